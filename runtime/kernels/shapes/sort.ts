// Shapes and checks of sorting and order statistics.

import { ArgumentError, DTypeError, IndexError, ShapeError } from "../../core/errors.js";
import { type Scalar, scalarKind } from "../../core/scalar.js";
import { formatShape, inferDenseStrides, isNonOverlappingAndDense, normalizeDim } from "../../core/shape.js";
import { isTensor, type Tensor } from "../../core/tensor.js";
import { argumentOfDType } from "../checks/dtypes.js";
import type { OutSpec } from "../shapes/outputs.js";

/** Values and indices, dense in self's dimension order. */
export function sort_stable_spec(
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

export function topk_spec(
  self: Tensor,
  k: number,
  dim: number,
  _largest: boolean,
  _sorted: boolean,
): readonly [OutSpec, OutSpec] {
  const d = normalizeDim(dim, self.shape.length);
  const size = self.shape.length === 0 ? 1 : self.shape[d]!;
  if (!(k >= 0 && k <= size)) throw new ArgumentError("selected index k out of range");
  if (self.shape.length > 0) refuseBool("topk_cpu", self);
  const shape = self.shape.slice();
  if (shape.length > 0) shape[d] = k;
  return [
    { shape, dtype: self.dtype },
    { shape, dtype: "int64" },
  ];
}

/** Values and indices with one dimension removed, or of size 1. */
function reducedPair(self: Tensor, dim: number, keepdim: boolean): readonly [OutSpec, OutSpec] {
  const d = normalizeDim(dim, self.shape.length);
  const shape = self.shape.slice();
  if (shape.length > 0) {
    if (keepdim) shape[d] = 1;
    else shape.splice(d, 1);
  }
  return [
    { shape, dtype: self.dtype },
    { shape, dtype: "int64" },
  ];
}

/** @throws DTypeError for bool, which these operators do not order */
export function refuseBool(kernel: string, self: Tensor): void {
  if (self.dtype === "bool") throw new DTypeError(`"${kernel}" not implemented for 'bool'`);
}

function lengthAlong(self: Tensor, dim: number): number {
  return self.shape.length === 0 ? 1 : self.shape[normalizeDim(dim, self.shape.length)]!;
}

/** @throws IndexError if the dimension to reduce has no elements */
function checkNotEmpty(operator: string, self: Tensor, dim: number): void {
  if (lengthAlong(self, dim) !== 0) return;
  const d = normalizeDim(dim, self.shape.length);
  throw new IndexError(`${operator}: Expected reduction dim ${d} to have non-zero size.`);
}

export function kthvalue_spec(self: Tensor, k: number, dim: number, keepdim: boolean): readonly [OutSpec, OutSpec] {
  checkNotEmpty("kthvalue()", self, dim);
  if (!(k >= 1 && k <= lengthAlong(self, dim))) {
    throw new ArgumentError(
      `kthvalue(): selected number k out of range for dimension ${normalizeDim(dim, self.shape.length)}`,
    );
  }
  if (self.shape.length > 0) refuseBool("kthvalue_cpu", self);
  return reducedPair(self, dim, keepdim);
}

export function median_dim_spec(self: Tensor, dim: number, keepdim: boolean): readonly [OutSpec, OutSpec] {
  checkNotEmpty("median()", self, dim);
  refuseBool("median_out", self);
  return reducedPair(self, dim, keepdim);
}

export function mode_spec(self: Tensor, dim: number, keepdim: boolean): readonly [OutSpec, OutSpec] {
  checkNotEmpty("mode()", self, dim);
  return reducedPair(self, dim, keepdim);
}

function scanPair(self: Tensor, dim: number): readonly [OutSpec, OutSpec] {
  normalizeDim(dim, self.shape.length);
  return [
    { shape: self.shape, dtype: self.dtype },
    { shape: self.shape, dtype: "int64" },
  ];
}

export function cummax_spec(self: Tensor, dim: number): readonly [OutSpec, OutSpec] {
  return scanPair(self, dim);
}

export function cummin_spec(self: Tensor, dim: number): readonly [OutSpec, OutSpec] {
  return scanPair(self, dim);
}

export function histc_spec(self: Tensor, bins: number, _min: Scalar, _max: Scalar): OutSpec {
  if (!(bins > 0)) throw new ArgumentError(`histc(): bins must be > 0, but got ${bins}`);
  return { shape: [bins], dtype: self.dtype };
}

/** Checks of `searchsorted` and `bucketize`, and the result's spec. */
function searchSpec(boundaries: Tensor, inputShape: readonly number[], outInt32: boolean): OutSpec {
  const dims = boundaries.shape.length;
  if (dims === 0) {
    throw new ShapeError("searchsorted(): boundaries tensor should have positive dimension, but got 0 dimension");
  }
  if (inputShape.length === 0 && dims !== 1) {
    throw new ShapeError(
      `searchsorted(): input value can be a scalar only when boundaries tensor dimension is 1, but we got boundaries tensor dim(${dims}) and input value's dim(0) numel(1)`,
    );
  }
  const matches =
    dims === 1 ||
    (dims === inputShape.length && boundaries.shape.slice(0, -1).every((size, d) => size === inputShape[d]));
  if (!matches) {
    throw new ShapeError(
      `searchsorted(): boundaries tensor should be 1 dimension or the first N-1 dimensions of boundaries tensor and input value tensor must match, but we got boundaries tensor ${formatShape(boundaries.shape)} and input value tensor ${formatShape(inputShape)}`,
    );
  }
  return { shape: inputShape, dtype: outInt32 ? "int32" : "int64" };
}

/** Whether the search returns the index after equal elements. */
export function searchesRight(right: boolean, side: string | null): boolean {
  if (side === null) return right;
  if (right && side === "left") {
    throw new ArgumentError(
      "searchsorted(): side and right can't be set to opposites, got side of left while right was True",
    );
  }
  return side === "right";
}

export function searchsorted_Tensor_spec(
  sortedSequence: Tensor,
  self: Tensor,
  outInt32: boolean,
  right: boolean,
  side: string | null,
  sorter: Tensor | null,
): OutSpec {
  searchesRight(right, side);
  if (sortedSequence.dtype === "bool" && self.dtype === "bool")
    throw new DTypeError('searchsorted does not support bool: convert it with `to("uint8")`');
  if (sorter !== null) {
    if (formatShape(sorter.shape) !== formatShape(sortedSequence.shape)) {
      throw new ShapeError(
        `searchsorted(): boundary and sorter must have the same size, but got boundary tensor ${formatShape(sortedSequence.shape)}and got sorter tensor ${formatShape(sorter.shape)}`,
      );
    }
    if (sorter.dtype !== "int64") {
      throw new DTypeError(argumentOfDType("sorter", "int64", sorter));
    }
  }
  return searchSpec(sortedSequence, self.shape, outInt32);
}

export function bucketize_Tensor_spec(self: Tensor, boundaries: Tensor, outInt32: boolean, _right: boolean): OutSpec {
  if (boundaries.shape.length !== 1) {
    throw new ShapeError(`boundaries tensor must be 1 dimension, but got dim(${boundaries.shape.length})`);
  }
  if (boundaries.dtype === "bool" && self.dtype === "bool")
    throw new DTypeError('bucketize does not support bool: convert it with `to("uint8")`');
  return { shape: self.shape, dtype: outInt32 ? "int32" : "int64" };
}

/** @throws DTypeError for bool, which PyTorch's kernel does not support */
function isinSpec(elements: Tensor | Scalar, testElements: Tensor | Scalar, shape: readonly number[]): OutSpec {
  for (const operand of [elements, testElements]) {
    const bool = isTensor(operand) ? operand.dtype === "bool" : scalarKind(operand) === "bool";
    if (bool) throw new DTypeError('isin does not support bool: convert it with `to("uint8")`');
  }
  return { shape, dtype: "bool" };
}

export function isin_Tensor_Tensor_spec(
  elements: Tensor,
  testElements: Tensor,
  _assumeUnique: boolean,
  _invert: boolean,
): OutSpec {
  return isinSpec(elements, testElements, elements.shape);
}

export function isin_Tensor_Scalar_spec(
  elements: Tensor,
  testElement: Scalar,
  _assumeUnique: boolean,
  _invert: boolean,
): OutSpec {
  return isinSpec(elements, testElement, elements.shape);
}

export function isin_Scalar_Tensor_spec(
  element: Scalar,
  testElements: Tensor,
  _assumeUnique: boolean,
  _invert: boolean,
): OutSpec {
  return isinSpec(element, testElements, []);
}
