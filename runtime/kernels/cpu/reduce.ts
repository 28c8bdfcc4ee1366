// How reductions walk a tensor: dimensions split into kept and reduced ones, joined where memory allows, then rows of constant step.

import { BOOL, computingCodes, FLOAT64, INT64, isEmulatedCode } from "../../core/dtype.js";
import { writeInt64 } from "../../core/int64.js";
import { contiguousStrides } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import type { LoopTable } from "../loop-table.js";
import { castTensor, copyInto } from "../memory/copy.js";
import { bigintsOf, dense, largest64, type NumberArray, numbersOf, wordsOf, writeNumeric } from "../memory/elements.js";

/** Some dimensions of a walk: sizes and steps, outermost first, neighbours joined where one step serves both. */
interface Walk {
  readonly sizes: readonly number[];
  readonly steps: readonly number[];
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
  for (let d = 0; d < shape.length; d++) {
    const size = shape[d]!;
    if (!take(d) || size === 1) continue;
    count *= size;
    const last = sizes.length - 1;
    if (last >= 0 && steps[last] === size * strides[d]!) {
      sizes[last]! *= size;
      steps[last] = strides[d]!;
    } else {
      sizes.push(size);
      steps.push(strides[d]!);
    }
  }
  if (sizes.length === 0) {
    sizes.push(1);
    steps.push(1);
  }
  return { sizes, steps, count };
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
  { sizes, steps, count }: Walk,
  start: number,
  visit: (place: number, index: number) => void,
) {
  const rank = sizes.length;
  if (count === 0) return;
  const last = rank - 1;
  const size = sizes[last]!;
  const step = steps[last]!;
  const counter = new Array<number>(rank).fill(0);
  let row = start;
  for (let index = 0; index < count; ) {
    for (let i = 0, place = row; i < size; i++, place += step) visit(place, index++);
    for (let d = last - 1; d >= 0; d--) {
      row += steps[d]!;
      if (++counter[d]! < sizes[d]!) break;
      row -= steps[d]! * sizes[d]!;
      counter[d] = 0;
    }
  }
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

/** The same for groups that begin beside each other: `width` of them, folded into `result` from `at` on. */
export type Columns = (
  array: NumberArray,
  place: number,
  step: number,
  count: number,
  result: Float64Array,
  at: number,
  width: number,
) => void;

/** So few groups beside each other are folded one by one. */
const fewColumns = 8;

/**
 * Folds each group into one number, beginning with `initial`. The result has one entry for each element of the output.
 * @param rows the loop, or loops by dtype
 * @param columns for elements that lie further apart than their groups
 */
export function fold(
  { array, code, offset, outer, inner }: Groups,
  initial: number,
  rows: Row | LoopTable<Row>,
  columns?: Columns,
): Float64Array {
  const row = typeof rows === "function" ? rows : rows[code]!;
  const result = new Float64Array(outer.count);
  const { sizes, steps, count } = inner;
  const last = sizes.length - 1;
  if (count === 0) return result.fill(initial);
  const n = sizes[last]!;
  const step = steps[last]!;
  const [width, beside] = [outer.sizes.at(-1)!, outer.steps.at(-1)!];
  if (columns !== undefined && last === 0 && step > 1 && beside === 1 && width >= fewColumns) {
    result.fill(initial);
    const others: Walk = {
      sizes: outer.sizes.slice(0, -1),
      steps: outer.steps.slice(0, -1),
      count: outer.count / width,
    };
    const fold = (place: number, i: number): void => columns(array, place, step, n, result, i * width, width);
    if (others.sizes.length === 0) fold(offset, 0);
    else forEachPlace(others, offset, fold);
    return result;
  }
  if (last === 0) {
    forEachPlace(outer, offset, (place, i) => {
      result[i] = row(array, place, step, n, initial, 0);
    });
    return result;
  }
  const others: Walk = { sizes: sizes.slice(0, last), steps: steps.slice(0, last), count: count / n };
  forEachPlace(outer, offset, (place, i) => {
    let state = initial;
    forEachPlace(others, place, (start, r) => {
      state = row(array, start, step, n, state, r * n);
    });
    result[i] = state;
  });
  return result;
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
