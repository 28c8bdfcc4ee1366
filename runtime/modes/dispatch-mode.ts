// Dispatch modes and tensor subclasses: user code that intercepts operators at the Python key, below autograd.
import { installConstants } from "../autograd/constants.js";
import { operators } from "../autograd/operators.js";
import { classNameOf, describe } from "../core/describe.js";
import { ArgumentError, DispatchError } from "../core/errors.js";
import { interceptedScalar } from "../core/hooks.js";
import { type Changes, ValueSetting } from "../core/local-state.js";
import { camelCase } from "../core/names.js";
import type { Scalar } from "../core/scalar.js";
import { sameShape } from "../core/shape.js";
import { once } from "../core/shared.js";
import { assertFunction, refuseDeferred } from "../core/synchronous.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { deviceKeys, statedKeys, type WrapperOptions, WrapperTensor } from "../core/wrapper.js";
import { pushResults } from "../dispatch/boxing.js";
import { assertDispatcher, type Dispatcher, dispatcherOf, dispatcher as program } from "../dispatch/dispatcher.js";
import { boxed } from "../dispatch/kernel.js";
import { KeySet, type KeySetLike } from "../dispatch/key-set.js";
import { preDispatchHi, pythonLo, pythonSnapshotHi } from "../dispatch/keys.js";
import { refuseClassOf } from "../dispatch/levels.js";
import { Library } from "../dispatch/library.js";
import { type DispatchGuard, including, notIncluding } from "../dispatch/local.js";
import { type CallOptions, NotImplemented } from "../dispatch/not-implemented.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { handleOf, type OverloadHandle } from "../dispatch/ops.js";
import { defaultOf } from "../dispatch/parameters.js";
import { checkStack } from "../dispatch/stack.js";
import { type FunctionClass, noteOverriding } from "./function-mode.js";
import { forTensors } from "./tree.js";

export { type CallOptions, NotImplemented };

/** A class of tensors with a static `dispatch`, which intercepts operators. */
export interface TensorSubclassConstructor {
  new (...args: never[]): TensorSubclass;
  dispatch(
    op: OverloadHandle,
    types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown;
}

/** Where modes of the infrastructure are asked: after the modes of the program, in this order, whatever is entered first. */
export type ModePlace = "functional" | "tracing" | "fake";
const places: readonly unknown[] = ["functional", "tracing", "fake"] satisfies ModePlace[];

/** The keys at which modes see calls. */
export type ModeKey = "Python" | "PreDispatch";
const modeKeys: readonly unknown[] = ["Python", "PreDispatch"] satisfies ModeKey[];

/**
 * Intercepts every operator call while it is active, below autograd. A mode is not active inside its own handler:
 * calling the operator there dispatches to the next outer mode, then to subclasses, then to the backend.
 */
export abstract class DispatchMode {
  private depth = 0;
  /**
   * Where the mode sees calls: at `Python`, below autograd, where composites are decomposed, or at `PreDispatch`, above transforms, autocast and autograd,
   * where each call is as the program made it. Modes at PreDispatch have a stack of their own, and are asked before all at Python. PyTorch:
   * `_dispatch_key`.
   */
  readonly dispatchKey: ModeKey = "Python";
  /**
   * A fixed place among the modes at a key, for modes that others should not have to know of: all modes without a place are asked before, then those at
   * `functional`, `tracing` (where `makeGraph` traces) and `fake` (where `FakeTensorMode` is); at one place the innermost first. PyTorch: `_mode_key`.
   */
  readonly place: ModePlace | null = null;

