// Factory functions: empty, zeros, ones, full, arange, linspace, eye, and the forms modelled on another tensor.

import {
  arange_start_out,
  diagonal,
  empty_like,
  empty_memory_format,
  empty_strided,
  fill__Scalar,
  linspace_out,
  logspace_out,
  range_out,
  resize_,
  zero_,
} from "../../../generated/operators.js";
import { requiresGrad } from "../../autograd/generated-api.js";
import { getDefaultDType } from "../../core/default-dtype.js";
import type { Device } from "../../core/device.js";
import { type DType, dtypeCodeOf, dtypeOf, INT32, INT64, toComplexDType } from "../../core/dtype.js";
import { ArgumentError, ShapeError, UnsupportedError } from "../../core/errors.js";
import { type Layout, type MemoryFormat, stridesOfFormat } from "../../core/memory-format.js";
import { isComplexScalar, isFloatingScalar, type Scalar, scalarKind } from "../../core/scalar.js";
import {
  formatShape,
  growsChannelsLast,
  inferDenseStrides,
  isNonOverlappingAndDense,
  normalizeDims,
  sameShape,
} from "../../core/shape.js";
import { allocate, type Tensor } from "../../core/tensor.js";
import { zeroTensors } from "../complex-kernels.js";
import { fillStretch, storedScalar } from "../memory/elements.js";
import { arangeLength, checkSteps } from "../shapes/factories.js";
import { tabulate } from "./tabulate.js";

/** @throws UnsupportedError unless the options describe an ordinary strided tensor */
export function checkOptions(operator: string, layout: Layout | null, pinMemory: boolean | null): void {
  if (layout !== null && layout !== "strided") {
    throw new UnsupportedError(`${operator}: layout ${layout} is not supported; all tensors are strided`);
  }
  if (pinMemory === true)
    throw new UnsupportedError(`${operator}: pin_memory is not supported; there is no device that reads it`);
}

/** @throws ShapeError if a size is negative or not an integer */
export function checkSize(size: readonly number[]): void {
  for (let i = 0; i < size.length; i++) {
    const n = size[i]!;
    if (!(n >= 0 && Number.isInteger(n)))
      throw new ShapeError(
        n < 0
          ? `Trying to create tensor with negative dimension ${n}: ${formatShape(size)}`
          : `Trying to create tensor with dimension ${n}, which is not an integer: ${formatShape(size)}`,
      );
  }
}

/** The dtype of a tensor created from a scalar: bigints, booleans and typed scalars determine it, plain numbers do not. */
export function dtypeOfFill(value: Scalar): DType {
  if (typeof value === "number") return getDefaultDType();
  switch (scalarKind(value)) {
    case "bool":
      return "bool";
    case "int":
      return "int64";
    case "complex":
      return toComplexDType(getDefaultDType());
    default:
      return getDefaultDType();
  }
}

function isLocal(device: Device): boolean {
  return device === "cpu" || device === "meta";
}

/** Whether a copy on the device is so large that its memory should not be zeroed first. Operators allocate the others, as explanations show. */
export function isLarge(numel: number, device: Device): boolean {
  return device === "cpu" && numel >= 2 ** 14;
}

/** A zeroed tensor on any device. */
function zeroed(size: readonly number[], dtype: DType, device: Device): Tensor {
  checkSize(size);
  if (isLocal(device)) return allocate(size, dtype, device);
  return zero_(empty_memory_format(size, dtype, null, device, null, null));
}

/** Fills a new tensor that covers its storage. */
export function filledWith(tensor: Tensor, value: Scalar): Tensor {
  if (tensor.device !== "cpu" || tensor.storage.isWrapper) return fill__Scalar(tensor, value);
  const stored = storedScalar(value, tensor.dtypeCode);
  if (stored !== 0n && !Object.is(stored, 0)) fillStretch(tensor, 0, tensor.numel, stored);
  return tensor;
}

