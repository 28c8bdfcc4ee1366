// Shapes, dtypes and checks of reductions and scans.

import {
  type DType,
  dtypeCodeOf,
  dtypeOf,
  isComplexCode,
  isDifferentiableCode,
  isFloatingCode,
  isIntegralCode,
  realCode,
} from "../../core/dtype.js";
import { DTypeError, IndexError, ShapeError } from "../../core/errors.js";
import { promoteTypes } from "../../core/promotion.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import { normalizeDim, numelOf } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import type { OutSpec } from "../shapes/outputs.js";

type Dims = number | readonly number[] | null;

function spec(self: Tensor, dim: Dims, keepdim: boolean, dtype: DType, given: OutSpec["given"] = undefined): OutSpec {
  return { shape: reducedShape(self.shape, reducedDims(dim, self.ndim), keepdim), dtype, given };
}

/** The name of a dtype in PyTorch's messages. */
function typeName(dtype: DType): string {
  return dtype;
}

function isFloating(dtype: DType): boolean {
  return isDifferentiableCode(dtypeCodeOf(dtype));
}

/** The dtype of absolute values: for a complex dtype that of its parts, else unchanged. */
function realOf(dtype: DType): DType {
  return dtypeOf(realCode(dtypeCodeOf(dtype)));
}

/** Integers and bool are accumulated in int64. */
export function sumDType(self: Tensor, dtype: DType | null): DType {
  return dtype ?? (isIntegralCode(self.dtypeCode, true) ? "int64" : self.dtype);
}

/** Shape: `dim` reduced (null or empty: all dimensions). dtype: `dtype`, else int64 for integers and bool, else that of `self`. */
export function sum_dim_spec(self: Tensor, dim: Dims, keepdim: boolean, dtype: DType | null): OutSpec {
  return spec(self, dim, keepdim, sumDType(self, dtype), decided(dtype));
}

/** Without `dtype`, a given output determines the dtype of the computation. */
const decided = (dtype: DType | null): OutSpec["given"] => (dtype === null ? "decides" : undefined);

/** @throws DTypeError unless the result is floating point */
export function mean_dim_spec(self: Tensor, dim: Dims, keepdim: boolean, dtype: DType | null): OutSpec {
  const result = dtype ?? self.dtype;
  if (!isFloating(result)) {
    const which = dtype === null ? "Input" : "Optional";
    throw new DTypeError(
      `mean(): could not infer output dtype. ${which} dtype must be either a floating point or complex dtype. Got: ${typeName(result)}`,
    );
  }
  return spec(self, dim, keepdim, result, dtype === null ? "castable" : undefined);
}

/** @throws IndexError (with dims) or ShapeError (without) if a reduced dimension is empty */
function requireElements(name: string, self: Tensor, dim: Dims): void {
  if (self.numel > 0) return;
  const list = typeof dim === "number" ? [dim] : (dim ?? []);
  if (list.length === 0) {
    throw new ShapeError(
      `${name}(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.`,
    );
  }
  for (const entry of list) {
    const d = normalizeDim(entry, self.ndim);
    if (self.shape[d] === 0) throw new IndexError(`${name}(): Expected reduction dim ${d} to have non-zero size.`);
  }
}

export function amax_spec(self: Tensor, dim: readonly number[], keepdim: boolean): OutSpec {
  requireElements("amax", self, dim);
  return spec(self, dim, keepdim, self.dtype);
}

export function amin_spec(self: Tensor, dim: readonly number[], keepdim: boolean): OutSpec {
  requireElements("amin", self, dim);
  return spec(self, dim, keepdim, self.dtype);
}

export function aminmax_spec(self: Tensor, dim: number | null, keepdim: boolean): readonly [OutSpec, OutSpec] {
  if (dim === null && self.numel === 0) {
    throw new ShapeError("aminmax(): cannot compute aminmax over an empty dimension as the operation has no identity.");
  }
  if (dim !== null) {
    const d = normalizeDim(dim, self.ndim);
    if (self.shape[d] === 0) throw new IndexError(`aminmax: Expected reduction dim ${d} to have non-zero size.`);
  }
  // PyTorch adds a dimension to 0-dim tensors, too.
  const one = self.ndim === 0 && dim !== null && keepdim;
  const out: OutSpec = one ? { shape: [1], dtype: self.dtype } : spec(self, dim, keepdim, self.dtype);
  return [out, out];
}

