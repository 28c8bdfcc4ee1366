// The full call stack: an error that names the operator, from any depth, by any way of calling; never the end of the process.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tengen-full-stack-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const named = (schema: string): string =>
  "DispatchError: the call stack is exhausted: a kernel of this operator, or a function that calls it, recurses infinitely. " +
  `A kernel must redispatch with a smaller key set, or with its key excluded (withExcluded).   operator: aten::${schema}`;

test("a full stack is an error of the operator, whatever fills it and wherever it ends", async () => {
  const outfile = join(folder, "program.mjs");
  await build({
    entryPoints: [fileURLToPath(new URL("./full-stack-program.ts", import.meta.url))],
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
    outfile,
  });
  const lines = execFileSync(process.execPath, [outfile], { encoding: "utf8" }).trim().split("\n");
  expect(lines).toEqual([
    `20 function: ${named("relu(Tensor self) -> Tensor")}`,
    `20 method: ${named("neg(Tensor self) -> Tensor")}`,
    `20 handle: ${named("exp(Tensor self) -> Tensor")}`,
    `20 dispatcher: ${named("sin(Tensor self) -> Tensor")}`,
    "20 passes: AutogradError: the call stack is full: each backward pass runs inside the backward of another. " +
      "Let them follow one another, or compute the inner gradients beforehand.",
    "1 operators called where the stack is full: true",
    "1 and after: 0,1",
  ]);
});

/** Files whose functions may have regular expressions: they are not part of calls. */
const apart: Readonly<Record<string, string>> = {
  "runtime/core/print.ts": "prints tensors",
  "runtime/dispatch/dump.ts": "prints tables",
  "runtime/dispatch/functionalities.ts": "reads names given to keys",
  "runtime/dispatch/keys.ts": "reads the list of keys when it loads, and names given to backends",
  "runtime/dispatch/library.ts": "registers",
  "runtime/kernels/backend-package.ts": "finds a package that a program loads",
  "runtime/autograd/graph.ts": "draws graphs",
};

test("no call needs a regular expression: engines compile them natively, which ends the process where the stack is full", () => {
  const found = new Set<string>();
  for (const room of ["core", "dispatch", "autograd", "kernels", "wasm"]) {
    for (const entry of readdirSync(join(root, "runtime", room), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !entry.name.endsWith(".ts")) continue;
      const file = join(entry.parentPath, entry.name);
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node) || (ts.isNewExpression(node) && node.expression.getText() === "RegExp"))
          found.add(relative(root, file).replaceAll("\\", "/"));
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
    }
  }
  expect([...found].sort()).toEqual(Object.keys(apart).sort());
});
