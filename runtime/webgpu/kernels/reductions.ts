// Reductions of the registry as programs of rows.

import type { DType } from "../../core/dtype.js";
import type { Queue } from "../queue.js";
import { storedAs } from "../wgsl/storage.js";
import type { ShaderFold, ShaderParameter, ShaderProgram } from "../words.js";
import type { Operand } from "./operands.js";
import type { Runner } from "./pointwise.js";
import { dimsOf, foldRows } from "./rows.js";

/** A reduction of the registry. */
export interface Reduction {
  /** For floating-point numbers, and for integers if that is another one; null: not for these. */
  readonly floats: ShaderProgram | null;
  readonly integers?: ShaderProgram | null;
  /** Positions of the reduced dimensions among the arguments; undefined: all are reduced. */
  readonly dim?: number;
  /** Whether the result is a truth value, or a position: the numbers keep the input's dtype. */
  readonly result?: "bool" | "int64";
  readonly parameters?: readonly (readonly [kind: ShaderParameter, index: number])[];
  /** Positions of the tensors; the first argument by default. */
  readonly inputs?: readonly number[];
  /** Whether there is a result for each element. */
  readonly isEach?: boolean;
  /** An operator without an out form that reduces all dimensions so. */
  readonly whole?: string;
}

const fold = (operation: string, start: string | null, value: string): ShaderFold => [
  operation,
  start === null ? null : `return ${start};`,
  `return ${value};`,
];
const program = (folds: readonly ShaderFold[], result = "acc0"): ShaderProgram => [folds, `return ${result};`];

const sum = program([fold("+", "#0#", "a")]);
const product = program([fold("*", "#1#", "a")]);
const largest = program([fold("maximum", null, "a")]);
const smallest = program([fold("minimum", null, "a")]);
const some = program([fold("||", "#0#", "is_true(a)")], "is_true(acc0)");
const every = program([fold("&&", "#1#", "is_true(a)")], "is_true(acc0)");
/** The first position of the extreme; NaN counts as one. */
const firstOf = (extreme: string): ShaderProgram =>
  program(
    [fold(extreme, null, "a"), fold("minimum", "count", "select(count, index, same(a, acc0) || f_isnan(a))")],
    "acc1",
  );
const mean = program([fold("+", "#0#", "a")], "div(acc0, count)");
const deviation = [fold("+", "#0#", "a"), fold("+", "#0#", "mul(sub(a, div(acc0, count)), sub(a, div(acc0, count)))")];
const left = "f_maximum(sub(count, select(number(0), #1#, absent(0))), #0#)";
const variance = program(deviation, `div(acc1, ${left})`);
const spread = program(deviation, `f_sqrt(div(acc1, ${left}))`);
/** The largest element, and the sum of the exponentials of what is less by it. */
const exponentials = [fold("maximum", null, "a"), fold("+", "#0#", "f_exp(sub(a, acc0))")];
const logOfSum = program(
  [fold("maximum", null, "a"), fold("+", "#0#", "f_exp(sub(a, select(acc0, #0#, f_isinf(acc0))))")],
  "add(f_log(acc1), select(acc0, #0#, f_isinf(acc0)))",
);

