// Both bounds of every index: the last valid one and the first rejected one, at either end. Indexed elements lie between others, which an unchecked
// bound would read or overwrite.

import { describe, expect, it } from "vitest";
import { arange, isTensor, type Tensor, tensor } from "../../generated/index.js";
import { TengenError } from "../../runtime/core/errors.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";

const long = (values: unknown): Tensor => tensor(values as number[], { dtype: "int64" });

/** 1, 2, ... with other numbers before and behind. */
function between(...shape: number[]): Tensor {
  const numel = shape.reduce((a, b) => a * b, 1);
  return arange(-2, numel + 5)
    .to("float32")
    .narrow(0, 3, numel)
    .view(shape);
}

/** Calls an operator with all arguments in the order of its schema. */
const call = (name: string, ...args: unknown[]): unknown => dispatcher.call(dispatcher.get(`aten::${name}`), args);

interface Row {
  readonly operator: string;
  /** The arguments with one index; a fresh tensor each time, since some are written. */
  readonly args: (index: number) => readonly unknown[];
  /** Indices up to it, exclusive, are taken. */
  readonly size: number;
  /** Whether -size to -1 count from the end; otherwise all are rejected. */
  readonly fromEnd: boolean;
}

const places = (i: number): Tensor => long([0, i]);
const square = (i: number): Tensor => long([[0, i]]);
const row = (operator: string, size: number, fromEnd: boolean, args: Row["args"]): Row => ({
  operator,
  size,
  fromEnd,
  args,
});