function valueAndIndex(name: string, self: Tensor, dim: number, keepdim: boolean): readonly [OutSpec, OutSpec] {
  const d = normalizeDim(dim, self.ndim);
  if (self.shape[d] === 0) throw new IndexError(`${name}(): Expected reduction dim ${d} to have non-zero size.`);
  const values = spec(self, dim, keepdim, self.dtype);
  return [values, { shape: values.shape, dtype: "int64" }];
}

/** values: dtype of `self`; indices: int64. */
export function max_dim_spec(self: Tensor, dim: number, keepdim: boolean): readonly [OutSpec, OutSpec] {
  return valueAndIndex("max", self, dim, keepdim);
}

export function min_dim_spec(self: Tensor, dim: number, keepdim: boolean): readonly [OutSpec, OutSpec] {
  return valueAndIndex("min", self, dim, keepdim);
}

export function max_all_spec(self: Tensor): OutSpec {
  requireElements("max", self, null);
  return { shape: [], dtype: self.dtype };
}

export function min_all_spec(self: Tensor): OutSpec {
  requireElements("min", self, null);
  return { shape: [], dtype: self.dtype };
}

function argSpec(name: string, self: Tensor, dim: number | null, keepdim: boolean): OutSpec {
  // Where nothing is compared, any dtype will do.
  const alone = dim !== null && self.ndim > 0 && self.shape[normalizeDim(dim, self.ndim)] === 1;
  if (self.dtype === "bool" && self.numel > 0 && !alone) {
    throw new DTypeError(`"${name}_cpu" not implemented for 'bool'`);
  }
  if (self.numel === 0) {
    if (dim === null) {
      throw new IndexError(`${name}(): Expected reduction dim to be specified for input.numel() == 0.`);
    }
    requireElements(name, self, dim);
  }
  return spec(self, dim, keepdim, "int64");
}

export function argmax_spec(self: Tensor, dim: number | null, keepdim: boolean): OutSpec {
  return argSpec("argmax", self, dim, keepdim);
}

export function argmin_spec(self: Tensor, dim: number | null, keepdim: boolean): OutSpec {
  return argSpec("argmin", self, dim, keepdim);
}

/** bool; for uint8 input uint8, as in PyTorch. */
export function any_dim_spec(self: Tensor, dim: number, keepdim: boolean): OutSpec {
  return spec(self, dim, keepdim, self.dtype === "uint8" ? "uint8" : "bool", "truth");
}

export function any_all_spec(self: Tensor): OutSpec {
  return { shape: [], dtype: self.dtype === "uint8" ? "uint8" : "bool", given: "truth" };
}

/** One result, or that of no elements, fits any dtype, as in PyTorch. @throws DTypeError for integers and bool */
export function var_spec(self: Tensor, dim: Dims, _correction: number | null, keepdim: boolean): OutSpec {
  if (!isFloating(self.dtype)) throw new DTypeError("std and var only support floating point and complex dtypes");
  const { shape, dtype } = spec(self, dim, keepdim, realOf(self.dtype));
  // As in PyTorch: one result is a number, those of nothing are filled with NaN, and the loop over real numbers has no complex output.
  if (self.numel === 0) return { shape, dtype, given: "inexact" };
  if (numelOf(shape) === 1) return { shape, dtype, given: "any" };
  return { shape, dtype, given: isComplexCode(self.dtypeCode) ? "castable" : "real" };
}

/** The deviation of complex numbers is a root written to the output, which takes no integers. */
export function std_spec(self: Tensor, dim: Dims, correction: number | null, keepdim: boolean): OutSpec {
  const out = var_spec(self, dim, correction, keepdim);
  const { shape, dtype } = out;
  return isComplexCode(self.dtypeCode) && self.numel > 0 ? { shape, dtype, given: "castable" } : out;
}

export function var_mean_spec(
  self: Tensor,
  dim: Dims,
  correction: number | null,
  keepdim: boolean,
): readonly [OutSpec, OutSpec] {
  const { shape, dtype } = var_spec(self, dim, correction, keepdim);
  return [
    { shape, dtype, given: "any" },
    { shape, dtype: self.dtype, given: "any" },
  ];
}

/** @throws DTypeError unless the norm is computed in a floating-point dtype */
export function norm_spec(self: Tensor, _p: Scalar | null, dim: Dims, keepdim: boolean): OutSpec {
  if (!isFloating(self.dtype)) {
    throw new DTypeError(
      `norm(): input dtype should be either floating point or complex. Got ${typeName(self.dtype)} instead.`,
    );
  }
  return spec(self, dim, keepdim, realOf(self.dtype), "decides");
}

