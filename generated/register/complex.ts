// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Loops of the pointwise operators for complex numbers, put into the tables of the others.

import type {
  Scalar,
} from "../../runtime/core/scalar.js";
import {
  assertReadable,
} from "../../runtime/core/storage.js";
import {
  cabs,
  cacos,
  cacosh,
  carg,
  casin,
  casinh,
  catan,
  catanh,
  ccos,
  ccosh,
  cexp,
  clog,
  clog10,
  clog2,
  cpow,
  creciprocal,
  crsqrt,
  csign,
  csin,
  csinh,
  csqrt,
  ctan,
  ctanh,
  imaginaryPart,
  realPart,
  z,
} from "../../runtime/kernels/math/complex.js";
import {
  isInfinite,
  isNan,
} from "../../runtime/kernels/math/scalar-math.js";
import type {
  PairArray,
} from "../../runtime/kernels/memory/arrays.js";
import {
  addComplexLoop,
} from "../../runtime/kernels/pointwise/runner.js";
import * as pointwise from "../pointwise/cpu.js";
import * as rules from "../pointwise/rules.js";

function abs_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = cabs(selfRe, selfIm);
    out[at] = t0Re;
  }
}

function neg_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = -selfRe;
    const t0Im = -selfIm;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function sgn_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    csign(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function exp_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    cexp(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function log_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    clog(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function log2_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    clog2(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function log10_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    clog10(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function sqrt_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    csqrt(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function rsqrt_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    crsqrt(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function sin_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    csin(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function cos_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    ccos(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function tan_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    ctan(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function asin_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    casin(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function acos_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    cacos(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function atan_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    catan(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function sinh_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    csinh(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function cosh_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    ccosh(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function tanh_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    ctanh(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function asinh_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    casinh(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function acosh_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    cacosh(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function atanh_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    catanh(selfRe, selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function sigmoid_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    cexp(-selfRe, -selfIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    creciprocal(1 + t0Re, 0 + t0Im);
    const t1Re = z[0]!;
    const t1Im = z[1]!;
    out[2 * at] = t1Re;
    out[2 * at + 1] = t1Im;
  }
}

function reciprocal_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = selfRe * selfRe + selfIm * selfIm;
    const t1Re = (1 * selfRe) / t0Re;
    const t1Im = -(1 * selfIm) / t0Re;
    out[2 * at] = t1Re;
    out[2 * at + 1] = t1Im;
  }
}

function sinc_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = Math.PI * selfRe;
    const t0Im = Math.PI * selfIm;
    csin(t0Re, t0Im);
    const t1Re = z[0]!;
    const t1Im = z[1]!;
    const t2Re = t0Re * t0Re + t0Im * t0Im;
    const t3Re = (t1Re * t0Re + t1Im * t0Im) / t2Re;
    const t3Im = (t1Im * t0Re - t1Re * t0Im) / t2Re;
    const t4Re = (selfRe === 0 && selfIm === 0) ? 1 : t3Re;
    const t4Im = (selfRe === 0 && selfIm === 0) ? 0 : t3Im;
    out[2 * at] = t4Re;
    out[2 * at + 1] = t4Im;
  }
}

function isnan_complex(
  n: number, out: Uint8Array, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    out[at] = (isNan(selfRe) || isNan(selfIm)) ? 1 : 0;
  }
}

function isinf_complex(
  n: number, out: Uint8Array, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    out[at] = (isInfinite(selfRe) || isInfinite(selfIm)) ? 1 : 0;
  }
}

function isfinite_complex(
  n: number, out: Uint8Array, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    out[at] = (Number.isFinite(selfRe) && Number.isFinite(selfIm)) ? 1 : 0;
  }
}

function logical_not_complex(
  n: number, out: Uint8Array, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    out[at] = !((selfRe !== 0 || selfIm !== 0)) ? 1 : 0;
  }
}

function add_Tensor_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherArray: PairArray, otherAt: number, otherStep: number, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  const alphaRe = realPart(alphaScalar, selfArray);
  const alphaIm = imaginaryPart(alphaScalar, selfArray);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const otherRe = otherArray[2 * otherAt]!;
    const otherIm = otherArray[2 * otherAt + 1]!;
    const t0Re = alphaRe * otherRe - alphaIm * otherIm;
    const t0Im = alphaRe * otherIm + alphaIm * otherRe;
    const t1Re = selfRe + t0Re;
    const t1Im = selfIm + t0Im;
    out[2 * at] = t1Re;
    out[2 * at + 1] = t1Im;
  }
}

function add_Scalar_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const otherRe = realPart(otherScalar, selfArray);
  const otherIm = imaginaryPart(otherScalar, selfArray);
  const alphaRe = realPart(alphaScalar, selfArray);
  const alphaIm = imaginaryPart(alphaScalar, selfArray);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = alphaRe * otherRe - alphaIm * otherIm;
    const t0Im = alphaRe * otherIm + alphaIm * otherRe;
    const t1Re = selfRe + t0Re;
    const t1Im = selfIm + t0Im;
    out[2 * at] = t1Re;
    out[2 * at + 1] = t1Im;
  }
}

function sub_Tensor_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherArray: PairArray, otherAt: number, otherStep: number, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  const alphaRe = realPart(alphaScalar, selfArray);
  const alphaIm = imaginaryPart(alphaScalar, selfArray);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const otherRe = otherArray[2 * otherAt]!;
    const otherIm = otherArray[2 * otherAt + 1]!;
    const t0Re = alphaRe * otherRe - alphaIm * otherIm;
    const t0Im = alphaRe * otherIm + alphaIm * otherRe;
    const t1Re = selfRe - t0Re;
    const t1Im = selfIm - t0Im;
    out[2 * at] = t1Re;
    out[2 * at + 1] = t1Im;
  }
}

function sub_Scalar_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const otherRe = realPart(otherScalar, selfArray);
  const otherIm = imaginaryPart(otherScalar, selfArray);
  const alphaRe = realPart(alphaScalar, selfArray);
  const alphaIm = imaginaryPart(alphaScalar, selfArray);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = alphaRe * otherRe - alphaIm * otherIm;
    const t0Im = alphaRe * otherIm + alphaIm * otherRe;
    const t1Re = selfRe - t0Re;
    const t1Im = selfIm - t0Im;
    out[2 * at] = t1Re;
    out[2 * at + 1] = t1Im;
  }
}

function rsub_Scalar_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const otherRe = realPart(otherScalar, selfArray);
  const otherIm = imaginaryPart(otherScalar, selfArray);
  const alphaRe = realPart(alphaScalar, selfArray);
  const alphaIm = imaginaryPart(alphaScalar, selfArray);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = alphaRe * selfRe - alphaIm * selfIm;
    const t0Im = alphaRe * selfIm + alphaIm * selfRe;
    const t1Re = otherRe - t0Re;
    const t1Im = otherIm - t0Im;
    out[2 * at] = t1Re;
    out[2 * at + 1] = t1Im;
  }
}

