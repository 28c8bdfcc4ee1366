// Forward mode of convolution.

import { convolution, sum_dim_IntList } from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";
import { plus } from "../composite/arithmetic.js";

/** Linear in input and in weight: conv(dinput, weight) + conv(input, dweight) + dbias. */
export function convolution_jvp(
  inputP: Tensor,
  inputT: Tensor,
  weightP: Tensor,
  weightT: Tensor,
  _biasP: Tensor | null,
  biasT: Tensor | null,
  stride: readonly number[],
  padding: readonly number[],
  dilation: readonly number[],
  transposed: boolean,
  outputPadding: readonly number[],
  groups: number,
): Tensor {
  return plus(
    convolution(inputT, weightP, null, stride, padding, dilation, transposed, outputPadding, groups),
    convolution(inputP, weightT, biasT, stride, padding, dilation, transposed, outputPadding, groups),
  );
}

/** Tangent of the bias gradient: the sum over all dimensions except the channels. */
export function convolution_backward_jvp_grad_bias(gradOutT: Tensor, gradBias: Tensor | null): Tensor | null {
  if (gradBias === null) return null;
  const dims = gradOutT.shape.map((_, d) => d).filter((d) => d !== 1);
  return sum_dim_IntList(gradOutT, dims, false, null);
}
