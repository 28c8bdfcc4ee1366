// Samples of gamma and Dirichlet distributions, with gradients along their paths.

import { _dirichlet_grad, _sample_dirichlet, _standard_gamma } from "../../generated/operators.js";
import { AutogradFunction } from "../autograd/custom-function.js";
import type { Generator } from "../core/generator.js";
import { finfo } from "../core/limits.js";
import { once } from "../core/shared.js";
import type { Tensor } from "../core/tensor.js";
import { expandTo, minus, over, raised, sumKept, times } from "./arithmetic.js";

/** Samples of Gamma(concentration, rate), above zero. */
export function standardGamma(
  concentration: Tensor,
  rate: Tensor,
  shape: readonly number[],
  generator: Generator | null,
): Tensor {
  const value = over(_standard_gamma(expandTo(concentration, shape), generator), expandTo(rate, shape));
  return raised(value, finfo(value.dtype).tiny);
}

/** Made at the first call, since a module that is imported runs nothing. */
const pathwise = (): AutogradFunction<[Tensor, Generator | null], Tensor> =>
  once(
    "distributions.dirichlet",
    () =>
      new AutogradFunction<[Tensor, Generator | null], Tensor>({
        name: "SampleDirichlet",
        forward(context, concentration, generator) {
          const sample = _sample_dirichlet(concentration, generator);
          context.saveForBackward(sample, concentration);
          return sample;
        },
        backward(context, grad) {
          const [sample, concentration] = context.savedTensors as readonly [Tensor, Tensor];
          const total = expandTo(sumKept(concentration), concentration.shape);
          const slope = _dirichlet_grad(sample, concentration, total);
          return [times(slope, minus(grad, sumKept(times(sample, grad)))), null];
        },
        onceDifferentiable: true,
      }),
  );

/** Samples of Dirichlet distributions: (..., n). */
export const sampleDirichlet = (concentration: Tensor, generator: Generator | null): Tensor =>
  pathwise().apply(concentration, generator);
