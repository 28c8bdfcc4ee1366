// Matrix products in WebAssembly. Blocks of both operands are packed into strips; a tile of 4 rows and two vectors of
// columns stays in registers; sums of a block of the result stay in memory until they are complete.

import {
  count,
  declare,
  i32,
  increase,
  type Local,
  less,
  load,
  loadSplat,
  local,
  operations,
  repeat,
  set,
  shuffled,
  store,
  type Value,
  wasmFunction,
  when,
  zeros,
} from "../../wasm/assembler.js";
import { space } from "../../wasm/machine.js";
import type { WasmFunction } from "../../wasm/module.js";
import type { ElementKind, LaneType } from "../../wasm/programs/vectors.js";
import type { FinishRow, ProductLoop, StridedMatrix } from "../cpu/matmul.js";
import { copiedProductRow } from "../loops/thresholds.js";
import { type NarrowRows, narrowMachine } from "./narrow.js";
import { addressOf, isResident, lies, placed } from "./stage.js";

type Floats = Float32Array | Float64Array;
type Elements = Uint16Array | Floats;

/** Rows of a tile. Six rows spill registers in the engines measured. */
export const tileRows = 4;
/** Bytes of a row of a tile: two vectors. */
export const tileBytes = 32;
export const width = { f32: 4, f64: 8 };

/** Number of products summed per packed block, and the block's rows and bytes of columns. */
export const depth = 256;
export const blockRows = 128;
export const blockBytes = 2048;
/** Number of rows whose sums stay in memory while the blocks of a long sum are processed. */
export const panelRows = 1024;

/**
 * Where functions work, in bytes from the beginning of their room: staged elements, packed strips of both operands, sums. Reads of whole tiles may
 * exceed an area, hence the slack.
 */
export const slack = 64 * 1024;
export const rightAt = depth * blockBytes + slack;
export const leftAt = rightAt + depth * blockBytes + slack;
const sumsAt = leftAt + depth * blockRows * 8 + slack;
const roomBytes = sumsAt + panelRows * blockBytes + slack;
const productSpace = space("product", roomBytes / 65536);

/** Sizes of packed strips and of rows of sums are in bytes. */
interface Machine extends Packers {
  /** The whole memory. */
  readonly array: Floats;
  /** The address of the room. */
  readonly start: number;
  readonly multiply: (
    rowStrips: number,
    columnStrips: number,
    k: number,
    a: number,
    b: number,
    c: number,
    cRow: number,
    aStrip: number,
    bStrip: number,
    continues: number,
  ) => void;
}

/** Compiled functions that pack strips, and that add to sums. */
export interface Packers {
  /** For elements that are contiguous across a strip: copies `rows` rows, or four times as many, by strip size. */
  readonly copy16x1: Copy;
  readonly copy16x4: Copy;
  readonly copy32x1: Copy;
  readonly copy32x4: Copy;
  /** For elements that are contiguous along the sums: transposes `groups` squares of rows into strips. */
  readonly transpose: (from: number, row: number, to: number, step: number, groups: number) => void;
  readonly add: (to: number, row: number, rows: number, bytes: number, from: number, fromRow: number) => void;
}

type Copy = (from: number, row: number, to: number, strip: number, strips: number, rows: number) => void;

/** sum += a * b, with one rounding if the engine supports it. */
export function multiplyAdd(
  lanes: LaneType,
  fused: boolean,
): (a: Value<"v128">, b: Value<"v128">, sum: Local<"v128">) => void {
  const { relaxed_madd: madd, add, mul } = operations(lanes === "f32" ? "f32x4" : "f64x2");
  return (a, b, sum) => set(sum, fused ? madd(a, b, sum) : add(sum, mul(a, b)));
}

/**
 * @param byTable whether the right matrix is not packed: `bStrip` is then the address of a table of its rows' offsets
 * from `b`
 */
