// Shapes, dtypes and checks of matrix products.

import { BOOL, isComplexCode } from "../../core/dtype.js";
import { DTypeError, ShapeError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { dtypesDiffer, notForDType } from "../checks/dtypes.js";
import { checkFactors } from "../checks/pointwise.js";
import type { OutSpec } from "../shapes/outputs.js";

function sameDType(name: string, a: Tensor, other: string, b: Tensor): void {
  if (a.dtypeCode !== b.dtypeCode) {
    throw new DTypeError(dtypesDiffer(name, other, a, b));
  }
  // Without elements to sum, no kernel runs.
  if (a.dtype === "bool" && a.numel > 0 && b.numel > 0) throw new DTypeError(notForDType("addmm_impl_cpu_", BOOL));
}

/** @throws ShapeError unless `self` broadcasts to the shape of the product */
function checkExpands(self: Tensor, shape: readonly number[]): void {
  const added = shape.length - self.ndim;
  const wrong =
    added < 0
      ? 0
      : shape.findLastIndex((size, d) => d >= added && self.shape[d - added] !== size && self.shape[d - added] !== 1);
  if (wrong < 0) return;
  const target = `Target sizes: ${formatShape(shape)}.  Tensor sizes: ${formatShape(self.shape)}`;
  if (added < 0) {
    throw new ShapeError(
      `expand: the number of sizes provided (${shape.length}) must be greater or equal to the number of dimensions in the tensor (${self.ndim}). ${target}`,
    );
  }
  throw new ShapeError(
    `The expanded size of the tensor (${shape[wrong]}) must match the existing size (${self.shape[wrong - added]}) at non-singleton dimension ${wrong}.  ${target}`,
  );
}

function checkProduct(mat1: Tensor, mat2: Tensor): readonly number[] {
  const [m, k] = mat1.shape as [number, number];
  const [rows, n] = mat2.shape as [number, number];
  if (k !== rows) throw new ShapeError(`mat1 and mat2 shapes cannot be multiplied (${m}x${k} and ${rows}x${n})`);
  return [m, n];
}

/** `[m, k] @ [k, n]`: `[m, n]`. */
export function mm_spec(self: Tensor, mat2: Tensor): OutSpec {
  if (self.ndim !== 2) throw new ShapeError(noMatrix("self"));
  if (mat2.ndim !== 2) throw new ShapeError(noMatrix("mat2"));
  const shape = checkProduct(self, mat2);
  sameDType("self", self, "mat2", mat2);
  return { shape, dtype: self.dtype };
}

/** `self` broadcasts to `[m, n]`. */
export function addmm_spec(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar): OutSpec {
  if (mat1.ndim !== 2) throw new ShapeError(`mat1 must be a matrix, got ${mat1.ndim}-D tensor`);
  if (mat2.ndim !== 2) throw new ShapeError(`mat2 must be a matrix, got ${mat2.ndim}-D tensor`);
  const shape = checkProduct(mat1, mat2);
  checkExpands(self, shape);
  if (self.dtypeCode !== mat2.dtypeCode) throw new DTypeError("self and mat2 must have the same dtype");
  sameDType("mat1", mat1, "mat2", mat2);
  if (mat1.numel > 0 && mat2.numel > 0) checkFactors(self.dtypeCode, beta, alpha);
  return { shape, dtype: self.dtype };
}

function batchShape(batch1: Tensor, batch2: Tensor): readonly number[] {
  if (batch1.ndim !== 3) throw new ShapeError(noBatch("batch1"));
  if (batch2.ndim !== 3) throw new ShapeError(noBatch("batch2"));
  const [batches, m, k] = batch1.shape as [number, number, number];
  const [others, rows, n] = batch2.shape as [number, number, number];
  if (batches !== others || k !== rows) {
    throw new ShapeError(
      `Expected size for first two dimensions of batch2 tensor to be: [${batches}, ${k}] but got: [${others}, ${rows}].`,
    );
  }
  sameDType("batch1", batch1, "batch2", batch2);
  return [batches, m, n];
}

/** `[b, m, k] @ [b, k, n]`: `[b, m, n]`. */
export function bmm_spec(self: Tensor, mat2: Tensor): OutSpec {
  return { shape: batchShape(self, mat2), dtype: self.dtype };
}

/** `self` broadcasts to `[b, m, n]`; it may have another dtype than the batches, whose dtype is the result's. */
export function baddbmm_spec(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): OutSpec {
  const shape = batchShape(batch1, batch2);
  checkExpands(self, shape);
  if (isComplexCode(self.dtypeCode) && !isComplexCode(batch1.dtypeCode)) sameDType("self", self, "batch1", batch1);
  if (batch1.numel > 0 && batch2.numel > 0) checkFactors(batch1.dtypeCode, beta, alpha);
  return { shape, dtype: batch1.dtype, exactInPlace: true };
}

/** Checks an operand to be added to a matrix-vector product; it has `dims` dimensions and `added` elements. */
export function checkMatrixVector(dims: number, added: number, mat: Tensor, vec: Tensor): void {
  if (mat.ndim !== 2 || vec.ndim !== 1 || dims > 1) {
    throw new ShapeError(`vector + matrix @ vector expected, got ${dims}, ${mat.ndim}, ${vec.ndim}`);
  }
  const [m, k] = mat.shape as [number, number];
  if (k !== vec.numel || (m !== added && added !== 1)) {
    throw new ShapeError(`size mismatch, got ${added}, ${m}x${k},${vec.numel}`);
  }
  sameDType("mat", mat, "vec", vec);
}

/** `[m, k] @ [k]`: `[m]`; `self` is of that shape or broadcasts to it. */
export function addmv_spec(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar): OutSpec {
  checkMatrixVector(self.ndim, self.numel, mat, vec);
  // As in PyTorch, alpha counts only where there are products.
  if (mat.shape[0] !== 0) checkFactors(vec.dtypeCode, beta, ...(vec.numel > 0 ? [alpha] : []));
  return { shape: [mat.shape[0]!], dtype: vec.dtype };
}

/** @throws ShapeError or DTypeError unless both are vectors of one length and dtype */
export function checkDot(self: Tensor, tensor: Tensor): void {
  if (self.ndim !== 1 || tensor.ndim !== 1) {
    throw new ShapeError(`1D tensors expected, but got ${self.ndim}D and ${tensor.ndim}D tensors`);
  }
  if (self.dtypeCode !== tensor.dtypeCode) {
    throw new DTypeError(`dot : expected both vectors to have same dtype, but found ${self.dtype} and ${tensor.dtype}`);
  }
  if (self.numel !== tensor.numel) {
    throw new ShapeError(
      `inconsistent tensor size, expected tensor [${self.numel}] and src [${tensor.numel}] to have the same number of elements, but got ${self.numel} and ${tensor.numel} elements respectively`,
    );
  }
  if (self.dtype === "bool") throw new DTypeError(notForDType("dot", BOOL));
}

function noMatrix(argument: string): string {
  return `${argument} must be a matrix`;
}

function noBatch(argument: string): string {
  return `${argument} must be a 3D tensor`;
}
