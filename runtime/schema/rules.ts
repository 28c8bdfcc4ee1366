// Semantic rules for schemas in native_functions.yaml, which grouping, calls and derivatives depend on.

import { printAlias, printArgument, printReturn } from "./print.js";
import type { Alias, Argument, FunctionSchema, Return, Type } from "./types.js";

export interface SchemaProblem {
  readonly message: string;
  /** The position in the schema's text. */
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

/** Whether the type is the named base type, or an optional or a list of it. */
export function isBaseLike(type: Type, name: string): boolean {
  if (type.kind === "base") return type.name === name;
  return (type.kind === "optional" || type.kind === "list") && isBaseLike(type.element, name);
}

/** Positional arguments after `self`, or all of them without `self`. */
export function afterSelf(schema: FunctionSchema): readonly Argument[] {
  return schema.arguments.filter((a, i) => !a.kwargOnly && i > schema.selfIndex);
}

export function outArguments(schema: FunctionSchema): readonly Argument[] {
  return schema.arguments.filter((a) => a.out);
}

/** Whether the operator is a factory in torchgen's sense: it takes dtype, layout, device and pin_memory. */
export function hasTensorOptions(schema: FunctionSchema): boolean {
  return schema.tensorOptionsIndex >= 0;
}

/** All violations of the rules, in the order of the text. */
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

  // Returns that are written to are returned arguments.
  const mutable = returns.filter(writes);
  if (mutable.length > 0 && mutable.length < returns.length) {
    const unwritten = returns.find((r) => !writes(r))!;
    report(
      unwritten,
      "either all returns must be written arguments, or none",
      "omit written arguments from the returns",
    );
  }
  for (const a of afterSelf(schema)) {
    if (writes(a) && returns.some((r) => sameAlias(a.alias, r.alias))) {
      report(
        a,
        `\`${a.name}\` is written to and returned, but is neither \`self\` nor keyword-only`,
        "omit it from the returns, or make it an out argument after `*`",
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
        "move the out argument after `*`",
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
      "only functional factories may have dtype, layout, device and pin_memory",
      "omit the four arguments in this form",
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
    if (seen.has(a.name)) report(a, `there are two arguments with the name \`${a.name}\``);
    seen.add(a.name);
    if (a.name === "self" && a.kwargOnly) report(a, "`self` cannot be keyword-only");
    if (writes(a)) {
      const set = a.alias!.before.join("|");
      const other = written.get(set);
      if (other !== undefined)
        report(
          a,
          `\`${other.name}\` and \`${a.name}\` are written to in the same alias set \`${set}\``,
          "use a different letter for each written argument",
        );
      written.set(set, a);
      if (i < schema.selfIndex)
        report(a, `\`${a.name}\` precedes \`self\` and is written to`, "put `self` first, or make it an out argument");
    }
    if (a.out) {
      lastOut = a;
      if (a.default !== null) report(a, `the out argument \`${a.name}\` cannot have a default`);
    } else if (lastOut !== null)
      report(a, `\`${a.name}\` follows the out argument \`${lastOut.name}\``, "out arguments come last");
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
        `an out form must return nothing if its out argument is ${article(plain)}`,
        "end the schema in `-> ()`",
      );
    return;
  }
  const returned = outs.filter((a) => !a.name.startsWith("_scratch_"));
  if (returned.length !== returns.length) {
    const message = `an out form must return its out arguments: ${count(returned.length, "is", "are")} declared, ${count(returns.length, "is", "are")} returned`;
    report(
      returns[0] ?? null,
      message,
      `end the schema in \`-> ${returned.length === 1 ? `Tensor(${printAlias(returned[0]!.alias!)})` : `(${returned.map((a) => `Tensor(${printAlias(a.alias!)})`).join(", ")})`}\``,
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
      `the in-place operator \`${name.name}\` must return nothing, since its \`self\` is ${article(self)}`,
      "end the schema in `-> ()`",
    );
  }
}

const count = (n: number, one: string, many: string): string =>
  n === 0 ? `none ${one}` : `${n} ${n === 1 ? one : many}`;

function article(a: Argument): string {
  return a.type.kind === "list" ? "a list" : "not a plain Tensor";
}

function nameOffset(schema: FunctionSchema): number {
  return schema.namespace === "" ? 0 : schema.namespace.length + 2;
}

function lengthOf(item: Argument | Return): number {
  return ("kwargOnly" in item ? printArgument(item) : printReturn(item)).length;
}

/** The names that arguments have which are dimensions of the operator's first tensor. */
export const dimensionNames: readonly string[] = ["dim", "dims", "dim0", "dim1", "dim2", "dimension", "axis"];
