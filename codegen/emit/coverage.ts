// generated/coverage.json: operator by key by gradient, for people, docs and tests.

import type { Plan } from "../plan/plan.js";

export const coveragePath = "generated/coverage.json";

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
      kernels: keys.get(f.func.name.full) ?? {},
      gradient: gradients.get(f),
    };
    return `    ${JSON.stringify(`${f.namespace}::${f.func.name.full}`)}: ${JSON.stringify(row)}`;
  });
  const head = `@generated from ${sources.functions} and ${sources.derivatives} by \`npm run codegen\`. Do not edit.`;
  return `{\n  "//": ${JSON.stringify(head)},\n  "operators": {\n${rows.join(",\n")}\n  }\n}\n`;
}
