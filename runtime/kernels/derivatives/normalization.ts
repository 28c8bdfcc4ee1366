// Second derivatives and forward mode of layer, batch and group normalization. All three normalize groups of elements:
// xhat = (x - mean) s with s = (var + eps)^-1/2. A gradient u of xhat gives the gradient s P(u) of x, where P(u) = u -
// mean(u) - xhat mean(u xhat) with means over the group. Derivatives follow from ds/dx = -s^2 xhat / M and dxhat/dx = s
// P.

import {
  detach,
  expand,
  mul_Tensor,
  pow_Tensor_Scalar,
  reshape,
  rsqrt,
  unsqueeze,
} from "../../../generated/operators.js";
import { hasTangent } from "../../autograd/forward.js";
import { state } from "../../autograd/state.js";
import type { Tensor } from "../../core/tensor.js";
import { meanOver, minus, over, plus, product, sumDefined, sumOver, times } from "../composite/arithmetic.js";
import { noTensor } from "../shapes/absent.js";

type Triple = readonly [Tensor, Tensor, Tensor];

/**
 * One normalization: the dimensions over which statistics are computed and parameters shared, and the parameters in
 * broadcastable shape.
 */
interface Norm {
  readonly xhat: Tensor;
  readonly invstd: Tensor;
  /** Dimensions of a group; null if the statistics are constants. */
  readonly dims: readonly number[] | null;
  /** Dimensions over which weight and bias are shared. */
  readonly shared: readonly number[];
  /** weight with size 1 in the shared dimensions. */
  readonly weight: Tensor | null;
}

/** P(u): u without its mean and its component along xhat. */
function project({ xhat, dims }: Norm, u: Tensor): Tensor {
  if (dims === null) return u;
  const along = times(xhat, meanOver(times(u, xhat), dims, true));
  return minus(minus(u, meanOver(u, dims, true)), along);
}

/** Gradients of (dx, dweight, dbias) with respect to input, weight and output gradient. */
function doubleBackward(
  norm: Norm,
  gO: Tensor,
  ggI: Tensor | null,
  ggG: Tensor | null,
  ggB: Tensor | null,
  parameterShape: readonly number[],
  mask: readonly boolean[],
): Triple {
  const { xhat, invstd, dims, shared, weight } = norm;
  const g = product(gO, weight);
  let gI: Tensor | null = null;
  let gG: Tensor | null = null;
  let ggO: Tensor | null = null;
  if (ggI !== null) {
    const v = times(project(norm, ggI), invstd);
    ggO = product(v, weight);
    if (mask[1] && weight !== null) gG = reshape(sumOver(times(v, gO), shared), parameterShape);
    if (dims !== null) {
      const slope = times(project(norm, g), invstd);
      const viaScale = product(xhat, invstd, meanOver(times(ggI, slope), dims, true));
      const u = plus(
        times(ggI, meanOver(times(g, xhat), dims, true)),
        times(g, meanOver(times(ggI, xhat), dims, true)),
      );
      const viaHat = product(project(norm, u), invstd, invstd);
      gI = minus(times(viaScale, -1), viaHat);
    }
  }
  if (ggG !== null) {
    ggO = sumDefined(ggO, times(xhat, ggG));
    gI = sumDefined(gI, times(project(norm, times(gO, ggG)), invstd));
  }
  if (ggB !== null) ggO = sumDefined(ggO, expand(ggB, gO.shape, false));
  return [(mask[0] ? gI : null) ?? noTensor, gG ?? noTensor, (mask[2] ? ggO : null) ?? noTensor];
}

/**
 * x without its mean over the dimensions. A rounded mean may be off by a large part of the deviation; what it leaves is taken away in a second step,
 * whose derivative is zero.
 */
function centered(x: Tensor, mean: Tensor, dims: readonly number[]): Tensor {
  const rest = minus(x, mean);
  // A mean of doubles is not rounded further than they are.
  if (x.dtype === "float64") return rest;
  return minus(rest, detach(meanOver(rest, dims, true)));
}