/** By the names of out forms. */
export const reductions: Readonly<Record<string, Reduction>> = {
  "sum.IntList_out": { floats: sum, dim: 1, whole: "sum" },
  "nansum.out": { floats: program([fold("+", "#0#", "select(a, #0#, f_isnan(a))")]), integers: sum, dim: 1 },
  "prod.int_out": { floats: product, dim: 1 },
  "prod.out": { floats: product },
  "mean.out": { floats: mean, integers: null, dim: 1, whole: "mean" },
  "_softmax.out": {
    floats: program(exponentials, "div(f_exp(sub(a, acc0)), acc1)"),
    integers: null,
    dim: 1,
    isEach: true,
  },
  "_log_softmax.out": {
    floats: program(exponentials, "sub(sub(a, acc0), f_log(acc1))"),
    integers: null,
    dim: 1,
    isEach: true,
  },
  "_softmax_backward_data.out": {
    floats: program([fold("+", "#0#", "mul(a, b)")], "mul(b, sub(a, acc0))"),
    integers: null,
    dim: 2,
    inputs: [0, 1],
    isEach: true,
  },
  "_log_softmax_backward_data.out": {
    floats: program([fold("+", "#0#", "a")], "sub(a, mul(f_exp(b), acc0))"),
    integers: null,
    dim: 2,
    inputs: [0, 1],
    isEach: true,
  },
  "amax.out": { floats: largest, dim: 1 },
  "amin.out": { floats: smallest, dim: 1 },
  "argmax.out": { floats: firstOf("maximum"), dim: 1, result: "int64" },
  "argmin.out": { floats: firstOf("minimum"), dim: 1, result: "int64" },
  "any.out": { floats: some, dim: 1, result: "bool" },
  "any.all_out": { floats: some, result: "bool" },
  "all.out": { floats: every, dim: 1, result: "bool" },
  "all.all_out": { floats: every, result: "bool" },
  "count_nonzero.dim_IntList_out": {
    floats: program([fold("+", "#0#", "one_if(is_true(a))")]),
    dim: 1,
    result: "int64",
  },
  "count_nonzero.out": { floats: program([fold("+", "#0#", "one_if(is_true(a))")]), result: "int64" },
  "var.correction_out": { floats: variance, integers: null, dim: 1, parameters: [["n?", 2]] },
  "std.correction_out": { floats: spread, integers: null, dim: 1, parameters: [["n?", 2]] },
  "logsumexp.out": { floats: logOfSum, integers: null, dim: 1 },
  "linalg_vector_norm.out": {
    floats: program(
      [
        fold("maximum", "#0#", "f_abs(a)"),
        fold("minimum", "c_inf()", "f_abs(a)"),
        fold("+", "#0#", "norm_term(a, number(0), acc0)"),
      ],
      "norm_result(number(0), acc0, acc1, acc2)",
    ),
    integers: null,
    dim: 2,
    parameters: [["n", 1]],
  },
};

/** What a reduction computes in: the dtype of results, or of the numbers where results are truths or positions. */
function computingDType({ result }: Reduction, input: Operand, out: Operand): DType {
  if (result === undefined) return out.dtype;
  return input.dtype;
}

function reduce(queue: Queue, name: string, reduction: Reduction, args: readonly unknown[], out: Operand): void {
  const { inputs = [0], isEach = false } = reduction;
  const input = args[0] as Operand;
  const dtype = computingDType(reduction, input, out);
  const type = storedAs(dtype).type;
  const { floats, integers = floats, dim } = reduction;
  foldRows(queue, {
    name,
    program: (type === "f32" ? floats : integers) ?? [[], "return #0#;"],
    inputs: inputs.map((i) => args[i] as Operand),
    dims: dim === undefined ? dimsOf(null, input.shape.length) : dimsOf(args[dim], input.shape.length),
    shape: input.shape,
    parameters: (reduction.parameters ?? []).map(([kind, at]) => [kind, args[at]]),
    isEach,
    isTruth: reduction.result === "bool",
    dtype,
    out,
  });
}

const runner =
  (name: string, reduction: Reduction): Runner =>
  (queue, args, [out]) =>
    reduce(queue, name, reduction, args, out!);

/** Values and positions of an extreme, one after the other. */
const withPositions =
  (extreme: "maximum" | "minimum"): Runner =>
  (queue, args, [values, indices]) => {
    reduce(queue, extreme, { floats: extreme === "maximum" ? largest : smallest, dim: 1 }, args, values!);
    reduce(queue, `position of ${extreme}`, { floats: firstOf(extreme), dim: 1, result: "int64" }, args, indices!);
  };

export const reductionKernels: Readonly<Record<string, Runner>> = {
  ...Object.fromEntries(Object.entries(reductions).map(([name, one]) => [name, runner(name, one)])),
  "max.dim_max": withPositions("maximum"),
  "min.dim_min": withPositions("minimum"),
  "aminmax.out": (queue, args, [least, most]) => {
    reduce(queue, "minimum", { floats: smallest, dim: 1 }, args, least!);
    reduce(queue, "maximum", { floats: largest, dim: 1 }, args, most!);
  },
  "var_mean.correction_out": (queue, args, [spreads, means]) => {
    reduce(queue, "var", { floats: variance, integers: null, dim: 1, parameters: [["n?", 2]] }, args, spreads!);
    reduce(queue, "mean", { floats: mean, integers: null, dim: 1 }, args, means!);
  },
  "std_mean.correction_out": (queue, args, [spreads, means]) => {
    reduce(queue, "std", { floats: spread, integers: null, dim: 1, parameters: [["n?", 2]] }, args, spreads!);
    reduce(queue, "mean", { floats: mean, integers: null, dim: 1 }, args, means!);
  },
};
