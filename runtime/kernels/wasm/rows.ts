// Softmax and log-softmax of rows and their gradients in WebAssembly vectors: as many rows as fit are copied in and out
// at once. What lies in the region is read and written where it is.

import {
  assigned,
  choose,
  constant,
  declare,
  everyLane,
  i32,
  increase,
  type Local,
  less,
  load,
  loadSplat,
  local,
  nextBelow,
  operations,
  repeat,
  set,
  shuffled,
  store,
  type Value,
  wasmFunction,
  when,
} from "../../wasm/assembler.js";
import { type Space, space } from "../../wasm/machine.js";
import { stageStart, type WasmFunction } from "../../wasm/module.js";
import { applied } from "../../wasm/programs/expressions.js";
import { readyPool } from "../../wasm/threads.js";
import type { RunningSums } from "../cpu/reductions.js";
import type { SoftmaxGradientRows, SoftmaxRows } from "../cpu/softmax.js";
import { sharedRowElements } from "../loops/thresholds.js";
import { sharedRows } from "./shared.js";
import { addressOf, lies, placed, read } from "./stage.js";

/** Elements of all rows in memory at once, per operand; longer rows are left to the next loop. */
export const most = 262_144;
/** Elements copied in at once for shorter rows: fits the first-level cache. */
const blockElements = 16_384;
export const otherAt: number = stageStart + 4 * most + 16;
/** After the operands: numbers used by functions. */
export const numbersAt: number = otherAt + 4 * most + 16;
export const rowsBytes: number = numbersAt + 1024;
/** One memory for all functions of rows. */
export const rowsSpace: () => Space = space("rows", Math.ceil(rowsBytes / 65536));

type Vector = Value<"v128">;
type Variable = Local<"v128">;

/** Shuffles that rotate a vector's lanes by two and by one, to combine all lanes in each. */
const turns = [
  [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11],
] as const;
const lowHalves: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23];
const lastHalf: readonly number[] = [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15];
const firstHalf: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7];
const singles = operations("f32x4");
const doubles = operations("f64x2");
const turned = (vector: Variable, turn: readonly number[]): Vector => shuffled(vector, vector, turn);

type Kind = "softmax" | "log_softmax";

/** Bytes of a row whose exponentials are added as singles before they are added as doubles: sixteen to each lane. */
const singleBytes = 512;

/** A vector of a row, or the rest of the row, `offset` bytes from the place of a pass. */
interface Piece {
  readonly offset: number;
  /** The elements of the first operand; those past the row's end are `beyond`, if that is given. */
  readonly read: (beyond?: number) => Vector;
  readonly readOther: (beyond?: number) => Vector;
  /** What an earlier pass wrote. */
  readonly readWritten: () => Vector;
  readonly write: (vector: Vector) => void;
}

interface PassOptions {
  /** Vectors at a time. */
  readonly vectors?: 2 | 4;
  /** What is done for these; one after the other by default. */
  readonly eachOf?: (pieces: readonly Piece[]) => void;
  /** The bytes after which `eachOf` pauses, and what is done before and after each such block. */
  readonly blocks?: { readonly bytes: number; readonly before: () => void; readonly after: () => void };
}

interface Row {
  /** Variables of passes. */
  readonly names: Readonly<Record<"x" | "y" | "z" | "w" | "max" | "even" | "odd" | "s" | "t", Variable>>;
  /** Writes code for each vector of a row, several at a time, then for the remainder, after which the next row begins. */
  readonly forEach: (each: (piece: Piece) => void, options?: PassOptions) => void;
}

/**
 * `(rows, bytes, start, other, from)`: applies `passes` to rows of `bytes` bytes from `from` on, with the rows from `other` on as second operand, and
 * writes the results from `start` on, which may be where one of the operands begins.
 */
