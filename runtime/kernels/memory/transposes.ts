// Copies between tensors of one dtype in different layouts: long common runs, elements a few steps apart, transposes.

import { itemSizes } from "../../core/dtype.js";
import type { Tensor } from "../../core/tensor.js";
import { longRun } from "../loop-table.js";
import { broadcastSteps } from "../shapes/strides.js";
import { wordsOrBitsOf, wordsPer } from "./elements.js";
import { forEachRun, type IterationPlan, planIteration } from "./iterator.js";
import { stepRows } from "./runs.js";
import { leastSide } from "./squares.js";

/** Runs of at least this many words use the engine's copy. */
const longLine = 64;

/** For elements farther apart, a plain loop is as fast. */
const farthest = 8;

/**
 * The dimension, other than the innermost one, in which the source is contiguous; 0 if there is none or tiling is not
 * worth it.
 */
function turnedDim(sizes: readonly number[], steps: IterationPlan["steps"]): number {
  const [to, from] = steps as [readonly number[], readonly number[]];
  if (to[0] !== 1 || from[0]! < leastSide || sizes[0]! < leastSide) return 0;
  const dim = from.indexOf(1, 1);
  return dim > 0 && sizes[dim]! >= leastSide ? dim : 0;
}

/**
 * Copies between tensors of one dtype that have long runs in common, or one of which has the layout of the other's
 * transpose, or of a batch of transposes. @returns false if nothing was copied
 */
export function copyTransposes(dst: Tensor, src: Tensor, loop: object): boolean {
  // Offered copy loops take precedence.
  if (dst.numel < longRun || dst.dtypeCode !== src.dtypeCode || "offers" in loop) return false;
  const { sizes, steps } = planIteration(dst.shape, [broadcastSteps(dst, dst.shape), broadcastSteps(src, dst.shape)]);
  if (steps[0]![0] === 1 && steps[1]![0] === 1 && sizes[0]! * wordsPer(dst) >= longLine) {
    const entries = wordsPer(dst);
    const [to, from] = [wordsOrBitsOf(dst), wordsOrBitsOf(src)];
    const size = sizes[0]! * entries;
    forEachRun({ sizes, steps }, [dst.offset, src.offset], (_, [at, fromAt]) => {
      const start = fromAt! * entries;
      to.set(from.subarray(start, start + size), at! * entries);
    });
    return true;
  }
  if (steps[0]![0] === 1 && steps[1]![0] === 1 && itemSizes[dst.dtypeCode]! >= 4) {
    copyLines({ sizes, steps }, dst, src);
    return true;
  }
  const step = steps[1]![0]!;
  if (step > 1 && step <= farthest && sizes[0]! >= leastSide && steps[1]!.indexOf(1) < 0)
    return stepRows({ sizes, steps }, dst, dst.offset, src, src.offset);
  const dim = turnedDim(sizes, steps);
  if (dim === 0 || wordsPer(dst) > 2) return false;
  const withTransposed = (list: readonly number[]): number[] => [
    list[0]!,
    list[dim]!,
    ...list.slice(1).toSpliced(dim - 1, 1),
  ];
  return stepRows({ sizes: withTransposed(sizes), steps: steps.map(withTransposed) }, dst, dst.offset, src, src.offset);
}

/** The plan without the innermost dimension and another one. */
function without({ sizes, steps }: IterationPlan, dim: number): IterationPlan {
  const replaced = (list: readonly number[], one: number): readonly number[] =>
    list.map((entry, d) => (d === 0 || d === dim ? one : entry));
  return { sizes: replaced(sizes, 1), steps: steps.map((perDim) => replaced(perDim, 0)) };
}

/** Copies short common runs, two dimensions at a time. */
function copyLines({ sizes, steps }: IterationPlan, dst: Tensor, src: Tensor): void {
  const entries = wordsPer(dst);
  const [to, from] = [dst.storage.words, src.storage.words];
  const [length, lines] = [sizes[0]! * entries, sizes[1] ?? 1];
  const [toStep, fromStep] = steps.map((perDim) => (perDim[1] ?? 0) * entries) as [number, number];
  forEachRun(without({ sizes, steps }, 1), [dst.offset, src.offset], (_, [at, start]) =>
    copyWords(to, at! * entries, toStep, from, start! * entries, fromStep, lines, length),
  );
}

/** `to[at + j * toStep + i] = from[start + j * fromStep + i]` for all i of `length` and j of `lines`. */
function copyWords(
  to: Int32Array,
  at: number,
  toStep: number,
  from: Int32Array,
  start: number,
  fromStep: number,
  lines: number,
  length: number,
): void {
  for (let j = 0, p = at, q = start; j < lines; j++, p += toStep, q += fromStep) {
    let i = 0;
    for (; i + 4 <= length; i += 4) {
      to[p + i] = from[q + i]!;
      to[p + i + 1] = from[q + i + 1]!;
      to[p + i + 2] = from[q + i + 2]!;
      to[p + i + 3] = from[q + i + 3]!;
    }
    for (; i < length; i++) to[p + i] = from[q + i]!;
  }
}
