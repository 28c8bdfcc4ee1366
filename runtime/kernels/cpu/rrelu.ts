// Leaky ReLU with random slopes in training, on the CPU.

import { isFloatingCode } from "../../core/dtype.js";
import { ShapeError } from "../../core/errors.js";
import type { Generator } from "../../core/generator.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import { assertNoInternalOverlap, formatShape } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { expectedDType, foundDType, notImplementedFor } from "../checks/dtypes.js";
import { hostGenerator } from "../checks/random.js";
import { copyInto } from "../memory/copy.js";
import { numbersOf, numeric, numericResult } from "../memory/elements.js";
import { resizeOutput } from "../shapes/outputs.js";

/**
 * Writes x where it is positive and x times its slope elsewhere. In training, slopes are drawn from the generator and
 * stored in `noise` (1 where x is positive); otherwise the slope is the mean of both bounds.
 */
function rectify(
  self: Tensor,
  noise: Tensor,
  lower: Scalar,
  upper: Scalar,
  training: boolean,
  generator: Generator | null,
  out: Tensor,
): Tensor {
  if (!isFloatingCode(self.dtypeCode)) {
    throw notImplementedFor(training ? "rrelu_with_noise_out_cpu" : "leaky_relu_cpu", self);
  }
  const [low, high] = [toNumber(lower), toNumber(upper)];
  const source = numeric(self);
  const x = numbersOf(source);
  const direct = out.isContiguous && out.shape.length === self.shape.length && out.dtypeCode === source.dtypeCode;
  const target = direct ? out : numericResult(self.shape, self.dtypeCode);
  const y = numbersOf(target);
  if (!training) {
    const slope = (low + high) / 2;
    for (let i = 0; i < source.numel; i++) {
      const v = x[source.offset + i]!;
      y[target.offset + i] = v > 0 ? v : v * slope;
    }
  } else {
    if (noise.dtypeCode !== self.dtypeCode) {
      throw expectedDType(self.dtype, noise.dtype);
    }
    if (noise.numel !== self.numel) {
      throw new ShapeError(
        `rrelu_with_noise: \`noise\` must have the input's shape ${formatShape(self.shape)}, got ${formatShape(noise.shape)}`,
      );
    }
    const slopes = numeric(noise);
    const drawn = numbersOf(slopes);
    const draws = hostGenerator(generator);
    for (let i = 0; i < source.numel; i++) {
      const v = x[source.offset + i]!;
      if (v <= 0) drawn[slopes.offset + i] = draws.uniformDouble() * (high - low) + low;
      else drawn[slopes.offset + i] = 1;
      y[target.offset + i] = v * drawn[slopes.offset + i]!;
    }
    if (slopes !== noise) copyInto(noise, slopes);
  }
  if (target !== out) copyInto(out, target);
  return out;
}

export function rrelu_with_noise_cpu(
  self: Tensor,
  noise: Tensor,
  lower: Scalar,
  upper: Scalar,
  training: boolean,
  generator: Generator | null,
): Tensor {
  return rectify(self, noise, lower, upper, training, generator, allocateCode(self.shape, self.dtypeCode));
}

export function rrelu_with_noise__cpu(
  self: Tensor,
  noise: Tensor,
  lower: Scalar,
  upper: Scalar,
  training: boolean,
  generator: Generator | null,
): Tensor {
  assertNoInternalOverlap(self);
  return rectify(self, noise, lower, upper, training, generator, self);
}

export function rrelu_with_noise_out_cpu(
  self: Tensor,
  noise: Tensor,
  lower: Scalar,
  upper: Scalar,
  training: boolean,
  generator: Generator | null,
  out: Tensor,
): Tensor {
  if (out.dtypeCode !== self.dtypeCode) throw foundDType(out.dtype, self.dtype);
  resizeOutput(out, self.shape);
  return rectify(self, noise, lower, upper, training, generator, out);
}
