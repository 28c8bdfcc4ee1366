// Matrix products in WebAssembly. Blocks of both operands are packed into strips; a tile of 4 rows and two vectors of
// columns stays in registers; sums of a block of the result stay in memory until they are complete.

import { once } from "../../core/shared.js";
import { type Instructions, op, type ValueType } from "../../wasm/instructions.js";
import {
  count,
  encodeModule,
  functionCode,
  get,
  i32Add,
  i32Const,
  i32Less,
  i32Multiply,
  increase,
  load,
  loadSplat,
  repeat,
  set,
  shuffle,
  splatConst,
  store,
  tee,
  type WasmFunction,
  type WasmMemory,
  when,
} from "../../wasm/module.js";
import type { ElementKind, LaneType } from "../../wasm/programs/vectors.js";
import type { FinishRow, ProductLoop, StridedMatrix } from "../cpu/matmul.js";
import { type NarrowRows, narrowRows } from "./narrow.js";

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
 * The memory's layout, in bytes: staged elements, packed strips of both operands, sums. Reads of whole tiles may exceed
 * a region, hence the slack.
 */
export const slack = 64 * 1024;
export const rightAt = depth * blockBytes + slack;
export const leftAt = rightAt + depth * blockBytes + slack;
const sumsAt = leftAt + depth * blockRows * 8 + slack;
const pages = (sumsAt + panelRows * blockBytes + slack) / 65536;

/** Sizes of packed strips and of rows of sums are in bytes. */
interface Machine {
  readonly array: Floats;
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
  /** For elements that are contiguous across a strip: copies `rows` rows, by strip size. */
  readonly copy: Readonly<Record<number, Copy>>;
  readonly copyFour: Readonly<Record<number, Copy>>;
  /** For elements that are contiguous along the sums: transposes `groups` squares of rows into strips. */
  readonly transpose: (from: number, row: number, to: number, step: number, groups: number) => void;
  readonly add: (to: number, row: number, rows: number, bytes: number, from: number, fromRow: number) => void;
}

type Copy = (from: number, row: number, to: number, strip: number, strips: number, rows: number) => void;

/** a * b + c, with one rounding if the engine supports it. */
export function multiplyAdd(
  lanes: LaneType,
  fused: boolean,
): (a: Instructions, b: Instructions, c: number) => Instructions {
  const vector = lanes === "f32" ? "f32x4" : "f64x2";
  return (a, b, c) =>
    fused
      ? [...a, ...b, ...get(c), ...op(`${vector}.relaxed_madd`), ...set(c)]
      : [...get(c), ...a, ...b, ...op(`${vector}.mul`), ...op(`${vector}.add`), ...set(c)];
}

/**
 * @param byTable whether the right matrix is not packed: the last but one parameter is then the address of a table of
 * its rows' offsets from `b`
 */
export function multiplyFunction(lanes: LaneType, fused: boolean, byTable = false): WasmFunction {
  const parameters = new Array<ValueType>(10).fill("i32");
  const [rowStrips, columnStrips, k, a, b, c, cRow, aStrip, bStrip, continues] =
    parameters.keys() as unknown as number[];
  const locals: ValueType[] = [];
  const local = (type: ValueType): number => parameters.length + locals.push(type) - 1;
  const [i, j, left, right, end, strip, column] = Array.from({ length: 7 }, () => local("i32")) as number[];
  const rows = Array.from({ length: tileRows }, () => local("i32"));
  const sums = rows.map(() => [local("v128"), local("v128")] as const);
  const [b0, b1, x] = [local("v128"), local("v128"), local("v128")];
  const fma = multiplyAdd(lanes, fused);
  const zero = splatConst(0, "f32");
  const step = tileRows * width[lanes];
  const rightRow = byTable ? local("i32") : right!;
  const inner: Instructions = [
    ...(byTable ? [...get(b!), ...get(right!), ...op("i32.load"), 2, 0, ...i32Add, ...set(rightRow)] : []),
    ...get(rightRow),
    ...load(0),
    ...set(b0),
    ...get(rightRow),
    ...load(16),
    ...set(b1),
    ...sums.flatMap(([low, high], r) => [
      ...get(left!),
      ...loadSplat(lanes, r * width[lanes]),
      ...set(x),
      ...fma(get(x), get(b0), low),
      ...fma(get(x), get(b1), high),
    ]),
    ...increase(right!, i32Const(byTable ? 4 : tileBytes)),
    ...get(left!),
    ...i32Const(step),
    ...i32Add,
    ...tee(left!),
    ...get(end!),
    ...i32Less,
  ];
  const tile: Instructions = [
    ...rows.flatMap((row, r) => [
      ...(r === 0 ? get(column!) : [...get(rows[r - 1]!), ...get(cRow!), ...i32Add]),
      ...set(row),
    ]),
    ...get(continues!),
    ...when(
      sums.flatMap(([low, high], r) => [
        ...[...get(rows[r]!), ...load(0), ...set(low)],
        ...[...get(rows[r]!), ...load(16), ...set(high)],
      ]),
      sums.flat().flatMap((sum) => [...zero, ...set(sum)]),
    ),
    ...[...get(strip!), ...tee(left!), ...get(k!), ...i32Const(step), ...i32Multiply, ...i32Add, ...set(end!)],
    ...[...get(byTable ? bStrip! : b!), ...set(right!)],
    ...repeat(inner),
    ...sums.flatMap(([low, high], r) => [
      ...[...get(rows[r]!), ...get(low), ...store(0)],
      ...[...get(rows[r]!), ...get(high), ...store(16)],
    ]),
    ...increase(strip!, get(aStrip!)),
    ...increase(column!, [...get(cRow!), ...i32Const(tileRows), ...i32Multiply]),
  ];
  const body = count(j!, get(columnStrips!), i32Const(1), [
    ...[...get(a!), ...set(strip!)],
    ...[...get(c!), ...get(j!), ...i32Const(tileBytes), ...i32Multiply, ...i32Add, ...set(column!)],
    ...count(i!, get(rowStrips!), i32Const(1), tile),
    ...increase(b!, byTable ? i32Const(tileBytes) : get(bStrip!)),
  ]);
  return { name: "multiply", parameters, code: functionCode(locals, body) };
}

