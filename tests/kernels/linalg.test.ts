// Matrix products, factorisations, solves, norms, distances.

import { describe, expect, it } from "vitest";
import {
  aminmax,
  cat,
  cholesky,
  corrcoef,
  type DType,
  det,
  einsum,
  eye,
  grad,
  gradcheck,
  gradgradcheck,
  inverse,
  linalgCond,
  linalgEigh,
  linalgLstsq,
  linalgLu,
  linalgMatrixExp,
  linalgPinv,
  linalgQr,
  linalgSolve,
  linalgSvd,
  manualSeed,
  matmul,
  mm,
  mv,
  randn,
  type Tensor,
  tensor,
  zeros,
} from "../../generated/index.js";
import { readFamily, runOnMeta, testGradients, testPlaces, testRecords } from "./golden.js";

const family = readFamily("linalg");

describe("linalg: PyTorch's own answers", () => {
  testRecords(family);
  testGradients(family);

  it("the same shapes and dtypes on meta", () => {
    // The residuals of least squares depend on the rank that is found.
    const { wrong, passed } = runOnMeta(family, (op) => op === "aten::linalg_lstsq");
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(300);
  });

  testPlaces(family, { spread: 610, behind: 630, out: 850 });
});

function close(a: Tensor, b: Tensor): void {
  expect(a.shape).toEqual(b.shape);
  const [x, y] = [a.contiguous().data, b.contiguous().data];
  for (let i = 0; i < x.length; i++) expect(Number(x[i])).toBeCloseTo(Number(y[i]), 9);
}

describe("linalg: factors multiply back", () => {
  const shapes = [
    [4, 4],
    [5, 3],
    [3, 5],
    [2, 4, 3],
  ];
  it.each(shapes.map((shape) => ({ shape })))("of shape $shape", ({ shape }) => {
    manualSeed(3);
    const A = randn(shape, { dtype: "float64" });
    const [P, L, U] = linalgLu(A);
    close(matmul(matmul(P, L), U), A);
    const [Q, R] = linalgQr(A);
    close(matmul(Q, R), A);
    const [u, s, vh] = linalgSvd(A, false);
    close(matmul(u.mul(s.unsqueeze(-2)), vh), A);
    const X = linalgPinv(A, 1e-15);
    close(matmul(matmul(A, X), A), A);
  });

  it("full bases are orthonormal, also for rank-deficient matrices", () => {
    const A = tensor(
      [
        [1, 2],
        [2, 4],
        [3, 6],
      ],
      { dtype: "float64" },
    );
    const [u, , vh] = linalgSvd(A, true);
    close(matmul(u.t(), u), eye(3, { dtype: "float64" }));
    close(matmul(vh, vh.t()), eye(2, { dtype: "float64" }));
  });

  it("eigenvectors of a symmetric matrix", () => {
    manualSeed(5);
    const B = randn([6, 6], { dtype: "float64" });
    const A = B.add(B.t());
    const [values, vectors] = linalgEigh(A);
    close(matmul(vectors.mul(values), vectors.t()), A);
  });
});

describe("correlation", () => {
  it("is within -1 and 1 despite rounding", () => {
    manualSeed(0);
    for (let i = 0; i < 40; i++) {
      const row = randn([1, 3]);
      const found = corrcoef(cat([row, row.mul(0.3 + i), row.mul(-i - 0.7)]))
        .flatten()
        .toArray() as number[];
      for (const [k, value] of found.entries()) {
        expect(Math.abs(value)).toBeLessThanOrEqual(1);
        expect(value).toBeCloseTo(k === 8 || (k % 3 !== 2 && k < 6) ? 1 : -1, 5);
      }
    }
  });
});

