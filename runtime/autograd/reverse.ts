// The public names of autograd that recording and backward need, each created once per program. Importing this file installs autograd's
// members on tensors.

import { overridable } from "../core/public-calls.js";
import { share } from "../core/shared.js";
import * as anomalyRoom from "./anomaly.js";
import * as backwardRoom from "./backward.js";
import * as checkpointRoom from "./checkpoint.js";
import * as customFunctionRoom from "./custom-function.js";
import * as gradModeRoom from "./grad-mode.js";
import * as graphRoom from "./graph.js";
import * as savedRoom from "./saved-hooks.js";

import "./tensor-members.js";

export type { AnomalyOptions } from "./anomaly.js";
export type { BackwardOptions, GradOptions } from "./backward.js";
export type { CheckpointOptions } from "./checkpoint.js";
export type { FunctionContext, FunctionDefinition, FunctionResult } from "./custom-function.js";
export type { GraphTextOptions } from "./graph.js";
export {
  type Edge,
  type Gradient,
  type HookHandle,
  Node,
  type NodePostHook,
  type NodePreHook,
  type TensorHook,
} from "./node.js";
export type { Guard, SavedTensorHooks } from "./state.js";

// A second copy of the package exports the first one's functions.
export const detectAnomaly: typeof anomalyRoom.detectAnomaly = share(
  "autograd.detectAnomaly",
  anomalyRoom.detectAnomaly,
);
export const isAnomalyEnabled: typeof anomalyRoom.isAnomalyEnabled = share(
  "autograd.isAnomalyEnabled",
  anomalyRoom.isAnomalyEnabled,
);
export const backward: typeof backwardRoom.backward = overridable("backward", () => {
  backwardRoom.installInputs();
  return backwardRoom.backward;
});
export const grad: typeof backwardRoom.grad = overridable("grad", () => {
  backwardRoom.installInputs();
  return backwardRoom.grad;
});
export const checkpoint: typeof checkpointRoom.checkpoint = share("autograd.checkpoint", checkpointRoom.checkpoint);
export const checkpointWith: typeof checkpointRoom.checkpointWith = share(
  "autograd.checkpointWith",
  checkpointRoom.checkpointWith,
);
export const AutogradFunction: typeof customFunctionRoom.AutogradFunction = share(
  "autograd.AutogradFunction",
  customFunctionRoom.AutogradFunction,
);
export const enableGrad: typeof gradModeRoom.enableGrad = share("autograd.enableGrad", gradModeRoom.enableGrad);
export const inferenceMode: typeof gradModeRoom.inferenceMode = share(
  "autograd.inferenceMode",
  gradModeRoom.inferenceMode,
);
export const isGradEnabled: typeof gradModeRoom.isGradEnabled = share(
  "autograd.isGradEnabled",
  gradModeRoom.isGradEnabled,
);
export const isInferenceModeEnabled: typeof gradModeRoom.isInferenceModeEnabled = share(
  "autograd.isInferenceModeEnabled",
  gradModeRoom.isInferenceModeEnabled,
);
export const noGrad: typeof gradModeRoom.noGrad = share("autograd.noGrad", gradModeRoom.noGrad);
export const setGradEnabled: typeof gradModeRoom.setGradEnabled = share(
  "autograd.setGradEnabled",
  gradModeRoom.setGradEnabled,
);
export const graphDot: typeof graphRoom.graphDot = share("autograd.graphDot", graphRoom.graphDot);
export const graphText: typeof graphRoom.graphText = share("autograd.graphText", graphRoom.graphText);
export const savedTensorHooks: typeof savedRoom.savedTensorHooks = share(
  "autograd.savedTensorHooks",
  savedRoom.savedTensorHooks,
);
export type AutogradFunction<
  A extends readonly unknown[],
  R extends customFunctionRoom.FunctionResult,
  N = Record<string, unknown>,
> = customFunctionRoom.AutogradFunction<A, R, N>;
