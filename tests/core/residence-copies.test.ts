// What loops copy in scopes whose tensors lie in the region: nothing. Copies are counted where they are made.

import { afterEach, beforeEach, expect, test } from "vitest";
import {
  argsort,
  avgPool2d,
  conv2d,
  gather,
  layerNorm,
  logSoftmax,
  maxPool2dWithIndices,
  ops,
  randn,
  setNumThreads,
  softmax,
  tidy,
} from "../../generated/index.js";

setNumThreads(1);

let copied = 0;
const arrays = [Float32Array, Float64Array, Int32Array].map(({ prototype }) => ({ prototype, set: prototype.set }));
beforeEach(() => {
  copied = 0;
  for (const { prototype, set } of arrays)
    prototype.set = function (from: ArrayLike<number>, at?: number) {
      copied += from.length;
      set.call(this as Float32Array, from, at);
    };
});
afterEach(() => {
  for (const { prototype, set } of arrays) prototype.set = set;
});

const image = randn([4, 8, 32, 32]);
const gradient = randn([4, 8, 16, 16]);
const [kernels, biases] = [randn([16, 8, 3, 3]), randn([16])];
const matrix = randn([256, 128]);
const doubles = matrix.double();
const lists = Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => randn([2 ** 14])));

/** Each with a tensor that was made in the scope; a sum, and what lists read and write, move in by themselves. */
const calls: Readonly<Record<string, () => unknown>> = {
  "average pooling": () => avgPool2d(image.mul(2), 2),
  "overlapping average pooling": () => avgPool2d(image.mul(2), 3, 1),
  "gradients of average pooling": () =>
    ops["aten"]!["avg_pool2d_backward"]!(gradient.mul(2), image.mul(2), [2, 2], [2, 2], [0, 0], false, true, null),
  "maxima of windows, and their gradients": () => {
    const [values, places] = maxPool2dWithIndices(image.mul(2), [2, 2]);
    return ops["aten"]!["max_pool2d_with_indices_backward"]!(
      values,
      image.mul(3),
      ...[
        [2, 2],
        [2, 2],
        [0, 0],
        [1, 1],
      ],
      false,
      places,
    );
  },
  "elements that an index selects": () => gather(matrix.mul(2), 1, argsort(matrix, 1)),
  "permuted dimensions": () => image.mul(2).permute([2, 0, 1, 3]).contiguous(),
  "a convolution with a bias": () => conv2d(image.mul(2), kernels, biases, [1, 1], [1, 1]),
  "lists, into new ones": () => ops["aten"]!["_foreach_mul"]!["List"]!(lists[0], lists[1]),
  "lists, in place": () => ops["aten"]!["_foreach_addcmul_"]!["Scalar"]!(lists[0], lists[1], lists[2], 0.5),
  "a sum": () => matrix.add(matrix),
  "of less than a block": () => image.at(0).add(1),
  softmax: () => softmax(matrix.mul(2), 1),
  "log-softmax": () => logSoftmax(matrix.mul(2), 1),
  "gradients of softmax": () =>
    ops["aten"]!["_softmax_backward_data"]!(matrix.mul(2), softmax(matrix.mul(3), 1), 1, "float32"),
  "gradients of log-softmax": () =>
    ops["aten"]!["_log_softmax_backward_data"]!(matrix.mul(2), logSoftmax(matrix.mul(3), 1), 1, "float32"),
  "softmax of doubles": () => softmax(doubles.mul(2), 1),
  "gradients of log-softmax of doubles": () =>
    ops["aten"]!["_log_softmax_backward_data"]!(doubles.mul(2), logSoftmax(doubles.mul(3), 1), 1, "float64"),
  "layer norm": () => layerNorm(matrix.mul(2), [128]),
};

test.each(Object.entries(calls))("%s copies nothing", (_name, call) => {
  for (let i = 0; i < 4; i++) tidy(() => void call());
  copied = 0;
  tidy(() => void call());
  expect(copied).toBeLessThan(64);
});

test("the counter counts", () => {
  expect(avgPool2d(randn([4, 8, 32, 32]), 2).shape).toEqual([4, 8, 16, 16]);
  expect(copied).toBeGreaterThan(image.numel / 2);
});
