// Loops that move rows: rows selected by a list of numbers, and rows of strided elements.

import { byCode } from "../../core/dtype.js";
import type { Tensor } from "../../core/tensor.js";
import { innerLoop } from "../loops/inner-loop.js";
import type { LoopTable } from "../loops/loop-table.js";
import { transposeSide } from "../loops/thresholds.js";
import { type BitArray, wordsOrBitsOf, wordsPer } from "./elements.js";
import { forEachRun, type IterationPlan } from "./iterator.js";
import { copyRun, takeRuns } from "./offsets.js";
import { transposeTiled } from "./tiled-transpose.js";

/** Concatenates `runs.length` runs of `width` entries: run `k` starts at `start + runs[k] * pitch`. */
export type SpanLoop = (
  runs: ArrayLike<number>,
  width: number,
  to: BitArray,
  at: number,
  from: BitArray,
  start: number,
  pitch: number,
) => unknown;

/**
 * `to[at + r * toRow + i] = from[start + r * fromRow + i * step]` for all i of `count` and r of `rows`; offsets and
 * steps count elements of `entries` words.
 */
export type StridedLoop = (
  rows: number,
  count: number,
  to: BitArray,
  at: number,
  toRow: number,
  from: BitArray,
  start: number,
  fromRow: number,
  step: number,
  entries: number,
) => unknown;

/**
 * Copies a window of `from` to contiguous memory: sizes and strides with the innermost dimension first, whose stride is 1. Offsets and strides are in elements of
 * `entries` words.
 */
export type LineLoop = (
  sizes: readonly number[],
  to: Int32Array,
  at: number,
  from: Int32Array,
  start: number,
  steps: readonly number[],
  entries: number,
) => unknown;

const forAll =
  <Loop>(loop: Loop) =>
  (): LoopTable<Loop> =>
    byCode<Loop | null>(({ stored }) => (stored ? loop : null), null);

const plainRuns: SpanLoop = (runs, width, to, at, from, start, pitch) =>
  takeRuns(to, at, from, start, runs, pitch, width);

const plainSteps: StridedLoop = (rows, count, to, at, toRow, from, start, fromRow, step, entries) => {
  if (fromRow === 1 && Math.min(step, rows, count) >= transposeSide && entries <= 2)
    return transposeTiled(to, at, toRow, from, start, step, count, rows, entries);
  for (let r = 0; r < rows; r++)
    for (let entry = 0; entry < entries; entry++)
      copyRun(
        to,
        entries * (at + r * toRow) + entry,
        entries,
        from,
        entries * (start + r * fromRow) + entry,
        entries * step,
        count,
      );
};

const plainLines: LineLoop = (sizes, to, at, from, start, steps, entries) => {
  const [length, lines] = [sizes[0]! * entries, sizes[1] ?? 1];
  const outer = { sizes: [1, ...sizes.slice(2)], steps: [[0, ...steps.slice(2)]] };
  let place = at * entries;
  forEachRun(outer, [start], (_, [first]) => {
    copyWords(to, place, length, from, first! * entries, (steps[1] ?? 0) * entries, lines, length);
    place += lines * length;
  });
};

/** `to[at + j * toStep + i] = from[start + j * fromStep + i]` for all i of `length` and j of `lines`. */
export function copyWords(
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

/** Rows that a list of numbers selects. Arrays are those of `wordsOrBitsOf`, here and below. */
export const spanLoops = innerLoop<SpanLoop, "index_select">("index_select", {
  cells: forAll(plainRuns),
  size: (runs, width) => runs.length * width,
  operators: ["index_select", "index"],
});
/** Rows of strided elements, copied to contiguous memory. */
export const stridedLoops = innerLoop<StridedLoop, "copy/strided">("copy/strided", {
  cells: forAll(plainSteps),
  size: (rows, count) => rows * count,
  operators: ["copy", "clone", "flip"],
});
/** Short runs of adjacent elements, copied to contiguous memory. */
export const lineLoops = innerLoop<LineLoop, "copy/lines">("copy/lines", {
  cells: forAll(plainLines),
  size: (sizes) => sizes.reduce((product, size) => product * size, 1),
  operators: ["copy", "clone"],
});

/** As `takeRuns`, with the loop for elements of a dtype. */
export function copySpans(
  to: BitArray,
  at: number,
  from: BitArray,
  start: number,
  runs: ArrayLike<number>,
  pitch: number,
  width: number,
  code: number,
): void {
  spanLoops.at(code, runs.length * width)!(runs, width, to, at, from, start, pitch);
}

/**
 * Executes a copy plan of two tensors of one dtype, two dimensions at a time; false if the first tensor's elements are
 * strided.
 */
export function copyStrided(
  { sizes, steps }: IterationPlan,
  to: Tensor,
  at: number,
  from: Tensor,
  start: number,
): boolean {
  const [toSteps, fromSteps] = steps as [readonly number[], readonly number[]];
  if (toSteps[0] !== 1) return false;
  const [target, source, entries] = [wordsOrBitsOf(to), wordsOrBitsOf(from), wordsPer(to)];
  const [count, rows = 1] = sizes as [number, number?];
  const move = stridedLoops.at(to.dtypeCode, count * rows)!;
  const outer =
    sizes.length > 2
      ? { sizes: sizes.slice(2), steps: steps.map((step) => step.slice(2)) }
      : { sizes: [1], steps: [[0], [0]] };
  const step = fromSteps[0]!;
  const [toRow, fromRow] = [toSteps[1] ?? 0, fromSteps[1] ?? 0];
  forEachRun(outer, [at, start], (planes, offsets) => {
    let [p, q] = offsets as [number, number];
    for (let i = 0; i < planes; i++, p += outer.steps[0]![0]!, q += outer.steps[1]![0]!)
      move(rows, count, target, p, toRow, source, q, fromRow, step, entries);
  });
  return true;
}
