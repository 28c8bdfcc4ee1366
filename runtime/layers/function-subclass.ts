// Subclasses of Tensor that intercept public functions: the counterpart of wrappers, which intercept operators.

import { alias } from "../../generated/operators.js";
import { classNameOf, describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { checkArray } from "../core/options.js";
import { assertFunction, isTensor, Tensor } from "../core/tensor.js";
import { refuseClassOf } from "../dispatch/levels.js";
import { type CallOptions, NotImplemented } from "../dispatch/not-implemented.js";
import {
  disableTorchFunction,
  type FunctionClass,
  isGetter,
  noteOverriding,
  type OverridableFunction,
} from "../modes/function-mode.js";
import { mapTensors } from "../modes/tree.js";

/** A subclass of Tensor with a static `torchFunction`, which intercepts functions. Its constructor is never called. */
export interface FunctionTensorClass<T extends Tensor = Tensor> extends FunctionClass {
  readonly prototype: T;
}

function isFunctionTensorClass(type: unknown): boolean {
  if (typeof type !== "function") return false;
  const { prototype, torchFunction } = type as Partial<FunctionClass> & { readonly prototype: unknown };
  return prototype instanceof Tensor && typeof torchFunction === "function";
}

/**
 * An alias of the tensor as an instance of a subclass; autograd records it. Public functions, methods and getters with it among their
 * arguments call the static `torchFunction` of the class.
 * @throws ArgumentError for a class that does not extend Tensor or has no `torchFunction`, and for a tensor of another subclass
 */
export function asSubclass<T extends Tensor>(tensor: Tensor, type: FunctionTensorClass<T>): T {
  if (!isTensor(tensor)) throw new ArgumentError(`asSubclass: expected a tensor, got ${describe(tensor)}`);
  if (!isFunctionTensorClass(type))
    throw new ArgumentError(
      `asSubclass: expected a class that extends Tensor and has a static torchFunction(fn, types, args, options), got ${describe(type)}`,
    );
  refuseClassOf(tensor, "asSubclass");
  const viewed = alias(tensor);
  const current = viewed.constructor as unknown as { readonly name: string; new (): object };
  if ((current as unknown) !== Tensor && !(type.prototype instanceof current))
    throw new ArgumentError(
      `asSubclass: the tensor is already a ${classNameOf(current.prototype)}, which ${classNameOf(type.prototype)} does not extend`,
    );
  Object.setPrototypeOf(viewed, type.prototype);
  noteOverriding(viewed);
  return viewed as T;
}

/**
 * The default `torchFunction`: calls the function without dispatching to classes, and converts result tensors to the class. Returns
 * `NotImplemented` if the arguments include a class that this one does not extend.
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
    // A getter returns an existing tensor, such as a gradient or the base of a view.
    if (isGetter(fn)) return result;
    return mapTensors(result, (tensor) =>
      tensor instanceof type.prototype.constructor ? tensor : asSubclass(tensor, type),
    );
  });
}
