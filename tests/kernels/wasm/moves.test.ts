// Elements that an index, a mask or a layout moves, beside the same written element by element: shapes, strides, offsets, dtypes, sizes around every threshold.

import { describe, expect, test } from "vitest";
import {
  cat,
  type DType,
  embedding,
  embeddingDenseBackward,
  flip,
  gather,
  indexAdd,
  indexCopy,
  indexPut,
  indexSelect,
  maskedFill,
  maskedScatter,
  maskedSelect,
  maxPool2dWithIndicesBackward,
  nonzero,
  pad,
  repeat,
  roll,
  scatter,
  scatterAdd,
  stack,
  type Tensor,
  tensor,
  useKernels,
  where,
  zeros,
} from "../../../generated/index.js";
import { fc, seed } from "../../seeded.js";
import { withWasmOffers } from "./offers.js";

const offerFrom = withWasmOffers();

const kinds = ["float32", "float64", "int64", "int32", "int8", "bool", "float16", "complex64", "complex128"] as const;

let state = seed;
const next = (below: number): number => (state = (state * 48271) % 2147483647) % below;

const count = (shape: readonly number[]): number => shape.reduce((product, size) => product * size, 1);

/** A tensor's memory layout. */
type Lies = "together" | "apart" | "turned" | "behind";
const ways: readonly Lies[] = ["together", "apart", "turned", "behind"];

/**
 * A tensor of small integers (sums of them are exact in every dtype), in part NaN if the dtype has one, with the
 * requested layout.
 */
function laidOut(shape: readonly number[], dtype: DType, lies: Lies): Tensor {
  const floats = dtype.startsWith("float") || dtype.startsWith("complex");
  const values = Array.from({ length: count(shape) }, () => (floats && next(40) === 0 ? Number.NaN : next(9)));
  const whole = tensor(values, { dtype: floats ? "float64" : "int64" })
    .to(dtype)
    .reshape([...shape]);
  if (shape.length === 0 || lies === "together") return whole;
  if (lies === "turned") {
    const order = shape.map((_, d) => shape.length - 1 - d);
    return whole.permute(order).contiguous().permute(order);
  }
  if (lies === "behind")
    return cat([zeros([3], { dtype }), whole.reshape([-1])])
      .narrow(0, 3, whole.numel)
      .view([...shape]);
  const room = zeros(
    shape.map((size) => 2 * size + 1),
    { dtype },
  );
  let part = room;
  for (const [d, size] of shape.entries()) part = part.slice(d, 1, 2 * size + 1, 2);
  return part.copy_(whole);
}

/** The elements in row-major order, of any dtype, as texts: `Object.is` for NaN and zeros of both signs, and for parts of complex numbers. */
const elements = (x: Tensor): string[] => {
  const list = (x.ndim === 0 ? [x.item()] : (x.reshape([-1]).toArray() as unknown[])) as unknown[];
  return list.map((value) =>
    typeof value === "object" && value !== null
      ? JSON.stringify(value, (_, part) => (typeof part === "number" ? String(part) : part))
      : Object.is(value, -0)
        ? "-0"
        : String(value),
  );
};

/** The bytes of a tensor's whole memory. */
const bits = (x: Tensor): Uint8Array => {
  const { buffer, byteOffset, byteLength } = x.data!;
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
};

/** All places of a shape in order. */
function* places(shape: readonly number[]): Iterable<number[]> {
  for (let i = 0; i < count(shape); i++) {
    const place = new Array<number>(shape.length);
    for (let d = shape.length - 1, rest = i; d >= 0; d--) {
      place[d] = rest % shape[d]!;
      rest = Math.floor(rest / shape[d]!);
    }
    yield place;
  }
}

const flatAt = (shape: readonly number[], place: readonly number[]): number =>
  place.reduce((at, one, d) => at * shape[d]! + one, 0);

