// Shapes, dtypes and checks of matrix products.

import { BOOL } from "../../core/dtype.js";
import { DTypeError, ShapeError } from "../../core/errors.js";
import { say } from "../../core/messages.js";
import type { Scalar } from "../../core/scalar.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import type { OutSpec } from "../shapes/outputs.js";

function sameDType(name: string, a: Tensor, other: string, b: Tensor): void {
  if (a.dtypeCode !== b.dtypeCode) {
    throw new DTypeError(say("dtypesDiffer", name, other, a, b));
  }
  // Where there is nothing to add up no kernel is asked.
  if (a.dtype === "bool" && a.numel > 0 && b.numel > 0)
    throw new DTypeError(say("notForDType", "addmm_impl_cpu_", BOOL));
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
  if (k !== rows) throw new ShapeError(say("cannotMultiply", m, k, rows, n));
  return [m, n];
}

/** `[m, k] @ [k, n]`: `[m, n]`. */
export function mm_spec(self: Tensor, mat2: Tensor): OutSpec {
  if (self.ndim !== 2) throw new ShapeError(say("noMatrix", "self"));
  if (mat2.ndim !== 2) throw new ShapeError(say("noMatrix", "mat2"));
  const shape = checkProduct(self, mat2);
  sameDType("self", self, "mat2", mat2);
  return { shape, dtype: self.dtype };
}

/** `self` broadcasts to `[m, n]`. */
export function addmm_spec(self: Tensor, mat1: Tensor, mat2: Tensor): OutSpec {
  if (mat1.ndim !== 2) throw new ShapeError(`mat1 must be a matrix, got ${mat1.ndim}-D tensor`);
  if (mat2.ndim !== 2) throw new ShapeError(`mat2 must be a matrix, got ${mat2.ndim}-D tensor`);
  const shape = checkProduct(mat1, mat2);
  checkExpands(self, shape);
  if (self.dtypeCode !== mat2.dtypeCode) throw new DTypeError("self and mat2 must have the same dtype");
  sameDType("mat1", mat1, "mat2", mat2);
  return { shape, dtype: self.dtype };
}

function batchShape(batch1: Tensor, batch2: Tensor): readonly number[] {
  if (batch1.ndim !== 3) throw new ShapeError(say("noBatch", "batch1"));
  if (batch2.ndim !== 3) throw new ShapeError(say("noBatch", "batch2"));
  const [batches, m, k] = batch1.shape as [number, number, number];
  const [others, rows, n] = batch2.shape as [number, number, number];
  if (batches !== others || k !== rows) {
    throw new ShapeError(say("batchesDiffer", batches, k, others, rows));
  }
  sameDType("batch1", batch1, "batch2", batch2);
  return [batches, m, n];
}

/** `[b, m, k] @ [b, k, n]`: `[b, m, n]`. */
export function bmm_spec(self: Tensor, mat2: Tensor): OutSpec {
  return { shape: batchShape(self, mat2), dtype: self.dtype };
}

/** `self` broadcasts to `[b, m, n]`. */
export function baddbmm_spec(self: Tensor, batch1: Tensor, batch2: Tensor): OutSpec {
  const shape = batchShape(batch1, batch2);
  checkExpands(self, shape);
  sameDType("self", self, "batch1", batch1);
  return { shape, dtype: self.dtype };
}

/** What is added to a product of a matrix and a vector has `dims` dimensions and `added` elements. */
export function checkMatrixVector(dims: number, added: number, mat: Tensor, vec: Tensor): void {
  if (mat.ndim !== 2 || vec.ndim !== 1 || dims > 1) {
    throw new ShapeError(say("notMatrixVector", dims, mat.ndim, vec.ndim));
  }
  const [m, k] = mat.shape as [number, number];
  if (k !== vec.numel || (m !== added && added !== 1)) {
    throw new ShapeError(say("vectorDoesNotFit", added, m, k, vec.numel));
  }
  sameDType("mat", mat, "vec", vec);
}

/** `[m, k] @ [k]`: `[m]`; `self` is of that shape or broadcasts to it. */
export function addmv_spec(self: Tensor, mat: Tensor, vec: Tensor, _beta: Scalar, _alpha: Scalar): OutSpec {
  checkMatrixVector(self.ndim, self.numel, mat, vec);
  return { shape: [mat.shape[0]!], dtype: vec.dtype };
}

/** @throws ShapeError or DTypeError unless both are vectors of one length and dtype */
export function checkDot(self: Tensor, tensor: Tensor): void {
  if (self.ndim !== 1 || tensor.ndim !== 1) {
    throw new ShapeError(say("noVectors", self.ndim, tensor.ndim));
  }
  if (self.dtypeCode !== tensor.dtypeCode) {
    throw new DTypeError(say("dotOfDTypes", self, tensor));
  }
  if (self.numel !== tensor.numel) {
    throw new ShapeError(say("dotOfSizes", self.numel, tensor.numel));
  }
  if (self.dtype === "bool") throw new DTypeError(say("notForDType", "dot", BOOL));
}
