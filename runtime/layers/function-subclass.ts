// Tensors with memory whose class handles functions: the counterpart of wrappers, which handle operators.

import { alias } from "../../generated/operators.js";
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { checkArray } from "../core/options.js";
import { assertFunction, isTensor, Tensor } from "../core/tensor.js";
import { type CallOptions, NotImplemented } from "../dispatch/not-implemented.js";
import {
  disableTorchFunction,
  type FunctionClass,
  noteOverriding,
  type OverridableFunction,
} from "../modes/function-mode.js";
import { mapTensors } from "../modes/tree.js";

/** A class of tensors that handles functions: it extends Tensor and has a static `torchFunction`. Its constructor is never run. */
export interface FunctionTensorClass<T extends Tensor = Tensor> extends FunctionClass {
  readonly prototype: T;
}

function isFunctionTensorClass(type: unknown): boolean {
  if (typeof type !== "function") return false;
  const { prototype, torchFunction } = type as Partial<FunctionClass> & { readonly prototype: unknown };
  return prototype instanceof Tensor && typeof torchFunction === "function";
}

/**
 * The tensor as one of a class that handles functions: the same memory, and autograd records the alias. Public functions, methods
 * and getters with it among their arguments come to the class's `torchFunction`.
 * @throws ArgumentError where the class does not extend Tensor or has no `torchFunction`, and for tensors of a class already
 */
export function asSubclass<T extends Tensor>(tensor: Tensor, type: FunctionTensorClass<T>): T {
  if (!isTensor(tensor)) throw new ArgumentError(`asSubclass: expected a tensor, got ${describe(tensor)}`);
  if (!isFunctionTensorClass(type))
    throw new ArgumentError(
      `asSubclass: expected a class that extends Tensor and has a static torchFunction(fn, types, args, options), got ${describe(type)}`,
    );
  const viewed = alias(tensor);
  const held = viewed.constructor as unknown as { readonly name: string; new (): object };
  if ((held as unknown) !== Tensor && !(type.prototype instanceof held))
    throw new ArgumentError(
      `asSubclass: the tensor is a ${held.name}, which handles its operators itself and cannot be a ${type.name} besides`,
    );
  Object.setPrototypeOf(viewed, type.prototype);
  noteOverriding(viewed);
  return viewed as T;
}

/**
 * The default `torchFunction`: calls the function without dispatching to classes, and converts tensors among the results to the
 * class. If the arguments include a class that this one does not extend, it returns `NotImplemented`.
 */
export function defaultTorchFunction(
  type: FunctionTensorClass,
  fn: OverridableFunction,
  types: readonly FunctionClass[],
  args: readonly unknown[],
  options: CallOptions,
): unknown {
  checkArray("defaultTorchFunction: types", types, "classes");
  checkArray("defaultTorchFunction: args", args, "arguments");
  assertFunction(fn, "defaultTorchFunction");
  const extended = (other: FunctionClass): boolean =>
    (type as unknown) === other || type.prototype instanceof (other as unknown as new () => object);
  if (!types.every(extended)) return NotImplemented;
  return disableTorchFunction(() => {
    const result = fn(...args, options);
    // A getter returns an existing tensor: a gradient, the base of a view.
    if (fn.name.startsWith("Tensor.")) return result;
    return mapTensors(result, (tensor) =>
      tensor instanceof type.prototype.constructor ? tensor : asSubclass(tensor, type),
    );
  });
}
