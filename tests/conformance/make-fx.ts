// Golden make_fx records: programs whose graphs PyTorch traced. PyTorch's graphs are run here, and ours are compared with them up to names.

import type { Scalar } from "../../runtime/core/scalar.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { isRandom, writesOf } from "../../runtime/graphs/effects.js";
import { Graph } from "../../runtime/graphs/graph.js";
import { type Decompositions, makeGraph } from "../../runtime/graphs/make-graph.js";
import { GraphNode } from "../../runtime/graphs/node.js";
import { mapTensors } from "../../runtime/modes/tree.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import { sameTerms } from "./graph-terms.js";
import { knownDifference } from "./known.js";
import { defaultOf, findOperator, grad, requireGrad } from "./library.js";
import { messageOf, newReport, noteDifferences, type Report, Unsupported } from "./report.js";
import {
  checkSupported,
  decode,
  decodeTensor,
  differences,
  elementsOf,
  type GoldenTensor,
  type GoldenValue,
} from "./values.js";

export interface Step {
  readonly op: string;
  readonly args: Readonly<Record<string, GoldenValue>>;
  readonly out: readonly (string | null | readonly (string | null)[])[];
}
export interface GoldenGraph {
  readonly inputs: readonly string[];
  readonly constants: Readonly<Record<string, GoldenTensor>>;
  readonly steps: readonly Step[];
  readonly outputs: readonly (string | null)[];
}
type GraphName = "forward" | "joint" | "forward_decomposed" | "joint_decomposed";
export interface MakeFxRecord {
  readonly id: string;
  readonly title?: string;
  readonly source?: string;
  readonly decomposed?: readonly string[];
  readonly inputs: Readonly<Record<string, GoldenTensor>>;
  readonly steps: readonly Step[];
  readonly outputs: readonly string[];
  readonly leaves: readonly string[];
  readonly outs: readonly GoldenTensor[];
  readonly cotangents: readonly (GoldenTensor | null)[];
  readonly grads: readonly (GoldenTensor | null)[];
  readonly graphs: Readonly<Partial<Record<GraphName, GoldenGraph>>>;
  readonly errors?: Readonly<Record<string, { readonly class: string; readonly message: string }>>;
}

export interface MakeFxReport extends Report {
  /** Lines that are printed: how many graphs are equal, and why the others are not. */
  readonly texts: string[];
  /** Recorded graphs by name: how many there are, how many of ours are the same. */
  readonly equal: Record<string, { same: number; all: number }>;
}

export type Named = Map<string, unknown>;

/** @param enter converts tensors that occur in the step itself */
export function runStep(step: Step, named: Named, enter: (tensor: Tensor) => Tensor = (tensor) => tensor): void {
  const op = findOperator(step.op)!;
  const args = op.schema.arguments.map((argument) => {
    const given = step.args[argument.name];
    if (given === undefined) return defaultOf(argument);
    const value = decode(given, argument.type, (name) => named.get(name));
    const known = new Set(named.values());
    return mapTensors(value, (tensor) => (known.has(tensor) || tensor.wrappedNumber ? tensor : enter(tensor)));
  });
  const result = op.call(args);
  const results = op.schema.returns.length === 1 ? [result] : (result as unknown[]);
  for (const [i, name] of step.out.entries()) {
    if (typeof name === "string") named.set(name, results[i]);
    else if (name !== null)
      for (const [j, item] of name.entries()) if (item !== null) named.set(item, (results[i] as unknown[])[j]);
  }
}

/** The program of the record as a function of its inputs. */
function program(record: MakeFxRecord): (...inputs: Tensor[]) => Tensor[] {
  return (...inputs) => {
    const named: Named = new Map(Object.keys(record.inputs).map((name, i) => [name, inputs[i]]));
    for (const step of record.steps) runStep(step, named);
    return record.outputs.map((name) => named.get(name) as Tensor);
  };
}