function mul_Tensor_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherArray: PairArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const otherRe = otherArray[2 * otherAt]!;
    const otherIm = otherArray[2 * otherAt + 1]!;
    const t0Re = selfRe * otherRe - selfIm * otherIm;
    const t0Im = selfRe * otherIm + selfIm * otherRe;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function mul_Scalar_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const otherRe = realPart(otherScalar, selfArray);
  const otherIm = imaginaryPart(otherScalar, selfArray);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = selfRe * otherRe - selfIm * otherIm;
    const t0Im = selfRe * otherIm + selfIm * otherRe;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function div_Tensor_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherArray: PairArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const otherRe = otherArray[2 * otherAt]!;
    const otherIm = otherArray[2 * otherAt + 1]!;
    const t0Re = otherRe * otherRe + otherIm * otherIm;
    const t1Re = (selfRe * otherRe + selfIm * otherIm) / t0Re;
    const t1Im = (selfIm * otherRe - selfRe * otherIm) / t0Re;
    out[2 * at] = t1Re;
    out[2 * at + 1] = t1Im;
  }
}

function div_Scalar_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const otherRe = realPart(otherScalar, selfArray);
  const otherIm = imaginaryPart(otherScalar, selfArray);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = otherRe * otherRe + otherIm * otherIm;
    const t1Re = (selfRe * otherRe + selfIm * otherIm) / t0Re;
    const t1Im = (selfIm * otherRe - selfRe * otherIm) / t0Re;
    out[2 * at] = t1Re;
    out[2 * at + 1] = t1Im;
  }
}

