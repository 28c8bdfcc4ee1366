// Backward operators that write into a given tensor: the functional form, copied there. The dtype must be the gradient's own.

import {
  _upsample_bicubic2d_aa_backward,
  _upsample_bilinear2d_aa_backward,
  _upsample_nearest_exact1d_backward,
  _upsample_nearest_exact2d_backward,
  _upsample_nearest_exact3d_backward,
  adaptive_max_pool2d_backward,
  adaptive_max_pool3d_backward,
  avg_pool2d_backward,
  avg_pool3d_backward,
  binary_cross_entropy_backward,
  fractional_max_pool2d_backward,
  fractional_max_pool3d_backward,
  glu_backward,
  huber_loss_backward,
  max_pool2d_with_indices_backward,
  max_pool3d_with_indices_backward,
  mse_loss_backward,
  multi_margin_loss_backward,
  multilabel_margin_loss_backward,
  smooth_l1_loss_backward,
  soft_margin_loss_backward,
  upsample_bicubic2d_backward,
  upsample_bilinear2d_backward,
  upsample_linear1d_backward,
  upsample_nearest1d_backward,
  upsample_nearest2d_backward,
  upsample_nearest3d_backward,
  upsample_trilinear3d_backward,
} from "../../../generated/operators.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { writeExact } from "./outputs.js";

export function mse_loss_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  reduction: number,
  gradInput: Tensor,
): Tensor {
  return writeExact("mse_loss_backward.grad_input", [gradInput], [gradOutput, self, target], () => [
    mse_loss_backward(gradOutput, self, target, reduction),
  ])[0];
}

export function smooth_l1_loss_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  reduction: number,
  beta: number,
  gradInput: Tensor,
): Tensor {
  return writeExact("smooth_l1_loss_backward.grad_input", [gradInput], [gradOutput, self, target], () => [
    smooth_l1_loss_backward(gradOutput, self, target, reduction, beta),
  ])[0];
}

export function huber_loss_backward_out_explicit(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  reduction: number,
  delta: number,
  gradInput: Tensor,
): Tensor {
  return writeExact("huber_loss_backward.out", [gradInput], [gradOutput, self, target], () => [
    huber_loss_backward(gradOutput, self, target, reduction, delta),
  ])[0];
}

export function binary_cross_entropy_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  gradInput: Tensor,
): Tensor {
  return writeExact("binary_cross_entropy_backward.grad_input", [gradInput], [gradOutput, self, target, weight], () => [
    binary_cross_entropy_backward(gradOutput, self, target, weight, reduction),
  ])[0];
}

export function soft_margin_loss_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  reduction: number,
  gradInput: Tensor,
): Tensor {
  return writeExact("soft_margin_loss_backward.grad_input", [gradInput], [gradOutput, self, target], () => [
    soft_margin_loss_backward(gradOutput, self, target, reduction),
  ])[0];
}

export function max_pool2d_with_indices_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  kernelSize: readonly number[],
  stride: readonly number[],
  padding: readonly number[],
  dilation: readonly number[],
  ceilMode: boolean,
  indices: Tensor,
  gradInput: Tensor,
): Tensor {
  return writeExact("max_pool2d_with_indices_backward.grad_input", [gradInput], [gradOutput, self, indices], () => [
    max_pool2d_with_indices_backward(gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices),
  ])[0];
}

export function avg_pool2d_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  kernelSize: readonly number[],
  stride: readonly number[],
  padding: readonly number[],
  ceilMode: boolean,
  countIncludePad: boolean,
  divisorOverride: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("avg_pool2d_backward.grad_input", [gradInput], [gradOutput, self], () => [
    avg_pool2d_backward(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride),
  ])[0];
}

export function adaptive_max_pool2d_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  indices: Tensor,
  gradInput: Tensor,
): Tensor {
  return writeExact("adaptive_max_pool2d_backward.grad_input", [gradInput], [gradOutput, self, indices], () => [
    adaptive_max_pool2d_backward(gradOutput, self, indices),
  ])[0];
}

