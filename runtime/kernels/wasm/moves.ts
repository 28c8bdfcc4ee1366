// Moves in WebAssembly: elements selected by an index, rows selected by a list of numbers, and strided elements. Blocks
// are copied into memory, where each element costs one load and one store, and copied out.

import { COMPLEX64, type DType, dtypeOf, FLOAT32, FLOAT64, INT32, INT64, itemSizes } from "../../core/dtype.js";
import type { Tensor } from "../../core/tensor.js";
import { type InstructionName, type Instructions, op, type ValueType } from "../../wasm/instructions.js";
import { unsigned } from "../../wasm/leb128.js";
import { machine, space } from "../../wasm/machine.js";
import {
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
  repeatCode,
  setCode,
  shuffle,
  storeCode,
  tee,
  type WasmFunction,
  whenCode,
} from "../../wasm/module.js";
import { longestMovedRun, longScatter, squareSide } from "../loops/thresholds.js";
import type { AlongLoop } from "../memory/along.js";
import { type BitArray, wordsOf, wordsOrBitsOf } from "../memory/elements.js";
import { copyRun } from "../memory/offsets.js";
import type { LineLoop, RunLoop, StepLoop } from "../memory/runs.js";

/** The dtypes whose elements are moved this way: those of one or two words. */
export const movedDTypes: readonly DType[] = [FLOAT32, INT32, FLOAT64, INT64, COMPLEX64].map(dtypeOf);

// The memory's layout: the limits and the result of the check, then the index, the other operand, and the window; each
// with slack, since vectors may exceed a region.
const movesSpace = space("moves", 96);
const together = 8192;
const slack = 64 + 2048;
const foundAt = 16;
const indexAt = 64;
const otherAt = indexAt + 8 * together + slack;
const windowAt = otherAt + 8 * together + slack;
const room = 96 * 65536 - windowAt - slack;
/** Size limit of a window that is copied in repeatedly: fits the second-level cache. */
const near = 2 ** 18;

type Lanes = "i32" | "i64" | "f32" | "f64";
const bytesOf = (lanes: Lanes): number => (lanes === "i32" || lanes === "f32" ? 4 : 8);
const access = (names: Readonly<Record<Lanes, InstructionName>>, lanes: Lanes, offset: number): Instructions => [
  ...op(names[lanes]),
  bytesOf(lanes) === 4 ? 2 : 3,
  ...unsigned(offset),
];
const loadOne = (lanes: Lanes, offset: number): Instructions =>
  access({ i32: "i32.load", i64: "i64.load", f32: "f32.load", f64: "f64.load" }, lanes, offset);
const storeOne = (lanes: Lanes, offset: number): Instructions =>
  access({ i32: "i32.store", i64: "i64.store", f32: "f32.store", f64: "f64.store" }, lanes, offset);
const addOne: Readonly<Record<Lanes, Instructions>> = {
  ...{ i32: op("i32.add"), i64: op("i64.add") },
  ...{ f32: op("f32.add"), f64: op("f64.add") },
};
const addVectors: Readonly<Record<Lanes, InstructionName>> = {
  i32: "i32x4.add",
  i64: "i64x2.add",
  f32: "f32x4.add",
  f64: "f64x2.add",
};

/** Repeats `body` while a local is less than another. */
const whileLess = (local: number, end: number, body: Instructions): Instructions => [
  ...[...get(local), ...get(end), ...i32Less],
  ...whenCode(repeatCode([...body, ...get(local), ...get(end), ...i32Less])),
];

/** Repeats `body` a positive number of times; decrements `count` to 0. */
const forCount = (count: number, body: Instructions): Instructions =>
  repeatCode([...body, ...get(count), ...i32Const(-1), ...i32Add, ...tee(count)]);

/** Four elements at a time, then single ones; `four` and `one` advance `to`. */
const inFours = (
  to: number,
  count: number,
  bytes: number,
  whole: number,
  end: number,
  four: Instructions,
  one: Instructions,
): Instructions => [
  ...[...get(to), ...get(count), ...i32Const(-4), ...i32And, ...i32Const(bytes), ...i32Multiply, ...i32Add],
  ...setCode(whole),
  ...[...get(to), ...get(count), ...i32Const(bytes), ...i32Multiply, ...i32Add, ...setCode(end)],
  ...whileLess(to, whole, four),
  ...whileLess(to, end, one),
];

