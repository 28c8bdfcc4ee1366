// Operators in terms of simpler ones: the decompositions that PyTorch applies when it exports graphs. Each function
// takes all arguments of its operator.

import { getDefaultDType } from "../../core/default-dtype.js";
import {
  computingCodes,
  type DType,
  dtypeCodeOf,
  dtypeOf,
  isComplexCode,
  isFloatingCode,
  isIntegralCode,
  itemSizes,
} from "../../core/dtype.js";
import { ArgumentError } from "../../core/errors.js";
import { resultCode } from "../../core/promotion.js";
import type { Scalar } from "../../core/scalar.js";
import { toBoolean, toNumber } from "../../core/scalar.js";
import { normalizeDim, sameShape } from "../../core/shape.js";
import { once } from "../../core/shared.js";
import type { Tensor } from "../../core/tensor.js";
import type { Decompositions } from "../../graphs/make-graph.js";
import { NotImplemented } from "../../modes/dispatch-mode.js";
import { checkResultDevice } from "../shapes/outputs.js";
import { callOf } from "./calls.js";

type Maybe = Tensor | null;
type Mask = readonly boolean[];

const abs = callOf("abs");
const add = callOf("add.Tensor");
const alias = callOf("alias");
const amax = callOf("amax");
const asStrided = callOf("as_strided");
const bitwiseAnd = callOf("bitwise_and.Tensor");
const bitwiseOr = callOf("bitwise_or.Tensor");
const clamp = callOf("clamp");
const clampMin = callOf("clamp_min");
const copy_ = callOf("copy_");
const diagonalScatter = callOf("diagonal_scatter");
const div = callOf("div.Tensor");
const eqScalar = callOf("eq.Scalar");
const eqTensor = callOf("eq.Tensor");
const erf = callOf("erf");
const exp = callOf("exp");
const expand = callOf("expand");
const gather = callOf("gather");
const geScalar = callOf("ge.Scalar");
const gtScalar = callOf("gt.Scalar");
const indexAdd = callOf("index_add");
const indexPut = callOf("index_put");
const indexSelect = callOf("index_select");
const isnan = callOf("isnan");
const leScalar = callOf("le.Scalar");
const linalgVectorNorm = callOf("linalg_vector_norm");
const log = callOf("log");
const log1p = callOf("log1p");
const ltScalar = callOf("lt.Scalar");
const maskedFill = callOf("masked_fill.Scalar");
const maximum = callOf("maximum");
const mean = callOf("mean");
const meanDim = callOf("mean.dim");
const minimum = callOf("minimum");
const mm = callOf("mm");
const mul = callOf("mul.Tensor");
const neg = callOf("neg");
const neScalar = callOf("ne.Scalar");
const newFull = callOf("new_full");
const newOnes = callOf("new_ones");
const newZeros = callOf("new_zeros");
const onesLike = callOf("ones_like");
const pow = callOf("pow.Tensor_Scalar");
const randLike = callOf("rand_like");
const reciprocal = callOf("reciprocal");
const resize_ = callOf("resize_");
const rsqrt = callOf("rsqrt");
const scalarTensor = callOf("scalar_tensor");
const scatterValue = callOf("scatter.value");
const select = callOf("select.int");
const selectScatter = callOf("select_scatter");
const sigmoid = callOf("sigmoid");
const sliceScatter = callOf("slice_scatter");
const softplus = callOf("softplus");
const sqrt = callOf("sqrt");
const squeezeDim = callOf("squeeze.dim");
const sub = callOf("sub.Tensor");
const sum = callOf("sum");
const sumDim = callOf("sum.dim_IntList");
const tanh = callOf("tanh");
const toCopy = callOf("_to_copy");
const unsqueeze = callOf("unsqueeze");
const view = callOf("view");
const viewAsReal = callOf("view_as_real");
const where = callOf("where.self");
const zerosLike = callOf("zeros_like");

const NONE = 0;
const MEAN = 1;
const SUM = 2;

// -- dtypes

/** The dtype in which operators compute on elements of the given dtype. */
function computing(dtypeCode: number): DType {
  return dtypeOf(computingCodes[dtypeCode]!);
}

function cast(x: Tensor, dtype: DType): Tensor {
  return x.dtype === dtype ? x : toCopy(x, dtype);
}

/** Wraps a function so that half-precision tensors are computed in their computing dtype; results are converted back. */
function wide<A extends readonly unknown[], R>(body: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    const narrow = args.find(
      (arg): arg is Tensor => isOperand(arg) && isFloatingCode(arg.dtypeCode) && computing(arg.dtypeCode) !== arg.dtype,
    );
    if (narrow === undefined) return body(...args);
    const widened = args.map((arg) => (isOperand(arg) ? cast(arg, computing(arg.dtypeCode)) : arg)) as unknown as A;
    return narrowed(body(...widened), computing(narrow.dtypeCode), narrow.dtype) as R;
  };
}

function isOperand(value: unknown): value is Tensor {
  return typeof value === "object" && value !== null && "dtypeCode" in value;
}

/** Wraps the gradient of an activation so that operands of several dtypes are computed in their common one, which the result has. */
function promoting<A extends readonly unknown[], R>(body: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    const operands = args.filter(isOperand);
    if (operands.every(({ dtypeCode }) => dtypeCode === operands[0]!.dtypeCode)) return body(...args);
    const common = dtypeOf(resultCode(operands));
    return body(...(args.map((arg) => (isOperand(arg) ? cast(arg, common) : arg)) as unknown as A));
  };
}

function narrowed(value: unknown, from: DType, to: DType): unknown {
  if (Array.isArray(value)) return value.map((item) => narrowed(item, from, to));
  return isOperand(value) && value.dtype === from ? toCopy(value, to) : value;
}

/** A number as a 0-dim tensor of another tensor's dtype. */
function constant(value: number, { dtype, device, layout }: Tensor): Tensor {
  return scalarTensor(value, dtype, layout, device);
}

function scalarLike(make: (...args: unknown[]) => Tensor, x: Tensor, ...fill: unknown[]): Tensor {
  return make(x, [], ...fill, x.dtype, x.layout, x.device, false);
}

function sized(x: Tensor, shape: readonly number[]): Tensor {
  return newZeros(x, shape, x.dtype, x.layout, x.device, false);
}

function reduce(loss: Tensor, reduction: number): Tensor {
  if (reduction === MEAN) return mean(loss);
  return reduction === SUM ? sum(loss) : loss;
}

