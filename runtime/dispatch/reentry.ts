// Detects kernels that recurse infinitely into their operator at their key, by depth.
import { DispatchError } from "../core/errors.js";
import { hasRoom, isStackFull } from "../core/overflow.js";
import { once } from "../core/shared.js";
import type { Kernel, KernelRecord } from "./kernel.js";
import { denseLo, functionalityLo, functionalityRows, runtimeKeys } from "./keys.js";
import { underGuard } from "./local.js";
import { type OperatorEntry, reentryWatch } from "./operator-entry.js";
import { highestFunctionality, keySlot } from "./slots.js";

/** The recursion depth that counts as an error, and the number of guards that allow more. */
export const reentry: { limit: number; allowed: number } = once("dispatch.reentry", () => ({
  limit: 100,
  allowed: 0,
}));

/** Runs `body` without the limit for kernels that call their operator at their key, as recursive composites do. */
export function allowReentry<R>(body: () => R): R {
  reentry.allowed++;
  return underGuard({ dispose: release, [Symbol.dispose]: release }, "allowReentry", body);
}

function release(): void {
  reentry.allowed--;
}

/** A watched kernel that is running, and the key words of its call. */
interface Running {
  readonly record: KernelRecord;
  readonly lo: number;
  readonly hi: number;
}

function selfDispatchError(entry: OperatorEntry, { record, lo, hi }: Running): Error {
  const { name, hi: keyHi } = runtimeKeys[keySlot(lo, hi)]!;
  const layer = highestFunctionality(lo, hi);
  // There is no kernel below a backend's, so excluding keys does not help.
  const isBackend = keyHi === 0 && functionalityLo(layer) === denseLo;
  return new DispatchError(
    `${record.name} (${entry.name} at ${name}, registered at ${record.place}) recursed ${reentry.limit} times: ` +
      `it calls ${entry.name} with ${name} still active. ${
        isBackend
          ? `There is no kernel below ${name} to redispatch to: compute the result by other operators, or from the data of the arguments. ` +
            "Wrap an intended, finite recursion in allowReentry."
          : `Exclude the key around the call (withExcluded("${functionalityRows[layer]?.name ?? name}", ...)), redispatch with ` +
            "a smaller key set, or wrap an intended recursion in allowReentry."
      }`,
    { schema: entry.described },
  );
}

/** For each operator, the watched kernel that was entered last, which calls of the operator come from. */
const innermost: WeakMap<OperatorEntry, Running> = once("dispatch.innermost", () => new WeakMap());

// Until a kernel has returned once, its cells count its recursion depth: a kernel that calls its own operator without
// masking its key is reported here, instead of exhausting the stack. Afterwards the cells contain the bare kernel.
function watchReentry(entry: OperatorEntry, record: KernelRecord, raw: Kernel): Kernel {
  let depth = 0;
  const watching = ((...args: unknown[]) => {
    const n = args.length;
    const running = { record, lo: args[n - 2] as number, hi: args[n - 1] as number };
    const outer = innermost.get(entry);
    // If kernels call each other in a cycle, the one that closed the cycle is at fault.
    if (depth >= reentry.limit && reentry.allowed === 0) throw selfDispatchError(entry, outer ?? running);
    depth++;
    innermost.set(entry, running);
    try {
      const result = (raw as (...args: unknown[]) => unknown)(...args);
      if (depth === 1) {
        entry.replaceCell(watching, raw);
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

/** Installs the detection of infinite recursion. */
export function installReentryWatch(): void {
  reentryWatch.installOnce(watchReentry);
}

/**
 * Attributes a stack overflow to the operator that was called; other errors are returned unchanged. Kernels are watched for
 * recursion only until they have returned once, so that there is no cost afterwards; later overflows are handled here, as soon as
 * the stack has enough space for the message.
 */
export function namedOverflow(error: unknown, described: () => string): unknown {
  if (!isStackFull(error) || !hasRoom()) return error;
  const named = new DispatchError(
    "the call stack is exhausted: a kernel of this operator, or a function that calls it, recurses infinitely. " +
      "A kernel must redispatch with a smaller key set, or with its key excluded (withExcluded).",
    { schema: described() },
  );
  Object.defineProperty(named, "cause", { value: error, configurable: true, writable: true });
  return named;
}
