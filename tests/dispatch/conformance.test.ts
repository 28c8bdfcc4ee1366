// Every recorded scenario and call of C10's dispatcher, against ours.
import { expect, test } from "vitest";
import { dataLines, runCalls, runScenarios } from "../conformance/dispatch.js";

test("997 registration scenarios: every table, state text, error and warning", () => {
  const outcome = runScenarios(dataLines("dispatch_scenarios.jsonl.gz"));
  expect(outcome.failed).toEqual([]);
  expect(outcome.skipped).toEqual([]);
  expect(outcome.passed).toBe(997);
});

test("2,376 recorded calls: key sets, order of the kernels run, errors", () => {
  const outcome = runCalls(dataLines("dispatch_calls.jsonl.gz"));
  expect(outcome.failed).toEqual([]);
  expect(outcome.skipped).toEqual([]);
  expect(outcome.passed).toBe(2376);
  // C10 called through a stale table in three of them; we follow the table that it computes.
  expect(outcome.texts.filter((text) => text.includes("from a stale table")).map((text) => text.split(":")[0])).toEqual(
    ["ca0033#8", "ca0070#8", "ca0115#2"],
  );
});
