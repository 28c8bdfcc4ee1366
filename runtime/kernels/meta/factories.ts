// Ranges on meta: only the output's size is set.

import { resize_ } from "../../../generated/operators.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { arangeLength, checkSteps, rangeLength } from "../shapes/factories.js";

export function arange_start_out_meta(start: Scalar, end: Scalar, step: Scalar, out: Tensor): Tensor {
  const length = arangeLength(start, end, step, out.dtype);
  return out.numel === length ? out : resize_(out, [length], null);
}

export function linspace_out_meta(_start: Scalar, _end: Scalar, steps: number, out: Tensor): Tensor {
  checkSteps(steps);
  return out.numel === steps ? out : resize_(out, [steps], null);
}

export function logspace_out_meta(_start: Scalar, _end: Scalar, steps: number, _base: number, out: Tensor): Tensor {
  checkSteps(steps);
  return out.numel === steps ? out : resize_(out, [steps], null);
}

export function range_out_meta(start: Scalar, end: Scalar, step: Scalar, out: Tensor): Tensor {
  const length = rangeLength(start, end, step, out.dtype);
  return out.numel === length ? out : resize_(out, [length], null);
}
