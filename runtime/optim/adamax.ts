// Relatives of Adam: Adamax (Kingma and Ba 2014), NAdam (Dozat 2016) and RAdam (Liu et al. 2019).

import {
  abs,
  add__Scalar,
  add__Tensor,
  add_Tensor,
  addcdiv_,
  addcmul_,
  copy_,
  div_Scalar,
  maximum,
  mul__Scalar,
  neg,
  sqrt,
  zeros_like,
} from "../../generated/operators.js";
import type { Tensor } from "../core/tensor.js";
import { asReal, type FullGroup, Optimizer, type Params, type StateFields } from "./optimizer.js";

/** The settings that the relatives of Adam share. */
export interface MomentSettings {
  readonly lr: number;
  /** The decay rates of the running means of the gradient and of its size. */
  readonly betas: readonly [first: number, second: number];
  /** Added to the denominator for numerical stability. */
  readonly eps: number;
  /** The fraction of the parameter added to its gradient. */
  readonly weightDecay: number;
}

const zerosLike = (x: Tensor): Tensor => zeros_like(x, null, null, null, null, null);

/** The base of these optimisers: the checks of their settings. */
abstract class Moments<S extends MomentSettings> extends Optimizer<S> {
  protected override check(group: FullGroup<S>): void {
    super.check(group);
    const { betas, eps, weightDecay } = group as unknown as MomentSettings;
    this.requirePair("betas", betas);
    const [first, second] = betas;
    this.require(
      first >= 0 && first < 1 && second >= 0 && second < 1,
      "betas must be at least 0 and less than 1",
      betas,
    );
    this.require(eps >= 0, "eps must be 0 or more", eps);
    this.require(weightDecay >= 0, "weightDecay must be 0 or more", weightDecay);
  }

  protected decayed(gradient: Tensor, parameter: Tensor, weightDecay: number): Tensor {
    return weightDecay === 0 ? gradient : add_Tensor(gradient, parameter, weightDecay);
  }
}

export interface AdamaxSettings extends MomentSettings {
  readonly maximize: boolean;
}

/** `p -= lr * m / u`, with m the bias-corrected running mean of gradients and u the largest of their sizes, which decays. */
export class Adamax extends Moments<AdamaxSettings> {
  constructor(params: Params<AdamaxSettings>, settings: Partial<AdamaxSettings> = {}) {
    super("Adamax", params, settings, { lr: 2e-3, betas: [0.9, 0.999], eps: 1e-8, weightDecay: 0, maximize: false });
  }

  protected override stateFields(): StateFields {
    return { step: "number", expAvg: "tensor", expInf: "tensor" };
  }

  protected update(parameter: Tensor, gradient: Tensor, group: FullGroup<AdamaxSettings>): void {
    const { lr, betas, eps, weightDecay, maximize } = group;
    const [first, second] = betas;
    const g = asReal(this.decayed(maximize ? neg(gradient) : gradient, parameter, weightDecay));
    const state = this.stateOf<{ step: number; expAvg: Tensor; expInf: Tensor }>(parameter);
    const mean = asReal((state.expAvg ??= zerosLike(parameter)));
    const largest = asReal((state.expInf ??= zerosLike(parameter)));
    const step = (state.step = (state.step ?? 0) + 1);
    add__Tensor(mul__Scalar(mean, first), g, 1 - first);
    copy_(largest, maximum(mul__Scalar(largest, second), add__Scalar(abs(g), eps, 1)), false);
    addcdiv_(asReal(parameter), mean, largest, -lr / (1 - first ** step));
  }
}

export interface NAdamSettings extends MomentSettings {
  /** How fast the momentum grows to the first of `betas`. */
  readonly momentumDecay: number;
}

/** Adam with Nesterov's momentum. */
export class NAdam extends Moments<NAdamSettings> {
  constructor(params: Params<NAdamSettings>, settings: Partial<NAdamSettings> = {}) {
    super("NAdam", params, settings, { lr: 2e-3, betas: [0.9, 0.999], eps: 1e-8, weightDecay: 0, momentumDecay: 4e-3 });
  }