/** Strides of a new tensor modelled on another. Null and `preserve_format` preserve its dimension order. */
export function stridesLike(self: Tensor, memoryFormat: MemoryFormat | null): readonly number[] {
  const { shape, strides } = self;
  if (memoryFormat !== null && memoryFormat !== "preserve_format") return stridesOfFormat(shape, memoryFormat);
  return isNonOverlappingAndDense(shape, strides) ? strides : inferDenseStrides(shape, strides);
}

/** The memory format of a tensor. */
export function suggestedFormat(self: Tensor): MemoryFormat {
  if (!growsChannelsLast(self.shape, self.strides)) return "contiguous_format";
  return self.shape.length === 4 ? "channels_last" : "channels_last_3d";
}

/** `empty(size)`. The CPU zeroes memory, but callers must not rely on it. */
export function empty_memory_format_kernel(
  size: readonly number[],
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
  memoryFormat: MemoryFormat | null,
): Tensor {
  checkOptions("empty", layout, pinMemory);
  checkSize(size);
  const strides = memoryFormat === null ? undefined : stridesOfFormat(size, memoryFormat);
  return allocate(size, dtype ?? getDefaultDType(), device ?? "cpu", strides);
}

export function empty_out_composite(size: readonly number[], memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  checkSize(size);
  // An output that requires grad goes to resize_, which rejects it whatever its shape.
  const fits = sameShape(out.shape, size) && memoryFormat === null && !requiresGrad(out);
  return fits ? out : resize_(out, size, memoryFormat);
}

/** @throws ShapeError if size and stride differ in length or contain negative numbers */
export function empty_strided_kernel(
  size: readonly number[],
  stride: readonly number[],
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("empty_strided", layout, pinMemory);
  if (size.length !== stride.length) {
    throw new ShapeError(
      `dimensionality of sizes (${size.length}) must match dimensionality of strides (${stride.length})`,
    );
  }
  checkSize(size);
  if (stride.some((step) => step < 0)) {
    throw new ShapeError(
      `empty_strided: Negative strides are not supported at the moment, got strides: ${formatShape(stride)}`,
    );
  }
  return allocate(size, dtype ?? getDefaultDType(), device ?? "cpu", stride);
}

export function empty_like_explicit(
  self: Tensor,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
  memoryFormat: MemoryFormat | null,
): Tensor {
  checkOptions("empty_like", layout, pinMemory);
  self.storage.assertMemory("empty_like");
  const target = device ?? self.device;
  const strides = stridesLike(self, memoryFormat);
  if (isLocal(target)) return allocate(self.shape, dtype ?? self.dtype, target, strides);
  return empty_strided(self.shape, strides, dtype ?? self.dtype, layout, target, pinMemory);
}

export function new_empty_explicit(
  self: Tensor,
  size: readonly number[],
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  self.storage.assertMemory("new_empty");
  return empty_memory_format(size, dtype ?? self.dtype, layout, device ?? self.device, pinMemory, null);
}

export function new_empty_strided_explicit(
  self: Tensor,
  size: readonly number[],
  stride: readonly number[],
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return empty_strided(size, stride, dtype ?? self.dtype, layout, device ?? self.device, pinMemory);
}

export function new_zeros_explicit(
  self: Tensor,
  size: readonly number[],
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("new_zeros", layout, pinMemory);
  self.storage.assertMemory("new_zeros");
  return zeroed(size, dtype ?? self.dtype, device ?? self.device);
}

export function new_ones_explicit(
  self: Tensor,
  size: readonly number[],
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("new_ones", layout, pinMemory);
  self.storage.assertMemory("new_ones");
  return filledWith(zeroed(size, dtype ?? self.dtype, device ?? self.device), 1);
}

export function new_full_explicit(
  self: Tensor,
  size: readonly number[],
  fillValue: Scalar,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("new_full", layout, pinMemory);
  self.storage.assertMemory("new_full");
  return filledWith(zeroed(size, dtype ?? self.dtype, device ?? self.device), fillValue);
}

export function zeros_explicit(
  size: readonly number[],
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("zeros", layout, pinMemory);
  return zeroed(size, dtype ?? getDefaultDType(), device ?? "cpu");
}