/** Whether a derivative with respect to x follows what is computed with it. */
const isFollowed = (x: Tensor): boolean => (state.gradEnabled && x.requiresGrad) || hasTangent(x);

/** 1 / standard deviation as a function of x, with the saved value: can be differentiated again. */
function liveInvstd(x: Tensor, saved: Tensor, dims: readonly number[]): Tensor {
  const mean = meanOver(x, dims, true);
  const variance = meanOver(pow_Tensor_Scalar(centered(x, mean, dims), 2), dims, true);
  if (!isFollowed(x)) return saved;
  const eps = minus(pow_Tensor_Scalar(detach(saved), -2), detach(variance));
  return rsqrt(plus(variance, eps));
}

/** Mean and 1 / deviation: as saved, or, where a gradient of x is recorded, as functions of x. */
export function statistics(
  x: Tensor,
  mean: Tensor,
  invstd: Tensor,
  dims: readonly number[],
): readonly [Tensor, Tensor] {
  return isFollowed(x) ? [meanOver(x, dims, true), liveInvstd(x, invstd, dims)] : [mean, invstd];
}

export function layer_norm_double_backward(
  input: Tensor,
  gamma: Tensor | null,
  ggI: Tensor | null,
  ggG: Tensor | null,
  ggB: Tensor | null,
  gO: Tensor,
  _saveMean: Tensor,
  saveInvstd: Tensor,
  normalizedShape: readonly number[],
  outputMask: readonly boolean[],
): Triple {
  const axis = input.ndim - normalizedShape.length;
  const dims = input.shape.map((_, d) => d);
  const inner = dims.slice(axis);
  const invstd = liveInvstd(input, saveInvstd, inner);
  const norm: Norm = {
    xhat: times(centered(input, meanOver(input, inner, true), inner), invstd),
    invstd,
    dims: inner,
    shared: dims.slice(0, axis),
    weight: gamma,
  };
  return doubleBackward(norm, gO, ggI, ggG, ggB, normalizedShape, outputMask);
}

/** A tensor of one element per channel, reshaped to broadcast along dimension 1. */
function perChannel(parameter: Tensor | null, rank: number): Tensor | null {
  if (parameter === null) return null;
  return reshape(parameter, [1, parameter.numel, ...new Array<number>(rank - 2).fill(1)]);
}

const allBut1 = ({ shape }: Tensor): readonly number[] => shape.map((_, d) => d).filter((d) => d !== 1);

/** The normalization of channels; statistics have the input's rank, and are constants if they were not computed from it. */
function channelNorm(
  input: Tensor,
  mean: Tensor,
  invstd: Tensor,
  weight: Tensor | null,
  computesStatistics: boolean,
): Norm {
  const shared = allBut1(input);
  return {
    xhat: times(computesStatistics ? centered(input, mean, shared) : minus(input, mean), invstd),
    invstd,
    dims: computesStatistics ? shared : null,
    shared,
    weight: perChannel(weight, input.ndim),
  };
}

export function batchnorm_double_backward(
  input: Tensor,
  gamma: Tensor | null,
  ggI: Tensor | null,
  ggG: Tensor | null,
  ggB: Tensor | null,
  gO: Tensor,
  runningMean: Tensor | null,
  runningVar: Tensor | null,
  training: boolean,
  eps: number,
  _saveMean: Tensor | null,
  saveInvstd: Tensor | null,
  outputMask: readonly boolean[],
): Triple {
  const rank = input.ndim;
  const dims = allBut1(input);
  const invstd = training
    ? liveInvstd(input, perChannel(saveInvstd, rank)!, dims)
    : rsqrt(plus(perChannel(runningVar, rank)!, eps));
  const mean = training ? meanOver(input, dims, true) : perChannel(runningMean, rank)!;
  const norm = channelNorm(input, mean, invstd, gamma, training);
  const channels = [input.shape[1]!];
  return doubleBackward(norm, gO, ggI, perChannel(ggG, rank), perChannel(ggB, rank), channels, outputMask);
}

