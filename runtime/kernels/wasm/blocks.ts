// What vector loops of pointwise operators do with each block of elements, whatever the number of tensors.

import type { Scalar } from "../../core/scalar.js";
import { transferred } from "../../core/storage.js";
import type { WasmFunction } from "../../wasm/module.js";
import { boolKind, type VectorKind } from "../../wasm/programs/vectors.js";
import type { AnyLoop } from "../loops/loop-table.js";
import { toWide } from "../math/int64.js";
import { divisionByZero, toBit, toFloat32, toFloat64, toInt } from "../math/scalar-math.js";
import type { Parameter } from "../pointwise/rule.js";

export type Elements = Uint8Array | Uint16Array | Float32Array | Float64Array;

/** A compiled program: the operands and the result in memory, the function, and which of the call's numbers it reads. */
export interface Compiled {
  readonly places: readonly Elements[];
  readonly result: Elements;
  /** The operand that the result overwrites. */
  readonly overwrites: number;
  /** Bytes of an element: of truth values, those of the elements beside them. */
  readonly bytes: number;
  /** Elements of a block. */
  readonly block: number;
  /** The number of elements that the function processes at a time; those past the end are not copied out. */
  readonly multiple: number;
  /** Whether elements past the end must not be 0. */
  readonly divides: boolean;
  readonly run: (bytes: number, p: number, q: number, r: number, s: number) => void;
  /** The same function with the address of each operand and of the result. */
  readonly apart: () => WasmFunction<"run">;
  readonly reads: readonly boolean[];
  readonly program: string;
  /** The minimum number of elements for which other threads are worth it. */
  readonly shared: number;
}

/** The program for a call's non-tensor arguments; null leaves the call to the next loop. */
export type Choice = (s0: Parameter, s1: Parameter, s2: Parameter, s3: Parameter) => Compiled | null;

/** Makes the loop of a program, which returns false, if compilation fails, to leave the run to the next loop. */
export type Maker = (choose: Choice, kind: VectorKind) => AnyLoop;

/** Copies a block of an operand in, or the only element of a constant one. */
export function copyIn(place: Elements, array: Elements, at: number, step: number, done: number, count: number): void {
  if (array.length === 0) throw transferred();
  if (step === 1) place.set(array.subarray(at + done, at + done + count));
  else place.fill(array[at]!, 0, count);
}

/** A function that fails for a divisor of 0 only. */
export function failing(run: Compiled["run"]): Compiled["run"] {
  return (...args) => {
    try {
      run(...args);
    } catch (error) {
      throw error instanceof WebAssembly.RuntimeError ? divisionByZero() : error;
    }
  };
}

/** Lets the elements past the end be divisors. */
export function divisible(places: readonly Elements[], count: number, multiple: number): void {
  const end = Math.ceil(count / multiple) * multiple;
  if (end > count)
    for (const place of places) place.fill((place instanceof BigInt64Array ? 1n : 1) as number, count, end);
}

export const conversions: Readonly<Record<VectorKind["lanes"], (value: Scalar) => number | bigint>> = {
  f32: toFloat32,
  f64: toFloat64,
  i64: toWide,
  i32: toInt,
  i8: toInt,
  u8: toInt,
  i16: toInt,
};

/** Converts a number of the call to the dtype, if the program reads it; an absent one is read as 0, as in the other loops. */
export type Converter = (value: Parameter, isRead: boolean) => number;

export function converter(kind: VectorKind): Converter {
  const { lanes } = kind;
  const convert = kind === boolKind ? toBit : conversions[lanes];
  const nothing = lanes === "i64" ? 0n : 0;
  // WebAssembly takes 64-bit integers as bigints.
  return (value, isRead) => (isRead ? convert((value ?? 0) as Scalar) : nothing) as number;
}

export const callNumbers = (
  { reads }: Compiled,
  convert: Converter,
  s0: Parameter,
  s1: Parameter,
  s2: Parameter,
  s3: Parameter,
) => [convert(s0, reads[0]!), convert(s1, reads[1]!), convert(s2, reads[2]!), convert(s3, reads[3]!)] as const;
