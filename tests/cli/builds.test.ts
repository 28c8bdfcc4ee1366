// What build tools ask of the generator: the files that a run read and wrote, exit codes, and the operators of a graph as a selection.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { runCommandLine } from "../../codegen/cli/command-line.js";
import { makeGraph, mul, relu, type Tensor, tensor } from "../../generated/index.js";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

/** A project with these files, and a function that runs the generator there. */
function project(files: Record<string, string>) {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "builds-")));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  let error = "";
  const run = (...args: string[]): Promise<number> => {
    error = "";
    return runCommandLine(args, {
      root,
      out: () => undefined,
      error: (text) => {
        error += text;
      },
    });
  };
  return { root, run, errors: () => error, read: (file: string) => fs.readFileSync(path.join(root, file), "utf8") };
}

const registry = "- func: mine::twist(Tensor self) -> Tensor\n  dispatch:\n    CPU: twist\n";
const kernel =
  'import type { Tensor } from "tengen";\n\nexport function twist(self: Tensor): Tensor {\n  return self;\n}\n';
const common = ["--runtime", "tengen/runtime", "--extend", "--kernels", "src/my kernels", "--out", "out"];

test("--dependencies lists what was read and written as a rule of make, whatever the run did", async () => {
  const { root, run, read } = project({ "native_functions.yaml": registry, "src/my kernels/twist.ts": kernel });
  const all = [...common, "--dependencies", "build/tengen.d"];
  expect(await run(...all)).toBe(0);
  const rule = read("build/tengen.d");
  const [outputs, inputs] = rule.trimEnd().split(": \\\n") as [string, string];
  expect(inputs.split(" \\\n").map((line) => line.trim())).toEqual([
    "native_functions.yaml",
    "src/my\\ kernels/twist.ts",
  ]);
  const written = fs.readdirSync(path.join(root, "out"), { recursive: true, encoding: "utf8" });
  const files = written.filter((name) => fs.statSync(path.join(root, "out", name)).isFile());
  expect(outputs.split(" ").sort()).toEqual(files.map((name) => `out/${name}`).sort());
  // Up to date, and checked.
  for (const more of [[], ["--check"]]) {
    fs.rmSync(path.join(root, "build/tengen.d"));
    expect(await run(...all, ...more)).toBe(0);
    expect(read("build/tengen.d")).toBe(rule);
  }
});

test("exit codes: stale, wrong input, wrong usage", async () => {
  const { root, run } = project({ "native_functions.yaml": registry, "src/my kernels/twist.ts": kernel });
  expect(await run(...common, "--check")).toBe(1);
  expect(await run(...common)).toBe(0);
  fs.writeFileSync(path.join(root, "native_functions.yaml"), registry.replace("Tensor self", "Tensr self"));
  expect(await run(...common)).toBe(2);
  expect(await run(...common, "--native-functions", "none.yaml")).toBe(3);
});

test("--for selects the operators that a graph calls, and those of --ops", async () => {
  const graph = makeGraph((x: Tensor) => relu(mul(x, x)))(tensor([1, -2]));
  const { run, read } = project({ "graph.json": JSON.stringify(graph) });
  const select = ["--runtime", "tengen/runtime", "--out", "small", "--keys", "CPU"];
  expect(await run(...select, "--for", "graph.json", "--dependencies", "d")).toBe(0);
  const functions = read("small/functions.ts");
  for (const name of ["relu", "mul"]) expect(functions).toMatch(new RegExp(`export const ${name}\\b`));
  expect(functions).not.toMatch(/export const sigmoid\b/);
  expect(read("d")).toContain("graph.json");
  expect(await run(...select, "--for", "graph.json", "--ops", "sigmoid")).toBe(0);
  for (const name of ["relu", "mul", "sigmoid"])
    expect(read("small/functions.ts")).toMatch(new RegExp(`export const ${name}\\b`));
});

test.each<readonly [what: string, text: string, message: string]>([
  ["text", "graph():", "--for graph.json: is not JSON"],
  ["other data", '{"format":"onnx"}', '--for graph.json: is not a graph: its format is "onnx"'],
  ["no format", "[]", "--for graph.json: is not a graph: its format is missing"],
  ["a graph without operators", '{"format":"tengen.graph","operators":{}}', "--for graph.json: calls no operator"],
])("%s is no graph", async (_, text, message) => {
  const { run, errors } = project({ "graph.json": text });
  expect(await run("--for", "graph.json", "--out", "small")).toBe(3);
  expect(errors()).toContain(message);
});
