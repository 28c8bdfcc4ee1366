// Giving tensors their history: edges to follow, outputs of nodes, views, and what in-place operators do to all three.

import type { Device } from "../core/device.js";
import { dtypeOf } from "../core/dtype.js";
import { AutogradError } from "../core/errors.js";
import { once } from "../core/shared.js";
import type { AutogradMeta, Tensor } from "../core/tensor.js";
import { autogradHi, inplaceOrViewHi } from "../dispatch/keys.js";
import { inInferenceMode, local } from "../dispatch/local.js";
import { isDifferentiableCode, isInference, newMeta, requiresGrad, ViewInfo, ViewOrigin } from "./meta.js";
import {
  addMissingOutput,
  addOutput,
  type Edge,
  extraOf,
  type Gradient,
  Node,
  newEdge,
  plainName,
  type Rule,
  rule,
  type TensorHookEntry,
} from "./node.js";
import { operators } from "./operators.js";
import { state } from "./state.js";

/** The node of a leaf: adds what arrives to `grad`. The engine does the work, since it knows who else holds the gradient. */
export const AccumulateGrad: Rule<Tensor> = /* @__PURE__ */ once("autograd.AccumulateGrad", () =>
  rule<Tensor>({ name: "AccumulateGrad", backward: () => [] }),
);

/** Where a gradient for this tensor goes; null if it does not require grad. */
export function edgeOf(tensor: Tensor | null): Edge | null {
  if (tensor === null) return null;
  const meta = tensor.autograd;
  if (meta === null) return null;
  if (meta.view !== null && meta.view.version !== tensor.storage.version) refreshView(tensor, meta);
  if (!meta.requiresGrad) return null;
  if (meta.leaf) return accumulatorOf(tensor, meta);
  return meta.edge;
}

export function edgesOf(tensors: readonly (Tensor | null)[]): (Edge | null)[] {
  const edges = new Array<Edge | null>(tensors.length);
  for (let i = 0; i < tensors.length; i++) edges[i] = edgeOf(tensors[i]!);
  return edges;
}

function accumulatorOf(tensor: Tensor, meta: AutogradMeta): Edge {
  if (meta.edge === null) {
    const node = new Node(AccumulateGrad, [], tensor);
    addOutput(node as Node, tensor);
    meta.edge = newEdge(node as Node, 0);
  } else if (meta.edge.node.shape !== tensor.shape) {
    // The leaf's metadata was changed under noGrad.
    meta.edge.node.shape = tensor.shape;
  }
  return meta.edge;
}

/** The node whose output this tensor is; null for a leaf. */
export function gradFnOf(tensor: Tensor): Node | null {
  const meta = tensor.autograd;
  if (meta === null) return null;
  if (meta.view !== null && meta.view.version !== tensor.storage.version) refreshView(tensor, meta);
  return meta.leaf ? null : meta.edge!.node;
}

export function isLeaf(tensor: Tensor): boolean {
  return gradFnOf(tensor) === null;
}

/** Makes `output` the next output of `node`. Null keeps its number; a dtype without gradients gets no history. */
export function setHistory(output: Tensor | null, node: Node): void {
  const target = node;
  if (output === null) {
    addMissingOutput(target);
    return;
  }
  const index = addOutput(target, output);
  if (!isDifferentiableCode(output.dtypeCode)) return;
  const meta = output.autograd;
  if (meta?.leaf && meta.requiresGrad) throw returnedLeaf(target);
  setEdge(output, newEdge(target, index));
}

function returnedLeaf(node: Node): AutogradError {
  return new AutogradError(
    `${node.name}: the operator returned its input itself, a leaf that requires grad, which would be a result now. ` +
      "Its kernel must return a new tensor (an alias).",
  );
}

export function setHistoryAll(outputs: readonly Tensor[], node: Node): void {
  for (let i = 0; i < outputs.length; i++) setHistory(outputs[i]!, node);
}