  protected override check(group: FullGroup<NAdamSettings>): void {
    super.check(group);
    this.require(group.momentumDecay >= 0, "momentumDecay must be 0 or more", group.momentumDecay);
  }

  protected override stateFields(): StateFields {
    return { step: "number", expAvg: "tensor", expAvgSq: "tensor", muProduct: "number" };
  }

  protected update(parameter: Tensor, gradient: Tensor, group: FullGroup<NAdamSettings>): void {
    const { lr, betas, eps, weightDecay, momentumDecay } = group;
    const [first, second] = betas;
    const g = asReal(this.decayed(gradient, parameter, weightDecay));
    const state = this.stateOf<{ step: number; expAvg: Tensor; expAvgSq: Tensor; muProduct: number }>(parameter);
    const mean = asReal((state.expAvg ??= zerosLike(parameter)));
    const square = asReal((state.expAvgSq ??= zerosLike(parameter)));
    const step = (state.step = (state.step ?? 0) + 1);
    const momentum = (at: number): number => first * (1 - 0.5 * 0.96 ** (at * momentumDecay));
    const [mu, next] = [momentum(step), momentum(step + 1)];
    // PyTorch keeps the product in single precision.
    const times = (a: number, b: number): number => Math.fround(a * Math.fround(b));
    const product = (state.muProduct = times(state.muProduct ?? 1, mu));
    const nextProduct = times(times(product, mu), next);
    add__Tensor(mul__Scalar(mean, first), g, 1 - first);
    addcmul_(mul__Scalar(square, second), g, g, 1 - second);
    const scale = add__Scalar(sqrt(div_Scalar(square, 1 - second ** step)), eps, 1);
    const numbers = asReal(parameter);
    addcdiv_(numbers, g, scale, (-lr * (1 - mu)) / (1 - product));
    addcdiv_(numbers, mean, scale, (-lr * next) / (1 - nextProduct));
  }
}

/** Adam whose denominator counts only when enough gradients have been seen for its variance to be known. */
export class RAdam extends Moments<MomentSettings> {
  constructor(params: Params<MomentSettings>, settings: Partial<MomentSettings> = {}) {
    super("RAdam", params, settings, { lr: 1e-3, betas: [0.9, 0.999], eps: 1e-8, weightDecay: 0 });
  }

  protected override stateFields(): StateFields {
    return { step: "number", expAvg: "tensor", expAvgSq: "tensor" };
  }

  protected update(parameter: Tensor, gradient: Tensor, group: FullGroup<MomentSettings>): void {
    const { lr, betas, eps, weightDecay } = group;
    const [first, second] = betas;
    const g = asReal(this.decayed(gradient, parameter, weightDecay));
    const state = this.stateOf<{ step: number; expAvg: Tensor; expAvgSq: Tensor }>(parameter);
    const mean = asReal((state.expAvg ??= zerosLike(parameter)));
    const square = asReal((state.expAvgSq ??= zerosLike(parameter)));
    const step = (state.step = (state.step ?? 0) + 1);
    const correction = 1 - second ** step;
    add__Tensor(mul__Scalar(mean, first), g, 1 - first);
    addcmul_(mul__Scalar(square, second), g, g, 1 - second);
    const corrected = div_Scalar(mean, 1 - first ** step);
    // The length of the mean of squares, as a moving average.
    const longest = 2 / (1 - second) - 1;
    const length = longest - (2 * step * second ** step) / correction;
    const numbers = asReal(parameter);
    if (length <= 5) {
      add__Tensor(numbers, corrected, -lr);
      return;
    }
    const rectified = Math.sqrt(((length - 4) * (length - 2) * longest) / ((longest - 4) * (longest - 2) * length));
    addcdiv_(numbers, corrected, add__Scalar(sqrt(square), eps, 1), -lr * Math.sqrt(correction) * rectified);
  }
}
