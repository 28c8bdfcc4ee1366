// examples/accelerator works: the classifier is trained there, and PyTorch's recorded calls have PyTorch's results or are not supported.

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { kernels } from "../../examples/accelerator/machine.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const node = ["--import", "tsx"];

test("the Iris classifier is trained on a device whose values come as promises", () => {
  const printed = execFileSync(process.execPath, [...node, "examples/accelerator/train-iris.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  const lines = printed.trim().split("\n");
  expect(lines.filter((line) => line.startsWith("epoch"))).toHaveLength(5);
  // Printing waits for nothing, so it shows no values.
  expect(lines.at(-2)).toBe('tensor(..., device="accelerator", size=[30], dtype=int64)');
  const right = Number(/^held-back rows: ([\d.]+) % right of 30$/.exec(lines.at(-1)!)?.[1]);
  expect(right).toBeGreaterThanOrEqual(95);
});

test("it is about 200 lines, and has as many operators as the page says", () => {
  const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  const lines = ["backend", "machine"].map(
    (name) => read(`examples/accelerator/${name}.ts`).trimEnd().split("\n").length,
  );
  expect(lines[0]! + lines[1]!).toBeLessThanOrEqual(230);
  const operators = Object.keys(kernels).length;
  expect(operators).toBeGreaterThanOrEqual(40);
  expect(read("docs/backends.md")).toContain(`with ${operators} operators`);
});

function conformance(...args: string[]): {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
} {
  return spawnSync(process.execPath, [...node, "tests/conformance/cli.ts", ...args], { cwd: root, encoding: "utf8" });
}

test("recorded calls pass there, and what it lacks is not supported", () => {
  const records = ["--ops", "tests/data/accelerator-ops.jsonl.gz"];
  const device = ["--device", "./examples/accelerator/backend.ts"];
  const { status, stdout } = conformance(...device, "--skips", ...records);
  expect(stdout.split("\n").filter((line) => /^(FAILED|LOST)/.test(line))).toEqual([]);
  expect(status).toBe(0);
  const [passed, unsupported] = [/(\d+) passed/, /(\d+) not supported/].map((part) => Number(part.exec(stdout)?.[1]));
  expect(passed).toBeGreaterThanOrEqual(860);
  expect(unsupported).toBeLessThanOrEqual(90);
  expect(stdout).toContain(
    "skipped 8: aten::nonzero requires the values of self, which device accelerator can only read asynchronously",
  );
});

test.each([
  [
    "another kind of records",
    ["--schemas", "x.json"],
    "--device runs files of --ops, --grads, --programs, --casts, --opchecked, not those of --schemas",
  ],
  [
    "an unknown device",
    ["--ops", "x.jsonl"],
    `--device accelerator is no device here, and brings none: DeviceError: loadBackend: no package accelerator is installed for ${root.slice(0, -1)}: npm install accelerator; a file is named by a path that begins with ./`,
  ],
])("refused: %s", (_, args, message) => {
  const { status, stderr } = conformance("--device", "accelerator", ...args);
  expect([status, stderr.trim()]).toEqual([2, message]);
});
