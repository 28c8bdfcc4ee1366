// Four models with their training steps: a perceptron, a convolutional, an attention and a recurrent one.

import {
  add,
  convolution,
  crossEntropyLoss,
  embedding,
  gelu,
  grad,
  layerNorm,
  linear,
  manualSeed,
  matmul,
  maxPool2d,
  nativeBatchNorm,
  noGrad,
  ones,
  randint,
  randn,
  relu,
  softmax,
  stack,
  type Tensor,
  zeros,
} from "../../generated/index.js";

export interface Model {
  readonly parameters: Readonly<Record<string, Tensor>>;
  /** Scores of classes for a batch. */
  readonly forward: (x: Tensor) => Tensor;
  /** A batch: inputs and classes. */
  readonly batch: (rows: number) => readonly [x: Tensor, y: Tensor];
  /** One step of gradient descent with momentum, in place; returns the loss. */
  readonly step: (x: Tensor, y: Tensor) => Tensor;
}

function withStep(
  parameters: Readonly<Record<string, Tensor>>,
  forward: (x: Tensor) => Tensor,
  rate: number,
): Pick<Model, "parameters" | "forward" | "step"> {
  const list = Object.values(parameters);
  for (const parameter of list) parameter.requiresGrad_();
  const velocities = list.map((parameter) => zeros(parameter.shape));
  const step = (x: Tensor, y: Tensor): Tensor => {
    const loss = crossEntropyLoss(forward(x), y);
    const gradients = grad(loss, list);
    noGrad(() => {
      for (const [i, parameter] of list.entries()) {
        velocities[i]!.mul_(0.9).add_(gradients[i]!);
        parameter.sub_(velocities[i]!, { alpha: rate });
      }
    });
    return loss.detach();
  };
  return { parameters, forward, step };
}

const scaled = (shape: readonly number[], inputs: number): Tensor => randn([...shape]).mul(1 / Math.sqrt(inputs));

export function perceptron(sizes: readonly number[] = [20, 32, 16, 5]): Model {
  manualSeed(1);
  const parameters: Record<string, Tensor> = {};
  for (const [k, out] of sizes.slice(1).entries()) {
    parameters[`layers.${k}.weight`] = scaled([out, sizes[k]!], sizes[k]!);
    parameters[`layers.${k}.bias`] = zeros([out]);
  }
  const layers = sizes.length - 1;
  const forward = (x: Tensor): Tensor => {
    let h = x;
    for (let k = 0; k < layers; k++) {
      h = linear(h, parameters[`layers.${k}.weight`]!, parameters[`layers.${k}.bias`]!);
      if (k < layers - 1) h = relu(h);
    }
    return h;
  };
  return {
    ...withStep(parameters, forward, 0.05),
    batch: (rows) => [randn([rows, sizes[0]!]), randint(0, sizes.at(-1)!, [rows])],
  };
}

export interface ConvolutionalSizes {
  readonly image: number;
  readonly channels: readonly [number, number];
  readonly classes: number;
}

/** Two convolutions with pooling, the first one with batch normalisation, and a classifier. */
export function convolutional(
  { image, channels, classes }: ConvolutionalSizes = { image: 12, channels: [4, 6], classes: 5 },
): Model {
  manualSeed(2);
  const [a, b] = channels;
  const flat = b * (image / 4) ** 2;
  const parameters = {
    "conv1.weight": scaled([a, 1, 3, 3], 9),
    "conv1.bias": zeros([a]),
    "norm.weight": ones([a]),
    "norm.bias": zeros([a]),
    "conv2.weight": scaled([b, a, 3, 3], 9 * a),
    "conv2.bias": zeros([b]),
    "out.weight": scaled([classes, flat], flat),
    "out.bias": zeros([classes]),
  };
  const [mean, variance] = [zeros([a]), ones([a])];
  const conv = (x: Tensor, name: "conv1" | "conv2"): Tensor =>
    convolution(x, parameters[`${name}.weight`], parameters[`${name}.bias`], [1, 1], [1, 1], [1, 1], false, [0, 0], 1);
  const forward = (x: Tensor): Tensor => {
    const [h] = nativeBatchNorm(
      conv(x, "conv1"),
      parameters["norm.weight"],
      parameters["norm.bias"],
      mean,
      variance,
      true,
      0.1,
      1e-5,
    );
    const first = maxPool2d(relu(h), [2, 2]);
    const second = maxPool2d(relu(conv(first, "conv2")), [2, 2]);
    return linear(second.reshape([x.shape[0]!, -1]), parameters["out.weight"], parameters["out.bias"]);
  };
  return {
    ...withStep(parameters, forward, 0.02),
    batch: (rows) => [randn([rows, 1, image, image]), randint(0, classes, [rows])],
  };
}

