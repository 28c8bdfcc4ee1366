// From schema types to TypeScript types, as the runtime sees values and as users may write them.

import type { BaseTypeName, Return, Type } from "../../runtime/schema/types.js";
import { type Code, code, type Hole, join, literal, verbatim } from "../print/code.js";
import { camelCase } from "./names.js";
import { types } from "./symbols.js";

const base: Readonly<Partial<Record<BaseTypeName, Hole>>> = {
  Tensor: types.Tensor,
  Scalar: types.Scalar,
  int: "number",
  SymInt: "number",
  DeviceIndex: "number",
  float: "number",
  SymFloat: "number",
  bool: "boolean",
  SymBool: "boolean",
  str: "string",
  Dimname: "string",
  QScheme: "string",
  DimVector: verbatim("readonly number[]"),
  ScalarType: types.DType,
  Layout: types.Layout,
  Device: types.Device,
  MemoryFormat: types.MemoryFormat,
  Generator: types.Generator,
  Storage: types.Storage,
};

/** A value as stubs and kernels see it: defaults applied, None as null, lists always as lists. */
export function valueType(type: Type): Hole {
  switch (type.kind) {
    case "base":
      return base[type.name] ?? "unknown";
    case "optional":
      return code`${valueType(type.element)} | null`;
    case "list":
      return type.element.kind === "optional"
        ? code`readonly (${valueType(type.element)})[]`
        : code`readonly ${valueType(type.element)}[]`;
    default:
      return "unknown";
  }
}

/** A value as users may write it: a sized list may be a single element. */
export function publicType(type: Type): Hole {
  switch (type.kind) {
    case "optional":
      return code`${publicType(type.element)} | null`;
    case "list":
      return type.size === null || isTensorLike(type.element)
        ? valueType(type)
        : code`${valueType(type.element)} | ${valueType(type)}`;
    default:
      return valueType(type);
  }
}

/** What a call returns: nothing, one value, or a tuple. */
export function returnType(returns: readonly Return[]): Code {
  if (returns.length === 0) return verbatim("void");
  if (returns.length === 1) return code`${singleReturn(returns[0]!.type)}`;
  return code`readonly [${join(
    returns.map(({ type }) => singleReturn(type)),
    ", ",
  )}]`;
}

/** The names of a call's results as users read them; null where it returns one value, or the schema does not name them all. */
export function resultNames(returns: readonly Return[]): readonly string[] | null {
  if (returns.length < 2) return null;
  const names = returns.flatMap(({ name }) => (name === null ? [] : [camelCase(name)]));
  return names.length === returns.length ? names : null;
}

/** What a public function returns: a tuple whose elements are also accessible by the schema's names. */
export function publicReturnType(returns: readonly Return[]): Code {
  const names = resultNames(returns);
  const type = returnType(returns);
  return names === null ? type : code`${types.Named}<${type}, [${join(names.map(literal), ", ")}]>`;
}

/** A list that a call returns belongs to the caller, who may modify it. */
function singleReturn(type: Type): Hole {
  return type.kind === "list" && type.element.kind === "base" ? code`${valueType(type.element)}[]` : valueType(type);
}

/** `Tensor` or `Tensor?`. */
export function isTensorLike(type: Type): boolean {
  if (type.kind === "optional") return isTensorLike(type.element);
  return type.kind === "base" && type.name === "Tensor";
}

/** How an argument contributes dispatch keys. */
export type KeySource = "tensor" | "optional" | "list" | "none";

export function keySource(type: Type): KeySource {
  if (type.kind === "base") return type.name === "Tensor" ? "tensor" : "none";
  if (type.kind === "optional") {
    const inner = keySource(type.element);
    return inner === "tensor" ? "optional" : inner === "list" ? "list" : "none";
  }
  return type.kind === "list" && isTensorLike(type.element) ? "list" : "none";
}