export const multiplyFunction = (lanes: LaneType, fused: boolean, byTable = false): WasmFunction<"multiply"> =>
  wasmFunction(
    "multiply",
    {
      rowStrips: "i32",
      columnStrips: "i32",
      k: "i32",
      a: "i32",
      b: "i32",
      c: "i32",
      cRow: "i32",
      aStrip: "i32",
      bStrip: "i32",
      continues: "i32",
    },
    ({ rowStrips, columnStrips, k, a, b, c, cRow, aStrip, bStrip, continues }) => {
      const multiplyInto = multiplyAdd(lanes, fused);
      const w = width[lanes];
      const sums = Array.from({ length: tileRows }, () => [declare("v128"), declare("v128")] as const);
      const values = [declare("v128"), declare("v128"), declare("v128")] as const;
      const bound = (variable: Local<"v128">, value: Value<"v128">): Local<"v128"> => {
        set(variable, value);
        return variable;
      };
      count(columnStrips, 1, (j) => {
        const strip = local(a);
        const column = local(i32.add(c, i32.mul(j, tileBytes)));
        count(rowStrips, 1, () => {
          const rows = [local(column)];
          while (rows.length < tileRows) rows.push(local(i32.add(rows.at(-1)!, cRow)));
          const cells = sums.flatMap((pair, r) => pair.map((sum, v) => ({ sum, row: rows[r]!, at: 16 * v })));
          when(
            continues,
            () => {
              for (const { sum, row, at } of cells) set(sum, load("v128", row, at));
            },
            () => {
              for (const { sum } of cells) set(sum, zeros);
            },
          );
          const left = local(strip);
          const end = local(i32.add(left, i32.mul(k, tileRows * w)));
          const right = local(byTable ? bStrip : b);
          repeat(() => {
            const rightRow = byTable ? local(i32.add(b, load("i32", right))) : right;
            const low = bound(values[0], load("v128", rightRow));
            const high = bound(values[1], load("v128", rightRow, 16));
            for (const [r, [lowSum, highSum]] of sums.entries()) {
              const x = bound(values[2], loadSplat(lanes, left, r * w));
              multiplyInto(x, low, lowSum);
              multiplyInto(x, high, highSum);
            }
            increase(right, byTable ? 4 : tileBytes);
            increase(left, tileRows * w);
            return less(left, end);
          });
          for (const { sum, row, at } of cells) store(row, sum, at);
          increase(strip, aStrip);
          increase(column, i32.mul(cRow, tileRows));
        });
        increase(b, byTable ? tileBytes : bStrip);
      });
    },
  );

/** Copies strips of `bytes` bytes, as many rows at a time as keeps reads and writes within cache lines. */
const copyFunction = (bytes: 16 | 32, rowsAtOnce: 1 | 4) =>
  wasmFunction(
    `copy${bytes}x${rowsAtOnce}` as const,
    { from: "i32", row: "i32", to: "i32", strip: "i32", strips: "i32", rows: "i32" },
    ({ from, row, to, strip, strips, rows }) =>
      count(rows, rowsAtOnce, () => {
        const [source, target] = [local(from), local(to)];
        count(strips, 1, () => {
          const line = local(source);
          for (let r = 0; r < rowsAtOnce; r++) {
            if (r > 0) increase(line, row);
            for (let at = 0; at < bytes; at += 16) store(target, load("v128", line, at), r * bytes + at);
          }
          increase(source, bytes);
          increase(target, strip);
        });
        increase(from, i32.mul(row, rowsAtOnce));
        increase(to, rowsAtOnce * bytes);
      }),
  );

