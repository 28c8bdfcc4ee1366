// What densities are written in: operators on tensors, and on tensors and numbers.

import {
  add_Scalar,
  add_Tensor,
  clamp_min_,
  detach,
  div_Scalar,
  div_Tensor,
  expand as expand_op,
  log,
  masked_fill_Scalar,
  mul_Scalar,
  mul_Tensor,
  sub_Scalar,
  sub_Tensor,
  sum_dim_IntList,
  to_dtype,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { tensor } from "../core/creation.js";
import { getDefaultDType } from "../core/default-dtype.js";
import { describe } from "../core/describe.js";
import { isFloatingPoint } from "../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../core/errors.js";
import { broadcastAll, formatShape, sameShape } from "../core/shape.js";
import { isTensor, type Tensor } from "../core/tensor.js";

export const plus = (a: Tensor, b: Tensor | number): Tensor =>
  typeof b === "number" ? add_Scalar(a, b, 1) : add_Tensor(a, b, 1);
export const minus = (a: Tensor, b: Tensor | number): Tensor =>
  typeof b === "number" ? sub_Scalar(a, b, 1) : sub_Tensor(a, b, 1);
export const times = (a: Tensor, b: Tensor | number): Tensor =>
  typeof b === "number" ? mul_Scalar(a, b) : mul_Tensor(a, b);
export const over = (a: Tensor, b: Tensor | number): Tensor =>
  typeof b === "number" ? div_Scalar(a, b) : div_Tensor(a, b);

/** `1 - a` and its like. */
export const from = (a: number, b: Tensor): Tensor => add_Scalar(mul_Scalar(b, -1), a, 1);

/** The tensor with a number where the mask is true. */
export const where = (mask: Tensor, value: number, otherwise: Tensor): Tensor =>
  masked_fill_Scalar(otherwise, mask, value);

/** The sum over the last `count` dimensions. */
export function sumLast(a: Tensor, count: number): Tensor {
  if (count === 0) return a;
  return sum_dim_IntList(
    a,
    Array.from({ length: count }, (_, i) => -1 - i),
    false,
    null,
  );
}

/** `x log x`. */
export const xLogX = (a: Tensor): Tensor => times(a, log(a));

export function expandTo(a: Tensor, shape: readonly number[]): Tensor {
  return sameShape(a.shape, shape) ? a : expand_op(a, shape, false);
}

/** Raises a sample to a bound, in place and without that being recorded. */
export function raised(a: Tensor, bound: number): Tensor {
  noGrad(() => clamp_min_(detach(a), bound));
  return a;
}

/** Parameters, as tensors of floating-point numbers of their common shape; numbers take the first tensor's dtype and device. */
export function together<K extends string>(
  where: string,
  values: Readonly<Record<K, Tensor | number>>,
): Record<K, Tensor> {
  const entries = Object.entries(values) as [K, Tensor | number][];
  const first = entries.map(([, value]) => value).find((value) => isTensor(value)) as Tensor | undefined;
  const place = { dtype: first?.dtype ?? getDefaultDType(), device: first?.device ?? ("cpu" as const) };
  const all = entries.map(([name, value]) => {
    if (isTensor(value)) {
      if (!isFloatingPoint(value.dtype))
        throw new DTypeError(
          `${where}: ${name} must be floating point, got ${value.dtype}; convert it with to("float32")`,
        );
      return value;
    }
    if (typeof value !== "number")
      throw new ArgumentError(`${where}: ${name} must be a tensor or a number, got ${describe(value)}`);
    return tensor(value, place);
  });
  const shape = commonShape(
    where,
    entries.map(([name], i) => [name, all[i]!.shape]),
  );
  return Object.fromEntries(entries.map(([name], i) => [name, expandTo(all[i]!, shape)])) as Record<K, Tensor>;
}

/** @throws ShapeError naming the shapes, if they do not broadcast */
export function commonShape(
  where: string,
  shapes: readonly (readonly [name: string, shape: readonly number[]])[],
): readonly number[] {
  try {
    return broadcastAll(shapes.map(([, shape]) => shape));
  } catch {
    const shown = shapes.map(([name, shape]) => `${name} ${formatShape(shape)}`);
    throw new ShapeError(`${where}: ${shown.slice(0, -1).join(", ")} and ${shown.at(-1)!} have no common shape`);
  }
}

/** A value whose density is asked for: numbers, integers and booleans become the parameters' dtype. */
export function asValue(where: string, value: unknown, like: Tensor): Tensor {
  if (isTensor(value)) return isFloatingPoint(value.dtype) ? value : to_dtype(value, like.dtype, false, false, null);
  if (typeof value === "number") return tensor(value, { dtype: like.dtype, device: like.device });
  throw new ArgumentError(`${where}: the value must be a tensor or a number, got ${describe(value)}`);
}

/** The sum over the last dimension, which stays with size 1. */
export const sumKept = (a: Tensor): Tensor => sum_dim_IntList(a, [-1], true, null);
