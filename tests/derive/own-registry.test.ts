// The library's own registry: operators that write to their arguments have a functional and an out form.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accept, writersWithoutReason } from "../load/problems.js";

const registry = accept(readFileSync(new URL("../../native_functions.yaml", import.meta.url), "utf8"));

test("an operator that writes is in a group, a view or a composite, or says why not: `ungrouped`", () => {
  expect(writersWithoutReason(registry)).toEqual([]);
});

test.each([
  ["add_.Scalar", "add.Scalar add_.Scalar add.Scalar_out"],
  ["copy_", "copy copy_ copy.out"],
  ["normal_", "normal_functional normal_ normal.out"],
])("the group of %s", (name, forms) => {
  const { functional, inplace, out } = registry.groupOf.get(registry.byName.get(name)!)!;
  expect([functional, inplace, out].map((f) => f?.func.name.full).join(" ")).toBe(forms);
});
