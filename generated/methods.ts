// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives tensors their methods.

import type { DType } from "../runtime/core/dtype.js";
import type { Scalar } from "../runtime/core/scalar.js";
import { Tensor } from "../runtime/core/tensor.js";
import type { Loose, Options } from "../runtime/dispatch/overloads.js";
import { installMethods } from "../runtime/dispatch/overloads.js";
import {
  __and__, __iand__, __ilshift__, __ior__, __irshift__, __ixor__, __lshift__, __or__, __rshift__, __xor__, abs,
  absolute, absolute_, acos, acosh, add, addcdiv, addcmul, all, allclose, amax, amin, aminmax, any, arccos, arccos_,
  arccosh, arccosh_, arcsin, arcsin_, arcsinh, arcsinh_, arctan, arctan2, arctan2_, arctan_, arctanh, arctanh_, argmax,
  argmin, asin, asinh, atan, atan2, atanh, bitwiseAnd, bitwiseLeftShift, bitwiseNot, bitwiseOr, bitwiseRightShift,
  bitwiseXor, ceil, clamp, clampMax, clampMin, clamp_, clip, clip_, copysign, cos, cosh, cumprod, cumprod_, cumsum,
  cumsum_, deg2rad, diff, digamma, dist, div, divide, divide_, eq, equal, erf, erfc, erfinv, exp, exp2, expm1, fix,
  fix_, floatPower, floatPower_, floor, floorDivide, fmax, fmin, fmod, frac, gcd, ge, greater, greaterEqual,
  greaterEqual_, greater_, gt, hardshrink, hardshrinkBackward, heaviside, hypot, isclose, isfinite, isinf, isnan,
  isneginf, isposinf, le, lerp, less, lessEqual, lessEqual_, less_, lgamma, log, log10, log1p, log2, logaddexp,
  logaddexp2, logcumsumexp, logicalAnd, logicalNot, logicalOr, logicalXor, logit, logsumexp, lt, max, maximum, mean,
  min, minimum, mul, multiply, multiply_, nanToNum, nanmean, nanquantile, nansum, ne, neg, negative, negative_, norm,
  notEqual, notEqual_, pow, prod, quantile, rad2deg, reciprocal, relu, remainder, round, rsqrt, sgn, sigmoid, sign,
  signbit, sin, sinc, sinh, sqrt, square, square_, std, sub, subtract, subtract_, sum, tan, tanh, trueDivide,
  trueDivide_, trunc, var_, where, xlogy,
} from "./functions.js";

