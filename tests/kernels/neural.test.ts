// Losses, normalisation, convolution, pooling, resampling, gated activations, recurrent cells.

import { describe, expect, it } from "vitest";
import {
  adaptiveMaxPool3d,
  avgPool2d,
  batchNorm,
  binaryCrossEntropy,
  conv2d,
  convolution,
  dropout,
  glu,
  gradcheck,
  gradgradcheck,
  groupNorm,
  huberLoss,
  instanceNorm,
  layerNorm,
  manualSeed,
  maxPool2d,
  maxPool2dWithIndices,
  maxPool3dWithIndices,
  maxUnpool3d,
  mseLoss,
  ones,
  prelu,
  randn,
  smoothL1Loss,
  type Tensor,
  tensor,
  zeros,
} from "../../generated/index.js";
import { readFamily, runOnMeta, testGradients, testPlaces, testRecords } from "./golden.js";

const family = readFamily("neural");

describe("neural: PyTorch's own answers", () => {
  testRecords(family);
  testGradients(family);

  it("the same shapes and dtypes on meta", () => {
    const { wrong, passed } = runOnMeta(family);
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(500);
  });

  testPlaces(family, { spread: 690, behind: 690, out: 510 });
});

describe("neural: derivatives of both orders", () => {
  const cases: readonly { name: string; run: (...x: never[]) => Tensor; inputs: readonly (readonly number[])[] }[] = [
    {
      name: "conv2d with stride, padding, dilation and groups",
      run: (x: Tensor, w: Tensor, b: Tensor) =>
        conv2d(x, w, b, { stride: [2, 1], padding: [1, 2], dilation: [1, 2], groups: 2 }),
      inputs: [[2, 4, 5, 6], [6, 2, 2, 3], [6]],
    },
    {
      name: "transposed convolution with output padding",
      run: (x: Tensor, w: Tensor, b: Tensor) => convolution(x, w, b, [2, 3], [1, 0], [1, 2], true, [1, 2], 2),
      inputs: [[1, 4, 3, 2], [4, 3, 2, 2], [6]],
    },
    {
      name: "batch norm in training",
      run: (x: Tensor, w: Tensor, b: Tensor) => batchNorm(x, w, b, null, null, true, 0.1, 1e-5, false),
      inputs: [[3, 2, 4], [2], [2]],
    },
    {
      name: "batch norm in evaluation",
      run: (x: Tensor, w: Tensor, b: Tensor) =>
        batchNorm(
          x,
          w,
          b,
          tensor([0.5, -1], { dtype: "float64" }),
          tensor([1.5, 0.7], { dtype: "float64" }),
          false,
          0.1,
          1e-5,
          false,
        ),
      inputs: [[3, 2, 4], [2], [2]],
    },
    {
      name: "layer norm",
      run: (x: Tensor, w: Tensor, b: Tensor) => layerNorm(x, [2, 3], { weight: w, bias: b }),
      inputs: [
        [4, 2, 3],
        [2, 3],
        [2, 3],
      ],
    },
    {
      name: "group norm",
      run: (x: Tensor, w: Tensor, b: Tensor) => groupNorm(x, 2, { weight: w, bias: b }),
      inputs: [[2, 4, 3], [4], [4]],
    },
    {
      name: "instance norm",
      run: (x: Tensor, w: Tensor, b: Tensor) => instanceNorm(x, w, b, null, null, true, 0.1, 1e-5, false),
      inputs: [[2, 3, 5], [3], [3]],
    },
    { name: "glu", run: (x: Tensor) => glu(x, 0), inputs: [[4, 3]] },
    { name: "prelu", run: (x: Tensor, w: Tensor) => prelu(x, w), inputs: [[2, 3, 2], [3]] },
    { name: "huber", run: (x: Tensor, y: Tensor) => huberLoss(x, y, 2, 0.7), inputs: [[6], [6]] },
    { name: "smooth l1", run: (x: Tensor, y: Tensor) => smoothL1Loss(x, y, 1, 0.7), inputs: [[6], [6]] },
    {
      name: "avg_pool2d with a padded border",
      run: (x: Tensor) => avgPool2d(x, [3, 2], { stride: [2, 1], padding: [1, 1], countIncludePad: false }),
      inputs: [[2, 2, 5, 4]],
    },
    { name: "max_pool2d", run: (x: Tensor) => maxPool2d(x, [2, 3], { stride: [1, 2] }), inputs: [[1, 2, 4, 7]] },
  ];
  it.each(cases)("$name", ({ run, inputs }) => {
    manualSeed(11);
    const operands = inputs.map((shape) => {
      const x = randn(shape, { dtype: "float64" });
      x.requiresGrad = true;
      return x;
    });
    expect(gradcheck(run, operands)).toBe(true);
    expect(gradgradcheck(run, operands)).toBe(true);
  });
});

