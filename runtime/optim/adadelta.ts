// Optimisers with other rules: Adadelta (Zeiler 2012), averaged SGD (Polyak and Juditsky 1992) and Rprop (Riedmiller and Braun 1993).

import {
  add__Tensor,
  add_Scalar,
  add_Tensor,
  addcmul_,
  clamp_,
  clamp_min,
  copy_,
  div__Tensor,
  eq_Scalar,
  full_like,
  gt_Scalar,
  lt_Scalar,
  masked_fill__Scalar,
  masked_fill_Scalar,
  mul__Scalar,
  mul__Tensor,
  mul_Scalar,
  mul_Tensor,
  neg,
  pow_Tensor_Scalar,
  reciprocal,
  sign,
  sqrt_,
  sub_Tensor,
  where_self,
  zeros_like,
} from "../../generated/operators.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { addScaled, type Num, rest, scale, times } from "./counts.js";
import { asReal, type FullGroup, Optimizer, type Params, type StateFields } from "./optimizer.js";

const zerosLike = (x: Tensor): Tensor => zeros_like(x, null, null, null, null, null);

export interface AdadeltaSettings {
  readonly lr: number;
  /** The decay rate of the running means of squares. */
  readonly rho: number;
  readonly eps: number;
  /** The fraction of the parameter added to its gradient. */
  readonly weightDecay: number;
  readonly maximize: boolean;
}

/** `p -= lr * g * sqrt(d + eps) / sqrt(v + eps)`, with running means of squares: v of the gradients, d of the changes. */
export class Adadelta extends Optimizer<AdadeltaSettings> {
  constructor(params: Params<AdadeltaSettings>, settings: Partial<AdadeltaSettings> = {}) {
    super("Adadelta", params, settings, { lr: 1, rho: 0.9, eps: 1e-6, weightDecay: 0, maximize: false });
  }

  protected override check(group: FullGroup<AdadeltaSettings>): void {
    super.check(group);
    this.require(group.rho >= 0 && group.rho <= 1, "rho must be from 0 to 1", group.rho);
    for (const key of ["eps", "weightDecay"] as const)
      this.require(group[key] >= 0, `${key} must be 0 or more`, group[key]);
  }

  protected override stateFields(): StateFields {
    return { squareAvg: "tensor", accDelta: "tensor" };
  }

  protected update(parameter: Tensor, gradient: Tensor, group: FullGroup<AdadeltaSettings>): void {
    const { lr, rho, eps, weightDecay, maximize } = group;
    let g = maximize ? neg(gradient) : gradient;
    if (weightDecay !== 0) g = add_Tensor(g, parameter, weightDecay);
    g = asReal(g);
    const state = this.stateOf<{ squareAvg: Tensor; accDelta: Tensor }>(parameter);
    const square = asReal((state.squareAvg ??= zerosLike(parameter)));
    const changes = asReal((state.accDelta ??= zerosLike(parameter)));
    addcmul_(mul__Scalar(square, rho), g, g, 1 - rho);
    const scale = sqrt_(add_Scalar(square, eps, 1));
    const change = mul__Tensor(div__Tensor(sqrt_(add_Scalar(changes, eps, 1)), scale), g);
    addcmul_(mul__Scalar(changes, rho), change, change, 1 - rho);
    add__Tensor(asReal(parameter), change, -lr);
  }
}

export interface ASGDSettings {
  readonly lr: number;
  /** The decay of the parameter in each step. */
  readonly lambd: number;
  /** The power with which the rate falls. */
  readonly alpha: number;
  /** The step after which parameters are averaged. */
  readonly t0: number;
  readonly weightDecay: number;
  readonly maximize: boolean;
}

/** Stochastic gradient descent whose averages, `ax` in the state of each parameter, are the result. */
export class ASGD extends Optimizer<ASGDSettings> {
  constructor(params: Params<ASGDSettings>, settings: Partial<ASGDSettings> = {}) {
    const defaults = { lr: 1e-2, lambd: 1e-4, alpha: 0.75, t0: 1e6, weightDecay: 0, maximize: false };
    super("ASGD", params, settings, defaults);
  }

  protected override check(group: FullGroup<ASGDSettings>): void {
    super.check(group);
    this.require(group.weightDecay >= 0, "weightDecay must be 0 or more", group.weightDecay);
  }

  protected override stateFields(): StateFields {
    return { step: "number", eta: "number", mu: "number", ax: "tensor" };
  }

