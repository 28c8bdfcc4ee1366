// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// CPU kernels of the pointwise operators: a loop for each class of numbers, and what calls it.

import type {
  Scalar,
} from "../../runtime/core/scalar.js";
import {
  assertReadable,
} from "../../runtime/core/storage.js";
import type {
  Tensor,
} from "../../runtime/core/tensor.js";
import {
  addcdivCheck,
  addcmulCheck,
  alphaCheck,
  clampBoundCheck,
  clampCheck,
  eluBackwardCheck,
  hardtanhCheck,
  heavisideCheck,
  heldScalars,
  leakyReluBackwardCheck,
  lerpCheck,
  negCheck,
  polygammaCheck,
  powScalarCheck,
  reluCheck,
  roundingModeCheck,
  sameDTypeCheck,
  softshrinkCheck,
  subCheck,
  whereCheck,
} from "../../runtime/kernels/checks/pointwise.js";
import {
  airyAi,
  besselI0,
  besselI0e,
  besselI1,
  besselI1e,
  besselJ0,
  besselJ1,
  besselK0,
  besselK0e,
  besselK1,
  besselK1e,
  besselY0,
  besselY1,
  sphericalBesselJ0,
} from "../../runtime/kernels/math/bessel.js";
import {
  absWide,
  and64,
  divWide,
  floorDivWide,
  floorModWide,
  fmodWide,
  gcdWide,
  isSafe64,
  lcmWide,
  load64,
  loadWide,
  maxWide,
  minWide,
  or64,
  powWide,
  shiftLeft64,
  shiftLeftWide,
  shiftRight64,
  shiftRightWide,
  signWide,
  store64,
  storeWide,
  toWide,
  wrap64,
  xor64,
} from "../../runtime/kernels/math/int64.js";
import {
  chebyshevT,
  chebyshevU,
  chebyshevV,
  chebyshevW,
  hermiteH,
  hermiteHe,
  laguerreL,
  legendreP,
} from "../../runtime/kernels/math/polynomials.js";
import {
  dirichletGradient,
  gammaGradient,
} from "../../runtime/kernels/math/reparameterized.js";
import {
  copySign,
  floorDiv,
  floorMod,
  fmax,
  fmin,
  gcd,
  intDiv,
  intFloorDiv,
  intFloorMod,
  intFmod,
  intPow,
  isInfinite,
  isNan,
  lcm,
  maximum,
  minimum,
  nextAfter,
  nextAfterSingle,
  pow,
  roundEven,
  safePow,
  sign,
  signBit,
  toBit,
  toFloat32,
  toFloat64,
  toInt,
  toLong,
} from "../../runtime/kernels/math/scalar-math.js";
import {
  digamma,
  erf,
  erf32,
  erfc,
  erfcx,
  erfinv,
  igamma,
  igammac,
  lgamma,
  logNdtr,
  ndtri,
  polygamma,
  polygamma32,
  zeta,
} from "../../runtime/kernels/math/special.js";
import type {
  SmallIntArray,
} from "../../runtime/kernels/memory/arrays.js";
import {
  pointwiseLoops,
} from "../../runtime/kernels/pointwise/runner.js";
import {
  binary,
  binaryInPlace,
  binaryOut,
  ternary,
  ternaryInPlace,
  ternaryOut,
  unary,
  unaryInPlace,
  unaryOut,
} from "../loops/runners.js";
import * as rules from "./rules.js";

function abs_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.abs(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.abs(selfArray[selfAt]!);
  }
}

function abs_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.abs(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.abs(selfArray[selfAt]!);
  }
}

function abs_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (Math.abs(selfArray[selfAt + i]!) | 0);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (Math.abs(selfArray[selfAt]!) | 0);
  }
}

function abs_int64_wide(self: bigint): bigint {
  return absWide(self);
}

function abs_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) store64(out, at + i, Math.abs(self));
      else storeWide(out, at + i, abs_int64_wide(loadWide(selfArray, selfAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) store64(out, at, Math.abs(self));
      else storeWide(out, at, abs_int64_wide(loadWide(selfArray, selfAt)));
    }
  }
}

export const abs_loops = /* @__PURE__ */ pointwiseLoops({ float32: abs_float32, float64: abs_float64, int: abs_int, int64: abs_int64, wide: abs_int64_wide });

function neg_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = -selfArray[selfAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = -selfArray[selfAt]!;
  }
}

function neg_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = -selfArray[selfAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = -selfArray[selfAt]!;
  }
}

function neg_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (-selfArray[selfAt + i]! | 0);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (-selfArray[selfAt]! | 0);
  }
}

function neg_int64_wide(self: bigint): bigint {
  return wrap64(-self);
}

function neg_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) store64(out, at + i, -self);
      else storeWide(out, at + i, neg_int64_wide(loadWide(selfArray, selfAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) store64(out, at, -self);
      else storeWide(out, at, neg_int64_wide(loadWide(selfArray, selfAt)));
    }
  }
}

export const neg_loops = /* @__PURE__ */ pointwiseLoops({ float32: neg_float32, float64: neg_float64, int: neg_int, int64: neg_int64, wide: neg_int64_wide });

function sign_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = sign(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = sign(selfArray[selfAt]!);
  }
}

function sign_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = sign(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = sign(selfArray[selfAt]!);
  }
}

function sign_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = sign(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = sign(selfArray[selfAt]!);
  }
}

function sign_int64_wide(self: bigint): bigint {
  return signWide(self);
}

function sign_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) store64(out, at + i, sign(self));
      else storeWide(out, at + i, sign_int64_wide(loadWide(selfArray, selfAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) store64(out, at, sign(self));
      else storeWide(out, at, sign_int64_wide(loadWide(selfArray, selfAt)));
    }
  }
}

function sign_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = sign((selfArray[selfAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = sign((selfArray[selfAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const sign_loops = /* @__PURE__ */ pointwiseLoops({ float32: sign_float32, float64: sign_float64, int: sign_int, int64: sign_int64, wide: sign_int64_wide, bool: sign_bool });

function sgn_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = sign(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = sign(selfArray[selfAt]!);
  }
}

function sgn_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = sign(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = sign(selfArray[selfAt]!);
  }
}

function sgn_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = sign(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = sign(selfArray[selfAt]!);
  }
}

function sgn_int64_wide(self: bigint): bigint {
  return signWide(self);
}

function sgn_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) store64(out, at + i, sign(self));
      else storeWide(out, at + i, sgn_int64_wide(loadWide(selfArray, selfAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) store64(out, at, sign(self));
      else storeWide(out, at, sgn_int64_wide(loadWide(selfArray, selfAt)));
    }
  }
}

function sgn_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = sign((selfArray[selfAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = sign((selfArray[selfAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const sgn_loops = /* @__PURE__ */ pointwiseLoops({ float32: sgn_float32, float64: sgn_float64, int: sgn_int, int64: sgn_int64, wide: sgn_int64_wide, bool: sgn_bool });

function signbit_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = signBit(selfArray[selfAt + i]!) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = signBit(selfArray[selfAt]!) ? 1 : 0;
  }
}

function signbit_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = signBit(selfArray[selfAt + i]!) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = signBit(selfArray[selfAt]!) ? 1 : 0;
  }
}

function signbit_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! < 0) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! < 0) ? 1 : 0;
  }
}

function signbit_int64_wide(self: bigint): boolean {
  return (self < 0n);
}

function signbit_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) out[at + i] = (self < 0) ? 1 : 0;
      else out[at + i] = signbit_int64_wide(loadWide(selfArray, selfAt + i)) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) out[at] = (self < 0) ? 1 : 0;
      else out[at] = signbit_int64_wide(loadWide(selfArray, selfAt)) ? 1 : 0;
    }
  }
}

function signbit_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = ((selfArray[selfAt + i]! && 1) < 0) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = ((selfArray[selfAt]! && 1) < 0) ? 1 : 0;
  }
}

export const signbit_loops = /* @__PURE__ */ pointwiseLoops({ float32: signbit_float32, float64: signbit_float64, int: signbit_int, int64: signbit_int64, wide: signbit_int64_wide, bool: signbit_bool });

function exp_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.exp(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.exp(selfArray[selfAt]!);
  }
}

function exp_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.exp(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.exp(selfArray[selfAt]!);
  }
}

export const exp_loops = /* @__PURE__ */ pointwiseLoops({ float32: exp_float32, float64: exp_float64 });

function expm1_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.expm1(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.expm1(selfArray[selfAt]!);
  }
}

function expm1_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.expm1(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.expm1(selfArray[selfAt]!);
  }
}

export const expm1_loops = /* @__PURE__ */ pointwiseLoops({ float32: expm1_float32, float64: expm1_float64 });

function exp2_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (2 ** selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (2 ** selfArray[selfAt]!);
  }
}

function exp2_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (2 ** selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (2 ** selfArray[selfAt]!);
  }
}

export const exp2_loops = /* @__PURE__ */ pointwiseLoops({ float32: exp2_float32, float64: exp2_float64 });

function log_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.log(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.log(selfArray[selfAt]!);
  }
}

function log_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.log(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.log(selfArray[selfAt]!);
  }
}

export const log_loops = /* @__PURE__ */ pointwiseLoops({ float32: log_float32, float64: log_float64 });

function log1p_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.log1p(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.log1p(selfArray[selfAt]!);
  }
}

function log1p_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.log1p(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.log1p(selfArray[selfAt]!);
  }
}

export const log1p_loops = /* @__PURE__ */ pointwiseLoops({ float32: log1p_float32, float64: log1p_float64 });

function log2_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.log2(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.log2(selfArray[selfAt]!);
  }
}

function log2_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.log2(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.log2(selfArray[selfAt]!);
  }
}

export const log2_loops = /* @__PURE__ */ pointwiseLoops({ float32: log2_float32, float64: log2_float64 });

function log10_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.log10(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.log10(selfArray[selfAt]!);
  }
}

function log10_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.log10(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.log10(selfArray[selfAt]!);
  }
}

export const log10_loops = /* @__PURE__ */ pointwiseLoops({ float32: log10_float32, float64: log10_float64 });

function sqrt_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.sqrt(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.sqrt(selfArray[selfAt]!);
  }
}

function sqrt_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.sqrt(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.sqrt(selfArray[selfAt]!);
  }
}

export const sqrt_loops = /* @__PURE__ */ pointwiseLoops({ float32: sqrt_float32, float64: sqrt_float64 });

function rsqrt_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (1 / Math.sqrt(selfArray[selfAt + i]!));
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (1 / Math.sqrt(selfArray[selfAt]!));
  }
}

function rsqrt_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (1 / Math.sqrt(selfArray[selfAt + i]!));
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (1 / Math.sqrt(selfArray[selfAt]!));
  }
}

export const rsqrt_loops = /* @__PURE__ */ pointwiseLoops({ float32: rsqrt_float32, float64: rsqrt_float64 });

function sin_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.sin(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.sin(selfArray[selfAt]!);
  }
}

function sin_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.sin(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.sin(selfArray[selfAt]!);
  }
}

export const sin_loops = /* @__PURE__ */ pointwiseLoops({ float32: sin_float32, float64: sin_float64 });

function cos_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.cos(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.cos(selfArray[selfAt]!);
  }
}

function cos_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.cos(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.cos(selfArray[selfAt]!);
  }
}

export const cos_loops = /* @__PURE__ */ pointwiseLoops({ float32: cos_float32, float64: cos_float64 });

function tan_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.tan(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.tan(selfArray[selfAt]!);
  }
}

function tan_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.tan(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.tan(selfArray[selfAt]!);
  }
}

export const tan_loops = /* @__PURE__ */ pointwiseLoops({ float32: tan_float32, float64: tan_float64 });

function asin_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.asin(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.asin(selfArray[selfAt]!);
  }
}

function asin_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.asin(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.asin(selfArray[selfAt]!);
  }
}

export const asin_loops = /* @__PURE__ */ pointwiseLoops({ float32: asin_float32, float64: asin_float64 });

function acos_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.acos(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.acos(selfArray[selfAt]!);
  }
}

function acos_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.acos(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.acos(selfArray[selfAt]!);
  }
}

export const acos_loops = /* @__PURE__ */ pointwiseLoops({ float32: acos_float32, float64: acos_float64 });

function atan_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.atan(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.atan(selfArray[selfAt]!);
  }
}

function atan_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.atan(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.atan(selfArray[selfAt]!);
  }
}

export const atan_loops = /* @__PURE__ */ pointwiseLoops({ float32: atan_float32, float64: atan_float64 });

function sinh_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.sinh(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.sinh(selfArray[selfAt]!);
  }
}

function sinh_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.sinh(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.sinh(selfArray[selfAt]!);
  }
}

export const sinh_loops = /* @__PURE__ */ pointwiseLoops({ float32: sinh_float32, float64: sinh_float64 });

function cosh_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.cosh(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.cosh(selfArray[selfAt]!);
  }
}

function cosh_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.cosh(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.cosh(selfArray[selfAt]!);
  }
}

export const cosh_loops = /* @__PURE__ */ pointwiseLoops({ float32: cosh_float32, float64: cosh_float64 });

function tanh_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.tanh(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.tanh(selfArray[selfAt]!);
  }
}

function tanh_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.tanh(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.tanh(selfArray[selfAt]!);
  }
}

export const tanh_loops = /* @__PURE__ */ pointwiseLoops({ float32: tanh_float32, float64: tanh_float64 });

function asinh_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.asinh(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.asinh(selfArray[selfAt]!);
  }
}

function asinh_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.asinh(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.asinh(selfArray[selfAt]!);
  }
}

export const asinh_loops = /* @__PURE__ */ pointwiseLoops({ float32: asinh_float32, float64: asinh_float64 });

function acosh_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.acosh(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.acosh(selfArray[selfAt]!);
  }
}

function acosh_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.acosh(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.acosh(selfArray[selfAt]!);
  }
}

export const acosh_loops = /* @__PURE__ */ pointwiseLoops({ float32: acosh_float32, float64: acosh_float64 });

function atanh_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.atanh(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.atanh(selfArray[selfAt]!);
  }
}

function atanh_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.atanh(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.atanh(selfArray[selfAt]!);
  }
}

export const atanh_loops = /* @__PURE__ */ pointwiseLoops({ float32: atanh_float32, float64: atanh_float64 });

function erf_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = erf32(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = erf32(selfArray[selfAt]!);
  }
}

function erf_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = erf(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = erf(selfArray[selfAt]!);
  }
}

export const erf_loops = /* @__PURE__ */ pointwiseLoops({ float32: erf_float32, float64: erf_float64 });

function erfc_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = erfc(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = erfc(selfArray[selfAt]!);
  }
}

function erfc_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = erfc(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = erfc(selfArray[selfAt]!);
  }
}

export const erfc_loops = /* @__PURE__ */ pointwiseLoops({ float32: erfc_float32, float64: erfc_float64 });

function erfinv_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = erfinv(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = erfinv(selfArray[selfAt]!);
  }
}

function erfinv_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = erfinv(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = erfinv(selfArray[selfAt]!);
  }
}

export const erfinv_loops = /* @__PURE__ */ pointwiseLoops({ float32: erfinv_float32, float64: erfinv_float64 });

function lgamma_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = lgamma(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = lgamma(selfArray[selfAt]!);
  }
}

function lgamma_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = lgamma(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = lgamma(selfArray[selfAt]!);
  }
}

export const lgamma_loops = /* @__PURE__ */ pointwiseLoops({ float32: lgamma_float32, float64: lgamma_float64 });

function digamma_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = digamma(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = digamma(selfArray[selfAt]!);
  }
}

function digamma_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = digamma(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = digamma(selfArray[selfAt]!);
  }
}

export const digamma_loops = /* @__PURE__ */ pointwiseLoops({ float32: digamma_float32, float64: digamma_float64 });

function sigmoid_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (1 / (1 + Math.exp(-selfArray[selfAt + i]!)));
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (1 / (1 + Math.exp(-selfArray[selfAt]!)));
  }
}

function sigmoid_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (1 / (1 + Math.exp(-selfArray[selfAt + i]!)));
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (1 / (1 + Math.exp(-selfArray[selfAt]!)));
  }
}

export const sigmoid_loops = /* @__PURE__ */ pointwiseLoops({ float32: sigmoid_float32, float64: sigmoid_float64 });

function polygamma_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, n_Scalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = polygamma32(n_, selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = polygamma32(n_, selfArray[selfAt]!);
  }
}

function polygamma_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, n_Scalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = polygamma(n_, selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = polygamma(n_, selfArray[selfAt]!);
  }
}

export const polygamma_loops = /* @__PURE__ */ pointwiseLoops({ float32: polygamma_float32, float64: polygamma_float64 });

function reciprocal_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = 1 / selfArray[selfAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = 1 / selfArray[selfAt]!;
  }
}

function reciprocal_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = 1 / selfArray[selfAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = 1 / selfArray[selfAt]!;
  }
}

export const reciprocal_loops = /* @__PURE__ */ pointwiseLoops({ float32: reciprocal_float32, float64: reciprocal_float64 });

function floor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.floor(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.floor(selfArray[selfAt]!);
  }
}

function floor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.floor(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.floor(selfArray[selfAt]!);
  }
}

function floor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]!;
  }
}

function floor_int64_wide(self: bigint): bigint {
  return self;
}

function floor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) store64(out, at + i, self);
      else storeWide(out, at + i, floor_int64_wide(loadWide(selfArray, selfAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) store64(out, at, self);
      else storeWide(out, at, floor_int64_wide(loadWide(selfArray, selfAt)));
    }
  }
}

export const floor_loops = /* @__PURE__ */ pointwiseLoops({ float32: floor_float32, float64: floor_float64, int: floor_int, int64: floor_int64, wide: floor_int64_wide });

function ceil_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.ceil(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.ceil(selfArray[selfAt]!);
  }
}

function ceil_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.ceil(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.ceil(selfArray[selfAt]!);
  }
}

function ceil_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]!;
  }
}

function ceil_int64_wide(self: bigint): bigint {
  return self;
}

function ceil_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) store64(out, at + i, self);
      else storeWide(out, at + i, ceil_int64_wide(loadWide(selfArray, selfAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) store64(out, at, self);
      else storeWide(out, at, ceil_int64_wide(loadWide(selfArray, selfAt)));
    }
  }
}

export const ceil_loops = /* @__PURE__ */ pointwiseLoops({ float32: ceil_float32, float64: ceil_float64, int: ceil_int, int64: ceil_int64, wide: ceil_int64_wide });

function trunc_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.trunc(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.trunc(selfArray[selfAt]!);
  }
}

function trunc_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.trunc(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.trunc(selfArray[selfAt]!);
  }
}

function trunc_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]!;
  }
}

function trunc_int64_wide(self: bigint): bigint {
  return self;
}

function trunc_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) store64(out, at + i, self);
      else storeWide(out, at + i, trunc_int64_wide(loadWide(selfArray, selfAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) store64(out, at, self);
      else storeWide(out, at, trunc_int64_wide(loadWide(selfArray, selfAt)));
    }
  }
}

export const trunc_loops = /* @__PURE__ */ pointwiseLoops({ float32: trunc_float32, float64: trunc_float64, int: trunc_int, int64: trunc_int64, wide: trunc_int64_wide });

function round_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = roundEven(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = roundEven(selfArray[selfAt]!);
  }
}

function round_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = roundEven(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = roundEven(selfArray[selfAt]!);
  }
}

function round_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]!;
  }
}

function round_int64_wide(self: bigint): bigint {
  return self;
}

function round_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) store64(out, at + i, self);
      else storeWide(out, at + i, round_int64_wide(loadWide(selfArray, selfAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) store64(out, at, self);
      else storeWide(out, at, round_int64_wide(loadWide(selfArray, selfAt)));
    }
  }
}

export const round_loops = /* @__PURE__ */ pointwiseLoops({ float32: round_float32, float64: round_float64, int: round_int, int64: round_int64, wide: round_int64_wide });

function round_decimals_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, decimalsScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const decimals = toFloat32(decimalsScalar);
  if (decimals < 0) {
    const p = Math.fround(pow(10, Math.abs(decimals)));
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = roundEven(Math.fround(selfArray[selfAt + i]! / p)) * p;
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = roundEven(Math.fround(selfArray[selfAt]! / p)) * p;
    }
  } else {
    const p = Math.fround(pow(10, Math.abs(decimals)));
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = roundEven(Math.fround(selfArray[selfAt + i]! * p)) / p;
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = roundEven(Math.fround(selfArray[selfAt]! * p)) / p;
    }
  }
}

function round_decimals_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, decimalsScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const decimals = toFloat64(decimalsScalar);
  if (decimals < 0) {
    const p = pow(10, Math.abs(decimals));
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = roundEven(selfArray[selfAt + i]! / p) * p;
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = roundEven(selfArray[selfAt]! / p) * p;
    }
  } else {
    const p = pow(10, Math.abs(decimals));
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = roundEven(selfArray[selfAt + i]! * p) / p;
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = roundEven(selfArray[selfAt]! * p) / p;
    }
  }
}

export const round_decimals_loops = /* @__PURE__ */ pointwiseLoops({ float32: round_decimals_float32, float64: round_decimals_float64 });

function frac_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self - Math.trunc(self);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self - Math.trunc(self);
    }
  }
}

function frac_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self - Math.trunc(self);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self - Math.trunc(self);
    }
  }
}

export const frac_loops = /* @__PURE__ */ pointwiseLoops({ float32: frac_float32, float64: frac_float64 });

function sinc_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const x = Math.PI * self;
      out[at + i] = self === 0 ? 1 : Math.sin(x) / x;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      const x = Math.PI * self;
      out[at] = self === 0 ? 1 : Math.sin(x) / x;
    }
  }
}

function sinc_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const x = Math.PI * self;
      out[at + i] = self === 0 ? 1 : Math.sin(x) / x;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      const x = Math.PI * self;
      out[at] = self === 0 ? 1 : Math.sin(x) / x;
    }
  }
}

export const sinc_loops = /* @__PURE__ */ pointwiseLoops({ float32: sinc_float32, float64: sinc_float64 });

function deg2rad_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! * (Math.PI / 180);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! * (Math.PI / 180);
  }
}

function deg2rad_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! * (Math.PI / 180);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! * (Math.PI / 180);
  }
}

export const deg2rad_loops = /* @__PURE__ */ pointwiseLoops({ float32: deg2rad_float32, float64: deg2rad_float64 });

function rad2deg_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! * (180 / Math.PI);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! * (180 / Math.PI);
  }
}

function rad2deg_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! * (180 / Math.PI);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! * (180 / Math.PI);
  }
}

export const rad2deg_loops = /* @__PURE__ */ pointwiseLoops({ float32: rad2deg_float32, float64: rad2deg_float64 });

function logit_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, epsScalar: Scalar | null,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const eps = toFloat32(epsScalar ?? 0);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const x = epsScalar === null ? self : self < Math.fround(eps) ? minimum(Math.fround(eps), Math.fround(1 - Math.fround(eps))) : self > Math.fround(1 - Math.fround(eps)) ? Math.fround(1 - Math.fround(eps)) : self;
      out[at + i] = Math.log(x / (1 - x));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      const x = epsScalar === null ? self : self < Math.fround(eps) ? minimum(Math.fround(eps), Math.fround(1 - Math.fround(eps))) : self > Math.fround(1 - Math.fround(eps)) ? Math.fround(1 - Math.fround(eps)) : self;
      out[at] = Math.log(x / (1 - x));
    }
  }
}

function logit_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, epsScalar: Scalar | null,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const eps = toFloat64(epsScalar ?? 0);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const x = epsScalar === null ? self : self < eps ? minimum(eps, 1 - eps) : self > 1 - eps ? 1 - eps : self;
      out[at + i] = Math.log(x / (1 - x));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      const x = epsScalar === null ? self : self < eps ? minimum(eps, 1 - eps) : self > 1 - eps ? 1 - eps : self;
      out[at] = Math.log(x / (1 - x));
    }
  }
}

export const logit_loops = /* @__PURE__ */ pointwiseLoops({ float32: logit_float32, float64: logit_float64 });

function nan_to_num_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, nanScalar: Scalar | null, posinfScalar: Scalar | null, neginfScalar: Scalar | null,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const nan = toFloat32(nanScalar ?? 0);
  const posinf = toFloat32(posinfScalar ?? 0);
  const neginf = toFloat32(neginfScalar ?? 0);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self !== self ? nanScalar === null ? 0 : nan : self === Number.POSITIVE_INFINITY ? posinfScalar === null ? 3.4028234663852886e38 : posinf : self === -Number.POSITIVE_INFINITY ? neginfScalar === null ? -3.4028234663852886e38 : neginf : self;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self !== self ? nanScalar === null ? 0 : nan : self === Number.POSITIVE_INFINITY ? posinfScalar === null ? 3.4028234663852886e38 : posinf : self === -Number.POSITIVE_INFINITY ? neginfScalar === null ? -3.4028234663852886e38 : neginf : self;
    }
  }
}

function nan_to_num_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, nanScalar: Scalar | null, posinfScalar: Scalar | null, neginfScalar: Scalar | null,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const nan = toFloat64(nanScalar ?? 0);
  const posinf = toFloat64(posinfScalar ?? 0);
  const neginf = toFloat64(neginfScalar ?? 0);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self !== self ? nanScalar === null ? 0 : nan : self === Number.POSITIVE_INFINITY ? posinfScalar === null ? Number.MAX_VALUE : posinf : self === -Number.POSITIVE_INFINITY ? neginfScalar === null ? -Number.MAX_VALUE : neginf : self;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self !== self ? nanScalar === null ? 0 : nan : self === Number.POSITIVE_INFINITY ? posinfScalar === null ? Number.MAX_VALUE : posinf : self === -Number.POSITIVE_INFINITY ? neginfScalar === null ? -Number.MAX_VALUE : neginf : self;
    }
  }
}

function nan_to_num_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]!;
  }
}

function nan_to_num_int64_wide(self: bigint): bigint {
  return self;
}

function nan_to_num_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) store64(out, at + i, self);
      else storeWide(out, at + i, nan_to_num_int64_wide(loadWide(selfArray, selfAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) store64(out, at, self);
      else storeWide(out, at, nan_to_num_int64_wide(loadWide(selfArray, selfAt)));
    }
  }
}

function nan_to_num_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! && 1) !== 0 ? 1 : 0;
  }
}

export const nan_to_num_loops = /* @__PURE__ */ pointwiseLoops({ float32: nan_to_num_float32, float64: nan_to_num_float64, int: nan_to_num_int, int64: nan_to_num_int64, wide: nan_to_num_int64_wide, bool: nan_to_num_bool });

function isnan_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = isNan(selfArray[selfAt + i]!) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = isNan(selfArray[selfAt]!) ? 1 : 0;
  }
}

function isnan_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = isNan(selfArray[selfAt + i]!) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = isNan(selfArray[selfAt]!) ? 1 : 0;
  }
}

function isnan_int(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: SmallIntArray, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = false ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step) out[at] = false ? 1 : 0;
  }
}

function isnan_int64(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: Int32Array, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) {
      out[at + i] = false ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step) {
      out[at] = false ? 1 : 0;
    }
  }
}

function isnan_bool(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: Uint8Array, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = false ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step) out[at] = false ? 1 : 0;
  }
}

export const isnan_loops = /* @__PURE__ */ pointwiseLoops({ float32: isnan_float32, float64: isnan_float64, int: isnan_int, int64: isnan_int64, bool: isnan_bool });

function isinf_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = isInfinite(selfArray[selfAt + i]!) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = isInfinite(selfArray[selfAt]!) ? 1 : 0;
  }
}

function isinf_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = isInfinite(selfArray[selfAt + i]!) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = isInfinite(selfArray[selfAt]!) ? 1 : 0;
  }
}

function isinf_int(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: SmallIntArray, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = false ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step) out[at] = false ? 1 : 0;
  }
}

function isinf_int64(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: Int32Array, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) {
      out[at + i] = false ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step) {
      out[at] = false ? 1 : 0;
    }
  }
}

function isinf_bool(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: Uint8Array, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = false ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step) out[at] = false ? 1 : 0;
  }
}

export const isinf_loops = /* @__PURE__ */ pointwiseLoops({ float32: isinf_float32, float64: isinf_float64, int: isinf_int, int64: isinf_int64, bool: isinf_bool });

function isfinite_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Number.isFinite(selfArray[selfAt + i]!) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Number.isFinite(selfArray[selfAt]!) ? 1 : 0;
  }
}

function isfinite_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Number.isFinite(selfArray[selfAt + i]!) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Number.isFinite(selfArray[selfAt]!) ? 1 : 0;
  }
}

function isfinite_int(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: SmallIntArray, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = true ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step) out[at] = true ? 1 : 0;
  }
}

function isfinite_int64(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: Int32Array, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) {
      out[at + i] = true ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step) {
      out[at] = true ? 1 : 0;
    }
  }
}

function isfinite_bool(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: Uint8Array, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = true ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step) out[at] = true ? 1 : 0;
  }
}

export const isfinite_loops = /* @__PURE__ */ pointwiseLoops({ float32: isfinite_float32, float64: isfinite_float64, int: isfinite_int, int64: isfinite_int64, bool: isfinite_bool });

function isposinf_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! === Number.POSITIVE_INFINITY ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! === Number.POSITIVE_INFINITY ? 1 : 0;
  }
}

function isposinf_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! === Number.POSITIVE_INFINITY ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! === Number.POSITIVE_INFINITY ? 1 : 0;
  }
}

function isposinf_int(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: SmallIntArray, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = false ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step) out[at] = false ? 1 : 0;
  }
}

function isposinf_int64(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: Int32Array, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) {
      out[at + i] = false ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step) {
      out[at] = false ? 1 : 0;
    }
  }
}

function isposinf_bool(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: Uint8Array, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = false ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step) out[at] = false ? 1 : 0;
  }
}

export const isposinf_loops = /* @__PURE__ */ pointwiseLoops({ float32: isposinf_float32, float64: isposinf_float64, int: isposinf_int, int64: isposinf_int64, bool: isposinf_bool });

function isneginf_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! === -Number.POSITIVE_INFINITY ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! === -Number.POSITIVE_INFINITY ? 1 : 0;
  }
}

function isneginf_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! === -Number.POSITIVE_INFINITY ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! === -Number.POSITIVE_INFINITY ? 1 : 0;
  }
}

function isneginf_int(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: SmallIntArray, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = false ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step) out[at] = false ? 1 : 0;
  }
}

function isneginf_int64(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: Int32Array, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) {
      out[at + i] = false ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step) {
      out[at] = false ? 1 : 0;
    }
  }
}

function isneginf_bool(
  n: number, out: Uint8Array, at: number, step: number, _selfArray: Uint8Array, _selfAt: number, _selfStep: number,
): void {
  if (step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = false ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step) out[at] = false ? 1 : 0;
  }
}

export const isneginf_loops = /* @__PURE__ */ pointwiseLoops({ float32: isneginf_float32, float64: isneginf_float64, int: isneginf_int, int64: isneginf_int64, bool: isneginf_bool });

function logical_not_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = !(selfArray[selfAt + i]! !== 0) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = !(selfArray[selfAt]! !== 0) ? 1 : 0;
  }
}

function logical_not_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = !(selfArray[selfAt + i]! !== 0) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = !(selfArray[selfAt]! !== 0) ? 1 : 0;
  }
}

function logical_not_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = !(selfArray[selfAt + i]! !== 0) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = !(selfArray[selfAt]! !== 0) ? 1 : 0;
  }
}

function logical_not_int64_wide(self: bigint): boolean {
  return !(self !== 0n);
}

function logical_not_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) out[at + i] = !(self !== 0) ? 1 : 0;
      else out[at + i] = logical_not_int64_wide(loadWide(selfArray, selfAt + i)) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) out[at] = !(self !== 0) ? 1 : 0;
      else out[at] = logical_not_int64_wide(loadWide(selfArray, selfAt)) ? 1 : 0;
    }
  }
}

function logical_not_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = !((selfArray[selfAt + i]! && 1) !== 0) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = !((selfArray[selfAt]! && 1) !== 0) ? 1 : 0;
  }
}

export const logical_not_loops = /* @__PURE__ */ pointwiseLoops({ float32: logical_not_float32, float64: logical_not_float64, int: logical_not_int, int64: logical_not_int64, wide: logical_not_int64_wide, bool: logical_not_bool });

function bitwise_not_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = ~selfArray[selfAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = ~selfArray[selfAt]!;
  }
}

function bitwise_not_int64_wide(self: bigint): bigint {
  return ~self;
}

function bitwise_not_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) store64(out, at + i, -1 - self);
      else storeWide(out, at + i, bitwise_not_int64_wide(loadWide(selfArray, selfAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) store64(out, at, -1 - self);
      else storeWide(out, at, bitwise_not_int64_wide(loadWide(selfArray, selfAt)));
    }
  }
}

function bitwise_not_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = !((selfArray[selfAt + i]! && 1) !== 0) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = !((selfArray[selfAt]! && 1) !== 0) ? 1 : 0;
  }
}

export const bitwise_not_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_not_int, int64: bitwise_not_int64, wide: bitwise_not_int64_wide, bool: bitwise_not_bool });

