// Views that are modified in place: the history of their base goes through the change, and other views' histories are rebuilt. A
// selection includes it if it modifies tensors in place, or by `--with views`.

import { AutogradError } from "../core/errors.js";
import type { AutogradMeta, Tensor } from "../core/tensor.js";
import { autogradHi } from "../dispatch/keys.js";
import { inInferenceMode, local } from "../dispatch/local.js";
import { carryRetainGrad, edgeOf, inPlaceViews, setEdge } from "./history.js";
import { requiresGrad, type ViewInfo, ViewOrigin } from "./meta.js";
import { addOutput, type Gradient, Node, newEdge, type Rule, rule } from "./node.js";
import { operators } from "./operators.js";
import { state } from "./state.js";

/**
 * An in-place operator on a view modifies the base: its new history passes the view's part of the gradient through
 * `node`.
 */
function rebase(self: Tensor, view: ViewInfo, node: Node): void {
  if (node.outputs !== 1) {
    throw new AutogradError(
      `${node.name}: an operator that changes a view in place must have one result. ` +
        "Clone the view first, or split the operator.",
    );
  }
  const { base } = view;
  const edges = node.edges.slice();
  edges[0] = edgeOf(base);
  const slices = new Node(CopySlices, edges, {
    inner: node,
    replay: view.replay,
    base: { shape: base.shape, strides: base.strides, offset: base.offset },
    view: { shape: self.shape, strides: self.strides, offset: self.offset },
  });
  addOutput(slices as Node, base);
  setEdge(base, newEdge(slices as Node, 0));
  carryRetainGrad(base);
  // The view's own edge is rebuilt from the base's on demand: its version is outdated.
  if (view.version === self.storage.version) view.version--;
}

interface Geometry {
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly offset: number;
}

interface CopySlicesSaved {
  readonly inner: Node;
  readonly replay: ((base: Tensor) => Tensor) | null;
  readonly base: Geometry;
  readonly view: Geometry;
}

/** Passes the gradient of a base through the rule of an in-place operator on one of its views. */
const CopySlices: Rule<CopySlicesSaved> = rule<CopySlicesSaved>({
  name: "CopySlices",
  backward(node, grads, needs) {
    const { inner, replay, base, view } = node.saved;
    const grad = grads[0]!;
    if (grad === null) return new Array<Gradient>(needs.length).fill(null);
    const whole = operators.new_empty_strided(grad, base.shape, base.strides, null, null, null, null);
    operators.copy_(whole, grad, false);
    const slice =
      replay === null
        ? operators.as_strided(whole, view.shape, view.strides, view.offset - base.offset)
        : replay(whole);
    // A copy: the inner rule may save it under createGraph, and the slice is overwritten below.
    const outer = inner.slot;
    const { unrecordedLevel } = state;
    if (inner.rule.keeps === true) state.unrecordedLevel = null;
    inner.slot = node.slot;
    let found: readonly Gradient[];
    try {
      found = inner.rule.backward(inner, [operators.clone(slice, "contiguous_format")], needs);
    } finally {
      inner.slot = outer;
      state.unrecordedLevel = unrecordedLevel;
    }
    const results = found.slice();
    if (needs[0]) {
      const gradient = found[0] ?? null;
      operators.copy_(slice, gradient ?? operators.zeros_like(slice, null, null, null, null, null), false);
      results[0] = whole;
    }
    return results;
  },
  release(saved) {
    saved.inner.released = true;
    saved.inner.rule.release?.(saved.inner.saved);
  },
});

/** Runs with recording enabled and autograd's keys included, wherever it is called from. */
function recording<R>(body: () => R): R {
  const { keepHi } = local;
  const { gradEnabled, unrecordedLevel } = state;
  local.keepHi |= autogradHi;
  state.gradEnabled = true;
  state.unrecordedLevel = null;
  try {
    return body();
  } finally {
    local.keepHi = keepHi;
    state.gradEnabled = gradEnabled;
    state.unrecordedLevel = unrecordedLevel;
  }
}

