// Modules with parameters, buffers and submodules, under the names of PyTorch's state dicts.

import { _to_copy, copy_, detach, to_device } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import type { HookHandle } from "../autograd/node.js";
import { classNameOf, describe, written } from "../core/describe.js";
import type { Device } from "../core/device.js";
import { type DType, dtypes, isComplexCode, isFloatingPoint } from "../core/dtype.js";
import { ArgumentError, FormatError } from "../core/errors.js";
import { checkOptions, isPlainObject, withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import { once } from "../core/shared.js";
import { assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { resetGradients } from "./gradients.js";
import { addHook, type BackwardHook, type ForwardHook, type ForwardPreHook, intercept } from "./hooks.js";

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

/** On the prototype of modules whose keys are names as written. */
const namesAsWritten: unique symbol = Symbol.for("tengen.nn.names as written") as never;

/** The fields of a module, including the elements of arrays and plain objects. */
function* membersOf(holder: object, prefix = "", ancestors: readonly object[] = []): Generator<Member> {
  const isWritten = namesAsWritten in holder;
  for (const [key, value] of Object.entries(holder)) {
    const name = joined(prefix, isWritten ? key : stateName(key));
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

/** The tensors of a module and its descendants, each once. */
function* namedTensors(
  module: Module,
  includes: (kind: Kind) => boolean,
): Generator<readonly [name: string, tensor: Tensor]> {
  const seen = new Set<Tensor>();
  for (const [prefix, one] of module.namedModules()) {
    for (const { name, value: tensor } of directTensors(one, includes)) {
      if (seen.has(tensor)) continue;
      seen.add(tensor);
      yield [joined(prefix, name), tensor];
    }
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
  /**
   * `true` in a class whose `forward` keeps nothing of what it makes, besides its results, and shows it to modules only: what its modules pass to each
   * other is then given back once nothing needs it. A class says so for itself: its subclasses may keep whatever they please.
   */
  static readonly keepsNothing: boolean = false;

  /** Whether the module is in training mode, set by `train` and `eval`: dropout and batch normalisation depend on it. */
  training = true;

  constructor() {
    intercept(this);
  }

  /**
   * Calls `hook` before each `forward` of this module, with its arguments; it may return others, as an array.
   * @returns a handle whose `remove()` takes the hook away
   */
  registerForwardPreHook<M extends Module>(this: M, hook: ForwardPreHook<M>): HookHandle {
    return addHook(this, "before", hook, "registerForwardPreHook");
  }

  /**
   * Calls `hook` after each `forward` of this module, with its arguments and its result; it may return another result.
   * @returns a handle whose `remove()` takes the hook away
   */
  registerForwardHook<M extends Module>(this: M, hook: ForwardHook<M>): HookHandle {
    return addHook(this, "after", hook, "registerForwardHook");
  }

  /**
   * Calls `hook` when gradients of this module's results have gone back through it, with those of its arguments and those of its results; it may
   * return others in place of the former. Arguments and results must not be changed in place while the hook is there.
   * @returns a handle whose `remove()` takes the hook away
   */
  registerFullBackwardHook<M extends Module>(this: M, hook: BackwardHook<M>): HookHandle {
    return addHook(this, "backward", hook, "registerFullBackwardHook");
  }

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

  /** Parameters of this module and its descendants, each once, in the order of the fields. */
  namedParameters(): readonly (readonly [name: string, parameter: Tensor])[] {
    return [...namedTensors(this, (kind) => kind === "parameter")];
  }

  /** Parameters of this module and its descendants, each once: the argument of an optimiser. */
  parameters(): readonly Tensor[] {
    return this.namedParameters().map(([, tensor]) => tensor);
  }

  namedBuffers(): readonly (readonly [name: string, buffer: Tensor])[] {
    return [...namedTensors(this, (kind) => kind !== "parameter")];
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

  /** Converts floating-point parameters and buffers to float16, as `to("float16")` does. */
  half(): this {
    return this.to("float16");
  }

  /** Converts floating-point parameters and buffers to bfloat16, as `to("bfloat16")` does. */
  bfloat16(): this {
    return this.to("bfloat16");
  }

  /** Converts floating-point parameters and buffers to float32, as `to("float32")` does. */
  float(): this {
    return this.to("float32");
  }

  /** Converts floating-point parameters and buffers to float64, as `to("float64")` does. */
  double(): this {
    return this.to("float64");
  }

  /** Moves all parameters and buffers to the CPU, as `to("cpu")` does. */
  cpu(): this {
    return this.to("cpu");
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
    if (ArrayBuffer.isView(state) || state instanceof ArrayBuffer)
      throw new ArgumentError(
        "loadStateDict: these are the bytes of a file, not tensors by name: model.loadStateDict(loadSafetensors(bytes).tensors), or await loadTorch(bytes) of tengen/data for a .pt file",
      );
    if (typeof state !== "object" || state === null || isTensor(state))
      throw new ArgumentError(`loadStateDict: expected tensors by name, got ${describe(state)}`);
    const tensors = new Map<string, Tensor>();
    for (const [prefix, module] of namedOccurrences(this))
      for (const { name, value: tensor } of directTensors(module, (kind) => kind !== "unsaved buffer"))
        tensors.set(joined(prefix, name), tensor);
    const missing = [...tensors.keys()].filter((name) => !Object.hasOwn(state, name));
    const unexpected = Object.keys(state).filter((name) => !tensors.has(name));
    const wrong: string[] = [];
    if (strict && missing.length > 0) wrong.push(`missing: ${limited(missing)}`);
    if (strict && unexpected.length > 0) wrong.push(`not in the module: ${limited(unexpected)}`);
    for (const [name, tensor] of tensors) {
      const given = Object.hasOwn(state, name) ? state[name]! : null;
      if (given === null) continue;
      if (!isTensor(given)) wrong.push(`${name}: expected a tensor, got ${describe(given)}`);
      else if (given.shape.join() !== tensor.shape.join())
        wrong.push(`${name}: shape ${formatShape(given.shape)}, where the module has ${formatShape(tensor.shape)}`);
      else if (isComplexCode(given.dtypeCode) && !isComplexCode(tensor.dtypeCode))
        wrong.push(`${name}: ${given.dtype}, where the module has ${tensor.dtype}; imaginary parts would be lost`);
    }
    if (wrong.length > 0) {
      const lines = wrong.length > 20 ? [...wrong.slice(0, 20), `and ${wrong.length - 20} more`] : wrong;
      throw new FormatError(`loadStateDict: ${lines.join("\n  ")}${adviceFor(state, new Set(tensors.keys()))}`);
    }
    noGrad(() => {
      for (const [name, tensor] of tensors) if (Object.hasOwn(state, name)) copy_(tensor, state[name]!, false);
    });
    return { missing, unexpected };
  }

  /** The settings, parameters and submodules by name, submodules one per line. */
  toString(): string {
    const lines = [...this.namedChildren()].map(
      ([name, child]) => `  (${name}): ${String(child).replaceAll("\n", "\n  ")}`,
    );
    const state = [...directTensors(this, () => true)].map(
      ({ name, value }) => `${name} ${value.dtype} ${formatShape(value.shape)}`,
    );
    const head = `${classNameOf(this)}(${[...settingsOf(this), ...state].join(", ")}`;
    return lines.length === 0 ? `${head})` : `${head}\n${lines.join("\n")}\n)`;
  }

  /** Called by Node's console. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }

  abstract forward(...inputs: never[]): unknown;
}

/** @throws ArgumentError unless the value is a module */
function checkModule(where: string, value: unknown): Module {
  if (isModule(value)) return value;
  throw new ArgumentError(
    `${where}: expected a module, got ${typeof value === "function" && isModule(value.prototype) ? `the class ${value.name}; pass an instance, new ${value.name}(...)` : describe(value)}`,
  );
}

/** @throws ArgumentError unless the value can be iterated; `what` says what over */
function checkIterable<T>(where: string, values: Iterable<T>, what: string): readonly T[] {
  if (
    typeof (values as Partial<Iterable<T>> | null)?.[Symbol.iterator] !== "function" ||
    ArrayBuffer.isView(values) ||
    typeof values === "string"
  )
    throw new ArgumentError(`${where}: expected an iterable of ${what}, got ${describe(values)}`);
  return [...values];
}

/** @throws ArgumentError unless the value is an index of a list, from the end if negative */
function checkIndex(where: string, index: number, length: number): number {
  const at = index < 0 ? index + length : index;
  if (Number.isInteger(at) && at >= 0 && at < length) return at;
  throw new ArgumentError(
    `${where}: the index must be an integer from ${-length} to ${length - 1}, got ${describe(index)}`,
  );
}

/** The elements of a list of modules or parameters: its fields `0`, `1`, ... */
const numbered = <T>(list: object): Record<number, T> => list as unknown as Record<number, T>;
const countOf = (list: object): number => Object.keys(list).filter((key) => /^\d+$/.test(key)).length;
const elementsIn = <T>(list: object): readonly T[] =>
  Array.from({ length: countOf(list) }, (_, i) => numbered<T>(list)[i]!);

function insertInto<T>(list: object, at: number, value: T): void {
  const all = elementsIn<T>(list).toSpliced(at, 0, value);
  for (const [i, one] of all.entries()) numbered<T>(list)[i] = one;
}

/** The keys of dictionaries that are their own fields, not elements. */
const notElements: ReadonlySet<string> = new Set(["training"]);

/** @throws ArgumentError for a key that is not a text, is empty, has a dot, or is a member of the dictionary itself */
function checkKey(where: string, dictionary: object, key: unknown): string {
  if (
    typeof key === "string" &&
    key !== "" &&
    !key.includes(".") &&
    (!(key in dictionary) || Object.hasOwn(dictionary, key))
  )
    if (!notElements.has(key) && key !== "forward") return key;
  throw new ArgumentError(
    `${where}: a key must be a text without dots that is no member of the dictionary, got ${describe(key)}`,
  );
}

function* entriesOf<T>(dictionary: object): Generator<readonly [key: string, value: T]> {
  for (const [key, value] of Object.entries(dictionary)) if (!notElements.has(key)) yield [key, value as T];
}

const notCalled = (name: string, elements: string): never => {
  throw new ArgumentError(`${name}.forward: a ${elements} cannot be called; call its elements`);
};

/** A list of modules, named by index: `layers.0`, `layers.1`. An array in a field serves as well, but is not a module. */
export class ModuleList<M extends Module = Module> extends Module {
  constructor(modules: Iterable<M> = []) {
    super();
    this.extend(modules);
  }

  /** The number of modules. */
  get length(): number {
    return countOf(this);
  }

  /** The module at an index, from the end if negative. @throws ArgumentError for an index out of range */
  at(index: number): M {
    return numbered<M>(this)[checkIndex("ModuleList.at", index, this.length)]!;
  }

  /** Adds a module at the end, as `append` does. */
  push(...modules: readonly M[]): this {
    for (const module of modules) this.insert(this.length, module);
    return this;
  }

  /** Adds a module at the end. @throws ArgumentError for what is not a module */
  append(module: M): this {
    return this.insert(this.length, module);
  }

  /** Adds modules at the end. @throws ArgumentError for what is not a module */
  extend(modules: Iterable<M>): this {
    for (const module of checkIterable("ModuleList", modules, "modules")) this.append(module);
    return this;
  }

  /** Inserts a module before an index; those behind it get new names. @throws ArgumentError for what is not a module, and an index out of range */
  insert(index: number, module: M): this {
    checkModule("ModuleList", module);
    const at = index === this.length ? index : checkIndex("ModuleList.insert", index, this.length);
    insertInto(this, at, module);
    return this;
  }

  [Symbol.iterator](): Iterator<M> {
    return elementsIn<M>(this).values();
  }

  forward(): never {
    return notCalled("ModuleList", "list of modules");
  }
}

/**
 * Modules by key, each of which is its name in state dicts, as written: `new ModuleDict({ relu: new ReLU(), tanh: new Tanh() })`. A plain object in a field
 * serves as well, but is not a module.
 */
export class ModuleDict<M extends Module = Module> extends Module {
  protected get [namesAsWritten](): true {
    return true;
  }

  /** @param modules an object, or pairs of key and module */
  constructor(modules: Readonly<Record<string, M>> | Iterable<readonly [string, M]> = {}) {
    super();
    this.update(modules);
  }

  /** The number of modules. */
  get size(): number {
    return [...this.keys()].length;
  }

  /** The module of a key. @throws ArgumentError if there is none */
  get(key: string): M {
    if (this.has(key)) return (this as unknown as Record<string, M>)[key]!;
    throw new ArgumentError(`ModuleDict: there is no ${describe(key)}; there are ${limited([...this.keys()])}`);
  }

  /** Whether there is a module of the key. */
  has(key: string): boolean {
    return Object.hasOwn(this, key) && !notElements.has(key) && key !== "forward";
  }

  /** Adds a module, or replaces the one of the key. @throws ArgumentError for what is not a module, and for keys with dots */
  set(key: string, module: M): this {
    checkModule("ModuleDict", module);
    (this as unknown as Record<string, M>)[checkKey("ModuleDict", this, key)] = module;
    return this;
  }

  /** Takes a module away. @returns whether there was one */
  delete(key: string): boolean {
    return this.has(key) && delete (this as unknown as Record<string, M>)[key];
  }

  /** Adds modules, from an object or from pairs of key and module. */
  update(modules: Readonly<Record<string, M>> | Iterable<readonly [string, M]>): this {
    for (const [key, module] of pairsOf("ModuleDict", modules, "modules")) this.set(key, module);
    return this;
  }

  /** The keys, in order. */
  *keys(): Generator<string> {
    for (const [key] of entriesOf<M>(this)) yield key;
  }

  /** The modules, in order. */
  *values(): Generator<M> {
    for (const [, module] of entriesOf<M>(this)) yield module;
  }

  /** Pairs of key and module, in order. */
  entries(): Generator<readonly [key: string, module: M]> {
    return entriesOf<M>(this);
  }

  [Symbol.iterator](): Iterator<readonly [key: string, module: M]> {
    return this.entries();
  }

  forward(): never {
    return notCalled("ModuleDict", "dictionary of modules");
  }
}

/** A list of parameters, named by index. An array of parameters in a field serves as well, but is not a module. */
export class ParameterList extends Module {
  /** @param tensors leaves; each becomes a parameter */
  constructor(tensors: Iterable<Tensor> = []) {
    super();
    this.extend(tensors);
  }

  /** The number of parameters. */
  get length(): number {
    return countOf(this);
  }

  /** The parameter at an index, from the end if negative. @throws ArgumentError for an index out of range */
  at(index: number): Tensor {
    return numbered<Tensor>(this)[checkIndex("ParameterList.at", index, this.length)]!;
  }

  /** Adds a parameter at the end, as `append` does. */
  push(...tensors: readonly Tensor[]): this {
    for (const tensor of tensors) this.append(tensor);
    return this;
  }

  /** Makes a tensor a parameter, and adds it at the end. @throws ArgumentError for what is not a tensor */
  append(tensor: Tensor): this {
    checkTensor("ParameterList", tensor, "an element");
    numbered<Tensor>(this)[this.length] = kinds.get(tensor) === "parameter" ? tensor : parameter(tensor);
    return this;
  }

  /** Adds parameters at the end. @throws ArgumentError for what is not a tensor */
  extend(tensors: Iterable<Tensor>): this {
    for (const tensor of checkIterable("ParameterList", tensors, "tensors")) this.append(tensor);
    return this;
  }

  [Symbol.iterator](): Iterator<Tensor> {
    return elementsIn<Tensor>(this).values();
  }

  forward(): never {
    return notCalled("ParameterList", "list of parameters");
  }
}

/** Parameters by key, each of which is its name in state dicts, as written. A plain object in a field serves as well, but is not a module. */
export class ParameterDict extends Module {
  protected get [namesAsWritten](): true {
    return true;
  }

  /** @param tensors an object of leaves, or pairs of key and leaf; each becomes a parameter */
  constructor(tensors: Readonly<Record<string, Tensor>> | Iterable<readonly [string, Tensor]> = {}) {
    super();
    for (const [key, tensor] of pairsOf("ParameterDict", tensors, "tensors")) this.set(key, tensor);
  }

  /** The number of parameters. */
  get size(): number {
    return [...this.keys()].length;
  }

  /** The parameter of a key. @throws ArgumentError if there is none */
  get(key: string): Tensor {
    if (this.has(key)) return (this as unknown as Record<string, Tensor>)[key]!;
    throw new ArgumentError(`ParameterDict: there is no ${describe(key)}; there are ${limited([...this.keys()])}`);
  }

  /** Whether there is a parameter of the key. */
  has(key: string): boolean {
    return Object.hasOwn(this, key) && !notElements.has(key) && key !== "forward";
  }

  /** Makes a tensor a parameter, and adds it, or replaces the one of the key. @throws ArgumentError for what is not a tensor, and for keys with dots */
  set(key: string, tensor: Tensor): this {
    checkTensor("ParameterDict", tensor, "a value");
    const own = kinds.get(tensor) === "parameter" ? tensor : parameter(tensor);
    (this as unknown as Record<string, Tensor>)[checkKey("ParameterDict", this, key)] = own;
    return this;
  }

  /** Takes a parameter away. @returns whether there was one */
  delete(key: string): boolean {
    return this.has(key) && delete (this as unknown as Record<string, Tensor>)[key];
  }

  /** The keys, in order. */
  *keys(): Generator<string> {
    for (const [key] of entriesOf<Tensor>(this)) yield key;
  }

  /** The parameters, in order. */
  *values(): Generator<Tensor> {
    for (const [, tensor] of entriesOf<Tensor>(this)) yield tensor;
  }

  /** Pairs of key and parameter, in order. */
  entries(): Generator<readonly [key: string, tensor: Tensor]> {
    return entriesOf<Tensor>(this);
  }

  [Symbol.iterator](): Iterator<readonly [key: string, tensor: Tensor]> {
    return this.entries();
  }

  forward(): never {
    return notCalled("ParameterDict", "dictionary of parameters");
  }
}

/** The pairs of an object, or those that an iterable gives. */
function pairsOf<T>(
  where: string,
  values: Readonly<Record<string, T>> | Iterable<readonly [string, T]>,
  what: string,
): readonly (readonly [string, T])[] {
  if (isPlainObject(values)) return Object.entries(values) as [string, T][];
  const pairs = checkIterable(
    where,
    values as Iterable<readonly [string, T]>,
    `pairs of key and element, or an object of ${what}`,
  );
  for (const pair of pairs)
    if (!Array.isArray(pair) || pair.length !== 2)
      throw new ArgumentError(`${where}: expected pairs of key and element, got ${describe(pair)}`);
  return pairs;
}

/** A chain of modules: each takes the output of the previous one. Their names in state dicts are `0`, `1`, ... */
export class Sequential extends Module {
  static override readonly keepsNothing = true;
  /** @param layers modules, or functions of one tensor without state */
  constructor(...layers: readonly (Layer | ((input: Tensor) => Tensor))[]) {
    super();
    for (const layer of layers) this.append(layer);
  }

  /** The layers, in order. */
  get layers(): readonly Layer[] {
    return [...this.namedChildren()].map(([, module]) => module as Layer);
  }

  /** The number of layers. */
  get length(): number {
    return countOf(this);
  }

  /** The layer at an index, from the end if negative. @throws ArgumentError for an index out of range */
  at(index: number): Layer {
    return numbered<Layer>(this)[checkIndex("Sequential.at", index, this.length)]!;
  }

  /** Adds a layer at the end: a module, or a function of one tensor without state. */
  append(layer: Layer | ((input: Tensor) => Tensor)): this {
    const i = this.length;
    if (typeof layer === "function" && isModule(layer.prototype))
      throw new ArgumentError(
        `Sequential: layer ${i} is the class ${layer.name}; pass an instance, new ${layer.name}(...)`,
      );
    const module: unknown = typeof layer === "function" ? new Lambda(layer) : layer;
    if (!isModule(module))
      throw new ArgumentError(`Sequential: layer ${i} must be a module or a function, got ${describe(layer)}`);
    numbered<Module>(this)[i] = module;
    return this;
  }

  [Symbol.iterator](): Iterator<Layer> {
    return this.layers.values();
  }

  forward(input: Tensor): Tensor {
    let value = checkTensor("Sequential", input);
    for (const layer of this.layers) value = layer.forward(value);
    return value;
  }
}

/** A function as a module. */
class Lambda extends Module {
  protected readonly run: (input: Tensor) => Tensor;
  constructor(run: (input: Tensor) => Tensor) {
    super();
    this.run = run;
  }
  forward(input: Tensor): Tensor {
    return this.run(input);
  }
  override toString(): string {
    return this.run.name === "" ? "a function" : `${this.run.name}()`;
  }
}

/** The settings of a module, as it prints: its fields that are numbers, texts, true or false, or lists of numbers. */
function settingsOf(module: Module): readonly string[] {
  return Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
    if (name === "training" || name === "where") return [];
    const isShort = typeof value === "number" || typeof value === "boolean" || typeof value === "string";
    const isNumbers = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "number");
    const text = typeof value === "boolean" ? String(value) : written(value);
    return isShort || (isNumbers && value.length <= 6) ? [`${name} ${text}`] : [];
  });
}

/** What to do where the names of a checkpoint would fit but for one of the usual reasons. */
function adviceFor(state: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): string {
  if (names.size === 0) return "";
  const given = Object.keys(state);
  const fits = (keys: readonly string[]): boolean => keys.length > 0 && keys.every((key) => names.has(key));
  const [first = ""] = given;
  for (let dot = first.indexOf("."); dot >= 0; dot = first.indexOf(".", dot + 1)) {
    const prefix = first.slice(0, dot + 1);
    if (given.every((key) => key.startsWith(prefix)) && fits(given.map((key) => key.slice(prefix.length))))
      return `\n  All names begin with ${JSON.stringify(prefix)}: load Object.fromEntries(Object.entries(state).map(([name, x]) => [name.slice(${prefix.length}), x]))`;
  }
  for (const [key, value] of Object.entries(state)) {
    if (!isPlainObject(value) || !fits(Object.keys(value))) continue;
    return `\n  The names of ${JSON.stringify(key)} are those of the module: load state[${JSON.stringify(key)}]`;
  }
  return "";
}

/** Names, as messages list them: at most twenty. */
export function limited(names: readonly string[], most = 20): string {
  if (names.length === 0) return "none";
  const shown = names.slice(0, most).join(", ");
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
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