const numel = (shape: readonly number[]): number => shape.reduce((product, size) => product * size, 1);
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from, 0) }, (_, i) => from + i);
const isZero = (value: Scalar): boolean => !toBoolean(value);

function unsqueezeTo(x: Tensor, dims: number): Tensor {
  let result = x;
  while (result.ndim < dims) result = unsqueeze(result, -1);
  return result;
}

function squeezeMany(x: Tensor, dims: readonly number[]): Tensor {
  let result = x;
  for (const dim of [...dims].sort((a, b) => b - a)) if (result.ndim > 0) result = squeezeDim(result, dim);
  return result;
}

/** Squares of magnitudes. */
function squareOf(x: Tensor): Tensor {
  if (!isComplexCode(x.dtypeCode)) return mul(x, x);
  const pairs = viewAsReal(x);
  return sumDim(mul(pairs, pairs), [x.ndim], false);
}

/** Variance over dimensions by the mean of squared distances. */
function variance(x: Tensor, dims: readonly number[], correction: number, keepdim: boolean): Tensor {
  const count = dims.length === 0 ? x.numel : numel(dims.map((dim) => x.shape.at(dim)!));
  const distance = sub(x, meanDim(x, dims, true));
  // With elements, fewer degrees than none are none.
  const degrees = count === 0 ? count - correction : Math.max(0, count - correction);
  return div(sumDim(squareOf(distance), dims, keepdim), degrees);
}

// -- activations and their gradients

function conditional(condition: Tensor, grad: Tensor): Tensor {
  return where(condition, constant(0, grad), grad);
}

/** The gradient of an activation. */
function slopeOf<A extends readonly unknown[], R>(body: (...args: A) => R): (...args: A) => R {
  return promoting(wide(body));
}

const leakyReluBackward = slopeOf((grad: Tensor, self: Tensor, slope: Scalar) =>
  where(gtScalar(self, 0), grad, mul(grad, slope)),
);

const mishSlope = slopeOf((grad: Tensor, self: Tensor) => {
  const t = tanh(softplus(self));
  const s = sigmoid(self);
  return mul(grad, add(t, mul(mul(self, s), sub(1, mul(t, t)))));
});

