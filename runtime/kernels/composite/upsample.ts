// Resampling by sizes or by scale factors, over the operators that have kernels.

import {
  _upsample_bicubic2d_aa,
  _upsample_bicubic2d_aa_backward,
  _upsample_bilinear2d_aa,
  _upsample_bilinear2d_aa_backward,
  _upsample_nearest_exact1d,
  _upsample_nearest_exact1d_backward,
  _upsample_nearest_exact2d,
  _upsample_nearest_exact2d_backward,
  _upsample_nearest_exact3d,
  _upsample_nearest_exact3d_backward,
  upsample_bicubic2d,
  upsample_bicubic2d_backward,
  upsample_bilinear2d,
  upsample_bilinear2d_backward,
  upsample_linear1d,
  upsample_linear1d_backward,
  upsample_nearest1d,
  upsample_nearest1d_backward,
  upsample_nearest2d,
  upsample_nearest2d_backward,
  upsample_nearest3d,
  upsample_nearest3d_backward,
  upsample_trilinear3d,
  upsample_trilinear3d_backward,
} from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";
import { sizesAndScales } from "../shapes/upsample.js";

type Sizes = readonly number[];

export function upsample_nearest1d_vec_explicit(
  input: Tensor,
  outputSize: Sizes | null,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(input.shape, outputSize, scaleFactors);
  return upsample_nearest1d(input, sizes, scales[0]!);
}

export function upsample_nearest1d_backward_vec_explicit(
  gradOutput: Tensor,
  outputSize: Sizes | null,
  inputSize: Sizes,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(inputSize, outputSize, scaleFactors);
  return upsample_nearest1d_backward(gradOutput, sizes, inputSize, scales[0]!);
}

export function upsample_nearest2d_vec_explicit(
  input: Tensor,
  outputSize: Sizes | null,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(input.shape, outputSize, scaleFactors);
  return upsample_nearest2d(input, sizes, scales[0]!, scales[1]!);
}

export function upsample_nearest2d_backward_vec_explicit(
  gradOutput: Tensor,
  outputSize: Sizes | null,
  inputSize: Sizes,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(inputSize, outputSize, scaleFactors);
  return upsample_nearest2d_backward(gradOutput, sizes, inputSize, scales[0]!, scales[1]!);
}

export function upsample_nearest3d_vec_explicit(
  input: Tensor,
  outputSize: Sizes | null,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(input.shape, outputSize, scaleFactors);
  return upsample_nearest3d(input, sizes, scales[0]!, scales[1]!, scales[2]!);
}

export function upsample_nearest3d_backward_vec_explicit(
  gradOutput: Tensor,
  outputSize: Sizes | null,
  inputSize: Sizes,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(inputSize, outputSize, scaleFactors);
  return upsample_nearest3d_backward(gradOutput, sizes, inputSize, scales[0]!, scales[1]!, scales[2]!);
}

export function _upsample_nearest_exact1d_vec_explicit(
  input: Tensor,
  outputSize: Sizes | null,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(input.shape, outputSize, scaleFactors);
  return _upsample_nearest_exact1d(input, sizes, scales[0]!);
}

export function _upsample_nearest_exact1d_backward_vec_explicit(
  gradOutput: Tensor,
  outputSize: Sizes | null,
  inputSize: Sizes,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(inputSize, outputSize, scaleFactors);
  return _upsample_nearest_exact1d_backward(gradOutput, sizes, inputSize, scales[0]!);
}

export function _upsample_nearest_exact2d_vec_explicit(
  input: Tensor,
  outputSize: Sizes | null,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(input.shape, outputSize, scaleFactors);
  return _upsample_nearest_exact2d(input, sizes, scales[0]!, scales[1]!);
}

export function _upsample_nearest_exact2d_backward_vec_explicit(
  gradOutput: Tensor,
  outputSize: Sizes | null,
  inputSize: Sizes,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(inputSize, outputSize, scaleFactors);
  return _upsample_nearest_exact2d_backward(gradOutput, sizes, inputSize, scales[0]!, scales[1]!);
}

export function _upsample_nearest_exact3d_vec_explicit(
  input: Tensor,
  outputSize: Sizes | null,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(input.shape, outputSize, scaleFactors);
  return _upsample_nearest_exact3d(input, sizes, scales[0]!, scales[1]!, scales[2]!);
}

