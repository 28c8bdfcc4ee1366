// Descriptions of outputs by shape functions, and tensors of the described shapes.

import type { Device } from "../../core/device.js";
import { type DType, dtypeCodeOf, dtypeOf, itemSizes } from "../../core/dtype.js";
import { DeviceError, DTypeError } from "../../core/errors.js";
import { canCastCode } from "../../core/promotion.js";
import {
  assertNoInternalOverlap,
  contiguousStrides,
  formatShape,
  numelOf,
  sameShape,
  storageSpan,
} from "../../core/shape.js";
import { once } from "../../core/shared.js";
import { growStorage } from "../../core/storage.js";
import { allocateCode, setMetadata, type Tensor } from "../../core/tensor.js";

/** Description of one output. Without strides: row-major. Without device: that of the first tensor argument. */
export interface OutSpec {
  readonly shape: readonly number[];
  readonly dtype: DType;
  readonly strides?: readonly number[] | undefined;
  /** Strides of a given output after resizing, if they differ from those of a new one. */
  readonly resizedStrides?: readonly number[] | undefined;
  readonly device?: Device | undefined;
  /**
   * Dtypes of a given output, besides `dtype`. `decides`: any, and the kernel computes in it. `any`: any; the result is
   * converted. `castable`: any that the result can be cast to. `real`: of these the real ones. `inexact`: any but integers,
   * which cannot hold NaN. `truth`: bool or uint8. If undefined: only `dtype`.
   */
  readonly given?: "decides" | "any" | "castable" | "real" | "inexact" | "truth" | undefined;
  /** Whether the in-place form requires exactly this dtype; otherwise the result is cast if possible. */
  readonly exactInPlace?: boolean;
  /** Inputs that must not share memory with the output, since they are read while it is written. */
  readonly apart?: readonly Tensor[];
  /** The first argument, if a kernel that is given it as the output changes its elements in place. */
  readonly within?: Tensor | undefined;
}

/** A new output for a kernel that writes every element, as out forms have to. */
export function allocateOutput(spec: OutSpec, device: Device): Tensor {
  return allocateCode(spec.shape, dtypeCodeOf(spec.dtype), spec.device ?? device, spec.strides, true);
}

/** Receives warnings about misuse; tests replace it. */
export const warnings: { emit: (message: string) => void } = once("kernel warnings", () => ({
  emit: (message) => console.warn(message),
}));
/**
 * Changes a tensor's shape as `resize_` does: the storage grows if necessary, and elements do not move. Row-major
 * without strides.
 */
export function resizeTensor(tensor: Tensor, shape: readonly number[], strides?: readonly number[]): void {
  const steps = strides ?? contiguousStrides(shape);
  const elements = numelOf(shape) === 0 ? 0 : tensor.offset + storageSpan(shape, steps);
  growStorage(
    tensor.storage,
    Math.ceil((elements * itemSizes[tensor.dtypeCode]!) / itemSizes[tensor.storage.dtypeCode]!),
  );
  setMetadata(tensor, shape, steps, tensor.offset);
}

/** Whether a tensor has no memory, so that its metadata must be changed through operators. */
export function isWrapper({ storage }: Tensor): boolean {
  return storage.isWrapper;
}

/**
 * Resizes an `out` tensor to the result's shape, with a warning if it had elements.
 * @returns whether it was resized; an `out` of the right shape keeps its strides
 */
export function resizeOutput(out: Tensor, shape: readonly number[], strides?: readonly number[]): boolean {
  if (sameShape(out.shape, shape)) {
    // A new one cannot overlap itself.
    assertNoInternalOverlap(out);
    return false;
  }
  return shapeOutput(out, shape, strides);
}

/** As `resizeOutput`, for results with the same number everywhere, which may overlap themselves. */
export function shapeOutput(out: Tensor, shape: readonly number[], strides?: readonly number[]): boolean {
  if (sameShape(out.shape, shape)) return false;
  if (out.numel !== 0) {
    warnings.emit(
      `An output with one or more elements was resized since it had shape ${formatShape(out.shape)}, which does not match the required output shape ${formatShape(shape)}. ` +
        "Resizing outputs that have elements is deprecated: pass an empty one, or one of the right shape.",
    );
  }
  resizeTensor(out, shape, strides);
  return true;
}

/** @throws DTypeError if a result of dtype `from` cannot be written to a tensor of dtype `to` */
export function checkResultCast(from: number, to: number): void {
  if (!canCastCode(from, to)) {
    throw new DTypeError(`result type ${dtypeOf(from)} can't be cast to the desired output type ${dtypeOf(to)}`);
  }
}

/** @throws DeviceError if a result on one device is to be written to an output on another, which the caller did not ask for */
export function checkResultDevice(result: Tensor, out: Tensor): void {
  if (result.device === out.device) return;
  throw new DeviceError(
    `Expected all tensors to be on the same device, but found at least two devices, ${result.device} and ${out.device}!`,
    { argument: "out" },
  );
}