/** Zeros without memory until an operator needs it; cannot be written to. */
export function _efficientzerotensor_explicit(
  size: readonly number[],
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("_efficientzerotensor", layout, pinMemory);
  checkSize(size);
  return zeroTensors.get()(size, dtypeCodeOf(dtype ?? getDefaultDType()), device ?? "cpu");
}

export function zeros_like_explicit(
  self: Tensor,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
  memoryFormat: MemoryFormat | null,
): Tensor {
  const result = empty_like(self, dtype, layout, device, pinMemory, memoryFormat);
  return isLocal(result.device) && !result.storage.isWrapper ? result : zero_(result);
}

export function ones_explicit(
  size: readonly number[],
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("ones", layout, pinMemory);
  return filledWith(zeroed(size, dtype ?? getDefaultDType(), device ?? "cpu"), 1);
}

/** Default dtype without `dtype`; int64 for a bigint, bool for a boolean. */
export function full_explicit(
  size: readonly number[],
  fillValue: Scalar,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("full", layout, pinMemory);
  return filledWith(zeroed(size, dtype ?? dtypeOfFill(fillValue), device ?? "cpu"), fillValue);
}

export function scalar_tensor_explicit(
  s: Scalar,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("scalar_tensor", layout, pinMemory);
  return filledWith(zeroed([], dtype ?? getDefaultDType(), device ?? "cpu"), s);
}

/** An output, resized if its shape differs. */
export function resizedOutput(out: Tensor, size: readonly number[]): Tensor {
  checkSize(size);
  return sameShape(out.shape, size) ? out : resize_(out, size, null);
}

function dtypeOfRange(bounds: readonly Scalar[]): DType {
  if (bounds.some((bound) => typeof bound === "number" || isFloatingScalar(bound))) return getDefaultDType();
  return dtypeOf(INT64);
}

export function arange_explicit(
  end: Scalar,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return arange_start_step_explicit(0n, end, 1n, dtype, layout, device, pinMemory);
}

export function arange_start_explicit(
  start: Scalar,
  end: Scalar,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return arange_start_step_explicit(start, end, 1n, dtype, layout, device, pinMemory);
}

/** `start, start + step, ...` below `end`. Without `dtype`: the default dtype, or int64 if all bounds are integers by type. */
export function arange_start_step_explicit(
  start: Scalar,
  end: Scalar,
  step: Scalar,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("arange", layout, pinMemory);
  // The default step of 1 does not take part in the choice of dtype.
  const deciding = step === 1 ? [start, end] : [start, end, step];
  const chosen = dtype ?? dtypeOfRange(deciding);
  const length = arangeLength(start, end, step, chosen);
  return arange_start_out(start, end, step, zeroed([length], chosen, device ?? "cpu"));
}

/** The default dtype, or the complex dtype of its precision. */
function dtypeBetween(start: Scalar, end: Scalar): DType {
  const dtype = getDefaultDType();
  return isComplexScalar(start) || isComplexScalar(end) ? toComplexDType(dtype) : dtype;
}

export function linspace_explicit(
  start: Scalar,
  end: Scalar,
  steps: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("linspace", layout, pinMemory);
  checkSteps(steps);
  return linspace_out(start, end, steps, zeroed([steps], dtype ?? dtypeBetween(start, end), device ?? "cpu"));
}

export function logspace_explicit(
  start: Scalar,
  end: Scalar,
  steps: number,
  base: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("logspace", layout, pinMemory);
  checkSteps(steps);
  return logspace_out(start, end, steps, base, zeroed([steps], dtype ?? dtypeBetween(start, end), device ?? "cpu"));
}

export function eye_explicit(
  n: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return eye_m_explicit(n, n, dtype, layout, device, pinMemory);
}

export function eye_m_explicit(
  n: number,
  m: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("eye", layout, pinMemory);
  checkEye(n, m);
  const result = zeroed([n, m], dtype ?? getDefaultDType(), device ?? "cpu");
  fill__Scalar(diagonal(result, 0, 0, 1), 1);
  return result;
}

