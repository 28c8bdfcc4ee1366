// Kernels of out forms that run the functional form and write its results to the outputs, built at registration.

import { named } from "../autograd/written.js";
import type { Tensor } from "../core/tensor.js";
import type { Cell, Kernel, Operator } from "../dispatch/operator.js";

/**
 * The kernel of an out form whose outputs are its last arguments, one for each result of the functional form.
 * @param arity number of the operator's arguments
 * @param count number of outputs among them
 * @param write writes results to outputs
 * @param functional takes the other arguments
 */
export function outThrough<F extends Kernel>(
  op: Operator<F>,
  arity: number,
  count: number,
  write: (outs: readonly Tensor[], results: readonly Tensor[]) => unknown,
  functional: (...args: never[]) => Tensor | readonly Tensor[],
): Cell<F> {
  const run = functional as (...args: unknown[]) => Tensor | readonly Tensor[];
  return named(
    (...args: unknown[]) => {
      const outs = args.slice(arity - count, arity) as Tensor[];
      const results = run(...args.slice(0, arity - count));
      write(outs, count === 1 ? [results as Tensor] : (results as readonly Tensor[]));
      return count === 1 ? outs[0] : outs;
    },
    op.name,
    "generated",
  );
}
