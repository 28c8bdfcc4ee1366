// Matrix products of complex numbers, from products of their real and imaginary parts; scattered sums and products.

import { realCode } from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import { imagOf, realOf, type Scalar, toNumber } from "../../core/scalar.js";
import { allocateCode, assertIntact, type Tensor, windowOn } from "../../core/tensor.js";
import type { ComplexKernels } from "../complex-kernels.js";
import { addProductInto, productInto } from "../cpu/matmul.js";
import type { PairArray } from "../memory/arrays.js";
import { complexPart, pairsOf, plain } from "../memory/complex-parts.js";
import { copyInto } from "../memory/copy.js";
import { dense } from "../memory/elements.js";
import { isConjugated } from "../memory/lazy-bits.js";
import { broadcastSteps } from "../shapes/strides.js";

/** a @ b, row-major. A lazy conjugate negates the imaginary parts without a copy. */
function complexProduct(out: Tensor, a: Tensor, b: Tensor): Tensor {
  const [xRe, xIm, yRe, yIm] = [complexPart(a, 0), complexPart(a, 1), complexPart(b, 0), complexPart(b, 1)].map(
    dense,
  ) as [Tensor, Tensor, Tensor, Tensor];
  const [x, y] = [a, b].map((factor) => (isConjugated(factor) ? -1 : 1)) as [1 | -1, 1 | -1];
  const result = allocateCode(out.shape, out.dtypeCode);
  const times = (one: Tensor, other: Tensor): Tensor => {
    const real = allocateCode(out.shape, realCode(out.dtypeCode));
    productInto(real, one, other);
    return real;
  };
  addProductInto(complexPart(result, 0), xIm, yIm, -x * y, times(xRe, yRe), 1);
  addProductInto(complexPart(result, 1), xIm, yRe, x, times(xRe, yIm), y);
  return result;
}

/** out = beta * self + alpha * product. `self` broadcasts; it is not read if beta is zero. */
function sumInto(out: Tensor, product: Tensor, alpha: Scalar, self: Tensor, beta: Scalar): void {
  const sum = pairsOf(product).pairs;
  const [aRe, aIm] = [toNumber(realOf(alpha)), imagOf(alpha)];
  const [bRe, bIm] = [toNumber(realOf(beta)), imagOf(beta)];
  const reads = bRe !== 0 || bIm !== 0;
  const addend = allocateCode(out.shape, out.dtypeCode);
  if (reads) {
    const from = plain(self);
    assertIntact(from);
    copyInto(addend, windowOn(from.storage, out.shape, broadcastSteps(from, out.shape), from.offset, from.dtype));
  }
  const { pairs } = pairsOf(addend);
  for (let i = 0; i < 2 * out.numel; i += 2) {
    const [x, y] = [sum[i]!, sum[i + 1]!];
    sum[i] = aRe * x - aIm * y;
    sum[i + 1] = aRe * y + aIm * x;
    if (!reads) continue;
    sum[i]! += bRe * pairs[i]! - bIm * pairs[i + 1]!;
    sum[i + 1]! += bRe * pairs[i + 1]! + bIm * pairs[i]!;
  }
  copyInto(out, product);
}

/** The complex counterpart of `combineElements`: sums and products only. */
function combine(
  to: PairArray,
  offsets: Int32Array | Float64Array,
  from: PairArray,
  sources: Int32Array | Float64Array,
  how: string,
): void {
  if (how !== "add" && how !== "multiply")
    throw new DTypeError("maximum and minimum are not defined for complex numbers");
  for (let i = 0; i < offsets.length; i++) {
    const p = 2 * offsets[i]!;
    const s = 2 * sources[i]!;
    const [re, im, x, y] = [to[p]!, to[p + 1]!, from[s]!, from[s + 1]!];
    to[p] = how === "add" ? re + x : re * x - im * y;
    to[p + 1] = how === "add" ? im + y : re * y + im * x;
  }
}

export const complexProducts: Pick<ComplexKernels, "product" | "addProduct" | "combine"> = {
  product: (out, a, b) => copyInto(out, complexProduct(out, a, b)),
  addProduct: (out, a, b, alpha, self, beta) => sumInto(out, complexProduct(out, a, b), alpha, self, beta),
  combine,
};
