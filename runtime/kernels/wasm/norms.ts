// Layer norm and its gradient in WebAssembly: each row is copied in once and out once; everything is computed in doubles
// and rounded once, as by the kernel's built-in loops.

import {
  constant,
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
import { machine, space } from "../../wasm/machine.js";
import { stageStart } from "../../wasm/module.js";
import type { LaneType } from "../../wasm/programs/vectors.js";
import type { NormGradientRows, NormRows } from "../cpu/normalization.js";

/** Elements of the longest row. The memory's layout in bytes: elements, gradients, then doubles for each element. */
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

/**
 * Passes over a row of singles or doubles of `bytes` bytes.
 * @param gradientsAt distance of the gradients from the elements, in bytes
 */
export function passes(row: Local<"i32">, bytes: Local<"i32">, gradientsAt: number, lanes: LaneType): Pass {
  const isSingle = lanes === "f32";
  const [size, bits] = isSingle ? ([4, 32] as const) : ([8, 64] as const);
  const { add, promote_low_f32x4: promote } = operations("f64x2");
  const demote = operations("f32x4").demote_f64x2_zero;
  const [place, at, end, whole] = [declare("i32"), declare("i32"), declare("i32"), declare("i32")];
  // The same for all pairs: engines unroll loops with many variables less.
  const variables = { x: declare("v128"), g: declare("v128"), four: declare("v128"), gradients: declare("v128") };
  function pair(k: 0 | 1, isLast: boolean, read: (offset: number) => Vector): Pair {
    const [x, g] = [lazy(variables.x, () => read(0)), lazy(variables.g, () => read(gradientsAt))];
    const doubles = (address: number): Vector =>
      isLast ? loadZero(64, at, address) : load("v128", at, address + 16 * k);
    const storeDoubles = (to: Local<"i32">, value: Vector, offset: number): void =>
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
      write: (value) =>
        isSingle ? storeFirst(isLast ? 32 : 64, place, demote(value), 8 * k) : storeDoubles(place, value, 0),
    };
  }
  return (each) => {
    set(place, row);
    set(end, i32.add(row, bytes));
    set(whole, i32.add(row, i32.and(bytes, -4 * size)));
    set(at, 0);
    whileLess(place, whole, () => {
      const four = lazy(variables.four, () => load("v128", place));
      const gradients = lazy(variables.gradients, () => load("v128", place, gradientsAt));
      for (const k of [0, 1] as const) {
        const half = (both: Local<"v128">): Vector => promote(k === 0 ? both : shuffled(both, both, high));
        const read = (offset: number): Vector =>
          isSingle ? half(offset === 0 ? four() : gradients()) : load("v128", place, offset + 16 * k);
        each(pair(k, false, read));
      }
      increase(at, 32);
      increase(place, 4 * size);
    });
    whileLess(place, end, () => {
      const single = (offset: number): Vector => loadZero(bits, place, offset);
      each(pair(0, true, (offset) => (isSingle ? promote(single(offset)) : single(offset))));
      increase(at, 8);
      increase(place, size);
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

/** Normalizes the row at an address; stores mean and 1 / deviation at `statistics`, as doubles, each twice. */
const forwardFunction = (lanes: LaneType) =>
  wasmFunction(
    "forward",
    { row: "i32", bytes: "i32", eps: "f64", size: "f64", statistics: "i32" },
    ({ row, bytes, eps, size, statistics }) => {
      const { add, sub, mul, div, sqrt, splat } = operations("f64x2");
      const pass = passes(row, bytes, gradientsAt - elementsAt, lanes);
      const [mean, variance] = momentsOf(pass, size);
      const scale = local(div(everyLane("f64", 1), sqrt(add(variance, splat(eps)))));
      store(statistics, mean);
      store(statistics, scale, statistic);
      pass(({ x, doubles, write }) =>
        write(add(mul(mul(sub(x, mean), scale), doubles(weightsAt)), doubles(addendsAt))),
      );
    },
  );

/** Replaces a row by its gradient, and adds to the gradients of the parameters. */
const backwardFunction = (lanes: LaneType) =>
  wasmFunction("backward", { row: "i32", bytes: "i32", mean: "f64", scale: "f64", size: "f64" }, (given) => {
    const { add, sub, mul, div, neg, splat } = operations("f64x2");
    const pass = passes(given.row, given.bytes, gradientsAt - elementsAt, lanes);
    const [mean, scale, n] = [local(splat(given.mean)), local(splat(given.scale)), local(splat(given.size))];
    const [average, slope] = [local(zeros), local(zeros)];
    pass(({ x, g, doubles, addTo }) => {
      const d = local(sub(x, mean));
      addTo(addendsAt, mul(mul(g, d), scale));
      addTo(sumsAt, g);
      const v = local(mul(g, doubles(weightsAt)));
      set(average, add(average, v));
      set(slope, add(slope, mul(v, d)));
    });
    const byDeviation = local(mul(mul(mul(neg(scale), scale), scale), div(whole(slope), n)));
    const shift = local(mul(neg(scale), div(whole(average), n)));
    pass(({ x, g, doubles, write }) =>
      write(add(add(mul(mul(g, doubles(weightsAt)), scale), mul(sub(x, mean), byDeviation)), shift)),
    );
  });

type Floats = Float32Array | Float64Array;

interface Machine {
  readonly elements: Floats;
  readonly gradients: Floats;
  readonly weights: Float64Array;
  readonly addends: Float64Array;
  readonly sums: Float64Array;
  readonly statistics: Float64Array;
  readonly forward: (row: number, bytes: number, eps: number, size: number, statistics: number) => void;
  readonly backward: (row: number, bytes: number, mean: number, scale: number, size: number) => void;
}

function normMachine(lanes: LaneType): Machine | null {
  const Elements = lanes === "f32" ? Float32Array : Float64Array;
  const length = 65536 / Elements.BYTES_PER_ELEMENT;
  return machine(
    `norms ${lanes}`,
    normSpace,
    (buffer) => ({
      elements: new Elements(buffer, elementsAt, length),
      gradients: new Elements(buffer, gradientsAt, length),
      weights: new Float64Array(buffer, weightsAt, longest),
      addends: new Float64Array(buffer, addendsAt, longest),
      sums: new Float64Array(buffer, sumsAt, longest),
      statistics: new Float64Array(buffer, statisticsAt, statistic / 4),
    }),
    () => [forwardFunction(lanes), backwardFunction(lanes)],
  );
}

/** False, if compilation fails or rows are too long, leaves them to the next loop. */
export const normLoop =
  (lanes: LaneType): NormRows =>
  (y, to, x, from, rows, size, w, b, eps, means, rstds) => {
    const wasm = size > longest ? null : normMachine(lanes);
    if (wasm === null) return false;
    const { elements, statistics } = wasm;
    const bytes = elements.BYTES_PER_ELEMENT;
    if (w === null) wasm.weights.fill(1, 0, size);
    else wasm.weights.set(w);
    if (b === null) wasm.addends.fill(0, 0, size);
    else wasm.addends.set(b);
    const most = Math.min(maxRows, Math.floor(elements.length / size));
    const [source, target] = [x as Floats, y as Floats];
    for (let first = 0; first < rows; first += most) {
      const here = Math.min(most, rows - first);
      const start = first * size;
      elements.set(source.subarray(from + start, from + start + here * size));
      for (let r = 0; r < here; r++) {
        wasm.forward(elementsAt + bytes * r * size, bytes * size, eps, size, statisticsAt + 16 * r);
        means[first + r] = statistics[2 * r]!;
        rstds[first + r] = statistics[2 * r + statistic / 8]!;
      }
      target.set(elements.subarray(0, here * size), to + start);
    }
    return true;
  };

/** As above, for gradients. */
export const normGradientLoop =
  (lanes: LaneType): NormGradientRows =>
  (y, x, from, g, at, rows, size, means, scales, w, dw, db) => {
    const wasm = size > longest ? null : normMachine(lanes);
    if (wasm === null) return false;
    const { elements, gradients } = wasm;
    const bytes = elements.BYTES_PER_ELEMENT;
    if (w === null) wasm.weights.fill(1, 0, size);
    else wasm.weights.set(w);
    wasm.addends.fill(0, 0, size);
    wasm.sums.fill(0, 0, size);
    const most = Math.floor(elements.length / size);
    for (let first = 0; first < rows; first += most) {
      const here = Math.min(most, rows - first);
      const start = first * size;
      elements.set((x as Floats).subarray(from + start, from + start + here * size));
      gradients.set((g as Floats).subarray(at + start, at + start + here * size));
      for (let r = 0; r < here; r++)
        wasm.backward(elementsAt + bytes * r * size, bytes * size, means[first + r]!, scales[first + r]!, size);
      (y as Floats | null)?.set(elements.subarray(0, here * size), start);
    }
    dw?.set(wasm.addends.subarray(0, size));
    db?.set(wasm.sums.subarray(0, size));
    return true;
  };
