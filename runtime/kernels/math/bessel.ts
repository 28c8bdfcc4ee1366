// Bessel functions of the first and second kind, modified Bessel functions, and the Airy function, of orders 0 and 1, in
// double precision.

const EULER = 0.5772156649015329;

/** From here on Hankel's asymptotic series is exact to double precision. */
const asymptoticFrom = 25;

/** J(0), J(1) and the sums of Neumann's series for Y(0), Y(1), for 0 < x < 25, by Miller's backward recurrence. */
function miller(x: number): { j0: number; j1: number; y0: number; y1: number } {
  const start = 2 * Math.ceil((x + 12 + 6 * Math.sqrt(x)) / 2);
  let above = 0;
  let value = 1e-280;
  let norm = 0;
  let sum0 = 0;
  let sum1 = 0;
  let j0 = 0;
  let j1 = 0;
  for (let k = start; k >= 0; k--) {
    // `value` is J(k), `above` J(k + 1), up to a common factor.
    if (k % 2 === 0) {
      norm += k === 0 ? value : 2 * value;
      if (k > 0) sum0 += ((k / 2) % 2 === 0 ? value : -value) / (k / 2);
    }
    if (k === 1) j1 = value;
    if (k === 0) j0 = value;
    const below = ((2 * k) / x) * value - above;
    if (k > 0 && k % 2 === 0) sum1 += (((k / 2) % 2 === 0 ? 1 : -1) * (below - above)) / k;
    above = value;
    value = below;
    if (Math.abs(value) > 1e200) {
      const scale = 1e-250;
      above *= scale;
      value *= scale;
      norm *= scale;
      sum0 *= scale;
      sum1 *= scale;
      j1 *= scale;
    }
  }
  return { j0: j0 / norm, j1: j1 / norm, y0: sum0 / norm, y1: sum1 / norm };
}

/** Modulus and phase of Hankel's expansion for order 0 or 1: J = a (p cos - q sin), Y = a (p sin + q cos). */
function hankel(order: 0 | 1, x: number): { p: number; q: number; cos: number; sin: number; size: number } {
  const mu = 4 * order;
  let p = 1;
  let q = 0;
  let term = 1;
  for (let k = 1; k < 40; k++) {
    const next = (term * (mu - (2 * k - 1) ** 2)) / (k * 8 * x);
    if (Math.abs(next) < 1e-18 || Math.abs(next) > Math.abs(term)) break;
    term = next;
    const sign = k % 4 === 1 || k % 4 === 0 ? 1 : -1;
    if (k % 2 === 1) q += sign * term;
    else p += sign * term;
  }
  const angle = x - (order === 0 ? Math.PI / 4 : (3 * Math.PI) / 4);
  return { p, q, cos: Math.cos(angle), sin: Math.sin(angle), size: Math.sqrt(2 / (Math.PI * x)) };
}

function farJ(order: 0 | 1, x: number): number {
  const { p, q, cos, sin, size } = hankel(order, x);
  return size * (p * cos - q * sin);
}

function farY(order: 0 | 1, x: number): number {
  const { p, q, cos, sin, size } = hankel(order, x);
  return size * (p * sin + q * cos);
}

// PyTorch's formulas give infinity times 0 at infinity, hence NaN.
export function besselJ0(x: number): number {
  const size = Math.abs(x);
  if (size < 1e-5) return 1 - (size * size) / 4;
  if (size === Number.POSITIVE_INFINITY) return Number.NaN;
  return size < asymptoticFrom ? miller(size).j0 : farJ(0, size);
}

export function besselJ1(x: number): number {
  const size = Math.abs(x);
  if (size < 1e-5) return x / 2;
  if (size === Number.POSITIVE_INFINITY) return Number.NaN;
  const value = size < asymptoticFrom ? miller(size).j1 : farJ(1, size);
  return x < 0 ? -value : value;
}

/** -inf at 0, NaN for negative x. */
export function besselY0(x: number): number {
  if (x <= 0) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return Number.NaN;
  if (x >= asymptoticFrom) return farY(0, x);
  if (x < 1e-5) return (2 / Math.PI) * (Math.log(x / 2) + EULER);
  const { j0, y0 } = miller(x);
  return (2 / Math.PI) * ((Math.log(x / 2) + EULER) * j0 - 2 * y0);
}

/** -inf at 0, NaN for negative x. */
export function besselY1(x: number): number {
  if (x <= 0) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return Number.NaN;
  if (x >= asymptoticFrom) return farY(1, x);
  if (x < 1e-5) return -2 / (Math.PI * x);
  const { j0, j1, y1 } = miller(x);
  return (2 / Math.PI) * ((Math.log(x / 2) + EULER) * j1 - j0 / x + 2 * y1);
}

/** Power series of I(order) for |x| <= 30; all terms are positive. */
function nearI(order: 0 | 1, x: number): number {
  const quarter = (x * x) / 4;
  let term = order === 0 ? 1 : x / 2;
  let sum = term;
  for (let k = 1; k < 200; k++) {
    term *= quarter / (k * (k + order));
    sum += term;
    if (Math.abs(term) < 1e-17 * Math.abs(sum)) break;
  }
  return sum;
}

/** exp(-x) I(order) for x > 30. */
function farI(order: 0 | 1, x: number): number {
  const mu = 4 * order;
  let term = 1;
  let sum = 1;
  for (let k = 1; k < 40; k++) {
    term *= -(mu - (2 * k - 1) ** 2) / (k * 8 * x);
    sum += term;
    if (Math.abs(term) < 1e-17) break;
  }
  return sum / Math.sqrt(2 * Math.PI * x);
}

