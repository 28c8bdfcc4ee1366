// Fused operators: sums and products followed by an activation, attention, copies as functions.

import {
  _softmax,
  add_Scalar,
  add_Tensor,
  addmm,
  bmm,
  cat,
  clamp,
  copy_,
  expand_copy,
  gelu,
  layer_norm,
  linear,
  masked_fill_Scalar,
  mean_dim,
  new_empty,
  permute,
  relu,
  reshape,
  select_int,
  stack,
  to_dtype,
  to_other,
  transpose_int,
} from "../../../generated/operators.js";
import { infoOf, isIntegral } from "../../core/dtype.js";
import { largestOf } from "../../core/elements.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { checkCanCast } from "../../core/promotion.js";
import { isFloatingScalar, isIntegralScalar, type Scalar, toNumber } from "../../core/scalar.js";
import { formatShape, sameShape } from "../../core/shape.js";
import { isTensor, type Tensor } from "../../core/tensor.js";
import { plus, times } from "./arithmetic.js";

/** Clamps the sum to [0, largest finite number of self's dtype]. @throws DTypeError unless that is a signed integer, float32 or float64 */
function cutOff(self: Tensor, sum: Tensor): Tensor {
  const { code, signed, supported, max } = infoOf(self.dtypeCode);
  if (!signed || !supported) throw new DTypeError(`Unsupported datatype for add_relu: ${self.dtype}`);
  return clamp(sum, 0, max ?? largestOf(code));
}

/** As PyTorch's private operator, and unlike `add`, integers drop the fraction of alpha. */
const wholeFor = (alpha: Scalar, self: Tensor, other: Tensor | Scalar): Scalar => {
  const isWhole = isTensor(other) ? isIntegral(other.dtype, true) : isIntegralScalar(other, true);
  return isFloatingScalar(alpha) && isIntegral(self.dtype) && isWhole ? Math.trunc(toNumber(alpha)) : alpha;
};

export function _add_relu_Tensor_composite(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  return cutOff(self, add_Tensor(self, other, wholeFor(alpha, self, other)));
}

/** @throws DTypeError if the result's dtype belongs to a higher category than self's */
function into(self: Tensor, result: Tensor): Tensor {
  checkCanCast(result.dtype, self.dtype);
  return copy_(self, result, false);
}

export function _add_relu__Tensor_composite(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  return into(self, _add_relu_Tensor_composite(self, other, alpha));
}

export function _add_relu_Scalar_composite(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  return cutOff(self, add_Scalar(self, other, wholeFor(alpha, self, other)));
}

export function _add_relu__Scalar_composite(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  return into(self, _add_relu_Scalar_composite(self, other, alpha));
}

/** relu(beta self + alpha mat1 mat2), or gelu of it in the tanh approximation. */
export function _addmm_activation_composite(
  self: Tensor,
  mat1: Tensor,
  mat2: Tensor,
  beta: Scalar,
  alpha: Scalar,
  useGelu: boolean,
): Tensor {
  const product = addmm(self, mat1, mat2, beta, alpha);
  return useGelu ? gelu(product, "tanh") : relu(product);
}

/** `src` with the dtype, device and shape of `self`: the value that `copy_` would write. */
export function copy_composite(self: Tensor, src: Tensor, nonBlocking: boolean): Tensor {
  const converted = to_other(src, self, nonBlocking, false, null);
  return sameShape(converted.shape, self.shape) ? converted : expand_copy(converted, self.shape, false);
}

/** Query, key and value [B, H, T, D / H] of a joint projection [B, T, 3 D]; the query is divided by sqrt(D / H). */
export function _transform_bias_rescale_qkv_composite(
  qkv: Tensor,
  qkvBias: Tensor,
  numHeads: number,
): readonly [Tensor, Tensor, Tensor] {
  if (qkv.ndim !== 3) throw new ShapeError(`expected 3-D qkv, got ${formatShape(qkv.shape)}`);
  const [batch, steps, width] = qkv.shape as [number, number, number];
  if (width % (3 * numHeads) !== 0) {
    throw new ShapeError(`qkv of width ${width} cannot be split into three parts of ${numHeads} heads`);
  }
  const size = width / 3 / numHeads;
  const split = permute(reshape(plus(qkv, qkvBias), [batch, steps, 3, numHeads, size]), [2, 0, 3, 1, 4]);
  const query = times(select_int(split, 0, 0), 1 / Math.sqrt(size));
  // The three results are views of one tensor.
  const joined = stack([query, select_int(split, 0, 1), select_int(split, 0, 2)], 0);
  return [select_int(joined, 0, 0), select_int(joined, 0, 1), select_int(joined, 0, 2)];
}

