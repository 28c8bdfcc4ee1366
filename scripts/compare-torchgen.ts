// Compares what tengen derives from a registry with what torchgen does, entry by entry and field by field.
//
//   python3 scripts/compare-torchgen.py --source PYTORCH_SOURCE --functions F --derivatives D --tags T > torchgen.json
//   npx tsx scripts/compare-torchgen.ts torchgen.json --functions F --derivatives D --tags T
//
// Exits with 1 if anything differs. Fields that torchgen lacks (tengen's own) are not compared.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildRegistry } from "../codegen/derive/registry.js";
import { Diagnostics, Source } from "../codegen/diagnostics.js";
import { modelData, type Saves } from "../codegen/emit/model-data.js";
import { analyse } from "../codegen/formula/analyse.js";
import { makeVocabulary } from "../codegen/formula/vocabulary.js";
import { layers } from "../codegen/layers/index.js";
import type { Json, JsonObject } from "../codegen/model/json.js";
import type { Registry } from "../codegen/model/registry.js";
import { generate } from "../codegen/pipeline.js";

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** `value` with only the keys that `like` has. */
function project(value: Json | undefined, like: Json): Json {
  if (Array.isArray(value) && Array.isArray(like))
    return value.map((item, i) => project(item, (like as readonly Json[])[i] ?? null));
  if (!isObject(value) || !isObject(like)) return value ?? null;
  const keys = Object.keys(like);
  // Maps from names (kernels, keys) must have the same keys; records of fields are compared only in torchgen's fields.
  const extra = keys.length === 0 ? Object.keys(value) : [];
  return Object.fromEntries([...keys, ...extra].sort().map((key) => [key, project(value[key], like[key] ?? null)]));
}

/** JSON with sorted keys, so that equal values have equal texts. */
function canonical(value: Json): string {
  return JSON.stringify(value, (_, inner: Json) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

/** What formulas save, by the analysis that generation uses. */
function savesOf(registry: Registry): Saves {
  const vocabulary = makeVocabulary(registry.functions, () => null);
  return (entry, set) => {
    const analysis = analyse(set, entry, vocabulary, new Diagnostics());
    if (analysis === null) return null;
    return {
      inputs: analysis.savedInputs.map((saved) => saved.name),
      outputs: analysis.savedOutputs.map((saved) => saved.name),
    };
  };
}

/** Operators for which torchgen saves values that no formula uses, since it finds names with regular expressions. */
const torchgenSavesTooMuch: ReadonlyMap<string, string> = new Map([
  ["complex Default", "`at::imag(grad)` calls the operator imag; the argument of this name is not meant"],
  ["complex.out Default", "as for complex"],
  ["cudnn_batch_norm_backward Default", "`reserveSpace` stands in a string, the message of not_implemented"],
]);

function withoutSaves(value: Json): Json {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== "savedInputs" && key !== "savedOutputs");
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutSaves(inner)]));
}

const DETAILS = 10;
let failed = false;

function compare(
  what: string,
  ours: readonly Json[],
  theirs: readonly Json[],
  label: (index: number) => string,
  known: ReadonlyMap<string, string> = new Map(),
): void {
  let explained = 0;
  const differences: string[] = [];
  theirs.forEach((item, i) => {
    const mine = project(ours[i], item);
    if (canonical(mine) === canonical(item)) return;
    if (known.has(label(i))) explained += 1;
    else differences.push(`  ${label(i)}\n    torchgen ${canonical(item)}\n    tengen   ${canonical(mine)}`);
  });
  const agreed = theirs.length - differences.length - explained;
  console.log(
    `${what}: ${agreed} of ${theirs.length} agree${explained > 0 ? `, ${explained} differ for a known reason` : ""}`,
  );
  if (ours.length !== theirs.length) differences.push(`  torchgen has ${theirs.length}, tengen ${ours.length}`);
  for (const difference of differences.slice(0, DETAILS)) console.log(difference);
  if (differences.length > DETAILS) console.log(`  and ${differences.length - DETAILS} more`);
  failed ||= differences.length > 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { functions: { type: "string" }, derivatives: { type: "string" }, tags: { type: "string" } },
});
const [path] = positionals;
if (
  path === undefined ||
  values.functions === undefined ||
  values.derivatives === undefined ||
  values.tags === undefined
) {
  console.error("usage: compare-torchgen.ts TORCHGEN.json --functions F --derivatives D --tags T");
  process.exit(2);
}
const factsFile = fileURLToPath(new URL("../facts/pytorch.yaml", import.meta.url));
const source = (file: string): Source => new Source(file, readFileSync(file, "utf8"));
const { registry } = buildRegistry(
  {
    functions: source(values.functions),
    derivatives: source(values.derivatives),
    tags: source(values.tags),
    facts: { source: source(factsFile), scope: "any" },
  },
  { layers },
);