export function max_pool3d_with_indices_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  kernelSize: readonly number[],
  stride: readonly number[],
  padding: readonly number[],
  dilation: readonly number[],
  ceilMode: boolean,
  indices: Tensor,
  gradInput: Tensor,
): Tensor {
  return writeExact("max_pool3d_with_indices_backward.grad_input", [gradInput], [gradOutput, self, indices], () => [
    max_pool3d_with_indices_backward(gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices),
  ])[0];
}

export function avg_pool3d_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  kernelSize: readonly number[],
  stride: readonly number[],
  padding: readonly number[],
  ceilMode: boolean,
  countIncludePad: boolean,
  divisorOverride: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("avg_pool3d_backward.grad_input", [gradInput], [gradOutput, self], () => [
    avg_pool3d_backward(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride),
  ])[0];
}

export function adaptive_max_pool3d_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  indices: Tensor,
  gradInput: Tensor,
): Tensor {
  return writeExact("adaptive_max_pool3d_backward.grad_input", [gradInput], [gradOutput, self, indices], () => [
    adaptive_max_pool3d_backward(gradOutput, self, indices),
  ])[0];
}

export function glu_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  dim: number,
  gradInput: Tensor,
): Tensor {
  return writeExact("glu_backward.grad_input", [gradInput], [gradOutput, self], () => [
    glu_backward(gradOutput, self, dim),
  ])[0];
}

export function upsample_nearest1d_backward_grad_input_explicit(
  gradOutput: Tensor,
  outputSize: readonly number[],
  inputSize: readonly number[],
  scales: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("upsample_nearest1d_backward.grad_input", [gradInput], [gradOutput], () => [
    upsample_nearest1d_backward(gradOutput, outputSize, inputSize, scales),
  ])[0];
}

export function upsample_nearest2d_backward_grad_input_explicit(
  gradOutput: Tensor,
  outputSize: readonly number[],
  inputSize: readonly number[],
  scalesH: number | null,
  scalesW: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("upsample_nearest2d_backward.grad_input", [gradInput], [gradOutput], () => [
    upsample_nearest2d_backward(gradOutput, outputSize, inputSize, scalesH, scalesW),
  ])[0];
}

export function upsample_nearest3d_backward_grad_input_explicit(
  gradOutput: Tensor,
  outputSize: readonly number[],
  inputSize: readonly number[],
  scalesD: number | null,
  scalesH: number | null,
  scalesW: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("upsample_nearest3d_backward.grad_input", [gradInput], [gradOutput], () => [
    upsample_nearest3d_backward(gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW),
  ])[0];
}

export function _upsample_nearest_exact1d_backward_grad_input_explicit(
  gradOutput: Tensor,
  outputSize: readonly number[],
  inputSize: readonly number[],
  scales: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("_upsample_nearest_exact1d_backward.grad_input", [gradInput], [gradOutput], () => [
    _upsample_nearest_exact1d_backward(gradOutput, outputSize, inputSize, scales),
  ])[0];
}

export function _upsample_nearest_exact2d_backward_grad_input_explicit(
  gradOutput: Tensor,
  outputSize: readonly number[],
  inputSize: readonly number[],
  scalesH: number | null,
  scalesW: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("_upsample_nearest_exact2d_backward.grad_input", [gradInput], [gradOutput], () => [
    _upsample_nearest_exact2d_backward(gradOutput, outputSize, inputSize, scalesH, scalesW),
  ])[0];
}

export function _upsample_nearest_exact3d_backward_grad_input_explicit(
  gradOutput: Tensor,
  outputSize: readonly number[],
  inputSize: readonly number[],
  scalesD: number | null,
  scalesH: number | null,
  scalesW: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("_upsample_nearest_exact3d_backward.grad_input", [gradInput], [gradOutput], () => [
    _upsample_nearest_exact3d_backward(gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW),
  ])[0];
}

export function upsample_linear1d_backward_grad_input_explicit(
  gradOutput: Tensor,
  outputSize: readonly number[],
  inputSize: readonly number[],
  alignCorners: boolean,
  scales: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("upsample_linear1d_backward.grad_input", [gradInput], [gradOutput], () => [
    upsample_linear1d_backward(gradOutput, outputSize, inputSize, alignCorners, scales),
  ])[0];
}

