// Initialisers of parameters: they write into a tensor, and draw the same random numbers as PyTorch.

import {
  add__Scalar,
  clamp_,
  copy_,
  diagonal,
  erfinv_,
  fill__Scalar,
  linalg_qr,
  mul__Scalar,
  mul__Tensor,
  new_empty,
  normal_ as normally,
  reshape,
  select_int,
  sign,
  t as transposed,
  uniform_ as uniformly,
  zero_,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import type { Generator } from "../core/generator.js";
import { withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { checkTensor } from "./module.js";

/** The layers and activations that `calculateGain` accepts. */
export type Nonlinearity =
  | "linear"
  | "conv1d"
  | "conv2d"
  | "conv3d"
  | "sigmoid"
  | "tanh"
  | "relu"
  | "leaky_relu"
  | "selu";

interface Drawn {
  /** The source of random numbers; by default the generator that `manualSeed` seeds. */
  readonly generator?: Generator;
}

/**
 * The factor for the standard deviation of weights that keeps variances constant across layers with this activation.
 * @param slope the negative slope of `leaky_relu`
 */
export function calculateGain(nonlinearity: Nonlinearity, slope = 0.01): number {
  switch (nonlinearity) {
    case "tanh":
      return 5 / 3;
    case "relu":
      return Math.SQRT2;
    case "leaky_relu":
      return Math.sqrt(2 / (1 + slope ** 2));
    case "selu":
      return 3 / 4;
    case "linear":
    case "conv1d":
    case "conv2d":
    case "conv3d":
    case "sigmoid":
      return 1;
    default:
      throw new ArgumentError(`calculateGain: unknown nonlinearity ${describe(nonlinearity)}`);
  }
}

/**
 * Fan in and fan out of a weight (out, in, ...kernel).
 * @throws ShapeError for fewer than two dimensions
 */
export function fans(tensor: Tensor): { readonly in: number; readonly out: number } {
  const { shape } = checkTensor("init", tensor);
  if (shape.length < 2)
    throw new ShapeError(`fan in and fan out are defined for at least two dimensions, got shape ${formatShape(shape)}`);
  const kernel = shape.slice(2).reduce((product, length) => product * length, 1);
  return { in: shape[1]! * kernel, out: shape[0]! * kernel };
}

const drawn = { generator: undefined as Generator | undefined };

/** Fills the tensor with numbers from the uniform distribution over [from, to). */
export function uniform_(tensor: Tensor, from = 0, to = 1, options: Drawn = {}): Tensor {
  const { generator } = withDefaults("init.uniform_", options, {}, drawn);
  return fillUniformly(checkTensor("init.uniform_", tensor), from, to, generator);
}

function fillUniformly(tensor: Tensor, from: number, to: number, generator: Generator | undefined): Tensor {
  return noGrad(() => uniformly(tensor, from, to, generator ?? null));
}

/** Fills the tensor with normally distributed numbers. */
export function normal_(tensor: Tensor, mean = 0, std = 1, options: Drawn = {}): Tensor {
  const { generator } = withDefaults("init.normal_", options, {}, drawn);
  return fillNormally(checkTensor("init.normal_", tensor), mean, std, generator);
}

function fillNormally(tensor: Tensor, mean: number, std: number, generator: Generator | undefined): Tensor {
  return noGrad(() => normally(tensor, mean, std, generator ?? null));
}

/** Fills the tensor with `value`. */
export function constant_(tensor: Tensor, value: number): Tensor {
  checkTensor("init.constant_", tensor);
  return noGrad(() => fill__Scalar(tensor, value));
}

/** Fills the tensor with zeros. */
export function zeros_(tensor: Tensor): Tensor {
  return constant_(tensor, 0);
}

/** Fills the tensor with ones. */
export function ones_(tensor: Tensor): Tensor {
  return constant_(tensor, 1);
}

/** Fills a matrix with the identity: ones on the diagonal, zeros elsewhere. */
export function eye_(tensor: Tensor): Tensor {
  if (checkTensor("init.eye_", tensor).shape.length !== 2)
    throw new ShapeError(`init.eye_: expected a matrix, got a tensor of shape ${formatShape(tensor.shape)}`);
  return noGrad(() => {
    zero_(tensor);
    for (let i = Math.min(...tensor.shape) - 1; i >= 0; i--)
      fill__Scalar(select_int(select_int(tensor, 0, i), 0, i), 1);
    return tensor;
  });
}

/** Uniformly distributed numbers with mean 0 and variance `gain ** 2 * 2 / (fan in + fan out)` (Glorot and Bengio 2010). */
export function xavierUniform_(tensor: Tensor, options: Drawn & { readonly gain?: number } = {}): Tensor {
  const { gain, generator } = withDefaults("init.xavierUniform_", options, { gain: 1 }, drawn);
  const fan = fans(tensor);
  const bound = Math.sqrt(3) * gain * Math.sqrt(2 / (fan.in + fan.out));
  return fillUniformly(tensor, -bound, bound, generator);
}

/** Normally distributed numbers with mean 0 and variance `gain ** 2 * 2 / (fan in + fan out)`. */
export function xavierNormal_(tensor: Tensor, options: Drawn & { readonly gain?: number } = {}): Tensor {
  const { gain, generator } = withDefaults("init.xavierNormal_", options, { gain: 1 }, drawn);
  const fan = fans(tensor);
  return fillNormally(tensor, 0, gain * Math.sqrt(2 / (fan.in + fan.out)), generator);
}

/** The count of a weight's inputs, or that of its outputs. */
type FanMode = "fan_in" | "fan_out";

interface Kaiming extends Drawn {
  /** The negative slope of `leaky_relu`. */
  readonly slope?: number;
  /** Whether variances are preserved in the forward pass ("fan_in") or in the backward pass ("fan_out"). */
  readonly mode?: FanMode;
  readonly nonlinearity?: Nonlinearity;
}

const kaiming = { ...drawn, mode: "fan_in" as FanMode, nonlinearity: "leaky_relu" as Nonlinearity };

/** The standard deviation and the generator. */
function kaimingOf(where: string, tensor: Tensor, options: Kaiming): { std: number; generator: Generator | undefined } {
  const { slope, mode, nonlinearity, generator } = withDefaults(where, options, { slope: 0 }, kaiming);
  if (mode !== "fan_in" && mode !== "fan_out")
    throw new ArgumentError(`${where}: mode must be "fan_in" or "fan_out", got ${describe(mode)}`);
  const fan = fans(tensor);
  return { std: calculateGain(nonlinearity, slope) / Math.sqrt(mode === "fan_in" ? fan.in : fan.out), generator };
}

/** Uniformly distributed numbers with mean 0 and variance `gain ** 2 / fan` (He et al. 2015). */
export function kaimingUniform_(tensor: Tensor, options: Kaiming = {}): Tensor {
  const { std, generator } = kaimingOf("init.kaimingUniform_", tensor, options);
  const bound = Math.sqrt(3) * std;
  return fillUniformly(tensor, -bound, bound, generator);
}

/** Normally distributed numbers with mean 0 and variance `gain ** 2 / fan`. */
export function kaimingNormal_(tensor: Tensor, options: Kaiming = {}): Tensor {
  const { std, generator } = kaimingOf("init.kaimingNormal_", tensor, options);
  return fillNormally(tensor, 0, std, generator);
}

/** Numbers from the normal distribution truncated to [low, high]. */
export function truncNormal_(
  tensor: Tensor,
  options: Drawn & Partial<Record<"mean" | "std" | "low" | "high", number>> = {},
): Tensor {
  checkTensor("init.truncNormal_", tensor);
  const numbers = { mean: 0, std: 1, low: -2, high: 2 };
  const { mean, std, low, high, generator } = withDefaults("init.truncNormal_", options, numbers, drawn);
  return noGrad(() => {
    // Inverse transform sampling: uniform numbers between the distribution function's values at both bounds.
    const from = 2 * normalDistribution((low - mean) / std) - 1;
    const to = 2 * normalDistribution((high - mean) / std) - 1;
    fillUniformly(tensor, from, to, generator);
    erfinv_(tensor);
    mul__Scalar(tensor, std * Math.SQRT2);
    add__Scalar(tensor, mean, 1);
    return clamp_(tensor, low, high);
  });
}

/** The standard normal distribution function: a series for the error function near zero, a continued fraction elsewhere. */
function normalDistribution(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  let erf = 1;
  if (z < 3) {
    let term = z;
    let sum = z;
    for (let k = 1; Math.abs(term) > 1e-17 * Math.abs(sum); k++) {
      term *= (-z * z) / k;
      sum += term / (2 * k + 1);
    }
    erf = (2 / Math.sqrt(Math.PI)) * sum;
  } else if (z < 6) {
    let fraction = 0;
    for (let k = 60; k > 0; k--) fraction = k / 2 / (z + fraction);
    erf = 1 - Math.exp(-z * z) / (Math.sqrt(Math.PI) * (z + fraction));
  }
  return x < 0 ? (1 - erf) / 2 : (1 + erf) / 2;
}

/** A matrix with orthonormal rows or columns, whichever are fewer, times `gain` (Saxe et al. 2013). Trailing dimensions are flattened. */
export function orthogonal_(tensor: Tensor, options: Drawn & { readonly gain?: number } = {}): Tensor {
  const { gain, generator } = withDefaults("init.orthogonal_", options, { gain: 1 }, drawn);
  checkTensor("init.orthogonal_", tensor);
  if (tensor.shape.length < 2)
    throw new ShapeError(`init.orthogonal_: expected at least two dimensions, got shape ${formatShape(tensor.shape)}`);
  return noGrad(() => {
    const rows = tensor.shape[0]!;
    const columns = tensor.numel / rows;
    const flat = fillNormally(new_empty(tensor, [rows, columns], null, null, null, null), 0, 1, generator);
    const [q, r] = linalg_qr(rows < columns ? transposed(flat) : flat, "reduced");
    const unique = mul__Tensor(q, sign(diagonal(r, 0, 0, 1)));
    copy_(tensor, reshape(rows < columns ? transposed(unique) : unique, tensor.shape), false);
    return mul__Scalar(tensor, gain);
  });
}
