// Optimizer steps in WebAssembly: pieces of all parameters and their state are copied in together, updated at once, and
// copied out. Those that lie in the region are updated where they are.

import {
  declare,
  everyLane,
  increase,
  type Local,
  load,
  local,
  nextBelow,
  repeat,
  store,
  wasmFunction,
} from "../../wasm/assembler.js";
import { assemble } from "../../wasm/machine.js";
import type { WasmFunction } from "../../wasm/module.js";
import { program } from "../../wasm/programs/expressions.js";
import type { LaneType } from "../../wasm/programs/vectors.js";
import { regions } from "../../wasm/region.js";
import type { AdamLoop, AdamNumbers, SgdLoop, SgdNumbers, StepRun } from "../cpu/optimizers.js";
import { copiedStepRun } from "../loops/thresholds.js";
import { runOf } from "./in-place.js";
import { stage } from "./stage.js";

type Floats = Float32Array | Float64Array;

/** Offset of each operand in the stage, and bytes of each at a time. */
const placeBytes = 32768;

/** A step as statements of a formula: operands by name in the order of a run's arrays, numbers, and the values to write. */
export interface StepProgram {
  readonly operands: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly formula: string;
  /** For each operand the name of its new value; undefined if it is unchanged. */
  readonly written: readonly (string | undefined)[];
}

/**
 * The function `(bytes, numbers...)` that updates `bytes` bytes, a multiple of 16, of each operand.
 * @param isApart `(bytes, numbers..., addresses...)` instead: each operand lies at an address of its own
 */
export function stepFunction(
  { operands, numbers, formula, written }: StepProgram,
  lanes: LaneType,
  isApart = false,
): WasmFunction<"run"> {
  const names = Object.keys(numbers);
  const parameters: Record<string, LaneType | "i32"> = { bytes: "i32" };
  for (const name of names) parameters[name] = lanes;
  if (isApart) for (const i of operands.keys()) parameters[`address ${i}`] = "i32";
  return wasmFunction("run", parameters, (given) => {
    const splats = names.map((name) => [name, local(everyLane(lanes, given[name]!))] as const);
    const place = declare("i32");
    const addresses = operands.map((_, i) => (isApart ? (given[`address ${i}`] as Local<"i32">) : place));
    const offset = isApart ? 0 : placeBytes;
    repeat(() => {
      const loaded = operands.map((name, i) => [name, local(load("v128", addresses[i]!, i * offset))] as const);
      const values = program(formula, Object.fromEntries([...splats, ...loaded]), lanes);
      for (const [i, name] of written.entries())
        if (name !== undefined) store(addresses[i]!, values[name]!, i * offset);
      if (isApart) for (const address of addresses) increase(address, 16);
      return nextBelow(place, 16, given.bytes as Local<"i32">);
    });
  });
}

const joined = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(" ");

/** Rounds in the order of the separate operators, so that a fused step gives the same result. */
function adamProgram(numbers: AdamNumbers): StepProgram {
  const { lr, beta1, beta2, weightDecay, eps, step, scale, maximize, decoupled, amsgrad } = numbers;
  const formula = joined(
    scale !== null && "g = g / scale;",
    "used = g;",
    maximize && "used = -used;",
    weightDecay !== 0 && (decoupled ? "p = p * keep;" : "used = used + decay * p;"),
    "m = m * first + firstRest * used; v = v * second + secondRest * used * used; spread = v;",
    amsgrad && "top = maximum(top, v); spread = top;",
    "p = p + size * m / (sqrt(spread) / root + eps);",
  );
  return {
    operands: ["p", "g", "m", "v", ...(amsgrad ? ["top"] : [])],
    numbers: {
      ...(scale === null ? {} : { scale }),
      ...(weightDecay === 0 ? {} : decoupled ? { keep: 1 - lr * weightDecay } : { decay: weightDecay }),
      first: beta1,
      firstRest: 1 - beta1,
      second: beta2,
      secondRest: 1 - beta2,
      root: Math.sqrt(1 - beta2 ** step),
      eps,
      size: -lr / (1 - beta1 ** step),
    },
    formula,
    written: ["p", scale === null ? undefined : "g", "m", "v", amsgrad ? "top" : undefined],
  };
}

