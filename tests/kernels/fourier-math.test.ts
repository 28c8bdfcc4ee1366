// Fourier transforms on pairs of arrays, against numpy's: powers, mixed radices, large primes, real signals.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fourier, newPair, type Pair, radices, realFourier } from "../../runtime/kernels/math/fourier.js";

interface Transformed {
  readonly n: number;
  readonly forward: readonly [number[], number[]];
  readonly inverse: readonly [number[], number[]];
  readonly spectrum: readonly [number[], number[]];
  readonly signal: number[];
}
const file = new URL("../data/fourier.json.gz", import.meta.url);
const records = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Transformed[];

/** The numbers that were transformed, `step` places apart behind `at` others. */
function signalOf(n: number, at: number, step: number): Pair {
  const x = newPair(at + n * step);
  x.re.fill(1e6);
  x.im.fill(-1e6);
  for (let j = 0; j < n; j++) {
    x.re[at + j * step] = (((j * 37 + 11) % 101) - 50) / 8;
    x.im[at + j * step] = (((j * 53 + 7) % 89) - 44) / 16;
  }
  return x;
}

/** The largest distance, against the largest number. */
function error(found: readonly Float64Array[], expected: readonly (readonly number[])[]): number {
  const largest = Math.max(...expected.flat().map(Math.abs));
  const apart = expected.flatMap((numbers, part) => numbers.map((value, i) => Math.abs(found[part]![i]! - value)));
  return Math.max(...apart) / largest;
}

describe.each(records)("length $n", ({ n, forward, inverse, spectrum, signal }) => {
  const half = Math.floor(n / 2) + 1;

  test.each([
    [0, 1],
    [2, 3],
  ])("from offset %i on, with stride %i", (at, step) => {
    const x = signalOf(n, at, step);
    const out = newPair(n);
    fourier(n).forward(x, at, step, out);
    expect(error([out.re, out.im], forward)).toBeLessThan(1e-14);
    fourier(n).inverse(x, at, step, out);
    expect(error([out.re, out.im], inverse)).toBeLessThan(1e-14);
    const part = newPair(half);
    realFourier(n).toSpectrum(x.re, at, step, part);
    expect(error([part.re, part.im], spectrum)).toBeLessThan(1e-14);
    const real = new Float64Array(n);
    realFourier(n).toSignal(x, at, step, real);
    expect(error([real], [signal])).toBeLessThan(1e-14);
  });
});

test.each([
  [1, []],
  [64, [4, 4, 4]],
  [360, [4, 2, 3, 3, 5]],
  [2 * 67, [2, 67]],
  [97, [97]],
])("%i is the product of %j", (n, factors) => {
  expect(radices(n)).toEqual(factors);
});

test("the inverse transform restores a signal of large prime length", () => {
  const n = 10_007;
  const x = signalOf(n, 0, 1);
  const [there, back] = [newPair(n), newPair(n)];
  const plan = fourier(n);
  plan.forward(x, 0, 1, there);
  plan.inverse(there, 0, 1, back);
  const scaled = [back.re, back.im].map((part) => part.map((value) => value / n));
  expect(error(scaled, [[...x.re], [...x.im]])).toBeLessThan(1e-13);
});
