// Lazy bits: a tensor with the Conjugate or Negative key represents the conjugates, or the negatives, of the elements in
// its memory.

import type { Device } from "../../core/device.js";
import { BOOL, INT64, isComplexCode, isEmulatedCode, realCode } from "../../core/dtype.js";
import { deviceNegation, lazyBitsOfCopy, withoutLazyBits } from "../../core/hooks.js";
import { contiguousStrides } from "../../core/shape.js";
import { allocateCode, makeViewAs, type Tensor, windowAs } from "../../core/tensor.js";
import { conjugateHi, negativeHi, zeroTensorHi } from "../../dispatch/keys.js";
import { negCheck } from "../checks/pointwise.js";
import { memoryOf } from "./arrays.js";
import { copyInto } from "./copy.js";
import { forEachRun, planIteration } from "./iterator.js";

const bits: number = (() => conjugateHi | negativeHi)();

export function isConjugated(tensor: Tensor): boolean {
  return (tensor.keysHi & conjugateHi) !== 0;
}

export function isNegated(tensor: Tensor): boolean {
  return (tensor.keysHi & negativeHi) !== 0;
}

/** Adjusts `dst` for the lazy bits of both tensors, after the memory of `src` was copied to it as it is. */
function settleBits(dst: Tensor, src: Tensor): void {
  if (((dst.keysHi ^ src.keysHi) & bits) === 0) return;
  for (const tensor of [dst, src]) if (isNegated(tensor)) negCheck(tensor);
  // Negation and conjugation do not change whether a number is nonzero.
  if (dst.dtypeCode === BOOL) return;
  // The real part does not depend on conjugation.
  const conjugates = isComplexCode(dst.dtypeCode) && isConjugated(dst) !== isConjugated(src);
  const negates = isNegated(dst) !== isNegated(src);
  flip(dst, conjugates, negates);
}

/** Changes signs in memory: of imaginary parts if `conjugates`, of all parts if `negates`. */
function flip(tensor: Tensor, conjugates: boolean, negates: boolean): void {
  if (tensor.numel === 0 || tensor.storage.device === "meta" || !(conjugates || negates)) return;
  if (tensor.storage.array === null) {
    flipThere(tensor, conjugates, negates);
    return;
  }
  // `memoryOf` returns words for int64.
  const array = (tensor.dtypeCode === INT64 ? tensor.storage.typedCode(INT64) : memoryOf(tensor)) as Float64Array;
  const complex = isComplexCode(tensor.dtypeCode);
  // Memory of half precision holds bits; the highest is the sign.
  const half = isEmulatedCode(tensor.dtypeCode);
  const re = negates ? -1 : 1;
  const im = conjugates ? -re : re;
  const plan = planIteration(tensor.shape, [tensor.strides]);
  const step = plan.steps[0]![0]!;
  forEachRun(plan, [tensor.offset], (count, [start]) => {
    for (let i = 0, at = start!; i < count; i++, at += step) {
      if (half) array[at]! ^= 0x8000;
      else if (!complex) array[at] = -array[at]!;
      else {
        array[2 * at]! *= re;
        array[2 * at + 1]! *= im;
      }
    }
  });
}

/** The same on a device with memory of its own, as real numbers: backends without complex arithmetic have these. */
function flipThere(tensor: Tensor, conjugates: boolean, negates: boolean): void {
  const { keysHi, shape, strides, offset } = tensor;
  const plain = windowAs(tensor, tensor.dtypeCode, keysHi & ~bits, shape, strides, offset);
  if (!isComplexCode(tensor.dtypeCode)) {
    deviceNegation.installed?.(plain);
    return;
  }
  const parts = partsOf(plain);
  // The imaginary parts alone where conjugation is all; where both are, the real parts alone.
  const one = conjugates
    ? windowAs(
        parts,
        parts.dtypeCode,
        parts.keysHi,
        shape,
        parts.strides.slice(0, -1),
        parts.offset + (negates ? 0 : 1),
      )
    : parts;
  deviceNegation.installed?.(one);
}

export function isZeroTensor(tensor: Tensor): boolean {
  return (tensor.keysHi & zeroTensorHi) !== 0;
}

/** The tensor itself if it has no lazy bit, else a tensor of the same elements without one. */
export function resolved(tensor: Tensor): Tensor {
  const { keysHi } = tensor;
  if ((keysHi & (bits | zeroTensorHi)) === 0) return tensor;
  const copy = allocateCode(tensor.shape, tensor.dtypeCode, tensor.storage.device);
  if (isZeroTensor(tensor)) return copy;
  const { shape, strides } = tensor;
  copyInto(copy, windowAs(tensor, tensor.dtypeCode, keysHi & ~bits, shape, strides, tensor.offset));
  settleBits(copy, tensor);
  return copy;
}

function installHooks(): void {
  withoutLazyBits.installOnce(resolved);
  lazyBitsOfCopy.installOnce(settleBits);
}

/** Zeros without memory. */
export function zeroTensor(shape: readonly number[], dtypeCode: number, device: Device): Tensor {
  installHooks();
  const none = allocateCode([0], dtypeCode, device);
  return makeViewAs(none, dtypeCode, none.keysHi | zeroTensorHi, shape, contiguousStrides(shape));
}

/** The tensor as its memory has it. */
export function withoutBits(tensor: Tensor): Tensor {
  const { keysHi, shape, strides, offset } = tensor;
  return (keysHi & bits) === 0 ? tensor : windowAs(tensor, tensor.dtypeCode, keysHi & ~bits, shape, strides, offset);
}

/** A view with a lazy bit toggled: the conjugate of a conjugate has none. */
export function toggled(tensor: Tensor, bit: "conjugate" | "negative"): Tensor {
  installHooks();
  return makeViewAs(tensor, tensor.dtypeCode, tensor.keysHi ^ (bit === "conjugate" ? conjugateHi : negativeHi));
}

/** The memory of a complex tensor as real numbers, with a last dimension of 2. */
export function partsOf(tensor: Tensor): Tensor {
  return makeViewAs(
    tensor,
    realCode(tensor.dtypeCode),
    tensor.keysHi & ~conjugateHi,
    [...tensor.shape, 2],
    [...tensor.strides.map((step) => 2 * step), 1],
    2 * tensor.offset,
  );
}
