// Outputs as shape functions describe them, and tensors that take their shape.

import type { Device } from "../../core/device.js";
import { type DType, dtypeCodeOf, dtypes, itemSizes } from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import { canCastCode } from "../../core/promotion.js";
import { contiguousStrides, formatShape, numelOf, sameShape, storageSpan } from "../../core/shape.js";
import { once } from "../../core/shared.js";
import { growStorage } from "../../core/storage.js";
import { allocateCode, setMetadata, type Tensor } from "../../core/tensor.js";

/**
 * A meta function's description of one output. Without strides: row-major. Without device: that of the first tensor argument.
 */
export interface OutSpec {
  readonly shape: readonly number[];
  readonly dtype: DType;
  readonly strides?: readonly number[] | undefined;
  /** Strides of a given output that is resized, where they are not those of a fresh one. */
  readonly resizedStrides?: readonly number[] | undefined;
  readonly device?: Device | undefined;
  /**
   * What a given output may be instead of `dtype`. `decides`: anything, and the kernel computes in its dtype. `any`: anything, it gets the
   * result converted. `castable`: what the result can be cast to. `truth`: bool or uint8. Without: nothing else.
   */
  readonly given?: "decides" | "any" | "castable" | "truth" | undefined;
  /** The in-place form takes a tensor of this dtype only, not one that the result can be cast to. */
  readonly exactInPlace?: boolean;
  /** Inputs that must share no memory with the output, since they are read while it is written. */
  readonly apart?: readonly Tensor[];
}

/** A fresh output (zeroed, as all memory is here). */
export function allocateOutput(spec: OutSpec, device: Device): Tensor {
  return allocateCode(spec.shape, dtypeCodeOf(spec.dtype), spec.device ?? device, spec.strides);
}

/** Where warnings about user mistakes go; tests replace it. */
export const warnings: { emit: (message: string) => void } = once("kernel warnings", () => ({
  emit: (message) => console.warn(message),
}));
/** Changes a tensor's shape, as `resize_` does: the storage grows if it must, elements are not moved. Strides: row-major unless given. */
export function resizeTensor(tensor: Tensor, shape: readonly number[], strides?: readonly number[]): void {
  const steps = strides ?? contiguousStrides(shape);
  const elements = numelOf(shape) === 0 ? 0 : tensor.offset + storageSpan(shape, steps);
  growStorage(
    tensor.storage,
    Math.ceil((elements * itemSizes[tensor.dtypeCode]!) / itemSizes[tensor.storage.dtypeCode]!),
  );
  setMetadata(tensor, shape, steps, tensor.offset);
}

/** Whether a tensor has no memory of its own: its metadata is changed by operators. */
export function isWrapper({ storage }: Tensor): boolean {
  return storage.isWrapper;
}

/**
 * Resizes an `out` tensor to the shape of the result. An `out` of another shape that has elements is resized with a
 * warning.
 * @returns whether it was resized (an `out` of the right shape keeps its strides)
 */
export function resizeOutput(out: Tensor, shape: readonly number[], strides?: readonly number[]): boolean {
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

/** @throws DTypeError if a result of one dtype may not be written into a tensor of another */
export function checkResultCast(from: number, to: number): void {
  if (!canCastCode(from, to)) {
    throw new DTypeError(
      `result type ${dtypes[from]!.name} can't be cast to the desired output type ${dtypes[to]!.name}`,
    );
  }
}
