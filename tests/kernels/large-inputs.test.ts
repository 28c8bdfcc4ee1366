// Kernels that take another way where there is much to do (radix sort, heaps, squares of a transpose, runs of rows, blocks of a matrix) beside what they are defined by.

import { describe, expect, test } from "vitest";
import {
  abs,
  add,
  type DType,
  embedding,
  eye,
  index,
  indexSelect,
  inverse,
  linalgCholesky,
  linalgLu,
  linalgQr,
  linalgSolve,
  linalgSolveTriangular,
  matmul,
  sort,
  type Tensor,
  tensor,
  topk,
  tril,
  triu,
} from "../../generated/index.js";
import { fc } from "../seeded.js";

const numbersOf = (x: Tensor): number[] => (x.reshape([-1]).toArray() as (number | bigint)[]).map(Number);

const special = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0, 1e-42, 3e38];
const dtypes = [
  "float32",
  "float64",
  "int32",
  "int64",
  "int16",
  "uint8",
  "float16",
] as const satisfies readonly DType[];

/** Places in order: NaN after all others, or before them where numbers fall; equal ones as they come. */
function orderOf(values: readonly number[], descending: boolean): number[] {
  const rank = (a: number, b: number): number =>
    Number.isNaN(a) || Number.isNaN(b) ? Number(Number.isNaN(a)) - Number(Number.isNaN(b)) : a < b ? -1 : a > b ? 1 : 0;
  return values.map((_, i) => i).sort((i, j) => (descending ? -1 : 1) * rank(values[i]!, values[j]!) || i - j);
}

describe.each(dtypes)("long rows of %s", (dtype) => {
  const rows = fc.record({
    length: fc.constantFrom(40, 511, 512, 513, 1500, 8192, 9000),
    spread: fc.constantFrom(3, 100, 1e4),
    put: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...special)), { maxLength: dtype.startsWith("f") ? 8 : 0 }),
    descending: fc.boolean(),
    beside: fc.boolean(),
    k: fc.integer({ min: 1, max: 40 }),
  });
  test("are sorted, and their first few elements selected, in stable order", () => {
    fc.assert(
      fc.property(rows, ({ length, spread, put, descending, beside, k }) => {
        const values = Array.from({ length }, (_, i) => Math.round((((i * 7919) % 1009) / 1009 - 0.3) * spread));
        for (const [at, value] of put) values[at % length] = value;
        const row = tensor(values, { dtype: "float64" }).to(dtype);
        const bits = numbersOf(row);
        const order = orderOf(bits, descending);
        // Along the first of two dimensions, too, where a row's elements lie apart.
        const x = beside ? row.reshape([length, 1]).repeat([1, 2]) : row;
        const pick = (t: Tensor): number[] => numbersOf(beside ? t.select(1, 1) : t);
        const [sorted, places] = sort(x, { dim: 0, descending }) as unknown as readonly [Tensor, Tensor];
        expect([pick(sorted), pick(places)]).toEqual([order.map((i) => bits[i]), order]);
        const [first, at] = topk(x, k, 0, descending) as unknown as readonly [Tensor, Tensor];
        expect([pick(first), pick(at)]).toEqual([order.slice(0, k).map((i) => bits[i]), order.slice(0, k)]);
      }),
      { numRuns: 40 },
    );
  });
});

const sizes = [1, 15, 16, 17, 33, 64];

