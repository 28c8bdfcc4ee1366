// Sums and extremes of integers and bools in WebAssembly vectors, and whether any or all elements of a row differ from 0.

import type { DType } from "../../core/dtype.js";
import { transferred } from "../../core/storage.js";
import { type InstructionName, type Instructions, op, type ValueType } from "../../wasm/instructions.js";
import { unsigned } from "../../wasm/leb128.js";
import { machine } from "../../wasm/machine.js";
import {
  bytesConst,
  countCode as countUp,
  functionCode,
  get,
  i32Add,
  i32Const,
  i32Less,
  i32Multiply,
  i32Subtract,
  increaseCode,
  loadCode,
  setCode,
  shuffle,
  splatConst,
  stageBytes,
  stageStart,
  storeCode,
  type WasmFunction,
  whenCode,
} from "../../wasm/module.js";
import type { Fold, FoldResult } from "../cpu/reduce.js";
import {
  foldedColumns,
  foldedRow,
  foldedRowApart,
  foldedTruths,
  longIntegerFold,
  longPlainIntegerFold,
} from "../loops/thresholds.js";
import type { NumberArray } from "../memory/elements.js";
import { mostColumns, mostFolded, pieceBytes, resultsAt, whileBefore, wholeBlocks } from "./folds.js";
import { stage } from "./stage.js";

export type IntegerFold = "sum" | "maximum" | "minimum" | "any" | "all";

type Lanes = "u8" | "i8" | "i16" | "i32" | "i64" | "f32" | "f64";

const lanesOf: Readonly<Record<string, Lanes>> = {
  ...{ uint8: "u8", int8: "i8", bool: "u8", int16: "i16", int32: "i32", int64: "i64" },
  ...{ float32: "f32", float64: "f64" },
};

const isTruth = (name: IntegerFold): boolean => name === "any" || name === "all";

/** Truth values exist of floating-point numbers, too; for those of int64 the kernels convert it to bool. */
export const foldedDTypes = (name: IntegerFold): readonly DType[] =>
  (Object.keys(lanesOf) as DType[])
    .filter((dtype) => dtype !== (isTruth(name) ? "int64" : null))
    .filter((dtype) => isTruth(name) || !lanesOf[dtype]!.startsWith("f"));

/** The minimum number of elements for which rows are worth copying in: sums and truth values need little time without. */
export const shortestFold = (name: IntegerFold, dtype: DType): number =>
  dtype === "int64" || name === "maximum" || name === "minimum" ? longIntegerFold : longPlainIntegerFold;

const sizes = { u8: 1, i8: 1, i16: 2, i32: 4, i64: 8, f32: 4, f64: 8 } as const;
const extended = {
  u8: ["i16x8.extend_low_i8x16_u", "i16x8.extend_high_i8x16_u"],
  i8: ["i16x8.extend_low_i8x16_s", "i16x8.extend_high_i8x16_s"],
  i16: ["i32x4.extend_low_i16x8_s", "i32x4.extend_high_i16x8_s"],
} as const;
const greatest = { u8: "i8x16.max_u", i8: "i8x16.max_s", i16: "i16x8.max_s", i32: "i32x4.max_s" } as const;
const least = { u8: "i8x16.min_u", i8: "i8x16.min_s", i16: "i16x8.min_s", i32: "i32x4.min_s" } as const;
const unequal = {
  u8: "i8x16.ne",
  i8: "i8x16.ne",
  i16: "i16x8.ne",
  i32: "i32x4.ne",
  i64: "i64x2.ne",
  f32: "f32x4.ne",
  f64: "f64x2.ne",
} as const;
const equal = {
  u8: "i8x16.eq",
  i8: "i8x16.eq",
  i16: "i16x8.eq",
  i32: "i32x4.eq",
  i64: "i64x2.eq",
  f32: "f32x4.eq",
  f64: "f64x2.eq",
} as const;
const shiftedRight = { 1: "i8x16.shr_u", 2: "i16x8.shr_u", 4: "i32x4.shr_u" } as const;
const extractedLane = {
  u8: "i8x16.extract_lane_u",
  i8: "i8x16.extract_lane_s",
  i16: "i16x8.extract_lane_s",
  i32: "i32x4.extract_lane",
} as const;

