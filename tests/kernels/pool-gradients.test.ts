// Gradients of pooling take a gradient of the image's dtype alone, as in PyTorch, whichever device computes them.

import { describe, expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import { type Tensor, tensor } from "../../generated/index.js";

const { ones, zeros } = tengen;
const indices2 = (): Tensor => tensor([0, 2, 8, 10], { dtype: "int64" }).reshape([1, 1, 2, 2]);
const indices3 = (): Tensor => tensor([0, 2, 8, 10, 32, 34, 40, 42], { dtype: "int64" }).reshape([1, 1, 2, 2, 2]);

type Backward = (grad: Tensor, self: Tensor, on: (t: Tensor) => Tensor) => Tensor;
const operators: readonly [string, 2 | 3, Backward][] = [
  [
    "max_pool2d_with_indices_backward",
    2,
    (g, x, on) => tengen.maxPool2dWithIndicesBackward(g, x, [2, 2], [2, 2], [0, 0], [1, 1], false, on(indices2())),
  ],
  [
    "max_pool3d_with_indices_backward",
    3,
    (g, x, on) =>
      tengen.maxPool3dWithIndicesBackward(g, x, [2, 2, 2], [2, 2, 2], [0, 0, 0], [1, 1, 1], false, on(indices3())),
  ],
  ["adaptive_max_pool2d_backward", 2, (g, x, on) => tengen.adaptiveMaxPool2dBackward(g, x, on(indices2()))],
  ["adaptive_max_pool3d_backward", 3, (g, x, on) => tengen.adaptiveMaxPool3dBackward(g, x, on(indices3()))],
  [
    "fractional_max_pool2d_backward",
    2,
    (g, x, on) => tengen.fractionalMaxPool2dBackward(g, x, [2, 2], [2, 2], on(indices2())),
  ],
  [
    "fractional_max_pool3d_backward",
    3,
    (g, x, on) => tengen.fractionalMaxPool3dBackward(g, x, [2, 2, 2], [2, 2, 2], on(indices3())),
  ],
  ["avg_pool2d_backward", 2, (g, x) => tengen.avgPool2dBackward(g, x, [2, 2], [2, 2], [0, 0], false, true, null)],
  [
    "avg_pool3d_backward",
    3,
    (g, x) => tengen.avgPool3dBackward(g, x, [2, 2, 2], [2, 2, 2], [0, 0, 0], false, true, null),
  ],
  ["_adaptive_avg_pool2d_backward", 2, (g, x) => tengen._adaptiveAvgPool2dBackward(g, x)],
  ["_adaptive_avg_pool3d_backward", 3, (g, x) => tengen._adaptiveAvgPool3dBackward(g, x)],
];

describe.each(operators)("%s", (_, spatial, backward) => {
  const image = Array<number>(spatial).fill(4);
  const pooled = Array<number>(spatial).fill(2);
  test.each(["cpu", "meta"] as const)("on %s", (device) => {
    const on = (t: Tensor): Tensor => t.to(device);
    for (const dtype of ["float32", "float64"] as const) {
      const x = on(zeros([1, 1, ...image], { dtype }));
      for (const other of ["float16", "float32", "float64", "int64", "bool", "complex64", "complex128"] as const) {
        const call = (): Tensor => backward(on(ones([1, 1, ...pooled], { dtype: other })), x, on);
        if (other === dtype) expect(call().shape).toEqual(x.shape);
        else expect(call).toThrow(`expected dtype ${dtype} for \`grad_output\` but got dtype ${other}`);
      }
    }
  });
});
