// Graphs: programs as lists of nodes, each with its value's metadata and its users.

import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { checkArray, checkOptions } from "../core/options.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { assertEntry, type OperatorEntry } from "../dispatch/operator-entry.js";
import type { TreeSpec } from "../modes/tree.js";
import { argumentMisfit } from "./arguments.js";
import { isRandom, writesOf } from "./effects.js";
import { type GraphJSON, graphToJSON } from "./json.js";
import { GraphNode, type GraphNodeKind, infoOf, isInfo, mapNodes, type ValueInfo } from "./node.js";
import { Interpreter } from "./run.js";
import { dotText, fxText, type JavaScriptOptions, javaScriptText } from "./text.js";

/** A graph's inputs besides its placeholders: the structure of its arguments, and their non-tensor leaves. */
export interface GraphInputs {
  /** The structure of the argument list. */
  readonly spec: TreeSpec;
  /** For each leaf its placeholder, or the value that it must have. */
  readonly leaves: readonly (GraphNode | { readonly value: unknown })[];
}

const reserved: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if " +
    "implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof " +
    "undefined var void while with yield ops scalar wrappedNumber attributes"
  ).split(" "),
);

/** Converts the text to a valid JavaScript identifier. */
function nameOf(text: string): string {
  const name = text.replace(/[^A-Za-z0-9_]/g, "_").replace(/^(?=\d|$)/, "_");
  return reserved.has(name) ? `${name}_` : name;
}

/**
 * A program of operator calls as data: placeholders, attributes (tensors stored in the graph), calls, items of calls with several results, and an
 * output. `makeGraph` traces a function into a graph; `new Graph()` and its methods build one by hand.
 */
export class Graph {
  /** The tensors of attribute nodes, by node name. They are the program's tensors, not copies: training changes them. */
  readonly attributes: Map<string, Tensor> = new Map();
  /** The structure of the arguments; null if the placeholders are the arguments. */
  inputs: GraphInputs | null = null;
  private first: GraphNode | null = null;
  private last: GraphNode | null = null;
  /** New nodes are inserted before this one; at the end if null. */
  private point: GraphNode | null = null;
  private readonly names = new Map<string, GraphNode>();
  private readonly counts = new Map<string, number>();

  // -- nodes

  /** All nodes in order. */
  get nodes(): readonly GraphNode[] {
    const list: GraphNode[] = [];
    for (let node = this.first; node !== null; node = node.next) list.push(node);
    return list;
  }

  get placeholders(): readonly GraphNode[] {
    return this.nodes.filter(({ kind }) => kind === "placeholder");
  }

  /** The output node. @throws ArgumentError if the graph has no output */
  get outputNode(): GraphNode {
    const node = this.last;
    if (node?.kind !== "output") throw new ArgumentError("the graph has no output; add one with graph.output(value)");
    return node;
  }

  /** The node with this name, or null. */
  find(name: string): GraphNode | null {
    return this.names.get(name) ?? null;
  }

  /** Adds an input. */
  placeholder(name: string, info: ValueInfo = null): GraphNode {
    return this.add("placeholder", name, null, [], info);
  }

  /** Adds a tensor that the graph stores. */
  attribute(name: string, tensor: Tensor): GraphNode {
    if (!isTensor(tensor))
      throw new ArgumentError(
        `graph.attribute: expected a tensor for ${typeof name === "string" ? name : describe(name)}, got ${describe(tensor)}`,
      );
    const node = this.add("attribute", name, null, [], infoOf(tensor));
    this.attributes.set(node.name, tensor);
    return node;
  }

  /**
   * Adds a call of an operator.
   * @param args in schema order, with nodes in place of tensors; trailing ones with defaults may be omitted
   * @throws ArgumentError for an argument that the schema does not take
   */
  call(op: OperatorEntry, args: readonly unknown[], info: ValueInfo = null): GraphNode {
    assertEntry(op, "graph.call");
    checkArray("graph.call", args, "arguments");
    const { list } = op.parameters;
    if (args.length > list.length)
      throw new ArgumentError(`${op.name} takes ${list.length} arguments, got ${args.length}`, {
        schema: op.described,
      });
    const all = list.map((parameter, i) => {
      if (i < args.length) return args[i];
      if (!parameter.hasDefault)
        throw new ArgumentError(`${op.name} requires an argument ${parameter.name}`, { schema: op.described });
      return parameter.default;
    });
    list.forEach(({ name, type }, i) => {
      const wrong = argumentMisfit(all[i], type);
      if (wrong !== null) throw new ArgumentError(`${op.name}: ${wrong}`, { schema: op.described, argument: name });
    });
    return this.add("call", op.baseName, op, all, info);
  }

