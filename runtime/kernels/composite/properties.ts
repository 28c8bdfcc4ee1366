// What a tensor is, asked through the dispatcher: its dtype's class, sizes, signs; and the operators on complex numbers that leave reals alone.

import { copy_, item, sum } from "../../../generated/operators.js";
import { BOOL, type DType, dtypeInfo, isComplex, isFloatingPoint, UINT8 } from "../../core/dtype.js";
import { ArgumentError, DTypeError } from "../../core/errors.js";
import { canCast, promoteTypes, resultType } from "../../core/promotion.js";
import { type Scalar, toBoolean, toNumber } from "../../core/scalar.js";
import { formatShape, normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { foundDType } from "../checks/dtypes.js";
import { resizeOutput } from "../shapes/outputs.js";
import { sumToSize } from "./arithmetic.js";
import { tensorOfIntegers } from "./packed-sequences.js";

/** Tensors are real: they have no conjugate to resolve. */
export function resolve_conj_composite(self: Tensor): Tensor {
  return self;
}

export function resolve_neg_composite(self: Tensor): Tensor {
  return self;
}

export function real_composite(self: Tensor): Tensor {
  return self;
}

export function conj_composite(self: Tensor): Tensor {
  return self;
}

export function conj_physical_composite(self: Tensor): Tensor {
  return self;
}

export function conj_physical__explicit(self: Tensor): Tensor {
  return self;
}

/** @throws DTypeError for an output of another dtype */
export function conj_physical_out_explicit(self: Tensor, out: Tensor): Tensor {
  if (out.dtypeCode !== self.dtypeCode) throw foundDType(out.dtype, self.dtype);
  resizeOutput(out, self.shape);
  return copy_(out, self, false);
}

/** @throws DTypeError for booleans */
export function positive_composite(self: Tensor): Tensor {
  if (self.dtypeCode === BOOL) {
    throw new DTypeError("The `+` operator, on a bool tensor is not supported.");
  }
  return self;
}

export function is_complex_composite(self: Tensor): boolean {
  return isComplex(self.dtype);
}

export function is_floating_point_composite(self: Tensor): boolean {
  return isFloatingPoint(self.dtype);
}

export function is_signed_composite(self: Tensor): boolean {
  return self.dtypeCode !== BOOL && self.dtypeCode !== UINT8;
}

export function is_neg_composite(_self: Tensor): boolean {
  return false;
}

export function is_conj_composite(_self: Tensor): boolean {
  return false;
}

/** @throws ArgumentError unless there is exactly one element */
export function is_nonzero_composite(self: Tensor): boolean {
  if (self.numel === 0) throw new ArgumentError("Boolean value of Tensor with no values is ambiguous");
  if (self.numel > 1) throw new ArgumentError("Boolean value of Tensor with more than one value is ambiguous");
  return toBoolean(item(self));
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

/** @throws ArgumentError unless self is what the size broadcasts to */
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

/** @throws ArgumentError unless the number lies within the bounds */
export function sym_constrain_range_explicit(size: Scalar, min: number | null, max: number | null): void {
  const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  if (low > high)
    throw new ArgumentError(`sym_constrain_range: \`min\` must not be above \`max\`, got ${min} and ${max}`);
  const value = toNumber(size);
  if (!Number.isInteger(value) || value < low || value > high)
    throw new ArgumentError(`sym_constrain_range: expected an integer from ${low} to ${high}, got ${value}`);
}

/** As above, of what is a size: no negative number. @throws ArgumentError unless the number lies within the bounds */
export function sym_constrain_range_for_size_explicit(size: Scalar, min: number | null, max: number | null): void {
  sym_constrain_range_explicit(size, Math.max(min ?? 0, 0), max);
}
