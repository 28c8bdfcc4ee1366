// Nodes of a graph, and values that contain nodes.

import type { Device } from "../core/device.js";
import type { DType } from "../core/dtype.js";
import { isMap, isPlainObject } from "../core/options.js";
import { isTensor } from "../core/tensor.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import type { Graph } from "./graph.js";

/** Kinds of nodes: an input, a tensor stored in the graph, an operator call, one of several results of a call, or the output. */
export type GraphNodeKind = "placeholder" | "attribute" | "call" | "item" | "output";

/** Metadata of a tensor that a node computes. */
export interface TensorInfo {
  readonly dtype: DType;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly device: Device;
}

/** Metadata of a node's value: that of a tensor, or a list; null if it is unknown, or the value is not a tensor. */
export type ValueInfo = TensorInfo | null | readonly ValueInfo[];

export function infoOf(value: unknown): ValueInfo {
  if (isTensor(value)) {
    const { dtype, shape, strides, device } = value;
    return { dtype, shape, strides, device };
  }
  return Array.isArray(value) ? value.map(infoOf) : null;
}

/** Whether a value is metadata: of one value or, for a list, of each. */
export function isInfo(value: unknown): value is ValueInfo {
  if (Array.isArray(value)) return value.every(isInfo);
  if (typeof value !== "object" || value === null) return value === null;
  const { dtype, shape, strides, device } = value as Partial<Record<keyof TensorInfo, unknown>>;
  return typeof dtype === "string" && typeof device === "string" && Array.isArray(shape) && Array.isArray(strides);
}

/** One node of a graph. Graphs create nodes, and update their users. */
export class GraphNode {
  readonly graph: Graph;
  readonly kind: GraphNodeKind;
  /** Unique in the graph, and a JavaScript identifier. */
  readonly name: string;
  /** The operator of a call; null for other nodes. */
  readonly op: OperatorEntry | null;
  /** Metadata of the value. */
  info: ValueInfo;
  /** Whether the shape of the result depends on values, and runs check that it is the traced one. */
  checksShape = false;
  /** Of a call: whether the traced function made it under `noGrad` or in inference mode; runs do not record it either. */
  withoutGrad = false;
  // Not private, since Graph updates them.
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
   * Of a call: the arguments in schema order, with nodes in place of tensors. Of an item: the node and the index.
   * Of the output: one value, a tree of arrays and plain objects with nodes as leaves.
   */
  get args(): readonly unknown[] {
    return this.given;
  }

  /** The nodes that have this one among their arguments, in no particular order. */
  get users(): ReadonlySet<GraphNode> {
    return this.usedBy;
  }

  /** The nodes among the arguments, each once, in order. */
  get inputs(): readonly GraphNode[] {
    const found = new Set<GraphNode>();
    forNodes(this.given, (node) => found.add(node));
    return [...found];
  }

  toString(): string {
    return `%${this.name}`;
  }
}

/** Calls `visit` for every node in a value. */
export function forNodes(value: unknown, visit: (node: GraphNode) => void): void {
  if (value instanceof GraphNode) visit(value);
  else if (Array.isArray(value)) for (const item of value as readonly unknown[]) forNodes(item, visit);
  else if (isMap(value)) for (const item of value.values()) forNodes(item, visit);
  else if (isPlainObject(value)) forNodes(Object.values(value), visit);
}

/** The value with every node in it replaced. */
export function mapNodes(value: unknown, map: (node: GraphNode) => unknown): unknown {
  if (value instanceof GraphNode) return map(value);
  if (Array.isArray(value)) return (value as readonly unknown[]).map((item) => mapNodes(item, map));
  if (isMap(value)) return new Map([...value].map(([key, item]) => [key, mapNodes(item, map)]));
  if (isPlainObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapNodes(item, map)]));
  }
  return value;
}