const bytes = (value: number): Instructions => bytesConst(new Array<number>(16).fill(value));
const zeros = bytes(0);
const ramp = bytesConst(Array.from({ length: 16 }, (_, i) => i));
const turned = (distance: number): Instructions => shuffle(Array.from({ length: 16 }, (_, i) => (i + distance) % 16));
/** Before zeros: the last 64 bits of a vector, first. */
const last = shuffle([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);

/** Every lane the same integer. */
function splat(value: bigint, lanes: Lanes): Instructions {
  const size = sizes[lanes];
  return bytesConst(Array.from({ length: 16 }, (_, i) => Number((value >> BigInt(8 * (i % size))) & 0xffn)));
}

/** What stands for elements past the end: it changes no result. */
function neutral(name: IntegerFold, lanes: Lanes): Instructions {
  if (name === "all") return bytes(255);
  if (name === "sum" || name === "any") return zeros;
  const half = 1n << BigInt(8 * sizes[lanes] - 1);
  const [lowest, highest] = lanes === "u8" ? [0n, 255n] : [-half, half - 1n];
  return splat(name === "maximum" ? lowest : highest, lanes);
}

/** A vector of integers of at most 32 bits as vectors of 32 bits. */
function toWords(x: Instructions, lanes: Lanes): readonly Instructions[] {
  if (lanes !== "u8" && lanes !== "i8" && lanes !== "i16") return [x];
  return extended[lanes].flatMap((opcode) => toWords([...x, ...op(opcode)], sizes[lanes] === 1 ? "i16" : "i32"));
}

/** A vector of 32-bit integers as two of doubles. */
const toDoubles = (x: Instructions): readonly Instructions[] => [
  [...x, ...op("f64x2.convert_low_i32x4_s")],
  [...x, ...zeros, ...last, ...op("f64x2.convert_low_i32x4_s")],
];

/** The instructions of a kind: what accumulates vectors of elements, and what becomes of that. */
function folding(name: IntegerFold, lanes: Lanes, parameters: number) {
  const locals: ValueType[] = [];
  const local = (type: ValueType): number => parameters + locals.push(type) - 1;
  const size = sizes[lanes];
  const isSum = name === "sum";
  /** Results are int64, else doubles. */
  const isLong = lanes === "i64" && !isTruth(name);
  const taken = local("v128");

  /** total = total with the vector that the instructions push */
  function join(total: number, x: Instructions): Instructions {
    let joined: Instructions;
    if (isSum) joined = op(isLong ? "i64x2.add" : lanes === "i32" ? "f64x2.add" : "i32x4.add");
    else if (isTruth(name)) joined = op("v128.or");
    else if (!isLong) joined = op((name === "maximum" ? greatest : least)[lanes as keyof typeof greatest]);
    else {
      const [a, b] = [get(total), get(taken)];
      const isFirst = [...(name === "maximum" ? [...a, ...b] : [...b, ...a]), ...op("i64x2.gt_s")];
      return [...x, ...setCode(taken), ...a, ...b, ...isFirst, ...op("v128.bitselect"), ...setCode(total)];
    }
    return [...get(total), ...x, ...joined, ...setCode(total)];
  }

  const truths = (x: Instructions): Instructions => [
    ...x,
    ...(lanes === "f32" || lanes === "f64" ? splatConst(0, lanes) : zeros),
    ...op((name === "any" ? unequal : equal)[lanes]),
  ];

  /** The vector that a total of a row is joined with. */
  function ofRow(x: Instructions): Instructions {
    if (isTruth(name)) return truths(x);
    if (!isSum || isLong) return x;
    if (lanes === "i32") return [...toDoubles(x).flat(), ...op("f64x2.add")];
    const pairs =
      size === 2 ? [] : op(lanes === "u8" ? "i16x8.extadd_pairwise_i8x16_u" : "i16x8.extadd_pairwise_i8x16_s");
    return [...x, ...pairs, ...op("i32x4.extadd_pairwise_i16x8_s")];
  }

  /** The vectors that the totals of columns are joined with. */
  function ofColumns(x: Instructions): readonly Instructions[] {
    if (isTruth(name)) return [truths(x)];
    if (!isSum || isLong) return [x];
    return lanes === "i32" ? toDoubles(x) : toWords(x, lanes);
  }

  /** The total of columns as vectors of results. */
  function widened(total: Instructions): readonly Instructions[] {
    if (isLong || (isSum && lanes === "i32")) return [total];
    if (isSum) return toDoubles(total);
    if (!isTruth(name)) return toWords(total, lanes).flatMap(toDoubles);
    const truth = name === "any" ? total : [...total, ...op("v128.not")];
    if (size === 8) return [[...truth, ...splatConst(1, "f64"), ...op("v128.and")]];
    const ones = [...truth, ...i32Const(8 * size - 1), ...op(shiftedRight[size])];
    return toWords(ones, ({ 1: "u8", 2: "i16", 4: "i32" } as const)[size]).flatMap(toDoubles);
  }

  /** Joins a vector of columns' results at the address in a local with these. */
  function joinResults(address: number, offset: number, x: Instructions): Instructions {
    const results = local("v128");
    const joined = op(isSum ? "f64x2.add" : name === "maximum" || name === "any" ? "f64x2.max" : "f64x2.min");
    return [
      ...[...get(address), ...loadCode(resultsAt + offset), ...setCode(results)],
      ...(isLong ? join(results, x) : [...get(results), ...x, ...joined, ...setCode(results)]),
      ...[...get(address), ...get(results), ...storeCode(resultsAt + offset)],
    ];
  }

  /** Joins a row's result at the address in a local with its total. */
  function finish(address: number, total: number): Instructions {
    const turn = (distance: number): Instructions => join(total, [...get(total), ...get(total), ...turned(distance)]);
    const lane = (extract: InstructionName): Instructions => [...get(total), ...op(extract), 0];
    const memory = [3, ...unsigned(resultsAt)];
    if (isLong) {
      const [a, b] = [local("i64"), local("i64")];
      const both = [...get(a), ...get(b)];
      return [
        ...[
          ...turn(8),
          ...lane("i64x2.extract_lane"),
          ...setCode(a),
          ...get(address),
          ...op("i64.load"),
          ...memory,
          ...setCode(b),
        ],
        ...[...get(address), ...both],
        ...(isSum ? op("i64.add") : [...both, ...op(name === "maximum" ? "i64.gt_s" : "i64.lt_s"), ...op("select")]),
        ...[...op("i64.store"), ...memory],
      ];
    }
    let value: Instructions;
    if (isTruth(name))
      value = [
        ...get(total),
        ...op("v128.any_true"),
        ...(name === "all" ? op("i32.eqz") : []),
        ...op("f64.convert_i32_s"),
      ];
    else if (isSum && lanes === "i32") value = [...turn(8), ...lane("f64x2.extract_lane")];
    else {
      const turns = [8, 4, 2, 1].filter((distance) => distance >= (isSum ? 4 : size)).flatMap(turn);
      value = [
        ...turns,
        ...lane(isSum ? "i32x4.extract_lane" : extractedLane[lanes as keyof typeof extractedLane]),
        ...op("f64.convert_i32_s"),
      ];
    }
    const number = local("f64");
    const joined = op(isSum ? "f64.add" : name === "maximum" || name === "any" ? "f64.max" : "f64.min");
    return [
      ...[...value, ...setCode(number), ...get(address), ...get(number)],
      ...[...get(address), ...op("f64.load"), ...memory, ...joined, ...op("f64.store"), ...memory],
    ];
  }

  const start = isTruth(name) ? zeros : neutral(name, lanes);
  return { locals, local, join, ofRow, ofColumns, widened, joinResults, finish, start };
}

/** `(rows, rowBytes)`: joins consecutive rows at the stage's beginning with their results. */
function rowsFunction(name: IntegerFold, lanes: Lanes): WasmFunction<"rows"> {
  const { locals, local, join, ofRow, finish, start } = folding(name, lanes, 2);
  const [r, place, rowEnd, end, address] = Array.from({ length: 5 }, () => local("i32")) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const totals = Array.from({ length: 4 }, () => local("v128")) as [number, number, number, number];
  const [first, ...others] = totals;
  const at = (offset: number): Instructions => [...get(place), ...loadCode(offset)];
  const tail = [
    ...[...at(0), ...neutral(name, lanes)],
    ...[
      ...ramp,
      ...get(rowEnd),
      ...get(place),
      ...i32Subtract,
      ...op("i8x16.splat"),
      ...op("i8x16.lt_u"),
      ...op("v128.bitselect"),
    ],
  ];
  const row = [
    ...[...get(place), ...get(1), ...i32Add, ...setCode(rowEnd)],
    ...totals.flatMap((total) => [...start, ...setCode(total)]),
    ...wholeBlocks(end, place, rowEnd, 64),
    ...whileBefore(
      place,
      end,
      64,
      totals.flatMap((total, i) => join(total, ofRow(at(16 * i)))),
    ),
    ...wholeBlocks(end, place, rowEnd, 16),
    ...whileBefore(place, end, 16, join(first, ofRow(at(0)))),
    ...[...get(place), ...get(rowEnd), ...i32Less],
    ...whenCode([...join(first, ofRow(tail)), ...get(rowEnd), ...setCode(place)]),
    ...others.flatMap((total) => join(first, get(total))),
    ...[...get(r), ...i32Const(8), ...i32Multiply, ...setCode(address)],
    ...finish(address, first),
  ];
  const body = [...i32Const(stageStart), ...setCode(place), ...countUp(r, get(0), i32Const(1), row)];
  return { name: "rows", parameters: ["i32", "i32"], code: functionCode(locals, body) };
}

/** `(rows, rowBytes, bytes)`: joins the first `bytes` bytes of rows, column by column, with the columns' results. */
function columnsFunction(name: IntegerFold, lanes: Lanes): WasmFunction<"columns"> {
  const { locals, local, join, ofColumns, widened, joinResults, start } = folding(name, lanes, 3);
  const [r, column, place, address] = Array.from({ length: 4 }, () => local("i32")) as [number, number, number, number];
  const x = local("v128");
  const parts = ofColumns(get(x));
  const totals = parts.map(() => local("v128"));
  const body = countUp(column, get(2), i32Const(16), [
    ...totals.flatMap((total) => [...start, ...setCode(total)]),
    ...[...get(column), ...i32Const(stageStart), ...i32Add, ...setCode(place)],
    ...countUp(r, get(0), i32Const(1), [
      ...[...get(place), ...loadCode(0), ...setCode(x), ...increaseCode(place, get(1))],
      ...parts.flatMap((part, i) => join(totals[i]!, part)),
    ]),
    ...[...get(column), ...i32Const(8 / sizes[lanes]), ...i32Multiply, ...setCode(address)],
    ...totals.flatMap((total) => widened(get(total))).flatMap((results, i) => joinResults(address, 16 * i, results)),
  ]);
  return { name: "columns", parameters: ["i32", "i32", "i32"], code: functionCode(locals, body) };
}

interface Machine {
  /** Elements and results, those of int64 as words. */
  readonly elements: NumberArray;
  readonly results: FoldResult;
  readonly rows: (rows: number, rowBytes: number) => void;
  readonly columns: (rows: number, rowBytes: number, bytes: number) => void;
}

const arrays = {
  ...{ u8: Uint8Array, i8: Int8Array, i16: Int16Array, i32: Int32Array, i64: Int32Array },
  ...{ f32: Float32Array, f64: Float64Array },
} as const;

function foldMachine(name: IntegerFold, lanes: Lanes): Machine | null {
  const Elements = arrays[lanes];
  const Results = lanes === "i64" ? Int32Array : Float64Array;
  return machine(
    `fold ${name} ${lanes}`,
    stage,
    (buffer) => ({
      elements: new Elements(buffer, stageStart, pieceBytes / Elements.BYTES_PER_ELEMENT),
      results: new Results(buffer, resultsAt, stageBytes / Results.BYTES_PER_ELEMENT),
    }),
    () => [rowsFunction(name, lanes), columnsFunction(name, lanes)],
  );
}

/** So many elements of a row, or rows of columns, are tried first: they often decide a truth value. */
const firstTruths = 16;
const firstBytes = 4096;

/** The loop of a kind and a dtype. False, without vectors or where they do not pay, leaves the reduction to the next loop. */
export function integerFold(name: IntegerFold, dtype: DType): Fold {
  const lanes = lanesOf[dtype]!;
  const w = sizes[lanes];
  /** Entries of an element. */
  const e = dtype === "int64" ? 2 : 1;
  const piece = pieceBytes / w;
  /** The value that no further element changes. */
  const decided = name === "any" ? 1 : name === "all" ? 0 : Number.NaN;

  function copyIn({ elements }: Machine, array: NumberArray, from: number, pitch: number, rows: number, size: number) {
    if (pitch === size || rows === 1) elements.set(array.subarray(e * from, e * (from + rows * size)));
    else {
      for (let r = 0, at = e * from; r < rows; r++, at += e * pitch)
        elements.set(array.subarray(at, at + e * size), r * e * size);
    }
  }

  function bringResults({ results }: Machine, result: FoldResult, at: number, count: number): void {
    if (count > 4) results.set(result.subarray(e * at, e * (at + count)));
    else for (let i = 0; i < e * count; i++) results[i] = result[e * at + i]!;
  }

  function takeResults({ results }: Machine, result: FoldResult, at: number, count: number): void {
    if (count > 4) result.set(results.subarray(0, e * count), e * at);
    else for (let i = 0; i < e * count; i++) result[e * at + i] = results[i]!;
  }

  /** Rows of at most a piece. */
  function block(
    wasm: Machine,
    array: NumberArray,
    from: number,
    rowStep: number,
    rows: number,
    count: number,
    result: FoldResult,
    at: number,
  ): void {
    bringResults(wasm, result, at, rows);
    copyIn(wasm, array, from, rowStep, rows, count);
    wasm.rows(rows, count * w);
    takeResults(wasm, result, at, rows);
  }

  const byRows: Fold = (array, from, rowStep, rows, _step, count, result, at) => {
    const wasm = foldMachine(name, lanes)!;
    const together = Math.max(1, Math.min(mostFolded, Math.floor(piece / count)));
    for (let done = 0; done < rows; done += together) {
      const here = Math.min(together, rows - done);
      for (let start = 0; start < count; start += piece) {
        const size = Math.min(piece, count - start);
        block(wasm, array, from + done * rowStep + start, rowStep, here, size, result, at + done);
      }
    }
  };

  /** Reads the first elements of a row; returns whether they decide it. */
  function isDecided(array: NumberArray, from: number, result: FoldResult, at: number): boolean {
    for (let i = 0; i < firstTruths && result[at] !== decided; i++)
      if (Number(array[from + i] !== 0) === decided) result[at] = decided;
    return result[at] === decided;
  }

  /** Rows that are not decided at once: together if many of these are short, else in growing pieces until one decides. */
  const truthsByRows: Fold = (array, from, rowStep, rows, _step, count, result, at) => {
    const wasm = foldMachine(name, lanes)!;
    const together = Math.min(mostFolded, Math.floor(piece / 4 / count));
    for (let done = 0; done < rows; done += Math.max(1, together)) {
      const here = Math.min(Math.max(1, together), rows - done);
      const open: number[] = [];
      for (let r = done; r < done + here; r++) if (!isDecided(array, from + r * rowStep, result, at + r)) open.push(r);
      if (together > 1 && 4 * open.length >= here) {
        block(wasm, array, from + done * rowStep, rowStep, here, count, result, at + done);
        continue;
      }
      for (const r of open) {
        let size = firstBytes / w;
        for (let i = firstTruths; i < count && result[at + r] !== decided; i += size, size = Math.min(2 * size, piece))
          block(wasm, array, from + r * rowStep + i, 0, 1, Math.min(size, count - i), result, at + r);
      }
    }
  };

  const byColumns: Fold = (array, from, _rowStep, width, step, count, result, at) => {
    const wasm = foldMachine(name, lanes)!;
    for (let first = 0; first < width; first += mostColumns) {
      const wide = Math.min(mostColumns, width - first);
      const most = Math.floor(piece / wide);
      bringResults(wasm, result, at + first, wide);
      let few = isTruth(name) ? firstTruths : most;
      for (let done = 0; done < count; few *= 2) {
        const here = Math.min(few, most, count - done);
        copyIn(wasm, array, from + first + done * step, step, here, wide);
        wasm.columns(here, wide * w, wide * w);
        done += here;
        if (isTruth(name) && wasm.results.subarray(0, wide).every((truth) => truth === decided)) break;
      }
      takeResults(wasm, result, at + first, wide);
    }
  };

  return (array, from, rowStep, rows, step, count, result, at, around) => {
    const alongRows = step === 1 || count === 1;
    if (alongRows ? count < shortest(rowStep, count) : rowStep !== 1 || rows < foldedColumns) return false;
    if (foldMachine(name, lanes) === null) return false;
    if (array.length === 0) throw transferred();
    const loop = !alongRows ? byColumns : isTruth(name) ? truthsByRows : byRows;
    loop(array, from, rowStep, rows, step, count, result, at, around);
    return true;
  };

  function shortest(rowStep: number, count: number): number {
    if (isTruth(name)) return foldedTruths;
    return rowStep === count ? foldedRow : foldedRowApart;
  }
}
