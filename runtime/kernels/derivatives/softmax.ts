// Second derivative of softmax.

import { mul_Tensor, sub_Tensor, sum_dim_IntList } from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";

/**
 * Gradient of `output * (gradOutput - sum(gradOutput * output))` with respect to `output`:
 * grad * gradOutput - grad * sum(gradOutput * output) - gradOutput * sum(grad * output).
 */
export function softmax_double_backward(grad: Tensor, gradOutput: Tensor, dim: number, output: Tensor): Tensor {
  const sumOf = (x: Tensor): Tensor => sum_dim_IntList(mul_Tensor(x, output), [dim], true, null);
  const direct = mul_Tensor(gradOutput, grad);
  const left = mul_Tensor(grad, sumOf(gradOutput));
  const right = mul_Tensor(gradOutput, sumOf(grad));
  return sub_Tensor(sub_Tensor(direct, left, 1), right, 1);
}
