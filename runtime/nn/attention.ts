// Multi-head attention (Vaswani et al. 2017) and the Transformer.

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
  triu,
  unsqueeze,
  zeros,
  zeros_like,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { written } from "../core/describe.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import { checkArray, checkInstance, withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import { engineMemory } from "../core/storage.js";
import type { Tensor } from "../core/tensor.js";
import { constant_, xavierNormal_, xavierUniform_ } from "./init.js";
import { anywhere, checkCount, Dropout, Linear, type Place, unset } from "./linear.js";
import { checkTensor, Module, parameter } from "./module.js";
import { LayerNorm } from "./normalization.js";

/** The options of an attention call. */
export interface AttentionOptions {
  /** (N, S), or (S) for unbatched input: bool, true where a key is ignored; or floating point, added to the scores. */
  readonly keyPaddingMask?: Tensor | null;
  /** (L, S) or (N * heads, L, S): bool, true where a query may not attend to a key; or floating point, added to the scores. */
  readonly attnMask?: Tensor | null;
  /** Whether the attention weights are also returned. */
  readonly needWeights?: boolean;
  /** Whether the returned weights are averaged over the heads. */
  readonly averageAttnWeights?: boolean;
}

export interface MultiheadAttentionOptions extends Place {
  /** The probability of dropping an attention weight during training. */
  readonly dropout?: number;
  readonly bias?: boolean;
  /** Whether a learned key and value are appended to each sequence. */
  readonly addBiasKv?: boolean;
  /** Whether a key and a value of zeros are appended to each sequence. */
  readonly addZeroAttn?: boolean;
  /** The number of features of the keys and of the values; `embedDim` by default. */
  readonly kdim?: number;
  readonly vdim?: number;
  /** Whether tensors are (batch, length, features); otherwise (length, batch, features). */
  readonly batchFirst?: boolean;
}

