// Scalars: JavaScript numbers, bigints and booleans as operands, with the int / float kind that PyTorch's promotion needs.

import { describe } from "./describe.js";
import { BOOL, COMPLEX128, type DType, dtypeOf, FLOAT64, INT64 } from "./dtype.js";
import { ArgumentError, DTypeError } from "./errors.js";
import { optional } from "./optional.js";
import { once } from "./shared.js";

export type ScalarKind = "bool" | "int" | "float" | "complex";

/** A complex number: `{ re: 1, im: -2 }`. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

/** The class below, set once a program uses it or `scalar`: before that there are no typed scalars. */
const typedScalars = optional<new (...args: never[]) => object>("typed scalars");

const LocalTypedScalar = class TypedScalar {
  readonly value: number | bigint;
  readonly kind: Exclude<ScalarKind, "complex">;

  constructor(value: number | bigint, kind: Exclude<ScalarKind, "complex">) {
    this.value = value;
    this.kind = kind;
  }

  valueOf(): number | bigint {
    return this.value;
  }

  toString(): string {
    if (this.kind === "bool") return this.value ? "true" : "false";
    const text = String(this.value);
    return this.kind === "float" && Number.isInteger(this.value) && !text.includes("e") ? `${text}.` : text;
  }
};

/** A number that states its kind: `scalar(2, "float")` counts as floating in promotion where plain 2 counts as an integer. */
export const TypedScalar = once("TypedScalar", () => {
  typedScalars.install(LocalTypedScalar);
  return LocalTypedScalar;
});
export type TypedScalar = InstanceType<typeof TypedScalar>;

/**
 * A plain integral number of int64 counts as an integer, any other number (NaN and infinities too) as floating, `{ re, im }` as
 * complex.
 */
export type Scalar = number | bigint | boolean | TypedScalar | Complex;

/** An `int` of a schema, as a type: `tengen infer` reads it in the types of kernels. */
export type Int = number;
/** A `float` of a schema, likewise. */
export type Float = number;

/**
 * A scalar whose kind is explicit rather than inferred from the value.
 *
 * @example add(x, scalar(2, "float")) // an integer tensor is promoted to float
 * @throws ArgumentError if an `int` is not integral
 */
export function scalar(value: number | bigint | boolean, kind: Exclude<ScalarKind, "complex">): TypedScalar {
  if (kind === "float") return new TypedScalar(Number(value), kind);
  if (kind === "bool") return new TypedScalar(value ? 1 : 0, kind);
  if (kind !== "int") {
    throw new ArgumentError(`scalar: expected kind "bool", "int" or "float", got ${describe(kind)}`);
  }
  if (isWideBigInt(value) || (typeof value === "number" && !isInt64Number(value))) {
    throw new ArgumentError(`scalar: ${value} is not an int64; use scalar(${Number(value)}, "float")`);
  }
  return new TypedScalar(typeof value === "boolean" ? Number(value) : value, kind);
}

const TWO_63 = 2 ** 63;

/** Is it a number that int64 holds? Whole numbers beyond are floating, as literals of their size are in Python. */
function isInt64Number(value: number): boolean {
  return Number.isInteger(value) && value < TWO_63 && value >= -TWO_63;
}

/** Is it a bigint that int64 does not hold? No operator takes one. */
export function isWideBigInt(value: unknown): boolean {
  return typeof value === "bigint" && BigInt.asIntN(64, value) !== value;
}

/** Whether a value is a scalar: a number, bigint of int64, boolean, complex `{ re, im }` or a result of `scalar`. */
export function isScalar(value: unknown): value is Scalar {
  const type = typeof value;
  return (
    type === "number" ||
    type === "boolean" ||
    (type === "bigint" && !isWideBigInt(value)) ||
    (type === "object" &&
      ((typedScalars.installed !== null && value instanceof typedScalars.installed) || isComplexScalar(value)))
  );
}

/** Is it a complex number: an object with the numbers `re` and `im`? */
export function isComplexScalar(value: unknown): value is Complex {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as Partial<Complex>).re === "number" &&
    typeof (value as Partial<Complex>).im === "number"
  );
}

