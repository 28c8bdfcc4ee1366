// The tracer: a boxed fallback at the Tracer key that records operators as a graph, which prints, runs and replays.
import { ArgumentError, DispatchError } from "../core/errors.js";
import { once } from "../core/shared.js";
import { assertFunction, describe, isTensor, type Tensor } from "../core/tensor.js";
import { assertDispatcher, type Dispatcher, dispatcher as program } from "../dispatch/dispatcher.js";
import { boxed } from "../dispatch/kernel.js";
import { KeySet } from "../dispatch/key-set.js";
import { Library } from "../dispatch/library.js";
import { excludeGuard, includeGuard, underGuard } from "../dispatch/local.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { mapLeaves, mapTensors, treeFlatten } from "./tree.js";

/** A tensor of the graph: output number `output` of a node, an input, or a constant that was captured. */
export class GraphValue {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: string;

  constructor(name: string, tensor: Tensor) {
    this.name = name;
    this.shape = tensor.shape;
    this.dtype = tensor.dtype;
  }

  toString(): string {
    return `%${this.name}`;
  }
}

/** One recorded call. Arguments are in schema order; tensors among them are graph values. */
export interface GraphNode {
  readonly op: OperatorEntry;
  readonly args: readonly unknown[];
  /** One for each return: a graph value, a list of them, or null where the return held no tensor. */
  readonly outputs: readonly unknown[];
}

function mapValues(value: unknown, map: (value: GraphValue) => unknown): unknown {
  return mapLeaves(value, (leaf) => (leaf instanceof GraphValue ? map(leaf) : leaf));
}

function text(value: unknown): string {
  const { leaves, spec } = treeFlatten(value);
  let i = 0;
  return spec.text(() => leafText(leaves[i++]));
}

