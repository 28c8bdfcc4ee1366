// The small memory that WebAssembly loops compute in: operands are copied in and results out, block by block. It never grows.

import { once } from "../../core/shared.js";
import { encodeModule, hostOf, type WasmFunction, type WasmMemory } from "../../wasm/module.js";

/** Three operands, the last of which ends a little into the fourth page. */
export const stagePages = 4;

/** One per program, so that loops must not run concurrently. Null if the engine does not support it. */
export function stage(): WasmMemory | null {
  return once("kernels.wasm stage", () => {
    try {
      return new WebAssembly.Memory({ initial: stagePages, maximum: stagePages });
    } catch {
      return null;
    }
  });
}

/** Compiles functions over that memory; null if that is impossible. */
export function onStage<Exports>(
  functions: () => readonly WasmFunction[],
): { memory: ArrayBuffer; run: Exports } | null {
  const memory = stage();
  if (memory === null) return null;
  try {
    const bytes = encodeModule(functions(), stagePages) as Uint8Array<ArrayBuffer>;
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { host: hostOf(memory) });
    return { memory: memory.buffer, run: exports as unknown as Exports };
  } catch {
    return null;
  }
}