  /**
   * @param op the overload; call it as `op(...args, options)`
   * @param types the tensor subclasses among the arguments
   */
  abstract handle(
    op: OverloadHandle,
    types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown;

  /** Inside `handle`: runs `body` with this mode active, so that it intercepts the calls of `body`. */
  protected reenter<R>(body: () => R): R {
    if (this.depth >= 100) {
      throw new DispatchError(
        `${classNameOf(this)}: reenter was nested ${this.depth} times; a handler must not re-enter for every operator`,
      );
    }
    this.depth++;
    try {
      return withMode(this, body);
    } finally {
      this.depth--;
    }
  }
}

/** A program's handler of one operator for a mode's or a tensor subclass's class: as `handle`, or the static `dispatch`, which it replaces. */
export type DispatchHandler = (
  by: DispatchMode | TensorSubclassConstructor,
  op: OverloadHandle,
  types: readonly TensorSubclassConstructor[],
  args: readonly unknown[],
  options: CallOptions,
) => unknown;

/** By class and operator, newest last: registerDispatch adds them. */
const handlers: WeakMap<object, Map<OperatorEntry, DispatchHandler[]>> = once(
  "modes.python handlers",
  () => new WeakMap(),
);

function handlerOf(type: object, op: OperatorEntry): DispatchHandler | undefined {
  return handlers.get(type)?.get(op)?.at(-1);
}

/** Adds a handler, which the function that is returned takes away. */
export function addDispatchHandler(type: object, op: OperatorEntry, handler: DispatchHandler): () => void {
  const byOperator = handlers.get(type) ?? new Map<OperatorEntry, DispatchHandler[]>();
  handlers.set(type, byOperator);
  const list = byOperator.get(op) ?? [];
  byOperator.set(op, list);
  // A function may be registered twice: each handle undoes its own.
  const own: DispatchHandler = (...args) => handler(...args);
  list.push(own);
  return () => {
    const at = list.indexOf(own);
    if (at >= 0) list.splice(at, 1);
  };
}

interface ActiveMode {
  readonly mode: DispatchMode;
  /** Larger for those that were entered later. */
  readonly entered: number;
  disposed: boolean;
}

interface PythonState {
  /** Active modes at each key, the one that is asked last first. */
  readonly modes: Record<ModeKey, ActiveMode[]>;
  entered: number;
  readonly dispatchers: WeakSet<Dispatcher>;
  /** Those with the fallback at PreDispatch. */
  readonly dispatchersAbove: WeakSet<Dispatcher>;
}

const state: PythonState = once("modes.python", () => ({
  modes: { Python: [], PreDispatch: [] },
  entered: 0,
  dispatchers: new WeakSet(),
  dispatchersAbove: new WeakSet(),
}));

once("modes.python modes", () =>
  (modeKeys as readonly ModeKey[]).map(
    (key) =>
      new ValueSetting(
        () => state.modes[key],
        (modes) => {
          state.modes[key] = modes;
        },
        (modes) => modes.map(({ mode, entered }) => ({ mode, entered, disposed: false })),
      ),
  ),
);

/** Registers the fallback for a dispatcher's Python key, once. */
function install(dispatcher: Dispatcher): void {
  interceptedScalar.installOnce(scalarThroughOperators);
  installConstants();
  if (state.dispatchers.has(dispatcher)) return;
  state.dispatchers.add(dispatcher);
  new Library(dispatcher, "_", "IMPL", "Python", "runtime/modes/dispatch-mode.ts").fallback(
    boxed(pythonFallback, "handle"),
  );
}

/** The same for PreDispatch, which few programs use. */
function installAbove(dispatcher: Dispatcher): void {
  if (state.dispatchersAbove.has(dispatcher)) return;
  state.dispatchersAbove.add(dispatcher);
  new Library(dispatcher, "_", "IMPL", "PreDispatch", "runtime/modes/dispatch-mode.ts").fallback(
    boxed(preDispatchFallback, "handle"),
  );
}

/** A class that gives its elements itself, by `materialize`, is not asked by an operator. */
function scalarThroughOperators(tensor: Tensor): Scalar | undefined {
  const isSeen =
    state.modes.Python.length > 0 ||
    state.modes.PreDispatch.length > 0 ||
    (tensor instanceof TensorSubclass && tensor.materialize === TensorSubclass.prototype.materialize);
  return isSeen && Object.hasOwn(operators, "_local_scalar_dense") ? operators._local_scalar_dense(tensor) : undefined;
}

function without(key: ModeKey): Changes {
  return key === "Python" ? notIncluding(pythonLo, 0) : notIncluding(0, preDispatchHi);
}

/** How late a mode is asked: those of the program first. */
function rankOf(mode: DispatchMode): number {
  return places.indexOf(mode.place);
}

/** Activates a mode until disposed. Modes must be disposed in reverse order. */
export function modeGuard(mode: DispatchMode, dispatcher: Dispatcher = program): DispatchGuard {
  return modeIn(mode, dispatcher, false);
}

/** The Python key is included as often as there are modes. */
function modeIn(mode: DispatchMode, dispatcher: Dispatcher, isScoped: boolean): DispatchGuard {
  if (typeof (mode as Partial<DispatchMode> | null)?.handle !== "function") {
    throw new ArgumentError(
      `expected a dispatch mode, an object of a class that extends DispatchMode and has \`handle\`, got ${describe(mode)}`,
    );
  }
  // Programs in JavaScript may pass any object with `handle`.
  const { dispatchKey: key = "Python", place = null } = mode as Partial<DispatchMode>;
  if (!modeKeys.includes(key))
    throw new ArgumentError(`${classNameOf(mode)}: dispatchKey is "Python" or "PreDispatch", got ${describe(key)}`);
  if (place !== null && !places.includes(place))
    throw new ArgumentError(
      `${classNameOf(mode)}: place is ${places.map((one) => JSON.stringify(one)).join(", ")} or null, got ${describe(place)}`,
    );
  assertDispatcher(dispatcher, "modeGuard");
  install(dispatcher);
  if (key === "PreDispatch") installAbove(dispatcher);
  const active: ActiveMode = { mode, entered: ++state.entered, disposed: false };
  const modes = state.modes[key];
  const rank = rankOf(mode);
  let before = modes.length;
  while (before > 0 && rankOf(modes[before - 1]!.mode) < rank) before--;
  modes.splice(before, 0, active);
  const included = including(key, isScoped);
  const dispose = (): void => {
    if (active.disposed) return;
    active.disposed = true;
    const at = modes.indexOf(active);
    const inner = at < 0 ? undefined : modes.find(({ entered }) => entered > active.entered);
    if (at >= 0) modes.splice(at, 1);
    included.close();
    if (inner !== undefined) {
      throw new DispatchError(
        `${classNameOf(mode)} was disposed while ${classNameOf(inner.mode)} was still active inside it; modes must be disposed in reverse order`,
      );
    }
  };
  return { dispose, [Symbol.dispose]: dispose };
}

/** Runs `body` with a mode active. Rejects async callbacks. */
export function withMode<R>(mode: DispatchMode, body: () => R, dispatcher: Dispatcher = program): R {
  assertFunction(body, "withMode");
  const guard = modeIn(mode, dispatcher, true);
  let result: R;
  try {
    result = body();
  } finally {
    guard.dispose();
  }
  refuseDeferred(result, "withMode");
  return result;
}

/** The active modes: those that are asked last first, and those at PreDispatch, which are asked before all others, at the end. */
export function activeModes(): readonly DispatchMode[] {
  return [...state.modes.Python, ...state.modes.PreDispatch].map((active) => active.mode);
}

/** A call in source form. */
interface SourceCall {
  readonly handle: OverloadHandle;
  readonly types: readonly TensorSubclassConstructor[];
  readonly args: readonly unknown[];
  readonly options: CallOptions;
}

/** What the innermost mode at a key answers; undefined where none is active. */
function askMode(
  key: ModeKey,
  op: OperatorEntry,
  { handle, types, args, options }: SourceCall,
): { readonly mode: DispatchMode; readonly result: unknown } | undefined {
  const modes = state.modes[key];
  const active = modes.pop();
  if (active === undefined) return undefined;
  const { mode } = active;
  // The mode is off the stack during its handler; without another mode the key is not included.
  const outside = modes.length === 0 ? without(key) : null;
  try {
    const own = handlerOf(mode.constructor, op);
    return {
      mode,
      result: own === undefined ? mode.handle(handle, types, args, options) : own(mode, handle, types, args, options),
    };
  } finally {
    outside?.close();
    // A mode may have been disposed inside its own handler.
    if (!active.disposed) modes.push(active);
  }
}

/** A guard that sets the keys may include one where no mode is active. */
function callWithout(key: ModeKey, op: OperatorEntry, values: readonly unknown[]): unknown {
  const outside = without(key);
  try {
    return dispatcherOf(op).call(op, values);
  } finally {
    outside.close();
  }
}

function preDispatchFallback(op: OperatorEntry, _keys: unknown, stack: unknown[]): void {
  const count = op.schema.arguments.length;
  const values = stack.splice(stack.length - count, count);
  const call: SourceCall = { handle: handleOf(op), types: subclassesIn(values), ...callForm(op, values) };
  const answer = askMode("PreDispatch", op, call);
  if (answer?.result === NotImplemented)
    throw new DispatchError(
      `${classNameOf(answer.mode)} returned NotImplemented for ${op.name}; a mode at PreDispatch answers all calls, as by op(...args, options)`,
      { schema: op.described },
    );
  give(op, values, answer === undefined ? callWithout("PreDispatch", op, values) : answer.result, stack);
}

function pythonFallback(op: OperatorEntry, _keys: unknown, stack: unknown[]): void {
  const count = op.schema.arguments.length;
  const values = stack.splice(stack.length - count, count);
  const handle = handleOf(op);
  const { args, options } = callForm(op, values);
  const types = subclassesIn(values);
  const following = types.length > 0 ? followers(op, values) : [];
  const answer = askMode("Python", op, { handle, types, args, options });
  let result: unknown = NotImplemented;
  if (answer !== undefined) {
    const { mode } = answer;
    result = answer.result;
    if (result === NotImplemented && types.length === 0) {
      throw new DispatchError(
        `${classNameOf(mode)} returned NotImplemented for ${op.name}, and no argument is of a subclass that could handle it`,
        {
          schema: op.described,
        },
      );
    }
  } else if (types.length === 0) result = callWithout("Python", op, values);
  if (result === NotImplemented) {
    for (const type of types) {
      const own = handlerOf(type, op);
      result =
        own === undefined ? type.dispatch(handle, types, args, options) : own(type, handle, types, args, options);
      if (result !== NotImplemented) break;
    }
  }
  if (result === NotImplemented) {
    throw new DispatchError(
      `no handler accepted ${op.name}: NotImplemented was returned by ${types.map(({ prototype }) => classNameOf(prototype)).join(", ") || "all handlers"}`,
      { schema: op.described },
    );
  }
  give(op, values, result, stack, following);
}

/** Puts what a handler answered onto the stack. @param following subclasses that take the geometry of their `elem` */
function give(
  op: OperatorEntry,
  values: readonly unknown[],
  result: unknown,
  stack: unknown[],
  following: readonly TensorSubclass[] = [],
): void {
  refuseDeferred(result, `the handler of ${op.name}`);
  for (const tensor of following) {
    if (isLike(tensor)) continue;
    const { shape, strides, offset, dtype } = tensor.elem;
    tensor.restate({ shape, strides, offset, dtype });
  }
  const given = withArguments(op, values, result);
  const { returnCount } = op;
  if (returnCount > 1 && !(Array.isArray(given) && given.length === returnCount)) {
    throw new DispatchError(
      `the handler of ${op.name} must return an array of ${returnCount} results, got ${describe(result)}`,
      { schema: op.described },
    );
  }
  pushResults(op, given, stack);
  checkStack(op, stack, "returns");
}

/** Whether a tensor's class handles its calls: those of this copy of the package, whose modes are asked. */
export function isHandledByClass(tensor: Tensor): boolean {
  return tensor instanceof TensorSubclass;
}

/** The distinct subclasses among the arguments, in order, but subclasses before the classes that they extend. */
function subclassesIn(values: readonly unknown[]): TensorSubclassConstructor[] {
  const types: TensorSubclassConstructor[] = [];
  for (const value of values) {
    forTensors(value, (tensor) => {
      if (!isHandledByClass(tensor)) return;
      const type = tensor.constructor as TensorSubclassConstructor;
      if (types.includes(type)) return;
      const before = types.findIndex((other) => type.prototype instanceof other);
      if (before < 0) types.push(type);
      else types.splice(before, 0, type);
    });
  }
  return types;
}

function isDefault(value: unknown, defaultValue: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(defaultValue)) {
    return value.length === defaultValue.length && value.every((item, i) => Object.is(item, defaultValue[i]));
  }
  return Object.is(value, defaultValue);
}

/** Arguments in source form: without trailing defaults and default options. */
function callForm(
  op: OperatorEntry,
  values: readonly unknown[],
): { args: unknown[]; options: Record<string, unknown> } {
  const { arguments: parameters } = op.schema;
  const options: Record<string, unknown> = {};
  const args: unknown[] = [];
  let needed = 0;
  const outs = parameters.filter((parameter) => parameter.out).length;
  const outValues: unknown[] = [];
  parameters.forEach((parameter, i) => {
    const value = values[i];
    const standard = parameter.default !== null && isDefault(value, defaultOf(parameter.default, parameter.type));
    if (parameter.out) outValues.push(value);
    else if (parameter.kwargOnly) {
      if (!standard) options[camelCase(parameter.name)] = value;
    } else {
      args.push(value);
      if (!standard) needed = args.length;
    }
  });
  args.length = needed;
  if (outs > 0) options["out"] = outs === 1 ? outValues[0] : outValues;
  return { args, options };
}

/**
 * A wrapper tensor that intercepts its operators: subclasses implement a static `dispatch(op, types, args, options)`. Its key
 * set contains Python, so backend kernels never run on it.
 *
 * `new Subclass(elem)` wraps another tensor, available as `elem`: it has the shape, strides, dtype, device and keys of `elem`, reads
 * its elements, and follows in-place changes of its shape. `new Subclass({ shape, ... })` wraps no tensor: the class stores its
 * data in its own fields.
 */
export class TensorSubclass extends WrapperTensor {
  /** The wrapped tensor, if there is one. */
  declare readonly elem: Tensor;

