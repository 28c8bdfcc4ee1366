// Long runs of elements that an index tensor selects along a dimension, moved in place, without lists of offsets.

import { byCode, INT64 } from "../../core/dtype.js";
import { contiguousStrides } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { innerLoop } from "../loops/inner-loop.js";
import { longRun } from "../loops/thresholds.js";
import { type BitArray, bitsOf, type NumberArray, numbersOf, unitOf, wordsOf } from "./elements.js";
import { forEachRun, planIteration } from "./iterator.js";
import { addRun, addsPlainly, copyRun } from "./offsets.js";

/**
 * With a null `combine`, gathers elements of a window into another tensor of the index's shape. Otherwise scatters the
 * other tensor's elements, or its only one, into the window, replacing or adding; of several values for one element the
 * last one remains. A 1-dim index may select whole rows of a window of more dimensions.
 * @returns false, with the window unchanged, if that is not possible or not worth it, or an index is out of range
 */
export type IndexedSpanLoop = (
  window: Tensor,
  dim: number,
  index: Tensor,
  other: Tensor,
  combine: string | null,
) => boolean;

/** Elements that an index selects along a dimension, by the window's dtype. The size is the number of indices. */
export const indexedSpanLoops = innerLoop<IndexedSpanLoop, "gather">("gather", {
  cells: () => byCode(({ stored }) => (stored ? plainAlong : null), null),
  size: (_window, _dim, index) => index.numel,
  operators: ["gather", "scatter", "scatter_add", "index_add", "index_copy"],
});

export const copyIndexedSpans: IndexedSpanLoop = (window, dim, index, other, combine) =>
  indexedSpanLoops.at(window.dtypeCode, index.numel)!(window, dim, index, other, combine);

function plainAlong(window: Tensor, dim: number, index: Tensor, other: Tensor, combine: string | null): boolean {
  const adds = combine === "add" && addsPlainly(window.dtypeCode);
  const unit = unitOf(window);
  if (!(combine === null || adds || (combine === "replace" && unit === 1))) return false;
  const isVector = index.shape.length === 1 && window.shape.length > 1;
  const shape = isVector ? other.shape : index.shape;
  if (shape.length === 0 || window.shape.length !== shape.length) return false;
  const indexSteps = isVector ? shape.map((_, d) => (d === dim ? index.strides[0]! : 0)) : index.strides;
  const steps = other.shape.length === 0 ? shape.map(() => 0) : other.strides;
  const [windowBits, otherBits] = [bitsOf(window), bitsOf(other)];
  const size = window.shape[dim]!;
  const run: AlongRun = (count, offset, step, pitch, at, atStep, words, w, wStep) => {
    if (combine === null && (unit === 2 || wStep !== 0)) {
      const take = unit === 2 ? takePairs : takeSingles;
      return take(otherBits, at, atStep, windowBits, offset, step, pitch, words, w, wStep, count, size);
    }
    if (wStep === 0) {
      const first = offset + pitch * words[w]!;
      if (combine === null) {
        if (!areInside(words, w, 0, 1, size)) return false;
        copyRun(otherBits, at, atStep, windowBits, first, step, count);
      } else if (adds) addRun(numbersOf(window), first, step, numbersOf(other), at, atStep, count);
      else copyRun(windowBits, first, step, otherBits, at, atStep, count);
    } else if (adds)
      addSingles(numbersOf(window), offset, step, pitch, words, w, wStep, numbersOf(other), at, atStep, count);
    else putSingles(windowBits, offset, step, pitch, words, w, wStep, otherBits, at, atStep, count);
    return true;
  };
  return alongIndex(window, dim, index, indexSteps, shape, steps, other.offset, combine === null, run);
}

/**
 * A run along an index: element `i` of the window is at `offset + i * step + pitch * value`, with word `from + i *
 * fromStep` of the index as the value; the other tensor's element is at `at + i * atStep`.
 */
