// Reductions of rows and of columns in WebAssembly vectors. As many rows as fit are copied in at a time.

import {
  constant,
  count,
  declare,
  everyLane,
  i32,
  increase,
  type Local,
  less,
  load,
  loadSplat,
  loadZero,
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
import { stageBytes } from "../../wasm/module.js";
import type { LaneType } from "../../wasm/programs/vectors.js";
import type { Fold, FoldResult } from "../cpu/reduce.js";
import { foldedColumns } from "../loops/thresholds.js";
import { addressOf, lies, read, staged } from "./stage.js";

type Vector = Value<"v128">;
type Variable = Local<"v128">;

/** How elements are reduced. */
interface Kind {
  /** Of each element, in doubles; `m` is the centre of deviations. Not used for extremes. */
  readonly map?: (x: Variable, m: Variable) => Vector;
  /** Whether there are centres. */
  readonly isAround?: true;
  readonly join: "add" | "mul" | "pmin" | "pmax";
  readonly neutral: number;
}

const doubles = operations("f64x2");
const singles = operations("f32x4");
const bits = operations("v128");

const kinds = {
  sum: { join: "add", neutral: 0 },
  exactSum: { join: "add", neutral: 0 },
  product: { join: "mul", neutral: 1 },
  squares: { map: (x) => doubles.mul(x, x), join: "add", neutral: 0 },
  deviations: {
    map(x, m) {
      const d = local(doubles.sub(x, m));
      return doubles.mul(d, d);
    },
    isAround: true,
    join: "add",
    neutral: 0,
  },
  maximum: { join: "pmax", neutral: Number.NEGATIVE_INFINITY },
  minimum: { join: "pmin", neutral: Number.POSITIVE_INFINITY },
} satisfies Readonly<Record<string, Kind>>;

export type FoldKind = keyof typeof kinds;

/** The stage's second page holds the results, the third the centres of deviations. */
export const resultsAt = stageBytes;
const aroundAt = 2 * stageBytes;
/** Maximum number of rows, by the size of the results. */
export const maxFolded = 4096;
/** Bytes of a piece of a long row, or of rows processed together: they stay in the first-level cache until they are read. */
export const pieceBytes = 32768;
/** Columns processed together. */
export const maxColumns = 2048;

const width = { f32: 4, f64: 8 };
const promote = doubles.promote_low_f32x4;
/** The upper half of a vector, in both halves. */
const upper = (x: Variable): Vector => shuffled(x, x, [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15]);
const turned = (x: Variable): Vector => shuffled(x, x, [4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11]);
/** The first half of one vector and the second half of another. */
const halves: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31];
const ones: Vector = constant(new Array<number>(16).fill(255));
const variables = (count: number): readonly Variable[] => Array.from({ length: count }, () => declare("v128"));

/** Repeats `body` while `place` is less than `end`; advances `place` by `bytes` each time. */
export const whileBefore = (place: Local<"i32">, end: Local<"i32">, bytes: number, body: () => void): void =>
  when(less(place, end), () =>
    repeat(() => {
      body();
      return nextBelow(place, bytes, end);
    }),
  );

/** `place` plus the whole blocks of `bytes` bytes that the rest of the row contains. */
export const wholeBlocks = (place: Local<"i32">, rowEnd: Local<"i32">, bytes: number): Value<"i32"> =>
  i32.add(place, i32.and(i32.sub(rowEnd, place), -bytes));