/** Copies strips of `bytes` bytes, as many rows at a time as keeps reads and writes within cache lines. */
function copyFunction(bytes: number, together: number): WasmFunction {
  const parameters = new Array<ValueType>(6).fill("i32");
  const [from, row, to, strip, strips, rows] = [0, 1, 2, 3, 4, 5] as const;
  const [p, s, source, target, line] = [6, 7, 8, 9, 10] as const;
  const one: number[] = [];
  for (let r = 0; r < together; r++) {
    if (r > 0) one.push(...increase(line, get(row)));
    for (let at = 0; at < bytes; at += 16) {
      one.push(...get(target), ...get(line), ...load(at), ...store(r * bytes + at));
    }
  }
  const body = count(p, get(rows), i32Const(together), [
    ...[...get(from), ...set(source), ...get(to), ...set(target)],
    ...count(s, get(strips), i32Const(1), [
      ...[...get(source), ...set(line)],
      ...one,
      ...increase(source, i32Const(bytes)),
      ...increase(target, get(strip)),
    ]),
    ...increase(from, [...get(row), ...i32Const(together), ...i32Multiply]),
    ...increase(to, i32Const(together * bytes)),
  ]);
  return {
    name: `copy${bytes}x${together}`,
    parameters,
    code: functionCode(["i32", "i32", "i32", "i32", "i32"], body),
  };
}

/** Transposes squares of as many rows as a vector has lanes, moving along the rows: their columns become rows of a strip. */
function transposeFunction(lanes: LaneType): WasmFunction {
  const parameters = new Array<ValueType>(5).fill("i32");
  const [from, row, to, step, groups] = [0, 1, 2, 3, 4] as const;
  const side = 16 / width[lanes];
  const [g, line] = [5, 6] as const;
  const vectors = Array.from({ length: side }, (_, r) => 7 + r);
  const lanesOf = (...taken: number[]): Instructions =>
    shuffle(taken.flatMap((lane) => Array.from({ length: width[lanes] }, (_, i) => lane * width[lanes] + i)));
  const columns: Instructions[] =
    side === 2
      ? [
          [...get(7), ...get(8), ...lanesOf(0, 2)],
          [...get(7), ...get(8), ...lanesOf(1, 3)],
        ]
      : [0, 1, 2, 3].map((i) => {
          const pair = (a: number): Instructions => [...get(a), ...get(a + 1), ...lanesOf(i, 4 + i, i, 4 + i)];
          return [...pair(7), ...pair(9), ...lanesOf(0, 1, 4, 5)];
        });
  const body = count(g, get(groups), i32Const(1), [
    ...[...get(from), ...set(line)],
    ...vectors.flatMap((vector, r) => [
      ...(r > 0 ? increase(line, get(row)) : []),
      ...[...get(line), ...load(0), ...set(vector)],
    ]),
    ...columns.flatMap((column) => [...get(to), ...column, ...store(0), ...increase(to, get(step))]),
    ...increase(from, i32Const(16)),
  ]);
  return {
    name: "transpose",
    parameters,
    code: functionCode(["i32", "i32", ...vectors.map((): ValueType => "v128")], body),
  };
}

