// A training step of each model that is measured: `bench -- models` runs them beside other libraries', `bench:against` beside an older commit's.

import type { Tensor } from "../generated/index.js";
import * as library from "../generated/index.js";
import { Adam, SGD } from "../runtime/optim/index.js";

// biome-ignore lint/suspicious/noExplicitAny: models are written for this library and for others alike.
type Any = any;
const t = library as Any;

export type Step = () => unknown;

export const sizes = [784, 256, 128, 10];
export const classes = 10;
export const rows = { perceptron: 64, convolutional: 32, transformer: 8 };
export const image = 28;
export const channels = [16, 32] as const;
export const [width, length, heads] = [64, 64, 4];

export const normal = (shape: readonly number[], scale = 1): Tensor => t.randn([...shape]).mul(scale);
/** Where tensors are, as a function that moves them there. */
export type Place = (x: Tensor) => Tensor;
const stay: Place = (x) => x;
const parameter = (place: Place, shape: readonly number[], inputs: number): Tensor =>
  place(normal(shape, 1 / Math.sqrt(inputs))).requiresGrad_();
const filled = (place: Place, shape: readonly number[], value: number): Tensor =>
  place(t.full([...shape], value)).requiresGrad_();

/** A step of an optimiser from a loss. */
function stepping(optimizer: { step(): unknown; zeroGrad(): void }, loss: () => Tensor): Step {
  return () => {
    optimizer.zeroGrad();
    const one = loss() as Any;
    one.backward();
    optimizer.step();
    return one.detach();
  };
}

export function perceptron(place: Place = stay): Step {
  const x = place(normal([rows.perceptron, sizes[0]!]));
  const y = place(t.randint(0, classes, [rows.perceptron]));
  const layers = sizes
    .slice(1)
    .map((out, k) => [parameter(place, [out, sizes[k]!], sizes[k]!), filled(place, [out], 0)] as const);
  return stepping(new SGD(layers.flat(), { lr: 0.01 }), () => {
    let h = x;
    for (const [k, [w, b]] of layers.entries()) h = t.linear(k === 0 ? h : t.relu(h), w, b);
    return t.crossEntropyLoss(h, y);
  });
}

export function convolutional(place: Place = stay): Step {
  const [a, b] = channels;
  const x = place(normal([rows.convolutional, 1, image, image]));
  const y = place(t.randint(0, classes, [rows.convolutional]));
  const first = [parameter(place, [a, 1, 3, 3], 9), filled(place, [a], 0)] as const;
  const norm = [filled(place, [a], 1), filled(place, [a], 0)] as const;
  const second = [parameter(place, [b, a, 3, 3], 9 * a), filled(place, [b], 0)] as const;
  const flat = b * (image / 4) ** 2;
  const last = [parameter(place, [classes, flat], flat), filled(place, [classes], 0)] as const;
  const [mean, variance] = [place(t.zeros([a])), place(t.ones([a]))];
  const all = [first, norm, second, last].flat();
  return stepping(new SGD(all, { lr: 0.01, momentum: 0.9 }), () => {
    let h = t.conv2d(x, ...first, [1, 1], [1, 1]);
    h = t.maxPool2d(t.relu(t.batchNorm(h, ...norm, mean, variance, true, 0.1, 1e-5, false)), [2, 2]);
    h = t.maxPool2d(t.relu(t.conv2d(h, ...second, [1, 1], [1, 1])), [2, 2]);
    return t.crossEntropyLoss(t.linear(h.flatten(1), ...last), y);
  });
}

export function transformer(place: Place = stay): Step {
  const n = rows.transformer;
  const x = place(normal([n, length, width]));
  const y = place(normal([n, length, width]));
  const layer = (out: number, inputs: number) =>
    [parameter(place, [out, inputs], inputs), filled(place, [out], 0)] as const;
  const [norm1, norm2] = [0, 1].map(() => [filled(place, [width], 1), filled(place, [width], 0)] as const) as Any;
  const [qkv, attention] = [layer(3 * width, width), layer(width, width)];
  const [up, down] = [layer(4 * width, width), layer(width, 4 * width)];
  const all = [norm1, norm2, qkv, attention, up, down].flat();
  return stepping(new Adam(all, { lr: 1e-3 }), () => {
    const projected = t
      .linear(t.layerNorm(x, [width], ...norm1), ...qkv)
      .reshape([n, length, 3, heads, width / heads])
      .permute([2, 0, 3, 1, 4]);
    const [q, k, v] = [0, 1, 2].map((i) => projected.select(0, i)) as Any;
    const weights = t.softmax(t.matmul(q, k.transpose(-2, -1)).mul((width / heads) ** -0.5), -1);
    const seen = t.matmul(weights, v).permute([0, 2, 1, 3]).reshape([n, length, width]);
    const h = x.add(t.linear(seen, ...attention));
    const deep = t.linear(t.gelu(t.linear(t.layerNorm(h, [width], ...norm2), ...up)), ...down);
    return t.mseLoss(h.add(deep), y);
  });
}
