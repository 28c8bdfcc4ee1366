// Explanations name kernels by their functions' names, and bundlers rename one of two functions of one name: so there are no two.

import { expect, test } from "vitest";
import { dispatcher } from "../../generated/index.js";
import type { Kernel } from "../../runtime/dispatch/kernel.js";

test("no two registered kernels have one name", () => {
  const byName = new Map<string, Kernel>();
  const twice: string[] = [];
  for (const entry of dispatcher.operators()) {
    for (const { name, unboxed } of entry.kernels.values()) {
      if (unboxed === null) continue;
      const other = byName.get(name);
      if (other !== undefined && other !== unboxed) twice.push(`${name} (${entry.name})`);
      byName.set(name, unboxed);
    }
  }
  expect(byName.size).toBeGreaterThan(1000);
  expect(twice).toEqual([]);
});
