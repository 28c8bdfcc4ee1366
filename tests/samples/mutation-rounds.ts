// Breaks formulas of derivatives.yaml through the generator, one place per operator at a time and many operators per round, and collects the
// mutants that the checks of the samples do not detect.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import { kernelFiles } from "../../codegen/cli/generate.js";
import { readInputs } from "../../codegen/cli/inputs.js";
import { DiagnosticsError } from "../../codegen/diagnostics.js";
import { generate, PipelineMemory } from "../../codegen/pipeline.js";
import { parseSchema } from "../../runtime/schema/parse.js";
import type { Request } from "./mutant-run.js";
import { mutantsOf } from "./mutants.js";

/** A line of an entry with one place broken. */
export interface BrokenLine {
  readonly operator: string;
  /** The names before the colon. */
  readonly line: string;
  readonly mode: "forward" | "reverse";
  readonly kind: string;
  readonly formula: string;
}

interface Line {
  readonly line: string;
  readonly mode: "forward" | "reverse";
  readonly text: string;
  /** The position of the formula in the file, including quotes. */
  readonly start: number;
  readonly end: number;
}

export interface Report {
  readonly mutants: number;
  /** The number that the generator rejected. */
  readonly refused: number;
  /** The numbers detected by first derivatives of the samples and by the other checks. */
  readonly first: number;
  readonly later: number;
  readonly survivors: readonly BrokenLine[];
}

function linesOf(yaml: string): ReadonlyMap<string, { readonly schema: string; readonly lines: readonly Line[] }> {
  const root = parseDocument(yaml).contents;
  if (!isSeq(root)) throw new Error("derivatives.yaml is not a list");
  const found = new Map<string, { readonly schema: string; readonly lines: readonly Line[] }>();
  for (const entry of root.items) {
    if (!isMap(entry)) continue;
    const schema = String(entry.get("name"));
    const { name, arguments: args } = parseSchema(schema);
    const lines = entry.items.flatMap(({ key, value }): Line[] => {
      const line = String(key);
      if (!isScalar(value) || typeof value.value !== "string" || line === "name") return [];
      if (line === "output_differentiability") return [];
      const namesArguments = line.split(",").every((one) => args.some((argument) => argument.name === one.trim()));
      const [start, end] = value.range!;
      return [{ line, mode: namesArguments ? "reverse" : "forward", text: value.value, start, end }];
    });
    found.set(name.full, { schema, lines });
  }
  return found;
}

/** A copy of the project in which formulas can be broken. */
export class Workshop {
  readonly #root: string;
  readonly #copy: string;
  readonly #yaml: string;
  readonly #memory = new PipelineMemory();
  #kernels: Awaited<ReturnType<typeof kernelFiles>> | null = null;

  constructor(root: string, copy: string) {
    this.#root = root;
    this.#copy = copy;
    this.#yaml = readFileSync(join(root, "derivatives.yaml"), "utf8");
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(join(copy, "tests"), { recursive: true });
    for (const name of [
      "package.json",
      "tsconfig.json",
      "runtime",
      "generated",
      "tests/samples",
      "tests/conformance",
    ]) {
      cpSync(join(root, name), join(copy, name), { recursive: true });
    }
    cpSync(join(root, "tests/data/edge-gradients.jsonl.gz"), join(copy, "tests/data/edge-gradients.jsonl.gz"));
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  }