  /** @throws ArgumentError in the same cases as the constructor of WrapperTensor */
  constructor(from: Tensor | WrapperOptions) {
    if (!isTensor(from)) {
      const stated: Partial<WrapperOptions> = typeof from === "object" && !Array.isArray(from) ? (from ?? {}) : {};
      super(from, pythonKeys(stated.keys ?? deviceKeys(stated.device ?? "cpu")));
    } else {
      refuseClassOf(from, `new ${classNameOf(new.target.prototype)}()`);
      const { shape, strides, offset, dtype, device, keysLo, keysHi } = from;
      super({ shape, strides, offset, dtype, device, keys: pythonKeys(new KeySet(keysLo, keysHi)) });
      this.elem = from;
    }
    install(program);
    if (typeof (this.constructor as Partial<FunctionClass>).torchFunction === "function") noteOverriding(this);
  }

  override restate(changes: Partial<WrapperOptions>): void {
    super.restate(changes.keys === undefined ? changes : { ...changes, keys: pythonKeys(changes.keys) });
  }

  override materialize(what: string): Tensor {
    return (this.elem as Tensor | undefined) ?? super.materialize(what);
  }

  /** The tensor whose elements it shows, unless its class gives them itself. */
  get elementsFrom(): Tensor | undefined {
    return this.materialize === TensorSubclass.prototype.materialize ? this.elem : undefined;
  }

