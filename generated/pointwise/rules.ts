// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// What each pointwise operator says of dtypes: promotion, result, the classes it computes in.

import {
  toLimits,
  toNeighbours,
} from "../../runtime/kernels/pointwise/adjust.js";
import {
  pointwiseRule,
} from "../../runtime/kernels/pointwise/rule.js";

/** abs(Tensor self) -> Tensor */
export const abs_rule = /* @__PURE__ */ pointwiseRule({
  name: "abs_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "complex", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
  realResult: true,
});

/** neg(Tensor self) -> Tensor */
export const neg_rule = /* @__PURE__ */ pointwiseRule({
  name: "neg_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "complex", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** sign(Tensor self) -> Tensor */
export const sign_rule = /* @__PURE__ */ pointwiseRule({
  name: "sign_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** sgn(Tensor self) -> Tensor */
export const sgn_rule = /* @__PURE__ */ pointwiseRule({
  name: "sgn_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** signbit(Tensor self) -> Tensor */
export const signbit_rule = /* @__PURE__ */ pointwiseRule({
  name: "signbit_cpu",
  promote: "same",
  boolResult: true,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** exp(Tensor self) -> Tensor */
export const exp_rule = /* @__PURE__ */ pointwiseRule({
  name: "exp_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** expm1(Tensor self) -> Tensor */
export const expm1_rule = /* @__PURE__ */ pointwiseRule({
  name: "expm1_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** exp2(Tensor self) -> Tensor */
export const exp2_rule = /* @__PURE__ */ pointwiseRule({
  name: "exp2_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** log(Tensor self) -> Tensor */
export const log_rule = /* @__PURE__ */ pointwiseRule({
  name: "log_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** log1p(Tensor self) -> Tensor */
export const log1p_rule = /* @__PURE__ */ pointwiseRule({
  name: "log1p_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** log2(Tensor self) -> Tensor */
export const log2_rule = /* @__PURE__ */ pointwiseRule({
  name: "log2_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** log10(Tensor self) -> Tensor */
export const log10_rule = /* @__PURE__ */ pointwiseRule({
  name: "log10_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** sqrt(Tensor self) -> Tensor */
export const sqrt_rule = /* @__PURE__ */ pointwiseRule({
  name: "sqrt_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** rsqrt(Tensor self) -> Tensor */
export const rsqrt_rule = /* @__PURE__ */ pointwiseRule({
  name: "rsqrt_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** sin(Tensor self) -> Tensor */
export const sin_rule = /* @__PURE__ */ pointwiseRule({
  name: "sin_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** cos(Tensor self) -> Tensor */
export const cos_rule = /* @__PURE__ */ pointwiseRule({
  name: "cos_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** tan(Tensor self) -> Tensor */
export const tan_rule = /* @__PURE__ */ pointwiseRule({
  name: "tan_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** asin(Tensor self) -> Tensor */
export const asin_rule = /* @__PURE__ */ pointwiseRule({
  name: "asin_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** acos(Tensor self) -> Tensor */
export const acos_rule = /* @__PURE__ */ pointwiseRule({
  name: "acos_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** atan(Tensor self) -> Tensor */
export const atan_rule = /* @__PURE__ */ pointwiseRule({
  name: "atan_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** sinh(Tensor self) -> Tensor */
export const sinh_rule = /* @__PURE__ */ pointwiseRule({
  name: "sinh_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** cosh(Tensor self) -> Tensor */
export const cosh_rule = /* @__PURE__ */ pointwiseRule({
  name: "cosh_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** tanh(Tensor self) -> Tensor */
export const tanh_rule = /* @__PURE__ */ pointwiseRule({
  name: "tanh_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** asinh(Tensor self) -> Tensor */
export const asinh_rule = /* @__PURE__ */ pointwiseRule({
  name: "asinh_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** acosh(Tensor self) -> Tensor */
export const acosh_rule = /* @__PURE__ */ pointwiseRule({
  name: "acosh_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** atanh(Tensor self) -> Tensor */
export const atanh_rule = /* @__PURE__ */ pointwiseRule({
  name: "atanh_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** erf(Tensor self) -> Tensor */
export const erf_rule = /* @__PURE__ */ pointwiseRule({
  name: "erf_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** erfc(Tensor self) -> Tensor */
export const erfc_rule = /* @__PURE__ */ pointwiseRule({
  name: "erfc_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** erfinv(Tensor self) -> Tensor */
export const erfinv_rule = /* @__PURE__ */ pointwiseRule({
  name: "erfinv_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** lgamma(Tensor self) -> Tensor */
export const lgamma_rule = /* @__PURE__ */ pointwiseRule({
  name: "lgamma_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** digamma(Tensor self) -> Tensor */
export const digamma_rule = /* @__PURE__ */ pointwiseRule({
  name: "digamma_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** sigmoid(Tensor self) -> Tensor */
export const sigmoid_rule = /* @__PURE__ */ pointwiseRule({
  name: "sigmoid_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** polygamma(int n, Tensor self) -> Tensor */
export const polygamma_rule = /* @__PURE__ */ pointwiseRule({
  name: "polygamma_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** reciprocal(Tensor self) -> Tensor */
export const reciprocal_rule = /* @__PURE__ */ pointwiseRule({
  name: "reciprocal_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** floor(Tensor self) -> Tensor */
export const floor_rule = /* @__PURE__ */ pointwiseRule({
  name: "floor_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** ceil(Tensor self) -> Tensor */
export const ceil_rule = /* @__PURE__ */ pointwiseRule({
  name: "ceil_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** trunc(Tensor self) -> Tensor */
export const trunc_rule = /* @__PURE__ */ pointwiseRule({
  name: "trunc_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** round(Tensor self) -> Tensor */
export const round_rule = /* @__PURE__ */ pointwiseRule({
  name: "round_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** round.decimals(Tensor self, *, int decimals) -> Tensor */
export const round_decimals_rule = /* @__PURE__ */ pointwiseRule({
  name: "round_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** frac(Tensor self) -> Tensor */
export const frac_rule = /* @__PURE__ */ pointwiseRule({
  name: "frac_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** sinc(Tensor self) -> Tensor */
export const sinc_rule = /* @__PURE__ */ pointwiseRule({
  name: "sinc_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** deg2rad(Tensor self) -> Tensor */
export const deg2rad_rule = /* @__PURE__ */ pointwiseRule({
  name: "deg2rad_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** rad2deg(Tensor self) -> Tensor */
export const rad2deg_rule = /* @__PURE__ */ pointwiseRule({
  name: "rad2deg_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** logit(Tensor self, float? eps=None) -> Tensor */
export const logit_rule = /* @__PURE__ */ pointwiseRule({
  name: "logit_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor */
export const nan_to_num_rule = /* @__PURE__ */ pointwiseRule({
  name: "nan_to_num_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 7,
  adjust: toLimits,
});

/** isnan(Tensor self) -> Tensor */
export const isnan_rule = /* @__PURE__ */ pointwiseRule({
  name: "isnan_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** isinf(Tensor self) -> Tensor */
export const isinf_rule = /* @__PURE__ */ pointwiseRule({
  name: "isinf_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** isfinite(Tensor self) -> Tensor */
export const isfinite_rule = /* @__PURE__ */ pointwiseRule({
  name: "isfinite_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** isposinf(Tensor self) -> Tensor */
export const isposinf_rule = /* @__PURE__ */ pointwiseRule({
  name: "isposinf_cpu",
  promote: "same",
  boolResult: true,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** isneginf(Tensor self) -> Tensor */
export const isneginf_rule = /* @__PURE__ */ pointwiseRule({
  name: "isneginf_cpu",
  promote: "same",
  boolResult: true,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** logical_not(Tensor self) -> Tensor */
export const logical_not_rule = /* @__PURE__ */ pointwiseRule({
  name: "logical_not_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** bitwise_not(Tensor self) -> Tensor */
export const bitwise_not_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_not_cpu",
  promote: "same",
  boolResult: false,
  classes: ["int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
export const add_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "add_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
export const add_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "add_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 3,
});

/** sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor */
export const sub_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "sub_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
export const sub_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "sub_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex", "int"],
  conditions: 0,
  scalars: 1,
  numbers: 3,
});

/** rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor */
export const rsub_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "rsub_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex", "int"],
  conditions: 0,
  scalars: 1,
  numbers: 3,
});

/** mul.Tensor(Tensor self, Tensor other) -> Tensor */
export const mul_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "mul_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** mul.Scalar(Tensor self, Scalar other) -> Tensor */
export const mul_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "mul_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** div.Tensor(Tensor self, Tensor other) -> Tensor */
export const div_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "div_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** div.Scalar(Tensor self, Scalar other) -> Tensor */
export const div_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "div_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor */
export const div_Tensor_mode_rule = /* @__PURE__ */ pointwiseRule({
  name: "div_cpu",
  promote: (s0) => (s0 === null ? "float" : "default"),
  boolResult: false,
  classes: ["float", "complex", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor */
export const div_Scalar_mode_rule = /* @__PURE__ */ pointwiseRule({
  name: "div_cpu",
  promote: (_s0, s1) => (s1 === null ? "float" : "default"),
  boolResult: false,
  classes: ["float", "complex", "int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** floor_divide(Tensor self, Tensor other) -> Tensor */
export const floor_divide_rule = /* @__PURE__ */ pointwiseRule({
  name: "floor_divide_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** floor_divide.Scalar(Tensor self, Scalar other) -> Tensor */
export const floor_divide_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "floor_divide_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** remainder.Tensor(Tensor self, Tensor other) -> Tensor */
export const remainder_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "remainder_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** remainder.Scalar(Tensor self, Scalar other) -> Tensor */
export const remainder_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "remainder_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** fmod.Tensor(Tensor self, Tensor other) -> Tensor */
export const fmod_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "fmod_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** fmod.Scalar(Tensor self, Scalar other) -> Tensor */
export const fmod_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "fmod_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
export const remainder_Scalar_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "remainder_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor */
export const pow_Tensor_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "pow",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor */
export const pow_Tensor_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "pow",
  promote: "same",
  boolResult: false,
  classes: ["float", "complex", "int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** pow.Scalar(Scalar self, Tensor exponent) -> Tensor */
export const pow_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "pow",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex", "int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
  rowMajor: "all",
});

/** atan2(Tensor self, Tensor other) -> Tensor */
export const atan2_rule = /* @__PURE__ */ pointwiseRule({
  name: "atan2_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** hypot(Tensor self, Tensor other) -> Tensor */
export const hypot_rule = /* @__PURE__ */ pointwiseRule({
  name: "hypot_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** copysign.Tensor(Tensor self, Tensor other) -> Tensor */
export const copysign_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "copysign_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** copysign.Scalar(Tensor self, Scalar other) -> Tensor */
export const copysign_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "copysign_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** xlogy.Tensor(Tensor self, Tensor other) -> Tensor */
export const xlogy_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "xlogy_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor */
export const xlogy_Scalar_Self_rule = /* @__PURE__ */ pointwiseRule({
  name: "xlogy_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor */
export const xlogy_Scalar_Other_rule = /* @__PURE__ */ pointwiseRule({
  name: "xlogy_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** logaddexp(Tensor self, Tensor other) -> Tensor */
export const logaddexp_rule = /* @__PURE__ */ pointwiseRule({
  name: "logaddexp_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** logaddexp2(Tensor self, Tensor other) -> Tensor */
export const logaddexp2_rule = /* @__PURE__ */ pointwiseRule({
  name: "logaddexp2_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** heaviside(Tensor self, Tensor values) -> Tensor */
export const heaviside_rule = /* @__PURE__ */ pointwiseRule({
  name: "heaviside_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** gcd(Tensor self, Tensor other) -> Tensor */
export const gcd_rule = /* @__PURE__ */ pointwiseRule({
  name: "gcd_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor */
export const addcmul_rule = /* @__PURE__ */ pointwiseRule({
  name: "addcmul_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "complex", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor */
export const addcdiv_rule = /* @__PURE__ */ pointwiseRule({
  name: "addcdiv_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "complex", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor */
export const lerp_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "lerp_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor */
export const lerp_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "lerp_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** eq.Tensor(Tensor self, Tensor other) -> Tensor */
export const eq_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "eq_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** eq.Scalar(Tensor self, Scalar other) -> Tensor */
export const eq_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "eq_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** ne.Tensor(Tensor self, Tensor other) -> Tensor */
export const ne_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "ne_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** ne.Scalar(Tensor self, Scalar other) -> Tensor */
export const ne_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "ne_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** lt.Tensor(Tensor self, Tensor other) -> Tensor */
export const lt_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "lt_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** lt.Scalar(Tensor self, Scalar other) -> Tensor */
export const lt_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "lt_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** le.Tensor(Tensor self, Tensor other) -> Tensor */
export const le_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "le_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** le.Scalar(Tensor self, Scalar other) -> Tensor */
export const le_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "le_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** gt.Tensor(Tensor self, Tensor other) -> Tensor */
export const gt_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "gt_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** gt.Scalar(Tensor self, Scalar other) -> Tensor */
export const gt_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "gt_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** ge.Tensor(Tensor self, Tensor other) -> Tensor */
export const ge_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "ge_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** ge.Scalar(Tensor self, Scalar other) -> Tensor */
export const ge_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "ge_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** logical_and(Tensor self, Tensor other) -> Tensor */
export const logical_and_rule = /* @__PURE__ */ pointwiseRule({
  name: "logical_and_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** logical_or(Tensor self, Tensor other) -> Tensor */
export const logical_or_rule = /* @__PURE__ */ pointwiseRule({
  name: "logical_or_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** logical_xor(Tensor self, Tensor other) -> Tensor */
export const logical_xor_rule = /* @__PURE__ */ pointwiseRule({
  name: "logical_xor_cpu",
  promote: "default",
  boolResult: true,
  classes: ["float", "complex", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor */
export const bitwise_and_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_and_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor */
export const bitwise_and_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_and_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
export const bitwise_and_Scalar_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_and_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor */
export const bitwise_or_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_or_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor */
export const bitwise_or_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_or_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
export const bitwise_or_Scalar_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_or_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor */
export const bitwise_xor_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_xor_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor */
export const bitwise_xor_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_xor_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
export const bitwise_xor_Scalar_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_xor_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int", "bool"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor */
export const bitwise_left_shift_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_left_shift_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor */
export const bitwise_left_shift_Tensor_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_left_shift_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
export const bitwise_left_shift_Scalar_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_left_shift_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor */
export const bitwise_right_shift_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_right_shift_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor */
export const bitwise_right_shift_Tensor_Scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_right_shift_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor */
export const bitwise_right_shift_Scalar_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "bitwise_right_shift_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** maximum(Tensor self, Tensor other) -> Tensor */
export const maximum_rule = /* @__PURE__ */ pointwiseRule({
  name: "maximum_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** minimum(Tensor self, Tensor other) -> Tensor */
export const minimum_rule = /* @__PURE__ */ pointwiseRule({
  name: "minimum_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** fmax(Tensor self, Tensor other) -> Tensor */
export const fmax_rule = /* @__PURE__ */ pointwiseRule({
  name: "fmax_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** fmin(Tensor self, Tensor other) -> Tensor */
export const fmin_rule = /* @__PURE__ */ pointwiseRule({
  name: "fmin_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** where.self(Tensor condition, Tensor self, Tensor other) -> Tensor */
export const where_self_rule = /* @__PURE__ */ pointwiseRule({
  name: "where_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex", "int", "bool"],
  conditions: 1,
  scalars: 0,
  numbers: 0,
});

/** clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor */
export const clamp_rule = /* @__PURE__ */ pointwiseRule({
  name: "clamp_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 3,
  numbers: 3,
});

/** clamp_min(Tensor self, Scalar min) -> Tensor */
export const clamp_min_rule = /* @__PURE__ */ pointwiseRule({
  name: "clamp_min_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** clamp_min.Tensor(Tensor self, Tensor min) -> Tensor */
export const clamp_min_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "clamp_min_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** clamp_max(Tensor self, Scalar max) -> Tensor */
export const clamp_max_rule = /* @__PURE__ */ pointwiseRule({
  name: "clamp_max_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** clamp_max.Tensor(Tensor self, Tensor max) -> Tensor */
export const clamp_max_Tensor_rule = /* @__PURE__ */ pointwiseRule({
  name: "clamp_max_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int", "bool"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** relu(Tensor self) -> Tensor */
export const relu_rule = /* @__PURE__ */ pointwiseRule({
  name: "relu_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor */
export const leaky_relu_rule = /* @__PURE__ */ pointwiseRule({
  name: "leaky_relu_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor */
export const elu_rule = /* @__PURE__ */ pointwiseRule({
  name: "elu_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 7,
});

/** gelu(Tensor self, *, str approximate='none') -> Tensor */
export const gelu_rule = /* @__PURE__ */ pointwiseRule({
  name: "gelu_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** silu(Tensor self) -> Tensor */
export const silu_rule = /* @__PURE__ */ pointwiseRule({
  name: "silu_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** mish(Tensor self) -> Tensor */
export const mish_rule = /* @__PURE__ */ pointwiseRule({
  name: "mish_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** hardsigmoid(Tensor self) -> Tensor */
export const hardsigmoid_rule = /* @__PURE__ */ pointwiseRule({
  name: "hardsigmoid_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** hardswish(Tensor self) -> Tensor */
export const hardswish_rule = /* @__PURE__ */ pointwiseRule({
  name: "hardswish_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor */
export const softplus_rule = /* @__PURE__ */ pointwiseRule({
  name: "softplus_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 3,
});

/** hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor */
export const hardtanh_rule = /* @__PURE__ */ pointwiseRule({
  name: "hardtanh_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 3,
});

/** threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor */
export const threshold_rule = /* @__PURE__ */ pointwiseRule({
  name: "threshold_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 3,
});

/** hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor */
export const hardshrink_rule = /* @__PURE__ */ pointwiseRule({
  name: "hardshrink_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** softshrink(Tensor self, Scalar lambd=0.5) -> Tensor */
export const softshrink_rule = /* @__PURE__ */ pointwiseRule({
  name: "softshrink_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor */
export const sigmoid_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "sigmoid_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** tanh_backward(Tensor grad_output, Tensor output) -> Tensor */
export const tanh_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "tanh_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor */
export const threshold_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "threshold_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "int"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor */
export const leaky_relu_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "leaky_relu_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor */
export const elu_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "elu_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 7,
});

/** gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor */
export const gelu_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "gelu_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** silu_backward(Tensor grad_output, Tensor self) -> Tensor */
export const silu_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "silu_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** mish_backward(Tensor grad_output, Tensor self) -> Tensor */
export const mish_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "mish_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
  resultOf: 1,
});

/** hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor */
export const hardsigmoid_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "hardsigmoid_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** hardswish_backward(Tensor grad_output, Tensor self) -> Tensor */
export const hardswish_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "hardswish_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor */
export const softplus_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "softplus_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 3,
});

/** hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor */
export const hardtanh_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "hardtanh_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 3,
});

/** hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor */
export const hardshrink_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "hardshrink_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor */
export const softshrink_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "softshrink_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor */
export const log_sigmoid_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "log_sigmoid_backward_cpu",
  promote: "same",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor */
export const logit_backward_rule = /* @__PURE__ */ pointwiseRule({
  name: "logit_backward_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 1,
});

/** i0(Tensor self) -> Tensor */
export const i0_rule = /* @__PURE__ */ pointwiseRule({
  name: "i0_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_i0e(Tensor self) -> Tensor */
export const special_i0e_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_i0e_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_i1(Tensor self) -> Tensor */
export const special_i1_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_i1_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_i1e(Tensor self) -> Tensor */
export const special_i1e_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_i1e_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_entr(Tensor self) -> Tensor */
export const special_entr_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_entr_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_ndtri(Tensor self) -> Tensor */
export const special_ndtri_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_ndtri_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_log_ndtr(Tensor self) -> Tensor */
export const special_log_ndtr_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_log_ndtr_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_erfcx(Tensor self) -> Tensor */
export const special_erfcx_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_erfcx_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_xlog1py(Tensor self, Tensor other) -> Tensor */
export const special_xlog1py_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_xlog1py_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor */
export const special_xlog1py_self_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_xlog1py_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor */
export const special_xlog1py_other_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_xlog1py_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_zeta(Tensor self, Tensor other) -> Tensor */
export const special_zeta_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_zeta_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor */
export const special_zeta_self_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_zeta_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor */
export const special_zeta_other_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_zeta_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** igamma(Tensor self, Tensor other) -> Tensor */
export const igamma_rule = /* @__PURE__ */ pointwiseRule({
  name: "igamma_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** igammac(Tensor self, Tensor other) -> Tensor */
export const igammac_rule = /* @__PURE__ */ pointwiseRule({
  name: "igammac_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** nextafter(Tensor self, Tensor other) -> Tensor */
export const nextafter_rule = /* @__PURE__ */ pointwiseRule({
  name: "nextafter_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
  adjust: toNeighbours,
});

/** lcm(Tensor self, Tensor other) -> Tensor */
export const lcm_rule = /* @__PURE__ */ pointwiseRule({
  name: "lcm_cpu",
  promote: "default",
  boolResult: false,
  classes: ["int"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** angle(Tensor self) -> Tensor */
export const angle_rule = /* @__PURE__ */ pointwiseRule({
  name: "angle_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float", "complex"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
  realResult: true,
  rowMajor: "complex",
});

/** special_airy_ai(Tensor x) -> Tensor */
export const special_airy_ai_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_airy_ai_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_bessel_j0(Tensor self) -> Tensor */
export const special_bessel_j0_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_bessel_j0_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_bessel_j1(Tensor self) -> Tensor */
export const special_bessel_j1_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_bessel_j1_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_bessel_y0(Tensor self) -> Tensor */
export const special_bessel_y0_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_bessel_y0_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_bessel_y1(Tensor self) -> Tensor */
export const special_bessel_y1_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_bessel_y1_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_modified_bessel_i0(Tensor self) -> Tensor */
export const special_modified_bessel_i0_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_modified_bessel_i0_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_modified_bessel_i1(Tensor self) -> Tensor */
export const special_modified_bessel_i1_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_modified_bessel_i1_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_modified_bessel_k0(Tensor self) -> Tensor */
export const special_modified_bessel_k0_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_modified_bessel_k0_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_modified_bessel_k1(Tensor self) -> Tensor */
export const special_modified_bessel_k1_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_modified_bessel_k1_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_scaled_modified_bessel_k0(Tensor x) -> Tensor */
export const special_scaled_modified_bessel_k0_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_scaled_modified_bessel_k0_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_scaled_modified_bessel_k1(Tensor x) -> Tensor */
export const special_scaled_modified_bessel_k1_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_scaled_modified_bessel_k1_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_spherical_bessel_j0(Tensor x) -> Tensor */
export const special_spherical_bessel_j0_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_spherical_bessel_j0_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor */
export const special_chebyshev_polynomial_t_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_chebyshev_polynomial_t_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor */
export const special_chebyshev_polynomial_t_x_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_chebyshev_polynomial_t_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor */
export const special_chebyshev_polynomial_t_n_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_chebyshev_polynomial_t_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor */
export const special_chebyshev_polynomial_u_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_chebyshev_polynomial_u_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor */
export const special_chebyshev_polynomial_u_x_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_chebyshev_polynomial_u_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor */
export const special_chebyshev_polynomial_u_n_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_chebyshev_polynomial_u_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor */
export const special_chebyshev_polynomial_v_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_chebyshev_polynomial_v_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor */
export const special_chebyshev_polynomial_v_x_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_chebyshev_polynomial_v_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor */
export const special_chebyshev_polynomial_v_n_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_chebyshev_polynomial_v_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor */
export const special_chebyshev_polynomial_w_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_chebyshev_polynomial_w_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor */
export const special_chebyshev_polynomial_w_x_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_chebyshev_polynomial_w_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor */
export const special_chebyshev_polynomial_w_n_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_chebyshev_polynomial_w_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor */
export const special_hermite_polynomial_h_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_hermite_polynomial_h_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor */
export const special_hermite_polynomial_h_x_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_hermite_polynomial_h_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor */
export const special_hermite_polynomial_h_n_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_hermite_polynomial_h_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor */
export const special_hermite_polynomial_he_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_hermite_polynomial_he_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor */
export const special_hermite_polynomial_he_x_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_hermite_polynomial_he_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor */
export const special_hermite_polynomial_he_n_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_hermite_polynomial_he_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor */
export const special_laguerre_polynomial_l_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_laguerre_polynomial_l_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor */
export const special_laguerre_polynomial_l_x_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_laguerre_polynomial_l_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor */
export const special_laguerre_polynomial_l_n_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_laguerre_polynomial_l_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor */
export const special_legendre_polynomial_p_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_legendre_polynomial_p_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor */
export const special_legendre_polynomial_p_x_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_legendre_polynomial_p_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor */
export const special_legendre_polynomial_p_n_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_legendre_polynomial_p_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor */
export const special_shifted_chebyshev_polynomial_t_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_shifted_chebyshev_polynomial_t_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor */
export const special_shifted_chebyshev_polynomial_t_x_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_shifted_chebyshev_polynomial_t_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor */
export const special_shifted_chebyshev_polynomial_t_n_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_shifted_chebyshev_polynomial_t_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor */
export const special_shifted_chebyshev_polynomial_u_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_shifted_chebyshev_polynomial_u_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor */
export const special_shifted_chebyshev_polynomial_u_x_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_shifted_chebyshev_polynomial_u_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor */
export const special_shifted_chebyshev_polynomial_u_n_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_shifted_chebyshev_polynomial_u_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor */
export const special_shifted_chebyshev_polynomial_v_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_shifted_chebyshev_polynomial_v_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor */
export const special_shifted_chebyshev_polynomial_v_x_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_shifted_chebyshev_polynomial_v_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor */
export const special_shifted_chebyshev_polynomial_v_n_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_shifted_chebyshev_polynomial_v_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor */
export const special_shifted_chebyshev_polynomial_w_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_shifted_chebyshev_polynomial_w_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor */
export const special_shifted_chebyshev_polynomial_w_x_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_shifted_chebyshev_polynomial_w_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor */
export const special_shifted_chebyshev_polynomial_w_n_scalar_rule = /* @__PURE__ */ pointwiseRule({
  name: "special_shifted_chebyshev_polynomial_w_cpu",
  promote: "float",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 1,
  numbers: 1,
});

/** _standard_gamma_grad(Tensor self, Tensor output) -> Tensor */
export const _standard_gamma_grad_rule = /* @__PURE__ */ pointwiseRule({
  name: "_standard_gamma_grad_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});

/** _dirichlet_grad(Tensor x, Tensor alpha, Tensor total) -> Tensor */
export const _dirichlet_grad_rule = /* @__PURE__ */ pointwiseRule({
  name: "_dirichlet_grad_cpu",
  promote: "default",
  boolResult: false,
  classes: ["float"],
  conditions: 0,
  scalars: 0,
  numbers: 0,
});
