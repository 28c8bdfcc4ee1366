// The entry `tengen/functional`: PyTorch's `torch.nn.functional`, operators as well as the functions that are written in them.

export * from "../../generated/modules/functional.js";
export * from "../nn/functional.js";
// Both have it; this one takes classes of any number of dimensions.
export { nllLoss } from "../nn/functional.js";
