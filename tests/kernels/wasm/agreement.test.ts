// Kernels that have WebAssembly loops beside their own: the same results over random shapes, strides and offsets, at sizes around every threshold, with
// infinities and NaN.

import { describe, expect, test } from "vitest";
import {
  adaptiveAvgPool2d,
  adaptiveAvgPool3d,
  addmm,
  amax,
  amin,
  argmax,
  argmin,
  avgPool1d,
  avgPool2d,
  avgPool3d,
  batchNorm,
  convolution,
  cumsum,
  grad,
  groupNorm,
  layerNorm,
  linalgVectorNorm,
  logSoftmax,
  max,
  maxPool1dWithIndices,
  maxPool2dWithIndices,
  maxPool3dWithIndices,
  mean,
  ones,
  prod,
  softmax,
  stdMean,
  sum,
  type Tensor,
  tensor,
  useKernels,
  var_,
  where,
} from "../../../generated/index.js";
import { near } from "../../near.js";
import { fc } from "../../seeded.js";
import { withWasmOffers } from "./offers.js";

/** The result of a run with offered loops, and with the kernels' own. */
function bothWays<T>(run: () => T): readonly [offered: T, plain: T] {
  useKernels(null);
  const offered = run();
  useKernels("ts");
  return [offered, run()];
}

const offerFrom = withWasmOffers();

type Along = (x: Tensor, dim: number) => Tensor;

/** The computation of each along a dimension, and how much rounding may differ, in roundings of the largest magnitude that is summed. */
const operators: readonly (readonly [name: string, call: Along, roundings: number])[] = [
  ["sum", (x, dim) => sum(x, dim), 64],
  ["sum of all", (x) => sum(x), 64],
  ["mean", (x, dim) => mean(x, [dim]), 4],
  ["amax", (x, dim) => amax(x, [dim]), 0],
  ["amin", (x, dim) => amin(x, [dim]), 0],
  ["argmax", argmax, 0],
  ["argmin", argmin, 0],
  ["max", (x, dim) => (max as unknown as (x: Tensor, dim: number) => readonly Tensor[])(x, dim)[1]!, 0],
  ["norm", (x, dim) => linalgVectorNorm(x, 2, [dim]), 4],
  ["var", (x, dim) => var_(x, [dim]), 16],
  ["std_mean", (x, dim) => stdMean(x, [dim])[0]!, 16],
  ["cumsum", cumsum, 1],
  ["softmax", softmax as Along, 16],
  ["log_softmax", logSoftmax as Along, 32],
];

const sizes = [1, 2, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 255, 256, 257, 1000, 2047, 2049, 4097];
const longest = [8191, 8192, 8193, 16_385, 20_001];

/** A tensor of up to three dimensions, one of them long, in the order of a permutation, each second one or from an offset on. */
const inputs = fc.record({
  dtype: fc.constantFrom("float32" as const, "float64" as const),
  long: fc.constantFrom(...sizes, ...longest),
  others: fc.array(fc.constantFrom(1, 2, 3, 9, 33), { maxLength: 2 }),
  place: fc.nat(2),
  turn: fc.nat(5),
  cut: fc.constantFrom("whole", "shifted", "stepped"),
  special: fc.array(
    fc.tuple(
      fc.nat(),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0, 3e38, 1e-42),
    ),
    { maxLength: 3 },
  ),
  dim: fc.nat(2),
});

type Input = typeof inputs extends fc.Arbitrary<infer T> ? T : never;

function filled({ dtype, long, others, place, turn, cut, special }: Input): Tensor {
  const shape: number[] = [...others];
  shape.splice(Math.min(place, shape.length), 0, long);
  while (shape.reduce((a, b) => a * b, 1) > 60_000) shape.splice(shape[0] === long ? 1 : 0, 1);
  const wide = shape.map((size) => (cut === "whole" ? size : cut === "shifted" ? size + 1 : 2 * size));
  const count = wide.reduce((a, b) => a * b, 1);
  const values = new Float64Array(count);
  for (let i = 0; i < count; i++) values[i] = ((i * 7919 + long) % 2003) / 100 - 10;
  for (const [at, value] of special) values[at % count] = value;
  let x = tensor(values as never, { dtype } as never).reshape(wide);
  for (const [d, size] of shape.entries()) {
    if (cut === "shifted") x = x.slice(d, 1, size + 1);
    if (cut === "stepped") x = x.slice(d, 0, 2 * size, 2);
  }
  const axes = shape.map((_, d) => d);
  const order: number[] = [];
  for (let left = turn; axes.length > 0; left >>= 1) order.push(...axes.splice(left % axes.length, 1));
  return x.permute(order);
}

