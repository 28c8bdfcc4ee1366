// Which calls of a graph become one shader: pointwise calls over the same elements, folds of rows with what precedes and follows them, and runs of calls
// that update tensors in place.

import type { DType } from "../../core/dtype.js";
import { sameShape } from "../../core/shape.js";
import { hasDynamicShape, isRandom, readsValues } from "../../graphs/effects.js";
import type { Graph } from "../../graphs/graph.js";
import type { GraphNode, TensorInfo } from "../../graphs/node.js";

/** Whether an argument is a node, of whichever copy of the package. */
export const isNode = (value: unknown): value is GraphNode =>
  typeof value === "object" && value !== null && "graph" in value && "kind" in value;

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
  /** Tensors that calls update in place, each with the last of these calls, whose value it gets. */
  readonly written: Map<GraphNode, GraphNode> = new Map();
  /** Arguments of calls that stand for what an earlier call of the group has written. */
  readonly #values: Map<GraphNode, ReadonlyMap<GraphNode, GraphNode>> = new Map();
  readonly #names: Map<GraphNode, GraphNode> = new Map();

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

  /** Adds a call of a run, which may update its first argument. */
  addInRun(node: GraphNode): void {
    const values = new Map<GraphNode, GraphNode>();
    for (const input of node.inputs) {
      const from = this.nameOf(input);
      const value = this.written.get(from) ?? from;
      if (value !== input) values.set(input, value);
    }
    const updated = updates(node);
    const root = updated === null ? null : this.nameOf(updated);
    this.#values.set(node, values);
    this.add(node, "element");
    if (root !== null) this.written.set(root, node);
  }

  /** The node by which the group knows a tensor from outside: several may be the same one, as calls return what they have updated. */
  nameOf(input: GraphNode): GraphNode {
    const root = updatedBy(input);
    if (this.has(root)) return root;
    const known = this.#names.get(root);
    if (known === undefined) this.#names.set(root, input);
    return known ?? input;
  }

  /** What a node's argument stands for. */
  valueOf(node: GraphNode, input: GraphNode): GraphNode {
    return this.#values.get(node)?.get(input) ?? input;
  }

  /** What a node reads. */
  readsOf(node: GraphNode): readonly GraphNode[] {
    return [...node.inputs].map((input) => this.valueOf(node, input));
  }

  /** The nodes outside that are read. */
  get inputs(): readonly GraphNode[] {
    return [...new Set(this.nodes.flatMap((node) => this.readsOf(node)))].filter((node) => !this.has(node));
  }

  /** The nodes that are used outside, and the last that write into a tensor from outside, or into one that is used there. */
  get outputs(): readonly GraphNode[] {
    const last = new Map([...this.written].map(([root, writer]) => [writer, root]));
    return this.nodes.filter((node) => {
      const root = last.get(node);
      if (root === undefined) return !this.isUpdated(node) && this.isUsedOutside(node);
      return !this.has(root) || this.nodes.some((one) => this.nameOf(one) === root && this.isUsedOutside(one));
    });
  }

  isUsedOutside({ users }: GraphNode): boolean {
    return [...users].some((user) => !this.has(user));
  }

  /** Whether a node's value is a tensor that a call of the group updates. */
  isUpdated(node: GraphNode): boolean {
    return this.written.has(this.nameOf(node));
  }

  /** The tensors of the group's shader: what it writes, and what it only reads. */
  get tensors(): readonly GraphNode[] {
    return [...this.outputs, ...this.inputs.filter((node) => !this.written.has(node))];
  }
}

/** The argument that a call updates in place and returns; null for other nodes. */
const updates = (node: GraphNode): GraphNode | null =>
  node.kind === "call" && node.op!.writes && node.op!.baseName.endsWith("_") && isNode(node.args[0])
    ? node.args[0]
    : null;

/** The tensor that a node's value is: of a call that updates its first argument, that one. */
function updatedBy(node: GraphNode): GraphNode {
  let found = node;
  for (let next = updates(found); next !== null; next = updates(found)) found = next;
  return found;
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
  // The calls of a run follow each other, so that nothing between them sees a tensor too early or too late.
  let run: Group | null = null;
  const endRun = (): void => {
    if (run !== null) done.push(run);
    run = null;
  };
  for (const node of nodes) {
    if (node.kind !== "call") {
      if (node.kind !== "attribute" && node.kind !== "placeholder") endRun();
      close((group) => node.inputs.some((input) => group.has(input)));
      continue;
    }
    const { op } = node;
    const part = isPlain(node) && !hasDynamicShape(op!) && !isRandom(op!) && !readsValues(op!) ? partOf(node) : null;
    const root = part === null ? null : updates(node);
    if (root !== null) {
      // What is read later may be written now.
      close(() => true);
      const extended: Group | null = run === null ? null : inRun(run, node, part!, most);
      if (extended === null) endRun();
      run = extended ?? inRun(new Group(part!.dtype, shapeOf(node)), node, part!, most);
      continue;
    }
    if (op!.writes || isRandom(op!) || readsValues(op!)) {
      endRun();
      close(() => true);
      continue;
    }
    if (run !== null) {
      const current: Group = run;
      const reads = node.inputs.some((input) => current.has(input) || current.written.has(current.nameOf(input)));
      const extended = part?.kind === "pointwise" && reads ? inRun(current, node, part, most) : null;
      if (extended !== null) {
        run = extended;
        continue;
      }
      endRun();
    }
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
  endRun();
  close(() => true);
  return done.filter(({ nodes }) => nodes.length > 1);
}

/** A run with one more call; null if it cannot be one shader. */
function inRun(run: Group, node: GraphNode, part: Part, most: number): Group | null {
  if (part.kind !== "pointwise" || part.dtype !== run.dtype || !sameShape(shapeOf(node), run.shape)) return null;
  // Narrow elements share words, which threads cannot read while others write.
  if (part.dtype !== "float32" || run.nodes.length >= mostCalls) return null;
  const whole = new Group(run.dtype, run.shape);
  for (const one of [...run.nodes, node]) whole.addInRun(one);
  return whole.tensors.length <= most ? whole : null;
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
