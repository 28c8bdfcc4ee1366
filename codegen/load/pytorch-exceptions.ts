// Operators of PyTorch's registry that its own generator treats by name. Facts about that file; nothing here is tengen's.

/** "dropout" is in their name, but they draw no random numbers that matter. */
export const deterministicDespiteName: ReadonlySet<string> = new Set(["_cudnn_init_dropout_state"]);

/** Out forms whose functional form has another signature. */
export const ungroupedOut: ReadonlySet<string> = new Set([
  "adaptive_avg_pool3d_backward.grad_input",
  "_slow_conv2d_backward.grad_input",
]);

/** In-place forms whose functional form has another order of arguments. */
export const ungroupedInplace: ReadonlySet<string> = new Set(["polygamma_"]);

/** Views whose copying form is written by hand, though they are composite. */
export const writtenViewCopies: ReadonlySet<string> = new Set(["narrow"]);

/** A default that the functional form has not, but its in-place and out forms have: name, argument as written, as compared. */
export const signatureDefaults: ReadonlyMap<string, { readonly argument: string; readonly text: string }> = new Map([
  ["bernoulli.p", { argument: "p", text: "0.5" }],
]);