/** Transposes squares of as many rows as a vector has lanes, moving along the rows: their columns become rows of a strip. */
const transposeFunction = (lanes: LaneType) =>
  wasmFunction(
    "transpose",
    { from: "i32", row: "i32", to: "i32", step: "i32", groups: "i32" },
    ({ from, row, to, step, groups }) => {
      const w = width[lanes];
      const lanesOf = (a: Value<"v128">, b: Value<"v128">, taken: readonly number[]): Value<"v128"> =>
        shuffled(
          a,
          b,
          taken.flatMap((lane) => Array.from({ length: w }, (_, i) => lane * w + i)),
        );
      count(groups, 1, () => {
        const line = local(from);
        const vectors = Array.from({ length: 16 / w }, (_, r) => {
          if (r > 0) increase(line, row);
          return local(load("v128", line));
        });
        const [p, q, r, s] = vectors as [Local<"v128">, Local<"v128">, Local<"v128">, Local<"v128">];
        for (const i of vectors.keys()) {
          const pair = (a: Local<"v128">, b: Local<"v128">): Value<"v128"> => lanesOf(a, b, [i, 4 + i, i, 4 + i]);
          store(to, w === 8 ? lanesOf(p, q, [i, 2 + i]) : lanesOf(pair(p, q), pair(r, s), [0, 1, 4, 5]));
          increase(to, step);
        }
        increase(from, 16);
      });
    },
  );

/** Adds `bytes` bytes of rows from address `from` on, `fromRow` apart, to rows of sums. */
const addFunction = (lanes: LaneType) =>
  wasmFunction(
    "add",
    { to: "i32", row: "i32", rows: "i32", bytes: "i32", from: "i32", fromRow: "i32" },
    ({ to, row, rows, bytes, from, fromRow }) => {
      const { add } = operations(lanes === "f32" ? "f32x4" : "f64x2");
      count(rows, 1, () => {
        count(bytes, 16, (x) => {
          const at = i32.add(to, x);
          store(at, add(load("v128", at), load("v128", i32.add(from, x))));
        });
        increase(to, row);
        increase(from, fromRow);
      });
    },
  );

/** Functions that pack strips, and that add to sums. */
export const packFunctions = (lanes: LaneType): readonly WasmFunction<keyof Packers>[] => [
  transposeFunction(lanes),
  addFunction(lanes),
  ...([16, 32] as const).flatMap((bytes) => [copyFunction(bytes, 1), copyFunction(bytes, 4)]),
];

/** The functions of products, with or without fused multiply-add. */
export const productFunctions = (
  lanes: LaneType,
  fused: boolean,
): readonly WasmFunction<"multiply" | keyof Packers>[] => [multiplyFunction(lanes, fused), ...packFunctions(lanes)];

/** The compiled functions of a lane type; null if compilation fails. */
const productMachine = (lanes: LaneType, room: () => number, ...operands: readonly Floats[]): Machine | null =>
  placed(
    `product ${lanes}`,
    productSpace,
    room,
    (buffer, start) => ({ array: new (lanes === "f32" ? Float32Array : Float64Array)(buffer), start }),
    [true, false].map((fused) => () => productFunctions(lanes, fused)),
    ...operands,
  );

/** Bytes of the largest operand of all products of a batch that are staged together. */
const groupBytes = 2 ** 17;

/** Copies a block of a matrix contiguously, by rows (returns true) or by columns, whichever are contiguous in the source. */
function stageElements(
  to: Elements,
  { array, offset, rowStep, columnStep }: StridedMatrix,
  row: number,
  rows: number,
  column: number,
  columns: number,
): boolean {
  const start = offset + row * rowStep + column * columnStep;
  const source = array as Elements;
  const byRows = columnStep === 1 || rowStep !== 1;
  const [lines, length, lineStep, step] = byRows
    ? [rows, columns, rowStep, columnStep]
    : [columns, rows, columnStep, rowStep];
  if (step === 1 && lineStep === length) to.set(source.subarray(start, start + lines * length));
  else if (step === 1 && length >= copiedProductRow) {
    for (let i = 0, at = start, place = 0; i < lines; i++, at += lineStep, place += length)
      to.set(source.subarray(at, at + length), place);
  } else {
    for (let i = 0, at = start, place = 0; i < lines; i++, at += lineStep) {
      for (let j = 0, q = at; j < length; j++, q += step, place++) to[place] = source[q]!;
    }
  }
  return byRows;
}

/**
 * Bits are staged at this offset, so that their numbers, which are twice as large, never overwrite bits that are still
 * to be read.
 */
const bitsAt = (depth * blockBytes) / 2;

