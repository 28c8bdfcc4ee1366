// The small memory that WebAssembly loops compute in: operands are copied in and results out, block by block. It never grows. The first pages of the
// region are a stage like it, for functions with operands that lie there.

import { once } from "../../core/shared.js";
import { encoded, type Functions, instantiate, machine, type Space, space } from "../../wasm/machine.js";
import type { WasmFunction } from "../../wasm/module.js";
import { type Region, regions } from "../../wasm/region.js";

/** Three operands, the last of which ends a little into the fourth page. One per program, so that loops must not run concurrently. */
export const stage: () => Space = space("stage", 4);

/** An array that loops read or write. */
type Operand = Float32Array | Float64Array;

interface Resident {
  readonly region: Region;
  readonly functions: object;
  /** The region's buffer, for which the arrays were made. */
  buffer: ArrayBuffer;
  arrays: object;
}

/** By name: functions for the region. Made at the first call: loading the package runs nothing here. */
const residents = (): Map<string, Resident> => once("kernels.staged", () => new Map<string, Resident>());

/**
 * Functions over the stage, with arrays over it; if one of the operands lies in the region, the same functions over the region, whose beginning is
 * the stage then. Null if compilation fails.
 */
export function staged<Name extends string, Arrays extends object>(
  name: string,
  arrays: (buffer: ArrayBuffer) => Arrays,
  functions: () => readonly WasmFunction<Name>[],
  ...operands: readonly Operand[]
): (Arrays & Functions<Name>) | null {
  const region = regions.current;
  if (region === null || !operands.some(({ buffer }) => buffer === region.buffer))
    return machine(name, stage, arrays, functions);
  let found = residents().get(name);
  if (found?.region !== region) {
    const { buffer } = region;
    const made = instantiate<Name>(region, encoded(region, functions));
    residents().set(name, (found = { region, functions: made, buffer, arrays: { ...arrays(buffer), ...made } }));
  } else if (found.buffer !== region.buffer) {
    found.buffer = region.buffer;
    found.arrays = { ...arrays(region.buffer), ...found.functions };
  }
  return found.arrays as Arrays & Functions<Name>;
}

/** Whether functions over the memory of `place` can read and write the elements of an array where they are. */
export const lies = (place: Operand, array: Operand): boolean => place.buffer === array.buffer;

/** The address of an element. */
export const addressOf = (array: Operand, at: number): number => array.byteOffset + at * array.BYTES_PER_ELEMENT;

/** The address at which functions read elements: where they are, or at `place`, to which they are copied. */
export function read(place: Operand, array: Operand, from: number, count: number): number {
  if (lies(place, array)) return addressOf(array, from);
  place.set(array.subarray(from, from + count));
  return place.byteOffset;
}
