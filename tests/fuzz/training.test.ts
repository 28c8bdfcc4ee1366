// Random models of scripts/fuzz/run-training.ts, without PyTorch: they stay small enough for their answers to be texts.

import { expect, test } from "vitest";
import { caseOf, train } from "../../scripts/fuzz/training.js";

// Model 235 of seed 20261129 once had a transformer of 1,134 features: ten million parameters after each of its steps.
test.each([235, 4306])("model %d of a seed", (number) => {
  const planned = caseOf(String(number), 2026112900000 + number);
  const { error, steps } = train(planned);
  expect(error).toBeUndefined();
  expect(steps).toHaveLength(planned.steps.length);
  expect(JSON.stringify(steps).length).toBeLessThan(20_000_000);
});
