// Data sets, samplers, batches and loaders: orders against PyTorch's (scripts/record-samplers.py), kinds of data sets, and what is refused.

import { readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, test } from "vitest";
import { arange, Generator, manualSeed, rand, type Tensor, tensor, zeros } from "../../generated/index.js";
import {
  BatchSampler,
  ConcatDataset,
  collate,
  DataLoader,
  progress,
  RandomSampler,
  randomSplit,
  SequentialSampler,
  Subset,
  SubsetRandomSampler,
  TensorDataset,
  WeightedRandomSampler,
} from "../../runtime/data/index.js";

interface Recorded {
  readonly passes: readonly unknown[];
  readonly rest: number;
  readonly after: number;
}
const recorded = JSON.parse(readFileSync(new URL("../data/samplers.json", import.meta.url), "utf8")) as Readonly<
  Record<string, Recorded>
>;

const squares = { length: 10, get: (i: number): number => i * i };
const weights = [0.1, 3, 0, 2, 5];
type Own = { readonly generator?: Generator };
const makers: Readonly<Record<string, (own: Own) => Iterable<unknown>>> = {
  random: (own) => new RandomSampler(10, own),
  "random-more": (own) => new RandomSampler(squares, { numSamples: 23, ...own }),
  "random-replacement": (own) => new RandomSampler(squares, { replacement: true, numSamples: 70, ...own }),
  subset: (own) => new SubsetRandomSampler([3, 5, 8, 9], own),
  weighted: (own) => new WeightedRandomSampler(weights, 9, own),
  "weighted-without": (own) => new WeightedRandomSampler(tensor(weights), 4, { replacement: false, ...own }),
  batch: (own) => new BatchSampler(new RandomSampler(10, own), 4),
  "batch-drop": (own) => new BatchSampler(new RandomSampler(10, own), 4, { dropLast: true }),
  loader: (own) => new DataLoader(squares, { batchSize: 4, shuffle: true, ...own }),
  "loader-drop": (own) => new DataLoader(squares, { batchSize: 4, shuffle: true, dropLast: true, ...own }),
  "loader-sampler": (own) =>
    new DataLoader(squares, { batchSize: 3, sampler: new WeightedRandomSampler(weights, 9, own) }),
  "loader-batches": (own) =>
    new DataLoader(squares, { batchSampler: new BatchSampler(new SubsetRandomSampler([3, 5, 8, 9], own), 3) }),
};
const shown = (item: unknown): unknown =>
  typeof item === "number" || Array.isArray(item) ? item : (item as Tensor).toArray();
const draw = (own: Own): number => rand([1], { dtype: "float64", ...own }).item() as number;

describe.each(Object.keys(makers))("%s", (name) => {
  test.each(["", "-own"])("has PyTorch's order%s", (suffix) => {
    const { passes, rest, after } = recorded[`${name}${suffix}`]!;
    manualSeed(7);
    const own: Own = suffix === "" ? {} : { generator: new Generator(11) };
    const sampler = makers[name]!(own);
    expect([0, 1].map(() => [...sampler].map(shown))).toEqual(passes);
    expect([draw(own), draw({})]).toEqual([rest, after]);
  });
});

test("splits in PyTorch's order", () => {
  for (const [name, lengths] of [
    ["split", [7, 3]],
    ["split-fractions", [0.5, 0.25, 0.25]],
  ] as const) {
    manualSeed(7);
    expect(randomSplit(squares, lengths).map(({ indices }) => indices)).toEqual(recorded[name]!.passes);
    expect(draw({})).toBe(recorded[name]!.after);
  }
});

test("data sets made of others", () => {
  const both = new ConcatDataset<number>([squares, [100, 101], new Subset(squares, [3, 2])]);
  expect(Array.from({ length: both.length }, (_, i) => both.get(i)).slice(8)).toEqual([64, 81, 100, 101, 9, 4]);
  const rows = new TensorDataset(arange(6).reshape([3, 2]), tensor([1n, 2n, 3n]));
  expect(rows.get(1).map((value) => value.toArray())).toEqual([[2, 3], 2]);
  const [[x, y]] = [...new DataLoader(rows, { batchSize: 3 })] as [[Tensor, Tensor]];
  expect([x.shape, y.toArray()]).toEqual([
    [3, 2],
    [1, 2, 3],
  ]);
  expect([...new SequentialSampler(squares)].length).toBe(10);
});

