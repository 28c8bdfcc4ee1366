// The law of vmap: a mapped call is the stack of the calls for each example, whichever arguments are mapped, and along which dimension. The calls are
// from OPS records; a second example has the elements of the first in reverse order.

import { readFileSync } from "node:fs";
import { clone, flip, movedim_int, reshape, select_int, stack } from "../../generated/operators.js";
import { UnsupportedError } from "../../runtime/core/errors.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { vmap } from "../../runtime/layers/vmap.js";
import { treeFlatten, treeUnflatten } from "../../runtime/modes/tree.js";
import { lookupPath } from "./compare.js";
import { type FoundOperator, findOperator } from "./library.js";
import { argumentsOf, type OpRecord } from "./ops.js";
import { messageOf, newReport, type Report, runRecord, Unsupported } from "./report.js";
import { checkSupported, close, elementsOf, type Tolerance, toleranceOf } from "./values.js";

const examples = 2;
/** Of a call with more tensors, the mapped ones are: each alone, all but one, all. */
const allSubsetsUpTo = 3;
export const notMapped = ["data_dependent_output", "dynamic_output_shape", "nondeterministic_seeded"];

/**
 * Operators that loop over the examples, in some of the calls at least, and those that refuse examples whose values decide what is computed, with what
 * they say. The lists are exact: an operator that loops or is refused and is not listed is a failure.
 */
export const listed = JSON.parse(readFileSync(new URL("vmapped.json", import.meta.url), "utf8")) as {
  readonly loops: readonly string[];
  /** Operators that have a rule or a decomposition, and loop in a few calls: for padding, packed sequences, numbers without dimensions. */
  readonly sometimes: readonly string[];
  readonly refused: Readonly<Record<string, string>>;
};

/** Which of some tensors are mapped. */
export function subsets(count: number): boolean[][] {
  const range = [...new Array(count).keys()];
  if (count <= allSubsetsUpTo)
    return [...new Array(2 ** count - 1).keys()].map((bits) => range.map((i) => (((bits + 1) >> i) & 1) === 1));
  return [
    range.map(() => true),
    ...range.map((one) => range.map((i) => i === one)),
    ...range.map((one) => range.map((i) => i !== one)),
  ];
}

export const reversed = (tensor: Tensor): Tensor => reshape(flip(reshape(tensor, [-1]), [0]), tensor.shape);

/** The leaves of a call's arguments. */
interface Leaves {
  readonly leaves: readonly unknown[];
  readonly call: (leaves: readonly unknown[]) => unknown;
}

export function leavesOf(op: FoundOperator, record: OpRecord): Leaves {
  const { leaves, spec } = treeFlatten([...argumentsOf(op, record.args, lookupPath).values()]);
  return { leaves, call: (given) => op.call(treeUnflatten(spec, given as unknown[]) as unknown[]) };
}

const shown = (element: unknown): string =>
  typeof element === "object" ? JSON.stringify(element) : String(element as number);

const halves: readonly string[] = ["float16", "bfloat16"];

/** Sums in half precision are rounded at each step: where terms cancel, the error is one of the largest element. */
function ofLargest(elements: readonly unknown[], { relative, absolute }: Tolerance): Tolerance {
  const sizes = elements.filter((one): one is number => typeof one === "number" && Number.isFinite(one)).map(Math.abs);
  return { relative, absolute: absolute + 2 * relative * sizes.reduce((a, b) => Math.max(a, b), 0) };
}

/** Whether a result is an example's: all examples at once may be summed in another order. */
export function tensorDifference(
  actual: Tensor,
  expected: Tensor,
  values: boolean,
  tolerance = toleranceOf(expected.dtype),
): string | null {
  if (actual.dtype !== expected.dtype || actual.shape.join() !== expected.shape.join())
    return `expected ${expected.dtype} [${expected.shape}], got ${actual.dtype} [${actual.shape}]`;
  if (!values) return null;
  const [x, y] = [elementsOf(actual), elementsOf(expected)];
  const noSign = (value: (typeof x)[number]) => (value === 0 ? 0 : value);
  const bound = tolerance === null || !halves.includes(expected.dtype) ? tolerance : ofLargest(y, tolerance);
  const at = y.findIndex((element, i) => !close(noSign(x[i]!), noSign(element), bound));
  return at < 0 ? null : `element ${at}: expected ${shown(y[at])}, got ${shown(x[at])}`;
}