type Way = "take" | "put" | "add";

/**
 * `(index, other, window, rows, groups, count, slab, pitch, step)`: moves between the elements at `other` and those at
 * `window + step * i + pitch * value`, for i of `count` in each of `groups`; consecutive rows are `slab` bytes apart.
 */
function moveFunction<Name extends string>(name: Name, way: Way, lanes: Lanes): WasmFunction<Name> {
  const parameters = new Array<ValueType>(9).fill("i32");
  const [index, other, window, rows, groups, count, slab, pitch, step] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
  const [place, group, whole, end, target] = [9, 10, 11, 12, 13] as const;
  const w = bytesOf(lanes);
  const one = (i: number): Instructions => {
    const found = [
      ...[...get(index), ...loadOne("i32", 8 * i), ...get(pitch), ...i32Multiply],
      ...[...get(place), ...i32Add],
    ];
    const given = [...get(other), ...loadOne(lanes, w * i)];
    const moved =
      way === "take"
        ? [...get(other), ...found, ...loadOne(lanes, 0), ...storeOne(lanes, w * i)]
        : way === "put"
          ? [...found, ...given, ...storeOne(lanes, 0)]
          : [
              ...found,
              ...tee(target),
              ...get(target),
              ...loadOne(lanes, 0),
              ...given,
              ...addOne[lanes],
              ...storeOne(lanes, 0),
            ];
    return [...moved, ...increaseCode(place, get(step))];
  };
  const some = (n: number): Instructions => [
    ...Array.from({ length: n }, (_, i) => one(i)).flat(),
    ...increaseCode(index, i32Const(8 * n)),
    ...increaseCode(other, i32Const(w * n)),
  ];
  const body = forCount(rows, [
    ...[...get(groups), ...setCode(group)],
    ...forCount(group, [
      ...[...get(window), ...setCode(place)],
      ...inFours(other, count, w, whole, end, some(4), some(1)),
    ]),
    ...increaseCode(window, get(slab)),
  ]);
  return { name, parameters, code: functionCode(["i32", "i32", "i32", "i32", "i32"], body) };
}

/** `(from, end)`: checks 64-bit numbers, two at a time, against the limits at address 0. */
function checkFunction<Name extends string>(name: Name): WasmFunction<Name> {
  const [from, end, limits, found] = [0, 1, 2, 3] as const;
  const body = [
    ...[...i32Const(0), ...loadCode(0), ...setCode(limits)],
    ...repeatCode([
      ...[
        ...get(from),
        ...loadCode(0),
        ...get(limits),
        ...op("i32x4.ge_u"),
        ...get(found),
        ...op("v128.or"),
        ...setCode(found),
      ],
      ...increaseCode(from, i32Const(16)),
      ...[...get(from), ...get(end), ...i32Less],
    ]),
    ...[...i32Const(foundAt), ...get(found), ...storeCode(0)],
  ];
  return { name, parameters: ["i32", "i32"], code: functionCode(["v128", "v128"], body) };
}

/**
 * `(numbers, end, to, from, pitch, width)`: for each number copies `width` bytes from `from + number * pitch`,
 * contiguously to `to`.
 */
function runsFunction<Name extends string>(name: Name): WasmFunction<Name> {
  const [numbers, end, to, from, pitch, width, place, target] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  const body = repeatCode([
    ...[
      ...get(numbers),
      ...loadOne("i32", 0),
      ...get(pitch),
      ...i32Multiply,
      ...get(from),
      ...i32Add,
      ...setCode(place),
    ],
    ...[...get(to), ...setCode(target)],
    ...increaseCode(to, get(width)),
    // Bytes past the end are overwritten by the next run.
    ...repeatCode([
      ...[...get(target), ...get(place), ...loadCode(0), ...storeCode(0)],
      ...[...get(target), ...get(place), ...loadCode(16), ...storeCode(16)],
      ...increaseCode(place, i32Const(32)),
      ...[...get(target), ...i32Const(32), ...i32Add, ...tee(target), ...get(to), ...i32Less],
    ]),
    ...[...get(numbers), ...i32Const(4), ...i32Add, ...tee(numbers), ...get(end), ...i32Less],
  ]);
  return { name, parameters: new Array<ValueType>(6).fill("i32"), code: functionCode(["i32", "i32"], body) };
}

/** Dimensions that the function below loops over, besides the runs. */
const lineDims = 4;