const rowsFunction = (passes: (row: Row) => void) =>
  wasmFunction(
    "run",
    { rows: "i32", bytes: "i32", start: "i32", other: "i32", from: "i32" },
    ({ rows, bytes, start, other, from }) => {
      const { splat, lt_s: lessThan } = operations("i32x4");
      const [place, along, origin, end, whole, stop] = [
        declare("i32"),
        declare("i32"),
        declare("i32"),
        declare("i32"),
        declare("i32"),
        declare("i32"),
      ];
      const list = "x y z w max even odd s t".split(" ").map((name) => [name, declare("v128")] as const);
      const names = Object.fromEntries(list) as Row["names"];
      // The lanes in a row's last vector.
      const mask = local(
        lessThan(constant([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]), splat(i32.and(i32.shr_u(bytes, 2), 3))),
      );
      const masked = (vector: Vector, otherwise: Vector): Vector =>
        operations("v128").bitselect(vector, otherwise, mask);
      const piece = (isLast: boolean, offset: number): Piece => {
        const reading =
          (at: Local<"i32">) =>
          (beyond?: number): Vector => {
            const vector = load("v128", at, offset);
            return isLast && beyond !== undefined ? masked(vector, everyLane("f32", beyond)) : vector;
          };
        const write = (vector: Vector): void =>
          store(place, isLast ? masked(vector, load("v128", place)) : vector, offset);
        const readWritten = (): Vector => load("v128", place, offset);
        return { offset, read: reading(origin), readOther: reading(along), readWritten, write };
      };
      const repeatUntil = (bound: Local<"i32">, step: number, body: () => void): void =>
        repeat(() => {
          body();
          increase(along, step);
          increase(origin, step);
          return nextBelow(place, step, bound);
        });
      const forEach: Row["forEach"] = (
        each,
        { vectors = 2, eachOf = (pieces: readonly Piece[]) => pieces.forEach(each), blocks } = {},
      ) => {
        const [step, one] = [16 * vectors, (): void => each(piece(false, 0))];
        const several = (): void => eachOf(Array.from({ length: vectors }, (_, i) => piece(false, 16 * i)));
        set(end, i32.add(assigned(place, start), i32.and(bytes, -step)));
        set(along, other);
        set(origin, from);
        when(less(place, end), () => {
          if (blocks === undefined) return repeatUntil(end, step, several);
          repeat(() => {
            blocks.before();
            // The lesser of the block's end and the row's.
            set(stop, choose(assigned(stop, i32.add(place, blocks.bytes)), end, less(stop, end)));
            repeatUntil(stop, step, several);
            blocks.after();
            return less(place, end);
          });
        });
        when(less(place, whole), () => {
          if (vectors !== 2) return repeatUntil(whole, 16, one);
          one();
          increase(along, 16);
          increase(origin, 16);
          increase(place, 16);
        });
        when(i32.and(bytes, 15), () => each(piece(true, 0)));
      };
      when(rows, () =>
        repeat(() => {
          set(whole, i32.add(start, i32.and(bytes, -16)));
          passes({ names, forEach });
          increase(start, bytes);
          increase(other, bytes);
          increase(from, bytes);
          return assigned(rows, i32.add(rows, -1));
        }),
      );
    },
  );

/** Two singles of a vector as doubles. */
const half = (vector: Variable, which: 0 | 1): Vector =>
  doubles.promote_low_f32x4(which === 0 ? vector : turned(vector, turns[0]));

const clear = (lanes: "f32" | "f64", number: number, ...sums: readonly Variable[]): void => {
  for (const sum of sums) set(sum, everyLane(lanes, number));
};
const addTo = (sum: Variable, pair: Vector): void => set(sum, doubles.add(sum, pair));
/** Adds the singles of a vector to sums of doubles. */
function addSingles({ even, odd }: Row["names"], vector: Variable): void {
  addTo(even, half(vector, 0));
  addTo(odd, half(vector, 1));
}
/** The total of the sums, in both lanes of `even`. */
function total({ even, odd }: Row["names"]): void {
  addTo(even, odd);
  addTo(even, turned(even, turns[0]));
}
/** The total as a single in all lanes of `s`. */
function single({ even, s }: Row["names"]): void {
  set(s, singles.demote_f64x2_zero(even));
  set(s, turned(s, firstHalf));
}