function add_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  const alpha = toFloat32(alphaScalar);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! + alpha * otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! + alpha * otherArray[otherAt]!;
  }
}

function add_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  const alpha = toFloat64(alphaScalar);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! + alpha * otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! + alpha * otherArray[otherAt]!;
  }
}

function add_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  const alpha = toInt(alphaScalar);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! + Math.imul(alpha, otherArray[otherAt + i]!) | 0);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! + Math.imul(alpha, otherArray[otherAt]!) | 0);
  }
}

function add_Tensor_int64_wide(self: bigint, other: bigint, alphaScalar: Scalar): bigint {
  const alpha = toWide(alphaScalar);
  return wrap64(self + wrap64(alpha * other));
}

function add_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  const alpha = toLong(alphaScalar);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      const t0 = alpha * other;
      const t1 = self + t0;
      if (isSafe64(self) && isSafe64(other) && isSafe64(alpha) && isSafe64(t0) && isSafe64(t1)) store64(out, at + i, t1);
      else storeWide(out, at + i, add_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i), alphaScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      const t0 = alpha * other;
      const t1 = self + t0;
      if (isSafe64(self) && isSafe64(other) && isSafe64(alpha) && isSafe64(t0) && isSafe64(t1)) store64(out, at, t1);
      else storeWide(out, at, add_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt), alphaScalar));
    }
  }
}

function add_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  const alpha = toBit(alphaScalar);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) + alpha * (otherArray[otherAt + i]! && 1) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! && 1) + alpha * (otherArray[otherAt]! && 1) !== 0 ? 1 : 0;
  }
}

export const add_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: add_Tensor_float32, float64: add_Tensor_float64, int: add_Tensor_int, int64: add_Tensor_int64, wide: add_Tensor_int64_wide, bool: add_Tensor_bool });

function add_Scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  const alpha = toFloat32(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! + alpha * other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! + alpha * other;
  }
}

function add_Scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  const alpha = toFloat64(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! + alpha * other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! + alpha * other;
  }
}

function add_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  const alpha = toInt(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! + Math.imul(alpha, other) | 0);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! + Math.imul(alpha, other) | 0);
  }
}

function add_Scalar_int64_wide(self: bigint, otherScalar: Scalar, alphaScalar: Scalar): bigint {
  const other = toWide(otherScalar);
  const alpha = toWide(alphaScalar);
  return wrap64(self + wrap64(alpha * other));
}

function add_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  const alpha = toLong(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const t0 = alpha * other;
      const t1 = self + t0;
      if (isSafe64(self) && isSafe64(other) && isSafe64(alpha) && isSafe64(t0) && isSafe64(t1)) store64(out, at + i, t1);
      else storeWide(out, at + i, add_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar, alphaScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      const t0 = alpha * other;
      const t1 = self + t0;
      if (isSafe64(self) && isSafe64(other) && isSafe64(alpha) && isSafe64(t0) && isSafe64(t1)) store64(out, at, t1);
      else storeWide(out, at, add_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar, alphaScalar));
    }
  }
}

function add_Scalar_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toBit(otherScalar);
  const alpha = toBit(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) + alpha * other !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! && 1) + alpha * other !== 0 ? 1 : 0;
  }
}

export const add_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: add_Scalar_float32, float64: add_Scalar_float64, int: add_Scalar_int, int64: add_Scalar_int64, wide: add_Scalar_int64_wide, bool: add_Scalar_bool });

function sub_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  const alpha = toFloat32(alphaScalar);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! - alpha * otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! - alpha * otherArray[otherAt]!;
  }
}

function sub_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  const alpha = toFloat64(alphaScalar);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! - alpha * otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! - alpha * otherArray[otherAt]!;
  }
}

function sub_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  const alpha = toInt(alphaScalar);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! - Math.imul(alpha, otherArray[otherAt + i]!) | 0);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! - Math.imul(alpha, otherArray[otherAt]!) | 0);
  }
}

function sub_Tensor_int64_wide(self: bigint, other: bigint, alphaScalar: Scalar): bigint {
  const alpha = toWide(alphaScalar);
  return wrap64(self - wrap64(alpha * other));
}

function sub_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  const alpha = toLong(alphaScalar);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      const t0 = alpha * other;
      const t1 = self - t0;
      if (isSafe64(self) && isSafe64(other) && isSafe64(alpha) && isSafe64(t0) && isSafe64(t1)) store64(out, at + i, t1);
      else storeWide(out, at + i, sub_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i), alphaScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      const t0 = alpha * other;
      const t1 = self - t0;
      if (isSafe64(self) && isSafe64(other) && isSafe64(alpha) && isSafe64(t0) && isSafe64(t1)) store64(out, at, t1);
      else storeWide(out, at, sub_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt), alphaScalar));
    }
  }
}

export const sub_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: sub_Tensor_float32, float64: sub_Tensor_float64, int: sub_Tensor_int, int64: sub_Tensor_int64, wide: sub_Tensor_int64_wide });

function sub_Scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  const alpha = toFloat32(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! - alpha * other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! - alpha * other;
  }
}

function sub_Scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  const alpha = toFloat64(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! - alpha * other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! - alpha * other;
  }
}

function sub_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  const alpha = toInt(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! - Math.imul(alpha, other) | 0);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! - Math.imul(alpha, other) | 0);
  }
}

function sub_Scalar_int64_wide(self: bigint, otherScalar: Scalar, alphaScalar: Scalar): bigint {
  const other = toWide(otherScalar);
  const alpha = toWide(alphaScalar);
  return wrap64(self - wrap64(alpha * other));
}

function sub_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  const alpha = toLong(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const t0 = alpha * other;
      const t1 = self - t0;
      if (isSafe64(self) && isSafe64(other) && isSafe64(alpha) && isSafe64(t0) && isSafe64(t1)) store64(out, at + i, t1);
      else storeWide(out, at + i, sub_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar, alphaScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      const t0 = alpha * other;
      const t1 = self - t0;
      if (isSafe64(self) && isSafe64(other) && isSafe64(alpha) && isSafe64(t0) && isSafe64(t1)) store64(out, at, t1);
      else storeWide(out, at, sub_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar, alphaScalar));
    }
  }
}

export const sub_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: sub_Scalar_float32, float64: sub_Scalar_float64, int: sub_Scalar_int, int64: sub_Scalar_int64, wide: sub_Scalar_int64_wide });

function rsub_Scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  const alpha = toFloat32(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = other - alpha * selfArray[selfAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = other - alpha * selfArray[selfAt]!;
  }
}

function rsub_Scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  const alpha = toFloat64(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = other - alpha * selfArray[selfAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = other - alpha * selfArray[selfAt]!;
  }
}

function rsub_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  const alpha = toInt(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (other - Math.imul(alpha, selfArray[selfAt + i]!) | 0);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (other - Math.imul(alpha, selfArray[selfAt]!) | 0);
  }
}

function rsub_Scalar_int64_wide(self: bigint, otherScalar: Scalar, alphaScalar: Scalar): bigint {
  const other = toWide(otherScalar);
  const alpha = toWide(alphaScalar);
  return wrap64(other - wrap64(alpha * self));
}

function rsub_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar, alphaScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  const alpha = toLong(alphaScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const t0 = alpha * self;
      const t1 = other - t0;
      if (isSafe64(self) && isSafe64(other) && isSafe64(alpha) && isSafe64(t0) && isSafe64(t1)) store64(out, at + i, t1);
      else storeWide(out, at + i, rsub_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar, alphaScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      const t0 = alpha * self;
      const t1 = other - t0;
      if (isSafe64(self) && isSafe64(other) && isSafe64(alpha) && isSafe64(t0) && isSafe64(t1)) store64(out, at, t1);
      else storeWide(out, at, rsub_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar, alphaScalar));
    }
  }
}

export const rsub_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: rsub_Scalar_float32, float64: rsub_Scalar_float64, int: rsub_Scalar_int, int64: rsub_Scalar_int64, wide: rsub_Scalar_int64_wide });

function mul_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! * otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! * otherArray[otherAt]!;
  }
}

function mul_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! * otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! * otherArray[otherAt]!;
  }
}

function mul_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.imul(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.imul(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function mul_Tensor_int64_wide(self: bigint, other: bigint): bigint {
  return wrap64(self * other);
}

function mul_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      const t0 = self * other;
      if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at + i, t0);
      else storeWide(out, at + i, mul_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      const t0 = self * other;
      if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at, t0);
      else storeWide(out, at, mul_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

function mul_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) * (otherArray[otherAt + i]! && 1) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! && 1) * (otherArray[otherAt]! && 1) !== 0 ? 1 : 0;
  }
}

export const mul_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: mul_Tensor_float32, float64: mul_Tensor_float64, int: mul_Tensor_int, int64: mul_Tensor_int64, wide: mul_Tensor_int64_wide, bool: mul_Tensor_bool });

function mul_Scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! * other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! * other;
  }
}

function mul_Scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! * other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! * other;
  }
}

function mul_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.imul(selfArray[selfAt + i]!, other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.imul(selfArray[selfAt]!, other);
  }
}

function mul_Scalar_int64_wide(self: bigint, otherScalar: Scalar): bigint {
  const other = toWide(otherScalar);
  return wrap64(self * other);
}

function mul_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const t0 = self * other;
      if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at + i, t0);
      else storeWide(out, at + i, mul_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      const t0 = self * other;
      if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at, t0);
      else storeWide(out, at, mul_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar));
    }
  }
}

function mul_Scalar_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toBit(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) * other !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! && 1) * other !== 0 ? 1 : 0;
  }
}

export const mul_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: mul_Scalar_float32, float64: mul_Scalar_float64, int: mul_Scalar_int, int64: mul_Scalar_int64, wide: mul_Scalar_int64_wide, bool: mul_Scalar_bool });

function div_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! / otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! / otherArray[otherAt]!;
  }
}

function div_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! / otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! / otherArray[otherAt]!;
  }
}

export const div_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: div_Tensor_float32, float64: div_Tensor_float64 });

function div_Scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! / other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! / other;
  }
}

function div_Scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! / other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! / other;
  }
}

export const div_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: div_Scalar_float32, float64: div_Scalar_float64 });

function div_Tensor_mode_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number, roundingMode: string | null,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (roundingMode === null) {
    if (step === 1 && selfStep === 1 && otherStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! / otherArray[otherAt + i]!;
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! / otherArray[otherAt]!;
    }
  } else if (roundingMode === "trunc") {
    if (step === 1 && selfStep === 1 && otherStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = Math.trunc(Math.fround(selfArray[selfAt + i]! / otherArray[otherAt + i]!));
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.trunc(Math.fround(selfArray[selfAt]! / otherArray[otherAt]!));
    }
  } else {
    if (step === 1 && selfStep === 1 && otherStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = floorDiv(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = floorDiv(selfArray[selfAt]!, otherArray[otherAt]!);
    }
  }
}

function div_Tensor_mode_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number, roundingMode: string | null,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (roundingMode === null) {
    if (step === 1 && selfStep === 1 && otherStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! / otherArray[otherAt + i]!;
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! / otherArray[otherAt]!;
    }
  } else if (roundingMode === "trunc") {
    if (step === 1 && selfStep === 1 && otherStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = Math.trunc(selfArray[selfAt + i]! / otherArray[otherAt + i]!);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.trunc(selfArray[selfAt]! / otherArray[otherAt]!);
    }
  } else {
    if (step === 1 && selfStep === 1 && otherStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = floorDiv(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = floorDiv(selfArray[selfAt]!, otherArray[otherAt]!);
    }
  }
}

function div_Tensor_mode_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number, roundingMode: string | null,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (roundingMode === "trunc") {
    if (step === 1 && selfStep === 1 && otherStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = intDiv(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = intDiv(selfArray[selfAt]!, otherArray[otherAt]!);
    }
  } else {
    if (step === 1 && selfStep === 1 && otherStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = intFloorDiv(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = intFloorDiv(selfArray[selfAt]!, otherArray[otherAt]!);
    }
  }
}

function div_Tensor_mode_int64_wide(self: bigint, other: bigint, roundingMode: string | null): bigint {
  return roundingMode === "trunc" ? divWide(self, other) : floorDivWide(self, other);
}

function div_Tensor_mode_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number, roundingMode: string | null,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (roundingMode === "trunc") {
    if (step === 1 && selfStep === 1 && otherStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = load64(selfArray, selfAt + i);
        const other = load64(otherArray, otherAt + i);
        const t0 = intDiv(self, other);
        if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at + i, t0);
        else storeWide(out, at + i, div_Tensor_mode_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i), roundingMode));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
        const self = load64(selfArray, selfAt);
        const other = load64(otherArray, otherAt);
        const t0 = intDiv(self, other);
        if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at, t0);
        else storeWide(out, at, div_Tensor_mode_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt), roundingMode));
      }
    }
  } else {
    if (step === 1 && selfStep === 1 && otherStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = load64(selfArray, selfAt + i);
        const other = load64(otherArray, otherAt + i);
        if (isSafe64(self) && isSafe64(other)) store64(out, at + i, intFloorDiv(self, other));
        else storeWide(out, at + i, div_Tensor_mode_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i), roundingMode));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
        const self = load64(selfArray, selfAt);
        const other = load64(otherArray, otherAt);
        if (isSafe64(self) && isSafe64(other)) store64(out, at, intFloorDiv(self, other));
        else storeWide(out, at, div_Tensor_mode_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt), roundingMode));
      }
    }
  }
}

export const div_Tensor_mode_loops = /* @__PURE__ */ pointwiseLoops({ float32: div_Tensor_mode_float32, float64: div_Tensor_mode_float64, int: div_Tensor_mode_int, int64: div_Tensor_mode_int64, wide: div_Tensor_mode_int64_wide });

function div_Scalar_mode_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar, roundingMode: string | null,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (roundingMode === null) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! / other;
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! / other;
    }
  } else if (roundingMode === "trunc") {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = Math.trunc(Math.fround(selfArray[selfAt + i]! / other));
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.trunc(Math.fround(selfArray[selfAt]! / other));
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = floorDiv(selfArray[selfAt + i]!, other);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = floorDiv(selfArray[selfAt]!, other);
    }
  }
}

function div_Scalar_mode_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar, roundingMode: string | null,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (roundingMode === null) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! / other;
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! / other;
    }
  } else if (roundingMode === "trunc") {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = Math.trunc(selfArray[selfAt + i]! / other);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.trunc(selfArray[selfAt]! / other);
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = floorDiv(selfArray[selfAt + i]!, other);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = floorDiv(selfArray[selfAt]!, other);
    }
  }
}

function div_Scalar_mode_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar, roundingMode: string | null,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (roundingMode === "trunc") {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = intDiv(selfArray[selfAt + i]!, other);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = intDiv(selfArray[selfAt]!, other);
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = intFloorDiv(selfArray[selfAt + i]!, other);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = intFloorDiv(selfArray[selfAt]!, other);
    }
  }
}

function div_Scalar_mode_int64_wide(self: bigint, otherScalar: Scalar, roundingMode: string | null): bigint {
  const other = toWide(otherScalar);
  return roundingMode === "trunc" ? divWide(self, other) : floorDivWide(self, other);
}

function div_Scalar_mode_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar, roundingMode: string | null,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (roundingMode === "trunc") {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = load64(selfArray, selfAt + i);
        const t0 = intDiv(self, other);
        if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at + i, t0);
        else storeWide(out, at + i, div_Scalar_mode_int64_wide(loadWide(selfArray, selfAt + i), otherScalar, roundingMode));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = load64(selfArray, selfAt);
        const t0 = intDiv(self, other);
        if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at, t0);
        else storeWide(out, at, div_Scalar_mode_int64_wide(loadWide(selfArray, selfAt), otherScalar, roundingMode));
      }
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = load64(selfArray, selfAt + i);
        if (isSafe64(self) && isSafe64(other)) store64(out, at + i, intFloorDiv(self, other));
        else storeWide(out, at + i, div_Scalar_mode_int64_wide(loadWide(selfArray, selfAt + i), otherScalar, roundingMode));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = load64(selfArray, selfAt);
        if (isSafe64(self) && isSafe64(other)) store64(out, at, intFloorDiv(self, other));
        else storeWide(out, at, div_Scalar_mode_int64_wide(loadWide(selfArray, selfAt), otherScalar, roundingMode));
      }
    }
  }
}

export const div_Scalar_mode_loops = /* @__PURE__ */ pointwiseLoops({ float32: div_Scalar_mode_float32, float64: div_Scalar_mode_float64, int: div_Scalar_mode_int, int64: div_Scalar_mode_int64, wide: div_Scalar_mode_int64_wide });

function floor_divide_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = floorDiv(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = floorDiv(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function floor_divide_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = floorDiv(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = floorDiv(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function floor_divide_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = intFloorDiv(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = intFloorDiv(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function floor_divide_int64_wide(self: bigint, other: bigint): bigint {
  return floorDivWide(self, other);
}

function floor_divide_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, intFloorDiv(self, other));
      else storeWide(out, at + i, floor_divide_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, intFloorDiv(self, other));
      else storeWide(out, at, floor_divide_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

export const floor_divide_loops = /* @__PURE__ */ pointwiseLoops({ float32: floor_divide_float32, float64: floor_divide_float64, int: floor_divide_int, int64: floor_divide_int64, wide: floor_divide_int64_wide });

function floor_divide_Scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = floorDiv(selfArray[selfAt + i]!, other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = floorDiv(selfArray[selfAt]!, other);
  }
}

function floor_divide_Scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = floorDiv(selfArray[selfAt + i]!, other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = floorDiv(selfArray[selfAt]!, other);
  }
}

function floor_divide_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = intFloorDiv(selfArray[selfAt + i]!, other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = intFloorDiv(selfArray[selfAt]!, other);
  }
}

function floor_divide_Scalar_int64_wide(self: bigint, otherScalar: Scalar): bigint {
  const other = toWide(otherScalar);
  return floorDivWide(self, other);
}

function floor_divide_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, intFloorDiv(self, other));
      else storeWide(out, at + i, floor_divide_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, intFloorDiv(self, other));
      else storeWide(out, at, floor_divide_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar));
    }
  }
}

export const floor_divide_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: floor_divide_Scalar_float32, float64: floor_divide_Scalar_float64, int: floor_divide_Scalar_int, int64: floor_divide_Scalar_int64, wide: floor_divide_Scalar_int64_wide });

function remainder_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = floorMod(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = floorMod(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function remainder_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = floorMod(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = floorMod(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function remainder_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = intFloorMod(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = intFloorMod(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function remainder_Tensor_int64_wide(self: bigint, other: bigint): bigint {
  return floorModWide(self, other);
}

function remainder_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, intFloorMod(self, other));
      else storeWide(out, at + i, remainder_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, intFloorMod(self, other));
      else storeWide(out, at, remainder_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

export const remainder_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: remainder_Tensor_float32, float64: remainder_Tensor_float64, int: remainder_Tensor_int, int64: remainder_Tensor_int64, wide: remainder_Tensor_int64_wide });

function remainder_Scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = floorMod(selfArray[selfAt + i]!, other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = floorMod(selfArray[selfAt]!, other);
  }
}

function remainder_Scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = floorMod(selfArray[selfAt + i]!, other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = floorMod(selfArray[selfAt]!, other);
  }
}

function remainder_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = intFloorMod(selfArray[selfAt + i]!, other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = intFloorMod(selfArray[selfAt]!, other);
  }
}

function remainder_Scalar_int64_wide(self: bigint, otherScalar: Scalar): bigint {
  const other = toWide(otherScalar);
  return floorModWide(self, other);
}

function remainder_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, intFloorMod(self, other));
      else storeWide(out, at + i, remainder_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, intFloorMod(self, other));
      else storeWide(out, at, remainder_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar));
    }
  }
}

export const remainder_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: remainder_Scalar_float32, float64: remainder_Scalar_float64, int: remainder_Scalar_int, int64: remainder_Scalar_int64, wide: remainder_Scalar_int64_wide });

function fmod_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! % otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! % otherArray[otherAt]!);
  }
}

function fmod_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! % otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! % otherArray[otherAt]!);
  }
}

function fmod_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = intFmod(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = intFmod(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function fmod_Tensor_int64_wide(self: bigint, other: bigint): bigint {
  return fmodWide(self, other);
}

function fmod_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, intFmod(self, other));
      else storeWide(out, at + i, fmod_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, intFmod(self, other));
      else storeWide(out, at, fmod_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

export const fmod_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: fmod_Tensor_float32, float64: fmod_Tensor_float64, int: fmod_Tensor_int, int64: fmod_Tensor_int64, wide: fmod_Tensor_int64_wide });

function fmod_Scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! % other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! % other);
  }
}

function fmod_Scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! % other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! % other);
  }
}

function fmod_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = intFmod(selfArray[selfAt + i]!, other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = intFmod(selfArray[selfAt]!, other);
  }
}

function fmod_Scalar_int64_wide(self: bigint, otherScalar: Scalar): bigint {
  const other = toWide(otherScalar);
  return fmodWide(self, other);
}

function fmod_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, intFmod(self, other));
      else storeWide(out, at + i, fmod_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, intFmod(self, other));
      else storeWide(out, at, fmod_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar));
    }
  }
}

export const fmod_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: fmod_Scalar_float32, float64: fmod_Scalar_float64, int: fmod_Scalar_int, int64: fmod_Scalar_int64, wide: fmod_Scalar_int64_wide });

function remainder_Scalar_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, otherArray: Float32Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toFloat32(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = floorMod(self, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = floorMod(self, otherArray[otherAt]!);
  }
}

function remainder_Scalar_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, otherArray: Float64Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toFloat64(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = floorMod(self, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = floorMod(self, otherArray[otherAt]!);
  }
}

function remainder_Scalar_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, otherArray: SmallIntArray, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toInt(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = intFloorMod(self, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = intFloorMod(self, otherArray[otherAt]!);
  }
}

function remainder_Scalar_Tensor_int64_wide(other: bigint, selfScalar: Scalar): bigint {
  const self = toWide(selfScalar);
  return floorModWide(self, other);
}

function remainder_Scalar_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, otherArray: Int32Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toLong(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(other) && isSafe64(self)) store64(out, at + i, intFloorMod(self, other));
      else storeWide(out, at + i, remainder_Scalar_Tensor_int64_wide(loadWide(otherArray, otherAt + i), selfScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) {
      const other = load64(otherArray, otherAt);
      if (isSafe64(other) && isSafe64(self)) store64(out, at, intFloorMod(self, other));
      else storeWide(out, at, remainder_Scalar_Tensor_int64_wide(loadWide(otherArray, otherAt), selfScalar));
    }
  }
}

export const remainder_Scalar_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: remainder_Scalar_Tensor_float32, float64: remainder_Scalar_Tensor_float64, int: remainder_Scalar_Tensor_int, int64: remainder_Scalar_Tensor_int64, wide: remainder_Scalar_Tensor_int64_wide });

function pow_Tensor_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, exponentArray: Float32Array, exponentAt: number, exponentStep: number,
): void {
  if (selfArray.length === 0 || exponentArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && exponentStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = pow(selfArray[selfAt + i]!, exponentArray[exponentAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, exponentAt += exponentStep) out[at] = pow(selfArray[selfAt]!, exponentArray[exponentAt]!);
  }
}

function pow_Tensor_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, exponentArray: Float64Array, exponentAt: number, exponentStep: number,
): void {
  if (selfArray.length === 0 || exponentArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && exponentStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = pow(selfArray[selfAt + i]!, exponentArray[exponentAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, exponentAt += exponentStep) out[at] = pow(selfArray[selfAt]!, exponentArray[exponentAt]!);
  }
}

function pow_Tensor_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, exponentArray: SmallIntArray, exponentAt: number, exponentStep: number,
): void {
  if (selfArray.length === 0 || exponentArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && exponentStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = intPow(selfArray[selfAt + i]!, exponentArray[exponentAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, exponentAt += exponentStep) out[at] = intPow(selfArray[selfAt]!, exponentArray[exponentAt]!);
  }
}

function pow_Tensor_Tensor_int64_wide(self: bigint, exponent: bigint): bigint {
  return powWide(self, exponent);
}

function pow_Tensor_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, exponentArray: Int32Array, exponentAt: number, exponentStep: number,
): void {
  if (selfArray.length === 0 || exponentArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && exponentStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const exponent = load64(exponentArray, exponentAt + i);
      const t0 = safePow(self, exponent);
      if (isSafe64(self) && isSafe64(exponent) && isSafe64(t0)) store64(out, at + i, t0);
      else storeWide(out, at + i, pow_Tensor_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(exponentArray, exponentAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, exponentAt += exponentStep) {
      const self = load64(selfArray, selfAt);
      const exponent = load64(exponentArray, exponentAt);
      const t0 = safePow(self, exponent);
      if (isSafe64(self) && isSafe64(exponent) && isSafe64(t0)) store64(out, at, t0);
      else storeWide(out, at, pow_Tensor_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(exponentArray, exponentAt)));
    }
  }
}

export const pow_Tensor_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: pow_Tensor_Tensor_float32, float64: pow_Tensor_Tensor_float64, int: pow_Tensor_Tensor_int, int64: pow_Tensor_Tensor_int64, wide: pow_Tensor_Tensor_int64_wide });

function pow_Tensor_Scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, exponentScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const exponent = toFloat32(exponentScalar);
  if (exponent === 2) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self * self;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self * self;
      }
    }
  } else if (exponent === 0.5) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = Math.sqrt(selfArray[selfAt + i]!);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.sqrt(selfArray[selfAt]!);
    }
  } else if (exponent === 3) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self * self * self;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self * self * self;
      }
    }
  } else if (exponent === -1) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = 1 / selfArray[selfAt + i]!;
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = 1 / selfArray[selfAt]!;
    }
  } else if (exponent === -0.5) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = (1 / Math.sqrt(selfArray[selfAt + i]!));
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (1 / Math.sqrt(selfArray[selfAt]!));
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = pow(selfArray[selfAt + i]!, exponent);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = pow(selfArray[selfAt]!, exponent);
    }
  }
}

function pow_Tensor_Scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, exponentScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const exponent = toFloat64(exponentScalar);
  if (exponent === 2) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self * self;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self * self;
      }
    }
  } else if (exponent === 0.5) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = Math.sqrt(selfArray[selfAt + i]!);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.sqrt(selfArray[selfAt]!);
    }
  } else if (exponent === 3) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self * self * self;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self * self * self;
      }
    }
  } else if (exponent === -1) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = 1 / selfArray[selfAt + i]!;
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = 1 / selfArray[selfAt]!;
    }
  } else if (exponent === -0.5) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = (1 / Math.sqrt(selfArray[selfAt + i]!));
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (1 / Math.sqrt(selfArray[selfAt]!));
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = pow(selfArray[selfAt + i]!, exponent);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = pow(selfArray[selfAt]!, exponent);
    }
  }
}

function pow_Tensor_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, exponentScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const exponent = toInt(exponentScalar);
  if (exponent === 2) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = Math.imul(self, self);
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = Math.imul(self, self);
      }
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = intPow(selfArray[selfAt + i]!, exponent);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = intPow(selfArray[selfAt]!, exponent);
    }
  }
}

function pow_Tensor_Scalar_int64_wide(self: bigint, exponentScalar: Scalar): bigint {
  const exponent = toWide(exponentScalar);
  return exponent === 2n ? wrap64(self * self) : powWide(self, exponent);
}

function pow_Tensor_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, exponentScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const exponent = toLong(exponentScalar);
  if (exponent === 2) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = load64(selfArray, selfAt + i);
        const t0 = self * self;
        if (isSafe64(self) && isSafe64(t0)) store64(out, at + i, t0);
        else storeWide(out, at + i, pow_Tensor_Scalar_int64_wide(loadWide(selfArray, selfAt + i), exponentScalar));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = load64(selfArray, selfAt);
        const t0 = self * self;
        if (isSafe64(self) && isSafe64(t0)) store64(out, at, t0);
        else storeWide(out, at, pow_Tensor_Scalar_int64_wide(loadWide(selfArray, selfAt), exponentScalar));
      }
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = load64(selfArray, selfAt + i);
        const t0 = safePow(self, exponent);
        if (isSafe64(self) && isSafe64(exponent) && isSafe64(t0)) store64(out, at + i, t0);
        else storeWide(out, at + i, pow_Tensor_Scalar_int64_wide(loadWide(selfArray, selfAt + i), exponentScalar));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = load64(selfArray, selfAt);
        const t0 = safePow(self, exponent);
        if (isSafe64(self) && isSafe64(exponent) && isSafe64(t0)) store64(out, at, t0);
        else storeWide(out, at, pow_Tensor_Scalar_int64_wide(loadWide(selfArray, selfAt), exponentScalar));
      }
    }
  }
}

export const pow_Tensor_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: pow_Tensor_Scalar_float32, float64: pow_Tensor_Scalar_float64, int: pow_Tensor_Scalar_int, int64: pow_Tensor_Scalar_int64, wide: pow_Tensor_Scalar_int64_wide });

function pow_Scalar_float32(
  n: number, out: Float32Array, at: number, step: number, exponentArray: Float32Array, exponentAt: number, exponentStep: number, selfScalar: Scalar,
): void {
  if (exponentArray.length === 0) assertReadable(n);
  const self = toFloat32(selfScalar);
  if (step === 1 && exponentStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = pow(self, exponentArray[exponentAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, exponentAt += exponentStep) out[at] = pow(self, exponentArray[exponentAt]!);
  }
}

function pow_Scalar_float64(
  n: number, out: Float64Array, at: number, step: number, exponentArray: Float64Array, exponentAt: number, exponentStep: number, selfScalar: Scalar,
): void {
  if (exponentArray.length === 0) assertReadable(n);
  const self = toFloat64(selfScalar);
  if (step === 1 && exponentStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = pow(self, exponentArray[exponentAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, exponentAt += exponentStep) out[at] = pow(self, exponentArray[exponentAt]!);
  }
}

function pow_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, exponentArray: SmallIntArray, exponentAt: number, exponentStep: number, selfScalar: Scalar,
): void {
  if (exponentArray.length === 0) assertReadable(n);
  const self = toInt(selfScalar);
  if (step === 1 && exponentStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = intPow(self, exponentArray[exponentAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, exponentAt += exponentStep) out[at] = intPow(self, exponentArray[exponentAt]!);
  }
}

function pow_Scalar_int64_wide(exponent: bigint, selfScalar: Scalar): bigint {
  const self = toWide(selfScalar);
  return powWide(self, exponent);
}

function pow_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, exponentArray: Int32Array, exponentAt: number, exponentStep: number, selfScalar: Scalar,
): void {
  if (exponentArray.length === 0) assertReadable(n);
  const self = toLong(selfScalar);
  if (step === 1 && exponentStep === 1) {
    for (let i = 0; i < n; i++) {
      const exponent = load64(exponentArray, exponentAt + i);
      const t0 = safePow(self, exponent);
      if (isSafe64(exponent) && isSafe64(self) && isSafe64(t0)) store64(out, at + i, t0);
      else storeWide(out, at + i, pow_Scalar_int64_wide(loadWide(exponentArray, exponentAt + i), selfScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, exponentAt += exponentStep) {
      const exponent = load64(exponentArray, exponentAt);
      const t0 = safePow(self, exponent);
      if (isSafe64(exponent) && isSafe64(self) && isSafe64(t0)) store64(out, at, t0);
      else storeWide(out, at, pow_Scalar_int64_wide(loadWide(exponentArray, exponentAt), selfScalar));
    }
  }
}

export const pow_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: pow_Scalar_float32, float64: pow_Scalar_float64, int: pow_Scalar_int, int64: pow_Scalar_int64, wide: pow_Scalar_int64_wide });

function atan2_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.atan2(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.atan2(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function atan2_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.atan2(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.atan2(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

export const atan2_loops = /* @__PURE__ */ pointwiseLoops({ float32: atan2_float32, float64: atan2_float64 });

function hypot_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.hypot(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.hypot(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function hypot_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.hypot(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.hypot(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

export const hypot_loops = /* @__PURE__ */ pointwiseLoops({ float32: hypot_float32, float64: hypot_float64 });

function copysign_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = copySign(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = copySign(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function copysign_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = copySign(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = copySign(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

export const copysign_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: copysign_Tensor_float32, float64: copysign_Tensor_float64 });

function copysign_Scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = copySign(selfArray[selfAt + i]!, other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = copySign(selfArray[selfAt]!, other);
  }
}

function copysign_Scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = copySign(selfArray[selfAt + i]!, other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = copySign(selfArray[selfAt]!, other);
  }
}

export const copysign_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: copysign_Scalar_float32, float64: copysign_Scalar_float64 });

function xlogy_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const other = otherArray[otherAt + i]!;
      out[at + i] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log(other);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = selfArray[selfAt]!;
      const other = otherArray[otherAt]!;
      out[at] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log(other);
    }
  }
}

function xlogy_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const other = otherArray[otherAt + i]!;
      out[at + i] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log(other);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = selfArray[selfAt]!;
      const other = otherArray[otherAt]!;
      out[at] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log(other);
    }
  }
}

export const xlogy_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: xlogy_Tensor_float32, float64: xlogy_Tensor_float64 });

