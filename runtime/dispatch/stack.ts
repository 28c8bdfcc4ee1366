// The TypeScript types of schema types, for checks of boxed stacks and for the documentation.

import { isDevice } from "../core/device.js";
import { isDType } from "../core/dtype.js";
import { DispatchError } from "../core/errors.js";
import { isLayout, isMemoryFormat } from "../core/memory-format.js";
import { checkArray, isMap } from "../core/options.js";
import { isScalar } from "../core/scalar.js";
import { printType } from "../schema/print.js";
import type { BaseTypeName, GenericType, Type } from "../schema/types.js";
import { assertEntry, type OperatorEntry } from "./operator-entry.js";

/** A row of the documentation: a schema type, its TypeScript type, and a note. */
export interface TypeRow {
  readonly schema: string;
  readonly typescript: string;
  readonly note: string;
}

const isInt = (value: unknown): boolean => typeof value === "number" && Number.isSafeInteger(value);
const isTensorLike = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "keysLo" in value && "keysHi" in value;
const isString = (value: unknown): boolean => typeof value === "string";

interface BaseRow {
  readonly typescript: string;
  readonly note: string;
  readonly fits: (value: unknown) => boolean;
}

const intRow: BaseRow = {
  typescript: "number",
  note: "a safe integer; beyond 2^53 there is no exact number, so such values are refused",
  fits: isInt,
};
const boolRow: BaseRow = { typescript: "boolean", note: "", fits: (value) => typeof value === "boolean" };
const floatRow: BaseRow = {
  typescript: "number",
  note: "integral numbers too",
  fits: (value) => typeof value === "number",
};
const stringRow: BaseRow = { typescript: "string", note: "", fits: isString };
const anyRow: BaseRow = {
  typescript: "unknown",
  note: "passed through, never looked at",
  fits: (value) => value !== undefined,
};

const rows: Readonly<Partial<Record<BaseTypeName, BaseRow>>> = {
  Tensor: { typescript: "Tensor", note: "", fits: isTensorLike },
  Scalar: {
    typescript: "number | bigint | boolean | TypedScalar",
    note: 'an integral number counts as int, any other as float; scalar(2, "float") states the kind',
    fits: isScalar,
  },
  int: intRow,
  SymInt: intRow,
  float: floatRow,
  SymFloat: floatRow,
  bool: boolRow,
  SymBool: boolRow,
  str: stringRow,
  ScalarType: { typescript: "DType", note: 'a name such as "float32"', fits: isDType },
  Layout: { typescript: "Layout", note: '"strided"', fits: isLayout },
  Device: { typescript: "Device", note: '"cpu", "meta", "cuda:1"', fits: isDevice },
  DeviceIndex: intRow,
  MemoryFormat: {
    typescript: "MemoryFormat",
    note: '"contiguous_format", "preserve_format", ...',
    fits: isMemoryFormat,
  },
  Generator: {
    typescript: "Generator",
    note: "None is the default generator",
    fits: (value) => typeof value === "object" && value !== null,
  },
  Dimname: stringRow,
  complex: { typescript: "Scalar", note: "", fits: isScalar },
  NoneType: { typescript: "null", note: "", fits: (value) => value === null },
};

/** The table for the documentation: each kind of schema type with its TypeScript type. */
export const typeTable: readonly TypeRow[] = [
  ...(
    [
      "Tensor",
      "Scalar",
      "int",
      "SymInt",
      "float",
      "bool",
      "str",
      "ScalarType",
      "Layout",
      "Device",
      "MemoryFormat",
      "Generator",
    ] as const
  ).map((schema) => ({ schema, typescript: rows[schema]!.typescript, note: rows[schema]!.note })),
  {
    schema: "Dict(str, T)",
    typescript: "ReadonlyMap<string, T>",
    note: "public functions take an object for one whose keys are strings, which is tried as options first",
  },
  { schema: "Future(T)", typescript: "PromiseLike<T>", note: "what it resolves to is not looked at" },
  { schema: "(T, U)", typescript: "readonly [T, U]", note: "" },
  { schema: "class N.C", typescript: "object", note: "any object" },
  { schema: "Any", typescript: "unknown", note: "passed through, but undefined is an argument left out" },
  { schema: "T?", typescript: "T | null", note: "None is null everywhere; undefined is an argument left out" },
  { schema: "T[]", typescript: "readonly T[]", note: "" },
  { schema: "Tensor?[]", typescript: "readonly (Tensor | null)[]", note: "" },
  {
    schema: "int[2]",
    typescript: "readonly number[]",
    note: "inside always a list; public functions take one number for it, which stands for both",
  },
  { schema: "int[2]=1", typescript: "readonly number[]", note: "the default is [1, 1]" },
  { schema: "-> ()", typescript: "void", note: "nothing is pushed on a stack" },
  { schema: "-> (Tensor, Tensor)", typescript: "readonly [Tensor, Tensor]", note: "two values on a stack" },
  { schema: "-> Tensor[]", typescript: "Tensor[]", note: "one value on a stack" },
];

