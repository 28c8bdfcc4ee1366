// Functions of complex numbers. Each takes real and imaginary parts and stores its result in `z`, so that loops allocate
// no objects.

import { imagOf, realOf, type Scalar, toNumber } from "../../core/scalar.js";

type PairArray = Float32Array | Float64Array;

/** Result of the functions below: real part, imaginary part. */
export const z: Float64Array = new Float64Array(2);

function give(re: number, im: number): void {
  z[0] = re;
  z[1] = im;
}

/** The real part of a scalar argument, rounded to the array's precision. */
export function realPart(value: Scalar, like: PairArray): number {
  const part = toNumber(realOf(value));
  return like instanceof Float32Array ? Math.fround(part) : part;
}

export function imaginaryPart(value: Scalar, like: PairArray): number {
  const part = imagOf(value);
  return like instanceof Float32Array ? Math.fround(part) : part;
}

function withSign(size: number, sign: number): number {
  return sign < 0 || Object.is(sign, -0) ? -size : size;
}

/** The modulus; a plain square root of squares where these neither overflow nor underflow. */
export function cabs(re: number, im: number): number {
  const square = re * re + im * im;
  return square > 1e-280 && square < 1e300 ? Math.sqrt(square) : Math.hypot(re, im);
}

export function carg(re: number, im: number): number {
  return Math.atan2(im, re);
}

/** exp(re + i im), part by part: 0 times infinity is NaN. */
export function cexp(re: number, im: number): void {
  const size = Math.exp(re);
  give(size * Math.cos(im), size * Math.sin(im));
}

/** As `cexp`, with the limits of the C standard, which powers use. */
function cexpLimits(re: number, im: number): void {
  if (im === 0) give(Math.exp(re), im);
  else if (re === Number.NEGATIVE_INFINITY && !Number.isFinite(im)) give(0, withSign(0, im));
  else if (re === Number.POSITIVE_INFINITY && !Number.isFinite(im)) give(re, Number.NaN);
  else cexp(re, im);
}

export function clog(re: number, im: number): void {
  give(Math.log(cabs(re, im)), Math.atan2(im, re));
}

export function clog2(re: number, im: number): void {
  give(Math.log(cabs(re, im)) / Math.LN2, Math.atan2(im, re) / Math.LN2);
}

export function clog10(re: number, im: number): void {
  give(Math.log(cabs(re, im)) / Math.LN10, Math.atan2(im, re) / Math.LN10);
}

/** The square root whose real part is not negative. */
export function csqrt(re: number, im: number): void {
  if (!Number.isFinite(im) && im === im) give(Number.POSITIVE_INFINITY, im);
  else if (re === 0 && im === 0) give(0, im);
  else if (re === Number.POSITIVE_INFINITY) give(re, im === im ? withSign(0, im) : im);
  else if (re === Number.NEGATIVE_INFINITY) give(im === im ? 0 : im, withSign(Number.POSITIVE_INFINITY, im));
  else {
    // Scales down so that neither the modulus nor the sum overflows.
    const scale = Math.abs(re) > 1e300 || Math.abs(im) > 1e300 ? 0.25 : 1;
    const x = re * scale;
    const y = im * scale;
    const unscale = scale === 1 ? 1 : 2;
    const root = Math.sqrt((Math.abs(x) + cabs(x, y)) / 2);
    if (x >= 0) give(root * unscale, (y / (2 * root)) * unscale);
    else give((Math.abs(y) / (2 * root)) * unscale, withSign(root, y) * unscale);
  }
}

/** 1 / z, part by part. */
export function creciprocal(re: number, im: number): void {
  const square = re * re + im * im;
  give(re / square, -im / square);
}

export function crsqrt(re: number, im: number): void {
  csqrt(re, im);
  creciprocal(z[0]!, z[1]!);
}

export function csinh(re: number, im: number): void {
  if (im === 0) give(Math.sinh(re), im);
  else if (re === 0) give(Number.isFinite(im) ? withSign(0, re * Math.cos(im)) : re, Math.sin(im));
  else if (!Number.isFinite(re) && re === re && !Number.isFinite(im)) give(re, Number.NaN);
  else give(Math.sinh(re) * Math.cos(im), Math.cosh(re) * Math.sin(im));
}

export function ccosh(re: number, im: number): void {
  if (im === 0) give(Math.cosh(re), withSign(1, re) * im);
  else if (re === 0) give(Math.cos(im), Number.isFinite(im) ? re * Math.sin(im) : 0);
  else if (!Number.isFinite(re) && re === re && !Number.isFinite(im)) give(Math.abs(re), Number.NaN);
  else give(Math.cosh(re) * Math.cos(im), Math.sinh(re) * Math.sin(im));
}

