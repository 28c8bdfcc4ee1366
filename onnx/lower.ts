// From graphs to ONNX programs, node by node; nodes without a counterpart are collected and reported.

import {
  coreDecompositions,
  type Decompositions,
  type DType,
  dispatcher,
  type Graph,
  GraphNode,
  Interpreter,
  isScalar,
  makeGraph,
  NotImplemented,
  type OperatorEntry,
  ops,
  type Tensor,
  type TensorInfo,
  type ValueInfo,
} from "../generated/index.js";
import {
  Call,
  type Converter,
  type Converters,
  type Dim,
  elementTypes,
  FixedSize,
  Program,
  Sized,
  sameDim,
  type Value,
} from "./lowering.js";
import { neural } from "./neural.js";
import { pointwise } from "./pointwise.js";
import { simpler } from "./simpler.js";
import { tensors } from "./tensors.js";

const converters: Converters = { ...pointwise, ...tensors, ...neural };
const decompositions: Decompositions = { ...coreDecompositions, ...simpler };

/** A tensor of the graph that it writes: the value at the end of a run is passed to the next one. */
export interface StateRow {
  readonly node: GraphNode;
  readonly tensor: Tensor;
  readonly input: Value;
  readonly output: Value;
}

/** A graph as a program of ONNX. */
export interface Lowered {
  readonly program: Program;
  readonly inputs: readonly { readonly node: GraphNode; readonly value: Value }[];
  readonly state: readonly StateRow[];
  /** The graph's results, with values in place of nodes. */
  readonly output: unknown;
  readonly problems: readonly string[];
}

type Bound = Value | readonly Bound[] | null;

interface Pair {
  readonly node: GraphNode;
  /** The same call of the graph that was traced with another batch size. */
  readonly other: GraphNode | null;
}

/** A graph being lowered: the exported one, or the decomposition of a call. */
class Level {
  readonly values = new Map<GraphNode, Bound>();
  /** The node whose memory a view shares. */
  readonly roots = new Map<GraphNode, GraphNode>();
  /** Partial views of memory that was written to, with the node that wrote to it. */
  readonly stale = new Map<GraphNode, GraphNode>();
  /** Inputs and attributes that were written. */
  readonly written = new Set<GraphNode>();

  rootOf(node: GraphNode): GraphNode {
    return this.roots.get(node) ?? node;
  }
}

export interface LowerOptions {
  readonly opset: number;
  readonly dynamicBatch: Graph | null;
  readonly nameOf: (node: GraphNode, tensor: Tensor | null) => string;
}

const isRandom = (op: OperatorEntry): boolean => op.tags.includes("nondeterministic_seeded");

/** Thrown with the reason if a call has no ONNX counterpart; caught by the loop over the calls. */
class Refusal extends Error {}

class Lowerer {
  readonly program: Program;
  readonly problems: string[] = [];
  private readonly notes = new Map<string, Value>();
  private readonly folded = new Set<string>();
  private readonly sizes: readonly [first: number, second: number] | null;
  private depth = 0;

  constructor(opset: number, sizes: readonly [number, number] | null) {
    this.program = new Program(opset);
    this.sizes = sizes;
  }

  refuse(where: string, why: string): void {
    const line = `${where}: ${why}`;
    if (!this.problems.includes(line)) this.problems.push(line);
  }

  // -- sizes

  /** An argument's value for every batch size, from its value for two of them. */
  merged(a: unknown, b: unknown, what: string): unknown {
    if (this.sizes === null || a === b) return a;
    if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
      return a.map((item, i) => this.merged(item, b[i], what));
    if (a instanceof GraphNode) return a;
    if (isScalar(a) && isScalar(b)) {
      const [x, y] = [a, b].map((one) =>
        Number(typeof one === "object" ? ("value" in one ? one.value : Number.NaN) : one),
      ) as [number, number];
      if (x === y) return a;
      const [first, second] = this.sizes;
      if (Number.isInteger(x) && Number.isInteger(y) && x % first === 0 && x / first === y / second)
        return new Sized(x / first, x);
      throw new Refusal(
        `${what} is ${x} for a batch of ${first} and ${y} for one of ${second}: no multiple of the batch size`,
      );
    }
    if (typeof a === typeof b && String(a) === String(b)) return a;
    throw new Refusal(`${what} depends on the batch size`);
  }

