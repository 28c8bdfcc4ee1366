// The building blocks of models: modules with parameters, buffers and submodules, under the names of PyTorch's state dicts.

import { _to_copy, copy_, detach, to_device } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import type { Device } from "../core/device.js";
import { type DType, dtypes, isFloatingPoint } from "../core/dtype.js";
import { ArgumentError, FormatError } from "../core/errors.js";
import { checkOptions, withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import { once } from "../core/shared.js";
import { assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { forgetGradients } from "./gradients.js";

/** What a tensor is to the module that holds it: trained and saved, saved, or neither. */
type Kind = "parameter" | "buffer" | "unsaved buffer";

/** A tensor is marked when it is created, so that it may be part of several modules. */
const kinds = once("nn kinds", () => new WeakMap<Tensor, Kind>());

/**
 * Marks a tensor as a parameter of the module whose field it becomes: it is trained, and saved.
 * @returns the tensor, which requires gradients from now on; it has to be a leaf
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

/** The name of a field in state dicts: `inProjWeight` is `in_proj_weight` there, as in PyTorch. */
export function stateName(field: string): string {
  return field.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, capital: string) => `${before}_${capital.toLowerCase()}`,
  );
}

/** Tensors by their PyTorch names: what `saveSafetensors` takes and `loadSafetensors` returns. */
export type StateDict = Record<string, Tensor>;

/** A module from one tensor to one tensor: what `Sequential` consists of. */
export interface Layer extends Module {
  forward(input: Tensor): Tensor;
}

/** Where something stands that a module consists of. */
interface Place {
  /** In state dicts. */
  readonly name: string;
  readonly value: unknown;
  /** The module, array or object that holds it, and under which key. */
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** The fields of a module, and what arrays and plain objects among them hold. */
function* placesIn(holder: object, prefix = "", above: readonly object[] = []): Generator<Place> {
  for (const [key, value] of Object.entries(holder)) {
    const name = joined(prefix, stateName(key));
    if (!isGroup(value)) yield { name, value, holder: holder as Record<string, unknown>, key };
    else if (!above.includes(value)) yield* placesIn(value, name, [...above, value]);
  }
}

/** Arrays and plain objects; not arrays of numbers, which may be long. */
function isGroup(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return typeof value[0] !== "number";
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * What a layer is given.
 * @throws ArgumentError unless it is a tensor
 */
export function checkTensor(where: string, value: unknown, name = "the input"): Tensor {
  if (isTensor(value)) return value;
  throw new ArgumentError(`${where}: ${name} has to be a tensor, got ${describe(value)}`);
}

/**
 * The base of all modules. A subclass has parameters, buffers and modules as fields, also in arrays and plain objects, and a method
 * `forward`:
 *
 *     class Net extends Module {
 *       readonly hidden = new Linear(4, 16);
 *       readonly scale = parameter(ones([3]));
 *       ...
 *     }
 */
export abstract class Module {
  /** Whether dropout drops and batch normalisation takes the batch's statistics: set by `train` and `eval`. */
  training = true;

  /** Modules among the fields, and those in arrays and plain objects, by the names that they have in state dicts: `layers.0`. */
  *namedChildren(): Generator<readonly [name: string, module: Module]> {
    for (const { name, value } of placesIn(this)) if (value instanceof Module) yield [name, value];
  }

  /** This module and all within, each once. */
  *namedModules(prefix = "", seen = new Set<Module>()): Generator<readonly [name: string, module: Module]> {
    if (seen.has(this)) return;
    seen.add(this);
    yield [prefix, this];
    for (const [name, child] of this.namedChildren()) yield* child.namedModules(joined(prefix, name), seen);
  }

  *#own(wanted: (kind: Kind) => boolean): Generator<Place & { readonly value: Tensor }> {
    for (const place of placesIn(this)) {
      if (!isTensor(place.value)) continue;
      const kind = kinds.get(place.value);
      if (kind !== undefined && wanted(kind)) yield place as Place & { readonly value: Tensor };
    }
  }

  *#named(wanted: (kind: Kind) => boolean): Generator<readonly [name: string, tensor: Tensor]> {
    const seen = new Set<Tensor>();
    for (const [prefix, module] of this.namedModules()) {
      for (const { name, value: tensor } of module.#own(wanted)) {
        if (seen.has(tensor)) continue;
        seen.add(tensor);
        yield [joined(prefix, name), tensor];
      }
    }
  }

