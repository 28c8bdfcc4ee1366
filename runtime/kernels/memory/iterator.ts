// Walks several tensors of one shape together: output strides, the order of dimensions in memory, coalescing. TensorIterator's rules.

import { memoryOrder } from "../../core/shape.js";
import { broadcastSteps, type Geometry } from "../shapes/strides.js";

/** How to walk operands of one shape: dimensions innermost first, merged where memory allows. */
export interface IterationPlan {
  /** Sizes, innermost first; at least one. Empty iteration: some size is 0. */
  readonly sizes: readonly number[];
  /** Per operand, the step of each dimension of `sizes`. */
  readonly steps: readonly (readonly number[])[];
}

/** Plans the walk: `steps[i]` are operand i's steps in the dimensions of `shape`; the first operand (the output) leads the order. */
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
 * Calls `inner(count, places)` for each run along the innermost dimension. `places` holds where each operand's run begins and is used again:
 * the steps along a run are `plan.steps[i][0]`.
 */
export function forEachRun(
  plan: IterationPlan,
  offsets: readonly number[],
  inner: (count: number, places: readonly number[]) => void,
): void {
  const { sizes, steps } = plan;
  const dims = sizes.length;
  for (const size of sizes) if (size === 0) return;
  const places = offsets.slice();
  if (dims === 1) {
    inner(sizes[0]!, places);
    return;
  }
  const operands = places.length;
  const counters = new Array<number>(dims).fill(0);
  for (;;) {
    inner(sizes[0]!, places);
    let dim = 1;
    for (; dim < dims; dim++) {
      const next = counters[dim]! + 1;
      if (next < sizes[dim]!) {
        counters[dim] = next;
        for (let i = 0; i < operands; i++) places[i]! += steps[i]![dim]!;
        break;
      }
      for (let i = 0; i < operands; i++) places[i]! -= steps[i]![dim]! * counters[dim]!;
      counters[dim] = 0;
    }
    if (dim === dims) return;
  }
}

/**
 * Walks tensors that broadcast to `shape` together, in the order of the first one's memory.
 *
 * @example stridedIterator(out.shape, [out, self], (n, [o, a], [os, as]) => { ... })
 */
export function stridedIterator(
  shape: readonly number[],
  operands: readonly (Geometry & { readonly offset: number })[],
  inner: (count: number, places: readonly number[], steps: readonly number[]) => void,
): void {
  const plan = planIteration(
    shape,
    operands.map((operand) => broadcastSteps(operand, shape)),
  );
  const steps = plan.steps.map((perDim) => perDim[0]!);
  forEachRun(
    plan,
    operands.map((operand) => operand.offset),
    (count, places) => inner(count, places, steps),
  );
}

/** Are these the strides that a fresh row-major tensor would have? Stricter than contiguous: dimensions of size 1 count. */
export function hasFreshStrides({ shape, strides }: Geometry): boolean {
  const last = shape.length - 1;
  if (last < 0) return true;
  let expected = 1;
  for (let i = last; i >= 0; i--) {
    if (strides[i] !== expected) return false;
    const size = shape[i]!;
    if (size > 1) expected *= size;
  }
  return true;
}
