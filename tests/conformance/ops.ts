// Golden OPS records: one call each; values, dtypes, shapes, strides, aliasing and mutated arguments are compared.

import { TengenError } from "../../runtime/core/errors.js";
import {
  type Arguments,
  aliasDifference,
  type Call,
  lookupPath,
  memoryOf,
  resultsDifferences,
  writeDifference,
  writtenBy,
} from "./compare.js";
import { defaultOf, type FoundOperator, findOperator } from "./library.js";
import { messageOf, newReport, type Report, runRecord, Unsupported } from "./report.js";
import { checkSupported, decode, differences, type GoldenValue } from "./values.js";

export interface OpRecord {
  readonly id: string;
  readonly op: string;
  readonly dtype: string;
  readonly args: Readonly<Record<string, GoldenValue>>;
  readonly outs: readonly GoldenValue[];
  readonly mutated?: Readonly<Record<string, GoldenValue>>;
  readonly check: "values" | "random" | "uninit" | "nonunique";
  readonly ties?: boolean;
  /** PyTorch rejects the call. */
  readonly error?: { readonly class: string; readonly message: string };
}

/** Arguments in schema order, defaults filled in; the named ones are those in the record. */
export function argumentsOf(
  op: FoundOperator,
  args: Readonly<Record<string, GoldenValue>>,
  lookup: (name: string, earlier: ReadonlyMap<string, unknown>) => unknown,
): Map<string, unknown> {
  const callArguments = new Map<string, unknown>();
  for (const argument of op.schema.arguments) {
    const golden = args[argument.name];
    callArguments.set(
      argument.name,
      golden === undefined ? defaultOf(argument) : decode(golden, argument.type, (name) => lookup(name, callArguments)),
    );
  }
  return callArguments;
}

/** Runs one record. Returns the differences. */
export function runOp(record: OpRecord): string[] {
  const op = findOperator(record.op);
  if (op === null) throw new Unsupported(`operator ${record.op} is not in the registry`);
  checkSupported(record.args);
  checkSupported(record.outs);
  const args = argumentsOf(op, record.args, lookupPath);
  if (record.error !== undefined) {
    const refused = refusalDifference(op, [...args.values()], record.error);
    return refused === null ? [] : [refused];
  }
  const memory = memoryOf(args);
  // A factorisation may overwrite its argument: the reference for comparison is created anew.
  const inputs = record.check === "nonunique" ? argumentsOf(op, record.args, lookupPath) : args;
  const result = op.call([...args.values()]);
  const { returns } = op.schema;
  const outs = returns.length === 1 ? [result] : returns.length === 0 ? [] : (result as unknown[]);
  const call: Call = { operator: record.op, schema: op.schema, args, outs };
  const written = writeDifference(memory, writtenBy(call, Object.keys(record.mutated ?? {})));
  return [
    ...resultsDifferences(call, record.outs, record, inputs),
    ...record.outs.flatMap((golden, i) => {
      const alias = aliasDifference(outs[i], golden, args);
      return alias === null ? [] : [`result ${i}: ${alias}`];
    }),
    ...mutatedDifferences(call, record, inputs),
    ...(written === null ? [] : [written]),
  ];
}

/** The content of the written arguments afterwards. Those that are also results are compared as loosely as the results. */
function mutatedDifferences(call: Call, record: OpRecord, inputs: Arguments): string[] {
  const mutated = record.mutated ?? {};
  const returned = record.outs.map((golden) => (golden?.k === "tensor" ? golden.alias_of : undefined));
  const asResults = record.outs.map((golden, i) => mutated[returned[i] ?? ""] ?? golden);
  const values = record.check === "values" || record.check === "nonunique";
  return [
    ...resultsDifferences(call, asResults, record, inputs).map((why) => `arguments afterwards: ${why}`),
    ...Object.entries(mutated).flatMap(([name, golden]) =>
      returned.includes(name)
        ? []
        : differences(lookupPath(name, call.args), golden, { values, strides: true }).map(
            (why) => `argument ${name} afterwards: ${why}`,
          ),
    ),
  ];
}

/** The classes that an error may have here, for PyTorch's classes that identify the kind of mistake, as `RuntimeError` does not. */
const classes: Readonly<Record<string, readonly string[]>> = {
  // In PyTorch a tensor of too few dimensions, or of a wrong dtype, may be detected only when it is indexed.
  IndexError: ["IndexError", "ShapeError", "DTypeError"],
  NotImplementedError: ["DispatchError", "UnsupportedError", "DTypeError"],
  TypeError: ["ArgumentError", "DTypeError"],
  ValueError: ["ArgumentError", "ShapeError", "IndexError"],
};

/**
 * Whether a call that PyTorch rejects is rejected, with an error of its kind; an error that is not the library's own means a broken kernel.
 */
export function refusalDifference(
  op: FoundOperator,
  args: readonly unknown[],
  theirs: NonNullable<OpRecord["error"]>,
): string | null {
  try {
    op.call(args);
  } catch (error) {
    if (!(error instanceof TengenError)) return `should be refused, and stumbled: ${messageOf(error)}`;
    const wanted = classes[theirs.class];
    if (wanted === undefined || wanted.includes(error.name)) return null;
    return `should be refused with ${wanted.join(" or ")} (there ${theirs.class}), and raised ${messageOf(error)}`;
  }
  return `should be refused: ${theirs.message.split("\n")[0]}`;
}

export function runOps(records: Iterable<OpRecord>): Report {
  const report = newReport();
  for (const record of records) {
    runRecord(report, record.id, `${record.op} (${record.dtype})`, () => runOp(record));
  }
  return report;
}
