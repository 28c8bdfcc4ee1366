// Helpers for writing families of calls: inputs of any layout, calls with named arguments, in the form of a program.

import { type DType, dtypeCodeOf, isDifferentiableCode } from "../../runtime/core/dtype.js";
import { isComplexScalar, TypedScalar } from "../../runtime/core/scalar.js";
import type { Type } from "../../runtime/schema/types.js";
import { defaultOf, findOperator } from "../../tests/conformance/library.js";
import type { Dice } from "./generate.js";
import { type Argument, type Figure, figure, type Input, isList, type Program, partsOf, type Step } from "./program.js";

/** The kind of elements of an input. */
export type Values =
  | "any"
  | "positive"
  /** From 0 to 1. */
  | "unit"
  /** All different. */
  | "distinct"
  /** Many are equal. */
  | "ties"
  | "signs"
  /** Indices below the number. */
  | number
  | readonly Figure[];
export interface Wish {
  readonly dtype?: DType;
  readonly values?: Values;
  readonly grad?: boolean;
  /** Always row-major without gaps, independent of the random layout. */
  readonly plain?: boolean;
  /** NaN, infinities and zeros of both signs may be among them. */
  readonly special?: boolean;
}
export interface Ref {
  readonly x: string;
}

const product = (shape: readonly number[]): number => shape.reduce((a, b) => a * Math.max(0, b), 1);
const single = new Float32Array(1);

/** Creates the inputs and steps of one program. */
export class Mint {
  readonly dice: Dice;
  /** The dtype of most tensors of floating-point numbers. */
  readonly float: DType;
  /** Whether gradients are requested at the end. */
  readonly gradients: boolean;
  private readonly inputs: Input[] = [];
  private readonly steps: Step[] = [];
  private readonly outputs: string[] = [];
  private readonly bits: boolean;
  private names = 0;

  constructor(dice: Dice, floats: readonly DType[]) {
    this.dice = dice;
    this.float = dice.pick(floats);
    this.bits = floats.length > 2;
    this.gradients = dice.chance(0.6);
  }

  get complex(): boolean {
    return partsOf(this.float) === 2;
  }

  int(low: number, high: number): number {
    return this.dice.int(low, high);
  }

  pick<T>(...items: readonly T[]): T {
    return this.dice.pick(items);
  }

  chance(p: number): boolean {
    return this.dice.chance(p);
  }

  /** The value, or occasionally null. */
  maybe<T>(make: () => T, p = 0.6): T | null {
    return this.dice.chance(p) ? make() : null;
  }

  list(length: number, make: (i: number) => number): number[] {
    return Array.from({ length }, (_, i) => make(i));
  }

  /** Sizes between the bounds, occasionally 0. */
  shape(rank: number, low: number, high: number): number[] {
    return this.list(rank, () => (this.dice.chance(0.02) ? 0 : this.dice.int(low, high)));
  }

  /** A tensor as an input. */
  t(shape: readonly number[], wish: Wish = {}): Ref {
    const { dice } = this;
    const dtype = wish.dtype ?? (typeof wish.values === "number" ? "int64" : this.float);
    const differentiable = isDifferentiableCode(dtypeCodeOf(dtype));
    const [strides, offset] = wish.plain === true ? [rowMajor(shape), 0] : this.layout(shape);
    const span = product(shape) === 0 ? 0 : 1 + shape.reduce((sum, n, d) => sum + (n - 1) * strides[d]!, 0);
    const name = `x${this.names++}`;
    this.inputs.push({
      name,
      dtype,
      shape: [...shape],
      strides,
      offset,
      storage: this.elements((offset + span) * partsOf(dtype), dtype, wish),
      ...(this.bits && partsOf(dtype) === 2 && dice.chance(0.1) ? { conjugate: true as const } : {}),
      ...(this.gradients && differentiable && (wish.grad ?? dice.chance(0.8)) ? { requiresGrad: true as const } : {}),
    });
    return { x: name };
  }

