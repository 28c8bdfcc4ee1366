// Golden functionalize records: programs that write and read through views. Ours must have the same results and effects on their inputs, in both
// modes, eager and traced; the traced graphs are compared with PyTorch's, except for those that PyTorch 1.13 gets wrong.

import { lift_fresh } from "../../generated/operators.js";
import { writeElement } from "../../runtime/core/elements.js";
import { sameShape } from "../../runtime/core/shape.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import type { Graph } from "../../runtime/graphs/graph.js";
import { makeGraph } from "../../runtime/graphs/make-graph.js";
import { GraphNode } from "../../runtime/graphs/node.js";
import { functionalize } from "../../runtime/layers/functionalize.js";
import { findOperator } from "./library.js";
import {
  attempt,
  type ByRule,
  differenceByRule,
  type GoldenGraph,
  graphDifference,
  graphOf,
  type Named,
  type Passed,
  resultsDifferences,
  runStep,
  type Step,
} from "./make-fx.js";
import { tensorDifference } from "./replay.js";
import { newReport, noteDifferences, type Report, Unsupported } from "./report.js";
import { checkSupported, decodeTensor, differences, forEachIndex, type GoldenTensor } from "./values.js";

type Removal = "mutations" | "mutations_and_views";

interface FunctionalGraph extends GoldenGraph {
  /** Outputs that PyTorch 1.13 returns out of date. */
  readonly stale?: readonly number[];
  readonly differs?: unknown;
}

export interface FunctionalizeRecord {
  readonly id: string;
  readonly title?: string;
  readonly inputs: Readonly<Record<string, GoldenTensor>>;
  readonly steps: readonly Step[];
  readonly outputs: readonly string[];
  readonly outs: readonly GoldenTensor[];
  readonly mutated: Readonly<Record<string, GoldenTensor>>;
  readonly graphs: Readonly<Record<Removal, FunctionalGraph>>;
}

export interface FunctionalizeReport extends Report {
  /** Lines that are printed: how many graphs are equal. */
  readonly texts: string[];
}

/** The program as a function of its inputs; constant tensors in its steps are created in it. */
function program(record: FunctionalizeRecord): (...inputs: Tensor[]) => Tensor[] {
  const read = JSON.stringify([record.steps.map(({ args }) => args), record.outputs]);
  const factories = record.steps.filter(({ args }) => !JSON.stringify(args).includes('"ref"'));
  const unread = factories.flatMap(({ out }) => out).filter((name) => !read.includes(`"${String(name)}"`));
  return (...inputs) => {
    const named: Named = new Map(Object.keys(record.inputs).map((name, i) => [name, inputs[i]]));
    // The recorder wrote some results of factories as constants where they are read.
    const enter = (constant: Tensor): Tensor => {
      const functionalized = unread
        .map((name) => named.get(name as string))
        .find((tensor) => isTensor(tensor) && isLike(tensor, constant));
      return (functionalized as Tensor | undefined) ?? lift_fresh(constant);
    };
    for (const step of record.steps) runStep(step, named, enter);
    return record.outputs.map((name) => named.get(name) as Tensor);
  };
}

function isLike(tensor: Tensor, { dtype, shape, numel }: Tensor): boolean {
  return tensor.dtype === dtype && sameShape(tensor.shape, shape) && numel > 0;
}

const inputsOf = (record: FunctionalizeRecord): Tensor[] => Object.values(record.inputs).map(decodeTensor);

const lifting: ReadonlySet<string> = new Set(["aten::lift_fresh", "aten::lift_fresh_copy"]);
const shaping: ReadonlySet<string> = new Set([
  ...["detach", "detach_copy", "_reshape_alias", "_reshape_alias_copy", "view", "view_copy"].map(
    (name) => `aten::${name}`,
  ),
]);

/** The recorder creates the tensors of a step by writing a list of numbers into `empty_strided(...).zero_()`. */
function madeByRecorder(graph: Graph): Map<GraphNode, GraphNode | null> {
  const counterparts = new Map<GraphNode, GraphNode | null>();
  for (const node of graph.nodes) {
    const name = node.op?.name ?? "";
    const [from] = node.args;
    if (
      name === "aten::zero" &&
      from instanceof GraphNode &&
      from.op?.name === "aten::empty_strided" &&
      node.users.size === 0
    ) {
      counterparts.set(from, null);
      counterparts.set(node, null);
    }
    if (!(from instanceof GraphNode)) continue;
    const constant = counterparts.get(from);
    // `detach` right after it identifies the recorder's; the program's own operations on a constant stay.
    if (lifting.has(name) && [...node.users].some((user) => user.op?.name.startsWith("aten::detach") === true))
      counterparts.set(node, from);
    else if (constant != null && shaping.has(name) && (lifting.has(from.op!.name) || name !== "aten::view"))
      counterparts.set(node, constant);
  }
  return counterparts;
}

