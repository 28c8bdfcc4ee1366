// Rare branches of kernels: steps and offsets of operands that are seldom views, elements that no number holds, undone bookkeeping.

import { expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import { offerWasm, ops, type Tensor, tensor } from "../../generated/index.js";

const { aten } = ops;
const f = (values: unknown): Tensor => tensor(values as number[], { dtype: "float32" });
const long = (values: unknown): Tensor => tensor(values as number[], { dtype: "int64" });
/** The same elements behind three others. */
const behind = (x: Tensor): Tensor => {
  const whole = aten.cat([aten.full([3], 7, { dtype: x.dtype }), aten.reshape(x, [-1])]) as Tensor;
  return aten.reshape(aten.narrow(whole, 0, 3, x.numel), x.shape) as Tensor;
};
/** The same elements with another one behind each. */
const apart = (x: Tensor): Tensor => aten.select.int(aten.stack([x, aten.full_like(x, 7)], -1), -1, 0) as Tensor;

test.each<[string, () => unknown, unknown]>([
  [
    "isin tells integers apart that no number holds",
    () => aten.isin.Tensor_Tensor(long([9007199254740993n, 5]), long([9007199254740992n, 5])),
    [false, true],
  ],
  [
    "searchsorted reads each row's own sorter",
    () =>
      aten.searchsorted.Tensor(
        f([
          [5, 1, 3],
          [2, 6, 4],
        ]),
        f([
          [2, 6],
          [3, 7],
        ]),
        {
          sorter: long([
            [1, 2, 0],
            [0, 2, 1],
          ]),
        },
      ),
    [
      [1, 3],
      [1, 3],
    ],
  ],
  [
    "searchsorted clears both words of its output",
    () => aten.searchsorted.Tensor_out(f([1, 3]), f([2]), { out: long([-1]) }),
    [1],
  ],
  [
    "masked_select takes both words of an integer",
    () => aten.masked_select(long([-1, 5, 4294967297]), tensor([true, false, true])),
    [-1, 4294967297],
  ],
  [
    "index reads rows that lie apart",
    () =>
      aten.index.Tensor(
        apart(
          f([
            [1, 2, 3, 4],
            [5, 6, 7, 8],
          ]),
        ),
        [long([1])],
      ),
    [[5, 6, 7, 8]],
  ],
  [
    "a margin loss of what lies behind other elements",
    () => aten.multi_margin_loss(behind(f([[1, 2, 4]])), behind(long([1]))),
    1,
  ],
  [
    "gradients of a margin loss that lie behind other elements",
    () => aten.multi_margin_loss_backward(behind(f([3])), f([[1, 2]]), long([0]), 1, 1, null, 0),
    [[-1.5, 1.5]],
  ],
  [
    "marks that lie behind other elements",
    () => aten.multilabel_margin_loss_backward(f(2), f([1, 2]), long([0, -1]), 1, behind(f([1, 0]))),
    [-1, 1],
  ],
])("%s", (_, call, expected) => {
  const result = call() as Tensor;
  expect(result.ndim === 0 ? result.item() : result.toArray()).toEqual(expected);
});

test("running statistics are updated in place", () => {
  const whole = f([0, 7, 0, 7]);
  const running = aten.as_strided(whole, [2], [2], 0) as Tensor;
  aten.native_batch_norm(
    f([
      [2, 4],
      [4, 8],
    ]),
    null,
    null,
    running,
    null,
    true,
    0.5,
    0,
  );
  expect(whole.toArray()).toEqual([1.5, 7, 3, 7]);
});

test("the gradient of padding does not clear elements before its output", () => {
  const whole = f([5, 5, 5, 5, 5, 5]);
  const out = aten.reshape(aten.narrow(whole, 0, 2, 3), [1, 3]) as Tensor;
  aten.reflection_pad1d_backward.grad_input(f([[1, 1, 1, 1]]), f([[0, 0, 0]]), [1, 0], { out });
  expect(whole.toArray()).toEqual([5, 5, 1, 2, 1, 5]);
});

test("values of more dimensions than the selection are rejected", () => {
  expect(() => aten._index_put_impl_(f([1, 2]), [long([0])], f([[3]]))).toThrow(
    "cannot be broadcast to indexing result",
  );
});

test.each([
  ["contiguous", (p: Tensor) => p],
  ["transposed", (p: Tensor) => p.t().contiguous().t()],
  ["behind", behind],
  ["apart", apart],
  ["a row for all", (p: Tensor) => p.narrow(0, 0, 1).expand(p.shape)],
] as const)("bernoulli_ reads its probabilities by their strides: %s", (_name, lay) => {
  const p = lay(
    f([
      [0, 1, 0],
      [1, 0, 1],
    ]),
  );
  for (const dtype of ["float32", "float64", "int64", "int32", "bool"] as const) {
    for (const self of [
      tengen.full([2, 3], -3, { dtype }),
      tengen.full([3, 2], -3, { dtype }).t(),
      tengen.full([2, 6], -3, { dtype }).slice(1, 0, null, 2),
    ])
      expect(self.bernoulli_(p).to("float32").toArray()).toEqual(p.toArray());
  }
  // PyTorch 1.13's draws for this seed.
  tengen.manualSeed(5);
  expect(tengen.zeros([3, 2]).t().bernoulli_(0.5).toArray()).toEqual([
    [0, 1, 1],
    [1, 1, 0],
  ]);
  tengen.manualSeed(5);
  const draws = tengen.full([8], -1, { dtype: "int64" }).bernoulli_(tengen.full([8], 0.5));
  expect(draws.to("int32").toArray()).toEqual([0, 1, 0, 0, 0, 1, 1, 0]);
});

test("any and all see every element of a row that is read in pieces", () => {
  const offers = offerWasm();
  try {
    for (const dtype of ["bool", "uint8", "int32"] as const) {
      const length = dtype === "int32" ? 300_001 : 1_100_001;
      const none = tengen.zeros([length], { dtype });
      const whole = tengen.ones([length], { dtype });
      // Around every power of two and its multiples, where pieces may begin and end.
      const places = new Set<number>([0, length - 1]);
      for (let size = 64; size < length; size *= 2)
        for (const near of [-1, 0, 1])
          for (const times of [1, 3, 5]) if (size * times + near < length) places.add(size * times + near);
      // Behind a few elements that are tried first, pieces of 4096 bytes, then of twice as many each.
      const size = dtype === "int32" ? 1024 : 4096;
      for (let at = 16, piece = size; at < length; at += piece, piece *= 2)
        for (const near of [-1, 0, 1]) places.add(at + near);
      for (const at of places) {
        none.narrow(0, at, 1).fill_(1);
        whole.narrow(0, at, 1).fill_(0);
        expect([at, Number(none.any().item()), Number(whole.all().item())]).toEqual([at, 1, 0]);
        none.narrow(0, at, 1).fill_(0);
        whole.narrow(0, at, 1).fill_(1);
      }
    }
  } finally {
    offers.dispose();
  }
});

test("rows that lie farther apart than a window holds are copied", () => {
  const offers = offerWasm();
  try {
    const whole = tengen.arange(3_000_000);
    for (const [rows, step, width] of [
      [40, 70_000, 9],
      [3, 900_000, 1000],
      [2000, 1400, 7],
    ] as const) {
      const view = whole.asStrided([rows, width], [step, 1], 3);
      const copied = view.contiguous();
      const turned = view.t().contiguous();
      for (const [r, c] of [
        [0, 0],
        [rows - 1, width - 1],
        [rows >> 1, width >> 1],
      ] as const) {
        expect(copied.at(r, c).item()).toBe(3 + r * step + c);
        expect(turned.at(c, r).item()).toBe(3 + r * step + c);
      }
    }
    const picks = Array.from({ length: 6000 }, (_, i) => (i * 7919) % 375_000);
    const picked = tengen.indexSelect(whole.reshape([375_000, 8]), 0, long(picks));
    for (const i of [0, 1, 2999, 5999]) expect(picked.at(i, 7).item()).toBe(8 * picks[i]! + 7);
  } finally {
    offers.dispose();
  }
});

test("long sums whose parts overflow float32 are finite", () => {
  const offers = offerWasm();
  try {
    for (const length of [8, 100, 5000, 40_000, 300_000]) {
      const half = tengen.full([length / 2], 3e38);
      const row = tengen.cat([half, half.neg()]);
      expect([length, row.sum().item()]).toEqual([length, 0]);
      expect(row.reshape([1, length]).expand([3, length]).contiguous().sum([1]).toArray()).toEqual([0, 0, 0]);
      expect(row.reshape([length, 1]).expand([length, 3]).contiguous().sum([0]).toArray()).toEqual([0, 0, 0]);
      expect(row.mean().item()).toBe(0);
    }
  } finally {
    offers.dispose();
  }
});

test.each(["float32", "float64", "float16", "bfloat16", "int32", "int64", "uint8", "bool"] as const)(
  "conversions of %s whose memory was transferred are refused at every length",
  (from) => {
    const offers = offerWasm();
    try {
      for (const to of [
        "float32",
        "float64",
        "float16",
        "bfloat16",
        "int32",
        "int64",
        "uint8",
        "bool",
        "complex64",
      ] as const) {
        if (to === from) continue;
        for (const length of [1, 40, 5000, 200_000]) {
          const x = tengen.ones([length], { dtype: from });
          const { buffer } = x.data as Uint8Array;
          structuredClone(buffer, { transfer: [buffer as ArrayBuffer] });
          let error: unknown = null;
          try {
            x.to(to);
          } catch (thrown) {
            error = thrown;
          }
          if (!(error instanceof tengen.TengenError)) expect.fail(`${from} to ${to}, ${length}: ${String(error)}`);
        }
      }
    } finally {
      offers.dispose();
    }
  },
);
