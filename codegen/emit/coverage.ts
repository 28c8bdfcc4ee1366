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

/** What functionalization does with each operator that it does anything with. */
function functionalizedAs({ functionalize }: Plan): ReadonlyMap<NativeFunction, string> {
  if (functionalize === null) return new Map();
  const { writes, views, viewsInPlace, composites, byHand, refused } = functionalize;
  return new Map([
    ...writes.map(({ f, functional }) => [f, `write: ${functional.func.name.full}`] as const),
    ...views.map(({ f, copy }) => [f, `view${copy === null ? "" : `: ${copy.func.name.full}`}`] as const),
    ...viewsInPlace.map(({ f, view }) => [f, `view in place: ${view.func.name.full}`] as const),
    ...composites.map((f) => [f, "composite"] as const),
    ...byHand.map(({ f }) => [f, "by hand"] as const),
    ...refused.map(({ f, reason }) => [f, `refused: ${reason}`] as const),
  ]);
}

/** The file's text: one operator a line. */
export function coverageText(plan: Plan): string {
  const { functions, registrations, gradients, sources } = plan;
  const functionalized = functionalizedAs(plan);
  const kernels = kernelNames(registrations);
  const rows = functions.map((f) => {
    const row = {
      schema: `${f.namespace}::${f.schemaText}`,
      generated: f.generated,
      ...wordsOf(f),
      kernels: Object.fromEntries(kernels.get(f) ?? []),
      gradient: gradients.get(f),
      ...(functionalized.has(f) ? { functionalize: functionalized.get(f) } : {}),
    };
    return `    ${JSON.stringify(`${f.namespace}::${f.func.name.full}`)}: ${JSON.stringify(row)}`;
  });
  const head = origin([sources.functions, sources.derivatives]);
  return `{\n  "//": ${JSON.stringify(head)},\n  "operators": {\n${rows.join(",\n")}\n  }\n}\n`;
}
