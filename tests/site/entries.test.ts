// The site's reference of what is no operator: every function and class of every entry has a section with its signature.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as data from "../../runtime/data/index.js";
import * as distributions from "../../runtime/distributions/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tengen-entries-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => {
  execFileSync(process.execPath, ["--import", "tsx", "site/entries.ts", folder], { cwd: root, stdio: "pipe" });
});

const page = (name: string): string => readFileSync(join(folder, `${name}.md`), "utf8");
const sectionOf = (name: string, heading: string): string =>
  page(name)
    .split(/^## /m)
    .find((section) => section.startsWith(`${heading}\n`))!;

test.each<[name: string, entry: object]>([
  ["nn", nn],
  ["optim", optim],
  ["data", data],
  ["distributions", distributions],
])("tengen/%s: every function and class, with words and its calls", (name, entry) => {
  const exported = Object.entries(entry).filter(([, value]) => typeof value === "function");
  expect(exported.length).toBeGreaterThan(10);
  for (const [heading] of exported) {
    const text = sectionOf(name, heading);
    expect(text, heading).toBeDefined();
    const [words, call] = [text.split("\n\n")[1]!, new RegExp(`^(new )?${heading}[<(]`, "m").test(text)];
    // Classes that only others extend are not made.
    expect([heading, /^(```|\|)/.test(words), call || !text.includes("```ts")]).toEqual([heading, false, true]);
  }
});

test("optimisers have the defaults of their settings, modules their options, names of PyTorch's where they are known", () => {
  const text = sectionOf("optim", "AdamW");
  expect(text).toContain("In PyTorch: `torch.optim.AdamW`.");
  expect(text).toMatch(/\| `lr` \| .*number.* \| .*0\.001.* \|/);
  expect(text).toMatch(/\| `betas` \| .* \| .*\[0\.9,0\.999\].* \|/);
  expect(sectionOf("nn", "Conv2d")).toContain('Sizes &#124; "same" &#124; "valid"');
  expect(sectionOf("nn", "Linear")).toContain("forward(input: Tensor): Tensor");
  expect(sectionOf("tengen", "Generator")).toContain("manualSeed");
  expect(sectionOf("tengen", "noGrad")).toContain("noGrad<");
});
