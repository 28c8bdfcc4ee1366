// generated/coverage.json: operator by key by gradient, for people, docs and tests.

import type { NativeFunction } from "../model/native-function.js";
import type { Gradients } from "../plan/gradients.js";
import { kernelNames } from "../plan/kernels-by-key.js";
import type { Plan } from "../plan/plan.js";
import { origin } from "../print/head.js";
import { Lookup, perItem } from "../query.js";

export const coveragePath = "generated/coverage.json";

/** The documentation is stored with the operator that states it; others refer to it. */
function wordsOf({ namespace, func, doc }: NativeFunction): { readonly doc?: string; readonly docOf?: string } {
  if (doc === null) return {};
  return doc.of === `${namespace}::${func.name.full}` ? { doc: doc.text } : { docOf: doc.of };
}

type Cells = readonly (readonly [key: string, kernel: string])[];

/** @param layers the kernels that layers register for the operator when they are switched on */
const rowsOf = perItem(
  (
    f: NativeFunction,
    kernels: Lookup<NativeFunction, Cells>,
    gradients: Lookup<NativeFunction, Gradients>,
    layers: Lookup<NativeFunction, Cells>,
  ): string => {
    const cells = layers.get(f) ?? [];
    const row = {
      schema: `${f.namespace}::${f.schemaText}`,
      generated: f.generated,
      ...wordsOf(f),
      kernels: Object.fromEntries(kernels.get(f) ?? []),
      ...(f.kernelGradient !== null && { kernelGradient: f.kernelGradient }),
      gradient: gradients.get(f),
      ...(cells.length > 0 && { layers: Object.fromEntries(cells) }),
    };
    return `    ${JSON.stringify(`${f.namespace}::${f.func.name.full}`)}: ${JSON.stringify(row)}`;
  },
);

/** The file's text: one operator a line. */
export function coverageText(plan: Plan): string {
  const { functions, registrations, gradients, sources } = plan;
  const layers = new Map<NativeFunction, (readonly [string, string])[]>();
  for (const [key, column] of plan.layers.cells) {
    for (const [f, text] of column) {
      const cells = layers.get(f);
      if (cells === undefined) layers.set(f, [[key, text]]);
      else cells.push([key, text]);
    }
  }
  const kernels = new Lookup<NativeFunction, Cells>(kernelNames(registrations));
  const rows = rowsOf(functions, kernels, new Lookup(gradients), new Lookup<NativeFunction, Cells>(layers));
  const head = origin([sources.functions, sources.derivatives]);
  const { fallbacks } = plan.layers;
  const columns = fallbacks.size === 0 ? "" : `  "fallbacks": ${JSON.stringify(Object.fromEntries(fallbacks))},\n`;
  return `{\n  "//": ${JSON.stringify(head)},\n${columns}  "operators": {\n${rows.join(",\n")}\n  }\n}\n`;
}