function xlogy_Scalar_Self_float32(
  n: number, out: Float32Array, at: number, step: number, otherArray: Float32Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toFloat32(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const other = otherArray[otherAt + i]!;
      out[at + i] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log(other);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) {
      const other = otherArray[otherAt]!;
      out[at] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log(other);
    }
  }
}

function xlogy_Scalar_Self_float64(
  n: number, out: Float64Array, at: number, step: number, otherArray: Float64Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toFloat64(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const other = otherArray[otherAt + i]!;
      out[at + i] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log(other);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) {
      const other = otherArray[otherAt]!;
      out[at] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log(other);
    }
  }
}

export const xlogy_Scalar_Self_loops = /* @__PURE__ */ pointwiseLoops({ float32: xlogy_Scalar_Self_float32, float64: xlogy_Scalar_Self_float64 });

function xlogy_Scalar_Other_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (other !== other) {
    if (step === 1) {
      for (let i = 0; i < n; i++) out[at + i] = Number.NaN;
    } else {
      for (let i = 0; i < n; i++, at += step) out[at] = Number.NaN;
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self === 0 ? 0 : self * Math.log(other);
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self === 0 ? 0 : self * Math.log(other);
      }
    }
  }
}

function xlogy_Scalar_Other_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (other !== other) {
    if (step === 1) {
      for (let i = 0; i < n; i++) out[at + i] = Number.NaN;
    } else {
      for (let i = 0; i < n; i++, at += step) out[at] = Number.NaN;
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self === 0 ? 0 : self * Math.log(other);
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self === 0 ? 0 : self * Math.log(other);
      }
    }
  }
}

export const xlogy_Scalar_Other_loops = /* @__PURE__ */ pointwiseLoops({ float32: xlogy_Scalar_Other_float32, float64: xlogy_Scalar_Other_float64 });

function logaddexp_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const other = otherArray[otherAt + i]!;
      const m = maximum(self, other);
      out[at + i] = isInfinite(self) && self === other ? self : m + Math.log1p(Math.exp(-Math.abs(self - other)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = selfArray[selfAt]!;
      const other = otherArray[otherAt]!;
      const m = maximum(self, other);
      out[at] = isInfinite(self) && self === other ? self : m + Math.log1p(Math.exp(-Math.abs(self - other)));
    }
  }
}

function logaddexp_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const other = otherArray[otherAt + i]!;
      const m = maximum(self, other);
      out[at + i] = isInfinite(self) && self === other ? self : m + Math.log1p(Math.exp(-Math.abs(self - other)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = selfArray[selfAt]!;
      const other = otherArray[otherAt]!;
      const m = maximum(self, other);
      out[at] = isInfinite(self) && self === other ? self : m + Math.log1p(Math.exp(-Math.abs(self - other)));
    }
  }
}

export const logaddexp_loops = /* @__PURE__ */ pointwiseLoops({ float32: logaddexp_float32, float64: logaddexp_float64 });

function logaddexp2_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const other = otherArray[otherAt + i]!;
      const m = maximum(self, other);
      out[at + i] = isInfinite(self) && self === other ? self : m + Math.log1p((2 ** -Math.abs(self - other))) / Math.log(2);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = selfArray[selfAt]!;
      const other = otherArray[otherAt]!;
      const m = maximum(self, other);
      out[at] = isInfinite(self) && self === other ? self : m + Math.log1p((2 ** -Math.abs(self - other))) / Math.log(2);
    }
  }
}

function logaddexp2_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const other = otherArray[otherAt + i]!;
      const m = maximum(self, other);
      out[at + i] = isInfinite(self) && self === other ? self : m + Math.log1p((2 ** -Math.abs(self - other))) / Math.log(2);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = selfArray[selfAt]!;
      const other = otherArray[otherAt]!;
      const m = maximum(self, other);
      out[at] = isInfinite(self) && self === other ? self : m + Math.log1p((2 ** -Math.abs(self - other))) / Math.log(2);
    }
  }
}

export const logaddexp2_loops = /* @__PURE__ */ pointwiseLoops({ float32: logaddexp2_float32, float64: logaddexp2_float64 });

function heaviside_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, valuesArray: Float32Array, valuesAt: number, valuesStep: number,
): void {
  if (selfArray.length === 0 || valuesArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && valuesStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self === 0 ? valuesArray[valuesAt + i]! : self > 0 ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, valuesAt += valuesStep) {
      const self = selfArray[selfAt]!;
      out[at] = self === 0 ? valuesArray[valuesAt]! : self > 0 ? 1 : 0;
    }
  }
}

function heaviside_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, valuesArray: Float64Array, valuesAt: number, valuesStep: number,
): void {
  if (selfArray.length === 0 || valuesArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && valuesStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self === 0 ? valuesArray[valuesAt + i]! : self > 0 ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, valuesAt += valuesStep) {
      const self = selfArray[selfAt]!;
      out[at] = self === 0 ? valuesArray[valuesAt]! : self > 0 ? 1 : 0;
    }
  }
}

function heaviside_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, valuesArray: SmallIntArray, valuesAt: number, valuesStep: number,
): void {
  if (selfArray.length === 0 || valuesArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && valuesStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self === 0 ? valuesArray[valuesAt + i]! : self > 0 ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, valuesAt += valuesStep) {
      const self = selfArray[selfAt]!;
      out[at] = self === 0 ? valuesArray[valuesAt]! : self > 0 ? 1 : 0;
    }
  }
}

function heaviside_int64_wide(self: bigint, values: bigint): bigint {
  return self === 0n ? values : self > 0n ? 1n : 0n;
}

function heaviside_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, valuesArray: Int32Array, valuesAt: number, valuesStep: number,
): void {
  if (selfArray.length === 0 || valuesArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && valuesStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const values = load64(valuesArray, valuesAt + i);
      if (isSafe64(self) && isSafe64(values)) store64(out, at + i, self === 0 ? values : self > 0 ? 1 : 0);
      else storeWide(out, at + i, heaviside_int64_wide(loadWide(selfArray, selfAt + i), loadWide(valuesArray, valuesAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, valuesAt += valuesStep) {
      const self = load64(selfArray, selfAt);
      const values = load64(valuesArray, valuesAt);
      if (isSafe64(self) && isSafe64(values)) store64(out, at, self === 0 ? values : self > 0 ? 1 : 0);
      else storeWide(out, at, heaviside_int64_wide(loadWide(selfArray, selfAt), loadWide(valuesArray, valuesAt)));
    }
  }
}

function heaviside_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, valuesArray: Uint8Array, valuesAt: number, valuesStep: number,
): void {
  if (selfArray.length === 0 || valuesArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && valuesStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = (selfArray[selfAt + i]! && 1);
      out[at + i] = (self === 0 ? (valuesArray[valuesAt + i]! && 1) : self > 0 ? 1 : 0) !== 0 ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, valuesAt += valuesStep) {
      const self = (selfArray[selfAt]! && 1);
      out[at] = (self === 0 ? (valuesArray[valuesAt]! && 1) : self > 0 ? 1 : 0) !== 0 ? 1 : 0;
    }
  }
}

export const heaviside_loops = /* @__PURE__ */ pointwiseLoops({ float32: heaviside_float32, float64: heaviside_float64, int: heaviside_int, int64: heaviside_int64, wide: heaviside_int64_wide, bool: heaviside_bool });

function gcd_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = gcd(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = gcd(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function gcd_int64_wide(self: bigint, other: bigint): bigint {
  return gcdWide(self, other);
}

function gcd_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, gcd(self, other));
      else storeWide(out, at + i, gcd_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, gcd(self, other));
      else storeWide(out, at, gcd_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

export const gcd_loops = /* @__PURE__ */ pointwiseLoops({ int: gcd_int, int64: gcd_int64, wide: gcd_int64_wide });

function addcmul_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, tensor1Array: Float32Array, tensor1At: number, tensor1Step: number, tensor2Array: Float32Array, tensor2At: number, tensor2Step: number, valueScalar: Scalar,
): void {
  if (selfArray.length === 0 || tensor1Array.length === 0 || tensor2Array.length === 0) assertReadable(n);
  const value = toFloat32(valueScalar);
  if (step === 1 && selfStep === 1 && tensor1Step === 1 && tensor2Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! + value * tensor1Array[tensor1At + i]! * tensor2Array[tensor2At + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, tensor1At += tensor1Step, tensor2At += tensor2Step) out[at] = selfArray[selfAt]! + value * tensor1Array[tensor1At]! * tensor2Array[tensor2At]!;
  }
}

function addcmul_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, tensor1Array: Float64Array, tensor1At: number, tensor1Step: number, tensor2Array: Float64Array, tensor2At: number, tensor2Step: number, valueScalar: Scalar,
): void {
  if (selfArray.length === 0 || tensor1Array.length === 0 || tensor2Array.length === 0) assertReadable(n);
  const value = toFloat64(valueScalar);
  if (step === 1 && selfStep === 1 && tensor1Step === 1 && tensor2Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! + value * tensor1Array[tensor1At + i]! * tensor2Array[tensor2At + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, tensor1At += tensor1Step, tensor2At += tensor2Step) out[at] = selfArray[selfAt]! + value * tensor1Array[tensor1At]! * tensor2Array[tensor2At]!;
  }
}

function addcmul_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, tensor1Array: SmallIntArray, tensor1At: number, tensor1Step: number, tensor2Array: SmallIntArray, tensor2At: number, tensor2Step: number, valueScalar: Scalar,
): void {
  if (selfArray.length === 0 || tensor1Array.length === 0 || tensor2Array.length === 0) assertReadable(n);
  const value = toInt(valueScalar);
  if (step === 1 && selfStep === 1 && tensor1Step === 1 && tensor2Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! + Math.imul(Math.imul(value, tensor1Array[tensor1At + i]!), tensor2Array[tensor2At + i]!) | 0);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, tensor1At += tensor1Step, tensor2At += tensor2Step) out[at] = (selfArray[selfAt]! + Math.imul(Math.imul(value, tensor1Array[tensor1At]!), tensor2Array[tensor2At]!) | 0);
  }
}

function addcmul_int64_wide(self: bigint, tensor1: bigint, tensor2: bigint, valueScalar: Scalar): bigint {
  const value = toWide(valueScalar);
  return wrap64(self + wrap64(wrap64(value * tensor1) * tensor2));
}

function addcmul_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, tensor1Array: Int32Array, tensor1At: number, tensor1Step: number, tensor2Array: Int32Array, tensor2At: number, tensor2Step: number, valueScalar: Scalar,
): void {
  if (selfArray.length === 0 || tensor1Array.length === 0 || tensor2Array.length === 0) assertReadable(n);
  const value = toLong(valueScalar);
  if (step === 1 && selfStep === 1 && tensor1Step === 1 && tensor2Step === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const tensor1 = load64(tensor1Array, tensor1At + i);
      const tensor2 = load64(tensor2Array, tensor2At + i);
      const t0 = value * tensor1;
      const t1 = t0 * tensor2;
      const t2 = self + t1;
      if (isSafe64(self) && isSafe64(tensor1) && isSafe64(tensor2) && isSafe64(value) && isSafe64(t0) && isSafe64(t1) && isSafe64(t2)) store64(out, at + i, t2);
      else storeWide(out, at + i, addcmul_int64_wide(loadWide(selfArray, selfAt + i), loadWide(tensor1Array, tensor1At + i), loadWide(tensor2Array, tensor2At + i), valueScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, tensor1At += tensor1Step, tensor2At += tensor2Step) {
      const self = load64(selfArray, selfAt);
      const tensor1 = load64(tensor1Array, tensor1At);
      const tensor2 = load64(tensor2Array, tensor2At);
      const t0 = value * tensor1;
      const t1 = t0 * tensor2;
      const t2 = self + t1;
      if (isSafe64(self) && isSafe64(tensor1) && isSafe64(tensor2) && isSafe64(value) && isSafe64(t0) && isSafe64(t1) && isSafe64(t2)) store64(out, at, t2);
      else storeWide(out, at, addcmul_int64_wide(loadWide(selfArray, selfAt), loadWide(tensor1Array, tensor1At), loadWide(tensor2Array, tensor2At), valueScalar));
    }
  }
}

export const addcmul_loops = /* @__PURE__ */ pointwiseLoops({ float32: addcmul_float32, float64: addcmul_float64, int: addcmul_int, int64: addcmul_int64, wide: addcmul_int64_wide });

function addcdiv_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, tensor1Array: Float32Array, tensor1At: number, tensor1Step: number, tensor2Array: Float32Array, tensor2At: number, tensor2Step: number, valueScalar: Scalar,
): void {
  if (selfArray.length === 0 || tensor1Array.length === 0 || tensor2Array.length === 0) assertReadable(n);
  const value = toFloat32(valueScalar);
  if (step === 1 && selfStep === 1 && tensor1Step === 1 && tensor2Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! + value * tensor1Array[tensor1At + i]! / tensor2Array[tensor2At + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, tensor1At += tensor1Step, tensor2At += tensor2Step) out[at] = selfArray[selfAt]! + value * tensor1Array[tensor1At]! / tensor2Array[tensor2At]!;
  }
}

function addcdiv_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, tensor1Array: Float64Array, tensor1At: number, tensor1Step: number, tensor2Array: Float64Array, tensor2At: number, tensor2Step: number, valueScalar: Scalar,
): void {
  if (selfArray.length === 0 || tensor1Array.length === 0 || tensor2Array.length === 0) assertReadable(n);
  const value = toFloat64(valueScalar);
  if (step === 1 && selfStep === 1 && tensor1Step === 1 && tensor2Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! + value * tensor1Array[tensor1At + i]! / tensor2Array[tensor2At + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, tensor1At += tensor1Step, tensor2At += tensor2Step) out[at] = selfArray[selfAt]! + value * tensor1Array[tensor1At]! / tensor2Array[tensor2At]!;
  }
}

function addcdiv_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, tensor1Array: SmallIntArray, tensor1At: number, tensor1Step: number, tensor2Array: SmallIntArray, tensor2At: number, tensor2Step: number, valueScalar: Scalar,
): void {
  if (selfArray.length === 0 || tensor1Array.length === 0 || tensor2Array.length === 0) assertReadable(n);
  const value = toInt(valueScalar);
  if (step === 1 && selfStep === 1 && tensor1Step === 1 && tensor2Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! + intDiv(Math.imul(value, tensor1Array[tensor1At + i]!), tensor2Array[tensor2At + i]!) | 0);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, tensor1At += tensor1Step, tensor2At += tensor2Step) out[at] = (selfArray[selfAt]! + intDiv(Math.imul(value, tensor1Array[tensor1At]!), tensor2Array[tensor2At]!) | 0);
  }
}

function addcdiv_int64_wide(self: bigint, tensor1: bigint, tensor2: bigint, valueScalar: Scalar): bigint {
  const value = toWide(valueScalar);
  return wrap64(self + divWide(wrap64(value * tensor1), tensor2));
}

function addcdiv_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, tensor1Array: Int32Array, tensor1At: number, tensor1Step: number, tensor2Array: Int32Array, tensor2At: number, tensor2Step: number, valueScalar: Scalar,
): void {
  if (selfArray.length === 0 || tensor1Array.length === 0 || tensor2Array.length === 0) assertReadable(n);
  const value = toLong(valueScalar);
  if (step === 1 && selfStep === 1 && tensor1Step === 1 && tensor2Step === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const tensor1 = load64(tensor1Array, tensor1At + i);
      const tensor2 = load64(tensor2Array, tensor2At + i);
      const t0 = value * tensor1;
      const t1 = intDiv(t0, tensor2);
      const t2 = self + t1;
      if (isSafe64(self) && isSafe64(tensor1) && isSafe64(tensor2) && isSafe64(value) && isSafe64(t0) && isSafe64(t1) && isSafe64(t2)) store64(out, at + i, t2);
      else storeWide(out, at + i, addcdiv_int64_wide(loadWide(selfArray, selfAt + i), loadWide(tensor1Array, tensor1At + i), loadWide(tensor2Array, tensor2At + i), valueScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, tensor1At += tensor1Step, tensor2At += tensor2Step) {
      const self = load64(selfArray, selfAt);
      const tensor1 = load64(tensor1Array, tensor1At);
      const tensor2 = load64(tensor2Array, tensor2At);
      const t0 = value * tensor1;
      const t1 = intDiv(t0, tensor2);
      const t2 = self + t1;
      if (isSafe64(self) && isSafe64(tensor1) && isSafe64(tensor2) && isSafe64(value) && isSafe64(t0) && isSafe64(t1) && isSafe64(t2)) store64(out, at, t2);
      else storeWide(out, at, addcdiv_int64_wide(loadWide(selfArray, selfAt), loadWide(tensor1Array, tensor1At), loadWide(tensor2Array, tensor2At), valueScalar));
    }
  }
}

export const addcdiv_loops = /* @__PURE__ */ pointwiseLoops({ float32: addcdiv_float32, float64: addcdiv_float64, int: addcdiv_int, int64: addcdiv_int64, wide: addcdiv_int64_wide });

function lerp_Scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, endArray: Float32Array, endAt: number, endStep: number, weightScalar: Scalar,
): void {
  if (selfArray.length === 0 || endArray.length === 0) assertReadable(n);
  const weight = toFloat32(weightScalar);
  if (weight < 0.5) {
    if (step === 1 && selfStep === 1 && endStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self + weight * (endArray[endAt + i]! - self);
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, endAt += endStep) {
        const self = selfArray[selfAt]!;
        out[at] = self + weight * (endArray[endAt]! - self);
      }
    }
  } else {
    if (step === 1 && selfStep === 1 && endStep === 1) {
      for (let i = 0; i < n; i++) {
        const end = endArray[endAt + i]!;
        out[at + i] = end - (end - selfArray[selfAt + i]!) * (1 - weight);
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, endAt += endStep) {
        const end = endArray[endAt]!;
        out[at] = end - (end - selfArray[selfAt]!) * (1 - weight);
      }
    }
  }
}

function lerp_Scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, endArray: Float64Array, endAt: number, endStep: number, weightScalar: Scalar,
): void {
  if (selfArray.length === 0 || endArray.length === 0) assertReadable(n);
  const weight = toFloat64(weightScalar);
  if (weight < 0.5) {
    if (step === 1 && selfStep === 1 && endStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self + weight * (endArray[endAt + i]! - self);
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, endAt += endStep) {
        const self = selfArray[selfAt]!;
        out[at] = self + weight * (endArray[endAt]! - self);
      }
    }
  } else {
    if (step === 1 && selfStep === 1 && endStep === 1) {
      for (let i = 0; i < n; i++) {
        const end = endArray[endAt + i]!;
        out[at + i] = end - (end - selfArray[selfAt + i]!) * (1 - weight);
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep, endAt += endStep) {
        const end = endArray[endAt]!;
        out[at] = end - (end - selfArray[selfAt]!) * (1 - weight);
      }
    }
  }
}

export const lerp_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: lerp_Scalar_float32, float64: lerp_Scalar_float64 });

function lerp_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, endArray: Float32Array, endAt: number, endStep: number, weightArray: Float32Array, weightAt: number, weightStep: number,
): void {
  if (selfArray.length === 0 || endArray.length === 0 || weightArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && endStep === 1 && weightStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const end = endArray[endAt + i]!;
      const weight = weightArray[weightAt + i]!;
      out[at + i] = weight < 0.5 ? self + weight * (end - self) : end - (end - self) * (1 - weight);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, endAt += endStep, weightAt += weightStep) {
      const self = selfArray[selfAt]!;
      const end = endArray[endAt]!;
      const weight = weightArray[weightAt]!;
      out[at] = weight < 0.5 ? self + weight * (end - self) : end - (end - self) * (1 - weight);
    }
  }
}

function lerp_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, endArray: Float64Array, endAt: number, endStep: number, weightArray: Float64Array, weightAt: number, weightStep: number,
): void {
  if (selfArray.length === 0 || endArray.length === 0 || weightArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && endStep === 1 && weightStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const end = endArray[endAt + i]!;
      const weight = weightArray[weightAt + i]!;
      out[at + i] = weight < 0.5 ? self + weight * (end - self) : end - (end - self) * (1 - weight);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, endAt += endStep, weightAt += weightStep) {
      const self = selfArray[selfAt]!;
      const end = endArray[endAt]!;
      const weight = weightArray[weightAt]!;
      out[at] = weight < 0.5 ? self + weight * (end - self) : end - (end - self) * (1 - weight);
    }
  }
}

export const lerp_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: lerp_Tensor_float32, float64: lerp_Tensor_float64 });

function eq_Tensor_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! === otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! === otherArray[otherAt]! ? 1 : 0;
  }
}

function eq_Tensor_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! === otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! === otherArray[otherAt]! ? 1 : 0;
  }
}

function eq_Tensor_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! === otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! === otherArray[otherAt]! ? 1 : 0;
  }
}

function eq_Tensor_int64_wide(self: bigint, other: bigint): boolean {
  return self === other;
}

function eq_Tensor_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self === other ? 1 : 0;
      else out[at + i] = eq_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self === other ? 1 : 0;
      else out[at] = eq_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)) ? 1 : 0;
    }
  }
}

function eq_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) === (otherArray[otherAt + i]! && 1) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! && 1) === (otherArray[otherAt]! && 1) ? 1 : 0;
  }
}

export const eq_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: eq_Tensor_float32, float64: eq_Tensor_float64, int: eq_Tensor_int, int64: eq_Tensor_int64, wide: eq_Tensor_int64_wide, bool: eq_Tensor_bool });

function eq_Scalar_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! === other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! === other ? 1 : 0;
  }
}

function eq_Scalar_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! === other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! === other ? 1 : 0;
  }
}

function eq_Scalar_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! === other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! === other ? 1 : 0;
  }
}

function eq_Scalar_int64_wide(self: bigint, otherScalar: Scalar): boolean {
  const other = toWide(otherScalar);
  return self === other;
}

function eq_Scalar_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self === other ? 1 : 0;
      else out[at + i] = eq_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self === other ? 1 : 0;
      else out[at] = eq_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar) ? 1 : 0;
    }
  }
}

function eq_Scalar_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toBit(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) === other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! && 1) === other ? 1 : 0;
  }
}

export const eq_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: eq_Scalar_float32, float64: eq_Scalar_float64, int: eq_Scalar_int, int64: eq_Scalar_int64, wide: eq_Scalar_int64_wide, bool: eq_Scalar_bool });

function ne_Tensor_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! !== otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! !== otherArray[otherAt]! ? 1 : 0;
  }
}

function ne_Tensor_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! !== otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! !== otherArray[otherAt]! ? 1 : 0;
  }
}

function ne_Tensor_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! !== otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! !== otherArray[otherAt]! ? 1 : 0;
  }
}

function ne_Tensor_int64_wide(self: bigint, other: bigint): boolean {
  return self !== other;
}

function ne_Tensor_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self !== other ? 1 : 0;
      else out[at + i] = ne_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self !== other ? 1 : 0;
      else out[at] = ne_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)) ? 1 : 0;
    }
  }
}

function ne_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) !== (otherArray[otherAt + i]! && 1) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! && 1) !== (otherArray[otherAt]! && 1) ? 1 : 0;
  }
}

export const ne_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: ne_Tensor_float32, float64: ne_Tensor_float64, int: ne_Tensor_int, int64: ne_Tensor_int64, wide: ne_Tensor_int64_wide, bool: ne_Tensor_bool });

function ne_Scalar_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! !== other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! !== other ? 1 : 0;
  }
}

function ne_Scalar_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! !== other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! !== other ? 1 : 0;
  }
}

function ne_Scalar_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! !== other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! !== other ? 1 : 0;
  }
}

function ne_Scalar_int64_wide(self: bigint, otherScalar: Scalar): boolean {
  const other = toWide(otherScalar);
  return self !== other;
}

function ne_Scalar_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self !== other ? 1 : 0;
      else out[at + i] = ne_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self !== other ? 1 : 0;
      else out[at] = ne_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar) ? 1 : 0;
    }
  }
}

function ne_Scalar_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toBit(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) !== other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! && 1) !== other ? 1 : 0;
  }
}

export const ne_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: ne_Scalar_float32, float64: ne_Scalar_float64, int: ne_Scalar_int, int64: ne_Scalar_int64, wide: ne_Scalar_int64_wide, bool: ne_Scalar_bool });

function lt_Tensor_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! < otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! < otherArray[otherAt]! ? 1 : 0;
  }
}

function lt_Tensor_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! < otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! < otherArray[otherAt]! ? 1 : 0;
  }
}

function lt_Tensor_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! < otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! < otherArray[otherAt]! ? 1 : 0;
  }
}

function lt_Tensor_int64_wide(self: bigint, other: bigint): boolean {
  return self < other;
}

function lt_Tensor_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self < other ? 1 : 0;
      else out[at + i] = lt_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self < other ? 1 : 0;
      else out[at] = lt_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)) ? 1 : 0;
    }
  }
}

function lt_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) < (otherArray[otherAt + i]! && 1) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! && 1) < (otherArray[otherAt]! && 1) ? 1 : 0;
  }
}

export const lt_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: lt_Tensor_float32, float64: lt_Tensor_float64, int: lt_Tensor_int, int64: lt_Tensor_int64, wide: lt_Tensor_int64_wide, bool: lt_Tensor_bool });

function lt_Scalar_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! < other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! < other ? 1 : 0;
  }
}

function lt_Scalar_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! < other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! < other ? 1 : 0;
  }
}

function lt_Scalar_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! < other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! < other ? 1 : 0;
  }
}

function lt_Scalar_int64_wide(self: bigint, otherScalar: Scalar): boolean {
  const other = toWide(otherScalar);
  return self < other;
}

function lt_Scalar_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self < other ? 1 : 0;
      else out[at + i] = lt_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self < other ? 1 : 0;
      else out[at] = lt_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar) ? 1 : 0;
    }
  }
}

function lt_Scalar_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toBit(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) < other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! && 1) < other ? 1 : 0;
  }
}

export const lt_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: lt_Scalar_float32, float64: lt_Scalar_float64, int: lt_Scalar_int, int64: lt_Scalar_int64, wide: lt_Scalar_int64_wide, bool: lt_Scalar_bool });

function le_Tensor_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! <= otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! <= otherArray[otherAt]! ? 1 : 0;
  }
}

function le_Tensor_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! <= otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! <= otherArray[otherAt]! ? 1 : 0;
  }
}

function le_Tensor_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! <= otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! <= otherArray[otherAt]! ? 1 : 0;
  }
}

function le_Tensor_int64_wide(self: bigint, other: bigint): boolean {
  return self <= other;
}

function le_Tensor_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self <= other ? 1 : 0;
      else out[at + i] = le_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self <= other ? 1 : 0;
      else out[at] = le_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)) ? 1 : 0;
    }
  }
}

function le_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) <= (otherArray[otherAt + i]! && 1) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! && 1) <= (otherArray[otherAt]! && 1) ? 1 : 0;
  }
}

export const le_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: le_Tensor_float32, float64: le_Tensor_float64, int: le_Tensor_int, int64: le_Tensor_int64, wide: le_Tensor_int64_wide, bool: le_Tensor_bool });

function le_Scalar_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! <= other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! <= other ? 1 : 0;
  }
}

function le_Scalar_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! <= other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! <= other ? 1 : 0;
  }
}

function le_Scalar_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! <= other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! <= other ? 1 : 0;
  }
}

function le_Scalar_int64_wide(self: bigint, otherScalar: Scalar): boolean {
  const other = toWide(otherScalar);
  return self <= other;
}

function le_Scalar_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self <= other ? 1 : 0;
      else out[at + i] = le_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self <= other ? 1 : 0;
      else out[at] = le_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar) ? 1 : 0;
    }
  }
}

function le_Scalar_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toBit(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) <= other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! && 1) <= other ? 1 : 0;
  }
}

export const le_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: le_Scalar_float32, float64: le_Scalar_float64, int: le_Scalar_int, int64: le_Scalar_int64, wide: le_Scalar_int64_wide, bool: le_Scalar_bool });

function gt_Tensor_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! > otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! > otherArray[otherAt]! ? 1 : 0;
  }
}

function gt_Tensor_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! > otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! > otherArray[otherAt]! ? 1 : 0;
  }
}

function gt_Tensor_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! > otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! > otherArray[otherAt]! ? 1 : 0;
  }
}

function gt_Tensor_int64_wide(self: bigint, other: bigint): boolean {
  return self > other;
}

function gt_Tensor_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self > other ? 1 : 0;
      else out[at + i] = gt_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self > other ? 1 : 0;
      else out[at] = gt_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)) ? 1 : 0;
    }
  }
}

function gt_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) > (otherArray[otherAt + i]! && 1) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! && 1) > (otherArray[otherAt]! && 1) ? 1 : 0;
  }
}

export const gt_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: gt_Tensor_float32, float64: gt_Tensor_float64, int: gt_Tensor_int, int64: gt_Tensor_int64, wide: gt_Tensor_int64_wide, bool: gt_Tensor_bool });

function gt_Scalar_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! > other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! > other ? 1 : 0;
  }
}

function gt_Scalar_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! > other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! > other ? 1 : 0;
  }
}

function gt_Scalar_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! > other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! > other ? 1 : 0;
  }
}

function gt_Scalar_int64_wide(self: bigint, otherScalar: Scalar): boolean {
  const other = toWide(otherScalar);
  return self > other;
}

function gt_Scalar_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self > other ? 1 : 0;
      else out[at + i] = gt_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self > other ? 1 : 0;
      else out[at] = gt_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar) ? 1 : 0;
    }
  }
}

function gt_Scalar_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toBit(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) > other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! && 1) > other ? 1 : 0;
  }
}

export const gt_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: gt_Scalar_float32, float64: gt_Scalar_float64, int: gt_Scalar_int, int64: gt_Scalar_int64, wide: gt_Scalar_int64_wide, bool: gt_Scalar_bool });

function ge_Tensor_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! >= otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! >= otherArray[otherAt]! ? 1 : 0;
  }
}

function ge_Tensor_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! >= otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! >= otherArray[otherAt]! ? 1 : 0;
  }
}

function ge_Tensor_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! >= otherArray[otherAt + i]! ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! >= otherArray[otherAt]! ? 1 : 0;
  }
}

function ge_Tensor_int64_wide(self: bigint, other: bigint): boolean {
  return self >= other;
}

function ge_Tensor_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self >= other ? 1 : 0;
      else out[at + i] = ge_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self >= other ? 1 : 0;
      else out[at] = ge_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)) ? 1 : 0;
    }
  }
}

function ge_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) >= (otherArray[otherAt + i]! && 1) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! && 1) >= (otherArray[otherAt]! && 1) ? 1 : 0;
  }
}

export const ge_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: ge_Tensor_float32, float64: ge_Tensor_float64, int: ge_Tensor_int, int64: ge_Tensor_int64, wide: ge_Tensor_int64_wide, bool: ge_Tensor_bool });

function ge_Scalar_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! >= other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! >= other ? 1 : 0;
  }
}

function ge_Scalar_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! >= other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! >= other ? 1 : 0;
  }
}

function ge_Scalar_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! >= other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! >= other ? 1 : 0;
  }
}

function ge_Scalar_int64_wide(self: bigint, otherScalar: Scalar): boolean {
  const other = toWide(otherScalar);
  return self >= other;
}

function ge_Scalar_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self >= other ? 1 : 0;
      else out[at + i] = ge_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self >= other ? 1 : 0;
      else out[at] = ge_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar) ? 1 : 0;
    }
  }
}

function ge_Scalar_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toBit(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) >= other ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = (selfArray[selfAt]! && 1) >= other ? 1 : 0;
  }
}

export const ge_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: ge_Scalar_float32, float64: ge_Scalar_float64, int: ge_Scalar_int, int64: ge_Scalar_int64, wide: ge_Scalar_int64_wide, bool: ge_Scalar_bool });

function logical_and_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! !== 0 && otherArray[otherAt + i]! !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! !== 0 && otherArray[otherAt]! !== 0 ? 1 : 0;
  }
}

function logical_and_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! !== 0 && otherArray[otherAt + i]! !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! !== 0 && otherArray[otherAt]! !== 0 ? 1 : 0;
  }
}

function logical_and_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! !== 0 && otherArray[otherAt + i]! !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! !== 0 && otherArray[otherAt]! !== 0 ? 1 : 0;
  }
}

function logical_and_int64_wide(self: bigint, other: bigint): boolean {
  return self !== 0n && other !== 0n;
}

function logical_and_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self !== 0 && other !== 0 ? 1 : 0;
      else out[at + i] = logical_and_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self !== 0 && other !== 0 ? 1 : 0;
      else out[at] = logical_and_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)) ? 1 : 0;
    }
  }
}

function logical_and_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) !== 0 && (otherArray[otherAt + i]! && 1) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! && 1) !== 0 && (otherArray[otherAt]! && 1) !== 0 ? 1 : 0;
  }
}

