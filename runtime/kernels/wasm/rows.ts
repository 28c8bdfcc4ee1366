// Softmax and log-softmax of rows and their gradients in WebAssembly vectors: as many rows as fit are copied in and out
// at once.

import { type Instructions, op, type ValueType } from "../../wasm/instructions.js";
import { machine, type Space, space } from "../../wasm/machine.js";
import {
  bytesConst,
  functionCode,
  get,
  i32Add,
  i32And,
  i32Const,
  i32Less,
  increaseCode,
  loadCode,
  loadSplatCode,
  repeatCode,
  setCode,
  shuffle,
  splatConst,
  stageStart,
  storeCode,
  tee,
  type WasmFunction,
  whenCode,
} from "../../wasm/module.js";
import { printed } from "../../wasm/programs/vectors.js";
import { readyPool } from "../../wasm/threads.js";
import type { RunningSums } from "../cpu/reductions.js";
import type { SoftmaxGradientRows, SoftmaxRows } from "../cpu/softmax.js";
import { sharedRowElements } from "../loops/thresholds.js";
import { sharedRows } from "./shared.js";

/** Elements of all rows in memory at once, per operand; longer rows are left to the next loop. */
export const most = 262_144;
/** Elements copied in at once for shorter rows: fits the first-level cache. */
const together = 16_384;
export const otherAt: number = stageStart + 4 * most + 16;
/** After the operands: numbers used by functions. */
export const numbersAt: number = otherAt + 4 * most + 16;
/** One memory for all functions of rows. */
export const rowsSpace: () => Space = space("rows", Math.ceil((numbersAt + 1024) / 65536));

/** Shuffles that rotate a vector's lanes by two and by one, to combine all lanes in each. */
const turns = [
  [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11],
] as const;
const promoteLow = op("f64x2.promote_low_f32x4");
const demote = op("f32x4.demote_f64x2_zero");
const addDoubles = op("f64x2.add");
const choose = op("v128.bitselect");
const select: Instructions = op("select");
const lowHalves = shuffle([0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23]);
const lastHalves = shuffle([8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15]);
const twice = shuffle([0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7]);

type Kind = "softmax" | "log_softmax";

/** Bytes of a row whose exponentials are added as singles before they are added as doubles: sixteen to each lane. */
const singleBytes = 512;

/**
 * `(rows, bytes, start, other)`: applies `passes` in place to rows of `bytes` bytes from `start` on, with the rows from
 * `other` on as second operand.
 */
function rowsFunction(passes: (writer: ReturnType<typeof writerOf>) => Instructions): WasmFunction<"run"> {
  const writer = writerOf();
  const { rows, bytes, start, other, whole, mask, locals } = writer;
  const lanes = bytesConst([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]);
  const body: Instructions = [
    // A mask of the lanes in a row's last vector.
    ...[
      ...lanes,
      ...get(bytes),
      ...i32Const(2),
      ...op("i32.shr_u"),
      ...i32Const(3),
      ...i32And,
      ...op("i32x4.splat"),
      ...op("i32x4.lt_s"),
    ],
    ...setCode(mask),
    ...get(rows),
    ...whenCode(
      repeatCode([
        ...[...get(start), ...get(bytes), ...i32Const(-16), ...i32And, ...i32Add, ...setCode(whole)],
        ...passes(writer),
        ...[...increaseCode(start, get(bytes)), ...increaseCode(other, get(bytes))],
        ...[...get(rows), ...i32Const(-1), ...i32Add, ...tee(rows)],
      ]),
    ),
  ];
  return { name: "run", parameters: ["i32", "i32", "i32", "i32"], code: functionCode(locals, body) };
}