function sgdProgram(numbers: SgdNumbers): StepProgram {
  const { lr, momentum, dampening, weightDecay, nesterov, scale, maximize, isFirstStep } = numbers;
  const moves = momentum !== 0;
  const formula = joined(
    scale !== null && "g = g / scale;",
    "used = g;",
    maximize && "used = -used;",
    weightDecay !== 0 && "used = used + decay * p;",
    moves && (isFirstStep ? "buffer = used;" : "buffer = buffer * momentum + damped * used;"),
    moves && (nesterov ? "used = used + momentum * buffer;" : "used = buffer;"),
    "p = p + rate * used;",
  );
  return {
    operands: ["p", "g", ...(moves ? ["buffer"] : [])],
    numbers: {
      ...(scale === null ? {} : { scale }),
      ...(weightDecay === 0 ? {} : { decay: weightDecay }),
      ...(moves ? { momentum, damped: 1 - dampening } : {}),
      rate: -lr,
    },
    formula,
    written: ["p", scale === null ? undefined : "g", moves ? "buffer" : undefined],
  };
}

interface Machine {
  readonly places: readonly Floats[];
  readonly run: (bytes: number, ...numbers: readonly number[]) => void;
  readonly apart: () => WasmFunction<"run">;
  readonly divides: false;
}

/** Updates a run whose arrays all lie in the region. Returns the number of elements that it updated. */
function stepInPlace(
  machine: Machine,
  { n, arrays, offsets }: StepRun,
  width: number,
  given: readonly number[],
): number {
  const { current } = regions;
  if (current === null || arrays.some(({ buffer }) => buffer !== current.buffer)) return 0;
  const whole = n - (n % (16 / width));
  if (whole > 0)
    runOf(machine, current)(
      whole * width,
      ...given,
      ...arrays.map(({ byteOffset }, i) => byteOffset + offsets[i]! * width),
    );
  return whole;
}

function copy(to: Floats, at: number, from: Floats, first: number, count: number): void {
  if (count < copiedStepRun) for (let i = 0; i < count; i++) to[at + i] = from[first + i]!;
  else to.set(count === from.length ? from : from.subarray(first, first + count), at);
}

/** Elements of a run in the stage. */
interface Piece {
  readonly run: StepRun;
  readonly from: number;
  readonly at: number;
  readonly count: number;
}

/** False, if compilation fails, leaves the step to the next loop. */
function stepLoop<Numbers>(program: (numbers: Numbers) => StepProgram, lanes: LaneType) {
  const width = lanes === "f32" ? 4 : 8;
  const room = placeBytes / width;
  // One entry per combination of the settings that programs depend on.
  const machines = new Map<string, Machine | null>();

  function compiled(program: StepProgram): Machine | null {
    const key = `${program.formula}: ${Object.keys(program.numbers)}`;
    let wasm: Machine | null | undefined = machines.get(key);
    if (wasm === undefined) {
      const Places = lanes === "f32" ? Float32Array : Float64Array;
      wasm = assemble(
        stage,
        (buffer) => ({
          places: program.operands.map((_, i) => new Places(buffer, i * placeBytes, room)),
          apart: () => stepFunction(program, lanes, true),
          divides: false as const,
        }),
        () => [stepFunction(program, lanes)],
      );
      machines.set(key, wasm);
    }
    return wasm;
  }

  return (runs: readonly StepRun[], numbers: Numbers): boolean => {
    const assembled = program(numbers);
    const wasm = compiled(assembled);
    if (wasm === null) return false;
    const { places, run: step } = wasm;
    const given = Object.values(assembled.numbers);
    const written = places.flatMap((_, i) => (assembled.written[i] === undefined ? [] : [i]));
    let pending: Piece[] = [];
    let filled = 0;
    const compute = (): void => {
      step(Math.ceil((filled * width) / 16) * 16, ...given);
      for (let k = 0; k < pending.length; k++) {
        const { run, from, at, count } = pending[k]!;
        for (const i of written) copy(run.arrays[i]!, run.offsets[i]! + from, places[i]!, at, count);
      }
      pending = [];
      filled = 0;
    };
    for (let r = 0; r < runs.length; r++) {
      const run = runs[r]!;
      for (let from = stepInPlace(wasm, run, width, given); from < run.n; ) {
        const count = Math.min(room - filled, run.n - from);
        for (let i = 0; i < places.length; i++) copy(places[i]!, filled, run.arrays[i]!, run.offsets[i]! + from, count);
        pending.push({ run, from, at: filled, count });
        filled += count;
        from += count;
        if (filled === room) compute();
      }
    }
    if (filled > 0) compute();
    return true;
  };
}

export const adamLoop = (lanes: LaneType): AdamLoop => stepLoop(adamProgram, lanes);
export const sgdLoop = (lanes: LaneType): SgdLoop => stepLoop(sgdProgram, lanes);
