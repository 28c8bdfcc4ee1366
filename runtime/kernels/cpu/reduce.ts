// How reductions traverse a tensor: dimensions are split into remaining and reduced ones, coalesced where strides allow,
// then iterated as rows of constant step.

import { computingCodes, INT64 } from "../../core/dtype.js";
import { contiguousStrides } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import type { InnerLoop } from "../loops/inner-loop.js";
import { interleavedRows } from "../loops/thresholds.js";
import { castTensor, copyInto } from "../memory/copy.js";
import { bigintsOf, dense, type NumberArray, numbersOf, wordsOf } from "../memory/elements.js";
import { forEachRun, type IterationPlan } from "../memory/iterator.js";
import { scratchDoubles } from "../memory/scratch.js";

/** Some dimensions of one tensor, iterated in row-major order. */
interface Walk extends IterationPlan {
  readonly count: number;
}

/** A tensor's elements as groups, one for each element of the result. Offsets and steps are in elements. */
export interface Groups {
  /** Of int64 the words, two for each element. */
  readonly array: NumberArray;
  /** The dtype code of the array. */
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

/** The tensor in a dtype. */
export function cast(self: Tensor, code: number): Tensor {
  return self.dtypeCode === code ? self : castTensor(self, code);
}

export function groupsOf(self: Tensor, mask: readonly boolean[]): Groups {
  const code = computingCodes[self.dtypeCode]!;
  const source = cast(self, code);
  const { strides } = source;
  return {
    array: code === INT64 ? wordsOf(source) : numbersOf(source),
    code,
    offset: source.offset,
    outer: walk(self.shape, strides, (d) => !mask[d]),
    inner: walk(self.shape, strides, (d) => mask[d]!),
  };
}

/** Calls `visit` for each step of an iteration, with its offset and number. */
export function forEachOffset(
  walked: IterationPlan,
  start: number,
  visit: (from: number, index: number) => void,
): void {
  const step = walked.steps[0]![0]!;
  let index = 0;
  forEachRun(walked, [start], (count, [first]) => {
    for (let i = 0, from = first!; i < count; i++, from += step) visit(from, index++);
  });
}

/**
 * A tight loop over `count` elements from `from` at stride `step`: folds them into `state`. `index` is the position of
 * the first one in its group.
 */
export type Row = (
  array: NumberArray,
  from: number,
  step: number,
  count: number,
  state: number,
  index: number,
) => number;

/** One entry for each group, or for int64 two words. */
export type FoldResult = Float64Array | Int32Array;

/**
 * Folds `rows` rows into `result[at]`, `result[at + 1]`, ..., which hold the results so far. The first row starts at
 * `from`, rows are `rowStep` apart, and each has `count` elements at stride `step`. For deviations `around` has the
 * centres at the same indices. Elements of int64, and results for it, are two words: `array[2 * from]` is the first one.
 */
export type Fold = (
  array: NumberArray,
  from: number,
  rowStep: number,
  rows: number,
  step: number,
  count: number,
  result: FoldResult,
  at: number,
  around: FoldResult,
) => unknown;

/** Folds the rows one after another. */
export function byRows(row: Row): Fold {
  return (array, from, rowStep, rows, step, count, result, at) => {
    for (let r = 0, start = from; r < rows; r++, start += rowStep) {
      result[at + r] = row(array, start, step, count, result[at + r]!, 0);
    }
  };
}

/** Uses `columns` for interleaved rows, so that memory is read sequentially, and `rows` for others. */
export function rowsOrColumns(rows: Fold, columns: Fold): Fold {
  return (array, from, rowStep, count, step, size, result, at, around) => {
    const loop = rowStep === 1 && step !== 1 && count >= interleavedRows ? columns : rows;
    loop(array, from, rowStep, count, step, size, result, at, around);
  };
}

/**
 * Folds each group into one number, starting with `initial`. The result has one entry per element of the output, in scratch within
 * `inScratch`. Not for int64.
 * @param loops by dtype
 * @param deviate the centre of each group, for loops over deviations
 */
export function fold(
  groups: Groups,
  initial: number,
  loops: Fold | InnerLoop<Fold>,
  deviate?: Float64Array,
): Float64Array {
  const result = scratchDoubles(groups.outer.count);
  if (initial !== 0) result.fill(initial);
  return foldInto(result, groups, loops, deviate);
}

/** As `fold`, into results that hold what each group starts with. */
export function foldInto<Result extends FoldResult>(
  result: Result,
  { array, code, offset, outer, inner }: Groups,
  loops: Fold | InnerLoop<Fold>,
  around: FoldResult = result,
): Result {
  const { sizes, steps, count } = inner;
  if (count === 0 || outer.count === 0) return result;
  const loop = typeof loops === "function" ? loops : loops.at(code, outer.count * count)!;
  const n = sizes[0]!;
  const step = steps[0]![0]!;
  const width = outer.sizes[0]!;
  const rowStep = outer.steps[0]![0]!;
  if (sizes.length + outer.sizes.length === 2) {
    loop(array, offset, rowStep, width, step, n, result, 0, around);
    return result;
  }
  const others = outerDimensions(outer);
  const outerPlan = outerDimensions(inner);
  forEachOffset(others, offset, (start, i) => {
    forEachOffset(outerPlan, start, (from) => {
      loop(array, from, rowStep, width, step, n, result, i * width, around);
    });
  });
  return result;
}

/** All dimensions but the innermost one. */
export function outerDimensions({ sizes, steps }: IterationPlan): IterationPlan {
  return sizes.length === 1 ? { sizes: [1], steps: [[1]] } : { sizes: sizes.slice(1), steps: [steps[0]!.slice(1)] };
}

/** Calls `visit` with the elements of each group, in an array that is reused for the next group. */
export function forEachGroup(groups: Groups, visit: (group: Float64Array, index: number) => void): void {
  const { array, offset, outer, inner } = groups;
  const group = scratchDoubles(inner.count, true);
  forEachOffset(outer, offset, (start, index) => {
    forEachOffset(inner, start, (from, i) => {
      group[i] = array[from]!;
    });
    visit(group, index);
  });
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
  forEachOffset(
    walk(self.shape, strides, (d) => !mask[d]),
    source.offset,
    (start, index) => {
      let state = initial;
      forEachOffset(inner, start, (from) => {
        state = BigInt.asIntN(64, join(state, elements[from]!));
      });
      result[target.offset + index] = state;
    },
  );
  if (target !== out) copyInto(out, target);
}
