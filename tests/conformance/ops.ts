// Golden OPS records: one call each; values, dtypes, shapes, strides, aliasing and mutated arguments are compared.

import { TengenError } from "../../runtime/core/errors.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { defaultOf, type FoundOperator, findOperator } from "./library.js";
import { messageOf, newReport, type Report } from "./report.js";
import { checkSupported, decode, difference, type GoldenTensor, type GoldenValue, Unsupported } from "./values.js";

export interface OpRecord {
  readonly id: string;
  readonly op: string;
  readonly dtype: string;
  readonly args: Readonly<Record<string, GoldenValue>>;
  readonly outs: readonly GoldenValue[];
  readonly mutated?: Readonly<Record<string, GoldenValue>>;
  readonly check: "values" | "random" | "uninit" | "nonunique";
  readonly ties?: boolean;
  /** PyTorch refuses the call. */
  readonly error?: { readonly class: string; readonly message: string };
}

/** Arguments in schema order, defaults filled in; the named ones are what the record gives. */
export function argumentsOf(
  op: FoundOperator,
  args: Readonly<Record<string, GoldenValue>>,
  lookup: (name: string, made: ReadonlyMap<string, unknown>) => unknown,
): Map<string, unknown> {
  const made = new Map<string, unknown>();
  for (const argument of op.schema.arguments) {
    const golden = args[argument.name];
    made.set(
      argument.name,
      golden === undefined ? defaultOf(argument) : decode(golden, argument.type, (name) => lookup(name, made)),
    );
  }
  return made;
}

/** Runs one record. Returns what differs, or null. */
export function runOp(record: OpRecord): string | null {
  const op = findOperator(record.op);
  if (op === null) throw new Unsupported(`operator ${record.op} is not in the registry`);
  checkSupported(record.args);
  checkSupported(record.outs);
  const made = argumentsOf(op, record.args, (name, earlier) => lookupPath(name, earlier));
  if (record.error !== undefined) return refusalDifference(op, [...made.values()], record.error.message);
  const result = op.call([...made.values()]);
  const outs = op.schema.returns.length === 1 ? [result] : op.schema.returns.length === 0 ? [] : (result as unknown[]);
  if (outs.length !== record.outs.length) return `expected ${record.outs.length} results, got ${outs.length}`;
  const values = record.check === "values" || record.check === "nonunique";
  const coarse = [...made.values()].flat().some((value) => isTensor(value) && value.dtype === "float32");
  for (const [i, golden] of record.outs.entries()) {
    const actual = outs[i];
    const found = compareOut(actual, golden, record, values, coarse) ?? aliasDifference(actual, golden, made);
    if (found !== null) return `result ${i}: ${found}`;
  }
  for (const [name, golden] of Object.entries(record.mutated ?? {})) {
    const found = compareOut(made.get(name), golden, record, values, coarse);
    if (found !== null) return `argument ${name} afterwards: ${found}`;
  }
  return null;
}

/** Whether a call that PyTorch refuses is refused, with a message. */
export function refusalDifference(op: FoundOperator, args: readonly unknown[], theirs: string): string | null {
  try {
    op.call(args);
  } catch (error) {
    // An error of ours says what is wrong; any other is a kernel that stumbled.
    if (error instanceof TengenError) return null;
    throw error;
  }
  return `should be refused: ${theirs.split("\n")[0]}`;
}

function compareOut(
  actual: unknown,
  golden: GoldenValue,
  record: OpRecord,
  values: boolean,
  coarse: boolean,
): string | null {
  const found = difference(actual, golden, { values, strides: true, coarse });
  if (found === null || !values) return found;
  // Where the input has equal elements, or another answer is as right, only the form of the result is PyTorch's to say.
  const indices = record.ties === true && isTensor(actual) && actual.dtype === "int64";
  if (indices || record.check === "nonunique") return difference(actual, golden, { values: false, strides: true });
  return found;
}

function lookupPath(path: string, made: ReadonlyMap<string, unknown>): unknown {
  const match = /^(\w+)(?:\[(\d+)\])?$/.exec(path);
  if (match === null) throw new Error(`cannot read the argument path ${path}`);
  const value = made.get(match[1]!);
  return match[2] === undefined ? value : (value as unknown[])[Number(match[2])];
}

function aliasDifference(actual: unknown, golden: GoldenValue, made: ReadonlyMap<string, unknown>): string | null {
  if (golden !== null && golden.k === "list" && Array.isArray(actual)) {
    for (const [i, item] of golden.v.entries()) {
      const found = aliasDifference(actual[i], item, made);
      if (found !== null) return `[${i}]: ${found}`;
    }
    return null;
  }
  // Without elements nothing is shared: PyTorch's record of such tensors compares null pointers.
  if (!isTensor(actual) || actual.numel === 0) return null;
  const wanted = (golden as GoldenTensor).alias_of;
  if (wanted !== undefined) {
    const target = lookupPath(wanted, made) as Tensor;
    return target.storage === actual.storage ? null : `should share the memory of ${wanted}`;
  }
  for (const [name, value] of made) {
    const tensors = Array.isArray(value) ? value : [value];
    for (const tensor of tensors) {
      if (isTensor(tensor) && tensor.numel > 0 && tensor.storage === actual.storage)
        return `shares the memory of ${name}`;
    }
  }
  return null;
}

export function runOps(records: Iterable<OpRecord>): Report {
  const report = newReport();
  for (const record of records) {
    try {
      const why = runOp(record);
      if (why === null) report.passed++;
      else report.failed.push({ id: record.id, why: `${record.op} (${record.dtype}): ${why}` });
    } catch (error) {
      if (error instanceof Unsupported) report.skipped.push({ id: record.id, why: error.message });
      else report.failed.push({ id: record.id, why: `${record.op} (${record.dtype}): ${messageOf(error)}` });
    }
  }
  return report;
}