/** The number as an element of a tensor: the value of a typed scalar, other numbers unchanged. */
export function elementOf(value: Scalar): number | bigint | boolean | Complex {
  return typeof value === "object" && "kind" in value ? value.value : value;
}

/** The real part; for other numbers the number itself. */
export function realOf<T extends Scalar>(value: T): Exclude<T, Complex> | number {
  return typeof value === "object" && "re" in value ? value.re : (value as Exclude<T, Complex>);
}

/** The imaginary part: 0 except for complex numbers. */
export function imagOf(value: Scalar): number {
  return typeof value === "object" && "im" in value ? value.im : 0;
}

/** A scalar's kind in type promotion: `bool`, `int`, `float` or `complex`. */
export function scalarKind(value: Scalar): ScalarKind {
  if (typeof value === "number") return isInt64Number(value) ? "int" : "float";
  if (typeof value === "bigint") return "int";
  if (typeof value === "boolean") return "bool";
  if (typeof value !== "object" || value === null)
    throw new ArgumentError(`scalarKind: expected a number, bigint, boolean or complex number, got ${describe(value)}`);
  return "kind" in value ? value.kind : "complex";
}

/** Is it an integer? Booleans are, if `includeBool`. */
export function isIntegralScalar(value: Scalar, includeBool = false): boolean {
  const kind = scalarKind(value);
  return kind === "int" || (includeBool && kind === "bool");
}

export function isFloatingScalar(value: Scalar): boolean {
  return scalarKind(value) === "float";
}

export function isBooleanScalar(value: Scalar): boolean {
  return scalarKind(value) === "bool";
}

/** A complex number as texts show it: `1-2i`. */
export function complexText({ re, im }: Complex): string {
  return `${re}${im < 0 || Object.is(im, -0) ? "-" : "+"}${Math.abs(im)}i`;
}

/** A value as messages show it: complex numbers, and numbers that state their kind, written out; else as `describe`. */
export function describeScalar(value: unknown): string {
  if (value instanceof TypedScalar) return `${value.kind} ${String(value)}`;
  return isComplexScalar(value) ? `complex ${complexText(value)}` : describe(value);
}

/** The value as a double; integers beyond 2^53 are rounded. */
export function toNumber(value: Scalar): number {
  return typeof value === "number" ? value : Number(plainOf(value));
}

/**
 * The number within a typed scalar, or the real part of a complex number.
 * @throws DTypeError if it has an imaginary part
 */
function plainOf(value: Scalar): number | bigint | boolean {
  if (typeof value !== "object") return value;
  if ("kind" in value) return value.value;
  if (value.im !== 0) throw new DTypeError(`expected a real number, got ${complexText(value)}`);
  return value.re;
}

/** The value as an integer, truncated towards zero. */
export function toBigInt(value: Scalar): bigint {
  const plain = plainOf(value);
  if (typeof plain === "bigint") return plain;
  const number = Math.trunc(Number(plain));
  if (!Number.isFinite(number)) throw new ArgumentError(`cannot convert ${number} to an integer`);
  return BigInt(number);
}

/** The value as an integer JavaScript can hold: a number where it is safe, else a bigint. Truncates towards zero. */
export function toInteger(value: Scalar): number | bigint {
  const plain = plainOf(value);
  if (typeof plain === "bigint") {
    const number = Number(plain);
    return Number.isSafeInteger(number) ? number : plain;
  }
  const number = Math.trunc(Number(plain)) + 0;
  return Number.isSafeInteger(number) ? number : toBigInt(value);
}

/** Truth as in C: everything but zero, NaN included. */
export function toBoolean(value: Scalar): boolean {
  return imagOf(value) !== 0 || toNumber(value) !== 0;
}

/**
 * The code of a 0-dim tensor created from this number: bool, int64, float64 or complex128 (a wrapped number before defaults
 * apply).
 */
export function dtypeCodeOfScalar(value: Scalar): number {
  const kind = scalarKind(value);
  if (kind === "complex") return COMPLEX128;
  if (kind === "float") return FLOAT64;
  return kind === "int" ? INT64 : BOOL;
}

/** `bool`, `int64`, `float64` or `complex128`. */
export function dtypeOfScalar(value: Scalar): DType {
  return dtypeOf(dtypeCodeOfScalar(value));
}
