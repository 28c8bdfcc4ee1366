// Stochastic gradient descent.

import {
  _fused_sgd_,
  _fused_sgd__op,
  add__Tensor,
  add_Tensor,
  clone,
  mul__Scalar,
  neg,
  zeros_like,
} from "../../generated/operators.js";
import type { Tensor } from "../core/tensor.js";
import { areFusable, isFusing, stepTensor } from "./fused.js";
import { type FullGroup, Optimizer, type Params } from "./optimizer.js";

export interface SGDSettings {
  readonly lr: number;
  /** The fraction of the last step that is carried over. */
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

interface FusedStep {
  readonly isFirst: boolean;
  readonly taken: Tensor[];
  readonly gradients: Tensor[];
  readonly buffers: Tensor[];
}

const sgdDefaults: SGDSettings = {
  // There is none, and an undefined rate is rejected.
  lr: undefined as unknown as number,
  momentum: 0,
  dampening: 0,
  weightDecay: 0,
  nesterov: false,
  maximize: false,
};

/** Stochastic gradient descent: `p -= lr * g`; with momentum `v = momentum * v + (1 - dampening) * g`, `p -= lr * v`. */
export class SGD extends Optimizer<SGDSettings> {
  constructor(params: Params<SGDSettings>, settings: Partial<SGDSettings> & { readonly lr: number }) {
    super("SGD", params, settings, sgdDefaults);
  }

  protected override check(group: FullGroup<SGDSettings>): void {
    super.check(group);
    this.require(group.momentum >= 0, "momentum is 0 or more", group.momentum);
    this.require(group.weightDecay >= 0, "weightDecay is 0 or more", group.weightDecay);
    const fits = !group.nesterov || (group.momentum > 0 && group.dampening === 0);
    this.require(fits, "nesterov needs a momentum and no dampening", `${group.momentum} and ${group.dampening}`);
  }

  protected override updateAll(parameters: readonly Tensor[], group: FullGroup<SGDSettings>): void {
    const { lr, momentum, dampening, weightDecay, nesterov, maximize } = group;
    // Without momentum and decay a step is one operator for each parameter.
    if ((momentum === 0 && weightDecay === 0) || !isFusing(_fused_sgd__op)) {
      super.updateAll(parameters, group);
      return;
    }
    const plain = stepTensor(0);
    // Buffers start as the gradients: those that do not exist yet get a separate call.
    const lists = [true, false].map((isFirst) => ({ isFirst, taken: [], gradients: [], buffers: [] }) as FusedStep);
    for (const parameter of parameters) {
      const gradient = parameter.grad!;
      const state = this.stateOf<{ momentumBuffer: Tensor }>(parameter);
      const isFirst = state.momentumBuffer === undefined;
      const buffers: Tensor[] = [];
      if (momentum !== 0) buffers.push(state.momentumBuffer ?? zeros_like(parameter, null, null, null, null, null));
      if (!areFusable(plain, parameter, [gradient, ...buffers])) {
        this.update(parameter, gradient, group);
        continue;
      }
      if (momentum !== 0) state.momentumBuffer = buffers[0]!;
      const list = lists[isFirst ? 0 : 1]!;
      list.taken.push(parameter);
      list.gradients.push(gradient);
      list.buffers.push(...buffers);
    }
    for (const { isFirst, taken, gradients, buffers } of lists) {
      if (taken.length === 0) continue;
      // biome-ignore format: one call, as the schema has it
      _fused_sgd_(taken, gradients, buffers, weightDecay, momentum, lr, dampening, nesterov, maximize, isFirst, null, null);
    }
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
