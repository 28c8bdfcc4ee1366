// `tensor(data, { shape, copy })`: a shape for the elements, and tensors over the memory of typed arrays.

import { type DataArray, dtypeOfArray, fromTypedArray, optionNames, type TensorOptions } from "../core/creation.js";
import { describe } from "../core/describe.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import type { AnyFunction } from "../core/hooks.js";
import { checkOptions } from "../core/options.js";
import { contiguousStrides, formatShape, numelOf } from "../core/shape.js";
import { makeTensor, type Tensor } from "../core/tensor.js";

/**
 * The tensor, if `options` have a shape or say of the memory whether it is copied.
 * @param plain makes tensors of what has neither
 */
export function arrange(data: unknown, options: unknown, plain: AnyFunction): Tensor | null {
  const given = options as TensorOptions | null;
  if (given?.shape === undefined && given?.copy === undefined) return null;
  checkOptions("tensor", given, [...optionNames, "shape", "copy"]);
  const { shape, copy = true, ...others } = given;
  if (typeof copy !== "boolean") throw new ArgumentError(`tensor: copy must be a boolean, got ${describe(copy)}`);
  const result = copy ? (plain(data, others) as Tensor) : over(data, others);
  if (shape === undefined) return result;
  if (!Array.isArray(shape)) throw new ArgumentError(`tensor: shape must be an array of sizes, got ${describe(shape)}`);
  if (numelOf(shape) !== result.numel)
    throw new ShapeError(`tensor: the data has ${result.numel} elements, and shape ${formatShape(shape)} others`);
  const arranged = makeTensor(result.storage, [...shape], contiguousStrides(shape), 0, result.dtype);
  if (result.requiresGrad) arranged.requiresGrad = true;
  return arranged;
}

/** A tensor over the memory of the array. */
function over(data: unknown, { dtype, device = "cpu", requiresGrad }: TensorOptions): Tensor {
  const own = dtypeOfArray(data);
  if (own === undefined || (dtype ?? own) !== own || device !== "cpu")
    throw new ArgumentError(
      `tensor: { copy: false } needs a typed array on the CPU whose dtype stays, got ${describe(data)}`,
    );
  const result = fromTypedArray(data as DataArray);
  if (requiresGrad !== undefined) result.requiresGrad = requiresGrad;
  return result;
}
