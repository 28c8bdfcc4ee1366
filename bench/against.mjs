// `npm run bench:against -- COMMIT`: this tree and an older commit in turn, each round in two new processes that time each row alternately; prints
// medians of paired ratios, and fails where a row is slower than the limit allows. `--help` lists the options.

import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { build } from "esbuild";
import { verdict } from "./against/verdict.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const groups = ["small", "kernels", "steps", "start", "sizes", "codegen"];
const command = new Command("bench:against")
  .argument("<commit>", "the older commit")
  .option("--limit <ratio>", "a row is slower if the lower quartile of its ratios exceeds this", "1.03")
  .option("--rounds <count>", "paired measurements a row; a verdict needs 20", "20")
  .option("--rows <groups>", `some of ${groups.join(", ")}, comma-separated`, groups.slice(0, 5).join(","))
  .option("--only <text>", "of the timed rows only those whose name contains this", "")
  .addHelpText(
    "after",
    "\n`start` (import and first result) and `sizes` (bundles) build both trees: some minutes. `codegen` generates the registry of the folder that\n" +
      "TENGEN_PYTORCH_REGISTRY names, and builds both trees, too.",
  )
  .parse();
const [commit] = command.args;
const options = command.opts();
const [limit, rounds] = [Number(options.limit), Number(options.rounds)];
const wanted = options.rows.split(",");
const unknown = wanted.find((name) => !groups.includes(name));
if (unknown !== undefined) command.error(`--rows: "${unknown}" is not one of ${groups.join(", ")}`);
if (!(limit > 0)) command.error(`--limit: "${options.limit}" is not a positive number`);
if (!(Number.isInteger(rounds) && rounds >= 1))
  command.error(`--rounds: "${options.rounds}" is not a positive integer`);
const registry = process.env.TENGEN_PYTORCH_REGISTRY;
if (wanted.includes("codegen") && !registry)
  command.error("--rows codegen: TENGEN_PYTORCH_REGISTRY must name a folder with PyTorch's four YAML files");
const folder = mkdtempSync(join(tmpdir(), "tengen-against-"));
const older = join(folder, "older");

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1e8, ...options });
  if (result.status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${result.stdout}${result.stderr}`);
  return result.stdout;
}

/** Timings of a row that two programs make in turn, of which the best of each counts. */
const turns = 7;

/** Nanoseconds a call of each row of two programs, which run at the same time and time their rows in turn; null where a program cannot run a row. */
async function alternately(programs, order) {
  const children = programs.map((path) => fork(path, { execArgv: ["--expose-gc"] }));
  const ask = async (child, request) => {
    child.send(request);
    const ended = new AbortController();
    const { signal } = ended;
    try {
      return await Promise.race([
        once(child, "message", { signal }).then(([answer]) => answer),
        once(child, "exit", { signal }).then(([code]) => {
          throw new Error(
            `${child.spawnargs.at(-1)} ended with ${code} when it was asked for ${JSON.stringify(request)}`,
          );
        }),
      ]);
    } finally {
      ended.abort();
    }
  };
  try {
    const times = {};
    for (const row of await ask(children[1], { names: true })) {
      if (!row.includes(options.only)) continue;
      const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let turn = 0; turn < turns; turn++)
        for (const i of order) {
          if (best[i] === null) continue;
          const ns = await ask(children[i], { time: row });
          best[i] = ns === null ? null : Math.min(best[i], ns);
        }
      times[row] = best;
    }
    return times;
  } finally {
    for (const child of children) child.kill();
  }
}

/** A program that is timed, as a user's bundle of one tree. */
async function bundle(tree, name, outfile) {
  await build({
    entryPoints: [join(tree, `bench/against/${name}.ts`)],
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

/** Milliseconds of a process that imports the built package and adds two tensors. */
function firstResult(tree) {
  const entry = new URL(`file://${join(tree, "dist/node.js")}`).href;
  const use = `import(${JSON.stringify(entry)}).then((t) => t.add(t.tensor([1]), t.tensor([2])))`;
  const start = performance.now();
  run(process.execPath, ["-e", use]);
  return performance.now() - start;
}

