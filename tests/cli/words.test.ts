// Documentation on the command line: `--require-docs` requires it, `explain` shows it.

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommandLine } from "../../codegen/cli/command-line.js";

let root = "";
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "tengen-words-"));
  fs.writeFileSync(
    path.join(root, "native_functions.yaml"),
    `- func: mine::half(Tensor self) -> Tensor
  doc: "Each element \`/ 2\`."
  autogen: half_
  pointwise:
    expr: self / 2
    promote: float
- func: mine::twice(Tensor self) -> Tensor
  pointwise:
    expr: self * 2
    promote: same
`,
  );
});
afterAll(() => fs.rmSync(root, { recursive: true }));

async function tengen(...args: string[]): Promise<readonly [code: number, text: string]> {
  let text = "";
  const out = (part: string): void => {
    text += part;
  };
  return [await runCommandLine(args, { root, out, error: out }), text];
}

// Explanations read what is generated.
beforeAll(async () => expect((await tengen("--no-kernels"))[0]).toBe(0));

test("--require-docs refuses a registry with an operator that says nothing", async () => {
  const [code, text] = await tengen("--require-docs", "--no-kernels");
  expect([code, text.split("\n")[0]]).toEqual([
    2,
    "native_functions.yaml:7:9: `mine::twice` has no `doc`, which `--require-docs` asks for",
  ]);
  expect((await tengen("--no-kernels"))[0]).toBe(0);
  expect((await tengen("model", "--require-docs"))[0]).toBe(2);
});

test.each([
  ["mine::half", "mine::half(Tensor self) -> Tensor\n\nEach element `/ 2`.\n\nregistered:\n"],
  ["mine::half_", "mine::half_(Tensor(a!) self) -> Tensor(a!)\n\nEach element `/ 2`.\n\nregistered:\n"],
  ["mine::twice", "mine::twice(Tensor self) -> Tensor\n\nregistered:\n"],
])("explain %s", async (name, head) => {
  const [code, text] = await tengen("explain", name);
  expect(code).toBe(0);
  expect(text.slice(0, head.length)).toBe(head);
});

// The program of `npm run codegen`, by its script in package.json.
const { scripts } = JSON.parse(fs.readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const [runner, program, ...fixed] = scripts.codegen.split(" ");
const tsx = fileURLToPath(import.meta.resolve("tsx"));
const npmRun = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ["--import", tsx, fileURLToPath(new URL(`../../${program}`, import.meta.url)), ...fixed, ...args],
    { cwd: root, encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } },
  );

test.each<[args: string[], code: number, text: string]>([
  [["--no-kernels"], 2, "native_functions.yaml:7:9: `mine::twice` has no `doc`, which `--require-docs` asks for"],
  [["generate", "--no-kernels"], 2, "native_functions.yaml:7:9: `mine::twice` has no `doc`"],
  [["--no-kernels", "--native-functions", "native_functions.yaml"], 0, "generated"],
  [["explain", "mine::half"], 0, "mine::half(Tensor self) -> Tensor"],
  [["new", "--help"], 0, "Usage: tengen new"],
  [["explian"], 3, "did you mean `explain`?"],
])("npm run codegen -- %j", (args, code, text) => {
  expect(runner).toBe("tsx");
  const { status, stdout, stderr } = npmRun(...args);
  expect(stdout + stderr).toContain(text);
  expect(status).toBe(code);
});
