// The entry `tengen/nn`: modules and initialisers. State dicts use PyTorch's parameter names.

export * from "./activations.js";
export type { AttentionOptions, MultiheadAttentionOptions, TransformerEncoderLayerOptions } from "./attention.js";
export { MultiheadAttention, TransformerEncoder, TransformerEncoderLayer } from "./attention.js";
export * from "./convolution.js";
export { functionalCall, stackModuleState } from "./functional-call.js";
export * as init from "./init.js";
export type { Place } from "./linear.js";
export { Dropout, Embedding, Flatten, Identity, Linear } from "./linear.js";
export type { Layer, StateDict } from "./module.js";
export { buffer, Module, ModuleList, parameter, Sequential } from "./module.js";
export * from "./normalization.js";
export type { RecurrentOptions } from "./recurrent.js";
export { GRU, LSTM, RNN } from "./recurrent.js";
