// A killed run leaves every file whole and the next one repairs; nothing in a YAML file becomes code.

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { runGenerate } from "../../codegen/cli/generate.js";
import { isGenerated } from "../../codegen/print/head.js";
import { generated, problems, type Sample } from "../emit/registry.js";
import { fc, seed } from "../seeded.js";

const cli = fileURLToPath(new URL("../../codegen/cli/main.ts", import.meta.url));
const tsx = fileURLToPath(new URL("../../node_modules/tsx/dist/esm/index.mjs", import.meta.url));

/** How many runs are killed; TENGEN_KILLS sets another number, TENGEN_FUZZ_SEED other moments. */
const kills = Number(process.env["TENGEN_KILLS"] ?? 4);

/**
 * Kills a run (kill -9) at the call with a given number among those that change the disk: before it, after it, or, of a write, in
 * the middle. So the moments are spread over the writing, on a slow machine as on a fast one. Without a number it counts the
 * calls.
 */
const killer = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const [at, part] = [Number(process.env.KILL_AT), Number(process.env.KILL_PART)];
const root = fs.realpathSync(process.cwd());
let calls = 0;
for (const name of ["writeFileSync", "renameSync", "mkdirSync", "rmSync", "rmdirSync"]) {
  const original = fs[name];
  fs[name] = (...args) => {
    if (!String(args[0]).startsWith(root) || calls++ !== at) return original(...args);
    if (name === "writeFileSync") original(args[0], args[1].slice(0, Math.round(args[1].length * part)));
    else if (part >= 0.5) original(...args);
    process.kill(process.pid, "SIGKILL");
  };
}
syncBuiltinESMExports();
process.on("exit", () => fs.writeSync(1, "calls: " + calls));
`;

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
  const textsOf = (folder: string) =>
    Object.fromEntries(
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => fs.statSync(path.join(root, folder, file)).isFile())
        .sort()
        .map((file) => [file, fs.readFileSync(path.join(root, folder, file), "utf8")]),
    );
  try {
    fs.writeFileSync(path.join(root, "native_functions.yaml"), registry("a"));
    await runGenerate(options, quiet);
    const first = textsOf("generated");
    fs.writeFileSync(path.join(root, "native_functions.yaml"), registry("b"));
    await runGenerate({ ...options, out: "reference" }, quiet);
    fs.renameSync(path.join(root, "generated"), path.join(root, "first"));
    const second = textsOf("reference");
    fs.rmSync(path.join(root, "reference"), { recursive: true });
    fs.writeFileSync(path.join(root, "killer.mjs"), killer);
    const runKilled = (at: number, part: number) => {
      fs.cpSync(path.join(root, "first"), path.join(root, "generated"), { recursive: true });
      const args = ["--import", tsx, "--import", "./killer.mjs", cli, "--no-kernels", "--force"];
      const env = { ...process.env, KILL_AT: String(at), KILL_PART: String(part) };
      return spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
    };
    const calls = Number(/calls: (\d+)/.exec(runKilled(-1, 0).stdout)?.[1]);
    expect(calls).toBeGreaterThan(Object.keys(second).length);
    fs.rmSync(path.join(root, "generated"), { recursive: true });

    const moments = fc.sample(fc.tuple(fc.nat({ max: calls - 1 }), fc.nat({ max: 100 })), {
      numRuns: kills,
      seed,
    });
    for (const [at, percent] of moments) {
      const part = percent / 100;
      const moment = `killed in call ${at} of ${calls}, ${part} of it done`;
      expect(runKilled(at, part).signal, moment).toBe("SIGKILL");
      const left = fs.existsSync(path.join(root, "generated")) ? textsOf("generated") : {};
      for (const [file, text] of Object.entries(left)) {
        if (path.basename(file).startsWith(".tengen-")) continue;
        expect(text === first[file] || text === second[file], `${file} is whole, ${moment}`).toBe(true);
      }
      await runGenerate(options, quiet);
      expect(textsOf("generated"), moment).toEqual(second);
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

  test.each(fields)("%s", (field, sample) => {
    let accepted = 0;
    for (const text of evil) {
      const reported = problems(sample(text));
      if (reported !== "") continue;
      accepted++;
      // A formula that is a call of an unknown function: a stub of that name, which the program fills.
      const isStub = field === "formula" && text.trim() === "evil()";
      for (const [file, content] of generated(sample(text))) {
        expect(file).toMatch(/^[\w/.-]+$/);
        expect(file).not.toContain("..");
        expect(isGenerated(content)).toBe(true);
        if (!file.endsWith(".ts")) continue;
        const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
        expect((source as unknown as { parseDiagnostics: readonly unknown[] }).parseDiagnostics).toEqual([]);
        const visit = (node: ts.Node): void => {
          if (ts.isIdentifier(node) && !isStub)
            expect(node.text, `${file} for ${JSON.stringify(text)}`).not.toBe("evil");
          ts.forEachChild(node, visit);
        };
        visit(source);
      }
    }
    expect(accepted).toBeLessThanOrEqual(evil.length);
  });
});

test('a reader that stops early, as "| head" does, ends the output and nothing else', () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const command = '"$1" --import "$2" "$3" model | head -c 0; echo "$PIPESTATUS"';
  const args = ["-c", command, "bash", process.execPath, new URL(`file://${tsx}`).href, cli];
  const { stdout, stderr } = spawnSync("bash", args, { cwd: root, encoding: "utf8" });
  expect([stdout, stderr]).toEqual(["0\n", ""]);
});
