// Broadcast rows and columns, written out for a block of rows at a time: faster loops then get one long run in place of many short ones.

import { isFloatingCode } from "../../core/dtype.js";
import type { ElementArray } from "./arrays.js";
import { forEachRun, type IterationPlan } from "./iterator.js";

/** Elements of a block; rows of half that length are separate runs. */
const blockSize = 8192;
/** Fewer elements are not worth the block. */
const leastSize = 2048;

/** Calls a loop for each run of a plan. */
type Execute = (
  loop: object,
  plan: IterationPlan,
  arrays: readonly ElementArray[],
  offsets: readonly number[],
  parameters: unknown,
) => void;

/**
 * Calls loops that others have offered with long runs where rows are short, the output lies together across them, and so do the inputs, or stand
 * still, but for rows or columns that are broadcast; calls as it was for other plans, and for dtypes whose elements may be several entries.
 */
export function widely<Own>(execute: Own, code: number): Own {
  if (!isFloatingCode(code)) return execute;
  const widened: Execute = (...run) => executeWidely(execute as Execute, ...run);
  return widened as Own;
}

function executeWidely(
  execute: Execute,
  loop: object,
  plan: IterationPlan,
  arrays: readonly ElementArray[],
  offsets: readonly number[],
  parameters: unknown,
): void {
  const { sizes, steps } = plan;
  const [size, rows] = sizes as [number, number];
  const direct = steps.map(([step, row]) => (step === 1 ? row === size : step === 0 && row === 0));
  const isWide =
    "offers" in loop &&
    sizes.length > 1 &&
    size * rows >= leastSize &&
    2 * size <= blockSize &&
    direct[0] &&
    steps.every(([step, row], i) => direct[i] || step === 0 || (step === 1 && row === 0));
  if (!isWide) {
    execute(loop, plan, arrays, offsets, parameters);
    return;
  }
  const most = Math.min(rows, Math.floor(blockSize / size));
  const wide = arrays.map((array, i) =>
    direct[i] ? array : new (array.constructor as new (length: number) => ElementArray)(most * size),
  );
  const runSteps = steps.map(([step], i) => [direct[i] ? step! : 1]);
  const outer = { sizes: sizes.slice(1), steps: steps.map((perDim) => perDim.slice(1)) };
  // What is written out once serves all blocks where it is the same row.
  const written = new Array<number>(arrays.length).fill(-1);
  forEachRun(outer, offsets, (count, places) => {
    for (let done = 0; done < count; done += most) {
      const here = Math.min(most, count - done);
      const starts = places.map((place, i) => place + done * steps[i]![1]!);
      for (const [i, array] of arrays.entries()) {
        if (direct[i]) continue;
        const isRow = steps[i]![0] === 1;
        if (!isRow || written[i] !== starts[i])
          writeOut(wide[i]!, array, starts[i]!, steps[i]![0]!, steps[i]![1]!, size, isRow ? most : here);
        if (isRow) written[i] = starts[i]!;
        starts[i] = 0;
      }
      execute(loop, { sizes: [here * size], steps: runSteps }, wide, starts, parameters);
    }
  });
}

/** A row so many times, or the elements of a column each so many times. */
function writeOut(
  to: ElementArray,
  from: ElementArray,
  start: number,
  step: number,
  rowStep: number,
  size: number,
  rows: number,
): void {
  if (step === 0) {
    for (let r = 0, at = start, place = 0; r < rows; r++, at += rowStep, place += size)
      to.fill(from[at]!, place, place + size);
    return;
  }
  to.set(from.subarray(start, start + size));
  for (let done = size; done < rows * size; done += done) to.copyWithin(done, 0, Math.min(done, rows * size - done));
}
