// Walks several tensors of one shape together: output strides, the order of dimensions in memory, coalescing. TensorIterator's rules.

import {
  channelsLastStrides,
  isChannelsLast,
  isContiguous,
  isNonOverlappingAndDense,
  memoryOrder,
  sameShape,
} from "../../core/shape.js";

/** Shape and strides of an operand, in elements. */
export interface Geometry {
  readonly shape: readonly number[];
  readonly strides: readonly number[];
}

/** How to walk operands of one shape: dimensions innermost first, merged where memory allows. */
export interface IterationPlan {
  /** Sizes, innermost first; at least one. Empty iteration: some size is 0. */
  readonly sizes: readonly number[];
  /** Per operand, the step of each dimension of `sizes`. */
  readonly steps: readonly (readonly number[])[];
}

/** Steps of an operand as if it had the larger shape it broadcasts to: 0 where it is repeated. */
export function broadcastSteps(operand: Geometry, shape: readonly number[]): readonly number[] {
  const { shape: own, strides } = operand;
  const added = shape.length - own.length;
  if (added === 0 && sameShape(own, shape)) return strides;
  const steps = new Array<number>(shape.length);
  for (let i = 0; i < shape.length; i++) {
    const d = i - added;
    steps[i] = d < 0 || (own[d] === 1 && shape[i] !== 1) ? 0 : strides[d]!;
  }
  return steps;
}

/**
 * Strides of a fresh output: those of the operands where all agree and have no gaps, channels-last where all are, else dense in the
 * order of the operands' memory. Null: row-major.
 */
export function outputStrides(shape: readonly number[], operands: readonly Geometry[]): readonly number[] | null {
  if (shape.length < 2) return null;
  const first = operands[0]!.strides;
  let sameShapes = true;
  let contiguous = true;
  let sameStrides = true;
  for (let i = 0; i < operands.length && sameShapes; i++) {
    const { shape: own, strides } = operands[i]!;
    sameShapes = sameShape(own, shape);
    contiguous = contiguous && isContiguous(own, strides);
    sameStrides = sameStrides && sameShape(strides, first);
  }
  if (sameShapes) {
    if (contiguous) return null;
    if (operands.every((operand) => isChannelsLast(shape, operand.strides))) return channelsLastStrides(shape);
    if (sameStrides && isNonOverlappingAndDense(shape, first)) return first;
  }
  const order = memoryOrder(
    shape,
    operands.map((operand) => broadcastSteps(operand, shape)),
  );
  if (order === null || isReversed(order)) return null;
  const strides = new Array<number>(shape.length);
  let next = 1;
  for (const dim of order) {
    strides[dim] = next;
    next *= shape[dim]!;
  }
  return strides;
}

function isReversed(order: readonly number[]): boolean {
  for (let i = 0; i < order.length; i++) if (order[i] !== order.length - 1 - i) return false;
  return true;
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
  const steps = plan.steps.map((own) => own[0]!);
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