/** The dispatch keys that each operator gets a kernel at, autograd aside: of a package without kernels, as generated. */
function registeredKeys(): ReadonlyMap<string, readonly string[]> {
  const text = (file: string) => ({ path: file, text: readFileSync(file, "utf8") });
  const { files } = generate({
    functions: text(values.functions!),
    derivatives: text(values.derivatives!),
    tags: text(values.tags!),
    deprecated: null,
    facts: { ...text(factsFile), scope: "any" },
    kernels: null,
    places: {
      out: "/out",
      root: "/",
      runtime: { package: "tengen/runtime" },
      library: { package: "tengen/generated" },
      ownOperators: true,
    },
    lenient: false,
  });
  const coverage = JSON.parse(files.get("coverage.json")!) as {
    readonly operators: Readonly<Record<string, { readonly kernels: Readonly<Record<string, string>> }>>;
  };
  const isOwn = (key: string) => !key.startsWith("Autograd") && key !== "ADInplaceOrView" && key !== "BackendSelect";
  return new Map(
    Object.entries(coverage.operators).map(([name, { kernels }]) => [name, Object.keys(kernels).filter(isOwn).sort()]),
  );
}

type Rows = readonly JsonObject[];
const theirs = JSON.parse(readFileSync(path, "utf8")) as Readonly<
  Record<"functions" | "groups" | "viewGroups", Rows>
> & { readonly nodes: readonly string[] };
const derived = modelData(registry, layers, savesOf(registry)) as unknown as typeof theirs;
const registered = registeredKeys();
const ours = {
  ...derived,
  functions: derived.functions.map(
    (row): JsonObject => ({ ...row, registered: registered.get(`${row["namespace"]}::${row["name"]}`) ?? [] }),
  ),
};

const named = (rows: Rows) => (index: number) => String(rows[index]!["name"]);
/** A field of each row; saved values are compared separately. */
const column = (rows: Rows, field: string): readonly Json[] => rows.map((row) => withoutSaves(row[field] ?? null));
for (const field of Object.keys(theirs.functions[0] ?? {}))
  compare(field, column(ours.functions, field), column(theirs.functions, field), named(theirs.functions));

const generated = (rows: Rows): readonly Json[] =>
  column(
    rows.filter((row) => row["generated"] === true),
    "schema",
  );
compare("generated functions, in order", generated(ours.functions), generated(theirs.functions), (i) =>
  String(generated(theirs.functions)[i]),
);
const matched = (rows: Rows): readonly Json[] =>
  column(
    rows.filter((row) => row["derivative"] !== null),
    "name",
  );
compare("functions with derivatives", matched(ours.functions), matched(theirs.functions), (i) =>
  String(matched(theirs.functions)[i]),
);

/** One row for each function and key: the values that its node saves. */
const saved = (rows: Rows, field: string): Rows =>
  rows.flatMap((row) => {
    const derivative = row["derivative"];
    if (!isObject(derivative) || !isObject(derivative["keys"])) return [];
    return Object.entries(derivative["keys"]).map(
      ([key, set]): JsonObject => ({
        name: `${String(row["name"])} ${key}`,
        saved: [...((set as JsonObject)[field] as readonly string[])].sort(),
      }),
    );
  });
for (const field of ["savedInputs", "savedOutputs"]) {
  const rows = saved(theirs.functions, field);
  compare(field, saved(ours.functions, field), rows, named(rows), torchgenSavesTooMuch);
}

const members = (rows: Rows) => (index: number) => canonical(rows[index]!);
compare("groups", ours.groups, theirs.groups, members(theirs.groups));
const structured = (rows: Rows): Rows => rows.filter((row) => row["structured"] === true);
compare("structured groups", structured(ours.groups), structured(theirs.groups), members(structured(theirs.groups)));
compare("view groups", ours.viewGroups, theirs.viewGroups, members(theirs.viewGroups));
compare("node names", ours.nodes, theirs.nodes, (i) => theirs.nodes[i]!);
process.exitCode = failed ? 1 : 0;
