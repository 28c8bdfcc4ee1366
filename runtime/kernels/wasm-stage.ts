// The small memory that WebAssembly loops compute in: operands are copied in block by block, and results out. It never grows.

import { once } from "../core/shared.js";
import { encodeModule, type WasmFunction } from "../core/wasm-module.js";

export const stagePages = 3;

/** One for the program, so no two loops that run concurrently may use it. Null if the engine has none. */
export function stage(): WebAssembly.Memory | null {
  return once("kernels.wasm stage", () => {
    try {
      return new WebAssembly.Memory({ initial: stagePages, maximum: stagePages });
    } catch {
      return null;
    }
  });
}

/** Functions over that memory, compiled; null where nothing can be. */
export function onStage<Exports>(
  functions: () => readonly WasmFunction[],
): { memory: ArrayBuffer; run: Exports } | null {
  const memory = stage();
  if (memory === null) return null;
  try {
    const bytes = encodeModule(functions(), stagePages) as Uint8Array<ArrayBuffer>;
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { host: { memory } });
    return { memory: memory.buffer, run: exports as unknown as Exports };
  } catch {
    return null;
  }
}
