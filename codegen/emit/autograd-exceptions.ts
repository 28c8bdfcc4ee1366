// Operators of PyTorch's registry whose autograd kernels are written by hand there, though nothing in the file says so.
// tengen's own registry names such kernels under `dispatch:`.

/** By name without overload: nothing is generated for these, unless they have a formula. */
export const handAutograd: ReadonlySet<string> = new Set(["copy_", "detach", "detach_", "resize_", "resize_as_"]);

/** Nothing is generated for these, though they have formulas: their nodes are made by hand. */
export const handAutogradDespiteFormula: ReadonlySet<string> = new Set(["_fw_primal", "_make_dual"]);

/** Their schemas say view, but they may return the argument itself: no view relation is recorded. */
export const returnsArgument: ReadonlySet<string> = new Set(["lift_fresh"]);

/** Views that as_strided cannot make of their base, since they change more than its geometry: these are called again. */
export const replayedViews: ReadonlySet<string> = new Set([
  "view.dtype",
  "view_as_real",
  "view_as_complex",
  "_conj",
  "_neg_view",
]);
