// Checks default values against types, by the registry's rules.

import { printType } from "./print.js";
import type { DefaultValue, Type } from "./types.js";

/** Why a constant cannot be a default of the type; null if it can. */
export function defaultProblem(value: DefaultValue, type: Type): string | null {
  const refuse = () => `\`${value.text}\` is not a value of \`${printType(type)}\``;
  if (type.kind === "optional") return value.kind === "none" ? null : defaultProblem(value, type.element);
  if (value.kind === "none") return "only an optional type can have None as its default";
  if (type.kind === "list") {
    if (value.kind === "list") {
      if (type.size !== null && type.size > 1 && value.items.length > 0 && value.items.length !== type.size) {
        return `\`${value.text}\` has ${value.items.length} items where the type has ${type.size}`;
      }
      for (const item of value.items) {
        const problem = defaultProblem(item, type.element);
        if (problem !== null) return problem;
      }
      return null;
    }
    return type.size === null
      ? "a list without a size takes a list as its default: `[1]`"
      : defaultProblem(value, type.element);
  }
  if (type.kind !== "base") return refuse();
  switch (type.name) {
    case "int":
    case "SymInt":
    case "DeviceIndex":
      return value.kind === "int" || (value.kind === "name" && value.value === "Mean") ? null : refuse();
    case "float":
    case "SymFloat":
      return value.kind === "int" || value.kind === "float" ? null : refuse();
    case "Scalar":
      return value.kind === "int" || value.kind === "float" || value.kind === "bool" ? null : refuse();
    case "bool":
    case "SymBool":
      return value.kind === "bool" ? null : refuse();
    case "str":
    case "Dimname":
    case "Device":
      return value.kind === "string" ? null : refuse();
    case "ScalarType":
      return value.kind === "name" && ["float", "complex", "long"].includes(value.value) ? null : refuse();
    case "Layout":
      return value.kind === "name" && value.value === "strided" ? null : refuse();
    case "MemoryFormat":
      return value.kind === "name" && value.value === "contiguous_format" ? null : refuse();
    default:
      return refuse();
  }
}
