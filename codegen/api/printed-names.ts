// Names that generated files print, one table per scope: two operators or arguments that would print the same name are rejected.

import { type Diagnostics, within } from "../diagnostics.js";
import type { NativeFunction } from "../model/native-function.js";
import { perItem, stage } from "../query.js";
import { handleName, methodName, optionName, promiseMember, propertyName, stubName } from "./names.js";
import { isMethod, publicNames } from "./public.js";
import { generatedExports } from "./runtime-exports.js";
import { membersForOperators, runtimeTensorMembers, shorthandMembers } from "./tensor-members.js";

/** What an operator is called in generated files. */
interface PrintedNames {
  readonly stub: string;
  readonly handle: string;
  /** As a member of tensors; null if it is none. */
  readonly member: { readonly name: string; readonly isProperty: boolean } | null;
  /** What the overloads of one operator, which share a function, have in common. */
  readonly overloaded: string;
}

/** A name that two operators would have, or an operator and something else. */
interface Clash {
  readonly name: string;
  /** The index of the operator. */
  readonly at: number;
  /** That of the other one. */
  readonly other: number | "a member of every tensor" | "a member of promises" | "a name of the runtime";
  readonly where: string;
}

/** The names printed in one scope, and the index of what each belongs to. */
class Scope {
  readonly #owners = new Map<string, number>();
  readonly #where: string;

  constructor(where: string) {
    this.#where = where;
  }

  /** Null if the name is free, or another one's that may have the same. */
  add(name: string, at: number, same: (other: number) => boolean = () => false): Clash | null {
    const other = this.#owners.get(name);
    if (other === undefined) this.#owners.set(name, at);
    return other === undefined || same(other) ? null : { name, at, other, where: this.#where };
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
    checkArguments(functions, diagnostics);
    const names = publicNames(functions, runtimeNames);
    const users = functions.map((fn) => names.get(fn) ?? null);
    // Those of the library come first: all of them are members of the same Tensor class.
    const all = [...library, ...functions];
    for (const clash of findClashes(printedNames(all), users, runtimeNames)) report(clash, all, diagnostics);
  },
);

const printedNames = perItem(
  (fn: NativeFunction): PrintedNames => ({
    stub: stubName(fn.namespace, fn.func),
    handle: handleName(fn.namespace, fn.func),
    member: memberOf(fn),
    overloaded: `${fn.namespace}::${fn.func.name.name}`,
  }),
);

function memberOf(fn: NativeFunction): PrintedNames["member"] {
  if (fn.property !== null) return { name: propertyName(fn.property.text), isProperty: true };
  return isMethod(fn) ? { name: methodName(fn.func), isProperty: false } : null;
}

/** Whether tensors have a member of this name that is not an operator's. */
function isTaken({ name, isProperty }: NonNullable<PrintedNames["member"]>, overloaded: string): boolean {
  if (runtimeTensorMembers.has(name))
    return isProperty || !membersForOperators.has(name) || !overloaded.startsWith("aten::");
  return shorthandMembers.has(name);
}

/** @param users under which names users call the operators that are generated, which are the last ones; null if they do not */
const findClashes = stage(
  (
    names: readonly PrintedNames[],
    users: readonly (string | null)[],
    runtimeNames: ReadonlySet<string>,
  ): readonly Clash[] => {
    const operators = new Scope("in operators.ts");
    const forUsers = new Scope("for users");
    const members = new Scope("of tensors");
    const known = names.length - users.length;
    return names.flatMap(({ stub, handle, member, overloaded }, at) => {
      // A property cannot share its name; the overloads of a method do.
      const ofTensors =
        member === null
          ? null
          : member.name === promiseMember
            ? { name: member.name, at, other: "a member of promises" as const, where: "" }
            : isTaken(member, overloaded)
              ? { name: member.name, at, other: "a member of every tensor" as const, where: "" }
              : members.add(
                  member.name,
                  at,
                  (other) => !member.isProperty && names[other]!.member!.isProperty === false,
                );
      if (at < known) return ofTensors ?? [];
      const clashes = [operators.add(stub, at) ?? operators.add(handle, at), ofTensors].filter(
        (clash) => clash !== null,
      );
      const name = users[at - known]!;
      if (name === null || clashes.length > 0) return clashes;
      // Overloads of one operator share one function.
      const clash = forUsers.add(name, at, (other) => names[other]!.overloaded === overloaded);
      const isRuntimes = generatedExports.has(name) || (known === 0 && runtimeNames.has(name));
      return [
        ...(clash === null ? [] : [clash]),
        ...(isRuntimes ? [{ name, at, other: "a name of the runtime" as const, where: "" }] : []),
      ];
    });
  },
);

function report({ name, at, other, where }: Clash, all: readonly NativeFunction[], diagnostics: Diagnostics): void {
  const fn = all[at]!;
  if (other === "a member of every tensor") {
    const isMethod = fn.property === null;
    diagnostics.error(fn.property?.place ?? fn.place, `tensors have \`${name}\` already, which is not an operator`, {
      hint: isMethod
        ? "leave `method` out of `variants:`, or give the operator another name"
        : "give the property another name, or delete the field",
    });
  } else if (other === "a member of promises") {
    diagnostics.error(
      fn.property?.place ?? fn.place,
      `with a member \`${name}\` tensors would be promises, which \`await\` calls`,
      {
        hint:
          fn.property === null
            ? "leave `method` out of `variants:`"
            : "give the property another name, or delete the field",
      },
    );
  } else if (other === "a name of the runtime") {
    diagnostics.error(fn.place, `${quoted(fn)} would be \`${name}\` for users, which is a name of the runtime's own`, {
      hint:
        fn.namespace === "aten"
          ? `give it another name, or a namespace: \`mine::${fn.func.name.full}\``
          : "give it another name",
    });
  } else {
    const first = all[other]!;
    diagnostics.error(fn.place, `${quoted(fn)} and ${quoted(first)} would both be \`${name}\` ${where}`, {
      hint: "give one of them another name",
      related: [{ place: first.place, message: `${quoted(first)} is here` }],
    });
  }
}

/** Named arguments are given in JavaScript's spelling. */
const checkArguments = perItem((fn: NativeFunction, diagnostics: Diagnostics): void => {
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