function writerOf() {
  const [rows, bytes, start, other] = [0, 1, 2, 3] as const;
  const locals: ValueType[] = [];
  const local = (type: ValueType): number => 4 + locals.push(type) - 1;
  const [place, along, end, whole, stop] = [local("i32"), local("i32"), local("i32"), local("i32"), local("i32")];
  const mask = local("v128");
  const scope: Record<string, number> = {};
  for (const name of ["x", "y", "z", "w", "max", "even", "odd", "s", "t"]) scope[name] = local("v128");
  const words = (text: string): Instructions => printed(text.split(" "), new Map(Object.entries(scope)), "f32", local);
  const value = (name: string): Instructions => get(scope[name]!);
  const into = (name: string): Instructions => setCode(scope[name]!);
  const repeatUntil = (bound: number, step: number, body: Instructions): Instructions =>
    repeatCode([
      ...body,
      ...increaseCode(along, i32Const(step)),
      ...[...get(place), ...i32Const(step), ...i32Add, ...tee(place), ...get(bound), ...i32Less],
    ]);
  /**
   * Runs `body` for each vector of a row, several at a time, then for the remainder, after which the next row begins.
   * @param together runs for several vectors, two unless `vectors` says otherwise
   * @param blocks the bytes after which `together` pauses, and what is done before and after each such block
   */
  const forEach = (
    body: (isLast: boolean, offset: number) => Instructions,
    {
      vectors = 2,
      together = Array.from({ length: vectors }, (_, i) => body(false, 16 * i)).flat(),
      blocks,
    }: {
      readonly vectors?: 2 | 4;
      readonly together?: Instructions;
      readonly blocks?: { readonly bytes: number; readonly before: Instructions; readonly after: Instructions };
    } = {},
  ): Instructions => [
    ...[...get(start), ...tee(place), ...get(bytes), ...i32Const(-16 * vectors), ...i32And, ...i32Add, ...setCode(end)],
    ...[...get(other), ...setCode(along)],
    ...[...get(place), ...get(end), ...i32Less],
    ...whenCode(
      blocks === undefined
        ? repeatUntil(end, 16 * vectors, together)
        : repeatCode([
            ...blocks.before,
            // The lesser of the block's end and the row's.
            ...[...get(place), ...i32Const(blocks.bytes), ...i32Add, ...tee(stop), ...get(end)],
            ...[...get(stop), ...get(end), ...i32Less, ...select, ...setCode(stop)],
            ...repeatUntil(stop, 16 * vectors, together),
            ...blocks.after,
            ...[...get(place), ...get(end), ...i32Less],
          ]),
    ),
    ...[...get(place), ...get(whole), ...i32Less],
    ...whenCode(
      vectors === 2
        ? [...body(false, 0), ...increaseCode(along, i32Const(16)), ...increaseCode(place, i32Const(16))]
        : repeatUntil(whole, 16, body(false, 0)),
    ),
    ...[...get(bytes), ...i32Const(15), ...i32And],
    ...whenCode(body(true, 0)),
  ];
  /** A vector of the first or second operand, with lanes past the row's end replaced by `beyond`. */
  const read = (at: number, isLast: boolean, offset: number, beyond: number): Instructions => [
    ...[...get(at), ...loadCode(offset)],
    ...(isLast ? [...splatConst(beyond, "f32"), ...get(mask), ...choose] : []),
  ];
  const write = (vector: Instructions, isLast: boolean, offset: number): Instructions => [
    ...[...get(place), ...vector],
    ...(isLast ? [...get(place), ...loadCode(0), ...get(mask), ...choose] : []),
    ...storeCode(offset),
  ];
  const turned = (name: string, turn: readonly number[]): Instructions => [
    ...value(name),
    ...value(name),
    ...shuffle(turn),
  ];
  /** Two singles of a vector as doubles. */
  const doubles = (name: string, half: 0 | 1): Instructions => [
    ...(half === 0 ? value(name) : turned(name, turns[0])),
    ...promoteLow,
  ];
  const add = (sum: string, pair: Instructions): Instructions => [
    ...[...value(sum), ...pair, ...addDoubles],
    ...into(sum),
  ];
  const noSums = [...splatConst(0, "f64"), ...into("even"), ...splatConst(0, "f64"), ...into("odd")];
  /** The total of the sums, in both lanes. */
  const total = [...add("even", value("odd")), ...add("even", turned("even", turns[0]))];
  /** The total as a single in all lanes. */
  const single = [...value("even"), ...demote, ...into("s"), ...value("s"), ...value("s"), ...twice, ...into("s")];
  return {
    ...{ rows, bytes, start, other, place, along, whole, mask, locals, words, value, into, forEach },
    ...{ read, write, turned, doubles, add, noSums, total, single },
  };
}

