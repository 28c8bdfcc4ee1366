// Reductions of rows and of columns in WebAssembly vectors. As many rows as fit are copied in at a time.

import { type Instructions, op, type ValueType } from "../../wasm/instructions.js";
import { machine } from "../../wasm/machine.js";
import {
  bytesConst,
  countCode as countUp,
  functionCode,
  get,
  i32Add,
  i32And,
  i32Const,
  i32Less,
  i32Multiply,
  i32Subtract,
  increaseCode,
  loadCode,
  loadSplatCode,
  loadZeroCode,
  repeatCode,
  setCode,
  shuffle,
  splatConst,
  stageBytes,
  storeCode,
  tee,
  type WasmFunction,
  whenCode,
} from "../../wasm/module.js";
import { type LaneType, printed } from "../../wasm/programs/vectors.js";
import type { Fold, FoldResult } from "../cpu/reduce.js";
import { foldedColumns } from "../loops/thresholds.js";
import { stage } from "./stage.js";

/** How elements are reduced. */
interface Kind {
  /** Applied to each element `x`, in doubles; `m` is the centre of deviations. Not used for extremes. */
  readonly map: string;
  readonly join: "+" | "*" | "pmin" | "pmax";
  readonly neutral: number;
}

const kinds = {
  sum: { map: "x", join: "+", neutral: 0 },
  exactSum: { map: "x", join: "+", neutral: 0 },
  product: { map: "x", join: "*", neutral: 1 },
  squares: { map: "x x *", join: "+", neutral: 0 },
  deviations: { map: "x m - =d d d *", join: "+", neutral: 0 },
  maximum: { map: "x", join: "pmax", neutral: Number.NEGATIVE_INFINITY },
  minimum: { map: "x", join: "pmin", neutral: Number.POSITIVE_INFINITY },
} satisfies Readonly<Record<string, Kind>>;

export type FoldKind = keyof typeof kinds;

/** The stage's second page holds the results, the third the centres of deviations. */
export const resultsAt = stageBytes;
const aroundAt = 2 * stageBytes;
/** Maximum number of rows, by the size of the results. */
export const mostFolded = 4096;
/** Bytes of a piece of a long row, or of rows processed together: they stay in the first-level cache until they are read. */
export const pieceBytes = 32768;
/** Columns processed together. */
export const mostColumns = 2048;

const width = { f32: 4, f64: 8 };
const promote = op("f64x2.promote_low_f32x4");
/** The upper half of a vector, in both halves. */
const upper = shuffle([8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15]);
/** The first half of one vector and the second half of another. */
const halves = shuffle([0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31]);
const turn1 = shuffle([4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11]);
const ones = bytesConst(new Array<number>(16).fill(255));

interface Writer {
  readonly locals: ValueType[];
  readonly local: (type: ValueType) => number;
  readonly words: (text: string, scope: Readonly<Record<string, number>>, lanes: LaneType) => Instructions;
}

function writer(parameters: number): Writer {
  const locals: ValueType[] = [];
  const local = (type: ValueType): number => parameters + locals.push(type) - 1;
  return {
    locals,
    local,
    words: (text, scope, lanes) => printed(text.split(" "), new Map(Object.entries(scope)), lanes, local),
  };
}

/** Repeats `body` while `place` is less than `end`; advances `place` by `bytes` each time. */
export const whileBefore = (place: number, end: number, bytes: number, body: Instructions): Instructions => [
  ...get(place),
  ...get(end),
  ...i32Less,
  ...whenCode(
    repeatCode([...body, ...get(place), ...i32Const(bytes), ...i32Add, ...tee(place), ...get(end), ...i32Less]),
  ),
];

/** end = `place` plus the whole blocks of `bytes` bytes that the rest of the row contains. */
export const wholeBlocks = (end: number, place: number, rowEnd: number, bytes: number): Instructions => [
  ...get(place),
  ...get(rowEnd),
  ...get(place),
  ...i32Subtract,
  ...i32Const(-bytes),
  ...i32And,
  ...i32Add,
  ...setCode(end),
];

