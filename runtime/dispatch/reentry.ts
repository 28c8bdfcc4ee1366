// Kernels that call their own operator at their own key: found by depth, named, and allowed on request.
import { DispatchError } from "../core/errors.js";
import { once } from "../core/shared.js";
import type { OperatorEntry } from "./entry-core.js";
import type { KernelRecord } from "./kernel.js";
import { functionalityRows, runtimeKeys } from "./keys.js";
import { underGuard } from "./local.js";
import { highestFunctionality, slot } from "./slots.js";

/** How deep a kernel may be inside itself before that counts as a mistake, and how many guards allow more. */
export const reentry: { limit: number; allowed: number } = /* @__PURE__ */ once("dispatch.reentry", () => ({
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

export function selfDispatchError(entry: OperatorEntry, record: KernelRecord, lo: number, hi: number): Error {
  const { name } = runtimeKeys[slot(lo, hi)]!;
  const layer = functionalityRows[highestFunctionality(lo, hi)]?.name ?? name;
  return new DispatchError(
    `${record.name} (${entry.name} at ${name}, registered at ${record.place}) is ${reentry.limit} times inside itself: ` +
      `it calls ${entry.name} with ${name} still active. Exclude the key around the call ` +
      `(withExcluded("${layer}", ...)), redispatch with a smaller key set, or wrap a recursion that is meant in allowReentry.`,
    { schema: entry.described },
  );
}

/**
 * A full call stack, said of the operator that was called then; any other error is given back. Kernels are watched for calls
 * of themselves only until they have returned once, so that watching costs nothing after: what comes later ends here.
 */
export function namedOverflow(error: unknown, described: string): unknown {
  const full = error instanceof RangeError ? error.message.includes("call stack") : isTooMuchRecursion(error);
  if (!full) return error;
  const named = new DispatchError(
    "the call stack is full: a kernel of this operator, or a function around it, calls itself without end. " +
      "A kernel goes on by redispatch with a smaller key set, or with its key excluded (withExcluded).",
    { schema: described },
  );
  Object.defineProperty(named, "cause", { value: error, configurable: true, writable: true });
  return named;
}

/** What SpiderMonkey throws, whose class has no name elsewhere. */
function isTooMuchRecursion(error: unknown): boolean {
  return error instanceof Error && error.name === "InternalError" && error.message === "too much recursion";
}
