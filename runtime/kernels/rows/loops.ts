// Tables of generated loops over rows: inner loops of their operators, so that faster ones can be offered.

import { BOOL, dtypes, FLOAT32, FLOAT64, INT8, INT16, INT32, INT64, UINT8 } from "../../core/dtype.js";
import { type InnerLoop, innerLoop } from "../loops/inner-loop.js";
import type { AnyLoop } from "../loops/loop-table.js";
import type { ElementArray } from "../memory/arrays.js";
import type { Parameter } from "../pointwise/rule.js";

/** One to three tensors, each as array, index of the first element, elements between rows, and between elements of a row; then the parameters. */
export type RowOperands = readonly (ElementArray | number | Parameter)[];

/**
 * Computes `rows` rows of `n` elements. The result of the first row, or of its first element, is written to `out[at]`; results
 * of rows are `rowStep` apart, and those of elements, if there is one for each, `step`. Steps are in elements, of int64 two entries.
 */
export type RowsLoop = (
  rows: number,
  n: number,
  out: ElementArray,
  at: number,
  rowStep: number,
  step: number,
  ...operands: RowOperands
) => unknown;

/** An operator's loops, from those of its number classes. `int` serves all integers of up to 32 bits. */
export function rowLoops<const Name extends string>(
  name: Name,
  inputs: number,
  isEach: boolean,
  loops: {
    readonly float32?: AnyLoop;
    readonly float64?: AnyLoop;
    readonly int?: AnyLoop;
    readonly int64?: AnyLoop;
    readonly bool?: AnyLoop;
  },
): InnerLoop<RowsLoop, Name> {
  return innerLoop<RowsLoop, Name>(name, {
    cells() {
      const table = new Array<AnyLoop | null>(dtypes.length).fill(null);
      table[FLOAT32] = loops.float32 ?? null;
      table[FLOAT64] = loops.float64 ?? null;
      for (const code of [UINT8, INT8, INT16, INT32]) table[code] = loops.int ?? null;
      table[INT64] = loops.int64 ?? null;
      table[BOOL] = loops.bool ?? null;
      return table as (RowsLoop | null)[];
    },
    size: (rows, n) => rows * n,
    isContiguous(_rows, _n, _out, _at, _rowStep, step, ...operands) {
      for (let i = 0; i < inputs; i++) if (operands[4 * i + 3] !== 1) return false;
      return !isEach || step === 1;
    },
    // Of forms with an overload name, the operator.
    operators: [name.split(".")[0]!],
  });
}