const pointwise: Decompositions = {
  "aten::tanh_backward": slopeOf((grad: Tensor, output: Tensor) => mul(grad, sub(1, mul(output, output)))),
  "aten::sigmoid_backward": slopeOf((grad: Tensor, output: Tensor) => mul(grad, mul(output, sub(1, output)))),
  "aten::softplus_backward": slopeOf((grad: Tensor, self: Tensor, beta: Scalar, threshold: Scalar) => {
    const z = exp(mul(self, beta));
    return where(gtScalar(mul(self, beta), threshold), grad, div(mul(grad, z), add(z, 1)));
  }),
  "aten::elu": wide((self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar) => {
    const negative = toNumber(alpha) * toNumber(scale);
    const below = mul(callOf("expm1")(mul(self, inputScale)), negative);
    return where(gtScalar(self, 0), mul(self, scale), below);
  }),
  "aten::elu_backward": slopeOf(
    (grad: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, x: Tensor) => {
      const negative = toNumber(alpha) * toNumber(scale);
      const steep = toNumber(inputScale);
      if (isResult) return where(leScalar(x, 0), mul(mul(grad, steep), add(x, negative)), mul(grad, scale));
      return where(leScalar(x, 0), mul(mul(grad, steep * negative), exp(mul(x, inputScale))), mul(grad, scale));
    },
  ),
  "aten::hardsigmoid": wide((self: Tensor) => div(clamp(clamp(add(self, 3), 0, null), null, 6), 6)),
  "aten::hardsigmoid_backward": slopeOf((grad: Tensor, self: Tensor) =>
    where(bitwiseAnd(gtScalar(self, -3), ltScalar(self, 3)), mul(grad, 1 / 6), constant(0, grad)),
  ),
  "aten::hardtanh_backward": slopeOf((grad: Tensor, self: Tensor, min: Scalar, max: Scalar) =>
    conditional(bitwiseOr(leScalar(self, min), geScalar(self, max)), grad),
  ),
  "aten::hardshrink_backward": slopeOf((grad: Tensor, self: Tensor, lambd: Scalar) =>
    conditional(bitwiseAnd(geScalar(self, -toNumber(lambd)), leScalar(self, lambd)), grad),
  ),
  "aten::softshrink_backward": slopeOf((grad: Tensor, self: Tensor, lambd: Scalar) =>
    conditional(bitwiseAnd(geScalar(self, -toNumber(lambd)), leScalar(self, lambd)), grad),
  ),
  "aten::hardswish": wide((self: Tensor) => div(mul(self, clamp(clamp(add(self, 3), 0, null), null, 6)), 6)),
  "aten::hardswish_backward": slopeOf((grad: Tensor, self: Tensor) =>
    where(ltScalar(self, -3), constant(0, grad), where(ltScalar(self, 3), mul(grad, add(div(self, 3), 0.5)), grad)),
  ),
  "aten::threshold_backward": slopeOf((grad: Tensor, self: Tensor, threshold: Scalar) =>
    conditional(leScalar(self, threshold), grad),
  ),
  "aten::leaky_relu_backward": leakyReluBackward,
  "aten::gelu_backward": slopeOf((grad: Tensor, self: Tensor, approximate: string) => {
    if (approximate === "tanh") {
      const beta = Math.SQRT2 * (2 / Math.sqrt(Math.PI)) * 0.5;
      const kappa = 0.044715;
      const square = mul(self, self);
      const cube = mul(square, self);
      const inner = mul(add(self, mul(cube, kappa)), beta);
      const t = tanh(inner);
      const left = mul(self, 0.5);
      const right = add(t, 1);
      const leftDerivative = mul(right, 0.5);
      const tanhDerivative = sub(1, mul(t, t));
      const innerDerivative = mul(add(mul(square, 3 * kappa), 1), beta);
      return mul(grad, add(leftDerivative, mul(mul(left, tanhDerivative), innerDerivative)));
    }
    const cdf = mul(add(erf(mul(self, Math.SQRT1_2)), 1), 0.5);
    const pdf = mul(exp(mul(mul(self, self), -0.5)), (2 / Math.sqrt(Math.PI)) * Math.SQRT1_2 * 0.5);
    return mul(grad, add(cdf, mul(self, pdf)));
  }),
  "aten::mish_backward": (grad: Tensor, self: Tensor) => cast(mishSlope(grad, self), self.dtype),
  "aten::silu": wide((self: Tensor) => mul(self, sigmoid(self))),
  "aten::silu_backward": slopeOf((grad: Tensor, self: Tensor) => {
    const s = mul(reciprocal(add(exp(neg(self)), 1)), 1);
    return mul(mul(grad, s), add(mul(self, sub(1, s)), 1));
  }),
  "aten::prelu_backward": wide((grad: Tensor, self: Tensor, weight: Tensor) => {
    const shape = weight.numel === 1 || self.ndim < 2 ? null : self.shape.map((_, d) => (d === 1 ? weight.numel : 1));
    const factor = shape === null ? weight : view(weight, shape);
    const gradSelf = where(gtScalar(self, 0), grad, mul(factor, grad));
    const collected = where(gtScalar(self, 0), constant(0, self), mul(self, grad));
    if (sameShape(collected.shape, weight.shape)) return [gradSelf, collected];
    const dims = weight.numel === 1 ? range(0, self.ndim) : range(0, self.ndim).filter((d) => d !== 1);
    return [gradSelf, view(sumDim(collected, dims, false), weight.shape)];
  }),
  "aten::rrelu_with_noise_backward": (
    grad: Tensor,
    self: Tensor,
    noise: Tensor,
    lower: Scalar,
    upper: Scalar,
    training: boolean,
  ) => {
    if (training && toNumber(upper) - toNumber(lower) > 1e-6) return slopeOf(mul)(grad, noise);
    return leakyReluBackward(grad, self, (toNumber(lower) + toNumber(upper)) / 2);
  },
  "aten::log_sigmoid_forward": wide((self: Tensor) => {
    const clipped = minimum(scalarLike(newZeros, self), self);
    const z = exp(neg(abs(self)));
    return [sub(clipped, log1p(z)), z];
  }),
  "aten::log_sigmoid_backward": wide((grad: Tensor, self: Tensor) => {
    const negative = ltScalar(self, 0);
    const { layout, device } = self;
    const choose = (yes: number, no: number): Tensor => {
      const other = scalarTensor(no, "int64", layout, device);
      return where(negative, scalarTensor(yes, "int64", layout, device), other);
    };
    const factor = choose(1, 0);
    const sign = choose(1, -1);
    const z = exp(neg(abs(self)));
    return mul(grad, sub(factor, mul(sign, div(z, add(z, 1)))));
  }),
  "aten::logit_backward": slopeOf((grad: Tensor, self: Tensor, eps: number | null) => {
    const slope = div(grad, mul(self, sub(1, self)));
    if (eps !== null) {
      const inside = bitwiseAnd(geScalar(self, eps), leScalar(self, 1 - eps));
      return where(inside, slope, constant(0, self));
    }
    const inside = bitwiseAnd(geScalar(self, 0), leScalar(self, 1));
    return where(inside, slope, constant(Number.NaN, self));
  }),
  "aten::glu_backward": wide((grad: Tensor, self: Tensor, dim: number) => {
    const at = normalizeDim(dim, self.ndim);
    const half = self.shape[at]! / 2;
    const first = callOf("narrow")(self, at, 0, half);
    const second = callOf("narrow")(self, at, half, half);
    const gate = sigmoid(second);
    const gradFirst = mul(gate, grad);
    const gradSecond = mul(mul(mul(sub(1, gate), gate), first), grad);
    return callOf("cat")([gradFirst, gradSecond], at);
  }),
  "aten::xlogy.Tensor": (self: Tensor, given: Tensor) => {
    // The logarithm of integers has the precision of the other factor.
    const isExact = isIntegralCode(given.dtypeCode, true) && isFloatingCode(self.dtypeCode);
    const other = isExact ? cast(given, self.dtype) : given;
    const zero = eqTensor(self, newZeros(self, []));
    const product = where(zero, newZeros(other, []), mul(self, log(other)));
    // A NaN of the second factor propagates, even where the product is zero.
    return where(isnan(other), other, product);
  },
  "aten::rsub.Scalar": (self: Tensor, other: Scalar, alpha: Scalar) => sub(other, self, alpha),
  "aten::rsub.Tensor": (self: Tensor, other: Tensor, alpha: Scalar) => sub(other, self, alpha),
  "aten::addcmul": (self: Tensor, a: Tensor, b: Tensor, value: Scalar) => {
    const product = mul(a, b);
    const scale = scaleOf(self, value);
    return add(self, toNumber(scale) === 1 ? product : mul(product, scale));
  },
};

// -- losses

function weightedLoss(loss: Tensor, weight: Maybe): Tensor {
  return weight === null ? loss : mul(loss, weight);
}

function nllShape(self: Tensor, weight: Tensor, channel: number): Tensor {
  if (self.ndim < 2) return weight;
  return view(
    weight,
    self.shape.map((_, d) => (d === channel ? weight.shape[0]! : 1)),
  );
}

/** Which targets count, and the targets with class 0 for the others: PyTorch 1.13 forgets negative ones, as -100, which are not classes. */
function countedIn(target: Tensor, ignore: number): readonly [Tensor, Tensor] {
  const isCounted = neScalar(target, ignore);
  return [isCounted, where(isCounted, target, scalarTensor(0, target.dtype, target.layout, target.device))];
}

/** One sample may come with a target for each class, of which the first one counts. */
const countedTargets = (self: Tensor, targets: Tensor): Tensor =>
  self.ndim < 2 && targets.ndim === 1 ? select(targets, 0, 0) : targets;

function nllBackward(
  grad: Tensor,
  self: Tensor,
  targets: Tensor,
  weight: Maybe,
  reduction: number,
  ignore: number,
  total: Tensor,
): Tensor {
  const channel = self.ndim < 2 ? 0 : 1;
  const target = countedTargets(self, targets);
  let scaled = reduction === MEAN ? div(grad, total) : grad;
  const [isCounted, safe] = countedIn(target, ignore);
  const classes = unsqueeze(safe, channel);
  const base = zerosLike(self, self.dtype, self.layout, self.device, false);
  if (scaled.ndim > 0 && scaled.ndim < self.ndim) scaled = unsqueeze(scaled, channel);
  scaled = neg(scaled);
  if (weight !== null)
    scaled = mul(scaled, gather(expand(nllShape(self, weight, channel), self.shape), channel, classes));
  scaled = where(unsqueeze(isCounted, channel), scaled, constant(0, scaled));
  // PyTorch multiplies a tensor that is -1 at the classes and 0 elsewhere, which negative gradients make -0.
  const hot = scatterValue(base, channel, classes, 1);
  return where(neScalar(hot, 0), scaled, constant(0, scaled));
}

