// The interpreter of graphs: a class that runs node after node, and that users extend.

import { noGrad } from "../autograd/grad-mode.js";
import { operators } from "../autograd/operators.js";
import { state } from "../autograd/state.js";
import { inScope } from "../autograd/tidy.js";
import { describe } from "../core/describe.js";
import { deviceType } from "../core/device.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import { giveBackUnless } from "../core/ownership.js";
import { describeScalar, isComplexScalar, isScalar, TypedScalar } from "../core/scalar.js";
import { formatShape, isNonOverlappingAndDense, sameShape } from "../core/shape.js";
import { share } from "../core/shared.js";
import { engineMemory, memoryRules, type Storage, storageClock } from "../core/storage.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { wrapNumber } from "../core/wrapped-number.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import { inPlaceForm, isLoop } from "../dispatch/in-place-form.js";
import {
  backendOfDeviceType,
  defaultKeepHi,
  defaultKeepLo,
  denseTensorLo,
  hostBackend,
  tensorHi,
} from "../dispatch/keys.js";
import { local } from "../dispatch/local.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";
import { isUnwatched } from "../dispatch/plain-calls.js";
import { treeFlatten } from "../modes/tree.js";
import type { Type } from "../schema/types.js";
import { writesOf } from "./effects.js";
import type { Graph } from "./graph.js";
import { GraphNode, mapNodes, type TensorInfo } from "./node.js";
import { type FusedCalls, type GraphPlan, graphPlanners } from "./planners.js";

/**
 * A number as a 0-d tensor that takes part in type promotion as the number does. Operators receive such tensors where a program passed a number for
 * a tensor.
 */
export const wrappedNumber = share("wrappedNumber", wrapNumber);

/** Converts numbers to tensors where the schema has tensors. */
function wrapped(value: unknown, type: Type): unknown {
  switch (type.kind) {
    case "base":
      return type.name === "Tensor" && isScalar(value) ? wrappedNumber(value) : value;
    case "optional":
      return value === null ? null : wrapped(value, type.element);
    case "list":
      return Array.isArray(value) ? (value as readonly unknown[]).map((item) => wrapped(item, type.element)) : value;
    default:
      return value;
  }
}

/** Typed and complex scalars are compared by value, not by identity. */
function isSameLeaf(a: unknown, b: unknown): boolean {
  if (a instanceof TypedScalar && b instanceof TypedScalar) return a.kind === b.kind && Object.is(a.value, b.value);
  if (isComplexScalar(a) && isComplexScalar(b)) return Object.is(a.re, b.re) && Object.is(a.im, b.im);
  return Object.is(a, b);
}

/** The values of a graph's placeholders, from the arguments of a run. */
export function placeholderValues(graph: Graph, args: readonly unknown[]): Map<GraphNode, unknown> {
  const values = new Map<GraphNode, unknown>();
  const { inputs } = graph;
  if (inputs === null) {
    const { placeholders } = graph;
    if (args.length !== placeholders.length)
      throw new ArgumentError(`the graph takes ${placeholders.length} inputs, got ${args.length}`);
    for (const [i, node] of placeholders.entries()) values.set(node, args[i]);
    return values;
  }
  const { leaves, spec } = treeFlatten(args);
  if (!spec.equals(inputs.spec))
    throw new ArgumentError(`the graph takes arguments with the structure ${inputs.spec}, got ${spec}`);
  for (const [i, leaf] of inputs.leaves.entries()) {
    if (leaf instanceof GraphNode) values.set(leaf, leaves[i]);
    else if (!isSameLeaf(leaf.value, leaves[i]))
      throw new ArgumentError(
        `leaf ${i} of the arguments must be ${describeScalar(leaf.value)}, the value that the graph was traced with, got ${describeScalar(leaves[i])}`,
      );
  }
  return values;
}

function called(node: GraphNode, op: OperatorEntry, args: readonly unknown[]): unknown {
  const { list } = op.parameters;
  const result = dispatcher.call(
    op,
    args.map((arg, i) => wrapped(arg, list[i]!.type)),
  );
  if (node.checksShape) checkShapes(node, result);
  return result;
}

