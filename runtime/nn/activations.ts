// Activation functions as modules, for use in Sequential.

import {
  elu,
  gelu,
  leaky_relu,
  log_softmax_int,
  relu,
  sigmoid,
  silu,
  softmax_int,
  softplus,
  tanh,
} from "../../generated/operators.js";
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import type { Tensor } from "../core/tensor.js";
import { checkTensor, Module } from "./module.js";

/** `max(0, x)`. */
export class ReLU extends Module {
  forward(input: Tensor): Tensor {
    return relu(checkTensor("ReLU", input));
  }
}

/** `x > 0 ? x : slope * x`. */
export class LeakyReLU extends Module {
  readonly #slope: number;
  constructor(negativeSlope = 0.01) {
    super();
    this.#slope = negativeSlope;
  }
  forward(input: Tensor): Tensor {
    return leaky_relu(checkTensor("LeakyReLU", input), this.#slope);
  }
}

/** `x > 0 ? x : alpha * (exp(x) - 1)`. */
export class ELU extends Module {
  readonly #alpha: number;
  constructor(alpha = 1) {
    super();
    this.#alpha = alpha;
  }
  forward(input: Tensor): Tensor {
    return elu(checkTensor("ELU", input), this.#alpha, 1, 1);
  }
}

/** `x` times the cumulative distribution function of the standard normal distribution at `x`, or its approximation by tanh. */
export class GELU extends Module {
  readonly #approximate: "none" | "tanh";
  constructor(approximate: "none" | "tanh" = "none") {
    super();
    if (approximate !== "none" && approximate !== "tanh")
      throw new ArgumentError(`GELU: approximate must be "none" or "tanh", got ${describe(approximate)}`);
    this.#approximate = approximate;
  }
  forward(input: Tensor): Tensor {
    return gelu(checkTensor("GELU", input), this.#approximate);
  }
}

/** `x * sigmoid(x)`. */
export class SiLU extends Module {
  forward(input: Tensor): Tensor {
    return silu(checkTensor("SiLU", input));
  }
}

/** `1 / (1 + exp(-x))`. */
export class Sigmoid extends Module {
  forward(input: Tensor): Tensor {
    return sigmoid(checkTensor("Sigmoid", input));
  }
}

/** The hyperbolic tangent. */
export class Tanh extends Module {
  forward(input: Tensor): Tensor {
    return tanh(checkTensor("Tanh", input));
  }
}

/** `log(1 + exp(beta * x)) / beta`, and `x` where `beta * x` is above `threshold`. */
export class Softplus extends Module {
  readonly #beta: number;
  readonly #threshold: number;
  constructor(beta = 1, threshold = 20) {
    super();
    this.#beta = beta;
    this.#threshold = threshold;
  }
  forward(input: Tensor): Tensor {
    return softplus(checkTensor("Softplus", input), this.#beta, this.#threshold);
  }
}

/** `exp(x) / sum(exp(x))` along `dim`: positive numbers that sum to 1. */
export class Softmax extends Module {
  readonly #dim: number;
  constructor(dim: number) {
    super();
    this.#dim = dim;
  }
  forward(input: Tensor): Tensor {
    return softmax_int(checkTensor("Softmax", input), this.#dim, null);
  }
}

/** The logarithm of softmax, computed without overflow. */
export class LogSoftmax extends Module {
  readonly #dim: number;
  constructor(dim: number) {
    super();
    this.#dim = dim;
  }
  forward(input: Tensor): Tensor {
    return log_softmax_int(checkTensor("LogSoftmax", input), this.#dim, null);
  }
}