/** The same followed by its backward pass: a function of the inputs and the gradients of the outputs. */
function joint(record: MakeFxRecord): (...all: Tensor[]) => (Tensor | null)[] {
  const names = Object.keys(record.inputs);
  const forward = program(record);
  return (...all) => {
    const inputs = all.slice(0, names.length);
    const cotangents = all.slice(names.length);
    const leaves = record.leaves.map((name) => inputs[names.indexOf(name)]!);
    for (const leaf of leaves) requireGrad(leaf);
    const outs = forward(...inputs);
    const wanted = outs.filter((_, i) => record.cotangents[i] !== null && record.cotangents[i] !== undefined);
    const grads = grad(wanted, leaves, { gradOutputs: cotangents, allowUnused: true });
    return [...outs, ...grads];
  };
}

const inputsOf = (record: MakeFxRecord): Tensor[] => Object.values(record.inputs).map(decodeTensor);
const cotangentsOf = (record: MakeFxRecord): Tensor[] =>
  record.cotangents.filter((golden) => golden !== null).map(decodeTensor);

/** A recorded graph as one of ours. */
export function graphOf(golden: GoldenGraph): Graph {
  const graph = new Graph();
  const named: Named = new Map();
  for (const name of golden.inputs) named.set(name, graph.placeholder(name));
  for (const [name, constant] of Object.entries(golden.constants))
    named.set(name, graph.attribute(name, decodeTensor(constant)));
  for (const step of golden.steps) {
    const op = findOperator(step.op);
    if (op === null) throw new Unsupported(`operator ${step.op} is not in the registry`);
    const args = op.schema.arguments.map((argument) => {
      const given = step.args[argument.name];
      if (given === undefined) return defaultOf(argument);
      return literals(decode(given, argument.type, (name) => named.get(name)));
    });
    const node = graph.call(dispatcher.get(step.op), args);
    const { returns } = op.schema;
    for (const [i, name] of step.out.entries()) {
      const one = returns.length === 1 ? node : name === null ? node : graph.item(node, i);
      if (typeof name === "string") named.set(name, one);
      else if (name !== null)
        for (const [j, item] of name.entries()) if (item !== null) named.set(item, graph.item(one, j));
    }
  }
  graph.output(golden.outputs.map((name) => (name === null ? null : named.get(name))));
  return graph;
}

/** Restores numbers in the place of tensors, which decoding wrapped. */
function literals(value: unknown): unknown {
  if (Array.isArray(value)) return (value as readonly unknown[]).map(literals);
  return isTensor(value) ? numberIn(value) : value;
}

function numberIn(tensor: Tensor): Scalar {
  const [element] = elementsOf(tensor);
  return tensor.dtype === "bool" ? element !== 0 : typeof element === "bigint" ? Number(element) : element!;
}

// -- comparing

/** Skipped: constituents of saved variables, checks of backward's caller, and the way constants are introduced. */
const identities: ReadonlySet<string> = new Set([
  "aten::detach",
  "aten::alias",
  "aten::lift_fresh_copy",
  "aten::lift_fresh",
]);
const checks: ReadonlySet<string> = new Set(["aten::is_same_size"]);
const reshapes: ReadonlySet<string> = new Set(["aten::view", "aten::_reshape_alias"]);

/** The source of a node, through skipped calls and calls that only reshape it. */
function sourceOf(node: GraphNode): GraphNode {
  const name = node.op?.name ?? "";
  return identities.has(name) || reshapes.has(name) ? sourceOf(node.args[0] as GraphNode) : node;
}

/**
 * Tensors that occur in the programs' steps: the recorder created them while tracing, by copying a constant into
 * `empty_strided(...).zero_()`. Their calls, and the constants that they are.
 */
function madeByRecorder(graph: Graph): Map<GraphNode, GraphNode | null> {
  const counterparts = new Map<GraphNode, GraphNode | null>();
  const isCall = (node: unknown, name: string): node is GraphNode =>
    node instanceof GraphNode && node.op?.name === name;
  for (const node of graph.nodes) {
    if (!isCall(node, "aten::copy_")) continue;
    const [to, from] = node.args;
    if (!isCall(to, "aten::zero_") || !isCall(to.args[0], "aten::empty_strided") || !(from instanceof GraphNode))
      continue;
    const constant = sourceOf(from);
    if (constant.kind !== "attribute") continue;
    counterparts.set(node, constant);
    for (let at = from; at !== constant; at = at.args[0] as GraphNode) counterparts.set(at, null);
    counterparts.set(to, null);
    counterparts.set(to.args[0], null);
  }
  return counterparts;
}

