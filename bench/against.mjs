// `npm run bench:against -- COMMIT [ROUNDS]`: this tree and an older commit in turn, each round in a separate process; prints medians of paired
// ratios.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const [commit, roundsText = "20"] = process.argv.slice(2);
const rounds = Number(roundsText);
if (commit === undefined || !(rounds >= 1)) {
  console.error(
    "usage: npm run bench:against -- COMMIT [ROUNDS]\n  TENGEN_PYTORCH_REGISTRY, if set, is generated, too (needs a build of either tree: a minute)",
  );
  process.exit(2);
}
const registry = process.env.TENGEN_PYTORCH_REGISTRY;
const folder = mkdtempSync(join(tmpdir(), "tengen-against-"));
const older = join(folder, "older");

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { encoding: "utf8", ...options });
  if (result.status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${result.stdout}${result.stderr}`);
  return result.stdout;
}

/** The program that is timed, as a user's bundle of one tree. */
async function bundle(tree, outfile) {
  await build({
    stdin: {
      contents: readFileSync(join(root, "bench/against-program.ts"), "utf8"),
      resolveDir: join(tree, "bench"),
      loader: "ts",
    },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "warning",
  });
}

/** A tree's compiled generator: in its own package, or, in older trees, in the library's. */
function generatorOf(tree) {
  const folder = [join(tree, "dist-codegen"), tree].find((one) => existsSync(join(one, "package.json")));
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : (bin["tengen-codegen"] ?? bin.tengen));
}

/** Milliseconds of one cold run of a tree's compiled generator on PyTorch's registry. */
function generate(tree, project) {
  rmSync(join(project, "out"), { recursive: true, force: true });
  rmSync(join(project, "node_modules/.cache"), { recursive: true, force: true });
  const args = [generatorOf(tree), "--no-kernels", "--out", "out"];
  for (const option of ["native-functions", "derivatives", "tags", "deprecated"])
    args.push(`--${option}`, join(registry, `${option.replace("-", "_")}.yaml`));
  const start = performance.now();
  run(process.execPath, args, { cwd: project });
  return performance.now() - start;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

try {
  run("git", ["worktree", "add", "--detach", older, commit], { cwd: root });
  symlinkSync(join(root, "node_modules"), join(older, "node_modules"));
  const trees = [older, root];
  const programs = trees.map((_, i) => join(folder, `program-${i}.mjs`));
  for (const [i, tree] of trees.entries()) await bundle(tree, programs[i]);
  const projects = trees.map((tree, i) => {
    const project = join(folder, `project-${i}`);
    mkdirSync(join(project, "node_modules"), { recursive: true });
    symlinkSync(tree, join(project, "node_modules/tengen"));
    writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
    return project;
  });
  if (registry) {
    for (const tree of trees) {
      console.log(`building ${tree === root ? "this tree" : commit}`);
      run(process.execPath, ["scripts/build.mjs"], { cwd: tree });
      if (!existsSync(join(tree, "dist"))) throw new Error(`${tree} has no dist/ after its build`);
    }
  }
  /** Row -> [older, this tree] of each round. */
  const samples = new Map();
  const note = (row, i, value) => {
    if (!samples.has(row)) samples.set(row, [[], []]);
    samples.get(row)[i].push(value);
  };
  for (let round = 0; round < rounds; round++) {
    // The order alternates from round to round.
    for (const i of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const times = JSON.parse(run(process.execPath, ["--expose-gc", programs[i]]));
      for (const [row, ns] of Object.entries(times)) note(row, i, ns);
      if (registry) note("codegen-pytorch, cold", i, generate(trees[i], projects[i]) * 1e6);
    }
  }
  console.log(`this tree / ${commit}, median of ${rounds} paired ratios [quartiles] (1: as fast; below: faster)`);
  const width = Math.max(...[...samples.keys()].map((row) => row.length));
  for (const [row, [before, after]] of samples) {
    const ratios = after.map((value, i) => value / before[i]).sort((a, b) => a - b);
    const at = (part) => ratios[Math.floor(part * (ratios.length - 1))].toFixed(3);
    const middle = median(ratios);
    console.log(
      `  ${middle <= 1.05 ? "held  " : "SLOWER"}  ${row.padEnd(width)}  ${middle.toFixed(3)} [${at(0.25)}, ${at(0.75)}]`,
    );
  }
} finally {
  spawnSync("git", ["worktree", "remove", "--force", older], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}
