// Prints a summary of gradients in generated/coverage.json: the number of operators of each kind, and the missing ones
// by name.

import { readFileSync } from "node:fs";
import type { Gradients } from "../codegen/plan/gradients.js";

type Coverage = Readonly<Record<string, { readonly generated: boolean; readonly gradient: Gradients }>>;

const headings: readonly (readonly [keyof Gradients, string])[] = [
  ["backward", "backward"],
  ["doubleBackward", "backward twice"],
  ["forward", "forward mode"],
];

/** A summary: the number of operators of each kind, and the missing ones by name. */
export function formatGradients(coverage: Coverage): string {
  const rows = Object.entries(coverage).filter(
    ([, { generated, gradient }]) => !generated && gradient.backward !== "out",
  );
  const kinds = [
    ...new Set(rows.flatMap(([, { gradient }]) => headings.map(([key]) => gradient[key] as string))),
  ].sort();
  const lines = [`${"".padEnd(20)}${headings.map(([, title]) => title.padStart(16)).join("")}`];
  for (const kind of kinds) {
    const counts = headings.map(([key]) => rows.filter(([, { gradient }]) => gradient[key] === kind).length);
    lines.push(`${kind.padEnd(20)}${counts.map((count) => String(count).padStart(16)).join("")}`);
  }
  const list = (title: string, of: (one: Gradients) => readonly string[] | undefined) => {
    lines.push("", title);
    for (const [name, { gradient }] of rows) {
      const names = of(gradient);
      if (names !== undefined)
        lines.push(`  ${name.replace("aten::", "")}${names.length > 0 ? `: ${names.join(", ")}` : ""}`);
    }
  };
  list("Backward is not implemented:", (one) => (one.backward === "not implemented" ? [] : undefined));
  list("Not for every argument:", (one) => one.withoutGradient);
  list("Not differentiable again, for the sake of:", (one) => one.notDifferentiableAgain);
  list("Forward mode is not implemented:", (one) =>
    one.backward === "formula" && one.forward === "not implemented" ? [] : undefined,
  );
  list("Forward over reverse stops at:", (one) => one.withoutForward);
  return lines.join("\n");
}

const file = new URL("../generated/coverage.json", import.meta.url);
console.log(formatGradients((JSON.parse(readFileSync(file, "utf8")) as { operators: Coverage }).operators));
