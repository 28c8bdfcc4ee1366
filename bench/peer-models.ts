// The training steps of bench/steps.ts as tfjs and jax-js write them: `bench -- models` times them on WebAssembly, `bench -- webgpu` counts and times them on a
// GPU.

import type { Library } from "./peers.js";
import { channels, classes, heads, image, length, normal, rows, type Step, sizes, width } from "./steps.js";

type Any = Library;

export function tfPerceptron(tf: Any): Step {
  const x = tf.randomNormal([rows.perceptron, sizes[0]!]);
  const y = tf.oneHot(tf.randomUniform([rows.perceptron], 0, classes, "int32"), classes);
  const layers = sizes
    .slice(1)
    .map((out, k) => [
      tf.variable(tf.randomNormal([sizes[k]!, out], 0, 1 / Math.sqrt(sizes[k]!))),
      tf.variable(tf.zeros([out])),
    ]);
  const optimizer = tf.train.sgd(0.01);
  return () =>
    optimizer.minimize(() => {
      let h = x;
      for (const [k, [w, b]] of layers.entries()) h = (k === 0 ? h : h.relu()).matMul(w).add(b);
      return tf.losses.softmaxCrossEntropy(y, h);
    });
}

export function tfConvolutional(tf: Any): Step {
  const [a, b] = channels;
  const x = tf.randomNormal([rows.convolutional, image, image, 1]);
  const y = tf.oneHot(tf.randomUniform([rows.convolutional], 0, classes, "int32"), classes);
  const patterned = (shape: readonly number[], inputs: number) =>
    tf.variable(tf.randomNormal(shape, 0, 1 / Math.sqrt(inputs)));
  const flat = b * (image / 4) ** 2;
  const [w1, w2, w3] = [patterned([3, 3, 1, a], 9), patterned([3, 3, a, b], 9 * a), patterned([flat, classes], flat)];
  const [b1, b2, b3, shift] = [a, b, classes, a].map((n) => tf.variable(tf.zeros([n])));
  const scale = tf.variable(tf.ones([a]));
  const optimizer = tf.train.momentum(0.01, 0.9);
  return () =>
    optimizer.minimize(() => {
      const c = tf.conv2d(x, w1, 1, "same").add(b1);
      const { mean, variance } = tf.moments(c, [0, 1, 2]);
      const normed = c.sub(mean).div(variance.add(1e-5).sqrt()).mul(scale).add(shift);
      const h = tf.maxPool(normed.relu(), 2, 2, "valid");
      const g = tf.maxPool(tf.conv2d(h, w2, 1, "same").add(b2).relu(), 2, 2, "valid");
      return tf.losses.softmaxCrossEntropy(y, g.reshape([rows.convolutional, flat]).matMul(w3).add(b3));
    });
}

export function tfTransformer(tf: Any): Step {
  const n = rows.transformer;
  const x = tf.randomNormal([n * length, width]);
  const y = tf.randomNormal([n * length, width]);
  const layer = (inputs: number, out: number) => [
    tf.variable(tf.randomNormal([inputs, out], 0, 1 / Math.sqrt(inputs))),
    tf.variable(tf.zeros([out])),
  ];
  const linear = (h: Any, [w, b]: Any): Any => h.matMul(w).add(b);
  const norms = [0, 1].map(() => [tf.variable(tf.ones([width])), tf.variable(tf.zeros([width]))]);
  const norm = (h: Any, [w, b]: Any): Any => {
    const { mean, variance } = tf.moments(h, 1, true);
    return h.sub(mean).div(variance.add(1e-5).sqrt()).mul(w).add(b);
  };
  const [q, k, v, attention] = [0, 1, 2, 3].map(() => layer(width, width));
  const [up, down] = [layer(width, 4 * width), layer(4 * width, width)];
  const split = (h: Any): Any => h.reshape([n, length, heads, width / heads]).transpose([0, 2, 1, 3]);
  const optimizer = tf.train.adam(1e-3);
  return () =>
    optimizer.minimize(() => {
      const h0 = norm(x, norms[0]);
      const [Q, K, V] = [q, k, v].map((one) => split(linear(h0, one)));
      const weights = tf.softmax(tf.matMul(Q, K, false, true).mul((width / heads) ** -0.5));
      const seen = tf
        .matMul(weights, V)
        .transpose([0, 2, 1, 3])
        .reshape([n * length, width]);
      const h = x.add(linear(seen, attention));
      const z = linear(norm(h, norms[1]), up);
      const gelu = z.mul(0.5).mul(tf.erf(z.mul(Math.SQRT1_2)).add(1));
      return tf.losses.meanSquaredError(y, h.add(linear(gelu, down)));
    });
}

