// Golden autocast records: calls and programs in regions of autocast. Results, the casts and the other calls below autograd, and gradients are compared.

import { autocastLists } from "../../generated/layers/autocast.js";
import { noGrad } from "../../runtime/autograd/grad-mode.js";
import type { DType } from "../../runtime/core/dtype.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import type { OverloadHandle } from "../../runtime/dispatch/ops.js";
import {
  type AutocastOptions,
  autocast,
  autocastGuard,
  isAutocastCacheEnabled,
  isAutocastEnabled,
} from "../../runtime/layers/autocast.js";
import { type CallOptions, DispatchMode, withMode } from "../../runtime/modes/dispatch-mode.js";
import { forTensors } from "../../runtime/modes/tree.js";
import { type Call, lookupPath, resultsDifferences } from "./compare.js";
import { findOperator, grad, requireGrad } from "./library.js";
import { argumentsOf, type OpRecord } from "./ops.js";
import { messageOf, newReport, type Report, runRecord, Unsupported } from "./report.js";
import {
  checkSupported,
  decodeTensor,
  differences,
  elementsOf,
  type GoldenTensor,
  type GoldenValue,
} from "./values.js";

/** One call below autograd: operator, dtypes of the tensors that it was given, dtypes of its results. */
type Logged = readonly [op: string, given: readonly string[], results: readonly string[]];

interface ProgramStep {
  readonly do?: "autocast" | "end" | "no_grad" | "end_grad";
  readonly enabled?: boolean;
  readonly dtype?: DType;
  readonly cache?: boolean;
  readonly op?: string;
  readonly args?: Readonly<Record<string, GoldenValue>>;
  readonly out?: readonly (string | null | readonly (string | null)[])[];
}

export interface AutocastRecord extends Omit<OpRecord, "error"> {
  readonly kind: "call" | "program" | "random";
  readonly title?: string;
  readonly policy?: string | null;
  readonly leaves: readonly Logged[] | readonly string[];
  readonly inputs: Readonly<Record<string, GoldenTensor>>;
  readonly steps: readonly ProgramStep[];
  readonly outputs: readonly string[];
  readonly steps_log: readonly { readonly calls: readonly Logged[]; readonly state: readonly [boolean, boolean] }[];
  readonly dtypes?: readonly string[];
  readonly cotangents?: readonly (GoldenTensor | null)[];
  readonly grads?: readonly (GoldenTensor | null)[];
  readonly backward_calls?: readonly Logged[];
  readonly error?: { readonly step?: number; readonly class: string; readonly message: string };
}

class Log extends DispatchMode {
  readonly calls: Logged[] = [];

  handle(op: OverloadHandle, _types: readonly unknown[], args: readonly unknown[], options: CallOptions): unknown {
    const given = dtypesIn([args, options]);
    const result = op(...args, options);
    this.calls.push([op.operator.name, given, dtypesIn(result)]);
    return result;
  }
}

function dtypesIn(value: unknown): string[] {
  const found: string[] = [];
  // PyTorch's log does not list numbers as tensors.
  forTensors(value, (tensor) => {
    if (!tensor.wrappedNumber) found.push(tensor.dtype);
  });
  return found;
}

const isFloat = (dtype: string | undefined): boolean => dtype !== undefined && /float/.test(dtype);

/** The casts among calls: from one floating dtype to another. Other calls of composites are compared by the records of operators and graphs. */
function castsOf(calls: readonly Logged[]): string[] {
  return calls
    .filter(([op, [from], [to]]) => op === "aten::_to_copy" && isFloat(from) && isFloat(to))
    .map(([, [from], [to]]) => `${from} to ${to}`);
}

function castsDifference(what: string, ours: readonly Logged[], theirs: readonly Logged[]): string[] {
  const [a, b] = [castsOf(ours), castsOf(theirs)];
  return a.join() === b.join()
    ? []
    : [`${what}: casts: expected ${b.join(", ") || "none"}; got ${a.join(", ") || "none"}`];
}

/** Operators of the CPU's list: autocast determines the dtype they run in. */
const listed: ReadonlySet<string> = new Set(
  autocastLists().flatMap(({ keys, operators }) =>
    keys.includes("AutocastCPU") ? Object.values(operators).flatMap((list) => list.map(([name]) => name)) : [],
  ),
);

