// Batch and group norm and their gradients in WebAssembly: each channel or group is copied in once and out once; all
// sums are in doubles.

import { type Local, local, operations, set, store, wasmFunction, zeros } from "../../wasm/assembler.js";
import { machine } from "../../wasm/machine.js";
import { stageStart, type WasmFunction } from "../../wasm/module.js";
import type { LaneType } from "../../wasm/programs/vectors.js";
import { averagesOf, type NormGradientGroup, type NormGroup } from "../cpu/normalization.js";
import { copiedGroupRun } from "../loops/thresholds.js";
import { momentsOf, type Pass, passes, whole } from "./norms.js";
import { most, numbersAt, otherAt, rowsSpace } from "./rows.js";

/** A function of `bytes` bytes of elements from address `row` on, and of named numbers, which `write` gets in both lanes. */
function ofRow<Called extends string, Name extends string>(
  name: Called,
  lanes: LaneType,
  numbers: readonly Name[],
  write: (pass: Pass, numbers: Readonly<Record<Name, Local<"v128">>>) => void,
): WasmFunction<Called> {
  const row = { row: "i32", bytes: "i32" } as const;
  const doubles = Object.fromEntries(numbers.map((number) => [number, "f64"])) as Readonly<Record<Name, "f64">>;
  return wasmFunction<typeof row & typeof doubles, Called>(name, { ...row, ...doubles }, (given) => {
    const { splat } = operations("f64x2");
    const both = numbers.map((number) => [number, local(splat(given[number]))] as const);
    write(
      passes(given.row, given.bytes, otherAt - stageStart, lanes),
      Object.fromEntries(both) as Record<Name, Local<"v128">>,
    );
  });
}

/** Stores two numbers, each in both lanes. */
function results(first: Local<"v128">, second: Local<"v128">): void {
  store(0, first, numbersAt);
  store(0, second, numbersAt + 16);
}

/** The mean of all elements, and the mean of their squared deviations. */
const momentsFunction = (lanes: LaneType) =>
  wasmFunction("moments", { row: "i32", bytes: "i32", n: "f64" }, ({ row, bytes, n }) =>
    results(...momentsOf(passes(row, bytes, otherAt - stageStart, lanes), n)),
  );

const affineFunction = (lanes: LaneType) =>
  ofRow("affine", lanes, ["scale", "shift"], (pass, { scale, shift }) => {
    const { add, mul } = operations("f64x2");
    pass(({ x, write }) => write(add(mul(x, scale), shift)));
  });

/** The sums of g and of g (x - mean). */
const sumsFunction = (lanes: LaneType) =>
  ofRow("sums", lanes, ["mean"], (pass, { mean }) => {
    const { add, sub, mul } = operations("f64x2");
    const [sum, dot] = [local(zeros), local(zeros)];
    // Elements after the last one are zeros.
    pass(({ x, g }) => {
      set(sum, add(sum, g));
      set(dot, add(dot, mul(sub(x, mean), g)));
    });
    results(whole(sum), whole(dot));
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
  readonly moments: (row: number, bytes: number, n: number) => void;
  readonly affine: (row: number, bytes: number, scale: number, shift: number) => void;
  readonly sums: (row: number, bytes: number, mean: number) => void;
  readonly gradient: (row: number, bytes: number, ...numbers: readonly number[]) => void;
}

function normMachine(lanes: LaneType): Machine | null {
  const Elements = lanes === "f32" ? Float32Array : Float64Array;
  const length = (4 * most) / Elements.BYTES_PER_ELEMENT;
  return machine(
    `groups ${lanes}`,
    rowsSpace,
    (buffer) => ({
      elements: new Elements(buffer, stageStart, length),
      gradients: new Elements(buffer, otherAt, length),
      numbers: new Float64Array(buffer, numbersAt, 4),
    }),
    () => [momentsFunction(lanes), affineFunction(lanes), sumsFunction(lanes), gradientFunction(lanes)],
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

/** False, if compilation fails or a group is too large, leaves it to the next loop. */
export const normGroupLoop =
  (lanes: LaneType): NormGroup =>
  (runs, size, apart, y, to, x, from, eps, w, b, first, step, moments) => {
    const count = runs * size;
    const bytes = lanes === "f32" ? 4 : 8;
    const wasm = bytes * count > 4 * most ? null : normMachine(lanes);
    if (wasm === null) return false;
    const { elements, numbers } = wasm;
    gather(elements, x as Floats, from, runs, size, apart);
    wasm.moments(stageStart, bytes * count, count);
    const [mean, variance] = [numbers[0]!, numbers[2]!];
    const s = 1 / Math.sqrt(variance + eps);
    // Runs with the same parameters are treated as one.
    const [pieces, length] = step === 0 ? [1, count] : [runs, size];
    for (let k = 0, c = first; k < pieces; k++, c += step) {
      const scale = s * (w === null ? 1 : w[c]!);
      wasm.affine(stageStart + bytes * k * length, bytes * length, scale, (b === null ? 0 : b[c]!) - mean * scale);
    }
    spread(y as Floats, to, elements, runs, size, apart);
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
    const wasm = bytes * count > 4 * most ? null : normMachine(lanes);
    if (wasm === null) return false;
    const { elements, gradients, numbers } = wasm;
    gather(elements, x as Floats, from, runs, size, apart);
    gather(gradients, g as Floats, along, runs, size, apart);
    const [pieces, length] = sums.length === 1 ? [1, count] : [runs, size];
    for (let k = 0; k < pieces; k++) {
      wasm.sums(stageStart + bytes * k * length, bytes * length, mean);
      sums[k] = numbers[0]!;
      dots[k] = numbers[2]!;
    }
    if (y === null) return true;
    const { average, slope } = averagesOf(count, scale, p, first, sums, dots);
    for (let k = 0; k < pieces; k++)
      wasm.gradient(
        stageStart + bytes * k * length,
        bytes * length,
        mean,
        p === null ? 1 : p[first + k]!,
        average,
        slope,
        scale,
        t,
      );
    spread(y as Floats, to, elements, runs, size, apart);
    return true;
  };
