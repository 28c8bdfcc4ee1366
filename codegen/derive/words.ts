// The documentation of every operator: one without a `doc:` inherits it from the operator that it is a form, alias or
// overload of.

import type { Diagnostics } from "../diagnostics.js";
import type { NativeFunction, Words } from "../model/native-function.js";
import { Lookup, perItem, query, stage } from "../query.js";
import { fullName } from "./names.js";
import { signature } from "./signature.js";

const named = ({ namespace, func }: NativeFunction): string => `${namespace}::${func.name.full}`;
const family = ({ namespace, func: { name } }: NativeFunction): string =>
  `${namespace}::${name.dunder ? "__" : ""}${name.base}`;

/** The functions; those without documentation get another operator's where possible. */
export const shareWords = stage((functions: readonly NativeFunction[]): readonly NativeFunction[] => {
  if (functions.every(({ doc }) => doc === null)) return functions;
  const names = namesOf(functions);
  const byName = new Map<string, NativeFunction>();
  const functional = new Map<string, NativeFunction>();
  /** The first function of a name that has documentation of its own. */
  const first = new Map<string, NativeFunction>();
  for (let i = 0; i < functions.length; i++) {
    const fn = functions[i]!;
    const { full, family } = names[i]!;
    byName.set(full, fn);
    if (fn.func.kind === "functional") functional.set(signature(fn), fn);
    if (fn.doc !== null && !first.has(family)) first.set(family, fn);
  }
  return documented(functions, new Lookup(byName), new Lookup(functional), new Lookup(first));
});

const namesOf = perItem((fn: NativeFunction) => ({ full: named(fn), family: family(fn) }));

type Functions = Lookup<string, NativeFunction>;

const documented = perItem(
  (fn: NativeFunction, byName: Functions, functional: Functions, first: Functions): NativeFunction => {
    if (fn.doc !== null) return fn;
    const words = wordsOf(fn, byName, functional, first);
    return words === null ? fn : withWords(fn, words);
  },
);

/** An operator's documentation, or that of the operator that it is a form, alias or overload of. */
function wordsOf(fn: NativeFunction, byName: Functions, functional: Functions, first: Functions): Words | null {
  if (fn.doc !== null) return fn.doc;
  const form = functional.get(signature(fn));
  if (form !== undefined && form !== fn) {
    const words = wordsOf(form, byName, functional, first);
    if (words !== null) return words;
  }
  const overload = first.get(family(fn));
  if (overload !== undefined) return overload.doc;
  if (fn.aliasOf === null) return null;
  const target = byName.get(`${fn.namespace}::${fn.aliasOf.text}`) ?? byName.get(`aten::${fn.aliasOf.text}`);
  // An alias of an alias is an error, and might be one of itself.
  const words = target === undefined || target.aliasOf !== null ? null : wordsOf(target, byName, functional, first);
  return words === null ? null : aliasWords(target!, words, named(fn));
}

const aliasWords = query(
  ({ func }: NativeFunction, words: Words, of: string): Words => ({
    text: `Another name of \`${func.name.name}\`. ${words.text}`,
    of,
  }),
);

const withWords = query((fn: NativeFunction, doc: Words): NativeFunction => Object.freeze({ ...fn, doc }));

/** Whether users call it, and its name does not mark it as internal. */
const isPublic = ({ func, variants }: NativeFunction): boolean => variants.size > 0 && !func.name.base.startsWith("_");

/** Reports written entries that users call and that have no documentation. */
export const checkWords = stage((functions: readonly NativeFunction[], diagnostics: Diagnostics): void => {
  for (const fn of functions) {
    if (fn.doc !== null || fn.generated || !isPublic(fn)) continue;
    diagnostics.error(fn.place, `\`${fullName(fn)}\` has no \`doc\`, which \`--require-docs\` asks for`, {
      hint: 'say in a line or more what it computes: `doc: "..."`; names that begin with `_` need none',
    });
  }
});
