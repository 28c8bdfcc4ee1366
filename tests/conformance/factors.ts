// Factorisations have several correct results: the factors are multiplied and compared with the factored matrix.

import { type Complex, complexText } from "../../runtime/core/scalar.js";
import { isTensor } from "../../runtime/core/tensor.js";
import { type Entry, elementsOf, type GoldenTensor, numbersOfGolden, toleranceOf } from "./values.js";

/** Matrices, any number of them: the elements in row-major order, real ones without imaginary parts. */
export interface Matrices {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly data: readonly Complex[];
}

const real = (re: number): Complex => ({ re, im: 0 });
const complexOf = (entry: Entry): Complex => (typeof entry === "object" ? entry : real(Number(entry)));
const conjugate = ({ re, im }: Complex): Complex => ({ re, im: -im });
const plus = (a: Complex, b: Complex): Complex => ({ re: a.re + b.re, im: a.im + b.im });
const minus = (a: Complex, b: Complex): Complex => ({ re: a.re - b.re, im: a.im - b.im });

/** Products with real factors produce no NaN from zeros and infinities. */
function times(a: Complex, b: Complex): Complex {
  if (a.im === 0 && b.im === 0) return real(a.re * b.re);
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

/**
 * A result as used in the computations here, whether a tensor or a recorded one; null if it has no elements to compare.
 */
export function matricesOf(value: unknown): Matrices | null {
  if (isTensor(value)) return { dtype: value.dtype, shape: value.shape, data: elementsOf(value).map(complexOf) };
  const golden = value as GoldenTensor | null;
  if (golden?.k !== "tensor" || golden.data === undefined) return null;
  return { dtype: golden.dtype, shape: golden.shape, data: numbersOfGolden(golden).map(complexOf) };
}

/** Two matrices that must be equal, and a description of the first. */
type Equation = readonly [what: string, left: Matrices, right: Matrices];
type Arguments = ReadonlyMap<string, unknown>;

interface Factorisation {
  /** The results that are unique and compared directly: singular values, eigenvalues. */
  readonly unique: readonly number[];
  /** The equations between a matrix and its factors; null if the call requests none (`compute_uv=False`). */
  readonly equations: (outs: readonly Matrices[], args: Arguments) => readonly Equation[] | null;
}

const rowsOf = (a: Matrices): number => a.shape.at(-2)!;
const columnsOf = (a: Matrices): number => a.shape.at(-1)!;

/** Matrices of another size, element by element. */
function make(
  like: Matrices,
  rows: number,
  columns: number,
  element: (row: number, column: number, start: number) => Complex,
): Matrices {
  const size = rowsOf(like) * columnsOf(like);
  const count = like.shape.slice(0, -2).reduce((a, b) => a * b, 1);
  const data: Complex[] = [];
  for (let k = 0; k < count; k++)
    for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) data.push(element(i, j, k * size));
  return { dtype: like.dtype, shape: [...like.shape.slice(0, -2), rows, columns], data };
}

function product(a: Matrices, b: Matrices): Matrices {
  const inner = columnsOf(a);
  const [sizeA, sizeB] = [rowsOf(a) * inner, rowsOf(b) * columnsOf(b)];
  return make(a, rowsOf(a), columnsOf(b), (i, j, start) => {
    const startB = sizeA === 0 ? 0 : (start / sizeA) * sizeB;
    let sum = real(0);
    for (let k = 0; k < inner; k++) {
      sum = plus(sum, times(a.data[start + i * inner + k]!, b.data[startB + k * columnsOf(b) + j]!));
    }
    return sum;
  });
}

function adjoint(a: Matrices): Matrices {
  return make(a, columnsOf(a), rowsOf(a), (i, j, start) => conjugate(a.data[start + j * columnsOf(a) + i]!));
}

function transposed(a: Matrices): Matrices {
  return make(a, columnsOf(a), rowsOf(a), (i, j, start) => a.data[start + j * columnsOf(a) + i]!);
}

/** The first rows and columns. */
function corner(a: Matrices, rows: number, columns: number): Matrices {
  return make(a, rows, columns, (i, j, start) => a.data[start + i * columnsOf(a) + j]!);
}

function upper(a: Matrices): Matrices {
  return make(a, rowsOf(a), columnsOf(a), (i, j, start) => (i <= j ? a.data[start + i * columnsOf(a) + j]! : real(0)));
}

/** The symmetric, or Hermitian, matrices represented by one triangle. */
function symmetric(a: Matrices, fromUpper: boolean): Matrices {
  const n = columnsOf(a);
  return make(a, n, n, (i, j, start) => {
    const given = i === j || i < j === fromUpper;
    const element = a.data[start + (given ? i * n + j : j * n + i)]!;
    return i === j ? real(element.re) : given ? element : conjugate(element);
  });
}