describe("neural: behaviour", () => {
  it("batch norm updates the running statistics only in training", () => {
    const x = tensor([
      [1, 10],
      [3, 30],
    ]);
    const [mean, variance] = [zeros([2]), ones([2])];
    batchNorm(x, null, null, mean, variance, true, 0.5, 0, false);
    expect(mean.toArray()).toEqual([1, 10]);
    expect(variance.toArray()).toEqual([1.5, 100.5]);
    batchNorm(x, null, null, mean, variance, false, 0.5, 0, false);
    expect(mean.toArray()).toEqual([1, 10]);
  });

  it("a convolution with one tap is a matrix product over the channels", () => {
    const x = tensor([[[[1, 2]], [[3, 4]]]]);
    const w = tensor([[[[10]], [[1]]]]);
    expect(conv2d(x, w).toArray()).toEqual([[[[13, 24]]]]);
  });

  it("padding `same` preserves the size", () => {
    const x = randn([1, 1, 5, 6]);
    const w = randn([2, 1, 4, 3]);
    expect(conv2d(x, w, { padding: "same" })).toMatchObject({ shape: [1, 2, 5, 6] });
    expect(conv2d(x, w, { padding: "valid" })).toMatchObject({ shape: [1, 2, 2, 4] });
  });

  it("dropout in evaluation returns the input", () => {
    const x = tensor([1, 2, 3]);
    expect(dropout(x, 0.5, false).toArray()).toEqual([1, 2, 3]);
  });

  it("the index of a maximum is the first one if a window is all -inf, the last one for NaN", () => {
    const low = zeros([1, 1, 3, 3, 3]).fill_(-Infinity);
    const places = (pair: readonly Tensor[]): unknown => pair[1]!.flatten().toArray();
    expect(places(maxPool3dWithIndices(low, [2, 2, 2], { stride: [1, 1, 1] }))).toEqual([0, 1, 3, 4, 9, 10, 12, 13]);
    expect(places(maxPool2dWithIndices(low.select(0, 0), [2, 2], { stride: [1, 1] }))).toEqual([
      0, 1, 3, 4, 0, 1, 3, 4, 0, 1, 3, 4,
    ]);
    const padded = maxPool3dWithIndices(low, [2, 2, 2], { stride: [2, 2, 2], padding: [1, 1, 1] });
    expect(places(padded)).toEqual([0, 1, 3, 4, 9, 10, 12, 13]);
    const dilated = maxPool3dWithIndices(low, [1, 2, 1], { stride: [1, 1, 1], dilation: [1, 2, 2] });
    expect(places(dilated)).toEqual([0, 1, 2, 9, 10, 11, 18, 19, 20]);
    expect(places(adaptiveMaxPool3d(low, [2, 2, 2]))).toEqual([0, 1, 3, 4, 9, 10, 12, 13]);
    const holed = ones([1, 1, 3, 3, 3]);
    holed.select(2, 1).select(2, 1).select(2, 1).fill_(Number.NaN);
    expect(places(maxPool3dWithIndices(holed, [2, 2, 2], { stride: [1, 1, 1] }))).toEqual(new Array(8).fill(13));
  });

  it("channels-last layout is preserved by convolution and pooling", () => {
    const x = randn([2, 3, 4, 4]).contiguous({ memoryFormat: "channels_last" });
    const y = conv2d(x, randn([5, 3, 1, 1]));
    expect(y.strides).toEqual([80, 1, 20, 5]);
    expect(maxPool2d(y, [2, 2]).strides).toEqual([20, 1, 10, 5]);
  });
});

