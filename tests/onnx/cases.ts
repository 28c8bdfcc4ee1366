// Calls of operators as graphs, for tests of exports: the samples of all operators, and further ones with integers and booleans.

import {
  dispatcher,
  forTensors,
  type Graph,
  makeGraph,
  mapTensors,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { type Sample, samples } from "../samples/samples.js";

export interface Case {
  readonly operator: string;
  readonly graph: Graph;
  readonly given: readonly Tensor[];
}

const i64 = (data: unknown): Tensor => tensor(data as number[], { dtype: "int64" });
const i32 = (data: unknown): Tensor => tensor(data as number[], { dtype: "int32" });
const bool = (data: unknown): Tensor => tensor(data as boolean[], { dtype: "bool" });
const x = (): Tensor => tensor([[-1.5, 0.5, 2.25], [3, -0.75, 0]]); // biome-ignore format: a matrix
const y = (): Tensor => tensor([[2, -0.5, 1.5], [-2, 0.25, 1]]); // biome-ignore format: a matrix

/** Missing from the samples: integers, booleans, comparisons of them, operators without derivatives. */
const others: readonly (readonly [operator: string, args: () => readonly unknown[]])[] = [
  ["argmax", () => [x()]],
  ["argmax", () => [x(), 1, true]],
  ["argmin", () => [x(), 0]],
  ["floor_divide", () => [i64([7, -7, 8, -8]), i64([2, 2, -3, -3])]],
  ["floor_divide", () => [x(), y()]],
  ["remainder.Tensor", () => [i64([7, -7, 8, -8]), i64([3, 3, -3, -3])]],
  ["fmod.Tensor", () => [i64([7, -7, 8, -8]), i64([3, 3, -3, -3])]],
  ["div.Tensor_mode", () => [i64([7, -7, 8]), i64([2, 2, -3]), "trunc"]],
  ["div.Tensor", () => [i64([7, -7, 8]), i64([2, 2, -3])]],
  ["add.Tensor", () => [i64([1, 2]), x().slice(1, 0, 2), 2]],
  ["add.Tensor", () => [tensor([250, 3], { dtype: "uint8" }), tensor([10, 4], { dtype: "uint8" })]],
  ["mul.Tensor", () => [bool([true, false]), bool([true, true])]],
  ["sum", () => [bool([true, false, true])]],
  ["sum.dim_IntList", () => [i32([[1, 2], [3, 4]]), [1]]], // biome-ignore format: a matrix
  ["prod", () => [i64([2, 3, 4])]],
  ["cumsum", () => [i64([2, 3, 4]), 0]],
  ["logical_and", () => [x(), bool([true, false, true])]],
  ["logical_or", () => [x(), bool([true, false, true])]],
  ["logical_xor", () => [x(), bool([true, false, true])]],
  ["logical_not", () => [x()]],
  ["bitwise_and.Tensor", () => [bool([true, false]), bool([true, true])]],
  ["bitwise_or.Tensor", () => [bool([true, false]), bool([true, true])]],
  ["bitwise_xor.Tensor", () => [bool([true, false]), bool([true, true])]],
  ["bitwise_not", () => [i64([5, -6])]],
  ["bitwise_not", () => [bool([true, false])]],
  ["eq.Tensor", () => [i64([1, 2]), tensor([1, 2.5])]],
  ["lt.Scalar", () => [i64([1, 2, 3]), 2.5]],
  ["isinf", () => [tensor([1, Number.POSITIVE_INFINITY, Number.NaN])]],
  ["isposinf", () => [tensor([1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])]],
  ["isneginf", () => [tensor([1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])]],
  ["isnan", () => [i64([1])]],
  ["all", () => [bool([true, true])]],
  ["any", () => [i64([0, 0])]],
  ["ones_like", () => [x()]],
  ["zeros_like", () => [x()]],
  ["full_like", () => [x(), 2.5]],
  ["new_zeros", () => [x(), [2]]],
  ["new_ones", () => [x(), [2], "int64"]],
  ["new_full", () => [x(), [2, 1], 7]],
  ["bmm", () => [x().reshape([1, 2, 3]), y().reshape([1, 3, 2])]],
  ["mm", () => [i64([[1, 2]]), i64([[3], [4]])]],
  ["mm", () => [x(), y().t()]],
  ["tril", () => [x(), 0]],
  ["triu", () => [i64([[1, 2], [3, 4]]), 1]], // biome-ignore format: a matrix
  ["detach", () => [x()]],
  ["copy", () => [i64([1, 2, 3]), y().select(0, 0)]],
  ["lift_fresh_copy", () => [x()]],
  ["view_copy", () => [x(), [3, 2]]],
  ["unsafe_split.Tensor", () => [x(), 2, 1]],
  ["pow.Tensor_Scalar", () => [i64([2, 3]), 3]],
  ["square", () => [x()]],
  ["atan2", () => [x(), y()]],
  ["atan2", () => [tensor([0, -0, 0, -0, 1, -1]), tensor([-0, -0, 0, 0, -0, 0])]],
  ["unfold", () => [x(), 1, 2, 1]],
  ["unfold", () => [x(), -1, 1, 2]],
  ["any.dims", () => [bool([[true, false], [false, false]]), [1], true]], // biome-ignore format: a matrix
  ["all.dims", () => [bool([[true, true], [false, true]]), [0, 1]]], // biome-ignore format: a matrix
  ["bitwise_left_shift.Tensor", () => [i64([1, -3, 5, 7]), i64([2, 1, 62, 0])]],
  ["bitwise_left_shift.Tensor_Scalar", () => [i32([1, -3, 1 << 30]), 2]],
  ["bitwise_right_shift.Tensor", () => [i64([17, -17, -1, 5]), i64([2, 2, 5, 0])]],
  ["bitwise_right_shift.Scalar_Tensor", () => [-9, i64([1, 2, 3])]],
  ["scatter_reduce.two", () => [x(), 0, i64([[0, 1, 0]]), y(), "sum", true]],
  ["scatter_reduce.two", () => [x(), 1, i64([[0, 1, 0], [2, 2, 2]]), y(), "prod", false]], // biome-ignore format: a matrix
  ["scatter_reduce.two", () => [x(), 1, i64([[0, 1, 0], [2, 2, 2]]), y(), "mean", false]], // biome-ignore format: a matrix
  ["scatter_reduce.two", () => [x(), 1, i64([[0, 1, 0], [2, 2, 2]]), y(), "mean", true]], // biome-ignore format: a matrix
  ["adaptive_max_pool2d", () => [tensor([[[[1, 2, 3, 4], [8, 7, 6, 5]]]]), [1, 1]]], // biome-ignore format: a matrix
  ["adaptive_max_pool2d", () => [tensor([[[[1, 2, 3, 4], [8, 7, 6, 5]]]]), [1, 2]]], // biome-ignore format: a matrix
  ["max_unpool2d", () => [tensor([[[[8, 6]]]]), i64([[[[4, 6]]]]), [2, 4]]],
  ["repeat_interleave.self_int", () => [x(), 2, 1]],
  ["_upsample_nearest_exact2d", () => [x().reshape([1, 1, 2, 3]), [3, 4]]],
  ["frac", () => [x()]],
];

/** The engine draws other random numbers: the shape and the dtype are compared. */
export const random = /^(bernoulli|native_dropout$|uniform_|normal_)/;

/** Does the refusal name the operator, or one that its graph consists of? */
export const named = (message: string, { operator, graph }: Case): boolean =>
  message.includes(`aten::${operator}`) ||
  graph.nodes.some(({ op }) => op !== null && message.includes(`(${op.name})`));

export function caseOf({ operator, args, through }: Pick<Sample, "operator" | "args" | "through">): Case {
  const op = dispatcher.get(`aten::${operator}`);
  const given = (through === undefined ? args() : through(args())) as readonly unknown[];
  // Engines compute in 32 bits.
  const values = op.parameters.list.map(({ default: standard }, i) => {
    const value = i < given.length ? given[i] : standard;
    return mapTensors(value, (one) => (one.dtype === "float64" ? one.to({ dtype: "float32" }) : one).detach());
  });
  const tensors: Tensor[] = [];
  forTensors(values, (one) => tensors.push(one));
  // Inputs cannot be written to, copies can.
  const writes = op.described.includes("!") || operator === "native_batch_norm";
  const graph = makeGraph(
    (...leaves: Tensor[]) => {
      let i = 0;
      return dispatcher.call(
        op,
        values.map((value) =>
          mapTensors(value === "float64" ? "float32" : value, () => (writes ? leaves[i++]!.clone() : leaves[i++]!)),
        ),
      );
    },
    { dynamicShapes: "allow" },
  )(...tensors.map((one) => one.clone()));
  return { operator, graph: graph as unknown as Graph, given: tensors };
}

export const all: readonly Pick<Sample, "operator" | "args" | "through">[] = [
  ...samples.filter(({ operator }) => operator !== "view.dtype"),
  ...others.map(([operator, args]) => ({ operator, args })),
];
