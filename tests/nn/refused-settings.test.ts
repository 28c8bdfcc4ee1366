// Settings and states that layers refuse, since they would compute NaN or lose numbers in silence.

import { describe, expect, test } from "vitest";
import { manualSeed, ones, tensor } from "../../generated/index.js";
import * as nn from "../../runtime/nn/index.js";
import { thrown } from "../thrown.js";

test.each<[string, (eps: number) => unknown]>([
  ["BatchNorm1d", (eps) => new nn.BatchNorm1d(2, { eps })],
  ["BatchNorm2d", (eps) => new nn.BatchNorm2d(2, { eps })],
  ["BatchNorm3d", (eps) => new nn.BatchNorm3d(2, { eps })],
  ["InstanceNorm1d", (eps) => new nn.InstanceNorm1d(2, { eps })],
  ["InstanceNorm2d", (eps) => new nn.InstanceNorm2d(2, { eps })],
  ["InstanceNorm3d", (eps) => new nn.InstanceNorm3d(2, { eps })],
  ["LayerNorm", (eps) => new nn.LayerNorm(2, { eps })],
  ["GroupNorm", (eps) => new nn.GroupNorm(1, 2, { eps })],
])("%s takes no eps below 0", (name, make) => {
  expect(() => make(-1)).toThrow(`${name}: eps must be 0 or more, got -1`);
  expect(() => make(Number.NaN)).toThrow(/NaN/);
  make(0);
});

test.each<[string, (momentum: number) => unknown]>([
  ["BatchNorm1d", (momentum) => new nn.BatchNorm1d(2, { momentum })],
  ["InstanceNorm2d", (momentum) => new nn.InstanceNorm2d(2, { momentum })],
])("%s takes a momentum from 0 to 1", (name, make) => {
  expect(() => make(Number.NaN)).toThrow("momentum must be a number, got number NaN");
  for (const momentum of [-0.1, 1.5, Number.POSITIVE_INFINITY])
    expect(() => make(momentum)).toThrow(
      `${name}: momentum must be a number from 0 to 1, or null, got number ${momentum}`,
    );
  make(0);
  make(1);
});

test("a module of real numbers takes no complex state", () => {
  manualSeed(0);
  const layer = new nn.Linear(2, 1);
  const state = { weight: tensor([[1, 2]]).to("complex64"), bias: ones([1]) };
  expect(() => layer.loadStateDict(state)).toThrow(
    "loadStateDict: weight: complex64, where the module has float32; imaginary parts would be lost",
  );
});

test("a list of modules is not made of numbers", () => {
  expect(() => new nn.ModuleList(new Float32Array(2) as never)).toThrow(
    "ModuleList: expected an iterable of modules, got an object (Float32Array)",
  );
});

