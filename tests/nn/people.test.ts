// Layers, losses and containers against PyTorch's: the same beginnings, and the same results, gradients and parameters over five steps of training.

import { describe, expect, test } from "vitest";
import {
  cat,
  manualSeed,
  maxPool1dWithIndices,
  maxPool2dWithIndices,
  maxPool3dWithIndices,
  noGrad,
  ones,
  type Tensor,
  tensor,
  zeros,
} from "../../generated/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { distance, fromPeople } from "./recorded.js";

const F = nn.functional;
type Run = (inputs: readonly Tensor[]) => unknown;
type Case = () => readonly [module: nn.Module, run: Run];

/** A module that takes all inputs in their order. */
const all =
  (make: () => nn.Module): Case =>
  () => {
    const module = make();
    const { forward } = module as unknown as { forward(...given: unknown[]): unknown };
    return [module, (inputs) => forward.apply(module, [...inputs])];
  };
/** A function that takes all inputs in their order. */
const call =
  (run: (...inputs: Tensor[]) => unknown): Case =>
  () => [new nn.Identity(), (inputs) => run(...inputs)];
const weight = (): Tensor => zeros([3]);

class Containers extends nn.Module {
  readonly layers = new nn.ModuleList([new nn.Linear(3, 3)]).push(new nn.Linear(3, 3));
  readonly choices = new nn.ModuleDict<nn.Layer>({ relu: new nn.PReLU() }).set("lin_ear", new nn.Linear(3, 2));
  readonly scales = new nn.ParameterList([ones([3]), zeros([1])]);
  readonly named = new nn.ParameterDict({ left: ones([2]) });
  forward(x: Tensor): Tensor {
    let value = x;
    for (const layer of this.layers)
      value = this.choices.get("relu").forward(layer.forward(value)).mul(this.scales.at(0)).add(this.scales.at(-1));
    return this.choices.get("lin_ear").forward(value).mul(this.named.get("left"));
  }
}

class Hooked extends nn.Module {
  readonly layer = new nn.Linear(3, 3);
  constructor() {
    super();
    this.layer.registerForwardPreHook((_, [x]) => [x.mul(2)]);
    this.layer.registerForwardHook((_, [x], output) => output.add(x));
    this.layer.registerFullBackwardHook((_, [input], [output]) => [input!.mul(0.5).add(output!)]);
  }
  forward(x: Tensor): Tensor {
    return this.layer.forward(x.tanh());
  }
}

/** A recurrent layer on sequences of the lengths 2, 5 and 3. */
const packed = (make: () => nn.Module, batchFirst = false): Case => {
  return () => {
    const module = make();
    return [
      module,
      ([x, ...states]) => {
        const sequence = nn.packPaddedSequence(x!, [2, 5, 3], { enforceSorted: false, batchFirst });
        const given: unknown = states.length === 2 ? states : (states[0] ?? null);
        const { forward } = module as nn.Module & {
          forward(x: unknown, state: unknown): readonly [nn.PackedSequence, unknown];
        };
        const [output, last] = forward.call(module, sequence, given);
        return [...nn.padPackedSequence(output, { paddingValue: 0.5, batchFirst }), last];
      },
    ];
  };
};
const square = (): Tensor => nn.Transformer.generateSquareSubsequentMask(4, { dtype: "float64" });
const small = { dimFeedforward: 16, dropout: 0 };