function setEdge(tensor: Tensor, edge: Edge): void {
  const meta = tensor.autograd;
  if (meta === null) {
    tensor.autograd = newMeta(true, false, edge, null);
    return;
  }
  meta.requiresGrad = true;
  meta.leaf = false;
  meta.edge = edge;
  if (meta.view !== null) meta.view.version = tensor.storage.version;
}

/** As `setHistory` for a tensor that `node`'s operator changed in place: what came before is behind the node now. */
export function rebaseHistory(self: Tensor, node: Node): void {
  const target = node;
  const index = addOutput(target, self);
  if (!isDifferentiableCode(self.dtypeCode)) return;
  const view = self.autograd?.view ?? null;
  if (view !== null) {
    if (target.outputs !== 1) {
      throw new AutogradError(
        `${target.name}: an operator that changes a view in place must have one result. ` +
          "Clone the view first, or split the operator.",
      );
    }
    rebaseView(self, view, target);
    return;
  }
  setEdge(self, newEdge(target, index));
  carryRetainGrad(self);
}

/**
 * As `setHistory` for a tensor whose shape or strides `node`'s operator changed in place. The memory is as it was, so the
 * base of a view keeps its history.
 */
export function replaceHistory(self: Tensor, node: Node): void {
  const index = addOutput(node, self);
  if (!isDifferentiableCode(self.dtypeCode)) return;
  setEdge(self, newEdge(node, index));
  carryRetainGrad(self);
}

/** In-place on a view changes the base: its new history takes the gradient's part for the view through `node`. */
function rebaseView(self: Tensor, view: ViewInfo, node: Node): void {
  const { base } = view;
  const edges = node.edges.slice();
  edges[0] = edgeOf(base);
  const slices = new Node(CopySlices, edges, {
    inner: node,
    replay: view.replay,
    base: { shape: base.shape, strides: base.strides, offset: base.offset },
    view: { shape: self.shape, strides: self.strides, offset: self.offset },
    dtypeCode: base.dtypeCode,
    device: base.storage.device,
  });
  addOutput(slices as Node, base);
  setEdge(base, newEdge(slices as Node, 0));
  carryRetainGrad(base);
  // The view's own edge is made from the base's when asked for: its version is behind.
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
  readonly dtypeCode: number;
  readonly device: Device;
}

/** Sends the gradient of a base through the rule of an in-place operator on one of its views. */
const CopySlices: Rule<CopySlicesSaved> = /* @__PURE__ */ rule<CopySlicesSaved>({
  name: "CopySlices",
  backward(node, grads, needs) {
    const { inner, replay, base, view, dtypeCode, device } = node.saved;
    const grad = grads[0]!;
    if (grad === null) return new Array<Gradient>(needs.length).fill(null);
    const whole = operators.empty_strided(base.shape, base.strides, dtypeOf(dtypeCode), null, device, null);
    operators.copy_(whole, grad, false);
    const slice =
      replay === null
        ? operators.as_strided(whole, view.shape, view.strides, view.offset - base.offset)
        : replay(whole);
    // A copy: the inner rule may save it under createGraph, and the slice is written to below.
    const outer = inner.slot;
    inner.slot = node.slot;
    let found: readonly Gradient[];
    try {
      found = inner.rule.backward(inner, [operators.clone(slice, "contiguous_format")], needs);
    } finally {
      inner.slot = outer;
    }
    const results = found.slice();
    if (needs[0]) {
      const own = found[0] ?? null;
      operators.copy_(slice, own ?? operators.zeros_like(slice, null, null, null, null, null), false);
      results[0] = whole;
    }
    return results;
  },
  release(saved) {
    saved.inner.released = true;
    saved.inner.rule.release?.(saved.inner.saved);
  },
});

/** Runs with recording on and autograd's keys in force, wherever it is called from. */
function recording<R>(body: () => R): R {
  const { keepHi, includedHi } = local;
  const { gradEnabled } = state;
  local.keepHi |= autogradHi | inplaceOrViewHi;
  local.includedHi |= inplaceOrViewHi;
  state.gradEnabled = true;
  try {
    return body();
  } finally {
    local.keepHi = keepHi;
    local.includedHi = includedHi;
    state.gradEnabled = gradEnabled;
  }
}

