// Layer norm and its gradient in WebAssembly: each row is copied in once and out once; everything is computed in doubles
// and rounded once, as by the kernel's built-in loops.

import {
  constant,
  count,
  declare,
  everyLane,
  i32,
  increase,
  type Local,
  load,
  loadZero,
  local,
  operations,
  set,
  shuffled,
  store,
  storeFirst,
  type Value,
  wasmFunction,
  whileLess,
  zeros,
} from "../../wasm/assembler.js";
import { space } from "../../wasm/machine.js";
import { stageStart } from "../../wasm/module.js";
import type { LaneType } from "../../wasm/programs/vectors.js";
import type { NormGradientRows, NormRows } from "../cpu/normalization.js";
import { addressOf, lies, placed, read } from "./stage.js";

/** Elements of the longest row. The room's layout in bytes: elements, gradients, then doubles for each element. */
const longest = 8192;
const elementsAt = stageStart;
const gradientsAt = elementsAt + 65536;
const weightsAt = gradientsAt + 65536;
const addendsAt = weightsAt + 65536;
const sumsAt = addendsAt + 65536;
const statisticsAt = sumsAt + 65536;
/** Bytes of one statistic of all rows in memory. */
const statistic = 16384;
const maxRows = statistic / 16;
/** For both lane types, whose rows are never in it at once. */
const roomBytes = 6 * 65536;
const normSpace = space("norms", 6);

type Vector = Value<"v128">;

const high: readonly number[] = [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15];
const swapped: readonly number[] = [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7];

/** The first of two doubles, and 0. */
export const firstOnly = (pair: Vector): Vector =>
  operations("v128").and(pair, constant([255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0]));

/** Two elements of a row as doubles, or one and 0 (`isLast`). */
export interface Pair {
  /** Pairs alternate between these, so that sums of each need not wait for the previous pair. */
  readonly k: 0 | 1;
  readonly isLast: boolean;
  readonly x: Local<"v128">;
  /** The gradients of the elements. */
  readonly g: Local<"v128">;
  /** The doubles that belong to the elements, of those from an address on. */
  readonly doubles: (address: number) => Vector;
  /** Adds to these doubles. */
  readonly addTo: (address: number, value: Vector) => void;
  /** Stores the pair's new elements. */
  readonly write: (value: Vector) => void;
}

/** Writes code for each pair of a row. */
export type Pass = (each: (pair: Pair) => void) => void;

/** A variable that is set where it is needed first. */
function lazy(variable: Local<"v128">, value: () => Vector): () => Local<"v128"> {
  let isSet = false;
  return () => {
    if (!isSet) set(variable, value());
    isSet = true;
    return variable;
  };
}

/** Where a row's elements lie: in runs of `bytes` bytes, `apart` bytes apart (one run unless that is stated). */
export interface Row {
  readonly row: Local<"i32">;
  readonly bytes: Local<"i32">;
  readonly runs?: Local<"i32">;
  readonly apart?: Local<"i32">;
  /** Bytes from the elements to their gradients, and to their new elements; the latter are stored in place unless that is stated. */
  readonly toGradients?: Local<"i32">;
  readonly toResult?: Local<"i32">;
}

/** Passes over a row of singles or doubles. Of several runs all but the last must have a multiple of four elements. */
export function passes({ row, bytes, runs, apart, toGradients, toResult }: Row, lanes: LaneType): Pass {
  const isSingle = lanes === "f32";
  const [size, bits] = isSingle ? ([4, 32] as const) : ([8, 64] as const);
  const { add, promote_low_f32x4: promote } = operations("f64x2");
  const demote = operations("f32x4").demote_f64x2_zero;
  const [place, at, end, whole] = [declare("i32"), declare("i32"), declare("i32"), declare("i32")];
  const moved = (distance: Local<"i32"> | undefined): Value<"i32"> =>
    distance === undefined ? place : i32.add(place, distance);
  // The same for all pairs: engines unroll loops with many variables less.
  const variables = { x: declare("v128"), g: declare("v128"), four: declare("v128"), gradients: declare("v128") };
  function pair(k: 0 | 1, isLast: boolean, read: (isGradient: boolean) => Vector): Pair {
    const [x, g] = [lazy(variables.x, () => read(false)), lazy(variables.g, () => read(true))];
    const doubles = (address: number): Vector =>
      isLast ? loadZero(64, at, address) : load("v128", at, address + 16 * k);
    const storeDoubles = (to: Value<"i32">, value: Vector, offset: number): void =>
      isLast ? storeFirst(64, to, value, offset) : store(to, value, offset + 16 * k);
    return {
      ...{ k, isLast, doubles },
      get x() {
        return x();
      },
      get g() {
        return g();
      },
      addTo: (address, value) => storeDoubles(at, add(doubles(address), value), address),
      write: (value) => {
        const to = moved(toResult);
        if (isSingle) storeFirst(isLast ? 32 : 64, to, demote(value), 8 * k);
        else storeDoubles(to, value, 0);
      },
    };
  }
  const ofRun = (each: (pair: Pair) => void): void => {
    set(end, i32.add(place, bytes));
    set(whole, i32.add(place, i32.and(bytes, -4 * size)));
    set(at, 0);
    whileLess(place, whole, () => {
      const four = lazy(variables.four, () => load("v128", place));
      const gradients = lazy(variables.gradients, () => load("v128", moved(toGradients)));
      for (const k of [0, 1] as const) {
        const half = (both: Local<"v128">): Vector => promote(k === 0 ? both : shuffled(both, both, high));
        const read = (isGradient: boolean): Vector =>
          isSingle
            ? half(isGradient ? gradients() : four())
            : load("v128", isGradient ? moved(toGradients) : place, 16 * k);
        each(pair(k, false, read));
      }
      increase(at, 32);
      increase(place, 4 * size);
    });
    whileLess(place, end, () => {
      const single = (isGradient: boolean): Vector => loadZero(bits, isGradient ? moved(toGradients) : place);
      each(pair(0, true, (isGradient) => (isSingle ? promote(single(isGradient)) : single(isGradient))));
      increase(at, 8);
      increase(place, size);
    });
  };
  return (each) => {
    if (runs === undefined || apart === undefined) {
      set(place, row);
      ofRun(each);
      return;
    }
    const start = local(row);
    count(runs, 1, () => {
      set(place, start);
      ofRun(each);
      increase(start, apart);
    });
  };
}

