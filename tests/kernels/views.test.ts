// Views: windows on the same memory.

import { describe, expect, it } from "vitest";
import { arange, asStrided, cat, grad, noGrad, tensor, unsafeChunk, zeros } from "../../generated/index.js";
import { readFamily, runOnMeta, testGradients, testPlaces, testRecords } from "./golden.js";

const family = readFamily("views");

describe("views: PyTorch's own answers", () => {
  testRecords(family);
  testGradients(family);

  it("the same shapes and dtypes on meta", () => {
    const { wrong, passed } = runOnMeta(family, (op) => /narrow.Tensor|tensor_indices_or_sections/.test(op));
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(650);
  });

  testPlaces(family, { spread: 630, behind: 670, out: 250 });
});

describe("views share memory", () => {
  it("writing through a view changes the base, and increments its version", () => {
    const x = zeros([2, 3]);
    const before = x.version;
    x.select(1, 2).fill_(5);
    x.slice(0, 0, 1).narrow(1, 0, 2).add_(1);
    expect(x.toArray()).toEqual([
      [1, 1, 5],
      [0, 0, 5],
    ]);
    expect(x.version - before).toBe(2);
  });

  it("reshape copies only if it has to", () => {
    const x = arange(6).view([2, 3]);
    expect(x.reshape([3, 2]).storage).toBe(x.storage);
    expect(x.t().reshape([6]).storage).not.toBe(x.storage);
    expect(x.t().reshape([6]).toArray()).toEqual([0, 3, 1, 4, 2, 5]);
  });

  it("a view of another dtype shares memory and version", () => {
    const x = tensor([1, -2]);
    const bits = x.view("int32");
    expect(bits.toArray()).toEqual([0x3f800000, -0x40000000]);
    bits.fill_(0);
    expect(x.toArray()).toEqual([0, 0]);
    expect(x.version).toBe(1);
    expect(tensor([1n]).view("int32").toArray()).toEqual([1, 0]);
  });

  it("split pieces may not be changed in place if that would break their history", () => {
    const x = zeros([4], { requiresGrad: true });
    const [piece] = x.mul(1).split(2);
    expect(() => piece!.mul_(2)).toThrow();
  });

  it("gradients through overlapping windows are added", () => {
    const x = tensor([1, 2, 3], { requiresGrad: true });
    const windows = asStrided(x, [2, 2], [1, 1]);
    const [g] = grad([windows.sum()], [x]);
    expect(g!.toArray()).toEqual([1, 2, 1]);
    const [h] = grad([x.unfold(0, 2, 1).sum()], [x]);
    expect(h!.toArray()).toEqual([1, 2, 1]);
  });

  it("a dimension without elements is split into the requested number of pieces", () => {
    for (const pieces of [
      zeros([0, 2]).chunk(3),
      zeros([2, 0]).transpose(0, 1).chunk(3),
      unsafeChunk(zeros([0, 2]), 3),
    ]) {
      expect(pieces.map(({ shape }) => shape)).toEqual(new Array(3).fill([0, 2]));
    }
    expect(
      zeros([0, 2])
        .tensorSplit(3)
        .map(({ shape }) => shape),
    ).toEqual(new Array(3).fill([0, 2]));
    expect(
      zeros([0, 2])
        .split(3)
        .map(({ shape }) => shape),
    ).toEqual([[0, 2]]);
  });

  it("in-place changes of shape", () => {
    const x = arange(6).view([2, 3]).clone();
    expect(noGrad(() => x.transpose_(0, 1)).shape).toEqual([3, 2]);
    expect(x.unsqueeze_(0).shape).toEqual([1, 3, 2]);
    expect(x.squeeze_().shape).toEqual([3, 2]);
    expect(cat([x, x]).shape).toEqual([6, 2]);
  });
});

describe("views: invalid arguments", () => {
  const x = zeros([2, 3]);
  it.each([
    [() => x.view([4]), "shape '[4]' is invalid for input of size 6"],
    [() => x.view([-1, -1]), "only one dimension can be inferred"],
    [() => x.t().view([6]), "view size is not compatible with input tensor's size and stride"],
    [() => x.select(0, 2), "select(): index 2 out of range for tensor of size [2, 3] at dimension 0"],
    [() => x.select(2, 0), "Dimension out of range (expected to be in range of [-2, 1], but got 2)"],
    [() => zeros([]).select(0, 0), "select() cannot be applied to a 0-dim tensor."],
    [() => x.slice(0, 0, 1, 0), "slice step must be positive"],
    [() => x.narrow(1, 1, 3), "start (1) + length (3) exceeds dimension size (3)."],
    [() => x.permute([0, 0]), "permute(): duplicate dims are not allowed."],
    [() => zeros([1, 1, 1]).t(), "t() expects a tensor with <= 2 dimensions, but self is 3D"],
    [
      () => x.expand([3, 3]),
      "The expanded size of the tensor (3) must match the existing size (2) at non-singleton dimension 0.",
    ],
    [() => x.split(-1), "split expects split_size be non-negative, but got split_size=-1"],
    [
      () => x.split([1, 2]),
      "split_with_sizes expects split_sizes to sum exactly to 2 (input tensor's size at dimension 0), but got split_sizes=[1, 2]",
    ],
    [() => x.chunk(0), "chunk expects `chunks` to be greater than 0, got: 0"],
    [() => x.diagonal(0, 1, 1), "diagonal dimensions cannot be identical 1, 1"],
    [() => x.unfold(1, 4, 1), "maximum size for tensor at dimension 1 is 3 but size is 4"],
    [() => x.unfold(1, 2, 0), "step is 0 but must be > 0"],
    [() => x.asStrided([7], [1]), "requiring a storage size of 28 are out of bounds for storage of size 24"],
    [() => x.asStrided([2], [-1]), "as_strided: Negative strides are not supported at the moment, got strides: [-1]"],
    [() => x.movedim([0, 0], [0, 1]), "movedim: repeated dim in `source` ([0, 0])"],
    [() => x.flatten(1, 0), "flatten() has invalid args: start_dim cannot come after end_dim"],
    [
      () => x.unflatten(1, [2, 2]),
      "unflatten: Provided sizes [2, 2] don't multiply up to the size of dim 1 (3) in the input tensor",
    ],
  ])("%#", (call, message) => {
    expect(call).toThrow(message);
  });
});
