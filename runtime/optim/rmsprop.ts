// RMSprop (Hinton) and Adagrad (Duchi et al. 2011): rates scaled by the magnitude of past gradients.

import {
  add__Scalar,
  add__Tensor,
  add_Tensor,
  addcdiv_,
  addcmul_,
  clone,
  fill__Scalar,
  mul__Scalar,
  neg,
  sqrt,
  sqrt_,
  zeros_like,
} from "../../generated/operators.js";
import type { Tensor } from "../core/tensor.js";
import { addQuotient, type Num, over, plus, times } from "./counts.js";
import { asReal, type FullGroup, Optimizer, type Params, type StateFields } from "./optimizer.js";

const zerosLike = (x: Tensor): Tensor => zeros_like(x, null, null, null, null, null);

export interface RMSpropSettings {
  readonly lr: number;
  /** The decay rate of the running mean of squares. */
  readonly alpha: number;
  readonly eps: number;
  /** The fraction of the parameter added to its gradient. */
  readonly weightDecay: number;
  readonly momentum: number;
  /** Whether gradients are divided by their standard deviation instead of their root mean square. */
  readonly centered: boolean;
  readonly maximize: boolean;
}

const rmspropDefaults: RMSpropSettings = {
  lr: 1e-2,
  alpha: 0.99,
  eps: 1e-8,
  weightDecay: 0,
  momentum: 0,
  centered: false,
  maximize: false,
};

/** `p -= lr * g / (sqrt(v) + eps)`, v being the running mean of squares of gradients. */
export class RMSprop extends Optimizer<RMSpropSettings> {
  constructor(params: Params<RMSpropSettings>, settings: Partial<RMSpropSettings> = {}) {
    super("RMSprop", params, settings, rmspropDefaults);
  }

  protected override check(group: FullGroup<RMSpropSettings>): void {
    super.check(group);
    for (const key of ["alpha", "eps", "weightDecay", "momentum"] as const)
      this.require(group[key] >= 0, `${key} must be 0 or more`, group[key]);
  }

  protected override stateFields(): StateFields {
    return { squareAvg: "tensor", gradAvg: "tensor?", momentumBuffer: "tensor?" };
  }

  protected override keepsStatesOnly(): boolean {
    return true;
  }

  protected update(parameter: Tensor, gradient: Tensor, group: FullGroup<RMSpropSettings>): void {
    const { lr, alpha, eps, weightDecay, momentum, centered, maximize } = group;
    let g = gradient;
    if (maximize) g = neg(g);
    if (weightDecay !== 0) g = add_Tensor(g, parameter, weightDecay);
    const state = this.stateOf<{ squareAvg: Tensor; gradAvg: Tensor; momentumBuffer: Tensor }>(parameter);
    g = asReal(g);
    const numbers = asReal(parameter);
    const square = asReal((state.squareAvg ??= zerosLike(parameter)));
    addcmul_(mul__Scalar(square, alpha), g, g, 1 - alpha);
    let scale: Tensor;
    if (centered) {
      const mean = asReal((state.gradAvg ??= zerosLike(parameter)));
      add__Tensor(mul__Scalar(mean, alpha), g, 1 - alpha);
      scale = sqrt_(addcmul_(clone(square, null), mean, mean, -1));
    } else scale = sqrt(square);
    add__Scalar(scale, eps, 1);
    if (momentum > 0) {
      const velocity = asReal((state.momentumBuffer ??= zerosLike(parameter)));
      addcdiv_(mul__Scalar(velocity, momentum), g, scale, 1);
      add__Tensor(numbers, velocity, -lr);
    } else addcdiv_(numbers, g, scale, -lr);
  }
}

export interface AdagradSettings {
  readonly lr: number;
  /** The decay of the rate: `lr / (1 + steps * lrDecay)`. */
  readonly lrDecay: number;
  readonly weightDecay: number;
  /** The initial value of the sums of squares. */
  readonly initialAccumulatorValue: number;
  readonly eps: number;
  readonly maximize: boolean;
}

const adagradDefaults: AdagradSettings = {
  lr: 1e-2,
  lrDecay: 0,
  weightDecay: 0,
  initialAccumulatorValue: 0,
  eps: 1e-10,
  maximize: false,
};

/** `p -= lr * g / (sqrt(sum of squares of all gradients) + eps)`. */
export class Adagrad extends Optimizer<AdagradSettings> {
  constructor(params: Params<AdagradSettings>, settings: Partial<AdagradSettings> = {}) {
    super("Adagrad", params, settings, adagradDefaults);
  }

  protected override check(group: FullGroup<AdagradSettings>): void {
    super.check(group);
    for (const key of ["lrDecay", "weightDecay", "initialAccumulatorValue", "eps"] as const)
      this.require(group[key] >= 0, `${key} must be 0 or more`, group[key]);
  }

  protected override stateFields(): StateFields {
    return { step: "number", sum: "tensor" };
  }

  protected override keepsStatesOnly(): boolean {
    return true;
  }

  protected override initial(key: string, group: FullGroup<AdagradSettings>): number {
    return key === "sum" ? group.initialAccumulatorValue : 0;
  }

  protected update(parameter: Tensor, gradient: Tensor, group: FullGroup<AdagradSettings>): void {
    const { lr, lrDecay, weightDecay, initialAccumulatorValue, eps, maximize } = group;
    let g = gradient;
    if (maximize) g = neg(g);
    const state = this.stateOf<{ step: Num; sum: Tensor }>(parameter);
    if (state.sum === undefined) fill__Scalar(asReal((state.sum = zerosLike(parameter))), initialAccumulatorValue);
    const sum = asReal(state.sum);
    const step = (state.step = this.counted(state.step, parameter));
    if (weightDecay !== 0) g = add_Tensor(g, parameter, weightDecay);
    g = asReal(g);
    addcmul_(sum, g, g, 1);
    const scale = add__Scalar(sqrt(sum), eps, 1);
    addQuotient(asReal(parameter), g, scale, over(-lr, plus(times(plus(step, -1), lrDecay), 1)));
  }
}
