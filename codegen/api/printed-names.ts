// Names that generated files print, one table per scope: two operators or arguments that would print the same name are rejected.

import { type Diagnostics, within } from "../diagnostics.js";
import type { NativeFunction } from "../model/native-function.js";
import { query, stage } from "../query.js";
import { handleName, methodName, optionName, propertyName, stubName } from "./names.js";
import { isMethod, publicNames } from "./public.js";
import { generatedExports } from "./runtime-exports.js";
import { runtimeTensorMembers } from "./tensor-members.js";

/** The names printed in one scope, and what each belongs to. */
class Scope {
  readonly #owners = new Map<string, NativeFunction>();
  readonly #diagnostics: Diagnostics;
  readonly #where: string;

  constructor(where: string, diagnostics: Diagnostics) {
    this.#where = where;
    this.#diagnostics = diagnostics;
  }

  add(name: string, fn: NativeFunction, same: (other: NativeFunction) => boolean = () => false): void {
    const other = this.#owners.get(name);
    if (other === undefined) this.#owners.set(name, fn);
    else if (!same(other)) {
      this.#diagnostics.error(fn.place, `${quoted(fn)} and ${quoted(other)} would both be \`${name}\` ${this.#where}`, {
        hint: "give one of them another name",
        related: [{ place: other.place, message: `${quoted(other)} is here` }],
      });
    }
  }
}

/** The full name in an unambiguous form: with the namespace unless it is aten. */
function quoted({ namespace, func }: NativeFunction): string {
  return `\`${namespace === "aten" ? "" : `${namespace}::`}${func.name.full}\``;
}

/**
 * Checks the names of the operators that are generated.
 * @param library the operators of the library that they are added to; without one, they are exported beside the runtime's
 * exports
 * @param runtimeNames those exports
 */
export const checkPrintedNames = stage(
  (
    functions: readonly NativeFunction[],
    library: readonly NativeFunction[],
    runtimeNames: ReadonlySet<string>,
    diagnostics: Diagnostics,
  ): void => {
    const operators = new Scope("in operators.ts", diagnostics);
    const users = new Scope("for users", diagnostics);
    const members = new Scope("of tensors", diagnostics);
    const names = publicNames(functions, runtimeNames);
    // All of them are members of the same Tensor class.
    for (const fn of library) checkMember(fn, members, diagnostics);
    for (const fn of functions) {
      const before = diagnostics.list.length;
      operators.add(stubName(fn.namespace, fn.func), fn);
      if (diagnostics.list.length === before) operators.add(handleName(fn.namespace, fn.func), fn);
      checkArguments(fn, diagnostics);
      checkMember(fn, members, diagnostics);
      const name = names.get(fn);
      if (name === undefined || diagnostics.list.length > before) continue;
      // Overloads of one operator share one function.
      users.add(name, fn, (other) => other.namespace === fn.namespace && other.func.name.name === fn.func.name.name);
      if (generatedExports.has(name) || (library.length === 0 && runtimeNames.has(name))) {
        diagnostics.error(
          fn.place,
          `${quoted(fn)} would be \`${name}\` for users, which is a name of the runtime's own`,
          {
            hint:
              fn.namespace === "aten"
                ? `give it another name, or a namespace: \`mine::${fn.func.name.full}\``
                : "give it another name",
          },
        );
      }
    }
  },
);

/** A property cannot share its name; the overloads of a method do. */
function checkMember(fn: NativeFunction, members: Scope, diagnostics: Diagnostics): void {
  const { func, property } = fn;
  if (property === null) {
    if (isMethod(fn)) members.add(methodName(func), fn, (other) => other.property === null);
    return;
  }
  const name = propertyName(property.text);
  if (!runtimeTensorMembers.has(name)) members.add(name, fn);
  else {
    diagnostics.error(property.place, `tensors have \`${name}\` already, which is no operator`, {
      hint: "give the property another name, or delete the field",
    });
  }
}

/** Named arguments are given in JavaScript's spelling. */
const checkArguments = query((fn: NativeFunction, diagnostics: Diagnostics): void => {
  const seen = new Map<string, string>();
  for (const { name, offset } of fn.func.arguments) {
    const option = optionName(name);
    const other = seen.get(option);
    if (other === undefined || other === name) seen.set(option, name);
    else {
      const place = fn.generated ? fn.place : within(fn.place, offset);
      diagnostics.error(place, `the arguments \`${other}\` and \`${name}\` would both be \`${option}\` for users`, {
        hint: "give one of them another name",
      });
    }
  }
});
