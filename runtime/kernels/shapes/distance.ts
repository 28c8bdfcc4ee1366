// Argument checks of distances between rows.

import { isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { broadcastShapes, normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";

/** @throws ShapeError, DTypeError, ArgumentError unless both are matrices, or batches of them, with rows of equal length */
export function checkCdist(x1: Tensor, x2: Tensor, p: number, mode: number): void {
  if (x1.ndim < 2) throw new ShapeError(`cdist only supports at least 2D tensors, X1 got: ${x1.ndim}D`);
  if (x2.ndim < 2) throw new ShapeError(`cdist only supports at least 2D tensors, X2 got: ${x2.ndim}D`);
  if (x1.shape.at(-1) !== x2.shape.at(-1)) {
    throw new ShapeError(
      `X1 and X2 must have the same number of columns. X1: ${x1.shape.at(-1)} X2: ${x2.shape.at(-1)}`,
    );
  }
  if (!isFloatingCode(x1.dtypeCode)) {
    throw new DTypeError(`cdist only supports floating-point dtypes, X1 got: ${typeName(x1)}`);
  }
  if (!isFloatingCode(x2.dtypeCode)) {
    throw new DTypeError(`cdist only supports floating-point dtypes, X2 got: ${typeName(x2)}`);
  }
  if (x1.dtypeCode !== x2.dtypeCode && x1.numel > 0 && x2.numel > 0) {
    throw new DTypeError(`cdist: expected X2 to have the dtype of X1, ${x1.dtype}, but got ${x2.dtype}`);
  }
  if (!(p >= 0)) throw new ArgumentError("cdist only supports non-negative p values");
  if (!(mode >= 0 && mode <= 2)) throw new ArgumentError(`possible modes: 0, 1, 2, but was: ${mode}`);
}
export function typeName(t: Tensor): string {
  return t.dtype;
}

/**
 * The shape of a cross product, and the dimension of its vectors. @throws DTypeError, ShapeError for operands that do
 * not match
 */
export function crossShape(self: Tensor, other: Tensor, dim: number): readonly [readonly number[], number] {
  if (self.dtype === "bool") throw new DTypeError(`"cross" not implemented for 'bool'`);
  if (self.dtypeCode !== other.dtypeCode) {
    throw new DTypeError(`linalg.cross: inputs of one dtype are expected, but got ${self.dtype} and ${other.dtype}`);
  }
  if (self.ndim !== other.ndim) {
    throw new ShapeError("linalg.cross: inputs must have the same number of dimensions.");
  }
  const d = normalizeDim(dim, self.ndim);
  if (self.shape[d] !== 3 || other.shape[d] !== 3) {
    throw new ShapeError(
      `linalg.cross: inputs dimension ${d} must have length 3. Got ${self.shape[d]} and ${other.shape[d]}`,
    );
  }
  return [broadcastShapes(self.shape, other.shape), d];
}