export const logical_and_loops = /* @__PURE__ */ pointwiseLoops({ float32: logical_and_float32, float64: logical_and_float64, int: logical_and_int, int64: logical_and_int64, wide: logical_and_int64_wide, bool: logical_and_bool });

function logical_or_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! !== 0 || otherArray[otherAt + i]! !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! !== 0 || otherArray[otherAt]! !== 0 ? 1 : 0;
  }
}

function logical_or_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! !== 0 || otherArray[otherAt + i]! !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! !== 0 || otherArray[otherAt]! !== 0 ? 1 : 0;
  }
}

function logical_or_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! !== 0 || otherArray[otherAt + i]! !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! !== 0 || otherArray[otherAt]! !== 0 ? 1 : 0;
  }
}

function logical_or_int64_wide(self: bigint, other: bigint): boolean {
  return self !== 0n || other !== 0n;
}

function logical_or_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = self !== 0 || other !== 0 ? 1 : 0;
      else out[at + i] = logical_or_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = self !== 0 || other !== 0 ? 1 : 0;
      else out[at] = logical_or_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)) ? 1 : 0;
    }
  }
}

function logical_or_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! && 1) !== 0 || (otherArray[otherAt + i]! && 1) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! && 1) !== 0 || (otherArray[otherAt]! && 1) !== 0 ? 1 : 0;
  }
}

export const logical_or_loops = /* @__PURE__ */ pointwiseLoops({ float32: logical_or_float32, float64: logical_or_float64, int: logical_or_int, int64: logical_or_int64, wide: logical_or_int64_wide, bool: logical_or_bool });

function logical_xor_float32(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! !== 0) !== (otherArray[otherAt + i]! !== 0) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! !== 0) !== (otherArray[otherAt]! !== 0) ? 1 : 0;
  }
}

function logical_xor_float64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! !== 0) !== (otherArray[otherAt + i]! !== 0) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! !== 0) !== (otherArray[otherAt]! !== 0) ? 1 : 0;
  }
}

function logical_xor_int(
  n: number, out: Uint8Array, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (selfArray[selfAt + i]! !== 0) !== (otherArray[otherAt + i]! !== 0) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (selfArray[selfAt]! !== 0) !== (otherArray[otherAt]! !== 0) ? 1 : 0;
  }
}

function logical_xor_int64_wide(self: bigint, other: bigint): boolean {
  return (self !== 0n) !== (other !== 0n);
}

function logical_xor_int64(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) out[at + i] = (self !== 0) !== (other !== 0) ? 1 : 0;
      else out[at + i] = logical_xor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)) ? 1 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) out[at] = (self !== 0) !== (other !== 0) ? 1 : 0;
      else out[at] = logical_xor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)) ? 1 : 0;
    }
  }
}

function logical_xor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = ((selfArray[selfAt + i]! && 1) !== 0) !== ((otherArray[otherAt + i]! && 1) !== 0) ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = ((selfArray[selfAt]! && 1) !== 0) !== ((otherArray[otherAt]! && 1) !== 0) ? 1 : 0;
  }
}

export const logical_xor_loops = /* @__PURE__ */ pointwiseLoops({ float32: logical_xor_float32, float64: logical_xor_float64, int: logical_xor_int, int64: logical_xor_int64, wide: logical_xor_int64_wide, bool: logical_xor_bool });

function bitwise_and_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! & otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! & otherArray[otherAt]!;
  }
}

function bitwise_and_Tensor_int64_wide(self: bigint, other: bigint): bigint {
  return self & other;
}

function bitwise_and_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, and64(self, other));
      else storeWide(out, at + i, bitwise_and_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, and64(self, other));
      else storeWide(out, at, bitwise_and_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

function bitwise_and_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = ((selfArray[selfAt + i]! && 1) & (otherArray[otherAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = ((selfArray[selfAt]! && 1) & (otherArray[otherAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const bitwise_and_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_and_Tensor_int, int64: bitwise_and_Tensor_int64, wide: bitwise_and_Tensor_int64_wide, bool: bitwise_and_Tensor_bool });

function bitwise_and_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! & other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! & other;
  }
}

function bitwise_and_Scalar_int64_wide(self: bigint, otherScalar: Scalar): bigint {
  const other = toWide(otherScalar);
  return self & other;
}

function bitwise_and_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, and64(self, other));
      else storeWide(out, at + i, bitwise_and_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, and64(self, other));
      else storeWide(out, at, bitwise_and_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar));
    }
  }
}

function bitwise_and_Scalar_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toBit(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = ((selfArray[selfAt + i]! && 1) & other) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = ((selfArray[selfAt]! && 1) & other) !== 0 ? 1 : 0;
  }
}

export const bitwise_and_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_and_Scalar_int, int64: bitwise_and_Scalar_int64, wide: bitwise_and_Scalar_int64_wide, bool: bitwise_and_Scalar_bool });

function bitwise_and_Scalar_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, otherArray: SmallIntArray, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toInt(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = self & otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = self & otherArray[otherAt]!;
  }
}

function bitwise_and_Scalar_Tensor_int64_wide(other: bigint, selfScalar: Scalar): bigint {
  const self = toWide(selfScalar);
  return self & other;
}

function bitwise_and_Scalar_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, otherArray: Int32Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toLong(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(other) && isSafe64(self)) store64(out, at + i, and64(self, other));
      else storeWide(out, at + i, bitwise_and_Scalar_Tensor_int64_wide(loadWide(otherArray, otherAt + i), selfScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) {
      const other = load64(otherArray, otherAt);
      if (isSafe64(other) && isSafe64(self)) store64(out, at, and64(self, other));
      else storeWide(out, at, bitwise_and_Scalar_Tensor_int64_wide(loadWide(otherArray, otherAt), selfScalar));
    }
  }
}

function bitwise_and_Scalar_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, otherArray: Uint8Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toBit(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (self & (otherArray[otherAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = (self & (otherArray[otherAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const bitwise_and_Scalar_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_and_Scalar_Tensor_int, int64: bitwise_and_Scalar_Tensor_int64, wide: bitwise_and_Scalar_Tensor_int64_wide, bool: bitwise_and_Scalar_Tensor_bool });

function bitwise_or_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! | otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! | otherArray[otherAt]!;
  }
}

function bitwise_or_Tensor_int64_wide(self: bigint, other: bigint): bigint {
  return self | other;
}

function bitwise_or_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, or64(self, other));
      else storeWide(out, at + i, bitwise_or_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, or64(self, other));
      else storeWide(out, at, bitwise_or_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

function bitwise_or_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = ((selfArray[selfAt + i]! && 1) | (otherArray[otherAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = ((selfArray[selfAt]! && 1) | (otherArray[otherAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const bitwise_or_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_or_Tensor_int, int64: bitwise_or_Tensor_int64, wide: bitwise_or_Tensor_int64_wide, bool: bitwise_or_Tensor_bool });

function bitwise_or_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! | other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! | other;
  }
}

function bitwise_or_Scalar_int64_wide(self: bigint, otherScalar: Scalar): bigint {
  const other = toWide(otherScalar);
  return self | other;
}

function bitwise_or_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, or64(self, other));
      else storeWide(out, at + i, bitwise_or_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, or64(self, other));
      else storeWide(out, at, bitwise_or_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar));
    }
  }
}

function bitwise_or_Scalar_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toBit(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = ((selfArray[selfAt + i]! && 1) | other) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = ((selfArray[selfAt]! && 1) | other) !== 0 ? 1 : 0;
  }
}

export const bitwise_or_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_or_Scalar_int, int64: bitwise_or_Scalar_int64, wide: bitwise_or_Scalar_int64_wide, bool: bitwise_or_Scalar_bool });

function bitwise_or_Scalar_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, otherArray: SmallIntArray, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toInt(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = self | otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = self | otherArray[otherAt]!;
  }
}

function bitwise_or_Scalar_Tensor_int64_wide(other: bigint, selfScalar: Scalar): bigint {
  const self = toWide(selfScalar);
  return self | other;
}

function bitwise_or_Scalar_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, otherArray: Int32Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toLong(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(other) && isSafe64(self)) store64(out, at + i, or64(self, other));
      else storeWide(out, at + i, bitwise_or_Scalar_Tensor_int64_wide(loadWide(otherArray, otherAt + i), selfScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) {
      const other = load64(otherArray, otherAt);
      if (isSafe64(other) && isSafe64(self)) store64(out, at, or64(self, other));
      else storeWide(out, at, bitwise_or_Scalar_Tensor_int64_wide(loadWide(otherArray, otherAt), selfScalar));
    }
  }
}

function bitwise_or_Scalar_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, otherArray: Uint8Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toBit(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (self | (otherArray[otherAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = (self | (otherArray[otherAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const bitwise_or_Scalar_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_or_Scalar_Tensor_int, int64: bitwise_or_Scalar_Tensor_int64, wide: bitwise_or_Scalar_Tensor_int64_wide, bool: bitwise_or_Scalar_Tensor_bool });

function bitwise_xor_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! ^ otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! ^ otherArray[otherAt]!;
  }
}

function bitwise_xor_Tensor_int64_wide(self: bigint, other: bigint): bigint {
  return self ^ other;
}

function bitwise_xor_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, xor64(self, other));
      else storeWide(out, at + i, bitwise_xor_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, xor64(self, other));
      else storeWide(out, at, bitwise_xor_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

function bitwise_xor_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = ((selfArray[selfAt + i]! && 1) ^ (otherArray[otherAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = ((selfArray[selfAt]! && 1) ^ (otherArray[otherAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const bitwise_xor_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_xor_Tensor_int, int64: bitwise_xor_Tensor_int64, wide: bitwise_xor_Tensor_int64_wide, bool: bitwise_xor_Tensor_bool });

function bitwise_xor_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! ^ other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! ^ other;
  }
}

function bitwise_xor_Scalar_int64_wide(self: bigint, otherScalar: Scalar): bigint {
  const other = toWide(otherScalar);
  return self ^ other;
}

function bitwise_xor_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, xor64(self, other));
      else storeWide(out, at + i, bitwise_xor_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, xor64(self, other));
      else storeWide(out, at, bitwise_xor_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar));
    }
  }
}

function bitwise_xor_Scalar_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toBit(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = ((selfArray[selfAt + i]! && 1) ^ other) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = ((selfArray[selfAt]! && 1) ^ other) !== 0 ? 1 : 0;
  }
}

export const bitwise_xor_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_xor_Scalar_int, int64: bitwise_xor_Scalar_int64, wide: bitwise_xor_Scalar_int64_wide, bool: bitwise_xor_Scalar_bool });

function bitwise_xor_Scalar_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, otherArray: SmallIntArray, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toInt(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = self ^ otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = self ^ otherArray[otherAt]!;
  }
}

function bitwise_xor_Scalar_Tensor_int64_wide(other: bigint, selfScalar: Scalar): bigint {
  const self = toWide(selfScalar);
  return self ^ other;
}

function bitwise_xor_Scalar_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, otherArray: Int32Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toLong(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(other) && isSafe64(self)) store64(out, at + i, xor64(self, other));
      else storeWide(out, at + i, bitwise_xor_Scalar_Tensor_int64_wide(loadWide(otherArray, otherAt + i), selfScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) {
      const other = load64(otherArray, otherAt);
      if (isSafe64(other) && isSafe64(self)) store64(out, at, xor64(self, other));
      else storeWide(out, at, bitwise_xor_Scalar_Tensor_int64_wide(loadWide(otherArray, otherAt), selfScalar));
    }
  }
}

function bitwise_xor_Scalar_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, otherArray: Uint8Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toBit(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (self ^ (otherArray[otherAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = (self ^ (otherArray[otherAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const bitwise_xor_Scalar_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_xor_Scalar_Tensor_int, int64: bitwise_xor_Scalar_Tensor_int64, wide: bitwise_xor_Scalar_Tensor_int64_wide, bool: bitwise_xor_Scalar_Tensor_bool });

function bitwise_left_shift_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! << otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! << otherArray[otherAt]!;
  }
}

function bitwise_left_shift_Tensor_int64_wide(self: bigint, other: bigint): bigint {
  return shiftLeftWide(self, other);
}

function bitwise_left_shift_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      const t0 = shiftLeft64(self, other);
      if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at + i, t0);
      else storeWide(out, at + i, bitwise_left_shift_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      const t0 = shiftLeft64(self, other);
      if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at, t0);
      else storeWide(out, at, bitwise_left_shift_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

export const bitwise_left_shift_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_left_shift_Tensor_int, int64: bitwise_left_shift_Tensor_int64, wide: bitwise_left_shift_Tensor_int64_wide });

function bitwise_left_shift_Tensor_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! << other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! << other;
  }
}

function bitwise_left_shift_Tensor_Scalar_int64_wide(self: bigint, otherScalar: Scalar): bigint {
  const other = toWide(otherScalar);
  return shiftLeftWide(self, other);
}

function bitwise_left_shift_Tensor_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const t0 = shiftLeft64(self, other);
      if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at + i, t0);
      else storeWide(out, at + i, bitwise_left_shift_Tensor_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      const t0 = shiftLeft64(self, other);
      if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at, t0);
      else storeWide(out, at, bitwise_left_shift_Tensor_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar));
    }
  }
}

export const bitwise_left_shift_Tensor_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_left_shift_Tensor_Scalar_int, int64: bitwise_left_shift_Tensor_Scalar_int64, wide: bitwise_left_shift_Tensor_Scalar_int64_wide });

function bitwise_left_shift_Scalar_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, otherArray: SmallIntArray, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toInt(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = self << otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = self << otherArray[otherAt]!;
  }
}

function bitwise_left_shift_Scalar_Tensor_int64_wide(other: bigint, selfScalar: Scalar): bigint {
  const self = toWide(selfScalar);
  return shiftLeftWide(self, other);
}

function bitwise_left_shift_Scalar_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, otherArray: Int32Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toLong(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const other = load64(otherArray, otherAt + i);
      const t0 = shiftLeft64(self, other);
      if (isSafe64(other) && isSafe64(self) && isSafe64(t0)) store64(out, at + i, t0);
      else storeWide(out, at + i, bitwise_left_shift_Scalar_Tensor_int64_wide(loadWide(otherArray, otherAt + i), selfScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) {
      const other = load64(otherArray, otherAt);
      const t0 = shiftLeft64(self, other);
      if (isSafe64(other) && isSafe64(self) && isSafe64(t0)) store64(out, at, t0);
      else storeWide(out, at, bitwise_left_shift_Scalar_Tensor_int64_wide(loadWide(otherArray, otherAt), selfScalar));
    }
  }
}

export const bitwise_left_shift_Scalar_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_left_shift_Scalar_Tensor_int, int64: bitwise_left_shift_Scalar_Tensor_int64, wide: bitwise_left_shift_Scalar_Tensor_int64_wide });

function bitwise_right_shift_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! >> otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = selfArray[selfAt]! >> otherArray[otherAt]!;
  }
}

function bitwise_right_shift_Tensor_int64_wide(self: bigint, other: bigint): bigint {
  return shiftRightWide(self, other);
}

function bitwise_right_shift_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, shiftRight64(self, other));
      else storeWide(out, at + i, bitwise_right_shift_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, shiftRight64(self, other));
      else storeWide(out, at, bitwise_right_shift_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

export const bitwise_right_shift_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_right_shift_Tensor_int, int64: bitwise_right_shift_Tensor_int64, wide: bitwise_right_shift_Tensor_int64_wide });

function bitwise_right_shift_Tensor_Scalar_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toInt(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! >> other;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = selfArray[selfAt]! >> other;
  }
}

function bitwise_right_shift_Tensor_Scalar_int64_wide(self: bigint, otherScalar: Scalar): bigint {
  const other = toWide(otherScalar);
  return shiftRightWide(self, other);
}

function bitwise_right_shift_Tensor_Scalar_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toLong(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, shiftRight64(self, other));
      else storeWide(out, at + i, bitwise_right_shift_Tensor_Scalar_int64_wide(loadWide(selfArray, selfAt + i), otherScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, shiftRight64(self, other));
      else storeWide(out, at, bitwise_right_shift_Tensor_Scalar_int64_wide(loadWide(selfArray, selfAt), otherScalar));
    }
  }
}

export const bitwise_right_shift_Tensor_Scalar_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_right_shift_Tensor_Scalar_int, int64: bitwise_right_shift_Tensor_Scalar_int64, wide: bitwise_right_shift_Tensor_Scalar_int64_wide });

function bitwise_right_shift_Scalar_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, otherArray: SmallIntArray, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toInt(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = self >> otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = self >> otherArray[otherAt]!;
  }
}

function bitwise_right_shift_Scalar_Tensor_int64_wide(other: bigint, selfScalar: Scalar): bigint {
  const self = toWide(selfScalar);
  return shiftRightWide(self, other);
}

function bitwise_right_shift_Scalar_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, otherArray: Int32Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toLong(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(other) && isSafe64(self)) store64(out, at + i, shiftRight64(self, other));
      else storeWide(out, at + i, bitwise_right_shift_Scalar_Tensor_int64_wide(loadWide(otherArray, otherAt + i), selfScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) {
      const other = load64(otherArray, otherAt);
      if (isSafe64(other) && isSafe64(self)) store64(out, at, shiftRight64(self, other));
      else storeWide(out, at, bitwise_right_shift_Scalar_Tensor_int64_wide(loadWide(otherArray, otherAt), selfScalar));
    }
  }
}

export const bitwise_right_shift_Scalar_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ int: bitwise_right_shift_Scalar_Tensor_int, int64: bitwise_right_shift_Scalar_Tensor_int64, wide: bitwise_right_shift_Scalar_Tensor_int64_wide });

function maximum_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = maximum(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = maximum(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function maximum_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = maximum(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = maximum(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function maximum_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.max(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.max(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function maximum_int64_wide(self: bigint, other: bigint): bigint {
  return maxWide(self, other);
}

function maximum_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, Math.max(self, other));
      else storeWide(out, at + i, maximum_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, Math.max(self, other));
      else storeWide(out, at, maximum_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

function maximum_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.max((selfArray[selfAt + i]! && 1), (otherArray[otherAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.max((selfArray[selfAt]! && 1), (otherArray[otherAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const maximum_loops = /* @__PURE__ */ pointwiseLoops({ float32: maximum_float32, float64: maximum_float64, int: maximum_int, int64: maximum_int64, wide: maximum_int64_wide, bool: maximum_bool });

function minimum_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = minimum(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = minimum(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function minimum_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = minimum(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = minimum(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function minimum_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.min(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.min(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function minimum_int64_wide(self: bigint, other: bigint): bigint {
  return minWide(self, other);
}

function minimum_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, Math.min(self, other));
      else storeWide(out, at + i, minimum_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, Math.min(self, other));
      else storeWide(out, at, minimum_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

function minimum_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.min((selfArray[selfAt + i]! && 1), (otherArray[otherAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.min((selfArray[selfAt]! && 1), (otherArray[otherAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const minimum_loops = /* @__PURE__ */ pointwiseLoops({ float32: minimum_float32, float64: minimum_float64, int: minimum_int, int64: minimum_int64, wide: minimum_int64_wide, bool: minimum_bool });

function fmax_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = fmax(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = fmax(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function fmax_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = fmax(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = fmax(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function fmax_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.max(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.max(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function fmax_int64_wide(self: bigint, other: bigint): bigint {
  return maxWide(self, other);
}

function fmax_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, Math.max(self, other));
      else storeWide(out, at + i, fmax_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, Math.max(self, other));
      else storeWide(out, at, fmax_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

function fmax_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.max((selfArray[selfAt + i]! && 1), (otherArray[otherAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.max((selfArray[selfAt]! && 1), (otherArray[otherAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const fmax_loops = /* @__PURE__ */ pointwiseLoops({ float32: fmax_float32, float64: fmax_float64, int: fmax_int, int64: fmax_int64, wide: fmax_int64_wide, bool: fmax_bool });

function fmin_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = fmin(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = fmin(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function fmin_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = fmin(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = fmin(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function fmin_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.min(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.min(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function fmin_int64_wide(self: bigint, other: bigint): bigint {
  return minWide(self, other);
}

function fmin_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, Math.min(self, other));
      else storeWide(out, at + i, fmin_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, Math.min(self, other));
      else storeWide(out, at, fmin_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

function fmin_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.min((selfArray[selfAt + i]! && 1), (otherArray[otherAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = Math.min((selfArray[selfAt]! && 1), (otherArray[otherAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const fmin_loops = /* @__PURE__ */ pointwiseLoops({ float32: fmin_float32, float64: fmin_float64, int: fmin_int, int64: fmin_int64, wide: fmin_int64_wide, bool: fmin_bool });

function where_self_float32(
  n: number, out: Float32Array, at: number, step: number, conditionArray: Uint8Array, conditionAt: number, conditionStep: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (conditionArray.length === 0 || selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && conditionStep === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = conditionArray[conditionAt + i]! !== 0 ? selfArray[selfAt + i]! : otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, conditionAt += conditionStep, selfAt += selfStep, otherAt += otherStep) out[at] = conditionArray[conditionAt]! !== 0 ? selfArray[selfAt]! : otherArray[otherAt]!;
  }
}

function where_self_float64(
  n: number, out: Float64Array, at: number, step: number, conditionArray: Uint8Array, conditionAt: number, conditionStep: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (conditionArray.length === 0 || selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && conditionStep === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = conditionArray[conditionAt + i]! !== 0 ? selfArray[selfAt + i]! : otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, conditionAt += conditionStep, selfAt += selfStep, otherAt += otherStep) out[at] = conditionArray[conditionAt]! !== 0 ? selfArray[selfAt]! : otherArray[otherAt]!;
  }
}

function where_self_int(
  n: number, out: SmallIntArray, at: number, step: number, conditionArray: Uint8Array, conditionAt: number, conditionStep: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (conditionArray.length === 0 || selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && conditionStep === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = conditionArray[conditionAt + i]! !== 0 ? selfArray[selfAt + i]! : otherArray[otherAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, conditionAt += conditionStep, selfAt += selfStep, otherAt += otherStep) out[at] = conditionArray[conditionAt]! !== 0 ? selfArray[selfAt]! : otherArray[otherAt]!;
  }
}

function where_self_int64_wide(condition: boolean, self: bigint, other: bigint): bigint {
  return condition ? self : other;
}

function where_self_int64(
  n: number, out: Int32Array, at: number, step: number, conditionArray: Uint8Array, conditionAt: number, conditionStep: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (conditionArray.length === 0 || selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && conditionStep === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      if (isSafe64(self) && isSafe64(other)) store64(out, at + i, conditionArray[conditionAt + i]! !== 0 ? self : other);
      else storeWide(out, at + i, where_self_int64_wide(conditionArray[conditionAt + i] !== 0, loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, conditionAt += conditionStep, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      if (isSafe64(self) && isSafe64(other)) store64(out, at, conditionArray[conditionAt]! !== 0 ? self : other);
      else storeWide(out, at, where_self_int64_wide(conditionArray[conditionAt] !== 0, loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

function where_self_bool(
  n: number, out: Uint8Array, at: number, step: number, conditionArray: Uint8Array, conditionAt: number, conditionStep: number, selfArray: Uint8Array, selfAt: number, selfStep: number, otherArray: Uint8Array, otherAt: number, otherStep: number,
): void {
  if (conditionArray.length === 0 || selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && conditionStep === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (conditionArray[conditionAt + i]! !== 0 ? (selfArray[selfAt + i]! && 1) : (otherArray[otherAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, conditionAt += conditionStep, selfAt += selfStep, otherAt += otherStep) out[at] = (conditionArray[conditionAt]! !== 0 ? (selfArray[selfAt]! && 1) : (otherArray[otherAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const where_self_loops = /* @__PURE__ */ pointwiseLoops({ float32: where_self_float32, float64: where_self_float64, int: where_self_int, int64: where_self_int64, wide: where_self_int64_wide, bool: where_self_bool });

function clamp_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, minScalar: Scalar | null, maxScalar: Scalar | null,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const min = toFloat32(minScalar ?? 0);
  const max = toFloat32(maxScalar ?? 0);
  if (minScalar === null) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = max < self ? max : self;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = max < self ? max : self;
      }
    }
  } else if (maxScalar === null) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self < min ? min : self;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self < min ? min : self;
      }
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = minimum(maximum(selfArray[selfAt + i]!, min), max);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = minimum(maximum(selfArray[selfAt]!, min), max);
    }
  }
}

function clamp_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, minScalar: Scalar | null, maxScalar: Scalar | null,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const min = toFloat64(minScalar ?? 0);
  const max = toFloat64(maxScalar ?? 0);
  if (minScalar === null) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = max < self ? max : self;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = max < self ? max : self;
      }
    }
  } else if (maxScalar === null) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self < min ? min : self;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self < min ? min : self;
      }
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = minimum(maximum(selfArray[selfAt + i]!, min), max);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = minimum(maximum(selfArray[selfAt]!, min), max);
    }
  }
}

function clamp_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, minScalar: Scalar | null, maxScalar: Scalar | null,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const min = toInt(minScalar ?? 0);
  const max = toInt(maxScalar ?? 0);
  if (minScalar === null) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = max < self ? max : self;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = max < self ? max : self;
      }
    }
  } else if (maxScalar === null) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self < min ? min : self;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self < min ? min : self;
      }
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) out[at + i] = Math.min(Math.max(selfArray[selfAt + i]!, min), max);
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.min(Math.max(selfArray[selfAt]!, min), max);
    }
  }
}

function clamp_int64_wide(self: bigint, minScalar: Scalar | null, maxScalar: Scalar | null): bigint {
  const min = toWide(minScalar ?? 0);
  const max = toWide(maxScalar ?? 0);
  return minScalar === null ? max < self ? max : self : maxScalar === null ? self < min ? min : self : minWide(maxWide(self, min), max);
}

function clamp_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, minScalar: Scalar | null, maxScalar: Scalar | null,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const min = toLong(minScalar ?? 0);
  const max = toLong(maxScalar ?? 0);
  if (minScalar === null) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = load64(selfArray, selfAt + i);
        if (isSafe64(self) && isSafe64(max)) store64(out, at + i, max < self ? max : self);
        else storeWide(out, at + i, clamp_int64_wide(loadWide(selfArray, selfAt + i), minScalar, maxScalar));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = load64(selfArray, selfAt);
        if (isSafe64(self) && isSafe64(max)) store64(out, at, max < self ? max : self);
        else storeWide(out, at, clamp_int64_wide(loadWide(selfArray, selfAt), minScalar, maxScalar));
      }
    }
  } else if (maxScalar === null) {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = load64(selfArray, selfAt + i);
        if (isSafe64(self) && isSafe64(min)) store64(out, at + i, self < min ? min : self);
        else storeWide(out, at + i, clamp_int64_wide(loadWide(selfArray, selfAt + i), minScalar, maxScalar));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = load64(selfArray, selfAt);
        if (isSafe64(self) && isSafe64(min)) store64(out, at, self < min ? min : self);
        else storeWide(out, at, clamp_int64_wide(loadWide(selfArray, selfAt), minScalar, maxScalar));
      }
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = load64(selfArray, selfAt + i);
        if (isSafe64(self) && isSafe64(min) && isSafe64(max)) store64(out, at + i, Math.min(Math.max(self, min), max));
        else storeWide(out, at + i, clamp_int64_wide(loadWide(selfArray, selfAt + i), minScalar, maxScalar));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = load64(selfArray, selfAt);
        if (isSafe64(self) && isSafe64(min) && isSafe64(max)) store64(out, at, Math.min(Math.max(self, min), max));
        else storeWide(out, at, clamp_int64_wide(loadWide(selfArray, selfAt), minScalar, maxScalar));
      }
    }
  }
}

export const clamp_loops = /* @__PURE__ */ pointwiseLoops({ float32: clamp_float32, float64: clamp_float64, int: clamp_int, int64: clamp_int64, wide: clamp_int64_wide });

function clamp_min_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, minScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const min = toFloat32(minScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = maximum(selfArray[selfAt + i]!, min);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = maximum(selfArray[selfAt]!, min);
  }
}

function clamp_min_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, minScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const min = toFloat64(minScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = maximum(selfArray[selfAt + i]!, min);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = maximum(selfArray[selfAt]!, min);
  }
}

function clamp_min_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, minScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const min = toInt(minScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.max(selfArray[selfAt + i]!, min);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.max(selfArray[selfAt]!, min);
  }
}

function clamp_min_int64_wide(self: bigint, minScalar: Scalar): bigint {
  const min = toWide(minScalar);
  return maxWide(self, min);
}

function clamp_min_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, minScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const min = toLong(minScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(min)) store64(out, at + i, Math.max(self, min));
      else storeWide(out, at + i, clamp_min_int64_wide(loadWide(selfArray, selfAt + i), minScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(min)) store64(out, at, Math.max(self, min));
      else storeWide(out, at, clamp_min_int64_wide(loadWide(selfArray, selfAt), minScalar));
    }
  }
}

export const clamp_min_loops = /* @__PURE__ */ pointwiseLoops({ float32: clamp_min_float32, float64: clamp_min_float64, int: clamp_min_int, int64: clamp_min_int64, wide: clamp_min_int64_wide });

function clamp_min_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, minArray: Float32Array, minAt: number, minStep: number,
): void {
  if (selfArray.length === 0 || minArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && minStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = maximum(selfArray[selfAt + i]!, minArray[minAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, minAt += minStep) out[at] = maximum(selfArray[selfAt]!, minArray[minAt]!);
  }
}

function clamp_min_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, minArray: Float64Array, minAt: number, minStep: number,
): void {
  if (selfArray.length === 0 || minArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && minStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = maximum(selfArray[selfAt + i]!, minArray[minAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, minAt += minStep) out[at] = maximum(selfArray[selfAt]!, minArray[minAt]!);
  }
}

function clamp_min_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, minArray: SmallIntArray, minAt: number, minStep: number,
): void {
  if (selfArray.length === 0 || minArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && minStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.max(selfArray[selfAt + i]!, minArray[minAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, minAt += minStep) out[at] = Math.max(selfArray[selfAt]!, minArray[minAt]!);
  }
}

function clamp_min_Tensor_int64_wide(self: bigint, min: bigint): bigint {
  return maxWide(self, min);
}

function clamp_min_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, minArray: Int32Array, minAt: number, minStep: number,
): void {
  if (selfArray.length === 0 || minArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && minStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const min = load64(minArray, minAt + i);
      if (isSafe64(self) && isSafe64(min)) store64(out, at + i, Math.max(self, min));
      else storeWide(out, at + i, clamp_min_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(minArray, minAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, minAt += minStep) {
      const self = load64(selfArray, selfAt);
      const min = load64(minArray, minAt);
      if (isSafe64(self) && isSafe64(min)) store64(out, at, Math.max(self, min));
      else storeWide(out, at, clamp_min_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(minArray, minAt)));
    }
  }
}

function clamp_min_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, minArray: Uint8Array, minAt: number, minStep: number,
): void {
  if (selfArray.length === 0 || minArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && minStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.max((selfArray[selfAt + i]! && 1), (minArray[minAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, minAt += minStep) out[at] = Math.max((selfArray[selfAt]! && 1), (minArray[minAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const clamp_min_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: clamp_min_Tensor_float32, float64: clamp_min_Tensor_float64, int: clamp_min_Tensor_int, int64: clamp_min_Tensor_int64, wide: clamp_min_Tensor_int64_wide, bool: clamp_min_Tensor_bool });

function clamp_max_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, maxScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const max = toFloat32(maxScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = minimum(selfArray[selfAt + i]!, max);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = minimum(selfArray[selfAt]!, max);
  }
}

function clamp_max_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, maxScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const max = toFloat64(maxScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = minimum(selfArray[selfAt + i]!, max);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = minimum(selfArray[selfAt]!, max);
  }
}

function clamp_max_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, maxScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const max = toInt(maxScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.min(selfArray[selfAt + i]!, max);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.min(selfArray[selfAt]!, max);
  }
}

function clamp_max_int64_wide(self: bigint, maxScalar: Scalar): bigint {
  const max = toWide(maxScalar);
  return minWide(self, max);
}

function clamp_max_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, maxScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const max = toLong(maxScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(max)) store64(out, at + i, Math.min(self, max));
      else storeWide(out, at + i, clamp_max_int64_wide(loadWide(selfArray, selfAt + i), maxScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(max)) store64(out, at, Math.min(self, max));
      else storeWide(out, at, clamp_max_int64_wide(loadWide(selfArray, selfAt), maxScalar));
    }
  }
}

export const clamp_max_loops = /* @__PURE__ */ pointwiseLoops({ float32: clamp_max_float32, float64: clamp_max_float64, int: clamp_max_int, int64: clamp_max_int64, wide: clamp_max_int64_wide });

function clamp_max_Tensor_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, maxArray: Float32Array, maxAt: number, maxStep: number,
): void {
  if (selfArray.length === 0 || maxArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && maxStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = minimum(selfArray[selfAt + i]!, maxArray[maxAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, maxAt += maxStep) out[at] = minimum(selfArray[selfAt]!, maxArray[maxAt]!);
  }
}

function clamp_max_Tensor_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, maxArray: Float64Array, maxAt: number, maxStep: number,
): void {
  if (selfArray.length === 0 || maxArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && maxStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = minimum(selfArray[selfAt + i]!, maxArray[maxAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, maxAt += maxStep) out[at] = minimum(selfArray[selfAt]!, maxArray[maxAt]!);
  }
}

function clamp_max_Tensor_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, maxArray: SmallIntArray, maxAt: number, maxStep: number,
): void {
  if (selfArray.length === 0 || maxArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && maxStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.min(selfArray[selfAt + i]!, maxArray[maxAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, maxAt += maxStep) out[at] = Math.min(selfArray[selfAt]!, maxArray[maxAt]!);
  }
}

function clamp_max_Tensor_int64_wide(self: bigint, max: bigint): bigint {
  return minWide(self, max);
}

function clamp_max_Tensor_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, maxArray: Int32Array, maxAt: number, maxStep: number,
): void {
  if (selfArray.length === 0 || maxArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && maxStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const max = load64(maxArray, maxAt + i);
      if (isSafe64(self) && isSafe64(max)) store64(out, at + i, Math.min(self, max));
      else storeWide(out, at + i, clamp_max_Tensor_int64_wide(loadWide(selfArray, selfAt + i), loadWide(maxArray, maxAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, maxAt += maxStep) {
      const self = load64(selfArray, selfAt);
      const max = load64(maxArray, maxAt);
      if (isSafe64(self) && isSafe64(max)) store64(out, at, Math.min(self, max));
      else storeWide(out, at, clamp_max_Tensor_int64_wide(loadWide(selfArray, selfAt), loadWide(maxArray, maxAt)));
    }
  }
}

function clamp_max_Tensor_bool(
  n: number, out: Uint8Array, at: number, step: number, selfArray: Uint8Array, selfAt: number, selfStep: number, maxArray: Uint8Array, maxAt: number, maxStep: number,
): void {
  if (selfArray.length === 0 || maxArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && maxStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.min((selfArray[selfAt + i]! && 1), (maxArray[maxAt + i]! && 1)) !== 0 ? 1 : 0;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, maxAt += maxStep) out[at] = Math.min((selfArray[selfAt]! && 1), (maxArray[maxAt]! && 1)) !== 0 ? 1 : 0;
  }
}

export const clamp_max_Tensor_loops = /* @__PURE__ */ pointwiseLoops({ float32: clamp_max_Tensor_float32, float64: clamp_max_Tensor_float64, int: clamp_max_Tensor_int, int64: clamp_max_Tensor_int64, wide: clamp_max_Tensor_int64_wide, bool: clamp_max_Tensor_bool });

function relu_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self < 0 ? 0 : self;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self < 0 ? 0 : self;
    }
  }
}

function relu_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self < 0 ? 0 : self;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self < 0 ? 0 : self;
    }
  }
}

function relu_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self < 0 ? 0 : self;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self < 0 ? 0 : self;
    }
  }
}

function relu_int64_wide(self: bigint): bigint {
  return self < 0n ? 0n : self;
}

function relu_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self)) store64(out, at + i, self < 0 ? 0 : self);
      else storeWide(out, at + i, relu_int64_wide(loadWide(selfArray, selfAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self)) store64(out, at, self < 0 ? 0 : self);
      else storeWide(out, at, relu_int64_wide(loadWide(selfArray, selfAt)));
    }
  }
}

export const relu_loops = /* @__PURE__ */ pointwiseLoops({ float32: relu_float32, float64: relu_float64, int: relu_int, int64: relu_int64, wide: relu_int64_wide });

function leaky_relu_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, negativeSlopeScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const negativeSlope = toFloat32(negativeSlopeScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self > 0 ? self : self * negativeSlope;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self > 0 ? self : self * negativeSlope;
    }
  }
}

function leaky_relu_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, negativeSlopeScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const negativeSlope = toFloat64(negativeSlopeScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self > 0 ? self : self * negativeSlope;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self > 0 ? self : self * negativeSlope;
    }
  }
}

export const leaky_relu_loops = /* @__PURE__ */ pointwiseLoops({ float32: leaky_relu_float32, float64: leaky_relu_float64 });

function elu_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, alphaScalar: Scalar, scaleScalar: Scalar, inputScaleScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const alpha = toFloat32(alphaScalar);
  const scale = toFloat32(scaleScalar);
  const inputScale = toFloat32(inputScaleScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self <= 0 ? (Math.expm1(self * inputScale) + 0) * (alpha * scale) : self * scale;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self <= 0 ? (Math.expm1(self * inputScale) + 0) * (alpha * scale) : self * scale;
    }
  }
}

function elu_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, alphaScalar: Scalar, scaleScalar: Scalar, inputScaleScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const alpha = toFloat64(alphaScalar);
  const scale = toFloat64(scaleScalar);
  const inputScale = toFloat64(inputScaleScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self <= 0 ? (Math.expm1(self * inputScale) + 0) * (alpha * scale) : self * scale;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self <= 0 ? (Math.expm1(self * inputScale) + 0) * (alpha * scale) : self * scale;
    }
  }
}

export const elu_loops = /* @__PURE__ */ pointwiseLoops({ float32: elu_float32, float64: elu_float64 });

function gelu_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, approximate: string,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (approximate === "tanh") {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = 0.5 * self * (1 + Math.tanh(0.7978845608028654 * (self + 0.044715 * self * self * self)));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = 0.5 * self * (1 + Math.tanh(0.7978845608028654 * (self + 0.044715 * self * self * self)));
      }
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = 0.5 * self * (1 + erf32(self * 0.7071067811865476));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = 0.5 * self * (1 + erf32(self * 0.7071067811865476));
      }
    }
  }
}

