// Shapes and checks of margin losses.

import { isFloatingCode } from "../../core/dtype.js";
import { DTypeError, ShapeError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import { formatShape } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { notImplementedFor } from "../checks/dtypes.js";

/** Input: [N, C] (N may be 0), [C] or 0-dim. */
function checkRows(self: Tensor): void {
  const filled = self.ndim === 2 ? self.shape[1] !== 0 : self.ndim < 2 && self.numel !== 0;
  if (!filled) {
    throw new ShapeError(
      `Expected non-empty vector or matrix with optional 0-dim batch size, but got: ${formatShape(self.shape)}`,
    );
  }
}

function checkDTypes(name: string, self: Tensor, target: Tensor): void {
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor(name, self);
  if (target.dtype !== "int64") throw new DTypeError(`${name}: expected a target of dtype int64, got ${target.dtype}`);
}

function reduced(self: Tensor, reduction: number): Tensor {
  return allocateCode(reduction === 0 && self.ndim > 1 ? [self.shape[0]!] : [], self.dtypeCode, self.device);
}

export function multi_margin_loss_outputs(
  self: Tensor,
  target: Tensor,
  _p: Scalar,
  _margin: Scalar,
  weight: Tensor | null,
  reduction: number,
): Tensor {
  checkRows(self);
  checkDTypes("multi_margin_loss", self, target);
  const rows = self.ndim > 1 ? self.shape[0]! : 1;
  if (target.ndim > 1 || target.numel !== rows) {
    throw new ShapeError(`inconsistent target size, got: ${formatShape(target.shape)}`);
  }
  const classes = self.ndim === 0 ? 1 : self.shape.at(-1)!;
  if (weight !== null && (weight.ndim > 1 || weight.numel !== classes)) {
    throw new ShapeError(`inconsistent weight size, expected ${classes} but got ${formatShape(weight.shape)}`);
  }
  if (weight !== null && weight.dtype !== self.dtype) {
    throw new DTypeError(`multi_margin_loss: expected a weight of dtype ${self.dtype}, got ${weight.dtype}`);
  }
  return allocateCode(reduction === 0 && target.ndim > 0 ? [rows] : [], self.dtypeCode, self.device);
}

/** The loss's gradient: of the input's dtype, with one element per row, or a single one. */
function checkUpstream(name: string, gradOutput: Tensor, self: Tensor, reduction: number): void {
  if (self.numel === 0) return;
  if (reduction === 0 && gradOutput.ndim > 1) {
    throw new ShapeError(`${name}: expected a grad_output of one dimension, got ${formatShape(gradOutput.shape)}`);
  }
  if (gradOutput.dtypeCode !== self.dtypeCode) {
    throw new DTypeError(`${name}: expected a grad_output of dtype ${self.dtype}, got ${gradOutput.dtype}`);
  }
}

export function multi_margin_loss_backward_outputs(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  p: Scalar,
  margin: Scalar,
  weight: Tensor | null,
  reduction: number,
): Tensor {
  multi_margin_loss_outputs(self, target, p, margin, weight, reduction);
  checkUpstream("multi_margin_loss_backward", gradOutput, self, reduction);
  return allocateCode(self.shape, self.dtypeCode, self.device);
}

/** The loss, and for each class whether it is a label of its row. */
export function multilabel_margin_loss_forward_outputs(
  self: Tensor,
  target: Tensor,
  reduction: number,
): readonly [Tensor, Tensor] {
  checkRows(self);
  checkDTypes("multilabel_margin_loss", self, target);
  const fits =
    self.ndim < 2
      ? target.ndim < 2 && target.numel === self.numel
      : target.ndim === 2 && target.shape.join() === self.shape.join();
  if (!fits) {
    throw new ShapeError(
      `inconsistent target size: ${formatShape(target.shape)} for input of size: ${formatShape(self.shape)}`,
    );
  }
  return [reduced(self, reduction), allocateCode(target.shape, self.dtypeCode, self.device)];
}

export function multilabel_margin_loss_backward_outputs(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  reduction: number,
  isTarget: Tensor,
): Tensor {
  multilabel_margin_loss_forward_outputs(self, target, reduction);
  if (isTarget.shape.join() !== target.shape.join()) {
    throw new ShapeError(`inconsistent is_target size: ${formatShape(isTarget.shape)}`);
  }
  const name = "multilabel_margin_loss_backward";
  checkUpstream(name, gradOutput, self, reduction);
  if (self.numel > 0 && isTarget.dtypeCode !== self.dtypeCode) {
    throw new DTypeError(`${name}: expected an is_target of dtype ${self.dtype}, got ${isTarget.dtype}`);
  }
  return allocateCode(self.shape, self.dtypeCode, self.device);
}