/** Irrelevant differences between the two tracers. */
export interface Passed {
  /** Calls that stand for their argument. */
  readonly identities: ReadonlySet<string>;
  /** Calls by which a recorder created the tensors that occur in steps, and the constants that they are. */
  readonly createdIn: (graph: Graph) => Map<GraphNode, GraphNode | null>;
  /** The arguments of a call, without those that have no meaning in them. */
  readonly args?: (node: GraphNode) => readonly unknown[];
}

const passedOver: Passed = { identities, createdIn: madeByRecorder };

/** A graph without names: the calls, each written out with its dependencies as numbers of calls. */
function linesOf(graph: Graph, passed: Passed): string[] {
  const names = new Map<GraphNode, string>();
  const lines: string[] = [];
  walk(graph, passed, names, (node) => names.get(node)!, {
    call(node, line) {
      names.set(node, `%${lines.length}`);
      lines.push(line((value) => names.get(value)!));
    },
    output: (line) => lines.push(line),
  });
  return lines;
}

/**
 * The calls of a graph without names and without their order, except where it matters: a call's text has what the call depends on, which is its arguments,
 * what was written into their memory before it, and what was drawn from the generator. A view of something is the same whether it was made before a write or after.
 */
function dependenciesOf(graph: Graph, passed: Passed): string[] {
  const names = new Map<GraphNode, string>();
  const lines: string[] = [];
  /** The owner of a value's memory. */
  const owners = new Map<GraphNode, GraphNode>();
  /** The last write into an owner's memory. */
  const written = new Map<GraphNode, string>();
  let drawn = "";
  const ownerOf = (node: GraphNode): GraphNode => {
    const owner = owners.get(node);
    if (owner !== undefined) return owner;
    return node.kind === "item" ? ownerOf(node.args[0] as GraphNode) : node;
  };
  const now = (node: GraphNode): string => {
    const last = written.get(ownerOf(node));
    return last === undefined ? names.get(node)! : `${names.get(node)!}@${last}`;
  };
  walk(graph, passed, names, now, {
    // A copy has the content at the time it was made.
    passed(node, from) {
      if (sharedBy(node.op!.schema)[0] === null) names.set(node, now(from));
      else owners.set(node, ownerOf(from));
    },
    call(node, line) {
      const op = node.op!;
      const shared = sharedBy(op.schema);
      const viewed = new Set(shared.flatMap((at) => (at === null ? [] : node.args[at])));
      const writes = writesOf(op);
      const text = line((value) => (viewed.has(value) && writes.length === 0 ? names.get(value)! : now(value)));
      const hash = hashOf(isRandom(op) ? `${text}${drawn}` : text);
      if (isRandom(op)) drawn = hash;
      lines.push(hash);
      names.set(node, `%${hash}`);
      for (const at of writes)
        for (const into of [node.args[at]].flat()) if (into instanceof GraphNode) written.set(ownerOf(into), hash);
      // In-place results are their first argument, results of out forms the output tensors.
      const handedOn = (result: GraphNode, at: number | null | undefined): void => {
        const from = at === null || at === undefined ? undefined : node.args[at];
        if (!(from instanceof GraphNode)) return;
        owners.set(result, ownerOf(from));
        if (writes.includes(at!)) names.set(result, names.get(from)!);
      };
      if (op.schema.returns.length === 1) handedOn(node, shared[0]);
      else for (const item of node.users) if (item.kind === "item") handedOn(item, shared[item.args[1] as number]);
    },
    output: (line) => lines.push(line),
  });
  return lines;
}

/** For each result the position of the argument whose memory it shares; null if it shares none. */
function sharedBy({ arguments: all, returns }: FunctionSchema): readonly (number | null)[] {
  return returns.map(({ alias }) => {
    const at =
      alias === null
        ? -1
        : all.findIndex((argument) => argument.alias?.before.some((name) => alias.before.includes(name)));
    return at < 0 ? null : at;
  });
}

