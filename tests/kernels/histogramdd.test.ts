// Histograms of points: counts, weights, densities and edges as in PyTorch 1.13, and what is rejected.

import { expect, it, test } from "vitest";
import { ops, type Tensor, tensor } from "../../generated/index.js";

const { aten } = ops;
const of = (values: unknown, dtype = "float64"): Tensor => tensor(values as number[], { dtype: dtype as "float64" });
const rows = [
  [0, 0],
  [1, 2],
  [3, 1],
  [2, 2],
  [3, 3],
  [9, 1],
];
const points = of(rows);
const withNaN = of([...rows, [Number.NaN, 1]]);
const edges = [of([0, 1, 2.5, 3]), of([0, 2, 3])];
const weights = of([1, 2, 3, 4, 5, 6, 7]);
const counts = (self: Tensor, bins: Tensor[], weight: Tensor | null = null, density = false): unknown =>
  (aten._histogramdd_from_bin_tensors(self, bins, { weight, density }) as Tensor).toArray();

test("points are counted in the bins of given edges; the last edge belongs to the last bin", () => {
  expect(counts(points, edges)).toEqual([
    [1, 0],
    [0, 2],
    [1, 1],
  ]);
});

test("weights are summed, and NaN counts in the last bin", () => {
  expect(counts(withNaN, edges, weights)).toEqual([
    [1, 0],
    [0, 6],
    [10, 5],
  ]);
});

test("a density is divided by the total weight and the volume of each bin", () => {
  const found = counts(points, edges, of([1, 2, 3, 4, 5, 6]), true) as number[][];
  const expected = [
    [1 / 30, 0],
    [0, 4 / 15],
    [0.2, 2 / 3],
  ];
  for (const [i, row] of expected.entries())
    for (const [j, x] of row.entries()) expect(found[i]![j]).toBeCloseTo(x, 14);
});

it.each([
  [
    "the data's range",
    points,
    [2, 3],
    null,
    [
      [1, 1, 3],
      [0, 1, 0],
    ],
    [
      [0, 4.5, 9],
      [0, 1, 2, 3],
    ],
  ],
  [
    "a range that is given, an empty one widened",
    points,
    [2, 2],
    [0, 4, 1, 1],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 2, 4],
      [0.5, 1, 1.5],
    ],
  ],
  [
    "one point",
    of([[3, 1]]),
    [1, 1],
    null,
    [[1]],
    [
      [2.5, 3.5],
      [0.5, 1.5],
    ],
  ],
  [
    "no points",
    of([]).view([0, 2]),
    [1, 2],
    null,
    [[0, 0]],
    [
      [0, 1],
      [0, 0.5, 1],
    ],
  ],
] as const)("numbers of bins: %s", (_, self, bins, range, expected, expectedEdges) => {
  expect((aten._histogramdd_from_bin_cts(self, bins, { range }) as Tensor).toArray()).toEqual(expected);
  const found = aten._histogramdd_bin_edges(self, bins, { range }) as Tensor[];
  expect(found.map((one) => one.toArray())).toEqual(expectedEdges);
});

const cts =
  (self: Tensor, bins: number[], range: number[] | null = null) =>
  (): unknown =>
    aten._histogramdd_from_bin_cts(self, bins, { range });
it.each([
  ["NaN in the data", cts(withNaN, [2, 2]), "histogramdd: dimension 0's range [NaN, NaN] is not finite"],
  [
    "a range upside down",
    cts(points, [2, 2], [0, 4, 3, 1]),
    "histogramdd: min should not exceed max, but got min 3 max 1 for dimension 1",
  ],
  ["no bins", cts(points, [2, 0]), "histogram(): bins must be > 0, but got 0 for dimension 1"],
  [
    "half a range",
    cts(points, [2, 2], [0, 1]),
    "histogramdd: for a 2-dimensional histogram range should have 4 elements, but got 2",
  ],
  ["integers", cts(of([[1, 2]], "int64"), [2, 2]), "histogramdd"],
  [
    "one dimension",
    () => counts(of([0, 1]), edges),
    "histogramdd: input tensor should have at least 2 dimensions, but got 1",
  ],
  [
    "too few edges",
    () => counts(points, edges.slice(1)),
    "histogramdd: expected 2 sequences of bin edges for a 2-dimensional histogram but got 1",
  ],
  [
    "edges of another dtype",
    () => counts(points, [of([0, 1], "float32"), edges[1]!]),
    "histogramdd: input tensor and bins tensors should have the same dtype, but got input with dtype float64 and bins for dimension 0 with dtype float32",
  ],
  [
    "a weight too many",
    () => counts(points, edges, weights),
    "histogramdd: if weight tensor is provided it should have the same shape as the input tensor excluding its innermost dimension, but got input with shape [6, 2] and weight with shape [7]",
  ],
  [
    "weights of another dtype",
    () => counts(points, edges, of([1, 2, 3, 4, 5, 6], "float32")),
    "histogramdd: if weight tensor is provided, input tensor and weight tensor should have the same dtype, but got input(float64), and weight(float32)",
  ],
  [
    "edges of two dimensions",
    () => counts(points, [of([[0, 1]]), edges[1]!]),
    "histogramdd: bins tensor should have one dimension and at least 1 element, but got shape [1, 2] for dimension 0",
  ],
  [
    "edges of nothing",
    () => counts(points, [edges[0]!, of([])]),
    "histogramdd: bins tensor should have one dimension and at least 1 element, but got shape [0] for dimension 1",
  ],
] as const)("%s are rejected", (_, body, message) => {
  expect(body).toThrow(message);
});
