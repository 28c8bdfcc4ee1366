// Tracing: a dispatch mode that records every operator call below autograd, so forward and backward passes are traced alike.

import { GradTensor } from "../autograd/gradient-level.js";
import { requiresGrad } from "../autograd/meta.js";
import { operators } from "../autograd/operators.js";
import { state } from "../autograd/state.js";
import { describe } from "../core/describe.js";
import { BOOL, FLOAT64, INT64 } from "../core/dtype.js";
import { hasElements, readElement } from "../core/elements.js";
import { ArgumentError, DispatchError, UnsupportedError } from "../core/errors.js";
import { callerPlace } from "../core/frames.js";
import { coreHooks } from "../core/hooks.js";
import { metaTensorOf } from "../core/meta-tensor.js";
import { checkOptions } from "../core/options.js";
import { scalar } from "../core/scalar.js";
import { sameShape } from "../core/shape.js";
import { once } from "../core/shared.js";
import { type Storage, storageClock } from "../core/storage.js";
import { isGeneratorObject, isPromise } from "../core/synchronous.js";
import { aliasOf, assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { dispatcher } from "../dispatch/dispatcher.js";
import { aliasNames, autocastHi, layersHi, slotCount } from "../dispatch/keys.js";
import { atLevel, levels } from "../dispatch/levels.js";
import { local } from "../dispatch/local.js";
import { isBackendId, type OperatorEntry } from "../dispatch/operator-entry.js";
import type { OverloadHandle } from "../dispatch/ops.js";
import { withoutAutocastCache } from "../modes/autocast-state.js";
import {
  type CallOptions,
  DispatchMode,
  isHandledByClass,
  type ModeKey,
  NotImplemented,
  type TensorSubclassConstructor,
  withMode,
} from "../modes/dispatch-mode.js";
import { forTensors, mapTensors, treeFlatten, treeUnflatten } from "../modes/tree.js";
import { valuesOfCall } from "./call-form.js";
import { hasDynamicShape, isRandom, liftsConstant, readsValues, writesOf } from "./effects.js";
import { Graph } from "./graph.js";
import { GraphNode, infoOf } from "./node.js";

/**
 * Functions that replace operators during tracing, by operator name. Each takes all arguments of its operator in schema order, and returns the
 * operator's result, or `NotImplemented` to leave the call unchanged.
 */
export type Decompositions = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Options of `makeGraph`. */
export interface MakeGraphOptions {
  /** `real`, the default, computes all values; `meta` computes shapes and dtypes only, without memory. */
  readonly mode?: "real" | "meta" | undefined;
  /** Replacements of operators; none by default. */
  readonly decompositions?: Decompositions | undefined;
  /** Whether runs check that shapes that depend on values are those of the trace; `check` by default. */
  readonly dynamicShapes?: "check" | "allow" | undefined;
  /**
   * Records calls as the program makes them, above autograd: composites such as `linear` stay whole. Inside of the function autocast and transforms are refused,
   * which come below. False by default.
   */
  readonly preDispatch?: boolean | undefined;
}

/** A graph with the argument and result types of the traced function. */
export type TracedGraph<A extends readonly unknown[], R> = { run(...args: A): R } & Graph;

const optionNames: readonly string[] = ["mode", "decompositions", "dynamicShapes", "preDispatch"];
const implicitId = (() => slotCount + aliasNames.indexOf("CompositeImplicitAutograd"))();

/** A tensor's position in the graph: a node, or one of the results of a call, which becomes a node when it is first used. */
interface Slot {
  readonly call: GraphNode;
  readonly path: readonly number[];
  node: GraphNode | null;
  /** Whether the value depends on no input, so that it may be read. */
  known: boolean;
}

/** Active tracers, outermost first. */
const tracers: Tracer[] = once("graphs.tracers", () => []);

class Tracer extends DispatchMode {
  override readonly place = "tracing";
  override readonly dispatchKey: ModeKey;
  readonly graph = new Graph();
  private readonly options: MakeGraphOptions;
  private readonly decompositions: ReadonlyMap<string, (...args: never[]) => unknown>;
  private readonly slots = new WeakMap<Tensor, Slot>();
  /** Traced tensors by storage, newest last, to recognise the same elements in another tensor object. */
  private readonly windows = new WeakMap<Storage, Tensor[]>();
  private inside = false;
  /** The storage count at the start of the trace: storages with lower numbers are older. */
  private readonly firstStorage: number;
  /** Whether the program recorded gradients when the trace began: only what the function itself switches off belongs to it. */
  private readonly startedRecording = state.gradEnabled;
  /** Storages that the function has written to. */
  private readonly writtenTo = new WeakSet<Storage>();
  private attributes = 0;
  private parameters = 0;

  constructor(options: MakeGraphOptions) {
    super();
    this.options = options;
    this.dispatchKey = options.preDispatch === true ? "PreDispatch" : "Python";
    this.firstStorage = storageClock.count;
    this.decompositions = new Map(Object.entries(options.decompositions ?? {}));
  }

  private get isMeta(): boolean {
    return this.options.mode === "meta";
  }

  // -- slots

  track(tensor: Tensor, call: GraphNode, path: readonly number[], known: boolean): void {
    this.slots.set(tensor, { call, path, node: path.length === 0 ? call : null, known });
    const { storage } = tensor;
    const list = this.windows.get(storage);
    if (list === undefined) this.windows.set(storage, [tensor]);
    else {
      const at = list.indexOf(tensor);
      if (at >= 0) list.splice(at, 1);
      list.push(tensor);
    }
  }

  /** The slot of a tensor, or of another tensor object with the same elements in the same memory. */
  private slotOf(tensor: Tensor): Slot | undefined {
    const slot = this.slots.get(tensor);
    if (slot !== undefined) return slot;
    const same = this.windows.get(tensor.storage)?.findLast((other) => isSameWindow(other, tensor));
    return same === undefined ? undefined : this.slots.get(same);
  }

  private nodeOfSlot(slot: Slot): GraphNode {
    if (slot.node !== null) return slot.node;
    let at = slot.call;
    for (const index of slot.path) {
      const found = [...at.users].find((user) => user.kind === "item" && user.args[1] === index);
      const from = at;
      at = found ?? this.insertItem(from, index);
    }
    slot.node = at;
    return at;
  }

  private insertItem(from: GraphNode, index: number): GraphNode {
    let last = from;
    for (let next = from.next; next?.kind === "item" && next.args[0] === from; next = next.next) last = next;
    return this.graph.insertAfter(last, () => this.graph.item(from, index));
  }

  /** A tensor's representation in the graph: its node, a number, or a new attribute. */
  valueFor(tensor: Tensor): unknown {
    const slot = this.slotOf(tensor);
    if (slot !== undefined) return this.nodeOfSlot(slot);
    if (tensor.wrappedNumber && hasElements(tensor)) {
      const literal = literalOf(tensor);
      if (literal !== null) return literal;
    }
    const traced = this.windows.get(tensor.storage)?.at(-1);
    return traced === undefined || this.isOutside(tensor) ? this.attributeOf(tensor) : this.windowOf(tensor, traced);
  }

  /** Whether a tensor is memory of the program around the function as the graph found it: then it is an attribute, whatever shares its memory. */
  private isOutside({ storage }: Tensor): boolean {
    if (storage.born >= this.firstStorage || this.writtenTo.has(storage)) return false;
    return !this.windows.get(storage)!.some((other) => this.slots.get(other)!.call.kind === "placeholder");
  }

  /**
   * Like `valueFor`, but always a node.
   * @throws UnsupportedError for a tensor of a subclass whose calls its class handled: the graph has no node for it
   */
  outputOf(tensor: Tensor): GraphNode {
    if (isHandledByClass(tensor) && this.slotOf(tensor) === undefined)
      throw new UnsupportedError(
        `makeGraph: the function returned a ${tensor.constructor.name} that is not computed from one among the inputs; its class handled the calls, so that ` +
          "the graph has only what these called. Return the tensor that it holds (elem), or pass the tensor of the subclass as an argument",
      );
    const value = this.valueFor(tensor);
    return value instanceof GraphNode ? value : this.attributeOf(tensor);
  }

  /** A node for a view of traced memory that was created without an operator. */
  private windowOf(tensor: Tensor, traced: Tensor): GraphNode {
    const view = this.recorded(() => operators.as_strided(traced, tensor.shape, tensor.strides, tensor.offset));
    const slot = this.slots.get(view)!;
    this.slots.set(tensor, slot);
    return this.nodeOfSlot(slot);
  }

  /** Runs operators that this tracer records, inside or outside of its handler. */
  private recorded<R>(body: () => R): R {
    return this.inside ? this.reenter(body) : body();
  }

  private attributeOf(tensor: Tensor): GraphNode {
    const isParameter = requiresGrad(tensor);
    if (this.isMeta && isParameter && tensor.device !== "meta") {
      throw new UnsupportedError(
        `makeGraph: a tensor of ${tensor.dtype} with shape [${tensor.shape.join(", ")}] that requires gradients is not an argument of the function; ` +
          `mode "meta" cannot differentiate such tensors, so pass it as an argument\n  at ${callerPlace()}`,
      );
    }
    const name = isParameter ? `parameter${this.parameters++}` : `constant${this.attributes++}`;
    const first = this.graph.nodes.find(({ kind }) => kind !== "placeholder" && kind !== "attribute");
    const make = (): GraphNode => this.graph.attribute(name, tensor);
    const node = first === undefined ? make() : this.graph.insertBefore(first, make);
    this.track(tensor, node, [], !isParameter);
    return node;
  }

  /**
   * Called before writing to a tensor that was created during tracing, but not by an operator. Every run must start from its current elements, so the
   * graph stores a copy of them and clones it in each run.
   */
  private prepareWrite(tensor: Tensor): void {
    const { storage } = tensor;
    if (storage.born < this.firstStorage) return;
    if (!this.windows.has(storage)) this.attributeOf(tensor);
    const windows = this.windows.get(storage)!;
    const stored = windows.find((other) => this.slots.get(other)!.call.kind === "attribute");
    if (stored === undefined) return;
    const node = this.slots.get(stored)!.call;
    const copy = this.recorded(() => operators.clone(stored, null));
    const copied = this.nodeOfSlot(this.slots.get(copy)!);
    const after = node.next!;
    if (after !== copied) this.graph.moveBefore(copied, after);
    this.graph.replaceUses(node, copied, (user) => user === copied);
    // In meta mode nothing is written, so the tensor itself remains valid.
    if (!this.isMeta) this.graph.attributes.set(node.name, copy);
    for (const other of windows) if (this.slots.get(other)!.call === node) this.track(other, copied, [], false);
  }

  /** Whether elements depend on the inputs, so that a value read from them would be valid for this run only. */
  dependsOnInputs(tensor: Tensor): boolean {
    const slot = this.slotOf(tensor);
    if (slot !== undefined) return !slot.known;
    return this.windows.has(tensor.storage);
  }

  // -- calls

  override handle(
    handle: OverloadHandle,
    types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    const op = handle.operator;
    const values = valuesOfCall(op, args, options);
    if (types.length > 0 && !this.tracesSubclasses(op, values)) return NotImplemented;
    const { inside } = this;
    this.inside = true;
    try {
      const result = this.replaced(op, values);
      return result === NotImplemented ? this.record(op, values) : result;
    } finally {
      this.inside = inside;
    }
  }

  /**
   * Whether a call with tensors of subclasses is recorded as it is, since they are inputs of the graph or results of such calls. The class handles
   * a call with those that the function made, and the operators that it calls are recorded.
   * @throws UnsupportedError for a call with both
   */
  private tracesSubclasses(op: OperatorEntry, values: readonly unknown[]): boolean {
    let traced: string | null = null;
    let other: string | null = null;
    forTensors(values, (tensor) => {
      if (!isHandledByClass(tensor)) return;
      if (this.slotOf(tensor) === undefined) other ??= tensor.constructor.name;
      else traced ??= tensor.constructor.name;
    });
    if (traced === null || other === null) return traced !== null;
    throw new UnsupportedError(
      `makeGraph: ${op.baseName} computes with a ${traced} that is an input of the graph, or was computed from one, and with a ${other} that is not: ` +
        "the graph would contain the values of one of them as constants. Pass both as arguments",
    );
  }

  /** The result of the operator's decomposition or composite kernel; `NotImplemented` if there is neither. */
  private replaced(op: OperatorEntry, values: readonly unknown[]): unknown {
    const other = this.decompositions.get(op.name);
    if (other !== undefined) {
      const result = this.reenter(() => other(...(values as never[])));
      if (result !== NotImplemented) return result;
    }
    if (this.dispatchKey === "PreDispatch") return NotImplemented;
    // Composites have not been decomposed if the autograd keys are excluded. Layers' kernels, as of autocast, do not compute them.
    const composite = op.kernels.get(implicitId)?.unboxed;
    const computes = (id: number): boolean => isBackendId(id);
    if (composite == null || [...op.kernels.keys()].some(computes)) return NotImplemented;
    return this.reenter(() => (composite as (...all: unknown[]) => unknown)(...values, 0, 0));
  }

  private record(op: OperatorEntry, values: readonly unknown[]): unknown {
    // A new constant becomes an attribute where an operator takes it, and each run starts from a copy if it is written to.
    if (liftsConstant(op) && this.slotOf(values[0] as Tensor) === undefined)
      return below(() => dispatcher.call(op, values));
    if (this.dispatchKey === "PreDispatch" && isInsideLayers()) throw insideLayers(op);
    let known = !isRandom(op);
    forTensors(values, (tensor) => {
      if (this.dependsOnInputs(tensor) || requiresGrad(tensor)) known = false;
    });
    if (readsValues(op)) {
      if (!known || this.isMeta) throw readError(op.baseName);
      return below(() => dispatcher.call(op, values));
    }
    const writes = writesOf(op);
    for (const at of writes) forTensors(values[at], (tensor) => this.prepareWrite(tensor));
    const given = values.map((value) => mapTensors(value, (tensor) => this.valueFor(tensor)));
    const result = this.isMeta ? this.runOnMeta(op, values) : below(() => dispatcher.call(op, values));
    for (const at of writes) {
      forTensors(values[at], ({ storage }) => {
        this.writtenTo.add(storage);
        for (const other of this.windows.get(storage) ?? []) this.slots.get(other)!.known = false;
      });
    }
    const info = infoOf(result);
    const node = this.graph.call(op, this.isMeta ? this.realDevices(op, given) : given, info);
    node.withoutGrad = this.startedRecording && !state.gradEnabled;
    node.checksShape = hasDynamicShape(op) && this.options.dynamicShapes !== "allow" && !isKnownShape(op, values);
    const walk = (value: unknown, path: readonly number[]): void => {
      if (isTensor(value)) this.track(value, node, path, known && writes.length === 0 && value.numel <= 1);
      else if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, [...path, i]);
    };
    walk(result, []);
    return result;
  }

  // -- without memory

  private readonly twins = new WeakMap<Tensor, Tensor>();
  private device: string | null = null;

  twinOf(tensor: Tensor): Tensor {
    if (tensor.device === "meta") return tensor;
    this.device ??= tensor.device;
    let twin = this.twins.get(tensor);
    if (twin === undefined) {
      twin = metaTensorOf(tensor);
      twin.wrappedNumber = tensor.wrappedNumber;
      this.twins.set(tensor, twin);
    }
    return twin;
  }

  private runOnMeta(op: OperatorEntry, values: readonly unknown[]): unknown {
    const originals = new Map<Tensor, Tensor>();
    forTensors(values, (tensor) => originals.set(this.twinOf(tensor), tensor));
    const result = dispatcher.call(op, this.metaValues(op, values));
    // A written argument is returned as the caller's tensor object.
    return mapTensors(result, (tensor) => originals.get(tensor) ?? tensor);
  }

  private metaValues(op: OperatorEntry, values: readonly unknown[]): unknown[] {
    let tensors = 0;
    forTensors(values, () => tensors++);
    return values.map((value, i) => {
      const { type } = op.parameters.list[i]!;
      const plain = type.kind === "optional" ? type.element : type;
      if (plain.kind === "base" && plain.name === "Device" && (value !== null || tensors === 0)) return "meta";
      return mapTensors(value, (tensor) => this.twinOf(tensor));
    });
  }

  /** Replaces the device "meta", which the program may have read from tensors of the trace, by the device that the graph runs on. */
  private realDevices(op: OperatorEntry, values: readonly unknown[]): unknown[] {
    return values.map((value, i) => {
      const { type } = op.parameters.list[i]!;
      const plain = type.kind === "optional" ? type.element : type;
      return plain.kind === "base" && plain.name === "Device" && value === "meta" ? (this.device ?? "cpu") : value;
    });
  }
}

