// What the editor's services look things up in: a registry that was read, its kernels, and the texts as they are now.

import { fromSchemaType, type HelperSignature } from "../../runtime/formula/index.js";
import { parseSchema } from "../../runtime/schema/parse.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import { LibrarySource, type Place } from "../diagnostics.js";
import { resultNames } from "../formula/analyse.js";
import { knownHelpers } from "../formula/vocabulary.js";
import type { KernelExport, KernelIndex } from "../kernels/kernel-index.js";
import type { DerivativeEntry } from "../model/derivative.js";
import type { NativeFunction } from "../model/native-function.js";
import type { Registry } from "../model/registry.js";
import type { Role } from "./names.js";

/** A text as it stands in the editor or on the disk. */
export interface EditorText {
  /** As diagnostics name it. */
  readonly path: string;
  readonly text: string;
}

export interface View {
  /** As last read without syntax errors: the entry that is being written may be missing. */
  readonly registry: Registry;
  readonly kernels: KernelIndex;
  readonly files: ReadonlyMap<Role, EditorText>;
}

/** A stretch of a line of a file. */
export interface Spot {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** Names without a namespace are aten's, unless the registry has only another's. */
export function operatorNamed({ byName }: Registry, name: string, namespace = "aten"): NativeFunction | null {
  const bare = name.replace(/^(?:at|aten)::/, "");
  return byName.get(namespace === "aten" ? bare : `${namespace}::${bare}`) ?? byName.get(bare) ?? null;
}

/** The overloads and forms with a name, without overload: what a call in a formula may mean. */
export function operatorsCalled({ functions }: Registry, name: string): readonly NativeFunction[] {
  const bare = name.replace(/^(?:at|aten)::/, "");
  return functions.filter(
    ({ func, namespace }) =>
      func.name.name === bare || (namespace !== "aten" && `${namespace}::${func.name.name}` === bare),
  );
}

export function helpersCalled(name: string): readonly HelperSignature[] {
  return knownHelpers().get(name.replace(/^at::/, "")) ?? [];
}

/** The namespace that a schema's text states. */
export const namespaceIn = (schema: string): string => /^(\w+)::/.exec(schema)?.[1] ?? "aten";

/** The name that a schema's text begins with: `add.Tensor`. */
export const nameIn = (schema: string): string => /^(?:\w+::)?(\w+(?:\.\w+)?)/.exec(schema)?.[1] ?? "";

/** The operator that an entry describes. */
export function operatorOf({ registry }: View, head: string): NativeFunction | null {
  return operatorNamed(registry, nameIn(head), namespaceIn(head));
}

/** The schema of an entry's text; null while it is no schema. */
export function schemaOf(head: string): FunctionSchema | null {
  try {
    return parseSchema(head.replace(/^\w+::/, ""));
  } catch {
    return null;
  }
}

/** The entry of derivatives.yaml that is written for an operator, or whose formulas it has. */
export function derivativeOf({ registry }: View, f: NativeFunction): DerivativeEntry | null {
  return registry.derivatives.get(f)?.entry ?? null;
}

/** The kernels of an operator by key, as exports where they are written by hand. */
export function kernelsOf(
  { kernels }: View,
  f: NativeFunction,
): readonly (readonly [key: string, found: KernelExport])[] {
  return [...f.dispatch].flatMap(([key, { name, call }]) => {
    const found = kernels.find(call === null ? name : (/^\w+/.exec(call.text)?.[0] ?? name));
    return found === null ? [] : [[key, found] as const];
  });
}

/** Whether an operator is one of the library that the registry extends. */
export const isOfLibrary = ({ place }: NativeFunction): boolean => place.source instanceof LibrarySource;

/** A name that a formula may use, with its type. */
export interface FormulaName {
  readonly name: string;
  readonly type: string;
  readonly about: string;
}

/**
 * The names in scope of a formula of an entry.
 * @param fields those that lead to the formula: `result` and `auto_linear` are of the forward mode
 */
export function formulaNames(head: string, fields: readonly string[]): readonly FormulaName[] {
  const schema = schemaOf(head);
  if (schema === null) return [];
  const results = resultNames(schema);
  const target = fields.at(-1) ?? "";
  const isForward = target.split(", ").some((name) => results.includes(name));
  const names: FormulaName[] = [];
  const add = (name: string, type: string, about: string): void => {
    names.push({ name, type, about });
  };
  const several = schema.returns.length > 1;
  if (!isForward) {
    add("grad", "Tensor", "the gradient of the result");
    if (several) add("grads", "Tensor?[]", "the gradients of the results");
    for (const item of schema.returns)
      if (several && item.name !== null) add(`grad_${item.name}`, "Tensor?", `the gradient of \`${item.name}\``);
  }
  for (const { name, type, out } of schema.arguments) {
    if (out) continue;
    const { text } = fromSchemaType(type);
    add(name, text, "an argument");
    if (isForward && text.startsWith("Tensor")) {
      add(`${name}_p`, text, `\`${name}\` without its tangent`);
      add(`${name}_t`, text.replace(/^Tensor(?!\?)/, "Tensor"), `the tangent of \`${name}\``);
    }
  }
  results.forEach((name, i) => {
    add(name, fromSchemaType(schema.returns[i]!.type).text, "a result");
  });
  if (!isForward) {
    add("grad_input_mask", "bool[]", "for each argument on the left, whether its gradient is needed");
    add("retain_variables", "bool", "whether the graph is kept for another backward pass");
  }
  return names;
}

/** A place of the model. */
export function spotOf({ source, offset, length }: Place): Spot {
  return { path: source.file, ...source.position(offset), length };
}

/** A stretch of a text. */
export function spotIn({ path, text }: EditorText, start: number, end: number): Spot {
  const before = text.lastIndexOf("\n", start - 1);
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < start; at = text.indexOf("\n", at + 1)) line++;
  return { path, line, column: start - before, length: end - start };
}