/** Calls that do not appear in our graphs: `detach` concerns autograd only. */
const unseen: ReadonlySet<string> = new Set([...lifting, "aten::detach"]);
/** A dimension of one element has any stride. */
function withoutIdleStrides(node: GraphNode): readonly unknown[] {
  const [self, size, stride, ...rest] = node.args;
  if (!node.op!.name.startsWith("aten::_reshape_alias")) return node.args;
  const sizes = size as readonly number[];
  return [self, size, (stride as readonly number[]).map((step, dim) => (sizes[dim] === 1 ? 1 : step)), ...rest];
}

const passed: Passed = {
  args: withoutIdleStrides,
  identities: unseen,
  createdIn: madeByRecorder,
};

/** Calls that write, besides the copies into inputs at the end. */
function otherWrites(graph: Graph): string[] {
  const calls = graph.nodes.filter((node) => node.kind === "call");
  const last = calls.findLastIndex((node) => node.op!.name !== "aten::copy_" && node.op!.name !== "aten::as_strided_");
  const isInput = (node: unknown): boolean =>
    node instanceof GraphNode &&
    (node.kind === "placeholder" || (node.op?.name === "aten::as_strided_" && isInput(node.args[0])));
  return calls
    .filter(
      (node, i) =>
        node.op!.schema.arguments.some(({ alias }) => alias?.write === true) && (i <= last || !isInput(node.args[0])),
    )
    .map((node) => `${node.op!.name} writes`);
}

function mutatedDifferences(what: string, record: FunctionalizeRecord, inputs: readonly Tensor[]): string[] {
  return Object.entries(record.inputs).flatMap(([name, before], i) =>
    differences(inputs[i], record.mutated[name] ?? before, { values: true, strides: false }).map(
      (why) => `${what}: input ${name} afterwards: ${why}`,
    ),
  );
}

function outcomeDifferences(
  what: string,
  record: FunctionalizeRecord,
  body: (inputs: Tensor[]) => unknown,
): readonly string[] {
  return attempt(what, () => {
    const inputs = inputsOf(record);
    const outs = body(inputs);
    return [...resultsDifferences(what, outs, record.outs), ...mutatedDifferences(what, record, inputs)];
  });
}

/** The results of a record's program, and its effects on its inputs, in another functionalizing layer. */
export function underAnother(
  record: FunctionalizeRecord,
  layer: (fn: (...inputs: Tensor[]) => Tensor[]) => (...inputs: Tensor[]) => Tensor[],
): readonly string[] {
  return outcomeDifferences("results", record, (inputs) => layer(program(record))(...inputs));
}

const unusual = [0, -0, Number.POSITIVE_INFINITY, Number.NaN];

/** The inputs of a record with other elements where they are not integers, the same for the same seed; for 0 its own. */
function otherInputs(record: FunctionalizeRecord, seed: number): Tensor[] {
  if (seed === 0) return inputsOf(record);
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return inputsOf(record).map((input) => {
    const isComplex = input.dtype.startsWith("complex");
    if (!isComplex && input.dtype !== "float64" && input.dtype !== "float32") return input;
    const number = (): number => (random() < 0.1 ? unusual[Math.floor(random() * unusual.length)]! : random() * 6 - 3);
    forEachIndex(input.shape, input.strides, input.offset, (place) => {
      writeElement(input.storage, input.dtypeCode, place, isComplex ? { re: number(), im: number() } : number());
    });
    return input;
  });
}

/**
 * Whether PyTorch's graph is wrong: for other inputs than the record's it differs from the program itself, and ours does not. The recorder notices only
 * what differs for the inputs that it drew.
 */
