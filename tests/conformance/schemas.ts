// Golden schemas and schema texts: C10's parser and ours have the same results.

import "../../generated/index.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { parseSchema } from "../../runtime/schema/parse.js";
import { printSchema } from "../../runtime/schema/print.js";
import type { Alias, Argument, DefaultValue, FunctionSchema, Return, Type } from "../../runtime/schema/types.js";
import { messageOf, newReport, type Report, runRecord } from "./report.js";

interface GoldenField {
  readonly name: string;
  readonly type: string;
  readonly N?: number;
  readonly default?: GoldenDefault;
  readonly kwarg_only?: boolean;
  readonly is_out?: boolean;
  readonly alias?: Alias;
}
type GoldenDefault = null | { readonly k: string; readonly v: unknown };

export interface SchemaRecord {
  readonly name: string;
  readonly overload: string;
  readonly schema: string;
  readonly args: readonly GoldenField[];
  readonly returns: readonly GoldenField[];
  readonly round_trip: string;
  readonly mutable: boolean;
  readonly in_dispatcher?: boolean;
}
export interface SchemaTextRecord extends Omit<SchemaRecord, "schema" | "round_trip" | "mutable" | "in_dispatcher"> {
  readonly text: string;
  readonly ok: boolean;
  readonly printed: string;
}

/** PyTorch's JIT type: a type in which dtypes, layouts and the like are ints. */
function jitType(type: Type): string {
  switch (type.kind) {
    case "base":
      return jitNames[type.name] ?? type.name;
    case "optional":
      return `Optional[${jitType(type.element)}]`;
    case "list":
      return `List[${jitType(type.element)}]`;
    case "class":
      return `__torch__.torch.classes.${type.name}`;
    case "tuple":
      return `Tuple[${type.elements.map(jitType).join(", ")}]`;
    case "generic":
      return `${type.name}[${type.parameters.map(jitType).join(", ")}]`;
    case "variable":
      return type.name;
  }
}
const jitNames: Readonly<Record<string, string>> = {
  Scalar: "number",
  SymInt: "int",
  ScalarType: "int",
  Layout: "int",
  MemoryFormat: "int",
  DeviceIndex: "int",
  Dimname: "str",
};

const enums: Readonly<Record<string, number>> = {
  contiguous_format: 0,
  preserve_format: 1,
  channels_last: 2,
  strided: 0,
  long: 4,
  float: 6,
  Mean: 1,
};

function sameDefault(ours: DefaultValue | null, type: Type, golden: GoldenDefault | undefined): boolean {
  if (golden === undefined) return ours === null;
  if (ours === null) return false;
  if (golden === null) return ours.kind === "none";
  const plain = type.kind === "optional" ? type.element : type;
  if (golden.k === "list") {
    const items = golden.v as GoldenDefault[];
    if (plain.kind !== "list") return false;
    if (ours.kind !== "list") return items.every((item) => sameDefault(ours, plain.element, item));
    return (
      ours.items.length === items.length && ours.items.every((item, i) => sameDefault(item, plain.element, items[i]))
    );
  }
  if (ours.kind === "name") return enums[ours.value] === golden.v || ours.value === golden.v;
  return "value" in ours && (ours.value === golden.v || ours.text === String(golden.v));
}

function sameAlias(ours: Argument | Return, golden: Alias | undefined): boolean {
  // The annotation of a container is C10's; that of the tensors inside leaves it an empty set.
  const inside = ours.type.kind === "list" || ours.type.kind === "optional" ? ours.type.element : null;
  const empty = { before: [], after: [], write: ours.alias?.write ?? false };
  const listed = ours.type.kind === "list" || inside?.kind === "list";
  const alias = ours.containerAlias ?? (ours.alias !== null && listed ? empty : ours.alias);
  if (golden === undefined || alias === null) return golden === undefined && alias === null;
  const text = (names: readonly string[]): string => [...names].sort().join();
  return (
    text(alias.before) === text(golden.before) &&
    text(alias.after) === text(golden.after) &&
    alias.write === golden.write
  );
}