export interface TransformerSizes {
  readonly words: number;
  readonly length: number;
  readonly width: number;
  readonly heads: number;
  readonly layers: number;
  readonly classes: number;
}

/** A transformer: takes words, and classifies the entire text. */
export function transformer(
  { words, length, width, heads, layers, classes }: TransformerSizes = {
    words: 11,
    length: 6,
    width: 16,
    heads: 2,
    layers: 2,
    classes: 5,
  },
): Model {
  manualSeed(3);
  const parameters: Record<string, Tensor> = {
    words: randn([words, width]).mul(0.5),
    places: randn([length, width]).mul(0.5),
    "out.weight": scaled([classes, width], width),
    "out.bias": zeros([classes]),
  };
  for (let k = 0; k < layers; k++) {
    const at = `layers.${k}`;
    parameters[`${at}.qkv.weight`] = scaled([3 * width, width], width);
    parameters[`${at}.qkv.bias`] = zeros([3 * width]);
    parameters[`${at}.attention.weight`] = scaled([width, width], width);
    parameters[`${at}.attention.bias`] = zeros([width]);
    for (const norm of ["norm1", "norm2"]) {
      parameters[`${at}.${norm}.weight`] = ones([width]);
      parameters[`${at}.${norm}.bias`] = zeros([width]);
    }
    parameters[`${at}.up.weight`] = scaled([4 * width, width], width);
    parameters[`${at}.up.bias`] = zeros([4 * width]);
    parameters[`${at}.down.weight`] = scaled([width, 4 * width], 4 * width);
    parameters[`${at}.down.bias`] = zeros([width]);
  }
  const each = width / heads;
  const forward = (x: Tensor): Tensor => {
    const rows = x.shape[0]!;
    const apply = (name: string, h: Tensor): Tensor =>
      linear(h, parameters[`${name}.weight`]!, parameters[`${name}.bias`]!);
    const norm = (name: string, h: Tensor): Tensor =>
      layerNorm(h, [width], parameters[`${name}.weight`]!, parameters[`${name}.bias`]!);
    let h = add(embedding(parameters["words"]!, x), parameters["places"]!);
    for (let k = 0; k < layers; k++) {
      const at = `layers.${k}`;
      const qkv = apply(`${at}.qkv`, norm(`${at}.norm1`, h))
        .reshape([rows, length, 3, heads, each])
        .permute([2, 0, 3, 1, 4]);
      const [q, key, value] = [0, 1, 2].map((i) => qkv.select(0, i)) as [Tensor, Tensor, Tensor];
      const weights = softmax(matmul(q, key.transpose(-2, -1)).mul(1 / Math.sqrt(each)), -1);
      const mixed = matmul(weights, value).permute([0, 2, 1, 3]).reshape([rows, length, width]);
      h = add(h, apply(`${at}.attention`, mixed));
      h = add(h, apply(`${at}.down`, gelu(apply(`${at}.up`, norm(`${at}.norm2`, h)))));
    }
    return apply("out", h.mean([1]));
  };
  return {
    ...withStep(parameters, forward, 0.02),
    batch: (rows) => [randint(0, words, [rows, length]), randint(0, classes, [rows])],
  };
}

/** A gated recurrent network over a sequence, step by step, and the classes of its last state. */
export function recurrent(
  { inputs, hidden, length, classes }: { inputs: number; hidden: number; length: number; classes: number } = {
    inputs: 4,
    hidden: 8,
    length: 5,
    classes: 5,
  },
): Model {
  manualSeed(4);
  const parameters = {
    "input.weight": scaled([4 * hidden, inputs], hidden),
    "input.bias": zeros([4 * hidden]),
    "state.weight": scaled([4 * hidden, hidden], hidden),
    "out.weight": scaled([classes, hidden], hidden),
    "out.bias": zeros([classes]),
  };
  const forward = (x: Tensor): Tensor => {
    const rows = x.shape[0]!;
    let [h, c] = [zeros([rows, hidden]), zeros([rows, hidden])];
    const states: Tensor[] = [];
    for (let t = 0; t < length; t++) {
      const gates = add(
        linear(x.select(1, t), parameters["input.weight"], parameters["input.bias"]),
        linear(h, parameters["state.weight"]),
      );
      const [i, f, g, o] = gates.chunk(4, 1) as [Tensor, Tensor, Tensor, Tensor];
      c = add(f.sigmoid().mul(c), i.sigmoid().mul(g.tanh()));
      h = o.sigmoid().mul(c.tanh());
      states.push(h);
    }
    return linear(stack(states, 1).mean([1]), parameters["out.weight"], parameters["out.bias"]);
  };
  return {
    ...withStep(parameters, forward, 0.05),
    batch: (rows) => [randn([rows, length, inputs]), randint(0, classes, [rows])],
  };
}