function gelu_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, approximate: string,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (approximate === "tanh") {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = 0.5 * self * (1 + Math.tanh(0.7978845608028654 * (self + 0.044715 * self * self * self)));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = 0.5 * self * (1 + Math.tanh(0.7978845608028654 * (self + 0.044715 * self * self * self)));
      }
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = 0.5 * self * (1 + erf(self * 0.7071067811865476));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = 0.5 * self * (1 + erf(self * 0.7071067811865476));
      }
    }
  }
}

export const gelu_loops = /* @__PURE__ */ pointwiseLoops({ float32: gelu_float32, float64: gelu_float64 });

function silu_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self * (1 / (1 + Math.exp(-self)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self * (1 / (1 + Math.exp(-self)));
    }
  }
}

function silu_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self * (1 / (1 + Math.exp(-self)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self * (1 / (1 + Math.exp(-self)));
    }
  }
}

export const silu_loops = /* @__PURE__ */ pointwiseLoops({ float32: silu_float32, float64: silu_float64 });

function mish_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self * Math.tanh(Math.log1p(Math.exp(self)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self * Math.tanh(Math.log1p(Math.exp(self)));
    }
  }
}

function mish_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self * Math.tanh(Math.log1p(Math.exp(self)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self * Math.tanh(Math.log1p(Math.exp(self)));
    }
  }
}

export const mish_loops = /* @__PURE__ */ pointwiseLoops({ float32: mish_float32, float64: mish_float64 });

function hardsigmoid_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = minimum(maximum(selfArray[selfAt + i]! + 3, 0), 6) / 6;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = minimum(maximum(selfArray[selfAt]! + 3, 0), 6) / 6;
  }
}

function hardsigmoid_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = minimum(maximum(selfArray[selfAt + i]! + 3, 0), 6) / 6;
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = minimum(maximum(selfArray[selfAt]! + 3, 0), 6) / 6;
  }
}

export const hardsigmoid_loops = /* @__PURE__ */ pointwiseLoops({ float32: hardsigmoid_float32, float64: hardsigmoid_float64 });

function hardswish_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self * (minimum(maximum(self + 3, 0), 6) / 6);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self * (minimum(maximum(self + 3, 0), 6) / 6);
    }
  }
}

function hardswish_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self * (minimum(maximum(self + 3, 0), 6) / 6);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self * (minimum(maximum(self + 3, 0), 6) / 6);
    }
  }
}

export const hardswish_loops = /* @__PURE__ */ pointwiseLoops({ float32: hardswish_float32, float64: hardswish_float64 });

function softplus_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, betaScalar: Scalar, thresholdScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const beta = toFloat32(betaScalar);
  const threshold = toFloat32(thresholdScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self * beta > threshold ? self : Math.log1p(Math.exp(self * beta)) / beta;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self * beta > threshold ? self : Math.log1p(Math.exp(self * beta)) / beta;
    }
  }
}

function softplus_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, betaScalar: Scalar, thresholdScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const beta = toFloat64(betaScalar);
  const threshold = toFloat64(thresholdScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self * beta > threshold ? self : Math.log1p(Math.exp(self * beta)) / beta;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self * beta > threshold ? self : Math.log1p(Math.exp(self * beta)) / beta;
    }
  }
}

export const softplus_loops = /* @__PURE__ */ pointwiseLoops({ float32: softplus_float32, float64: softplus_float64 });

function hardtanh_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, minValScalar: Scalar, maxValScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const minVal = toFloat32(minValScalar);
  const maxVal = toFloat32(maxValScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = minimum(maximum(selfArray[selfAt + i]!, minVal), maxVal);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = minimum(maximum(selfArray[selfAt]!, minVal), maxVal);
  }
}

function hardtanh_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, minValScalar: Scalar, maxValScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const minVal = toFloat64(minValScalar);
  const maxVal = toFloat64(maxValScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = minimum(maximum(selfArray[selfAt + i]!, minVal), maxVal);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = minimum(maximum(selfArray[selfAt]!, minVal), maxVal);
  }
}

function hardtanh_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, minValScalar: Scalar, maxValScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const minVal = toInt(minValScalar);
  const maxVal = toInt(maxValScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = Math.min(Math.max(selfArray[selfAt + i]!, minVal), maxVal);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = Math.min(Math.max(selfArray[selfAt]!, minVal), maxVal);
  }
}

function hardtanh_int64_wide(self: bigint, minValScalar: Scalar, maxValScalar: Scalar): bigint {
  const minVal = toWide(minValScalar);
  const maxVal = toWide(maxValScalar);
  return minWide(maxWide(self, minVal), maxVal);
}

function hardtanh_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, minValScalar: Scalar, maxValScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const minVal = toLong(minValScalar);
  const maxVal = toLong(maxValScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(minVal) && isSafe64(maxVal)) store64(out, at + i, Math.min(Math.max(self, minVal), maxVal));
      else storeWide(out, at + i, hardtanh_int64_wide(loadWide(selfArray, selfAt + i), minValScalar, maxValScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(minVal) && isSafe64(maxVal)) store64(out, at, Math.min(Math.max(self, minVal), maxVal));
      else storeWide(out, at, hardtanh_int64_wide(loadWide(selfArray, selfAt), minValScalar, maxValScalar));
    }
  }
}

export const hardtanh_loops = /* @__PURE__ */ pointwiseLoops({ float32: hardtanh_float32, float64: hardtanh_float64, int: hardtanh_int, int64: hardtanh_int64, wide: hardtanh_int64_wide });

function threshold_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, thresholdScalar: Scalar, valueScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const threshold = toFloat32(thresholdScalar);
  const value = toFloat32(valueScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self <= threshold ? value : self;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self <= threshold ? value : self;
    }
  }
}

function threshold_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, thresholdScalar: Scalar, valueScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const threshold = toFloat64(thresholdScalar);
  const value = toFloat64(valueScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self <= threshold ? value : self;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self <= threshold ? value : self;
    }
  }
}

function threshold_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, thresholdScalar: Scalar, valueScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const threshold = toInt(thresholdScalar);
  const value = toInt(valueScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self <= threshold ? value : self;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self <= threshold ? value : self;
    }
  }
}

function threshold_int64_wide(self: bigint, thresholdScalar: Scalar, valueScalar: Scalar): bigint {
  const threshold = toWide(thresholdScalar);
  const value = toWide(valueScalar);
  return self <= threshold ? value : self;
}

function threshold_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, thresholdScalar: Scalar, valueScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const threshold = toLong(thresholdScalar);
  const value = toLong(valueScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(self) && isSafe64(threshold) && isSafe64(value)) store64(out, at + i, self <= threshold ? value : self);
      else storeWide(out, at + i, threshold_int64_wide(loadWide(selfArray, selfAt + i), thresholdScalar, valueScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = load64(selfArray, selfAt);
      if (isSafe64(self) && isSafe64(threshold) && isSafe64(value)) store64(out, at, self <= threshold ? value : self);
      else storeWide(out, at, threshold_int64_wide(loadWide(selfArray, selfAt), thresholdScalar, valueScalar));
    }
  }
}

export const threshold_loops = /* @__PURE__ */ pointwiseLoops({ float32: threshold_float32, float64: threshold_float64, int: threshold_int, int64: threshold_int64, wide: threshold_int64_wide });

function hardshrink_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, lambdScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const lambd = toFloat32(lambdScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self >= -lambd && self <= lambd ? 0 : self;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self >= -lambd && self <= lambd ? 0 : self;
    }
  }
}

function hardshrink_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, lambdScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const lambd = toFloat64(lambdScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self >= -lambd && self <= lambd ? 0 : self;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self >= -lambd && self <= lambd ? 0 : self;
    }
  }
}

export const hardshrink_loops = /* @__PURE__ */ pointwiseLoops({ float32: hardshrink_float32, float64: hardshrink_float64 });

function softshrink_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, lambdScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const lambd = toFloat32(lambdScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self > lambd ? self - lambd : self < -lambd ? self + lambd : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self > lambd ? self - lambd : self < -lambd ? self + lambd : 0;
    }
  }
}

function softshrink_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, lambdScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const lambd = toFloat64(lambdScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self > lambd ? self - lambd : self < -lambd ? self + lambd : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self > lambd ? self - lambd : self < -lambd ? self + lambd : 0;
    }
  }
}

export const softshrink_loops = /* @__PURE__ */ pointwiseLoops({ float32: softshrink_float32, float64: softshrink_float64 });

function sigmoid_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, outputArray: Float32Array, outputAt: number, outputStep: number,
): void {
  if (gradOutputArray.length === 0 || outputArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && outputStep === 1) {
    for (let i = 0; i < n; i++) {
      const output = outputArray[outputAt + i]!;
      out[at + i] = gradOutputArray[gradOutputAt + i]! * (1 - output) * output;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, outputAt += outputStep) {
      const output = outputArray[outputAt]!;
      out[at] = gradOutputArray[gradOutputAt]! * (1 - output) * output;
    }
  }
}

function sigmoid_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, outputArray: Float64Array, outputAt: number, outputStep: number,
): void {
  if (gradOutputArray.length === 0 || outputArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && outputStep === 1) {
    for (let i = 0; i < n; i++) {
      const output = outputArray[outputAt + i]!;
      out[at + i] = gradOutputArray[gradOutputAt + i]! * (1 - output) * output;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, outputAt += outputStep) {
      const output = outputArray[outputAt]!;
      out[at] = gradOutputArray[gradOutputAt]! * (1 - output) * output;
    }
  }
}

export const sigmoid_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: sigmoid_backward_float32, float64: sigmoid_backward_float64 });

function tanh_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, outputArray: Float32Array, outputAt: number, outputStep: number,
): void {
  if (gradOutputArray.length === 0 || outputArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && outputStep === 1) {
    for (let i = 0; i < n; i++) {
      const output = outputArray[outputAt + i]!;
      out[at + i] = gradOutputArray[gradOutputAt + i]! * (1 - output * output);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, outputAt += outputStep) {
      const output = outputArray[outputAt]!;
      out[at] = gradOutputArray[gradOutputAt]! * (1 - output * output);
    }
  }
}

function tanh_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, outputArray: Float64Array, outputAt: number, outputStep: number,
): void {
  if (gradOutputArray.length === 0 || outputArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && outputStep === 1) {
    for (let i = 0; i < n; i++) {
      const output = outputArray[outputAt + i]!;
      out[at + i] = gradOutputArray[gradOutputAt + i]! * (1 - output * output);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, outputAt += outputStep) {
      const output = outputArray[outputAt]!;
      out[at] = gradOutputArray[gradOutputAt]! * (1 - output * output);
    }
  }
}

export const tanh_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: tanh_backward_float32, float64: tanh_backward_float64 });

function threshold_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float32Array, selfAt: number, selfStep: number, thresholdScalar: Scalar,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const threshold = toFloat32(thresholdScalar);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! <= threshold ? 0 : gradOutputArray[gradOutputAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) out[at] = selfArray[selfAt]! <= threshold ? 0 : gradOutputArray[gradOutputAt]!;
  }
}

function threshold_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float64Array, selfAt: number, selfStep: number, thresholdScalar: Scalar,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const threshold = toFloat64(thresholdScalar);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! <= threshold ? 0 : gradOutputArray[gradOutputAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) out[at] = selfArray[selfAt]! <= threshold ? 0 : gradOutputArray[gradOutputAt]!;
  }
}

function threshold_backward_int(
  n: number, out: SmallIntArray, at: number, step: number, gradOutputArray: SmallIntArray, gradOutputAt: number, gradOutputStep: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, thresholdScalar: Scalar,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const threshold = toInt(thresholdScalar);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = selfArray[selfAt + i]! <= threshold ? 0 : gradOutputArray[gradOutputAt + i]!;
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) out[at] = selfArray[selfAt]! <= threshold ? 0 : gradOutputArray[gradOutputAt]!;
  }
}

function threshold_backward_int64_wide(gradOutput: bigint, self: bigint, thresholdScalar: Scalar): bigint {
  const threshold = toWide(thresholdScalar);
  return self <= threshold ? 0n : gradOutput;
}

function threshold_backward_int64(
  n: number, out: Int32Array, at: number, step: number, gradOutputArray: Int32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Int32Array, selfAt: number, selfStep: number, thresholdScalar: Scalar,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const threshold = toLong(thresholdScalar);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const gradOutput = load64(gradOutputArray, gradOutputAt + i);
      const self = load64(selfArray, selfAt + i);
      if (isSafe64(gradOutput) && isSafe64(self) && isSafe64(threshold)) store64(out, at + i, self <= threshold ? 0 : gradOutput);
      else storeWide(out, at + i, threshold_backward_int64_wide(loadWide(gradOutputArray, gradOutputAt + i), loadWide(selfArray, selfAt + i), thresholdScalar));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const gradOutput = load64(gradOutputArray, gradOutputAt);
      const self = load64(selfArray, selfAt);
      if (isSafe64(gradOutput) && isSafe64(self) && isSafe64(threshold)) store64(out, at, self <= threshold ? 0 : gradOutput);
      else storeWide(out, at, threshold_backward_int64_wide(loadWide(gradOutputArray, gradOutputAt), loadWide(selfArray, selfAt), thresholdScalar));
    }
  }
}

export const threshold_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: threshold_backward_float32, float64: threshold_backward_float64, int: threshold_backward_int, int64: threshold_backward_int64, wide: threshold_backward_int64_wide });

function leaky_relu_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float32Array, selfAt: number, selfStep: number, negativeSlopeScalar: Scalar,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const negativeSlope = toFloat32(negativeSlopeScalar);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const gradOutput = gradOutputArray[gradOutputAt + i]!;
      out[at + i] = selfArray[selfAt + i]! > 0 ? gradOutput : gradOutput * negativeSlope;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const gradOutput = gradOutputArray[gradOutputAt]!;
      out[at] = selfArray[selfAt]! > 0 ? gradOutput : gradOutput * negativeSlope;
    }
  }
}

function leaky_relu_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float64Array, selfAt: number, selfStep: number, negativeSlopeScalar: Scalar,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const negativeSlope = toFloat64(negativeSlopeScalar);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const gradOutput = gradOutputArray[gradOutputAt + i]!;
      out[at + i] = selfArray[selfAt + i]! > 0 ? gradOutput : gradOutput * negativeSlope;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const gradOutput = gradOutputArray[gradOutputAt]!;
      out[at] = selfArray[selfAt]! > 0 ? gradOutput : gradOutput * negativeSlope;
    }
  }
}

export const leaky_relu_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: leaky_relu_backward_float32, float64: leaky_relu_backward_float64 });

function elu_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfOrResultArray: Float32Array, selfOrResultAt: number, selfOrResultStep: number, alphaScalar: Scalar, scaleScalar: Scalar, inputScaleScalar: Scalar, isResult: boolean,
): void {
  if (gradOutputArray.length === 0 || selfOrResultArray.length === 0) assertReadable(n);
  const alpha = toFloat32(alphaScalar);
  const scale = toFloat32(scaleScalar);
  const inputScale = toFloat32(inputScaleScalar);
  if (isResult) {
    if (step === 1 && gradOutputStep === 1 && selfOrResultStep === 1) {
      for (let i = 0; i < n; i++) {
        const gradOutput = gradOutputArray[gradOutputAt + i]!;
        const selfOrResult = selfOrResultArray[selfOrResultAt + i]!;
        out[at + i] = selfOrResult <= 0 ? gradOutput * inputScale * (selfOrResult + alpha * scale) : gradOutput * scale;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfOrResultAt += selfOrResultStep) {
        const gradOutput = gradOutputArray[gradOutputAt]!;
        const selfOrResult = selfOrResultArray[selfOrResultAt]!;
        out[at] = selfOrResult <= 0 ? gradOutput * inputScale * (selfOrResult + alpha * scale) : gradOutput * scale;
      }
    }
  } else {
    if (step === 1 && gradOutputStep === 1 && selfOrResultStep === 1) {
      for (let i = 0; i < n; i++) {
        const gradOutput = gradOutputArray[gradOutputAt + i]!;
        const selfOrResult = selfOrResultArray[selfOrResultAt + i]!;
        out[at + i] = selfOrResult <= 0 ? gradOutput * inputScale * (alpha * scale) * Math.exp(selfOrResult * inputScale) : gradOutput * scale;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfOrResultAt += selfOrResultStep) {
        const gradOutput = gradOutputArray[gradOutputAt]!;
        const selfOrResult = selfOrResultArray[selfOrResultAt]!;
        out[at] = selfOrResult <= 0 ? gradOutput * inputScale * (alpha * scale) * Math.exp(selfOrResult * inputScale) : gradOutput * scale;
      }
    }
  }
}

function elu_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfOrResultArray: Float64Array, selfOrResultAt: number, selfOrResultStep: number, alphaScalar: Scalar, scaleScalar: Scalar, inputScaleScalar: Scalar, isResult: boolean,
): void {
  if (gradOutputArray.length === 0 || selfOrResultArray.length === 0) assertReadable(n);
  const alpha = toFloat64(alphaScalar);
  const scale = toFloat64(scaleScalar);
  const inputScale = toFloat64(inputScaleScalar);
  if (isResult) {
    if (step === 1 && gradOutputStep === 1 && selfOrResultStep === 1) {
      for (let i = 0; i < n; i++) {
        const gradOutput = gradOutputArray[gradOutputAt + i]!;
        const selfOrResult = selfOrResultArray[selfOrResultAt + i]!;
        out[at + i] = selfOrResult <= 0 ? gradOutput * inputScale * (selfOrResult + alpha * scale) : gradOutput * scale;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfOrResultAt += selfOrResultStep) {
        const gradOutput = gradOutputArray[gradOutputAt]!;
        const selfOrResult = selfOrResultArray[selfOrResultAt]!;
        out[at] = selfOrResult <= 0 ? gradOutput * inputScale * (selfOrResult + alpha * scale) : gradOutput * scale;
      }
    }
  } else {
    if (step === 1 && gradOutputStep === 1 && selfOrResultStep === 1) {
      for (let i = 0; i < n; i++) {
        const gradOutput = gradOutputArray[gradOutputAt + i]!;
        const selfOrResult = selfOrResultArray[selfOrResultAt + i]!;
        out[at + i] = selfOrResult <= 0 ? gradOutput * inputScale * (alpha * scale) * Math.exp(selfOrResult * inputScale) : gradOutput * scale;
      }
    } else {
      for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfOrResultAt += selfOrResultStep) {
        const gradOutput = gradOutputArray[gradOutputAt]!;
        const selfOrResult = selfOrResultArray[selfOrResultAt]!;
        out[at] = selfOrResult <= 0 ? gradOutput * inputScale * (alpha * scale) * Math.exp(selfOrResult * inputScale) : gradOutput * scale;
      }
    }
  }
}

export const elu_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: elu_backward_float32, float64: elu_backward_float64 });

function gelu_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float32Array, selfAt: number, selfStep: number, approximate: string,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  if (approximate === "tanh") {
    const c = 0.7978845608028654;
    if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        const u = Math.tanh(c * (self + 0.044715 * self * self * self));
        out[at + i] = gradOutputArray[gradOutputAt + i]! * (0.5 * (1 + u) + 0.5 * self * (1 - u * u) * c * (1 + 0.134145 * self * self));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        const u = Math.tanh(c * (self + 0.044715 * self * self * self));
        out[at] = gradOutputArray[gradOutputAt]! * (0.5 * (1 + u) + 0.5 * self * (1 - u * u) * c * (1 + 0.134145 * self * self));
      }
    }
  } else {
    if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = gradOutputArray[gradOutputAt + i]! * (0.5 * (1 + erf32(self * 0.7071067811865476)) + self * Math.exp(-0.5 * self * self) * 0.3989422804014327);
      }
    } else {
      for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = gradOutputArray[gradOutputAt]! * (0.5 * (1 + erf32(self * 0.7071067811865476)) + self * Math.exp(-0.5 * self * self) * 0.3989422804014327);
      }
    }
  }
}

function gelu_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float64Array, selfAt: number, selfStep: number, approximate: string,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  if (approximate === "tanh") {
    const c = 0.7978845608028654;
    if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        const u = Math.tanh(c * (self + 0.044715 * self * self * self));
        out[at + i] = gradOutputArray[gradOutputAt + i]! * (0.5 * (1 + u) + 0.5 * self * (1 - u * u) * c * (1 + 0.134145 * self * self));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        const u = Math.tanh(c * (self + 0.044715 * self * self * self));
        out[at] = gradOutputArray[gradOutputAt]! * (0.5 * (1 + u) + 0.5 * self * (1 - u * u) * c * (1 + 0.134145 * self * self));
      }
    }
  } else {
    if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = gradOutputArray[gradOutputAt + i]! * (0.5 * (1 + erf(self * 0.7071067811865476)) + self * Math.exp(-0.5 * self * self) * 0.3989422804014327);
      }
    } else {
      for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = gradOutputArray[gradOutputAt]! * (0.5 * (1 + erf(self * 0.7071067811865476)) + self * Math.exp(-0.5 * self * self) * 0.3989422804014327);
      }
    }
  }
}

export const gelu_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: gelu_backward_float32, float64: gelu_backward_float64 });

function silu_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const s = (1 / (1 + Math.exp(-self)));
      out[at + i] = gradOutputArray[gradOutputAt + i]! * s * (1 + self * (1 - s));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      const s = (1 / (1 + Math.exp(-self)));
      out[at] = gradOutputArray[gradOutputAt]! * s * (1 + self * (1 - s));
    }
  }
}

function silu_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const s = (1 / (1 + Math.exp(-self)));
      out[at + i] = gradOutputArray[gradOutputAt + i]! * s * (1 + self * (1 - s));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      const s = (1 / (1 + Math.exp(-self)));
      out[at] = gradOutputArray[gradOutputAt]! * s * (1 + self * (1 - s));
    }
  }
}

export const silu_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: silu_backward_float32, float64: silu_backward_float64 });

function mish_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const s = (1 / (1 + Math.exp(-self)));
      const t = Math.tanh(Math.log1p(Math.exp(self)));
      out[at + i] = gradOutputArray[gradOutputAt + i]! * (t + self * s * (1 - t * t));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      const s = (1 / (1 + Math.exp(-self)));
      const t = Math.tanh(Math.log1p(Math.exp(self)));
      out[at] = gradOutputArray[gradOutputAt]! * (t + self * s * (1 - t * t));
    }
  }
}

function mish_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const s = (1 / (1 + Math.exp(-self)));
      const t = Math.tanh(Math.log1p(Math.exp(self)));
      out[at + i] = gradOutputArray[gradOutputAt + i]! * (t + self * s * (1 - t * t));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      const s = (1 / (1 + Math.exp(-self)));
      const t = Math.tanh(Math.log1p(Math.exp(self)));
      out[at] = gradOutputArray[gradOutputAt]! * (t + self * s * (1 - t * t));
    }
  }
}

export const mish_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: mish_backward_float32, float64: mish_backward_float64 });

function hardsigmoid_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self > -3 && self < 3 ? gradOutputArray[gradOutputAt + i]! / 6 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self > -3 && self < 3 ? gradOutputArray[gradOutputAt]! / 6 : 0;
    }
  }
}

function hardsigmoid_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self > -3 && self < 3 ? gradOutputArray[gradOutputAt + i]! / 6 : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self > -3 && self < 3 ? gradOutputArray[gradOutputAt]! / 6 : 0;
    }
  }
}

export const hardsigmoid_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: hardsigmoid_backward_float32, float64: hardsigmoid_backward_float64 });

function hardswish_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const gradOutput = gradOutputArray[gradOutputAt + i]!;
      const self = selfArray[selfAt + i]!;
      out[at + i] = self < -3 ? 0 : self >= 3 ? gradOutput : gradOutput * (self / 3 + 0.5);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const gradOutput = gradOutputArray[gradOutputAt]!;
      const self = selfArray[selfAt]!;
      out[at] = self < -3 ? 0 : self >= 3 ? gradOutput : gradOutput * (self / 3 + 0.5);
    }
  }
}

function hardswish_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const gradOutput = gradOutputArray[gradOutputAt + i]!;
      const self = selfArray[selfAt + i]!;
      out[at + i] = self < -3 ? 0 : self >= 3 ? gradOutput : gradOutput * (self / 3 + 0.5);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const gradOutput = gradOutputArray[gradOutputAt]!;
      const self = selfArray[selfAt]!;
      out[at] = self < -3 ? 0 : self >= 3 ? gradOutput : gradOutput * (self / 3 + 0.5);
    }
  }
}

export const hardswish_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: hardswish_backward_float32, float64: hardswish_backward_float64 });

function softplus_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float32Array, selfAt: number, selfStep: number, betaScalar: Scalar, thresholdScalar: Scalar,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const beta = toFloat32(betaScalar);
  const threshold = toFloat32(thresholdScalar);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const gradOutput = gradOutputArray[gradOutputAt + i]!;
      const self = selfArray[selfAt + i]!;
      const z = Math.exp(self * beta);
      out[at + i] = self * beta > threshold ? gradOutput : gradOutput * z / (z + 1);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const gradOutput = gradOutputArray[gradOutputAt]!;
      const self = selfArray[selfAt]!;
      const z = Math.exp(self * beta);
      out[at] = self * beta > threshold ? gradOutput : gradOutput * z / (z + 1);
    }
  }
}

function softplus_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float64Array, selfAt: number, selfStep: number, betaScalar: Scalar, thresholdScalar: Scalar,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const beta = toFloat64(betaScalar);
  const threshold = toFloat64(thresholdScalar);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const gradOutput = gradOutputArray[gradOutputAt + i]!;
      const self = selfArray[selfAt + i]!;
      const z = Math.exp(self * beta);
      out[at + i] = self * beta > threshold ? gradOutput : gradOutput * z / (z + 1);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const gradOutput = gradOutputArray[gradOutputAt]!;
      const self = selfArray[selfAt]!;
      const z = Math.exp(self * beta);
      out[at] = self * beta > threshold ? gradOutput : gradOutput * z / (z + 1);
    }
  }
}

export const softplus_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: softplus_backward_float32, float64: softplus_backward_float64 });

function hardtanh_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float32Array, selfAt: number, selfStep: number, minValScalar: Scalar, maxValScalar: Scalar,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const minVal = toFloat32(minValScalar);
  const maxVal = toFloat32(maxValScalar);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self <= minVal || self >= maxVal ? 0 : gradOutputArray[gradOutputAt + i]!;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self <= minVal || self >= maxVal ? 0 : gradOutputArray[gradOutputAt]!;
    }
  }
}

function hardtanh_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float64Array, selfAt: number, selfStep: number, minValScalar: Scalar, maxValScalar: Scalar,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const minVal = toFloat64(minValScalar);
  const maxVal = toFloat64(maxValScalar);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self <= minVal || self >= maxVal ? 0 : gradOutputArray[gradOutputAt + i]!;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self <= minVal || self >= maxVal ? 0 : gradOutputArray[gradOutputAt]!;
    }
  }
}

export const hardtanh_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: hardtanh_backward_float32, float64: hardtanh_backward_float64 });

function hardshrink_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutArray: Float32Array, gradOutAt: number, gradOutStep: number, selfArray: Float32Array, selfAt: number, selfStep: number, lambdScalar: Scalar,
): void {
  if (gradOutArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const lambd = toFloat32(lambdScalar);
  if (step === 1 && gradOutStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self >= -lambd && self <= lambd ? 0 : gradOutArray[gradOutAt + i]!;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutAt += gradOutStep, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self >= -lambd && self <= lambd ? 0 : gradOutArray[gradOutAt]!;
    }
  }
}

