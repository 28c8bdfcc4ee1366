// Covariance and correlation of variables; the multivariate log-gamma function.

import {
  add_Scalar,
  add_Tensor,
  any,
  arange_start_step,
  clamp,
  clamp_min,
  cov,
  diag,
  div_Tensor,
  item,
  lgamma,
  lt_Scalar,
  mm,
  mul_Scalar,
  mul_Tensor,
  mvlgamma,
  scalar_tensor,
  sqrt,
  squeeze,
  sub_Scalar,
  sub_Tensor,
  sum,
  sum_dim_IntList,
  t,
  unsqueeze,
  view,
  zeros_like,
} from "../../../generated/operators.js";
import { getDefaultDType } from "../../core/default-dtype.js";
import { BOOL, isComplexCode, isFloatingCode, isIntegralCode } from "../../core/dtype.js";
import { mayAsk } from "../../core/elements.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { toNumber } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { complexKernel, conjugate } from "../complex-kernels.js";
import { checkResultCast, warnings } from "../shapes/outputs.js";
import { intoOut } from "./joining.js";

function checkWeights(name: string, weights: Tensor, observations: number): void {
  if (weights.shape.length > 1) {
    throw new ShapeError(
      `cov(): expected ${name} to have one or fewer dimensions but got ${name} with ${weights.shape.length} dimensions`,
    );
  }
  if (weights.numel !== observations) {
    throw new ShapeError(
      `cov(): expected ${name} to have the same numel as there are observations in the input but got ${weights.numel} != ${observations}`,
    );
  }
  const negative = any(lt_Scalar(weights, 0));
  if (mayAsk(negative) && item(negative)) {
    throw new ArgumentError(`cov(): ${name} cannot be negative`);
  }
}

/** The covariance matrix of variables (rows) over observations (columns), with optional repeat counts and weights. */
export function cov_composite(
  self: Tensor,
  correction: number,
  fweights: Tensor | null,
  aweights: Tensor | null,
): Tensor {
  if (self.shape.length > 2) {
    throw new ShapeError(
      `cov(): expected input to have two or fewer dimensions but got an input with ${self.shape.length} dimensions`,
    );
  }
  if (self.dtypeCode === BOOL) throw new DTypeError("cov(): bool dtype is not supported for input");
  const input = self.shape.length < 2 ? view(self, [1, -1]) : self;
  const observations = input.shape[1]!;
  let weights: Tensor | null = null;
  if (fweights !== null) {
    if (!isIntegralCode(fweights.dtypeCode)) {
      throw new DTypeError(
        `cov(): expected fweights to have integral dtype but got fweights with ${fweights.dtype} dtype`,
      );
    }
    checkWeights("fweights", fweights, observations);
    weights = fweights;
  }
  if (aweights !== null) {
    if (!isFloatingCode(aweights.dtypeCode)) {
      throw new DTypeError(
        `cov(): expected aweights to have floating point dtype but got aweights with ${aweights.dtype} dtype`,
      );
    }
    checkWeights("aweights", aweights, observations);
    weights = weights === null ? aweights : mul_Tensor(weights, aweights);
  }
  const total = weights === null ? scalar_tensor(observations, "int64", null, self.device, null) : sum(weights, null);
  if (weights !== null && mayAsk(total) && toNumber(item(total)) === 0) {
    throw new ArgumentError("cov(): weights sum to zero, can't be normalized");
  }
  const weighted = weights === null ? input : mul_Tensor(input, weights);
  const mean = div_Tensor(sum_dim_IntList(weighted, [1], false, null), total);
  const reduced =
    weights !== null && aweights !== null && correction !== 0
      ? sub_Tensor(total, div_Tensor(mul_Scalar(sum(mul_Tensor(weights, aweights), null), correction), total), 1)
      : sub_Scalar(total, correction, 1);
  let factor = reduced;
  // A factor that cannot be read is clamped to zero without the warning.
  if (!mayAsk(reduced)) factor = clamp_min(reduced, 0);
  else if (toNumber(item(reduced)) <= 0) {
    warnings.emit("cov(): degrees of freedom is <= 0");
    factor = zeros_like(reduced, null, null, null, null, null);
  }
  const centred = sub_Tensor(input, unsqueeze(mean, 1), 1);
  const other = weights === null ? centred : mul_Tensor(centred, weights);
  return squeeze(div_Tensor(mm(centred, conjugate(t(other))), factor));
}

/** Pearson's correlation coefficients of variables (rows). */
export function corrcoef_composite(self: Tensor): Tensor {
  if (self.shape.length > 2) {
    throw new ShapeError(
      `corrcoef(): expected input to have two or fewer dimensions but got an input with ${self.shape.length} dimensions`,
    );
  }
  const c = cov(self, 1, null, null);
  if (c.shape.length === 0) return div_Tensor(c, c);
  const deviation = sqrt(diag(c, 0));
  const scaled = div_Tensor(div_Tensor(c, view(deviation, [-1, 1])), view(deviation, [1, -1]));
  if (!isComplexCode(scaled.dtypeCode)) return clamp(scaled, -1, 1);
  const part = (name: "real" | "imag"): Tensor => clamp(complexKernel(name)(scaled), -1, 1);
  return complexKernel("complex")(part("real"), part("imag"));
}

function checkMultigamma(self: Tensor, p: number): void {
  if (self.dtypeCode === BOOL) throw new DTypeError("The input tensor may not be a boolean tensor.");
  if (p < 1) throw new ArgumentError("p has to be greater than or equal to 1");
}

/** log of the multivariate gamma function: a constant plus the sum of lgamma at p arguments, 1/2 apart. */
export function mvlgamma_explicit(self: Tensor, p: number): Tensor {
  checkMultigamma(self, p);
  const dtype = isIntegralCode(self.dtypeCode) ? getDefaultDType() : self.dtype;
  const steps = arange_start_step(0.5 - p * 0.5, 0.5, 0.5, dtype, null, self.device, null);
  const args = add_Tensor(steps, unsqueeze(self, -1), 1);
  return add_Scalar(sum_dim_IntList(lgamma(args), [-1], false, null), p * (p - 1) * Math.log(Math.PI) * 0.25, 1);
}

export function mvlgamma_out_explicit(self: Tensor, p: number, out: Tensor): Tensor {
  return intoCastable(out, mvlgamma(self, p));
}

function intoCastable(out: Tensor, result: Tensor): Tensor {
  checkResultCast(result.dtypeCode, out.dtypeCode);
  return intoOut(out, result);
}
