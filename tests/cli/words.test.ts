// Documentation on the command line: `--require-docs` requires it, `explain` shows it.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommandLine } from "../../codegen/command-line.js";

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
