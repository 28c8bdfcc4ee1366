// The site's reference of what is no operator: every function and class of every entry has a section with its signature.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as data from "../../runtime/data/index.js";
import * as distributions from "../../runtime/distributions/index.js";
import * as functional from "../../runtime/nn/functional.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { searchText } from "../../site/search-text.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tengen-entries-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => {
  execFileSync(process.execPath, ["--import", "tsx", "site/entries.ts", folder], { cwd: root, stdio: "pipe" });
});

const pageOf = (entry: string, name: string): string => {
  const listed = readFileSync(join(folder, `${entry}.md`), "utf8");
  const file = new RegExp(`\\| \\[${name}\\]\\(/entries/([^)]*)\\)`).exec(listed)?.[1];
  return file === undefined ? "" : readFileSync(join(folder, `${file}.md`), "utf8");
};

test.each<[name: string, entry: object]>([
  ["nn", nn],
  ["functional", functional],
  ["optim", optim],
  ["data", data],
  ["distributions", distributions],
])("tengen/%s: every function and class, with words and its calls", (name, entry) => {
  const exported = Object.entries(entry).filter(([, value]) => typeof value === "function");
  expect(exported.length).toBeGreaterThan(10);
  for (const [heading] of exported) {
    const text = pageOf(name, heading);
    expect(text.startsWith(`# ${heading}\n`), heading).toBe(true);
    const [words, call] = [text.split("\n\n")[1]!, new RegExp(`^(new )?${heading}[<(]`, "m").test(text)];
    // Classes that only others extend are not made.
    expect([heading, /^(```|\||From)/.test(words), call || !text.includes("```ts")]).toEqual([heading, false, true]);
  }
});

test("optimisers have the defaults of their settings, modules their options, names of PyTorch's where they are known", () => {
  const text = pageOf("optim", "AdamW");
  expect(text).toContain("In PyTorch: `torch.optim.AdamW`.");
  expect(text).toMatch(/\| `lr` \| .*number.* \| .*0\.001.* \|/);
  expect(text).toMatch(/\| `betas` \| .* \| .*\[0\.9,0\.999\].* \|/);
  expect(pageOf("nn", "Conv2d")).toContain('Sizes &#124; "same" &#124; "valid"');
  expect(pageOf("nn", "Linear")).toContain("forward(input: Tensor): Tensor");
  expect(pageOf("tengen", "Generator")).toContain("manualSeed");
  expect(pageOf("tengen", "noGrad")).toContain("noGrad<");
});

test("search finds functions and members by PyTorch's spelling: titles and words have both", () => {
  const searched = (entry: string, name: string): string =>
    searchText(`entries/${entry}/${name}.md`, pageOf(entry, name));
  expect(searched("tengen", "noGrad")).toMatch(/^# noGrad, no_grad\n/);
  expect(searched("optim", "clipGradNorm")).toMatch(/^# clipGradNorm, clip_grad_norm\n/);
  expect(searched("functional", "crossEntropy")).toMatch(/^# crossEntropy, cross_entropy\n/);
  expect(searched("nn", "Module").split("\n").at(-1)).toMatch(/\bload_state_dict\b/);
  expect(searched("optim", "AdamW")).toMatch(/^# AdamW\n/);
  // Of operators the names in the registry are headings, and what is below these is left out.
  const reference = "# maskedFill\n\nFills.\n\n## Example\n\nx\n\n## aten::masked_fill.Scalar {#op-1}\n\nlong";
  expect(searchText("reference/maskedFill.md", reference)).toBe(
    "# maskedFill\n\nFills.\n\n\n## aten::masked_fill.Scalar {#op-1}",
  );
});
