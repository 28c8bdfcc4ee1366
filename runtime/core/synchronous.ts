// Checks of callbacks, which must be functions whose code has run when they return.

import { describe } from "./describe.js";
import { ArgumentError } from "./errors.js";

/** @throws ArgumentError, stating what the function is for, if the value is not a function, or is a class, which cannot be called */
export function assertFunction(value: unknown, caller: string): void {
  if (typeof value !== "function") throw new ArgumentError(`${caller}: expected a function, got ${describe(value)}`);
  // Arrow functions have no prototype, others one that can be replaced: few texts are looked at.
  if ((value as { prototype?: unknown }).prototype !== undefined && isClass(value))
    throw new ArgumentError(
      `${caller}: expected a function, got the class ${(value as { name: string }).name || "without a name"}; call it in a function: () => new ...`,
    );
}

function isClass(value: object): boolean {
  const prototype = Object.getOwnPropertyDescriptor(value, "prototype");
  return prototype?.writable === false && Function.prototype.toString.call(value).startsWith("class");
}

/** Whether `await` would wait for the value: of any realm, and also if it can be called. */
export function isPromise(value: unknown): boolean {
  return (
    ((typeof value === "object" && value !== null) || typeof value === "function") &&
    typeof (value as { then?: unknown }).then === "function"
  );
}

/** Whether the value is what a generator function returns, sync or async, or an iterator helper over one: its code runs later. */
export function isGeneratorObject(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const tag = (value as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag];
  return tag === "Generator" || tag === "AsyncGenerator" || tag === "Iterator Helper";
}

/** @throws ArgumentError if `result` is a promise or a generator: code would run outside the guard */
export function refuseDeferred(result: unknown, guard: string): void {
  if (isPromise(result))
    throw new ArgumentError(
      `${guard}: the callback returned a promise. Guards are synchronous: code after an await would run outside the ` +
        "guard. Await first, and use the guard for synchronous code only.",
    );
  if (isGeneratorObject(result))
    throw new ArgumentError(
      `${guard}: the callback returned a generator. Guards are synchronous: its code would run outside the guard. ` +
        "Use the guard inside of the generator, around code that does not yield.",
    );
}

/** As `refuseDeferred`, for what the function of a transform returned. @throws ArgumentError for a promise and a generator */
export function refuseDeferredResult(result: unknown, transform: string): void {
  const isAwaited = isPromise(result);
  if (!isAwaited && !isGeneratorObject(result)) return;
  throw new ArgumentError(
    `${transform}: the function returned ${isAwaited ? "a promise" : "a generator"}, and what runs later is outside of ${transform}. ` +
      (isAwaited ? "Await first, and give the function what was awaited." : "Return an array of what it would yield."),
  );
}
