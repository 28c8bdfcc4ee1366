// On meta tensors an operator's work must not depend on the number of elements: every sample with its sizes multiplied by 2^20 and 2^33 gives a result or one
// of the project's errors. A call that counts elements one by one does not end in time.

import { expect, test } from "vitest";
import { empty, TengenError, type Tensor, trilIndices, triuIndices } from "../../generated/index.js";
import { findOperator } from "../conformance/library.js";
import { completed, mapTensors } from "./checking.js";
import { samples } from "./samples.js";

/** Operators with as many results, or attempts, as a tensor has rows. */
const many: ReadonlySet<string> = new Set(["split.Tensor", "unbind.int", "unsafe_split.Tensor", "split.sizes"]);

/** Which sizes are multiplied. */
const choices: Readonly<Record<string, (dim: number, dims: number) => boolean>> = {
  all: () => true,
  first: (dim) => dim === 0,
  last: (dim, dims) => dim === dims - 1,
};

function immense(t: Tensor, factor: number, chosen: (dim: number, dims: number) => boolean): Tensor {
  const shape = t.shape.map((size, d) => (size > 1 && chosen(d, t.ndim) ? size * factor : size));
  const fits = shape.reduce((a, b) => a * b, 1) <= 2 ** 52;
  return empty(fits ? shape : t.shape, { dtype: t.dtype, device: "meta" });
}

test("every sample on meta tensors of up to 2^52 elements", () => {
  const raw: string[] = [];
  let results = 0;
  for (const factor of [2 ** 20, 2 ** 33]) {
    for (const [name, chosen] of Object.entries(choices)) {
      for (const sample of samples) {
        if (many.has(sample.operator)) continue;
        const op = findOperator(`aten::${sample.operator}`)!;
        const values = completed(op, sample.args()).map((value) =>
          mapTensors(value, (t) => immense(t, factor, chosen)),
        );
        try {
          op.call([...values]);
          results++;
        } catch (error) {
          if (!(error instanceof TengenError))
            raw.push(`${sample.operator}, ${name} times ${factor}: ${String(error)}`);
        }
      }
    }
  }
  expect(raw).toEqual([]);
  expect(results).toBeGreaterThan(3000);
});

test("indices of triangles are counted, not listed", () => {
  expect(trilIndices(2 ** 40, 3, 0, { device: "meta" }).shape).toEqual([2, 3 * 2 ** 40 - 3]);
  expect(triuIndices(3, 2 ** 40, 0, { device: "meta" }).shape).toEqual([2, 3 * 2 ** 40 - 3]);
  expect(() => trilIndices(1e7, 1e7)).toThrow("cannot allocate 100000010000000 elements of int64");
  for (const [rows, columns, offset] of [
    [0, 3, 0],
    [3, 0, 0],
    [2, 3, -1],
    [3, 2, 1],
    [4, 2, -5],
    [2, 4, 5],
  ] as const) {
    const cells = Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns] as const);
    const below = cells.filter(([r, c]) => c - r <= offset);
    const above = cells.filter(([r, c]) => c - r >= offset);
    const pairs = (found: readonly (readonly [number, number])[]): unknown => [
      found.map(([r]) => r),
      found.map(([, c]) => c),
    ];
    expect(trilIndices(rows, columns, offset).toArray()).toEqual(pairs(below));
    expect(triuIndices(rows, columns, offset).toArray()).toEqual(pairs(above));
  }
});
