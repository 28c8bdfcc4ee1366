// Which kernels the registry defines as calls of other operators or of functions of kernel sources.

import { isRegistrable } from "../api/keys.js";
import { stubName } from "../api/names.js";
import { stub } from "../api/stub.js";
import { keySlug, stubKernel } from "../api/stub-names.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import { calledFunctions, type KernelCall } from "../model/call.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import { type Ref, ref } from "../print/code.js";
import { Lookup, perItem, stage } from "../query.js";
import { kernelRef, type RegisteredKernel } from "./kernels-by-key.js";
import type { Scope } from "./scope.js";

export const callsFile = "generated/calls.ts";

/** A kernel that is a call. */
export interface CallingKernel {
  readonly f: NativeFunction;
  readonly name: string;
  readonly kernel: Kernel;
  readonly called: KernelCall;
  /** The functions of kernel sources that it calls. */
  readonly functions: readonly Ref[];
}

/**
 * The kernels that are calls. One that passes its own arguments on is the called operator's stub; one whose functions are supplied by
 * others has a placeholder.
 */
export const planCalls = stage(({ functions, registry, keys, kernels }: Scope): PlannedCalls => {
  const planned = callsOf(functions, new Lookup(registry.calls), keys, kernels);
  return {
    calling: planned.flatMap((one) => one.calling),
    kernels: planned.flatMap((one) => one.kernels),
  };
});

interface PlannedCalls {
  readonly calling: readonly CallingKernel[];
  readonly kernels: readonly RegisteredKernel[];
}

const noCalls: PlannedCalls = { calling: [], kernels: [] };

const callsOf = perItem(
  (
    f: NativeFunction,
    calls: Lookup<Kernel, KernelCall>,
    keys: ReadonlySet<string> | null,
    sources: KernelIndex,
  ): PlannedCalls => {
    if (f.manualKernelRegistration || !mayCall(f)) return noCalls;
    const kernels: RegisteredKernel[] = [];
    const calling = new Map<string, CallingKernel>();
    // Keys that share a line share the kernel.
    const named = new Map<string, string>();
    for (const [key, kernel] of f.dispatch) {
      const called = calls.get(kernel);
      if (called === undefined || !isRegistrable(key, keys)) continue;
      const other = handedOn(f, called);
      if (other !== null) {
        kernels.push({ f, key, kernel: stub(other) });
        continue;
      }
      const found = calledFunctions(called.call).map((one) => sources.find(one.name));
      if (found.includes(null)) {
        if (!sources.complete) kernels.push({ f, key, kernel: stubKernel(f, key) });
        continue;
      }
      const text = kernel.call === null ? "" : `${kernel.call.of} ${kernel.call.text}`;
      const slug = named.size === 0 ? "call" : `${keySlug(key).replaceAll("-", "_")}_call`;
      const name = named.get(text) ?? `${stubName(f.namespace, f.func)}_${slug}`;
      named.set(text, name);
      kernels.push({ f, key, kernel: ref(name, callsFile) });
      calling.set(name, { f, name, kernel, called, functions: found.map((one) => kernelRef(one!)) });
    }
    return { calling: [...calling.values()], kernels };
  },
);

/** Whether any of a function's kernels is written as a call. */
function mayCall(f: NativeFunction): boolean {
  return f.foreach !== null || [...f.dispatch.values()].some((kernel) => kernel.call !== null);
}

/**
 * The called operator, if its stub can be the kernel because it gets the same arguments. Stubs of out forms would take the key set for an argument.
 */
function handedOn({ func }: NativeFunction, { call, lists }: KernelCall): NativeFunction | null {
  const same =
    lists === null &&
    call.kind === "operator" &&
    call.target.func.kind !== "out" &&
    call.result === null &&
    call.values.length === func.arguments.length &&
    call.values.every((value, i) => value.kind === "argument" && value.index === i);
  return same ? call.target : null;
}
