// Adam (Kingma and Ba 2014) and AdamW (Loshchilov and Hutter 2017).

import {
  _fused_adam_,
  _fused_adam__op,
  _fused_adamw_,
  _fused_adamw__op,
  add__Scalar,
  add__Tensor,
  add_Tensor,
  addcmul_,
  clone,
  copy_,
  div__Scalar,
  div__Tensor,
  maximum,
  mul__Scalar,
  neg,
  sqrt,
  zeros_like,
} from "../../generated/operators.js";
import { gradientOf } from "../autograd/gradients.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { addQuotient, type Num, over, powerRest, rootOf } from "./counts.js";
import { areFusable, fusingKeys, stepTensor } from "./fused.js";
import { asReal, type FullGroup, Optimizer, type Params, type StateFields } from "./optimizer.js";

export interface AdamSettings {
  readonly lr: number;
  /** The decay rates of the running means of the gradient and of its square. */
  readonly betas: readonly [first: number, second: number];
  /** Added to the denominator for numerical stability. */
  readonly eps: number;
  /** The fraction of the parameter added to its gradient (AdamW: times `lr`, subtracted from the parameter). */
  readonly weightDecay: number;
  /** Whether the maximum of the mean squares so far is used in place of the current one. */
  readonly amsgrad: boolean;
  /** Whether the loss is maximised. */
  readonly maximize: boolean;
}

const adamDefaults: Omit<AdamSettings, "betas"> = {
  lr: 1e-3,
  eps: 1e-8,
  weightDecay: 0,
  amsgrad: false,
  maximize: false,
};

/** The differences between Adam and AdamW. */
interface AdamKind {
  readonly name?: string;
  readonly weightDecay?: number;
  readonly decoupled?: boolean;
}

type AdamState = { step: Num; expAvg: Tensor; expAvgSq: Tensor; maxExpAvgSq: Tensor };
const adamFields: StateFields = { step: "number", expAvg: "tensor", expAvgSq: "tensor", maxExpAvgSq: "tensor?" };

/** `p -= lr * m / (sqrt(v) + eps)`, with m and v the bias-corrected running means of the gradients and of their squares. */
export class Adam extends Optimizer<AdamSettings> {
  readonly #decoupled: boolean;

  constructor(params: Params<AdamSettings>, settings: Partial<AdamSettings> = {}) {
    const { name = "Adam", weightDecay = 0, decoupled = false } = new.target.kind();
    super(name, params, settings, { ...adamDefaults, betas: [0.9, 0.999], weightDecay });
    this.#decoupled = decoupled;
  }

  /** What a class that extends it changes. */
  protected static kind(): AdamKind {
    return {};
  }

  protected override check(group: FullGroup<AdamSettings>): void {
    super.check(group);
    this.requirePair("betas", group.betas);
    const [first, second] = group.betas;
    this.require(
      first >= 0 && first < 1 && second >= 0 && second < 1,
      "betas must be at least 0 and less than 1",
      group.betas,
    );
    this.require(group.eps >= 0, "eps must be 0 or more", group.eps);
    this.require(group.weightDecay >= 0, "weightDecay must be 0 or more", group.weightDecay);
  }

  protected override stateFields(): StateFields {
    return adamFields;
  }

  protected override updateAll(parameters: readonly Tensor[], group: FullGroup<AdamSettings>): void {
    const [fused, op] = this.#decoupled ? [_fused_adamw_, _fused_adamw__op] : [_fused_adam_, _fused_adam__op];
    const plain = fusingKeys(op, parameters);
    if (plain === null) {
      super.updateAll(parameters, group);
      return;
    }
    const { lr, betas, eps, weightDecay, amsgrad, maximize } = group;
    const fusedParameters: Tensor[] = [];
    const [gradients, means, squares, largest, steps]: Tensor[][] = [[], [], [], [], []];
    // One tensor for all parameters with the same number of steps.
    const counts = new Map<Num, Tensor>();
    for (const parameter of parameters) {
      const state = this.stateOf<AdamState>(parameter);
      const before = state.step ?? 0;
      const zeros = (): Tensor => zeros_like(parameter, null, null, null, null, null);
      const mean = (state.expAvg ??= zeros());
      const square = (state.expAvgSq ??= zeros());
      const top = amsgrad ? [(state.maxExpAvgSq ??= zeros())] : [];
      const gradient = gradientOf(parameter)!;
      if (!areFusable(plain, parameter, [gradient, mean, square, ...top])) {
        this.updateOne(parameter, group);
        continue;
      }
      let count = counts.get(before);
      if (count === undefined) {
        state.step = this.counted(before, parameter);
        counts.set(before, (count = isTensor(state.step) ? state.step : stepTensor(state.step)));
      } else state.step = isTensor(before) || this.found !== null ? count : before + 1;
      fusedParameters.push(parameter);
      gradients!.push(gradient);
      means!.push(mean);
      squares!.push(square);
      largest!.push(...top);
      steps!.push(count);
    }
    if (fusedParameters.length === 0) return;
    const [first, second] = betas;
    // biome-ignore format: one call, as the schema has it
    fused(fusedParameters, gradients!, means!, squares!, largest!, steps!, lr, first, second, weightDecay, eps, amsgrad, maximize, null, this.found);
  }

  protected override keepsStatesOnly(): boolean {
    return true;
  }

  protected update(parameter: Tensor, gradient: Tensor, group: FullGroup<AdamSettings>): void {
    const { lr, betas, eps, weightDecay, amsgrad, maximize } = group;
    const [first, second] = betas;
    let g = maximize ? neg(gradient) : gradient;
    if (weightDecay !== 0) {
      if (this.#decoupled) mul__Scalar(parameter, 1 - lr * weightDecay);
      else g = add_Tensor(g, parameter, weightDecay);
    }
    const state = this.stateOf<AdamState>(parameter);
    const zeros = (): Tensor => zeros_like(parameter, null, null, null, null, null);
    const mean = asReal((state.expAvg ??= zeros()));
    const square = asReal((state.expAvgSq ??= zeros()));
    const step = (state.step = this.counted(state.step, parameter));
    g = asReal(g);
    add__Tensor(mul__Scalar(mean, first), g, 1 - first);
    addcmul_(mul__Scalar(square, second), g, g, 1 - second);
    let secondMoment = square;
    if (amsgrad) {
      const isFirst = state.maxExpAvgSq === undefined;
      secondMoment = asReal((state.maxExpAvgSq ??= clone(state.expAvgSq, null)));
      if (!isFirst) copy_(secondMoment, maximum(secondMoment, square), false);
    }
    const root = rootOf(powerRest(second, step));
    const deviation = isTensor(root) ? div__Tensor(sqrt(secondMoment), root) : div__Scalar(sqrt(secondMoment), root);
    addQuotient(asReal(parameter), mean, add__Scalar(deviation, eps, 1), over(-lr, powerRest(first, step)));
  }
}

/** Adam with decoupled weight decay: each step shrinks parameters by the factor `1 - lr * weightDecay`; `weightDecay` is 0.01 by default. */
export class AdamW extends Adam {
  protected static override kind(): AdamKind {
    return { name: "AdamW", weightDecay: 1e-2, decoupled: true };
  }

  protected override stateFields(): StateFields {
    return adamFields;
  }

  protected override keepsStatesOnly(): boolean {
    return true;
  }
}
