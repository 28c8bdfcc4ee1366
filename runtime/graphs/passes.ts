// Passes that preserve a graph's results: common subexpression elimination and constant folding.

import { checkInstance } from "../core/options.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { hasDynamicShape, isRandom, readsValues } from "./effects.js";
import { Graph } from "./graph.js";
import { GraphNode } from "./node.js";
import { Interpreter } from "./run.js";

/** A text that is equal for equal values. */
function keyOf(value: unknown, ids: Map<unknown, number>): string {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    if (!(value instanceof GraphNode) && "kind" in value && "value" in value)
      return `${String(value.kind)}(${String(value.value)})`;
    let id = ids.get(value);
    if (id === undefined) ids.set(value, (id = ids.size));
    return `#${id}`;
  }
  if (Array.isArray(value)) return `[${(value as readonly unknown[]).map((item) => keyOf(item, ids)).join(",")}]`;
  return Object.is(value, -0) ? "-0" : `${typeof value} ${String(value)}`;
}

/**
 * Common subexpression elimination: merges calls of the same operator with equal arguments, except random ones. Results that were
 * separate tensors become one tensor. Returns the number of removed nodes.
 *
 * @throws ArgumentError if the graph writes into tensors
 */
export function eliminateCommonSubexpressions(graph: Graph): number {
  checkInstance("eliminateCommonSubexpressions", graph, Graph, "a Graph, as makeGraph returns it");
  graph.assertPure("eliminateCommonSubexpressions");
  const ids = new Map<unknown, number>();
  const seen = new Map<string, GraphNode>();
  let count = 0;
  for (const node of graph.nodes) {
    if (node.kind !== "call" && node.kind !== "item") continue;
    if (node.op !== null && (isRandom(node.op) || node.op.returnCount === 0)) continue;
    const key = `${node.op?.name ?? "item"} ${node.withoutGrad} ${keyOf(node.args, ids)}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, node);
    else {
      graph.replaceUses(node, before);
      graph.erase(node);
      count++;
    }
  }
  return count;
}

/**
 * Constant folding: computes the nodes that depend only on attributes, and stores the results as attributes. Excluded are attributes that require
 * gradients, since training changes them, random operators, and operators whose result shapes depend on values. Returns the number of removed nodes.
 *
 * @throws ArgumentError if the graph writes into tensors
 */
export function foldConstants(graph: Graph): number {
  checkInstance("foldConstants", graph, Graph, "a Graph, as makeGraph returns it");
  graph.assertPure("foldConstants");
  const before = graph.nodes.length;
  const constant = new Set<GraphNode>();
  for (const node of graph.nodes) {
    if (node.kind === "attribute") {
      if (!(graph.attributes.get(node.name) as Tensor & { readonly requiresGrad: boolean }).requiresGrad)
        constant.add(node);
    } else if (node.kind === "item" || (node.kind === "call" && isFoldable(node))) {
      if (node.inputs.every((input) => constant.has(input))) constant.add(node);
    }
  }
  const values = new Map<GraphNode, unknown>();
  const runner = new Interpreter(graph);
  const compute = (node: GraphNode): unknown => {
    if (!values.has(node)) {
      const { kind } = node;
      if (kind === "attribute") values.set(node, graph.attributes.get(node.name));
      else if (kind === "item")
        values.set(node, runner.item(node, compute(node.args[0] as GraphNode), node.args[1] as number));
      else {
        const known = (value: unknown): unknown =>
          value instanceof GraphNode
            ? compute(value)
            : Array.isArray(value)
              ? (value as readonly unknown[]).map(known)
              : value;
        values.set(node, runner.call(node, node.args.map(known)));
      }
    }
    return values.get(node);
  };
  // Constants with other users are materialised, except factory calls, which are smaller than their elements.
  for (const node of graph.nodes) {
    if (!constant.has(node) || node.kind === "attribute" || node.inputs.length === 0) continue;
    const outside = [...node.users].filter((user) => !constant.has(user) && user.kind !== "item");
    if (outside.length === 0) continue;
    const value = compute(node);
    if (!isTensor(value)) continue;
    const constantNode = graph.insertBefore(node, () => graph.attribute("folded", value));
    graph.replaceUses(node, constantNode, (user) => constant.has(user));
  }
  graph.eliminateDeadCode();
  return before - graph.nodes.length;
}

function isFoldable({ op }: GraphNode): boolean {
  return op !== null && !isRandom(op) && !readsValues(op) && !hasDynamicShape(op) && op.returnCount > 0;
}
