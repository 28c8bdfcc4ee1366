// How reductions traverse a tensor: dimensions split into remaining and reduced ones, joined where memory allows, then rows of
// constant step.

import { BOOL, computingCodes, FLOAT64, INT64, isEmulatedCode } from "../../core/dtype.js";
import { writeInt64 } from "../../core/int64.js";
import { contiguousStrides } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { beforeLong, type LoopTable, longRun, offerNow } from "../loop-table.js";
import { castTensor, copyInto } from "../memory/copy.js";
import { bigintsOf, dense, largest64, type NumberArray, numbersOf, wordsOf, writeNumeric } from "../memory/elements.js";
import { forEachRun, type IterationPlan } from "../memory/iterator.js";

/** Some dimensions of one tensor, walked in row-major order. */
interface Walk extends IterationPlan {
  readonly count: number;
}

/** A tensor's elements as groups: one group for each element of the result. */
export interface Groups {
  readonly array: NumberArray;
  /** The code of the array's dtype. */
  readonly code: number;
  readonly offset: number;
  readonly outer: Walk;
  readonly inner: Walk;
}

function walk(shape: readonly number[], strides: readonly number[], take: (dim: number) => boolean): Walk {
  const sizes: number[] = [];
  const steps: number[] = [];
  let count = 1;
  for (let d = shape.length - 1; d >= 0; d--) {
    const size = shape[d]!;
    if (!take(d) || size === 1) continue;
    count *= size;
    const last = sizes.length - 1;
    if (last >= 0 && strides[d] === steps[last]! * sizes[last]!) sizes[last]! *= size;
    else {
      sizes.push(size);
      steps.push(strides[d]!);
    }
  }
  if (sizes.length === 0) {
    sizes.push(1);
    steps.push(1);
  }
  return { sizes, steps: [steps], count };
}

export function groupsOf(self: Tensor, mask: readonly boolean[]): Groups {
  // int64 is read in doubles, rounded beyond 2^53.
  const code = self.dtypeCode === INT64 ? FLOAT64 : computingCodes[self.dtypeCode]!;
  const source = self.dtypeCode === code ? self : castTensor(self, code);
  const { strides } = source;
  return {
    array: numbersOf(source),
    code,
    offset: source.offset,
    outer: walk(self.shape, strides, (d) => !mask[d]),
    inner: walk(self.shape, strides, (d) => mask[d]!),
  };
}

/** Steps through a walk: calls `visit` with each place, and the number of the step. */
export function forEachPlace(
  walked: IterationPlan,
  start: number,
  visit: (place: number, index: number) => void,
): void {
  const step = walked.steps[0]![0]!;
  let index = 0;
  forEachRun(walked, [start], (count, [first]) => {
    for (let i = 0, place = first!; i < count; i++, place += step) visit(place, index++);
  });
}

/** A tight loop over `count` elements from `place`, `step` apart: folds them into `state`. `index` is the first one's in its group. */
export type Row = (
  array: NumberArray,
  place: number,
  step: number,
  count: number,
  state: number,
  index: number,
) => number;

/**
 * Folds `rows` rows, the first from `place` on and `rowStep` apart, of `count` elements each, `step` apart, into `result[at]`, `result[at + 1]`, ...,
 * which contain the results so far. For deviations `around` has the centres at the same indices.
 */
export type Fold = (
  array: NumberArray,
  place: number,
  rowStep: number,
  rows: number,
  step: number,
  count: number,
  result: Float64Array,
  at: number,
  around: Float64Array,
) => unknown;

/** Rows one after another. */
export function byRows(row: Row): Fold {
  return (array, place, rowStep, rows, step, count, result, at) => {
    for (let r = 0, start = place; r < rows; r++, start += rowStep) {
      result[at + r] = row(array, start, step, count, result[at + r]!, 0);
    }
  };
}

/** So few rows that begin beside each other are folded one by one. */
const fewColumns = 8;

/** Rows that begin beside each other go together, so that memory is read along its lines; others one after another. */
export function rowsOrColumns(rows: Fold, columns: Fold): Fold {
  return (array, place, rowStep, count, step, size, result, at, around) => {
    const loop = rowStep === 1 && step !== 1 && count >= fewColumns ? columns : rows;
    loop(array, place, rowStep, count, step, size, result, at, around);
  };
}