/** Adds `bytes` bytes of rows from address `from` on, `fromRow` apart, to rows of sums. */
function addFunction(lanes: LaneType): WasmFunction {
  const parameters = new Array<ValueType>(6).fill("i32");
  const [to, row, rows, bytes, from, fromRow, r, x] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  const at = (start: number): Instructions => [...get(start), ...get(x), ...i32Add];
  const body = count(r, get(rows), i32Const(1), [
    ...count(x, get(bytes), i32Const(16), [
      ...[...at(to), ...at(to), ...load(0), ...at(from), ...load(0)],
      ...[...op(lanes === "f32" ? "f32x4.add" : "f64x2.add"), ...store(0)],
    ]),
    ...[...increase(to, get(row)), ...increase(from, get(fromRow))],
  ]);
  return { name: "add", parameters, code: functionCode(["i32", "i32"], body) };
}

/** Functions that pack strips, and that add to sums. */
export const packFunctions = (lanes: LaneType): readonly WasmFunction[] => [
  transposeFunction(lanes),
  addFunction(lanes),
  ...[16, 32].flatMap((bytes) => [copyFunction(bytes, 1), copyFunction(bytes, 4)]),
];

/** The module's binary. */
export function productModule(lanes: LaneType, fused: boolean): Uint8Array {
  return encodeModule([multiplyFunction(lanes, fused), ...packFunctions(lanes)], pages);
}

/** A module's exports that pack strips and add to sums. */
export type Packers = Pick<Machine, "copy" | "copyFour" | "transpose" | "add">;

export function packersOf(exports: Readonly<Record<string, unknown>>): Packers {
  const functions = exports as unknown as Readonly<Record<string, Copy>> & Pick<Machine, "transpose" | "add">;
  return {
    transpose: functions.transpose,
    add: functions.add,
    copy: { 16: functions["copy16x1"]!, 32: functions["copy32x1"]! },
    copyFour: { 16: functions["copy16x4"]!, 32: functions["copy32x4"]! },
  };
}

/** The module with fused multiply-add if the engine supports it. */
export function firstValid(assemble: (fused: boolean) => Uint8Array): Uint8Array {
  return [true, false].map(assemble).find((one) => WebAssembly.validate(one as Uint8Array<ArrayBuffer>))!;
}

const ownMemory = (): WasmMemory =>
  once("kernels.wasm product", () => new WebAssembly.Memory({ initial: pages, maximum: pages }));

/** The compiled module of a lane type; null if compilation fails. */
function machine(lanes: LaneType): Machine | null {
  return once(`kernels.wasm product ${lanes}`, () => {
    try {
      const memory = ownMemory();
      const bytes = firstValid((fused) => productModule(lanes, fused));
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes as Uint8Array<ArrayBuffer>), {
        host: { memory },
      });
      return {
        array: new (lanes === "f32" ? Float32Array : Float64Array)(memory.buffer),
        multiply: (exports as unknown as Pick<Machine, "multiply">).multiply,
        ...packersOf(exports),
      };
    } catch {
      return null;
    }
  });
}

/** The conversion of raw bits; null for other elements, and if compilation fails. */
function narrowMachine(kind: ElementKind): NarrowRows | null {
  if (kind.words === null) return null;
  return once(`kernels.wasm product ${kind.name}`, () => {
    try {
      return narrowRows(kind, ownMemory(), pages);
    } catch {
      return null;
    }
  });
}

/** Bytes of the largest operand of all products of a batch that are staged together. */
const groupBytes = 2 ** 17;

