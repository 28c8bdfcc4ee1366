// Convolutions on several threads: forward and both gradients have the same bits as on one.

import { describe, expect, test } from "vitest";
import { convolution, convolutionBackward, getNumThreads, type Tensor, tensor } from "../../../generated/index.js";
import { type Pool, readyPool } from "../../../runtime/wasm/threads.js";
import { shareAmong, stick } from "../../conformance/threads.js";
import { fc } from "../../seeded.js";

interface Case {
  readonly batch: number;
  readonly groups: number;
  readonly inputs: number;
  readonly outputs: number;
  readonly image: readonly number[];
  readonly kernel: readonly number[];
  readonly stride: number;
  readonly padding: number;
  readonly dilation: number;
  readonly transposed: boolean;
  readonly dtype: "float32" | "float64";
  /** Where something that is not a number stands: in the input, the weight, or nowhere. */
  readonly special: "input" | "weight" | "nowhere" | "huge";
}

const sizeOf = (shape: readonly number[]): number => shape.reduce((a, b) => a * b, 1);

/** Numbers that sums round. */
function numbers(shape: readonly number[], dtype: Case["dtype"], special: number | null = null): Tensor {
  const values = Float64Array.from({ length: sizeOf(shape) }, (_, i) => ((i * 7919) % 2003) / 1000 - 1 + 1 / (i + 3));
  if (special !== null) values[values.length >> 1] = special;
  return tensor(values as never)
    .to(dtype)
    .reshape([...shape]);
}

/** The result, and the three gradients for some gradient of it. */
function results(one: Case): readonly Tensor[] {
  const { batch, groups, inputs, outputs, image, kernel, transposed, dtype, special } = one;
  const x = numbers(
    [batch, groups * inputs, ...image],
    dtype,
    special === "input" ? Number.POSITIVE_INFINITY : special === "huge" ? 1e30 : null,
  );
  const shape = transposed ? [groups * inputs, outputs] : [groups * outputs, inputs];
  const w = numbers([...shape, ...kernel], dtype, special === "weight" ? Number.POSITIVE_INFINITY : null);
  const [stride, padding, dilation] = [one.stride, one.padding, one.dilation].map((n) => image.map(() => n)) as [
    number[],
    number[],
    number[],
  ];
  const none = image.map(() => 0);
  const y = convolution(x, w, null, stride, padding, dilation, transposed, none, groups);
  const g = numbers(y.shape, dtype);
  return [
    y,
    ...convolutionBackward(g, x, w, null, stride, padding, dilation, transposed, none, groups, [true, true, false]),
  ].slice(0, 3);
}

const bitsOf = (x: Tensor): Uint8Array => {
  const { data } = x.contiguous();
  return new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength).slice();
};

/** How many rounds of jobs there were: the words by which threads agree have their number. */
const roundOf = (): number => {
  const pool = readyPool()!;
  return Atomics.load(new Int32Array(pool.memory.buffer, pool.memory.buffer.byteLength - 2 ** 20, 2), 1) >>> 16;
};

/** What two and three threads give are the bits of one; returns how many calls of a convolution or a gradient were shared. */
function sameBits(cases: readonly Case[]): number {
  let undo = shareAmong(1);
  try {
    const wanted = cases.map((one) => results(one).map(bitsOf));
    let shared = 0;
    for (const count of [2, 3]) {
      undo();
      undo = shareAmong(count);
      for (const [i, one] of cases.entries()) {
        const before = roundOf();
        const got = results(one).map(bitsOf);
        shared += (roundOf() - before) & 0xffff;
        for (const [k, bytes] of got.entries()) {
          const at = bytes.findIndex((byte, b) => byte !== wanted[i]![k]![b]);
          expect({ threads: getNumThreads(), one, result: k, at }).toEqual({ threads: count, one, result: k, at: -1 });
        }
      }
    }
    return shared;
  } finally {
    undo();
  }
}

