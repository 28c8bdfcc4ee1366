// Public forms of normalization, over the operators that have kernels and derivatives.

import {
  add_Scalar,
  alias,
  batch_norm,
  clone,
  contiguous,
  copy_,
  empty_memory_format,
  mean_dim,
  mul_Tensor,
  native_batch_norm,
  native_group_norm,
  norm_except_dim,
  norm_Scalar,
  norm_ScalarOpt_dim,
  repeat,
  rsqrt,
  select_int,
  to_dtype,
  transpose_int,
  view,
} from "../../../generated/operators.js";
import { isEmulatedCode, isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { finfo } from "../../core/limits.js";
import { formatShape, sameShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { checkBatchNorm, checkGroupNorm } from "../shapes/normalization.js";
import { meanOver, plus, product } from "./arithmetic.js";
import { suggestedFormat } from "./factories.js";

/** Returns output, mean, 1 / standard deviation, an empty reserve, and the number of the implementation (0 is the only one). */
export function _batch_norm_impl_index_composite(
  input: Tensor,
  weight: Tensor | null,
  bias: Tensor | null,
  runningMean: Tensor | null,
  runningVar: Tensor | null,
  training: boolean,
  momentum: number,
  eps: number,
  _cudnnEnabled: boolean,
): readonly [Tensor, Tensor, Tensor, Tensor, number] {
  const reserve = empty_memory_format([0], "uint8", input.layout, input.device, null, null);
  if (input.numel === 0) {
    const scaled = product(clone(input, null), weight === null ? null : select_int(weight, 0, 0));
    const out = bias === null ? scaled : plus(scaled, select_int(bias, 0, 0));
    const none = empty_memory_format([0], input.dtype, input.layout, input.device, null, null);
    return [out, none, none, reserve, 0];
  }
  checkBatchNorm(input, { running_mean: runningMean, running_var: runningVar, weight, bias }, training);
  const [out, mean, invstd] = native_batch_norm(input, weight, bias, runningMean, runningVar, training, momentum, eps);
  return [out, mean, invstd, reserve, 0];
}

export function group_norm_composite(
  input: Tensor,
  numGroups: number,
  weight: Tensor | null,
  bias: Tensor | null,
  eps: number,
): Tensor {
  if (input.ndim < 2) {
    throw new ShapeError(`Expected at least 2 dimensions for input tensor but received ${input.ndim}`);
  }
  const [n, c] = input.shape as [number, number];
  checkGroupNorm(input, numGroups, weight, bias, c);
  const inner = input.shape.slice(2).reduce((a, b) => a * b, 1);
  return native_group_norm(contiguous(input, suggestedFormat(input)), weight, bias, n, c, inner, numGroups, eps)[0];
}

/** Normalizes each channel of each sample: a batch norm of one sample with N * C channels. */
export function instance_norm_composite(
  input: Tensor,
  weight: Tensor | null,
  bias: Tensor | null,
  runningMean: Tensor | null,
  runningVar: Tensor | null,
  useInputStats: boolean,
  momentum: number,
  eps: number,
  cudnnEnabled: boolean,
): Tensor {
  if (!useInputStats && (runningMean === null || runningVar === null)) {
    throw new ArgumentError("Expected running_mean and running_var to be defined when use_input_stats is false");
  }
  if (input.ndim < 2) {
    throw new ShapeError(`instance_norm: expected at least 2 dimensions, got ${formatShape(input.shape)}`);
  }
  const [b, c] = input.shape as [number, number];
  const perSample = (x: Tensor | null): Tensor | null => (x === null ? null : repeat(x, [b]));
  const [mean, variance] = [perSample(runningMean), perSample(runningVar)];
  const flat = view(contiguous(input, "contiguous_format"), [1, b * c, ...input.shape.slice(2)]);
  const out = batch_norm(
    flat,
    perSample(weight),
    perSample(bias),
    mean,
    variance,
    useInputStats,
    momentum,
    eps,
    cudnnEnabled,
  );
  if (runningMean !== null) copy_(alias(runningMean), meanOver(view(mean!, [b, c]), [0]), false);
  if (runningVar !== null) copy_(alias(runningVar), meanOver(view(variance!, [b, c]), [0]), false);
  return view(out, input.shape);
}

/** The norm over all dimensions except `dim`, with keepdim. For `dim` -1 the norm of all elements. */
export function norm_except_dim_composite(v: Tensor, pow: number, dim: number): Tensor {
  if (dim === -1) return norm_Scalar(v, pow);
  const last = v.ndim - 1;
  if (dim === 0 || dim === last) {
    const flat = view(contiguous(v, "contiguous_format"), dim === 0 ? [v.shape[0]!, -1] : [-1, v.shape[last]!]);
    return view(
      norm_ScalarOpt_dim(flat, pow, [dim === 0 ? 1 : 0], false),
      v.shape.map((size, d) => (d === dim ? size : 1)),
    );
  }
  return transpose_int(norm_except_dim(transpose_int(v, 0, dim), pow, 0), 0, dim);
}

/** Half precision is normalized in float32. @throws ShapeError unless the sizes are the last ones; DTypeError for integers */
export function rms_norm_composite(
  input: Tensor,
  normalizedShape: readonly number[],
  weight: Tensor | null,
  eps: number | null,
): Tensor {
  const first = input.ndim - normalizedShape.length;
  if (normalizedShape.length === 0 || first < 0 || normalizedShape.some((size, i) => input.shape[first + i] !== size)) {
    throw new ShapeError(
      `rms_norm: the last dimensions of the input, ${formatShape(input.shape)}, must be \`normalized_shape\`, ${formatShape(normalizedShape)}`,
    );
  }
  if (weight !== null && !sameShape(weight.shape, normalizedShape)) {
    throw new ShapeError(
      `rms_norm: \`weight\` must have the shape ${formatShape(normalizedShape)} of \`normalized_shape\`, got ${formatShape(weight.shape)}`,
    );
  }
  if (!isFloatingCode(input.dtypeCode))
    throw new DTypeError(`rms_norm: the input must be of a floating-point dtype, got ${input.dtype}`);
  const dims = normalizedShape.map((_, i) => first + i);
  const computed = isEmulatedCode(input.dtypeCode) ? to_dtype(input, "float32", false, false, null) : input;
  const mean = mean_dim(mul_Tensor(computed, computed), dims, true, null);
  const scaled = mul_Tensor(computed, rsqrt(add_Scalar(mean, eps ?? finfo(input.dtype).eps, 1)));
  const weighted = weight === null ? scaled : mul_Tensor(scaled, weight);
  return to_dtype(weighted, input.dtype, false, false, null);
}
