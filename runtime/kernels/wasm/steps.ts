// Optimizer steps in WebAssembly: pieces of all parameters and their state are copied in together, updated at once, and
// copied out.

import { type Instructions, op, type ValueType } from "../../wasm/instructions.js";
import {
  functionCode,
  get,
  i32Add,
  i32Const,
  i32Less,
  load,
  repeat,
  set,
  store,
  tee,
  type WasmFunction,
} from "../../wasm/module.js";
import { type LaneType, printed } from "../../wasm/programs/vectors.js";
import type { AdamLoop, AdamNumbers, SgdLoop, SgdNumbers, StepRun } from "../cpu/optimizers.js";
import { onStage } from "./stage.js";

type Floats = Float32Array | Float64Array;

/** Offset of each operand in the stage, and bytes of each at a time. */
const placeBytes = 32768;

/** A step as a program of words: operands by name in the order of a run's arrays, numbers, and the values to write. */
export interface StepProgram {
  readonly operands: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly words: string;
  /** For each operand the name of its new value; undefined if it is unchanged. */
  readonly written: readonly (string | undefined)[];
}

/** The function `(bytes, numbers...)` that updates `bytes` bytes, a multiple of 16, of each operand. */
export function stepFunction({ operands, numbers, words, written }: StepProgram, lanes: LaneType): WasmFunction {
  const names = Object.keys(numbers);
  const parameters: ValueType[] = ["i32", ...names.map((): ValueType => lanes)];
  const locals: ValueType[] = [];
  const newLocal = (type: ValueType): number => parameters.length + locals.push(type) - 1;
  const place = newLocal("i32");
  const scope = new Map<string, number>();
  const before = names.flatMap((name, i): Instructions => {
    scope.set(name, newLocal("v128"));
    return [...get(1 + i), ...op(lanes === "f32" ? "f32x4.splat" : "f64x2.splat"), ...set(scope.get(name)!)];
  });
  const loads = operands.flatMap((name, i): Instructions => {
    scope.set(name, newLocal("v128"));
    return [...get(place), ...load(i * placeBytes), ...set(scope.get(name)!)];
  });
  const body = [
    ...loads,
    ...printed(words.split(" "), scope, lanes, newLocal),
    ...written.flatMap((name, i) =>
      name === undefined ? [] : [...get(place), ...get(scope.get(name)!), ...store(i * placeBytes)],
    ),
    ...[...get(place), ...i32Const(16), ...i32Add, ...tee(place), ...get(0), ...i32Less],
  ];
  return { name: "step", parameters, code: functionCode(locals, [...before, ...repeat(body)]) };
}

const joined = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(" ");

/** Rounds in the order of the separate operators, so that a fused step gives the same result. */
function adamProgram(numbers: AdamNumbers): StepProgram {
  const { lr, beta1, beta2, weightDecay, eps, step, scale, maximize, decoupled, amsgrad } = numbers;
  const words = joined(
    scale !== null && "g scale / =g",
    "g =used",
    maximize && "used neg =used",
    weightDecay !== 0 && (decoupled ? "p keep * =p" : "used decay p * + =used"),
    "m first * firstRest used * + =m v second * secondRest used * used * + =v v =spread",
    amsgrad && "top v maximum =top top =spread",
    "p size m * spread sqrt root / eps + / + =p",
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
    words,
    written: ["p", scale === null ? undefined : "g", "m", "v", amsgrad ? "top" : undefined],
  };
}

function sgdProgram(numbers: SgdNumbers): StepProgram {
  const { lr, momentum, dampening, weightDecay, nesterov, scale, maximize, isFirstStep } = numbers;
  const moves = momentum !== 0;
  const words = joined(
    scale !== null && "g scale / =g",
    "g =used",
    maximize && "used neg =used",
    weightDecay !== 0 && "used decay p * + =used",
    moves && (isFirstStep ? "used =buffer" : "buffer momentum * damped used * + =buffer"),
    moves && (nesterov ? "used momentum buffer * + =used" : "buffer =used"),
    "p rate used * + =p",
  );
  return {
    operands: ["p", "g", ...(moves ? ["buffer"] : [])],
    numbers: {
      ...(scale === null ? {} : { scale }),
      ...(weightDecay === 0 ? {} : { decay: weightDecay }),
      ...(moves ? { momentum, damped: 1 - dampening } : {}),
      rate: -lr,
    },
    words,
    written: ["p", scale === null ? undefined : "g", moves ? "buffer" : undefined],
  };
}

interface Machine {
  readonly places: readonly Floats[];
  readonly step: (bytes: number, ...numbers: readonly number[]) => void;
}

/** Shorter runs are copied element by element. */
const shortRun = 32;

function copy(to: Floats, at: number, from: Floats, first: number, count: number): void {
  if (count < shortRun) for (let i = 0; i < count; i++) to[at + i] = from[first + i]!;
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
    const key = `${program.words}: ${Object.keys(program.numbers)}`;
    let wasm = machines.get(key);
    if (wasm === undefined) {
      const stage = onStage<Pick<Machine, "step">>(() => [stepFunction(program, lanes)]);
      const Places = lanes === "f32" ? Float32Array : Float64Array;
      wasm =
        stage === null
          ? null
          : {
              places: program.operands.map((_, i) => new Places(stage.memory, i * placeBytes, room)),
              step: stage.run.step,
            };
      machines.set(key, wasm);
    }
    return wasm;
  }

  return (runs: readonly StepRun[], numbers: Numbers): boolean => {
    const assembled = program(numbers);
    const wasm = compiled(assembled);
    if (wasm === null) return false;
    const { places, step } = wasm;
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
      for (let from = 0; from < run.n; ) {
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