const rows: readonly Row[] = [
  row("select.int", 3, true, (i) => [between(2, 3, 4), 1, i]),
  row("select_copy.int", 3, true, (i) => [between(2, 3, 4), 1, i]),
  row("select_scatter", 3, true, (i) => [between(2, 3), between(2), 1, i]),
  row("select_backward", 3, true, (i) => [between(2), [2, 3], 1, i]),
  row("narrow", 3, true, (i) => [between(2, 3), 1, i, 1]),
  row("narrow.Tensor", 3, true, (i) => [between(2, 3), 1, long(i), 1]),
  row("narrow_copy", 3, true, (i) => [between(2, 3), 1, i, 1]),
  row("index.Tensor", 3, true, (i) => [between(2, 3), [null, places(i)]]),
  row("_unsafe_index.Tensor", 3, true, (i) => [between(2, 3), [null, places(i)]]),
  row("_unsafe_index_put", 3, true, (i) => [between(2, 3), [null, places(i)], between(2, 2), false]),
  row("index_put", 3, true, (i) => [between(2, 3), [null, places(i)], between(2, 2), false]),
  row("index_put_", 3, true, (i) => [between(2, 3), [null, places(i)], between(2, 2), true]),
  row("_index_put_impl_", 3, true, (i) => [between(2, 3), [null, places(i)], between(2, 2), true, false]),
  row("_index_put_impl", 3, true, (i) => [between(2, 3), [null, places(i)], between(2, 2), false, false]),
  row("take", 6, true, (i) => [between(2, 3), places(i)]),
  row("put", 6, true, (i) => [between(2, 3), places(i), between(2), false]),
  row("put_", 6, true, (i) => [between(2, 3), places(i), between(2), true]),
  row("index_fill.int_Scalar", 3, true, (i) => [between(2, 3), 1, places(i), 7]),
  row("index_fill.int_Tensor", 3, true, (i) => [between(2, 3), 1, places(i), tensor(7)]),
  row("index_fill_.int_Scalar", 3, true, (i) => [between(2, 3), 1, places(i), 7]),
  row("index_fill_.int_Tensor", 3, true, (i) => [between(2, 3), 1, places(i), tensor(7)]),
  row("index_select", 3, false, (i) => [between(2, 3), 1, places(i)]),
  row("index_select_backward", 3, false, (i) => [between(2, 2), [2, 3], 1, places(i)]),
  row("index_add", 3, false, (i) => [between(2, 3), 1, places(i), between(2, 2), 1]),
  row("index_add_", 3, false, (i) => [between(2, 3), 1, places(i), between(2, 2), 1]),
  row("index_copy", 3, false, (i) => [between(2, 3), 1, places(i), between(2, 2)]),
  row("index_copy_", 3, false, (i) => [between(2, 3), 1, places(i), between(2, 2)]),
  row("index_reduce", 3, false, (i) => [between(2, 3), 1, places(i), between(2, 2), "prod", true]),
  row("index_reduce_", 3, false, (i) => [between(2, 3), 1, places(i), between(2, 2), "amax", true]),
  row("gather", 3, false, (i) => [between(2, 3), 1, square(i), false]),
  row("gather_backward", 3, false, (i) => [between(1, 2), between(2, 3), 1, square(i), false]),
  row("take_along_dim", 3, false, (i) => [between(1, 3), square(i), 1]),
  row("scatter.src", 3, false, (i) => [between(2, 3), 1, square(i), between(1, 2)]),
  row("scatter.value", 3, false, (i) => [between(2, 3), 1, square(i), 7]),
  row("scatter.reduce", 3, false, (i) => [between(2, 3), 1, square(i), between(1, 2), "add"]),
  row("scatter.value_reduce", 3, false, (i) => [between(2, 3), 1, square(i), 7, "multiply"]),
  row("scatter_.src", 3, false, (i) => [between(2, 3), 1, square(i), between(1, 2)]),
  row("scatter_.value", 3, false, (i) => [between(2, 3), 1, square(i), 7]),
  row("scatter_.reduce", 3, false, (i) => [between(2, 3), 1, square(i), between(1, 2), "add"]),
  row("scatter_.value_reduce", 3, false, (i) => [between(2, 3), 1, square(i), 7, "multiply"]),
  row("scatter_add", 3, false, (i) => [between(2, 3), 1, square(i), between(1, 2)]),
  row("scatter_add_", 3, false, (i) => [between(2, 3), 1, square(i), between(1, 2)]),
  row("scatter_reduce.two", 3, false, (i) => [between(2, 3), 1, square(i), between(1, 2), "amin", true]),
  row("scatter_reduce_.two", 3, false, (i) => [between(2, 3), 1, square(i), between(1, 2), "mean", true]),
  row("value_selecting_reduction_backward", 3, false, (i) => [between(2, 1), 1, long([[0], [i]]), [2, 3], true]),
  row("cummaxmin_backward", 3, false, (i) => [between(1, 3), between(1, 3), long([[0, 0, i]]), 1]),
  row("embedding", 4, false, (i) => [between(4, 2), places(i), -1, false, false]),
  row("embedding_backward", 4, false, (i) => [between(2, 2), places(i), 4, 9, false, false]),
  row("embedding_dense_backward", 4, false, (i) => [between(2, 2), places(i), 4, 9, false]),
  row("embedding_renorm_", 4, true, (i) => [between(4, 2), places(i), 1, 2]),
  row("embedding_renorm", 4, true, (i) => [between(4, 2), places(i), 1, 2]),
  row("embedding_bag", 4, false, (i) => [between(4, 2), places(i), long([0, 1]), false, 0, false, null, false]),
  row("embedding_bag.padding_idx", 4, false, (i) => [
    between(4, 2),
    places(i),
    long([0]),
    false,
    1,
    false,
    null,
    false,
    null,
  ]),
  row("_embedding_bag", 4, false, (i) => [between(4, 2), places(i), long([0]), false, 2, false, null, false, -1]),
  row("_embedding_bag_forward_only", 4, false, (i) => [
    between(4, 2),
    places(i),
    long([0]),
    false,
    0,
    false,
    null,
    false,
    -1,
  ]),
  row("_embedding_bag_per_sample_weights_backward", 4, false, (i) => [
    between(1, 2),
    between(4, 2),
    places(i),
    long([0]),
    long([0, 0]),
    0,
    9,
  ]),
  row("_embedding_bag_dense_backward", 4, false, (i) => [
    between(1, 2),
    places(i),
    long([0, 0]),
    long([2]),
    long([]),
    4,
    false,
    0,
    null,
    9,
  ]),
  row("_embedding_bag_backward", 4, false, (i) => [
    between(1, 2),
    places(i),
    long([0]),
    long([0, 0]),
    long([2]),
    long([]),
    4,
    false,
    0,
    false,
    null,
    9,
  ]),
  row("nll_loss", 3, false, (i) => [between(2, 3), places(i), null, 1, -100]),
  row("nll_loss_nd", 3, false, (i) => [between(2, 3), places(i), null, 1, -100]),
  row("nll_loss_forward", 3, false, (i) => [between(2, 3), places(i), null, 0, -100]),
  row("nll_loss_backward", 3, false, (i) => [between(2), between(2, 3), places(i), null, 0, -100, tensor(2)]),
  row("nll_loss2d", 3, false, (i) => [between(1, 3, 1, 2), long([[[0, i]]]), null, 1, -100]),
  row("nll_loss2d_forward", 3, false, (i) => [between(1, 3, 1, 2), long([[[0, i]]]), between(3), 1, -100]),
  row("nll_loss2d_backward", 3, false, (i) => [
    between(1, 1, 2),
    between(1, 3, 1, 2),
    long([[[0, i]]]),
    null,
    0,
    -100,
    tensor(2),
  ]),
  row("cross_entropy_loss", 3, false, (i) => [between(2, 3), places(i), null, 1, -100, 0]),
  row("cross_entropy_loss", 3, false, (i) => [between(2, 3), places(i), null, 1, -100, 0.25]),
  row("multi_margin_loss", 3, false, (i) => [between(2, 3), places(i), 1, 1, null, 1]),
  row("multi_margin_loss_backward", 3, false, (i) => [tensor(1), between(2, 3), places(i), 1, 1, null, 1]),
  row("max_unpool2d", 6, false, (i) => [between(1, 1, 1, 2), long([[[[0, i]]]]), [2, 3]]),
  row("max_unpool3d", 6, false, (i) => [between(1, 1, 1, 1, 2), long([[[[[0, i]]]]]), [1, 2, 3], [1, 1, 1], [0, 0, 0]]),
  row("max_pool2d_with_indices_backward", 6, false, (i) => [
    between(1, 1, 2, 1),
    between(1, 1, 3, 2),
    [2, 2],
    [1, 1],
    [0, 0],
    [1, 1],
    false,
    long([[[[0], [i]]]]),
  ]),
  row("max_pool3d_with_indices_backward", 6, false, (i) => [
    between(1, 1, 1, 2, 1),
    between(1, 1, 1, 3, 2),
    [1, 2, 2],
    [1, 1, 1],
    [0, 0, 0],
    [1, 1, 1],
    false,
    long([[[[[0], [i]]]]]),
  ]),
  row("adaptive_max_pool2d_backward", 6, false, (i) => [
    between(1, 1, 2, 1),
    between(1, 1, 3, 2),
    long([[[[0], [i]]]]),
  ]),
  row("adaptive_max_pool3d_backward", 6, false, (i) => [
    between(1, 1, 1, 2, 1),
    between(1, 1, 1, 3, 2),
    long([[[[[0], [i]]]]]),
  ]),
  row("fractional_max_pool2d_backward", 6, false, (i) => [
    between(1, 1, 2, 1),
    between(1, 1, 3, 2),
    [2, 2],
    [2, 1],
    long([[[[0], [i]]]]),
  ]),
  row("fractional_max_pool3d_backward", 6, false, (i) => [
    between(1, 1, 1, 2, 1),
    between(1, 1, 1, 3, 2),
    [1, 2, 2],
    [1, 2, 1],
    long([[[[[0], [i]]]]]),
  ]),
];