  /** Adds a node for one of several results of a call, or for an element of a list. */
  item(node: GraphNode, index: number, info: ValueInfo = null): GraphNode {
    if (!(node instanceof GraphNode)) throw new ArgumentError(`graph.item: expected a node, got ${describe(node)}`);
    if (!Number.isSafeInteger(index) || index < 0)
      throw new ArgumentError(
        `graph.item: expected an index, 0 or more, got ${typeof index === "number" ? index : describe(index)}`,
      );
    const known = Array.isArray(node.info) ? ((node.info as readonly ValueInfo[])[index] ?? null) : null;
    return this.add("item", "getitem", null, [node, index], info ?? known);
  }

  /** Sets the output: a node, or a tree of arrays and plain objects with nodes as leaves. Replaces the previous output. */
  output(value: unknown): GraphNode {
    if (this.last?.kind === "output") this.erase(this.last);
    this.point = null;
    return this.add("output", "output", null, [value], null);
  }

  /** @throws ArgumentError for a name or metadata of another type */
  private add(
    kind: GraphNodeKind,
    name: string,
    op: OperatorEntry | null,
    args: readonly unknown[],
    info: ValueInfo,
  ): GraphNode {
    if (typeof name !== "string") throw new ArgumentError(`graph.${kind}: expected a name, got ${describe(name)}`);
    if (!isInfo(info))
      throw new ArgumentError(
        `graph.${kind}: expected metadata { dtype, shape, strides, device }, a list of such, or null, got ${describe(info)}`,
      );
    const node = new GraphNode(this, kind, this.unique(nameOf(name)), op, info);
    this.use(node, args);
    this.names.set(node.name, node);
    // The output node remains last, and placeholders come first.
    let before = this.point ?? (kind !== "output" && this.last?.kind === "output" ? this.last : null);
    if (kind === "placeholder" && before === null)
      before = this.nodes.find((other) => other.kind !== "placeholder") ?? null;
    this.link(node, before);
    return node;
  }

  private link(node: GraphNode, before: GraphNode | null): void {
    const after = before === null ? this.last : before.previous;
    node.previous = after;
    node.next = before;
    if (after === null) this.first = node;
    else after.next = node;
    if (before === null) this.last = node;
    else before.previous = node;
  }

  private unlink(node: GraphNode): void {
    if (node.previous === null) this.first = node.next;
    else node.previous.next = node.next;
    if (node.next === null) this.last = node.previous;
    else node.next.previous = node.previous;
  }

  private unique(base: string): string {
    if (!this.names.has(base)) return base;
    let count = this.counts.get(base) ?? 0;
    let name: string;
    do name = `${base}_${++count}`;
    while (this.names.has(name));
    this.counts.set(base, count);
    return name;
  }

  /** Renames a node. @throws ArgumentError for the name of another node, and for an invalid identifier */
  rename(node: GraphNode, name: string): void {
    this.assertMember(node, "rename");
    if (typeof name !== "string") throw new ArgumentError(`rename: expected a name, got ${describe(name)}`);
    if (node.name === name) return;
    if (this.names.has(name)) throw new ArgumentError(`rename: another node has the name ${name}`);
    if (nameOf(name) !== name)
      throw new ArgumentError(`rename: ${JSON.stringify(name)} is not a JavaScript identifier`);
    const tensor = this.attributes.get(node.name);
    this.names.delete(node.name);
    this.attributes.delete(node.name);
    (node as { name: string }).name = name;
    this.names.set(name, node);
    if (tensor !== undefined) this.attributes.set(name, tensor);
  }

