// Random programs as data: their inputs, steps and arguments in JSON, in the form that both the Python script and this project read.

import { type DType, dtypeCodeOf, isComplexCode } from "../../runtime/core/dtype.js";
import { formatOf } from "../../runtime/core/format.js";
import { withoutLazyBits } from "../../runtime/core/hooks.js";
import { type Scalar, scalar } from "../../runtime/core/scalar.js";
import { allocate, isTensor, makeTensor, type Tensor } from "../../runtime/core/tensor.js";
import { conjugateHi, negativeHi } from "../../runtime/dispatch/keys.js";
import type { FunctionSchema, Type } from "../../runtime/schema/types.js";
import { findOperator, wrapScalar } from "../../tests/conformance/library.js";

/** A number as JSON holds it: NaN, infinities, -0 and integers beyond 2^53 as text. A complex element is two of them, the real part first. */
export type Figure = number | string;

export interface Input {
  readonly name: string;
  readonly dtype: DType;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly offset: number;
  /** The entire storage, including gaps. */
  readonly storage: readonly Figure[];
  /** Lazily conjugated, lazily negated: the storage contains the conjugated or negated values. */
  readonly conjugate?: true;
  readonly negative?: true;
  readonly requiresGrad?: true;
}

/** An argument: a value of the program, a number of stated kind, a name of PyTorch's, or plain JSON. */
export type Argument =
  | null
  | boolean
  | string
  | { readonly x: string }
  | { readonly i: Figure }
  | { readonly f: Figure }
  | { readonly c: readonly [Figure, Figure] }
  | { readonly d: string }
  | { readonly format: string }
  | { readonly device: string }
  | { readonly layout: string }
  | readonly Argument[];

export interface Step {
  /** Registry name without namespace. */
  readonly op: string;
  /** All arguments in the order of the schema. */
  readonly args: readonly Argument[];
  /** A name for each tensor among the results, null for other results, a list for a list. */
  readonly outs: readonly (string | null | readonly string[])[];
}

export interface Program {
  readonly id: string;
  readonly inputs: readonly Input[];
  readonly steps: readonly Step[];
  /** Gradients requested at the end; `second` also requests those of the gradients. */
  readonly backward?: {
    readonly outputs: readonly string[];
    readonly leaves: readonly string[];
    readonly second: boolean;
  };
}

/** PyTorch's description of a tensor. */
export interface Seen {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly offset: number;
  readonly data: readonly Figure[];
  /** The first value of the program that has this storage, and the first that is this very tensor. */
  readonly storage: string;
  readonly same: string;
  readonly grad: boolean;
  readonly leaf: boolean;
  readonly node: string | null;
  readonly version: number;
}
export interface StepAnswer {
  readonly error?: string;
  readonly skipped?: true;
  /** Results that are not tensors, in order. */
  readonly plain?: readonly Argument[];
  /** New values, and all values where the step writes. */
  readonly seen?: Readonly<Record<string, Seen>>;
  /** The elements of results when the same call is made in double precision, or the functional form of a call that writes. */
  readonly double?: Readonly<Record<string, readonly Figure[]>>;
  /** Which of PyTorch's other ways to make this call has other results. */
  readonly contradicts?: string;
  /** What keeps operands from being those of a factorisation with one answer. */
  readonly operands?: readonly string[];
  /** The length of each result that is a list, -1 for other results. */
  readonly lengths?: readonly number[];
}
export interface GradAnswer {
  readonly error?: string;
  readonly gradients?: readonly (Seen | null)[];
  readonly second?: readonly (Seen | null)[] | null;
  readonly secondError?: string;
  /** The same as central differences of what PyTorch computes in double precision, one list a leaf, if they were asked for. */
  readonly differences?: readonly (readonly Figure[])[];
  readonly secondDifferences?: readonly (readonly Figure[])[];
  /** The same by derivatives in double precision, if they were asked for. */
  readonly doubles?: readonly (readonly Figure[] | null)[];
  readonly secondDoubles?: readonly (readonly Figure[] | null)[];
  /** Which of PyTorch's other ways to compute the same values has other gradients, or other gradients of those, if that was asked for. */
  readonly contradicts?: string;
  readonly secondContradicts?: string;
}
export interface Answer {
  readonly id: string;
  /** How PyTorch's process ended, and in which step; the number of steps for gradients. */
  readonly crashed?: string;
  readonly crashedAt?: number;
  /** The process did not crash, but took too long. */
  readonly late?: boolean;
  readonly steps: readonly StepAnswer[];
  readonly backward?: GradAnswer;
}

