// generated/coverage.json: operator by key by gradient, for people, docs and tests.

import type { NativeFunction } from "../model/native-function.js";
import { kernelNames } from "../plan/kernels-by-key.js";
import type { Plan } from "../plan/plan.js";
import { origin } from "../print/head.js";

export const coveragePath = "generated/coverage.json";

/** Words stand at the operator that says them; others refer to it. */
function wordsOf({ namespace, func, doc }: NativeFunction): { readonly doc?: string; readonly docOf?: string } {
  if (doc === null) return {};
  return doc.of === `${namespace}::${func.name.full}` ? { doc: doc.text } : { docOf: doc.of };
}

/** What layers register for an operator when they are switched on. */
function layersOf({ layers }: Plan, f: NativeFunction): { readonly layers?: Readonly<Record<string, string>> } {
  const cells = [...layers.cells].flatMap(([key, column]) => (column.has(f) ? [[key, column.get(f)!] as const] : []));
  return cells.length === 0 ? {} : { layers: Object.fromEntries(cells) };
}

/** The file's text: one operator a line. */
export function coverageText(plan: Plan): string {
  const { functions, registrations, gradients, sources } = plan;
  const kernels = kernelNames(registrations);
  const rows = functions.map((f) => {
    const row = {
      schema: `${f.namespace}::${f.schemaText}`,
      generated: f.generated,
      ...wordsOf(f),
      kernels: Object.fromEntries(kernels.get(f) ?? []),
      gradient: gradients.get(f),
      ...layersOf(plan, f),
    };
    return `    ${JSON.stringify(`${f.namespace}::${f.func.name.full}`)}: ${JSON.stringify(row)}`;
  });
  const head = origin([sources.functions, sources.derivatives]);
  const { fallbacks } = plan.layers;
  const columns = fallbacks.size === 0 ? "" : `  "fallbacks": ${JSON.stringify(Object.fromEntries(fallbacks))},\n`;
  return `{\n  "//": ${JSON.stringify(head)},\n${columns}  "operators": {\n${rows.join(",\n")}\n  }\n}\n`;
}
