// `npm run conformance -- --all FOLDER`: compares tengen with PyTorch's recorded answers and prints one line per kind.

import { readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Command } from "commander";
import { type Floor, floorDifference, floorOf, readFloors, writeFloors } from "./floors.js";
import { kindOf, kinds, runFile } from "./kinds.js";
import { readKnownDifferences, runWith, staleRows } from "./known.js";
import { addReport, messageOf, newReport, type Report, skipReasons, summaryLine } from "./report.js";

const flagOf = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const command = new Command("conformance").description(
  "Compares tengen with PyTorch's recorded answers. Exits 1 if a record fails that is not in known.json, if a row of known.json matches nothing, or if fewer records pass than floors.json says; 2 if a file cannot be read.",
);
for (const [kind, { about }] of Object.entries(kinds)) command.option(`--${flagOf(kind)} <files...>`, about);
command
  .option("--all <folder>", "every file of a folder whose kind is known")
  .option(
    "--operator <name>",
    "only records of one operator (searchsorted, aten::add.Tensor), or the record of this id",
  )
  .option(
    "--device <name>",
    "a device, or the package or file that brings it: run records of calls, gradients, programs and casts there: what it does not support is counted apart (with --skips: why)",
  )
  .option("--import <file>", "a module that registers the device's backend")
  .option("--known <file>", 'differences of the device: [{ "what": REGEXP, "why": REGEXP, "reason": TEXT }]')
  .option("--threads <count>", "compute on so many threads, calls of any size")
  .option("--poison", "fill memory that the engine and graphs give back with NaN, of any size")
  .option("--json <file>", "write the results as JSON, too")
  .option("--no-texts", "leave out the messages that are worded otherwise than C10's, which stand beside ours")
  .option("--skips", "print the reasons for skipping")
  .option("--write-floors", "note in floors.json how many records of each file pass now")
  .parse();
const options = command.opts<Record<string, unknown>>();

function filesOf(kind: string): string[] {
  return (options[kind] as string[] | undefined) ?? [];
}

const folder = options["all"] as string | undefined;
let inFolder: string[] = [];
try {
  inFolder = folder === undefined ? [] : readdirSync(folder).sort();
} catch (error) {
  console.error(`cannot read ${folder}: ${messageOf(error)}`);
  process.exit(2);
}
const operator = options["operator"] as string | undefined;
let device = options["device"] as string | undefined;
const onDevices = Object.keys(kinds).filter((kind) => kinds[kind]!.loadOn !== undefined);
if (device !== undefined) {
  const others = Object.keys(kinds).filter((kind) => !onDevices.includes(kind) && options[kind] !== undefined);
  if (others.length > 0) {
    const flags = (of: readonly string[]): string => of.map((kind) => `--${flagOf(kind)}`).join(", ");
    console.error(`--device runs files of ${flags(onDevices)}, not those of ${flags(others)}`);
    process.exit(2);
  }
  const { isDevice, loadBackend } = await import("../../generated/index.js");
  if (options["import"] !== undefined) await import(pathToFileURL(resolve(options["import"] as string)).href);
  try {
    if (!isDevice(device)) device = (await loadBackend(device)).device;
  } catch (error) {
    console.error(`--device ${device} is no device here, and brings none: ${messageOf(error)}`);
    process.exit(2);
  }
}
try {
  if (options["known"] !== undefined) readKnownDifferences(options["known"] as string);
} catch (error) {
  console.error(`--known ${options["known"]}: ${(error as Error).message}`);
  process.exit(2);
}
const threads = options["threads"] as string | undefined;
if (threads !== undefined) {
  const { shareAmong } = await import("./threads.js");
  try {
    shareAmong(Number(threads));
    runWith("wasm");
  } catch (error) {
    console.error(`--threads ${threads}: ${messageOf(error)}`);
    process.exit(2);
  }
}
const reports: Record<string, Report> = {};
const floors = readFloors();
if (options["poison"] === true) {
  const { poisonPool } = await import("../../generated/index.js");
  const { useLargeMemory } = await import("../../runtime/kernels/memory/large.js");
  useLargeMemory();
  poisonPool(true, 0);
}
const measured: Record<string, Floor> = {};
const lost: string[] = [];
for (const kind of device === undefined ? Object.keys(kinds) : onDevices) {
  const files = [
    ...filesOf(kind),
    ...inFolder.filter((file) => kindOf(file) === (kinds[kind]!.over ?? kind)).map((file) => join(folder!, file)),
  ];
  if (files.length === 0) continue;
  reports[kind] = newReport();
  for (const file of files) {
    const name = device === undefined ? `${basename(file)}${kinds[kind]!.way ?? ""}` : `${basename(file)} on ${device}`;
    try {
      const report = await runFile(kind, file, { operator, device });
      addReport(reports[kind], report);
      // Texts that deliberately differ from C10's, each kind once: C10's, with ours below.
      if (options["texts"] !== false && "texts" in report)
        for (const text of report.texts as string[]) console.log(text);
      if (operator !== undefined) continue;
      measured[name] = floorOf(kind, report);
      const found = floorDifference(floors[name], report);
      if (found !== null) lost.push(`LOST ${name}: ${found}`);
      const matched = new Set(report.known.flatMap(({ rows }) => rows));
      for (const row of staleRows(name, matched)) {
        lost.push(
          `STALE known.json: nothing in ${name} is ${row.what} with ${row.why} any more; take the file off the row`,
        );
      }
    } catch (error) {
      console.error(`cannot read ${file}: ${messageOf(error)}`);
      process.exit(2);
    }
  }
}
if (Object.keys(reports).length === 0) command.help({ error: true });
for (const report of Object.values(reports)) {
  for (const { id, why } of report.failed) console.log(`FAILED ${id}: ${why}`);
  for (const { id, why, rows } of report.known) {
    console.log(`KNOWN ${id}: ${why} (${[...new Set(rows.map(({ reason }) => reason))].join("; ")})`);
  }
  for (const { id, why } of report.deviating) console.log(`DEVIATES ${id}: ${why}`);
  if (options["skips"] === true)
    for (const [why, count] of skipReasons(report)) console.log(`skipped ${count}: ${why}`);
}
const unread = inFolder.filter((file) => /\.jsonl?(\.gz)?$/.test(file) && kindOf(file) === null);
if (unread.length > 0) console.log(`not run, since no kind reads them yet: ${unread.join(", ")}`);
for (const line of lost) console.log(line);
for (const [kind, report] of Object.entries(reports))
  console.log(summaryLine(flagOf(kind).toUpperCase(), report, device));
if (
  operator !== undefined &&
  Object.values(reports).every(
    ({ passed, failed, known, skipped, deviating }) =>
      passed + failed.length + known.length + skipped.length + deviating.length === 0,
  )
) {
  console.error(`no record is of ${operator}`);
  process.exit(2);
}
if (options["writeFloors"] === true) writeFloors(measured);
if (typeof options["json"] === "string") writeFileSync(options["json"], `${JSON.stringify(reports, null, 1)}\n`);
process.exitCode = lost.length > 0 || Object.values(reports).some((report) => report.failed.length > 0) ? 1 : 0;
