// Stochastic gradient descent.

import { add__Tensor, add_Tensor, clone, mul__Scalar, neg } from "../../generated/operators.js";
import type { Tensor } from "../core/tensor.js";
import { type FullGroup, Optimizer, type Params } from "./optimizer.js";

export interface SGDSettings {
  readonly lr: number;
  /** How much of the last step goes on. */
  readonly momentum: number;
  /** How much less of the gradient goes into the momentum. */
  readonly dampening: number;
  /** How much of the parameter is added to its gradient. */
  readonly weightDecay: number;
  /** Nesterov's momentum: looks one step ahead. */
  readonly nesterov: boolean;
  /** Whether the loss is to grow. */
  readonly maximize: boolean;
}

/** Stochastic gradient descent: `p -= lr * g`; with momentum `v = momentum * v + (1 - dampening) * g`, `p -= lr * v`. */
export class SGD extends Optimizer<SGDSettings> {
  constructor(
    params: Params<SGDSettings>,
    {
      lr,
      momentum = 0,
      dampening = 0,
      weightDecay = 0,
      nesterov = false,
      maximize = false,
    }: Partial<SGDSettings> & { readonly lr: number },
  ) {
    super("SGD", params, { lr, momentum, dampening, weightDecay, nesterov, maximize });
  }

  protected override check(group: FullGroup<SGDSettings>): void {
    super.check(group);
    this.require(group.momentum >= 0, "momentum is 0 or more", group.momentum);
    this.require(group.weightDecay >= 0, "weightDecay is 0 or more", group.weightDecay);
    const fits = !group.nesterov || (group.momentum > 0 && group.dampening === 0);
    this.require(fits, "nesterov needs a momentum and no dampening", `${group.momentum} and ${group.dampening}`);
  }

  protected update(parameter: Tensor, gradient: Tensor, group: FullGroup<SGDSettings>): void {
    const { lr, momentum, dampening, weightDecay, nesterov, maximize } = group;
    let g = maximize ? neg(gradient) : gradient;
    if (weightDecay !== 0) g = add_Tensor(g, parameter, weightDecay);
    if (momentum !== 0) {
      const state = this.stateOf<{ momentumBuffer: Tensor }>(parameter);
      if (state.momentumBuffer === undefined) state.momentumBuffer = clone(g, null);
      else add__Tensor(mul__Scalar(state.momentumBuffer, momentum), g, 1 - dampening);
      g = nesterov ? add_Tensor(g, state.momentumBuffer, momentum) : state.momentumBuffer;
    }
    add__Tensor(parameter, g, -lr);
  }
}