/** `(rows, rowBytes, from)`: reduces consecutive rows to one double each in the results. */
const rowsFunction = <Name extends string>(
  name: Name,
  { map = (x) => x, isAround, join, neutral }: Kind,
  lanes: LaneType,
  inSingles: boolean,
) =>
  wasmFunction(name, { rows: "i32", rowBytes: "i32", from: "i32" }, ({ rows, rowBytes, from }) => {
    const [place, rowEnd, end] = [local(from), declare("i32"), declare("i32")];
    const [x, m] = [declare("v128"), declare("v128")];
    const isExtreme = join === "pmin" || join === "pmax";
    const isWide = !isExtreme && lanes === "f32";
    const elements = lanes === "f32" ? singles : doubles;
    const joined = (isExtreme ? elements : doubles)[join];
    const accumulators = variables(4);
    const [first, second, third, fourth] = accumulators as [Variable, Variable, Variable, Variable];
    // One for each part, so that none waits for the previous one.
    const oks = variables(4);
    const ok = oks[0]!;
    const joinTo = (to: Variable, value: Vector): void => set(to, joined(to, value));
    const note = (i: number): void => set(oks[i]!, bits.and(oks[i]!, elements.eq(x, x)));
    const stepBytes = isWide ? 8 : 16;
    const readAt = (offset: number): Vector =>
      isWide ? promote(loadZero(64, place, offset)) : load("v128", place, offset);
    const sumSingles = (): void => {
      const sums = variables(4);
      const at = (i: number): Vector => load("v128", place, 16 * i);
      set(end, wholeBlocks(place, rowEnd, 256));
      whileBefore(place, end, 256, () => {
        for (const [i, sum] of sums.entries()) set(sum, at(i));
        for (const k of [1, 2, 3]) for (const [i, sum] of sums.entries()) set(sum, singles.add(sum, at(4 * k + i)));
        const [a, b, c, d] = sums as [Variable, Variable, Variable, Variable];
        set(x, singles.add(singles.add(a, b), singles.add(c, d)));
        joinTo(first, promote(x));
        joinTo(second, promote(upper(x)));
      });
    };
    const last = (): void => {
      if (isExtreme) {
        set(x, loadSplat(lanes, place));
        note(0);
        joinTo(first, x);
        return;
      }
      set(x, lanes === "f64" ? loadZero(64, place) : promote(loadZero(32, place)));
      joinTo(first, shuffled(map(x, m), everyLane("f64", neutral), halves));
    };
    count(rows, 1, (r) => {
      set(rowEnd, i32.add(place, rowBytes));
      for (const part of accumulators) set(part, everyLane(isExtreme ? lanes : "f64", neutral));
      if (isExtreme) for (const one of oks) set(one, ones);
      if (isAround) set(m, loadSplat("f64", i32.mul(r, 8), aroundAt));
      if (inSingles) sumSingles();
      set(end, wholeBlocks(place, rowEnd, 4 * stepBytes));
      whileBefore(place, end, 4 * stepBytes, () => {
        for (const [i, part] of accumulators.entries()) {
          set(x, readAt(i * stepBytes));
          if (isExtreme) note(i);
          joinTo(part, map(x, m));
        }
      });
      whileBefore(place, rowEnd, width[lanes], last);
      joinTo(first, second);
      joinTo(third, fourth);
      joinTo(first, third);
      joinTo(first, upper(first));
      if (isExtreme) {
        for (const one of oks.slice(1)) set(ok, bits.and(ok, one));
        if (lanes === "f32") joinTo(first, turned(first));
        set(ok, bits.and(ok, upper(ok)));
        set(ok, bits.and(ok, turned(ok)));
        set(first, bits.bitselect(first, everyLane(lanes, Number.NaN), ok));
      }
      store(i32.mul(r, 8), isExtreme && lanes === "f32" ? promote(first) : first, resultsAt);
    });
  });

/**
 * `(rows, rowBytes, bytes, from)`: reduces columns into the results: doubles, or for extremes numbers of the dtype.
 * Single-precision sums take four rows at a time.
 */
const columnsFunction = <Name extends string>(
  name: Name,
  { map = (x) => x, isAround, join }: Kind,
  lanes: LaneType,
  inSingles: boolean,
) =>
  wasmFunction(name, { rows: "i32", rowBytes: "i32", bytes: "i32", from: "i32" }, ({ rows, rowBytes, bytes, from }) => {
    const [place, x] = [declare("i32"), declare("v128")];
    const isExtreme = join === "pmin" || join === "pmax";
    const isWide = !isExtreme && lanes === "f32";
    const elements = lanes === "f32" ? singles : doubles;
    const joined = (isExtreme ? elements : doubles)[join];
    const totals = variables(isWide ? 2 : 1);
    const around = variables(totals.length);
    const ok = declare("v128");
    const here = (): Vector => load("v128", place);
    const next = (): void => increase(place, rowBytes);
    const joinTo = (to: Variable, value: Vector): void => set(to, joined(to, value));
    const pair = declare("v128");
    const four = (): void => {
      set(x, here());
      next();
      set(x, singles.add(x, here()));
      next();
      set(pair, here());
      next();
      set(x, singles.add(x, singles.add(pair, here())));
      next();
      joinTo(totals[0]!, promote(x));
      joinTo(totals[1]!, promote(upper(x)));
    };
    const one = (): void => {
      for (const [i, total] of totals.entries()) {
        set(x, isWide ? promote(loadZero(64, place, 8 * i)) : here());
        if (isExtreme) set(ok, bits.and(ok, elements.eq(x, x)));
        joinTo(total, map(x, around[i]!));
      }
      next();
    };
    count(bytes, 16, (column) => {
      const result = (): Value<"i32"> => (isWide ? i32.mul(column, 2) : column);
      for (const [i, total] of totals.entries()) set(total, load("v128", result(), resultsAt + 16 * i));
      if (isAround) for (const [i, m] of around.entries()) set(m, load("v128", result(), aroundAt + 16 * i));
      if (isExtreme) set(ok, ones);
      set(place, i32.add(from, column));
      count(rows, inSingles ? 4 : 1, inSingles ? four : one);
      if (isExtreme) set(totals[0]!, bits.bitselect(totals[0]!, everyLane(lanes, Number.NaN), ok));
      for (const [i, total] of totals.entries()) store(result(), total, resultsAt + 16 * i);
    });
  });

