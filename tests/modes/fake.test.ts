// Fake tensors: shapes, dtypes and devices without data.

import { describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";

const shown = (x: T.Tensor): string => `${x.dtype} [${x.shape}] ${x.device}`;
const gpu = { device: "cuda" } as const;

describe("fake tensors", () => {
  const w = T.ones([3, 2], { requiresGrad: true });
  const rows: readonly (readonly [string, () => T.Tensor, string])[] = [
    ["factories", () => T.withFakeTensors(() => T.zeros([2], { ...gpu, dtype: "float16" })), "float16 [2] cuda"],
    ["real tensors among arguments", () => T.withFakeTensors(() => T.linear(T.ones([4, 2]), w)), "float32 [4,3] cpu"],
    [
      "a device of which there are no kernels",
      () => T.mm(T.fakeTensor([2, 3], gpu), T.fakeTensor([3, 4], gpu)),
      "float32 [2,4] cuda",
    ],
    ["promotion", () => T.mul(T.fakeTensor([2], { dtype: "int64" }), 0.5), "float32 [2] cpu"],
    ["in place", () => T.fakeTensor([2, 3]).t_().add_(1), "float32 [3,2] cpu"],
    ["several results", () => T.max(T.fakeTensor([2, 3]), 1)[1], "int64 [2] cpu"],
  ];
  test.each(rows)("%s", (_, run, expected) => {
    const result = run();
    expect([result instanceof T.FakeTensor, shown(result)]).toEqual([true, expected]);
  });

  test("gradients are fake, too, and real tensors stay as they are", () => {
    T.withFakeTensors(() => T.sum(T.relu(T.linear(T.ones([4, 2]), w))).backward());
    expect([shown(w.grad!), w.toArray()]).toEqual([
      "float32 [3,2] cpu",
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ]);
  });

  const mistakes: readonly (readonly [string, () => unknown, string])[] = [
    [
      "item",
      () => T.fakeTensor([1]).item(),
      "item() reads elements, but fake tensors have only shapes, dtypes and devices; run the program on real tensors, or make its shapes independent of the value",
    ],
    [
      "nonzero",
      () => T.nonzero(T.fakeTensor([2])),
      "the result of aten::nonzero depends on the elements of self, which fake tensors do not have",
    ],
    [
      "nonzero on a device of which there are no kernels",
      () => T.nonzero(T.fakeTensor([2], gpu)),
      "the result of aten::nonzero depends on the elements of self, which fake tensors do not have",
    ],
    [
      "an item inside of a composite",
      () => T.withFakeTensors(() => T.allclose(T.ones([2]), T.ones([2]))),
      "the result of aten::allclose depends on the elements of self and other, which fake tensors do not have",
    ],
    [
      "an item that a user's composite asks for",
      () => {
        const mine = T.defineLibrary("fake_tests", {
          "scaled(Tensor x) -> Tensor": { CompositeImplicitAutograd: (x) => x.mul(Number(x.sum().item())) },
        });
        try {
          mine.scaled(T.fakeTensor([2]));
        } finally {
          mine.dispose();
        }
      },
      "item() reads elements, but fake tensors have only shapes, dtypes and devices; run the program on real tensors, or make its shapes independent of the value",
    ],
    [
      "an unknown option",
      () => T.fakeTensor([1], { grad: true } as never),
      'fakeTensor: unknown option "grad"; there are strides, offset, dtype, device, requiresGrad',
    ],
    [
      "an unknown option of the class",
      () => new T.FakeTensor({ shape: [1], keys: "CPU" } as never),
      'FakeTensor: unknown option "keys"; there are shape, strides, offset, dtype, device, requiresGrad',
    ],
    [
      "two devices",
      () => T.mm(T.fakeTensor([2, 2], gpu), T.fakeTensor([2, 2])),
      "aten::mm: expected all tensors on one device, got cuda and cpu",
    ],
  ];
  test.each(mistakes)("%s is refused by name", (_, run, message) => {
    expect(run).toThrow(message);
  });
});

test("fake tensors are lazily conjugated or negated where real ones are", () => {
  const real = T.tensor([[{ re: 1, im: 2 }, { re: 3, im: 4 }]], { dtype: "complex64" }); // biome-ignore format: a matrix
  const bits = (x: T.Tensor): unknown[] => [x.isConj(), x.isNeg(), x.shape, x.strides];
  const programs: readonly ((x: T.Tensor) => T.Tensor)[] = [
    (x) => x.conj(),
    (x) => x.conj().t(),
    (x) => x.conj().mul(2),
    (x) => x.conj().imag,
    (x) => x.conj().conj(),
    (x) => x.conj().mul_({ re: 0, im: 1 }),
    (x) => x.conj().resolveConj(),
  ];
  for (const program of programs) {
    expect(bits(T.withFakeTensors(() => program(new T.FakeTensor(real))))).toEqual(bits(program(real.clone())));
    expect(bits(T.withFakeTensors(() => program(real.conj())))).toEqual(bits(program(real.conj())));
  }
  expect(bits(new T.FakeTensor(real.conj().imag))).toEqual(bits(real.conj().imag));
});
