// Sorting, order statistics, search, distinct elements.

import { describe, expect, it } from "vitest";
import {
  arange,
  argsort,
  cummax,
  kthvalue,
  median,
  mode,
  searchsorted,
  sort,
  stack,
  tensor,
  topk,
  zeros,
} from "../../generated/index.js";
import { readFamily, runOnMeta, testGradients, testPlaces, testRecords } from "./golden.js";

const family = readFamily("sort");

describe("sort: PyTorch's own answers", () => {
  testRecords(family);
  testGradients(family);

  it("the same shapes and dtypes on meta", () => {
    const { wrong, passed } = runOnMeta(family, () => false);
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(160);
  });

  testPlaces(family, { spread: 250, behind: 250, out: 250 });
});

describe("order", () => {
  it("NaN is the largest, and equal elements keep their order", () => {
    const x = tensor([2, Number.NaN, 1, 2, -Infinity, Infinity, 1]);
    expect(argsort(x, { stable: true }).toArray()).toEqual([4, 2, 6, 0, 3, 5, 1]);
    expect(argsort(x, { stable: true, descending: true }).toArray()).toEqual([1, 5, 0, 3, 2, 6, 4]);
    expect(topk(x, 2)[1].toArray()).toEqual([1, 5]);
    expect(topk(x, 2, { largest: false })[1].toArray()).toEqual([4, 2]);
  });

  it("a long column sorts as JavaScript sorts it", () => {
    const values = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1009);
    const x = tensor(values.map((v) => [v, -v]));
    const [sorted, places] = sort(x, 0);
    const expected = values.slice().sort((a, b) => a - b);
    expect(sorted.select(1, 0).toArray()).toEqual(expected);
    expect(sorted.select(1, 1).toArray()).toEqual(expected.map((v) => -v).reverse());
    expect(x.gather(0, places).toArray()).toEqual(sorted.toArray());
  });

  it.each(["float32", "float64", "float16", "int64", "int32", "int16", "int8", "uint8", "bool"] as const)(
    "long rows and columns of %s sort as JavaScript sorts them: stable both ways, NaN the largest, zeros equal",
    (dtype) => {
      const floats = dtype.startsWith("float");
      const specials = floats
        ? [Number.NaN, Infinity, -Infinity, 0, -0, 1e-45, -1e-45, 65504, -65504]
        : dtype === "int64"
          ? [2 ** 31, -(2 ** 31) - 1, 2 ** 52, -1]
          : [-1, 0, 2 ** 31 - 1, -(2 ** 31)];
      // Rows around the length from which radix sort is used; of int64 with and without values beyond 32 bits.
      for (const [length, every] of [
        [511, 9],
        [512, 5],
        [513, 9999],
        [3000, 7],
      ] as const) {
        const values = Array.from({ length }, (_, i) =>
          i % every === 1 ? specials[(i * 31) % specials.length]! : ((i * 7919) % 1009) - 500,
        );
        const column = tensor(values, { dtype: floats ? "float64" : "int64" }).to(dtype);
        const x = tensor(values.toReversed(), { dtype: floats ? "float64" : "int64" }).to(dtype);
        const both = stack([column, x], 1);
        for (const descending of [false, true]) {
          const [sorted, order] = sort(both, 0, descending);
          for (const [k, one] of [column, x].entries()) {
            const flat = one.toArray() as (number | bigint | boolean)[];
            const rank = (a: number, b: number): number => {
              const [p, q] = [Number(flat[a]), Number(flat[b])];
              const byNaN = Number(Number.isNaN(p)) - Number(Number.isNaN(q));
              return (descending ? -1 : 1) * (byNaN || (Number.isNaN(p) ? 0 : p < q ? -1 : p > q ? 1 : 0));
            };
            const expected = flat.map((_, i) => i).sort(rank);
            expect(order.select(1, k).toArray()).toEqual(expected);
            expect(sorted.select(1, k).toArray()).toEqual(expected.map((i) => flat[i]));
          }
        }
      }
    },
  );

  it("a long column with NaN sorts as JavaScript sorts it, NaN last", () => {
    for (const length of [8, 9, 20, 40, 300]) {
      for (const every of [1, 3, 7]) {
        const values = Array.from({ length }, (_, i) => (i % every === 0 ? Number.NaN : (i * 7919) % 101));
        const places = values.map((_, i) => i);
        const compare = (a: number, b: number): number =>
          Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || (Number.isNaN(a) ? 0 : a - b);
        const rising = places.toSorted((i, j) => compare(values[i]!, values[j]!));
        const falling = places.toSorted((i, j) => compare(values[j]!, values[i]!));
        for (const dtype of ["float32", "float64"] as const) {
          const x = tensor(values, { dtype });
          expect(argsort(x, { stable: true }).toArray()).toEqual(rising);
          expect(argsort(x, { stable: true, descending: true }).toArray()).toEqual(falling);
          expect(topk(x, length)[1].toArray()).toEqual(falling);
        }
      }
    }
  });

  it("values and indices have the input's layout if it is dense, else its dimension order", () => {
    const x = arange(12).view([3, 4]).t();
    const y = arange(24).view([2, 3, 4]).permute([2, 0, 1]);
    const strides = (pair: readonly { strides: readonly number[] }[]) => pair.map((one) => one.strides);
    expect(strides(sort(x, 0))).toEqual([
      [1, 4],
      [1, 4],
    ]);
    expect(strides(sort(y, 1))).toEqual([
      [1, 12, 4],
      [1, 12, 4],
    ]);
    expect(strides(sort(arange(24).view([4, 6]).slice(1, 0, 6, 2), 1))).toEqual([
      [3, 1],
      [3, 1],
    ]);
  });

  it("searchsorted uses the sorter's row for each row", () => {
    const edges = tensor([
      [5, 1, 3],
      [2, 6, 4],
    ]);
    const values = tensor([
      [0, 1, 4, 9],
      [2, 3, 4, 5],
    ]);
    const sorter = tensor([
      [1n, 2n, 0n],
      [0n, 2n, 1n],
    ]);
    expect(searchsorted(edges, values, { sorter, right: true }).toArray()).toEqual([
      [0, 1, 2, 3],
      [1, 1, 2, 2],
    ]);
  });

  it("int64 beyond 2^53 compares exactly", () => {
    const big = 2n ** 60n;
    expect(sort(tensor([big + 2n, big, big + 1n]))[0].toArray({ bigint: true })).toEqual([big, big + 1n, big + 2n]);
    expect(sort(tensor([big + 2n, big, big + 1n]), -1, true)[1].toArray()).toEqual([0, 2, 1]);
  });

  const some = (i: number): number => ((i * 7919 + 13) % 10007) / 10007;
  it.each<readonly [string, (i: number) => number]>([
    ["that differ in their low words alone", (i) => 1 + Math.floor(some(i) * 50) * 2 ** -52],
    ["of few high words", (i) => (i % 2 === 0 ? -1 : 1) * (1 + some(i) * 2 ** -30)],
    ["of few values", (i) => Math.floor(some(i) * 5)],
    ["special ones", (i) => [Number.NaN, -0, 0, Infinity, -Infinity, 1e-310, -1e-310][Math.floor(some(i) * 7)]!],
  ])("long rows of float64 numbers are sorted stably: %s", (_, numberAt) => {
    for (const length of [512, 5000])
      for (const descending of [false, true]) {
        const values = Float64Array.from({ length }, (_, i) => numberAt(i));
        const rank = (a: number, b: number): number => {
          const byNaN = Number(Number.isNaN(a)) - Number(Number.isNaN(b));
          return (descending ? -1 : 1) * (byNaN || (Number.isNaN(a) ? 0 : a < b ? -1 : a > b ? 1 : 0));
        };
        const expected = [...values.keys()].sort((i, j) => rank(values[i]!, values[j]!) || i - j);
        expect(sort(tensor(values), 0, descending)[1].toArray()).toEqual(expected);
      }
  });

  const bits = (i: number): bigint => BigInt(Math.floor(some(i) * 2 ** 32));
  it.each<readonly [string, (i: number) => bigint]>([
    ["of 34 bits", (i) => bits(i) * 4n - 2n ** 33n],
    ["of 41 bits", (i) => bits(i) * 512n - 2n ** 40n],
    ["beyond 2^53", (i) => 2n ** 53n + (bits(i) % 9n)],
    ["of all bits", (i) => BigInt.asIntN(64, (bits(i) << 32n) | bits(i + 7))],
    ["at the limits", (i) => [-(2n ** 63n), 2n ** 63n - 1n, 0n, -1n, 2n ** 32n, -(2n ** 32n)][Number(bits(i) % 6n)]!],
  ])("long rows of int64 numbers are sorted stably: %s", (_, numberAt) => {
    for (const length of [512, 5000])
      for (const descending of [false, true]) {
        const values = BigInt64Array.from({ length }, (_, i) => numberAt(i));
        const rank = (a: bigint, b: bigint): number => (descending ? -1 : 1) * (a < b ? -1 : a > b ? 1 : 0);
        const expected = [...values.keys()].sort((i, j) => rank(values[i]!, values[j]!) || i - j);
        expect(sort(tensor(values), 0, descending)[1].toArray()).toEqual(expected);
      }
  });

  it("median and mode return the first, the lower, the most frequent", () => {
    const x = tensor([3, 1, 2, 3]);
    expect(kthvalue(x, 3)[0].item()).toBe(3);
    expect(median(x).item()).toBe(2);
    expect(mode(x)[0].item()).toBe(3);
    expect(mode(x)[1].item()).toBe(3);
    expect(cummax(x, 0)[1].toArray()).toEqual([0, 0, 0, 3]);
  });
});

describe("sort: invalid arguments", () => {
  const x = zeros([2, 3]);
  it.each([
    [() => sort(x, 2), "Dimension out of range (expected to be in range of [-2, 1], but got 2)"],
    [() => topk(x, 4), "selected index k out of range"],
    [() => kthvalue(x, 4), "kthvalue(): selected number k out of range for dimension 1"],
    [() => median(zeros([0, 2]), 0), "median(): Expected reduction dim 0 to have non-zero size."],
    [
      () => searchsorted(zeros([]), x),
      "searchsorted(): boundaries tensor should have positive dimension, but got 0 dimension",
    ],
  ])("%#", (call, message) => {
    expect(call).toThrow(message);
  });
});
