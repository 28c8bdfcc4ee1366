// Indexing, joining, padding.

import { describe, expect, it } from "vitest";
import {
  arange,
  cat,
  complex,
  embedding,
  equal,
  flip,
  gather,
  grad,
  index,
  indexPut,
  indexSelect,
  maskedFill,
  maskedSelect,
  nonzero,
  pad,
  repeatInterleave,
  roll,
  scatterReduce,
  stack,
  type Tensor,
  tensor,
  tril,
  zeros,
} from "../../generated/index.js";
import { readFamily, runOnMeta, testGradients, testPlaces, testRecords } from "./golden.js";

const family = readFamily("indexing");

describe("indexing: PyTorch's own answers", () => {
  testRecords(family);
  testGradients(family);

  it("the same shapes and dtypes on meta", () => {
    const { wrong, passed } = runOnMeta(family, () => false);
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(700);
  });

  testPlaces(family, { spread: 770, behind: 810, out: 760 });
});

const long = (values: unknown): ReturnType<typeof tensor> => tensor(values as number[], { dtype: "int64" });

describe("index with tensors", () => {
  const x = arange(24).view([2, 3, 4]);

  it("broadcasts its indices; null selects a dimension entirely", () => {
    expect(index(x, [long([1, 0]), null, long([3, 1])]).toArray()).toEqual([
      [15, 19, 23],
      [1, 5, 9],
    ]);
    expect(index(x, [null, long([[0], [2]]), long([1, -1])]).shape).toEqual([2, 2, 2]);
  });

  it("masks index as many dimensions as they have", () => {
    const mask = tensor([
      [true, false, true],
      [false, false, true],
    ]);
    expect(index(x, [mask]).toArray()).toEqual([
      [0, 1, 2, 3],
      [8, 9, 10, 11],
      [20, 21, 22, 23],
    ]);
    expect(index(x, [mask, long([0, 1, 2])]).toArray()).toEqual([0, 9, 22]);
  });

  it("index_put_ with accumulate adds repeated values", () => {
    const base = zeros([3]);
    const places = long([0, 2, 0]);
    expect(indexPut(base, [places], tensor([1, 2, 3]), true).toArray()).toEqual([4, 0, 2]);
    expect(indexPut(base, [places], tensor([1, 2, 3])).toArray()).toEqual([3, 0, 2]);
  });

  it("gradients of elements selected twice are added", () => {
    const w = tensor([1, 2, 3], { requiresGrad: true });
    const [g] = grad([index(w, [long([2, 2, 0])]).sum()], [w]);
    expect(g!.toArray()).toEqual([1, 0, 2]);
  });

  it("int64 beyond 2^53 is moved and added exactly", () => {
    const big = tensor([2n ** 60n + 1n, -(2n ** 62n) - 3n]);
    expect(flip(big, [0]).toArray({ bigint: true })).toEqual([-(2n ** 62n) - 3n, 2n ** 60n + 1n]);
    expect(
      big
        .scatterAdd(0, long([0]), big.slice(0, 0, 1))
        .select(0, 0)
        .item({ bigint: true }),
    ).toBe(2n ** 61n + 2n);
  });
});

describe("embedding", () => {
  it("gives the padding row no gradient, and divides by frequency", () => {
    const weight = tensor(
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      { requiresGrad: true },
    );
    const picks = long([0, 2, 2]);
    const [padded] = grad([embedding(weight, picks, 2).sum()], [weight]);
    expect(padded!.toArray()).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
    const [scaled] = grad([embedding(weight, picks, -1, true).sum()], [weight]);
    expect(scaled!.toArray()).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
  });
});

describe("strided operands", () => {
  it("a transposed matrix is sliced, rolled and joined as its copy is", () => {
    const x = arange(12).view([3, 4]).t();
    const y = x.contiguous();
    expect(tril(x).toArray()).toEqual(tril(y).toArray());
    expect(roll(x, [1, -1], [0, 1]).toArray()).toEqual(roll(y, [1, -1], [0, 1]).toArray());
    expect(cat([x, y], 1).toArray()).toEqual(cat([y, y], 1).toArray());
    expect(maskedSelect(x, x.gt(5)).toArray()).toEqual(maskedSelect(y, y.gt(5)).toArray());
    expect(indexSelect(x, 1, long([2, 0])).toArray()).toEqual(indexSelect(y, 1, long([2, 0])).toArray());
  });
});

