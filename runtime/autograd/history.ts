// Attaches history to tensors: edges, node outputs, views, and in-place operators on non-view tensors.

import { AutogradError } from "../core/errors.js";
import { outlives } from "../core/hooks.js";
import { leftOut, optional } from "../core/optional.js";
import { once } from "../core/shared.js";
import { storageClock } from "../core/storage.js";
import { type AutogradMeta, aliasOf, type Tensor } from "../core/tensor.js";
import { inInferenceMode } from "../dispatch/local.js";
import {
  isDifferentiableCode,
  isInference,
  multiOutputView,
  newMeta,
  normalView,
  requiresGrad,
  ViewInfo,
  type ViewOrigin,
} from "./meta.js";
import {
  addMissingOutput,
  addOutput,
  type Edge,
  Node,
  newEdge,
  notImplementedName,
  plainName,
  type Rule,
  rule,
} from "./node.js";
import { retainedGradient, state } from "./state.js";

/**
 * The node of a leaf: accumulates into `grad`. The engine does that itself, since it knows what else references the
 * gradient.
 */
export const AccumulateGrad: Rule<Tensor> = once("autograd.AccumulateGrad", () =>
  rule<Tensor>({ name: "AccumulateGrad", backward: () => [] }),
);

/** Where a gradient for this tensor goes; null if it does not require grad. */
export function edgeOf(tensor: Tensor | null): Edge | null {
  if (tensor === null) return null;
  const meta = tensor.autograd;
  if (meta === null) return null;
  if (meta.view !== null && meta.view.version !== tensor.storage.version) refreshView(tensor, meta, meta.view);
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
    // The leaf's metadata was changed under noGrad, or by a wrapper that redefined it.
    const { node } = meta.edge;
    node.shape = tensor.shape;
    node.dtypeCode = tensor.dtypeCode;
    node.device = tensor.storage.device;
  }
  return meta.edge;
}

/** The node whose output this tensor is; null for a leaf. */
export function gradFnOf(tensor: Tensor): Node | null {
  const meta = tensor.autograd;
  if (meta === null) return null;
  if (meta.view !== null && meta.view.version !== tensor.storage.version) refreshView(tensor, meta, meta.view);
  return meta.leaf ? null : meta.edge!.node;
}

export function isLeaf(tensor: Tensor): boolean {
  return gradFnOf(tensor) === null;
}

/** Makes `output` the next output of `node`. Null only takes a number; a dtype without gradients gets no history. */
export function setHistory(output: Tensor | null, node: Node): void {
  const target = node;
  if (output === null) {
    addMissingOutput(target);
    return;
  }
  const index = addOutput(target, output);
  if (!isDifferentiableCode(output.dtypeCode)) return;
  const meta = output.autograd;
  if (meta?.leaf && meta.requiresGrad)
    throw new AutogradError(
      `${target.name === notImplementedName ? "" : `${target.name}: `}the operator returned its input itself, a leaf that requires grad, which would be a result now. ` +
        "Its kernel must return a new tensor (an alias).",
    );
  setEdge(output, newEdge(target, index));
}

export function setHistoryAll(outputs: readonly Tensor[], node: Node): void {
  for (let i = 0; i < outputs.length; i++) setHistory(outputs[i]!, node);
}

/** A result that is about to get a history: another object where it is the argument itself, which keeps its own. */
export function apartFrom(argument: Tensor, result: Tensor): Tensor {
  return result === argument ? aliasOf(argument) : result;
}

/** The same memory without history. Unlike `detach`, it keeps the tangent. */
export function withoutHistory(tensor: Tensor): Tensor {
  const alias = aliasOf(tensor);
  if (state.forward !== null) state.forward.carry(tensor, alias);
  return alias;
}

