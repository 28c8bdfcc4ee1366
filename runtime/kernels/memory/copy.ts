// Copies between tensors of any strides and dtypes. Conversions are C's, as in PyTorch's copy_ on x86.

import {
  BOOL,
  byCode,
  computingCodes,
  entriesOf,
  FLOAT32,
  INT32,
  INT64,
  isComplexCode,
  isEmulatedCode,
  isFloatingCode,
  isUnsignedWordCode,
  isWideCode,
} from "../../core/dtype.js";
import { formatOf, loadRow, storeRow } from "../../core/format.js";
import { deviceHooks } from "../../core/hooks.js";
import { readUint64AsNumber, writeInt64, writeUint64 } from "../../core/int64.js";
import { sameShape } from "../../core/shape.js";
import { newArray, type Storage, storageOf } from "../../core/storage.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { complexKernel } from "../complex-kernels.js";
import { innerLoop } from "../loops/inner-loop.js";
import { fastCopy } from "../loops/loop-table.js";
import { load64 } from "../math/int64.js";
import { outputStrides } from "../shapes/strides.js";
import { type ElementArray, memoryOf } from "./arrays.js";
import { hasFreshStrides, stridedIterator } from "./iterator.js";

export type CopyLoop = (
  n: number,
  to: ElementArray,
  at: number,
  step: number,
  from: ElementArray,
  fromAt: number,
  fromStep: number,
) => unknown;

/** A copy of elements of one dtype to another one, with the loop in TypeScript for these. */
export type ConversionLoop = (...args: [...Parameters<CopyLoop>, to: number, reference: CopyLoop]) => unknown;

const copySame: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) to[at] = from[fromAt]!;
};

// A separate function, so that the most frequent dtype has its own optimized code.
const copyFloat32: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) to[at] = from[fromAt]!;
};

/** Elements of two entries: words of int64, parts of complex numbers. */
const copyTwo: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) {
    to[2 * at] = from[2 * fromAt]!;
    to[2 * at + 1] = from[2 * fromAt + 1]!;
  }
};

/**
 * Copies between tensors of one dtype, specialized by dtype. Contiguous runs of more than a few elements use the
 * engine's copy.
 */
export const copyLoops = innerLoop<CopyLoop, "copy">("copy", {
  cells: () =>
    byCode<CopyLoop | null>(
      ({ code, stored }) =>
        !stored ? null : entriesOf(code) === 2 ? copyTwo : code === FLOAT32 ? copyFloat32 : copySame,
      null,
    ),
  size: (n) => n,
  isContiguous: (_n, _to, _at, step, _from, _fromAt, fromStep) => step === 1 && fromStep === 1,
  operators: ["copy", "clone"],
});

/** For numbers that fit a double, storing converts: floats round, integers take the low bits of the truncated value. */
const convertNumber: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) to[at] = from[fromAt]!;
};

/** Out of range, x86 returns the lowest integer. */
const floatToInt32: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) {
    const value = from[fromAt]!;
    to[at] = value > -2147483649 && value < 2147483648 ? value : -2147483648;
  }
};

/** The low half of a 64-bit integer; out of the range of those, 0. */
const floatToUint32: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) {
    const value = from[fromAt]!;
    to[at] = Math.abs(value) < 2 ** 63 ? value : 0;
  }
};

/** To or from bool: any byte but 0 is true, and integers that are viewed as bools have others than 1. */
const truths: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) to[at] = from[fromAt] !== 0 ? 1 : 0;
};

const numberToInt64: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) writeInt64(to as Int32Array, at, from[fromAt]!);
};

const int64ToNumber: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) to[at] = load64(from as Int32Array, fromAt);
};

const numberToUint64: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) writeUint64(to as Int32Array, at, from[fromAt]!);
};

const uint64ToNumber: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) to[at] = readUint64AsNumber(from as Int32Array, fromAt);
};

const int64ToSmall: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) to[at] = from[2 * fromAt]!;
};

const truthsToInt64: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) {
    to[2 * at] = from[fromAt] !== 0 ? 1 : 0;
    to[2 * at + 1] = 0;
  }
};

const int64ToBool: CopyLoop = (n, to, at, step, from, fromAt, fromStep) => {
  for (let i = 0; i < n; i++, at += step, fromAt += fromStep) {
    to[at] = (from[2 * fromAt]! | from[2 * fromAt + 1]!) !== 0 ? 1 : 0;
  }
};

/** Numbers converted at a time between two formats. */
const BLOCK = 1024;

