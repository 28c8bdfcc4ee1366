// Pointwise loops over arrays that lie in the region: computed where they are. Operands from elsewhere are copied block by block to the region's stage.

import { encoded, instantiate } from "../../wasm/machine.js";
import type { WasmFunction } from "../../wasm/module.js";
import { type Region, regions, stageOf } from "../../wasm/region.js";
import { shortestInPlace } from "../loops/thresholds.js";
import { type Compiled, copyIn, type Elements, failing } from "./blocks.js";

type Input = readonly [array: Elements, at: number, step: number];
type Run = (...numbers: readonly number[]) => void;

/** A program that has a function with an address for each operand. */
interface Apart {
  readonly apart: () => WasmFunction<"run">;
  /** Whether it fails for a divisor of 0. */
  readonly divides: boolean;
}

/** The program's function over the region. */
export function runOf(compiled: Apart, region: Region): Run {
  let run = region.compiled.get(compiled) as Run | undefined;
  if (run === undefined) {
    const made = instantiate<"run">(
      region,
      encoded(region, () => [compiled.apart()]),
    ).run;
    run = compiled.divides ? failing(made) : made;
    region.compiled.set(compiled, run);
  }
  return run;
}

/** The stage of an operand, or of the result, as elements. */
function arrayIn(buffer: ArrayBuffer, array: Elements, operand: number, length: number): Elements {
  return new (array.constructor as new (buffer: ArrayBuffer, at: number, length: number) => Elements)(
    buffer,
    stageOf(operand),
    length,
  );
}

/** Whether a run may be computed in the region: it has one, and the run is long enough. */
export const mayBeInPlace = (n: number): boolean => regions.current !== null && n >= shortestInPlace;

/**
 * Computes the first elements of a run, if an array of it lies in the region, and all that are not constant do if the run is less than a block. Returns their number: as many as the program processes at a time, so that
 * nothing past the end is written.
 */
export function computeInPlace(
  compiled: Compiled,
  n: number,
  out: Elements,
  at: number,
  inputs: readonly Input[],
  numbers: readonly number[],
): number {
  const region = regions.current;
  if (region === null) return 0;
  const { buffer } = region;
  const lies = (array: Elements, step: number): boolean => step === 1 && array.buffer === buffer;
  const isResident = lies(out, 1);
  const { multiple, block } = compiled;
  const isWholly = isResident && inputs.every(([array, , step]) => step === 0 || lies(array, step));
  if (!isWholly && (n < block || (!isResident && !inputs.some(([array, , step]) => lies(array, step))))) return 0;
  const run = runOf(compiled, region);
  const whole = n - (n % multiple);
  const count = inputs.length;
  const result = isResident ? null : arrayIn(buffer, out, count, block);
  const places = inputs.map(([array, , step], i) => (lies(array, step) ? null : arrayIn(buffer, array, i, block)));
  const piece = result === null && places.every((place) => place === null) ? whole : block;
  const { bytes } = compiled;
  for (let done = 0; done < whole; done += piece) {
    const here = Math.min(piece, whole - done);
    const addresses = places.map((place, i) => {
      const [array, first, step] = inputs[i]!;
      if (place === null) return array.byteOffset + (first + done) * array.BYTES_PER_ELEMENT;
      if (step === 1 || done === 0) copyIn(place, array, first, step, done, here);
      return place.byteOffset;
    });
    addresses.push(result === null ? out.byteOffset + (at + done) * out.BYTES_PER_ELEMENT : result.byteOffset);
    run(here * bytes, ...numbers, ...addresses);
    if (result !== null) out.set(here === block ? result : result.subarray(0, here), at + done);
  }
  return whole;
}

/** A program's function over the region, for operands each of which is there or is copied to its stage. */
interface Placed {
  readonly run: Run;
  readonly places: readonly Elements[];
  readonly result: Elements;
  readonly buffer: ArrayBuffer;
}

/** Null unless one of the arrays, the result first, lies in the region. */
export function placedIn(compiled: Compiled, arrays: readonly Elements[]): Placed | null {
  const region = regions.current;
  if (region === null) return null;
  const { buffer } = region;
  if (!arrays.some((array) => array.buffer === buffer)) return null;
  const [out, ...inputs] = arrays as readonly [Elements, ...Elements[]];
  const { block } = compiled;
  return {
    run: runOf(compiled, region),
    places: inputs.map((array, i) => arrayIn(buffer, array, i, block)),
    result: arrayIn(buffer, out, inputs.length, block),
    buffer,
  };
}
