// Views of wrappers: composite kernels ask the class's kernels, the most primitive view last, and never look for memory.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Library, library, type Tensor, tensor, WrapperTensor, zeros } from "../../generated/index.js";

const keys = ["SparseCPU", "ADInplaceOrView", "AutogradCPU"] as const;

/** Knows the view that gave it. */
class Named extends WrapperTensor {
  readonly by: string;

  constructor(shape: readonly number[], by: string) {
    super({ shape, keys });
    this.by = by;
  }
}
const given = new Named([2, 2], "nothing");
type Any = Readonly<Record<string, (...args: unknown[]) => unknown>>;
const by = (result: unknown): unknown => (Array.isArray(result) ? result.map(by) : (result as Named).by);

const calls: Readonly<Record<string, readonly unknown[]>> = {
  ...{ t: [], transpose: [0, 1], swapaxes: [0, 1], adjoint: [], permute: [[1, 0]], movedim: [[0], [1]] },
  ...{ select: [0, 1], unbind: [0], slice: [0, 0, 1], narrow: [0, 0, 1], split: [1], chunk: [2] },
  ...{ splitWithSizes: [[1, 1]], tensorSplit: [2], hsplit: [2], diagonal: [], unsqueeze: [0], squeeze: [] },
  ...{ expand: [[3, 2, 2]], expandAs: [zeros([3, 2, 2])], view: [[4]], reshape: [[4]], flatten: [], ravel: [] },
  ...{ unflatten: [0, [1, 2]], unfold: [0, 1, 1], viewAs: [zeros([4])] },
};
const call = (name: string): unknown => (given as unknown as Any)[name]!(...calls[name]!);

describe("a class without kernels for views", () => {
  test.each(Object.keys(calls))("%s says so", (name) => {
    expect(() => call(name)).toThrow(
      "a Named is a wrapper without memory: no kernel of the wrapper handled the view or as_strided, and nothing else can",
    );
  });
});

describe("a class with a kernel for as_strided", () => {
  let lib: Library;
  beforeAll(() => {
    lib = library("aten", "IMPL", "SparseCPU");
    lib.impl(
      "as_strided",
      (_self: Tensor, size: readonly number[], stride: readonly number[], offset: number) =>
        new Named(size, `${size} by ${stride} from ${offset}`),
    );
  });
  afterAll(() => lib.dispose());

  test.each<readonly [string, unknown]>([
    ["t", "2,2 by 1,2 from 0"],
    ["permute", "2,2 by 1,2 from 0"],
    ["select", "2 by 1 from 2"],
    ["unbind", ["2 by 1 from 0", "2 by 1 from 2"]],
    ["narrow", "1,2 by 2,1 from 0"],
    ["split", ["1,2 by 2,1 from 0", "1,2 by 2,1 from 2"]],
    ["splitWithSizes", ["1,2 by 2,1 from 0", "1,2 by 2,1 from 2"]],
    ["diagonal", "2 by 3 from 0"],
    ["unsqueeze", "1,2,2 by 4,2,1 from 0"],
    ["expand", "3,2,2 by 0,2,1 from 0"],
    ["reshape", "4 by 1 from 0"],
    ["flatten", "4 by 1 from 0"],
    ["unfold", "2,2,1 by 2,1,2 from 0"],
  ])("%s is computed by it", (name, expected) => {
    expect(by(call(name))).toEqual(expected);
  });

  test("every view is", () => {
    for (const name of Object.keys(calls)) expect([name, by(call(name))]).not.toEqual([name, "nothing"]);
  });
});

describe("a class with kernels for more primitive views", () => {
  let lib: Library;
  beforeAll(() => {
    lib = library("aten", "IMPL", "SparseCPU");
    lib.impl("transpose.int", () => new Named([2, 2], "transpose"));
    lib.impl("slice.Tensor", () => new Named([1, 2], "slice"));
    lib.impl("select.int", () => new Named([2], "select"));
  });
  afterAll(() => lib.dispose());

  test.each<readonly [string, unknown]>([
    ["t", "transpose"],
    ["swapaxes", "transpose"],
    ["adjoint", "transpose"],
    ["narrow", "slice"],
    ["split", ["slice", "slice"]],
    ["chunk", ["slice", "slice"]],
    ["splitWithSizes", ["slice", "slice"]],
    ["hsplit", ["slice", "slice"]],
    ["unbind", ["select", "select"]],
  ])("%s uses them", (name, expected) => {
    expect(by(call(name))).toEqual(expected);
  });
});

test("the gradient of mm reaches the class's kernels, t included", () => {
  /** A square matrix of which only the diagonal is kept. */
  class Diagonal extends WrapperTensor {
    readonly values: Tensor;

    constructor(values: Tensor) {
      super({ shape: [values.numel, values.numel], layout: "sparse_coo", keys });
      this.values = values;
    }
  }
  const lib = library("aten", "IMPL", "SparseCPU");
  try {
    lib.impl("mm", (a: Tensor, b: Tensor) => (a as Diagonal).values.unsqueeze(1).mul(b));
    lib.impl("transpose.int", (a: Tensor) => new Diagonal((a as Diagonal).values));
    const b = tensor(
      [
        [1, 2],
        [3, 4],
      ],
      { requiresGrad: true },
    );
    const product = new Diagonal(tensor([2, 3])).mm(b);
    expect(product.toArray()).toEqual([
      [2, 4],
      [9, 12],
    ]);
    product.sum().backward();
    expect(b.grad!.toArray()).toEqual([
      [2, 2],
      [3, 3],
    ]);
  } finally {
    lib.dispose();
  }
});