/** Column j times the j-th of a vector for each matrix. */
function scaled(a: Matrices, { data }: Matrices): Matrices {
  const [n, size] = [columnsOf(a), rowsOf(a) * columnsOf(a)];
  return make(a, rowsOf(a), n, (i, j, start) => times(a.data[start + i * n + j]!, data[(start / size) * n + j]!));
}

function orthonormal(what: string, q: Matrices): Equation {
  const n = columnsOf(q);
  const identity = make(q, n, n, (i, j) => real(i === j ? 1 : 0));
  return [`${what}^H ${what}`, product(adjoint(q), q), identity];
}

function matrixOf(args: Arguments): Matrices {
  return matricesOf(args.get("A") ?? args.get("self") ?? args.get("input"))!;
}

/** A = U S V^H. */
const singularValues = (columns: boolean, wantsFactors: (args: Arguments) => boolean): Factorisation => ({
  unique: [1],
  equations: ([U, S, third], args) => {
    if (!wantsFactors(args)) return null;
    const A = matrixOf(args);
    const k = Math.min(rowsOf(A), columnsOf(A));
    const V = columns ? third! : adjoint(third!);
    const back = product(scaled(corner(U!, rowsOf(A), k), S!), adjoint(corner(V, columnsOf(A), k)));
    return [["U S V^H", back, A], orthonormal("U", U!), orthonormal("V", V)];
  },
});

/** A = V diag(w) V^H. */
const eigenvectors = (
  fromUpper: (args: Arguments) => boolean,
  wantsFactors: (args: Arguments) => boolean,
): Factorisation => ({
  unique: [0],
  equations: ([w, V], args) => {
    if (!wantsFactors(args)) return null;
    const A = symmetric(matrixOf(args), fromUpper(args));
    return [["V diag(w) V^H", product(scaled(V!, w!), adjoint(V!)), A], orthonormal("V", V!)];
  },
});

/** A = Q R; without Q, R^H R = A^H A. */
const orthogonalTriangular = (wantsQ: (args: Arguments) => boolean): Factorisation => ({
  unique: [],
  equations: ([Q, R], args) => {
    const A = matrixOf(args);
    const triangular: Equation = ["R", R!, upper(R!)];
    if (!wantsQ(args)) return [triangular, ["R^H R", product(adjoint(R!), R!), product(adjoint(A), A)]];
    return [triangular, ["Q R", product(Q!, R!), A], orthonormal("Q", Q!)];
  },
});

/** The same factorisation in Householder form: reflectors below the diagonal, with their factors in a second result. */
const reflectors: Factorisation = {
  unique: [],
  equations: ([a, tau], args) => {
    const A = matrixOf(args);
    const [m, n] = [rowsOf(A), columnsOf(A)];
    const k = Math.min(m, n);
    let back = upper(a!);
    for (let r = k - 1; r >= 0; r--) {
      const below = back;
      const reflector = (i: number, start: number): Complex => {
        if (i < r) return real(0);
        return i === r ? real(1) : a!.data[start + i * n + r]!;
      };
      back = make(below, m, n, (i, j, start) => {
        let dot = real(0);
        for (let p = r; p < m; p++) {
          dot = plus(dot, times(conjugate(reflector(p, start)), below.data[start + p * n + j]!));
        }
        const factor = times(tau!.data[(start / (m * n)) * k + r]!, reflector(i, start));
        return minus(below.data[start + i * n + j]!, times(factor, dot));
      });
    }
    return [["the product of the reflectors and R", back, A]];
  },
};

/** P A = L U, with L and U in one matrix and the rows swapped by pivots that count from 1. */
function unpacked(LU: Matrices, pivots: Matrices): Matrices {
  const [m, n] = [rowsOf(LU), columnsOf(LU)];
  const k = Math.min(m, n);
  const L = make(LU, m, k, (i, j, start) => (i === j ? real(1) : i > j ? LU.data[start + i * n + j]! : real(0)));
  const U = make(LU, k, n, (i, j, start) => (i <= j ? LU.data[start + i * n + j]! : real(0)));
  const back = product(L, U);
  const data = [...back.data];
  for (let start = 0; start < data.length; start += m * n) {
    for (let i = k - 1; i >= 0; i--) {
      const other = pivots.data[(start / (m * n)) * k + i]!.re - 1;
      // A row is swapped with itself or one below.
      if (!(other >= i && other < m)) return { ...back, data: data.map(() => real(Number.NaN)) };
      for (let j = 0; j < n; j++) {
        const [here, there] = [start + i * n + j, start + other * n + j];
        [data[here], data[there]] = [data[there]!, data[here]!];
      }
    }
  }
  return { ...back, data };
}