function div_Tensor_mode_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherArray: PairArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const otherRe = otherArray[2 * otherAt]!;
    const otherIm = otherArray[2 * otherAt + 1]!;
    const t0Re = otherRe * otherRe + otherIm * otherIm;
    const t1Re = (selfRe * otherRe + selfIm * otherIm) / t0Re;
    const t1Im = (selfIm * otherRe - selfRe * otherIm) / t0Re;
    out[2 * at] = t1Re;
    out[2 * at + 1] = t1Im;
  }
}

function div_Scalar_mode_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const otherRe = realPart(otherScalar, selfArray);
  const otherIm = imaginaryPart(otherScalar, selfArray);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = otherRe * otherRe + otherIm * otherIm;
    const t1Re = (selfRe * otherRe + selfIm * otherIm) / t0Re;
    const t1Im = (selfIm * otherRe - selfRe * otherIm) / t0Re;
    out[2 * at] = t1Re;
    out[2 * at + 1] = t1Im;
  }
}

function pow_Tensor_Tensor_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, exponentArray: PairArray, exponentAt: number, exponentStep: number,
): void {
  if (selfArray.length === 0 || exponentArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, exponentAt += exponentStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const exponentRe = exponentArray[2 * exponentAt]!;
    const exponentIm = exponentArray[2 * exponentAt + 1]!;
    cpow(selfRe, selfIm, exponentRe, exponentIm);
    const t0Re = z[0]!;
    const t0Im = z[1]!;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function pow_Tensor_Scalar_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, exponentScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const exponentRe = realPart(exponentScalar, selfArray);
  const exponentIm = imaginaryPart(exponentScalar, selfArray);
  if ((exponentRe === 0 && exponentIm === 0)) {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      out[2 * at] = 1;
      out[2 * at + 1] = 0;
    }
  } else {
    if ((exponentRe === 1 && exponentIm === 0)) {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const selfRe = selfArray[2 * selfAt]!;
        const selfIm = selfArray[2 * selfAt + 1]!;
        out[2 * at] = selfRe;
        out[2 * at + 1] = selfIm;
      }
    } else {
      if ((exponentRe === 2 && exponentIm === 0)) {
        for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
          const selfRe = selfArray[2 * selfAt]!;
          const selfIm = selfArray[2 * selfAt + 1]!;
          const t0Re = selfRe * selfRe - selfIm * selfIm;
          const t0Im = selfRe * selfIm + selfIm * selfRe;
          out[2 * at] = t0Re;
          out[2 * at + 1] = t0Im;
        }
      } else {
        if ((exponentRe === 0.5 && exponentIm === 0)) {
          for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
            const selfRe = selfArray[2 * selfAt]!;
            const selfIm = selfArray[2 * selfAt + 1]!;
            csqrt(selfRe, selfIm);
            const t1Re = z[0]!;
            const t1Im = z[1]!;
            out[2 * at] = t1Re;
            out[2 * at + 1] = t1Im;
          }
        } else {
          if ((exponentRe === 3 && exponentIm === 0)) {
            for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
              const selfRe = selfArray[2 * selfAt]!;
              const selfIm = selfArray[2 * selfAt + 1]!;
              const t2Re = selfRe * selfRe - selfIm * selfIm;
              const t2Im = selfRe * selfIm + selfIm * selfRe;
              const t3Re = t2Re * selfRe - t2Im * selfIm;
              const t3Im = t2Re * selfIm + t2Im * selfRe;
              out[2 * at] = t3Re;
              out[2 * at + 1] = t3Im;
            }
          } else {
            const t4Re = -1;
            if ((exponentRe === t4Re && exponentIm === 0)) {
              for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
                const selfRe = selfArray[2 * selfAt]!;
                const selfIm = selfArray[2 * selfAt + 1]!;
                const t5Re = selfRe * selfRe + selfIm * selfIm;
                const t6Re = (1 * selfRe) / t5Re;
                const t6Im = -(1 * selfIm) / t5Re;
                out[2 * at] = t6Re;
                out[2 * at + 1] = t6Im;
              }
            } else {
              const t7Re = -0.5;
              if ((exponentRe === t7Re && exponentIm === 0)) {
                for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
                  const selfRe = selfArray[2 * selfAt]!;
                  const selfIm = selfArray[2 * selfAt + 1]!;
                  crsqrt(selfRe, selfIm);
                  const t8Re = z[0]!;
                  const t8Im = z[1]!;
                  out[2 * at] = t8Re;
                  out[2 * at + 1] = t8Im;
                }
              } else {
                for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
                  const selfRe = selfArray[2 * selfAt]!;
                  const selfIm = selfArray[2 * selfAt + 1]!;
                  cpow(selfRe, selfIm, exponentRe, exponentIm);
                  const t9Re = z[0]!;
                  const t9Im = z[1]!;
                  out[2 * at] = t9Re;
                  out[2 * at + 1] = t9Im;
                }
              }
            }
          }
        }
      }
    }
  }
}