  /** Parameters of this module and of all within, each once, in the order of the fields. */
  namedParameters(): readonly (readonly [name: string, parameter: Tensor])[] {
    return [...this.#named((kind) => kind === "parameter")];
  }

  /** What an optimiser takes. */
  parameters(): readonly Tensor[] {
    return this.namedParameters().map(([, tensor]) => tensor);
  }

  namedBuffers(): readonly (readonly [name: string, buffer: Tensor])[] {
    return [...this.#named((kind) => kind !== "parameter")];
  }

  /** Calls `change` with each module within, from the inside out, and with this one at last. */
  apply(change: (module: Module) => void): this {
    assertFunction(change, "Module.apply");
    for (const [, child] of this.namedChildren()) child.apply(change);
    change(this);
    return this;
  }

  /** Whether this module and all within train. */
  train(mode = true): this {
    if (typeof mode !== "boolean") throw new ArgumentError(`train: expected true or false, got ${describe(mode)}`);
    for (const [, module] of this.namedModules()) module.training = mode;
    return this;
  }

  /** Dropout and batch normalisation as in use, not in training: `train(false)`. */
  eval(): this {
    return this.train(false);
  }

  /** Whether all parameters require gradients: `false` freezes them. */
  requiresGrad_(requires = true): this {
    for (const tensor of this.parameters()) tensor.requiresGrad_(requires);
    return this;
  }

  /** Forgets all gradients; with `setToNull` false they become zeros. */
  zeroGrad(options: { readonly setToNull?: boolean } = {}): void {
    const { setToNull } = withDefaults("zeroGrad", options, { setToNull: true }, {});
    forgetGradients(this.parameters(), setToNull);
  }

  /**
   * Floating-point parameters and buffers in another dtype, or all on another device. Parameters become other tensors: create optimisers afterwards.
   * @throws ArgumentError unless something is named; DTypeError for a dtype that is not floating point
   */
  to(place: DType | Device | { readonly dtype?: DType; readonly device?: Device }): this {
    if (typeof place !== "string") checkOptions("Module.to", place, ["dtype", "device"]);
    const { dtype, device } = typeof place === "string" ? named(place) : place;
    if (dtype === undefined && device === undefined)
      throw new ArgumentError("Module.to: name a dtype or a device, { dtype, device }");
    if (dtype !== undefined && !isFloatingPoint(dtype))
      throw new ArgumentError(`Module.to: parameters are floating point, which ${dtype} is not`);
    const moved = new Map<Tensor, Tensor>();
    for (const [, module] of this.namedModules()) {
      for (const { holder, key, value: tensor } of module.#own(() => true)) {
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

  /** Parameters and buffers by name, without history: they share memory with the module's. */
  stateDict(): StateDict {
    const state: StateDict = {};
    // A tensor that stands in several places is saved under each of its names, as in PyTorch.
    for (const [prefix, module] of namedPlaces(this)) {
      for (const { name, value: tensor } of module.#own((kind) => kind !== "unsaved buffer"))
        state[joined(prefix, name)] = noGrad(() => detach(tensor));
    }
    return state;
  }

  /**
   * Copies tensors into parameters and buffers of the same names; dtypes are converted.
   * @param strict whether every name on either side has to be on the other; if not, names that are not are left alone
   * @returns what was missing, and what was there and is nowhere in the module
   * @throws FormatError that names everything that does not fit
   */
  loadStateDict(
    state: Readonly<Record<string, Tensor>>,
    options: { readonly strict?: boolean } = {},
  ): { readonly missing: readonly string[]; readonly unexpected: readonly string[] } {
    const { strict } = withDefaults("loadStateDict", options, { strict: true }, {});
    if (typeof state !== "object" || state === null || isTensor(state))
      throw new ArgumentError(`loadStateDict: expected tensors by name, got ${describe(state)}`);
    const tensors = new Map<string, Tensor>();
    for (const [prefix, module] of namedPlaces(this))
      for (const { name, value: tensor } of module.#own((kind) => kind !== "unsaved buffer"))
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
    }
    if (wrong.length > 0) throw new FormatError(`loadStateDict: ${wrong.join("\n  ")}`);
    noGrad(() => {
      for (const [name, tensor] of tensors) if (Object.hasOwn(state, name)) copy_(tensor, state[name]!, false);
    });
    return { missing, unexpected };
  }

  /** The modules within, by name, one to a line. */
  toString(): string {
    const lines = [...this.namedChildren()].map(
      ([name, child]) => `  (${name}): ${String(child).replaceAll("\n", "\n  ")}`,
    );
    const state = [...this.#own(() => true)].map(
      ({ name, value }) => `${name} ${value.dtype} ${formatShape(value.shape)}`,
    );
    const head = `${this.constructor.name}(${state.join(", ")}`;
    return lines.length === 0 ? `${head})` : `${head}\n${lines.join("\n")}\n)`;
  }

  /** What Node's console shows. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }

  abstract forward(...inputs: never[]): unknown;
}

/** Several modules as one field, by number: `layers.0`, `layers.1`. An array of modules is as good; this one is a module itself. */
export class ModuleList extends Module {
  constructor(modules: Iterable<Module> = []) {
    super();
    if (typeof (modules as Partial<Iterable<Module>> | null)?.[Symbol.iterator] !== "function")
      throw new ArgumentError(`ModuleList: expected modules in an array, got ${describe(modules)}`);
    for (const [i, module] of [...modules].entries()) (this as unknown as Record<string, Module>)[i] = module;
  }

  [Symbol.iterator](): Iterator<Module> {
    return [...this.namedChildren()].map(([, module]) => module).values();
  }

  forward(): never {
    throw new ArgumentError("ModuleList.forward: a list of modules is not called; call its modules");
  }
}

/** Modules one behind the other: each gets what the one before it returned. They are called `0`, `1`, ... in state dicts. */
export class Sequential extends Module {
  /** @param layers modules, or functions of one tensor, which have no state and no name */
  constructor(...layers: readonly (Layer | ((input: Tensor) => Tensor))[]) {
    super();
    for (const [i, layer] of layers.entries()) {
      if (typeof layer === "function" && layer.prototype instanceof Module)
        throw new ArgumentError(`Sequential: layer ${i} is the class ${layer.name}; put new ${layer.name}(...) there`);
      const module: unknown = typeof layer === "function" ? new Lambda(layer) : layer;
      if (!(module instanceof Module))
        throw new ArgumentError(`Sequential: layer ${i} has to be a module or a function, got ${describe(layer)}`);
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

/** All modules at all their places, shared ones several times. */
function* namedPlaces(module: Module, prefix = ""): Generator<readonly [name: string, module: Module]> {
  yield [prefix, module];
  for (const [name, child] of module.namedChildren()) yield* namedPlaces(child, joined(prefix, name));
}

const joined = (prefix: string, name: string): string => (prefix === "" ? name : `${prefix}.${name}`);

function named(place: string): { readonly dtype?: DType; readonly device?: Device } {
  return dtypes.some(({ name }) => name === place) ? { dtype: place as DType } : { device: place as Device };
}

function converted(tensor: Tensor, dtype: DType | null, device: Device | null): Tensor {
  const wanted = dtype !== null && isFloatingPoint(tensor.dtype) ? dtype : tensor.dtype;
  if (wanted === tensor.dtype && (device === null || device === tensor.device)) return tensor;
  return device === null
    ? _to_copy(tensor, wanted, null, null, null, false, null)
    : to_device(tensor, device, wanted, false, false, null);
}
