// Values as Python source, for modules that import math and torch.

import { describe } from "../core/describe.js";
import { Generator } from "../core/generator.js";
import { isMap, isPlainObject } from "../core/options.js";
import { scalarKind, TypedScalar } from "../core/scalar.js";
import type { Type } from "../schema/types.js";
import { GraphNode } from "./node.js";

const keywords: ReadonlySet<string> = (() =>
  new Set(
    (
      "False None True and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match " +
      "nonlocal not or pass raise return try type while with yield"
    ).split(" "),
  ))();

/** Whether the text is a Python identifier. */
export function isPythonName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text) && !keywords.has(text);
}

/** Converts the text to a Python identifier. */
export function pythonName(text: string): string {
  const name = text.replace(/[^A-Za-z0-9_]/g, "_").replace(/^(?=\d|$)/, "_");
  return keywords.has(name) ? `${name}_` : name;
}

/** A string literal: Python has the escapes of JSON. */
export function pythonString(text: string): string {
  return JSON.stringify(text);
}

/** A float literal, or an expression where Python has no literal. */
function float(value: number): string {
  if (Number.isNaN(value)) return "math.nan";
  if (!Number.isFinite(value)) return value > 0 ? "math.inf" : "-math.inf";
  const text = Object.is(value, -0) ? "-0" : String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

function baseOf(type: Type | null): string | null {
  if (type?.kind === "optional") return baseOf(type.element);
  return type?.kind === "base" ? type.name : null;
}

function elementOf(type: Type | null): Type | null {
  if (type?.kind === "optional") return elementOf(type.element);
  return type?.kind === "list" ? type.element : null;
}

/** Callbacks that print nodes and devices, and collect what Python cannot express. */
export interface PythonContext {
  node(node: GraphNode): string;
  device(device: string): string;
  /** Records a problem; the result is used as the value's text. */
  refuse(why: string): string;
}

/** A value as Python source; the type distinguishes values that look alike in JavaScript. */
export function pythonValue(value: unknown, type: Type | null, context: PythonContext): string {
  if (value instanceof GraphNode) return context.node(value);
  if (value === null || value === undefined) return "None";
  if (Array.isArray(value)) {
    const element = elementOf(type);
    return `[${(value as readonly unknown[]).map((item) => pythonValue(item, element, context)).join(", ")}]`;
  }
  const base = baseOf(type);
  switch (typeof value) {
    case "boolean":
      return value ? "True" : "False";
    case "bigint":
      return String(value);
    case "number": {
      if (base === "float" || base === "SymFloat") return float(value);
      const isInteger = scalarKind(value) === "int" && (!Object.is(value, -0) || base === "int" || base === "SymInt");
      return isInteger ? String(BigInt(value)) : float(value);
    }
    case "string":
      if (base === "ScalarType" || base === "MemoryFormat") return `torch.${value}`;
      // The layout of nested tensors was added in PyTorch 2.0.
      if (base === "Layout")
        return value === "jagged" ? context.refuse("PyTorch 1.13 has no layout jagged") : `torch.${layoutName(value)}`;
      if (base === "Device") return context.device(value);
      return pythonString(value);
  }
  if (value instanceof TypedScalar) {
    if (value.kind === "bool") return Number(value.value) === 0 ? "False" : "True";
    return value.kind === "float" ? float(Number(value.value)) : String(BigInt(value.value));
  }
  if (value instanceof Generator) return context.refuse("it uses its own generator, which cannot be exported");
  if (isMap(value)) return pythonDict([...value], context);
  if (isPlainObject(value)) return pythonDict(Object.entries(value), context);
  return context.refuse(`${describe(value)} has no counterpart in Python`);
}

function pythonDict(entries: readonly (readonly [unknown, unknown])[], context: PythonContext): string {
  return `{${entries.map(([key, item]) => `${pythonKey(key, context)}: ${pythonValue(item, null, context)}`).join(", ")}}`;
}

/** A key of an object or a map. */
export function pythonKey(key: unknown, context: PythonContext): string {
  if (["string", "number", "bigint", "boolean"].includes(typeof key)) return pythonValue(key, null, context);
  return context.refuse(`${describe(key)} cannot be a key in Python`);
}

/** The name of a layout in the module torch: all but torch._mkldnn are spelt as in schemas. */
function layoutName(layout: string): string {
  return layout === "mkldnn" ? "_mkldnn" : layout;
}