function pow_Scalar_complex(
  n: number, out: PairArray, at: number, step: number, exponentArray: PairArray, exponentAt: number, exponentStep: number, selfScalar: Scalar,
): void {
  if (exponentArray.length === 0) assertReadable(n);
  const selfRe = realPart(selfScalar, exponentArray);
  const selfIm = imaginaryPart(selfScalar, exponentArray);
  if ((selfRe === 1 && selfIm === 0)) {
    for (let i = 0; i < n; i++, at += step, exponentAt += exponentStep) {
      out[2 * at] = 1;
      out[2 * at + 1] = 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, exponentAt += exponentStep) {
      const exponentRe = exponentArray[2 * exponentAt]!;
      const exponentIm = exponentArray[2 * exponentAt + 1]!;
      cpow(selfRe, selfIm, exponentRe, exponentIm);
      const t0Re = z[0]!;
      const t0Im = z[1]!;
      out[2 * at] = t0Re;
      out[2 * at + 1] = t0Im;
    }
  }
}

function addcmul_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, tensor1Array: PairArray, tensor1At: number, tensor1Step: number, tensor2Array: PairArray, tensor2At: number, tensor2Step: number, valueScalar: Scalar,
): void {
  if (selfArray.length === 0 || tensor1Array.length === 0 || tensor2Array.length === 0) assertReadable(n);
  const valueRe = realPart(valueScalar, selfArray);
  const valueIm = imaginaryPart(valueScalar, selfArray);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, tensor1At += tensor1Step, tensor2At += tensor2Step) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const tensor1Re = tensor1Array[2 * tensor1At]!;
    const tensor1Im = tensor1Array[2 * tensor1At + 1]!;
    const tensor2Re = tensor2Array[2 * tensor2At]!;
    const tensor2Im = tensor2Array[2 * tensor2At + 1]!;
    const t0Re = valueRe * tensor1Re - valueIm * tensor1Im;
    const t0Im = valueRe * tensor1Im + valueIm * tensor1Re;
    const t1Re = t0Re * tensor2Re - t0Im * tensor2Im;
    const t1Im = t0Re * tensor2Im + t0Im * tensor2Re;
    const t2Re = selfRe + t1Re;
    const t2Im = selfIm + t1Im;
    out[2 * at] = t2Re;
    out[2 * at + 1] = t2Im;
  }
}

function addcdiv_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, tensor1Array: PairArray, tensor1At: number, tensor1Step: number, tensor2Array: PairArray, tensor2At: number, tensor2Step: number, valueScalar: Scalar,
): void {
  if (selfArray.length === 0 || tensor1Array.length === 0 || tensor2Array.length === 0) assertReadable(n);
  const valueRe = realPart(valueScalar, selfArray);
  const valueIm = imaginaryPart(valueScalar, selfArray);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, tensor1At += tensor1Step, tensor2At += tensor2Step) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const tensor1Re = tensor1Array[2 * tensor1At]!;
    const tensor1Im = tensor1Array[2 * tensor1At + 1]!;
    const tensor2Re = tensor2Array[2 * tensor2At]!;
    const tensor2Im = tensor2Array[2 * tensor2At + 1]!;
    const t0Re = valueRe * tensor1Re - valueIm * tensor1Im;
    const t0Im = valueRe * tensor1Im + valueIm * tensor1Re;
    const t1Re = tensor2Re * tensor2Re + tensor2Im * tensor2Im;
    const t2Re = (t0Re * tensor2Re + t0Im * tensor2Im) / t1Re;
    const t2Im = (t0Im * tensor2Re - t0Re * tensor2Im) / t1Re;
    const t3Re = selfRe + t2Re;
    const t3Im = selfIm + t2Im;
    out[2 * at] = t3Re;
    out[2 * at + 1] = t3Im;
  }
}

