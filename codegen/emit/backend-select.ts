// generated/backend-select.ts: operators that make a tensor from options alone, sent to the backend that the options name.

import { stubName } from "../api/names.js";
import { handle, localNames, parameterNames, parameters, returns } from "../api/stub.js";
import { values } from "../api/symbols.js";
import { keySource } from "../api/types.js";
import type { NativeFunction } from "../model/native-function.js";
import { type Code, code, join, ref } from "../print/code.js";
import type { GeneratedFile } from "../print/file.js";
import type { EmitContext } from "./emitter.js";
import type { RegisteredKernel } from "./kernels-by-key.js";

const path = "generated/backend-select.ts";
const key = "BackendSelect";
const selectBackend = ref("selectBackend", "runtime/dispatch/backend-select.ts");
const { slot } = values;

export function emitBackendSelect({ functions, keys, sources }: EmitContext): {
  readonly files: readonly GeneratedFile[];
  readonly kernels: readonly RegisteredKernel[];
} {
  const selected = keys === null || keys.has(key) ? functions.filter(needsSelection) : [];
  if (selected.length === 0) return { files: [], kernels: [] };
  const nameOf = ({ namespace, func }: NativeFunction) => `${stubName(namespace, func)}_select`;
  return {
    files: [
      {
        path,
        from: [sources.functions],
        charter:
          "Operators that make a tensor from options alone: the device and layout asked for decide on the backend.",
        body: join(
          functions.filter(needsSelection).map((f) => emitKernel(f, nameOf(f))),
          "\n\n",
        ),
        declares: [...selected.map(nameOf), ...localNames(selected)],
      },
    ],
    kernels: selected.map((f) => ({ f, key, kernel: ref(nameOf(f), path) })),
  };
}

/** Tensor options, no tensor to take the backend from, and not one that decomposes into others anyway. */
function needsSelection({ func, compositeImplicit }: NativeFunction): boolean {
  return (
    func.tensorOptionsIndex >= 0 && !compositeImplicit && func.arguments.every(({ type }) => keySource(type) === "none")
  );
}

function emitKernel(f: NativeFunction, name: string): Code {
  const names = parameterNames(f.func.arguments);
  const layout = names[f.func.tensorOptionsIndex + 1]!;
  const device = names[f.func.tensorOptionsIndex + 2]!;
  return code`
    export function ${name}(${parameters(f)}): ${returns(f)} {
      const lo = ${selectBackend}(${device}, ${layout}) & ${handle(f)}.maskLo;
      return ${handle(f)}.table[${slot}(lo, 0)]!(${join([...names, "lo", 0], ", ")});
    }
  `;
}