/** Gives a view whose memory was changed in place a history made from its base's. */
function refreshView(tensor: Tensor, meta: AutogradMeta): void {
  const view = meta.view!;
  const baseNeeds = view.base.autograd?.requiresGrad === true;
  if (meta.leaf && !baseNeeds) return;
  const { version } = tensor.storage;
  refuseOrigin(meta, view, true);
  const made = recording(() =>
    view.replay === null
      ? operators.as_strided(view.base, tensor.shape, tensor.strides, tensor.offset)
      : view.replay(view.base),
  );
  const edge = made.autograd?.edge ?? null;
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
      ? `A view that was made in ${view.origin === ViewOrigin.inference ? "inference mode" : "noGrad"}`
      : `Output ${meta.edge.index} of ${meta.edge.node.name}, a view,`;
  const how = indirect
    ? "is used after its base or another view of its base was changed in place"
    : `is changed in place${meta.leaf ? " with grad mode enabled" : ""}`;
  throw new AutogradError(`${what} ${how}. ${reasons[view.origin]}`);
}

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

/** Throws if `self` must not be changed in place while recording. `recording`: some argument requires grad. */
export function checkInplace(self: Tensor, recording: boolean): void {
  if (!recording) return;
  const meta = self.autograd;
  if (meta === null) return;
  const { view } = meta;
  if (view !== null) {
    refuseOrigin(meta, view, false);
    if (view.base.autograd?.leaf !== false && requiresGrad(self)) {
      throw new AutogradError(
        "a view of a leaf that requires grad is changed in place while recording. " +
          "Work on a clone, or make the change under noGrad.",
      );
    }
  }
  if (meta.requiresGrad && isLeaf(self)) {
    throw new AutogradError(
      "a leaf that requires grad is changed in place while recording: its gradient could not be told from that of " +
        "its old value. Work on a clone, or make the change under noGrad.",
    );
  }
}

export function bumpVersion(tensor: Tensor): void {
  tensor.storage.version++;
}

/** @throws AutogradError if a tensor made in inference mode is to be changed in place outside of it */
export function refuseInferenceWrite(tensor: Tensor): void {
  if (!isInference(tensor) || inInferenceMode()) return;
  throw new AutogradError(
    "a tensor made in inference mode is changed in place outside of it, where its changes are not counted. " +
      "Clone it: the clone can be changed.",
  );
}

function originNow(usual: ViewOrigin): ViewOrigin {
  if (inInferenceMode()) return ViewOrigin.inference;
  return state.gradEnabled ? usual : ViewOrigin.noGrad;
}

/** A view of a view keeps what was special about the latter. */
function inheritOrigin(base: ViewOrigin, fresh: ViewOrigin): ViewOrigin {
  return fresh === ViewOrigin.normal || base === ViewOrigin.inference ? base : fresh;
}

function relate(base: Tensor, output: Tensor, usual: ViewOrigin, replay: ((base: Tensor) => Tensor) | null): void {
  const above = base.autograd === null ? null : base.autograd.view;
  let origin = originNow(usual);
  let root = base;
  let chained = replay;
  let forward = true;
  if (above !== null) {
    origin = inheritOrigin(above.origin, origin);
    root = above.base;
    forward = above.forward;
    if (replay !== null || above.replay !== null) chained = chain(above, base, output, replay);
  }
  output.autograd = newMeta(false, true, null, new ViewInfo(root, output.storage.version, origin, chained, forward));
}

function chain(
  above: ViewInfo,
  middle: Tensor,
  output: Tensor,
  replay: ((base: Tensor) => Tensor) | null,
): (root: Tensor) => Tensor {
  const { shape, strides, offset } = middle;
  const first = above.replay ?? ((root: Tensor) => operators.as_strided(root, shape, strides, offset));
  if (replay !== null) return (root) => replay(first(root));
  const { shape: size, strides: steps, offset: start } = output;
  return (root) => operators.as_strided(first(root), size, steps, start);
}

/**
 * Records that `output` is a differentiable view of `base`. It is replayed by as_strided from its own geometry;
 * `replay` is for views that this cannot make (another dtype).
 */
