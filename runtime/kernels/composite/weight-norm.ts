// Weights factored into direction and length: w = v g / |v|, with the norm over all dimensions except one.

import {
  _weight_norm_interface,
  conj,
  contiguous,
  div_Tensor,
  mul_Tensor,
  norm_except_dim,
  real,
  reshape,
  sum_dim_IntList,
  to_dtype,
} from "../../../generated/operators.js";
import { computingCodes, type DType, dtypeOf, isComplexCode, realCode } from "../../core/dtype.js";
import { ArgumentError, ShapeError } from "../../core/errors.js";
import { formatShape, sameShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { requireSameDType } from "../checks/dtypes.js";
import { minus, times } from "./arithmetic.js";

/** Whether the remaining dimension is the first or the last one. */
function isOuter(v: Tensor, dim: number): boolean {
  return dim === 0 || dim === v.ndim - 1;
}

export function _weight_norm_composite(v: Tensor, g: Tensor, dim: number): Tensor {
  const [direction, length] = [contiguous(v, "contiguous_format"), contiguous(g, "contiguous_format")];
  if (isOuter(v, dim)) return _weight_norm_interface(direction, length, dim)[0];
  return mul_Tensor(direction, div_Tensor(length, norm_except_dim(direction, 2, dim)));
}

/** v's size in the remaining dimension, 1 elsewhere. */
function reducedShape(v: Tensor, dim: number): number[] {
  return v.shape.map((size, d) => (d === dim ? size : 1));
}

function sumOverOthers(a: Tensor, dim: number): Tensor {
  const others = a.shape.map((_, d) => d).filter((d) => d !== dim);
  return reshape(sum_dim_IntList(a, others, false, null), reducedShape(a, dim));
}

/** w, and the norms in the shape of g. @throws ArgumentError unless `dim` is the first or the last dimension */
export function _weight_norm_interface_explicit(v: Tensor, g: Tensor, dim: number): readonly [Tensor, Tensor] {
  if (!isOuter(v, dim)) throw new ArgumentError("fused kernels can only be applied for first or last dim");
  requireSameDType(v, g);
  if (g.numel !== v.shape[dim]) {
    throw new ShapeError(`weight_norm: g must have ${v.shape[dim]} elements, its shape is ${formatShape(g.shape)}`);
  }
  const reduced = reducedShape(v, dim);
  // Norms of half precision are returned in the dtype they are computed in.
  const computing = dtypeOf(computingCodes[v.dtypeCode]!);
  const to = (x: Tensor, dtype: DType): Tensor => (x.dtype === dtype ? x : to_dtype(x, dtype, false, false, null));
  const norms = reshape(norm_except_dim(to(v, computing), 2, dim), reduced);
  const scale = div_Tensor(to(sameShape(g.shape, reduced) ? g : reshape(g, reduced), computing), norms);
  const w = to(mul_Tensor(to(v, computing), scale), v.dtype);
  return [contiguous(w, "contiguous_format"), contiguous(reshape(norms, g.shape), "contiguous_format")];
}

/** The real part: a change of length is real, also for complex numbers. */
function realPart(value: Tensor): Tensor {
  return isComplexCode(value.dtypeCode) ? real(value) : value;
}

/** Composed of operators, so that it can be differentiated again. */
export function _weight_norm_differentiable_backward_composite(
  gradW: Tensor,
  savedV: Tensor,
  savedG: Tensor,
  savedNorms: Tensor,
  dim: number,
): readonly [Tensor, Tensor] {
  if (!isOuter(savedV, dim)) throw new ArgumentError("Expected dim to be the first or last dimension");
  const reduced = reducedShape(savedV, dim);
  const norms = reshape(to_dtype(savedNorms, savedG.dtype, false, false, null), reduced);
  const sums = sumOverOthers(times(gradW, conj(savedV)), dim);
  const scale = conj(div_Tensor(reshape(savedG, reduced), norms));
  const squares = times(norms, norms);
  const gradV =
    isComplexCode(savedV.dtypeCode) || isComplexCode(savedG.dtypeCode)
      ? minus(times(scale, gradW), times(savedV, div_Tensor(realPart(times(scale, sums)), squares)))
      : times(scale, minus(gradW, times(savedV, div_Tensor(sums, squares))));
  return [gradV, reshape(div_Tensor(sums, norms), savedG.shape)];
}

/** In the order of PyTorch's fused kernel, which determines where infinities give NaN. */
export function _weight_norm_interface_backward_composite(
  gradW: Tensor,
  savedV: Tensor,
  savedG: Tensor,
  savedNorms: Tensor,
  dim: number,
): readonly [Tensor, Tensor] {
  if (!isOuter(savedV, dim)) throw new ArgumentError("Expected dim to be the first or last dimension");
  requireSameDType(savedV, gradW, savedG);
  // Norms of half precision have the dtype in which they are computed, those of complex numbers are real.
  if (savedNorms.dtypeCode !== realCode(computingCodes[savedV.dtypeCode]!)) requireSameDType(savedV, savedNorms);
  const reduced = reducedShape(savedV, dim);
  const norms = reshape(to_dtype(savedNorms, savedG.dtype, false, false, null), reduced);
  const gradG = div_Tensor(sumOverOthers(times(gradW, conj(savedV)), dim), norms);
  const scale = conj(div_Tensor(reshape(savedG, reduced), norms));
  const gradV = minus(times(scale, gradW), times(div_Tensor(realPart(times(scale, gradG)), norms), savedV));
  return [gradV, reshape(gradG, savedG.shape)];
}
