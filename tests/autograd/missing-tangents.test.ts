// Forward mode where an operand has no tangent: its term is zero, whatever the other factor is.

import { describe, expect, it } from "vitest";
import { jvp, ones, type Tensor, tensor } from "../../generated/index.js";

// PyTorch's numbers: what an operand lacks is no term of 0 times what is not finite.
describe("the tangent of an operand that has none", () => {
  const c = tensor([3, Number.POSITIVE_INFINITY, Number.NaN, 0]);
  const rows: readonly (readonly [string, (x: Tensor) => Tensor, readonly number[]])[] = [
    ["c * x", (x) => c.mul(x), [3, Number.POSITIVE_INFINITY, Number.NaN, 0]],
    ["c * log(x)", (x) => c.mul(x.log()), [-3, Number.POSITIVE_INFINITY, Number.NaN, 0]],
    ["x / c", (x) => x.div(c), [Math.fround(1 / 3), 0, Number.NaN, Number.POSITIVE_INFINITY]],
    ["c / x", (x) => c.div(x), [-3, Number.NEGATIVE_INFINITY, Number.NaN, -0]],
    ["x - c", (x) => x.sub(c), [1, 1, 1, 1]],
    ["addcmul(c, x, c)", (x) => c.addcmul(x, c), [3, Number.POSITIVE_INFINITY, Number.NaN, 0]],
    ["addcdiv(x, c, c)", (x) => x.addcdiv(c, c), [1, 1, 1, 1]],
    ["lerp(x, c, c)", (x) => x.lerp(c, c), [-2, Number.NEGATIVE_INFINITY, Number.NaN, 1]],
    ["x ** c", (x) => x.pow(c), [3, Number.POSITIVE_INFINITY, Number.NaN, 0]],
    ["xlogy(c, x)", (x) => c.xlogy(x), [-3, Number.POSITIVE_INFINITY, Number.NaN, 0]],
    ["x *= c", (x) => x.mul(1).mul_(c), [3, Number.POSITIVE_INFINITY, Number.NaN, 0]],
  ];
  it.each(rows)("%s", (_, f, expected) => {
    const { tangents } = jvp(f, tensor([-1, 2, 1, Number.POSITIVE_INFINITY]), ones([4]));
    expect(tangents.toArray()).toEqual(expected);
  });

  it("leaves no zeros without memory in gradients", () => {
    const w = tensor([2, 3]).requiresGrad_();
    // The tangent depends on w through the product with the zero tensor alone.
    const { tangents } = jvp((x) => tensor([5, 6]).mul(x.add(w)), tensor([1, 2]), ones([2]));
    tangents.sum().backward();
    expect(w.grad!.mul_(2).toArray()).toEqual([0, 0]);
  });
});
