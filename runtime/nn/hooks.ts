// Calls of modules: hooks before, after and backward, and the place of a module in errors that its call ends with.

import { alias } from "../../generated/operators.js";
import { AutogradFunction } from "../autograd/custom-function.js";
import type { Gradient, HookHandle } from "../autograd/node.js";
import { classNameOf, describe } from "../core/describe.js";
import { ArgumentError, TengenError } from "../core/errors.js";
import { withoutTemporaries } from "../core/ownership.js";
import { once } from "../core/shared.js";
import { engineMemory, memoryRules } from "../core/storage.js";
import { assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { levels } from "../dispatch/levels.js";

/** What hooks need of a module. */
export interface Hookable {
  namedModules(): Iterable<readonly [name: string, module: object]>;
}

/**
 * Whether the class says for itself that its `forward` keeps nothing of what it makes, besides its results, and shows it to nobody but modules. Its
 * subclasses may do so.
 */
const keepsNothing = (module: object): boolean =>
  Object.hasOwn(module.constructor, "keepsNothing") &&
  (module.constructor as { readonly keepsNothing?: unknown }).keepsNothing === true;

/** What has `forward`. */
interface Callable {
  forward(...inputs: never[]): unknown;
}

/** Called before `forward`, with its arguments; may return others, as an array. */
export type ForwardPreHook<M extends Callable> = (
  module: M,
  inputs: Parameters<M["forward"]>,
) => readonly unknown[] | undefined;

/** Called after `forward`, with its arguments and its result; may return another result. */
export type ForwardHook<M extends Callable> = (
  module: M,
  inputs: Parameters<M["forward"]>,
  output: ReturnType<M["forward"]>,
) => ReturnType<M["forward"]> | undefined;

/**
 * Called in the backward pass, with the gradients of the tensors among the arguments (null where there is none) and those of the results; may return
 * others in place of the former.
 */
export type BackwardHook<M> = (
  module: M,
  gradInputs: readonly Gradient[],
  gradOutputs: readonly Gradient[],
) => readonly Gradient[] | undefined;

interface Hooks {
  readonly before: Map<object, (module: object, inputs: readonly unknown[]) => unknown>;
  readonly after: Map<object, (module: object, inputs: readonly unknown[], output: unknown) => unknown>;
  readonly backward: Map<object, BackwardHook<unknown>>;
}

type Run = (this: unknown, ...inputs: readonly unknown[]) => unknown;

const hooksOf: WeakMap<object, Hooks> = once("nn hooks", () => new WeakMap());
/** The `forward` of modules that have it as a field. */
const fields: WeakMap<object, Run> = once("nn forward fields", () => new WeakMap());

/** Whether the module's class declares `forward` as a field, such as an arrow function. */
export const hasForwardField = (module: object): boolean =>
  fields.has(module) || (Object.hasOwn(module, "forward") && (module as { forward: unknown }).forward !== called);

/** Makes calls of `module.forward` go through the hooks, and name the module where they fail. */
export function intercept(module: object): void {
  Object.defineProperty(module, "forward", { value: called, writable: true, configurable: true, enumerable: false });
}

/** `forward` of every module. */
function called(this: Hookable, ...inputs: readonly unknown[]): unknown {
  const run = fields.get(this) ?? (Object.getPrototypeOf(this) as { forward?: Run }).forward;
  if (run === undefined)
    throw new ArgumentError(`${classNameOf(this)}: a subclass of Module must have a method forward(...)`);
  try {
    const hooks = hooksOf.get(this);
    const memory = engineMemory.installed;
    if (memory?.isRunning() === true) {
      if (hooks !== undefined || !keepsNothing(this) || fields.has(this)) memory.usersCode();
    } else if (hooks === undefined && passesLargeValues(this, inputs[0])) return sparing(this, run, inputs);
    return hooks === undefined ? run.call(this, ...inputs) : hooked(this, hooks, run, inputs);
  } catch (error) {
    throw located(error, this);
  }
}

/** Whether the package's modules in this one, whose `forward` the program has not replaced, pass large values to each other. */
function passesLargeValues(module: Hookable, input: unknown): boolean {
  if (!isTensor(input) || input.storage.byteLength < memoryRules.from) return false;
  if (!keepsNothing(module) || fields.has(module) || levels.current !== null) return false;
  let count = 0;
  for (const [, one] of module.namedModules()) {
    if ((one as { readonly forward?: unknown }).forward !== called) return false;
    count++;
  }
  return count > 1;
}

/** Whether a value is a tensor, null, or a list of such values. */
const hasOnlyTensors = (value: unknown): boolean =>
  value === null || isTensor(value) || (Array.isArray(value) && value.every(hasOnlyTensors));

/** Gives back what the modules in this one pass to each other: at its end, or once the backward pass lets go of it. */
function sparing(module: object, run: Run, inputs: readonly unknown[]): unknown {
  return withoutTemporaries(
    () => {
      const result = run.call(module, ...inputs);
      if (!hasOnlyTensors(result)) engineMemory.installed!.usersCode();
      return result;
    },
    (result) => [result as Tensor],
  );
}

function hooked(module: Hookable, hooks: Hooks, run: Run, given: readonly unknown[]): unknown {
  let inputs = given;
  for (const hook of [...hooks.before.values()]) {
    const other: unknown = hook(module, inputs);
    if (other === undefined) continue;
    if (!Array.isArray(other))
      throw new ArgumentError(
        `registerForwardPreHook: a hook must return nothing, or the arguments of forward as an array, got ${describe(other)}`,
      );
    inputs = other;
  }
  if (hooks.backward.size === 0) return followed(module, hooks, inputs, run.call(module, ...inputs));
  const pass = new Backward(module, [...hooks.backward.values()]);
  const passed = pass.inputs(inputs);
  return pass.outputs(followed(module, hooks, passed, run.call(module, ...passed)));
}

function followed(module: Hookable, hooks: Hooks, inputs: readonly unknown[], result: unknown): unknown {
  let output = result;
  for (const hook of [...hooks.after.values()]) output = hook(module, inputs, output) ?? output;
  return output;
}

/** Notes the gradients of a call's results, and shows them to the hooks with those of its arguments. */
class Backward {
  readonly #module: object;
  readonly #hooks: readonly BackwardHook<unknown>[];
  #gradOutputs: readonly Gradient[] = [];
  /** The number of tensors among the arguments, where gradients go on to one of them. */
  #count: number | null = null;
  #tensors = 0;

  constructor(module: object, hooks: readonly BackwardHook<unknown>[]) {
    this.#module = module;
    this.#hooks = hooks;
  }

  inputs(values: readonly unknown[]): readonly unknown[] {
    this.#tensors = values.filter(isTensor).length;
    const { replaced, recorded } = through(values, (grads) => this.#run(grads));
    this.#count = recorded ? this.#tensors : null;
    return replaced;
  }

  outputs(value: unknown): unknown {
    const single = !Array.isArray(value);
    const { replaced } = through(single ? [value] : value, (grads) => {
      this.#gradOutputs = grads;
      if (this.#count === null) this.#run(Array.from({ length: this.#tensors }, () => null));
      return grads;
    });
    return single ? replaced[0] : replaced;
  }

  #run(gradInputs: readonly Gradient[]): readonly Gradient[] {
    let gradients = gradInputs;
    for (const hook of this.#hooks) {
      const other: unknown = hook(this.#module, gradients, this.#gradOutputs);
      if (other === undefined) continue;
      if (!Array.isArray(other) || other.length !== gradients.length)
        throw new ArgumentError(
          `registerFullBackwardHook: a hook must return nothing, or an array of ${gradients.length} gradients, got ${describe(other)}`,
        );
      gradients = other;
    }
    return gradients;
  }
}

/** Passes the tensors of a list through an identity whose backward pass calls `seen`. */
function through(
  values: readonly unknown[],
  seen: (grads: readonly Gradient[]) => readonly Gradient[],
): { readonly replaced: readonly unknown[]; readonly recorded: boolean } {
  const tensors = values.filter(isTensor);
  if (tensors.length === 0) return { replaced: values, recorded: false };
  const passing = new AutogradFunction<Tensor[], readonly Tensor[], unknown>({
    name: "ModuleHook",
    forward(context, ...given) {
      context.materializeGrads = false;
      return given.map((tensor) => alias(tensor));
    },
    backward: (_, ...grads) => seen(grads),
  });
  const results = passing.apply(...tensors);
  let next = 0;
  const replaced = values.map((value) => (isTensor(value) ? results[next++]! : value));
  return { replaced, recorded: results.some(({ requiresGrad }) => requiresGrad) };
}

/** @returns a handle that takes the hook away again */
export function addHook(module: object, kind: keyof Hooks, hook: unknown, where: string): HookHandle {
  assertFunction(hook, where);
  const own = (module as { forward?: unknown }).forward;
  if (Object.hasOwn(module, "forward") && own !== called) {
    fields.set(module, own as Run);
    intercept(module);
  }
  let hooks = hooksOf.get(module);
  if (hooks === undefined) hooksOf.set(module, (hooks = { before: new Map(), after: new Map(), backward: new Map() }));
  const list = hooks[kind] as Map<object, unknown>;
  const key = {};
  list.set(key, hook);
  return { remove: () => void list.delete(key) };
}

/** What an error said before places were added, and the modules that it went through, the innermost first. */
const places: WeakMap<object, { readonly message: string; readonly modules: Hookable[] }> = once(
  "nn error places",
  () => new WeakMap(),
);

/** Adds the module to an error, by its path from the outermost module that was called: `  module: encoder.layers.1 (Linear)`. */
function located(error: unknown, module: Hookable): unknown {
  if (!(error instanceof TengenError)) return error;
  let place = places.get(error);
  if (place === undefined) places.set(error, (place = { message: error.message, modules: [] }));
  place.modules.push(module);
  const [innermost] = place.modules;
  const name = classNameOf(innermost!);
  const path = pathOf(place.modules);
  // A module that was called by itself, and says so, has no place to name.
  if (path === "" && place.message.startsWith(`${name}:`)) return error;
  const message = `${place.message}\n  module: ${path === "" ? name : `${path} (${name})`}`;
  const { stack } = error;
  if (stack?.includes(error.message)) error.stack = stack.replace(error.message, () => message);
  error.message = message;
  return error;
}

/** The names from the outermost module inwards, as far as each is within the one before. */
function pathOf(modules: readonly Hookable[]): string {
  let path = "";
  for (let i = modules.length - 1; i > 0; i--) {
    const inner = modules[i - 1]!;
    if (inner === modules[i]) continue;
    const found = [...modules[i]!.namedModules()].find(([, module]) => module === inner);
    const name = found === undefined ? `<${classNameOf(inner)}>` : found[0];
    path = path === "" ? name : `${path}.${name}`;
  }
  return path;
}
