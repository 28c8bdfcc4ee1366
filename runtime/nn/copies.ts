// Copies of modules: for target networks, averages of weights, and ensembles.

import { clone, detach } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { classNameOf, describe } from "../core/describe.js";
import { ArgumentError, UnsupportedError } from "../core/errors.js";
import { isMap, isPlainObject } from "../core/options.js";
import { assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { hasForwardField, intercept } from "./hooks.js";
import { isModule, kinds, Module } from "./module.js";

/**
 * A copy with parameters and buffers of its own, and with the mode and settings of the module; tensors and modules that are shared in it are shared in the
 * copy. Hooks and gradients are not copied.
 *
 *     const target = copyModule(network);
 *
 * Fields are copied, so a class of one's own with private `#fields` cannot be: give the function that makes another module, whose state is then set.
 *
 *     const target = copyModule(network, () => new Network(4, 2));
 *
 * @param make a module of the same class, with parameters and buffers of the same names and shapes
 * @throws ArgumentError for what is not a module, and where `make` returns another class
 * @throws UnsupportedError without `make`, for a module with private fields or with `forward` as a field
 */
export function copyModule<M extends Module>(module: M, make?: () => M): M {
  if (!isModule(module)) throw new ArgumentError(`copyModule: expected a module, got ${describe(module)}`);
  if (make !== undefined) return made(module, make);
  for (const [name, one] of (module as Module).namedModules()) refuse(name, one);
  return noGrad(() => new Copy().of(module));
}

function made<M extends Module>(module: M, make: () => M): M {
  assertFunction(make, "copyModule: make");
  const other = make();
  if (!isModule(other) || other.constructor !== module.constructor)
    throw new ArgumentError(
      `copyModule: make must return a ${classNameOf(module)}, got ${isModule(other) ? `a ${classNameOf(other)}` : describe(other)}`,
    );
  const modules = new Map((other as Module).namedModules());
  const [theirs, own] = [tensorsOf(module), tensorsOf(other)];
  const different =
    [...theirs.keys()].find((name) => !own.has(name)) ??
    [...own.keys()].find((name) => !theirs.has(name)) ??
    [...theirs].find(([name, { shape }]) => own.get(name)!.shape.join() !== shape.join())?.[0];
  if (different !== undefined)
    throw new ArgumentError(`copyModule: what make returned has another ${different} than the module`);
  for (const [name, one] of (module as Module).namedModules()) {
    const same = modules.get(name);
    if (same !== undefined) same.training = one.training;
  }
  noGrad(() => {
    for (const [name, tensor] of own) {
      tensor.copy_(theirs.get(name)!);
      tensor.requiresGrad_(theirs.get(name)!.requiresGrad);
    }
  });
  return other;
}

/** Parameters and buffers by name, those that are not saved included. */
const tensorsOf = (module: Module): Map<string, Tensor> =>
  new Map([...module.namedParameters(), ...module.namedBuffers()]);

/** Where a class uses fields that only its own instances have. */
const privateField = /\b(?:this|self)\.#\w/;

function refuse(name: string, module: Module): void {
  const place = name === "" ? classNameOf(module) : `${name} (${classNameOf(module)})`;
  if (hasForwardField(module))
    throw new UnsupportedError(
      `copyModule: ${place} has forward as a field, which belongs to that one object; make it a method, or give a function that makes another module: copyModule(model, () => new Model(...))`,
    );
  let type = module.constructor as { readonly name: string } | null;
  while (typeof type === "function" && type !== Module) {
    if (privateField.test(Function.prototype.toString.call(type)))
      throw new UnsupportedError(
        `copyModule: ${place} has private fields, which cannot be copied; give a function that makes another module: copyModule(model, () => new Model(...))`,
      );
    type = Object.getPrototypeOf(type) as typeof type;
  }
}

/** One copy of a module: what occurs twice in it is copied once. */
class Copy {
  readonly #done = new Map<object, unknown>();

  of<T>(value: T): T {
    if (typeof value !== "object" || value === null) return value;
    const before = this.#done.get(value);
    if (before !== undefined) return before as T;
    if (isTensor(value)) return this.#note(value, this.#tensor(value)) as T;
    if (isModule(value)) return this.#module(value) as T;
    if (Array.isArray(value)) {
      const copy: unknown[] = this.#note(value, []);
      for (const item of value) copy.push(this.of(item));
      return copy as T;
    }
    if (isMap(value)) {
      const copy = this.#note(value, new Map<unknown, unknown>());
      for (const [key, item] of value) copy.set(this.of(key), this.of(item));
      return copy as T;
    }
    if (value instanceof Set) {
      const copy = this.#note(value, new Set<unknown>());
      for (const item of value) copy.add(this.of(item));
      return copy as T;
    }
    if (!isPlainObject(value)) return value;
    const copy: Record<string, unknown> = this.#note(value, {});
    for (const [key, item] of Object.entries(value)) copy[key] = this.of(item);
    return copy as T;
  }

  #note<T>(value: object, copy: T): T {
    this.#done.set(value, copy);
    return copy;
  }

  #tensor(tensor: Tensor): Tensor {
    const copy = clone(detach(tensor), null);
    const kind = kinds.get(tensor);
    if (kind !== undefined) kinds.set(copy, kind);
    return tensor.isLeaf && tensor.requiresGrad ? copy.requiresGrad_() : copy;
  }

  #module(module: Module): Module {
    const copy = this.#note(module, Object.create(Object.getPrototypeOf(module) as object) as Module);
    intercept(copy);
    for (const [key, item] of Object.entries(module))
      (copy as unknown as Record<string, unknown>)[key] = this.of(item as unknown);
    return copy;
  }
}
