// Memory that kernels use while they run: zeroed where asked, apart from each other within one kernel and in kernels within kernels, and used again
// afterwards, also where one throws.

import { expect, test } from "vitest";
import * as library from "../../generated/index.js";
import { manualSeed, ones, type Tensor, tensor } from "../../generated/index.js";
import { inScratch, scratchDoubles, scratchWords } from "../../runtime/kernels/memory/scratch.js";

test("without a kernel, arrays are new ones", () => {
  const [a, b] = [scratchDoubles(100), scratchDoubles(100)];
  expect(a.buffer).not.toBe(b.buffer);
});

test("arrays of one kernel, and of kernels within it, lie apart", () => {
  inScratch(() => {
    const all = [scratchDoubles(100).fill(1), scratchWords(33).fill(2)];
    inScratch(() => {
      // More than there is room for so far.
      const inner = [scratchDoubles(5000), scratchWords(2 ** 12), scratchDoubles(100)];
      for (const one of inner) expect(one.every((x) => x === 0)).toBe(true);
      for (const one of inner) one.fill(3);
    });
    all.push(scratchDoubles(7).fill(4), scratchDoubles(2 ** 18).fill(5), scratchDoubles(100).fill(6));
    expect(all.map((one) => [one.length, new Set(one)])).toEqual([
      [100, new Set([1])],
      [33, new Set([2])],
      [7, new Set([4])],
      [2 ** 18, new Set([5])],
      [100, new Set([6])],
    ]);
  });
});

test("memory is used again, zeroed unless all is written", () => {
  const first = inScratch(() => scratchDoubles(100).fill(1));
  expect(() =>
    inScratch(() => {
      expect(scratchDoubles(100, true)).toEqual(first);
      throw new Error("a kernel's");
    }),
  ).toThrow("a kernel's");
  const again = inScratch(() => scratchDoubles(100));
  expect([again.buffer === first.buffer, again.byteOffset === first.byteOffset]).toEqual([true, true]);
  expect(again.every((x) => x === 0)).toBe(true);
});

test("kernels that use it leave no trace of earlier ones", () => {
  manualSeed(0);
  const rows = library.randn([40, 60]);
  const calls: readonly ((x: Tensor) => Tensor | readonly Tensor[])[] = [
    ...["sum", "mean", "amax", "amin", "argmax", "var", "std", "prod", "nansum", "any", "all"].map(
      (name) => (x: Tensor) => (x as never as Record<string, (dim: number) => Tensor>)[name]!(1),
    ),
    (x) => library.varMean(x, [1]),
    (x) => library.stdMean(x, [1]),
    (x) => library.max(x, 0),
    (x) => library.min(x, 0),
    ...[0, 1, 2, 3, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(
      (p) => (x: Tensor) => library.norm(x, p, [1]),
    ),
    (x) => library.sum(x.mul(100).to("int64"), [1]),
    (x) => library.layerNorm(x, [60], ones([60]), ones([60])),
    (x) => library.batchNorm(x, null, null, library.zeros([60]), ones([60]), true, 0.1, 1e-5, false),
    (x) => library.groupNorm(x, 6),
  ];
  const results = (x: Tensor): unknown => calls.map((call) => [call(x)].flat().map((one) => (one as Tensor).toArray()));
  const expected = results(rows);
  results(rows.mul(-1000).add(Number.NaN));
  expect(results(rows)).toEqual(expected);
  expect(tensor([1, 2, 3, 4]).sum().item()).toBe(10);
});
