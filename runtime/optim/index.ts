// The entry `tengen/optim`: optimisers, learning rate schedules, gradient clipping.

export type { AdadeltaSettings, ASGDSettings, RpropSettings } from "./adadelta.js";
export { Adadelta, ASGD, Rprop } from "./adadelta.js";
export type { AdamSettings } from "./adam.js";
export { Adam, AdamW } from "./adam.js";
export type { AdamaxSettings, MomentSettings, NAdamSettings } from "./adamax.js";
export { Adamax, NAdam, RAdam } from "./adamax.js";
export type { Average, AveragedModelOptions, SWALROptions } from "./averaged.js";
export { AveragedModel, emaAverage, SWALR } from "./averaged.js";
export { clipGradNorm, clipGradValue } from "./clip.js";
export type { LBFGSSettings } from "./lbfgs.js";
export { LBFGS } from "./lbfgs.js";
export type { FullGroup, Group, OptimizerState, ParameterState, Params } from "./optimizer.js";
export { Optimizer } from "./optimizer.js";
export type { AdagradSettings, RMSpropSettings } from "./rmsprop.js";
export { Adagrad, RMSprop } from "./rmsprop.js";
export type { CyclicOptions, PlateauState, Scheduled, ScheduleState } from "./schedules.js";
export {
  ChainedScheduler,
  ConstantLR,
  CosineAnnealingLR,
  CosineAnnealingWarmRestarts,
  CyclicLR,
  ExponentialLR,
  LambdaLR,
  LinearLR,
  MultiplicativeLR,
  MultiStepLR,
  OneCycleLR,
  PolynomialLR,
  ReduceLROnPlateau,
  Schedule,
  SequentialLR,
  StepLR,
} from "./schedules.js";
export type { SGDSettings } from "./sgd.js";
export { SGD } from "./sgd.js";