/** `(to, from, width, count, step, count, step ...)`: copies runs of `width` bytes to contiguous memory; counts and strides innermost first. */
function linesFunction<Name extends string>(name: Name): WasmFunction<Name> {
  const [to, from, width] = [0, 1, 2] as const;
  const dims = Array.from({ length: lineDims }, (_, d) => d);
  const [counts, steps] = [dims.map((d) => 3 + 2 * d), dims.map((d) => 4 + 2 * d)];
  const first = 3 + 2 * lineDims;
  const [left, places] = [dims.map((d) => first + d), dims.map((d) => first + lineDims + d)];
  const [place, target] = [first + 2 * lineDims, first + 2 * lineDims + 1];
  const line: Instructions = [
    ...[...get(places[0]!), ...setCode(place), ...get(to), ...setCode(target)],
    ...increaseCode(to, get(width)),
    // What is written past the end is overwritten by the next run.
    ...repeatCode([
      ...[...get(target), ...get(place), ...loadCode(0), ...storeCode(0)],
      ...[...get(target), ...get(place), ...loadCode(16), ...storeCode(16)],
      ...increaseCode(place, i32Const(32)),
      ...[...get(target), ...i32Const(32), ...i32Add, ...tee(target), ...get(to), ...i32Less],
    ]),
  ];
  /** The loops over the dimensions up to `d`. */
  const loop = (d: number): Instructions =>
    d < 0
      ? line
      : [
          ...[...get(counts[d]!), ...setCode(left[d]!), ...get(places[d + 1] ?? from), ...setCode(places[d]!)],
          ...forCount(left[d]!, [...loop(d - 1), ...increaseCode(places[d]!, get(steps[d]!))]),
        ];
  return {
    name,
    parameters: new Array<ValueType>(first).fill("i32"),
    code: functionCode(new Array<ValueType>(2 * lineDims + 2).fill("i32"), loop(lineDims - 1)),
  };
}

/** `(numbers, end, from, to, pitch, width)`: stores or adds consecutive runs of `width` bytes at `to + number * pitch`. */
function putsFunction<Name extends string>(name: Name, way: "put" | "add", lanes: Lanes): WasmFunction<Name> {
  const [numbers, end, from, to, pitch, width, place, whole, last] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
  const w = bytesOf(lanes);
  const moved = (read: Instructions, current: Instructions, plus: Instructions, write: Instructions): Instructions => [
    ...get(place),
    ...[...get(from), ...read],
    ...(way === "add" ? [...get(place), ...current, ...plus] : []),
    ...write,
  ];
  const vectors = (n: number): Instructions => [
    ...Array.from({ length: n }, (_, i) =>
      moved(loadCode(16 * i), loadCode(16 * i), op(addVectors[lanes]), storeCode(16 * i)),
    ).flat(),
    ...increaseCode(from, i32Const(16 * n)),
    ...increaseCode(place, i32Const(16 * n)),
  ];
  const one = [
    ...moved(loadOne(lanes, 0), loadOne(lanes, 0), addOne[lanes], storeOne(lanes, 0)),
    ...increaseCode(from, i32Const(w)),
    ...increaseCode(place, i32Const(w)),
  ];
  /** As many at a time as fit the remainder. */
  const wholes = (n: number): Instructions => [
    ...[...get(last), ...get(place), ...i32Subtract, ...i32Const(-16 * n), ...i32And, ...get(place), ...i32Add],
    ...setCode(whole),
    ...whileLess(place, whole, vectors(n)),
  ];
  const body = repeatCode([
    ...[...get(numbers), ...loadOne("i32", 0), ...get(pitch), ...i32Multiply, ...get(to), ...i32Add, ...tee(place)],
    ...[...get(width), ...i32Add, ...setCode(last)],
    ...wholes(4),
    ...wholes(1),
    ...whileLess(place, last, one),
    ...[...get(numbers), ...i32Const(4), ...i32Add, ...tee(numbers), ...get(end), ...i32Less],
  ]);
  return { name, parameters: new Array<ValueType>(6).fill("i32"), code: functionCode(["i32", "i32", "i32"], body) };
}

