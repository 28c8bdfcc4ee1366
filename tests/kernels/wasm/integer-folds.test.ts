// Reductions of integers and bools, by vectors and without: the values that bigints give, over random shapes, strides, offsets and dimensions, at sizes
// around every threshold, with the extremes of each dtype.

import { describe, expect, test } from "vitest";
import {
  all,
  amax,
  amin,
  aminmax,
  any,
  argmax,
  argmin,
  countNonzero,
  max,
  min,
  sum,
  type Tensor,
  tensor,
  useKernels,
} from "../../../generated/index.js";
import { allRows, anyRows, maxRows, minRows, sumRows } from "../../../runtime/kernels/cpu/reductions.js";
import { standingOffers } from "../../../runtime/kernels/loops/offers.js";
import { fc } from "../../seeded.js";
import { withWasmOffers } from "./offers.js";

const offerFrom = withWasmOffers();

const bits = { bool: 1, uint8: 8, int8: 8, int16: 16, int32: 32, int64: 64 } as const;
type Whole = keyof typeof bits;
const wholes = Object.keys(bits) as Whole[];
const wrapped = (value: bigint, dtype: Whole): bigint =>
  dtype === "bool" || dtype === "uint8" ? BigInt.asUintN(bits[dtype], value) : BigInt.asIntN(bits[dtype], value);
/** The least and the greatest number of a dtype. */
const limitsOf = (dtype: Whole): readonly [bigint, bigint] => {
  const [of, half] = [BigInt(bits[dtype]), 1n << BigInt(bits[dtype] - 1)];
  return dtype === "bool" || dtype === "uint8" ? [0n, (1n << of) - 1n] : [-half, half - 1n];
};

/** Rows of up to four vectors and their remainders, rows of several pieces, and columns of several blocks. */
const long = [1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 23, 24, 25, 31, 33, 47, 48, 63, 64, 65, 127, 129, 255, 257, 1000, 2047];
const longest = [2049, 4095, 4097, 8193, 16_385, 33_000];

const inputs = fc.record({
  dtype: fc.constantFrom(...wholes),
  long: fc.constantFrom(...long, ...longest),
  others: fc.array(fc.constantFrom(1, 2, 3, 8, 9, 33), { maxLength: 2 }),
  place: fc.nat(2),
  turn: fc.nat(5),
  cut: fc.constantFrom("whole", "shifted", "stepped"),
  values: fc.constantFrom("small", "zeros", "not zero", "extreme", "any"),
  special: fc.array(fc.tuple(fc.nat(), fc.nat(7)), { maxLength: 3 }),
  dims: fc.nat(6),
});
type Input = typeof inputs extends fc.Arbitrary<infer T> ? T : never;

/** Numbers about which carries, signs and comparisons of words change. */
function specials(dtype: Whole): readonly bigint[] {
  const [least, greatest] = limitsOf(dtype);
  return [least, greatest, least + 1n, 0n, 1n, -1n, 0xffff_ffffn, 1n << 32n].map((value) => wrapped(value, dtype));
}

function element({ dtype, values }: Input, i: number): bigint {
  const mixed = BigInt(i) * 0x9e37_79b9_7f4a_7c15n;
  if (values === "zeros") return 0n;
  if (values === "not zero") return dtype === "bool" ? 1n : wrapped((mixed >> 20n) | 1n, dtype);
  if (values === "extreme") return specials(dtype)[Number((mixed >> 40n) & 7n)]!;
  return wrapped(values === "small" ? ((mixed >> 30n) % 7n) - 3n : mixed >> 11n, dtype);
}

