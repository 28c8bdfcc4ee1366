// Transforms a graph into another, node by node.

import { checkInstance } from "../core/options.js";
import type { Tensor } from "../core/tensor.js";
import { Graph } from "./graph.js";
import { GraphNode, mapNodes } from "./node.js";
import { Interpreter } from "./run.js";

/**
 * Builds a new graph from a graph. The methods receive nodes of the new graph as values, and return the replacement for the old node's value,
 * by default a copy of the node. Override `call` to replace operators: `this.result.call(op, args)` adds a call.
 */
export class Transformer extends Interpreter {
  /** The graph being built. */
  readonly result: Graph = new Graph();

  override placeholder(node: GraphNode, _value: unknown): unknown {
    return this.result.placeholder(node.name, node.info);
  }

  override attribute(node: GraphNode, tensor: Tensor): unknown {
    return this.result.attribute(node.name, tensor);
  }

  override call(node: GraphNode, args: readonly unknown[]): unknown {
    const copiedNode = this.result.call(node.op!, args, node.info);
    copiedNode.checksShape = node.checksShape;
    copiedNode.withoutGrad = node.withoutGrad;
    return copiedNode;
  }

  override item(node: GraphNode, values: unknown, index: number): unknown {
    return values instanceof GraphNode
      ? this.result.item(values, index, node.info)
      : (values as readonly unknown[])[index];
  }

  override output(_node: GraphNode, value: unknown): unknown {
    return this.result.output(value);
  }

  /** Builds and returns the new graph. */
  transform(): Graph {
    const { graph, result } = this;
    const known = new Map<GraphNode, unknown>();
    const lookUp = (node: GraphNode): unknown => known.get(node);
    for (const node of graph.nodes) {
      const args = node.args.map((arg) => mapNodes(arg, lookUp));
      switch (node.kind) {
        case "placeholder":
          known.set(node, this.placeholder(node, null));
          break;
        case "attribute":
          known.set(node, this.attribute(node, graph.attributes.get(node.name)!));
          break;
        case "call":
          known.set(node, this.call(node, args));
          break;
        case "item":
          known.set(node, this.item(node, args[0], args[1] as number));
          break;
        case "output":
          this.output(node, args[0]);
      }
    }
    if (graph.inputs !== null) {
      const { spec, leaves } = graph.inputs;
      result.inputs = {
        spec,
        leaves: leaves.map((leaf) => (leaf instanceof GraphNode ? (known.get(leaf) as GraphNode) : leaf)),
      };
    }
    return result;
  }
}

/** A copy of a graph with new nodes; the tensors of its attributes are shared. */
export function copyGraph(graph: Graph): Graph {
  checkInstance("copyGraph", graph, Graph, "a Graph, as makeGraph gives");
  return new Transformer(graph).transform();
}
