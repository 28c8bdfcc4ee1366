// Batch and group norm and their gradients in WebAssembly: each channel or group is copied in once and out once, unless it lies in the region; all
// sums are in doubles.

import { type Local, local, operations, set, store, wasmFunction, zeros } from "../../wasm/assembler.js";
import type { Run } from "../../wasm/machine.js";
import { stageStart, type WasmFunction } from "../../wasm/module.js";
import type { LaneType } from "../../wasm/programs/vectors.js";
import { averagesOf, type NormGradientGroup, type NormGroup } from "../cpu/normalization.js";
import { copiedGroupRun } from "../loops/thresholds.js";
import { momentsOf, type Pass, passes, whole } from "./norms.js";
import { most, numbersAt, otherAt, rowsBytes, rowsSpace } from "./rows.js";
import { addressOf, lies, placed } from "./stage.js";

const rowParameters = {
  row: "i32",
  bytes: "i32",
  runs: "i32",
  apart: "i32",
  toGradients: "i32",
  toResult: "i32",
} as const;

/** A function of the runs of a row, and of named numbers, which `write` gets in both lanes. */
function ofRow<Called extends string, Name extends string>(
  name: Called,
  lanes: LaneType,
  numbers: readonly Name[],
  write: (pass: Pass, numbers: Readonly<Record<Name, Local<"v128">>>) => void,
): WasmFunction<Called> {
  const doubles = Object.fromEntries(numbers.map((number) => [number, "f64"])) as Readonly<Record<Name, "f64">>;
  return wasmFunction<typeof rowParameters & typeof doubles, Called>(
    name,
    { ...rowParameters, ...doubles },
    (given) => {
      const { splat } = operations("f64x2");
      const both = numbers.map((number) => [number, local(splat(given[number]))] as const);
      write(passes(given, lanes), Object.fromEntries(both) as Record<Name, Local<"v128">>);
    },
  );
}

/** Stores two numbers, each in both lanes, in the room at `start`. */
function results(start: number, first: Local<"v128">, second: Local<"v128">): void {
  store(0, first, start + numbersAt);
  store(0, second, start + numbersAt + 16);
}

/** The mean of all elements, and the mean of their squared deviations. */
const momentsFunction = (lanes: LaneType, start: number) =>
  wasmFunction("moments", { ...rowParameters, n: "f64" }, (given) =>
    results(start, ...momentsOf(passes(given, lanes), given.n)),
  );

const affineFunction = (lanes: LaneType) =>
  ofRow("affine", lanes, ["scale", "shift"], (pass, { scale, shift }) => {
    const { add, mul } = operations("f64x2");
    pass(({ x, write }) => write(add(mul(x, scale), shift)));
  });

/** The sums of g and of g (x - mean). */
const sumsFunction = (lanes: LaneType, start: number) =>
  ofRow("sums", lanes, ["mean"], (pass, { mean }) => {
    const { add, sub, mul } = operations("f64x2");
    const [sum, dot] = [local(zeros), local(zeros)];
    // Elements after the last one are zeros.
    pass(({ x, g }) => {
      set(sum, add(sum, g));
      set(dot, add(dot, mul(sub(x, mean), g)));
    });
    results(start, whole(sum), whole(dot));
  });

const gradientFunction = (lanes: LaneType) =>
  ofRow("gradient", lanes, ["mean", "p", "average", "slope", "s", "t"], (pass, { mean, p, average, slope, s, t }) => {
    const { sub, mul } = operations("f64x2");
    pass(({ x, g, write }) => {
      const less = sub(sub(mul(g, p), average), mul(sub(x, mean), slope));
      write(mul(mul(less, s), t));
    });
  });

type Floats = Float32Array | Float64Array;

interface Machine {
  readonly elements: Floats;
  readonly gradients: Floats;
  /** Two numbers, each stored twice. */
  readonly numbers: Float64Array;
  readonly moments: Run;
  readonly affine: Run;
  readonly sums: Run;
  readonly gradient: Run;
}

function normMachine(lanes: LaneType, ...operands: readonly Floats[]): Machine | null {
  const Elements = lanes === "f32" ? Float32Array : Float64Array;
  const length = (4 * most) / Elements.BYTES_PER_ELEMENT;
  return placed(
    `groups ${lanes}`,
    rowsSpace,
    rowsBytes,
    (buffer, start) => ({
      elements: new Elements(buffer, start + stageStart, length),
      gradients: new Elements(buffer, start + otherAt, length),
      numbers: new Float64Array(buffer, start + numbersAt, 4),
    }),
    [
      (start) => [
        momentsFunction(lanes, start),
        affineFunction(lanes),
        sumsFunction(lanes, start),
        gradientFunction(lanes),
      ],
    ],
    ...operands,
  );
}

/** Packs runs that are `apart` elements apart. */
function gather(to: Floats, from: Floats, at: number, runs: number, size: number, apart: number): void {
  if (apart === size) to.set(from.subarray(at, at + runs * size));
  else if (size >= copiedGroupRun)
    for (let k = 0, start = at; k < runs; k++, start += apart) to.set(from.subarray(start, start + size), k * size);
  else
    for (let k = 0, place = 0, start = at; k < runs; k++, start += apart)
      for (let i = start; i < start + size; i++, place++) to[place] = from[i]!;
}

