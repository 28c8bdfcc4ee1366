// Trees of values, such as arguments and results of functions: arrays, plain objects and Maps are nodes, everything else is a leaf.

import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { checkOptions, isMap, isPlainObject } from "../core/options.js";
import { isComplexScalar } from "../core/scalar.js";
import { assertFunction, isTensor, type Tensor } from "../core/tensor.js";

export interface TreeOptions {
  /** Treats arrays, plain objects or Maps as leaves, for example shapes. */
  readonly isLeaf?: ((value: unknown) => boolean) | undefined;
}

/** @throws ArgumentError for an unknown option, and for one that is not a function */
function isLeafOf(options: TreeOptions | undefined, caller: string): TreeOptions["isLeaf"] {
  if (options === undefined) return undefined;
  checkOptions(caller, options, ["isLeaf"]);
  const { isLeaf } = options;
  if (isLeaf !== undefined) assertFunction(isLeaf, `${caller}: isLeaf`);
  return isLeaf;
}

/** A node without its children, which are in the order of `keys`. */
interface NodeKind {
  readonly kind: "array" | "object" | "map";
  readonly keys: readonly unknown[];
  /** Of an object: its keys in insertion order, and whether it has no prototype. */
  readonly written: readonly (string | symbol)[];
  readonly bare: boolean;
}

interface NodeShape extends NodeKind {
  readonly children: readonly TreeSpec[];
}

/** A node with its children's values. */
interface NodeValues extends NodeKind {
  readonly values: readonly unknown[];
}

/** The structure of a tree without its leaves: created by `treeFlatten`, for `treeUnflatten`. */
export class TreeSpec {
  /** Null for a leaf. */
  private readonly node: NodeShape | null;
  /** The number of leaves. */
  readonly size: number;

  private constructor(node: NodeShape | null) {
    if (node !== null && !Array.isArray(node?.children))
      throw new ArgumentError("TreeSpec: structures are created by treeFlatten, from a tree");
    this.node = node;
    let leaves = node === null ? 1 : 0;
    if (node !== null) for (const { size } of node.children) leaves += size;
    this.size = leaves;
  }

  /** The structure of a tree; appends its leaves to `leaves`. */
  static of(tree: unknown, leaves: unknown[], options: TreeOptions | undefined, caller: string): TreeSpec {
    const open: unknown[] = [];
    const isLeaf = isLeafOf(options, caller);
    const visit = (value: unknown): TreeSpec => {
      const found = isTensor(value) || isLeaf?.(value) === true ? null : nodeOf(value);
      if (found === null) {
        leaves.push(value);
        return leafSpec;
      }
      if (open.includes(value)) {
        throw new ArgumentError(`${caller}: the tree contains itself${at(placeBelow(open, value))}`);
      }
      open.push(value);
      const { kind, keys, values, written, bare } = found;
      const children: TreeSpec[] = [];
      for (const child of values) children.push(visit(child));
      open.pop();
      return new TreeSpec({ kind, keys, written, bare, children });
    };
    return visit(tree);
  }

  /** The spec of a leaf. */
  static readonly leaf: TreeSpec = new TreeSpec(null);

  get isLeaf(): boolean {
    return this.node === null;
  }

  /** The path of each leaf as a JavaScript expression, such as `.weights[0]`; the empty string for a tree that is a leaf. */
  places(): string[] {
    const { node } = this;
    if (node === null) return [""];
    return node.children.flatMap((child, i) => child.places().map((rest) => step(node.kind, node.keys[i]) + rest));
  }

  /** Whether both structures have the same leaf paths. The order of an object's keys does not matter; that of a Map's keys does. */
  equals(other: TreeSpec): boolean {
    return this.difference(other, "") === null;
  }

  /** The first path at which another spec differs, with a description of both nodes, or null. */
  difference(
    other: TreeSpec,
    place: string,
  ): { readonly place: string; readonly first: string; readonly other: string } | null {
    const [a, b] = [this.node, other.node];
    if (a === null && b === null) return null;
    const same =
      a !== null &&
      b !== null &&
      a.kind === b.kind &&
      a.keys.length === b.keys.length &&
      a.keys.every((key, i) => isSame(key, b.keys[i]));
    if (!same) return { place, first: this.summary(), other: other.summary() };
    for (const [i, child] of a.children.entries()) {
      const found = child.difference(b.children[i]!, place + step(a.kind, a.keys[i]));
      if (found !== null) return found;
    }
    return null;
  }

  /** Builds a tree of this structure; `next` returns its leaves in order. */
  build(next: () => unknown): unknown {
    const { node } = this;
    if (node === null) return next();
    return assemble(
      node,
      node.children.map((child) => child.build(next)),
    );
  }