/** Two operands, of which one may be bool, which has no subtraction: it gets the other's dtype. */
function withoutBool(self: Tensor, target: Tensor): [Tensor, Tensor] {
  if (self.dtype === "bool") return [cast(self, target.dtype), target];
  return [self, target.dtype === "bool" ? cast(target, self.dtype) : target];
}

const softMarginSlope = slopeOf((grad: Tensor, self: Tensor, target: Tensor, reduction: number) => {
  // In the operator's order: the quotient of infinities is NaN, where a sigmoid would be finite.
  const z = exp(mul(neg(target), self));
  const share = reduction === MEAN ? 1 / self.numel : 1;
  return mul(div(mul(mul(target, z), -share), add(z, 1)), grad);
});

const losses: Decompositions = {
  "aten::mse_loss": wide((self: Tensor, target: Tensor, reduction: number) =>
    reduce(pow(sub(...withoutBool(self, target)), 2), reduction),
  ),
  "aten::mse_loss_backward": wide((grad: Tensor, self: Tensor, target: Tensor, reduction: number) => {
    const factor = reduction === MEAN ? 2 / self.numel : 2;
    return mul(mul(sub(self, target), factor), grad);
  }),
  "aten::huber_loss_backward": wide((grad: Tensor, self: Tensor, target: Tensor, reduction: number, delta: number) => {
    const factor = reduction === MEAN ? 1 / self.numel : 1;
    const x = sub(self, target);
    const low = ltScalar(x, -delta);
    const lowest = mul(mul(grad, -factor), delta);
    const high = gtScalar(x, delta);
    const highest = mul(mul(grad, factor), delta);
    const middle = mul(mul(x, factor), grad);
    return where(low, lowest, where(high, highest, middle));
  }),
  "aten::binary_cross_entropy": wide((self: Tensor, target: Tensor, weight: Maybe, reduction: number) => {
    const least = (): Tensor => scalarLike(newFull, self, -100);
    const wrong = mul(sub(target, 1), maximum(log(sub(1, self)), least()));
    const right = mul(target, maximum(log(self), least()));
    return reduce(weightedLoss(sub(wrong, right), weight), reduction);
  }),
  "aten::binary_cross_entropy_backward": wide(
    (grad: Tensor, self: Tensor, target: Tensor, weight: Maybe, reduction: number) => {
      const product = mul(grad, sub(self, target));
      const slope = div(product, clamp(mul(self, sub(1, self)), 1e-12, null));
      const weighted = weight === null ? slope : mul(slope, weight);
      return reduction === MEAN ? div(weighted, self.numel) : weighted;
    },
  ),
  "aten::binary_cross_entropy_with_logits": wide(
    (self: Tensor, target: Tensor, weight: Maybe, positive: Maybe, reduction: number) => {
      const most = clampMin(neg(self), 0);
      const outside = mul(sub(1, target), self);
      const logs = (): Tensor => log(add(exp(neg(most)), exp(sub(neg(self), most))));
      let loss: Tensor;
      if (positive === null) loss = add(add(outside, most), logs());
      else loss = add(outside, mul(add(mul(sub(positive, 1), target), 1), add(logs(), most)));
      return reduce(weightedLoss(loss, weight), reduction);
    },
  ),
  "aten::soft_margin_loss": wide((self: Tensor, target: Tensor, reduction: number) =>
    reduce(log1p(exp(mul(neg(self), target))), reduction),
  ),
  "aten::soft_margin_loss_backward": (grad: Tensor, self: Tensor, target: Tensor, reduction: number) =>
    cast(softMarginSlope(grad, self, target, reduction), self.dtype),
  "aten::nll_loss_forward": (self: Tensor, targets: Tensor, weight: Maybe, reduction: number, ignore: number) => {
    const channel = self.ndim < 2 ? 0 : 1;
    const target = countedTargets(self, targets);
    let scored = self;
    if (weight !== null) scored = mul(self, self.ndim > 1 ? unsqueeze(weight, 0) : weight);
    const [isCounted, safe] = countedIn(target, ignore);
    const classes = unsqueeze(safe, channel);
    let loss = neg(squeezeDim(gather(scored, channel, classes), channel));
    loss = where(isCounted, loss, constant(0, loss));
    if (reduction === NONE && self.ndim > 1) return [loss, scalarLike(newFull, self, 0)];
    if (weight !== null) {
      const all = self.ndim > 1 ? expand(unsqueeze(weight, 0), self.shape) : weight;
      let weights = squeezeDim(gather(all, channel, classes), channel);
      weights = where(isCounted, weights, constant(0, weights));
      const total = sum(weights);
      return [reduction === MEAN ? div(sum(loss), total) : sum(loss), total];
    }
    const total = cast(sum(isCounted), self.dtype);
    return [reduction === MEAN ? div(sum(loss), total) : sum(loss), total];
  },
  "aten::nll_loss_backward": nllBackward,
  "aten::nll_loss2d_backward": nllBackward,
};

// -- normalization

function batchNorm(
  input: Tensor,
  weight: Maybe,
  bias: Maybe,
  runningMean: Maybe,
  runningVar: Maybe,
  training: boolean,
  momentum: number,
  eps: number,
): [Tensor, Tensor, Tensor] {
  const dims = [0, ...range(2, input.ndim)];
  const count = numel(dims.map((d) => input.shape[d]!));
  let output: Tensor;
  let saved: Tensor;
  let inverse: Tensor;
  if (training) {
    const spread = variance(input, dims, 0, true);
    const center = meanDim(input, dims, true);
    const scale = rsqrt(add(spread, eps));
    output = mul(sub(input, center), scale);
    saved = squeezeMany(center, dims);
    inverse = squeezeMany(scale, dims);
    if (runningMean !== null) copy_(runningMean, add(mul(saved, momentum), mul(runningMean, 1 - momentum)));
    if (runningVar !== null) {
      const unbiased = mul(variance(input, dims, 0, false), count / (count - 1));
      copy_(runningVar, add(mul(unbiased, momentum), mul(runningVar, 1 - momentum)));
    }
  } else {
    if (runningMean === null || runningVar === null)
      throw new ArgumentError("native_batch_norm: running_mean and running_var must be given in evaluation mode");
    saved = newZeros(runningMean, [0]);
    inverse = newZeros(runningVar, [0]);
    const scale = reciprocal(sqrt(add(runningVar, eps)));
    const center = unsqueezeTo(runningMean, input.ndim - 1);
    output = mul(sub(input, center), unsqueezeTo(scale, input.ndim - 1));
  }
  const factor = unsqueezeTo(weight === null ? scalarLike(newOnes, input) : weight, input.ndim - 1);
  const shift = unsqueezeTo(bias === null ? scalarLike(newZeros, input) : bias, input.ndim - 1);
  return [add(mul(output, factor), shift), saved, inverse];
}

