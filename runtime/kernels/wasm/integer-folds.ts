// Sums and extremes of integers and bools in WebAssembly vectors, and whether any or all elements of a row differ from 0.

import type { DType } from "../../core/dtype.js";
import { transferred } from "../../core/storage.js";
import {
  choose,
  constant,
  count,
  declare,
  everyLane,
  expression,
  extractLane,
  i32,
  increase,
  type Local,
  less,
  load,
  local,
  operations,
  set,
  shuffled,
  store,
  type Value,
  wasmFunction,
  when,
  zeros,
} from "../../wasm/assembler.js";
import { type InstructionName, op } from "../../wasm/instructions.js";
import { machine } from "../../wasm/machine.js";
import { stageBytes, stageStart } from "../../wasm/module.js";
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
import { maxColumns, maxFolded, pieceBytes, resultsAt, whileBefore, wholeBlocks } from "./folds.js";
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

type Vector = Value<"v128">;
type Variable = Local<"v128">;

const sizes = { u8: 1, i8: 1, i16: 2, i32: 4, i64: 8, f32: 4, f64: 8 } as const;
const bytes = operations("i8x16");
const halves = operations("i16x8");
const words = operations("i32x4");
const longs = operations("i64x2");
const singles = operations("f32x4");
const doubles = operations("f64x2");
const bits = operations("v128");
const numbers = operations("f64");
const integers = operations("i64");
const vectors = { u8: bytes, i8: bytes, i16: halves, i32: words, i64: longs, f32: singles, f64: doubles } as const;
const greatest = { u8: "max_u", i8: "max_s", i16: "max_s", i32: "max_s" } as const;
const least = { u8: "min_u", i8: "min_s", i16: "min_s", i32: "min_s" } as const;
const extractedLane = {
  u8: "i8x16.extract_lane_u",
  i8: "i8x16.extract_lane_s",
  i16: "i16x8.extract_lane_s",
  i32: "i32x4.extract_lane",
} as const;

const everyByte = (value: number): Vector => constant(new Array<number>(16).fill(value));
const ramp: Vector = constant(Array.from({ length: 16 }, (_, i) => i));
const turned = (x: Variable, distance: number): Vector =>
  shuffled(
    x,
    x,
    Array.from({ length: 16 }, (_, i) => (i + distance) % 16),
  );
