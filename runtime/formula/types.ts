// Types of values in formulas: schema types, types of gradients, and opaque C++ types.

import type { Type } from "../schema/types.js";

/** Names of types without structure. */
export const formulaTypeNames = [
  "Tensor",
  "Scalar",
  "int",
  "float",
  "bool",
  "str",
  "ScalarType",
  "Layout",
  "Device",
  "MemoryFormat",
  "Generator",
  "Dimname",
  "QScheme",
  "Storage",
  "Stream",
  /** dtype, layout, device and pin_memory. */
  "TensorOptions",
  /** sizes, strides and storage offset of a tensor. */
  "TensorGeometry",
  /** sizes and options of a tensor, for `zeros_like`. */
  "TensorInfo",
  /** `nullopt`, before its type is known. */
  "None",
  /** The type of `not_implemented`: it never returns. */
  "never",
  "unknown",
] as const;
export type FormulaTypeName = (typeof formulaTypeNames)[number];

/** Device types with a C++ query such as `is_cuda()`. */
export const queriedDevices = [
  ...["cpu", "cuda", "hip", "hpu", "ipu", "lazy", "meta"],
  ...["mps", "ve", "vulkan", "xla", "xpu", "privateuseone"],
] as const;

/** Interned: equal types are the same object, and `text` is their name. */
export interface FormulaType {
  readonly kind: "base" | "optional" | "list" | "tuple";
  /** `Tensor?[]`, `(Tensor, int[])`. */
  readonly text: string;
  readonly name: FormulaTypeName;
  /** Of an optional or a list. */
  readonly element: FormulaType | null;
  /** Of a tuple. */
  readonly elements: readonly FormulaType[];
}

const interned = new Map<string, FormulaType>();

function intern(type: FormulaType): FormulaType {
  const known = interned.get(type.text);
  if (known !== undefined) return known;
  interned.set(type.text, type);
  return type;
}

export function baseType(name: FormulaTypeName): FormulaType {
  return interned.get(name) ?? intern({ kind: "base", text: name, name, element: null, elements: [] });
}

/** `T?`; an optional of an optional is one optional. */
export function optionalOf(element: FormulaType): FormulaType {
  if (element.kind === "optional" || element.text === "None") return element;
  const text = `${element.text}?`;
  return interned.get(text) ?? intern({ kind: "optional", text, name: "unknown", element, elements: [] });
}

export function listOf(element: FormulaType): FormulaType {
  const text = `${element.text}[]`;
  return interned.get(text) ?? intern({ kind: "list", text, name: "unknown", element, elements: [] });
}

export function tupleOf(elements: readonly FormulaType[]): FormulaType {
  const text = `(${elements.map((e) => e.text).join(", ")})`;
  return interned.get(text) ?? intern({ kind: "tuple", text, name: "unknown", element: null, elements });
}

export const tensorType = baseType("Tensor");
export const scalarType = baseType("Scalar");
export const intType = baseType("int");
export const floatType = baseType("float");
export const boolType = baseType("bool");
export const stringType = baseType("str");
export const dtypeType = baseType("ScalarType");
export const optionsType = baseType("TensorOptions");
export const geometryType = baseType("TensorGeometry");
export const infoType = baseType("TensorInfo");
export const noneType = baseType("None");
export const neverType = baseType("never");
export const unknownType = baseType("unknown");
export const optionalTensor = optionalOf(tensorType);
export const intsType = listOf(intType);

const schemaNames: Readonly<Record<string, FormulaTypeName>> = {
  SymInt: "int",
  DeviceIndex: "int",
  SymFloat: "float",
  SymBool: "bool",
};

/** The formula type of a schema type: SymInt is int, sizes of lists do not matter. */
export function fromSchemaType(type: Type): FormulaType {
  switch (type.kind) {
    case "base": {
      if (type.name === "DimVector") return intsType;
      const name = schemaNames[type.name] ?? type.name;
      return (formulaTypeNames as readonly string[]).includes(name) ? baseType(name as FormulaTypeName) : unknownType;
    }
    case "optional":
      return optionalOf(fromSchemaType(type.element));
    case "list":
      return listOf(fromSchemaType(type.element));
    case "tuple":
      return tupleOf(type.elements.map(fromSchemaType));
    default:
      return unknownType;
  }
}

/** Parses a type in the syntax of helper signatures: `Tensor?`, `int[]`, `bool[3]`, `(Tensor, Tensor)`. Null if invalid. */
export function parseFormulaType(text: string): FormulaType | null {
  const trimmed = text.trim();
  if (trimmed.startsWith("(") && trimmed.endsWith(")")) {
    const parts = splitTopLevel(trimmed.slice(1, -1)).map(parseFormulaType);
    return parts.includes(null) ? null : tupleOf(parts as FormulaType[]);
  }
  if (trimmed.endsWith("?")) {
    const element = parseFormulaType(trimmed.slice(0, -1));
    return element === null ? null : optionalOf(element);
  }
  const list = /^(.*)\[\d*\]$/.exec(trimmed);
  if (list !== null) {
    const element = parseFormulaType(list[1]!);
    return element === null ? null : listOf(element);
  }
  const name = schemaNames[trimmed] ?? trimmed;
  return (formulaTypeNames as readonly string[]).includes(name) ? baseType(name as FormulaTypeName) : null;
}

/** Splits at commas outside of all brackets. */
export function splitTopLevel(text: string): string[] {
  const words: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (c === "(" || c === "[") depth++;
    else if (c === ")" || c === "]") depth--;
    else if (c === "," && depth === 0) {
      words.push(text.slice(from, i));
      from = i + 1;
    }
  }
  if (text.slice(from).trim() !== "") words.push(text.slice(from));
  return words.map((part) => part.trim());
}

export function isTensorish(type: FormulaType): boolean {
  return type === tensorType || type === optionalTensor;
}

/** Whether the type is int, float or bool. */
export function isPlainNumber(type: FormulaType): boolean {
  return type === intType || type === floatType || type === boolType;
}
