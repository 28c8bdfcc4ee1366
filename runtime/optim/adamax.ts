// Relatives of Adam: Adamax (Kingma and Ba 2014), NAdam (Dozat 2016) and RAdam (Liu et al. 2019).

import {
  abs,
  add__Scalar,
  add__Tensor,
  add_Scalar,
  add_Tensor,
  addcdiv_,
  addcmul_,
  clamp,
  copy_,
  div_Tensor,
  expm1,
  gt_Scalar,
  lt_Scalar,
  maximum,
  mul__Scalar,
  mul_Scalar,
  mul_Tensor,
  neg,
  ones_like,
  sqrt,
  where_self,
  zeros_like,
} from "../../generated/operators.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { addQuotient, type Num, over, plus, power, powerRest, quotient, ratio, rest, times } from "./counts.js";
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
    const state = this.stateOf<{ step: Num; expAvg: Tensor; expInf: Tensor }>(parameter);
    const mean = asReal((state.expAvg ??= zerosLike(parameter)));
    const largest = asReal((state.expInf ??= zerosLike(parameter)));
    const step = (state.step = this.counted(state.step, parameter));
    add__Tensor(mul__Scalar(mean, first), g, 1 - first);
    copy_(largest, maximum(mul__Scalar(largest, second), add__Scalar(abs(g), eps, 1)), false);
    addQuotient(asReal(parameter), mean, largest, over(-lr, powerRest(first, step)));
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
    const state = this.stateOf<{ step: Num; expAvg: Tensor; expAvgSq: Tensor; muProduct: Num }>(parameter);
    const mean = asReal((state.expAvg ??= zerosLike(parameter)));
    const square = asReal((state.expAvgSq ??= zerosLike(parameter)));
    const step = (state.step = this.counted(state.step, parameter));
    const momentum = (at: Num): Num => times(rest(times(power(0.96, times(at, momentumDecay)), 0.5)), first);
    const [mu, next] = [momentum(step), momentum(plus(step, 1))];
    // PyTorch keeps the product in single precision.
    const single = (value: Num): Num => (isTensor(value) ? value : Math.fround(value));
    const before = state.muProduct ?? 1;
    const product = (state.muProduct = this.settled(before, single(times(before, single(mu)))));
    const nextProduct = single(times(single(times(product, single(mu))), single(next)));
    add__Tensor(mul__Scalar(mean, first), g, 1 - first);
    addcmul_(mul__Scalar(square, second), g, g, 1 - second);
    const scale = add__Scalar(sqrt(quotient(square, powerRest(second, step))), eps, 1);
    const numbers = asReal(parameter);
    addQuotient(numbers, g, scale, ratio(times(rest(mu), -lr), rest(product)));
    addQuotient(numbers, mean, scale, ratio(times(next, -lr), rest(nextProduct)));
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
    const state = this.stateOf<{ step: Num; expAvg: Tensor; expAvgSq: Tensor }>(parameter);
    const mean = asReal((state.expAvg ??= zerosLike(parameter)));
    const square = asReal((state.expAvgSq ??= zerosLike(parameter)));
    const step = (state.step = this.counted(state.step, parameter));
    const correction = powerRest(second, step);
    add__Tensor(mul__Scalar(mean, first), g, 1 - first);
    addcmul_(mul__Scalar(square, second), g, g, 1 - second);
    const corrected = quotient(mean, powerRest(first, step));
    const numbers = asReal(parameter);
    const deviation = add__Scalar(sqrt(square), eps, 1);
    // The length of the mean of squares, as a moving average.
    const longest = 2 / (1 - second) - 1;
    if (isTensor(step)) {
      const length = lengthOf(step, second);
      const most = ((longest - 4) * (longest - 2)) / longest;
      const squared = div_Tensor(mul_Tensor(add_Scalar(length, -4, 1), add_Scalar(length, -2, 1)), length);
      const rectified = sqrt(mul_Tensor(mul_Scalar(clamp(squared, 0, null), 1 / most), correction as Tensor));
      const factor = where_self(
        gt_Scalar(length, 5),
        div_Tensor(rectified, deviation),
        ones_like(deviation, null, null, null, null, null),
      );
      add__Tensor(numbers, mul_Tensor(corrected, factor), -lr);
      return;
    }
    const length = longest - (2 * step * second ** step) / (correction as number);
    if (length <= 5) {
      add__Tensor(numbers, corrected, -lr);
      return;
    }
    const rectified = Math.sqrt(((length - 4) * (length - 2) * longest) / ((longest - 4) * (longest - 2) * length));
    addcdiv_(numbers, corrected, deviation, -lr * Math.sqrt(correction as number) * rectified);
  }
}

/**
 * The length after a number of steps that only the device knows: of few steps by its series in `x`, which is steps times the logarithm, since two large numbers
 * that are nearly equal would be subtracted in single precision.
 */
function lengthOf(step: Tensor, second: number): Tensor {
  const slope = -Math.log(second);
  const x = mul_Scalar(step, slope);
  const square = mul_Tensor(x, x);
  const offset = 2 / (1 - second) - 1 - 2 / slope;
  const inner = add_Scalar(mul_Scalar(square, -1 / 15120), 1 / 360, 1);
  const series = add_Scalar(mul_Tensor(mul_Tensor(inner, square), x), 1, 1);
  const few = add_Scalar(mul_Tensor(step, add_Tensor(series, x, -1 / 6)), offset, 1);
  const many = add_Scalar(mul_Scalar(div_Tensor(step, expm1(x)), -2), 2 / (1 - second) - 1, 1);
  return where_self(lt_Scalar(x, 1), few, many);
}
