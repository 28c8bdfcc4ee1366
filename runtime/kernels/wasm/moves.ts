// Moves in WebAssembly: elements selected by an index, rows selected by a list of numbers, and strided elements. Blocks
// are copied into memory, where each element costs one load and one store, and copied out; where all operands lie in the region, they are moved there.

import { COMPLEX64, type DType, dtypeOf, FLOAT32, FLOAT64, INT32, INT64, itemSizes } from "../../core/dtype.js";
import type { Tensor } from "../../core/tensor.js";
import {
  assigned,
  declare,
  i32,
  increase,
  type Local,
  less,
  load,
  local,
  nextBelow,
  operations,
  repeat,
  set,
  shuffled,
  store,
  sum,
  type Value,
  wasmFunction,
  when,
  whileLess,
} from "../../wasm/assembler.js";
import { machine, space } from "../../wasm/machine.js";
import { longestMovedRun, longScatter, transposeSide } from "../loops/thresholds.js";
import { type BitArray, wordsOf, wordsOrBitsOf } from "../memory/elements.js";
import type { IndexedSpanLoop } from "../memory/indexed-spans.js";
import { copyRun } from "../memory/offsets.js";
import type { LineLoop, SpanLoop, StridedLoop } from "../memory/span-copies.js";
import { addressOf, placedAll } from "./stage.js";

/** The dtypes whose elements are moved this way: those of one or two words. */
export const movedDTypes: readonly DType[] = [FLOAT32, INT32, FLOAT64, INT64, COMPLEX64].map(dtypeOf);

// The memory's layout: the limits and the result of the check, then the index, the other operand, and the window; each
// with slack, since vectors may exceed a region.
const movesSpace = space("moves", 96);
const blockElements = 8192;
const slack = 64 + 2048;
const foundAt = 16;
const indexAt = 64;
const otherAt = indexAt + 8 * blockElements + slack;
const windowAt = otherAt + 8 * blockElements + slack;
const room = 96 * 65536 - windowAt - slack;
/** Size limit of a window that is copied in repeatedly: fits the second-level cache. */
const near = 2 ** 18;

type Lanes = "i32" | "i64" | "f32" | "f64";
type Address = Local<"i32">;
const bytesOf = (lanes: Lanes): number => (lanes === "i32" || lanes === "f32" ? 4 : 8);
const addVectors = {
  i32: operations("i32x4"),
  i64: operations("i64x2"),
  f32: operations("f32x4"),
  f64: operations("f64x2"),
} as const;

/** Repeats `body` a positive number of times; decrements `count` to 0. */
const forCount = (count: Address, body: () => void): void =>
  repeat(() => {
    body();
    return assigned(count, i32.add(count, -1));
  });

/** Four elements at a time, then single ones; `four` and `one` advance `to`. */
function inFours(to: Address, count: Address, bytes: number, some: (n: number) => void): void {
  const whole = local(i32.add(to, i32.mul(i32.and(count, -4), bytes)));
  const end = local(i32.add(to, i32.mul(count, bytes)));
  whileLess(to, whole, () => some(4));
  whileLess(to, end, () => some(1));
}

/** Copies up to `to`, 32 bytes at a time; what is written past the end is overwritten by the next run. */
const copyRunTo = (target: Address, place: Address, to: Address): void =>
  repeat(() => {
    store(target, load("v128", place));
    store(target, load("v128", place, 16), 16);
    increase(place, 32);
    return nextBelow(target, 32, to);
  });

type Way = "take" | "put" | "add";

/**
 * `(index, other, window, rows, groups, count, slab, pitch, step)`: moves between the elements at `other` and those at
 * `window + step * i + pitch * value`, for i of `count` in each of `groups`; consecutive rows are `slab` bytes apart.
 */
const moveFunction = <Name extends string>(name: Name, way: Way, lanes: Lanes) =>
  wasmFunction(
    name,
    {
      ...{ index: "i32", other: "i32", window: "i32", rows: "i32", groups: "i32" },
      ...{ count: "i32", slab: "i32", pitch: "i32", step: "i32" },
    } as const,
    ({ index, other, window, rows, groups, count, slab, pitch, step }) => {
      const w = bytesOf(lanes);
      const [place, group, target] = [declare("i32"), declare("i32"), declare("i32")];
      const one = (i: number): void => {
        const found = i32.add(i32.mul(load("i32", index, 8 * i), pitch), place);
        if (way === "take") store(other, load(lanes, found), w * i);
        else if (way === "put") store(found, load(lanes, other, w * i));
        else {
          set(target, found);
          store(target, sum(load(lanes, target), load(lanes, other, w * i)));
        }
        increase(place, step);
      };
      const some = (n: number): void => {
        for (let i = 0; i < n; i++) one(i);
        increase(index, 8 * n);
        increase(other, w * n);
      };
      forCount(rows, () => {
        set(group, groups);
        forCount(group, () => {
          set(place, window);
          inFours(other, count, w, some);
        });
        increase(window, slab);
      });
    },
  );