/** Shorter rows or columns are copied element by element. */
const shortRun = 16;

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
  else if (step === 1 && length >= shortRun) {
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

export const roundUp = (value: number, unit: number): number => Math.ceil(value / unit) * unit;

/**
 * Packs the staged block into strips of `across` elements, for `k` products.
 * @param along whether staged lines run along the sums and must be transposed
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
): number {
  const w = width[lanes];
  const bytes = across * w;
  const side = 16 / w;
  const strip = roundUp(k, side) * bytes;
  if (along) {
    const inStrip = across / side;
    for (let g = 0; g * side < size; g++) {
      const target = to + Math.floor(g / inStrip) * strip + (g % inStrip) * 16;
      machine.transpose(from + g * side * k * w, k * w, target, bytes, Math.ceil(k / side));
    }
    return strip;
  }
  const strips = Math.ceil(size / across);
  const whole = k & ~3;
  machine.copyFour[bytes]!(from, size * w, to, strip, strips, whole);
  if (whole < k) machine.copy[bytes]!(from + whole * size * w, size * w, to + whole * bytes, strip, strips, k - whole);
  return strip;
}

/** The loop of an element kind. False, if compilation fails, leaves the product to the next loop. */
export function productLoop(kind: ElementKind): ProductLoop {
  const { lanes } = kind;
  return (m, n, k, out, a, b, finish, batch, row, left = 1) => {
    const wasm = m < 2 || n < 2 || k < 4 ? null : machine(lanes);
    const narrow = wasm === null ? null : narrowMachine(kind);
    if (wasm === null || (narrow === null && kind.words !== null)) return false;
    const group = narrow !== null || finish !== null ? 1 : groupSize(width[lanes], m, n, k, left, out, a, b);
    if (group > 1) {
      multiplyGroup(wasm, lanes, group, m, n, k, out, a, b);
      return group;
    }
    if (isTurned(out, narrow, finish)) {
      multiply(wasm, lanes, narrow, null, n, m, k, transposedMatrix(out), transposedMatrix(b), transposedMatrix(a));
      if (finish !== null) finishRows(m, n, out, (line, i) => finish(line, i, batch), row);
    } else multiply(wasm, lanes, narrow, finishing(finish, batch, wasm.array, wasm), m, n, k, out, a, b);
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
  const { array } = wasm;
  const w = width[lanes];
  const tileColumns = tileBytes / w;
  const stageAll = ({ array: source, offset }: StridedMatrix, size: number): void =>
    array.set((source as Floats).subarray(offset, offset + group * size));
  const rightBytes = roundUp(k, 4) * n * w;
  let bStrip = 0;
  stageAll(b, k * n);
  for (let i = 0; i < group; i++)
    bStrip = packStrips(rightAt + i * rightBytes, wasm, lanes, b.columnStep !== 1, n, tileColumns, k, i * k * n * w);
  stageAll(a, m * k);
  for (let i = 0; i < group; i++) {
    const aStrip = packStrips(leftAt, wasm, lanes, a.columnStep === 1, m, tileRows, k, i * m * k * w);
    wasm.multiply(
      Math.ceil(m / tileRows),
      n / tileColumns,
      k,
      leftAt,
      rightAt + i * rightBytes,
      // Rows of the last tile that exceed the matrix are overwritten by the next one.
      sumsAt + i * m * n * w,
      n * w,
      aStrip,
      bStrip,
      0,
    );
  }
  const start = sumsAt / w;
  (out.array as Floats).set(array.subarray(start, start + group * m * n), out.offset);
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
  const { array } = wasm;
  const w = width[lanes];
  const [tileColumns, blockColumns] = [tileBytes / w, blockBytes / w];
  const depthSteps = Math.ceil(k / depth);
  const part = roundUp(Math.ceil(k / depthSteps), 4);
  const panel = depthSteps === 1 ? blockRows : panelRows;
  for (let top = 0; top < m; top += panel) {
    const panelHere = Math.min(panel, m - top);
    for (let column = 0; column < n; column += blockColumns) {
      const columns = Math.min(blockColumns, n - column);
      const cRow = roundUp(columns, tileColumns) * w;
      for (let from = 0; from < k; from += part) {
        const products = Math.min(part, k - from);
        const bStrip = packStrips(
          rightAt,
          wasm,
          lanes,
          !stageBlock(array, narrow, b, from, products, column, columns),
          columns,
          tileColumns,
          products,
        );
        for (let first = 0; first < panelHere; first += blockRows) {
          const rows = Math.min(blockRows, panelHere - first);
          const aStrip = packStrips(
            leftAt,
            wasm,
            lanes,
            stageBlock(array, narrow, a, top + first, rows, from, products),
            rows,
            tileRows,
            products,
          );
          const sums = sumsAt + first * cRow;
          wasm.multiply(
            Math.ceil(rows / tileRows),
            cRow / tileBytes,
            products,
            leftAt,
            rightAt,
            sums,
            cRow,
            aStrip,
            bStrip,
            from,
          );
        }
      }
      bringOut(array, narrow, finish, sumsAt, out, top, panelHere, column, columns, cRow / w);
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

export function finishing(finish: FinishRow | null, batch: number, array: Floats, { add }: Packers): FinishSums | null {
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
  const together = addend.rowStep === 0 ? panelRows : blockRows;
  return (at, line, top, rows, column, columns) => {
    const bytes = columns * w;
    for (let first = 0; first < rows; first += together) {
      const here = Math.min(together, rows - first);
      const isOne = addend.rowStep === 0;
      stageElements(array, terms, top + first, isOne ? 1 : here, column, columns);
      add(at + first * line * w, line * w, here, bytes, 0, isOne ? 0 : bytes);
    }
  };
}

/** Copies sums, in lines of `line` elements from address `at` on, to their positions in the result, finished. */
export function bringOut(
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
    bringElements(array, at / array.BYTES_PER_ELEMENT, out, top, rows, column, columns, line);
    return;
  }
  narrow.store(at, at, rows * line);
  bringElements(narrow.bits, at / 2, out, top, rows, column, columns, line);
}

function bringElements(
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
    if (columnStep === 1 && columns >= shortRun) (to as Elements).set(array.subarray(from, from + columns), q);
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