const forwardFunction = (kind: Kind) =>
  rowsFunction((writer) => {
    const { place, words, value, into, forEach, read, write, turned, doubles, add, noSums, total, single } = writer;
    const isLog = kind === "log_softmax";
    // Maxima and sums of every fourth or second vector: as one each, they would wait for the previous one.
    const maxima = ["max", "s", "t", "y"];
    const accumulators = ["s", "t"];
    const four = ["x", "y", "z", "w"];
    /** A NaN makes the row's sum NaN, and thereby the complete row. */
    const larger = (max: string, vector: Instructions): Instructions => [
      ...[...value(max), ...vector, ...op("f32x4.pmax")],
      ...into(max),
    ];
    const power = (name: string, isLast: boolean, offset: number): Instructions => [
      ...[...read(place, isLast, offset, Number.NEGATIVE_INFINITY), ...into(name)],
      // Quotients may be less than the normal numbers; the logarithm's sum is at least 1.
      ...words(`${name} max - ${isLog ? "exp-below" : "exp-below-large"} =${name}`),
    ];
    /** Of four vectors, before any is stored: engines then alternate between their instructions. */
    const powers: Instructions = [
      ...four.flatMap((name, i) => power(name, false, 16 * i)),
      ...(isLog ? [] : four.flatMap((name, i) => write(value(name), false, 16 * i))),
    ];
    const sum = [...add("even", doubles("x", 0)), ...add("odd", doubles("x", 1))];
    return [
      ...maxima.flatMap((max) => [...splatConst(Number.NEGATIVE_INFINITY, "f32"), ...into(max)]),
      ...forEach(
        (isLast, offset) => larger(maxima[offset / 16]!, read(place, isLast, offset, Number.NEGATIVE_INFINITY)),
        { vectors: 4 },
      ),
      ...maxima.slice(1).flatMap((max) => larger("max", value(max))),
      ...turns.flatMap((turn) => larger("max", turned("max", turn))),
      ...noSums,
      ...forEach(
        (isLast, offset) => [
          ...power("x", isLast, offset),
          ...(isLog ? [] : write(value("x"), isLast, offset)),
          ...sum,
        ],
        isLog
          ? // The logarithm of a sum near 1 needs more accuracy than the quotient.
            { vectors: 4, together: [...powers, ...words("x y + =x"), ...sum, ...words("z w + =x"), ...sum] }
          : {
              vectors: 4,
              together: [
                ...powers,
                ...four.flatMap((name, i) => words(`${accumulators[i % 2]} ${name} + =${accumulators[i % 2]}`)),
              ],
              blocks: {
                bytes: singleBytes,
                before: accumulators.flatMap((part) => [...splatConst(0, "f32"), ...into(part)]),
                after: [...words("s t + =x"), ...sum],
              },
            },
      ),
      ...total,
      ...single,
      ...words(isLog ? "s log =s" : "1 s / =s"),
      ...forEach(
        (isLast, offset) => [
          ...[...get(place), ...loadCode(offset), ...into("x")],
          ...write(words(isLog ? "x max - s -" : "x s *"), isLast, offset),
        ],
        { vectors: 4 },
      ),
    ];
  });

const backwardFunction = (kind: Kind) =>
  rowsFunction((writer) => {
    const { place, along, words, value, into, forEach, read, write, doubles, add, noSums, total, single } = writer;
    const times = (half: 0 | 1): Instructions => [...doubles("x", half), ...doubles("y", half), ...op("f64x2.mul")];
    const lessTotal = (half: 0 | 1): Instructions => [
      ...doubles("y", half),
      ...[...doubles("x", half), ...value("even"), ...op("f64x2.sub")],
      ...[...op("f64x2.mul"), ...demote],
    ];
    const both = (offset: number): Instructions => [
      ...[...get(place), ...loadCode(offset), ...into("x")],
      ...[...get(along), ...loadCode(offset), ...into("y")],
    ];
    if (kind === "log_softmax")
      return [
        ...noSums,
        ...forEach((isLast, offset) => [
          ...[...read(place, isLast, offset, 0), ...into("x")],
          ...[...add("even", doubles("x", 0)), ...add("odd", doubles("x", 1))],
        ]),
        ...total,
        ...single,
        ...forEach((isLast, offset) => [...both(offset), ...write(words("x y exp s * -"), isLast, offset)]),
      ];
    return [
      ...noSums,
      ...forEach((isLast, offset) => [
        ...[...read(place, isLast, offset, 0), ...into("x"), ...read(along, isLast, offset, 0), ...into("y")],
        ...[...add("even", times(0)), ...add("odd", times(1))],
      ]),
      ...total,
      ...forEach((isLast, offset) => [
        ...both(offset),
        ...write([...lessTotal(0), ...lessTotal(1), ...lowHalves], isLast, offset),
      ]),
    ];
  });

/** Row by row, starting with the number at `numbersAt`; the last row's sum is stored after it. */
const runningSums = () =>
  rowsFunction((writer) => {
    const { place, value, into, forEach, read, write, doubles, add } = writer;
    const zero = splatConst(0, "f64");
    const second = (sum: string): Instructions => [...value(sum), ...value(sum), ...lastHalves];
    return [
      ...[...i32Const(numbersAt), ...loadSplatCode("f64", 0), ...into("s")],
      ...forEach((isLast, offset) => [
        ...[...read(place, isLast, offset, 0), ...into("x")],
        // Adds the first of each pair to the second.
        ...[...doubles("x", 0), ...into("even"), ...doubles("x", 1), ...into("odd")],
        ...add("even", [...zero, ...value("even"), ...lowHalves]),
        ...add("odd", [...zero, ...value("odd"), ...lowHalves]),
        ...add("odd", second("even")),
        ...[...second("odd"), ...into("t")],
        ...[...add("even", value("s")), ...add("odd", value("s")), ...add("s", value("t"))],
        ...write([...value("even"), ...demote, ...value("odd"), ...demote, ...lowHalves], isLast, offset),
      ]),
      ...[...i32Const(numbersAt), ...value("s"), ...storeCode(8)],
    ];
  });