/** Whether a layer is active that changes calls below PreDispatch. */
const isInsideLayers = (): boolean =>
  (local.includedHi & local.keepHi & layersHi) !== 0 || (local.keepHi & autocastHi) !== 0;

const insideLayers = (op: OperatorEntry): UnsupportedError =>
  new UnsupportedError(
    `makeGraph: ${op.name} is called inside of autocast, a transform or functionalization, which change calls below the place where preDispatch records them: ` +
      "the graph would not have what they do. Trace without preDispatch, or apply them to the graph",
    { schema: op.described },
  );

function isSameWindow(a: Tensor, b: Tensor): boolean {
  return (
    a.dtypeCode === b.dtypeCode &&
    a.offset === b.offset &&
    sameShape(a.shape, b.shape) &&
    sameShape(a.strides, b.strides)
  );
}

/** The number that a tensor was created from; null if it has no exact literal. */
function literalOf(tensor: Tensor): unknown {
  const value = readElement(tensor.storage, tensor.dtypeCode, tensor.offset);
  if (tensor.dtypeCode === BOOL || tensor.dtypeCode === INT64) return value;
  if (tensor.dtypeCode !== FLOAT64) return null;
  return Number.isInteger(value) ? scalar(value as number, "float") : value;
}

/** Whether all indices are integers, not masks: the result's shape then follows from theirs. */
function isKnownShape(op: OperatorEntry, values: readonly unknown[]): boolean {
  const { lists } = op.tensorPositions;
  if (lists.length === 0) return false;
  let known = true;
  for (const at of lists) forTensors(values[at], ({ dtype }) => (known &&= dtype !== "bool" && dtype !== "uint8"));
  return known;
}

