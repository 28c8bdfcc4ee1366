// Function modes, and classes that handle functions: user code that sees every public function, method and getter before overloads are resolved.

import { tensor } from "../core/creation.js";
import { describe } from "../core/describe.js";
import { ArgumentError, DispatchError } from "../core/errors.js";
import { type AnyFunction, coreHooks } from "../core/hooks.js";
import { overridables } from "../core/public-calls.js";
import { once, shared } from "../core/shared.js";
import { assertFunction, Tensor, watchCalls } from "../core/tensor.js";
import { type DispatchGuard, refusePromise, underGuard } from "../dispatch/local.js";
import { type CallOptions, NotImplemented } from "../dispatch/not-implemented.js";
import { allPublicFunctions, membersOfFunctions } from "../dispatch/overloads.js";

/** A public function, a method as a function of its tensor, or a getter as one; `name` is what it is called: `add`, `Tensor.item`, `Tensor.dtype`. */
export type OverridableFunction = AnyFunction;

/** A class whose instances, among the arguments of a public function, have its `torchFunction` answer the call. */
export interface FunctionClass {
  readonly name: string;
  torchFunction(
    fn: OverridableFunction,
    types: readonly FunctionClass[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown;
}

/** The options of a call without any: calling the function with them passes none either. */
const noOptions: CallOptions = once("modes.noOptions", () => Object.freeze({}));

/**
 * Sees every public function, method and getter that is called while it is active, with the arguments as the caller wrote them.
 * Inside its own handler a mode is not active: calling the function there dispatches to the next outer mode, then to classes, then to
 * the function.
 */
export abstract class FunctionMode {
  /**
   * @param fn call it as `fn(...args, options)`
   * @param types the classes among the arguments that handle functions
   * @returns the result of the call, or `NotImplemented` to leave it to the other classes
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
  readonly modes: ActiveFunctionMode[];
  /** Whether tensors of a class that handles functions were ever created: fast paths know no classes. */
  classes: boolean;
  /** How many guards disable dispatching to classes. */
  disabled: number;
  /** How many functions are running: what these read of tensors does not count as a user's call. */
  inside: number;
  watching: boolean;
  /** Functions that have the names by which users know them. */
  readonly named: WeakSet<AnyFunction>;
}

const state: FunctionState = once("modes.functions", () => ({
  modes: [],
  classes: false,
  disabled: 0,
  inside: 0,
  watching: false,
  named: new WeakSet(),
}));

function update(): void {
  coreHooks.direct = state.modes.length === 0 && !(state.classes && state.disabled === 0);
}

/** From now on calls that are not answered directly come here, and so do methods and getters. */
function install(): void {
  coreHooks.ask ??= interpose;
  if (state.watching) return;
  state.watching = true;
  watchCalls();
  watchMembers();
}

// -- calls

/** The distinct classes that handle functions among the arguments: in their order, a subclass before the classes that it extends. */
function classesIn(given: readonly unknown[]): FunctionClass[] {
  const types: FunctionClass[] = [];
  if (state.disabled > 0) return types;
  const add = (value: unknown, depth: number): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      if (depth < 2) for (const item of value as readonly unknown[]) add(item, depth + 1);
      return;
    }
    const type = (value as { constructor?: unknown }).constructor as unknown as FunctionClass;
    if ((type as unknown) === Object) {
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

function isOptions(value: unknown): value is CallOptions {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Runs what a call is without anybody who looks at it. */
function run(plain: AnyFunction, given: readonly unknown[]): unknown {
  state.inside++;
  try {
    return plain(...given);
  } finally {
    state.inside--;
  }
}

/** Bundlers rename functions: handlers see each under the name that it is exported by. */
function giveNames(): void {
  const give = (called: AnyFunction, name: string): void => {
    if (called.name !== name) Object.defineProperty(called, "name", { value: name, configurable: true });
    state.named.add(called);
  };
  for (const [key, object] of shared.objects)
    if (key.startsWith("function ")) give(object as AnyFunction, key.slice("function ".length));
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
  const types = classesIn(given);
  const active = state.modes.pop();
  if (active === undefined && types.length === 0) return run(plain, given);
  const last = given.at(-1);
  const [args, options] = isOptions(last) ? [given.slice(0, -1), last] : [given, noOptions];
  // What handlers do, they do as users: getters are seen again.
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
        if (!active.disposed) state.modes.push(active);
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
      ...(active === undefined ? [] : [active.mode.constructor.name]),
      ...types.map(({ name }) => name),
    ];
    throw new DispatchError(
      `no handler took the function ${called.name}: NotImplemented came from ${handlers.join(", ")}`,
    );
  }
  return result;
}

// -- methods and getters

/** Members that identify an object, and that show it in errors: they are never intercepted. */
const passed: ReadonlySet<PropertyKey> = new Set(["constructor"]);

/** Functions of the members that are watched, by name: `Tensor.item`, `Tensor.dtype`. */
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

/** Makes the members of tensors without a public function interceptable: they are replaced only once something intercepts. */
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

/** The fields of a tensor that are data, which no getter stands behind. */
const fields: readonly string[] = ["shape", "strides", "offset", "numel", "isContiguous"];

/**
 * Dispatches calls with this tensor to its class: call it for each new tensor of a class that handles functions, as
 * `asSubclass` and `TensorSubclass` do. Its fields are getters from then on.
 */
export function noteOverriding(tensor: Tensor): void {
  install();
  state.classes = true;
  update();
  for (const key of fields) {
    let value = (tensor as unknown as Record<string, unknown>)[key];
    const getter = members.get(`Tensor.${key}`) ?? memberFunction(`Tensor.${key}`, (self) => readField(self, key));
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
 * Registers a non-tensor class as one that handles functions: calls with one of its instances are then dispatched to its
 * static `torchFunction`. Tensor classes need not be registered.
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

/** Makes a function mode active until disposed. Modes have to be disposed in reverse order; any other order is an error. */
export function functionModeGuard(mode: FunctionMode): DispatchGuard {
  if (typeof (mode as Partial<FunctionMode> | null)?.handle !== "function")
    throw new ArgumentError(
      `expected a function mode, an object of a class that extends FunctionMode and has \`handle\`, got ${describe(mode)}`,
    );
  install();
  const active: ActiveFunctionMode = { mode, disposed: false };
  state.modes.push(active);
  update();
  const dispose = (): void => {
    if (active.disposed) return;
    active.disposed = true;
    const at = state.modes.indexOf(active);
    const inner = at < 0 ? undefined : state.modes[at + 1];
    if (at >= 0) state.modes.splice(at, 1);
    update();
    if (inner !== undefined)
      throw new DispatchError(
        `${mode.constructor.name} was disposed while ${inner.mode.constructor.name} inside it was still active; modes nest`,
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
  refusePromise(result, "withFunctionMode");
  return result;
}

/** The function modes that are active, outermost first. */
export function activeFunctionModes(): readonly FunctionMode[] {
  return state.modes.map(({ mode }) => mode);
}

/** Runs `body` without dispatching to classes: function modes still see calls, as in PyTorch. */
export function disableTorchFunction<R>(body: () => R): R {
  state.disabled++;
  update();
  const dispose = (): void => {
    state.disabled--;
    update();
  };
  return underGuard({ dispose, [Symbol.dispose]: dispose }, "disableTorchFunction", body);
}

/** Whether a call with these arguments would be looked at: by a mode, or by a class among them. */
export function hasTorchFunction(...args: readonly unknown[]): boolean {
  return state.modes.length > 0 || classesIn(args).length > 0;
}

/**
 * Makes a user's function overridable like the library's: `const relu6 = overridableFunction("relu6", (x) => ...)`. Modes see
 * it and what it calls; classes among its arguments handle it.
 */
export function overridableFunction<F extends (...args: never[]) => unknown>(name: string, body: F): F {
  assertFunction(body, "overridableFunction");
  const plain = body as unknown as AnyFunction;
  const called: AnyFunction = (...args) => (coreHooks.ask === null ? plain(...args) : interpose(called, args, plain));
  Object.defineProperty(called, "name", { value: name });
  return called as unknown as F;
}

/** Every function that modes and classes see, by name: functions, and methods and getters as functions of their tensor. */
export function overridableFunctions(): ReadonlyMap<string, OverridableFunction> {
  install();
  giveNames();
  return new Map([...allPublicFunctions(), ...overridables(), ["tensor", tensor as AnyFunction], ...members]);
}

/** What a function that a handler was given is called: `add`, `Tensor.item`, `aten::add.Tensor`. */
export function resolveName(fn: OverridableFunction): string {
  assertFunction(fn, "resolveName");
  return fn.name;
}