export function upsample_bilinear2d_backward_grad_input_explicit(
  gradOutput: Tensor,
  outputSize: readonly number[],
  inputSize: readonly number[],
  alignCorners: boolean,
  scalesH: number | null,
  scalesW: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("upsample_bilinear2d_backward.grad_input", [gradInput], [gradOutput], () => [
    upsample_bilinear2d_backward(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW),
  ])[0];
}

export function upsample_trilinear3d_backward_grad_input_explicit(
  gradOutput: Tensor,
  outputSize: readonly number[],
  inputSize: readonly number[],
  alignCorners: boolean,
  scalesD: number | null,
  scalesH: number | null,
  scalesW: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("upsample_trilinear3d_backward.grad_input", [gradInput], [gradOutput], () => [
    upsample_trilinear3d_backward(gradOutput, outputSize, inputSize, alignCorners, scalesD, scalesH, scalesW),
  ])[0];
}

export function upsample_bicubic2d_backward_grad_input_explicit(
  gradOutput: Tensor,
  outputSize: readonly number[],
  inputSize: readonly number[],
  alignCorners: boolean,
  scalesH: number | null,
  scalesW: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("upsample_bicubic2d_backward.grad_input", [gradInput], [gradOutput], () => [
    upsample_bicubic2d_backward(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW),
  ])[0];
}

export function _upsample_bilinear2d_aa_backward_grad_input_explicit(
  gradOutput: Tensor,
  outputSize: readonly number[],
  inputSize: readonly number[],
  alignCorners: boolean,
  scalesH: number | null,
  scalesW: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("_upsample_bilinear2d_aa_backward.grad_input", [gradInput], [gradOutput], () => [
    _upsample_bilinear2d_aa_backward(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW),
  ])[0];
}

export function _upsample_bicubic2d_aa_backward_grad_input_explicit(
  gradOutput: Tensor,
  outputSize: readonly number[],
  inputSize: readonly number[],
  alignCorners: boolean,
  scalesH: number | null,
  scalesW: number | null,
  gradInput: Tensor,
): Tensor {
  return writeExact("_upsample_bicubic2d_aa_backward.grad_input", [gradInput], [gradOutput], () => [
    _upsample_bicubic2d_aa_backward(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW),
  ])[0];
}

export function multi_margin_loss_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  p: Scalar,
  margin: Scalar,
  weight: Tensor | null,
  reduction: number,
  gradInput: Tensor,
): Tensor {
  return writeExact("multi_margin_loss_backward.grad_input", [gradInput], [gradOutput, self, target, weight], () => [
    multi_margin_loss_backward(gradOutput, self, target, p, margin, weight, reduction),
  ])[0];
}

export function multilabel_margin_loss_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  reduction: number,
  isTarget: Tensor,
  gradInput: Tensor,
): Tensor {
  return writeExact(
    "multilabel_margin_loss_backward.grad_input",
    [gradInput],
    [gradOutput, self, target, isTarget],
    () => [multilabel_margin_loss_backward(gradOutput, self, target, reduction, isTarget)],
  )[0];
}

export function fractional_max_pool2d_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  kernelSize: readonly number[],
  outputSize: readonly number[],
  indices: Tensor,
  gradInput: Tensor,
): Tensor {
  return writeExact("fractional_max_pool2d_backward.grad_input", [gradInput], [gradOutput, self, indices], () => [
    fractional_max_pool2d_backward(gradOutput, self, kernelSize, outputSize, indices),
  ])[0];
}

export function fractional_max_pool3d_backward_grad_input_explicit(
  gradOutput: Tensor,
  self: Tensor,
  kernelSize: readonly number[],
  outputSize: readonly number[],
  indices: Tensor,
  gradInput: Tensor,
): Tensor {
  return writeExact("fractional_max_pool3d_backward.grad_input", [gradInput], [gradOutput, self, indices], () => [
    fractional_max_pool3d_backward(gradOutput, self, kernelSize, outputSize, indices),
  ])[0];
}