describe("large tensors are rolled", () => {
  const shapes = [
    [300, 300],
    [70, 40, 30],
    [9, 9000],
    [64, 2, 2000],
    [2, 8, 4096],
  ];
  it.each(shapes.flatMap((shape) => shape.map((_, d) => [shape, d] as const)))("%j along %i", (shape, d) => {
    const size = shape[d]!;
    const count = shape.reduce((a, b) => a * b, 1);
    const [first, ...others] = shape as [number, ...number[]];
    const tensors = [
      arange(count, { dtype: "float32" }).view(shape),
      // Behind others in its memory.
      arange(count + 2 * (count / first), { dtype: "int64" })
        .view([first + 2, ...others])
        .narrow(0, 1, first),
      complex(arange(count, { dtype: "float32" }), arange(count, { dtype: "float32" }))
        .view(shape)
        .conj(),
      arange(count, { dtype: "float32" }).to("bfloat16").view(shape),
    ];
    for (const x of tensors)
      for (const shift of [0, 1, -1, size >> 2, -(size >> 2), size >> 1, size - 1, 3 * size + 1]) {
        const start = (((size - shift) % size) + size) % size;
        const expected = cat([x.narrow(d, start, size - start), x.narrow(d, 0, start)], d);
        expect([x.dtype, shift, equal(roll(x, [shift], [d]), expected)]).toEqual([x.dtype, shift, true]);
      }
  });
});

describe("indexing: invalid arguments", () => {
  const x = zeros([2, 3]);
  it.each([
    [
      () => index(x, [zeros([1], { dtype: "int64", device: "meta" })]),
      "indices should be either on cpu or on the same device as the indexed tensor (cpu)",
    ],
    [() => stack([]), "stack expects a non-empty TensorList"],
    [() => index(x, [long([2])]), "index 2 is out of bounds for dimension 0 with size 2"],
    [() => index(x, [long([0]), long([0]), long([0])]), "too many indices for tensor of dimension 2 (got 3)"],
    [() => index(x, [tensor([0.5])]), "tensors used as indices must be int64, uint8 or bool, got float32"],
    [
      () => index(x, [tensor([true])]),
      "The shape of the mask [1] at index 0 does not match the shape of the indexed tensor [2, 3] at index 0",
    ],
    [
      () => index(x, [long([0, 1]), long([0, 1, 2])]),
      "shape mismatch: indexing tensors could not be broadcast together with shapes [2], [3]",
    ],
    [
      () => indexPut(x, [long([0])], tensor([1, 2])),
      "shape mismatch: value tensor of shape [2] cannot be broadcast to indexing result of shape [1, 3]",
    ],
    [
      () => indexPut(x, [long([0])], long([1])),
      "Index put requires the source and destination dtypes match, got float32 for the destination and int64 for the source.",
    ],
    [() => indexSelect(x, 0, long([5])), "index out of range in self"],
    [() => gather(x, 1, long([[3]])), "index 3 is out of bounds for dimension 1 with size 3"],
    [() => gather(x, 1, long([0])), "Index tensor must have the same number of dimensions as input tensor"],
    [() => gather(x, 1, tensor([[0]])), "gather(): Expected dtype int64 for index"],
    [() => cat([zeros([])]), "zero-dimensional tensor (at position 0) cannot be concatenated"],
    [
      () => cat([zeros([2, 2]), zeros([2, 3])], 0),
      "Sizes of tensors must match except in dimension 0. Expected size 2 but got size 3 for tensor number 1 in the list.",
    ],
    [
      () => stack([zeros([2]), zeros([3])]),
      "stack expects each tensor to be equal size, but got [2] at entry 0 and [3] at entry 1",
    ],
    [() => flip(x, [0, 0]), "dim 0 appears multiple times in the list of dims"],
    [() => tril(zeros([2])), "tril: input tensor must have at least 2 dimensions"],
    [
      () => maskedFill(x, zeros([2, 3]), 1),
      "masked_fill_ only supports boolean masks, but got mask with dtype float32",
    ],
    [() => x.repeat([2]), "Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor"],
    [() => repeatInterleave(x, long([1, 2, 3]), 0), "repeats must have the same size as input along dim"],
    [() => pad(zeros([1, 2]), [2, 0], "reflect"), "Padding size should be less than the corresponding input dimension"],
    [
      () => nonzero(zeros([2], { device: "meta" })),
      'nonzero: the shape of the result depends on data, and tensors on device "meta" have none',
    ],
  ])("%#", (call, message) => {
    expect(call).toThrow(message);
  });
});