/**
 * Copies a block of a matrix to the memory's beginning, as numbers, by rows (returns true) or by columns, whichever are
 * contiguous in the source.
 */
export function stageBlock(
  array: Floats,
  narrow: NarrowRows | null,
  matrix: StridedMatrix,
  row: number,
  rows: number,
  column: number,
  columns: number,
): boolean {
  if (narrow === null) return stageElements(array, matrix, row, rows, column, columns);
  const byRows = stageElements(narrow.bits.subarray(bitsAt / 2), matrix, row, rows, column, columns);
  narrow.load(bitsAt, 0, rows * columns);
  return byRows;
}

/** Lines of a block in memory: whether they are its rows, where the first begins, and the bytes from one to the next. */
interface Block {
  readonly byRows: boolean;
  readonly from: number;
  readonly pitch: number;
}

/** A block of a matrix: where it is, if the functions' memory has it in lines, or else as `stageBlock` copies it. */
function blockOf(
  { array, start }: Machine,
  narrow: NarrowRows | null,
  matrix: StridedMatrix,
  row: number,
  rows: number,
  column: number,
  columns: number,
): Block {
  const w = array.BYTES_PER_ELEMENT;
  const { offset, rowStep, columnStep } = matrix;
  const source = matrix.array as Floats;
  if (narrow === null && lies(array, source) && (columnStep === 1 || rowStep === 1)) {
    const byRows = columnStep === 1;
    const [lines, length, step] = byRows ? [rows, columns, rowStep] : [columns, rows, columnStep];
    const [from, pitch] = [addressOf(source, offset + row * rowStep + column * columnStep), step * w];
    // Whole tiles are read.
    const end = from + (lines + tileRows) * pitch + length * w + tileBytes;
    if (end <= array.byteLength) return { byRows, from, pitch };
  }
  const byRows = stageBlock(
    start === 0 ? array : array.subarray(start / w),
    narrow,
    matrix,
    row,
    rows,
    column,
    columns,
  );
  return { byRows, from: start, pitch: (byRows ? columns : rows) * w };
}

/** Whether sums could be computed where the results are, if those lie in the functions' memory: in whole tiles, and where nothing that is read is overwritten. */
const fitsTiles = (
  { array: target, columnStep }: StridedMatrix,
  m: number,
  n: number,
  a: StridedMatrix,
  b: StridedMatrix,
): boolean =>
  target !== a.array &&
  target !== b.array &&
  columnStep === 1 &&
  m % tileRows === 0 &&
  n % (tileBytes / (target as Floats).BYTES_PER_ELEMENT) === 0;

/** Whether they are. */
const isPlace = (
  { array }: Machine,
  narrow: NarrowRows | null,
  out: StridedMatrix,
  m: number,
  n: number,
  a: StridedMatrix,
  b: StridedMatrix,
): boolean => narrow === null && lies(array, out.array as Floats) && fitsTiles(out, m, n, a, b);

/** Bytes in which functions work: no sums, if these can be computed where the results are. */
function roomFor(m: number, n: number, k: number, out: StridedMatrix, a: StridedMatrix, b: StridedMatrix): number {
  if (isTurned(out, null, null))
    return roomFor(n, m, k, transposedMatrix(out), transposedMatrix(b), transposedMatrix(a));
  if (isResident(out.array as Floats) && fitsTiles(out, m, n, a, b)) return sumsAt;
  const rows = roundUp(Math.min(m, k <= depth ? blockRows : panelRows), tileRows);
  const row = Math.min(blockBytes, roundUp(n * (out.array as Floats).BYTES_PER_ELEMENT, tileBytes));
  return sumsAt + Math.max(groupBytes, rows * row) + slack;
}

export const roundUp = (value: number, unit: number): number => Math.ceil(value / unit) * unit;

/**
 * Packs the staged block into strips of `across` elements, for `k` products.
 * @param along whether staged lines run along the sums and must be transposed
 * @param pitch bytes from one line to the next: as many as a line has, unless it is stated
 * @returns bytes per strip
 */