const cases = fc.record({
  shape: fc
    .array(fc.constantFrom(1, 2, 3, 5, 8, 17, 200), { minLength: 1, maxLength: 3 })
    .filter((s) => count(s) < 4000),
  dim: fc.nat(2),
  dtype: fc.constantFrom(...kinds),
  lies: fc.constantFrom(...ways),
  others: fc.constantFrom(...ways, "spread" as const),
  picks: fc.constantFrom(1, 2, 7, 33),
});

type Case = typeof cases extends { filter(test: (one: infer C) => boolean): unknown } ? C : never;

const check = (run: (one: Case) => void): void => fc.assert(fc.property(cases, run), { numRuns: 60 });

/** Values of an index with the shape given. */
function indexOf(shape: readonly number[], below: number, lies: Case["others"]): Tensor {
  const make = (sizes: readonly number[]): Tensor =>
    tensor(
      Array.from({ length: count(sizes) }, () => next(below)),
      { dtype: "int64" },
    ).reshape([...sizes]);
  if (lies === "spread") return make([...shape.slice(0, -1), 1]).expand([...shape]);
  const whole = make(shape);
  return lies === "turned" && shape.length > 1 ? whole.transpose(0, 1).contiguous().transpose(0, 1) : whole;
}

describe("along a dimension", () => {
  test("gather, scatter and scatter_add", () => {
    check(({ shape, dim: any, dtype, lies, others, picks }) => {
      const dim = any % shape.length;
      const x = laidOut(shape, dtype, lies);
      const wide = shape.map((size, d) => (d === dim ? picks : size));
      const index = indexOf(wide, shape[dim]!, others);
      const at = elements(index).map(Number);
      const sourceElements = elements(x);
      const expected = [...places(wide)].map((place, i) => sourceElements[flatAt(shape, place.with(dim, at[i]!))]!);
      expect(elements(gather(x, dim, index))).toEqual(expected);

      const source = laidOut(wide, dtype, others === "spread" ? "together" : others);
      const values = elements(source);
      const put = sourceElements.slice();
      for (const [i, place] of [...places(wide)].entries()) put[flatAt(shape, place.with(dim, at[i]!))] = values[i]!;
      expect(elements(scatter(x, dim, index, source))).toEqual(put);
      expect(elements(x.clone().scatter_(dim, index, source))).toEqual(put);

      if (dtype !== "float32" && dtype !== "float64" && dtype !== "int32") return;
      const sums = sourceElements.map(Number);
      for (const [i, place] of [...places(wide)].entries())
        sums[flatAt(shape, place.with(dim, at[i]!))]! += Number(values[i]);
      expect(elements(scatterAdd(x, dim, index, source))).toEqual(sums.map(String));
    });
  });

  test("index_select, index_add, index_copy, index and index_put", () => {
    check(({ shape, dim: any, dtype, lies, others, picks }) => {
      const dim = any % shape.length;
      const size = shape[dim]!;
      const x = laidOut(shape, dtype, lies);
      const index = indexOf([picks], size, "together");
      const at = elements(index).map(Number);
      const wide = shape.map((one, d) => (d === dim ? picks : one));
      const sourceElements = elements(x);
      const from = [...places(wide)].map((place) => flatAt(shape, place.with(dim, at[place[dim]!]!)));
      expect(elements(indexSelect(x, dim, index))).toEqual(from.map((f) => sourceElements[f]!));
      const list = [...new Array<null>(dim).fill(null), index];
      expect(elements(x.index(list))).toEqual(from.map((f) => sourceElements[f]!));

      const source = laidOut(wide, dtype, others === "spread" ? "apart" : others);
      const values = elements(source);
      const put = sourceElements.slice();
      for (const [i, f] of from.entries()) put[f] = values[i]!;
      expect(elements(indexCopy(x, dim, index, source))).toEqual(put);
      expect(elements(indexPut(x, list, source))).toEqual(put);
      const one = source.reshape([-1]).select(0, 0);
      expect(elements(indexPut(x, list, one))).toEqual(
        sourceElements.map((value, i) => (from.includes(i) ? values[0]! : value)),
      );

      if (dtype !== "float32" && dtype !== "float64" && dtype !== "int8") return;
      const sums = sourceElements.map(Number);
      for (const [i, f] of from.entries()) sums[f]! += Number(values[i]);
      const wrapped = sums.map((sum) => String(dtype === "int8" ? (sum << 24) >> 24 : sum));
      expect(elements(indexAdd(x, dim, index, source))).toEqual(wrapped);
      expect(elements(indexPut(x, list, source, { accumulate: true }))).toEqual(wrapped);
    });
  });

  test("flip, roll, repeat and pad", () => {
    check(({ shape, dim: any, dtype, lies, picks }) => {
      const dim = any % shape.length;
      const size = shape[dim]!;
      const x = laidOut(shape, dtype, lies);
      const sourceElements = elements(x);
      const read = (map: (place: number[]) => number[]): string[] =>
        [...places(shape)].map((place) => sourceElements[flatAt(shape, map(place))]!);
      expect(elements(flip(x, [dim]))).toEqual(read((place) => place.with(dim, size - 1 - place[dim]!)));
      const all = shape.map((_, d) => d);
      expect(elements(flip(x, all))).toEqual(sourceElements.toReversed());
      expect(elements(roll(x, [picks], [dim]))).toEqual(
        read((place) => place.with(dim, (place[dim]! + size * picks - picks) % size)),
      );
      const times = shape.map((_, d) => (d === dim ? 2 : 1));
      const twice = shape.map((one, d) => one * times[d]!);
      expect(elements(repeat(x, times))).toEqual(
        [...places(twice)].map((place) => sourceElements[flatAt(shape, place.with(dim, place[dim]! % size))]!),
      );
      const padding = new Array<number>(2 * shape.length).fill(0).with(2 * (shape.length - 1 - dim), 2);
      const padded = shape.map((one, d) => (d === dim ? one + 2 : one));
      const zero = elements(zeros([], { dtype }))[0]!;
      expect(elements(pad(x, padding))).toEqual(
        [...places(padded)].map((place) =>
          place[dim]! < 2 ? zero : sourceElements[flatAt(shape, place.with(dim, place[dim]! - 2))]!,
        ),
      );
    });
  });

  test("masked_select and nonzero", () => {
    check(({ shape, dtype, lies, others }) => {
      const x = laidOut(shape, dtype, lies);
      const mask = laidOut(shape, "bool", others === "spread" ? "apart" : others);
      const chosen = elements(mask).flatMap((flag, i) => (flag === "true" ? [i] : []));
      const sourceElements = elements(x);
      expect(elements(maskedSelect(x, mask))).toEqual(chosen.map((i) => sourceElements[i]!));
      const all = [...places(shape)];
      expect(nonzero(mask).toArray()).toEqual(chosen.map((i) => all[i]!));
    });
  });

  test("masked_fill and masked_scatter", () => {
    check(({ shape, dtype, lies, others, picks }) => {
      const x = laidOut(shape, dtype, lies);
      const mask = laidOut(shape, "bool", others === "spread" ? "apart" : others);
      const flags = elements(mask).map((flag) => flag === "true");
      const sourceElements = elements(x);
      const filled = elements(x.clone().fill_(picks));
      const expected = sourceElements.map((value, i) => (flags[i] === true ? filled[i]! : value));
      expect(elements(maskedFill(x, mask, picks))).toEqual(expected);

      const count = flags.filter((flag) => flag).length;
      const source = laidOut([count + (picks % 2)], dtype, lies);
      const values = elements(source);
      let used = 0;
      const put = sourceElements.map((value, i) => (flags[i] === true ? values[used++]! : value));
      expect(elements(maskedScatter(x, mask, source))).toEqual(put);
      if (lies !== "together") expect(elements(x.maskedScatter_(mask, source))).toEqual(put);
      else expect(elements(x.maskedFill_(mask, picks))).toEqual(expected);
      if (count > 0)
        expect(() => maskedScatter(x, mask, source.narrow(0, 0, count - 1))).toThrow(
          "masked_scatter: expected the number of elements in source to be at least the number of ones in mask",
        );
    });
  });

  test("a uint8 mask is true where an element is not 0", () => {
    const mask = tensor([0, 1, 2, 127, 128, 255], { dtype: "uint8" });
    const x = tensor([1, 2, 3, 4, 5, 6], { dtype: "int32" });
    expect(maskedFill(x, mask, -1).toArray()).toEqual([1, -1, -1, -1, -1, -1]);
    expect(maskedSelect(x, mask).toArray()).toEqual([2, 3, 4, 5, 6]);
    expect(maskedScatter(x, mask, tensor([7, 8, 9, 10, 11], { dtype: "int32" })).toArray()).toEqual([
      1, 7, 8, 9, 10, 11,
    ]);
  });
});

