// Matrix products composed of operators: matmul for all ranks, linear, outer products, contractions.

import {
  _trilinear,
  _unsafe_view,
  add__Tensor,
  add_Tensor,
  addmm,
  addmm_out,
  bmm,
  clone,
  contiguous,
  copy_,
  dot,
  empty_strided,
  expand,
  full_like,
  kron,
  linalg_multi_dot,
  linalg_multi_dot_out,
  logical_and,
  logical_or,
  matmul_out,
  mm,
  mm_out,
  mul_out,
  mul_Scalar,
  mul_Tensor,
  mv,
  outer,
  permute,
  reshape,
  squeeze__dim,
  sum_dim_IntList,
  t,
  tensordot,
  tensordot_out,
  to_dtype,
  transpose_int,
  unsqueeze,
  view,
} from "../../../generated/operators.js";
import { refuseOutGradient } from "../../autograd/history.js";
import { dtypeOf, isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { resultCode } from "../../core/promotion.js";
import { realOf, type Scalar, toBoolean } from "../../core/scalar.js";
import { assertNoOverlap, broadcastShapes, formatShape, normalizeDim, numelOf, sameShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { checkFactorKind, checkFactors } from "../checks/pointwise.js";
import { checkMatrixVector } from "../shapes/matmul.js";
import { outputStrides } from "../shapes/strides.js";
import { writeAny, writeCast } from "./outputs.js";

/**
 * Whether to fold the larger operand into one matrix instead of expanding both into batches. The gradient of an expanded
 * matrix is a batch that is then summed, so a copy is cheaper; a batch of transposed matrices is multiplied without one.
 */
function folds(self: Tensor, other: Tensor): boolean {
  const [big, small] = self.ndim >= other.ndim ? [self, other] : [other, self];
  if (small.ndim > 2 || big.ndim < 3) return false;
  const { shape, strides } = big;
  return !(big.ndim === 3 && small.ndim === 2 && strides[2] !== 1 && strides[0] === shape[1]! * shape[2]!);
}

/**
 * Matrix product of tensors of any rank: vectors, matrices, and batches of matrices that broadcast.
 * @throws ShapeError for 0-dim operands or sizes that do not fit
 */
export function matmul_composite(self: Tensor, other: Tensor): Tensor {
  const [a, b] = [self.ndim, other.ndim];
  if (a === 0 || b === 0) {
    throw new ShapeError(`both arguments to matmul need to be at least 1D, but they are ${a}D and ${b}D`);
  }
  if (a === 1 && b === 1) return dot(self, other);
  if (a === 2 && b === 1) return mv(self, other);
  if (a === 1 && b === 2) return squeeze__dim(mm(unsqueeze(self, 0), other), 0);
  if (a === 2 && b === 2) return mm(self, other);
  if (folds(self, other)) return foldedProduct(self, other);
  const left = a === 1 ? unsqueeze(self, 0) : self;
  const right = b === 1 ? unsqueeze(other, -1) : other;
  const [m, k] = left.shape.slice(-2) as [number, number];
  const [rows, n] = right.shape.slice(-2) as [number, number];
  const batch = broadcastShapes(left.shape.slice(0, -2), right.shape.slice(0, -2));
  const count = numelOf(batch);
  const product = bmm(
    reshape(expand(left, [...batch, m, k], false), [count, m, k]),
    reshape(expand(right, [...batch, rows, n], false), [count, rows, n]),
  );
  const shape = [...batch, ...(a === 1 ? [] : [m]), ...(b === 1 ? [] : [n])];
  return _unsafe_view(product, shape);
}

/** A batch times a matrix or a vector, with the batch dimensions folded into rows. */
function foldedProduct(self: Tensor, other: Tensor): Tensor {
  const flipped = other.ndim > self.ndim;
  const big = flipped ? transpose_int(other, -2, -1) : self;
  const small = flipped ? (self.ndim === 2 ? t(self) : self) : other;
  const leading = big.shape.slice(0, -1);
  const rows = reshape(big, [numelOf(leading), big.shape.at(-1)!]);
  if (small.ndim === 1) {
    return _unsafe_view(mv(rows, small), leading);
  }
  const product = _unsafe_view(mm(rows, small), [...leading, small.shape[1]!]);
  return flipped ? contiguous(transpose_int(product, -2, -1), "contiguous_format") : product;
}

/** y = x W^T + b, with x of shape [..., in], W of [out, in] and b of [out]. */
export function linear_composite(input: Tensor, weight: Tensor, bias: Tensor | null): Tensor {
  if (bias !== null && input.ndim === 2) return addmm(bias, input, t(weight), 1, 1);
  if (bias !== null && input.ndim === 3 && input.isContiguous) {
    const leading = input.shape.slice(0, -1);
    const rows = view(input, [numelOf(leading), input.shape[2]!]);
    const product = addmm(bias, rows, t(weight), 1, 1);
    return view(product, [...leading, product.shape[1]!]);
  }
  const product = matmul_composite(input, t(weight));
  if (bias === null) return product;
  // An in-place sum needs a bias of the product's dtype that does not enlarge it. Where it would succeed, the functional
  // sum gives the same and works for wrappers, too.
  const fits =
    bias.dtypeCode === product.dtypeCode && sameShape(broadcastShapes(product.shape, bias.shape), product.shape);
  return fits ? add_Tensor(product, bias, 1) : add__Tensor(product, bias, 1);
}

/** `linear` into `out`, through the out form of the product, so that a vector's result is resized as a row. */
export function linear_out_composite(input: Tensor, weight: Tensor, bias: Tensor | null, out: Tensor): Tensor {
  if (bias !== null && input.ndim === 2) return addmm_out(bias, input, t(weight), 1, 1, out);
  const matrix = t(weight);
  if (input.ndim === 1 && matrix.ndim === 2) squeeze__dim(mm_out(unsqueeze(input, 0), matrix, out), 0);
  else matmul_out(input, matrix, out);
  return bias === null ? out : add__Tensor(out, bias, 1);
}

export function mv_explicit(self: Tensor, vec: Tensor): Tensor {
  const rows = self.ndim === 0 ? 0 : self.shape[0]!;
  checkMatrixVector(1, rows, self, vec);
  return _unsafe_view(mm(self, unsqueeze(vec, 1)), [rows]);
}

export function outer_composite(self: Tensor, vec2: Tensor): Tensor {
  if (self.ndim !== 1) throw new ShapeError(noVector("self", self.ndim));
  if (vec2.ndim !== 1) throw new ShapeError(noVector("vec2", vec2.ndim));
  return mul_Tensor(reshape(self, [self.shape[0]!, 1]), vec2);
}

/** `self` plus the sum of the products over the batch. */
export function addbmm_explicit(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  if (batch1.ndim !== 3) throw new ShapeError("batch1 must be a 3D tensor");
  if (batch2.ndim !== 3) throw new ShapeError("batch2 must be a 3D tensor");
  const [b, m, k] = batch1.shape as [number, number, number];
  const [others, rows, n] = batch2.shape as [number, number, number];
  if (b !== others) throw new ShapeError("batch1 and batch2 must have same number of batches");
  if (k !== rows) {
    throw new ShapeError(`Incompatible matrix sizes for bmm (${m}x${k} and ${rows}x${n})`);
  }
  const left = reshape(permute(batch1, [1, 0, 2]), [m, b * k]);
  return addmm(self, left, reshape(batch2, [b * k, n]), beta, alpha);
}

/** beta * self + alpha * outer(vec1, vec2). */
export function addr_explicit(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  if (vec1.ndim !== 1) throw new ShapeError(`addr: Expected 1-D argument vec1, but got ${vec1.ndim}-D`);
  if (vec2.ndim !== 1) throw new ShapeError(`addr: Expected 1-D argument vec2, but got ${vec2.ndim}-D`);
  const code = resultCode([self, vec1, vec2]);
  checkFactors(code, beta, alpha);
  const factor = (value: Scalar): Scalar => (isFloatingCode(code) ? realOf(value) : value);
  checkFactorKind(code, "beta", factor(beta));
  checkFactorKind(code, "alpha", factor(alpha));
  const shape = [vec1.numel, vec2.numel];
  const base = expand(self, shape, false);
  if (self.dtype === "bool" && vec1.dtype === "bool" && vec2.dtype === "bool") {
    // For bools, sums are `or` and products are `and`.
    const both = logical_and(outer(vec1, vec2), full_like(base, toBoolean(alpha), null, null, null, null, null));
    return toBoolean(beta) ? logical_or(base, both) : laidOutAs(base, both);
  }
  const typed = (x: Tensor): Tensor => (x.dtypeCode === code ? x : to_dtype(x, dtypeOf(code), false, false, null));
  const product = mul_Scalar(typed(outer(vec1, vec2)), factor(alpha));
  return toBoolean(beta) ? add_Tensor(mul_Scalar(typed(base), factor(beta)), product, 1) : laidOutAs(base, product);
}

/** `product` in the order of the elements of `base`, whose values do not count. */
function laidOutAs(base: Tensor, product: Tensor): Tensor {
  const strides = outputStrides(product.shape, [base, product]);
  if (strides === null) return product;
  const { dtype, device } = product;
  return copy_(empty_strided(product.shape, strides, dtype, null, device, null), product, false);
}

/** Products summed over the last dimension of both. */
export function inner_composite(self: Tensor, other: Tensor): Tensor {
  if (self.ndim === 0 || other.ndim === 0) return mul_Tensor(self, other);
  checkLastDimensions(self, other);
  return tensordot(self, other, [-1], [-1]);
}

/** With a scalar the output is that of `mul`: of any dtype to which the product can be cast. */
export function inner_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  if (self.ndim === 0 || other.ndim === 0) return mul_out(self, other, out);
  checkLastDimensions(self, other);
  return tensordot_out(self, other, [-1], [-1], out);
}

function checkLastDimensions(self: Tensor, other: Tensor): void {
  if (self.shape.at(-1) === other.shape.at(-1)) return;
  throw new ShapeError(
    `inner() the last dimension must match on both input tensors but got shapes ${formatShape(self.shape)} and ${formatShape(other.shape)}`,
  );
}

/** Contracts pairs of dimensions. The result has the remaining dimensions of `self`, then those of `other`. */
export function tensordot_composite(
  self: Tensor,
  other: Tensor,
  dimsSelf: readonly number[],
  dimsOther: readonly number[],
): Tensor {
  if (dimsSelf.length !== dimsOther.length) {
    throw new ArgumentError("both dimension lists should have same length");
  }
  const left = dimsSelf.map((d) => normalizeDim(d, self.ndim));
  const right = dimsOther.map((d) => normalizeDim(d, other.ndim));
  let [a, b] = [self, other];
  for (const [i, d] of left.entries()) {
    const e = right[i]!;
    const [x, y] = [a.shape[d]!, b.shape[e]!];
    if (y === 1) a = sum_dim_IntList(a, [d], true, null);
    else if (x === 1) b = sum_dim_IntList(b, [e], true, null);
    else if (x !== y) {
      throw new ShapeError(
        `contracted dimensions need to match, but first has size ${x} in dim ${d} and second has size ${y} in dim ${e}`,
      );
    }
  }
  const keptLeft = self.shape.map((_, d) => d).filter((d) => !left.includes(d));
  const keptRight = other.shape.map((_, d) => d).filter((d) => !right.includes(d));
  const size = (x: Tensor, dims: readonly number[]): number => dims.reduce((n, d) => n * x.shape[d]!, 1);
  const rows = reshape(permute(a, [...keptLeft, ...dimsSelf]), [size(a, keptLeft), size(a, left)]);
  const columns = reshape(permute(b, [...dimsOther, ...keptRight]), [size(b, right), size(b, keptRight)]);
  return reshape(mm(rows, columns), [...keptLeft.map((d) => a.shape[d]!), ...keptRight.map((d) => b.shape[d]!)]);
}

/** Product of matrices from left to right. */
export function chain_matmul_composite(matrices: readonly Tensor[]): Tensor {
  checkChain(matrices);
  return matrices.length === 1 ? clone(matrices[0]!, null) : linalg_multi_dot(matrices);
}

export function chain_matmul_out_composite(matrices: readonly Tensor[], out: Tensor): Tensor {
  checkChain(matrices);
  return matrices.length === 1 ? writeAny([out], [matrices[0]!])[0] : linalg_multi_dot_out(matrices, out);
}

/** @throws ArgumentError without matrices; ShapeError for tensors that are not matrices */
function checkChain(matrices: readonly Tensor[]): void {
  if (matrices.length === 0) throw new ArgumentError("chain_matmul(): Expected one or more matrices");
  for (const matrix of matrices) {
    if (matrix.ndim !== 2) throw new ShapeError(`Tensor dimension is ${matrix.ndim}, expected 2 instead.`);
  }
}

/** y[o] = sum_ij x1[i] W[o, i, j] x2[j] + b[o]. */
export function bilinear_composite(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | null): Tensor {
  if (input1.ndim !== input2.ndim) {
    throw new ShapeError(`bilinear(): input dimensions do not match: got ${input1.ndim} and ${input2.ndim}`);
  }
  const leading = input1.shape.slice(0, -1);
  if (weight.ndim !== 3) {
    throw new ShapeError(`bilinear(): weight needs 3 dimensions, [out, in1, in2], but has ${weight.ndim}`);
  }
  const [, n1, n2] = weight.shape as [number, number, number];
  for (const [name, actual, expected] of [
    ["input1", input1.shape.at(-1), n1],
    ["input2", input2.shape.at(-1), n2],
  ]) {
    if (actual !== expected) {
      throw new ShapeError(
        `bilinear(): ${name} size does not match weight size: got ${actual} but expected ${expected}`,
      );
    }
  }
  const x1 = reshape(input1, [numelOf(leading), n1]);
  const x2 = reshape(input2, [numelOf(leading), n2]);
  const result = reshape(_trilinear(x1, weight, x2, [1, 3], [0], [1, 2], [2, 3], 1), [...leading, weight.shape[0]!]);
  return bias === null ? result : add_Tensor(result, bias, 1);
}

/** Kronecker product. */
export function kron_composite(self: Tensor, other: Tensor): Tensor {
  const rank = Math.max(self.ndim, other.ndim);
  const pad = (x: Tensor): readonly number[] => [...new Array<number>(rank - x.ndim).fill(1), ...x.shape];
  const [a, b] = [pad(self), pad(other)];
  // Views if the strides allow them; PyTorch rejects the others.
  const shaped = (x: Tensor, shape: readonly number[]): Tensor =>
    x.isContiguous ? _unsafe_view(x, shape) : reshape(x, shape);
  const left = shaped(
    self,
    a.flatMap((size) => [size, 1]),
  );
  const right = shaped(
    other,
    b.flatMap((size) => [1, size]),
  );
  return shaped(
    mul_Tensor(left, right),
    a.map((size, d) => size * b[d]!),
  );
}

/** The output is written through a view. If it has to be allocated it is row-major, whatever the strides of the inputs. */
export function kron_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  refuseOutGradient("kron.out", self, other, out);
  for (const input of [self, other]) assertNoOverlap(out, input);
  return writeCast([out], [contiguous(kron(self, other), "contiguous_format")])[0];
}

function noVector(argument: string, dims: number): string {
  return `outer: Expected 1-D argument ${argument}, but got ${dims}-D`;
}

/** The product of two int8 matrices, accumulated in int32. @throws DTypeError, ShapeError for other tensors */
export function _int_mm_composite(self: Tensor, mat2: Tensor): Tensor {
  for (const [name, tensor] of Object.entries({ self, mat2 })) {
    if (tensor.dtype !== "int8")
      throw new DTypeError(`_int_mm: \`${name}\` must be of dtype int8, got ${tensor.dtype}`);
  }
  return mm(to_dtype(self, "int32", false, false, null), to_dtype(mat2, "int32", false, false, null));
}
