// Shapes and checks of LDL factorisations and of products with reflectors.

import { INT32, isDifferentiableCode, isEmulatedCode, isIntegralCode } from "../../core/dtype.js";
import { DTypeError, ShapeError } from "../../core/errors.js";
import { formatShape, sameShape } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { checkSquare, columnMajorStrides, solveShape } from "../shapes/linalg.js";

/** The column-major factors, one pivot per row, and one info code per matrix. */
export function linalg_ldl_factor_ex_outputs(
  self: Tensor,
  _hermitian: boolean,
  _checkErrors: boolean,
): readonly [Tensor, Tensor, Tensor] {
  checkSquare(self, "linalg.ldl_factor_ex");
  const { shape, device } = self;
  return [
    allocateCode(shape, self.dtypeCode, device, columnMajorStrides(shape)),
    allocateCode(shape.slice(0, -1), INT32, device),
    allocateCode(shape.slice(0, -2), INT32, device),
  ];
}

export function linalg_ldl_solve_outputs(LD: Tensor, pivots: Tensor, B: Tensor, _hermitian: boolean): Tensor {
  const name = "linalg.ldl_solve";
  checkSquare(LD, name, "LD");
  const shape = solveShape(name, LD, B, true);
  if (!sameShape(pivots.shape, LD.shape.slice(0, -1))) {
    throw new ShapeError(
      `${name}: Expected LD.shape[:-1] and pivots.shape to be the same, but got pivots with shape ${formatShape(pivots.shape)} instead`,
    );
  }
  if (!isIntegralCode(pivots.dtypeCode)) {
    throw new DTypeError(`${name}: Expected pivots to be integers. Got ${pivots.dtype}`);
  }
  return allocateCode(shape, B.dtypeCode, B.device, columnMajorStrides(shape));
}

/** The shape of `input3`, column-major. `self` [..., m, n] holds the reflectors, `input2` [..., k] their factors, k <= n. */
export function ormqr_outputs(
  self: Tensor,
  input2: Tensor,
  input3: Tensor,
  left: boolean,
  _transpose: boolean,
): Tensor {
  if (self.ndim < 2) throw new ShapeError("ormqr: input must have at least 2 dimensions.");
  if (input3.ndim < 2) throw new ShapeError("ormqr: other must have at least 2 dimensions.");
  const axis = left ? -2 : -1;
  const [size, factors] = [input3.shape.at(axis)!, input2.shape.at(-1) ?? 0];
  if (size < factors) {
    throw new ShapeError(`ormqr: input3.shape[${axis}] must be greater than or equal to input2.shape[-1]`);
  }
  if (size !== self.shape.at(-2)) {
    throw new ShapeError(`ormqr: input3.shape[${axis}] must be equal to self.shape[-2]`);
  }
  if (factors > self.shape.at(-1)!) {
    throw new ShapeError("ormqr: input2.shape[-1] must be less than or equal to self.shape[-1]");
  }
  if (self.ndim - input2.ndim !== 1 || self.ndim !== input3.ndim) {
    throw new ShapeError(
      `ormqr: expected tau to have one dimension less than input and other as many, but they have ${input2.ndim}, ${self.ndim} and ${input3.ndim}`,
    );
  }
  const batch = self.shape.slice(0, -2);
  if (!sameShape(input2.shape.slice(0, -1), batch) || !sameShape(input3.shape.slice(0, -2), batch)) {
    throw new ShapeError(
      `ormqr: Expected batch dimensions of tau and other to be equal to self.shape[:-2], ${formatShape(batch)}`,
    );
  }
  for (const [name, tensor] of Object.entries({ input2, input3 })) {
    if (tensor.dtypeCode !== self.dtypeCode) {
      throw new DTypeError(
        `ormqr: Expected input and ${name} to have the same dtype, but input has dtype ${self.dtype} and ${name} has dtype ${tensor.dtype}`,
      );
    }
  }
  if (!isDifferentiableCode(self.dtypeCode) || isEmulatedCode(self.dtypeCode)) {
    throw new DTypeError(`"ormqr_cpu" not implemented for '${self.dtype}'`);
  }
  return allocateCode(input3.shape, input3.dtypeCode, input3.device, columnMajorStrides(input3.shape));
}
