// List operators: one pass over plain tensors gives what a call for each gives, whatever the tensors share; and where something would notice
// the calls, they are made.

import { describe, expect, test } from "vitest";
import {
  _foreachAdd,
  _foreachAdd_,
  _foreachAddcmul_,
  _foreachExp_,
  _foreachLerp_,
  _foreachMaximum,
  _foreachMul,
  _foreachMul_,
  _foreachPow,
  _foreachSqrt,
  type CallOptions,
  DispatchMode,
  type DType,
  inferenceMode,
  jvp,
  library,
  noGrad,
  type OverloadHandle,
  observe,
  offerLoop,
  TengenError,
  type Tensor,
  type TensorSubclassConstructor,
  tensor,
  useKernels,
  withExcluded,
  withMode,
} from "../../generated/index.js";
import { near } from "../near.js";
import { fc } from "../seeded.js";
import { withWasmOffers } from "./wasm/offers.js";

const offer = withWasmOffers();

/**
 * Around the sizes at which a tensor is computed by the operator's loop, together with others, and by a call of its own. Two of the large ones fill
 * the memory for several.
 */
const sizes = [0, 1, 2, 3, 47, 48, 49, 50, 100, 511, 512, 513, 3000, 4095, 4095, 4096, 4097] as const;

const kinds = [
  ...["plain", "plain", "plain", "plain", "offset", "strided", "other dtype", "bits", "broadcast"],
  ...["same as before", "end of before", "start of before", "overlap"],
] as const;

const place = fc.record({
  size: fc.constantFrom(...sizes),
  kinds: fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...kinds), fc.constantFrom(...kinds)),
  before: fc.nat(),
});
const recipe = fc.record({
  dtype: fc.constantFrom<DType>("float32", "float64"),
  places: fc.array(place, { minLength: 1, maxLength: 9 }),
});
type Recipe = typeof recipe extends fc.Arbitrary<infer T> ? T : never;

/** Three lists, with the same sharing of memory each time. */
function listsOf({ dtype, places }: Recipe): [Tensor[], Tensor[], Tensor[]] {
  const made: Tensor[] = [];
  const lists: [Tensor[], Tensor[], Tensor[]] = [[], [], []];
  for (const [i, { size, kinds, before }] of places.entries()) {
    let wide: Tensor | undefined;
    for (const [k, kind] of kinds.entries()) {
      const values = (count: number, of = dtype): Tensor =>
        tensor(
          Array.from({ length: count }, (_, j) => 0.25 + ((j * 7919 + i * 31 + k * 17) % 64) / 64),
          { dtype: of },
        );
      const fitting = made.filter((x) => x.numel >= size && x.dtype === dtype && x.isContiguous);
      const other = fitting[before % Math.max(1, fitting.length)];
      const one = ((): Tensor => {
        if (kind === "offset" || kind === "overlap") {
          // Those of one position overlap by all but one element.
          if (wide === undefined || kind === "offset") wide = values(size + 5);
          return wide.slice(0, 3 + k, size + 3 + k);
        }
        if (kind === "strided") return values(2 * size).slice(0, 0, 2 * size, 2);
        if (k > 0 && kind === "other dtype") return values(size, dtype === "float32" ? "float64" : "float32");
        if (k > 0 && kind === "bits" && dtype === "float32") return values(size).view("int32");
        if (k > 0 && kind === "broadcast") return values(1);
        if (other !== undefined && kind === "same as before" && other.numel === size) return other;
        if (other !== undefined && kind === "end of before") return other.slice(0, other.numel - size, other.numel);
        if (other !== undefined && kind === "start of before") return other.slice(0, 0, size);
        return values(size);
      })();
      made.push(one);
      lists[k as 0 | 1 | 2].push(one);
    }
  }
  return lists;
}

type Lists = readonly [Tensor[], Tensor[], Tensor[]];
interface Row {
  readonly list: (...lists: Lists) => Tensor[] | undefined;
  readonly one: (a: Tensor, b: Tensor, c: Tensor, i: number) => Tensor;
}

const scalars = (list: readonly Tensor[], step: number): number[] => list.map((_, i) => 0.5 + i * step);

