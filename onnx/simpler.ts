// Operators without an ONNX counterpart, written in operators that have one.

import { type Decompositions, type DType, NotImplemented, ops, type Scalar, type Tensor } from "../generated/index.js";

type Maybe = Tensor | null;
const number = (value: Scalar): number => Number(typeof value === "object" && "value" in value ? value.value : value);

/** Selects from `a` where the mask is true, from `b` elsewhere. */
const where = (mask: Tensor, a: Tensor | number, b: Tensor | number): Tensor =>
  ops.aten.where(mask, a as never, b as never) as Tensor;

const reduced = (loss: Tensor, reduction: number): Tensor =>
  reduction === 1 ? loss.mean() : reduction === 2 ? loss.sum() : loss;

/** The gradient of a loss with respect to its unreduced values. */
const unreduced = (grad: Tensor, self: Tensor, reduction: number): Tensor =>
  reduction === 1 ? grad.div(self.numel) : grad;

const variance = (
  self: Tensor,
  dims: readonly number[] | null,
  correction: number | null,
  keep: boolean,
): [Tensor, Tensor] => {
  const axes = dims === null || dims.length === 0 ? self.shape.map((_, i) => i) : dims;
  const count = axes.reduce((all, dim) => all * self.shape[dim < 0 ? dim + self.shape.length : dim]!, 1);
  const mean = self.mean(axes as number[], true);
  const squares = self.sub(mean).square();
  const result = squares.sum(axes as number[], keep).div(Math.max(0, count - (correction ?? 1)));
  return [result, keep ? mean : self.mean(axes as number[])];
};

const cumulative = (self: Tensor, dim: number): Tensor => {
  const axis = dim < 0 ? dim + self.shape.length : dim;
  let all: Tensor | null = null;
  const slices = self.unbind(axis).map((part) => (all = all === null ? part : all.mul(part)));
  return ops.aten.stack(slices as Tensor[], axis) as Tensor;
};

/** The picked scores, weighted, and the sum of the weights. */
const nllLossForward = (self: Tensor, target: Tensor, weight: Maybe, reduction: number, ignored: number) => {
  const classes = self.shape.length === 1 ? 0 : 1;
  const counted = target.ne(ignored);
  const safe = where(counted, target, target.mul(0));
  const picked = self.gather(classes, safe.unsqueeze(classes)).squeeze(classes).neg();
  const weights = (weight === null ? counted : where(counted, weight.take(safe), 0)).to({ dtype: self.dtype });
  const total = weights.sum();
  // What is ignored counts for nothing, NaN and infinity included.
  const losses = where(counted, picked.mul(weights), 0);
  return reduction === 0
    ? [losses, ops.aten.zeros_like(total) as Tensor]
    : reduction === 1
      ? [losses.sum().div(total), total]
      : [losses.sum(), total];
};

/** The gradient of the picked scores; what is ignored gets 0, NaN and infinity notwithstanding. */
const nllLossBackward = (
  grad: Tensor,
  self: Tensor,
  target: Tensor,
  weight: Maybe,
  reduction: number,
  ignored: number,
  total: Tensor,
) => {
  const classes = self.shape.length === 1 ? 0 : 1;
  const counted = target.ne(ignored);
  const safe = where(counted, target, target.mul(0));
  const weights = (weight === null ? counted : where(counted, weight.take(safe), 0)).to({ dtype: self.dtype });
  const each = where(counted, (reduction === 1 ? grad.div(total) : grad).mul(weights).neg(), 0);
  return (ops.aten.zeros_like(self) as Tensor).scatter(classes, safe.unsqueeze(classes), each.unsqueeze(classes));
};

