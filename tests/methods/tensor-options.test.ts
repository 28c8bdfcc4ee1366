// `tensor(data, { shape, copy })`: flat data in a shape, and typed arrays without a copy.

import { describe, expect, test } from "vitest";
import { type Tensor, tensor } from "../../generated/index.js";

describe("tensor(data, { shape, copy })", () => {
  const floats = () => new Float32Array([1, 2, 3, 4, 5, 6]);

  test.each<readonly [string, () => Tensor, dtype: string, elements: unknown]>([
    [
      "a typed array",
      () => tensor(floats(), { shape: [3, 2] }),
      "float32",
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    ],
    [
      "one size left open",
      () => tensor(floats(), { shape: [2, -1] }),
      "float32",
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    ["another dtype", () => tensor(floats(), { shape: [1, 6], dtype: "int64" }), "int64", [[1, 2, 3, 4, 5, 6]]],
    ["a flat array", () => tensor([1n, 2n], { shape: [2, 1] }), "int64", [[1n], [2n]].map(([x]) => [Number(x)])],
    ["nested arrays", () => tensor([[true, false]], { shape: [2] }), "bool", [true, false]],
    [
      "a tensor",
      () =>
        tensor(
          tensor([
            [1, 2],
            [3, 4],
          ]).T,
          { shape: [4] },
        ),
      "float32",
      [1, 3, 2, 4],
    ],
    ["no dimension", () => tensor([7], { shape: [] }), "float32", 7],
    ["no elements", () => tensor([], { shape: [2, 0] }), "float32", [[], []]],
    ["what is undefined counts as not given", () => tensor([1], { shape: undefined, copy: undefined }), "float32", [1]],
    [
      "clamped bytes",
      () => tensor(new Uint8ClampedArray([1, 300]), { shape: [2, 1], copy: false }),
      "uint8",
      [[1], [255]],
    ],
    [
      "clamped bytes from the middle of others",
      () => tensor(new Uint8ClampedArray([1, 2, 3, 4]).subarray(1, 3), { copy: false }),
      "uint8",
      [2, 3],
    ],
  ])("%s", (_, make, dtype, elements) => {
    const x = make();
    expect([x.dtype, x.toArray()]).toEqual([dtype, elements]);
  });

  test("copies unless told not to; then a change of one shows in the other", () => {
    const array = floats();
    const copied = tensor(array, { shape: [2, 3] });
    const shared = tensor(array.subarray(2), { shape: [2, 2], copy: false, requiresGrad: true });
    const flat = tensor(array, { copy: false, dtype: "float32", device: "cpu" });
    array[2] = 30;
    expect([copied, shared, flat].map((x) => x.toArray())).toEqual([
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      [
        [30, 4],
        [5, 6],
      ],
      [1, 2, 30, 4, 5, 6],
    ]);
    shared.detach().mul_(2);
    expect([...array]).toEqual([1, 2, 60, 8, 10, 12]);
    expect([shared.requiresGrad, shared.isLeaf, flat.requiresGrad]).toEqual([true, true, false]);
  });

  test.each<readonly [string, () => Tensor, message: string]>([
    ["too few elements", () => tensor(floats(), { shape: [4, 2] }), "shape '[4, 2]' is invalid for input of size 6"],
    [
      "a size that is none",
      () => tensor(floats(), { shape: [1.5, 4] }),
      "tensor: shape must be an array of whole numbers, got an array of 2",
    ],
    [
      "a number as shape",
      () => tensor(floats(), { shape: 6 as never }),
      "tensor: shape must be an array of whole numbers, got number 6",
    ],
    [
      "copy that is not a boolean",
      () => tensor(floats(), { copy: 0 as never }),
      "tensor: copy must be a boolean, got number 0",
    ],
    [
      "nested arrays without a copy",
      () => tensor([1, 2], { copy: false }),
      "tensor: copy: false takes the memory of a typed array of the tensor's dtype on the CPU, got an array of 2; without it the data are copied",
    ],
    [
      "another dtype without a copy",
      () => tensor(floats(), { copy: false, dtype: "float64" }),
      "tensor: copy: false takes the memory of a typed array of the tensor's dtype on the CPU, got a Float32Array for dtype float64; without it the data are copied",
    ],
    [
      "another device without a copy",
      () => tensor(floats(), { copy: false, device: "meta" }),
      "tensor: copy: false takes the memory of a typed array of the tensor's dtype on the CPU, got device meta; without it the data are copied",
    ],
    [
      "words of another dtype",
      () => tensor(new Uint32Array(2), { copy: false, dtype: "int32" }),
      "tensor: copy: false takes the memory of a typed array of the tensor's dtype on the CPU, got a Uint32Array for dtype int32; without it the data are copied",
    ],
    [
      "an unknown option beside it",
      () => tensor(floats(), { copy: false, dtyp: "float32" } as never),
      'tensor: unknown option "dtyp"; there are dtype, device, requiresGrad, shape, copy',
    ],
    [
      "gradients of integers",
      () => tensor([1n], { shape: [1, 1], requiresGrad: true }),
      "tensor: only tensors of floating point and complex dtype can require gradients, this one is int64",
    ],
  ])("%s", (_, make, message) => {
    expect(make).toThrow(message);
  });
});
