// Rewriting by patterns: subgraphs that compute what a pattern computes are replaced.

import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { checkInstance } from "../core/options.js";
import { isComplexScalar, TypedScalar } from "../core/scalar.js";
import { isRandom } from "./effects.js";
import { Graph } from "./graph.js";
import { GraphNode, mapNodes } from "./node.js";

/** A subgraph that a pattern matched: for each node of the pattern what stands for it. */
export interface PatternMatch {
  /** The node of the pattern's result; where one was replaced it is gone from the graph. */
  readonly result: GraphNode;
  /** What stands for the pattern's placeholders, in their order: nodes, or numbers where the graph has these for tensors. */
  readonly inputs: readonly unknown[];
}

const caller = "replacePattern";

/** The node that a graph returns, its only result. */
function resultOf(graph: Graph, what: string): GraphNode {
  const value = graph.outputNode.args[0];
  if (!(value instanceof GraphNode))
    throw new ArgumentError(`${caller}: the ${what} must return one tensor, got ${describe(value)}`);
  return value;
}

function checkPart(graph: Graph, what: string): void {
  checkInstance(caller, graph, Graph, `a Graph as the ${what}, as makeGraph gives`);
  graph.lint();
  graph.assertPure(caller);
  const random = graph.nodes.find(({ op }) => op !== null && isRandom(op));
  if (random !== undefined)
    throw new ArgumentError(`${caller}: the ${what} draws random numbers in ${random}, of which others would be drawn`);
}

/** The nodes of a match, by the pattern's. */
type Found = Map<GraphNode, unknown>;

class Matcher {
  readonly found: Found = new Map();
  private readonly pattern: Graph;
  private readonly graph: Graph;

  constructor(pattern: Graph, graph: Graph) {
    this.pattern = pattern;
    this.graph = graph;
  }

  /** Whether a value of the graph is what the pattern has there. */
  matches(wanted: unknown, given: unknown): boolean {
    if (wanted instanceof GraphNode) return this.node(wanted, given);
    if (Array.isArray(wanted) && Array.isArray(given))
      return wanted.length === given.length && wanted.every((one, i) => this.matches(one, given[i]));
    if (wanted instanceof TypedScalar && given instanceof TypedScalar)
      return wanted.kind === given.kind && Object.is(wanted.value, given.value);
    if (isComplexScalar(wanted) && isComplexScalar(given))
      return Object.is(wanted.re, given.re) && Object.is(wanted.im, given.im);
    return Object.is(wanted, given);
  }

  private node(wanted: GraphNode, given: unknown): boolean {
    if (this.found.has(wanted)) return Object.is(this.found.get(wanted), given);
    if (wanted.kind === "placeholder") {
      if (!(given instanceof GraphNode) && typeof given !== "number") return false;
      this.found.set(wanted, given);
      return true;
    }
    if (!(given instanceof GraphNode) || given.kind !== wanted.kind || given.op !== wanted.op) return false;
    if (
      wanted.kind === "attribute" &&
      this.graph.attributes.get(given.name) !== this.pattern.attributes.get(wanted.name)
    )
      return false;
    this.found.set(wanted, given);
    return this.matches(wanted.args, given.args);
  }

  /** Whether what is replaced has no users but the match, and is recorded alike. */
  isClosed(result: GraphNode): boolean {
    const inner = this.inner();
    return [...inner].every(
      (node) =>
        node === result ||
        ([...node.users].every((user) => inner.has(user)) && node.withoutGrad === result.withoutGrad),
    );
  }

  /** The calls and items that the match consists of. */
  inner(): ReadonlySet<GraphNode> {
    return new Set(
      [...this.found].flatMap(([wanted, given]) =>
        wanted.kind === "call" || wanted.kind === "item" ? [given as GraphNode] : [],
      ),
    );
  }
}

/** Copies the replacement's nodes to before a node. Returns what stands for its result. */
function insert(graph: Graph, before: GraphNode, replacement: Graph, inputs: readonly unknown[]): unknown {
  const result = resultOf(replacement, "replacement");
  const made = new Map<GraphNode, unknown>(replacement.placeholders.map((node, i) => [node, inputs[i]]));
  graph.insertBefore(before, () => {
    for (const node of replacement.nodes) {
      const args = node.args.map((arg) => mapNodes(arg, (input) => made.get(input)));
      if (node.kind === "attribute") {
        const tensor = replacement.attributes.get(node.name)!;
        const known = [...graph.attributes].find(([, other]) => other === tensor)?.[0];
        const there = known === undefined ? null : graph.find(known);
        // A node that comes later cannot be used here.
        const isEarlier = there !== null && graph.nodes.indexOf(there) < graph.nodes.indexOf(before);
        made.set(node, isEarlier ? there : graph.attribute(node.name, tensor));
      } else if (node.kind === "call") {
        const call = graph.call(node.op!, args, node === result ? before.info : null);
        call.withoutGrad = before.withoutGrad;
        made.set(node, call);
      } else if (node.kind === "item") made.set(node, graph.item(args[0] as GraphNode, args[1] as number));
    }
  });
  return made.get(result);
}

/**
 * Replaces every subgraph that computes what `pattern` computes by `replacement`, from the first on, none overlapping another. The pattern's placeholders
 * stand for any tensors, one for the same wherever it occurs; its numbers, texts and attributes must be those of the graph. A subgraph of which other
 * nodes use an intermediate result is left.
 *
 * @example replacePattern(graph, makeGraph((x, y) => x.mul(y).add(x))(a, a), makeGraph((x, y) => x.mul(y.add(1)))(a, a));
 * @param pattern returns one tensor
 * @param replacement takes as many tensors as the pattern, in its order, and returns one tensor
 * @returns what was replaced
 * @throws ArgumentError if any of the three writes into tensors, for a pattern or replacement of another form, and one that draws random numbers
 */
export function replacePattern(graph: Graph, pattern: Graph, replacement: Graph): readonly PatternMatch[] {
  checkInstance(caller, graph, Graph, "a Graph, as makeGraph gives");
  graph.assertPure(caller);
  checkPart(pattern, "pattern");
  checkPart(replacement, "replacement");
  const wanted = resultOf(pattern, "pattern");
  if (wanted.kind !== "call" && wanted.kind !== "item")
    throw new ArgumentError(`${caller}: the pattern calls no operator`);
  resultOf(replacement, "replacement");
  const { placeholders } = pattern;
  const unused = placeholders.find(({ users }) => users.size === 0);
  if (unused !== undefined)
    throw new ArgumentError(
      `${caller}: the pattern does not use ${unused}, of which nothing in the graph would be known`,
    );
  if (placeholders.length !== replacement.placeholders.length)
    throw new ArgumentError(
      `${caller}: the pattern takes ${placeholders.length} tensors, the replacement ${replacement.placeholders.length}`,
    );
  const matches: PatternMatch[] = [];
  for (const node of graph.nodes) {
    if (node.erased || node.kind !== wanted.kind || node.op !== wanted.op) continue;
    const matcher = new Matcher(pattern, graph);
    if (!matcher.matches(wanted, node) || !matcher.isClosed(node)) continue;
    const inputs = placeholders.map((one) => matcher.found.get(one));
    const inner = matcher.inner();
    graph.replaceUses(node, insert(graph, node, replacement, inputs));
    // Users come after what they use.
    for (const one of graph.nodes.toReversed()) if (inner.has(one)) graph.erase(one);
    matches.push({ result: node, inputs });
  }
  graph.lint();
  return matches;
}
