// Shapes and checks of gather, scatter, index_select and related operators.

import { BOOL, INT32, INT64, isComplexCode, isIntegralCode, UINT8 } from "../../core/dtype.js";
import { ArgumentError, DTypeError, IndexError, ShapeError } from "../../core/errors.js";
import { isComplexScalar, type Scalar } from "../../core/scalar.js";
import {
  assertNoOverlap,
  broadcastAll,
  checkInplaceShape,
  contiguousStrides,
  formatShape,
  normalizeDim,
  preserveStrides,
  sameShape,
} from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { argumentOfDType, requireIndices } from "../checks/dtypes.js";
import type { OutSpec } from "../shapes/outputs.js";
import { outputStrides } from "./strides.js";

function name(tensor: Tensor): string {
  return tensor.dtype;
}

/** The number of dimensions; 0-dim tensors count as 1-dim. */
function dimsOf(tensor: Tensor): number {
  return Math.max(tensor.shape.length, 1);
}

function sizeOf(tensor: Tensor, dim: number): number {
  return tensor.shape.length === 0 ? 1 : tensor.shape[dim]!;
}

/** Numbers become float32 where no dtype is given, so the message says how to make an index. */
function noIndex(operator: string, { dtype }: Tensor): string {
  return `${operator}: Expected dtype int64 for index, got ${dtype}: \`tensor([...], { dtype: "int64" })\` makes such a tensor, \`index.to("int64")\` converts one`;
}

/** The result has the shape of the index. */
export function gather_spec(self: Tensor, dim: number, index: Tensor, _sparseGrad: boolean): OutSpec {
  const d = normalizeDim(dim, self.shape.length);
  const spec = { shape: index.shape, dtype: self.dtype, apart: [self] };
  if (index.numel === 0) return spec;
  if (index.dtypeCode !== INT64) throw new DTypeError(noIndex("gather()", index));
  if (dimsOf(self) !== dimsOf(index)) {
    throw new ShapeError("Index tensor must have the same number of dimensions as input tensor");
  }
  for (let i = 0; i < dimsOf(self); i++) {
    if (i !== d && sizeOf(index, i) > sizeOf(self, i)) {
      throw new ShapeError(
        `Size does not match at dimension ${i} expected index ${formatShape(index.shape)} to be smaller than self ${formatShape(self.shape)} apart from dimension ${d}`,
      );
    }
  }
  return spec;
}

/** An output that is `self` with some elements changed. Its in-place form needs no copy, unless `self` shares memory with the others. */
function changing(self: Tensor, apart: readonly Tensor[]): OutSpec {
  const isAlone = self.isContiguous && apart.every(({ storage }) => storage !== self.storage);
  return { shape: self.shape, dtype: self.dtype, apart, within: isAlone ? self : undefined };
}

function checkScatter(self: Tensor, dim: number, index: Tensor, src: Tensor | null): OutSpec {
  const d = normalizeDim(dim, self.shape.length);
  if (index.numel !== 0 && index.dtypeCode !== INT64) throw new DTypeError(noIndex("scatter()", index));
  if (src !== null && src.dtypeCode !== self.dtypeCode) {
    throw new DTypeError("scatter(): Expected self.dtype to be equal to src.dtype");
  }
  const spec = changing(self, src === null ? [index] : [src, index]);
  if (index.numel === 0) return spec;
  const dims = dimsOf(self);
  if (dims !== dimsOf(index)) {
    throw new ShapeError("Index tensor must have the same number of dimensions as self tensor");
  }
  if (src !== null && dimsOf(src) !== dims) {
    throw new ShapeError("Index tensor must have the same number of dimensions as src tensor");
  }
  for (let i = 0; i < dims; i++) {
    const size = sizeOf(index, i);
    if ((i !== d && size > sizeOf(self, i)) || (src !== null && size > sizeOf(src, i))) {
      const tail = src === null ? "" : ` and to be smaller size than src ${formatShape(src.shape)}`;
      throw new ShapeError(
        `Expected index ${formatShape(index.shape)} to be smaller than self ${formatShape(self.shape)} apart from dimension ${d}${tail}`,
      );
    }
  }
  return spec;
}

export function scatter_src_spec(self: Tensor, dim: number, index: Tensor, src: Tensor): OutSpec {
  return checkScatter(self, dim, index, src);
}

export function scatter_value_spec(self: Tensor, dim: number, index: Tensor, _value: Scalar): OutSpec {
  return checkScatter(self, dim, index, null);
}

export function scatter_reduce_spec(self: Tensor, dim: number, index: Tensor, src: Tensor, _reduce: string): OutSpec {
  return checkScatter(self, dim, index, src);
}

export function scatter_value_reduce_spec(
  self: Tensor,
  dim: number,
  index: Tensor,
  _value: Scalar,
  _reduce: string,
): OutSpec {
  return checkScatter(self, dim, index, null);
}

export function scatter_add_spec(self: Tensor, dim: number, index: Tensor, src: Tensor): OutSpec {
  return checkScatter(self, dim, index, src);
}

