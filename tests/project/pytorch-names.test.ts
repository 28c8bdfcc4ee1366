// The names that PyTorch's tutorials and examples use most: frozen in tests/data/most-used-names.json, and shown in docs/pytorch-names.md.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ones } from "../../generated/index.js";
import { dtypes } from "../../runtime/core/dtype.js";
import { currentPage, page, rows } from "../../scripts/names-page.js";

test("the page has every name, and each entry has what its row says", async () => {
  expect(await currentPage()).toBe(readFileSync(page, "utf8"));
  expect(rows).toHaveLength(200);
});

test("members of tensors and texts that rows name exist", () => {
  const x = ones([2, 2]);
  const texts: readonly string[] = [...dtypes.map(({ name }) => name), "cpu", "channels_last"];
  for (const { name, here, entries } of rows) {
    if (here === null || entries.length > 0) continue;
    if (here.startsWith('"')) expect(texts, name).toContain(JSON.parse(here));
    else if (here.startsWith("x.")) expect(here.slice(2) in x, `${name}: ${here}`).toBe(true);
    else expect(here).toBe("Math.PI");
  }
});

test("at most ten have no counterpart, and their rows say what serves instead", () => {
  const missing = rows.filter(({ here }) => here === null);
  expect(missing.length).toBeLessThanOrEqual(10);
  expect(missing.filter(({ note }) => note === "")).toEqual([]);
});

test("methods that are called otherwise say how", () => {
  const x = ones([2, 2]) as unknown as Readonly<Record<string, () => unknown>>;
  const throwing = rows.filter(({ note }) => note.endsWith("throws and says so"));
  expect(throwing.map(({ name }) => name)).toEqual([
    "Tensor.numpy",
    "Tensor.cuda",
    "Tensor.type",
    "Tensor.tolist",
    "Tensor.nelement",
  ]);
  for (const { name, here } of throwing) {
    const method = name.slice(7);
    expect(() => x[method]!()).toThrow(`tensors have no method ${method}: use`);
    expect(() => x[method]!()).toThrow(here!);
  }
});