export function setEdge(tensor: Tensor, edge: Edge): void {
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

/**
 * As `setHistory` for a tensor that `node`'s operator modified in place: the earlier history is now behind the node.
 */
export function rebaseHistory(self: Tensor, node: Node): void {
  const target = node;
  const index = addOutput(target, self);
  if (!isDifferentiableCode(self.dtypeCode)) return;
  outlives.installed?.(self);
  const view = self.autograd?.view ?? null;
  if (view !== null) {
    inPlaceViews.get().rebase(self, view, target);
    return;
  }
  setEdge(self, newEdge(target, index));
  carryRetainGrad(self);
}

/**
 * As `setHistory` for a tensor whose shape or strides `node`'s operator changed in place. The memory is unchanged, so the
 * base of a view keeps its history.
 */
export function replaceHistory(self: Tensor, node: Node): void {
  const index = addOutput(node, self);
  if (!isDifferentiableCode(self.dtypeCode)) return;
  outlives.installed?.(self);
  setEdge(self, newEdge(node, index));
  carryRetainGrad(self);
}

/** After a tensor's node was replaced: `retainGrad` refers to its current value. */
export function carryRetainGrad(tensor: Tensor): void {
  retainedGradient.installed?.(tensor);
}

/** Handles in-place changes of views: runtime/autograd/views.ts. */
export interface ViewHistory {
  /** After `node`'s operator modified a view: its base's history now goes through `node`. */
  rebase(self: Tensor, view: ViewInfo, node: Node): void;
  /** Rebuilds the history of a view whose memory was modified in place from its base's. */
  refresh(tensor: Tensor, meta: AutogradMeta, view: ViewInfo): void;
  /** Throws if a view must not be modified in place while recording. */
  check(self: Tensor, meta: AutogradMeta, view: ViewInfo): void;
  originOf(usual: ViewOrigin, above: ViewInfo | null): ViewOrigin;
  chain(above: ViewInfo, middle: Tensor, output: Tensor, replay: ViewInfo["replay"]): ViewInfo["replay"];
}

/** The handler of views that are modified in place: runtime/autograd/views.ts. */
export const inPlaceViews = optional<ViewHistory>(
  "autograd.views",
  () => new AutogradError(leftOut("the history of views that are changed in place", "views")),
);

function refreshView(tensor: Tensor, meta: AutogradMeta, view: ViewInfo): void {
  if (!meta.leaf || view.base.autograd?.requiresGrad === true) inPlaceViews.get().refresh(tensor, meta, view);
}

/** Throws if `self` must not be modified in place while recording. `recording`: some argument requires grad. */
export function checkInplace(self: Tensor, recording: boolean): void {
  if (!recording) return;
  const meta = self.autograd;
  // Integers and bools have no history that a change could make wrong.
  if (meta === null || !isDifferentiableCode(self.dtypeCode)) return;
  if (meta.view !== null) inPlaceViews.get().check(self, meta, meta.view);
  if (meta.requiresGrad && isLeaf(self))
    throw new AutogradError(
      "a leaf that requires grad is changed in place while recording: its gradient could not be told from that of " +
        "its old value. Work on a clone, or make the change under noGrad.",
    );
}

export function bumpVersion(tensor: Tensor): void {
  tensor.storage.version++;
}

/** @throws AutogradError if a tensor created in inference mode is modified in place outside of it */
export function refuseInferenceWrite(tensor: Tensor): void {
  if (!isInference(tensor) || inInferenceMode()) return;
  throw new AutogradError(
    "a tensor made in inference mode is changed in place outside of it, where its changes are not counted. " +
      "Clone it: the clone can be changed.",
  );
}

function relate(base: Tensor, output: Tensor, usual: ViewOrigin, replay: ViewInfo["replay"]): void {
  output.storage.followVersion(base.storage);
  const above = base.autograd === null ? null : base.autograd.view;
  const { installed: history } = inPlaceViews;
  const view = new ViewInfo(
    above === null ? base : above.base,
    output.storage.version,
    history === null ? usual : history.originOf(usual, above),
    history === null || above === null ? replay : history.chain(above, base, output, replay),
    above?.forward ?? base,
  );
  output.autograd = newMeta(false, true, null, view);
}

/**
 * Records that `output` is a differentiable view of `base`. It is replayed by as_strided with its own geometry;
 * `replay` is for views that this cannot express (another dtype).
 */
export function asView(base: Tensor, output: Tensor, replay?: (base: Tensor) => Tensor): Tensor {
  if (isInference(base)) return output;
  if (base === output) {
    throw new AutogradError(
      "a view operator returned its input itself; it must return a new tensor over the same memory",
    );
  }
  relate(base, output, normalView, replay ?? null);
  return output;
}

/** As `asView` for an operator that returns several views, which reject in-place changes. */
export function asViews<T extends readonly Tensor[]>(base: Tensor, outputs: T): T {
  if (isInference(base)) return outputs;
  for (const output of outputs) relate(base, output, multiOutputView, null);
  return outputs;
}

/** For views that no gradient flows through (`detach`): they share memory and version, nothing else. */
export function asNonDifferentiableView<T extends Tensor | readonly Tensor[]>(base: Tensor, output: T): T {
  // Storages know whose memory they are; only those of wrappers must be told.
  if (storageClock.wrappers > 0) {
    const list = Array.isArray(output) ? (output as readonly Tensor[]) : [output as Tensor];
    for (const one of list) one.storage.followVersion(base.storage);
  }
  return output;
}

/** Throws if an argument without a formula requires grad (while recording). */
export function checkNoGradient(
  value: Tensor | readonly (Tensor | null)[] | null,
  argument: string,
  operator: string,
  ofProgram = false,
): void {
  if (!state.gradEnabled || value === null || !someRequiresGrad(value)) return;
  throw new AutogradError(
    `the derivative of ${plainName(operator)} with respect to '${argument}' is not implemented, and it requires grad. ` +
      (ofProgram
        ? `Detach it, or give it a gradient in the operator's derivative (registerAutograd).`
        : `Detach it, or add a formula for '${argument}' in derivatives.yaml.`),
    { operator, argument },
  );
}

function someRequiresGrad(value: Tensor | readonly (Tensor | null)[]): boolean {
  return isList(value) ? value.some((item) => requiresGrad(item)) : requiresGrad(value);
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

/** Throws if an argument of an out= form requires grad while recording: the output cannot get a history. */
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