  private shapeOf(info: TensorInfo, other: TensorInfo | null): readonly Dim[] {
    return other === null ? info.shape : (this.merged(info.shape, other.shape, "its shape") as readonly Dim[]);
  }

  private resultsOf({ node, other }: Pair): { readonly dtype: DType; readonly shape: readonly Dim[] }[] {
    const flat = (info: ValueInfo): (TensorInfo | null)[] =>
      Array.isArray(info) ? (info as readonly ValueInfo[]).flatMap(flat) : [info as TensorInfo | null];
    const others = other === null ? [] : flat(other.info);
    if (node.info === null)
      throw new Refusal("it is not known which tensors the call gives: trace the graph with makeGraph");
    return flat(node.info).map((info, i) => {
      // A gradient that was not requested.
      if (info === null) return { dtype: "float32", shape: [] };
      if (elementTypes[info.dtype] === null) throw new Refusal(`ONNX has no ${info.dtype}`);
      return { dtype: info.dtype, shape: this.shapeOf(info, other === null ? null : (others[i] ?? null)) };
    });
  }

  // -- values

  input(name: string, { node, other }: Pair): Value {
    const [result] = this.resultsOf({ node, other });
    return { name: this.program.unique(name), ...result!, constant: null };
  }

  valueOf(level: Level, node: GraphNode): Bound {
    const writer = level.stale.get(node);
    if (writer !== undefined)
      throw new Refusal(
        `reads ${node}, a part of memory that ${writer} has written since; ONNX's values are no memory`,
      );
    const root = level.rootOf(node);
    const bound = level.values.get(root) ?? null;
    if (bound === null) throw new Refusal(`reads ${node}, which has no counterpart`);
    return bound;
  }

  private argument(level: Level, given: unknown, what: string): unknown {
    if (given instanceof GraphNode) return this.valueOf(level, given);
    if (Array.isArray(given)) return given.map((item) => this.argument(level, item, what));
    return given;
  }

  // -- calls

  run(level: Level, pairs: readonly Pair[]): void {
    for (const pair of pairs) {
      const { node } = pair;
      if (node.kind !== "call" && node.kind !== "item") continue;
      try {
        if (node.kind === "item") this.item(level, node);
        else this.call(level, pair);
      } catch (error) {
        const why =
          error instanceof Refusal
            ? error.message
            : error instanceof FixedSize
              ? "its form in ONNX holds for one batch size"
              : null;
        if (why === null) throw error;
        level.values.set(node, null);
        // Nodes that read its results are rejected for the same reason, and need not be reported.
        if (!why.endsWith("which has no counterpart") || this.problems.length === 0)
          this.refuse(`${node} (${node.op?.name ?? "item"})`, why);
      }
    }
  }

  private item(level: Level, node: GraphNode): void {
    const [of, index] = node.args as [GraphNode, number];
    const bound = this.valueOf(level, of);
    if (Array.isArray(bound) && index >= bound.length)
      throw new Refusal(`ONNX has no counterpart of result ${index} of ${of} (${of.op?.name})`);
    level.values.set(node, Array.isArray(bound) ? ((bound as readonly Bound[])[index] ?? null) : null);
    const root = level.roots.get(of);
    if (root !== undefined) level.roots.set(node, node);
    if (root !== undefined) this.views(level, root).add(node);
  }

  private readonly viewsOf = new WeakMap<Level, Map<GraphNode, Set<GraphNode>>>();
  private views(level: Level, root: GraphNode): Set<GraphNode> {
    let all = this.viewsOf.get(level);
    if (all === undefined) this.viewsOf.set(level, (all = new Map()));
    let set = all.get(root);
    if (set === undefined) all.set(root, (set = new Set()));
    return set;
  }

  /** For each partial view, the node whose memory it shares. */
  private readonly partOf = new Map<GraphNode, GraphNode>();

