// Layer, group, batch and instance norm are as exact as float64 of the same numbers, rounded once, however large the mean is beside the deviation:
// values, gradients, second derivatives and tangents; short rows (TypeScript loops) and long ones (vector loops), single and half precision.

import { describe, expect, test } from "vitest";
import {
  arange,
  batchNorm,
  type DType,
  full,
  grad,
  groupNorm,
  instanceNorm,
  jvp,
  layerNorm,
  nativeLayerNorm,
  ones,
  ops,
  type Tensor,
  tensor,
} from "../../generated/index.js";

/** Each normalizes the rows of a matrix. */
const norms: Readonly<Record<string, (x: Tensor, w: Tensor | null) => Tensor>> = {
  layerNorm: (x, w) => layerNorm(x, [x.shape[1]!], { weight: w }),
  groupNorm: (x, w) => times(groupNorm(x.unsqueeze(1), 1).squeeze(1), w),
  batchNorm: (x, w) => times(batchNorm(x.unsqueeze(0), { training: true }).squeeze(0), w),
  instanceNorm: (x, w) => times(instanceNorm(x.unsqueeze(0)).squeeze(0), w),
};
const times = (x: Tensor, w: Tensor | null): Tensor => (w === null ? x : x.mul(w));

/** The distance from one to the next number. */
const unit: Readonly<Record<string, number>> = { float32: 2 ** -23, float16: 2 ** -10, bfloat16: 2 ** -7 };

function inputs(dtype: DType, size: number, mean: number): { x: Tensor; w: Tensor; c: Tensor; v: Tensor } {
  // The deviation is some units of the mean, so that the numbers differ at all.
  const waves = arange(2 * size, { dtype: "float64" })
    .mul(1.7)
    .sin()
    .mul(mean * unit[dtype]! * 9)
    .add(mean)
    .reshape([2, size]);
  const row = arange(size, { dtype: "float64" });
  return {
    x: waves.to({ dtype }),
    w: row.cos().add(1.5).to({ dtype }),
    c: row.mul(0.7).cos().to({ dtype }),
    v: row.mul(0.3).sin().to({ dtype }),
  };
}

/** Values, gradient, second derivative and tangent. */
function results(
  norm: (x: Tensor, w: Tensor | null) => Tensor,
  given: ReturnType<typeof inputs>,
  dtype: DType,
): Tensor[] {
  const [x, w, c, v] = [given.x, given.w, given.c, given.v].map((t) => t.to({ dtype }).detach()) as [
    Tensor,
    Tensor,
    Tensor,
    Tensor,
  ];
  const [at, weight] = [x.clone().requiresGrad_(), w.clone().requiresGrad_()];
  const y = norm(at, weight);
  const first = grad(y.mul(c).sum(), [at, weight], { createGraph: true });
  const second = grad(first[0]!.mul(v).sum(), [at])[0]!;
  const { tangents } = jvp((z: Tensor) => norm(z, w), [x], [v.expand(x.shape)]);
  return [norm(x, null), y, ...first, second, tangents as Tensor].map((t) => t.detach().to({ dtype: "float64" }));
}

const names = ["values", "values with weights", "gradient", "gradient of weights", "second derivative", "tangent"];

describe.each(Object.entries(norms))("%s", (_, norm) => {
  describe.each(["float32", "float16", "bfloat16"] as const)("%s", (dtype) => {
    test.each([16, 1500])("rows of %i", (size) => {
      for (const mean of dtype === "float16" ? [100, 3000] : [100, 1000, 10000, 40000]) {
        const given = inputs(dtype, size, mean);
        const [found, exact] = [results(norm, given, dtype), results(norm, given, "float64")];
        for (const [i, name] of names.entries()) {
          // Derivatives in half precision are sums of numbers that are each rounded, the saved deviation among them.
          if (dtype !== "float32" && i > 3) continue;
          const scale = Number(exact[i]!.abs().max().item());
          const error = Number(found[i]!.sub(exact[i]!).abs().max().item()) / scale;
          expect([name, mean, error < unit[dtype]! * (i < 2 ? 1 : 8) ? "near" : error]).toEqual([name, mean, "near"]);
        }
      }
    });
  });

  test("constant rows are zero", () => {
    for (const [dtype, value] of [
      ["float32", 1e6],
      ["float16", 60000],
      ["bfloat16", 3e38],
    ] as const)
      for (const size of [4, 40, 3000]) {
        const y = norm(full([2, size], value, { dtype }), null);
        expect(y.abs().max().item()).toBe(0);
      }
  });
});

test("a gradient with another mean than the input's uses that mean", () => {
  const x = tensor([[10000, 10001, 10002, 10003]]);
  const [w, b] = [ones([4]), null];
  const call = (mean: number): unknown =>
    ops.aten.native_layer_norm_backward.default(tensor([[1, 0, 0, 0]]), x, [4], tensor([[mean]]), tensor([[1]]), w, b, [
      true,
      true,
      false,
    ]);
  // The gradient of the weight is g (x - mean) / deviation.
  const dw = (mean: number): unknown => (call(mean) as Tensor[])[1]!.toArray();
  expect(dw(10000)).toEqual([0, 0, 0, 0]);
  expect(dw(10001.5)).toEqual([-1.5, 0, 0, 0]);
  expect(nativeLayerNorm(x, [4], null, null, 1e-5)[1].item()).toBe(10001.5);
});