  /** Repeats each leaf of `prefix`, whose structure is a prefix of this one, for all leaves below it. */
  spread(prefix: unknown, options: TreeOptions | undefined, place: string, caller: string): unknown[] {
    const prefixNode = options?.isLeaf?.(prefix) === true ? null : nodeOf(prefix);
    if (prefixNode === null) return this.size === 1 ? [prefix] : new Array<unknown>(this.size).fill(prefix);
    const { node } = this;
    const fits =
      node !== null &&
      node.kind === prefixNode.kind &&
      node.keys.length === prefixNode.keys.length &&
      node.keys.every((key, i) => isSame(key, prefixNode.keys[i]));
    if (!fits) {
      const prefixSpec = TreeSpec.of(prefix, [], options, caller);
      throw new ArgumentError(
        `${caller}: the prefix has ${prefixSpec.summary()}${at(place)}, where the tree has ${this.summary()}`,
      );
    }
    return node.children.flatMap((child, i) =>
      child.spread(prefixNode.values[i], options, place + step(node.kind, node.keys[i]), caller),
    );
  }

  private summary(): string {
    const { node } = this;
    if (node === null) return "a leaf";
    if (node.kind === "array") return `an array of ${node.keys.length}`;
    const keys = node.keys.map((key) => (typeof key === "string" ? key : describe(key)));
    const what = node.kind === "map" ? "a Map" : "an object";
    return keys.length === 0
      ? `${what} without keys`
      : `${what} of ${keys.slice(0, 6).join(", ")}${keys.length > 6 ? ", ..." : ""}`;
  }

  /** The structure as text, with `*` for leaves. */
  toString(): string {
    return this.text(() => "*");
  }

  /** The structure as text; `next` returns the text of the leaves in order. */
  text(next: () => string): string {
    const { node } = this;
    if (node === null) return next();
    const children = node.children.map((child) => child.text(next));
    if (node.kind === "array") return `[${children.join(", ")}]`;
    const named = children.map((child, i) => {
      const key = node.keys[i];
      return `${typeof key === "string" ? key : describe(key)}: ${child}`;
    });
    return node.kind === "map" ? `Map { ${named.join(", ")} }` : `{ ${named.join(", ")} }`;
  }
}

const leafSpec = TreeSpec.leaf;

/** Where a value is found again: below the last of the nodes, each of which is a child of the one before. */
function placeBelow(nodes: readonly unknown[], value: unknown): string {
  return nodes
    .map((node, i) => {
      const { kind, keys, values } = nodeOf(node)!;
      const child = i + 1 < nodes.length ? nodes[i + 1] : value;
      return step(kind, keys[values.indexOf(child)]);
    })
    .join("");
}

const none: readonly never[] = [];
/** The keys of arrays, by length. */
const indices: (readonly number[])[] = [];

/** The node of a value; null for a leaf. */
function nodeOf(value: unknown): NodeValues | null {
  if (typeof value !== "object" || value === null) return null;
  if (Array.isArray(value)) {
    const { length } = value;
    const keys = length < 64 ? (indices[length] ??= [...value.keys()]) : [...value.keys()];
    return { kind: "array", keys, values: value as unknown[], written: none, bare: false };
  }
  if (isMap(value)) {
    return { kind: "map", keys: [...value.keys()], values: [...value.values()], written: [], bare: false };
  }
  if (!isPlainObject(value) || isComplexScalar(value)) return null;
  // Sorted, so that the insertion order of keys does not matter.
  const written = Reflect.ownKeys(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key));
  const names = written.filter((key) => typeof key === "string").sort();
  const keys = [...names, ...written.filter((key) => typeof key === "symbol")];
  const values = keys.map((key) => (value as Record<string | symbol, unknown>)[key]);
  return { kind: "object", keys, values, written, bare: Object.getPrototypeOf(value) === null };
}

/** Builds the value of a node with these children, in the order of its keys. */
function assemble({ kind, keys, written, bare }: NodeKind, values: readonly unknown[]): unknown {
  if (kind === "array") return values;
  const byKey = new Map(values.map((value, i) => [keys[i], value]));
  if (kind === "map") return byKey;
  const object = Object.fromEntries(written.map((key) => [key, byKey.get(key)]));
  return bare ? Object.assign(Object.create(null) as object, object) : object;
}

/** Compares keys like a Map. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (a !== a && b !== b);
}

function step(kind: NodeKind["kind"], key: unknown): string {
  if (kind === "array") return `[${String(key)}]`;
  if (kind === "map") return `.get(${typeof key === "string" ? JSON.stringify(key) : describeKey(key)})`;
  if (typeof key === "symbol") return `[${String(key)}]`;
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(key)}]`;
}

function describeKey(key: unknown): string {
  return typeof key === "object" && key !== null ? describe(key) : String(key);
}

function at(place: string): string {
  return place === "" ? "" : ` at ${place}`;
}

function assertSpec(spec: unknown, caller: string): asserts spec is TreeSpec {
  if (spec instanceof TreeSpec) return;
  throw new ArgumentError(`${caller}: expected a TreeSpec, as treeFlatten returns it, got ${describe(spec)}`);
}

/**
 * The leaves of a tree in order, and its structure. Nodes are arrays, plain objects and Maps; everything else is a leaf, including
 * null and tensors. The leaves of an object are in the order of its sorted keys.
 * @throws ArgumentError with the path, for a tree that contains itself
 */
