// The law of nested transforms, with one call of each operator: vjp of vmap, vmap of vjp and vmap of jvp equal loops over the examples, and jvp of vjp is
// the derivative that two backward passes give. The calls are from OPS records; a second example has the elements of the first in reverse order.

import * as T from "../../generated/index.js";
import { NoForwardDerivative } from "../../runtime/autograd/forward.js";
import { TengenError, UnsupportedError } from "../../runtime/core/errors.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { treeFlatten } from "../../runtime/modes/tree.js";
import { findOperator } from "./library.js";
import type { OpRecord } from "./ops.js";
import { addReport, messageOf, newReport, runRecord, Unsupported } from "./report.js";
import { checkSupported } from "./values.js";
import {
  leavesOf,
  listed,
  notMapped,
  reportLoops,
  reversed,
  subsets,
  tensorDifference,
  type VmapReport,
} from "./vmapped.js";

type Tensors = readonly Tensor[];

/** Counts, for each part of the law, the operators that it was compared for, and why not for others. */
type Count = (part: string) => void;

/** Numbers without a pattern of the shape, the same in every run. */
function directionOf(tensor: Tensor, seed: number): Tensor {
  const numbers = T.arange(tensor.numel, { dtype: "float64" }).mul(1.7).add(seed).cos();
  return numbers.reshape(tensor.shape).to(tensor.dtype);
}

const isReal = (tensor: Tensor): boolean => tensor.dtype === "float32" || tensor.dtype === "float64";

/** A call as a function of the tensors in it that have derivatives. */
interface Differentiable {
  readonly inputs: Tensors;
  /** The results that have derivatives. */
  readonly call: (...inputs: Tensor[]) => Tensor[];
}

function functionOf(record: OpRecord): Differentiable {
  const { leaves, call } = leavesOf(findOperator(record.op)!, record);
  const isInput = (leaf: unknown): leaf is Tensor => isTensor(leaf) && !leaf.wrappedNumber;
  const at = leaves.flatMap((leaf, i) => (isInput(leaf) && isReal(leaf) ? [i] : []));
  // A tangent lies as its tensor does, so that tensors whose elements share memory take none.
  const inputs = at.map((i) => (leaves[i] as Tensor).clone({ memoryFormat: "contiguous_format" }));
  if (inputs.length === 0) throw new Unsupported("no real floating-point tensor");
  // What an operator writes to is its result; the function's own input stays as it is.
  const whole = (given: Tensors): Tensor[] =>
    treeFlatten(
      call(
        leaves
          .map((leaf, i) => (at.includes(i) ? given[at.indexOf(i)]! : leaf))
          .map((leaf) => (isInput(leaf) ? leaf.clone() : leaf)),
      ),
    ).leaves.filter(isTensor);
  const places = whole(inputs.map(leafOf)).flatMap((result, i) => (result.requiresGrad && isReal(result) ? [i] : []));
  if (places.length === 0) throw new Unsupported("no derivative");
  return { inputs, call: (...given) => ((results) => places.map((i) => results[i]!))(whole(given)) };
}

const leafOf = (tensor: Tensor): Tensor => tensor.detach().clone().requiresGrad_();

/** One example of a call: where it is, and what autograd says there. */
interface Example {
  readonly inputs: Tensors;
  readonly cotangents: Tensors;
  readonly tangents: Tensors;
  readonly gradients: Tensors;
}

/** The gradients by a backward pass, zeros where an input does not matter. */
function gradientsOf(outputs: Tensors, inputs: Tensors, cotangents: Tensors, createGraph = false): Tensor[] {
  const found = T.grad(outputs, inputs, { gradOutputs: cotangents, allowUnused: true, createGraph });
  return found.map((one, i) => one ?? T.zerosLike(inputs[i]!));
}

function exampleOf({ call }: Differentiable, inputs: Tensors, seed: number): Example {
  const leaves = inputs.map(leafOf);
  const outputs = call(...leaves);
  const cotangents = outputs.map((output, k) => directionOf(output, seed + k));
  return {
    inputs,
    cotangents,
    tangents: inputs.map((input, i) => directionOf(input, seed + 5 + i)),
    gradients: gradientsOf(outputs, leaves, cotangents),
  };
}

/** @throws Unsupported where autograd has no derivative */
function differentiated<R>(body: () => R): R {
  try {
    return body();
  } catch (error) {
    if (error instanceof TengenError) throw new Unsupported(`autograd refuses the call: ${error.name}`);
    throw error;
  }
}