function hardshrink_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutArray: Float64Array, gradOutAt: number, gradOutStep: number, selfArray: Float64Array, selfAt: number, selfStep: number, lambdScalar: Scalar,
): void {
  if (gradOutArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const lambd = toFloat64(lambdScalar);
  if (step === 1 && gradOutStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self >= -lambd && self <= lambd ? 0 : gradOutArray[gradOutAt + i]!;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutAt += gradOutStep, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self >= -lambd && self <= lambd ? 0 : gradOutArray[gradOutAt]!;
    }
  }
}

export const hardshrink_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: hardshrink_backward_float32, float64: hardshrink_backward_float64 });

function softshrink_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float32Array, selfAt: number, selfStep: number, lambdScalar: Scalar,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const lambd = toFloat32(lambdScalar);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self >= -lambd && self <= lambd ? 0 : gradOutputArray[gradOutputAt + i]!;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self >= -lambd && self <= lambd ? 0 : gradOutputArray[gradOutputAt]!;
    }
  }
}

function softshrink_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float64Array, selfAt: number, selfStep: number, lambdScalar: Scalar,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const lambd = toFloat64(lambdScalar);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self >= -lambd && self <= lambd ? 0 : gradOutputArray[gradOutputAt + i]!;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self >= -lambd && self <= lambd ? 0 : gradOutputArray[gradOutputAt]!;
    }
  }
}

export const softshrink_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: softshrink_backward_float32, float64: softshrink_backward_float64 });

function log_sigmoid_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float32Array, selfAt: number, selfStep: number, bufferArray: Float32Array, bufferAt: number, bufferStep: number,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0 || bufferArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1 && bufferStep === 1) {
    for (let i = 0; i < n; i++) {
      const buffer = bufferArray[bufferAt + i]!;
      const z = buffer / (1 + buffer);
      out[at + i] = gradOutputArray[gradOutputAt + i]! * (selfArray[selfAt + i]! < 0 ? 1 - z : 0 + z);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep, bufferAt += bufferStep) {
      const buffer = bufferArray[bufferAt]!;
      const z = buffer / (1 + buffer);
      out[at] = gradOutputArray[gradOutputAt]! * (selfArray[selfAt]! < 0 ? 1 - z : 0 + z);
    }
  }
}

function log_sigmoid_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float64Array, selfAt: number, selfStep: number, bufferArray: Float64Array, bufferAt: number, bufferStep: number,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0 || bufferArray.length === 0) assertReadable(n);
  if (step === 1 && gradOutputStep === 1 && selfStep === 1 && bufferStep === 1) {
    for (let i = 0; i < n; i++) {
      const buffer = bufferArray[bufferAt + i]!;
      const z = buffer / (1 + buffer);
      out[at + i] = gradOutputArray[gradOutputAt + i]! * (selfArray[selfAt + i]! < 0 ? 1 - z : 0 + z);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep, bufferAt += bufferStep) {
      const buffer = bufferArray[bufferAt]!;
      const z = buffer / (1 + buffer);
      out[at] = gradOutputArray[gradOutputAt]! * (selfArray[selfAt]! < 0 ? 1 - z : 0 + z);
    }
  }
}

export const log_sigmoid_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: log_sigmoid_backward_float32, float64: log_sigmoid_backward_float64 });

function logit_backward_float32(
  n: number, out: Float32Array, at: number, step: number, gradOutputArray: Float32Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float32Array, selfAt: number, selfStep: number, epsScalar: Scalar | null,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const eps = toFloat32(epsScalar ?? 0);
  if (epsScalar === null) {
    if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const gradOutput = gradOutputArray[gradOutputAt + i]!;
        const self = selfArray[selfAt + i]!;
        out[at + i] = self < 0 || self > 1 ? gradOutput * Number.NaN : gradOutput / (self * (1 - self));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
        const gradOutput = gradOutputArray[gradOutputAt]!;
        const self = selfArray[selfAt]!;
        out[at] = self < 0 || self > 1 ? gradOutput * Number.NaN : gradOutput / (self * (1 - self));
      }
    }
  } else {
    if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self < eps || self > 1 - eps ? 0 : gradOutputArray[gradOutputAt + i]! / (self * (1 - self));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self < eps || self > 1 - eps ? 0 : gradOutputArray[gradOutputAt]! / (self * (1 - self));
      }
    }
  }
}

function logit_backward_float64(
  n: number, out: Float64Array, at: number, step: number, gradOutputArray: Float64Array, gradOutputAt: number, gradOutputStep: number, selfArray: Float64Array, selfAt: number, selfStep: number, epsScalar: Scalar | null,
): void {
  if (gradOutputArray.length === 0 || selfArray.length === 0) assertReadable(n);
  const eps = toFloat64(epsScalar ?? 0);
  if (epsScalar === null) {
    if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const gradOutput = gradOutputArray[gradOutputAt + i]!;
        const self = selfArray[selfAt + i]!;
        out[at + i] = self < 0 || self > 1 ? gradOutput * Number.NaN : gradOutput / (self * (1 - self));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
        const gradOutput = gradOutputArray[gradOutputAt]!;
        const self = selfArray[selfAt]!;
        out[at] = self < 0 || self > 1 ? gradOutput * Number.NaN : gradOutput / (self * (1 - self));
      }
    }
  } else {
    if (step === 1 && gradOutputStep === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self < eps || self > 1 - eps ? 0 : gradOutputArray[gradOutputAt + i]! / (self * (1 - self));
      }
    } else {
      for (let i = 0; i < n; i++, at += step, gradOutputAt += gradOutputStep, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self < eps || self > 1 - eps ? 0 : gradOutputArray[gradOutputAt]! / (self * (1 - self));
      }
    }
  }
}

export const logit_backward_loops = /* @__PURE__ */ pointwiseLoops({ float32: logit_backward_float32, float64: logit_backward_float64 });

function i0_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselI0(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselI0(selfArray[selfAt]!);
  }
}

function i0_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselI0(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselI0(selfArray[selfAt]!);
  }
}

export const i0_loops = /* @__PURE__ */ pointwiseLoops({ float32: i0_float32, float64: i0_float64 });

function special_i0e_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselI0e(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselI0e(selfArray[selfAt]!);
  }
}

function special_i0e_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselI0e(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselI0e(selfArray[selfAt]!);
  }
}

export const special_i0e_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_i0e_float32, float64: special_i0e_float64 });

function special_i1_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselI1(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselI1(selfArray[selfAt]!);
  }
}

function special_i1_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselI1(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselI1(selfArray[selfAt]!);
  }
}

export const special_i1_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_i1_float32, float64: special_i1_float64 });

function special_i1e_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselI1e(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselI1e(selfArray[selfAt]!);
  }
}

function special_i1e_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselI1e(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselI1e(selfArray[selfAt]!);
  }
}

export const special_i1e_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_i1e_float32, float64: special_i1e_float64 });

function special_entr_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self > 0 ? -self * Math.log(self) : self === 0 ? 0 : self !== self ? self : -Number.POSITIVE_INFINITY;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self > 0 ? -self * Math.log(self) : self === 0 ? 0 : self !== self ? self : -Number.POSITIVE_INFINITY;
    }
  }
}

function special_entr_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self > 0 ? -self * Math.log(self) : self === 0 ? 0 : self !== self ? self : -Number.POSITIVE_INFINITY;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self > 0 ? -self * Math.log(self) : self === 0 ? 0 : self !== self ? self : -Number.POSITIVE_INFINITY;
    }
  }
}

export const special_entr_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_entr_float32, float64: special_entr_float64 });

function special_ndtri_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = ndtri(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = ndtri(selfArray[selfAt]!);
  }
}

function special_ndtri_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = ndtri(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = ndtri(selfArray[selfAt]!);
  }
}

export const special_ndtri_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_ndtri_float32, float64: special_ndtri_float64 });

function special_log_ndtr_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = logNdtr(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = logNdtr(selfArray[selfAt]!);
  }
}

function special_log_ndtr_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = logNdtr(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = logNdtr(selfArray[selfAt]!);
  }
}

export const special_log_ndtr_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_log_ndtr_float32, float64: special_log_ndtr_float64 });

function special_erfcx_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = erfcx(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = erfcx(selfArray[selfAt]!);
  }
}

function special_erfcx_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = erfcx(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = erfcx(selfArray[selfAt]!);
  }
}

export const special_erfcx_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_erfcx_float32, float64: special_erfcx_float64 });

function special_xlog1py_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const other = otherArray[otherAt + i]!;
      out[at + i] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log1p(other);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = selfArray[selfAt]!;
      const other = otherArray[otherAt]!;
      out[at] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log1p(other);
    }
  }
}

function special_xlog1py_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      const other = otherArray[otherAt + i]!;
      out[at + i] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log1p(other);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = selfArray[selfAt]!;
      const other = otherArray[otherAt]!;
      out[at] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log1p(other);
    }
  }
}

export const special_xlog1py_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_xlog1py_float32, float64: special_xlog1py_float64 });

function special_xlog1py_self_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, otherArray: Float32Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toFloat32(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const other = otherArray[otherAt + i]!;
      out[at + i] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log1p(other);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) {
      const other = otherArray[otherAt]!;
      out[at] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log1p(other);
    }
  }
}

function special_xlog1py_self_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, otherArray: Float64Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toFloat64(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const other = otherArray[otherAt + i]!;
      out[at + i] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log1p(other);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) {
      const other = otherArray[otherAt]!;
      out[at] = other !== other ? Number.NaN : self === 0 ? 0 : self * Math.log1p(other);
    }
  }
}

export const special_xlog1py_self_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_xlog1py_self_scalar_float32, float64: special_xlog1py_self_scalar_float64 });

function special_xlog1py_other_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (other !== other) {
    if (step === 1) {
      for (let i = 0; i < n; i++) out[at + i] = Number.NaN;
    } else {
      for (let i = 0; i < n; i++, at += step) out[at] = Number.NaN;
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self === 0 ? 0 : self * Math.log1p(other);
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self === 0 ? 0 : self * Math.log1p(other);
      }
    }
  }
}

function special_xlog1py_other_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (other !== other) {
    if (step === 1) {
      for (let i = 0; i < n; i++) out[at + i] = Number.NaN;
    } else {
      for (let i = 0; i < n; i++, at += step) out[at] = Number.NaN;
    }
  } else {
    if (step === 1 && selfStep === 1) {
      for (let i = 0; i < n; i++) {
        const self = selfArray[selfAt + i]!;
        out[at + i] = self === 0 ? 0 : self * Math.log1p(other);
      }
    } else {
      for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
        const self = selfArray[selfAt]!;
        out[at] = self === 0 ? 0 : self * Math.log1p(other);
      }
    }
  }
}

export const special_xlog1py_other_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_xlog1py_other_scalar_float32, float64: special_xlog1py_other_scalar_float64 });

function special_zeta_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = zeta(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = zeta(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function special_zeta_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = zeta(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = zeta(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

export const special_zeta_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_zeta_float32, float64: special_zeta_float64 });

function special_zeta_self_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, otherArray: Float32Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toFloat32(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = zeta(self, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = zeta(self, otherArray[otherAt]!);
  }
}

function special_zeta_self_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, otherArray: Float64Array, otherAt: number, otherStep: number, selfScalar: Scalar,
): void {
  if (otherArray.length === 0) assertReadable(n);
  const self = toFloat64(selfScalar);
  if (step === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = zeta(self, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, otherAt += otherStep) out[at] = zeta(self, otherArray[otherAt]!);
  }
}

export const special_zeta_self_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_zeta_self_scalar_float32, float64: special_zeta_self_scalar_float64 });

function special_zeta_other_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat32(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = zeta(selfArray[selfAt + i]!, other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = zeta(selfArray[selfAt]!, other);
  }
}

function special_zeta_other_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherScalar: Scalar,
): void {
  if (selfArray.length === 0) assertReadable(n);
  const other = toFloat64(otherScalar);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = zeta(selfArray[selfAt + i]!, other);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = zeta(selfArray[selfAt]!, other);
  }
}

export const special_zeta_other_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_zeta_other_scalar_float32, float64: special_zeta_other_scalar_float64 });

function igamma_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = igamma(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = igamma(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function igamma_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = igamma(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = igamma(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

export const igamma_loops = /* @__PURE__ */ pointwiseLoops({ float32: igamma_float32, float64: igamma_float64 });

function igammac_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = igammac(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = igammac(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function igammac_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = igammac(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = igammac(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

export const igammac_loops = /* @__PURE__ */ pointwiseLoops({ float32: igammac_float32, float64: igammac_float64 });

function nextafter_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, otherArray: Float32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = nextAfterSingle(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = nextAfterSingle(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

function nextafter_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, otherArray: Float64Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = nextAfter(selfArray[selfAt + i]!, otherArray[otherAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = nextAfter(selfArray[selfAt]!, otherArray[otherAt]!);
  }
}

export const nextafter_loops = /* @__PURE__ */ pointwiseLoops({ float32: nextafter_float32, float64: nextafter_float64 });

function lcm_int(
  n: number, out: SmallIntArray, at: number, step: number, selfArray: SmallIntArray, selfAt: number, selfStep: number, otherArray: SmallIntArray, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = (lcm(selfArray[selfAt + i]!, otherArray[otherAt + i]!) | 0);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) out[at] = (lcm(selfArray[selfAt]!, otherArray[otherAt]!) | 0);
  }
}

function lcm_int64_wide(self: bigint, other: bigint): bigint {
  return lcmWide(self, other);
}

function lcm_int64(
  n: number, out: Int32Array, at: number, step: number, selfArray: Int32Array, selfAt: number, selfStep: number, otherArray: Int32Array, otherAt: number, otherStep: number,
): void {
  if (selfArray.length === 0 || otherArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && otherStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = load64(selfArray, selfAt + i);
      const other = load64(otherArray, otherAt + i);
      const t0 = lcm(self, other);
      if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at + i, t0);
      else storeWide(out, at + i, lcm_int64_wide(loadWide(selfArray, selfAt + i), loadWide(otherArray, otherAt + i)));
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, otherAt += otherStep) {
      const self = load64(selfArray, selfAt);
      const other = load64(otherArray, otherAt);
      const t0 = lcm(self, other);
      if (isSafe64(self) && isSafe64(other) && isSafe64(t0)) store64(out, at, t0);
      else storeWide(out, at, lcm_int64_wide(loadWide(selfArray, selfAt), loadWide(otherArray, otherAt)));
    }
  }
}

export const lcm_loops = /* @__PURE__ */ pointwiseLoops({ int: lcm_int, int64: lcm_int64, wide: lcm_int64_wide });

function angle_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self !== self ? self : self < 0 ? Math.PI : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self !== self ? self : self < 0 ? Math.PI : 0;
    }
  }
}

function angle_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) {
      const self = selfArray[selfAt + i]!;
      out[at + i] = self !== self ? self : self < 0 ? Math.PI : 0;
    }
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) {
      const self = selfArray[selfAt]!;
      out[at] = self !== self ? self : self < 0 ? Math.PI : 0;
    }
  }
}

export const angle_loops = /* @__PURE__ */ pointwiseLoops({ float32: angle_float32, float64: angle_float64 });

function special_airy_ai_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number,
): void {
  if (xArray.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = airyAi(xArray[xAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = airyAi(xArray[xAt]!);
  }
}

function special_airy_ai_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number,
): void {
  if (xArray.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = airyAi(xArray[xAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = airyAi(xArray[xAt]!);
  }
}

export const special_airy_ai_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_airy_ai_float32, float64: special_airy_ai_float64 });

function special_bessel_j0_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselJ0(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselJ0(selfArray[selfAt]!);
  }
}

function special_bessel_j0_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselJ0(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselJ0(selfArray[selfAt]!);
  }
}

export const special_bessel_j0_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_bessel_j0_float32, float64: special_bessel_j0_float64 });

function special_bessel_j1_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselJ1(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselJ1(selfArray[selfAt]!);
  }
}

function special_bessel_j1_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselJ1(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselJ1(selfArray[selfAt]!);
  }
}

export const special_bessel_j1_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_bessel_j1_float32, float64: special_bessel_j1_float64 });

function special_bessel_y0_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselY0(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselY0(selfArray[selfAt]!);
  }
}

function special_bessel_y0_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselY0(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselY0(selfArray[selfAt]!);
  }
}

export const special_bessel_y0_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_bessel_y0_float32, float64: special_bessel_y0_float64 });

function special_bessel_y1_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselY1(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselY1(selfArray[selfAt]!);
  }
}

function special_bessel_y1_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselY1(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselY1(selfArray[selfAt]!);
  }
}

export const special_bessel_y1_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_bessel_y1_float32, float64: special_bessel_y1_float64 });

function special_modified_bessel_i0_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselI0(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselI0(selfArray[selfAt]!);
  }
}

function special_modified_bessel_i0_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselI0(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselI0(selfArray[selfAt]!);
  }
}

export const special_modified_bessel_i0_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_modified_bessel_i0_float32, float64: special_modified_bessel_i0_float64 });

function special_modified_bessel_i1_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselI1(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselI1(selfArray[selfAt]!);
  }
}

function special_modified_bessel_i1_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselI1(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselI1(selfArray[selfAt]!);
  }
}

export const special_modified_bessel_i1_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_modified_bessel_i1_float32, float64: special_modified_bessel_i1_float64 });

function special_modified_bessel_k0_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselK0(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselK0(selfArray[selfAt]!);
  }
}

function special_modified_bessel_k0_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselK0(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselK0(selfArray[selfAt]!);
  }
}

export const special_modified_bessel_k0_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_modified_bessel_k0_float32, float64: special_modified_bessel_k0_float64 });

function special_modified_bessel_k1_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselK1(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselK1(selfArray[selfAt]!);
  }
}

function special_modified_bessel_k1_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number,
): void {
  if (selfArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselK1(selfArray[selfAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep) out[at] = besselK1(selfArray[selfAt]!);
  }
}

export const special_modified_bessel_k1_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_modified_bessel_k1_float32, float64: special_modified_bessel_k1_float64 });

function special_scaled_modified_bessel_k0_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number,
): void {
  if (xArray.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselK0e(xArray[xAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = besselK0e(xArray[xAt]!);
  }
}

function special_scaled_modified_bessel_k0_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number,
): void {
  if (xArray.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselK0e(xArray[xAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = besselK0e(xArray[xAt]!);
  }
}

export const special_scaled_modified_bessel_k0_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_scaled_modified_bessel_k0_float32, float64: special_scaled_modified_bessel_k0_float64 });

function special_scaled_modified_bessel_k1_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number,
): void {
  if (xArray.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselK1e(xArray[xAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = besselK1e(xArray[xAt]!);
  }
}

function special_scaled_modified_bessel_k1_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number,
): void {
  if (xArray.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = besselK1e(xArray[xAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = besselK1e(xArray[xAt]!);
  }
}

export const special_scaled_modified_bessel_k1_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_scaled_modified_bessel_k1_float32, float64: special_scaled_modified_bessel_k1_float64 });

function special_spherical_bessel_j0_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number,
): void {
  if (xArray.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = sphericalBesselJ0(xArray[xAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = sphericalBesselJ0(xArray[xAt]!);
  }
}

function special_spherical_bessel_j0_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number,
): void {
  if (xArray.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = sphericalBesselJ0(xArray[xAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = sphericalBesselJ0(xArray[xAt]!);
  }
}

export const special_spherical_bessel_j0_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_spherical_bessel_j0_float32, float64: special_spherical_bessel_j0_float64 });

function special_chebyshev_polynomial_t_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Array: Float32Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevT(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = chebyshevT(xArray[xAt]!, n_Array[n_At]!);
  }
}

function special_chebyshev_polynomial_t_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Array: Float64Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevT(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = chebyshevT(xArray[xAt]!, n_Array[n_At]!);
  }
}

export const special_chebyshev_polynomial_t_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_chebyshev_polynomial_t_float32, float64: special_chebyshev_polynomial_t_float64 });

function special_chebyshev_polynomial_t_x_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, n_Array: Float32Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat32(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevT(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevT(x, n_Array[n_At]!);
  }
}

function special_chebyshev_polynomial_t_x_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, n_Array: Float64Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat64(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevT(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevT(x, n_Array[n_At]!);
  }
}

export const special_chebyshev_polynomial_t_x_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_chebyshev_polynomial_t_x_scalar_float32, float64: special_chebyshev_polynomial_t_x_scalar_float64 });

function special_chebyshev_polynomial_t_n_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevT(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = chebyshevT(xArray[xAt]!, n_);
  }
}

function special_chebyshev_polynomial_t_n_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevT(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = chebyshevT(xArray[xAt]!, n_);
  }
}

export const special_chebyshev_polynomial_t_n_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_chebyshev_polynomial_t_n_scalar_float32, float64: special_chebyshev_polynomial_t_n_scalar_float64 });

function special_chebyshev_polynomial_u_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Array: Float32Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevU(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = chebyshevU(xArray[xAt]!, n_Array[n_At]!);
  }
}

function special_chebyshev_polynomial_u_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Array: Float64Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevU(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = chebyshevU(xArray[xAt]!, n_Array[n_At]!);
  }
}

export const special_chebyshev_polynomial_u_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_chebyshev_polynomial_u_float32, float64: special_chebyshev_polynomial_u_float64 });

function special_chebyshev_polynomial_u_x_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, n_Array: Float32Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat32(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevU(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevU(x, n_Array[n_At]!);
  }
}

function special_chebyshev_polynomial_u_x_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, n_Array: Float64Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat64(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevU(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevU(x, n_Array[n_At]!);
  }
}

export const special_chebyshev_polynomial_u_x_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_chebyshev_polynomial_u_x_scalar_float32, float64: special_chebyshev_polynomial_u_x_scalar_float64 });

function special_chebyshev_polynomial_u_n_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevU(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = chebyshevU(xArray[xAt]!, n_);
  }
}

function special_chebyshev_polynomial_u_n_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevU(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = chebyshevU(xArray[xAt]!, n_);
  }
}

export const special_chebyshev_polynomial_u_n_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_chebyshev_polynomial_u_n_scalar_float32, float64: special_chebyshev_polynomial_u_n_scalar_float64 });

function special_chebyshev_polynomial_v_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Array: Float32Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevV(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = chebyshevV(xArray[xAt]!, n_Array[n_At]!);
  }
}

function special_chebyshev_polynomial_v_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Array: Float64Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevV(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = chebyshevV(xArray[xAt]!, n_Array[n_At]!);
  }
}

export const special_chebyshev_polynomial_v_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_chebyshev_polynomial_v_float32, float64: special_chebyshev_polynomial_v_float64 });

function special_chebyshev_polynomial_v_x_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, n_Array: Float32Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat32(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevV(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevV(x, n_Array[n_At]!);
  }
}

function special_chebyshev_polynomial_v_x_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, n_Array: Float64Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat64(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevV(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevV(x, n_Array[n_At]!);
  }
}

export const special_chebyshev_polynomial_v_x_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_chebyshev_polynomial_v_x_scalar_float32, float64: special_chebyshev_polynomial_v_x_scalar_float64 });

function special_chebyshev_polynomial_v_n_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevV(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = chebyshevV(xArray[xAt]!, n_);
  }
}

function special_chebyshev_polynomial_v_n_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevV(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = chebyshevV(xArray[xAt]!, n_);
  }
}

export const special_chebyshev_polynomial_v_n_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_chebyshev_polynomial_v_n_scalar_float32, float64: special_chebyshev_polynomial_v_n_scalar_float64 });

function special_chebyshev_polynomial_w_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Array: Float32Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevW(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = chebyshevW(xArray[xAt]!, n_Array[n_At]!);
  }
}

function special_chebyshev_polynomial_w_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Array: Float64Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevW(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = chebyshevW(xArray[xAt]!, n_Array[n_At]!);
  }
}

export const special_chebyshev_polynomial_w_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_chebyshev_polynomial_w_float32, float64: special_chebyshev_polynomial_w_float64 });

function special_chebyshev_polynomial_w_x_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, n_Array: Float32Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat32(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevW(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevW(x, n_Array[n_At]!);
  }
}

function special_chebyshev_polynomial_w_x_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, n_Array: Float64Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat64(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevW(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevW(x, n_Array[n_At]!);
  }
}

export const special_chebyshev_polynomial_w_x_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_chebyshev_polynomial_w_x_scalar_float32, float64: special_chebyshev_polynomial_w_x_scalar_float64 });

function special_chebyshev_polynomial_w_n_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevW(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = chebyshevW(xArray[xAt]!, n_);
  }
}

function special_chebyshev_polynomial_w_n_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevW(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = chebyshevW(xArray[xAt]!, n_);
  }
}

export const special_chebyshev_polynomial_w_n_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_chebyshev_polynomial_w_n_scalar_float32, float64: special_chebyshev_polynomial_w_n_scalar_float64 });

function special_hermite_polynomial_h_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Array: Float32Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = hermiteH(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = hermiteH(xArray[xAt]!, n_Array[n_At]!);
  }
}

function special_hermite_polynomial_h_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Array: Float64Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = hermiteH(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = hermiteH(xArray[xAt]!, n_Array[n_At]!);
  }
}

export const special_hermite_polynomial_h_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_hermite_polynomial_h_float32, float64: special_hermite_polynomial_h_float64 });

function special_hermite_polynomial_h_x_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, n_Array: Float32Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat32(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = hermiteH(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = hermiteH(x, n_Array[n_At]!);
  }
}

function special_hermite_polynomial_h_x_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, n_Array: Float64Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat64(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = hermiteH(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = hermiteH(x, n_Array[n_At]!);
  }
}

export const special_hermite_polynomial_h_x_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_hermite_polynomial_h_x_scalar_float32, float64: special_hermite_polynomial_h_x_scalar_float64 });

function special_hermite_polynomial_h_n_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = hermiteH(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = hermiteH(xArray[xAt]!, n_);
  }
}

function special_hermite_polynomial_h_n_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = hermiteH(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = hermiteH(xArray[xAt]!, n_);
  }
}

export const special_hermite_polynomial_h_n_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_hermite_polynomial_h_n_scalar_float32, float64: special_hermite_polynomial_h_n_scalar_float64 });

function special_hermite_polynomial_he_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Array: Float32Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = hermiteHe(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = hermiteHe(xArray[xAt]!, n_Array[n_At]!);
  }
}

function special_hermite_polynomial_he_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Array: Float64Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = hermiteHe(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = hermiteHe(xArray[xAt]!, n_Array[n_At]!);
  }
}

export const special_hermite_polynomial_he_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_hermite_polynomial_he_float32, float64: special_hermite_polynomial_he_float64 });

function special_hermite_polynomial_he_x_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, n_Array: Float32Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat32(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = hermiteHe(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = hermiteHe(x, n_Array[n_At]!);
  }
}

function special_hermite_polynomial_he_x_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, n_Array: Float64Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat64(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = hermiteHe(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = hermiteHe(x, n_Array[n_At]!);
  }
}

export const special_hermite_polynomial_he_x_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_hermite_polynomial_he_x_scalar_float32, float64: special_hermite_polynomial_he_x_scalar_float64 });

function special_hermite_polynomial_he_n_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = hermiteHe(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = hermiteHe(xArray[xAt]!, n_);
  }
}

function special_hermite_polynomial_he_n_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = hermiteHe(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = hermiteHe(xArray[xAt]!, n_);
  }
}

export const special_hermite_polynomial_he_n_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_hermite_polynomial_he_n_scalar_float32, float64: special_hermite_polynomial_he_n_scalar_float64 });

function special_laguerre_polynomial_l_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Array: Float32Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = laguerreL(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = laguerreL(xArray[xAt]!, n_Array[n_At]!);
  }
}

function special_laguerre_polynomial_l_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Array: Float64Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = laguerreL(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = laguerreL(xArray[xAt]!, n_Array[n_At]!);
  }
}

export const special_laguerre_polynomial_l_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_laguerre_polynomial_l_float32, float64: special_laguerre_polynomial_l_float64 });

function special_laguerre_polynomial_l_x_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, n_Array: Float32Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat32(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = laguerreL(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = laguerreL(x, n_Array[n_At]!);
  }
}

function special_laguerre_polynomial_l_x_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, n_Array: Float64Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat64(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = laguerreL(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = laguerreL(x, n_Array[n_At]!);
  }
}

export const special_laguerre_polynomial_l_x_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_laguerre_polynomial_l_x_scalar_float32, float64: special_laguerre_polynomial_l_x_scalar_float64 });

function special_laguerre_polynomial_l_n_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = laguerreL(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = laguerreL(xArray[xAt]!, n_);
  }
}

function special_laguerre_polynomial_l_n_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = laguerreL(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = laguerreL(xArray[xAt]!, n_);
  }
}

export const special_laguerre_polynomial_l_n_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_laguerre_polynomial_l_n_scalar_float32, float64: special_laguerre_polynomial_l_n_scalar_float64 });

function special_legendre_polynomial_p_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Array: Float32Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = legendreP(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = legendreP(xArray[xAt]!, n_Array[n_At]!);
  }
}

function special_legendre_polynomial_p_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Array: Float64Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = legendreP(xArray[xAt + i]!, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) out[at] = legendreP(xArray[xAt]!, n_Array[n_At]!);
  }
}

export const special_legendre_polynomial_p_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_legendre_polynomial_p_float32, float64: special_legendre_polynomial_p_float64 });

function special_legendre_polynomial_p_x_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, n_Array: Float32Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat32(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = legendreP(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = legendreP(x, n_Array[n_At]!);
  }
}

function special_legendre_polynomial_p_x_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, n_Array: Float64Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat64(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = legendreP(x, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = legendreP(x, n_Array[n_At]!);
  }
}

export const special_legendre_polynomial_p_x_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_legendre_polynomial_p_x_scalar_float32, float64: special_legendre_polynomial_p_x_scalar_float64 });

function special_legendre_polynomial_p_n_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = legendreP(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = legendreP(xArray[xAt]!, n_);
  }
}

function special_legendre_polynomial_p_n_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = legendreP(xArray[xAt + i]!, n_);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) out[at] = legendreP(xArray[xAt]!, n_);
  }
}

export const special_legendre_polynomial_p_n_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_legendre_polynomial_p_n_scalar_float32, float64: special_legendre_polynomial_p_n_scalar_float64 });

function special_shifted_chebyshev_polynomial_t_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Array: Float32Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevT(x + x - 1, n_Array[n_At + i]!);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) {
      const x = xArray[xAt]!;
      out[at] = chebyshevT(x + x - 1, n_Array[n_At]!);
    }
  }
}

function special_shifted_chebyshev_polynomial_t_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Array: Float64Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevT(x + x - 1, n_Array[n_At + i]!);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) {
      const x = xArray[xAt]!;
      out[at] = chebyshevT(x + x - 1, n_Array[n_At]!);
    }
  }
}

export const special_shifted_chebyshev_polynomial_t_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_shifted_chebyshev_polynomial_t_float32, float64: special_shifted_chebyshev_polynomial_t_float64 });

function special_shifted_chebyshev_polynomial_t_x_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, n_Array: Float32Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat32(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevT(x + x - 1, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevT(x + x - 1, n_Array[n_At]!);
  }
}

function special_shifted_chebyshev_polynomial_t_x_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, n_Array: Float64Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat64(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevT(x + x - 1, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevT(x + x - 1, n_Array[n_At]!);
  }
}

export const special_shifted_chebyshev_polynomial_t_x_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_shifted_chebyshev_polynomial_t_x_scalar_float32, float64: special_shifted_chebyshev_polynomial_t_x_scalar_float64 });

function special_shifted_chebyshev_polynomial_t_n_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevT(x + x - 1, n_);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) {
      const x = xArray[xAt]!;
      out[at] = chebyshevT(x + x - 1, n_);
    }
  }
}

function special_shifted_chebyshev_polynomial_t_n_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevT(x + x - 1, n_);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) {
      const x = xArray[xAt]!;
      out[at] = chebyshevT(x + x - 1, n_);
    }
  }
}

export const special_shifted_chebyshev_polynomial_t_n_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_shifted_chebyshev_polynomial_t_n_scalar_float32, float64: special_shifted_chebyshev_polynomial_t_n_scalar_float64 });

function special_shifted_chebyshev_polynomial_u_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Array: Float32Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevU(x + x - 1, n_Array[n_At + i]!);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) {
      const x = xArray[xAt]!;
      out[at] = chebyshevU(x + x - 1, n_Array[n_At]!);
    }
  }
}

function special_shifted_chebyshev_polynomial_u_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Array: Float64Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevU(x + x - 1, n_Array[n_At + i]!);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) {
      const x = xArray[xAt]!;
      out[at] = chebyshevU(x + x - 1, n_Array[n_At]!);
    }
  }
}

export const special_shifted_chebyshev_polynomial_u_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_shifted_chebyshev_polynomial_u_float32, float64: special_shifted_chebyshev_polynomial_u_float64 });

function special_shifted_chebyshev_polynomial_u_x_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, n_Array: Float32Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat32(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevU(x + x - 1, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevU(x + x - 1, n_Array[n_At]!);
  }
}

