// Allocates outputs from a shape function's description, and prepares given ones (out and in-place forms). The rules are
// PyTorch's.

import type { Device } from "../core/device.js";
import { dtypeCodeOf, isComplexCode, isIntegralCode } from "../core/dtype.js";
import { ArgumentError, DeviceError, DTypeError, ShapeError } from "../core/errors.js";
import {
  assertNoInternalOverlap,
  assertNoOverlap,
  assertNoPartialOverlap,
  broadcastShapes,
  checkInplaceShape,
  contiguousStrides,
  formatShape,
  sameShape,
} from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { notForDType, outOfDType, valueOverflows } from "./checks/dtypes.js";
import { castTensor, copyInto } from "./memory/copy.js";
import { allocateOutput, checkResultCast, type OutSpec, resizeOutput } from "./shapes/outputs.js";

/**
 * Prepares an `out` tensor for a structured kernel: checks device, dtype, internal overlap and overlap with the inputs,
 * and resizes. The dtype must be exactly the computed one, as in PyTorch's structured kernels that are not pointwise.
 * @throws DTypeError, DeviceError, ShapeError for an `out` that does not fit
 */
export function prepareOut(out: Tensor, spec: OutSpec, device: Device, inputs: readonly Tensor[] = []): Tensor {
  checkOut(out, spec, device);
  const resized = resizeOutput(out, spec.shape, spec.resizedStrides ?? spec.strides);
  if (!resized) {
    assertNoInternalOverlap(out);
    for (const input of inputs) assertNoPartialOverlap(out, input);
  }
  return out;
}

/** The checks of `prepareOut` that do not depend on the shape. */
function checkOut(out: Tensor, spec: OutSpec, device: Device): void {
  if (out.dtype !== spec.dtype && !mayHold(out, spec)) {
    throw new DTypeError(outOfDType(spec.dtype, out.dtype));
  }
  const expected = spec.device ?? device;
  if (out.device !== expected) {
    throw new DeviceError(`Expected out tensor to have device ${expected}, but got ${out.device} instead`);
  }
  for (const input of spec.apart ?? []) assertNoOverlap(out, input);
}

/** @throws DTypeError if the result cannot be cast to the output's dtype, or the kernel does not write that */
function mayHold(out: Tensor, spec: OutSpec): boolean {
  if (spec.given === "real" && isComplexCode(out.dtypeCode))
    throw new DTypeError(notForDType("std_var_cpu", out.dtypeCode));
  if (spec.given === "inexact" && isIntegralCode(out.dtypeCode)) throw new DTypeError(valueOverflows(out.dtypeCode));
  if (spec.given === "castable" || spec.given === "real") checkResultCast(dtypeCodeOf(spec.dtype), out.dtypeCode);
  return spec.given === "truth" ? out.dtype === "bool" || out.dtype === "uint8" : spec.given !== undefined;
}

/**
 * Checks the first argument of an in-place form against the description of the result.
 * @throws ShapeError if the result has another shape; DTypeError if it has another dtype
 */
export function prepareInPlace(self: Tensor, spec: OutSpec): Tensor {
  checkInplaceShape(self.shape, spec.shape);
  if (self.dtype !== spec.dtype) {
    if (spec.exactInPlace === true) {
      throw new DTypeError(
        `Bad in-place call: input tensor dtype ${self.dtype} and output tensor dtype ${spec.dtype} should match`,
      );
    }
    // Where the output decides, only elements can be of a dtype in which nothing is computed.
    if (spec.given !== "decides" || self.numel > 0) checkResultCast(dtypeCodeOf(spec.dtype), self.dtypeCode);
  }
  assertNoInternalOverlap(self);
  for (const input of spec.apart ?? []) assertNoOverlap(self, input);
  return self;
}

/** Prepares `self` and returns the tensor to write to: `self` if kernels may, else new memory, which `copyResult` copies. */
export function inPlaceTarget(self: Tensor, spec: OutSpec): Tensor {
  prepareInPlace(self, spec);
  return spec.within ?? allocateOutput(spec, self.device);
}

/**
 * Prepares `out` as `prepareOut` does and returns the tensor to write to: `out` itself if it has the described layout
 * and shares no storage with an input, else new memory, which `settle` copies. An `out` of another shape that is itself
 * an input keeps its shape until then, since the kernel reads it.
 */
export function outputTarget(out: Tensor, spec: OutSpec, device: Device, inputs: readonly (Tensor | null)[]): Tensor {
  const present = inputs.filter((input) => input !== null);
  const computed = spec.given === "decides" ? { ...spec, dtype: out.dtype } : spec;
  if (present.includes(out) && !sameShape(out.shape, spec.shape)) {
    checkOut(out, spec, device);
    return allocateOutput({ ...computed, strides: spec.resizedStrides ?? spec.strides }, device);
  }
  prepareOut(out, spec, device, present);
  const strides = spec.strides ?? contiguousStrides(spec.shape);
  const laidOut =
    computed.dtype === out.dtype && spec.shape.every((size, i) => size === 1 || out.strides[i] === strides[i]);
  return laidOut && present.every((input) => input.storage !== out.storage) ? out : allocateOutput(computed, device);
}

/** Copies a result from temporary memory into `out`, which is resized if the kernel had to read it before. */
export function settle(out: Tensor, target: Tensor): Tensor {
  if (target === out) return out;
  resizeOutput(out, target.shape, target.strides);
  return copyResult(out, target);
}

/** Copies a result to an `out` of any shape and dtype, which is resized: the out form of an operator that has none. */
export function writeResult(out: Tensor, result: Tensor): Tensor {
  resizeOutput(out, result.shape);
  assertNoInternalOverlap(out);
  if (out !== result) copyInto(out, result);
  return out;
}

/** The same for a list of outputs. */
export function writeResults(outs: readonly Tensor[], results: readonly Tensor[]): void {
  outs.forEach((out, i) => {
    writeResult(out, results[i]!);
  });
}

/** Broadcasts a result to an `out` that is not resized: the out form of a copying view. */
export function fillResult(out: Tensor, result: Tensor): Tensor {
  checkInplaceShape(out.shape, broadcastShapes(out.shape, result.shape));
  assertNoInternalOverlap(out);
  if (out !== result) copyInto(out, result);
  return out;
}

/** The same for a list of outputs. */
export function fillResults(outs: readonly Tensor[], results: readonly Tensor[]): void {
  if (outs.length !== results.length) {
    throw new ArgumentError(`expected an out= argument of size ${results.length}, got size ${outs.length}`);
  }
  outs.forEach((out, i) => {
    fillResult(out, results[i]!);
  });
}

/** The Meta kernel of an in-place operator without one: shape and dtype are unchanged. */
export function returnSelf(self: Tensor): Tensor {
  return self;
}

/** A copy in newly allocated memory of the same dimension order. */
export function copyOf<T extends Tensor | null>(tensor: T): T {
  return (tensor === null ? null : castTensor(tensor, tensor.dtypeCode)) as T;
}

export function copiesOf(tensors: readonly Tensor[]): Tensor[] {
  return tensors.map((tensor) => copyOf(tensor));
}

/** Copies a separately computed result to its tensor, converted to the tensor's dtype. */
export function copyResult(target: Tensor, result: Tensor): Tensor {
  if (!sameShape(target.shape, result.shape)) {
    throw new ShapeError(
      `output with shape ${formatShape(target.shape)} doesn't match the result's shape ${formatShape(result.shape)}`,
    );
  }
  if (target !== result) copyInto(target, result);
  return target;
}

export { assertNoInternalOverlap, assertNoOverlap, assertNoPartialOverlap };
