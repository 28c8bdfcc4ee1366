// generated/coverage.json: operator by key by gradient, for people, docs and tests.

import type { NativeFunction } from "../model/native-function.js";
import type { Plan } from "../plan/plan.js";
import { origin } from "../print/head.js";

export const coveragePath = "generated/coverage.json";

/** Words stand at the operator that says them; others refer to it. */
function wordsOf({ namespace, func, doc }: NativeFunction): { readonly doc?: string; readonly docOf?: string } {
  if (doc === null) return {};
  return doc.of === `${namespace}::${func.name.full}` ? { doc: doc.text } : { docOf: doc.of };
}

/** The file's text: one operator a line. */
export function coverageText({ functions, registrations, gradients, sources }: Plan): string {
  const keys = new Map<string, Record<string, string>>();
  for (const [key, list] of registrations) {
    for (const { f, kernel } of list) {
      let row = keys.get(f.func.name.full);
      if (row === undefined) keys.set(f.func.name.full, (row = {}));
      row[key] = kernel.name;
    }
  }
  const rows = functions.map((f) => {
    const row = {
      schema: `${f.namespace}::${f.schemaText}`,
      generated: f.generated,
      ...wordsOf(f),
      kernels: keys.get(f.func.name.full) ?? {},
      gradient: gradients.get(f),
    };
    return `    ${JSON.stringify(`${f.namespace}::${f.func.name.full}`)}: ${JSON.stringify(row)}`;
  });
  const head = origin([sources.functions, sources.derivatives]);
  return `{\n  "//": ${JSON.stringify(head)},\n  "operators": {\n${rows.join(",\n")}\n  }\n}\n`;
}
