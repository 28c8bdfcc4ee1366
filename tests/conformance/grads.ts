// Golden GRADS and PROGRAMS records: straight-line programs, run forward, backward, backward twice and in forward mode.

import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { addTensors, findOperator, grad, isView, requireGrad, tangentsOf, weightedSum } from "./library.js";
import { argumentsOf } from "./ops.js";
import { messageOf, newReport, type Report } from "./report.js";
import {
  checkSupported,
  decodeTensor,
  difference,
  elementsOf,
  type GoldenTensor,
  type GoldenValue,
  Unsupported,
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

const exact = { values: true, strides: false } as const;

/** Runs the steps on given inputs; returns every named value. */
function runSteps(record: GradRecord, inputs: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const named = new Map<string, unknown>(inputs);
  for (const step of record.steps) {
    const op = findOperator(step.op)!;
    const made = argumentsOf(op, step.args, (name, earlier) => named.get(name) ?? earlier.get(name));
    const result = op.call([...made.values()]);
    const results = op.schema.returns.length === 1 ? [result] : (result as unknown[]);
    for (const [i, name] of step.out.entries()) {
      if (typeof name === "string") named.set(name, results[i]);
      else if (name !== null)
        for (const [j, item] of name.entries()) if (item !== null) named.set(item, (results[i] as unknown[])[j]);
    }
  }
  return named;
}

function inputsOf(record: GradRecord): Map<string, Tensor> {
  return new Map(Object.entries(record.inputs).map(([name, golden]) => [name, decodeTensor(golden)]));
}

/** What differs from PyTorch; on purpose where the record contradicts itself. */
interface Difference {
  readonly why: string;
  readonly onPurpose: boolean;
}

/** Returns what differs from PyTorch, or null. */
export function runGrad(record: GradRecord): Difference | null {
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
  const reverse =
    compareAll("output", outputs, record.outs) ??
    gradFnDifference(outputs, record) ??
    metaDifference(named, record) ??
    compareAll(
      "value",
      Object.keys(record.values ?? {}).map((name) => named.get(name)),
      Object.values(record.values ?? {}),
    ) ??
    backwardDifference(record, outputs, leaves);
  return reverse === null ? forwardDifference(record) : { why: reverse, onPurpose: false };
}

function compareAll(what: string, actual: readonly unknown[], golden: readonly GoldenValue[]): string | null {
  for (const [i, value] of golden.entries()) {
    const found = difference(actual[i], value, exact);
    if (found !== null) return `${what} ${i}: ${found}`;
  }
  return null;
}

function gradFnDifference(outputs: readonly Tensor[], record: GradRecord): string | null {
  for (const [i, name] of record.grad_fn.entries()) {
    const actual = outputs[i]!.gradFn?.name ?? null;
    if (actual !== nodeName(name)) return `grad_fn of output ${i}: expected ${name}, got ${actual}`;
  }
  return null;
}

/** PyTorch's hand-written nodes print with their namespace. */
function nodeName(golden: string | null): string | null {
  return golden === null ? null : golden.replace("torch::autograd::", "");
}

function metaDifference(named: ReadonlyMap<string, unknown>, record: GradRecord): string | null {
  for (const [name, meta] of Object.entries(record.meta ?? {})) {
    const value = named.get(name);
    if (!isTensor(value)) return `${name}: expected a tensor`;
    const actual = {
      requires_grad: value.requiresGrad,
      is_leaf: value.isLeaf,
      version: value.version,
      is_view: isView(value),
      grad_fn: value.gradFn?.name ?? null,
    };
    for (const key of Object.keys(meta) as (keyof typeof actual)[]) {
      const expected = key === "grad_fn" ? nodeName(meta[key]) : meta[key];
      if (actual[key] !== expected) return `${name}.${key}: expected ${meta[key]}, got ${actual[key]}`;
    }
  }
  return null;
}

function backwardDifference(record: GradRecord, outputs: readonly Tensor[], leaves: readonly Tensor[]): string | null {
  const differentiable = outputs.map((output, i) => ({ output, cotangent: record.cotangents[i] ?? null }));
  const used = differentiable.filter((pair) => pair.output.requiresGrad && pair.cotangent !== null);
  const grads = grad(
    used.map((pair) => pair.output),
    leaves,
    {
      gradOutputs: used.map((pair) => decodeTensor(pair.cotangent!)),
      createGraph: record.second !== undefined,
      allowUnused: true,
    },
  );
  const first = compareAll("grad", grads, record.grads);
  if (first !== null || record.second === undefined) return first;
  const { weights, grads: expected } = record.second;
  let total: Tensor | null = null;
  for (const [i, g] of grads.entries()) {
    const weight = weights[i];
    if (g === null || weight === null || weight === undefined) continue;
    const term = weightedSum(g, decodeTensor(weight));
    total = total === null ? term : addTensors(total, term);
  }
  if (total === null || !total.requiresGrad) {
    return expected.every((value) => value === null || value.data?.every((x) => x === 0))
      ? null
      : "second: the gradient does not require grad";
  }
  const second = grad([total], leaves, { allowUnused: true });
  for (const [i, golden] of expected.entries()) {
    const found = sameOrZero(second[i] ?? null, golden);
    if (found !== null) return `second ${i}: ${found}`;
  }
  return null;
}

/** Null stands for a gradient of zeros: whether an unused path is dropped or multiplied by zero is no difference in value. */
function sameOrZero(actual: Tensor | null, golden: GoldenTensor | null): string | null {
  if (golden === null) {
    return actual === null || elementsOf(actual).every((x) => Number(x) === 0) ? null : "expected no gradient";
  }
  if (actual === null) return golden.data?.every((x) => x === 0) ? null : "got no gradient";
  return difference(actual, golden, exact);
}

function forwardDifference(record: GradRecord): Difference | null {
  if (record.jvp === undefined) return null;
  const tangents = record.jvp.tangents.map((golden) => decodeTensor(golden));
  const outs = tangentsOf((dual) => {
    const inputs = inputsOf(record);
    const made = new Map<string, unknown>(inputs);
    for (const [i, leaf] of record.leaves.entries()) made.set(leaf, dual(inputs.get(leaf)!, tangents[i]!));
    const named = runSteps(record, made);
    return record.outputs.map((name) => named.get(name) as Tensor);
  });
  for (const [i, golden] of record.jvp.outs.entries()) {
    const found = sameOrZero(outs[i] ?? null, golden);
    if (found === null) continue;
    const why = `jvp ${i}: ${found}`;
    const contradiction = contradictionOf(record, outs);
    return { why: contradiction === null ? why : `${why}; ${contradiction}`, onPurpose: contradiction !== null };
  }
  return null;
}

/**
 * The gradient of cotangents c in a direction t is what the tangents of t give with c. A record whose own gradient and tangents disagree is
 * wrong in one of them; where ours agree with the recorded gradient, its tangents are.
 */
function contradictionOf(record: GradRecord, outs: readonly (Tensor | null)[]): string | null {
  const { tangents, outs: recorded } = record.jvp!;
  const inner = (pairs: readonly (readonly [readonly unknown[] | null, readonly unknown[] | null])[]) => {
    let sum = 0;
    let size = 0;
    for (const [a, b] of pairs) {
      a?.forEach((x, i) => {
        const term = Number(x) * Number(b?.[i] ?? 0);
        sum += term;
        size += Math.abs(term);
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

export function runGrads(records: Iterable<GradRecord>): Report {
  const report = newReport();
  for (const record of records) {
    const what = record.title ?? record.steps.map((step) => step.op).join(", ");
    try {
      const found = runGrad(record);
      if (found === null) report.passed++;
      else (found.onPurpose ? report.deviating! : report.failed).push({ id: record.id, why: `${what}: ${found.why}` });
    } catch (error) {
      if (error instanceof Unsupported) report.skipped.push({ id: record.id, why: error.message });
      else report.failed.push({ id: record.id, why: `${what}: ${messageOf(error)}` });
    }
  }
  return report;
}