const functions = {
  "running sums": runningSums,
  softmax: () => forwardFunction("softmax"),
  log_softmax: () => forwardFunction("log_softmax"),
  "gradient of softmax": () => backwardFunction("softmax"),
  "gradient of log_softmax": () => backwardFunction("log_softmax"),
} satisfies Readonly<Record<string, () => WasmFunction<"run">>>;

type Name = keyof typeof functions;

interface Machine {
  readonly elements: Float32Array;
  readonly others: Float32Array;
  readonly numbers: Float64Array;
  readonly run: (rows: number, bytes: number, start: number, other: number) => void;
}

/** Each function is compiled at its first call. */
const rowsMachine = (name: Name): Machine | null =>
  machine(
    `rows ${name}`,
    rowsSpace,
    (buffer) => ({
      elements: new Float32Array(buffer, stageStart, most),
      others: new Float32Array(buffer, otherAt, most),
      numbers: new Float64Array(buffer, numbersAt, 2),
    }),
    () => [functions[name]()],
  );

function onThreads(
  name: Name,
  rows: number,
  size: number,
  out: Float32Array,
  to: number,
  inputs: readonly (readonly [array: Float32Array, at: number])[],
  alone: (first: number, rows: number) => unknown,
): boolean {
  if (rows < 2 || rows * size < sharedRowElements) return false;
  const pool = readyPool();
  if (pool === null) return false;
  return sharedRows(pool, name, () => [functions[name]()], rows, size, out, to, inputs, alone);
}

/** For float32. False, if compilation fails or rows are too long, leaves them to the next loop. */
export function softmaxLoop(name: Kind): SoftmaxRows {
  const loop: SoftmaxRows = (rows, size, step, y, to, x, from) => {
    const wasm = size > most ? null : rowsMachine(name);
    if (wasm === null) return false;
    const { elements, run } = wasm;
    const [target, source] = [y as Float32Array, x as Float32Array];
    const some = (first: number, count: number): unknown =>
      loop(count, size, step, y, to + first * size, x, from + first * size);
    if (onThreads(name, rows, size, target, to, [[source, from]], some)) return true;
    const block = Math.max(1, Math.floor(together / size));
    for (let first = 0; first < rows; first += block) {
      const count = Math.min(block, rows - first) * size;
      const at = first * size;
      elements.set(source.subarray(from + at, from + at + count));
      run(count / size, 4 * size, stageStart, 0);
      target.set(elements.subarray(0, count), to + at);
    }
    return true;
  };
  return loop;
}

/** As above, for gradients. */
export function softmaxGradientLoop(kind: Kind): SoftmaxGradientRows {
  const name = `gradient of ${kind}` as const;
  const loop: SoftmaxGradientRows = (rows, size, step, out, to, g, at, y, from) => {
    const wasm = size > most ? null : rowsMachine(name);
    if (wasm === null) return false;
    const { elements, others, run } = wasm;
    const [target, grads, values] = [out as Float32Array, g as Float32Array, y as Float32Array];
    const inputs = [
      [grads, at],
      [values, from],
    ] as const;
    const some = (first: number, count: number): unknown =>
      loop(count, size, step, out, to + first * size, g, at + first * size, y, from + first * size);
    if (onThreads(name, rows, size, target, to, inputs, some)) return true;
    const block = Math.max(1, Math.floor(together / size));
    for (let first = 0; first < rows; first += block) {
      const count = Math.min(block, rows - first) * size;
      const start = first * size;
      elements.set(grads.subarray(at + start, at + start + count));
      others.set(values.subarray(from + start, from + start + count));
      run(count / size, 4 * size, stageStart, otherAt);
      target.set(elements.subarray(0, count), to + start);
    }
    return true;
  };
  return loop;
}

/** For float32. False, if compilation fails, leaves them to the next loop. */
export const runningSumsLoop: RunningSums = (rows, size, _step, y, to, x, from) => {
  const wasm = rowsMachine("running sums");
  if (wasm === null) return false;
  const { elements, numbers, run } = wasm;
  const [target, source] = [y as Float32Array, x as Float32Array];
  // Longer rows are processed in pieces.
  const piece = Math.min(size, together);
  const block = piece < size ? piece : Math.max(1, Math.floor(together / size)) * size;
  for (let row = 0, end = 0; row < rows * size; row = end) {
    end = piece < size ? row + size : rows * size;
    numbers[0] = 0;
    for (let at = row; at < end; at += block) {
      const count = Math.min(block, end - at);
      const length = Math.min(piece, count);
      elements.set(source.subarray(from + at, from + at + count));
      run(count / length, 4 * length, stageStart, 0);
      target.set(elements.subarray(0, count), to + at);
      if (piece < size) numbers[0] = numbers[1]!;
    }
  }
  return true;
};