/** Visits a graph's calls; `text` names a value in the results. */
function walk(
  graph: Graph,
  passed: Passed,
  names: Map<GraphNode, string>,
  text: (node: GraphNode) => string,
  visit: {
    readonly passed?: (node: GraphNode, from: GraphNode) => void;
    readonly call: (node: GraphNode, line: (text: (node: GraphNode) => string) => string) => void;
    readonly output: (line: string) => void;
  },
): void {
  const createdIn = passed.createdIn(graph);
  const read = readIn(graph);
  let inputs = 0;
  for (const node of graph.nodes) {
    if (node.kind === "call" && !read.has(node)) continue;
    const constant = createdIn.get(node);
    if (constant !== undefined) {
      if (constant !== null) names.set(node, names.get(constant)!);
      continue;
    }
    if (node.kind === "placeholder") names.set(node, `in${inputs++}`);
    else if (node.kind === "attribute") {
      const tensor = graph.attributes.get(node.name)!;
      names.set(
        node,
        tensor.numel === 1 ? textOf(numberIn(tensor), text) : `constant(${elementsOf(tensor).join(", ")})`,
      );
    } else if (node.kind === "item") {
      // An item that a call has passed on has its name.
      if (!names.has(node)) names.set(node, `${names.get(node.args[0] as GraphNode)!}.${String(node.args[1])}`);
    } else if (node.kind === "output") visit.output(`return ${textOf(node.args[0], text)}`);
    else if (checks.has(node.op!.name)) continue;
    else if (passed.identities.has(node.op!.name)) {
      names.set(node, names.get(node.args[0] as GraphNode)!);
      visit.passed?.(node, node.args[0] as GraphNode);
    } else {
      const args = passed.args?.(node) ?? node.args;
      visit.call(node, (text) => `${node.op!.name}(${args.map((value) => textOf(value, text)).join(", ")})`);
    }
  }
}

/**
 * The relevant calls: those whose results are used in the end, those that write to used memory, and those that draw random numbers.
 */
function readIn(graph: Graph): ReadonlySet<GraphNode> {
  const nodes = [...graph.nodes];
  const owners = new Map<GraphNode, GraphNode>();
  const ownerOf = (node: GraphNode): GraphNode => owners.get(node) ?? node;
  for (const node of nodes) {
    const from = node.kind === "item" ? node.args[0] : node.kind === "call" ? sharedArgument(node) : undefined;
    if (from instanceof GraphNode) owners.set(node, ownerOf(from));
  }
  const read = new Set<GraphNode>();
  /** Memory that is read. */
  const looked = new Set<GraphNode>(nodes.filter(({ kind }) => kind === "placeholder" || kind === "attribute"));
  const matters = (node: GraphNode): boolean =>
    node.kind === "output" ||
    [...node.users].some((user) => read.has(user)) ||
    (node.op !== null &&
      (isRandom(node.op) ||
        writesOf(node.op).some((at) =>
          [node.args[at]].flat().some((into) => into instanceof GraphNode && looked.has(ownerOf(into))),
        )));
  for (let before = -1; before !== read.size; ) {
    before = read.size;
    for (const node of nodes.toReversed()) {
      if (read.has(node) || !matters(node)) continue;
      read.add(node);
      const look = (value: unknown): void => {
        if (value instanceof GraphNode) looked.add(ownerOf(value));
        else if (Array.isArray(value)) value.forEach(look);
      };
      node.args.forEach(look);
    }
  }
  return read;
}

/** The argument whose memory a call's only result shares. */
function sharedArgument({ op, args }: GraphNode): unknown {
  const [at] = sharedBy(op!.schema);
  return at === null || at === undefined ? undefined : args[at];
}

/** The canonical text of a value of a call. */
function textOf(value: unknown, text: (node: GraphNode) => string): string {
  if (value instanceof GraphNode) return text(value);
  if (Array.isArray(value)) return `[${(value as readonly unknown[]).map((item) => textOf(item, text)).join(", ")}]`;
  if (typeof value === "string" || value === null || value === undefined) return String(value).replace(/^torch\./, "");
  // "To the end" is the largest integer: of 64 bits in PyTorch, of a JavaScript number here.
  const number = Number(value);
  return Number.isFinite(number) && number >= Number.MAX_SAFE_INTEGER ? "end" : String(number);
}

