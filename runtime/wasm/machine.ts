// The memories that WebAssembly functions compute in, and functions compiled for them: a memory is made and a module compiled where it is first needed,
// once per program. Knows no tensor.

import { once } from "../core/shared.js";
import { encodeModule, type hostFunctions, type WasmFunction, type WasmMemory } from "./module.js";

/** A memory, and what modules declare about it. It does not grow, so that arrays over it stay valid. */
export interface Space {
  readonly memory: WasmMemory;
  /** Its size in pages of 64 KiB, or fewer, of which functions know addresses. */
  readonly pages: number;
  /** Whether threads share it. */
  readonly isShared: boolean;
}

/** A new memory. @throws if the engine cannot provide it */
export const makeSpace = (pages: number, isShared = false): Space => ({
  memory: new WebAssembly.Memory({ initial: pages, maximum: pages, shared: isShared }),
  pages,
  isShared,
});

/**
 * The memory of a name, one per program: functions over it must not run concurrently.
 * @throws if the engine cannot provide it
 */
export const space =
  (name: string, pages: number): (() => Space) =>
  () =>
    once(`wasm memory ${name}`, () => makeSpace(pages));

/** A call of a compiled function. */
export type Run = (...numbers: readonly number[]) => void;
export type Functions<Name extends string> = Readonly<Record<Name, Run>>;

type Bytes = Uint8Array<ArrayBuffer>;

/** The module of functions over a memory; of several versions the first that the engine accepts, with instructions that not all of them know. */
export function encoded({ pages, isShared }: Space, ...versions: readonly (() => readonly WasmFunction[])[]): Bytes {
  const encode = (functions: () => readonly WasmFunction[]): Bytes =>
    encodeModule(functions(), pages, isShared) as Bytes;
  for (const version of versions.slice(0, -1)) {
    const bytes = encode(version);
    if (WebAssembly.validate(bytes)) return bytes;
  }
  return encode(versions.at(-1)!);
}

/** Compiles a module for a memory. @throws CompileError if the engine does not support it, or the page forbids WebAssembly */
export function instantiate<Name extends string>({ memory }: Space, module: Uint8Array): Functions<Name> {
  const compiled = new WebAssembly.Module(module as Bytes);
  const host = Object.assign(Object.create(Math) as Record<(typeof hostFunctions)[number], Run>, { memory });
  return new WebAssembly.Instance(compiled, { host }).exports as unknown as Functions<Name>;
}

/**
 * Functions compiled for a memory, and the arrays through which operands are copied in and results out; null if the engine does not support vectors, or
 * the page forbids WebAssembly.
 * @param functions versions of the functions, the last of which has instructions that all engines with vectors know
 */
export function assemble<Name extends string, Arrays>(
  memory: () => Space,
  arrays: (buffer: ArrayBuffer) => Arrays,
  ...functions: readonly (() => readonly WasmFunction<Name>[])[]
): (Arrays & Functions<Name>) | null {
  try {
    const made = memory();
    return { ...arrays(made.memory.buffer), ...instantiate<Name>(made, encoded(made, ...functions)) };
  } catch {
    return null;
  }
}

/** As `assemble`, at the first call for a name: one per program. */
export const machine = <Name extends string, Arrays>(
  name: string,
  memory: () => Space,
  arrays: (buffer: ArrayBuffer) => Arrays,
  ...functions: readonly (() => readonly WasmFunction<Name>[])[]
): (Arrays & Functions<Name>) | null => once(`wasm ${name}`, () => assemble(memory, arrays, ...functions));
