// Autograd's metadata of a tensor: whether it requires grad, its edge, its gradient, its view relation.

import { describe } from "../core/describe.js";
import { dtypeOf, isComplexCode, isFloatingCode } from "../core/dtype.js";
import { AutogradError, DTypeError } from "../core/errors.js";
import { share } from "../core/shared.js";
import type { AutogradMeta, Tensor } from "../core/tensor.js";
import { inplaceOrViewHi } from "../dispatch/keys.js";
import { inInferenceMode } from "../dispatch/local.js";
import type { Edge } from "./node.js";

declare module "../core/tensor.js" {
  interface AutogradMeta {
    /** The output that this tensor is; for a leaf, its accumulator, created on first use. */
    edge: Edge | null;
    /** A leaf that requires grad has its accumulator here; all other tensors are results. */
    leaf: boolean;
    grad: Tensor | null;
    /** Whether `grad` is large, was made by a backward pass, and has been shown to nobody since. */
    ownsGrad: boolean;
    /** How this tensor is a view of another one; null if it is not. */
    view: ViewInfo | null;
  }
}

/** Views of an operator that returns one view, and of one that returns several. */
export const normalView = 0;
export const multiOutputView = 3;

/** How the view was created, which decides whether it may be modified in place. */
export const ViewOrigin = {
  normal: normalView,
  noGrad: 1,
  inference: 2,
  multiOutput: multiOutputView,
  customFunction: 4,
} as const;
export type ViewOrigin = (typeof ViewOrigin)[keyof typeof ViewOrigin];

/** A differentiable view: its base, and the version up to which its history is valid. */
export class ViewInfo {
  /** The tensor that owns the memory; never a view itself. */
  declare readonly base: Tensor;
  /** Version of the memory when `edge` was set; if it has advanced, the edge is rebuilt from the base. */
  declare version: number;
  declare origin: ViewOrigin;
  /** Recreates the view from the base where as_strided cannot (another dtype); null otherwise. */
  declare readonly replay: ((base: Tensor) => Tensor) | null;
  /** The tensor whose tangent this view's tangent is a view of: the base, or the dual tensor in between; null for none. */
  declare forward: Tensor | null;

  constructor(
    base: Tensor,
    version: number,
    origin: ViewOrigin,
    replay: ((base: Tensor) => Tensor) | null,
    forward: Tensor | null,
  ) {
    this.base = base;
    this.version = version;
    this.origin = origin;
    this.replay = replay;
    this.forward = forward;
  }
}

const LocalMeta = class Meta implements AutogradMeta {
  declare requiresGrad: boolean;
  declare leaf: boolean;
  declare edge: Edge | null;
  declare grad: Tensor | null;
  declare ownsGrad: boolean;
  declare view: ViewInfo | null;

  constructor(requiresGrad: boolean, leaf: boolean, edge: Edge | null, view: ViewInfo | null) {
    this.requiresGrad = requiresGrad;
    this.leaf = leaf;
    this.edge = edge;
    this.grad = null;
    this.ownsGrad = false;
    this.view = view;
  }
};

const MetaClass = share("autograd.Meta", LocalMeta);

export function newMeta(requiresGrad: boolean, leaf: boolean, edge: Edge | null, view: ViewInfo | null): AutogradMeta {
  return new MetaClass(requiresGrad, leaf, edge, view);
}

/** The tensor's record, created if it has none. */
export function metaOf(tensor: Tensor): AutogradMeta {
  return (tensor.autograd ??= new MetaClass(false, true, null, null));
}

/** Can tensors of this dtype have gradients? */
export function isDifferentiableCode(dtypeCode: number): boolean {
  return isFloatingCode(dtypeCode) || isComplexCode(dtypeCode);
}

/** Would a gradient for this tensor be used? Null does not require grad. */
export function requiresGrad(tensor: Tensor | null): boolean {
  if (tensor === null) return false;
  const meta = tensor.autograd;
  if (meta === null) return false;
  // A view created before its base came to require grad (by an in-place operator) requires it too.
  return meta.requiresGrad || (meta.view !== null && baseRequiresGrad(meta.view));
}

function baseRequiresGrad(view: ViewInfo): boolean {
  return view.base.autograd?.requiresGrad === true;
}

export function anyRequiresGrad(tensors: readonly (Tensor | null)[]): boolean {
  for (let i = 0; i < tensors.length; i++) if (requiresGrad(tensors[i]!)) return true;
  return false;
}

/** Was the tensor created in inference mode, without autograd keys? */
export function isInference(tensor: Tensor): boolean {
  return (tensor.keysHi & inplaceOrViewHi) === 0;
}

/** What the property `requiresGrad` does when it is set. */
export function setRequiresGrad(tensor: Tensor, value: boolean): void {
  if (typeof value !== "boolean") throw new AutogradError(`requiresGrad is true or false, got ${describe(value)}`);
  // Without rebuilding the history of a view, which may be rejected.
  if (tensor.autograd?.leaf === false) {
    if (value) return;
    throw new AutogradError(
      "requiresGrad can be set to false on leaves only, and this tensor is a result of a recorded operator. " +
        "For a tensor without history use x.detach().",
    );
  }
  if (value && !isDifferentiableCode(tensor.dtypeCode)) {
    throw new DTypeError(
      `only tensors of floating-point dtype can require gradients; this one is ${dtypeOf(tensor.dtypeCode)}`,
    );
  }
  if (value && isInference(tensor) && !inInferenceMode()) {
    throw new AutogradError(
      "requiresGrad = true on a tensor made in inference mode: outside inferenceMode it cannot take part in recording. " +
        "Clone it: the clone can.",
    );
  }
  if (!value && tensor.autograd === null) return;
  metaOf(tensor).requiresGrad = value;
}
