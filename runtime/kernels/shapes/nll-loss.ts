// Shapes and checks of negative log likelihood.

import { DTypeError, ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { argumentOfDType, dtypesDiffer, requireFloating, requireSameDType } from "../checks/dtypes.js";
import type { OutSpec } from "../shapes/outputs.js";

function checkTargets(self: Tensor, target: Tensor, weight: Tensor | null, classes: number): void {
  if (target.dtype !== "int64") {
    throw new DTypeError(argumentOfDType("target", "int64", target));
  }
  if (weight !== null && (weight.ndim !== 1 || weight.numel !== classes)) {
    throw new ShapeError(
      `weight tensor should be defined either for all ${classes} classes or no classes but got weight tensor of shape: ${formatShape(weight.shape)}`,
    );
  }
  if (weight !== null && weight.dtypeCode !== self.dtypeCode) {
    throw new DTypeError(dtypesDiffer("self", "weight", self, weight));
  }
}

/** self: [N, C] or [C]; target: [N] or []. Results: output, [N] or [] without reduction, else []; total weight, []. */
export function nll_loss_forward_spec(
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  _ignoreIndex: number,
): readonly [OutSpec, OutSpec] {
  requireFloating("nll_loss_out_frame", self);
  if (self.ndim < 1 || self.ndim > 2) throw new ShapeError("input tensor should be 1D or 2D");
  if (target.ndim > 1) throw new ShapeError("0D or 1D target tensor expected, multi-target not supported");
  const rows = self.ndim === 2;
  // As in PyTorch one sample may come with as many targets as there are classes, of which the first one counts.
  if (
    rows
      ? target.ndim !== 1 || self.shape[0] !== target.shape[0]
      : target.ndim === 1 && self.shape[0] !== target.shape[0]
  ) {
    throw new ShapeError(`size mismatch (got input: ${formatShape(self.shape)}, target: ${formatShape(target.shape)})`);
  }
  checkTargets(self, target, weight, self.shape.at(-1)!);
  const shape = reduction === 0 && rows ? [self.shape[0]!] : [];
  return [
    { shape, dtype: self.dtype },
    { shape: [], dtype: self.dtype },
  ];
}

export function nll_loss_backward_spec(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  ignoreIndex: number,
  totalWeight: Tensor,
): OutSpec {
  const [output] = nll_loss_forward_spec(self, target, weight, reduction, ignoreIndex);
  if (totalWeight.numel !== 1) {
    throw new ShapeError(
      `expected total_weight to be a single element tensor, got: ${formatShape(totalWeight.shape)} (${totalWeight.numel} elements)`,
    );
  }
  if (gradOutput.numel !== output.shape.reduce((a, b) => a * b, 1)) {
    throw new ShapeError(`Expected a single element grad_output tensor, but got: ${formatShape(gradOutput.shape)}`);
  }
  requireSameDType(self, gradOutput, totalWeight);
  return { shape: self.shape, dtype: self.dtype };
}

/** self: [N, C, H, W]; target: [N, H, W]. */
export function nll_loss2d_forward_spec(
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  _ignoreIndex: number,
): readonly [OutSpec, OutSpec] {
  requireFloating("nll_loss2d_forward_out_frame", self);
  if (target.ndim !== 3) {
    throw new ShapeError(
      `only batches of spatial targets supported (3D tensors) but got targets of dimension: ${target.ndim}`,
    );
  }
  if (self.ndim !== 4) {
    throw new ShapeError(
      `only batches of spatial inputs supported (4D tensors), but got input of dimension: ${self.ndim}`,
    );
  }
  const [n, classes, h, w] = self.shape as [number, number, number, number];
  if (n !== target.shape[0] || h !== target.shape[1] || w !== target.shape[2]) {
    throw new ShapeError(`size mismatch (got input: ${formatShape(self.shape)} , target: ${formatShape(target.shape)}`);
  }
  checkTargets(self, target, weight, classes);
  return [
    { shape: reduction === 0 ? [n, h, w] : [], dtype: self.dtype },
    { shape: [], dtype: self.dtype },
  ];
}

export function nll_loss2d_backward_spec(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  ignoreIndex: number,
  totalWeight: Tensor,
): OutSpec {
  const [output] = nll_loss2d_forward_spec(self, target, weight, reduction, ignoreIndex);
  if (gradOutput.numel !== output.shape.reduce((a, b) => a * b, 1)) {
    throw new ShapeError(`size mismatch of grad_output: got ${formatShape(gradOutput.shape)}`);
  }
  // Without reduction the weights' sum is not looked at, whatever its dtype.
  requireSameDType(self, gradOutput, reduction === 0 ? null : totalWeight);
  return { shape: self.shape, dtype: self.dtype };
}