  private call(level: Level, pair: Pair): void {
    const { node, other } = pair;
    const op = node.op!;
    const args = node.args.map((arg, i) =>
      this.merged(arg, other === null ? arg : other.args[i], `its argument ${op.parameters.list[i]!.name}`),
    );
    const given = args.map((arg, i) => this.argument(level, arg, op.parameters.list[i]!.name));
    const results = op.returnCount === 0 ? [] : this.resultsOf(pair);
    const { arguments: declared, returns } = op.schema;
    const writes = declared.flatMap(({ alias, containerAlias }, i) =>
      alias?.write === true || containerAlias?.write === true ? [i] : [],
    );
    if (writes.length === 0) {
      const assigned = new Map<number, Value>();
      const values = this.lowered(pair, op, given, results, assigned);
      level.values.set(node, returns.length === 1 && !isList(node.info) ? values[0]! : values);
      for (const [at, value] of assigned) this.write(level, node, node.args[at] as GraphNode, value);
      this.noteView(level, node);
      return;
    }
    const target = node.args[writes[0]!];
    if (writes.length !== 1 || !(target instanceof GraphNode) || declared[writes[0]!]!.kwargOnly) {
      throw new Refusal("writes into tensors that are given to it; its functional form has a counterpart");
    }
    const functional = op.name.replace(/^(\w+::\w*[a-z0-9])_(?=\.|$)/, "$1");
    if (functional === op.name) throw new Refusal("writes into a tensor, and has no functional form");
    // The operator returns the tensor that it writes to.
    const after = results.length === 1 ? results : [this.valueOf(level, target) as Value];
    const [value] = this.lowered(pair, dispatcher.find(functional) ?? op, given, after, new Map(), functional);
    this.write(level, node, target, value!);
    level.roots.set(node, level.rootOf(target));
  }

  /** Records which node's memory the result shares, wholly or partially. */
  private noteView(level: Level, node: GraphNode): void {
    const { arguments: declared, returns } = node.op!.schema;
    const alias = returns[0]?.alias ?? returns[0]?.containerAlias;
    if (alias === undefined || alias === null) return;
    const at = declared.findIndex((one) => one.alias !== null && one.alias !== undefined);
    const base = node.args[at];
    if (!(base instanceof GraphNode)) return;
    const root = level.rootOf(base);
    const whole = this.partOf.get(root) ?? root;
    if (isSameWindow(node.info, root.info)) level.roots.set(node, root);
    else {
      this.partOf.set(node, whole);
      this.views(level, whole).add(node);
      if (isList(node.info)) level.roots.set(node, node);
    }
  }

  private write(level: Level, writer: GraphNode, target: GraphNode, value: Value): void {
    const root = level.rootOf(target);
    if (this.partOf.has(root))
      throw new Refusal(`writes into ${target}, a part of other memory; ONNX's values are no memory`);
    level.values.set(root, value);
    level.written.add(root);
    for (const view of this.views(level, root)) level.stale.set(view, writer);
  }

  /** The result of a call, by the first method that applies: constant folding, a converter, decomposition into simpler operators. */
  private lowered(
    pair: Pair,
    op: OperatorEntry,
    given: readonly unknown[],
    results: readonly { readonly dtype: DType; readonly shape: readonly Dim[] }[],
    assigned: Map<number, Value>,
    name = op.name,
  ): readonly Value[] {
    const { node } = pair;
    const converter: Converter | undefined = Object.hasOwn(converters, name) ? converters[name] : undefined;
    const known = this.fold(node, given, converter !== undefined);
    if (known !== null) return known;
    if (converter !== undefined) {
      const call = new Call(this.program, node.name, results, this.notes, (why) => {
        throw new Refusal(why);
      });
      const converted = converter(call, ...(given as never[]));
      const values = Array.isArray(converted) ? (converted as readonly Value[]) : [converted as Value];
      for (const [at, value] of call.assigned) assigned.set(at, value);
      const finished = values.map((value, i) => {
        const { dtype, shape } = results[i] ?? value;
        const cast = call.as(value, dtype);
        return cast.constant === null && !sameShape(cast.shape, shape) ? { ...call.expandOrName(cast, shape) } : cast;
      });
      const evaluate = assigned.size === 0 ? this.evaluation(node, given) : null;
      if (evaluate !== null)
        for (const [i, { name: result }] of finished.entries()) {
          const isOperand = valuesIn(given).some((value) => value.name === result);
          if (!isOperand && !this.known.has(result)) this.known.set(result, () => evaluate()[i]!);
        }
      return finished;
    }
    const simple = Object.hasOwn(decompositions, name) ? decompositions[name]! : null;
    if (op.tags.includes("dynamic_output_shape"))
      throw new Refusal(
        "the shape of its result depends on values, and a model is written for the shapes of the trace",
      );
    if (simple === null || this.depth > 8) throw new Refusal("ONNX has no counterpart");
    return this.decomposed(pair, simple as (...args: unknown[]) => unknown, given, assigned);
  }

