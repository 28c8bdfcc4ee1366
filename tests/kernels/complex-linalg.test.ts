// Derivatives of complex linear algebra, and of eigenvalues of real matrices: first and second ones, and forward mode, against differences.

import { describe, expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import { gradcheck, gradgradcheck, manualSeed, ops, type Tensor } from "../../generated/index.js";

type Call = (...args: unknown[]) => Tensor & readonly Tensor[];
const at = ops.aten as unknown as Record<string, Call>;

const real = (...shape: number[]): Tensor => at["randn"]!(shape, { dtype: "float64" });
const complex = (...shape: number[]): Tensor => at["complex"]!(real(...shape), real(...shape));
const adjoint = (a: Tensor): Tensor => at["mH"]!(a);
const hermitian = (a: Tensor): Tensor => at["add"]!(a, adjoint(a));
const positive = (a: Tensor): Tensor =>
  at["add"]!(at["matmul"]!(a, adjoint(a)), at["eye"]!(3, { dtype: "complex128" }));
/** Quantities that do not depend on the phases of vectors. */
const sizes = (a: Tensor): Tensor => at["square"]!(at["abs"]!(a));
const part = (a: Tensor, dim: number): Tensor => at["narrow"]!(a, dim, 0, 1);

type Row = readonly [name: string, inputs: () => Tensor[], run: (...inputs: Tensor[]) => Tensor | readonly Tensor[]];
const square = (): Tensor[] => [complex(3, 3)];
const rows: readonly Row[] = [
  ["det", square, (a) => at["linalg_det"]!(a)],
  ["slogdet", square, (a) => at["linalg_slogdet"]!(a)],
  ["logdet, of a batch", () => [complex(2, 3, 3)], (a) => at["logdet"]!(a)],
  ["inv", square, (a) => at["linalg_inv"]!(a)],
  ["solve", () => [complex(3, 3), complex(3, 2)], (a, b) => at["linalg_solve"]!(a, b)],
  ["solve, right", () => [complex(3, 3), complex(2, 3)], (a, b) => at["linalg_solve"]!(a, b, { left: false })],
  ["cholesky", square, (a) => at["linalg_cholesky"]!(positive(a))],
  ["cholesky, upper", square, (a) => at["linalg_cholesky"]!(positive(a), { upper: true })],
  ["cholesky_inverse", square, (a) => at["cholesky_inverse"]!(at["linalg_cholesky"]!(positive(a)))],
  [
    "cholesky_solve",
    () => [complex(3, 2), complex(3, 3)],
    (b, a) => at["cholesky_solve"]!(b, at["linalg_cholesky"]!(positive(a))),
  ],
  ["lu_factor, wide", () => [complex(3, 4)], (a) => at["linalg_lu_factor"]!(a)[0]!],
  ["lu, tall", () => [complex(4, 3)], (a) => at["linalg_lu"]!(a).slice(1)],
  ...[{}, { adjoint: true }, { left: false }, { left: false, adjoint: true }].map(
    (options): Row => [
      `lu_solve ${JSON.stringify(options)}`,
      () => [complex(3, 3), complex(3, 3)],
      (a, b) => {
        const [LU, pivots] = at["linalg_lu_factor"]!(a);
        return at["linalg_lu_solve"]!(LU, pivots, b, options);
      },
    ],
  ),
  [
    "solve_triangular",
    () => [complex(3, 3), complex(3, 2)],
    (a, b) => at["linalg_solve_triangular"]!(a, b, { upper: true }),
  ],
  [
    "triangular_solve",
    () => [complex(3, 2), complex(3, 3)],
    (b, a) => at["triangular_solve"]!(b, at["tril"]!(a), false)[0]!,
  ],
  ["qr, tall", () => [complex(4, 3)], (a) => at["linalg_qr"]!(a)],
  ["qr, wide", () => [complex(3, 4)], (a) => at["linalg_qr"]!(a)],
  [
    "eigh",
    square,
    (a) => {
      const [values, vectors] = at["linalg_eigh"]!(hermitian(a));
      return [values!, sizes(vectors!)];
    },
  ],
  ["eigvalsh", square, (a) => at["linalg_eigvalsh"]!(hermitian(a))],
  ...[[4, 3] as const, [2, 3] as const].map(
    (shape): Row => [
      `svd of [${shape}]`,
      () => [complex(...shape)],
      (a) => {
        const [U, S, Vh] = at["linalg_svd"]!(a, false);
        return [sizes(U!), S!, sizes(Vh!), at["matmul"]!(part(U!, -1), part(Vh!, -2))];
      },
    ],
  ),
  ["svdvals", () => [complex(3, 2)], (a) => at["linalg_svdvals"]!(a)],
  ["nuclear norm", () => [complex(3, 2)], (a) => at["linalg_matrix_norm"]!(a, "nuc")],
  ["pinv", () => [complex(4, 3)], (a) => at["linalg_pinv"]!(a)],
  ["lstsq", () => [complex(4, 3), complex(4, 2)], (a, b) => at["linalg_lstsq"]!(a, b)[0]!],
  ["matrix_exp", square, (a) => at["linalg_matrix_exp"]!(a)],
  ["matrix_power", square, (a) => at["linalg_matrix_power"]!(a, -2)],
  ["householder_product", () => [complex(4, 3), complex(2)], (a, tau) => at["linalg_householder_product"]!(a, tau)],
  ["cross", () => [complex(2, 3), complex(2, 3)], (a, b) => at["linalg_cross"]!(a, b)],
  ["vecdot", () => [complex(2, 3), complex(2, 3)], (a, b) => at["linalg_vecdot"]!(a, b)],
  ...[complex, real].flatMap((make): Row[] => [
    [
      `eig of ${make === real ? "real" : "complex"} matrices`,
      () => [make(4, 4)],
      (a) => {
        const [values, vectors] = at["linalg_eig"]!(a);
        return [values!, sizes(vectors!)];
      },
    ],
    [
      `eigvals of ${make === real ? "real" : "complex"} matrices`,
      () => [make(2, 3, 3)],
      (a) => at["linalg_eigvals"]!(a),
    ],
  ]),
];

describe("derivatives agree with finite differences", () => {
  test.each(rows)("%s", (_, inputs, run) => {
    manualSeed(3);
    const given = inputs().map((input) => input.requiresGrad_(true));
    expect(gradcheck(run as never, given as never, { forward: true })).toBe(true);
    expect(gradgradcheck(run as never, given as never)).toBe(true);
  });
});

describe("a loss without a gradient is rejected", () => {
  const sentence =
    "the singular vectors or eigenvectors of a complex matrix are determined only up to a phase each, but the loss depends on these phases, so it has no gradient";
  test.each([
    ["linalg_eigh", (a: Tensor) => at["linalg_eigh"]!(hermitian(a))[1]!],
    ["linalg_eig", (a: Tensor) => at["linalg_eig"]!(a)[1]!],
    ["linalg_svd", (a: Tensor) => at["linalg_svd"]!(a)[0]!],
  ])("%s", (name, vectors) => {
    manualSeed(4);
    const a = complex(3, 3).requiresGrad_(true);
    const loss = at["sum"]!(at["imag"]!(vectors(a)));
    expect(() => tengen.grad([loss], [a])).toThrow(`${name}: ${sentence}`);
  });
});

describe("eigenpairs of larger matrices", () => {
  const far = (a: Tensor): number => {
    const [values, vectors] = at["linalg_eig"]!(a);
    const turned = at["matmul"]!(at["to"]!(a, { dtype: "complex128" }), vectors);
    return Number(at["max"]!(at["abs"]!(at["sub"]!(turned, at["mul"]!(vectors, values)))).item());
  };

  test.each([
    ["real", real],
    ["complex", complex],
  ])("%s: A V = V diag(w)", (_, make) => {
    manualSeed(5);
    expect(far(make(40, 40))).toBeLessThan(1e-12);
    // Rows and columns of different sizes, and one eigenvalue as often as can be.
    const graded = at["mul"]!(make(12, 12), at["logspace"]!(-6, 6, 12, { dtype: "float64" }));
    // Balanced, small eigenvalues are as exact as large ones, and pairs as far off as PyTorch's (up to 1e-10 here).
    expect(far(graded) / 1e6).toBeLessThan(1e-9);
    expect(far(at["triu"]!(at["ones"]!([8, 8], { dtype: make(1).dtype })))).toBeLessThan(1e-12);
  });

  test("eigenvalues of a real matrix are real, or pairs of conjugates, exactly", () => {
    manualSeed(6);
    const values = at["linalg_eigvals"]!(real(15, 15)).toArray() as { re: number; im: number }[];
    const unpaired = values.filter(
      ({ re, im }) => im !== 0 && !values.some((other) => other.re === re && other.im === -im),
    );
    expect(unpaired).toEqual([]);
    expect(values.some(({ im }) => im !== 0)).toBe(true);
  });

  test("NaN is rejected", () => {
    expect(() => at["linalg_eig"]!(at["full"]!([2, 2], Number.NaN))).toThrow(
      "linalg.eig: the input contains NaN or infinities: such matrices have no eigenvalues",
    );
  });
});
