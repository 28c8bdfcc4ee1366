// Dtypes of raw bits: what is stored, what is read, which kernels move them and which compute.

import { describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { type DType, dtypeCodeOf, dtypes, type EmulatedDType } from "../../runtime/core/dtype.js";
import { formatOf, loadRow, storeRow } from "../../runtime/core/format.js";
import { allocate, type Tensor } from "../../runtime/core/tensor.js";
import { fc } from "../seeded.js";

interface Shape {
  /** Of the fraction. */
  readonly digits: number;
  /** The exponent of the smallest normal number. */
  readonly lowest: number;
  /** The largest finite number. */
  readonly largest: number;
  /** What is larger. */
  readonly over: number;
  /** Patterns of bits. */
  readonly count: 0x100 | 0x10000;
}
const shapes: Readonly<Record<EmulatedDType, Shape>> = {
  float16: { digits: 10, lowest: -14, largest: 65504, over: Number.POSITIVE_INFINITY, count: 0x10000 },
  bfloat16: { digits: 7, lowest: -126, largest: 2 ** 128 - 2 ** 120, over: Number.POSITIVE_INFINITY, count: 0x10000 },
  float8_e5m2: { digits: 2, lowest: -14, largest: 57344, over: Number.POSITIVE_INFINITY, count: 0x100 },
  float8_e4m3fn: { digits: 3, lowest: -6, largest: 448, over: Number.NaN, count: 0x100 },
};
const bitsOf = (count: number, value: (i: number) => number = () => 0): Uint16Array | Uint8Array =>
  (count === 0x100 ? new Uint8Array(count) : new Uint16Array(count)).map((_, i) => value(i));
const names = Object.keys(shapes) as EmulatedDType[];
const format = (name: EmulatedDType) => formatOf(dtypeCodeOf(name))!;

test("the emulated dtypes are those that the table says compute in another one", () => {
  expect(dtypes.filter(({ code, computes }) => computes !== code).map(({ name }) => name)).toEqual(names);
});

/** The nearest number of a format, ties to even, by arithmetic on the value alone. */
function nearest(value: number, { digits, lowest, largest, over }: Shape): number {
  if (value === 0) return value;
  if (!Number.isFinite(value)) return Math.sign(value) * over;
  const size = Math.abs(Math.fround(value));
  const exponent = Math.max(Math.floor(Math.log2(size)), lowest);
  const unit = 2 ** (exponent - digits);
  const count = size / unit;
  const floor = Math.floor(count);
  const rounded = count - floor > 0.5 || (count - floor === 0.5 && floor % 2 === 1) ? floor + 1 : floor;
  const result = rounded * unit;
  return Math.sign(value) * (result > largest ? over : result);
}

describe.each(names)("%s", (name) => {
  const { load, store } = format(name);
  const { count, over } = shapes[name];
  const options = { dtype: name as DType };

  test("every pattern of bits but those of NaN comes back from the number that it stands for", () => {
    for (let bits = 0; bits < count; bits++) {
      const value = load(bits);
      if (Number.isNaN(value)) expect(Number.isNaN(load(store(value)))).toBe(true);
      else if (store(value) !== bits)
        throw new Error(`${bits} stands for ${value}, which is stored as ${store(value)}`);
    }
  });

  test("numbers round to the nearest, ties to even, and overflow", () => {
    const values = fc.oneof(
      fc.float({ noNaN: true }),
      fc.integer({ min: 0, max: count - 1 }).map((bits) => (load(bits) + load((bits + 1) % count)) / 2),
      fc.constantFrom(
        464,
        464.1,
        61439,
        61440,
        65519.99,
        65520,
        65536,
        2 ** -24,
        2 ** -25,
        3 * 2 ** -26,
        -0,
        3.39e38,
        Number.NEGATIVE_INFINITY,
      ),
    );
    fc.assert(
      fc.property(values, (value) => {
        if (!Number.isNaN(value)) expect(load(store(value))).toBe(nearest(value, shapes[name]));
      }),
      { numRuns: 2000 },
    );
  });

  test("rows convert as single elements do", () => {
    const all = bitsOf(count, (bits) => bits);
    const numbers = new Float32Array(all.length + 3);
    loadRow(format(name), all, 0, 1, all.length, numbers, 3);
    for (let bits = 0; bits < all.length; bits++)
      if (!Object.is(numbers[bits + 3], load(bits)))
        throw new Error(`${bits} is ${load(bits)}, in a row ${numbers[bits + 3]}`);
    // Numbers on both sides of every tie, and the tie.
    const near = Float32Array.from(all, (bits) => (load(bits) + load((bits + 1) % count)) / 2);
    const words = new Int32Array(near.buffer);
    for (const nudge of [0, 1, -2]) {
      for (let i = 0; i < words.length; i++) words[i]! += nudge;
      const bits = bitsOf(count);
      storeRow(format(name), near, bits, 0, 1, near.length);
      for (const [i, value] of near.entries())
        if (bits[i] !== store(value)) throw new Error(`${value} is stored as ${store(value)}, in a row as ${bits[i]}`);
    }
  });

  test("long runs, which are computed in blocks, give what short ones give", () => {
    const x = T.linspace(-70000, 70000, 5001).to(name);
    const y = T.linspace(-3, 3, 5001).to(name);
    const pieces = (whole: Tensor) => T.split(whole, 30);
    const calls: readonly ((a: Tensor, b: Tensor) => Tensor)[] = [
      (a, b) => T.add(a, b, { alpha: 3 }),
      (a) => T.nanToNum(a.mul(2)),
      (a, b) => T.addcmul(a, b, b),
      (a, b) => a.clone().sub_(b),
      (a) => T.mul(a, T.tensor(2).to(name)),
      (_, b) => T.add(b, b, { out: T.empty([b.numel], options) }),
      (a, b) => T.div(a, b, { out: T.empty([b.numel], { dtype: "float64" }) }),
    ];
    for (const [i, call] of calls.entries()) {
      const rows = pieces(x).map((part, k) => call(part, pieces(y)[k]!));
      expect([i, call(x, y).toArray()]).toEqual([i, T.cat(rows).toArray()]);
    }
    const limits = T.nanToNum(T.tensor([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN], options));
    const { largest } = shapes[name];
    expect(limits.toArray()).toEqual(Number.isNaN(over) ? [0, 0, 0] : [largest, -largest, 0]);
  });

  test("an element takes its bytes, is read and printed as a number, and converts to and from every dtype", () => {
    const x = T.tensor([1.5, -2, 0, 3], options);
    expect([x.storage.byteLength, x.toArray(), x.select(0, 1).item()]).toEqual([
      count === 0x100 ? 4 : 8,
      [1.5, -2, 0, 3],
      -2,
    ]);
    expect(String(x)).toBe(`tensor([ 1.5000, -2.0000,  0.0000,  3.0000], dtype=${name})`);
    for (const { name: other, supported } of dtypes) {
      if (!supported) continue;
      const there = x.abs().to(other);
      expect(there.toArray()).toEqual(T.tensor([1.5, 2, 0, 3]).to(other).toArray());
      expect([there.to(name).dtype, there.to(name).to(other).toArray()]).toEqual([name, there.toArray()]);
    }
  });

  test("kernels that move elements give what they give for the same numbers in float32", () => {
    const index = T.tensor([2n, 0n]);
    const moves: Readonly<Record<string, (x: Tensor) => Tensor>> = {
      cat: (x) => T.cat([x, x.t()]),
      flip: (x) => x.flip([0, 1]),
      roll: (x) => x.roll([1], [0]),
      gather: (x) => x.gather(1, T.tensor([[2n, 0n, 1n]])),
      index: (x) => x.index([index]),
      indexSelect: (x) => x.indexSelect(1, index),
      scatter: (x) => x.scatter(0, T.tensor([[1n, 0n, 2n]]), x),
      maskedFill: (x) => x.maskedFill(x.gt(1), 7),
      maskedSelect: (x) => x.maskedSelect(x.gt(1)),
      sort: (x) => x.sort(1, true)[0],
      topk: (x) => x.topk(2)[0],
      tril: (x) => x.tril(),
      pad: (x) => T.constantPadNd(x, [1, 2], 5),
      clone: (x) => x.t().clone(),
      repeat: (x) => x.repeat([2, 1]),
      where: (x) => T.where(x.gt(0), x, x.neg()),
      unfold: (x) => x.unfold(1, 2, 1).clone(),
      median: (x) => x.median(),
      nonzero: (x) => T.nonzero(T.cat([x, T.zeros([1, 3], { dtype: x.dtype })])),
    };
    const values = [
      [1.5, -2, 3],
      [0.25, -0, 8],
      [5, 6, -7],
    ];
    for (const [move, body] of Object.entries(moves)) {
      const wide = body(T.tensor(values));
      const narrow = body(T.tensor(values, options));
      expect([move, narrow.toArray()]).toEqual([move, wide.toArray()]);
      if (wide.dtype === "float32") expect([move, narrow.dtype]).toEqual([move, name]);
    }
  });

  test("kernels that compute give the answer in float32, rounded", () => {
    const computed: Readonly<Record<string, (x: Tensor) => Tensor>> = {
      add: (x) => x.add(x, { alpha: 0.3 }),
      exp: (x) => x.exp(),
      sum: (x) => x.sum([1]),
      softmax: (x) => x.softmax(1),
      mm: (x) => x.mm(x),
      addmm: (x) => T.addmm(x, x, x.t()),
      var: (x) => T.var_(x, [0]),
      layerNorm: (x) => T.layerNorm(x, [3]),
      avgPool: (x) => T.avgPool1d(x, [2]),
      conv: (x) => T.conv1d(x.view([1, 3, 3]), x.view([3, 3, 1])),
      cumsum: (x) => x.cumsum(0),
      norm: (x) => T.linalgVectorNorm(x),
      "offset 3": (x) => T.cat([x, x]).slice(0, 1, 4).contiguous().mul(2),
      "slice of a slice": (x) => T.cat([x, x]).slice(0, 1, 4).softmax(1),
    };
    const values = [
      [1.5, -2, 3],
      [0.25, 0, 4],
      [0.5, 2, -1],
    ];
    for (const [what, body] of Object.entries(computed)) {
      const expected = body(T.tensor(values)).to(name);
      const actual = body(T.tensor(values, options));
      expect([what, actual.dtype, actual.toArray()]).toEqual([what, name, expected.toArray()]);
    }
  });

  test("outputs that are slices, in-place writes, sums at one place, gradients", () => {
    const base = T.zeros([2, 6], options);
    T.mm(T.ones([2, 3], options), T.ones([3, 3], options), { out: base.slice(1, 1, 4) });
    expect(base.toArray()).toEqual([
      [0, 3, 3, 3, 0, 0],
      [0, 3, 3, 3, 0, 0],
    ]);
    T.sum(T.ones([4, 2], options), [0], { out: base.slice(1, 0, 2).select(0, 0) });
    expect(base.select(0, 0).toArray()).toEqual([4, 4, 3, 3, 0, 0]);
    const x = T.tensor([1, 2, 3], options);
    expect(x.indexAdd_(0, T.tensor([0n, 0n, 2n]), x.clone()).toArray()).toEqual([4, 2, 6]);
    expect(T.tensor([1, 2, 3], options).mul_(0.5).toArray()).toEqual([0.5, 1, 1.5]);
    const leaf = T.tensor([1.5, 2], { ...options, requiresGrad: true });
    leaf.mul(leaf).sum().backward();
    expect([leaf.grad!.dtype, leaf.grad!.toArray()]).toEqual([name, [3, 4]]);
  });

  test("conversions go on where a block of numbers ends, on both sides, strided and behind other elements", () => {
    const values = Array.from({ length: 5002 }, (_, i) => (i % 97) - 48);
    const wide = T.tensor(values);
    const narrow = T.tensor(values, options);
    // Eight bits do not have all of these numbers.
    const rounded = narrow.to("float32");
    if (count === 0x10000) expect(rounded.toArray()).toEqual(values);
    for (const [from, to] of [
      [wide, name],
      [narrow, "float32"],
      [narrow, "int64"],
    ] as const) {
      expect(
        from
          .slice(0, 1, 5001, 2)
          .to(to as DType)
          .toArray(),
      ).toEqual(rounded.slice(0, 1, 5001, 2).toArray());
      const out = T.zeros([5002], { dtype: to as DType });
      out.slice(0, 1, 5001, 2).copy_(from.slice(0, 2, 5002, 2));
      expect(out.slice(0, 1, 5001, 2).toArray()).toEqual(rounded.slice(0, 2, 5002, 2).toArray());
      expect(out.slice(0, 0, 5001, 2).ne(0).any().item()).toBe(false);
    }
  });

  test.runIf(count === 0x10000)("promotion", () => {
    const x = T.tensor([1], options);
    const with_ = (other: DType) => x.add(allocate([1], other)).dtype;
    expect(["bool", "int64", "float32", "float64", name].map((other) => with_(other as DType))).toEqual([
      name,
      name,
      "float32",
      "float64",
      name,
    ]);
    expect([x.add(2.5).dtype, with_(name === "float16" ? "bfloat16" : "float16")]).toEqual([name, "float32"]);
  });

  test("a kernel without numbers for it refuses by name", () => {
    expect(() => T.linalgSvdvals(T.eye(2, options))).toThrowError(
      `linalg.svd: Low precision dtypes not supported. Got ${name}`,
    );
  });
});
