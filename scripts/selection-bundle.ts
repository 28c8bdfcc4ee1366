// Small programs on selections of operators, bundled and minified: for the script that prints their sizes and the test that runs them.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { kernelFiles } from "../codegen/cli/generate.js";
import { readInputs } from "../codegen/cli/inputs.js";
import { prepare } from "../codegen/pipeline.js";
import { pureModules } from "./build/pure-modules.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

export interface SmallProgram {
  readonly name: string;
  /** The operators that it calls, in the form of `--ops`. */
  readonly ops: string;
  /** Keys in the form of `--keys`; the CPU's and its gradients by default. */
  readonly keys?: string;
  /** Features in the form of `--with`. */
  readonly with?: string;
  /** Imports the generated entry as `./generated/index.js`, prints one line of JSON. */
  readonly source: string;
}

export const matrixProgram: SmallProgram = {
  name: "add, matmul and their gradients",
  ops: "add.Tensor,matmul",
  source: `
import { add, matmul, tensor } from "./generated/index.js";
const x = tensor([[1, 2], [3, 4]], { requiresGrad: true });
add(matmul(x, x), x).backward(tensor([[1, 1], [1, 1]]));
console.log(JSON.stringify(x.grad.toArray()));
`,
};

export const perceptronProgram: SmallProgram = {
  name: "a perceptron: linear, relu, log_softmax, nll_loss and their gradients",
  ops: "linear,relu,log_softmax.int,nll_loss",
  source: `
import { linear, logSoftmax, nllLoss, relu, tensor } from "./generated/index.js";
const leaf = (values) => tensor(values, { requiresGrad: true });
const x = tensor([[1, -2], [0.5, 3]]);
const hidden = [leaf([[0.5, -1], [1, 0.25], [-0.75, 1]]), leaf([0.5, -0.25, 0])];
const output = [leaf([[1, -1, 0.5], [0.25, 0.5, -1]]), leaf([0, 0.125])];
const loss = nllLoss(logSoftmax(linear(relu(linear(x, ...hidden)), ...output), 1), tensor([1n, 0n]));
loss.backward();
console.log(JSON.stringify([loss.item(), ...[...hidden, ...output].map((p) => p.grad.toArray())]));
`,
};

export interface Bundle {
  /** The minified text, a module without imports. */
  readonly text: string;
  readonly gzipped: number;
  /** Minified bytes by source file, largest first; files of the selection begin with `generated/`. */
  readonly files: readonly (readonly [file: string, bytes: number])[];
}

export type Select = ReturnType<typeof prepare>;

/** What generates selections of this registry with those keys and features into a folder, or one beside it. */
export async function selectInto(out: string, keys: string, parts?: string, dtypes?: string): Promise<Select> {
  const { ops: _, ...input } = readInputs(root, {
    nativeFunctions: "native_functions.yaml",
    out,
    runtime: "runtime",
    ops: "of the calls",
    keys,
    ...(parts === undefined ? {} : { with: parts }),
    ...(dtypes === undefined ? {} : { dtypes }),
  });
  return prepare({ ...input, kernels: await kernelFiles(root, input.kernels!), libraryKernels: [], lenient: false });
}

/** Writes generated files to a folder, which need not be there. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** The registry and the kernels are read once for all programs with the same keys and features. */
const selects = new Map<string, Promise<Select>>();

/** Generates the selection in a separate folder, and bundles the program with it as users do. */
export async function bundleSelection({
  ops,
  keys = "CPU,AutogradCPU",
  with: parts,
  source,
}: SmallProgram): Promise<Bundle> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tengen-bundle-"));
  try {
    const kind = `${keys} ${parts ?? ""}`;
    if (!selects.has(kind)) selects.set(kind, selectInto(path.join(folder, "generated"), keys, parts));
    const select = await selects.get(kind)!;
    writeFiles(path.join(folder, "generated"), select(ops.split(",")).files);
    fs.writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
    fs.writeFileSync(path.join(folder, "program.js"), source);
    const { outputFiles, metafile } = await build({
      entryPoints: [path.join(folder, "program.js")],
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
      metafile: true,
      outfile: path.join(folder, "bundle.js"),
      // As in the built package.
      plugins: [pureModules(/[\\/]runtime[\\/].*\.ts$/)],
    });
    const { text, contents } = outputFiles[0]!;
    const { inputs } = Object.values(metafile.outputs)[0]!;
    const files = Object.entries(inputs).map(([file, { bytesInOutput }]): readonly [string, number] => {
      const absolute = path.resolve(file);
      const from = absolute.startsWith(fs.realpathSync(folder)) ? fs.realpathSync(folder) : root;
      return [path.relative(from, absolute), bytesInOutput];
    });
    return {
      text,
      gzipped: gzipSync(contents, { level: 9 }).length,
      files: files.filter(([, bytes]) => bytes > 0).sort((a, b) => b[1] - a[1]),
    };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
