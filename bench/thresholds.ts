// The thresholds of kernels measured again: for each, one call at sizes around the recorded one, with the faster way forced on and off.
// `npm run bench -- thresholds` measures all; TENGEN_ROWS=copied,long selects those with these name prefixes.

import * as library from "../generated/index.js";
import { offerWasm, setNumThreads, type Tensor } from "../generated/index.js";
import * as thresholds from "../runtime/kernels/loops/thresholds.js";
import { laneKinds, strideOf, vectorFunction } from "../runtime/wasm/programs/vectors.js";
import { readyPool } from "../runtime/wasm/threads.js";

export type Name = keyof typeof thresholds;
/** As they are before this benchmark sets them. */
export const recorded: Readonly<Record<Name, number>> = { ...thresholds };

type Call = () => unknown;

export interface Row {
  /** A call of a size, in the unit of the threshold. */
  readonly call: (size: number) => Call;
  /**
   * `least`: the faster way serves sizes from the threshold on; `most`: up to it; `piece`: the threshold is the size of pieces of a call, and the best
   * one is found.
   */
  readonly kind?: "least" | "most" | "piece";
  /** Whether other threads take part. */
  readonly threads?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: rows call operators by the names of their functions.
const t = library as any;

const numbers = (...shape: number[]): Tensor => t.rand(shape);
const integers = (shape: readonly number[], dtype = "int32"): Tensor => t.randint(0, 100, [...shape], { dtype });
const indices = (count: number, rows: number): Tensor => t.randint(0, rows, [count], { dtype: "int64" });
const per = (size: number, parts: number): number => Math.max(1, Math.round(size / parts));
const side = (size: number): number => Math.max(2, Math.round(Math.cbrt(size)));

const product = (size: number): Call => {
  const [a, b] = [numbers(side(size), side(size)), numbers(side(size), side(size))];
  return () => t.mm(a, b);
};
const convolution = (channels: number, height: number, width: number): Call => {
  const [x, w] = [numbers(1, channels, height + 2, width + 2), numbers(channels, channels, 3, 3)];
  return () => t.conv2d(x, w);
};
const unary =
  (name: string, make: (size: number) => Tensor) =>
  (size: number): Call => {
    const x = make(size);
    return () => t[name](x);
  };
const reduced =
  (name: string, make: (size: number) => Tensor, dim = 1) =>
  (size: number): Call => {
    const x = make(size);
    return () => t[name](x, ...(name === "prod" || name === "any" ? [dim] : [[dim]]));
  };
const copied =
  (make: (size: number) => Tensor) =>
  (size: number): Call => {
    const x = make(size);
    return () => x.clone({ memoryFormat: "contiguous_format" } as never);
  };
/** Rows of 4096 elements, or more of short rows. */
const rowsOf = (size: number): Tensor => integers([per(16_384, size), size]);

/** Functions of a vector program of one word, with the bytes of its code per 32 bytes of elements. */
const functions = ["sqrt", "exp", "log", "tanh", "sin", "erf"].map((name) => {
  const { code } = vectorFunction("run", `a ${name}`, 1, laneKinds.f32);
  return { name, code: (32 / strideOf(laneKinds.f32, `a ${name}`)) * code.length };
});
const ofCode = (bytes: number): string =>
  functions.reduce((a, b) => (Math.abs(b.code - bytes) < Math.abs(a.code - bytes) ? b : a)).name;

/** The call that measures each threshold. */
export const rows: Readonly<Record<Name, Row>> = {
  longRun: { call: unary("neg", (size) => numbers(size)) },
  shortestInPlace: {
    call: (size) => {
      const [x, y] = [numbers(size), numbers(size)];
      const sums = (): null => {
        for (let i = 0; i < 50; i++) t.add(x, y);
        return null;
      };
      return () => t.tidy(sums);
    },
  },
  longProduct: { call: product },
  longWordsRun: { call: unary("neg", (size) => integers([size], "int64")) },
  longTruthsRun: {
    call: (size) => {
      const [x, y] = [numbers(size), numbers(size)];
      return () => t.gt(x, y);
    },
  },
  longFold: { call: reduced("sum", (size) => numbers(8, per(size, 8))) },
  longCheckedFold: { call: reduced("prod", (size) => numbers(8, per(size, 8))) },
  longIntegerFold: { call: reduced("amax", (size) => integers([8, per(size, 8)])) },
  longPlainIntegerFold: { call: reduced("sum", (size) => integers([8, per(size, 8)])) },
  longSoftmax: {
    call: (size) => {
      const x = numbers(2, per(size, 2));
      return () => t.softmax(x, 1);
    },
  },
  longMove: {
    call: (size) => {
      const [x, index] = [numbers(8, per(size, 8)), indices(8 * per(size, 8), per(size, 8)).view([8, -1])];
      return () => t.gather(x, 1, index);
    },
  },
  longConvolution: { call: (size) => convolution(4, 4, per(size, 4 * 144)) },
  sharedProduct: { call: product, threads: true },
  sharedPart: {
    call: (size) => {
      const [a, b] = [numbers(32, side(size), side(size)), numbers(32, side(size), side(size))];
      return () => t.bmm(a, b);
    },
    threads: true,
  },
  sharedConvolution: { call: (size) => convolution(32, 64, per(size, 64 * 9216)), threads: true },
  sharedRowElements: {
    call: (size) => {
      const x = numbers(per(size, 256), 256);
      return () => t.softmax(x, 1);
    },
    threads: true,
  },
  sharedElements: { call: unary("erf", (size) => numbers(size)), threads: true },
  sharedCode: { call: (bytes) => unary(ofCode(bytes), () => numbers(2 ** 20))(bytes), threads: true },
  jobSize: { call: () => product(2 ** 25), kind: "piece", threads: true },
  copiedRun: { call: copied((size) => numbers(64, 4, 2 * size).slice(2, 0, size)) },
  copiedJoinedRow: {
    call: (size) => {
      const [x, y] = [numbers(64, size), numbers(64, size)];
      return () => t.cat([x, y], 1);
    },
  },
  copiedGroupRun: {
    call: (size) => {
      const x = numbers(64, 8, size);
      return () => t.batchNorm(x, null, null, null, null, true, 0.1, 1e-5, false);
    },
  },
  copiedStepRun: {
    call: (size) => {
      const list = () => Array.from({ length: 64 }, () => numbers(size));
      const [parameters, gradients, buffers] = [list(), list(), list()];
      const options = { weightDecay: 0, momentum: 0.9, lr: 1e-9, dampening: 0, nesterov: false };
      return () => t._fusedSgd_(parameters, gradients, buffers, { ...options, maximize: false, isFirstStep: false });
    },
  },
  copiedPoolingLine: {
    call: (size) => {
      const x = numbers(1, 16, 16, size);
      return () => t.maxPool2d(x, [2, 2]);
    },
  },
  copiedProductRow: {
    call: (size) => {
      const [a, b] = [numbers(64, 64), numbers(64, 2 * size).slice(1, 0, size)];
      return () => t.mm(a, b);
    },
  },
  longestMovedRun: {
    call: (size) => {
      const [x, index] = [numbers(256, size), indices(256, 256)];
      return () => t.indexSelect(x, 0, index);
    },
    kind: "most",
  },
  longScatter: {
    call: (size) => {
      const [x, index, rows] = [numbers(16, 16), indices(per(size, 16), 16), numbers(per(size, 16), 16)];
      return () => t.indexAdd(x, 0, index, rows);
    },
  },
  copiedLine: { call: copied((size) => numbers(32, 8, size).permute([1, 0, 2])) },
  repeatedWords: { call: copied((size) => numbers(64, 1, per(size, 4)).expand([64, 4, per(size, 4)])) },
  transposeSide: { call: copied((size) => numbers(1024, size).t()) },
  farthestStep: {
    call: (step) => copied(() => numbers(32, 128 * step).slice(1, 0, 128 * step, step))(step),
    kind: "most",
  },
  largeArray: { call: unary("neg", (bytes) => numbers(bytes / 4)) },
  broadcastPlan: {
    call: (size) => {
      const [x, y] = [numbers(per(size, 16), 16), numbers(16)];
      return () => t.add(x, y);
    },
  },
  blockwiseRun: {
    call: unary("neg", (size) =>
      numbers(64, 2 * size)
        .to("float16")
        .slice(1, 0, size),
    ),
  },
  scatteredRows: {
    call: (size) => {
      const [gradients, index] = [numbers(size, 16), indices(size, 128)];
      return () => t.embeddingDenseBackward(gradients, index, 128, -1, false);
    },
  },
  foldedRow: { call: reduced("sum", rowsOf) },
  foldedRowApart: { call: reduced("sum", (size) => rowsOf(2 * size).slice(1, 0, size)) },
  foldedTruths: { call: reduced("any", (size) => rowsOf(size).lt(0)) },
  foldedColumns: { call: reduced("sum", (size) => numbers(512, size), 0) },
  interleavedRows: { call: reduced("sum", (size) => integers([512, size], "uint8"), 0) },
  countedRow: {
    call: (size) => {
      const x = numbers(8, size);
      return () => t.sort(x, 1);
    },
  },
  equalKeys: {
    call: (size) => {
      // Keys are the first bits of numbers.
      const x = numbers(per(8192, size), 1)
        .expand([per(8192, size), size])
        .add(numbers(1, size).mul(1e-6))
        .view([-1]);
      return () => t.sort(x);
    },
    kind: "most",
  },
  skippedBlocks: {
    call: (blocks) => {
      const x = numbers(blocks * 1024);
      return () => t.topk(x, 8);
    },
  },
  tiledChannels: { call: (channels) => convolution(channels, 32, 32) },
  listedAlone: {
    call: (size) => {
      const list = Array.from({ length: 64 }, () => numbers(size));
      return () => t._foreachSqrt(list);
    },
  },
  listedCall: {
    call: (size) => {
      const list = Array.from({ length: 16 }, () => numbers(size));
      return () => t._foreachSqrt(list);
    },
    kind: "most",
  },
};

/** Sets a threshold: the bundle of this benchmark has variables for the constants (run.mjs). */
type Setters = Readonly<Record<Name, (value: number) => void>>;

const never = 2 ** 50;

/** Sizes around the recorded one: halves of it, and its doubles. */
export const sizesOf = (name: Name): readonly number[] => [
  ...new Set([1 / 4, 1 / 2, 1, 2, 4].map((factor) => Math.max(1, Math.round(recorded[name] * factor)))),
];

/** The median time of a call for each value of a threshold, in turn, after the offers that are made with it. */
function timed(cases: readonly (readonly [value: number, run: Call])[], set: (value: number) => void): number[] {
  let offers = offerWasm();
  const time = ([value, run]: readonly [number, Call], n: number): number => {
    set(value);
    offers.dispose();
    offers = offerWasm();
    run();
    const start = performance.now();
    for (let i = 0; i < n; i++) run();
    return (performance.now() - start) / n;
  };
  const counts = cases.map((one) => Math.max(1, Math.ceil(4 / time(one, 10))));
  const samples = Array.from({ length: 9 }, () => cases.map((one, i) => time(one, counts[i]!)));
  offers.dispose();
  return cases.map((_, i) => samples.map((round) => round[i]!).sort((a, b) => a - b)[4]!);
}

/** The measured threshold, and the times of the plain way, or of each size of pieces, as multiples of the best. */
function measured(name: Name, set: (value: number) => void): string {
  const { call, kind = "least" } = rows[name];
  const sizes = sizesOf(name);
  const line = (found: unknown, ratios: readonly number[]): string =>
    `${String(found).padStart(10)}   ${sizes.map((size, i) => `${size}: ${ratios[i]!.toFixed(2)}`).join("  ")}`;
  if (kind === "piece") {
    const run = call(sizes[0]!);
    const times = timed(
      sizes.map((size) => [size, run]),
      set,
    );
    const best = Math.min(...times);
    return line(
      sizes[times.indexOf(best)],
      times.map((time) => time / best),
    );
  }
  const [on, off] = kind === "least" ? [0, never] : [never, 0];
  const ratios = sizes.map((size) => {
    const run = call(size);
    const [fast, plain] = timed(
      [
        [on, run],
        [off, run],
      ],
      set,
    );
    return plain! / fast!;
  });
  const wins = ratios.map((ratio) => ratio >= 1);
  if (kind === "least") return line(sizes[wins.lastIndexOf(false) + 1] ?? `> ${sizes.at(-1)}`, ratios);
  const first = wins.indexOf(false);
  return line(first === 0 ? `< ${sizes[0]}` : sizes.at(first < 0 ? -1 : first - 1), ratios);
}

export async function run(): Promise<void> {
  const setters = (globalThis as unknown as { readonly tengenThresholds: Setters }).tengenThresholds;
  const prefixes = process.env["TENGEN_ROWS"]?.split(",") ?? [""];
  console.log(
    "threshold               recorded   measured   time without the faster way, as a multiple of that with it, by size",
  );
  for (const name of Object.keys(rows) as Name[]) {
    if (!prefixes.some((prefix) => name.startsWith(prefix))) continue;
    const { threads } = rows[name];
    setNumThreads(threads ? 2 : 1);
    if (threads) {
      // The first large call starts the other threads.
      const warm = product(2 ** 23);
      for (let turns = 0; readyPool() === null && turns < 100; turns++) {
        warm();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    const line = measured(name, setters[name]);
    setters[name](recorded[name]);
    console.log(`${name.padEnd(22)}${String(recorded[name]).padStart(10)} ${line}`);
  }
  setNumThreads(1);
}
