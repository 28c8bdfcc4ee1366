// Pointwise operators on half precision, block by block: no operand is there in another dtype as a whole. Installed by runtime/parts/half.ts.

import { computingCodes } from "../../core/dtype.js";
import { formatOf, loadRow, storeRow } from "../../core/format.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { arrayOf, memoryOf } from "../memory/arrays.js";
import { blockwise, toLimits } from "./runner.js";

/** Do a result and its operands, but for single numbers, have one dtype and lie together in the same order? */
function lieAlike(target: Tensor, inputs: readonly Tensor[]): boolean {
  const { dtypeCode, numel } = target;
  return (
    target.isContiguous &&
    inputs.every(
      (input) => input.dtypeCode === dtypeCode && (input.numel === 1 || (input.isContiguous && input.numel === numel)),
    )
  );
}

/** Elements that are computed at a time: they and their operands stay in the fastest memory. */
const BLOCK = 2048;

/** Has pointwise operators compute half precision in blocks. */
export function installBlocks(): void {
  blockwise.run = (rule, loop, target, inputs, parameters) => {
    if (!lieAlike(target, inputs)) return false;
    const { numel, offset, dtypeCode } = target;
    const size = Math.min(numel, BLOCK);
    const inner = computingCodes[dtypeCode]!;
    const format = formatOf(dtypeCode)!;
    const load = (to: Tensor, from: Tensor, place: number, count: number) =>
      loadRow(format, memoryOf(from), place, 1, count, arrayOf(to) as Float32Array);
    const results = allocateCode([size], inner);
    const numbers = inputs.map((input) => allocateCode([input.numel === 1 ? 1 : size], inner));
    for (const [i, input] of inputs.entries()) if (input.numel === 1) load(numbers[i]!, input, input.offset, 1);
    for (let done = 0; done < numel; done += size) {
      const count = Math.min(size, numel - done);
      const operands: unknown[] = [count, arrayOf(results), 0, 1];
      for (const [i, input] of inputs.entries()) {
        if (input.numel > 1) load(numbers[i]!, input, input.offset + done, count);
        operands.push(arrayOf(numbers[i]!), 0, input.numel === 1 ? 0 : 1);
      }
      (loop as (...args: unknown[]) => void)(...operands, ...parameters);
      if (rule.limits === true) toLimits(results, format.largest);
      storeRow(format, arrayOf(results) as Float32Array, memoryOf(target), offset + done, 1, count);
    }
    return true;
  };
}
