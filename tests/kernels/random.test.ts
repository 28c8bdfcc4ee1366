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
  randnLike,
  randperm,
  type Tensor,
  tensor,
  zeros,
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

it.each<readonly [string, () => Tensor, number[]]>([
  [
    "float32: empty([4, 8], { dtype: 'float32' }).t().normal_()",
    () => empty([4, 8], { dtype: "float32" }).t().normal_(),
    [0.8032761, -1.4351794, 0.9264109, -0.3921502, 0.1748334, 0.9774318, 0.8156775, 0.1519149],
  ],
  [
    "float64: zeros([8, 8], { dtype: 'float64' }).slice(1, 0, null, 2).normal_(1, 2)",
    () => zeros([8, 8], { dtype: "float64" }).slice(1, 0, null, 2).normal_(1, 2),
    [2.6065522, 1.3496668, 1.1779562, -0.227436, 1.0923649, -1.7365184, 1.6749902, 3.0222317],
  ],
  [
    "float32: randnLike(empty([2, 3, 4, 2], { dtype: 'float32' }).contiguous({ memoryFormat: 'channels_last' }))",
    () => randnLike(empty([2, 3, 4, 2], { dtype: "float32" }).contiguous({ memoryFormat: "channels_last" })),
    [0.8032761, -0.613718, 0.3374951, 0.9774318, -0.8646356, -0.0798543, 0.495189, -1.0591074],
  ],
  [
    "float64: empty([3, 4], { dtype: 'float64' }).t().uniform_()",
    () => empty([3, 4], { dtype: "float64" }).t().uniform_(),
    [0.0341082, 0.7553699, 0.4048419, 0.2867402, 0.6082506, 0.7785495, 0.7729149, 0.1987272],
  ],
  [
    "float32: empty([3, 4], { dtype: 'float32' }).t().bernoulli_(0.4)",
    () => empty([3, 4], { dtype: "float32" }).t().bernoulli_(0.4),
    [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0],
  ],
  [
    "float32: empty([4, 8], { dtype: 'float32' }).t().exponential_()",
    () => empty([4, 8], { dtype: "float32" }).t().exponential_(),
    [0.0347035, 0.5189283, 0.1220514, 0.5819247, 0.3379096, 1.5075563, 0.7617834, 0.08843],
  ],
  [
    "float32: empty([3, 4], { dtype: 'float32' }).t().random_(100)",
    () => empty([3, 4], { dtype: "float32" }).t().random_(100),
    [86.0, 60.0, 81.0, 48.0, 80.0, 39.0, 37.0, 40.0],
  ],
  [
    "float32: dropout(ones([3, 4], { dtype: 'float32' }).t(), 0.4, true)",
    () => dropout(ones([3, 4], { dtype: "float32" }).t(), 0.4, true),
    [1.6666666, 1.6666666, 0.0, 1.6666666, 0.0, 0.0, 1.6666666, 1.6666666],
  ],
  [
    "float16: rand([6], { dtype: 'float16' })",
    () => rand([6], { dtype: "float16" }),
    [0.9267578, 0.8242188, 0.621582, 0.8139648, 0.4648438, 0.4726562],
  ],
  [
    "float16: empty([9], { dtype: 'float16' }).uniform_(-1.3, 2.7)",
    () => empty([9], { dtype: "float16" }).uniform_(-1.3, 2.7),
    [2.40625, 1.9970703, 1.1865234, 1.9560547, 0.5595703, 0.5908203, -0.7998047, 0.2412109],
  ],
  [
    "float16: randn([20], { dtype: 'float16' })",
    () => randn([20], { dtype: "float16" }),
    [-2.2871094, -0.8120117, 0.8100586, -1.6445312, -1.1230469, -0.6987305, 1.1005859, 0.644043],
  ],
  [
    "float16: empty([17], { dtype: 'float16' }).normal_(0.5, 2)",
    () => empty([17], { dtype: "float16" }).normal_(0.5, 2),
    [-4.0742188, 0.7519531, 1.2470703, 0.0745239, -1.7460938, -0.8974609, 2.7011719, 1.7880859],
  ],
  [
    "float16: randn([6], { dtype: 'float16' })",
    () => randn([6], { dtype: "float16" }),
    [0.8032227, 0.1748047, 0.0889893, -0.6137695, 0.0461731, -1.3681641],
  ],
  [
    "bfloat16: empty([9], { dtype: 'bfloat16' }).uniform_(-1.3, 2.7)",
    () => empty([9], { dtype: "bfloat16" }).uniform_(-1.3, 2.7),
    [0.359375, 1.078125, 2.59375, 0.75, 1.578125, 1.828125, -1.296875, -0.96875],
  ],
  [
    "bfloat16: randn([20], { dtype: 'bfloat16' })",
    () => randn([20], { dtype: "bfloat16" }),
    [1.0234375, -1.1953125, 0.6835938, -1.0390625, -1.2734375, -0.0439453, 1.453125, -0.0317383],
  ],
  [
    "bfloat16: zeros([8, 8], { dtype: 'bfloat16' }).slice(1, 0, null, 2).normal_(1, 2)",
    () => zeros([8, 8], { dtype: "bfloat16" }).slice(1, 0, null, 2).normal_(1, 2),
    [2.609375, 1.3515625, 1.1796875, -0.2275391, 1.09375, -1.734375, 1.671875, 3.015625],
  ],
  [
    "bfloat16: empty([6], { dtype: 'bfloat16' }).random_()",
    () => empty([6], { dtype: "bfloat16" }).random_(),
    [200.0, 155.0, 97.0, 206.0, 43.0, 85.0],
  ],
])("draws go along the memory, and fill the digits of half precision, as PyTorch's: %s", (_, draw, expected) => {
  manualSeed(3);
  const found = draw().contiguous().flatten().toArray() as number[];
  for (const [i, value] of expected.entries()) expect(found[i]).toBeCloseTo(value, 5);
});

it("random_ without an upper end goes up to the largest number below which half precision has all", () => {
  manualSeed(3);
  const drawn = empty([500], { dtype: "float16" }).random_(2000, null).toArray() as number[];
  expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([2000, 2048]);
  expect(() => empty([5], { dtype: "float16" }).random_(2049, null)).toThrow(
    "random_ expects 'from' to be less than 'to'",
  );
});
