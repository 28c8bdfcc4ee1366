// Compares what tengen derives from a registry with what torchgen does, entry by entry.
//
//   python3 scripts/compare-torchgen.py --source PYTORCH_SOURCE --functions F --derivatives D --tags T > torchgen.json
//   npx tsx scripts/compare-torchgen.ts torchgen.json --functions F --derivatives D --tags T

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildRegistry } from "../codegen/derive/registry.js";
import { Source } from "../codegen/diagnostics.js";
import type { DerivativeMatch } from "../codegen/model/derivative.js";
import type { NativeFunction } from "../codegen/model/native-function.js";
import type { Registry } from "../codegen/model/registry.js";
import { printArgument } from "../runtime/schema/print.js";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = { readonly [key: string]: Json };

const name = (fn: NativeFunction | null): string | null => fn?.func.name.full ?? null;
const sorted = (names: Iterable<string>): string[] => [...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** A function as compare-torchgen.py prints it, but for what formulas save. */
function describe(fn: NativeFunction, registry: Registry): Fields {
  return {
    name: name(fn),
    schema: fn.schemaText,
    kind: fn.func.kind,
    variants: sorted(fn.variants),
    structured: fn.structured,
    delegate: fn.structuredDelegate?.full ?? null,
    inherits: fn.structuredInherits,
    tags: sorted(fn.tags),
    generated: fn.generated,
    abstract: fn.abstract,
    view: fn.view,
    composite: [
      fn.compositeImplicit,
      fn.compositeImplicitNestedTensor,
      fn.compositeExplicit,
      fn.compositeExplicitNonFunctional,
    ],
    module: fn.pythonModule,
    deviceCheck: fn.deviceCheck,
    deviceGuard: fn.deviceGuard,
    manual: [fn.manualKernelRegistration, fn.manualCppBinding],
    noDefaults: sorted(fn.cppNoDefaultArgs),
    ufunc: Object.fromEntries(fn.ufuncInnerLoop.map((loop) => [loop.key, [loop.name, sorted(loop.dtypes)]])),
    precomputed:
      fn.precomputed === null
        ? null
        : [
            Object.fromEntries(
              [...fn.precomputed.replace].map(([key, args]) => [key, args.map((a) => printArgument(a))]),
            ),
            fn.precomputed.add.map((a) => printArgument(a)),
          ],
    kernels: Object.fromEntries([...fn.dispatch].map(([key, kernel]) => [key, [kernel.name, kernel.structured]])),
    derivative: describeMatch(registry.derivatives.get(fn)),
  };
}

function describeMatch(match: DerivativeMatch | undefined): Json {
  if (match === undefined) return null;
  const { entry } = match;
  return Object.fromEntries(
    [...entry.sets].map(([key, set]) => [
      key,
      {
        entry: entry.schema.name.full,
        node: set.nodeName,
        reverse: set.reverse.map((formula) => [formula.names, formula.formula.text]),
        forward: set.forward.map((formula) => formula.names),
        arguments: set.argumentsWithDerivatives,
        nonDifferentiable: sorted(set.nonDifferentiable),
        namedGradients: set.namedGradients,
        outputs: entry.outputDifferentiability,
      },
    ]),
  );
}

/** JSON with keys in order, so that equal values have equal texts. */
function canonical(value: Json | undefined): string {
  return JSON.stringify(value ?? null, (_, inner: Json) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([key]) => !ignored.has(key))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );
}

// What a backward saves is the formula room's to compare.
const ignored = new Set(["savedInputs", "savedOutputs"]);

class Report {
  readonly #limit = 10;
  #failed = 0;

  compare(what: string, ours: readonly Json[], theirs: readonly Json[], label: (item: Json) => string): void {
    const differences: string[] = [];
    const agreed = theirs.filter((item, i) => {
      const same = canonical(item) === canonical(ours[i]);
      if (!same)
        differences.push(`  ${label(item)}\n    torchgen ${canonical(item)}\n    tengen   ${canonical(ours[i])}`);
      return same;
    }).length;
    if (ours.length !== theirs.length) differences.push(`  torchgen has ${theirs.length}, tengen ${ours.length}`);
    this.#failed += differences.length;
    console.log(`${what}: ${agreed} of ${theirs.length} agree`);
    for (const difference of differences.slice(0, this.#limit)) console.log(difference);
    if (differences.length > this.#limit) console.log(`  and ${differences.length - this.#limit} more`);
  }

  get failed(): boolean {
    return this.#failed > 0;
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { functions: { type: "string" }, derivatives: { type: "string" }, tags: { type: "string" } },
});
const [expectedPath] = positionals;
if (
  expectedPath === undefined ||
  values.functions === undefined ||
  values.derivatives === undefined ||
  values.tags === undefined
) {
  console.error("usage: compare-torchgen.ts TORCHGEN.json --functions F --derivatives D --tags T");
  process.exit(2);
}
const source = (path: string): Source => new Source(path, readFileSync(path, "utf8"));
const { registry } = buildRegistry({
  functions: source(values.functions),
  derivatives: source(values.derivatives),
  tags: source(values.tags),
});
const expected = JSON.parse(readFileSync(expectedPath, "utf8")) as {
  readonly functions: readonly Fields[];
  readonly groups: readonly Json[];
  readonly viewGroups: readonly Json[];
  readonly nodes: readonly string[];
};

const report = new Report();
const ours = registry.functions.map((fn) => describe(fn, registry));
for (const field of Object.keys(expected.functions[0] ?? {})) {
  const column = (rows: readonly Fields[]): Json[] => rows.map((row) => [row["name"] ?? null, row[field] ?? null]);
  report.compare(field, column(ours), column(expected.functions), (item) => String((item as readonly Json[])[0]));
}
const generated = (rows: readonly Fields[]): Fields[] => rows.filter((row) => row["generated"] === true);
report.compare(
  "generated functions, in order",
  generated(ours).map((row) => row["schema"]!),
  generated(expected.functions).map((row) => row["schema"]!),
  String,
);
const matched = (rows: readonly Fields[]): Json[] =>
  rows.filter((row) => row["derivative"] !== null).map((row) => row["name"]!);
report.compare("functions with derivative information", matched(ours), matched(expected.functions), String);
report.compare(
  "groups",
  registry.groups.map((g) => [name(g.functional), name(g.inplace), name(g.mutable), name(g.out), g.structured]),
  expected.groups,
  canonical,
);
report.compare(
  "structured groups",
  registry.groups.filter((g) => g.structured).map((g) => name(g.out)),
  expected.groups.flatMap((g) => ((g as readonly Json[])[4] ? [(g as readonly Json[])[3]!] : [])),
  canonical,
);
report.compare(
  "view groups",
  registry.viewGroups.map((g) => [name(g.view), name(g.viewCopy), name(g.viewInplace), g.composite]),
  expected.viewGroups,
  canonical,
);
const nodes = new Set(
  registry.derivativeEntries.flatMap((entry) => [...entry.sets.values()].flatMap((set) => set.nodeName ?? [])),
);
report.compare("node names", sorted(nodes), expected.nodes, String);
process.exitCode = report.failed ? 1 : 0;
