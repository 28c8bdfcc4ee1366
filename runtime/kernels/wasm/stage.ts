// The small memory that WebAssembly loops compute in: operands are copied in and results out, block by block. It never grows. The first pages of the
// region are a stage like it, for functions with operands that lie there.

import { encoded, type Functions, instantiate, machine, type Space, space } from "../../wasm/machine.js";
import type { WasmFunction } from "../../wasm/module.js";
import { type Region, regions, regionWithRoom, roomAt } from "../../wasm/region.js";

/** Three operands, the last of which ends a little into the fourth page. One per program, so that loops must not run concurrently. */
export const stage: () => Space = space("stage", 4);

/** An array that loops read or write. */
interface Operand {
  readonly buffer: ArrayBufferLike;
  readonly byteOffset: number;
  readonly BYTES_PER_ELEMENT: number;
}

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
  if (region === null || !isAmong(region, operands)) return machine(name, stage, arrays, functions);
  return compiledFor(region, name, () => arrays(region.buffer), functions);
}

/** Whether an array lies in the region. */
export const isResident = ({ buffer }: Operand): boolean => regions.current?.buffer === buffer;

const isAmong = ({ buffer }: Region, operands: readonly Operand[]): boolean =>
  operands.some((operand) => operand.buffer === buffer);

/** Arrays and functions of a name over the region, made at the first call. */
function compiledFor<Name extends string, Arrays extends object>(
  region: Region,
  name: string,
  arrays: () => Arrays,
  ...functions: readonly (() => readonly WasmFunction<Name>[])[]
): Arrays & Functions<Name> {
  let found = region.compiled.get(name);
  if (found === undefined) {
    found = { ...arrays(), ...instantiate<Name>(region, encoded(region, ...functions)) };
    region.compiled.set(name, found);
  }
  return found as Arrays & Functions<Name>;
}

/**
 * Functions that work in `bytes` bytes of `home`, and arrays there, as `make` gives them for the address at which those begin; if one of the operands
 * lies in the region, the same in the region, as soon as that has so much room to work in. Null if compilation fails.
 * @param versions of the functions, for that address: the last of which has instructions that all engines with vectors know
 */
export function placed<Name extends string, Arrays extends object>(
  name: string,
  home: () => Space,
  bytes: number | (() => number),
  make: (buffer: ArrayBuffer, start: number) => Arrays,
  versions: readonly ((start: number) => readonly WasmFunction<Name>[])[],
  ...operands: readonly Operand[]
): (Arrays & Functions<Name>) | null {
  const { current } = regions;
  const region =
    current !== null && isAmong(current, operands) ? regionWithRoom(typeof bytes === "number" ? bytes : bytes()) : null;
  if (region === null)
    return machine(name, home, (buffer) => make(buffer, 0), ...versions.map((version) => () => version(0)));
  return compiledFor(
    region,
    name,
    () => make(region.buffer, roomAt),
    ...versions.map((version) => () => version(roomAt)),
  );
}

/** As `placed`, but null unless all operands lie in the region. */
export function placedAll<Name extends string, Arrays extends object>(
  name: string,
  bytes: number,
  make: (buffer: ArrayBuffer, start: number) => Arrays,
  version: (start: number) => readonly WasmFunction<Name>[],
  ...operands: readonly Operand[]
): (Arrays & Functions<Name>) | null {
  if (!operands.every(isResident)) return null;
  const region = regionWithRoom(bytes);
  if (region === null) return null;
  return compiledFor(
    region,
    name,
    () => make(region.buffer, roomAt),
    () => version(roomAt),
  );
}

/** Whether functions over the memory of `place` can read and write the elements of an array where they are. */
export const lies = (place: Operand, array: Operand): boolean => place.buffer === array.buffer;

/** The address of an element. */
export const addressOf = (array: Operand, at: number): number => array.byteOffset + at * array.BYTES_PER_ELEMENT;

/** The address at which functions read elements: where they are, or at `place`, to which they are copied. */
export function read<A extends Float32Array | Float64Array>(place: A, array: A, from: number, count: number): number {
  if (lies(place, array)) return addressOf(array, from);
  place.set(array.subarray(from, from + count));
  return place.byteOffset;
}
