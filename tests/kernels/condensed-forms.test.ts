// Eigenvalues and singular values of larger matrices, by condensed forms: orthonormal vectors, products that are the matrix again, and the values
// that Jacobi's rotations find.

import { expect, test } from "vitest";
import {
  eye,
  linalgEigh,
  linalgEigvalsh,
  linalgQr,
  linalgSvd,
  linalgSvdvals,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { singularValuesByQR, symmetricEigenByQL } from "../../runtime/kernels/cpu/condensed.js";
import { singularValues, symmetricEigen } from "../../runtime/kernels/cpu/decompositions.js";

const mixed = (r: number, c: number): number => ((r * 7919 + c * 104_729 + r * c * 31) % 2003) / 1000 - 1;

/** Matrices by row and column. */
const kinds: readonly (readonly [name: string, entry: (r: number, c: number, n: number) => number])[] = [
  ["of mixed numbers", mixed],
  ["of low rank", (r, c) => (r % 3) * (c % 4)],
  ["of zeros", () => 0],
  ["of one", (r, c) => +(r === c)],
  ["whose columns shrink", (r, c) => mixed(r, c) * 10 ** -c],
  ["with zeros on the diagonal", (r, c) => (r === c ? c % 2 : +(r + 1 === c))],
  ["with a zero at the end of it", (r, c, n) => (r === c && c + 1 < n ? 1 : +(r + 1 === c))],
  ["of large numbers", (r, c) => mixed(r, c) * 1e90],
  ["of small numbers", (r, c) => mixed(r, c) * 1e-90],
  ["of equal numbers", () => 1],
  ["of signs", (r, c) => Math.sign(mixed(r, c))],
];

const matrix = (rows: number, n: number, entry: (r: number, c: number, n: number) => number): Float64Array =>
  Float64Array.from({ length: rows * n }, (_, i) => entry(Math.floor(i / n), i % n, n));

/** How far a^T b of two matrices with as many rows is from a matrix, in roundings of `unit`. */
function farFrom(
  wanted: (i: number, j: number) => number,
  a: (k: number, i: number) => number,
  b: (k: number, j: number) => number,
  [rows, m, n]: readonly [number, number, number],
  unit: number,
): number {
  let most = 0;
  for (let i = 0; i < m; i++) {
    for (let j = 0; j < n; j++) {
      let sum = 0;
      for (let k = 0; k < rows; k++) sum += a(k, i) * b(k, j);
      const far = Math.abs(sum - wanted(i, j)) / unit / 2 ** -52;
      if (!(far <= most)) most = far;
    }
  }
  return most;
}

const unitMatrix = (i: number, j: number): number => +(i === j);

for (const [name, entry] of kinds) {
  test.each([1, 2, 3, 7, 16, 24])(`matrices ${name}, of %i columns`, (n) => {
    for (const rows of [n, n + 1, 2 * n + 3]) {
      const a = matrix(rows, n, entry);
      const computed = singularValues(a, rows, n);
      const largest = computed.s[0] || 1;
      const { u, s, v } = singularValuesByQR(a, rows, n, true)!;
      for (const [j, value] of s.entries())
        expect(Math.abs(value - computed.s[j]!)).toBeLessThanOrEqual(1e-13 * largest);
      expect([...s].sort((x, y) => y - x)).toEqual([...s]);
      const [left, right] = [(k: number, i: number) => u[k * n + i]!, (k: number, i: number) => v[k * n + i]!];
      expect(farFrom(unitMatrix, left, left, [rows, n, n], 1)).toBeLessThan(100);
      expect(farFrom(unitMatrix, right, right, [n, n, n], 1)).toBeLessThan(100);
      const product = farFrom(
        (i, j) => a[i * n + j]!,
        (k, i) => u[i * n + k]! * s[k]!,
        (k, j) => v[j * n + k]!,
        [n, rows, n],
        largest,
      );
      expect(product).toBeLessThan(100);
      expect(singularValuesByQR(a, rows, n, false)!.s).toEqual(s);
    }
    const symmetric = matrix(n, n, (r, c) => entry(r, c, n) + entry(c, r, n));
    const eigen = symmetricEigen(symmetric.slice(), n);
    const largest = Math.max(...eigen.values.map(Math.abs)) || 1;
    const { values, vectors } = symmetricEigenByQL(symmetric.slice(), n, true)!;
    for (const [j, value] of values.entries())
      expect(Math.abs(value - eigen.values[j]!)).toBeLessThanOrEqual(1e-13 * largest);
    const vector = (k: number, i: number): number => vectors[k * n + i]!;
    expect(farFrom(unitMatrix, vector, vector, [n, n, n], 1)).toBeLessThan(100);
    const product = farFrom(
      (i, j) => symmetric[i * n + j]!,
      (k, i) => vectors[i * n + k]! * values[k]!,
      (k, j) => vectors[j * n + k]!,
      [n, n, n],
      largest,
    );
    expect(product).toBeLessThan(100);
    expect(symmetricEigenByQL(symmetric.slice(), n, false)!.values).toEqual(values);
  });
}

test("the operators return them, also for wide matrices and batches", () => {
  const listOf = (x: Tensor): number[] => x.reshape([-1]).toArray() as number[];
  const near = (x: Tensor, y: Tensor): void => {
    const other = listOf(y);
    for (const [i, value] of listOf(x).entries()) expect(Math.abs(value - other[i]!)).toBeLessThan(1e-12);
  };
  const of = (...shape: [number, number, number]): Tensor =>
    tensor(matrix(shape[0] * shape[1], shape[2], (r, c) => mixed(r, c) / 4) as never).reshape(shape);
  for (const x of [of(2, 20, 30), of(2, 30, 20), of(1, 17, 17)]) {
    for (const full of [false, true]) {
      const [u, s, vh] = linalgSvd(x, full);
      const k = s.shape.at(-1)!;
      const scaled = u.slice(2, 0, k).mul(s.unsqueeze(1));
      near(scaled.matmul(vh.slice(1, 0, k)), x);
      near(u.transpose(1, 2).matmul(u), eye(u.shape[2]!, { dtype: "float64" }).expand([x.shape[0]!, -1, -1]));
      near(vh.matmul(vh.transpose(1, 2)), eye(vh.shape[1]!, { dtype: "float64" }).expand([x.shape[0]!, -1, -1]));
      near(s, linalgSvdvals(x));
    }
  }
  const square = of(2, 25, 25);
  const symmetric = square.add(square.transpose(1, 2));
  const [values, vectors] = linalgEigh(symmetric);
  near(vectors.mul(values.unsqueeze(1)).matmul(vectors.transpose(1, 2)), symmetric);
  near(values, linalgEigvalsh(symmetric));
});

test("NaN is rejected as before, and infinity takes the slower path", () => {
  const x = eye(20, { dtype: "float64" });
  x.select(0, 3).select(0, 4).fill_(Number.NaN);
  expect(() => linalgSvd(x)).toThrow("linalg.svd: ");
  x.select(0, 3).select(0, 4).fill_(Number.POSITIVE_INFINITY);
  expect((linalgSvdvals(x).toArray() as number[]).some((value) => !Number.isFinite(value))).toBe(true);
});

test.each([
  [200, 200],
  [100, 300],
  [300, 100],
  [65, 65],
  [97, 64],
  [64, 97],
  [129, 66],
])("QR in blocks of reflections: %i x %i", (rows, n) => {
  for (const scale of [1, 1e200, 1e-200]) {
    const a = tensor(matrix(rows, n, mixed))
      .reshape([rows, n])
      .mul(scale);
    for (const mode of ["reduced", "complete"] as const) {
      const [q, r] = linalgQr(a, mode);
      const far = (x: Tensor, y: Tensor): number => x.sub(y).abs().max().item();
      expect(far(q.matmul(r).div(scale), a.div(scale))).toBeLessThan(1e-13);
      expect(far(q.t().matmul(q), eye(q.shape[1]!, { dtype: "float64" }))).toBeLessThan(1e-13);
      expect(far(r, r.triu())).toBe(0);
    }
  }
});