/** Why a value does not have a schema type; null if it does. `path` names the value. */
export function typeMismatch(value: unknown, type: Type, path: string): string | null {
  switch (type.kind) {
    case "optional":
      return value === null ? null : typeMismatch(value, type.element, path);
    case "list": {
      if (!Array.isArray(value)) return `${path} must be ${printType(type)}, got ${nameOf(value)}`;
      const items = value as readonly unknown[];
      if (type.size !== null && items.length !== type.size && items.length !== 0) {
        return `${path} must be ${printType(type)}, got a list of ${items.length}`;
      }
      for (let i = 0; i < items.length; i++) {
        const why = typeMismatch(items[i], type.element, `${path}[${i}]`);
        if (why !== null) return why;
      }
      return null;
    }
    case "tuple": {
      if (!Array.isArray(value) || value.length !== type.elements.length) {
        return `${path} must be ${printType(type)}, got ${nameOf(value)}`;
      }
      for (let i = 0; i < type.elements.length; i++) {
        const why = typeMismatch((value as unknown[])[i], type.elements[i]!, `${path}[${i}]`);
        if (why !== null) return why;
      }
      return null;
    }
    case "base": {
      const { fits } = rows[type.name] ?? anyRow;
      return fits(value) ? null : `${path} must be ${printType(type)}, got ${nameOf(value)}`;
    }
    case "class":
      return typeof value === "object" && value !== null
        ? null
        : `${path} must be ${printType(type)}, got ${nameOf(value)}`;
    case "generic":
      return genericMismatch(value, type, path);
    default:
      return value === undefined ? `${path} must be ${printType(type)}, got undefined` : null;
  }
}

function genericMismatch(value: unknown, type: GenericType, path: string): string | null {
  const whole = `${path} must be ${printType(type)}, got ${nameOf(value)}`;
  switch (type.name) {
    case "Union":
      return type.parameters.some((one) => typeMismatch(value, one, path) === null) ? null : whole;
    case "Dict": {
      if (!isMap(value)) return `${whole}; a Dict is a Map`;
      const [keys, items] = type.parameters as readonly [Type, Type];
      for (const [key, item] of value) {
        const why = typeMismatch(key, keys, `a key of ${path}`) ?? typeMismatch(item, items, `${path}[${String(key)}]`);
        if (why !== null) return why;
      }
      return null;
    }
    case "Future":
      return typeof (value as { then?: unknown } | null | undefined)?.then === "function" ? null : whole;
    default:
      return value === undefined ? whole : null;
  }
}

function nameOf(value: unknown): string {
  if (value === null) return "None (null)";
  if (value === undefined) return "undefined";
  if (Array.isArray(value)) return "a list";
  if (isTensorLike(value)) return "a Tensor";
  if (typeof value === "object") return value.constructor?.name ?? "an object";
  return `${typeof value} ${String(value)}`;
}

/** Why an operator does not take these arguments, all of them in schema order; null if it does. */
export function argumentsMismatch(entry: OperatorEntry, args: readonly unknown[]): string | null {
  const { list } = entry.parameters;
  if (args.length !== list.length)
    return `${entry.name} takes ${list.length} argument${list.length === 1 ? "" : "s"} in schema order, got ${args.length}`;
  for (let i = 0; i < list.length; i++) {
    const why = typeMismatch(args[i], list[i]!.type, `argument ${list[i]!.name} of ${entry.name}`);
    if (why !== null) return why;
  }
  return null;
}

/**
 * Checks that the top of a stack contains the arguments (or results) of an operator, with the types of the schema.
 * @throws DispatchError for the first value of another type
 */
export function checkStack(
  entry: OperatorEntry,
  stack: readonly unknown[],
  what: "arguments" | "returns" = "arguments",
): void {
  assertEntry(entry, "checkStack");
  checkArray("checkStack", stack, "values");
  const { schema } = entry;
  const list = schema[what];
  if (stack.length < list.length) {
    throw new DispatchError(
      `the stack holds ${stack.length} values, ${entry.name} ${what === "arguments" ? "takes" : "returns"} ${list.length}`,
      { schema: entry.described },
    );
  }
  const offset = stack.length - list.length;
  list.forEach((item, i) => {
    const name = item.name === null ? `return ${i}` : `${what === "arguments" ? "argument" : "return"} ${item.name}`;
    const value = stack[offset + i];
    // Of several tensors, those that were not requested, such as masked gradients, are null.
    if (value === null && what === "returns" && list.length > 1) return;
    const why = typeMismatch(value, item.type, name);
    if (why !== null) throw new DispatchError(`${entry.name}: ${why}`, { schema: entry.described });
  });
}
