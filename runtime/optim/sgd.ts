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
import { gradientOf } from "../autograd/gradients.js";
import { UnsupportedError } from "../core/errors.js";
import type { Tensor } from "../core/tensor.js";
import { areFusable, fusingKeys } from "./fused.js";
import { type FullGroup, Optimizer, type Params, type StateFields } from "./optimizer.js";

export interface SGDSettings {
  readonly lr: number;
  /** The decay rate of the momentum buffer. */
  readonly momentum: number;
  /** The fraction of the gradient that is left out of the momentum buffer. */
  readonly dampening: number;
  /** The fraction of the parameter added to its gradient. */
  readonly weightDecay: number;
  /** Whether Nesterov momentum is used. */
  readonly nesterov: boolean;
  /** Whether the loss is maximised. */
  readonly maximize: boolean;
}

interface FusedStep {
  readonly isFirst: boolean;
  readonly parameters: Tensor[];
  readonly gradients: Tensor[];
  readonly buffers: Tensor[];
}

const sgdDefaults: SGDSettings = {
  // No default: an undefined rate is rejected.
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
    this.require(group.momentum >= 0, "momentum must be 0 or more", group.momentum);
    this.require(group.weightDecay >= 0, "weightDecay must be 0 or more", group.weightDecay);
    const fits = !group.nesterov || (group.momentum > 0 && group.dampening === 0);
    this.require(
      fits,
      "nesterov requires a positive momentum and no dampening",
      `${group.momentum} and ${group.dampening}`,
    );
  }

  protected override stateFields(): StateFields {
    return { momentumBuffer: "tensor?" };
  }

  protected override updateAll(parameters: readonly Tensor[], group: FullGroup<SGDSettings>): void {
    const { lr, momentum, dampening, weightDecay, nesterov, maximize } = group;
    // Without momentum and decay an update is one operator per parameter: there is nothing to fuse.
    if (this.found !== null && momentum !== 0 && dampening !== 0)
      throw new UnsupportedError(
        "SGD: with dampening, the first step of a parameter differs from later ones, and the device decides which step is the first; set dampening to 0, or step without a GradScaler",
      );
    const plain =
      momentum === 0 && weightDecay === 0 && this.found === null ? null : fusingKeys(_fused_sgd__op, parameters);
    if (plain === null) {
      super.updateAll(parameters, group);
      return;
    }
    // Buffers are initialised to the gradients, so parameters without a buffer need a separate call.
    const steps = [true, false].map((isFirst): FusedStep => ({ isFirst, parameters: [], gradients: [], buffers: [] }));
    for (const parameter of parameters) {
      const gradient = gradientOf(parameter)!;
      const state = this.stateOf<{ momentumBuffer: Tensor }>(parameter);
      const isFirst = state.momentumBuffer === undefined;
      const buffers: Tensor[] = [];
      if (momentum !== 0) buffers.push(state.momentumBuffer ?? zeros_like(parameter, null, null, null, null, null));
      if (!areFusable(plain, parameter, [gradient, ...buffers])) {
        this.updateOne(parameter, group);
        continue;
      }
      if (momentum !== 0) state.momentumBuffer = buffers[0]!;
      const step = steps[isFirst ? 0 : 1]!;
      step.parameters.push(parameter);
      step.gradients.push(gradient);
      step.buffers.push(...buffers);
    }
    for (const { isFirst, parameters: fused, gradients, buffers } of steps) {
      if (fused.length === 0) continue;
      // biome-ignore format: one call, as the schema has it
      _fused_sgd_(fused, gradients, buffers, weightDecay, momentum, lr, dampening, nesterov, maximize, isFirst, null, this.found);
    }
  }

  protected override keepsStatesOnly(): boolean {
    return true;
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
