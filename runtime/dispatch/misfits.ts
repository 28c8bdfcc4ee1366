// Error messages for calls that match no overload: the arguments that do not match, and similar names.

import { describe, written } from "../core/describe.js";
import { dtypes } from "../core/dtype.js";
import { ArgumentError } from "../core/errors.js";
import { layouts, memoryFormats } from "../core/memory-format.js";
import { isMap, isPlainObject } from "../core/options.js";
import { isWideBigInt } from "../core/scalar.js";
import { printType } from "../schema/print.js";
import type { BaseTypeName, Type } from "../schema/types.js";
import { devicesHere } from "./devices.js";
import { near } from "./near.js";
import {
  converterOf,
  type Given,
  misfit,
  misfitExplanation,
  type Overloads,
  overflowOperator,
  type Parameter,
  type Signature,
  schemaText,
  tryBind,
  type Refusal as Why,
} from "./overloads.js";
import { reductions } from "./parameters.js";
import { namedOverflow } from "./reentry.js";
import { installStructuredValues } from "./structured-values.js";

/** Installs the messages for calls whose arguments fit no overload. */
export function installMessages(): void {
  misfitExplanation.install(explainMisfits);
}

/** Installs the explanations for errors of public functions, and what only operators defined at run time need. */
export function installMisfits(): void {
  installMessages();
  overflowOperator.install(namedOverflow);
  installStructuredValues();
}

/** Why a signature does not match, as text. */
interface Refusal {
  readonly text: string;
  readonly argument: string | undefined;
}

/** A signature that does not match, with the reason. */
interface Explained {
  readonly signature: Signature;
  readonly why: Why;
  readonly refusal: Refusal;
}

function wordsOf(signature: Signature, [why, parameter, value]: Why): Refusal {
  const text = (): string => {
    switch (why) {
      case "positional": {
        const given = value as readonly unknown[];
        return `takes ${count(signature.positional, "positional argument")}, got ${given.length}${afterTooMany(signature, given)}`;
      }
      case "out":
        return "requires `out`";
      case "outs":
        return `\`out\` must be an array of ${signature.outs} Tensors, got ${describe(value)}`;
      case "twice":
        return `\`${parameter!.option}\` is given twice, by position and by name`;
      case "missing":
        return `\`${parameter!.option}\` is missing`;
      case "value":
        return `\`${parameter!.out ? "out" : parameter!.option}\` must be ${wantedBy(parameter!)}, got ${found(value, parameter!)}`;
      case "flag":
        return `\`requiresGrad\` must be a boolean, got ${describe(value)}`;
      case "option": {
        const options = value as Readonly<Record<string, unknown>>;
        const known = optionNames(signature);
        const unknown = Object.keys(options).find((key) => options[key] !== undefined && !known.includes(key))!;
        return `has no option \`${unknown}\`${suggestion(unknown, known)}`;
      }
    }
  };
  return { text: text(), argument: parameter?.name };
}

function optionNames(signature: Signature): readonly string[] {
  const names = signature.parameters.filter((parameter) => !parameter.out).map((parameter) => parameter.option);
  if (signature.outs > 0) names.push("out");
  if (signature.takesRequiresGrad) names.push("requiresGrad");
  return names;
}

/** The error for a call that matches no overload: about one argument if all reasons are the same, otherwise a list of all overloads. */
function explainMisfits(set: Overloads, signatures: readonly Signature[], given: Given): Error {
  const { positional, options } = given;
  if (options !== null) {
    const known = signatures.flatMap(optionNames);
    const unknown = Object.keys(options).find((key) => options[key] !== undefined && !known.includes(key));
    if (unknown !== undefined) {
      return new ArgumentError(
        `${set.name}: unknown option \`${unknown}\`${suggestion(unknown, known)}`,
        signatures.length === 1
          ? { schema: schemaText(signatures[0]!.operator) }
          : { operator: operatorName(signatures) },
      );
    }
  }
  const wantsOut = options !== null && options["out"] !== undefined && options["out"] !== null;
  const matching = signatures.filter((signature) => signature.outs > 0 === wantsOut);
  const candidates = matching.length === 0 ? signatures : matching;
  const refusals = candidates.map((signature): Explained => {
    const why = tryBind(signature, given) as Why;
    return { signature, why, refusal: wordsOf(signature, why) };
  });
  const text = wrongText(set, refusals, given);
  if (text !== null) return text;
  if (refusals.every(({ refusal }) => refusal.text === refusals[0]!.refusal.text)) {
    const { signature, refusal } = refusals[0]!;
    return new ArgumentError(`${set.name}: ${refusal.text}`, {
      schema: schemaText(signature.operator),
      argument: refusal.argument,
    });
  }
  const shown = [...positional.map(describe), ...Object.entries(options ?? {}).map(([k, v]) => `${k}: ${describe(v)}`)];
  const lines = refusals.map(({ signature, refusal }) => `  ${schemaText(signature.operator)}\n    ${refusal.text}`);
  return new ArgumentError(`${set.name}: no overload matches (${shown.join(", ")})\n${lines.join("\n")}`);
}