type AlongRun = (
  count: number,
  offset: number,
  step: number,
  pitch: number,
  at: number,
  atStep: number,
  words: Int32Array,
  from: number,
  fromStep: number,
) => boolean;

/** Iterates over a window and another tensor in row-major order; false if there is little work, or an index is out of range. */
function alongIndex(
  window: Tensor,
  dim: number,
  index: Tensor,
  indexSteps: readonly number[],
  shape: readonly number[],
  otherSteps: readonly number[],
  otherStart: number,
  takes: boolean,
  run: AlongRun,
): boolean {
  let numel = 1;
  for (const size of shape) numel *= size;
  if (index.dtypeCode !== INT64 || numel < longRun) return false;
  const words = wordsOf(index);
  const steps = window.strides.map((step, d) => (d === dim ? 0 : step));
  const plan = planIteration(shape, [contiguousStrides(shape), indexSteps, steps, otherSteps]);
  const starts = [0, index.offset, window.offset, otherStart];
  const [, [from], [windowSteps], [otherStep]] = plan.steps as [number[], [number], [number], [number]];
  const [size, pitch, fromStep] = [window.shape[dim]!, window.strides[dim]!, 2 * from];
  let isInside = true;
  // All indices are checked before anything is written to the window.
  if (!takes)
    forEachRun(plan, starts, (count, [, start]) => {
      if (isInside) isInside = areInside(words, 2 * start!, fromStep, fromStep === 0 ? 1 : count, size);
    });
  if (isInside)
    forEachRun(plan, starts, (count, [, start, offset, at]) => {
      if (isInside) isInside = run(count, offset!, windowSteps, pitch, at!, otherStep, words, 2 * start!, fromStep);
    });
  return isInside;
}

function areInside(words: Int32Array, start: number, step: number, count: number, size: number): boolean {
  for (let i = 0, w = start; i < count; i++, w += step)
    if (words[w]! < 0 || words[w]! >= size || words[w + 1] !== 0) return false;
  return true;
}

/** False at the first index that is out of range. */
function takeSingles(
  to: BitArray,
  at: number,
  atStep: number,
  from: BitArray,
  offset: number,
  step: number,
  pitch: number,
  words: Int32Array,
  w: number,
  wStep: number,
  count: number,
  size: number,
): boolean {
  for (let i = 0; i < count; i++, at += atStep, offset += step, w += wStep) {
    const value = words[w]!;
    if (value < 0 || value >= size || words[w + 1] !== 0) return false;
    to[at] = from[offset + pitch * value]!;
  }
  return true;
}

function takePairs(
  to: BitArray,
  at: number,
  atStep: number,
  from: BitArray,
  offset: number,
  step: number,
  pitch: number,
  words: Int32Array,
  w: number,
  wStep: number,
  count: number,
  size: number,
): boolean {
  for (let i = 0; i < count; i++, at += atStep, offset += step, w += wStep) {
    const value = words[w]!;
    if (value < 0 || value >= size || words[w + 1] !== 0) return false;
    const f = 2 * (offset + pitch * value);
    to[2 * at] = from[f]!;
    to[2 * at + 1] = from[f + 1]!;
  }
  return true;
}

/** As above in the other direction; of several values for one element the last one remains. */
function putSingles(
  to: BitArray,
  offset: number,
  step: number,
  pitch: number,
  words: Int32Array,
  w: number,
  wStep: number,
  from: BitArray,
  at: number,
  atStep: number,
  count: number,
): void {
  for (let i = 0; i < count; i++, at += atStep, offset += step, w += wStep) to[offset + pitch * words[w]!] = from[at]!;
}

function addSingles(
  to: NumberArray,
  offset: number,
  step: number,
  pitch: number,
  words: Int32Array,
  w: number,
  wStep: number,
  from: NumberArray,
  at: number,
  atStep: number,
  count: number,
): void {
  for (let i = 0; i < count; i++, at += atStep, offset += step, w += wStep) {
    const p = offset + pitch * words[w]!;
    to[p] = to[p]! + from[at]!;
  }
}
