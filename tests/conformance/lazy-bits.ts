// Golden LAZY-BITS records: programs on lazily conjugated, lazily negated and zero tensors. Compared: which bits every result has, what is read and
// written through them, which calls are rejected, and that no step copies more often than PyTorch does.

import { noGrad } from "../../runtime/autograd/grad-mode.js";
import { TengenError } from "../../runtime/core/errors.js";
import { isTensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { conjugateHi, negativeHi, zeroTensorHi } from "../../runtime/dispatch/keys.js";
import type { OverloadHandle } from "../../runtime/dispatch/ops.js";
import { valuesOfCall } from "../../runtime/graphs/call-form.js";
import { type CallOptions, DispatchMode, withMode } from "../../runtime/modes/dispatch-mode.js";
import { findOperator } from "./library.js";
import { type Named, runStep, type Step } from "./make-fx.js";
import { messageOf, newReport, type Report, runRecord, Unsupported } from "./report.js";
import { checkSupported, decodeTensor, differences, type GoldenTensor, type GoldenValue } from "./values.js";

export interface LazyBitsRecord {
  readonly id: string;
  readonly title?: string | null;
  readonly inputs: Readonly<Record<string, GoldenTensor>>;
  readonly steps: readonly Step[];
  readonly per_step: readonly {
    readonly flags: Readonly<Record<string, string>>;
    readonly calls: readonly string[];
  }[];
  readonly values: Readonly<Record<string, GoldenValue & { readonly flags?: string }>>;
  readonly error?: { readonly step: number; readonly class: string; readonly message: string };
}

/** `c` conjugated, `n` negated, `z` zero. */
function flagsOf(value: unknown): string {
  if (!isTensor(value)) return "";
  const { keysHi } = value;
  return [
    [conjugateHi, "c"],
    [negativeHi, "n"],
    [zeroTensorHi, "z"],
  ]
    .map(([bit, flag]) => ((keysHi & (bit as number)) === 0 ? "" : flag))
    .join("");
}

const copying: ReadonlySet<string> = new Set(["aten::clone", "aten::copy_"]);
const copiesIn = (calls: readonly string[]): number => calls.filter((name) => copying.has(name)).length;

/** Notes the calls below the keys of the bits. */
class Calls extends DispatchMode {
  readonly names: string[] = [];
  override handle(op: OverloadHandle, _types: unknown, args: readonly unknown[], options: CallOptions): unknown {
    this.names.push(op.operator.name);
    return dispatcher.call(op.operator, valuesOfCall(op.operator, args, options));
  }
}

/** The differences for one record. */
export function runProgram(record: LazyBitsRecord): string[] {
  checkSupported([record.inputs, record.steps]);
  for (const { op } of record.steps)
    if (findOperator(op) === null) throw new Unsupported(`operator ${op} is not in the registry`);
  const named: Named = new Map(Object.entries(record.inputs).map(([name, golden]) => [name, decodeTensor(golden)]));
  const found: string[] = [];
  for (const [i, step] of record.steps.entries()) {
    const calls = new Calls();
    try {
      withMode(calls, () => runStep(step, named));
    } catch (error) {
      if (record.error?.step === i && error instanceof TengenError) continue;
      return [...found, `step ${i}, ${step.op}: ${messageOf(error)}`];
    }
    if (record.error?.step === i)
      return [...found, `step ${i}, ${step.op}: should be refused: ${record.error.message}`];
    const expected = record.per_step[i]!;
    for (const [name, flags] of Object.entries(expected.flags)) {
      const actual = flagsOf(named.get(name));
      if (actual !== flags) found.push(`step ${i}, ${step.op}: flags of ${name}: expected "${flags}", got "${actual}"`);
    }
    const [most, copies] = [copiesIn(expected.calls), copiesIn(calls.names)];
    if (copies > most) found.push(`step ${i}, ${step.op}: copies ${copies} times, PyTorch ${most}`);
  }
  for (const [name, golden] of Object.entries(record.values)) {
    const value = named.get(name);
    if (golden?.flags !== undefined && flagsOf(value) !== golden.flags)
      found.push(`flags of ${name} at the end: expected "${golden.flags}", got "${flagsOf(value)}"`);
    found.push(
      // The recorder resolved and copied the recorded tensors.
      ...differences(value, golden, { values: true, strides: false }).map((why) => `${name} at the end: ${why}`),
    );
  }
  return found;
}

export function runLazyBits(records: Iterable<LazyBitsRecord>): Report {
  const report = newReport();
  for (const record of records) {
    const what = record.title ?? record.steps.map(({ op }) => op).join(", ");
    runRecord(report, record.id, what, () => noGrad(() => runProgram(record)));
  }
  return report;
}
