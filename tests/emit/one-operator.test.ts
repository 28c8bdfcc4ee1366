// A new operator changes its own parts of generated/, and next to nothing else: reviewers see only the operator.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { kernelFiles } from "../../codegen/cli/generate.js";
import { readInputs } from "../../codegen/cli/inputs.js";
import { RunMemory } from "../../codegen/cli/run-memory.js";
import { generate } from "../../codegen/pipeline.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The blocks of CONTRIBUTING that add softsign, by the file that they go to. */
const page = readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
const blocks = [...page.matchAll(/^```yaml\n# (\S+)\n(- (?:func|name): softsign\([\s\S]*?)^```$/gm)].map((m) => ({
  file: m[1]!,
  text: m[2]!,
}));

/** Lines of the first text that the second lacks. */
function lost(before: string, after: string): readonly string[] {
  const left = new Map<string, number>();
  for (const line of after.split("\n")) left.set(line, (left.get(line) ?? 0) + 1);
  return before.split("\n").filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

test("softsign changes at most five lines that were there", async () => {
  expect(blocks.map(({ file }) => file)).toEqual(["native_functions.yaml", "derivatives.yaml"]);
  const texts = Object.fromEntries(
    blocks.map(({ file, text }) => {
      const full = path.join(root, file);
      return [full, `${readFileSync(full, "utf8")}\n${text}`];
    }),
  );
  const inputs = readInputs(root, { out: "generated" }, texts);
  const kernels = await kernelFiles(root, inputs.kernels!, new RunMemory());
  const { files } = generate({ ...inputs, kernels, libraryKernels: [], lenient: false });
  const folder = path.join(root, "generated");
  const there = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(ts|js|json)$/.test(name),
  );
  expect(there.map((name) => name.split(path.sep).join("/")).sort()).toEqual([...files.keys()].sort());

  const changed = there.flatMap((name) => {
    const file = name.split(path.sep).join("/");
    return lost(readFileSync(path.join(folder, name), "utf8"), files.get(file)!).map((line) => `${file}: ${line}`);
  });
  expect(changed.length, changed.join("\n")).toBeLessThanOrEqual(5);
  const added = there.flatMap((name) => lost(files.get(name)!, readFileSync(path.join(folder, name), "utf8")));
  expect(added.filter((line) => line.includes("softsign")).length).toBeGreaterThan(20);
});
