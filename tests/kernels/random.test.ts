// Random operators: PyTorch's numbers for PyTorch's seeds.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  _standardGamma,
  alphaDropout,
  bernoulli,
  dropout,
  empty,
  featureDropout,
  full,
  Generator,
  manualSeed,
  multinomial,
  normal,
  ones,
  rand,
  randint,
  randn,
  randperm,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { readFamily, runOnMeta, testRecords } from "./golden.js";

const family = readFamily("random");

describe("random: PyTorch's own answers", () => {
  testRecords(family);

  it("the same shapes and dtypes on meta", () => {
    const { wrong, passed } = runOnMeta(family, () => false);
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(100);
  });
});

const recorded = JSON.parse(readFileSync(new URL("../data/random-operators.json", import.meta.url), "utf8")) as Record<
  string,
  unknown
>;

const calls: Readonly<Record<string, () => Tensor>> = {
  rand5: () => rand([5]),
  rand5d: () => rand([5], { dtype: "float64" }),
  randn5: () => randn([5]),
  randn20: () => randn([20]),
  randn20d: () => randn([20], { dtype: "float64" }),
  randint: () => randint(0, 100, [8]),
  randint_big: () => randint(0, 2 ** 40, [4]),
  randperm: () => randperm(10),
  bern: () => empty([10]).bernoulli_(0.3),
  bernT: () => bernoulli(full([10], 0.3)),
  unif: () => empty([4]).uniform_(-2, 3),
  normal: () => empty([4]).normal_(1, 2),
  exp: () => empty([4]).exponential_(2),
  random: () => empty([5], { dtype: "int64" }).random_(),
  random_from: () => empty([5], { dtype: "int32" }).random_(-5, 5),
  multi: () => multinomial(tensor([0.1, 0.2, 0.3, 0.4]), 3),
  multi_r: () => multinomial(tensor([0.1, 0.2, 0.3, 0.4]), 6, true),
  multi_2d: () =>
    multinomial(
      tensor([
        [0.1, 0.9, 0.3],
        [0.4, 0.4, 0.1],
      ]),
      2,
    ),
  drop: () => dropout(ones([8]), 0.5, true),
  adrop: () => alphaDropout(ones([6]), 0.5, true),
  fdrop: () => featureDropout(ones([1, 4, 2, 1]), 0.5, true),
  normalTT: () => normal(tensor([1, 2, 3]), tensor([0.1, 0.2, 0.3])),
};

function flat(value: unknown): number[] {
  return Array.isArray(value) ? value.flatMap(flat) : [Number(value)];
}

describe("seed 42 gives PyTorch 1.13's numbers", () => {
  it.each(Object.keys(calls))("%s", (name) => {
    manualSeed(42);
    const drawn = calls[name]!();
    const actual = flat(drawn.toArray({ bigint: drawn.dtype === "int64" }));
    const expected = flat(recorded[name]);
    expect(actual).toHaveLength(expected.length);
    actual.forEach((value, i) => {
      const x = expected[i]!;
      expect(Math.abs(value - x)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(x)));
    });
  });

  it("a separate generator does not change the default one", () => {
    manualSeed(42);
    const generator = new Generator(42);
    const ownDraws = rand([3], { generator }).toArray();
    expect(rand([3]).toArray()).toEqual(ownDraws);
  });
});

describe("random: invalid arguments", () => {
  it.each([
    [() => empty([1]).uniform_(2, 1), "uniform_ expects to return a [from, to) range, but found from=2 > to=1"],
    [() => empty([1]).normal_(0, -1), "normal expects std >= 0.0, but found std -1"],
    [() => empty([1]).exponential_(0), "exponential_ expects lambda > 0.0, but found lambda=0"],
    [() => empty([1], { dtype: "int64" }).normal_(), "\"normal_kernel_cpu\" not implemented for 'int64'"],
    [() => empty([1]).bernoulli_(2), "bernoulli_ expects p to be in [0, 1], but got p=2"],
    [() => randint(5, 5, [1]), "random_ expects 'from' to be less than 'to', but got from=5 >= to=5"],
    [() => randint(0, 300, [1], { dtype: "uint8" }), "to - 1 is out of bounds for uint8"],
    [() => dropout(ones([1]), 1.5, true), "dropout probability has to be between 0 and 1, but got 1.5"],
    [() => featureDropout(ones([1]), 0.5, true), "Feature dropout requires at least 2 dimensions in the input"],
    [() => multinomial(tensor([0, 0]), 1), "invalid multinomial distribution (sum of probabilities <= 0)"],
    [() => multinomial(tensor([1, 1]), 3), "cannot sample n_sample > prob_dist.size(-1) samples without replacement"],
  ])("%#", (call, message) => {
    expect(call).toThrow(message);
  });
});

it("draws float64 gamma samples to PyTorch's last digits", () => {
  manualSeed(3);
  const found = _standardGamma(tensor([0.5, 1, 3, 20], { dtype: "float64" })).toArray() as number[];
  const theirs = [0.7377498889427951, 3.185458997004563, 1.907672323186903, 17.867898832940433];
  for (const [i, value] of theirs.entries()) expect(Math.abs(found[i]! / value - 1)).toBeLessThan(1e-14);
});