const rows: Readonly<Record<string, Row>> = {
  "add.List": { list: (a, b) => _foreachAdd(a, b, { alpha: 0.5 }), one: (a, b) => a.add(b, { alpha: 0.5 }) },
  "mul.Scalar": { list: (a) => _foreachMul(a, 1.5), one: (a) => a.mul(1.5) },
  sqrt: { list: (a) => _foreachSqrt(a), one: (a) => a.sqrt() },
  "maximum.List": { list: (a, b) => _foreachMaximum(a, b), one: (a, b) => a.maximum(b) },
  "pow.Scalar": { list: (a) => _foreachPow(a, 1.5), one: (a) => a.pow(1.5) },
  "add_.List": {
    list: (a, b) => _foreachAdd_(a, b, { alpha: 0.5 }) as undefined,
    one: (a, b) => a.add_(b, { alpha: 0.5 }),
  },
  "mul_.Scalar": { list: (a) => _foreachMul_(a, 0.75) as undefined, one: (a) => a.mul_(0.75) },
  "mul_.ScalarList, different": {
    list: (a) => _foreachMul_(a, { scalars: scalars(a, 1 / 16) }) as undefined,
    one: (a, _b, _c, i) => a.mul_(0.5 + i / 16),
  },
  "mul_.ScalarList, equal": {
    list: (a) => _foreachMul_(a, { scalars: scalars(a, 0) }) as undefined,
    one: (a) => a.mul_(0.5),
  },
  exp_: { list: (a) => _foreachExp_(a) as undefined, one: (a) => a.exp_() },
  "addcmul_.Scalar": {
    list: (a, b, c) => _foreachAddcmul_(a, b, c, 0.5) as undefined,
    one: (a, b, c) => a.addcmul_(b, c, { value: 0.5 }),
  },
  "lerp_.List": { list: (a, b, c) => _foreachLerp_(a, b, c) as undefined, one: (a, b, c) => a.lerp_(b, c) },
};

interface Outcome {
  readonly failed: boolean;
  readonly versions: readonly number[];
  readonly dtypes: readonly string[];
  readonly shapes: readonly string[];
  readonly values: readonly number[];
}

function outcome(recipe: Recipe, run: (lists: Lists) => readonly Tensor[] | undefined): Outcome {
  const lists = listsOf(recipe);
  let results: readonly Tensor[] = [];
  let failed = false;
  try {
    results = run(lists) ?? [];
  } catch (error) {
    if (!(error instanceof TengenError)) throw error;
    failed = true;
  }
  const all = [...lists.flat(), ...results];
  return {
    failed,
    versions: all.map(({ version }) => version),
    dtypes: all.map(({ dtype }) => dtype),
    shapes: all.map(({ shape, strides }) => `${shape} ${strides}`),
    values: all.flatMap((x) => x.toArray() as number[]),
  };
}

function calls(row: Row, [as, bs, cs]: Lists): Tensor[] {
  return as.map((a, i) => row.one(a, bs[i]!, cs[i]!, i));
}

const anyRow = fc.constantFrom(...Object.keys(rows));
const isWritten = (name: string): boolean => name.includes("_");

describe("one pass over lists", () => {
  test("has the bits of calls with the loops in TypeScript, also where tensors share memory", () => {
    useKernels("ts");
    fc.assert(
      fc.property(recipe, anyRow, (given, name) => {
        const row = rows[name]!;
        const list = outcome(given, (lists) => row.list(...lists));
        const each = outcome(given, (lists) => (isWritten(name) ? void calls(row, lists) : calls(row, lists)));
        expect(list).toEqual(each);
      }),
      { numRuns: 150 },
    );
  });

  test("by vectors, its numbers are near those of the loops in TypeScript", () => {
    fc.assert(
      fc.property(recipe, anyRow, fc.constantFrom(undefined, 1), (given, name, from) => {
        const row = rows[name]!;
        offer(from);
        const { values, ...rest } = outcome(given, (lists) => row.list(...lists));
        useKernels("ts");
        const { values: expected, ...others } = outcome(given, (lists) =>
          isWritten(name) ? void calls(row, lists) : calls(row, lists),
        );
        useKernels(null);
        expect(rest).toEqual(others);
        const unit = given.dtype === "float32" ? 2 ** -20 : 2 ** -49;
        const worst = expected.findIndex((value, i) => !near(value, values[i]!, unit * Math.max(1, Math.abs(value))));
        expect(worst < 0 ? null : [expected[worst], values[worst]]).toBe(null);
      }),
      { numRuns: 150 },
    );
    offer();
  });
});

