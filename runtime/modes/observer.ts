// Dispatch observers: called before and after every kernel, in calls and redispatches. Without observers there is no overhead.
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { ValueSetting } from "../core/local-state.js";
import { once } from "../core/shared.js";
import { assertFunction } from "../core/tensor.js";
import { assertDispatcher, type Dispatcher, dispatcher as program } from "../dispatch/dispatcher.js";
import type { Kernel } from "../dispatch/kernel.js";
import { KeySet } from "../dispatch/key-set.js";
import { type RuntimeKeyName, runtimeKeys } from "../dispatch/keys.js";
import { underGuard } from "../dispatch/local.js";
import { activeWords, type OperatorEntry, wordsIn } from "../dispatch/operator-entry.js";
import { cellCount, keySlot } from "../dispatch/slots.js";

/** One run of a kernel: the operator, the key and key set, and the arguments. */
export interface DispatchEvent {
  readonly op: OperatorEntry;
  readonly key: RuntimeKeyName;
  readonly keys: KeySet;
  /** The name of the kernel, or "missing"; the error that follows then has details. */
  readonly kernel: string;
  readonly args: readonly unknown[];
  /** The number of observed kernels that this one is nested in. */
  readonly depth: number;
}

export interface Observer<State = unknown> {
  /** Called before the kernel runs; its result is passed to `after`. */
  before?(event: DispatchEvent): State;
  /** Called after the kernel has returned or thrown; `error` is undefined unless it threw. */
  after?(event: DispatchEvent, state: State, result: unknown, error: unknown): void;
}

export interface ObserverHandle {
  /** Stops observing; further calls have no effect. */
  dispose(): void;
}

/** An observer that was started. Contexts that begin later have it too, until it is stopped. */
interface Watcher {
  readonly observer: Observer;
  readonly watch: Watch;
  active: boolean;
}

interface Watch {
  /** The number of active observers, in all contexts. */
  count: number;
  depth: number;
  /** True inside an observer, whose calls are not observed. */
  busy: boolean;
}

const watches: WeakMap<Dispatcher, Watch> = once("modes.observer", () => new WeakMap());

/** The observers of the current context. */
const started: { watchers: Watcher[] } = once("modes.observers", () => {
  const watching: { watchers: Watcher[] } = { watchers: [] };
  new ValueSetting(
    () => watching.watchers,
    (watchers) => {
      watching.watchers = watchers;
    },
    (watchers) => watchers.slice(),
  );
  return watching;
});

/**
 * Starts observing the calls of the current local state: of the program, or with `tengen/async` of one task and those that it starts. The first observer replaces every operator's table by an observed one; when the last observer is disposed,
 * the original tables are restored. Errors thrown by an observer are reported as warnings.
 */
export function observe<State>(observer: Observer<State>, dispatcher: Dispatcher = program): ObserverHandle {
  assertObserver(observer);
  assertDispatcher(dispatcher, "observe");
  let watch = watches.get(dispatcher);
  if (watch === undefined) watches.set(dispatcher, (watch = { count: 0, depth: 0, busy: false }));
  const current = watch;
  const watcher: Watcher = { observer: observer as Observer, watch, active: true };
  const { watchers } = started;
  watchers.push(watcher);
  if (watch.count++ === 0) dispatcher.watchTables((entry) => observedTable(entry, current));
  return {
    dispose() {
      if (!watcher.active) return;
      watcher.active = false;
      watchers.splice(watchers.indexOf(watcher), 1);
      if (--current.count === 0) dispatcher.watchTables(null);
    },
  };
}

function assertObserver(observer: unknown): void {
  const expected = "expected an observer, an object with functions `before`, `after` or both";
  if (typeof observer !== "object" || observer === null)
    throw new ArgumentError(`observe: ${expected}, got ${describe(observer)}`);
  const { before, after } = observer as Record<string, unknown>;
  if (before === undefined && after === undefined)
    throw new ArgumentError(`observe: ${expected}; this one has neither`);
  for (const [name, value] of Object.entries({ before, after }))
    if (value !== undefined && typeof value !== "function")
      throw new ArgumentError(`observe: ${expected}; its \`${name}\` is ${describe(value)}`);
}

