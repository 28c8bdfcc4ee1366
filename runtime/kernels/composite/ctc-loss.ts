// Public forms of the connectionist temporal classification loss: lengths as tensors, unbatched input, reductions.

import {
  _ctc_loss,
  _to_copy,
  clamp_min,
  div_Tensor,
  eq_Scalar,
  mean,
  squeeze_dim,
  sum,
  to_dtype,
  unsqueeze,
  where_self,
  zeros,
} from "../../../generated/operators.js";
import { isIntegralCode } from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import { scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { tensorOfIntegers } from "./packed-sequences.js";
import { integersIn } from "./values.js";

const MEAN = 1;
const SUM = 2;

/** @throws DTypeError unless the lengths are integers */
export function lengthsIn(name: string, lengths: Tensor): number[] {
  if (!isIntegralCode(lengths.dtypeCode)) throw new DTypeError(`${name} must be integral`);
  return integersIn(lengths, name);
}

export function _ctc_loss_Tensor_explicit(
  logProbs: Tensor,
  targets: Tensor,
  inputLengths: Tensor,
  targetLengths: Tensor,
  blank: number,
  zeroInfinity: boolean,
): readonly [Tensor, Tensor] {
  const inputs = lengthsIn("input_lengths", inputLengths);
  return _ctc_loss(logProbs, targets, inputs, lengthsIn("target_lengths", targetLengths), blank, zeroInfinity);
}

export function ctc_loss_IntList_composite(
  logProbs: Tensor,
  targets: Tensor,
  inputLengths: readonly number[],
  targetLengths: readonly number[],
  blank: number,
  reduction: number,
  zeroInfinity: boolean,
): Tensor {
  const batched = logProbs.ndim === 3;
  const sequences = batched ? logProbs : unsqueeze(logProbs, 1);
  const labels = to_dtype(targets, "int64", false, false, null);
  let losses = _ctc_loss(sequences, labels, inputLengths, targetLengths, blank, zeroInfinity)[0];
  if (zeroInfinity) {
    const none = zeros([], losses.dtype, null, losses.device, null);
    losses = where_self(eq_Scalar(losses, scalar(Number.POSITIVE_INFINITY, "float")), none, losses);
  }
  if (reduction === MEAN) {
    // An empty target counts as one label.
    const lengths = _to_copy(tensorOfIntegers(targetLengths), losses.dtype, null, losses.device, null, false, null);
    return mean(div_Tensor(losses, clamp_min(lengths, 1)), null);
  }
  if (reduction === SUM) return sum(losses, null);
  return batched ? losses : squeeze_dim(losses, 0);
}

export function ctc_loss_Tensor_composite(
  logProbs: Tensor,
  targets: Tensor,
  inputLengths: Tensor,
  targetLengths: Tensor,
  blank: number,
  reduction: number,
  zeroInfinity: boolean,
): Tensor {
  const inputs = lengthsIn("input_lengths", inputLengths);
  const labels = lengthsIn("target_lengths", targetLengths);
  return ctc_loss_IntList_composite(logProbs, targets, inputs, labels, blank, reduction, zeroInfinity);
}
