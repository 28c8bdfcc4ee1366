// Every recorded scenario and call of C10's dispatcher, against ours.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type CallScenario, runCalls, runScenarios, type Scenario } from "../conformance/dispatch.js";
import { readRecords } from "../conformance/files.js";

const dataOf = <T>(name: string): T[] => readRecords<T>(fileURLToPath(new URL(`../data/${name}`, import.meta.url)));

test("997 registration scenarios: every table, state text, error and warning", () => {
  const outcome = runScenarios(dataOf<Scenario>("dispatch_scenarios.jsonl.gz"));
  expect(outcome.failed).toEqual([]);
  expect(outcome.skipped).toEqual([]);
  expect(outcome.passed).toBe(997);
});

test("2,376 recorded calls: key sets, order of the kernels run, errors", () => {
  const outcome = runCalls(dataOf<CallScenario>("dispatch_calls.jsonl.gz"));
  expect(outcome.failed).toEqual([]);
  expect(outcome.skipped).toEqual([]);
  expect(outcome.passed).toBe(2373);
  // C10 called through a stale table in three of them; we follow the table that it computes.
  expect(outcome.deviating.map(({ id }) => id)).toEqual(["ca0033#8", "ca0070#8", "ca0115#2"]);
  for (const { why } of outcome.deviating) expect(why).toMatch(/^C10 ran \w.* from a stale table; by its own computed/);
});

test("npm run conformance prints what is worded otherwise, and each call that deviates", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const printed = execFileSync(
    process.execPath,
    ["--import", "tsx", "tests/conformance/cli.ts", "--calls", "tests/data/dispatch_calls.jsonl.gz"],
    { cwd: root, encoding: "utf8" },
  ).split("\n");
  expect(printed.filter((line) => line.startsWith("DEVIATES ")).map((line) => line.split(":")[0])).toEqual([
    "DEVIATES ca0033#8",
    "DEVIATES ca0070#8",
    "DEVIATES ca0115#2",
  ]);
  const at = printed.findIndex((line) => line.startsWith("C10:  Could not run 'test::"));
  expect(printed[at + 1]).toMatch(/^ {2}ours: test::\w+ has no kernel for /);
  expect(printed).toContain("CALLS: 2373 passed, 0 failed, 0 skipped, 3 deviate on purpose");
});
