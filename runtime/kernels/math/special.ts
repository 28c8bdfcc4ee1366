// The error and gamma functions and related functions, in double precision.

import { copySign } from "./scalar-math.js";

// Chebyshev coefficients of log(erfc(x) / t) + x^2 for t = 2 / (2 + x) in [0, 1], fitted with 60 digits of working precision.
const erfcCoefficients: readonly number[] = [
  -1.3026537197817094, 0.6419697923564903, 0.019476473204185836, -0.009561514786808632, -0.0009465953444820369,
  0.00036683949785276145, 0.00004252332480690777, -0.000020278578112534242, -0.0000016242900046470256,
  0.0000013036558355805323, 1.5626441722066142e-8, -8.523809591492654e-8, 6.5290544390988515e-9, 5.059343495551469e-9,
  -9.91364156493033e-10, -2.273651222931836e-10, 9.646791102015527e-11, 2.3940380830391146e-12, -6.886027526497553e-12,
  8.944879273090725e-13, 3.130921399342958e-13, -1.1270822361367252e-13, 3.810905255189232e-16, 7.106097613609237e-15,
  -1.5230282014571043e-15, -9.457494571291233e-17, 1.210237189224279e-16,
];
const fullPrecision = erfcCoefficients.length;
const enoughForFloat32 = 14;

/** erfc for x >= 0, with a relative error of about 1e-15 for all coefficients (for large x that of exp(-x * x)), 1e-9 for 14. */
function erfcPositive(x: number, count: number): number {
  return scaledErfc(x, count, -x * x);
}

/** exp(scale) exp(x * x) erfc(x) for x >= 0. */
function scaledErfc(x: number, count: number, scale: number): number {
  const t = 2 / (2 + x);
  const y = 4 * t - 2;
  let d = 0;
  let dd = 0;
  for (let j = count - 1; j > 0; j--) {
    const saved = d;
    d = y * d - dd + erfcCoefficients[j]!;
    dd = saved;
  }
  return t * Math.exp(scale + 0.5 * (erfcCoefficients[0]! + y * d) - dd);
}

const TWO_OVER_SQRT_PI = 1.1283791670955126;

// Coefficients of erf's Taylor series: 1 / (k! (2 k + 1)) with alternating signs, times 2 / sqrt(pi).
const erfSeries: readonly number[] = (() => {
  const terms: number[] = [];
  for (let k = 0, factorial = 1; k < 14; k++, factorial *= -k) terms.push(TWO_OVER_SQRT_PI / (factorial * (2 * k + 1)));
  return terms;
})();

/** The error function. Near 0 by its Taylor series, which preserves the relative precision, else as 1 - erfc. */
export function erf(x: number): number {
  return erfOf(x, erfSeries.length, fullPrecision);
}

/** erf to the precision of float32. */
export function erf32(x: number): number {
  return erfOf(x, 8, enoughForFloat32);
}

function erfOf(x: number, terms: number, count: number): number {
  const size = Math.abs(x);
  if (size < 0.5) {
    const square = x * x;
    let sum = erfSeries[terms - 1]!;
    for (let k = terms - 2; k >= 0; k--) sum = sum * square + erfSeries[k]!;
    return sum * x;
  }
  if (size > 6) return x > 0 ? 1 : -1;
  const tail = erfcPositive(size, count);
  return x < 0 ? tail - 1 : 1 - tail;
}

export function erfc(x: number): number {
  if (x < 0.5) return x > -0.5 ? 1 - erf(x) : 2 - erfcPositive(-x, fullPrecision);
  return x > 28 ? 0 : erfcPositive(x, fullPrecision);
}

/** Inverse of erf: Winitzki's approximation, then Halley steps on erf or, in the tails, on erfc. */
export function erfinv(x: number): number {
  const size = Math.abs(x);
  if (!(size < 1)) return size === 1 ? x * Number.POSITIVE_INFINITY : Number.NaN;
  if (x === 0) return x;
  return copySign(inverseErf(size, 1 - size), x);
}