/** `(rows, rowBytes)`: reduces consecutive rows at the stage's beginning to one double each in the results. */
function rowsFunction<Name extends string>(
  name: Name,
  { map, join, neutral }: Kind,
  lanes: LaneType,
  inSingles: boolean,
): WasmFunction<Name> {
  const { locals, local, words } = writer(2);
  const [r, place, rowEnd, end, x, m] = [
    local("i32"),
    local("i32"),
    local("i32"),
    local("i32"),
    local("v128"),
    local("v128"),
  ];
  const isExtreme = join === "pmin" || join === "pmax";
  const work: LaneType = isExtreme ? lanes : "f64";
  const accumulators = [local("v128"), local("v128"), local("v128"), local("v128")];
  // One for each part, so that none waits for the previous one.
  const oks = accumulators.map(() => local("v128"));
  const ok = oks[0]!;
  const joined = (to: number, value: Instructions): Instructions => {
    const taken = local("v128");
    return [...value, ...setCode(taken), ...words(`a b ${join}`, { a: to, b: taken }, work), ...setCode(to)];
  };
  const noted = (i: number): Instructions => words("ok x x == & =ok", { ok: oks[i]!, x }, lanes);
  const elementsAt = (offset: number): Instructions =>
    isExtreme || lanes === "f64"
      ? [...get(place), ...loadCode(offset)]
      : [...get(place), ...loadZeroCode(64, offset), ...promote];
  const stepBytes = isExtreme || lanes === "f64" ? 16 : 8;
  const singles = (): Instructions => {
    const sums = [local("v128"), local("v128"), local("v128"), local("v128")];
    const at = (i: number): Instructions => [...get(place), ...loadCode(16 * i)];
    const add = op("f32x4.add");
    return [
      ...wholeBlocks(end, place, rowEnd, 256),
      ...whileBefore(place, end, 256, [
        ...sums.flatMap((sum, i) => [...at(i), ...setCode(sum)]),
        ...[1, 2, 3].flatMap((k) => sums.flatMap((sum, i) => [...get(sum), ...at(4 * k + i), ...add, ...setCode(sum)])),
        ...words("a b + c d + + =x", { a: sums[0]!, b: sums[1]!, c: sums[2]!, d: sums[3]!, x }, "f32"),
        ...joined(accumulators[0]!, [...get(x), ...promote]),
        ...joined(accumulators[1]!, [...get(x), ...get(x), ...upper, ...promote]),
      ]),
    ];
  };
  const last: Instructions = isExtreme
    ? [...get(place), ...loadSplatCode(lanes, 0), ...setCode(x), ...noted(0), ...joined(accumulators[0]!, get(x))]
    : [
        ...get(place),
        ...(lanes === "f64" ? loadZeroCode(64, 0) : [...loadZeroCode(32, 0), ...promote]),
        ...setCode(x),
        ...joined(accumulators[0]!, [...words(map, { x, m }, "f64"), ...splatConst(neutral, "f64"), ...halves]),
      ];
  const [first, second, third, fourth] = accumulators as [number, number, number, number];
  const row: Instructions = [
    ...get(place),
    ...get(1),
    ...i32Add,
    ...setCode(rowEnd),
    ...accumulators.flatMap((part) => [...splatConst(neutral, work), ...setCode(part)]),
    ...(isExtreme ? oks.flatMap((one) => [...ones, ...setCode(one)]) : []),
    ...(map.includes("m")
      ? [...get(r), ...i32Const(8), ...i32Multiply, ...loadSplatCode("f64", aroundAt), ...setCode(m)]
      : []),
    ...(inSingles ? singles() : []),
    ...wholeBlocks(end, place, rowEnd, 4 * stepBytes),
    ...whileBefore(
      place,
      end,
      4 * stepBytes,
      accumulators.flatMap((part, i) => [
        ...elementsAt(i * stepBytes),
        ...setCode(x),
        ...(isExtreme ? noted(i) : []),
        ...joined(part, words(map, { x, m }, work)),
      ]),
    ),
    ...whileBefore(place, rowEnd, width[lanes], last),
    ...joined(first, get(second)),
    ...joined(third, get(fourth)),
    ...joined(first, get(third)),
    ...joined(first, [...get(first), ...get(first), ...upper]),
    ...(isExtreme
      ? [
          ...oks.slice(1).flatMap((one) => [...get(ok), ...get(one), ...op("v128.and"), ...setCode(ok)]),
          ...(lanes === "f32" ? joined(first, [...get(first), ...get(first), ...turn1]) : []),
          ...[...get(ok), ...get(ok), ...get(ok), ...upper, ...op("v128.and"), ...setCode(ok)],
          ...[...get(ok), ...get(ok), ...get(ok), ...turn1, ...op("v128.and"), ...setCode(ok)],
          ...words("best nan ok ?", { best: first, ok }, lanes),
          ...setCode(first),
        ]
      : []),
    ...[...get(r), ...i32Const(8), ...i32Multiply],
    ...get(first),
    ...(isExtreme && lanes === "f32" ? promote : []),
    ...storeCode(resultsAt),
  ];
  const body = [...i32Const(0), ...setCode(place), ...countUp(r, get(0), i32Const(1), row)];
  return { name, parameters: ["i32", "i32"], code: functionCode(locals, body) };
}

