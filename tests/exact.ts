// Functions of doubles in integer arithmetic of 400 bits behind the point, to measure errors in units of the last place.

const fraction = 400n;
const one = 1n << fraction;

/** value / 2^400 2^exponent. */
interface Exact {
  readonly value: bigint;
  readonly exponent: number;
}

const buffer = new DataView(new ArrayBuffer(8));

/** A finite double times 2^shift. */
function fixed(x: number, shift = 0): bigint {
  buffer.setFloat64(0, x);
  const bits = buffer.getBigUint64(0);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const mantissa = (bits & ((1n << 52n) - 1n)) | (biased === 0 ? 0n : 1n << 52n);
  const places = Math.max(biased, 1) - 1075 + shift + Number(fraction);
  const size = places >= 0 ? mantissa << BigInt(places) : mantissa >> BigInt(-places);
  return bits >> 63n === 0n ? size : -size;
}

const times = (a: bigint, b: bigint): bigint => (a * b) >> fraction;
const over = (a: bigint, b: bigint): bigint => (a << fraction) / b;

/** The sum of terms, each computed from the one before, down to 0. */
function series(first: bigint, next: (term: bigint, k: bigint) => bigint): bigint {
  let [sum, term] = [first, first];
  for (let k = 1n; term !== 0n && term !== -1n; k++) sum += term = next(term, k);
  return sum;
}

/** artanh(1 / n) and arctan(1 / n). */
const inverse = (n: bigint, sign: bigint): bigint => {
  let sum = 0n;
  let power = one / n;
  for (let k = 1n; power !== 0n; k += 2n, power /= n * n) sum += ((k % 4n === 1n ? 1n : sign) * power) / k;
  return sum;
};
const ln2 = 2n * inverse(3n, 1n);
const halfPi = 2n * (4n * inverse(5n, -1n) - inverse(239n, -1n));

/** The square root of pi, by Newton's method from above. */
const rootPi = (() => {
  for (let root = 2n * one; ; ) {
    const next = (root + over(2n * halfPi, root)) / 2n;
    if (next >= root) return root;
    root = next;
  }
})();

/** The nearest whole multiple of `unit`, and what is left. */
function divided(x: bigint, unit: bigint): [multiple: bigint, rest: bigint] {
  const multiple = (2n * x + unit) / (2n * unit) - ((2n * x + unit) % (2n * unit) < 0n ? 1n : 0n);
  return [multiple, x - multiple * unit];
}

/** exp(x) is value 2^exponent. */
function exponential(x: bigint): Exact {
  const [n, r] = divided(x, ln2);
  return { value: series(one, (term, k) => times(term, r) / k), exponent: Number(n) };
}

/** Of a positive double times 2^shift: from the double's logarithm, whose error is that of a number near 1. */
function logarithm(x: number): bigint {
  const shift = x < 1e-300 ? 200 : 0;
  const near = Math.log(x * 2 ** shift);
  const { value, exponent } = exponential(fixed(-near));
  const rest = times(fixed(x * 2 ** shift, exponent), value) - one;
  return fixed(near) + rest - times(rest, rest) / 2n + times(times(rest, rest), rest) / 3n - BigInt(shift) * ln2;
}

function plain(value: bigint): Exact {
  return { value, exponent: 0 };
}

/** e^x as a number of this precision, for x below 800. */
const whole = (x: number): bigint => {
  const { value, exponent } = exponential(fixed(x));
  return exponent < 0 ? value >> BigInt(-exponent) : value << BigInt(exponent);
};

function sine(x: number, quarters: bigint): Exact {
  const [n, r] = divided(fixed(x), halfPi);
  const square = times(r, r);
  const isSine = (n + quarters) % 2n === 0n;
  const value = isSine
    ? series(r, (term, k) => -times(term, square) / (2n * k * (2n * k + 1n)))
    : series(one, (term, k) => -times(term, square) / (2n * k * (2n * k - 1n)));
  return plain((((n + quarters) % 4n) + 4n) % 4n >= 2n ? -value : value);
}

/** A result of a small number that is it times a factor, but for 60 bits. */
const proportional = (x: number, factor = one): Exact => ({ value: times(fixed(x, 1074), factor), exponent: -1074 });
const isSmall = (x: number): boolean => Math.abs(x) < 2 ** -60;

/** For doubles other than 0 at which the result is neither 0 nor an infinity; sine and cosine for those below 2^300. */
export const exactFunctions = {
  exp: (x: number): Exact => exponential(fixed(x)),
  exp2: (x: number): Exact => exponential(times(fixed(x), ln2)),
  expm1: (x: number): Exact => {
    if (isSmall(x)) return proportional(x);
    if (x > 100) return exponential(fixed(x));
    return plain(Math.abs(x) < 1 ? series(fixed(x), (term, k) => times(term, fixed(x)) / (k + 1n)) : whole(x) - one);
  },
  log: (x: number): Exact => plain(logarithm(x)),
  log2: (x: number): Exact => plain(over(logarithm(x), ln2)),
  log10: (x: number): Exact => plain(over(logarithm(x), logarithm(10))),
  log1p: (x: number): Exact => {
    if (isSmall(x)) return proportional(x);
    if (Math.abs(x) > 2 ** 200) return plain(logarithm(x));
    // log(1 + x) = log(u) + log((1 + x) / u) for u, the double next to 1 + x.
    const u = 1 + x;
    const rest = over(one + fixed(x), fixed(u)) - one;
    return plain(logarithm(u) + rest - times(rest, rest) / 2n + times(times(rest, rest), rest) / 3n);
  },
  sigmoid: (x: number): Exact => {
    if (x < -100) return exponential(fixed(x));
    return plain(over(one, one + whole(-x)));
  },
  sin: (x: number): Exact => (isSmall(x) ? proportional(x) : sine(x, 0n)),
  cos: (x: number): Exact => sine(x, 1n),
  tanh: (x: number): Exact => {
    if (isSmall(x)) return proportional(x);
    if (Math.abs(x) > 50) return plain(x > 0 ? one : -one);
    const less = exactFunctions.expm1(2 * x).value;
    return plain(over(less, less + 2n * one));
  },
  erf: (x: number): Exact => {
    if (isSmall(x)) return proportional(x, over(2n * one, rootPi));
    if (Math.abs(x) > 7) return plain(x > 0 ? one : -one);
    const [z, square] = [fixed(x), times(fixed(x), fixed(x))];
    let [sum, term] = [z, z];
    for (let k = 1n; term !== 0n && term !== -1n; k++) {
      term = -times(term, square) / k;
      sum += term / (2n * k + 1n);
    }
    return plain(over(2n * sum, rootPi));
  },
} as const;

/** x^y for a positive double, where the result is neither 0 nor an infinity. */
export const exactPower = (x: number, y: number): Exact => exponential(times(fixed(y), logarithm(x)));

/** The distance of a double to an exact number, in the distance of doubles there: 2^-1074 at least. */
export function ulpsApart(result: number, { value, exponent }: Exact): number {
  const leading = (value < 0n ? -value : value).toString(2).length - 1 - Number(fraction) + exponent;
  const unit = Math.max(leading - 52, -1074);
  // In 64ths, to be rounded down.
  const places = BigInt(unit - exponent - 6) + fraction;
  const difference = fixed(result, -exponent) - value;
  return Math.abs(Number(places >= 0n ? difference >> places : difference << -places)) / 64;
}
