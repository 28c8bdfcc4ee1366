// Copies of transposes by squares: each line of memory is used whole while it is near.

import { FLOAT64, itemSizes } from "../../core/dtype.js";
import type { Tensor } from "../../core/tensor.js";
import { longRun } from "../loop-table.js";
import { broadcastSteps } from "../shapes/strides.js";
import { type ElementArray, memoryOf } from "./arrays.js";
import { wordsOrBitsOf, wordsPer } from "./elements.js";
import { forEachRun, type IterationPlan, planIteration } from "./iterator.js";
import { stepRows } from "./runs.js";

/** Of a square, and the least that is worth cutting. */
const side = 64;
const leastSide = 16;

/** Lines of so many elements are copied by the engine. */
const longLine = 64;

/** Elements that lie further apart are not worth more than a plain loop. */
const farthest = 8;

/** Along which other dimension than the innermost one the source has its elements together; 0 where squares do not pay. */
function turnedDim(sizes: readonly number[], steps: IterationPlan["steps"]): number {
  const [to, from] = steps as [readonly number[], readonly number[]];
  if (to[0] !== 1 || from[0]! < leastSide || sizes[0]! < leastSide) return 0;
  const turned = from.indexOf(1, 1);
  return turned > 0 && sizes[turned]! >= leastSide ? turned : 0;
}

/** Copies, if both are of one dtype and have long lines in common, or one of them lies as the other's transpose, or a batch of such. */
export function copyTransposes(dst: Tensor, src: Tensor, loop: object): boolean {
  // What somebody offers for runs goes before.
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
  const apart = steps[1]![0]!;
  if (apart > 1 && apart <= farthest && sizes[0]! >= leastSide && steps[1]!.indexOf(1) < 0)
    return stepRows({ sizes, steps }, dst, dst.offset, src, src.offset);
  const turned = turnedDim(sizes, steps);
  if (turned === 0 || (itemSizes[dst.dtypeCode]! > 4 && dst.dtypeCode !== FLOAT64)) return false;
  // Words for floats: numbers would be converted on the way.
  const [to, from] = [dst, src].map((tensor) =>
    itemSizes[dst.dtypeCode] === 4 ? tensor.storage.words : memoryOf(tensor),
  ) as [ElementArray, ElementArray];
  forEachRun(without({ sizes, steps }, turned), [dst.offset, src.offset], (_, [at, fromAt]) =>
    turn(to, at!, steps[0]![turned]!, from, fromAt!, steps[1]![0]!, sizes[0]!, sizes[turned]!),
  );
  return true;
}

/** The plan for all dimensions but the innermost one and another. */
function without({ sizes, steps }: IterationPlan, dim: number): IterationPlan {
  const others = (list: readonly number[], one: number): readonly number[] =>
    list.map((entry, d) => (d === 0 || d === dim ? one : entry));
  return { sizes: others(sizes, 1), steps: steps.map((perDim) => others(perDim, 0)) };
}

/** Copies short lines that both have in common, those of two dimensions at a time. */
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

/** `to[at + i + j * toStep] = from[fromAt + i * fromStep + j]` for all i of `columns` and j of `rows`. */
function turn(
  to: ElementArray,
  at: number,
  toStep: number,
  from: ElementArray,
  fromAt: number,
  fromStep: number,
  columns: number,
  rows: number,
): void {
  const areWords = to instanceof Int32Array && from instanceof Int32Array;
  for (let left = 0; left < columns; left += side) {
    const width = Math.min(side, columns - left);
    for (let top = 0; top < rows; top += side) {
      const height = Math.min(side, rows - top);
      const p = at + top * toStep + left;
      const q = fromAt + left * fromStep + top;
      const done = areWords ? turnFours(to, p, toStep, from, q, fromStep, width, height) : 0;
      turnLines(to, p + done * toStep, toStep, from, q + done, fromStep, width, height - done);
    }
  }
}

/** Of words, and never other arrays, which would make it slower for all: four lines side by side. Returns how many lines that were. */
function turnFours(
  to: Int32Array,
  at: number,
  toStep: number,
  from: Int32Array,
  fromAt: number,
  fromStep: number,
  columns: number,
  rows: number,
): number {
  let j = 0;
  for (; j + 4 <= rows; j += 4) {
    let p = at + j * toStep;
    let o = p + toStep;
    let n = o + toStep;
    let m = n + toStep;
    for (let i = 0, q = fromAt + j; i < columns; i++, q += fromStep) {
      to[p++] = from[q]!;
      to[o++] = from[q + 1]!;
      to[n++] = from[q + 2]!;
      to[m++] = from[q + 3]!;
    }
  }
  return j;
}

function turnLines(
  to: ElementArray,
  at: number,
  toStep: number,
  from: ElementArray,
  fromAt: number,
  fromStep: number,
  columns: number,
  rows: number,
): void {
  for (let j = 0; j < rows; j++)
    for (let i = 0, p = at + j * toStep, q = fromAt + j; i < columns; i++, q += fromStep) to[p + i] = from[q]!;
}