function fieldDifference(ours: Argument | Return, golden: GoldenField): string | null {
  if ((ours.name ?? "") !== golden.name) return `name: expected ${golden.name}, got ${ours.name}`;
  const type = jitType(ours.type);
  if (type !== golden.type) return `${golden.name}: expected type ${golden.type}, got ${type}`;
  const plain = ours.type.kind === "optional" ? ours.type.element : ours.type;
  const size = plain.kind === "list" ? (plain.size ?? undefined) : undefined;
  if (size !== golden.N) return `${golden.name}: expected size ${golden.N}, got ${size}`;
  if (!sameAlias(ours, golden.alias)) return `${golden.name}: alias sets differ`;
  if ("kwargOnly" in ours) {
    if (ours.kwargOnly !== (golden.kwarg_only ?? false)) return `${golden.name}: keyword-only differs`;
    if (ours.out !== (golden.is_out ?? false)) return `${golden.name}: out differs`;
    if (!sameDefault(ours.default, ours.type, golden.default)) return `${golden.name}: default differs`;
  }
  return null;
}

function schemaDifference(
  ours: FunctionSchema,
  golden: Omit<SchemaRecord, "schema" | "round_trip" | "mutable" | "in_dispatcher">,
): string | null {
  const name = ours.namespace === "" ? ours.name.name : `${ours.namespace}::${ours.name.name}`;
  if (name !== golden.name) return `name: expected ${golden.name}, got ${name}`;
  if (ours.name.overload !== golden.overload) return `overload: expected ${golden.overload}, got ${ours.name.overload}`;
  for (const [which, mine, theirs] of [
    ["arguments", ours.arguments, golden.args],
    ["returns", ours.returns, golden.returns],
  ] as const) {
    if (mine.length !== theirs.length) return `expected ${theirs.length} ${which}, got ${mine.length}`;
    for (const [i, field] of theirs.entries()) {
      const found = fieldDifference(mine[i]!, field);
      if (found !== null) return `${which} ${i}: ${found}`;
    }
  }
  return null;
}

/** C10 prints alias sets in a hash order. */
function sorted(text: string): string {
  return text.replace(/[\w*]+(\|[\w*]+)+/g, (set) => set.split("|").sort().join("|"));
}

/** The difference between the registry's schema of an operator and the recorded one; null also if the registry lacks it. */
function registryDifference(record: SchemaRecord): string | null {
  const name = record.overload === "" ? record.name : `${record.name}.${record.overload}`;
  const entry = record.in_dispatcher === false ? undefined : dispatcher.find(name);
  if (entry === undefined) return null;
  const expected = record.round_trip === "same" ? record.schema : record.round_trip;
  const printed = printSchema(entry.schema, "def");
  return (
    (sorted(printed) === sorted(expected) ? null : `the registry has ${printed}, not ${expected}`) ??
    schemaDifference(entry.schema, record)
  );
}

/** Returns the difference from C10's reading of a schema, or null. */
export function compareSchema(record: SchemaRecord): string | null {
  const ours = parseSchema(record.schema, { strictness: "def" });
  const expected = record.round_trip === "same" ? record.schema : record.round_trip;
  const printed = printSchema(ours, "def");
  const writes = ours.arguments.some(({ alias, containerAlias }) => (containerAlias ?? alias)?.write === true);
  return (
    schemaDifference(ours, record) ??
    (sorted(printed) === sorted(expected) ? null : `prints as ${printed}, not ${expected}`) ??
    (writes === record.mutable ? null : `mutable: expected ${record.mutable}, got ${writes}`) ??
    registryDifference(record)
  );
}

/** Returns how our verdict on a text differs from C10's, or null. */
export function compareText(record: SchemaTextRecord): string | null {
  let ours: FunctionSchema;
  try {
    ours = parseSchema(record.text, { strictness: "def" });
  } catch (error) {
    return record.ok ? `refused: ${messageOf(error)}` : null;
  }
  if (!record.ok) return "accepted, which C10 does not";
  const printed = printSchema(ours, "def");
  return (
    schemaDifference(ours, record) ??
    (sorted(printed) === sorted(record.printed) ? null : `prints as ${printed}, not ${record.printed}`)
  );
}

export function runSchemas(records: Iterable<SchemaRecord | SchemaTextRecord>): Report {
  const report = newReport();
  for (const record of records) {
    const id = "text" in record ? record.text : `${record.name}${record.overload && `.${record.overload}`}`;
    runRecord(report, id, id, () => {
      const why = "text" in record ? compareText(record) : compareSchema(record);
      return why === null ? [] : [why];
    });
  }
  return report;
}
