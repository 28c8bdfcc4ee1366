// Operators on lists of tensors, list element by list element, for optimisers: each calls the operator on one tensor, which records gradients.

import {
  abs,
  abs_,
  acos,
  acos_,
  add__Scalar,
  add__Tensor,
  add_Scalar,
  add_Tensor,
  addcdiv,
  addcdiv_,
  addcmul,
  addcmul_,
  asin,
  asin_,
  atan,
  atan_,
  ceil,
  ceil_,
  cos,
  cos_,
  cosh,
  cosh_,
  div__Scalar,
  div__Tensor,
  div_Scalar,
  div_Tensor,
  erf,
  erf_,
  erfc,
  erfc_,
  exp,
  exp_,
  expm1,
  expm1_,
  floor,
  floor_,
  frac,
  frac_,
  lgamma,
  lgamma_,
  linalg_vector_norm,
  log,
  log_,
  log1p,
  log1p_,
  log2,
  log2_,
  log10,
  log10_,
  maximum,
  maximum_out,
  minimum,
  minimum_out,
  mul__Scalar,
  mul__Tensor,
  mul_Scalar,
  mul_Tensor,
  neg,
  neg_,
  reciprocal,
  reciprocal_,
  round,
  round_,
  sigmoid,
  sigmoid_,
  sin,
  sin_,
  sinh,
  sinh_,
  sqrt,
  sqrt_,
  sub__Scalar,
  sub__Tensor,
  sub_Scalar,
  sub_Tensor,
  tan,
  tan_,
  tanh,
  tanh_,
  trunc,
  trunc_,
  zero_,
} from "../../../generated/operators.js";
import { ArgumentError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";

/** @throws ArgumentError for an empty list */
function checkList(self: readonly Tensor[]): void {
  if (self.length === 0) throw new ArgumentError("Tensor list must have at least one tensor.");
}

/** @throws ArgumentError where the lists are empty or of different lengths */
function checkLists(self: readonly Tensor[], other: readonly Tensor[]): void {
  checkList(self);
  if (self.length !== other.length) {
    throw new ArgumentError(
      `Tensor lists must have the same number of tensors, got ${self.length} and ${other.length}`,
    );
  }
}

function checkScalars(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkList(self);
  if (self.length !== scalars.length) {
    throw new ArgumentError(
      `Tensor list must have same number of elements as scalar list, got ${self.length} and ${scalars.length}`,
    );
  }
}

export function _foreach_add_Scalar_composite(self: readonly Tensor[], scalar: Scalar): Tensor[] {
  checkList(self);
  return self.map((tensor) => add_Scalar(tensor, scalar, 1));
}

export function _foreach_add_List_composite(
  self: readonly Tensor[],
  other: readonly Tensor[],
  alpha: Scalar,
): Tensor[] {
  checkLists(self, other);
  return self.map((tensor, i) => add_Tensor(tensor, other[i]!, alpha));
}

export function _foreach_add_ScalarList_composite(self: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkScalars(self, scalars);
  return self.map((tensor, i) => add_Scalar(tensor, scalars[i]!, 1));
}

export function _foreach_add__Scalar_composite(self: readonly Tensor[], scalar: Scalar): void {
  checkList(self);
  for (const tensor of self) add__Scalar(tensor, scalar, 1);
}

export function _foreach_add__List_composite(self: readonly Tensor[], other: readonly Tensor[], alpha: Scalar): void {
  checkLists(self, other);
  for (const [i, tensor] of self.entries()) add__Tensor(tensor, other[i]!, alpha);
}

export function _foreach_add__ScalarList_composite(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkScalars(self, scalars);
  for (const [i, tensor] of self.entries()) add__Scalar(tensor, scalars[i]!, 1);
}

export function _foreach_sub_Scalar_composite(self: readonly Tensor[], scalar: Scalar): Tensor[] {
  checkList(self);
  return self.map((tensor) => sub_Scalar(tensor, scalar, 1));
}

export function _foreach_sub_List_composite(
  self: readonly Tensor[],
  other: readonly Tensor[],
  alpha: Scalar,
): Tensor[] {
  checkLists(self, other);
  return self.map((tensor, i) => sub_Tensor(tensor, other[i]!, alpha));
}

export function _foreach_sub_ScalarList_composite(self: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkScalars(self, scalars);
  return self.map((tensor, i) => sub_Scalar(tensor, scalars[i]!, 1));
}

export function _foreach_sub__Scalar_composite(self: readonly Tensor[], scalar: Scalar): void {
  checkList(self);
  for (const tensor of self) sub__Scalar(tensor, scalar, 1);
}

export function _foreach_sub__List_composite(self: readonly Tensor[], other: readonly Tensor[], alpha: Scalar): void {
  checkLists(self, other);
  for (const [i, tensor] of self.entries()) sub__Tensor(tensor, other[i]!, alpha);
}

export function _foreach_sub__ScalarList_composite(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkScalars(self, scalars);
  for (const [i, tensor] of self.entries()) sub__Scalar(tensor, scalars[i]!, 1);
}

export function _foreach_mul_Scalar_composite(self: readonly Tensor[], scalar: Scalar): Tensor[] {
  checkList(self);
  return self.map((tensor) => mul_Scalar(tensor, scalar));
}

export function _foreach_mul_List_composite(self: readonly Tensor[], other: readonly Tensor[]): Tensor[] {
  checkLists(self, other);
  return self.map((tensor, i) => mul_Tensor(tensor, other[i]!));
}

export function _foreach_mul_ScalarList_composite(self: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkScalars(self, scalars);
  return self.map((tensor, i) => mul_Scalar(tensor, scalars[i]!));
}

export function _foreach_mul__Scalar_composite(self: readonly Tensor[], scalar: Scalar): void {
  checkList(self);
  for (const tensor of self) mul__Scalar(tensor, scalar);
}

export function _foreach_mul__List_composite(self: readonly Tensor[], other: readonly Tensor[]): void {
  checkLists(self, other);
  for (const [i, tensor] of self.entries()) mul__Tensor(tensor, other[i]!);
}

export function _foreach_mul__ScalarList_composite(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkScalars(self, scalars);
  for (const [i, tensor] of self.entries()) mul__Scalar(tensor, scalars[i]!);
}

export function _foreach_div_Scalar_composite(self: readonly Tensor[], scalar: Scalar): Tensor[] {
  checkList(self);
  return self.map((tensor) => div_Scalar(tensor, scalar));
}

export function _foreach_div_List_composite(self: readonly Tensor[], other: readonly Tensor[]): Tensor[] {
  checkLists(self, other);
  return self.map((tensor, i) => div_Tensor(tensor, other[i]!));
}

export function _foreach_div_ScalarList_composite(self: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkScalars(self, scalars);
  return self.map((tensor, i) => div_Scalar(tensor, scalars[i]!));
}

export function _foreach_div__Scalar_composite(self: readonly Tensor[], scalar: Scalar): void {
  checkList(self);
  for (const tensor of self) div__Scalar(tensor, scalar);
}

export function _foreach_div__List_composite(self: readonly Tensor[], other: readonly Tensor[]): void {
  checkLists(self, other);
  for (const [i, tensor] of self.entries()) div__Tensor(tensor, other[i]!);
}

export function _foreach_div__ScalarList_composite(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkScalars(self, scalars);
  for (const [i, tensor] of self.entries()) div__Scalar(tensor, scalars[i]!);
}

export function _foreach_exp_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => exp(tensor));
}