function lerp_Scalar_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, endArray: PairArray, endAt: number, endStep: number, weightScalar: Scalar,
): void {
  if (selfArray.length === 0 || endArray.length === 0) assertReadable(n);
  const weightRe = realPart(weightScalar, selfArray);
  const weightIm = imaginaryPart(weightScalar, selfArray);
  const t0Re = cabs(weightRe, weightIm);
  if (t0Re < 0.5) {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, endAt += endStep) {
      const selfRe = selfArray[2 * selfAt]!;
      const selfIm = selfArray[2 * selfAt + 1]!;
      const endRe = endArray[2 * endAt]!;
      const endIm = endArray[2 * endAt + 1]!;
      const t1Re = endRe - selfRe;
      const t1Im = endIm - selfIm;
      const t2Re = weightRe * t1Re - weightIm * t1Im;
      const t2Im = weightRe * t1Im + weightIm * t1Re;
      const t3Re = selfRe + t2Re;
      const t3Im = selfIm + t2Im;
      out[2 * at] = t3Re;
      out[2 * at + 1] = t3Im;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, endAt += endStep) {
      const selfRe = selfArray[2 * selfAt]!;
      const selfIm = selfArray[2 * selfAt + 1]!;
      const endRe = endArray[2 * endAt]!;
      const endIm = endArray[2 * endAt + 1]!;
      const t4Re = endRe - selfRe;
      const t4Im = endIm - selfIm;
      const t5Re = 1 - weightRe;
      const t5Im = 0 - weightIm;
      const t6Re = t4Re * t5Re - t4Im * t5Im;
      const t6Im = t4Re * t5Im + t4Im * t5Re;
      const t7Re = endRe - t6Re;
      const t7Im = endIm - t6Im;
      out[2 * at] = t7Re;
      out[2 * at + 1] = t7Im;
    }
  }
}

function lerp_Tensor_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, endArray: PairArray, endAt: number, endStep: number, weightArray: PairArray, weightAt: number, weightStep: number,
): void {
  if (selfArray.length === 0 || endArray.length === 0 || weightArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, endAt += endStep, weightAt += weightStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const endRe = endArray[2 * endAt]!;
    const endIm = endArray[2 * endAt + 1]!;
    const weightRe = weightArray[2 * weightAt]!;
    const weightIm = weightArray[2 * weightAt + 1]!;
    const t0Re = cabs(weightRe, weightIm);
    const t1Re = endRe - selfRe;
    const t1Im = endIm - selfIm;
    const t2Re = weightRe * t1Re - weightIm * t1Im;
    const t2Im = weightRe * t1Im + weightIm * t1Re;
    const t3Re = selfRe + t2Re;
    const t3Im = selfIm + t2Im;
    const t4Re = endRe - selfRe;
    const t4Im = endIm - selfIm;
    const t5Re = 1 - weightRe;
    const t5Im = 0 - weightIm;
    const t6Re = t4Re * t5Re - t4Im * t5Im;
    const t6Im = t4Re * t5Im + t4Im * t5Re;
    const t7Re = endRe - t6Re;
    const t7Im = endIm - t6Im;
    const t8Re = t0Re < 0.5 ? t3Re : t7Re;
    const t8Im = t0Re < 0.5 ? t3Im : t7Im;
    out[2 * at] = t8Re;
    out[2 * at + 1] = t8Im;
  }
}

function eq_Tensor_complex(
  n: number, out: Uint8Array, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherArray: PairArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const otherRe = otherArray[2 * otherAt]!;
    const otherIm = otherArray[2 * otherAt + 1]!;
    out[at] = (selfRe === otherRe && selfIm === otherIm) ? 1 : 0;
  }
}

function eq_Scalar_complex(
  n: number, out: Uint8Array, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const otherRe = realPart(otherScalar, selfArray);
  const otherIm = imaginaryPart(otherScalar, selfArray);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    out[at] = (selfRe === otherRe && selfIm === otherIm) ? 1 : 0;
  }
}

function ne_Tensor_complex(
  n: number, out: Uint8Array, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherArray: PairArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const otherRe = otherArray[2 * otherAt]!;
    const otherIm = otherArray[2 * otherAt + 1]!;
    out[at] = !(selfRe === otherRe && selfIm === otherIm) ? 1 : 0;
  }
}

function ne_Scalar_complex(
  n: number, out: Uint8Array, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const otherRe = realPart(otherScalar, selfArray);
  const otherIm = imaginaryPart(otherScalar, selfArray);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    out[at] = !(selfRe === otherRe && selfIm === otherIm) ? 1 : 0;
  }
}

