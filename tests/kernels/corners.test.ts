// Rare branches of kernels: steps and offsets of operands that are seldom views, elements that no number holds, undone bookkeeping.

import { expect, test } from "vitest";
import { ops, type Tensor, tensor } from "../../generated/index.js";

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
