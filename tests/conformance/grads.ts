// Golden GRADS and PROGRAMS records: straight-line programs, run forward, backward, backward twice and in forward mode.

import type { Complex } from "../../runtime/core/scalar.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { conjugateHi, negativeHi } from "../../runtime/dispatch/keys.js";
import type { Argument } from "../../runtime/schema/types.js";
import { knownDifference } from "./known.js";
import { addTensors, findOperator, grad, isView, requireGrad, tangentsOf, weightedSum } from "./library.js";
import { argumentsOf } from "./ops.js";
import { addReport, newReport, type Report, runRecord, Unsupported } from "./report.js";
import {
  type CompareOptions,
  checkSupported,
  decodeTensor,
  differences,
  elementsOf,
  type GoldenTensor,
  type GoldenValue,
} from "./values.js";

type OutName = string | null | readonly (string | null)[];
interface Step {
  readonly op: string;
  readonly args: Readonly<Record<string, GoldenValue>>;
  readonly out: readonly OutName[];
}
export interface GradRecord {
  readonly id: string;
  readonly title?: string;
  readonly inputs: Readonly<Record<string, GoldenTensor>>;
  readonly leaves: readonly string[];
  readonly steps: readonly Step[];
  readonly outputs: readonly string[];
  readonly outs: readonly GoldenValue[];
  readonly grad_fn: readonly (string | null)[];
  readonly cotangents: readonly (GoldenTensor | null)[];
  readonly grads: readonly (GoldenTensor | null)[];
  readonly second?: {
    readonly weights: readonly (GoldenTensor | null)[];
    readonly grads: readonly (GoldenTensor | null)[];
  };
  readonly jvp?: { readonly tangents: readonly GoldenTensor[]; readonly outs: readonly (GoldenTensor | null)[] };
  /** Programs only. */
  readonly values?: Readonly<Record<string, GoldenValue>>;
  readonly meta?: Readonly<
    Record<
      string,
      { requires_grad: boolean; is_leaf: boolean; version: number; is_view: boolean; grad_fn: string | null }
    >
  >;
}

// The recorder copied expanded tensors, and every tangent, before it recorded them.
const exact = { values: true, strides: "dense" } as const;
const asTangent = { values: true, strides: "copied" } as const;
const asIs = { values: true, strides: true } as const;

/**
 * Runs the steps on given inputs; returns every named value.
 * @param placed moves an argument to the device where the steps run
 */
export function runSteps(
  record: GradRecord,
  inputs: ReadonlyMap<string, unknown>,
  placed: (value: unknown, argument: Argument) => unknown = (value) => value,
): Map<string, unknown> {
  const named = new Map<string, unknown>(inputs);
  for (const step of record.steps) {
    const op = findOperator(step.op)!;
    const callArguments = argumentsOf(op, step.args, (name, earlier) => named.get(name) ?? earlier.get(name));
    const result = op.call(op.schema.arguments.map((argument) => placed(callArguments.get(argument.name), argument)));
    const results = op.schema.returns.length === 1 ? [result] : (result as unknown[]);
    for (const [i, name] of step.out.entries()) {
      if (typeof name === "string") named.set(name, results[i]);
      else if (name !== null)
        for (const [j, item] of name.entries()) if (item !== null) named.set(item, (results[i] as unknown[])[j]);
    }
  }
  return named;
}

export function inputsOf(record: GradRecord): Map<string, Tensor> {
  return new Map(Object.entries(record.inputs).map(([name, golden]) => [name, decodeTensor(golden)]));
}

/** The differences from PyTorch; intended ones if the record contradicts itself. */
interface Differences {
  readonly found: readonly string[];
  readonly onPurpose: boolean;
}

