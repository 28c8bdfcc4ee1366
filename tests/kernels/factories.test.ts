// Factories: tensors from nothing and in the likeness of others.

import { describe, expect, it } from "vitest";
import {
  arange,
  bartlettWindow,
  blackmanWindow,
  emptyStrided,
  eye,
  full,
  hammingWindow,
  hannWindow,
  kaiserWindow,
  linspace,
  logspace,
  scalar,
  tensor,
  zeros,
} from "../../generated/index.js";
import { readFamily, runOnMeta, testPlaces, testRecords } from "./golden.js";

const family = readFamily("factories");

describe("factories: PyTorch's own answers", () => {
  testRecords(family);

  it("the same shapes and dtypes on meta", () => {
    const { wrong, passed } = runOnMeta(family, () => false);
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(200);
  });

  testPlaces(family, { spread: 170, behind: 170, out: 0 });
});

describe("windows", () => {
  it("of length 1 are 1, of length 0 are empty", () => {
    const windows = [hannWindow, hammingWindow, blackmanWindow, bartlettWindow, kaiserWindow];
    for (const window of windows) {
      for (const periodic of [true, false]) {
        expect(window(1, periodic).toArray(), `${window.name} ${periodic}`).toEqual([1]);
        expect(window(0, periodic).toArray()).toEqual([]);
      }
    }
  });
});

describe("dtypes of factories", () => {
  it("do not depend on whether a number happens to be an integer", () => {
    expect(full([1], 2).dtype).toBe("float32");
    expect(full([1], 2.5).dtype).toBe("float32");
    expect(full([1], 2n).dtype).toBe("int64");
    expect(full([1], true).dtype).toBe("bool");
    expect(full([1], scalar(2, "int")).dtype).toBe("int64");
    expect(arange(3).dtype).toBe("float32");
    expect(arange(3n).dtype).toBe("int64");
    expect(arange(0n, 3n).dtype).toBe("int64");
  });

  it("numbers of integer dtypes wrap and truncate as in C", () => {
    expect(full([2], 2.9, { dtype: "int32" }).toArray()).toEqual([2, 2]);
    expect(arange(0, 2.5, 0.5).toArray()).toEqual([0, 0.5, 1, 1.5, 2]);
    expect(arange(5, 0, -2, { dtype: "int64" }).toArray()).toEqual([5, 3, 1]);
    expect(linspace(0, 1, 5).toArray()).toEqual([0, 0.25, 0.5, 0.75, 1]);
    // PyTorch's: ends wrap in unsigned dtypes.
    expect(linspace(0, -1, 3, { dtype: "uint8" }).toArray()).toEqual([0, 127, 255]);
    expect(linspace(-1, 4, 3, { dtype: "uint8" }).toArray()).toEqual([255, 129, 4]);
    expect(logspace(-1, 4, 3, 2, { dtype: "uint8" }).toArray()).toEqual([0, 0, 16]);
    expect(logspace(0, 2000, 3, 2, { dtype: "int64" }).toArray({ bigint: true })).toEqual([
      1n,
      -(2n ** 63n),
      -(2n ** 63n),
    ]);
  });
});

describe("factories: invalid arguments", () => {
  it.each([
    [() => zeros([2, -1]), "Trying to create tensor with negative dimension -1: [2, -1]"],
    [() => zeros([1.5]), "zeros: `size` must be an array of integers, got number 1.5 at [0]"],
    [() => arange(0, 5, 0), "step must be nonzero"],
    [() => arange(0, 5, -1), "upper bound and larger bound inconsistent with step sign"],
    [() => arange(Number.POSITIVE_INFINITY), "unsupported range: 0 -> Infinity"],
    [() => linspace(0, 1, -1), "number of steps must be non-negative"],
    [() => linspace(0, 300, 3, { dtype: "int8" }), "value cannot be converted to type int8 without overflow"],
    [() => linspace(0, -0.5, 3, { dtype: "uint8" }), "value cannot be converted to type uint8 without overflow"],
    [() => linspace(0, 1e6, 3, { dtype: "float16" }), "value cannot be converted to type float16 without overflow"],
    [() => logspace(0, 1e20, 3, { dtype: "int64" }), "value cannot be converted to type int64 without overflow"],
    [() => eye(-1), "n must be greater or equal to 0, got -1"],
    [() => full([1], 300, { dtype: "uint8" }), "value cannot be converted to type uint8 without overflow"],
    [() => emptyStrided([2], [1, 1]), "dimensionality of sizes (1) must match dimensionality of strides (2)"],
    [
      () => emptyStrided([2], [-1]),
      "empty_strided: Negative strides are not supported at the moment, got strides: [-1]",
    ],
    [() => zeros([1], { layout: "sparse_coo" }), "zeros: layout sparse_coo is not supported; all tensors are strided"],
  ])("%#", (call, message) => {
    expect(call).toThrow(message);
  });
});

describe("new tensors have their own memory", () => {
  it("a *_like tensor does not share storage", () => {
    const x = tensor([1, 2]);
    expect(x.newZeros([2]).storage).not.toBe(x.storage);
    expect(x.newFull([2], 7).toArray()).toEqual([7, 7]);
  });
});
