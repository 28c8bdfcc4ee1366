// The verdict of `bench:against` on paired measurements, and that it covers every kind of work.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { verdict } from "../../bench/against/verdict.mjs";

const times = (count: number, ratio: (i: number) => number) => {
  const before = Array.from({ length: count }, (_, i) => 100 + i);
  return [before, before.map((value, i) => value * ratio(i))] as const;
};

test.each([
  { name: "all ratios above the limit", count: 20, ratio: () => 1.04, word: "SLOWER" },
  { name: "all ratios at the limit", count: 20, ratio: () => 1.03, word: "held" },
  {
    name: "a fifth of the ratios below the limit",
    count: 20,
    ratio: (i: number) => (i < 4 ? 0.9 : 1.2),
    word: "SLOWER",
  },
  { name: "a third of the ratios below the limit", count: 21, ratio: (i: number) => (i < 7 ? 0.9 : 1.2), word: "held" },
  { name: "too few pairs", count: 19, ratio: () => 2, word: "few" },
  { name: "an older tree without the row", count: 0, ratio: () => 2, word: "new" },
])("$name: $word", ({ count, ratio, word }) => {
  const [before, after] = times(count, ratio);
  const found = verdict(before, after, { limit: 1.03 });
  expect(found.word).toBe(word);
  expect(found.isSlower).toBe(word === "SLOWER");
});

test("a size is compared by one pair", () => {
  expect(verdict([1000], [1031], { limit: 1.03, exact: true })).toMatchObject({ word: "SLOWER", middle: "1.031" });
  expect(verdict([1000], [1029], { limit: 1.03, exact: true })).toMatchObject({ word: "held", middle: "1.029" });
});

test("the printed figures are the median and the quartiles", () => {
  const found = verdict([1, 1, 1, 1, 1], [1, 5, 2, 4, 3], { limit: 1.03 });
  expect([found.middle, found.quartiles]).toEqual(["3.000", "[2.000, 4.000]"]);
});

test("each family of fast loops has a row, and so have list operators, optimisers, models, the start and sizes", () => {
  const text = ["against/small.ts", "against/kernels.ts", "against/steps.ts", "against.mjs"]
    .map((file) => readFileSync(fileURLToPath(new URL(`../../bench/${file}`, import.meta.url)), "utf8"))
    .join("\n");
  const families = [
    "pointwise",
    "conversions",
    "products",
    "convolution",
    "reductions",
    "rows",
    "norms",
    "pooling",
    "moves",
  ];
  for (const name of [...families, "lists", "optimisers", "models", "start", "sizes", "small", "dispatch", "autograd"])
    expect(text).toMatch(new RegExp(`["\`]${name}: `));
});
