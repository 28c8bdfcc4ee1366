// CONTRIBUTING is true: its blocks, followed in a copy of the project, touch the files that it names, and their additions
// work.

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const inputs = ["native_functions.yaml", "derivatives.yaml", "package.json", "tsconfig.json", "biome.json", "runtime"];
inputs.push("codegen", "onnx", "vitest.config.ts", "tests/emit", "tests/samples");
inputs.push("tests/shared-worker.ts", "tests/project/architecture.test.ts", "tests/conformance");
let copy = "";

beforeAll(() => {
  copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "tengen-contributing-")));
  for (const name of inputs) fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

interface Block {
  readonly language: string;
  readonly text: string;
}

/** The blocks of one section. */
function blocksOf(section: string): Block[] {
  const page = fs.readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
  const [text, ...more] = page.split(/^## /m).filter((part) => part.startsWith(`${section}\n`));
  expect(more).toEqual([]);
  return [...text!.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map((m) => ({ language: m[1]!, text: m[2]! }));
}

/** Executes a block. Returns the file that it created or changed, and whether it is new; null for a command. */
function follow({ language, text }: Block): { readonly file: string; readonly isNew: boolean } | null {
  if (language === "sh") {
    const words = text.trim().split(" ");
    expect(words.shift()).toBe("tengen");
    node("codegen/cli/main.ts", ...words);
    return null;
  }
  const [head, body] = [text.slice(0, text.indexOf("\n")), text.slice(text.indexOf("\n") + 1)];
  const file = head.replace(/^(#|\/\/|---) /, "");
  expect(head).not.toBe(file);
  const full = path.join(copy, file);
  const before = fs.existsSync(full) ? fs.readFileSync(full, "utf8") : null;
  fs.mkdirSync(path.dirname(full), { recursive: true });
  if (language === "diff") {
    fs.writeFileSync(
      full,
      body.split(/^@@\n/m).reduce((changed, hunk) => changeBy(changed, hunk), before!),
    );
  } else {
    // A YAML file that there is gets an entry more; a source file is new.
    if (before !== null) expect(language).toBe("yaml");
    fs.writeFileSync(full, before === null ? body : `${before}\n${body}`);
  }
  return { file, isNew: before === null };
}

function changeBy(text: string, hunk: string): string {
  const side = (marks: string): string =>
    `\n${hunk.replace(/^(.)(.*\n)/gm, (_, mark: string, line: string) => (marks.includes(mark) ? line : ""))}`;
  expect(text.split(side(" -")), `once in the file: ${side(" -")}`).toHaveLength(2);
  return text.replace(side(" -"), () => side(" +"));
}

/** Writes the files of a section; its commands, which need files generated from them, are left to the caller. */
function followAll(section: string): { readonly files: string[]; readonly sources: string[] } {
  const touched = blocksOf(section)
    .filter(({ language }) => language !== "sh")
    .map(follow)
    .filter((done) => done !== null);
  return {
    files: [...new Set(touched.map(({ file }) => file))].sort(),
    sources: touched.filter(({ file }) => file.endsWith(".ts")).map(({ file }) => file),
  };
}

function execute(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")}\n${stdout}\n${stderr}`);
  return stdout;
}
const node = (...args: string[]): string => execute(process.execPath, "--import", "tsx", ...args);
const program = (text: string): unknown => JSON.parse(node("--input-type=module", "-e", text));

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (error) => expect(error.messageText).toBe(""),
};

/** The files that programs have read: what has not changed since is not parsed and bound again. */
const parsed = new Map<string, ts.SourceFile>();

/** The copy as a program of those files and what they import. */
function programOf(files: readonly string[]): ts.Program {
  const { options } = ts.getParsedCommandLineOfConfigFile(path.join(copy, "tsconfig.json"), {}, host)!;
  const compilerHost = ts.createCompilerHost(options);
  const { getSourceFile } = compilerHost;
  compilerHost.getSourceFile = (file, ...rest) => {
    const before = parsed.get(file);
    if (before !== undefined && before.text === ts.sys.readFile(file)) return before;
    const source = getSourceFile(file, ...rest);
    if (source !== undefined) parsed.set(file, source);
    return source;
  };
  return ts.createProgram(files, options, compilerHost);
}

const written: string[] = [];

test("adding operators", () => {
  const { files, sources } = followAll("Adding an operator");
  written.push(...sources);
  expect(files).toEqual([
    "derivatives.yaml",
    "native_functions.yaml",
    "runtime/kernels/composite/squared-distance.ts",
    "runtime/kernels/cpu/sum-of-squares.ts",
    "tests/samples/samples.ts",
  ]);
  // In their order: a pointwise operator, then one with a kernel, then a composite, then the rows of samples.
  const heads = blocksOf("Adding an operator").map(({ text }) =>
    text.slice(0, text.indexOf("\n")).replace(/^\S+ /, ""),
  );
  const yaml = ["native_functions.yaml", "derivatives.yaml"];
  const kernels = ["runtime/kernels/cpu/sum-of-squares.ts", "runtime/kernels/composite/squared-distance.ts"];
  expect(heads).toEqual([...yaml, ...yaml, kernels[0], yaml[0], kernels[1], "tests/samples/samples.ts"]);
  node("codegen/cli/main.ts");
  expect(
    program(`
      import { gradcheck, ops, softsign, softsign_, squaredDistance, sumOfSquares, tensor } from "./generated/index.js";
      const x = tensor([-3, 0, 1], { requiresGrad: true, dtype: "float64" });
      const y = softsign(x);
      y.sum().backward();
      const softsigns = [y, x.grad, softsign_(tensor([1])), tensor([4]).softsign(), ops.aten.softsign.out(x.detach(), { out: tensor([0, 0, 0], { dtype: "float64" }) })];
      const [a, b] = [[[1, 2], [3, 4]], [[0, 1], [1, 0]]].map((one) => tensor(one, { requiresGrad: true, dtype: "float64" }));
      const refused = (call) => { try { call(); } catch (error) { return error.message; } };
      console.log(JSON.stringify([
        softsigns.map((one) => one.toArray()),
        [sumOfSquares(a).item(), a.t().sumOfSquares().item(), squaredDistance(a, b).item()],
        gradcheck(sumOfSquares, [a], { forward: true }) && gradcheck(squaredDistance, [a, b], { forward: true }),
        sumOfSquares(tensor([1, 2], { device: "meta" })).shape,
        refused(() => sumOfSquares(tensor([1n]))),
      ]));
    `),
  ).toEqual([
    [[-0.75, 0, 0.5], [1 / 16, 1, 1 / 4], [0.5], [expect.closeTo(0.8, 6)], [-0.75, 0, 0.5]],
    [30, 30, 22],
    true,
    [],
    expect.stringContaining("\"sum_of_squares\" not implemented for 'int64'"),
  ]);
});

test("a faster loop, adding a backend, a dispatch key, a layer and an emitter", () => {
  const loop = followAll("A faster loop for an operator");
  const backend = followAll("Adding a backend");
  const key = followAll("Adding a dispatch key");
  const layer = followAll("Adding a layer with a rule for each operator");
  const emitter = followAll("Adding an emitter");
  written.push(...loop.sources, ...backend.sources, ...key.sources, ...layer.sources, ...emitter.sources);
  expect(loop.files).toEqual(["runtime/kernels/loops/add.ts"]);
  expect(backend.files).toEqual([
    "accel/accel.yaml",
    "accel/kernels/neg.ts",
    "native_functions.yaml",
    "runtime/kernels/webgpu/backend.ts",
    "runtime/kernels/webgpu/sum-of-squares.ts",
  ]);
  // The one in this repository: two files beside its kernels.
  expect(backend.files.filter((file) => !/^accel\/|\/sum-of-squares/.test(file))).toHaveLength(2);
  expect(key.files).toEqual(["runtime/dispatch/keys.ts", "runtime/modes/audit.ts"]);
  // In the generator one file beside the list of layers; besides the entries that state something, one in the runtime.
  expect(layer.files).toEqual([
    "codegen/layers/index.ts",
    "codegen/layers/risks.ts",
    "native_functions.yaml",
    "runtime/layers/risks.ts",
  ]);
  expect(emitter.files).toEqual([
    "codegen/emit/operator-names.ts",
    "codegen/pipeline.ts",
    "tests/emit/operator-names.test.ts",
  ]);
  node("codegen/cli/main.ts");
  for (const command of blocksOf("Adding a backend").filter(({ language }) => language === "sh")) follow(command);
  expect(
    program(`
      import { add, add_, explain, inverse, neg, registerBackend, sumOfSquares, tensor, useKernels } from "./generated/index.js";
      import { operatorNames } from "./generated/operator-names.js";
      import { risksOf } from "./runtime/layers/risks.js";
      import { audit } from "./runtime/modes/audit.js";
      import "./accel/generated/accel.js";
      import { webgpu } from "./runtime/kernels/webgpu/backend.js";
      registerBackend(webgpu);
      registerBackend({ key: "PrivateUse1" });
      const x = tensor([1, 2, 3], { device: "webgpu", requiresGrad: true });
      const y = sumOfSquares(x);
      const refused = (call) => { try { call(); } catch (error) { return error.message.split("\\n")[0]; } };
      const long = tensor(Array.from({ length: 100 }, (_, i) => i));
      console.log(JSON.stringify([
        [y.item(), y.device, y.gradFn.name],
        refused(() => add(x, x)),
        neg(tensor([1, -2], { device: "privateuseone" })).toArray(),
        refused(() => sumOfSquares(tensor([1, -2], { device: "privateuseone" }))),
        operatorNames.includes("aten::sum_of_squares"),
        audit(() => add(tensor([1]), 2)),
        risksOf(() => inverse(tensor([[add(tensor(1), 1).item()]]))),
        [add(long, long), add_(tensor(Array(100).fill(1)), long), add(long, long, { alpha: 2 })].map((one) => one.sum().item()),
        ["all", "ts"].map((kernels) => {
          useKernels(kernels === "ts" ? kernels : null);
          return explain(add, long, long).steps.at(-1).offers;
        }),
      ]));
    `),
  ).toEqual([
    [14, "webgpu", "SumOfSquaresBackward0"],
    "aten::add.Tensor has no kernel for WebGPU.",
    [-1, 2],
    expect.stringContaining("sum_of_squares_accel"),
    true,
    ["aten::add.Scalar"],
    ["solve(A, b) is more accurate than inverse(A).matmul(b)"],
    [9900, 5050, 14850],
    [["addPlain (unrolled) for float32, contiguous runs from 64 elements"], []],
  ]);
});

type Some = (files: readonly string[]) => readonly string[];
const counted: readonly { readonly section: string; readonly stated: RegExp; readonly some?: Some }[] = [
  { section: "Adding an operator", stated: /A pointwise operator: (\w+) files/, some: (files) => files.slice(0, 2) },
  {
    section: "Adding an operator",
    stated: /An operator with a kernel: (\w+) files/,
    some: (files) => files.slice(2, 5),
  },
  { section: "A faster loop for an operator", stated: /Files: (\w+)\./ },
  {
    section: "Adding a backend",
    stated: /Files: (\w+) beside the/,
    some: (files) => files.filter((file) => !/^accel|\/sum/.test(file)),
  },
  { section: "Adding a dtype", stated: /Files: (\w+)\./ },
  { section: "Adding a dispatch key", stated: /Files: (\w+);/ },
  {
    section: "Adding a layer with a rule for each operator",
    stated: /Files: (\w+), and the entries/,
    some: (files) => files.filter((file) => !file.endsWith(".yaml")),
  },
  {
    section: "Adding an emitter",
    stated: /Files: (\w+), and the test/,
    some: (files) => files.filter((file) => !file.startsWith("tests/")),
  },
];
test.each(counted)("the page counts the files: $section, $stated", ({ section, stated, some }) => {
  const page = fs.readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
  const text = page.split(/^## /m).find((one) => one.startsWith(`${section}\n`))!;
  const files = blocksOf(section)
    .filter(({ language }) => language !== "sh")
    .map(({ text }) => /^\S+ (\S+)\n/.exec(text)![1]!);
  expect(["no", "one", "two", "three", "four", "five", "six", "seven"].indexOf(stated.exec(text)![1]!)).toBe(
    new Set(some?.(files) ?? files).size,
  );
});

test("a selection", () => {
  for (const block of blocksOf("A selection")) follow(block);
  expect(fs.existsSync(path.join(copy, "src/generated/index.ts"))).toBe(true);
});

test("adding a dtype", () => {
  const [row, ...others] = blocksOf("Adding a dtype");
  const first = follow(row!)!.file;
  // A file that has to handle each dtype names bfloat16, whose row differs in nothing but the names: to check the others would take minutes. The
  // check of the types of the whole project is `npm run typecheck`.
  const runtime = ["runtime", "onnx"]
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(copy, folder), { recursive: true, encoding: "utf8" })
        .map((file) => path.join(copy, folder, file).replaceAll("\\", "/")),
    )
    .filter((file) => file.endsWith(".ts") && /\bbfloat16\b/i.test(fs.readFileSync(file, "utf8")));
  const types = programOf(runtime);
  const places = runtime
    .flatMap((file) => types.getSemanticDiagnostics(types.getSourceFile(file)))
    .filter(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n").includes("'truncated16'"))
    .map(({ file }) => path.relative(copy, file!.fileName).replaceAll("\\", "/"));
  const files = others.map((block) => follow(block)!.file);
  written.push(first, ...files);
  // The page goes on to change exactly what the compiler lists.
  expect([first, [...new Set(places)].sort(), places.length]).toEqual(["runtime/core/dtype.ts", [...files].sort(), 7]);
  node("codegen/cli/main.ts");
  expect(
    program(`
      import { add, cat, exp, flip, loadSafetensors, matmul, saveSafetensors, tensor } from "./generated/index.js";
      const x = tensor([[1, 2.7182818], [3.999, -4]], { dtype: "truncated16" });
      const long = tensor(Array.from({ length: 1000 }, (_, i) => i + 0.37), { dtype: "truncated16" });
      const all = [x, flip(x, [0]), cat([x, x.t()]), add(x, x), matmul(x, x), add(long, long).at("990:992"), exp(tensor(0, { dtype: "truncated16" }))];
      console.log(JSON.stringify([
        all.map((y) => [y.dtype, y.toArray()]),
        [add(x, tensor([1])).dtype, add(x, 1).dtype, x.to({ dtype: "int64" }).toArray().map(String)],
        loadSafetensors(saveSafetensors({ x })).tensors.x.dtype,
      ]));
    `),
  ).toEqual([
    [
      [
        [1, 2.703125],
        [3.984375, -4],
      ],
      [
        [3.984375, -4],
        [1, 2.703125],
      ],
      [
        [1, 2.703125],
        [3.984375, -4],
        [1, 3.984375],
        [2.703125, -4],
      ],
      [
        [2, 5.40625],
        [7.96875, -8],
      ],
      [
        [11.75, -8.0625],
        [-11.9375, 26.75],
      ],
      [1976, 1976],
      1,
    ].map((values) => ["truncated16", values]),
    ["float32", "truncated16", ["1,2", "3,-4"]],
    "truncated16",
  ]);
});

test("a dtype whose array holds numbers: uint16, removed and added again", () => {
  const files = ["runtime/core/dtype.ts", "runtime/core/safetensors.ts", "runtime/data/npy.ts", "onnx/lowering.ts"];
  const full = files.map((file) => path.join(copy, file));
  const texts = full.map((file) => fs.readFileSync(file, "utf8"));
  const without = texts.map((text) => text.replace(/^ *(\[27, "uint16"|uint16:).*\n/m, ""));
  expect(texts.map((text, i) => text.split("\n").length - without[i]!.split("\n").length)).toEqual([1, 1, 1, 1]);
  // No other file of the project names it.
  const naming = ["runtime", "codegen", "onnx"].flatMap((folder) =>
    fs
      .readdirSync(path.join(copy, folder), { recursive: true, encoding: "utf8" })
      .map((file) => path.join(folder, file).replaceAll("\\", "/"))
      .filter((file) => file.endsWith(".ts") && /\buint16\b/.test(fs.readFileSync(path.join(copy, file), "utf8"))),
  );
  expect(naming.sort()).toEqual([...files].sort());
  const places = (): string[] => {
    const types = programOf(full);
    return full
      .flatMap((file) => types.getSemanticDiagnostics(types.getSourceFile(file)))
      .map(({ file }) => path.relative(copy, file!.fileName).replaceAll("\\", "/"));
  };
  const use = (): unknown =>
    program(`
      import { add, dtypes, loadSafetensors, matmul, saveSafetensors, tensor } from "./generated/index.js";
      import { loadNpy, saveNpy } from "./runtime/data/npy.js";
      let result = dtypes.some(({ name }) => name === "uint16");
      if (result) {
        const x = tensor(new Uint16Array([65535, 2]), { dtype: "uint16" });
        const kept = [loadNpy(saveNpy(x)), loadSafetensors(saveSafetensors({ x })).tensors.x];
        result = [add(x, x).toArray(), x.sum().item(), matmul(x, x).item(), kept.map((y) => [y.dtype, y.toArray()])];
      }
      console.log(JSON.stringify(result));
    `);
  const write = (all: readonly string[]): void => {
    for (const [i, file] of full.entries()) fs.writeFileSync(file, all[i]!);
  };
  write(without);
  expect([places(), use()]).toEqual([[], false]);
  write([texts[0]!, ...without.slice(1)]);
  expect(places().sort()).toEqual(files.slice(1).sort());
  write(texts);
  const kept = ["uint16", [65535, 2]];
  expect([places(), use()]).toEqual([[], [[65534, 4], 65537, 5, [kept, kept]]]);
  const page = fs.readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
  expect(page).toContain("its names in safetensors, NumPy and ONNX, four files in all");
});

test("what was written passes lint, types and tests", () => {
  execute(path.join(root, "node_modules/.bin/biome"), "check", "--error-on-warnings", ...written);
  // The table of samples, of which one row is new, would take longer than all else.
  const files = written.filter((file) => !file.startsWith("tests/samples/")).map((file) => path.join(copy, file));
  const types = programOf(files);
  const wrong = files.flatMap((file) => types.getSemanticDiagnostics(types.getSourceFile(file)));
  expect(
    wrong.map(({ file, messageText }) => [file?.fileName, ts.flattenDiagnosticMessageText(messageText, "\n")]),
  ).toEqual([]);
  const tests = ["tests/project/architecture.test.ts", "tests/emit/operator-names.test.ts"];
  node("node_modules/vitest/vitest.mjs", "run", ...tests);
});