/** The last 64 bits of a vector first, then zeros. */
const last = (x: Vector): Vector => shuffled(x, zeros, [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);

/** Every lane the same integer. */
function splat(value: bigint, lanes: Lanes): Vector {
  const size = sizes[lanes];
  return constant(Array.from({ length: 16 }, (_, i) => Number((value >> BigInt(8 * (i % size))) & 0xffn)));
}

/** The neutral element, which changes no result. */
function neutral(name: IntegerFold, lanes: Lanes): Vector {
  if (name === "all") return everyByte(255);
  if (name === "sum" || name === "any") return zeros;
  const half = 1n << BigInt(8 * sizes[lanes] - 1);
  const [lowest, highest] = lanes === "u8" ? [0n, 255n] : [-half, half - 1n];
  return splat(name === "maximum" ? lowest : highest, lanes);
}

/** A vector of integers of at most 32 bits as vectors of 32 bits. */
function toWords(x: Vector, lanes: Lanes): readonly Vector[] {
  if (lanes === "i16") return [words.extend_low_i16x8_s(x), words.extend_high_i16x8_s(x)];
  if (lanes === "u8")
    return [halves.extend_low_i8x16_u(x), halves.extend_high_i8x16_u(x)].flatMap((half) => toWords(half, "i16"));
  if (lanes === "i8")
    return [halves.extend_low_i8x16_s(x), halves.extend_high_i8x16_s(x)].flatMap((half) => toWords(half, "i16"));
  return [x];
}

/** A vector of 32-bit integers as two of doubles. */
const toDoubles = (x: Vector): readonly Vector[] => [
  doubles.convert_low_i32x4_s(x),
  doubles.convert_low_i32x4_s(last(x)),
];

/** What accumulates vectors of elements, and what becomes of that. */
function folding(name: IntegerFold, lanes: Lanes, isBool: boolean) {
  const size = sizes[lanes];
  const isSum = name === "sum";
  /** Results are int64, else doubles. */
  const isLong = lanes === "i64" && !isTruth(name);
  const taken = declare("v128");

  /** total = total with x */
  function join(total: Variable, x: Vector): void {
    if (isSum) set(total, (isLong ? longs : lanes === "i32" ? doubles : words).add(total, x));
    else if (isTruth(name)) set(total, bits.or(total, x));
    else if (isLong) joinLong(total, x);
    else {
      const of = vectors[lanes] as unknown as Readonly<Record<string, (a: Vector, b: Vector) => Vector>>;
      set(total, of[(name === "maximum" ? greatest : least)[lanes as keyof typeof greatest]]!(total, x));
    }
  }

  function joinLong(total: Variable, x: Vector): void {
    set(taken, x);
    const isFirst = name === "maximum" ? longs.gt_s(total, taken) : longs.gt_s(taken, total);
    set(total, bits.bitselect(total, taken, isFirst));
  }

  const truths = (x: Vector): Vector =>
    vectors[lanes][name === "any" ? "ne" : "eq"](x, lanes === "f32" || lanes === "f64" ? everyLane(lanes, 0) : zeros);

  /** Any byte but 0 counts as 1, if they are truth values. */
  const counted = (x: Vector): Vector => (isBool ? bytes.min_u(x, everyByte(1)) : x);

  /** The vector that a total of a row is joined with, of vectors that a function reads. */
  function ofRow(read: () => Vector): Vector {
    if (isTruth(name)) return truths(read());
    if (!isSum || isLong) return read();
    if (lanes === "i32") {
      const [low, high] = [doubles.convert_low_i32x4_s(read()), doubles.convert_low_i32x4_s(last(read()))];
      return doubles.add(low, high);
    }
    const pairs =
      size === 2
        ? read()
        : halves[lanes === "u8" ? "extadd_pairwise_i8x16_u" : "extadd_pairwise_i8x16_s"](counted(read()));
    return words.extadd_pairwise_i16x8_s(pairs);
  }

  /** The vectors that the totals of columns are joined with. */
  function ofColumns(x: Variable): readonly Vector[] {
    if (isTruth(name)) return [truths(x)];
    if (!isSum || isLong) return [x];
    return lanes === "i32" ? toDoubles(x) : toWords(counted(x), lanes);
  }

  /** The total of columns as vectors of results. */
  function widened(total: Variable): readonly Vector[] {
    if (isLong || (isSum && lanes === "i32")) return [total];
    if (isSum) return toDoubles(total);
    if (!isTruth(name)) return toWords(total, lanes).flatMap(toDoubles);
    const truth = name === "any" ? total : bits.not(total);
    if (size === 8) return [bits.and(truth, everyLane("f64", 1))];
    const ones = (size === 1 ? bytes : size === 2 ? halves : words).shr_u(truth, 8 * size - 1);
    return toWords(ones, ({ 1: "u8", 2: "i16", 4: "i32" } as const)[size]).flatMap(toDoubles);
  }

  /** Joins a vector of columns' results at an address with these. */
  function joinResults(address: Local<"i32">, offset: number, x: Vector): void {
    const results = local(load("v128", address, resultsAt + offset));
    if (isLong) join(results, x);
    else {
      const joined = isSum ? doubles.add : name === "maximum" || name === "any" ? doubles.max : doubles.min;
      set(results, joined(results, x));
    }
    store(address, results, resultsAt + offset);
  }

  /** Joins a row's result at an address with its total. */
  function finish(address: Local<"i32">, total: Variable): void {
    const turn = (distance: number): void => join(total, turned(total, distance));
    if (isLong) {
      turn(8);
      const a = local(firstLane("i64", "i64x2.extract_lane", total));
      const b = local(load("i64", address, resultsAt));
      const isFirst = name === "maximum" ? integers.gt_s(a, b) : integers.lt_s(a, b);
      store(address, isSum ? integers.add(a, b) : choose(a, b, isFirst), resultsAt);
      return;
    }
    let value: Value<"f64">;
    if (isTruth(name)) {
      const some = bits.any_true(total);
      value = numbers.convert_i32_s(name === "all" ? i32.eqz(some) : some);
    } else if (isSum && lanes === "i32") {
      turn(8);
      value = extractLane("f64", total, 0);
    } else {
      for (const distance of [8, 4, 2, 1]) if (distance >= (isSum ? 4 : size)) turn(distance);
      const extract = isSum ? "i32x4.extract_lane" : extractedLane[lanes as keyof typeof extractedLane];
      value = numbers.convert_i32_s(firstLane("i32", extract, total));
    }
    const number = local(value);
    const joined = numbers[isSum ? "add" : name === "maximum" || name === "any" ? "max" : "min"];
    store(address, joined(number, load("f64", address, resultsAt)), resultsAt);
  }

  const start = isTruth(name) ? zeros : neutral(name, lanes);
  return { join, ofRow, ofColumns, widened, joinResults, finish, start };
}

/** The number of a vector's first lane. */
const firstLane = <T extends "i32" | "i64">(type: T, extract: InstructionName, vector: Vector): Value<T> =>
  expression(type, [vector], [...op(extract), 0]);

/** `(rows, rowBytes)`: joins consecutive rows at the stage's beginning with their results. */
const rowsFunction = (name: IntegerFold, lanes: Lanes, isBool: boolean) =>
  wasmFunction("rows", { rows: "i32", rowBytes: "i32" }, ({ rows, rowBytes }) => {
    const { join, ofRow, finish, start } = folding(name, lanes, isBool);
    const [place, rowEnd, end] = [local(stageStart), declare("i32"), declare("i32")];
    const totals = Array.from({ length: 4 }, () => declare("v128"));
    const first = totals[0]!;
    const at = (offset: number): Vector => load("v128", place, offset);
    const tail = (): Vector =>
      bits.bitselect(at(0), neutral(name, lanes), bytes.lt_u(ramp, bytes.splat(i32.sub(rowEnd, place))));
    count(rows, 1, (r) => {
      set(rowEnd, i32.add(place, rowBytes));
      for (const total of totals) set(total, start);
      set(end, wholeBlocks(place, rowEnd, 64));
      whileBefore(place, end, 64, () => {
        for (const [i, total] of totals.entries())
          join(
            total,
            ofRow(() => at(16 * i)),
          );
      });
      set(end, wholeBlocks(place, rowEnd, 16));
      whileBefore(place, end, 16, () =>
        join(
          first,
          ofRow(() => at(0)),
        ),
      );
      when(less(place, rowEnd), () => {
        join(first, ofRow(tail));
        set(place, rowEnd);
      });
      for (const total of totals.slice(1)) join(first, total);
      finish(local(i32.mul(r, 8)), first);
    });
  });

/** `(rows, rowBytes, bytes)`: joins the first `bytes` bytes of rows, column by column, with the columns' results. */
const columnsFunction = (name: IntegerFold, lanes: Lanes, isBool: boolean) =>
  wasmFunction("columns", { rows: "i32", rowBytes: "i32", bytes: "i32" }, ({ rows, rowBytes, bytes }) => {
    const { join, ofColumns, widened, joinResults, start } = folding(name, lanes, isBool);
    const [place, x] = [declare("i32"), declare("v128")];
    const parts = ofColumns(x);
    const totals = parts.map(() => declare("v128"));
    count(bytes, 16, (column) => {
      for (const total of totals) set(total, start);
      set(place, i32.add(column, stageStart));
      count(rows, 1, () => {
        set(x, load("v128", place));
        increase(place, rowBytes);
        for (const [i, part] of parts.entries()) join(totals[i]!, part);
      });
      const address = local(i32.mul(column, 8 / sizes[lanes]));
      for (const [i, results] of totals.flatMap(widened).entries()) joinResults(address, 16 * i, results);
    });
  });

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

function foldMachine(name: IntegerFold, lanes: Lanes, isBool: boolean): Machine | null {
  const Elements = arrays[lanes];
  const Results = lanes === "i64" ? Int32Array : Float64Array;
  return machine(
    `fold ${name} ${isBool ? "bool" : lanes}`,
    stage,
    (buffer) => ({
      elements: new Elements(buffer, stageStart, pieceBytes / Elements.BYTES_PER_ELEMENT),
      results: new Results(buffer, resultsAt, stageBytes / Results.BYTES_PER_ELEMENT),
    }),
    () => [rowsFunction(name, lanes, isBool), columnsFunction(name, lanes, isBool)],
  );
}

/** So many elements of a row, or rows of columns, are tried first: they often decide a truth value. */
const firstTruths = 16;
const firstBytes = 4096;

/** The loop of a kind and a dtype. False, without vectors or where they do not pay, leaves the reduction to the next loop. */
export function integerFold(name: IntegerFold, dtype: DType): Fold {
  const lanes = lanesOf[dtype]!;
  const isBool = dtype === "bool";
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

  function copyResultsOut({ results }: Machine, result: FoldResult, at: number, count: number): void {
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
    copyResultsOut(wasm, result, at, rows);
    copyIn(wasm, array, from, rowStep, rows, count);
    wasm.rows(rows, count * w);
    takeResults(wasm, result, at, rows);
  }

  const byRows: Fold = (array, from, rowStep, rows, _step, count, result, at) => {
    const wasm = foldMachine(name, lanes, isBool)!;
    const blockRows = Math.max(1, Math.min(maxFolded, Math.floor(piece / count)));
    for (let done = 0; done < rows; done += blockRows) {
      const here = Math.min(blockRows, rows - done);
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
    const wasm = foldMachine(name, lanes, isBool)!;
    const blockRows = Math.min(maxFolded, Math.floor(piece / 4 / count));
    for (let done = 0; done < rows; done += Math.max(1, blockRows)) {
      const here = Math.min(Math.max(1, blockRows), rows - done);
      const open: number[] = [];
      for (let r = done; r < done + here; r++) if (!isDecided(array, from + r * rowStep, result, at + r)) open.push(r);
      if (blockRows > 1 && 4 * open.length >= here) {
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
    const wasm = foldMachine(name, lanes, isBool)!;
    for (let first = 0; first < width; first += maxColumns) {
      const wide = Math.min(maxColumns, width - first);
      const most = Math.floor(piece / wide);
      copyResultsOut(wasm, result, at + first, wide);
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
    if (foldMachine(name, lanes, isBool) === null) return false;
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