describe("gradients of maxima", () => {
  test.each([
    [[3, 40, 50], [20, 25], "float32"],
    [[2, 5, 100, 200], [50, 100], "float32"],
    [[7, 20, 30], [19, 29], "float64"],
    [[7, 20, 30], [19, 29], "float16"],
    [[50, 20, 31], [3, 5], "float32"],
  ] as const)("are added at their indices: planes %j, results %j of %s", (shape, size, dtype) => {
    offerFrom(1);
    const x = zeros(shape, { dtype });
    const results = [...shape.slice(0, -2), ...size];
    const inner = shape.at(-1)! * shape.at(-2)!;
    const outer = size[0] * size[1];
    const given = laidOut(results, dtype, "together").nanToNum(1);
    const back = (index: Tensor): string[] =>
      elements(maxPool2dWithIndicesBackward(given, x, [2, 2], [2, 2], [0, 0], [1, 1], false, index));
    const flat = indexOf(results, inner, "together");
    const list = elements(flat).map(Number);
    const values = elements(given).map(Number);
    for (const nowhere of [null, 0, list.length - 1]) {
      const sums = new Array<number>(x.numel).fill(0);
      const picks = list.map((place, i) => (i === nowhere ? -1 : place));
      for (const [i, place] of picks.entries())
        if (place >= 0) sums[Math.floor(i / outer) * inner + place]! += values[i]!;
      const index = tensor(picks, { dtype: "int64" }).reshape(results);
      expect(back(index)).toEqual(sums.map(String));
      expect(back(index.transpose(-1, -2).contiguous().transpose(-1, -2))).toEqual(sums.map(String));
    }
    for (const at of [0, list.length - 1])
      expect(() => back(tensor(list.with(at, inner), { dtype: "int64" }).reshape(results))).toThrow(
        `index ${inner} is out of range for a plane of ${inner}`,
      );
  });
});

