// The entry tengen/async, for Node: each asynchronous task has local state of its own, across await.

import { AsyncLocalStorage, createHook } from "node:async_hooks";
import { UnsupportedError } from "../core/errors.js";
import {
  captureLocalState,
  currentContext,
  enterContext,
  type LocalContext,
  type LocalStateSnapshot,
  newContext,
  rootContext,
} from "../core/local-state.js";
import { once } from "../core/shared.js";
import { assertFunction } from "../core/synchronous.js";

/** A callback of the event loop that is running, and the context that was current before it. */
interface Running {
  readonly asyncId: number;
  readonly before: LocalContext;
}

interface Tasks {
  readonly storage: AsyncLocalStorage<LocalContext>;
  readonly enable: () => void;
}

/** Set up once per program, at the first task: programs without tasks pay for no hook. */
const tasks: Tasks = once("async.tasks", () => {
  const storage = new AsyncLocalStorage<LocalContext>();
  const root = rootContext();
  const running: Running[] = [];
  const hook = createHook({
    before(asyncId) {
      running.push({ asyncId, before: currentContext() });
      enterContext(storage.getStore() ?? root);
    },
    after(asyncId) {
      // A callback that threw may have left entries above.
      for (let last = running.pop(); last !== undefined; last = running.pop()) {
        if (last.asyncId !== asyncId) continue;
        enterContext(last.before);
        return;
      }
    },
  });
  return { storage, enable: () => void hook.enable() };
});

/**
 * Runs `body` as a task with local state of its own, which begins as `state`: what guards change inside holds for all that `body` does, also after
 * each `await`, in timers and in callbacks that it starts, and for nothing else. Guards may be held over `await`.
 * @returns what `body` returns, usually a promise
 * @throws ArgumentError for a state that `captureLocalState` did not return; UnsupportedError in runtimes without `async_hooks.createHook`
 */
export function runWithLocalState<R>(state: LocalStateSnapshot, body: () => R): R {
  return run(state, body, "runWithLocalState");
}

/**
 * `runWithLocalState` with a copy of the current state: for each request of a server, for each of several loops that run at the same time.
 *
 *     createServer((request, response) => isolateLocalState(() => handle(request, response)))
 */
export function isolateLocalState<R>(body: () => R): R {
  return run(captureLocalState(), body, "isolateLocalState");
}

function run<R>(state: LocalStateSnapshot, body: () => R, caller: string): R {
  assertFunction(body, caller);
  const { versions } = process as { readonly versions: Readonly<Record<string, string | undefined>> };
  const other = versions["bun"] !== undefined ? "Bun" : versions["deno"] !== undefined ? "Deno" : null;
  if (other !== null)
    throw new UnsupportedError(
      `${caller}: ${other} does not call the hooks of async_hooks.createHook, which tell when a task continues; ` +
        "use withLocalState around each synchronous part",
    );
  const context = newContext(state, caller);
  tasks.enable();
  return tasks.storage.run(context, () => {
    const before = enterContext(context);
    try {
      return body();
    } finally {
      enterContext(before);
    }
  });
}
