// Activations with more than one operand or step: gated halves, learned slopes, clamped norms.

import {
  cat,
  contiguous,
  empty_like,
  gt_Scalar,
  leaky_relu_backward,
  narrow,
  reshape,
  rrelu_with_noise,
  rrelu_with_noise_,
  sigmoid,
  where_self,
} from "../../../generated/operators.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import type { Generator } from "../../core/generator.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import { formatShape, normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { requireFloating } from "../checks/dtypes.js";
import { sameDTypeCheck } from "../checks/pointwise.js";
import { minus, plus, product, sumOver, times, zerosOf } from "./arithmetic.js";
import { castTo } from "./softmax.js";

/** Splits `dim` in half. @throws ShapeError unless its size is even */
export function halves(self: Tensor, dim: number): readonly [Tensor, Tensor] {
  if (self.ndim === 0) throw new ShapeError("glu does not support 0-dimensional tensors");
  const d = normalizeDim(dim, self.ndim);
  const size = self.shape[d]!;
  if (size % 2 !== 0) {
    throw new ShapeError(`Halving dimension must be even, but dimension ${d} is size ${size}`);
  }
  return [narrow(self, d, 0, size / 2), narrow(self, d, size / 2, size / 2)];
}

/** a * sigmoid(b), with a and b the halves of `self` along `dim`. */
export function glu_explicit(self: Tensor, dim: number): Tensor {
  requireFloating("glu_cpu", self);
  const [a, b] = halves(self, dim);
  return times(a, sigmoid(b));
}

export function glu_backward_explicit(gradOutput: Tensor, self: Tensor, dim: number): Tensor {
  requireFloating("glu_backward_cpu", self);
  sameDTypeCheck(self, gradOutput);
  const [a, b] = halves(self, dim);
  const gate = sigmoid(b);
  const first = times(gradOutput, gate);
  return cat([first, product(first, minus(1, gate), a)], dim);
}

export function glu_jvp_composite(glu: Tensor, x: Tensor, dx: Tensor, dim: number): Tensor {
  const [, b] = halves(x, dim);
  const [da, db] = halves(dx, dim);
  const gate = sigmoid(b);
  return plus(times(da, gate), times(glu, minus(db, times(gate, db))));
}

/** The slope as a view that broadcasts along dimension 1. @throws ShapeError unless it has one element, or one per channel */
export function alignedSlope(self: Tensor, weight: Tensor): Tensor {
  if (weight.numel === 1) return weight.ndim === 0 ? weight : reshape(weight, []);
  if (self.ndim === 0) throw new ShapeError("Not allow zero-dim input tensor.");
  const channels = self.ndim > 1 ? self.shape[1]! : 1;
  if (weight.numel !== channels) {
    throw new ShapeError(
      `Mismatch of parameter numbers and input channel size. Found parameter numbers = ${weight.numel} and channel size = ${channels}.`,
    );
  }
  return reshape(
    weight,
    self.shape.map((_, d) => (d === 1 ? channels : 1)),
  );
}

/** Layers keep float32 slopes for the activations of autocast. */
const isMixed = (self: Tensor, weight: Tensor): boolean => self.dtype === "bfloat16" && weight.dtype === "float32";

/** x where x > 0, else weight * x. */
export function prelu_explicit(self: Tensor, weight: Tensor): Tensor {
  requireFloating("prelu_cpu", self);
  if (weight.dtypeCode !== self.dtypeCode && !isMixed(self, weight)) {
    throw new DTypeError(`prelu: Type promoting not supported. Got ${self.dtype} and ${weight.dtype}`);
  }
  if (weight.ndim > 1) {
    throw new ShapeError(`prelu: Expected \`weight\` to be a scalar or 1D tensor, but got ndim = ${weight.ndim}`);
  }
  const rows = contiguous(self, "contiguous_format");
  return castTo(where_self(gt_Scalar(rows, 0), rows, times(rows, alignedSlope(rows, weight))), self.dtype);
}

/** Reduces a gradient of self's shape to the shape of the slopes. */
export function perSlope(grad: Tensor, weight: Tensor): Tensor {
  const dims = grad.shape.map((_, d) => d).filter((d) => weight.numel === 1 || d !== 1);
  return reshape(sumOver(grad, dims), weight.shape);
}

export function prelu_backward_explicit(gradOutput: Tensor, self: Tensor, weight: Tensor): readonly [Tensor, Tensor] {
  requireFloating("prelu_backward_cpu", self);
  sameDTypeCheck(self, gradOutput);
  if (!isMixed(self, weight)) sameDTypeCheck(self, weight);
  const positive = gt_Scalar(self, 0);
  const zeros = zerosOf(self);
  const gradSelf = where_self(positive, gradOutput, times(gradOutput, alignedSlope(self, weight)));
  const gradWeight = perSlope(where_self(positive, zeros, times(self, gradOutput)), weight);
  if (!isMixed(self, weight)) return [gradSelf, gradWeight];
  return [castTo(gradSelf, self.dtype), castTo(gradWeight, weight.dtype)];
}

/** All dimensions but `dim`. */
export function sliceDims(self: Tensor, dim: number): readonly number[] {
  const axis = normalizeDim(dim, self.ndim);
  return self.shape.map((_, d) => d).filter((d) => d !== axis);
}

function shuffledShape(name: string, self: Tensor, factor: number): readonly [number, number, number] {
  if (self.ndim < 3) {
    throw new ShapeError(
      `${name} expects input to have at least 3 dimensions, but got input with ${self.ndim} dimension(s)`,
    );
  }
  if (!(factor > 0)) {
    const word = name === "pixel_shuffle" ? "upscale_factor" : "downscale_factor";
    throw new ShapeError(`${name} expects a positive ${word}, but got ${factor}`);
  }
  return self.shape.slice(-3) as unknown as readonly [number, number, number];
}

/** [*, C r^2, H, W] to [*, C, H r, W r]. */
export function pixelShuffleSteps(
  self: Tensor,
  upscaleFactor: number,
): { readonly split: readonly number[]; readonly order: readonly number[]; readonly shape: readonly number[] } {
  const r = upscaleFactor;
  const [c, h, w] = shuffledShape("pixel_shuffle", self, r);
  if (c % (r * r) !== 0) {
    throw new ShapeError(
      `pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of upscale_factor, but input.size(-3)=${c} is not divisible by ${r * r}`,
    );
  }
  const leading = self.shape.slice(0, -3);
  const n = leading.length;
  const out = c / (r * r);
  return {
    split: [...leading, out, r, r, h, w],
    order: [...leading.keys(), n, n + 3, n + 1, n + 4, n + 2],
    shape: [...leading, out, h * r, w * r],
  };
}

/** [*, C, H r, W r] to [*, C r^2, H, W]. */
export function pixelUnshuffleSteps(
  self: Tensor,
  downscaleFactor: number,
): { readonly split: readonly number[]; readonly order: readonly number[]; readonly shape: readonly number[] } {
  const r = downscaleFactor;
  const [c, h, w] = shuffledShape("pixel_unshuffle", self, r);
  for (const [word, size, at] of [
    ["height", h, -2],
    ["width", w, -1],
  ] as const) {
    if (size % r !== 0) {
      throw new ShapeError(
        `pixel_unshuffle expects ${word} to be divisible by downscale_factor, but input.size(${at})=${size} is not divisible by ${r}`,
      );
    }
  }
  const leading = self.shape.slice(0, -3);
  const n = leading.length;
  return {
    split: [...leading, c, h / r, r, w / r, r],
    order: [...leading.keys(), n, n + 2, n + 4, n + 1, n + 3],
    shape: [...leading, c * r * r, h / r, w / r],
  };
}

export function checkChannelShuffle(self: Tensor, groups: number): readonly number[] {
  if (self.ndim < 3) {
    throw new ShapeError(
      `channel_shuffle expects input with > 2 dims, but got input with sizes ${formatShape(self.shape)}`,
    );
  }
  if (!(groups > 0)) {
    throw new ShapeError(`Number of groups to divide channels in must be positive. Value of groups:${groups}`);
  }
  const [n, c, ...spatial] = self.shape as [number, number, ...number[]];
  if (c % groups !== 0) {
    throw new ShapeError(`Number of channels must be divisible by groups. Got ${c} channels and ${groups} groups.`);
  }
  return [n, groups, c / groups, ...spatial];
}

function checkBounds(lower: Scalar, upper: Scalar): void {
  if (!(toNumber(lower) <= toNumber(upper))) {
    throw new ArgumentError("Lower bound should be less than or equal to the upper bound");
  }
}

/** Leaky ReLU. In training each negative slope is drawn from [lower, upper); otherwise it is (lower + upper) / 2. */
export function rrelu_composite(
  self: Tensor,
  lower: Scalar,
  upper: Scalar,
  training: boolean,
  generator: Generator | null,
): Tensor {
  checkBounds(lower, upper);
  return rrelu_with_noise(self, noiseLike(self), lower, upper, training, generator);
}

export function rrelu__composite(
  self: Tensor,
  lower: Scalar,
  upper: Scalar,
  training: boolean,
  generator: Generator | null,
): Tensor {
  checkBounds(lower, upper);
  return rrelu_with_noise_(self, noiseLike(self), lower, upper, training, generator);
}

function noiseLike(self: Tensor): Tensor {
  return empty_like(self, null, null, null, null, "contiguous_format");
}

export function rrelu_with_noise_backward_explicit(
  gradOutput: Tensor,
  self: Tensor,
  noise: Tensor,
  lower: Scalar,
  upper: Scalar,
  training: boolean,
  selfIsResult: boolean,
): Tensor {
  if (training) return times(noise, gradOutput);
  return leaky_relu_backward(gradOutput, self, (toNumber(lower) + toNumber(upper)) / 2, selfIsResult);
}
