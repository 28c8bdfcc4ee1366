// Derivative of the euclidean distance that is computed as a matrix product.

import { div_Tensor, eq_Scalar, masked_fill_Scalar, matmul, mT } from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";
import { minus, sumOver, times } from "../composite/arithmetic.js";

/** With r = grad / distance (0 where that is 0): x1 sum(r) - r x2, and likewise for x2. */
export function _euclidean_dist_backward(grad: Tensor, x1: Tensor, x2: Tensor, res: Tensor): readonly [Tensor, Tensor] {
  const ratio = masked_fill_Scalar(div_Tensor(grad, res), eq_Scalar(res, 0), 0);
  return [
    minus(times(x1, sumOver(ratio, [-1], true)), matmul(ratio, x2)),
    minus(times(x2, mT(sumOver(ratio, [-2], true))), matmul(mT(ratio), x1)),
  ];
}