describe("reductions of a 0-dim tensor", () => {
  it("add a dimension if dim and keepdim are given", () => {
    const shapes = (pair: readonly Tensor[]) => pair.map(({ shape }) => shape);
    for (const device of ["cpu", "meta"] as const) {
      const x = zeros([], { device });
      expect(shapes(aminmax(x, { dim: 0, keepdim: true }))).toEqual([[1], [1]]);
      expect(shapes(aminmax(x, { dim: -1, keepdim: true }))).toEqual([[1], [1]]);
      expect(shapes(aminmax(x, { dim: 0 }))).toEqual([[], []]);
      expect(shapes(aminmax(x, { keepdim: true }))).toEqual([[], []]);
    }
  });
});

describe("linalg: derivatives of both orders", () => {
  const cases: readonly {
    name: string;
    run: (...x: never[]) => Tensor | readonly Tensor[];
    inputs: readonly (readonly number[])[];
  }[] = [
    { name: "inverse", run: (A: Tensor) => inverse(A), inputs: [[3, 3]] },
    { name: "determinants", run: (A: Tensor) => det(A), inputs: [[2, 3, 3]] },
    {
      name: "solve",
      run: (A: Tensor, B: Tensor) => linalgSolve(A, B),
      inputs: [
        [2, 3, 3],
        [2, 3, 2],
      ],
    },
    {
      name: "cholesky",
      run: (A: Tensor) => cholesky(matmul(A, A.t()).add(eye(3, { dtype: "float64" }))),
      inputs: [[3, 3]],
    },
    { name: "LU of a wide matrix", run: (A: Tensor) => linalgLu(A).slice(1), inputs: [[2, 4]] },
    { name: "LU of a tall matrix", run: (A: Tensor) => linalgLu(A).slice(1), inputs: [[4, 2]] },
    { name: "QR of a tall matrix", run: (A: Tensor) => linalgQr(A), inputs: [[4, 2]] },
    { name: "QR of a wide matrix", run: (A: Tensor) => linalgQr(A), inputs: [[2, 4]] },
    { name: "singular values", run: (A: Tensor) => linalgSvd(A, false)[1], inputs: [[4, 3]] },
    { name: "the pseudoinverse", run: (A: Tensor) => linalgPinv(A, 1e-15), inputs: [[4, 2]] },
    { name: "the matrix exponential", run: (A: Tensor) => linalgMatrixExp(A), inputs: [[3, 3]] },
    {
      name: "einsum over three factors",
      run: (a: Tensor, b: Tensor, c: Tensor) => einsum("bij,jk,bk->bi", [a, b, c]),
      inputs: [
        [2, 3, 2],
        [2, 4],
        [2, 4],
      ],
    },
  ];
  it.each(cases)("$name", ({ run, inputs }) => {
    manualSeed(19);
    const operands = inputs.map((shape) => {
      const x = randn(shape, { dtype: "float64" });
      x.requiresGrad = true;
      return x;
    });
    expect(gradcheck(run, operands)).toBe(true);
    expect(gradgradcheck(run, operands)).toBe(true);
  });

  // PyTorch's numbers, first and second derivatives: none of these matrices disturbs the others of the batch.
  it("determinants of singular matrices, of NaN and of others", () => {
    const values = [
      [1, 2, 2, 4],
      [Number.NaN, 1, 1, 2],
      [Number.NaN, 0, 0, 0],
      [1, 2, 3, 5],
    ];
    const given = () => tensor(values.flat(), { dtype: "float64" }).reshape([4, 2, 2]).requiresGrad_();
    const first = (A: Tensor) => grad([det(A).sum()], [A], { createGraph: true })[0]!;
    const second = (A: Tensor) => grad([first(A).square().sum()], [A])[0]!;
    const rows = (t: Tensor) => t.reshape([4, 4]).toArray() as number[][];
    const nan = [Number.NaN, Number.NaN, Number.NaN, Number.NaN];
    // NaN is equal to NaN here.
    const near = (found: Tensor, expected: readonly (readonly number[])[]) =>
      expect(rows(found).map((row) => row.map((x) => Math.round(x * 1e8) / 1e8))).toEqual(expected);
    const gradients = [[4, -2, -2, 1], nan, nan, [5, -3, -2, 1]];
    near(first(given()), gradients);
    near(second(given()), [[2, 4, 4, 8], nan, nan, [2, 4, 6, 10]]);
    const plain = given();
    near(grad([det(plain).sum()], [plain])[0]!, gradients);
  });

  it("the gradient of a singular determinant is its adjugate", () => {
    const A = tensor(
      [
        [1, 2],
        [2, 4],
      ],
      { dtype: "float64", requiresGrad: true },
    );
    det(A).backward();
    close(
      A.grad!,
      tensor(
        [
          [4, -2],
          [-2, 1],
        ],
        { dtype: "float64" },
      ),
    );
  });
});