function overChannels(x: Tensor, dims: readonly number[]): Tensor {
  let result = x;
  for (const dim of dims) result = unsqueeze(result, dim);
  return result;
}

function batchNormBackward(
  grad: Tensor,
  input: Tensor,
  weight: Maybe,
  runningMean: Maybe,
  runningVar: Maybe,
  savedMean: Maybe,
  savedInverse: Maybe,
  train: boolean,
  eps: number,
  mask: Mask,
): Maybe[] {
  const dims = [0, ...range(2, input.ndim)];
  const share = 1 / numel(dims.map((d) => input.shape[d]!));
  const average = train ? savedMean! : runningMean!;
  const inverse = train ? savedInverse! : rsqrt(add(runningVar!, eps));
  const center = overChannels(average, dims);
  const gradSum = sumDim(grad, dims, false);
  const dot = sumDim(mul(grad, sub(input, center)), dims, false);
  const gradMean = overChannels(mul(gradSum, share), dims);
  const projection = overChannels(mul(mul(dot, share), mul(inverse, inverse)), dims);
  const factor = weight === null ? mul(overChannels(inverse, dims), 1) : overChannels(mul(inverse, weight), dims);
  let gradInput: Tensor;
  if (train) gradInput = mul(sub(sub(grad, mul(sub(input, center), projection)), gradMean), factor);
  else gradInput = mul(grad, factor);
  return [gradInput, mask[1] === true ? mul(dot, inverse) : null, mask[2] === true ? gradSum : null];
}

const normalization: Decompositions = {
  "aten::native_batch_norm": wide(batchNorm),
  "aten::native_batch_norm_backward": wide(batchNormBackward),
  "aten::native_group_norm": wide(
    (input: Tensor, weight: Maybe, bias: Maybe, N: number, C: number, HxW: number, groups: number, eps: number) => {
      const split = view(input, [N, groups, C / groups, HxW]);
      const spread = variance(split, [2, 3], 0, true);
      const center = meanDim(split, [2, 3], true);
      const scale = rsqrt(add(spread, eps));
      const normal = mul(sub(split, center), scale);
      const saved = squeezeMany(center, [2, 3]);
      const inverse = squeezeMany(scale, [2, 3]);
      let output = view(normal, input.shape);
      if (weight !== null) output = mul(output, unsqueezeTo(weight, input.ndim - 1));
      if (bias !== null) output = add(output, unsqueezeTo(bias, input.ndim - 1));
      return [output, saved, inverse];
    },
  ),
  "aten::native_group_norm_backward": wide(
    (
      grad: Tensor,
      input: Tensor,
      average: Tensor,
      rstd: Tensor,
      weight: Maybe,
      N: number,
      C: number,
      HxW: number,
      groups: number,
      mask: Mask,
    ) => {
      const channels = C / groups;
      const ds = sumDim(view(mul(grad, input), [N, C, HxW]), [2], false);
      const db = sumDim(view(grad, [N, C, HxW]), [2], false);
      const gradInput = (): Tensor => {
        const share = 1 / (HxW * channels);
        const grouped = (x: Tensor): Tensor =>
          sumDim(view(weight === null ? x : mul(x, unsqueeze(weight, 0)), [N, groups, channels]), [2], false);
        const dsValue = grouped(ds);
        const dbValue = grouped(db);
        const factor =
          weight === null
            ? mul(unsqueeze(rstd, -1), newOnes(rstd, [1, groups, channels]))
            : mul(unsqueeze(rstd, -1), view(weight, [1, groups, channels]));
        const c2 = mul(mul(mul(mul(sub(mul(dbValue, average), dsValue), rstd), rstd), rstd), share);
        const c3 = sub(mul(neg(c2), average), mul(mul(dbValue, rstd), share));
        const parts = mul(view(grad, [N, groups, channels, HxW]), unsqueeze(factor, -1));
        const more = mul(view(input, [N, groups, channels, HxW]), unsqueezeTo(c2, 4));
        return view(add(add(parts, more), unsqueezeTo(c3, 4)), input.shape);
      };
      const gradWeight = (): Tensor => {
        const spread = sub(
          view(ds, [N, groups, channels]),
          mul(view(db, [N, groups, channels]), unsqueeze(average, -1)),
        );
        return view(sumDim(mul(spread, unsqueeze(rstd, -1)), [0], false), [C]);
      };
      return [
        mask[0] === true ? gradInput() : null,
        mask[1] === true ? gradWeight() : null,
        mask[2] === true ? sumDim(db, [0], false) : null,
      ];
    },
  ),
  "aten::native_layer_norm_backward": wide(
    (
      grad: Tensor,
      input: Tensor,
      shape: readonly number[],
      average: Tensor,
      rstd: Tensor,
      weight: Maybe,
      bias: Maybe,
      mask: Mask,
    ) => {
      const axis = input.ndim - shape.length;
      const inner = range(axis, input.ndim);
      const outer = range(0, axis);
      const count = numel(inner.map((d) => input.shape[d]!));
      const rows = numel(outer.map((d) => input.shape[d]!));
      if (rows === 0 || count === 0) {
        const none = (like: readonly number[]): Tensor => sized(input, like);
        return [mask[0] ? none(input.shape) : null, mask[1] ? none(shape) : null, mask[2] ? none(shape) : null];
      }
      const normal = mul(sub(input, average), rstd);
      const scaled = weight === null ? grad : mul(grad, weight);
      let gradInput: Maybe = null;
      const a = mul(scaled, count);
      const b = sumDim(scaled, inner, true);
      const c = mul(normal, sumDim(mul(scaled, normal), inner, true));
      const difference = sub(sub(a, b), c);
      if (mask[0] === true) gradInput = mul(div(rstd, count), difference);
      const overRows = (x: Tensor): Tensor => (outer.length > 0 ? sumDim(x, outer, false) : alias(x));
      const gradWeight = mask[1] === true && weight !== null ? overRows(mul(grad, normal)) : null;
      const gradBias = mask[2] === true && bias !== null ? overRows(grad) : null;
      return [gradInput, gradWeight, gradBias];
    },
  ),
};