const plain = {
  batch: 2,
  groups: 1,
  stride: 1,
  padding: 1,
  dilation: 1,
  transposed: false,
  special: "nowhere",
} as const;
const chosen: readonly (readonly [name: string, one: Case])[] = [
  [
    "tiles, an odd number of rows",
    { ...plain, inputs: 9, outputs: 13, image: [13, 23], kernel: [3, 3], dtype: "float32" },
  ],
  ["tiles in several bands", { ...plain, inputs: 40, outputs: 20, image: [61, 64], kernel: [3, 3], dtype: "float32" }],
  [
    "more outputs than rows of weights",
    { ...plain, batch: 1, inputs: 8, outputs: 140, image: [24, 24], kernel: [3, 3], dtype: "float32" },
  ],
  [
    "bands of a large image",
    { ...plain, batch: 1, inputs: 3, outputs: 6, image: [150, 131], kernel: [5, 3], dtype: "float32" },
  ],
  [
    "a long signal in pieces",
    { ...plain, batch: 1, inputs: 2, outputs: 5, image: [70_001], kernel: [7], dtype: "float32" },
  ],
  [
    "many channels of one",
    { ...plain, groups: 70, inputs: 1, outputs: 1, image: [9, 11], kernel: [3, 3], dtype: "float32" },
  ],
  [
    "groups of three outputs",
    { ...plain, groups: 5, inputs: 2, outputs: 3, image: [12, 10], kernel: [3, 2], dtype: "float32" },
  ],
  [
    "groups in tiles",
    { ...plain, groups: 2, inputs: 8, outputs: 12, image: [16, 16], kernel: [3, 3], dtype: "float32" },
  ],
  ["strides", { ...plain, inputs: 6, outputs: 7, image: [31, 30], kernel: [3, 3], stride: 2, dtype: "float32" }],
  ["volumes", { ...plain, inputs: 4, outputs: 5, image: [7, 9, 8], kernel: [3, 2, 3], dtype: "float64" }],
  [
    "volumes with strides",
    { ...plain, inputs: 3, outputs: 5, image: [9, 9, 10], kernel: [3, 3, 3], stride: 2, dtype: "float32" },
  ],
  ["long sums", { ...plain, batch: 1, inputs: 70, outputs: 6, image: [6, 7], kernel: [2, 3], dtype: "float64" }],
  [
    "transposed",
    { ...plain, inputs: 6, outputs: 4, image: [14, 9], kernel: [4, 4], stride: 2, transposed: true, dtype: "float32" },
  ],
];

