// Which calls of a graph become one shader: pointwise calls over the same elements, and folds of rows with what precedes and follows them.

import type { DType } from "../../core/dtype.js";
import { sameShape } from "../../core/shape.js";
import { hasDynamicShape, isRandom, readsValues } from "../../graphs/effects.js";
import type { Graph } from "../../graphs/graph.js";
import type { GraphNode, TensorInfo } from "../../graphs/node.js";

/** Calls of a shader at most: longer texts take long to compile, and gain little. */
const mostCalls = 64;

/** What a shader computes a call as: of each element, or by folds of the rows along `dims`; and the dtype of its numbers. */
export type Part =
  | { readonly kind: "pointwise"; readonly dtype: DType }
  | {
      readonly kind: "rows";
      readonly dtype: DType;
      /** The shape of the rows and their elements. */
      readonly shape: readonly number[];
      readonly dims: readonly number[];
      /** Whether the result has each element, not one for a row. */
      readonly isEach: boolean;
    };

/** Where a value lives in a group: it differs by element, or by row. */
export type Level = "element" | "row";

/** Calls that become one shader. */
export class Group {
  readonly nodes: GraphNode[] = [];
  readonly levels: Map<GraphNode, Level> = new Map();
  /** The dtype of numbers; truth values are beside it. */
  readonly dtype: DType;
  /** The shape of the elements. */
  readonly shape: readonly number[];
  /** The reduced dimensions; null before the first fold. */
  dims: readonly number[] | null = null;
  /** The shape of the rows' results. */
  rowShape: readonly number[] | null = null;

  constructor(dtype: DType, shape: readonly number[]) {
    this.dtype = dtype;
    this.shape = shape;
  }

  has(node: GraphNode): boolean {
    return this.levels.has(node);
  }

  add(node: GraphNode, level: Level): void {
    this.nodes.push(node);
    this.levels.set(node, level);
  }

  /** The nodes outside that are read. */
  get inputs(): readonly GraphNode[] {
    return [...new Set(this.nodes.flatMap((node) => [...node.inputs]))].filter((node) => !this.has(node));
  }

  /** The nodes that are used outside. */
  get outputs(): readonly GraphNode[] {
    return this.nodes.filter((node) => [...node.users].some((user) => !this.has(user)));
  }
}

const infoOf = (node: GraphNode): TensorInfo => node.info as TensorInfo;
const shapeOf = (node: GraphNode): readonly number[] => infoOf(node).shape;

const isPlain = (node: GraphNode): boolean =>
  node.info !== null && !Array.isArray(node.info) && !node.checksShape && node.op !== null;

/** Whether a shape is one of rows: with the reduced dimensions of size 1, so that it is broadcast to the elements. */
const keepsRank = (group: Group): boolean =>
  group.rowShape !== null && (group.rowShape.length === group.shape.length || group.rowShape.length === 0);

/**
 * The level at which a group can compute a node, or null.
 * @param part what the node is
 */
function levelIn(group: Group, node: GraphNode, part: Part): Level | null {
  const own = node.inputs.filter((input) => group.has(input));
  const shape = shapeOf(node);
  if (part.kind === "rows") {
    if (!sameShape(part.shape, group.shape)) return null;
    if (group.dims !== null && !sameShape(group.dims, part.dims)) return null;
    // Folds read elements, and values of rows only where these are broadcast.
    if (own.some((input) => group.levels.get(input) === "row" && !keepsRank(group))) return null;
    if (!part.isEach && group.rowShape !== null && !sameShape(group.rowShape, shape)) return null;
    return part.isEach ? "element" : "row";
  }
  if (own.every((input) => group.levels.get(input) === "row"))
    return sameShape(shape, group.rowShape!) && node.inputs.every((input) => group.has(input) || fitsRows(group, input))
      ? "row"
      : sameShape(shape, group.shape) && keepsRank(group)
        ? "element"
        : null;
  if (!sameShape(shape, group.shape)) return null;
  return own.every((input) => group.levels.get(input) === "element" || keepsRank(group)) ? "element" : null;
}

/** Whether a tensor from outside is broadcast to the rows' results. */
function fitsRows(group: Group, node: GraphNode): boolean {
  return node.info !== null && shapeOf(node).length <= group.rowShape!.length;
}

/** The groups of at least two calls, each in the graph's order. @param most tensors that a shader may read and write */
export function groupsOf(graph: Graph, partOf: (node: GraphNode) => Part | null, most: number): readonly Group[] {
  const { nodes } = graph;
  const order = new Map(nodes.map((node, i) => [node, i]));
  let open: Group[] = [];
  const done: Group[] = [];
  const close = (which: (group: Group) => boolean): void => {
    const closed = open.filter(which);
    done.push(...closed);
    open = open.filter((group) => !closed.includes(group));
  };
  for (const node of nodes) {
    if (node.kind !== "call") {
      close((group) => node.inputs.some((input) => group.has(input)));
      continue;
    }
    const { op } = node;
    if (op!.writes || isRandom(op!) || readsValues(op!)) {
      // What is read later may be written now.
      close(() => true);
      continue;
    }
    const part = isPlain(node) && !hasDynamicShape(op!) ? partOf(node) : null;
    const used = open.filter((group) => node.inputs.some((input) => group.has(input)));
    const joined = part === null ? null : joinedTo(used, node, part, most, order);
    if (joined !== null) {
      open = [...open.filter((group) => !used.includes(group)), joined];
      continue;
    }
    // Values are computed where a group's last call stands, so that nobody may have used them before.
    close((group) => used.includes(group));
    if (part === null) continue;
    const fresh = new Group(part.dtype, part.kind === "rows" ? part.shape : shapeOf(node));
    if (part.kind === "rows") startRows(fresh, node, part);
    else fresh.add(node, "element");
    if (fresh.inputs.length + 1 <= most) open.push(fresh);
  }
  close(() => true);
  return done.filter(({ nodes }) => nodes.length > 1);
}

function startRows(group: Group, node: GraphNode, part: Extract<Part, { readonly kind: "rows" }>): void {
  group.dims = part.dims;
  if (part.isEach) group.add(node, "element");
  else {
    group.rowShape ??= shapeOf(node);
    group.add(node, "row");
  }
}

/** The groups whose values a node uses as one, with the node; null if they cannot become one shader. */
function joinedTo(
  used: readonly Group[],
  node: GraphNode,
  part: Part,
  most: number,
  order: ReadonlyMap<GraphNode, number>,
): Group | null {
  const [first, ...others] = used;
  if (first === undefined) return null;
  const whole = new Group(first.dtype, first.shape);
  whole.dims = first.dims;
  whole.rowShape = first.rowShape;
  // Of several groups, those after the first may only compute elements of the same shape.
  if (part.dtype !== first.dtype) return null;
  for (const other of others)
    if (other.dims !== null || other.dtype !== first.dtype || !sameShape(other.shape, first.shape)) return null;
  if (used.reduce((count, { nodes }) => count + nodes.length, 1) > mostCalls) return null;
  const all = used.flatMap((group) => group.nodes.map((one) => [one, group.levels.get(one)!] as const));
  for (const [one, level] of all.sort(([a], [b]) => order.get(a)! - order.get(b)!)) whole.add(one, level);
  const level = levelIn(whole, node, part);
  if (level === null) return null;
  if (part.kind === "rows") startRows(whole, node, part);
  else whole.add(node, level);
  return whole.inputs.length + whole.outputs.length <= most ? whole : null;
}