function hashOf(text: string): string {
  let h = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++) h = BigInt.asUintN(64, (h ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  return h.toString(36);
}

/** The operators of the lines with their counts, minus those of the other list. */
function extra(lines: readonly string[], others: readonly string[]): string {
  const counts = new Map<string, number>();
  const name = (line: string): string => line.slice(0, line.indexOf("("));
  for (const line of lines) if (!line.startsWith("return")) counts.set(name(line), (counts.get(name(line)) ?? 0) + 1);
  for (const line of others) if (!line.startsWith("return")) counts.set(name(line), (counts.get(name(line)) ?? 0) - 1);
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([op, count]) => `${count > 1 ? `${count} ` : ""}${op.replace("aten::", "")}`)
    .sort()
    .join(", ");
}

/**
 * How two graphs differ in one line; null where they differ in names alone, and in the order of calls that do not depend on each other: C++ leaves open
 * which argument of a call is computed first.
 */
export function graphDifference(ours: Graph, theirs: Graph, passed: Passed = passedOver): string | null {
  const a = dependenciesOf(ours, passed).sort();
  const b = dependenciesOf(theirs, passed).sort();
  if (a.length === b.length && a.every((line, i) => line === b[i])) return null;
  const mine = linesOf(ours, passed);
  const golden = linesOf(theirs, passed);
  const more = extra(mine, golden);
  const fewer = extra(golden, mine);
  if (more === "" && fewer === "") {
    const a = mine.map((line) => line.replace(/%\d+/g, "%")).sort();
    const b = golden.map((line) => line.replace(/%\d+/g, "%")).sort();
    if (a.every((line, i) => line === b[i])) return "the same calls in another order";
    const at = a.findIndex((line, i) => line !== b[i]);
    return `other arguments: ${a[at]}, expected ${b[at]}`;
  }
  return `ours has ${more === "" ? "nothing more" : more}; theirs has ${fewer === "" ? "nothing more" : fewer}`;
}

// -- running

const exact = { values: true, strides: false } as const;

export function resultsDifferences(what: string, actual: unknown, golden: readonly (GoldenTensor | null)[]): string[] {
  const values = actual as readonly unknown[];
  if (values.length !== golden.length) return [`${what}: expected ${golden.length} results, got ${values.length}`];
  return golden.flatMap((value, i) =>
    differences(values[i], value, exact).map((why) => `${what}: result ${i}: ${why}`),
  );
}

export function attempt(what: string, body: () => readonly string[]): readonly string[] {
  try {
    return body();
  } catch (error) {
    if (error instanceof Unsupported) throw error;
    return [`${what}: ${messageOf(error)}`];
  }
}

/** One of a record's graphs: PyTorch's version, and how it is traced here. */
export interface Trace {
  readonly name: GraphName;
  /** Undefined if PyTorch rejected it. */
  readonly golden: GoldenGraph | undefined;
  readonly wanted: readonly (GoldenTensor | null)[];
  inputs(): Tensor[];
  trace(): Graph;
}

/** The graphs of a record that PyTorch created or rejected. */
export function tracesOf(record: MakeFxRecord, decompositions: Decompositions): Trace[] {
  const names = ["forward", "joint", "forward_decomposed", "joint_decomposed"] as const;
  return names.flatMap((name) => {
    const golden = record.graphs[name];
    if (golden === undefined && record.errors?.[name] === undefined) return [];
    const isJoint = name.startsWith("joint");
    const wanted = isJoint ? [...record.outs, ...record.grads] : record.outs;
    const inputs = (): Tensor[] => (isJoint ? [...inputsOf(record), ...cotangentsOf(record)] : inputsOf(record));
    const trace = (): Graph =>
      makeGraph((isJoint ? joint(record) : program(record)) as (...all: Tensor[]) => unknown, {
        decompositions: name.endsWith("decomposed") ? decompositions : {},
      })(...inputs());
    return [{ name, golden, wanted, inputs, trace }];
  });
}

/** How many graphs were the same by the rules of graph-terms.ts, and by which deviations. */
export interface ByRule {
  graphs: number;
  readonly deviations: Map<string, number>;
}

/**
 * Null if the graphs are the same, or compute the same by the rules of graph-terms.ts, or what a deviation there states; else the difference of
 * their texts, which is given.
 */
