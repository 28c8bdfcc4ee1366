// Kernels of pointwise operators off the hot paths, that is out forms and shape-only kernels, built at registration.

import { named } from "../../autograd/written.js";
import type { Tensor } from "../../core/tensor.js";
import type { Cell, Kernel, Operator } from "../../dispatch/operator.js";
import type { PointwiseRule } from "./rule.js";
import type { PointwiseLoops } from "./runner.js";

/** A function of the runner: takes the given output first (out forms), then tensors, then parameters. */
type Run = (rule: PointwiseRule, loops: PointwiseLoops | null, ...args: never[]) => Tensor;

/**
 * The kernel of a functional or in-place form whose arguments are in the runner's order.
 * @param arity number of the operator's arguments
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

/** The kernel of an out form, whose output is the last argument. */
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
