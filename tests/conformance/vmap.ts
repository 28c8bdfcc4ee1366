// Golden calls under one or two levels of vmap: results, what is written, refusals, and what random operators do.

import { TengenError } from "../../runtime/core/errors.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { vmap } from "../../runtime/layers/vmap.js";
import { treeFlatten, treeUnflatten } from "../../runtime/modes/tree.js";
import { lookupPath } from "./compare.js";
import { type FoundOperator, findOperator } from "./library.js";
import { argumentsOf, type OpRecord } from "./ops.js";
import { messageOf, runRecord, Unsupported } from "./report.js";
import { checkSupported, difference, elementsOf, type GoldenValue } from "./values.js";
import { reportLoops, type VmapReport } from "./vmapped.js";

type Dims = number | null | readonly (number | null)[];

interface RecordedError {
  readonly class: string;
  readonly message: string;
}

interface VmapRecord extends OpRecord {
  /** Outermost first. */
  readonly levels: readonly {
    readonly size: number;
    readonly in_dims: Readonly<Record<string, Dims>>;
    readonly out_dims: readonly number[];
  }[];
  /** PyTorch 1.13 has no rule: the stack of single calls is right, too. */
  readonly limitation?: boolean;
  readonly stack?: readonly GoldenValue[];
  readonly randomness?: Readonly<
    Record<
      "error" | "same" | "different",
      {
        readonly error?: RecordedError;
        readonly outs?: readonly GoldenValue[];
        readonly all_equal?: readonly boolean[];
      }
    >
  >;
}

interface Outcome {
  readonly results: readonly Tensor[];
  readonly args: ReadonlyMap<string, unknown>;
}

function run(op: FoundOperator, record: VmapRecord, randomness: "error" | "same" | "different"): Outcome {
  const args = argumentsOf(op, record.args, lookupPath);
  const { leaves, spec } = treeFlatten([...args.values()]);
  const places = record.levels.map(({ in_dims }) => {
    const found: (number | null)[] = [];
    for (const [name, value] of args) {
      const count = treeFlatten([value]).leaves.length;
      const dims = in_dims[name] ?? null;
      for (let i = 0; i < count; i++) found.push(Array.isArray(dims) ? (dims[i] ?? null) : (dims as number | null));
    }
    return found;
  });
  const call = (...given: unknown[]): Tensor[] => {
    const result = op.call(treeUnflatten(spec, given) as unknown[]);
    return treeFlatten(result ?? null).leaves.filter(isTensor);
  };
  const mapped = record.levels.reduceRight<(...given: unknown[]) => Tensor[]>(
    (inner, { out_dims }, i) =>
      vmap(inner, { inDims: places[i]!, outDims: out_dims.length === 0 ? 0 : out_dims, randomness }),
    call,
  );
  return { results: mapped(...leaves), args };
}

const outsDifferences = ({ results }: Outcome, outs: readonly GoldenValue[], values: boolean): string[] =>
  results.length !== outs.length
    ? [`expected ${outs.length} results, got ${results.length}`]
    : outs.flatMap((golden, i) => {
        const why = difference(results[i], golden, { values, strides: false });
        return why === null ? [] : [`result ${i}: ${why}`];
      });

const refused = (error: unknown): string[] =>
  error instanceof TengenError ? [] : [`should be refused, and stumbled: ${messageOf(error)}`];

/** The differences for one record. */
export function underVmapLevels(record: VmapRecord): string[] {
  const op = findOperator(record.op);
  if (op === null) throw new Unsupported(`operator ${record.op} is not in the registry`);
  checkSupported(record.args);
  checkSupported(record.outs ?? []);
  if (record.randomness !== undefined) return randomDifferences(op, record);
  if (record.error !== undefined) {
    let outcome: Outcome;
    try {
      outcome = run(op, record, "error");
    } catch (error) {
      return refused(error);
    }
    if (record.limitation !== true) return [`should be refused: ${record.error.message.split("\n")[0]}`];
    return record.stack === undefined ? [] : outsDifferences(outcome, record.stack, record.check === "values");
  }
  const outcome = run(op, record, "error");
  const values = record.check === "values";
  return [
    ...outsDifferences(outcome, record.outs, values),
    ...Object.entries(record.mutated ?? {}).flatMap(([name, golden]) => {
      const why = difference(lookupPath(name, outcome.args), golden, { values, strides: false });
      return why === null ? [] : [`argument ${name} afterwards: ${why}`];
    }),
  ];
}

function randomDifferences(op: FoundOperator, record: VmapRecord): string[] {
  return Object.entries(record.randomness!).flatMap(([mode, expected]) => {
    let outcome: Outcome;
    try {
      outcome = run(op, record, mode as "error");
    } catch (error) {
      const found = expected.error === undefined ? [messageOf(error)] : refused(error);
      return found.map((why) => `${mode}: ${why}`);
    }
    if (expected.error !== undefined) return [`${mode}: should be refused: ${expected.error.message.split("\n")[0]}`];
    const found = outsDifferences(outcome, expected.outs ?? [], false);
    if (found.length > 0) return found.map((why) => `${mode}: ${why}`);
    return (expected.all_equal ?? []).flatMap((equal, i) =>
      equal && !allEqual(outcome.results[i]!, record.levels[0]!.out_dims[i]!)
        ? [`${mode}: result ${i}: the examples got different numbers`]
        : [],
    );
  });
}

function allEqual(result: Tensor, dim: number): boolean {
  const at = dim < 0 ? dim + result.shape.length : dim;
  const inner = result.shape.slice(at + 1).reduce((a, b) => a * b, 1);
  const size = result.shape[at]!;
  const elements = elementsOf(result);
  return elements.every((element, i) => {
    const first = i - (Math.floor(i / inner) % size) * inner;
    return Object.is(element, elements[first]);
  });
}

export function runVmap(records: Iterable<VmapRecord>): VmapReport {
  return reportLoops((report) => {
    for (const record of records) runRecord(report, record.id, record.op, () => underVmapLevels(record));
  });
}
