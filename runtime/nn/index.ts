// The entry `tengen/nn`: modules and initialisers. State dicts use PyTorch's parameter names.

export * from "./activations.js";
export type {
  AttentionOptions,
  DecoderMasks,
  MultiheadAttentionOptions,
  TransformerEncoderLayerOptions,
  TransformerOptions,
} from "./attention.js";
export {
  MultiheadAttention,
  Transformer,
  TransformerDecoder,
  TransformerDecoderLayer,
  TransformerEncoder,
  TransformerEncoderLayer,
} from "./attention.js";
export * from "./convolution.js";
export { copyModule } from "./copies.js";
export * as functional from "./functional.js";
export { functionalCall, stackModuleState } from "./functional-call.js";
export type { BackwardHook, ForwardHook, ForwardPreHook } from "./hooks.js";
export * as init from "./init.js";
export * from "./layers.js";
export type { Place } from "./linear.js";
export { Dropout, Embedding, Flatten, Identity, Linear } from "./linear.js";
export * from "./losses.js";
export type { Layer, StateDict } from "./module.js";
export {
  buffer,
  Module,
  ModuleDict,
  ModuleList,
  ParameterDict,
  ParameterList,
  parameter,
  Sequential,
} from "./module.js";
export * from "./normalization.js";
export type { PackedSequence } from "./packed.js";
export { packPaddedSequence, packSequence, padPackedSequence, unpackSequence } from "./packed.js";
export type { CellOptions, LSTMStates, RecurrentOptions } from "./recurrent.js";
export { GRU, GRUCell, LSTM, LSTMCell, RNN, RNNCell } from "./recurrent.js";
export type { Summary, SummaryOptions, SummaryRow } from "./summary.js";
export { summary } from "./summary.js";