describe("linalg: errors, in PyTorch's words", () => {
  const f = (...shape: number[]): Tensor => zeros(shape);
  const cases: readonly [string, () => unknown, string][] = [
    ["mm of what does not fit", () => mm(f(2, 3), f(2, 3)), "mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)"],
    ["mv of what does not fit", () => mv(f(2, 3), f(2)), "size mismatch, got 2, 2x3,2"],
    [
      "inverse of a rectangle",
      () => inverse(f(2, 3)),
      "linalg.inv: A must be batches of square matrices, but they are 2 by 3 matrices",
    ],
    [
      "inverse of a singular matrix",
      () => inverse(f(2, 2)),
      "linalg.inv: The diagonal element 1 is zero, the inversion could not be completed because the input matrix is singular.",
    ],
    [
      "solve of a singular system",
      () => linalgSolve(f(2, 2), f(2, 1)),
      "linalg.solve: The solver failed because the input matrix is singular.",
    ],
    [
      "cholesky of what is not positive",
      () => cholesky(tensor([[-1]])),
      "cholesky: The factorization could not be completed because the input is not positive-definite (the leading minor of order 1 is not positive-definite).",
    ],
    [
      "einsum with a label too many",
      () => einsum("ijk->i", [f(2, 3)]),
      "einsum(): the number of subscripts in the equation (3) does not match the number of dimensions (2) for operand 0 and no ellipsis was given",
    ],
    [
      "einsum of sizes that differ",
      () => einsum("ij,ij->", [f(2, 3), f(2, 4)]),
      "einsum(): subscript j has size 4 for operand 1 which does not broadcast with previously seen size 3",
    ],
  ];
  it.each(cases)("%s", (_, run, message) => {
    expect(run).toThrow(message);
  });
});

