// Indexing compared with PyTorch 1.13's results for the same indices; shorthands.

import { readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  arange,
  grad,
  type Index,
  type IndexedValue,
  makeGraph,
  ones,
  type Tensor,
  tensor,
  zeros,
} from "../../generated/index.js";

type Recorded = number | string | boolean | null | Readonly<Record<string, unknown>>;
interface Row {
  readonly shape: readonly number[];
  readonly index: readonly Recorded[];
  /** PyTorch's result: shape and elements, whether it shares the tensor's memory (null: no elements); or that it throws. */
  readonly out?: readonly number[];
  readonly values?: readonly number[];
  readonly view?: boolean | null;
  readonly error?: true;
  /** The written value, and the tensor's elements afterwards if the order of writing does not matter. */
  readonly value?: "number" | "full" | "row";
  readonly after?: readonly number[];
  readonly refused?: true;
}

const rows = readFileSync(new URL("indexing-recorded.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

/** The index of a row as a program writes it: lists as lists or as tensors. */
function indexOf(recorded: Recorded, lists: boolean): Index {
  if (recorded === null || typeof recorded !== "object") return recorded;
  const [[kind, value]] = Object.entries(recorded) as [[string, never]];
  const dtype = kind.startsWith("mask") ? "bool" : "int64";
  return lists && kind !== "tensor0" ? value : tensor(value, { dtype });
}

function source(shape: readonly number[]): Tensor {
  const numel = shape.reduce((n, size) => n * size, 1);
  return arange(numel, { dtype: "float64" }).reshape(shape);
}

const flat = (x: Tensor): unknown => x.reshape([-1]).toArray();

describe("as PyTorch", () => {
  test.each(rows)("$shape at $index", ({ shape, index, out, values, view, value, after, refused }) => {
    for (const lists of [true, false]) {
      const indices = index.map((one) => indexOf(one, lists));
      const x = source(shape);
      if (out === undefined) {
        expect(() => x.at(...indices)).toThrow();
        expect(() => x.set(indices, 0)).toThrow();
        expect(flat(x)).toEqual(flat(source(shape)));
        continue;
      }
      const found = x.at(...indices);
      expect([found.shape, flat(found)]).toEqual([out, values]);
      if (view !== null) expect(found.storage === x.storage).toBe(view);
      const given: IndexedValue =
        value === "number"
          ? -1
          : value === "full"
            ? source(out).add(100)
            : zeros([1, ...out.slice(-1)], { dtype: "float64" }).sub(5);
      if (refused) expect(() => x.set(indices, given)).toThrow();
      else if (after !== undefined) expect(flat(x.set(indices, given))).toEqual(after);
    }
  });

  test("the rows are there", () => {
    expect(rows.length).toBe(420);
    expect(rows.filter(({ out }) => out !== undefined).length).toBeGreaterThan(250);
  });
});

// PyTorch counts a mask as one dimension, and rejects these; the expected results are NumPy's.
test("what follows a mask of two dimensions speaks of the dimensions behind it", () => {
  const x = source([2, 2, 3]);
  const mask = [
    [true, false],
    [false, true],
  ];
  expect(x.at(mask, 1).toArray()).toEqual([1, 10]);
  expect(x.at(mask, null).shape).toEqual([2, 1, 3]);
  expect(x.at(mask, [0, 2]).toArray()).toEqual([0, 11]);
  expect(x.set([mask, "1:"], -1).at("...", 1).toArray()).toEqual([
    [-1, 4],
    [7, -1],
  ]);
});

test("gradients flow through what is read and what is written", () => {
  const x = tensor(
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
    { requiresGrad: true },
  );
  const y = x
    .at(1, "::2")
    .mul(10)
    .sum()
    .add(x.at([0, 0], [1, 1]).sum());
  expect(grad(y, [x])[0]!.toArray()).toEqual([
    [0, 2, 0],
    [10, 0, 10],
  ]);
  const z = x.mul(1);
  const row = tensor([7, 8], { requiresGrad: true });
  z.set([":", "1:"], row);
  const [dx, drow] = grad(z.mul(z.detach()).sum(), [x, row]);
  expect([dx!.toArray(), drow!.toArray()]).toEqual([
    [
      [1, 0, 0],
      [4, 0, 0],
    ],
    [14, 16],
  ]);
});

test("values take the tensor's dtype, nested arrays and bigints are values", () => {
  const x = zeros([2, 2], { dtype: "int64" });
  expect(
    x
      .set([0], [1, 2])
      .set([1, 1], 2n ** 60n)
      .toArray({ bigint: true }),
  ).toEqual([
    [1n, 2n],
    [0n, 2n ** 60n],
  ]);
  expect(
    zeros([3])
      .set([[true, false, true]], [5, 6])
      .toArray(),
  ).toEqual([5, 0, 6]);
  expect(zeros([2, 2], { dtype: "bool" }).set([":", 0], true).toArray()).toEqual([
    [true, false],
    [true, false],
  ]);
});

test("indexing stands in traced graphs", () => {
  const graph = makeGraph((x: Tensor) => x.at("...", 0).add(x.at([1, 0], 1)))(source([2, 2]));
  expect(graph.run(source([2, 2]).mul(10)).toArray()).toEqual([30, 30]);
  const chosen = makeGraph((x: Tensor, i: Tensor) => x.at(i))(source([2, 2]), tensor(0, { dtype: "int64" }));
  expect(chosen.run(source([2, 2]), tensor(1, { dtype: "int64" })).toArray()).toEqual([2, 3]);
});

const at = (...indices: readonly unknown[]) => source([2, 3]).at(...(indices as Index[]));
test.each<[what: string, body: () => unknown, message: string | RegExp]>([
  [
    "another string",
    () => at(0, "1;3"),
    'at: index 1 is "1;3"; expected an integer, a range such as "1:3" or "::2", "...", null for a new dimension, a boolean, a list of integers or booleans, or a tensor of int64 or bool',
  ],
  ["a fraction", () => at(0.5), "at: index 0 is number 0.5; expected an integer"],
  ["undefined", () => at(undefined), "at: index 0 is undefined; expected an integer"],
  [
    "a step backwards",
    () => at("::-1"),
    'at: the step of "::-1" must be greater than zero; flip([0]) reverses the dimension',
  ],
  ["no step", () => at("::0"), /^at: the step of "::0" must be greater than zero$/],
  ["two ellipses", () => at("...", "..."), 'at: "..." must occur at most once among the indices'],
  ["too many", () => at(0, ":", 0), "at: too many indices: 3 dimensions are indexed, but the shape [2, 3] has 2"],
  ["too far", () => at(":", 3), "at: index 1, 3, is out of range for dimension 1 of size 3; valid are -3 to 2"],
  ["too far back", () => at(-3), "at: index 0, -3, is out of range for dimension 0 of size 2; valid are -2 to 1"],
  [
    "indices of set that are no array",
    () => source([3]).set(0 as never, 5),
    'set: indices must be an array, as in x.set([0, "1:3"], value), got number 0',
  ],
])("%s is refused", (_, body, message) => {
  expect(body).toThrow(message);
});

test("test frameworks take no tensor apart, as they do what is iterable", () => {
  expect(Symbol.iterator in tensor([1])).toBe(false);
  expect({ x: tensor(1) }).not.toEqual({ x: tensor(2) });
});

test("shorthands", () => {
  const x = source([2, 3]);
  expect([x.T.shape, x.dim(), x.T.storage === x.storage]).toEqual([[3, 2], 2, true]);
  expect(x.double()).toBe(x);
  const shorthands = {
    half: "float16",
    bfloat16: "bfloat16",
    float: "float32",
    byte: "uint8",
    char: "int8",
    short: "int16",
    int: "int32",
    long: "int64",
    bool: "bool",
  } as const;
  for (const [name, dtype] of Object.entries(shorthands)) {
    const converted = x[name as keyof typeof shorthands]();
    expect(converted.dtype).toBe(dtype);
    expect(converted[name as keyof typeof shorthands]()).toBe(converted);
  }
  expect(x.cpu()).toBe(x);
  expect(tensor([1.7, -1.7]).int().toArray()).toEqual([1, -1]);
});

test("types: what is not an index does not compile", () => {
  const x = ones([2]);
  expectTypeOf<[0, "1:", null, true, number[], boolean[][], Tensor]>().toExtend<readonly Index[]>();
  // @ts-expect-error an object is not an index
  expect(() => x.at({})).toThrow();
  // @ts-expect-error indices come in an array
  expect(() => x.set(0, 1)).toThrow();
});
