// Every sample by several ways to the same derivatives: other layouts, broadcasting, forward against reverse, and both orders of modes.

import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import type { Gradients } from "../../codegen/plan/gradients.js";
import { checkAgreement } from "./agreement.js";
import { entries, entryOfComposite } from "./checking.js";
import { samples } from "./samples.js";

const entryOf = new Map(entries.map((entry) => [entry.operator, entry]));
const counts = { samples: 0, layouts: 0, broadcasts: 0 };
afterAll(() => console.log(`compared: ${JSON.stringify(counts)}`));

const lacking = new Map<string, string>();

test.each(samples.map((sample) => [sample.operator, sample] as const))("%s", (operator, sample) => {
  const agreed = checkAgreement(sample, entryOf.get(operator) ?? entryOfComposite(operator));
  counts.samples++;
  counts.layouts += agreed.layouts;
  counts.broadcasts += agreed.broadcasts;
  if (agreed.lacksForward !== null && agreed.lacksForward !== operator) lacking.set(operator, agreed.lacksForward);
});

test("forward over reverse is refused where coverage.json says so, by the operator that it names", () => {
  const { operators } = JSON.parse(readFileSync(new URL("../../generated/coverage.json", import.meta.url), "utf8")) as {
    operators: Readonly<Record<string, { readonly gradient: Gradients }>>;
  };
  const stated = [...entryOf.keys()].flatMap((operator) => {
    const { forward, withoutForward } = operators[`aten::${operator}`]!.gradient;
    return withoutForward === undefined || forward === "not implemented" ? [] : [[operator, withoutForward.join()]];
  });
  expect(Object.fromEntries(lacking)).toEqual(Object.fromEntries(stated));
});