/** Runs a graph. Subclasses override `placeholder`, `attribute`, `call`, `item` or `output` to do something else at each node. */
export class Interpreter {
  readonly graph: Graph;

  constructor(graph: Graph) {
    this.graph = graph;
  }

  /**
   * The value of an input. A tensor with other strides than the traced one is copied, since views in the graph depend on the strides.
   * @throws ArgumentError unless the value is a tensor; ShapeError if its dtype or shape differs from the traced one, or its strides differ and the
   * graph writes to it
   */
  placeholder(node: GraphNode, value: unknown): unknown {
    if (!isTensor(value)) throw new ArgumentError(`expected a tensor for ${node}, got ${describe(value)}`);
    const info = node.info as TensorInfo | null;
    if (info !== null && (info.dtype !== value.dtype || !sameShape(info.shape, value.shape))) {
      throw new ShapeError(
        `${node} must be ${info.dtype} ${formatShape(info.shape)}, as in the trace, got ${value.dtype} ${formatShape(value.shape)}`,
      );
    }
    return info === null ? value : laidOut(node, value, info.strides);
  }

  /** The tensor of an attribute. */
  attribute(_node: GraphNode, tensor: Tensor): unknown {
    return tensor;
  }

  /** The result of a call with these arguments: one value, or an array of several. */
  call(node: GraphNode, args: readonly unknown[]): unknown {
    return called(node, node.op!, args);
  }

  /** One of several results of a call. */
  item(_node: GraphNode, values: unknown, index: number): unknown {
    return (values as readonly unknown[])[index];
  }

  /** The result of the run. */
  output(_node: GraphNode, value: unknown): unknown {
    return value;
  }

  /**
   * Runs all nodes. Values are freed after their last use. The memory of a large value that only the run references is then given back, to the result
   * of a pointwise call if it can be computed there; and large values are computed where scopes of `tidy` compute theirs. A device may compute several
   * calls at once. Not if a subclass or a mode observes calls, or gradients are recorded.
   */
  run(...args: readonly unknown[]): unknown {
    const { graph } = this;
    const given = placeholderValues(graph, args);
    const isOwn = Object.getPrototypeOf(this) === Interpreter.prototype;
    const plan = isOwn && graphPlanners.size > 0 ? planOf(graph, given) : null;
    if (plan !== null) return this.#run(given, null, plan);
    const memory =
      isOwn && graph.nodes.some(isLarge) ? reusableMemory([...given.values(), ...graph.attributes.values()]) : null;
    if (memory === null || engineMemory.installed?.isWatched() !== false) return this.#run(given, memory, null);
    return inScope(
      () => this.#run(given, memory, null),
      () => ofRun,
    );
  }

  #run(given: ReadonlyMap<GraphNode, unknown>, memory: ReusableMemory | null, plan: GraphPlan | null): unknown {
    const { graph } = this;
    const known = new Map<GraphNode, unknown>();
    const { nodes } = graph;
    const dying = lastUses(nodes, plan);
    const lookUp = (node: GraphNode): unknown => {
      if (!known.has(node)) throw new ArgumentError(`${node} is used before its definition`);
      return known.get(node);
    };
    let result: unknown;
    for (const node of nodes) {
      switch (node.kind) {
        case "placeholder":
          known.set(node, this.placeholder(node, given.get(node)));
          break;
        case "attribute":
          known.set(node, this.attribute(node, graph.attributes.get(node.name)!));
          break;
        case "call": {
          const fused = plan?.get(node);
          if (fused !== undefined) {
            if (fused !== null) this.#runFused(fused, known, lookUp);
            break;
          }
          const values = node.args.map((arg) => mapNodes(arg, lookUp));
          const inPlace = memory?.take(node, values, dying.get(node) ?? []) ?? null;
          if (inPlace !== null) known.set(node, called(node, inPlace, values));
          else if (node.withoutGrad && state.gradEnabled)
            known.set(
              node,
              noGrad(() => this.call(node, values)),
            );
          else known.set(node, this.call(node, values));
          break;
        }
        case "item":
          known.set(node, this.item(node, lookUp(node.args[0] as GraphNode), node.args[1] as number));
          break;
        case "output":
          result = this.output(node, mapNodes(node.args[0], lookUp));
      }
      for (const done of dying.get(node) ?? []) {
        const value = known.get(done);
        known.delete(done);
        if (memory !== null && node.kind !== "output") memory.drop(value, [...known.values()]);
      }
    }
    return result;
  }

  #runFused(fused: FusedCalls, known: Map<GraphNode, unknown>, lookUp: (node: GraphNode) => unknown): void {
    const values = fused.run(fused.inputs.map(lookUp));
    if (values !== null) for (const [i, node] of fused.outputs.entries()) known.set(node, values[i]);
    else
      for (const node of fused.nodes)
        known.set(
          node,
          this.call(
            node,
            node.args.map((arg) => mapNodes(arg, lookUp)),
          ),
        );
  }
}

