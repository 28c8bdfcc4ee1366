// Formula types as TypeScript types.

import type { FormulaType, FormulaTypeName } from "../../runtime/formula/index.js";
import { types } from "../api/symbols.js";
import { code, type Hole, join, typeRef } from "../print/code.js";

export const valuesFile = "runtime/kernels/derivatives/values.ts";

const base: Readonly<Partial<Record<FormulaTypeName, Hole>>> = {
  Tensor: types.Tensor,
  Scalar: types.Scalar,
  int: "number",
  float: "number",
  bool: "boolean",
  str: "string",
  ScalarType: types.DType,
  Layout: types.Layout,
  Device: types.Device,
  MemoryFormat: types.MemoryFormat,
  Generator: types.Generator,
  Dimname: "string",
  QScheme: "string",
  Storage: types.Storage,
  TensorOptions: typeRef("OptionsOfTensor", valuesFile),
  TensorGeometry: typeRef("TensorGeometry", valuesFile),
  TensorInfo: typeRef("TensorInfo", valuesFile),
  None: "null",
  never: "never",
};

/** The TypeScript type of a value of this formula type. */
export function typescriptType(type: FormulaType): Hole {
  switch (type.kind) {
    case "base":
      return base[type.name] ?? "unknown";
    case "optional":
      return code`${typescriptType(type.element!)} | null`;
    case "list":
      return type.element!.kind === "optional" || type.element!.kind === "list"
        ? code`readonly (${typescriptType(type.element!)})[]`
        : code`readonly ${typescriptType(type.element!)}[]`;
    case "tuple":
      return code`readonly [${join(type.elements.map(typescriptType), ", ")}]`;
  }
}
