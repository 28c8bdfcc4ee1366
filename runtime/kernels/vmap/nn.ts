// Handwritten rules of convolutions, normalisations and the negative log likelihood.

import {
  add_Tensor,
  convolution,
  convolution_backward,
  copy_,
  div_Tensor,
  eq_Scalar,
  expand,
  gather,
  mul_Tensor,
  native_batch_norm,
  native_batch_norm_backward,
  native_group_norm,
  native_group_norm_backward,
  native_layer_norm,
  native_layer_norm_backward,
  neg,
  new_ones,
  reshape,
  scatter_src,
  squeeze_dim,
  sub_Tensor,
  sum_dim_IntList,
  unsqueeze,
  zeros_like,
} from "../../../generated/operators.js";
import { UnsupportedError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";
import type { VmapRule } from "../../modes/batched-tensor.js";
import { statistics } from "../derivatives/normalization.js";
import { repeated, toFront } from "./dims.js";

type Dim = number | null;
type Mask = readonly [boolean, boolean, boolean];
type Numbers = readonly number[];

const product = (sizes: Numbers): number => sizes.reduce((a, b) => a * b, 1);

/** [size, n, ...] as [size * n, ...]. */
const joined = (front: Tensor): Tensor => reshape(front, [front.shape[0]! * front.shape[1]!, ...front.shape.slice(2)]);
/** [size * n, ...] as [size, n, ...]. */
const parted = (all: Tensor, size: number, n: number): Tensor => reshape(all, [size, n, ...all.shape.slice(1)]);
/** [size, n, c, ...] as [n, size * c, ...]: channels of all examples. */
const asChannels = (front: Tensor): Tensor => {
  const [size, n, c, ...rest] = front.shape as [number, number, number, ...number[]];
  return reshape(front.movedim(0, 1), [n, size * c, ...rest]);
};
/** [n, size * c, ...] as [size, n, c, ...]. */
const fromChannels = (all: Tensor, size: number): Tensor => {
  const [n, channels, ...rest] = all.shape as [number, number, ...number[]];
  return reshape(all, [n, size, channels / Math.max(size, 1), ...rest]).movedim(1, 0);
};
/** A value for each channel of each example, beside [size, n, c, ...]. */
const perChannel = (value: Tensor, rank: number): Tensor => {
  const [size, channels] = value.shape as [number, number];
  return reshape(value, [size, 1, channels, ...new Array<number>(rank - 3).fill(1)]);
};
const rangeTo = (from: number, to: number): number[] =>
  new Array(Math.max(to - from, 0)).fill(0).map((_, i) => from + i);

// -- convolution: examples are samples, or groups

/** The arguments of a convolution and of its gradients that say which elements meet. */
type ConvolutionGeometry = [
  stride: Numbers,
  padding: Numbers,
  dilation: Numbers,
  transposed: boolean,
  outputPadding: Numbers,
  groups: number,
];

export const convolution_vmap: VmapRule = ({ args, dims, size }) => {
  const [input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups] = args as [
    Tensor,
    Tensor,
    Tensor | null,
    ...ConvolutionGeometry,
  ];
  const [di, dw, db] = dims as [Dim, Dim, Dim];
  const run = (x: Tensor, w: Tensor, b: Tensor | null, count: number): Tensor =>
    convolution(x, w, b, stride, padding, dilation, transposed, outputPadding, count);
  if (dw === null) {
    const front = repeated(input, di, size);
    const all = run(joined(front), weight, db === null ? bias : null, groups);
    const result = parted(all, size, front.shape[1]!);
    return bias === null || db === null
      ? result
      : add_Tensor(result, perChannel(toFront(bias, db), result.shape.length), 1);
  }
  const filters = joined(toFront(weight, dw));
  const b = bias === null ? null : reshape(repeated(bias, db, size), [-1]);
  if (di === null && groups === 1 && !transposed) return fromChannels(run(input, filters, b, 1), size);
  return fromChannels(run(asChannels(repeated(input, di, size)), filters, b, groups * size), size);
};

export const convolution_backward_vmap: VmapRule = ({ args, dims, size }) => {
  const [grad, input, weight, , stride, padding, dilation, transposed, outputPadding, groups, mask] = args as [
    Tensor,
    Tensor,
    Tensor,
    Numbers | null,
    ...ConvolutionGeometry,
    Mask,
  ];
  const [dg, di, dw] = dims as [Dim, Dim, Dim];
  const run = (g: Tensor, x: Tensor, w: Tensor, count: number, wanted: Mask) =>
    convolution_backward(g, x, w, null, stride, padding, dilation, transposed, outputPadding, count, wanted);
  const g = repeated(grad, dg, size);
  const x = repeated(input, di, size);
  const samples = dw === null && mask[0];
  const inGroups: Mask = [mask[0] && !samples, mask[1], false];
  let gradInput: Tensor | null = null;
  let gradWeight: Tensor | null = null;
  if (samples)
    gradInput = parted(run(joined(g), joined(x), weight, groups, [true, false, false])[0], size, x.shape[1]!);
  if (inGroups[0] || inGroups[1]) {
    const w = repeated(weight, dw, size);
    const [gi, gw] = run(asChannels(g), asChannels(x), joined(w), groups * size, inGroups);
    if (inGroups[0]) gradInput = fromChannels(gi, size);
    if (inGroups[1]) gradWeight = parted(gw, size, w.shape[1]!);
  }
  const gradBias = mask[2] ? sum_dim_IntList(g, [1, ...rangeTo(3, g.shape.length)], false, null) : null;
  return [gradInput, gradWeight, gradBias];
};

// -- normalisation

export const native_layer_norm_vmap: VmapRule = ({ args, dims, size }) => {
  const [input, shape, weight, bias, eps] = args as [Tensor, Numbers, Tensor | null, Tensor | null, number];
  const [di, , dw, db] = dims as [Dim, null, Dim, Dim];
  if (dw === null && db === null) return native_layer_norm(toFront(input, di), shape, weight, bias, eps);
  const [out, mean, rstd] = native_layer_norm(repeated(input, di, size), shape, null, null, eps);
  const asItems = (value: Tensor, dim: Dim): Tensor => {
    const front = repeated(value, dim, size);
    const missing = out.shape.length - front.shape.length;
    return reshape(front, [size, ...new Array<number>(missing).fill(1), ...front.shape.slice(1)]);
  };
  const scaled = weight === null ? out : mul_Tensor(out, asItems(weight, dw));
  return [bias === null ? scaled : add_Tensor(scaled, asItems(bias, db), 1), mean, rstd];
};

export const native_layer_norm_backward_vmap: VmapRule = ({ args, dims, size }) => {
  const [grad, input, shape, mean, rstd, weight, bias, mask] = args as [
    Tensor,
    Tensor,
    Numbers,
    Tensor,
    Tensor,
    Tensor | null,
    Tensor | null,
    Mask,
  ];
  const [g, x, m, r] = [grad, input, mean, rstd].map((value, i) =>
    repeated(value, dims[[0, 1, 3, 4][i]!] as Dim, size),
  ) as [Tensor, Tensor, Tensor, Tensor];
  const dw = dims[5] as Dim;
  const outer = rangeTo(1, x.shape.length - shape.length);
  const overOuter = (value: Tensor): Tensor =>
    outer.length === 0 ? value : sum_dim_IntList(value, outer, false, null);
  let gradInput: Tensor | null = null;
  if (mask[0]) {
    const scaled =
      dw === null || weight === null
        ? g
        : mul_Tensor(g, reshape(toFront(weight, dw), [size, ...new Array<number>(outer.length).fill(1), ...shape]));
    gradInput = native_layer_norm_backward(scaled, x, shape, m, r, dw === null ? weight : null, null, [
      true,
      false,
      false,
    ])[0];
  }
  // The statistics depend on the input, which a derivative of this one has to know.
  const within = rangeTo(x.shape.length - shape.length, x.shape.length);
  const [liveMean, liveDeviation] = statistics(x, m, r, within);
  const gradWeight =
    mask[1] && weight !== null ? overOuter(mul_Tensor(g, mul_Tensor(sub_Tensor(x, liveMean, 1), liveDeviation))) : null;
  return [gradInput, gradWeight, mask[2] && bias !== null ? overOuter(g) : null];
};

export const native_batch_norm_vmap: VmapRule = ({ op, args, dims, size }) => {
  const [input, weight, bias, mean, variance, training, momentum, eps] = args as [
    Tensor,
    Tensor | null,
    Tensor | null,
    Tensor | null,
    Tensor | null,
    boolean,
    number,
    number,
  ];
  for (const i of [3, 4])
    if (training && args[i] !== null && dims[i] === null)
      throw new UnsupportedError(
        `vmap: ${op.name} in training writes running statistics that are not mapped, and each example would write others. Normalise without running ` +
          "statistics (trackRunningStats: false), map them by inDims, or use evaluation mode",
        { schema: op.described },
      );
  const fronts = [weight, bias, mean, variance].map((value, i) =>
    value === null ? null : repeated(value, dims[i + 1] as Dim, size),
  );
  const [w, b, m, v] = fronts.map((front) => (front === null ? null : reshape(front, [-1])));
  const [out, savedMean, savedDeviation] = native_batch_norm(
    asChannels(repeated(input, dims[0] as Dim, size)),
    w!,
    b!,
    m!,
    v!,
    training,
    momentum,
    eps,
  );
  if (training)
    for (const [front, flat] of [
      [fronts[2], m],
      [fronts[3], v],
    ])
      if (front != null) copy_(front, reshape(flat!, front.shape), false);
  const saved = (value: Tensor): Tensor => reshape(value, [size, value.numel / Math.max(size, 1)]);
  return [fromChannels(out, size), saved(savedMean), saved(savedDeviation)];
};

export const native_batch_norm_backward_vmap: VmapRule = ({ args, dims, size }) => {
  const [grad, input, , , , , , train, eps, mask] = args as [
    Tensor,
    Tensor,
    null,
    null,
    null,
    null,
    null,
    boolean,
    number,
    Mask,
  ];
  const [weight, mean, variance, savedMean, savedDeviation] = [2, 3, 4, 5, 6].map((i) => {
    const value = args[i] as Tensor | null;
    return value === null ? null : reshape(repeated(value, dims[i] as Dim, size), [-1]);
  });
  const [gi, gw, gb] = native_batch_norm_backward(
    asChannels(repeated(grad, dims[0] as Dim, size)),
    asChannels(repeated(input, dims[1] as Dim, size)),
    weight!,
    mean!,
    variance!,
    savedMean!,
    savedDeviation!,
    train,
    eps,
    mask,
  ) as readonly (Tensor | null)[] as [Tensor | null, Tensor | null, Tensor | null];
  const each = (value: Tensor | null): Tensor | null =>
    value === null ? null : reshape(value, [size, value.numel / Math.max(size, 1)]);
  return [gi === null ? null : fromChannels(gi, size), each(gw), each(gb)];
};

export const native_group_norm_vmap: VmapRule = ({ args, dims, size }) => {
  const [input, weight, bias, n, c, pixels, group, eps] = args as [
    Tensor,
    Tensor | null,
    Tensor | null,
    number,
    number,
    number,
    number,
    number,
  ];
  const [di, dw, db] = dims as [Dim, Dim, Dim];
  const isShared = dw === null && db === null;
  const [all, mean, rstd] = native_group_norm(
    joined(repeated(input, di, size)),
    isShared ? weight : null,
    isShared ? bias : null,
    n * size,
    c,
    pixels,
    group,
    eps,
  );
  let out = parted(all, size, n);
  if (!isShared && weight !== null) out = mul_Tensor(out, perChannel(repeated(weight, dw, size), out.shape.length));
  if (!isShared && bias !== null) out = add_Tensor(out, perChannel(repeated(bias, db, size), out.shape.length), 1);
  return [out, parted(mean, size, n), parted(rstd, size, n)];
};

export const native_group_norm_backward_vmap: VmapRule = ({ args, dims, size }) => {
  const [grad, input, mean, rstd, weight, n, c, pixels, group, mask] = args as [
    Tensor,
    Tensor,
    Tensor,
    Tensor,
    Tensor | null,
    number,
    number,
    number,
    number,
    Mask,
  ];
  const [g, x, m, r] = [grad, input, mean, rstd].map((value, i) => repeated(value, dims[i] as Dim, size)) as [
    Tensor,
    Tensor,
    Tensor,
    Tensor,
  ];
  const dw = dims[4] as Dim;
  let gradInput: Tensor | null = null;
  if (mask[0]) {
    const scaled = dw === null ? g : mul_Tensor(g, perChannel(toFront(weight!, dw), g.shape.length));
    const [all] = native_group_norm_backward(
      joined(scaled),
      joined(x),
      joined(m),
      joined(r),
      dw === null ? weight : null,
      n * size,
      c,
      pixels,
      group,
      [true, false, false],
    );
    gradInput = parted(all, size, n);
  }
  const inGroups = (value: Tensor): Tensor => reshape(value, [size, n, group, c / group, pixels]);
  const perGroup = (value: Tensor): Tensor => reshape(value, [size, n, group, 1, 1]);
  const overSamples = (value: Tensor): Tensor => reshape(sum_dim_IntList(value, [1, 4], false, null), [size, c]);
  const [liveMean, liveDeviation] = statistics(inGroups(x), perGroup(m), perGroup(r), [3, 4]);
  const gradWeight = mask[1]
    ? overSamples(mul_Tensor(inGroups(g), mul_Tensor(sub_Tensor(inGroups(x), liveMean, 1), liveDeviation)))
    : null;
  return [gradInput, gradWeight, mask[2] ? overSamples(inGroups(g)) : null];
};

// -- the negative log likelihood

interface Classes {
  readonly front: Tensor;
  /** The dimension that counts classes. */
  readonly at: number;
  /** The classes, 0 for what is ignored. */
  readonly target: Tensor;
  readonly isIgnored: Tensor;
  /** The weight of each, 0 for what is ignored. */
  readonly weights: Tensor;
}

/** @param at where the arguments self, target, weight and ignore_index are */
function classesOf(
  args: readonly unknown[],
  dims: readonly unknown[],
  size: number,
  [self, targets, weight, ignored]: readonly [number, number, number, number],
): Classes {
  const front = repeated(args[self] as Tensor, dims[self] as Dim, size);
  const given = repeated(args[targets] as Tensor, dims[targets] as Dim, size);
  const isIgnored = eq_Scalar(given, args[ignored] as number);
  const target = given.maskedFill(isIgnored, 0);
  const table = args[weight] as Tensor | null;
  const count = product(target.shape.slice(1));
  const all =
    table === null
      ? new_ones(front, target.shape, null, null, null, null)
      : reshape(
          gather(repeated(table, dims[weight] as Dim, size), 1, reshape(target, [size, count]), false),
          target.shape,
        );
  return { front, at: front.shape.length > 2 ? 2 : 1, target, isIgnored, weights: all.maskedFill(isIgnored, 0) };
}

const overExample = (value: Tensor): Tensor =>
  value.shape.length === 1 ? value : sum_dim_IntList(value, rangeTo(1, value.shape.length), false, null);

const forward: VmapRule = ({ args, dims, size }) => {
  const reduction = args[3] as number;
  const { front, at, target, isIgnored, weights } = classesOf(args, dims, size, [0, 1, 2, 4]);
  const picked = squeeze_dim(gather(front, at, unsqueeze(target, at), false), at);
  const losses = neg(mul_Tensor(picked, weights)).maskedFill(isIgnored, 0);
  const total = overExample(weights);
  // Without a dimension of samples, the weight of the only one is its total.
  if (reduction === 0)
    return [losses, front.shape.length === 2 ? total : zeros_like(total, null, null, null, null, null)];
  const sum = overExample(losses);
  return [reduction === 1 ? div_Tensor(sum, total) : sum, total];
};

const backward: VmapRule = ({ args, dims, size }) => {
  const reduction = args[4] as number;
  const { front, at, target, weights } = classesOf(args, dims, size, [1, 2, 3, 5]);
  let grad = repeated(args[0] as Tensor, dims[0] as Dim, size);
  if (reduction === 1) grad = div_Tensor(grad, repeated(args[6] as Tensor, dims[6] as Dim, size));
  if (grad.shape.length < target.shape.length)
    grad = expand(reshape(grad, [size, ...new Array<number>(target.shape.length - 1).fill(1)]), target.shape, false);
  const each = neg(mul_Tensor(grad, weights));
  const zeros = zeros_like(front, null, null, null, null, "contiguous_format");
  return scatter_src(zeros, at, unsqueeze(target, at), unsqueeze(each, at));
};

export const nll_loss_forward_vmap: VmapRule = (call) => forward(call);
export const nll_loss_backward_vmap: VmapRule = (call) => backward(call);
export const nll_loss2d_forward_vmap: VmapRule = (call) => forward(call);
export const nll_loss2d_backward_vmap: VmapRule = (call) => backward(call);