/** A graph's plan on a device, and what it was made for. */
interface Planned {
  /** What made it: a device that was started again has another planner. */
  readonly planner: (graph: Graph) => GraphPlan;
  readonly nodes: readonly GraphNode[];
  readonly args: readonly (readonly unknown[])[];
  readonly plan: GraphPlan;
}

const plans = new WeakMap<Graph, Planned>();

/** The plan of the device on which all tensors are; null if none has one, or calls are observed or recorded. */
function planOf(graph: Graph, given: ReadonlyMap<GraphNode, unknown>): GraphPlan | null {
  let type: string | null = null;
  for (const value of [...given.values(), ...graph.attributes.values()]) {
    if (!isTensor(value)) return null;
    type ??= deviceType(value.device);
    if (deviceType(value.device) !== type || (state.gradEnabled && value.requiresGrad)) return null;
  }
  const backend = type === null ? undefined : backendOfDeviceType(type);
  const planner = backend === undefined ? undefined : graphPlanners.get(backend);
  const { keepLo, keepHi } = local;
  if (planner === undefined || !isUnwatched()) return null;
  if (keepLo !== defaultKeepLo || keepHi !== defaultKeepHi || state.forward !== null) return null;
  const { nodes } = graph;
  const found = plans.get(graph);
  const isCurrent =
    found?.planner === planner &&
    found.nodes.length === nodes.length &&
    nodes.every((node, i) => node === found.nodes[i] && node.args === found.args[i]);
  if (isCurrent) return found.plan;
  const made = { planner, nodes, args: nodes.map(({ args }) => args), plan: planner(graph) };
  plans.set(graph, made);
  return made.plan;
}

/** The number of elements from which allocating memory takes as long as computing into it. */
const large = 2 ** 16;

function isLarge({ info }: GraphNode): boolean {
  const { shape } = (info ?? {}) as Partial<TensorInfo>;
  return shape !== undefined && shape.reduce((count, size) => count * size, 1) >= Math.min(large, memoryRules.from);
}

const ofRun = (what: string): string =>
  `a value (${what}) inside of a graph was given back when the run had used it last. If the graph returned it, please report this`;

/** Whether a value is a plain host tensor with the metadata of the trace. */
function isAsTraced({ info }: GraphNode, value: unknown): boolean {
  const { dtype, shape, strides } = info as TensorInfo;
  return (
    isTensor(value) &&
    value.keysLo === denseTensorLo(hostBackend) &&
    value.keysHi === tensorHi(hostBackend) &&
    value.dtype === dtype &&
    sameShape(value.shape, shape) &&
    sameShape(value.strides, strides)
  );
}

interface ReusableMemory {
  /** The in-place form of a call whose result may overwrite its first argument; null for others. */
  take(node: GraphNode, values: readonly unknown[], dying: readonly GraphNode[]): OperatorEntry | null;
  /** Gives back the memory of a value that was used last, unless one of those that are still used shares it. */
  drop(value: unknown, used: readonly unknown[]): void;
}

