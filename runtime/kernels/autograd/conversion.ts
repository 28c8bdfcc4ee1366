// Handwritten autograd kernels: formulas cannot express how copy_, detach, detach_ and resize_ change the history of tensors.

import { copy__op, detach_op, resize__op, resize_as__op, zeros_like } from "../../../generated/operators.js";
import {
  afterADInplaceOrView,
  afterAutograd,
  asNonDifferentiableView,
  belowADInplaceOrView,
  belowAutograd,
  bumpVersion,
  checkInplace,
  edgeOf,
  forwardLevel,
  gradEnabled,
  Node,
  rebaseHistory,
  refuseInferenceWrite,
  requiresGrad,
  rule,
} from "../../autograd/generated-api.js";
import { isDifferentiableCode, metaOf } from "../../autograd/meta.js";
import { state } from "../../autograd/state.js";
import { AutogradError } from "../../core/errors.js";
import type { MemoryFormat } from "../../core/memory-format.js";
import type { Tensor } from "../../core/tensor.js";
import { local } from "../../dispatch/local.js";
import { slot } from "../../dispatch/operator.js";
import { type OptionsOfTensor, optionsOf } from "../derivatives/values.js";
import { _to_copy_backward } from "../derivatives/views.js";

interface CopySaved {
  readonly srcOptions: OptionsOfTensor;
}

/** The overwritten tensor gets no gradient; the source gets all of it, in its dtype. */
const CopyBackwards = rule<CopySaved>({
  name: "CopyBackwards",
  backward(node, grads, needs) {
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    return [
      needs[0] ? zeros_like(grad, null, null, null, null, "contiguous_format") : null,
      needs[1] ? inOptions(grad, node.saved.srcOptions) : null,
    ];
  },
});

function inOptions(grad: Tensor, options: OptionsOfTensor): Tensor {
  const same = grad.dtype === options.dtype && grad.device === options.device;
  return same ? grad : _to_copy_backward(grad, options);
}

export function copy__autograd(self: Tensor, src: Tensor, nonBlocking: boolean, lo: number, hi: number): Tensor {
  const recording = gradEnabled() && (requiresGrad(self) || requiresGrad(src)) && isDifferentiableCode(self.dtypeCode);
  const node = recording ? new Node(CopyBackwards, [edgeOf(self), edgeOf(src)], { srcOptions: optionsOf(src) }) : null;
  checkInplace(self, recording);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & copy__op.maskLo;
    const h = hi & afterAutograd & copy__op.maskHi;
    copy__op.table[slot(l, h)]!(self, src, nonBlocking, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0 && isDifferentiableCode(self.dtypeCode)) state.forward!.copied(self, src);
  return self;
}

export function copy__inplaceOrView(self: Tensor, src: Tensor, nonBlocking: boolean, lo: number, hi: number): Tensor {
  refuseInferenceWrite(self);
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & copy__op.maskLo;
    const h = hi & afterADInplaceOrView & copy__op.maskHi;
    copy__op.table[slot(l, h)]!(self, src, nonBlocking, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return self;
}

/** Shares memory and version with `self`, but neither history nor tangent. */
export function detach_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & detach_op.maskLo;
    const h = hi & afterAutograd & detach_op.maskHi;
    return detach_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
}

export function detach_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & detach_op.maskLo;
    const h = hi & afterADInplaceOrView & detach_op.maskHi;
    return asNonDifferentiableView(self, detach_op.table[slot(l, h)]!(self, l, h));
  } finally {
    local.keepHi = keep;
  }
}

/** @throws AutogradError for a view, since its base would retain the history that the view drops */
export function detach__autograd(self: Tensor): Tensor {
  const { autograd } = self;
  if (autograd === null) {
    state.forward?.drop(self);
    return self;
  }
  if (autograd.view !== null) {
    throw new AutogradError("Can't detach views in-place. Use detach() instead.", { operator: "aten::detach_" });
  }
  const meta = metaOf(self);
  meta.requiresGrad = false;
  meta.leaf = true;
  meta.edge = null;
  state.forward?.drop(self);
  return self;
}

function checkResize(self: Tensor, operator: string): void {
  if (requiresGrad(self)) throw new AutogradError("cannot resize variables that require grad", { operator });
  if (forwardLevel() !== 0 && state.forward!.has(self)) {
    throw new AutogradError("cannot resize variables that has a forward grad", { operator });
  }
}

export function resize__autograd(
  self: Tensor,
  size: readonly number[],
  memoryFormat: MemoryFormat | null,
  lo: number,
  hi: number,
): Tensor {
  checkResize(self, "aten::resize_");
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & resize__op.maskLo;
    const h = hi & afterAutograd & resize__op.maskHi;
    return resize__op.table[slot(l, h)]!(self, size, memoryFormat, l, h);
  } finally {
    local.keepHi = keep;
  }
}

export function resize_as__autograd(
  self: Tensor,
  theTemplate: Tensor,
  memoryFormat: MemoryFormat | null,
  lo: number,
  hi: number,
): Tensor {
  checkResize(self, "aten::resize_as_");
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & resize_as__op.maskLo;
    const h = hi & afterAutograd & resize_as__op.maskHi;
    return resize_as__op.table[slot(l, h)]!(self, theTemplate, memoryFormat, l, h);
  } finally {
    local.keepHi = keep;
  }
}
