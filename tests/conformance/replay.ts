// The law of tracing: the graph of one call, run on other inputs of the same shapes, has the same results as the call there. The calls are from
// OPS records.

import { elementsOf, forEachRow, readElement, writeElement } from "../../runtime/core/elements.js";
import { manualSeed } from "../../runtime/core/generator.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { makeGraph } from "../../runtime/graphs/make-graph.js";
import { treeFlatten } from "../../runtime/modes/tree.js";
import { lookupPath } from "./compare.js";
import { type FoundOperator, findOperator } from "./library.js";
import { argumentsOf, type OpRecord } from "./ops.js";
import { messageOf, newReport, type Report, runRecord, Unsupported } from "./report.js";
import { checkSupported } from "./values.js";

export interface ReplayReport extends Report {
  /** Lines that are printed: how many records were replayed on which inputs. */
  readonly texts: string[];
}

/** Reverses the elements, which stay in the operator's domain. */
function reversed(tensor: Tensor): void {
  const { storage, dtypeCode } = tensor;
  const places: number[] = [];
  forEachRow(tensor, (place, count, step) => {
    for (let i = 0; i < count; i++) places.push(place + i * step);
  });
  // Views may contain one position several times.
  const once = [...new Set(places)];
  const values = once.map((place) => readElement(storage, dtypeCode, place));
  for (const [i, place] of once.entries()) writeElement(storage, dtypeCode, place, values[values.length - 1 - i]!);
}

function scaled(tensor: Tensor): void {
  const { storage, dtypeCode } = tensor;
  const seen = new Set<number>();
  forEachRow(tensor, (place, count, step) => {
    for (let i = 0; i < count; i++) seen.add(place + i * step);
  });
  for (const place of seen)
    writeElement(storage, dtypeCode, place, Number(readElement(storage, dtypeCode, place)) * 1.03125);
}

const isFloat = ({ dtype }: Tensor): boolean => /float/.test(dtype);
/** Other inputs, tried in this order: the first that the operator takes. Some take few (factors, offsets, sorted boundaries). */
const changes: Readonly<Record<string, (tensor: Tensor) => void>> = {
  "all elements in another order": reversed,
  "floating-point elements in another order": (tensor) => isFloat(tensor) && reversed(tensor),
  "floating-point elements a little larger": (tensor) => isFloat(tensor) && scaled(tensor),
  "the same inputs": () => {},
};

/** Newly created arguments, each storage modified once. */
function changed(op: FoundOperator, record: OpRecord, change: (tensor: Tensor) => void): unknown[] {
  const args = [...argumentsOf(op, record.args, lookupPath).values()];
  const storages = new Set<object>();
  for (const leaf of treeFlatten(args).leaves) {
    if (!isTensor(leaf) || storages.has(leaf.storage)) continue;
    storages.add(leaf.storage);
    change(leaf);
  }
  return args;
}

/** How a value differs from another; null if they are equal. */
export function tensorDifference(
  actual: unknown,
  expected: unknown,
  values: boolean,
  layout: boolean = true,
): string | null {
  if (!isTensor(expected))
    return String(actual) === String(expected) ? null : `expected ${String(expected)}, got ${String(actual)}`;
  if (!isTensor(actual)) return `expected a tensor, got ${String(actual)}`;
  const [a, b] = [actual, expected].map(
    ({ dtype, shape, strides }) => `${dtype} [${shape}]${layout ? ` strides [${strides}]` : ""}`,
  );
  if (a !== b) return `expected ${b}, got ${a}`;
  if (!values) return null;
  const [x, y] = [elementsOf(actual, "replay"), elementsOf(expected, "replay")];
  const at = [...y].findIndex((element, i) => !Object.is(x[i], element) && x[i] !== element);
  return at < 0 ? null : `element ${at}: expected ${y[at]}, got ${x[at]}`;
}

function treeDifferences(what: string, actual: unknown, expected: unknown, values: boolean): string[] {
  const [a, b] = [treeFlatten(actual), treeFlatten(expected)];
  if (!a.spec.equals(b.spec)) return [`replay: ${what}: expected ${b.spec}, got ${a.spec}`];
  return b.leaves.flatMap((leaf, i) => {
    const why = tensorDifference(a.leaves[i], leaf, values);
    return why === null ? [] : [`replay: ${what} ${i}: ${why}`];
  });
}

/** Replays one record; returns the differences, and on which inputs. */
export function replay(record: OpRecord): { readonly found: string[]; readonly inputs: string } {
  const op = findOperator(record.op);
  if (op === null) throw new Unsupported(`operator ${record.op} is not in the registry`);
  if (record.error !== undefined) throw new Unsupported("PyTorch refuses the call");
  checkSupported(record.args);
  const call = (args: readonly unknown[]): unknown => {
    manualSeed(7);
    return op.call(args);
  };
  for (const [inputs, change] of Object.entries(changes)) {
    let expected: unknown;
    const eager = changed(op, record, change);
    try {
      expected = call(eager);
    } catch (error) {
      if (inputs !== "the same inputs") continue;
      return { found: [`replay: the call itself: ${messageOf(error)}`], inputs };
    }
    const traced = changed(op, record, () => {});
    manualSeed(7);
    let graph: ReturnType<typeof makeGraph>;
    try {
      graph = makeGraph((...args: unknown[]) => op.call(args), { dynamicShapes: "allow" })(...traced) as never;
    } catch (error) {
      return { found: [`replay: tracing: ${messageOf(error)}`], inputs };
    }
    const fresh = changed(op, record, change);
    manualSeed(7);
    let actual: unknown;
    try {
      actual = (graph as unknown as { run(...args: unknown[]): unknown }).run(...fresh);
    } catch (error) {
      return { found: [`replay: running: ${messageOf(error)}`], inputs };
    }
    const values = record.check !== "uninit";
    return {
      found: [
        ...treeDifferences("result", actual, expected, values),
        ...treeDifferences("argument", fresh, eager, values),
      ],
      inputs,
    };
  }
  throw new Error("unreachable: the same inputs are always tried");
}

export function runReplays(records: Iterable<OpRecord>): ReplayReport {
  const report: ReplayReport = { ...newReport(), texts: [] };
  const counts = new Map<string, number>();
  for (const record of records) {
    runRecord(report, record.id, `${record.op} (${record.dtype})`, () => {
      const { found, inputs } = replay(record);
      counts.set(inputs, (counts.get(inputs) ?? 0) + 1);
      return found;
    });
  }
  for (const [inputs, count] of counts) report.texts.push(`${count} replayed on ${inputs}`);
  return report;
}
