// Options of handwritten functions: an unknown name is an error, as it is for operators.

import { describe } from "./describe.js";
import { ArgumentError } from "./errors.js";

/** Whether the value is an object without a class: written as `{ }`, in whatever realm, or without a prototype. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  // Plain objects of other realms have another prototype object, whose prototype is null.
  return (
    prototype === Object.prototype ||
    prototype === null ||
    (Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, "isPrototypeOf"))
  );
}

/** @throws ArgumentError for values that are not objects, and for a name that is not among these */
export function checkOptions(where: string, options: unknown, names: readonly string[]): void {
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw new ArgumentError(`${where}: expected options { ${names.join(", ")} }, got ${describe(options)}`);
  for (const name of Object.keys(options)) {
    if (names.includes(name)) continue;
    const there = names.length === 1 ? "is" : "are";
    throw new ArgumentError(`${where}: unknown option ${JSON.stringify(name)}; there ${there} ${names.join(", ")}`);
  }
}

/** Whether the value is a Map, of any realm. */
export function isMap(value: unknown): value is ReadonlyMap<unknown, unknown> {
  return value instanceof Map || Object.prototype.toString.call(value) === "[object Map]";
}

/** @throws ArgumentError unless `value` is an object of the class; `what` describes what is expected */
export function checkInstance(
  where: string,
  value: unknown,
  type: abstract new (...args: never) => unknown,
  what: string,
): void {
  if (!(value instanceof type)) throw new ArgumentError(`${where}: expected ${what}, got ${describe(value)}`);
}

/** @throws ArgumentError unless `value` is an array; `what` describes its elements */
export function checkArray(where: string, value: unknown, what: string): void {
  if (!Array.isArray(value)) throw new ArgumentError(`${where}: expected an array of ${what}, got ${describe(value)}`);
}

type Simple<S> = { [K in keyof S]: S[K] extends number ? number : boolean };

const expected: Readonly<Record<string, string>> = { number: "a number", boolean: "true or false" };

/**
 * Options with defaults filled in.
 * @param simple defaults of options that are numbers or booleans, as given values must be, too
 * @param others defaults of options whose values the caller checks
 * @throws ArgumentError for a value that is not an object, an unknown name, and a value of another type
 */
export function withDefaults<S extends Readonly<Record<string, number | boolean>>, O extends object>(
  where: string,
  options: { readonly [K in keyof S]?: Simple<S>[K] | undefined } & { readonly [K in keyof O]?: O[K] | undefined },
  simple: S,
  others: O,
): Simple<S> & O {
  checkOptions(where, options, [...Object.keys(simple), ...Object.keys(others)]);
  const result: Record<string, unknown> = { ...simple, ...others };
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const type = Object.hasOwn(simple, name) ? typeof simple[name] : typeof value;
    if (typeof value !== type || (type === "number" && Number.isNaN(value)))
      throw new ArgumentError(`${where}: ${name} must be ${expected[type]!}, got ${describe(value)}`);
    result[name] = value;
  }
  return result as Simple<S> & O;
}
