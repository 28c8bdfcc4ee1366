// generated/coverage.json: operator by key by gradient, for people, docs and tests.

import type { NativeFunction } from "../model/native-function.js";
import type { Gradients } from "../plan/gradients.js";
import { kernelNames } from "../plan/kernels-by-key.js";
import type { Plan } from "../plan/plan.js";
import { origin } from "../print/head.js";
import { query } from "../query.js";

export const coveragePath = "generated/coverage.json";

/** The documentation is stored with the operator that states it; others refer to it. */
function wordsOf({ namespace, func, doc }: NativeFunction): { readonly doc?: string; readonly docOf?: string } {
  if (doc === null) return {};
  return doc.of === `${namespace}::${func.name.full}` ? { doc: doc.text } : { docOf: doc.of };
}

type Cells = readonly (readonly [key: string, kernel: string])[];

/** @param layers the kernels that layers register for the operator when they are switched on */
const rowOf = query((f: NativeFunction, kernels: Cells, gradient: Gradients | undefined, layers: Cells): string => {
  const row = {
    schema: `${f.namespace}::${f.schemaText}`,
    generated: f.generated,
    ...wordsOf(f),
    kernels: Object.fromEntries(kernels),
    gradient,
    ...(layers.length > 0 && { layers: Object.fromEntries(layers) }),
  };
  return `    ${JSON.stringify(`${f.namespace}::${f.func.name.full}`)}: ${JSON.stringify(row)}`;
});

/** The file's text: one operator a line. */
export function coverageText(plan: Plan): string {
  const { functions, registrations, gradients, sources } = plan;
  const kernels = kernelNames(registrations);
  const layers = [...plan.layers.cells];
  const rows = functions.map((f) =>
    rowOf(
      f,
      [...(kernels.get(f) ?? [])],
      gradients.get(f),
      layers.flatMap(([key, column]) => (column.has(f) ? [[key, column.get(f)!] as const] : [])),
    ),
  );
  const head = origin([sources.functions, sources.derivatives]);
  const { fallbacks } = plan.layers;
  const columns = fallbacks.size === 0 ? "" : `  "fallbacks": ${JSON.stringify(Object.fromEntries(fallbacks))},\n`;
  return `{\n  "//": ${JSON.stringify(head)},\n${columns}  "operators": {\n${rows.join(",\n")}\n  }\n}\n`;
}
