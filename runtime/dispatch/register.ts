// Registration of kernels by generated files: permanent, at one key, without the undo that a Library has.

import type { BoxedKernel, Cell, Fallthrough, Kernel } from "./kernel.js";
import type { DispatchKeyName } from "./keys.js";
import { type Operator, registrationId } from "./operator-entry.js";

/** Registers the kernel of an operator; the compiler compares the two. With the loops that the kernel of a pointwise operator runs. */
export type RegisterKernel = <F extends Kernel>(
  op: Operator<F>,
  kernel: Cell<NoInfer<F>> | BoxedKernel | Fallthrough,
  pointwise?: readonly unknown[],
) => void;

/**
 * What registers kernels at a key: `const m = kernelsFor("CPU", "generated/register/cpu.ts"); m(add_op, add_cpu);`
 * @param source where they are registered, for messages; registering again from there replaces
 */
export function kernelsFor(key: DispatchKeyName, source: string): RegisterKernel {
  const id = registrationId(key)!;
  return (op, kernel, pointwise = null as never) => {
    const entry = op as unknown as Operator;
    const waiting = { id, kernel: kernel as Kernel, source, pointwise, older: entry.waiting };
    // Where nobody has asked yet it waits; what is no kernel is refused at once.
    if (entry.filed === null && kernel) {
      entry.waiting = waiting;
      entry.implCount++;
    } else entry.file(waiting);
  };
}