/** The derivative of the gradients along the tangents, by a second backward pass; null where there is none, or where differences contradict it. */
function secondOrderOf(fn: Differentiable, { inputs, cotangents, tangents }: Example): Tensor[] | null {
  const leaves = inputs.map(leafOf);
  const { call } = fn;
  try {
    const first = gradientsOf(call(...leaves), leaves, cotangents, true);
    const at = first.flatMap((gradient, i) => (gradient.requiresGrad ? [i] : []));
    const chosen = (all: Tensors): Tensor[] => at.map((i) => all[i]!);
    const second =
      at.length === 0
        ? inputs.map((input) => T.zerosLike(input))
        : gradientsOf(chosen(first), leaves, chosen(tangents));
    return isConfirmed(fn, { inputs, cotangents, tangents }, second) ? second : null;
  } catch (error) {
    if (error instanceof TengenError) return null;
    throw error;
  }
}

/** Whether the gradients' central differences are the derivative: not at kinks, of nearly singular matrices, or where the gradient is a convention. */
function isConfirmed({ call }: Differentiable, example: Omit<Example, "gradients">, second: Tensors): boolean {
  const { inputs, cotangents, tangents } = example;
  // Single precision has too few digits for differences.
  if (inputs.some(({ dtype }) => dtype !== "float64")) return false;
  const gradientsAt = (step: number): Tensor[] => {
    const leaves = inputs.map((input, i) => leafOf(input.add(tangents[i]!, { alpha: step })));
    return gradientsOf(call(...leaves), leaves, cotangents);
  };
  const step = 1e-5;
  const [above, below] = [gradientsAt(step), gradientsAt(-step)];
  return second.every((one, i) => {
    if (one.numel === 0) return true;
    const quotient = above[i]!.sub(below[i]!).div(2 * step);
    const [error, size] = [quotient.sub(one).abs().max().item(), one.abs().max().item()];
    return Number(error) <= 1e-4 * (1 + Number(size));
  });
}