function special_shifted_chebyshev_polynomial_u_x_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, n_Array: Float64Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat64(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevU(x + x - 1, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevU(x + x - 1, n_Array[n_At]!);
  }
}

export const special_shifted_chebyshev_polynomial_u_x_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_shifted_chebyshev_polynomial_u_x_scalar_float32, float64: special_shifted_chebyshev_polynomial_u_x_scalar_float64 });

function special_shifted_chebyshev_polynomial_u_n_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevU(x + x - 1, n_);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) {
      const x = xArray[xAt]!;
      out[at] = chebyshevU(x + x - 1, n_);
    }
  }
}

function special_shifted_chebyshev_polynomial_u_n_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevU(x + x - 1, n_);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) {
      const x = xArray[xAt]!;
      out[at] = chebyshevU(x + x - 1, n_);
    }
  }
}

export const special_shifted_chebyshev_polynomial_u_n_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_shifted_chebyshev_polynomial_u_n_scalar_float32, float64: special_shifted_chebyshev_polynomial_u_n_scalar_float64 });

function special_shifted_chebyshev_polynomial_v_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Array: Float32Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevV(x + x - 1, n_Array[n_At + i]!);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) {
      const x = xArray[xAt]!;
      out[at] = chebyshevV(x + x - 1, n_Array[n_At]!);
    }
  }
}

function special_shifted_chebyshev_polynomial_v_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Array: Float64Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevV(x + x - 1, n_Array[n_At + i]!);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) {
      const x = xArray[xAt]!;
      out[at] = chebyshevV(x + x - 1, n_Array[n_At]!);
    }
  }
}

export const special_shifted_chebyshev_polynomial_v_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_shifted_chebyshev_polynomial_v_float32, float64: special_shifted_chebyshev_polynomial_v_float64 });

function special_shifted_chebyshev_polynomial_v_x_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, n_Array: Float32Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat32(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevV(x + x - 1, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevV(x + x - 1, n_Array[n_At]!);
  }
}

function special_shifted_chebyshev_polynomial_v_x_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, n_Array: Float64Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat64(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevV(x + x - 1, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevV(x + x - 1, n_Array[n_At]!);
  }
}

export const special_shifted_chebyshev_polynomial_v_x_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_shifted_chebyshev_polynomial_v_x_scalar_float32, float64: special_shifted_chebyshev_polynomial_v_x_scalar_float64 });

function special_shifted_chebyshev_polynomial_v_n_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevV(x + x - 1, n_);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) {
      const x = xArray[xAt]!;
      out[at] = chebyshevV(x + x - 1, n_);
    }
  }
}

function special_shifted_chebyshev_polynomial_v_n_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevV(x + x - 1, n_);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) {
      const x = xArray[xAt]!;
      out[at] = chebyshevV(x + x - 1, n_);
    }
  }
}

export const special_shifted_chebyshev_polynomial_v_n_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_shifted_chebyshev_polynomial_v_n_scalar_float32, float64: special_shifted_chebyshev_polynomial_v_n_scalar_float64 });

function special_shifted_chebyshev_polynomial_w_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Array: Float32Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevW(x + x - 1, n_Array[n_At + i]!);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) {
      const x = xArray[xAt]!;
      out[at] = chebyshevW(x + x - 1, n_Array[n_At]!);
    }
  }
}

function special_shifted_chebyshev_polynomial_w_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Array: Float64Array, n_At: number, n_Step: number,
): void {
  if (xArray.length === 0 || n_Array.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevW(x + x - 1, n_Array[n_At + i]!);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, n_At += n_Step) {
      const x = xArray[xAt]!;
      out[at] = chebyshevW(x + x - 1, n_Array[n_At]!);
    }
  }
}

export const special_shifted_chebyshev_polynomial_w_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_shifted_chebyshev_polynomial_w_float32, float64: special_shifted_chebyshev_polynomial_w_float64 });

function special_shifted_chebyshev_polynomial_w_x_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, n_Array: Float32Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat32(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevW(x + x - 1, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevW(x + x - 1, n_Array[n_At]!);
  }
}

function special_shifted_chebyshev_polynomial_w_x_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, n_Array: Float64Array, n_At: number, n_Step: number, xScalar: Scalar,
): void {
  if (n_Array.length === 0) assertReadable(n);
  const x = toFloat64(xScalar);
  if (step === 1 && n_Step === 1) {
    for (let i = 0; i < n; i++) out[at + i] = chebyshevW(x + x - 1, n_Array[n_At + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, n_At += n_Step) out[at] = chebyshevW(x + x - 1, n_Array[n_At]!);
  }
}

export const special_shifted_chebyshev_polynomial_w_x_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_shifted_chebyshev_polynomial_w_x_scalar_float32, float64: special_shifted_chebyshev_polynomial_w_x_scalar_float64 });

function special_shifted_chebyshev_polynomial_w_n_scalar_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat32(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevW(x + x - 1, n_);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) {
      const x = xArray[xAt]!;
      out[at] = chebyshevW(x + x - 1, n_);
    }
  }
}

function special_shifted_chebyshev_polynomial_w_n_scalar_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, n_Scalar: Scalar,
): void {
  if (xArray.length === 0) assertReadable(n);
  const n_ = toFloat64(n_Scalar);
  if (step === 1 && xStep === 1) {
    for (let i = 0; i < n; i++) {
      const x = xArray[xAt + i]!;
      out[at + i] = chebyshevW(x + x - 1, n_);
    }
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep) {
      const x = xArray[xAt]!;
      out[at] = chebyshevW(x + x - 1, n_);
    }
  }
}

export const special_shifted_chebyshev_polynomial_w_n_scalar_loops = /* @__PURE__ */ pointwiseLoops({ float32: special_shifted_chebyshev_polynomial_w_n_scalar_float32, float64: special_shifted_chebyshev_polynomial_w_n_scalar_float64 });

function _standard_gamma_grad_float32(
  n: number, out: Float32Array, at: number, step: number, selfArray: Float32Array, selfAt: number, selfStep: number, outputArray: Float32Array, outputAt: number, outputStep: number,
): void {
  if (selfArray.length === 0 || outputArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && outputStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = gammaGradient(selfArray[selfAt + i]!, outputArray[outputAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, outputAt += outputStep) out[at] = gammaGradient(selfArray[selfAt]!, outputArray[outputAt]!);
  }
}

function _standard_gamma_grad_float64(
  n: number, out: Float64Array, at: number, step: number, selfArray: Float64Array, selfAt: number, selfStep: number, outputArray: Float64Array, outputAt: number, outputStep: number,
): void {
  if (selfArray.length === 0 || outputArray.length === 0) assertReadable(n);
  if (step === 1 && selfStep === 1 && outputStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = gammaGradient(selfArray[selfAt + i]!, outputArray[outputAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, selfAt += selfStep, outputAt += outputStep) out[at] = gammaGradient(selfArray[selfAt]!, outputArray[outputAt]!);
  }
}

export const _standard_gamma_grad_loops = /* @__PURE__ */ pointwiseLoops({ float32: _standard_gamma_grad_float32, float64: _standard_gamma_grad_float64 });

function _dirichlet_grad_float32(
  n: number, out: Float32Array, at: number, step: number, xArray: Float32Array, xAt: number, xStep: number, alphaArray: Float32Array, alphaAt: number, alphaStep: number, totalArray: Float32Array, totalAt: number, totalStep: number,
): void {
  if (xArray.length === 0 || alphaArray.length === 0 || totalArray.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && alphaStep === 1 && totalStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = dirichletGradient(xArray[xAt + i]!, alphaArray[alphaAt + i]!, totalArray[totalAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, alphaAt += alphaStep, totalAt += totalStep) out[at] = dirichletGradient(xArray[xAt]!, alphaArray[alphaAt]!, totalArray[totalAt]!);
  }
}

function _dirichlet_grad_float64(
  n: number, out: Float64Array, at: number, step: number, xArray: Float64Array, xAt: number, xStep: number, alphaArray: Float64Array, alphaAt: number, alphaStep: number, totalArray: Float64Array, totalAt: number, totalStep: number,
): void {
  if (xArray.length === 0 || alphaArray.length === 0 || totalArray.length === 0) assertReadable(n);
  if (step === 1 && xStep === 1 && alphaStep === 1 && totalStep === 1) {
    for (let i = 0; i < n; i++) out[at + i] = dirichletGradient(xArray[xAt + i]!, alphaArray[alphaAt + i]!, totalArray[totalAt + i]!);
  } else {
    for (let i = 0; i < n; i++, at += step, xAt += xStep, alphaAt += alphaStep, totalAt += totalStep) out[at] = dirichletGradient(xArray[xAt]!, alphaArray[alphaAt]!, totalArray[totalAt]!);
  }
}

export const _dirichlet_grad_loops = /* @__PURE__ */ pointwiseLoops({ float32: _dirichlet_grad_float32, float64: _dirichlet_grad_float64 });

export function abs_cpu(self: Tensor): Tensor {
  return unary(rules.abs_rule, abs_loops, self);
}

export function abs__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.abs_rule, abs_loops, self);
}

export function neg_cpu(self: Tensor): Tensor {
  negCheck(self);
  return unary(rules.neg_rule, neg_loops, self);
}

export function neg__cpu(self: Tensor): Tensor {
  negCheck(self);
  return unaryInPlace(rules.neg_rule, neg_loops, self);
}

export function neg_out_cpu(self: Tensor, out: Tensor): Tensor {
  negCheck(self);
  return unaryOut(rules.neg_rule, neg_loops, out, self);
}

export function sign_cpu(self: Tensor): Tensor {
  return unary(rules.sign_rule, sign_loops, self);
}

export function sign__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.sign_rule, sign_loops, self);
}

export function sgn_cpu(self: Tensor): Tensor {
  return unary(rules.sgn_rule, sgn_loops, self);
}

export function sgn__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.sgn_rule, sgn_loops, self);
}

export function signbit_cpu(self: Tensor): Tensor {
  return unary(rules.signbit_rule, signbit_loops, self);
}

export function exp_cpu(self: Tensor): Tensor {
  return unary(rules.exp_rule, exp_loops, self);
}

export function exp__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.exp_rule, exp_loops, self);
}

export function expm1_cpu(self: Tensor): Tensor {
  return unary(rules.expm1_rule, expm1_loops, self);
}

export function expm1__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.expm1_rule, expm1_loops, self);
}

export function exp2_cpu(self: Tensor): Tensor {
  return unary(rules.exp2_rule, exp2_loops, self);
}

export function exp2__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.exp2_rule, exp2_loops, self);
}

export function log_cpu(self: Tensor): Tensor {
  return unary(rules.log_rule, log_loops, self);
}

export function log__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.log_rule, log_loops, self);
}

export function log1p_cpu(self: Tensor): Tensor {
  return unary(rules.log1p_rule, log1p_loops, self);
}

export function log1p__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.log1p_rule, log1p_loops, self);
}

export function log2_cpu(self: Tensor): Tensor {
  return unary(rules.log2_rule, log2_loops, self);
}

export function log2__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.log2_rule, log2_loops, self);
}

export function log10_cpu(self: Tensor): Tensor {
  return unary(rules.log10_rule, log10_loops, self);
}

export function log10__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.log10_rule, log10_loops, self);
}

export function sqrt_cpu(self: Tensor): Tensor {
  return unary(rules.sqrt_rule, sqrt_loops, self);
}

export function sqrt__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.sqrt_rule, sqrt_loops, self);
}

export function rsqrt_cpu(self: Tensor): Tensor {
  return unary(rules.rsqrt_rule, rsqrt_loops, self);
}

export function rsqrt__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.rsqrt_rule, rsqrt_loops, self);
}

export function sin_cpu(self: Tensor): Tensor {
  return unary(rules.sin_rule, sin_loops, self);
}

export function sin__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.sin_rule, sin_loops, self);
}

export function cos_cpu(self: Tensor): Tensor {
  return unary(rules.cos_rule, cos_loops, self);
}

export function cos__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.cos_rule, cos_loops, self);
}

export function tan_cpu(self: Tensor): Tensor {
  return unary(rules.tan_rule, tan_loops, self);
}

export function tan__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.tan_rule, tan_loops, self);
}

export function asin_cpu(self: Tensor): Tensor {
  return unary(rules.asin_rule, asin_loops, self);
}

export function asin__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.asin_rule, asin_loops, self);
}

export function acos_cpu(self: Tensor): Tensor {
  return unary(rules.acos_rule, acos_loops, self);
}

export function acos__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.acos_rule, acos_loops, self);
}

export function atan_cpu(self: Tensor): Tensor {
  return unary(rules.atan_rule, atan_loops, self);
}

export function atan__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.atan_rule, atan_loops, self);
}

export function sinh_cpu(self: Tensor): Tensor {
  return unary(rules.sinh_rule, sinh_loops, self);
}

export function sinh__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.sinh_rule, sinh_loops, self);
}

export function cosh_cpu(self: Tensor): Tensor {
  return unary(rules.cosh_rule, cosh_loops, self);
}

export function cosh__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.cosh_rule, cosh_loops, self);
}

export function tanh_cpu(self: Tensor): Tensor {
  return unary(rules.tanh_rule, tanh_loops, self);
}

export function tanh__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.tanh_rule, tanh_loops, self);
}

export function asinh_cpu(self: Tensor): Tensor {
  return unary(rules.asinh_rule, asinh_loops, self);
}

export function asinh__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.asinh_rule, asinh_loops, self);
}

export function acosh_cpu(self: Tensor): Tensor {
  return unary(rules.acosh_rule, acosh_loops, self);
}

export function acosh__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.acosh_rule, acosh_loops, self);
}

export function atanh_cpu(self: Tensor): Tensor {
  return unary(rules.atanh_rule, atanh_loops, self);
}

export function atanh__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.atanh_rule, atanh_loops, self);
}

export function erf_cpu(self: Tensor): Tensor {
  return unary(rules.erf_rule, erf_loops, self);
}

export function erf__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.erf_rule, erf_loops, self);
}

export function erfc_cpu(self: Tensor): Tensor {
  return unary(rules.erfc_rule, erfc_loops, self);
}

export function erfc__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.erfc_rule, erfc_loops, self);
}

export function erfinv_cpu(self: Tensor): Tensor {
  return unary(rules.erfinv_rule, erfinv_loops, self);
}

export function erfinv__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.erfinv_rule, erfinv_loops, self);
}

export function lgamma_cpu(self: Tensor): Tensor {
  return unary(rules.lgamma_rule, lgamma_loops, self);
}

export function lgamma__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.lgamma_rule, lgamma_loops, self);
}

export function digamma_cpu(self: Tensor): Tensor {
  return unary(rules.digamma_rule, digamma_loops, self);
}

export function digamma__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.digamma_rule, digamma_loops, self);
}

export function sigmoid_cpu(self: Tensor): Tensor {
  return unary(rules.sigmoid_rule, sigmoid_loops, self);
}

export function sigmoid__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.sigmoid_rule, sigmoid_loops, self);
}

export function polygamma_cpu(n: number, self: Tensor): Tensor {
  polygammaCheck(n);
  return unary(rules.polygamma_rule, polygamma_loops, self, n);
}

export function polygamma_out_cpu(n: number, self: Tensor, out: Tensor): Tensor {
  polygammaCheck(n);
  return unaryOut(rules.polygamma_rule, polygamma_loops, out, self, n);
}

export function reciprocal_cpu(self: Tensor): Tensor {
  return unary(rules.reciprocal_rule, reciprocal_loops, self);
}

export function reciprocal__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.reciprocal_rule, reciprocal_loops, self);
}

export function floor_cpu(self: Tensor): Tensor {
  return unary(rules.floor_rule, floor_loops, self);
}

export function floor__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.floor_rule, floor_loops, self);
}

export function ceil_cpu(self: Tensor): Tensor {
  return unary(rules.ceil_rule, ceil_loops, self);
}

export function ceil__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.ceil_rule, ceil_loops, self);
}

export function trunc_cpu(self: Tensor): Tensor {
  return unary(rules.trunc_rule, trunc_loops, self);
}

export function trunc__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.trunc_rule, trunc_loops, self);
}

export function round_cpu(self: Tensor): Tensor {
  return unary(rules.round_rule, round_loops, self);
}

export function round__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.round_rule, round_loops, self);
}

export function round_decimals_cpu(self: Tensor, decimals: number): Tensor {
  return unary(rules.round_decimals_rule, round_decimals_loops, self, decimals);
}

export function round__decimals_cpu(self: Tensor, decimals: number): Tensor {
  return unaryInPlace(rules.round_decimals_rule, round_decimals_loops, self, decimals);
}

export function frac_cpu(self: Tensor): Tensor {
  return unary(rules.frac_rule, frac_loops, self);
}

export function frac__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.frac_rule, frac_loops, self);
}

export function sinc_cpu(self: Tensor): Tensor {
  return unary(rules.sinc_rule, sinc_loops, self);
}

export function sinc__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.sinc_rule, sinc_loops, self);
}

export function deg2rad_cpu(self: Tensor): Tensor {
  return unary(rules.deg2rad_rule, deg2rad_loops, self);
}

export function deg2rad__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.deg2rad_rule, deg2rad_loops, self);
}

export function rad2deg_cpu(self: Tensor): Tensor {
  return unary(rules.rad2deg_rule, rad2deg_loops, self);
}

export function rad2deg__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.rad2deg_rule, rad2deg_loops, self);
}

export function logit_cpu(self: Tensor, eps: number | null): Tensor {
  return unary(rules.logit_rule, logit_loops, self, eps);
}

export function logit__cpu(self: Tensor, eps: number | null): Tensor {
  return unaryInPlace(rules.logit_rule, logit_loops, self, eps);
}

export function nan_to_num_cpu(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null): Tensor {
  return unary(rules.nan_to_num_rule, nan_to_num_loops, self, nan, posinf, neginf);
}

export function nan_to_num__cpu(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null): Tensor {
  return unaryInPlace(rules.nan_to_num_rule, nan_to_num_loops, self, nan, posinf, neginf);
}

export function isnan_cpu(self: Tensor): Tensor {
  return unary(rules.isnan_rule, isnan_loops, self);
}

export function isinf_cpu(self: Tensor): Tensor {
  return unary(rules.isinf_rule, isinf_loops, self);
}

export function isfinite_cpu(self: Tensor): Tensor {
  return unary(rules.isfinite_rule, isfinite_loops, self);
}

export function isposinf_cpu(self: Tensor): Tensor {
  return unary(rules.isposinf_rule, isposinf_loops, self);
}

export function isneginf_cpu(self: Tensor): Tensor {
  return unary(rules.isneginf_rule, isneginf_loops, self);
}

export function logical_not_cpu(self: Tensor): Tensor {
  return unary(rules.logical_not_rule, logical_not_loops, self);
}

export function logical_not__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.logical_not_rule, logical_not_loops, self);
}

export function bitwise_not_cpu(self: Tensor): Tensor {
  return unary(rules.bitwise_not_rule, bitwise_not_loops, self);
}

export function bitwise_not__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.bitwise_not_rule, bitwise_not_loops, self);
}

export function add_Tensor_cpu(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  alphaCheck(self, other, alpha);
  return binary(rules.add_Tensor_rule, add_Tensor_loops, self, other, alpha);
}

export function add__Tensor_cpu(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  alphaCheck(self, other, alpha);
  return binaryInPlace(rules.add_Tensor_rule, add_Tensor_loops, self, other, alpha);
}

export function add_out_cpu(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor): Tensor {
  alphaCheck(self, other, alpha);
  return binaryOut(rules.add_Tensor_rule, add_Tensor_loops, out, self, other, alpha);
}

export function add_Scalar_cpu(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  alphaCheck(self, other, alpha);
  return unary(rules.add_Scalar_rule, add_Scalar_loops, self, other, alpha);
}

export function add__Scalar_cpu(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  alphaCheck(self, other, alpha);
  return unaryInPlace(rules.add_Scalar_rule, add_Scalar_loops, self, other, alpha);
}

export function sub_Tensor_cpu(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return binary(rules.sub_Tensor_rule, sub_Tensor_loops, self, other, alpha);
}

export function sub__Tensor_cpu(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return binaryInPlace(rules.sub_Tensor_rule, sub_Tensor_loops, self, other, alpha);
}

export function sub_out_cpu(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor): Tensor {
  subCheck(self, other, alpha);
  return binaryOut(rules.sub_Tensor_rule, sub_Tensor_loops, out, self, other, alpha);
}

export function sub_Scalar_cpu(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return unary(rules.sub_Scalar_rule, sub_Scalar_loops, self, other, alpha);
}

export function sub__Scalar_cpu(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return unaryInPlace(rules.sub_Scalar_rule, sub_Scalar_loops, self, other, alpha);
}

export function rsub_Scalar_cpu(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return unary(rules.rsub_Scalar_rule, rsub_Scalar_loops, self, other, alpha);
}

export function mul_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.mul_Tensor_rule, mul_Tensor_loops, self, other);
}

export function mul__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.mul_Tensor_rule, mul_Tensor_loops, self, other);
}

export function mul_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.mul_Scalar_rule, mul_Scalar_loops, self, other);
}

export function mul__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.mul_Scalar_rule, mul_Scalar_loops, self, other);
}

export function div_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.div_Tensor_rule, div_Tensor_loops, self, other);
}

export function div__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.div_Tensor_rule, div_Tensor_loops, self, other);
}

export function div_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.div_Scalar_rule, div_Scalar_loops, self, other);
}

export function div__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.div_Scalar_rule, div_Scalar_loops, self, other);
}

export function div_Tensor_mode_cpu(self: Tensor, other: Tensor, roundingMode: string | null): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return binary(rules.div_Tensor_mode_rule, div_Tensor_mode_loops, self, other, roundingMode);
}

export function div__Tensor_mode_cpu(self: Tensor, other: Tensor, roundingMode: string | null): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return binaryInPlace(rules.div_Tensor_mode_rule, div_Tensor_mode_loops, self, other, roundingMode);
}

export function div_out_mode_cpu(self: Tensor, other: Tensor, roundingMode: string | null, out: Tensor): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return binaryOut(rules.div_Tensor_mode_rule, div_Tensor_mode_loops, out, self, other, roundingMode);
}

export function div_Scalar_mode_cpu(self: Tensor, other: Scalar, roundingMode: string | null): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return unary(rules.div_Scalar_mode_rule, div_Scalar_mode_loops, self, other, roundingMode);
}

export function div__Scalar_mode_cpu(self: Tensor, other: Scalar, roundingMode: string | null): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return unaryInPlace(rules.div_Scalar_mode_rule, div_Scalar_mode_loops, self, other, roundingMode);
}

export function floor_divide_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.floor_divide_rule, floor_divide_loops, self, other);
}

export function floor_divide__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.floor_divide_rule, floor_divide_loops, self, other);
}

export function floor_divide_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.floor_divide_Scalar_rule, floor_divide_Scalar_loops, self, other);
}

export function floor_divide__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.floor_divide_Scalar_rule, floor_divide_Scalar_loops, self, other);
}

export function remainder_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.remainder_Tensor_rule, remainder_Tensor_loops, self, other);
}

export function remainder__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.remainder_Tensor_rule, remainder_Tensor_loops, self, other);
}

export function remainder_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.remainder_Scalar_rule, remainder_Scalar_loops, self, other);
}

export function remainder__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.remainder_Scalar_rule, remainder_Scalar_loops, self, other);
}

export function fmod_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.fmod_Tensor_rule, fmod_Tensor_loops, self, other);
}

export function fmod__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.fmod_Tensor_rule, fmod_Tensor_loops, self, other);
}

export function fmod_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.fmod_Scalar_rule, fmod_Scalar_loops, self, other);
}

export function fmod__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.fmod_Scalar_rule, fmod_Scalar_loops, self, other);
}

export function remainder_Scalar_Tensor_cpu(self: Scalar, other: Tensor): Tensor {
  return unary(rules.remainder_Scalar_Tensor_rule, remainder_Scalar_Tensor_loops, other, self);
}

export function pow_Tensor_Tensor_cpu(self: Tensor, exponent: Tensor): Tensor {
  return binary(rules.pow_Tensor_Tensor_rule, pow_Tensor_Tensor_loops, self, exponent);
}

export function pow__Tensor_cpu(self: Tensor, exponent: Tensor): Tensor {
  return binaryInPlace(rules.pow_Tensor_Tensor_rule, pow_Tensor_Tensor_loops, self, exponent);
}

export function pow_Tensor_Scalar_cpu(self: Tensor, exponent: Scalar): Tensor {
  powScalarCheck(self, exponent);
  return unary(rules.pow_Tensor_Scalar_rule, pow_Tensor_Scalar_loops, self, exponent);
}

export function pow__Scalar_cpu(self: Tensor, exponent: Scalar): Tensor {
  powScalarCheck(self, exponent);
  return unaryInPlace(rules.pow_Tensor_Scalar_rule, pow_Tensor_Scalar_loops, self, exponent);
}

export function pow_Tensor_Scalar_out_cpu(self: Tensor, exponent: Scalar, out: Tensor): Tensor {
  powScalarCheck(self, exponent);
  return unaryOut(rules.pow_Tensor_Scalar_rule, pow_Tensor_Scalar_loops, out, self, exponent);
}

export function pow_Scalar_cpu(self: Scalar, exponent: Tensor): Tensor {
  return unary(rules.pow_Scalar_rule, pow_Scalar_loops, exponent, self);
}

export function pow_Scalar_out_cpu(self: Scalar, exponent: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.pow_Scalar_rule, pow_Scalar_loops, out, exponent, self);
}

export function atan2_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.atan2_rule, atan2_loops, self, other);
}

export function atan2__cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.atan2_rule, atan2_loops, self, other);
}

export function hypot_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.hypot_rule, hypot_loops, self, other);
}

export function hypot__cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.hypot_rule, hypot_loops, self, other);
}

export function copysign_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.copysign_Tensor_rule, copysign_Tensor_loops, self, other);
}

export function copysign__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.copysign_Tensor_rule, copysign_Tensor_loops, self, other);
}

export function copysign_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.copysign_Scalar_rule, copysign_Scalar_loops, self, other);
}

export function copysign__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.copysign_Scalar_rule, copysign_Scalar_loops, self, other);
}

export function xlogy_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.xlogy_Tensor_rule, xlogy_Tensor_loops, self, other);
}

export function xlogy__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.xlogy_Tensor_rule, xlogy_Tensor_loops, self, other);
}

export function xlogy_Scalar_Self_cpu(self: Scalar, other: Tensor): Tensor {
  return unary(rules.xlogy_Scalar_Self_rule, xlogy_Scalar_Self_loops, other, self);
}

export function xlogy_OutScalar_Self_cpu(self: Scalar, other: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.xlogy_Scalar_Self_rule, xlogy_Scalar_Self_loops, out, other, self);
}

export function xlogy_Scalar_Other_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.xlogy_Scalar_Other_rule, xlogy_Scalar_Other_loops, self, other);
}

export function xlogy__Scalar_Other_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.xlogy_Scalar_Other_rule, xlogy_Scalar_Other_loops, self, other);
}

export function logaddexp_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.logaddexp_rule, logaddexp_loops, self, other);
}

export function logaddexp2_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.logaddexp2_rule, logaddexp2_loops, self, other);
}

export function heaviside_cpu(self: Tensor, values: Tensor): Tensor {
  heavisideCheck(self, values);
  return binary(rules.heaviside_rule, heaviside_loops, self, values);
}

export function heaviside__cpu(self: Tensor, values: Tensor): Tensor {
  heavisideCheck(self, values);
  return binaryInPlace(rules.heaviside_rule, heaviside_loops, self, values);
}

export function heaviside_out_cpu(self: Tensor, values: Tensor, out: Tensor): Tensor {
  heavisideCheck(self, values);
  return binaryOut(rules.heaviside_rule, heaviside_loops, out, self, values);
}

export function gcd_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.gcd_rule, gcd_loops, self, other);
}

export function gcd__cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.gcd_rule, gcd_loops, self, other);
}

export function addcmul_cpu(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  addcmulCheck(self, tensor1, tensor2, value);
  return ternary(rules.addcmul_rule, addcmul_loops, self, tensor1, tensor2, value);
}

export function addcmul__cpu(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  addcmulCheck(self, tensor1, tensor2, value);
  return ternaryInPlace(rules.addcmul_rule, addcmul_loops, self, tensor1, tensor2, value);
}

export function addcmul_out_cpu(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, out: Tensor): Tensor {
  addcmulCheck(self, tensor1, tensor2, value);
  return ternaryOut(rules.addcmul_rule, addcmul_loops, out, self, tensor1, tensor2, value);
}

export function addcdiv_cpu(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  addcdivCheck(self, tensor1, tensor2, value);
  return ternary(rules.addcdiv_rule, addcdiv_loops, self, tensor1, tensor2, value);
}

export function addcdiv__cpu(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  addcdivCheck(self, tensor1, tensor2, value);
  return ternaryInPlace(rules.addcdiv_rule, addcdiv_loops, self, tensor1, tensor2, value);
}

export function addcdiv_out_cpu(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, out: Tensor): Tensor {
  addcdivCheck(self, tensor1, tensor2, value);
  return ternaryOut(rules.addcdiv_rule, addcdiv_loops, out, self, tensor1, tensor2, value);
}

export function lerp_Scalar_cpu(self: Tensor, end: Tensor, weight: Scalar): Tensor {
  lerpCheck(self, end, weight);
  return binary(rules.lerp_Scalar_rule, lerp_Scalar_loops, self, end, weight);
}

export function lerp__Scalar_cpu(self: Tensor, end: Tensor, weight: Scalar): Tensor {
  lerpCheck(self, end, weight);
  return binaryInPlace(rules.lerp_Scalar_rule, lerp_Scalar_loops, self, end, weight);
}

export function lerp_Scalar_out_cpu(self: Tensor, end: Tensor, weight: Scalar, out: Tensor): Tensor {
  lerpCheck(self, end, weight);
  return binaryOut(rules.lerp_Scalar_rule, lerp_Scalar_loops, out, self, end, weight);
}

export function lerp_Tensor_cpu(self: Tensor, end: Tensor, weight: Tensor): Tensor {
  lerpCheck(self, end, weight);
  return ternary(rules.lerp_Tensor_rule, lerp_Tensor_loops, self, end, weight);
}

export function lerp__Tensor_cpu(self: Tensor, end: Tensor, weight: Tensor): Tensor {
  lerpCheck(self, end, weight);
  return ternaryInPlace(rules.lerp_Tensor_rule, lerp_Tensor_loops, self, end, weight);
}

export function lerp_Tensor_out_cpu(self: Tensor, end: Tensor, weight: Tensor, out: Tensor): Tensor {
  lerpCheck(self, end, weight);
  return ternaryOut(rules.lerp_Tensor_rule, lerp_Tensor_loops, out, self, end, weight);
}

export function eq_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.eq_Tensor_rule, eq_Tensor_loops, self, other);
}

export function eq__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.eq_Tensor_rule, eq_Tensor_loops, self, other);
}

export function eq_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.eq_Scalar_rule, eq_Scalar_loops, self, other);
}

export function eq__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.eq_Scalar_rule, eq_Scalar_loops, self, other);
}

export function ne_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.ne_Tensor_rule, ne_Tensor_loops, self, other);
}

export function ne__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.ne_Tensor_rule, ne_Tensor_loops, self, other);
}

export function ne_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.ne_Scalar_rule, ne_Scalar_loops, self, other);
}

export function ne__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.ne_Scalar_rule, ne_Scalar_loops, self, other);
}

export function lt_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.lt_Tensor_rule, lt_Tensor_loops, self, other);
}

export function lt__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.lt_Tensor_rule, lt_Tensor_loops, self, other);
}

export function lt_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.lt_Scalar_rule, lt_Scalar_loops, self, other);
}

export function lt__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.lt_Scalar_rule, lt_Scalar_loops, self, other);
}

export function le_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.le_Tensor_rule, le_Tensor_loops, self, other);
}

export function le__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.le_Tensor_rule, le_Tensor_loops, self, other);
}

export function le_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.le_Scalar_rule, le_Scalar_loops, self, other);
}

export function le__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.le_Scalar_rule, le_Scalar_loops, self, other);
}

export function gt_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.gt_Tensor_rule, gt_Tensor_loops, self, other);
}

export function gt__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.gt_Tensor_rule, gt_Tensor_loops, self, other);
}

export function gt_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.gt_Scalar_rule, gt_Scalar_loops, self, other);
}

export function gt__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.gt_Scalar_rule, gt_Scalar_loops, self, other);
}

export function ge_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.ge_Tensor_rule, ge_Tensor_loops, self, other);
}

export function ge__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.ge_Tensor_rule, ge_Tensor_loops, self, other);
}

export function ge_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.ge_Scalar_rule, ge_Scalar_loops, self, other);
}

export function ge__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.ge_Scalar_rule, ge_Scalar_loops, self, other);
}

export function logical_and_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.logical_and_rule, logical_and_loops, self, other);
}

export function logical_and__cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.logical_and_rule, logical_and_loops, self, other);
}

export function logical_or_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.logical_or_rule, logical_or_loops, self, other);
}

export function logical_or__cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.logical_or_rule, logical_or_loops, self, other);
}

