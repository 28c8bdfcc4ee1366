// The classic custom operator: one schema, kernels for two backends, a derivative, and typed calls.

import { add, allclose, grad, mul, sum, type Tensor, tensor, zeros } from "../generated/index.js";
import { allocate } from "../runtime/core/tensor.js";
import { defineLibrary } from "../runtime/modes/define-library.js";

/** `myops::add_scaled`: a + s * b for tensors of one shape. */
export const myops = defineLibrary("myops", {
  "add_scaled(Tensor a, Tensor b, float s) -> Tensor": {
    // The first backend: a loop over the data.
    CPU(a, b, s) {
      const out = allocate(a.shape, "float32");
      const [x, y, result] = [a, b, out].map((one) => one.data as Float32Array) as [
        Float32Array,
        Float32Array,
        Float32Array,
      ];
      for (let i = 0; i < result.length; i++) result[i] = x[i]! + s * y[i]!;
      return out;
    },
    // The second backend: shapes only.
    Meta: (a) => allocate(a.shape, a.dtype, "meta"),
    derivative: {
      setup(context, [, , s]) {
        context.notes["s"] = s;
      },
      backward: (context, grad) => [grad, mul(grad, context.notes["s"] as number), null],
    },
  },
});

/** Calls it on both backends and checks its gradients. */
export function run(): { result: Tensor; gradients: readonly (Tensor | null)[]; meta: Tensor; correct: boolean } {
  const a = tensor([1, 2, 3], { requiresGrad: true });
  const b = tensor([10, 20, 30], { requiresGrad: true });
  const result = myops.addScaled(a, b, 0.5);
  const gradients = grad(sum(result), [a, b]);
  const meta = myops.addScaled(zeros([2, 2], { device: "meta" }), zeros([2, 2], { device: "meta" }), 0.5);
  return { result, gradients, meta, correct: allclose(result, add(a, mul(b, 0.5))) };
}

if (process.argv[1]?.endsWith("custom-operator.ts") === true) console.log(run());