/** Multi-head attention: for each query, an average of the values, weighted by the similarity of query and key. */
export class MultiheadAttention extends Module {
  static override readonly keepsNothing = true;
  inProjWeight: Tensor | null;
  qProjWeight: Tensor | null;
  kProjWeight: Tensor | null;
  vProjWeight: Tensor | null;
  inProjBias: Tensor | null;
  readonly outProj: Linear;
  biasK: Tensor | null;
  biasV: Tensor | null;
  readonly addZeroAttn: boolean;
  readonly numHeads: number;
  readonly embedDim: number;
  readonly dropout: number;
  readonly batchFirst: boolean;

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
      throw new ArgumentError(`MultiheadAttention: ${embedDim} features cannot be divided into ${numHeads} heads`);
    this.numHeads = numHeads;
    this.embedDim = embedDim;
    this.dropout = p;
    this.batchFirst = batchFirst;
    const isPacked = kdim === embedDim && vdim === embedDim;
    const weight = (features: number): Tensor => parameter(unset([embedDim, features], place));
    this.qProjWeight = isPacked ? null : weight(embedDim);
    this.kProjWeight = isPacked ? null : weight(kdim);
    this.vProjWeight = isPacked ? null : weight(vdim);
    this.inProjWeight = isPacked ? parameter(unset([3 * embedDim, embedDim], place)) : null;
    this.inProjBias = bias ? parameter(constant_(unset([3 * embedDim], place), 0)) : null;
    this.outProj = new Linear(embedDim, embedDim, { bias, ...place });
    for (const matrix of [this.inProjWeight, this.qProjWeight, this.kProjWeight, this.vProjWeight])
      if (matrix !== null) xavierUniform_(matrix);
    if (this.outProj.bias !== null) constant_(this.outProj.bias, 0);
    const biasRow = (): Tensor | null => (addBiasKv ? xavierNormal_(parameter(unset([1, 1, embedDim], place))) : null);
    this.biasK = biasRow();
    this.biasV = biasRow();
    this.addZeroAttn = addZeroAttn;
  }

  /**
   * @param query (L, N, E), key (S, N, kdim) and value (S, N, vdim); with `batchFirst` N comes first; for unbatched input it is absent
   * @returns the output, with the query's shape, and the weights (N, L, S), or (N, heads, L, S) unless averaged; null unless requested
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
        `MultiheadAttention: query, key and value must all have two dimensions or all have three, got ${shapes}`,
      );
    }
    /** (length, batch, features), whatever the layout of the arguments. */
    const lengthFirst = (x: Tensor): Tensor =>
      dimensions === 2 ? unsqueeze(x, 1) : this.batchFirst ? transpose_int(x, 0, 1) : x;
    const [q, givenK, givenV] = this.projected(lengthFirst(query), lengthFirst(key), lengthFirst(value));
    const [length, batch] = q.shape as readonly [number, number, number];
    const given = givenK.shape[0]!;
    const [k, v] = [this.extended(givenK, this.biasK), this.extended(givenV, this.biasV)];
    const source = k.shape[0]!;
    /** Masks cover the keys that are passed; appended keys are never masked. */
    const coveringAppended = (mask: Tensor): Tensor => {
      if (source === given) return mask;
      const none = zeros([...mask.shape.slice(0, -1), source - given], mask.dtype, null, mask.device, null);
      return cat([mask, none], -1);
    };
    const heads = this.numHeads;
    const size = this.embedDim / heads;
    /** (length, batch, features) as (batch * heads, length, size). */
    const byHead = (x: Tensor): Tensor => transpose_int(reshape(x, [x.shape[0]!, batch * heads, size]), 0, 1);
    const asAdded = (mask: Tensor): Tensor =>
      mask.dtype === "bool"
        ? masked_fill_Scalar(zeros_like(mask, q.dtype, null, null, null, null), mask, -Infinity)
        : mask;
    let mask: Tensor | null = null;
    if (attnMask !== null) {
      this.checkMask("attnMask", attnMask, [
        [length, given],
        [batch * heads, length, given],
      ]);
      mask = asAdded(coveringAppended(attnMask));
    }
    if (keyPaddingMask !== null) {
      this.checkMask("keyPaddingMask", keyPaddingMask, dimensions === 2 ? [[given]] : [[batch, given]]);
      const keys = reshape(asAdded(coveringAppended(keyPaddingMask)), [batch, 1, 1, source]);
      const ofHeads = reshape(expand(keys, [batch, heads, 1, source], false), [batch * heads, 1, source]);
      mask = mask === null ? ofHeads : add_Tensor(mask, ofHeads, 1);
    }
    const [queries, keys, values] = [byHead(q), byHead(k), byHead(v)];
    const isDropping = this.training && this.dropout > 0;
    let weights: Tensor | null = null;
    let context: Tensor;
    // Avoids storing the weights of all pairs of queries and keys.
    if (!needWeights && !isDropping && [mask ?? keys, keys, values].every(({ dtype }) => dtype === queries.dtype)) {
      context = scaled_dot_product_attention(queries, keys, values, mask, 0, false, null);
    } else {
      const scores = bmm(mul_Scalar(queries, 1 / Math.sqrt(size)), transpose_int(keys, 1, 2));
      weights = softmax_int(mask === null ? scores : add_Tensor(scores, mask, 1), -1, null);
      if (isDropping) weights = dropout(weights, this.dropout, true);
      context = bmm(weights, values);
    }
    const concatenated = reshape(transpose_int(context, 0, 1), [length * batch, this.embedDim]);
    let output = reshape(linear(concatenated, this.outProj.weight, this.outProj.bias), [length, batch, this.embedDim]);
    if (dimensions === 2) output = reshape(output, [length, this.embedDim]);
    else if (this.batchFirst) output = transpose_int(output, 0, 1);
    if (!needWeights || weights === null) return [output, null];
    let returned = reshape(weights, [batch, heads, length, source]);
    if (averageAttnWeights) returned = mean_dim(returned, [1], false, null);
    return [output, dimensions === 2 ? reshape(returned, returned.shape.slice(1)) : returned];
  }

  /** Keys or values (length, batch, features), followed by the bias and the zeros that the options add. */
  protected extended(x: Tensor, bias: Tensor | null): Tensor {
    const { shape, dtype, device } = x;
    const step = [1, shape[1]!, shape[2]!];
    const sequences = bias === null ? [x] : [x, expand(bias, step, false)];
    if (this.addZeroAttn) sequences.push(zeros(step, dtype, null, device, null));
    return sequences.length === 1 ? x : cat(sequences, 0);
  }

  protected checkMask(name: string, mask: Tensor, allowed: readonly (readonly number[])[]): void {
    const { shape } = checkTensor("MultiheadAttention", mask, name);
    if (allowed.some((candidate) => candidate.join() === shape.join())) return;
    throw new ShapeError(
      `MultiheadAttention: ${name} has shape ${formatShape(shape)}, expected ${allowed.map(formatShape).join(" or ")}`,
    );
  }

  protected projected(query: Tensor, key: Tensor, value: Tensor): readonly [Tensor, Tensor, Tensor] {
    const size = this.embedDim;
    const slice = (stacked: Tensor | null, i: number): Tensor | null =>
      stacked === null ? null : narrow(stacked, 0, i * size, size);
    const weights = [this.qProjWeight, this.kProjWeight, this.vProjWeight].map(
      (weight, i) => weight ?? slice(this.inProjWeight, i)!,
    );
    const [q, k, v] = [query, key, value].map((x, i) => linear(x, weights[i]!, slice(this.inProjBias, i)));
    return [q!, k!, v!];
  }
}