describe.each(["float32", "float64", "int64", "int16", "bool"] as const)("%s", (dtype) => {
  const values = (count: number): Tensor =>
    tensor(
      Array.from({ length: count }, (_, i) => (i * 31) % (dtype === "bool" ? 2 : 1009)),
      { dtype: "int64" },
    ).to(dtype);

  test.each(sizes.flatMap((m) => sizes.map((n) => [m, n] as const)))("transposes of %i x %i are copied", (m, n) => {
    const x = values(m * n).reshape([m, n]);
    const list = numbersOf(x);
    const expected = Array.from({ length: n * m }, (_, i) => list[(i % m) * n + Math.floor(i / m)]!);
    expect(numbersOf(x.t().contiguous())).toEqual(expected);
    // In a part of a larger one, and within a batch whose dimensions are turned, too.
    const wide = values((m + 2) * (n + 3)).reshape([m + 2, n + 3]);
    wide
      .slice(0, 1, m + 1)
      .slice(1, 2, n + 2)
      .copy_(x);
    expect(
      numbersOf(
        wide
          .slice(0, 1, m + 1)
          .slice(1, 2, n + 2)
          .t()
          .contiguous(),
      ),
    ).toEqual(expected);
    const batch = x.unsqueeze(0).repeat([3, 1, 1]);
    expect(numbersOf(batch.permute([2, 0, 1]).contiguous().select(1, 2))).toEqual(expected);
    expect(numbersOf(batch.permute([0, 2, 1]).contiguous().select(0, 1))).toEqual(expected);
  });

  test.each([2, 3, 4, 5, 7, 8, 15, 31, 32, 63, 64, 65, 130])("lines of %i in another order are copied", (n) => {
    const x = values(4 * 7 * 3 * n).reshape([4, 7, 3, n]);
    const list = numbersOf(x);
    const turned = Array.from({ length: list.length }, (_, i) => {
      const [a, b, c, d] = [Math.floor(i / (21 * n)), Math.floor(i / (7 * n)) % 3, Math.floor(i / n) % 7, i % n];
      return list[((a * 7 + c) * 3 + b) * n + d]!;
    });
    expect(numbersOf(x.permute([0, 2, 1, 3]).contiguous())).toEqual(turned);
    // From and to a part of a larger one, behind its beginning.
    const wide = values(4 * 7 * 3 * (n + 3)).reshape([4, 7, 3, n + 3]);
    wide.slice(3, 2, n + 2).copy_(x);
    expect(
      numbersOf(
        wide
          .slice(3, 2, n + 2)
          .permute([0, 2, 1, 3])
          .contiguous(),
      ),
    ).toEqual(turned);
    expect(numbersOf(wide.select(3, 1))).toEqual(
      numbersOf(
        values(84 * (n + 3))
          .reshape([84, n + 3])
          .select(1, 1),
      ),
    );
    expect(numbersOf(wide.select(3, n + 2))).toEqual(
      numbersOf(
        values(84 * (n + 3))
          .reshape([84, n + 3])
          .select(1, n + 2),
      ),
    );
    // One line again and again.
    expect(numbersOf(x.slice(1, 6).expand([4, 7, 3, n]).slice(0, 2))).toEqual(
      [2, 3].flatMap((a) =>
        Array.from({ length: 7 }, () => list.slice((a * 7 + 6) * 3 * n, (a * 7 + 7) * 3 * n)).flat(),
      ),
    );
  });

  test.each([1, 2, 3, 4, 7, 64, 191, 192, 193, 400])("rows of %i elements are selected", (width) => {
    const table = values(9 * width).reshape([9, width]);
    const picks = [8, 0, 3, 3, 7];
    const list = numbersOf(table);
    const expected = picks.flatMap((row) => list.slice(row * width, (row + 1) * width));
    const at = tensor(picks, { dtype: "int64" });
    expect(numbersOf(indexSelect(table, 0, at))).toEqual(expected);
    expect(numbersOf(embedding(table, at))).toEqual(expected);
    expect(numbersOf(index(table, [at]))).toEqual(expected);
    expect(numbersOf(indexSelect(table.t().contiguous(), 1, at).t())).toEqual(expected);
    // Rows of a wider table lie further apart than they are long.
    const wide = values(9 * (width + 5)).reshape([9, width + 5]);
    wide.slice(1, 2, width + 2).copy_(table);
    expect(numbersOf(index(wide.slice(1, 2, width + 2), [at]))).toEqual(expected);
  });
});

describe.each([65, 97, 130])("matrices of %i rows, processed in blocks", (n) => {
  const values = (rows: number, columns: number): Tensor =>
    tensor(
      Array.from({ length: rows * columns }, (_, i) => Math.sin(i * i + rows)),
      { dtype: "float64" },
    ).reshape([rows, columns]);
  const a = values(n, n);
  const b = values(n, 37);
  const positive = add(matmul(a, a.t()), eye(n, { dtype: "float64" }));
  const far = (x: Tensor, y: Tensor): number => Math.max(...numbersOf(abs(x.sub(y))));
  const identity = eye(n, { dtype: "float64" });

  const checks: readonly (readonly [what: string, far: () => number])[] = [
    ["solve", () => far(matmul(a, linalgSolve(a, b)), b)],
    ["solve of a transpose", () => far(matmul(a.t(), linalgSolve(a.t(), b)), b)],
    ["solve from the right", () => far(matmul(linalgSolve(a, b.t(), { left: false }), a), b.t())],
    ["inverse", () => far(matmul(a, inverse(a)), identity)],
    [
      "lu of more rows",
      () => {
        const tall = values(n + 33, n);
        const [p, l, u] = linalgLu(tall);
        return far(matmul(matmul(p, l), u), tall);
      },
    ],
    [
      "lu of more columns",
      () => {
        const wide = values(n, n + 40);
        const [p, l, u] = linalgLu(wide);
        return far(matmul(matmul(p, l), u), wide);
      },
    ],
    [
      "cholesky",
      () => {
        const l = linalgCholesky(positive);
        expect(numbersOf(triu(l, 1)).every((x) => x === 0)).toBe(true);
        return far(matmul(l, l.t()), positive);
      },
    ],
    [
      "qr",
      () => {
        const [q, r] = linalgQr(a);
        return Math.max(far(matmul(q, r), a), far(matmul(q.t(), q), identity));
      },
    ],
    ...[true, false].flatMap((upper) =>
      [true, false].map((left): readonly [string, () => number] => [
        `triangular solve, ${upper ? "upper" : "lower"}, from the ${left ? "left" : "right"}`,
        () => {
          const triangle = upper ? triu(positive) : tril(positive);
          const side = left ? b : b.t();
          const x = linalgSolveTriangular(triangle, side, { upper, left });
          return far(left ? matmul(triangle, x) : matmul(x, triangle), side);
        },
      ]),
    ),
  ];
  test.each(checks)("%s", (_what, distance) => {
    expect(distance()).toBeLessThan(1e-9);
  });

  test("a zero column gives its number, as for small matrices", () => {
    const singular = a.clone();
    singular.select(1, 40).fill_(0);
    expect(() => linalgSolve(singular, b)).toThrow("The solver failed because the input matrix is singular.");
    const negative = positive.clone();
    negative.select(0, 50).select(0, 50).fill_(-1);
    expect(() => linalgCholesky(negative)).toThrow("the leading minor of order 51 is not positive-definite");
  });
});