/** Null if anything besides the run may retain arguments or results: if gradients or tangents are recorded, or a layer is active. */
function reusableMemory(given: readonly unknown[]): ReusableMemory | null {
  const { keepLo, keepHi } = local;
  if (!isUnwatched()) return null;
  if (keepLo !== defaultKeepLo || keepHi !== defaultKeepHi || state.forward !== null) return null;
  if (state.gradEnabled && given.some((value) => isTensor(value) && value.requiresGrad)) return null;
  const mark = storageClock.count;
  const hasMemory =
    (values: readonly unknown[]) =>
    (storage: Storage): boolean => {
      for (const value of values)
        if (Array.isArray(value) ? hasMemory(value)(storage) : isTensor(value) && value.storage === storage)
          return true;
      return false;
    };
  /** Results of loops that only loops have used: nothing else references their memory. */
  const unshared = new Set<GraphNode>();
  return {
    take(node, values, dying) {
      const op = node.op!;
      // An operator that writes into an argument returns that argument.
      if (!isLarge(node) || op.writes || !isLoop(op)) {
        for (const input of node.inputs) unshared.delete(input);
        return null;
      }
      unshared.add(node);
      const first = node.args[0];
      const fits =
        first instanceof GraphNode &&
        unshared.has(first) &&
        dying.includes(first) &&
        isAsTraced(node, values[0]) &&
        node.args.every((arg, i) => !(arg instanceof GraphNode) || isAsTraced(arg, values[i]));
      return fits ? inPlaceForm(op) : null;
    },
    drop(value, used) {
      if (Array.isArray(value)) for (const one of value) this.drop(one, used);
      // An argument may have been made to share the memory of a result (`set_`).
      else if (isTensor(value) && engineMemory.installed?.isWatched() === false)
        giveBackUnless(value, mark, hasMemory([...used, ...given]), ofRun);
    },
  };
}

function laidOut(node: GraphNode, value: Tensor, strides: readonly number[]): Tensor {
  const { shape } = value;
  if (shape.every((size, i) => size === 1 || strides[i] === value.strides[i])) return value;
  // Strides with overlaps or gaps: no copy can have them, and the trace only read through them.
  if (value.numel === 0 || !isNonOverlappingAndDense(shape, strides)) return value;
  const writes = [...node.users].some(({ op, args }) => op !== null && writesOf(op).some((at) => args[at] === node));
  if (writes)
    throw new ShapeError(
      `${node} is written by the graph, so it must have the traced strides ${formatShape(strides)}, got ${formatShape(value.strides)}`,
    );
  return operators.copy_(operators.empty_strided(shape, strides, value.dtype, null, value.device, null), value, false);
}

/** For each node, the values whose last use it is. */
export function lastUses(nodes: readonly GraphNode[], plan: GraphPlan | null = null): Map<GraphNode, GraphNode[]> {
  const last = new Map<GraphNode, GraphNode>();
  for (const node of nodes) {
    const fused = plan?.get(node);
    // What is computed later reads its inputs there.
    if (fused === null) continue;
    for (const one of fused?.nodes ?? [node]) {
      last.set(one, node);
      for (const input of one.inputs) last.set(input, node);
    }
  }
  const dying = new Map<GraphNode, GraphNode[]>();
  for (const [node, at] of last) {
    const list = dying.get(at);
    if (list === undefined) dying.set(at, [node]);
    else list.push(node);
  }
  return dying;
}

/** Checks that a result has the traced shape, which later nodes may depend on. */
function checkShapes(node: GraphNode, result: unknown): void {
  const check = (info: unknown, value: unknown): void => {
    if (Array.isArray(info)) {
      for (const [i, one] of info.entries()) check(one, (value as readonly unknown[] | undefined)?.[i]);
      return;
    }
    const { shape } = (info ?? {}) as Partial<TensorInfo>;
    if (shape === undefined || !isTensor(value) || sameShape(shape, value.shape)) return;
    throw new ShapeError(
      `${node} (${node.op!.name}) must return the traced shape ${formatShape(shape)}, got ${formatShape(value.shape)}, since the shape depends on values; ` +
        'makeGraph(f, { dynamicShapes: "allow" }) omits this check for programs that do not depend on the shape',
    );
  };
  check(node.info, result);
}