function spread(to: Floats, at: number, from: Floats, runs: number, size: number, apart: number): void {
  if (apart === size) to.set(from.subarray(0, runs * size), at);
  else if (size >= copiedGroupRun)
    for (let k = 0, start = at; k < runs; k++, start += apart) to.set(from.subarray(k * size, (k + 1) * size), start);
  else
    for (let k = 0, place = 0, start = at; k < runs; k++, start += apart)
      for (let i = start; i < start + size; i++, place++) to[i] = from[place]!;
}

/** How functions get the runs of an operand, and of others which lie likewise. */
interface Runs {
  /** Whether all operands are read and written where they lie. */
  readonly isThere: boolean;
  readonly at: number;
  /** Bytes of a run, and from one to the next. Runs that follow each other are one. */
  readonly count: number;
  readonly bytes: number;
  readonly apart: number;
}

/** Runs where they lie if the functions' memory has all operands; else the first is packed. Of several runs functions take those of whole vectors. */
function runsOf(
  { elements }: Machine,
  from: Floats,
  at: number,
  runs: number,
  size: number,
  apart: number,
  ...others: readonly Floats[]
): Runs {
  const w = elements.BYTES_PER_ELEMENT;
  const isThere =
    (apart === size || size % 4 === 0) && lies(elements, from) && others.every((other) => lies(elements, other));
  if (!isThere) gather(elements, from, at, runs, size, apart);
  const isOne = !isThere || apart === size;
  return {
    isThere,
    at: isThere ? addressOf(from, at) : elements.byteOffset,
    count: isOne ? 1 : runs,
    bytes: w * (isOne ? runs * size : size),
    apart: w * (isThere ? apart : size),
  };
}

/** False, if compilation fails or a group is too large, leaves it to the next loop. */
export const normGroupLoop =
  (lanes: LaneType): NormGroup =>
  (runs, size, apart, y, to, x, from, eps, w, b, first, step, moments) => {
    const count = runs * size;
    const bytes = lanes === "f32" ? 4 : 8;
    const [target, source] = [y as Floats, x as Floats];
    const wasm = bytes * count > 4 * most ? null : normMachine(lanes, target, source);
    if (wasm === null) return false;
    const { elements, numbers } = wasm;
    const all = runsOf(wasm, source, from, runs, size, apart, target);
    const toResult = all.isThere ? addressOf(target, to) - all.at : 0;
    wasm.moments(all.at, all.bytes, all.count, all.apart, 0, 0, count);
    const [mean, variance] = [numbers[0]!, numbers[2]!];
    const s = 1 / Math.sqrt(variance + eps);
    const scaled = (at: number, length: number, some: number, c: number): void => {
      const scale = s * (w === null ? 1 : w[c]!);
      wasm.affine(at, length, some, all.apart, 0, toResult, scale, (b === null ? 0 : b[c]!) - mean * scale);
    };
    // Runs with the same parameters are treated as one.
    if (step === 0) scaled(all.at, all.bytes, all.count, first);
    else for (let k = 0, c = first; k < runs; k++, c += step) scaled(all.at + k * all.apart, bytes * size, 1, c);
    if (!all.isThere) spread(target, to, elements, runs, size, apart);
    moments[0] = mean;
    moments[1] = variance;
    return true;
  };

/** As above, for gradients. */
export const normGradientGroupLoop =
  (lanes: LaneType): NormGradientGroup =>
  (...[runs, size, apart, y, to, x, from, g, along, mean, scale, p, first, t, sums, dots]) => {
    const count = runs * size;
    const bytes = lanes === "f32" ? 4 : 8;
    const [source, grads, target] = [x as Floats, g as Floats, y as Floats | null];
    const wasm = bytes * count > 4 * most ? null : normMachine(lanes, source, grads);
    if (wasm === null) return false;
    const { elements, gradients, numbers } = wasm;
    const all = runsOf(wasm, source, from, runs, size, apart, grads, target ?? grads);
    if (!all.isThere) gather(gradients, grads, along, runs, size, apart);
    const toGradients = (all.isThere ? addressOf(grads, along) : gradients.byteOffset) - all.at;
    const toResult = all.isThere && target !== null ? addressOf(target, to) - all.at : 0;
    const isOne = sums.length === 1;
    const [pieces, length, some] = isOne ? [1, all.bytes, all.count] : [runs, bytes * size, 1];
    for (let k = 0; k < pieces; k++) {
      wasm.sums(all.at + k * all.apart, length, some, all.apart, toGradients, 0, mean);
      sums[k] = numbers[0]!;
      dots[k] = numbers[2]!;
    }
    if (target === null) return true;
    const { average, slope } = averagesOf(count, scale, p, first, sums, dots);
    for (let k = 0; k < pieces; k++)
      wasm.gradient(
        ...[all.at + k * all.apart, length, some, all.apart, toGradients, toResult, mean],
        p === null ? 1 : p[first + k]!,
        average,
        slope,
        scale,
        t,
      );
    if (!all.isThere) spread(target, to, elements, runs, size, apart);
    return true;
  };