/**
 * `(rows, rowBytes, bytes)`: reduces columns into the results: doubles, or for extremes numbers of the dtype.
 * Single-precision sums take four rows at a time.
 */
function columnsFunction<Name extends string>(
  name: Name,
  { map, join }: Kind,
  lanes: LaneType,
  inSingles: boolean,
): WasmFunction<Name> {
  const { locals, local, words } = writer(3);
  const [r, column, place, x] = [local("i32"), local("i32"), local("i32"), local("v128")];
  const isExtreme = join === "pmin" || join === "pmax";
  const isWide = !isExtreme && lanes === "f32";
  const doubled = (offset: number): Instructions =>
    isWide ? [...get(column), ...i32Const(2), ...i32Multiply] : [...get(column), ...i32Const(offset), ...i32Add];
  const totals = isWide ? [local("v128"), local("v128")] : [local("v128")];
  const around = totals.map(() => local("v128"));
  const ok = local("v128");
  const isAround = map.includes("m");
  const next = increaseCode(place, get(1));
  const here: Instructions = [...get(place), ...loadCode(0)];
  const taken = local("v128");
  const joined = (to: number, value: Instructions, work: LaneType): Instructions => [
    ...value,
    ...setCode(taken),
    ...words(`a b ${join}`, { a: to, b: taken }, work),
    ...setCode(to),
  ];
  const four = (): Instructions => [
    ...here,
    ...next,
    ...here,
    ...op("f32x4.add"),
    ...next,
    ...here,
    ...next,
    ...here,
    ...op("f32x4.add"),
    ...op("f32x4.add"),
    ...next,
    ...setCode(x),
    ...joined(totals[0]!, [...get(x), ...promote], "f64"),
    ...joined(totals[1]!, [...get(x), ...get(x), ...upper, ...promote], "f64"),
  ];
  const element = (i: number): Instructions =>
    isWide ? [...get(place), ...loadZeroCode(64, 8 * i), ...promote] : [...get(place), ...loadCode(0)];
  const one = (): Instructions => [
    ...totals.flatMap((total, i) => [
      ...element(i),
      ...setCode(x),
      ...(isExtreme ? words("ok x x == & =ok", { ok, x }, lanes) : []),
      ...joined(total, words(map, { x, m: around[i]! }, isExtreme ? lanes : "f64"), isExtreme ? lanes : "f64"),
    ]),
    ...next,
  ];
  const body = countUp(column, get(2), i32Const(16), [
    ...totals.flatMap((total, i) => [...doubled(0), ...loadCode(resultsAt + 16 * i), ...setCode(total)]),
    ...(isAround ? around.flatMap((m, i) => [...doubled(0), ...loadCode(aroundAt + 16 * i), ...setCode(m)]) : []),
    ...(isExtreme ? [...ones, ...setCode(ok)] : []),
    ...get(column),
    ...setCode(place),
    ...countUp(r, get(0), i32Const(inSingles ? 4 : 1), inSingles ? four() : one()),
    ...(isExtreme ? [...words("best nan ok ?", { best: totals[0]!, ok }, lanes), ...setCode(totals[0]!)] : []),
    ...totals.flatMap((total, i) => [...doubled(0), ...get(total), ...storeCode(resultsAt + 16 * i)]),
  ]);
  return { name, parameters: ["i32", "i32", "i32"], code: functionCode(locals, body) };
}

type Floats = Float32Array | Float64Array;