  private use(node: GraphNode, args: readonly unknown[]): void {
    for (const input of node.inputs) input.usedBy.delete(node);
    node.given = args;
    for (const input of node.inputs) {
      if (input.graph !== this) throw new ArgumentError(`${input} belongs to another graph`);
      if (input.erased) throw new ArgumentError(`${input} was erased and cannot be used`);
      input.usedBy.add(node);
    }
  }

  private assertMember(node: GraphNode, what: string): void {
    if (!(node instanceof GraphNode)) throw new ArgumentError(`${what}: expected a node, got ${describe(node)}`);
    if (node.graph !== this) throw new ArgumentError(`${what}: ${node} belongs to another graph`);
    if (node.erased) throw new ArgumentError(`${what}: ${node} was erased`);
  }

  // -- changes

  /** Runs `body`; the nodes that it creates are inserted before `node`, in their order. */
  insertBefore<R>(node: GraphNode, body: () => R): R {
    this.assertMember(node, "insertBefore");
    return this.at(node, body);
  }

  /** Runs `body`; the nodes that it creates are inserted after `node`, in their order. */
  insertAfter<R>(node: GraphNode, body: () => R): R {
    this.assertMember(node, "insertAfter");
    if (node.kind === "output") throw new ArgumentError("insertAfter: the output must remain the last node");
    return this.at(node.next, body);
  }

  private at<R>(point: GraphNode | null, body: () => R): R {
    if (typeof body !== "function")
      throw new ArgumentError(`insertBefore and insertAfter: expected a function, got ${describe(body)}`);
    const before = this.point;
    this.point = point;
    try {
      return body();
    } finally {
      this.point = before;
    }
  }

  /** Replaces a node's arguments. @throws ArgumentError for arguments that the operator does not accept */
  setArguments(node: GraphNode, args: readonly unknown[]): void {
    this.assertMember(node, "setArguments");
    checkArray("setArguments", args, "arguments");
    if (node.op !== null) {
      const { list } = node.op.parameters;
      if (args.length !== list.length)
        throw new ArgumentError(`${node.op.name} takes ${list.length} arguments, got ${args.length}`, {
          schema: node.op.described,
        });
      list.forEach(({ name, type }, i) => {
        const wrong = argumentMisfit(args[i], type);
        if (wrong !== null)
          throw new ArgumentError(`${node.op!.name}: ${wrong}`, { schema: node.op!.described, argument: name });
      });
    }
    this.use(node, [...args]);
  }

  /**
   * Replaces every use of `node` by another node, or by any argument value that is valid there.
   * @param keep returns true for users to leave unchanged
   */
  replaceUses(node: GraphNode, by: unknown, keep: (user: GraphNode) => boolean = () => false): void {
    this.assertMember(node, "replaceUses");
    if (typeof keep !== "function")
      throw new ArgumentError(`replaceUses: expected a function that says which users to leave, got ${describe(keep)}`);
    for (const user of [...node.usedBy]) {
      if (user === by || keep(user)) continue;
      this.use(
        user,
        user.given.map((arg) => mapNodes(arg, (input) => (input === node ? by : input))),
      );
    }
  }

  /** Removes an unused node. @throws ArgumentError if the node has users, or is an argument of the graph */
  erase(node: GraphNode): void {
    this.assertMember(node, "erase");
    const [user] = node.usedBy;
    if (user !== undefined)
      throw new ArgumentError(`erase: ${user} uses ${node}; replace its uses first with replaceUses`);
    if (this.inputs?.leaves.includes(node) === true)
      throw new ArgumentError(`erase: ${node} is an argument of the graph`);
    this.use(node, []);
    this.unlink(node);
    this.names.delete(node.name);
    this.attributes.delete(node.name);
    node.erased = true;
  }

  /** Moves a node before another one. Values must still precede their uses, which `lint` checks. */
  moveBefore(node: GraphNode, target: GraphNode): void {
    this.assertMember(node, "moveBefore");
    this.assertMember(target, "moveBefore");
    if (node === target) return;
    this.unlink(node);
    this.link(node, target);
  }

