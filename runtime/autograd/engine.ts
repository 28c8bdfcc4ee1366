// The backward engine: visits a graph's nodes in reverse order of creation, without recursion, and sums gradients.

import { awaiting } from "../core/awaited-reads.js";
import { dtypeOf, isDifferentiableCode } from "../core/dtype.js";
import { AutogradError, DeviceError, DTypeError, ShapeError } from "../core/errors.js";
import { outlives } from "../core/hooks.js";
import type { Change } from "../core/local-state.js";
import { hasRoom, isStackFull } from "../core/overflow.js";
import { formatShape, isNonOverlappingAndDense, sameShape } from "../core/shape.js";
import { engineMemory, hiddenStorages, isElsewhere, isSeen, memoryRules, storageClock } from "../core/storage.js";
import { type AutogradMeta, aliasOf, type Tensor } from "../core/tensor.js";
import { autogradHi, defaultIncludedHi, defaultIncludedLo, inplaceOrViewHi, layersHi } from "../dispatch/keys.js";
import { isLayered, keepingExactly, local } from "../dispatch/local.js";
import { AccumulateGrad } from "./history.js";
import { type Capture, type Edge, type Gradient, type Node, outputInfo, type Slot, type Task } from "./node.js";
import { operators, withMemory } from "./operators.js";
import { type RunningPass, settings, state } from "./state.js";
import { sumTo } from "./sum-to.js";

export interface RunOptions {
  /** Keep the saved tensors for another run. */
  readonly retainGraph: boolean;
  /** Record the backward pass itself. */
  readonly createGraph: boolean;
  /** Only what leads to certain inputs is computed; null for everything. */
  readonly pruning: Pruning | null;
}

/** A pass for certain inputs only. */
export interface Pruning {
  /** The gradients that are to be returned; null if they are added to `grad`. */
  readonly results: readonly Gradient[] | null;
  /** Discovers nodes as the engine itself does, and marks in the slots which nodes are needed. */
  discover(task: BackwardTask, roots: readonly Edge[]): void;
  /** Stores the gradients of a node that the caller requested. */
  capture(task: BackwardTask, captures: readonly Capture[], grads: readonly Gradient[]): void;
}

/** Of a pass that waits where a gradient has to be read from a device that answers asynchronously. */
export interface Crossing {
  /** The node that the pass stopped at: its hooks have run, and its gradients are in its slot again. */
  stoppedAt: Node | null;
  /** Calls the rule, and moves what it returns to the devices that want it. Throws where a value is awaited. */
  evaluate(node: Node, slot: Slot, grads: readonly Gradient[], needs: readonly boolean[]): readonly Gradient[];
  /** Before the slots of a pass that waits are taken away. */
  leave(task: BackwardTask): void;
}

export class BackwardTask implements Task, RunningPass {
  declare readonly retainGraph: boolean;
  declare readonly createGraph: boolean;
  declare readonly pruning: Pruning | null;
  /** Null unless the pass may wait. */
  declare readonly crossing: Crossing | null;
  /** All slots of the pass, in order of creation. */
  first: Slot | null = null;
  last: Slot | null = null;
  /** The ready node with the largest sequence number, and a heap of the others, created when there are any. */
  top: Node | null = null;
  ready: Node[] | null = null;
  /** The caller's mask of the high word, which users' code runs with. */
  readonly keepHi: number = local.keepHi;
  /** The mask for rules: without autograd's keys if nothing is recorded and no tangent flows. */
  declare readonly rulesKeepHi: number;
  /** The mask for sums into leaves, which bump versions. */
  declare readonly leavesKeepHi: number;

  /** The level at which what rules compute is not recorded, since this is its last pass. */
  readonly unrecordedLevel: object | null = state.lastPass;

  /** Whether gradients that nothing else references may be summed in place. */
  declare readonly sumsInPlace: boolean;

  /** The pass that this one runs inside of. */
  readonly around: RunningPass | null = state.pass;
  /** The caller's grad mode. */
  readonly gradEnabled: boolean = state.gradEnabled;
  /** The mask and the grad mode of the pass as changes, from the first time that users' code runs in it. */
  keys: Change | null = null;
  recording: Change | null = null;