describe("in-place forms give what the functional ones do, and change nothing on errors:", () => {
  const index = tensor([[2n, 0n, 2n], [1n, 1n, 0n]]); // biome-ignore format: a matrix
  const rows = tensor([2n, 0n, 2n]);
  type Call = (self: Tensor, source: Tensor, index?: Tensor) => Tensor;
  /** In place, and on a copy. `source` has the shape of the index, or as many rows. */
  const forms: readonly (readonly [name: string, isRows: boolean, inPlace: Call, functional: Call])[] = [
    ["scatter", false, (x, s, i = index) => x.scatter_(1, i, s), (x, s, i = index) => x.scatter(1, i, s)],
    ["scatter of a number", false, (x, _, i = index) => x.scatter_(1, i, 7), (x, _, i = index) => x.scatter(1, i, 7)],
    ["scatter_add", false, (x, s, i = index) => x.scatterAdd_(1, i, s), (x, s, i = index) => x.scatterAdd(1, i, s)],
    [
      "scatter_reduce",
      false,
      (x, s, i = index) => x.scatterReduce_(1, i, s, "prod", { includeSelf: false }),
      (x, s, i = index) => scatterReduce(x, 1, i, s, "prod", { includeSelf: false }),
    ],
    [
      "index_add",
      true,
      (x, s, i = rows) => x.indexAdd_(0, i, s, { alpha: 2 }),
      (x, s, i = rows) => x.indexAdd(0, i, s, { alpha: 2 }),
    ],
    ["index_copy", true, (x, s, i = rows) => x.indexCopy_(0, i, s), (x, s, i = rows) => x.indexCopy(0, i, s)],
    [
      "index_reduce",
      true,
      (x, s, i = rows) => x.indexReduce_(0, i, s, "mean"),
      (x, s, i = rows) => x.indexReduce(0, i, s, "mean"),
    ],
  ];
  const numbers = (count: number): Tensor => tensor(Array.from({ length: count }, (_, i) => ((i * 7) % 11) - 4.5));
  /** The same elements: contiguous, behind others, transposed, and with gaps. */
  const layouts: readonly (readonly [name: string, of: () => Tensor])[] = [
    ["contiguous", () => numbers(12).reshape([3, 4])],
    [
      "with an offset",
      () =>
        cat([zeros([5]), numbers(12)])
          .narrow(0, 5, 12)
          .view([3, 4]),
    ],
    ["transposed", () => numbers(12).reshape([3, 4]).t().contiguous().t()],
    ["with gaps", () => cat([numbers(12).reshape([3, 4]), zeros([3, 2])], 1).narrow(1, 0, 4)],
  ];
  for (const [name, isRows, inPlace, functional] of forms) {
    it(name, () => {
      const source = isRows ? numbers(12).reshape([3, 4]).mul(-1) : numbers(6).reshape([2, 3]).mul(-1);
      for (const [layout, of] of layouts) {
        const x = of();
        const { storage, strides } = x;
        const wanted = functional(of(), source).toArray();
        expect(inPlace(x, source), layout).toBe(x);
        expect([x.toArray(), x.storage === storage, x.strides], layout).toEqual([wanted, true, strides]);
        const before = x.toArray();
        const [wrong, list] = isRows ? [tensor([0n, 3n, 1n]), rows] : [tensor([[0n, 4n, 1n], [9n, 0n, 0n]]), index]; // biome-ignore format: matrices
        expect(() => inPlace(x, source, wrong), layout).toThrow();
        expect(x.toArray(), layout).toEqual(before);
        const empty = list.narrow(0, 0, 0);
        inPlace(x, source.narrow(0, 0, 0), empty);
        expect(x.toArray(), layout).toEqual(before);
      }
      // The source is another part of the same memory.
      const both = cat(
        [numbers(12).reshape([3, 4]), source.reshape([-1]).mul(2), zeros([1])].map((one) => one.reshape([-1])),
      );
      const [self, other] = [both.narrow(0, 0, 12).view([3, 4]), both.narrow(0, 12, source.numel).view(source.shape)];
      const wanted = functional(self.clone(), other.clone()).toArray();
      expect(inPlace(self, other).toArray()).toEqual(wanted);
      expect(other.toArray()).toEqual(source.mul(2).toArray());
    });
  }
});
