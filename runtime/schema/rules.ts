// The rules for schemas of native_functions.yaml beyond the grammar, which let forms be grouped, called and differentiated.

import { printAlias, printArgument, printReturn } from "./print.js";
import type { Alias, Argument, FunctionSchema, Return, Type } from "./types.js";

export interface SchemaProblem {
  readonly message: string;
  /** Where in the text that the schema was parsed from. */
  readonly offset: number;
  readonly length: number;
  readonly hint: string | null;
}

export const writes = (item: Argument | Return): boolean => item.alias?.write === true;

export function sameAlias(a: Alias | null, b: Alias | null): boolean {
  if (a === null || b === null) return a === b;
  return printAlias(a) === printAlias(b);
}

export function isTensor(type: Type): boolean {
  return type.kind === "base" && type.name === "Tensor";
}

/** A Tensor, an optional one, or a list of either. */
export function isTensorLike(type: Type): boolean {
  return isBaseLike(type, "Tensor");
}

/** The named base type, however wrapped in `?` and `[]`. */
export function isBaseLike(type: Type, name: string): boolean {
  if (type.kind === "base") return type.name === name;
  return (type.kind === "optional" || type.kind === "list") && isBaseLike(type.element, name);
}

/** Positional arguments after `self` (all of them where there is no `self`). */
export function afterSelf(schema: FunctionSchema): readonly Argument[] {
  return schema.arguments.filter((a, i) => !a.kwargOnly && i > schema.selfIndex);
}

export function outArguments(schema: FunctionSchema): readonly Argument[] {
  return schema.arguments.filter((a) => a.out);
}

/** Whether the operator is a factory in torchgen's sense: it takes dtype, layout, device and pin_memory together. */
export function hasTensorOptions(schema: FunctionSchema): boolean {
  return schema.tensorOptionsIndex >= 0;
}

/** All that is wrong with the schema, in order of its text. */
export function schemaProblems(schema: FunctionSchema): readonly SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  const report: Report = (item, message, hint = null) => {
    const length = item === null ? schema.name.full.length : lengthOf(item);
    problems.push({ message, offset: item?.offset ?? nameOffset(schema), length, hint });
  };
  const { arguments: args, returns, name } = schema;
  const self = schema.selfIndex < 0 ? null : args[schema.selfIndex]!;
  const outs = outArguments(schema);

  checkArguments(schema, report);

  // Returns that are written to are arguments passed back.
  const mutable = returns.filter(writes);
  if (mutable.length > 0 && mutable.length < returns.length) {
    const odd = returns.find((r) => !writes(r))!;
    report(
      odd,
      "either all returns are arguments that were written to, or none is",
      "leave written arguments out of the returns",
    );
  }
  for (const a of afterSelf(schema)) {
    if (writes(a) && returns.some((r) => sameAlias(a.alias, r.alias))) {
      report(
        a,
        `\`${a.name}\` is written to and returned, though it is neither \`self\` nor keyword-only`,
        "leave it out of the returns, or make it an out argument after `*`",
      );
    }
  }
  const targets = self === null ? outs : [...outs, self];
  for (const r of mutable) {
    if (
      !targets.some((a) => sameAlias(a.alias, r.alias)) &&
      !afterSelf(schema).some((a) => writes(a) && sameAlias(a.alias, r.alias))
    ) {
      report(
        r,
        `the return \`(${printAlias(r.alias!)})\` is written to, but is neither \`self\` nor an out argument`,
        "is an out argument missing its place after `*`?",
      );
    }
  }
  for (const r of returns) {
    if (r.alias === null || writes(r)) continue;
    const sources = args.filter((a) => a.alias?.before.some((set) => r.alias!.before.includes(set)));
    if (sources.length === 0 && !r.alias.before.includes("*")) {
      report(
        r,
        `the return is in the alias set \`${printAlias(r.alias)}\`, but no argument is`,
        "annotate the argument that it is a view of",
      );
    } else if (args.filter((a) => sameAlias(a.alias, r.alias)).length > 1) {
      report(r, `the return is a view of several arguments (${sources.map((a) => `\`${a.name}\``).join(", ")})`);
    }
  }

  if (outs.length > 0) checkOut(schema, outs, report);
  if (name.inplace) checkInplace(schema, self, outs, report);

  if (hasTensorOptions(schema) && schema.kind !== "functional") {
    report(
      args[schema.tensorOptionsIndex]!,
      "dtype, layout, device and pin_memory together are only for functional operators that make a tensor",
      "leave the four out of this form",
    );
  }
  if (name.overload.includes("functional") && schema.kind !== "functional") {
    report(
      null,
      `the overload name \`${name.overload}\` says functional, but the schema writes to its arguments`,
      "choose another overload name",
    );
  }
  return problems.sort((a, b) => a.offset - b.offset);
}

