// What a graph takes and changes, as torch.export states it: inputs, parameters, buffers, and which of them are written.

import { ArgumentError } from "../core/errors.js";
import { checkInstance } from "../core/options.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { writesOf } from "./effects.js";
import { Graph } from "./graph.js";
import { forNodes, GraphNode } from "./node.js";

/** What a graph takes, gives and changes. Nodes by their names in the graph. */
export interface GraphSignature {
  /** The placeholders, in the order of the arguments. */
  readonly userInputs: readonly string[];
  /** The nodes that the program returns, in the order of its results; a node that is returned twice occurs twice. */
  readonly userOutputs: readonly string[];
  /** The attributes that require gradients: for each node what it is called in the state, or the node's name. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The other attributes. */
  readonly buffers: ReadonlyMap<string, string>;
  /** Placeholders that a run writes into, directly or through views. */
  readonly mutatedInputs: readonly string[];
  /** Attributes that a run writes into. */
  readonly mutatedAttributes: readonly string[];
}

/** The placeholders and attributes whose memory a value may be: through views, and calls that return what they write to. */
function rootsOf(value: unknown, found: Set<GraphNode>, seen: Set<GraphNode> = new Set()): void {
  forNodes(value, (node) => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.kind === "placeholder" || node.kind === "attribute") found.add(node);
    else if (node.kind === "item") rootsOf(node.args[0], found, seen);
    else
      node.op?.schema.arguments.forEach(({ alias, containerAlias }, i) => {
        if (alias !== null || containerAlias !== null) rootsOf(node.args[i], found, seen);
      });
  });
}

/**
 * What a graph takes, gives and changes: its inputs and outputs, the tensors that it stores, as parameters and buffers, and which of these and of the inputs
 * a run writes into.
 * @param state tensors by name, as a module's `stateDict`: attributes that are among them have these names
 * @throws ArgumentError for what is not a graph, and for a state that has something else than tensors
 */
export function graphSignature(graph: Graph, state: Readonly<Record<string, Tensor>> = {}): GraphSignature {
  checkInstance("graphSignature", graph, Graph, "a Graph, as makeGraph gives");
  const names = new Map<Tensor, string>();
  for (const [name, tensor] of Object.entries(state)) {
    if (!isTensor(tensor)) throw new ArgumentError(`graphSignature: the state's ${name} is not a tensor`);
    names.set(tensor, name);
  }
  const [parameters, buffers] = [new Map<string, string>(), new Map<string, string>()];
  for (const [name, tensor] of graph.attributes) {
    const { requiresGrad } = tensor as Tensor & { readonly requiresGrad: boolean };
    (requiresGrad ? parameters : buffers).set(name, names.get(tensor) ?? name);
  }
  const written = new Set<GraphNode>();
  for (const { op, args } of graph.writers) for (const at of writesOf(op!)) rootsOf(args[at], written);
  const outputs: string[] = [];
  forNodes(graph.outputNode.args, ({ name }) => outputs.push(name));
  const inputs =
    graph.inputs === null ? graph.placeholders : graph.inputs.leaves.filter((leaf) => leaf instanceof GraphNode);
  const writtenOf = (kind: GraphNode["kind"]): string[] =>
    graph.nodes.filter((node) => node.kind === kind && written.has(node)).map(({ name }) => name);
  return {
    userInputs: inputs.map(({ name }) => name),
    userOutputs: outputs,
    parameters,
    buffers,
    mutatedInputs: writtenOf("placeholder"),
    mutatedAttributes: writtenOf("attribute"),
  };
}
