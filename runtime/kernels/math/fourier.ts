// Discrete Fourier transforms of any length in O(n log n), on pairs of arrays: mixed radix, and Bluestein's convolution
// for large prime factors.

/** A transform of one length: reads `n` complex numbers at a stride of `step` and writes them contiguously. Unscaled. */
export interface Fourier {
  readonly length: number;
  /** sum_j x_j exp(-2 pi i j k / n). `out` must not alias `x`. */
  forward(x: Pair, at: number, step: number, out: Pair): void;
  /** sum_j x_j exp(+2 pi i j k / n). */
  inverse(x: Pair, at: number, step: number, out: Pair): void;
}

/** Real and imaginary parts. */
export interface Pair {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

export function newPair(length: number): Pair {
  return { re: new Float64Array(length), im: new Float64Array(length) };
}

/** Larger prime factors use a convolution. */
const LARGEST_RADIX = 61;

/** The factors of a length, fours first; the last one may be a large prime, or a product of large primes. */
export function radices(length: number): number[] {
  const factors: number[] = [];
  let remaining = length;
  for (let p = 4; remaining > 1; ) {
    if (remaining % p === 0) {
      factors.push(p);
      remaining /= p;
    } else if (p * p > remaining && p > 4) {
      factors.push(remaining);
      break;
    } else p = p === 4 ? 2 : p === 2 ? 3 : p + 2;
  }
  return factors;
}

/** exp(-2 pi i k / n) for all k, each computed from an angle of at most pi / 4. */
function roots(n: number): Pair {
  const table = newPair(n);
  for (let k = 0; k < n; k++) {
    // The nearest axis, and the remaining angle to it.
    const quarter = Math.round((4 * k) / n) & 3;
    const offset = k - (Math.round((4 * k) / n) * n) / 4;
    const angle = (2 * Math.PI * offset) / n;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    table.re[k] = quarter === 0 ? c : quarter === 1 ? -s : quarter === 2 ? -c : s;
    table.im[k] = -(quarter === 0 ? s : quarter === 1 ? c : quarter === 2 ? -s : -c);
  }
  return table;
}

/** The plan for transforms of a length; create it once for many transforms. */
export function fourier(length: number): Fourier {
  const factors = radices(length);
  const compute = factors.some((p) => p > LARGEST_RADIX) ? convolution(length) : mixedRadix(length, factors);
  return {
    length,
    forward: compute,
    // Swapping real and imaginary parts of input and output conjugates the roots.
    inverse: (x, at, step, out) => compute({ re: x.im, im: x.re }, at, step, { re: out.im, im: out.re }),
  };
}

function mixedRadix(length: number, factors: readonly number[]): Fourier["forward"] {
  const { re: cos, im: sin } = roots(length);
  const widest = Math.max(1, ...factors);
  const scratch = newPair(widest);

  /** Transforms `n` numbers from index `from` at stride `step`, into indices from `to` on; `depth` factors are already done. */
  const run = (x: Pair, from: number, step: number, out: Pair, to: number, n: number, depth: number): void => {
    if (n === 1) {
      out.re[to] = x.re[from]!;
      out.im[to] = x.im[from]!;
      return;
    }
    const p = factors[depth]!;
    const m = n / p;
    for (let q = 0; q < p; q++) run(x, from + q * step, step * p, out, to + q * m, m, depth + 1);
    const stride = length / n;
    const { re, im } = out;
    if (p === 2) {
      for (let k = 0; k < m; k++) {
        const [a, b] = [to + k, to + k + m];
        const [c, s] = [cos[k * stride]!, sin[k * stride]!];
        const r = re[b]! * c - im[b]! * s;
        const i = re[b]! * s + im[b]! * c;
        re[b] = re[a]! - r;
        im[b] = im[a]! - i;
        re[a] = re[a]! + r;
        im[a] = im[a]! + i;
      }
      return;
    }
    if (p === 4) {
      for (let k = 0; k < m; k++) {
        const [a, b, c, d] = [to + k, to + k + m, to + k + 2 * m, to + k + 3 * m];
        const [w1, w2, w3] = [k * stride, 2 * k * stride, 3 * k * stride];
        const r1 = re[b]! * cos[w1]! - im[b]! * sin[w1]!;
        const i1 = re[b]! * sin[w1]! + im[b]! * cos[w1]!;
        const r2 = re[c]! * cos[w2]! - im[c]! * sin[w2]!;
        const i2 = re[c]! * sin[w2]! + im[c]! * cos[w2]!;
        const r3 = re[d]! * cos[w3]! - im[d]! * sin[w3]!;
        const i3 = re[d]! * sin[w3]! + im[d]! * cos[w3]!;
        const [sr, si, dr, di] = [re[a]! + r2, im[a]! + i2, re[a]! - r2, im[a]! - i2];
        const [tr, ti, ur, ui] = [r1 + r3, i1 + i3, r1 - r3, i1 - i3];
        re[a] = sr + tr;
        im[a] = si + ti;
        re[c] = sr - tr;
        im[c] = si - ti;
        re[b] = dr + ui;
        im[b] = di - ur;
        re[d] = dr - ui;
        im[d] = di + ur;
      }
      return;
    }
    for (let k = 0; k < m; k++) {
      for (let q = 0; q < p; q++) {
        const at = to + k + q * m;
        const w = q * k * stride;
        scratch.re[q] = re[at]! * cos[w]! - im[at]! * sin[w]!;
        scratch.im[q] = re[at]! * sin[w]! + im[at]! * cos[w]!;
      }
      for (let r = 0; r < p; r++) {
        let [sumRe, sumIm] = [scratch.re[0]!, scratch.im[0]!];
        for (let q = 1; q < p; q++) {
          const w = ((q * r) % p) * (length / p);
          sumRe += scratch.re[q]! * cos[w]! - scratch.im[q]! * sin[w]!;
          sumIm += scratch.re[q]! * sin[w]! + scratch.im[q]! * cos[w]!;
        }
        re[to + k + r * m] = sumRe;
        im[to + k + r * m] = sumIm;
      }
    }
  };
  return (x, at, step, out) => run(x, at, step, out, 0, length, 0);
}

/** Bluestein: jk = (j^2 + k^2 - (k - j)^2) / 2 turns the transform into a convolution, whose length may be a power of 2. */
function convolution(length: number): Fourier["forward"] {
  let size = 1;
  while (size < 2 * length - 1) size *= 2;
  const plan = fourier(size);
  // exp(-pi i j^2 / n): j^2 modulo 2 n, computed exactly by adding 2 j + 1.
  const { re: cos, im: sin } = roots(2 * length);
  const square = new Int32Array(length);
  for (let j = 1; j < length; j++) square[j] = (square[j - 1]! + 2 * j - 1) % (2 * length);
  const chirp = newPair(size);
  for (let j = 0; j < length; j++) {
    chirp.re[j] = cos[square[j]!]!;
    chirp.im[j] = -sin[square[j]!]!;
    if (j > 0) {
      chirp.re[size - j] = chirp.re[j]!;
      chirp.im[size - j] = chirp.im[j]!;
    }
  }
  const filter = newPair(size);
  plan.forward(chirp, 0, 1, filter);
  const [signal, product] = [newPair(size), newPair(size)];
  return (x, at, step, out) => {
    signal.re.fill(0, length);
    signal.im.fill(0, length);
    for (let j = 0; j < length; j++) {
      const re = x.re[at + j * step]!;
      const im = x.im[at + j * step]!;
      const c = cos[square[j]!]!;
      const s = sin[square[j]!]!;
      signal.re[j] = re * c - im * s;
      signal.im[j] = re * s + im * c;
    }
    plan.forward(signal, 0, 1, product);
    for (let k = 0; k < size; k++) {
      const re = product.re[k]!;
      const im = product.im[k]!;
      product.re[k] = re * filter.re[k]! - im * filter.im[k]!;
      product.im[k] = re * filter.im[k]! + im * filter.re[k]!;
    }
    plan.inverse(product, 0, 1, signal);
    for (let k = 0; k < length; k++) {
      const re = signal.re[k]! / size;
      const im = signal.im[k]! / size;
      const c = cos[square[k]!]!;
      const s = sin[square[k]!]!;
      out.re[k] = re * c - im * s;
      out.im[k] = re * s + im * c;
    }
  };
}

/** Transforms between real signals of a length and their half spectra of `floor(n / 2) + 1` numbers. Unscaled. */
export interface RealFourier {
  readonly length: number;
  /** The half spectrum of a signal. */
  toSpectrum(signal: Float64Array, at: number, step: number, out: Pair): void;
  /**
   * sum_k x_k exp(+2 pi i j k / n) over the full spectrum of a half one; imaginary parts that must be zero for real
   * signals are ignored.
   */
  toSignal(spectrum: Pair, at: number, step: number, out: Float64Array): void;
}

/** The plan for transforms of real signals of a length; even lengths use a complex transform of half the length. */
export function realFourier(length: number): RealFourier {
  return length % 2 === 0 ? evenLength(length) : oddLength(length);
}

function oddLength(length: number): RealFourier {
  const plan = fourier(length);
  const [full, result] = [newPair(length), newPair(length)];
  const half = (length + 1) / 2;
  return {
    length,
    toSpectrum(signal, at, step, out) {
      for (let j = 0; j < length; j++) full.re[j] = signal[at + j * step]!;
      full.im.fill(0);
      plan.forward(full, 0, 1, result);
      out.re.set(result.re.subarray(0, half));
      out.im.set(result.im.subarray(0, half));
      out.im[0] = 0;
    },
    toSignal(spectrum, at, step, out) {
      full.re[0] = spectrum.re[at]!;
      full.im[0] = 0;
      for (let k = 1; k < half; k++) {
        const index = at + k * step;
        full.re[length - k] = full.re[k] = spectrum.re[index]!;
        full.im[k] = spectrum.im[index]!;
        full.im[length - k] = -spectrum.im[index]!;
      }
      plan.inverse(full, 0, 1, result);
      out.set(result.re);
    },
  };
}

function evenLength(length: number): RealFourier {
  const half = length / 2;
  const plan = fourier(half);
  const { re: cos, im: sin } = roots(length);
  const [packed, result] = [newPair(half), newPair(half)];
  return {
    length,
    toSpectrum(signal, at, step, out) {
      // Even samples are the real parts and odd samples the imaginary parts of one complex signal; its spectrum contains
      // both spectra.
      for (let j = 0; j < half; j++) {
        packed.re[j] = signal[at + 2 * j * step]!;
        packed.im[j] = signal[at + (2 * j + 1) * step]!;
      }
      plan.forward(packed, 0, 1, result);
      for (let k = 0; k <= half; k++) {
        const [a, b] = [k % half, (half - k) % half];
        const evenRe = (result.re[a]! + result.re[b]!) / 2;
        const evenIm = (result.im[a]! - result.im[b]!) / 2;
        const oddRe = (result.im[a]! + result.im[b]!) / 2;
        const oddIm = (result.re[b]! - result.re[a]!) / 2;
        const [c, s] = [cos[k]!, sin[k]!];
        out.re[k] = evenRe + oddRe * c - oddIm * s;
        out.im[k] = evenIm + oddRe * s + oddIm * c;
      }
      out.im[0] = 0;
      out.im[half] = 0;
    },
    toSignal(spectrum, at, step, out) {
      for (let k = 0; k < half; k++) {
        const [a, b] = [at + k * step, at + (half - k) * step];
        const [aIm, bIm] = k === 0 ? [0, 0] : [spectrum.im[a]!, spectrum.im[b]!];
        const evenRe = spectrum.re[a]! + spectrum.re[b]!;
        const evenIm = aIm - bIm;
        const [dRe, dIm] = [spectrum.re[a]! - spectrum.re[b]!, aIm + bIm];
        // Multiplies by the conjugate of the forward transform's root.
        const [c, s] = [cos[k]!, -sin[k]!];
        const [oddRe, oddIm] = [dRe * c - dIm * s, dRe * s + dIm * c];
        packed.re[k] = evenRe - oddIm;
        packed.im[k] = evenIm + oddRe;
      }
      plan.inverse(packed, 0, 1, result);
      for (let j = 0; j < half; j++) {
        out[2 * j] = result.re[j]!;
        out[2 * j + 1] = result.im[j]!;
      }
    },
  };
}