const seriesI = 30;

/** exp(x) sqrt(s) without intermediate overflow. */
function scaledUp(value: number, x: number): number {
  const half = Math.exp(x / 2);
  return value * half * half;
}

export function besselI0(x: number): number {
  const size = Math.abs(x);
  if (size === Number.POSITIVE_INFINITY) return Number.NaN;
  return size <= seriesI ? nearI(0, size) : scaledUp(farI(0, size), size);
}

/** exp(-|x|) I0(x). */
export function besselI0e(x: number): number {
  const size = Math.abs(x);
  return size <= seriesI ? Math.exp(-size) * nearI(0, size) : farI(0, size);
}

export function besselI1(x: number): number {
  const size = Math.abs(x);
  if (size === Number.POSITIVE_INFINITY) return Number.NaN;
  const value = size <= seriesI ? nearI(1, size) : scaledUp(farI(1, size), size);
  return x < 0 ? -value : value;
}

/** exp(-|x|) I1(x). */
export function besselI1e(x: number): number {
  const size = Math.abs(x);
  const value = size <= seriesI ? Math.exp(-size) * nearI(1, size) : farI(1, size);
  return x < 0 ? -value : value;
}

/** exp(x) times the integral of exp(-x cosh t) weight(t) over t >= 0, by the trapezoidal rule, which converges geometrically. */
function scaledIntegral(x: number, weight: (t: number) => number): number {
  const end = Math.acosh(1 + 46 / x);
  const steps = 60;
  const h = end / steps;
  let sum = weight(0) / 2;
  for (let i = 1; i <= steps; i++) {
    const t = i * h;
    const half = Math.sinh(t / 2);
    sum += Math.exp(-2 * x * half * half) * weight(t);
  }
  return sum * h;
}

/** exp(x) K0(x); inf at 0, NaN for negative x. */
export function besselK0e(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.POSITIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return 0;
  if (x > 2) return scaledIntegral(x, () => 1);
  const quarter = (x * x) / 4;
  let term = 1;
  let harmonic = 0;
  let sum = 0;
  for (let k = 1; k < 25; k++) {
    term *= quarter / (k * k);
    harmonic += 1 / k;
    sum += term * harmonic;
  }
  return Math.exp(x) * (sum - (Math.log(x / 2) + EULER) * nearI(0, x));
}

/** exp(x) K1(x); inf at 0, NaN for negative x. */
export function besselK1e(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.POSITIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return 0;
  if (x > 2) return scaledIntegral(x, Math.cosh);
  const quarter = (x * x) / 4;
  let term = 1;
  let digammas = 1 - 2 * EULER;
  let sum = digammas;
  for (let k = 1; k < 25; k++) {
    term *= quarter / (k * (k + 1));
    digammas += 1 / k + 1 / (k + 1);
    sum += term * digammas;
  }
  return Math.exp(x) * (1 / x + Math.log(x / 2) * nearI(1, x) - (x / 4) * sum);
}

export function besselK0(x: number): number {
  return Math.exp(-x) * besselK0e(x);
}

export function besselK1(x: number): number {
  return Math.exp(-x) * besselK1e(x);
}

/** sin(x) / x. */
export function sphericalBesselJ0(x: number): number {
  if (Math.abs(x) === Number.POSITIVE_INFINITY) return 0;
  return Math.abs(x) < 1e-8 ? 1 : Math.sin(x) / x;
}

const AI_0 = 0.3550280538878172;
const AI_SLOPE = 0.2588194037928068;

/** The Airy function Ai; NaN for infinities. */
export function airyAi(x: number): number {
  if (!Number.isFinite(x)) return Number.NaN;
  if (x > 103.892) return 0;
  if (x > 2) {
    const zeta = (2 / 3) * x * Math.sqrt(x);
    return ((Math.sqrt(x / 3) * Math.exp(-zeta)) / Math.PI) * scaledIntegral(zeta, (t) => Math.cosh(t / 3));
  }
  if (x < -7) return farAiry(-x);
  // Maclaurin series: two series in x^3.
  const cube = x * x * x;
  let f = 1;
  let g = x;
  let sum = AI_0 * f - AI_SLOPE * g;
  for (let k = 1; k < 80; k++) {
    f *= cube / ((3 * k - 1) * (3 * k));
    g *= cube / (3 * k * (3 * k + 1));
    const term = AI_0 * f - AI_SLOPE * g;
    sum += term;
    if (Math.abs(f) + Math.abs(g) < 1e-18) break;
  }
  return sum;
}

/** Ai(-x) for large x, by the asymptotic series. */
function farAiry(x: number): number {
  const zeta = (2 / 3) * x * Math.sqrt(x);
  let term = 1;
  let even = 1;
  let odd = 0;
  for (let k = 1; k < 40; k++) {
    const next = (term * (6 * k - 5) * (6 * k - 1)) / (72 * k * zeta);
    if (next > term || next < 1e-18) break;
    term = next;
    const sign = k % 4 === 1 || k % 4 === 0 ? 1 : -1;
    if (k % 2 === 0) even += sign * term;
    else odd += sign * term;
  }
  const angle = zeta - Math.PI / 4;
  return (even * Math.cos(angle) + odd * Math.sin(angle)) / (Math.sqrt(Math.PI) * Math.sqrt(Math.sqrt(x)));
}