/** From or to raw bits, through blocks of numbers of the computing dtype. */
function throughNumbers(to: number, from: number): CopyLoop {
  const source = formatOf(from);
  const target = formatOf(to);
  const middle = computingCodes[target === undefined ? from : to]!;
  const numbers = newArray(BLOCK, middle) as Float32Array | Float64Array;
  const into = source === undefined ? copyLoop(middle, from) : null;
  const out = target === undefined ? copyLoop(to, middle) : null;
  return (n, toArray, at, step, fromArray, fromAt, fromStep) => {
    if (to === middle && step === 1)
      return loadRow(source!, fromArray, fromAt, fromStep, n, toArray as Float32Array, at);
    if (from === middle && fromStep === 1)
      return storeRow(target!, fromArray as Float32Array, toArray, at, step, n, fromAt);
    for (let done = 0; done < n; done += BLOCK) {
      const count = Math.min(BLOCK, n - done);
      const start = fromAt + done * fromStep;
      const toStart = at + done * step;
      if (source !== undefined) loadRow(source, fromArray, start, fromStep, count, numbers);
      else into!(count, numbers, 0, 1, fromArray, start, fromStep);
      if (target !== undefined) storeRow(target, numbers, toArray, toStart, step, count);
      else out!(count, toArray, toStart, step, numbers, 0, 1);
    }
  };
}

function copyLoop(to: number, from: number): CopyLoop {
  if (to !== from && (isComplexCode(to) || isComplexCode(from))) return complexKernel("convert")(to, from, copyLoop);
  if (to !== from && (isEmulatedCode(to) || isEmulatedCode(from))) return throughNumbers(to, from);
  if (to === from) return copyLoops.cells[to]!;
  if (isWideCode(from)) {
    if (isWideCode(to)) return copyTwo;
    if (!isFloatingCode(to)) return to === BOOL ? int64ToBool : int64ToSmall;
    return from === INT64 ? int64ToNumber : uint64ToNumber;
  }
  if (from === BOOL) return isWideCode(to) ? truthsToInt64 : truths;
  if (isWideCode(to)) return to === INT64 ? numberToInt64 : numberToUint64;
  if (to === BOOL) return truths;
  if (to === INT32 && isFloatingCode(from)) return floatToInt32;
  return isUnsignedWordCode(to) && isFloatingCode(from) ? floatToUint32 : convertNumber;
}

/**
 * Writes the elements of `src`, broadcast to the shape of `dst` and converted to its dtype, into `dst`. Unchecked:
 * shapes must be compatible, and tensors that share memory must have the same geometry. On meta a no-op.
 */
export function copyInto(dst: Tensor, src: Tensor): void {
  if (dst.numel === 0) return;
  if (dst.storage.array === null || src.storage.array === null) {
    deviceHooks.installed?.copy(dst, src);
    return;
  }
  const to = memoryOf(dst);
  const from = memoryOf(src);
  const loop = copyLoop(dst.dtypeCode, src.dtypeCode);
  if (fastCopy.installed?.(dst, src, loop)) return;
  if (dst.isContiguous && src.isContiguous && sameShape(dst.shape, src.shape)) {
    if (dst.dtypeCode === src.dtypeCode && dst.numel > 32) {
      const scale = entriesOf(dst.dtypeCode);
      const start = src.offset * scale;
      to.set(from.subarray(start, start + src.numel * scale), dst.offset * scale);
    } else {
      loop(dst.numel, to, dst.offset, 1, from, src.offset, 1);
    }
    return;
  }
  stridedIterator(dst.shape, [dst, src], (n, offsets, steps) => {
    loop(n, to, offsets[0]!, steps[0]!, from, offsets[1]!, steps[1]!);
  });
}

/** A new storage with the elements of a contiguous CPU tensor: the fastest copy of a small one. */
export function copiedStorage(tensor: Tensor): Storage {
  const { offset, numel, dtype } = tensor;
  const entries = entriesOf(tensor.dtypeCode);
  return storageOf(memoryOf(tensor).slice(offset * entries, (offset + numel) * entries), dtype, true);
}

/** The tensor's elements in another dtype, in newly allocated memory of the same dimension order. */
export function castTensor(src: Tensor, dtypeCode: number): Tensor {
  const strides = hasFreshStrides(src) ? undefined : (outputStrides(src.shape, [src]) ?? undefined);
  const dst = allocateCode(src.shape, dtypeCode, src.device, strides, true);
  copyInto(dst, src);
  return dst;
}
