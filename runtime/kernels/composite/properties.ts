// Properties of tensors, queried through the dispatcher: dtype category, sizes, signs; real and imaginary parts, conjugates.

import {
  _conj,
  _conj_physical,
  _neg_view,
  clone,
  copy_,
  eq_Scalar,
  imag,
  item,
  ones_like,
  select_int,
  sum,
  view_as_real,
} from "../../../generated/operators.js";
import { BOOL, type DType, dtypeInfo, infoOf, isComplex, isComplexCode, isFloatingPoint } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { canCast, promoteTypes, resultType } from "../../core/promotion.js";
import { type Scalar, toBoolean, toNumber } from "../../core/scalar.js";
import { formatShape, normalizeDim, preserveStrides, sameShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { conjugateHi, negativeHi, zeroTensorHi } from "../../dispatch/keys.js";
import { foundDType } from "../checks/dtypes.js";
import { checkResultDevice, resizeOutput } from "../shapes/outputs.js";
import { sumToSize } from "./arithmetic.js";
import { tensorOfIntegers } from "./packed-sequences.js";

const isConjugated = ({ keysHi }: Tensor): boolean => (keysHi & conjugateHi) !== 0;
const isNegated = ({ keysHi }: Tensor): boolean => (keysHi & negativeHi) !== 0;

/** The tensor itself, or a copy if it is a lazy conjugate. */
export function resolve_conj_composite(self: Tensor): Tensor {
  return isConjugated(self) ? clone(self, null) : self;
}

export function resolve_neg_composite(self: Tensor): Tensor {
  return isNegated(self) ? clone(self, null) : self;
}

/** A view of the real parts; a real tensor is returned unchanged. */
export function real_composite(self: Tensor): Tensor {
  if (!isComplexCode(self.dtypeCode)) return self;
  return select_int(view_as_real(isConjugated(self) ? _conj(self) : self), self.ndim, 0);
}

/**
 * A view of the imaginary parts; for a lazy conjugate a lazily negated one.
 * @throws DTypeError unless the tensor is complex
 */
export function imag_composite(self: Tensor): Tensor {
  if (!isComplexCode(self.dtypeCode)) {
    throw new DTypeError("imag is not implemented for tensors with non-complex dtypes.");
  }
  if (!isConjugated(self)) return select_int(view_as_real(self), self.ndim, 1);
  return select_int(_neg_view(view_as_real(_conj(self))), self.ndim, 1);
}

/** A view whose elements are the conjugates, computed when needed. A real tensor is returned unchanged. */
export function conj_composite(self: Tensor): Tensor {
  return isComplexCode(self.dtypeCode) ? _conj(self) : self;
}

/** The conjugates in newly allocated memory; a real tensor is returned unchanged. */
export function conj_physical_composite(self: Tensor): Tensor {
  return isComplexCode(self.dtypeCode) ? _conj_physical(self) : self;
}

/** A copy of the conjugate view: copying applies the conjugation. For a lazy conjugate the two cancel. */
export function _conj_physical_explicit(self: Tensor): Tensor {
  return clone(isComplexCode(self.dtypeCode) ? _conj(self) : self, null);
}

export function conj_physical__explicit(self: Tensor): Tensor {
  return isComplexCode(self.dtypeCode) ? copy_(self, _conj_physical(self), false) : self;
}

/** @throws DTypeError for an output of another dtype */
export function conj_physical_out_explicit(self: Tensor, out: Tensor): Tensor {
  if (out.dtypeCode !== self.dtypeCode) throw foundDType(out.dtype, self.dtype);
  checkResultDevice(self, out);
  resizeOutput(out, self.shape, preserveStrides(self.shape, self.strides));
  return copy_(out, isComplexCode(self.dtypeCode) ? _conj_physical(self) : self, false);
}

/** @throws DTypeError for booleans */
export function positive_composite(self: Tensor): Tensor {
  if (self.dtypeCode === BOOL) {
    throw new DTypeError("The `+` operator, on a bool tensor is not supported.");
  }
  return self;
}

/** Whether imaginary parts are zero: true everywhere for a real tensor. */
export function isreal_composite(self: Tensor): Tensor {
  if (isComplexCode(self.dtypeCode)) return eq_Scalar(imag(self), 0);
  return ones_like(self, "bool", null, null, null, null);
}

export function is_complex_composite(self: Tensor): boolean {
  return isComplex(self.dtype);
}

export function is_floating_point_composite(self: Tensor): boolean {
  return isFloatingPoint(self.dtype);
}

export function is_signed_composite(self: Tensor): boolean {
  return infoOf(self.dtypeCode).signed;
}

export function is_neg_composite(self: Tensor): boolean {
  return isNegated(self);
}

export function _is_zerotensor_composite(self: Tensor): boolean {
  return (self.keysHi & zeroTensorHi) !== 0;
}

export function is_conj_composite(self: Tensor): boolean {
  return isConjugated(self);
}

/** @throws ArgumentError unless there is exactly one element */
export function is_nonzero_composite(self: Tensor): boolean {
  if (self.numel === 0) throw new ArgumentError("Boolean value of Tensor with no values is ambiguous");
  if (self.numel > 1) throw new ArgumentError("Boolean value of Tensor with more than one value is ambiguous");
  return toBoolean(item(self));
}

/** @throws ArgumentError unless the only element is nonzero */
export function _assert_async_explicit(self: Tensor): void {
  if (!is_nonzero_composite(self)) throw new ArgumentError("Expected Tensor with single nonzero value, but got zero");
}

/** @throws ShapeError, DTypeError unless the tensor matches its description */
export function _assert_tensor_metadata_composite(
  a: Tensor,
  size: readonly number[] | null,
  stride: readonly number[] | null,
  dtype: DType | null,
): void {
  if (size !== null && !sameShape(a.shape, size)) {
    throw new ShapeError(`expected a tensor of shape ${formatShape(size)}, got ${formatShape(a.shape)}`);
  }
  if (stride !== null && !sameShape(a.strides, stride)) {
    throw new ShapeError(`expected a tensor of strides ${formatShape(stride)}, got ${formatShape(a.strides)}`);
  }
  if (dtype !== null && a.dtype !== dtype) throw foundDType(a.dtype, dtype);
}

export function size_composite(self: Tensor): number[] {
  return [...self.shape];
}

export function stride_composite(self: Tensor): number[] {
  return [...self.strides];
}

export function size_int_composite(self: Tensor, dim: number): number {
  return self.shape[normalizeDim(dim, self.shape.length, false)]!;
}

export function stride_int_composite(self: Tensor, dim: number): number {
  return self.strides[normalizeDim(dim, self.shape.length, false)]!;
}

export function result_type_Tensor_composite(tensor: Tensor, other: Tensor): DType {
  return resultType(tensor, other);
}

export function result_type_Scalar_composite(tensor: Tensor, other: Scalar): DType {
  return resultType(tensor, other);
}

export function result_type_Scalar_Tensor_composite(scalar: Scalar, tensor: Tensor): DType {
  return resultType(scalar, tensor);
}

export function result_type_Scalar_Scalar_composite(scalar1: Scalar, scalar2: Scalar): DType {
  return resultType(scalar1, scalar2);
}

export function promote_types_composite(type1: DType, type2: DType): DType {
  return promoteTypes(type1, type2);
}

export function can_cast_composite(from: DType, to: DType): boolean {
  return canCast(dtypeInfo(from).name, dtypeInfo(to).name);
}

/** The sizes as an int64 tensor on the CPU. */
export function _shape_as_tensor_composite(self: Tensor): Tensor {
  return tensorOfIntegers(self.shape);
}

/** @throws ArgumentError unless `size` broadcasts to self's shape */
export function sum_to_size_composite(self: Tensor, size: readonly number[]): Tensor {
  const added = self.shape.length - size.length;
  const fits = added >= 0 && size.every((n, d) => n === 1 || n === self.shape[d + added]);
  if (!fits) {
    throw new ArgumentError(`size {${formatShape(size)}} is not expandable to size {${formatShape(self.shape)}}.`);
  }
  return size.length === 0 ? sum(self, null) : sumToSize(self, size);
}

export function sym_numel_composite(self: Tensor): number {
  return self.numel;
}

export function sym_storage_offset_composite(self: Tensor): number {
  return self.offset;
}

/** @throws ArgumentError unless the number is within the bounds */
export function sym_constrain_range_explicit(size: Scalar, min: number | null, max: number | null): void {
  const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  if (low > high)
    throw new ArgumentError(`sym_constrain_range: \`min\` must not be above \`max\`, got ${min} and ${max}`);
  const value = toNumber(size);
  if (!Number.isInteger(value) || value < low || value > high)
    throw new ArgumentError(`sym_constrain_range: expected an integer from ${low} to ${high}, got ${value}`);
}

/** The same for sizes, which cannot be negative. @throws ArgumentError unless the number is within the bounds */
export function sym_constrain_range_for_size_explicit(size: Scalar, min: number | null, max: number | null): void {
  sym_constrain_range_explicit(size, Math.max(min ?? 0, 0), max);
}
