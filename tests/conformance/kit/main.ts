#!/usr/bin/env node
// The command of the package tengen-conformance: PyTorch's recorded answers, gradients, casts and laws on the device of a backend.

import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Command } from "commander";
import { type Device, isDevice, loadBackend, TengenError } from "../../../generated/index.js";
import { type DeviceKind, deviceKinds, recordsOf } from "../device-kinds.js";
import { readKnownDifferences } from "../known.js";
import { addReport, messageOf, newReport, type Report, skipReasons, summaryLine } from "../report.js";
import { Draw, laws } from "./laws.js";

const command = new Command("tengen-conformance")
  .description(
    "Runs PyTorch's recorded answers, opcheck and laws on the device of a backend. What the device does not support is counted apart. Exits 1 if something differs, 2 for a mistake in the arguments.",
  )
  .requiredOption("--device <name>", "a device, or the package or file that brings it, as loadBackend takes them")
  .option("--import <modules...>", "packages or files that register the backend")
  .option(
    "--data <folder>",
    "recorded answers to run in place of the sample: files of calls, gradients, programs and casts",
  )
  .option("--operator <name>", "only records of one operator (add, aten::add.Tensor), or the record of this id")
  .option("--known <file>", 'accepted differences: [{ "what": REGEXP, "why": REGEXP, "reason": TEXT }]')
  .option("--only <parts...>", "records, opcheck, laws: some of them")
  .option("--seed <number>", "the seed of the laws' random inputs", "1")
  .option("--skips", "print why calls were not supported, with counts")
  .option("--json <file>", "write the results as JSON, too")
  .parse();
const options = command.opts<{
  readonly device: string;
  readonly import?: readonly string[];
  readonly data?: string;
  readonly operator?: string;
  readonly known?: string;
  readonly only?: readonly string[];
  readonly seed: string;
  readonly skips?: true;
  readonly json?: string;
}>();

function refuse(why: string): never {
  console.error(`tengen-conformance: ${why}`);
  process.exit(2);
}

/** The address of a module: of a file, or of a package that the program's folder has. */
function addressOf(module: string): string {
  const file = resolve(module);
  if (existsSync(file)) return pathToFileURL(file).href;
  try {
    return pathToFileURL(createRequire(join(process.cwd(), "package.json")).resolve(module)).href;
  } catch {
    return refuse(`--import ${module}: there is no such file, and no such package is installed in ${process.cwd()}`);
  }
}

try {
  if (options.known !== undefined) readKnownDifferences(options.known);
} catch (error) {
  refuse(`--known ${options.known}: ${(error as Error).message}`);
}
const { only } = options;
const parts: readonly string[] = ["records", "opcheck", "laws"];
const otherPart = only?.find((part) => !parts.includes(part));
if (otherPart !== undefined) refuse(`--only takes records, opcheck and laws, got ${otherPart}`);
const runs = (part: string): boolean => only === undefined || only.includes(part);
const seed = Number(options.seed);
if (!Number.isSafeInteger(seed)) refuse(`--seed takes an integer, got ${options.seed}`);

for (const module of options.import ?? []) {
  try {
    await import(addressOf(module));
  } catch (error) {
    refuse(`--import ${module}: ${messageOf(error)}`);
  }
}
/** The device, which may be that of a package. */
async function deviceOf(name: string): Promise<Device> {
  if (isDevice(name)) return name;
  try {
    return (await loadBackend(name)).device;
  } catch (error) {
    return refuse(`--device ${name} is no device here, and brings none: ${messageOf(error)}`);
  }
}
const device = await deviceOf(options.device);