/** As many numbers as a tensor of a shape has, in a tensor of other strides. */
function filled(input: Input): { readonly x: Tensor; readonly list: readonly bigint[] } {
  const { dtype, others, place, turn, cut } = input;
  const shape: number[] = [...others];
  shape.splice(Math.min(place, shape.length), 0, input.long);
  while (shape.reduce((a, b) => a * b, 1) > 70_000) shape.splice(shape[0] === input.long ? 1 : 0, 1);
  const wide = shape.map((size) => (cut === "whole" ? size : cut === "shifted" ? size + 1 : 2 * size));
  const count = wide.reduce((a, b) => a * b, 1);
  const numbers = Array.from({ length: count }, (_, i) => element(input, i));
  for (const [at, which] of input.special) numbers[at % count] = specials(dtype)[which]!;
  const wrap = (value: bigint): unknown =>
    dtype === "int64" ? value : dtype === "bool" ? value === 1n : Number(value);
  let x = tensor(numbers.map(wrap) as never, { dtype }).reshape(wide);
  const steps: number[] = wide.map((_, d) => wide.slice(d + 1).reduce((a, b) => a * b, 1));
  let offset = 0;
  for (const [d, size] of shape.entries()) {
    if (cut === "shifted") {
      x = x.slice(d, 1, size + 1);
      offset += steps[d]!;
    }
    if (cut === "stepped") {
      x = x.slice(d, 0, 2 * size, 2);
      steps[d]! *= 2;
    }
  }
  const axes = shape.map((_, d) => d);
  const order: number[] = [];
  for (let left = turn; axes.length > 0; left >>= 1) order.push(...axes.splice(left % axes.length, 1));
  const list: bigint[] = [];
  const visit = (d: number, at: number): void => {
    if (d === order.length) list.push(numbers[at]!);
    else for (let i = 0; i < shape[order[d]!]!; i++) visit(d + 1, at + i * steps[order[d]!]!);
  };
  visit(0, offset);
  return { x: x.permute(order), list };
}

/** The elements over which each result goes, in order. */
function groupsOf(list: readonly bigint[], shape: readonly number[], dims: readonly number[]): bigint[][] {
  const groups: bigint[][] = [];
  for (const [i, value] of list.entries()) {
    let [rest, at, step] = [i, 0, 1];
    for (let d = shape.length - 1; d >= 0; d--) {
      if (!dims.includes(d)) {
        at += step * (rest % shape[d]!);
        step *= shape[d]!;
      }
      rest = Math.floor(rest / shape[d]!);
    }
    (groups[at] ??= []).push(value);
  }
  return groups;
}

const listOf = (x: Tensor): bigint[] => ([...x.reshape([-1]).contiguous().data] as (number | bigint)[]).map(BigInt);
const largest = (group: readonly bigint[]): bigint => group.reduce((a, b) => (b > a ? b : a));
const smallest = (group: readonly bigint[]): bigint => group.reduce((a, b) => (b < a ? b : a));
const nonzero = (group: readonly bigint[]): number => group.filter((value) => value !== 0n).length;

type Along = (x: Tensor, dims: readonly number[]) => readonly Tensor[];
type Wanted = (group: readonly bigint[]) => readonly bigint[];
type Pair = (x: Tensor, dim: number) => readonly [Tensor, Tensor];

/** What is computed over several dimensions, over one, and over none of bools. */
const operators: readonly (readonly [name: string, dims: "several" | "one" | "one, no bools", call: Along, Wanted])[] =
  [
    [
      "sum",
      "several",
      (x, dims) => [sum(x, dims)],
      (g) => [
        BigInt.asIntN(
          64,
          g.reduce((a, b) => a + b),
        ),
      ],
    ],
    ["amax", "several", (x, dims) => [amax(x, dims)], (g) => [largest(g)]],
    ["amin", "several", (x, dims) => [amin(x, dims)], (g) => [smallest(g)]],
    ["aminmax", "one", (x, [dim]) => [...aminmax(x, { dim: dim! })], (g) => [smallest(g), largest(g)]],
    ["count_nonzero", "several", (x, dims) => [countNonzero(x, dims as number[])], (g) => [BigInt(nonzero(g))]],
    ["any", "one", (x, [dim]) => [any(x, dim!)], (g) => [BigInt(nonzero(g) > 0)]],
    ["all", "one", (x, [dim]) => [all(x, dim!)], (g) => [BigInt(nonzero(g) === g.length)]],
    ["argmax", "one, no bools", (x, [dim]) => [argmax(x, dim!)], (g) => [BigInt(g.indexOf(largest(g)))]],
    ["argmin", "one, no bools", (x, [dim]) => [argmin(x, dim!)], (g) => [BigInt(g.indexOf(smallest(g)))]],
    [
      "max",
      "one",
      (x, [dim]) => [...(max as unknown as Pair)(x, dim!)],
      (g) => [largest(g), BigInt(g.indexOf(largest(g)))],
    ],
    [
      "min",
      "one",
      (x, [dim]) => [...(min as unknown as Pair)(x, dim!)],
      (g) => [smallest(g), BigInt(g.indexOf(smallest(g)))],
    ],
  ];

