// Numerical gradients of samples on a grid: central differences inside, one-sided differences at the edges.

import {
  add_Tensor,
  cat,
  diff,
  div_Scalar,
  div_Tensor,
  mul_Scalar,
  mul_Tensor,
  neg,
  reshape,
  slice_Tensor,
  sub_Tensor,
} from "../../../generated/operators.js";
import { UINT8 } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";

function check(
  self: Tensor,
  spacings: number | null,
  dims: readonly number[],
  givenDims: boolean,
  edgeOrder: number,
): void {
  if (self.dtypeCode === UINT8) throw new DTypeError("gradient does not support uint8 input.");
  if (spacings !== null && !givenDims && spacings !== 1 && spacings !== self.shape.length) {
    throw new ArgumentError(
      `gradient expected spacing to be unspecified, a scalar or a list of length ${self.shape.length} but got a list of length ${spacings}`,
    );
  }
  if (spacings !== null && givenDims && spacings !== dims.length) {
    throw new ArgumentError(
      `gradient expected spacing to be unspecified, a scalar or it's spacing and dim arguments to have the same length, but got a spacing argument of length ${spacings} and a dim argument of length ${dims.length}.`,
    );
  }
  if (edgeOrder !== 1 && edgeOrder !== 2) {
    throw new ArgumentError("gradient only supports edge_order=1 and edge_order=2.");
  }
  for (const dim of dims) {
    if (self.shape[normalizeDim(dim, self.shape.length)]! < edgeOrder + 1) {
      throw new ShapeError("gradient expected each dimension size to be at least edge_order+1");
    }
  }
}

/** `self[start:end]` along a dimension; null stands for its end. */
function slice(self: Tensor, dim: number, start: number, end: number | null): Tensor {
  return slice_Tensor(self, dim, start, end, 1);
}

function minus(a: Tensor, b: Tensor): Tensor {
  return sub_Tensor(a, b, 1);
}

function plus(a: Tensor, b: Tensor): Tensor {
  return add_Tensor(a, b, 1);
}

/** `a * self[i] + b * self[i + 1] + c * self[i + 2]` of three adjacent slices. */
function weighted(weights: readonly [Tensor, Tensor, Tensor], slices: readonly [Tensor, Tensor, Tensor]): Tensor {
  return plus(
    plus(mul_Tensor(weights[0], slices[0]), mul_Tensor(weights[1], slices[1])),
    mul_Tensor(weights[2], slices[2]),
  );
}

function evenly(self: Tensor, spacing: readonly Scalar[], dims: readonly number[], edgeOrder: number): Tensor[] {
  if (spacing.length < dims.length) {
    throw new ArgumentError(
      `gradient: spacing must have one entry for each of the ${dims.length} dimensions, or be one number for all, got ${spacing.length} entries`,
    );
  }
  return dims.map((dim, i) => {
    const d = normalizeDim(dim, self.shape.length);
    const step = spacing[i]!;
    const centre = div_Scalar(div_Scalar(minus(slice(self, d, 2, null), slice(self, d, 0, -2)), step), 2);
    if (edgeOrder === 1) {
      const first = div_Scalar(minus(slice(self, d, 1, 2), slice(self, d, 0, 1)), step);
      const last = div_Scalar(minus(slice(self, d, -1, null), slice(self, d, -2, -1)), step);
      return cat([first, centre, last], d);
    }
    const edge = (a: Tensor, b: Tensor, c: Tensor, sign: number): Tensor =>
      div_Scalar(plus(plus(mul_Scalar(a, -1.5 * sign), mul_Scalar(b, 2 * sign)), mul_Scalar(c, -0.5 * sign)), step);
    const first = edge(slice(self, d, 0, 1), slice(self, d, 1, 2), slice(self, d, 2, 3), 1);
    const last = edge(slice(self, d, -1, null), slice(self, d, -2, -1), slice(self, d, -3, -2), -1);
    return cat([first, centre, last], d);
  });
}