/**
 * Folds each group into one number, beginning with `initial`. The result has one entry for each element of the output.
 * @param loops by dtype
 * @param deviate the centre of each group, for loops over deviations
 */
export function fold(
  { array, code, offset, outer, inner }: Groups,
  initial: number,
  loops: Fold | LoopTable<Fold>,
  deviate: Float64Array | null = null,
): Float64Array {
  const result = new Float64Array(outer.count);
  const around = deviate ?? result;
  if (initial !== 0) result.fill(initial);
  const { sizes, steps, count } = inner;
  if (count === 0 || outer.count === 0) return result;
  if (beforeLong.offer !== null && outer.count * count >= longRun) offerNow();
  const loop = typeof loops === "function" ? loops : loops[code]!;
  const n = sizes[0]!;
  const step = steps[0]![0]!;
  const width = outer.sizes[0]!;
  const rowStep = outer.steps[0]![0]!;
  if (sizes.length + outer.sizes.length === 2) {
    loop(array, offset, rowStep, width, step, n, result, 0, around);
    return result;
  }
  const others = outerDimensions(outer);
  const parts = outerDimensions(inner);
  forEachPlace(others, offset, (start, i) => {
    forEachPlace(parts, start, (place) => {
      loop(array, place, rowStep, width, step, n, result, i * width, around);
    });
  });
  return result;
}

/** All dimensions but the innermost one. */
export function outerDimensions({ sizes, steps }: IterationPlan): IterationPlan {
  return sizes.length === 1 ? { sizes: [1], steps: [[1]] } : { sizes: sizes.slice(1), steps: [steps[0]!.slice(1)] };
}

/** The elements of each group, one after the other, in an array that is used again for the next group. */
export function forEachGroup(groups: Groups, visit: (group: Float64Array, index: number) => void): void {
  const { array, offset, outer, inner } = groups;
  const group = new Float64Array(inner.count);
  forEachPlace(outer, offset, (start, index) => {
    forEachPlace(inner, start, (place, i) => {
      group[i] = array[place]!;
    });
    visit(group, index);
  });
}

/** Writes numbers into a tensor in row-major order, converted to its dtype. */
export function store(out: Tensor, values: Float64Array): void {
  if (!out.isContiguous || isEmulatedCode(out.dtypeCode)) {
    writeNumeric(out, (target) => store(target, values));
    return;
  }
  const { offset } = out;
  if (out.dtypeCode === INT64) {
    const words = wordsOf(out);
    for (let i = 0; i < values.length; i++) writeInt64(words, offset + i, values[i]!);
  } else {
    const array = numbersOf(out);
    const truth = out.dtypeCode === BOOL;
    for (let i = 0; i < values.length; i++) array[offset + i] = truth ? Number(values[i] !== 0) : values[i]!;
  }
}

/** Do all partial sums of int64 groups stay exact in doubles? `bound` is what a group of these elements can reach. */
export function fitsDoubles(self: Tensor, groupSize: number): boolean {
  return largest64(self) * Math.max(groupSize, 1) <= Number.MAX_SAFE_INTEGER;
}

/** As `fold`, in 64-bit integers that wrap around, into an int64 tensor. */
export function foldInt64(
  self: Tensor,
  mask: readonly boolean[],
  out: Tensor,
  initial: bigint,
  join: (a: bigint, b: bigint) => bigint,
): void {
  const source = dense(self);
  const strides = contiguousStrides(self.shape);
  const elements = bigintsOf(source);
  const inner = walk(self.shape, strides, (d) => mask[d]!);
  const target = out.isContiguous ? out : allocateCode(out.shape, INT64);
  const result = bigintsOf(target);
  forEachPlace(
    walk(self.shape, strides, (d) => !mask[d]),
    source.offset,
    (start, index) => {
      let state = initial;
      forEachPlace(inner, start, (place) => {
        state = BigInt.asIntN(64, join(state, elements[place]!));
      });
      result[target.offset + index] = state;
    },
  );
  if (target !== out) copyInto(out, target);
}
