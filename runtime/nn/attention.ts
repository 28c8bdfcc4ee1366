// Attention: several heads (Vaswani et al. 2017), and the encoder layer built from them.

import {
  add_Tensor,
  bmm,
  cat,
  dropout,
  expand,
  gelu,
  linear,
  masked_fill_Scalar,
  mean_dim,
  mul_Scalar,
  narrow,
  relu,
  reshape,
  scaled_dot_product_attention,
  softmax_int,
  transpose_int,
  unsqueeze,
  zeros,
  zeros_like,
} from "../../generated/operators.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import { checkArray, checkInstance, withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { constant, xavierNormal, xavierUniform } from "./init.js";
import { anywhere, checkCount, Dropout, Linear, type Place, unset } from "./linear.js";
import { checkTensor, Module, parameter } from "./module.js";
import { LayerNorm } from "./normalization.js";

/** The options of an attention call. */
export interface AttentionOptions {
  /** (N, S), or (S) without batch: bool, true where a key does not count; or floating point, which is added to the scores. */
  readonly keyPaddingMask?: Tensor | null;
  /** (L, S) or (N * heads, L, S): bool, true where a query may not look at a key; or floating point, which is added to the scores. */
  readonly attnMask?: Tensor | null;
  /** Whether the weights are returned, too. */
  readonly needWeights?: boolean;
  /** Whether these are means over the heads. */
  readonly averageAttnWeights?: boolean;
}

export interface MultiheadAttentionOptions extends Place {
  /** The share of weights that is dropped while training. */
  readonly dropout?: number;
  readonly bias?: boolean;
  /** Whether a learned key and value are appended to those of each sequence. */
  readonly addBiasKv?: boolean;
  /** Whether a key and a value of zeros stand behind those of each sequence. */
  readonly addZeroAttn?: boolean;
  /** Features of keys and of values; those of queries unless given. */
  readonly kdim?: number;
  readonly vdim?: number;
  /** Whether tensors are (batch, length, features); otherwise (length, batch, features). */
  readonly batchFirst?: boolean;
}

/** Attention of several heads: a mean of values, weighted by how keys fit. */
export class MultiheadAttention extends Module {
  readonly inProjWeight: Tensor | null;
  readonly qProjWeight: Tensor | null;
  readonly kProjWeight: Tensor | null;
  readonly vProjWeight: Tensor | null;
  readonly inProjBias: Tensor | null;
  readonly outProj: Linear;
  readonly biasK: Tensor | null;
  readonly biasV: Tensor | null;
  readonly #zeroAttn: boolean;
  readonly #heads: number;
  readonly #features: number;
  readonly #dropout: number;
  readonly #batchFirst: boolean;

  constructor(embedDim: number, numHeads: number, options: MultiheadAttentionOptions = {}) {
    super();
    const {
      dropout: p,
      bias,
      addBiasKv,
      addZeroAttn,
      kdim,
      vdim,
      batchFirst,
      ...place
    } = withDefaults(
      "MultiheadAttention",
      options,
      {
        ...{ dropout: 0, bias: true, addBiasKv: false, addZeroAttn: false },
        ...{ kdim: embedDim, vdim: embedDim, batchFirst: false },
      },
      anywhere,
    );
    checkCount("MultiheadAttention", "embedDim", embedDim);
    checkCount("MultiheadAttention", "numHeads", numHeads);
    if (embedDim % numHeads !== 0)
      throw new ArgumentError(`MultiheadAttention: ${embedDim} features do not make ${numHeads} heads`);
    this.#heads = numHeads;
    this.#features = embedDim;
    this.#dropout = p;
    this.#batchFirst = batchFirst;
    const together = kdim === embedDim && vdim === embedDim;
    const weight = (features: number): Tensor => parameter(unset([embedDim, features], place));
    this.qProjWeight = together ? null : weight(embedDim);
    this.kProjWeight = together ? null : weight(kdim);
    this.vProjWeight = together ? null : weight(vdim);
    this.inProjWeight = together ? parameter(unset([3 * embedDim, embedDim], place)) : null;
    this.inProjBias = bias ? parameter(constant(unset([3 * embedDim], place), 0)) : null;
    this.outProj = new Linear(embedDim, embedDim, { bias, ...place });
    for (const one of [this.inProjWeight, this.qProjWeight, this.kProjWeight, this.vProjWeight])
      if (one !== null) xavierUniform(one);
    if (this.outProj.bias !== null) constant(this.outProj.bias, 0);
    const biasRow = (): Tensor | null => (addBiasKv ? xavierNormal(parameter(unset([1, 1, embedDim], place))) : null);
    this.biasK = biasRow();
    this.biasV = biasRow();
    this.#zeroAttn = addZeroAttn;
  }