/** erfinv for 0 < size < 1; also takes 1 - size, which is more precise near 1. */
function inverseErf(size: number, tail: number): number {
  const log = Math.log(tail * (1 + size));
  const half = 2 / (Math.PI * 0.147) + log / 2;
  let y = Math.sqrt(Math.sqrt(half * half - log / 0.147) - half);
  for (let step = 0; step < 3; step++) {
    const error = size < 0.5 ? erf(y) - size : tail - erfc(y);
    const newton = error / (TWO_OVER_SQRT_PI * Math.exp(-y * y));
    y -= newton / (1 + y * newton);
  }
  return y;
}

/** exp(x * x) erfc(x). */
export function erfcx(x: number): number {
  if (x >= 0)
    return x === Number.POSITIVE_INFINITY
      ? 0
      : x > 1e8
        ? 1 / (Math.sqrt(Math.PI) * x)
        : scaledErfc(x, fullPrecision, 0);
  return 2 * Math.exp(x * x) - scaledErfc(-x, fullPrecision, 0);
}

/** log of the standard normal distribution function, accurate in the lower tail. */
export function logNdtr(x: number): number {
  const t = x * Math.SQRT1_2;
  return t < -1 ? Math.log(erfcx(-t) / 2) - t * t : Math.log1p(-erfc(t) / 2);
}

/** Inverse of the standard normal distribution function: infinite at 0 and 1, NaN outside. */
export function ndtri(p: number): number {
  if (!(p > 0 && p < 1)) return p === 0 ? Number.NEGATIVE_INFINITY : p === 1 ? Number.POSITIVE_INFINITY : Number.NaN;
  if (p === 0.5) return 0;
  const tail = 2 * Math.min(p, 1 - p);
  return copySign(Math.SQRT2 * inverseErf(1 - tail, tail), p - 0.5);
}

/** B(2k) / (2k (2k - 1)): Stirling's series. */
const stirling: readonly number[] = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156];
const HALF_LOG_2PI = 0.9189385332046728;

/** log |gamma(x)|: Stirling's series above 9; smaller x are shifted by the recurrence, negative x reflected. */
export function lgamma(x: number): number {
  if (!Number.isFinite(x)) return Number.isNaN(x) ? x : Number.POSITIVE_INFINITY;
  if (x <= 0) {
    if (Math.floor(x) === x) return Number.POSITIVE_INFINITY;
    return Math.log(Math.PI / Math.abs(sinPi(x))) - lgamma(1 - x);
  }
  if (x === 1 || x === 2) return 0;
  let product = 1;
  let z = x;
  while (z < 9) product *= z++;
  const inverse = 1 / (z * z);
  let series = 0;
  for (let k = stirling.length - 1; k >= 0; k--) series = series * inverse + stirling[k]!;
  return (z - 0.5) * Math.log(z) - z + HALF_LOG_2PI + series / z - Math.log(product);
}

function sinPi(x: number): number {
  const reduced = x - 2 * Math.round(x / 2);
  return Math.sin(Math.PI * reduced);
}

/** B(2k) / (2k). */
const digammaSeries: readonly number[] = [1 / 12, -1 / 120, 1 / 252, -1 / 240, 1 / 132, -691 / 32760, 1 / 12];

/** d/dx lgamma(x): asymptotic series above 10; smaller x are shifted by the recurrence, negative x reflected. */
export function digamma(x: number): number {
  if (x === 0) return Object.is(x, -0) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (x === Number.POSITIVE_INFINITY) return x;
  if (x < 0) {
    if (Math.floor(x) === x) return Number.NaN;
    const fraction = x - Math.trunc(x);
    return digamma(1 - x) - Math.PI / Math.tan(Math.PI * fraction);
  }
  let shift = 0;
  let z = x;
  while (z < 10) shift -= 1 / z++;
  const inverse = 1 / (z * z);
  let series = 0;
  for (let k = digammaSeries.length - 1; k >= 0; k--) series = series * inverse + digammaSeries[k]!;
  return shift + Math.log(z) - 0.5 / z - series * inverse;
}