  constructor(options: RunOptions, crossing: Crossing | null) {
    this.crossing = crossing;
    this.retainGraph = options.retainGraph;
    this.createGraph = options.createGraph;
    this.pruning = options.pruning;
    this.sumsInPlace = !options.createGraph && !isLayered();
    // Composites are decomposed at the autograd keys: the layers below see their constituents.
    const below = !options.createGraph && state.forward === null && !layered();
    this.rulesKeepHi = below ? this.keepHi & ~(autogradHi | inplaceOrViewHi) : this.keepHi;
    this.leavesKeepHi = below ? this.keepHi & ~autogradHi : this.keepHi;
  }

  openToUsers(): void {
    if (this.keys !== null) return;
    this.around?.openToUsers();
    const { keepHi } = local;
    const { gradEnabled } = state;
    local.keepHi = this.keepHi;
    state.gradEnabled = this.gradEnabled;
    this.keys = keepingExactly(this.rulesKeepHi);
    this.recording = settings.gradEnabled.set(this.createGraph, true);
    local.keepHi = keepHi;
    state.gradEnabled = gradEnabled;
  }
}

/**
 * Must anything below autograd see what composites decompose to: an active layer, or wrapper tensors? Then rules run
 * through autograd's keys, as forward calls do.
 */
function layered(): boolean {
  return (
    storageClock.wrappers > 0 ||
    (local.includedLo & ~defaultIncludedLo) !== 0 ||
    (local.includedHi & ~defaultIncludedHi & layersHi) !== 0
  );
}

/** Runs backward from `roots` with the given gradients. */
export function run(roots: readonly Edge[], gradients: readonly Gradient[], options: RunOptions): void {
  if (awaiting.reads !== null && options.pruning?.results == null) throw interrupted();
  proceed(new BackwardTask(options, null), roots, gradients);
}

const interrupted = (): AutogradError =>
  new AutogradError(
    "backward: gradients would be added to `grad` once for each call of the function, which is called again for each value that is awaited: use grad(...) in it, or await backwardAsync(...) outside",
  );

/** Begins a pass, or goes on with one that waited: then there are no roots. */
export function proceed(task: BackwardTask, roots: readonly Edge[], gradients: readonly Gradient[]): void {
  const { running, callerKeepHi, unrecordedLevel } = state;
  state.lastPass = null;
  // Nothing is called before `try`: where the stack is full, a call is an error, and the caller's state would not come back.
  state.pass = task;
  state.callerKeepHi = task.keepHi;
  local.keepHi = task.rulesKeepHi;
  state.gradEnabled = task.createGraph;
  try {
    // Handlers of modes and of wrappers are users' code, too.
    if (layered()) task.openToUsers();
    if (task.pruning === null) discover(task, roots);
    else if (roots.length > 0) task.pruning.discover(task, roots);
    for (let i = 0; i < roots.length; i++) {
      const { node, index } = roots[i]!;
      const grad = gradients[i]!;
      if (grad !== null) add(task, node, index, conform(node, index, grad, i, null), false);
    }
    for (let i = 0; i < roots.length; i++) {
      const slot = roots[i]!.node.slot!;
      // A root that is given twice becomes ready once.
      if (slot.pending === 0) {
        slot.pending = -1;
        push(task, slot.node);
      }
    }
    for (let node = pop(task); node !== null; node = pop(task)) evaluate(task, node);
  } catch (error) {
    // Nested passes use JavaScript's stack, each with all of its callers.
    throw running === null ? error : nestedOverflow(error);
  } finally {
    state.running = running;
    state.unrecordedLevel = unrecordedLevel;
    state.callerKeepHi = callerKeepHi;
    state.pass = task.around;
    // Not a function: engines compile those when they are first called, for which a full stack has no room.
    const { keys, recording } = task;
    if (recording === null) state.gradEnabled = task.gradEnabled;
    else recording.setting.close(recording);
    if (keys === null) {
      local.keepHi = task.keepHi;
    } else {
      local.keepHi = task.rulesKeepHi;
      keys.setting.close(keys);
    }
    if (task.crossing !== null) task.crossing.leave(task);
    for (let slot = task.first; slot !== null; slot = slot.link) {
      if (slot.node.slot === slot) slot.node.slot = slot.previous;
    }
  }
}

/**
 * Attributes a stack overflow, the engine's own or one that names an operator, to the nesting of passes; any other error
 * is returned unchanged.
 */
