// Kernels of pointwise operators that need not be the fastest, out forms and those that compute only shapes: built at registration.

import { named } from "../../autograd/written.js";
import type { Tensor } from "../../core/tensor.js";
import type { Cell, Kernel, Operator } from "../../dispatch/operator.js";
import type { PointwiseLoops, PointwiseRule } from "./runner.js";

/** One of the runner's functions: the given output first where it is an out form's, then tensors, then parameters. */
type Run = (rule: PointwiseRule, loops: PointwiseLoops | null, ...args: never[]) => Tensor;

/**
 * The kernel of a functional or in-place form whose arguments are in the runner's order.
 * @param arity how many arguments the operator has
 * @param suffix of the kernel's name
 */
export function pointwiseForm<F extends Kernel>(
  op: Operator<F>,
  arity: number,
  suffix: string,
  run: Run,
  rule: PointwiseRule,
  loops: PointwiseLoops | null = null,
): Cell<F> {
  return named((...args) => run(rule, loops, ...args.slice(0, arity)), op.name, suffix);
}

/** The same of an out form, whose output is its last argument. */
export function pointwiseOut<F extends Kernel>(
  op: Operator<F>,
  arity: number,
  suffix: string,
  run: Run,
  rule: PointwiseRule,
  loops: PointwiseLoops | null = null,
): Cell<F> {
  return named((...args) => run(rule, loops, args[arity - 1]!, ...args.slice(0, arity - 1)), op.name, suffix);
}
