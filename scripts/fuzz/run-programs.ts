// Compares random programs with a running PyTorch: generates them, runs scripts/fuzz/pytorch.py, shrinks and prints disagreements.

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { offerWasm } from "../../generated/index.js";
import { compare, type Disagreement } from "./compare.js";
import { explained, rowOf, rows } from "./explained.js";
import { familyNames, ofFamily } from "./families.js";
import { generate, type Numbers, numberKinds, Operators } from "./generate.js";
import { end, Late } from "./limit.js";
import { avoided, avoiding } from "./not-generated.js";
import type { Answer, Program } from "./program.js";
import { type Shrunk, shrink } from "./shrink.js";
import { inputText, stepText } from "./text.js";
import { Worker } from "./worker.js";

const usage = `npx tsx scripts/fuzz/run-programs.ts [options]

Runs random programs here and in PyTorch 1.13, and compares after each step: refusals, dtypes, shapes, strides, offsets, shared memory,
requires_grad, nodes, versions, values; at the end gradients. Where PyTorch's process dies, that is counted by operator, and
what stands before is compared all the same. Exit code 1 if more than 1 % of the programs disagree without an explanation.

  --seed N          other programs for each seed (default 1)
  --programs N      how many (default 200)
  --operators TEXT  only operators whose name matches this regular expression
  --families TEXT   programs of single families of calls (scripts/fuzz/families.ts) whose name matches this regular expression
  --wasm-from N     run loops in WebAssembly from N elements on, in place of where each pays
  --numbers KIND    real, complex or half: which dtypes programs are mostly about (default real)
  --min-steps N     fewest steps of a program (default 3)
  --max-steps N     most steps of a program (default 8)
  --only ID         one program of the seed, by its number
  --python FILE     the interpreter that has torch (default /usr/bin/python3)
  --no-shrink       print programs as they were generated
  --json FILE       write what disagrees, and each row of the explained ones, to FILE
  --record FILE     write the programs that agree, with PyTorch's answers, to FILE (gzipped), for tests/fuzz/replay.test.ts
  --seconds N       stop after this time, within a program too (default 1800)
`;

const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    programs: { type: "string", default: "200" },
    operators: { type: "string" },
    families: { type: "string" },
    "wasm-from": { type: "string" },
    numbers: { type: "string", default: "real" },
    "min-steps": { type: "string", default: "3" },
    "max-steps": { type: "string", default: "8" },
    only: { type: "string" },
    python: { type: "string", default: "/usr/bin/python3" },
    "no-shrink": { type: "boolean", default: false },
    json: { type: "string" },
    record: { type: "string" },
    seconds: { type: "string", default: "1800" },
    help: { type: "boolean", default: false },
  },
});

function whole(name: "seed" | "programs" | "min-steps" | "max-steps" | "seconds" | "only" | "wasm-from"): number {
  const value = Number(options[name]);
  if (Number.isInteger(value) && value >= 0) return value;
  process.stderr.write(`--${name} is a whole number, not ${options[name]}\n`);
  process.exit(2);
}

function print({ program, disagreement }: Shrunk): string {
  const lines = [`program ${program.id}: ${disagreement.op}: ${disagreement.kind}`];
  lines.push(...program.inputs.map(inputText), ...program.steps.map(stepText));
  if (program.backward !== undefined && disagreement.step >= program.steps.length)
    lines.push(`  gradients of ${program.backward.outputs} for ${program.backward.leaves}`);
  lines.push(`    PyTorch: ${disagreement.theirs}`, `    here:    ${disagreement.ours}`);
  return lines.join("\n");
}

const earlier = "a step of an earlier program";

/** The operator that is blamed if PyTorch's process crashes at a step, and the number of the row that explains the crash, or -1. */
function blamed(program: Program, at: number, theirs: string): { name: string; row: number } {
  for (const [step, { op }] of program.steps.slice(0, at + 1).entries()) {
    const row = rowOf({ step, op, kind: "crash", theirs, ours: "" }, program);
    if (row >= 0) return { name: op, row };
  }
  return { name: `${program.steps[at]?.op ?? "gradients"}, the last step that began`, row: -1 };
}