export function treeFlatten(tree: unknown, options?: TreeOptions): { leaves: unknown[]; spec: TreeSpec } {
  const leaves: unknown[] = [];
  return { spec: TreeSpec.of(tree, leaves, options, "treeFlatten"), leaves };
}

/**
 * Builds a tree from a structure and leaves; arrays, objects and Maps are new.
 * @throws ArgumentError unless the number of leaves is that of the structure
 */
export function treeUnflatten(spec: TreeSpec, leaves: readonly unknown[]): unknown {
  assertSpec(spec, "treeUnflatten");
  if (!Array.isArray(leaves)) {
    throw new ArgumentError(`treeUnflatten: expected the leaves as an array, got ${describe(leaves)}`);
  }
  if (leaves.length !== spec.size) {
    throw new ArgumentError(
      `treeUnflatten: got ${leaves.length === 1 ? "1 leaf" : `${leaves.length} leaves`} for a structure with ${spec.size}: ${spec}`,
    );
  }
  let i = 0;
  return spec.build(() => leaves[i++]);
}

/**
 * Maps the leaves of a tree. With several trees of the same structure, `map` receives their corresponding leaves.
 * @throws ArgumentError with the first path at which the structures differ
 */
export function treeMap(
  map: (leaf: unknown, ...others: unknown[]) => unknown,
  tree: unknown,
  ...others: readonly unknown[]
): unknown {
  assertFunction(map, "treeMap");
  const { leaves, spec } = treeFlatten(tree);
  const rest = others.map((other, i) => {
    const found: unknown[] = [];
    const difference = spec.difference(TreeSpec.of(other, found, undefined, "treeMap"), "");
    if (difference === null) return found;
    throw new ArgumentError(
      `treeMap: tree ${i + 2} has ${difference.other}${at(difference.place)}, where the first has ${difference.first}`,
    );
  });
  return treeUnflatten(
    spec,
    leaves.map((leaf, i) => map(leaf, ...rest.map((list) => list[i]))),
  );
}

/**
 * One value for each leaf of a tree, from a tree whose structure is a prefix: `treeBroadcast([0, null], [x, { a, b }])` is
 * `[0, null, null]`. A setting for an argument then applies to all leaves below it.
 * @throws ArgumentError with the path, if the structure of `prefix` is not a prefix of the tree's
 */
export function treeBroadcast(prefix: unknown, tree: unknown, options?: TreeOptions): unknown[] {
  const spec = tree instanceof TreeSpec ? tree : TreeSpec.of(tree, [], undefined, "treeBroadcast");
  isLeafOf(options, "treeBroadcast");
  return spec.spread(prefix, options, "", "treeBroadcast");
}

/** How deep a value is nested at most whose tensors are mapped or visited. */
const mostNested = 1000;

const nestedTooDeep = (caller: string): ArgumentError =>
  new ArgumentError(`${caller}: the value is nested more than ${mostNested} deep, or contains itself`);

/** Maps the leaves of a value; objects without changed leaves are returned as they are. @throws ArgumentError for one that contains itself */
export function mapLeaves(value: unknown, map: (leaf: unknown) => unknown, caller = "mapTensors", depth = 0): unknown {
  const node = nodeOf(value);
  if (node === null) return map(value);
  if (depth === mostNested) throw nestedTooDeep(caller);
  const mapped = node.values.map((item) => mapLeaves(item, map, caller, depth + 1));
  return mapped.every((item, i) => Object.is(item, node.values[i])) ? value : assemble(node, mapped);
}

/**
 * Maps the tensors in a value; arrays, plain objects and Maps without changes are returned as they are.
 * @throws ArgumentError for a value that contains itself, or is nested more than 1,000 deep
 */
export function mapTensors(value: unknown, map: (tensor: Tensor) => unknown): unknown {
  assertFunction(map, "mapTensors");
  return mapLeaves(value, (leaf) => (isTensor(leaf) ? map(leaf) : leaf));
}

/**
 * Calls `visit` for every tensor in a value.
 * @throws ArgumentError for a value that contains itself, or is nested more than 1,000 deep
 */
export function forTensors(value: unknown, visit: (tensor: Tensor) => void): void {
  assertFunction(visit, "forTensors");
  visitTensors(value, visit, 0);
}

function visitTensors(value: unknown, visit: (tensor: Tensor) => void, depth: number): void {
  if (isTensor(value)) {
    visit(value);
    return;
  }
  const node = nodeOf(value);
  if (node === null) return;
  if (depth === mostNested) throw nestedTooDeep("forTensors");
  for (const item of node.values) visitTensors(item, visit, depth + 1);
}
