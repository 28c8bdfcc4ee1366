// Derivatives of distances between rows, composed of operators: forward mode, and derivatives of the backward operators.

import {
  abs,
  div_Tensor,
  eq_Scalar,
  eq_Tensor,
  index_add,
  index_select,
  masked_fill_Scalar,
  matmul,
  mT,
  mul_Tensor,
  new_zeros,
  pow_Tensor_Scalar,
  sign,
  triu_indices,
  unbind_int,
  unsqueeze,
} from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";
import { minus, plus, sumOver, times, zerosOf } from "../composite/arithmetic.js";

/** With r = grad / distance (0 where that is 0): x1 sum(r) - r x2, and likewise for x2. */
export function _euclidean_dist_backward(grad: Tensor, x1: Tensor, x2: Tensor, res: Tensor): readonly [Tensor, Tensor] {
  const ratio = masked_fill_Scalar(div_Tensor(grad, res), eq_Scalar(res, 0), 0);
  return [
    minus(times(x1, sumOver(ratio, [-1], true)), matmul(ratio, x2)),
    minus(times(x2, mT(sumOver(ratio, [-2], true))), matmul(mT(ratio), x1)),
  ];
}

/**
 * (x1 - x2)(dx1 - dx2) / distance, expanded so that the tensor of all differences is never allocated; 0 where the
 * distance is 0.
 */
export function _euclidean_dist_jvp(x1P: Tensor, x1T: Tensor, x2P: Tensor, x2T: Tensor, res: Tensor): Tensor {
  const norms = plus(sumOver(times(x1P, x1T), [-1], true), mT(sumOver(times(x2P, x2T), [-1], true)));
  const crossed = plus(matmul(x1T, mT(x2P)), matmul(x1P, mT(x2T)));
  return masked_fill_Scalar(div_Tensor(minus(norms, crossed), res), eq_Scalar(res, 0), 0);
}

/** Derivatives of the p-norm `distance` with respect to the last dimension of `difference`, as in the backward kernels. */
function slopes(difference: Tensor, distance: Tensor, p: number): Tensor {
  if (p === 0) return zerosOf(difference);
  if (p === 1) return sign(difference);
  const none = eq_Scalar(distance, 0);
  // Division by what is masked afterwards would give NaN in derivatives of the slopes.
  const divisor = masked_fill_Scalar(distance, none, 1);
  if (p === 2) return masked_fill_Scalar(div_Tensor(difference, divisor), none, 0);
  const size = abs(difference);
  if (!Number.isFinite(p)) {
    return masked_fill_Scalar(mul_Tensor(sign(difference), eq_Tensor(size, distance)), none, 0);
  }
  const base = p < 2 ? masked_fill_Scalar(size, eq_Scalar(difference, 0), 1) : size;
  const power = mul_Tensor(sign(difference), pow_Tensor_Scalar(div_Tensor(base, divisor), p - 1));
  return masked_fill_Scalar(power, none, 0);
}

/** Tangent of the slopes: (p - 1) / distance (|difference / distance|^(p-2) t - slope (slope, t)). */
function slopesTangent(difference: Tensor, distance: Tensor, p: number, t: Tensor): Tensor {
  if (p <= 1 || !Number.isFinite(p)) return zerosOf(difference);
  const slope = slopes(difference, distance, p);
  const along = mul_Tensor(slope, sumOver(mul_Tensor(slope, t), [-1], true));
  const ratio = div_Tensor(abs(difference), distance);
  const curved = p === 2 ? t : mul_Tensor(pow_Tensor_Scalar(ratio, p - 2), t);
  const free = p < 2 ? masked_fill_Scalar(curved, eq_Scalar(difference, 0), 0) : curved;
  return masked_fill_Scalar(div_Tensor(times(minus(free, along), p - 1), distance), eq_Scalar(distance, 0), 0);
}

/** All differences of rows: [*, P, M] and [*, R, M] to [*, P, R, M]. */
function differences(x1: Tensor, x2: Tensor): Tensor {
  return minus(unsqueeze(x1, -2), unsqueeze(x2, -3));
}

