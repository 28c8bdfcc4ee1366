// What generated/autograd may import: the only list of names between generated code and this folder.

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

export { gradients, recording, recordingView, recordingViewChange, recordingWrite, viewing } from "./recording.js";
export {
  afterGradient as afterAutograd,
  afterViews as afterADInplaceOrView,
  belowGradient as belowAutograd,
  belowViews as belowADInplaceOrView,
  bumping,
  refusing,
} from "./written.js";