export function logical_xor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.logical_xor_rule, logical_xor_loops, self, other);
}

export function logical_xor__cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.logical_xor_rule, logical_xor_loops, self, other);
}

export function bitwise_and_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.bitwise_and_Tensor_rule, bitwise_and_Tensor_loops, self, other);
}

export function bitwise_and__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.bitwise_and_Tensor_rule, bitwise_and_Tensor_loops, self, other);
}

export function bitwise_and_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.bitwise_and_Scalar_rule, bitwise_and_Scalar_loops, self, other);
}

export function bitwise_and__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.bitwise_and_Scalar_rule, bitwise_and_Scalar_loops, self, other);
}

export function bitwise_and_Scalar_Tensor_cpu(self: Scalar, other: Tensor): Tensor {
  return unary(rules.bitwise_and_Scalar_Tensor_rule, bitwise_and_Scalar_Tensor_loops, other, self);
}

export function bitwise_or_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.bitwise_or_Tensor_rule, bitwise_or_Tensor_loops, self, other);
}

export function bitwise_or__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.bitwise_or_Tensor_rule, bitwise_or_Tensor_loops, self, other);
}

export function bitwise_or_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.bitwise_or_Scalar_rule, bitwise_or_Scalar_loops, self, other);
}

export function bitwise_or__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.bitwise_or_Scalar_rule, bitwise_or_Scalar_loops, self, other);
}

export function bitwise_or_Scalar_Tensor_cpu(self: Scalar, other: Tensor): Tensor {
  return unary(rules.bitwise_or_Scalar_Tensor_rule, bitwise_or_Scalar_Tensor_loops, other, self);
}

export function bitwise_xor_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.bitwise_xor_Tensor_rule, bitwise_xor_Tensor_loops, self, other);
}

export function bitwise_xor__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.bitwise_xor_Tensor_rule, bitwise_xor_Tensor_loops, self, other);
}

export function bitwise_xor_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.bitwise_xor_Scalar_rule, bitwise_xor_Scalar_loops, self, other);
}

export function bitwise_xor__Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.bitwise_xor_Scalar_rule, bitwise_xor_Scalar_loops, self, other);
}

export function bitwise_xor_Scalar_Tensor_cpu(self: Scalar, other: Tensor): Tensor {
  return unary(rules.bitwise_xor_Scalar_Tensor_rule, bitwise_xor_Scalar_Tensor_loops, other, self);
}

export function bitwise_left_shift_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.bitwise_left_shift_Tensor_rule, bitwise_left_shift_Tensor_loops, self, other);
}

export function bitwise_left_shift__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.bitwise_left_shift_Tensor_rule, bitwise_left_shift_Tensor_loops, self, other);
}

export function bitwise_left_shift_Tensor_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.bitwise_left_shift_Tensor_Scalar_rule, bitwise_left_shift_Tensor_Scalar_loops, self, other);
}

export function bitwise_left_shift__Tensor_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.bitwise_left_shift_Tensor_Scalar_rule, bitwise_left_shift_Tensor_Scalar_loops, self, other);
}

export function bitwise_left_shift_Scalar_Tensor_cpu(self: Scalar, other: Tensor): Tensor {
  return unary(rules.bitwise_left_shift_Scalar_Tensor_rule, bitwise_left_shift_Scalar_Tensor_loops, other, self);
}

export function bitwise_right_shift_Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.bitwise_right_shift_Tensor_rule, bitwise_right_shift_Tensor_loops, self, other);
}

export function bitwise_right_shift__Tensor_cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.bitwise_right_shift_Tensor_rule, bitwise_right_shift_Tensor_loops, self, other);
}

export function bitwise_right_shift_Tensor_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.bitwise_right_shift_Tensor_Scalar_rule, bitwise_right_shift_Tensor_Scalar_loops, self, other);
}

export function bitwise_right_shift__Tensor_Scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(rules.bitwise_right_shift_Tensor_Scalar_rule, bitwise_right_shift_Tensor_Scalar_loops, self, other);
}

export function bitwise_right_shift_Scalar_Tensor_cpu(self: Scalar, other: Tensor): Tensor {
  return unary(rules.bitwise_right_shift_Scalar_Tensor_rule, bitwise_right_shift_Scalar_Tensor_loops, other, self);
}

export function maximum_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.maximum_rule, maximum_loops, self, other);
}

export function minimum_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.minimum_rule, minimum_loops, self, other);
}

export function fmax_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.fmax_rule, fmax_loops, self, other);
}

export function fmin_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.fmin_rule, fmin_loops, self, other);
}

export function where_self_cpu(condition: Tensor, self: Tensor, other: Tensor): Tensor {
  whereCheck(condition);
  return ternary(rules.where_self_rule, where_self_loops, condition, self, other);
}

export function where_self_out_cpu(condition: Tensor, self: Tensor, other: Tensor, out: Tensor): Tensor {
  whereCheck(condition);
  return ternaryOut(rules.where_self_rule, where_self_loops, out, condition, self, other);
}

export function clamp_cpu(self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  clampCheck(self, min, max);
  return unary(rules.clamp_rule, clamp_loops, self, min, max);
}

export function clamp__cpu(self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  clampCheck(self, min, max);
  return unaryInPlace(rules.clamp_rule, clamp_loops, self, min, max);
}

export function clamp_out_cpu(self: Tensor, min: Scalar | null, max: Scalar | null, out: Tensor): Tensor {
  clampCheck(self, min, max);
  return unaryOut(rules.clamp_rule, clamp_loops, out, self, min, max);
}

export function clamp_min_cpu(self: Tensor, min: Scalar): Tensor {
  clampBoundCheck(self, min);
  return unary(rules.clamp_min_rule, clamp_min_loops, self, min);
}

export function clamp_min__cpu(self: Tensor, min: Scalar): Tensor {
  clampBoundCheck(self, min);
  return unaryInPlace(rules.clamp_min_rule, clamp_min_loops, self, min);
}

export function clamp_min_out_cpu(self: Tensor, min: Scalar, out: Tensor): Tensor {
  clampBoundCheck(self, min);
  return unaryOut(rules.clamp_min_rule, clamp_min_loops, out, self, min);
}

export function clamp_min_Tensor_cpu(self: Tensor, min: Tensor): Tensor {
  return binary(rules.clamp_min_Tensor_rule, clamp_min_Tensor_loops, self, min);
}

export function clamp_min__Tensor_cpu(self: Tensor, min: Tensor): Tensor {
  return binaryInPlace(rules.clamp_min_Tensor_rule, clamp_min_Tensor_loops, self, min);
}

export function clamp_max_cpu(self: Tensor, max: Scalar): Tensor {
  clampBoundCheck(self, max);
  return unary(rules.clamp_max_rule, clamp_max_loops, self, max);
}

export function clamp_max__cpu(self: Tensor, max: Scalar): Tensor {
  clampBoundCheck(self, max);
  return unaryInPlace(rules.clamp_max_rule, clamp_max_loops, self, max);
}

export function clamp_max_out_cpu(self: Tensor, max: Scalar, out: Tensor): Tensor {
  clampBoundCheck(self, max);
  return unaryOut(rules.clamp_max_rule, clamp_max_loops, out, self, max);
}

export function clamp_max_Tensor_cpu(self: Tensor, max: Tensor): Tensor {
  return binary(rules.clamp_max_Tensor_rule, clamp_max_Tensor_loops, self, max);
}

export function clamp_max__Tensor_cpu(self: Tensor, max: Tensor): Tensor {
  return binaryInPlace(rules.clamp_max_Tensor_rule, clamp_max_Tensor_loops, self, max);
}

export function relu_cpu(self: Tensor): Tensor {
  reluCheck(self);
  return unary(rules.relu_rule, relu_loops, self);
}

export function relu__cpu(self: Tensor): Tensor {
  reluCheck(self);
  return unaryInPlace(rules.relu_rule, relu_loops, self);
}

export function leaky_relu_cpu(self: Tensor, negativeSlope: Scalar): Tensor {
  return unary(rules.leaky_relu_rule, leaky_relu_loops, self, negativeSlope);
}

export function leaky_relu__cpu(self: Tensor, negativeSlope: Scalar): Tensor {
  return unaryInPlace(rules.leaky_relu_rule, leaky_relu_loops, self, negativeSlope);
}

export function elu_cpu(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar): Tensor {
  return unary(rules.elu_rule, elu_loops, self, alpha, scale, inputScale);
}

export function elu__cpu(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar): Tensor {
  return unaryInPlace(rules.elu_rule, elu_loops, self, alpha, scale, inputScale);
}

export function gelu_cpu(self: Tensor, approximate: string): Tensor {
  return unary(rules.gelu_rule, gelu_loops, self, approximate);
}

export function gelu__cpu(self: Tensor, approximate: string): Tensor {
  return unaryInPlace(rules.gelu_rule, gelu_loops, self, approximate);
}

export function silu_cpu(self: Tensor): Tensor {
  return unary(rules.silu_rule, silu_loops, self);
}

export function silu__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.silu_rule, silu_loops, self);
}

export function mish_cpu(self: Tensor): Tensor {
  return unary(rules.mish_rule, mish_loops, self);
}

export function mish__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.mish_rule, mish_loops, self);
}

export function hardsigmoid_cpu(self: Tensor): Tensor {
  return unary(rules.hardsigmoid_rule, hardsigmoid_loops, self);
}

export function hardsigmoid__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.hardsigmoid_rule, hardsigmoid_loops, self);
}

export function hardswish_cpu(self: Tensor): Tensor {
  return unary(rules.hardswish_rule, hardswish_loops, self);
}

export function hardswish__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.hardswish_rule, hardswish_loops, self);
}

export function softplus_cpu(self: Tensor, beta: Scalar, threshold: Scalar): Tensor {
  return unary(rules.softplus_rule, softplus_loops, self, beta, threshold);
}

export function hardtanh_cpu(self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor {
  hardtanhCheck(self, minVal, maxVal);
  return unary(rules.hardtanh_rule, hardtanh_loops, self, minVal, maxVal);
}

export function hardtanh__cpu(self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor {
  hardtanhCheck(self, minVal, maxVal);
  return unaryInPlace(rules.hardtanh_rule, hardtanh_loops, self, minVal, maxVal);
}

export function hardtanh_out_cpu(self: Tensor, minVal: Scalar, maxVal: Scalar, out: Tensor): Tensor {
  hardtanhCheck(self, minVal, maxVal);
  return unaryOut(rules.hardtanh_rule, hardtanh_loops, out, self, minVal, maxVal);
}

export function threshold_cpu(self: Tensor, threshold: Scalar, value: Scalar): Tensor {
  heldScalars(self, threshold, value);
  return unary(rules.threshold_rule, threshold_loops, self, threshold, value);
}

export function threshold__cpu(self: Tensor, threshold: Scalar, value: Scalar): Tensor {
  heldScalars(self, threshold, value);
  return unaryInPlace(rules.threshold_rule, threshold_loops, self, threshold, value);
}

export function threshold_out_cpu(self: Tensor, threshold: Scalar, value: Scalar, out: Tensor): Tensor {
  heldScalars(self, threshold, value);
  return unaryOut(rules.threshold_rule, threshold_loops, out, self, threshold, value);
}

export function hardshrink_cpu(self: Tensor, lambd: Scalar): Tensor {
  return unary(rules.hardshrink_rule, hardshrink_loops, self, lambd);
}

export function softshrink_cpu(self: Tensor, lambd: Scalar): Tensor {
  softshrinkCheck(self, lambd);
  return unary(rules.softshrink_rule, softshrink_loops, self, lambd);
}

export function softshrink_out_cpu(self: Tensor, lambd: Scalar, out: Tensor): Tensor {
  softshrinkCheck(self, lambd);
  return unaryOut(rules.softshrink_rule, softshrink_loops, out, self, lambd);
}

export function sigmoid_backward_cpu(gradOutput: Tensor, output: Tensor): Tensor {
  return binary(rules.sigmoid_backward_rule, sigmoid_backward_loops, gradOutput, output);
}

export function tanh_backward_cpu(gradOutput: Tensor, output: Tensor): Tensor {
  return binary(rules.tanh_backward_rule, tanh_backward_loops, gradOutput, output);
}

export function threshold_backward_cpu(gradOutput: Tensor, self: Tensor, threshold: Scalar): Tensor {
  return binary(rules.threshold_backward_rule, threshold_backward_loops, gradOutput, self, threshold);
}

export function leaky_relu_backward_cpu(gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean): Tensor {
  leakyReluBackwardCheck(gradOutput, self, negativeSlope, selfIsResult);
  return binary(rules.leaky_relu_backward_rule, leaky_relu_backward_loops, gradOutput, self, negativeSlope, selfIsResult);
}

export function leaky_relu_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean, gradInput: Tensor): Tensor {
  leakyReluBackwardCheck(gradOutput, self, negativeSlope, selfIsResult);
  return binaryOut(rules.leaky_relu_backward_rule, leaky_relu_backward_loops, gradInput, gradOutput, self, negativeSlope, selfIsResult);
}

export function elu_backward_cpu(gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor): Tensor {
  eluBackwardCheck(gradOutput, alpha, scale, inputScale, isResult);
  return binary(rules.elu_backward_rule, elu_backward_loops, gradOutput, selfOrResult, alpha, scale, inputScale, isResult);
}

export function elu_backward_grad_input_cpu(gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor, gradInput: Tensor): Tensor {
  eluBackwardCheck(gradOutput, alpha, scale, inputScale, isResult);
  return binaryOut(rules.elu_backward_rule, elu_backward_loops, gradInput, gradOutput, selfOrResult, alpha, scale, inputScale, isResult);
}

export function gelu_backward_cpu(gradOutput: Tensor, self: Tensor, approximate: string): Tensor {
  return binary(rules.gelu_backward_rule, gelu_backward_loops, gradOutput, self, approximate);
}

export function silu_backward_cpu(gradOutput: Tensor, self: Tensor): Tensor {
  return binary(rules.silu_backward_rule, silu_backward_loops, gradOutput, self);
}

export function mish_backward_cpu(gradOutput: Tensor, self: Tensor): Tensor {
  return binary(rules.mish_backward_rule, mish_backward_loops, gradOutput, self);
}

export function hardsigmoid_backward_cpu(gradOutput: Tensor, self: Tensor): Tensor {
  return binary(rules.hardsigmoid_backward_rule, hardsigmoid_backward_loops, gradOutput, self);
}

export function hardswish_backward_cpu(gradOutput: Tensor, self: Tensor): Tensor {
  return binary(rules.hardswish_backward_rule, hardswish_backward_loops, gradOutput, self);
}

export function softplus_backward_cpu(gradOutput: Tensor, self: Tensor, beta: Scalar, threshold: Scalar): Tensor {
  return binary(rules.softplus_backward_rule, softplus_backward_loops, gradOutput, self, beta, threshold);
}

export function hardtanh_backward_cpu(gradOutput: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor {
  return binary(rules.hardtanh_backward_rule, hardtanh_backward_loops, gradOutput, self, minVal, maxVal);
}

export function hardshrink_backward_cpu(gradOut: Tensor, self: Tensor, lambd: Scalar): Tensor {
  return binary(rules.hardshrink_backward_rule, hardshrink_backward_loops, gradOut, self, lambd);
}

export function softshrink_backward_cpu(gradOutput: Tensor, self: Tensor, lambd: Scalar): Tensor {
  return binary(rules.softshrink_backward_rule, softshrink_backward_loops, gradOutput, self, lambd);
}

export function log_sigmoid_backward_cpu(gradOutput: Tensor, self: Tensor, buffer: Tensor): Tensor {
  sameDTypeCheck(gradOutput, self, buffer);
  return ternary(rules.log_sigmoid_backward_rule, log_sigmoid_backward_loops, gradOutput, self, buffer);
}

export function log_sigmoid_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, buffer: Tensor, gradInput: Tensor): Tensor {
  sameDTypeCheck(gradOutput, self, buffer);
  return ternaryOut(rules.log_sigmoid_backward_rule, log_sigmoid_backward_loops, gradInput, gradOutput, self, buffer);
}

export function logit_backward_cpu(gradOutput: Tensor, self: Tensor, eps: number | null): Tensor {
  return binary(rules.logit_backward_rule, logit_backward_loops, gradOutput, self, eps);
}

export function i0_cpu(self: Tensor): Tensor {
  return unary(rules.i0_rule, i0_loops, self);
}

export function i0__cpu(self: Tensor): Tensor {
  return unaryInPlace(rules.i0_rule, i0_loops, self);
}

export function special_i0e_cpu(self: Tensor): Tensor {
  return unary(rules.special_i0e_rule, special_i0e_loops, self);
}

export function special_i1_cpu(self: Tensor): Tensor {
  return unary(rules.special_i1_rule, special_i1_loops, self);
}

export function special_i1e_cpu(self: Tensor): Tensor {
  return unary(rules.special_i1e_rule, special_i1e_loops, self);
}

export function special_entr_cpu(self: Tensor): Tensor {
  return unary(rules.special_entr_rule, special_entr_loops, self);
}

export function special_ndtri_cpu(self: Tensor): Tensor {
  return unary(rules.special_ndtri_rule, special_ndtri_loops, self);
}

export function special_log_ndtr_cpu(self: Tensor): Tensor {
  return unary(rules.special_log_ndtr_rule, special_log_ndtr_loops, self);
}

export function special_erfcx_cpu(self: Tensor): Tensor {
  return unary(rules.special_erfcx_rule, special_erfcx_loops, self);
}

export function special_xlog1py_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.special_xlog1py_rule, special_xlog1py_loops, self, other);
}

export function special_xlog1py_self_scalar_cpu(self: Scalar, other: Tensor): Tensor {
  return unary(rules.special_xlog1py_self_scalar_rule, special_xlog1py_self_scalar_loops, other, self);
}

export function special_xlog1py_self_scalar_out_cpu(self: Scalar, other: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_xlog1py_self_scalar_rule, special_xlog1py_self_scalar_loops, out, other, self);
}

export function special_xlog1py_other_scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.special_xlog1py_other_scalar_rule, special_xlog1py_other_scalar_loops, self, other);
}

export function special_zeta_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.special_zeta_rule, special_zeta_loops, self, other);
}

export function special_zeta_self_scalar_cpu(self: Scalar, other: Tensor): Tensor {
  return unary(rules.special_zeta_self_scalar_rule, special_zeta_self_scalar_loops, other, self);
}

export function special_zeta_self_scalar_out_cpu(self: Scalar, other: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_zeta_self_scalar_rule, special_zeta_self_scalar_loops, out, other, self);
}

export function special_zeta_other_scalar_cpu(self: Tensor, other: Scalar): Tensor {
  return unary(rules.special_zeta_other_scalar_rule, special_zeta_other_scalar_loops, self, other);
}

export function igamma_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.igamma_rule, igamma_loops, self, other);
}

export function igamma__cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.igamma_rule, igamma_loops, self, other);
}

export function igammac_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.igammac_rule, igammac_loops, self, other);
}

export function igammac__cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.igammac_rule, igammac_loops, self, other);
}

export function nextafter_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.nextafter_rule, nextafter_loops, self, other);
}

export function nextafter__cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.nextafter_rule, nextafter_loops, self, other);
}

export function lcm_cpu(self: Tensor, other: Tensor): Tensor {
  return binary(rules.lcm_rule, lcm_loops, self, other);
}

export function lcm__cpu(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(rules.lcm_rule, lcm_loops, self, other);
}

export function angle_cpu(self: Tensor): Tensor {
  return unary(rules.angle_rule, angle_loops, self);
}

export function special_airy_ai_cpu(x: Tensor): Tensor {
  return unary(rules.special_airy_ai_rule, special_airy_ai_loops, x);
}

export function special_bessel_j0_cpu(self: Tensor): Tensor {
  return unary(rules.special_bessel_j0_rule, special_bessel_j0_loops, self);
}

export function special_bessel_j1_cpu(self: Tensor): Tensor {
  return unary(rules.special_bessel_j1_rule, special_bessel_j1_loops, self);
}

export function special_bessel_y0_cpu(self: Tensor): Tensor {
  return unary(rules.special_bessel_y0_rule, special_bessel_y0_loops, self);
}

export function special_bessel_y1_cpu(self: Tensor): Tensor {
  return unary(rules.special_bessel_y1_rule, special_bessel_y1_loops, self);
}

export function special_modified_bessel_i0_cpu(self: Tensor): Tensor {
  return unary(rules.special_modified_bessel_i0_rule, special_modified_bessel_i0_loops, self);
}

export function special_modified_bessel_i1_cpu(self: Tensor): Tensor {
  return unary(rules.special_modified_bessel_i1_rule, special_modified_bessel_i1_loops, self);
}

export function special_modified_bessel_k0_cpu(self: Tensor): Tensor {
  return unary(rules.special_modified_bessel_k0_rule, special_modified_bessel_k0_loops, self);
}

export function special_modified_bessel_k1_cpu(self: Tensor): Tensor {
  return unary(rules.special_modified_bessel_k1_rule, special_modified_bessel_k1_loops, self);
}

export function special_scaled_modified_bessel_k0_cpu(x: Tensor): Tensor {
  return unary(rules.special_scaled_modified_bessel_k0_rule, special_scaled_modified_bessel_k0_loops, x);
}

export function special_scaled_modified_bessel_k1_cpu(x: Tensor): Tensor {
  return unary(rules.special_scaled_modified_bessel_k1_rule, special_scaled_modified_bessel_k1_loops, x);
}

export function special_spherical_bessel_j0_cpu(x: Tensor): Tensor {
  return unary(rules.special_spherical_bessel_j0_rule, special_spherical_bessel_j0_loops, x);
}

export function special_chebyshev_polynomial_t_cpu(x: Tensor, n: Tensor): Tensor {
  return binary(rules.special_chebyshev_polynomial_t_rule, special_chebyshev_polynomial_t_loops, x, n);
}

export function special_chebyshev_polynomial_t_x_scalar_cpu(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_chebyshev_polynomial_t_x_scalar_rule, special_chebyshev_polynomial_t_x_scalar_loops, n, x);
}

export function special_chebyshev_polynomial_t_x_scalar_out_cpu(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_chebyshev_polynomial_t_x_scalar_rule, special_chebyshev_polynomial_t_x_scalar_loops, out, n, x);
}

export function special_chebyshev_polynomial_t_n_scalar_cpu(x: Tensor, n: Scalar): Tensor {
  return unary(rules.special_chebyshev_polynomial_t_n_scalar_rule, special_chebyshev_polynomial_t_n_scalar_loops, x, n);
}

export function special_chebyshev_polynomial_u_cpu(x: Tensor, n: Tensor): Tensor {
  return binary(rules.special_chebyshev_polynomial_u_rule, special_chebyshev_polynomial_u_loops, x, n);
}

export function special_chebyshev_polynomial_u_x_scalar_cpu(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_chebyshev_polynomial_u_x_scalar_rule, special_chebyshev_polynomial_u_x_scalar_loops, n, x);
}

export function special_chebyshev_polynomial_u_x_scalar_out_cpu(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_chebyshev_polynomial_u_x_scalar_rule, special_chebyshev_polynomial_u_x_scalar_loops, out, n, x);
}

export function special_chebyshev_polynomial_u_n_scalar_cpu(x: Tensor, n: Scalar): Tensor {
  return unary(rules.special_chebyshev_polynomial_u_n_scalar_rule, special_chebyshev_polynomial_u_n_scalar_loops, x, n);
}

export function special_chebyshev_polynomial_v_cpu(x: Tensor, n: Tensor): Tensor {
  return binary(rules.special_chebyshev_polynomial_v_rule, special_chebyshev_polynomial_v_loops, x, n);
}

export function special_chebyshev_polynomial_v_x_scalar_cpu(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_chebyshev_polynomial_v_x_scalar_rule, special_chebyshev_polynomial_v_x_scalar_loops, n, x);
}

export function special_chebyshev_polynomial_v_x_scalar_out_cpu(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_chebyshev_polynomial_v_x_scalar_rule, special_chebyshev_polynomial_v_x_scalar_loops, out, n, x);
}

export function special_chebyshev_polynomial_v_n_scalar_cpu(x: Tensor, n: Scalar): Tensor {
  return unary(rules.special_chebyshev_polynomial_v_n_scalar_rule, special_chebyshev_polynomial_v_n_scalar_loops, x, n);
}

export function special_chebyshev_polynomial_w_cpu(x: Tensor, n: Tensor): Tensor {
  return binary(rules.special_chebyshev_polynomial_w_rule, special_chebyshev_polynomial_w_loops, x, n);
}

export function special_chebyshev_polynomial_w_x_scalar_cpu(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_chebyshev_polynomial_w_x_scalar_rule, special_chebyshev_polynomial_w_x_scalar_loops, n, x);
}

export function special_chebyshev_polynomial_w_x_scalar_out_cpu(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_chebyshev_polynomial_w_x_scalar_rule, special_chebyshev_polynomial_w_x_scalar_loops, out, n, x);
}

export function special_chebyshev_polynomial_w_n_scalar_cpu(x: Tensor, n: Scalar): Tensor {
  return unary(rules.special_chebyshev_polynomial_w_n_scalar_rule, special_chebyshev_polynomial_w_n_scalar_loops, x, n);
}

export function special_hermite_polynomial_h_cpu(x: Tensor, n: Tensor): Tensor {
  return binary(rules.special_hermite_polynomial_h_rule, special_hermite_polynomial_h_loops, x, n);
}

export function special_hermite_polynomial_h_x_scalar_cpu(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_hermite_polynomial_h_x_scalar_rule, special_hermite_polynomial_h_x_scalar_loops, n, x);
}

export function special_hermite_polynomial_h_x_scalar_out_cpu(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_hermite_polynomial_h_x_scalar_rule, special_hermite_polynomial_h_x_scalar_loops, out, n, x);
}

export function special_hermite_polynomial_h_n_scalar_cpu(x: Tensor, n: Scalar): Tensor {
  return unary(rules.special_hermite_polynomial_h_n_scalar_rule, special_hermite_polynomial_h_n_scalar_loops, x, n);
}

export function special_hermite_polynomial_he_cpu(x: Tensor, n: Tensor): Tensor {
  return binary(rules.special_hermite_polynomial_he_rule, special_hermite_polynomial_he_loops, x, n);
}

export function special_hermite_polynomial_he_x_scalar_cpu(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_hermite_polynomial_he_x_scalar_rule, special_hermite_polynomial_he_x_scalar_loops, n, x);
}

export function special_hermite_polynomial_he_x_scalar_out_cpu(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_hermite_polynomial_he_x_scalar_rule, special_hermite_polynomial_he_x_scalar_loops, out, n, x);
}

export function special_hermite_polynomial_he_n_scalar_cpu(x: Tensor, n: Scalar): Tensor {
  return unary(rules.special_hermite_polynomial_he_n_scalar_rule, special_hermite_polynomial_he_n_scalar_loops, x, n);
}

export function special_laguerre_polynomial_l_cpu(x: Tensor, n: Tensor): Tensor {
  return binary(rules.special_laguerre_polynomial_l_rule, special_laguerre_polynomial_l_loops, x, n);
}

export function special_laguerre_polynomial_l_x_scalar_cpu(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_laguerre_polynomial_l_x_scalar_rule, special_laguerre_polynomial_l_x_scalar_loops, n, x);
}

export function special_laguerre_polynomial_l_x_scalar_out_cpu(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_laguerre_polynomial_l_x_scalar_rule, special_laguerre_polynomial_l_x_scalar_loops, out, n, x);
}

export function special_laguerre_polynomial_l_n_scalar_cpu(x: Tensor, n: Scalar): Tensor {
  return unary(rules.special_laguerre_polynomial_l_n_scalar_rule, special_laguerre_polynomial_l_n_scalar_loops, x, n);
}

export function special_legendre_polynomial_p_cpu(x: Tensor, n: Tensor): Tensor {
  return binary(rules.special_legendre_polynomial_p_rule, special_legendre_polynomial_p_loops, x, n);
}

export function special_legendre_polynomial_p_x_scalar_cpu(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_legendre_polynomial_p_x_scalar_rule, special_legendre_polynomial_p_x_scalar_loops, n, x);
}

export function special_legendre_polynomial_p_x_scalar_out_cpu(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_legendre_polynomial_p_x_scalar_rule, special_legendre_polynomial_p_x_scalar_loops, out, n, x);
}

export function special_legendre_polynomial_p_n_scalar_cpu(x: Tensor, n: Scalar): Tensor {
  return unary(rules.special_legendre_polynomial_p_n_scalar_rule, special_legendre_polynomial_p_n_scalar_loops, x, n);
}

export function special_shifted_chebyshev_polynomial_t_cpu(x: Tensor, n: Tensor): Tensor {
  return binary(rules.special_shifted_chebyshev_polynomial_t_rule, special_shifted_chebyshev_polynomial_t_loops, x, n);
}

export function special_shifted_chebyshev_polynomial_t_x_scalar_cpu(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_shifted_chebyshev_polynomial_t_x_scalar_rule, special_shifted_chebyshev_polynomial_t_x_scalar_loops, n, x);
}

export function special_shifted_chebyshev_polynomial_t_x_scalar_out_cpu(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_shifted_chebyshev_polynomial_t_x_scalar_rule, special_shifted_chebyshev_polynomial_t_x_scalar_loops, out, n, x);
}

export function special_shifted_chebyshev_polynomial_t_n_scalar_cpu(x: Tensor, n: Scalar): Tensor {
  return unary(rules.special_shifted_chebyshev_polynomial_t_n_scalar_rule, special_shifted_chebyshev_polynomial_t_n_scalar_loops, x, n);
}

export function special_shifted_chebyshev_polynomial_u_cpu(x: Tensor, n: Tensor): Tensor {
  return binary(rules.special_shifted_chebyshev_polynomial_u_rule, special_shifted_chebyshev_polynomial_u_loops, x, n);
}

export function special_shifted_chebyshev_polynomial_u_x_scalar_cpu(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_shifted_chebyshev_polynomial_u_x_scalar_rule, special_shifted_chebyshev_polynomial_u_x_scalar_loops, n, x);
}

export function special_shifted_chebyshev_polynomial_u_x_scalar_out_cpu(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_shifted_chebyshev_polynomial_u_x_scalar_rule, special_shifted_chebyshev_polynomial_u_x_scalar_loops, out, n, x);
}

export function special_shifted_chebyshev_polynomial_u_n_scalar_cpu(x: Tensor, n: Scalar): Tensor {
  return unary(rules.special_shifted_chebyshev_polynomial_u_n_scalar_rule, special_shifted_chebyshev_polynomial_u_n_scalar_loops, x, n);
}

export function special_shifted_chebyshev_polynomial_v_cpu(x: Tensor, n: Tensor): Tensor {
  return binary(rules.special_shifted_chebyshev_polynomial_v_rule, special_shifted_chebyshev_polynomial_v_loops, x, n);
}

export function special_shifted_chebyshev_polynomial_v_x_scalar_cpu(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_shifted_chebyshev_polynomial_v_x_scalar_rule, special_shifted_chebyshev_polynomial_v_x_scalar_loops, n, x);
}

export function special_shifted_chebyshev_polynomial_v_x_scalar_out_cpu(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_shifted_chebyshev_polynomial_v_x_scalar_rule, special_shifted_chebyshev_polynomial_v_x_scalar_loops, out, n, x);
}

export function special_shifted_chebyshev_polynomial_v_n_scalar_cpu(x: Tensor, n: Scalar): Tensor {
  return unary(rules.special_shifted_chebyshev_polynomial_v_n_scalar_rule, special_shifted_chebyshev_polynomial_v_n_scalar_loops, x, n);
}

export function special_shifted_chebyshev_polynomial_w_cpu(x: Tensor, n: Tensor): Tensor {
  return binary(rules.special_shifted_chebyshev_polynomial_w_rule, special_shifted_chebyshev_polynomial_w_loops, x, n);
}

export function special_shifted_chebyshev_polynomial_w_x_scalar_cpu(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_shifted_chebyshev_polynomial_w_x_scalar_rule, special_shifted_chebyshev_polynomial_w_x_scalar_loops, n, x);
}

export function special_shifted_chebyshev_polynomial_w_x_scalar_out_cpu(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_shifted_chebyshev_polynomial_w_x_scalar_rule, special_shifted_chebyshev_polynomial_w_x_scalar_loops, out, n, x);
}

export function special_shifted_chebyshev_polynomial_w_n_scalar_cpu(x: Tensor, n: Scalar): Tensor {
  return unary(rules.special_shifted_chebyshev_polynomial_w_n_scalar_rule, special_shifted_chebyshev_polynomial_w_n_scalar_loops, x, n);
}

export function _standard_gamma_grad_cpu(self: Tensor, output: Tensor): Tensor {
  sameDTypeCheck(self, output);
  return binary(rules._standard_gamma_grad_rule, _standard_gamma_grad_loops, self, output);
}

export function _dirichlet_grad_cpu(x: Tensor, alpha: Tensor, total: Tensor): Tensor {
  sameDTypeCheck(x, alpha, total);
  return ternary(rules._dirichlet_grad_rule, _dirichlet_grad_loops, x, alpha, total);
}