// One cell serves all keys: the key words passed to it determine the key.
function observedTable(entry: OperatorEntry, watch: Watch): Kernel[] {
  const cell = ((...args: unknown[]) => {
    const n = args.length;
    // Before an operator's first call, its masks are zero and have cleared the words that the stub computed.
    const words = entry.hasTable ? wordsIn(entry, args) : activeWords(args.slice(0, n - 2));
    entry.compute();
    const lo = words.lo & entry.maskLo;
    const hi = entry.maskedHi(words.hi);
    args[n - 2] = lo;
    args[n - 1] = hi;
    const at = keySlot(lo, hi);
    const { record } = entry.rowSoFar[at]!;
    // A fallthrough of some backends is not a kernel: its cell redispatches.
    if (watch.busy || !entry.observed || record?.isFallthrough === true) return entry.run(args, lo, hi);
    const observers = started.watchers.filter((one) => one.watch === watch && one.active).map((one) => one.observer);
    if (observers.length === 0) return entry.run(args, lo, hi);
    const event: DispatchEvent = {
      op: entry,
      key: runtimeKeys[at]!.name,
      keys: new KeySet(lo, hi),
      kernel: record === null ? "missing" : record.name,
      args: args.slice(0, n - 2),
      depth: watch.depth,
    };
    const states = observers.map((observer) => tell(entry, watch, () => observer.before?.(event)));
    let result: unknown;
    let error: unknown;
    watch.depth++;
    try {
      result = entry.run(args, lo, hi);
      return result;
    } catch (thrown) {
      error = thrown;
      throw thrown;
    } finally {
      watch.depth--;
      for (let i = observers.length - 1; i >= 0; i--) {
        tell(entry, watch, () => observers[i]!.after?.(event, states[i], result, error));
      }
    }
  }) as Kernel;
  return new Array<Kernel>(cellCount).fill(cell);
}

function tell(entry: OperatorEntry, watch: Watch, call: () => unknown): unknown {
  watch.busy = true;
  try {
    return call();
  } catch (error) {
    entry.registry.warn(
      `an observer threw at ${entry.name}: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  } finally {
    watch.busy = false;
  }
}

type Print = (line: string) => void;
const printLine: Print = (line) => console.log(line);

/**
 * Runs `body` and prints every dispatch as it happens: operator, key, kernel and key set, indented by depth.
 * @returns the result of `body`, which must not be async
 */
export function traceDispatch<R>(body: () => R, print: Print = printLine, dispatcher: Dispatcher = program): R {
  assertFunction(body, "traceDispatch");
  if (body.length > 0) {
    throw new ArgumentError(
      "traceDispatch: expected a function without parameters to run, then a function that prints: traceDispatch(() => f(x), print); startDispatchTrace(print) prints until disposed",
    );
  }
  assertFunction(print, "traceDispatch: print");
  const { dispose } = startDispatchTrace(print, dispatcher);
  return underGuard({ dispose, [Symbol.dispose]: dispose }, "traceDispatch", body);
}

/**
 * Prints dispatches like `traceDispatch`, until disposed.
 */
export function startDispatchTrace(print: Print = printLine, dispatcher: Dispatcher = program): ObserverHandle {
  assertFunction(print, "startDispatchTrace");
  assertDispatcher(dispatcher, "startDispatchTrace");
  return observe(
    {
      before: ({ op, key, kernel, keys, depth }) => print(`${"  ".repeat(depth)}${op.name} [${key}] ${kernel} ${keys}`),
      after: ({ depth }, _state, _result, error) => {
        if (error !== undefined)
          print(`${"  ".repeat(depth)}threw ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
      },
    },
    dispatcher,
  );
}