interface Machine {
  readonly elements: Floats;
  readonly results: Float64Array;
  /** For extremes of columns. */
  readonly extremes: Floats;
  readonly around: Float64Array;
  readonly rows: (rows: number, rowBytes: number) => void;
  readonly columns: (rows: number, rowBytes: number, bytes: number) => void;
  /** Repeats single-precision sums that overflow or are not finite in doubles. */
  readonly exactRows?: (rows: number, rowBytes: number) => void;
  readonly exactColumns?: (rows: number, rowBytes: number, bytes: number) => void;
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

function foldMachine(name: FoldKind, lanes: LaneType): Machine | null {
  const Elements = lanes === "f32" ? Float32Array : Float64Array;
  const room = stageBytes / Elements.BYTES_PER_ELEMENT;
  return machine(
    `fold ${name} ${lanes}`,
    stage,
    (buffer) => ({
      elements: new Elements(buffer, 0, room),
      results: new Float64Array(buffer, resultsAt, stageBytes / 8),
      extremes: new Elements(buffer, resultsAt, room),
      around: new Float64Array(buffer, aroundAt, stageBytes / 8),
    }),
    () => foldFunctions(name, lanes),
  );
}

function together(join: Kind["join"], a: number, b: number): number {
  if (join === "+") return a + b;
  if (join === "*") return a * b;
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
  const { join, neutral, map } = kinds[name];
  const w = width[lanes];
  const room = stageBytes / w;
  const piece = pieceBytes / w;
  const isAround = map.includes("m");
  const isExtreme = join === "pmin" || join === "pmax";

  function allFinite(wasm: Machine, count: number): boolean {
    for (let i = 0; i < count; i++) if (!Number.isFinite(wasm.results[i]!)) return false;
    return true;
  }

  function longRow(wasm: Machine, array: Floats, place: number, count: number, result: FoldResult, at: number): void {
    for (let done = 0; done < count; done += piece) {
      const size = Math.min(piece, count - done);
      wasm.elements.set(array.subarray(place + done, place + done + size));
      wasm.rows(1, size * w);
      if (wasm.exactRows !== undefined && !allFinite(wasm, 1)) wasm.exactRows(1, size * w);
      result[at] = together(join, result[at]!, wasm.results[0]!);
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
    const most = Math.min(mostFolded, Math.floor(piece / count));
    for (let done = 0; done < rows; done += most) {
      const here = Math.min(most, rows - done);
      const start = place + done * rowStep;
      if (isAround) wasm.around.set(around.subarray(at + done, at + done + here));
      if (rowStep === count) elements.set(array.subarray(start, start + here * count));
      else {
        for (let r = 0, from = start; r < here; r++, from += rowStep)
          elements.set(array.subarray(from, from + count), r * count);
      }
      wasm.rows(here, count * w);
      if (wasm.exactRows !== undefined && !allFinite(wasm, here)) wasm.exactRows(here, count * w);
      for (let r = 0, to = at + done; r < here; r++, to++) result[to] = together(join, result[to]!, results[r]!);
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
    for (let first = 0; first < columns; first += mostColumns) {
      const wide = Math.min(mostColumns, columns - first);
      const most = Math.floor(room / wide) & ~3;
      if (isAround) wasm.around.set(around.subarray(at + first, at + first + wide));
      const run = (exact: boolean): void => {
        totals.fill(neutral, 0, wide + 4);
        for (let done = 0; done < count; done += most) {
          const here = Math.min(most, count - done);
          const start = place + first + done * step;
          if (step === wide) elements.set(array.subarray(start, start + here * wide));
          else {
            for (let r = 0, from = start; r < here; r++, from += step)
              elements.set(array.subarray(from, from + wide), r * wide);
          }
          if (exact) {
            wasm.exactColumns!(here, wide * w, wide * w);
            continue;
          }
          // Rows of zeros do not change sums.
          const four = wasm.exactColumns === undefined ? here : (here + 3) & ~3;
          if (four > here) elements.fill(0, here * wide, four * wide);
          wasm.columns(four, wide * w, wide * w);
        }
      };
      run(false);
      if (wasm.exactColumns !== undefined && !allFinite(wasm, wide)) run(true);
      for (let j = 0, to = at + first; j < wide; j++, to++) result[to] = together(join, result[to]!, totals[j]!);
    }
  }

  return (array, place, rowStep, rows, step, count, result, at, around) => {
    const alongRows = step === 1 || count === 1;
    if (!alongRows && (rowStep !== 1 || rows < foldedColumns)) return false;
    const wasm = foldMachine(name, lanes);
    if (wasm === null) return false;
    const floats = array as Floats;
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