const cases: Readonly<Record<string, Case>> = {
  ...Object.fromEntries(
    (["none", "mean", "sum"] as const).flatMap((reduction) => [
      [`l1-${reduction}`, all(() => new nn.L1Loss({ reduction }))],
      [`mse-${reduction}`, all(() => new nn.MSELoss({ reduction }))],
      [`cross-entropy-${reduction}`, all(() => new nn.CrossEntropyLoss({ reduction }))],
    ]),
  ),
  "smooth-l1": all(() => new nn.SmoothL1Loss({ beta: 0.5 })),
  huber: all(() => new nn.HuberLoss({ delta: 0.7 })),
  "cross-entropy-weight": all(() => new nn.CrossEntropyLoss({ weight: weight(), ignoreIndex: 1, labelSmoothing: 0.2 })),
  "cross-entropy-probabilities": all(() => new nn.CrossEntropyLoss()),
  nll: all(() => new nn.NLLLoss({ weight: weight(), ignoreIndex: 0 })),
  bce: all(() => new nn.BCELoss()),
  "bce-weight": all(() => new nn.BCELoss({ weight: weight(), reduction: "sum" })),
  "bce-logits": all(() => new nn.BCEWithLogitsLoss({ weight: weight(), posWeight: weight() })),
  kl: all(() => new nn.KLDivLoss({ reduction: "batchmean" })),
  "kl-mean": all(() => new nn.KLDivLoss()),
  "kl-log": all(() => new nn.KLDivLoss({ reduction: "batchmean", logTarget: true })),
  "f-kl": call((a, b) => F.klDiv(a, b, { reduction: "batchmean" })),
  poisson: all(() => new nn.PoissonNLLLoss({ logInput: false, full: true })),
  gaussian: all(() => new nn.GaussianNLLLoss()),
  "gaussian-full": all(() => new nn.GaussianNLLLoss({ full: true, reduction: "sum" })),
  hinge: all(() => new nn.HingeEmbeddingLoss({ margin: 0.8 })),
  ranking: all(() => new nn.MarginRankingLoss({ margin: 0.3 })),
  "cosine-embedding": all(() => new nn.CosineEmbeddingLoss({ margin: 0.1 })),
  triplet: all(() => new nn.TripletMarginLoss({ margin: 0.9, p: 1.5, swap: true })),
  "triplet-distance": all(() => new nn.TripletMarginWithDistanceLoss({ margin: 0.9, swap: true })),
  "soft-margin": all(() => new nn.SoftMarginLoss()),
  "multi-margin": all(() => new nn.MultiMarginLoss({ p: 2, margin: 0.7, weight: weight() })),
  "multilabel-margin": all(() => new nn.MultiLabelMarginLoss()),
  "multilabel-soft-margin": all(() => new nn.MultiLabelSoftMarginLoss({ weight: weight() })),
  ctc: all(() => new nn.CTCLoss({ blank: 1 })),
  "ctc-list": () => {
    const module = new nn.CTCLoss({ zeroInfinity: true, reduction: "sum" });
    return [module, ([x, targets]) => module.forward(x!, targets!, [4, 4], [3, 3])];
  },
  relu6: all(() => new nn.ReLU6()),
  hardswish: all(() => new nn.Hardswish()),
  hardsigmoid: all(() => new nn.Hardsigmoid()),
  hardtanh: all(() => new nn.Hardtanh(-0.5, 0.7)),
  mish: all(() => new nn.Mish()),
  selu: all(() => new nn.SELU()),
  celu: all(() => new nn.CELU(0.7)),
  prelu: all(() => new nn.PReLU(4, { init: 0.1 })),
  "prelu-one": all(() => new nn.PReLU()),
  rrelu: all(() => new nn.RReLU(0.1, 0.3)),
  glu: all(() => new nn.GLU(1)),
  "log-sigmoid": all(() => new nn.LogSigmoid()),
  softsign: all(() => new nn.Softsign()),
  softmin: all(() => new nn.Softmin(1)),
  softshrink: all(() => new nn.Softshrink(0.3)),
  hardshrink: all(() => new nn.Hardshrink(0.3)),
  tanhshrink: all(() => new nn.Tanhshrink()),
  threshold: all(() => new nn.Threshold(0.1, 0.5)),
  softmax2d: all(() => new nn.Softmax2d()),
  dropout1d: all(() => new nn.Dropout1d(0.4)),
  dropout2d: all(() => new nn.Dropout2d(0.4)),
  dropout3d: all(() => new nn.Dropout3d(0.4)),
  "alpha-dropout": all(() => new nn.AlphaDropout(0.3)),
  "feature-alpha-dropout": all(() => new nn.FeatureAlphaDropout(0.3)),
  nearest1d: all(() => new nn.Upsample({ scaleFactor: 1.7 })),
  nearest2d: all(() => new nn.Upsample({ size: [5, 7] })),
  nearest3d: all(() => new nn.Upsample({ scaleFactor: [2, 1, 1.5] })),
  linear: all(() => new nn.Upsample({ size: 7, mode: "linear", alignCorners: true })),
  bilinear: all(() => new nn.Upsample({ scaleFactor: 1.5, mode: "bilinear" })),
  "bilinear-recompute": all(() => new nn.Upsample({ scaleFactor: 1.3, mode: "bilinear", recomputeScaleFactor: true })),
  trilinear: all(() => new nn.Upsample({ size: [3, 4, 5], mode: "trilinear" })),
  bicubic: all(() => new nn.Upsample({ size: [6, 3], mode: "bicubic", alignCorners: true })),
  "upsampling-nearest": all(() => new nn.UpsamplingNearest2d({ scaleFactor: 2 })),
  "upsampling-bilinear": all(() => new nn.UpsamplingBilinear2d({ size: [5, 5] })),
  "interpolate-exact": call((x) => F.interpolate(x, { size: [5, 3], mode: "nearest-exact" })),
  "interpolate-area": call((x) => F.interpolate(x, { size: [2, 3], mode: "area" })),
  "interpolate-antialias": call((x) => F.interpolate(x, { size: [2, 3], mode: "bilinear", antialias: true })),
  "pixel-shuffle": all(() => new nn.PixelShuffle(2)),
  "pixel-unshuffle": all(() => new nn.PixelUnshuffle(2)),
  "channel-shuffle": all(() => new nn.ChannelShuffle(2)),
  unflatten: all(() => new nn.Unflatten(1, [2, 3])),
  unfold: all(() => new nn.Unfold([2, 3], { padding: 1, stride: 2 })),
  fold: all(() => new nn.Fold([4, 5], [2, 2])),
  "zero-pad": all(() => new nn.ZeroPad2d([1, 2, 0, 1])),
  "constant-pad1d": all(() => new nn.ConstantPad1d(2, 0.5)),
  "constant-pad2d": all(() => new nn.ConstantPad2d([1, 0, 2, 1], -1)),
  "constant-pad3d": all(() => new nn.ConstantPad3d(1, 3)),
  "reflection-pad1d": all(() => new nn.ReflectionPad1d(2)),
  "reflection-pad2d": all(() => new nn.ReflectionPad2d([1, 2, 2, 0])),
  "reflection-pad3d": all(() => new nn.ReflectionPad3d(1)),
  "replication-pad1d": all(() => new nn.ReplicationPad1d([3, 1])),
  "replication-pad2d": all(() => new nn.ReplicationPad2d(1)),
  "replication-pad3d": all(() => new nn.ReplicationPad3d([1, 0, 2, 1, 0, 1])),
  "lp-pool1d": all(() => new nn.LPPool1d(2, 3, { stride: 2 })),
  "lp-pool2d": all(() => new nn.LPPool2d(3, [2, 3], { ceilMode: true })),
  "adaptive-max1d": all(() => new nn.AdaptiveMaxPool1d(3)),
  "adaptive-max2d": all(() => new nn.AdaptiveMaxPool2d([2, 3])),
  "adaptive-max3d": all(() => new nn.AdaptiveMaxPool3d(2)),
  "local-response": all(() => new nn.LocalResponseNorm(3, { alpha: 0.1, beta: 0.6, k: 1.5 })),
  "local-response1d": all(() => new nn.LocalResponseNorm(2)),
  normalize: call((x) => F.normalize(x, { p: 3, dim: 2 })),
  gumbel: call((x) => F.gumbelSoftmax(x, { tau: 0.7 })),
  "gumbel-hard": call((x) => F.gumbelSoftmax(x, { hard: true, dim: 0 })),
  "affine-grid": call((x) => F.affineGrid(x, [2, 1, 3, 4])),
  "affine-grid3d": call((x) => F.affineGrid(x, [2, 1, 2, 3, 4], { alignCorners: true })),
  "grid-sample": call((x, grid) => F.gridSample(x, grid, { paddingMode: "reflection", alignCorners: true })),
  "max-unpool1d": call((x) => new nn.MaxUnpool1d(2).forward(...maxPool1dWithIndices(x, 2))),
  "max-unpool2d": call((x) => new nn.MaxUnpool2d(2).forward(...maxPool2dWithIndices(x, 2), [5, 6])),
  "max-unpool3d": call((x) => new nn.MaxUnpool3d(2).forward(...maxPool3dWithIndices(x, 2))),
  "bilinear-layer": all(() => new nn.Bilinear(3, 4, 2)),
  "cosine-similarity": all(() => new nn.CosineSimilarity({ dim: 0 })),
  pairwise: all(() => new nn.PairwiseDistance({ p: 1.5, keepdim: true })),
  "bag-mean": all(() => new nn.EmbeddingBag(7, 3)),
  "bag-sum": all(() => new nn.EmbeddingBag(7, 3, { mode: "sum", paddingIdx: 2 })),
  "bag-max": all(() => new nn.EmbeddingBag(7, 3, { mode: "max", includeLastOffset: true })),
  "bag-weights": () => {
    const module = new nn.EmbeddingBag(7, 3, { mode: "sum" });
    return [module, ([x, weights]) => module.forward(x!, null, weights!)];
  },
  "rnn-cell": all(() => new nn.RNNCell(4, 3, { nonlinearity: "relu" })),
  "gru-cell": all(() => new nn.GRUCell(4, 3)),
  "gru-cell-single": all(() => new nn.GRUCell(4, 3, { bias: false })),
  "lstm-cell": () => {
    const module = new nn.LSTMCell(4, 3);
    return [module, ([x, hidden, cell]) => module.forward(x!, [hidden!, cell!])];
  },
  "packed-lstm": packed(() => new nn.LSTM(4, 3, { numLayers: 2, bidirectional: true })),
  "packed-lstm-state": packed(() => new nn.LSTM(4, 3, { batchFirst: true }), true),
  "packed-gru": packed(() => new nn.GRU(4, 3, { bidirectional: true })),
  "packed-rnn": packed(() => new nn.RNN(4, 3, { nonlinearity: "relu" })),
  "pack-sequence": () => {
    const module = new nn.GRU(4, 3);
    return [module, (inputs) => nn.unpackSequence(module.forward(nn.packSequence(inputs))[0])];
  },
  "decoder-layer": () => {
    const module = new nn.TransformerDecoderLayer(8, 2, { dimFeedforward: 16 });
    const ignored = tensor(Array.from({ length: 3 }, () => [false, false, false, false, true]));
    return [
      module,
      ([tgt, memory]) => module.forward(tgt!, memory!, { tgtMask: square(), memoryKeyPaddingMask: ignored }),
    ];
  },
  "decoder-layer-first": all(
    () => new nn.TransformerDecoderLayer(8, 2, { ...small, activation: "gelu", batchFirst: true, normFirst: true }),
  ),
  decoder: all(() => {
    const layers = [0, 1].map(() => new nn.TransformerDecoderLayer(8, 2, small));
    return new nn.TransformerDecoder(layers, { norm: new nn.LayerNorm(8) });
  }),
  transformer: () => {
    const module = new nn.Transformer(8, 2, { ...small, numEncoderLayers: 1, numDecoderLayers: 2 });
    return [module, ([src, tgt]) => module.forward(src!, tgt!, { tgtMask: square() })];
  },
  containers: all(() => new Containers()),
  hooked: all(() => new Hooked()),
};

