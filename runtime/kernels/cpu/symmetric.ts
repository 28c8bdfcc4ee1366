// LDL factorisations of symmetric matrices and products with reflectors on the CPU.

import type { Tensor } from "../../core/tensor.js";
import { complexKernel } from "../complex-kernels.js";
import { dense, integersOf } from "../memory/elements.js";
import { linalg_ldl_factor_ex_outputs, linalg_ldl_solve_outputs, ormqr_outputs } from "../shapes/symmetric.js";
import { BLOCK_BOUND, type Matrix, swapRows } from "./decompositions.js";
import {
  _linalg_check_errors_explicit,
  adjoint,
  matricesOf,
  put,
  putRow,
  vectorsOf,
  way,
  withBatch,
} from "./linalg.js";

/**
 * A = L D L^T from the lower triangle, in place: L below the blocks of D of size one or two, chosen by partial diagonal
 * pivoting as in LAPACK's `sytrf`. `pivots` receives the row (from 1) that was swapped, negated and twice for a block of
 * two.
 * @returns the index (from 1) of the first zero pivot, or 0
 */
function ldlInPlace(a: Matrix, n: number, pivots: Int32Array): number {
  const at = (i: number, j: number): number => a[i * n + j]!;
  const swap = (i: number, j: number, p: number, q: number): void => {
    const t = at(i, j);
    a[i * n + j] = at(p, q);
    a[p * n + q] = t;
  };
  let info = 0;
  for (let k = 0; k < n; ) {
    let below = k;
    let columnMost = 0;
    for (let i = k + 1; i < n; i++) {
      if (Math.abs(at(i, k)) > columnMost) {
        columnMost = Math.abs(at(i, k));
        below = i;
      }
    }
    const diagonalSize = Math.abs(at(k, k));
    let size = 1;
    let pivot = k;
    if (Math.max(diagonalSize, columnMost) === 0 || Number.isNaN(diagonalSize)) {
      if (info === 0) info = k + 1;
      pivots[k] = k + 1;
      k++;
      continue;
    }
    if (diagonalSize < BLOCK_BOUND * columnMost) {
      let rowMost = 0;
      for (let j = k; j < below; j++) rowMost = Math.max(rowMost, Math.abs(at(below, j)));
      for (let i = below + 1; i < n; i++) rowMost = Math.max(rowMost, Math.abs(at(i, below)));
      if (diagonalSize < BLOCK_BOUND * columnMost * (columnMost / rowMost)) {
        pivot = below;
        if (Math.abs(at(below, below)) < BLOCK_BOUND * rowMost) size = 2;
      }
    }
    const moved = k + size - 1;
    if (pivot !== moved) {
      for (let i = pivot + 1; i < n; i++) swap(i, moved, i, pivot);
      for (let i = moved + 1; i < pivot; i++) swap(i, moved, pivot, i);
      swap(moved, moved, pivot, pivot);
      if (size === 2) swap(k + 1, k, pivot, k);
    }
    if (size === 1) {
      const inverse = 1 / at(k, k);
      for (let j = k + 1; j < n; j++) {
        const scaled = at(j, k) * inverse;
        for (let i = j; i < n; i++) a[i * n + j]! -= at(i, k) * scaled;
      }
      for (let i = k + 1; i < n; i++) a[i * n + k]! *= inverse;
      pivots[k] = pivot + 1;
    } else {
      const corner = at(k + 1, k);
      const [high, low] = [at(k + 1, k + 1) / corner, at(k, k) / corner];
      const scale = 1 / (high * low - 1) / corner;
      for (let j = k + 2; j < n; j++) {
        const first = scale * (high * at(j, k) - at(j, k + 1));
        const second = scale * (low * at(j, k + 1) - at(j, k));
        for (let i = j; i < n; i++) a[i * n + j]! -= at(i, k) * first + at(i, k + 1) * second;
        a[j * n + k] = first;
        a[j * n + k + 1] = second;
      }
      pivots[k] = pivots[k + 1] = -(pivot + 1);
    }
    k += size;
  }
  return info;
}

/** b = A^-1 b, given A's factors and pivots; b [n, columns]. */
function solveLdl(a: Matrix, pivots: ArrayLike<number>, n: number, b: Matrix, columns: number): void {
  const subtract = (target: number, factor: number, source: number): void => {
    for (let c = 0; c < columns; c++) b[target * columns + c]! -= factor * b[source * columns + c]!;
  };
  for (let k = 0; k < n; ) {
    const pivot = pivots[k]!;
    if (pivot > 0) {
      if (pivot - 1 !== k) swapRows(b, columns, k, pivot - 1);
      for (let i = k + 1; i < n; i++) subtract(i, a[i * n + k]!, k);
      for (let c = 0; c < columns; c++) b[k * columns + c]! /= a[k * n + k]!;
      k++;
      continue;
    }
    if (-pivot - 1 !== k + 1) swapRows(b, columns, k + 1, -pivot - 1);
    for (let i = k + 2; i < n; i++) {
      subtract(i, a[i * n + k]!, k);
      subtract(i, a[i * n + k + 1]!, k + 1);
    }
    const corner = a[(k + 1) * n + k]!;
    const [first, second] = [a[k * n + k]! / corner, a[(k + 1) * n + k + 1]! / corner];
    const determinant = first * second - 1;
    for (let c = 0; c < columns; c++) {
      const x = b[k * columns + c]! / corner;
      const y = b[(k + 1) * columns + c]! / corner;
      b[k * columns + c] = (second * x - y) / determinant;
      b[(k + 1) * columns + c] = (first * y - x) / determinant;
    }
    k += 2;
  }
  for (let k = n - 1; k >= 0; ) {
    const pivot = pivots[k]!;
    const size = pivot > 0 ? 1 : 2;
    for (let s = 0; s < size; s++) for (let i = k + 1; i < n; i++) subtract(k - s, a[i * n + k - s]!, i);
    const other = Math.abs(pivot) - 1;
    if (other !== k) swapRows(b, columns, k, other);
    k -= size;
  }
}

