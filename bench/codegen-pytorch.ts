// The compiled generator on PyTorch's own registry against torchgen and its autograd generator: cold, unchanged, and the sizes of
// the output.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { builtFile, generatorSources } from "./built.js";
import type { Timing } from "./measure.js";
import { formatTime, printTarget, printTimings } from "./measure.js";
import { measureProcesses } from "./process.js";

const needs = `codegen-pytorch compares with torchgen; set
  TENGEN_PYTORCH_REGISTRY  the folder of PyTorch's native_functions.yaml, derivatives.yaml, tags.yaml and deprecated.yaml
  TENGEN_TORCHGEN          the folder of the same PyTorch release's source, with torchgen/, tools/autograd/ and aten/
  TENGEN_PYTHON            the Python that runs torchgen, with yaml and typing_extensions (default: python3)`;

/** The paths of the registry's files in a PyTorch source folder. */
const placesInSource: Readonly<Record<string, string>> = {
  "native_functions.yaml": "aten/src/ATen/native",
  "tags.yaml": "aten/src/ATen/native",
  "derivatives.yaml": "tools/autograd",
  "deprecated.yaml": "tools/autograd",
};

export async function run(): Promise<void> {
  const registry = process.env.TENGEN_PYTORCH_REGISTRY;
  const source = process.env.TENGEN_TORCHGEN;
  if (!registry || !source) {
    console.error(needs);
    process.exitCode = 2;
    return;
  }
  const root = fileURLToPath(new URL("..", import.meta.url));
  builtFile("dist-codegen/dist/codegen/cli/program.cjs", generatorSources);
  checkSameRegistry(registry, source);
  const folder = mkdtempSync(join(tmpdir(), "tengen-bench-"));
  try {
    compare(root, resolve(registry), resolve(source), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compare(root: string, registry: string, source: string, folder: string): void {
  // A project of the package's user: its cache under node_modules is separate.
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(root, join(folder, "node_modules/tengen"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const out = join(folder, "out");
  const tengen = [
    process.execPath,
    join(root, "dist-codegen/dist/codegen/cli/main.js"),
    "--no-kernels",
    "--out",
    "out",
  ];
  for (const option of ["native-functions", "derivatives", "tags", "deprecated"]) {
    tengen.push(`--${option}`, join(registry, `${option.replace("-", "_")}.yaml`));
  }

  // The arguments of PyTorch's own build, which runs the first command three times for three kinds of files; here one run writes all kinds.
  const python = process.env.TENGEN_PYTHON || "python3";
  process.env.PYTHONPATH = source;
  process.env.PYTHONPYCACHEPREFIX = join(folder, "pycache");
  const aten = join(folder, "aten");
  const autograd = join(folder, "autograd");
  const native = join(source, "aten/src/ATen");
  const torchgen = [python, "-m", "torchgen.gen", "--source-path", native, "--install_dir", aten];
  torchgen.push("--per-operator-headers");
  const genAutograd = [python, "-m", "tools.autograd.gen_autograd", join(native, "native/native_functions.yaml")];
  genAutograd.push(join(native, "native/tags.yaml"), autograd, join(source, "tools/autograd"));

  const outputs = new Set<string>();
  let compared = 0;
  const keepDigest = (): void => {
    outputs.add(digest(out));
    compared++;
  };
  const empty = (path: string): void => {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path);
  };
  const [tengenCold, tengenUnchanged, torchgenCold, autogradCold, torchgenUnchanged, autogradUnchanged] =
    measureProcesses(
      [
        {
          name: "tengen, cold",
          command: tengen,
          before: () => {
            rmSync(out, { recursive: true, force: true });
            rmSync(join(folder, "node_modules/.cache"), { recursive: true, force: true });
          },
        },
        { name: "tengen, unchanged", command: tengen, before: keepDigest },
        { name: "torchgen.gen, cold", command: torchgen, before: () => empty(aten) },
        { name: "gen_autograd, cold", command: genAutograd, before: () => empty(autograd) },
        { name: "torchgen.gen, unchanged", command: torchgen },
        { name: "gen_autograd, unchanged", command: genAutograd },
      ],
      folder,
      3,
    ) as [Timing, Timing, Timing, Timing, Timing, Timing];
  keepDigest();

  const timings = [tengenCold, torchgenCold, autogradCold, tengenUnchanged, torchgenUnchanged, autogradUnchanged];
  printTimings("PyTorch's registry, whole processes", timings, tengenCold.name);
  const cold = torchgenCold.median + autogradCold.median;
  const unchanged = torchgenUnchanged.median + autogradUnchanged.median;
  printTarget("times faster than torchgen + gen_autograd, cold", cold / tengenCold.median, 8, "more");
  printTarget("times faster than torchgen + gen_autograd, unchanged", unchanged / tengenUnchanged.median, 30, "more");
  // The last digest is of the output of an unchanged run; the others are of cold runs.
  printTarget(`different outputs in ${compared - 1} cold runs and an unchanged one`, outputs.size, 1, "less");
  const files = filesOf(out);
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
  printTarget(`MB of output, ${files.length} files`, bytes / 1e6, 20, "less");
  printTypeCheck(root, folder);
}

/** tsc's time on the output, under the strict options that the project itself uses. */
function printTypeCheck(root: string, folder: string): void {
  const compilerOptions = {
    target: "es2022",
    lib: ["es2023", "esnext.disposable", "dom"],
    module: "nodenext",
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    noEmit: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["out"] }));
  const tsc = [process.execPath, join(root, "node_modules/typescript/bin/tsc")];
  const version = spawnSync(tsc[0]!, [tsc[1]!, "--version"], { encoding: "utf8" }).stdout.replace("Version", "").trim();
  const [timing] = measureProcesses([{ name: "tsc --strict", command: [...tsc, "-p", "."] }], folder, 1);
  console.log(`  tsc --strict on the output: ${formatTime(timing!.median)} (TypeScript ${version}, no errors)`);
}

/** Both generators must read the same bytes, or the ratio means nothing. */
function checkSameRegistry(registry: string, source: string): void {
  for (const [name, place] of Object.entries(placesInSource)) {
    if (!readFileSync(join(registry, name)).equals(readFileSync(join(source, place, name)))) {
      throw new Error(`${name} of TENGEN_PYTORCH_REGISTRY differs from ${place}/${name} of TENGEN_TORCHGEN`);
    }
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** One digest of all names and contents under a folder. */
function digest(folder: string): string {
  const hash = createHash("sha256");
  for (const file of filesOf(folder)) {
    const content = readFileSync(file);
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
