// The texts that arguments of every operator take: an entry's own lists, those that it refers to, and those of the operator that it is a form,
// alias or overload of.

import { type Diagnostics, didYouMean } from "../diagnostics.js";
import { takesText } from "../load/native-functions.js";
import type { NativeFunction } from "../model/native-function.js";
import { Lookup, perItem, query, stage } from "../query.js";
import { fullName } from "./names.js";
import { signature } from "./signature.js";

const named = ({ namespace, func }: NativeFunction): string => `${namespace}::${func.name.full}`;
const family = ({ namespace, func: { name } }: NativeFunction): string =>
  `${namespace}::${name.dunder ? "__" : ""}${name.base}`;

/** The functions, with the choices of their arguments. References to operators without a list of their own go to the diagnostics. */
export const shareChoices = stage(
  (functions: readonly NativeFunction[], diagnostics: Diagnostics): readonly NativeFunction[] => {
    if (functions.every(({ statedChoices }) => statedChoices.size === 0)) return functions;
    const byName = new Map<string, NativeFunction>();
    const functional = new Map<string, NativeFunction>();
    /** The operators of a name that state choices. */
    const stating = new Map<string, NativeFunction>();
    for (const fn of functions) {
      byName.set(named(fn), fn);
      if (fn.func.kind === "functional") functional.set(signature(fn), fn);
      if (fn.statedChoices.size > 0 && !stating.has(family(fn))) stating.set(family(fn), fn);
    }
    for (const fn of functions) if (!fn.generated) checkReferences(fn, byName, diagnostics);
    return chosen(functions, new Lookup(byName), new Lookup(functional), new Lookup(stating));
  },
);

function checkReferences(fn: NativeFunction, byName: ReadonlyMap<string, NativeFunction>, diagnostics: Diagnostics) {
  for (const [argument, stated] of fn.statedChoices) {
    if (!("text" in stated)) continue;
    const target = referredTo(fn, stated.text, byName);
    const list = target?.statedChoices.get(argument);
    if (list !== undefined && !("text" in list)) continue;
    const names = [...byName.values()].flatMap((other) => {
      const its = other.statedChoices.get(argument);
      return its === undefined || "text" in its ? [] : [other.func.name.full];
    });
    diagnostics.error(
      stated.place,
      target === undefined
        ? `there is no operator \`${stated.text}\` that could state the choices of \`${argument}\``
        : `\`${fullName(target)}\` states no list of choices for an argument \`${argument}\``,
      {
        hint: didYouMean(
          stated.text,
          names,
          names.length === 0 ? `list them: \`${argument}: [first, second]\`` : `these do: ${names.join(", ")}`,
        ),
      },
    );
  }
}

type Names = Pick<Lookup<string, NativeFunction>, "get">;

function referredTo({ namespace }: NativeFunction, name: string, byName: Names): NativeFunction | undefined {
  return byName.get(`${namespace}::${name}`) ?? byName.get(`aten::${name}`);
}

const chosen = perItem((fn: NativeFunction, byName: Names, functional: Names, stating: Names): NativeFunction => {
  const texts = fn.func.arguments.filter(takesText).map(({ name }) => name);
  const lists = texts.flatMap((name) => {
    const list = listOf(fn, name, byName) ?? inherited(fn, name, byName, functional, stating);
    return list === null ? [] : [[name, list] as const];
  });
  return lists.length === 0 ? fn : withChoices(fn, JSON.stringify(lists));
});

/** What an entry states for an argument, by itself or by reference. */
function listOf(fn: NativeFunction, argument: string, byName: Names): readonly string[] | null {
  const stated = fn.statedChoices.get(argument);
  if (stated === undefined || !("text" in stated)) return stated ?? null;
  const list = referredTo(fn, stated.text, byName)?.statedChoices.get(argument);
  return list === undefined || "text" in list ? null : list;
}

/** What the operator states that this one is a form, another overload or an alias of. */
function inherited(fn: NativeFunction, argument: string, byName: Names, functional: Names, stating: Names) {
  const form = functional.get(signature(fn));
  const aliasOf = fn.aliasOf ?? form?.aliasOf ?? null;
  const alias = aliasOf === null ? undefined : referredTo(fn, aliasOf.text, byName);
  for (const other of [form, stating.get(family(fn)), alias, alias && stating.get(family(alias))]) {
    const list = other === undefined ? null : listOf(other, argument, byName);
    if (list !== null) return list;
  }
  return null;
}

/** @param lists arguments and their texts, as JSON: the key of the query */
const withChoices = query(
  (fn: NativeFunction, lists: string): NativeFunction =>
    Object.freeze({ ...fn, choices: new Map(JSON.parse(lists) as [string, readonly string[]][]) }),
);