/** A hint for surplus arguments: numbers in one array, or an argument by name. */
function afterTooMany({ parameters, positional: limit }: Signature, given: readonly unknown[]): string {
  const last = parameters[limit - 1];
  const items = given.slice(limit - 1);
  if (last?.type.kind === "list" && items.every(Number.isSafeInteger) && last.convert(items) !== misfit) {
    return `; \`${last.option}\` is one array, [${items.join(", ")}]`;
  }
  const [extra] = given.slice(limit);
  const named = parameters.slice(limit).find(({ convert, out }) => !out && convert(extra) !== misfit);
  return named === undefined ? "" : `; by name it may be { ${named.option}: ${literal(extra)} }`;
}

/** What a parameter takes: the texts that are stated for it, or its type. */
function wantedBy({ name, type, choices }: Parameter): string {
  if (choices !== undefined)
    return oneOf(type.kind === "optional" ? [...choices.map(quoted), "null"] : choices.map(quoted));
  return name === "reduction" ? `${reductions.map(quoted).join(", ")} or ${wanted(type)}` : wanted(type);
}

const quoted = (text: string): string => `"${text}"`;

/** `a, b or c`. */
function oneOf(items: readonly string[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(", ")} or ${items.at(-1)!}`;
}

/**
 * The error for a value that is none of the texts that its argument takes, where nothing else is wrong with the call: the other overloads, which refuse it for other
 * reasons, would only hide it. Null if there is none.
 */
function wrongText(set: Overloads, refusals: readonly Explained[], given: Given): Error | null {
  const wrong = refusals.filter(({ signature, why: [kind, parameter] }) => {
    if (kind !== "value" || parameter!.choices === undefined) return false;
    return "values" in tryBind(signature, withValue(given, parameter!, parameter!.choices[0]));
  });
  const [first] = wrong;
  if (first === undefined) return null;
  const [, parameter, value] = first.why as readonly [string, Parameter, unknown];
  // Other overloads take something else in its place: `padding` may be numbers.
  const others = refusals.flatMap(({ why: [kind, other] }) =>
    kind === "value" && other!.option === parameter.option ? [wantedBy(other!)] : [],
  );
  const message = `${set.name}: \`${parameter.option}\` must be ${[...new Set([wantedBy(parameter), ...others])].join(", or ")}, got ${found(value, parameter)}`;
  return new ArgumentError(message, { schema: schemaText(first.signature.operator), argument: parameter.name });
}

/** The same arguments with another value for one. */
function withValue({ positional, options }: Given, { at, option }: Parameter, value: unknown): Given {
  return at >= 0 && at < positional.length
    ? { positional: positional.map((old, i) => (i === at ? value : old)), options }
    : { positional, options: { ...options, [option]: value } };
}

function literal(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : typeof value === "object" ? "..." : String(value);
}

function operatorName(signatures: readonly Signature[]): string {
  const { name } = signatures[0]!.operator;
  const dot = name.lastIndexOf(".");
  return dot < 0 ? name : name.slice(0, dot);
}

function count(n: number, noun: string): string {
  return n === 0 ? `no ${noun}s` : `at most ${n} ${noun}${n === 1 ? "" : "s"}`;
}

