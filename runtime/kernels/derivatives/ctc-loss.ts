// The derivative of the connectionist temporal classification loss, composed of operators, so that it can be differentiated again: the
// forward-backward algorithm of Graves et al. (2006) over all sequences of a batch at once.

import {
  _to_copy,
  arange,
  clamp_max,
  clamp_min,
  constant_pad_nd,
  cumsum,
  eq_Scalar,
  exp,
  expand,
  flatten_using_ints,
  full_like,
  gather,
  isinf,
  le_Scalar,
  le_Tensor,
  logical_and,
  logical_not,
  logsumexp,
  lt_Tensor,
  ne_Tensor,
  scatter_add,
  select_int,
  slice_Tensor,
  stack,
  unsqueeze,
  where_ScalarOther,
  where_ScalarSelf,
  where_self,
} from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";
import { minus, plus, product, times, zerosOf } from "../composite/arithmetic.js";
import { tensorOfIntegers } from "../composite/packed-sequences.js";

/** The logarithm of a probability of 0. It is finite: differences of infinities have no derivative. */
const NEVER = -1e30;

const integers = (values: Tensor): Tensor => _to_copy(values, "int64", null, null, null, false, null);
const upTo = (end: number): Tensor => arange(end, "int64", null, null, null);

/** The targets as rows [N, S], padded with blanks. */
function rowsOf(targets: Tensor, lengths: Tensor, longest: number, blank: number): Tensor {
  const labels = integers(targets);
  const isLabel = lt_Tensor(upTo(longest), unsqueeze(lengths, 1));
  let rows = labels;
  if (targets.ndim === 1) {
    const starts = minus(cumsum(lengths, 0, null), lengths);
    const places = clamp_max(plus(unsqueeze(starts, 1), upTo(longest)), labels.numel - 1);
    rows = gather(expand(labels, [lengths.numel, labels.numel], false), 1, places, false);
  } else rows = slice_Tensor(labels, 1, 0, longest, 1);
  return where_ScalarOther(isLabel, rows, blank);
}

/** Targets with blanks before, between and after their labels: [N, 2 S + 1], S the length of the longest. */
function pathsOf(targets: Tensor, lengths: Tensor, longest: number, blank: number): Tensor {
  if (longest === 0) return full_like(unsqueeze(lengths, 1), blank, null, null, null, null, null);
  const rows = rowsOf(targets, lengths, longest, blank);
  const blanks = full_like(rows, blank, null, null, null, null, null);
  return constant_pad_nd(flatten_using_ints(stack([blanks, rows], 2), 1, 2), [0, 1], blank);
}

/**
 * The gradient with respect to the log probabilities, as `_ctc_loss_backward` computes it: exp(log_probs) less the posterior probability of each
 * label (equation 16 of Graves et al.), times `grad`; 0 after a sequence's end.
 */
export function _ctc_loss_differentiable_backward_Tensor(
  grad: Tensor,
  logProbs: Tensor,
  targets: Tensor,
  inputLengths: Tensor,
  targetLengths: Tensor,
  negLogLikelihood: Tensor,
  logAlpha: Tensor,
  blank: number,
  zeroInfinity: boolean,
): Tensor {
  const [steps, batch] = logProbs.shape as [number, number, number];
  if (steps === 0 || batch === 0) return zerosOf(logProbs);
  const width = logAlpha.shape[2]!;
  const labelCounts = integers(targetLengths);
  const paths = pathsOf(targets, labelCounts, (width - 1) / 2, blank);
  const places = upTo(width);
  /** The last place of each path: [N, 1]. */
  const last = unsqueeze(times(labelCounts, 2), 1);
  const isInPath = le_Tensor(places, last);
  const isAtEnd = logical_and(isInPath, le_Tensor(minus(last, 1), places));
  // A label can follow the one before the last, skipping a blank, unless both are equal.
  const skips =
    width > 2
      ? constant_pad_nd(
          ne_Tensor(slice_Tensor(paths, 1, 2, width, 1), slice_Tensor(paths, 1, 0, width - 2, 1)),
          [2, 0],
          0,
        )
      : zerosOf(isInPath);
  const isSkipped = width > 2 ? constant_pad_nd(slice_Tensor(skips, 1, 2, width, 1), [0, 2], 0) : skips;
  const index = expand(paths, [steps, batch, width], false);
  const emissions = where_ScalarOther(isInPath, clamp_min(gather(logProbs, 2, index, false), NEVER), NEVER);
  const moved = (values: Tensor, by: number): Tensor => constant_pad_nd(values, [by, -by], NEVER);
  const joined = (values: Tensor, by: 1 | -1, jumps: Tensor): Tensor =>
    logsumexp(
      stack([values, moved(values, by), where_ScalarOther(jumps, moved(values, 2 * by), NEVER)], 0),
      [0],
      false,
    );

  const forward: Tensor[] = [where_ScalarOther(le_Scalar(places, 1), select_int(emissions, 0, 0), NEVER)];
  for (let t = 1; t < steps; t++) forward.push(plus(joined(forward[t - 1]!, 1, skips), select_int(emissions, 0, t)));
  const lengths = unsqueeze(integers(inputLengths), 1);
  const backward: Tensor[] = [];
  let next: Tensor | null = null;
  for (let t = steps - 1; t >= 0; t--) {
    const emission = select_int(emissions, 0, t);
    const first = where_ScalarOther(isAtEnd, emission, NEVER);
    next =
      next === null ? first : where_self(eq_Scalar(lengths, t + 1), first, plus(joined(next, -1, isSkipped), emission));
    backward.unshift(next);
  }
  const alphas = stack(forward, 0);
  const ends = gather(alphas, 0, expand(clamp_min(minus(lengths, 1), 0), [1, batch, width], false), false);
  const likelihood = logsumexp(where_ScalarOther(isAtEnd, select_int(ends, 0, 0), NEVER), [1], true);
  const isStep = lt_Tensor(unsqueeze(unsqueeze(upTo(steps), 1), 2), lengths);
  const hasNoPath = unsqueeze(isinf(negLogLikelihood), 1);
  // Masked before the exponential: the derivative of what is masked after it would be 0 times infinity.
  const isOccupied = logical_and(logical_and(isStep, isInPath), logical_not(hasNoPath));
  const exponents = minus(minus(plus(alphas, stack(backward, 0)), emissions), likelihood);
  const shares = exp(where_ScalarOther(isOccupied, exponents, NEVER));
  const posteriors = scatter_add(zerosOf(logProbs), 2, index, shares);
  const result = where_ScalarOther(isStep, product(minus(exp(logProbs), posteriors), unsqueeze(grad, 1)), 0);
  return where_ScalarSelf(logical_and(isStep, hasNoPath), zeroInfinity ? 0 : Number.NaN, result);
}

/** As `_ctc_loss_differentiable_backward.Tensor`, for lengths that are numbers. */
export function _ctc_loss_differentiable_backward(
  ...[grad, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha, blank, zeroInfinity]: readonly [
    grad: Tensor,
    logProbs: Tensor,
    targets: Tensor,
    inputLengths: readonly number[],
    targetLengths: readonly number[],
    negLogLikelihood: Tensor,
    logAlpha: Tensor,
    blank: number,
    zeroInfinity: boolean,
  ]
): Tensor {
  return _ctc_loss_differentiable_backward_Tensor(
    grad,
    logProbs,
    targets,
    tensorOfIntegers(inputLengths),
    tensorOfIntegers(targetLengths),
    negLogLikelihood,
    logAlpha,
    blank,
    zeroInfinity,
  );
}