function flat(value: unknown): readonly Tensor[] {
  if (value === null) return [];
  return Array.isArray(value) ? value.flatMap(flat) : [value as Tensor];
}

/** Inputs that stay as they are, and how many of the others require gradients: as scripts/record-people.py has them. */
const fixed = /^(bce|bce-weight|kl|kl-.*|f-kl|poisson|gaussian|gaussian-full|nll|grid-sample|lp-pool\dd|ctc|ctc-list)$/;
const leading: Readonly<Record<string, number>> = {
  "channel-shuffle": 0,
  "soft-margin": 1,
  hinge: 1,
  ranking: 2,
  "cosine-embedding": 2,
  "multilabel-soft-margin": 1,
  poisson: 1,
  "kl-mean": 1,
  "bce-logits": 1,
};

/** PyTorch's backward passes take 1 / 6 and 1 / alpha in single precision. */
const rounded = new Set(["hardsigmoid", "celu"]);

/** PyTorch makes a copy of one layer, or draws the same numbers in another order. */
const otherBeginnings = new Set(["decoder", "transformer"]);

describe.each(Object.keys(cases))("%s", (name) => {
  test("has PyTorch's names and beginnings, and trains as it does", () => {
    manualSeed(1);
    const [module, run] = cases[name]!();
    const initial = fromPeople(`init/${name}`);
    const ours = module.stateDict();
    expect(Object.keys(ours).sort()).toEqual(Object.keys(initial).sort());
    if (!otherBeginnings.has(name) && !name.includes("weight") && !/^(nll|bce|multi)/.test(name))
      for (const [key, value] of Object.entries(ours)) expect(distance(value, initial[key]!), key).toBeLessThan(2e-7);

    module.double();
    module.loadStateDict(fromPeople(`state/${name}`));
    const recorded = fromPeople(`input/${name}`);
    let given = Object.keys(recorded).map((_, i) => recorded[i]!);
    const parameters = module.parameters();
    const optimizer = parameters.length === 0 ? null : new optim.SGD(parameters, { lr: 0.01 });
    let leaves: readonly Tensor[] = [];
    for (let step = 0; step < 5; step++) {
      leaves = given.map((value, i) => {
        const leaf = value.detach().clone();
        return leaf.dtype === "float64" && i < (leading[name] ?? 9) ? leaf.requiresGrad_() : leaf;
      });
      manualSeed(3 + step);
      const outputs = flat(run(leaves));
      const wanted = fromPeople(`output/${name}/${step}`);
      expect(outputs.length).toBe(Object.keys(wanted).length);
      for (const [i, output] of outputs.entries())
        expect(distance(output, wanted[i]!), `step ${step}, output ${i}`).toBeLessThan(
          rounded.has(name) ? 1e-8 : 1e-10,
        );
      optimizer?.zeroGrad();
      const loss = cat(
        outputs.filter(({ dtype }) => dtype === "float64").map((output) => output.square().flatten()),
      ).sum();
      if (loss.requiresGrad) loss.div(/^(decoder|transformer)/.test(name) ? 1000 : 1).backward();
      optimizer?.step();
      given = leaves.map((leaf) =>
        noGrad(() => (leaf.grad === null || fixed.test(name) ? leaf : leaf.sub(leaf.grad, { alpha: 0.01 }))),
      );
    }
    const limit = rounded.has(name) ? 1e-8 : 1e-10;
    for (const [i, wanted] of Object.entries(fromPeople(`grad/${name}`)))
      expect(distance(leaves[Number(i)]!.grad!, wanted), `gradient ${i}`).toBeLessThan(limit);
    for (const [key, wanted] of Object.entries(fromPeople(`after/${name}`)))
      expect(distance(module.stateDict()[key]!, wanted), key).toBeLessThan(1e-10);
  });
});
