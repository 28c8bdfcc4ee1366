// Schema defaults as TypeScript literals.

import type { Argument, DefaultValue, Type } from "../../runtime/schema/types.js";
import { type Code, code, join, literal } from "../print/code.js";

/** PyTorch's C++ names of scalar types, as schemas spell them in defaults. */
const scalarTypes: Readonly<Record<string, string>> = {
  byte: "uint8",
  char: "int8",
  short: "int16",
  int: "int32",
  long: "int64",
  half: "float16",
  float: "float32",
  double: "float64",
  bool: "bool",
  bfloat16: "bfloat16",
};

/** at::Reduction, which schemas name in integer defaults. */
const reductions: Readonly<Record<string, number>> = { None: 0, Mean: 1, Sum: 2 };

/**
 * Whether the default is the name of a reduction, in which case users may pass the other reductions by name as well.
 */
export function isReduction({ type, default: value }: Argument): boolean {
  return (
    type.kind === "base" && type.name === "int" && value?.kind === "name" && Object.hasOwn(reductions, value.value)
  );
}

/** How users write the default of such an argument. */
export function reductionName({ default: value }: Argument): string {
  return value?.kind === "name" ? value.value.toLowerCase() : "";
}

/** The value of an argument that the caller omits; null where the argument is required. */
export function defaultLiteral({ type, default: value }: Argument): Code | null {
  return value === null ? null : valueLiteral(value, type);
}

function valueLiteral(value: DefaultValue, type: Type): Code {
  if (value.kind === "none") return literal(null);
  const plain = type.kind === "optional" ? type.element : type;
  if (plain.kind === "list") {
    if (value.kind === "list") {
      return code`[${join(
        value.items.map((item) => valueLiteral(item, plain.element)),
        ", ",
      )}]`;
    }
    const one = valueLiteral(value, plain.element);
    return code`[${join(Array<Code>(plain.size ?? 1).fill(one), ", ")}]`;
  }
  if (value.kind === "list") return literal([]);
  if (value.kind === "name") return nameLiteral(value.value, plain);
  return literal(value.value);
}

function nameLiteral(name: string, type: Type): Code {
  if (type.kind === "base" && type.name === "ScalarType") return literal(scalarTypes[name] ?? name);
  if (type.kind === "base" && type.name === "int" && Object.hasOwn(reductions, name)) return literal(reductions[name]);
  return literal(name);
}