export function eye_m_out_explicit(n: number, m: number, out: Tensor): Tensor {
  checkEye(n, m);
  zero_(resizedOutput(out, [n, m]));
  fill__Scalar(diagonal(out, 0, 0, 1), 1);
  return out;
}

function checkEye(n: number, m: number): void {
  if (n < 0) throw new ArgumentError(`n must be greater or equal to 0, got ${n}`);
  if (m < 0) throw new ArgumentError(`m must be greater or equal to 0, got ${m}`);
}

/** Indices of the lower triangle of a `row` by `col` matrix up to diagonal `offset`: int64 `[2, count]`, row by row. */
export function tril_indices_kernel(
  row: number,
  col: number,
  offset: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  const below = elementsBelow(row, col, offset + 1);
  return triangle("tril_indices", row, col, dtype, layout, device, pinMemory, below, (r) => [
    0,
    Math.min(col, r + offset + 1),
  ]);
}

/** Indices of the upper triangle from diagonal `offset` on: int64 `[2, count]`, row by row. */
export function triu_indices_kernel(
  row: number,
  col: number,
  offset: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  const above = row * col - elementsBelow(row, col, offset);
  return triangle("triu_indices", row, col, dtype, layout, device, pinMemory, above, (r) => [
    Math.max(0, r + offset),
    col,
  ]);
}

/** The sum of `first`, `first + 1`, ... over the rows, each at least 0 and at most `col`. */
function elementsBelow(row: number, col: number, first: number): number {
  const upTo = (last: number): number =>
    last <= col ? (Math.max(last, 0) * (Math.max(last, 0) + 1)) / 2 : (col * (col + 1)) / 2 + (last - col) * col;
  return row <= 0 ? 0 : upTo(row - 1 + first) - upTo(first - 1);
}

function triangle(
  operator: string,
  row: number,
  col: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
  count: number,
  columns: (row: number) => readonly [number, number],
): Tensor {
  checkOptions(operator, layout, pinMemory);
  if (row < 0) throw new ArgumentError(`row must be non-negative, got${row}`);
  if (col < 0) throw new ArgumentError(`col must be non-negative, got${col}`);
  const code = dtypeCodeOf(dtype ?? "int64");
  if (device !== "meta" && code !== INT32 && code !== INT64)
    throw new UnsupportedError(
      `${operator}: dtype ${dtype} is not supported; the result holds indices, int32 or int64`,
    );
  // Row by row, once for the indices of rows and once for those of columns.
  let [r, c, end] = [-1, 0, 0];
  return tabulate([2, count], code, device ?? "cpu", (i) => {
    if (i === count) [r, c, end] = [-1, 0, 0];
    while (c >= end) [c, end] = columns(++r);
    const column = c++;
    return i < count ? r : column;
  });
}

/** `start, start + step, ...` up to `end`, inclusive; default dtype without `dtype`. */
export function range_step_explicit(
  start: Scalar,
  end: Scalar,
  step: Scalar,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("range", layout, pinMemory);
  return range_out(start, end, step, zeroed([0], dtype ?? getDefaultDType(), device ?? "cpu"));
}

export function range_explicit(
  start: Scalar,
  end: Scalar,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return range_step_explicit(start, end, 1, dtype, layout, device, pinMemory);
}

/** @throws ShapeError unless the layout names each dimension once */
export function empty_permuted_explicit(
  size: readonly number[],
  physicalLayout: readonly number[],
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  checkOptions("empty_permuted", layout, pinMemory);
  const dims = normalizeDims(physicalLayout, size.length);
  if (dims.length !== size.length) {
    throw new ShapeError(
      `empty_permuted: \`physical_layout\` must name each of the ${size.length} dimensions once, got ${formatShape(physicalLayout)}`,
    );
  }
  checkSize(size);
  const strides = new Array<number>(size.length);
  let step = 1;
  for (const d of dims.reverse()) {
    strides[d] = step;
    step *= Math.max(size[d]!, 1);
  }
  return allocate(size, dtype ?? getDefaultDType(), device ?? "cpu", strides);
}
