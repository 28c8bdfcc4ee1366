// OPS records again: opcheck over each operator's first calls, besides comparisons with differences, for which calls are in tests/samples. On a device,
// the operators are checked with tensors there.

import { type OpCheckName, opcheck, withReads } from "../../generated/index.js";
import { camelCase } from "../../runtime/core/names.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { lookupPath } from "./compare.js";
import { placed, runRecordOn } from "./device.js";
import { type FoundOperator, findOperator } from "./library.js";
import { argumentsOf, type OpRecord } from "./ops.js";
import { newReport, type Report, runRecord, Unsupported } from "./report.js";
import { checkSupported } from "./values.js";

/** Arguments in schema order as opcheck takes them: options last. */
export function sampleOf({ schema }: FoundOperator, values: readonly unknown[]): readonly unknown[] {
  const positional: unknown[] = [];
  const options: Record<string, unknown> = {};
  const outs: unknown[] = [];
  schema.arguments.forEach(({ name, out, kwargOnly }, i) => {
    if (out) outs.push(values[i]);
    else if (kwargOnly) options[camelCase(name)] = values[i];
    else positional.push(values[i]);
  });
  if (outs.length > 0) options["out"] = outs.length === 1 ? outs[0] : outs;
  return Object.keys(options).length === 0 ? positional : [...positional, options];
}

/** What is checked on devices: autocast's casts and vmap's rules have no code of theirs. */
const checksOnDevices: readonly OpCheckName[] = ["schema", "fake", "autograd", "functionalization", "graph", "devices"];
const checksOfRecords: readonly OpCheckName[] = [...checksOnDevices, "autocast", "vmap"];

/** Calls of one operator that PyTorch accepts: the first of each dtype. */
function firstCalls(records: Iterable<OpRecord>, most: number): ReadonlyMap<string, readonly OpRecord[]> {
  const byOperator = new Map<string, OpRecord[]>();
  for (const record of records) {
    if (record.error !== undefined) continue;
    const found = byOperator.get(record.op) ?? [];
    byOperator.set(record.op, found);
    if (found.length < most) found.push(record);
  }
  return byOperator;
}

/** What opcheck complains of, for arguments that are changed first. */
function complaints(
  records: readonly OpRecord[],
  checks: readonly OpCheckName[],
  change: (op: FoundOperator, args: ReadonlyMap<string, unknown>) => readonly unknown[],
): string[] {
  const op = findOperator(records[0]!.op);
  if (op === null) throw new Unsupported(`operator ${records[0]!.op} is not in the registry`);
  const samples = records.map(({ args }) => {
    checkSupported(args);
    return sampleOf(op, change(op, argumentsOf(op, args, lookupPath)));
  });
  const { failures } = opcheck(dispatcher.get(records[0]!.op), samples, { checks, quiet: true });
  return failures.map(({ check, why }) => `${check}: ${why}`);
}

export function runOpchecked(records: Iterable<OpRecord>): Report {
  const report = newReport();
  const { warn } = console;
  // Recorded outputs are resized, of which each copy warns.
  console.warn = () => {};
  try {
    for (const [name, some] of firstCalls(records, 3))
      runRecord(report, some[0]!.id, name, () => complaints(some, checksOfRecords, (_, args) => [...args.values()]));
  } finally {
    console.warn = warn;
  }
  return report;
}

/** What says that a device does not support a call, rather than that something is wrong. */
const refusal =
  /has no kernel for|can only read asynchronously|which are on device|expected .* to be on cpu|device \w+ does not support|does not convert \w+ to|which only the CPU can/;

/** Complaints that are no refusals. @throws Unsupported if the plain call is refused */
function withoutRefusals(found: readonly string[]): readonly string[] {
  const [first] = found;
  if (first?.startsWith("schema: ") === true && refusal.test(first))
    throw new Unsupported(first.slice("schema: ".length));
  return found.filter((why) => !refusal.test(why));
}

/** Runs opcheck over one call of each operator, with its tensors on the device. */
export async function runOpcheckedOn(device: string, records: Iterable<OpRecord>): Promise<Report> {
  const report = newReport();
  for (const [name, some] of firstCalls(records, 1)) {
    await runRecordOn(report, some[0]!.id, `${name} on ${device}`, async () =>
      withoutRefusals(
        await withReads(() =>
          complaints(some, checksOnDevices, (op, args) => {
            const moved = new Map<Tensor, Tensor>();
            return op.schema.arguments.map((argument) => placed(device, args.get(argument.name), argument, moved));
          }),
        ),
      ),
    );
  }
  return report;
}