export function _foreach_exp__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) exp_(tensor);
}

export function _foreach_sqrt_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => sqrt(tensor));
}

export function _foreach_sqrt__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) sqrt_(tensor);
}

export function _foreach_abs_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => abs(tensor));
}

export function _foreach_abs__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) abs_(tensor);
}

export function _foreach_acos_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => acos(tensor));
}

export function _foreach_acos__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) acos_(tensor);
}

export function _foreach_asin_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => asin(tensor));
}

export function _foreach_asin__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) asin_(tensor);
}

export function _foreach_atan_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => atan(tensor));
}

export function _foreach_atan__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) atan_(tensor);
}

export function _foreach_ceil_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => ceil(tensor));
}

export function _foreach_ceil__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) ceil_(tensor);
}

export function _foreach_cos_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => cos(tensor));
}

export function _foreach_cos__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) cos_(tensor);
}

export function _foreach_cosh_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => cosh(tensor));
}

export function _foreach_cosh__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) cosh_(tensor);
}

export function _foreach_erf_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => erf(tensor));
}

export function _foreach_erf__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) erf_(tensor);
}

export function _foreach_erfc_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => erfc(tensor));
}

export function _foreach_erfc__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) erfc_(tensor);
}

export function _foreach_expm1_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => expm1(tensor));
}