/** Runs kernels, which may read elements: without the hooks that detect reads. */
function below<R>(body: () => R): R {
  const { read, hides } = coreHooks;
  coreHooks.read = null;
  coreHooks.hides = null;
  try {
    return body();
  } finally {
    coreHooks.read = read;
    coreHooks.hides = hides;
  }
}

function readError(what: string): UnsupportedError {
  return new UnsupportedError(
    `${what} reads a value that depends on the inputs of a graph being traced; the graph would contain this value as a constant.\n` +
      `  at ${callerPlace()}\n` +
      "  compute with tensors instead (where(x.gt(0), a, b) in place of a branch), or read the value outside of the traced function and pass it as an argument",
  );
}

function dependsOnInputs(tensor: Tensor): boolean {
  return tracers.some((tracer) => tracer.dependsOnInputs(tensor));
}

function refuseReading(tensor: Tensor, what: string): void {
  if (dependsOnInputs(tensor)) throw readError(what);
}

function checkTracing(options: MakeGraphOptions): void {
  checkOptions("makeGraph", options, optionNames);
  const { mode, decompositions, dynamicShapes, preDispatch } = options;
  if (preDispatch !== undefined && typeof preDispatch !== "boolean")
    throw new ArgumentError(`makeGraph: preDispatch must be true or false, got ${describe(preDispatch)}`);
  if (mode !== undefined && mode !== "real" && mode !== "meta")
    throw new ArgumentError(`makeGraph: mode must be "real" or "meta", got ${describe(mode)}`);
  if (dynamicShapes !== undefined && dynamicShapes !== "check" && dynamicShapes !== "allow")
    throw new ArgumentError(`makeGraph: dynamicShapes must be "check" or "allow", got ${describe(dynamicShapes)}`);
  if (decompositions === undefined) return;
  if (typeof decompositions !== "object" || decompositions === null)
    throw new ArgumentError(
      `makeGraph: expected decompositions as an object of functions by operator, got ${describe(decompositions)}`,
    );
  for (const [name, body] of Object.entries(decompositions)) {
    if (typeof body !== "function")
      throw new ArgumentError(`makeGraph: expected a function as decomposition of ${name}, got ${describe(body)}`);
    if (dispatcher.find(name) === undefined)
      throw new ArgumentError(`makeGraph: decompositions: there is no operator ${JSON.stringify(name)}`);
  }
}