describe("are bitwise equal for every number of threads", () => {
  test.each(chosen)("%s", (_, one) => {
    expect(sameBits([one])).toBe(2 * 3);
  });

  test.each(["tiles, an odd number of rows", "strides"])("also if a worker ends in the middle: %s", (name) => {
    const one = chosen.find(([other]) => other === name)![1];
    let undo = shareAmong(1);
    try {
      const wanted = results(one).map(bitsOf);
      for (const at of [0, 1, 2]) {
        undo();
        undo = shareAmong(2);
        // The first call, or the first or second gradient.
        let calls = 0;
        const pool = readyPool()!;
        const begin = pool.begin.bind(pool);
        pool.begin = () => {
          if (calls++ === at) stick(pool);
          begin();
        };
        expect(results(one).map(bitsOf)).toEqual(wanted);
        expect([pool.isLost, calls]).toEqual([true, at + 1]);
      }
    } finally {
      undo();
    }
  });

  /** Lets a worker stop in the first job that calls function `what`; returns that call's argument `n` and those of later ones. */
  function stopAt(pool: Pool, what: number, n: number): number[] {
    const values: number[] = [];
    const { post } = pool;
    pool.post = function posted(slot, at, entries) {
      // A call in the job's list: the function, the number of calls, ten arguments and their increments.
      const call = Array.from(
        { length: entries! },
        (_, e) => new Int32Array(pool.memory.buffer, at! + 88 * e, 12),
      ).find((words) => words[0] === what);
      if (call !== undefined) values.push(call[2 + n]!);
      if (call === undefined || values.length > 1) return post.call(pool, slot, at!, entries!);
      stick(pool);
      return pool.post(slot);
    };
    return values;
  }

  // The function that sums products of positions, and the address of its sums.
  test.each(["tiles, an odd number of rows", "strides"])("sums of one step wait for those of the last: %s", (name) => {
    const one = chosen.find(([other]) => other === name)![1];
    const call = (): Uint8Array => bitsOf(results({ ...one, batch: 3 })[2]!);
    let undo = shareAmong(1);
    const wanted = call();
    undo();
    undo = shareAmong(2);
    try {
      const pool = readyPool()!;
      const sums = stopAt(pool, 1, 7);
      expect(Buffer.compare(call(), wanted)).toBe(0);
      expect(pool.isLost).toBe(true);
      expect(sums.slice(1)).not.toContain(sums[0]);
    } finally {
      undo();
    }
  });

  // The function that multiplies, and the address of its weights. Each group is one block, and its weights take most of the room.
  test("weights stay in the memory until all blocks that read them are done", () => {
    const x = numbers([1, 8 * 340, 6, 6], "float32");
    const w = numbers([8 * 128, 340, 3, 3], "float32");
    const call = (): Uint8Array => bitsOf(convolution(x, w, null, [1, 1], [1, 1], [1, 1], false, [0, 0], 8));
    let undo = shareAmong(1);
    const wanted = call();
    undo();
    undo = shareAmong(2);
    try {
      expect(Buffer.compare(call(), wanted)).toBe(0);
      const pool = readyPool()!;
      const weights = stopAt(pool, 0, 3);
      expect(Buffer.compare(call(), wanted)).toBe(0);
      expect(pool.isLost).toBe(true);
      expect(weights.slice(1)).not.toContain(weights[0]);
    } finally {
      undo();
    }
  });

  // A call that multiplies names the addresses of its planes (4) and sums (5), and by how much they grow from group to group; one that copies
  // rows names where they come from (0). What a block reads and writes lies behind its list, and before the list of the next.
  test.each(["groups of three outputs", "many channels of one", "strides"])(
    "blocks keep to their rooms: %s",
    (name) => {
      const one = { ...chosen.find(([other]) => other === name)![1], batch: 6 };
      const undo = shareAmong(2);
      try {
        const pool = readyPool()!;
        const rounds: { list: number; end: number; order: readonly number[] }[][] = [];
        pool.begin = () => {
          rounds.push([]);
          Object.getPrototypeOf(pool).begin.call(pool);
        };
        pool.post = function posted(slot, at, entries) {
          const words = new Int32Array(pool.memory.buffer);
          const calls = Array.from({ length: entries! }, (_, e) =>
            words.slice(at! / 4 + 22 * e, at! / 4 + 22 * (e + 1)),
          );
          for (const call of calls.filter(([what]) => what === 0)) {
            const [planes, sums] = [call[2 + 4]!, call[2 + 5]!];
            const [afterPlanes, afterSums] = [planes + call[1]! * call[12 + 4]!, sums + call[1]! * call[12 + 5]!];
            const copies = calls.filter((other) => other[0] === 2 && other[2 + 3]! < sums && other[2]! < planes);
            const first = Math.min(planes, ...copies.map((other) => other[2]!));
            const raw = Math.max(0, ...copies.map((other) => other[2]! + other[1]! * other[12]!));
            rounds
              .at(-1)!
              .push({ list: at!, end: afterSums, order: [at! + 88 * entries!, first, raw, planes, afterPlanes, sums] });
          }
          return Object.getPrototypeOf(pool).post.call(pool, slot, at!, entries!);
        };
        results(one);
        expect(rounds.filter(({ length }) => length > 1).length).toBeGreaterThan(1);
        for (const blocks of rounds) {
          const lists = [...new Set(blocks.map(({ list }) => list))].sort((x, y) => x - y);
          for (const { list, end, order } of blocks) {
            const [afterList, afterRaw, planes, afterPlanes, sums] = order as [number, number, number, number, number];
            expect(Math.max(afterList, afterRaw)).toBeLessThanOrEqual(planes);
            expect(afterPlanes).toBeLessThanOrEqual(sums!);
            expect(end).toBeLessThanOrEqual(lists.find((other) => other > list) ?? Number.POSITIVE_INFINITY);
          }
        }
      } finally {
        undo();
      }
    },
  );

  test("with elements that are not finite or huge", () => {
    const cases = [chosen[0]![1], chosen[3]![1], chosen[8]![1], chosen[5]![1]];
    sameBits(
      cases.flatMap((one) => [
        { ...one, special: "input" as const },
        { ...one, special: "weight" as const },
        { ...one, special: "huge" as const },
      ]),
    );
  });

  test("with random geometries", () => {
    const side = fc.integer({ min: 5, max: 26 });
    const tap = fc.integer({ min: 1, max: 4 });
    const inputs = fc.integer({ min: 1, max: 2 }).chain((groups) =>
      fc.record({
        batch: fc.integer({ min: 1, max: 5 }),
        groups: fc.constant(groups),
        inputs: fc.integer({ min: 1, max: 14 }),
        outputs: fc.integer({ min: 1, max: 14 }),
        image: fc.oneof(fc.tuple(side), fc.tuple(side, side), fc.tuple(fc.integer({ min: 4, max: 8 }), side, side)),
        taps: fc.tuple(tap, tap, tap),
        square: fc.boolean(),
        stride: fc.integer({ min: 1, max: 3 }),
        padding: fc.integer({ min: 0, max: 2 }),
        dilation: fc.constantFrom(1, 1, 2),
        transposed: fc.boolean(),
        dtype: fc.constantFrom<Case["dtype"]>("float32", "float32", "float64"),
        special: fc.constant("nowhere" as const),
      }),
    );
    const cases = fc.sample(inputs, { numRuns: 60, seed: 11 }).flatMap(({ taps, square, ...rest }): Case[] => {
      const kernel = rest.image.map((_, d) => (square ? 3 : taps[d]!));
      const fits = rest.image.every((size, d) => (kernel[d]! - 1) * rest.dilation < size + 2 * rest.padding);
      const isThere = !rest.transposed || kernel.every((taps) => (taps - 1) * rest.dilation >= 2 * rest.padding);
      return fits && isThere ? [{ ...rest, kernel }] : [];
    });
    expect(sameBits(cases)).toBe(2 * 3 * cases.length);
  });
});