/** Reductions of `scatter_reduce`. */
export type ScatterReduction = "sum" | "prod" | "mean" | "amax" | "amin";

export function scatter_reduce_two_spec(
  self: Tensor,
  dim: number,
  index: Tensor,
  src: Tensor,
  _reduce: string,
  _includeSelf: boolean,
): OutSpec {
  return checkScatter(self, dim, index, src);
}

export function index_select_spec(self: Tensor, dim: number, index: Tensor): OutSpec {
  const d = normalizeDim(dim, self.shape.length);
  if (index.shape.length > 1) throw new IndexError("index_select(): Index is supposed to be a vector");
  if (index.dtypeCode !== INT64 && index.dtypeCode !== INT32) {
    throw new DTypeError("index_select(): Expected dtype int32 or int64 for index");
  }
  const shape = self.shape.slice();
  if (shape.length > 0) shape[d] = index.numel;
  return { shape, dtype: self.dtype, apart: [self, index] };
}

function checkIndexed(operator: string, self: Tensor, dim: number, index: Tensor, source: Tensor): OutSpec {
  const d = normalizeDim(dim, self.shape.length);
  if (index.shape.length > 1) {
    throw new IndexError(
      `${operator}_(): Index is supposed to be a vector, but got dim: ${index.shape.length} with type: ${name(index)} and size: ${formatShape(index.shape)}`,
    );
  }
  if (index.dtypeCode !== INT64 && index.dtypeCode !== INT32) {
    throw new DTypeError(`${operator}_(): Expected dtype int32/int64 for index but got: ${name(index)}`);
  }
  if (self.dtypeCode !== source.dtypeCode) {
    throw new DTypeError(`${operator}_(): self (${name(self)}) and source (${name(source)}) must have the same dtype`);
  }
  if (d !== 0 && d >= source.shape.length) {
    throw new IndexError(
      `${operator}_(): Indexing dim ${d} is out of bounds of the source tensor with dim ${source.shape.length}`,
    );
  }
  if (self.shape.length <= 1 && source.shape.length > 1) {
    throw new ShapeError(
      `source.dim() (${source.shape.length}) must one or zero for given self.dim() (${self.shape.length})`,
    );
  }
  const length = sizeOf(source, d);
  if (index.numel !== length) {
    throw new ShapeError(
      `${operator}_(): Number of indices (${index.numel}) should be equal to source.size(dim): (${length}), for dim: ${d}`,
    );
  }
  return changing(self, [source, index]);
}

export function index_add_spec(self: Tensor, dim: number, index: Tensor, source: Tensor, _alpha: Scalar): OutSpec {
  return checkIndexed("index_add", self, dim, index, source);
}

export function index_reduce_spec(
  self: Tensor,
  dim: number,
  index: Tensor,
  source: Tensor,
  _reduce: string,
  _includeSelf: boolean,
): OutSpec {
  return checkIndexed("index_reduce", self, dim, index, source);
}

export function index_copy_spec(self: Tensor, dim: number, index: Tensor, source: Tensor): OutSpec {
  const d = normalizeDim(dim, self.shape.length);
  if (index.shape.length >= 2) {
    throw new IndexError(`index_copy_(): Index should have dimension 1 or 0 (got ${index.shape.length})`);
  }
  if (index.dtypeCode !== INT64) {
    throw new DTypeError(argumentOfDType("index", "int64", index));
  }
  if (self.dtypeCode !== source.dtypeCode) {
    throw new DTypeError(
      `index_copy_(): self and source expected to have the same dtype, but got (self) ${name(self)} and (source) ${name(source)}`,
    );
  }
  const slice = (t: Tensor): number[] => t.shape.filter((_, i) => i !== d);
  if (source.shape.length === 0 && index.numel !== 1) {
    throw new IndexError(`index_copy_(): When source is scalar, index should have one element (got ${index.numel})`);
  }
  if (source.shape.length !== self.shape.length && source.shape.length !== 0 && self.shape.length !== 0) {
    throw new IndexError(
      `index_copy_(): When source and destination are not scalars, their dimensionality must match. Source dimensionality (${source.shape.length}), destination dimensionality (${self.shape.length})`,
    );
  }
  const [a, b] = [slice(self), slice(source)];
  if (!sameShape(a, b)) {
    throw new ShapeError(
      `index_copy_(): Source/destination tensor must have same slice shapes. Destination slice shape: ${formatShape(a)} at dimension ${d} and source slice shape: ${formatShape(b)} at dimension 0.`,
    );
  }
  if (source.shape.length > 0 && index.numel !== source.shape[d]) {
    throw new IndexError(
      `index_copy_(): Number of indices (${index.numel}) should be equal to source.size(dim) (${source.shape[d]})`,
    );
  }
  return changing(self, [source, index]);
}

export function index_fill__int_Scalar_outputs(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  if (isComplexScalar(value) && !isComplexCode(self.dtypeCode))
    throw new DTypeError(`index_fill_(): a complex number cannot be converted to ${self.dtype}`);
  normalizeDim(dim, self.shape.length);
  if (index.dtypeCode !== INT64) throw new IndexError("index_fill_(): Expected dtype int64 for index.");
  if (index.shape.length > 1) throw new ShapeError("Index has to be a vector/scalar");
  assertNoOverlap(self, index);
  return self;
}