/** The total of both lanes, in both lanes. */
export function whole(pair: Vector): Local<"v128"> {
  const sum = local(pair);
  return local(operations("f64x2").add(sum, shuffled(sum, sum, swapped)));
}

/** The total of a value of all pairs, in both lanes. */
export function totalOf(pass: Pass, term: (pair: Pair) => Vector): Local<"v128"> {
  const { add } = operations("f64x2");
  const sums = [local(zeros), local(zeros)] as const;
  pass((pair) => set(sums[pair.k], add(sums[pair.k], term(pair))));
  return whole(add(...sums));
}

/** The mean of a row's elements, and the mean of their squared deviations. */
export function momentsOf(pass: Pass, size: Value<"f64">): readonly [mean: Local<"v128">, variance: Local<"v128">] {
  const { sub, mul, div, splat } = operations("f64x2");
  const n = local(splat(size));
  const mean = local(
    div(
      totalOf(pass, ({ x }) => x),
      n,
    ),
  );
  const squares = totalOf(pass, ({ x, isLast }) => {
    const d = local(isLast ? firstOnly(sub(x, mean)) : sub(x, mean));
    return mul(d, d);
  });
  return [mean, local(div(squares, n))];
}

/** Normalizes the row at an address; stores mean and 1 / deviation at `statistics`, as doubles, each twice. The room is at `start`. */
const forwardFunction = (lanes: LaneType, start: number) =>
  wasmFunction(
    "forward",
    { row: "i32", bytes: "i32", toResult: "i32", eps: "f64", size: "f64", statistics: "i32" },
    ({ row, bytes, toResult, eps, size, statistics }) => {
      const { add, sub, mul, div, sqrt, splat } = operations("f64x2");
      const pass = passes({ row, bytes, toResult }, lanes);
      const [mean, variance] = momentsOf(pass, size);
      const scale = local(div(everyLane("f64", 1), sqrt(add(variance, splat(eps)))));
      store(statistics, mean);
      store(statistics, scale, statistic);
      pass(({ x, doubles, write }) =>
        write(add(mul(mul(sub(x, mean), scale), doubles(start + weightsAt)), doubles(start + addendsAt))),
      );
    },
  );

/** Computes the gradient of a row, and adds to the gradients of the parameters. */
const backwardFunction = (lanes: LaneType, start: number) => {
  const parameters = { row: "i32", bytes: "i32", toGradients: "i32", toResult: "i32" } as const;
  return wasmFunction("backward", { ...parameters, mean: "f64", scale: "f64", size: "f64" }, (given) => {
    const { add, sub, mul, div, neg, splat } = operations("f64x2");
    const pass = passes(given, lanes);
    const [mean, scale, n] = [local(splat(given.mean)), local(splat(given.scale)), local(splat(given.size))];
    const [average, slope] = [local(zeros), local(zeros)];
    pass(({ x, g, doubles, addTo }) => {
      const d = local(sub(x, mean));
      addTo(start + addendsAt, mul(mul(g, d), scale));
      addTo(start + sumsAt, g);
      const v = local(mul(g, doubles(start + weightsAt)));
      set(average, add(average, v));
      set(slope, add(slope, mul(v, d)));
    });
    const byDeviation = local(mul(mul(mul(neg(scale), scale), scale), div(whole(slope), n)));
    const shift = local(mul(neg(scale), div(whole(average), n)));
    pass(({ x, g, doubles, write }) =>
      write(add(add(mul(mul(g, doubles(start + weightsAt)), scale), mul(sub(x, mean), byDeviation)), shift)),
    );
  });
};