export function _foreach_expm1__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) expm1_(tensor);
}

export function _foreach_floor_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => floor(tensor));
}

export function _foreach_floor__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) floor_(tensor);
}

export function _foreach_log_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => log(tensor));
}

export function _foreach_log__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) log_(tensor);
}

export function _foreach_log10_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => log10(tensor));
}

export function _foreach_log10__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) log10_(tensor);
}

export function _foreach_log1p_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => log1p(tensor));
}

export function _foreach_log1p__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) log1p_(tensor);
}

export function _foreach_log2_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => log2(tensor));
}

export function _foreach_log2__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) log2_(tensor);
}

export function _foreach_neg_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => neg(tensor));
}

export function _foreach_neg__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) neg_(tensor);
}

export function _foreach_tan_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => tan(tensor));
}

export function _foreach_tan__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) tan_(tensor);
}

export function _foreach_tanh_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => tanh(tensor));
}

export function _foreach_tanh__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) tanh_(tensor);
}

export function _foreach_sin_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => sin(tensor));
}

export function _foreach_sin__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) sin_(tensor);
}

export function _foreach_sinh_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => sinh(tensor));
}

export function _foreach_sinh__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) sinh_(tensor);
}

export function _foreach_round_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => round(tensor));
}

export function _foreach_round__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) round_(tensor);
}

export function _foreach_lgamma_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => lgamma(tensor));
}

export function _foreach_lgamma__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) lgamma_(tensor);
}

export function _foreach_frac_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => frac(tensor));
}

export function _foreach_frac__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) frac_(tensor);
}

export function _foreach_reciprocal_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => reciprocal(tensor));
}

export function _foreach_reciprocal__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) reciprocal_(tensor);
}

export function _foreach_sigmoid_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => sigmoid(tensor));
}

export function _foreach_sigmoid__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) sigmoid_(tensor);
}

export function _foreach_trunc_composite(self: readonly Tensor[]): Tensor[] {
  checkList(self);
  return self.map((tensor) => trunc(tensor));
}

export function _foreach_trunc__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) trunc_(tensor);
}

export function _foreach_zero__composite(self: readonly Tensor[]): void {
  checkList(self);
  for (const tensor of self) zero_(tensor);
}

export function _foreach_addcdiv_Scalar_composite(
  self: readonly Tensor[],
  tensor1: readonly Tensor[],
  tensor2: readonly Tensor[],
  value: Scalar,
): Tensor[] {
  checkLists(self, tensor1);
  checkLists(self, tensor2);
  return self.map((tensor, i) => addcdiv(tensor, tensor1[i]!, tensor2[i]!, value));
}

export function _foreach_addcdiv_ScalarList_composite(
  self: readonly Tensor[],
  tensor1: readonly Tensor[],
  tensor2: readonly Tensor[],
  scalars: readonly Scalar[],
): Tensor[] {
  checkLists(self, tensor1);
  checkLists(self, tensor2);
  checkScalars(self, scalars);
  return self.map((tensor, i) => addcdiv(tensor, tensor1[i]!, tensor2[i]!, scalars[i]!));
}