type Report = (item: Argument | Return | null, message: string, hint?: string | null) => void;

function checkArguments(schema: FunctionSchema, report: Report): void {
  const { arguments: args } = schema;
  const seen = new Set<string>();
  const written = new Map<string, Argument>();
  let lastOut: Argument | null = null;
  let defaulted: Argument | null = null;
  args.forEach((a, i) => {
    if (seen.has(a.name)) report(a, `there are two arguments called \`${a.name}\``);
    seen.add(a.name);
    if (a.name === "self" && a.kwargOnly) report(a, "`self` cannot be keyword-only");
    if (writes(a)) {
      const set = a.alias!.before.join("|");
      const other = written.get(set);
      if (other !== undefined)
        report(
          a,
          `\`${other.name}\` and \`${a.name}\` are written to under the same name \`${set}\``,
          "give each written argument a letter of its own",
        );
      written.set(set, a);
      if (i < schema.selfIndex)
        report(
          a,
          `\`${a.name}\` stands before \`self\` and is written to`,
          "put `self` first, or make it an out argument",
        );
    }
    if (a.out) {
      lastOut = a;
      if (a.default !== null) report(a, `the out argument \`${a.name}\` cannot have a default`);
    } else if (lastOut !== null)
      report(a, `\`${a.name}\` stands after the out argument \`${lastOut.name}\``, "out arguments come last");
    if (!a.kwargOnly) {
      if (a.default !== null) defaulted = a;
      else if (defaulted !== null)
        report(
          a,
          `\`${a.name}\` has no default, but \`${defaulted.name}\` before it has one`,
          "give it a default, or move it forward",
        );
    }
  });
}

function checkOut(schema: FunctionSchema, outs: readonly Argument[], report: Report): void {
  const { returns } = schema;
  const plain = outs.find((a) => !isTensor(a.type));
  if (plain !== undefined) {
    if (returns.length > 0)
      report(
        returns[0]!,
        `an out form whose out argument is ${article(plain)} returns nothing`,
        "end the schema in `-> ()`",
      );
    return;
  }
  const handedBack = outs.filter((a) => !a.name.startsWith("_scratch_"));
  if (handedBack.length !== returns.length) {
    const message = `an out form returns its out arguments: ${count(handedBack.length, "is", "are")} declared, ${count(returns.length, "is", "are")} returned`;
    report(
      returns[0] ?? null,
      message,
      `end the schema in \`-> ${handedBack.length === 1 ? `Tensor(${printAlias(handedBack[0]!.alias!)})` : `(${handedBack.map((a) => `Tensor(${printAlias(a.alias!)})`).join(", ")})`}\``,
    );
    return;
  }
  outs.forEach((a, i) => {
    const r = returns[i];
    if (r !== undefined && !sameAlias(a.alias, r.alias)) {
      report(
        r,
        `return ${i + 1} is not the out argument \`${a.name}\``,
        `write \`Tensor(${printAlias(a.alias!)})\`: returns follow the order of the out arguments`,
      );
    }
  });
}

function checkInplace(schema: FunctionSchema, self: Argument | null, outs: readonly Argument[], report: Report): void {
  const { name, returns } = schema;
  if (outs.length > 0) {
    report(
      outs[0]!,
      `\`${name.name}\` cannot be both in-place and an out form`,
      "drop the trailing `_`, or the out argument",
    );
    return;
  }
  if (self === null || !writes(self)) {
    report(
      self,
      `the in-place operator \`${name.name}\` does not write to \`self\``,
      "its first argument is `Tensor(a!) self`; or drop the trailing `_`",
    );
    return;
  }
  if (isTensor(self.type)) {
    if (returns.length !== 1 || !sameAlias(returns[0]!.alias, self.alias)) {
      report(
        returns[0] ?? null,
        `the in-place operator \`${name.name}\` does not return \`self\``,
        `end the schema in \`-> Tensor(${printAlias(self.alias!)})\``,
      );
    }
  } else if (returns.length > 0) {
    report(
      returns[0]!,
      `the in-place operator \`${name.name}\`, whose \`self\` is ${article(self)}, returns nothing`,
      "end the schema in `-> ()`",
    );
  }
}

const count = (n: number, one: string, many: string): string =>
  n === 0 ? `none ${one}` : `${n} ${n === 1 ? one : many}`;

function article(a: Argument): string {
  return a.type.kind === "list" ? "a list" : "no plain Tensor";
}

function nameOffset(schema: FunctionSchema): number {
  return schema.namespace === "" ? 0 : schema.namespace.length + 2;
}

function lengthOf(item: Argument | Return): number {
  return ("kwargOnly" in item ? printArgument(item) : printReturn(item)).length;
}