  /**
   * Removes unused nodes, and returns their number. Nodes with effects are retained: those that write, those that return nothing, and those that draw
   * random numbers, without which later nodes would draw different numbers.
   */
  eliminateDeadCode(): number {
    let count = 0;
    for (const node of this.nodes.toReversed()) {
      if (node.usedBy.size > 0 || node.kind === "output" || node.kind === "placeholder") continue;
      if (node.op !== null && (writesOf(node.op).length > 0 || isRandom(node.op) || node.op.returnCount === 0))
        continue;
      this.erase(node);
      count++;
    }
    return count;
  }

  /** The calls that write into tensors. */
  get writers(): readonly GraphNode[] {
    return this.nodes.filter(({ op }) => op !== null && writesOf(op).length > 0);
  }

  /** @throws ArgumentError, listing the calls, if calls of the graph write into tensors */
  assertPure(what: string): void {
    const { writers } = this;
    if (writers.length === 0) return;
    const named = writers.slice(0, 8).map((node) => `${node} (${node.op!.name})`);
    throw new ArgumentError(
      `${what} requires a graph without writes, but ${named.join(", ")}${writers.length > 8 ? ` and ${writers.length - 8} more` : ""} write; ` +
        "use the operators' functional forms in the traced function (add for add_)",
    );
  }

  /** Checks the graph's consistency. @throws ArgumentError that names the node and the reason */
  lint(): void {
    const known = new Set<GraphNode>();
    const fail = (node: GraphNode, why: string): never => {
      throw new ArgumentError(`${node} (${node.op?.name ?? node.kind}): ${why}`);
    };
    let body = false;
    for (const node of this.nodes) {
      if (node.kind === "placeholder" && body) fail(node, "placeholders must precede all other nodes");
      if (node.kind !== "placeholder") body = true;
      if (node.kind === "output" && node.next !== null) fail(node, "the output must be the last node");
      if (node.kind === "attribute" && !this.attributes.has(node.name))
        fail(node, "the graph has no tensor of this name");
      for (const input of node.inputs) {
        if (input.graph !== this || input.erased) fail(node, `uses ${input}, which is not a node of this graph`);
        if (!known.has(input)) fail(node, `uses ${input}, which comes after it`);
        if (!input.usedBy.has(node)) fail(node, `uses ${input}, which does not list it as a user`);
      }
      for (const user of node.usedBy)
        if (!user.inputs.includes(node)) fail(node, `lists ${user} as a user, which does not use it`);
      if (node.kind === "item") {
        const [from, index] = node.given as [GraphNode, number];
        const count = from.kind === "call" ? from.op!.returnCount : null;
        if (count === 0) fail(node, `${from} returns nothing`);
        if (count !== null && count > 1 && index >= count) fail(node, `${from} returns ${count} values`);
      }
      if (node.op !== null) {
        node.op.parameters.list.forEach(({ name, type }, i) => {
          const wrong = argumentMisfit(node.given[i], type);
          if (wrong !== null) fail(node, `argument ${name}: ${wrong}`);
        });
      }
      known.add(node);
    }
    if (this.last?.kind !== "output") throw new ArgumentError("the graph has no output");
    for (const leaf of this.inputs?.leaves ?? [])
      if (leaf instanceof GraphNode && !known.has(leaf))
        throw new ArgumentError(`${leaf} is an argument of the graph, but not one of its nodes`);
  }

  // -- conversions

  /** Runs the program on arguments with the structure of the traced ones. Autograd records the calls. */
  run(...args: readonly unknown[]): unknown {
    return new Interpreter(this).run(...args);
  }

  /** The graph in the format of torch.fx. */
  toString(): string {
    return fxText(this);
  }

  /** The graph as data for JSON.stringify, without the elements of attributes; `saveGraph` stores both. */
  toJSON(): GraphJSON {
    return graphToJSON(this);
  }

  /** The program as the source of a JavaScript module that exports `forward(attributes, ...args)`. */
  toJavaScript(options: JavaScriptOptions = {}): string {
    checkOptions("toJavaScript", options, ["name", "from"]);
    return javaScriptText(this, options);
  }

  /** The graph in Graphviz's DOT language. */
  toDot(): string {
    return dotText(this);
  }
}
