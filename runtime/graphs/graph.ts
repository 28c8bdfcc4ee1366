// Programs as data: a list of nodes, each of which represents a value, with its users; checked, changed, printed and run by the files beside this
// one.

import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import type { TreeSpec } from "../modes/tree.js";
import { argumentMisfit } from "./arguments.js";
import { isRandom, writesOf } from "./effects.js";
import { type GraphJSON, graphToJSON } from "./json.js";
import { GraphNode, type GraphNodeKind, infoOf, mapNodes, type ValueInfo } from "./node.js";
import { Interpreter } from "./run.js";
import { dotText, fxText, type JavaScriptOptions, javaScriptText } from "./text.js";

/** A graph's inputs besides its placeholders: the structure of its arguments, and their non-tensor leaves. */
export interface GraphInputs {
  /** The form of the list of arguments. */
  readonly spec: TreeSpec;
  /** For each leaf its placeholder, or the value that it has to have. */
  readonly leaves: readonly (GraphNode | { readonly value: unknown })[];
}

const reserved: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if " +
    "implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof " +
    "undefined var void while with yield ops scalar wrappedNumber attributes"
  ).split(" "),
);

/** The text as a name in JavaScript. */
function nameOf(text: string): string {
  const name = text.replace(/[^A-Za-z0-9_]/g, "_").replace(/^(?=\d|$)/, "_");
  return reserved.has(name) ? `${name}_` : name;
}

/**
 * A program of operators as data: placeholders, attributes (tensors that it holds), calls, items of calls that return several values, and an output.
 * `makeGraph` traces one; `new Graph()` and its methods build one.
 */
export class Graph {
  /** The tensors of attribute nodes, by the nodes' names. They are the program's tensors, not copies: training changes them. */
  readonly attributes: Map<string, Tensor> = new Map();
  /** The form of the arguments; null where the placeholders are the arguments. */
  inputs: GraphInputs | null = null;
  private first: GraphNode | null = null;
  private last: GraphNode | null = null;
  /** New nodes go before this one; at the end where it is null. */
  private point: GraphNode | null = null;
  private readonly names = new Map<string, GraphNode>();
  private readonly counts = new Map<string, number>();

  // -- nodes

  /** All nodes in their order. */
  get nodes(): readonly GraphNode[] {
    const list: GraphNode[] = [];
    for (let node = this.first; node !== null; node = node.next) list.push(node);
    return list;
  }

  get placeholders(): readonly GraphNode[] {
    return this.nodes.filter(({ kind }) => kind === "placeholder");
  }

  /** The output node. @throws ArgumentError while there is none */
  get outputNode(): GraphNode {
    const node = this.last;
    if (node?.kind !== "output")
      throw new ArgumentError("the graph has no output yet: graph.output(value) gives it one");
    return node;
  }

  /** The node of that name, or null. */
  find(name: string): GraphNode | null {
    return this.names.get(name) ?? null;
  }

  /** An input. */
  placeholder(name: string, info: ValueInfo = null): GraphNode {
    return this.add("placeholder", name, null, [], info);
  }

  /** A tensor that the graph holds. */
  attribute(name: string, tensor: Tensor): GraphNode {
    if (!isTensor(tensor))
      throw new ArgumentError(`graph.attribute: expected a tensor for ${name}, got ${describe(tensor)}`);
    const node = this.add("attribute", name, null, [], infoOf(tensor));
    this.attributes.set(node.name, tensor);
    return node;
  }

  /**
   * A call of an operator.
   * @param args all of them in the order of the schema, or as many as have no defaults; nodes stand for tensors
   * @throws ArgumentError for an argument that the schema does not take
   */
  call(op: OperatorEntry, args: readonly unknown[], info: ValueInfo = null): GraphNode {
    const { list } = op.parameters;
    if (args.length > list.length)
      throw new ArgumentError(`${op.name} takes ${list.length} arguments, ${args.length} were given`, {
        schema: op.described,
      });
    const all = list.map((parameter, i) => {
      if (i < args.length) return args[i];
      if (!parameter.hasDefault)
        throw new ArgumentError(`${op.name} needs an argument ${parameter.name}`, { schema: op.described });
      return parameter.default;
    });
    list.forEach(({ name, type }, i) => {
      const wrong = argumentMisfit(all[i], type);
      if (wrong !== null) throw new ArgumentError(`${op.name}: ${wrong}`, { schema: op.described, argument: name });
    });
    return this.add("call", op.baseName, op, all, info);
  }