  /** Values that a call without inputs computes in the model, and how to have their elements now: calls that have no form may need them. */
  private readonly known = new Map<string, () => Tensor>();

  /** Evaluates a call that depends on no input; null if it does, or if the model computes it more compactly. */
  private fold(node: GraphNode, given: readonly unknown[], hasForm: boolean): readonly Value[] | null {
    const evaluate = this.evaluation(node, given);
    if (evaluate === null) return null;
    const isStored = (value: Value): boolean => this.folded.has(value.name);
    const operands = valuesIn(given);
    if (hasForm && (operands.length === 0 || !operands.every(isStored))) return null;
    return evaluate().map((elements) => {
      const value = this.program.constant(elements.contiguous());
      this.folded.add(value.name);
      return value;
    });
  }

  /** How to compute the results of a call now; null if they depend on inputs, on the batch size, or on chance. */
  private evaluation(node: GraphNode, given: readonly unknown[]): (() => readonly Tensor[]) | null {
    const op = node.op!;
    if (isRandom(op) || op.schema.arguments.some(({ alias }) => alias?.write === true)) return null;
    const isKnown = (value: Value): boolean => this.folded.has(value.name) || this.known.has(value.name);
    if (hasSized(given) || !valuesIn(given).every(isKnown)) return null;
    const plain = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(plain)
        : isValue(value)
          ? (value.constant ?? this.known.get(value.name)!())
          : value;
    return () => {
      const result = new Interpreter(node.graph).call(node, given.map(plain));
      return (Array.isArray(result) ? result : [result]) as readonly Tensor[];
    };
  }

  private decomposed(
    pair: Pair,
    simple: (...args: unknown[]) => unknown,
    given: readonly unknown[],
    assigned: Map<number, Value>,
  ): readonly Value[] {
    const graphs = [pair.node, pair.other].map((node) => (node === null ? null : traced(node, simple)));
    const [graph, other] = graphs as [Graph, Graph | null];
    const level = new Level();
    const flat: Value[] = [];
    const places: number[] = [];
    const walk = (value: unknown, place: number): void => {
      if (Array.isArray(value)) for (const item of value) walk(item, place);
      else if (isValue(value)) {
        flat.push(value);
        places.push(place);
      }
    };
    for (const [i, value] of given.entries()) walk(value, i);
    const { placeholders } = graph;
    for (const [i, node] of placeholders.entries()) level.values.set(node, flat[i]!);
    const pairs = this.pairsOf(graph, other);
    for (const { node } of pairs) {
      if (node.kind !== "attribute") continue;
      const value = this.program.constant(graph.attributes.get(node.name)!);
      this.folded.add(value.name);
      level.values.set(node, value);
    }
    this.depth++;
    try {
      const before = this.problems.length;
      this.run(level, pairs);
      const inner = this.problems.splice(before);
      if (inner.length > 0) throw new Refusal(inner.map((line) => line.replace(/^%\S+ /, "")).join("; "));
      placeholders.forEach((node, i) => {
        if (level.written.has(node)) assigned.set(places[i]!, level.values.get(node) as Value);
      });
      const result = graph.outputNode.args[0];
      const list = (Array.isArray(result) ? result : [result]) as readonly unknown[];
      return list.map((value, i) => {
        if (value instanceof GraphNode && !isNothing(value)) return this.valueOf(level, value) as Value;
        const { info } = pair.node;
        if (!isList(info) || (info as readonly ValueInfo[])[i] !== null)
          throw new Refusal(`ONNX has no counterpart of its result ${i} for these arguments`);
        return this.program.number(0, "float32");
      });
    } finally {
      this.depth--;
    }
  }

