// Registration of kernels by generated files: permanent and at one key, in contrast to a Library.

import { DispatchError } from "../core/errors.js";
import type { BoxedKernel, Fallthrough, Kernel, Returned } from "./kernel.js";
import type { KernelGradient } from "./kernel-gradients.js";
import { type Operator, type OperatorEntry, registrationId } from "./operator-entry.js";

/** A kernel of an operator that is called as `F`. */
type KernelOf<F extends Kernel> = (...args: [...Parameters<F>, lo: number, hi: number]) => Returned<ReturnType<F>>;

/** Registers the kernel of an operator, with matching types; `pointwise`: the loops of a pointwise operator's kernel. */
export type RegisterKernel = <F extends Kernel>(
  op: Operator<F>,
  kernel: KernelOf<NoInfer<F>> | BoxedKernel | Fallthrough,
  pointwise?: readonly unknown[],
) => void;

/**
 * Returns a function that registers kernels at a key: `const m = kernelsFor("CPU", "generated/register/cpu.ts"); m(add_op, add_cpu);`
 * @param key one that the generator has checked, or that the program has defined
 * @param source identifies the registrations, which repeated ones replace; used in messages
 */
export function kernelsFor(key: string, source: string): RegisterKernel {
  const id = registrationId(key);
  if (id === undefined)
    throw new DispatchError(
      `${source}: there is no dispatch key ${key}; a program that defines it (defineFunctionality) does so before it imports this file`,
    );
  return (op, kernel, pointwise = null as never) => {
    const entry = op as unknown as Operator;
    const waiting = { id, kernel: kernel as Kernel, source, pointwise, older: entry.waiting };
    // Waits until kernels of the operator are needed; an invalid kernel is rejected immediately.
    if (entry.filed === null && kernel) {
      entry.waiting = waiting;
      entry.implCount++;
    } else entry.file(waiting);
  };
}

/** Says what the kernels of backends do where gradients are recorded, for an operator that also has a composite: `kernel_gradient`. */
export function gradientOfKernels(op: OperatorEntry, gradient: KernelGradient): void {
  op.kernelGradient = gradient;
}