/** `(to, from, rows, count, fromRow, step)`: packs rows of elements that are `step` bytes apart. */
function stepsFunction<Name extends string>(name: Name, lanes: "i32" | "i64"): WasmFunction<Name> {
  const [to, from, rows, count, fromRow, step, place, whole, end] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
  const w = bytesOf(lanes);
  const some = (n: number): Instructions => [
    ...Array.from({ length: n }, (_, i) => [
      ...[...get(to), ...get(place), ...loadOne(lanes, 0), ...storeOne(lanes, w * i)],
      ...increaseCode(place, get(step)),
    ]).flat(),
    ...increaseCode(to, i32Const(w * n)),
  ];
  /** For elements that are `bytes` apart: four elements from two vectors at a time. */
  const inVectors = (bytes: number, first: number, second: number, words: readonly number[]): Instructions => [
    ...[...get(step), ...i32Const(bytes), ...op("i32.eq")],
    ...whenCode(
      whileLess(to, whole, [
        ...get(to),
        ...[...get(place), ...i32Const(first), ...i32Add, ...loadCode(0)],
        ...[...get(place), ...i32Const(second), ...i32Add, ...loadCode(0)],
        ...shuffle(words.flatMap((word) => [0, 1, 2, 3].map((byte) => 4 * word + byte))),
        ...storeCode(0),
        ...increaseCode(place, i32Const(4 * bytes)),
        ...increaseCode(to, i32Const(16)),
      ]),
    ),
  ];
  const body = forCount(rows, [
    ...[...get(from), ...setCode(place)],
    ...[
      ...get(to),
      ...get(count),
      ...i32Const(-4),
      ...i32And,
      ...i32Const(w),
      ...i32Multiply,
      ...i32Add,
      ...setCode(whole),
    ],
    ...[...get(to), ...get(count), ...i32Const(w), ...i32Multiply, ...i32Add, ...setCode(end)],
    ...(lanes === "i32" ? [...inVectors(8, 0, 16, [0, 2, 4, 6]), ...inVectors(-4, -12, -12, [3, 2, 1, 0])] : []),
    ...whileLess(to, whole, some(4)),
    ...whileLess(to, end, some(1)),
    ...increaseCode(from, get(fromRow)),
  ]);
  return { name, parameters: new Array<ValueType>(6).fill("i32"), code: functionCode(["i32", "i32", "i32"], body) };
}

/** Bytes of a cache line. */
const cacheLine = 64;

/**
 * `(to, from, columns, height, toPitch, fromPitch)`: transposes `height` rows of `columns` bytes, a multiple of a cache
 * line, into lines `toPitch` bytes apart. Writes whole vectors, the last ones of each line first; bytes past the end of
 * a line are overwritten by the next line.
 */
function turnFunction<Name extends string>(name: Name, lanes: "i32" | "i64"): WasmFunction<Name> {
  const [to, from, columns, height, toPitch, fromPitch, source, target, line, left, first] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ] as const;
  const w = bytesOf(lanes);
  const n = 16 / w;
  const locals: readonly ValueType[] = [
    ...new Array<ValueType>(4).fill("i32"),
    ...new Array<ValueType>(2 * n).fill("v128"),
  ];
  const [rows, halves] = [0, n].map((more) => Array.from({ length: n }, (_, i) => first + more + i)) as [
    number[],
    number[],
  ];
  const words = (places: readonly number[]): number[] =>
    places.flatMap((word) => [0, 1, 2, 3].map((b) => 4 * word + b));
  const joined = (one: number, other: number, places: readonly number[]): Instructions => [
    ...get(one),
    ...get(other),
    ...shuffle(words(places)),
  ];
  const [low, high] = [
    [0, 1, 4, 5],
    [2, 3, 6, 7],
  ] as const;
  /** Vectors of the transposed lines, from those of the rows. */
  const [before, turned] =
    n === 2
      ? [[], [joined(rows[0]!, rows[1]!, low), joined(rows[0]!, rows[1]!, high)]]
      : [
          [0, 1, 2, 3].flatMap((i): Instructions => {
            const pair = 2 * (i >> 1);
            return [
              ...joined(rows[pair]!, rows[pair + 1]!, i % 2 === 0 ? [0, 4, 1, 5] : [2, 6, 3, 7]),
              ...setCode(halves[i]!),
            ];
          }),
          [0, 1, 2, 3].map((i) => joined(halves[i >> 1]!, halves[2 + (i >> 1)]!, i % 2 === 0 ? low : high)),
        ];
  const square = (at: number): Instructions => [
    ...[...get(source), ...setCode(line)],
    ...rows.flatMap((row) => [
      ...[...get(line), ...loadCode(16 * at), ...setCode(row)],
      ...increaseCode(line, get(fromPitch)),
    ]),
    ...before,
    ...turned.flatMap((vector) => [...get(target), ...vector, ...storeCode(0), ...increaseCode(target, get(toPitch))]),
  ];
  const body = [
    ...increaseCode(columns, get(from)),
    ...repeatCode([
      ...[...get(height), ...i32Const(n - 1), ...i32Add, ...i32Const(-n), ...i32And, ...setCode(left)],
      ...repeatCode([
        ...[...get(left), ...i32Const(-n), ...i32Add, ...tee(left), ...get(fromPitch), ...i32Multiply],
        ...[...get(from), ...i32Add, ...setCode(source)],
        ...[...get(to), ...get(left), ...i32Const(w), ...i32Multiply, ...i32Add, ...setCode(target)],
        ...Array.from({ length: cacheLine / 16 }, (_, at) => square(at)).flat(),
        ...get(left),
      ]),
      ...increaseCode(to, [...get(toPitch), ...i32Const(cacheLine / w), ...i32Multiply]),
      ...[...get(from), ...i32Const(cacheLine), ...i32Add, ...tee(from), ...get(columns), ...i32Less],
    ]),
  ];
  return { name, parameters: new Array<ValueType>(6).fill("i32"), code: functionCode(locals, body) };
}

