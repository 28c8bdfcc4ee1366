// Modules with parameters, buffers and submodules, under the names of PyTorch's state dicts.

import { _to_copy, copy_, detach, to_device } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { classNameOf, describe } from "../core/describe.js";
import type { Device } from "../core/device.js";
import { type DType, dtypes, isComplexCode, isFloatingPoint } from "../core/dtype.js";
import { ArgumentError, FormatError } from "../core/errors.js";
import { checkOptions, isPlainObject, withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import { once } from "../core/shared.js";
import { assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { resetGradients } from "./gradients.js";

/** Parameters are trained and saved, buffers are saved, unsaved buffers are neither. */
export type Kind = "parameter" | "buffer" | "unsaved buffer";

/** Kinds belong to tensors, not to fields, so that modules can share tensors. */
export const kinds = once("nn kinds", () => new WeakMap<Tensor, Kind>());

/**
 * Marks a tensor as a parameter: a module with the tensor in a field trains and saves it.
 * @param tensor a leaf
 * @returns the tensor, which now requires gradients
 */
export function parameter(tensor: Tensor): Tensor {
  kinds.set(checkTensor("parameter", tensor, "a parameter"), "parameter");
  return tensor.requiresGrad_();
}

/** Marks a tensor as a buffer: not trained, and saved unless `persistent` is false. */
export function buffer(tensor: Tensor, options: { readonly persistent?: boolean } = {}): Tensor {
  const { persistent } = withDefaults("buffer", options, { persistent: true }, {});
  kinds.set(checkTensor("buffer", tensor, "a buffer"), persistent ? "buffer" : "unsaved buffer");
  return tensor;
}

/** The name of a field in state dicts, as in PyTorch: `in_proj_weight` for `inProjWeight`. */
export function stateName(field: string): string {
  return field.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, capital: string) => `${before}_${capital.toLowerCase()}`,
  );
}

/** Tensors by their PyTorch names, as `saveSafetensors` takes and `loadSafetensors` returns them. */
export type StateDict = Record<string, Tensor>;

/** A module that takes one tensor and returns one, as in `Sequential`. */
export interface Layer extends Module {
  forward(input: Tensor): Tensor;
}

/** A field of a module, or an element of an array or object in one. */
interface Member {
  /** In state dicts. */
  readonly name: string;
  readonly value: unknown;
  /** The module, array or object that holds the value, under `key`. */
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** The fields of a module, including the elements of arrays and plain objects. */
function* membersOf(holder: object, prefix = "", ancestors: readonly object[] = []): Generator<Member> {
  for (const [key, value] of Object.entries(holder)) {
    const name = joined(prefix, stateName(key));
    if (!isGroup(value)) yield { name, value, holder: holder as Record<string, unknown>, key };
    else if (!ancestors.includes(value)) yield* membersOf(value, name, [...ancestors, value]);
  }
}

/** Arrays and plain objects, except arrays of numbers, which may be long. */
function isGroup(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return typeof value[0] !== "number";
  return isPlainObject(value);
}

/** @throws ArgumentError unless `value` is a tensor */
export function checkTensor(where: string, value: unknown, name = "the input"): Tensor {
  if (isTensor(value)) return value;
  throw new ArgumentError(`${where}: ${name} must be a tensor, got ${describe(value)}`);
}

/** Whether a value is a module. Those of another copy of the package are instances of another class. */
export function isModule(value: unknown): value is Module {
  const { namedChildren, namedModules } = (value ?? {}) as Partial<Module>;
  return typeof namedChildren === "function" && typeof namedModules === "function";
}

/** The tensors that a module itself holds. */
export function* directTensors(
  module: Module,
  includes: (kind: Kind) => boolean,
): Generator<Member & { readonly value: Tensor }> {
  for (const member of membersOf(module)) {
    if (!isTensor(member.value)) continue;
    const kind = kinds.get(member.value);
    if (kind !== undefined && includes(kind)) yield member as Member & { readonly value: Tensor };
  }
}

/**
 * The base class of modules. A subclass defines a method `forward`, and has parameters, buffers and submodules as fields, or in
 * arrays and plain objects that are fields:
 *
 *     class Net extends Module {
 *       readonly hidden = new Linear(4, 16);
 *       readonly scale = parameter(ones([3]));
 *       ...
 *     }
 */
export abstract class Module {
  /** Whether the module is in training mode, set by `train` and `eval`: dropout and batch normalisation depend on it. */
  training = true;