const whole: typeof operators = [
  ["sum", "several", (x) => [sum(x)], operators[0]![3]],
  ["max", "several", (x) => [max(x)], operators[1]![3]],
  ["min", "several", (x) => [min(x)], operators[2]![3]],
  ["any", "several", (x) => [any(x)], operators[5]![3]],
  ["all", "several", (x) => [all(x)], operators[6]![3]],
  ["argmax", "one, no bools", (x) => [argmax(x)], operators[7]![3]],
  ["argmin", "one, no bools", (x) => [argmin(x)], operators[8]![3]],
];

function check(input: Input, isWhole: boolean, [, kind, call, wanted]: (typeof operators)[number]): void {
  if (kind === "one, no bools" && input.dtype === "bool") return;
  const { x, list } = filled(input);
  const every = x.shape.map((_, d) => d);
  const chosen = every.filter((d) => ((1 + input.dims) >> d) & 1);
  const one = [input.dims % x.ndim];
  const dims = isWhole ? every : kind === "several" && chosen.length > 0 ? chosen : one;
  const expected = groupsOf(list, x.shape, dims).map(wanted);
  for (const kernels of [null, "ts"]) {
    useKernels(kernels);
    const found = call(x, dims).map(listOf);
    for (const [i, values] of expected.entries()) {
      const here = found.map((results) => results[i]!);
      if (here.some((value, k) => value !== values[k])) expect({ input, dims, kernels, i, found: here }).toBe(values);
    }
  }
}

describe.each([undefined, 1])("from elements %s", (from) => {
  test.each(operators)("%s over dimensions", (...row) => {
    offerFrom(from);
    fc.assert(
      fc.property(inputs, (input) => {
        check(input, false, row);
      }),
      { numRuns: 60 },
    );
  });

  test.each(whole)("%s of all elements", (...row) => {
    offerFrom(from);
    fc.assert(
      fc.property(inputs, (input) => {
        check(input, true, row);
      }),
      { numRuns: 30 },
    );
  });
});

test("each integer dtype has vectors for each of these, and each dtype for truth values", () => {
  offerFrom();
  const dtypesOf = (table: Parameters<typeof standingOffers>[0]): string[] =>
    standingOffers(table)
      .map(({ dtype }) => dtype)
      .filter((dtype) => wholes.includes(dtype as Whole))
      .sort();
  for (const table of [sumRows, maxRows, minRows]) expect(dtypesOf(table.cells)).toEqual([...wholes].sort());
  for (const table of [anyRows, allRows]) {
    expect(
      standingOffers(table.cells)
        .map(({ dtype }) => dtype)
        .sort(),
    ).toEqual(["bool", "float32", "float64", "int16", "int32", "int8", "uint8"]);
  }
});

test.each(["float32", "float64", "float16", "complex64"] as const)("any and all of %s", (dtype) => {
  offerFrom(1);
  for (const size of [47, 48, 50, 1000, 3000, 40_000]) {
    for (const [fill, at, value] of [
      [0, size - 1, Number.NaN],
      [0, size - 1, -0],
      [0, 16, 1e-30],
      [-0, size >> 1, 2],
      [1, size - 1, 0],
      [Number.NaN, size - 2, -0],
      [3, 20, 4],
      [3, 16, 0],
    ] as const) {
      const x = tensor(Array.from({ length: 3 * size }, (_, i) => (i === size + at ? value : fill))).to(dtype);
      const isTrue = (number: number): boolean =>
        Math.fround(number) !== 0 && (dtype !== "float16" || number !== 1e-30);
      const rows = [0, 1, 2].map((row) => [fill, row === 1 ? value : fill].map(isTrue));
      const [wantedAny, wantedAll] = [rows.map((row) => row.includes(true)), rows.map((row) => !row.includes(false))];
      for (const kernels of [null, "ts"]) {
        useKernels(kernels);
        for (const input of [x.reshape([3, size]), x.reshape([3, size]).t().contiguous().t()]) {
          expect([any(input, 1).toArray(), all(input, 1).toArray()]).toEqual([wantedAny, wantedAll]);
        }
        const columns = x.reshape([3, size]);
        expect(listOf(any(columns, 0)).map(Number)).toEqual(
          Array.from({ length: size }, (_, i) => +(isTrue(fill) || (i === at && isTrue(value)))),
        );
        expect(listOf(all(columns, 0)).map(Number)).toEqual(
          Array.from({ length: size }, (_, i) => +(isTrue(fill) && (i !== at || isTrue(value)))),
        );
      }
    }
  }
});

