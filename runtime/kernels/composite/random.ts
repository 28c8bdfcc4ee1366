// Random tensors of a given shape or modelled on another tensor, and dropout, composed of in-place fills.

import {
  add__Scalar,
  add__Tensor,
  add_Scalar,
  add_Tensor,
  any,
  bernoulli__float,
  clone,
  div__Scalar,
  empty_like,
  empty_memory_format,
  item,
  lt_Scalar,
  mul__Scalar,
  mul__Tensor,
  mul_Tensor,
  normal_,
  ones_like,
  randperm_generator_out,
  zeros,
} from "../../../generated/operators.js";
import { getDefaultDType } from "../../core/default-dtype.js";
import type { Device } from "../../core/device.js";
import type { DType } from "../../core/dtype.js";
import { isReadable } from "../../core/elements.js";
import { ArgumentError } from "../../core/errors.js";
import type { Generator } from "../../core/generator.js";
import type { Layout } from "../../core/memory-format.js";
import { broadcastShapes } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { checkPermuted } from "../checks/random.js";
import { shapeOutput } from "../shapes/outputs.js";

export function shapedOutput(out: Tensor, size: readonly number[]): Tensor {
  shapeOutput(out, size);
  return out;
}

export function dtypeOr(dtype: DType | null, otherwise: DType): DType {
  return dtype ?? otherwise;
}

/** A new tensor to be filled; of the default dtype unless another is given. */
export function emptyOf(
  size: readonly number[],
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return empty_memory_format(size, dtype ?? getDefaultDType(), layout, device, pinMemory, null);
}

/** The numbers 0 to n - 1 in random order. */
export function randperm_explicit(
  n: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return randperm_generator_explicit(n, null, dtype, layout, device, pinMemory);
}

export function randperm_generator_explicit(
  n: number,
  generator: Generator | null,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkPermuted(n);
  return randperm_generator_out(n, generator, emptyOf([n], dtype ?? "int64", layout, device, pinMemory));
}

export function normal_Tensor_float_out_explicit(
  mean: Tensor,
  std: number,
  generator: Generator | null,
  out: Tensor,
): Tensor {
  return add__Tensor(normal_(shapedOutput(out, mean.shape), 0, std, generator), mean, 1);
}

export function normal_float_Tensor_out_explicit(
  mean: number,
  std: Tensor,
  generator: Generator | null,
  out: Tensor,
): Tensor {
  checkDeviations(std);
  return add__Scalar(mul__Tensor(normal_(shapedOutput(out, std.shape), 0, 1, generator), std), mean, 1);
}

/** @throws ArgumentError if a standard deviation is negative, provided that values can be read synchronously */
function checkDeviations(std: Tensor): void {
  if (std.numel === 0 || !isReadable(std)) return;
  if (item(any(lt_Scalar(std, 0)))) throw new ArgumentError("normal expects all elements of std >= 0.0");
}

export function normal_Tensor_Tensor_explicit(mean: Tensor, std: Tensor, generator: Generator | null): Tensor {
  const shape = broadcastShapes(mean.shape, std.shape);
  const out = empty_memory_format(shape, mean.dtype, null, mean.device, null, null);
  return normal_Tensor_Tensor_out_explicit(mean, std, generator, out);
}

export function normal_Tensor_Tensor_out_explicit(
  mean: Tensor,
  std: Tensor,
  generator: Generator | null,
  out: Tensor,
): Tensor {
  const shape = broadcastShapes(mean.shape, std.shape);
  checkDeviations(std);
  return add__Tensor(mul__Tensor(normal_(shapedOutput(out, shape), 0, 1, generator), std), mean, 1);
}

/** @throws ArgumentError unless 0 <= p <= 1 */
function checkDropout(p: number): void {
  if (!(p >= 0 && p <= 1)) throw new ArgumentError(`dropout probability has to be between 0 and 1, but got ${p}`);
}

