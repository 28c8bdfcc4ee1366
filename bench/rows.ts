// Operators written by `rows:` (bench/rows/native_functions.yaml): their generated loops against their vector loops, and both against the library's own kernels.

import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import type * as library from "../generated/index.js";
import type { Tensor } from "../generated/index.js";
import { formatTime, measure } from "./measure.js";

type Function = (...args: unknown[]) => Tensor;

interface Program {
  readonly t: typeof library;
  readonly own: Readonly<
    Record<"sum" | "amax" | "softmax" | "logSoftmax" | "layerNorm" | "argmax" | "cumsum", Function>
  >;
  readonly offerWasm: typeof library.offerWasm;
}

const root = fileURLToPath(new URL("..", import.meta.url));

/** Generates a project outside the tree, and bundles it with the library, as a user's code would be. */
async function makeProgram(folder: string): Promise<Program> {
  const target = join(folder, "node_modules", "tengen");
  mkdirSync(target, { recursive: true });
  mkdirSync(join(folder, "kernels"));
  const exports = {
    ".": "./generated/index.ts",
    "./runtime/*.js": "./runtime/*.ts",
    "./generated/*.js": "./generated/*.ts",
  };
  writeFileSync(join(target, "package.json"), JSON.stringify({ name: "tengen", type: "module", exports }));
  for (const part of ["generated", "runtime"]) symlinkSync(join(root, part), join(target, part));
  writeFileSync(join(folder, "package.json"), '{ "name": "user", "type": "module" }');
  copyFileSync(join(root, "bench/rows/native_functions.yaml"), join(folder, "native_functions.yaml"));
  writeFileSync(join(folder, "derivatives.yaml"), "[]\n");
  const loader = pathToFileURL(join(root, "node_modules/tsx/dist/esm/index.mjs")).href;
  const { status } = spawnSync(
    process.execPath,
    ["--import", loader, join(root, "codegen/cli/main.ts"), "--extend", "--kernels", "kernels"],
    { cwd: folder, stdio: ["ignore", "ignore", "inherit"] },
  );
  if (status !== 0) throw new Error("rows: the project could not be generated");
  const lines = [
    'export * as t from "tengen";',
    'export * as own from "./generated/index.js";',
    'export { offerWasm } from "./generated/pointwise/vectors/wasm.js";',
  ];
  writeFileSync(join(folder, "program.ts"), lines.join("\n"));
  const outfile = join(folder, "program.mjs");
  await build({
    ...{ entryPoints: [join(folder, "program.ts")], outfile, bundle: true, format: "esm", platform: "node" },
    ...{ preserveSymlinks: true, logLevel: "warning" },
  });
  return (await import(pathToFileURL(outfile).href)) as Program;
}

const shapes: readonly (readonly [rows: number, size: number])[] = [
  [1, 1],
  [1, 64],
  [1024, 64],
  [64, 1024],
  [1, 1_000_000],
];

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tengen-bench-rows-"));
  try {
    const { t, own, offerWasm } = await makeProgram(folder);
    offerWasm();
    type Call = (x: Tensor, weight: Tensor, bias: Tensor) => Tensor;
    const calls: readonly (readonly [name: string, own: Call, library: Call])[] = [
      ["sum", (x) => own.sum(x, 1), (x) => t.sum(x, 1)],
      ["sum of columns", (x) => own.sum(x, 0), (x) => t.sum(x, 0)],
      ["amax", (x) => own.amax(x, 1), (x) => t.amax(x, 1)],
      ["softmax", (x) => own.softmax(x, 1), (x) => t.softmax(x, 1)],
      ["log_softmax", (x) => own.logSoftmax(x, 1), (x) => t.logSoftmax(x, 1)],
      ["layer_norm", (x, w, b) => own.layerNorm(x, w, b, 1), (x, w, b) => t.layerNorm(x, [x.shape[1]!], w, b)],
      ["argmax", (x) => own.argmax(x, 1), (x) => t.argmax(x, 1)],
      // Without vectors of their own.
      ["cumsum", (x) => own.cumsum(x, 1), (x) => t.cumsum(x, 1)],
      ["cumsum of columns", (x) => own.cumsum(x, 0), (x) => t.cumsum(x, 0)],
    ];
    const gained: number[] = [];
    for (const dtype of ["float32", "float64"] as const) {
      for (const [name, mine, theirs] of calls) {
        for (const [rows, size] of shapes) {
          const make = (...shape: number[]): Tensor =>
            t
              .tensor(
                Array.from({ length: shape.reduce((a, b) => a * b) }, (_, i) => ((i * 37) % 1001) / 500 - 1),
                { dtype },
              )
              .reshape(shape);
          const [x, weight, bias] = [make(rows, size), make(size), make(size)];
          // Choosing kernels takes as long as some hundred small calls.
          const batch = Math.ceil(1e6 / (rows * size + 500));
          const contender = (name: string, call: Call, sources: string | null) => ({
            name,
            run: (n: number) => {
              t.useKernels(sources);
              for (let i = 0; i < n * batch; i++) call(x, weight, bias);
              t.useKernels(null);
            },
          });
          const contenders = [
            contender("vectors", mine, null),
            contender("loops", mine, "ts"),
            contender("library", theirs, null),
            contender("library, without vectors", theirs, "ts"),
          ];
          // Compiles, so that this is not mistaken for the cost of a call.
          for (const { run } of contenders) run(10);
          const timings = measure(contenders, { round: 15, rounds: 7 }).map(({ best }) => best / batch);
          const [vectors, loops, library, libraryLoops] = timings as [number, number, number, number];
          const ratio = (a: number, b: number): string => `${(a / b).toFixed(2)} x`;
          if (rows * size >= 4096 && !name.includes("columns") && !name.includes("cumsum"))
            gained.push(loops / vectors);
          console.log(
            `${`${name}, ${dtype} [${rows}, ${size}]`.padEnd(38)} vectors ${formatTime(vectors).padStart(9)}, loops ${ratio(loops, vectors)}; ` +
              `vectors against the library's ${formatTime(library)}: ${ratio(vectors, library)}; loops against its loops: ${ratio(loops, libraryLoops)}`,
          );
        }
      }
    }
    const sorted = gained.sort((a, b) => a - b);
    const [least, median, most] = [sorted[0]!, sorted[sorted.length >> 1]!, sorted.at(-1)!].map((one) =>
      one.toFixed(1),
    );
    console.log(
      `loops against vectors, rows of 4096 elements and more: least ${least}, median ${median}, most ${most} x`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
