// The conditions that rows of broken-laws.json name in `if`, beyond their patterns of text: what holds of a call's operands as they are when it is
// made, or of the result that differs.

import { numelOf } from "../../runtime/core/shape.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { findOperator } from "../../tests/conformance/library.js";
import { decodeArgument, elementsOf, makeInput, namesIn, type Program, runStep, type Step } from "./program.js";

/** A call of a program, and where a law is broken. */
interface Call {
  /** The operand of that name in the schema; null if the operator has none. */
  readonly operand: (name: string) => unknown;
  /** The tensors among the operands that are written to, and those among the others. */
  readonly written: readonly Tensor[];
  readonly read: readonly Tensor[];
  /** The names of the results in the schema, in order, null for those without one. */
  readonly results: readonly (string | null)[];
  /** The number of the result that differs, -1 if that is none of this call's. */
  readonly differing: number;
}

const numbers = (value: unknown): readonly number[] => (isTensor(value) ? elementsOf(value as Tensor).map(Number) : []);

function isSingular(matrices: unknown): boolean {
  if (!isTensor(matrices)) return false;
  if (numbers(matrices).some((x) => !Number.isFinite(x))) return true;
  const factor = findOperator("aten::linalg_lu_factor_ex")!;
  const [, , info] = factor.call([matrices.detach().resolveConj().resolveNeg(), true, false]) as readonly Tensor[];
  return numbers(info).some((place) => place !== 0);
}

/** The ratio of the largest singular value of a matrix to its smallest. */
function condition(matrices: unknown): number {
  if (!isTensor(matrices)) return 1;
  const values = findOperator("aten::linalg_svdvals")!.call([matrices.detach(), null]) as Tensor;
  const [rows, n] = [numbers(values), values.shape.at(-1)!];
  return Math.max(...rows.map((most, i) => (i % n === 0 ? most / rows[i + n - 1]! : 1)));
}

export const conditions: Readonly<Record<string, (call: Call) => boolean>> = {
  "a matrix is singular, or something not finite": ({ operand }) =>
    isSingular(operand("A")) || !numbers(operand("B")).every(Number.isFinite),
  "the result is a matrix of singular vectors": ({ results, differing }) => /^(U|Vh?)$/.test(results[differing] ?? ""),
  "a matrix is ill-conditioned": ({ operand }) => condition(operand("A")) > 1e3,
  "singular values are cut off": ({ operand }) => condition(operand("self")) * Number(operand("rcond") ?? 0) > 1,
  "an output is an operand": ({ written, read }) =>
    written.some(({ storage }) => read.some((operand) => operand.storage === storage)),
  "an index is that of the padding": ({ operand }) =>
    numbers(operand("indices")).includes(Number(operand("padding_idx"))),
  "an element is below -1": ({ operand }) => numbers(operand("self")).some((x) => x < -1),
  "an operand has NaN": ({ operand }) =>
    ["self", "min", "max", "other"].some((name) => numbers(operand(name)).some(Number.isNaN)),
  "an operand is not finite": ({ read }) => read.some((one) => !numbers(one).every(Number.isFinite)),
  "two sources have the same index": ({ operand }) => {
    const self = operand("self");
    const count = isTensor(self) ? self.numel : 0;
    const places = numbers(operand("index")).map((at) => (at < 0 ? at + count : at));
    return operand("accumulate") === false && new Set(places).size < places.length;
  },
  "two elements of a plane have the same index": ({ operand }) => {
    const [indices, size] = [operand("indices"), operand("output_size")];
    const plane = isTensor(indices) && Array.isArray(size) ? numelOf(indices.shape.slice(-size.length)) : 1;
    const places = numbers(indices);
    return places.some((at, i) => places.slice(i - (i % plane), i).includes(at));
  },
};

/** Which result of a step a description of a difference is about: it begins with the value's name, or with `result N`. */
function differingOf({ outs }: Step, what: string): number {
  const [, number, name] = /^(?:result (\d+)|(\w+)): /.exec(what) ?? [];
  return number === undefined ? outs.indexOf(name ?? "") : Number(number);
}

function callOf(step: Step, values: ReadonlyMap<string, unknown>, what: string): Call {
  const { schema } = findOperator(`aten::${step.op}`)!;
  const operands = schema.arguments.map(({ type }, i) => decodeArgument(step.args[i]!, type, values));
  const tensorsOf = (isWritten: boolean): Tensor[] =>
    schema.arguments.flatMap(({ alias, containerAlias }, i) =>
      ((alias ?? containerAlias)?.write === true) === isWritten ? [operands[i]].flat().filter(isTensor) : [],
    );
  return {
    written: tensorsOf(true),
    read: tensorsOf(false),
    operand: (name) => {
      const i = schema.arguments.findIndex((argument) => argument.name === name);
      return i < 0 ? null : operands[i];
    },
    results: schema.returns.map(({ name }) => name),
    differing: differingOf(step, what),
  };
}

/** Whether a condition holds of some call of a program whose operator matches. @param what the description of the difference */
export function holds(condition: string, operator: RegExp, { inputs, steps }: Program, what: string): boolean {
  const values = new Map<string, unknown>(inputs.map((input) => [input.name, makeInput(input)]));
  return steps.some((step) => {
    const isKnown = step.args.flatMap(namesIn).every((name) => values.has(name));
    const isMet = isKnown && operator.test(step.op) && conditions[condition]!(callOf(step, values, what));
    runStep(step, values);
    return isMet;
  });
}
