// Declared signatures of kernels: parsed as schemas without a name, and compared with the operator's schema.
import { parseSchema } from "../schema/parse.js";
import { printType } from "../schema/print.js";
import type { FunctionSchema } from "../schema/types.js";

const parsed = new Map<string, FunctionSchema>();

/** Parses `(Tensor x, int n) -> Tensor`. Throws SchemaError. */
export function parseSignature(signature: string): FunctionSchema {
  let schema = parsed.get(signature);
  if (schema === undefined) {
    schema = parseSchema(`kernel${signature}`, { strictness: "def" });
    parsed.set(signature, schema);
  }
  return schema;
}

/** The first difference of two schemas that matters to a caller (counts and types; not names, aliases, defaults), or null. */
export function schemaDifference(expected: FunctionSchema, actual: FunctionSchema): string | null {
  const count = expected.arguments.length;
  if (count !== actual.arguments.length) {
    return `the operator has ${count} argument${count === 1 ? "" : "s"}, the kernel ${actual.arguments.length}`;
  }
  const returns = expected.returns.length;
  if (returns !== actual.returns.length) {
    return `the operator returns ${returns} value${returns === 1 ? "" : "s"}, the kernel ${actual.returns.length}`;
  }
  for (let i = 0; i < count; i++) {
    const want = printType(expected.arguments[i]!.type);
    const have = printType(actual.arguments[i]!.type);
    if (want !== have)
      return `argument ${i} (${expected.arguments[i]!.name}) is ${want} in the schema, ${have} in the kernel`;
  }
  for (let i = 0; i < returns; i++) {
    const want = printType(expected.returns[i]!.type);
    const have = printType(actual.returns[i]!.type);
    if (want !== have) return `return ${i} is ${want} in the schema, ${have} in the kernel`;
  }
  return null;
}
