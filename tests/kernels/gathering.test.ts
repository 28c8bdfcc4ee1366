// Operators that read a few elements of a tensor take time and memory for these only, however large the tensor is and whatever its strides: here of 2^33
// elements, which one number in memory is expanded to, and which no array could hold.

import { describe, expect, test } from "vitest";
import {
  embedding,
  embeddingBag,
  gather,
  indexSelect,
  randn,
  type Tensor,
  take,
  takeAlongDim,
  tensor,
} from "../../generated/index.js";

const i64 = (values: unknown): Tensor => tensor(values as number[], { dtype: "int64" });
const rows = 2 ** 30;

/** For a source [2^30, 8] and some rows of it: elements of these. */
const operators: Readonly<Record<string, (x: Tensor, picks: readonly number[]) => Tensor>> = {
  indexSelect: (x, picks) => indexSelect(x, 0, i64(picks)),
  "indexSelect along the second dimension": (x, picks) => indexSelect(x.t(), 1, i64(picks)).t(),
  take: (x, picks) => take(x, i64(picks.map((p) => [p * 8, p * 8 + 1, p * 8 + 7]))),
  "take from the end": (x, picks) => take(x, i64(picks.map((p) => [(p - x.shape[0]!) * 8]))),
  embedding: (x, picks) => embedding(x, i64([picks])),
  embeddingBag: (x, picks) => embeddingBag(x, i64(picks), i64([0]))[0],
  gather: (x, picks) => gather(x, 0, i64(picks.map((p) => [p, p]))),
  takeAlongDim: (x, picks) => takeAlongDim(x, i64(picks.map((p) => [p])).expand([picks.length, 8]), 0),
  "an index": (x, picks) => x.at(i64(picks)),
  "two indices": (x, picks) => x.at(i64(picks), i64(picks.map((p) => p % 8))),
  "a slice": (x, picks) => x.narrow(0, Math.max(picks[0]!, 1) - 1, 2).clone(),
};

describe.each(Object.entries(operators))("%s", (_, run) => {
  test.each(["float32", "float64", "int64", "float16", "complex64"] as const)("of %s", (dtype) => {
    const one = randn([1, 8]).mul(4).to({ dtype });
    const x = one.expand([rows, 8]);
    const picks = [rows - 2, 5, 5, 0];
    const few = one.expand([16, 8]).contiguous();
    let found: Tensor;
    try {
      found = run(x, picks);
    } catch (error) {
      // Not for this dtype; no other reason.
      expect(() => run(few, [14, 5, 5, 0])).toThrow((error as Error).message);
      return;
    }
    expect(found.toArray({ bigint: dtype === "int64" })).toEqual(
      run(few, [14, 5, 5, 0]).toArray({ bigint: dtype === "int64" }),
    );
  });

  test("of any strides, as of a copy", () => {
    const base = randn([8, 40]);
    for (const x of [
      base.t(),
      randn([40, 16]).asStrided([40, 8], [16, 2], 1),
      base.flip([1]).t(),
      base.t().to({ dtype: "float16" }),
    ])
      for (const picks of [[3], [39, 0, 0, 7], Array.from({ length: 60 }, (_, i) => (i * 7) % 39)])
        expect(run(x, picks).toArray()).toEqual(run(x.contiguous(), picks).toArray());
  });
});
