// What makes calls on small tensors fast in V8: words of the local state are plain integers, and all of a small `add` is inlined into its kernel.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tengen-small-calls-"));
const bundle = join(folder, "bundle.mjs");
beforeAll(async () => {
  const contents = `
    import { add, noGrad, tensor } from "./generated/index.js";
    import { local } from "./runtime/dispatch/local.js";
    function readsWords() {
      return (local.includedLo & local.keepLo) | (local.includedHi & local.keepHi) | (local.includedThird & local.keepThird);
    }
    noGrad(() => add(tensor([1]), tensor([2])));
    let words = 0;
    const end = performance.now() + 20;
    while (performance.now() < end) for (let i = 0; i < 1e4; i++) words ^= readsWords();
    console.log("done", words);
  `;
  await build({
    stdin: { contents, resolveDir: root },
    ...{ outfile: bundle, bundle: true, format: "esm", platform: "node", logLevel: "error" },
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What V8 prints about one function while the program runs. */
function printed(option: string, name: string): string {
  const flags = [`--print-${option}`, `--print-${option}-filter=${name}`];
  const { stdout, status } = spawnSync(process.execPath, [...flags, bundle], { encoding: "utf8", maxBuffer: 1e9 });
  expect(status).toBe(0);
  expect(stdout).toContain("done");
  return stdout;
}

test("the words that every stub reads are small integers, not references that may be ones", () => {
  const code = printed("opt-code", "readsWords");
  expect(code).toContain("name = readsWords");
  expect(code).not.toContain("not a Smi");
});

test("what a small add consists of fits what V8 inlines into one function", () => {
  const parts = ["areAlike", "sameShape", "hasFreshStrides", "allocateLike", "resultStorage", "Storage", "Tensor"];
  const sizes = [...parts, "add_Tensor_float32", "toFloat32"].map((name) => {
    const found = /Bytecode length: (\d+)/.exec(printed("bytecode", name));
    if (found === null) throw new Error(`no function ${name} was compiled`);
    return Number(found[1]);
  });
  const { stdout: options } = spawnSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  const budget = Number(/--max-inlined-bytecode-size-cumulative=(\d+)/.exec(options)![1]);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget);
});