const zerosLike = ({ numpy: np, tree }: Any, parameters: Any): Any =>
  tree.map((one: Any) => np.zerosLike(one), tree.ref(parameters));

/** Labels of `count` rows in the form that jax-js' losses expect. */
const labels = (jax: Any, count: number): Any =>
  jax.nn.oneHot(jax.numpy.array(Int32Array.from({ length: count }, (_, i) => i % classes)), classes);
/** Random parameters of a layer with `inputs` inputs. */
const drawn = ({ numpy: np }: Any, shape: readonly number[], inputs = 1): Any =>
  np.array(Float32Array.from((normal(shape, 1 / Math.sqrt(inputs)) as Any).contiguous().data), { shape: [...shape] });
const crossEntropy = ({ nn }: Any, scores: Any, y: Any): Any =>
  nn
    .logSoftmax(scores, 1)
    .mul(y)
    .sum()
    .mul(-1 / y.shape[0]);

/**
 * Compiled steps: `update` returns an array and its states, updated from its gradient and the number of steps so far.
 */
function jaxStepping(
  jax: Any,
  parameters: Any,
  batch: readonly [x: Any, y: Any],
  loss: (parameters: Any, x: Any, y: Any) => Any,
  states: number,
  update: (one: Any, gradient: Any, states: readonly Any[]) => readonly Any[],
): () => Promise<unknown> {
  const { tree } = jax;
  const step = jax.jit((all: readonly Any[], x: Any, y: Any) => {
    const [current, ...currentStates] = all;
    const gradients = tree.leaves(jax.grad(loss)(tree.ref(current), x, y));
    const [leaves, form] = tree.flatten(current);
    const lists = currentStates.map((one) => tree.leaves(one));
    const updated = leaves.map((one: Any, i: number) =>
      update(
        one,
        gradients[i],
        lists.map((list: Any) => list[i]),
      ),
    );
    return all.map((_, k) =>
      tree.unflatten(
        form,
        updated.map((one: Any) => one[k]),
      ),
    );
  });
  let all = [parameters, ...Array.from({ length: states }, () => zerosLike(jax, parameters))];
  return async () => {
    all = step(all, ...batch.map((one) => one.ref));
    await jax.blockUntilReady(all);
  };
}

export function jaxPerceptron(jax: Any): () => Promise<unknown> {
  const { nn, numpy: np } = jax;
  const parameters = sizes.slice(1).map((out, k) => [drawn(jax, [sizes[k]!, out], sizes[k]!), np.zeros([out])]);
  const loss = (layers: Any[][], x: Any, y: Any): Any => {
    let h = x;
    for (const [k, [w, b]] of layers.entries()) h = np.matmul(k === 0 ? h : nn.relu(h), w).add(b);
    return crossEntropy(jax, h, y);
  };
  const batch = [drawn(jax, [rows.perceptron, sizes[0]!]), labels(jax, rows.perceptron)] as const;
  return jaxStepping(jax, parameters, batch, loss, 0, (one, gradient) => [one.sub(gradient.mul(0.01))]);
}