type Floats = Float32Array | Float64Array;

interface Machine {
  readonly elements: Floats;
  readonly results: Float64Array;
  /** For extremes of columns. */
  readonly extremes: Floats;
  readonly around: Float64Array;
  readonly rows: (rows: number, rowBytes: number, from: number) => void;
  readonly columns: (rows: number, rowBytes: number, bytes: number, from: number) => void;
  /** Repeats single-precision sums that overflow or are not finite in doubles. */
  readonly exactRows?: (rows: number, rowBytes: number, from: number) => void;
  readonly exactColumns?: (rows: number, rowBytes: number, bytes: number, from: number) => void;
}

/** The functions of a kind. */
function foldFunctions(name: FoldKind, lanes: LaneType) {
  const kind = kinds[name];
  const inSingles = name === "sum" && lanes === "f32";
  return [
    rowsFunction("rows", kind, lanes, inSingles),
    columnsFunction("columns", kind, lanes, inSingles),
    ...(inSingles
      ? [rowsFunction("exactRows", kind, lanes, false), columnsFunction("exactColumns", kind, lanes, false)]
      : []),
  ];
}

function foldMachine(name: FoldKind, lanes: LaneType, operand: Floats): Machine | null {
  const Elements = lanes === "f32" ? Float32Array : Float64Array;
  const room = stageBytes / Elements.BYTES_PER_ELEMENT;
  return staged(
    `fold ${name} ${lanes}`,
    (buffer) => ({
      elements: new Elements(buffer, 0, room),
      results: new Float64Array(buffer, resultsAt, stageBytes / 8),
      extremes: new Elements(buffer, resultsAt, room),
      around: new Float64Array(buffer, aroundAt, stageBytes / 8),
    }),
    () => foldFunctions(name, lanes),
    operand,
  );
}

function combined(join: Kind["join"], a: number, b: number): number {
  if (join === "add") return a + b;
  if (join === "mul") return a * b;
  if (a !== a || b !== b) return Number.NaN;
  return join === "pmax" ? (b > a ? b : a) : b < a ? b : a;
}

/**
 * The loop of a kind and a lane type. False, if compilation fails or elements have another layout, leaves the reduction
 * to the next loop.
 */
export function foldLoop(name: FoldKind, lanes: LaneType): Fold {
  const loop = vectorFold(name, lanes);
  return name === "product" ? inRange(loop) : loop;
}

/**
 * Products of every fourth or eighth element may overflow, or vanish, where the product in order does not: such rows are left
 * to the next loop.
 */
function inRange(loop: Fold): Fold {
  return (array, from, rowStep, rows, step, count, result, at, around) => {
    const before = result.slice(at, at + rows);
    if (loop(array, from, rowStep, rows, step, count, result, at, around) === false) return false;
    if (result.subarray(at, at + rows).every((x) => x !== 0 && Number.isFinite(x))) return true;
    result.set(before, at);
    return false;
  };
}

