// Conversion between the boxed and the unboxed calling convention, and counters of conversions.
import { once } from "../core/shared.js";
import type { BoxedKernel, Kernel } from "./kernel.js";
import { KeySet } from "./key-set.js";
import type { OperatorEntry } from "./operator-entry.js";

/** Counts conversions, for tests. */
export const boxingCounter: { boxings: number; unboxings: number } = once("dispatch.boxings", () => ({
  boxings: 0,
  unboxings: 0,
}));

/** The unboxed form of a boxed kernel for one operator: pushes arguments, calls, pops results. */
export function boxedAdapter(entry: OperatorEntry, kernel: BoxedKernel): Kernel {
  return ((...stack: unknown[]) => {
    const returns = entry.returnCount;
    const hi = stack.pop() as number;
    const lo = stack.pop() as number;
    boxingCounter.boxings++;
    kernel.call(entry, new KeySet(lo, hi), stack);
    if (stack.length !== returns) throw entry.registry.wrongCount(entry, kernel, stack.length);
    if (returns === 1) return stack[0];
    return returns === 0 ? undefined : stack;
  }) as Kernel;
}

type AnyCell = (...args: unknown[]) => unknown;

/** Calls a cell with arguments from an array; short arrays are not copied. */
export function callCell(cell: Kernel, args: readonly unknown[], lo: number, hi: number): unknown {
  const call = cell as AnyCell;
  switch (args.length) {
    case 0:
      return call(lo, hi);
    case 1:
      return call(args[0], lo, hi);
    case 2:
      return call(args[0], args[1], lo, hi);
    case 3:
      return call(args[0], args[1], args[2], lo, hi);
    case 4:
      return call(args[0], args[1], args[2], args[3], lo, hi);
    default:
      return call(...args, lo, hi);
  }
}

/** Pushes the result of an unboxed kernel: nothing, one value, or the elements of a tuple. */
export function pushResults(entry: OperatorEntry, result: unknown, stack: unknown[]): void {
  const count = entry.returnCount;
  if (count === 1) stack.push(result);
  else if (count > 1) stack.push(...(result as readonly unknown[]));
}