/** The differences for one record, of all choices of mapped tensors and dimensions. */
export function underVmap(
  record: OpRecord,
  dims: readonly number[] = [0, -1],
  refused?: (op: string, reason: string) => void,
): string[] {
  const op = findOperator(record.op);
  if (op === null) throw new Unsupported(`operator ${record.op} is not in the registry`);
  if (record.error !== undefined) throw new Unsupported("PyTorch refuses the call");
  const tag = dispatcher.find(record.op)!.tags.find((one) => notMapped.includes(one));
  if (tag !== undefined || record.check === "random") throw new Unsupported(`vmap refuses the operator: ${tag}`);
  checkSupported(record.args);
  const { leaves, call } = leavesOf(op, record);
  const at = leaves.flatMap((leaf, i) => (isTensor(leaf) && !leaf.wrappedNumber ? [i] : []));
  if (at.length === 0) throw new Unsupported("no tensor");
  const copied = (i: number): Tensor => clone(leaves[i] as Tensor, null);
  return subsets(at.length).flatMap((mapped) => {
    const places = at.filter((_, k) => mapped[k]);
    // The second example is another one where the operator takes it.
    const second = new Map(places.map((i) => [i, reversed(leaves[i] as Tensor)]));
    const argsOf = (example: number, other: boolean): unknown[] =>
      leaves.map((leaf, i) => {
        if (!isTensor(leaf) || leaf.wrappedNumber) return leaf;
        return example === 1 && other && second.has(i) ? clone(second.get(i)!, null) : copied(i);
      });
    let other = true;
    const results: unknown[] = [];
    const given: unknown[][] = [];
    for (let example = 0; example < examples; example++) {
      const args = argsOf(example, other);
      try {
        results.push(call(args));
        given.push(args);
      } catch (error) {
        if (example === 0 || !other) throw error;
        other = false;
        example--;
      }
    }
    const expected = results.map((result) => treeFlatten(result));
    if (expected[0]!.leaves.length !== expected[1]!.leaves.length) return [];
    const isWrite = op.schema.arguments.some(({ alias }) => alias?.write === true);
    return dims.flatMap((dim) => {
      const args = leaves.map((leaf, i) => {
        if (!isTensor(leaf) || leaf.wrappedNumber) return leaf;
        if (!second.has(i)) return copied(i);
        const whole = stack([copied(i), other ? second.get(i)! : copied(i)], 0);
        return dim === 0 ? whole : clone(movedim_int(whole, 0, dim), null);
      });
      const what = `mapped ${places.map((i) => `${i}:${dim}`).join()}`;
      const inDims = leaves.map((_, i) => (second.has(i) ? dim : null));
      let actual: readonly unknown[];
      try {
        const one = vmap(
          (...all: unknown[]) => {
            return treeFlatten(call(all)).leaves.filter(isTensor);
          },
          { inDims },
        )(...args);
        actual = one;
      } catch (error) {
        const says = listed.refused[record.op];
        if (says !== undefined && error instanceof UnsupportedError && error.message.includes(says)) {
          refused?.(record.op, "depends on values");
          return [];
        }
        if (isWrite && error instanceof UnsupportedError && /which is not mapped|would resize/.test(error.message)) {
          const isResize = error.message.includes("would resize");
          // Writing into what is not mapped is refused only where something of it is not mapped.
          const isShared = leaves.some((leaf, i) => isTensor(leaf) && !second.has(i));
          if (!isResize && !isShared) return [`vmapped: ${what}: ${messageOf(error)}`];
          refused?.(record.op, isResize ? "resizes a tensor" : "writes into what is not mapped");
          return [];
        }
        return [`vmapped: ${what}: ${messageOf(error)}`];
      }
      const tensors = expected.map((one) => one.leaves.filter(isTensor));
      const same = (name: string, all: unknown, parts: readonly Tensor[], along: number): string[] =>
        parts.flatMap((part, example) => {
          const why = tensorDifference(select_int(all as Tensor, along, example), part, record.check === "values");
          return why === null ? [] : [`vmapped: ${what}: ${name}, example ${example}: ${why}`];
        });
      return [
        ...actual.flatMap((all, k) =>
          same(
            `result ${k}`,
            all,
            tensors.map((one) => one[k]!),
            0,
          ),
        ),
        ...(isWrite
          ? places.flatMap((i) => {
              const whole = args[i] as Tensor;
              const parts = given.map((one) => one[i] as Tensor);
              // Views in place keep the dimension of the examples where it was, and others may come after it.
              const last = whole.shape.length - 1;
              const places = dim === 0 ? [0] : [last, last - 1].filter((at) => whole.shape[at] === examples);
              const found = places.map((at) => same(`argument ${i}`, whole, parts, at));
              return (
                found.find((one) => one.length === 0) ??
                found[0] ?? [`vmapped: ${what}: argument ${i} lost its examples`]
              );
            })
          : []),
      ];
    });
  });
}

/** Runs `body`; the operators that looped in it. */
export function watchingLoops(loops: Set<string>, body: () => void): void {
  const { warn } = console;
  console.warn = (...message: unknown[]) => {
    const operator = /^vmap: (\S+) has no rule and runs once/.exec(String(message[0]))?.[1];
    if (operator === undefined) warn(...message);
    else loops.add(operator);
  };
  try {
    body();
  } finally {
    console.warn = warn;
  }
}

export interface VmapReport extends Report {
  /** For the runner to print: the operators that looped. */
  readonly texts: readonly string[];
}

/** A report of records that are run in vmap, with the operators that looped. */
export function reportLoops(fill: (report: Report) => void): VmapReport {
  const report = newReport();
  const loops = new Set<string>();
  watchingLoops(loops, () => fill(report));
  for (const name of loops)
    if (!listed.loops.includes(name) && !listed.sometimes.includes(name))
      report.failed.push({ id: name, why: "loops, and vmapped.json does not list it" });
  return {
    ...report,
    texts: loops.size === 0 ? [] : [`${loops.size} operators looped: ${[...loops].sort().join(", ")}`],
  };
}

export function runVmapped(records: Iterable<OpRecord>): VmapReport {
  const refusals = new Map<string, Map<string, number>>();
  const refused = (op: string, reason: string): void => {
    const ops = refusals.get(reason) ?? new Map<string, number>();
    refusals.set(reason, ops.set(op, (ops.get(op) ?? 0) + 1));
  };
  const report = reportLoops((filled) => {
    for (const record of records)
      runRecord(filled, record.id, `${record.op} (${record.dtype})`, () => underVmap(record, undefined, refused));
  });
  const lines = [...refusals].map(([reason, ops]) => {
    const count = [...ops.values()].reduce((sum, one) => sum + one, 0);
    const list = [...ops].sort().map(([op, times]) => `${op} ${times}`);
    return `refused by name in ${count} calls, counted as passed: ${reason}: ${list.join(", ")}`;
  });
  return { ...report, texts: [...report.texts, ...lines] };
}