/** The dtypes in which those ran that both logs have equally often, in order. */
function dtypesDifference(what: string, ours: readonly Logged[], theirs: readonly Logged[]): string[] {
  const textsOf = (calls: readonly Logged[]): Map<string, string[]> => {
    const texts = new Map<string, string[]>();
    for (const [op, given, results] of calls) {
      if (!listed.has(op)) continue;
      texts.set(op, [...(texts.get(op) ?? []), `${op}(${given}) -> ${results}`]);
    }
    return texts;
  };
  const golden = textsOf(theirs);
  return [...textsOf(ours)].flatMap(([op, mine]) => {
    const wanted = golden.get(op);
    if (wanted?.length !== mine.length || wanted.join() === mine.join()) return [];
    const at = mine.findIndex((text, i) => text !== wanted[i]);
    return [`${what}: expected ${wanted[at]}, got ${mine[at]}`];
  });
}

function callsDifferences(what: string, ours: readonly Logged[], theirs: readonly Logged[]): string[] {
  return [...castsDifference(what, ours, theirs), ...dtypesDifference(what, ours, theirs)];
}

/**
 * Results computed from short floats are compared relative to the largest of their elements, since sums round depending on
 * their order.
 */
const shortTolerance = 2e-2;

function tensorsDifferences(
  what: string,
  actual: readonly unknown[],
  golden: readonly GoldenValue[],
  short: boolean,
  values = true,
): string[] {
  if (actual.length !== golden.length)
    return [`${golden.length} of kind ${what} are recorded, there are ${actual.length}`];
  return golden.flatMap((one, i) => {
    const ours = actual[i];
    const isShort = one?.k === "tensor" && isFloat(one.dtype) && (short || /16$/.test(one.dtype));
    const found = differences(ours, one, { values: values && !isShort, strides: false }).map(
      (why) => `${what} ${i}: ${why}`,
    );
    if (!isShort || !values || found.length > 0 || one.data === undefined) return found;
    const wanted = one.data.map(Number);
    const scale = Math.max(...wanted.filter(Number.isFinite).map(Math.abs), 0);
    const at = elementsOf(ours as Tensor).findIndex((element, k) => {
      const [x, y] = [Number(element), wanted[k]!];
      return Number.isFinite(y) ? !(Math.abs(x - y) <= shortTolerance * Math.max(scale, 1e-3)) : !Object.is(x, y);
    });
    return at < 0 ? [] : [`${what} ${i}: element ${at}: expected ${wanted[at]}, got ${elementsOf(ours as Tensor)[at]}`];
  });
}

const region = { device: "cpu", dtype: "bfloat16" } as const;

/** The layer on which records are run: the library's autocast, or that of a program. */
export interface AutocastLayer {
  autocast<R>(options: typeof region, body: () => R): R;
  autocastGuard(options: AutocastOptions): { dispose(): void };
  isAutocastEnabled(device: "cpu"): boolean;
  isAutocastCacheEnabled(): boolean;
}

const library: AutocastLayer = { autocast, autocastGuard, isAutocastCacheEnabled, isAutocastEnabled };

function runCall(record: AutocastRecord, layer: AutocastLayer): string[] {
  const op = findOperator(record.op);
  if (op === null) throw new Unsupported(`operator ${record.op} is not in the registry`);
  checkSupported([record.args, record.outs ?? []]);
  const args = argumentsOf(op, record.args, lookupPath);
  const log = new Log();
  const run = (): unknown =>
    noGrad(() => layer.autocast(region, () => withMode(log, () => op.call([...args.values()]))));
  if (record.error !== undefined) {
    try {
      run();
    } catch {
      return [];
    }
    return [`should be refused: ${record.error.message}`];
  }
  const result = run();
  const outs = op.schema.returns.length === 1 ? [result] : (result as unknown[]);
  const short = log.calls.some(([, given, results]) => [...given, ...results].some((dtype) => /float16$/.test(dtype)));
  const call: Call = { operator: record.op, schema: op.schema, args, outs };
  // Several results are correct: the dtypes are compared, and the product of the factors. Strides were not recorded.
  const found =
    record.check === "nonunique" && !short
      ? resultsDifferences(call, record.outs, record).filter((why) => !/strides:|storage offset:/.test(why))
      : tensorsDifferences("result", outs, record.outs, short, record.check === "values");
  return [...found, ...callsDifferences("calls", log.calls, record.leaves as readonly Logged[])];
}

