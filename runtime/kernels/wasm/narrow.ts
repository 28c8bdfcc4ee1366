// Conversions between rows of raw bits and vectors of numbers within a WebAssembly memory.

import type { RowLoop } from "../../core/format-rows.js";
import { once } from "../../core/shared.js";
import type { Instructions, ValueType } from "../../wasm/instructions.js";
import { encoded, instantiate, type Space } from "../../wasm/machine.js";
import {
  functionCode,
  get,
  i32Const,
  i32Less,
  increaseCode,
  loadCode,
  repeatCode,
  setCode,
  stageBytes,
  stageStart,
  storeCode,
  type WasmFunction,
} from "../../wasm/module.js";
import { type ElementKind, loadNarrow, narrowed } from "../../wasm/programs/vectors.js";
import { stage } from "./stage.js";

/**
 * Converts `count` elements, rounded up to a multiple of eight, between two addresses. Rows may overlap as long as
 * nothing is overwritten before it is read.
 */
export interface NarrowRows {
  /** The memory as bits. */
  readonly bits: Uint16Array;
  readonly load: (from: number, to: number, count: number) => void;
  readonly store: (from: number, to: number, count: number) => void;
}

/** `(from, to, end)`: eight elements at a time, while `from` is less than `end`. */
function rowFunction(name: "load" | "store", kind: ElementKind): WasmFunction<"load" | "store"> {
  const parameters: ValueType[] = ["i32", "i32", "i32"];
  const [from, to, end, low, high] = [0, 1, 2, 3, 4] as const;
  const locals: ValueType[] = ["v128", "v128"];
  const newLocal = (type: ValueType): number => parameters.length + locals.push(type) - 1;
  const convert: Instructions =
    name === "load"
      ? [
          ...[...get(from), ...loadNarrow(kind, 0, newLocal), ...setCode(low)],
          ...[...get(from), ...loadNarrow(kind, 8, newLocal), ...setCode(high)],
          ...[...get(to), ...get(low), ...storeCode(0), ...get(to), ...get(high), ...storeCode(16)],
        ]
      : [
          ...get(to),
          ...narrowed(kind, [...get(from), ...loadCode(0)], [...get(from), ...loadCode(16)], newLocal),
          ...storeCode(0),
        ];
  const [step, toStep] = name === "load" ? [16, 32] : [32, 16];
  const body = [
    ...convert,
    ...increaseCode(from, i32Const(step)),
    ...increaseCode(to, i32Const(toStep)),
    ...get(from),
    ...get(end),
    ...i32Less,
  ];
  return { name, parameters, code: functionCode(locals, repeatCode(body)) };
}

/**
 * Compiles the conversions for a memory.
 * @throws CompileError if the engine does not support vectors, or the page forbids WebAssembly
 */
export function narrowRows(kind: ElementKind, space: Space): NarrowRows {
  const functions = () => [rowFunction("load", kind), rowFunction("store", kind)];
  const run = instantiate<"load" | "store">(space, encoded(space, functions));
  return {
    bits: new Uint16Array(space.memory.buffer),
    load: (from, to, count) => run.load(from, to, from + 2 * count),
    store: (from, to, count) => run.store(from, to, from + 4 * count),
  };
}

/** The conversions for a memory, one per name in a program; null for elements that are numbers, and if compilation fails. */
export function narrowMachine(name: string, kind: ElementKind, space: () => Space): NarrowRows | null {
  if (kind.words === null) return null;
  return once(`wasm ${name}`, () => {
    try {
      return narrowRows(kind, space());
    } catch {
      return null;
    }
  });
}

/** Converts rows through the small memory. False, if compilation fails, leaves them to the next loop. */
export function rowLoop(kind: ElementKind, way: "load" | "store"): RowLoop {
  const size = stageBytes / 4;
  const placeAt = stageStart + stageBytes;
  const machine = () => {
    const rows = narrowMachine(`rows ${kind.name}`, kind, stage);
    return rows === null
      ? null
      : once(`wasm rows ${kind.name}, copied`, () => ({
          ...rows,
          numbers: new Float32Array(stage().memory.buffer, stageStart, size),
          place: new Uint16Array(stage().memory.buffer, placeAt, size),
        }));
  };
  return (count, bits, place, numbers, at) => {
    const wasm = machine();
    if (wasm === null) return false;
    for (let done = 0; done < count; done += size) {
      const some = Math.min(size, count - done);
      if (way === "load") {
        wasm.place.set(bits.subarray(place + done, place + done + some));
        wasm.load(placeAt, stageStart, some);
        numbers.set(wasm.numbers.subarray(0, some), at + done);
      } else {
        wasm.numbers.set(numbers.subarray(at + done, at + done + some));
        wasm.store(stageStart, placeAt, some);
        bits.set(wasm.place.subarray(0, some), place + done);
      }
    }
    return true;
  };
}
