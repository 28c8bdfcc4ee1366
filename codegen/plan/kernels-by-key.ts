// Which kernel each operator has at which dispatch key, and where it comes from: the content of the registrations.

import type { KernelGradient } from "../../runtime/dispatch/kernel-gradients.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import { isRegistrable } from "../api/keys.js";
import { kernelModule } from "../api/specifier.js";
import { stubKernel } from "../api/stub-names.js";
import type { Diagnostics } from "../diagnostics.js";
import { misfitOf, misfitOfCall } from "../kernels/fit.js";
import type { KernelExport, KernelIndex } from "../kernels/kernel-index.js";
import { implicitKernelName } from "../load/native-functions.js";
import { calledFunctions, type FunctionCall, type KernelCall } from "../model/call.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import { placeIn } from "../model/placed-text.js";
import type { Registry, ViewGroup } from "../model/registry.js";
import { type Ref, ref } from "../print/code.js";
import { Lookup, perItem, query, stage } from "../query.js";
import { hasTensorsAt, type Scope } from "./scope.js";

/** A kernel that a factory of the runtime builds at registration: code that many operators share is not printed for each. */
export interface BuiltKernel {
  readonly name: string;
  readonly maker: Ref;
  /** The factory's arguments after the operator's handle. */
  readonly given: readonly (Ref | number | string)[];
}

/** The kernel's name is given by the factory: the operator's with a suffix. */
export const builtKernel = query(
  (_f: NativeFunction, name: string, maker: Ref, given: BuiltKernel["given"]): BuiltKernel =>
    Object.freeze({ name, maker, given }),
);

export interface RegisteredKernel {
  readonly f: NativeFunction;
  readonly key: string;
  readonly kernel: Ref | BuiltKernel;
  /** The loops that a pointwise operator's kernel runs. */
  readonly loops?: Ref;
  /** Of a composite: what the kernels of backends beside it do where gradients are recorded. */
  readonly gradient?: KernelGradient;
  /** Registered as an item of a list, not on a line of its own. */
  readonly listed?: boolean;
}

/** All registrations by key, keys in order of first use, operators in registry order. */
export const registrationsOf = stage(
  (
    functions: readonly NativeFunction[],
    kernels: readonly RegisteredKernel[],
  ): ReadonlyMap<string, readonly RegisteredKernel[]> => {
    const order = new Map(functions.map((f, i) => [f, i]));
    const byKey = new Map<string, RegisteredKernel[]>();
    for (const kernel of kernels) {
      const { f, key } = kernel;
      const isMarked = f.kernelGradient !== null && key === "CompositeImplicitAutograd";
      const entry = isMarked ? { ...kernel, gradient: f.kernelGradient } : kernel;
      const list = byKey.get(entry.key);
      if (list === undefined) byKey.set(entry.key, [entry]);
      else list.push(entry);
    }
    for (const list of byKey.values()) list.sort((a, b) => order.get(a.f)! - order.get(b.f)!);
    return byKey;
  },
);

/** The names of an operator's kernels by key. */
export function kernelNames(
  registrations: ReadonlyMap<string, readonly RegisteredKernel[]>,
): ReadonlyMap<NativeFunction, readonly (readonly [key: string, name: string])[]> {
  const byOperator = new Map<NativeFunction, (readonly [string, string])[]>();
  for (const [key, list] of registrations) {
    for (const { f, kernel } of list) {
      const names = byOperator.get(f);
      if (names === undefined) byOperator.set(f, [[key, kernel.name]]);
      else names.push([key, kernel.name]);
    }
  }
  return byOperator;
}

/** The kernel as generated code refers to it. */
export function kernelRef(found: KernelExport): Ref {
  return ref(found.name, kernelModule(found.file));
}

/**
 * The kernel that an entry names for a key: the existing one, or its placeholder where kernels are supplied by others.
 */
export function kernelFor(
  { kernels, registry }: KernelScope,
  f: NativeFunction,
  key: string,
  kernel: Kernel,
): Ref | null {
  const found = kernels.find(kernel.name);
  if (found !== null) return kernelRef(found);
  return kernels.complete || isMadeHere(f, registry) ? null : stubKernel(f, key);
}

/** What the kernels of one function depend on besides it. */
type KernelScope = Pick<Scope, "kernels"> & { readonly registry: ViewGroups };

/** Which functions are forms of views. */
export interface ViewGroups {
  readonly viewGroupOf: Pick<Registry["viewGroupOf"], "get">;
}

/** Whether a function's kernels are generated, so that none need be written. */
export function isMadeHere(f: NativeFunction, registry: ViewGroups): boolean {
  return (
    f.generated ||
    f.pointwise !== null ||
    f.rows !== null ||
    (f.out !== null && f.func.kind === "out") ||
    isUnwrittenViewCopy(f, registry)
  );
}

/** Whether an entry is the copying form of a view, whose kernel can be generated. */
export function isUnwrittenViewCopy(f: NativeFunction, registry: ViewGroups): boolean {
  return registry.viewGroupOf.get(f)?.viewCopy === f && f.dispatch.has("CompositeExplicitAutograd");
}