type Floats = Float32Array | Float64Array;

interface Machine {
  readonly elements: Floats;
  readonly gradients: Floats;
  readonly weights: Float64Array;
  readonly addends: Float64Array;
  readonly sums: Float64Array;
  readonly statistics: Float64Array;
  /** The address of the statistics. */
  readonly statisticsAt: number;
  readonly forward: (
    row: number,
    bytes: number,
    toResult: number,
    eps: number,
    size: number,
    statistics: number,
  ) => void;
  readonly backward: (
    row: number,
    bytes: number,
    toGradients: number,
    toResult: number,
    mean: number,
    scale: number,
    size: number,
  ) => void;
}

function normMachine(lanes: LaneType, ...operands: readonly Floats[]): Machine | null {
  const Elements = lanes === "f32" ? Float32Array : Float64Array;
  const length = 65536 / Elements.BYTES_PER_ELEMENT;
  return placed(
    `norms ${lanes}`,
    normSpace,
    roomBytes,
    (buffer, start) => ({
      elements: new Elements(buffer, start + elementsAt, length),
      gradients: new Elements(buffer, start + gradientsAt, length),
      weights: new Float64Array(buffer, start + weightsAt, longest),
      addends: new Float64Array(buffer, start + addendsAt, longest),
      sums: new Float64Array(buffer, start + sumsAt, longest),
      statistics: new Float64Array(buffer, start + statisticsAt, statistic / 4),
      statisticsAt: start + statisticsAt,
    }),
    [(start) => [forwardFunction(lanes, start), backwardFunction(lanes, start)]],
    ...operands,
  );
}

/** False, if compilation fails or rows are too long, leaves them to the next loop. */
export const normLoop =
  (lanes: LaneType): NormRows =>
  (y, to, x, from, rows, size, w, b, eps, means, rstds) => {
    const [source, target] = [x as Floats, y as Floats];
    const wasm = size > longest ? null : normMachine(lanes, target, source);
    if (wasm === null) return false;
    const { elements, statistics } = wasm;
    const bytes = elements.BYTES_PER_ELEMENT;
    if (w === null) wasm.weights.fill(1, 0, size);
    else wasm.weights.set(w);
    if (b === null) wasm.addends.fill(0, 0, size);
    else wasm.addends.set(b);
    const most = Math.min(maxRows, Math.floor(elements.length / size));
    const isPlace = lies(elements, target);
    for (let first = 0; first < rows; first += most) {
      const here = Math.min(most, rows - first);
      const start = first * size;
      const row = read(elements, source, from + start, here * size);
      const toResult = (isPlace ? addressOf(target, to + start) : elements.byteOffset) - row;
      for (let r = 0; r < here; r++) {
        wasm.forward(row + bytes * r * size, bytes * size, toResult, eps, size, wasm.statisticsAt + 16 * r);
        means[first + r] = statistics[2 * r]!;
        rstds[first + r] = statistics[2 * r + statistic / 8]!;
      }
      if (!isPlace) target.set(elements.subarray(0, here * size), to + start);
    }
    return true;
  };

/** As above, for gradients. */
export const normGradientLoop =
  (lanes: LaneType): NormGradientRows =>
  (y, x, from, g, at, rows, size, means, scales, w, dw, db) => {
    const [source, grads, target] = [x as Floats, g as Floats, y as Floats | null];
    const wasm = size > longest ? null : normMachine(lanes, source, grads);
    if (wasm === null) return false;
    const { elements, gradients } = wasm;
    const bytes = elements.BYTES_PER_ELEMENT;
    if (w === null) wasm.weights.fill(1, 0, size);
    else wasm.weights.set(w);
    wasm.addends.fill(0, 0, size);
    wasm.sums.fill(0, 0, size);
    const most = Math.floor(elements.length / size);
    const isPlace = target !== null && lies(elements, target);
    for (let first = 0; first < rows; first += most) {
      const here = Math.min(most, rows - first);
      const start = first * size;
      const row = read(elements, source, from + start, here * size);
      const toGradients = read(gradients, grads, at + start, here * size) - row;
      const toResult = (isPlace ? addressOf(target, start) : elements.byteOffset) - row;
      for (let r = 0; r < here; r++)
        wasm.backward(
          row + bytes * r * size,
          bytes * size,
          toGradients,
          toResult,
          means[first + r]!,
          scales[first + r]!,
          size,
        );
      if (!isPlace) target?.set(elements.subarray(0, here * size), start);
    }
    dw?.set(wasm.addends.subarray(0, size));
    db?.set(wasm.sums.subarray(0, size));
    return true;
  };