const forwardFunction = (kind: Kind) =>
  rowsFunction(({ names, forEach }) => {
    const isLog = kind === "log_softmax";
    const lowest = Number.NEGATIVE_INFINITY;
    const { x, y, z, w, max, even, odd, s, t } = names;
    // Maxima and sums of every fourth or second vector: as one each, they would wait for the previous one.
    const maxima = [max, s, t, y];
    const accumulators = [s, t] as const;
    const four = [x, y, z, w] as const;
    /** A NaN makes the row's sum NaN, and thereby the complete row. */
    const enlarge = (largest: Variable, vector: Vector): void => set(largest, singles.pmax(largest, vector));
    const power = (vector: Variable, { read }: Piece): void => {
      set(vector, read(lowest));
      // Quotients may be less than the normal numbers; the logarithm's sum is at least 1.
      set(vector, applied(isLog ? "exp_below" : "exp_below_large", "f32", singles.sub(vector, max)));
    };
    /** Of four vectors, before any is stored: engines then alternate between their instructions. */
    const powers = (pieces: readonly Piece[]): void => {
      for (const [i, vector] of four.entries()) power(vector, pieces[i]!);
      if (!isLog) for (const [i, vector] of four.entries()) pieces[i]!.write(vector);
    };
    clear("f32", lowest, ...maxima);
    forEach(({ offset, read }) => enlarge(maxima[offset / 16]!, read(lowest)), { vectors: 4 });
    for (const largest of maxima.slice(1)) enlarge(max, largest);
    for (const turn of turns) enlarge(max, turned(max, turn));
    clear("f64", 0, even, odd);
    forEach(
      (piece) => {
        power(x, piece);
        if (!isLog) piece.write(x);
        addSingles(names, x);
      },
      isLog
        ? {
            vectors: 4,
            // The logarithm of a sum near 1 needs more accuracy than the quotient.
            eachOf: (pieces) => {
              powers(pieces);
              set(x, singles.add(x, y));
              addSingles(names, x);
              set(x, singles.add(z, w));
              addSingles(names, x);
            },
          }
        : {
            vectors: 4,
            eachOf: (pieces) => {
              powers(pieces);
              for (const [i, vector] of four.entries())
                set(accumulators[i & 1]!, singles.add(accumulators[i & 1]!, vector));
            },
            blocks: {
              bytes: singleBytes,
              before: () => clear("f32", 0, ...accumulators),
              after: () => {
                set(x, singles.add(s, t));
                addSingles(names, x);
              },
            },
          },
    );
    total(names);
    single(names);
    set(s, isLog ? applied("log", "f32", s) : singles.div(everyLane("f32", 1), s));
    forEach(
      ({ read, readWritten, write }) => {
        set(x, isLog ? read() : readWritten());
        write(isLog ? singles.sub(singles.sub(x, max), s) : singles.mul(x, s));
      },
      { vectors: 4 },
    );
  });

const backwardFunction = (kind: Kind) =>
  rowsFunction(({ names, forEach }) => {
    const { x, y, even, odd, s } = names;
    const isLog = kind === "log_softmax";
    const times = (which: 0 | 1): Vector => doubles.mul(half(x, which), half(y, which));
    const lessTotal = (which: 0 | 1): Vector =>
      singles.demote_f64x2_zero(doubles.mul(half(y, which), doubles.sub(half(x, which), even)));
    clear("f64", 0, even, odd);
    forEach(({ read, readOther }) => {
      set(x, read(0));
      if (isLog) return addSingles(names, x);
      set(y, readOther(0));
      addTo(even, times(0));
      addTo(odd, times(1));
    });
    total(names);
    if (isLog) single(names);
    forEach(({ read, readOther, write }) => {
      set(x, read());
      set(y, readOther());
      write(
        isLog
          ? singles.sub(x, singles.mul(applied("exp", "f32", y), s))
          : shuffled(lessTotal(0), lessTotal(1), lowHalves),
      );
    });
  });