/** Weights of the projections of attention. */
interface Projections {
  readonly embedDim: number;
  readonly numHead: number;
  readonly qkvWeight: Tensor;
  readonly qkvBias: Tensor;
  readonly projWeight: Tensor;
  readonly projBias: Tensor;
}

/** Keys and values [B, H, T, D / H] of earlier steps. */
type Before = readonly [key: Tensor | null, value: Tensor | null];

/** Multi-head self-attention: the result, the weights [B, H, T, T], and all keys and values. */
function attention(
  query: Tensor,
  key: Tensor,
  value: Tensor,
  { embedDim, numHead, qkvWeight, qkvBias, projWeight, projBias }: Projections,
  mask: Tensor | null,
  maskType: number | null,
  before: Before = [null, null],
): readonly [Tensor, Tensor, Tensor, Tensor] {
  if (query.ndim !== 3 || key.ndim !== 3 || value.ndim !== 3) {
    throw new ShapeError(`expected 3-D query, key and value, got ${formatShape(query.shape)}`);
  }
  if (qkvWeight.shape[0] !== 3 * embedDim || query.shape[2] !== embedDim) {
    throw new ShapeError(
      `expected qkv_weight to have ${3 * embedDim} rows and query ${embedDim} channels, got ${formatShape(qkvWeight.shape)} and ${formatShape(query.shape)}`,
    );
  }
  if (embedDim % numHead !== 0) throw new ArgumentError("`embed_dim` must divide evenly by `num_heads`");
  const [batch, steps] = query.shape as [number, number];
  const given = query === key && key === value ? jointly() : separately();
  const all = given.map((part, i) => (before[i - 1] ? cat([before[i - 1]!, part], 2) : part));
  const [q, k, v] = all.map((part) => reshape(part, [batch * numHead, part.shape[2]!, embedDim / numHead])) as [
    Tensor,
    Tensor,
    Tensor,
  ];
  const length = k.shape[1]!;
  const scores = reshape(bmm(q, transpose_int(k, 1, 2)), [batch, numHead, steps, length]);
  const weights = _softmax(mask === null ? scores : hidden(scores, mask, maskType), 3, false);
  const context = bmm(reshape(weights, [batch * numHead, steps, length]), v);
  const heads = reshape(context, [batch, numHead, steps, embedDim / numHead]);
  const joined = reshape(permute(heads, [0, 2, 1, 3]), [batch, steps, embedDim]);
  return [linear(joined, projWeight, projBias), weights, all[1]!, all[2]!];

  function jointly(): readonly Tensor[] {
    return _transform_bias_rescale_qkv_composite(linear(query, qkvWeight, null), qkvBias, numHead);
  }
  function separately(): readonly Tensor[] {
    return [query, key, value].map((source, i) => {
      const rows = (all: Tensor): Tensor => select_int(reshape(all, [3, embedDim, ...all.shape.slice(1)]), 0, i);
      const projected = linear(source, rows(qkvWeight), rows(qkvBias));
      const size = embedDim / numHead;
      const split = permute(reshape(projected, [batch, source.shape[1]!, numHead, size]), [0, 2, 1, 3]);
      return i === 0 ? times(split, 1 / Math.sqrt(size)) : split;
    });
  }
}

/** The weights to return: none, their mean over the heads, or those of each head. */
function shownWeights(weights: Tensor, needed: boolean, averaged: boolean): Tensor {
  if (!needed) return new_empty(weights, [0], null, null, null, null);
  return averaged ? mean_dim(weights, [1], false, null) : weights;
}

/** Multi-head self-attention with projections; the weights are averaged over the heads unless requested per head. */
export function _native_multi_head_attention_composite(
  query: Tensor,
  key: Tensor,
  value: Tensor,
  embedDim: number,
  numHead: number,
  qkvWeight: Tensor,
  qkvBias: Tensor,
  projWeight: Tensor,
  projBias: Tensor,
  mask: Tensor | null,
  needWeights: boolean,
  averageAttnWeights: boolean,
  maskType: number | null,
): readonly [Tensor, Tensor] {
  const projections = { embedDim, numHead, qkvWeight, qkvBias, projWeight, projBias };
  const [result, weights] = attention(query, key, value, projections, mask, maskType);
  return [result, shownWeights(weights, needWeights, averageAttnWeights)];
}