  protected update(parameter: Tensor, gradient: Tensor, group: FullGroup<ASGDSettings>): void {
    const { lr, lambd, alpha, t0, weightDecay, maximize } = group;
    const state = this.stateOf<{ step: Num; eta: Num; mu: Num; ax: Tensor }>(parameter);
    const step = (state.step = this.counted(state.step, parameter));
    // PyTorch keeps both in single precision.
    let eta = (state.eta ??= Math.fround(lr));
    // The first step that is made has the rate of its time.
    if (isTensor(step) && isTensor(eta))
      eta = where_self(lt_Scalar(step, 1.5), full_like(eta, lr, null, null, null, null, null), eta);
    const mu = (state.mu ??= 1);
    const average = asReal((state.ax ??= zerosLike(parameter)));
    let g = maximize ? neg(gradient) : gradient;
    if (weightDecay !== 0) g = add_Tensor(g, parameter, weightDecay);
    const numbers = asReal(parameter);
    scale(numbers, rest(times(eta, lambd)));
    addScaled(numbers, asReal(g), times(eta, -1));
    if (mu === 1) copy_(average, numbers, false);
    else addScaled(average, sub_Tensor(numbers, average, 1), mu);
    if (isTensor(step)) {
      const slowed = pow_Tensor_Scalar(add_Scalar(mul_Scalar(step, lambd * lr), 1, 1), -alpha);
      state.eta = this.settled(eta, mul_Scalar(slowed, lr));
      state.mu = this.settled(mu, reciprocal(clamp_min(add_Scalar(step, -t0, 1), 1)));
      return;
    }
    state.eta = Math.fround(lr / (1 + lambd * lr * step) ** alpha);
    state.mu = Math.fround(1 / Math.max(1, step - t0));
  }
}

export interface RpropSettings {
  readonly lr: number;
  /** The factors of a step size whose gradient has changed its sign, and has not. */
  readonly etas: readonly [minus: number, plus: number];
  /** The least and the largest step size. */
  readonly stepSizes: readonly [least: number, largest: number];
  readonly maximize: boolean;
}

/** Steps whose sizes depend only on the signs of gradients: they grow while these agree. For gradients of all data at once. */
export class Rprop extends Optimizer<RpropSettings> {
  constructor(params: Params<RpropSettings>, settings: Partial<RpropSettings> = {}) {
    super("Rprop", params, settings, { lr: 1e-2, etas: [0.5, 1.2], stepSizes: [1e-6, 50], maximize: false });
  }

  protected override check(group: FullGroup<RpropSettings>): void {
    super.check(group);
    const { etas, stepSizes } = group;
    this.requirePair("etas", etas);
    this.require(
      etas[0] > 0 && etas[0] < 1 && etas[1] > 1,
      "etas must be two numbers, one between 0 and 1 and one above 1",
      etas,
    );
    this.requirePair("stepSizes", stepSizes);
  }

  protected override stateFields(): StateFields {
    return { step: "number", prev: "tensor", stepSize: "tensor" };
  }

  protected override initial(key: string, group: FullGroup<RpropSettings>): number {
    return key === "stepSize" ? group.lr : 0;
  }

  protected update(parameter: Tensor, gradient: Tensor, group: FullGroup<RpropSettings>): void {
    const { lr, etas, stepSizes, maximize } = group;
    const state = this.stateOf<{ step: Num; prev: Tensor; stepSize: Tensor }>(parameter);
    state.step = this.counted(state.step, parameter);
    const g = asReal(maximize ? neg(gradient) : gradient);
    const before = asReal((state.prev ??= zerosLike(parameter)));
    if (state.stepSize === undefined) {
      state.stepSize = zerosLike(parameter);
      copy_(asReal(state.stepSize), full_like(asReal(state.stepSize), lr, null, null, null, null, null), false);
    }
    const size = asReal(state.stepSize);
    // Rates may have changed since a step that was not made: the first that is made begins with its own.
    if (isTensor(state.step)) {
      const first = full_like(size, lr, null, null, null, null, null);
      copy_(size, where_self(lt_Scalar(state.step, 1.5), first, size), false);
    }
    const agree = sign(mul_Tensor(g, before));
    const turned = lt_Scalar(agree, 0);
    const factor = masked_fill__Scalar(
      masked_fill__Scalar(masked_fill_Scalar(agree, gt_Scalar(agree, 0), etas[1]), turned, etas[0]),
      eq_Scalar(agree, 0),
      1,
    );
    clamp_(mul__Tensor(size, factor), stepSizes[0], stepSizes[1]);
    const counted = masked_fill_Scalar(g, turned, 0);
    addcmul_(asReal(parameter), sign(counted), size, -1);
    copy_(before, counted, false);
  }
}