  private layout(shape: readonly number[]): [strides: number[], offset: number] {
    const { dice } = this;
    const roll = dice.next();
    const offset = dice.chance(0.1) ? dice.int(1, 5) : 0;
    const ordered = (order: readonly number[], gap: number): number[] => {
      const strides = new Array<number>(shape.length);
      let step = gap;
      for (const d of order) {
        strides[d] = step;
        step *= Math.max(1, shape[d]!);
      }
      return strides;
    };
    const last = shape.map((_, d) => shape.length - 1 - d);
    if (roll < 0.1 && shape.length >= 3) return [ordered([1, ...last.filter((d) => d !== 1)], 1), offset];
    if (roll < 0.2 && shape.length >= 2) return [ordered(last.toReversed(), 1), offset];
    if (roll < 0.28) return [ordered(last, dice.int(2, 3)), offset];
    if (roll < 0.34 && shape.length >= 1) {
      // Expanded along one dimension.
      const strides = ordered(last, 1);
      strides[dice.int(0, shape.length - 1)] = 0;
      return [strides, offset];
    }
    return [ordered(last, 1), offset];
  }

  private elements(count: number, dtype: DType, { values = "any", special = false }: Wish): Figure[] {
    const { dice } = this;
    if (typeof values === "object") {
      if (values.length === 0 && count > 0) throw new Error("no values for an input that has elements");
      return Array.from({ length: count }, (_, i) => values[i % values.length]!);
    }
    if (typeof values === "number" && dtype !== "bool")
      return Array.from({ length: count }, () => (values <= 0 ? 0 : dice.int(0, values - 1)));
    const floating = isDifferentiableCode(dtypeCodeOf(dtype));
    const round = dtype === "float64" || dtype === "complex128" ? (x: number) => x : rounded(dtype);
    const sprinkled = special && dice.chance(0.15);
    const order = values === "distinct" ? shuffled(dice, count) : [];
    const one = (i: number): Figure => {
      if (dtype === "bool") return dice.int(0, 1);
      if (!floating) {
        if (values === "distinct") return order[i]! % (dtype === "int64" || dtype === "int32" ? 2 ** 31 : 120);
        if (special && dtype === "int64" && dice.chance(0.02))
          return dice.pick(["9223372036854775807", "-9223372036854775808", "9007199254740993"]);
        return dtype === "uint8" || values === "positive"
          ? dice.int(values === "positive" ? 1 : 0, 9)
          : dice.int(-6, 9);
      }
      if (sprinkled && dice.chance(0.06))
        return dice.pick<Figure>(["NaN", "Infinity", "-Infinity", "-0", 0, 1e-40, 1e30]);
      switch (values) {
        case "positive":
          return round(dice.next() * 2.5 + 0.125);
        case "unit":
          return round(dice.next() * 0.96 + 0.02);
        case "distinct":
          return round((order[i]! - count / 2) / 16);
        case "ties":
          return dice.int(-4, 4) / 2;
        case "signs":
          return dice.chance(0.5) ? 1 : -1;
        default:
          return round((dice.next() - 0.5) * 4);
      }
    };
    return Array.from({ length: count }, (_, i) => one(i));
  }