function nestedOverflow(error: unknown): unknown {
  const full = isStackFull(error) || (!(error instanceof AutogradError) && isStackFull((error as Error | null)?.cause));
  if (!full || !hasRoom()) return error;
  const nested = new AutogradError(
    "the call stack is full: each backward pass runs inside the backward of another. Let them follow one another, or " +
      "compute the inner gradients beforehand.",
  );
  Object.defineProperty(nested, "cause", { value: error, configurable: true, writable: true });
  return nested;
}

/** Finds the reachable nodes, and counts for each the gradients it has to wait for. */
function discover(task: BackwardTask, roots: readonly Edge[]): void {
  if (roots.length === 0) return;
  // The slots are the work list: those after `slot` have not been visited.
  for (let i = 0; i < roots.length; i++) enter(task, roots[i]!.node);
  for (let slot = task.first; slot !== null; slot = slot.link) {
    const { edges } = slot.node;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      if (edge !== null) enter(task, edge.node).pending++;
    }
  }
}

/** The slot of a node in this pass, created if there is none. */
export function enter(task: BackwardTask, node: Node): Slot {
  const before = node.slot;
  if (before !== null && before.task === task) return before;
  const slot: Slot = {
    task,
    node,
    previous: before,
    link: null,
    pending: 0,
    grad: null,
    grads: null,
    owned: false,
    needed: false,
    captures: null,
  };
  node.slot = slot;
  if (task.last === null) task.first = slot;
  else task.last.link = slot;
  task.last = slot;
  return slot;
}

export function push(task: BackwardTask, node: Node): void {
  const { top } = task;
  if (top === null) {
    task.top = node;
  } else if (node.sequence > top.sequence) {
    task.top = node;
    insert((task.ready ??= []), top);
  } else {
    insert((task.ready ??= []), node);
  }
}

function pop(task: BackwardTask): Node | null {
  const { top, ready } = task;
  task.top = ready === null || ready.length === 0 ? null : remove(ready);
  return top;
}

// A binary heap in an array, the largest sequence number first.

function insert(heap: Node[], node: Node): void {
  let at = heap.length;
  heap.push(node);
  const { sequence } = node;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent]!;
    if (above.sequence >= sequence) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = node;
}

function remove(heap: Node[]): Node {
  const last = heap.pop()!;
  const size = heap.length;
  if (size === 0) return last;
  const top = heap[0]!;
  const { sequence } = last;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= size) break;
    if (child + 1 < size && heap[child + 1]!.sequence > heap[child]!.sequence) child++;
    const below = heap[child]!;
    if (below.sequence <= sequence) break;
    heap[at] = below;
    at = child;
  }
  heap[at] = last;
  return top;
}

const leafRule = AccumulateGrad as Node["rule"];

// One array for each pattern of needed edges, for nodes with few of them. A leading one bit encodes their number.
const needsByPattern = new Array<readonly boolean[] | undefined>(32).fill(undefined);

function needsOf(task: BackwardTask, node: Node): readonly boolean[] {
  const { edges } = node;
  if (edges.length > 4) return edges.map((edge) => isWanted(task, edge));
  let pattern = 1;
  for (let i = 0; i < edges.length; i++) pattern = 2 * pattern + (isWanted(task, edges[i]!) ? 1 : 0);
  return (needsByPattern[pattern] ??= Object.freeze(edges.map((edge) => isWanted(task, edge))));
}

function isWanted(task: BackwardTask, edge: Edge | null): boolean {
  if (edge === null) return false;
  if (task.pruning === null) return true;
  const slot = edge.node.slot!;
  return slot.needed || slot.captures !== null;
}