it.each([1, -1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  "the condition number of a zero matrix in the norm %f is infinite",
  (p) => {
    expect(linalgCond(zeros([2, 2]), p).item()).toBe(Number.POSITIVE_INFINITY);
  },
);

/** Entries whose columns are far from dependent, of both parts where they have two. */
const wellApart = (shape: readonly number[], dtype: DType): Tensor => {
  manualSeed(shape.reduce((sum, size) => 10 * sum + size, 0));
  return randn([...shape], { dtype });
};

describe("full-rank least squares by QR agree with the pseudoinverse", () => {
  it.each([
    [
      [4, 4],
      [4, 2],
    ],
    [
      [7, 3],
      [7, 2],
    ],
    [
      [3, 7],
      [3, 2],
    ],
    [
      [2, 3, 5, 2],
      [2, 3, 5, 4],
    ],
    [[5, 3], [5]],
    [[3, 5], [3]],
    [
      [1, 1],
      [1, 1],
    ],
    [
      [70, 40],
      [70, 3],
    ],
    [
      [40, 70],
      [40, 3],
    ],
  ] as const)("%j and %j", (shape, right) => {
    for (const dtype of ["float32", "float64", "complex64", "complex128"] as const) {
      const [A, B] = [wellApart(shape, dtype), wellApart(right, dtype)];
      const columns = right.length < shape.length ? B.unsqueeze(-1) : B;
      const byPseudoinverse = matmul(linalgPinv(A), columns).reshape([-1]);
      const unit = dtype === "float32" || dtype === "complex64" ? 1e-4 : 1e-11;
      for (const driver of ["gels", "gelsy", "gelsd"] as const) {
        const [X, residuals, rank, values] = linalgLstsq(A, B, null, { driver });
        const far = X.reshape([-1]).sub(byPseudoinverse).abs().max().item();
        expect(far, `${dtype}, ${driver}`).toBeLessThan(unit);
        const least = Math.min(...shape.slice(-2));
        const batch = shape.slice(0, -2);
        expect(rank.shape).toEqual(driver === "gels" ? [0] : batch);
        for (const one of driver === "gels" ? [] : (rank.reshape([-1]).toArray() as unknown[]))
          expect(Number(one)).toBe(least);
        expect(values.shape).toEqual(driver === "gelsd" ? [...batch, least] : [0]);
        const isTall = shape.at(-2)! > shape.at(-1)! && driver !== "gelsy";
        expect(residuals.numel > 0).toBe(isTall);
        if (!isTall) continue;
        const rest = matmul(A, right.length < shape.length ? X.unsqueeze(-1) : X)
          .sub(columns)
          .abs()
          .square()
          .sum(-2);
        expect(
          rest
            .reshape([-1])
            .sub(residuals.reshape([-1]))
            .abs()
            .max()
            .item(),
        ).toBeLessThan(100 * unit);
      }
    }
  });
});

it.each([
  [
    "columns that are one",
    [
      [1, 2],
      [2, 4],
      [3, 6],
    ],
    null,
    1,
    [0.2, 0.4],
  ],
  [
    "rows that are one",
    [
      [1, 2],
      [1, 2],
      [1, 2],
    ],
    null,
    1,
    [0.4, 0.8],
  ],
  [
    "zeros",
    [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    null,
    0,
    [0, 0],
  ],
  [
    "what a limit leaves out",
    [
      [1, 0],
      [0, 1e-3],
      [0, 0],
    ],
    0.1,
    1,
    [1, 0],
  ],
  [
    "what it does not",
    [
      [1, 0],
      [0, 1e-3],
      [0, 0],
    ],
    1e-4,
    2,
    [1, 2000],
  ],
  [
    "a limit below zero",
    [
      [1, 0],
      [0, 1e-3],
      [0, 0],
    ],
    -1,
    2,
    [1, 2000],
  ],
] as const)("least squares of %s", (_, rows, limit, rank, solution) => {
  const got = linalgLstsq(tensor(rows as never), tensor([1, 2, 3]), limit);
  expect(got[2].item()).toBe(rank);
  expect(got[0].toArray()).toEqual(solution.map((x) => expect.closeTo(x, 3)));
});

describe("a column times a row is their broadcast product", () => {
  const dtypes = ["float32", "float64", "float16", "bfloat16", "int32", "int64", "uint8", "complex64"] as const;
  it.each(dtypes)("%s", (dtype) => {
    const a = tensor([[3], [-2], [0], [1000]]).to(dtype);
    const b = tensor([[7, -1, 0, 300]]).to(dtype);
    const wanted = a.mul(b);
    const elements = (x: Tensor): unknown[] => [...(x.reshape([-1]).toArray() as unknown[])].map(String);
    const views = [
      a,
      a.t().contiguous().t(),
      tensor([
        [3, 9],
        [-2, 9],
        [0, 9],
        [1000, 9],
      ])
        .to(dtype)
        .narrow(1, 0, 1),
    ];
    for (const column of views)
      for (const row of [b, b.t().contiguous().t(), b.expand([2, 4]).narrow(0, 1, 1)]) {
        expect(elements(column.mm(row))).toEqual(elements(wanted));
        expect(elements(column.unsqueeze(0).bmm(row.unsqueeze(0)))).toEqual(elements(wanted));
        const out = zeros([4, 4], { dtype }).t();
        mm(column, row, { out });
        expect(elements(out)).toEqual(elements(wanted));
      }
  });

  it("a sum from 0 on is never -0", () => {
    for (const dtype of ["float32", "float64"] as const) {
      const product = tensor([[-1]])
        .to(dtype)
        .mm(tensor([[0]]).to(dtype))
        .item();
      expect(Object.is(product, 0)).toBe(true);
    }
  });
});
