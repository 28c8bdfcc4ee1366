// Shapes and checks of sorting and order statistics.

import { ArgumentError } from "../../core/errors.js";
import { inferDenseStrides, isNonOverlappingAndDense, normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import type { OutSpec } from "../structured.js";

/** Values and their places keep self's order of dimensions, without gaps. */
export function sort_stable_meta(
  self: Tensor,
  stable: boolean | null,
  dim: number,
  _descending: boolean,
): readonly [OutSpec, OutSpec] {
  if (stable === null) throw new ArgumentError("sort(): c10::optional<bool> for stable has to have value.");
  normalizeDim(dim, self.shape.length);
  const { shape, dtype } = self;
  const strides = isNonOverlappingAndDense(shape, self.strides) ? self.strides : inferDenseStrides(shape, self.strides);
  return [
    { shape, dtype, strides },
    { shape, dtype: "int64", strides },
  ];
}

export function topk_meta(
  self: Tensor,
  k: number,
  dim: number,
  _largest: boolean,
  _sorted: boolean,
): readonly [OutSpec, OutSpec] {
  const d = normalizeDim(dim, self.shape.length);
  const size = self.shape.length === 0 ? 1 : self.shape[d]!;
  if (!(k >= 0 && k <= size)) throw new ArgumentError("selected index k out of range");
  const shape = self.shape.slice();
  if (shape.length > 0) shape[d] = k;
  return [
    { shape, dtype: self.dtype },
    { shape, dtype: "int64" },
  ];
}
