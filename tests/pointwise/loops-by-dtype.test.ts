// Every dtype that a rule sends straight to a loop has one, and a dtype without a loop is named in the error.

import { expect, test } from "vitest";
import { tensor } from "../../generated/index.js";
import { unary } from "../../generated/loops/runners.js";
import * as cpu from "../../generated/pointwise/cpu.js";
import * as rules from "../../generated/pointwise/rules.js";
import { dtypes } from "../../runtime/core/dtype.js";
import type { PointwiseRule } from "../../runtime/kernels/pointwise/rule.js";
import type { PointwiseLoops } from "../../runtime/kernels/pointwise/runner.js";

const tables = Object.entries(cpu).filter(([name]) => name.endsWith("_loops")) as unknown as [string, PointwiseLoops][];

test("tables have a loop for every dtype that their rule states", () => {
  expect(tables.length).toBeGreaterThan(100);
  for (const [name, loops] of tables) {
    const rule = (rules as unknown as Record<string, PointwiseRule>)[name.replace(/_loops$/, "_rule")]!;
    for (const { code, name: dtype } of dtypes) {
      if (rule.same[code]! >= 0) expect([name, dtype, typeof loops[code]]).toEqual([name, dtype, "function"]);
    }
  }
});

test("a missing loop is blamed on the dtype", () => {
  const rule = { ...rules.abs_rule, same: rules.abs_rule.same.map(() => -1) };
  const none: PointwiseLoops = dtypes.map(() => null);
  expect(() => unary(rule, none, tensor([1], { dtype: "int16" }))).toThrow(`"abs_cpu" not implemented for 'int16'`);
});