// -- reductions

/** Normalized dimensions; null or an empty list stands for all. */
function dimsOf(x: Tensor, dims: readonly number[] | null): number[] {
  if (dims === null || dims.length === 0) return range(0, x.ndim);
  return dims.map((dim) => normalizeDim(dim, x.ndim));
}

function vectorNorm(
  self: Tensor,
  p: Scalar | null,
  dims: readonly number[] | null,
  keepdim: boolean,
  dtype: DType | null,
): Tensor | typeof NotImplemented {
  // The norm of a vector refuses some orders where there are no elements.
  if (self.numel === 0) return NotImplemented;
  // `norm` takes complex numbers for a real dtype by their real parts, integers, half precision of another kind, and wider numbers, where a dtype is given; the norm of a vector does not.
  const losesParts = dtype !== null && isComplexCode(self.dtypeCode) && !isComplexCode(dtypeCodeOf(dtype));
  const isPlain =
    !losesParts &&
    dtypeOf(computingCodes[self.dtypeCode]!) === self.dtype &&
    (isFloatingCode(self.dtypeCode) || isComplexCode(self.dtypeCode));
  const isNarrower = dtype !== null && itemSizes[dtypeCodeOf(dtype)]! < self.itemSize;
  const x = dtype === null || (isPlain && !isNarrower) ? self : cast(self, dtype);
  return linalgVectorNorm(x, p ?? 2, dims, keepdim, dtype);
}

const reductions: Decompositions = {
  "aten::_softmax": (self: Tensor, dim: number, halfToFloat: boolean) => {
    const dtype = computing(self.dtypeCode);
    const x = cast(self, dtype);
    const unnormalized = x.numel === 0 ? exp(x) : exp(sub(x, amax(x, [dim], true)));
    const result = div(unnormalized, sumDim(unnormalized, [dim], true));
    return halfToFloat ? result : cast(result, self.dtype);
  },
  "aten::_log_softmax": (self: Tensor, dim: number, halfToFloat: boolean) => {
    const dtype = computing(self.dtypeCode);
    const x = cast(self, dtype);
    // Bools cannot be subtracted, even where there are none.
    const hasNone = x.numel === 0;
    const shifted = hasNone && x.dtype === "bool" ? exp(x) : hasNone ? x : sub(x, amax(x, [dim], true));
    const result = sub(shifted, log(sumDim(exp(shifted), [dim], true)));
    return halfToFloat ? result : cast(result, self.dtype);
  },
  "aten::_softmax_backward_data": wide((grad: Tensor, output: Tensor, dim: number) => {
    const scaled = mul(grad, output);
    // The gradient's dtype, as the kernel's result, whatever dtype the argument names.
    return cast(sub(scaled, mul(output, sumDim(scaled, [dim], true))), grad.dtype);
  }),
  "aten::_log_softmax_backward_data": wide((grad: Tensor, output: Tensor, dim: number) => {
    const weights = exp(output);
    return cast(sub(grad, mul(weights, sumDim(grad, [dim], true))), grad.dtype);
  }),
  "aten::logsumexp": wide((x: Tensor, dims: readonly number[], keepdim: boolean) => {
    const self = isFloatingCode(x.dtypeCode) ? x : cast(x, getDefaultDType());
    if (self.numel === 0) return log(sumDim(exp(self), dims, keepdim));
    const largestOfDims = amax(self, dims, true);
    const axes = dimsOf(self, dims);
    const largest = keepdim ? largestOfDims : squeezeMany(largestOfDims, axes);
    const finite = maskedFill(largest, eqScalar(abs(largest), Number.POSITIVE_INFINITY), 0);
    // An infinite maximum would give inf - inf.
    const shift = keepdim ? finite : largestOfDims;
    return add(log(sumDim(exp(sub(self, shift)), dims, keepdim)), finite);
  }),
  "aten::var.correction": (
    self: Tensor,
    dims: readonly number[] | null,
    correction: number | null,
    keepdim: boolean,
  ) => {
    if (self.numel === 0) return NotImplemented;
    return wide((x: Tensor) => variance(x, dims ?? [], correction ?? 1, keepdim))(self);
  },
  "aten::std.correction": (
    self: Tensor,
    dims: readonly number[] | null,
    correction: number | null,
    keepdim: boolean,
  ) => {
    if (self.numel === 0) return NotImplemented;
    return wide((x: Tensor) => sqrt(variance(x, dims ?? [], correction ?? 1, keepdim)))(self);
  },
  "aten::norm.Scalar": (self: Tensor, p: Scalar) => vectorNorm(self, p, null, false, null),
  "aten::norm.ScalarOpt_dim": (self: Tensor, p: Scalar | null, dims: readonly number[], keepdim: boolean) =>
    vectorNorm(self, p, dims, keepdim, null),
  "aten::norm.ScalarOpt_dtype": (self: Tensor, p: Scalar | null, dtype: DType) =>
    vectorNorm(self, p, null, false, dtype),
  "aten::norm.ScalarOpt_dim_dtype": (
    self: Tensor,
    p: Scalar | null,
    dims: readonly number[],
    keepdim: boolean,
    dtype: DType,
  ) => vectorNorm(self, p, dims, keepdim, dtype),
};

// -- matrices

/** Scalars that scale integer tensors are truncated to integers. */
function scaleOf({ dtypeCode }: Tensor, value: Scalar): Scalar {
  return isIntegralCode(dtypeCode) && !Number.isInteger(toNumber(value)) ? Math.trunc(toNumber(value)) : value;
}

const ownIfInteger = ({ dtype, dtypeCode }: Tensor): DType | null => (isIntegralCode(dtypeCode) ? dtype : null);

const matrices: Decompositions = {
  "aten::addmm": wide((self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar) => {
    const scale = scaleOf(self, beta);
    const share = scaleOf(self, alpha);
    // As beta 0 ignores what `self` holds, alpha 0 ignores products, which may overflow.
    if (isZero(share) && !isZero(scale)) return mul(expand(self, [mat1.shape[0]!, mat2.shape[1]!]), scale);
    const product = mul(mm(mat1, mat2), share);
    return isZero(scale) ? product : add(mul(self, scale), product);
  }),
  // Sums of integers are int64 unless told otherwise; products keep their dtype.
  "aten::dot": wide((self: Tensor, other: Tensor) => sum(mul(self, other), ownIfInteger(self))),
  "aten::mv": wide((self: Tensor, vector: Tensor) => sumDim(mul(self, vector), [1], false, ownIfInteger(self))),
  "aten::_euclidean_dist": (x: Tensor, y: Tensor) => {
    const xs = sumDim(pow(x, 2), [-1], true);
    const ys = sumDim(pow(y, 2), [-1], true);
    const left = callOf("cat")([mul(x, -2), xs, onesLike(xs)], -1);
    const right = callOf("cat")([y, onesLike(ys), ys], -1);
    return sqrt(clampMin(callOf("matmul")(left, callOf("transpose.int")(right, -2, -1)), 0));
  },
};