/** Tangent of xhat * weight + bias. */
function tangent(norm: Norm, inputT: Tensor, weightT: Tensor | null, biasT: Tensor | null): Tensor {
  const hat = times(project(norm, inputT), norm.invstd);
  const through = product(hat, norm.weight);
  const viaWeight = weightT === null ? null : times(norm.xhat, weightT);
  return sumDefined(through, viaWeight, biasT)!;
}

export function layer_norm_jvp(
  inputP: Tensor,
  inputT: Tensor,
  weightP: Tensor | null,
  weightT: Tensor | null,
  _biasP: Tensor | null,
  biasT: Tensor | null,
  savedMean: Tensor,
  savedInvstd: Tensor,
  normalizedShape: readonly number[],
): Tensor {
  const dims = inputP.shape.map((_, d) => d).slice(inputP.ndim - normalizedShape.length);
  const [mean, invstd] = statistics(inputP, savedMean, savedInvstd, dims);
  const xhat = times(centered(inputP, mean, dims), invstd);
  return tangent({ xhat, invstd, dims, shared: [], weight: weightP }, inputT, weightT, biasT);
}

export function batch_norm_jvp(
  inputP: Tensor,
  inputT: Tensor,
  weightP: Tensor | null,
  weightT: Tensor | null,
  _biasP: Tensor | null,
  biasT: Tensor | null,
  runningMean: Tensor | null,
  runningVar: Tensor | null,
  savedMean: Tensor,
  savedInvstd: Tensor,
  train: boolean,
  eps: number,
): Tensor {
  const rank = inputP.ndim;
  const [mean, invstd] = train
    ? statistics(inputP, perChannel(savedMean, rank)!, perChannel(savedInvstd, rank)!, allBut1(inputP))
    : [perChannel(runningMean, rank)!, rsqrt(plus(perChannel(runningVar, rank)!, eps))];
  const norm = channelNorm(inputP, mean, invstd, weightP, train);
  return tangent(norm, inputT, perChannel(weightT, rank), perChannel(biasT, rank));
}

/** [N, C, *] as [N, group, elements of the group]. */
function grouped(x: Tensor, groups: number): Tensor {
  const n = x.shape[0]!;
  return reshape(x, [n, groups, groups === 0 || n === 0 ? 0 : x.numel / (n * groups)]);
}

export function group_norm_mean_jvp(inputT: Tensor, _meanP: Tensor, groups: number): Tensor {
  return meanOver(grouped(inputT, groups), [2]);
}

/** ds = -s^2 mean(xhat dx). */
export function group_norm_invstd_jvp(
  inputP: Tensor,
  inputT: Tensor,
  meanP: Tensor,
  invstdP: Tensor,
  groups: number,
): Tensor {
  const mean = unsqueeze(meanP, -1);
  const xhat = times(centered(grouped(inputP, groups), mean, [2]), unsqueeze(invstdP, -1));
  const slope = meanOver(times(xhat, grouped(inputT, groups)), [2]);
  return product(times(slope, -1), invstdP, invstdP);
}

export function group_norm_jvp(
  inputP: Tensor,
  inputT: Tensor,
  weightP: Tensor | null,
  weightT: Tensor | null,
  _biasP: Tensor | null,
  biasT: Tensor | null,
  savedMean: Tensor,
  savedInvstd: Tensor,
  groups: number,
): Tensor {
  const rank = inputP.ndim;
  const invstd = unsqueeze(savedInvstd, -1);
  const xhat = times(centered(grouped(inputP, groups), unsqueeze(savedMean, -1), [2]), invstd);
  const norm: Norm = { xhat, invstd, dims: [2], shared: [], weight: null };
  const hat = reshape(times(project(norm, grouped(inputT, groups)), invstd), inputP.shape);
  const through = product(hat, perChannel(weightP, rank));
  const viaWeight = weightT === null ? null : times(reshape(xhat, inputP.shape), perChannel(weightT, rank)!);
  return sumDefined(through, viaWeight, perChannel(biasT, rank))!;
}

