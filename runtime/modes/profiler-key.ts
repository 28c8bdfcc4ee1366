// A minimal layer, as an example: one dispatch key and one boxed fallback cover all operators.
import { assertFunction } from "../core/tensor.js";
import { assertDispatcher, type Dispatcher, dispatcher as program } from "../dispatch/dispatcher.js";
import { boxed } from "../dispatch/kernel.js";
import { KeySet } from "../dispatch/key-set.js";
import { Library } from "../dispatch/library.js";
import { excluding, including, underChanges, withExcluded } from "../dispatch/local.js";

/** One call timed at the Profiler key. */
export interface TimedCall {
  readonly op: string;
  readonly milliseconds: number;
}

const key = KeySet.of("Profiler");

/**
 * Times the operators that `body` calls, by a fallback at the Profiler key that reads the clock and redispatches without the key.
 * Only outermost calls are listed; nested calls are part of their time.
 */
export function timeOperators(body: () => unknown, dispatcher: Dispatcher = program): TimedCall[] {
  assertFunction(body, "timeOperators");
  assertDispatcher(dispatcher, "timeOperators");
  const calls: TimedCall[] = [];
  const library = new Library(dispatcher, "_", "IMPL", "Profiler", "runtime/modes/profiler-key.ts");
  library.fallback(
    boxed((op, keys, stack) => {
      if (!op.observed) {
        withExcluded(key, () => dispatcher.redispatchBoxed(op, keys.difference(key), stack));
        return;
      }
      const start = performance.now();
      const inside = excluding(key, true);
      try {
        dispatcher.redispatchBoxed(op, keys.difference(key), stack);
      } finally {
        inside.close();
        calls.push({ op: op.name, milliseconds: performance.now() - start });
      }
    }, "timeOperator"),
  );
  try {
    underChanges(including(key, true), "timeOperators", body);
  } finally {
    library.dispose();
  }
  return calls;
}
