// Where a backend's kernel stands beside a CompositeImplicitAutograd kernel: which of the two a call runs that records a gradient, and how the
// gradient is computed. Autograd's fallback, `explain` and the command line follow this one rule.

import type { KernelRecord } from "./kernel.js";
import type { KernelGradient } from "./kernel-gradients.js";
import { type OperatorEntry, registrationId } from "./operator-entry.js";

const compositeId: number = (() => registrationId("CompositeImplicitAutograd")!)();

/** The reason of a step that runs the composite although a backend has a kernel. */
export const forGradient = "composite, for the gradient";

/** The composite of an operator, which gives gradients by what it calls; null if there is none. */
export function compositeOf(entry: OperatorEntry): KernelRecord | null {
  return entry.kernels.get(compositeId) ?? null;
}

/**
 * How a call that records a gradient is computed, if the operator has a composite: `"composite"` runs it, so that what it calls is recorded;
 * `"kernel"` runs the backend's kernel and differentiates the composite at the same arguments; `"not implemented"` runs the kernel and records a node
 * that throws in the backward pass. Null without a composite, where a kernel without derivative records such a node as well.
 * @param below the slot that the call reaches below autograd
 * @param isPlain false for a call that the composite alone can differentiate: with tangents, or lists of tensors
 */
export function compositeGradientAt(
  entry: OperatorEntry,
  below: number,
  isPlain: boolean,
): "composite" | "kernel" | "not implemented" | null {
  if (compositeOf(entry) === null) return null;
  const chosen: KernelGradient | null = entry.row[below]!.record?.gradient ?? entry.kernelGradient;
  if (chosen === "not_implemented") return "not implemented";
  return chosen === "composite" && isPlain && entry.schema.kind === "functional" ? "kernel" : "composite";
}

/** How the gradient of a call is computed whose kernel does not record it itself, as the end of a line that names the kernel. */
export function gradientText(gradient: "kernel" | "not implemented", composite: KernelRecord | null): string {
  return gradient === "kernel" && composite !== null
    ? `the gradient is that of ${composite.name}, at the same arguments`
    : "the backward pass throws: its derivative is not implemented";
}