  override describe(): string | null {
    const overridden = this.materialize !== TensorSubclass.prototype.materialize;
    return overridden || ((this.elem as Tensor | undefined) !== undefined && shows(this, this.elem)) ? null : "...";
  }

  static dispatch(
    op: OverloadHandle,
    _types: readonly TensorSubclassConstructor[],
    _args: readonly unknown[],
    _options: CallOptions,
  ): unknown {
    // biome-ignore lint/complexity/noThisInStatic: the class that was called is meant, not this one
    throw new DispatchError(`${this.name} must have a static method dispatch to handle ${op.operator.name}`);
  }
}

function pythonKeys(keys: KeySetLike): KeySet {
  return statedKeys(keys).union(new KeySet(pythonLo, pythonSnapshotHi));
}

function shows(tensor: Tensor, elem: Tensor): boolean {
  return tensor.dtypeCode === elem.dtypeCode && sameShape(tensor.shape, elem.shape);
}

/** Subclasses among the written arguments whose geometry is that of their `elem` before a handler runs. */
function followers(op: OperatorEntry, values: readonly unknown[]): readonly TensorSubclass[] {
  const found: TensorSubclass[] = [];
  op.schema.arguments.forEach(({ alias }, i) => {
    if (alias?.write !== true) return;
    forTensors(values[i], (tensor) => {
      if (tensor instanceof TensorSubclass && (tensor.elem as Tensor | undefined) !== undefined && isLike(tensor)) {
        found.push(tensor);
      }
    });
  });
  return found;
}

function isLike({ shape, strides, offset, dtypeCode, elem }: TensorSubclass): boolean {
  const same = sameShape(shape, elem.shape) && sameShape(strides, elem.strides);
  return same && offset === elem.offset && dtypeCode === elem.dtypeCode;
}

/** Writing operators return their arguments, whatever tensors the handler returned. */
function withArguments(op: OperatorEntry, values: readonly unknown[], result: unknown): unknown {
  const { arguments: parameters, returns } = op.schema;
  const argumentOf = (i: number): unknown => {
    const alias = returns[i]!.alias;
    if (alias?.write !== true) return undefined;
    return values[
      parameters.findIndex(
        (parameter) =>
          parameter.alias?.write === true && parameter.alias.before.some((name) => alias.before.includes(name)),
      )
    ];
  };
  if (returns.length === 1) return argumentOf(0) ?? result;
  return Array.isArray(result) ? result.map((one, i) => (i < returns.length ? (argumentOf(i) ?? one) : one)) : result;
}
