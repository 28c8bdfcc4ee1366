// Checks laws on random programs: under modes, wrappers, graphs and rewrites, and in other forms, a program has the same outcome as without them.

import { parseArgs } from "node:util";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";
import { familyNames, ofFamily } from "./families.js";
import { generate, type Numbers, numberKinds, Operators } from "./generate.js";
import { applyLaw, laws, offerAlways, reasonOf, shrinkBreach } from "./laws.js";
import { end, Late, limited } from "./limit.js";
import { inputText, stepText } from "./text.js";

const usage = `npx tsx scripts/fuzz/run-laws.ts [options]

Runs random programs by themselves and under each of ${laws.length} laws, and compares refusals, dtypes, shapes, values and gradients.
Needs no PyTorch. Prints the smallest program of each breach; exit code 1 if one has no reason in scripts/fuzz/broken-laws.json.

  --seed N          other programs for each seed (default 1)
  --programs N      how many (default 100)
  --numbers KIND    real, complex or half: which dtypes programs are mostly about (default real)
  --operators TEXT  only operators whose name matches this regular expression
  --families TEXT   programs of single families of calls (scripts/fuzz/families.ts) whose name matches this regular expression
  --law TEXT        only laws whose name matches this regular expression
  --min-steps N     fewest steps of a program (default 2)
  --max-steps N     most steps of a program (default 6)
  --only N          one program of the seed, by its number
  --explained       name the programs of breaches with a reason, too
  --no-shrink       print programs as they were generated
  --seconds N       stop after this time (default 1800)
  --list            print the names of the laws

`;

const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    programs: { type: "string", default: "100" },
    numbers: { type: "string", default: "real" },
    operators: { type: "string" },
    families: { type: "string" },
    law: { type: "string" },
    "min-steps": { type: "string", default: "2" },
    "max-steps": { type: "string", default: "6" },
    only: { type: "string" },
    explained: { type: "boolean", default: false },
    "no-shrink": { type: "boolean", default: false },
    seconds: { type: "string", default: "1800" },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

class Usage extends Error {}

function whole(name: "seed" | "programs" | "min-steps" | "max-steps" | "seconds" | "only"): number {
  const value = Number(options[name]);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Usage(`--${name} is a whole number, not ${options[name]}`);
}

function pattern(name: "operators" | "law" | "families"): RegExp | null {
  const text = options[name];
  if (text === undefined) return null;
  try {
    return new RegExp(text);
  } catch (error) {
    throw new Usage(`--${name}: ${(error as Error).message}`);
  }
}

function main(): number {
  const seed = whole("seed");
  const limits = { minSteps: whole("min-steps"), maxSteps: whole("max-steps") };
  if (!Object.hasOwn(numberKinds, options.numbers))
    throw new Usage(`--numbers is one of ${Object.keys(numberKinds).join(", ")}, not ${options.numbers}`);
  const name = pattern("law");
  const chosen = laws.filter((law) => name === null || name.test(law.name));
  if (chosen.length === 0) throw new Usage(`no law's name matches --law ${options.law}; --list prints them`);
  const operators = new Operators(pattern("operators"), options.numbers as Numbers);
  if (operators.all.length === 0 || Object.values(operators.byKind).every((list) => list.length === 0))
    throw new Usage(`no operator's name matches --operators ${options.operators}`);
  const family = pattern("families");
  const families = family === null ? [] : familyNames.filter((one) => family.test(one));
  if (family !== null && families.length === 0) throw new Usage(`--families names none of ${familyNames.join(", ")}`);
  warnings.emit = () => {};
  offerAlways();
  end.at = Date.now() + whole("seconds") * 1000;
  const counts = new Map(chosen.map((law) => [law.name, { held: 0, silent: 0, broken: 0, explained: 0 }]));
  const known = new Set<string>();
  const numbers = options.only === undefined ? Array.from({ length: whole("programs") }, (_, i) => i) : [whole("only")];
  let [generated, unexplained] = [0, 0];
  // The programs with a breach that has no reason, and with one that has.
  const [open, reasoned] = [new Set<number>(), new Set<number>()];
  for (const number of numbers) {
    if (Date.now() >= end.at) break;
    const [id, start] = [`${seed}.${number}`, seed * 1000003 + number];
    const program =
      families.length > 0
        ? ofFamily(id, start, families, options.numbers as Numbers)
        : generate(id, start, operators, limits);
    generated++;
    const explain = (law: string, op: string, reason: string) => {
      counts.get(law)!.explained++;
      reasoned.add(number);
      if (options.explained) process.stdout.write(`program ${id}, ${law}: ${op}, with a reason: ${reason}\n`);
    };
    for (const law of chosen) {
      const count = counts.get(law.name)!;
      try {
        const breach = limited(() => applyLaw(law, program));
        if (breach === null) count.held++;
        else if (breach === "silent") count.silent++;
        else {
          const reason = reasonOf(breach, program);
          if (reason !== null) {
            explain(law.name, breach.op, reason);
            continue;
          }
          const smallest = options["no-shrink"] ? { program, breach } : shrinkBreach(law, program, breach);
          // What throws is attributed to the last operator until the program has shrunk.
          const late = reasonOf(smallest.breach, smallest.program);
          if (late !== null) {
            explain(law.name, smallest.breach.op, late);
            continue;
          }
          count.broken++;
          unexplained++;
          open.add(number);
          const kind = `${law.name} ${breach.op} ${breach.what.replace(/[-0-9.e+x]+/g, "#").slice(0, 60)}`;
          // Each kind is printed in full once, further programs by their numbers, for --only.
          if (known.has(kind)) {
            process.stdout.write(`program ${program.id}, ${kind}, again\n`);
            continue;
          }
          known.add(kind);
          const lines = [`program ${program.id}, ${law.name}: ${smallest.breach.op}: ${smallest.breach.what}`];
          lines.push(...smallest.program.inputs.map(inputText), ...smallest.program.steps.map(stepText));
          const { backward } = smallest.program;
          if (backward !== undefined) lines.push(`  gradients of ${backward.outputs} for ${backward.leaves}`);
          process.stdout.write(`${lines.join("\n")}\n`);
        }
      } catch (error) {
        if (!(error instanceof Late)) throw error;
        // A timeout is not a violation, but a law that is never checked should be visible.
        count.silent++;
        process.stdout.write(`program ${program.id}, ${law.name}: ${error.message}\n`);
      }
    }
  }
  for (const [law, { held, silent, broken, explained }] of counts) {
    const why = explained > 0 ? `, ${explained} with a reason` : "";
    process.stdout.write(`${law}: held ${held}, says nothing of ${silent}, broken ${broken}${why}\n`);
  }
  process.stdout.write(`${generated} programs, ${chosen.length} laws: ${unexplained} breaches without a reason\n`);
  const share = (programs: ReadonlySet<number>) =>
    `${programs.size} (${((100 * programs.size) / Math.max(1, generated)).toFixed(2)} %)`;
  process.stdout.write(
    `programs with a breach without a reason: ${share(open)}, with any: ${share(new Set([...open, ...reasoned]))}\n`,
  );
  return unexplained > 0 ? 1 : 0;
}

if (options.help) process.stdout.write(usage);
else if (options.list) process.stdout.write(`${laws.map(({ name }) => name).join("\n")}\n`);
else {
  try {
    process.exitCode = main();
  } catch (error) {
    if (!(error instanceof Usage)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
