// Which kernel each operator gets at which dispatch key, and from where: what the registrations say.

import type { Diagnostics } from "../diagnostics.js";
import { misfitOf } from "../kernels/fit.js";
import type { KernelExport } from "../kernels/kernel-index.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import { type Ref, ref } from "../print/code.js";
import type { EmitContext } from "./emitter.js";
import { kernelPrefix } from "./specifier.js";

export interface RegisteredKernel {
  readonly f: NativeFunction;
  readonly key: string;
  readonly kernel: Ref;
}

/** All registrations by key, keys in order of first use in the registry, operators in registry order. */
export function registrations(context: EmitContext): ReadonlyMap<string, readonly RegisteredKernel[]> {
  const order = new Map(context.functions.map((f, i) => [f, i]));
  const byKey = new Map<string, RegisteredKernel[]>();
  for (const entry of [...writtenKernels(context), ...context.generatedKernels]) {
    const list = byKey.get(entry.key);
    if (list === undefined) byKey.set(entry.key, [entry]);
    else list.push(entry);
  }
  for (const list of byKey.values()) list.sort((a, b) => order.get(a.f)! - order.get(b.f)!);
  return byKey;
}

/** The kernel as generated code refers to it. */
export function kernelRef(found: KernelExport): Ref {
  return ref(found.name, kernelPrefix + found.file);
}

/** Kernels that somebody wrote for one operator at one key. */
function writtenKernels({ functions, kernels, keys }: EmitContext): RegisteredKernel[] {
  const list: RegisteredKernel[] = [];
  for (const f of functions) {
    if (f.manualKernelRegistration) continue;
    for (const [key, kernel] of f.dispatch) {
      if (kernel.structured || (keys !== null && !keys.has(key))) continue;
      const found = kernels.find(kernel.name);
      if (found !== null) list.push({ f, key, kernel: kernelRef(found) });
    }
  }
  return list;
}

/** Says of each kernel that the registry names whether it exists and fits. */
export function checkKernels({ functions, kernels }: EmitContext, diagnostics: Diagnostics): void {
  if (!kernels.complete) return;
  for (const f of functions) {
    if (f.manualKernelRegistration || f.pointwise !== null) continue;
    for (const [key, kernel] of f.dispatch) checkKernel(f, key, kernel);
  }

  function checkKernel(f: NativeFunction, key: string, kernel: Kernel): void {
    const found = kernels.find(kernel.name);
    if (found === null) {
      if (f.generated) return;
      diagnostics.error(
        kernel.place,
        `no kernel source exports \`${kernel.name}\`, which ${f.func.name.full} names for ${key}`,
        {
          hint: kernels.hint(kernel.name),
        },
      );
      return;
    }
    const misfit = misfitOf(found, f.func.arguments);
    if (misfit === null) return;
    diagnostics.error(kernel.place, `kernel \`${kernel.name}\` does not fit \`${f.schemaText}\`: ${misfit}`, {
      related: [{ place: kernels.place(found), message: "the kernel" }],
    });
  }
}
