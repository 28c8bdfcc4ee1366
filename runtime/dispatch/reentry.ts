// Detects kernels that recurse into their own operator at their own key, by depth, and reports them by name.
import { DispatchError } from "../core/errors.js";
import { hasRoom, isStackFull } from "../core/overflow.js";
import { once } from "../core/shared.js";
import type { Kernel, KernelRecord } from "./kernel.js";
import { denseLo, functionalityLo, functionalityRows, runtimeKeys, slotCount } from "./keys.js";
import { underGuard } from "./local.js";
import { entryExtensions, type OperatorEntry } from "./operator-entry.js";
import { highestFunctionality, slot } from "./slots.js";

/** How deep a kernel may be inside itself before that counts as a mistake, and how many guards allow more. */
export const reentry: { limit: number; allowed: number } = once("dispatch.reentry", () => ({
  limit: 100,
  allowed: 0,
}));

/** Runs `body` with kernels free to call their own operator at their own key, as recursive composites do. */
export function allowReentry<R>(body: () => R): R {
  reentry.allowed++;
  return underGuard({ dispose: release, [Symbol.dispose]: release }, "allowReentry", body);
}

function release(): void {
  reentry.allowed--;
}

/** A watched kernel that runs, and the words that it got. */
interface Running {
  readonly record: KernelRecord;
  readonly lo: number;
  readonly hi: number;
}

function selfDispatchError(entry: OperatorEntry, { record, lo, hi }: Running): Error {
  const { name, hi: keyHi } = runtimeKeys[slot(lo, hi)]!;
  const layer = highestFunctionality(lo, hi);
  // Below a backend's kernel there is none: no key can be excluded that would lead on.
  const isBackend = keyHi === 0 && functionalityLo(layer) === denseLo;
  return new DispatchError(
    `${record.name} (${entry.name} at ${name}, registered at ${record.place}) is ${reentry.limit} times inside itself: ` +
      `it calls ${entry.name} with ${name} still active. ${
        isBackend
          ? `There is no kernel below ${name} to go on to: compute the result by other operators, or from the data of the arguments. ` +
            "Wrap a recursion that is meant, and that ends, in allowReentry."
          : `Exclude the key around the call (withExcluded("${functionalityRows[layer]?.name ?? name}", ...)), redispatch with ` +
            "a smaller key set, or wrap a recursion that is meant in allowReentry."
      }`,
    { schema: entry.described },
  );
}

/** For each operator, its watched kernel that was entered last: calls of the operator come from inside it. */
const innermost: WeakMap<OperatorEntry, Running> = once("dispatch.innermost", () => new WeakMap());

// Until a kernel has returned once, its cells count its recursion depth: a kernel that calls its own operator without
// masking its key is reported here, instead of exhausting the stack. Afterwards the cells contain the bare kernel.
function watchReentry(entry: OperatorEntry, record: KernelRecord, raw: Kernel): Kernel {
  let depth = 0;
  const watching = ((...args: unknown[]) => {
    const n = args.length;
    const running = { record, lo: args[n - 2] as number, hi: args[n - 1] as number };
    const outer = innermost.get(entry);
    // Of the kernels that call each other in a circle the one that went back to the start is at fault.
    if (depth >= reentry.limit && reentry.allowed === 0) throw selfDispatchError(entry, outer ?? running);
    depth++;
    innermost.set(entry, running);
    try {
      const result = (raw as (...args: unknown[]) => unknown)(...args);
      if (depth === 1) {
        const { cells } = entry;
        for (let at = 0; at < slotCount; at++) if (cells[at] === watching) cells[at] = raw;
      }
      return result;
    } finally {
      depth--;
      if (outer === undefined) innermost.delete(entry);
      else innermost.set(entry, outer);
    }
  }) as Kernel;
  return watching;
}

/** Has all operators watch their kernels for calls of themselves. */
export function installReentryWatch(): void {
  entryExtensions.watchReentry ??= watchReentry;
}

/**
 * Attributes a stack overflow to the operator that was called; any other error is returned unchanged. Kernels are watched for
 * recursion only until they have returned once, so that it costs nothing afterwards: later overflows end here, as soon as the
 * stack has room for the message.
 */
export function namedOverflow(error: unknown, described: () => string): unknown {
  if (!isStackFull(error) || !hasRoom()) return error;
  const named = new DispatchError(
    "the call stack is full: a kernel of this operator, or a function around it, calls itself without end. " +
      "A kernel goes on by redispatch with a smaller key set, or with its key excluded (withExcluded).",
    { schema: described() },
  );
  Object.defineProperty(named, "cause", { value: error, configurable: true, writable: true });
  return named;
}