function logical_and_complex(
  n: number, out: Uint8Array, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherArray: PairArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const otherRe = otherArray[2 * otherAt]!;
    const otherIm = otherArray[2 * otherAt + 1]!;
    out[at] = (((selfRe !== 0 || selfIm !== 0)) && ((otherRe !== 0 || otherIm !== 0))) ? 1 : 0;
  }
}

function logical_or_complex(
  n: number, out: Uint8Array, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherArray: PairArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const otherRe = otherArray[2 * otherAt]!;
    const otherIm = otherArray[2 * otherAt + 1]!;
    out[at] = (((selfRe !== 0 || selfIm !== 0)) || ((otherRe !== 0 || otherIm !== 0))) ? 1 : 0;
  }
}

function logical_xor_complex(
  n: number, out: Uint8Array, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number, otherArray: PairArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const otherRe = otherArray[2 * otherAt]!;
    const otherIm = otherArray[2 * otherAt + 1]!;
    out[at] = ((!(selfRe === 0 && selfIm === 0)) !== (!(otherRe === 0 && otherIm === 0))) ? 1 : 0;
  }
}

function where_self_complex(
  n: number, out: PairArray, at: number, step: number, conditionArray: Uint8Array, conditionAt: number, conditionStep: number, selfArray: PairArray, selfAt: number, selfStep: number, otherArray: PairArray, otherAt: number, otherStep: number,
): void {
  if (conditionArray.length === 0 || selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, conditionAt += conditionStep, selfAt += selfStep, otherAt += otherStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const otherRe = otherArray[2 * otherAt]!;
    const otherIm = otherArray[2 * otherAt + 1]!;
    const t0Re = conditionArray[conditionAt] !== 0 ? selfRe : otherRe;
    const t0Im = conditionArray[conditionAt] !== 0 ? selfIm : otherIm;
    out[2 * at] = t0Re;
    out[2 * at + 1] = t0Im;
  }
}

function silu_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = -selfRe;
    const t0Im = -selfIm;
    cexp(t0Re, t0Im);
    const t1Re = z[0]!;
    const t1Im = z[1]!;
    const t2Re = 1 + t1Re;
    const t2Im = 0 + t1Im;
    const t3Re = t2Re * t2Re + t2Im * t2Im;
    const t4Re = (selfRe * t2Re + selfIm * t2Im) / t3Re;
    const t4Im = (selfIm * t2Re - selfRe * t2Im) / t3Re;
    out[2 * at] = t4Re;
    out[2 * at + 1] = t4Im;
  }
}

function sigmoid_backward_complex(
  n: number, out: PairArray, at: number, step: number, gradOutputArray: PairArray, gradOutputAt: number, gradOutputStep: number, outputArray: PairArray, outputAt: number, outputStep: number,
): void {
  if (gradOutputArray.length === 0 || outputArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, outputAt += outputStep) {
    const gradOutputRe = gradOutputArray[2 * gradOutputAt]!;
    const gradOutputIm = gradOutputArray[2 * gradOutputAt + 1]!;
    const outputRe = outputArray[2 * outputAt]!;
    const outputIm = outputArray[2 * outputAt + 1]!;
    const t0Re = 1 - outputRe;
    const t0Im = 0 - outputIm;
    const t1Re = t0Re * outputRe - t0Im * outputIm;
    const t1Im = t0Re * outputIm + t0Im * outputRe;
    const t2Re = t1Re;
    const t2Im = -t1Im;
    const t3Re = gradOutputRe * t2Re - gradOutputIm * t2Im;
    const t3Im = gradOutputRe * t2Im + gradOutputIm * t2Re;
    out[2 * at] = t3Re;
    out[2 * at + 1] = t3Im;
  }
}

function tanh_backward_complex(
  n: number, out: PairArray, at: number, step: number, gradOutputArray: PairArray, gradOutputAt: number, gradOutputStep: number, outputArray: PairArray, outputAt: number, outputStep: number,
): void {
  if (gradOutputArray.length === 0 || outputArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, outputAt += outputStep) {
    const gradOutputRe = gradOutputArray[2 * gradOutputAt]!;
    const gradOutputIm = gradOutputArray[2 * gradOutputAt + 1]!;
    const outputRe = outputArray[2 * outputAt]!;
    const outputIm = outputArray[2 * outputAt + 1]!;
    const t0Re = outputRe * outputRe - outputIm * outputIm;
    const t0Im = outputRe * outputIm + outputIm * outputRe;
    const t1Re = 1 - t0Re;
    const t1Im = 0 - t0Im;
    const t2Re = t1Re;
    const t2Im = -t1Im;
    const t3Re = gradOutputRe * t2Re - gradOutputIm * t2Im;
    const t3Im = gradOutputRe * t2Im + gradOutputIm * t2Re;
    out[2 * at] = t3Re;
    out[2 * at + 1] = t3Im;
  }
}

