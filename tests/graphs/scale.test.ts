// examples/scale as docs/scaling.md runs it: exported, trained by torchrun on two processes, compared, the weights loaded back.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { pythonEnvironment, pythonWithTorch } from "./python.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tengen-scale-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd: root, encoding: "utf8", env: pythonEnvironment() });
const script = (name: string): string =>
  run(process.execPath, [join(root, "node_modules/tsx/dist/cli.mjs"), join(root, "examples/scale", name), folder]);

/** The arguments of the command on the page. */
const page = readFileSync(join(root, "docs/scaling.md"), "utf8");
const torchrun = /^python3 (-m torch\.distributed\.run --standalone .*) examples\/scale\/train\.py scale-out$/m.exec(
  page,
)?.[1];

test("the page has the command", () => {
  expect(torchrun).toContain("--nproc_per_node 2");
});

test.skipIf(pythonWithTorch === null)("losses of 50 steps on two processes are those of the whole batch here", () => {
  expect(script("export.ts")).toContain("Iris.py, Iris.safetensors, data.safetensors, settings.json");
  run(pythonWithTorch!, [
    ...torchrun!.split(" "),
    "--log_dir",
    join(folder, "logs"),
    join(root, "examples/scale/train.py"),
    folder,
  ]);
  expect(script("compare.ts")).toMatch(
    /^losses of 50 steps: 1\.\d+ to 0\.\d+, at most [\d.]+e-([6-9]|\d\d) apart\ntrained weights: at most [\d.]+e-([5-9]|\d\d) apart, 9[5-9]\.\d % of the flowers named rightly here\n$/,
  );
  // Differences are detected.
  const losses = JSON.parse(readFileSync(join(folder, "losses.json"), "utf8")) as number[];
  writeFileSync(join(folder, "losses.json"), JSON.stringify(losses.with(30, losses[30]! + 2e-4)));
  expect(() => script("compare.ts")).toThrow("the losses are not those of PyTorch");
});