export function _cdist_jvp(x1P: Tensor, x1T: Tensor, x2P: Tensor, x2T: Tensor, p: number, cdist: Tensor): Tensor {
  const slope = slopes(differences(x1P, x2P), unsqueeze(cdist, -1), p);
  return sumOver(mul_Tensor(slope, differences(x1T, x2T)), [-1]);
}

/** As `_cdist_backward`, with the tensor of all differences, so that it can be differentiated again; `cdist` with its history. */
export function _cdist_differentiable_backward(grad: Tensor, x1: Tensor, x2: Tensor, p: number, cdist: Tensor): Tensor {
  const slope = slopes(differences(x1, x2), unsqueeze(cdist, -1), p);
  return sumOver(mul_Tensor(unsqueeze(grad, -1), slope), [-2]);
}

/** Tangent of sum_j grad_ij slope_ij; distances are recomputed from x1 and x2. */
export function _cdist_backward_jvp(
  gradP: Tensor,
  gradT: Tensor,
  x1P: Tensor,
  x1T: Tensor,
  x2P: Tensor,
  x2T: Tensor,
  p: number,
  cdist: Tensor,
): Tensor {
  const difference = differences(x1P, x2P);
  const distance = unsqueeze(cdist, -1);
  const viaGrad = mul_Tensor(unsqueeze(gradT, -1), slopes(difference, distance, p));
  const curvature = slopesTangent(difference, distance, p, differences(x1T, x2T));
  return sumOver(plus(viaGrad, mul_Tensor(unsqueeze(gradP, -1), curvature)), [-2]);
}

/** The two rows of each pair, in the order of pdist. */
function pairs(self: Tensor): readonly [Tensor, Tensor] {
  const rows = self.shape[0]!;
  const [first, second] = unbind_int(triu_indices(rows, rows, 1, "int64", null, self.device, null), 0);
  return [first!, second!];
}

function pairDifferences(x: Tensor, [first, second]: readonly [Tensor, Tensor]): Tensor {
  return minus(index_select(x, 0, first), index_select(x, 0, second));
}

export function _pdist_jvp(selfP: Tensor, selfT: Tensor, p: number, pdist: Tensor): Tensor {
  const rows = pairs(selfP);
  const slope = slopes(pairDifferences(selfP, rows), unsqueeze(pdist, -1), p);
  return sumOver(mul_Tensor(slope, pairDifferences(selfT, rows)), [-1]);
}

/** Each pair contributes to its first row, and negated to its second. */
export function _pdist_backward_jvp(
  gradP: Tensor,
  gradT: Tensor,
  selfP: Tensor,
  selfT: Tensor,
  p: number,
  pdist: Tensor,
): Tensor {
  const rows = pairs(selfP);
  const difference = pairDifferences(selfP, rows);
  const distance = unsqueeze(pdist, -1);
  const viaGrad = mul_Tensor(unsqueeze(gradT, -1), slopes(difference, distance, p));
  const curvature = slopesTangent(difference, distance, p, pairDifferences(selfT, rows));
  const share = plus(viaGrad, mul_Tensor(unsqueeze(gradP, -1), curvature));
  const none = new_zeros(share, selfP.shape, null, null, null, null);
  return index_add(index_add(none, 0, rows[0], share, 1), 0, rows[1], share, -1);
}

/** As `_pdist_backward`, composed of operators, so that it can be differentiated again; `pdist` with its history. */
export function _pdist_differentiable_backward(grad: Tensor, self: Tensor, p: number, pdist: Tensor): Tensor {
  const rows = pairs(self);
  const slope = slopes(pairDifferences(self, rows), unsqueeze(pdist, -1), p);
  const share = mul_Tensor(unsqueeze(grad, -1), slope);
  const none = new_zeros(share, self.shape, null, null, null, null);
  return index_add(index_add(none, 0, rows[0], share, 1), 0, rows[1], share, -1);
}