/** Row by row, starting with the number at `numbersAt`; the last row's sum is stored after it. */
const runningSums = () =>
  rowsFunction(({ names: { x, even, odd, s, t }, forEach }) => {
    /** The first of each pair. */
    const first = (pair: Variable): Vector => shuffled(everyLane("f64", 0), pair, lowHalves);
    set(s, loadSplat("f64", numbersAt));
    forEach(({ read, write }) => {
      set(x, read(0));
      // Adds the first of each pair to the second.
      set(even, half(x, 0));
      set(odd, half(x, 1));
      addTo(even, first(even));
      addTo(odd, first(odd));
      addTo(odd, turned(even, lastHalf));
      set(t, turned(odd, lastHalf));
      addTo(even, s);
      addTo(odd, s);
      addTo(s, t);
      write(shuffled(singles.demote_f64x2_zero(even), singles.demote_f64x2_zero(odd), lowHalves));
    });
    store(numbersAt, s, 8);
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
  readonly run: (rows: number, bytes: number, start: number, other: number, from: number) => void;
}

/** Each function is compiled at its first call. That of running sums knows where its numbers are, and gets no operands. */
const rowsMachine = (name: Name, ...operands: readonly Float32Array[]): Machine | null =>
  placed(
    `rows ${name}`,
    rowsSpace,
    rowsBytes,
    (buffer, start) => ({
      elements: new Float32Array(buffer, start + stageStart, most),
      others: new Float32Array(buffer, start + otherAt, most),
      numbers: new Float64Array(buffer, start + numbersAt, 2),
    }),
    [() => [functions[name]()]],
    ...operands,
  );

/** Runs a function over rows of `size` elements, where operands and results are, or in blocks. */
function computeRows(
  { elements, others, run }: Machine,
  rows: number,
  size: number,
  target: Float32Array,
  to: number,
  source: Float32Array,
  from: number,
  second: Float32Array | null,
  along: number,
): void {
  const isPlace = lies(elements, target);
  const block = Math.max(1, Math.floor(blockElements / size));
  for (let first = 0; first < rows; first += block) {
    const count = Math.min(block, rows - first) * size;
    const start = first * size;
    const given = read(elements, source, from + start, count);
    const other = second === null ? 0 : read(others, second, along + start, count);
    run(count / size, 4 * size, isPlace ? addressOf(target, to + start) : elements.byteOffset, other, given);
    if (!isPlace) target.set(elements.subarray(0, count), to + start);
  }
}

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
    const [target, source] = [y as Float32Array, x as Float32Array];
    const wasm = size > most ? null : rowsMachine(name, target, source);
    if (wasm === null) return false;
    const some = (first: number, count: number): unknown =>
      loop(count, size, step, y, to + first * size, x, from + first * size);
    if (onThreads(name, rows, size, target, to, [[source, from]], some)) return true;
    computeRows(wasm, rows, size, target, to, source, from, null, 0);
    return true;
  };
  return loop;
}

/** As above, for gradients. */
export function softmaxGradientLoop(kind: Kind): SoftmaxGradientRows {
  const name = `gradient of ${kind}` as const;
  const loop: SoftmaxGradientRows = (rows, size, step, out, to, g, at, y, from) => {
    const [target, grads, values] = [out as Float32Array, g as Float32Array, y as Float32Array];
    const wasm = size > most ? null : rowsMachine(name, target, grads, values);
    if (wasm === null) return false;
    const inputs = [
      [grads, at],
      [values, from],
    ] as const;
    const some = (first: number, count: number): unknown =>
      loop(count, size, step, out, to + first * size, g, at + first * size, y, from + first * size);
    if (onThreads(name, rows, size, target, to, inputs, some)) return true;
    computeRows(wasm, rows, size, target, to, grads, at, values, from);
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
  const piece = Math.min(size, blockElements);
  const block = piece < size ? piece : Math.max(1, Math.floor(blockElements / size)) * size;
  for (let row = 0, end = 0; row < rows * size; row = end) {
    end = piece < size ? row + size : rows * size;
    numbers[0] = 0;
    for (let at = row; at < end; at += block) {
      const count = Math.min(block, end - at);
      const length = Math.min(piece, count);
      elements.set(source.subarray(from + at, from + at + count));
      run(count / length, 4 * length, stageStart, 0, stageStart);
      target.set(elements.subarray(0, count), to + at);
      if (piece < size) numbers[0] = numbers[1]!;
    }
  }
  return true;
};
