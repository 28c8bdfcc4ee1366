// Forward mode of weight normalisation.

import { div_Tensor, norm_except_dim, reshape } from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";
import { minus, plus, sumOver, times } from "../composite/arithmetic.js";
import { realOnly } from "./activations.js";
import { conjugate } from "./values.js";

/** The tangent of g v / |v|, where each slice of v along `dim`, its first or last dimension, has a norm: composed of operators. */
export function _weight_norm_jvp(vP: Tensor, vT: Tensor, gP: Tensor, gT: Tensor, dim: number): Tensor {
  const norms = norm_except_dim(vP, 2, dim);
  const kept = dim === 0 ? 0 : vP.ndim - 1;
  const others = vP.shape.flatMap((_, d) => (d === kept ? [] : [d]));
  const normsT = div_Tensor(sumOver(realOnly(times(conjugate(vP), vT)), others, true), norms);
  const scale = div_Tensor(reshape(gP, norms.shape), norms);
  const scaleT = div_Tensor(minus(reshape(gT, norms.shape), times(scale, normsT)), norms);
  return plus(times(vT, scale), times(vP, scaleT));
}
