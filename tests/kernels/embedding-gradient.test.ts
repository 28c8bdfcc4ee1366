// The gradient of an embedding with WebAssembly's loops and with the kernels' own: the same bits, whatever the layout of its arguments.

import { expect, test } from "vitest";
import { type DType, embeddingDenseBackward, type Tensor, tensor, useKernels } from "../../generated/index.js";
import { fc } from "../seeded.js";
import { withWasmOffers } from "./wasm/offers.js";

withWasmOffers();

const cases = fc.record({
  dtype: fc.constantFrom("float32" as const, "float64" as const, "float16" as const),
  count: fc.constantFrom(0, 1, 9, 300, 2047, 2048, 3000),
  weights: fc.constantFrom(1, 3, 40, 900),
  width: fc.constantFrom(1, 3, 4, 5, 16, 33, 64),
  padding: fc.integer({ min: -1, max: 3 }),
  from: fc.nat(2),
  layout: fc.constantFrom("rows", "columns", "one number"),
  byFrequency: fc.boolean(),
  special: fc.boolean(),
});

test("sums rows in order, leaves out those of the padding index, and takes any layout", () => {
  fc.assert(
    fc.property(cases, ({ dtype, count, weights, width, padding, from, layout, byFrequency, special }) => {
      const picks = Array.from({ length: count }, (_, i) => ((i * 7919) % 1009) % weights);
      const index = tensor([...new Array<number>(from).fill(0), ...picks].map(BigInt), { dtype: "int64" }).slice(
        0,
        from,
      );
      const values = Array.from({ length: count * width }, (_, i) =>
        special && i % 97 === 5 ? (i % 2 === 0 ? Number.NaN : Number.POSITIVE_INFINITY) : ((i * 7919) % 2003) / 64,
      );
      const offset = tensor([...new Array<number>(from).fill(1), ...values], { dtype }).slice(0, from);
      const gradient =
        layout === "rows"
          ? offset.view([count, width])
          : layout === "columns"
            ? offset.view([width, count]).t()
            : tensor(0.1, { dtype }).expand([count, width]);
      const run = (sources: string | null): Tensor => {
        useKernels(sources);
        return embeddingDenseBackward(gradient, index, weights, padding, byFrequency && padding < weights);
      };
      const [offered, plain] = [run(null), run("ts")];
      expect(offered.toArray()).toEqual(plain.toArray());
      if (padding >= 0 && padding < weights)
        expect((plain.select(0, padding).toArray() as number[]).every((value) => value === 0)).toBe(true);
      if (!special && !byFrequency && dtype === "float64" && padding === -1)
        expect(plain.sum().item()).toBeCloseTo(gradient.sum().item() as number, 6);
    }),
    { numRuns: 200 },
  );
});

test("an index out of range is refused before anything is written, but for the padding index", () => {
  const rows = tensor(Array.from({ length: 64 * 3000 }, (_, i) => i)).view([3000, 64]);
  const index = tensor(Array.from({ length: 3000 }, (_, i) => (i >= 2999 ? 50n : BigInt(i % 50))));
  expect(() => embeddingDenseBackward(rows, index, 50, -1, false)).toThrow(/out of range/);
  const sums = embeddingDenseBackward(rows, index, 50, 50, false);
  const [before, list] = [rows.narrow(0, 0, 2999), index.narrow(0, 0, 2999)];
  expect(sums.toArray()).toEqual(embeddingDenseBackward(before, list, 50, -1, false).toArray());
});

// PyTorch 1.13's answers; its sum of truth values is a number in a byte, here whether any is true. A share of an integer is 0, unless it is all.
test.each<readonly [DType, boolean, readonly unknown[]]>([
  ["int64", false, [5, 11, 7]],
  ["int64", true, [5, 0, 7]],
  ["int32", true, [5, 0, 7]],
  ["uint8", true, [5, 0, 7]],
  ["float32", true, [5, 5.5, 7]],
  ["bool", false, [true, true, true]],
  ["bool", true, [true, false, true]],
])("%s, shares of equal rows: %s", (dtype, byFrequency, expected) => {
  const gradient = tensor([[5], [5], [6], [7], [9]]).to(dtype);
  const found = embeddingDenseBackward(gradient, tensor([0n, 1n, 1n, 2n, 3n]), 4, 3, byFrequency);
  expect([found.dtype, found.reshape([4]).toArray()]).toEqual([dtype, [...expected, dtype === "bool" ? false : 0]]);
});

test("sums of int64 are exact, and wrap", () => {
  const gradient = tensor([[2n ** 62n], [2n ** 62n], [2n ** 53n + 1n]]);
  const found = embeddingDenseBackward(gradient, tensor([0n, 0n, 1n]), 2, -1, false);
  expect(found.toArray({ bigint: true })).toEqual([[-(2n ** 63n)], [2n ** 53n + 1n]]);
});