/** Creates placeholders for the tensors among the arguments; returns the arguments for the function. */
function prepare(tracer: Tracer, options: MakeGraphOptions, args: readonly unknown[]): unknown[] {
  const { graph } = tracer;
  const { leaves: given, spec } = treeFlatten(args);
  const leaves = levels.installed ? given.map(valueOfGradient) : given;
  const seen = new Set<unknown>();
  const inputs: (GraphNode | { readonly value: unknown })[] = [];
  const values = leaves.map((leaf, i) => {
    if (!isTensor(leaf)) {
      inputs.push({ value: leaf });
      return leaf;
    }
    refuseLayered(leaf, i);
    let value = leaf;
    if (options.mode === "meta") value = tracer.twinOf(leaf);
    // A tensor passed twice is two inputs: runs may pass different tensors.
    if (seen.has(leaf) || value !== leaf) value = aliasOf(value);
    seen.add(leaf);
    if (value !== leaf && requiresGrad(leaf)) (value as Tensor & { requiresGrad: boolean }).requiresGrad = true;
    const node = graph.placeholder(`arg${i}`, infoOf(leaf));
    inputs.push(node);
    tracer.track(value, node, [], false);
    return value;
  });
  graph.inputs = { spec, leaves: inputs };
  return treeUnflatten(spec, values) as unknown[];
}

