// Every operator that has a form in ONNX has the same results in onnxruntime as here; those that have none are rejected by
// name.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  dispatcher,
  forTensors,
  type Graph,
  makeGraph,
  mapTensors,
  noGrad,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { exportOnnx, type OnnxExport } from "../../onnx/index.js";
import { type Sample, samples } from "../samples/samples.js";
import { checked, differences, ort, pythonWithOnnx, runModel } from "./peers.js";

const folder = mkdtempSync(join(tmpdir(), "tengen-onnx-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Case {
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
  ["frac", () => [x()]],
];

/** The engine draws other random numbers: the shape and the dtype are compared. */
const random = /^(bernoulli|native_dropout$|uniform_|normal_)/;

/** Does the refusal name the operator, or one that its graph consists of? */
const named = (message: string, { operator, graph }: Case): boolean =>
  message.includes(`aten::${operator}`) ||
  graph.nodes.some(({ op }) => op !== null && message.includes(`(${op.name})`));

function caseOf({ operator, args, through }: Pick<Sample, "operator" | "args" | "through">): Case {
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

const all: readonly Pick<Sample, "operator" | "args" | "through">[] = [
  ...samples.filter(({ operator }) => operator !== "view.dtype"),
  ...others.map(([operator, args]) => ({ operator, args })),
];

interface Exported extends Case {
  readonly opset: number;
  readonly model: OnnxExport;
}

const exported: Exported[] = [];
const wrong: string[] = [];
const refused = new Set<string>();
/** Operators whose samples have no graph, as they read values of their inputs. */
const untraced = new Set<string>();
beforeAll(() => {
  for (const [i, one] of all.entries()) {
    let exportedCase: Case;
    try {
      exportedCase = caseOf(one);
    } catch (error) {
      const { name, message } = error as Error;
      if (name !== "UnsupportedError" || !message.includes("reads a value that depends on the inputs")) throw error;
      untraced.add(one.operator);
      continue;
    }
    for (const opset of i % 5 === 0 ? [17, 20, 16] : [17]) {
      try {
        exported.push({ ...exportedCase, opset, model: exportOnnx(exportedCase.graph, { opset }) });
      } catch (error) {
        const { name, message } = error as Error;
        if (name !== "UnsupportedError" || (!/ONNX has no complex/.test(message) && !named(message, exportedCase)))
          wrong.push(`${exportedCase.operator}: ${message}`);
        refused.add(exportedCase.operator);
      }
    }
  }
});

test("what has no graph reads lengths or batch sizes", () => {
  expect([...untraced].sort()).toEqual(["_pad_packed_sequence", "rnn_tanh.data"]);
});

test("what has no form is named, and nothing else ends an export", () => {
  expect(wrong).toEqual([]);
  const written = new Set(exported.map(({ operator }) => operator));
  expect(written.size).toBeGreaterThanOrEqual(345);
  // Some arguments of an operator may have a form, and others none.
  expect([...refused].filter((name) => written.has(name)).sort()).toEqual([
    "avg_pool2d_backward",
    "avg_pool3d_backward",
    "native_layer_norm_backward",
  ]);
});

test.skipIf(ort === null)("results in onnxruntime are those here, to 1e-5", async () => {
  const found: string[] = [];
  for (const { operator, graph, given, opset, model } of exported) {
    try {
      const actual = await runModel(ort!, model, given);
      const expected = noGrad(() => graph.run(...given.map((one) => one.clone())));
      const lines = differences(model, actual, expected);
      found.push(
        ...lines
          .filter((line) => !random.test(operator) || !line.includes("element"))
          .map((line) => `${operator}, opset ${opset}: ${line}`),
      );
    } catch (error) {
      found.push(`${operator}, opset ${opset}: ${(error as Error).message}`);
    }
  }
  expect(found).toEqual([]);
});

test.skipIf(pythonWithOnnx === null)("onnx's checker is content with every model", () => {
  const files = exported
    .filter(({ opset }) => opset <= 17)
    .map(({ operator, model }, i) => {
      const path = join(folder, `${i}-${operator}.onnx`);
      writeFileSync(path, model.files["model.onnx"]!);
      return path;
    });
  expect(checked(pythonWithOnnx!, files)).toBe("");
  // Errors in a model are detected.
  const [{ model }] = exported as [Exported];
  const bytes = model.files["model.onnx"]!.slice();
  bytes[1] = 99;
  writeFileSync(files[0]!, bytes);
  expect(checked(pythonWithOnnx!, files.slice(0, 1))).not.toBe("");
});
