// Strides of outputs, derived from the operands as TensorIterator does.

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
/** Strides of an operand broadcast to `shape`: 0 in broadcast dimensions. */

export function broadcastSteps(operand: Geometry, shape: readonly number[]): readonly number[] {
  const { shape: sizes, strides } = operand;
  const added = shape.length - sizes.length;
  if (added === 0 && sameShape(sizes, shape)) return strides;
  const steps = new Array<number>(shape.length);
  for (let i = 0; i < shape.length; i++) {
    const d = i - added;
    steps[i] = d < 0 || (sizes[d] === 1 && shape[i] !== 1) ? 0 : strides[d]!;
  }
  return steps;
}
/**
 * Strides of a new output: those of the operands if all agree and are dense, channels-last if all are, else dense in the
 * order of the operands' strides. Null: row-major.
 */

export function outputStrides(shape: readonly number[], operands: readonly Geometry[]): readonly number[] | null {
  if (shape.length < 2) return null;
  const first = operands[0]!.strides;
  let sameShapes = true;
  let contiguous = true;
  let sameStrides = true;
  for (let i = 0; i < operands.length && sameShapes; i++) {
    const { shape: sizes, strides } = operands[i]!;
    sameShapes = sameShape(sizes, shape);
    contiguous = contiguous && isContiguous(sizes, strides);
    sameStrides = sameStrides && sameShape(strides, first);
  }
  if (sameShapes) {
    if (contiguous) return null;
    // Five dimensions have no rule of their own: dense strides stay as they are, those of dimensions of size 1 included.
    if (shape.length === 4 && operands.every((operand) => isChannelsLast(shape, operand.strides)))
      return channelsLastStrides(shape);
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
export function isReversed(order: readonly number[]): boolean {
  for (let i = 0; i < order.length; i++) if (order[i] !== order.length - 1 - i) return false;
  return true;
}
