// Modules against PyTorch's: the same names in checkpoints, the same beginnings from a seed, the same outputs in evaluation and in training.

import { describe, expect, test } from "vitest";
import { manualSeed, ones, type Tensor, zeros } from "../../generated/index.js";
import * as nn from "../../runtime/nn/index.js";
import { below, distance, listed, one } from "./recorded.js";

/** Layers in a list, and its own parameters and buffers. */
class Net extends nn.Module {
  readonly embedTokens = new nn.Embedding(11, 8);
  readonly layers = [0, 1].map(() => new nn.TransformerEncoderLayer(8, 2, { dimFeedforward: 16, dropout: 0 }));
  readonly finalNorm = new nn.LayerNorm(8);
  readonly head = new nn.Linear(8, 11, { bias: false });
  readonly scale = nn.parameter(ones([8]));
  readonly shift = nn.buffer(zeros([8]));

  forward(tokens: Tensor): Tensor {
    let x = this.embedTokens.forward(tokens).mul(this.scale).add(this.shift);
    for (const layer of this.layers) x = layer.forward(x);
    return this.head.forward(this.finalNorm.forward(x));
  }
}

type Run = (inputs: readonly Tensor[]) => unknown;
const plain =
  <M extends { forward(input: Tensor): unknown }>(make: () => M) =>
  (): [M, Run] => {
    const module = make();
    return [module, ([x]) => module.forward(x!)];
  };

const encoderLayer = () => new nn.TransformerEncoderLayer(8, 2, { dimFeedforward: 16 });
const cases: Readonly<Record<string, () => [module: nn.Module, run: Run]>> = {
  linear: plain(() => new nn.Linear(4, 3)),
  "linear-no-bias": plain(() => new nn.Linear(4, 3, { bias: false })),
  conv1d: plain(() => new nn.Conv1d(4, 6, 3, { stride: 2, padding: 1, groups: 2 })),
  conv2d: plain(() => new nn.Conv2d(3, 4, [3, 2], { padding: [1, 0], dilation: 2 })),
  "conv2d-same": plain(() => new nn.Conv2d(3, 4, 3, { padding: "same", bias: false })),
  conv3d: plain(() => new nn.Conv3d(2, 3, 2, { stride: [1, 2, 1] })),
  "conv-transpose1d": plain(() => new nn.ConvTranspose1d(4, 6, 3, { stride: 2, groups: 2 })),
  "conv-transpose2d": plain(() => new nn.ConvTranspose2d(3, 4, 3, { stride: 2, padding: 1, outputPadding: 1 })),
  "conv-transpose3d": plain(() => new nn.ConvTranspose3d(2, 3, 2, { dilation: 2 })),
  "batch-norm1d": plain(() => new nn.BatchNorm1d(4)),
  "batch-norm2d": plain(() => new nn.BatchNorm2d(3, { eps: 1e-3, momentum: null })),
  "batch-norm3d": plain(() => new nn.BatchNorm3d(2, { affine: false, trackRunningStats: false })),
  "layer-norm": plain(() => new nn.LayerNorm([3, 4])),
  "group-norm": plain(() => new nn.GroupNorm(2, 6)),
  "instance-norm2d": plain(() => new nn.InstanceNorm2d(3, { affine: true, trackRunningStats: true })),
  embedding: plain(() => new nn.Embedding(7, 4, { paddingIdx: 2 })),
  "embedding-max-norm": plain(() => new nn.Embedding(7, 4, { maxNorm: 1 })),
  attention: () => {
    const module = new nn.MultiheadAttention(8, 2);
    return [module, ([q, k, v, keyPaddingMask]) => module.forward(q!, k!, v!, { keyPaddingMask: keyPaddingMask! })];
  },
  "attention-batch-first": () => {
    const module = new nn.MultiheadAttention(8, 4, { bias: false, kdim: 6, vdim: 5, batchFirst: true });
    return [
      module,
      ([q, k, v, attnMask]) => module.forward(q!, k!, v!, { attnMask: attnMask!, averageAttnWeights: false }),
    ];
  },
  "attention-without-batch": () => {
    const module = new nn.MultiheadAttention(8, 2);
    return [module, ([q, k, v]) => module.forward(q!, k!, v!)];
  },
  "encoder-layer": () => {
    const module = encoderLayer();
    return [module, ([x, srcMask]) => module.forward(x!, { srcMask: srcMask! })];
  },
  "encoder-layer-norm-first": plain(
    () =>
      new nn.TransformerEncoderLayer(8, 2, {
        ...{ dimFeedforward: 16, activation: "gelu", batchFirst: true, normFirst: true },
      }),
  ),
  encoder: plain(() => new nn.TransformerEncoder([encoderLayer(), encoderLayer()], { norm: new nn.LayerNorm(8) })),
  rnn: plain(() => new nn.RNN(4, 3, { numLayers: 2, nonlinearity: "relu" })),
  "rnn-state": () => {
    const module = new nn.RNN(4, 3);
    return [module, ([x, state]) => module.forward(x!, state!)];
  },
  lstm: plain(() => new nn.LSTM(4, 3, { numLayers: 2, bidirectional: true, batchFirst: true })),
  "lstm-state": () => {
    const module = new nn.LSTM(4, 3, { bias: false });
    return [module, ([x, hidden, cell]) => module.forward(x!, [hidden!, cell!])];
  },
  "lstm-projection": plain(() => new nn.LSTM(4, 5, { numLayers: 2, bidirectional: true, projSize: 2 })),
  "lstm-projection-state": () => {
    const module = new nn.LSTM(4, 3, { bias: false, projSize: 2 });
    return [module, ([x, hidden, cell]) => module.forward(x!, [hidden!, cell!])];
  },
  gru: plain(() => new nn.GRU(4, 3, { numLayers: 2, bidirectional: true })),
  sequential: plain(
    () =>
      new nn.Sequential(
        ...[new nn.Conv2d(1, 4, 3), new nn.ReLU(), new nn.MaxPool2d(2), new nn.Flatten()],
        ...[new nn.Linear(4 * 3 * 3, 5), new nn.LogSoftmax(1)],
      ),
  ),
  "conv1d-replicate": plain(() => new nn.Conv1d(2, 3, 3, { padding: 2, paddingMode: "replicate" })),
  "conv2d-reflect": plain(() => new nn.Conv2d(2, 3, 3, { padding: [1, 2], paddingMode: "reflect", stride: 2 })),
  "conv2d-circular": plain(
    () => new nn.Conv2d(2, 3, [2, 4], { padding: "same", paddingMode: "circular", dilation: [1, 2] }),
  ),
  "conv3d-replicate": plain(() => new nn.Conv3d(1, 2, 2, { padding: [1, 0, 2], paddingMode: "replicate" })),
  "avg-pool2d": plain(() => new nn.AvgPool2d(2, { stride: 1, padding: 1, divisorOverride: 3 })),
  "avg-pool3d": plain(
    () => new nn.AvgPool3d([1, 2, 2], { ceilMode: true, countIncludePad: false, divisorOverride: 5 }),
  ),
  "attention-more-keys": () => {
    const module = new nn.MultiheadAttention(8, 2, { addBiasKv: true, addZeroAttn: true });
    return [
      module,
      ([q, k, v, keyPaddingMask, attnMask]) =>
        module.forward(q!, k!, v!, { keyPaddingMask: keyPaddingMask!, attnMask: attnMask! }),
    ];
  },
  "attention-zero-key": () => {
    const module = new nn.MultiheadAttention(4, 2, { addZeroAttn: true, kdim: 3, vdim: 5, batchFirst: true });
    return [module, ([q, k, v, attnMask]) => module.forward(q!, k!, v!, { attnMask: attnMask! })];
  },
  net: plain(() => new Net()),
};