declare module "../runtime/core/tensor.js" {
  interface Tensor {
    /** `abs(Tensor self) -> Tensor` */
    abs(): Tensor;
    /**
     * `absolute(Tensor self) -> Tensor`
     *
     * With `out`: `absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
     */
    absolute(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `absolute_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    absolute_(): Tensor;
    /** `neg(Tensor self) -> Tensor` */
    neg(): Tensor;
    /**
     * `negative(Tensor self) -> Tensor`
     *
     * With `out`: `negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
     */
    negative(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `negative_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    negative_(): Tensor;
    /** `sign(Tensor self) -> Tensor` */
    sign(): Tensor;
    /** `sgn(Tensor self) -> Tensor` */
    sgn(): Tensor;
    /** `signbit(Tensor self) -> Tensor` */
    signbit(): Tensor;
    /** `exp(Tensor self) -> Tensor` */
    exp(): Tensor;
    /** `expm1(Tensor self) -> Tensor` */
    expm1(): Tensor;
    /** `exp2(Tensor self) -> Tensor` */
    exp2(): Tensor;
    /** `log(Tensor self) -> Tensor` */
    log(): Tensor;
    /** `log1p(Tensor self) -> Tensor` */
    log1p(): Tensor;
    /** `log2(Tensor self) -> Tensor` */
    log2(): Tensor;
    /** `log10(Tensor self) -> Tensor` */
    log10(): Tensor;
    /** `sqrt(Tensor self) -> Tensor` */
    sqrt(): Tensor;
    /** `rsqrt(Tensor self) -> Tensor` */
    rsqrt(): Tensor;
    /** `sin(Tensor self) -> Tensor` */
    sin(): Tensor;
    /** `cos(Tensor self) -> Tensor` */
    cos(): Tensor;
    /** `tan(Tensor self) -> Tensor` */
    tan(): Tensor;
    /** `asin(Tensor self) -> Tensor` */
    asin(): Tensor;
    /**
     * `arcsin(Tensor self) -> Tensor`
     *
     * With `out`: `arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
     */
    arcsin(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `arcsin_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arcsin_(): Tensor;
    /** `acos(Tensor self) -> Tensor` */
    acos(): Tensor;
    /**
     * `arccos(Tensor self) -> Tensor`
     *
     * With `out`: `arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
     */
    arccos(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `arccos_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arccos_(): Tensor;
    /** `atan(Tensor self) -> Tensor` */
    atan(): Tensor;
    /**
     * `arctan(Tensor self) -> Tensor`
     *
     * With `out`: `arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
     */
    arctan(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `arctan_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arctan_(): Tensor;
    /** `sinh(Tensor self) -> Tensor` */
    sinh(): Tensor;
    /** `cosh(Tensor self) -> Tensor` */
    cosh(): Tensor;
    /** `tanh(Tensor self) -> Tensor` */
    tanh(): Tensor;
    /** `asinh(Tensor self) -> Tensor` */
    asinh(): Tensor;
    /**
     * `arcsinh(Tensor self) -> Tensor`
     *
     * With `out`: `arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
     */
    arcsinh(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `arcsinh_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arcsinh_(): Tensor;
    /** `acosh(Tensor self) -> Tensor` */
    acosh(): Tensor;
    /**
     * `arccosh(Tensor self) -> Tensor`
     *
     * With `out`: `arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
     */
    arccosh(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `arccosh_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arccosh_(): Tensor;
    /** `atanh(Tensor self) -> Tensor` */
    atanh(): Tensor;
    /**
     * `arctanh(Tensor self) -> Tensor`
     *
     * With `out`: `arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
     */
    arctanh(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `arctanh_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arctanh_(): Tensor;
    /** `erf(Tensor self) -> Tensor` */
    erf(): Tensor;
    /** `erfc(Tensor self) -> Tensor` */
    erfc(): Tensor;
    /** `erfinv(Tensor self) -> Tensor` */
    erfinv(): Tensor;
    /** `lgamma(Tensor self) -> Tensor` */
    lgamma(): Tensor;
    /** `digamma(Tensor self) -> Tensor` */
    digamma(): Tensor;
    /** `sigmoid(Tensor self) -> Tensor` */
    sigmoid(): Tensor;
    /**
     * `square(Tensor self) -> Tensor`
     *
     * With `out`: `square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
     */
    square(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `square_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    square_(): Tensor;
    /** `reciprocal(Tensor self) -> Tensor` */
    reciprocal(): Tensor;
    /** `floor(Tensor self) -> Tensor` */
    floor(): Tensor;
    /** `ceil(Tensor self) -> Tensor` */
    ceil(): Tensor;
    /** `trunc(Tensor self) -> Tensor` */
    trunc(): Tensor;
    /**
     * `fix(Tensor self) -> Tensor`
     *
     * With `out`: `fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
     */
    fix(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `fix_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    fix_(): Tensor;
    /** `round(Tensor self) -> Tensor` */
    round(): Tensor;
    /** `round.decimals(Tensor self, *, int decimals) -> Tensor` */
    round(options: { decimals: number }): Tensor;
    /** `frac(Tensor self) -> Tensor` */
    frac(): Tensor;
    /** `sinc(Tensor self) -> Tensor` */
    sinc(): Tensor;
    /** `deg2rad(Tensor self) -> Tensor` */
    deg2rad(): Tensor;
    /** `rad2deg(Tensor self) -> Tensor` */
    rad2deg(): Tensor;
    /** `logit(Tensor self, float? eps=None) -> Tensor` */
    logit(options?: Options<{ eps: number | null }>): Tensor;
    /** `logit(Tensor self, float? eps=None) -> Tensor` */
    logit(eps: number | null): Tensor;
    /** `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor` */
    nanToNum(options?: Options<{ nan: number | null; posinf: number | null; neginf: number | null }>): Tensor;
    /** `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor` */
    nanToNum(nan: number | null, options?: Options<{ posinf: number | null; neginf: number | null }>): Tensor;
    /** `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor` */
    nanToNum(nan: number | null, posinf: number | null, options?: Options<{ neginf: number | null }>): Tensor;
    /** `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor` */
    nanToNum(nan: number | null, posinf: number | null, neginf: number | null): Tensor;
    /** `isnan(Tensor self) -> Tensor` */
    isnan(): Tensor;
    /** `isinf(Tensor self) -> Tensor` */
    isinf(): Tensor;
    /** `isfinite(Tensor self) -> Tensor` */
    isfinite(): Tensor;
    /** `isposinf(Tensor self) -> Tensor` */
    isposinf(): Tensor;
    /** `isneginf(Tensor self) -> Tensor` */
    isneginf(): Tensor;
    /** `logical_not(Tensor self) -> Tensor` */
    logicalNot(): Tensor;
    /** `bitwise_not(Tensor self) -> Tensor` */
    bitwiseNot(): Tensor;
    /** `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
    add(other: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
    /** `add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
    add(other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
    /** `add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
    add(other: Scalar, alpha: Scalar): Tensor;
    /** `sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
    sub(other: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
    /** `sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
    sub(other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
    /** `sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
    sub(other: Scalar, alpha: Scalar): Tensor;
    /**
     * `subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`
     *
     * With `out`: `subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)`
     */
    subtract(other: Tensor, options?: Options<{ alpha: Scalar; out: Tensor }>): Tensor;
    /** `subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
    subtract(other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
    /** `subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
    subtract(other: Scalar, alpha: Scalar): Tensor;
    /**
     * `subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    subtract_(other: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
    /**
     * `subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    subtract_(other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
    /**
     * `subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    subtract_(other: Scalar, alpha: Scalar): Tensor;
    /** `mul.Tensor(Tensor self, Tensor other) -> Tensor` */
    mul(other: Tensor): Tensor;
    /** `mul.Scalar(Tensor self, Scalar other) -> Tensor` */
    mul(other: Scalar): Tensor;
    /**
     * `multiply.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    multiply(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /** `multiply.Scalar(Tensor self, Scalar other) -> Tensor` */
    multiply(other: Scalar): Tensor;
    /**
     * `multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    multiply_(other: Tensor): Tensor;
    /**
     * `multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    multiply_(other: Scalar): Tensor;
    /** `div.Tensor(Tensor self, Tensor other) -> Tensor` */
    div(other: Tensor): Tensor;
    /** `div.Scalar(Tensor self, Scalar other) -> Tensor` */
    div(other: Scalar): Tensor;
    /** `div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor` */
    div(other: Tensor, options: { roundingMode: string | null }): Tensor;
    /** `div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor` */
    div(other: Scalar, options: { roundingMode: string | null }): Tensor;
    /**
     * `divide.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    divide(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /** `divide.Scalar(Tensor self, Scalar other) -> Tensor` */
    divide(other: Scalar): Tensor;
    /**
     * `divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor`
     *
     * With `out`: `divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)`
     */
    divide(other: Tensor, options: { roundingMode: string | null } & Options<{ out: Tensor }>): Tensor;
    /** `divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor` */
    divide(other: Scalar, options: { roundingMode: string | null }): Tensor;
    /**
     * `divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    divide_(other: Tensor): Tensor;
    /**
     * `divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    divide_(other: Scalar): Tensor;
    /**
     * `divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    divide_(other: Tensor, options: { roundingMode: string | null }): Tensor;
    /**
     * `divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    divide_(other: Scalar, options: { roundingMode: string | null }): Tensor;
    /**
     * `true_divide.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    trueDivide(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /** `true_divide.Scalar(Tensor self, Scalar other) -> Tensor` */
    trueDivide(other: Scalar): Tensor;
    /**
     * `true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    trueDivide_(other: Tensor): Tensor;
    /**
     * `true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    trueDivide_(other: Scalar): Tensor;
    /** `floor_divide(Tensor self, Tensor other) -> Tensor` */
    floorDivide(other: Tensor): Tensor;
    /** `floor_divide.Scalar(Tensor self, Scalar other) -> Tensor` */
    floorDivide(other: Scalar): Tensor;
    /** `remainder.Tensor(Tensor self, Tensor other) -> Tensor` */
    remainder(other: Tensor): Tensor;
    /** `remainder.Scalar(Tensor self, Scalar other) -> Tensor` */
    remainder(other: Scalar): Tensor;
    /** `fmod.Tensor(Tensor self, Tensor other) -> Tensor` */
    fmod(other: Tensor): Tensor;
    /** `fmod.Scalar(Tensor self, Scalar other) -> Tensor` */
    fmod(other: Scalar): Tensor;
    /** `pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor` */
    pow(exponent: Tensor): Tensor;
    /** `pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor` */
    pow(exponent: Scalar): Tensor;
    /**
     * `float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor`
     *
     * With `out`: `float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)`
     */
    floatPower(exponent: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor`
     *
     * With `out`: `float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)`
     */
    floatPower(exponent: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    floatPower_(exponent: Tensor): Tensor;
    /**
     * `float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    floatPower_(exponent: Scalar): Tensor;
    /** `atan2(Tensor self, Tensor other) -> Tensor` */
    atan2(other: Tensor): Tensor;
    /**
     * `arctan2(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    arctan2(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arctan2_(other: Tensor): Tensor;
    /** `hypot(Tensor self, Tensor other) -> Tensor` */
    hypot(other: Tensor): Tensor;
    /** `copysign.Tensor(Tensor self, Tensor other) -> Tensor` */
    copysign(other: Tensor): Tensor;
    /** `copysign.Scalar(Tensor self, Scalar other) -> Tensor` */
    copysign(other: Scalar): Tensor;
    /** `xlogy.Tensor(Tensor self, Tensor other) -> Tensor` */
    xlogy(other: Tensor): Tensor;
    /** `xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor` */
    xlogy(other: Scalar): Tensor;
    /** `logaddexp(Tensor self, Tensor other) -> Tensor` */
    logaddexp(other: Tensor): Tensor;
    /** `logaddexp2(Tensor self, Tensor other) -> Tensor` */
    logaddexp2(other: Tensor): Tensor;
    /** `heaviside(Tensor self, Tensor values) -> Tensor` */
    heaviside(values: Tensor): Tensor;
    /** `gcd(Tensor self, Tensor other) -> Tensor` */
    gcd(other: Tensor): Tensor;
    /** `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor` */
    addcmul(tensor1: Tensor, tensor2: Tensor, options?: Options<{ value: Scalar }>): Tensor;
    /** `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor` */
    addcdiv(tensor1: Tensor, tensor2: Tensor, options?: Options<{ value: Scalar }>): Tensor;
    /** `lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor` */
    lerp(end: Tensor, weight: Scalar): Tensor;
    /** `lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor` */
    lerp(end: Tensor, weight: Tensor): Tensor;
    /** `eq.Tensor(Tensor self, Tensor other) -> Tensor` */
    eq(other: Tensor): Tensor;
    /** `eq.Scalar(Tensor self, Scalar other) -> Tensor` */
    eq(other: Scalar): Tensor;
    /** `ne.Tensor(Tensor self, Tensor other) -> Tensor` */
    ne(other: Tensor): Tensor;
    /** `ne.Scalar(Tensor self, Scalar other) -> Tensor` */
    ne(other: Scalar): Tensor;
    /**
     * `not_equal.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    notEqual(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `not_equal.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    notEqual(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    notEqual_(other: Tensor): Tensor;
    /**
     * `not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    notEqual_(other: Scalar): Tensor;
    /** `lt.Tensor(Tensor self, Tensor other) -> Tensor` */
    lt(other: Tensor): Tensor;
    /** `lt.Scalar(Tensor self, Scalar other) -> Tensor` */
    lt(other: Scalar): Tensor;
    /**
     * `less.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    less(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `less.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    less(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    less_(other: Tensor): Tensor;
    /**
     * `less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    less_(other: Scalar): Tensor;
    /** `le.Tensor(Tensor self, Tensor other) -> Tensor` */
    le(other: Tensor): Tensor;
    /** `le.Scalar(Tensor self, Scalar other) -> Tensor` */
    le(other: Scalar): Tensor;
    /**
     * `less_equal.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    lessEqual(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `less_equal.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    lessEqual(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    lessEqual_(other: Tensor): Tensor;
    /**
     * `less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    lessEqual_(other: Scalar): Tensor;
    /** `gt.Tensor(Tensor self, Tensor other) -> Tensor` */
    gt(other: Tensor): Tensor;
    /** `gt.Scalar(Tensor self, Scalar other) -> Tensor` */
    gt(other: Scalar): Tensor;
    /**
     * `greater.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    greater(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `greater.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    greater(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    greater_(other: Tensor): Tensor;
    /**
     * `greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    greater_(other: Scalar): Tensor;
    /** `ge.Tensor(Tensor self, Tensor other) -> Tensor` */
    ge(other: Tensor): Tensor;
    /** `ge.Scalar(Tensor self, Scalar other) -> Tensor` */
    ge(other: Scalar): Tensor;
    /**
     * `greater_equal.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    greaterEqual(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `greater_equal.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    greaterEqual(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    greaterEqual_(other: Tensor): Tensor;
    /**
     * `greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    greaterEqual_(other: Scalar): Tensor;
    /** `logical_and(Tensor self, Tensor other) -> Tensor` */
    logicalAnd(other: Tensor): Tensor;
    /** `logical_or(Tensor self, Tensor other) -> Tensor` */
    logicalOr(other: Tensor): Tensor;
    /** `logical_xor(Tensor self, Tensor other) -> Tensor` */
    logicalXor(other: Tensor): Tensor;
    /** `bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor` */
    bitwiseAnd(other: Tensor): Tensor;
    /** `bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor` */
    bitwiseAnd(other: Scalar): Tensor;
    /** `__and__.Tensor(Tensor self, Tensor other) -> Tensor` */
    __and__(other: Tensor): Tensor;
    /** `__and__.Scalar(Tensor self, Scalar other) -> Tensor` */
    __and__(other: Scalar): Tensor;
    /**
     * `__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __iand__(other: Tensor): Tensor;
    /**
     * `__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __iand__(other: Scalar): Tensor;
    /** `bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor` */
    bitwiseOr(other: Tensor): Tensor;
    /** `bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor` */
    bitwiseOr(other: Scalar): Tensor;
    /** `__or__.Tensor(Tensor self, Tensor other) -> Tensor` */
    __or__(other: Tensor): Tensor;
    /** `__or__.Scalar(Tensor self, Scalar other) -> Tensor` */
    __or__(other: Scalar): Tensor;
    /**
     * `__ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __ior__(other: Tensor): Tensor;
    /**
     * `__ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __ior__(other: Scalar): Tensor;
    /** `bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor` */
    bitwiseXor(other: Tensor): Tensor;
    /** `bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor` */
    bitwiseXor(other: Scalar): Tensor;
    /** `__xor__.Tensor(Tensor self, Tensor other) -> Tensor` */
    __xor__(other: Tensor): Tensor;
    /** `__xor__.Scalar(Tensor self, Scalar other) -> Tensor` */
    __xor__(other: Scalar): Tensor;
    /**
     * `__ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __ixor__(other: Tensor): Tensor;
    /**
     * `__ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __ixor__(other: Scalar): Tensor;
    /** `bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor` */
    bitwiseLeftShift(other: Tensor): Tensor;
    /** `bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor` */
    bitwiseLeftShift(other: Scalar): Tensor;
    /** `__lshift__.Tensor(Tensor self, Tensor other) -> Tensor` */
    __lshift__(other: Tensor): Tensor;
    /** `__lshift__.Scalar(Tensor self, Scalar other) -> Tensor` */
    __lshift__(other: Scalar): Tensor;
    /**
     * `__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __ilshift__(other: Tensor): Tensor;
    /**
     * `__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __ilshift__(other: Scalar): Tensor;
    /** `bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor` */
    bitwiseRightShift(other: Tensor): Tensor;
    /** `bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor` */
    bitwiseRightShift(other: Scalar): Tensor;
    /** `__rshift__.Tensor(Tensor self, Tensor other) -> Tensor` */
    __rshift__(other: Tensor): Tensor;
    /** `__rshift__.Scalar(Tensor self, Scalar other) -> Tensor` */
    __rshift__(other: Scalar): Tensor;
    /**
     * `__irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __irshift__(other: Tensor): Tensor;
    /**
     * `__irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __irshift__(other: Scalar): Tensor;
    /** `maximum(Tensor self, Tensor other) -> Tensor` */
    maximum(other: Tensor): Tensor;
    /** `minimum(Tensor self, Tensor other) -> Tensor` */
    minimum(other: Tensor): Tensor;
    /** `fmax(Tensor self, Tensor other) -> Tensor` */
    fmax(other: Tensor): Tensor;
    /** `fmin(Tensor self, Tensor other) -> Tensor` */
    fmin(other: Tensor): Tensor;
    /** `where.self(Tensor condition, Tensor self, Tensor other) -> Tensor` */
    where(condition: Tensor, other: Tensor): Tensor;
    /** `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor` */
    clamp(options?: Options<{ min: Scalar | null; max: Scalar | null }>): Tensor;
    /** `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor` */
    clamp(min: Scalar | null, options?: Options<{ max: Scalar | null }>): Tensor;
    /** `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor` */
    clamp(min: Scalar | null, max: Scalar | null): Tensor;
    /**
     * `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
     *
     * With `out`: `clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)`
     */
    clamp(options?: Options<{ min: Tensor | null; max: Tensor | null; out: Tensor }>): Tensor;
    /**
     * `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
     *
     * With `out`: `clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)`
     */
    clamp(min: Tensor | null, options?: Options<{ max: Tensor | null; out: Tensor }>): Tensor;
    /**
     * `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
     *
     * With `out`: `clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)`
     */
    clamp(min: Tensor | null, max: Tensor | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clamp_(options?: Options<{ min: Tensor | null; max: Tensor | null }>): Tensor;
    /**
     * `clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clamp_(min: Tensor | null, options?: Options<{ max: Tensor | null }>): Tensor;
    /**
     * `clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clamp_(min: Tensor | null, max: Tensor | null): Tensor;
    /** `clamp_min(Tensor self, Scalar min) -> Tensor` */
    clampMin(min: Scalar): Tensor;
    /** `clamp_min.Tensor(Tensor self, Tensor min) -> Tensor` */
    clampMin(min: Tensor): Tensor;
    /** `clamp_max(Tensor self, Scalar max) -> Tensor` */
    clampMax(max: Scalar): Tensor;
    /** `clamp_max.Tensor(Tensor self, Tensor max) -> Tensor` */
    clampMax(max: Tensor): Tensor;
    /**
     * `clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
     *
     * With `out`: `clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)`
     */
    clip(options?: Options<{ min: Scalar | null; max: Scalar | null; out: Tensor }>): Tensor;
    /**
     * `clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
     *
     * With `out`: `clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)`
     */
    clip(min: Scalar | null, options?: Options<{ max: Scalar | null; out: Tensor }>): Tensor;
    /**
     * `clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
     *
     * With `out`: `clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)`
     */
    clip(min: Scalar | null, max: Scalar | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
     *
     * With `out`: `clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)`
     */
    clip(options?: Options<{ min: Tensor | null; max: Tensor | null; out: Tensor }>): Tensor;
    /**
     * `clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
     *
     * With `out`: `clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)`
     */
    clip(min: Tensor | null, options?: Options<{ max: Tensor | null; out: Tensor }>): Tensor;
    /**
     * `clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
     *
     * With `out`: `clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)`
     */
    clip(min: Tensor | null, max: Tensor | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clip_(options?: Options<{ min: Scalar | null; max: Scalar | null }>): Tensor;
    /**
     * `clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clip_(min: Scalar | null, options?: Options<{ max: Scalar | null }>): Tensor;
    /**
     * `clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clip_(min: Scalar | null, max: Scalar | null): Tensor;
    /**
     * `clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clip_(options?: Options<{ min: Tensor | null; max: Tensor | null }>): Tensor;
    /**
     * `clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clip_(min: Tensor | null, options?: Options<{ max: Tensor | null }>): Tensor;
    /**
     * `clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clip_(min: Tensor | null, max: Tensor | null): Tensor;
    /** `relu(Tensor self) -> Tensor` */
    relu(): Tensor;
    /** `hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor` */
    hardshrink(options?: Options<{ lambd: Scalar }>): Tensor;
    /** `hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor` */
    hardshrink(lambd: Scalar): Tensor;
    /** `hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor` */
    hardshrinkBackward(gradOut: Tensor, lambd: Scalar): Tensor;
    /** `sum(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
    sum(options?: Options<{ dtype: DType | null }>): Tensor;
    /**
     * `sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    sum(options: { dim: number | readonly number[] | null } & Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    sum(dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    sum(dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /** `mean(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
    mean(options?: Options<{ dtype: DType | null }>): Tensor;
    /**
     * `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    mean(options: { dim: number | readonly number[] | null } & Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    mean(dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    mean(dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /** `prod(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
    prod(options?: Options<{ dtype: DType | null }>): Tensor;
    /**
     * `prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    prod(options: { dim: number } & Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    prod(dim: number, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    prod(dim: number, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
     *
     * With `out`: `amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    amax(options?: Options<{ dim: number | readonly number[]; keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
     *
     * With `out`: `amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    amax(dim: number | readonly number[], options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
     *
     * With `out`: `amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    amax(dim: number | readonly number[], keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
     *
     * With `out`: `amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    amin(options?: Options<{ dim: number | readonly number[]; keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
     *
     * With `out`: `amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    amin(dim: number | readonly number[], options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
     *
     * With `out`: `amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    amin(dim: number | readonly number[], keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)`
     *
     * With `out`: `aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)`
     */
    aminmax(options?: Options<{ dim: number | null; keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
    /** `max(Tensor self) -> Tensor` */
    max(): Tensor;
    /**
     * `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)`
     */
    max(options: { dim: number } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
    /**
     * `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)`
     */
    max(dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
    /**
     * `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)`
     */
    max(dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
    /**
     * `max.other(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    max(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /** `min(Tensor self) -> Tensor` */
    min(): Tensor;
    /**
     * `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)`
     */
    min(options: { dim: number } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
    /**
     * `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)`
     */
    min(dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
    /**
     * `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)`
     */
    min(dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
    /**
     * `min.other(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
     */
    min(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
     *
     * With `out`: `argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    argmax(options?: Options<{ dim: number | null; keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
     *
     * With `out`: `argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    argmax(dim: number | null, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
     *
     * With `out`: `argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    argmax(dim: number | null, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
     *
     * With `out`: `argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    argmin(options?: Options<{ dim: number | null; keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
     *
     * With `out`: `argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    argmin(dim: number | null, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
     *
     * With `out`: `argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    argmin(dim: number | null, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    any(options: { dim: number } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    any(dim: number, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    any(dim: number, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `any(Tensor self) -> Tensor`
     *
     * With `out`: `any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
     */
    any(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    all(options: { dim: number } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    all(dim: number, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    all(dim: number, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `all(Tensor self) -> Tensor`
     *
     * With `out`: `all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
     */
    all(options?: Options<{ out: Tensor }>): Tensor;
    /** `var(Tensor self, bool unbiased=True) -> Tensor` */
    var(options?: Options<{ unbiased: boolean }>): Tensor;
    /** `var(Tensor self, bool unbiased=True) -> Tensor` */
    var(unbiased: boolean): Tensor;
    /**
     * `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
     *
     * With `out`: `var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    var(options: { dim: number | readonly number[] | null } & Options<{ unbiased: boolean; keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
     *
     * With `out`: `var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    var(dim: number | readonly number[] | null, options?: Options<{ unbiased: boolean; keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
     *
     * With `out`: `var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    var(dim: number | readonly number[] | null, unbiased: boolean, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
     *
     * With `out`: `var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    var(dim: number | readonly number[] | null, unbiased: boolean, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `var.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor`
     *
     * With `out`: `var.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)`
     */
    var(options: { dim: number | readonly number[] | null; correction: number | null } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `var.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor`
     *
     * With `out`: `var.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)`
     */
    var(dim: number | readonly number[] | null, options: { correction: number | null } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** `std(Tensor self, bool unbiased=True) -> Tensor` */
    std(options?: Options<{ unbiased: boolean }>): Tensor;
    /** `std(Tensor self, bool unbiased=True) -> Tensor` */
    std(unbiased: boolean): Tensor;
    /**
     * `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
     *
     * With `out`: `std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    std(options: { dim: number | readonly number[] | null } & Options<{ unbiased: boolean; keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
     *
     * With `out`: `std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    std(dim: number | readonly number[] | null, options?: Options<{ unbiased: boolean; keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
     *
     * With `out`: `std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    std(dim: number | readonly number[] | null, unbiased: boolean, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
     *
     * With `out`: `std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    std(dim: number | readonly number[] | null, unbiased: boolean, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `std.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor`
     *
     * With `out`: `std.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)`
     */
    std(options: { dim: number | readonly number[] | null; correction: number | null } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `std.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor`
     *
     * With `out`: `std.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)`
     */
    std(dim: number | readonly number[] | null, options: { correction: number | null } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor` */
    logsumexp(options: { dim: number | readonly number[] } & Options<{ keepdim: boolean }>): Tensor;
    /** `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor` */
    logsumexp(dim: number | readonly number[], options?: Options<{ keepdim: boolean }>): Tensor;
    /** `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor` */
    logsumexp(dim: number | readonly number[], keepdim: boolean): Tensor;
    /** `norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor` */
    norm(options: { p: Scalar | null; dtype: DType }): Tensor;
    /** `norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor` */
    norm(p: Scalar | null, options: { dtype: DType }): Tensor;
    /** `norm.Scalar(Tensor self, Scalar p=2) -> Tensor` */
    norm(options?: Options<{ p: Scalar }>): Tensor;
    /** `norm.Scalar(Tensor self, Scalar p=2) -> Tensor` */
    norm(p: Scalar): Tensor;
    /**
     * `norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor`
     *
     * With `out`: `norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)`
     */
    norm(options: { p: Scalar | null; dim: number | readonly number[]; keepdim: boolean; dtype: DType } & Options<{ out: Tensor }>): Tensor;
    /**
     * `norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor`
     *
     * With `out`: `norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)`
     */
    norm(p: Scalar | null, dim: number | readonly number[], keepdim: boolean, options: { dtype: DType } & Options<{ out: Tensor }>): Tensor;
    /**
     * `norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    norm(options: { p: Scalar | null; dim: number | readonly number[] } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    norm(p: Scalar | null, dim: number | readonly number[], options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
     */
    norm(p: Scalar | null, dim: number | readonly number[], keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /** `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor` */
    dist(other: Tensor, options?: Options<{ p: Scalar }>): Tensor;
    /** `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor` */
    dist(other: Tensor, p: Scalar): Tensor;
    /**
     * `cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    cumsum(options: { dim: number } & Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    cumsum(dim: number, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    cumsum_(options: { dim: number } & Options<{ dtype: DType | null }>): Tensor;
    /**
     * `cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    cumsum_(dim: number, options?: Options<{ dtype: DType | null }>): Tensor;
    /**
     * `cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    cumprod(options: { dim: number } & Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    cumprod(dim: number, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    cumprod_(options: { dim: number } & Options<{ dtype: DType | null }>): Tensor;
    /**
     * `cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    cumprod_(dim: number, options?: Options<{ dtype: DType | null }>): Tensor;
    /**
     * `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    nansum(options?: Options<{ dim: number | readonly number[] | null; keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    nansum(dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    nansum(dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    nanmean(options?: Options<{ dim: number | readonly number[] | null; keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    nanmean(dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
     */
    nanmean(dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `logcumsumexp(Tensor self, int dim) -> Tensor`
     *
     * With `out`: `logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)`
     */
    logcumsumexp(options: { dim: number } & Options<{ out: Tensor }>): Tensor;
    /**
     * `logcumsumexp(Tensor self, int dim) -> Tensor`
     *
     * With `out`: `logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)`
     */
    logcumsumexp(dim: number, options?: Options<{ out: Tensor }>): Tensor;
    /** `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor` */
    diff(options?: Options<{ n: number; dim: number; prepend: Tensor | null; append: Tensor | null }>): Tensor;
    /** `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor` */
    diff(n: number, options?: Options<{ dim: number; prepend: Tensor | null; append: Tensor | null }>): Tensor;
    /** `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor` */
    diff(n: number, dim: number, options?: Options<{ prepend: Tensor | null; append: Tensor | null }>): Tensor;
    /** `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor` */
    diff(n: number, dim: number, prepend: Tensor | null, options?: Options<{ append: Tensor | null }>): Tensor;
    /** `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor` */
    diff(n: number, dim: number, prepend: Tensor | null, append: Tensor | null): Tensor;
    /** `equal(Tensor self, Tensor other) -> bool` */
    equal(other: Tensor): boolean;
    /** `allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool` */
    allclose(other: Tensor, options?: Options<{ rtol: number; atol: number; equalNan: boolean }>): boolean;
    /** `allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool` */
    allclose(other: Tensor, rtol: number, options?: Options<{ atol: number; equalNan: boolean }>): boolean;
    /** `allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool` */
    allclose(other: Tensor, rtol: number, atol: number, options?: Options<{ equalNan: boolean }>): boolean;
    /** `allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool` */
    allclose(other: Tensor, rtol: number, atol: number, equalNan: boolean): boolean;
    /** `isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor` */
    isclose(other: Tensor, options?: Options<{ rtol: number; atol: number; equalNan: boolean }>): Tensor;
    /** `isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor` */
    isclose(other: Tensor, rtol: number, options?: Options<{ atol: number; equalNan: boolean }>): Tensor;
    /** `isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor` */
    isclose(other: Tensor, rtol: number, atol: number, options?: Options<{ equalNan: boolean }>): Tensor;
    /** `isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor` */
    isclose(other: Tensor, rtol: number, atol: number, equalNan: boolean): Tensor;
    /** `quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    quantile(q: Tensor, options?: Options<{ dim: number | null; keepdim: boolean; interpolation: string }>): Tensor;
    /** `quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    quantile(q: Tensor, dim: number | null, options?: Options<{ keepdim: boolean; interpolation: string }>): Tensor;
    /** `quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    quantile(q: Tensor, dim: number | null, keepdim: boolean, options?: Options<{ interpolation: string }>): Tensor;
    /** `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    quantile(options: { q: number } & Options<{ dim: number | null; keepdim: boolean; interpolation: string }>): Tensor;
    /** `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    quantile(q: number, options?: Options<{ dim: number | null; keepdim: boolean; interpolation: string }>): Tensor;
    /** `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    quantile(q: number, dim: number | null, options?: Options<{ keepdim: boolean; interpolation: string }>): Tensor;
    /** `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    quantile(q: number, dim: number | null, keepdim: boolean, options?: Options<{ interpolation: string }>): Tensor;
    /** `nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    nanquantile(q: Tensor, options?: Options<{ dim: number | null; keepdim: boolean; interpolation: string }>): Tensor;
    /** `nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    nanquantile(q: Tensor, dim: number | null, options?: Options<{ keepdim: boolean; interpolation: string }>): Tensor;
    /** `nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    nanquantile(q: Tensor, dim: number | null, keepdim: boolean, options?: Options<{ interpolation: string }>): Tensor;
    /** `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    nanquantile(options: { q: number } & Options<{ dim: number | null; keepdim: boolean; interpolation: string }>): Tensor;
    /** `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    nanquantile(q: number, options?: Options<{ dim: number | null; keepdim: boolean; interpolation: string }>): Tensor;
    /** `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    nanquantile(q: number, dim: number | null, options?: Options<{ keepdim: boolean; interpolation: string }>): Tensor;
    /** `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
    nanquantile(q: number, dim: number | null, keepdim: boolean, options?: Options<{ interpolation: string }>): Tensor;
  }
}

installMethods(Tensor, {
  abs(this: Tensor, options?: unknown, extra?: unknown) {
    return (abs as Loose)(this, options, extra);
  },
  absolute(this: Tensor, options?: unknown, extra?: unknown) {
    return (absolute as Loose)(this, options, extra);
  },
  absolute_(this: Tensor, options?: unknown, extra?: unknown) {
    return (absolute_ as Loose)(this, options, extra);
  },
  neg(this: Tensor, options?: unknown, extra?: unknown) {
    return (neg as Loose)(this, options, extra);
  },
  negative(this: Tensor, options?: unknown, extra?: unknown) {
    return (negative as Loose)(this, options, extra);
  },
  negative_(this: Tensor, options?: unknown, extra?: unknown) {
    return (negative_ as Loose)(this, options, extra);
  },
  sign(this: Tensor, options?: unknown, extra?: unknown) {
    return (sign as Loose)(this, options, extra);
  },
  sgn(this: Tensor, options?: unknown, extra?: unknown) {
    return (sgn as Loose)(this, options, extra);
  },
  signbit(this: Tensor, options?: unknown, extra?: unknown) {
    return (signbit as Loose)(this, options, extra);
  },
  exp(this: Tensor, options?: unknown, extra?: unknown) {
    return (exp as Loose)(this, options, extra);
  },
  expm1(this: Tensor, options?: unknown, extra?: unknown) {
    return (expm1 as Loose)(this, options, extra);
  },
  exp2(this: Tensor, options?: unknown, extra?: unknown) {
    return (exp2 as Loose)(this, options, extra);
  },
  log(this: Tensor, options?: unknown, extra?: unknown) {
    return (log as Loose)(this, options, extra);
  },
  log1p(this: Tensor, options?: unknown, extra?: unknown) {
    return (log1p as Loose)(this, options, extra);
  },
  log2(this: Tensor, options?: unknown, extra?: unknown) {
    return (log2 as Loose)(this, options, extra);
  },
  log10(this: Tensor, options?: unknown, extra?: unknown) {
    return (log10 as Loose)(this, options, extra);
  },
  sqrt(this: Tensor, options?: unknown, extra?: unknown) {
    return (sqrt as Loose)(this, options, extra);
  },
  rsqrt(this: Tensor, options?: unknown, extra?: unknown) {
    return (rsqrt as Loose)(this, options, extra);
  },
  sin(this: Tensor, options?: unknown, extra?: unknown) {
    return (sin as Loose)(this, options, extra);
  },
  cos(this: Tensor, options?: unknown, extra?: unknown) {
    return (cos as Loose)(this, options, extra);
  },
  tan(this: Tensor, options?: unknown, extra?: unknown) {
    return (tan as Loose)(this, options, extra);
  },
  asin(this: Tensor, options?: unknown, extra?: unknown) {
    return (asin as Loose)(this, options, extra);
  },
  arcsin(this: Tensor, options?: unknown, extra?: unknown) {
    return (arcsin as Loose)(this, options, extra);
  },
  arcsin_(this: Tensor, options?: unknown, extra?: unknown) {
    return (arcsin_ as Loose)(this, options, extra);
  },
  acos(this: Tensor, options?: unknown, extra?: unknown) {
    return (acos as Loose)(this, options, extra);
  },
  arccos(this: Tensor, options?: unknown, extra?: unknown) {
    return (arccos as Loose)(this, options, extra);
  },
  arccos_(this: Tensor, options?: unknown, extra?: unknown) {
    return (arccos_ as Loose)(this, options, extra);
  },
  atan(this: Tensor, options?: unknown, extra?: unknown) {
    return (atan as Loose)(this, options, extra);
  },
  arctan(this: Tensor, options?: unknown, extra?: unknown) {
    return (arctan as Loose)(this, options, extra);
  },
  arctan_(this: Tensor, options?: unknown, extra?: unknown) {
    return (arctan_ as Loose)(this, options, extra);
  },
  sinh(this: Tensor, options?: unknown, extra?: unknown) {
    return (sinh as Loose)(this, options, extra);
  },
  cosh(this: Tensor, options?: unknown, extra?: unknown) {
    return (cosh as Loose)(this, options, extra);
  },
  tanh(this: Tensor, options?: unknown, extra?: unknown) {
    return (tanh as Loose)(this, options, extra);
  },
  asinh(this: Tensor, options?: unknown, extra?: unknown) {
    return (asinh as Loose)(this, options, extra);
  },
  arcsinh(this: Tensor, options?: unknown, extra?: unknown) {
    return (arcsinh as Loose)(this, options, extra);
  },
  arcsinh_(this: Tensor, options?: unknown, extra?: unknown) {
    return (arcsinh_ as Loose)(this, options, extra);
  },
  acosh(this: Tensor, options?: unknown, extra?: unknown) {
    return (acosh as Loose)(this, options, extra);
  },
  arccosh(this: Tensor, options?: unknown, extra?: unknown) {
    return (arccosh as Loose)(this, options, extra);
  },
  arccosh_(this: Tensor, options?: unknown, extra?: unknown) {
    return (arccosh_ as Loose)(this, options, extra);
  },
  atanh(this: Tensor, options?: unknown, extra?: unknown) {
    return (atanh as Loose)(this, options, extra);
  },
  arctanh(this: Tensor, options?: unknown, extra?: unknown) {
    return (arctanh as Loose)(this, options, extra);
  },
  arctanh_(this: Tensor, options?: unknown, extra?: unknown) {
    return (arctanh_ as Loose)(this, options, extra);
  },
  erf(this: Tensor, options?: unknown, extra?: unknown) {
    return (erf as Loose)(this, options, extra);
  },
  erfc(this: Tensor, options?: unknown, extra?: unknown) {
    return (erfc as Loose)(this, options, extra);
  },
  erfinv(this: Tensor, options?: unknown, extra?: unknown) {
    return (erfinv as Loose)(this, options, extra);
  },
  lgamma(this: Tensor, options?: unknown, extra?: unknown) {
    return (lgamma as Loose)(this, options, extra);
  },
  digamma(this: Tensor, options?: unknown, extra?: unknown) {
    return (digamma as Loose)(this, options, extra);
  },
  sigmoid(this: Tensor, options?: unknown, extra?: unknown) {
    return (sigmoid as Loose)(this, options, extra);
  },
  square(this: Tensor, options?: unknown, extra?: unknown) {
    return (square as Loose)(this, options, extra);
  },
  square_(this: Tensor, options?: unknown, extra?: unknown) {
    return (square_ as Loose)(this, options, extra);
  },
  reciprocal(this: Tensor, options?: unknown, extra?: unknown) {
    return (reciprocal as Loose)(this, options, extra);
  },
  floor(this: Tensor, options?: unknown, extra?: unknown) {
    return (floor as Loose)(this, options, extra);
  },
  ceil(this: Tensor, options?: unknown, extra?: unknown) {
    return (ceil as Loose)(this, options, extra);
  },
  trunc(this: Tensor, options?: unknown, extra?: unknown) {
    return (trunc as Loose)(this, options, extra);
  },
  fix(this: Tensor, options?: unknown, extra?: unknown) {
    return (fix as Loose)(this, options, extra);
  },
  fix_(this: Tensor, options?: unknown, extra?: unknown) {
    return (fix_ as Loose)(this, options, extra);
  },
  round(this: Tensor, options?: unknown, extra?: unknown) {
    return (round as Loose)(this, options, extra);
  },
  frac(this: Tensor, options?: unknown, extra?: unknown) {
    return (frac as Loose)(this, options, extra);
  },
  sinc(this: Tensor, options?: unknown, extra?: unknown) {
    return (sinc as Loose)(this, options, extra);
  },
  deg2rad(this: Tensor, options?: unknown, extra?: unknown) {
    return (deg2rad as Loose)(this, options, extra);
  },
  rad2deg(this: Tensor, options?: unknown, extra?: unknown) {
    return (rad2deg as Loose)(this, options, extra);
  },
  logit(this: Tensor, eps?: unknown, options?: unknown, extra?: unknown) {
    return (logit as Loose)(this, eps, options, extra);
  },
  nanToNum(this: Tensor, nan?: unknown, posinf?: unknown, neginf?: unknown, options?: unknown, extra?: unknown) {
    return (nanToNum as Loose)(this, nan, posinf, neginf, options, extra);
  },
  isnan(this: Tensor, options?: unknown, extra?: unknown) {
    return (isnan as Loose)(this, options, extra);
  },
  isinf(this: Tensor, options?: unknown, extra?: unknown) {
    return (isinf as Loose)(this, options, extra);
  },
  isfinite(this: Tensor, options?: unknown, extra?: unknown) {
    return (isfinite as Loose)(this, options, extra);
  },
  isposinf(this: Tensor, options?: unknown, extra?: unknown) {
    return (isposinf as Loose)(this, options, extra);
  },
  isneginf(this: Tensor, options?: unknown, extra?: unknown) {
    return (isneginf as Loose)(this, options, extra);
  },
  logicalNot(this: Tensor, options?: unknown, extra?: unknown) {
    return (logicalNot as Loose)(this, options, extra);
  },
  bitwiseNot(this: Tensor, options?: unknown, extra?: unknown) {
    return (bitwiseNot as Loose)(this, options, extra);
  },
  add(this: Tensor, other?: unknown, alpha?: unknown, options?: unknown, extra?: unknown) {
    return (add as Loose)(this, other, alpha, options, extra);
  },
  sub(this: Tensor, other?: unknown, alpha?: unknown, options?: unknown, extra?: unknown) {
    return (sub as Loose)(this, other, alpha, options, extra);
  },
  subtract(this: Tensor, other?: unknown, alpha?: unknown, options?: unknown, extra?: unknown) {
    return (subtract as Loose)(this, other, alpha, options, extra);
  },
  subtract_(this: Tensor, other?: unknown, alpha?: unknown, options?: unknown, extra?: unknown) {
    return (subtract_ as Loose)(this, other, alpha, options, extra);
  },
  mul(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (mul as Loose)(this, other, options, extra);
  },
  multiply(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (multiply as Loose)(this, other, options, extra);
  },
  multiply_(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (multiply_ as Loose)(this, other, options, extra);
  },
  div(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (div as Loose)(this, other, options, extra);
  },
  divide(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (divide as Loose)(this, other, options, extra);
  },
  divide_(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (divide_ as Loose)(this, other, options, extra);
  },
  trueDivide(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (trueDivide as Loose)(this, other, options, extra);
  },
  trueDivide_(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (trueDivide_ as Loose)(this, other, options, extra);
  },
  floorDivide(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (floorDivide as Loose)(this, other, options, extra);
  },
  remainder(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (remainder as Loose)(this, other, options, extra);
  },
  fmod(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (fmod as Loose)(this, other, options, extra);
  },
  pow(this: Tensor, exponent?: unknown, options?: unknown, extra?: unknown) {
    return (pow as Loose)(this, exponent, options, extra);
  },
  floatPower(this: Tensor, exponent?: unknown, options?: unknown, extra?: unknown) {
    return (floatPower as Loose)(this, exponent, options, extra);
  },
  floatPower_(this: Tensor, exponent?: unknown, options?: unknown, extra?: unknown) {
    return (floatPower_ as Loose)(this, exponent, options, extra);
  },
  atan2(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (atan2 as Loose)(this, other, options, extra);
  },
  arctan2(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (arctan2 as Loose)(this, other, options, extra);
  },
  arctan2_(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (arctan2_ as Loose)(this, other, options, extra);
  },
  hypot(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (hypot as Loose)(this, other, options, extra);
  },
  copysign(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (copysign as Loose)(this, other, options, extra);
  },
  xlogy(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (xlogy as Loose)(this, other, options, extra);
  },
  logaddexp(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (logaddexp as Loose)(this, other, options, extra);
  },
  logaddexp2(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (logaddexp2 as Loose)(this, other, options, extra);
  },
  heaviside(this: Tensor, values?: unknown, options?: unknown, extra?: unknown) {
    return (heaviside as Loose)(this, values, options, extra);
  },
  gcd(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (gcd as Loose)(this, other, options, extra);
  },
  addcmul(this: Tensor, tensor1?: unknown, tensor2?: unknown, options?: unknown, extra?: unknown) {
    return (addcmul as Loose)(this, tensor1, tensor2, options, extra);
  },
  addcdiv(this: Tensor, tensor1?: unknown, tensor2?: unknown, options?: unknown, extra?: unknown) {
    return (addcdiv as Loose)(this, tensor1, tensor2, options, extra);
  },
  lerp(this: Tensor, end?: unknown, weight?: unknown, options?: unknown, extra?: unknown) {
    return (lerp as Loose)(this, end, weight, options, extra);
  },
  eq(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (eq as Loose)(this, other, options, extra);
  },
  ne(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (ne as Loose)(this, other, options, extra);
  },
  notEqual(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (notEqual as Loose)(this, other, options, extra);
  },
  notEqual_(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (notEqual_ as Loose)(this, other, options, extra);
  },
  lt(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (lt as Loose)(this, other, options, extra);
  },
  less(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (less as Loose)(this, other, options, extra);
  },
  less_(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (less_ as Loose)(this, other, options, extra);
  },
  le(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (le as Loose)(this, other, options, extra);
  },
  lessEqual(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (lessEqual as Loose)(this, other, options, extra);
  },
  lessEqual_(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (lessEqual_ as Loose)(this, other, options, extra);
  },
  gt(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (gt as Loose)(this, other, options, extra);
  },
  greater(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (greater as Loose)(this, other, options, extra);
  },
  greater_(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (greater_ as Loose)(this, other, options, extra);
  },
  ge(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (ge as Loose)(this, other, options, extra);
  },
  greaterEqual(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (greaterEqual as Loose)(this, other, options, extra);
  },
  greaterEqual_(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (greaterEqual_ as Loose)(this, other, options, extra);
  },
  logicalAnd(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (logicalAnd as Loose)(this, other, options, extra);
  },
  logicalOr(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (logicalOr as Loose)(this, other, options, extra);
  },
  logicalXor(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (logicalXor as Loose)(this, other, options, extra);
  },
  bitwiseAnd(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (bitwiseAnd as Loose)(this, other, options, extra);
  },
  __and__(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (__and__ as Loose)(this, other, options, extra);
  },
  __iand__(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (__iand__ as Loose)(this, other, options, extra);
  },
  bitwiseOr(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (bitwiseOr as Loose)(this, other, options, extra);
  },
  __or__(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (__or__ as Loose)(this, other, options, extra);
  },
  __ior__(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (__ior__ as Loose)(this, other, options, extra);
  },
  bitwiseXor(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (bitwiseXor as Loose)(this, other, options, extra);
  },
  __xor__(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (__xor__ as Loose)(this, other, options, extra);
  },
  __ixor__(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (__ixor__ as Loose)(this, other, options, extra);
  },
  bitwiseLeftShift(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (bitwiseLeftShift as Loose)(this, other, options, extra);
  },
  __lshift__(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (__lshift__ as Loose)(this, other, options, extra);
  },
  __ilshift__(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (__ilshift__ as Loose)(this, other, options, extra);
  },
  bitwiseRightShift(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (bitwiseRightShift as Loose)(this, other, options, extra);
  },
  __rshift__(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (__rshift__ as Loose)(this, other, options, extra);
  },
  __irshift__(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (__irshift__ as Loose)(this, other, options, extra);
  },
  maximum(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (maximum as Loose)(this, other, options, extra);
  },
  minimum(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (minimum as Loose)(this, other, options, extra);
  },
  fmax(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (fmax as Loose)(this, other, options, extra);
  },
  fmin(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (fmin as Loose)(this, other, options, extra);
  },
  where(this: Tensor, condition?: unknown, other?: unknown, options?: unknown, extra?: unknown) {
    return (where as Loose)(condition, this, other, options, extra);
  },
  clamp(this: Tensor, min?: unknown, max?: unknown, options?: unknown, extra?: unknown) {
    return (clamp as Loose)(this, min, max, options, extra);
  },
  clamp_(this: Tensor, min?: unknown, max?: unknown, options?: unknown, extra?: unknown) {
    return (clamp_ as Loose)(this, min, max, options, extra);
  },
  clampMin(this: Tensor, min?: unknown, options?: unknown, extra?: unknown) {
    return (clampMin as Loose)(this, min, options, extra);
  },
  clampMax(this: Tensor, max?: unknown, options?: unknown, extra?: unknown) {
    return (clampMax as Loose)(this, max, options, extra);
  },
  clip(this: Tensor, min?: unknown, max?: unknown, options?: unknown, extra?: unknown) {
    return (clip as Loose)(this, min, max, options, extra);
  },
  clip_(this: Tensor, min?: unknown, max?: unknown, options?: unknown, extra?: unknown) {
    return (clip_ as Loose)(this, min, max, options, extra);
  },
  relu(this: Tensor, options?: unknown, extra?: unknown) {
    return (relu as Loose)(this, options, extra);
  },
  hardshrink(this: Tensor, lambd?: unknown, options?: unknown, extra?: unknown) {
    return (hardshrink as Loose)(this, lambd, options, extra);
  },
  hardshrinkBackward(this: Tensor, gradOut?: unknown, lambd?: unknown, options?: unknown, extra?: unknown) {
    return (hardshrinkBackward as Loose)(gradOut, this, lambd, options, extra);
  },
  sum(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (sum as Loose)(this, dim, keepdim, options, extra);
  },
  mean(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (mean as Loose)(this, dim, keepdim, options, extra);
  },
  prod(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (prod as Loose)(this, dim, keepdim, options, extra);
  },
  amax(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (amax as Loose)(this, dim, keepdim, options, extra);
  },
  amin(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (amin as Loose)(this, dim, keepdim, options, extra);
  },
  aminmax(this: Tensor, options?: unknown, extra?: unknown) {
    return (aminmax as Loose)(this, options, extra);
  },
  max(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (max as Loose)(this, dim, keepdim, options, extra);
  },
  min(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (min as Loose)(this, dim, keepdim, options, extra);
  },
  argmax(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (argmax as Loose)(this, dim, keepdim, options, extra);
  },
  argmin(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (argmin as Loose)(this, dim, keepdim, options, extra);
  },
  any(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (any as Loose)(this, dim, keepdim, options, extra);
  },
  all(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (all as Loose)(this, dim, keepdim, options, extra);
  },
  var(this: Tensor, unbiased?: unknown, unbiased_?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (var_ as Loose)(this, unbiased, unbiased_, keepdim, options, extra);
  },
  std(this: Tensor, unbiased?: unknown, unbiased_?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (std as Loose)(this, unbiased, unbiased_, keepdim, options, extra);
  },
  logsumexp(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (logsumexp as Loose)(this, dim, keepdim, options, extra);
  },
  norm(this: Tensor, p?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (norm as Loose)(this, p, dim, keepdim, options, extra);
  },
  dist(this: Tensor, other?: unknown, p?: unknown, options?: unknown, extra?: unknown) {
    return (dist as Loose)(this, other, p, options, extra);
  },
  cumsum(this: Tensor, dim?: unknown, options?: unknown, extra?: unknown) {
    return (cumsum as Loose)(this, dim, options, extra);
  },
  cumsum_(this: Tensor, dim?: unknown, options?: unknown, extra?: unknown) {
    return (cumsum_ as Loose)(this, dim, options, extra);
  },
  cumprod(this: Tensor, dim?: unknown, options?: unknown, extra?: unknown) {
    return (cumprod as Loose)(this, dim, options, extra);
  },
  cumprod_(this: Tensor, dim?: unknown, options?: unknown, extra?: unknown) {
    return (cumprod_ as Loose)(this, dim, options, extra);
  },
  nansum(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (nansum as Loose)(this, dim, keepdim, options, extra);
  },
  nanmean(this: Tensor, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (nanmean as Loose)(this, dim, keepdim, options, extra);
  },
  logcumsumexp(this: Tensor, dim?: unknown, options?: unknown, extra?: unknown) {
    return (logcumsumexp as Loose)(this, dim, options, extra);
  },
  diff(this: Tensor, n?: unknown, dim?: unknown, prepend?: unknown, append?: unknown, options?: unknown, extra?: unknown) {
    return (diff as Loose)(this, n, dim, prepend, append, options, extra);
  },
  equal(this: Tensor, other?: unknown, options?: unknown, extra?: unknown) {
    return (equal as Loose)(this, other, options, extra);
  },
  allclose(this: Tensor, other?: unknown, rtol?: unknown, atol?: unknown, equalNan?: unknown, options?: unknown, extra?: unknown) {
    return (allclose as Loose)(this, other, rtol, atol, equalNan, options, extra);
  },
  isclose(this: Tensor, other?: unknown, rtol?: unknown, atol?: unknown, equalNan?: unknown, options?: unknown, extra?: unknown) {
    return (isclose as Loose)(this, other, rtol, atol, equalNan, options, extra);
  },
  quantile(this: Tensor, q?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (quantile as Loose)(this, q, dim, keepdim, options, extra);
  },
  nanquantile(this: Tensor, q?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown) {
    return (nanquantile as Loose)(this, q, dim, keepdim, options, extra);
  },
});