  /**
   * @param query (L, N, E), key (S, N, kdim) and value (S, N, vdim); with `batchFirst` N comes first, and without batch it is left out everywhere
   * @returns the output, of the query's shape, and the weights (N, L, S), or (N, heads, L, S) unless averaged; null unless requested
   */
  forward(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    options: AttentionOptions = {},
  ): readonly [output: Tensor, weights: Tensor | null] {
    const where = "MultiheadAttention";
    for (const [name, given] of Object.entries({ query, key, value })) checkTensor(where, given, name);
    const { keyPaddingMask, attnMask, needWeights, averageAttnWeights } = withDefaults(
      where,
      options,
      { needWeights: true, averageAttnWeights: true },
      { keyPaddingMask: null as Tensor | null, attnMask: null as Tensor | null },
    );
    const dimensions = query.shape.length;
    if (
      (dimensions !== 2 && dimensions !== 3) ||
      key.shape.length !== dimensions ||
      value.shape.length !== dimensions
    ) {
      const shapes = [query, key, value].map(({ shape }) => formatShape(shape)).join(", ");
      throw new ShapeError(
        `MultiheadAttention: query, key and value have two dimensions or three, all as many, got ${shapes}`,
      );
    }
    // Inside the length comes first, and there is a batch.
    const inside = (x: Tensor): Tensor =>
      dimensions === 2 ? unsqueeze(x, 1) : this.#batchFirst ? transpose_int(x, 0, 1) : x;
    const [q, givenK, givenV] = this.#projected(inside(query), inside(key), inside(value));
    const [length, batch] = q.shape as readonly [number, number, number];
    const given = givenK.shape[0]!;
    const [k, v] = [this.#extended(givenK, this.biasK), this.#extended(givenV, this.biasV)];
    const source = k.shape[0]!;
    /** A mask is of the keys that are given: those behind them are always looked at. */
    const behind = (mask: Tensor): Tensor => {
      if (source === given) return mask;
      const none = zeros([...mask.shape.slice(0, -1), source - given], mask.dtype, null, mask.device, null);
      return cat([mask, none], -1);
    };
    const heads = this.#heads;
    const size = this.#features / heads;
    /** (length, batch, features) as (batch * heads, length, size). */
    const byHead = (x: Tensor): Tensor => transpose_int(reshape(x, [x.shape[0]!, batch * heads, size]), 0, 1);
    const asAdded = (mask: Tensor): Tensor =>
      mask.dtype === "bool"
        ? masked_fill_Scalar(zeros_like(mask, q.dtype, null, null, null, null), mask, -Infinity)
        : mask;
    let mask: Tensor | null = null;
    if (attnMask !== null) {
      this.#checkMask("attnMask", attnMask, [
        [length, given],
        [batch * heads, length, given],
      ]);
      mask = asAdded(behind(attnMask));
    }
    if (keyPaddingMask !== null) {
      this.#checkMask("keyPaddingMask", keyPaddingMask, dimensions === 2 ? [[given]] : [[batch, given]]);
      const keys = reshape(asAdded(behind(keyPaddingMask)), [batch, 1, 1, source]);
      const ofHeads = reshape(expand(keys, [batch, heads, 1, source], false), [batch * heads, 1, source]);
      mask = mask === null ? ofHeads : add_Tensor(mask, ofHeads, 1);
    }
    const [queries, keys, values] = [byHead(q), byHead(k), byHead(v)];
    const isDropping = this.training && this.#dropout > 0;
    let weights: Tensor | null = null;
    let context: Tensor;
    // Without the weights of all pairs, where these are many.
    if (!needWeights && !isDropping && [mask ?? keys, keys, values].every(({ dtype }) => dtype === queries.dtype)) {
      context = scaled_dot_product_attention(queries, keys, values, mask, 0, false, null);
    } else {
      const scores = bmm(mul_Scalar(queries, 1 / Math.sqrt(size)), transpose_int(keys, 1, 2));
      weights = softmax_int(mask === null ? scores : add_Tensor(scores, mask, 1), -1, null);
      if (isDropping) weights = dropout(weights, this.#dropout, true);
      context = bmm(weights, values);
    }
    const together = reshape(transpose_int(context, 0, 1), [length * batch, this.#features]);
    let output = reshape(linear(together, this.outProj.weight, this.outProj.bias), [length, batch, this.#features]);
    if (dimensions === 2) output = reshape(output, [length, this.#features]);
    else if (this.#batchFirst) output = transpose_int(output, 0, 1);
    if (!needWeights || weights === null) return [output, null];
    let shown = reshape(weights, [batch, heads, length, source]);
    if (averageAttnWeights) shown = mean_dim(shown, [1], false, null);
    return [output, dimensions === 2 ? reshape(shown, shown.shape.slice(1)) : shown];
  }

  /** Keys or values (length, batch, features), with what the options put behind them. */
  #extended(x: Tensor, bias: Tensor | null): Tensor {
    const { shape, dtype, device } = x;
    const one = [1, shape[1]!, shape[2]!];
    const parts = bias === null ? [x] : [x, expand(bias, one, false)];
    if (this.#zeroAttn) parts.push(zeros(one, dtype, null, device, null));
    return parts.length === 1 ? x : cat(parts, 0);
  }

  #checkMask(name: string, mask: Tensor, allowed: readonly (readonly number[])[]): void {
    const { shape } = checkTensor("MultiheadAttention", mask, name);
    if (allowed.some((one) => one.join() === shape.join())) return;
    throw new ShapeError(
      `MultiheadAttention: ${name} has shape ${formatShape(shape)}, expected ${allowed.map(formatShape).join(" or ")}`,
    );
  }

  #projected(query: Tensor, key: Tensor, value: Tensor): readonly [Tensor, Tensor, Tensor] {
    const size = this.#features;
    const part = (whole: Tensor | null, i: number): Tensor | null =>
      whole === null ? null : narrow(whole, 0, i * size, size);
    const weights = [this.qProjWeight, this.kProjWeight, this.vProjWeight].map(
      (weight, i) => weight ?? part(this.inProjWeight, i)!,
    );
    const [q, k, v] = [query, key, value].map((x, i) => linear(x, weights[i]!, part(this.inProjBias, i)));
    return [q!, k!, v!];
  }
}

export interface TransformerEncoderLayerOptions extends Place {
  /** Features between the two linear layers. */
  readonly dimFeedforward?: number;
  readonly dropout?: number;
  readonly activation?: "relu" | "gelu" | ((input: Tensor) => Tensor);
  readonly layerNormEps?: number;
  readonly batchFirst?: boolean;
  /** Whether normalisation comes before attention and linear layers; otherwise after them. */
  readonly normFirst?: boolean;
}

/** Attention to itself and two linear layers, each with a path around it, normalised. */
export class TransformerEncoderLayer extends Module {
  readonly selfAttn: MultiheadAttention;
  readonly linear1: Linear;
  readonly dropout: Dropout;
  readonly linear2: Linear;
  readonly norm1: LayerNorm;
  readonly norm2: LayerNorm;
  readonly dropout1: Dropout;
  readonly dropout2: Dropout;
  readonly #activation: (input: Tensor) => Tensor;
  readonly #normFirst: boolean;

  constructor(dModel: number, nhead: number, options: TransformerEncoderLayerOptions = {}) {
    super();
    const simple = { dimFeedforward: 2048, dropout: 0.1, layerNormEps: 1e-5, batchFirst: false, normFirst: false };
    const {
      dimFeedforward,
      dropout: p,
      activation,
      layerNormEps: eps,
      batchFirst,
      normFirst,
      ...place
    } = withDefaults("TransformerEncoderLayer", options, simple, {
      activation: "relu" as TransformerEncoderLayerOptions["activation"] & {},
      ...anywhere,
    });
    if (typeof activation !== "function" && activation !== "relu" && activation !== "gelu")
      throw new ArgumentError(
        `TransformerEncoderLayer: activation is "relu", "gelu" or a function, got ${JSON.stringify(activation)}`,
      );
    this.selfAttn = new MultiheadAttention(dModel, nhead, { dropout: p, batchFirst, ...place });
    this.linear1 = new Linear(dModel, dimFeedforward, place);
    this.dropout = new Dropout(p);
    this.linear2 = new Linear(dimFeedforward, dModel, place);
    this.norm1 = new LayerNorm(dModel, { eps, ...place });
    this.norm2 = new LayerNorm(dModel, { eps, ...place });
    this.dropout1 = new Dropout(p);
    this.dropout2 = new Dropout(p);
    this.#activation = activation === "relu" ? relu : activation === "gelu" ? (x) => gelu(x, "none") : activation;
    this.#normFirst = normFirst;
  }

  /** @param src (L, N, E), or with `batchFirst` (N, L, E); the masks are those of attention */
  forward(
    src: Tensor,
    options: { readonly srcMask?: Tensor | null; readonly srcKeyPaddingMask?: Tensor | null } = {},
  ): Tensor {
    const none: { srcMask: Tensor | null; srcKeyPaddingMask: Tensor | null } = {
      srcMask: null,
      srcKeyPaddingMask: null,
    };
    const { srcMask, srcKeyPaddingMask } = withDefaults("TransformerEncoderLayer", options, {}, none);
    checkTensor("TransformerEncoderLayer", src, "src");
    const attend = (x: Tensor): Tensor => {
      const masks = { attnMask: srcMask, keyPaddingMask: srcKeyPaddingMask, needWeights: false };
      return this.dropout1.forward(this.selfAttn.forward(x, x, x, masks)[0]);
    };
    const feed = (x: Tensor): Tensor =>
      this.dropout2.forward(this.linear2.forward(this.dropout.forward(this.#activation(this.linear1.forward(x)))));
    if (this.#normFirst) {
      const attended = add_Tensor(src, attend(this.norm1.forward(src)), 1);
      return add_Tensor(attended, feed(this.norm2.forward(attended)), 1);
    }
    const attended = this.norm1.forward(add_Tensor(src, attend(src), 1));
    return this.norm2.forward(add_Tensor(attended, feed(attended), 1));
  }
}

/** Encoder layers one behind the other, and at last perhaps a normalisation. */
export class TransformerEncoder extends Module {
  readonly layers: readonly TransformerEncoderLayer[];
  readonly norm: LayerNorm | null;

  /** @param layers each with parameters of its own */
  constructor(layers: readonly TransformerEncoderLayer[], options: { readonly norm?: LayerNorm | null } = {}) {
    super();
    const { norm } = withDefaults("TransformerEncoder", options, {}, { norm: null as LayerNorm | null });
    checkArray("TransformerEncoder", layers, "layers");
    for (const layer of layers)
      checkInstance("TransformerEncoder", layer, TransformerEncoderLayer, "a TransformerEncoderLayer");
    if (norm !== null) checkInstance("TransformerEncoder: norm", norm, LayerNorm, "a LayerNorm or null");
    this.layers = layers;
    this.norm = norm;
  }

  forward(src: Tensor, masks: Parameters<TransformerEncoderLayer["forward"]>[1] = {}): Tensor {
    let value = src;
    for (const layer of this.layers) value = layer.forward(value, masks);
    return this.norm === null ? value : this.norm.forward(value);
  }
}