export function figure(value: number | bigint): Figure {
  if (typeof value === "bigint")
    return value >= -9007199254740992n && value <= 9007199254740992n ? Number(value) : String(value);
  if (Object.is(value, -0)) return "-0";
  return Number.isFinite(value) ? value : String(value);
}

export function numberOf(value: Figure): number | bigint {
  if (typeof value === "number") return value;
  return /^-?\d+$/.test(value) && value !== "-0" ? BigInt(value) : Number(value);
}

/** Calls back with the storage place and the row-major index of every element. */
export function forEachPlace(
  shape: readonly number[],
  strides: readonly number[],
  offset: number,
  visit: (place: number, index: number) => void,
): void {
  const numel = shape.reduce((a, b) => a * b, 1);
  const counter = new Array<number>(shape.length).fill(0);
  let place = offset;
  for (let index = 0; index < numel; index++) {
    visit(place, index);
    for (let d = shape.length - 1; d >= 0; d--) {
      place += strides[d]!;
      if (++counter[d]! < shape[d]!) break;
      place -= strides[d]! * shape[d]!;
      counter[d] = 0;
    }
  }
}

/** The number of figures of an element. */
export const partsOf = (dtype: DType): 1 | 2 => (isComplexCode(dtypeCodeOf(dtype)) ? 2 : 1);

export const isConjugate = (tensor: Tensor): boolean => (tensor.keysHi & conjugateHi) !== 0;
export const isNegative = (tensor: Tensor): boolean => (tensor.keysHi & negativeHi) !== 0;

/** The figures of an entire storage, including gaps, as numbers of the tensor's dtype. */
export function storageOf(tensor: Tensor): (number | bigint)[] {
  tensor.storage.expose();
  const array = tensor.storage.typed(tensor.dtype)!;
  const format = formatOf(tensor.dtypeCode);
  return Array.from(array as Iterable<number | bigint>, (bits) => format?.load(bits as number) ?? bits);
}

/** The logical elements in row-major order: numbers, bigints for int64, bytes for bool, two numbers for a complex one. */
export function elementsOf(given: Tensor): (number | bigint)[] {
  // A lazily negated bool tensor has no elements that could be read, unless it is empty.
  const tensor = withoutLazyBits.installed === null || given.numel === 0 ? given : withoutLazyBits.installed(given);
  const whole = storageOf(tensor);
  const perElement = partsOf(tensor.dtype);
  const elements: (number | bigint)[] = [];
  forEachPlace(tensor.shape, tensor.strides, tensor.offset, (place) => {
    for (let part = 0; part < perElement; part++) elements.push(whole[place * perElement + part]!);
  });
  return elements;
}

/** Overwrites a tensor's elements without informing autograd. */
export function overwrite(tensor: Tensor, data: readonly Figure[]): void {
  tensor.storage.expose();
  const array = tensor.storage.typed(tensor.dtype)!;
  const format = formatOf(tensor.dtypeCode);
  const perElement = partsOf(tensor.dtype);
  forEachPlace(tensor.shape, tensor.strides, tensor.offset, (place, index) => {
    for (let part = 0; part < perElement; part++) {
      const value = numberOf(data[index * perElement + part]!);
      const turned = isNegative(tensor) !== (part === 1 && isConjugate(tensor));
      const at = place * perElement + part;
      if (array instanceof BigInt64Array) array[at] = turned ? -BigInt(value) : BigInt(value);
      else
        array[at] = format?.store(turned ? -Number(value) : Number(value)) ?? (turned ? -Number(value) : Number(value));
    }
  });
}

export function makeInput(input: Input): Tensor {
  const whole = allocate([input.storage.length / partsOf(input.dtype)], input.dtype);
  overwrite(whole, input.storage);
  let tensor = makeTensor(whole.storage, input.shape, input.strides, input.offset, input.dtype);
  if (input.conjugate === true) tensor = findOperator("aten::_conj")!.call([tensor]) as Tensor;
  if (input.negative === true) tensor = findOperator("aten::_neg_view")!.call([tensor]) as Tensor;
  if (input.requiresGrad === true) tensor.requiresGrad = true;
  return tensor;
}