  /** The nodes of a graph, each with its counterpart in the other. */
  pairsOf(graph: Graph, other: Graph | null): Pair[] {
    if (other === null) return graph.nodes.map((node) => ({ node, other: null }));
    const [ours, theirs] = [graph.nodes, other.nodes];
    const length = Math.max(ours.length, theirs.length);
    for (let i = 0; i < length; i++) {
      const [a, b] = [ours[i], theirs[i]];
      if (a?.kind !== b?.kind || a?.op !== b?.op)
        throw new Refusal(
          `for another batch size it is another program: ${describeNode(a)} here, ${describeNode(b)} there`,
        );
    }
    return ours.map((node, i) => ({ node, other: theirs[i]! }));
  }
}

const isValue = (value: unknown): value is Value => typeof value === "object" && value !== null && "constant" in value;

/** The tensors among arguments. */
const valuesIn = (given: readonly unknown[]): Value[] =>
  given.flatMap((value) => (Array.isArray(value) ? valuesIn(value) : isValue(value) ? [value] : []));

const hasSized = (given: readonly unknown[]): boolean =>
  given.some((value) => value instanceof Sized || (Array.isArray(value) && hasSized(value)));

function describeNode(node: GraphNode | undefined): string {
  return node === undefined ? "nothing" : `${node} (${node.op?.name ?? node.kind})`;
}

/** A gradient that was not requested. */
function isNothing({ kind, args }: GraphNode): boolean {
  return (
    kind === "item" &&
    (((args[0] as GraphNode).info as readonly ValueInfo[] | null)?.[args[1] as number] ?? null) === null
  );
}

const isList = (info: ValueInfo): boolean => Array.isArray(info);

function isSameWindow(a: ValueInfo, b: ValueInfo): boolean {
  if (a === null || b === null || Array.isArray(a) || Array.isArray(b)) return false;
  const [x, y] = [a as TensorInfo, b as TensorInfo];
  return x.dtype === y.dtype && sameShape(x.shape, y.shape) && sameShape(x.strides, y.strides);
}

function sameShape(a: readonly Dim[], b: readonly Dim[]): boolean {
  return a.length === b.length && a.every((dim, i) => sameDim(dim, b[i]!));
}

/** The decomposition of a call, as a graph over the tensors among its arguments. */
function traced(node: GraphNode, simple: (...args: unknown[]) => unknown): Graph {
  const tensorsOf: Tensor[] = [];
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (value instanceof GraphNode) tensorsOf.push(withoutMemory(value.info as TensorInfo));
  };
  node.args.forEach(collect);
  const graph = makeGraph(
    (...given: Tensor[]) => {
      let i = 0;
      const fill = (value: unknown): unknown =>
        Array.isArray(value) ? value.map(fill) : value instanceof GraphNode ? given[i++] : value;
      const result = simple(...node.args.map(fill));
      if (result === NotImplemented) throw new Refusal("ONNX has no counterpart");
      return result;
    },
    { mode: "meta", dynamicShapes: "allow" },
  )(...tensorsOf);
  graph.eliminateDeadCode();
  return graph;
}

function withoutMemory({ shape, strides, dtype }: TensorInfo): Tensor {
  return ops.aten.empty_strided(shape, strides, { dtype, device: "meta" }) as Tensor;
}

/** The batch size in both graphs, from the first input size in which they differ. */
function batchSizes(graph: Graph, other: Graph): readonly [number, number] | null {
  const theirs = other.placeholders;
  for (const [i, node] of graph.placeholders.entries()) {
    const [a, b] = [node.info as TensorInfo | null, (theirs[i]?.info ?? null) as TensorInfo | null];
    if (a === null || b === null) continue;
    for (const [dim, size] of a.shape.entries())
      if (b.shape[dim] !== undefined && b.shape[dim] !== size) return [size, b.shape[dim]];
  }
  return null;
}