/** `(from, end)`: checks 64-bit numbers, two at a time, against the limits at `base`. */
const checkFunction = (base = 0) =>
  wasmFunction("check", { from: "i32", end: "i32" }, ({ from, end }) => {
    const limits = local(load("v128", base));
    const found = declare("v128");
    repeat(() => {
      set(found, operations("v128").or(operations("i32x4").ge_u(load("v128", from), limits), found));
      increase(from, 16);
      return less(from, end);
    });
    store(base + foundAt, found);
  });

/**
 * `(numbers, end, to, from, pitch, width)`: for each number copies `width` bytes from `from + number * pitch`,
 * contiguously to `to`.
 */
const runsFunction = () =>
  wasmFunction(
    "runs",
    { numbers: "i32", end: "i32", to: "i32", from: "i32", pitch: "i32", width: "i32" },
    ({ numbers, end, to, from, pitch, width }) =>
      repeat(() => {
        const place = local(i32.add(i32.mul(load("i32", numbers), pitch), from));
        const target = local(to);
        increase(to, width);
        copyRunTo(target, place, to);
        return nextBelow(numbers, 4, end);
      }),
  );

/** Dimensions that the function below loops over, besides the runs. */
const lineDims = 4;

/** `(to, from, width, count, step, count, step ...)`: copies runs of `width` bytes to contiguous memory; counts and strides innermost first. */
function linesFunction() {
  const loops = Array.from({ length: lineDims }, (_, d) => [`count${d}`, `step${d}`] as const);
  const parameters = Object.fromEntries(["to", "from", "width", ...loops.flat()].map((name) => [name, "i32" as const]));
  return wasmFunction("lines", parameters, (given) => {
    const [to, from, width] = [given["to"]!, given["from"]!, given["width"]!];
    const [left, places] = [loops.map(() => declare("i32")), loops.map(() => declare("i32"))];
    /** The loops over the dimensions up to `d`. */
    const loop = (d: number): void => {
      if (d < 0) {
        const [place, target] = [local(places[0]!), local(to)];
        increase(to, width);
        copyRunTo(target, place, to);
        return;
      }
      const [count, step] = loops[d]!.map((name) => given[name]!) as [Address, Address];
      set(left[d]!, count);
      set(places[d]!, places[d + 1] ?? from);
      forCount(left[d]!, () => {
        loop(d - 1);
        increase(places[d]!, step);
      });
    };
    loop(lineDims - 1);
  });
}

/** `(numbers, end, from, to, pitch, width)`: stores or adds consecutive runs of `width` bytes at `to + number * pitch`. */
const putsFunction = <Name extends string>(name: Name, way: "put" | "add", lanes: Lanes) =>
  wasmFunction(
    name,
    { numbers: "i32", end: "i32", from: "i32", to: "i32", pitch: "i32", width: "i32" },
    ({ numbers, end, from, to, pitch, width }) => {
      const w = bytesOf(lanes);
      const [place, whole, last] = [declare("i32"), declare("i32"), declare("i32")];
      const vectors = (n: number): void => {
        for (let at = 0; at < 16 * n; at += 16) {
          const given = load("v128", from, at);
          store(place, way === "add" ? addVectors[lanes].add(given, load("v128", place, at)) : given, at);
        }
        increase(from, 16 * n);
        increase(place, 16 * n);
      };
      /** As many at a time as fit the remainder. */
      const wholes = (n: number): void => {
        set(whole, i32.add(i32.and(i32.sub(last, place), -16 * n), place));
        whileLess(place, whole, () => vectors(n));
      };
      repeat(() => {
        set(last, i32.add(assigned(place, i32.add(i32.mul(load("i32", numbers), pitch), to)), width));
        wholes(4);
        wholes(1);
        whileLess(place, last, () => {
          const given = load(lanes, from);
          store(place, way === "add" ? sum(given, load(lanes, place)) : given);
          increase(from, w);
          increase(place, w);
        });
        return nextBelow(numbers, 4, end);
      });
    },
  );