/** Compiled at the first move; null if that is impossible. */
const movesMachine = () =>
  machine(
    "moves",
    movesSpace,
    (buffer) => ({ words: new Int32Array(buffer) }),
    () => [
      checkFunction("check"),
      runsFunction("runs"),
      linesFunction("lines"),
      stepsFunction("steps i32", "i32"),
      stepsFunction("steps i64", "i64"),
      turnFunction("turn i32", "i32"),
      turnFunction("turn i64", "i64"),
      putsFunction("puts i32", "put", "i32"),
      ...(["i32", "f32", "f64"] as const).map((lanes) => putsFunction(`adds ${lanes}`, "add", lanes)),
      ...(["i32", "i64"] as const).flatMap((lanes) => [
        moveFunction(`take ${lanes}`, "take", lanes),
        moveFunction(`put ${lanes}`, "put", lanes),
      ]),
      ...(["i32", "f32", "f64"] as const).map((lanes) => moveFunction(`add ${lanes}`, "add", lanes)),
    ],
  );

/** The lanes in which elements of a dtype are moved, or added; null if they are not. */
function lanesOf(code: number, combine: string | null): Lanes | null {
  const moved = itemSizes[code] === 4 ? "i32" : "i64";
  if (combine !== "add") return combine === null || combine === "replace" ? moved : null;
  return code === FLOAT32 ? "f32" : code === FLOAT64 ? "f64" : code === INT32 ? "i32" : null;
}