export interface TransformerEncoderLayerOptions extends Place {
  /** The number of features between the two linear layers. */
  readonly dimFeedforward?: number;
  readonly dropout?: number;
  readonly activation?: "relu" | "gelu" | ((input: Tensor) => Tensor);
  readonly layerNormEps?: number;
  readonly batchFirst?: boolean;
  /** Whether normalisation precedes attention and the linear layers; otherwise it follows them. */
  readonly normFirst?: boolean;
}

/** Self-attention and two linear layers, each with a residual connection and normalisation. */
export class TransformerEncoderLayer extends Module {
  static override readonly keepsNothing = true;
  readonly selfAttn: MultiheadAttention;
  readonly linear1: Linear;
  readonly dropout: Dropout;
  readonly linear2: Linear;
  readonly norm1: LayerNorm;
  readonly norm2: LayerNorm;
  readonly dropout1: Dropout;
  readonly dropout2: Dropout;
  readonly activation: (input: Tensor) => Tensor;
  readonly normFirst: boolean;

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
    this.selfAttn = new MultiheadAttention(dModel, nhead, { dropout: p, batchFirst, ...place });
    this.linear1 = new Linear(dModel, dimFeedforward, place);
    this.dropout = new Dropout(p);
    this.linear2 = new Linear(dimFeedforward, dModel, place);
    this.norm1 = new LayerNorm(dModel, { eps, ...place });
    this.norm2 = new LayerNorm(dModel, { eps, ...place });
    this.dropout1 = new Dropout(p);
    this.dropout2 = new Dropout(p);
    this.activation = activationOf("TransformerEncoderLayer", activation);
    this.normFirst = normFirst;
  }

  /** @param src (L, N, E), or with `batchFirst` (N, L, E); the masks are passed to the attention layer */
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
      this.dropout2.forward(
        this.linear2.forward(this.dropout.forward(activated(this.activation, this.linear1.forward(x)))),
      );
    if (this.normFirst) {
      const attended = add_Tensor(src, attend(this.norm1.forward(src)), 1);
      return add_Tensor(attended, feed(this.norm2.forward(attended)), 1);
    }
    const attended = this.norm1.forward(add_Tensor(src, attend(src), 1));
    return this.norm2.forward(add_Tensor(attended, feed(attended), 1));
  }
}

/** A stack of encoder layers, optionally followed by a normalisation. */
export class TransformerEncoder extends Module {
  static override readonly keepsNothing = true;
  readonly layers: readonly TransformerEncoderLayer[];
  readonly norm: LayerNorm | null;

  /** @param layers separate instances; in contrast to PyTorch's constructor, none is copied */
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

/** The masks of a decoder layer: of the target, and of the encoder's output, `memory`. */
export interface DecoderMasks {
  /** (T, T), or (N * heads, T, T): bool, true where a position may not attend; or floating point, added to the scores. */
  readonly tgtMask?: Tensor | null;
  /** (T, S), or (N * heads, T, S), as `tgtMask`. */
  readonly memoryMask?: Tensor | null;
  /** (N, T): true where a position of the target is ignored. */
  readonly tgtKeyPaddingMask?: Tensor | null;
  /** (N, S): true where a position of `memory` is ignored. */
  readonly memoryKeyPaddingMask?: Tensor | null;
}

const noMasks: { [K in keyof DecoderMasks]-?: Tensor | null } = {
  tgtMask: null,
  memoryMask: null,
  tgtKeyPaddingMask: null,
  memoryKeyPaddingMask: null,
};

/** Self-attention, attention to an encoder's output, and two linear layers, each with a residual connection and normalisation. */
export class TransformerDecoderLayer extends Module {
  static override readonly keepsNothing = true;
  readonly selfAttn: MultiheadAttention;
  readonly multiheadAttn: MultiheadAttention;
  readonly linear1: Linear;
  readonly dropout: Dropout;
  readonly linear2: Linear;
  readonly norm1: LayerNorm;
  readonly norm2: LayerNorm;
  readonly norm3: LayerNorm;
  readonly dropout1: Dropout;
  readonly dropout2: Dropout;
  readonly dropout3: Dropout;
  protected readonly activation: (input: Tensor) => Tensor;
  readonly normFirst: boolean;