export function differenceByRule(
  texts: string | null,
  ours: Graph,
  theirs: Graph,
  inputs: () => readonly Tensor[],
  byRule: ByRule,
): string | null {
  if (texts === null) return null;
  const used = sameTerms(ours, theirs, inputs);
  if (used === null) return texts;
  byRule.graphs++;
  for (const { reason } of used) byRule.deviations.set(reason, (byRule.deviations.get(reason) ?? 0) + 1);
  return null;
}

/** All differences of one record. */
export function runMakeFx(
  record: MakeFxRecord,
  decompositions: Decompositions,
  equal: MakeFxReport["equal"],
  byRule: ByRule,
): string[] {
  checkSupported([record.inputs, record.steps, record.outs]);
  for (const step of record.steps)
    if (findOperator(step.op) === null) throw new Unsupported(`operator ${step.op} is not in the registry`);
  const found: string[] = [];
  for (const { name, golden, inputs, wanted, trace } of tracesOf(record, decompositions)) {
    if (golden === undefined) {
      // If PyTorch refuses to make a value a constant, so does tengen, or it needs no value and the graph must be correct.
      found.push(
        ...attempt(`${name} ours`, () => {
          try {
            return resultsDifferences(`${name} ours`, trace().run(...inputs()), wanted);
          } catch (error) {
            if (messageOf(error).includes("reads a value that depends on the inputs")) return [];
            throw error;
          }
        }),
      );
      continue;
    }
    const count = (equal[name] ??= { same: 0, all: 0 });
    count.all++;
    const theirs = graphOf(golden);
    found.push(
      ...attempt(`${name} theirs`, () => resultsDifferences(`${name} theirs`, theirs.run(...inputs()), wanted)),
    );
    found.push(
      ...attempt(`${name} ours`, () => {
        const ours = trace();
        ours.lint();
        const different = differenceByRule(graphDifference(ours, theirs), ours, theirs, inputs, byRule);
        if (different === null) count.same++;
        return [
          ...resultsDifferences(`${name} ours`, ours.run(...inputs()), wanted),
          ...(different === null ? [] : [`${name} graph: ${different}`]),
        ];
      }),
    );
  }
  return found;
}

export async function loadMakeFx(): Promise<(records: readonly MakeFxRecord[]) => MakeFxReport> {
  const { coreDecompositions } = await import("../../runtime/kernels/decompositions/core.js");
  return (records) => runRecords(records, coreDecompositions);
}

function runRecords(records: readonly MakeFxRecord[], table: Decompositions): MakeFxReport {
  const report: MakeFxReport = { ...newReport(), texts: [], equal: {} };
  const causes = new Map<string, number>();
  const byRule: ByRule = { graphs: 0, deviations: new Map() };
  let active = table;
  for (const record of records) {
    if (record.id === "header") {
      // The recorder's table of decompositions, a subset of ours.
      const names = new Set(record.decomposed);
      active = Object.fromEntries(Object.entries(table).filter(([name]) => names.has(name)));
      continue;
    }
    const what = record.title ?? record.steps.map(({ op }) => op).join(", ");
    try {
      const found = runMakeFx(record, active, report.equal, byRule);
      for (const why of found) {
        if (!/^\w+ graph: /.test(why)) continue;
        const cause = knownDifference(what, why)?.reason ?? `unexplained`;
        causes.set(cause, (causes.get(cause) ?? 0) + 1);
      }
      noteDifferences(report, record.id, what, found);
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      report.skipped.push({ id: record.id, why: error.message });
    }
  }
  for (const [name, { same, all }] of Object.entries(report.equal)) {
    report.texts.push(
      `${name}: ${same} of ${all} graphs compute what PyTorch's do (${((100 * same) / all).toFixed(1)} %)`,
    );
  }
  report.texts.push(`  ${byRule.graphs} of them have other calls of the same values`);
  for (const [reason, count] of [...byRule.deviations].sort((a, b) => b[1] - a[1]))
    report.texts.push(`  ${count} deviate for the better: ${reason}`);
  for (const [cause, count] of [...causes].sort((a, b) => b[1] - a[1]))
    report.texts.push(`  ${count} differ: ${cause}`);
  return report;
}
