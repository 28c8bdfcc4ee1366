// Copies between tensors of one dtype in different layouts: long common runs, elements a few steps apart, transposes.

import { itemSizes } from "../../core/dtype.js";
import type { Tensor } from "../../core/tensor.js";
import { copiedLine, farthestStep, longRun, repeatedWords, transposeSide } from "../loops/thresholds.js";
import { broadcastSteps } from "../shapes/strides.js";
import { type BitArray, wordsOrBitsOf, wordsPer } from "./elements.js";
import { forEachRun, type IterationPlan, planIteration } from "./iterator.js";
import { copyRun } from "./offsets.js";
import { copyStrided, copyWords, lineLoops } from "./span-copies.js";

/** Repetitions are copied from those already written, up to this many words at a time: these are still in the nearest cache. */
const nearWords = 8192;

/**
 * The dimension, other than the innermost one, in which the source is contiguous; 0 if there is none or tiling is not
 * worth it.
 */
function turnedDim(sizes: readonly number[], steps: IterationPlan["steps"]): number {
  const [to, from] = steps as [readonly number[], readonly number[]];
  if (to[0] !== 1 || from[0]! < transposeSide || sizes[0]! < transposeSide) return 0;
  const dim = from.indexOf(1, 1);
  return dim > 0 && sizes[dim]! >= transposeSide ? dim : 0;
}

/**
 * Copies between tensors of one dtype that have long runs in common, or one of which has the layout of the other's
 * transpose, or of a batch of transposes. @returns false if nothing was copied
 */
export function copyTransposes(dst: Tensor, src: Tensor, loop: object): boolean {
  // Offered copy loops take precedence.
  if (dst.numel < longRun || dst.dtypeCode !== src.dtypeCode || "offers" in loop) return false;
  const { sizes, steps } = planIteration(dst.shape, [broadcastSteps(dst, dst.shape), broadcastSteps(src, dst.shape)]);
  if (copyRepeated({ sizes, steps }, dst, src)) return true;
  if (isShortLines({ sizes, steps }, dst)) {
    const [to, from] = [dst.storage.words, src.storage.words];
    lineLoops.at(dst.dtypeCode, dst.numel)!(sizes, to, dst.offset, from, src.offset, steps[1]!, wordsPer(dst));
    return true;
  }
  if (steps[0]![0] === 1 && steps[1]![0] === 1 && sizes[0]! * wordsPer(dst) >= copiedLine) {
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
  if (step > 1 && step <= farthestStep && sizes[0]! >= transposeSide && steps[1]!.indexOf(1) < 0)
    return copyStrided({ sizes, steps }, dst, dst.offset, src, src.offset);
  const dim = turnedDim(sizes, steps);
  if (dim === 0 || wordsPer(dst) > 2) return false;
  const withTransposed = (list: readonly number[]): number[] => [
    list[0]!,
    list[dim]!,
    ...list.slice(1).toSpliced(dim - 1, 1),
  ];
  return copyStrided(
    { sizes: withTransposed(sizes), steps: steps.map(withTransposed) },
    dst,
    dst.offset,
    src,
    src.offset,
  );
}

/** Copies runs or elements broadcast along the next dimension, if their repetitions are contiguous. @returns false if nothing was copied */
function copyRepeated({ sizes, steps }: IterationPlan, dst: Tensor, src: Tensor): boolean {
  const [to, from] = steps as [readonly number[], readonly number[]];
  const line = from[0] === 0 ? 1 : sizes[0]!;
  const dim = from[0] === 0 ? 0 : 1;
  const entries = wordsPer(dst);
  const length = line * entries;
  const size = length * (sizes[dim] ?? 0);
  if (to[0] !== 1 || from[0]! > 1 || from[dim] !== 0 || to[dim] !== line || size < repeatedWords) return false;
  const [target, source] = [wordsOrBitsOf(dst), wordsOrBitsOf(src)];
  const outer = {
    sizes: [1, ...sizes.slice(dim + 1)],
    steps: steps.map((perDim) => [0, ...perDim.slice(dim + 1)]),
  };
  forEachRun(outer, [dst.offset, src.offset], (_, [at, start]) =>
    repeatLine(target, at! * entries, size, source, start! * entries, length),
  );
  return true;
}

/** `to[at + i] = from[start + i % length]` for all i of `size`. */
function repeatLine(to: BitArray, at: number, size: number, from: BitArray, start: number, length: number): void {
  if (length === 1) {
    to.fill(from[start]!, at, at + size);
    return;
  }
  copyRun(to, at, 1, from, start, 1, length);
  const most = Math.max(length, nearWords - (nearWords % length));
  for (let done = length; done < size; ) {
    const count = Math.min(done, most, size - done);
    to.copyWithin(at + done, at, at + count);
    done += count;
  }
}

/** Do both have short runs in common, and is `dst` contiguous? */
function isShortLines({ sizes, steps }: IterationPlan, dst: Tensor): boolean {
  const [to, from] = steps as [readonly number[], readonly number[]];
  if (to[0] !== 1 || from[0] !== 1 || sizes.length === 1) return false;
  if (itemSizes[dst.dtypeCode]! < 4 || sizes[0]! * wordsPer(dst) >= 2 * copiedLine) return false;
  return sizes.every((size, d) => d === sizes.length - 1 || to[d + 1] === to[d]! * size);
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