/** The differences for one record. */
export function underTransforms(record: OpRecord, count: Count = () => {}): string[] {
  const op = findOperator(record.op);
  if (op === null) throw new Unsupported(`operator ${record.op} is not in the registry`);
  if (record.error !== undefined) throw new Unsupported("PyTorch refuses the call");
  const tag = dispatcher.find(record.op)!.tags.find((one) => notMapped.includes(one));
  if (tag !== undefined || record.check === "random") throw new Unsupported(`vmap refuses the operator: ${tag}`);
  if (op.schema.kind === "out") throw new Unsupported("forms with out have no derivatives");
  if (listed.refused[record.op] !== undefined) throw new Unsupported("vmap refuses the operator: it depends on values");
  checkSupported(record.args);
  const fn = differentiated(() => functionOf(record));
  const first = differentiated(() => exampleOf(fn, fn.inputs, 1));
  const found: string[] = [];
  const hasNoInfinity = fn.inputs.every((input) => input.isfinite().all().item());
  const isSingle = fn.inputs.some(({ dtype }) => dtype === "float32");
  const tolerance = isSingle ? { relative: 5e-3, absolute: 1e-3 } : undefined;
  const compare = (what: string, actual: Tensor, expected: Tensor): void => {
    // Sums with infinities are NaN in one order and not in another.
    const hasSameShape = actual.shape.join() === expected.shape.join();
    const unsettled = hasNoInfinity || !hasSameShape ? null : actual.isnan().logicalOr(expected.isnan());
    const settled = (one: Tensor): Tensor => (unsettled === null ? one : one.maskedFill(unsettled, 0));
    const why = hasSameShape
      ? tensorDifference(settled(actual), settled(expected), true, tolerance)
      : tensorDifference(actual, expected, false);
    if (why !== null) found.push(`transformed: ${what}: ${why}`);
  };
  const compareEach = (part: string, actual: Tensors, expected: readonly Tensors[]): void => {
    for (const [i, all] of actual.entries())
      for (const [e, one] of expected.entries()) compare(`${part}: ${i}, example ${e}`, all.select(0, e), one[i]!);
  };
  const attempt = (part: string, body: () => void): void => {
    try {
      body();
      count(part);
    } catch (error) {
      if (error instanceof NoForwardDerivative) count(`${part}: no forward derivative`);
      // The law of mapped calls holds what is refused so.
      else if (error instanceof UnsupportedError && / writes into \w+ .*, which is not mapped/.test(error.message))
        count(`${part}: writes into what is not mapped`);
      else found.push(`transformed: ${part}: ${messageOf(error)}`);
    }
  };
  for (const mapped of subsets(fn.inputs.length)) {
    const other = fn.inputs.map((input, i) => (mapped[i] ? reversed(input) : input));
    let second: Example;
    try {
      second = exampleOf(fn, other, 2);
    } catch {
      // Not every operator takes the elements in reverse order.
      second = exampleOf(fn, fn.inputs, 2);
    }
    const both = [first, second];
    const stacked = (of: (example: Example) => Tensors): Tensor[] =>
      of(first).map((one, i) => T.stack([one, of(second)[i]!]));
    const [whole, cotangents] = [stacked(({ inputs }) => inputs), stacked((one) => one.cotangents)];
    const name = `vjp of vmap, mapped ${mapped.map(Number).join("")}`;
    attempt("vjp of vmap", () => {
      const mappedCall = T.vmap((...rows: Tensor[]) => fn.call(...rows), {
        inDims: mapped.map((is) => (is ? 0 : null)),
      });
      const given = fn.inputs.map((input, i) => (mapped[i] ? whole[i]! : input));
      const pulled = T.vjp((...all: Tensor[]) => mappedCall(...all), given).pullback(cotangents);
      for (const [i, gradient] of pulled.entries()) {
        if (mapped[i])
          for (const [e, one] of both.entries())
            compare(`${name}: ${i}, example ${e}`, gradient.select(0, e), one.gradients[i]!);
        else compare(`${name}: ${i}`, gradient, first.gradients[i]!.add(second.gradients[i]!));
      }
    });
    if (mapped.includes(false)) continue;
    const gradients = both.map((one) => one.gradients);
    attempt("vmap of vjp", () => {
      const pulled = T.vmap((rows: Tensor[], cotangent: Tensor[]) => [...T.vjp(fn.call, rows).pullback(cotangent)]);
      compareEach("vmap of vjp", pulled(whole, cotangents), gradients);
    });
    attempt("vmap of jvp", () => {
      const pushed = both.map((one) => T.jvp(fn.call, one.inputs, one.tangents).tangents);
      const all = T.vmap((rows: Tensor[], tangents: Tensor[]) => [...T.jvp(fn.call, rows, tangents).tangents]);
      compareEach(
        "vmap of jvp",
        all(
          whole,
          stacked((one) => one.tangents),
        ),
        pushed,
      );
    });
    attempt("jvp of vjp", () => {
      const expected = secondOrderOf(fn, first);
      if (expected === null) {
        count("jvp of vjp: no second derivative to compare with");
        return;
      }
      const gradient = (...all: Tensor[]) => T.vjp(fn.call, all).pullback(first.cotangents);
      const { tangents } = T.jvp(gradient, first.inputs, first.tangents);
      for (const [i, tangent] of tangents.entries()) compare(`jvp of vjp: ${i}`, tangent, expected[i]!);
    });
  }
  return found;
}

/** Runs one call of each operator: the first that has derivatives, in double precision if there is one. */
export function runTransformed(records: readonly OpRecord[]): VmapReport {
  const ofOperator = new Map<string, OpRecord[]>();
  for (const record of records) ofOperator.set(record.op, [...(ofOperator.get(record.op) ?? []), record]);
  const counts = new Map<string, number>();
  const report = reportLoops((filled) => {
    for (const [name, all] of ofOperator) {
      const sorted = [
        ...all.filter(({ dtype }) => dtype === "float64"),
        ...all.filter(({ dtype }) => dtype !== "float64"),
      ];
      const usable = sorted.filter((record) => record.check !== "random" && record.error === undefined);
      const parts = new Set<string>();
      const tried = (usable.length > 0 ? usable : sorted).slice(0, 4);
      for (const [i, record] of tried.entries()) {
        const one = newReport();
        runRecord(one, record.id, `${name} (${record.dtype})`, () =>
          underTransforms(record, (part) => parts.add(part)),
        );
        // What PyTorch recorded first may be a call of integers.
        if (one.skipped.length > 0 && i < tried.length - 1) continue;
        addReport(filled, one);
        break;
      }
      for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  });
  const lines = [...counts].sort().map(([part, times]) => `${part}: ${times} operators`);
  return { ...report, texts: [...report.texts, ...lines] };
}
