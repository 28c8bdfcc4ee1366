// Calls that do nothing but run a loop: no mode, layer, observer or kernel of a user would see them, so that many can be computed at once.

import { keyWordsOf, type Tensor } from "../core/tensor.js";
import {
  autogradHi,
  defaultIncludedHi,
  defaultIncludedLo,
  hostBackend,
  hostDevice,
  inplaceOrViewHi,
  slotOfKey,
} from "./keys.js";
import { local } from "./local.js";
import { type OperatorEntry, usersKernels } from "./operator-entry.js";

/** What the dispatcher does with calls of an operator on plain host tensors, in the present local state. */
export interface PlainCalls {
  /** The loops of the operator's host kernel, by dtype. */
  readonly loops: unknown;
  /** Keys that tensors must not have: a layer would handle them. */
  readonly foreignHi: number;
  /** Whether autograd sees the calls: it records those with tensors that require gradients. */
  readonly reachesAutograd: boolean;
  /** What a write adds to a version. */
  readonly bump: number;
}

const plainLo: number = keyWordsOf(hostDevice).lo;

/** Null if calls on plain host tensors would do anything but run the loops of the operator's pointwise kernel, and what autograd does. */
export function plainCalls(op: OperatorEntry): PlainCalls | null {
  // Before the first call the masks are unknown, and an observer replaces the table.
  if (!op.computed || op.table !== op.cells) return null;
  const keepHi = local.keepHi & op.maskHi;
  const foreignHi = keepHi & ~autogradHi & ~inplaceOrViewHi;
  if ((local.includedLo & local.keepLo & op.maskLo & ~plainLo) !== 0 || (local.includedHi & foreignHi) !== 0)
    return null;
  if (usersKernels.any && [...op.kernels.values()].some(({ fromUser }) => fromUser)) return null;
  const loops = op.kernels.get(slotOfKey(hostBackend))?.pointwise;
  if (loops == null) return null;
  return {
    loops,
    foreignHi,
    reachesAutograd: (keepHi & autogradHi) !== 0,
    bump: (keepHi & inplaceOrViewHi) === 0 ? 0 : 1,
  };
}

/** Whether a tensor is one that such calls are made with: in host memory, not a wrapper's, nor made in inference mode. */
export function isPlainOperand({ keysLo, keysHi }: Tensor, { foreignHi }: { readonly foreignHi: number }): boolean {
  return (keysLo & ~plainLo) === 0 && (keysHi & foreignHi) === 0 && (keysHi & inplaceOrViewHi) !== 0;
}

/** Whether no mode or layer is active that would have to see the operators which a fused one replaces. */
export function isUnwatched(): boolean {
  return local.includedLo === defaultIncludedLo && local.includedHi === defaultIncludedHi;
}
