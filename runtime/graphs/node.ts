// One node of a graph, and values with nodes in them.

import type { Device } from "../core/device.js";
import type { DType } from "../core/dtype.js";
import { isTensor } from "../core/tensor.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import type { Graph } from "./graph.js";

/** What a node is: an input, a tensor that the graph holds, a call of an operator, one value of several, or the results. */
export type GraphNodeKind = "placeholder" | "attribute" | "call" | "item" | "output";

/** Metadata of a tensor that a node computes. */
export interface TensorInfo {
  readonly dtype: DType;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly device: Device;
}

/** Metadata of a node's value: a tensor's description, a list of such, null if it is not a tensor or nothing is known. */
export type ValueInfo = TensorInfo | null | readonly ValueInfo[];

export function infoOf(value: unknown): ValueInfo {
  if (isTensor(value)) {
    const { dtype, shape, strides, device } = value;
    return { dtype, shape, strides, device };
  }
  return Array.isArray(value) ? value.map(infoOf) : null;
}

/** One node of a graph. Graphs create nodes, and update their users. */
export class GraphNode {
  readonly graph: Graph;
  readonly kind: GraphNodeKind;
  /** Unique in the graph, and a name in JavaScript. */
  readonly name: string;
  /** The operator of a call; null for other nodes. */
  readonly op: OperatorEntry | null;
  /** What is known of the value. */
  info: ValueInfo;
  /** Whether the shape of the result depends on values, so that a run has to find the shape that was traced. */
  checksShape = false;
  // Not private: the graph works on them.
  given: readonly unknown[] = [];
  readonly usedBy: Set<GraphNode> = new Set();
  previous: GraphNode | null = null;
  next: GraphNode | null = null;
  erased = false;

  constructor(graph: Graph, kind: GraphNodeKind, name: string, op: OperatorEntry | null, info: ValueInfo) {
    this.graph = graph;
    this.kind = kind;
    this.name = name;
    this.op = op;
    this.info = info;
  }

  /**
   * Of a call: the arguments in the order of the schema, nodes where there are tensors. Of an item: the node, and which of its values.
   * Of the output: one value, nodes in a tree of arrays and plain objects.
   */
  get args(): readonly unknown[] {
    return this.given;
  }

  /** The nodes that have this one among their arguments, in no order. */
  get users(): ReadonlySet<GraphNode> {
    return this.usedBy;
  }

  /** The nodes among the arguments, each once, in their order. */
  get inputs(): readonly GraphNode[] {
    const found = new Set<GraphNode>();
    forNodes(this.given, (node) => found.add(node));
    return [...found];
  }

  toString(): string {
    return `%${this.name}`;
  }
}

/** Calls `visit` for every node in the value. */
export function forNodes(value: unknown, visit: (node: GraphNode) => void): void {
  if (value instanceof GraphNode) visit(value);
  else if (Array.isArray(value)) for (const item of value as readonly unknown[]) forNodes(item, visit);
  else if (value instanceof Map) for (const item of value.values()) forNodes(item, visit);
  else if (typeof value === "object" && value !== null && isPlain(value)) forNodes(Object.values(value), visit);
}

/** The value with every node in it replaced. */
export function mapNodes(value: unknown, map: (node: GraphNode) => unknown): unknown {
  if (value instanceof GraphNode) return map(value);
  if (Array.isArray(value)) return (value as readonly unknown[]).map((item) => mapNodes(item, map));
  if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, mapNodes(item, map)]));
  if (typeof value === "object" && value !== null && isPlain(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapNodes(item, map)]));
  }
  return value;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
