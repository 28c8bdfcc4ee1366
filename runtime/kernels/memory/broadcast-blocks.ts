// Materialises broadcast rows and columns for a block of rows at a time, so that faster loops get one long run instead
// of many short ones.

import { isFloatingCode } from "../../core/dtype.js";
import { broadcastPlan } from "../loops/thresholds.js";
import type { ElementArray } from "./arrays.js";
import { forEachRun, type IterationPlan } from "./iterator.js";

/** Elements of a block; longer rows than half of it are separate runs. */
const blockSize = 16_384;

/**
 * Rows of `size` elements, of operands that are contiguous across rows, constant, or a broadcast row or column, given the
 * step along a row and from row to row; the first is the output. False declines the call.
 */
export type RowsLoop = (
  size: number,
  rows: number,
  arrays: readonly ElementArray[],
  starts: readonly number[],
  steps: readonly (readonly number[])[],
  parameters: readonly unknown[],
) => boolean;

/** A loop with offers, some of which take rows without long runs being made of them. */
interface OfferedLoop {
  readonly offers?: readonly { readonly from: number; readonly loop: { readonly overRows?: RowsLoop } }[];
}

/** Calls a loop for each run of a plan. */
type Execute = (
  loop: object,
  plan: IterationPlan,
  arrays: readonly ElementArray[],
  offsets: readonly number[],
  parameters: readonly unknown[],
) => void;

/**
 * Wraps `execute` so that offered loops get long runs although rows are short. The output must be contiguous across
 * rows, and each input contiguous, constant, or a broadcast row or column. Other plans, and dtypes with several entries
 * per element, execute unchanged.
 */
export function overBroadcastBlocks<Own>(execute: Own, code: number): Own {
  if (!isFloatingCode(code)) return execute;
  const widened: Execute = (...run) => executeWidely(execute as Execute, ...run);
  return widened as Own;
}

function executeWidely(
  execute: Execute,
  loop: OfferedLoop,
  plan: IterationPlan,
  arrays: readonly ElementArray[],
  offsets: readonly number[],
  parameters: readonly unknown[],
): void {
  const { sizes, steps } = plan;
  const [size, rows] = sizes as [number, number];
  const direct = steps.map(([step, row]) => (step === 1 ? row === size : step === 0 && row === 0));
  const isWide =
    loop.offers !== undefined &&
    sizes.length > 1 &&
    size * rows >= broadcastPlan &&
    2 * size <= blockSize &&
    direct[0] &&
    steps.every(([step, row], i) => direct[i] || step === 0 || (step === 1 && row === 0));
  if (!isWide) {
    execute(loop, plan, arrays, offsets, parameters);
    return;
  }
  const rowsPerBlock = Math.min(rows, Math.floor(blockSize / size));
  const outer = { sizes: sizes.slice(1), steps: steps.map((perDim) => perDim.slice(1)) };
  const [first] = loop.offers!;
  const overRows = first!.from <= rowsPerBlock * size ? first!.loop.overRows : undefined;
  if (overRows !== undefined) {
    let isDone = true;
    forEachRun(outer, offsets, (count, starts) => {
      isDone &&= overRows(size, count, arrays, starts, steps, parameters);
    });
    if (isDone) return;
  }
  const blocks = arrays.map((array, i) =>
    direct[i] ? array : new (array.constructor as new (length: number) => ElementArray)(rowsPerBlock * size),
  );
  const runSteps = steps.map(([step], i) => [direct[i] ? step! : 1]);
  // A broadcast row is materialised once for all blocks.
  const written = new Array<number>(arrays.length).fill(-1);
  forEachRun(outer, offsets, (count, offsetsOfRun) => {
    for (let done = 0; done < count; done += rowsPerBlock) {
      const blockRows = Math.min(rowsPerBlock, count - done);
      const starts = offsetsOfRun.map((offset, i) => offset + done * steps[i]![1]!);
      for (const [i, array] of arrays.entries()) {
        if (direct[i]) continue;
        const isRow = steps[i]![0] === 1;
        if (!isRow || written[i] !== starts[i])
          broadcastRow(
            blocks[i]!,
            array,
            starts[i]!,
            steps[i]![0]!,
            steps[i]![1]!,
            size,
            isRow ? rowsPerBlock : blockRows,
          );
        if (isRow) written[i] = starts[i]!;
        starts[i] = 0;
      }
      execute(loop, { sizes: [blockRows * size], steps: runSteps }, blocks, starts, parameters);
    }
  });
}

/** Repeats a row `rows` times, or each element of a column `size` times. */
export function broadcastRow(
  to: ElementArray,
  from: ElementArray,
  start: number,
  step: number,
  rowStep: number,
  size: number,
  rows: number,
): void {
  if (step === 0) {
    for (let r = 0, at = start, target = 0; r < rows; r++, at += rowStep, target += size)
      to.fill(from[at]!, target, target + size);
    return;
  }
  to.set(from.subarray(start, start + size));
  for (let done = size; done < rows * size; done += done) to.copyWithin(done, 0, Math.min(done, rows * size - done));
}
