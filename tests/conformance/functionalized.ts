// The law of functionalization: a call inside it has the same results and effects on its arguments as outside, and nothing below writes, or creates a
// view where these are removed, except for copies into the arguments at the end. The calls are from OPS records.

import { manualSeed } from "../../runtime/core/generator.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import type { OverloadHandle } from "../../runtime/dispatch/ops.js";
import { valuesOfCall } from "../../runtime/graphs/call-form.js";
import { functionalize } from "../../runtime/layers/functionalize.js";
import { type CallOptions, DispatchMode, withMode } from "../../runtime/modes/dispatch-mode.js";
import { forTensors, treeFlatten } from "../../runtime/modes/tree.js";
import { lookupPath } from "./compare.js";
import { findOperator } from "./library.js";
import { argumentsOf, type OpRecord } from "./ops.js";
import { tensorDifference } from "./replay.js";
import { messageOf, newReport, type Report, runRecord, Unsupported } from "./report.js";
import { checkSupported } from "./values.js";

/** Records operators that write, and that create views. */
export class Watch extends DispatchMode {
  readonly found = new Set<string>();
  private readonly inputs: ReadonlySet<Tensor>;
  private readonly views: boolean;

  constructor(ownTensors: ReadonlySet<Tensor>, views: boolean) {
    super();
    this.inputs = ownTensors;
    this.views = views;
  }

  override handle(op: OverloadHandle, _types: unknown, args: readonly unknown[], options: CallOptions): unknown {
    const { schema, name } = op.operator;
    const writes = schema.arguments.some(({ alias }) => alias?.write === true);
    const makesViews = this.views && schema.returns.some(({ alias }) => alias !== null && !alias.write);
    const given = args[0];
    // The caller's tensors are brought up to date when everything is done.
    const isLast = /^aten::(copy_|resize_|as_strided_)$/.test(name) && isTensor(given) && this.inputs.has(given);
    if (!isLast && writes) this.found.add(`${name} writes`);
    if (!isLast && makesViews && name !== "aten::lift_fresh") this.found.add(`${name} makes a view`);
    return dispatcher.call(op.operator, valuesOfCall(op.operator, args, options));
  }
}

/** A layer that removes writes from functions. */
export interface Way {
  readonly name: string;
  readonly removesViews: boolean;
  readonly functionalize: (fn: (...args: unknown[]) => unknown) => (...args: unknown[]) => unknown;
}

const libraryWays: readonly Way[] = (["mutations", "mutations_and_views"] as const).map((remove) => ({
  name: remove,
  removesViews: remove === "mutations_and_views",
  functionalize: (fn) => functionalize(fn, { remove }),
}));

/** The differences for one record. */
export function underFunctionalize(record: OpRecord, ways: readonly Way[] = libraryWays): string[] {
  const op = findOperator(record.op);
  if (op === null) throw new Unsupported(`operator ${record.op} is not in the registry`);
  if (record.error !== undefined) throw new Unsupported("PyTorch refuses the call");
  checkSupported(record.args);
  const fresh = (): unknown[] => [...argumentsOf(op, record.args, lookupPath).values()];
  const eager = fresh();
  manualSeed(7);
  const expected = op.call(eager);
  const values = record.check !== "uninit";
  return ways.flatMap(({ name, removesViews, functionalize: by }) => {
    const args = fresh();
    const given = new Set<Tensor>();
    forTensors(args, (tensor) => given.add(tensor));
    const watch = new Watch(given, removesViews);
    let actual: unknown;
    try {
      manualSeed(7);
      actual = withMode(watch, () => by((...all) => op.call(all))(...args));
    } catch (error) {
      return [`functionalized: ${name}: ${messageOf(error)}`];
    }
    return [
      ...treeDifferences(`${name}: result`, actual, expected, values),
      ...treeDifferences(`${name}: argument`, args, eager, values),
      ...[...watch.found].map((what) => `functionalized: ${name}: ${what}`),
    ];
  });
}

function treeDifferences(what: string, actual: unknown, expected: unknown, values: boolean): string[] {
  const [a, b] = [treeFlatten(actual), treeFlatten(expected)];
  if (!a.spec.equals(b.spec)) return [`functionalized: ${what}: expected ${b.spec}, got ${a.spec}`];
  return b.leaves.flatMap((leaf, i) => {
    const why = tensorDifference(a.leaves[i], leaf, values, false);
    return why === null ? [] : [`functionalized: ${what} ${i}: ${why}`];
  });
}

export function runFunctionalized(records: Iterable<OpRecord>, ways: readonly Way[] = libraryWays): Report {
  const report = newReport();
  for (const record of records)
    runRecord(report, record.id, `${record.op} (${record.dtype})`, () => underFunctionalize(record, ways));
  return report;
}