/** The loop of `alongLoops`, for contiguous operands and windows that fit the memory; false leaves others to the next loop. */
export const alongLoop: AlongLoop = (window, dim, index, other, combine) => {
  const { shape } = index;
  const lanes = lanesOf(window.dtypeCode, combine);
  if (lanes !== null && combine !== null && shape.length === 1 && window.shape.length > 1)
    return putRuns(window, dim, index, other, combine === "add" ? lanes : null);
  const isPlain =
    lanes !== null &&
    index.dtypeCode === INT64 &&
    shape.length > 0 &&
    index.numel > 0 &&
    shape.length === window.shape.length &&
    shape.every((size, d) => d === dim || size === window.shape[d]) &&
    [window, index, other].every(({ isContiguous }) => isContiguous) &&
    other.numel === index.numel;
  if (!isPlain) return false;
  const size = window.shape[dim]!;
  const inner = shape.slice(dim + 1).reduce((product, one) => product * one, 1);
  const [w, windowRow] = [bytesOf(lanes), size * inner];
  const takes = combine === null;
  // A window that is written is complete in memory until all indices have been checked.
  const bytes = w * (takes ? windowRow : window.numel);
  const found = inner > together || bytes > room || window.numel > 4 * index.numel ? null : movesMachine();
  if (found === null) return false;
  const { words } = found;
  const way = takes ? "take" : combine === "add" ? "add" : "put";
  const move = found[`${way} ${lanes}` as `take ${"i32" | "i64"}` | `add ${"i32" | "f32" | "f64"}`];
  const { check } = found;
  const [its, theirs, picks] = [wordsOrBitsOf(window), wordsOrBitsOf(other), wordsOf(index)];
  const each = w / 4;
  words.set([size, 1, size, 1]);
  const copyIn = (start: number, count: number, place: number): void => {
    const at = each * (window.offset + start);
    words.set(its.subarray(at, at + each * count), place / 4);
  };
  const perSlab = shape[dim]! * inner;
  const slabs = index.numel / perSlab;
  // Several slabs at a time, or part of one.
  const many = Math.min(
    Math.max(1, Math.floor(together / perSlab)),
    takes ? Math.max(1, Math.floor(near / bytes)) : slabs,
  );
  const part = perSlab <= together ? perSlab : Math.floor(together / inner) * inner;
  for (let slab = 0; slab < slabs; slab += many) {
    const rows = Math.min(many, slabs - slab);
    const place = takes ? windowAt : windowAt + slab * windowRow * w;
    copyIn(slab * windowRow, rows * windowRow, place);
    for (let from = 0; from < perSlab; from += part) {
      const count = Math.min(part, perSlab - from);
      const all = rows * count;
      const start = slab * perSlab + from;
      const w0 = 2 * (index.offset + start);
      words.set(picks.subarray(w0, w0 + 2 * all), indexAt / 4);
      // Indices are checked two at a time, so the one after the last must be valid.
      words[indexAt / 4 + 2 * all] = 0;
      words[indexAt / 4 + 2 * all + 1] = 0;
      check(indexAt, indexAt + 8 * all);
      if (words.subarray(foundAt / 4, foundAt / 4 + 4).some((word) => word !== 0)) return false;
      const at = each * (other.offset + start);
      const values = words.subarray(otherAt / 4, otherAt / 4 + each * all);
      if (!takes) values.set(theirs.subarray(at, at + each * all));
      if (inner === 1) move(indexAt, otherAt, place, rows, 1, count, windowRow * w, w, 0);
      else move(indexAt, otherAt, place, rows, count / inner, inner, windowRow * w, inner * w, w);
      if (takes) theirs.set(values, at);
    }
  }
  if (!takes) {
    const at = each * window.offset;
    its.set(words.subarray(windowAt / 4, windowAt / 4 + each * window.numel), at);
  }
  return true;
};

/**
 * Scatters rows of `other` to the indices of a vector along a dimension of the window: stores them, or adds them in
 * lanes of `adds`.
 */
function putRuns(window: Tensor, dim: number, index: Tensor, other: Tensor, adds: Lanes | null): boolean {
  const count = index.numel;
  const [size, each] = [window.shape[dim]!, itemSizes[window.dtypeCode]! / 4];
  const width = each * window.shape.slice(dim + 1).reduce((product, one) => product * one, 1);
  const span = size * width;
  const isPlain =
    index.dtypeCode === INT64 &&
    [window, index, other].every(({ isContiguous }) => isContiguous) &&
    other.numel === (window.numel / size) * count;
  if (!isPlain || 4 * span > room || span > 4 * count * width) return false;
  if (width < 4 || width > 2 * together || count * width < longScatter) return false;
  const found = movesMachine();
  if (found === null) return false;
  const numbers = new Int32Array(count);
  const picks = wordsOf(index);
  for (let i = 0, w = 2 * index.offset; i < count; i++, w += 2) {
    const value = picks[w]!;
    if (value < 0 || value >= size || picks[w + 1] !== 0) return false;
    numbers[i] = value;
  }
  const { words } = found;
  const put = found[adds === null ? "puts i32" : (`adds ${adds}` as `adds ${"i32" | "f32" | "f64"}`)];
  const [to, from] = [wordsOrBitsOf(window), wordsOrBitsOf(other)];
  const most = Math.floor((2 * together) / width);
  let at = each * other.offset;
  for (let place = each * window.offset, end = place + each * window.numel; place < end; place += span) {
    words.set(to.subarray(place, place + span), windowAt / 4);
    for (let done = 0; done < count; done += most) {
      const some = Math.min(most, count - done);
      words.set(numbers.subarray(done, done + some), indexAt / 4);
      words.set(from.subarray(at, at + some * width), otherAt / 4);
      put(indexAt, indexAt + 4 * some, otherAt, windowAt, 4 * width, 4 * width);
      at += some * width;
    }
    to.set(words.subarray(windowAt / 4, windowAt / 4 + span), place);
  }
  return true;
}