export function _upsample_nearest_exact3d_backward_vec_explicit(
  gradOutput: Tensor,
  outputSize: Sizes | null,
  inputSize: Sizes,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(inputSize, outputSize, scaleFactors);
  return _upsample_nearest_exact3d_backward(gradOutput, sizes, inputSize, scales[0]!, scales[1]!, scales[2]!);
}

export function upsample_linear1d_vec_explicit(
  input: Tensor,
  outputSize: Sizes | null,
  alignCorners: boolean,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(input.shape, outputSize, scaleFactors);
  return upsample_linear1d(input, sizes, alignCorners, scales[0]!);
}

export function upsample_linear1d_backward_vec_explicit(
  gradOutput: Tensor,
  outputSize: Sizes | null,
  inputSize: Sizes,
  alignCorners: boolean,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(inputSize, outputSize, scaleFactors);
  return upsample_linear1d_backward(gradOutput, sizes, inputSize, alignCorners, scales[0]!);
}

export function upsample_bilinear2d_vec_explicit(
  input: Tensor,
  outputSize: Sizes | null,
  alignCorners: boolean,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(input.shape, outputSize, scaleFactors);
  return upsample_bilinear2d(input, sizes, alignCorners, scales[0]!, scales[1]!);
}

export function upsample_bilinear2d_backward_vec_explicit(
  gradOutput: Tensor,
  outputSize: Sizes | null,
  inputSize: Sizes,
  alignCorners: boolean,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(inputSize, outputSize, scaleFactors);
  return upsample_bilinear2d_backward(gradOutput, sizes, inputSize, alignCorners, scales[0]!, scales[1]!);
}

export function upsample_trilinear3d_vec_explicit(
  input: Tensor,
  outputSize: Sizes | null,
  alignCorners: boolean,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(input.shape, outputSize, scaleFactors);
  return upsample_trilinear3d(input, sizes, alignCorners, scales[0]!, scales[1]!, scales[2]!);
}

export function upsample_trilinear3d_backward_vec_explicit(
  gradOutput: Tensor,
  outputSize: Sizes | null,
  inputSize: Sizes,
  alignCorners: boolean,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(inputSize, outputSize, scaleFactors);
  return upsample_trilinear3d_backward(gradOutput, sizes, inputSize, alignCorners, scales[0]!, scales[1]!, scales[2]!);
}

export function upsample_bicubic2d_vec_explicit(
  input: Tensor,
  outputSize: Sizes | null,
  alignCorners: boolean,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(input.shape, outputSize, scaleFactors);
  return upsample_bicubic2d(input, sizes, alignCorners, scales[0]!, scales[1]!);
}

export function upsample_bicubic2d_backward_vec_explicit(
  gradOutput: Tensor,
  outputSize: Sizes | null,
  inputSize: Sizes,
  alignCorners: boolean,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(inputSize, outputSize, scaleFactors);
  return upsample_bicubic2d_backward(gradOutput, sizes, inputSize, alignCorners, scales[0]!, scales[1]!);
}

export function _upsample_bilinear2d_aa_vec_explicit(
  input: Tensor,
  outputSize: Sizes | null,
  alignCorners: boolean,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(input.shape, outputSize, scaleFactors);
  return _upsample_bilinear2d_aa(input, sizes, alignCorners, scales[0]!, scales[1]!);
}

export function _upsample_bilinear2d_aa_backward_vec_explicit(
  gradOutput: Tensor,
  outputSize: Sizes | null,
  inputSize: Sizes,
  alignCorners: boolean,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(inputSize, outputSize, scaleFactors);
  return _upsample_bilinear2d_aa_backward(gradOutput, sizes, inputSize, alignCorners, scales[0]!, scales[1]!);
}

export function _upsample_bicubic2d_aa_vec_explicit(
  input: Tensor,
  outputSize: Sizes | null,
  alignCorners: boolean,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(input.shape, outputSize, scaleFactors);
  return _upsample_bicubic2d_aa(input, sizes, alignCorners, scales[0]!, scales[1]!);
}

export function _upsample_bicubic2d_aa_backward_vec_explicit(
  gradOutput: Tensor,
  outputSize: Sizes | null,
  inputSize: Sizes,
  alignCorners: boolean,
  scaleFactors: Sizes | null,
): Tensor {
  const { sizes, scales } = sizesAndScales(inputSize, outputSize, scaleFactors);
  return _upsample_bicubic2d_aa_backward(gradOutput, sizes, inputSize, alignCorners, scales[0]!, scales[1]!);
}