/** The value of a tensor of levels of gradients, which has the same shape. */
function valueOfGradient(leaf: unknown): unknown {
  let value = leaf;
  while (value instanceof GradTensor) value = value.value;
  return value;
}

/** @throws UnsupportedError for wrappers of a layer that handles calls before modes do: a trace would not see what is called with them */
function refuseLayered(leaf: Tensor, i: number): void {
  if (!leaf.storage.isWrapper || (leaf.keysHi & layersHi) === 0) return;
  throw new UnsupportedError(
    `makeGraph: argument ${i} is a ${leaf.constructor.name}, whose calls are handled before they can be traced: the graph would contain its present value as a ` +
      "constant. Trace the whole function, as in makeGraph(functionalize(f)), or pass a plain tensor",
  );
}

/** The function's result, with nodes in place of tensors. */
function results(tracer: Tracer, value: unknown): unknown {
  const { leaves, spec } = treeFlatten(value);
  const nodes = leaves.map((leaf) => {
    if (isTensor(leaf)) {
      return tracer.outputOf(leaf);
    }
    if ((typeof leaf === "object" && leaf !== null) || typeof leaf === "function" || typeof leaf === "symbol") {
      throw new ArgumentError(
        `makeGraph: the function returned ${describe(leaf)}, which a graph cannot contain; it may return tensors, plain values, and arrays, plain objects and maps of them`,
      );
    }
    return leaf;
  });
  return treeUnflatten(spec, nodes);
}