/**
 * The loop of `runLoops`. False, if the source range does not fit the memory or is larger than the selection, leaves the
 * runs to the next loop.
 */
export const runsLoop: RunLoop = (runs, width, to, at, from, start, pitch) => {
  const count = runs.length;
  if (!(runs instanceof Int32Array) || width > longestMovedRun) return false;
  let [first, last] = [runs[0]!, runs[0]!];
  for (let i = 1; i < count; i++) {
    const one = runs[i]!;
    if (one < first) first = one;
    if (one > last) last = one;
  }
  const span = (last - first) * pitch + width;
  const found = span > count * width || 4 * span > room ? null : movesMachine();
  if (found === null) return false;
  const { words } = found;
  const low = start + first * pitch;
  words.set(from.subarray(low, low + span), windowAt / 4);
  const most = Math.min(2 * together, Math.floor((2 * together) / width));
  for (let done = 0; done < count; done += most) {
    const some = Math.min(most, count - done);
    words.set(runs.subarray(done, done + some), indexAt / 4);
    found.runs(indexAt, indexAt + 4 * some, otherAt, windowAt - 4 * first * pitch, 4 * pitch, 4 * width);
    to.set(words.subarray(otherAt / 4, otherAt / 4 + some * width), at + done * width);
  }
  return true;
};

/** Maximum elements of a transposed line written at a time: the memory holds sixteen bytes of as many adjacent lines. */
const longestLine = 1024;
/** Lines are copied in by pieces of this many elements if the range that contains them does not fit. */
const piece = 256;

/** `to[at + r * toRow + i] = from[start + r + i * step]`, as for `stepLoops`. */
function turn(
  machine: NonNullable<ReturnType<typeof movesMachine>>,
  rows: number,
  count: number,
  to: BitArray,
  at: number,
  toRow: number,
  from: BitArray,
  start: number,
  step: number,
  entries: number,
): void {
  const { words } = machine;
  const turned = machine[entries === 1 ? "turn i32" : "turn i64"];
  const w = 4 * entries;
  const perLine = cacheLine / w;
  const vector = 4 / entries;
  // Whether to copy in the complete range from the first to the last element of the rows, or of pieces of them.
  const dense = step < 2 * rows && w * step * Math.min(count, piece) <= room;
  const wide = dense ? rows : Math.min(rows, piece);
  const tall = Math.min(count, longestLine, dense ? Math.floor(room / (w * step)) & -vector : longestLine);
  const padded = Math.ceil(wide / perLine) * perLine;
  const pitch = dense ? step : padded;
  for (let top = 0; top < count; top += tall) {
    const height = Math.min(tall, count - top);
    // Addresses that differ by a multiple of a page share few cache lines, so lines are padded.
    const gap = height >= 512 && (w * height) % 1024 === 0 ? perLine : 0;
    const most = Math.floor(longestLine / height) * perLine;
    for (let left = 0; left < rows; left += wide) {
      const width = Math.min(wide, rows - left);
      const first = entries * (start + top * step + left);
      if (dense) words.set(from.subarray(first, first + entries * ((height - 1) * step + width)), windowAt / 4);
      else
        for (let i = 0; i < height; i++) {
          const row = first + entries * i * step;
          words.set(from.subarray(row, row + entries * width), windowAt / 4 + entries * i * pitch);
        }
      for (let done = 0; done < width; done += most) {
        const lines = Math.min(most, width - done);
        const columns = Math.ceil(lines / perLine) * cacheLine;
        turned(otherAt, windowAt + w * done, columns, height, w * (height + gap), w * pitch);
        const place = at + (left + done) * toRow + top;
        if (height + gap === toRow)
          to.set(words.subarray(otherAt / 4, otherAt / 4 + entries * lines * height), entries * place);
        else
          for (let r = 0; r < lines; r++)
            copyRun(
              to,
              entries * (place + r * toRow),
              1,
              words,
              otherAt / 4 + entries * r * (height + gap),
              1,
              entries * height,
            );
      }
    }
  }
}

