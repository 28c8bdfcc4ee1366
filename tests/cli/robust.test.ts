// A killed run leaves every file whole and the next one repairs; nothing in a YAML file becomes code.

import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { isGenerated } from "../../codegen/disk.js";
import { runGenerate } from "../../codegen/generate.js";
import { generated, problems, type Sample } from "../emit/registry.js";

const cli = fileURLToPath(new URL("../../codegen/cli.ts", import.meta.url));
const tsx = fileURLToPath(new URL("../../node_modules/tsx/dist/esm/index.mjs", import.meta.url));

test("killed at any moment, every file is whole and the next run repairs the rest", async () => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "tengen-kill-")));
  fs.mkdirSync(path.join(root, "node_modules"));
  const registry = (prefix: string) =>
    Array.from(
      { length: 300 },
      (_, i) => `- func: ${prefix}${i}(Tensor self, Scalar alpha=${i}) -> Tensor\n  variants: function, method\n`,
    ).join("");
  const options = { nativeFunctions: "native_functions.yaml", kernels: false as const, out: "generated", root };
  const quiet = { info: () => {}, error: () => {} };
  try {
    fs.writeFileSync(path.join(root, "native_functions.yaml"), registry("a"));
    await runGenerate(options, quiet);
    const complete = new Set<string>();
    const remember = () => {
      for (const file of fs.readdirSync(path.join(root, "generated"), { recursive: true, encoding: "utf8" })) {
        const full = path.join(root, "generated", file);
        if (fs.statSync(full).isFile()) complete.add(fs.readFileSync(full, "utf8"));
      }
    };
    remember();
    fs.writeFileSync(path.join(root, "native_functions.yaml"), registry("b"));
    await runGenerate({ ...options, out: "reference" }, quiet);
    fs.renameSync(path.join(root, "generated"), path.join(root, "first"));
    fs.renameSync(path.join(root, "reference"), path.join(root, "generated"));
    remember();
    fs.rmSync(path.join(root, "generated"), { recursive: true });

    for (const delay of [300, 450, 550, 650, 750, 900]) {
      fs.cpSync(path.join(root, "first"), path.join(root, "generated"), { recursive: true });
      const child = spawn(process.execPath, ["--import", tsx, cli, "--no-kernels", "--force"], {
        cwd: root,
        stdio: "ignore",
      });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      setTimeout(() => child.kill("SIGKILL"), delay);
      await ended;
      for (const file of fs.readdirSync(path.join(root, "generated"), { recursive: true, encoding: "utf8" })) {
        const full = path.join(root, "generated", file);
        if (!fs.statSync(full).isFile() || path.basename(file).startsWith(".tengen-")) continue;
        expect(complete.has(fs.readFileSync(full, "utf8")), `${file} after ${delay} ms`).toBe(true);
      }
      await runGenerate(options, quiet);
      expect(await runGenerate({ ...options, check: true, force: true }, quiet)).toBe(true);
      const left = fs.readdirSync(path.join(root, "generated"), { recursive: true, encoding: "utf8" });
      expect(left.filter((file) => file.includes(".tmp"))).toEqual([]);
      fs.rmSync(path.join(root, "generated"), { recursive: true });
    }
  } finally {
    fs.rmSync(root, { recursive: true });
  }
});