function silu_backward_complex(
  n: number, out: PairArray, at: number, step: number, gradOutputArray: PairArray, gradOutputAt: number, gradOutputStep: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
    const gradOutputRe = gradOutputArray[2 * gradOutputAt]!;
    const gradOutputIm = gradOutputArray[2 * gradOutputAt + 1]!;
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = -selfRe;
    const t0Im = -selfIm;
    cexp(t0Re, t0Im);
    const t1Re = z[0]!;
    const t1Im = z[1]!;
    const t2Re = 1 + t1Re;
    const t2Im = 0 + t1Im;
    const t3Re = t2Re * t2Re + t2Im * t2Im;
    const t4Re = (1 * t2Re) / t3Re;
    const t4Im = -(1 * t2Im) / t3Re;
    const t5Re = gradOutputRe * t4Re - gradOutputIm * t4Im;
    const t5Im = gradOutputRe * t4Im + gradOutputIm * t4Re;
    const t6Re = 1 - t4Re;
    const t6Im = 0 - t4Im;
    const t7Re = selfRe * t6Re - selfIm * t6Im;
    const t7Im = selfRe * t6Im + selfIm * t6Re;
    const t8Re = 1 + t7Re;
    const t8Im = 0 + t7Im;
    const t9Re = t5Re * t8Re - t5Im * t8Im;
    const t9Im = t5Re * t8Im + t5Im * t8Re;
    out[2 * at] = t9Re;
    out[2 * at + 1] = t9Im;
  }
}

function angle_complex(
  n: number, out: PairArray, at: number, step: number, selfArray: PairArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
    const selfRe = selfArray[2 * selfAt]!;
    const selfIm = selfArray[2 * selfAt + 1]!;
    const t0Re = carg(selfRe, selfIm);
    out[at] = t0Re;
  }
}

addComplexLoop(rules.abs_rule, pointwise.abs_loops, abs_complex);

addComplexLoop(rules.neg_rule, pointwise.neg_loops, neg_complex);

addComplexLoop(rules.sgn_rule, pointwise.sgn_loops, sgn_complex);

addComplexLoop(rules.exp_rule, pointwise.exp_loops, exp_complex);

addComplexLoop(rules.log_rule, pointwise.log_loops, log_complex);

addComplexLoop(rules.log2_rule, pointwise.log2_loops, log2_complex);

addComplexLoop(rules.log10_rule, pointwise.log10_loops, log10_complex);

addComplexLoop(rules.sqrt_rule, pointwise.sqrt_loops, sqrt_complex);

addComplexLoop(rules.rsqrt_rule, pointwise.rsqrt_loops, rsqrt_complex);

addComplexLoop(rules.sin_rule, pointwise.sin_loops, sin_complex);

addComplexLoop(rules.cos_rule, pointwise.cos_loops, cos_complex);

addComplexLoop(rules.tan_rule, pointwise.tan_loops, tan_complex);

addComplexLoop(rules.asin_rule, pointwise.asin_loops, asin_complex);

addComplexLoop(rules.acos_rule, pointwise.acos_loops, acos_complex);

addComplexLoop(rules.atan_rule, pointwise.atan_loops, atan_complex);

addComplexLoop(rules.sinh_rule, pointwise.sinh_loops, sinh_complex);

addComplexLoop(rules.cosh_rule, pointwise.cosh_loops, cosh_complex);

addComplexLoop(rules.tanh_rule, pointwise.tanh_loops, tanh_complex);

addComplexLoop(rules.asinh_rule, pointwise.asinh_loops, asinh_complex);

addComplexLoop(rules.acosh_rule, pointwise.acosh_loops, acosh_complex);

addComplexLoop(rules.atanh_rule, pointwise.atanh_loops, atanh_complex);

addComplexLoop(rules.sigmoid_rule, pointwise.sigmoid_loops, sigmoid_complex);