// -- views and their gradients

function window(self: Tensor, dim: number, from: number, size: number, step: number): Tensor {
  const shape = self.shape.map((old, d) => (d === dim ? size : old));
  const strides = self.strides.map((old, d) => (d === dim ? old * step : old));
  return asStrided(self, shape, strides, self.offset + from * self.strides[dim]!);
}

/** Adjacent slices of several sizes. */
function windows(self: Tensor, sizes: readonly number[], dim: number): Tensor[] {
  let from = 0;
  return sizes.map((size) => {
    const piece = window(self, dim, from, size, 1);
    from += size;
    return piece;
  });
}

const views: Decompositions = {
  "aten::detach": (self: Tensor) => alias(self),
  "aten::lift": (self: Tensor) => alias(self),
  "aten::lift_fresh": (self: Tensor) => alias(self),
  "aten::_reshape_alias": (self: Tensor, size: readonly number[]) => view(self, size),
  "aten::_unsafe_view": (self: Tensor, size: readonly number[]) => view(self, size),
  "aten::slice.Tensor": (
    self: Tensor,
    dim: number,
    start: number | bigint | null,
    end: number | bigint | null,
    step: number,
  ) => {
    const at = normalizeDim(dim, self.ndim);
    const size = self.shape[at]!;
    const clampedBound = (value: number | bigint | null, standard: number): number => {
      const bound = value === null ? standard : Number(value);
      return Math.min(Math.max(bound < 0 ? bound + size : bound, 0), size);
    };
    const from = clampedBound(start, 0);
    const to = Math.max(clampedBound(end, size), from);
    return window(self, at, from, Math.ceil((to - from) / step), step);
  },
  "aten::split.Tensor": (self: Tensor, size: number, dim: number) => {
    const at = normalizeDim(dim, self.ndim);
    const length = self.shape[at]!;
    if (size === 0 || length === 0) return NotImplemented;
    const count = Math.ceil(length / size);
    return windows(
      self,
      range(0, count).map((i) => Math.min(size, length - i * size)),
      at,
    );
  },
  "aten::split_with_sizes": (self: Tensor, sizes: readonly number[], dim: number) => {
    const at = normalizeDim(dim, self.ndim);
    // Rejects what the operator rejects.
    if (sizes.reduce((a, b) => a + b, 0) !== self.shape[at] || sizes.some((size) => size < 0)) return NotImplemented;
    return windows(self, sizes, at);
  },
  "aten::slice_backward": (
    grad: Tensor,
    shape: readonly number[],
    dim: number,
    start: number,
    end: number,
    step: number,
  ) => sliceScatter(sized(grad, shape), grad, dim, start, end, step),
  "aten::select_backward": (grad: Tensor, shape: readonly number[], dim: number, index: number) =>
    selectScatter(sized(grad, shape), grad, dim, index),
  "aten::diagonal_backward": (grad: Tensor, shape: readonly number[], offset: number, dim1: number, dim2: number) =>
    diagonalScatter(sized(grad, shape), grad, offset, dim1, dim2),
};

// -- indexing and dropout

const indexing: Decompositions = {
  "aten::embedding": (weight: Tensor, indices: Tensor) => {
    if (indices.ndim === 1) return indexSelect(weight, 0, indices);
    const flat = indexSelect(weight, 0, callOf("reshape")(indices, [-1]));
    return view(flat, [...indices.shape, ...weight.shape.slice(1)]);
  },
  "aten::embedding_dense_backward": wide(
    (grad: Tensor, indices: Tensor, count: number, padding: number, byFrequency: boolean) => {
      let positions = cast(indices, "int64");
      const inner = grad.shape.slice(indices.ndim);
      let scaled = grad;
      if (byFrequency) {
        const counts = newZeros(positions, [count]);
        const ones = onesLike(positions);
        const found = indexPut(counts, [positions], ones, true);
        const frequency = callOf("index.Tensor")(found, [positions]);
        scaled = div(grad, unsqueezeTo(frequency, grad.ndim));
      }
      const isPadding = unsqueezeTo(eqScalar(positions, padding), grad.ndim);
      const masked = maskedFill(scaled, isPadding, 0);
      positions = cast(positions, "int64");
      return indexPut(newZeros(grad, [count, ...inner]), [positions], masked, true);
    },
  ),
  "aten::native_dropout": (input: Tensor, p: number, train: boolean | null) => {
    if (train === false) return [input, onesLike(input, "bool")];
    const mask = gtScalar(randLike(input), p);
    const scaled = mul(mul(mask, input), p === 1 ? 0 : 1 / (1 - p));
    return [scaled, mask];
  },
  "aten::native_dropout_backward": (grad: Tensor, mask: Tensor, scale: number) =>
    mul(grad, mul(cast(mask, grad.dtype), scale)),
};

// -- operators that write

/** An in-place operator from its functional form: the value is copied into the first argument. */
function written(compute: (...args: never[]) => unknown): (self: Tensor, ...more: unknown[]) => unknown {
  return (self, ...more) => {
    const value = (compute as (...args: unknown[]) => unknown)(self, ...more);
    return value === NotImplemented ? value : copy_(self, value);
  };
}

const inPlace: Decompositions = {
  "aten::add_.Tensor": written((self: Tensor, other: Tensor, alpha: Scalar) => add(self, other, alpha)),
  "aten::add_.Scalar": written((self: Tensor, other: Scalar, alpha: Scalar) => add(self, other, alpha)),
  "aten::sub_.Tensor": written((self: Tensor, other: Tensor, alpha: Scalar) => sub(self, other, alpha)),
  "aten::sub_.Scalar": written((self: Tensor, other: Scalar, alpha: Scalar) => sub(self, other, alpha)),
  "aten::mul_.Tensor": written((self: Tensor, other: Tensor) => mul(self, other)),
  "aten::mul_.Scalar": written((self: Tensor, other: Scalar) => mul(self, other)),
  "aten::relu_": written((self: Tensor) => callOf("relu")(self)),
  "aten::hardtanh_": written((self: Tensor, min: Scalar, max: Scalar) => callOf("hardtanh")(self, min, max)),
  "aten::hardswish_": written(pointwise["aten::hardswish"]!),
  "aten::leaky_relu_": written((self: Tensor, slope: Scalar) => callOf("leaky_relu")(self, slope)),
  "aten::silu_": written(pointwise["aten::silu"]!),
  "aten::index_add_": written((self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar) =>
    indexAdd(self, dim, index, source, alpha),
  ),
};