  /** One of the values of a call that returns several, or of a list. */
  item(node: GraphNode, index: number, info: ValueInfo = null): GraphNode {
    if (!(node instanceof GraphNode)) throw new ArgumentError(`graph.item: expected a node, got ${describe(node)}`);
    if (!Number.isSafeInteger(index) || index < 0)
      throw new ArgumentError(`graph.item: expected which of the values, 0 or more, got ${String(index)}`);
    const known = Array.isArray(node.info) ? ((node.info as readonly ValueInfo[])[index] ?? null) : null;
    return this.add("item", "getitem", null, [node, index], info ?? known);
  }

  /** The graph's output: nodes, alone or in a tree of arrays and plain objects. Replaces the previous output. */
  output(value: unknown): GraphNode {
    if (this.last?.kind === "output") this.erase(this.last);
    this.point = null;
    return this.add("output", "output", null, [value], null);
  }

  private add(
    kind: GraphNodeKind,
    name: string,
    op: OperatorEntry | null,
    args: readonly unknown[],
    info: ValueInfo,
  ): GraphNode {
    const node = new GraphNode(this, kind, this.unique(nameOf(name)), op, info);
    this.use(node, args);
    this.names.set(node.name, node);
    // The output node stays last, and placeholders come first.
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

  /** Renames a node. @throws ArgumentError for a name that another node has */
  rename(node: GraphNode, name: string): void {
    this.assertOwn(node, "rename");
    if (node.name === name) return;
    if (this.names.has(name)) throw new ArgumentError(`rename: another node is called ${name}`);
    if (nameOf(name) !== name) throw new ArgumentError(`rename: ${JSON.stringify(name)} is no name in JavaScript`);
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
      if (input.graph !== this) throw new ArgumentError(`${input} is a node of another graph`);
      if (input.erased) throw new ArgumentError(`${input} was erased and cannot be used`);
      input.usedBy.add(node);
    }
  }

  private assertOwn(node: GraphNode, what: string): void {
    if (!(node instanceof GraphNode)) throw new ArgumentError(`${what}: expected a node, got ${describe(node)}`);
    if (node.graph !== this) throw new ArgumentError(`${what}: ${node} is a node of another graph`);
    if (node.erased) throw new ArgumentError(`${what}: ${node} was erased`);
  }

  // -- changes

  /** Runs `body`; the nodes that it creates are inserted before `node`, in their order. */
  insertBefore<R>(node: GraphNode, body: () => R): R {
    this.assertOwn(node, "insertBefore");
    return this.at(node, body);
  }

  /** Runs `body`; the nodes that it creates are inserted after `node`, in their order. */
  insertAfter<R>(node: GraphNode, body: () => R): R {
    this.assertOwn(node, "insertAfter");
    if (node.kind === "output") throw new ArgumentError("insertAfter: nothing stands behind the output");
    return this.at(node.next, body);
  }

  private at<R>(point: GraphNode | null, body: () => R): R {
    const before = this.point;
    this.point = point;
    try {
      return body();
    } finally {
      this.point = before;
    }
  }