/** `(to, from, rows, count, fromRow, step)`: packs rows of elements that are `step` bytes apart. */
const stepsFunction = <Name extends string>(name: Name, lanes: "i32" | "i64") =>
  wasmFunction(
    name,
    { to: "i32", from: "i32", rows: "i32", count: "i32", fromRow: "i32", step: "i32" },
    ({ to, from, rows, count, fromRow, step }) => {
      const w = bytesOf(lanes);
      const [place, whole, end] = [declare("i32"), declare("i32"), declare("i32")];
      const some = (n: number): void => {
        for (let i = 0; i < n; i++) {
          store(to, load(lanes, place), w * i);
          increase(place, step);
        }
        increase(to, w * n);
      };
      /** For elements that are `bytes` apart: four elements from two vectors at a time. */
      const inVectors = (bytes: number, first: number, second: number, words: readonly number[]): void =>
        when(i32.eq(step, bytes), () =>
          whileLess(to, whole, () => {
            const taken = words.flatMap((word) => [0, 1, 2, 3].map((byte) => 4 * word + byte));
            store(to, shuffled(load("v128", i32.add(place, first)), load("v128", i32.add(place, second)), taken));
            increase(place, 4 * bytes);
            increase(to, 16);
          }),
        );
      forCount(rows, () => {
        set(place, from);
        set(whole, i32.add(to, i32.mul(i32.and(count, -4), w)));
        set(end, i32.add(to, i32.mul(count, w)));
        if (lanes === "i32") {
          inVectors(8, 0, 16, [0, 2, 4, 6]);
          inVectors(-4, -12, -12, [3, 2, 1, 0]);
        }
        whileLess(to, whole, () => some(4));
        whileLess(to, end, () => some(1));
        increase(from, fromRow);
      });
    },
  );

/** Bytes of a cache line. */
const cacheLine = 64;

/**
 * `(to, from, columns, height, toPitch, fromPitch)`: transposes `height` rows of `columns` bytes, a multiple of a cache
 * line, into lines `toPitch` bytes apart. Writes whole vectors, the last ones of each line first; bytes past the end of
 * a line are overwritten by the next line.
 */
const turnFunction = <Name extends string>(name: Name, lanes: "i32" | "i64") =>
  wasmFunction(
    name,
    { to: "i32", from: "i32", columns: "i32", height: "i32", toPitch: "i32", fromPitch: "i32" },
    ({ to, from, columns, height, toPitch, fromPitch }) => {
      const w = bytesOf(lanes);
      const n = 16 / w;
      const [source, target, line, left] = [declare("i32"), declare("i32"), declare("i32"), declare("i32")];
      const vectors = () => Array.from({ length: n }, () => declare("v128"));
      const [rows, halves] = [vectors(), vectors()];
      const joined = (one: Local<"v128">, other: Local<"v128">, words: readonly number[]): Value<"v128"> =>
        shuffled(
          one,
          other,
          words.flatMap((word) => [0, 1, 2, 3].map((byte) => 4 * word + byte)),
        );
      const [low, high] = [
        [0, 1, 4, 5],
        [2, 3, 6, 7],
      ] as const;
      /** Vectors of the transposed lines, from those of the rows. */
      const turned = (): readonly Value<"v128">[] => {
        if (n === 2) return [joined(rows[0]!, rows[1]!, low), joined(rows[0]!, rows[1]!, high)];
        for (const [i, half] of halves.entries()) {
          const pair = i & 2;
          set(half, joined(rows[pair]!, rows[pair + 1]!, i % 2 === 0 ? [0, 4, 1, 5] : [2, 6, 3, 7]));
        }
        return halves.map((_, i) => joined(halves[i >> 1]!, halves[2 + (i >> 1)]!, i % 2 === 0 ? low : high));
      };
      const square = (at: number): void => {
        set(line, source);
        for (const row of rows) {
          set(row, load("v128", line, 16 * at));
          increase(line, fromPitch);
        }
        for (const vector of turned()) {
          store(target, vector);
          increase(target, toPitch);
        }
      };
      increase(columns, from);
      repeat(() => {
        set(left, i32.and(i32.add(height, n - 1), -n));
        repeat(() => {
          set(source, i32.add(i32.mul(assigned(left, i32.add(left, -n)), fromPitch), from));
          set(target, i32.add(to, i32.mul(left, w)));
          for (let at = 0; at < cacheLine / 16; at++) square(at);
          return left;
        });
        increase(to, i32.mul(toPitch, cacheLine / w));
        return nextBelow(from, cacheLine, columns);
      });
    },
  );

/** The functions for operands that lie in the region; null if one of them does not. */
const movesThere = (...operands: readonly BitArray[]) =>
  placedAll(
    "moves",
    indexAt,
    (buffer, start) => ({ words: new Int32Array(buffer, start, indexAt / 4) }),
    (start) => [
      checkFunction(start),
      linesFunction(),
      ...(["i32", "i64"] as const).flatMap((lanes) => [
        moveFunction(`take ${lanes}`, "take", lanes),
        moveFunction(`put ${lanes}`, "put", lanes),
      ]),
      ...(["i32", "f32", "f64"] as const).map((lanes) => moveFunction(`add ${lanes}`, "add", lanes)),
    ],
    ...operands,
  );