/**
 * Traces a function: `makeGraph(f)(...args)` runs `f` on the arguments once, and returns the graph of all operators that it called. Calls are recorded
 * below autograd: if `f` computes gradients, the graph contains the backward pass. Composites are decomposed; random operators remain operators.
 *
 * Arguments and results are trees of arrays, plain objects and maps. Their tensors are the graph's inputs and outputs; other leaves are constants,
 * which must be the same in every run. Other tensors that `f` uses become attributes. The graph is valid for inputs of these shapes and dtypes.
 *
 * @param options `mode: "meta"` traces without computing; `decompositions` replace operators by others
 * @throws UnsupportedError, naming the caller's line, where the function reads a value that depends on the inputs (`item`, `toArray`, `data`, `equal`);
 * for arguments that a layer above wraps, such as those of a functionalized function
 * @throws ArgumentError for unknown options, and results that are not trees
 */
export function makeGraph<A extends readonly unknown[], R>(
  body: (...args: A) => R,
  options: MakeGraphOptions = {},
): (...args: A) => TracedGraph<A, R> {
  assertFunction(body, "makeGraph");
  checkTracing(options);
  return (...args) => {
    const run = (): unknown => trace(body as unknown as (...all: unknown[]) => unknown, options, args);
    // Inside of transforms the function is traced as it is outside: its graph is transformed when it runs.
    return (levels.current === null ? run() : atLevel(null, run)) as TracedGraph<A, R>;
  };
}

function trace(body: (...args: unknown[]) => unknown, options: MakeGraphOptions, args: readonly unknown[]): Graph {
  const tracer = new Tracer(options);
  const inputs = prepare(tracer, options, args);
  const { read, hides } = coreHooks;
  tracers.push(tracer);
  coreHooks.read = refuseReading;
  coreHooks.hides = dependsOnInputs;
  let value: unknown;
  try {
    value = withMode(tracer, () => {
      const result = withoutAutocastCache(() => body(...inputs));
      refuseLater(result);
      return { result: results(tracer, result) };
    });
  } finally {
    tracers.splice(tracers.indexOf(tracer), 1);
    coreHooks.read = read;
    coreHooks.hides = hides;
  }
  tracer.graph.output((value as { result: unknown }).result);
  return tracer.graph;
}

/** @throws DispatchError for a result whose code runs when the trace has ended */
function refuseLater(result: unknown): void {
  if (isPromise(result))
    throw new DispatchError(
      "makeGraph: the function must be synchronous, but returned a promise; await outside of the traced function",
    );
  if (isGeneratorObject(result))
    throw new DispatchError(
      "makeGraph: the function returned a generator, whose code runs later; return an array of what it would yield",
    );
}