const listOf = (x: Tensor): number[] => (x.reshape([-1]).toArray() as (number | bigint)[]).map(Number);

describe.each(operators)("%s", (_name, call, roundings) => {
  test("equals the built-in loop's result", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const x = filled(input);
        const dim = input.dim % x.ndim;
        const [offered, plain] = bothWays(() => listOf(call(x, dim)));
        const unit = input.dtype === "float32" ? 2 ** -24 : 2 ** -53;
        const scale = Math.max(1, ...listOf(x).map((value) => (Number.isFinite(value) ? Math.abs(value) : 0)));
        for (const [i, value] of plain.entries()) {
          const bound = roundings * unit * Math.max(Math.abs(value), Math.min(scale, 10) * Math.sqrt(x.numel));
          if (!near(value, offered[i]!, bound)) expect({ input, i, offered: offered[i] }).toBe(value);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(["float32", "float64", "int32", "int64", "float16"] as const)("columns of %s", (dtype) => {
  const isFloat = dtype.startsWith("float");
  // Each value several times in a column, at places in several blocks; a column of one value, and with NaN and infinities.
  const shape = [3, 150, 11] as const;
  const values = Array.from({ length: 3 * 150 * 11 }, (_, i) => {
    const [column, row] = [i % 11, Math.floor(i / 11) % 150];
    if (column === 3) return isFloat ? Number.NEGATIVE_INFINITY : 7;
    if (isFloat && column === 4 && row % 50 === 40) return Number.NaN;
    if (isFloat && column === 5 && row > 90) return Number.POSITIVE_INFINITY;
    return ((i * 7919) % 23) - 11;
  });
  const x = tensor(values, { dtype } as never).reshape([...shape]);
  const columnsOf = (list: readonly number[]): number[][] =>
    Array.from({ length: 33 }, (_, c) =>
      Array.from({ length: 150 }, (__, r) => list[(Math.floor(c / 11) * 150 + r) * 11 + (c % 11)]!),
    );

  test.each([null, "ts"])("return the first index of their extremes: kernels %s", (sources) => {
    useKernels(sources);
    const place = (column: readonly number[], best: number): number =>
      column.some(Number.isNaN) ? column.findIndex(Number.isNaN) : column.indexOf(best);
    const columns = columnsOf(values);
    expect(listOf(argmax(x, 1))).toEqual(columns.map((column) => place(column, Math.max(...column))));
    expect(listOf(argmin(x, 1))).toEqual(columns.map((column) => place(column, Math.min(...column))));
  });

  test("have the sums of sequential addition", () => {
    const sums = columnsOf(values).map((column) => {
      let total = 0;
      return column.map((value) => (total += value));
    });
    expect(columnsOf(listOf(cumsum(x, 1)))).toEqual(sums);
  });
});

const normalised = [1, 2, 5, 31, 64, 100, 101, 8191, 8192, 8193];

test.each(normalised.flatMap((size) => [[size, "float32"] as const, [size, "float64"] as const]))(
  "layer norm of rows of %i elements of %s and its gradients are bitwise equal, except for sums",
  (size, dtype) => {
    const filled = (length: number, value: (i: number) => number): Tensor =>
      tensor(
        Array.from({ length }, (_, i) => value(i)),
        { dtype },
      );
    const x = filled(7 * size, (i) => ((i * 7919) % 2003) / 100 - 10).reshape([7, size]);
    const weight = filled(size, (i) => 1 + (i % 7) / 8);
    const bias = filled(size, (i) => (i % 5) / 4);
    const along = filled(7 * size, (i) => ((i * 104_729) % 1009) / 500 - 1).reshape([7, size]);
    const bound = dtype === "float32" ? 2 ** -22 : 2 ** -30;
    const run = (input: Tensor): Tensor[] => {
      const leaves = [input, weight, bias].map((one) => one.detach().requiresGrad_());
      const y = layerNorm(leaves[0]!, [size], leaves[1]!, leaves[2]!);
      y.backward(along.slice(0, 0, input.shape[0]!));
      return [y.detach(), layerNorm(input, [size]), ...leaves.map((leaf) => leaf.grad!)];
    };
    for (const input of [x, x.slice(0, 1, 6), x.add(1000)]) {
      const [offered, plain] = bothWays(() => run(input).map(listOf));
      for (const [k, values] of plain.entries()) {
        // One expectation for all: each takes microseconds.
        const isNear = (value: number, i: number): boolean =>
          Math.abs(value - offered[k]![i]!) <= bound * Math.max(1, Math.abs(value));
        expect(values.filter((value, i) => !isNear(value, i))).toEqual([]);
      }
    }
  },
);

test.each(["float16", "float32"] as const)(
  "rows of %s are added to products of more terms than are packed at once",
  (dtype) => {
    const of = (rows: number, columns: number, by: number): Tensor =>
      tensor(Float32Array.from({ length: rows * columns }, (_, i) => (i * by) % 7))
        .reshape([rows, columns])
        .to(dtype);
    const [offered, plain] = bothWays(() => listOf(addmm(of(1100, 1, 3), of(1100, 8, 5), of(8, 20, 2))));
    expect(offered).toEqual(plain);
  },
);

test("sums of 1e7 ones are exact, along either dimension", () => {
  const ones = tensor(new Float32Array(1e7).fill(1) as never);
  expect([sum(ones).item(), mean(ones).item()]).toEqual([1e7, 1]);
  expect([...new Set(listOf(sum(ones.reshape([5, 2_000_000]), 1)))]).toEqual([2_000_000]);
  expect([...new Set(listOf(sum(ones.reshape([2_000_000, 5]).reshape([100_000, 100]), 0)))]).toEqual([100_000]);
});

const each = <T>(one: fc.Arbitrary<T>) => fc.tuple(one, one, one);

const convolutions = fc.record({
  dtype: fc.constantFrom("float32" as const, "float64" as const),
  rank: fc.integer({ min: 1, max: 3 }),
  transposed: fc.boolean(),
  groups: fc.constantFrom(1, 1, 2, 3),
  inputs: fc.integer({ min: 1, max: 5 }),
  outputs: fc.integer({ min: 1, max: 6 }),
  batch: fc.integer({ min: 1, max: 2 }),
  image: each(fc.integer({ min: 1, max: 14 })),
  kernel: each(fc.integer({ min: 1, max: 4 })),
  stride: each(fc.integer({ min: 1, max: 3 })),
  padding: each(fc.nat(4)),
  dilation: each(fc.integer({ min: 1, max: 3 })),
  more: each(fc.nat(2)),
  hasBias: fc.boolean(),
  special: fc.constantFrom(null, null, Number.NaN, Number.POSITIVE_INFINITY),
  specialIn: fc.constantFrom("input" as const, "weight" as const),
});

type Convolution = typeof convolutions extends fc.Arbitrary<infer T> ? T : never;

/** The result and the gradients of a convolution; null for sizes that do not fit. */
function convolved(one: Convolution): Tensor[] | null {
  const { dtype, rank, transposed, groups, stride, dilation } = one;
  const of = (list: readonly number[]): number[] => list.slice(0, rank);
  const more = of(one.more).map((size, d) => (transposed ? size % Math.max(stride[d]!, dilation[d]!) : 0));
  const filled = (shape: readonly number[], by: number): Tensor =>
    tensor(
      Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, i) => (((i + by) * 7919) % 2003) / 500 - 2),
      { dtype },
    ).reshape([...shape]);
  const long = rank === 1 ? [40 * one.image[0]] : of(one.image);
  const [inputs, outputs] = [groups * one.inputs, groups * one.outputs];
  const x = filled([one.batch, inputs, ...long], 1);
  const w = filled(transposed ? [inputs, one.outputs, ...of(one.kernel)] : [outputs, one.inputs, ...of(one.kernel)], 2);
  if (one.special !== null) (one.specialIn === "input" ? x : w).reshape([-1]).select(0, 0).fill_(one.special);
  const bias = one.hasBias ? filled([outputs], 3) : null;
  for (const leaf of [x, w, ...(bias === null ? [] : [bias])]) leaf.requiresGrad_();
  let y: Tensor;
  try {
    y = convolution(x, w, bias, of(stride), of(one.padding), of(dilation), transposed, more, groups);
  } catch {
    return null;
  }
  y.backward(filled(y.shape, 4));
  return [y.detach(), x.grad!, w.grad!, ...(bias === null ? [] : [bias.grad!])];
}

/** Of three by three taps and as many channels as are computed in tiles. */
const tiled: fc.Arbitrary<Convolution> = fc
  .record({
    of: fc.constantFrom(
      ...([
        [2, [3, 3, 1], [1, 1, 1], [1, 1, 1]],
        [2, [3, 3, 1], [1, 1, 1], [1, 1, 1]],
        [3, [1, 3, 3], [2, 1, 1], [1, 1, 1]],
        [2, [3, 3, 1], [2, 2, 1], [2, 2, 1]],
        [2, [3, 3, 1], [1, 3, 1], [1, 3, 1]],
      ] as const),
    ),
    ...{ transposed: fc.boolean(), groups: fc.constantFrom(1, 1, 2), hasBias: fc.boolean() },
    ...{ inputs: fc.integer({ min: 8, max: 13 }), outputs: fc.integer({ min: 8, max: 13 }) },
    batch: fc.integer({ min: 1, max: 2 }),
    image: each(fc.integer({ min: 2, max: 34 })),
    padding: each(fc.nat(3)),
    more: each(fc.nat(1)),
    special: fc.constantFrom(null, null, null, Number.NaN, Number.POSITIVE_INFINITY, 2e38),
    specialIn: fc.constantFrom("input" as const, "weight" as const),
  })
  .map(({ of: [rank, kernel, stride, dilation], image: [h, w, last], padding, ...rest }) => ({
    ...{ ...rest, dtype: "float32" as const, rank, kernel: [...kernel], stride: [...stride], dilation: [...dilation] },
    image: rank === 3 ? [1 + (h % 3), w, last] : [h, w, last],
    padding: rank === 3 ? [0, padding[1], padding[2]] : padding,
  })) as never;

test.each([
  ["of all kinds", convolutions, 120],
  ["in tiles", tiled, 150],
] as const)("convolutions %s and their gradients equal the built-in loop's results", (_name, shapes, numRuns) => {
  offerFrom(1);
  try {
    let fitting = 0;
    fc.assert(
      fc.property(shapes as fc.Arbitrary<Convolution>, (one) => {
        const [offered, plain] = bothWays(() => convolved(one));
        expect(offered === null).toBe(plain === null);
        if (plain === null || offered === null) return;
        fitting++;
        const unit = one.dtype === "float32" ? 2 ** -24 : 2 ** -53;
        for (const [k, values] of plain.map(listOf).entries()) {
          const others = listOf(offered[k]!);
          for (const [i, value] of values.entries()) {
            if (!near(value, others[i]!, 256 * unit * (Math.abs(value) + 10)))
              expect({ one, result: k, i, offered: others[i] }).toBe(value);
          }
        }
      }),
      { numRuns },
    );
    expect(fitting).toBeGreaterThan(40);
  } finally {
    offerFrom();
  }
});

const biases = fc.record({
  dtype: fc.constantFrom("float32" as const, "float64" as const, "int32" as const, "int64" as const),
  batch: fc.integer({ min: 0, max: 3 }),
  channels: fc.integer({ min: 1, max: 7 }),
  size: fc.constantFrom(1, 3, 4, 7, 8, 9, 49, 196, 8191, 8193, 16_384, 16_387, 33_000),
  from: fc.nat(2),
  step: fc.integer({ min: 1, max: 2 }),
});

test("a bias is added to each channel of a batch", () => {
  const special = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0.1];
  offerFrom(1);
  fc.assert(
    fc.property(biases, ({ dtype, batch, channels, size, from, step }) => {
      const values = Array.from({ length: from + step * channels }, (_, i) =>
        dtype.startsWith("float") ? (special[(i + size) % 9] ?? i / 3) : i - 3,
      );
      const bias = tensor(values, { dtype }).slice(0, from, from + step * channels, step);
      const x = tensor(
        Array.from({ length: batch * channels * size }, (_, i) => ((i * 7919) % 2003) - 1000),
        { dtype },
      ).reshape([batch, channels, size]);
      const one = ones([channels, 1, 1], { dtype });
      const wanted = listOf(x.add(bias.reshape([1, channels, 1])));
      for (const found of bothWays(() => listOf(convolution(x, one, bias, [1], [0], [1], false, [0], channels))))
        expect(found).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
  offerFrom();
});

test("integers are exact in tiles", () => {
  const whole = (...shape: number[]): Tensor => {
    const count = shape.reduce((a, b) => a * b, 1);
    return tensor(Float32Array.from({ length: count }, (_, i) => ((i * 7919) % 31) - 15) as never).reshape(shape);
  };
  const [x, w] = [whole(2, 9, 17, 24).requiresGrad_(), whole(10, 9, 3, 3).requiresGrad_()];
  const [offered, plain] = bothWays(() => {
    const y = convolution(x, w, null, [1, 1], [1, 1], [1, 1], false, [0, 0], 1);
    const gradients = grad([y], [x, w], { gradOutputs: [whole(...y.shape)] });
    return [y, ...gradients].map((one) => listOf(one!.detach()));
  });
  expect(offered).toEqual(plain);
});

test("a huge element changes only the results to which it adds something, in tiles as in direct sums", () => {
  const made = (...shape: number[]): Tensor => {
    const count = shape.reduce((a, b) => a * b, 1);
    return tensor(Float32Array.from({ length: count }, (_, i) => Math.sin(i + 0.25)) as never).reshape(shape);
  };
  const [x, w] = [made(2, 8, 16, 16), made(9, 8, 3, 3)];
  // In the last column but one, which the first taps of unpadded kernels never reach; two of the middle taps are zero.
  x.select(0, 1).select(0, 3).select(0, 7).select(0, 14).fill_(1e30);
  for (const output of [2, 5]) w.select(0, output).select(0, 3).select(0, 1).select(0, 1).fill_(0);
  for (const leaf of [x, w]) leaf.requiresGrad_();
  offerFrom(1);
  const [offered, plain] = bothWays(() => {
    const y = convolution(x, w, null, [1, 1], [0, 0], [1, 1], false, [0, 0], 1);
    return [y, grad([y], [w], { gradOutputs: [made(...y.shape)] })[0]!].map((one) => listOf(one.detach()));
  });
  let small = 0;
  for (const [k, values] of plain!.entries()) {
    for (const [i, value] of values.entries()) {
      if (Math.abs(value) < 1e3) small++;
      if (!near(value, offered![k]![i]!, 1e-4 * (Math.abs(value) + 1)))
        expect({ result: k, i, offered: offered![k]![i] }).toBe(value);
    }
  }
  offerFrom();
  expect(small).toBeGreaterThan(3500);
});

test("elements added by output padding are zero for a kernel of one tap in both", () => {
  const x = tensor(Array.from({ length: 6 }, (_, i) => i + 1)).reshape([1, 2, 3]);
  offerFrom(1);
  for (const sources of [null, "ts"]) {
    useKernels(sources);
    const y = convolution(x, tensor([1, 1]).reshape([2, 1, 1]), null, [1], [0], [3], true, [1], 1);
    expect(y.toArray()).toEqual([[[5, 7, 9, 0]]]);
  }
  offerFrom();
});

test.each([
  ["pieces of long lines", [2, 8, 9000], [12, 8, 5], { stride: [1], padding: [2] }],
  ["pieces of long lines, remainders of a stride", [1, 8, 20_000], [12, 8, 5], { stride: [3], padding: [2] }],
  ["bands of rows, remainders of a stride", [1, 3, 150, 300], [20, 3, 7, 7], { stride: [2, 2], padding: [3, 3] }],
  ["blocks of outputs", [1, 40, 20, 20], [140, 40, 3, 3], { stride: [1, 1], padding: [1, 1] }],
  ["tiles of a later tap", [2, 9, 1, 12, 16], [8, 9, 2, 3, 3], { stride: [2, 1, 1], padding: [1, 1, 1] }],
  ["tiles of several bands and blocks", [2, 12, 90, 70], [150, 12, 3, 3], { stride: [1, 1], padding: [1, 0] }],
  ["pieces of lines in several rows", [1, 40, 3, 3000], [6, 40, 3, 3], { stride: [1, 2], padding: [1, 1] }],
] as const)("a convolution in %s", (_name, image, filters, { stride, padding }) => {
  const of = (shape: readonly number[]): Tensor => {
    const count = shape.reduce((a, b) => a * b, 1);
    return tensor(Float32Array.from({ length: count }, (_, i) => ((i * 7919) % 2003) / 1000 - 1) as never).reshape([
      ...shape,
    ]);
  };
  const still = stride.map(() => 0);
  const run = (): Tensor[] => {
    const [x, w] = [of(image).requiresGrad_(), of(filters).requiresGrad_()];
    const y = convolution(
      x,
      w,
      null,
      [...stride],
      [...padding],
      stride.map(() => 1),
      false,
      still,
      1,
    );
    y.backward(of(y.shape));
    return [y.detach(), x.grad!, w.grad!];
  };
  const [offered, plain] = bothWays(run);
  for (const [k, wanted] of plain.entries()) {
    const far = amax(offered[k]!.sub(wanted).abs()).item() as number;
    expect(far).toBeLessThan(2e-5 * (amax(wanted.abs()).item() as number));
  }
});

const broadcasts = fc.record({
  dtype: fc.constantFrom("float32" as const, "float64" as const, "int32" as const),
  shape: fc.constantFrom([2, 1024], [300, 7], [129, 65], [2, 4096], [2, 4097], [3, 5, 200], [16, 8, 33], [2048, 1]),
  isFull: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  from: fc.nat(2),
  sources: fc.constantFrom(null, "ts"),
});

test("broadcast rows and columns give the results of materialised ones", () => {
  fc.assert(
    fc.property(broadcasts, ({ dtype, shape, isFull, from, sources }) => {
      useKernels(sources);
      const filled = (sizes: readonly number[], by: number): Tensor => {
        const count = sizes.reduce((a, b) => a * b, 1);
        return tensor(
          Array.from({ length: count + from }, (_, i) => ((i * 7919 + by) % 211) - 100),
          { dtype },
        )
          .slice(0, from)
          .reshape([...sizes]);
      };
      const x = filled(shape, 1);
      const small = filled(
        shape.map((size, d) => (isFull[d] ? size : 1)),
        2,
      );
      const whole = small.expand(shape).contiguous();
      const mask = small.gt(0);
      const pairs: [Tensor, Tensor][] = [
        [x.sub(small), x.sub(whole)],
        [small.sub(x), whole.sub(x)],
        [x.clone().mul_(small), x.clone().mul_(whole)],
        [x.gt(small), x.gt(whole)],
        [where(mask, x, small), where(whole.gt(0), x, whole)],
        [x.maskedFill(mask, 7), x.maskedFill(whole.gt(0), 7)],
      ];
      for (const [i, [got, wanted]] of pairs.entries())
        expect([i, got.shape, listOf(got)]).toEqual([i, wanted.shape, listOf(wanted)]);
    }),
    { numRuns: 60 },
  );
});

const grouped = fc.record({
  batch: fc.constantFrom(1, 2, 7, 33),
  channels: fc.constantFrom(1, 2, 6),
  inner: fc.constantFrom([], [1], [3], [5, 5], [8, 8], [257], [23, 24], [131_073]),
  group: fc.constantFrom(1, 2, 6),
  hasParameters: fc.boolean(),
  special: fc.constantFrom(null, Number.NaN, Number.POSITIVE_INFINITY),
  inGradient: fc.boolean(),
  lies: fc.constantFrom("dense", "shifted", "turned"),
  dtype: fc.constantFrom("float32" as const, "float64" as const),
});

/** A norm of channels or groups, and its gradients. */
function normalisedGroups(
  one: typeof grouped extends fc.Arbitrary<infer T> ? T : never,
  which: "batch" | "group",
): Tensor[] | null {
  const { batch, channels, inner, group, hasParameters, special, inGradient, lies, dtype } = one;
  const shape: number[] = [batch, channels, ...inner];
  const count = shape.reduce((a, b) => a * b, 1);
  if (count > 300_000 || count === 1 || (which === "group" && channels % group !== 0)) return null;
  const filled = (k: number): Tensor => {
    const values = Float32Array.from({ length: count + 1 }, (_, i) => ((i * 7919 + k * 31) % 2003) / 100 - 10);
    const x = tensor(values).to(dtype);
    if (lies === "shifted") return x.slice(0, 1).reshape(shape);
    const plain = x.slice(0, 0, count);
    return lies === "dense"
      ? plain.reshape(shape)
      : plain.reshape([...shape].reverse()).permute(shape.map((_, d) => shape.length - 1 - d));
  };
  const [x, g] = [filled(1).clone(), filled(2)];
  if (special !== null) (inGradient ? g : x).select(0, 0).select(0, 0).fill_(special);
  const [w, b] = [1, 2].map((k) =>
    tensor(
      Array.from({ length: channels }, (_, i) => 1 + ((i + k) % 3) / 2),
      { dtype },
    ),
  );
  const parameters = hasParameters ? [w!, b!] : [];
  for (const leaf of [x, ...parameters]) leaf.requiresGrad_();
  const [weight, bias] = hasParameters ? [w!, b!] : [null, null];
  const [mean, variance] = [1, 2].map((k) => tensor(new Array<number>(channels).fill(k), { dtype })) as [
    Tensor,
    Tensor,
  ];
  const y =
    which === "batch"
      ? batchNorm(x, weight, bias, mean, variance, true, 0.25, 1e-5, false)
      : groupNorm(x, group, weight, bias);
  y.backward(g);
  return [y.detach(), x.grad!, mean, variance, ...parameters.map((leaf) => leaf.grad!)];
}

test.each(["batch", "group"] as const)("%s norm and its gradients equal the built-in loop's results", (which) => {
  let fitting = 0;
  fc.assert(
    fc.property(grouped, (one) => {
      const [offered, plain] = bothWays(() => normalisedGroups(one, which));
      if (plain === null || offered === null) return;
      fitting++;
      for (const [k, values] of plain.map(listOf).entries()) {
        const others = listOf(offered[k]!);
        for (const [i, value] of values.entries()) {
          // Sums of a parameter's gradients are of as many numbers as there are elements.
          const bound = k < 4 ? 4 * 2 ** -24 * (Math.abs(value) + 1) : 1e-9 * x64(one);
          if (!near(value, others[i]!, Math.max(bound, 4 * 2 ** -24 * Math.abs(value))))
            expect({ one, result: k, i, offered: others[i] }).toBe(value);
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(fitting).toBeGreaterThan(60);
});

const x64 = ({ batch, inner }: { readonly batch: number; readonly inner: readonly number[] }): number =>
  batch * inner.reduce<number>((a, b) => a * b, 10);

const pooled = fc.record({
  dims: fc.constantFrom(1, 2, 3),
  planes: fc.constantFrom(1, 3, 40),
  sizes: fc.array(fc.constantFrom(1, 2, 5, 9, 16, 31, 65), { minLength: 3, maxLength: 3 }),
  kernel: fc.array(fc.constantFrom(1, 2, 3, 5), { minLength: 3, maxLength: 3 }),
  stride: fc.array(fc.constantFrom(1, 2, 3), { minLength: 3, maxLength: 3 }),
  padding: fc.array(fc.constantFrom(0, 1, 2), { minLength: 3, maxLength: 3 }),
  dilation: fc.array(fc.constantFrom(1, 1, 2), { minLength: 3, maxLength: 3 }),
  ceil: fc.boolean(),
  special: fc.array(fc.tuple(fc.nat(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 0, -0)), { maxLength: 3 }),
  /** So many of all elements are -inf. */
  nothing: fc.constantFrom(0, 0.5, 1),
});

test("the index is that of the last of several NaN in a window, and of the first of several infinities", () => {
  const values = Array.from({ length: 1600 }, (_, i) =>
    i % 3 === 0 ? Number.NaN : i % 5 === 0 ? Number.POSITIVE_INFINITY : 0,
  );
  for (const fill of [values, values.map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value))]) {
    for (const stride of [1, 2, 3]) {
      const x = tensor(fill).reshape([1, 1, 40, 40]);
      const pool = (): number[][] =>
        (maxPool2dWithIndices(x, [4, 4], { stride: [stride, stride], padding: [1, 1] }) as readonly Tensor[]).map(
          listOf,
        );
      const [offered, plain] = bothWays(pool);
      expect(offered).toEqual(plain);
    }
  }
});

test("maximum pooling gives the elements and indices of the built-in loop", () => {
  let fitting = 0;
  fc.assert(
    fc.property(pooled, (one) => {
      const of = (list: readonly number[]): number[] => list.slice(0, one.dims);
      const shape = [2, one.planes, ...of(one.sizes)];
      const count = shape.reduce((a, b) => a * b, 1);
      if (count > 200_000) return;
      const values = Float32Array.from({ length: count + 1 }, (_, i) =>
        ((i * 31) % 97) / 97 < one.nothing ? Number.NEGATIVE_INFINITY : ((i * 7919) % 61) - 30,
      );
      for (const [at, value] of one.special) values[at % count] = value;
      const x = tensor(values).slice(0, 1).reshape(shape);
      const call = { 1: maxPool1dWithIndices, 2: maxPool2dWithIndices, 3: maxPool3dWithIndices }[one.dims]!;
      const pool = (): number[][] | null => {
        try {
          const { padding, dilation, kernel, stride, ceil } = one;
          const results = call(x, of(kernel), {
            ...{ stride: of(stride), padding: of(padding), dilation: of(dilation), ceilMode: ceil },
          });
          return (results as unknown as readonly Tensor[]).map(listOf);
        } catch {
          return null;
        }
      };
      const [offered, plain] = bothWays(pool);
      if (plain !== null) fitting++;
      expect(offered).toEqual(plain);
    }),
    { numRuns: 200 },
  );
  expect(fitting).toBeGreaterThan(40);
});

test("maximum pooling ignores elements beyond the last window", () => {
  // Planes of six by six, padded by one, in windows of three that touch: the last column and row are in none, and are the largest.
  const x = tensor(
    Float32Array.from({ length: 40 * 36 }, (_, i) => (i % 6 === 5 || i % 36 >= 30 ? 1000 : (i * 7) % 31)),
  );
  const pool = () =>
    listOf(maxPool2dWithIndices(x.reshape([1, 40, 6, 6]), [3, 3], { stride: [3, 3], padding: [1, 1] })[0]);
  const [offered, plain] = bothWays(pool);
  expect(offered).toEqual(plain);
  expect(Math.max(...plain)).toBeLessThan(1000);
});

const averaged = fc.record({
  windows: pooled,
  includePad: fc.boolean(),
  divisor: fc.constantFrom(null, null, 3),
  /** Sizes of results, in place of windows. */
  adaptive: fc.option(fc.array(fc.constantFrom(1, 2, 4, 8), { minLength: 3, maxLength: 3 })),
});

test("average pooling and its gradient equal the built-in loop's results", () => {
  let fitting = 0;
  fc.assert(
    fc.property(averaged, ({ windows: one, includePad, divisor, adaptive }) => {
      const of = (list: readonly number[]): number[] => list.slice(0, one.dims);
      const shape = [2, one.planes, ...of(one.sizes)];
      const count = shape.reduce((a, b) => a * b, 1);
      if (count > 200_000) return;
      const values = Float32Array.from({ length: count + 1 }, (_, i) => (((i * 7919) % 61) - 30) / 7);
      for (const [at, value] of one.special) values[at % count] = value;
      const pool = (): number[][] | null => {
        const x = tensor(values).slice(0, 1).reshape(shape).detach().requiresGrad_();
        try {
          const { padding, kernel, stride, ceil } = one;
          const windows = { stride: of(stride), padding: of(padding), ceilMode: ceil, countIncludePad: includePad };
          const result =
            adaptive !== null && one.dims > 1
              ? { 2: adaptiveAvgPool2d, 3: adaptiveAvgPool3d }[one.dims as 2 | 3](x, of(adaptive))
              : one.dims === 1
                ? avgPool1d(x, of(kernel), windows)
                : { 2: avgPool2d, 3: avgPool3d }[one.dims as 2 | 3](x, of(kernel), {
                    ...windows,
                    divisorOverride: divisor,
                  });
          const weights = tensor(Float32Array.from({ length: result.numel }, (_, i) => (((i * 31) % 17) - 8) / 3));
          return [
            listOf(result),
            listOf(grad([result], [x], { gradOutputs: [weights.reshape([...result.shape])] })[0]!),
          ];
        } catch {
          return null;
        }
      };
      const [offered, plain] = bothWays(pool);
      if (plain === null || offered === null) {
        expect(offered).toBe(plain);
        return;
      }
      fitting++;
      for (const [k, list] of plain.entries())
        for (const [i, value] of list.entries()) {
          const other = offered[k]![i]!;
          // Up to 125 elements of at most 5.
          if (!near(value, other, 125 * 5 * 2 ** -24))
            expect({ one, adaptive, result: k, i, offered: other }).toBe(value);
        }
    }),
    { numRuns: 200 },
  );
  expect(fitting).toBeGreaterThan(60);
});

describe("products", () => {
  const extremes = ["none", "zero", "nan", "infinity", "overflow on the way", "vanishes on the way"] as const;

  test("of single-precision numbers are those of the loops in TypeScript, rounded once", () => {
    const given = fc.record({
      rows: fc.constantFrom(1, 2, 7, 8, 9, 40),
      columns: fc.constantFrom(1, 3, 8, 9, 64, 255, 256, 257, 9000),
      dim: fc.constantFrom(0, 1, null),
      transposed: fc.boolean(),
      extreme: fc.constantFrom(...extremes),
      at: fc.nat(),
      from: fc.constantFrom(undefined, 1),
    });
    fc.assert(
      fc.property(given, ({ rows, columns, dim, transposed, extreme, at, from }) => {
        const count = rows * columns;
        const values = Array.from({ length: count }, (_, i) => (i % 3 === 0 ? -1 : 1) * 2 ** (((i * 37) % 11) / 5 - 1));
        if (extreme === "zero") values[at % count] = 0;
        if (extreme === "nan") values[at % count] = Number.NaN;
        if (extreme === "infinity") values[at % count] = Number.POSITIVE_INFINITY;
        const sign = extreme === "overflow on the way" ? 1 : extreme === "vanishes on the way" ? -1 : 0;
        // In another order such products do overflow, where those of parts may not.
        fc.pre(sign === 0 || !transposed || dim !== null);
        if (sign !== 0) for (let i = 0; i < count; i++) values[i] = 2 ** (i % 2 === 0 ? 120 * sign : -120 * sign);
        const whole = tensor(values, { dtype: "float32" });
        const x = transposed ? whole.reshape([columns, rows]).t() : whole.reshape([rows, columns]);
        offerFrom(from);
        const [offered, plain] = bothWays(
          () => (dim === null ? prod(x) : prod(x, dim)).reshape([-1]).toArray() as number[],
        );
        for (const [i, value] of plain.entries()) {
          const isNear = near(value, offered[i]!, Math.max(2 ** -23 * Math.abs(value), 2 ** -149));
          expect([i, isNear ? value : offered[i]]).toEqual([i, value]);
        }
      }),
      { numRuns: 300 },
    );
    offerFrom();
  });

  test("of doubles are taken in order", () => {
    const x = tensor(
      Array.from({ length: 4000 }, (_, i) => (i % 2 === 0 ? 2 ** 700 : 2 ** -700)),
      { dtype: "float64" },
    );
    expect(bothWays(() => prod(x).item())).toEqual([1, 1]);
  });
});
