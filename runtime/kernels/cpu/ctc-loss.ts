// The connectionist temporal classification loss on the CPU, by the forward-backward algorithm of Graves et al. (2006),
// in log space.

import { IndexError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";
import { dense, integersOf, type NumberArray, numbersOf } from "../memory/elements.js";
import { _ctc_loss_backward_outputs, _ctc_loss_outputs } from "../shapes/ctc-loss.js";

type Lengths = readonly number[];

const NEVER = Number.NEGATIVE_INFINITY;

/** The logarithm of a sum of exponentials. */
function logSum(a: number, b: number, c = NEVER): number {
  const largest = Math.max(a, b, c);
  if (largest === NEVER) return NEVER;
  return Math.log(Math.exp(a - largest) + Math.exp(b - largest) + Math.exp(c - largest)) + largest;
}

/** Each sequence's target with blanks before, between and after its labels. */
function extendedTargets(targets: Tensor, lengths: Lengths, blank: number, labels: number): Int32Array[] {
  const all = integersOf(targets);
  let start = 0;
  return lengths.map((length, b) => {
    const from = targets.ndim === 1 ? start : b * targets.shape[1]!;
    start += length;
    const extended = new Int32Array(2 * length + 1).fill(blank);
    for (let i = 0; i < length; i++) {
      const label = all[from + i]!;
      if (label < 0 || label >= labels) throw new IndexError(`target ${label} is out of range for ${labels} labels`);
      extended[2 * i + 1] = label;
    }
    return extended;
  });
}

/** A label can follow the one before the last, skipping a blank, unless both are equal. */
function mayJump(extended: Int32Array, s: number): boolean {
  return s > 1 && s < extended.length && extended[s] !== extended[s - 2];
}

/** log_probs [T, N, C] of one sequence. */
function rowsOf(logProbs: Tensor, b: number): (t: number, label: number) => number {
  const source = dense(logProbs);
  const data = numbersOf(source);
  const [, batch, labels] = logProbs.shape as [number, number, number];
  return (t, label) => data[source.offset + (t * batch + b) * labels + label]!;
}

export function _ctc_loss_cpu(
  logProbs: Tensor,
  targets: Tensor,
  inputLengths: Lengths,
  targetLengths: Lengths,
  blank: number,
  zeroInfinity: boolean,
): readonly [Tensor, Tensor] {
  const [losses, alpha] = _ctc_loss_outputs(logProbs, targets, inputLengths, targetLengths, blank, zeroInfinity);
  const [steps, batch, labels] = logProbs.shape as [number, number, number];
  const width = alpha.shape[2]!;
  const [loss, a] = [numbersOf(losses), numbersOf(alpha)];
  const paths = extendedTargets(targets, targetLengths, blank, labels);
  for (let b = 0; b < batch; b++) {
    const path = paths[b]!;
    const length = inputLengths[b]!;
    const at = rowsOf(logProbs, b);
    const base = b * steps * width;
    if (steps > 0) {
      a.fill(NEVER, base, base + width);
      a[base] = at(0, blank);
      if (path.length > 1) a[base + 1] = at(0, path[1]!);
    }
    for (let t = 1; t < length; t++) {
      const row = base + t * width;
      const before = row - width;
      for (let s = 0; s < path.length; s++) {
        const jumped = mayJump(path, s) ? a[before + s - 2]! : NEVER;
        const stepped = s > 0 ? a[before + s - 1]! : NEVER;
        a[row + s] = logSum(a[before + s]!, stepped, jumped) + at(t, path[s]!);
      }
    }
    // The path ends with the last label or with the blank after it.
    const last = base + (length - 1) * width + path.length - 1;
    if (length > 0) loss[b] = -logSum(a[last]!, path.length > 1 ? a[last - 1]! : NEVER);
  }
  return [losses, alpha];
}

/** The gradient with respect to the log probabilities: equation 16 of Graves et al., divided by the likelihood. */
export function _ctc_loss_backward_cpu(
  grad: Tensor,
  logProbs: Tensor,
  targets: Tensor,
  inputLengths: Lengths,
  targetLengths: Lengths,
  negLogLikelihood: Tensor,
  logAlpha: Tensor,
  blank: number,
  zeroInfinity: boolean,
): Tensor {
  const out = _ctc_loss_backward_outputs(
    grad,
    logProbs,
    targets,
    inputLengths,
    targetLengths,
    negLogLikelihood,
    logAlpha,
    blank,
    zeroInfinity,
  );
  const [, batch, labels] = logProbs.shape as [number, number, number];
  const [alphas, losses, gradients] = [dense(logAlpha), dense(negLogLikelihood), dense(grad)];
  const [steps, width] = alphas.shape.slice(1) as [number, number];
  const [a, result] = [numbersOf(alphas), numbersOf(out)];
  const paths = extendedTargets(targets, targetLengths, blank, labels);
  for (let b = 0; b < batch; b++) {
    const loss = numbersOf(losses)[losses.offset + b]!;
    if (zeroInfinity && loss === Number.POSITIVE_INFINITY) continue;
    const length = inputLengths[b]!;
    const at = rowsOf(logProbs, b);
    const scale = numbersOf(gradients)[gradients.offset + b]!;
    // At the last step, only the last label and the blank after it are possible.
    let next = new Float64Array(paths[b]!.length);
    for (let t = length - 1; t >= 0; t--) {
      const beta = betasOf(paths[b]!, t === length - 1 ? null : next, (label) => at(t, label));
      const collected = collect(paths[b]!, a, alphas.offset + (b * steps + t) * width, beta, labels);
      for (let label = 0; label < labels; label++) {
        const p = at(t, label);
        const share = Math.exp(collected[label]! + loss - p);
        result[(t * batch + b) * labels + label] = (Math.exp(p) - share) * scale;
      }
      next = beta;
    }
  }
  return out;
}

/** The logarithms of the backward variables of a step, from those of the next one. */
function betasOf(
  path: Int32Array,
  next: Float64Array | null,
  probability: (label: number) => number,
): Float64Array<ArrayBuffer> {
  const last = path.length - 1;
  const beta = new Float64Array(path.length);
  for (let s = 0; s <= last; s++) {
    const emission = probability(path[s]!);
    if (next === null) {
      beta[s] = s >= last - 1 ? emission : NEVER;
      continue;
    }
    const jumped = mayJump(path, s + 2) ? next[s + 2]! : NEVER;
    const stepped = s < last ? next[s + 1]! : NEVER;
    beta[s] = logSum(next[s]!, stepped, jumped) + emission;
  }
  return beta;
}

/** For each label the logarithm of the sum of alpha times beta over its occurrences. */
function collect(
  path: Int32Array,
  alpha: NumberArray,
  start: number,
  beta: Float64Array,
  labels: number,
): Float64Array {
  const collected = new Float64Array(labels).fill(NEVER);
  for (let s = 0; s < path.length; s++) {
    const label = path[s]!;
    // What cannot happen counts for nothing, however likely the way to it is.
    if (beta[s] === NEVER) continue;
    collected[label] = logSum(collected[label]!, alpha[start + s]! + beta[s]!);
  }
  return collected;
}
