// What the forms of one operator have in common, as text to compare: the schema without overload, mutability and out arguments.

import { printType } from "../../runtime/schema/print.js";
import { afterSelf, outArguments, sameAlias, writes } from "../../runtime/schema/rules.js";
import type { Argument, FunctionSchema } from "../../runtime/schema/types.js";
import type { NativeFunction } from "../model/native-function.js";

export interface SignatureOptions {
  readonly withoutDefaults?: boolean;
  /** `view_copy` counts as a form of `view`. */
  readonly withoutCopySuffix?: boolean;
}

/** Arguments that are written to but not among the returns: a functional form returns them last. */
export function silentlyWritten(schema: FunctionSchema): readonly Argument[] {
  const self = schema.selfIndex < 0 ? [] : [schema.arguments[schema.selfIndex]!];
  const candidates = [...self, ...outArguments(schema), ...afterSelf(schema)];
  return candidates.filter((a) => writes(a) && !schema.returns.some((r) => sameAlias(a.alias, r.alias)));
}

/** All arguments except out arguments and the TensorOptions group, in order: positional, `*`, keyword-only. */
export function signatureArguments(schema: FunctionSchema): readonly Argument[] {
  const options = schema.tensorOptionsIndex;
  return schema.arguments.filter((a, i) => !a.out && !(options >= 0 && i >= options && i < options + 4));
}

/** Every stage needs signatures; each is computed once. */
const known = new WeakMap<NativeFunction, string[]>();

/** torchgen's `FunctionSchema.signature()` as text, with the namespace prefixed. */
export function signature(fn: NativeFunction, options: SignatureOptions = {}): string {
  let texts = known.get(fn);
  if (texts === undefined) known.set(fn, (texts = []));
  const which = (options.withoutDefaults ? 1 : 0) + (options.withoutCopySuffix ? 2 : 0);
  return (texts[which] ??= `${fn.namespace}::${schemaSignature(fn, options)}`);
}

function schemaSignature({ func: schema, signatureDefaults }: NativeFunction, options: SignatureOptions): string {
  const { name } = schema;
  const base = options.withoutCopySuffix && name.base.endsWith("_copy") ? name.base.replaceAll("_copy", "") : name.base;
  const parts: string[] = [];
  let star = false;
  for (const a of signatureArguments(schema)) {
    if (a.kwargOnly && !star) {
      parts.push("*");
      star = true;
    }
    const text = signatureDefaults.get(a.name) ?? a.default?.text;
    parts.push(`${printType(a.type)} ${a.name}${text === undefined || options.withoutDefaults ? "" : `=${text}`}`);
  }
  const returns = [...schema.returns, ...silentlyWritten(schema)].map((r) => printType(r.type));
  return `${name.dunder ? "__" : ""}${base}(${parts.join(", ")}) -> (${returns.join(", ")})`;
}
