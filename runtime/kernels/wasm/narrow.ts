// Conversions between rows of raw bits and vectors of numbers within a WebAssembly memory.

import type { RowLoop } from "../../core/format-rows.js";
import { once } from "../../core/shared.js";
import { declare, expression, increase, less, load, local, repeat, store, wasmFunction } from "../../wasm/assembler.js";
import type { ValueType } from "../../wasm/instructions.js";
import { encoded, instantiate, type Space } from "../../wasm/machine.js";
import { stageBytes, stageStart } from "../../wasm/module.js";
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
const rowFunction = (name: "load" | "store", kind: ElementKind) =>
  wasmFunction(name, { from: "i32", to: "i32", end: "i32" }, ({ from, to, end }) => {
    const newLocal = (type: ValueType): number => declare(type).index;
    const wide = (offset: number) => local(expression("v128", [from], loadNarrow(kind, offset, newLocal), true));
    repeat(() => {
      if (name === "load") for (const [i, half] of [wide(0), wide(8)].entries()) store(to, half, 16 * i);
      else {
        const [low, high] = [load("v128", from), load("v128", from, 16)];
        store(to, expression("v128", [], narrowed(kind, low.code, high.code, newLocal), true));
      }
      const [step, toStep] = name === "load" ? [16, 32] : [32, 16];
      increase(from, step);
      increase(to, toStep);
      return less(from, end);
    });
  });

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
  if (kind.formulas === null) return null;
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