  /** Direct submodules, including those in arrays and plain objects, by their names in state dicts, such as `layers.0`. */
  *namedChildren(): Generator<readonly [name: string, module: Module]> {
    for (const { name, value } of membersOf(this)) if (isModule(value)) yield [name, value];
  }

  /** This module and all its descendants, each once. */
  *namedModules(prefix = "", seen = new Set<Module>()): Generator<readonly [name: string, module: Module]> {
    if (seen.has(this)) return;
    seen.add(this);
    yield [prefix, this];
    for (const [name, child] of this.namedChildren()) yield* child.namedModules(joined(prefix, name), seen);
  }

  *#namedTensors(includes: (kind: Kind) => boolean): Generator<readonly [name: string, tensor: Tensor]> {
    const seen = new Set<Tensor>();
    for (const [prefix, module] of this.namedModules()) {
      for (const { name, value: tensor } of directTensors(module, includes)) {
        if (seen.has(tensor)) continue;
        seen.add(tensor);
        yield [joined(prefix, name), tensor];
      }
    }
  }

  /** Parameters of this module and its descendants, each once, in the order of the fields. */
  namedParameters(): readonly (readonly [name: string, parameter: Tensor])[] {
    return [...this.#namedTensors((kind) => kind === "parameter")];
  }

  /** Parameters of this module and its descendants, each once: the argument of an optimiser. */
  parameters(): readonly Tensor[] {
    return this.namedParameters().map(([, tensor]) => tensor);
  }

  namedBuffers(): readonly (readonly [name: string, buffer: Tensor])[] {
    return [...this.#namedTensors((kind) => kind !== "parameter")];
  }

  /** Calls `change` with every descendant, children before their parents, and with this module last. */
  apply(change: (module: Module) => void): this {
    assertFunction(change, "Module.apply");
    for (const [, child] of this.namedChildren()) child.apply(change);
    change(this);
    return this;
  }

  /** Switches this module and its descendants to training mode, or with `false` to evaluation mode. */
  train(mode = true): this {
    if (typeof mode !== "boolean") throw new ArgumentError(`train: expected true or false, got ${describe(mode)}`);
    for (const [, module] of this.namedModules()) module.training = mode;
    return this;
  }

  /** Evaluation mode, the same as `train(false)`: no dropout, and batch normalisation by the running statistics. */
  eval(): this {
    return this.train(false);
  }

  /** Sets `requiresGrad` of all parameters; `false` freezes them. */
  requiresGrad_(requires = true): this {
    for (const tensor of this.parameters()) tensor.requiresGrad_(requires);
    return this;
  }

  /** Sets the gradients of all parameters to null, or with `setToNull` false to zeros. */
  zeroGrad(options: { readonly setToNull?: boolean } = {}): void {
    const { setToNull } = withDefaults("zeroGrad", options, { setToNull: true }, {});
    resetGradients(this.parameters(), setToNull);
  }

  /**
   * Converts floating-point parameters and buffers to a dtype, or moves all of them to a device. Parameters are replaced by new tensors, so create
   * optimisers afterwards.
   * @throws ArgumentError without dtype and device, and for a dtype that is not floating point
   */
  to(place: DType | Device | { readonly dtype?: DType; readonly device?: Device }): this {
    if (typeof place !== "string") checkOptions("Module.to", place, ["dtype", "device"]);
    const { dtype, device } = typeof place === "string" ? named(place) : place;
    if (dtype === undefined && device === undefined)
      throw new ArgumentError("Module.to: expected a dtype, a device or both, as { dtype, device }");
    if (dtype !== undefined && !isFloatingPoint(dtype))
      throw new ArgumentError(`Module.to: dtype must be floating point, got ${dtype}`);
    const moved = new Map<Tensor, Tensor>();
    for (const [, module] of this.namedModules()) {
      for (const { holder, key, value: tensor } of directTensors(module, () => true)) {
        let other = moved.get(tensor);
        if (other === undefined) {
          moved.set(tensor, (other = noGrad(() => converted(tensor, dtype ?? null, device ?? null))));
          if (other !== tensor) {
            kinds.set(other, kinds.get(tensor)!);
            if (tensor.requiresGrad) other.requiresGrad_();
          }
        }
        holder[key] = other;
      }
    }
    return this;
  }

  /** Parameters and buffers by name, detached: they share memory with the module's tensors. */
  stateDict(): StateDict {
    const state: StateDict = {};
    // A shared tensor is saved under each of its names, as in PyTorch.
    for (const [prefix, module] of namedOccurrences(this)) {
      for (const { name, value: tensor } of directTensors(module, (kind) => kind !== "unsaved buffer"))
        state[joined(prefix, name)] = noGrad(() => detach(tensor));
    }
    return state;
  }

  /**
   * Copies tensors into parameters and buffers of the same names; dtypes are converted.
   * @param options `strict`: whether the names must be the same on both sides; otherwise names without a counterpart are ignored
   * @returns the names missing in `state`, and those that the module does not have
   * @throws FormatError that lists all differences of names and shapes
   */
  loadStateDict(
    state: Readonly<Record<string, Tensor>>,
    options: { readonly strict?: boolean } = {},
  ): { readonly missing: readonly string[]; readonly unexpected: readonly string[] } {
    const { strict } = withDefaults("loadStateDict", options, { strict: true }, {});
    if (typeof state !== "object" || state === null || isTensor(state))
      throw new ArgumentError(`loadStateDict: expected tensors by name, got ${describe(state)}`);
    const tensors = new Map<string, Tensor>();
    for (const [prefix, module] of namedOccurrences(this))
      for (const { name, value: tensor } of directTensors(module, (kind) => kind !== "unsaved buffer"))
        tensors.set(joined(prefix, name), tensor);
    const missing = [...tensors.keys()].filter((name) => !Object.hasOwn(state, name));
    const unexpected = Object.keys(state).filter((name) => !tensors.has(name));
    const wrong: string[] = [];
    if (strict && missing.length > 0) wrong.push(`missing: ${missing.join(", ")}`);
    if (strict && unexpected.length > 0) wrong.push(`not in the module: ${unexpected.join(", ")}`);
    for (const [name, tensor] of tensors) {
      const given = Object.hasOwn(state, name) ? state[name]! : null;
      if (given === null) continue;
      if (!isTensor(given)) wrong.push(`${name}: expected a tensor, got ${describe(given)}`);
      else if (given.shape.join() !== tensor.shape.join())
        wrong.push(`${name}: shape ${formatShape(given.shape)}, where the module has ${formatShape(tensor.shape)}`);
      else if (isComplexCode(given.dtypeCode) && !isComplexCode(tensor.dtypeCode))
        wrong.push(`${name}: ${given.dtype}, where the module has ${tensor.dtype}; imaginary parts would be lost`);
    }
    if (wrong.length > 0) throw new FormatError(`loadStateDict: ${wrong.join("\n  ")}`);
    noGrad(() => {
      for (const [name, tensor] of tensors) if (Object.hasOwn(state, name)) copy_(tensor, state[name]!, false);
    });
    return { missing, unexpected };
  }

  /** The submodules by name, one per line. */
  toString(): string {
    const lines = [...this.namedChildren()].map(
      ([name, child]) => `  (${name}): ${String(child).replaceAll("\n", "\n  ")}`,
    );
    const state = [...directTensors(this, () => true)].map(
      ({ name, value }) => `${name} ${value.dtype} ${formatShape(value.shape)}`,
    );
    const head = `${classNameOf(this)}(${state.join(", ")}`;
    return lines.length === 0 ? `${head})` : `${head}\n${lines.join("\n")}\n)`;
  }

  /** Called by Node's console. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }

  abstract forward(...inputs: never[]): unknown;
}

/** A list of modules, named by index: `layers.0`, `layers.1`. An array in a field serves as well, but is not a module. */
export class ModuleList extends Module {
  constructor(modules: Iterable<Module> = []) {
    super();
    if (
      typeof (modules as Partial<Iterable<Module>> | null)?.[Symbol.iterator] !== "function" ||
      ArrayBuffer.isView(modules)
    )
      throw new ArgumentError(`ModuleList: expected an iterable of modules, got ${describe(modules)}`);
    for (const [i, module] of [...modules].entries()) (this as unknown as Record<string, Module>)[i] = module;
  }

  [Symbol.iterator](): Iterator<Module> {
    return [...this.namedChildren()].map(([, module]) => module).values();
  }

  forward(): never {
    throw new ArgumentError("ModuleList.forward: a list of modules cannot be called; call its modules");
  }
}

/** A chain of modules: each takes the output of the previous one. Their names in state dicts are `0`, `1`, ... */
export class Sequential extends Module {
  /** @param layers modules, or functions of one tensor without state */
  constructor(...layers: readonly (Layer | ((input: Tensor) => Tensor))[]) {
    super();
    for (const [i, layer] of layers.entries()) {
      if (typeof layer === "function" && isModule(layer.prototype))
        throw new ArgumentError(
          `Sequential: layer ${i} is the class ${layer.name}; pass an instance, new ${layer.name}(...)`,
        );
      const module: unknown = typeof layer === "function" ? new Lambda(layer) : layer;
      if (!isModule(module))
        throw new ArgumentError(`Sequential: layer ${i} must be a module or a function, got ${describe(layer)}`);
      (this as unknown as Record<string, Module>)[i] = module;
    }
  }

  /** The layers, in order. */
  get layers(): readonly Layer[] {
    return [...this.namedChildren()].map(([, module]) => module as Layer);
  }

  forward(input: Tensor): Tensor {
    let value = checkTensor("Sequential", input);
    for (const layer of this.layers) value = layer.forward(value);
    return value;
  }
}

/** A function as a module. */
class Lambda extends Module {
  readonly #run: (input: Tensor) => Tensor;
  constructor(run: (input: Tensor) => Tensor) {
    super();
    this.#run = run;
  }
  forward(input: Tensor): Tensor {
    return this.#run(input);
  }
}

/** A module and its descendants by name; shared modules occur once under each of their names. */
export function* namedOccurrences(module: Module, prefix = ""): Generator<readonly [name: string, module: Module]> {
  yield [prefix, module];
  for (const [name, child] of module.namedChildren()) yield* namedOccurrences(child, joined(prefix, name));
}

export const joined = (prefix: string, name: string): string => (prefix === "" ? name : `${prefix}.${name}`);

function named(place: string): { readonly dtype?: DType; readonly device?: Device } {
  return dtypes.some(({ name }) => name === place) ? { dtype: place as DType } : { device: place as Device };
}

function converted(tensor: Tensor, dtype: DType | null, device: Device | null): Tensor {
  const target = dtype !== null && isFloatingPoint(tensor.dtype) ? dtype : tensor.dtype;
  if (target === tensor.dtype && (device === null || device === tensor.device)) return tensor;
  return device === null
    ? _to_copy(tensor, target, null, null, null, false, null)
    : to_device(tensor, device, target, false, false, null);
}
