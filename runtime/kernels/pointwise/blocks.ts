// Pointwise operators on half precision, block by block, so that no operand is converted as a whole. Installed by
// runtime/features/half.ts.

import { BOOL, computingCodes, emulatedCodes, FLOAT32, itemSizes } from "../../core/dtype.js";
import { formatOf, loadRow, storeRow } from "../../core/format.js";
import { beforeLong, bitLoops, type LoopTable } from "../loops/loop-table.js";
import { blockwiseRun, longRun } from "../loops/thresholds.js";
import { memoryOf } from "../memory/arrays.js";
import { planIteration } from "../memory/iterator.js";
import { broadcastSteps } from "../shapes/strides.js";
import { type AnyLoop, blockwise } from "./runner.js";

/** Elements of a block: blocks of all operands fit the first-level cache. */
const BLOCK = 2048;

/** Bits of one byte could not be told from bool's elements: these dtypes are converted as a whole. */
const wideBits = emulatedCodes.filter((code) => itemSizes[code] !== 1);

type Loop = (...args: unknown[]) => void;

/**
 * The loop over the bits of a dtype: computes blocks of numbers with the loop that is currently in the table for them.
 * Bool results and operands are accessed in place.
 */
function blockLoop(loops: LoopTable<unknown>, code: number, inputs: number, scratch: readonly Float32Array[]): Loop {
  const format = formatOf(code)!;
  const numbers = computingCodes[code]!;
  return (n, out, at, step, ...rest) => {
    const count = n as number;
    for (let done = 0; done < count; done += BLOCK) {
      const size = Math.min(BLOCK, count - done);
      const start = (at as number) + done * (step as number);
      const isBits = out instanceof Uint16Array;
      const given = isBits ? [size, scratch[0]!, 0, 1] : [size, out, start, step];
      for (let i = 0; i < inputs; i++) {
        const [from, offset, apart] = rest.slice(3 * i, 3 * i + 3) as [Uint16Array | Uint8Array, number, number];
        if (from instanceof Uint16Array) {
          // Constant operands are loaded for the first block only.
          if (apart !== 0) loadRow(format, from, offset + done * apart, apart, size, scratch[i + 1]!);
          else if (done === 0) scratch[i + 1]![0] = format.load(from[offset]!);
          given.push(scratch[i + 1]!, 0, apart === 0 ? 0 : 1);
        } else given.push(from, offset + done * apart, apart);
      }
      (loops[numbers] as Loop)(...given, ...rest.slice(3 * inputs));
      if (isBits) storeRow(format, scratch[0]!, out, start, step as number, size);
    }
  };
}

/** Lets pointwise operators compute half precision in blocks. */
export function installBlocks(): void {
  const scratch = Array.from({ length: 4 }, () => new Float32Array(BLOCK));
  const others = bitLoops.installed;
  bitLoops.install((loops, of) => {
    others?.(loops, of);
    if (typeof of === "string" || loops[FLOAT32] == null) return;
    for (const code of wideBits) (loops as (unknown | null)[])[code] ??= blockLoop(loops, code, of, scratch);
  });
  blockwise.install((rule, loops, code, execute, target, inputs, parameters) => {
    const fits = (input: { readonly dtypeCode: number }, i: number): boolean =>
      input.dtypeCode === ((rule.conditions & (1 << i)) !== 0 ? BOOL : code);
    // Limits of the dtype differ from those of its computing dtype.
    if (!wideBits.includes(code) || rule.adjust !== undefined || target.numel === 0 || !inputs.every(fits))
      return false;
    const operands = [target, ...inputs];
    const plan = planIteration(
      target.shape,
      operands.map((operand) => broadcastSteps(operand, target.shape)),
    );
    if (plan.sizes.length > 1 && plan.sizes[0]! < blockwiseRun) return false;
    if (target.numel >= longRun) beforeLong(...operands);
    bitLoops.installed!(loops, inputs.length);
    const offsets = operands.map(({ offset }) => offset);
    execute(loops[code] as AnyLoop, plan, operands.map(memoryOf), offsets, parameters);
    return true;
  });
}
