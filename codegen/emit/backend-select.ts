// generated/backend-select.ts: operators that create a tensor from options alone, dispatched to the backend that the
// options name.

import { handle, localNames, parameterNames, parameters, returns } from "../api/stub.js";
import { values } from "../api/symbols.js";
import type { NativeFunction } from "../model/native-function.js";
import { backendSelectFile, selectName } from "../plan/backend-select.js";
import { type Code, code, fragment, join, ref } from "../print/code.js";
import type { Emitter } from "./emitter.js";

const selectBackend = ref("selectBackend", "runtime/dispatch/backend-select.ts");
const { slot } = values;

export const emitBackendSelect: Emitter = ({ selecting, sources }) =>
  selecting.length === 0
    ? []
    : [
        {
          path: backendSelectFile,
          from: [sources.functions],
          charter:
            "Operators that make a tensor from options alone: the device and layout asked for decide on the backend.",
          body: join(
            selecting.map((f) => emitKernel(f)),
            "\n\n",
          ),
          declares: [...selecting.map(selectName), ...localNames(selecting)],
        },
      ];

const emitKernel = fragment((f: NativeFunction): Code => {
  const names = parameterNames(f.func.arguments);
  const layout = names[f.func.tensorOptionsIndex + 1]!;
  const device = names[f.func.tensorOptionsIndex + 2]!;
  return code`
    export function ${selectName(f)}(${parameters(f)}): ${returns(f)} {
      const lo = ${selectBackend}(${device}, ${layout}) & ${handle(f)}.maskLo;
      return ${handle(f)}.table[${slot}(lo, 0)]!(${join([...names, "lo", 0], ", ")});
    }
  `;
});