export function asView(base: Tensor, output: Tensor, replay?: (base: Tensor) => Tensor): Tensor {
  if (isInference(base)) return output;
  if (base === output) {
    throw new AutogradError(
      "a view operator returned its input itself; it must return a new tensor over the same memory",
    );
  }
  relate(base, output, ViewOrigin.normal, replay ?? null);
  return output;
}

/** As `asView` for an operator that returns several views: they refuse in-place changes. */
export function asViews<T extends readonly Tensor[]>(base: Tensor, outputs: T): T {
  if (isInference(base)) return outputs;
  for (const output of outputs) relate(base, output, ViewOrigin.multiOutput, null);
  return outputs;
}

/** For views that no gradient flows through (`detach`): they share memory and version, nothing else. */
export function asNonDifferentiableView<T extends Tensor | readonly Tensor[]>(_base: Tensor, output: T): T {
  return output;
}

/** Keeps the gradient of a result for `grad`. */
export function retainGrad(tensor: Tensor): void {
  if (!requiresGrad(tensor)) {
    throw new AutogradError("retainGrad: this tensor does not require grad, so it will never have one");
  }
  // Without making the history of a view anew, which may be refused.
  if (tensor.autograd?.leaf !== false) return;
  if (!retaining.has(tensor)) startRetaining(tensor, tensor.autograd!);
}

/** Takes the hook of `retainGrad` off the node it is on, to put it on a new one when history is rewritten. */
const retaining: WeakMap<Tensor, () => void> = /* @__PURE__ */ once("autograd.retaining", () => new WeakMap());

export function retainsGrad(tensor: Tensor): boolean {
  return retaining.has(tensor);
}

function startRetaining(tensor: Tensor, meta: AutogradMeta): void {
  const { node, index } = meta.edge!;
  // Weak, so that a graph that outlives its tensors does not hold them for this.
  const self = new WeakRef(tensor);
  const entry: TensorHookEntry = {
    index,
    hook(grad) {
      const own = self.deref()?.autograd;
      if (own === undefined || own === null) return;
      own.grad =
        own.grad === null ? operators.clone(grad, "contiguous_format") : operators.add_Tensor(own.grad, grad, 1);
    },
  };
  const list = (extraOf(node).retain ??= []);
  list.push(entry);
  retaining.set(tensor, () => {
    const at = list.indexOf(entry);
    if (at >= 0) list.splice(at, 1);
  });
}

/** After a tensor got another node: `retainGrad` means its present value. */
function carryRetainGrad(tensor: Tensor): void {
  const remove = retaining.get(tensor);
  if (remove === undefined) return;
  remove();
  retaining.delete(tensor);
  const meta = tensor.autograd!;
  if (!meta.leaf && meta.edge !== null) startRetaining(tensor, meta);
}

/** Throws if an argument that has no formula requires grad (while recording). */
export function checkNoGradient(
  value: Tensor | readonly (Tensor | null)[] | null,
  argument: string,
  operator: string,
): void {
  if (!state.gradEnabled || value === null || !someRequiresGrad(value)) return;
  throw new AutogradError(
    `the derivative of ${plainName(operator)} with respect to '${argument}' is not implemented, and it requires grad. ` +
      `Detach it, or add a formula for '${argument}' in derivatives.yaml.`,
    { operator, argument },
  );
}

function someRequiresGrad(value: Tensor | readonly (Tensor | null)[]): boolean {
  return isList(value) ? value.some((item) => requiresGrad(item)) : requiresGrad(value);
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

/** Throws if an argument of an out= form requires grad while recording: the result is written where no history can go. */
export function refuseOutGradient(operator: string, ...values: (Tensor | readonly (Tensor | null)[] | null)[]): void {
  if (!state.gradEnabled) return;
  for (const value of values) {
    if (value !== null && someRequiresGrad(value)) {
      throw new AutogradError(
        `${plainName(operator)}(): the form with out= does not record, but one of its arguments requires grad. ` +
          "Use the form without out, or call it under noGrad.",
        { operator },
      );
    }
  }
}
