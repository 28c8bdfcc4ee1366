// Complex tensors as two real ones: real and imaginary parts as strided views of the same memory.

import { COMPLEX64, COMPLEX128, FLOAT64, isComplexCode, realCode } from "../../core/dtype.js";
import { withoutLazyBits } from "../../core/hooks.js";
import { allocateCode, assertIntact, type Tensor, windowAs } from "../../core/tensor.js";
import { conjugateHi } from "../../dispatch/keys.js";
import { cabs } from "../math/complex.js";
import type { PairArray } from "./arrays.js";
import { copyInto } from "./copy.js";
import { type NumberArray, numbersOf } from "./elements.js";

/** The real (0) or imaginary (1) parts in a complex tensor's memory, as a view of the real dtype, for kernels. */
export function complexPart(tensor: Tensor, part: 0 | 1): Tensor {
  const { shape, strides, offset, dtypeCode, keysHi } = tensor;
  return windowAs(
    tensor,
    realCode(dtypeCode),
    keysHi & ~conjugateHi,
    shape,
    strides.map((step) => 2 * step),
    2 * offset + part,
  );
}

/** A tensor of the same elements without lazy bits; other tensors unchanged. */
export function plain(tensor: Tensor): Tensor {
  return withoutLazyBits.installed === null ? tensor : withoutLazyBits.installed(tensor);
}

/**
 * Calls a linear kernel for the real parts, then for the imaginary ones. `of` returns that part of a complex tensor, and
 * other tensors unchanged.
 */
export function eachPart(run: (of: (tensor: Tensor) => Tensor, part: 0 | 1) => void): void {
  for (const part of [0, 1] as const) {
    run((tensor) => (isComplexCode(tensor.dtypeCode) ? complexPart(tensor, part) : tensor), part);
  }
}

/** The tensor converted to a complex dtype; the tensor itself if it has that dtype. */
export function asComplex(tensor: Tensor, code: number): Tensor {
  if (tensor.dtypeCode === code) return tensor;
  const copy = allocateCode(tensor.shape, code);
  copyInto(copy, tensor);
  return copy;
}

/** The moduli of a complex tensor, row-major. Bitwise equal to `abs`, since gradients of norms compare the two. */
export function moduli(tensor: Tensor): Tensor {
  const result = allocateCode(tensor.shape, realCode(tensor.dtypeCode));
  const { pairs, start } = pairsOf(tensor);
  const out = result.storage.array as PairArray;
  for (let i = 0, at = start; i < tensor.numel; i++, at += 2) out[i] = cabs(pairs[at]!, pairs[at + 1]!);
  return result;
}

/** The elements as row-major contiguous pairs of real and imaginary part, from `start` on. */
export function pairsOf(tensor: Tensor): { readonly pairs: PairArray; readonly start: number } {
  let source = tensor;
  if (!tensor.isContiguous) {
    source = allocateCode(tensor.shape, tensor.dtypeCode);
    copyInto(source, tensor);
  }
  assertIntact(tensor);
  return { pairs: source.storage.typedCode(source.dtypeCode) as PairArray, start: 2 * source.offset };
}

/** The memory of a floating-point or complex tensor, and the number of entries per element; strides and offset count elements. */
export function entriesOf(tensor: Tensor): { readonly data: NumberArray; readonly entries: 1 | 2 } {
  assertIntact(tensor);
  return isComplexCode(tensor.dtypeCode)
    ? { data: tensor.storage.typedCode(tensor.dtypeCode) as PairArray, entries: 2 }
    : { data: numbersOf(tensor), entries: 1 };
}

/** Writes row-major pairs to a complex tensor of any strides. */
export function storePairs(out: Tensor, pairs: PairArray): void {
  const temporary = allocateCode(out.shape, out.dtypeCode);
  (temporary.storage.array as PairArray).set(pairs);
  copyInto(out, temporary);
}

/** The complex dtype of a real dtype's precision, by code; complex dtypes unchanged. */
export function complexCodeOf(code: number): number {
  return isComplexCode(code) ? code : code === FLOAT64 ? COMPLEX128 : COMPLEX64;
}

/**
 * A product of two complex tensors, or of the first with the conjugate of the second, by four calls of a kernel that is
 * linear in each of two real tensors.
 */
export function bilinear(
  a: Tensor,
  b: Tensor,
  conjugated: boolean,
  multiply: (a: Tensor, b: Tensor) => Tensor,
): Tensor {
  const [x, y] = [plain(a), plain(b)];
  const part = (one: 0 | 1, other: 0 | 1): Tensor => multiply(complexPart(x, one), complexPart(y, other));
  const real = part(0, 0);
  const result = allocateCode(real.shape, complexCodeOf(real.dtypeCode), "cpu", real.strides);
  join(complexPart(result, 0), real, part(1, 1), conjugated ? 1 : -1);
  join(complexPart(result, 1), part(1, 0), part(0, 1), conjugated ? -1 : 1);
  return result;
}

/** out = a + sign * b, all of one geometry except for the steps of `out`. */
function join(out: Tensor, a: Tensor, b: Tensor, sign: 1 | -1): void {
  const [x, y] = [a.storage.array as PairArray, b.storage.array as PairArray];
  for (let i = 0; i < x.length; i++) x[i]! += sign * y[i]!;
  copyInto(out, a);
}