function leafText(value: unknown): string {
  if (value === null) return "None";
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

/** Recorded operators between inputs and outputs. */
export class Graph {
  readonly inputs: readonly GraphValue[];
  readonly constants: ReadonlyMap<GraphValue, Tensor>;
  readonly nodes: readonly GraphNode[];
  /** What the traced function returned, a tree of any form, with graph values for its tensors. */
  readonly output: unknown;

  constructor(
    inputs: readonly GraphValue[],
    constants: ReadonlyMap<GraphValue, Tensor>,
    nodes: readonly GraphNode[],
    output: unknown,
  ) {
    this.inputs = inputs;
    this.constants = constants;
    this.nodes = nodes;
    this.output = output;
  }

  /** Runs the graph with other inputs. */
  replay(...inputs: readonly Tensor[]): unknown {
    return new Interpreter(this).run(...inputs);
  }

  toString(): string {
    const describe = (value: GraphValue): string => `${value}: ${value.dtype}[${value.shape.join(", ")}]`;
    const lines = [`graph(${this.inputs.map(describe).join(", ")})`];
    for (const value of this.constants.keys()) lines.push(`  ${describe(value)} = constant`);
    for (const { op, args, outputs } of this.nodes) {
      const names = outputs.map((output) => (output instanceof GraphValue ? describe(output) : text(output)));
      const given = op.schema.arguments.map((argument, i) => `${argument.name}=${text(args[i])}`);
      lines.push(`  ${names.length === 0 ? "" : `${names.join(", ")} = `}${op.name}(${given.join(", ")})`);
    }
    lines.push(`  return ${text(this.output)}`);
    return lines.join("\n");
  }
}

/** Walks a graph. Subclass it and override `call` (one node) or `constant` to do something else than running. */
export class Interpreter {
  readonly graph: Graph;

  constructor(graph: Graph) {
    this.graph = graph;
  }

  /** What a node does with its arguments. */
  call(node: GraphNode, args: readonly unknown[]): unknown {
    return node.op.dispatcher.call(node.op, args);
  }

  /** The tensor used for a captured one. */
  constant(_value: GraphValue, tensor: Tensor): unknown {
    return tensor;
  }

  /** Runs all nodes. Throws when the number of inputs is not the graph's. */
  run(...inputs: readonly unknown[]): unknown {
    const { graph } = this;
    if (inputs.length !== graph.inputs.length) {
      throw new DispatchError(`the graph has ${graph.inputs.length} inputs, ${inputs.length} were given`);
    }
    const known = new Map<GraphValue, unknown>();
    for (const [i, value] of graph.inputs.entries()) known.set(value, inputs[i]);
    for (const [value, tensor] of graph.constants) known.set(value, this.constant(value, tensor));
    const lookUp = (value: GraphValue): unknown => {
      if (!known.has(value)) throw new DispatchError(`${value} is used before it is computed`);
      return known.get(value);
    };
    for (const node of graph.nodes) {
      const result = this.call(
        node,
        node.args.map((arg) => mapValues(arg, lookUp)),
      );
      const results = node.outputs.length === 1 ? [result] : (result as readonly unknown[]);
      for (const [i, output] of node.outputs.entries()) bind(output, results[i], known);
    }
    return mapValues(graph.output, lookUp);
  }
}

function bind(output: unknown, result: unknown, known: Map<GraphValue, unknown>): void {
  if (output instanceof GraphValue) known.set(output, result);
  else if (Array.isArray(output)) {
    for (const [i, item] of (output as readonly unknown[]).entries())
      bind(item, (result as readonly unknown[])[i], known);
  }
}

class Recording {
  readonly nodes: GraphNode[] = [];
  readonly constants = new Map<GraphValue, Tensor>();
  private readonly values = new Map<Tensor, GraphValue>();
  private count = 0;

  input(tensor: Tensor, name: string): GraphValue {
    const value = new GraphValue(name, tensor);
    this.values.set(tensor, value);
    return value;
  }

  /** The value that a tensor is now; one that no node made is a constant. */
  valueOf(tensor: Tensor): GraphValue {
    let value = this.values.get(tensor);
    if (value === undefined) {
      value = new GraphValue(`c${this.constants.size}`, tensor);
      this.values.set(tensor, value);
      this.constants.set(value, tensor);
    }
    return value;
  }

  argumentsOf(args: readonly unknown[]): unknown[] {
    return args.map((arg) => mapTensors(arg, (tensor) => this.valueOf(tensor)));
  }

  record(op: OperatorEntry, args: readonly unknown[], results: readonly unknown[]): void {
    const outputs = results.map((result) => {
      const named = mapTensors(result, (tensor) => {
        const value = new GraphValue(String(this.count++), tensor);
        this.values.set(tensor, value);
        return value;
      });
      return named instanceof GraphValue || Array.isArray(named) ? named : null;
    });
    this.nodes.push({ op, args, outputs });
  }
}

const key = KeySet.of("Tracer");
const recordings: WeakMap<Dispatcher, Recording[]> = /* @__PURE__ */ once("modes.tracer", () => new WeakMap());

function fallbackOf(dispatcher: Dispatcher): Recording[] {
  let stack = recordings.get(dispatcher);
  if (stack === undefined) {
    const made: Recording[] = [];
    recordings.set(dispatcher, (stack = made));
    new Library(dispatcher, "_", "IMPL", "Tracer", "runtime/modes/tracer.ts").fallback(
      boxed((op, keys, values) => {
        const recording = made[made.length - 1];
        const count = op.schema.arguments.length;
        const args = recording?.argumentsOf(values.slice(values.length - count)) ?? [];
        const below = values.length - count;
        // What the operator calls inside is part of it: only the call itself is recorded.
        const guard = excludeGuard(key);
        try {
          dispatcher.redispatchBoxed(op, keys.difference(key), values);
        } finally {
          guard.dispose();
        }
        recording?.record(op, args, values.slice(below));
      }, "recordCall"),
    );
  }
  return stack;
}

/**
 * Runs `body` with these inputs and records the operators that it calls, composites as one call each.
 * Tensors that are neither inputs nor results are constants of the graph; values that are no tensors are fixed in it.
 * @throws Error if `body` is async
 */
export function traceGraph(
  body: (...inputs: Tensor[]) => unknown,
  inputs: readonly Tensor[],
  dispatcher: Dispatcher = program,
): Graph {
  assertFunction(body, "traceGraph");
  if (!Array.isArray(inputs)) {
    throw new ArgumentError(
      `traceGraph: expected the inputs as an array of tensors, traceGraph(f, [x, w]), got ${describe(inputs)}`,
    );
  }
  inputs.forEach((input: unknown, i) => {
    if (!isTensor(input))
      throw new ArgumentError(`traceGraph: expected a tensor as input ${i}, got ${describe(input)}`);
  });
  assertDispatcher(dispatcher, "traceGraph");
  const recording = new Recording();
  const values = inputs.map((tensor, i) => recording.input(tensor, `in${i}`));
  const stack = fallbackOf(dispatcher);
  stack.push(recording);
  let output: unknown;
  try {
    output = underGuard(includeGuard(key), "traceGraph", () => body(...inputs));
  } finally {
    stack.pop();
  }
  const named = mapTensors(output, (tensor) => recording.valueOf(tensor));
  return new Graph(values, recording.constants, recording.nodes, named);
}
