// Named results: several results of an operator can be accessed by the names in its schema, as well as by index.

import { camelCase } from "../core/names.js";
import type { ResolvableOperator } from "./overloads.js";

/**
 * A tuple whose elements also have names: `topk(x, 3).values`. It is still an array: `const [values, indices] = topk(x, 3)`.
 */
export type Named<T extends readonly unknown[], Names extends readonly string[]> = T & {
  readonly [Place in keyof Names & `${number}` as Names[Place]]: Place extends keyof T ? T[Place] : never;
};

/** The prototypes of each operator's results: the array prototype with getters. */
const prototypes = new Map<ResolvableOperator, object>();

/** Gives the results of a call the names from the operator's schema. */
export function named<T>(operator: ResolvableOperator, results: T): T {
  // A mode's or a user's kernel may return an array that it retains.
  if (!Object.isExtensible(results)) return results;
  return Object.setPrototypeOf(results, prototypes.get(operator) ?? prototypeOf(operator)) as T;
}

/** A stub whose results have the names of the operator's schema. */
export function namedCall(operator: ResolvableOperator, call: (...args: never[]) => unknown) {
  return (...args: never[]): unknown => named(operator, call(...args));
}

function prototypeOf(operator: ResolvableOperator): object {
  const text = operator.schemaText ?? "";
  const from = text.lastIndexOf("-> (");
  const returns = from < 0 ? [] : text.slice(from + 4, -1).split(", ");
  const getters = returns.map((one, place) => [
    camelCase(one.slice(one.lastIndexOf(" ") + 1)),
    {
      get(this: readonly unknown[]) {
        return this[place];
      },
      configurable: true,
    },
  ]);
  // Array methods that create arrays return plain ones, without names.
  const prototype: object = Object.create(Array.prototype, Object.fromEntries(getters) as PropertyDescriptorMap);
  prototypes.set(operator, prototype);
  return prototype;
}