/** -1 is a maximum that came from nowhere. */
const skipsMinusOne = /^(adaptive_)?max_pool[23]d.*backward$/;

function outcome({ operator, args }: Row, index: number): unknown {
  try {
    const given = args(index);
    const results = [call(operator, ...given)].flat();
    return [...results, ...given].map((value) =>
      isTensor(value) ? [value.dtype, value.shape, value.toArray()] : null,
    );
  } catch (error) {
    if (!(error instanceof TengenError)) throw error;
    return error;
  }
}

describe("indices", () => {
  it.each(rows)("$operator", (row) => {
    const { operator, size, fromEnd } = row;
    for (let index = 0; index < size; index++) {
      const taken = outcome(row, index);
      expect(taken, `${index} of ${size}`).not.toBeInstanceOf(Error);
      const behind = outcome(row, index - size);
      if (fromEnd)
        expect((behind as unknown[]).slice(0, 1), `${index - size} of ${size}`).toEqual(
          (taken as unknown[]).slice(0, 1),
        );
      else if (index < size - 1 || !skipsMinusOne.test(operator))
        expect(behind, `${index - size} of ${size}`).toBeInstanceOf(TengenError);
    }
    for (const index of [size, size + 1, -size - 1, -size - 2]) {
      const refused = outcome(row, index);
      expect(refused, `${index} of ${size}`).toBeInstanceOf(TengenError);
      expect((refused as Error).message).toMatch(
        /out of (range|bounds)|exceeds dimension size|invalid max index|but found idx to be/,
      );
    }
  });

  it("are tested for every operator that takes them", () => {
    const known = new Set(rows.map(({ operator }) => operator));
    const missing: string[] = [];
    for (const { schema } of dispatcher.operators()) {
      if (schema.kind !== "functional" && schema.kind !== "inplace") continue;
      if (!schema.arguments.some(({ name }) => name === "index" || name === "indices")) continue;
      if (!known.has(schema.name.full)) missing.push(schema.name.full);
    }
    // Where a tensor is split its indices are bounds, which are cut off; segment_reduce knows none yet.
    expect(missing.sort()).toEqual([
      "dsplit.array",
      "hsplit.array",
      "segment_reduce",
      "tensor_split.indices",
      "vsplit.array",
    ]);
  });
});
