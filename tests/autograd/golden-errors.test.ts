// Every recorded case of wrong use raises here too, at the same step, with the message of the table.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type GoldenCase, NoCounterpart, runCase } from "./golden-errors.js";
import { errorTable } from "./golden-errors-table.js";

const file = new URL("../data/user_errors.json.gz", import.meta.url);
const cases = JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")) as GoldenCase[];

describe("wrong use, beside PyTorch", () => {
  it("has a row for every case", () => {
    expect(errorTable.map((row) => row.title)).toEqual(cases.map((one) => one.title));
  });

  it.each(cases.map((one, i) => [one.title, one, errorTable[i]!] as const))("%s", (_title, golden, row) => {
    const theirs = golden.error === null ? null : golden.error.message.split("\n")[0]!.slice(0, 120);
    expect(row.pytorch).toBe(theirs);
    if (row.tengen === null) {
      // Only syntax that JavaScript lacks.
      expect(row.note).toBeDefined();
      expect(() => runCase(golden)).toThrow(NoCounterpart);
      return;
    }
    const { step, error } = runCase(golden);
    const lines = error!.message.split("\n");
    const message = lines.filter((line) => !/^ {2}(operator|argument): /.test(line)).join("\n");
    expect(`${error!.name}: ${message}`).toBe(row.tengen);
    const operator = lines.map((line) => /^ {2}operator: (.*)$/.exec(line)?.[1]).find((found) => found !== undefined);
    expect(operator).toBe(row.operator);
    if (row.note === undefined) expect(step).toBe(golden.failing_step);
  });
});
