// Calls in source form: positional arguments without trailing defaults, and keyword-only ones by name.

import { camelCase } from "../core/names.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";

/** The arguments of a recorded call in source form. */
export interface CallForm {
  readonly positional: readonly unknown[];
  /** Keyword-only arguments that differ from their defaults, by schema name. */
  readonly named: readonly (readonly [name: string, value: unknown])[];
  /** Out arguments. */
  readonly outs: readonly (readonly [name: string, value: unknown])[];
}

function equal(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => equal(item, b[i]));
  return Object.is(a, b);
}

/** Converts arguments in schema order to source form. */
export function callForm(op: OperatorEntry, args: readonly unknown[]): CallForm {
  const positional: unknown[] = [];
  const named: [string, unknown][] = [];
  const outs: [string, unknown][] = [];
  let needed = 0;
  op.parameters.list.forEach((parameter, i) => {
    const isDefault = parameter.hasDefault && equal(args[i], parameter.default);
    if (parameter.out) outs.push([parameter.name, args[i]]);
    else if (parameter.kwargOnly) {
      if (!isDefault) named.push([parameter.name, args[i]]);
    } else {
      positional.push(args[i]);
      if (!isDefault) needed = positional.length;
    }
  });
  positional.length = needed;
  return { positional, named, outs };
}

/** Converts positional arguments and options, as handlers of dispatch modes receive them, to schema order. */
export function valuesOfCall(
  op: OperatorEntry,
  args: readonly unknown[],
  options: Readonly<Record<string, unknown>>,
): unknown[] {
  let positional = 0;
  const { list } = op.parameters;
  const outOption = options["out"];
  const outs = list.filter(({ out }) => out).length === 1 ? [outOption] : ((outOption ?? []) as readonly unknown[]);
  let out = 0;
  return list.map((parameter) => {
    if (parameter.out) return outs[out++];
    if (parameter.kwargOnly) {
      const value = options[camelCase(parameter.name)];
      return value === undefined ? parameter.default : value;
    }
    const at = positional++;
    return at < args.length ? args[at] : parameter.default;
  });
}
