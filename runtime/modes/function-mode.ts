// Function modes and function handlers: user code that intercepts public functions, methods and getters before overload resolution.

import { tensor } from "../core/creation.js";
import { classNameOf, describe } from "../core/describe.js";
import { ArgumentError, DispatchError } from "../core/errors.js";
import { type AnyFunction, coreHooks } from "../core/hooks.js";
import { Changes, ValueSetting } from "../core/local-state.js";
import { isPlainObject } from "../core/options.js";
import { overridables } from "../core/public-calls.js";
import { once, shared } from "../core/shared.js";
import { assertFunction, refuseDeferred } from "../core/synchronous.js";
import { Tensor, watchCalls } from "../core/tensor.js";
import { type DispatchGuard, underChanges } from "../dispatch/local.js";
import { type CallOptions, NotImplemented } from "../dispatch/not-implemented.js";
import { allPublicFunctions, isOptions, membersOfFunctions } from "../dispatch/overloads.js";

/** A public function, or a method or getter as a function of its tensor. Names are, for example, `add`, `Tensor.item` and `Tensor.dtype`. */
export type OverridableFunction = AnyFunction;

/** A class with a static `torchFunction`, which intercepts public functions with instances of the class among their arguments. */
export interface FunctionClass {
  readonly name: string;
  torchFunction(
    fn: OverridableFunction,
    types: readonly FunctionClass[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown;
}

/** The options of a call without options; passing them on is the same as passing none. */
const noOptions: CallOptions = once("modes.noOptions", () => Object.freeze({}));

/**
 * Intercepts every call of a public function, method or getter while it is active, with the caller's arguments. A mode is not active
 * inside its own handler: calling the function there dispatches to the next outer mode, then to classes, then to the function.
 */
export abstract class FunctionMode {
  /**
   * @param fn call it as `fn(...args, options)`
   * @param types the classes with `torchFunction` among the arguments
   * @returns the result of the call, or `NotImplemented` to pass it on to the classes
   */
  abstract handle(
    fn: OverridableFunction,
    types: readonly FunctionClass[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown;
}

interface ActiveFunctionMode {
  readonly mode: FunctionMode;
  disposed: boolean;
}

interface FunctionState {
  /** Active modes, outermost first. */
  modes: ActiveFunctionMode[];
  /** Whether a tensor of a class with `torchFunction` was ever created; fast paths do not handle classes. */
  classes: boolean;
  /** Whether dispatching to classes is disabled. */
  disabled: boolean;
  /** The nesting depth of running functions, whose use of tensor members is not intercepted. */
  inside: number;
  watching: boolean;
  /** Functions whose `name` has been set. */
  readonly named: WeakSet<AnyFunction>;
  /** The functions that read properties: modes get their tensor's class also where classes are not asked. */
  readonly getters: WeakSet<AnyFunction>;
}

const state: FunctionState = once("modes.functions", () => ({
  modes: [],
  classes: false,
  disabled: false,
  inside: 0,
  watching: false,
  named: new WeakSet(),
  getters: new WeakSet(),
}));

const disabling: ValueSetting<boolean> = once(
  "modes.disabling classes",
  () =>
    new ValueSetting(
      () => state.disabled,
      (disabled) => {
        state.disabled = disabled;
        update();
      },
    ),
);

function update(): void {
  coreHooks.direct = state.modes.length === 0 && !(state.classes && !state.disabled);
}

once("modes.function modes", () => [
  new ValueSetting(
    () => state.modes,
    (modes) => {
      state.modes = modes;
      update();
    },
    (modes) => modes.map(({ mode }) => ({ mode, disposed: false })),
  ),
  disabling,
]);

/** Installs the hook for calls that need interception, and makes methods and getters interceptable. */
function install(): void {
  coreHooks.ask ??= interpose;
  if (state.watching) return;
  state.watching = true;
  watchCalls();
  watchMembers();
}

// -- calls

/** The distinct classes with `torchFunction` among the arguments, in order, but subclasses before the classes that they extend. */
function classesIn(given: readonly unknown[], called: AnyFunction | null): FunctionClass[] {
  const types: FunctionClass[] = [];
  if (state.disabled && (called === null || !state.getters.has(called))) return types;
  const add = (value: unknown, depth: number): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      if (depth < 2) for (const item of value as readonly unknown[]) add(item, depth + 1);
      return;
    }
    const type = (value as { constructor?: unknown }).constructor as unknown as FunctionClass;
    if (isPlainObject(value)) {
      if (depth === 0) for (const item of Object.values(value)) add(item, 1);
      return;
    }
    if (typeof (type as FunctionClass | undefined)?.torchFunction !== "function" || types.includes(type)) return;
    const { prototype } = type as unknown as { readonly prototype: object };
    const before = types.findIndex((other) => prototype instanceof (other as unknown as new () => object));
    if (before < 0) types.push(type);
    else types.splice(before, 0, type);
  };
  for (const value of given) add(value, 0);
  return types;
}

/** Runs a function without interception. */
function run(plain: AnyFunction, given: readonly unknown[]): unknown {
  state.inside++;
  try {
    return plain(...given);
  } finally {
    state.inside--;
  }
}

/** Sets the names of functions to their exported names, since bundlers rename functions. */
function giveNames(): void {
  const give = (called: AnyFunction, name: string): void => {
    if (called.name !== name) Object.defineProperty(called, "name", { value: name, configurable: true });
    state.named.add(called);
  };
  for (const [key, object] of shared.objects)
    if (key.startsWith("function ")) give(object as AnyFunction, key.replace(/^function (?:\w+::)?/, ""));
  give(tensor as AnyFunction, "tensor");
}

function interpose(called: AnyFunction, all: readonly unknown[], plain: AnyFunction): unknown {
  if (!state.named.has(called)) {
    giveNames();
    state.named.add(called);
  }
  let count = all.length;
  if (count > 0 && all[count - 1] === noOptions) count--;
  while (count > 0 && all[count - 1] === undefined) count--;
  const given = count === all.length ? all : all.slice(0, count);
  const types = classesIn(given, called);
  const { modes } = state;
  const active = modes.pop();
  if (active === undefined && types.length === 0) return run(plain, given);
  const last = given.at(-1);
  const [args, options] = isOptions(last) ? [given.slice(0, -1), last] : [given, noOptions];
  // Calls from handlers are intercepted like users' calls.
  const { inside } = state;
  state.inside = 0;
  let result: unknown = NotImplemented;
  try {
    if (active !== undefined) {
      update();
      try {
        result = active.mode.handle(called, types, args, options);
      } finally {
        // A mode may have been disposed inside its own handler.
        if (!active.disposed) modes.push(active);
        update();
      }
    }
    for (let i = 0; result === NotImplemented && i < types.length; i++)
      result = types[i]!.torchFunction(called, types, args, options);
  } finally {
    state.inside = inside;
  }
  if (result === NotImplemented) {
    const handlers = [
      ...(active === undefined ? [] : [classNameOf(active.mode)]),
      ...types.map(({ name }) => name || "an anonymous class"),
    ];
    throw new DispatchError(
      `no handler accepted the function ${called.name}: NotImplemented was returned by ${handlers.join(", ")}`,
    );
  }
  return result;
}

// -- methods and getters

/** Members that identify an object and are used in errors; never intercepted. */
const passed: ReadonlySet<PropertyKey> = new Set(["constructor"]);

/** Functions for interceptable members, by name: `Tensor.item`, `Tensor.dtype`. */
const members: Map<string, AnyFunction> = once("modes.members", () => new Map());

/** A member's body as a function of its tensor. */
function memberFunction(name: string, plain: AnyFunction): AnyFunction {
  const called: AnyFunction = (...args) => {
    if (!isSeen()) return plain(...(args.at(-1) === noOptions ? args.slice(0, -1) : args));
    return interpose(called, args, plain);
  };
  Object.defineProperty(called, "name", { value: name });
  members.set(name, called);
  return called;
}

function isSeen(): boolean {
  return !coreHooks.direct && state.inside === 0;
}

/** Makes tensor members without a public function interceptable. They are replaced only when the first handler is installed. */
function watchMembers(): void {
  const { prototype } = Tensor;
  const forwarding = membersOfFunctions();
  for (const key of Object.getOwnPropertyNames(prototype)) {
    const found = Object.getOwnPropertyDescriptor(prototype, key)!;
    if (passed.has(key) || found.configurable !== true || forwarding.has(found.value ?? found.get)) continue;
    if (typeof found.value === "function") {
      const method = found.value as AnyFunction;
      const called = memberFunction(`Tensor.${key}`, (self, ...args) => method.apply(self, args));
      Object.defineProperty(prototype, key, {
        ...found,
        value(this: Tensor, ...args: unknown[]) {
          return isSeen() ? called(this, ...args) : method.apply(this, args);
        },
      });
    } else if (found.get !== undefined) watchAccessor(prototype, key, found);
  }
}

function watchAccessor(target: object, key: string, { get, set, ...rest }: PropertyDescriptor): void {
  const getter = memberFunction(`Tensor.${key}`, (self) => get!.call(self) as unknown);
  state.getters.add(getter);
  const setter = set === undefined ? null : memberFunction(`Tensor.${key}=`, (self, value) => set.call(self, value));
  Object.defineProperty(target, key, {
    ...rest,
    get(this: Tensor) {
      return isSeen() ? getter(this) : get!.call(this);
    },
    ...(setter === null
      ? {}
      : {
          set(this: Tensor, value: unknown) {
            if (isSeen()) setter(this, value);
            else set!.call(this, value);
          },
        }),
  });
}

/** Tensor members that are data fields, not getters. */
const fields: readonly string[] = ["shape", "strides", "offset", "numel", "isContiguous"];

/**
 * Dispatches calls with this tensor to its class: must be called for each new tensor of a class with `torchFunction`, as
 * `asSubclass` and `TensorSubclass` do. Replaces the tensor's fields by getters.
 */
export function noteOverriding(tensor: Tensor): void {
  install();
  state.classes = true;
  update();
  for (const key of fields) {
    let value = (tensor as unknown as Record<string, unknown>)[key];
    const getter = members.get(`Tensor.${key}`) ?? memberFunction(`Tensor.${key}`, (self) => readField(self, key));
    // PyTorch's counterpart of this one is a method with arguments.
    if (key !== "isContiguous") state.getters.add(getter);
    Object.defineProperty(tensor, key, {
      configurable: true,
      enumerable: true,
      get(this: Tensor) {
        return isSeen() ? getter(this) : value;
      },
      set(changed: unknown) {
        value = changed;
      },
    });
  }
}

function readField(tensor: unknown, key: string): unknown {
  state.inside++;
  try {
    return (tensor as Record<string, unknown>)[key];
  } finally {
    state.inside--;
  }
}

/**
 * Registers a class that does not extend Tensor as a function handler: calls with an instance among their arguments are
 * dispatched to its static `torchFunction`. Tensor classes need not be registered.
 * @throws ArgumentError if the class has no `torchFunction`
 */
export function handleFunctions<C extends FunctionClass>(type: C): C {
  if (typeof (type as Partial<FunctionClass> | null)?.torchFunction !== "function")
    throw new ArgumentError(
      `expected a class with a static torchFunction(fn, types, args, options), got ${describe(type)}`,
    );
  install();
  return type;
}

// -- for handlers

/** Activates a function mode until disposed. Modes must be disposed in reverse order. */
export function functionModeGuard(mode: FunctionMode): DispatchGuard {
  if (typeof (mode as Partial<FunctionMode> | null)?.handle !== "function")
    throw new ArgumentError(
      `expected a function mode, an object of a class that extends FunctionMode and has \`handle\`, got ${describe(mode)}`,
    );
  install();
  const active: ActiveFunctionMode = { mode, disposed: false };
  const { modes } = state;
  modes.push(active);
  update();
  const dispose = (): void => {
    if (active.disposed) return;
    active.disposed = true;
    const at = modes.indexOf(active);
    const inner = at < 0 ? undefined : modes[at + 1];
    if (at >= 0) modes.splice(at, 1);
    update();
    if (inner !== undefined)
      throw new DispatchError(
        `${classNameOf(mode)} was disposed while ${classNameOf(inner.mode)} was still active inside it; modes must be disposed in reverse order`,
      );
  };
  return { dispose, [Symbol.dispose]: dispose };
}

/** Runs `body` with a function mode active. Rejects async callbacks. */
export function withFunctionMode<R>(mode: FunctionMode, body: () => R): R {
  assertFunction(body, "withFunctionMode");
  const guard = functionModeGuard(mode);
  let result: R;
  try {
    result = body();
  } finally {
    guard.dispose();
  }
  refuseDeferred(result, "withFunctionMode");
  return result;
}

/** The active function modes, outermost first. */
export function activeFunctionModes(): readonly FunctionMode[] {
  return state.modes.map(({ mode }) => mode);
}

/** Runs `body` without dispatching to classes; function modes still intercept calls, as in PyTorch. */
export function disableTorchFunction<R>(body: () => R): R {
  return underChanges(new Changes(disabling.set(true, true)), "disableTorchFunction", body);
}

/** Whether a call with these arguments would be intercepted by a mode or a class. */
export function hasTorchFunction(...args: readonly unknown[]): boolean {
  return state.modes.length > 0 || classesIn(args, null).length > 0;
}

/**
 * Makes a user's function overridable like the library's: `const relu6 = overridableFunction("relu6", (x) => ...)`. Modes and
 * classes among its arguments intercept it, and the functions that it calls.
 */
export function overridableFunction<F extends (...args: never[]) => unknown>(name: string, body: F): F {
  assertFunction(body, "overridableFunction");
  const plain = body as unknown as AnyFunction;
  const called: AnyFunction = (...args) => (coreHooks.ask === null ? plain(...args) : interpose(called, args, plain));
  Object.defineProperty(called, "name", { value: name });
  return called as unknown as F;
}

/** All overridable functions by name: functions, and methods and getters as functions of their tensor. */
export function overridableFunctions(): ReadonlyMap<string, OverridableFunction> {
  install();
  giveNames();
  return new Map([...allPublicFunctions(), ...overridables(), ["tensor", tensor as AnyFunction], ...members]);
}

/** Whether a function passed to a handler reads a property of its tensor. */
export function isGetter(fn: OverridableFunction): boolean {
  return state.getters.has(fn);
}

/** The name of a function passed to a handler: `add`, `Tensor.item`, `aten::add.Tensor`. */
export function resolveName(fn: OverridableFunction): string {
  assertFunction(fn, "resolveName");
  return fn.name;
}
