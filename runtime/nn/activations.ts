// Activation functions as modules, for use in Sequential.

import {
  celu,
  elu,
  gelu,
  glu,
  hardshrink,
  hardsigmoid,
  hardswish,
  hardtanh,
  leaky_relu,
  log_sigmoid,
  log_softmax_int,
  mish,
  prelu,
  relu,
  relu6,
  rrelu,
  selu,
  sigmoid,
  silu,
  softmax_int,
  softplus,
  softshrink,
  tanh,
  threshold,
} from "../../generated/operators.js";
import { describe } from "../core/describe.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { softmin, softsign, tanhshrink } from "./functional.js";
import { constant_ } from "./init.js";
import { anywhere, checkCount, checkInteger, checkNumber, type Place, unset } from "./linear.js";
import { checkTensor, Module, parameter } from "./module.js";

/** `max(0, x)`. */
export class ReLU extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return relu(checkTensor("ReLU", input));
  }
}

/** `x > 0 ? x : slope * x`. */
export class LeakyReLU extends Module {
  static override readonly keepsNothing = true;
  readonly negativeSlope: number;
  constructor(negativeSlope = 0.01) {
    super();
    this.negativeSlope = checkNumber("LeakyReLU", "negativeSlope", negativeSlope);
  }
  forward(input: Tensor): Tensor {
    return leaky_relu(checkTensor("LeakyReLU", input), this.negativeSlope);
  }
}

/** `x > 0 ? x : alpha * (exp(x) - 1)`. */
export class ELU extends Module {
  static override readonly keepsNothing = true;
  readonly alpha: number;
  constructor(alpha = 1) {
    super();
    this.alpha = checkNumber("ELU", "alpha", alpha);
  }
  forward(input: Tensor): Tensor {
    return elu(checkTensor("ELU", input), this.alpha, 1, 1);
  }
}

/** `x` times the cumulative distribution function of the standard normal distribution at `x`, or its approximation by tanh. */
export class GELU extends Module {
  static override readonly keepsNothing = true;
  readonly approximate: "none" | "tanh";
  constructor(approximate: "none" | "tanh" = "none") {
    super();
    if (approximate !== "none" && approximate !== "tanh")
      throw new ArgumentError(`GELU: approximate must be "none" or "tanh", got ${describe(approximate)}`);
    this.approximate = approximate;
  }
  forward(input: Tensor): Tensor {
    return gelu(checkTensor("GELU", input), this.approximate);
  }
}

/** `x * sigmoid(x)`. */
export class SiLU extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return silu(checkTensor("SiLU", input));
  }
}

/** `1 / (1 + exp(-x))`. */
export class Sigmoid extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return sigmoid(checkTensor("Sigmoid", input));
  }
}

/** The hyperbolic tangent. */
export class Tanh extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return tanh(checkTensor("Tanh", input));
  }
}

/** `log(1 + exp(beta * x)) / beta`, and `x` where `beta * x` is above `threshold`. */
export class Softplus extends Module {
  static override readonly keepsNothing = true;
  readonly beta: number;
  readonly threshold: number;
  constructor(beta = 1, threshold = 20) {
    super();
    this.beta = checkNumber("Softplus", "beta", beta);
    this.threshold = checkNumber("Softplus", "threshold", threshold);
  }
  forward(input: Tensor): Tensor {
    return softplus(checkTensor("Softplus", input), this.beta, this.threshold);
  }
}

/** `exp(x) / sum(exp(x))` along `dim`: positive numbers that sum to 1. */
export class Softmax extends Module {
  static override readonly keepsNothing = true;
  readonly dim: number;
  constructor(dim: number) {
    super();
    this.dim = checkInteger("Softmax", "dim", dim);
  }
  forward(input: Tensor): Tensor {
    return softmax_int(checkTensor("Softmax", input), this.dim, null);
  }
}

/** The logarithm of softmax, computed without overflow. */
export class LogSoftmax extends Module {
  static override readonly keepsNothing = true;
  readonly dim: number;
  constructor(dim: number) {
    super();
    this.dim = checkInteger("LogSoftmax", "dim", dim);
  }
  forward(input: Tensor): Tensor {
    return log_softmax_int(checkTensor("LogSoftmax", input), this.dim, null);
  }
}

/** `min(max(0, x), 6)`. */
export class ReLU6 extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return relu6(checkTensor("ReLU6", input));
  }
}

/** `x * min(max(0, x + 3), 6) / 6`. */
export class Hardswish extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return hardswish(checkTensor("Hardswish", input));
  }
}

/** `min(max(0, x + 3), 6) / 6`. */
export class Hardsigmoid extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return hardsigmoid(checkTensor("Hardsigmoid", input));
  }
}

/** `min(max(minVal, x), maxVal)`. */
export class Hardtanh extends Module {
  static override readonly keepsNothing = true;
  readonly minVal: number;
  readonly maxVal: number;
  constructor(minVal = -1, maxVal = 1) {
    super();
    if (typeof minVal !== "number" || typeof maxVal !== "number" || !(minVal < maxVal))
      throw new ArgumentError(
        `Hardtanh: minVal must be less than maxVal, got ${describe(minVal)} and ${describe(maxVal)}`,
      );
    this.minVal = minVal;
    this.maxVal = maxVal;
  }
  forward(input: Tensor): Tensor {
    return hardtanh(checkTensor("Hardtanh", input), this.minVal, this.maxVal);
  }
}