/**
 * The positions of the packed factors and the pivots among the results. `transposes`: the matrix may have been factored as its
 * transpose.
 */
const triangles = (at: number, transposes = false): Factorisation => ({
  unique: at === 0 ? [] : [0],
  equations: (outs, args) => {
    const A = matrixOf(args);
    const back = unpacked(outs[at]!, outs[at + 1]!);
    const turned = transposes && equationDifference(["", back, A], outs[at]!.dtype) !== null;
    return [["P L U", back, turned ? transposed(A) : A]];
  },
});

/** A V = V diag(w), with columns of length 1. */
const eigenpairs: Factorisation = {
  unique: [0],
  equations: ([w, V], args) => {
    const A = matrixOf(args);
    const squares = (a: Matrices): Matrices =>
      make(a, 1, columnsOf(a), (_, j, start) => {
        let sum = 0;
        for (let i = 0; i < rowsOf(a); i++) {
          const { re, im } = a.data[start + i * columnsOf(a) + j]!;
          sum += re * re + im * im;
        }
        return real(sum);
      });
    return [
      ["A V", product(A, V!), scaled(V!, w!)],
      ["the squares of V's columns", squares(V!), make(V!, 1, columnsOf(V!), () => real(1))],
    ];
  },
};

const always = (): boolean => true;
const factorisations: Readonly<Record<string, Factorisation>> = {
  svd: singularValues(true, (args) => args.get("compute_uv") !== false),
  linalg_svd: singularValues(false, always),
  _linalg_svd: singularValues(false, (args) => args.get("compute_uv") !== false),
  symeig: eigenvectors(
    (args) => args.get("upper") !== false,
    (args) => args.get("eigenvectors") === true,
  ),
  linalg_eigh: eigenvectors((args) => /^u/i.test(String(args.get("UPLO"))), always),
  _linalg_eigh: eigenvectors(
    (args) => /^u/i.test(String(args.get("UPLO"))),
    (args) => args.get("compute_v") !== false,
  ),
  linalg_eig: eigenpairs,
  qr: orthogonalTriangular(always),
  linalg_qr: orthogonalTriangular((args) => args.get("mode") !== "r"),
  geqrf: reflectors,
  linalg_lu_factor: triangles(0),
  linalg_lu_factor_ex: triangles(0),
  _lu_with_info: triangles(0),
  _linalg_det: triangles(1, true),
  _linalg_slogdet: triangles(2, true),
  _linalg_solve_ex: triangles(1, true),
  linalg_lu: {
    unique: [],
    equations: ([P, L, U], args) => {
      const LU = product(L!, U!);
      return [
        ["P L U", args.get("pivot") === false ? LU : product(P!, LU), matrixOf(args)],
        ["U", U!, upper(U!)],
      ];
    },
  },
};

/** How the factors of an operator (`aten::linalg_svd.U`) are multiplied, or null if it is not a factorisation. */
export function factorisationOf(operator: string): Factorisation | null {
  const base = operator.replace(/^.*::/, "").replace(/\..*$/, "");
  return Object.hasOwn(factorisations, base) ? factorisations[base]! : null;
}

function equationDifference([what, left, right]: Equation, dtype: string): string | null {
  if (left.shape.join() !== right.shape.join()) return `${what} is [${left.shape}], not [${right.shape}]`;
  const { absolute, relative } = toleranceOf(dtype) ?? { absolute: 0, relative: 0 };
  const sizeOf = ({ re, im }: Complex): number => Math.hypot(re, im);
  const scale = right.data.reduce((max, x) => Math.max(max, sizeOf(x)), 0);
  const bound = absolute + relative * scale;
  const at = left.data.findIndex((x, i) => !(sizeOf(minus(x, right.data[i]!)) <= bound));
  const shown = (x: Complex): string => (x.im === 0 ? String(x.re) : complexText(x));
  return at < 0 ? null : `${what} has ${shown(left.data[at]!)} at element ${at}, the matrix ${shown(right.data[at]!)}`;
}

/**
 * Whether the results of a factorisation multiply back to its argument; null if they do.
 * @param outs tensors, or recorded ones
 */
export function factorDifference(
  { equations }: Factorisation,
  outs: readonly unknown[],
  args: Arguments,
): string | null {
  const matrices = outs.map(matricesOf);
  const found = matrices.includes(null) ? null : equations(matrices as Matrices[], args);
  for (const equation of found ?? []) {
    const difference = equationDifference(equation, matrices[0]!.dtype);
    if (difference !== null) return difference;
  }
  return null;
}