export class MissingValue extends Error {}

/** The argument itself, by its type in the schema. */
export function decodeArgument(value: Argument, type: Type, values: ReadonlyMap<string, unknown>): unknown {
  if (type.kind === "optional") return value === null ? null : decodeArgument(value, type.element, values);
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (isList(value)) {
    const element = type.kind === "list" ? type.element : type;
    return value.map((item) => decodeArgument(item, element, values));
  }
  if ("x" in value) {
    const known = values.get(value.x);
    if (known === undefined) throw new MissingValue(value.x);
    return known;
  }
  if ("i" in value || "f" in value || "c" in value) {
    const plain = "c" in value ? 0 : numberOf("i" in value ? value.i : value.f);
    const typed: Scalar =
      "c" in value
        ? { re: Number(numberOf(value.c[0])), im: Number(numberOf(value.c[1])) }
        : scalar(plain, "f" in value ? "float" : "int");
    const name = type.kind === "base" ? type.name : "";
    if (type.kind === "list") return new Array(type.size ?? 1).fill(decodeArgument(value, type.element, values));
    if (name === "Tensor") return wrapScalar(typed);
    if (name === "Scalar") return typed;
    return typeof plain === "bigint" ? plain : Number(plain);
  }
  return Object.values(value)[0];
}

export const isList = (value: Argument): value is readonly Argument[] => Array.isArray(value);

/** The names of values that an argument mentions. */
export function namesIn(value: Argument): string[] {
  if (value === null || typeof value !== "object") return [];
  if (isList(value)) return value.flatMap(namesIn);
  return "x" in value ? [value.x] : [];
}

/** Fixed numbers from which gradients start. */
export const cotangent = (index: number, order: number): number => (((index * 7 + order * 3) % 11) - 5) / 4 + 0.125;

/** Removes the values that a rejected call was to write to: their content is unspecified. */
export function forgetWritten(schema: FunctionSchema, args: readonly Argument[], values: Map<string, unknown>): void {
  const lost = new Set(
    schema.arguments.flatMap(({ alias }, i) =>
      alias?.write === true ? namesIn(args[i]!).map((name) => (values.get(name) as Tensor | undefined)?.storage) : [],
    ),
  );
  if (lost.size === 0) return;
  for (const [name, value] of [...values]) if (lost.has((value as Tensor).storage)) values.delete(name);
}

export interface Outcome {
  /** Whether all values that the step needs existed. */
  readonly ran: boolean;
  readonly error: unknown;
  readonly results: readonly unknown[];
  readonly fresh: readonly string[];
}

/** Runs one step here and names its results. */
export function runStep(step: Step, values: Map<string, unknown>): Outcome {
  const operator = findOperator(`aten::${step.op}`);
  if (operator === null) throw new Error(`the registry has no operator ${step.op}`);
  const { schema } = operator;
  let given: unknown[];
  try {
    given = step.args.map((arg, i) => decodeArgument(arg, schema.arguments[i]!.type, values));
  } catch (error) {
    if (error instanceof MissingValue) return { ran: false, error: null, results: [], fresh: [] };
    throw error;
  }
  let result: unknown;
  try {
    result = operator.call(given);
  } catch (error) {
    forgetWritten(schema, step.args, values);
    return { ran: true, error: error ?? new Error("nothing was thrown"), results: [], fresh: [] };
  }
  const results = schema.returns.length === 0 ? [] : schema.returns.length === 1 ? [result] : (result as unknown[]);
  const fresh: string[] = [];
  step.outs.forEach((name, i) => {
    const pairs = Array.isArray(name)
      ? (name as readonly string[]).map((inner, j) => [inner, (results[i] as unknown[])[j]] as const)
      : [[name as string | null, results[i]] as const];
    for (const [inner, value] of pairs) {
      if (inner === null || !isTensor(value)) continue;
      values.set(inner, value);
      fresh.push(inner);
    }
  });
  return { ran: true, error: null, results, fresh };
}