describe("no text of a YAML file becomes code", () => {
  const evil = [
    '"; evil(); "',
    "'; evil(); '",
    "`$" + "{evil()}`",
    "*/ evil(); /*",
    "\nevil()\n",
    "\u2028evil()",
    "__proto__",
    "constructor",
    "../../evil",
    "</script>",
    "a b",
    "x; evil()",
    "$" + "{evil()}",
    "\\",
    "//",
  ];
  const fields: readonly [string, (text: string) => Sample][] = [
    ["name", (text) => ({ functions: `- func: ${JSON.stringify(`${text}(Tensor self) -> Tensor`)}` })],
    ["overload", (text) => ({ functions: `- func: ${JSON.stringify(`f.${text}(Tensor self) -> Tensor`)}` })],
    ["namespace", (text) => ({ functions: `- func: ${JSON.stringify(`${text}::f(Tensor self) -> Tensor`)}` })],
    ["argument", (text) => ({ functions: `- func: ${JSON.stringify(`f(Tensor ${text}) -> Tensor`)}` })],
    ["default", (text) => ({ functions: `- func: ${JSON.stringify(`f(Tensor self, str s="${text}") -> Tensor`)}` })],
    ["default name", (text) => ({ functions: `- func: ${JSON.stringify(`f(Tensor self, int s=${text}) -> Tensor`)}` })],
    ["return", (text) => ({ functions: `- func: ${JSON.stringify(`f(Tensor self) -> (Tensor ${text}, Tensor b)`)}` })],
    [
      "kernel",
      (text) => ({ functions: `- func: f(Tensor self) -> Tensor\n  dispatch:\n    CPU: ${JSON.stringify(text)}` }),
    ],
    [
      "dispatch key",
      (text) => ({ functions: `- func: f(Tensor self) -> Tensor\n  dispatch:\n    ${JSON.stringify(text)}: f_cpu` }),
    ],
    ["tag", (text) => ({ functions: `- func: f(Tensor self) -> Tensor\n  tags: [${JSON.stringify(text)}]` })],
    ["variant", (text) => ({ functions: `- func: f(Tensor self) -> Tensor\n  variants: ${JSON.stringify(text)}` })],
    [
      "python module",
      (text) => ({ functions: `- func: f(Tensor self) -> Tensor\n  python_module: ${JSON.stringify(text)}` }),
    ],
    [
      "autogen",
      (text) => ({
        functions: `- func: f(Tensor self) -> Tensor\n  autogen: ${JSON.stringify(text)}\n  dispatch:\n    CPU: f_cpu`,
      }),
    ],
    [
      "meta",
      (text) => ({
        functions: `- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n  structured: True\n  meta: ${JSON.stringify(text)}\n  dispatch:\n    CPU: f_out\n- func: f(Tensor self) -> Tensor\n  structured_delegate: f.out`,
      }),
    ],
    [
      "pointwise",
      (text) => ({ functions: `- func: f(Tensor self) -> Tensor\n  pointwise:\n    expr: ${JSON.stringify(text)}` }),
    ],
    [
      "formula",
      (text) => ({
        functions: "- func: f(Tensor self) -> Tensor\n  dispatch:\n    CPU: f_cpu",
        derivatives: `- name: f(Tensor self) -> Tensor\n  self: ${JSON.stringify(text)}`,
      }),
    ],
    [
      "message",
      (text) => ({
        functions: "- func: f(Tensor self) -> Tensor\n  dispatch:\n    CPU: f_cpu",
        derivatives: `- name: f(Tensor self) -> Tensor\n  self: ${JSON.stringify(`not_implemented("${text}")`)}`,
      }),
    ],
  ];

  test.each(fields)("%s", (_, sample) => {
    let accepted = 0;
    for (const text of evil) {
      const said = problems(sample(text));
      if (said !== "") continue;
      accepted++;
      for (const [file, content] of generated(sample(text))) {
        expect(file).toMatch(/^[\w/.-]+$/);
        expect(file).not.toContain("..");
        expect(isGenerated(content)).toBe(true);
        if (!file.endsWith(".ts")) continue;
        const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
        expect((source as unknown as { parseDiagnostics: readonly unknown[] }).parseDiagnostics).toEqual([]);
        const visit = (node: ts.Node): void => {
          if (ts.isIdentifier(node)) expect(node.text, `${file} for ${JSON.stringify(text)}`).not.toBe("evil");
          ts.forEachChild(node, visit);
        };
        visit(source);
      }
    }
    expect(accepted).toBeLessThanOrEqual(evil.length);
  });
});