/** Noise with one draw per feature map: shape `[N, C, 1, ...]`. */
function featureNoise(input: Tensor): Tensor {
  if (input.shape.length < 2) throw new ArgumentError("Feature dropout requires at least 2 dimensions in the input");
  const shape = input.shape.map((size, d) => (d < 2 ? size : 1));
  return empty_memory_format(shape, input.dtype, null, input.device, null, null);
}

interface DropoutForm {
  readonly feature: boolean;
  readonly alpha: boolean;
  readonly inplace: boolean;
}

/** The negative saturation value of SELU, to which alpha dropout sets elements. */
const alphaValue = 1.7580993408473766;

function dropoutBy(form: DropoutForm, input: Tensor, p: number, train: boolean): Tensor {
  checkDropout(p);
  if (p === 0 || !train || input.numel === 0) return input;
  const times = form.inplace ? mul__Tensor : mul_Tensor;
  if (p === 1) return times(input, zeros([], input.dtype, null, input.device, null));
  const blank = form.feature ? featureNoise(input) : empty_like(input, null, null, null, null, "contiguous_format");
  const noise = bernoulli__float(blank, 1 - p, null);
  if (!form.alpha) return times(input, div__Scalar(noise, 1 - p));
  const a = 1 / Math.sqrt((alphaValue * alphaValue * p + 1) * (1 - p));
  const b = add__Scalar(mul__Scalar(add_Scalar(noise, -1, 1), alphaValue * a), alphaValue * a * p, 1);
  const scaled = times(input, mul__Scalar(noise, a));
  return form.inplace ? add__Tensor(scaled, b, 1) : add_Tensor(scaled, b, 1);
}

/** Sets elements to zero with probability p and scales the others by 1 / (1 - p). */
export function dropout_composite(input: Tensor, p: number, train: boolean): Tensor {
  return dropoutBy({ feature: false, alpha: false, inplace: false }, input, p, train);
}

export function dropout__composite(self: Tensor, p: number, train: boolean): Tensor {
  return dropoutBy({ feature: false, alpha: false, inplace: true }, self, p, train);
}

/** Dropout that preserves mean and variance after SELU. */
export function alpha_dropout_composite(input: Tensor, p: number, train: boolean): Tensor {
  return dropoutBy({ feature: false, alpha: true, inplace: false }, input, p, train);
}

export function alpha_dropout__composite(self: Tensor, p: number, train: boolean): Tensor {
  return dropoutBy({ feature: false, alpha: true, inplace: true }, self, p, train);
}

/** Dropout of whole channels. */
export function feature_dropout_composite(input: Tensor, p: number, train: boolean): Tensor {
  return dropoutBy({ feature: true, alpha: false, inplace: false }, input, p, train);
}

export function feature_dropout__composite(self: Tensor, p: number, train: boolean): Tensor {
  return dropoutBy({ feature: true, alpha: false, inplace: true }, self, p, train);
}

export function feature_alpha_dropout_composite(input: Tensor, p: number, train: boolean): Tensor {
  return dropoutBy({ feature: true, alpha: true, inplace: false }, input, p, train);
}

export function feature_alpha_dropout__composite(self: Tensor, p: number, train: boolean): Tensor {
  return dropoutBy({ feature: true, alpha: true, inplace: true }, self, p, train);
}

/** Output and mask of dropout; a null `train` counts as training. */
export function native_dropout_explicit(input: Tensor, p: number, train: boolean | null): readonly [Tensor, Tensor] {
  if (input.numel === 0) return [input, empty_like(input, null, null, null, null, null)];
  if (train === false) {
    return [clone(input, null), ones_like(input, "bool", null, null, null, null)];
  }
  const keepProbability = 1 - p;
  const mask = bernoulli__float(empty_like(input, "bool", null, null, null, null), keepProbability, null);
  return [mul__Scalar(mul_Tensor(input, mask), keepProbability === 0 ? 0 : 1 / keepProbability), mask];
}
