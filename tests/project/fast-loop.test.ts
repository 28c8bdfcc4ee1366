// CONTRIBUTING's loop in WebAssembly, followed in a copy of the project: it touches two files, and its results are those of the built-in loop.

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const section = "A faster loop in WebAssembly";
let copy = "";

beforeAll(() => {
  copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "tengen-fast-loop-")));
  for (const name of ["package.json", "tsconfig.json", "runtime", "generated"])
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

/** Writes the section's blocks: files that are new, and changes of others by hunks, each of which fits one place. */
function follow(): string[] {
  const page = fs.readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
  const text = page.split(/^## /m).find((part) => part.startsWith(`${section}\n`))!;
  return [...text.matchAll(/^```(\w+)\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)].map(([, language, file, body]) => {
    const full = path.join(copy, file!);
    if (language !== "diff") expect(fs.existsSync(full)).toBe(false);
    const changed = (before: string, hunk: string): string => {
      const side = (marks: string): string =>
        hunk.replace(/^(.)(.*\n)/gm, (_, mark: string, line: string) => (marks.includes(mark) ? line : ""));
      expect(before.split(side(" -")), side(" -")).toHaveLength(2);
      return before.replace(side(" -"), () => side(" +"));
    };
    fs.writeFileSync(
      full,
      language === "diff" ? body!.split(/^@@\n/m).reduce(changed, fs.readFileSync(full, "utf8")) : body!,
    );
    return file!;
  });
}

const program = `
  import { cumsum, offerWasm, tensor, useKernels } from "./generated/index.js";
  import { innerLoopCalled } from "./runtime/kernels/loops/inner-loop.js";
  import { standingOffers } from "./runtime/kernels/loops/offers.js";
  import { shared } from "./runtime/core/shared.js";
  offerWasm();
  const rows = Array.from({ length: 9 }, (_, r) => Array.from({ length: 301 }, (_, i) => ((i * 7919 + r) % 2003) / 37 - 27));
  rows[4][100] = NaN;
  rows[5][200] = Infinity;
  const x = tensor(rows, { dtype: "float64" });
  const results = ["wasm", "ts"].map((kernels) => {
    useKernels(kernels);
    return [...cumsum(x, 1).toArray().flat()].map(String).join();
  });
  useKernels(null);
  const dtypes = standingOffers(innerLoopCalled("cumsum").cells).map(({ dtype }) => dtype);
  console.log(JSON.stringify({ same: results[0] === results[1], dtypes, compiled: shared.objects.get("wasm sums of doubles") != null }));
`;

test("a loop for an inner loop that has none for a dtype touches two files", () => {
  expect(follow().sort()).toEqual(["runtime/kernels/wasm/double-sums.ts", "runtime/kernels/wasm/index.ts"]);
  const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({ same: true, dtypes: ["float32", "float64"], compiled: true });
});
