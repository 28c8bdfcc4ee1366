// Calls as people write them: positional arguments without trailing defaults, the others by name.

import { camelCase } from "../core/names.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";

/** A recorded call in the form that it would be written in. */
export interface CallForm {
  readonly positional: readonly unknown[];
  /** By the names of the schema. */
  readonly named: readonly (readonly [name: string, value: unknown])[];
  /** Values of the arguments that are written and keyword-only. */
  readonly outs: readonly (readonly [name: string, value: unknown])[];
}

function equal(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => equal(item, b[i]));
  return Object.is(a, b);
}

/** Arguments in the order of the schema as a call has them. */
export function callForm(op: OperatorEntry, args: readonly unknown[]): CallForm {
  const positional: unknown[] = [];
  const named: [string, unknown][] = [];
  const outs: [string, unknown][] = [];
  let needed = 0;
  op.parameters.list.forEach((parameter, i) => {
    const standard = parameter.hasDefault && equal(args[i], parameter.default);
    if (parameter.out) outs.push([parameter.name, args[i]]);
    else if (parameter.kwargOnly) {
      if (!standard) named.push([parameter.name, args[i]]);
    } else {
      positional.push(args[i]);
      if (!standard) needed = positional.length;
    }
  });
  positional.length = needed;
  return { positional, named, outs };
}

/** Arguments in the order of the schema from positional ones and options, as handlers of dispatch modes get them. */
export function valuesOfCall(
  op: OperatorEntry,
  args: readonly unknown[],
  options: Readonly<Record<string, unknown>>,
): unknown[] {
  let positional = 0;
  const { list } = op.parameters;
  const given = options["out"];
  const outs = list.filter(({ out }) => out).length === 1 ? [given] : ((given ?? []) as readonly unknown[]);
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
