// Derived properties of schemas: the kind, and the positions of `self` and of the TensorOptions.

import type { Argument, BaseTypeName, FunctionSchema, OperatorName, SchemaKind } from "./types.js";

/** Adds the derived properties; for the parser and for code that derives a schema from another one. */
export function finishSchema(
  components: Omit<FunctionSchema, "kind" | "selfIndex" | "tensorOptionsIndex">,
): FunctionSchema {
  const args = components.arguments;
  const selfIndex = args.findIndex((a) => !a.kwargOnly && a.name === "self");
  return Object.freeze({
    ...components,
    arguments: Object.freeze([...args]),
    returns: Object.freeze([...components.returns]),
    selfIndex,
    kind: schemaKind(components.name, args, selfIndex),
    tensorOptionsIndex: findTensorOptions(args),
  });
}

function schemaKind(name: OperatorName, args: readonly Argument[], selfIndex: number): SchemaKind {
  if (name.inplace) return "inplace";
  const outs = args.filter((a) => a.out);
  if (outs.some((a) => a.name.startsWith("_scratch_"))) return "scratch";
  if (outs.length > 0) return "out";
  const mutable = args.some(
    (a, i) => !a.kwargOnly && i > selfIndex && (a.alias?.write === true || a.containerAlias?.write === true),
  );
  return mutable ? "mutable" : "functional";
}

const optionNames: readonly string[] = ["dtype", "layout", "device", "pin_memory"];
const optionTypes: readonly BaseTypeName[] = ["ScalarType", "Layout", "Device", "bool"];

function findTensorOptions(args: readonly Argument[]): number {
  return args.findIndex((first, at) => {
    if (first.name !== "dtype") return false;
    return optionNames.every((name, i) => {
      const argument = args[at + i];
      if (argument === undefined || argument.name !== name || !argument.kwargOnly || argument.out) return false;
      const plain = argument.type.kind === "optional" ? argument.type.element : argument.type;
      return plain.kind === "base" && plain.name === optionTypes[i];
    });
  });
}