/** Compiled at the first move; null if that is impossible. */
const movesMachine = () =>
  machine(
    "moves",
    movesSpace,
    (buffer) => ({ words: new Int32Array(buffer) }),
    () => [
      checkFunction(),
      runsFunction(),
      linesFunction(),
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

/** Whether indices that lie in the region are those of elements. */
function areWithin(
  { words, check }: NonNullable<ReturnType<typeof movesThere>>,
  size: number,
  picks: Int32Array,
  at: number,
  count: number,
): boolean {
  words.set([size, 1, size, 1, 0, 0, 0, 0]);
  // Two at a time; the last one of an odd number alone.
  const pairs = count - (count % 2);
  if (pairs > 0) check(addressOf(picks, at), addressOf(picks, at + 2 * pairs));
  if (words.subarray(foundAt / 4, foundAt / 4 + 4).some((word) => word !== 0)) return false;
  const last = at + 2 * (count - 1);
  return picks[last]! >= 0 && picks[last]! < size && picks[last + 1] === 0;
}

/** The loop of `alongLoops`, for contiguous operands and windows that fit the memory; false leaves others to the next loop. */
export const alongLoop: IndexedSpanLoop = (window, dim, index, other, combine) => {
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
  const way = takes ? "take" : combine === "add" ? "add" : "put";
  const named = `${way} ${lanes}` as `take ${"i32" | "i64"}` | `add ${"i32" | "f32" | "f64"}`;
  const each = w / 4;
  const [its, theirs, picks] = [wordsOrBitsOf(window), wordsOrBitsOf(other), wordsOf(index)];
  const perSlab = shape[dim]! * inner;
  const slabs = index.numel / perSlab;
  const there = movesThere(its, theirs, picks);
  if (there !== null) {
    const from = addressOf(picks, 2 * index.offset);
    if (!areWithin(there, size, picks, 2 * index.offset, index.numel)) return false;
    const [to, at] = [addressOf(its, each * window.offset), addressOf(theirs, each * other.offset)];
    if (inner === 1) there[named](from, at, to, slabs, 1, perSlab, windowRow * w, w, 0);
    else there[named](from, at, to, slabs, shape[dim]!, inner, windowRow * w, inner * w, w);
    return true;
  }
  // A window that is written is complete in memory until all indices have been checked.
  const bytes = w * (takes ? windowRow : window.numel);
  const found = inner > blockElements || bytes > room || window.numel > 4 * index.numel ? null : movesMachine();
  if (found === null) return false;
  const { words, check } = found;
  const move = found[named];
  words.set([size, 1, size, 1]);
  const copyIn = (start: number, count: number, place: number): void => {
    const at = each * (window.offset + start);
    words.set(its.subarray(at, at + each * count), place / 4);
  };
  // Several slabs at a time, or part of one.
  const many = Math.min(
    Math.max(1, Math.floor(blockElements / perSlab)),
    takes ? Math.max(1, Math.floor(near / bytes)) : slabs,
  );
  const part = perSlab <= blockElements ? perSlab : Math.floor(blockElements / inner) * inner;
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
  if (width < 4 || width > 2 * blockElements || count * width < longScatter) return false;
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
  const most = Math.floor((2 * blockElements) / width);
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
export const runsLoop: SpanLoop = (runs, width, to, at, from, start, pitch) => {
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
  const most = Math.min(2 * blockElements, Math.floor((2 * blockElements) / width));
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
export const stepsLoop: StridedLoop = (rows, count, to, at, toRow, from, start, fromRow, step, entries) => {
  if (fromRow === 1 && Math.min(step, rows, count) >= transposeSide && entries <= 2) {
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
  const part = Math.min(count, blockElements);
  const spanOf = (some: number, many: number): number =>
    (many - 1) * Math.abs(fromRow) + (some - 1) * Math.abs(step) + 1;
  let many = toRow === count ? Math.min(rows, Math.max(1, Math.floor(blockElements / count))) : 1;
  if (spanOf(part, many) > 16 * blockElements) many = 1;
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
  // Runs are copied 32 bytes at a time.
  const there = sizes.length > lineDims + 1 || (4 * entries * sizes[0]!) % 32 !== 0 ? null : movesThere(to, from);
  if (there !== null) {
    const loops = Array.from({ length: lineDims }, (_, d) => [sizes[d + 1] ?? 1, 4 * entries * (steps[d + 1] ?? 0)]);
    const [target, source] = [addressOf(to, entries * at), addressOf(from, entries * start)];
    there.lines(target, source, 4 * entries * sizes[0]!, ...loops.flat());
    return true;
  }
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