/** Lowers a graph to ONNX operators. */
export function lower(graph: Graph, { opset, dynamicBatch, nameOf }: LowerOptions): Lowered {
  const sizes = dynamicBatch === null ? null : batchSizes(graph, dynamicBatch);
  const lowerer = new Lowerer(opset, sizes);
  const { program } = lowerer;
  const inputs: { node: GraphNode; value: Value }[] = [];
  const state: { node: GraphNode; tensor: Tensor; input: Value }[] = [];
  const level = new Level();
  let output: unknown = null;
  const rows: StateRow[] = [];
  try {
    const pairs = lowerer.pairsOf(graph, sizes === null ? null : dynamicBatch);
    const sharers = new Map<unknown, GraphNode[]>();
    for (const node of graph.nodes) {
      const tensor = node.kind === "attribute" ? graph.attributes.get(node.name)! : null;
      if (tensor !== null) sharers.set(tensor.storage, [...(sharers.get(tensor.storage) ?? []), node]);
    }
    for (const pair of pairs) {
      const { node } = pair;
      if (node.kind !== "placeholder" && node.kind !== "attribute") continue;
      const tensor = node.kind === "attribute" ? graph.attributes.get(node.name)! : null;
      try {
        if (tensor === null) {
          const value = lowerer.input(nameOf(node, null), pair);
          inputs.push({ node, value });
          level.values.set(node, value);
          const dim = value.shape.findIndex((size) => size instanceof Sized);
          const factor = dim < 0 ? 0 : (value.shape[dim] as Sized).factor;
          if (dim >= 0 && (program.batch === null || factor < program.batch.factor))
            program.batch = { input: value, dim, factor };
        } else {
          if (pair.other !== null && !sameShape((node.info as TensorInfo).shape, (pair.other.info as TensorInfo).shape))
            throw new Refusal(
              "a tensor that the graph holds has another shape for another batch size; make it an argument",
            );
          if (tensor.device === "meta") throw new Refusal("has no elements: its device is meta");
          if (elementTypes[tensor.dtype] === null) throw new Refusal(`ONNX has no ${tensor.dtype}`);
          const written = isWritten(graph, node);
          const sharing = sharers.get(tensor.storage)!;
          if (sharing.length > 1 && sharing.some((other) => isWritten(graph, other)))
            throw new Refusal(
              `shares memory with ${sharing.find((other) => other !== node)}, and the graph writes there; ONNX's values are no memory`,
            );
          const value: Value = written
            ? { name: program.unique(nameOf(node, tensor)), dtype: tensor.dtype, shape: tensor.shape, constant: null }
            : program.constant(tensor, nameOf(node, tensor));
          if (written) state.push({ node, tensor, input: value });
          level.values.set(node, value);
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        lowerer.refuse(`${node} (${node.kind})`, error.message);
      }
    }
    lowerer.run(level, pairs);
    for (const { node } of inputs)
      if (level.written.has(node)) lowerer.refuse(`${node} (an input)`, "is written, and inputs of ONNX are not");
    for (const row of state) {
      const value = level.values.get(row.node) as Value | null;
      if (value !== null && value !== row.input) rows.push({ ...row, output: value });
      // Written to according to the schema only: its value does not change.
      else if (value !== null) rows.push({ ...row, output: row.input });
    }
    const read = (value: unknown): unknown => {
      if (value instanceof GraphNode) return isNothing(value) ? null : lowerer.valueOf(level, value);
      if (Array.isArray(value)) return value.map(read);
      if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, read(item)]));
      if (typeof value === "object" && value !== null)
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, read(item)]));
      return value;
    };
    output = read(graph.outputNode.args[0]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!error.message.endsWith("which has no counterpart") || lowerer.problems.length === 0)
      lowerer.refuse("the graph", error.message);
  }
  return { program, inputs, state: rows, output, problems: lowerer.problems };
}

/**
 * Whether a call writes, or may write, into an attribute's tensor: normalisation updates its statistics without
 * declaring it.
 */
function isWritten(graph: Graph, attribute: GraphNode): boolean {
  const reached = new Set<GraphNode>([attribute]);
  for (const node of graph.nodes) {
    if (node.op === null) {
      if (node.kind === "item" && reached.has(node.args[0] as GraphNode)) reached.add(node);
      continue;
    }
    const declared = node.op.schema.arguments;
    for (const [i, { alias, name }] of declared.entries()) {
      if (!reached.has(node.args[i] as GraphNode)) continue;
      if (alias?.write === true || keepsStatistics(node, name)) return true;
      if (alias !== null && alias !== undefined) reached.add(node);
    }
  }
  return false;
}

/** Schemas do not declare that normalisation writes its running statistics. */
function keepsStatistics({ op, args }: GraphNode, argument: string): boolean {
  if (!argument.startsWith("running_")) return false;
  const at = op!.parameters.list.findIndex(({ name }) => name === "training" || name === "use_input_stats");
  return at >= 0 && args[at] === true && op!.schema.returns.length > 0 && !op!.name.includes("backward");
}