function isWrong(record: FunctionalizeRecord, ours: Graph, theirs: Graph): boolean {
  let wrong = false;
  for (let seed = 0; seed <= 8; seed++) {
    const outcome = (run: (...inputs: Tensor[]) => unknown): unknown[] | null => {
      const inputs = otherInputs(record, seed * 7919);
      try {
        return [...(run(...inputs) as unknown[]), ...inputs];
      } catch {
        return null;
      }
    };
    const expected = outcome(program(record));
    const found = outcome((...inputs) => theirs.run(...inputs));
    if (expected === null || found === null) continue;
    const same = (actual: readonly unknown[] | null): boolean =>
      actual !== null && expected.every((value, i) => tensorDifference(actual[i], value, true, false) === null);
    if (!same(outcome((...inputs) => ours.run(...inputs)))) return false;
    if (seed === 0 && !same(found)) return false;
    wrong ||= !same(found);
  }
  return wrong;
}

/** Whether a graph gives what the program does, on the recorded inputs and on others. */
function isRight(record: FunctionalizeRecord, ours: Graph): boolean {
  for (let seed = 0; seed <= 8; seed++) {
    const [inputs, others] = [otherInputs(record, seed * 7919), otherInputs(record, seed * 7919)];
    let expected: unknown[];
    try {
      expected = [...program(record)(...inputs), ...inputs];
    } catch {
      continue;
    }
    const found = [...(ours.run(...others) as unknown[]), ...others];
    if (!expected.every((value, i) => tensorDifference(found[i], value, true, false) === null)) return false;
  }
  return true;
}

export function runRecord(
  record: FunctionalizeRecord,
  counts: Record<string, { same: number; all: number; wrong: number }>,
  byRule: ByRule,
): string[] {
  checkSupported([record.inputs, record.steps, record.outs]);
  for (const step of record.steps)
    if (findOperator(step.op) === null) throw new Unsupported(`operator ${step.op} is not in the registry`);
  const found: string[] = [];
  for (const remove of ["mutations", "mutations_and_views"] as const) {
    const golden = record.graphs[remove];
    const run = (what: string, body: (inputs: Tensor[]) => unknown) => {
      found.push(...outcomeDifferences(what, record, body));
    };
    const functional = functionalize(program(record), { remove });
    run(remove, (inputs) => functional(...inputs));
    let graph: Graph | null = null;
    run(`${remove} traced`, (inputs) => {
      const traced = makeGraph(functional)(...inputsOf(record));
      graph = traced;
      traced.lint();
      return traced.run(...inputs);
    });
    if (graph === null) continue;
    found.push(...otherWrites(graph).map((why) => `${remove} graph: ${why}`));
    const count = (counts[remove] ??= { same: 0, all: 0, wrong: 0 });
    if (golden.stale !== undefined || golden.differs !== undefined) {
      count.wrong++;
      continue;
    }
    const theirs = graphOf(golden);
    let different = differenceByRule(
      graphDifference(graph, theirs, passed),
      graph,
      theirs,
      () => inputsOf(record),
      byRule,
    );
    // Ours leaves out what nothing reads.
    if (different?.startsWith("ours has nothing more;") === true && isRight(record, graph)) {
      different = null;
      byRule.graphs++;
    }
    if (different !== null && isWrong(record, graph, theirs)) {
      count.wrong++;
      continue;
    }
    count.all++;
    run(`${remove} theirs`, (inputs) => theirs.run(...inputs));
    if (different === null) count.same++;
    else found.push(`${remove} graph: ${different}`);
  }
  return found;
}

export function runFunctionalize(records: readonly FunctionalizeRecord[]): FunctionalizeReport {
  const report: FunctionalizeReport = { ...newReport(), texts: [] };
  const counts: Record<string, { same: number; all: number; wrong: number }> = {};
  const byRule: ByRule = { graphs: 0, deviations: new Map() };
  for (const record of records) {
    const what = record.title ?? record.steps.map(({ op }) => op).join(", ");
    try {
      noteDifferences(report, record.id, what, runRecord(record, counts, byRule));
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      report.skipped.push({ id: record.id, why: error.message });
    }
  }
  for (const [name, { same, all, wrong }] of Object.entries(counts)) {
    report.texts.push(
      `remove ${name}: ${same} of ${all} graphs compute what PyTorch's do; ${wrong} that PyTorch 1.13 gets wrong are not compared`,
    );
  }
  report.texts.push(`  ${byRule.graphs} of them have other calls of the same values`);
  return report;
}

/** The graph of a record's program. */
export function traceOf(record: FunctionalizeRecord, remove: Removal): Graph {
  return makeGraph(functionalize(program(record), { remove }))(...inputsOf(record));
}
