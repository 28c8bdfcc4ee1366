// The shape of a concatenation.

import { dtypeOf } from "../../core/dtype.js";
import { ArgumentError, ShapeError } from "../../core/errors.js";
import { resultCode } from "../../core/promotion.js";
import { channelsLastStrides, formatShape, growsChannelsLast, normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import type { OutSpec } from "../shapes/outputs.js";

/** `cat` ignores 1-dim tensors without elements, whatever the other shapes: legacy behaviour that programs rely on. */
export function isSkipped(tensor: Tensor): boolean {
  return tensor.shape.length === 1 && tensor.shape[0] === 0;
}

/** The dimension to concatenate, counted from the front. */
export function catDim(tensors: readonly Tensor[], dim: number): number {
  const deciding = tensors.find((tensor) => !isSkipped(tensor)) ?? tensors[0]!;
  return normalizeDim(dim, deciding.shape.length);
}

/** @throws ArgumentError without tensors; ShapeError if shapes do not match */
export function cat_spec(tensors: readonly Tensor[], dim: number): OutSpec {
  if (tensors.length === 0) throw new ArgumentError("cat(): expected a non-empty list of Tensors");
  const d = catDim(tensors, dim);
  tensors.forEach((tensor, i) => {
    if (tensor.shape.length === 0) {
      throw new ShapeError(`zero-dimensional tensor (at position ${i}) cannot be concatenated`);
    }
  });
  const dtype = dtypeOf(resultCode(tensors));
  const first = tensors.findIndex((tensor) => !isSkipped(tensor));
  if (first < 0) return { shape: [0], dtype, given: "castable", apart: tensors };
  const { shape } = tensors[first]!;
  let total = 0;
  tensors.forEach((tensor, i) => {
    if (isSkipped(tensor)) return;
    if (tensor.shape.length !== shape.length) {
      throw new ShapeError(
        `Tensors must have same number of dimensions: got ${shape.length} and ${tensor.shape.length}`,
      );
    }
    for (let k = 0; k < shape.length; k++) {
      if (k !== d && tensor.shape[k] !== shape[k]) {
        throw new ShapeError(
          `Sizes of tensors must match except in dimension ${d}. Expected size ${shape[k]} but got size ${tensor.shape[k]} for tensor number ${i} in the list.`,
        );
      }
    }
    total += tensor.shape[d]!;
  });
  const result = shape.slice();
  result[d] = total;
  const channels = tensors.every((x) => !isSkipped(x) && growsChannelsLast(x.shape, x.strides));
  return {
    shape: result,
    dtype,
    strides: channels ? channelsLastStrides(result) : undefined,
    given: "castable",
    apart: tensors,
  };
}

/** @throws ShapeError unless all tensors have one shape */
export function checkStack(tensors: readonly Tensor[]): void {
  if (tensors.length === 0) throw new ArgumentError("stack expects a non-empty TensorList");
  const { shape } = tensors[0]!;
  tensors.forEach((tensor, i) => {
    if (tensor.shape.length !== shape.length || tensor.shape.some((size, d) => size !== shape[d])) {
      throw new ShapeError(
        `stack expects each tensor to be equal size, but got ${formatShape(shape)} at entry 0 and ${formatShape(tensor.shape)} at entry ${i}`,
      );
    }
  });
}