const bits = (x: Tensor): number[] => [...new Uint32Array(Float32Array.from(x.toArray() as number[]).buffer)];

test("small tensors are computed together, by the loop for large ones", () => {
  const values = Array.from({ length: 1000 }, (_, i) => i / 100 - 5);
  const pieces = () => Array.from({ length: 10 }, (_, i) => tensor(values.slice(100 * i, 100 * (i + 1))));
  const all = tensor(values);
  const vectors = bits(all.exp());
  const own = pieces().flatMap((x) => bits(x.exp()));
  expect(own).not.toEqual(vectors);
  const [first, ...others] = pieces();
  _foreachExp_([first!, ...others]);
  // The first tensor is computed by a call of its own.
  expect(others.flatMap(bits)).toEqual(vectors.slice(100));
  expect(bits(first!)).toEqual(own.slice(0, 100));
  useKernels("ts");
  expect(_foreachMul(pieces(), 2).flatMap(bits)).toEqual(bits(all.mul(2)));
});

test.each([
  ["the result before", (i: number) => i - 1],
  ["an earlier result", (i: number) => Math.max(0, i - 3)],
  ["a result of the other end", (i: number) => 9 - i],
])("a tensor that reads %s, which is not copied out yet, waits for it", (_, of) => {
  const pieces = (): Tensor[] =>
    Array.from({ length: 10 }, (_, i) => tensor(Array.from({ length: 100 }, (_, j) => i + j / 128)));
  // The memory of a view is its base's.
  const read = (list: readonly Tensor[], i: number): Tensor => (i === 0 ? list[0]! : list[of(i)]!.view([100]));
  const [together, apart, sizes] = [pieces(), pieces(), pieces().map(({ version }) => version)];
  _foreachAdd_(
    together,
    together.map((_, i) => read(together, i)),
  );
  for (const [i, x] of apart.entries()) x.add_(read(apart, i));
  expect(together.map((x) => x.toArray())).toEqual(apart.map((x) => x.toArray()));
  expect(together.map(({ version }) => version)).toEqual(sizes.map((version) => version + 1));
});

test("what requires grad is recorded", () => {
  const [a, b, c] = [1, 2, 3].map((value) => tensor([value, value + 1], { requiresGrad: value === 2 }));
  const results = _foreachMul([a!, b!, c!], 3);
  expect(results.map(({ requiresGrad }) => requiresGrad)).toEqual([false, true, false]);
  results[1]!.sum().backward();
  expect(b!.grad!.toArray()).toEqual([3, 3]);
  expect(() => _foreachMul_([a!, b!, c!], 2)).toThrow("a leaf that requires grad is changed in place while recording");
  expect([a, b, c].map((x) => x!.toArray())).toEqual([[2, 4], [2, 3], [3, 4]]); // biome-ignore format: one line
  noGrad(() => _foreachMul_([a!, b!, c!], 2));
  expect([a, b, c].map((x) => x!.toArray())).toEqual([[4, 8], [4, 6], [6, 8]]); // biome-ignore format: one line
  expect([a, b, c].map((x) => x!.version)).toEqual([2, 1, 1]);
});

test("tangents pass through", () => {
  const { outputs, tangents } = jvp((x: Tensor) => _foreachMul([x, x], 3)[1]!, [tensor([1, 2])], [tensor([1, 10])]);
  expect([outputs, tangents].flat().map((x) => x.toArray())).toEqual([[3, 6], [3, 30]]); // biome-ignore format: one line
});

test("tensors of inference mode", () => {
  const made = inferenceMode(() => tensor([1, 2]));
  const plain = tensor([1, 2]);
  expect(() => _foreachMul_([plain, made], 2)).toThrow(
    "a tensor made in inference mode is changed in place outside of it",
  );
  inferenceMode(() => _foreachMul_([plain, made, plain], 2));
  expect([plain.toArray(), made.toArray(), plain.version]).toEqual([[8, 16], [2, 4], 3]); // biome-ignore format: one line
});