export function take_spec(self: Tensor, index: Tensor): OutSpec {
  if (index.dtypeCode !== INT64) throw new DTypeError(argumentOfDType("index", "int64", index));
  if (self.numel === 0 && index.numel !== 0) throw new IndexError("take(): tried to take from an empty tensor");
  const resizedStrides = outputStrides(index.shape, [index]) ?? undefined;
  return { shape: index.shape, dtype: self.dtype, resizedStrides, apart: [self, index] };
}

/** The checks of `put_` that need no elements. */
export function checkPut(self: Tensor, index: Tensor, source: Tensor): void {
  if (index.dtypeCode !== INT64) throw new DTypeError(argumentOfDType("index", "int64", index));
  if (self.dtypeCode !== source.dtypeCode) {
    throw new DTypeError(
      `put_(): self and source expected to have the same dtype, but got self.dtype = ${name(self)} and source.dtype = ${name(source)}`,
    );
  }
  if (source.numel !== index.numel) {
    throw new IndexError(
      `put_(): Expected source and index to have the same number of elements, but got source.numel() = ${source.numel}, index.numel() = ${index.numel}`,
    );
  }
  if (self.numel === 0 && index.numel !== 0) throw new IndexError("put_(): Tried to put elements into an empty tensor");
}

/** The checks of `masked_fill_` that need no elements. */
export function checkFillMask(self: Tensor, mask: Tensor): void {
  if (mask.dtypeCode !== BOOL && !isIntegralCode(mask.dtypeCode)) {
    throw new DTypeError(`masked_fill_ only supports boolean masks, but got mask with dtype ${name(mask)}`);
  }
  if (mask.dtypeCode !== BOOL && mask.dtypeCode !== 0) {
    throw new DTypeError(argumentOfDType("mask", "bool", mask));
  }
  checkInplaceShape(self.shape, broadcastAll([self.shape, mask.shape]));
}

/** The checks of `masked_scatter_` that need no elements. */
export function checkMaskedScatter(self: Tensor, mask: Tensor, source: Tensor): void {
  if (self.dtypeCode !== source.dtypeCode) {
    throw new DTypeError(
      `masked_scatter: expected self and source to have same dtypes but got${name(self)} and ${name(source)}`,
    );
  }
  checkMask("masked_scatter", mask);
  checkInplaceShape(self.shape, broadcastAll([self.shape, mask.shape]));
}

export function embedding_dense_backward_spec(
  gradOutput: Tensor,
  indices: Tensor,
  numWeights: number,
  _paddingIdx: number,
  _scaleGradByFreq: boolean,
): OutSpec {
  requireIndices("indices", indices);
  return { shape: [numWeights, gradOutput.shape[gradOutput.shape.length - 1]!], dtype: gradOutput.dtype, given: "any" };
}

/** In self's dimension order if self is dense, else row-major. */
export function flip_spec(self: Tensor, dims: readonly number[]): OutSpec {
  flippedDims(self, dims);
  const { shape, dtype, strides } = self;
  return {
    shape,
    dtype,
    strides: preserveStrides(shape, strides),
    resizedStrides: contiguousStrides(shape),
    given: "any",
  };
}

/** The dimensions to flip, counted from the front. */
export function flippedDims(self: Tensor, dims: readonly number[]): readonly number[] {
  const result: number[] = [];
  for (const dim of dims) {
    const d = normalizeDim(dim, self.shape.length);
    if (result.includes(d)) throw new ArgumentError(`dim ${d} appears multiple times in the list of dims`);
    result.push(d);
  }
  return result;
}

function triangleSpec(operator: string, self: Tensor): OutSpec {
  if (self.shape.length < 2 && self.numel > 0)
    throw new ShapeError(`${operator}: input tensor must have at least 2 dimensions`);
  return { shape: self.shape, dtype: self.dtype };
}

export function tril_spec(self: Tensor, _diagonal: number): OutSpec {
  return triangleSpec("tril", self);
}

export function triu_spec(self: Tensor, _diagonal: number): OutSpec {
  return triangleSpec("triu", self);
}

/** Gradient of slices of `size` elements every `step` elements, accumulated where they were taken from. */
export function unfold_backward_spec(
  gradIn: Tensor,
  inputSizes: readonly number[],
  dim: number,
  _size: number,
  _step: number,
): OutSpec {
  normalizeDim(dim, inputSizes.length);
  return { shape: inputSizes, dtype: gradIn.dtype, given: "any" };
}
/** @throws DTypeError unless the mask is bool (or uint8, as in earlier versions) */

export function checkMask(operator: string, mask: Tensor): void {
  if (mask.dtypeCode !== BOOL && mask.dtypeCode !== UINT8) {
    throw new DTypeError(`${operator}: expected BoolTensor or ByteTensor for mask`);
  }
}