// The settings of each class after its right arguments are known: constructors name them. What a position or an option takes besides is listed.
const rightArguments: Readonly<Record<string, readonly unknown[]>> = {
  AdaptiveAvgPool1d: [2],
  AdaptiveAvgPool2d: [2],
  AdaptiveAvgPool3d: [2],
  AdaptiveMaxPool1d: [2],
  AdaptiveMaxPool2d: [2],
  AdaptiveMaxPool3d: [2],
  AlphaDropout: [0.5],
  AvgPool1d: [2],
  AvgPool2d: [2],
  AvgPool3d: [2],
  BatchNorm1d: [2],
  BatchNorm2d: [2],
  BatchNorm3d: [2],
  Bilinear: [2, 2, 2],
  CELU: [1],
  ChannelShuffle: [2],
  ConstantPad1d: [2, 0],
  ConstantPad2d: [2, 0],
  ConstantPad3d: [2, 0],
  Conv1d: [2, 2, 1],
  Conv2d: [2, 2, 1],
  Conv3d: [2, 2, 1],
  ConvTranspose1d: [2, 2, 1],
  ConvTranspose2d: [2, 2, 1],
  ConvTranspose3d: [2, 2, 1],
  Dropout: [0.5],
  Dropout1d: [0.5],
  Dropout2d: [0.5],
  Dropout3d: [0.5],
  ELU: [1],
  Embedding: [2, 2],
  EmbeddingBag: [2, 2],
  FeatureAlphaDropout: [0.5],
  Flatten: [1, -1],
  Fold: [2, 1],
  GELU: ["none"],
  GLU: [-1],
  GRU: [2, 2],
  GRUCell: [2, 2],
  GroupNorm: [1, 2],
  Hardshrink: [1],
  Hardtanh: [-1, 1],
  InstanceNorm1d: [2],
  InstanceNorm2d: [2],
  InstanceNorm3d: [2],
  LPPool1d: [2, 2],
  LPPool2d: [2, 2],
  LSTM: [2, 2],
  LSTMCell: [2, 2],
  LayerNorm: [2],
  LeakyReLU: [1],
  Linear: [2, 2],
  LocalResponseNorm: [2],
  LogSoftmax: [1],
  MaxPool1d: [2],
  MaxPool2d: [2],
  MaxPool3d: [2],
  MaxUnpool1d: [2],
  MaxUnpool2d: [2],
  MaxUnpool3d: [2],
  ModuleDict: [{}],
  MultiheadAttention: [2, 1],
  PReLU: [1],
  ParameterDict: [{}],
  PixelShuffle: [2],
  PixelUnshuffle: [2],
  RNN: [2, 2],
  RNNCell: [2, 2],
  RReLU: [0, 1],
  ReflectionPad1d: [1],
  ReflectionPad2d: [1],
  ReflectionPad3d: [1],
  ReplicationPad1d: [1],
  ReplicationPad2d: [1],
  ReplicationPad3d: [1],
  Softmax: [1],
  Softmin: [1],
  Softplus: [1, 20],
  Softshrink: [1],
  Threshold: [1, 1],
  Transformer: [],
  TransformerDecoder: [new nn.TransformerDecoderLayer(2, 1), 1],
  TransformerDecoderLayer: [2, 1],
  TransformerEncoder: [new nn.TransformerEncoderLayer(2, 1), 1],
  TransformerEncoderLayer: [2, 1],
  Unflatten: [1, [2]],
  Unfold: [2],
  UpsamplingBilinear2d: [],
  UpsamplingNearest2d: [],
  ZeroPad2d: [1],
};
/** An option that must be there. */
const requiredOptions: Readonly<Record<string, object>> = {
  Upsample: { size: 2 },
  UpsamplingBilinear2d: { size: 2 },
  UpsamplingNearest2d: { size: 2 },
};
/** Padding may be NaN. */
const taken = ["ConstantPad1d argument 1 NaN", "ConstantPad2d argument 1 NaN", "ConstantPad3d argument 1 NaN"];

describe("no layer takes nonsense as a setting", () => {
  const classes = Object.entries(nn).filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === "function");
  test.each(classes)("%s", (name, value) => {
    type Class = new (...args: unknown[]) => unknown;
    const make = (...args: unknown[]): string => thrown(() => new (value as Class)(...args));
    const right = rightArguments[name] ?? [];
    const found: string[] = [];
    const nonsense = (what: string, args: (bad: unknown) => readonly unknown[]): void => {
      for (const bad of ["x", Number.NaN, { a: 1 }, 1n]) {
        const error = make(...args(bad));
        const isNamed =
          /^(ArgumentError|DeviceError|ShapeError|UnsupportedError): /.test(error) ||
          taken.includes(`${name} ${what} ${String(bad)}`);
        if (!isNamed) found.push(`${what}: ${String(bad)}: ${error}`);
      }
    };
    for (let i = 0; i < right.length; i++)
      nonsense(`argument ${i}`, (bad) => right.map((one, j) => (i === j ? bad : one)));
    const [, options] = /unknown option "nonsense"; there (?:is|are) (.*)/.exec(make(...right, { nonsense: 1 })) ?? [];
    for (const option of options?.split(", ") ?? [])
      for (const others of [{}, requiredOptions[name] ?? {}])
        nonsense(option, (bad) => [...right, { ...others, [option]: bad }]);
    expect(found).toEqual([]);
  });
});