/** Half a unit in the last place of 1: what is smaller changes no sum. */
const epsilon = 2 ** -53;

/** (2k)! / B(2k), k from 1. */
const zetaDivisors: readonly number[] = [
  12, -720, 30240, -1209600, 47900160, -1892437580.3183792, 74724249600.0, -2950130727918.164, 116467828143500.67,
  -4597978722407473.0, 1.8152105401943546e17, -7.166165256175667e18,
];

/**
 * Hurwitz zeta function with PyTorch's domain: inf for s = 1 and at poles; NaN for s < 1, and where powers of negative
 * numbers are not real.
 */
export function zeta(s: number, x: number): number {
  if (s === 1) return Number.POSITIVE_INFINITY;
  if (s < 1) return Number.NaN;
  if (x <= 0) {
    if (Math.floor(x) === x) return Number.POSITIVE_INFINITY;
    if (Math.floor(s) !== s) return Number.NaN;
  }
  if (s !== s) return Number.NaN;
  return hurwitzZeta(s, x);
}

/** x^-s; as in C every power of 1 is 1. */
const inverse = (x: number, s: number): number => (x === 1 ? 1 : x ** -s);

/** The sum of (x + k)^-s over k >= 0, for s > 1: a few terms, then Euler-Maclaurin. The steps are Cephes', which say where PyTorch's result is NaN. */
function hurwitzZeta(s: number, x: number): number {
  let sum = inverse(x, s);
  let z = x;
  let term = 0;
  for (let terms = 0; terms < 9 || z <= 9; terms++) {
    z++;
    term = inverse(z, s);
    sum += term;
    if (Math.abs(term) < epsilon * Math.abs(sum)) return sum;
  }
  sum += (term * z) / (s - 1) - 0.5 * term;
  let factor = 1;
  for (let k = 0; k < zetaDivisors.length; k++) {
    factor *= s + 2 * k;
    term /= z;
    const next = (factor * term) / zetaDivisors[k]!;
    sum += next;
    if (Math.abs(next / sum) < epsilon) return sum;
    factor *= s + 2 * k + 1;
    term /= z;
  }
  return sum;
}

/**
 * The n-th derivative of digamma. Infinite at poles (0 and the negative integers), except for n = 1, whose reflection
 * formula is evaluated as in PyTorch: there the sine of a rounded multiple of pi is not exactly 0.
 */
export function polygamma(n: number, x: number): number {
  return n === 1 && x < 0.5 ? reflectedTrigamma(x, Math.PI * x) : polygammaSeries(n, x);
}

/** `polygamma` for float32, where multiples of pi are rounded differently. */
export function polygamma32(n: number, x: number): number {
  return n === 1 && x < 0.5 ? reflectedTrigamma(x, Math.fround(Math.fround(Math.PI) * x)) : polygammaSeries(n, x);
}

function reflectedTrigamma(x: number, angle: number): number {
  const sine = Math.sin(angle);
  return (Math.PI * Math.PI) / (sine * sine) - polygammaSeries(1, 1 - x);
}

function polygammaSeries(n: number, x: number): number {
  if (n === 0) return digamma(x);
  if (Number.isNaN(x)) return x;
  if (x <= 0 && Math.floor(x) === x) return n % 2 === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  // PyTorch's series does not end for terms of 0; trigamma has a separate formula.
  if (x === Number.POSITIVE_INFINITY) return n === 1 ? 0 : Number.NaN;
  let factorial = n % 2 === 1 ? 1 : -1;
  for (let k = 2; k <= n; k++) factorial *= k;
  return factorial * hurwitzZeta(n + 1, x);
}