export function packStrips(
  to: number,
  machine: Packers,
  lanes: LaneType,
  along: boolean,
  size: number,
  across: number,
  k: number,
  from = 0,
  pitch: number = (along ? k : size) * width[lanes],
): number {
  const w = width[lanes];
  const bytes = across * w;
  const side = 16 / w;
  const strip = roundUp(k, side) * bytes;
  if (along) {
    const inStrip = across / side;
    for (let g = 0; g * side < size; g++) {
      const target = to + Math.floor(g / inStrip) * strip + (g % inStrip) * 16;
      machine.transpose(from + g * side * pitch, pitch, target, bytes, Math.ceil(k / side));
    }
    return strip;
  }
  const strips = Math.ceil(size / across);
  const whole = k & ~3;
  const { copy16x1, copy16x4, copy32x1, copy32x4 } = machine;
  const [copy, copyFour] = bytes === 16 ? [copy16x1, copy16x4] : [copy32x1, copy32x4];
  copyFour(from, pitch, to, strip, strips, whole);
  if (whole < k) copy(from + whole * pitch, pitch, to + whole * bytes, strip, strips, k - whole);
  return strip;
}

/** The loop of an element kind. False, if compilation fails, leaves the product to the next loop. */
export function productLoop(kind: ElementKind): ProductLoop {
  const { lanes } = kind;
  return (m, n, k, out, a, b, finish, batch, row, left = 1) => {
    const operands = kind.formulas === null ? [out, a, b].map(({ array }) => array as Floats) : [];
    const wasm = m < 2 || n < 2 || k < 4 ? null : productMachine(lanes, () => roomFor(m, n, k, out, a, b), ...operands);
    const narrow = wasm === null ? null : narrowMachine(`product ${kind.name}`, kind, productSpace);
    if (wasm === null || (narrow === null && kind.formulas !== null)) return false;
    const group = narrow !== null || finish !== null ? 1 : groupSize(width[lanes], m, n, k, left, out, a, b);
    if (group > 1) {
      multiplyGroup(wasm, lanes, group, m, n, k, out, a, b);
      return group;
    }
    if (isTurned(out, narrow, finish)) {
      multiply(wasm, lanes, narrow, null, n, m, k, transposedMatrix(out), transposedMatrix(b), transposedMatrix(a));
      if (finish !== null) finishRows(m, n, out, (line, i) => finish(line, i, batch), row);
    } else multiply(wasm, lanes, narrow, finishing(finish, batch, wasm.array, wasm, wasm.start), m, n, k, out, a, b);
    return true;
  };
}

/** How many products of a batch are staged together: several if the matrices are small and contiguous and rows of the result fill whole tiles. */
function groupSize(
  w: number,
  m: number,
  n: number,
  k: number,
  left: number,
  out: StridedMatrix,
  a: StridedMatrix,
  b: StridedMatrix,
): number {
  if (left < 2 || n % (tileBytes / w) !== 0) return 1;
  const isContiguous = ({ rowStep, columnStep, batchStep }: StridedMatrix, rows: number, columns: number): boolean =>
    batchStep === rows * columns &&
    ((columnStep === 1 && rowStep === columns) || (rowStep === 1 && columnStep === rows));
  if (out.columnStep !== 1 || !isContiguous(out, m, n) || !isContiguous(a, m, k) || !isContiguous(b, k, n)) return 1;
  return Math.min(left, Math.floor(groupBytes / (w * Math.max(m * n, m * k, roundUp(k, 4) * n))));
}