export function norm_dtype_spec(self: Tensor, _p: Scalar | null, dim: Dims, keepdim: boolean, dtype: DType): OutSpec {
  if (!isFloating(dtype)) {
    throw new DTypeError(
      `norm(): the desired output dtype should be either floating point or complex. Got ${typeName(dtype)} instead.`,
    );
  }
  // Norms are real; a requested complex dtype only stores them.
  return spec(self, dim, keepdim, dtype, "decides");
}

/** @throws DTypeError if the requested dtype of a norm is less precise than the input's */
export function checkNoNarrowerNorm(operator: string, input: DType, dtype: DType): void {
  if (promoteTypes(input, dtype) === dtype) return;
  throw new DTypeError(
    `${operator}: the dtype of the input (${input}) should be convertible without narrowing to the specified dtype (${dtype})`,
  );
}

/** Vector norm over `dim`. @throws DTypeError for integers; ShapeError where an empty dimension leaves nothing to choose from */
export function linalg_vector_norm_spec(
  self: Tensor,
  ord: Scalar,
  dim: Dims,
  keepdim: boolean,
  dtype: DType | null,
): OutSpec {
  if (!isFloating(self.dtype)) {
    throw new DTypeError(
      `linalg.vector_norm: Expected a floating point or complex tensor as input. Got ${typeName(self.dtype)}`,
    );
  }
  if (dtype !== null && !isFloating(dtype)) {
    throw new DTypeError(`linalg.vector_norm: dtype should be floating point or complex. Got ${typeName(dtype)}`);
  }
  if (dtype !== null) checkNoNarrowerNorm("linalg.vector_norm", self.dtype, dtype);
  const p = toNumber(ord);
  if (self.numel === 0 && (p < 0 || p === Number.POSITIVE_INFINITY)) {
    const mask = reducedDims(dim, self.ndim);
    const name = Number.isFinite(p) ? String(p) : p > 0 ? "inf" : "-inf";
    if (dim === null || (typeof dim !== "number" && dim.length === 0)) {
      throw new ShapeError(
        `linalg.vector_norm cannot compute the ${name} norm on an empty tensor because the operation does not have an identity`,
      );
    }
    const empty = self.shape.findIndex((size, d) => size === 0 && mask[d]!);
    if (empty >= 0) {
      throw new ShapeError(
        `linalg.vector_norm cannot compute the ${name} norm on the dimension ${empty} because this dimension is empty and the operation does not have an identity`,
      );
    }
  }
  return spec(self, dim, keepdim, realOf(dtype ?? self.dtype));
}

/** Shape of `self`. dtype as for `sum`. */
export function cumsum_spec(self: Tensor, dim: number, dtype: DType | null): OutSpec {
  normalizeDim(dim, self.ndim);
  return { shape: self.shape, dtype: sumDType(self, dtype), given: decided(dtype), exactInPlace: dtype !== null };
}

export function nansum_spec(self: Tensor, dim: Dims, keepdim: boolean, dtype: DType | null): OutSpec {
  return spec(self, dim, keepdim, sumDType(self, dtype), decided(dtype));
}

/** @throws DTypeError unless floating point */
export function logcumsumexp_spec(self: Tensor, dim: number): OutSpec {
  normalizeDim(dim, self.ndim);
  if (!isFloatingCode(self.dtypeCode)) {
    throw new DTypeError(`"logcumsumexp_out_cpu" not implemented for '${typeName(self.dtype)}'`);
  }
  return { shape: self.shape, dtype: self.dtype };
}

/**
 * Which dimensions are reduced; null or an empty list means all.
 * @throws IndexError for a dimension out of range, ShapeError for a duplicate
 */
export function reducedDims(dims: number | readonly number[] | null, rank: number): boolean[] {
  const list = typeof dims === "number" ? [dims] : dims;
  if (list === null || list.length === 0) return new Array<boolean>(rank).fill(true);
  const mask = new Array<boolean>(rank).fill(false);
  for (const dim of list) {
    const d = normalizeDim(dim, rank);
    if (rank === 0) continue;
    if (mask[d]) throw new ShapeError(`dim ${d} appears multiple times in the list of dims`);
    mask[d] = true;
  }
  return mask;
}

/** The result's shape: reduced dimensions become 1 or are removed. */
export function reducedShape(shape: readonly number[], mask: readonly boolean[], keepdim: boolean): number[] {
  return keepdim ? shape.map((size, d) => (mask[d] ? 1 : size)) : shape.filter((_, d) => !mask[d]);
}
