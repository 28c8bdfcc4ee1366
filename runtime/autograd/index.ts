// The public names of autograd. Importing this file installs what autograd gives every tensor.

import "./tensor-members.js";
import "./undifferentiable.js";

export { type AnomalyOptions, detectAnomaly, isAnomalyEnabled } from "./anomaly.js";
export { type BackwardOptions, backward, type GradOptions, grad } from "./backward.js";
export { type CheckpointOptions, checkpoint, checkpointWith } from "./checkpoint.js";
export {
  AutogradFunction,
  type FunctionContext,
  type FunctionDefinition,
  type FunctionResult,
} from "./custom-function.js";
export { type Dual, dualLevel, makeDual, unpackDual } from "./forward.js";
export {
  type DerivativeOptions,
  hessian,
  hvp,
  type JacobianOptions,
  jacobian,
  jvp,
  type TensorFunction,
  vjp,
} from "./functional.js";
export {
  enableGrad,
  inferenceMode,
  isGradEnabled,
  isInferenceModeEnabled,
  noGrad,
  setGradEnabled,
} from "./grad-mode.js";
export {
  type CheckedFunction,
  type GradcheckOptions,
  gradcheck,
  gradcheckForward,
  gradgradcheck,
} from "./gradcheck.js";
export { type GraphTextOptions, graphDot, graphText } from "./graph.js";
export {
  type Edge,
  type Gradient,
  type HookHandle,
  Node,
  type NodePostHook,
  type NodePreHook,
  type TensorHook,
} from "./node.js";
export { savedTensorHooks } from "./saved.js";
export type { Guard, SavedTensorHooks } from "./state.js";