  /** @param options as those of `TransformerEncoderLayer` */
  constructor(dModel: number, nhead: number, options: TransformerEncoderLayerOptions = {}) {
    super();
    const where = "TransformerDecoderLayer";
    const simple = { dimFeedforward: 2048, dropout: 0.1, layerNormEps: 1e-5, batchFirst: false, normFirst: false };
    const {
      dimFeedforward,
      dropout: p,
      activation,
      layerNormEps: eps,
      batchFirst,
      normFirst,
      ...place
    } = withDefaults(where, options, simple, {
      activation: "relu" as TransformerEncoderLayerOptions["activation"] & {},
      ...anywhere,
    });
    this.activation = activationOf(where, activation);
    this.selfAttn = new MultiheadAttention(dModel, nhead, { dropout: p, batchFirst, ...place });
    this.multiheadAttn = new MultiheadAttention(dModel, nhead, { dropout: p, batchFirst, ...place });
    this.linear1 = new Linear(dModel, dimFeedforward, place);
    this.dropout = new Dropout(p);
    this.linear2 = new Linear(dimFeedforward, dModel, place);
    this.norm1 = new LayerNorm(dModel, { eps, ...place });
    this.norm2 = new LayerNorm(dModel, { eps, ...place });
    this.norm3 = new LayerNorm(dModel, { eps, ...place });
    this.dropout1 = new Dropout(p);
    this.dropout2 = new Dropout(p);
    this.dropout3 = new Dropout(p);
    this.normFirst = normFirst;
  }

  /** @param tgt (T, N, E), or with `batchFirst` (N, T, E) @param memory the encoder's output, (S, N, E) or (N, S, E) */
  forward(tgt: Tensor, memory: Tensor, masks: DecoderMasks = {}): Tensor {
    const where = "TransformerDecoderLayer";
    checkTensor(where, tgt, "tgt");
    checkTensor(where, memory, "memory");
    const { tgtMask, memoryMask, tgtKeyPaddingMask, memoryKeyPaddingMask } = withDefaults(where, masks, {}, noMasks);
    const attend = (x: Tensor): Tensor => {
      const own = { attnMask: tgtMask, keyPaddingMask: tgtKeyPaddingMask, needWeights: false };
      return this.dropout1.forward(this.selfAttn.forward(x, x, x, own)[0]);
    };
    const look = (x: Tensor): Tensor => {
      const theirs = { attnMask: memoryMask, keyPaddingMask: memoryKeyPaddingMask, needWeights: false };
      return this.dropout2.forward(this.multiheadAttn.forward(x, memory, memory, theirs)[0]);
    };
    const feed = (x: Tensor): Tensor =>
      this.dropout3.forward(
        this.linear2.forward(this.dropout.forward(activated(this.activation, this.linear1.forward(x)))),
      );
    let x = tgt;
    if (this.normFirst) {
      x = add_Tensor(x, attend(this.norm1.forward(x)), 1);
      x = add_Tensor(x, look(this.norm2.forward(x)), 1);
      return add_Tensor(x, feed(this.norm3.forward(x)), 1);
    }
    x = this.norm1.forward(add_Tensor(x, attend(x), 1));
    x = this.norm2.forward(add_Tensor(x, look(x), 1));
    return this.norm3.forward(add_Tensor(x, feed(x), 1));
  }
}

/** A stack of decoder layers, optionally followed by a normalisation. */
export class TransformerDecoder extends Module {
  static override readonly keepsNothing = true;
  readonly layers: readonly TransformerDecoderLayer[];
  readonly norm: LayerNorm | null;

