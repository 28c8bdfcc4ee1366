// Conversions between dtypes by vectors beside the loops in TypeScript: the same bits for all pairs, sizes around the thresholds, offsets and extremes.

import { expect, test } from "vitest";
import { explain, offerLoop, type Tensor, tensor, useKernels, zeros } from "../../../generated/index.js";
import type { SupportedDType } from "../../../runtime/core/dtype.js";
import { seed } from "../../seeded.js";
import { withWasmOffers } from "./offers.js";

withWasmOffers();

const dtypes = "uint8 int8 int16 int32 int64 bool float32 float64".split(" ") as SupportedDType[];
const sizes = [511, 512, 513, 527, 8191, 8193, 16_385, 65_537];
/** The limits of all dtypes, and numbers on both sides of them. */
const limits = [0, 7, 8, 15, 16, 31, 32, 53, 62, 63, 64].flatMap((power) =>
  [-1, -0.5, 0, 0.5, 1].flatMap((more) => [2 ** power + more, -(2 ** power) - more]),
);
const extremes = [...limits, 0, -0, 0.99, -0.99, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300];

let state = seed;
const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647;

function valuesOf(dtype: SupportedDType, n: number, areExtreme: boolean): Tensor {
  const number = (): number =>
    areExtreme && next() < 0.3 ? extremes[Math.floor(next() * extremes.length)]! : Math.round((next() - 0.5) * 2e5) / 4;
  if (dtype !== "int64") return tensor(Float64Array.from({ length: n }, number)).to(dtype);
  const whole = (): bigint => BigInt(Math.round((next() - 0.5) * 2e5)) * 3n ** BigInt(Math.floor(next() * 30));
  return tensor(BigInt64Array.from({ length: n }, () => BigInt.asIntN(64, whole())));
}

const bytesOf = ({ data }: Tensor): Uint8Array => new Uint8Array(data.buffer, data.byteOffset, data.byteLength);

test.each(dtypes)("conversions from %s have the bits of the loops in TypeScript", (from) => {
  useKernels("ts");
  const inputs = sizes.flatMap((n) => [valuesOf(from, n + 3, false), valuesOf(from, n + 3, true)]);
  for (const to of dtypes) {
    for (const input of inputs) {
      for (const [start, end] of [
        [0, input.numel],
        [3, input.numel],
      ] as const) {
        const x = input.slice(0, start, end);
        const [vectors, plain] = [null, "ts"].map((kernels) => {
          useKernels(kernels);
          const into = zeros([x.numel + 2], { dtype: to });
          into.slice(0, 1, x.numel + 1).copy_(x);
          return [x.to(to), into] as const;
        });
        for (const [i, result] of vectors!.entries()) {
          const [a, b] = [bytesOf(result), bytesOf(plain![i]!)];
          const at = a.findIndex((byte, k) => byte !== b[k]);
          expect([from, to, x.numel, at]).toEqual([from, to, x.numel, -1]);
        }
      }
    }
  }
});

test.each([null, "ts"])("broadcast and strided elements are converted at their places: %s", (kernels) => {
  useKernels(kernels);
  const square = tensor(Float32Array.from({ length: 4096 }, (_, i) => i - 2000.5)).reshape([64, 64]);
  const expected = (at: (row: number, column: number) => number): number[][] =>
    Array.from({ length: 64 }, (_, row) =>
      Array.from({ length: 64 }, (_, column) => Math.trunc(at(row, column) - 2000.5) + 0),
    );
  const [rows, columns, turned] = [0, 1, 2].map(() => zeros([64, 64], { dtype: "int32" })) as [Tensor, Tensor, Tensor];
  rows.copy_(square.select(0, 3));
  expect(rows.toArray()).toEqual(expected((_, column) => 3 * 64 + column));
  columns.t().copy_(square);
  turned.copy_(square.t());
  for (const one of [columns, turned, square.t().to("int16")])
    expect(one.toArray()).toEqual(expected((row, column) => column * 64 + row));
});

test("conversions are inner loops that can be offered", () => {
  useKernels(null);
  const x = tensor(Float32Array.from({ length: 600 }, (_, i) => i));
  const offers = explain("_to_copy", x).steps.at(-1)!.offers.join();
  expect(offers).toContain("wasm _to_copy (wasm) for float32, contiguous runs from 512 elements");
  let calls = 0;
  const handle = offerLoop("_to_copy", {
    dtype: "float32",
    loop: (n, to, at) => {
      calls++;
      to.fill(1, at, at + n);
    },
  });
  expect(x.to("int32").sum().item()).toBe(600);
  expect(calls).toBe(1);
  handle.dispose();
  expect(x.to("int32").sum().item()).toBe(179_700);
});