  /**
   * A step. Arguments are given by name; omitted ones take their defaults. Occasionally one is replaced, so that rejections are compared, too.
   * @returns references to the results, lists by their first items
   */
  call(op: string, given: Readonly<Record<string, unknown>>): Ref[] {
    const found = findOperator(`aten::${op}`);
    // An operator that the registry lacks, or has under another name, is an error in the family.
    if (found === null) throw new Error(`the registry has no operator ${op}`);
    const { schema } = found;
    for (const name of Object.keys(given))
      if (!schema.arguments.some((argument) => argument.name === name)) throw new Error(`${op} has no ${name}`);
    const wrong = this.dice.chance(0.06) ? this.dice.pick(Object.keys(given)) : null;
    const args = schema.arguments.map((argument) => {
      const { name, type } = argument;
      const value = Object.hasOwn(given, name) ? given[name] : defaultOf(argument);
      return encode(name === wrong ? this.changed(value) : value, type);
    });
    const outs = schema.returns.map(({ type }) => {
      if (type.kind === "list") return Array.from({ length: 12 }, () => `x${this.names++}`);
      return type.kind === "base" && type.name === "Tensor" ? `x${this.names++}` : null;
    });
    this.steps.push({ op, args, outs });
    const names = outs.map((out) => (Array.isArray(out) ? (out[0] as string) : (out as string | null)) ?? "");
    this.outputs.push(...names.filter((name) => name !== ""));
    return names.map((x) => ({ x }));
  }

  private changed(value: unknown): unknown {
    const { dice } = this;
    if (typeof value === "number") return Number.isInteger(value) ? value + dice.pick([-1, 1, -3]) : -value;
    if (typeof value === "boolean") return !value;
    if (Array.isArray(value)) {
      if (value.length === 0 || dice.chance(0.3)) return value.slice(0, -1);
      const at = dice.int(0, value.length - 1);
      return value.map((item, i) => (i === at ? this.changed(item) : item));
    }
    const input = this.inputs.find(({ name }) => name === (value as Ref | null)?.x);
    if (input === undefined) return value;
    const shape = dice.chance(0.5) ? input.shape.map((n) => n + dice.pick([0, 0, 1])) : input.shape;
    const dtype =
      shape === input.shape ? dice.pick<DType>(["float32", "float64", "int64", "int32", "bool"]) : input.dtype;
    return this.t(dice.chance(0.2) ? shape.slice(1) : shape, { dtype, values: input.dtype === "int64" ? 2 : "any" });
  }

  program(id: string): Program {
    const { inputs, steps } = this;
    const leaves = inputs.filter(({ requiresGrad }) => requiresGrad === true).map(({ name }) => name);
    const program = { id, inputs, steps };
    if (leaves.length === 0) return program;
    return { ...program, backward: { outputs: this.outputs, leaves, second: this.chance(0.6) } };
  }
}

const rowMajor = (shape: readonly number[]): number[] =>
  shape.map((_, d) => Math.max(1, product(shape.slice(d + 1).map((n) => Math.max(1, n)))));

function rounded(dtype: DType): (x: number) => number {
  // Half-precision inputs are multiples of a step that both formats represent exactly.
  if (dtype === "float16" || dtype === "bfloat16") return (x) => Math.round(x * 16) / 16 + 0;
  return (x) => {
    single[0] = x;
    return single[0]!;
  };
}

function shuffled(dice: Dice, count: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = dice.int(0, i);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

function encode(value: unknown, type: Type): Argument {
  if (value === null || value === undefined) return null;
  if (type.kind === "optional") return encode(value, type.element);
  if (Array.isArray(value)) return value.map((item) => encode(item, type.kind === "list" ? type.element : type));
  if (typeof value === "object" && ("x" in value || "f" in value || "i" in value || "c" in value))
    return value as Argument;
  if (type.kind === "list") return encode(value, type.element);
  const base = type.kind === "base" ? type.name : "";
  if (isComplexScalar(value)) return { c: [figure(value.re), figure(value.im)] };
  if (value instanceof TypedScalar)
    return value.kind === "float" ? { f: figure(Number(value.value)) } : { i: figure(value.value) };
  if (typeof value === "bigint") return { i: figure(value) };
  if (typeof value === "number")
    return base === "float" || !Number.isInteger(value) ? { f: figure(value) } : { i: figure(value) };
  if (base === "ScalarType") return { d: String(value) };
  if (base === "MemoryFormat") return { format: String(value) };
  return typeof value === "boolean" || typeof value === "string" || isList(value as Argument)
    ? (value as Argument)
    : String(value);
}
