// Tells apart operators whose full names differ and whose generated names do not: `f.a_b` and `f_a.b` would both be `f_a_b`.

import { appendSuffix, plainName } from "../api/names.js";
import type { Diagnostics } from "../diagnostics.js";
import type { NativeFunction } from "../model/native-function.js";
import { stage } from "../query.js";
import { fullName } from "./names.js";

/** The operators, where each that follows one of the same generated name, or of the name of its handle, has a suffix: `f_a_b_2`. */
export const tellApart = stage(
  (functions: readonly NativeFunction[], diagnostics: Diagnostics): readonly NativeFunction[] => {
    const owners = new Map<string, NativeFunction>();
    const handle = (name: string): string => `${name}_op`;
    const plain = new Set(functions.map(({ namespace, func }) => plainName(namespace, func)));
    return functions.map((fn) => {
      const name = plainName(fn.namespace, fn.func);
      const earlier = owners.get(name) ?? owners.get(handle(name));
      // Two of the same full name are an error, which others report.
      if (earlier !== undefined && fullName(earlier) === fullName(fn)) return fn;
      let suffix = "";
      if (earlier !== undefined) {
        let i = 2;
        const isFree = (one: string): boolean =>
          ![one, handle(one)].some((text) => plain.has(text) || owners.has(text));
        while (!isFree(`${name}_${i}`)) i++;
        suffix = `_${i}`;
        diagnostics.warn(
          fn.place,
          `\`${fullName(fn)}\` is \`${name}${suffix}\` in generated files: \`${fullName(earlier)}\` has the name \`${owners.has(name) ? name : handle(name)}\``,
          { related: [{ place: earlier.place, message: `\`${fullName(earlier)}\` is here` }] },
        );
      }
      for (const one of [name + suffix, handle(name + suffix)]) owners.set(one, fn);
      if (earlier === undefined) return fn;
      // A copy: a name belongs to one reading of the registry, and the next one under --watch may do without the suffix.
      const func = { ...fn.func };
      appendSuffix(func, suffix);
      return { ...fn, func };
    });
  },
);