/** Rebuilds the history of a view whose memory was modified in place from its base's. */
function refresh(tensor: Tensor, meta: AutogradMeta, view: ViewInfo): void {
  const { version } = tensor.storage;
  refuseOrigin(meta, view, true);
  const replayed = recording(() =>
    view.replay === null
      ? operators.as_strided(view.base, tensor.shape, tensor.strides, tensor.offset)
      : view.replay(view.base),
  );
  const edge = replayed.autograd?.edge ?? null;
  view.version = version;
  meta.edge = edge;
  meta.leaf = edge === null;
  meta.requiresGrad = edge !== null;
  carryRetainGrad(tensor);
}

function refuseOrigin(meta: AutogradMeta, view: ViewInfo, indirect: boolean): void {
  if (view.origin === ViewOrigin.normal) return;
  const what =
    meta.leaf || meta.edge === null
      ? unrecorded[view.origin]
      : `Output ${meta.edge.index} of ${meta.edge.node.name}, a view,`;
  const how = indirect
    ? "is used after its base or another view of its base was changed in place"
    : `is changed in place${meta.leaf ? " with grad mode enabled" : ""}`;
  throw new AutogradError(`${what} ${how}. ${reasons[view.origin]}`);
}

/** Throws if a view must not be modified in place while recording. */
function check(self: Tensor, meta: AutogradMeta, view: ViewInfo): void {
  refuseOrigin(meta, view, false);
  if (view.base.autograd?.leaf !== false && requiresGrad(self)) {
    throw new AutogradError(
      "a view of a leaf that requires grad is changed in place while recording. " +
        "Work on a clone, or make the change under noGrad.",
    );
  }
}

/** Names of views without a node. */
const unrecorded: Readonly<Record<ViewOrigin, string>> = {
  [ViewOrigin.normal]: "",
  [ViewOrigin.noGrad]: "A view that was made in noGrad",
  [ViewOrigin.inference]: "A view that was made in inference mode",
  [ViewOrigin.multiOutput]: "One of several views of a tensor",
  [ViewOrigin.customFunction]: "A view that an AutogradFunction returned",
};

const reasons: Readonly<Record<ViewOrigin, string>> = {
  [ViewOrigin.normal]: "",
  [ViewOrigin.noGrad]:
    "Whether the change should be recorded is ambiguous. Move both, the view and the in-place operation, either into " +
    "noGrad (not recorded) or out of it (recorded).",
  [ViewOrigin.inference]:
    "Whether the change should be recorded is ambiguous. Move both, the view and the in-place operation, either into " +
    "inferenceMode (not recorded) or out of it (recorded).",
  [ViewOrigin.multiOutput]:
    "It comes from an operator that returns several views; their history could not be rewritten together. " +
    "Use the out-of-place form of the operation, or clone the view first.",
  [ViewOrigin.customFunction]:
    "It was made in an AutogradFunction (or is one of its inputs, returned as it was): rewriting its history would go " +
    "around the function's own backward. Clone the function's output first.",
};

/**
 * How a view was created, which decides what may be done to it. A view of a view inherits the latter's restrictions.
 */
function originOf(usual: ViewOrigin, above: ViewInfo | null): ViewOrigin {
  const fresh = inInferenceMode() ? ViewOrigin.inference : state.gradEnabled ? usual : ViewOrigin.noGrad;
  return above === null || (fresh !== ViewOrigin.normal && above.origin !== ViewOrigin.inference)
    ? fresh
    : above.origin;
}

/**
 * How `output`, a view of the view `middle`, is recreated from the base of both; null for as_strided with its own
 * geometry.
 */
function chain(
  above: ViewInfo,
  middle: Tensor,
  output: Tensor,
  replay: ((base: Tensor) => Tensor) | null,
): ((root: Tensor) => Tensor) | null {
  if (replay === null && above.replay === null) return null;
  const { shape, strides, offset } = middle;
  const first = above.replay ?? ((root: Tensor) => operators.as_strided(root, shape, strides, offset));
  if (replay !== null) return (root) => replay(first(root));
  const { shape: size, strides: steps, offset: start } = output;
  return (root) => operators.as_strided(first(root), size, steps, start);
}

/** Installs the handler of views that are modified in place. */
export function installViews(): void {
  inPlaceViews.installOnce({ rebase, refresh, check, originOf, chain });
}