function evaluate(task: BackwardTask, node: Node): void {
  const slot = node.slot!;
  let grads = takeGradients(node, slot);
  let { owned } = slot;
  const { extra } = node;
  if (extra !== null && extra.before !== null && !isResumed(task, node)) {
    grads = extra.before(node, grads);
    // A hook may have kept a reference to what it saw.
    owned = false;
  }
  if (slot.captures !== null && !isResumed(task, node)) {
    task.pruning!.capture(task, slot.captures, grads);
    owned = false;
  }
  if (task.pruning !== null && !slot.needed) {
    node.slot = slot.previous;
    return;
  }
  if (node.rule === leafRule) {
    finishLeaf(task, node, slot, grads[0]!, owned);
    return;
  }

  const mark = storageClock.count;
  let results: readonly Gradient[];
  const keepable = !task.createGraph && node.rule.keeps !== true && (extra === null || extra.after === null);
  const memory = keepable && grads[0]! !== null && makesLarge(grads[0]!) ? engineMemory.installed : null;
  const begun = memory === null ? 0 : memory.begin();
  state.running = node;
  if (node.rule.runsOnNothing !== true && hasNothing(grads)) {
    results = new Array<Gradient>(node.edges.length).fill(null);
  } else {
    try {
      if (node.rule.keeps === true) {
        task.openToUsers();
        local.keepHi = task.keepHi;
      }
      // Users' rules may differentiate what they compute.
      state.unrecordedLevel = node.rule.keeps === true ? null : task.unrecordedLevel;
      results =
        task.crossing === null
          ? node.rule.backward(node, grads, needsOf(task, node))
          : task.crossing.evaluate(node, slot, grads, needsOf(task, node));
      state.unrecordedLevel = null;
      local.keepHi = task.rulesKeepHi;
    } catch (error) {
      memory?.end(begun, null);
      throw extra?.explain?.(error, node) ?? error;
    }
    if (results.length !== node.edges.length)
      throw new AutogradError(
        `${node.name} returned ${results.length} gradients; it has ${node.edges.length} differentiable inputs`,
      );
  }
  if (extra !== null && extra.after !== null) results = extra.after(node, results, grads);
  if (hiddenStorages.count > 0)
    engineMemory.installed?.settle(node.saved, results, !task.retainGraph && !task.createGraph && extra === null);
  if (!task.retainGraph) {
    node.rule.release?.(node.saved);
    node.released = true;
  }
  const input = owned ? grads[0]! : null;
  if (memory !== null) {
    memory.end(begun, results);
    if (input !== null) memory.release(input, results);
  }
  node.slot = slot.previous;

  const { edges } = node;
  // Slots whose memory another result shares: only one of them owns it, if it is the only one left.
  let sharing = 0;
  let sharer: Slot | null = null;
  // Results that are summed to another shape or cast, and what becomes of all.
  let replaced: Tensor[] | null = null;
  const fits: Tensor[] | null = memory === null ? null : [];
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i]!;
    const grad = results[i] ?? null;
    if (edge === null || grad === null) continue;
    const target = edge.node;
    const next = target.slot!;
    if (!isWanted(task, edge)) continue;
    if (state.anomaly !== null) state.anomaly.check(grad, node, i);
    const fitted = conform(target, edge.index, grad, i, node);
    if (fits !== null) {
      fits.push(fitted);
      if (fitted.storage !== grad.storage && (grad.storage.born >= mark || grad.storage === input?.storage))
        (replaced ??= []).push(grad);
    }
    const fresh = keepable && (fitted.storage.born >= mark || (input !== null && fitted.storage === input.storage));
    if (!fresh || edges.length === 1 || isAlone(results, i, fitted)) {
      add(task, target, edge.index, fitted, fresh);
      continue;
    }
    if (next.grad === null) {
      sharing += target.outputs > 1 ? 2 : 1;
      sharer = next;
    }
    add(task, target, edge.index, fitted, false);
  }
  if (sharing === 1) sharer!.owned = true;
  if (replaced !== null) for (const grad of replaced) memory!.release(grad, fits!);
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i]!;
    if (edge === null) continue;
    const target = edge.node;
    const next = target.slot!;
    if (--next.pending > 0) continue;
    if (target.rule === leafRule && target.extra === null && task.pruning === null) {
      finishLeaf(task, target, next, next.grad, next.owned);
    } else {
      push(task, target);
    }
  }
}

/** Did the pass wait in the node's rule, so that its hooks have seen the gradients? */
function isResumed({ crossing }: BackwardTask, node: Node): boolean {
  return crossing !== null && crossing.stoppedAt === node;
}

function finishLeaf(task: BackwardTask, node: Node, slot: Slot, grad: Gradient, owned: boolean): void {
  if (grad !== null) {
    local.keepHi = task.leavesKeepHi;
    accumulate(node, grad, owned);
    local.keepHi = task.rulesKeepHi;
  }
  node.slot = slot.previous;
}

/** Whether a rule makes large tensors of a gradient: it may be a number that is expanded. */
const makesLarge = (grad: Tensor): boolean => 4 * grad.numel >= memoryRules.from || isLarge(grad);