test("a program's kernel for the operator is called for each tensor", () => {
  const sizes: number[] = [];
  const mine = library("aten", "IMPL", "CPU", "mine.ts");
  mine.impl("mul.Scalar", (self: Tensor) => {
    sizes.push(self.numel);
    return self.neg();
  });
  try {
    expect(_foreachMul([tensor([1]), tensor([2, 3])], 2).map((x) => x.toArray())).toEqual([[-1], [-2, -3]]);
  } finally {
    mine.dispose();
  }
  expect(sizes).toEqual([1, 2]);
  expect(_foreachMul([tensor([1]), tensor([2, 3])], 2).map((x) => x.toArray())).toEqual([[2], [4, 6]]);
});

class Log extends DispatchMode {
  readonly seen: string[] = [];
  override handle(
    op: OverloadHandle,
    _types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    this.seen.push(op.operator.name);
    return op(...args, options);
  }
}

test("a mode is asked about each call", () => {
  const log = new Log();
  withMode(log, () => _foreachMul([tensor([1]), tensor([2, 3])], 2));
  expect(log.seen.filter((name) => name.includes("mul"))).toEqual(["aten::mul.Scalar", "aten::mul.Scalar"]);
});

test("an offered loop that throws leaves the tensors before it changed, and versions as they are", () => {
  const handle = offerLoop("mul.Scalar", {
    dtype: "float32",
    loop: (n: number) => {
      if (n === 3) throw new Error("three");
      return false;
    },
  });
  const list = [1, 2, 3, 4].map((n) => tensor(Array.from({ length: n }, () => 1)));
  try {
    expect(() => _foreachMul_(list, 2)).toThrow("three");
  } finally {
    handle.dispose();
  }
  expect(list.map((x) => [...new Set(x.toArray() as number[])])).toEqual([[2], [2], [1], [1]]);
  expect(list.map(({ version }) => version)).toEqual([1, 1, 0, 0]);
});

test("a number that decides the dtype", () => {
  const results = _foreachMul([tensor([1, 2]), tensor([3])], { re: 0, im: 1 });
  expect(results.map(({ dtype }) => dtype)).toEqual(["complex64", "complex64"]);
  expect(
    _foreachMul([tensor([1, 2]), tensor([3], { dtype: "int32" }), tensor([4])], 1.5).map(({ dtype }) => dtype),
  ).toEqual(["float32", "float32", "float32"]);
  expect(() => _foreachAdd_([tensor([1]), tensor([2])], [tensor([1]), tensor([2])], { alpha: 1e300 })).toThrow(
    "value cannot be converted to type float32 without overflow",
  );
});

test("an observer is told of each call", () => {
  const sizes: number[] = [];
  const handle = observe({
    before({ op, key, args }) {
      if (op.name === "aten::mul.Scalar" && key === "CPU") sizes.push((args[0] as Tensor).numel);
    },
  });
  try {
    _foreachMul([tensor([1]), tensor([2, 3])], 2);
  } finally {
    handle.dispose();
  }
  expect(sizes).toEqual([1, 2]);
});

test("writes that are not counted below ADInplaceOrView are not counted here", () => {
  const list = [tensor([1]), tensor([2, 3]), tensor(Array.from({ length: 600 }, () => 1))];
  withExcluded("ADInplaceOrView", () => _foreachMul_(list, 2));
  expect(list.map(({ version }) => version)).toEqual([0, 0, 0]);
});

test("memory that was transferred is refused as by the operator", () => {
  const lists = [0, 1].map(() => {
    const array = new Float32Array(600).fill(1);
    const x = tensor(array, { copy: false });
    structuredClone(array, { transfer: [array.buffer] });
    return [tensor([1]), x];
  });
  const message = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      return (error as Error).message.split("\n")[0]!;
    }
    return "";
  };
  const [ours, one] = [message(() => _foreachMul(lists[0]!, 2)), message(() => lists[1]![1]!.mul(2))];
  expect([ours, one]).toEqual([one, one]);
  expect(one).not.toBe("");
});