async function main(): Promise<number> {
  if (options.help) {
    process.stdout.write(usage);
    return 0;
  }
  const [seed, count] = [whole("seed"), whole("programs")];
  const limits = { minSteps: whole("min-steps"), maxSteps: whole("max-steps") };
  if (!Object.hasOwn(numberKinds, options.numbers)) {
    process.stderr.write(`--numbers is one of ${Object.keys(numberKinds).join(", ")}, not ${options.numbers}\n`);
    return 2;
  }
  const families =
    options.families === undefined ? [] : familyNames.filter((name) => new RegExp(options.families!).test(name));
  if (options.families !== undefined && families.length === 0) {
    process.stderr.write(`--families names none of ${familyNames.join(", ")}\n`);
    return 2;
  }
  if (options["wasm-from"] !== undefined) {
    offerWasm().dispose();
    offerWasm(whole("wasm-from"));
  }
  const operators = new Operators(
    options.operators === undefined ? null : new RegExp(options.operators),
    options.numbers as Numbers,
  );
  /** What a comparison throws is a disagreement of its program, not the end of the run. */
  let threw = false;
  let nearer = 0;
  const compared = (program: Program, answer: Answer): Disagreement[] => {
    try {
      const steps: number[] = [];
      const all = compare(program, answer, explained, new Map(), steps);
      nearer += new Set(steps).size;
      return all;
    } catch (error) {
      if (error instanceof Late) throw error;
      threw = true;
      const step = answer.steps.length - 1;
      return [{ step, op: program.steps[step]?.op ?? "", kind: "results", theirs: "no error", ours: String(error) }];
    }
  };
  const worker = new Worker(options.python);
  /** A program without what has no answer to compare with, and the answer to the rest. Each round leaves out a step or the gradients, so it ends. */
  const settled = async (program: Program, answer: Answer, avoids: Set<number>) => {
    for (let other = avoiding(program, answer); other !== null; other = avoiding(program, answer)) {
      avoids.add(other.row);
      avoidedOps[other.row]!.set(other.op, (avoidedOps[other.row]!.get(other.op) ?? 0) + 1);
      program = other.program;
      answer = await worker.ask(program);
    }
    return { program, answer };
  };
  end.at = Date.now() + whole("seconds") * 1000;
  const found: Shrunk[] = [];
  const perRow = rows.map(() => 0);
  const perAvoided = avoided.map(() => 0);
  const avoidedOps = avoided.map(() => new Map<string, number>());
  let withRow = 0;
  const examples = rows.map((): string[] => []);
  const answered: { program: Program; answer: Answer }[] = [];
  const used = new Set<string>();
  // Crashes of PyTorch's process are not disagreements; they are attributed to an operator with a row for them, even if a later
  // operator crashed.
  const died = new Map<string, number>();
  let [generated, steps, refused, withGradients] = [0, 0, 0, 0];
  try {
    const numbers = options.only === undefined ? Array.from({ length: count }, (_, i) => i) : [whole("only")];
    for (const number of numbers) {
      const [id, start] = [`${seed}.${number}`, seed * 1000003 + number];
      let program =
        families.length > 0
          ? ofFamily(id, start, families, options.numbers as Numbers)
          : generate(id, start, operators, limits);
      if (Date.now() >= end.at) break;
      let answer = await worker.ask(program);
      if (answer.crashed !== undefined && !answer.late) {
        // The process's memory may have been corrupted by an earlier program: in a new process this one may complete.
        const again = await worker.ask(program);
        if (again.crashed === undefined) died.set(earlier, (died.get(earlier) ?? 0) + 1);
        answer = again;
      }
      const avoids = new Set<number>();
      ({ program, answer } = await settled(program, answer, avoids));
      let unexplained: Disagreement | undefined;
      const hit = new Set<number>();
      threw = false;
      let all = compared(program, answer);
      // Whether PyTorch agrees with itself is asked in all ways only where something differs: it takes many runs of the program.
      const differing = { ...program, differences: true as const };
      if (all.length > 0 && answer.crashed === undefined) {
        const again = await worker.ask(differing);
        if (again.crashed === undefined) {
          ({ program, answer } = await settled(differing, again, avoids));
          all = compared(program, answer);
        }
      }
      if (answer.crashed !== undefined) {
        // Without an answer there is nothing to compare; one that is late counts unless a row says why.
        const { name, row } = blamed(program, answer.crashedAt ?? 0, answer.crashed);
        if (answer.late !== true || row >= 0) {
          died.set(name, (died.get(name) ?? 0) + 1);
          all.length = 0;
        }
        // The steps before the crash are still compared.
        const { backward: _, ...rest } = program;
        const first = { ...rest, steps: program.steps.slice(0, answer.crashedAt ?? 0) };
        if (first.steps.length > 0) {
          const before = await settled(first, await worker.ask(first), avoids);
          answer = before.answer;
          // The process may crash from these when it frees memory later: that crash was already counted.
          if (answer.crashed === undefined) all.unshift(...compared(before.program, answer));
        }
      }
      for (const row of avoids) perAvoided[row]!++;
      if (Date.now() >= end.at) break;
      generated++;
      for (const disagreement of all) {
        const row = rowOf(disagreement, program);
        if (row >= 0) {
          hit.add(row);
          const { op, kind, theirs, ours } = disagreement;
          examples[row]!.push(
            `${program.id} ${op} ${kind}: PyTorch ${theirs.slice(0, 120)}, here ${ours.slice(0, 120)}`,
          );
        } else unexplained ??= disagreement;
      }
      for (const row of hit) perRow[row]!++;
      if (hit.size > 0 && unexplained === undefined) withRow++;
      for (const [i, step] of answer.steps.entries()) {
        steps++;
        if (step.error !== undefined) refused++;
        else used.add(program.steps[i]!.op);
      }
      if (answer.backward !== undefined) withGradients++;
      if (unexplained !== undefined) {
        const shrunk =
          options["no-shrink"] || threw
            ? { program, answer, disagreement: unexplained }
            : await shrink(program, answer, unexplained, (candidate) =>
                worker.ask({ ...candidate, differences: true as const }),
              );
        found.push(shrunk);
        process.stdout.write(`${print(shrunk)}\n`);
      } else if (all.length === 0) answered.push({ program, answer });
    }
  } finally {
    worker.stop();
  }
  const percent = ((100 * found.length) / Math.max(1, generated)).toFixed(2);
  process.stdout.write(
    `${generated} programs, ${steps} steps of ${used.size} operators that PyTorch ran (${refused} refused), gradients of ${withGradients}: ${found.length} disagree without an explanation (${percent} %), ${withRow} with one (${((100 * withRow) / Math.max(1, generated)).toFixed(2)} %)\n`,
  );
  process.stdout.write(`${nearer} steps differ from PyTorch, but agree with PyTorch in double precision\n`);
  for (const [i, { operator, reason }] of avoided.entries())
    if (perAvoided[i]! > 0)
      process.stdout.write(
        `not generated ${perAvoided[i]}: ${operator}: ${reason}: ${[...avoidedOps[i]!].map(([op, times]) => (times > 1 ? `${op} ${times}` : op)).join(", ")}\n`,
      );
  for (const [name, times] of died) process.stdout.write(`PyTorch's process died ${times}: ${name}\n`);
  for (const [i, { operator, kind, reason }] of rows.entries())
    if (perRow[i]! > 0) process.stdout.write(`explained ${perRow[i]}: ${operator} ${kind}: ${reason}\n`);
  if (options.json !== undefined) {
    const explainedRows = rows.map((row, i) => ({ ...row, programs: perRow[i], found: examples[i] }));
    writeFileSync(
      options.json,
      JSON.stringify(
        { seed, generated: generated, steps, refused, found, died: [...died], explained: explainedRows },
        null,
        1,
      ),
    );
  }
  if (options.record !== undefined) {
    const lines = answered.map((record) => JSON.stringify(record)).join("\n");
    writeFileSync(options.record, gzipSync(`${lines}\n`, { level: 9 }));
  }
  return found.length > generated / 100 ? 1 : 0;
}

process.exitCode = await main();
