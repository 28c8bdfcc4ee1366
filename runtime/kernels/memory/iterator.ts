// Iterates over several tensors of one shape together: dimension order, coalescing. TensorIterator's rules.

import { memoryOrder } from "../../core/shape.js";
import { broadcastSteps, type Geometry } from "../shapes/strides.js";

/** An iteration over operands of one shape: dimensions innermost first, coalesced where strides allow. */
export interface IterationPlan {
  /** Sizes, innermost first; at least one. A size of 0 makes the iteration empty. */
  readonly sizes: readonly number[];
  /** For each operand, its step in each dimension of `sizes`. */
  readonly steps: readonly (readonly number[])[];
}

/**
 * Plans an iteration. `steps[i]` are operand i's steps in the dimensions of `shape`; the first operand, the output,
 * determines the order.
 */
export function planIteration(shape: readonly number[], steps: readonly (readonly number[])[]): IterationPlan {
  const dims = shape.length;
  const operands = steps.length;
  const order = dims < 2 ? null : memoryOrder(shape, steps);
  const sizes: number[] = [];
  const merged = new Array<number[]>(operands);
  for (let i = 0; i < operands; i++) merged[i] = [];
  for (let k = 0; k < dims; k++) {
    const dim = order === null ? dims - 1 - k : order[k]!;
    const size = shape[dim]!;
    if (size === 1) continue;
    const last = sizes.length - 1;
    let merges = last >= 0;
    for (let i = 0; i < operands && merges; i++) merges = steps[i]![dim] === merged[i]![last]! * sizes[last]!;
    if (merges) {
      sizes[last]! *= size;
      continue;
    }
    sizes.push(size);
    for (let i = 0; i < operands; i++) merged[i]!.push(steps[i]![dim]!);
  }
  if (sizes.length === 0) {
    sizes.push(1);
    for (let i = 0; i < operands; i++) merged[i]!.push(1);
  }
  return { sizes, steps: merged };
}

/**
 * Calls `inner(count, offsets)` for each run along the innermost dimension. `offsets` holds the offset of each operand's
 * run and is reused between calls; steps along a run are `plan.steps[i][0]`.
 */
export function forEachRun(
  plan: IterationPlan,
  offsets: readonly number[],
  inner: (count: number, offsets: readonly number[]) => void,
): void {
  const { sizes, steps } = plan;
  const dims = sizes.length;
  for (const size of sizes) if (size === 0) return;
  const current = offsets.slice();
  if (dims === 1) {
    inner(sizes[0]!, current);
    return;
  }
  const operands = current.length;
  const counters = new Array<number>(dims).fill(0);
  for (;;) {
    inner(sizes[0]!, current);
    let dim = 1;
    for (; dim < dims; dim++) {
      const next = counters[dim]! + 1;
      if (next < sizes[dim]!) {
        counters[dim] = next;
        for (let i = 0; i < operands; i++) current[i]! += steps[i]![dim]!;
        break;
      }
      for (let i = 0; i < operands; i++) current[i]! -= steps[i]![dim]! * counters[dim]!;
      counters[dim] = 0;
    }
    if (dim === dims) return;
  }
}

/**
 * Iterates over tensors that broadcast to `shape`, in the memory order of the first one.
 * @example stridedIterator(out.shape, [out, self], (n, [o, a], [os, as]) => { ... })
 */
export function stridedIterator(
  shape: readonly number[],
  operands: readonly (Geometry & { readonly offset: number })[],
  inner: (count: number, offsets: readonly number[], steps: readonly number[]) => void,
): void {
  const plan = planIteration(
    shape,
    operands.map((operand) => broadcastSteps(operand, shape)),
  );
  const steps = plan.steps.map((perDim) => perDim[0]!);
  forEachRun(
    plan,
    operands.map((operand) => operand.offset),
    (count, offsets) => inner(count, offsets, steps),
  );
}

/**
 * Whether the strides are those of a new row-major tensor with elements. Stricter than contiguous: dimensions of size 1
 * count, too. False where the shape was changed in place.
 */
export function hasFreshStrides({ shape, strides, numel }: Geometry & { readonly numel: number }): boolean {
  let expected = 1;
  for (let i = shape.length - 1; i >= 0; i--) {
    if (strides[i] !== expected) return false;
    const size = shape[i]!;
    if (size > 1) expected *= size;
  }
  return expected === numel;
}
