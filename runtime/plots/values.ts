// The numbers of tensors and arrays, checked.

import { describe } from "../core/describe.js";
import { isComplex } from "../core/dtype.js";
import { ArgumentError, DTypeError } from "../core/errors.js";
import { formatShape } from "../core/shape.js";
import { isTensor, type Tensor } from "../core/tensor.js";

type Nested = number | boolean | bigint | readonly Nested[];

/** Elements in row-major order, and the shape. */
export interface Values {
  readonly shape: readonly number[];
  readonly data: readonly number[];
}

/** @throws DTypeError for complex tensors, ArgumentError for what is neither a tensor nor numbers */
export function valuesOf(where: string, given: Tensor | readonly number[]): Values {
  if (Array.isArray(given) && given.every((one) => typeof one === "number"))
    return { shape: [given.length], data: given };
  if (!isTensor(given)) throw new ArgumentError(`${where}: expected a tensor or numbers, got ${describe(given)}`);
  if (isComplex(given.dtype))
    throw new DTypeError(`${where}: complex numbers have no place on an axis: give x.abs(), x.real or x.imag`);
  const data: number[] = [];
  const visit = (part: Nested): void => {
    if (Array.isArray(part)) for (const one of part as readonly Nested[]) visit(one);
    else data.push(Number(part));
  };
  visit(given.toArray() as Nested);
  return { shape: given.shape, data };
}

/** Values with one of these numbers of dimensions. */
export function withDimensions(where: string, given: Tensor, wanted: readonly number[], as: string): Values {
  const values = valuesOf(where, given);
  if (!wanted.includes(values.shape.length) || values.data.length === 0)
    throw new ArgumentError(`${where}: expected ${as}, got a tensor of shape ${formatShape(values.shape)}`);
  return values;
}

/** The least and the largest finite value; 0 and 1 without any. */
export function rangeOf(data: readonly number[]): readonly [least: number, largest: number] {
  let [least, largest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of data) {
    if (!Number.isFinite(value)) continue;
    if (value < least) least = value;
    if (value > largest) largest = value;
  }
  return least <= largest ? [least, largest] : [0, 1];
}