  /** @param layers separate instances; in contrast to PyTorch's constructor, none is copied */
  constructor(layers: readonly TransformerDecoderLayer[], options: { readonly norm?: LayerNorm | null } = {}) {
    super();
    const { norm } = withDefaults("TransformerDecoder", options, {}, { norm: null as LayerNorm | null });
    checkArray("TransformerDecoder", layers, "layers");
    for (const layer of layers)
      checkInstance("TransformerDecoder", layer, TransformerDecoderLayer, "a TransformerDecoderLayer");
    if (norm !== null) checkInstance("TransformerDecoder: norm", norm, LayerNorm, "a LayerNorm or null");
    this.layers = layers;
    this.norm = norm;
  }

  forward(tgt: Tensor, memory: Tensor, masks: DecoderMasks = {}): Tensor {
    let value = tgt;
    for (const layer of this.layers) value = layer.forward(value, memory, masks);
    return this.norm === null ? value : this.norm.forward(value);
  }
}

/** Options of `Transformer`. */
export interface TransformerOptions extends TransformerEncoderLayerOptions {
  readonly numEncoderLayers?: number;
  readonly numDecoderLayers?: number;
}

/** An encoder and a decoder, each followed by a normalisation; weights are initialised by Xavier's uniform distribution. */
export class Transformer extends Module {
  static override readonly keepsNothing = true;
  readonly encoder: TransformerEncoder;
  readonly decoder: TransformerDecoder;
  readonly dModel: number;
  readonly nhead: number;

  constructor(dModel = 512, nhead = 8, options: TransformerOptions = {}) {
    super();
    const { numEncoderLayers = 6, numDecoderLayers = 6, ...layer } = options ?? {};
    checkCount("Transformer", "numEncoderLayers", numEncoderLayers);
    checkCount("Transformer", "numDecoderLayers", numDecoderLayers);
    const settings = options === null ? options : layer;
    const { layerNormEps: eps = 1e-5, dtype, device } = layer;
    const norm = (): LayerNorm => new LayerNorm(dModel, { eps, dtype, device });
    const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
    this.encoder = new TransformerEncoder(
      times(numEncoderLayers, () => new TransformerEncoderLayer(dModel, nhead, settings)),
      { norm: norm() },
    );
    this.decoder = new TransformerDecoder(
      times(numDecoderLayers, () => new TransformerDecoderLayer(dModel, nhead, settings)),
      { norm: norm() },
    );
    for (const one of this.parameters()) if (one.shape.length > 1) xavierUniform_(one);
    this.dModel = dModel;
    this.nhead = nhead;
  }

  /**
   * @param src (S, N, E), or with `batchFirst` (N, S, E) @param tgt (T, N, E) or (N, T, E)
   * @param masks `srcMask`, `srcKeyPaddingMask`: as the encoder takes them; the others as the decoder takes them
   */
  forward(
    src: Tensor,
    tgt: Tensor,
    masks: DecoderMasks & { readonly srcMask?: Tensor | null; readonly srcKeyPaddingMask?: Tensor | null } = {},
  ): Tensor {
    const { srcMask, srcKeyPaddingMask, ...decoder } = withDefaults(
      "Transformer",
      masks,
      {},
      { ...noMasks, srcMask: null as Tensor | null, srcKeyPaddingMask: null as Tensor | null },
    );
    return this.decoder.forward(tgt, this.encoder.forward(src, { srcMask, srcKeyPaddingMask }), decoder);
  }

  /** The mask (size, size) with which no position attends to a later one: 0 where it may, -Infinity elsewhere. */
  static generateSquareSubsequentMask(size: number, place: Place = {}): Tensor {
    checkCount("generateSquareSubsequentMask", "size", size);
    return noGrad(() => triu(constant_(unset([size, size], place), Number.NEGATIVE_INFINITY), 1));
  }
}

const exactGelu = (x: Tensor): Tensor => gelu(x, "none");

/** Applies an activation function, which may be the program's. */
function activated(activation: (input: Tensor) => Tensor, x: Tensor): Tensor {
  if (activation !== relu && activation !== exactGelu) engineMemory.installed?.usersCode();
  return activation(x);
}

/** @throws ArgumentError unless the activation is a function, or the name of one */
function activationOf(where: string, activation: unknown): (input: Tensor) => Tensor {
  if (typeof activation === "function") return activation as (input: Tensor) => Tensor;
  if (activation === "relu") return relu;
  if (activation === "gelu") return exactGelu;
  throw new ArgumentError(`${where}: activation must be "relu", "gelu" or a function, got ${written(activation)}`);
}
