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

/** A value as stubs and kernels see it: defaults applied, None is null, lists are lists. */
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

/** A value as users may write it: a sized list may be one element. */
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

/** What a call gives back: nothing, one value, or a tuple. */
export function returnType(returns: readonly Return[]): Code {
  if (returns.length === 0) return verbatim("void");
  if (returns.length === 1) return code`${singleReturn(returns[0]!.type)}`;
  return code`readonly [${join(
    returns.map(({ type }) => singleReturn(type)),
    ", ",
  )}]`;
}

/** The names of a call's results as users read them; null where it gives back one value, or the schema does not name them all. */
export function resultNames(returns: readonly Return[]): readonly string[] | null {
  if (returns.length < 2) return null;
  const names = returns.flatMap(({ name }) => (name === null ? [] : [camelCase(name)]));
  return names.length === returns.length ? names : null;
}

/** What a public function gives back: a tuple whose parts have the names of the schema, too. */
export function publicReturnType(returns: readonly Return[]): Code {
  const names = resultNames(returns);
  const type = returnType(returns);
  return names === null ? type : code`${types.Named}<${type}, [${join(names.map(literal), ", ")}]>`;
}

/** A list that a call gives back belongs to the caller, who may change it. */
function singleReturn(type: Type): Hole {
  return type.kind === "list" && type.element.kind === "base" ? code`${valueType(type.element)}[]` : valueType(type);
}

/** `Tensor` or `Tensor?`. */
export function isTensorLike(type: Type): boolean {
  if (type.kind === "optional") return isTensorLike(type.element);
  return type.kind === "base" && type.name === "Tensor";
}

/** How an argument brings keys to the dispatcher. */
export type KeySource = "tensor" | "optional" | "list" | "none";

export function keySource(type: Type): KeySource {
  if (type.kind === "base") return type.name === "Tensor" ? "tensor" : "none";
  if (type.kind === "optional") {
    const inner = keySource(type.element);
    return inner === "tensor" ? "optional" : inner === "list" ? "list" : "none";
  }
  return type.kind === "list" && isTensorLike(type.element) ? "list" : "none";
}
