// Inner loops of kernels by dtype: plain tables whose cells kernels call, so that others may put faster loops before them (offers.ts).

import { type DTypeClass, dtypes, INT64 } from "../core/dtype.js";
import { once } from "../core/shared.js";

/** Loops by the code of the dtype whose elements they read; null where the kernel has none. Cells change while somebody offers. */
export type LoopTable<Loop> = readonly (Loop | null)[];

/**
 * The table of a kernel that has the same loop for all arrays of numbers: dtypes of such classes but int64, whose elements are two entries.
 * @param name what all copies of the package in a program know the table by: offers reach whichever copy's kernel runs
 */
export function sameLoop<Loop>(
  name: string,
  loop: Loop,
  classes: readonly DTypeClass[] = ["float", "int", "bool"],
): LoopTable<Loop> {
  return once(`loops of ${name}`, () =>
    dtypes.map(({ code, class: kind, stored, computes }) =>
      stored && computes === code && code !== INT64 && classes.includes(kind) ? loop : null,
    ),
  );
}