const all: Decompositions = {
  "aten::is_same_size": (self: Tensor, other: Tensor) => sameShape(self.shape, other.shape),
  ...pointwise,
  ...losses,
  ...normalization,
  ...reductions,
  ...matrices,
  ...views,
  ...indexing,
  ...inPlace,
};

/** An out form: the functional form's result, copied into resized outputs. */
function intoOut(
  compute: (...args: never[]) => unknown,
  inputs: number,
  outs: number,
): (...args: unknown[]) => unknown {
  return (...args) => {
    const value = (compute as (...given: unknown[]) => unknown)(...args.slice(0, inputs));
    if (value === NotImplemented) return value;
    const results = outs === 1 ? [value as Tensor] : (value as Tensor[]);
    const written = results.map((result, i) => {
      const out = args[inputs + i] as Tensor;
      checkResultDevice(result, out);
      return copy_(sameShape(out.shape, result.shape) ? out : resize_(out, result.shape), result);
    });
    return outs === 1 ? written[0] : written;
  };
}

/** Out forms by functional form: numbers of inputs and of outputs. */
const outForms: Readonly<Record<string, readonly [functional: string, inputs: number, outs: number]>> = {
  "_log_softmax.out": ["_log_softmax", 3, 1],
  "_log_softmax_backward_data.out": ["_log_softmax_backward_data", 4, 1],
  "_softmax.out": ["_softmax", 3, 1],
  "_softmax_backward_data.out": ["_softmax_backward_data", 4, 1],
  "_unsafe_view.out": ["_unsafe_view", 2, 1],
  "addcmul.out": ["addcmul", 4, 1],
  "addmm.out": ["addmm", 5, 1],
  "binary_cross_entropy.out": ["binary_cross_entropy", 4, 1],
  "binary_cross_entropy_backward.grad_input": ["binary_cross_entropy_backward", 5, 1],
  "binary_cross_entropy_with_logits.out": ["binary_cross_entropy_with_logits", 5, 1],
  "diagonal_backward.out": ["diagonal_backward", 5, 1],
  "dot.out": ["dot", 2, 1],
  "embedding.out": ["embedding", 5, 1],
  "embedding_dense_backward.out": ["embedding_dense_backward", 5, 1],
  "log_sigmoid_forward.output": ["log_sigmoid_forward", 1, 2],
  "native_dropout.out": ["native_dropout", 3, 2],
  "native_dropout_backward.out": ["native_dropout_backward", 3, 1],
  "norm.Scalar_out": ["norm.Scalar", 2, 1],
  "norm.ScalarOpt_dtype_out": ["norm.ScalarOpt_dtype", 3, 1],
  "rrelu_with_noise_backward.out": ["rrelu_with_noise_backward", 7, 1],
  "select_backward.out": ["select_backward", 4, 1],
  "slice_backward.out": ["slice_backward", 6, 1],
  "elu.out": ["elu", 4, 1],
  "elu_backward.grad_input": ["elu_backward", 6, 1],
  "gelu_backward.grad_input": ["gelu_backward", 3, 1],
  "glu_backward.grad_input": ["glu_backward", 3, 1],
  "hardshrink_backward.grad_input": ["hardshrink_backward", 3, 1],
  "hardsigmoid.out": ["hardsigmoid", 1, 1],
  "hardsigmoid_backward.grad_input": ["hardsigmoid_backward", 2, 1],
  "hardswish.out": ["hardswish", 1, 1],
  "hardtanh_backward.grad_input": ["hardtanh_backward", 4, 1],
  "huber_loss_backward.out": ["huber_loss_backward", 5, 1],
  "leaky_relu_backward.grad_input": ["leaky_relu_backward", 4, 1],
  "log_sigmoid_backward.grad_input": ["log_sigmoid_backward", 3, 1],
  "logit_backward.grad_input": ["logit_backward", 3, 1],
  "logsumexp.out": ["logsumexp", 3, 1],
  "mse_loss.out": ["mse_loss", 3, 1],
  "mse_loss_backward.grad_input": ["mse_loss_backward", 4, 1],
  "mv.out": ["mv", 2, 1],
  "nll_loss_backward.grad_input": ["nll_loss_backward", 7, 1],
  "nll_loss2d_backward.grad_input": ["nll_loss2d_backward", 7, 1],
  "nll_loss_forward.output": ["nll_loss_forward", 5, 2],
  "norm.out": ["norm.ScalarOpt_dim", 4, 1],
  "norm.dtype_out": ["norm.ScalarOpt_dim_dtype", 5, 1],
  "sigmoid_backward.grad_input": ["sigmoid_backward", 2, 1],
  "silu.out": ["silu", 1, 1],
  "silu_backward.grad_input": ["silu_backward", 2, 1],
  "soft_margin_loss.out": ["soft_margin_loss", 3, 1],
  "soft_margin_loss_backward.grad_input": ["soft_margin_loss_backward", 4, 1],
  "softplus_backward.grad_input": ["softplus_backward", 4, 1],
  "softshrink_backward.grad_input": ["softshrink_backward", 3, 1],
  "tanh_backward.grad_input": ["tanh_backward", 2, 1],
  "threshold_backward.grad_input": ["threshold_backward", 3, 1],
};

/**
 * Decompositions of operators into simpler ones, for `makeGraph`'s `decompositions` and for exporting: PyTorch's core
 * list, as far as its operators exist here. Conversions, resampling, adaptive pooling and sliding windows (im2col,
 * col2im, grid_sampler_2d) are not decomposed. `{ ...coreDecompositions, "aten::silu": mine }` replaces one; an operator
 * without an entry is not decomposed.
 */
export const coreDecompositions: Decompositions = once("coreDecompositions", () =>
  Object.freeze({
    ...all,
    ...Object.fromEntries(
      Object.entries(outForms).map(([name, [functional, inputs, outs]]) => [
        `aten::${name}`,
        intoOut(all[`aten::${functional}`]!, inputs, outs),
      ]),
    ),
  }),
);