/** Beside the built command, or in the project's tests. */
const sample = ["data/", "../../data/"].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const folder = options.data ?? sample.find((one) => existsSync(join(one, "sample-ops.jsonl.gz")))!;
let files: readonly (readonly [kind: string, file: string])[];
const kinds: Readonly<Record<string, DeviceKind>> = deviceKinds;
try {
  files = readdirSync(folder)
    .sort()
    .flatMap((file) => {
      if (options.data === undefined && !file.startsWith("sample-")) return [];
      const name = file.replace(/^sample-ops/, "ops_0").replace(/^sample-/, "");
      const kind = Object.keys(kinds).find((one) => kinds[one]!.files.test(name));
      return kind === undefined ? [] : [[kind, join(folder, file)] as const];
    });
} catch (error) {
  refuse(`--data ${folder}: ${messageOf(error)}`);
}
if (files.length === 0) refuse(`--data ${folder}: no files of recorded calls, gradients, programs or casts`);

// What recorded calls are warned of says nothing about the device.
console.warn = () => {};
const reports: Record<string, Report> = {};
async function runRecords(part: string, kind: string, file: string, loadOn: DeviceKind["loadOn"]): Promise<void> {
  if (!runs(part)) return;
  reports[kind] ??= newReport();
  try {
    const run = await loadOn();
    addReport(reports[kind], await run(device, recordsOf(file, options.operator) as never[]));
  } catch (error) {
    refuse(`cannot read ${file}: ${messageOf(error)}`);
  }
}

const opcheckOn: DeviceKind["loadOn"] = async () => (await import("../opchecked.js")).runOpcheckedOn;
for (const [kind, file] of files) await runRecords("records", kind, file, kinds[kind]!.loadOn);
for (const [kind, file] of files) if (kind === "ops") await runRecords("opcheck", "opcheck", file, opcheckOn);
if (runs("laws") && options.operator === undefined) {
  const report = newReport();
  reports["laws"] = report;
  for (const [at, law] of laws.entries()) await runLaw(report, law.name, law.cases, at, law.run);
}

async function runLaw(
  report: Report,
  name: string,
  cases: number,
  at: number,
  run: (device: Device, draw: Draw) => Promise<string>,
): Promise<void> {
  let done = 0;
  let refused = "";
  for (let i = 0; i < cases; i++) {
    const caseSeed = seed + 1000 * at + i;
    try {
      const why = await run(device, new Draw(caseSeed * 2654435761));
      if (why !== "") {
        report.failed.push({ id: `law ${at + 1}, case ${i}`, why: `${name}: ${why}` });
        return;
      }
      done++;
    } catch (error) {
      const unsupported =
        error instanceof TengenError && (error.name === "UnsupportedError" || /has no kernel for/.test(error.message));
      if (!unsupported) {
        report.failed.push({ id: `law ${at + 1}, case ${i}`, why: `${name}: ${messageOf(error)}` });
        return;
      }
      refused = error.message.split("\n")[0]!;
    }
  }
  // A law of which nothing could be tried was not kept.
  if (done === 0) report.skipped.push({ id: `law ${at + 1}`, why: `${name}: ${refused}` });
  else report.passed++;
}

for (const report of Object.values(reports)) {
  for (const { id, why } of report.failed) console.log(`FAILED ${id}: ${why}`);
  for (const { id, why, rows } of report.known)
    console.log(`KNOWN ${id}: ${why} (${[...new Set(rows.map(({ reason }) => reason))].join("; ")})`);
  if (options.skips === true)
    for (const [why, count] of skipReasons(report)) console.log(`not supported ${count}: ${why}`);
}
for (const [kind, report] of Object.entries(reports)) console.log(summaryLine(kind.toUpperCase(), report, device));
const all = Object.values(reports);
const compared = all.reduce((sum, { passed, failed, known }) => sum + passed + failed.length + known.length, 0);
if (compared === 0)
  refuse(
    options.operator === undefined
      ? `device ${device} supports nothing that was run; --skips says why`
      : `no record of ${options.operator} is supported`,
  );
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(reports, null, 1)}\n`);
// Backends may keep the process alive.
process.exit(all.some(({ failed }) => failed.length > 0) ? 1 : 0);