/** `x * tanh(softplus(x))`. */
export class Mish extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return mish(checkTensor("Mish", input));
  }
}

/** `ELU` with the factors for which layers normalise themselves (Klambauer et al. 2017). */
export class SELU extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return selu(checkTensor("SELU", input));
  }
}

/** `max(0, x) + min(0, alpha * (exp(x / alpha) - 1))`. */
export class CELU extends Module {
  static override readonly keepsNothing = true;
  readonly alpha: number;
  constructor(alpha = 1) {
    super();
    this.alpha = checkNumber("CELU", "alpha", alpha);
  }
  forward(input: Tensor): Tensor {
    return celu(checkTensor("CELU", input), this.alpha);
  }
}

/** `x > 0 ? x : weight * x`, with one learned slope, or one for each channel (N, C, ...). */
export class PReLU extends Module {
  static override readonly keepsNothing = true;
  weight: Tensor;
  constructor(numParameters = 1, options: { readonly init?: number } & Place = {}) {
    super();
    const { init, ...place } = withDefaults("PReLU", options, { init: 0.25 }, anywhere);
    checkCount("PReLU", "numParameters", numParameters);
    this.weight = parameter(constant_(unset([numParameters], place), init));
  }
  forward(input: Tensor): Tensor {
    return prelu(checkTensor("PReLU", input), this.weight);
  }
}

/** `x > 0 ? x : a * x`, during training with a slope drawn between `lower` and `upper` for each element, else with their mean. */
export class RReLU extends Module {
  static override readonly keepsNothing = true;
  readonly lower: number;
  readonly upper: number;
  constructor(lower = 1 / 8, upper = 1 / 3) {
    super();
    this.lower = checkNumber("RReLU", "lower", lower);
    this.upper = checkNumber("RReLU", "upper", upper);
  }
  forward(input: Tensor): Tensor {
    return rrelu(checkTensor("RReLU", input), this.lower, this.upper, this.training, null);
  }
}

/** `a * sigmoid(b)`, of the two halves along `dim`. */
export class GLU extends Module {
  static override readonly keepsNothing = true;
  readonly dim: number;
  constructor(dim = -1) {
    super();
    this.dim = checkInteger("GLU", "dim", dim);
  }
  forward(input: Tensor): Tensor {
    return glu(checkTensor("GLU", input), this.dim);
  }
}

/** `log(1 / (1 + exp(-x)))`. */
export class LogSigmoid extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return log_sigmoid(checkTensor("LogSigmoid", input));
  }
}

/** `x / (1 + |x|)`. */
export class Softsign extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return softsign(checkTensor("Softsign", input));
  }
}

/** `softmax(-x)` along `dim`. */
export class Softmin extends Module {
  static override readonly keepsNothing = true;
  readonly dim: number;
  constructor(dim: number) {
    super();
    this.dim = checkInteger("Softmin", "dim", dim);
  }
  forward(input: Tensor): Tensor {
    return softmin(checkTensor("Softmin", input), this.dim);
  }
}

/** Softmax over the channels of (N, C, H, W) or (C, H, W). */
export class Softmax2d extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    const { shape } = checkTensor("Softmax2d", input);
    if (shape.length !== 3 && shape.length !== 4)
      throw new ShapeError(`Softmax2d: expected (N, C, H, W) or (C, H, W), got ${formatShape(shape)}`);
    return softmax_int(input, -3, null);
  }
}

/** `x` moved towards 0 by `lambd`, and 0 where it is nearer. */
export class Softshrink extends Module {
  static override readonly keepsNothing = true;
  readonly lambd: number;
  constructor(lambd = 0.5) {
    super();
    this.lambd = checkNumber("Softshrink", "lambd", lambd);
  }
  forward(input: Tensor): Tensor {
    return softshrink(checkTensor("Softshrink", input), this.lambd);
  }
}

/** `x`, and 0 where `|x|` is at most `lambd`. */
export class Hardshrink extends Module {
  static override readonly keepsNothing = true;
  readonly lambd: number;
  constructor(lambd = 0.5) {
    super();
    this.lambd = checkNumber("Hardshrink", "lambd", lambd);
  }
  forward(input: Tensor): Tensor {
    return hardshrink(checkTensor("Hardshrink", input), this.lambd);
  }
}

/** `x - tanh(x)`. */
export class Tanhshrink extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return tanhshrink(checkTensor("Tanhshrink", input));
  }
}

/** `x > threshold ? x : value`. */
export class Threshold extends Module {
  static override readonly keepsNothing = true;
  readonly threshold: number;
  readonly value: number;
  constructor(limit: number, value: number) {
    super();
    this.threshold = checkNumber("Threshold", "threshold", limit);
    this.value = checkNumber("Threshold", "value", value);
  }
  forward(input: Tensor): Tensor {
    return threshold(checkTensor("Threshold", input), this.threshold, this.value);
  }
}