/** Products of a batch whose operands are copied in together, and the results out. */
function multiplyGroup(
  wasm: Machine,
  lanes: LaneType,
  group: number,
  m: number,
  n: number,
  k: number,
  out: StridedMatrix,
  a: StridedMatrix,
  b: StridedMatrix,
): void {
  const { array, start } = wasm;
  const w = width[lanes];
  const tileColumns = tileBytes / w;
  const place = ({ array: source, offset }: StridedMatrix, size: number): number => {
    const elements = source as Floats;
    const end = offset + group * size;
    // Whole tiles are read.
    if (lies(array, elements) && addressOf(elements, end) + tileRows * w * Math.max(m, n, k) <= array.byteLength)
      return addressOf(elements, offset);
    array.set(elements.subarray(offset, end), start / w);
    return start;
  };
  const rightBytes = roundUp(k, 4) * n * w;
  let bStrip = 0;
  const right = place(b, k * n);
  for (let i = 0; i < group; i++)
    bStrip = packStrips(
      start + rightAt + i * rightBytes,
      wasm,
      lanes,
      b.columnStep !== 1,
      n,
      tileColumns,
      k,
      right + i * k * n * w,
    );
  const left = place(a, m * k);
  const isThere = isPlace(wasm, null, out, m, n, a, b);
  const sums = isThere ? addressOf(out.array as Floats, out.offset) : start + sumsAt;
  for (let i = 0; i < group; i++) {
    const aStrip = packStrips(start + leftAt, wasm, lanes, a.columnStep === 1, m, tileRows, k, left + i * m * k * w);
    wasm.multiply(
      Math.ceil(m / tileRows),
      n / tileColumns,
      k,
      start + leftAt,
      start + rightAt + i * rightBytes,
      // Rows of the last tile that exceed the matrix are overwritten by the next one.
      sums + i * m * n * w,
      n * w,
      aStrip,
      bStrip,
      0,
    );
  }
  if (!isThere) (out.array as Floats).set(array.subarray(sums / w, sums / w + group * m * n), out.offset);
}

function multiply(
  wasm: Machine,
  lanes: LaneType,
  narrow: NarrowRows | null,
  finish: FinishSums | null,
  m: number,
  n: number,
  k: number,
  out: StridedMatrix,
  a: StridedMatrix,
  b: StridedMatrix,
): void {
  const { array, start } = wasm;
  const w = width[lanes];
  const [tileColumns, blockColumns] = [tileBytes / w, blockBytes / w];
  const depthSteps = Math.ceil(k / depth);
  const part = roundUp(Math.ceil(k / depthSteps), 4);
  const panel = depthSteps === 1 ? blockRows : panelRows;
  const isThere = isPlace(wasm, narrow, out, m, n, a, b);
  const target = out.array as Floats;
  for (let top = 0; top < m; top += panel) {
    const panelHere = Math.min(panel, m - top);
    for (let column = 0; column < n; column += blockColumns) {
      const columns = Math.min(blockColumns, n - column);
      const cRow = isThere ? out.rowStep * w : roundUp(columns, tileColumns) * w;
      const c = isThere ? addressOf(target, out.offset + top * out.rowStep + column) : start + sumsAt;
      for (let from = 0; from < k; from += part) {
        const products = Math.min(part, k - from);
        const right = blockOf(wasm, narrow, b, from, products, column, columns);
        const bStrip = packStrips(
          start + rightAt,
          wasm,
          lanes,
          !right.byRows,
          columns,
          tileColumns,
          products,
          right.from,
          right.pitch,
        );
        for (let first = 0; first < panelHere; first += blockRows) {
          const rows = Math.min(blockRows, panelHere - first);
          const left = blockOf(wasm, narrow, a, top + first, rows, from, products);
          const aStrip = packStrips(
            start + leftAt,
            wasm,
            lanes,
            left.byRows,
            rows,
            tileRows,
            products,
            left.from,
            left.pitch,
          );
          wasm.multiply(
            Math.ceil(rows / tileRows),
            roundUp(columns, tileColumns) / tileColumns,
            products,
            start + leftAt,
            start + rightAt,
            c + first * cRow,
            cRow,
            aStrip,
            bStrip,
            from,
          );
        }
      }
      if (isThere) finish?.(c, out.rowStep, top, panelHere, column, columns);
      else copyOut(array, narrow, finish, c, out, top, panelHere, column, columns, cRow / w);
    }
  }
}

/**
 * Whether to compute the transposed product, for a result with contiguous columns. Numbers that are rounded when stored
 * must be finished first, by rows.
 */
export const isTurned = (out: StridedMatrix, narrow: NarrowRows | null, finish: FinishRow | null): boolean =>
  (narrow === null || finish === null) && out.columnStep !== 1 && out.rowStep === 1;

