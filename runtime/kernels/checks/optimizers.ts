// Checks of the lists that fused optimiser steps take, on every device.

import { type DType, isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { formatShape, sameShape } from "../../core/shape.js";

type Tensors = readonly { readonly shape: readonly number[]; readonly dtype: DType; readonly dtypeCode: number }[];

/**
 * @throws ArgumentError, ShapeError, DTypeError unless the lists have the parameters' length, and their tensors the same
 * shapes and dtypes
 */
export function checkStepLists(op: string, self: Tensors, lists: Readonly<Record<string, Tensors>>): void {
  for (const [name, list] of Object.entries(lists)) {
    if (list.length !== self.length)
      throw new ArgumentError(`${op}: \`${name}\` has ${list.length} tensors for ${self.length} parameters`);
    for (let i = 0; i < list.length; i++) {
      const tensor = list[i]!;
      const parameter = self[i]!;
      if (tensor.shape !== parameter.shape && !sameShape(tensor.shape, parameter.shape)) {
        throw new ShapeError(
          `${op}: \`${name}[${i}]\` has shape ${formatShape(tensor.shape)}, its parameter ${formatShape(parameter.shape)}`,
        );
      }
      if (tensor.dtypeCode !== parameter.dtypeCode || !isFloatingCode(tensor.dtypeCode)) {
        throw new DTypeError(
          `${op}: \`${name}[${i}]\` is of dtype ${tensor.dtype}, its parameter of ${parameter.dtype}; both must be the same floating-point one`,
        );
      }
    }
  }
}