function alongCoordinates(
  self: Tensor,
  coordinates: readonly Tensor[],
  dims: readonly number[],
  edgeOrder: number,
): Tensor[] {
  return dims.map((dim, i) => {
    const positions = coordinates[i]!;
    if (positions.shape.length !== 1) {
      throw new ShapeError(
        `gradient expected each element of spacing to have one dimension, but got an element with ${positions.shape.length} dimensions!`,
      );
    }
    const d = normalizeDim(dim, self.shape.length);
    const shape = self.shape.map((_, k) => (k === d ? -1 : 1));
    const steps = diff(positions, 1, 0, null, null);
    const h1 = slice(steps, 0, 0, -1);
    const h2 = slice(steps, 0, 1, null);
    const sum = plus(h1, h2);
    const centre = weighted(
      [
        reshape(div_Tensor(neg(h2), mul_Tensor(h1, sum)), shape),
        reshape(div_Tensor(minus(h2, h1), mul_Tensor(h1, h2)), shape),
        reshape(div_Tensor(h1, mul_Tensor(h2, sum)), shape),
      ],
      [slice(self, d, 0, -2), slice(self, d, 1, -1), slice(self, d, 2, null)],
    );
    const step = (k: number): Tensor => slice(steps, 0, k, k === -1 ? null : k + 1);
    const at = (k: number): Tensor => slice(self, d, k, k === -1 ? null : k + 1);
    if (edgeOrder === 1) {
      const first = div_Tensor(minus(at(1), at(0)), reshape(step(0), shape));
      const last = div_Tensor(minus(at(-1), at(-2)), reshape(step(-1), shape));
      return cat([first, centre, last], d);
    }
    const edge = (near: number, far: number, places3: readonly [number, number, number], sign: number): Tensor => {
      const p = step(near);
      const q = step(far);
      const sum = plus(p, q);
      const a = div_Tensor(neg(plus(mul_Scalar(p, 2), q)), mul_Tensor(p, sum));
      const b = div_Tensor(sum, mul_Tensor(p, q));
      const c = div_Tensor(neg(p), mul_Tensor(q, sum));
      const [x, y, z] = [a, b, c].map((weight) => reshape(mul_Scalar(weight, sign), shape)) as [Tensor, Tensor, Tensor];
      return weighted([x, y, z], [at(places3[0]), at(places3[1]), at(places3[2])]);
    };
    const first = edge(0, 1, [0, 1, 2], 1);
    const last = edge(-1, -2, [-1, -2, -3], -1);
    return cat([first, centre, last], d);
  });
}

function allDims(self: Tensor, dim: number | null): readonly number[] {
  return dim === null ? [...self.shape.keys()] : [dim];
}

export function gradient_scalarint_composite(
  self: Tensor,
  spacing: Scalar | null,
  dim: number | null,
  edgeOrder: number,
): Tensor[] {
  const dims = allDims(self, dim);
  check(self, spacing === null ? null : dims.length, dims, true, edgeOrder);
  return evenly(self, new Array<Scalar>(dims.length).fill(spacing ?? 1), dims, edgeOrder);
}

export function gradient_scalararray_composite(
  self: Tensor,
  spacing: Scalar,
  dim: readonly number[],
  edgeOrder: number,
): Tensor[] {
  check(self, dim.length, dim, true, edgeOrder);
  return evenly(self, new Array<Scalar>(dim.length).fill(spacing), dim, edgeOrder);
}

export function gradient_array_composite(self: Tensor, dim: readonly number[], edgeOrder: number): Tensor[] {
  check(self, null, dim, true, edgeOrder);
  return evenly(self, new Array<Scalar>(dim.length).fill(1), dim, edgeOrder);
}

export function gradient_scalarrayint_composite(
  self: Tensor,
  spacing: readonly Scalar[],
  dim: number | null,
  edgeOrder: number,
): Tensor[] {
  const dims = allDims(self, dim);
  check(self, spacing.length, dims, dim !== null, edgeOrder);
  return evenly(self, spacing, dims, edgeOrder);
}

export function gradient_scalarrayarray_composite(
  self: Tensor,
  spacing: readonly Scalar[],
  dim: readonly number[],
  edgeOrder: number,
): Tensor[] {
  check(self, spacing.length, dim, true, edgeOrder);
  return evenly(self, spacing, dim, edgeOrder);
}

export function gradient_tensorarrayint_composite(
  self: Tensor,
  spacing: readonly Tensor[],
  dim: number | null,
  edgeOrder: number,
): Tensor[] {
  const dims = allDims(self, dim);
  check(self, spacing.length, dims, dim !== null, edgeOrder);
  return alongCoordinates(self, spacing, dims, edgeOrder);
}

export function gradient_tensorarray_composite(
  self: Tensor,
  spacing: readonly Tensor[],
  dim: readonly number[],
  edgeOrder: number,
): Tensor[] {
  check(self, spacing.length, dim, true, edgeOrder);
  return alongCoordinates(self, spacing, dim, edgeOrder);
}
