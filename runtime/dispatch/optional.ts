// Operators that a kernel calls where the program has them: found by name, so that no selection pulls them in for its sake.

import { DispatchError } from "../core/errors.js";
import { say } from "../core/messages.js";
import { Tensor } from "../core/tensor.js";
import { dispatcher } from "./dispatcher-core.js";
import { local } from "./local.js";
import { slot } from "./slots.js";

type Stub = (...args: readonly unknown[]) => Tensor;

const stubs = new Map<string, Stub>();

/** The stub of an operator that gives a tensor, or null where nothing is registered for it. Its tensors are not in lists. */
export function optional(name: string): Stub | null {
  const known = stubs.get(name);
  if (known !== undefined) return known;
  const op = dispatcher.entries.get(name);
  if (op === undefined || op.kernels.size === 0) return null;
  const stub: Stub = (...args) => {
    let lo = local.includedLo;
    let hi = local.includedHi;
    for (let i = 0; i < args.length; i++) {
      const value = args[i];
      if (value instanceof Tensor) {
        lo |= value.keysLo;
        hi |= value.keysHi;
      }
    }
    lo &= local.keepLo & op.maskLo;
    hi &= local.keepHi & op.maskHi;
    return (op.table[slot(lo, hi)] as unknown as Stub)(...args, lo, hi);
  };
  stubs.set(name, stub);
  return stub;
}

/** @throws DispatchError if nothing is registered for it: a selection has to name it */
export function demanded(name: string): Stub {
  const stub = optional(name);
  if (stub === null) throw new DispatchError(say("operatorLeftOut", name));
  return stub;
}