/**
 * Gradients of group norm composed of operators, including those through mean and 1 / deviation: differentiable to every
 * order.
 */
export function infinitely_differentiable_native_group_norm_backward(
  dY: Tensor | null,
  dmean: Tensor | null,
  drstd: Tensor | null,
  X: Tensor,
  mean: Tensor,
  rstd: Tensor,
  gamma: Tensor | null,
  _N: number,
  C: number,
  HxW: number,
  group: number,
  _eps: number,
  gradInputMask: readonly boolean[],
): Triple {
  const size = (C / group) * HxW;
  const invstd = unsqueeze(rstd, -1);
  const xhat = times(centered(grouped(X, group), unsqueeze(mean, -1), [2]), invstd);
  const norm: Norm = { xhat, invstd, dims: [2], shared: [], weight: null };
  let dX: Tensor | null = null;
  if (dY !== null) {
    const g = grouped(product(dY, perChannel(gamma, X.ndim)), group);
    dX = times(project(norm, g), invstd);
  }
  if (dmean !== null) dX = sumDefined(dX, expand(over(unsqueeze(dmean, -1), size), xhat.shape, false));
  if (drstd !== null) {
    const slope = product(times(unsqueeze(drstd, -1), -1 / size), invstd, invstd);
    dX = sumDefined(dX, mul_Tensor(xhat, slope));
  }
  const shared = allBut1(X);
  const dgamma = dY !== null && gradInputMask[1] ? sumOver(times(dY, reshape(xhat, X.shape)), shared) : null;
  const dbeta = dY !== null && gradInputMask[2] ? sumOver(dY, shared) : null;
  return [gradInputMask[0] && dX !== null ? reshape(dX, X.shape) : noTensor, dgamma ?? noTensor, dbeta ?? noTensor];
}

/** Tangents of the normalized values and of 1 / deviation. */
interface Motion {
  readonly xhat: Tensor;
  readonly invstd: Tensor | null;
}

/** If mean and deviation depend on the input: dxhat = s P(dx), ds = -s^2 mean(xhat dx). */
function motionOf(norm: Norm, inputT: Tensor): Motion {
  const xhat = times(project(norm, inputT), norm.invstd);
  if (norm.dims === null) return { xhat, invstd: null };
  const slope = meanOver(times(norm.xhat, inputT), norm.dims, true);
  return { xhat, invstd: product(times(slope, -1), norm.invstd, norm.invstd) };
}

/** Tangents of the gradients (s P(g), sum(gO xhat), sum(gO)) with g = gO weight; null for those that the mask excludes. */
function backwardTangents(
  norm: Norm,
  motion: Motion,
  gO: Tensor,
  gOT: Tensor,
  weightT: Tensor | null,
  parameterShape: readonly number[],
  mask: readonly boolean[],
): Triple {
  const { xhat, invstd, dims, shared, weight } = norm;
  let dInput: Tensor | null = null;
  if (mask[0]) {
    const g = product(gO, weight);
    const gT = sumDefined(product(gOT, weight), weightT === null ? null : times(gO, weightT))!;
    let inner = project(norm, gT);
    if (dims !== null) {
      const rotated = plus(
        times(motion.xhat, meanOver(times(g, xhat), dims, true)),
        times(xhat, meanOver(times(g, motion.xhat), dims, true)),
      );
      inner = minus(inner, rotated);
    }
    dInput = sumDefined(times(inner, invstd), motion.invstd === null ? null : times(project(norm, g), motion.invstd));
  }
  const parameter = (t: Tensor): Tensor => reshape(sumOver(t, shared), parameterShape);
  const dWeight = mask[1] ? parameter(plus(times(gOT, xhat), times(gO, motion.xhat))) : null;
  return [dInput ?? noTensor, dWeight ?? noTensor, mask[2] ? parameter(gOT) : noTensor];
}