test("a sum of more than 2^22 integers of 32 bits is exact", () => {
  const count = 2 ** 22 + 3;
  const x = tensor(new Int32Array(count).fill(2 ** 31 - 1) as never);
  const wanted = BigInt(count) * (2n ** 31n - 1n);
  for (const kernels of [null, "ts"]) {
    useKernels(kernels);
    expect([listOf(sum(x)), listOf(sum(x.reshape([1, count]), 1))]).toEqual([[wanted], [wanted]]);
  }
});

test("integers without elements, and results without groups", () => {
  offerFrom(1);
  for (const kernels of [null, "ts"]) {
    useKernels(kernels);
    for (const dtype of wholes) {
      const [none, lines] = [tensor([], { dtype }), tensor([], { dtype }).reshape([3, 0])];
      expect([sum(none), any(none), all(none)].map(listOf)).toEqual([[0n], [0n], [1n]]);
      const [zeros, ones] = [new Array<bigint>(3).fill(0n), new Array<bigint>(3).fill(1n)];
      expect([sum(lines, 1), any(lines, 1), all(lines, 1)].map(listOf)).toEqual([zeros, zeros, ones]);
      expect([sum(lines, 0).shape, any(lines, 0).shape, amax(lines, [0]).shape]).toEqual([[0], [0], [0]]);
      expect(() => amax(lines, [1])).toThrow();
    }
  }
});

test("results go where an output lies", () => {
  offerFrom(1);
  const x = tensor(
    Array.from({ length: 2100 }, (_, i) => 2 ** 40 + i),
    { dtype: "int64" },
  ).reshape([700, 3]);
  const wanted = [0, 1, 2].map((c) =>
    Array.from({ length: 700 }, (_, r) => 2 ** 40 + 3 * r + c).reduce((a, b) => a + b),
  );
  for (const kernels of [null, "ts"]) {
    useKernels(kernels);
    const out = tensor(new Array<number>(8).fill(9), { dtype: "int64" }).slice(0, 1, 7, 2);
    sum(x, 0, { out });
    expect(out.toArray()).toEqual(wanted);
  }
});

/** Rows of one size that lie further apart, each with its own numbers about which words are compared. */
test.each(wholes)("rows and columns of %s that lie apart", (dtype) => {
  offerFrom(1);
  const [, greatest] = limitsOf(dtype);
  const near = [0x7fff_ffffn, 0x8000_0000n, 0xffff_ffffn, 5n].map((value) =>
    value > greatest ? value & greatest : value,
  );
  for (const size of [24, 65, 300]) {
    const wide = Array.from({ length: 40 }, (_, r) =>
      Array.from({ length: size + 3 }, (__, c) => (c % 7 === r % 7 ? near[r % 4]! : BigInt(r % 3) & greatest)),
    );
    const x = tensor(wide.flat().map((value) => (dtype === "int64" ? value : Number(value))) as never, { dtype });
    const part = x.reshape([40, size + 3]).slice(1, 2, size + 2);
    const rows = wide.map((row) => row.slice(2, size + 2));
    const columns = rows[0]!.map((_, c) => rows.map((row) => row[c]!));
    for (const kernels of [null, "ts"]) {
      useKernels(kernels);
      for (const [dim, groups] of [
        [1, rows],
        [0, columns],
      ] as const) {
        const total = (group: readonly bigint[]): bigint => group.reduce((a, b) => a + b);
        expect(listOf(sum(part, dim))).toEqual(groups.map(total));
        expect(listOf(amax(part, [dim]))).toEqual(groups.map(largest));
        expect(listOf(amin(part, [dim]))).toEqual(groups.map(smallest));
      }
    }
  }
});

test("an output from an offset on", () => {
  offerFrom(1);
  const x = tensor(new BigInt64Array(3000).fill(2n ** 40n) as never);
  for (const kernels of [null, "ts"]) {
    useKernels(kernels);
    const out = tensor([1, 2, 3, 4, 5, 6], { dtype: "int64" });
    sum(x.reshape([2, 1500]), 1, { out: out.slice(0, 3, 5) });
    expect(listOf(out)).toEqual([1n, 2n, 3n, 1500n * 2n ** 40n, 1500n * 2n ** 40n, 6n]);
  }
});