/** The loop of `stepLoops`, for small steps and transposes. */
export const stepsLoop: StepLoop = (rows, count, to, at, toRow, from, start, fromRow, step, entries) => {
  if (fromRow === 1 && Math.min(step, rows, count) >= squareSide && entries <= 2) {
    const found = movesMachine();
    if (found === null) return false;
    turn(found, rows, count, to, at, toRow, from, start, step, entries);
    return true;
  }
  if (Math.abs(step) > 8 || (entries !== 1 && entries !== 2)) return false;
  const found = movesMachine();
  if (found === null) return false;
  const { words } = found;
  const steps = found[entries === 1 ? "steps i32" : "steps i64"];
  const part = Math.min(count, together);
  const spanOf = (some: number, many: number): number =>
    (many - 1) * Math.abs(fromRow) + (some - 1) * Math.abs(step) + 1;
  let many = toRow === count ? Math.min(rows, Math.max(1, Math.floor(together / count))) : 1;
  if (spanOf(part, many) > 16 * together) many = 1;
  for (let row = 0; row < rows; row += many) {
    const here = Math.min(many, rows - row);
    for (let done = 0; done < count; done += part) {
      const some = Math.min(part, count - done);
      const first = start + row * fromRow + done * step;
      const low = first + Math.min(0, (here - 1) * fromRow) + Math.min(0, (some - 1) * step);
      words.set(from.subarray(entries * low, entries * (low + spanOf(some, here))), windowAt / 4);
      const w = 4 * entries;
      steps(otherAt, windowAt + w * (first - low), here, some, w * fromRow, w * step);
      const size = entries * here * some;
      to.set(words.subarray(otherAt / 4, otherAt / 4 + size), entries * (at + row * toRow + done));
    }
  }
  return true;
};

/** How many times its size a staged block may span in the source, and the bytes of both: what the second-level cache holds, or the whole memory. */
const lineBlocks = [
  [2, 2 ** 20],
  [3, room],
] as const;

/**
 * The largest block that fits: some steps of one dimension and all inner ones; null if the source is too sparse for staging
 * to pay.
 */
function lineBlock(
  sizes: readonly number[],
  steps: readonly number[],
  entries: number,
): readonly [dim: number, count: number] | null {
  for (const [most, bytes] of lineBlocks) {
    const limit = bytes / (4 * entries);
    let [size, span] = [1, 1];
    let [dim, count] = [0, 0];
    for (const [d, whole] of sizes.entries()) {
      const some = Math.min(whole, Math.floor((limit - span + steps[d]!) / (size + steps[d]!)));
      if (some === 0) break;
      [dim, count] = [d, some];
      size *= some;
      span += (some - 1) * steps[d]!;
      if (some < whole) break;
    }
    if (dim > 0 && span <= most * size) return [dim, count];
  }
  return null;
}

/** Stages blocks of the source, gaps included; sparse sources are left to the next loop. */
export const linesLoop: LineLoop = (sizes, to, at, from, start, steps, entries) => {
  const block = sizes.length > lineDims + 1 ? null : lineBlock(sizes, steps, entries);
  const found = block === null ? null : movesMachine();
  if (block === null || found === null) return false;
  const { words } = found;
  const [dim, most] = block;
  const inner = sizes.slice(0, dim).reduce((product, size) => product * size, 1);
  const within = sizes.slice(0, dim).reduce((span, size, d) => span + (size - 1) * steps[d]!, 1);
  const w = 4 * entries;
  let place = entries * at;
  const copy = (first: number): void => {
    for (let done = 0; done < sizes[dim]!; done += most) {
      const count = Math.min(most, sizes[dim]! - done);
      const low = entries * (first + done * steps[dim]!);
      const span = entries * (within + (count - 1) * steps[dim]!);
      words.set(from.subarray(low, low + span), windowAt / 4);
      const result = windowAt / 4 + span;
      const loops = Array.from({ length: lineDims }, (_, d) =>
        d + 1 > dim ? [1, 0] : [d + 1 === dim ? count : sizes[d + 1]!, w * steps[d + 1]!],
      );
      found.lines(4 * result, windowAt, w * sizes[0]!, ...loops.flat());
      const size = entries * count * inner;
      to.set(words.subarray(result, result + size), place);
      place += size;
    }
  };
  const each = (d: number, first: number): void => {
    if (d === dim) copy(first);
    else for (let i = 0; i < sizes[d]!; i++) each(d - 1, first + i * steps[d]!);
  };
  each(sizes.length - 1, start);
  return true;
};
