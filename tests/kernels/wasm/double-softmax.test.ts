// Softmax of rows of float64 by vectors: beside exact arithmetic in units of the last place, and at special numbers.

import { expect, test } from "vitest";
import { allclose, logSoftmax, softmax, type Tensor, tensor, useKernels, zeros } from "../../../generated/index.js";
import { exactFunctions, ulpsApart } from "../../exact.js";
import { withWasmOffers } from "./offers.js";

withWasmOffers();

const sizes = [1, 2, 3, 4, 5, 7, 8, 33, 100, 1000];
const rowOf = (size: number, salt: number): number[] =>
  Array.from({ length: size }, (_, i) => (((i + salt) * 7919) % 2003) / 64 - 15);

test("softmax of float64 is within 4 units of the last place", () => {
  let worst = 0;
  for (const size of sizes) {
    const rows = Array.from({ length: Math.ceil(64 / size) }, (_, r) => rowOf(size, 31 * r));
    const results = softmax(tensor(rows, { dtype: "float64" }), 1).toArray() as number[][];
    for (const [r, row] of rows.entries()) {
      const largest = Math.max(...row);
      // The differences are exact.
      const powers = row.map((x) => {
        const { value, exponent } = exactFunctions.exp(x - largest);
        return value >> BigInt(-exponent);
      });
      const total = powers.reduce((a, b) => a + b);
      for (const [i, power] of powers.entries())
        worst = Math.max(worst, ulpsApart(results[r]![i]!, { value: (power << 400n) / total, exponent: 0 }));
    }
  }
  expect(worst).toBeGreaterThan(0.4);
  expect(worst).toBeLessThan(4);
});

test("rows with NaN and infinities have the results of the loops in TypeScript, and others are unaffected", () => {
  const { NaN: nan, POSITIVE_INFINITY: inf } = Number;
  for (const size of [7, 8, 33]) {
    for (const specials of [[nan], [inf], [-inf], [inf, -inf], [-inf, nan], [inf, inf]]) {
      for (const at of [0, 1, size - 2]) {
        const rows = Array.from({ length: 12 }, (_, r) => rowOf(size, r));
        rows[5]!.splice(at, specials.length, ...specials);
        rows[6]!.fill(-inf);
        const x = tensor(rows, { dtype: "float64" });
        const run = (): number[][] =>
          [softmax(x, 1), logSoftmax(x, 1)].map((y: Tensor) => y.reshape([-1]).toArray() as number[]);
        useKernels(null);
        const vectors = run();
        useKernels("ts");
        for (const [k, values] of run().entries())
          for (const [i, value] of values.entries()) {
            const other = vectors[k]![i]!;
            const isNear = Object.is(value, other) || Math.abs(value - other) <= 1e-15 * Math.max(1, Math.abs(value));
            expect([size, specials, at, k, i, value, isNear ? value : other].join()).toBe(
              [size, specials, at, k, i, value, value].join(),
            );
          }
      }
    }
  }
});

// 8,192 elements are copied in at once; rows of more than 131,072 are left to the loops in TypeScript.
test.each([
  [40, 300],
  [3, 9000],
  [2, 131_072],
  [2, 131_073],
])("%i rows of %i, and their gradients, are those of the loops in TypeScript", (rows, size) => {
  const numbers = (salt: number): Float64Array =>
    Float64Array.from({ length: rows * size }, (_, i) => (((i + salt) * 7919) % 2003) / 64 - 15);
  const results = [null, "ts"].map((kernels) => {
    useKernels(kernels);
    return [softmax, logSoftmax].flatMap((call) => {
      const x = tensor(numbers(1)).reshape([rows, size]).requiresGrad_();
      const y = call(x, 1);
      y.backward(tensor(numbers(500)).reshape([rows, size]));
      return [y, x.grad!].map((one) => one.detach().data as Float64Array);
    });
  });
  for (const [k, expected] of results[1]!.entries()) {
    const actual = results[0]![k]!;
    const wrong = expected.findIndex(
      (value, i) => !(Math.abs(value - actual[i]!) <= 1e-11 * Math.max(1, Math.abs(value))),
    );
    expect([k, wrong]).toEqual([k, -1]);
  }
});

test("rows are written to the place of a given output", () => {
  const x = tensor(Float64Array.from({ length: 1200 }, (_, i) => i % 37)).reshape([4, 300]);
  const [vectors, plain] = [null, "ts"].map((kernels) => {
    useKernels(kernels);
    const whole = zeros([6, 300], { dtype: "float64" });
    softmax(x, 1, { out: whole.slice(0, 1, 5) });
    return whole;
  }) as [Tensor, Tensor];
  expect(allclose(vectors, plain)).toBe(true);
  expect(plain.sum(1).round().toArray()).toEqual([0, 1, 1, 1, 1, 0]);
});