/** Whether memory may be worth giving back: of a device, which has no array, it is at any size, since the collector does not feel what is there. */
function isLarge({ storage }: Tensor): boolean {
  return storage.byteLength >= memoryRules.from || isElsewhere(storage);
}

function hasNothing(grads: readonly Gradient[]): boolean {
  for (let i = 0; i < grads.length; i++) if (grads[i] !== null) return false;
  return true;
}

function takeGradients(node: Node, slot: Slot): readonly Gradient[] {
  if (node.outputs > 1) {
    const grads = slot.grads ?? new Array<Gradient>(node.outputs).fill(null);
    slot.grads = null;
    return grads;
  }
  const { grad } = slot;
  slot.grad = null;
  return [grad];
}

/** Is the memory of result `i` in no other result? */
function isAlone(results: readonly Gradient[], i: number, grad: Tensor): boolean {
  if (results.length > 16) return false;
  for (let j = 0; j < results.length; j++) {
    if (j !== i && results[j] !== null && results[j]!.storage === grad.storage) return false;
  }
  return true;
}

/** Adds a gradient to those that an output has so far. `owned`: nothing else references it. */
function add(task: BackwardTask, node: Node, index: number, grad: Tensor, owned: boolean): void {
  const slot = node.slot!;
  if (node.outputs > 1) {
    const grads = (slot.grads ??= new Array<Gradient>(node.outputs).fill(null));
    const before = grads[index]!;
    grads[index] = before === null ? grad : operators.add_Tensor(before, grad, 1);
    return;
  }
  const before = slot.grad;
  if (before === null) {
    slot.grad = grad;
    slot.owned = owned;
  } else if (before.storage.isWrapper || grad.storage.isWrapper) {
    // A class or a layer sees sums that write nothing, as in PyTorch; the sum is nobody else's.
    slot.grad = operators.add_Tensor(before, grad, 1);
    slot.owned = !task.createGraph;
  } else if (slot.owned && task.sumsInPlace && before.isContiguous) {
    operators.add__Tensor(before, grad, 1);
    if (owned) drop(grad);
  } else if (owned && task.sumsInPlace && grad.isContiguous && isRowMajor(before)) {
    slot.grad = operators.add__Tensor(grad, before, 1);
    if (slot.owned) drop(before);
    slot.owned = true;
  } else {
    slot.grad = operators.add_Tensor(before, grad, 1);
    if (owned) drop(grad);
    if (slot.owned) drop(before);
    slot.owned = !task.createGraph;
  }
}

/** Gives back a gradient that nothing else references, once it is in a sum. */
function drop(grad: Tensor): void {
  if (isLarge(grad)) engineMemory.installed?.release(grad, []);
}

/**
 * Whether a sum with a contiguous tensor is contiguous: dimensions of one element, and expanded ones, do not matter.
 */
function isRowMajor({ shape, strides }: Tensor): boolean {
  let outer = Number.POSITIVE_INFINITY;
  for (let d = 0; d < shape.length; d++) {
    const stride = strides[d]!;
    if (shape[d]! <= 1 || stride === 0) continue;
    if (stride > outer) return false;
    outer = stride;
  }
  return true;
}

/**
 * Converts a gradient to what the output requires: its shape (summed where it was broadcast), its dtype, its device.
 */
export function conform(target: Node, index: number, grad: Tensor, place: number, from: Node | null): Tensor {
  const info = outputInfo(target, index);
  if (info === null) return grad;
  // A zero without memory, from a tangent that was lacking, would end in a leaf's gradient, which optimisers write to.
  let fitted = withMemory(grad);
  if (fitted.shape !== info.shape && !sameShape(fitted.shape, info.shape)) {
    if (!isExpandableTo(info.shape, fitted.shape)) {
      throw new ShapeError(gradientShape(from, place, fitted.shape, info.shape));
    }
    fitted = sumTo(fitted, info.shape);
  }
  if (fitted.dtypeCode !== info.dtypeCode) {
    // A real input takes the real part of a complex gradient; a complex input takes a real gradient unchanged.
    if (!isDifferentiableCode(fitted.dtypeCode)) {
      throw new DTypeError(gradientDType(from, place, fitted.dtype, dtypeOf(info.dtypeCode)));
    }
    fitted = operators._to_copy(fitted, dtypeOf(info.dtypeCode), null, null, null, false, null);
  }
  if (fitted.storage.device !== info.device) {
    if (fitted.shape.length > 0) {
      throw new DeviceError(gradientDevice(from, place, fitted.storage.device, info.device));
    }
    fitted = operators._to_copy(fitted, null, null, info.device, null, false, null);
  }
  return fitted;
}

