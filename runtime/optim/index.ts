// The entry `tengen/optim`: optimisers, learning rate schedules, gradient clipping.

export type { AdamSettings } from "./adam.js";
export { Adam, AdamW } from "./adam.js";
export { clipGradNorm, clipGradValue } from "./clip.js";
export type { LBFGSSettings } from "./lbfgs.js";
export { LBFGS } from "./lbfgs.js";
export type { FullGroup, Group, OptimizerState, ParameterState, Params } from "./optimizer.js";
export { Optimizer } from "./optimizer.js";
export type { AdagradSettings, RMSpropSettings } from "./rmsprop.js";
export { Adagrad, RMSprop } from "./rmsprop.js";
export type { PlateauState, Scheduled, ScheduleState } from "./schedules.js";
export {
  CosineAnnealingLR,
  ExponentialLR,
  LambdaLR,
  LinearLR,
  MultiStepLR,
  OneCycleLR,
  ReduceLROnPlateau,
  Schedule,
  StepLR,
} from "./schedules.js";
export type { SGDSettings } from "./sgd.js";
export { SGD } from "./sgd.js";