function flat(value: unknown): readonly Tensor[] {
  if (value === null) return [];
  return Array.isArray(value) ? value.flatMap(flat) : [value as Tensor];
}

describe.each(Object.keys(cases))("%s", (name) => {
  const initial = below(`init/${name}`);
  const state = below(`state/${name}`);

  test("has PyTorch's names, and begins with its numbers", () => {
    manualSeed(1);
    const [module] = cases[name]!();
    const ourState = module.stateDict();
    expect(Object.keys(ourState).sort()).toEqual(Object.keys(initial).sort());
    // PyTorch's encoder copies one layer.
    if (name === "encoder") return;
    for (const [key, value] of Object.entries(ourState)) expect(distance(value, initial[key]!), key).toBeLessThan(2e-7);
  });

  test("loads its checkpoint and gives its outputs", () => {
    const [module, run] = cases[name]!();
    module.loadStateDict(state);
    const inputs = listed(`input/${name}`);
    const trained = listed(`trained/${name}`);
    if (trained.length > 0) {
      const outputs = flat(run(inputs));
      expect(outputs.map((output, i) => distance(output, trained[i]!) < 1e-5)).toEqual(trained.map(() => true));
      for (const [key, value] of Object.entries(below(`after/${name}`)))
        expect(distance(module.stateDict()[key]!, value), key).toBeLessThan(1e-6);
    }
    module.eval();
    const outputs = flat(run(inputs));
    const wanted = listed(`output/${name}`);
    expect(outputs.length).toBe(wanted.length);
    for (const [i, output] of outputs.entries()) expect(distance(output, wanted[i]!), `output ${i}`).toBeLessThan(1e-5);
    // And propagates backward, to every parameter.
    const parameters = module.parameters();
    if (parameters.length === 0) return;
    outputs[0]!.sum().backward();
    expect(parameters.every(({ grad }) => grad !== null)).toBe(true);
  });
});

const shapes = [
  [6, 4],
  [3, 4, 2],
];
test.each<[string, (tensor: Tensor) => Tensor]>([
  ["uniform", (t) => nn.init.uniform_(t, -2, 3)],
  ["normal", (t) => nn.init.normal_(t, 1, 2)],
  ["xavier-uniform", (t) => nn.init.xavierUniform_(t, { gain: nn.init.calculateGain("tanh") })],
  ["xavier-normal", (t) => nn.init.xavierNormal_(t)],
  ["kaiming-uniform", (t) => nn.init.kaimingUniform_(t, { nonlinearity: "relu" })],
  ["kaiming-normal", (t) => nn.init.kaimingNormal_(t, { slope: 0.2, mode: "fan_out" })],
  ["truncated-normal", (t) => nn.init.truncNormal_(t, { mean: 0.5, std: 2, low: -1, high: 4 })],
  ["orthogonal", (t) => nn.init.orthogonal_(t, { gain: 1.5 })],
  ["eye", (t) => (t.shape.length === 2 ? nn.init.eye_(t) : nn.init.ones_(t))],
])("init: %s", (name, make) => {
  for (const shape of shapes) {
    manualSeed(1);
    expect(distance(make(zeros(shape)), one(`begin/${name}/${shape.length}`)), String(shape)).toBeLessThan(2e-6);
  }
});
