// The textbook layer: one key in the list, one boxed fallback, and every operator is covered without knowing of it.
import { assertFunction } from "../core/tensor.js";
import { assertDispatcher, type Dispatcher, dispatcher as program } from "../dispatch/dispatcher.js";
import { boxed } from "../dispatch/kernel.js";
import { KeySet } from "../dispatch/key-set.js";
import { Library } from "../dispatch/library.js";
import { excludeGuard, includeGuard, underGuard } from "../dispatch/local.js";

/** One call that passed the Profiler key. */
export interface TimedCall {
  readonly op: string;
  readonly milliseconds: number;
}

const key = KeySet.of("Profiler");

/**
 * Times the operators that `body` calls by the Profiler key: a fallback that reads the clock and redispatches without the key.
 * It sees each call of the program once, at its top: what a kernel calls inside is part of the call's time.
 */
export function timeOperators(body: () => unknown, dispatcher: Dispatcher = program): TimedCall[] {
  assertFunction(body, "timeOperators");
  assertDispatcher(dispatcher, "timeOperators");
  const calls: TimedCall[] = [];
  const library = new Library(dispatcher, "_", "IMPL", "Profiler", "runtime/modes/profiler-key.ts");
  library.fallback(
    boxed((op, keys, stack) => {
      if (!op.observed) {
        underGuard(excludeGuard(key), "timeOperators", () =>
          dispatcher.redispatchBoxed(op, keys.difference(key), stack),
        );
        return;
      }
      const start = performance.now();
      const inside = excludeGuard(key);
      try {
        dispatcher.redispatchBoxed(op, keys.difference(key), stack);
      } finally {
        inside.dispose();
        calls.push({ op: op.name, milliseconds: performance.now() - start });
      }
    }, "timeOperator"),
  );
  try {
    underGuard(includeGuard(key), "timeOperators", body);
  } finally {
    library.dispose();
  }
  return calls;
}