const nouns: Readonly<Partial<Record<BaseTypeName, readonly [one: string, several: string]>>> = {
  Tensor: ["a Tensor", "Tensors"],
  Scalar: ["a number, bigint or boolean", "numbers"],
  int: ["an integer", "integers"],
  SymInt: ["an integer", "integers"],
  DeviceIndex: ["an integer", "integers"],
  float: ["a number", "numbers"],
  SymFloat: ["a number", "numbers"],
  bool: ["a boolean", "booleans"],
  SymBool: ["a boolean", "booleans"],
  str: ["a string", "strings"],
  Dimname: ["a dimension name", "dimension names"],
  ScalarType: ["a dtype", "dtypes"],
  Layout: ["a layout", "layouts"],
  MemoryFormat: ["a memory format", "memory formats"],
  Device: ["a device", "devices"],
  Generator: ["a Generator", "Generators"],
};

/** A description of a type: `an array of integers or one integer`. */
function wanted(type: Type): string {
  switch (type.kind) {
    case "optional":
      return `${wanted(type.element)} or null`;
    case "list": {
      const inner = type.element.kind === "optional" ? type.element.element : type.element;
      const noun = inner.kind === "base" ? nouns[inner.name] : undefined;
      const items = `an array of ${noun?.[1] ?? "values"}${type.element.kind === "optional" ? " or null" : ""}`;
      const single = type.size !== null && !(inner.kind === "base" && inner.name === "Tensor");
      return single ? `${items} or ${noun?.[0] ?? "one value"}` : items;
    }
    case "base":
      if (type.name === "Device") return `a device (${devicesHere().join(", ")})`;
      return nouns[type.name]?.[0] ?? `a ${type.name}`;
    case "generic":
      if (type.name === "Dict") return `a Map or an object, as ${printType(type)}`;
      return type.name === "Future" ? `a promise, as ${printType(type)}` : `of the type ${printType(type)}`;
    case "class":
      return `an object of the class ${type.name}`;
    case "tuple":
      return `an array, as ${printType(type)}`;
    default:
      return "a value";
  }
}

/** A description of the value, with a suggestion for similar strings or the likely form. */
function found(value: unknown, { name, type, choices }: Parameter): string {
  const plain = type.kind === "optional" ? type.element : type;
  const texts = choices ?? (name === "reduction" ? reductions : null);
  if (texts !== null && typeof value === "string") {
    const nearest = near(value, texts);
    return `${describe(value)}${nearest === "" ? "" : `.${nearest}`}`;
  }
  if (plain.kind === "list" && !Array.isArray(value) && converterOf(plain.element)(value) !== misfit) {
    return `${describe(value)}; put it in an array`;
  }
  if (typeof value === "string" && plain.kind === "base") {
    if (plain.name === "ScalarType")
      return `${describe(value)}${suggestion(
        value,
        dtypes.map(({ name }) => name),
      )}`;
    if (plain.name === "Layout") return `${describe(value)}${suggestion(value, layouts)}`;
    if (plain.name === "MemoryFormat") return `${describe(value)}${suggestion(value, memoryFormats)}`;
  }
  if (plain.kind === "list" && Array.isArray(value)) {
    const inner = converterOf(plain.element);
    const index = value.findIndex((item) => inner(item) === misfit);
    if (index >= 0) return `${describe(value[index])} at [${index}]`;
  }
  if (plain.kind === "generic" && plain.name === "Dict") {
    const items = isMap(value) ? [...value] : isPlainObject(value) ? Object.entries(value) : [];
    const inner = converterOf(plain.parameters[1]!);
    const wrong = items.find(([, item]) => inner(item) === misfit);
    if (wrong !== undefined) return `${describe(wrong[1])} at ${written(wrong[0])}`;
  }
  if (isWideBigInt(value)) return `${describe(value)}, which is beyond int64; a number may be: ${Number(value)}`;
  return describe(value);
}

// ---- nearest names

/** `. Did you mean a?`, or the list of valid names. */
function suggestion(name: string, known: readonly string[]): string {
  const names = [...new Set(known)];
  const nearest = near(name, names);
  if (nearest !== "") return `.${nearest}`;
  return names.length === 0 || names.length > 12 ? "" : `; it takes ${names.map((known) => `\`${known}\``).join(", ")}`;
}