/** Gzipped bytes of bundles of selections, and of the package's files together. */
function sizes(tree) {
  const text = run(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/bundle-size.ts"], { cwd: tree });
  const found = [...text.matchAll(/^(\S.*): .* minified, ([\d.]+) KB gzipped$/gm)];
  const entries = found.map(([, name, kilobytes]) => [`sizes: ${name}`, Number(kilobytes)]);
  const [packed] = JSON.parse(
    run("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], { cwd: tree, stdio: ["ignore", "pipe", "ignore"] }),
  );
  return Object.fromEntries([...entries, ["sizes: the package, unpacked", packed.unpackedSize]]);
}

try {
  run("git", ["worktree", "add", "--detach", older, commit], { cwd: root });
  symlinkSync(join(root, "node_modules"), join(older, "node_modules"));
  // The same programs in both trees.
  for (const name of ["bench/against", "bench/steps.ts"]) {
    rmSync(join(older, name), { recursive: true, force: true });
    cpSync(join(root, name), join(older, name), { recursive: true });
  }
  const trees = [older, root];
  const timed = wanted.filter((name) => ["small", "kernels", "steps"].includes(name));
  const program = (name, i) => join(folder, `${name}-${i}.mjs`);
  for (const name of timed) for (const [i, tree] of trees.entries()) await bundle(tree, name, program(name, i));
  const projects = trees.map((tree, i) => {
    const project = join(folder, `project-${i}`);
    mkdirSync(join(project, "node_modules"), { recursive: true });
    symlinkSync(tree, join(project, "node_modules/tengen"));
    writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
    return project;
  });
  if (wanted.some((name) => ["start", "sizes", "codegen"].includes(name))) {
    for (const tree of trees) {
      console.log(`building ${tree === root ? "this tree" : commit}`);
      run("npm", ["run", "--silent", "build"], { cwd: tree });
      if (!existsSync(join(tree, "dist"))) throw new Error(`${tree} has no dist/ after its build`);
    }
  }
  /** Row -> [older, this tree] of each round. */
  const samples = new Map();
  const note = (row, i, value) => {
    if (!samples.has(row)) samples.set(row, [[], []]);
    samples.get(row)[i].push(value);
  };
  // A size is the same at each measurement: one is enough, and its ratio is the verdict.
  if (wanted.includes("sizes"))
    for (const [i, tree] of trees.entries())
      for (const [row, bytes] of Object.entries(sizes(tree))) note(row, i, bytes);
  for (let round = 0; round < rounds; round++) {
    // The order alternates from round to round.
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const name of timed) {
      const times = await alternately([program(name, 0), program(name, 1)], order);
      for (const [row, pair] of Object.entries(times)) {
        if (pair[1] === null) throw new Error(`the row "${row}" of bench/against/${name}.ts does not run in this tree`);
        for (const i of order) if (pair[i] !== null) note(row, i, pair[i]);
      }
    }
    if (wanted.includes("start"))
      for (const i of order) note("start: import and first result", i, firstResult(trees[i]));
    if (wanted.includes("codegen"))
      for (const i of order) note("codegen-pytorch, cold", i, generate(trees[i], projects[i]));
  }
  if (samples.size === 0) command.error(`--only: no timed row has a name that contains "${options.only}"`);
  console.log(
    `this tree / ${commit}: median of ${rounds} paired ratios [quartiles]; 1: as fast, below: faster; SLOWER: the lower quartile exceeds ${limit}`,
  );
  const width = Math.max(...[...samples.keys()].map((row) => row.length));
  let slower = 0;
  for (const [row, [before, after]] of samples) {
    const exact = row.startsWith("sizes: ");
    const { word, middle, quartiles, isSlower } = verdict(before, after, { limit, exact });
    if (isSlower) slower++;
    console.log(`  ${word.padEnd(8)}  ${row.padEnd(width)}  ${middle} ${quartiles}`);
  }
  if (slower > 0) {
    console.log(`${slower} of ${samples.size} rows are slower`);
    process.exitCode = 1;
  }
} finally {
  spawnSync("git", ["worktree", "remove", "--force", older], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}