test("collates nested items", () => {
  const items = [0, 1].map((i) => ({
    image: zeros([2, 2]).add(i),
    bytes: new Uint8Array([i, 2]),
    label: BigInt(i),
    isBig: i > 0,
    name: `n${i}`,
    pair: [i, { deep: tensor(i) }] as const,
  }));
  const batch = collate(items);
  expectTypeOf(batch.image).toEqualTypeOf<Tensor>();
  expectTypeOf(batch.name).toEqualTypeOf<string[]>();
  expectTypeOf(batch.pair[1].deep).toEqualTypeOf<Tensor>();
  expect([batch.image.shape, batch.bytes.dtype, batch.label.dtype, batch.isBig.dtype, batch.name]).toEqual([
    [2, 2, 2],
    "uint8",
    "int64",
    "bool",
    ["n0", "n1"],
  ]);
  expect([batch.pair[0].toArray(), batch.pair[1].deep.toArray()]).toEqual([
    [0, 1],
    [0, 1],
  ]);
  const wrong: readonly (readonly [items: readonly unknown[], message: string])[] = [
    [[], "collate: expected an array of at least one item"],
    [
      [{ x: zeros([2]) }, { x: zeros([3]) }],
      "collate: `x` of item 0 has the shape [2], `x` of item 1 [3]; what differs needs a collate",
    ],
    [[[1], [1, 2]], "collate: item 0 has 1 elements, item 1 has 2;"],
    [
      [
        [1, "a"],
        [1, 2],
      ],
      "collate: `[1]` of item 0 is a text, `[1]` of item 1 is number 2",
    ],
    [[{ a: { b: 1 } }, { a: {} }], "collate: `a` of item 0 has `b`, `a` of item 1 has not"],
    [[null], "collate: item 0 is null, of which no batch can be made; give the loader a collate function"],
  ];
  for (const [given, message] of wrong) expect(() => collate(given), message).toThrow(message);
});

async function all<T>(batches: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const batch of batches) found.push(batch);
  return found;
}
const arrays = (batches: readonly Tensor[]): unknown => batches.map((batch) => batch.toArray());

test("items by position, iterated, generated, and as promises", async () => {
  const expected = [[0, 1], [4, 9], [16]];
  const five = [0, 1, 4, 9, 16];
  const options = { batchSize: 2 };
  expect(arrays([...new DataLoader(five, options)])).toEqual(expected);
  expect(arrays([...new DataLoader(new Set(five), options)])).toEqual(expected);
  const generated = new DataLoader(function* () {
    yield* five;
  }, options);
  expect([arrays([...generated]), arrays([...generated])]).toEqual([expected, expected]);
  const later = { length: 5, get: async (i: number) => i * i };
  const loader = new DataLoader(later, options);
  expectTypeOf(loader).toEqualTypeOf<DataLoader<typeof later, Tensor>>();
  expect(arrays(await all(loader))).toEqual(expected);
  expect(
    arrays(
      await all(
        new DataLoader(async function* () {
          yield* five;
        }, options),
      ),
    ),
  ).toEqual(expected);
  expect(arrays(await all(new DataLoader(five, options)))).toEqual(expected);
  expect(
    arrays(await all(new DataLoader({ x: tensor(five) }, options)).then((each) => each.map(({ x }) => x))),
  ).toEqual(expected);
  expect([...new DataLoader(five, { batchSize: null })]).toEqual(five);
  expect(await all(new DataLoader(later, { batchSize: null }))).toEqual(five);
  const joined = new DataLoader(five, { ...options, collate: (items) => items.length });
  expectTypeOf(joined).toEqualTypeOf<DataLoader<number[], number>>();
  expect([...joined]).toEqual([2, 2, 1]);
  expect([joined.length, generated.length, new DataLoader(five, { ...options, dropLast: true }).length]).toEqual([
    3,
    Number.NaN,
    2,
  ]);
  expect([...progress(generated, { output: null })].length).toBe(3);
});

test("reads ahead as many batches as it is told, and stops when the program does", async () => {
  for (const prefetch of [0, 1, 2]) {
    const asked: number[] = [];
    const slow = { length: 10, get: async (i: number) => asked.push(i) };
    const seen: number[] = [];
    for await (const batch of new DataLoader(slow, { batchSize: 2, prefetch })) {
      seen.push(batch.numel);
      expect(asked.length).toBe(Math.min(10, 2 * (seen.length + prefetch)));
      if (seen.length === 2) break;
    }
    expect(asked.length).toBe(2 * (2 + prefetch));
  }
  let isClosed = false;
  const source = async function* () {
    try {
      for (let i = 0; ; i++) yield i;
    } finally {
      isClosed = true;
    }
  };
  for await (const batch of new DataLoader(source, { batchSize: 2 })) {
    expect(batch.toArray()).toEqual([0, 1]);
    break;
  }
  expect(isClosed).toBe(true);
});

