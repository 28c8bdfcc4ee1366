// `npm run conformance -- --ops FILE...`: compares tengen with PyTorch's recorded answers and prints one line per kind.

import { writeFileSync } from "node:fs";
import { Command } from "commander";
import { readRecords, readText } from "./files.js";
import type { GradRecord } from "./grads.js";
import type { OpRecord } from "./ops.js";
import { addReport, messageOf, newReport, type Report, skipReasons, summaryLine } from "./report.js";
import type { SchemaRecord } from "./schemas.js";

interface Options {
  readonly ops?: string[];
  readonly grads?: string[];
  readonly programs?: string[];
  readonly schemas?: string[];
  readonly scenarios?: string[];
  readonly calls?: string[];
  readonly json?: string;
  readonly skips?: boolean;
  readonly texts?: boolean;
}

/** Each kind loads what it needs when it is asked for. */
const runners: Readonly<Record<string, () => Promise<(file: string) => Report>>> = {
  ops: async () => {
    const { runOps } = await import("./ops.js");
    return (file) => runOps(readRecords<OpRecord>(file));
  },
  grads: gradRunner,
  programs: gradRunner,
  schemas: async () => {
    const { runSchemas } = await import("./schemas.js");
    return (file) => runSchemas(readRecords<SchemaRecord>(file));
  },
  scenarios: async () => {
    const { runScenarios } = await import("./dispatch.js");
    return (file) => runScenarios(linesOf(file));
  },
  calls: async () => {
    const { runCalls } = await import("./dispatch.js");
    return (file) => runCalls(linesOf(file));
  },
};

async function gradRunner(): Promise<(file: string) => Report> {
  const { runGrads } = await import("./grads.js");
  return (file) => runGrads(readRecords<GradRecord>(file));
}

function linesOf(file: string): string[] {
  return readText(file)
    .split("\n")
    .filter((line) => line !== "");
}

const command = new Command("conformance")
  .description(
    "Compares tengen with PyTorch's recorded answers. Exits 1 if a record fails, 2 if a file cannot be read.",
  )
  .option("--ops <files...>", "OPS records: calls of operators")
  .option("--grads <files...>", "GRADS records: gradients, second order, forward mode")
  .option("--programs <files...>", "programs of several steps")
  .option("--schemas <files...>", "operator schemas")
  .option("--scenarios <files...>", "dispatcher scenarios: tables after each registration")
  .option("--calls <files...>", "dispatcher calls: which kernels ran")
  .option("--json <file>", "write the results as JSON, too")
  .option("--no-texts", "leave out the messages that are worded otherwise than C10's, which stand beside ours")
  .option("--skips", "print the reasons for skipping");
command.parse();
const options = command.opts<Options>();

const reports: Record<string, Report> = {};
for (const [kind, load] of Object.entries(runners)) {
  const files = options[kind as keyof Options] as string[] | undefined;
  if (files === undefined) continue;
  const run = await load();
  const report = newReport();
  for (const file of files) {
    try {
      const result = run(file);
      addReport(report, result);
      // Words that differ from C10's on purpose, each kind once: theirs, and ours below.
      if (options.texts !== false && "texts" in result) for (const text of result.texts as string[]) console.log(text);
    } catch (error) {
      console.error(`cannot read ${file}: ${messageOf(error)}`);
      process.exit(2);
    }
  }
  for (const { id, why } of report.failed) console.log(`FAILED ${id}: ${why}`);
  for (const { id, why, rows } of report.known) {
    console.log(`KNOWN ${id}: ${why} (${[...new Set(rows.map(({ reason }) => reason))].join("; ")})`);
  }
  for (const { id, why } of report.deviating) console.log(`DEVIATES ${id}: ${why}`);
  if (options.skips === true) for (const [why, count] of skipReasons(report)) console.log(`skipped ${count}: ${why}`);
  reports[kind] = report;
}
if (Object.keys(reports).length === 0) command.help({ error: true });
for (const [kind, report] of Object.entries(reports)) console.log(summaryLine(kind.toUpperCase(), report));
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(reports, null, 1)}\n`);
process.exitCode = Object.values(reports).some((report) => report.failed.length > 0) ? 1 : 0;