export function jaxConvolutional(jax: Any): () => Promise<unknown> {
  const { nn, numpy: np, lax } = jax;
  const [a, b] = channels;
  const flat = b * (image / 4) ** 2;
  const parameters = {
    first: [drawn(jax, [a, 1, 3, 3], 9), np.zeros([1, a, 1, 1])],
    norm: [np.ones([1, a, 1, 1]), np.zeros([1, a, 1, 1])],
    second: [drawn(jax, [b, a, 3, 3], 9 * a), np.zeros([1, b, 1, 1])],
    last: [drawn(jax, [flat, classes], flat), np.zeros([classes])],
  };
  const padding = [
    [1, 1],
    [1, 1],
  ];
  const conv = (x: Any, [w, c]: Any): Any => lax.conv(x, w, [1, 1], padding).add(c);
  const pool = (x: Any): Any => lax.reduceWindow(x, (window: Any) => np.max(window), [1, 1, 2, 2], [1, 1, 2, 2]);
  const loss = ({ first, norm, second, last }: Any, x: Any, y: Any): Any => {
    const h = nn.standardize(conv(x, first), [0, 2, 3], { epsilon: 1e-5 }).mul(norm[0]).add(norm[1]);
    const g = pool(nn.relu(conv(pool(nn.relu(h)), second)));
    return crossEntropy(jax, np.matmul(g.reshape([rows.convolutional, flat]), last[0]).add(last[1]), y);
  };
  const batch = [drawn(jax, [rows.convolutional, 1, image, image]), labels(jax, rows.convolutional)] as const;
  return jaxStepping(jax, parameters, batch, loss, 1, (one, gradient, [velocity]) => {
    const next = velocity.mul(0.9).add(gradient);
    return [one.sub(next.ref.mul(0.01)), next];
  });
}

export function jaxTransformer(jax: Any): () => Promise<unknown> {
  const { nn, numpy: np } = jax;
  const n = rows.transformer;
  const layer = (inputs: number, out: number): Any => [drawn(jax, [inputs, out], inputs), np.zeros([out])];
  const norm = (): Any => [np.ones([width]), np.zeros([width])];
  const parameters = {
    norm1: norm(),
    norm2: norm(),
    qkv: [layer(width, width), layer(width, width), layer(width, width)],
    attention: layer(width, width),
    up: layer(width, 4 * width),
    down: layer(4 * width, width),
  };
  const linear = (h: Any, [w, c]: Any): Any => np.matmul(h, w).add(c);
  const normed = (h: Any, [w, c]: Any): Any => nn.standardize(h, -1, { epsilon: 1e-5 }).mul(w).add(c);
  const split = (h: Any): Any => np.swapaxes(h.reshape([n, length, heads, width / heads]), 1, 2);
  const loss = (p: Any, x: Any, y: Any): Any => {
    const h0 = normed(x.ref, p.norm1);
    const [q, k, v] = p.qkv.map((one: Any, i: number) => split(linear(i < 2 ? h0.ref : h0, one)));
    const weights = nn.softmax(np.matmul(q, np.swapaxes(k, -2, -1)).mul((width / heads) ** -0.5), -1);
    const seen = np.swapaxes(np.matmul(weights, v), 1, 2).reshape([n * length, width]);
    const h = x.add(linear(seen, p.attention));
    const deep = linear(nn.gelu(linear(normed(h.ref, p.norm2), p.up), { approximate: false }), p.down);
    const error = h.add(deep).sub(y);
    return error.ref.mul(error).mean();
  };
  const batch = [drawn(jax, [n * length, width]), drawn(jax, [n * length, width])] as const;
  return jaxStepping(jax, parameters, batch, loss, 2, (one, gradient, [mean, square]) => {
    const [m, v] = [
      mean.mul(0.9).add(gradient.ref.mul(0.1)),
      square.mul(0.999).add(gradient.ref.mul(gradient).mul(1e-3)),
    ];
    // Without the factors for the first steps, which are numbers of the step.
    return [one.sub(m.ref.div(np.sqrt(v.ref).add(1e-8)).mul(1e-3)), m, v];
  });
}
