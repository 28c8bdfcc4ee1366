// Every sample by several ways to the same derivatives: other layouts, broadcasting, forward against reverse, and both orders of modes.

import { afterAll, expect, test } from "vitest";
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

test("forward over reverse is refused by name, where an operator of the formula has no forward derivative", () => {
  expect(Object.fromEntries(lacking)).toEqual({ segment_reduce: "_segment_reduce_backward" });
});
