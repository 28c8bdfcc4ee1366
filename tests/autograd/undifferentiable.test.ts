// An operator that has a kernel and no derivative: nothing is lost in silence.

import { describe, expect, it } from "vitest";
import { dualLevel, exp, floorDivide, makeDual, noGrad, sum, tensor } from "../../generated/index.js";
import { ops } from "../../runtime/dispatch/ops.js";

const message = (body: () => unknown): string => {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  return "nothing was thrown";
};

describe("an operator without derivative", () => {
  it("records a node that throws in backward, naming it", () => {
    const x = tensor([5, 7], { requiresGrad: true });
    const y = floorDivide(x, tensor([2, 2]));
    expect([y.requiresGrad, y.gradFn!.name]).toEqual([true, "NotImplemented"]);
    expect(message(() => sum(exp(y)).backward())).toContain("the derivative of aten::floor_divide is not implemented");
    expect(noGrad(() => floorDivide(x, tensor([2, 2]))).requiresGrad).toBe(false);
    expect(floorDivide(tensor([5, 7]), tensor([2, 2])).requiresGrad).toBe(false);
  });

  it("refuses tangents, which it would lose", () => {
    const text = message(() => dualLevel(() => floorDivide(makeDual(tensor([5, 7]), tensor([1, 1])), tensor([2, 2]))));
    expect(text).toContain(
      "the forward derivative of floor_divide is not implemented, and one of its arguments has a tangent.",
    );
  });

  it("in place: keeps the rules of in-place operators", () => {
    const x = tensor([5, 7], { requiresGrad: true });
    const aten = (ops as unknown as { aten: { floor_divide_: { Tensor: (...args: unknown[]) => unknown } } }).aten;
    expect(message(() => aten.floor_divide_.Tensor(x, tensor([2, 2])))).toContain(
      "a leaf that requires grad is changed in place",
    );
    const y = x.mul(2);
    aten.floor_divide_.Tensor(y, tensor([2, 2]));
    expect(y.gradFn!.name).toBe("NotImplemented");
  });
});
