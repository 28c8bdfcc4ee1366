// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives tensors their methods.

import type {
  Device,
} from "../runtime/core/device.js";
import type {
  DType,
} from "../runtime/core/dtype.js";
import type {
  Generator,
} from "../runtime/core/generator.js";
import type {
  MemoryFormat,
} from "../runtime/core/memory-format.js";
import type {
  Scalar,
} from "../runtime/core/scalar.js";
import {
  Tensor,
} from "../runtime/core/tensor.js";
import type {
  Named,
} from "../runtime/dispatch/named-results.js";
import type {
  Loose,
  Options,
  TensorOptions,
} from "../runtime/dispatch/overloads.js";
import {
  installMethods,
  installProperties,
} from "../runtime/dispatch/overloads.js";
import * as functions from "./functions.js";

declare module "../runtime/core/tensor.js" {
  interface Tensor {
    /**
     * The absolute value of each element. The result has the input's dtype; the least integer maps to itself. bool is rejected.
     *
     * `abs(Tensor self) -> Tensor`
     *
     * With `out`: `abs.out`.
     */
    abs(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `abs`. The absolute value of each element. The result has the input's dtype; the least integer maps to itself. bool is rejected.
     *
     * `absolute(Tensor self) -> Tensor`
     *
     * With `out`: `absolute.out`.
     */
    absolute(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Each element with its sign changed; the least integer maps to itself. bool is rejected: use `logicalNot`.
     *
     * `neg(Tensor self) -> Tensor`
     *
     * With `out`: `neg.out`.
     */
    neg(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `neg`. Each element with its sign changed; the least integer maps to itself. bool is rejected: use `logicalNot`.
     *
     * `negative(Tensor self) -> Tensor`
     *
     * With `out`: `negative.out`.
     */
    negative(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * -1, 0 or 1 for elements below, equal to or above zero, in the input's dtype. NaN gives 0.
     *
     * `sign(Tensor self) -> Tensor`
     *
     * With `out`: `sign.out`.
     */
    sign(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * -1, 0 or 1 for each element: for real dtypes the same as `sign`, for complex ones `self / abs(self)`.
     *
     * `sgn(Tensor self) -> Tensor`
     *
     * With `out`: `sgn.out`.
     */
    sgn(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Whether each element has a minus sign, as bools: true for -0 too, in contrast to `self < 0`.
     *
     * `signbit(Tensor self) -> Tensor`
     *
     * With `out`: `signbit.out`.
     */
    signbit(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `e ** self` for each element. Integers and bools become floating point first.
     *
     * `exp(Tensor self) -> Tensor`
     *
     * With `out`: `exp.out`.
     */
    exp(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `exp(self) - 1` for each element, without the loss of digits that the difference has near 0. Integers become floating point.
     *
     * `expm1(Tensor self) -> Tensor`
     *
     * With `out`: `expm1.out`.
     */
    expm1(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `2 ** self` for each element. Integers become floating point.
     *
     * `exp2(Tensor self) -> Tensor`
     *
     * With `out`: `exp2.out`.
     */
    exp2(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The natural logarithm of each element: -inf at 0, NaN below. Integers become floating point.
     *
     * `log(Tensor self) -> Tensor`
     *
     * With `out`: `log.out`.
     */
    log(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `log(1 + self)` for each element, accurate near 0, where the sum would lose digits. -inf at -1, NaN below.
     *
     * `log1p(Tensor self) -> Tensor`
     *
     * With `out`: `log1p.out`.
     */
    log1p(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The logarithm to base 2 of each element: -inf at 0, NaN below. Integers become floating point.
     *
     * `log2(Tensor self) -> Tensor`
     *
     * With `out`: `log2.out`.
     */
    log2(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The logarithm to base 10 of each element: -inf at 0, NaN below. Integers become floating point.
     *
     * `log10(Tensor self) -> Tensor`
     *
     * With `out`: `log10.out`.
     */
    log10(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The square root of each element, NaN for negative ones. Integers become floating point.
     *
     * `sqrt(Tensor self) -> Tensor`
     *
     * With `out`: `sqrt.out`.
     */
    sqrt(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `1 / sqrt(self)` for each element: inf at 0, NaN below. Integers become floating point.
     *
     * `rsqrt(Tensor self) -> Tensor`
     *
     * With `out`: `rsqrt.out`.
     */
    rsqrt(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The sine of each element, in radians. Integers become floating point.
     *
     * `sin(Tensor self) -> Tensor`
     *
     * With `out`: `sin.out`.
     */
    sin(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The cosine of each element, in radians. Integers become floating point.
     *
     * `cos(Tensor self) -> Tensor`
     *
     * With `out`: `cos.out`.
     */
    cos(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The tangent of each element, in radians. Integers become floating point.
     *
     * `tan(Tensor self) -> Tensor`
     *
     * With `out`: `tan.out`.
     */
    tan(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The angle between -pi/2 and pi/2 that has this sine, in radians; NaN outside [-1, 1].
     *
     * `asin(Tensor self) -> Tensor`
     *
     * With `out`: `asin.out`.
     */
    asin(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `asin`. The angle between -pi/2 and pi/2 that has this sine, in radians; NaN outside [-1, 1].
     *
     * `arcsin(Tensor self) -> Tensor`
     *
     * With `out`: `arcsin.out`.
     */
    arcsin(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The angle between 0 and pi that has this cosine, in radians; NaN outside [-1, 1].
     *
     * `acos(Tensor self) -> Tensor`
     *
     * With `out`: `acos.out`.
     */
    acos(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `acos`. The angle between 0 and pi that has this cosine, in radians; NaN outside [-1, 1].
     *
     * `arccos(Tensor self) -> Tensor`
     *
     * With `out`: `arccos.out`.
     */
    arccos(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The angle between -pi/2 and pi/2 that has this tangent, in radians. `atan2` takes the quadrant into account.
     *
     * `atan(Tensor self) -> Tensor`
     *
     * With `out`: `atan.out`.
     */
    atan(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `atan`. The angle between -pi/2 and pi/2 that has this tangent, in radians. `atan2` takes the quadrant into account.
     *
     * `arctan(Tensor self) -> Tensor`
     *
     * With `out`: `arctan.out`.
     */
    arctan(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The hyperbolic sine, `(exp(self) - exp(-self)) / 2`. Integers become floating point.
     *
     * `sinh(Tensor self) -> Tensor`
     *
     * With `out`: `sinh.out`.
     */
    sinh(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The hyperbolic cosine, `(exp(self) + exp(-self)) / 2`. Integers become floating point.
     *
     * `cosh(Tensor self) -> Tensor`
     *
     * With `out`: `cosh.out`.
     */
    cosh(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The hyperbolic tangent, `(exp(2 * self) - 1) / (exp(2 * self) + 1)`: an activation between -1 and 1. Integers become floating point.
     *
     * `tanh(Tensor self) -> Tensor`
     *
     * With `out`: `tanh.out`.
     */
    tanh(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The inverse of `sinh`: `log(self + sqrt(self * self + 1))`. Integers become floating point.
     *
     * `asinh(Tensor self) -> Tensor`
     *
     * With `out`: `asinh.out`.
     */
    asinh(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `asinh`. The inverse of `sinh`: `log(self + sqrt(self * self + 1))`. Integers become floating point.
     *
     * `arcsinh(Tensor self) -> Tensor`
     *
     * With `out`: `arcsinh.out`.
     */
    arcsinh(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The inverse of `cosh`: `log(self + sqrt(self * self - 1))`; NaN below 1.
     *
     * `acosh(Tensor self) -> Tensor`
     *
     * With `out`: `acosh.out`.
     */
    acosh(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `acosh`. The inverse of `cosh`: `log(self + sqrt(self * self - 1))`; NaN below 1.
     *
     * `arccosh(Tensor self) -> Tensor`
     *
     * With `out`: `arccosh.out`.
     */
    arccosh(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The inverse of `tanh`: `0.5 * log((1 + self) / (1 - self))`; infinite at -1 and 1, NaN beyond.
     *
     * `atanh(Tensor self) -> Tensor`
     *
     * With `out`: `atanh.out`.
     */
    atanh(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `atanh`. The inverse of `tanh`: `0.5 * log((1 + self) / (1 - self))`; infinite at -1 and 1, NaN beyond.
     *
     * `arctanh(Tensor self) -> Tensor`
     *
     * With `out`: `arctanh.out`.
     */
    arctanh(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The error function, `2 / sqrt(pi)` times the integral of `exp(-t * t)` from 0 to each element.
     *
     * `erf(Tensor self) -> Tensor`
     *
     * With `out`: `erf.out`.
     */
    erf(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `1 - erf(self)`, accurate for large elements, where that difference would be 0.
     *
     * `erfc(Tensor self) -> Tensor`
     *
     * With `out`: `erfc.out`.
     */
    erfc(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The inverse of `erf`: infinite at -1 and 1, NaN beyond.
     *
     * `erfinv(Tensor self) -> Tensor`
     *
     * With `out`: `erfinv.out`.
     */
    erfinv(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The natural logarithm of the absolute value of the gamma function, `log(abs(gamma(self)))`; inf at 0 and the negative integers.
     *
     * `lgamma(Tensor self) -> Tensor`
     *
     * With `out`: `lgamma.out`.
     */
    lgamma(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The derivative of `lgamma`: `gamma'(self) / gamma(self)`. -inf at 0, NaN at negative integers.
     *
     * `digamma(Tensor self) -> Tensor`
     *
     * With `out`: `digamma.out`.
     */
    digamma(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The logistic function `1 / (1 + exp(-self))`: an activation between 0 and 1. Integers become floating point.
     *
     * `sigmoid(Tensor self) -> Tensor`
     *
     * With `out`: `sigmoid.out`.
     */
    sigmoid(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self * self`: the product of each element with itself, in the input's dtype; bools become int64.
     *
     * `square(Tensor self) -> Tensor`
     *
     * With `out`: `square.out`.
     */
    square(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self * self`: the product of each element with itself, in the input's dtype; bools become int64.
     *
     * `square_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    square_(): Tensor;
    /**
     * The derivative of order `n` of `digamma`: `polygamma(0, x)` is `digamma(x)`. `n` may not be negative.
     *
     * `polygamma(int n, Tensor self) -> Tensor`
     *
     * With `out`: `polygamma.out`.
     */
    polygamma(options: { n: number } & Options<{ out: Tensor }>): Tensor;
    /** The derivative of order `n` of `digamma`: `polygamma(0, x)` is `digamma(x)`. */
    polygamma(n: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The derivative of order `n` of `digamma`: `polygamma(0, x)` is `digamma(x)`.
     *
     * `polygamma_(Tensor(a!) self, int n) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    polygamma_(options: { n: number }): Tensor;
    /** The derivative of order `n` of `digamma`: `polygamma(0, x)` is `digamma(x)`. */
    polygamma_(n: number): Tensor;
    /**
     * `1 / self` for each element. Integers become floating point.
     *
     * `reciprocal(Tensor self) -> Tensor`
     *
     * With `out`: `reciprocal.out`.
     */
    reciprocal(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The largest integer not above each element, in the input's dtype; integers are unchanged.
     *
     * `floor(Tensor self) -> Tensor`
     *
     * With `out`: `floor.out`.
     */
    floor(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The smallest integer not below each element, in the input's dtype; integers are unchanged.
     *
     * `ceil(Tensor self) -> Tensor`
     *
     * With `out`: `ceil.out`.
     */
    ceil(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Each element rounded towards zero; integers are unchanged.
     *
     * `trunc(Tensor self) -> Tensor`
     *
     * With `out`: `trunc.out`.
     */
    trunc(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `trunc`. Each element rounded towards zero; integers are unchanged.
     *
     * `fix(Tensor self) -> Tensor`
     *
     * With `out`: `fix.out`.
     */
    fix(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The nearest integer, with ties to even: 0.5 and -0.5 give 0, 1.5 gives 2. Integers are unchanged.
     *
     * `round(Tensor self) -> Tensor`
     *
     * With `out`: `round.out`.
     */
    round(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Rounds to `decimals` digits after the decimal point, or to tens, hundreds and so on if that is negative: `round(self * 10 ** decimals) / 10 ** decimals`. Floating point only.
     *
     * `round.decimals(Tensor self, *, int decimals) -> Tensor`
     *
     * With `out`: `round.decimals_out`.
     */
    round(options: { decimals: number } & Options<{ out: Tensor }>): Tensor;
    /**
     * The fractional part, with the element's sign: `self - trunc(self)`. Floating point only.
     *
     * `frac(Tensor self) -> Tensor`
     *
     * With `out`: `frac.out`.
     */
    frac(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `sin(pi * self) / (pi * self)`, and 1 at 0.
     *
     * `sinc(Tensor self) -> Tensor`
     *
     * With `out`: `sinc.out`.
     */
    sinc(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Degrees converted to radians: `self * pi / 180`.
     *
     * `deg2rad(Tensor self) -> Tensor`
     *
     * With `out`: `deg2rad.out`.
     */
    deg2rad(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Radians converted to degrees: `self * 180 / pi`.
     *
     * `rad2deg(Tensor self) -> Tensor`
     *
     * With `out`: `rad2deg.out`.
     */
    rad2deg(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The inverse of `sigmoid`: `log(self / (1 - self))`. Elements are first clamped to `[eps, 1 - eps]` if `eps` is given; without it NaN outside [0, 1].
     *
     * `logit(Tensor self, float? eps=None) -> Tensor`
     *
     * With `out`: `logit.out`.
     */
    logit(options?: Options<{ eps: number | null; out: Tensor }>): Tensor;
    /** The inverse of `sigmoid`: `log(self / (1 - self))`. */
    logit(eps: number | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Replaces NaN by `nan` (0), inf by `posinf` and -inf by `neginf`; without these by the dtype's largest and least value.
     *
     * `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`
     *
     * With `out`: `nan_to_num.out`.
     */
    nanToNum(options?: Options<{ nan: number | null; posinf: number | null; neginf: number | null; out: Tensor }>): Tensor;
    /** Replaces NaN by `nan` (0), inf by `posinf` and -inf by `neginf`; without these by the dtype's largest and least value. */
    nanToNum(nan: number | null, options?: Options<{ posinf: number | null; neginf: number | null; out: Tensor }>): Tensor;
    /** Replaces NaN by `nan` (0), inf by `posinf` and -inf by `neginf`; without these by the dtype's largest and least value. */
    nanToNum(nan: number | null, posinf: number | null, options?: Options<{ neginf: number | null; out: Tensor }>): Tensor;
    /** Replaces NaN by `nan` (0), inf by `posinf` and -inf by `neginf`; without these by the dtype's largest and least value. */
    nanToNum(nan: number | null, posinf: number | null, neginf: number | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where elements are NaN, as bools; false everywhere for integers.
     *
     * `isnan(Tensor self) -> Tensor`
     *
     * With `out`: `isnan.out`.
     */
    isnan(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where elements are inf or -inf, as bools; false everywhere for integers.
     *
     * `isinf(Tensor self) -> Tensor`
     *
     * With `out`: `isinf.out`.
     */
    isinf(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where elements are neither infinite nor NaN, as bools; true everywhere for integers.
     *
     * `isfinite(Tensor self) -> Tensor`
     */
    isfinite(): Tensor;
    /**
     * Where elements are inf, not -inf, as bools.
     *
     * `isposinf(Tensor self) -> Tensor`
     *
     * With `out`: `isposinf.out`.
     */
    isposinf(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where elements are -inf, as bools.
     *
     * `isneginf(Tensor self) -> Tensor`
     *
     * With `out`: `isneginf.out`.
     */
    isneginf(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where elements are zero, as bools; NaN is not zero.
     *
     * `logical_not(Tensor self) -> Tensor`
     *
     * With `out`: `logical_not.out`.
     */
    logicalNot(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * All bits of each integer inverted, and bools negated. Floating point is rejected.
     *
     * `bitwise_not(Tensor self) -> Tensor`
     *
     * With `out`: `bitwise_not.out`.
     */
    bitwiseNot(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self + alpha * other`. Shapes broadcast and dtypes are promoted; `alpha` may be a fraction only if the result is floating point.
     *
     * `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`
     *
     * With `out`: `add.out`.
     */
    add(other: Tensor, options?: Options<{ alpha: Scalar; out: Tensor }>): Tensor;
    /**
     * `self + alpha * other`. Shapes broadcast and dtypes are promoted; `alpha` may be a fraction only if the result is floating point.
     *
     * `add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`
     *
     * With `out`: `add.Scalar_out`.
     */
    add(other: Scalar, options?: Options<{ alpha: Scalar; out: Tensor }>): Tensor;
    /** `self + alpha * other`. */
    add(other: Scalar, alpha: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self - alpha * other`. Shapes broadcast and dtypes are promoted; bool tensors are rejected.
     *
     * `sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`
     *
     * With `out`: `sub.out`.
     */
    sub(other: Tensor, options?: Options<{ alpha: Scalar; out: Tensor }>): Tensor;
    /**
     * `self - alpha * other`. Shapes broadcast and dtypes are promoted; bool tensors are rejected.
     *
     * `sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`
     *
     * With `out`: `sub.Scalar_out`.
     */
    sub(other: Scalar, options?: Options<{ alpha: Scalar; out: Tensor }>): Tensor;
    /** `self - alpha * other`. */
    sub(other: Scalar, alpha: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `sub`. `self - alpha * other`. Shapes broadcast and dtypes are promoted; bool tensors are rejected.
     *
     * `subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`
     *
     * With `out`: `subtract.out`.
     */
    subtract(other: Tensor, options?: Options<{ alpha: Scalar; out: Tensor }>): Tensor;
    /**
     * Another name of `sub`. `self - alpha * other`. Shapes broadcast and dtypes are promoted; bool tensors are rejected.
     *
     * `subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`
     */
    subtract(other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
    /** Another name of `sub`. */
    subtract(other: Scalar, alpha: Scalar): Tensor;
    /**
     * `self * other`, element by element; `matmul` is the matrix product. Shapes broadcast and dtypes are promoted; for bools it is logical and.
     *
     * `mul.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `mul.out`.
     */
    mul(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self * other`, element by element; `matmul` is the matrix product. Shapes broadcast and dtypes are promoted; for bools it is logical and.
     *
     * `mul.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `mul.Scalar_out`.
     */
    mul(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `mul`. `self * other`, element by element; `matmul` is the matrix product. Shapes broadcast and dtypes are promoted; for bools it is logical and.
     *
     * `multiply.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `multiply.out`.
     */
    multiply(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `mul`. `self * other`, element by element; `matmul` is the matrix product. Shapes broadcast and dtypes are promoted; for bools it is logical and.
     *
     * `multiply.Scalar(Tensor self, Scalar other) -> Tensor`
     */
    multiply(other: Scalar): Tensor;
    /**
     * `self / other`, element by element. The quotient of integers is floating point; division by 0 gives inf or NaN.
     *
     * `div.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `div.out`.
     */
    div(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self / other`, element by element. The quotient of integers is floating point; division by 0 gives inf or NaN.
     *
     * `div.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `div.Scalar_out`.
     */
    div(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self / other`, rounded: `roundingMode` is `trunc` (towards zero, as C divides integers), `floor` (down, as Python does), or null for the true quotient. With a rounding, integers stay integers and refuse a 0 as divisor.
     *
     * `div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor`
     *
     * With `out`: `div.out_mode`.
     */
    div(other: Tensor, options: { roundingMode: "trunc" | "floor" | null } & Options<{ out: Tensor }>): Tensor;
    /**
     * `self / other`, rounded: `roundingMode` is `trunc` (towards zero), `floor` (down), or null for the true quotient.
     *
     * `div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor`
     *
     * With `out`: `div.Scalar_mode_out`.
     */
    div(other: Scalar, options: { roundingMode: "trunc" | "floor" | null } & Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `div`. `self / other`, element by element. The quotient of integers is floating point; division by 0 gives inf or NaN.
     *
     * `divide.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `divide.out`.
     */
    divide(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `div`. `self / other`, element by element. The quotient of integers is floating point; division by 0 gives inf or NaN.
     *
     * `divide.Scalar(Tensor self, Scalar other) -> Tensor`
     */
    divide(other: Scalar): Tensor;
    /**
     * Another name of `div`. `self / other`, rounded: `roundingMode` is `trunc` (towards zero, as C divides integers), `floor` (down, as Python does), or null for the true quotient. With a rounding, integers stay integers and refuse a 0 as divisor.
     *
     * `divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor`
     *
     * With `out`: `divide.out_mode`.
     */
    divide(other: Tensor, options: { roundingMode: "trunc" | "floor" | null } & Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `div`. `self / other`, rounded: `roundingMode` is `trunc` (towards zero), `floor` (down), or null for the true quotient.
     *
     * `divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor`
     */
    divide(other: Scalar, options: { roundingMode: "trunc" | "floor" | null }): Tensor;
    /**
     * Another name of `div`. `self / other`, element by element. The quotient of integers is floating point; division by 0 gives inf or NaN.
     *
     * `true_divide.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `true_divide.out`.
     */
    trueDivide(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `div`. `self / other`, element by element. The quotient of integers is floating point; division by 0 gives inf or NaN.
     *
     * `true_divide.Scalar(Tensor self, Scalar other) -> Tensor`
     */
    trueDivide(other: Scalar): Tensor;
    /**
     * `floor(self / other)`: the quotient rounded down, integers for integers. An integer divisor of 0 throws.
     *
     * `floor_divide(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `floor_divide.out`.
     */
    floorDivide(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `floor(self / other)`: the quotient rounded down, integers for integers. An integer divisor of 0 throws.
     *
     * `floor_divide.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `floor_divide.Scalar_out`.
     */
    floorDivide(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The remainder of a division that rounds down, `self - other * floor(self / other)`: it has the sign of `other`, as Python's %.
     *
     * `remainder.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `remainder.Tensor_out`.
     */
    remainder(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The remainder of a division that rounds down, `self - other * floor(self / other)`: it has the sign of `other`, as Python's %.
     *
     * `remainder.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `remainder.Scalar_out`.
     */
    remainder(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The remainder of a division that rounds towards zero, `self - other * trunc(self / other)`: it has the sign of `self`, as JavaScript's %.
     *
     * `fmod.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `fmod.Tensor_out`.
     */
    fmod(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The remainder of a division that rounds towards zero, `self - other * trunc(self / other)`: it has the sign of `self`, as JavaScript's %.
     *
     * `fmod.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `fmod.Scalar_out`.
     */
    fmod(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self ** exponent`. Shapes broadcast and dtypes are promoted; integers to negative integer powers are 0, except for 1 and -1; a negative number as the exponent of an integer tensor throws.
     *
     * `pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor`
     *
     * With `out`: `pow.Tensor_Tensor_out`.
     */
    pow(exponent: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self ** exponent`. Shapes broadcast and dtypes are promoted; integers to negative integer powers are 0, except for 1 and -1; a negative number as the exponent of an integer tensor throws.
     *
     * `pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor`
     *
     * With `out`: `pow.Tensor_Scalar_out`.
     */
    pow(exponent: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self ** exponent`, computed and returned in float64 whatever the inputs' dtypes.
     *
     * `float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor`
     *
     * With `out`: `float_power.Tensor_Tensor_out`.
     */
    floatPower(exponent: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self ** exponent`, computed and returned in float64 whatever the inputs' dtypes.
     *
     * `float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor`
     *
     * With `out`: `float_power.Tensor_Scalar_out`.
     */
    floatPower(exponent: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self ** exponent`, computed and returned in float64 whatever the inputs' dtypes.
     *
     * `float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    floatPower_(exponent: Tensor): Tensor;
    /**
     * `self ** exponent`, computed and returned in float64 whatever the inputs' dtypes.
     *
     * `float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    floatPower_(exponent: Scalar): Tensor;
    /**
     * The angle of the point (`other`, `self`) as seen from the origin, `atan(self / other)` in the correct quadrant: between -pi and pi.
     *
     * `atan2(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `atan2.out`.
     */
    atan2(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `atan2`. The angle of the point (`other`, `self`) as seen from the origin, `atan(self / other)` in the correct quadrant: between -pi and pi.
     *
     * `arctan2(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `arctan2.out`.
     */
    arctan2(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `sqrt(self * self + other * other)` without intermediate overflow.
     *
     * `hypot(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `hypot.out`.
     */
    hypot(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The absolute value of `self` with the sign of `other`, including that of zeros. Integers become floating point.
     *
     * `copysign.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `copysign.out`.
     */
    copysign(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The absolute value of `self` with the sign of `other`, including that of zeros. Integers become floating point.
     *
     * `copysign.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `copysign.Scalar_out`.
     */
    copysign(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self * log(other)`, which is 0 where `self` is 0, and NaN where `other` is NaN.
     *
     * `xlogy.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `xlogy.OutTensor`.
     */
    xlogy(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self * log(other)`, which is 0 where `self` is 0, and NaN where `other` is NaN.
     *
     * `xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `xlogy.OutScalar_Other`.
     */
    xlogy(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `log(exp(self) + exp(other))`, without intermediate overflow: the sum of numbers stored as logarithms.
     *
     * `logaddexp(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `logaddexp.out`.
     */
    logaddexp(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `log2(2 ** self + 2 ** other)`, without intermediate overflow.
     *
     * `logaddexp2(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `logaddexp2.out`.
     */
    logaddexp2(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The step function `self < 0 ? 0 : self == 0 ? values : 1`. Both tensors must have the same dtype.
     *
     * `heaviside(Tensor self, Tensor values) -> Tensor`
     *
     * With `out`: `heaviside.out`.
     */
    heaviside(values: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The greatest common divisor of integers, never negative: `gcd(0, x)` is `abs(x)`.
     *
     * `gcd(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `gcd.out`.
     */
    gcd(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self + value * tensor1 * tensor2`, in one pass.
     *
     * `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`
     *
     * With `out`: `addcmul.out`.
     */
    addcmul(tensor1: Tensor, tensor2: Tensor, options?: Options<{ value: Scalar; out: Tensor }>): Tensor;
    /**
     * `self + value * tensor1 / tensor2`, in one pass. Integers are rejected.
     *
     * `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`
     *
     * With `out`: `addcdiv.out`.
     */
    addcdiv(tensor1: Tensor, tensor2: Tensor, options?: Options<{ value: Scalar; out: Tensor }>): Tensor;
    /**
     * The point at `weight` of the way from `self` to `end`: `self + weight * (end - self)`. Weights beyond 0 and 1 extrapolate.
     *
     * `lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor`
     *
     * With `out`: `lerp.Scalar_out`.
     */
    lerp(end: Tensor, weight: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The point at `weight`, one for each element, of the way from `self` to `end`: `self + weight * (end - self)`.
     *
     * `lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor`
     *
     * With `out`: `lerp.Tensor_out`.
     */
    lerp(end: Tensor, weight: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where `self == other`, as bools, after broadcasting and promotion; NaN equals nothing. `equal` compares whole tensors.
     *
     * `eq.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `eq.Tensor_out`.
     */
    eq(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where `self == other`, as bools, after broadcasting and promotion; NaN equals nothing. `equal` compares whole tensors.
     *
     * `eq.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `eq.Scalar_out`.
     */
    eq(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where `self != other`, as bools; true where either is NaN.
     *
     * `ne.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `ne.Tensor_out`.
     */
    ne(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where `self != other`, as bools; true where either is NaN.
     *
     * `ne.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `ne.Scalar_out`.
     */
    ne(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `ne`. Where `self != other`, as bools; true where either is NaN.
     *
     * `not_equal.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `not_equal.Tensor_out`.
     */
    notEqual(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `ne`. Where `self != other`, as bools; true where either is NaN.
     *
     * `not_equal.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `not_equal.Scalar_out`.
     */
    notEqual(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where `self < other`, as bools; false where either is NaN.
     *
     * `lt.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `lt.Tensor_out`.
     */
    lt(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where `self < other`, as bools; false where either is NaN.
     *
     * `lt.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `lt.Scalar_out`.
     */
    lt(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `lt`. Where `self < other`, as bools; false where either is NaN.
     *
     * `less.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `less.Tensor_out`.
     */
    less(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `lt`. Where `self < other`, as bools; false where either is NaN.
     *
     * `less.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `less.Scalar_out`.
     */
    less(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where `self <= other`, as bools; false where either is NaN.
     *
     * `le.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `le.Tensor_out`.
     */
    le(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where `self <= other`, as bools; false where either is NaN.
     *
     * `le.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `le.Scalar_out`.
     */
    le(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `le`. Where `self <= other`, as bools; false where either is NaN.
     *
     * `less_equal.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `less_equal.Tensor_out`.
     */
    lessEqual(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `le`. Where `self <= other`, as bools; false where either is NaN.
     *
     * `less_equal.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `less_equal.Scalar_out`.
     */
    lessEqual(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where `self > other`, as bools; false where either is NaN.
     *
     * `gt.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `gt.Tensor_out`.
     */
    gt(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where `self > other`, as bools; false where either is NaN.
     *
     * `gt.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `gt.Scalar_out`.
     */
    gt(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `gt`. Where `self > other`, as bools; false where either is NaN.
     *
     * `greater.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `greater.Tensor_out`.
     */
    greater(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `gt`. Where `self > other`, as bools; false where either is NaN.
     *
     * `greater.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `greater.Scalar_out`.
     */
    greater(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where `self >= other`, as bools; false where either is NaN.
     *
     * `ge.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `ge.Tensor_out`.
     */
    ge(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where `self >= other`, as bools; false where either is NaN.
     *
     * `ge.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `ge.Scalar_out`.
     */
    ge(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `ge`. Where `self >= other`, as bools; false where either is NaN.
     *
     * `greater_equal.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `greater_equal.Tensor_out`.
     */
    greaterEqual(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `ge`. Where `self >= other`, as bools; false where either is NaN.
     *
     * `greater_equal.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `greater_equal.Scalar_out`.
     */
    greaterEqual(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where both are non-zero, `self && other`, as bools, for any dtypes.
     *
     * `logical_and(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `logical_and.out`.
     */
    logicalAnd(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where at least one is non-zero, `self || other`, as bools, for any dtypes.
     *
     * `logical_or(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `logical_or.out`.
     */
    logicalOr(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Where exactly one is non-zero, `(self != 0) != (other != 0)`, as bools, for any dtypes.
     *
     * `logical_xor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `logical_xor.out`.
     */
    logicalXor(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self & other` on the bits of integers; logical and for bools. Floating point is rejected.
     *
     * `bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `bitwise_and.Tensor_out`.
     */
    bitwiseAnd(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self & other` on the bits of integers; logical and for bools. Floating point is rejected.
     *
     * `bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `bitwise_and.Scalar_out`.
     */
    bitwiseAnd(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `bitwiseAnd`. `self & other` on the bits of integers; logical and for bools. Floating point is rejected.
     *
     * `__and__.Tensor(Tensor self, Tensor other) -> Tensor`
     */
    __and__(other: Tensor): Tensor;
    /**
     * Another name of `bitwiseAnd`. `self & other` on the bits of integers; logical and for bools. Floating point is rejected.
     *
     * `__and__.Scalar(Tensor self, Scalar other) -> Tensor`
     */
    __and__(other: Scalar): Tensor;
    /**
     * `self | other` on the bits of integers; logical or for bools. Floating point is rejected.
     *
     * `bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `bitwise_or.Tensor_out`.
     */
    bitwiseOr(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self | other` on the bits of integers; logical or for bools. Floating point is rejected.
     *
     * `bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `bitwise_or.Scalar_out`.
     */
    bitwiseOr(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `bitwiseOr`. `self | other` on the bits of integers; logical or for bools. Floating point is rejected.
     *
     * `__or__.Tensor(Tensor self, Tensor other) -> Tensor`
     */
    __or__(other: Tensor): Tensor;
    /**
     * Another name of `bitwiseOr`. `self | other` on the bits of integers; logical or for bools. Floating point is rejected.
     *
     * `__or__.Scalar(Tensor self, Scalar other) -> Tensor`
     */
    __or__(other: Scalar): Tensor;
    /**
     * `self ^ other` on the bits of integers; exclusive or for bools. Floating point is rejected.
     *
     * `bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `bitwise_xor.Tensor_out`.
     */
    bitwiseXor(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self ^ other` on the bits of integers; exclusive or for bools. Floating point is rejected.
     *
     * `bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `bitwise_xor.Scalar_out`.
     */
    bitwiseXor(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `bitwiseXor`. `self ^ other` on the bits of integers; exclusive or for bools. Floating point is rejected.
     *
     * `__xor__.Tensor(Tensor self, Tensor other) -> Tensor`
     */
    __xor__(other: Tensor): Tensor;
    /**
     * Another name of `bitwiseXor`. `self ^ other` on the bits of integers; exclusive or for bools. Floating point is rejected.
     *
     * `__xor__.Scalar(Tensor self, Scalar other) -> Tensor`
     */
    __xor__(other: Scalar): Tensor;
    /**
     * `self << other`: integers times `2 ** other`; bits beyond the dtype's are dropped.
     *
     * `bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `bitwise_left_shift.Tensor_out`.
     */
    bitwiseLeftShift(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self << other`: integers times `2 ** other`; bits beyond the dtype's are dropped.
     *
     * `bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `bitwise_left_shift.Tensor_Scalar_out`.
     */
    bitwiseLeftShift(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `bitwiseLeftShift`. `self << other`: integers times `2 ** other`; bits beyond the dtype's are dropped.
     *
     * `__lshift__.Tensor(Tensor self, Tensor other) -> Tensor`
     */
    __lshift__(other: Tensor): Tensor;
    /**
     * Another name of `bitwiseLeftShift`. `self << other`: integers times `2 ** other`; bits beyond the dtype's are dropped.
     *
     * `__lshift__.Scalar(Tensor self, Scalar other) -> Tensor`
     */
    __lshift__(other: Scalar): Tensor;
    /**
     * `self >> other`: an arithmetic shift, which preserves the sign.
     *
     * `bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `bitwise_right_shift.Tensor_out`.
     */
    bitwiseRightShift(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self >> other`: an arithmetic shift, which preserves the sign.
     *
     * `bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor`
     *
     * With `out`: `bitwise_right_shift.Tensor_Scalar_out`.
     */
    bitwiseRightShift(other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `bitwiseRightShift`. `self >> other`: an arithmetic shift, which preserves the sign.
     *
     * `__rshift__.Tensor(Tensor self, Tensor other) -> Tensor`
     */
    __rshift__(other: Tensor): Tensor;
    /**
     * Another name of `bitwiseRightShift`. `self >> other`: an arithmetic shift, which preserves the sign.
     *
     * `__rshift__.Scalar(Tensor self, Scalar other) -> Tensor`
     */
    __rshift__(other: Scalar): Tensor;
    /**
     * The larger of both elements; NaN if either is NaN, in contrast to `fmax`.
     *
     * `maximum(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `maximum.out`.
     */
    maximum(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The smaller of both elements; NaN if either is NaN, in contrast to `fmin`.
     *
     * `minimum(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `minimum.out`.
     */
    minimum(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The larger of both elements; if one is NaN, the other, in contrast to `maximum`.
     *
     * `fmax(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `fmax.out`.
     */
    fmax(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The smaller of both elements; if one is NaN, the other, in contrast to `minimum`.
     *
     * `fmin(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `fmin.out`.
     */
    fmin(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `condition ? self : other`, element by element. `condition` is bool; all three broadcast, and dtypes are promoted.
     *
     * `where.self(Tensor condition, Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `where.self_out`.
     */
    where(condition: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Elements clamped to `[min, max]`: `minimum(maximum(self, min), max)`. One of the two bounds may be omitted; NaN stays NaN.
     *
     * `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
     *
     * With `out`: `clamp.out`.
     */
    clamp(options?: Options<{ min: Scalar | null; max: Scalar | null; out: Tensor }>): Tensor;
    /** Elements clamped to `[min, max]`: `minimum(maximum(self, min), max)`. */
    clamp(min: Scalar | null, options?: Options<{ max: Scalar | null; out: Tensor }>): Tensor;
    /** Elements clamped to `[min, max]`: `minimum(maximum(self, min), max)`. */
    clamp(min: Scalar | null, max: Scalar | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Elements clamped to `[min, max]`, with bounds for each element: `minimum(maximum(self, min), max)`. All broadcast; NaN in any gives NaN.
     *
     * `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
     *
     * With `out`: `clamp.Tensor_out`.
     */
    clamp(options?: Options<{ min: Tensor | null; max: Tensor | null; out: Tensor }>): Tensor;
    /** Elements clamped to `[min, max]`, with bounds for each element: `minimum(maximum(self, min), max)`. */
    clamp(min: Tensor | null, options?: Options<{ max: Tensor | null; out: Tensor }>): Tensor;
    /** Elements clamped to `[min, max]`, with bounds for each element: `minimum(maximum(self, min), max)`. */
    clamp(min: Tensor | null, max: Tensor | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Elements clamped to `[min, max]`, with bounds for each element: `minimum(maximum(self, min), max)`.
     *
     * `clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clamp_(options?: Options<{ min: Tensor | null; max: Tensor | null }>): Tensor;
    /** Elements clamped to `[min, max]`, with bounds for each element: `minimum(maximum(self, min), max)`. */
    clamp_(min: Tensor | null, options?: Options<{ max: Tensor | null }>): Tensor;
    /** Elements clamped to `[min, max]`, with bounds for each element: `minimum(maximum(self, min), max)`. */
    clamp_(min: Tensor | null, max: Tensor | null): Tensor;
    /**
     * Elements clamped to `[min, max]`: `minimum(maximum(self, min), max)`.
     *
     * `clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clamp_(options?: Options<{ min: Scalar | null; max: Scalar | null }>): Tensor;
    /** Elements clamped to `[min, max]`: `minimum(maximum(self, min), max)`. */
    clamp_(min: Scalar | null, options?: Options<{ max: Scalar | null }>): Tensor;
    /** Elements clamped to `[min, max]`: `minimum(maximum(self, min), max)`. */
    clamp_(min: Scalar | null, max: Scalar | null): Tensor;
    /**
     * `maximum(self, min)`: elements below `min` become `min`.
     *
     * `clamp_min(Tensor self, Scalar min) -> Tensor`
     *
     * With `out`: `clamp_min.out`.
     */
    clampMin(min: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `maximum(self, min)`: elements below `min` become `min`.
     *
     * `clamp_min.Tensor(Tensor self, Tensor min) -> Tensor`
     *
     * With `out`: `clamp_min.Tensor_out`.
     */
    clampMin(min: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `minimum(self, max)`: elements above `max` become `max`.
     *
     * `clamp_max(Tensor self, Scalar max) -> Tensor`
     *
     * With `out`: `clamp_max.out`.
     */
    clampMax(max: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `minimum(self, max)`: elements above `max` become `max`.
     *
     * `clamp_max.Tensor(Tensor self, Tensor max) -> Tensor`
     *
     * With `out`: `clamp_max.Tensor_out`.
     */
    clampMax(max: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `clamp`. Elements clamped to `[min, max]`: `minimum(maximum(self, min), max)`. One of the two bounds may be omitted; NaN stays NaN.
     *
     * `clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
     *
     * With `out`: `clip.out`.
     */
    clip(options?: Options<{ min: Scalar | null; max: Scalar | null; out: Tensor }>): Tensor;
    /** Another name of `clamp`. */
    clip(min: Scalar | null, options?: Options<{ max: Scalar | null; out: Tensor }>): Tensor;
    /** Another name of `clamp`. */
    clip(min: Scalar | null, max: Scalar | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `clamp`. Elements clamped to `[min, max]`, with bounds for each element: `minimum(maximum(self, min), max)`. All broadcast; NaN in any gives NaN.
     *
     * `clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
     *
     * With `out`: `clip.Tensor_out`.
     */
    clip(options?: Options<{ min: Tensor | null; max: Tensor | null; out: Tensor }>): Tensor;
    /** Another name of `clamp`. */
    clip(min: Tensor | null, options?: Options<{ max: Tensor | null; out: Tensor }>): Tensor;
    /** Another name of `clamp`. */
    clip(min: Tensor | null, max: Tensor | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `max(0, self)`: negative elements become 0. Its gradient at 0 is 0.
     *
     * `relu(Tensor self) -> Tensor`
     *
     * With `out`: `relu.out`.
     */
    relu(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `abs(self) > lambd ? self : 0`.
     *
     * `hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor`
     *
     * With `out`: `hardshrink.out`.
     */
    hardshrink(options?: Options<{ lambd: Scalar; out: Tensor }>): Tensor;
    /** `abs(self) > lambd ? self : 0`. */
    hardshrink(lambd: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The gradient of `hardshrink`: 0 where `self` is between `-lambd` and `lambd`, else `gradOut`, also where `self` is NaN.
     *
     * `hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor`
     *
     * With `out`: `hardshrink_backward.grad_input`.
     */
    hardshrinkBackward(gradOut: Tensor, lambd: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The modified Bessel function of the first kind of order 0; even, 1 at 0, and growing like `exp(x) / sqrt(2 * pi * x)`.
     *
     * `i0(Tensor self) -> Tensor`
     *
     * With `out`: `i0.out`.
     */
    i0(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The regularised lower incomplete gamma function: the integral of `t ** (self - 1) * exp(-t)` from 0 to `other`, divided by `gamma(self)`. NaN if either is negative.
     *
     * `igamma(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `igamma.out`.
     */
    igamma(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The regularised upper incomplete gamma function, `1 - igamma(self, other)`.
     *
     * `igammac(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `igammac.out`.
     */
    igammac(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The floating-point number next to `self` in the direction of `other`; `other` if they are equal.
     *
     * `nextafter(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `nextafter.out`.
     */
    nextafter(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The least common multiple of integers, never negative; 0 if either is 0.
     *
     * `lcm(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `lcm.out`.
     */
    lcm(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The argument of complex elements in radians, `atan2(imaginary, real)`; for real ones 0, or pi if negative; NaN gives NaN. Integers become floating point.
     *
     * `angle(Tensor self) -> Tensor`
     *
     * With `out`: `angle.out`.
     */
    angle(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self * 2 ** other`.
     *
     * `ldexp.Tensor(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `ldexp.out`.
     */
    ldexp(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self * 2 ** other`.
     *
     * `ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    ldexp_(other: Tensor): Tensor;
    /**
     * Splits floating-point numbers into `mantissa`, 0 or of absolute value in [0.5, 1), and `exponent` as int32, with `self = mantissa * 2 ** exponent`.
     *
     * `frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)`
     *
     * With `out`: `frexp.Tensor_out`.
     */
    frexp(options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["mantissa", "exponent"]>;
    /**
     * A tensor of another shape with the dtype and device of `self`, with uninitialised elements.
     *
     * `new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
     *
     * With `out`: `new_empty.out`.
     */
    newEmpty(options: { size: readonly number[] } & Options<{ out: Tensor }> & TensorOptions): Tensor;
    /** A tensor of another shape with the dtype and device of `self`, with uninitialised elements. */
    newEmpty(size: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
    /**
     * A tensor with these strides, counted in elements, the dtype and device of `self`, and uninitialised elements.
     *
     * `new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
     *
     * With `out`: `new_empty_strided.out`.
     */
    newEmptyStrided(options: { size: readonly number[]; stride: readonly number[] } & Options<{ out: Tensor }> & TensorOptions): Tensor;
    /** A tensor with these strides, counted in elements, the dtype and device of `self`, and uninitialised elements. */
    newEmptyStrided(size: readonly number[], stride: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
    /**
     * A tensor of another shape in which every element is 0; dtype and device default to those of `self`.
     *
     * `new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
     *
     * With `out`: `new_zeros.out`.
     */
    newZeros(options: { size: readonly number[] } & Options<{ out: Tensor }> & TensorOptions): Tensor;
    /** A tensor of another shape in which every element is 0; dtype and device default to those of `self`. */
    newZeros(size: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
    /**
     * A tensor of another shape in which every element is 1; dtype and device default to those of `self`.
     *
     * `new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
     *
     * With `out`: `new_ones.out`.
     */
    newOnes(options: { size: readonly number[] } & Options<{ out: Tensor }> & TensorOptions): Tensor;
    /** A tensor of another shape in which every element is 1; dtype and device default to those of `self`. */
    newOnes(size: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
    /**
     * A tensor of another shape in which every element is `fillValue`; dtype and device default to those of `self`.
     *
     * `new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
     *
     * With `out`: `new_full.out`.
     */
    newFull(size: readonly number[], fillValue: Scalar, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
    /**
     * 1 with the probability given by each element, otherwise 0, in the input's dtype; probabilities outside [0, 1] throw.
     *
     * `bernoulli(Tensor self, *, Generator? generator=None) -> Tensor`
     *
     * With `out`: `bernoulli.out`.
     */
    bernoulli(options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
    /**
     * 1 with probability `p`, otherwise 0, with the shape and dtype of `self`, whose values are ignored.
     *
     * `bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor`
     *
     * With `out`: `bernoulli.float_out`.
     */
    bernoulli(options: { p: number } & Options<{ generator: Generator | null; out: Tensor }>): Tensor;
    /** 1 with probability `p`, otherwise 0, with the shape and dtype of `self`, whose values are ignored. */
    bernoulli(p: number, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
    /**
     * 1 with the probability given by each element, otherwise 0, in the input's dtype; probabilities outside [0, 1] throw.
     *
     * `bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bernoulli_(p: Tensor, options?: Options<{ generator: Generator | null }>): Tensor;
    /**
     * 1 with probability `p`, otherwise 0, with the shape and dtype of `self`, whose values are ignored.
     *
     * `bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bernoulli_(options?: Options<{ p: number; generator: Generator | null }>): Tensor;
    /** 1 with probability `p`, otherwise 0, with the shape and dtype of `self`, whose values are ignored. */
    bernoulli_(p: number, options?: Options<{ generator: Generator | null }>): Tensor;
    /**
     * Fills with uniformly distributed random numbers from `from` below `to`.
     *
     * `uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    uniform_(options?: Options<{ from: number; to: number; generator: Generator | null }>): Tensor;
    /** Fills with uniformly distributed random numbers from `from` below `to`. */
    uniform_(from: number, options?: Options<{ to: number; generator: Generator | null }>): Tensor;
    /** Fills with uniformly distributed random numbers from `from` below `to`. */
    uniform_(from: number, to: number, options?: Options<{ generator: Generator | null }>): Tensor;
    /**
     * Normally distributed random numbers with the shape of `self`, whose values are ignored.
     *
     * `normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    normal_(options?: Options<{ mean: number; std: number; generator: Generator | null }>): Tensor;
    /** Normally distributed random numbers with the shape of `self`, whose values are ignored. */
    normal_(mean: number, options?: Options<{ std: number; generator: Generator | null }>): Tensor;
    /** Normally distributed random numbers with the shape of `self`, whose values are ignored. */
    normal_(mean: number, std: number, options?: Options<{ generator: Generator | null }>): Tensor;
    /**
     * Fills with random integers from `from` below `to`; without bounds, from all non-negative integers that the dtype holds exactly.
     *
     * `random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    random_(options: { from: number; to: number | null } & Options<{ generator: Generator | null }>): Tensor;
    /** Fills with random integers from `from` below `to`; without bounds, from all non-negative integers that the dtype holds exactly. */
    random_(from: number, to: number | null, options?: Options<{ generator: Generator | null }>): Tensor;
    /**
     * Fills with random integers from `from` below `to`; without bounds, from all non-negative integers that the dtype holds exactly.
     *
     * `random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    random_(options: { to: number } & Options<{ generator: Generator | null }>): Tensor;
    /** Fills with random integers from `from` below `to`; without bounds, from all non-negative integers that the dtype holds exactly. */
    random_(to: number, options?: Options<{ generator: Generator | null }>): Tensor;
    /**
     * Fills with random integers from `from` below `to`; without bounds, from all non-negative integers that the dtype holds exactly.
     *
     * `random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    random_(options?: Options<{ generator: Generator | null }>): Tensor;
    /**
     * Draws `numSamples` column indices from each row (or from a vector) with the row's weights as probabilities, which need not sum to 1. Without `replacement` none is drawn twice. Negative weights and rows of zeros throw.
     *
     * `multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor`
     *
     * With `out`: `multinomial.out`.
     */
    multinomial(options: { numSamples: number } & Options<{ replacement: boolean; generator: Generator | null; out: Tensor }>): Tensor;
    /** Draws `numSamples` column indices from each row (or from a vector) with the row's weights as probabilities, which need not sum to 1. */
    multinomial(numSamples: number, options?: Options<{ replacement: boolean; generator: Generator | null; out: Tensor }>): Tensor;
    /** Draws `numSamples` column indices from each row (or from a vector) with the row's weights as probabilities, which need not sum to 1. */
    multinomial(numSamples: number, replacement: boolean, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
    /**
     * Fills with random numbers of the density `lambd * exp(-lambd * x)`.
     *
     * `exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    exponential_(options?: Options<{ lambd: number; generator: Generator | null }>): Tensor;
    /** Fills with random numbers of the density `lambd * exp(-lambd * x)`. */
    exponential_(lambd: number, options?: Options<{ generator: Generator | null }>): Tensor;
    /**
     * Fills with random numbers whose logarithms are normal with this `mean` and standard deviation `std`.
     *
     * `log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    logNormal_(options?: Options<{ mean: number; std: number; generator: Generator | null }>): Tensor;
    /** Fills with random numbers whose logarithms are normal with this `mean` and standard deviation `std`. */
    logNormal_(mean: number, options?: Options<{ std: number; generator: Generator | null }>): Tensor;
    /** Fills with random numbers whose logarithms are normal with this `mean` and standard deviation `std`. */
    logNormal_(mean: number, std: number, options?: Options<{ generator: Generator | null }>): Tensor;
    /**
     * Fills with the number of trials up to the first success, each of probability `p` in (0, 1): `(1 - p) ** (k - 1) * p` for k from 1.
     *
     * `geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    geometric_(options: { p: number } & Options<{ generator: Generator | null }>): Tensor;
    /** Fills with the number of trials up to the first success, each of probability `p` in (0, 1): `(1 - p) ** (k - 1) * p` for k from 1. */
    geometric_(p: number, options?: Options<{ generator: Generator | null }>): Tensor;
    /**
     * Fills with random numbers of the density `sigma / (pi * (sigma * sigma + (x - median) ** 2))`.
     *
     * `cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    cauchy_(options?: Options<{ median: number; sigma: number; generator: Generator | null }>): Tensor;
    /** Fills with random numbers of the density `sigma / (pi * (sigma * sigma + (x - median) ** 2))`. */
    cauchy_(median: number, options?: Options<{ sigma: number; generator: Generator | null }>): Tensor;
    /** Fills with random numbers of the density `sigma / (pi * (sigma * sigma + (x - median) ** 2))`. */
    cauchy_(median: number, sigma: number, options?: Options<{ generator: Generator | null }>): Tensor;
    /**
     * The tensor with another dtype or on another device; the tensor itself if nothing changes, unless `copy` is true.
     *
     * `to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    to(options?: Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }> & TensorOptions): Tensor;
    /** The tensor with another dtype or on another device; the tensor itself if nothing changes, unless `copy` is true. */
    to(device: Device | null, options?: Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }> & TensorOptions): Tensor;
    /**
     * The tensor with another dtype or on another device; the tensor itself if nothing changes, unless `copy` is true.
     *
     * `to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    to(options: { device: Device; dtype: DType } & Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
    /** The tensor with another dtype or on another device; the tensor itself if nothing changes, unless `copy` is true. */
    to(device: Device, dtype: DType, options?: Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
    /** The tensor with another dtype or on another device; the tensor itself if nothing changes, unless `copy` is true. */
    to(device: Device, dtype: DType, nonBlocking: boolean, options?: Options<{ copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
    /** The tensor with another dtype or on another device; the tensor itself if nothing changes, unless `copy` is true. */
    to(device: Device, dtype: DType, nonBlocking: boolean, copy: boolean, options?: Options<{ memoryFormat: MemoryFormat | null }>): Tensor;
    /** The tensor with another dtype or on another device; the tensor itself if nothing changes, unless `copy` is true. */
    to(device: Device, dtype: DType, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor;
    /**
     * The tensor with another dtype or on another device; the tensor itself if nothing changes, unless `copy` is true.
     *
     * `to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    to(options: { dtype: DType } & Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
    /** The tensor with another dtype or on another device; the tensor itself if nothing changes, unless `copy` is true. */
    to(dtype: DType, options?: Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
    /** The tensor with another dtype or on another device; the tensor itself if nothing changes, unless `copy` is true. */
    to(dtype: DType, nonBlocking: boolean, options?: Options<{ copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
    /** The tensor with another dtype or on another device; the tensor itself if nothing changes, unless `copy` is true. */
    to(dtype: DType, nonBlocking: boolean, copy: boolean, options?: Options<{ memoryFormat: MemoryFormat | null }>): Tensor;
    /** The tensor with another dtype or on another device; the tensor itself if nothing changes, unless `copy` is true. */
    to(dtype: DType, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor;
    /**
     * The tensor with the dtype and on the device of `other`; the tensor itself if nothing changes, unless `copy` is true.
     *
     * `to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    to(other: Tensor, options?: Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
    /** The tensor with the dtype and on the device of `other`; the tensor itself if nothing changes, unless `copy` is true. */
    to(other: Tensor, nonBlocking: boolean, options?: Options<{ copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
    /** The tensor with the dtype and on the device of `other`; the tensor itself if nothing changes, unless `copy` is true. */
    to(other: Tensor, nonBlocking: boolean, copy: boolean, options?: Options<{ memoryFormat: MemoryFormat | null }>): Tensor;
    /** The tensor with the dtype and on the device of `other`; the tensor itself if nothing changes, unless `copy` is true. */
    to(other: Tensor, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor;
    /**
     * The values of `src` with the shape and dtype of `self`; `x.copy_(src)` writes them into `x`.
     *
     * `copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    copy_(src: Tensor, options?: Options<{ nonBlocking: boolean }>): Tensor;
    /** The values of `src` with the shape and dtype of `self`; `x.copy_(src)` writes them into `x`. */
    copy_(src: Tensor, nonBlocking: boolean): Tensor;
    /**
     * A tensor filled with `value`, with the shape and dtype of `self`; `x.fill_(value)` writes it into `x`.
     *
     * `fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    fill_(value: Scalar): Tensor;
    /**
     * A tensor filled with `value`, with the shape and dtype of `self`; `x.fill_(value)` writes it into `x`.
     *
     * `fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    fill_(value: Tensor): Tensor;
    /**
     * Sets every element to 0.
     *
     * `zero_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    zero_(): Tensor;
    /**
     * A differentiable copy. Strides are preserved if the tensor is dense, unless `memoryFormat` is given.
     *
     * `clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`
     *
     * With `out`: `clone.out`.
     */
    clone(options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }>): Tensor;
    /**
     * The tensor itself if it is contiguous (row-major, or as `memoryFormat` states), otherwise a contiguous copy.
     *
     * `contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    contiguous(options?: Options<{ memoryFormat: MemoryFormat }>): Tensor;
    /**
     * The tensor in the dtype and on the device of `other`: the tensor itself if nothing changes.
     *
     * `type_as(Tensor self, Tensor other) -> Tensor`
     */
    typeAs(other: Tensor): Tensor;
    /**
     * A view of the same memory without history: gradients stop here, and writes to one change the other.
     *
     * `detach(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    detach(): Tensor;
    /**
     * A view of the same memory without history: gradients stop here, and writes to one change the other.
     *
     * `detach_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    detach_(): Tensor;
    /**
     * A view of the whole tensor: the same memory, shape and strides.
     *
     * `alias(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    alias(): Tensor;
    /**
     * Whether two shapes are equal.
     *
     * `is_same_size(Tensor self, Tensor other) -> bool`
     */
    isSameSize(other: Tensor): boolean;
    /**
     * Changes the shape, enlarging the memory if necessary; new elements are uninitialised.
     *
     * `resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    resize_(options: { size: readonly number[] } & Options<{ memoryFormat: MemoryFormat | null }>): Tensor;
    /** Changes the shape, enlarging the memory if necessary; new elements are uninitialised. */
    resize_(size: readonly number[], options?: Options<{ memoryFormat: MemoryFormat | null }>): Tensor;
    /**
     * Changes the shape to that of `theTemplate`, as `resize_` does.
     *
     * `resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    resizeAs_(theTemplate: Tensor, options?: Options<{ memoryFormat: MemoryFormat | null }>): Tensor;
    /**
     * Makes the tensor use the memory of `source`, with this offset, shape and strides; without arguments, no memory.
     *
     * `set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    set_(source: Tensor, options: { storageOffset: number; size: readonly number[] } & Options<{ stride: readonly number[] }>): Tensor;
    /** Makes the tensor use the memory of `source`, with this offset, shape and strides; without arguments, no memory. */
    set_(source: Tensor, storageOffset: number, size: readonly number[], options?: Options<{ stride: readonly number[] }>): Tensor;
    /** Makes the tensor use the memory of `source`, with this offset, shape and strides; without arguments, no memory. */
    set_(source: Tensor, storageOffset: number, size: readonly number[], stride: readonly number[]): Tensor;
    /**
     * Makes the tensor use the memory of `source`, with this offset, shape and strides; without arguments, no memory.
     *
     * `set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    set_(source: Tensor): Tensor;
    /**
     * Makes the tensor use the memory of `source`, with this offset, shape and strides; without arguments, no memory.
     *
     * `set_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    set_(): Tensor;
    /**
     * The tensor itself, or a conjugated copy if it is lazily conjugated.
     *
     * `resolve_conj(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    resolveConj(): Tensor;
    /**
     * The tensor itself, or a negated copy if it is lazily negated.
     *
     * `resolve_neg(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    resolveNeg(): Tensor;
    /**
     * `_conj(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    _conj(): Tensor;
    /**
     * `_neg_view(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    _negView(): Tensor;
    /** `_conj_physical(Tensor self) -> Tensor` */
    _conjPhysical(): Tensor;
    /**
     * The complex conjugates; a real tensor is returned unchanged.
     *
     * `conj(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    conj(): Tensor;
    /**
     * The complex conjugates, computed rather than lazy; real elements are unchanged.
     *
     * `conj_physical(Tensor self) -> Tensor`
     *
     * With `out`: `conj_physical.out`.
     */
    conjPhysical(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The complex conjugates, computed rather than lazy; real elements are unchanged.
     *
     * `conj_physical_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    conjPhysical_(): Tensor;
    /**
     * The tensor itself, `+self`; bool is rejected.
     *
     * `positive(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    positive(): Tensor;
    /**
     * Where elements have no imaginary part, as bools; true everywhere for real dtypes.
     *
     * `isreal(Tensor self) -> Tensor`
     */
    isreal(): Tensor;
    /**
     * Whether the dtype is complex64 or complex128.
     *
     * `is_complex(Tensor self) -> bool`
     */
    isComplex(): boolean;
    /**
     * Whether the dtype is float64, float32, float16 or bfloat16.
     *
     * `is_floating_point(Tensor self) -> bool`
     */
    isFloatingPoint(): boolean;
    /**
     * Whether the dtype has negative numbers: all except uint8 and bool.
     *
     * `is_signed(Tensor self) -> bool`
     */
    isSigned(): boolean;
    /**
     * Whether the tensor is marked as lazily negated.
     *
     * `is_neg(Tensor self) -> bool`
     */
    isNeg(): boolean;
    /** `_is_zerotensor(Tensor self) -> bool` */
    _isZerotensor(): boolean;
    /**
     * Whether the tensor is marked as lazily conjugated.
     *
     * `is_conj(Tensor self) -> bool`
     */
    isConj(): boolean;
    /**
     * Whether the only element is non-zero; tensors with more elements throw.
     *
     * `is_nonzero(Tensor self) -> bool`
     */
    isNonzero(): boolean;
    /**
     * The size of each dimension as a list of integers, as in `shape`.
     *
     * `size(Tensor self) -> int[]`
     */
    size(): number[];
    /**
     * The size of dimension `dim`; negative ones count from the last. `shape` has all sizes.
     *
     * `size.int(Tensor self, int dim) -> int`
     */
    size(options: { dim: number }): number;
    /** The size of dimension `dim`; negative ones count from the last. */
    size(dim: number): number;
    /**
     * For each dimension, how many elements apart neighbours are in memory, as in `strides`.
     *
     * `stride(Tensor self) -> int[]`
     */
    stride(): number[];
    /**
     * The stride of dimension `dim` in elements. `strides` has all of them.
     *
     * `stride.int(Tensor self, int dim) -> int`
     */
    stride(options: { dim: number }): number;
    /** The stride of dimension `dim` in elements. */
    stride(dim: number): number;
    /**
     * Sums over the dimensions along which a tensor of shape `size` would have been broadcast to this one: the reverse of `expand`.
     *
     * `sum_to_size(Tensor self, int[] size) -> Tensor`
     */
    sumToSize(options: { size: readonly number[] }): Tensor;
    /** Sums over the dimensions along which a tensor of shape `size` would have been broadcast to this one: the reverse of `expand`. */
    sumToSize(size: readonly number[]): Tensor;
    /**
     * The same elements in another shape, sharing memory; one size may be -1 and follows from the others. Throws if strides make that impossible, in contrast to `reshape`.
     *
     * `view(Tensor(a) self, SymInt[] size) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    view(options: { size: readonly number[] }): Tensor;
    /** The same elements in another shape, sharing memory; one size may be -1 and follows from the others. */
    view(size: readonly number[]): Tensor;
    /**
     * The same bytes as another dtype, sharing memory; the size of the last dimension changes with the element size.
     *
     * `view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    view(options: { dtype: DType }): Tensor;
    /** The same bytes as another dtype, sharing memory; the size of the last dimension changes with the element size. */
    view(dtype: DType): Tensor;
    /**
     * The same elements in another shape, one size of which may be -1: a view if strides allow it, otherwise a copy.
     *
     * `reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    reshape(options: { shape: readonly number[] }): Tensor;
    /** The same elements in another shape, one size of which may be -1: a view if strides allow it, otherwise a copy. */
    reshape(shape: readonly number[]): Tensor;
    /**
     * `_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    _reshapeAlias(options: { size: readonly number[]; stride: readonly number[] }): Tensor;
    /**
     * `_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    _reshapeAlias(size: readonly number[], stride: readonly number[]): Tensor;
    /**
     * A view in which dimensions of size 1 are repeated, without memory, to the given sizes; -1 leaves a size unchanged, and new dimensions come first.
     *
     * `expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    expand(options: { size: readonly number[] } & Options<{ implicit: boolean }>): Tensor;
    /** A view in which dimensions of size 1 are repeated, without memory, to the given sizes; -1 leaves a size unchanged, and new dimensions come first. */
    expand(size: readonly number[], options?: Options<{ implicit: boolean }>): Tensor;
    /**
     * A view repeated, without memory, to the shape of `other`.
     *
     * `expand_as(Tensor(a) self, Tensor other) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    expandAs(other: Tensor): Tensor;
    /**
     * The same elements in the shape of `other`, sharing memory.
     *
     * `view_as(Tensor(a) self, Tensor other) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    viewAs(other: Tensor): Tensor;
    /**
     * The same elements in the shape of `other`: a view if strides allow it, otherwise a copy.
     *
     * `reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    reshapeAs(other: Tensor): Tensor;
    /**
     * A view with its dimensions in the order that `dims` lists.
     *
     * `permute(Tensor(a) self, int[] dims) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    permute(options: { dims: readonly number[] }): Tensor;
    /** A view with its dimensions in the order that `dims` lists. */
    permute(dims: readonly number[]): Tensor;
    /**
     * A view with two dimensions exchanged.
     *
     * `transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    transpose(options: { dim0: number; dim1: number }): Tensor;
    /** A view with two dimensions exchanged. */
    transpose(dim0: number, dim1: number): Tensor;
    /**
     * A view with two dimensions exchanged.
     *
     * `transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    transpose_(options: { dim0: number; dim1: number }): Tensor;
    /** A view with two dimensions exchanged. */
    transpose_(dim0: number, dim1: number): Tensor;
    /**
     * A view of a matrix with rows and columns exchanged; vectors and scalars are unchanged.
     *
     * `t(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    t(): Tensor;
    /**
     * A view of a matrix with rows and columns exchanged; vectors and scalars are unchanged.
     *
     * `t_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    t_(): Tensor;
    /**
     * A view with two dimensions exchanged, as `transpose`, under NumPy's name.
     *
     * `swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    swapaxes(options: { axis0: number; axis1: number }): Tensor;
    /** A view with two dimensions exchanged, as `transpose`, under NumPy's name. */
    swapaxes(axis0: number, axis1: number): Tensor;
    /**
     * A view with two dimensions exchanged, as `transpose`, under NumPy's name.
     *
     * `swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    swapaxes_(options: { axis0: number; axis1: number }): Tensor;
    /** A view with two dimensions exchanged, as `transpose`, under NumPy's name. */
    swapaxes_(axis0: number, axis1: number): Tensor;
    /**
     * A view with two dimensions exchanged, as `transpose`.
     *
     * `swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    swapdims(options: { dim0: number; dim1: number }): Tensor;
    /** A view with two dimensions exchanged, as `transpose`. */
    swapdims(dim0: number, dim1: number): Tensor;
    /**
     * A view with two dimensions exchanged, as `transpose`.
     *
     * `swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    swapdims_(options: { dim0: number; dim1: number }): Tensor;
    /** A view with two dimensions exchanged, as `transpose`. */
    swapdims_(dim0: number, dim1: number): Tensor;
    /**
     * A view without the dimensions of size 1; with `dim`, without that one if its size is 1.
     *
     * `squeeze(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    squeeze(): Tensor;
    /**
     * A view without the dimensions of size 1; with `dim`, without that one if its size is 1.
     *
     * `squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    squeeze(options: { dim: number }): Tensor;
    /** A view without the dimensions of size 1; with `dim`, without that one if its size is 1. */
    squeeze(dim: number): Tensor;
    /**
     * A view without the dimensions of size 1; with `dim`, without that one if its size is 1.
     *
     * `squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    squeeze(options: { dim: readonly number[] }): Tensor;
    /** A view without the dimensions of size 1; with `dim`, without that one if its size is 1. */
    squeeze(dim: readonly number[]): Tensor;
    /**
     * A view without the dimensions of size 1; with `dim`, without that one if its size is 1.
     *
     * `squeeze_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    squeeze_(): Tensor;
    /**
     * A view without the dimensions of size 1; with `dim`, without that one if its size is 1.
     *
     * `squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    squeeze_(options: { dim: number }): Tensor;
    /** A view without the dimensions of size 1; with `dim`, without that one if its size is 1. */
    squeeze_(dim: number): Tensor;
    /**
     * A view with a new dimension of size 1 at `dim`.
     *
     * `unsqueeze(Tensor(a) self, int dim) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    unsqueeze(options: { dim: number }): Tensor;
    /** A view with a new dimension of size 1 at `dim`. */
    unsqueeze(dim: number): Tensor;
    /**
     * A view with a new dimension of size 1 at `dim`.
     *
     * `unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    unsqueeze_(options: { dim: number }): Tensor;
    /** A view with a new dimension of size 1 at `dim`. */
    unsqueeze_(dim: number): Tensor;
    /**
     * A view of one slice along `dim`, without that dimension: `x.select(0, 2)` is the third row. Negative indices count from the end.
     *
     * `select.int(Tensor(a) self, int dim, int index) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    select(options: { dim: number; index: number }): Tensor;
    /** A view of one slice along `dim`, without that dimension: `x.select(0, 2)` is the third row. */
    select(dim: number, index: number): Tensor;
    /**
     * A view of the elements from `start` below `end` along `dim`, every `step`-th; bounds are moved into range, and negative ones count from the end. `step` must be above 0.
     *
     * `slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    slice(options?: Options<{ dim: number; start: number | null; end: number | null; step: number }>): Tensor;
    /** A view of the elements from `start` below `end` along `dim`, every `step`-th; bounds are moved into range, and negative ones count from the end. */
    slice(dim: number, options?: Options<{ start: number | null; end: number | null; step: number }>): Tensor;
    /** A view of the elements from `start` below `end` along `dim`, every `step`-th; bounds are moved into range, and negative ones count from the end. */
    slice(dim: number, start: number | null, options?: Options<{ end: number | null; step: number }>): Tensor;
    /** A view of the elements from `start` below `end` along `dim`, every `step`-th; bounds are moved into range, and negative ones count from the end. */
    slice(dim: number, start: number | null, end: number | null, options?: Options<{ step: number }>): Tensor;
    /** A view of the elements from `start` below `end` along `dim`, every `step`-th; bounds are moved into range, and negative ones count from the end. */
    slice(dim: number, start: number | null, end: number | null, step: number): Tensor;
    /**
     * A view of `length` elements along `dim` from `start` on; out of range throws, in contrast to `slice`.
     *
     * `narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    narrow(options: { dim: number; start: number; length: number }): Tensor;
    /** A view of `length` elements along `dim` from `start` on; out of range throws, in contrast to `slice`. */
    narrow(dim: number, start: number, length: number): Tensor;
    /**
     * A view of `length` elements along `dim` from `start` on; out of range throws, in contrast to `slice`.
     *
     * `narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    narrow(dim: number, start: Tensor, options: { length: number }): Tensor;
    /** A view of `length` elements along `dim` from `start` on; out of range throws, in contrast to `slice`. */
    narrow(dim: number, start: Tensor, length: number): Tensor;
    /**
     * The `length` elements from `start` on along `dim`, in newly allocated memory rather than as a view.
     *
     * `narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor`
     *
     * With `out`: `narrow_copy.out`.
     */
    narrowCopy(options: { dim: number; start: number; length: number } & Options<{ out: Tensor }>): Tensor;
    /** The `length` elements from `start` on along `dim`, in newly allocated memory rather than as a view. */
    narrowCopy(dim: number, start: number, length: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Views of consecutive pieces along `dim`: each of `splitSize`, the last one perhaps shorter; or of the lengths listed, which must add up.
     *
     * `split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    split(options: { splitSize: number } & Options<{ dim: number }>): Tensor[];
    /** Views of consecutive pieces along `dim`: each of `splitSize`, the last one perhaps shorter; or of the lengths listed, which must add up. */
    split(splitSize: number, options?: Options<{ dim: number }>): Tensor[];
    /** Views of consecutive pieces along `dim`: each of `splitSize`, the last one perhaps shorter; or of the lengths listed, which must add up. */
    split(splitSize: number, dim: number): Tensor[];
    /**
     * Views of consecutive pieces along `dim`: each of `splitSize`, the last one perhaps shorter; or of the lengths listed, which must add up.
     *
     * `split.sizes(Tensor(a -> *) self, int[] split_size, int dim=0) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    split(options: { splitSize: readonly number[] } & Options<{ dim: number }>): Tensor[];
    /** Views of consecutive pieces along `dim`: each of `splitSize`, the last one perhaps shorter; or of the lengths listed, which must add up. */
    split(splitSize: readonly number[], options?: Options<{ dim: number }>): Tensor[];
    /** Views of consecutive pieces along `dim`: each of `splitSize`, the last one perhaps shorter; or of the lengths listed, which must add up. */
    split(splitSize: readonly number[], dim: number): Tensor[];
    /**
     * Views of consecutive pieces along `dim` of the lengths listed, which must add up.
     *
     * `split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    splitWithSizes(options: { splitSizes: readonly number[] } & Options<{ dim: number }>): Tensor[];
    /** Views of consecutive pieces along `dim` of the lengths listed, which must add up. */
    splitWithSizes(splitSizes: readonly number[], options?: Options<{ dim: number }>): Tensor[];
    /** Views of consecutive pieces along `dim` of the lengths listed, which must add up. */
    splitWithSizes(splitSizes: readonly number[], dim: number): Tensor[];
    /**
     * Views of at most `chunks` consecutive pieces along `dim`, all of equal length except the last; there may be fewer.
     *
     * `chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    chunk(options: { chunks: number } & Options<{ dim: number }>): Tensor[];
    /** Views of at most `chunks` consecutive pieces along `dim`, all of equal length except the last; there may be fewer. */
    chunk(chunks: number, options?: Options<{ dim: number }>): Tensor[];
    /** Views of at most `chunks` consecutive pieces along `dim`, all of equal length except the last; there may be fewer. */
    chunk(chunks: number, dim: number): Tensor[];
    /**
     * Views of the given number of pieces along `dim`, whose lengths differ by at most one; or of pieces that end before each of the indices.
     *
     * `tensor_split.sections(Tensor(a -> *) self, int sections, int dim=0) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    tensorSplit(options: { sections: number } & Options<{ dim: number }>): Tensor[];
    /** Views of the given number of pieces along `dim`, whose lengths differ by at most one; or of pieces that end before each of the indices. */
    tensorSplit(sections: number, options?: Options<{ dim: number }>): Tensor[];
    /** Views of the given number of pieces along `dim`, whose lengths differ by at most one; or of pieces that end before each of the indices. */
    tensorSplit(sections: number, dim: number): Tensor[];
    /**
     * Views of the given number of pieces along `dim`, whose lengths differ by at most one; or of pieces that end before each of the indices.
     *
     * `tensor_split.indices(Tensor(a -> *) self, int[] indices, int dim=0) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    tensorSplit(options: { indices: readonly number[] } & Options<{ dim: number }>): Tensor[];
    /** Views of the given number of pieces along `dim`, whose lengths differ by at most one; or of pieces that end before each of the indices. */
    tensorSplit(indices: readonly number[], options?: Options<{ dim: number }>): Tensor[];
    /** Views of the given number of pieces along `dim`, whose lengths differ by at most one; or of pieces that end before each of the indices. */
    tensorSplit(indices: readonly number[], dim: number): Tensor[];
    /**
     * Views of the given number of pieces along `dim`, whose lengths differ by at most one; or of pieces that end before each of the indices.
     *
     * `tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    tensorSplit(tensorIndicesOrSections: Tensor, options?: Options<{ dim: number }>): Tensor[];
    /** Views of the given number of pieces along `dim`, whose lengths differ by at most one; or of pieces that end before each of the indices. */
    tensorSplit(tensorIndicesOrSections: Tensor, dim: number): Tensor[];
    /**
     * Views of all slices along `dim`, each without that dimension.
     *
     * `unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    unbind(options?: Options<{ dim: number }>): Tensor[];
    /** Views of all slices along `dim`, each without that dimension. */
    unbind(dim: number): Tensor[];
    /**
     * A view of the tensor's memory with any shape, strides and offset, counted in elements; elements may overlap. Elements outside the memory throw.
     *
     * `as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    asStrided(options: { size: readonly number[]; stride: readonly number[] } & Options<{ storageOffset: number | null }>): Tensor;
    /** A view of the tensor's memory with any shape, strides and offset, counted in elements; elements may overlap. */
    asStrided(size: readonly number[], stride: readonly number[], options?: Options<{ storageOffset: number | null }>): Tensor;
    /** A view of the tensor's memory with any shape, strides and offset, counted in elements; elements may overlap. */
    asStrided(size: readonly number[], stride: readonly number[], storageOffset: number | null): Tensor;
    /**
     * A view of the tensor's memory with any shape, strides and offset, counted in elements; elements may overlap.
     *
     * `as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    asStrided_(options: { size: readonly number[]; stride: readonly number[] } & Options<{ storageOffset: number | null }>): Tensor;
    /** A view of the tensor's memory with any shape, strides and offset, counted in elements; elements may overlap. */
    asStrided_(size: readonly number[], stride: readonly number[], options?: Options<{ storageOffset: number | null }>): Tensor;
    /** A view of the tensor's memory with any shape, strides and offset, counted in elements; elements may overlap. */
    asStrided_(size: readonly number[], stride: readonly number[], storageOffset: number | null): Tensor;
    /**
     * A view of the elements whose indices along `dim1` and `dim2` differ by `offset`, as a new last dimension.
     *
     * `diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    diagonal(options?: Options<{ offset: number; dim1: number; dim2: number }>): Tensor;
    /** A view of the elements whose indices along `dim1` and `dim2` differ by `offset`, as a new last dimension. */
    diagonal(offset: number, options?: Options<{ dim1: number; dim2: number }>): Tensor;
    /** A view of the elements whose indices along `dim1` and `dim2` differ by `offset`, as a new last dimension. */
    diagonal(offset: number, dim1: number, options?: Options<{ dim2: number }>): Tensor;
    /** A view of the elements whose indices along `dim1` and `dim2` differ by `offset`, as a new last dimension. */
    diagonal(offset: number, dim1: number, dim2: number): Tensor;
    /**
     * The dimensions from `startDim` to `endDim` as one: a view if strides allow it, otherwise a copy.
     *
     * `flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    flatten(options?: Options<{ startDim: number; endDim: number }>): Tensor;
    /** The dimensions from `startDim` to `endDim` as one: a view if strides allow it, otherwise a copy. */
    flatten(startDim: number, options?: Options<{ endDim: number }>): Tensor;
    /** The dimensions from `startDim` to `endDim` as one: a view if strides allow it, otherwise a copy. */
    flatten(startDim: number, endDim: number): Tensor;
    /**
     * A view with one dimension split into several of these sizes, one of which may be -1.
     *
     * `unflatten.int(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    unflatten(options: { dim: number; sizes: readonly number[] }): Tensor;
    /** A view with one dimension split into several of these sizes, one of which may be -1. */
    unflatten(dim: number, sizes: readonly number[]): Tensor;
    /**
     * A view with the dimensions in `source` moved to the positions in `destination`, the others in order.
     *
     * `movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    movedim(options: { source: readonly number[]; destination: readonly number[] }): Tensor;
    /** A view with the dimensions in `source` moved to the positions in `destination`, the others in order. */
    movedim(source: readonly number[], destination: readonly number[]): Tensor;
    /**
     * A view with the dimensions in `source` moved to the positions in `destination`, the others in order.
     *
     * `movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    movedim(options: { source: number; destination: number }): Tensor;
    /** A view with the dimensions in `source` moved to the positions in `destination`, the others in order. */
    movedim(source: number, destination: number): Tensor;
    /**
     * A view with the dimensions in `source` moved to the positions in `destination`, as `movedim`, under NumPy's name.
     *
     * `moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    moveaxis(options: { source: readonly number[]; destination: readonly number[] }): Tensor;
    /** A view with the dimensions in `source` moved to the positions in `destination`, as `movedim`, under NumPy's name. */
    moveaxis(source: readonly number[], destination: readonly number[]): Tensor;
    /**
     * A view with the dimensions in `source` moved to the positions in `destination`, as `movedim`, under NumPy's name.
     *
     * `moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    moveaxis(options: { source: number; destination: number }): Tensor;
    /** A view with the dimensions in `source` moved to the positions in `destination`, as `movedim`, under NumPy's name. */
    moveaxis(source: number, destination: number): Tensor;
    /**
     * A view repeated, without memory, to this shape, as operators broadcast their operands.
     *
     * `broadcast_to(Tensor(a) self, int[] size) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    broadcastTo(options: { size: readonly number[] }): Tensor;
    /** A view repeated, without memory, to this shape, as operators broadcast their operands. */
    broadcastTo(size: readonly number[]): Tensor;
    /**
     * A view of all windows of `size` elements along `dimension`, `step` apart, with a new last dimension for the elements of a window.
     *
     * `unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    unfold(options: { dimension: number; size: number; step: number }): Tensor;
    /** A view of all windows of `size` elements along `dimension`, `step` apart, with a new last dimension for the elements of a window. */
    unfold(dimension: number, size: number, step: number): Tensor;
    /**
     * All elements in order as a vector: a view if strides allow it, otherwise a copy.
     *
     * `ravel(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    ravel(): Tensor;
    /**
     * The conjugate transpose of each matrix.
     *
     * `adjoint(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    adjoint(): Tensor;
    /**
     * `tensorSplit` along the second dimension (of vectors the first).
     *
     * `hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    hsplit(options: { sections: number }): Tensor[];
    /** `tensorSplit` along the second dimension (of vectors the first). */
    hsplit(sections: number): Tensor[];
    /**
     * `tensorSplit` along the second dimension (of vectors the first).
     *
     * `hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    hsplit(options: { indices: readonly number[] }): Tensor[];
    /** `tensorSplit` along the second dimension (of vectors the first). */
    hsplit(indices: readonly number[]): Tensor[];
    /**
     * `tensorSplit` along the first dimension, of tensors with two or more.
     *
     * `vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    vsplit(options: { sections: number }): Tensor[];
    /** `tensorSplit` along the first dimension, of tensors with two or more. */
    vsplit(sections: number): Tensor[];
    /**
     * `tensorSplit` along the first dimension, of tensors with two or more.
     *
     * `vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    vsplit(options: { indices: readonly number[] }): Tensor[];
    /** `tensorSplit` along the first dimension, of tensors with two or more. */
    vsplit(indices: readonly number[]): Tensor[];
    /**
     * `tensorSplit` along the third dimension, of tensors with three or more.
     *
     * `dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    dsplit(options: { sections: number }): Tensor[];
    /** `tensorSplit` along the third dimension, of tensors with three or more. */
    dsplit(sections: number): Tensor[];
    /**
     * `tensorSplit` along the third dimension, of tensors with three or more.
     *
     * `dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`
     *
     * The result is a view: it shares its memory with `self`.
     */
    dsplit(options: { indices: readonly number[] }): Tensor[];
    /** `tensorSplit` along the third dimension, of tensors with three or more. */
    dsplit(indices: readonly number[]): Tensor[];
    /**
     * A copy of `self` with `src` in place of the slice at `index` of `dim`.
     *
     * `select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor`
     *
     * With `out`: `select_scatter.out`.
     */
    selectScatter(src: Tensor, options: { dim: number; index: number } & Options<{ out: Tensor }>): Tensor;
    /** A copy of `self` with `src` in place of the slice at `index` of `dim`. */
    selectScatter(src: Tensor, dim: number, index: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` where `src` replaces the elements that `slice` selects with the same arguments.
     *
     * `slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor`
     *
     * With `out`: `slice_scatter.out`.
     */
    sliceScatter(src: Tensor, options?: Options<{ dim: number; start: number | null; end: number | null; step: number; out: Tensor }>): Tensor;
    /** A copy of `self` where `src` replaces the elements that `slice` selects with the same arguments. */
    sliceScatter(src: Tensor, dim: number, options?: Options<{ start: number | null; end: number | null; step: number; out: Tensor }>): Tensor;
    /** A copy of `self` where `src` replaces the elements that `slice` selects with the same arguments. */
    sliceScatter(src: Tensor, dim: number, start: number | null, options?: Options<{ end: number | null; step: number; out: Tensor }>): Tensor;
    /** A copy of `self` where `src` replaces the elements that `slice` selects with the same arguments. */
    sliceScatter(src: Tensor, dim: number, start: number | null, end: number | null, options?: Options<{ step: number; out: Tensor }>): Tensor;
    /** A copy of `self` where `src` replaces the elements that `slice` selects with the same arguments. */
    sliceScatter(src: Tensor, dim: number, start: number | null, end: number | null, step: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` where `src` replaces the elements that `diagonal` selects with the same arguments.
     *
     * `diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor`
     *
     * With `out`: `diagonal_scatter.out`.
     */
    diagonalScatter(src: Tensor, options?: Options<{ offset: number; dim1: number; dim2: number; out: Tensor }>): Tensor;
    /** A copy of `self` where `src` replaces the elements that `diagonal` selects with the same arguments. */
    diagonalScatter(src: Tensor, offset: number, options?: Options<{ dim1: number; dim2: number; out: Tensor }>): Tensor;
    /** A copy of `self` where `src` replaces the elements that `diagonal` selects with the same arguments. */
    diagonalScatter(src: Tensor, offset: number, dim1: number, options?: Options<{ dim2: number; out: Tensor }>): Tensor;
    /** A copy of `self` where `src` replaces the elements that `diagonal` selects with the same arguments. */
    diagonalScatter(src: Tensor, offset: number, dim1: number, dim2: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `src` in place of the elements of the `asStrided` view.
     *
     * `as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor`
     *
     * With `out`: `as_strided_scatter.out`.
     */
    asStridedScatter(src: Tensor, options: { size: readonly number[]; stride: readonly number[] } & Options<{ storageOffset: number | null; out: Tensor }>): Tensor;
    /** A copy of `self` with `src` in place of the elements of the `asStrided` view. */
    asStridedScatter(src: Tensor, size: readonly number[], stride: readonly number[], options?: Options<{ storageOffset: number | null; out: Tensor }>): Tensor;
    /** A copy of `self` with `src` in place of the elements of the `asStrided` view. */
    asStridedScatter(src: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A matrix with this vector on a diagonal and zeros elsewhere; of a matrix its diagonal, copied. Positive `diagonal` is above the main one.
     *
     * `diag(Tensor self, int diagonal=0) -> Tensor`
     *
     * With `out`: `diag.out`.
     */
    diag(options?: Options<{ diagonal: number; out: Tensor }>): Tensor;
    /** A matrix with this vector on a diagonal and zeros elsewhere; of a matrix its diagonal, copied. */
    diag(diagonal: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Matrices, in dimensions `dim1` and `dim2` of the result, with the last dimension of `self` on their diagonals and zeros elsewhere.
     *
     * `diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor`
     *
     * With `out`: `diag_embed.out`.
     */
    diagEmbed(options?: Options<{ offset: number; dim1: number; dim2: number; out: Tensor }>): Tensor;
    /** Matrices, in dimensions `dim1` and `dim2` of the result, with the last dimension of `self` on their diagonals and zeros elsewhere. */
    diagEmbed(offset: number, options?: Options<{ dim1: number; dim2: number; out: Tensor }>): Tensor;
    /** Matrices, in dimensions `dim1` and `dim2` of the result, with the last dimension of `self` on their diagonals and zeros elsewhere. */
    diagEmbed(offset: number, dim1: number, options?: Options<{ dim2: number; out: Tensor }>): Tensor;
    /** Matrices, in dimensions `dim1` and `dim2` of the result, with the last dimension of `self` on their diagonals and zeros elsewhere. */
    diagEmbed(offset: number, dim1: number, dim2: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A matrix with all elements, in order, on a diagonal and zeros elsewhere.
     *
     * `diagflat(Tensor self, int offset=0) -> Tensor`
     */
    diagflat(options?: Options<{ offset: number }>): Tensor;
    /** A matrix with all elements, in order, on a diagonal and zeros elsewhere. */
    diagflat(offset: number): Tensor;
    /**
     * Rotated by `k` times 90 degrees in the plane of `dims`, from the first towards the second.
     *
     * `rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor`
     *
     * With `out`: `rot90.out`.
     */
    rot90(options?: Options<{ k: number; dims: readonly number[]; out: Tensor }>): Tensor;
    /** Rotated by `k` times 90 degrees in the plane of `dims`, from the first towards the second. */
    rot90(k: number, options?: Options<{ dims: readonly number[]; out: Tensor }>): Tensor;
    /** Rotated by `k` times 90 degrees in the plane of `dims`, from the first towards the second. */
    rot90(k: number, dims: readonly number[], options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The pieces of `split`, which autograd does not treat as views: a write to one does not affect the gradients of others.
     *
     * `unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]`
     */
    unsafeSplit(options: { splitSize: number } & Options<{ dim: number }>): Tensor[];
    /** The pieces of `split`, which autograd does not treat as views: a write to one does not affect the gradients of others. */
    unsafeSplit(splitSize: number, options?: Options<{ dim: number }>): Tensor[];
    /** The pieces of `split`, which autograd does not treat as views: a write to one does not affect the gradients of others. */
    unsafeSplit(splitSize: number, dim: number): Tensor[];
    /**
     * The pieces of `splitWithSizes`, which autograd does not treat as views.
     *
     * `unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]`
     */
    unsafeSplitWithSizes(options: { splitSizes: readonly number[] } & Options<{ dim: number }>): Tensor[];
    /** The pieces of `splitWithSizes`, which autograd does not treat as views. */
    unsafeSplitWithSizes(splitSizes: readonly number[], options?: Options<{ dim: number }>): Tensor[];
    /** The pieces of `splitWithSizes`, which autograd does not treat as views. */
    unsafeSplitWithSizes(splitSizes: readonly number[], dim: number): Tensor[];
    /**
     * The pieces of `chunk`, which autograd does not treat as views.
     *
     * `unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]`
     */
    unsafeChunk(options: { chunks: number } & Options<{ dim: number }>): Tensor[];
    /** The pieces of `chunk`, which autograd does not treat as views. */
    unsafeChunk(chunks: number, options?: Options<{ dim: number }>): Tensor[];
    /** The pieces of `chunk`, which autograd does not treat as views. */
    unsafeChunk(chunks: number, dim: number): Tensor[];
    /**
     * Writes `fillValue` to the main diagonal; with `wrap`, a tall matrix begins a new one after each block of `columns + 1` rows.
     *
     * `fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    fillDiagonal_(fillValue: Scalar, options?: Options<{ wrap: boolean }>): Tensor;
    /** Writes `fillValue` to the main diagonal; with `wrap`, a tall matrix begins a new one after each block of `columns + 1` rows. */
    fillDiagonal_(fillValue: Scalar, wrap: boolean): Tensor;
    /**
     * The elements at the positions given by index tensors, one for each dimension and broadcast together; null selects the whole dimension. bool tensors are masks. `x.at(...)` also takes slices and numbers.
     *
     * `index.Tensor(Tensor self, Tensor?[] indices) -> Tensor`
     *
     * With `out`: `index.Tensor_out`.
     */
    index(indices: readonly (Tensor | null)[], options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `values` at the positions that `index` would read. With `accumulate` they are added, also at repeated positions.
     *
     * `index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`
     *
     * With `out`: `index_put.out`.
     */
    indexPut(indices: readonly (Tensor | null)[], values: Tensor, options?: Options<{ accumulate: boolean; out: Tensor }>): Tensor;
    /** A copy of `self` with `values` at the positions that `index` would read. */
    indexPut(indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `values` at the positions that `index` would read.
     *
     * `index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    indexPut_(indices: readonly (Tensor | null)[], values: Tensor, options?: Options<{ accumulate: boolean }>): Tensor;
    /** A copy of `self` with `values` at the positions that `index` would read. */
    indexPut_(indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean): Tensor;
    /**
     * The slices along `dim` at these positions, in that order; `index` is a vector of int32 or int64, and an index out of range throws.
     *
     * `index_select(Tensor self, int dim, Tensor index) -> Tensor`
     *
     * With `out`: `index_select.out`.
     */
    indexSelect(dim: number, index: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` to which `alpha * source` is added, slice by slice along `dim`, at the positions in `index`; repeated positions add up.
     *
     * `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor`
     *
     * With `out`: `index_add.out`.
     */
    indexAdd(dim: number, index: Tensor, source: Tensor, options?: Options<{ alpha: Scalar; out: Tensor }>): Tensor;
    /**
     * A copy of `self` to which `alpha * source` is added, slice by slice along `dim`, at the positions in `index`; repeated positions add up.
     *
     * `index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    indexAdd_(dim: number, index: Tensor, source: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
    /**
     * A copy of `self` with the slices of `source` along `dim` at the positions in `index`.
     *
     * `index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor`
     *
     * With `out`: `index_copy.out`.
     */
    indexCopy(dim: number, index: Tensor, source: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with the slices of `source` along `dim` at the positions in `index`.
     *
     * `index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    indexCopy_(dim: number, index: Tensor, source: Tensor): Tensor;
    /**
     * A copy of `self` with `value` in the slices along `dim` at the positions in `index`.
     *
     * `index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor`
     *
     * With `out`: `index_fill.int_Scalar_out`.
     */
    indexFill(dim: number, index: Tensor, value: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `value` in the slices along `dim` at the positions in `index`.
     *
     * `index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor`
     *
     * With `out`: `index_fill.int_Tensor_out`.
     */
    indexFill(dim: number, index: Tensor, value: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `value` in the slices along `dim` at the positions in `index`.
     *
     * `index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    indexFill_(dim: number, index: Tensor, value: Scalar): Tensor;
    /**
     * A copy of `self` with `value` in the slices along `dim` at the positions in `index`.
     *
     * `index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    indexFill_(dim: number, index: Tensor, value: Tensor): Tensor;
    /**
     * Looks up along `dim`: `out[i][j] = self[index[i][j]][j]` for `dim = 0`. The result has the shape of `index`, which may be smaller than `self` elsewhere; it is not broadcast.
     *
     * `gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor`
     *
     * With `out`: `gather.out`.
     */
    gather(dim: number, index: Tensor, options?: Options<{ sparseGrad: boolean; out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `src` written along `dim`: `out[index[i][j]][j] = src[i][j]` for `dim = 0`, the reverse of `gather`. Where positions repeat, one of the values counts.
     *
     * `scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor`
     *
     * With `out`: `scatter.src_out`.
     */
    scatter(dim: number, index: Tensor, src: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `src` written along `dim`: `out[index[i][j]][j] = src[i][j]` for `dim = 0`, the reverse of `gather`. Where positions repeat, one of the values counts.
     *
     * `scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor`
     *
     * With `out`: `scatter.value_out`.
     */
    scatter(dim: number, index: Tensor, value: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `src` combined into the elements at the positions of `index`: `reduce` is `add` or `multiply`.
     *
     * `scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor`
     *
     * With `out`: `scatter.reduce_out`.
     */
    scatter(dim: number, index: Tensor, src: Tensor, options: { reduce: "add" | "multiply" } & Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `value` combined into the elements at the positions of `index`: `reduce` is `add` or `multiply`.
     *
     * `scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor`
     *
     * With `out`: `scatter.value_reduce_out`.
     */
    scatter(dim: number, index: Tensor, value: Scalar, options: { reduce: "add" | "multiply" } & Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `src` written along `dim`: `out[index[i][j]][j] = src[i][j]` for `dim = 0`, the reverse of `gather`.
     *
     * `scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    scatter_(dim: number, index: Tensor, src: Tensor): Tensor;
    /**
     * A copy of `self` with `src` written along `dim`: `out[index[i][j]][j] = src[i][j]` for `dim = 0`, the reverse of `gather`.
     *
     * `scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    scatter_(dim: number, index: Tensor, value: Scalar): Tensor;
    /**
     * A copy of `self` with `src` combined into the elements at the positions of `index`: `reduce` is `add` or `multiply`.
     *
     * `scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    scatter_(dim: number, index: Tensor, src: Tensor, options: { reduce: "add" | "multiply" }): Tensor;
    /**
     * A copy of `self` with `value` combined into the elements at the positions of `index`: `reduce` is `add` or `multiply`.
     *
     * `scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    scatter_(dim: number, index: Tensor, value: Scalar, options: { reduce: "add" | "multiply" }): Tensor;
    /**
     * A copy of `self` with `src` added along `dim`: `out[index[i][j]][j] += src[i][j]` for `dim = 0`. Repeated positions add up.
     *
     * `scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor`
     *
     * With `out`: `scatter_add.out`.
     */
    scatterAdd(dim: number, index: Tensor, src: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `src` added along `dim`: `out[index[i][j]][j] += src[i][j]` for `dim = 0`.
     *
     * `scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    scatterAdd_(dim: number, index: Tensor, src: Tensor): Tensor;
    /**
     * Combines along `dim` all elements of `src` with the same position in `index`: `reduce` is `sum`, `prod`, `mean`, `amax` or `amin`. With `includeSelf` the element of `self` takes part.
     *
     * `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`
     *
     * With `out`: `scatter_reduce.two_out`.
     */
    scatterReduce(dim: number, index: Tensor, src: Tensor, options: { reduce: "sum" | "prod" | "mean" | "amax" | "amin" } & Options<{ includeSelf: boolean; out: Tensor }>): Tensor;
    /** Combines along `dim` all elements of `src` with the same position in `index`: `reduce` is `sum`, `prod`, `mean`, `amax` or `amin`. */
    scatterReduce(dim: number, index: Tensor, src: Tensor, reduce: "sum" | "prod" | "mean" | "amax" | "amin", options?: Options<{ includeSelf: boolean; out: Tensor }>): Tensor;
    /**
     * Combines along `dim` all elements of `src` with the same position in `index`: `reduce` is `sum`, `prod`, `mean`, `amax` or `amin`.
     *
     * `scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    scatterReduce_(dim: number, index: Tensor, src: Tensor, options: { reduce: "sum" | "prod" | "mean" | "amax" | "amin" } & Options<{ includeSelf: boolean }>): Tensor;
    /** Combines along `dim` all elements of `src` with the same position in `index`: `reduce` is `sum`, `prod`, `mean`, `amax` or `amin`. */
    scatterReduce_(dim: number, index: Tensor, src: Tensor, reduce: "sum" | "prod" | "mean" | "amax" | "amin", options?: Options<{ includeSelf: boolean }>): Tensor;
    /**
     * A copy of `self` with `value` where `mask`, a bool tensor that broadcasts, is true.
     *
     * `masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor`
     *
     * With `out`: `masked_fill.Scalar_out`.
     */
    maskedFill(mask: Tensor, value: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `value` where `mask`, a bool tensor that broadcasts, is true.
     *
     * `masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor`
     *
     * With `out`: `masked_fill.Tensor_out`.
     */
    maskedFill(mask: Tensor, value: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `value` where `mask`, a bool tensor that broadcasts, is true.
     *
     * `masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    maskedFill_(mask: Tensor, value: Scalar): Tensor;
    /**
     * A copy of `self` with `value` where `mask`, a bool tensor that broadcasts, is true.
     *
     * `masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    maskedFill_(mask: Tensor, value: Tensor): Tensor;
    /**
     * A copy of `self` with the elements where `mask` is true replaced by those of `source`, in order; `source` must have enough.
     *
     * `masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor`
     *
     * With `out`: `masked_scatter.out`.
     */
    maskedScatter(mask: Tensor, source: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with the elements where `mask` is true replaced by those of `source`, in order; `source` must have enough.
     *
     * `masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    maskedScatter_(mask: Tensor, source: Tensor): Tensor;
    /**
     * The elements where `mask` is true, as a vector; both broadcast together.
     *
     * `masked_select(Tensor self, Tensor mask) -> Tensor`
     *
     * With `out`: `masked_select.out`.
     */
    maskedSelect(mask: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The indices of all non-zero elements: a row for each, a column for each dimension, int64.
     *
     * `nonzero(Tensor self) -> Tensor`
     *
     * With `out`: `nonzero.out`.
     */
    nonzero(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The indices of the first `size` non-zero elements, as `nonzero`; missing rows are filled with `fillValue`.
     *
     * `nonzero_static(Tensor self, *, int size, int fill_value=-1) -> Tensor`
     *
     * With `out`: `nonzero_static.out`.
     */
    nonzeroStatic(options: { size: number } & Options<{ fillValue: number; out: Tensor }>): Tensor;
    /**
     * The indices of all non-zero elements, one tensor for each dimension, as in NumPy.
     *
     * `nonzero_numpy(Tensor self) -> Tensor[]`
     */
    nonzeroNumpy(): Tensor[];
    /**
     * Another name of `nonzero`. The indices of all non-zero elements: a row for each, a column for each dimension, int64.
     *
     * `argwhere(Tensor self) -> Tensor`
     */
    argwhere(): Tensor;
    /**
     * A copy with these dimensions in reverse order.
     *
     * `flip(Tensor self, int[] dims) -> Tensor`
     *
     * With `out`: `flip.out`.
     */
    flip(options: { dims: readonly number[] } & Options<{ out: Tensor }>): Tensor;
    /** A copy with these dimensions in reverse order. */
    flip(dims: readonly number[], options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy with the second dimension in reverse order.
     *
     * `fliplr(Tensor self) -> Tensor`
     */
    fliplr(): Tensor;
    /**
     * A copy with the first dimension in reverse order.
     *
     * `flipud(Tensor self) -> Tensor`
     */
    flipud(): Tensor;
    /**
     * Shifts elements along dimensions; those shifted out at one end reappear at the other. Without `dims` the tensor is treated as a vector.
     *
     * `roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor`
     *
     * With `out`: `roll.out`.
     */
    roll(options: { shifts: number | readonly number[] } & Options<{ dims: number | readonly number[]; out: Tensor }>): Tensor;
    /** Shifts elements along dimensions; those shifted out at one end reappear at the other. */
    roll(shifts: number | readonly number[], options?: Options<{ dims: number | readonly number[]; out: Tensor }>): Tensor;
    /** Shifts elements along dimensions; those shifted out at one end reappear at the other. */
    roll(shifts: number | readonly number[], dims: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The tensor copied `repeats` times along each dimension; extra counts in front add dimensions. `expand` needs no memory for it.
     *
     * `repeat(Tensor self, SymInt[] repeats) -> Tensor`
     *
     * With `out`: `repeat.out`.
     */
    repeat(options: { repeats: readonly number[] } & Options<{ out: Tensor }>): Tensor;
    /** The tensor copied `repeats` times along each dimension; extra counts in front add dimensions. */
    repeat(repeats: readonly number[], options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Each slice along `dim` repeated consecutively, by one count in `repeats` for each or for all; without `dim`, the flattened tensor's elements.
     *
     * `repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? output_size=None) -> Tensor`
     */
    repeatInterleave(repeats: Tensor, options?: Options<{ dim: number | null; outputSize: number | null }>): Tensor;
    /** Each slice along `dim` repeated consecutively, by one count in `repeats` for each or for all; without `dim`, the flattened tensor's elements. */
    repeatInterleave(repeats: Tensor, dim: number | null, options?: Options<{ outputSize: number | null }>): Tensor;
    /**
     * Each slice along `dim` repeated consecutively, `repeats` times; without `dim`, the flattened tensor's elements.
     *
     * `repeat_interleave.self_int(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> Tensor`
     */
    repeatInterleave(options: { repeats: number } & Options<{ dim: number | null; outputSize: number | null }>): Tensor;
    /** Each slice along `dim` repeated consecutively, `repeats` times; without `dim`, the flattened tensor's elements. */
    repeatInterleave(repeats: number, options?: Options<{ dim: number | null; outputSize: number | null }>): Tensor;
    /** Each slice along `dim` repeated consecutively, `repeats` times; without `dim`, the flattened tensor's elements. */
    repeatInterleave(repeats: number, dim: number | null, options?: Options<{ outputSize: number | null }>): Tensor;
    /**
     * The tensor copied `dims` times along each dimension; missing leading counts are 1.
     *
     * `tile(Tensor self, int[] dims) -> Tensor`
     */
    tile(options: { dims: readonly number[] }): Tensor;
    /** The tensor copied `dims` times along each dimension; missing leading counts are 1. */
    tile(dims: readonly number[]): Tensor;
    /**
     * The lower triangle of each matrix, zeros above the diagonal numbered `diagonal`: 0 is the main one, 1 the next above.
     *
     * `tril(Tensor self, int diagonal=0) -> Tensor`
     *
     * With `out`: `tril.out`.
     */
    tril(options?: Options<{ diagonal: number; out: Tensor }>): Tensor;
    /** The lower triangle of each matrix, zeros above the diagonal numbered `diagonal`: 0 is the main one, 1 the next above. */
    tril(diagonal: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The lower triangle of each matrix, zeros above the diagonal numbered `diagonal`: 0 is the main one, 1 the next above.
     *
     * `tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    tril_(options?: Options<{ diagonal: number }>): Tensor;
    /** The lower triangle of each matrix, zeros above the diagonal numbered `diagonal`: 0 is the main one, 1 the next above. */
    tril_(diagonal: number): Tensor;
    /**
     * The upper triangle of each matrix, zeros below the diagonal numbered `diagonal`: 0 is the main one, 1 the next above.
     *
     * `triu(Tensor self, int diagonal=0) -> Tensor`
     *
     * With `out`: `triu.out`.
     */
    triu(options?: Options<{ diagonal: number; out: Tensor }>): Tensor;
    /** The upper triangle of each matrix, zeros below the diagonal numbered `diagonal`: 0 is the main one, 1 the next above. */
    triu(diagonal: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The upper triangle of each matrix, zeros below the diagonal numbered `diagonal`: 0 is the main one, 1 the next above.
     *
     * `triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    triu_(options?: Options<{ diagonal: number }>): Tensor;
    /** The upper triangle of each matrix, zeros below the diagonal numbered `diagonal`: 0 is the main one, 1 the next above. */
    triu_(diagonal: number): Tensor;
    /**
     * The elements at these positions of the flattened tensor, in the shape of `index`; negative ones count from the end.
     *
     * `take(Tensor self, Tensor index) -> Tensor`
     *
     * With `out`: `take.out`.
     */
    take(index: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `gather` with broadcasting, for the results of `argsort`. Without `dim`, of the flattened tensor.
     *
     * `take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor`
     *
     * With `out`: `take_along_dim.out`.
     */
    takeAlongDim(indices: Tensor, options?: Options<{ dim: number | null; out: Tensor }>): Tensor;
    /** `gather` with broadcasting, for the results of `argsort`. */
    takeAlongDim(indices: Tensor, dim: number | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `source` at these positions of the flattened tensor; with `accumulate` they are added.
     *
     * `put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor`
     *
     * With `out`: `put.out`.
     */
    put(index: Tensor, source: Tensor, options?: Options<{ accumulate: boolean; out: Tensor }>): Tensor;
    /** A copy of `self` with `source` at these positions of the flattened tensor; with `accumulate` they are added. */
    put(index: Tensor, source: Tensor, accumulate: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * A copy of `self` with `source` at these positions of the flattened tensor; with `accumulate` they are added.
     *
     * `put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    put_(index: Tensor, source: Tensor, options?: Options<{ accumulate: boolean }>): Tensor;
    /** A copy of `self` with `source` at these positions of the flattened tensor; with `accumulate` they are added. */
    put_(index: Tensor, source: Tensor, accumulate: boolean): Tensor;
    /**
     * The sum of a matrix's main diagonal.
     *
     * `trace(Tensor self) -> Tensor`
     *
     * With `out`: `trace.out`.
     */
    trace(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The number of non-zero elements along these dimensions; int64.
     *
     * `count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor`
     *
     * With `out`: `count_nonzero.dim_IntList_out`.
     */
    countNonzero(options: { dim: readonly number[] } & Options<{ out: Tensor }>): Tensor;
    /** The number of non-zero elements along these dimensions; int64. */
    countNonzero(dim: readonly number[], options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The number of non-zero elements along `dim` or altogether; int64.
     *
     * `count_nonzero(Tensor self, int? dim=None) -> Tensor`
     *
     * With `out`: `count_nonzero.out`.
     */
    countNonzero(options?: Options<{ dim: number | null; out: Tensor }>): Tensor;
    /** The number of non-zero elements along `dim` or altogether; int64. */
    countNonzero(dim: number | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Combines the slices of `source` along `dim` with those of a copy of `self` at the positions in `index`: `reduce` is `prod`, `mean`, `amax` or `amin`.
     *
     * `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor`
     *
     * With `out`: `index_reduce.out`.
     */
    indexReduce(dim: number, index: Tensor, source: Tensor, options: { reduce: "prod" | "mean" | "amax" | "amin" } & Options<{ includeSelf: boolean; out: Tensor }>): Tensor;
    /** Combines the slices of `source` along `dim` with those of a copy of `self` at the positions in `index`: `reduce` is `prod`, `mean`, `amax` or `amin`. */
    indexReduce(dim: number, index: Tensor, source: Tensor, reduce: "prod" | "mean" | "amax" | "amin", options?: Options<{ includeSelf: boolean; out: Tensor }>): Tensor;
    /**
     * Combines the slices of `source` along `dim` with those of a copy of `self` at the positions in `index`: `reduce` is `prod`, `mean`, `amax` or `amin`.
     *
     * `index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    indexReduce_(dim: number, index: Tensor, source: Tensor, options: { reduce: "prod" | "mean" | "amax" | "amin" } & Options<{ includeSelf: boolean }>): Tensor;
    /** Combines the slices of `source` along `dim` with those of a copy of `self` at the positions in `index`: `reduce` is `prod`, `mean`, `amax` or `amin`. */
    indexReduce_(dim: number, index: Tensor, source: Tensor, reduce: "prod" | "mean" | "amax" | "amin", options?: Options<{ includeSelf: boolean }>): Tensor;
    /**
     * The elements along `dim` in ascending order, or `descending`, and their indices. NaN counts as the largest; equal elements keep their order if `stable`.
     *
     * `sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `sort.values`.
     */
    sort(options?: Options<{ dim: number; descending: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The elements along `dim` in ascending order, or `descending`, and their indices. */
    sort(dim: number, options?: Options<{ descending: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The elements along `dim` in ascending order, or `descending`, and their indices. */
    sort(dim: number, descending: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /**
     * The elements along `dim` in ascending order, or `descending`, and their indices. NaN counts as the largest; equal elements keep their order if `stable`.
     *
     * `sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `sort.values_stable`.
     */
    sort(options: { stable: boolean | null } & Options<{ dim: number; descending: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /**
     * The indices that sort along `dim`: `x.takeAlongDim(indices, dim)` is sorted.
     *
     * `argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor`
     */
    argsort(options?: Options<{ dim: number; descending: boolean }>): Tensor;
    /** The indices that sort along `dim`: `x.takeAlongDim(indices, dim)` is sorted. */
    argsort(dim: number, options?: Options<{ descending: boolean }>): Tensor;
    /** The indices that sort along `dim`: `x.takeAlongDim(indices, dim)` is sorted. */
    argsort(dim: number, descending: boolean): Tensor;
    /**
     * The indices that sort along `dim`: `x.takeAlongDim(indices, dim)` is sorted.
     *
     * `argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor`
     *
     * With `out`: `argsort.stable_out`.
     */
    argsort(options: { stable: boolean } & Options<{ dim: number; descending: boolean; out: Tensor }>): Tensor;
    /**
     * The `k` largest elements along `dim`, or the smallest without `largest`, and their indices; in order if `sorted`.
     *
     * `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `topk.values`.
     */
    topk(options: { k: number } & Options<{ dim: number; largest: boolean; sorted: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The `k` largest elements along `dim`, or the smallest without `largest`, and their indices; in order if `sorted`. */
    topk(k: number, options?: Options<{ dim: number; largest: boolean; sorted: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The `k` largest elements along `dim`, or the smallest without `largest`, and their indices; in order if `sorted`. */
    topk(k: number, dim: number, options?: Options<{ largest: boolean; sorted: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The `k` largest elements along `dim`, or the smallest without `largest`, and their indices; in order if `sorted`. */
    topk(k: number, dim: number, largest: boolean, options?: Options<{ sorted: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The `k` largest elements along `dim`, or the smallest without `largest`, and their indices; in order if `sorted`. */
    topk(k: number, dim: number, largest: boolean, sorted: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /**
     * Sorted in ascending order along the first dimension.
     *
     * `msort(Tensor self) -> Tensor`
     *
     * With `out`: `msort.out`.
     */
    msort(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The `k`-th smallest element along `dim`, counted from 1, and its index.
     *
     * `kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `kthvalue.values`.
     */
    kthvalue(options: { k: number } & Options<{ dim: number; keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The `k`-th smallest element along `dim`, counted from 1, and its index. */
    kthvalue(k: number, options?: Options<{ dim: number; keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The `k`-th smallest element along `dim`, counted from 1, and its index. */
    kthvalue(k: number, dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The `k`-th smallest element along `dim`, counted from 1, and its index. */
    kthvalue(k: number, dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /**
     * The median of all elements; for an even number, the lower of the two middle ones. NaN if any is NaN.
     *
     * `median(Tensor self) -> Tensor`
     *
     * With `out`: `median.out`.
     */
    median(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The median along `dim`, the lower of two, and its index. NaN if any is NaN.
     *
     * `median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `median.dim_values`.
     */
    median(options: { dim: number } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The median along `dim`, the lower of two, and its index. */
    median(dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The median along `dim`, the lower of two, and its index. */
    median(dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /**
     * The median of the elements that are not NaN; for an even number, the lower of the two middle ones.
     *
     * `nanmedian(Tensor self) -> Tensor`
     *
     * With `out`: `nanmedian.out`.
     */
    nanmedian(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The median of the elements that are not NaN; for an even number, the lower of the two middle ones.
     *
     * `nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `nanmedian.dim_values`.
     */
    nanmedian(options: { dim: number } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The median of the elements that are not NaN; for an even number, the lower of the two middle ones. */
    nanmedian(dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The median of the elements that are not NaN; for an even number, the lower of the two middle ones. */
    nanmedian(dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /**
     * The most frequent element along `dim`, the least of several, and the index of one.
     *
     * `mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `mode.values`.
     */
    mode(options?: Options<{ dim: number; keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The most frequent element along `dim`, the least of several, and the index of one. */
    mode(dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The most frequent element along `dim`, the least of several, and the index of one. */
    mode(dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /**
     * The number of elements in each of `bins` equal intervals between `min` and `max`, or between the least and the largest element if both are 0. Elements outside are not counted.
     *
     * `histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`
     *
     * With `out`: `histc.out`.
     */
    histc(options?: Options<{ bins: number; min: Scalar; max: Scalar; out: Tensor }>): Tensor;
    /** The number of elements in each of `bins` equal intervals between `min` and `max`, or between the least and the largest element if both are 0. */
    histc(bins: number, options?: Options<{ min: Scalar; max: Scalar; out: Tensor }>): Tensor;
    /** The number of elements in each of `bins` equal intervals between `min` and `max`, or between the least and the largest element if both are 0. */
    histc(bins: number, min: Scalar, options?: Options<{ max: Scalar; out: Tensor }>): Tensor;
    /** The number of elements in each of `bins` equal intervals between `min` and `max`, or between the least and the largest element if both are 0. */
    histc(bins: number, min: Scalar, max: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The counts of 0, 1, 2, ... in a vector of non-negative integers; with `weights`, the sums of these. At least `minlength` counts.
     *
     * `bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor`
     *
     * With `out`: `bincount.out`.
     */
    bincount(options?: Options<{ weights: Tensor | null; minlength: number; out: Tensor }>): Tensor;
    /** The counts of 0, 1, 2, ... in a vector of non-negative integers; with `weights`, the sums of these. */
    bincount(weights: Tensor | null, options?: Options<{ minlength: number; out: Tensor }>): Tensor;
    /** The counts of 0, 1, 2, ... in a vector of non-negative integers; with `weights`, the sums of these. */
    bincount(weights: Tensor | null, minlength: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The cumulative maximum along `dim`, and its index: the last of equal ones.
     *
     * `cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `cummax.out`.
     */
    cummax(options: { dim: number } & Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The cumulative maximum along `dim`, and its index: the last of equal ones. */
    cummax(dim: number, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /**
     * The cumulative minimum along `dim`, and its index: the last of equal ones.
     *
     * `cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `cummin.out`.
     */
    cummin(options: { dim: number } & Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The cumulative minimum along `dim`, and its index: the last of equal ones. */
    cummin(dim: number, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /**
     * The covariance matrix of variables in rows, observations in columns: `(x - mean) @ (x - mean).T / (N - correction)`. `fweights` counts observations, `aweights` weighs them.
     *
     * `cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor`
     */
    cov(options?: Options<{ correction: number; fweights: Tensor | null; aweights: Tensor | null }>): Tensor;
    /**
     * The matrix of correlation coefficients of variables in rows: `cov[i][j] / sqrt(cov[i][i] * cov[j][j])`.
     *
     * `corrcoef(Tensor self) -> Tensor`
     */
    corrcoef(): Tensor;
    /**
     * The logarithm of the multivariate gamma function of dimension `p`: `log(pi) * p * (p - 1) / 4` and the sum of `lgamma(self - i / 2)` for i below `p`.
     *
     * `mvlgamma(Tensor self, int p) -> Tensor`
     *
     * With `out`: `mvlgamma.out`.
     */
    mvlgamma(options: { p: number } & Options<{ out: Tensor }>): Tensor;
    /** The logarithm of the multivariate gamma function of dimension `p`: `log(pi) * p * (p - 1) / 4` and the sum of `lgamma(self - i / 2)` for i below `p`. */
    mvlgamma(p: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The logarithm of the multivariate gamma function of dimension `p`: `log(pi) * p * (p - 1) / 4` and the sum of `lgamma(self - i / 2)` for i below `p`.
     *
     * `mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    mvlgamma_(options: { p: number }): Tensor;
    /** The logarithm of the multivariate gamma function of dimension `p`: `log(pi) * p * (p - 1) / 4` and the sum of `lgamma(self - i / 2)` for i below `p`. */
    mvlgamma_(p: number): Tensor;
    /**
     * The number of elements, or the sum of `weight`, in each interval between ascending `bins`, and these edges. With `density` the histogram's integral is 1.
     *
     * `histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`
     *
     * With `out`: `histogram.bins_tensor_out`.
     */
    histogram(bins: Tensor, options?: Options<{ weight: Tensor | null; density: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["hist", "binEdges"]>;
    /**
     * The number of elements, or the sum of `weight`, in each of `bins` equal intervals within `range`, and the edges. With `density` the histogram's integral is 1.
     *
     * `histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)`
     *
     * With `out`: `histogram.bin_ct_out`.
     */
    histogram(options?: Options<{ bins: number; range: readonly number[] | null; weight: Tensor | null; density: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["hist", "binEdges"]>;
    /** The number of elements, or the sum of `weight`, in each of `bins` equal intervals within `range`, and the edges. */
    histogram(bins: number, options?: Options<{ range: readonly number[] | null; weight: Tensor | null; density: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["hist", "binEdges"]>;
    /**
     * The sum of all elements, or along `dim`. Integers and bools give int64; the sum is computed in `dtype`.
     *
     * `sum(Tensor self, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `sum.out`.
     */
    sum(options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * The sum of all elements, or along `dim`. Integers and bools give int64; the sum is computed in `dtype`.
     *
     * `sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `sum.IntList_out`.
     */
    sum(options: { dim: number | readonly number[] | null } & Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /** The sum of all elements, or along `dim`. */
    sum(dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /** The sum of all elements, or along `dim`. */
    sum(dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * The mean of all elements, or along `dim`. Integers throw unless `dtype` is given; the mean of no elements is NaN.
     *
     * `mean(Tensor self, *, ScalarType? dtype=None) -> Tensor`
     */
    mean(options?: Options<{ dtype: DType | null }>): Tensor;
    /**
     * The mean of all elements, or along `dim`. Integers throw unless `dtype` is given; the mean of no elements is NaN.
     *
     * `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `mean.out`.
     */
    mean(options: { dim: number | readonly number[] | null } & Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /** The mean of all elements, or along `dim`. */
    mean(dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /** The mean of all elements, or along `dim`. */
    mean(dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * The product of all elements, or along `dim`. Integers and bools give int64; the product of no elements is 1.
     *
     * `prod(Tensor self, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `prod.out`.
     */
    prod(options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * The product of all elements, or along `dim`. Integers and bools give int64; the product of no elements is 1.
     *
     * `prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `prod.int_out`.
     */
    prod(options: { dim: number } & Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /** The product of all elements, or along `dim`. */
    prod(dim: number, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /** The product of all elements, or along `dim`. */
    prod(dim: number, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * The largest element along `dim`, or of all. Equal ones share the gradient, in contrast to `max`.
     *
     * `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
     *
     * With `out`: `amax.out`.
     */
    amax(options?: Options<{ dim: number | readonly number[]; keepdim: boolean; out: Tensor }>): Tensor;
    /** The largest element along `dim`, or of all. */
    amax(dim: number | readonly number[], options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** The largest element along `dim`, or of all. */
    amax(dim: number | readonly number[], keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The least element along `dim`, or of all. Equal ones share the gradient, in contrast to `min`.
     *
     * `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
     *
     * With `out`: `amin.out`.
     */
    amin(options?: Options<{ dim: number | readonly number[]; keepdim: boolean; out: Tensor }>): Tensor;
    /** The least element along `dim`, or of all. */
    amin(dim: number | readonly number[], options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** The least element along `dim`, or of all. */
    amin(dim: number | readonly number[], keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Both the least and the largest element, along `dim` or of all.
     *
     * `aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)`
     *
     * With `out`: `aminmax.out`.
     */
    aminmax(options?: Options<{ dim: number | null; keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["min", "max"]>;
    /**
     * The largest of all elements; NaN if any is NaN.
     *
     * `max(Tensor self) -> Tensor`
     */
    max(): Tensor;
    /**
     * The largest element along `dim`, and its index. NaN counts as the largest.
     *
     * `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `max.dim_max`.
     */
    max(options: { dim: number } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The largest element along `dim`, and its index. */
    max(dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The largest element along `dim`, and its index. */
    max(dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /**
     * The larger of both elements, as `maximum`.
     *
     * `max.other(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `max.out`.
     */
    max(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The least of all elements; NaN if any is NaN.
     *
     * `min(Tensor self) -> Tensor`
     */
    min(): Tensor;
    /**
     * The least element along `dim`, and its index. NaN counts as the least.
     *
     * `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
     *
     * With `out`: `min.dim_min`.
     */
    min(options: { dim: number } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The least element along `dim`, and its index. */
    min(dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /** The least element along `dim`, and its index. */
    min(dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["values", "indices"]>;
    /**
     * The smaller of both elements, as `minimum`.
     *
     * `min.other(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `min.out`.
     */
    min(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The index of the largest element along `dim`, or in the flattened tensor: the first of equal ones.
     *
     * `argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
     *
     * With `out`: `argmax.out`.
     */
    argmax(options?: Options<{ dim: number | null; keepdim: boolean; out: Tensor }>): Tensor;
    /** The index of the largest element along `dim`, or in the flattened tensor: the first of equal ones. */
    argmax(dim: number | null, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** The index of the largest element along `dim`, or in the flattened tensor: the first of equal ones. */
    argmax(dim: number | null, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The index of the least element along `dim`, or in the flattened tensor: the first of equal ones.
     *
     * `argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
     *
     * With `out`: `argmin.out`.
     */
    argmin(options?: Options<{ dim: number | null; keepdim: boolean; out: Tensor }>): Tensor;
    /** The index of the least element along `dim`, or in the flattened tensor: the first of equal ones. */
    argmin(dim: number | null, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** The index of the least element along `dim`, or in the flattened tensor: the first of equal ones. */
    argmin(dim: number | null, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Whether at least one element along `dim` is non-zero.
     *
     * `any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `any.out`.
     */
    any(options: { dim: number } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** Whether at least one element along `dim` is non-zero. */
    any(dim: number, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** Whether at least one element along `dim` is non-zero. */
    any(dim: number, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Whether at least one element along all of `dim` is non-zero; by default along every dimension, along none for an empty `dim`.
     *
     * `any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`
     *
     * With `out`: `any.dims_out`.
     */
    any(options?: Options<{ dim: readonly number[] | null; keepdim: boolean; out: Tensor }>): Tensor;
    /** Whether at least one element along all of `dim` is non-zero; by default along every dimension, along none for an empty `dim`. */
    any(dim: readonly number[] | null, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** Whether at least one element along all of `dim` is non-zero; by default along every dimension, along none for an empty `dim`. */
    any(dim: readonly number[] | null, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Whether at least one element is non-zero; false for an empty tensor.
     *
     * `any(Tensor self) -> Tensor`
     *
     * With `out`: `any.all_out`.
     */
    any(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Whether every element along `dim` is non-zero.
     *
     * `all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `all.out`.
     */
    all(options: { dim: number } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** Whether every element along `dim` is non-zero. */
    all(dim: number, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** Whether every element along `dim` is non-zero. */
    all(dim: number, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Whether every element along all of `dim` is non-zero; by default along every dimension, along none for an empty `dim`.
     *
     * `all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`
     *
     * With `out`: `all.dims_out`.
     */
    all(options?: Options<{ dim: readonly number[] | null; keepdim: boolean; out: Tensor }>): Tensor;
    /** Whether every element along all of `dim` is non-zero; by default along every dimension, along none for an empty `dim`. */
    all(dim: readonly number[] | null, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** Whether every element along all of `dim` is non-zero; by default along every dimension, along none for an empty `dim`. */
    all(dim: readonly number[] | null, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Whether every element is non-zero; true for an empty tensor.
     *
     * `all(Tensor self) -> Tensor`
     *
     * With `out`: `all.all_out`.
     */
    all(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The mean square distance from the mean, `sum((x - mean) ** 2) / (N - correction)`: `unbiased` means a correction of 1, otherwise 0.
     *
     * `var(Tensor self, bool unbiased=True) -> Tensor`
     */
    var(options?: Options<{ unbiased: boolean }>): Tensor;
    /** The mean square distance from the mean, `sum((x - mean) ** 2) / (N - correction)`: `unbiased` means a correction of 1, otherwise 0. */
    var(unbiased: boolean): Tensor;
    /**
     * The mean square distance from the mean, `sum((x - mean) ** 2) / (N - correction)`: `unbiased` means a correction of 1, otherwise 0.
     *
     * `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
     *
     * With `out`: `var.out`.
     */
    var(options: { dim: number | readonly number[] | null } & Options<{ unbiased: boolean; keepdim: boolean; out: Tensor }>): Tensor;
    /** The mean square distance from the mean, `sum((x - mean) ** 2) / (N - correction)`: `unbiased` means a correction of 1, otherwise 0. */
    var(dim: number | readonly number[] | null, options?: Options<{ unbiased: boolean; keepdim: boolean; out: Tensor }>): Tensor;
    /** The mean square distance from the mean, `sum((x - mean) ** 2) / (N - correction)`: `unbiased` means a correction of 1, otherwise 0. */
    var(dim: number | readonly number[] | null, unbiased: boolean, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** The mean square distance from the mean, `sum((x - mean) ** 2) / (N - correction)`: `unbiased` means a correction of 1, otherwise 0. */
    var(dim: number | readonly number[] | null, unbiased: boolean, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The mean square distance from the mean, `sum((x - mean) ** 2) / (N - correction)`: `unbiased` means a correction of 1, otherwise 0.
     *
     * `var.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor`
     *
     * With `out`: `var.correction_out`.
     */
    var(options: { dim: number | readonly number[] | null; correction: number | null } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** The mean square distance from the mean, `sum((x - mean) ** 2) / (N - correction)`: `unbiased` means a correction of 1, otherwise 0. */
    var(dim: number | readonly number[] | null, options: { correction: number | null } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * The square root of the variance, `sqrt(sum((x - mean) ** 2) / (N - correction))`: `unbiased` means a correction of 1, otherwise 0.
     *
     * `std(Tensor self, bool unbiased=True) -> Tensor`
     */
    std(options?: Options<{ unbiased: boolean }>): Tensor;
    /** The square root of the variance, `sqrt(sum((x - mean) ** 2) / (N - correction))`: `unbiased` means a correction of 1, otherwise 0. */
    std(unbiased: boolean): Tensor;
    /**
     * The square root of the variance, `sqrt(sum((x - mean) ** 2) / (N - correction))`: `unbiased` means a correction of 1, otherwise 0.
     *
     * `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
     *
     * With `out`: `std.out`.
     */
    std(options: { dim: number | readonly number[] | null } & Options<{ unbiased: boolean; keepdim: boolean; out: Tensor }>): Tensor;
    /** The square root of the variance, `sqrt(sum((x - mean) ** 2) / (N - correction))`: `unbiased` means a correction of 1, otherwise 0. */
    std(dim: number | readonly number[] | null, options?: Options<{ unbiased: boolean; keepdim: boolean; out: Tensor }>): Tensor;
    /** The square root of the variance, `sqrt(sum((x - mean) ** 2) / (N - correction))`: `unbiased` means a correction of 1, otherwise 0. */
    std(dim: number | readonly number[] | null, unbiased: boolean, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** The square root of the variance, `sqrt(sum((x - mean) ** 2) / (N - correction))`: `unbiased` means a correction of 1, otherwise 0. */
    std(dim: number | readonly number[] | null, unbiased: boolean, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The square root of the variance, `sqrt(sum((x - mean) ** 2) / (N - correction))`: `unbiased` means a correction of 1, otherwise 0.
     *
     * `std.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor`
     *
     * With `out`: `std.correction_out`.
     */
    std(options: { dim: number | readonly number[] | null; correction: number | null } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** The square root of the variance, `sqrt(sum((x - mean) ** 2) / (N - correction))`: `unbiased` means a correction of 1, otherwise 0. */
    std(dim: number | readonly number[] | null, options: { correction: number | null } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /**
     * `log(sum(exp(self)))` along `dim`, without intermediate overflow.
     *
     * `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `logsumexp.out`.
     */
    logsumexp(options: { dim: number | readonly number[] } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** `log(sum(exp(self)))` along `dim`, without intermediate overflow. */
    logsumexp(dim: number | readonly number[], options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** `log(sum(exp(self)))` along `dim`, without intermediate overflow. */
    logsumexp(dim: number | readonly number[], keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The norm of order `p`: `sum(abs(self) ** p) ** (1 / p)`, of all elements as one vector or along `dim`. `p` may be inf, -inf and 0, too; without it 2.
     *
     * `norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor`
     *
     * With `out`: `norm.ScalarOpt_dtype_out`.
     */
    norm(options: { p: Scalar | null; dtype: DType } & Options<{ out: Tensor }>): Tensor;
    /** The norm of order `p`: `sum(abs(self) ** p) ** (1 / p)`, of all elements as one vector or along `dim`. */
    norm(p: Scalar | null, options: { dtype: DType } & Options<{ out: Tensor }>): Tensor;
    /**
     * The norm of order `p`: `sum(abs(self) ** p) ** (1 / p)`, of all elements as one vector or along `dim`. `p` may be inf, -inf and 0, too; without it 2.
     *
     * `norm.Scalar(Tensor self, Scalar p=2) -> Tensor`
     *
     * With `out`: `norm.Scalar_out`.
     */
    norm(options?: Options<{ p: Scalar; out: Tensor }>): Tensor;
    /** The norm of order `p`: `sum(abs(self) ** p) ** (1 / p)`, of all elements as one vector or along `dim`. */
    norm(p: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The norm of order `p`: `sum(abs(self) ** p) ** (1 / p)`, of all elements as one vector or along `dim`. `p` may be inf, -inf and 0, too; without it 2.
     *
     * `norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor`
     *
     * With `out`: `norm.dtype_out`.
     */
    norm(options: { p: Scalar | null; dim: number | readonly number[]; keepdim: boolean; dtype: DType } & Options<{ out: Tensor }>): Tensor;
    /** The norm of order `p`: `sum(abs(self) ** p) ** (1 / p)`, of all elements as one vector or along `dim`. */
    norm(p: Scalar | null, dim: number | readonly number[], keepdim: boolean, options: { dtype: DType } & Options<{ out: Tensor }>): Tensor;
    /**
     * The norm of order `p`: `sum(abs(self) ** p) ** (1 / p)`, of all elements as one vector or along `dim`. `p` may be inf, -inf and 0, too; without it 2.
     *
     * `norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor`
     *
     * With `out`: `norm.out`.
     */
    norm(options: { p: Scalar | null; dim: number | readonly number[] } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** The norm of order `p`: `sum(abs(self) ** p) ** (1 / p)`, of all elements as one vector or along `dim`. */
    norm(p: Scalar | null, dim: number | readonly number[], options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
    /** The norm of order `p`: `sum(abs(self) ** p) ** (1 / p)`, of all elements as one vector or along `dim`. */
    norm(p: Scalar | null, dim: number | readonly number[], keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The norm of order `p` of the difference: `norm(self - other, p)`.
     *
     * `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor`
     *
     * With `out`: `dist.out`.
     */
    dist(other: Tensor, options?: Options<{ p: Scalar; out: Tensor }>): Tensor;
    /** The norm of order `p` of the difference: `norm(self - other, p)`. */
    dist(other: Tensor, p: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The cumulative sums along `dim`. Integers give int64.
     *
     * `cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `cumsum.out`.
     */
    cumsum(options: { dim: number } & Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /** The cumulative sums along `dim`. */
    cumsum(dim: number, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * The cumulative sums along `dim`.
     *
     * `cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    cumsum_(options: { dim: number } & Options<{ dtype: DType | null }>): Tensor;
    /** The cumulative sums along `dim`. */
    cumsum_(dim: number, options?: Options<{ dtype: DType | null }>): Tensor;
    /**
     * The cumulative products along `dim`. Integers give int64.
     *
     * `cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `cumprod.out`.
     */
    cumprod(options: { dim: number } & Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /** The cumulative products along `dim`. */
    cumprod(dim: number, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * The cumulative products along `dim`.
     *
     * `cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    cumprod_(options: { dim: number } & Options<{ dtype: DType | null }>): Tensor;
    /** The cumulative products along `dim`. */
    cumprod_(dim: number, options?: Options<{ dtype: DType | null }>): Tensor;
    /**
     * The sum of all elements, or along `dim`, with NaN counted as 0.
     *
     * `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `nansum.out`.
     */
    nansum(options?: Options<{ dim: number | readonly number[] | null; keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /** The sum of all elements, or along `dim`, with NaN counted as 0. */
    nansum(dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /** The sum of all elements, or along `dim`, with NaN counted as 0. */
    nansum(dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * The mean of the elements that are not NaN, or along `dim`.
     *
     * `nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `nanmean.out`.
     */
    nanmean(options?: Options<{ dim: number | readonly number[] | null; keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /** The mean of the elements that are not NaN, or along `dim`. */
    nanmean(dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
    /** The mean of the elements that are not NaN, or along `dim`. */
    nanmean(dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /**
     * `log(cumsum(exp(self)))` along `dim`, without intermediate overflow.
     *
     * `logcumsumexp(Tensor self, int dim) -> Tensor`
     *
     * With `out`: `logcumsumexp.out`.
     */
    logcumsumexp(options: { dim: number } & Options<{ out: Tensor }>): Tensor;
    /** `log(cumsum(exp(self)))` along `dim`, without intermediate overflow. */
    logcumsumexp(dim: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Differences of neighbours along `dim`, `x[i + 1] - x[i]`, taken `n` times; after joining `prepend` and `append`.
     *
     * `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor`
     *
     * With `out`: `diff.out`.
     */
    diff(options?: Options<{ n: number; dim: number; prepend: Tensor | null; append: Tensor | null; out: Tensor }>): Tensor;
    /** Differences of neighbours along `dim`, `x[i + 1] - x[i]`, taken `n` times; after joining `prepend` and `append`. */
    diff(n: number, options?: Options<{ dim: number; prepend: Tensor | null; append: Tensor | null; out: Tensor }>): Tensor;
    /** Differences of neighbours along `dim`, `x[i + 1] - x[i]`, taken `n` times; after joining `prepend` and `append`. */
    diff(n: number, dim: number, options?: Options<{ prepend: Tensor | null; append: Tensor | null; out: Tensor }>): Tensor;
    /** Differences of neighbours along `dim`, `x[i + 1] - x[i]`, taken `n` times; after joining `prepend` and `append`. */
    diff(n: number, dim: number, prepend: Tensor | null, options?: Options<{ append: Tensor | null; out: Tensor }>): Tensor;
    /** Differences of neighbours along `dim`, `x[i + 1] - x[i]`, taken `n` times; after joining `prepend` and `append`. */
    diff(n: number, dim: number, prepend: Tensor | null, append: Tensor | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Whether both tensors have the same shape and elements, as one JavaScript boolean; NaN equals nothing.
     *
     * `equal(Tensor self, Tensor other) -> bool`
     */
    equal(other: Tensor): boolean;
    /**
     * Whether `abs(self - other) <= atol + rtol * abs(other)` everywhere, as one JavaScript boolean.
     *
     * `allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool`
     */
    allclose(other: Tensor, options?: Options<{ rtol: number; atol: number; equalNan: boolean }>): boolean;
    /** Whether `abs(self - other) <= atol + rtol * abs(other)` everywhere, as one JavaScript boolean. */
    allclose(other: Tensor, rtol: number, options?: Options<{ atol: number; equalNan: boolean }>): boolean;
    /** Whether `abs(self - other) <= atol + rtol * abs(other)` everywhere, as one JavaScript boolean. */
    allclose(other: Tensor, rtol: number, atol: number, options?: Options<{ equalNan: boolean }>): boolean;
    /** Whether `abs(self - other) <= atol + rtol * abs(other)` everywhere, as one JavaScript boolean. */
    allclose(other: Tensor, rtol: number, atol: number, equalNan: boolean): boolean;
    /**
     * Where `abs(self - other) <= atol + rtol * abs(other)`, as bools; equal infinities are close, and NaNs are with `equalNan`.
     *
     * `isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor`
     */
    isclose(other: Tensor, options?: Options<{ rtol: number; atol: number; equalNan: boolean }>): Tensor;
    /** Where `abs(self - other) <= atol + rtol * abs(other)`, as bools; equal infinities are close, and NaNs are with `equalNan`. */
    isclose(other: Tensor, rtol: number, options?: Options<{ atol: number; equalNan: boolean }>): Tensor;
    /** Where `abs(self - other) <= atol + rtol * abs(other)`, as bools; equal infinities are close, and NaNs are with `equalNan`. */
    isclose(other: Tensor, rtol: number, atol: number, options?: Options<{ equalNan: boolean }>): Tensor;
    /** Where `abs(self - other) <= atol + rtol * abs(other)`, as bools; equal infinities are close, and NaNs are with `equalNan`. */
    isclose(other: Tensor, rtol: number, atol: number, equalNan: boolean): Tensor;
    /**
     * The `q`-quantile of all elements, or along `dim`; `interpolation` between two elements is `linear`, `lower`, `higher`, `midpoint` or `nearest`. Several `q` make a new first dimension.
     *
     * `quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`
     *
     * With `out`: `quantile.out`.
     */
    quantile(q: Tensor, options?: Options<{ dim: number | null; keepdim: boolean; interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /** The `q`-quantile of all elements, or along `dim`; `interpolation` between two elements is `linear`, `lower`, `higher`, `midpoint` or `nearest`. */
    quantile(q: Tensor, dim: number | null, options?: Options<{ keepdim: boolean; interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /** The `q`-quantile of all elements, or along `dim`; `interpolation` between two elements is `linear`, `lower`, `higher`, `midpoint` or `nearest`. */
    quantile(q: Tensor, dim: number | null, keepdim: boolean, options?: Options<{ interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /**
     * The `q`-quantile of all elements, or along `dim`; `interpolation` between two elements is `linear`, `lower`, `higher`, `midpoint` or `nearest`. Several `q` make a new first dimension.
     *
     * `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`
     *
     * With `out`: `quantile.scalar_out`.
     */
    quantile(options: { q: number } & Options<{ dim: number | null; keepdim: boolean; interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /** The `q`-quantile of all elements, or along `dim`; `interpolation` between two elements is `linear`, `lower`, `higher`, `midpoint` or `nearest`. */
    quantile(q: number, options?: Options<{ dim: number | null; keepdim: boolean; interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /** The `q`-quantile of all elements, or along `dim`; `interpolation` between two elements is `linear`, `lower`, `higher`, `midpoint` or `nearest`. */
    quantile(q: number, dim: number | null, options?: Options<{ keepdim: boolean; interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /** The `q`-quantile of all elements, or along `dim`; `interpolation` between two elements is `linear`, `lower`, `higher`, `midpoint` or `nearest`. */
    quantile(q: number, dim: number | null, keepdim: boolean, options?: Options<{ interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /**
     * `quantile` of the elements that are not NaN.
     *
     * `nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`
     *
     * With `out`: `nanquantile.out`.
     */
    nanquantile(q: Tensor, options?: Options<{ dim: number | null; keepdim: boolean; interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /** `quantile` of the elements that are not NaN. */
    nanquantile(q: Tensor, dim: number | null, options?: Options<{ keepdim: boolean; interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /** `quantile` of the elements that are not NaN. */
    nanquantile(q: Tensor, dim: number | null, keepdim: boolean, options?: Options<{ interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /**
     * `quantile` of the elements that are not NaN.
     *
     * `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor`
     *
     * With `out`: `nanquantile.scalar_out`.
     */
    nanquantile(options: { q: number } & Options<{ dim: number | null; keepdim: boolean; interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /** `quantile` of the elements that are not NaN. */
    nanquantile(q: number, options?: Options<{ dim: number | null; keepdim: boolean; interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /** `quantile` of the elements that are not NaN. */
    nanquantile(q: number, dim: number | null, options?: Options<{ keepdim: boolean; interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /** `quantile` of the elements that are not NaN. */
    nanquantile(q: number, dim: number | null, keepdim: boolean, options?: Options<{ interpolation: "linear" | "lower" | "higher" | "midpoint" | "nearest"; out: Tensor }>): Tensor;
    /**
     * The product of two matrices, `self @ mat2`: (n, k) and (k, m) give (n, m). Nothing broadcasts and dtypes must agree; `matmul` also takes batches.
     *
     * `mm(Tensor self, Tensor mat2) -> Tensor`
     *
     * With `out`: `mm.out`.
     */
    mm(mat2: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `beta * self + alpha * (mat1 @ mat2)`, in one pass; `self` broadcasts. With `beta` 0 it is ignored, NaN included.
     *
     * `addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
     *
     * With `out`: `addmm.out`.
     */
    addmm(mat1: Tensor, mat2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar; out: Tensor }>): Tensor;
    /**
     * `beta * self + alpha * (mat1 @ mat2)`, in one pass; `self` broadcasts.
     *
     * `addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    addmm_(mat1: Tensor, mat2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar }>): Tensor;
    /**
     * Products of two batches of matrices: (b, n, k) and (b, k, m) give (b, n, m). Nothing broadcasts.
     *
     * `bmm(Tensor self, Tensor mat2) -> Tensor`
     *
     * With `out`: `bmm.out`.
     */
    bmm(mat2: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `beta * self + alpha * (batch1 @ batch2)` for batches of matrices; `self` broadcasts.
     *
     * `baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
     *
     * With `out`: `baddbmm.out`.
     */
    baddbmm(batch1: Tensor, batch2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar; out: Tensor }>): Tensor;
    /**
     * `beta * self + alpha * (batch1 @ batch2)` for batches of matrices; `self` broadcasts.
     *
     * `baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    baddbmm_(batch1: Tensor, batch2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar }>): Tensor;
    /**
     * `beta * self + alpha * sum(batch1 @ batch2)`: the products of the batch are summed.
     *
     * `addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
     *
     * With `out`: `addbmm.out`.
     */
    addbmm(batch1: Tensor, batch2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar; out: Tensor }>): Tensor;
    /**
     * The product of a matrix and a vector: (n, k) and (k) give (n).
     *
     * `mv(Tensor self, Tensor vec) -> Tensor`
     *
     * With `out`: `mv.out`.
     */
    mv(vec: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `beta * self + alpha * (mat @ vec)`; `self` broadcasts.
     *
     * `addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
     *
     * With `out`: `addmv.out`.
     */
    addmv(mat: Tensor, vec: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar; out: Tensor }>): Tensor;
    /**
     * `beta * self + alpha * (mat @ vec)`; `self` broadcasts.
     *
     * `addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    addmv_(mat: Tensor, vec: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar }>): Tensor;
    /**
     * `beta * self + alpha * outer(vec1, vec2)`.
     *
     * `addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
     *
     * With `out`: `addr.out`.
     */
    addr(vec1: Tensor, vec2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar; out: Tensor }>): Tensor;
    /**
     * The sum of products of two vectors, `sum(self * tensor)`.
     *
     * `dot(Tensor self, Tensor tensor) -> Tensor`
     *
     * With `out`: `dot.out`.
     */
    dot(tensor: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The sum of products of two vectors, the first conjugated: `sum(conj(self) * other)`.
     *
     * `vdot(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `vdot.out`.
     */
    vdot(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * All products of two vectors' elements: `out[i][j] = self[i] * vec2[j]`.
     *
     * `outer(Tensor self, Tensor vec2) -> Tensor`
     *
     * With `out`: `outer.out`.
     */
    outer(vec2: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Another name of `outer`. All products of two vectors' elements: `out[i][j] = self[i] * vec2[j]`.
     *
     * `ger(Tensor self, Tensor vec2) -> Tensor`
     *
     * With `out`: `ger.out`.
     */
    ger(vec2: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Sums of products over the last dimension of both: `out[i][j] = sum(self[i] * other[j])`.
     *
     * `inner(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `inner.out`.
     */
    inner(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The matrix product `self @ other` of vectors, matrices and batches of matrices, whose leading dimensions broadcast. A vector counts as a row on the left, as a column on the right, and that dimension is gone from the result.
     *
     * `matmul(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `matmul.out`.
     */
    matmul(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The Kronecker product: every element of `self` times the whole of `other`, as blocks.
     *
     * `kron(Tensor self, Tensor other) -> Tensor`
     *
     * With `out`: `kron.out`.
     */
    kron(other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The cross product of vectors of three elements along `dim`; without it along the first dimension of length 3.
     *
     * `cross(Tensor self, Tensor other, int? dim=None) -> Tensor`
     *
     * With `out`: `cross.out`.
     */
    cross(other: Tensor, options?: Options<{ dim: number | null; out: Tensor }>): Tensor;
    /** The cross product of vectors of three elements along `dim`; without it along the first dimension of length 3. */
    cross(other: Tensor, dim: number | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The Cholesky factor of symmetric positive definite matrices. Deprecated: `linalgCholesky`.
     *
     * `cholesky(Tensor self, bool upper=False) -> Tensor`
     *
     * With `out`: `cholesky.out`.
     */
    cholesky(options?: Options<{ upper: boolean; out: Tensor }>): Tensor;
    /** The Cholesky factor of symmetric positive definite matrices. */
    cholesky(upper: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The inverse of matrices from their Cholesky factor: `inverse(L @ L.T)`.
     *
     * `cholesky_inverse(Tensor self, bool upper=False) -> Tensor`
     *
     * With `out`: `cholesky_inverse.out`.
     */
    choleskyInverse(options?: Options<{ upper: boolean; out: Tensor }>): Tensor;
    /** The inverse of matrices from their Cholesky factor: `inverse(L @ L.T)`. */
    choleskyInverse(upper: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Solves `A @ X = self`, with `input2` the Cholesky factor of A, `upper` or lower.
     *
     * `cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor`
     *
     * With `out`: `cholesky_solve.out`.
     */
    choleskySolve(input2: Tensor, options?: Options<{ upper: boolean; out: Tensor }>): Tensor;
    /** Solves `A @ X = self`, with `input2` the Cholesky factor of A, `upper` or lower. */
    choleskySolve(input2: Tensor, upper: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Solves `A @ X = self` from LU factors of A. Deprecated: `linalgLuSolve`.
     *
     * `lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor`
     *
     * With `out`: `lu_solve.out`.
     */
    luSolve(LUData: Tensor, LUPivots: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * The determinants of square matrices, as `linalgDet`.
     *
     * `det(Tensor self) -> Tensor`
     */
    det(): Tensor;
    /**
     * Another name of `linalgSlogdet`. The sign of each determinant and the logarithm of its absolute value, which does not overflow; 0 and -inf of singular matrices.
     *
     * `slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)`
     *
     * With `out`: `slogdet.out`.
     */
    slogdet(options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["sign", "logabsdet"]>;
    /**
     * `log(det(self))` of square matrices: NaN where the determinant is negative, -inf where it is 0.
     *
     * `logdet(Tensor self) -> Tensor`
     */
    logdet(): Tensor;
    /**
     * Another name of `linalgInv`. The inverses of square matrices; singular ones throw. To multiply by an inverse, `linalgSolve` is faster and more accurate.
     *
     * `inverse(Tensor self) -> Tensor`
     *
     * With `out`: `inverse.out`.
     */
    inverse(options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Solves `A @ X = self` for triangular A, and returns A with it. Deprecated: `linalgSolveTriangular`.
     *
     * `triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)`
     *
     * With `out`: `triangular_solve.X`.
     */
    triangularSolve(A: Tensor, options?: Options<{ upper: boolean; transpose: boolean; unitriangular: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["solution", "clonedCoefficient"]>;
    /** Solves `A @ X = self` for triangular A, and returns A with it. */
    triangularSolve(A: Tensor, upper: boolean, options?: Options<{ transpose: boolean; unitriangular: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["solution", "clonedCoefficient"]>;
    /** Solves `A @ X = self` for triangular A, and returns A with it. */
    triangularSolve(A: Tensor, upper: boolean, transpose: boolean, options?: Options<{ unitriangular: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["solution", "clonedCoefficient"]>;
    /** Solves `A @ X = self` for triangular A, and returns A with it. */
    triangularSolve(A: Tensor, upper: boolean, transpose: boolean, unitriangular: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["solution", "clonedCoefficient"]>;
    /**
     * Matrices Q and R with `self = Q @ R`; without `some` Q is square. Deprecated: `linalgQr`.
     *
     * `qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)`
     *
     * With `out`: `qr.Q`.
     */
    qr(options?: Options<{ some: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["Q", "R"]>;
    /** Matrices Q and R with `self = Q @ R`; without `some` Q is square. */
    qr(some: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["Q", "R"]>;
    /**
     * The QR factorisation in LAPACK's form: R above the diagonal, Householder vectors below, and their factors `tau`.
     *
     * `geqrf(Tensor self) -> (Tensor a, Tensor tau)`
     *
     * With `out`: `geqrf.a`.
     */
    geqrf(options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["a", "tau"]>;
    /**
     * Singular values and vectors with `self = U @ diag(S) @ V.T`. Deprecated: `linalgSvd`, which returns Vh instead of V.
     *
     * `svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)`
     *
     * With `out`: `svd.U`.
     */
    svd(options?: Options<{ some: boolean; computeUv: boolean; out: readonly [Tensor, Tensor, Tensor] }>): Named<readonly [Tensor, Tensor, Tensor], ["U", "S", "V"]>;
    /** Singular values and vectors with `self = U @ diag(S) @ V.T`. */
    svd(some: boolean, options?: Options<{ computeUv: boolean; out: readonly [Tensor, Tensor, Tensor] }>): Named<readonly [Tensor, Tensor, Tensor], ["U", "S", "V"]>;
    /** Singular values and vectors with `self = U @ diag(S) @ V.T`. */
    svd(some: boolean, computeUv: boolean, options?: Options<{ out: readonly [Tensor, Tensor, Tensor] }>): Named<readonly [Tensor, Tensor, Tensor], ["U", "S", "V"]>;
    /**
     * Another name of `linalgMatrixExp`. The exponential of square matrices: `I + A + A @ A / 2 + ...`.
     *
     * `matrix_exp(Tensor self) -> Tensor`
     */
    matrixExp(): Tensor;
    /**
     * The Moore-Penrose inverse, as `linalgPinv`.
     *
     * `pinverse(Tensor self, float rcond=1e-15) -> Tensor`
     */
    pinverse(options?: Options<{ rcond: number }>): Tensor;
    /** The Moore-Penrose inverse, as `linalgPinv`. */
    pinverse(rcond: number): Tensor;
    /**
     * Another name of `linalgMatrixPower`. The `n`-th power of square matrices by repeated squaring; for negative `n`, of the inverse.
     *
     * `matrix_power(Tensor self, int n) -> Tensor`
     *
     * With `out`: `matrix_power.out`.
     */
    matrixPower(options: { n: number } & Options<{ out: Tensor }>): Tensor;
    /** Another name of `linalgMatrixPower`. */
    matrixPower(n: number, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. With `center` both ends are padded, so that frames are centred at their time. The spectra of real signals are one-sided, and without `returnComplex` a last dimension holds real and imaginary part.
     *
     * `stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool normalized=False, bool? onesided=None, bool? return_complex=None) -> Tensor`
     */
    stft(options: { nFft: number } & Options<{ hopLength: number | null; winLength: number | null; window: Tensor | null; normalized: boolean; onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, options?: Options<{ hopLength: number | null; winLength: number | null; window: Tensor | null; normalized: boolean; onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, options?: Options<{ winLength: number | null; window: Tensor | null; normalized: boolean; onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, winLength: number | null, options?: Options<{ window: Tensor | null; normalized: boolean; onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, options?: Options<{ normalized: boolean; onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, normalized: boolean, options?: Options<{ onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, normalized: boolean, onesided: boolean | null, options?: Options<{ returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, normalized: boolean, onesided: boolean | null, returnComplex: boolean | null): Tensor;
    /**
     * Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. With `center` both ends are padded, so that frames are centred at their time. The spectra of real signals are one-sided, and without `returnComplex` a last dimension holds real and imaginary part.
     *
     * `stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None) -> Tensor`
     */
    stft(options: { nFft: number } & Options<{ hopLength: number | null; winLength: number | null; window: Tensor | null; center: boolean; padMode: "constant" | "reflect" | "replicate" | "circular"; normalized: boolean; onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, options?: Options<{ hopLength: number | null; winLength: number | null; window: Tensor | null; center: boolean; padMode: "constant" | "reflect" | "replicate" | "circular"; normalized: boolean; onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, options?: Options<{ winLength: number | null; window: Tensor | null; center: boolean; padMode: "constant" | "reflect" | "replicate" | "circular"; normalized: boolean; onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, winLength: number | null, options?: Options<{ window: Tensor | null; center: boolean; padMode: "constant" | "reflect" | "replicate" | "circular"; normalized: boolean; onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, options?: Options<{ center: boolean; padMode: "constant" | "reflect" | "replicate" | "circular"; normalized: boolean; onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, center: boolean, options?: Options<{ padMode: "constant" | "reflect" | "replicate" | "circular"; normalized: boolean; onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, center: boolean, padMode: "constant" | "reflect" | "replicate" | "circular", options?: Options<{ normalized: boolean; onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, center: boolean, padMode: "constant" | "reflect" | "replicate" | "circular", normalized: boolean, options?: Options<{ onesided: boolean | null; returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, center: boolean, padMode: "constant" | "reflect" | "replicate" | "circular", normalized: boolean, onesided: boolean | null, options?: Options<{ returnComplex: boolean | null }>): Tensor;
    /** Spectra of frames of a signal: `nFft` samples each, `hopLength` (a quarter of that) apart, weighted by `window`; [frequencies, frames] after the batch. */
    stft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, center: boolean, padMode: "constant" | "reflect" | "replicate" | "circular", normalized: boolean, onesided: boolean | null, returnComplex: boolean | null): Tensor;
    /**
     * The signal from its `stft` with the same arguments: frames are transformed back, weighted, added up and divided by the sum of the squared weights, which must nowhere be zero. `length` cuts or pads the signal.
     *
     * `istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor`
     */
    istft(options: { nFft: number } & Options<{ hopLength: number | null; winLength: number | null; window: Tensor | null; center: boolean; normalized: boolean; onesided: boolean | null; length: number | null; returnComplex: boolean }>): Tensor;
    /** The signal from its `stft` with the same arguments: frames are transformed back, weighted, added up and divided by the sum of the squared weights, which must nowhere be zero. */
    istft(nFft: number, options?: Options<{ hopLength: number | null; winLength: number | null; window: Tensor | null; center: boolean; normalized: boolean; onesided: boolean | null; length: number | null; returnComplex: boolean }>): Tensor;
    /** The signal from its `stft` with the same arguments: frames are transformed back, weighted, added up and divided by the sum of the squared weights, which must nowhere be zero. */
    istft(nFft: number, hopLength: number | null, options?: Options<{ winLength: number | null; window: Tensor | null; center: boolean; normalized: boolean; onesided: boolean | null; length: number | null; returnComplex: boolean }>): Tensor;
    /** The signal from its `stft` with the same arguments: frames are transformed back, weighted, added up and divided by the sum of the squared weights, which must nowhere be zero. */
    istft(nFft: number, hopLength: number | null, winLength: number | null, options?: Options<{ window: Tensor | null; center: boolean; normalized: boolean; onesided: boolean | null; length: number | null; returnComplex: boolean }>): Tensor;
    /** The signal from its `stft` with the same arguments: frames are transformed back, weighted, added up and divided by the sum of the squared weights, which must nowhere be zero. */
    istft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, options?: Options<{ center: boolean; normalized: boolean; onesided: boolean | null; length: number | null; returnComplex: boolean }>): Tensor;
    /** The signal from its `stft` with the same arguments: frames are transformed back, weighted, added up and divided by the sum of the squared weights, which must nowhere be zero. */
    istft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, center: boolean, options?: Options<{ normalized: boolean; onesided: boolean | null; length: number | null; returnComplex: boolean }>): Tensor;
    /** The signal from its `stft` with the same arguments: frames are transformed back, weighted, added up and divided by the sum of the squared weights, which must nowhere be zero. */
    istft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, center: boolean, normalized: boolean, options?: Options<{ onesided: boolean | null; length: number | null; returnComplex: boolean }>): Tensor;
    /** The signal from its `stft` with the same arguments: frames are transformed back, weighted, added up and divided by the sum of the squared weights, which must nowhere be zero. */
    istft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, center: boolean, normalized: boolean, onesided: boolean | null, options?: Options<{ length: number | null; returnComplex: boolean }>): Tensor;
    /** The signal from its `stft` with the same arguments: frames are transformed back, weighted, added up and divided by the sum of the squared weights, which must nowhere be zero. */
    istft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, center: boolean, normalized: boolean, onesided: boolean | null, length: number | null, options?: Options<{ returnComplex: boolean }>): Tensor;
    /** The signal from its `stft` with the same arguments: frames are transformed back, weighted, added up and divided by the sum of the squared weights, which must nowhere be zero. */
    istft(nFft: number, hopLength: number | null, winLength: number | null, window: Tensor | null, center: boolean, normalized: boolean, onesided: boolean | null, length: number | null, returnComplex: boolean): Tensor;
    /**
     * Another name of `linalgHouseholderProduct`. The first columns of the product of Householder reflections `I - tau * v @ v.T`, from `geqrf`: Q.
     *
     * `orgqr(Tensor self, Tensor input2) -> Tensor`
     *
     * With `out`: `orgqr.out`.
     */
    orgqr(input2: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `beta * self + alpha * outer(vec1, vec2)`.
     *
     * `addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    addr_(vec1: Tensor, vec2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar }>): Tensor;
    /**
     * `beta * self + alpha * sum(batch1 @ batch2)`: the products of the batch are summed.
     *
     * `addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    addbmm_(batch1: Tensor, batch2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar }>): Tensor;
    /**
     * The product `Q @ input3` with the Q that `geqrf` returns in `self` and `input2`; without `left` `input3 @ Q`, with `transpose` that of Q's transpose.
     *
     * `ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor`
     *
     * With `out`: `ormqr.out`.
     */
    ormqr(input2: Tensor, input3: Tensor, options?: Options<{ left: boolean; transpose: boolean; out: Tensor }>): Tensor;
    /** The product `Q @ input3` with the Q that `geqrf` returns in `self` and `input2`; without `left` `input3 @ Q`, with `transpose` that of Q's transpose. */
    ormqr(input2: Tensor, input3: Tensor, left: boolean, options?: Options<{ transpose: boolean; out: Tensor }>): Tensor;
    /** The product `Q @ input3` with the Q that `geqrf` returns in `self` and `input2`; without `left` `input3 @ Q`, with `transpose` that of Q's transpose. */
    ormqr(input2: Tensor, input3: Tensor, left: boolean, transpose: boolean, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Eigenvalues, ascending, of symmetric matrices, and with `eigenvectors` these, too. Deprecated: `linalgEigh`.
     *
     * `symeig(Tensor self, bool eigenvectors=False, bool upper=True) -> (Tensor eigenvalues, Tensor eigenvectors)`
     *
     * With `out`: `symeig.e`.
     */
    symeig(options?: Options<{ eigenvectors: boolean; upper: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["eigenvalues", "eigenvectors"]>;
    /** Eigenvalues, ascending, of symmetric matrices, and with `eigenvectors` these, too. */
    symeig(eigenvectors: boolean, options?: Options<{ upper: boolean; out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["eigenvalues", "eigenvectors"]>;
    /** Eigenvalues, ascending, of symmetric matrices, and with `eigenvectors` these, too. */
    symeig(eigenvectors: boolean, upper: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): Named<readonly [Tensor, Tensor], ["eigenvalues", "eigenvectors"]>;
    /**
     * `exp(self) / sum(exp(self))` along `dim`, without intermediate overflow: positive numbers that sum to 1. `dtype` is that of the computation.
     *
     * `softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `softmax.int_out`.
     */
    softmax(options: { dim: number } & Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /** `exp(self) / sum(exp(self))` along `dim`, without intermediate overflow: positive numbers that sum to 1. */
    softmax(dim: number, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /** `exp(self) / sum(exp(self))` along `dim`, without intermediate overflow: positive numbers that sum to 1. */
    softmax(dim: number, dtype: DType | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self - log(sum(exp(self)))` along `dim`, without intermediate overflow: the input of `nllLoss`.
     *
     * `log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`
     *
     * With `out`: `log_softmax.int_out`.
     */
    logSoftmax(options: { dim: number } & Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /** `self - log(sum(exp(self)))` along `dim`, without intermediate overflow: the input of `nllLoss`. */
    logSoftmax(dim: number, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
    /** `self - log(sum(exp(self)))` along `dim`, without intermediate overflow: the input of `nllLoss`. */
    logSoftmax(dim: number, dtype: DType | null, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * `self > 0 ? self : weight * self`, with a learnt slope: one, or one for each channel.
     *
     * `prelu(Tensor self, Tensor weight) -> Tensor`
     *
     * With `out`: `prelu.out`.
     */
    prelu(weight: Tensor, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Scales down each slice along `dim` whose norm of order `p` exceeds `maxnorm`.
     *
     * `renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor`
     *
     * With `out`: `renorm.out`.
     */
    renorm(p: Scalar, dim: number, maxnorm: Scalar, options?: Options<{ out: Tensor }>): Tensor;
    /**
     * Scales down each slice along `dim` whose norm of order `p` exceeds `maxnorm`.
     *
     * `renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    renorm_(p: Scalar, dim: number, maxnorm: Scalar): Tensor;
    /**
     * The absolute value of each element.
     *
     * `abs_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    abs_(): Tensor;
    /**
     * Each element with its sign changed; the least integer maps to itself. bool is rejected: use `logicalNot`.
     *
     * `neg_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    neg_(): Tensor;
    /**
     * -1, 0 or 1 for elements below, equal to or above zero, in the input's dtype.
     *
     * `sign_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    sign_(): Tensor;
    /**
     * -1, 0 or 1 for each element: for real dtypes the same as `sign`, for complex ones `self / abs(self)`.
     *
     * `sgn_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    sgn_(): Tensor;
    /**
     * `e ** self` for each element.
     *
     * `exp_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    exp_(): Tensor;
    /**
     * `exp(self) - 1` for each element, without the loss of digits that the difference has near 0.
     *
     * `expm1_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    expm1_(): Tensor;
    /**
     * `2 ** self` for each element.
     *
     * `exp2_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    exp2_(): Tensor;
    /**
     * The natural logarithm of each element: -inf at 0, NaN below.
     *
     * `log_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    log_(): Tensor;
    /**
     * `log(1 + self)` for each element, accurate near 0, where the sum would lose digits. -inf at -1, NaN below.
     *
     * `log1p_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    log1p_(): Tensor;
    /**
     * The logarithm to base 2 of each element: -inf at 0, NaN below.
     *
     * `log2_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    log2_(): Tensor;
    /**
     * The logarithm to base 10 of each element: -inf at 0, NaN below.
     *
     * `log10_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    log10_(): Tensor;
    /**
     * The square root of each element, NaN for negative ones.
     *
     * `sqrt_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    sqrt_(): Tensor;
    /**
     * `1 / sqrt(self)` for each element: inf at 0, NaN below.
     *
     * `rsqrt_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    rsqrt_(): Tensor;
    /**
     * The sine of each element, in radians.
     *
     * `sin_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    sin_(): Tensor;
    /**
     * The cosine of each element, in radians.
     *
     * `cos_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    cos_(): Tensor;
    /**
     * The tangent of each element, in radians.
     *
     * `tan_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    tan_(): Tensor;
    /**
     * The angle between -pi/2 and pi/2 that has this sine, in radians; NaN outside [-1, 1].
     *
     * `asin_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    asin_(): Tensor;
    /**
     * The angle between 0 and pi that has this cosine, in radians; NaN outside [-1, 1].
     *
     * `acos_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    acos_(): Tensor;
    /**
     * The angle between -pi/2 and pi/2 that has this tangent, in radians.
     *
     * `atan_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    atan_(): Tensor;
    /**
     * The hyperbolic sine, `(exp(self) - exp(-self)) / 2`.
     *
     * `sinh_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    sinh_(): Tensor;
    /**
     * The hyperbolic cosine, `(exp(self) + exp(-self)) / 2`.
     *
     * `cosh_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    cosh_(): Tensor;
    /**
     * The hyperbolic tangent, `(exp(2 * self) - 1) / (exp(2 * self) + 1)`: an activation between -1 and 1.
     *
     * `tanh_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    tanh_(): Tensor;
    /**
     * The inverse of `sinh`: `log(self + sqrt(self * self + 1))`.
     *
     * `asinh_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    asinh_(): Tensor;
    /**
     * The inverse of `cosh`: `log(self + sqrt(self * self - 1))`; NaN below 1.
     *
     * `acosh_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    acosh_(): Tensor;
    /**
     * The inverse of `tanh`: `0.5 * log((1 + self) / (1 - self))`; infinite at -1 and 1, NaN beyond.
     *
     * `atanh_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    atanh_(): Tensor;
    /**
     * The error function, `2 / sqrt(pi)` times the integral of `exp(-t * t)` from 0 to each element.
     *
     * `erf_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    erf_(): Tensor;
    /**
     * `1 - erf(self)`, accurate for large elements, where that difference would be 0.
     *
     * `erfc_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    erfc_(): Tensor;
    /**
     * The inverse of `erf`: infinite at -1 and 1, NaN beyond.
     *
     * `erfinv_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    erfinv_(): Tensor;
    /**
     * The natural logarithm of the absolute value of the gamma function, `log(abs(gamma(self)))`; inf at 0 and the negative integers.
     *
     * `lgamma_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    lgamma_(): Tensor;
    /**
     * The derivative of `lgamma`: `gamma'(self) / gamma(self)`. -inf at 0, NaN at negative integers.
     *
     * `digamma_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    digamma_(): Tensor;
    /**
     * The logistic function `1 / (1 + exp(-self))`: an activation between 0 and 1.
     *
     * `sigmoid_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    sigmoid_(): Tensor;
    /**
     * `1 / self` for each element.
     *
     * `reciprocal_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    reciprocal_(): Tensor;
    /**
     * The largest integer not above each element, in the input's dtype; integers are unchanged.
     *
     * `floor_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    floor_(): Tensor;
    /**
     * The smallest integer not below each element, in the input's dtype; integers are unchanged.
     *
     * `ceil_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    ceil_(): Tensor;
    /**
     * Each element rounded towards zero; integers are unchanged.
     *
     * `trunc_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    trunc_(): Tensor;
    /**
     * The nearest integer, with ties to even: 0.5 and -0.5 give 0, 1.5 gives 2.
     *
     * `round_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    round_(): Tensor;
    /**
     * Rounds to `decimals` digits after the decimal point, or to tens, hundreds and so on if that is negative: `round(self * 10 ** decimals) / 10 ** decimals`.
     *
     * `round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    round_(options: { decimals: number }): Tensor;
    /**
     * The fractional part, with the element's sign: `self - trunc(self)`.
     *
     * `frac_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    frac_(): Tensor;
    /**
     * `sin(pi * self) / (pi * self)`, and 1 at 0.
     *
     * `sinc_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    sinc_(): Tensor;
    /**
     * Degrees converted to radians: `self * pi / 180`.
     *
     * `deg2rad_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    deg2rad_(): Tensor;
    /**
     * Radians converted to degrees: `self * 180 / pi`.
     *
     * `rad2deg_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    rad2deg_(): Tensor;
    /**
     * The inverse of `sigmoid`: `log(self / (1 - self))`.
     *
     * `logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    logit_(options?: Options<{ eps: number | null }>): Tensor;
    /** The inverse of `sigmoid`: `log(self / (1 - self))`. */
    logit_(eps: number | null): Tensor;
    /**
     * Replaces NaN by `nan` (0), inf by `posinf` and -inf by `neginf`; without these by the dtype's largest and least value.
     *
     * `nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    nanToNum_(options?: Options<{ nan: number | null; posinf: number | null; neginf: number | null }>): Tensor;
    /** Replaces NaN by `nan` (0), inf by `posinf` and -inf by `neginf`; without these by the dtype's largest and least value. */
    nanToNum_(nan: number | null, options?: Options<{ posinf: number | null; neginf: number | null }>): Tensor;
    /** Replaces NaN by `nan` (0), inf by `posinf` and -inf by `neginf`; without these by the dtype's largest and least value. */
    nanToNum_(nan: number | null, posinf: number | null, options?: Options<{ neginf: number | null }>): Tensor;
    /** Replaces NaN by `nan` (0), inf by `posinf` and -inf by `neginf`; without these by the dtype's largest and least value. */
    nanToNum_(nan: number | null, posinf: number | null, neginf: number | null): Tensor;
    /**
     * Where elements are zero, as bools; NaN is not zero.
     *
     * `logical_not_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    logicalNot_(): Tensor;
    /**
     * All bits of each integer inverted, and bools negated.
     *
     * `bitwise_not_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bitwiseNot_(): Tensor;
    /**
     * `self + alpha * other`.
     *
     * `add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    add_(other: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
    /**
     * `self + alpha * other`.
     *
     * `add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    add_(other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
    /** `self + alpha * other`. */
    add_(other: Scalar, alpha: Scalar): Tensor;
    /**
     * `self - alpha * other`.
     *
     * `sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    sub_(other: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
    /**
     * `self - alpha * other`.
     *
     * `sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    sub_(other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
    /** `self - alpha * other`. */
    sub_(other: Scalar, alpha: Scalar): Tensor;
    /**
     * `self * other`, element by element; `matmul` is the matrix product.
     *
     * `mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    mul_(other: Tensor): Tensor;
    /**
     * `self * other`, element by element; `matmul` is the matrix product.
     *
     * `mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    mul_(other: Scalar): Tensor;
    /**
     * `self / other`, element by element.
     *
     * `div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    div_(other: Tensor): Tensor;
    /**
     * `self / other`, element by element.
     *
     * `div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    div_(other: Scalar): Tensor;
    /**
     * `self / other`, rounded: `roundingMode` is `trunc` (towards zero, as C divides integers), `floor` (down, as Python does), or null for the true quotient.
     *
     * `div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    div_(other: Tensor, options: { roundingMode: "trunc" | "floor" | null }): Tensor;
    /**
     * `self / other`, rounded: `roundingMode` is `trunc` (towards zero), `floor` (down), or null for the true quotient.
     *
     * `div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    div_(other: Scalar, options: { roundingMode: "trunc" | "floor" | null }): Tensor;
    /**
     * `floor(self / other)`: the quotient rounded down, integers for integers.
     *
     * `floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    floorDivide_(other: Tensor): Tensor;
    /**
     * `floor(self / other)`: the quotient rounded down, integers for integers.
     *
     * `floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    floorDivide_(other: Scalar): Tensor;
    /**
     * The remainder of a division that rounds down, `self - other * floor(self / other)`: it has the sign of `other`, as Python's %.
     *
     * `remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    remainder_(other: Tensor): Tensor;
    /**
     * The remainder of a division that rounds down, `self - other * floor(self / other)`: it has the sign of `other`, as Python's %.
     *
     * `remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    remainder_(other: Scalar): Tensor;
    /**
     * The remainder of a division that rounds towards zero, `self - other * trunc(self / other)`: it has the sign of `self`, as JavaScript's %.
     *
     * `fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    fmod_(other: Tensor): Tensor;
    /**
     * The remainder of a division that rounds towards zero, `self - other * trunc(self / other)`: it has the sign of `self`, as JavaScript's %.
     *
     * `fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    fmod_(other: Scalar): Tensor;
    /**
     * `self ** exponent`.
     *
     * `pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    pow_(exponent: Tensor): Tensor;
    /**
     * `self ** exponent`.
     *
     * `pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    pow_(exponent: Scalar): Tensor;
    /**
     * The angle of the point (`other`, `self`) as seen from the origin, `atan(self / other)` in the correct quadrant: between -pi and pi.
     *
     * `atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    atan2_(other: Tensor): Tensor;
    /**
     * `sqrt(self * self + other * other)` without intermediate overflow.
     *
     * `hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    hypot_(other: Tensor): Tensor;
    /**
     * The absolute value of `self` with the sign of `other`, including that of zeros.
     *
     * `copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    copysign_(other: Tensor): Tensor;
    /**
     * The absolute value of `self` with the sign of `other`, including that of zeros.
     *
     * `copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    copysign_(other: Scalar): Tensor;
    /**
     * `self * log(other)`, which is 0 where `self` is 0, and NaN where `other` is NaN.
     *
     * `xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    xlogy_(other: Tensor): Tensor;
    /**
     * `self * log(other)`, which is 0 where `self` is 0, and NaN where `other` is NaN.
     *
     * `xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    xlogy_(other: Scalar): Tensor;
    /**
     * The step function `self < 0 ? 0 : self == 0 ? values : 1`.
     *
     * `heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    heaviside_(values: Tensor): Tensor;
    /**
     * The greatest common divisor of integers, never negative: `gcd(0, x)` is `abs(x)`.
     *
     * `gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    gcd_(other: Tensor): Tensor;
    /**
     * `self + value * tensor1 * tensor2`, in one pass.
     *
     * `addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    addcmul_(tensor1: Tensor, tensor2: Tensor, options?: Options<{ value: Scalar }>): Tensor;
    /**
     * `self + value * tensor1 / tensor2`, in one pass.
     *
     * `addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    addcdiv_(tensor1: Tensor, tensor2: Tensor, options?: Options<{ value: Scalar }>): Tensor;
    /**
     * The point at `weight` of the way from `self` to `end`: `self + weight * (end - self)`.
     *
     * `lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    lerp_(end: Tensor, weight: Scalar): Tensor;
    /**
     * The point at `weight`, one for each element, of the way from `self` to `end`: `self + weight * (end - self)`.
     *
     * `lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    lerp_(end: Tensor, weight: Tensor): Tensor;
    /**
     * Where `self == other`, as bools, after broadcasting and promotion; NaN equals nothing.
     *
     * `eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    eq_(other: Tensor): Tensor;
    /**
     * Where `self == other`, as bools, after broadcasting and promotion; NaN equals nothing.
     *
     * `eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    eq_(other: Scalar): Tensor;
    /**
     * Where `self != other`, as bools; true where either is NaN.
     *
     * `ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    ne_(other: Tensor): Tensor;
    /**
     * Where `self != other`, as bools; true where either is NaN.
     *
     * `ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    ne_(other: Scalar): Tensor;
    /**
     * Where `self < other`, as bools; false where either is NaN.
     *
     * `lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    lt_(other: Tensor): Tensor;
    /**
     * Where `self < other`, as bools; false where either is NaN.
     *
     * `lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    lt_(other: Scalar): Tensor;
    /**
     * Where `self <= other`, as bools; false where either is NaN.
     *
     * `le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    le_(other: Tensor): Tensor;
    /**
     * Where `self <= other`, as bools; false where either is NaN.
     *
     * `le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    le_(other: Scalar): Tensor;
    /**
     * Where `self > other`, as bools; false where either is NaN.
     *
     * `gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    gt_(other: Tensor): Tensor;
    /**
     * Where `self > other`, as bools; false where either is NaN.
     *
     * `gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    gt_(other: Scalar): Tensor;
    /**
     * Where `self >= other`, as bools; false where either is NaN.
     *
     * `ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    ge_(other: Tensor): Tensor;
    /**
     * Where `self >= other`, as bools; false where either is NaN.
     *
     * `ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    ge_(other: Scalar): Tensor;
    /**
     * Where both are non-zero, `self && other`, as bools, for any dtypes.
     *
     * `logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    logicalAnd_(other: Tensor): Tensor;
    /**
     * Where at least one is non-zero, `self || other`, as bools, for any dtypes.
     *
     * `logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    logicalOr_(other: Tensor): Tensor;
    /**
     * Where exactly one is non-zero, `(self != 0) != (other != 0)`, as bools, for any dtypes.
     *
     * `logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    logicalXor_(other: Tensor): Tensor;
    /**
     * `self & other` on the bits of integers; logical and for bools.
     *
     * `bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bitwiseAnd_(other: Tensor): Tensor;
    /**
     * `self & other` on the bits of integers; logical and for bools.
     *
     * `bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bitwiseAnd_(other: Scalar): Tensor;
    /**
     * `self | other` on the bits of integers; logical or for bools.
     *
     * `bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bitwiseOr_(other: Tensor): Tensor;
    /**
     * `self | other` on the bits of integers; logical or for bools.
     *
     * `bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bitwiseOr_(other: Scalar): Tensor;
    /**
     * `self ^ other` on the bits of integers; exclusive or for bools.
     *
     * `bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bitwiseXor_(other: Tensor): Tensor;
    /**
     * `self ^ other` on the bits of integers; exclusive or for bools.
     *
     * `bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bitwiseXor_(other: Scalar): Tensor;
    /**
     * `self << other`: integers times `2 ** other`; bits beyond the dtype's are dropped.
     *
     * `bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bitwiseLeftShift_(other: Tensor): Tensor;
    /**
     * `self << other`: integers times `2 ** other`; bits beyond the dtype's are dropped.
     *
     * `bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bitwiseLeftShift_(other: Scalar): Tensor;
    /**
     * `self >> other`: an arithmetic shift, which preserves the sign.
     *
     * `bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bitwiseRightShift_(other: Tensor): Tensor;
    /**
     * `self >> other`: an arithmetic shift, which preserves the sign.
     *
     * `bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    bitwiseRightShift_(other: Scalar): Tensor;
    /**
     * `maximum(self, min)`: elements below `min` become `min`.
     *
     * `clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clampMin_(min: Scalar): Tensor;
    /**
     * `maximum(self, min)`: elements below `min` become `min`.
     *
     * `clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clampMin_(min: Tensor): Tensor;
    /**
     * `minimum(self, max)`: elements above `max` become `max`.
     *
     * `clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clampMax_(max: Scalar): Tensor;
    /**
     * `minimum(self, max)`: elements above `max` become `max`.
     *
     * `clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clampMax_(max: Tensor): Tensor;
    /**
     * `max(0, self)`: negative elements become 0.
     *
     * `relu_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    relu_(): Tensor;
    /**
     * The modified Bessel function of the first kind of order 0; even, 1 at 0, and growing like `exp(x) / sqrt(2 * pi * x)`.
     *
     * `i0_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    i0_(): Tensor;
    /**
     * The regularised lower incomplete gamma function: the integral of `t ** (self - 1) * exp(-t)` from 0 to `other`, divided by `gamma(self)`.
     *
     * `igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    igamma_(other: Tensor): Tensor;
    /**
     * The regularised upper incomplete gamma function, `1 - igamma(self, other)`.
     *
     * `igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    igammac_(other: Tensor): Tensor;
    /**
     * The floating-point number next to `self` in the direction of `other`; `other` if they are equal.
     *
     * `nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    nextafter_(other: Tensor): Tensor;
    /**
     * The least common multiple of integers, never negative; 0 if either is 0.
     *
     * `lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    lcm_(other: Tensor): Tensor;
    /**
     * Another name of `abs`.
     *
     * `absolute_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    absolute_(): Tensor;
    /**
     * Another name of `neg`.
     *
     * `negative_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    negative_(): Tensor;
    /**
     * Another name of `asin`.
     *
     * `arcsin_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arcsin_(): Tensor;
    /**
     * Another name of `acos`.
     *
     * `arccos_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arccos_(): Tensor;
    /**
     * Another name of `atan`.
     *
     * `arctan_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arctan_(): Tensor;
    /**
     * Another name of `asinh`.
     *
     * `arcsinh_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arcsinh_(): Tensor;
    /**
     * Another name of `acosh`.
     *
     * `arccosh_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arccosh_(): Tensor;
    /**
     * Another name of `atanh`.
     *
     * `arctanh_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arctanh_(): Tensor;
    /**
     * Another name of `trunc`.
     *
     * `fix_(Tensor(a!) self) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    fix_(): Tensor;
    /**
     * Another name of `sub`.
     *
     * `subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    subtract_(other: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
    /**
     * Another name of `sub`.
     *
     * `subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    subtract_(other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
    /** Another name of `sub`. */
    subtract_(other: Scalar, alpha: Scalar): Tensor;
    /**
     * Another name of `mul`.
     *
     * `multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    multiply_(other: Tensor): Tensor;
    /**
     * Another name of `mul`.
     *
     * `multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    multiply_(other: Scalar): Tensor;
    /**
     * Another name of `div`.
     *
     * `divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    divide_(other: Tensor): Tensor;
    /**
     * Another name of `div`.
     *
     * `divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    divide_(other: Scalar): Tensor;
    /**
     * Another name of `div`.
     *
     * `divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    divide_(other: Tensor, options: { roundingMode: "trunc" | "floor" | null }): Tensor;
    /**
     * Another name of `div`.
     *
     * `divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    divide_(other: Scalar, options: { roundingMode: "trunc" | "floor" | null }): Tensor;
    /**
     * Another name of `div`.
     *
     * `true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    trueDivide_(other: Tensor): Tensor;
    /**
     * Another name of `div`.
     *
     * `true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    trueDivide_(other: Scalar): Tensor;
    /**
     * Another name of `atan2`.
     *
     * `arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    arctan2_(other: Tensor): Tensor;
    /**
     * Another name of `ne`.
     *
     * `not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    notEqual_(other: Tensor): Tensor;
    /**
     * Another name of `ne`.
     *
     * `not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    notEqual_(other: Scalar): Tensor;
    /**
     * Another name of `lt`.
     *
     * `less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    less_(other: Tensor): Tensor;
    /**
     * Another name of `lt`.
     *
     * `less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    less_(other: Scalar): Tensor;
    /**
     * Another name of `le`.
     *
     * `less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    lessEqual_(other: Tensor): Tensor;
    /**
     * Another name of `le`.
     *
     * `less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    lessEqual_(other: Scalar): Tensor;
    /**
     * Another name of `gt`.
     *
     * `greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    greater_(other: Tensor): Tensor;
    /**
     * Another name of `gt`.
     *
     * `greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    greater_(other: Scalar): Tensor;
    /**
     * Another name of `ge`.
     *
     * `greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    greaterEqual_(other: Tensor): Tensor;
    /**
     * Another name of `ge`.
     *
     * `greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    greaterEqual_(other: Scalar): Tensor;
    /**
     * Another name of `bitwiseAnd`.
     *
     * `__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __iand__(other: Tensor): Tensor;
    /**
     * Another name of `bitwiseAnd`.
     *
     * `__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __iand__(other: Scalar): Tensor;
    /**
     * Another name of `bitwiseOr`.
     *
     * `__ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __ior__(other: Tensor): Tensor;
    /**
     * Another name of `bitwiseOr`.
     *
     * `__ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __ior__(other: Scalar): Tensor;
    /**
     * Another name of `bitwiseXor`.
     *
     * `__ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __ixor__(other: Tensor): Tensor;
    /**
     * Another name of `bitwiseXor`.
     *
     * `__ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __ixor__(other: Scalar): Tensor;
    /**
     * Another name of `bitwiseLeftShift`.
     *
     * `__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __ilshift__(other: Tensor): Tensor;
    /**
     * Another name of `bitwiseLeftShift`.
     *
     * `__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __ilshift__(other: Scalar): Tensor;
    /**
     * Another name of `bitwiseRightShift`.
     *
     * `__irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __irshift__(other: Tensor): Tensor;
    /**
     * Another name of `bitwiseRightShift`.
     *
     * `__irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    __irshift__(other: Scalar): Tensor;
    /**
     * Another name of `clamp`.
     *
     * `clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clip_(options?: Options<{ min: Scalar | null; max: Scalar | null }>): Tensor;
    /** Another name of `clamp`. */
    clip_(min: Scalar | null, options?: Options<{ max: Scalar | null }>): Tensor;
    /** Another name of `clamp`. */
    clip_(min: Scalar | null, max: Scalar | null): Tensor;
    /**
     * Another name of `clamp`.
     *
     * `clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
     *
     * Changes `self` and gives it back.
     */
    clip_(options?: Options<{ min: Tensor | null; max: Tensor | null }>): Tensor;
    /** Another name of `clamp`. */
    clip_(min: Tensor | null, options?: Options<{ max: Tensor | null }>): Tensor;
    /** Another name of `clamp`. */
    clip_(min: Tensor | null, max: Tensor | null): Tensor;
    /**
     * The imaginary parts of a complex tensor, as a view.
     *
     * `imag(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    readonly imag: Tensor;
    /**
     * The real parts of complex elements, as a view; a real tensor is returned unchanged.
     *
     * `real(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    readonly real: Tensor;
    /**
     * All dimensions in reverse order, as a view. Deprecated in PyTorch except for two dimensions.
     *
     * `numpy_T(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    readonly T: Tensor;
    /**
     * A view with the last two dimensions exchanged: each matrix of a batch transposed.
     *
     * `mT(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    readonly mT: Tensor;
    /**
     * Each matrix of a batch transposed and conjugated.
     *
     * `mH(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    readonly mH: Tensor;
    /**
     * The matrix transposed and conjugated; two dimensions only.
     *
     * `matrix_H(Tensor(a) self) -> Tensor(a)`
     *
     * The result is a view: it shares its memory with `self`.
     */
    readonly H: Tensor;
  }
}

declare module "../runtime/dispatch/ops.js" {
  interface OperatorNames {
    readonly aten: {
      abs: "default" | "out";
      absolute: "default" | "out";
      neg: "default" | "out";
      negative: "default" | "out";
      sign: "default" | "out";
      sgn: "default" | "out";
      signbit: "default" | "out";
      exp: "default" | "out";
      expm1: "default" | "out";
      exp2: "default" | "out";
      log: "default" | "out";
      log1p: "default" | "out";
      log2: "default" | "out";
      log10: "default" | "out";
      sqrt: "default" | "out";
      rsqrt: "default" | "out";
      sin: "default" | "out";
      cos: "default" | "out";
      tan: "default" | "out";
      asin: "default" | "out";
      arcsin: "default" | "out";
      acos: "default" | "out";
      arccos: "default" | "out";
      atan: "default" | "out";
      arctan: "default" | "out";
      sinh: "default" | "out";
      cosh: "default" | "out";
      tanh: "default" | "out";
      asinh: "default" | "out";
      arcsinh: "default" | "out";
      acosh: "default" | "out";
      arccosh: "default" | "out";
      atanh: "default" | "out";
      arctanh: "default" | "out";
      erf: "default" | "out";
      erfc: "default" | "out";
      erfinv: "default" | "out";
      lgamma: "default" | "out";
      digamma: "default" | "out";
      sigmoid: "default" | "out";
      square: "default" | "out";
      square_: "default";
      polygamma: "default" | "out";
      polygamma_: "default";
      reciprocal: "default" | "out";
      floor: "default" | "out";
      ceil: "default" | "out";
      trunc: "default" | "out";
      fix: "default" | "out";
      round: "default" | "decimals" | "out" | "decimals_out";
      frac: "default" | "out";
      sinc: "default" | "out";
      deg2rad: "default" | "out";
      rad2deg: "default" | "out";
      logit: "default" | "out";
      nan_to_num: "default" | "out";
      isnan: "default" | "out";
      isinf: "default" | "out";
      isfinite: "default";
      isposinf: "default" | "out";
      isneginf: "default" | "out";
      logical_not: "default" | "out";
      bitwise_not: "default" | "out";
      add: "Tensor" | "Scalar" | "Scalar_out" | "out";
      sub: "Tensor" | "Scalar" | "Scalar_out" | "out";
      subtract: "Tensor" | "Scalar" | "out";
      rsub: "Tensor" | "Tensor_out" | "Scalar";
      mul: "Tensor" | "Scalar" | "Scalar_out" | "out";
      multiply: "Tensor" | "Scalar" | "out";
      div: "Tensor" | "Scalar" | "Scalar_out" | "Tensor_mode" | "Scalar_mode" | "Scalar_mode_out" | "out" | "out_mode";
      divide: "Tensor" | "Scalar" | "Tensor_mode" | "Scalar_mode" | "out" | "out_mode";
      true_divide: "Tensor" | "Scalar" | "out";
      floor_divide: "default" | "Scalar" | "Scalar_out" | "out";
      remainder: "Tensor" | "Scalar" | "Scalar_Tensor" | "Tensor_out" | "Scalar_out";
      fmod: "Tensor" | "Scalar" | "Tensor_out" | "Scalar_out";
      pow: "Tensor_Tensor" | "Tensor_Scalar" | "Scalar" | "Tensor_Tensor_out" | "Tensor_Scalar_out" | "Scalar_out";
      float_power: "Tensor_Tensor" | "Tensor_Tensor_out" | "Tensor_Scalar" | "Tensor_Scalar_out" | "Scalar" | "Scalar_out";
      float_power_: "Tensor" | "Scalar";
      atan2: "default" | "out";
      arctan2: "default" | "out";
      hypot: "default" | "out";
      copysign: "Tensor" | "Scalar" | "out" | "Scalar_out";
      xlogy: "Tensor" | "Scalar_Self" | "Scalar_Other" | "OutTensor" | "OutScalar_Self" | "OutScalar_Other";
      logaddexp: "default" | "out";
      logaddexp2: "default" | "out";
      heaviside: "default" | "out";
      gcd: "default" | "out";
      addcmul: "default" | "out";
      addcdiv: "default" | "out";
      lerp: "Scalar" | "Tensor" | "Scalar_out" | "Tensor_out";
      eq: "Tensor" | "Scalar" | "Tensor_out" | "Scalar_out";
      ne: "Tensor" | "Scalar" | "Tensor_out" | "Scalar_out";
      not_equal: "Tensor" | "Scalar" | "Tensor_out" | "Scalar_out";
      lt: "Tensor" | "Scalar" | "Tensor_out" | "Scalar_out";
      less: "Tensor" | "Scalar" | "Tensor_out" | "Scalar_out";
      le: "Tensor" | "Scalar" | "Tensor_out" | "Scalar_out";
      less_equal: "Tensor" | "Scalar" | "Tensor_out" | "Scalar_out";
      gt: "Tensor" | "Scalar" | "Tensor_out" | "Scalar_out";
      greater: "Tensor" | "Scalar" | "Tensor_out" | "Scalar_out";
      ge: "Tensor" | "Scalar" | "Tensor_out" | "Scalar_out";
      greater_equal: "Tensor" | "Scalar" | "Tensor_out" | "Scalar_out";
      logical_and: "default" | "out";
      logical_or: "default" | "out";
      logical_xor: "default" | "out";
      bitwise_and: "Tensor" | "Scalar" | "Scalar_Tensor" | "Tensor_out" | "Scalar_out";
      __and__: "Tensor" | "Scalar";
      bitwise_or: "Tensor" | "Scalar" | "Scalar_Tensor" | "Tensor_out" | "Scalar_out";
      __or__: "Tensor" | "Scalar";
      bitwise_xor: "Tensor" | "Scalar" | "Scalar_Tensor" | "Tensor_out" | "Scalar_out";
      __xor__: "Tensor" | "Scalar";
      bitwise_left_shift: "Tensor" | "Tensor_Scalar" | "Scalar_Tensor" | "Tensor_out" | "Tensor_Scalar_out";
      __lshift__: "Tensor" | "Scalar";
      bitwise_right_shift: "Tensor" | "Tensor_Scalar" | "Scalar_Tensor" | "Tensor_out" | "Tensor_Scalar_out";
      __rshift__: "Tensor" | "Scalar";
      maximum: "default" | "out";
      minimum: "default" | "out";
      fmax: "default" | "out";
      fmin: "default" | "out";
      where: "self" | "default" | "ScalarSelf" | "ScalarOther" | "Scalar" | "self_out";
      clamp: "default" | "Tensor" | "Tensor_out" | "out";
      clamp_: "Tensor" | "default";
      clamp_min: "default" | "Tensor" | "out" | "Tensor_out";
      clamp_max: "default" | "Tensor" | "out" | "Tensor_out";
      clip: "default" | "Tensor" | "out" | "Tensor_out";
      relu: "default" | "out";
      relu6: "default";
      relu6_: "default";
      leaky_relu: "default" | "out";
      elu: "default" | "out";
      selu: "default";
      selu_: "default";
      celu: "default" | "out";
      celu_: "default";
      gelu: "default" | "out";
      silu: "default" | "out";
      mish: "default" | "out";
      hardsigmoid: "default" | "out";
      hardswish: "default" | "out";
      softplus: "default" | "out";
      hardtanh: "default" | "out";
      threshold: "default" | "out";
      hardshrink: "default" | "out";
      softshrink: "default" | "out";
      log_sigmoid_forward: "default" | "output";
      log_sigmoid: "default" | "out";
      sigmoid_backward: "default" | "grad_input";
      tanh_backward: "default" | "grad_input";
      threshold_backward: "default" | "grad_input";
      leaky_relu_backward: "default" | "grad_input";
      elu_backward: "default" | "grad_input";
      gelu_backward: "default" | "grad_input";
      silu_backward: "default" | "grad_input";
      mish_backward: "default";
      hardsigmoid_backward: "default" | "grad_input";
      hardswish_backward: "default";
      softplus_backward: "default" | "grad_input";
      hardtanh_backward: "default" | "grad_input";
      hardshrink_backward: "default" | "grad_input";
      softshrink_backward: "default" | "grad_input";
      log_sigmoid_backward: "default" | "grad_input";
      logit_backward: "default" | "grad_input";
      special_erf: "default" | "out";
      special_erfc: "default" | "out";
      special_erfinv: "default" | "out";
      special_exp2: "default" | "out";
      special_expit: "default" | "out";
      special_expm1: "default" | "out";
      special_log1p: "default" | "out";
      special_digamma: "default" | "out";
      special_psi: "default" | "out";
      special_gammaln: "default" | "out";
      special_logit: "default" | "out";
      special_round: "default" | "out";
      special_sinc: "default" | "out";
      special_polygamma: "default" | "out";
      special_xlogy: "default" | "self_scalar" | "other_scalar" | "out" | "self_scalar_out" | "other_scalar_out";
      i0: "default" | "out";
      special_i0e: "default" | "out";
      special_i1: "default" | "out";
      special_i1e: "default" | "out";
      special_entr: "default" | "out";
      special_ndtri: "default" | "out";
      special_log_ndtr: "default" | "out";
      special_erfcx: "default" | "out";
      special_xlog1py: "default" | "self_scalar" | "other_scalar" | "out" | "self_scalar_out" | "other_scalar_out";
      special_zeta: "default" | "self_scalar" | "other_scalar" | "out" | "self_scalar_out" | "other_scalar_out";
      igamma: "default" | "out";
      igammac: "default" | "out";
      nextafter: "default" | "out";
      lcm: "default" | "out";
      angle: "default" | "out";
      special_airy_ai: "default" | "out";
      special_bessel_j0: "default" | "out";
      special_bessel_j1: "default" | "out";
      special_bessel_y0: "default" | "out";
      special_bessel_y1: "default" | "out";
      special_modified_bessel_i0: "default" | "out";
      special_modified_bessel_i1: "default" | "out";
      special_modified_bessel_k0: "default" | "out";
      special_modified_bessel_k1: "default" | "out";
      special_scaled_modified_bessel_k0: "default" | "out";
      special_scaled_modified_bessel_k1: "default" | "out";
      special_spherical_bessel_j0: "default" | "out";
      special_chebyshev_polynomial_t: "default" | "x_scalar" | "n_scalar" | "out" | "x_scalar_out" | "n_scalar_out";
      special_chebyshev_polynomial_u: "default" | "x_scalar" | "n_scalar" | "out" | "x_scalar_out" | "n_scalar_out";
      special_chebyshev_polynomial_v: "default" | "x_scalar" | "n_scalar" | "out" | "x_scalar_out" | "n_scalar_out";
      special_chebyshev_polynomial_w: "default" | "x_scalar" | "n_scalar" | "out" | "x_scalar_out" | "n_scalar_out";
      special_hermite_polynomial_h: "default" | "x_scalar" | "n_scalar" | "out" | "x_scalar_out" | "n_scalar_out";
      special_hermite_polynomial_he: "default" | "x_scalar" | "n_scalar" | "out" | "x_scalar_out" | "n_scalar_out";
      special_laguerre_polynomial_l: "default" | "x_scalar" | "n_scalar" | "out" | "x_scalar_out" | "n_scalar_out";
      special_legendre_polynomial_p: "default" | "x_scalar" | "n_scalar" | "out" | "x_scalar_out" | "n_scalar_out";
      special_shifted_chebyshev_polynomial_t: "default" | "x_scalar" | "n_scalar" | "out" | "x_scalar_out" | "n_scalar_out";
      special_shifted_chebyshev_polynomial_u: "default" | "x_scalar" | "n_scalar" | "out" | "x_scalar_out" | "n_scalar_out";
      special_shifted_chebyshev_polynomial_v: "default" | "x_scalar" | "n_scalar" | "out" | "x_scalar_out" | "n_scalar_out";
      special_shifted_chebyshev_polynomial_w: "default" | "x_scalar" | "n_scalar" | "out" | "x_scalar_out" | "n_scalar_out";
      special_ndtr: "default" | "out";
      special_i0: "default" | "out";
      special_gammainc: "default" | "out";
      special_gammaincc: "default" | "out";
      ldexp: "Tensor" | "out";
      ldexp_: "default";
      frexp: "Tensor" | "Tensor_out";
      _add_relu: "Tensor" | "Scalar" | "out";
      _add_relu_: "Tensor" | "Scalar";
      empty: "memory_format" | "out";
      empty_strided: "default" | "out";
      empty_permuted: "default" | "out";
      empty_like: "default" | "out";
      new_empty: "default" | "out";
      new_empty_strided: "default" | "out";
      new_zeros: "default" | "out";
      new_ones: "default" | "out";
      new_full: "default" | "out";
      zeros: "default" | "out";
      from_file: "default";
      zeros_like: "default" | "out";
      ones: "default" | "out";
      ones_like: "default" | "out";
      full: "default" | "out";
      full_like: "default" | "out";
      arange: "default" | "start" | "start_step" | "out" | "start_out";
      linspace: "default" | "out" | "Tensor_Tensor" | "Tensor_Tensor_out" | "Tensor_Scalar" | "Tensor_Scalar_out" | "Scalar_Tensor" | "Scalar_Tensor_out";
      logspace: "default" | "out" | "Tensor_Tensor" | "Tensor_Tensor_out" | "Tensor_Scalar" | "Tensor_Scalar_out" | "Scalar_Tensor" | "Scalar_Tensor_out";
      eye: "default" | "m" | "out" | "m_out";
      scalar_tensor: "default" | "out";
      tril_indices: "default" | "out";
      triu_indices: "default" | "out";
      hann_window: "default" | "periodic" | "out" | "periodic_out";
      bartlett_window: "default" | "periodic" | "out" | "periodic_out";
      blackman_window: "default" | "periodic" | "out" | "periodic_out";
      hamming_window: "default" | "periodic" | "periodic_alpha" | "periodic_alpha_beta" | "out" | "periodic_out" | "periodic_alpha_out" | "periodic_alpha_beta_out";
      kaiser_window: "default" | "periodic" | "beta" | "out" | "periodic_out" | "beta_out";
      range: "step" | "default" | "out_" | "out";
      rand: "default" | "generator" | "out" | "generator_out";
      rand_like: "default" | "out";
      randn: "default" | "generator" | "out" | "generator_out";
      randn_like: "default" | "out";
      randint: "default" | "generator" | "low" | "low_generator" | "out" | "generator_out" | "low_out" | "low_generator_out";
      randint_like: "default" | "low_dtype" | "out" | "low_dtype_out";
      randperm: "default" | "generator" | "out" | "generator_out";
      bernoulli: "default" | "out" | "p" | "float_out" | "Tensor_out" | "Tensor";
      bernoulli_: "Tensor" | "float";
      uniform_: "default";
      normal_: "default";
      normal_functional: "default";
      random_: "from" | "to" | "default";
      multinomial: "out" | "default";
      normal: "Tensor_float_out" | "Tensor_float" | "float_Tensor_out" | "float_Tensor" | "Tensor_Tensor_out" | "Tensor_Tensor" | "float_float" | "float_float_out" | "out";
      native_dropout: "default" | "out";
      native_dropout_backward: "default" | "out";
      dropout: "default";
      dropout_: "default";
      alpha_dropout: "default";
      alpha_dropout_: "default";
      feature_dropout: "default";
      feature_dropout_: "default";
      exponential_: "default";
      feature_alpha_dropout: "default";
      feature_alpha_dropout_: "default";
      log_normal_: "default";
      geometric_: "default";
      cauchy_: "default";
      poisson: "default" | "out";
      _standard_gamma: "default" | "out";
      binomial: "default" | "out";
      _sample_dirichlet: "default";
      _standard_gamma_grad: "default";
      _dirichlet_grad: "default";
      _sobol_engine_initialize_state_: "default";
      _sobol_engine_scramble_: "default";
      _sobol_engine_ff_: "default";
      _sobol_engine_draw: "default";
      to: "dtype_layout" | "device" | "dtype" | "other";
      _to_copy: "default" | "out";
      copy_: "default";
      fill: "Scalar" | "Tensor" | "Scalar_out" | "Tensor_out";
      fill_: "Scalar" | "Tensor";
      zero_: "default";
      clone: "default" | "out";
      contiguous: "default";
      type_as: "default";
      detach: "default";
      detach_: "default";
      item: "default";
      _local_scalar_dense: "default";
      alias: "default";
      is_same_size: "default";
      resize_: "default";
      resize_as_: "default";
      set_: "source_Tensor_storage_offset" | "source_Tensor" | "default";
      lift_fresh: "default";
      resolve_conj: "default";
      resolve_neg: "default";
      view_as_real: "default";
      view_as_complex: "default";
      _conj: "default";
      _neg_view: "default";
      _conj_physical: "default";
      complex: "default" | "out";
      polar: "default" | "out";
      imag: "default";
      real: "default";
      conj: "default";
      conj_physical: "default" | "out";
      conj_physical_: "default";
      positive: "default";
      isreal: "default";
      is_complex: "default";
      is_floating_point: "default";
      is_signed: "default";
      is_neg: "default";
      _is_zerotensor: "default";
      _efficientzerotensor: "default" | "out";
      is_conj: "default";
      is_nonzero: "default";
      _assert_async: "default";
      _assert_tensor_metadata: "default";
      size: "default" | "int";
      stride: "default" | "int";
      sym_size: "int";
      sym_stride: "int";
      sym_numel: "default";
      sym_storage_offset: "default";
      sym_constrain_range: "default";
      sym_constrain_range_for_size: "default";
      result_type: "Tensor" | "Scalar" | "Scalar_Tensor" | "Scalar_Scalar";
      promote_types: "default";
      can_cast: "default";
      _shape_as_tensor: "default";
      sum_to_size: "default";
      _cast_Byte: "default";
      _cast_Int: "default";
      _cast_Long: "default";
      _cast_Float: "default";
      _cast_Double: "default";
      copy: "default" | "out";
      view: "default" | "dtype";
      reshape: "default";
      _reshape_alias: "default";
      _unsafe_view: "default" | "out";
      expand: "default";
      expand_as: "default";
      view_as: "default";
      reshape_as: "default";
      permute: "default";
      transpose: "int";
      transpose_: "default";
      t: "default";
      t_: "default";
      numpy_T: "default";
      swapaxes: "default";
      swapaxes_: "default";
      swapdims: "default";
      swapdims_: "default";
      squeeze: "default" | "dim" | "dims";
      squeeze_: "default" | "dim";
      unsqueeze: "default";
      unsqueeze_: "default";
      select: "int";
      slice: "Tensor";
      narrow: "default" | "Tensor";
      narrow_copy: "default" | "out";
      split: "Tensor" | "sizes";
      split_with_sizes: "default";
      chunk: "default";
      tensor_split: "sections" | "indices" | "tensor_indices_or_sections";
      unbind: "int";
      as_strided: "default";
      as_strided_: "default";
      diagonal: "default";
      flatten: "using_ints";
      unflatten: "int";
      movedim: "intlist" | "int";
      moveaxis: "intlist" | "int";
      broadcast_to: "default";
      broadcast_tensors: "default";
      select_backward: "default" | "out";
      slice_backward: "default" | "out";
      diagonal_backward: "default" | "out";
      unfold: "default";
      unfold_backward: "default" | "out";
      atleast_1d: "default" | "Sequence";
      atleast_2d: "default" | "Sequence";
      atleast_3d: "default" | "Sequence";
      ravel: "default";
      adjoint: "default";
      mT: "default";
      mH: "default";
      hsplit: "int" | "array";
      vsplit: "int" | "array";
      dsplit: "int" | "array";
      select_scatter: "default" | "out";
      slice_scatter: "default" | "out";
      diagonal_scatter: "default" | "out";
      as_strided_scatter: "default" | "out";
      diag: "out" | "default";
      diag_embed: "default" | "out";
      diagflat: "default";
      rot90: "default" | "out";
      expand_copy: "default" | "out";
      matrix_H: "default";
      diag_backward: "default";
      alias_copy: "default" | "out";
      as_strided_copy: "default" | "out";
      view_as_real_copy: "default" | "out";
      view_as_complex_copy: "default" | "out";
      _conj_copy: "default" | "out";
      _neg_view_copy: "default" | "out";
      detach_copy: "default" | "out";
      diagonal_copy: "default" | "out";
      permute_copy: "default" | "out";
      _reshape_alias_copy: "default" | "out";
      select_copy: "int" | "int_out";
      slice_copy: "Tensor" | "Tensor_out";
      split_copy: "Tensor" | "Tensor_out";
      split_with_sizes_copy: "default" | "out";
      squeeze_copy: "default" | "dim" | "out" | "dim_out";
      t_copy: "default" | "out";
      transpose_copy: "int" | "int_out";
      unbind_copy: "int" | "int_out";
      flatten_dense_tensors: "default";
      unflatten_dense_tensors: "default";
      unfold_copy: "default" | "out";
      unsqueeze_copy: "default" | "out";
      view_copy: "default" | "dtype" | "out" | "dtype_out";
      lift_fresh_copy: "default";
      lift: "default";
      unsafe_split: "Tensor";
      unsafe_split_with_sizes: "default";
      unsafe_chunk: "default";
      linalg_diagonal: "default";
      fft_fftshift: "default";
      fft_ifftshift: "default";
      fill_diagonal_: "default";
      index: "Tensor" | "Tensor_out";
      _unsafe_index: "Tensor";
      index_put: "default" | "out";
      _unsafe_index_put: "default";
      index_put_: "default";
      _index_put_impl_: "default";
      index_select: "out" | "default";
      index_select_backward: "default";
      index_add: "out" | "default";
      index_add_: "default";
      index_copy: "out" | "default";
      index_copy_: "default";
      index_fill: "int_Scalar" | "int_Tensor" | "int_Scalar_out" | "int_Tensor_out";
      index_fill_: "int_Scalar" | "int_Tensor";
      gather: "out" | "default";
      gather_backward: "default";
      scatter: "src" | "src_out" | "value" | "value_out" | "reduce" | "reduce_out" | "value_reduce" | "value_reduce_out";
      scatter_: "src" | "value" | "reduce" | "value_reduce";
      scatter_add: "default" | "out";
      scatter_add_: "default";
      scatter_reduce: "two" | "two_out";
      scatter_reduce_: "two";
      masked_fill: "Scalar" | "Tensor" | "Scalar_out" | "Tensor_out";
      masked_fill_: "Scalar" | "Tensor";
      masked_scatter: "default" | "out";
      masked_scatter_backward: "default";
      masked_scatter_: "default";
      masked_select: "out" | "default";
      masked_select_backward: "default";
      nonzero: "out" | "default";
      nonzero_static: "default" | "out";
      nonzero_numpy: "default";
      argwhere: "default";
      cat: "default" | "out";
      _chunk_cat: "default" | "out";
      concat: "default" | "out";
      stack: "default" | "out";
      hstack: "default" | "out";
      vstack: "default" | "out";
      dstack: "default" | "out";
      column_stack: "default" | "out";
      row_stack: "default" | "out";
      flip: "default" | "out";
      fliplr: "default";
      flipud: "default";
      roll: "default" | "out";
      repeat: "default" | "out";
      repeat_interleave: "Tensor" | "self_Tensor" | "self_int" | "Tensor_out";
      tile: "default";
      tril: "out" | "default";
      tril_: "default";
      triu: "out" | "default";
      triu_: "default";
      embedding: "default" | "out";
      embedding_backward: "default";
      embedding_dense_backward: "default" | "out";
      one_hot: "default";
      take: "out" | "default";
      take_along_dim: "out" | "default";
      put: "default" | "out";
      put_: "default";
      meshgrid: "default" | "indexing";
      bucketize: "Tensor" | "Tensor_out" | "Scalar" | "Scalar_out";
      searchsorted: "Tensor" | "Tensor_out" | "Scalar" | "Scalar_out";
      trace: "default" | "out";
      trace_backward: "default";
      value_selecting_reduction_backward: "default";
      count_nonzero: "dim_IntList" | "default" | "dim_IntList_out" | "out";
      block_diag: "default" | "out";
      cartesian_prod: "default";
      combinations: "default";
      isin: "Tensor_Tensor_out" | "Tensor_Tensor" | "Tensor_Scalar_out" | "Tensor_Scalar" | "Scalar_Tensor_out" | "Scalar_Tensor";
      constant_pad_nd: "default" | "out";
      pad: "default";
      _pad_circular: "default";
      _pad_enum: "default";
      concatenate: "default" | "out";
      pad_sequence: "default";
      vander: "default";
      linalg_vander: "default";
      reflection_pad1d: "out" | "default";
      reflection_pad1d_backward: "grad_input" | "default";
      reflection_pad2d: "out" | "default";
      reflection_pad2d_backward: "grad_input" | "default";
      reflection_pad3d: "out" | "default";
      reflection_pad3d_backward: "grad_input" | "default";
      replication_pad1d: "out" | "default";
      replication_pad1d_backward: "grad_input" | "default";
      replication_pad2d: "out" | "default";
      replication_pad2d_backward: "grad_input" | "default";
      replication_pad3d: "out" | "default";
      replication_pad3d_backward: "grad_input" | "default";
      index_reduce: "out" | "default";
      index_reduce_: "default";
      embedding_bag: "default" | "padding_idx";
      _embedding_bag: "default";
      _embedding_bag_forward_only: "default";
      _embedding_bag_backward: "default";
      _embedding_bag_dense_backward: "default";
      _embedding_bag_per_sample_weights_backward: "default";
      embedding_renorm_: "default";
      segment_reduce: "default" | "out";
      _segment_reduce_backward: "default";
      _stack: "default" | "out";
      sort: "values" | "values_stable" | "default" | "stable";
      argsort: "default" | "stable" | "stable_out";
      topk: "values" | "default";
      msort: "default" | "out";
      kthvalue: "default" | "values";
      median: "default" | "dim" | "dim_values" | "out";
      nanmedian: "default" | "dim" | "dim_values" | "out";
      mode: "default" | "values";
      unique_dim: "default" | "out";
      _unique: "default" | "out";
      _unique2: "default" | "out";
      unique_consecutive: "default" | "out";
      histc: "out" | "default";
      bincount: "default" | "out";
      cummax: "default" | "out";
      cummin: "default" | "out";
      cummaxmin_backward: "default";
      cov: "default";
      corrcoef: "default";
      mvlgamma: "default" | "out";
      mvlgamma_: "default";
      special_multigammaln: "default" | "out";
      histogram: "bins_tensor_out" | "bins_tensor" | "bin_ct_out" | "bin_ct";
      _histogramdd_bin_edges: "default";
      _histogramdd_from_bin_cts: "default";
      _histogramdd_from_bin_tensors: "default";
      histogramdd: "default" | "int_bins" | "TensorList_bins";
      gradient: "scalarint" | "scalararray" | "array" | "scalarrayint" | "scalarrayarray" | "tensorarrayint" | "tensorarray";
      sum: "default" | "dim_IntList" | "IntList_out" | "out";
      mean: "default" | "dim" | "out";
      prod: "default" | "dim_int" | "int_out" | "out";
      amax: "default" | "out";
      amin: "default" | "out";
      aminmax: "default" | "out";
      max: "default" | "dim" | "dim_max" | "other" | "out";
      min: "default" | "dim" | "dim_min" | "other" | "out";
      argmax: "default" | "out";
      argmin: "default" | "out";
      any: "dim" | "out" | "dims" | "default" | "all_out" | "dims_out";
      all: "dim" | "out" | "dims" | "default" | "all_out" | "dims_out";
      var: "default" | "dim" | "out" | "correction" | "correction_out";
      std: "default" | "dim" | "out" | "correction" | "correction_out";
      var_mean: "default" | "dim" | "correction" | "correction_out";
      std_mean: "default" | "dim" | "correction" | "correction_out";
      logsumexp: "default" | "out";
      norm: "ScalarOpt_dtype" | "Scalar" | "ScalarOpt_dim_dtype" | "dtype_out" | "ScalarOpt_dim" | "out" | "ScalarOpt_dtype_out" | "Scalar_out";
      linalg_vector_norm: "default" | "out";
      frobenius_norm: "default" | "dim" | "out";
      dist: "default" | "out";
      cumsum: "default" | "out";
      cumsum_: "default";
      cumprod: "default" | "out";
      cumprod_: "default";
      cumprod_backward: "default";
      nansum: "default" | "out";
      nanmean: "default" | "out";
      logcumsumexp: "default" | "out";
      diff: "default" | "out";
      equal: "default";
      allclose: "default";
      isclose: "default";
      quantile: "default" | "scalar" | "out" | "scalar_out";
      nanquantile: "default" | "scalar" | "out" | "scalar_out";
      trapezoid: "x" | "dx";
      cumulative_trapezoid: "x" | "dx";
      trapz: "x" | "dx";
      special_logsumexp: "default" | "out";
      _aminmax: "default" | "dim";
      mm: "default" | "out";
      _int_mm: "default" | "out";
      addmm: "default" | "out";
      addmm_: "default";
      bmm: "default" | "out";
      baddbmm: "default" | "out";
      baddbmm_: "default";
      addbmm: "default" | "out";
      mv: "default" | "out";
      addmv: "default" | "out";
      addmv_: "default";
      addr: "default" | "out";
      dot: "default" | "out";
      vdot: "default" | "out";
      outer: "default" | "out";
      ger: "default" | "out";
      inner: "default" | "out";
      matmul: "default" | "out";
      linear: "default" | "out";
      tensordot: "default" | "out";
      chain_matmul: "default" | "out";
      bilinear: "default";
      kron: "default" | "out";
      einsum: "default";
      _trilinear: "default";
      linalg_cross: "default" | "out";
      cross: "default" | "out";
      cdist: "default";
      _cdist_forward: "default";
      _cdist_backward: "default";
      _euclidean_dist: "default";
      pdist: "default";
      _pdist_forward: "default";
      _pdist_backward: "default";
      linalg_cholesky_ex: "default" | "L";
      linalg_cholesky: "default" | "out";
      cholesky: "default" | "out";
      cholesky_inverse: "default" | "out";
      cholesky_solve: "default" | "out";
      linalg_lu_factor_ex: "default" | "out";
      linalg_lu_factor: "default" | "out";
      _lu_with_info: "default";
      linalg_lu: "default" | "out";
      linalg_lu_solve: "default" | "out";
      lu_unpack: "default" | "out";
      lu_solve: "default" | "out";
      _linalg_det: "default" | "result";
      linalg_det: "default" | "out";
      det: "default";
      _linalg_slogdet: "default" | "sign";
      linalg_slogdet: "default" | "out";
      slogdet: "default" | "out";
      logdet: "default";
      _linalg_solve_ex: "default" | "result";
      linalg_solve_ex: "default" | "out";
      linalg_solve: "default" | "out";
      linalg_inv_ex: "default" | "inverse";
      linalg_inv: "default" | "out";
      inverse: "default" | "out";
      linalg_solve_triangular: "default" | "out";
      triangular_solve: "default" | "X";
      linalg_qr: "default" | "out";
      qr: "default" | "Q";
      geqrf: "default" | "a";
      linalg_householder_product: "default" | "out";
      _linalg_eigh: "default" | "eigenvalues";
      linalg_eigh: "default" | "eigvals";
      linalg_eigvalsh: "default" | "out";
      linalg_eig: "default" | "out";
      linalg_eigvals: "default" | "out";
      _linalg_svd: "default" | "U";
      linalg_svd: "default" | "U";
      linalg_svdvals: "default" | "out";
      svd: "default" | "U";
      linalg_matrix_exp: "default" | "out";
      matrix_exp: "default";
      linalg_pinv: "atol_rtol_tensor" | "atol_rtol_float" | "default" | "rcond_tensor" | "atol_rtol_tensor_out" | "atol_rtol_float_out" | "out" | "out_rcond_tensor";
      pinverse: "default";
      linalg_matrix_rank: "atol_rtol_tensor" | "atol_rtol_float" | "default" | "tol_tensor" | "atol_rtol_tensor_out" | "atol_rtol_float_out" | "out" | "out_tol_tensor";
      linalg_matrix_power: "default" | "out";
      matrix_power: "default" | "out";
      linalg_matmul: "default" | "out";
      linalg_vecdot: "default" | "out";
      linalg_tensorinv: "default" | "out";
      linalg_tensorsolve: "default" | "out";
      linalg_multi_dot: "default" | "out";
      linalg_norm: "default" | "ord_str" | "out" | "ord_str_out";
      linalg_matrix_norm: "default" | "str_ord" | "out" | "str_ord_out";
      nuclear_norm: "default" | "dim" | "out" | "dim_out";
      linalg_cond: "default" | "p_str" | "out" | "p_str_out";
      linalg_lstsq: "default" | "out";
      _fft_r2c: "default" | "out";
      _fft_c2c: "default" | "out";
      _fft_c2r: "default" | "out";
      fft_fft: "default" | "out";
      fft_fft2: "default" | "out";
      fft_fftn: "default" | "out";
      fft_ifft: "default" | "out";
      fft_ifft2: "default" | "out";
      fft_ifftn: "default" | "out";
      fft_rfft: "default" | "out";
      fft_rfft2: "default" | "out";
      fft_rfftn: "default" | "out";
      fft_irfft: "default" | "out";
      fft_irfft2: "default" | "out";
      fft_irfftn: "default" | "out";
      fft_hfft: "default" | "out";
      fft_hfft2: "default" | "out";
      fft_hfftn: "default" | "out";
      fft_ihfft: "default" | "out";
      fft_ihfft2: "default" | "out";
      fft_ihfftn: "default" | "out";
      fft_fftfreq: "default" | "out";
      fft_rfftfreq: "default" | "out";
      stft: "default" | "center";
      istft: "default";
      orgqr: "default" | "out";
      addr_: "default";
      addbmm_: "default";
      _linalg_check_errors: "default";
      linalg_ldl_factor_ex: "default" | "out";
      linalg_ldl_factor: "default" | "out";
      linalg_ldl_solve: "default" | "out";
      ormqr: "default" | "out";
      symeig: "default" | "e";
      _addmm_activation: "default" | "out";
      softmax: "int" | "int_out";
      _softmax: "default" | "out";
      _softmax_backward_data: "default" | "out";
      log_softmax: "int" | "int_out";
      _log_softmax: "default" | "out";
      _log_softmax_backward_data: "default" | "out";
      special_softmax: "default";
      special_log_softmax: "default";
      nll_loss: "default" | "out";
      nll_loss_nd: "default";
      nll_loss_forward: "default" | "output";
      nll_loss_backward: "default" | "grad_input";
      nll_loss2d: "default" | "out";
      nll_loss2d_forward: "default" | "output";
      nll_loss2d_backward: "default" | "grad_input";
      cross_entropy_loss: "default";
      mse_loss: "default" | "out";
      mse_loss_backward: "default" | "grad_input";
      l1_loss: "default";
      smooth_l1_loss: "default" | "out";
      smooth_l1_loss_backward: "default" | "grad_input";
      huber_loss: "default" | "out";
      huber_loss_backward: "default" | "out";
      kl_div: "default";
      binary_cross_entropy: "default" | "out";
      binary_cross_entropy_backward: "default" | "grad_input";
      binary_cross_entropy_with_logits: "default" | "out";
      soft_margin_loss: "default" | "out";
      soft_margin_loss_backward: "default" | "grad_input";
      hinge_embedding_loss: "default";
      margin_ranking_loss: "default";
      cosine_embedding_loss: "default";
      triplet_margin_loss: "default";
      poisson_nll_loss: "default";
      pairwise_distance: "default";
      cosine_similarity: "default";
      layer_norm: "default";
      rms_norm: "default";
      native_layer_norm: "default";
      native_layer_norm_backward: "default";
      batch_norm: "default";
      _batch_norm_impl_index: "default";
      native_batch_norm: "default";
      _native_batch_norm_legit: "default" | "no_stats";
      _native_batch_norm_legit_no_training: "default";
      native_batch_norm_backward: "default";
      group_norm: "default";
      native_group_norm: "default";
      native_group_norm_backward: "default";
      instance_norm: "default";
      norm_except_dim: "default";
      convolution: "default" | "out";
      convolution_backward: "default";
      _convolution: "default";
      _convolution_mode: "default";
      _convolution_double_backward: "default";
      conv1d: "default" | "padding";
      conv2d: "default" | "padding";
      conv3d: "default" | "padding";
      conv_transpose1d: "default";
      conv_transpose2d: "input";
      conv_transpose3d: "input";
      im2col: "default" | "out";
      col2im: "default" | "out";
      max_pool2d: "default";
      max_pool2d_with_indices: "default" | "out";
      max_pool2d_with_indices_backward: "default" | "grad_input";
      avg_pool2d: "default" | "out";
      avg_pool2d_backward: "default" | "grad_input";
      adaptive_avg_pool2d: "default" | "out";
      _adaptive_avg_pool2d: "default";
      _adaptive_avg_pool2d_backward: "default";
      adaptive_max_pool2d: "default" | "out";
      adaptive_max_pool2d_backward: "default" | "grad_input";
      max_unpool2d: "default" | "out";
      max_pool3d: "default";
      max_pool3d_with_indices: "default" | "out";
      max_pool3d_with_indices_backward: "default" | "grad_input";
      avg_pool3d: "default" | "out";
      avg_pool3d_backward: "default" | "grad_input";
      adaptive_avg_pool3d: "default" | "out";
      _adaptive_avg_pool3d: "default";
      _adaptive_avg_pool3d_backward: "default" | "out";
      adaptive_avg_pool3d_backward: "grad_input";
      adaptive_max_pool3d: "default" | "out";
      adaptive_max_pool3d_backward: "default" | "grad_input";
      max_unpool3d: "default" | "out";
      max_pool1d_with_indices: "default";
      max_pool1d: "default";
      avg_pool1d: "default";
      adaptive_avg_pool1d: "default";
      adaptive_max_pool1d: "default";
      glu: "default" | "out";
      glu_backward: "default" | "grad_input";
      glu_jvp: "default";
      prelu: "default" | "out";
      prelu_backward: "default";
      renorm: "default" | "out";
      renorm_: "default";
      pixel_shuffle: "default" | "out";
      pixel_unshuffle: "default" | "out";
      channel_shuffle: "default";
      _scaled_dot_product_attention: "default";
      _scaled_dot_product_attention_math: "default";
      _scaled_dot_product_attention_forward: "default";
      scaled_dot_product_attention: "default";
      rnn_tanh_cell: "default";
      rnn_relu_cell: "default";
      gru_cell: "default";
      lstm_cell: "default";
      upsample_nearest1d: "default" | "vec" | "out";
      upsample_nearest1d_backward: "default" | "vec" | "grad_input";
      upsample_nearest2d: "default" | "vec" | "out";
      upsample_nearest2d_backward: "default" | "vec" | "grad_input";
      upsample_nearest3d: "default" | "vec" | "out";
      upsample_nearest3d_backward: "default" | "vec" | "grad_input";
      _upsample_nearest_exact1d: "default" | "vec" | "out";
      _upsample_nearest_exact1d_backward: "default" | "vec" | "grad_input";
      _upsample_nearest_exact2d: "default" | "vec" | "out";
      _upsample_nearest_exact2d_backward: "default" | "vec" | "grad_input";
      _upsample_nearest_exact3d: "default" | "vec" | "out";
      _upsample_nearest_exact3d_backward: "default" | "vec" | "grad_input";
      upsample_linear1d: "default" | "vec" | "out";
      upsample_linear1d_backward: "default" | "vec" | "grad_input";
      upsample_bilinear2d: "default" | "vec" | "out";
      upsample_bilinear2d_backward: "default" | "vec" | "grad_input";
      upsample_trilinear3d: "default" | "vec" | "out";
      upsample_trilinear3d_backward: "default" | "vec" | "grad_input";
      upsample_bicubic2d: "default" | "vec" | "out";
      upsample_bicubic2d_backward: "default" | "vec" | "grad_input";
      _upsample_bilinear2d_aa: "default" | "vec" | "out";
      _upsample_bilinear2d_aa_backward: "default" | "vec" | "grad_input";
      _upsample_bicubic2d_aa: "default" | "vec" | "out";
      _upsample_bicubic2d_aa_backward: "default" | "vec" | "grad_input";
      lstm: "input" | "data";
      gru: "input" | "data";
      rnn_tanh: "input" | "data";
      rnn_relu: "input" | "data";
      grid_sampler: "default";
      grid_sampler_2d: "default" | "out";
      grid_sampler_2d_backward: "default" | "out";
      grid_sampler_3d: "default" | "out";
      grid_sampler_3d_backward: "default" | "out";
      affine_grid_generator: "default" | "out";
      affine_grid_generator_backward: "default";
      multi_margin_loss: "default" | "out";
      multi_margin_loss_backward: "default" | "grad_input";
      multilabel_margin_loss: "default" | "out";
      multilabel_margin_loss_forward: "output" | "default";
      multilabel_margin_loss_backward: "default" | "grad_input";
      rrelu: "default";
      rrelu_: "default";
      rrelu_with_noise: "out" | "default";
      rrelu_with_noise_: "default";
      rrelu_with_noise_backward: "default" | "out";
      ctc_loss: "IntList" | "Tensor";
      _ctc_loss: "default" | "Tensor" | "out";
      _ctc_loss_backward: "default" | "Tensor" | "out";
      fractional_max_pool2d: "default" | "output";
      fractional_max_pool2d_backward: "default" | "grad_input";
      fractional_max_pool3d: "default" | "output";
      fractional_max_pool3d_backward: "default" | "grad_input";
      conv_tbc: "default" | "out";
      conv_tbc_backward: "default";
      _weight_norm: "default";
      _weight_norm_interface: "default" | "out";
      _weight_norm_interface_backward: "default";
      _weight_norm_differentiable_backward: "default";
      _pack_padded_sequence: "default" | "out";
      _pack_padded_sequence_backward: "default";
      _pad_packed_sequence: "default";
      _transform_bias_rescale_qkv: "default";
      _native_multi_head_attention: "default";
      _native_decoder_only_multi_head_attention: "default";
      _transformer_encoder_layer_fwd: "default";
      _transformer_decoder_only_layer_fwd: "default";
      _foreach_add: "Scalar" | "List" | "ScalarList" | "Tensor";
      _foreach_sub: "Scalar" | "List" | "ScalarList";
      _foreach_mul: "Scalar" | "List" | "ScalarList" | "Tensor";
      _foreach_div: "Scalar" | "List" | "ScalarList" | "Tensor";
      _foreach_exp: "default";
      _foreach_sqrt: "default";
      _foreach_abs: "default";
      _foreach_acos: "default";
      _foreach_asin: "default";
      _foreach_atan: "default";
      _foreach_ceil: "default";
      _foreach_cos: "default";
      _foreach_cosh: "default";
      _foreach_erf: "default";
      _foreach_erfc: "default";
      _foreach_expm1: "default";
      _foreach_floor: "default";
      _foreach_log: "default";
      _foreach_log10: "default";
      _foreach_log1p: "default";
      _foreach_log2: "default";
      _foreach_neg: "default";
      _foreach_tan: "default";
      _foreach_tanh: "default";
      _foreach_sin: "default";
      _foreach_sinh: "default";
      _foreach_round: "default";
      _foreach_lgamma: "default";
      _foreach_frac: "default";
      _foreach_reciprocal: "default";
      _foreach_sigmoid: "default";
      _foreach_trunc: "default";
      _foreach_zero_: "default";
      _foreach_addcdiv: "Scalar" | "ScalarList" | "Tensor";
      _foreach_addcmul: "Scalar" | "ScalarList" | "Tensor";
      _foreach_maximum: "List" | "Scalar" | "ScalarList";
      _foreach_maximum_: "List" | "Scalar" | "ScalarList";
      _foreach_minimum: "List" | "Scalar" | "ScalarList";
      _foreach_minimum_: "List" | "Scalar" | "ScalarList";
      _foreach_clamp_max: "Scalar" | "List" | "ScalarList";
      _foreach_clamp_min: "Scalar" | "List" | "ScalarList";
      _foreach_addcdiv_: "Tensor" | "Scalar" | "ScalarList";
      _foreach_addcmul_: "Tensor" | "Scalar" | "ScalarList";
      _foreach_lerp: "List" | "Scalar";
      _foreach_pow: "List" | "Scalar" | "ScalarList" | "ScalarAndTensor";
      _foreach_sign: "default";
      _foreach_copy_: "default";
      _fused_adam_: "default" | "tensor_lr";
      _fused_adamw_: "default" | "tensor_lr";
      _fused_sgd_: "default" | "tensor_lr";
      _foreach_norm: "Scalar";
      abs_: "default";
      neg_: "default";
      sign_: "default";
      sgn_: "default";
      exp_: "default";
      expm1_: "default";
      exp2_: "default";
      log_: "default";
      log1p_: "default";
      log2_: "default";
      log10_: "default";
      sqrt_: "default";
      rsqrt_: "default";
      sin_: "default";
      cos_: "default";
      tan_: "default";
      asin_: "default";
      acos_: "default";
      atan_: "default";
      sinh_: "default";
      cosh_: "default";
      tanh_: "default";
      asinh_: "default";
      acosh_: "default";
      atanh_: "default";
      erf_: "default";
      erfc_: "default";
      erfinv_: "default";
      lgamma_: "default";
      digamma_: "default";
      sigmoid_: "default";
      reciprocal_: "default";
      floor_: "default";
      ceil_: "default";
      trunc_: "default";
      round_: "default" | "decimals";
      frac_: "default";
      sinc_: "default";
      deg2rad_: "default";
      rad2deg_: "default";
      logit_: "default";
      nan_to_num_: "default";
      logical_not_: "default";
      bitwise_not_: "default";
      add_: "Tensor" | "Scalar";
      sub_: "Tensor" | "Scalar";
      mul_: "Tensor" | "Scalar";
      div_: "Tensor" | "Scalar" | "Tensor_mode" | "Scalar_mode";
      floor_divide_: "Tensor" | "Scalar";
      remainder_: "Tensor" | "Scalar";
      fmod_: "Tensor" | "Scalar";
      pow_: "Tensor" | "Scalar";
      atan2_: "default";
      hypot_: "default";
      copysign_: "Tensor" | "Scalar";
      xlogy_: "Tensor" | "Scalar_Other";
      heaviside_: "default";
      gcd_: "default";
      addcmul_: "default";
      addcdiv_: "default";
      lerp_: "Scalar" | "Tensor";
      eq_: "Tensor" | "Scalar";
      ne_: "Tensor" | "Scalar";
      lt_: "Tensor" | "Scalar";
      le_: "Tensor" | "Scalar";
      gt_: "Tensor" | "Scalar";
      ge_: "Tensor" | "Scalar";
      logical_and_: "default";
      logical_or_: "default";
      logical_xor_: "default";
      bitwise_and_: "Tensor" | "Scalar";
      bitwise_or_: "Tensor" | "Scalar";
      bitwise_xor_: "Tensor" | "Scalar";
      bitwise_left_shift_: "Tensor" | "Tensor_Scalar";
      bitwise_right_shift_: "Tensor" | "Tensor_Scalar";
      clamp_min_: "default" | "Tensor";
      clamp_max_: "default" | "Tensor";
      relu_: "default";
      leaky_relu_: "default";
      elu_: "default";
      gelu_: "default";
      silu_: "default";
      mish_: "default";
      hardsigmoid_: "default";
      hardswish_: "default";
      hardtanh_: "default";
      threshold_: "default";
      i0_: "default";
      igamma_: "default";
      igammac_: "default";
      nextafter_: "default";
      lcm_: "default";
      uniform: "out" | "default";
      random: "from_out" | "from" | "to_out" | "to" | "out" | "default";
      exponential: "out" | "default";
      log_normal: "out" | "default";
      geometric: "out" | "default";
      cauchy: "out" | "default";
      zero: "out" | "default";
      resize: "out" | "default";
      resize_as: "out" | "default";
      set: "source_Tensor_storage_offset_out" | "source_Tensor_storage_offset" | "source_Tensor_out" | "source_Tensor" | "out" | "default";
      _index_put_impl: "out" | "default";
      embedding_renorm: "out" | "default";
      _foreach_add_: "Scalar" | "List" | "ScalarList" | "Tensor";
      _foreach_sub_: "Scalar" | "List" | "ScalarList";
      _foreach_mul_: "Scalar" | "List" | "ScalarList" | "Tensor";
      _foreach_div_: "Scalar" | "List" | "ScalarList" | "Tensor";
      _foreach_exp_: "default";
      _foreach_sqrt_: "default";
      _foreach_abs_: "default";
      _foreach_acos_: "default";
      _foreach_asin_: "default";
      _foreach_atan_: "default";
      _foreach_ceil_: "default";
      _foreach_cos_: "default";
      _foreach_cosh_: "default";
      _foreach_erf_: "default";
      _foreach_erfc_: "default";
      _foreach_expm1_: "default";
      _foreach_floor_: "default";
      _foreach_log_: "default";
      _foreach_log10_: "default";
      _foreach_log1p_: "default";
      _foreach_log2_: "default";
      _foreach_neg_: "default";
      _foreach_tan_: "default";
      _foreach_tanh_: "default";
      _foreach_sin_: "default";
      _foreach_sinh_: "default";
      _foreach_round_: "default";
      _foreach_lgamma_: "default";
      _foreach_frac_: "default";
      _foreach_reciprocal_: "default";
      _foreach_sigmoid_: "default";
      _foreach_trunc_: "default";
      _foreach_clamp_max_: "Scalar" | "List" | "ScalarList";
      _foreach_clamp_min_: "Scalar" | "List" | "ScalarList";
      _foreach_lerp_: "List" | "Scalar";
      _foreach_pow_: "List" | "Scalar" | "ScalarList";
      _foreach_sign_: "default";
      absolute_: "default";
      negative_: "default";
      arcsin_: "default";
      arccos_: "default";
      arctan_: "default";
      arcsinh_: "default";
      arccosh_: "default";
      arctanh_: "default";
      fix_: "default";
      subtract_: "Tensor" | "Scalar";
      multiply_: "Tensor" | "Scalar";
      divide_: "Tensor" | "Scalar" | "Tensor_mode" | "Scalar_mode";
      true_divide_: "Tensor" | "Scalar";
      arctan2_: "default";
      not_equal_: "Tensor" | "Scalar";
      less_: "Tensor" | "Scalar";
      less_equal_: "Tensor" | "Scalar";
      greater_: "Tensor" | "Scalar";
      greater_equal_: "Tensor" | "Scalar";
      __iand__: "Tensor" | "Scalar";
      __ior__: "Tensor" | "Scalar";
      __ixor__: "Tensor" | "Scalar";
      __ilshift__: "Tensor" | "Scalar";
      __irshift__: "Tensor" | "Scalar";
      clip_: "default" | "Tensor";
    };
  }
}

installMethods(Tensor, {
  abs(options, extra) {
    return (functions.abs as Loose)(this, options, extra);
  },
  absolute(options, extra) {
    return (functions.absolute as Loose)(this, options, extra);
  },
  neg(options, extra) {
    return (functions.neg as Loose)(this, options, extra);
  },
  negative(options, extra) {
    return (functions.negative as Loose)(this, options, extra);
  },
  sign(options, extra) {
    return (functions.sign as Loose)(this, options, extra);
  },
  sgn(options, extra) {
    return (functions.sgn as Loose)(this, options, extra);
  },
  signbit(options, extra) {
    return (functions.signbit as Loose)(this, options, extra);
  },
  exp(options, extra) {
    return (functions.exp as Loose)(this, options, extra);
  },
  expm1(options, extra) {
    return (functions.expm1 as Loose)(this, options, extra);
  },
  exp2(options, extra) {
    return (functions.exp2 as Loose)(this, options, extra);
  },
  log(options, extra) {
    return (functions.log as Loose)(this, options, extra);
  },
  log1p(options, extra) {
    return (functions.log1p as Loose)(this, options, extra);
  },
  log2(options, extra) {
    return (functions.log2 as Loose)(this, options, extra);
  },
  log10(options, extra) {
    return (functions.log10 as Loose)(this, options, extra);
  },
  sqrt(options, extra) {
    return (functions.sqrt as Loose)(this, options, extra);
  },
  rsqrt(options, extra) {
    return (functions.rsqrt as Loose)(this, options, extra);
  },
  sin(options, extra) {
    return (functions.sin as Loose)(this, options, extra);
  },
  cos(options, extra) {
    return (functions.cos as Loose)(this, options, extra);
  },
  tan(options, extra) {
    return (functions.tan as Loose)(this, options, extra);
  },
  asin(options, extra) {
    return (functions.asin as Loose)(this, options, extra);
  },
  arcsin(options, extra) {
    return (functions.arcsin as Loose)(this, options, extra);
  },
  acos(options, extra) {
    return (functions.acos as Loose)(this, options, extra);
  },
  arccos(options, extra) {
    return (functions.arccos as Loose)(this, options, extra);
  },
  atan(options, extra) {
    return (functions.atan as Loose)(this, options, extra);
  },
  arctan(options, extra) {
    return (functions.arctan as Loose)(this, options, extra);
  },
  sinh(options, extra) {
    return (functions.sinh as Loose)(this, options, extra);
  },
  cosh(options, extra) {
    return (functions.cosh as Loose)(this, options, extra);
  },
  tanh(options, extra) {
    return (functions.tanh as Loose)(this, options, extra);
  },
  asinh(options, extra) {
    return (functions.asinh as Loose)(this, options, extra);
  },
  arcsinh(options, extra) {
    return (functions.arcsinh as Loose)(this, options, extra);
  },
  acosh(options, extra) {
    return (functions.acosh as Loose)(this, options, extra);
  },
  arccosh(options, extra) {
    return (functions.arccosh as Loose)(this, options, extra);
  },
  atanh(options, extra) {
    return (functions.atanh as Loose)(this, options, extra);
  },
  arctanh(options, extra) {
    return (functions.arctanh as Loose)(this, options, extra);
  },
  erf(options, extra) {
    return (functions.erf as Loose)(this, options, extra);
  },
  erfc(options, extra) {
    return (functions.erfc as Loose)(this, options, extra);
  },
  erfinv(options, extra) {
    return (functions.erfinv as Loose)(this, options, extra);
  },
  lgamma(options, extra) {
    return (functions.lgamma as Loose)(this, options, extra);
  },
  digamma(options, extra) {
    return (functions.digamma as Loose)(this, options, extra);
  },
  sigmoid(options, extra) {
    return (functions.sigmoid as Loose)(this, options, extra);
  },
  square(options, extra) {
    return (functions.square as Loose)(this, options, extra);
  },
  square_(options, extra) {
    return (functions.square_ as Loose)(this, options, extra);
  },
  polygamma(n, options, extra) {
    return (functions.polygamma as Loose)(n, this, options, extra);
  },
  polygamma_(n, options, extra) {
    return (functions.polygamma_ as Loose)(this, n, options, extra);
  },
  reciprocal(options, extra) {
    return (functions.reciprocal as Loose)(this, options, extra);
  },
  floor(options, extra) {
    return (functions.floor as Loose)(this, options, extra);
  },
  ceil(options, extra) {
    return (functions.ceil as Loose)(this, options, extra);
  },
  trunc(options, extra) {
    return (functions.trunc as Loose)(this, options, extra);
  },
  fix(options, extra) {
    return (functions.fix as Loose)(this, options, extra);
  },
  round(options, extra) {
    return (functions.round as Loose)(this, options, extra);
  },
  frac(options, extra) {
    return (functions.frac as Loose)(this, options, extra);
  },
  sinc(options, extra) {
    return (functions.sinc as Loose)(this, options, extra);
  },
  deg2rad(options, extra) {
    return (functions.deg2rad as Loose)(this, options, extra);
  },
  rad2deg(options, extra) {
    return (functions.rad2deg as Loose)(this, options, extra);
  },
  logit(eps, options, extra) {
    return (functions.logit as Loose)(this, eps, options, extra);
  },
  nanToNum(nan, posinf, neginf, options, extra) {
    return (functions.nanToNum as Loose)(this, nan, posinf, neginf, options, extra);
  },
  isnan(options, extra) {
    return (functions.isnan as Loose)(this, options, extra);
  },
  isinf(options, extra) {
    return (functions.isinf as Loose)(this, options, extra);
  },
  isfinite(options, extra) {
    return (functions.isfinite as Loose)(this, options, extra);
  },
  isposinf(options, extra) {
    return (functions.isposinf as Loose)(this, options, extra);
  },
  isneginf(options, extra) {
    return (functions.isneginf as Loose)(this, options, extra);
  },
  logicalNot(options, extra) {
    return (functions.logicalNot as Loose)(this, options, extra);
  },
  bitwiseNot(options, extra) {
    return (functions.bitwiseNot as Loose)(this, options, extra);
  },
  add(other, alpha, options, extra) {
    return (functions.add as Loose)(this, other, alpha, options, extra);
  },
  sub(other, alpha, options, extra) {
    return (functions.sub as Loose)(this, other, alpha, options, extra);
  },
  subtract(other, alpha, options, extra) {
    return (functions.subtract as Loose)(this, other, alpha, options, extra);
  },
  mul(other, options, extra) {
    return (functions.mul as Loose)(this, other, options, extra);
  },
  multiply(other, options, extra) {
    return (functions.multiply as Loose)(this, other, options, extra);
  },
  div(other, options, extra) {
    return (functions.div as Loose)(this, other, options, extra);
  },
  divide(other, options, extra) {
    return (functions.divide as Loose)(this, other, options, extra);
  },
  trueDivide(other, options, extra) {
    return (functions.trueDivide as Loose)(this, other, options, extra);
  },
  floorDivide(other, options, extra) {
    return (functions.floorDivide as Loose)(this, other, options, extra);
  },
  remainder(other, options, extra) {
    return (functions.remainder as Loose)(this, other, options, extra);
  },
  fmod(other, options, extra) {
    return (functions.fmod as Loose)(this, other, options, extra);
  },
  pow(exponent, options, extra) {
    return (functions.pow as Loose)(this, exponent, options, extra);
  },
  floatPower(exponent, options, extra) {
    return (functions.floatPower as Loose)(this, exponent, options, extra);
  },
  floatPower_(exponent, options, extra) {
    return (functions.floatPower_ as Loose)(this, exponent, options, extra);
  },
  atan2(other, options, extra) {
    return (functions.atan2 as Loose)(this, other, options, extra);
  },
  arctan2(other, options, extra) {
    return (functions.arctan2 as Loose)(this, other, options, extra);
  },
  hypot(other, options, extra) {
    return (functions.hypot as Loose)(this, other, options, extra);
  },
  copysign(other, options, extra) {
    return (functions.copysign as Loose)(this, other, options, extra);
  },
  xlogy(other, options, extra) {
    return (functions.xlogy as Loose)(this, other, options, extra);
  },
  logaddexp(other, options, extra) {
    return (functions.logaddexp as Loose)(this, other, options, extra);
  },
  logaddexp2(other, options, extra) {
    return (functions.logaddexp2 as Loose)(this, other, options, extra);
  },
  heaviside(values, options, extra) {
    return (functions.heaviside as Loose)(this, values, options, extra);
  },
  gcd(other, options, extra) {
    return (functions.gcd as Loose)(this, other, options, extra);
  },
  addcmul(tensor1, tensor2, options, extra) {
    return (functions.addcmul as Loose)(this, tensor1, tensor2, options, extra);
  },
  addcdiv(tensor1, tensor2, options, extra) {
    return (functions.addcdiv as Loose)(this, tensor1, tensor2, options, extra);
  },
  lerp(end, weight, options, extra) {
    return (functions.lerp as Loose)(this, end, weight, options, extra);
  },
  eq(other, options, extra) {
    return (functions.eq as Loose)(this, other, options, extra);
  },
  ne(other, options, extra) {
    return (functions.ne as Loose)(this, other, options, extra);
  },
  notEqual(other, options, extra) {
    return (functions.notEqual as Loose)(this, other, options, extra);
  },
  lt(other, options, extra) {
    return (functions.lt as Loose)(this, other, options, extra);
  },
  less(other, options, extra) {
    return (functions.less as Loose)(this, other, options, extra);
  },
  le(other, options, extra) {
    return (functions.le as Loose)(this, other, options, extra);
  },
  lessEqual(other, options, extra) {
    return (functions.lessEqual as Loose)(this, other, options, extra);
  },
  gt(other, options, extra) {
    return (functions.gt as Loose)(this, other, options, extra);
  },
  greater(other, options, extra) {
    return (functions.greater as Loose)(this, other, options, extra);
  },
  ge(other, options, extra) {
    return (functions.ge as Loose)(this, other, options, extra);
  },
  greaterEqual(other, options, extra) {
    return (functions.greaterEqual as Loose)(this, other, options, extra);
  },
  logicalAnd(other, options, extra) {
    return (functions.logicalAnd as Loose)(this, other, options, extra);
  },
  logicalOr(other, options, extra) {
    return (functions.logicalOr as Loose)(this, other, options, extra);
  },
  logicalXor(other, options, extra) {
    return (functions.logicalXor as Loose)(this, other, options, extra);
  },
  bitwiseAnd(other, options, extra) {
    return (functions.bitwiseAnd as Loose)(this, other, options, extra);
  },
  __and__(other, options, extra) {
    return (functions.__and__ as Loose)(this, other, options, extra);
  },
  bitwiseOr(other, options, extra) {
    return (functions.bitwiseOr as Loose)(this, other, options, extra);
  },
  __or__(other, options, extra) {
    return (functions.__or__ as Loose)(this, other, options, extra);
  },
  bitwiseXor(other, options, extra) {
    return (functions.bitwiseXor as Loose)(this, other, options, extra);
  },
  __xor__(other, options, extra) {
    return (functions.__xor__ as Loose)(this, other, options, extra);
  },
  bitwiseLeftShift(other, options, extra) {
    return (functions.bitwiseLeftShift as Loose)(this, other, options, extra);
  },
  __lshift__(other, options, extra) {
    return (functions.__lshift__ as Loose)(this, other, options, extra);
  },
  bitwiseRightShift(other, options, extra) {
    return (functions.bitwiseRightShift as Loose)(this, other, options, extra);
  },
  __rshift__(other, options, extra) {
    return (functions.__rshift__ as Loose)(this, other, options, extra);
  },
  maximum(other, options, extra) {
    return (functions.maximum as Loose)(this, other, options, extra);
  },
  minimum(other, options, extra) {
    return (functions.minimum as Loose)(this, other, options, extra);
  },
  fmax(other, options, extra) {
    return (functions.fmax as Loose)(this, other, options, extra);
  },
  fmin(other, options, extra) {
    return (functions.fmin as Loose)(this, other, options, extra);
  },
  where(condition, other, options, extra) {
    return (functions.where as Loose)(condition, this, other, options, extra);
  },
  clamp(min, max, options, extra) {
    return (functions.clamp as Loose)(this, min, max, options, extra);
  },
  clamp_(min, max, options, extra) {
    return (functions.clamp_ as Loose)(this, min, max, options, extra);
  },
  clampMin(min, options, extra) {
    return (functions.clampMin as Loose)(this, min, options, extra);
  },
  clampMax(max, options, extra) {
    return (functions.clampMax as Loose)(this, max, options, extra);
  },
  clip(min, max, options, extra) {
    return (functions.clip as Loose)(this, min, max, options, extra);
  },
  relu(options, extra) {
    return (functions.relu as Loose)(this, options, extra);
  },
  hardshrink(lambd, options, extra) {
    return (functions.hardshrink as Loose)(this, lambd, options, extra);
  },
  hardshrinkBackward(gradOut, lambd, options, extra) {
    return (functions.hardshrinkBackward as Loose)(gradOut, this, lambd, options, extra);
  },
  i0(options, extra) {
    return (functions.i0 as Loose)(this, options, extra);
  },
  igamma(other, options, extra) {
    return (functions.igamma as Loose)(this, other, options, extra);
  },
  igammac(other, options, extra) {
    return (functions.igammac as Loose)(this, other, options, extra);
  },
  nextafter(other, options, extra) {
    return (functions.nextafter as Loose)(this, other, options, extra);
  },
  lcm(other, options, extra) {
    return (functions.lcm as Loose)(this, other, options, extra);
  },
  angle(options, extra) {
    return (functions.angle as Loose)(this, options, extra);
  },
  ldexp(other, options, extra) {
    return (functions.ldexp as Loose)(this, other, options, extra);
  },
  ldexp_(other, options, extra) {
    return (functions.ldexp_ as Loose)(this, other, options, extra);
  },
  frexp(options, extra) {
    return (functions.frexp as Loose)(this, options, extra);
  },
  newEmpty(size, options, extra) {
    return (functions.newEmpty as Loose)(this, size, options, extra);
  },
  newEmptyStrided(size, stride, options, extra) {
    return (functions.newEmptyStrided as Loose)(this, size, stride, options, extra);
  },
  newZeros(size, options, extra) {
    return (functions.newZeros as Loose)(this, size, options, extra);
  },
  newOnes(size, options, extra) {
    return (functions.newOnes as Loose)(this, size, options, extra);
  },
  newFull(size, fillValue, options, extra) {
    return (functions.newFull as Loose)(this, size, fillValue, options, extra);
  },
  bernoulli(p, options, extra) {
    return (functions.bernoulli as Loose)(this, p, options, extra);
  },
  bernoulli_(p, options, extra) {
    return (functions.bernoulli_ as Loose)(this, p, options, extra);
  },
  uniform_(from, to, options, extra) {
    return (functions.uniform_ as Loose)(this, from, to, options, extra);
  },
  normal_(mean, std, options, extra) {
    return (functions.normal_ as Loose)(this, mean, std, options, extra);
  },
  random_(from, to, options, extra) {
    return (functions.random_ as Loose)(this, from, to, options, extra);
  },
  multinomial(numSamples, replacement, options, extra) {
    return (functions.multinomial as Loose)(this, numSamples, replacement, options, extra);
  },
  exponential_(lambd, options, extra) {
    return (functions.exponential_ as Loose)(this, lambd, options, extra);
  },
  logNormal_(mean, std, options, extra) {
    return (functions.logNormal_ as Loose)(this, mean, std, options, extra);
  },
  geometric_(p, options, extra) {
    return (functions.geometric_ as Loose)(this, p, options, extra);
  },
  cauchy_(median, sigma, options, extra) {
    return (functions.cauchy_ as Loose)(this, median, sigma, options, extra);
  },
  to(device, dtype, nonBlocking, copy, memoryFormat, options, extra) {
    return (functions.to as Loose)(this, device, dtype, nonBlocking, copy, memoryFormat, options, extra);
  },
  copy_(src, nonBlocking, options, extra) {
    return (functions.copy_ as Loose)(this, src, nonBlocking, options, extra);
  },
  fill_(value, options, extra) {
    return (functions.fill_ as Loose)(this, value, options, extra);
  },
  zero_(options, extra) {
    return (functions.zero_ as Loose)(this, options, extra);
  },
  clone(options, extra) {
    return (functions.clone as Loose)(this, options, extra);
  },
  contiguous(options, extra) {
    return (functions.contiguous as Loose)(this, options, extra);
  },
  typeAs(other, options, extra) {
    return (functions.typeAs as Loose)(this, other, options, extra);
  },
  detach(options, extra) {
    return (functions.detach as Loose)(this, options, extra);
  },
  detach_(options, extra) {
    return (functions.detach_ as Loose)(this, options, extra);
  },
  alias(options, extra) {
    return (functions.alias as Loose)(this, options, extra);
  },
  isSameSize(other, options, extra) {
    return (functions.isSameSize as Loose)(this, other, options, extra);
  },
  resize_(size, options, extra) {
    return (functions.resize_ as Loose)(this, size, options, extra);
  },
  resizeAs_(theTemplate, options, extra) {
    return (functions.resizeAs_ as Loose)(this, theTemplate, options, extra);
  },
  set_(source, storageOffset, size, stride, options, extra) {
    return (functions.set_ as Loose)(this, source, storageOffset, size, stride, options, extra);
  },
  resolveConj(options, extra) {
    return (functions.resolveConj as Loose)(this, options, extra);
  },
  resolveNeg(options, extra) {
    return (functions.resolveNeg as Loose)(this, options, extra);
  },
  _conj(options, extra) {
    return (functions._conj as Loose)(this, options, extra);
  },
  _negView(options, extra) {
    return (functions._negView as Loose)(this, options, extra);
  },
  _conjPhysical(options, extra) {
    return (functions._conjPhysical as Loose)(this, options, extra);
  },
  conj(options, extra) {
    return (functions.conj as Loose)(this, options, extra);
  },
  conjPhysical(options, extra) {
    return (functions.conjPhysical as Loose)(this, options, extra);
  },
  conjPhysical_(options, extra) {
    return (functions.conjPhysical_ as Loose)(this, options, extra);
  },
  positive(options, extra) {
    return (functions.positive as Loose)(this, options, extra);
  },
  isreal(options, extra) {
    return (functions.isreal as Loose)(this, options, extra);
  },
  isComplex(options, extra) {
    return (functions.isComplex as Loose)(this, options, extra);
  },
  isFloatingPoint(options, extra) {
    return (functions.isFloatingPoint as Loose)(this, options, extra);
  },
  isSigned(options, extra) {
    return (functions.isSigned as Loose)(this, options, extra);
  },
  isNeg(options, extra) {
    return (functions.isNeg as Loose)(this, options, extra);
  },
  _isZerotensor(options, extra) {
    return (functions._isZerotensor as Loose)(this, options, extra);
  },
  isConj(options, extra) {
    return (functions.isConj as Loose)(this, options, extra);
  },
  isNonzero(options, extra) {
    return (functions.isNonzero as Loose)(this, options, extra);
  },
  size(dim, options, extra) {
    return (functions.size as Loose)(this, dim, options, extra);
  },
  stride(dim, options, extra) {
    return (functions.stride as Loose)(this, dim, options, extra);
  },
  sumToSize(size, options, extra) {
    return (functions.sumToSize as Loose)(this, size, options, extra);
  },
  view(size, options, extra) {
    return (functions.view as Loose)(this, size, options, extra);
  },
  reshape(shape, options, extra) {
    return (functions.reshape as Loose)(this, shape, options, extra);
  },
  _reshapeAlias(size, stride, options, extra) {
    return (functions._reshapeAlias as Loose)(this, size, stride, options, extra);
  },
  expand(size, options, extra) {
    return (functions.expand as Loose)(this, size, options, extra);
  },
  expandAs(other, options, extra) {
    return (functions.expandAs as Loose)(this, other, options, extra);
  },
  viewAs(other, options, extra) {
    return (functions.viewAs as Loose)(this, other, options, extra);
  },
  reshapeAs(other, options, extra) {
    return (functions.reshapeAs as Loose)(this, other, options, extra);
  },
  permute(dims, options, extra) {
    return (functions.permute as Loose)(this, dims, options, extra);
  },
  transpose(dim0, dim1, options, extra) {
    return (functions.transpose as Loose)(this, dim0, dim1, options, extra);
  },
  transpose_(dim0, dim1, options, extra) {
    return (functions.transpose_ as Loose)(this, dim0, dim1, options, extra);
  },
  t(options, extra) {
    return (functions.t as Loose)(this, options, extra);
  },
  t_(options, extra) {
    return (functions.t_ as Loose)(this, options, extra);
  },
  swapaxes(axis0, axis1, options, extra) {
    return (functions.swapaxes as Loose)(this, axis0, axis1, options, extra);
  },
  swapaxes_(axis0, axis1, options, extra) {
    return (functions.swapaxes_ as Loose)(this, axis0, axis1, options, extra);
  },
  swapdims(dim0, dim1, options, extra) {
    return (functions.swapdims as Loose)(this, dim0, dim1, options, extra);
  },
  swapdims_(dim0, dim1, options, extra) {
    return (functions.swapdims_ as Loose)(this, dim0, dim1, options, extra);
  },
  squeeze(dim, options, extra) {
    return (functions.squeeze as Loose)(this, dim, options, extra);
  },
  squeeze_(dim, options, extra) {
    return (functions.squeeze_ as Loose)(this, dim, options, extra);
  },
  unsqueeze(dim, options, extra) {
    return (functions.unsqueeze as Loose)(this, dim, options, extra);
  },
  unsqueeze_(dim, options, extra) {
    return (functions.unsqueeze_ as Loose)(this, dim, options, extra);
  },
  select(dim, index, options, extra) {
    return (functions.select as Loose)(this, dim, index, options, extra);
  },
  slice(dim, start, end, step, options, extra) {
    return (functions.slice as Loose)(this, dim, start, end, step, options, extra);
  },
  narrow(dim, start, length, options, extra) {
    return (functions.narrow as Loose)(this, dim, start, length, options, extra);
  },
  narrowCopy(dim, start, length, options, extra) {
    return (functions.narrowCopy as Loose)(this, dim, start, length, options, extra);
  },
  split(splitSize, dim, options, extra) {
    return (functions.split as Loose)(this, splitSize, dim, options, extra);
  },
  splitWithSizes(splitSizes, dim, options, extra) {
    return (functions.splitWithSizes as Loose)(this, splitSizes, dim, options, extra);
  },
  chunk(chunks, dim, options, extra) {
    return (functions.chunk as Loose)(this, chunks, dim, options, extra);
  },
  tensorSplit(sections, dim, options, extra) {
    return (functions.tensorSplit as Loose)(this, sections, dim, options, extra);
  },
  unbind(dim, options, extra) {
    return (functions.unbind as Loose)(this, dim, options, extra);
  },
  asStrided(size, stride, storageOffset, options, extra) {
    return (functions.asStrided as Loose)(this, size, stride, storageOffset, options, extra);
  },
  asStrided_(size, stride, storageOffset, options, extra) {
    return (functions.asStrided_ as Loose)(this, size, stride, storageOffset, options, extra);
  },
  diagonal(offset, dim1, dim2, options, extra) {
    return (functions.diagonal as Loose)(this, offset, dim1, dim2, options, extra);
  },
  flatten(startDim, endDim, options, extra) {
    return (functions.flatten as Loose)(this, startDim, endDim, options, extra);
  },
  unflatten(dim, sizes, options, extra) {
    return (functions.unflatten as Loose)(this, dim, sizes, options, extra);
  },
  movedim(source, destination, options, extra) {
    return (functions.movedim as Loose)(this, source, destination, options, extra);
  },
  moveaxis(source, destination, options, extra) {
    return (functions.moveaxis as Loose)(this, source, destination, options, extra);
  },
  broadcastTo(size, options, extra) {
    return (functions.broadcastTo as Loose)(this, size, options, extra);
  },
  unfold(dimension, size, step, options, extra) {
    return (functions.unfold as Loose)(this, dimension, size, step, options, extra);
  },
  ravel(options, extra) {
    return (functions.ravel as Loose)(this, options, extra);
  },
  adjoint(options, extra) {
    return (functions.adjoint as Loose)(this, options, extra);
  },
  hsplit(sections, options, extra) {
    return (functions.hsplit as Loose)(this, sections, options, extra);
  },
  vsplit(sections, options, extra) {
    return (functions.vsplit as Loose)(this, sections, options, extra);
  },
  dsplit(sections, options, extra) {
    return (functions.dsplit as Loose)(this, sections, options, extra);
  },
  selectScatter(src, dim, index, options, extra) {
    return (functions.selectScatter as Loose)(this, src, dim, index, options, extra);
  },
  sliceScatter(src, dim, start, end, step, options, extra) {
    return (functions.sliceScatter as Loose)(this, src, dim, start, end, step, options, extra);
  },
  diagonalScatter(src, offset, dim1, dim2, options, extra) {
    return (functions.diagonalScatter as Loose)(this, src, offset, dim1, dim2, options, extra);
  },
  asStridedScatter(src, size, stride, storageOffset, options, extra) {
    return (functions.asStridedScatter as Loose)(this, src, size, stride, storageOffset, options, extra);
  },
  diag(diagonal, options, extra) {
    return (functions.diag as Loose)(this, diagonal, options, extra);
  },
  diagEmbed(offset, dim1, dim2, options, extra) {
    return (functions.diagEmbed as Loose)(this, offset, dim1, dim2, options, extra);
  },
  diagflat(offset, options, extra) {
    return (functions.diagflat as Loose)(this, offset, options, extra);
  },
  rot90(k, dims, options, extra) {
    return (functions.rot90 as Loose)(this, k, dims, options, extra);
  },
  unsafeSplit(splitSize, dim, options, extra) {
    return (functions.unsafeSplit as Loose)(this, splitSize, dim, options, extra);
  },
  unsafeSplitWithSizes(splitSizes, dim, options, extra) {
    return (functions.unsafeSplitWithSizes as Loose)(this, splitSizes, dim, options, extra);
  },
  unsafeChunk(chunks, dim, options, extra) {
    return (functions.unsafeChunk as Loose)(this, chunks, dim, options, extra);
  },
  fillDiagonal_(fillValue, wrap, options, extra) {
    return (functions.fillDiagonal_ as Loose)(this, fillValue, wrap, options, extra);
  },
  index(indices, options, extra) {
    return (functions.index as Loose)(this, indices, options, extra);
  },
  indexPut(indices, values, accumulate, options, extra) {
    return (functions.indexPut as Loose)(this, indices, values, accumulate, options, extra);
  },
  indexPut_(indices, values, accumulate, options, extra) {
    return (functions.indexPut_ as Loose)(this, indices, values, accumulate, options, extra);
  },
  indexSelect(dim, index, options, extra) {
    return (functions.indexSelect as Loose)(this, dim, index, options, extra);
  },
  indexAdd(dim, index, source, options, extra) {
    return (functions.indexAdd as Loose)(this, dim, index, source, options, extra);
  },
  indexAdd_(dim, index, source, options, extra) {
    return (functions.indexAdd_ as Loose)(this, dim, index, source, options, extra);
  },
  indexCopy(dim, index, source, options, extra) {
    return (functions.indexCopy as Loose)(this, dim, index, source, options, extra);
  },
  indexCopy_(dim, index, source, options, extra) {
    return (functions.indexCopy_ as Loose)(this, dim, index, source, options, extra);
  },
  indexFill(dim, index, value, options, extra) {
    return (functions.indexFill as Loose)(this, dim, index, value, options, extra);
  },
  indexFill_(dim, index, value, options, extra) {
    return (functions.indexFill_ as Loose)(this, dim, index, value, options, extra);
  },
  gather(dim, index, options, extra) {
    return (functions.gather as Loose)(this, dim, index, options, extra);
  },
  scatter(dim, index, src, options, extra) {
    return (functions.scatter as Loose)(this, dim, index, src, options, extra);
  },
  scatter_(dim, index, src, options, extra) {
    return (functions.scatter_ as Loose)(this, dim, index, src, options, extra);
  },
  scatterAdd(dim, index, src, options, extra) {
    return (functions.scatterAdd as Loose)(this, dim, index, src, options, extra);
  },
  scatterAdd_(dim, index, src, options, extra) {
    return (functions.scatterAdd_ as Loose)(this, dim, index, src, options, extra);
  },
  scatterReduce(dim, index, src, reduce, options, extra) {
    return (functions.scatterReduce as Loose)(this, dim, index, src, reduce, options, extra);
  },
  scatterReduce_(dim, index, src, reduce, options, extra) {
    return (functions.scatterReduce_ as Loose)(this, dim, index, src, reduce, options, extra);
  },
  maskedFill(mask, value, options, extra) {
    return (functions.maskedFill as Loose)(this, mask, value, options, extra);
  },
  maskedFill_(mask, value, options, extra) {
    return (functions.maskedFill_ as Loose)(this, mask, value, options, extra);
  },
  maskedScatter(mask, source, options, extra) {
    return (functions.maskedScatter as Loose)(this, mask, source, options, extra);
  },
  maskedScatter_(mask, source, options, extra) {
    return (functions.maskedScatter_ as Loose)(this, mask, source, options, extra);
  },
  maskedSelect(mask, options, extra) {
    return (functions.maskedSelect as Loose)(this, mask, options, extra);
  },
  nonzero(options, extra) {
    return (functions.nonzero as Loose)(this, options, extra);
  },
  nonzeroStatic(options, extra) {
    return (functions.nonzeroStatic as Loose)(this, options, extra);
  },
  nonzeroNumpy(options, extra) {
    return (functions.nonzeroNumpy as Loose)(this, options, extra);
  },
  argwhere(options, extra) {
    return (functions.argwhere as Loose)(this, options, extra);
  },
  flip(dims, options, extra) {
    return (functions.flip as Loose)(this, dims, options, extra);
  },
  fliplr(options, extra) {
    return (functions.fliplr as Loose)(this, options, extra);
  },
  flipud(options, extra) {
    return (functions.flipud as Loose)(this, options, extra);
  },
  roll(shifts, dims, options, extra) {
    return (functions.roll as Loose)(this, shifts, dims, options, extra);
  },
  repeat(repeats, options, extra) {
    return (functions.repeat as Loose)(this, repeats, options, extra);
  },
  repeatInterleave(repeats_, dim, options, extra) {
    return (functions.repeatInterleave as Loose)(this, repeats_, dim, options, extra);
  },
  tile(dims, options, extra) {
    return (functions.tile as Loose)(this, dims, options, extra);
  },
  tril(diagonal, options, extra) {
    return (functions.tril as Loose)(this, diagonal, options, extra);
  },
  tril_(diagonal, options, extra) {
    return (functions.tril_ as Loose)(this, diagonal, options, extra);
  },
  triu(diagonal, options, extra) {
    return (functions.triu as Loose)(this, diagonal, options, extra);
  },
  triu_(diagonal, options, extra) {
    return (functions.triu_ as Loose)(this, diagonal, options, extra);
  },
  take(index, options, extra) {
    return (functions.take as Loose)(this, index, options, extra);
  },
  takeAlongDim(indices, dim, options, extra) {
    return (functions.takeAlongDim as Loose)(this, indices, dim, options, extra);
  },
  put(index, source, accumulate, options, extra) {
    return (functions.put as Loose)(this, index, source, accumulate, options, extra);
  },
  put_(index, source, accumulate, options, extra) {
    return (functions.put_ as Loose)(this, index, source, accumulate, options, extra);
  },
  trace(options, extra) {
    return (functions.trace as Loose)(this, options, extra);
  },
  countNonzero(dim, options, extra) {
    return (functions.countNonzero as Loose)(this, dim, options, extra);
  },
  indexReduce(dim, index, source, reduce, options, extra) {
    return (functions.indexReduce as Loose)(this, dim, index, source, reduce, options, extra);
  },
  indexReduce_(dim, index, source, reduce, options, extra) {
    return (functions.indexReduce_ as Loose)(this, dim, index, source, reduce, options, extra);
  },
  sort(dim, descending, options, extra) {
    return (functions.sort as Loose)(this, dim, descending, options, extra);
  },
  argsort(dim, descending, options, extra) {
    return (functions.argsort as Loose)(this, dim, descending, options, extra);
  },
  topk(k, dim, largest, sorted, options, extra) {
    return (functions.topk as Loose)(this, k, dim, largest, sorted, options, extra);
  },
  msort(options, extra) {
    return (functions.msort as Loose)(this, options, extra);
  },
  kthvalue(k, dim, keepdim, options, extra) {
    return (functions.kthvalue as Loose)(this, k, dim, keepdim, options, extra);
  },
  median(dim, keepdim, options, extra) {
    return (functions.median as Loose)(this, dim, keepdim, options, extra);
  },
  nanmedian(dim, keepdim, options, extra) {
    return (functions.nanmedian as Loose)(this, dim, keepdim, options, extra);
  },
  mode(dim, keepdim, options, extra) {
    return (functions.mode as Loose)(this, dim, keepdim, options, extra);
  },
  histc(bins, min, max, options, extra) {
    return (functions.histc as Loose)(this, bins, min, max, options, extra);
  },
  bincount(weights, minlength, options, extra) {
    return (functions.bincount as Loose)(this, weights, minlength, options, extra);
  },
  cummax(dim, options, extra) {
    return (functions.cummax as Loose)(this, dim, options, extra);
  },
  cummin(dim, options, extra) {
    return (functions.cummin as Loose)(this, dim, options, extra);
  },
  cov(options, extra) {
    return (functions.cov as Loose)(this, options, extra);
  },
  corrcoef(options, extra) {
    return (functions.corrcoef as Loose)(this, options, extra);
  },
  mvlgamma(p, options, extra) {
    return (functions.mvlgamma as Loose)(this, p, options, extra);
  },
  mvlgamma_(p, options, extra) {
    return (functions.mvlgamma_ as Loose)(this, p, options, extra);
  },
  histogram(bins, options, extra) {
    return (functions.histogram as Loose)(this, bins, options, extra);
  },
  sum(dim, keepdim, options, extra) {
    return (functions.sum as Loose)(this, dim, keepdim, options, extra);
  },
  mean(dim, keepdim, options, extra) {
    return (functions.mean as Loose)(this, dim, keepdim, options, extra);
  },
  prod(dim, keepdim, options, extra) {
    return (functions.prod as Loose)(this, dim, keepdim, options, extra);
  },
  amax(dim, keepdim, options, extra) {
    return (functions.amax as Loose)(this, dim, keepdim, options, extra);
  },
  amin(dim, keepdim, options, extra) {
    return (functions.amin as Loose)(this, dim, keepdim, options, extra);
  },
  aminmax(options, extra) {
    return (functions.aminmax as Loose)(this, options, extra);
  },
  max(dim, keepdim, options, extra) {
    return (functions.max as Loose)(this, dim, keepdim, options, extra);
  },
  min(dim, keepdim, options, extra) {
    return (functions.min as Loose)(this, dim, keepdim, options, extra);
  },
  argmax(dim, keepdim, options, extra) {
    return (functions.argmax as Loose)(this, dim, keepdim, options, extra);
  },
  argmin(dim, keepdim, options, extra) {
    return (functions.argmin as Loose)(this, dim, keepdim, options, extra);
  },
  any(dim, keepdim, options, extra) {
    return (functions.any as Loose)(this, dim, keepdim, options, extra);
  },
  all(dim, keepdim, options, extra) {
    return (functions.all as Loose)(this, dim, keepdim, options, extra);
  },
  var(unbiased, unbiased_, keepdim, options, extra) {
    return (functions.var_ as Loose)(this, unbiased, unbiased_, keepdim, options, extra);
  },
  std(unbiased, unbiased_, keepdim, options, extra) {
    return (functions.std as Loose)(this, unbiased, unbiased_, keepdim, options, extra);
  },
  logsumexp(dim, keepdim, options, extra) {
    return (functions.logsumexp as Loose)(this, dim, keepdim, options, extra);
  },
  norm(p, dim, keepdim, options, extra) {
    return (functions.norm as Loose)(this, p, dim, keepdim, options, extra);
  },
  dist(other, p, options, extra) {
    return (functions.dist as Loose)(this, other, p, options, extra);
  },
  cumsum(dim, options, extra) {
    return (functions.cumsum as Loose)(this, dim, options, extra);
  },
  cumsum_(dim, options, extra) {
    return (functions.cumsum_ as Loose)(this, dim, options, extra);
  },
  cumprod(dim, options, extra) {
    return (functions.cumprod as Loose)(this, dim, options, extra);
  },
  cumprod_(dim, options, extra) {
    return (functions.cumprod_ as Loose)(this, dim, options, extra);
  },
  nansum(dim, keepdim, options, extra) {
    return (functions.nansum as Loose)(this, dim, keepdim, options, extra);
  },
  nanmean(dim, keepdim, options, extra) {
    return (functions.nanmean as Loose)(this, dim, keepdim, options, extra);
  },
  logcumsumexp(dim, options, extra) {
    return (functions.logcumsumexp as Loose)(this, dim, options, extra);
  },
  diff(n, dim, prepend, append, options, extra) {
    return (functions.diff as Loose)(this, n, dim, prepend, append, options, extra);
  },
  equal(other, options, extra) {
    return (functions.equal as Loose)(this, other, options, extra);
  },
  allclose(other, rtol, atol, equalNan, options, extra) {
    return (functions.allclose as Loose)(this, other, rtol, atol, equalNan, options, extra);
  },
  isclose(other, rtol, atol, equalNan, options, extra) {
    return (functions.isclose as Loose)(this, other, rtol, atol, equalNan, options, extra);
  },
  quantile(q, dim, keepdim, options, extra) {
    return (functions.quantile as Loose)(this, q, dim, keepdim, options, extra);
  },
  nanquantile(q, dim, keepdim, options, extra) {
    return (functions.nanquantile as Loose)(this, q, dim, keepdim, options, extra);
  },
  mm(mat2, options, extra) {
    return (functions.mm as Loose)(this, mat2, options, extra);
  },
  addmm(mat1, mat2, options, extra) {
    return (functions.addmm as Loose)(this, mat1, mat2, options, extra);
  },
  addmm_(mat1, mat2, options, extra) {
    return (functions.addmm_ as Loose)(this, mat1, mat2, options, extra);
  },
  bmm(mat2, options, extra) {
    return (functions.bmm as Loose)(this, mat2, options, extra);
  },
  baddbmm(batch1, batch2, options, extra) {
    return (functions.baddbmm as Loose)(this, batch1, batch2, options, extra);
  },
  baddbmm_(batch1, batch2, options, extra) {
    return (functions.baddbmm_ as Loose)(this, batch1, batch2, options, extra);
  },
  addbmm(batch1, batch2, options, extra) {
    return (functions.addbmm as Loose)(this, batch1, batch2, options, extra);
  },
  mv(vec, options, extra) {
    return (functions.mv as Loose)(this, vec, options, extra);
  },
  addmv(mat, vec, options, extra) {
    return (functions.addmv as Loose)(this, mat, vec, options, extra);
  },
  addmv_(mat, vec, options, extra) {
    return (functions.addmv_ as Loose)(this, mat, vec, options, extra);
  },
  addr(vec1, vec2, options, extra) {
    return (functions.addr as Loose)(this, vec1, vec2, options, extra);
  },
  dot(tensor, options, extra) {
    return (functions.dot as Loose)(this, tensor, options, extra);
  },
  vdot(other, options, extra) {
    return (functions.vdot as Loose)(this, other, options, extra);
  },
  outer(vec2, options, extra) {
    return (functions.outer as Loose)(this, vec2, options, extra);
  },
  ger(vec2, options, extra) {
    return (functions.ger as Loose)(this, vec2, options, extra);
  },
  inner(other, options, extra) {
    return (functions.inner as Loose)(this, other, options, extra);
  },
  matmul(other, options, extra) {
    return (functions.matmul as Loose)(this, other, options, extra);
  },
  kron(other, options, extra) {
    return (functions.kron as Loose)(this, other, options, extra);
  },
  cross(other, dim, options, extra) {
    return (functions.cross as Loose)(this, other, dim, options, extra);
  },
  cholesky(upper, options, extra) {
    return (functions.cholesky as Loose)(this, upper, options, extra);
  },
  choleskyInverse(upper, options, extra) {
    return (functions.choleskyInverse as Loose)(this, upper, options, extra);
  },
  choleskySolve(input2, upper, options, extra) {
    return (functions.choleskySolve as Loose)(this, input2, upper, options, extra);
  },
  luSolve(LUData, LUPivots, options, extra) {
    return (functions.luSolve as Loose)(this, LUData, LUPivots, options, extra);
  },
  det(options, extra) {
    return (functions.det as Loose)(this, options, extra);
  },
  slogdet(options, extra) {
    return (functions.slogdet as Loose)(this, options, extra);
  },
  logdet(options, extra) {
    return (functions.logdet as Loose)(this, options, extra);
  },
  inverse(options, extra) {
    return (functions.inverse as Loose)(this, options, extra);
  },
  triangularSolve(A, upper, transpose, unitriangular, options, extra) {
    return (functions.triangularSolve as Loose)(this, A, upper, transpose, unitriangular, options, extra);
  },
  qr(some, options, extra) {
    return (functions.qr as Loose)(this, some, options, extra);
  },
  geqrf(options, extra) {
    return (functions.geqrf as Loose)(this, options, extra);
  },
  svd(some, computeUv, options, extra) {
    return (functions.svd as Loose)(this, some, computeUv, options, extra);
  },
  matrixExp(options, extra) {
    return (functions.matrixExp as Loose)(this, options, extra);
  },
  pinverse(rcond, options, extra) {
    return (functions.pinverse as Loose)(this, rcond, options, extra);
  },
  matrixPower(n, options, extra) {
    return (functions.matrixPower as Loose)(this, n, options, extra);
  },
  stft(nFft, hopLength, winLength, window, normalized, onesided, returnComplex, onesided_, returnComplex_, options, extra) {
    return (functions.stft as Loose)(this, nFft, hopLength, winLength, window, normalized, onesided, returnComplex, onesided_, returnComplex_, options, extra);
  },
  istft(nFft, hopLength, winLength, window, center, normalized, onesided, length, returnComplex, options, extra) {
    return (functions.istft as Loose)(this, nFft, hopLength, winLength, window, center, normalized, onesided, length, returnComplex, options, extra);
  },
  orgqr(input2, options, extra) {
    return (functions.orgqr as Loose)(this, input2, options, extra);
  },
  addr_(vec1, vec2, options, extra) {
    return (functions.addr_ as Loose)(this, vec1, vec2, options, extra);
  },
  addbmm_(batch1, batch2, options, extra) {
    return (functions.addbmm_ as Loose)(this, batch1, batch2, options, extra);
  },
  ormqr(input2, input3, left, transpose, options, extra) {
    return (functions.ormqr as Loose)(this, input2, input3, left, transpose, options, extra);
  },
  symeig(eigenvectors, upper, options, extra) {
    return (functions.symeig as Loose)(this, eigenvectors, upper, options, extra);
  },
  softmax(dim, dtype, options, extra) {
    return (functions.softmax as Loose)(this, dim, dtype, options, extra);
  },
  logSoftmax(dim, dtype, options, extra) {
    return (functions.logSoftmax as Loose)(this, dim, dtype, options, extra);
  },
  prelu(weight, options, extra) {
    return (functions.prelu as Loose)(this, weight, options, extra);
  },
  renorm(p, dim, maxnorm, options, extra) {
    return (functions.renorm as Loose)(this, p, dim, maxnorm, options, extra);
  },
  renorm_(p, dim, maxnorm, options, extra) {
    return (functions.renorm_ as Loose)(this, p, dim, maxnorm, options, extra);
  },
  abs_(options, extra) {
    return (functions.abs_ as Loose)(this, options, extra);
  },
  neg_(options, extra) {
    return (functions.neg_ as Loose)(this, options, extra);
  },
  sign_(options, extra) {
    return (functions.sign_ as Loose)(this, options, extra);
  },
  sgn_(options, extra) {
    return (functions.sgn_ as Loose)(this, options, extra);
  },
  exp_(options, extra) {
    return (functions.exp_ as Loose)(this, options, extra);
  },
  expm1_(options, extra) {
    return (functions.expm1_ as Loose)(this, options, extra);
  },
  exp2_(options, extra) {
    return (functions.exp2_ as Loose)(this, options, extra);
  },
  log_(options, extra) {
    return (functions.log_ as Loose)(this, options, extra);
  },
  log1p_(options, extra) {
    return (functions.log1p_ as Loose)(this, options, extra);
  },
  log2_(options, extra) {
    return (functions.log2_ as Loose)(this, options, extra);
  },
  log10_(options, extra) {
    return (functions.log10_ as Loose)(this, options, extra);
  },
  sqrt_(options, extra) {
    return (functions.sqrt_ as Loose)(this, options, extra);
  },
  rsqrt_(options, extra) {
    return (functions.rsqrt_ as Loose)(this, options, extra);
  },
  sin_(options, extra) {
    return (functions.sin_ as Loose)(this, options, extra);
  },
  cos_(options, extra) {
    return (functions.cos_ as Loose)(this, options, extra);
  },
  tan_(options, extra) {
    return (functions.tan_ as Loose)(this, options, extra);
  },
  asin_(options, extra) {
    return (functions.asin_ as Loose)(this, options, extra);
  },
  acos_(options, extra) {
    return (functions.acos_ as Loose)(this, options, extra);
  },
  atan_(options, extra) {
    return (functions.atan_ as Loose)(this, options, extra);
  },
  sinh_(options, extra) {
    return (functions.sinh_ as Loose)(this, options, extra);
  },
  cosh_(options, extra) {
    return (functions.cosh_ as Loose)(this, options, extra);
  },
  tanh_(options, extra) {
    return (functions.tanh_ as Loose)(this, options, extra);
  },
  asinh_(options, extra) {
    return (functions.asinh_ as Loose)(this, options, extra);
  },
  acosh_(options, extra) {
    return (functions.acosh_ as Loose)(this, options, extra);
  },
  atanh_(options, extra) {
    return (functions.atanh_ as Loose)(this, options, extra);
  },
  erf_(options, extra) {
    return (functions.erf_ as Loose)(this, options, extra);
  },
  erfc_(options, extra) {
    return (functions.erfc_ as Loose)(this, options, extra);
  },
  erfinv_(options, extra) {
    return (functions.erfinv_ as Loose)(this, options, extra);
  },
  lgamma_(options, extra) {
    return (functions.lgamma_ as Loose)(this, options, extra);
  },
  digamma_(options, extra) {
    return (functions.digamma_ as Loose)(this, options, extra);
  },
  sigmoid_(options, extra) {
    return (functions.sigmoid_ as Loose)(this, options, extra);
  },
  reciprocal_(options, extra) {
    return (functions.reciprocal_ as Loose)(this, options, extra);
  },
  floor_(options, extra) {
    return (functions.floor_ as Loose)(this, options, extra);
  },
  ceil_(options, extra) {
    return (functions.ceil_ as Loose)(this, options, extra);
  },
  trunc_(options, extra) {
    return (functions.trunc_ as Loose)(this, options, extra);
  },
  round_(options, extra) {
    return (functions.round_ as Loose)(this, options, extra);
  },
  frac_(options, extra) {
    return (functions.frac_ as Loose)(this, options, extra);
  },
  sinc_(options, extra) {
    return (functions.sinc_ as Loose)(this, options, extra);
  },
  deg2rad_(options, extra) {
    return (functions.deg2rad_ as Loose)(this, options, extra);
  },
  rad2deg_(options, extra) {
    return (functions.rad2deg_ as Loose)(this, options, extra);
  },
  logit_(eps, options, extra) {
    return (functions.logit_ as Loose)(this, eps, options, extra);
  },
  nanToNum_(nan, posinf, neginf, options, extra) {
    return (functions.nanToNum_ as Loose)(this, nan, posinf, neginf, options, extra);
  },
  logicalNot_(options, extra) {
    return (functions.logicalNot_ as Loose)(this, options, extra);
  },
  bitwiseNot_(options, extra) {
    return (functions.bitwiseNot_ as Loose)(this, options, extra);
  },
  add_(other, alpha, options, extra) {
    return (functions.add_ as Loose)(this, other, alpha, options, extra);
  },
  sub_(other, alpha, options, extra) {
    return (functions.sub_ as Loose)(this, other, alpha, options, extra);
  },
  mul_(other, options, extra) {
    return (functions.mul_ as Loose)(this, other, options, extra);
  },
  div_(other, options, extra) {
    return (functions.div_ as Loose)(this, other, options, extra);
  },
  floorDivide_(other, options, extra) {
    return (functions.floorDivide_ as Loose)(this, other, options, extra);
  },
  remainder_(other, options, extra) {
    return (functions.remainder_ as Loose)(this, other, options, extra);
  },
  fmod_(other, options, extra) {
    return (functions.fmod_ as Loose)(this, other, options, extra);
  },
  pow_(exponent, options, extra) {
    return (functions.pow_ as Loose)(this, exponent, options, extra);
  },
  atan2_(other, options, extra) {
    return (functions.atan2_ as Loose)(this, other, options, extra);
  },
  hypot_(other, options, extra) {
    return (functions.hypot_ as Loose)(this, other, options, extra);
  },
  copysign_(other, options, extra) {
    return (functions.copysign_ as Loose)(this, other, options, extra);
  },
  xlogy_(other, options, extra) {
    return (functions.xlogy_ as Loose)(this, other, options, extra);
  },
  heaviside_(values, options, extra) {
    return (functions.heaviside_ as Loose)(this, values, options, extra);
  },
  gcd_(other, options, extra) {
    return (functions.gcd_ as Loose)(this, other, options, extra);
  },
  addcmul_(tensor1, tensor2, options, extra) {
    return (functions.addcmul_ as Loose)(this, tensor1, tensor2, options, extra);
  },
  addcdiv_(tensor1, tensor2, options, extra) {
    return (functions.addcdiv_ as Loose)(this, tensor1, tensor2, options, extra);
  },
  lerp_(end, weight, options, extra) {
    return (functions.lerp_ as Loose)(this, end, weight, options, extra);
  },
  eq_(other, options, extra) {
    return (functions.eq_ as Loose)(this, other, options, extra);
  },
  ne_(other, options, extra) {
    return (functions.ne_ as Loose)(this, other, options, extra);
  },
  lt_(other, options, extra) {
    return (functions.lt_ as Loose)(this, other, options, extra);
  },
  le_(other, options, extra) {
    return (functions.le_ as Loose)(this, other, options, extra);
  },
  gt_(other, options, extra) {
    return (functions.gt_ as Loose)(this, other, options, extra);
  },
  ge_(other, options, extra) {
    return (functions.ge_ as Loose)(this, other, options, extra);
  },
  logicalAnd_(other, options, extra) {
    return (functions.logicalAnd_ as Loose)(this, other, options, extra);
  },
  logicalOr_(other, options, extra) {
    return (functions.logicalOr_ as Loose)(this, other, options, extra);
  },
  logicalXor_(other, options, extra) {
    return (functions.logicalXor_ as Loose)(this, other, options, extra);
  },
  bitwiseAnd_(other, options, extra) {
    return (functions.bitwiseAnd_ as Loose)(this, other, options, extra);
  },
  bitwiseOr_(other, options, extra) {
    return (functions.bitwiseOr_ as Loose)(this, other, options, extra);
  },
  bitwiseXor_(other, options, extra) {
    return (functions.bitwiseXor_ as Loose)(this, other, options, extra);
  },
  bitwiseLeftShift_(other, options, extra) {
    return (functions.bitwiseLeftShift_ as Loose)(this, other, options, extra);
  },
  bitwiseRightShift_(other, options, extra) {
    return (functions.bitwiseRightShift_ as Loose)(this, other, options, extra);
  },
  clampMin_(min, options, extra) {
    return (functions.clampMin_ as Loose)(this, min, options, extra);
  },
  clampMax_(max, options, extra) {
    return (functions.clampMax_ as Loose)(this, max, options, extra);
  },
  relu_(options, extra) {
    return (functions.relu_ as Loose)(this, options, extra);
  },
  i0_(options, extra) {
    return (functions.i0_ as Loose)(this, options, extra);
  },
  igamma_(other, options, extra) {
    return (functions.igamma_ as Loose)(this, other, options, extra);
  },
  igammac_(other, options, extra) {
    return (functions.igammac_ as Loose)(this, other, options, extra);
  },
  nextafter_(other, options, extra) {
    return (functions.nextafter_ as Loose)(this, other, options, extra);
  },
  lcm_(other, options, extra) {
    return (functions.lcm_ as Loose)(this, other, options, extra);
  },
  absolute_(options, extra) {
    return (functions.absolute_ as Loose)(this, options, extra);
  },
  negative_(options, extra) {
    return (functions.negative_ as Loose)(this, options, extra);
  },
  arcsin_(options, extra) {
    return (functions.arcsin_ as Loose)(this, options, extra);
  },
  arccos_(options, extra) {
    return (functions.arccos_ as Loose)(this, options, extra);
  },
  arctan_(options, extra) {
    return (functions.arctan_ as Loose)(this, options, extra);
  },
  arcsinh_(options, extra) {
    return (functions.arcsinh_ as Loose)(this, options, extra);
  },
  arccosh_(options, extra) {
    return (functions.arccosh_ as Loose)(this, options, extra);
  },
  arctanh_(options, extra) {
    return (functions.arctanh_ as Loose)(this, options, extra);
  },
  fix_(options, extra) {
    return (functions.fix_ as Loose)(this, options, extra);
  },
  subtract_(other, alpha, options, extra) {
    return (functions.subtract_ as Loose)(this, other, alpha, options, extra);
  },
  multiply_(other, options, extra) {
    return (functions.multiply_ as Loose)(this, other, options, extra);
  },
  divide_(other, options, extra) {
    return (functions.divide_ as Loose)(this, other, options, extra);
  },
  trueDivide_(other, options, extra) {
    return (functions.trueDivide_ as Loose)(this, other, options, extra);
  },
  arctan2_(other, options, extra) {
    return (functions.arctan2_ as Loose)(this, other, options, extra);
  },
  notEqual_(other, options, extra) {
    return (functions.notEqual_ as Loose)(this, other, options, extra);
  },
  less_(other, options, extra) {
    return (functions.less_ as Loose)(this, other, options, extra);
  },
  lessEqual_(other, options, extra) {
    return (functions.lessEqual_ as Loose)(this, other, options, extra);
  },
  greater_(other, options, extra) {
    return (functions.greater_ as Loose)(this, other, options, extra);
  },
  greaterEqual_(other, options, extra) {
    return (functions.greaterEqual_ as Loose)(this, other, options, extra);
  },
  __iand__(other, options, extra) {
    return (functions.__iand__ as Loose)(this, other, options, extra);
  },
  __ior__(other, options, extra) {
    return (functions.__ior__ as Loose)(this, other, options, extra);
  },
  __ixor__(other, options, extra) {
    return (functions.__ixor__ as Loose)(this, other, options, extra);
  },
  __ilshift__(other, options, extra) {
    return (functions.__ilshift__ as Loose)(this, other, options, extra);
  },
  __irshift__(other, options, extra) {
    return (functions.__irshift__ as Loose)(this, other, options, extra);
  },
  clip_(min, max, options, extra) {
    return (functions.clip_ as Loose)(this, min, max, options, extra);
  },
});
installProperties(Tensor, {
  imag: functions.imag,
  real: functions.real,
  T: functions.numpyT,
  mT: functions.mT,
  mH: functions.mH,
  H: functions.matrixH,
});
