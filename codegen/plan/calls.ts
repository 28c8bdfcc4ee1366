// Which kernels call other operators, as the registry says.

import { isRegistrable } from "../api/keys.js";
import { stubName } from "../api/names.js";
import { stub } from "../api/stub.js";
import { keySlug } from "../api/stub-names.js";
import type { KernelCall } from "../model/call.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import { ref } from "../print/code.js";
import type { RegisteredKernel } from "./kernels-by-key.js";
import type { Scope } from "./scope.js";

export const callsFile = "generated/calls.ts";

/** A kernel that calls operators. */
export interface CallingKernel {
  readonly f: NativeFunction;
  readonly name: string;
  readonly kernel: Kernel;
  readonly called: KernelCall;
}

/** The kernels that are calls. One that hands on its own arguments is the called operator's stub. */
export function planCalls({ functions, registry, keys }: Scope): {
  readonly calling: readonly CallingKernel[];
  readonly kernels: readonly RegisteredKernel[];
} {
  const kernels: RegisteredKernel[] = [];
  const calling = new Map<string, CallingKernel>();
  for (const f of functions) {
    if (f.manualKernelRegistration) continue;
    // Keys that share a line share the kernel.
    const named = new Map<string, string>();
    for (const [key, kernel] of f.dispatch) {
      const called = registry.calls.get(kernel);
      if (called === undefined || !isRegistrable(key, keys)) continue;
      if (handsOn(f, called)) {
        kernels.push({ f, key, kernel: stub(called.call.target) });
        continue;
      }
      const text = kernel.call?.text ?? "";
      const slug = named.size === 0 ? "call" : `${keySlug(key).replaceAll("-", "_")}_call`;
      const name = named.get(text) ?? `${stubName(f.namespace, f.func)}_${slug}`;
      named.set(text, name);
      kernels.push({ f, key, kernel: ref(name, callsFile) });
      calling.set(name, { f, name, kernel, called });
    }
  }
  return { calling: [...calling.values()], kernels };
}

/** Whether the called operator's stub can be the kernel: it gets the arguments as they are. Stubs of out forms take the key words for arguments. */
function handsOn({ func }: NativeFunction, { call, lists }: KernelCall): boolean {
  return (
    lists === null &&
    call.target.func.kind !== "out" &&
    call.result === null &&
    call.values.length === func.arguments.length &&
    call.values.every((value, i) => value.kind === "argument" && value.index === i)
  );
}