/**
 * Finishes sums from address `at` on, in lines of `line` elements: `columns` columns from `column` on, of `rows` rows
 * from `top` on.
 */
export type FinishSums = (at: number, line: number, top: number, rows: number, column: number, columns: number) => void;

/** @param start the address at which addends are staged */
export function finishing(
  finish: FinishRow | null,
  batch: number,
  array: Floats,
  { add }: Packers,
  start = 0,
): FinishSums | null {
  if (finish === null) return null;
  const { addend } = finish;
  const w = array.BYTES_PER_ELEMENT;
  if (addend?.columnStep !== 1 || addend.array.constructor !== array.constructor) {
    return (at, line, top, rows, column, columns) => {
      for (let i = 0, from = at / w; i < rows; i++, from += line)
        finish(array.subarray(from, from + columns), top + i, batch, column);
    };
  }
  const terms = { ...addend, offset: addend.offset + batch * addend.batchStep! };
  // One row for all, or as many as fit the staging region.
  const rowsAtOnce = addend.rowStep === 0 ? panelRows : blockRows;
  return (at, line, top, rows, column, columns) => {
    const bytes = columns * w;
    for (let first = 0; first < rows; first += rowsAtOnce) {
      const here = Math.min(rowsAtOnce, rows - first);
      const isOne = addend.rowStep === 0;
      stageElements(
        start === 0 ? array : array.subarray(start / w),
        terms,
        top + first,
        isOne ? 1 : here,
        column,
        columns,
      );
      add(at + first * line * w, line * w, here, bytes, start, isOne ? 0 : bytes);
    }
  };
}

/** Copies sums, in lines of `line` elements from address `at` on, to their positions in the result, finished. */
export function copyOut(
  array: Floats,
  narrow: NarrowRows | null,
  finish: FinishSums | null,
  at: number,
  out: StridedMatrix,
  top: number,
  rows: number,
  column: number,
  columns: number,
  line: number,
): void {
  finish?.(at, line, top, rows, column, columns);
  if (narrow === null) {
    copyElementsOut(array, at / array.BYTES_PER_ELEMENT, out, top, rows, column, columns, line);
    return;
  }
  narrow.store(at, at, rows * line);
  copyElementsOut(narrow.bits, at / 2, out, top, rows, column, columns, line);
}

function copyElementsOut(
  array: Elements,
  start: number,
  { array: to, offset, rowStep, columnStep }: StridedMatrix,
  top: number,
  rows: number,
  column: number,
  columns: number,
  line: number,
): void {
  const at = offset + top * rowStep + column * columnStep;
  if (columnStep === 1 && rowStep === columns && line === columns) {
    (to as Elements).set(array.subarray(start, start + rows * columns), at);
    return;
  }
  for (let i = 0, q = at, from = start; i < rows; i++, q += rowStep, from += line) {
    if (columnStep === 1 && columns >= copiedProductRow) (to as Elements).set(array.subarray(from, from + columns), q);
    else for (let j = 0, p = q; j < columns; j++, p += columnStep) to[p] = array[from + j]!;
  }
}

export function transposedMatrix(matrix: StridedMatrix): StridedMatrix {
  return { ...matrix, rowStep: matrix.columnStep, columnStep: matrix.rowStep };
}

/** Finishes rows that are already stored. */
export function finishRows(
  m: number,
  n: number,
  { array, offset, rowStep, columnStep }: StridedMatrix,
  finish: (line: Float64Array | Float32Array, i: number) => void,
  scratch: Float64Array,
): void {
  for (let i = 0, at = offset; i < m; i++, at += rowStep) {
    if (columnStep === 1) {
      finish((array as Floats).subarray(at, at + n), i);
      continue;
    }
    for (let j = 0, q = at; j < n; j++, q += columnStep) scratch[j] = array[q]!;
    finish(scratch, i);
    for (let j = 0, q = at; j < n; j++, q += columnStep) array[q] = scratch[j]!;
  }
}
