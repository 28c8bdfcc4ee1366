// The language server beside the generator, on the project's own registry: first diagnostics beside a cold `--check`, those after an edit
// beside `--watch`.

import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { LanguageClient, positionAt, type Range } from "../tests/cli/language-client.js";
import { copyProject, measureWatch, watchedEdits, withoutCache } from "./codegen.js";
import { printTarget, printTimings, type Timing } from "./measure.js";

const rounds = 8;

const timing = (name: string, samples: number[]): Timing => {
  const sorted = samples.sort((a, b) => a - b);
  return { name, median: sorted[sorted.length >> 1]!, best: sorted[0]! };
};

export async function run(): Promise<void> {
  const { copy, cli } = copyProject();
  try {
    const first = await measureFirst(copy, cli);
    printTimings("from the start of the process", first, first[0]!.name);
    printTarget("first diagnostics over a cold --check", first[1]!.median / first[0]!.median, 1.2, "less");
    const watched = await measureWatch(cli, copy);
    const served = await measureEdits(copy, cli);
    printTimings(
      "after an edit",
      [...watched.map((one) => ({ ...one, name: `--watch: ${one.name}` })), ...served],
      `--watch: ${watched[0]!.name}`,
    );
    served.forEach(({ name, median }, i) => {
      printTarget(`diagnostics over --watch, ${name}`, median / watched[i]!.median, 1.5, "less");
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A cold `--check` and the first diagnostics, alternately. */
async function measureFirst(copy: string, cli: readonly string[]): Promise<readonly Timing[]> {
  const check: number[] = [];
  const diagnostics: number[] = [];
  execFileSync(cli[0]!, [...cli.slice(1), "--quiet"], { cwd: copy });
  for (let round = 0; round < rounds; round++) {
    withoutCache(copy);
    let start = performance.now();
    execFileSync(cli[0]!, [...cli.slice(1), "--check"], { cwd: copy });
    check.push((performance.now() - start) * 1e6);
    withoutCache(copy);
    start = performance.now();
    const client = await opened(copy, cli, ["native_functions.yaml"]);
    diagnostics.push((performance.now() - start) * 1e6);
    await client.stop();
  }
  return [timing("--check, cold", check), timing("first diagnostics", diagnostics)];
}

/** A client that has opened files and heard of them. */
async function opened(copy: string, cli: readonly string[], files: readonly string[]): Promise<LanguageClient> {
  const client = new LanguageClient(copy, [...cli, "lsp", "--stdio"]);
  await client.initialize();
  for (const file of files) client.open(file, readFileSync(join(copy, file), "utf8"));
  await client.until(() => files.every((file) => client.diagnostics.has(file)));
  for (const [file, found] of client.diagnostics)
    if (found.length > 0) throw new Error(`${file}: ${found[0]!.message}`);
  return client;
}

/** The change that an editor sends: what was replaced, and by what. */
function difference(before: string, after: string): { readonly range: Range; readonly text: string } {
  let start = 0;
  while (before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {
    range: { start: positionAt(before, start), end: positionAt(before, before.length - end) },
    text: after.slice(start, after.length - end),
  };
}

/** Times from an edit in an open file to the diagnostics that follow. */
async function measureEdits(copy: string, cli: readonly string[]): Promise<readonly Timing[]> {
  const texts = new Map(watchedEdits.map(({ file }) => [file, readFileSync(join(copy, file), "utf8")]));
  const client = await opened(copy, cli, [...texts.keys()]);
  const samples = watchedEdits.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, { file, change, back }] of watchedEdits.entries()) {
      await new Promise((resolve) => setTimeout(resolve, round === 0 ? 1500 : 100));
      const text = texts.get(file)!;
      const edited = text.replace(...(round % 2 === 0 ? change : back));
      if (edited === text) throw new Error(`there is nothing to edit in ${file}`);
      texts.set(file, edited);
      client.diagnostics.clear();
      const sent = difference(text, edited);
      const start = performance.now();
      client.change(file, [sent]);
      await client.until(() => client.diagnostics.has(file));
      if (round > 1) samples[i]!.push((performance.now() - start) * 1e6);
    }
  }
  await client.stop();
  return watchedEdits.map(({ name }, i) => timing(`diagnostics: ${name}`, samples[i]!));
}