/** Returns the differences from PyTorch. */
export function runGrad(record: GradRecord): Differences {
  for (const step of record.steps) {
    if (findOperator(step.op) === null) throw new Unsupported(`operator ${step.op} is not in the registry`);
  }
  checkSupported([record.inputs, record.steps, record.outs]);
  const inputs = inputsOf(record);
  for (const name of record.leaves) {
    const leaf = inputs.get(name)!;
    requireGrad(leaf);
    // The recorder wrote twice into its leaves before the program began, which shows in the versions of their views.
    if (record.meta !== undefined) leaf.storage.version = 2;
  }
  const named = runSteps(record, inputs);
  const leaves = record.leaves.map((name) => named.get(name) as Tensor);
  const outputs = record.outputs.map((name) => named.get(name) as Tensor);
  const values = Object.entries(record.values ?? {});
  const reverse = [
    ...compareAll("output", outputs, record.outs),
    ...gradFnDifferences(outputs, record),
    ...metaDifferences(named, record),
    ...values.flatMap(([name, golden]) =>
      differences(named.get(name), golden, asIs).map((why) => `value ${name}: ${why}`),
    ),
    ...backwardDifferences(record, outputs, leaves),
  ];
  const forward = forwardDifferences(record);
  return {
    found: [...reverse, ...forward.found],
    onPurpose: reverse.every((why) => knownDifference(whatOf(record), why) !== null) && forward.onPurpose,
  };
}

/** A record's name in reports: its title, or its operators. */
export function whatOf(record: GradRecord): string {
  return record.title ?? record.steps.map((step) => step.op).join(", ");
}

function compareAll(
  what: string,
  actual: readonly unknown[],
  golden: readonly GoldenValue[],
  options: CompareOptions = exact,
): string[] {
  const counts = actual.length === golden.length ? [] : [`expected ${golden.length} of ${what}, got ${actual.length}`];
  const found = golden.flatMap((value, i) =>
    differences(actual[i], value, isLazy(actual[i]) ? { ...options, strides: "copied" } : options).map(
      (why) => `${what} ${i}: ${why}`,
    ),
  );
  return [...counts, ...found];
}

/** Whether the recorder resolved the value, and so recorded a copy. */
function isLazy(value: unknown): boolean {
  return isTensor(value) && (value.keysHi & (conjugateHi | negativeHi)) !== 0;
}

export function gradFnDifferences(outputs: readonly Tensor[], record: GradRecord): string[] {
  return record.grad_fn.flatMap((name, i) => {
    const actual = outputs[i]?.gradFn?.name ?? null;
    return actual === nodeName(name) ? [] : [`grad_fn of output ${i}: expected ${name}, got ${actual}`];
  });
}

/** PyTorch's hand-written nodes print with their namespace. */
function nodeName(golden: string | null): string | null {
  return golden === null ? null : golden.replace("torch::autograd::", "");
}

function metaDifferences(named: ReadonlyMap<string, unknown>, record: GradRecord): string[] {
  return Object.entries(record.meta ?? {}).flatMap(([name, meta]) => {
    const value = named.get(name);
    if (!isTensor(value)) return [`${name}: expected a tensor`];
    const actual = {
      requires_grad: value.requiresGrad,
      is_leaf: value.isLeaf,
      version: value.version,
      is_view: isView(value),
      grad_fn: value.gradFn?.name ?? null,
    };
    return (Object.keys(actual) as (keyof typeof actual)[]).flatMap((key) => {
      const expected = key === "grad_fn" ? nodeName(meta[key]) : meta[key];
      return actual[key] === expected ? [] : [`${name}.${key}: expected ${meta[key]}, got ${actual[key]}`];
    });
  });
}

