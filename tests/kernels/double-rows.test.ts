// Softmax of rows of float64 by vectors: beside exact arithmetic in units of the last place, and at special numbers.

import { expect, test } from "vitest";
import { logSoftmax, softmax, type Tensor, tensor, useKernels } from "../../generated/index.js";
import { exactFunctions, ulpsApart } from "../exact.js";
import { withWasmOffers } from "./wasm-offers.js";

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
