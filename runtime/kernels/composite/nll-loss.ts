// Classification losses composed of operators.

import {
  add_Scalar,
  add_Tensor,
  div_Scalar,
  div_Tensor,
  eq_Scalar,
  gather,
  log_softmax_int,
  masked_fill_Scalar,
  mul_Scalar,
  mul_Tensor,
  neg,
  nll_loss,
  nll_loss_nd,
  nll_loss2d,
  reshape,
  sum,
  sum_dim_IntList,
  view,
} from "../../../generated/operators.js";
import { isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { formatShape, numelOf, sameShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";

const NONE = 0;
const MEAN = 1;
const SUM = 2;

/** Classes in dimension 1 (0 for a single sample), any number of further dimensions. */
export function nll_loss_nd_composite(
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  ignoreIndex: number,
): Tensor {
  const rank = self.ndim;
  if (rank < 1) throw new ShapeError(`Expected 1 or more dimensions (got ${rank})`);
  if (rank !== 1 && self.shape[0] !== target.shape[0]) {
    throw new ShapeError(
      `Expected input batch_size (${self.shape[0]}) to match target batch_size (${target.shape[0]}).`,
    );
  }
  if (rank <= 2) return nll_loss(self, target, weight, reduction, ignoreIndex);
  if (rank === 4) return nll_loss2d(self, target, weight, reduction, ignoreIndex);
  const [n, c] = self.shape as [number, number];
  const outShape = [n, ...self.shape.slice(2)];
  if (!sameShape(target.shape, outShape)) {
    throw new ShapeError(`Expected target size ${formatShape(outShape)}, got ${formatShape(target.shape)}`);
  }
  const inner = numelOf(self.shape.slice(2));
  const flat = reshape(self, [n, c, 1, inner]);
  const loss = nll_loss2d(flat, reshape(target, [n, 1, inner]), weight, reduction, ignoreIndex);
  return reduction === NONE ? view(loss, outShape) : loss;
}

/** Class probabilities as targets: -sum(p * log q) over the classes. */
function probabilityLoss(
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  labelSmoothing: number,
): Tensor {
  const classDim = self.ndim === 1 ? 0 : 1;
  const classes = self.shape[classDim]!;
  const logits = log_softmax_int(self, classDim, self.dtype);
  const smooth =
    labelSmoothing > 0 ? add_Scalar(mul_Scalar(target, 1 - labelSmoothing), labelSmoothing / classes, 1) : target;
  const weighted = weight === null ? logits : mul_Tensor(logits, classWeights(weight, self, classDim));
  const products = mul_Tensor(weighted, smooth);
  if (reduction === NONE) return neg(sum_dim_IntList(products, [classDim], false, null));
  const total = neg(sum(products, null));
  return reduction === MEAN ? div_Scalar(total, Math.max(1, self.numel / classes)) : total;
}

function classWeights(weight: Tensor, self: Tensor, classDim: number): Tensor {
  return reshape(
    weight,
    self.shape.map((_, d) => (d === classDim ? weight.shape[0]! : 1)),
  );
}

/** Class indices as targets, with label smoothing: a share of each is spread evenly over all classes. */
function smoothedLoss(
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  ignoreIndex: number,
  labelSmoothing: number,
): Tensor {
  const classDim = self.ndim === 1 ? 0 : 1;
  const classes = self.shape[classDim]!;
  const logits = log_softmax_int(self, classDim, self.dtype);
  const hard = nll_loss_nd(logits, target, weight, reduction, ignoreIndex);
  const weighted = weight === null ? logits : mul_Tensor(logits, classWeights(weight, self, classDim));
  const ignored = eq_Scalar(target, ignoreIndex);
  const even = masked_fill_Scalar(neg(sum_dim_IntList(weighted, [classDim], false, null)), ignored, 0);
  const soft = reduceSmooth(even, target, weight, reduction, ignored);
  return add_Tensor(mul_Scalar(hard, 1 - labelSmoothing), mul_Scalar(soft, labelSmoothing / classes), 1);
}

function reduceSmooth(even: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignored: Tensor): Tensor {
  if (reduction === NONE) return even;
  if (reduction !== MEAN) return sum(even, null);
  if (weight === null) return div_Tensor(sum(even, null), sum(eq_Scalar(ignored, 0), null));
  const classes = masked_fill_Scalar(target, ignored, 0);
  const weights = masked_fill_Scalar(
    reshape(gather(weight, 0, reshape(classes, [-1]), false), target.shape),
    ignored,
    0,
  );
  return div_Tensor(sum(even, null), sum(weights, null));
}

/**
 * Cross entropy of logits. self: [N, C, ...] or [C]. target: class indices (int64, [N, ...] or []), or class
 * probabilities of the shape of `self`. weight: [C]. reduction: 0 none, 1 mean, 2 sum.
 * @throws ShapeError, DTypeError, ArgumentError for arguments that do not match
 */
export function cross_entropy_loss_composite(
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  ignoreIndex: number,
  labelSmoothing: number,
): Tensor {
  if (!(labelSmoothing >= 0 && labelSmoothing <= 1)) {
    throw new ArgumentError(`label_smoothing must be between 0.0 and 1.0. Got: ${labelSmoothing}`);
  }
  const even = labelSmoothing > 0 || sameShape(self.shape, target.shape);
  if (even && reduction !== NONE && reduction !== MEAN && reduction !== SUM) {
    throw new ArgumentError(
      `Invalid reduction type encountered in cross_entropy: ${reduction}. It is 0 (none), 1 (mean) or 2 (sum)`,
    );
  }
  if (sameShape(self.shape, target.shape)) {
    if (!isFloatingCode(target.dtypeCode)) {
      throw new DTypeError(`Expected floating point type for target with class probabilities, got ${target.dtype}`);
    }
    if (ignoreIndex >= 0) {
      throw new ArgumentError("ignore_index is not supported for floating point target");
    }
    return probabilityLoss(self, target, weight, reduction, labelSmoothing);
  }
  if (labelSmoothing > 0) return smoothedLoss(self, target, weight, reduction, ignoreIndex, labelSmoothing);
  const classDim = self.ndim === 1 ? 0 : 1;
  return nll_loss_nd(log_softmax_int(self, classDim, self.dtype), target, weight, reduction, ignoreIndex);
}