export function ctanh(re: number, im: number): void {
  if (re !== re) give(re, im === 0 ? im : Number.NaN);
  else if (!Number.isFinite(im)) {
    if (Number.isFinite(re)) give(re === 0 ? re : Number.NaN, Number.NaN);
    else give(withSign(1, re), withSign(0, im));
  } else if (Math.abs(re) > 22) {
    const tail = 4 * Math.sin(im) * Math.cos(im) * Math.exp(-2 * Math.abs(re));
    give(withSign(1, re), tail);
  } else {
    const t = Math.tan(im);
    const s = Math.sinh(re);
    const b = 1 + t * t;
    const root = Math.sqrt(1 + s * s);
    if (!Number.isFinite(b)) give(root / s, 1 / t);
    else {
      const d = 1 + b * s * s;
      give((b * root * s) / d, t / d);
    }
  }
}

/** `-i f(i z)`: sin from sinh, for example. */
function rotated(f: (re: number, im: number) => void, re: number, im: number): void {
  f(-im, re);
  give(z[1]!, -z[0]!);
}

export function csin(re: number, im: number): void {
  rotated(csinh, re, im);
}

export function ccos(re: number, im: number): void {
  ccosh(-im, re);
}

export function ctan(re: number, im: number): void {
  rotated(ctanh, re, im);
}

/** Above this, squares would overflow. */
const large = 1e150;

/** asin of a number of the first quadrant if `sine`, else acos; signs are the caller's. After Hull, Fairgrieve and Tang. */
function arc(x: number, y: number, sine: boolean): void {
  if (x === 0 && y !== y) {
    give(sine ? 0 : Math.PI / 2, y);
    return;
  }
  if (!(x < large && y < large)) {
    const angle = sine ? Math.atan2(x, y) : Math.atan2(y, x);
    give(angle, Math.LN2 + Math.log(Math.hypot(x, y)));
    return;
  }
  const r = Math.hypot(x + 1, y);
  const s = Math.hypot(x - 1, y);
  const a = (r + s) / 2;
  const b = x / a;
  const square = y * y;
  let angle: number;
  if (b <= 0.6417) angle = sine ? Math.asin(b) : Math.acos(b);
  else {
    const sum = a + x;
    const side =
      x <= 1
        ? Math.sqrt(0.5 * sum * (square / (r + x + 1) + (s + (1 - x))))
        : y * Math.sqrt(0.5 * (sum / (r + x + 1) + sum / (s + (x - 1))));
    angle = sine ? Math.atan2(x, side) : Math.atan2(side, x);
  }
  let height: number;
  if (a <= 1.5) {
    const over = 0.5 * (square / (r + x + 1) + (x < 1 ? square / (s + (1 - x)) : s + (x - 1)));
    height = Math.log1p(over + Math.sqrt(over * (a + 1)));
  } else height = Math.log(a + Math.sqrt(a * a - 1));
  give(angle, height);
}

export function casin(re: number, im: number): void {
  arc(Math.abs(re), Math.abs(im), true);
  give(withSign(z[0]!, re), withSign(z[1]!, im));
}

export function cacos(re: number, im: number): void {
  arc(Math.abs(re), Math.abs(im), false);
  const angle = z[0]!;
  give(re < 0 || Object.is(re, -0) ? Math.PI - angle : angle, -withSign(z[1]!, im));
}

export function casinh(re: number, im: number): void {
  rotated(casin, re, im);
}

/** With a real part that is not negative. */
export function cacosh(re: number, im: number): void {
  cacos(re, im);
  const angle = z[0]!;
  give(Math.abs(z[1]!), withSign(angle, im));
}

export function catanh(re: number, im: number): void {
  const x = Math.abs(re);
  const y = Math.abs(im);
  if (!(x < large && y < large)) {
    const infinite = x === Number.POSITIVE_INFINITY || y === Number.POSITIVE_INFINITY;
    // x / (x x + y y) without the squares.
    const size = Math.hypot(x, y);
    const real = infinite || (x === 0 && y !== y) ? 0 : x / size / size;
    const hasAngle = y === y && (x === x || infinite);
    give(withSign(real, re), hasAngle ? withSign(Math.PI / 2, im) : Number.NaN);
    return;
  }
  const distance = (1 - x) * (1 - x) + y * y;
  const real = 0.25 * Math.log1p((4 * x) / distance);
  const angle = 0.5 * Math.atan2(2 * y, (1 - x) * (1 + x) - y * y);
  give(withSign(real, re), withSign(angle, im));
}

export function catan(re: number, im: number): void {
  rotated(catanh, re, im);
}

/** The direction x / |x|; 0 for 0. */
export function csign(re: number, im: number): void {
  const size = cabs(re, im);
  if (size === 0) give(0, 0);
  else give(re / size, im / size);
}

/** x^y as exp(y log x); NaN for 0^0. */
export function cpow(re: number, im: number, yRe: number, yIm: number): void {
  clog(re, im);
  const size = z[0]!;
  const angle = z[1]!;
  cexpLimits(yRe * size - yIm * angle, yRe * angle + yIm * size);
}
