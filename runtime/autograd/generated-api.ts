// What generated/autograd may import: the only list of names between generated code and this folder.

import { autogradHi, belowAutogradHi, fullWord, inplaceOrViewHi } from "../dispatch/keys.js";
import type { Gradient } from "./node.js";

export {
  anyTangent,
  forbidTangents,
  forwardLevel,
  hasTangent,
  isDifferentiated,
  primalOf,
  setTangent,
  setTangents,
  tangentOf,
  tangentOrZeros,
} from "./forward.js";
export { isGradEnabled as gradEnabled } from "./grad-mode.js";
export {
  apartFrom,
  asNonDifferentiableView,
  asView,
  asViews,
  bumpVersion,
  checkInplace,
  checkNoGradient,
  edgeOf,
  edgesOf,
  rebaseHistory,
  refuseInferenceWrite,
  refuseOutGradient,
  replaceHistory,
  setHistory,
  setHistoryAll,
} from "./history.js";
export { anyRequiresGrad, isInference, requiresGrad } from "./meta.js";
export { type Edge, type Gradient, Node, notImplemented, notImplementedRule, type Rule, rule } from "./node.js";
export {
  type SavedTensor,
  saveInplaceOutput,
  saveOutput,
  saveTensor,
  saveTensors,
  unpackSaved,
  unpackSavedOptional,
  unpackSavedOptionals,
  unpackSavedTensors,
} from "./saved.js";

/** `count` undefined gradients. */
export function noGradients(count: number): Gradient[] {
  return new Array<Gradient>(count).fill(null);
}

/** Is any of the edges from `from` up to `to` needed? */
export function anyNeeded(needs: readonly boolean[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (needs[i]) return true;
  return false;
}

/** Masks the autograd keys out of the high word: what in-place and view operators run under. */
export const belowAutograd: number = fullWord & ~autogradHi;
/** The same without ADInplaceOrView: what all other operators run under. */
export const belowADInplaceOrView: number = belowAutograd & ~inplaceOrViewHi;
/** Keys of the high word below autograd's, for a redispatch from an autograd kernel. */
export const afterAutograd: number = belowAutogradHi;
/** Keys of the high word below ADInplaceOrView, for a redispatch from there. */
export const afterADInplaceOrView: number = inplaceOrViewHi - 1;
export { gradients, recording, recordingView, recordingViewChange, recordingWrite, viewing } from "./recording.js";
export { bumping, refusing } from "./written.js";