  /** Every mutant of every line, by operator. */
  mutants(wanted: (operator: string) => boolean): ReadonlyMap<string, readonly BrokenLine[]> {
    const found = new Map<string, readonly BrokenLine[]>();
    for (const [operator, { schema, lines }] of linesOf(this.#yaml)) {
      if (!wanted(operator)) continue;
      const broken = lines.flatMap(({ line, mode, text }) =>
        mutantsOf(text, parseSchema(schema), mode === "forward").map((mutant) => ({ operator, line, mode, ...mutant })),
      );
      if (broken.length > 0) found.set(operator, broken);
    }
    return found;
  }

  #broken(mutants: readonly BrokenLine[]): string {
    const lines = linesOf(this.#yaml);
    const edits = mutants
      .map(({ operator, line, formula }) => {
        const { start, end } = lines.get(operator)!.lines.find((one) => one.line === line)!;
        return { start, end, text: JSON.stringify(formula) };
      })
      .sort((a, b) => b.start - a.start);
    let text = this.#yaml;
    for (const { start, end, text: by } of edits) text = `${text.slice(0, start)}${by}\n${text.slice(end)}`;
    return text;
  }

  /**
   * Generates with these formulas broken, at most one per operator.
   * @returns the operators whose mutants the generator rejects; nothing was written then
   */
  async #generate(mutants: readonly BrokenLine[]): Promise<ReadonlySet<string>> {
    const text = this.#broken(mutants);
    const inputs = readInputs(this.#root, { out: "generated" });
    this.#kernels ??= await kernelFiles(this.#root, inputs.kernels ?? []);
    try {
      const { files } = generate({
        ...inputs,
        derivatives: { path: "derivatives.yaml", text },
        kernels: this.#kernels,
        libraryKernels: [],
        lenient: false,
        memory: this.#memory,
      });
      for (const [name, content] of files) writeFileSync(join(this.#copy, "generated", name), content);
      writeFileSync(join(this.#copy, "derivatives.yaml"), text);
      return new Set();
    } catch (error) {
      if (!(error instanceof DiagnosticsError)) throw error;
      const bad = this.#complainedOf(error, text, mutants);
      if (bad !== null || mutants.length === 1) return bad ?? new Set(mutants.map(({ operator }) => operator));
      const middle = mutants.length >> 1;
      const halves = [mutants.slice(0, middle), mutants.slice(middle)];
      const found: string[] = [];
      for (const half of halves) found.push(...(await this.#generate(half)));
      return new Set(found);
    }
  }

  /**
   * The operators whose entries the diagnostics are about; null if one is about something else, such as a form derived from an entry.
   */
  #complainedOf(error: DiagnosticsError, text: string, mutants: readonly BrokenLine[]): ReadonlySet<string> | null {
    const lines = text.split("\n");
    const found = new Set<string>();
    for (const { file, line } of error.diagnostics) {
      let at = file.endsWith("derivatives.yaml") ? line - 1 : -1;
      while (at >= 0 && !lines[at]!.startsWith("- name: ")) at--;
      const operator = /^- name: "?([^("]+)/.exec(lines[at] ?? "")?.[1];
      if (operator === undefined || !mutants.some((one) => one.operator === operator)) return null;
      found.add(operator);
    }
    return found;
  }

  async #run(request: Request): Promise<readonly string[]> {
    const bundle = join(this.#copy, "tests/samples/bundle.mjs");
    await build({
      entryPoints: [join(this.#copy, "tests/samples/mutant-run.ts")],
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      outfile: bundle,
      logLevel: "error",
    });
    const file = join(this.#copy, "request.json");
    writeFileSync(file, JSON.stringify(request));
    const output = execFileSync(process.execPath, [bundle, file], { encoding: "utf8", maxBuffer: 2 ** 26 });
    return JSON.parse(output.trim().split("\n").at(-1)!) as string[];
  }

  /** Takes mutants from the queues, at most one per operator, until the queues are empty. */
  async *#rounds(queues: ReadonlyMap<string, BrokenLine[]>, refused: (mutant: BrokenLine) => void) {
    for (;;) {
      let round = [...queues.values()].flatMap((queue) => queue.splice(0, 1));
      if (round.length === 0) return;
      for (let bad = await this.#generate(round); bad.size > 0; bad = await this.#generate(round)) {
        for (const mutant of round) if (bad.has(mutant.operator)) refused(mutant);
        round = round.flatMap((mutant) =>
          bad.has(mutant.operator) ? queues.get(mutant.operator)!.splice(0, 1) : [mutant],
        );
      }
      if (round.length > 0) yield round;
    }
  }

  /**
   * Runs all of them. Operators whose samples call others are checked separately from the rest, so that every failure has one
   * cause.
   */
  async report(
    mutants: ReadonlyMap<string, readonly BrokenLine[]>,
    log: (text: string) => void = () => {},
  ): Promise<Report> {
    await this.#generate([]);
    const foreign = new Set(await this.#run({ task: "foreign" }));
    const report = { mutants: 0, refused: 0, first: 0, later: 0 };
    for (const list of mutants.values()) report.mutants += list.length;
    const groups = [false, true].map(
      (apart) =>
        new Map([...mutants].filter(([name]) => foreign.has(name) === apart).map(([name, list]) => [name, [...list]])),
    );
    const unseen: BrokenLine[] = [];
    const pass = async (task: "first" | "all", queues: ReadonlyMap<string, BrokenLine[]>) => {
      const survivors: BrokenLine[] = [];
      for await (const round of this.#rounds(queues, () => report.refused++)) {
        const broken = Object.fromEntries(round.map(({ operator, mode }) => [operator, mode]));
        const passed = new Set(await this.#run({ task, broken }));
        survivors.push(...round.filter(({ operator }) => passed.has(operator)));
        report[task === "first" ? "first" : "later"] += round.length - passed.size;
        log(`${task}: ${round.length} mutants, ${passed.size} pass`);
      }
      return survivors;
    };
    for (const queues of groups) unseen.push(...(await pass("first", queues)));
    const again = new Map<string, BrokenLine[]>();
    for (const mutant of unseen) again.set(mutant.operator, [...(again.get(mutant.operator) ?? []), mutant]);
    const survivors = await pass("all", again);
    return { ...report, survivors };
  }
}