  /** Replaces a node's arguments. @throws ArgumentError for those that its operator does not take */
  setArguments(node: GraphNode, args: readonly unknown[]): void {
    this.assertOwn(node, "setArguments");
    if (node.op !== null) {
      const { list } = node.op.parameters;
      if (args.length !== list.length)
        throw new ArgumentError(`${node.op.name} takes ${list.length} arguments, ${args.length} were given`, {
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
   * Replaces every use of `node`'s value by another one: a node, or any argument value allowed there.
   * @param keep users to leave unchanged
   */
  replaceUses(node: GraphNode, by: unknown, keep: (user: GraphNode) => boolean = () => false): void {
    this.assertOwn(node, "replaceUses");
    for (const user of [...node.usedBy]) {
      if (user === by || keep(user)) continue;
      this.use(
        user,
        user.given.map((arg) => mapNodes(arg, (input) => (input === node ? by : input))),
      );
    }
  }

  /** Takes a node out that nothing uses. @throws ArgumentError if something does */
  erase(node: GraphNode): void {
    this.assertOwn(node, "erase");
    const [user] = node.usedBy;
    if (user !== undefined)
      throw new ArgumentError(`erase: ${user} uses ${node}; replaceUses gives its users another value first`);
    if (this.inputs?.leaves.includes(node) === true)
      throw new ArgumentError(`erase: ${node} is an argument of the graph`);
    this.use(node, []);
    this.unlink(node);
    this.names.delete(node.name);
    this.attributes.delete(node.name);
    node.erased = true;
  }

  /** Moves a node before another one. The order must remain one in which values precede their uses: `lint` checks it. */
  moveBefore(node: GraphNode, target: GraphNode): void {
    this.assertOwn(node, "moveBefore");
    this.assertOwn(target, "moveBefore");
    if (node === target) return;
    this.unlink(node);
    this.link(node, target);
  }

  /**
   * Removes unused nodes, and returns their number. Nodes that write stay, as do those that draw random numbers, since later ones would draw
   * different numbers, and those that return nothing, since they were called for an effect.
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

  /** @throws ArgumentError, naming them, if calls of the graph write into tensors, since `what` holds for values alone */
  assertPure(what: string): void {
    const { writers } = this;
    if (writers.length === 0) return;
    const named = writers.slice(0, 8).map((node) => `${node} (${node.op!.name})`);
    throw new ArgumentError(
      `${what} needs a graph in which nothing is written, and ${named.join(", ")}${writers.length > 8 ? ` and ${writers.length - 8} more` : ""} write; ` +
        "use the operators' functional forms in the traced function (add for add_)",
    );
  }

  /** @throws ArgumentError, saying which node and why, if the graph is not one that can run */
  lint(): void {
    const known = new Set<GraphNode>();
    const fail = (node: GraphNode, why: string): never => {
      throw new ArgumentError(`${node} (${node.op?.name ?? node.kind}): ${why}`);
    };
    let body = false;
    for (const node of this.nodes) {
      if (node.kind === "placeholder" && body) fail(node, "placeholders stand before all else");
      if (node.kind !== "placeholder") body = true;
      if (node.kind === "output" && node.next !== null) fail(node, "the output stands last");
      if (node.kind === "attribute" && !this.attributes.has(node.name))
        fail(node, "the graph holds no tensor of this name");
      for (const input of node.inputs) {
        if (input.graph !== this || input.erased) fail(node, `uses ${input}, which is no node of this graph`);
        if (!known.has(input)) fail(node, `uses ${input}, which stands behind it`);
        if (!input.usedBy.has(node)) fail(node, `uses ${input}, which does not know it as a user`);
      }
      for (const user of node.usedBy)
        if (!user.inputs.includes(node)) fail(node, `has ${user} as a user, which does not use it`);
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
        throw new ArgumentError(`${leaf} is an argument of the graph and no node of it`);
  }

  // -- what can be made of it

  /** Runs the program with other arguments, of the form that it was traced with. Gradients flow through what has derivatives. */
  run(...args: readonly unknown[]): unknown {
    return new Interpreter(this).run(...args);
  }

  /** The graph as torch.fx prints it. */
  toString(): string {
    return fxText(this);
  }

  /** The graph as data that JSON.stringify takes; the attributes' elements are not in it: `saveGraph` stores both. */
  toJSON(): GraphJSON {
    return graphToJSON(this);
  }

  /** The program as the text of a module: `forward(attributes, ...args)`. */
  toJavaScript(options: JavaScriptOptions = {}): string {
    return javaScriptText(this, options);
  }

  /** The graph for Graphviz. */
  toDot(): string {
    return dotText(this);
  }
}