export function layer_norm_backward_jvp(
  gradP: Tensor,
  gradT: Tensor,
  inputP: Tensor,
  inputT: Tensor,
  normalizedShape: readonly number[],
  mean: Tensor,
  rstd: Tensor,
  weightP: Tensor | null,
  weightT: Tensor | null,
  outputMask: readonly boolean[],
): Triple {
  const dims = inputP.shape.map((_, d) => d);
  const axis = inputP.ndim - normalizedShape.length;
  const inner = dims.slice(axis);
  const [center, invstd] = statistics(inputP, mean, rstd, inner);
  const norm: Norm = {
    xhat: times(centered(inputP, center, inner), invstd),
    invstd,
    dims: inner,
    shared: dims.slice(0, axis),
    weight: weightP,
  };
  return backwardTangents(norm, motionOf(norm, inputT), gradP, gradT, weightT, normalizedShape, outputMask);
}

export function batch_norm_backward_jvp(
  gradP: Tensor,
  gradT: Tensor,
  inputP: Tensor,
  inputT: Tensor,
  weightP: Tensor | null,
  weightT: Tensor | null,
  runningMean: Tensor | null,
  runningVar: Tensor | null,
  saveMean: Tensor | null,
  saveInvstd: Tensor | null,
  train: boolean,
  eps: number,
  outputMask: readonly boolean[],
): Triple {
  const rank = inputP.ndim;
  const [mean, invstd] = train
    ? statistics(inputP, perChannel(saveMean, rank)!, perChannel(saveInvstd, rank)!, allBut1(inputP))
    : [perChannel(runningMean, rank)!, rsqrt(plus(perChannel(runningVar, rank)!, eps))];
  const norm = channelNorm(inputP, mean, invstd, weightP, train);
  const motion = motionOf(norm, inputT);
  return backwardTangents(norm, motion, gradP, gradT, perChannel(weightT, rank), [inputP.shape[1]!], outputMask);
}

/** Here mean and 1 / deviation are arguments with tangents. */
export function group_norm_backward_jvp(
  gradP: Tensor,
  gradT: Tensor,
  inputP: Tensor,
  inputT: Tensor,
  meanP: Tensor,
  meanT: Tensor,
  rstdP: Tensor,
  rstdT: Tensor,
  weightP: Tensor | null,
  weightT: Tensor | null,
  groups: number,
  outputMask: readonly boolean[],
): Triple {
  const rank = inputP.ndim;
  const column = (t: Tensor): Tensor => unsqueeze(t, -1);
  const deviation = centered(grouped(inputP, groups), column(meanP), [2]);
  const invstd = column(rstdP);
  const xhat = times(deviation, invstd);
  const motion: Motion = {
    xhat: plus(times(minus(grouped(inputT, groups), column(meanT)), invstd), times(deviation, column(rstdT))),
    invstd: column(rstdT),
  };
  const norm: Norm = { xhat, invstd, dims: [2], shared: [], weight: null };
  let dInput = noTensor;
  if (outputMask[0]) {
    const weight = perChannel(weightP, rank);
    const g = grouped(product(gradP, weight), groups);
    const gT = sumDefined(product(gradT, weight), weightT === null ? null : times(gradP, perChannel(weightT, rank)!))!;
    const complete = backwardTangents(norm, motion, g, grouped(gT, groups), null, [], [true, false, false])[0];
    dInput = reshape(complete, inputP.shape);
  }
  const shared = allBut1(inputP);
  const like = (t: Tensor): Tensor => reshape(t, inputP.shape);
  const dWeight = outputMask[1]
    ? sumOver(plus(times(gradT, like(xhat)), times(gradP, like(motion.xhat))), shared)
    : noTensor;
  return [dInput, dWeight, outputMask[2] ? sumOver(gradT, shared) : noTensor];
}
