// `npm run conformance -- --ops FILE...`: compares tengen with PyTorch's recorded answers and prints one line per kind.

import { writeFileSync } from "node:fs";
import { Command } from "commander";
import { runCalls, runScenarios } from "./dispatch.js";
import { readRecords, readText } from "./files.js";
import { type GradRecord, runGrads } from "./grads.js";
import { type OpRecord, runOps } from "./ops.js";
import { addReport, messageOf, newReport, type Report, skipReasons, summaryLine } from "./report.js";
import { runSchemas, type SchemaRecord } from "./schemas.js";

interface Options {
  readonly ops?: string[];
  readonly grads?: string[];
  readonly programs?: string[];
  readonly schemas?: string[];
  readonly scenarios?: string[];
  readonly calls?: string[];
  readonly json?: string;
  readonly skips?: boolean;
}

const runners: Readonly<Record<string, (file: string) => Report>> = {
  ops: (file) => runOps(readRecords<OpRecord>(file)),
  grads: (file) => runGrads(readRecords<GradRecord>(file)),
  programs: (file) => runGrads(readRecords<GradRecord>(file)),
  schemas: (file) => runSchemas(readRecords<SchemaRecord>(file)),
  scenarios: (file) => runScenarios(readText(file).split("\n")),
  calls: (file) => runCalls(readText(file).split("\n")),
};

const command = new Command("conformance")
  .description("Compares tengen with PyTorch's recorded answers. Exits 1 if a record fails, 2 if a file cannot be read.")
  .option("--ops <files...>", "OPS records: calls of operators")
  .option("--grads <files...>", "GRADS records: gradients, second order, forward mode")
  .option("--programs <files...>", "programs of several steps")
  .option("--schemas <files...>", "operator schemas")
  .option("--scenarios <files...>", "dispatcher scenarios: tables after each registration")
  .option("--calls <files...>", "dispatcher calls: which kernels ran")
  .option("--json <file>", "write the results as JSON, too")
  .option("--skips", "print the reasons for skipping");
command.parse();
const options = command.opts<Options>();

const reports: Record<string, Report> = {};
for (const [kind, run] of Object.entries(runners)) {
  const files = options[kind as keyof Options] as string[] | undefined;
  if (files === undefined) continue;
  const report = newReport();
  for (const file of files) {
    try {
      addReport(report, run(file));
    } catch (error) {
      console.error(`cannot read ${file}: ${messageOf(error)}`);
      process.exit(2);
    }
  }
  for (const { id, why } of report.failed) console.log(`FAILED ${id}: ${why}`);
  if (options.skips === true) for (const [why, count] of skipReasons(report)) console.log(`skipped ${count}: ${why}`);
  reports[kind] = report;
}
if (Object.keys(reports).length === 0) command.help({ error: true });
for (const [kind, report] of Object.entries(reports)) console.log(summaryLine(kind.toUpperCase(), report));
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(reports, null, 1)}\n`);
process.exitCode = Object.values(reports).some((report) => report.failed.length > 0) ? 1 : 0;
