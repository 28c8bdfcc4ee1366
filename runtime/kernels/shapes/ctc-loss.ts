// Shapes and checks of the connectionist temporal classification loss.

import { INT32, INT64, isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { notImplementedFor, requireFloating, requireIndices, requireSameDType } from "../checks/dtypes.js";

type Lengths = readonly number[];

/**
 * Losses [N] and the logarithms of the forward variables [N, T, 2 S + 1], with S the length of the longest target.
 * @throws ShapeError, DTypeError, ArgumentError for arguments that do not match
 */
export function _ctc_loss_outputs(
  logProbs: Tensor,
  targets: Tensor,
  inputLengths: Lengths,
  targetLengths: Lengths,
  blank: number,
  _zeroInfinity: boolean,
): readonly [Tensor, Tensor] {
  if (!isFloatingCode(logProbs.dtypeCode)) throw notImplementedFor("ctc_loss_cpu", logProbs);
  if (targets.dtypeCode !== INT64 && targets.dtypeCode !== INT32) {
    throw new DTypeError(`ctc_loss: expected targets of dtype int64 or int32, got ${targets.dtype}`);
  }
  if (logProbs.ndim !== 3) {
    throw new ShapeError(`ctc_loss: expected 3-dimensional log_probs, got ${formatShape(logProbs.shape)}`);
  }
  if (targets.ndim < 1 || targets.ndim > 2) {
    throw new ShapeError(`ctc_loss: expected targets of 1 or 2 dimensions, got ${formatShape(targets.shape)}`);
  }
  const [steps, batch, labels] = logProbs.shape as [number, number, number];
  if (!(blank >= 0 && blank < labels)) throw new ArgumentError("blank must be in label range");
  if (inputLengths.length !== batch) throw new ShapeError("input_lengths must be of size batch_size");
  if (targetLengths.length !== batch) throw new ShapeError("target_lengths must be of size batch_size");
  const longest = Math.max(0, ...targetLengths);
  const total = targetLengths.reduce((a, b) => a + b, 0);
  const expected = targets.ndim === 1 ? total : batch;
  if (targets.shape[0] !== expected) {
    throw new ShapeError(
      `ctc_loss: expected targets to have size ${expected} at dimension 0, but got ${formatShape(targets.shape)}`,
    );
  }
  if (targets.ndim === 2 && targets.shape[1]! < longest) {
    throw new ShapeError(
      `ctc_loss: expected targets to have size at least ${longest} at dimension 1, but got ${formatShape(targets.shape)}`,
    );
  }
  const tooLong = inputLengths.find((length) => length > steps);
  if (tooLong !== undefined) {
    throw new ArgumentError(`ctc_loss: expected input_lengths of at most ${steps}, but got ${tooLong}`);
  }
  return [
    allocateCode([batch], logProbs.dtypeCode, logProbs.device),
    allocateCode([batch, steps, 2 * longest + 1], logProbs.dtypeCode, logProbs.device),
  ];
}

export function _ctc_loss_backward_outputs(
  grad: Tensor,
  logProbs: Tensor,
  targets: Tensor,
  _inputLengths: Lengths,
  _targetLengths: Lengths,
  negLogLikelihood: Tensor,
  logAlpha: Tensor,
  _blank: number,
  _zeroInfinity: boolean,
): Tensor {
  requireFloating("ctc_loss_backward_cpu", logProbs);
  requireSameDType(logProbs, grad, negLogLikelihood, logAlpha);
  requireIndices("targets", targets);
  return allocateCode(logProbs.shape, logProbs.dtypeCode, logProbs.device);
}
