// Which kernels the registry defines as calls of other operators or of functions of kernel sources.

import { isRegistrable } from "../api/keys.js";
import { stubName } from "../api/names.js";
import { stub } from "../api/stub.js";
import { keySlug, stubKernel } from "../api/stub-names.js";
import { isTensorLike } from "../api/types.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import { type CallValue, calledFunctions, type KernelCall } from "../model/call.js";
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
  /** For a call for each element that may be one pass over all of them. */
  readonly pass: ListPass | null;
}

/** What one pass of a pointwise operator over lists needs. */
export interface ListPass {
  readonly target: NativeFunction;
  /** For each tensor of the operator the argument that is the list of them. */
  readonly lists: readonly number[];
  /** The operator's other arguments. */
  readonly numbers: readonly PassedNumber[];
}

/** An argument of the calling operator, or a default. */
export type PassedNumber = Extract<CallValue, { readonly kind: "argument" | "constant" }>;

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
      calling.set(name, {
        f,
        name,
        kernel,
        called,
        functions: found.map((one) => kernelRef(one!)),
        pass: passOf(called),
      });
    }
    return { calling: [...calling.values()], kernels };
  },
);

/** Null unless the call is that of a pointwise operator whose tensors all come from lists. */
function passOf({ call, lists }: KernelCall): ListPass | null {
  if (lists === null || call.kind !== "operator" || call.result !== null || call.target.pointwise === null) return null;
  const { func } = call.target;
  if (func.kind === "out") return null;
  const tensors: number[] = [];
  const numbers: PassedNumber[] = [];
  for (const [i, value] of call.values.entries()) {
    if (value.kind === "call" || value.kind === "list") return null;
    if (!isTensorLike(func.arguments[i]!.type)) numbers.push(value);
    else if (value.kind === "argument" && value.element) tensors.push(value.index);
    else return null;
  }
  return { target: call.target, lists: tensors, numbers };
}

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