describe("neural: errors, in PyTorch's words", () => {
  const f = (...shape: number[]): Tensor => zeros(shape);
  const cases: readonly [string, () => unknown, string][] = [
    [
      "channels of a convolution",
      () => conv2d(f(1, 3, 4, 4), f(2, 4, 3, 3)),
      "Given groups=1, weight of size [2, 4, 3, 3], expected input[1, 3, 4, 4] to have 4 channels, but got 3 channels instead",
    ],
    [
      "a kernel that is too large",
      () => conv2d(f(1, 1, 2, 2), f(1, 1, 3, 3)),
      "Calculated padded input size per channel: (2 x 2). Kernel size: (3 x 3). Kernel size can't be greater than actual input size",
    ],
    [
      "rank of an image",
      () => conv2d(f(4, 4), f(1, 1, 3, 3)),
      "Expected 3D (unbatched) or 4D (batched) input to conv2d, but got input of size: [4, 4]",
    ],
    [
      "bias of a convolution",
      () => conv2d(f(1, 1, 4, 4), f(2, 1, 3, 3), f(3)),
      "Given weight of size [2, 1, 3, 3], expected bias to be 1-dimensional with 2 elements, but got bias of size [3] instead",
    ],
    [
      "padding of a pool",
      () => maxPool2d(f(1, 1, 4, 4), [2, 2], { padding: [2, 2] }),
      "pad should be at most half of kernel size, but got pad=2 and kernel_size=2",
    ],
    [
      "a pool that leaves nothing",
      () => maxPool2d(f(1, 1, 2, 2), [3, 3]),
      "Given input size: (1x2x2). Calculated output size: (1x0x0). Output size is too small",
    ],
    [
      "shape of layer norm",
      () => layerNorm(f(2, 3), [4]),
      "Given normalized_shape=[4], expected input with shape [*, 4], but got input of size[2, 3]",
    ],
    [
      "groups of group norm",
      () => groupNorm(f(2, 3, 4), 2),
      "Expected number of channels in input to be divisible by num_groups, but got input of shape [2, 3, 4] and num_groups=2",
    ],
    [
      "statistics of batch norm",
      () => batchNorm(f(2, 3), null, null, f(2), f(3), false, 0.1, 1e-5, false),
      "running_mean should contain 3 elements not 2",
    ],
    ...(
      [
        [[0, 1, 1], [0, 0, 0], "strides should be greater than zero, but got stride: [0, 1, 1]"],
        [
          [2, 2],
          [0, 0, 0],
          "There should be exactly three elements (depth, height, width) in stride, but got: 2 elements.",
        ],
        [
          [2, 2, 2],
          [0],
          "There should be exactly three elements (depth, height, width) in padding, but got: 1 elements.",
        ],
      ] as const
    ).flatMap(([stride, padding, message]) =>
      (["cpu", "meta"] as const).map((device): (typeof cases)[number] => {
        const [x, places] = [f(1, 1, 2, 2, 2), zeros([1, 1, 2, 2, 2], { dtype: "int64" })].map((t) => t.to({ device }));
        return [
          `unpooling by ${stride} and ${padding} on ${device}`,
          () => maxUnpool3d(x!, places!, [4, 4, 4], stride, padding),
          message,
        ];
      }),
    ),
    ["odd halves", () => glu(f(3), 0), "Halving dimension must be even, but dimension 0 is size 3"],
    [
      "probabilities beyond one",
      () => binaryCrossEntropy(tensor([1.5]), tensor([1])),
      "all elements of input should be between 0 and 1",
    ],
    [
      "shapes of a loss",
      () => mseLoss(f(3), f(2)),
      "The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 0",
    ],
  ];
  it.each(cases)("%s", (_, run, message) => {
    expect(run).toThrow(message);
  });
});