export function linalg_ldl_factor_ex_cpu(
  self: Tensor,
  hermitian: boolean,
  checkErrors: boolean,
): readonly [Tensor, Tensor, Tensor] {
  const [LD, pivots, info] = linalg_ldl_factor_ex_outputs(self, hermitian, checkErrors);
  if (self.numel === 0) return [LD, pivots, info];
  const { count, rows: n, entries, at } = matricesOf(self);
  for (let b = 0; b < count; b++) {
    const a = at(b);
    for (let i = 0; i < n; i++) a.fill(0, (i * n + i + 1) * entries, (i + 1) * n * entries);
    const swaps = new Int32Array(n);
    putRow(info, b, [way(self, "ldl", ldlInPlace)(a, n, swaps, hermitian)]);
    put(LD, b, a);
    putRow(pivots, b, swaps);
  }
  if (checkErrors) _linalg_check_errors_explicit(info, "linalg.ldl_factor_ex", self.ndim === 2);
  return [LD, pivots, info];
}

export function linalg_ldl_solve_cpu(LD: Tensor, pivots: Tensor, B: Tensor, hermitian: boolean): Tensor {
  const out = linalg_ldl_solve_outputs(LD, pivots, B, hermitian);
  if (out.numel === 0) return out;
  const batch = out.shape.slice(0, -2);
  const factors = matricesOf(withBatch(LD, batch));
  const sides = matricesOf(withBatch(B, batch));
  const n = factors.rows;
  const order = integersOf(dense(withBatch(pivots, batch, 1)));
  for (let b = 0; b < sides.count; b++) {
    const x = sides.at(b);
    way(LD, "solveLdl", solveLdl)(factors.at(b), order.subarray(b * n, (b + 1) * n), n, x, sides.columns, hermitian);
    put(out, b, x);
  }
  return out;
}

/** c = H_i c for each reflector H_i below the diagonal of `a` [rows, columns], in the given order; c [rows, width]. */
function applyReflectors(
  a: Matrix,
  columns: number,
  tau: ArrayLike<number>,
  c: Matrix,
  rows: number,
  width: number,
  firstToLast: boolean,
): void {
  for (let s = 0; s < tau.length; s++) {
    const k = firstToLast ? s : tau.length - 1 - s;
    for (let j = 0; j < width; j++) {
      let sum = c[k * width + j]!;
      for (let i = k + 1; i < rows; i++) sum += a[i * columns + k]! * c[i * width + j]!;
      sum *= tau[k]!;
      c[k * width + j]! -= sum;
      for (let i = k + 1; i < rows; i++) c[i * width + j]! -= sum * a[i * columns + k]!;
    }
  }
}

/** The same for matrices of pairs; with `adjoint`, by the reflectors' adjoints. */
function applyComplexReflectors(
  a: Matrix,
  columns: number,
  tau: ArrayLike<number>,
  c: Matrix,
  rows: number,
  width: number,
  firstToLast: boolean,
  adjoint: boolean,
): void {
  const { reflect } = complexKernel("matrices");
  const count = tau.length / 2;
  for (let s = 0; s < count; s++) {
    reflect(a, rows, columns, firstToLast ? s : count - 1 - s, tau, adjoint, c, width, 0);
  }
}

/** Q C, or C Q if not `left`, with Q or its adjoint; Q is the full product of the reflectors. */
export function ormqr_cpu(self: Tensor, input2: Tensor, input3: Tensor, left: boolean, transpose: boolean): Tensor {
  const out = ormqr_outputs(self, input2, input3, left, transpose);
  const reflectors = matricesOf(self);
  // C Q is the adjoint of Q^H C^H.
  const sides = matricesOf(input3, left ? false : "adjoint");
  const factors = vectorsOf(input2);
  const firstToLast = transpose === left;
  for (let b = 0; b < reflectors.count; b++) {
    const [a, c] = [reflectors.at(b), sides.at(b)];
    const [tau, { rows, columns: width }] = [factors(b), sides];
    if (sides.entries === 1) applyReflectors(a, reflectors.columns, tau, c, rows, width, firstToLast);
    else applyComplexReflectors(a, reflectors.columns, tau, c, rows, width, firstToLast, firstToLast);
    put(out, b, left ? c : adjoint(c, rows, width));
  }
  return out;
}
