// Copies, casts, fills, and tensors' properties.

import { describe, expect, it } from "vitest";
import { arange, clone, detach, grad, noGrad, tensor, zeros } from "../../generated/index.js";
import { ops } from "../../runtime/dispatch/ops.js";
import { readFamily, runOnMeta, testGradients, testPlaces, testRecords } from "./golden.js";

const family = readFamily("conversion");

describe("conversion: PyTorch's own answers", () => {
  testRecords(family);
  testGradients(family);

  it("the same shapes and dtypes on meta", () => {
    const { wrong, passed } = runOnMeta(family, (op) => op === "aten::_shape_as_tensor");
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(200);
  });

  testPlaces(family, { spread: 220, behind: 220, out: 40 });
});

describe("copies", () => {
  it("to returns the tensor itself if nothing changes", () => {
    const x = tensor([1, 2]);
    expect(x.to("float32")).toBe(x);
    expect(x.to("float64").dtype).toBe("float64");
    expect(x.to("float32", { copy: true }).storage).not.toBe(x.storage);
  });

  it("clone preserves the dimension order, contiguous does not", () => {
    const x = arange(6).view([2, 3]).t();
    expect(clone(x).strides).toEqual([1, 3]);
    expect(x.contiguous().strides).toEqual([2, 1]);
    expect(clone(x).toArray()).toEqual(x.toArray());
  });

  it("copy_ broadcasts and converts", () => {
    const x = zeros([2, 3], { dtype: "int64" });
    x.copy_(tensor([1.9, -1.9, 3]));
    expect(x.toArray()).toEqual([
      [1, -1, 3],
      [1, -1, 3],
    ]);
  });

  it.each([
    ["int32", 2147483647.5, 2147483647],
    ["int32", 2147483648, -2147483648],
    ["int32", 2147483649, -2147483648],
    ["int32", -2147483648.5, -2147483648],
    ["int32", -2147483649, -2147483648],
    ["int32", Number.NaN, -2147483648],
    ["int32", Number.POSITIVE_INFINITY, -2147483648],
    ["int64", 2147483648, 2147483648],
    ["int64", -2147483649, -2147483649],
  ] as const)("to %s of %d: out of range gives the lowest", (dtype, value, wanted) => {
    expect(tensor([value], { dtype: "float64" }).to(dtype).toArray()).toEqual([wanted]);
  });

  it("copy_ into a view gives the source its gradient", () => {
    const src = tensor([1, 2], { requiresGrad: true });
    const base = zeros([2, 2]);
    base.select(0, 1).copy_(src);
    expect(base.gradFn?.name).toBe("CopySlices");
    const [g] = grad([base.mul(base).sum()], [src]);
    expect(g!.toArray()).toEqual([2, 4]);
  });

  it("detach shares memory, and stops gradients", () => {
    const x = tensor([1, 2], { requiresGrad: true });
    const y = detach(x);
    expect(y.requiresGrad).toBe(false);
    expect(y.storage).toBe(x.storage);
    noGrad(() => y.mul_(2));
    expect(x.toArray()).toEqual([2, 4]);
  });

  it("resize_ preserves the elements in memory", () => {
    const x = tensor([1, 2, 3, 4]);
    expect(x.resize_([2, 2]).toArray()).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(x.resize_([5]).narrow(0, 0, 4).toArray()).toEqual([1, 2, 3, 4]);
  });
});

describe("item", () => {
  it("reads every dtype", () => {
    expect(tensor(1.5).item()).toBe(1.5);
    expect(tensor(true).item()).toBe(true);
    expect(tensor(2n ** 60n).item({ bigint: true })).toBe(2n ** 60n);
    expect(tensor(7n).item()).toBe(7);
  });
});

describe("conversion: overlapping memory", () => {
  it("fill works with internal overlap, since all elements get one value", () => {
    const one = zeros([1]);
    expect(one.expand([3]).fill_(2).toArray()).toEqual([2, 2, 2]);
    expect(one.expand([3]).fill_(tensor(3)).toArray()).toEqual([3, 3, 3]);
    expect(one.expand([3]).zero_().toArray()).toEqual([0, 0, 0]);
    const x = tensor([1, 2, 3]);
    expect(x.fill_(x.select(0, 1)).toArray()).toEqual([2, 2, 2]);
  });

  it("copies between overlapping windows are rejected", () => {
    const x = tensor([1, 2, 3, 4]);
    expect(() => x.narrow(0, 1, 3).copy_(x.narrow(0, 0, 3))).toThrow(
      "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location.",
    );
    expect(
      x
        .narrow(0, 1, 3)
        .copy_(x.narrow(0, 1, 3))
        .toArray(),
    ).toEqual([2, 3, 4]);
  });
});

describe("conversion: invalid arguments", () => {
  it.each([
    [() => ops.aten!.item!(tensor([1, 2])), "a Tensor with 2 elements cannot be converted to Scalar"],
    [
      () => zeros([2]).copy_(zeros([3])),
      "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0",
    ],
    [() => zeros([2]).copy_(zeros([2, 2])), "output with shape [2] doesn't match the broadcast shape [2, 2]"],
    [
      () => zeros([2]).fill_(zeros([2])),
      "fill_ only supports 0-dimension value tensor but got tensor with 1 dimensions.",
    ],
    [
      () =>
        zeros([1])
          .expand([3])
          .copy_(zeros([3])),
      "unsupported operation: more than one element of the written-to tensor refers to a single memory location.",
    ],
    [() => ops.aten!.item!(zeros([1], { device: "meta" })), "Tensor.item() cannot be called on meta tensors"],
    [() => zeros([2], { requiresGrad: true }).resize_([3]), "cannot resize variables that require grad"],
    [
      () => zeros([2], { requiresGrad: true }).mul(2).select(0, 0).detach_(),
      "Can't detach views in-place. Use detach() instead.",
    ],
  ])("%#", (call, message) => {
    expect(call).toThrow(message);
  });
});