describe("both kinds of loops give bitwise equal results", () => {
  const moves = fc.record({
    outer: fc.constantFrom(1, 2, 7, 33),
    size: fc.constantFrom(1, 2, 5, 64, 300, 1000),
    inner: fc.constantFrom(1, 2, 3, 16, 31, 130),
    picks: fc.constantFrom(1, 3, 8, 129, 2000),
    dtype: fc.constantFrom("float32", "float64", "int64", "int32", "complex64", "int8", "float16"),
    lies: fc.constantFrom("together", "behind", "apart"),
    step: fc.constantFrom(1, 2, 3, 4, 7, 9),
  });

  test("elements and rows selected by an index, rows scattered to an index, strided elements", () => {
    offerFrom(1);
    fc.assert(
      fc.property(moves, ({ outer, size, inner, picks, dtype, lies, step }) => {
        if (outer * Math.max(size, picks) * inner > 70_000) return;
        const shape = [outer, size, inner];
        const wide = [outer, picks, inner];
        const x = laidOut(shape, dtype, lies);
        const values = laidOut(wide, dtype, lies);
        const index = indexOf(wide, size, "together");
        const rows = indexOf([picks], size, "together");
        const adds = dtype === "float32" || dtype === "float64" || dtype === "int32";
        const run = (): string[][] =>
          [
            gather(x, 1, index),
            x.clone().scatter_(1, index, values),
            scatter(x, 1, index, values),
            ...(adds ? [scatterAdd(x, 1, index, values), x.clone().scatterAdd_(1, index, values)] : []),
            indexSelect(x, 1, rows),
            x.index([null, rows]),
            indexCopy(x, 1, rows, values),
            indexPut(x, [null, rows], values),
            x.clone().indexPut_([null, rows.sub(1)], values),
            ...(adds ? [indexAdd(x, 1, rows, values), indexPut(x, [null, rows], values, { accumulate: true })] : []),
            x.slice(1, 0, size, step).contiguous(),
            x.slice(2, 0, inner, step).contiguous(),
            x
              .reshape([-1])
              .slice(0, 0, outer * size * inner, step)
              .clone(),
            flip(x, [2]),
            flip(x, [0, 2]),
            flip(x.transpose(0, 1), [1, 2]),
          ].map(elements);
        useKernels(null);
        const offered = run();
        useKernels("ts");
        expect(offered).toEqual(run());
        useKernels(null);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [[3, 4000], 1, "float32"],
    [[3, 4000], 1, "float64"],
    [[200, 90], 0, "float32"],
    [[2, 20_000], 1, "int32"],
  ] as const)("nothing is written if an index is out of range, wherever it is: %j along %d", (shape, dim, dtype) => {
    offerFrom(1);
    const total = count(shape);
    const x = laidOut(shape, dtype, "together").nanToNum(1);
    const before = elements(x);
    const values = laidOut(shape, dtype, "together");
    for (const place of [0, 1, Math.floor(total / 2), total - 1])
      for (const value of [shape[dim], -1, 2 ** 32, -(2 ** 40)]) {
        const picks = BigInt64Array.from({ length: total }, () => BigInt(next(shape[dim]!)));
        picks[place] = BigInt(value!);
        const index = tensor(picks).reshape([...shape]);
        const message = `index ${value} is out of bounds for dimension ${dim} with size ${shape[dim]}`;
        expect(() => gather(x, dim, index)).toThrow(message);
        expect(() => x.scatter_(dim, index, values)).toThrow(message);
        expect(() => x.scatterAdd_(dim, index, values)).toThrow(message);
        expect(elements(x)).toEqual(before);
      }
  });
});

describe("transposes", () => {
  const turns = fc.record({
    outer: fc.constantFrom(1, 2),
    rows: fc.constantFrom(15, 16, 17, 18, 19, 33, 64, 250, 512, 1023, 1024, 1030),
    columns: fc.constantFrom(16, 17, 31, 64, 65, 300, 512, 1025),
    between: fc.constantFrom(0, 3, 400),
    dtype: fc.constantFrom(...kinds),
    into: fc.constantFrom("fresh", "part"),
  });

  test("are bitwise equal with both kinds of loops, and transposed correctly", () => {
    offerFrom(1);
    fc.assert(
      fc.property(turns, ({ outer, rows, columns, between, dtype, into }) => {
        if (outer * rows * (columns + between) > 300_000) return;
        const pitch = columns + between;
        const each = bits(zeros([1], { dtype })).length;
        const source = zeros([outer, rows, pitch], { dtype });
        const memory = bits(source);
        // Not the bits of a signaling NaN, which engines make quiet where they load one.
        const below = dtype === "bool" ? 2 : /float|complex/.test(dtype) ? 64 : 256;
        for (let i = 0; i < memory.length; i++) memory[i] = next(below);
        const x = source.narrow(2, between >> 1, columns);
        const run = (): Uint8Array => {
          if (into === "fresh") return bits(x.transpose(1, 2).contiguous());
          const wide = zeros([outer, columns, rows + 5], { dtype });
          wide.narrow(2, 2, rows).copy_(x.transpose(1, 2));
          return bits(wide);
        };
        useKernels(null);
        const offered = run();
        useKernels("ts");
        expect(Buffer.compare(offered, run())).toBe(0);
        useKernels(null);
        const width = into === "fresh" ? rows : rows + 5;
        for (let k = 0; k < 200; k++) {
          const [o, r, c, byte] = [next(outer), next(rows), next(columns), next(each)];
          const to = ((o * columns + c) * width + (into === "fresh" ? 0 : 2) + r) * each + byte;
          expect(offered[to]).toBe(memory[((o * rows + r) * pitch + (between >> 1) + c) * each + byte]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [60, 70_000, "int32"],
    [20_000, 100, "int32"],
    [1200, 1100, "float64"],
  ] as const)("that exceed the memory are done in pieces: %d x %d of %s", (rows, columns, dtype) => {
    offerFrom(1);
    const x = zeros([rows, columns], { dtype });
    const memory = x.data as Int32Array;
    for (let i = 0; i < memory.length; i++) memory[i] = i;
    const turned = x.t().contiguous().data as Int32Array;
    let wrong = 0;
    for (let c = 0, at = 0; c < columns; c++)
      for (let r = 0; r < rows; r++) if (turned[at++] !== r * columns + c) wrong++;
    expect(wrong).toBe(0);
  });
});

describe("lines and elements that both sides have in common", () => {
  /** Sizes innermost first, each with its place among the dimensions in memory, or `still` where it is broadcast. */
  const layouts = fc.record({
    length: fc.constantFrom(1, 2, 3, 4, 7, 8, 9, 16, 31, 32, 33, 63, 64, 65, 127, 128, 129, 1000),
    others: fc.array(
      fc.record({ size: fc.constantFrom(1, 2, 3, 5, 8, 40, 300), order: fc.nat(9), still: fc.nat(3), gap: fc.nat(3) }),
      { minLength: 1, maxLength: 6 },
    ),
    isStill: fc.nat(5),
    offset: fc.constantFrom(0, 1, 5),
    dtype: fc.constantFrom(...kinds),
    into: fc.constantFrom("fresh", "same", "part", "lines apart"),
  });

  test("are copied bit by bit, whatever lies between them and however often they are repeated", () => {
    offerFrom(1);
    fc.assert(
      fc.property(layouts, ({ length, others, isStill, offset, dtype, into }) => {
        const shape = [...others.map(({ size }) => size), length];
        if (count(shape) > 40_000) return;
        const strides = new Array<number>(shape.length).fill(0);
        let step = isStill === 0 ? 1 : length;
        if (isStill !== 0) strides[others.length] = 1;
        for (const [d, { size, still, gap }] of [...others.entries()].sort(([, a], [, b]) => a.order - b.order)) {
          if (still === 0) continue;
          strides[d] = step + (gap === 0 ? 3 : 0);
          step = strides[d]! * size;
        }
        if (step > 200_000) return;
        const each = bits(zeros([1], { dtype })).length;
        const source = zeros([offset + step], { dtype });
        const memory = bits(source);
        // No signalling NaN: where few numbers are copied one by one, the processor makes them quiet.
        for (let i = 0; i < memory.length; i++) memory[i] = dtype === "bool" ? next(2) : next(127);
        const x = source.asStrided(shape, strides, offset);
        const [before, behind] = into === "part" || into === "lines apart" ? [1, 2] : [0, 0];
        const run = (): Uint8Array => {
          if (into === "fresh") return bits(x.clone({ memoryFormat: "contiguous_format" }));
          const dim = into === "lines apart" ? others.length : 0;
          const whole = zeros(
            shape.map((size, d) => (d === dim ? size + before + behind : size)),
            { dtype },
          );
          whole.narrow(dim, before, shape[dim]!).copy_(x);
          return bits(whole);
        };
        const expected = new Uint8Array(run().length);
        const pitch = into === "lines apart" ? length + before + behind : length;
        let to = each * (into === "lines apart" ? before : (before * count(shape)) / shape[0]!);
        for (const [i, place] of [...places(shape)].entries()) {
          if (i > 0 && place.at(-1) === 0) to += each * (pitch - length);
          const from = each * place.reduce((at, one, d) => at + one * strides[d]!, offset);
          for (let byte = 0; byte < each; byte++) expected[to++] = memory[from + byte]!;
        }
        for (const sources of [null, "ts"]) {
          useKernels(sources);
          expect(Buffer.compare(run(), expected)).toBe(0);
        }
        useKernels(null);
      }),
      { numRuns: 300 },
    );
  });

  // In memory's order; the dimension of lines is the last one in both orders.
  test.each([
    ["some of the outermost dimension at a time", [200, 64, 4, 16], [0, 2, 1, 3], "int32"],
    ["as many as there is room for, with much in between", [3, 330, 64, 16], [1, 2, 0, 3], "int32"],
    ["as many doubles as there is room for", [3, 150, 64, 16], [1, 2, 0, 3], "float64"],
    ["pieces of a dimension within others", [2, 700, 64, 4, 4], [0, 1, 3, 2, 4], "float64"],
    ["too much in between", [6, 400, 64, 4], [1, 2, 0, 3], "int32"],
    ["six dimensions", [3, 4, 5, 6, 7, 8], [4, 2, 0, 3, 1, 5], "int32"],
  ] as const)("have no room as a whole: %s", (_, shape, order, dtype) => {
    const x = zeros(shape, { dtype });
    const memory = x.data as Int32Array;
    for (let i = 0; i < memory.length; i++) memory[i] = i;
    const turned = x.permute([...order]);
    const copied = turned.contiguous().data as Int32Array;
    let wrong = 0;
    let at = 0;
    for (const place of places(turned.shape)) {
      const value = place.reduce((sum, one, d) => sum + one * turned.strides[d]!, 0);
      if (copied[at++] !== value) wrong++;
    }
    expect(wrong).toBe(0);
  });
});

describe("rows", () => {
  test.each([
    [[30, 70], 0, 40, "float32"],
    [[30, 7], 0, 200, "float64"],
    [[3, 30, 65], 1, 40, "int32"],
    [[30, 2, 9], 0, 300, "int64"],
  ] as const)(
    "are not written if one index is out of range, wherever it is: %j along %d, %d of them",
    (shape, dim, picks, dtype) => {
      offerFrom(1);
      const x = laidOut(shape, dtype, "together");
      if (dtype.startsWith("float")) x.nanToNum_(1);
      const before = elements(x);
      const values = laidOut((shape as readonly number[]).with(dim, picks), dtype, "together");
      const size = shape[dim]!;
      for (const place of [0, 1, picks - 1])
        for (const value of [size, -size - 1, 2 ** 32, -(2 ** 40)]) {
          const list = BigInt64Array.from({ length: picks }, () => BigInt(next(size)));
          list[place] = BigInt(value);
          const index = tensor(list);
          const named = `index ${value} is out of bounds for dimension ${dim} with size ${size}`;
          const places = [...new Array<null>(dim).fill(null), index];
          expect(() => x.indexAdd_(dim, index, values)).toThrow("index out of range in self");
          expect(() => x.indexCopy_(dim, index, values)).toThrow(`index_copy_(): ${named}`);
          expect(() => x.indexPut_(places, values)).toThrow(named);
          expect(() => x.indexPut_(places, values, { accumulate: true })).toThrow(named);
          expect(elements(x)).toEqual(before);
        }
    },
  );
});

describe("gradients and errors", () => {
  test("of rows of a table are added", () => {
    const table = tensor(Float32Array.from({ length: 30 }, (_, i) => i))
      .reshape([6, 5])
      .requiresGrad_();
    embedding(table, tensor([1, 4, 1, 1], { dtype: "int64" }))
      .sum()
      .backward();
    expect((table.grad!.toArray() as number[][]).map((row) => row[0])).toEqual([0, 3, 0, 0, 1, 0]);
  });

  test.each([
    ["together", (g: Tensor) => g],
    [
      "behind",
      (g: Tensor) =>
        cat([zeros([1, 7]), g])
          .narrow(0, 1, 6)
          .view([2, 3, 7]),
    ],
    ["turned", (g: Tensor) => g.t().contiguous().t().view([2, 3, 7])],
    [
      "apart",
      (g: Tensor) =>
        stack([g, zeros([6, 7])], 2)
          .select(2, 0)
          .view([2, 3, 7]),
    ],
    ["one row", (g: Tensor) => g.select(0, 0).expand([2, 3, 7])],
    ["one number", (g: Tensor) => g.select(0, 0).select(0, 1).expand([2, 3, 7])],
  ] as const)("of a table from a gradient that is %s, with a padding row, and scaled by frequency", (_, lay) => {
    const given = lay(tensor(Float32Array.from({ length: 42 }, (_value, i) => i + 1)).view([6, 7]));
    const values = given.contiguous().view([6, 7]).toArray() as number[][];
    const indices = [3, 0, 3, 1, 0, 3];
    for (const often of [false, true]) {
      const expected = Array.from({ length: 4 }, (_value, row) =>
        Array.from({ length: 7 }, (_one, c) =>
          row === 1
            ? 0
            : indices.reduce(
                (sum, at, r) =>
                  sum +
                  (at === row
                    ? Math.fround(values[r]![c]! / (often ? indices.filter((one) => one === row).length : 1))
                    : 0),
                0,
              ),
        ),
      );
      const got = embeddingDenseBackward(given, tensor(indices, { dtype: "int64" }).view([2, 3]), 4, 1, often);
      for (const [r, row] of (got.toArray() as number[][]).entries())
        for (const [c, value] of row.entries()) expect(value).toBeCloseTo(expected[r]![c]!, 4);
    }
  });

  test.each([
    [[2, -1], "index -1 is out of bounds for dimension 0 with size 3"],
    [[0, 3], "index 3 is out of bounds for dimension 0 with size 3"],
    [[1, 2 ** 40], `index ${2 ** 40} is out of bounds for dimension 0 with size 3`],
    [[1, 2 ** 31], `index ${2 ** 31} is out of bounds for dimension 0 with size 3`],
    [[1, -(2 ** 33)], `index ${-(2 ** 33)} is out of bounds for dimension 0 with size 3`],
  ])("an index out of range is named, and nothing is written: %j", (values, message) => {
    const x = tensor([1, 2, 3]);
    const index = tensor(values, { dtype: "int64" });
    expect(() => gather(x, 0, index)).toThrow(message);
    expect(() => x.scatter_(0, index, tensor([7, 8]))).toThrow(message);
    expect(() => x.scatterAdd_(0, index, tensor([7, 8]))).toThrow(message);
    expect(x.toArray()).toEqual([1, 2, 3]);
  });
});

describe("broadcast rows and columns", () => {
  const broadcasts = fc.record({
    rows: fc.constantFrom(1, 2, 3, 31, 64, 300),
    size: fc.constantFrom(1, 2, 7, 16, 64, 100, 511, 512, 1000, 4096, 4097),
    outer: fc.constantFrom(1, 2, 3),
    kind: fc.constantFrom("row", "column", "plane", "number"),
    dtype: fc.constantFrom("float32", "float64"),
    way: fc.constantFrom("fresh", "out", "in place", "where", "turned"),
  });

  test("are bitwise equal with both kinds of loops", () => {
    fc.assert(
      fc.property(broadcasts, ({ rows, size, outer, kind, dtype, way }) => {
        if (outer * rows * size > 200_000) return;
        const shape = [outer, rows, size];
        const x = laidOut(shape, dtype, "together");
        const other = { row: [size], column: [rows, 1], plane: [rows, size], number: [1] }[kind];
        const y = laidOut(other, dtype, "together");
        const run = (): string[] => {
          if (way === "out") return elements(x.add(y, { out: zeros(shape, { dtype }) } as never));
          if (way === "in place") return elements(x.clone().mul_(y));
          if (way === "where") return elements(where(y.gt(2), x, y));
          if (way === "turned") return elements(y.sub(x.transpose(1, 2).contiguous().transpose(1, 2)));
          return elements(x.mul(y));
        };
        useKernels(null);
        const offered = run();
        useKernels("ts");
        expect(offered).toEqual(run());
        useKernels(null);
      }),
      { numRuns: 100 },
    );
  });
});