export const simpler: Decompositions = {
  "aten::square": (x: Tensor) => x.mul(x),
  // By the larger operand, so that no square overflows.
  "aten::hypot": (a: Tensor, b: Tensor) => {
    const [x, y] = [a.abs(), b.abs()];
    const [most, least] = [x.maximum(y), x.minimum(y)];
    const ratio = where(most.eq(0), 0, least.div(most));
    const infinite = x.eq(Number.POSITIVE_INFINITY).logicalOr(y.eq(Number.POSITIVE_INFINITY));
    return where(infinite, Number.POSITIVE_INFINITY, most.mul(ratio.mul(ratio).add(1).sqrt()));
  },
  "aten::hardswish_backward": (grad: Tensor, x: Tensor) =>
    where(x.gt(3), grad, where(x.lt(-3), 0, grad.mul(x.div(3).add(0.5)))),
  "aten::logit_backward": (grad: Tensor, x: Tensor, eps: number | null) => {
    const inside = grad.div(x.mul(x.neg().add(1)));
    const outside = eps === null ? Number.NaN : 0;
    return where(x.lt(eps ?? 0).logicalOr(x.gt(1 - (eps ?? 0))), outside, inside);
  },
  "aten::logaddexp": (a: Tensor, b: Tensor) => {
    const most = a.maximum(b);
    return most.add(a.sub(b).abs().neg().exp().add(1).log());
  },
  "aten::logaddexp2": (a: Tensor, b: Tensor) => {
    const most = a.maximum(b);
    return most.add(a.sub(b).abs().neg().exp2().add(1).log2());
  },
  // From the nearer end, as PyTorch does: from the other one, infinities cancel.
  "aten::lerp.Scalar": (a: Tensor, b: Tensor, weight: Scalar) =>
    Math.abs(number(weight)) < 0.5 ? a.add(b.sub(a).mul(weight)) : b.sub(b.sub(a).mul(1 - number(weight))),
  "aten::lerp.Tensor": (a: Tensor, b: Tensor, weight: Tensor) => {
    const way = b.sub(a);
    return where(weight.abs().lt(0.5), a.add(way.mul(weight)), b.sub(way.mul(weight.neg().add(1))));
  },
  "aten::addcdiv": (self: Tensor, a: Tensor, b: Tensor, value: Scalar) => self.add(a.div(b).mul(value)),
  "aten::addcmul": (self: Tensor, a: Tensor, b: Tensor, value: Scalar) => self.add(a.mul(b).mul(value)),
  "aten::xlogy.Tensor": (a: Tensor, b: Tensor) =>
    where(a.eq(0).logicalAnd(b.isnan().logicalNot()), a.mul(0), a.mul(b.log())),
  "aten::fmax": (a: Tensor, b: Tensor) => where(a.isnan(), b, where(b.isnan(), a, a.maximum(b))),
  "aten::fmin": (a: Tensor, b: Tensor) => where(a.isnan(), b, where(b.isnan(), a, a.minimum(b))),
  "aten::heaviside": (a: Tensor, b: Tensor) => where(a.eq(0), b, a.gt(0).to({ dtype: a.dtype })),
  "aten::sinc": (x: Tensor) => where(x.eq(0), x.mul(0).add(1), x.mul(Math.PI).sin().div(x.mul(Math.PI))),
  "aten::logit": (x: Tensor, eps: number | null) => {
    const p = eps === null ? x : x.clamp({ min: eps, max: 1 - eps });
    return p.div(p.neg().add(1)).log();
  },
  "aten::nan_to_num": (x: Tensor, nan: number | null, most: number | null, least: number | null) => {
    if (!x.dtype.startsWith("float")) return x.clone();
    const limit = x.dtype === "float32" ? 3.4028234663852886e38 : x.dtype === "float64" ? Number.MAX_VALUE : 65504;
    const a = where(
      x.isnan(),
      x
        .mul(0)
        .isnan()
        .logicalNot()
        .mul(0)
        .add(nan ?? 0),
      x,
    );
    const b = where(a.eq(Number.POSITIVE_INFINITY), most ?? limit, a);
    return where(b.eq(Number.NEGATIVE_INFINITY), least ?? -limit, b);
  },
  "aten::mish": (x: Tensor) => x.mul(x.exp().add(1).log().tanh()),
  "aten::glu": (x: Tensor, dim: number) => {
    const [a, b] = x.chunk(2, dim) as [Tensor, Tensor];
    return a.mul(b.sigmoid());
  },
  "aten::hardshrink": (x: Tensor, limit: Scalar) => where(x.abs().gt(number(limit)), x, x.mul(0)),
  "aten::softshrink": (x: Tensor, limit: Scalar) =>
    where(x.gt(number(limit)), x.sub(limit), where(x.lt(-number(limit)), x.add(limit), 0)),
  "aten::hardshrink_backward": (grad: Tensor, x: Tensor, limit: Scalar) => where(x.abs().le(number(limit)), 0, grad),
  "aten::softshrink_backward": (grad: Tensor, x: Tensor, limit: Scalar) => where(x.abs().le(number(limit)), 0, grad),
  "aten::special_entr": (x: Tensor) =>
    where(x.ge(0), where(x.eq(0), 0, x.mul(x.log()).neg()), where(x.isnan(), x, Number.NEGATIVE_INFINITY)),
  "aten::smooth_l1_loss": (self: Tensor, target: Tensor, reduction: number, beta: number) => {
    const d = self.sub(target).abs();
    return reduced(beta === 0 ? d : where(d.lt(beta), d.mul(d).mul(0.5 / beta), d.sub(0.5 * beta)), reduction);
  },
  "aten::smooth_l1_loss_backward": (grad: Tensor, self: Tensor, target: Tensor, reduction: number, beta: number) => {
    const x = self.sub(target);
    const sign = where(x.isnan(), x, x.sign());
    const slope = beta === 0 ? sign : where(x.abs().lt(beta), x.div(beta), sign);
    return slope.mul(unreduced(grad, self, reduction));
  },
  "aten::huber_loss": (self: Tensor, target: Tensor, reduction: number, delta: number) => {
    const d = self.sub(target).abs();
    return reduced(where(d.le(delta), d.mul(d).mul(0.5), d.sub(0.5 * delta).mul(delta)), reduction);
  },
  "aten::var_mean.correction": (
    self: Tensor,
    dims: readonly number[] | null,
    correction: number | null,
    keep: boolean,
  ) => variance(self, dims, correction, keep),
  "aten::std_mean.correction": (
    self: Tensor,
    dims: readonly number[] | null,
    correction: number | null,
    keep: boolean,
  ) => {
    const [found, mean] = variance(self, dims, correction, keep);
    return [found.sqrt(), mean];
  },
  "aten::aminmax": (self: Tensor, dim: number | null, keep: boolean) => {
    const dims = dim === null ? [] : [dim];
    return [self.amin(dims, keep), self.amax(dims, keep)];
  },
  "aten::nansum": (self: Tensor, dims: readonly number[] | null, keep: boolean, dtype: DType | null) =>
    where(self.isnan(), self.mul(0).isnan().mul(0).to({ dtype: self.dtype }), self).sum(
      (dims ?? []) as number[],
      keep,
      dtype === null ? {} : { dtype },
    ),
  "aten::roll": (self: Tensor, shifts: readonly number[], dims: readonly number[]) => {
    if (self.numel === 0) return self.clone();
    if (dims.length === 0) return rolled(self.reshape([-1]), shifts[0]!, 0).reshape(self.shape as number[]);
    return dims.reduce((x, dim, i) => rolled(x, shifts[i]!, dim), self);
  },
  "aten::rot90": (self: Tensor, k: number, dims: readonly [number, number]) => {
    const [a, b] = dims;
    switch (((k % 4) + 4) % 4) {
      case 1:
        return self.flip([b]).transpose(a, b);
      case 2:
        return self.flip([a, b]);
      case 3:
        return self.flip([a]).transpose(a, b);
      default:
        return self.clone();
    }
  },
  "aten::trace": (self: Tensor) => self.diagonal().sum(),
  "aten::pixel_shuffle": (self: Tensor, factor: number) => {
    const [channels, height, width] = self.shape.slice(-3) as [number, number, number];
    const rest = self.shape.slice(0, -3);
    const out = channels / factor ** 2;
    const n = rest.length;
    const blocks = self.reshape([...rest, out, factor, factor, height, width]);
    return blocks
      .permute([...rest.keys(), n, n + 3, n + 1, n + 4, n + 2])
      .reshape([...rest, out, height * factor, width * factor]);
  },
  "aten::pixel_unshuffle": (self: Tensor, factor: number) => {
    const [channels, height, width] = self.shape.slice(-3) as [number, number, number];
    const rest = self.shape.slice(0, -3);
    const n = rest.length;
    const blocks = self.reshape([...rest, channels, height / factor, factor, width / factor, factor]);
    return blocks
      .permute([...rest.keys(), n, n + 2, n + 4, n + 1, n + 3])
      .reshape([...rest, channels * factor ** 2, height / factor, width / factor]);
  },
  // NaN is the median of what contains it.
  "aten::median.dim": (self: Tensor, dim: number, keep: boolean) => {
    const [values, places] = self.sort(dim) as unknown as [Tensor, Tensor];
    const at = Math.floor(((self.shape.at(dim) ?? 1) - 1) / 2);
    const of = (x: Tensor): Tensor => (keep ? x.select(dim, at).unsqueeze(dim) : x.select(dim, at));
    if (!self.dtype.includes("float") || self.shape.length === 0) return [of(values), of(places)];
    const [extreme, first] = self.max(dim, keep) as unknown as [Tensor, Tensor];
    const missing = extreme.isnan();
    return [where(missing, Number.NaN, of(values)), where(missing, first, of(places))];
  },
  "aten::median": (self: Tensor) => {
    const flat = self.reshape([-1]);
    const [values] = flat.sort(0) as unknown as [Tensor, Tensor];
    const middle = values.select(0, Math.floor((self.numel - 1) / 2));
    return self.dtype.includes("float") ? where(flat.max().isnan(), Number.NaN, middle) : middle;
  },
  "aten::kthvalue": (self: Tensor, k: number, dim: number, keep: boolean) => {
    const [values, places] = self.sort(dim) as unknown as [Tensor, Tensor];
    const of = (x: Tensor): Tensor => (keep ? x.select(dim, k - 1).unsqueeze(dim) : x.select(dim, k - 1));
    return [of(values), of(places)];
  },
  "aten::max_unpool2d": (self: Tensor, places: Tensor, size: readonly number[]) => unpooled(self, places, size),
  "aten::max_unpool3d": (self: Tensor, places: Tensor, size: readonly number[]) => unpooled(self, places, size),
  "aten::cumprod": (self: Tensor, dim: number) =>
    self.shape.length === 0 || self.shape.at(dim)! > 64 ? NotImplemented : cumulative(self, dim),
  "aten::linalg_cross": (a: Tensor, b: Tensor, dim: number) => {
    const at = (x: Tensor, i: number): Tensor => x.select(dim, i % 3);
    const components = [0, 1, 2].map((i) =>
      at(a, i + 1)
        .mul(at(b, i + 2))
        .sub(at(a, i + 2).mul(at(b, i + 1))),
    );
    return ops.aten.stack(components, dim) as Tensor;
  },
  "aten::diagonal_scatter": (self: Tensor, source: Tensor, offset: number, dim1: number, dim2: number) => {
    const rank = self.shape.length;
    const [a, b] = [dim1 < 0 ? dim1 + rank : dim1, dim2 < 0 ? dim2 + rank : dim2];
    const rest = [...self.shape.keys()].filter((i) => i !== a && i !== b);
    const [rows, columns] = [self.shape[a]!, self.shape[b]!];
    const order = [...rest, a, b];
    const flat = self.permute(order).reshape([...rest.map((i) => self.shape[i]!), rows * columns]);
    const first = offset >= 0 ? offset : -offset * columns;
    const places = ops.aten.arange(first, first + source.shape.at(-1)! * (columns + 1), columns + 1, {
      dtype: "int64",
    }) as Tensor;
    const written = flat.indexCopy(rest.length, places.slice(0, 0, source.shape.at(-1)!), source);
    return written
      .reshape([...rest.map((i) => self.shape[i]!), rows, columns])
      .permute(order.map((_, i) => order.indexOf(i)));
  },
  "aten::diag_embed": (self: Tensor, offset: number, dim1: number, dim2: number) => {
    const size = self.shape.at(-1)! + Math.abs(offset);
    const rank = self.shape.length + 1;
    const [a, b] = [dim1 < 0 ? dim1 + rank : dim1, dim2 < 0 ? dim2 + rank : dim2];
    const shape = [...self.shape.slice(0, -1)];
    for (const at of [Math.min(a, b), Math.max(a, b)]) shape.splice(at, 0, size);
    return ops.aten.diagonal_scatter(ops.aten.new_zeros(self, shape) as Tensor, self, offset, a, b) as Tensor;
  },
  // Uses means, since a number of elements would be valid for one batch size only.
  "aten::native_batch_norm_backward": (
    grad: Tensor,
    input: Tensor,
    weight: Maybe,
    mean: Maybe,
    variance: Maybe,
    savedMean: Maybe,
    savedInverse: Maybe,
    train: boolean,
    epsilon: number,
    mask: readonly boolean[],
  ) => {
    const axes = input.shape.map((_, i) => i).filter((i) => i !== 1);
    const along = input.shape.map((_, i) => (i === 1 ? input.shape[1]! : 1));
    const spread = (x: Tensor): Tensor => x.reshape(along);
    const inverse = train ? savedInverse! : variance!.add(epsilon).rsqrt();
    const normalized = input.sub(spread(train ? savedMean! : mean!)).mul(spread(inverse));
    const product = grad.mul(normalized);
    const scale = spread(weight === null ? inverse : inverse.mul(weight));
    const centered = train ? grad.sub(grad.mean(axes, true)).sub(normalized.mul(product.mean(axes, true))) : grad;
    return [mask[0] ? centered.mul(scale) : null, mask[1] ? product.sum(axes) : null, mask[2] ? grad.sum(axes) : null];
  },
  "aten::native_dropout_backward": (grad: Tensor, mask: Tensor, scale: number) =>
    grad.mul(mask.to({ dtype: grad.dtype })).mul(scale),
  "aten::_weight_norm": (v: Tensor, g: Tensor, dim: number) => {
    const axes = [...v.shape.keys()].filter((i) => i !== dim);
    return v.mul(g.div(v.norm(2, axes, true)));
  },
  "aten::nll_loss_forward": nllLossForward,
  "aten::nll_loss2d_forward": nllLossForward,
  "aten::nll_loss_backward": nllLossBackward,
  "aten::nll_loss2d_backward": nllLossBackward,
};

/** Maxima back at their places, in zeros. */
function unpooled(self: Tensor, places: Tensor, size: readonly number[]): Tensor {
  const rest = self.shape.slice(0, self.shape.length - size.length) as number[];
  const count = size.reduce((all, one) => all * one, 1);
  const zeros = ops.aten.new_zeros(self, [...rest, count]) as Tensor;
  const flat = (x: Tensor): Tensor => x.reshape([...rest, -1]);
  return zeros.scatter(-1, flat(places), flat(self)).reshape([...rest, ...size]);
}

function rolled(x: Tensor, shift: number, dim: number): Tensor {
  const size = x.shape.at(dim)!;
  const from = (((-shift % size) + size) % size) as number;
  return from === 0 ? x : (ops.aten.cat([x.slice(dim, from, size), x.slice(dim, 0, from)], dim) as Tensor);
}
