// A node of an ONNX model as a call: its inputs as tensors, its attributes with their defaults.

import { type DType, type Tensor, tensor } from "../../generated/index.js";

/** Why a node is not mapped onto the library's functions. */
export class NoCounterpart extends Error {}

export interface StoredValue {
  readonly dtype?: string;
  readonly shape?: readonly number[];
  /** Little-endian elements in base64. */
  readonly bytes?: string;
  /** A value that is not a tensor: its type. */
  readonly other?: string;
}

type Attribute = number | string | readonly number[] | readonly string[] | { readonly tensor: StoredValue };

export interface StoredNode {
  readonly op: string;
  readonly domain: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: Readonly<Record<string, Attribute>>;
}

const elements = {
  float32: Float32Array,
  float64: Float64Array,
  int64: BigInt64Array,
  int32: Int32Array,
  int16: Int16Array,
  int8: Int8Array,
  uint8: Uint8Array,
} as const;

/** @throws NoCounterpart for values that are not tensors, and for dtypes that the library lacks */
export function toTensor({ dtype, shape, bytes, other }: StoredValue): Tensor {
  if (other !== undefined) throw new NoCounterpart(`a value of type ${other}`);
  const raw = new Uint8Array(Buffer.from(bytes ?? "", "base64"));
  if (dtype === "bool") return tensor(Array.from(raw, Boolean), { dtype: "bool" }).view(shape!);
  if (dtype === "float16") {
    const words = new Uint16Array(raw.buffer);
    return tensor(Array.from(words, halfValue), { dtype: "float16" }).view(shape!);
  }
  const Made = elements[dtype as keyof typeof elements];
  if (Made === undefined) throw new NoCounterpart(`dtype ${dtype}`);
  return tensor(new Made(raw.buffer) as never, { dtype: dtype as DType }).view(shape!);
}

function halfValue(word: number): number {
  const exponent = (word >> 10) & 31;
  const fraction = word & 1023;
  const sign = word >> 15 ? -1 : 1;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
}

/** The dtypes by ONNX's numbers for them. */
const dtypes: Readonly<Record<number, DType>> = {
  1: "float32",
  2: "uint8",
  3: "int8",
  5: "int16",
  6: "int32",
  7: "int64",
  9: "bool",
  10: "float16",
  11: "float64",
  16: "bfloat16",
};

export class Call {
  /** Positions of the inputs whose values were read: constants of a traced program. */
  readonly read = new Set<number>();

  readonly node: StoredNode;
  readonly inputs: readonly (Tensor | null)[];
  readonly opset: number;

  constructor(node: StoredNode, inputs: readonly (Tensor | null)[], opset: number) {
    this.node = node;
    this.inputs = inputs;
    this.opset = opset;
  }

  get op(): string {
    return this.node.op;
  }

  maybe(i: number): Tensor | null {
    return this.inputs[i] ?? null;
  }

  at(i: number): Tensor {
    const value = this.maybe(i);
    if (value === null) throw new NoCounterpart(`input ${i} is omitted`);
    return value;
  }

  get all(): readonly Tensor[] {
    return this.inputs.map((_, i) => this.at(i));
  }

  /** The elements of an input that is a constant of the program; null where it is omitted. */
  values(i: number): number[] | null {
    const value = this.maybe(i);
    if (value === null) return null;
    this.read.add(i);
    return value.flatten().toArray() as number[];
  }

  has(name: string): boolean {
    return this.node.attributes[name] !== undefined;
  }

  private attribute<T>(name: string): T | undefined {
    const value = this.node.attributes[name];
    if (typeof value === "object" && value !== null && "other" in value)
      throw new NoCounterpart(`the attribute ${name}`);
    return value as T | undefined;
  }

  number(name: string, missing: number): number {
    return this.attribute<number>(name) ?? missing;
  }

  text(name: string, missing = ""): string {
    return this.attribute<string>(name) ?? missing;
  }

  numbers(name: string): readonly number[] | null {
    return this.attribute<readonly number[]>(name) ?? null;
  }

  texts(name: string): readonly string[] | null {
    return this.attribute<readonly string[]>(name) ?? null;
  }

  constant(name: string): Tensor | null {
    const value = this.attribute<{ readonly tensor: StoredValue }>(name);
    return value === undefined ? null : toTensor(value.tensor);
  }

  dtype(name: string, missing: DType): DType {
    const number = this.attribute<number>(name);
    if (number === undefined) return missing;
    const dtype = dtypes[number];
    if (dtype === undefined) throw new NoCounterpart(`dtype number ${number}`);
    return dtype;
  }

  /** Axes by an attribute, or from some operator set on by an input; null where neither is given. */
  axes(input = 1, name = "axes"): readonly number[] | null {
    return this.numbers(name) ?? this.values(input);
  }
}