/** x^a exp(-x) / gamma(a + 1). */
function gammaTerm(a: number, x: number): number {
  // Near x = a the logarithms cancel, so their difference is computed directly.
  if (a > 20 && Math.abs(x - a) < 0.4 * a) {
    const d = (x - a) / a;
    const correction = 1 / (12 * a) - 1 / (360 * a ** 3) + 1 / (1260 * a ** 5) - 1 / (1680 * a ** 7);
    return Math.exp(a * log1pMinus(d) - correction) / Math.sqrt(2 * Math.PI * a);
  }
  return Math.exp(a * Math.log(x) - x - lgamma(a + 1));
}

/** log(1 + d) - d. */
function log1pMinus(d: number): number {
  if (Math.abs(d) > 0.1) return Math.log1p(d) - d;
  let power = d;
  let sum = 0;
  for (let k = 2; k < 20; k++) {
    power *= -d;
    sum += power / k;
  }
  return sum;
}

/** The regularised incomplete gamma functions where a or x is 0, infinite or negative; undefined elsewhere. */
function gammaLimits(a: number, x: number): number | undefined {
  if (x < 0 || a < 0) return Number.NaN;
  if (a === 0) return x > 0 ? 1 : Number.NaN;
  if (x === 0) return 0;
  if (a === Number.POSITIVE_INFINITY) return x === Number.POSITIVE_INFINITY ? Number.NaN : 0;
  if (x === Number.POSITIVE_INFINITY) return 1;
  return Number.isNaN(a + x) ? Number.NaN : undefined;
}

/** From here on the series are too long, and Temme's expansion is accurate to double precision with one term. */
const hugeShape = 1e5;

/** P(a, x), or Q(a, x) if `upper`, for huge a: the error function around x = a. */
function hugeGamma(a: number, x: number, upper: boolean): number {
  const d = (x - a) / a;
  const sign = upper ? 1 : -1;
  // Farther away the exponential underflows to 0.
  if (Math.abs(d) > 0.3) return d > 0 === upper ? 0 : 1;
  const eta = Math.sign(d) * Math.sqrt(-2 * log1pMinus(d));
  const first = Math.abs(eta) < 1e-3 ? -1 / 3 + eta / 12 - (2 * eta * eta) / 135 : 1 / d - 1 / eta;
  const correction = (Math.exp((-a * eta * eta) / 2) / Math.sqrt(2 * Math.PI * a)) * first;
  return erfc(sign * eta * Math.sqrt(a / 2)) / 2 + sign * correction;
}

/** The regularised lower incomplete gamma function P(a, x). */
export function igamma(a: number, x: number): number {
  const limit = gammaLimits(a, x);
  if (limit !== undefined) return limit;
  if (a > hugeShape) return hugeGamma(a, x, false);
  return x < a + 1 ? lowerGamma(a, x) : 1 - upperGamma(a, x);
}

/** The regularised upper incomplete gamma function Q(a, x). */
export function igammac(a: number, x: number): number {
  const limit = gammaLimits(a, x);
  if (limit !== undefined) return 1 - limit;
  if (a > hugeShape) return hugeGamma(a, x, true);
  return x < a + 1 ? 1 - lowerGamma(a, x) : upperGamma(a, x);
}

/** By the power series. */
function lowerGamma(a: number, x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; k < 1e6; k++) {
    term *= x / (a + k);
    sum += term;
    if (term < 1e-17 * sum) break;
  }
  return gammaTerm(a, x) * sum;
}

/** By the continued fraction, after Lentz. */
function upperGamma(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let k = 1; k < 1e6; k++) {
    const numerator = -k * (k - a);
    b += 2;
    d = numerator * d + b;
    if (d === 0) d = 1e-300;
    c = b + numerator / c;
    if (c === 0) c = 1e-300;
    d = 1 / d;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return gammaTerm(a, x) * a * fraction;
}