function isExpandableTo(shape: readonly number[], desired: readonly number[]): boolean {
  if (shape.length > desired.length) return false;
  for (let i = 0; i < shape.length; i++) {
    const size = shape[shape.length - 1 - i]!;
    if (size !== desired[desired.length - 1 - i]! && size !== 1) return false;
  }
  return true;
}

/** The rule of a leaf's node. */
function accumulate(node: Node, grad: Tensor, owned: boolean): void {
  const tensor = node.saved as Tensor;
  const meta = tensor.autograd!;
  if (!meta.leaf)
    throw new AutogradError(
      `a leaf (${tensor.dtype} ${formatShape(tensor.shape)}) has become a result since the graph was recorded: it stopped ` +
        "requiring grad and was then changed in place by a recorded operator. Its gradient has nowhere to go.",
    );
  // It stopped requiring grad after the graph was recorded.
  if (!meta.requiresGrad) return;
  const before = meta.grad;
  outlives.installed?.(tensor);
  if (before === null) {
    const isTaken = !state.gradEnabled && owned && hasLayoutOf(grad, tensor);
    meta.grad = isTaken ? plain(grad) : copyInLayoutOf(grad, tensor);
    meta.ownsGrad = false;
    if (isLarge(grad)) own(meta, isTaken ? null : grad, owned);
  } else if (state.gradEnabled) {
    meta.grad = operators.add_Tensor(before, grad, 1);
  } else {
    operators.add__Tensor(before, grad, 1);
    if (owned) drop(grad);
  }
  node.extra?.accumulated?.(node);
}

/** Notes whether the program can see a leaf's new gradient other than through the leaf. @param copied the gradient that it is a copy of */
function own(meta: AutogradMeta, copied: Tensor | null, owned: boolean): void {
  const memory = engineMemory.installed;
  if (memory === null || state.gradEnabled || memory.isWatched()) return;
  const { storage } = meta.grad!;
  if (storage.isWrapper || (copied !== null && copied.storage === storage)) return;
  meta.ownsGrad = true;
  // Other tensors over it, such as its transpose, were the rules' own.
  storage.marks &= ~isSeen;
  if (owned && copied !== null) memory.release(copied, []);
}

/** The gradient without its history. */
export function plain(grad: Tensor): Tensor {
  // In forward mode object identity matters: tangents belong to the object.
  return (grad.autograd === null && !grad.wrappedNumber) || state.forward !== null ? grad : aliasOf(grad);
}

/** A gradient has the same strides as its leaf if the leaf is dense, otherwise it is row-major. */
function hasLayoutOf(grad: Tensor, leaf: Tensor): boolean {
  if (grad.isContiguous && leaf.isContiguous) return true;
  if (!isNonOverlappingAndDense(leaf.shape, leaf.strides)) return grad.isContiguous;
  return leaf.shape.every((size, i) => size === 1 || grad.strides[i] === leaf.strides[i]);
}

function copyInLayoutOf(grad: Tensor, leaf: Tensor): Tensor {
  if (leaf.isContiguous || grad.storage.isWrapper || !isNonOverlappingAndDense(leaf.shape, leaf.strides)) {
    return operators.clone(grad, "contiguous_format");
  }
  const copy = operators.empty_strided(leaf.shape, leaf.strides, grad.dtype, null, grad.storage.device, null);
  return operators.copy_(copy, grad, false);
}

function gradientShape(from: Origin, place: number, got: readonly number[], wanted: readonly number[]): string {
  return `${complaint(from, place)}: it has shape ${formatShape(got)}, which does not sum to ${formatShape(wanted)}`;
}

function gradientDType(from: Origin, place: number, got: string, wanted: string): string {
  return `${complaint(from, place)}: expected dtype ${wanted} but got ${got}`;
}

function gradientDevice(from: Origin, place: number, got: string, wanted: string): string {
  return `${complaint(from, place)}: expected device ${wanted} but got ${got}`;
}

/** The node whose rule computed a gradient; null for one that the caller passed. */
type Origin = { readonly name: string } | null;

function complaint(from: Origin, place: number): string {
  return from === null
    ? `invalid gradient at index ${place}`
    : `${from.name} returned an invalid gradient at index ${place}`;
}
