// Golden records on a device of a backend: arguments are moved to the device, and results are read back asynchronously.

import { TengenError } from "../../runtime/core/errors.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { mapTensors } from "../../runtime/modes/tree.js";
import type { Argument } from "../../runtime/schema/types.js";
import { type CastsFile, dtypeRecords, type Place } from "./casts.js";
import { lookupPath } from "./compare.js";
import { findOperator } from "./library.js";
import { argumentsOf, type OpRecord } from "./ops.js";
import { messageOf, newReport, noteDifferences, type Report, Unsupported } from "./report.js";
import { checkSupported, differences, type GoldenValue } from "./values.js";

/**
 * Whether an error means that a call is unsupported: the backend has no kernel (for the dtype), or the operator reads values synchronously.
 */
function isRefusal(error: unknown): error is TengenError {
  if (!(error instanceof TengenError)) return false;
  return (
    error.name === "UnsupportedError" || (error.name === "DispatchError" && /has no kernel for/.test(error.message))
  );
}

/** An argument with its tensors on the device. @param moved by the tensor here */
export function placed(device: string, value: unknown, { type }: Argument, moved: Map<Tensor, Tensor>): unknown {
  const element = type.kind === "optional" ? type.element : type;
  // Factories create their tensors on the device.
  if (element.kind === "base" && element.name === "Device") return device;
  return mapTensors(value, (tensor) => {
    if (tensor.wrappedNumber || tensor.device === device) return tensor;
    let one = moved.get(tensor);
    if (one === undefined) {
      // Copies are as they show: what is lazily negated here is it there, too.
      const there = (shown: Tensor): Tensor => shown.to({ device: device as "cpu" });
      one = tensor.isNeg() ? there(tensor._negView())._negView() : there(tensor);
      moved.set(tensor, one);
    }
    return one;
  });
}

/** Runs one record. Returns the differences. */
async function runOpOn(device: string, record: OpRecord): Promise<string[]> {
  const op = findOperator(record.op);
  if (op === null) throw new Unsupported(`operator ${record.op} is not in the registry`);
  if (record.error !== undefined) throw new Unsupported("refusals are compared on the CPU");
  checkSupported(record.args);
  checkSupported(record.outs);
  const moved = new Map<Tensor, Tensor>();
  const args = argumentsOf(op, record.args, lookupPath);
  const there = op.schema.arguments.map((argument) => placed(device, args.get(argument.name), argument, moved));
  if (new Set([...moved.keys()].map(({ storage }) => storage)).size < moved.size)
    throw new Unsupported("arguments that share memory are compared on the CPU");
  let outs: unknown[];
  try {
    const result = op.call(there);
    const { returns } = op.schema;
    outs = returns.length === 1 ? [result] : returns.length === 0 ? [] : (result as unknown[]);
  } catch (error) {
    if (isRefusal(error)) throw new Unsupported(error.message.split("\n")[0]!);
    throw error;
  }
  const values = record.check === "values";
  const difference = async (actual: unknown, golden: GoldenValue, what: string): Promise<string[]> => {
    const read = await readAll(actual);
    // Among equal elements another one may be found.
    const free = record.ties === true && golden?.k === "tensor" && golden.dtype === "int64";
    return differences(read, golden, { values: values && !free, strides: false }).map((why) => `${what}: ${why}`);
  };
  const found: string[] = [];
  for (const [i, golden] of record.outs.entries()) found.push(...(await difference(outs[i], golden, `result ${i}`)));
  for (const [name, golden] of Object.entries(record.mutated ?? {})) {
    const changed = new Map(op.schema.arguments.map((argument, i) => [argument.name, there[i]]));
    const argument = lookupPath(name, changed);
    // An output that is a result was compared.
    if (!outs.includes(argument)) found.push(...(await difference(argument, golden, `argument ${name} afterwards`)));
  }
  return found;
}

/** A result with its tensors on the CPU. */
export async function readAll(value: unknown): Promise<unknown> {
  if (isTensor(value)) return value.read();
  return Array.isArray(value) ? Promise.all(value.map(readAll)) : value;
}

/** Runs a record and adds its outcome to the report. What the device does not support is skipped, with the message. */
export async function runRecordOn(
  report: Report,
  id: string,
  what: string,
  run: () => readonly string[] | Promise<readonly string[]>,
): Promise<void> {
  try {
    noteDifferences(report, id, what, await run());
  } catch (error) {
    if (error instanceof Unsupported || isRefusal(error))
      report.skipped.push({ id, why: error.message.split("\n")[0]! });
    else noteDifferences(report, id, what, [messageOf(error)]);
  }
}

/** Runs OPS records on a device. */
export async function runOpsOn(device: string, records: Iterable<OpRecord>): Promise<Report> {
  const report = newReport();
  for (const record of records)
    await runRecordOn(report, record.id, `${record.op} (${record.dtype}) on ${device}`, () => runOpOn(device, record));
  return report;
}

/** Runs casts to and from each dtype that the device stores, and calls whose results' dtypes are compared. */
export async function runCastsOn(device: string, [file]: readonly CastsFile[]): Promise<Report> {
  const report = newReport();
  const place: Place = { there: (tensor) => tensor.to({ device: device as "cpu" }), back: (tensor) => tensor.read() };
  if (file === undefined) return report;
  for (const [what, run] of dtypeRecords(file, place)) await runRecordOn(report, what, `${what} on ${device}`, run);
  return report;
}