function backwardDifferences(record: GradRecord, outputs: readonly Tensor[], leaves: readonly Tensor[]): string[] {
  const differentiable = outputs.map((output, i) => ({ output, cotangent: record.cotangents[i] ?? null }));
  const used = differentiable.filter((pair) => pair.output.requiresGrad && pair.cotangent !== null);
  const pass = (createGraph: boolean): (Tensor | null)[] =>
    grad(
      used.map((pair) => pair.output),
      leaves,
      {
        gradOutputs: used.map((pair) => decodeTensor(pair.cotangent!)),
        createGraph,
        retainGraph: true,
        allowUnused: true,
      },
    );
  // The recorder took the first gradients in a separate pass: some formulas differ if the pass is recorded.
  const first = compareAll("grad", pass(false), record.grads);
  if (record.second === undefined) return first;
  const grads = pass(true);
  const { weights, grads: expected } = record.second;
  let total: Tensor | null = null;
  for (const [i, g] of grads.entries()) {
    const weight = weights[i];
    if (g === null || weight === null || weight === undefined) continue;
    const term = weightedSum(g, decodeTensor(weight));
    total = total === null ? term : addTensors(total, term);
  }
  const second =
    total === null || !total.requiresGrad ? leaves.map(() => null) : grad([total], leaves, { allowUnused: true });
  return [...first, ...compareAll("second", second, expected)];
}

function forwardDifferences(record: GradRecord): Differences {
  if (record.jvp === undefined) return { found: [], onPurpose: false };
  const tangents = record.jvp.tangents.map((golden) => decodeTensor(golden));
  const outs = tangentsOf((dual) => {
    const inputs = inputsOf(record);
    const leafValues = new Map<string, unknown>(inputs);
    for (const [i, leaf] of record.leaves.entries()) leafValues.set(leaf, dual(inputs.get(leaf)!, tangents[i]!));
    const named = runSteps(record, leafValues);
    return record.outputs.map((name) => named.get(name) as Tensor);
  });
  const found = compareAll("jvp", outs, record.jvp.outs, asTangent);
  const contradiction = found.length === 0 ? null : contradictionOf(record, outs);
  return contradiction === null ? { found, onPurpose: false } : { found: [...found, contradiction], onPurpose: true };
}

/**
 * The gradient for cotangents c in a direction t equals the product of t's tangents with c. If a record's gradient and tangents disagree,
 * one of them is wrong; where ours agree with the recorded gradient, it is the tangents.
 */
function contradictionOf(record: GradRecord, outs: readonly (Tensor | null)[]): string | null {
  const { tangents, outs: recorded } = record.jvp!;
  const inner = (pairs: readonly (readonly [readonly unknown[] | null, readonly unknown[] | null])[]) => {
    let sum = 0;
    let size = 0;
    for (const [a, b] of pairs) {
      a?.forEach((x, i) => {
        const other = partsOf(b?.[i] ?? 0);
        for (const [part, value] of partsOf(x).entries()) {
          const term = value * (other[part] ?? 0);
          sum += term;
          size += Math.abs(term);
        }
      });
    }
    return { sum, size };
  };
  const cotangents = record.cotangents.map((golden) => golden?.data ?? null);
  const gradient = inner(record.grads.map((golden, i) => [golden?.data ?? null, tangents[i]!.data ?? null]));
  const theirs = inner(recorded.map((golden, i) => [golden?.data ?? null, cotangents[i] ?? null]));
  const ours = inner(
    outs.map((out, i) => [out === null ? null : (elementsOf(out) as readonly unknown[]), cotangents[i] ?? null]),
  );
  const agrees = (one: typeof ours) => Math.abs(one.sum - gradient.sum) <= 1e-10 * (one.size + gradient.size);
  if (agrees(theirs) || !agrees(ours)) return null;
  return `the record contradicts itself: its gradient gives ${gradient.sum} in this direction (ours too), its tangents ${theirs.sum}`;
}

/** The real and the imaginary part of an element or of a recorded element; a real number has one part. */
function partsOf(element: unknown): number[] {
  if (Array.isArray(element)) return element.map(Number);
  if (typeof element !== "object" || element === null) return [Number(element)];
  const { re, im } = element as Complex;
  return [re, im];
}

export function runGrads(records: Iterable<GradRecord>): Report {
  const report = newReport();
  for (const record of records) {
    let onPurpose = false;
    const subreport = newReport();
    runRecord(subreport, record.id, whatOf(record), () => {
      const run = runGrad(record);
      onPurpose = run.onPurpose;
      return run.found;
    });
    if (onPurpose) report.deviating.push(...subreport.failed.splice(0));
    addReport(report, subreport);
  }
  return report;
}