function runProgram(record: AutocastRecord, layer: AutocastLayer): string[] {
  checkSupported([record.inputs, record.steps, record.outs ?? []]);
  const found: string[] = [];
  const named = new Map<string, unknown>();
  for (const [name, golden] of Object.entries(record.inputs)) {
    const tensor = decodeTensor(golden);
    if ((record.leaves as readonly string[]).includes(name)) requireGrad(tensor);
    named.set(name, tensor);
  }
  const open: { dispose(): void }[] = [];
  const log = new Log();
  try {
    for (const [i, step] of record.steps.entries()) {
      log.calls.length = 0;
      const failing = record.error?.step === i;
      try {
        runStep(step, named, open, log, layer);
      } catch (error) {
        if (error instanceof Unsupported) throw error;
        return failing ? found : [...found, `step ${i}: ${messageOf(error)}`];
      }
      if (failing) return [...found, `step ${i} should be refused: ${record.error!.message}`];
      const golden = record.steps_log[i]!;
      const state = [layer.isAutocastEnabled("cpu"), layer.isAutocastCacheEnabled()];
      if (state.join() !== golden.state.join()) found.push(`step ${i}: state: expected ${golden.state}, got ${state}`);
      found.push(...callsDifferences(`step ${i}`, log.calls, golden.calls));
    }
  } finally {
    while (open.length > 0) open.pop()!.dispose();
  }
  const outs = record.outputs.map((name) => named.get(name) as Tensor);
  found.push(...tensorsDifferences("output", outs, record.outs, true));
  const dtypes = outs.map(({ dtype }) => dtype);
  if (record.dtypes !== undefined && dtypes.join() !== record.dtypes.join())
    found.push(`dtypes: expected ${record.dtypes}, got ${dtypes}`);
  const { cotangents, grads } = record;
  if (cotangents === undefined || grads === undefined) return found;
  const wanted = outs.filter(({ requiresGrad }) => requiresGrad);
  const leaves = (record.leaves as readonly string[]).map((name) => named.get(name) as Tensor);
  const back = new Log();
  const given = cotangents.filter((golden) => golden !== null).map(decodeTensor);
  if (given.length !== wanted.length)
    return [...found, `${wanted.length} outputs require grad, ${given.length} have to`];
  const ours = withMode(back, () => grad(wanted, leaves, { gradOutputs: given, allowUnused: true }));
  found.push(...tensorsDifferences("gradient", ours, grads, true));
  found.push(...callsDifferences("backward", back.calls, record.backward_calls ?? []));
  return found;
}

function runStep(
  step: ProgramStep,
  named: Map<string, unknown>,
  open: { dispose(): void }[],
  log: Log,
  layer: AutocastLayer,
): void {
  if (step.do === "autocast")
    open.push(
      layer.autocastGuard({
        ...region,
        dtype: step.dtype ?? region.dtype,
        enabled: step.enabled,
        cacheEnabled: step.cache,
      }),
    );
  else if (step.do === "no_grad") {
    const mode = noGrad();
    open.push({ dispose: () => mode.end() });
  } else if (step.do !== undefined) open.pop()!.dispose();
  else {
    const op = findOperator(step.op!);
    if (op === null) throw new Unsupported(`operator ${step.op} is not in the registry`);
    const args = argumentsOf(op, step.args!, (name, earlier) => named.get(name) ?? lookupPath(name, earlier));
    const result = withMode(log, () => dispatcher.call(dispatcher.get(step.op!), [...args.values()]));
    const results = op.schema.returns.length === 1 ? [result] : (result as unknown[]);
    for (const [i, name] of step.out!.entries()) {
      if (typeof name === "string") named.set(name, results[i]);
      else if (name !== null)
        for (const [j, item] of name.entries()) if (item !== null) named.set(item, (results[i] as unknown[])[j]);
    }
  }
}

export function runAutocast(records: readonly AutocastRecord[], layer: AutocastLayer = library): Report {
  const report = newReport();
  for (const record of records) {
    if (record.id === "header") continue;
    const calls = (): string => record.steps.map(({ op, do: what }) => op ?? what).join(", ");
    const what = record.title ?? (record.kind === "call" ? `${record.op} under autocast` : `${record.id}: ${calls()}`);
    runRecord(report, record.id, what, () =>
      record.kind === "call" ? runCall(record, layer) : runProgram(record, layer),
    );
  }
  return report;
}