function vectorFold(name: FoldKind, lanes: LaneType): Fold {
  const { join, neutral, isAround }: Kind = kinds[name];
  const w = width[lanes];
  const room = stageBytes / w;
  const piece = pieceBytes / w;
  const isExtreme = join === "pmin" || join === "pmax";

  function allFinite(wasm: Machine, count: number): boolean {
    for (let i = 0; i < count; i++) if (!Number.isFinite(wasm.results[i]!)) return false;
    return true;
  }

  function longRow(wasm: Machine, array: Floats, place: number, count: number, result: FoldResult, at: number): void {
    for (let done = 0; done < count; done += piece) {
      const size = Math.min(piece, count - done);
      const from = read(wasm.elements, array, place + done, size);
      wasm.rows(1, size * w, from);
      if (wasm.exactRows !== undefined && !allFinite(wasm, 1)) wasm.exactRows(1, size * w, from);
      result[at] = combined(join, result[at]!, wasm.results[0]!);
    }
  }

  function byRows(
    wasm: Machine,
    array: Floats,
    place: number,
    rowStep: number,
    rows: number,
    count: number,
    result: FoldResult,
    at: number,
    around: FoldResult,
  ): void {
    const { elements, results } = wasm;
    const most = Math.min(maxFolded, Math.floor(piece / count));
    for (let done = 0; done < rows; done += most) {
      const here = Math.min(most, rows - done);
      const start = place + done * rowStep;
      if (isAround) wasm.around.set(around.subarray(at + done, at + done + here));
      let from = elements.byteOffset;
      if (rowStep === count) from = read(elements, array, start, here * count);
      else {
        for (let r = 0, row = start; r < here; r++, row += rowStep)
          elements.set(array.subarray(row, row + count), r * count);
      }
      wasm.rows(here, count * w, from);
      if (wasm.exactRows !== undefined && !allFinite(wasm, here)) wasm.exactRows(here, count * w, from);
      for (let r = 0, to = at + done; r < here; r++, to++) result[to] = combined(join, result[to]!, results[r]!);
    }
  }

  function byColumns(
    wasm: Machine,
    array: Floats,
    place: number,
    step: number,
    columns: number,
    count: number,
    result: FoldResult,
    at: number,
    around: FoldResult,
  ): void {
    const { elements } = wasm;
    const totals = isExtreme ? wasm.extremes : wasm.results;
    for (let first = 0; first < columns; first += maxColumns) {
      const wide = Math.min(maxColumns, columns - first);
      const most = Math.floor(room / wide) & ~3;
      if (isAround) wasm.around.set(around.subarray(at + first, at + first + wide));
      const run = (exact: boolean): void => {
        totals.fill(neutral, 0, wide + 4);
        for (let done = 0; done < count; done += most) {
          const here = Math.min(most, count - done);
          const start = place + first + done * step;
          // Rows of zeros do not change sums.
          const four = exact || wasm.exactColumns === undefined ? here : (here + 3) & ~3;
          const columns = exact ? wasm.exactColumns! : wasm.columns;
          if (four === here && lies(elements, array)) {
            columns(here, step * w, wide * w, addressOf(array, start));
            continue;
          }
          if (step === wide) elements.set(array.subarray(start, start + here * wide));
          else {
            for (let r = 0, from = start; r < here; r++, from += step)
              elements.set(array.subarray(from, from + wide), r * wide);
          }
          if (four > here) elements.fill(0, here * wide, four * wide);
          columns(four, wide * w, wide * w, elements.byteOffset);
        }
      };
      run(false);
      if (wasm.exactColumns !== undefined && !allFinite(wasm, wide)) run(true);
      for (let j = 0, to = at + first; j < wide; j++, to++) result[to] = combined(join, result[to]!, totals[j]!);
    }
  }

  return (array, place, rowStep, rows, step, count, result, at, around) => {
    const alongRows = step === 1 || count === 1;
    if (!alongRows && (rowStep !== 1 || rows < foldedColumns)) return false;
    const floats = array as Floats;
    const wasm = foldMachine(name, lanes, floats);
    if (wasm === null) return false;
    if (!alongRows) {
      byColumns(wasm, floats, place, step, rows, count, result, at, around);
      return true;
    }
    if (count > piece) {
      for (let r = 0, start = place; r < rows; r++, start += rowStep) {
        if (isAround) wasm.around[0] = around[at + r]!;
        longRow(wasm, floats, start, count, result, at + r);
      }
      return true;
    }
    byRows(wasm, floats, place, rowStep, rows, count, result, at, around);
    return true;
  };
}