test("errors say which item failed", async () => {
  const broken = { length: 5, get: (i: number) => (i === 3 ? JSON.parse("{") : i) as number };
  const note = /\n {2}item: 3 of the data set$/;
  expect(() => [...new DataLoader(broken, { batchSize: 2 })]).toThrow(note);
  expect(() => [...new DataLoader(broken, { batchSize: 2 })]).toThrow(SyntaxError);
  await expect(all(new DataLoader({ ...broken, get: async (i: number) => broken.get(i) }))).rejects.toThrow(note);
  await expect(all(new DataLoader(broken))).rejects.toThrow(note);
  const stream = function* () {
    for (let i = 0; i < 5; i++) yield broken.get(i);
  };
  expect(() => [...new DataLoader(stream, { batchSize: 2 })]).toThrow(note);
  await expect(all(new DataLoader(stream, { batchSize: 2 }))).rejects.toThrow(note);
  const ragged = [zeros([1]), zeros([1]), zeros([1]), zeros([2])];
  expect(() => [...new DataLoader(ragged, { batchSize: 2 })]).toThrow(/\n {2}batch: the items 2, 3 of the data set$/);
  await expect(all(new DataLoader(ragged, { batchSize: 2 }))).rejects.toThrow(/batch: the items 2, 3 of the data set/);
  expect(() => [...new DataLoader(squares, { sampler: [3, 10] })]).toThrow(
    "there is no item number 10 in a data set of 10",
  );
  expect(() => [...new DataLoader({ x: zeros([3]) }, { sampler: [3] })]).toThrow(
    "there is no row number 3 in columns of 3",
  );
});

test("what does not fit together is refused", () => {
  const later = { length: 2, get: async (i: number) => i };
  const once = (function* () {
    yield 1;
  })();
  const loader = new DataLoader(once);
  expect([...loader].length).toBe(1);
  const wrong: readonly (readonly [call: () => unknown, message: string])[] = [
    [() => [...loader], "a generator can be iterated once; pass the generator function"],
    [() => [...new DataLoader(later)], "DataLoader: item 0 of the data set is a promise: iterate with `for await`"],
    [() => [...new DataLoader(async function* () {})], "the items come asynchronously: iterate with `for await`"],
    [() => new DataLoader(new Set([1]), { shuffle: true }), "items that come one after the other cannot be shuffled"],
    [
      () => new DataLoader(new Set([1]), { sampler: [0] }),
      "items that come one after the other have no positions: leave sampler out",
    ],
    [() => new DataLoader([1], { shuffle: true, sampler: [0] }), "give either shuffle or sampler, not both"],
    [
      () => new DataLoader([1], { batchSize: 2, batchSampler: [[0]] }),
      "give either batchSize or batchSampler, not both",
    ],
    [() => new DataLoader([1], { sampler: 3 as never }), "sampler must be something to iterate over, got number 3"],
    [() => new DataLoader([1], { prefetch: -1 }), "prefetch must be an integer of at least 0, got -1"],
    [() => new DataLoader([1], { batchSize: null, collate: (items) => items }), "with batchSize: null there are none"],
    [
      () => new DataLoader({ x: zeros([1]) }, { collate: ((items: unknown) => items) as never }),
      "batches of columns are columns",
    ],
    [
      () => new DataLoader(3 as never),
      "DataLoader: expected columns { x, y }, a data set with length and get(index), or items to iterate over",
    ],
    [() => [...new DataLoader(() => 3 as never)], "the function must return something to iterate over, got number 3"],
    [() => new Subset(squares, [10]), "Subset: there is no item number 10 in a data set of 10"],
    [
      () => new Subset(3 as never, []),
      "Subset: expected a data set, an array or an object with length and get(index), got number 3",
    ],
    [() => new ConcatDataset([]), "ConcatDataset: expected an array of at least one data set"],
    [() => new TensorDataset(), "TensorDataset: expected at least one tensor, got none"],
    [() => new TensorDataset(zeros([2]), zeros([3])), "as many rows as the first, 2; argument 2 has 3"],
    [
      () => randomSplit(squares, [7, 4]),
      "the lengths must be integers whose sum is that of the data set, 10, or fractions whose sum is 1; the sum of [7, 4] is 11",
    ],
    [
      () => new RandomSampler(0, { numSamples: 3 }),
      "RandomSampler: 3 positions cannot be drawn from an empty data set",
    ],
    [() => new RandomSampler("a" as never, { numSamples: 0.5 }), "RandomSampler:"],
    [
      () => new WeightedRandomSampler([1, -1], 3),
      "WeightedRandomSampler: weight 1 must be a number of at least 0, got number -1",
    ],
    [
      () => new WeightedRandomSampler([1, 1], 3, { replacement: false }),
      "3 positions cannot be drawn from 2 without replacement",
    ],
    [() => new BatchSampler(3 as never, 2), "BatchSampler: expected a sampler"],
    [() => new BatchSampler([1], 0), "BatchSampler: batchSize must be an integer of at least 1, got number 0"],
  ];
  for (const [call, message] of wrong) expect(call, message).toThrow(message);
});
