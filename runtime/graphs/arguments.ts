// Checks the arguments of recorded calls against schema types, with nodes in place of tensors.

import { describe } from "../core/describe.js";
import { isDevice } from "../core/device.js";
import { isDType } from "../core/dtype.js";
import { Generator } from "../core/generator.js";
import { layouts, memoryFormats } from "../core/memory-format.js";
import { isScalar } from "../core/scalar.js";
import type { BaseTypeName, Type } from "../schema/types.js";
import { GraphNode } from "./node.js";

function isInteger(value: unknown): boolean {
  return Number.isSafeInteger(value) || typeof value === "bigint";
}

/** For each type, a predicate and a description for error messages. */
const rules: Readonly<Partial<Record<BaseTypeName, readonly [(value: unknown) => boolean, string]>>> = {
  // A plain number represents a 0-d tensor that takes part in type promotion as a number.
  Tensor: [(value) => value instanceof GraphNode || isScalar(value), "a node or a number"],
  Scalar: [isScalar, "a number"],
  // Slices may end at the largest int64, which only a bigint represents.
  int: [isInteger, "an integer"],
  SymInt: [isInteger, "an integer"],
  float: [(value) => typeof value === "number", "a number"],
  SymFloat: [(value) => typeof value === "number", "a number"],
  bool: [(value) => typeof value === "boolean", "a boolean"],
  SymBool: [(value) => typeof value === "boolean", "a boolean"],
  str: [(value) => typeof value === "string", "a string"],
  ScalarType: [isDType, "a dtype"],
  Layout: [(value) => (layouts as readonly unknown[]).includes(value), "a layout"],
  Device: [isDevice, "a device"],
  MemoryFormat: [(value) => (memoryFormats as readonly unknown[]).includes(value), "a memory format"],
  Generator: [(value) => value instanceof Generator, "a generator"],
};

function named(type: Type): string {
  switch (type.kind) {
    case "base":
      return rules[type.name]?.[1] ?? type.name;
    case "optional":
      return `${named(type.element)} or null`;
    case "list":
      return `an array of ${named(type.element)}`;
    default:
      return type.kind;
  }
}

function fits(value: unknown, type: Type): boolean {
  switch (type.kind) {
    case "base":
      return rules[type.name]?.[0](value) ?? false;
    case "optional":
      return value === null || fits(value, type.element);
    case "list":
      return Array.isArray(value) && (value as readonly unknown[]).every((item) => fits(item, type.element));
    default:
      return false;
  }
}

/** Why a value is invalid for an argument of this type; null if it is valid. */
export function argumentMisfit(value: unknown, type: Type): string | null {
  if (fits(value, type)) return null;
  return `expected ${named(type)}, got ${value instanceof GraphNode ? `the node ${value}` : describe(value)}`;
}
