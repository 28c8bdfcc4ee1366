// Random operators on meta: checks and shapes.

import { INT64 } from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import type { Generator } from "../../core/generator.js";
import type { Scalar } from "../../core/scalar.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { argumentOfDType, foundDType } from "../checks/dtypes.js";
import { checkMultinomial, checkPermuted } from "../checks/random.js";
import { resizeOutput } from "../shapes/outputs.js";

export function bernoulli_out_meta(self: Tensor, _generator: Generator | null, out: Tensor): Tensor {
  resizeOutput(out, self.shape);
  return out;
}

export function randperm_generator_out_meta(n: number, _generator: Generator | null, out: Tensor): Tensor {
  checkPermuted(n);
  resizeOutput(out, [n]);
  return out;
}

export function multinomial_out_meta(
  self: Tensor,
  numSamples: number,
  replacement: boolean,
  _generator: Generator | null,
  out: Tensor,
): Tensor {
  checkMultinomial(self, numSamples, replacement);
  if (out.dtypeCode !== INT64) throw new DTypeError(argumentOfDType("out", "int64", out));
  resizeOutput(out, [...self.shape.slice(0, -1), numSamples]);
  return out;
}

export function multinomial_meta(
  self: Tensor,
  numSamples: number,
  replacement: boolean,
  generator: Generator | null,
): Tensor {
  return multinomial_out_meta(self, numSamples, replacement, generator, allocateCode([0], INT64, "meta"));
}

export function sample_like_meta(self: Tensor, _generator: Generator | null): Tensor {
  return allocateCode(self.shape, self.dtypeCode, "meta");
}

export function binomial_meta(count: Tensor, _prob: Tensor, _generator: Generator | null): Tensor {
  return allocateCode(count.shape, count.dtypeCode, "meta");
}

export function rrelu_with_noise_meta(
  self: Tensor,
  _noise: Tensor,
  _lower: Scalar,
  _upper: Scalar,
  _training: boolean,
  _generator: Generator | null,
): Tensor {
  return allocateCode(self.shape, self.dtypeCode, "meta");
}

export function rrelu_with_noise_out_meta(
  self: Tensor,
  _noise: Tensor,
  _lower: Scalar,
  _upper: Scalar,
  _training: boolean,
  _generator: Generator | null,
  out: Tensor,
): Tensor {
  if (out.dtypeCode !== self.dtypeCode) throw foundDType(out.dtype, self.dtype);
  resizeOutput(out, self.shape);
  return out;
}