/** Whether a kernel is given as a call, valid or not. */
export function isCall(f: NativeFunction, kernel: Kernel): boolean {
  return kernel.call !== null || f.foreach !== null;
}

/** Handwritten kernels of one operator at one key. */
export const writtenKernels = stage(
  ({ registry, functions, kernels, keys, features }: Scope): readonly RegisteredKernel[] =>
    written(functions, new Lookup(registry.calls), new Lookup(registry.viewGroupOf), kernels, keys, features).flat(),
);

const written = perItem(
  (
    f: NativeFunction,
    calls: Lookup<Kernel, KernelCall>,
    viewGroupOf: Lookup<NativeFunction, ViewGroup>,
    kernels: KernelIndex,
    keys: Scope["keys"],
    features: Scope["features"],
  ): readonly RegisteredKernel[] => {
    if (f.manualKernelRegistration) return [];
    return [...f.dispatch].flatMap(([key, kernel]) => {
      if (kernel.structured || !isRegistrable(key, keys) || !hasTensorsAt(key, features) || calls.has(kernel))
        return [];
      const found = kernelFor({ kernels, registry: { viewGroupOf } }, f, key, kernel);
      return found === null ? [] : [{ f, key, kernel: found }];
    });
  },
);

const misfitOfKernel = query((func: FunctionSchema, _name: string, found: KernelExport): string | null =>
  misfitOf(found, func.arguments),
);

/** Reports for each kernel that the registry names whether it exists and fits. */
export const checkKernels = stage(({ functions, kernels, registry }: Scope, diagnostics: Diagnostics): void => {
  if (!kernels.complete) return;
  checkKernelsOf(functions, new Lookup(registry.calls), new Lookup(registry.viewGroupOf), kernels, diagnostics);
});

const checkKernelsOf = perItem(
  (
    f: NativeFunction,
    calls: Lookup<Kernel, KernelCall>,
    viewGroupOf: Lookup<NativeFunction, ViewGroup>,
    kernels: KernelIndex,
    diagnostics: Diagnostics,
  ): void => {
    if (f.manualKernelRegistration || f.pointwise !== null || f.rows !== null) return;
    for (const [key, kernel] of f.dispatch) {
      if (!isCall(f, kernel)) checkKernel(f, key, kernel, { kernels, registry: { viewGroupOf } }, diagnostics);
      else {
        const functions = functionsOf(calls.get(kernel));
        for (const one of functions) checkCall(f, kernel, one, kernels, diagnostics);
      }
    }
  },
);

const functionsOf = (called: KernelCall | undefined): readonly FunctionCall[] =>
  called === undefined ? [] : calledFunctions(called.call);

function checkCall(
  f: NativeFunction,
  kernel: Kernel,
  call: FunctionCall,
  kernels: KernelIndex,
  diagnostics: Diagnostics,
): void {
  const place = placeIn((kernel.call ?? f.foreach)!, call.at, call.name.length);
  const found = kernels.find(call.name);
  if (found === null) {
    const hint = kernels.hint(call.name);
    diagnostics.error(place, `\`${call.name}\` is neither an operator nor a function of the kernel sources`, {
      hint,
    });
    return;
  }
  const misfit = misfitOfCall(found, call, f.func.arguments);
  if (misfit === null) return;
  diagnostics.error(place, `this call of \`${call.name}\` does not fit: ${misfit}`, {
    related: [{ place: kernels.place(found), message: "the function" }],
  });
}

function checkKernel(
  f: NativeFunction,
  key: string,
  kernel: Kernel,
  { kernels, registry }: KernelScope,
  diagnostics: Diagnostics,
): void {
  const found = kernels.find(kernel.name);
  if (found === null) {
    if (isMadeHere(f, registry)) return;
    // Reported already: the field is to be omitted, and what is missing then is said then.
    const isOnly = f.explicitDispatch && key === "CompositeImplicitAutograd" && f.dispatch.size === 1;
    if (isOnly && kernel.name === implicitKernelName(f.func)) return;
    if (!f.explicitDispatch && key === "CompositeImplicitAutograd") {
      diagnostics.error(
        f.place,
        `\`${f.func.name.full}\` has neither \`dispatch:\` nor \`pointwise:\`, and no kernel source exports \`${kernel.name}\``,
        { hint: kernels.hint(kernel.name) },
      );
      return;
    }
    diagnostics.error(
      kernel.place,
      `no kernel source exports \`${kernel.name}\`, which ${f.func.name.full} names for ${key}`,
      {
        hint: kernels.hint(kernel.name),
      },
    );
    return;
  }
  const misfit = misfitOfKernel(f.func, found.name, found);
  if (misfit === null) return;
  diagnostics.error(kernel.place, `kernel \`${kernel.name}\` does not fit \`${f.schemaText}\`: ${misfit}`, {
    related: [{ place: kernels.place(found), message: "the kernel" }],
  });
}