addComplexLoop(rules.reciprocal_rule, pointwise.reciprocal_loops, reciprocal_complex);

addComplexLoop(rules.sinc_rule, pointwise.sinc_loops, sinc_complex);

addComplexLoop(rules.isnan_rule, pointwise.isnan_loops, isnan_complex);

addComplexLoop(rules.isinf_rule, pointwise.isinf_loops, isinf_complex);

addComplexLoop(rules.isfinite_rule, pointwise.isfinite_loops, isfinite_complex);

addComplexLoop(rules.logical_not_rule, pointwise.logical_not_loops, logical_not_complex);

addComplexLoop(rules.add_Tensor_rule, pointwise.add_Tensor_loops, add_Tensor_complex);

addComplexLoop(rules.add_Scalar_rule, pointwise.add_Scalar_loops, add_Scalar_complex);

addComplexLoop(rules.sub_Tensor_rule, pointwise.sub_Tensor_loops, sub_Tensor_complex);

addComplexLoop(rules.sub_Scalar_rule, pointwise.sub_Scalar_loops, sub_Scalar_complex);

addComplexLoop(rules.rsub_Scalar_rule, pointwise.rsub_Scalar_loops, rsub_Scalar_complex);

addComplexLoop(rules.mul_Tensor_rule, pointwise.mul_Tensor_loops, mul_Tensor_complex);

addComplexLoop(rules.mul_Scalar_rule, pointwise.mul_Scalar_loops, mul_Scalar_complex);

addComplexLoop(rules.div_Tensor_rule, pointwise.div_Tensor_loops, div_Tensor_complex);

addComplexLoop(rules.div_Scalar_rule, pointwise.div_Scalar_loops, div_Scalar_complex);

addComplexLoop(rules.div_Tensor_mode_rule, pointwise.div_Tensor_mode_loops, div_Tensor_mode_complex);

addComplexLoop(rules.div_Scalar_mode_rule, pointwise.div_Scalar_mode_loops, div_Scalar_mode_complex);

addComplexLoop(rules.pow_Tensor_Tensor_rule, pointwise.pow_Tensor_Tensor_loops, pow_Tensor_Tensor_complex);

addComplexLoop(rules.pow_Tensor_Scalar_rule, pointwise.pow_Tensor_Scalar_loops, pow_Tensor_Scalar_complex);

addComplexLoop(rules.pow_Scalar_rule, pointwise.pow_Scalar_loops, pow_Scalar_complex);

addComplexLoop(rules.addcmul_rule, pointwise.addcmul_loops, addcmul_complex);

addComplexLoop(rules.addcdiv_rule, pointwise.addcdiv_loops, addcdiv_complex);

addComplexLoop(rules.lerp_Scalar_rule, pointwise.lerp_Scalar_loops, lerp_Scalar_complex);

addComplexLoop(rules.lerp_Tensor_rule, pointwise.lerp_Tensor_loops, lerp_Tensor_complex);

addComplexLoop(rules.eq_Tensor_rule, pointwise.eq_Tensor_loops, eq_Tensor_complex);

addComplexLoop(rules.eq_Scalar_rule, pointwise.eq_Scalar_loops, eq_Scalar_complex);

addComplexLoop(rules.ne_Tensor_rule, pointwise.ne_Tensor_loops, ne_Tensor_complex);

addComplexLoop(rules.ne_Scalar_rule, pointwise.ne_Scalar_loops, ne_Scalar_complex);

addComplexLoop(rules.logical_and_rule, pointwise.logical_and_loops, logical_and_complex);

addComplexLoop(rules.logical_or_rule, pointwise.logical_or_loops, logical_or_complex);

addComplexLoop(rules.logical_xor_rule, pointwise.logical_xor_loops, logical_xor_complex);

addComplexLoop(rules.where_self_rule, pointwise.where_self_loops, where_self_complex);

addComplexLoop(rules.silu_rule, pointwise.silu_loops, silu_complex);

addComplexLoop(rules.sigmoid_backward_rule, pointwise.sigmoid_backward_loops, sigmoid_backward_complex);

addComplexLoop(rules.tanh_backward_rule, pointwise.tanh_backward_loops, tanh_backward_complex);

addComplexLoop(rules.silu_backward_rule, pointwise.silu_backward_loops, silu_backward_complex);

addComplexLoop(rules.angle_rule, pointwise.angle_loops, angle_complex);
