// ExecuTorch's grammar: an entry names an operator of another registry by `op:`, or declares one by `func:`, and lists kernels with the
// arguments that each is for. Such entries are read as the registry entries that they stand for.

import { parseSchema, SchemaError } from "../../runtime/schema/parse.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import type { Diagnostics, Place } from "../diagnostics.js";
import type { NativeFunction } from "../model/native-function.js";
import type { FieldTable } from "./fields.js";
import { readFields } from "./read-fields.js";
import { describe, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from "./yaml-nodes.js";

/** One item of `kernels:`. */
const kernelFields: FieldTable = {
  arg_meta: {
    kind: "map",
    doc: "The dtypes and dimension orders that the kernel is for; null for the one that serves all others.",
  },
  kernel_name: { kind: "text", required: true, doc: "The kernel: an exported function." },
};

/** Finds an operator of the registry that `op:` refers to. */
export type FindOperator = (name: string) => NativeFunction | undefined;

const isNull = (node: YamlNode): boolean => node.kind === "scalar" && node.value === null;
const fieldOf = (entry: YamlMap, name: string): YamlEntry | undefined =>
  entry.entries.find(({ key }) => key.text === name);

/** Entries as a registry's own grammar would have them; those without `op:` and `kernels:` are returned unchanged. */
export function expandKernelLists(
  entries: readonly YamlMap[],
  { find, tags }: { readonly find: FindOperator; readonly tags: ReadonlySet<string> },
  diagnostics: Diagnostics,
): readonly YamlMap[] {
  const unknown: YamlScalar[] = [];
  const particular: Place[] = [];
  const listed = new Map<string, YamlScalar>();
  const repeated: YamlScalar[] = [];
  const expanded = entries.flatMap((given): readonly YamlMap[] => {
    const entry = withoutAliases(given, diagnostics);
    const op = fieldOf(entry, "op");
    const kernels = fieldOf(entry, "kernels");
    if (op === undefined && kernels === undefined) return [entry];
    const func = fieldOf(entry, "func");
    if (op !== undefined && func !== undefined) {
      diagnostics.error(op.key.place, "an entry names an operator by `op:`, or declares one by `func:`, not both", {
        related: [{ place: func.key.place, message: "it is declared here" }],
      });
      return [];
    }
    const kernel = kernels === undefined ? null : readKernels(kernels, diagnostics, particular);
    if (op === undefined) return [written(entry, entry.entries, schemaOf(func?.value), kernel)];
    if (op.value.kind !== "scalar" || typeof op.value.value !== "string") {
      diagnostics.error(op.value.place, `\`op\` is the name of an operator, not ${describe(op.value)}`);
      return [];
    }
    const found = find(op.value.text.replace(/^aten::/, ""));
    if (found === undefined) {
      unknown.push(op.value);
      return [];
    }
    const { place } = op.value;
    const name = `${found.namespace}::${found.func.name.full}`;
    if (listed.has(name)) {
      repeated.push(op.value);
      return [];
    }
    listed.set(name, op.value);
    const named = (name: string, value: string): YamlEntry => ({
      key: { ...op.key, value: name, text: name },
      value: { kind: "scalar", value, text: value, exact: false, place },
    });
    const ofBase = [...found.tags].filter((tag) => tag !== "generated" && tags.has(tag));
    const fields = [
      named("func", `${found.namespace === "aten" ? "" : `${found.namespace}::`}${found.schemaText}`),
      ...(ofBase.length === 0 || fieldOf(entry, "tags") !== undefined ? [] : [named("tags", ofBase.join(", "))]),
      ...(found.deviceCheck === "NoCheck" && fieldOf(entry, "device_check") === undefined
        ? [named("device_check", "NoCheck")]
        : []),
      ...(kernels === undefined && fieldOf(entry, "dispatch") === undefined ? kernelsOfBase(found, place) : []),
      ...entry.entries.filter((field) => field !== op),
    ];
    return [written(entry, fields, found.func, kernel)];
  });
  const [first] = unknown;
  if (first !== undefined) {
    const names = [...new Set(unknown.map(({ text }) => text))];
    const many = names.length === 1 ? "an operator that" : `${names.length} operators that`;
    diagnostics.warn(first.place, `\`op:\` names ${many} the registry it is looked up in lacks: left out`, {
      hint: `${names.join(", ")}; --base names the registry that has them`,
    });
  }
  const [again] = repeated;
  if (again !== undefined) {
    const many =
      repeated.length === 1 ? `\`${again.text}\` is listed twice` : `${repeated.length} operators are listed again`;
    diagnostics.warn(again.place, `${many}: the first entry is taken`, {
      hint: `delete ${repeated.length === 1 ? "one of them" : `the later entries: ${repeated.map(({ text }) => text).join(", ")}`}`,
      related: [{ place: listed.get(nameOf(again, find))!.place, message: "the first one" }],
    });
  }
  if (particular.length > 0) {
    const many = particular.length === 1 ? "a kernel is" : `${particular.length} kernels are`;
    diagnostics.warn(
      particular[0]!,
      `${many} for the arguments that \`arg_meta\` describes: read, and not registered`,
      {
        hint: "choose by dtype within the kernel whose `arg_meta` is null",
      },
    );
  }
  return expanded;
}

/** The names that `arg_meta` may use for dtypes and dimension orders: without meaning here, as the kernels for them are not registered. */
const aliasFields: readonly string[] = ["type_alias", "dim_order_alias"];

/** The entry of a list of kernels without the names that its `arg_meta` uses. */
function withoutAliases(entry: YamlMap, diagnostics: Diagnostics): YamlMap {
  const isListed = fieldOf(entry, "kernels") !== undefined || fieldOf(entry, "op") !== undefined;
  if (!isListed || !entry.entries.some(({ key }) => aliasFields.includes(key.text))) return entry;
  for (const { key, value } of entry.entries) {
    if (!aliasFields.includes(key.text) || value.kind === "map") continue;
    diagnostics.error(value.place, `\`${key.text}\` is a map of names to lists, not ${describe(value)}`);
  }
  return { ...entry, entries: entry.entries.filter(({ key }) => !aliasFields.includes(key.text)) };
}

function nameOf({ text }: YamlScalar, find: FindOperator): string {
  const found = find(text.replace(/^aten::/, ""))!;
  return `${found.namespace}::${found.func.name.full}`;
}

/** The kernels that the other registry has for an operator, as a field: for the host, and those for all backends. */
function kernelsOfBase({ dispatch, compositeImplicit }: NativeFunction, place: Place): readonly YamlEntry[] {
  const kernels = [...dispatch].filter(([key]) => key === "CPU" || /^Composite(?!Implicit)/.test(key));
  if (compositeImplicit || kernels.length === 0) return [];
  const scalar = (text: string): YamlScalar => ({ kind: "scalar", value: text, text, exact: false, place });
  const entries = kernels.map(([key, { namespace, name }]) => ({
    key: scalar(key),
    value: scalar(namespace === "" ? name : `${namespace}::${name}`),
  }));
  return [{ key: scalar("dispatch"), value: { kind: "map", entries, place } }];
}

/** The kernel for all arguments that no other kernel covers; null if there is none. */
function readKernels({ key, value }: YamlEntry, diagnostics: Diagnostics, particular: Place[]): YamlScalar | null {
  if (value.kind !== "list") {
    diagnostics.error(value.place, `\`kernels\` is a list, not ${describe(value)}`, {
      hint: "each begins with `- arg_meta: null`, and has a `kernel_name`",
    });
    return null;
  }
  let general: YamlScalar | null = null;
  for (const item of value.items) {
    if (item.kind !== "map") {
      diagnostics.error(item.place, `a kernel is a map with \`arg_meta\` and \`kernel_name\`, not ${describe(item)}`);
      continue;
    }
    const meta = fieldOf(item, "arg_meta");
    const stated = { ...item, entries: item.entries.filter((field) => field !== meta || !isNull(field.value)) };
    const fields = readFields(stated, { table: kernelFields, diagnostics });
    const name = fields.node("kernel_name");
    if (name?.kind !== "scalar") continue;
    if (fields.has("arg_meta")) particular.push(fields.keyPlace("arg_meta"));
    else if (general === null) general = name;
    else
      diagnostics.error(name.place, "the operator has a kernel for all arguments already", {
        related: [{ place: general.place, message: "it is here" }],
      });
  }
  if (general === null && value.items.length === 0)
    diagnostics.error(key.place, "this list of kernels is empty", { hint: "name a kernel, or delete the field" });
  return general;
}

function schemaOf(node: YamlNode | undefined): FunctionSchema | null {
  if (node?.kind !== "scalar") return null;
  try {
    return parseSchema(node.text, { strictness: "registry" });
  } catch (error) {
    // Errors in it are reported where the entry is read.
    if (error instanceof SchemaError) return null;
    throw error;
  }
}

/** The entry with its kernel in a dispatch table. Kernels are listed for single forms; the other forms need not exist. */
function written(
  entry: YamlMap,
  fields: readonly YamlEntry[],
  schema: FunctionSchema | null,
  kernel: YamlScalar | null,
): YamlMap {
  const kernels = fields.find(({ key }) => key.text === "kernels");
  const dispatch = fields.find(({ key }) => key.text === "dispatch");
  const others = fields.filter((field) => field !== kernels && field !== dispatch);
  const place = kernels?.key.place ?? entry.place;
  const name = (text: string): YamlScalar => ({ kind: "scalar", value: text, text, exact: false, place });
  const table = dispatch?.value.kind === "map" ? dispatch.value.entries : [];
  const added: YamlEntry[] = [];
  if (kernels !== undefined || dispatch !== undefined) {
    const entries: YamlEntry[] = kernel === null ? [] : [{ key: name("CPU"), value: kernel }];
    added.push({
      key: dispatch?.key ?? name("dispatch"),
      value:
        dispatch !== undefined && dispatch.value.kind !== "map"
          ? dispatch.value
          : { kind: "map", entries: [...table, ...entries], place },
    });
  }
  if (schema?.kind === "out" || schema?.kind === "inplace")
    added.push({ key: name("ungrouped"), value: name("kernels are listed of single forms") });
  return { ...entry, entries: [...others, ...added] };
}