export function _foreach_addcdiv__Scalar_composite(
  self: readonly Tensor[],
  tensor1: readonly Tensor[],
  tensor2: readonly Tensor[],
  value: Scalar,
): void {
  checkLists(self, tensor1);
  checkLists(self, tensor2);
  for (const [i, tensor] of self.entries()) addcdiv_(tensor, tensor1[i]!, tensor2[i]!, value);
}

export function _foreach_addcdiv__ScalarList_composite(
  self: readonly Tensor[],
  tensor1: readonly Tensor[],
  tensor2: readonly Tensor[],
  scalars: readonly Scalar[],
): void {
  checkLists(self, tensor1);
  checkLists(self, tensor2);
  checkScalars(self, scalars);
  for (const [i, tensor] of self.entries()) addcdiv_(tensor, tensor1[i]!, tensor2[i]!, scalars[i]!);
}

export function _foreach_addcmul_Scalar_composite(
  self: readonly Tensor[],
  tensor1: readonly Tensor[],
  tensor2: readonly Tensor[],
  value: Scalar,
): Tensor[] {
  checkLists(self, tensor1);
  checkLists(self, tensor2);
  return self.map((tensor, i) => addcmul(tensor, tensor1[i]!, tensor2[i]!, value));
}

export function _foreach_addcmul_ScalarList_composite(
  self: readonly Tensor[],
  tensor1: readonly Tensor[],
  tensor2: readonly Tensor[],
  scalars: readonly Scalar[],
): Tensor[] {
  checkLists(self, tensor1);
  checkLists(self, tensor2);
  checkScalars(self, scalars);
  return self.map((tensor, i) => addcmul(tensor, tensor1[i]!, tensor2[i]!, scalars[i]!));
}

export function _foreach_addcmul__Scalar_composite(
  self: readonly Tensor[],
  tensor1: readonly Tensor[],
  tensor2: readonly Tensor[],
  value: Scalar,
): void {
  checkLists(self, tensor1);
  checkLists(self, tensor2);
  for (const [i, tensor] of self.entries()) addcmul_(tensor, tensor1[i]!, tensor2[i]!, value);
}

export function _foreach_addcmul__ScalarList_composite(
  self: readonly Tensor[],
  tensor1: readonly Tensor[],
  tensor2: readonly Tensor[],
  scalars: readonly Scalar[],
): void {
  checkLists(self, tensor1);
  checkLists(self, tensor2);
  checkScalars(self, scalars);
  for (const [i, tensor] of self.entries()) addcmul_(tensor, tensor1[i]!, tensor2[i]!, scalars[i]!);
}

export function _foreach_maximum_List_composite(self: readonly Tensor[], other: readonly Tensor[]): Tensor[] {
  checkLists(self, other);
  return self.map((tensor, i) => maximum(tensor, other[i]!));
}

export function _foreach_maximum__List_composite(self: readonly Tensor[], other: readonly Tensor[]): void {
  checkLists(self, other);
  for (const [i, tensor] of self.entries()) maximum_out(tensor, other[i]!, tensor);
}

export function _foreach_minimum_List_composite(self: readonly Tensor[], other: readonly Tensor[]): Tensor[] {
  checkLists(self, other);
  return self.map((tensor, i) => minimum(tensor, other[i]!));
}

export function _foreach_minimum__List_composite(self: readonly Tensor[], other: readonly Tensor[]): void {
  checkLists(self, other);
  for (const [i, tensor] of self.entries()) minimum_out(tensor, other[i]!, tensor);
}

export function _foreach_norm_Scalar_composite(self: readonly Tensor[], ord: Scalar): Tensor[] {
  checkList(self);
  return self.map((tensor) => linalg_vector_norm(tensor, ord, null, false, null));
}