/** The same step by step: earlier keys and values are prepended to the new ones, and all are returned. */
export function _native_decoder_only_multi_head_attention_composite(
  query: Tensor,
  key: Tensor,
  value: Tensor,
  embedDim: number,
  numHead: number,
  qkvWeight: Tensor,
  qkvBias: Tensor,
  projWeight: Tensor,
  projBias: Tensor,
  mask: Tensor | null,
  incrKey: Tensor | null,
  incrValue: Tensor | null,
  needWeights: boolean,
  averageAttnWeights: boolean,
): readonly [Tensor, Tensor, Tensor, Tensor] {
  const projections = { embedDim, numHead, qkvWeight, qkvBias, projWeight, projBias };
  const [result, weights, ...all] = attention(query, key, value, projections, mask, null, [incrKey, incrValue]);
  return [result, shownWeights(weights, needWeights, averageAttnWeights), ...all];
}

/** Arguments of a transformer layer between the input and the mask. */
type LayerArguments = readonly [
  embedDim: number,
  numHead: number,
  qkvWeight: Tensor,
  qkvBias: Tensor,
  projWeight: Tensor,
  projBias: Tensor,
  useGelu: boolean,
  normFirst: boolean,
  eps: number,
  normWeight1: Tensor,
  normBias1: Tensor,
  normWeight2: Tensor,
  normBias2: Tensor,
  ffnWeight1: Tensor,
  ffnBias1: Tensor,
  ffnWeight2: Tensor,
  ffnBias2: Tensor,
];

/**
 * A transformer layer: attention and a two-layer network, each with a residual connection and normalization. Returns the
 * results of the layer and of attention.
 */
function transformerLayer(
  src: Tensor,
  layer: LayerArguments,
  mask: Tensor | null,
  maskType: number | null,
  before?: Before,
): readonly [Tensor, ...Tensor[]] {
  const [embedDim, numHead, qkvWeight, qkvBias, projWeight, projBias, useGelu, normFirst, eps, ...remaining] = layer;
  const [normWeight1, normBias1, normWeight2, normBias2, ffnWeight1, ffnBias1, ffnWeight2, ffnBias2] = remaining;
  const first = (x: Tensor): Tensor => layer_norm(x, [embedDim], normWeight1, normBias1, eps, true);
  const second = (x: Tensor): Tensor => layer_norm(x, [embedDim], normWeight2, normBias2, eps, true);
  const projections = { embedDim, numHead, qkvWeight, qkvBias, projWeight, projBias };
  const x = normFirst ? first(src) : src;
  const [attended, _, ...all] = attention(x, x, x, projections, mask, maskType, before);
  const sum = plus(attended, src);
  const between = normFirst ? sum : first(sum);
  const inner = linear(normFirst ? second(between) : between, ffnWeight1, ffnBias1);
  const result = plus(linear(useGelu ? gelu(inner, "none") : relu(inner), ffnWeight2, ffnBias2), between);
  return [normFirst ? result : second(result), ...all];
}

export const _transformer_encoder_layer_fwd_composite = (
  src: Tensor,
  ...rest: readonly [...LayerArguments, mask: Tensor | null, maskType: number | null]
): Tensor =>
  transformerLayer(src, rest.slice(0, 17) as unknown as LayerArguments, ...(rest.slice(17) as [Tensor, number]))[0];

export const _transformer_decoder_only_layer_fwd_composite = (
  src: Tensor,
  ...rest: readonly [...LayerArguments, mask: Tensor | null, incrKey: Tensor | null, incrValue: Tensor | null]
): readonly [Tensor, Tensor, Tensor] => {
  const [mask, ...before] = rest.slice(17) as [Tensor | null, Tensor | null, Tensor | null];
  return transformerLayer(src, rest.slice(0, 17) as unknown as LayerArguments, mask, null, before) as [
    Tensor,
    Tensor,
    Tensor,
  ];
};

/**
 * Scores set to minus infinity where the mask is true. mask: [B, T], one flag per key (type 1), else any shape that
 * broadcasts.
 */
function hidden(scores: Tensor, mask: Tensor, maskType: number | null): Tensor {
  const flags = mask.dtype === "bool" ? mask : to_dtype(mask, "bool", false, false, null);
  const [batch, , , steps] = scores.shape as [number, number, number, number];
  const perKey = flags.ndim === 2 && maskType !== 0 && flags.shape[0] === batch;
  return masked_fill_Scalar(scores, perKey ? reshape(flags, [batch, 1, 1, steps]) : flags, Number.NEGATIVE_INFINITY);
}
