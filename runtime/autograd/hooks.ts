// Hooks on tensors and nodes, and `retainGrad`. A selection includes them by `--with hooks`.

import { describe } from "../core/describe.js";
import { ArgumentError, AutogradError, DeviceError, DTypeError, ShapeError } from "../core/errors.js";
import { outlives } from "../core/hooks.js";
import { addMembers } from "../core/members.js";
import { checkOptions } from "../core/options.js";
import { formatShape, sameShape } from "../core/shape.js";
import { once } from "../core/shared.js";
import { refuseDeferred } from "../core/synchronous.js";
import { type AutogradMeta, isTensor, Tensor } from "../core/tensor.js";
import type { BackwardTask } from "./engine.js";
import { edgeOf, isLeaf } from "./history.js";
import { requiresGrad } from "./meta.js";
import {
  type Gradient,
  type HookHandle,
  Node,
  type NodeExtra,
  type NodePostHook,
  type NodePreHook,
  type TensorHook,
} from "./node.js";
import { operators } from "./operators.js";
import { asUser, retainedGradient, state } from "./state.js";

interface TensorHookEntry {
  readonly index: number;
  readonly hook: TensorHook;
}

export class Extra implements NodeExtra {
  before: NodeExtra["before"] = null;
  after: NodeExtra["after"] = null;
  accumulated: NodeExtra["accumulated"] = null;
  explain: NodeExtra["explain"] = null;
  /** On gradients of single outputs, in order of registration. */
  tensorHooks: TensorHookEntry[] = none;
  /** Runs after all other hooks on an output: stores the gradient in `grad`. */
  retain: TensorHookEntry[] = none;
  pre: NodePreHook[] = none;
  post: NodePostHook[] = none;
  leaf: ((tensor: Tensor) => void)[] = none;
  /** Anomaly mode: where the forward call was. */
  stack: string | null = null;
  /** Anomaly mode: the node whose rule created this one, under createGraph. */
  parent: Node | null = null;
}

/** The empty list that most nodes share; never written to. */
const none: never[] = once("autograd.no hooks", () => []);

export function extraOf(node: Node): Extra {
  return (node.extra ??= new Extra()) as Extra;
}

type HookLists = Pick<Extra, "tensorHooks" | "retain" | "pre" | "post" | "leaf">;

/** Adds an entry to a list of hooks; the handle removes exactly that entry, even while the list is being run. */
function addHook<K extends keyof HookLists>(extra: Extra, name: K, hook: HookLists[K][number]): HookHandle {
  if (extra[name] === none) extra[name] = [] as unknown as Extra[K];
  const list = extra[name] as unknown[];
  list.push(hook);
  let there = true;
  return {
    remove(): void {
      if (!there) return;
      there = false;
      const at = list.indexOf(hook);
      if (at >= 0) list.splice(at, 1);
    },
  };
}

function addBefore<K extends "tensorHooks" | "retain" | "pre">(
  node: Node,
  name: K,
  hook: HookLists[K][number],
): HookHandle {
  const extra = extraOf(node);
  extra.before = runBefore;
  return addHook(extra, name, hook);
}

function runBefore(node: Node, grads: readonly Gradient[]): readonly Gradient[] {
  return asUser(() => runPreHooks(node, grads));
}

function runPreHooks(node: Node, grads: readonly Gradient[]): readonly Gradient[] {
  const extra = extraOf(node);
  let current = grads;
  for (const { index, hook } of extra.tensorHooks.slice()) {
    const before = current[index]!;
    if (before === null) continue;
    const after = hook(before);
    if (after === null || after === undefined) continue;
    checkHookResult(before, after, "a hook on a tensor");
    const changed = current.slice();
    changed[index] = after;
    current = changed;
  }
  for (const hook of extra.pre.slice()) {
    const after = hook(current);
    if (after === undefined || after === null) continue;
    checkHookResults(current, after, `a pre-hook of ${node.name}`);
    current = after;
  }
  for (const { index, hook } of extra.retain.slice()) {
    const grad = current[index]!;
    if (grad !== null) hook(grad);
  }
  return current;
}

function runAfter(node: Node, results: readonly Gradient[], grads: readonly Gradient[]): readonly Gradient[] {
  return asUser(() => {
    let current = results;
    for (const hook of extraOf(node).post.slice()) {
      const after = hook(current, grads);
      if (after === undefined || after === null) continue;
      checkHookResults(current, after, `a hook of ${node.name}`);
      current = after;
    }
    return current;
  });
}

function runAccumulated(node: Node): void {
  asUser(() => {
    for (const hook of extraOf(node).leaf.slice()) hook(node.saved as Tensor);
  });
}

function checkHookResults(before: readonly Gradient[], after: readonly Gradient[], hook: string): void {
  if (after.length !== before.length) {
    throw new AutogradError(`${hook} returned ${after.length} gradients for ${before.length}`);
  }
  before.forEach((grad, i) => {
    const other = after[i] ?? null;
    if (grad !== null && other !== null) checkHookResult(grad, other, hook);
  });
}

function checkHookResult(before: Tensor, after: Tensor, hook: string): void {
  if (!isTensor(after))
    throw new ArgumentError(`${hook} returns a tensor or nothing, this one returned ${describe(after)}`);
  if (after.dtypeCode !== before.dtypeCode) {
    throw new DTypeError(`${hook} changed the dtype of a gradient: it was ${before.dtype}, it returned ${after.dtype}`);
  }
  if (after.storage.device !== before.storage.device) {
    throw new DeviceError(
      `${hook} changed the device of a gradient: it was ${before.storage.device}, it returned ${after.storage.device}`,
    );
  }
  if (!sameShape(after.shape, before.shape)) {
    throw new ShapeError(
      `${hook} changed the shape of a gradient: it was ${formatShape(before.shape)}, it returned ${formatShape(after.shape)}`,
    );
  }
}

/** Removes the hook of `retainGrad` from its node, to attach it to a new one when history is rewritten. */
const retaining: WeakMap<Tensor, HookHandle> = once("autograd.retaining", () => new WeakMap());

function startRetaining(tensor: Tensor, meta: AutogradMeta): void {
  const { node, index } = meta.edge!;
  // Weak, so that a graph that outlives its tensors does not keep them alive for this.
  const self = new WeakRef(tensor);
  const hook = (grad: Tensor): undefined => {
    const kept = self.deref();
    const tensorMeta = kept?.autograd;
    if (tensorMeta === undefined || tensorMeta === null) return;
    outlives.installed?.(kept);
    tensorMeta.grad =
      tensorMeta.grad === null
        ? operators.clone(grad, "contiguous_format")
        : operators.add_Tensor(tensorMeta.grad, grad, 1);
  };
  retaining.set(tensor, addBefore(node, "retain", { index, hook }));
}

/** After a tensor's node was replaced: `retainGrad` refers to its current value. */
function carryRetainGrad(tensor: Tensor): void {
  const handle = retaining.get(tensor);
  if (handle === undefined) return;
  handle.remove();
  retaining.delete(tensor);
  const meta = tensor.autograd!;
  if (!meta.leaf && meta.edge !== null) startRetaining(tensor, meta);
}

function checkHook(where: string, hook: unknown): void {
  if (typeof hook !== "function")
    throw new ArgumentError(`${where}: the hook must be a function, got ${describe(hook)}`);
}

const members: Partial<Tensor> & ThisType<Tensor> = {
  get retainsGrad(): boolean {
    return retaining.has(this as unknown as Tensor);
  },
  retainGrad(): void {
    if (!requiresGrad(this)) {
      throw new AutogradError("retainGrad: this tensor does not require grad, so it will never have one");
    }
    // Without rebuilding the history of a view, which may be rejected.
    if (this.autograd?.leaf !== false) return;
    if (!retaining.has(this)) startRetaining(this, this.autograd!);
  },
  registerHook(hook: TensorHook): HookHandle {
    checkHook("registerHook", hook);
    const edge = edgeOf(this);
    if (edge === null) {
      throw new AutogradError("registerHook: this tensor does not require grad, so no gradient will come by");
    }
    return addBefore(edge.node, "tensorHooks", { index: edge.index, hook });
  },
  registerPostAccumulateGradHook(hook: (tensor: Tensor) => void): HookHandle {
    checkHook("registerPostAccumulateGradHook", hook);
    const edge = edgeOf(this);
    if (edge === null || !isLeaf(this)) {
      throw new AutogradError(
        "registerPostAccumulateGradHook: only leaves that require grad accumulate; use registerHook for results",
      );
    }
    const extra = extraOf(edge.node);
    extra.accumulated = runAccumulated;
    return addHook(extra, "leaf", hook);
  },
};

const nodeMembers: Partial<Node> & ThisType<Node> = {
  registerPreHook(hook: NodePreHook): HookHandle {
    checkHook("registerPreHook", hook);
    return addBefore(this, "pre", hook);
  },
  registerHook(hook: NodePostHook): HookHandle {
    checkHook("registerHook", hook);
    const extra = extraOf(this);
    extra.after = runAfter;
    return addHook(extra, "post", hook);
  },
};

/** What a hook on several gradients has got in a pass. */
interface Gathered {
  readonly grads: Gradient[];
  /** Which of the tensors the pass comes to. */
  readonly expected: readonly boolean[];
  /** Gradients that have not come yet; 0 once the hook has run. */
  waiting: number;
}

/** Whether the pass that runs will come to a node. */
function isExpected(node: Node): boolean {
  const slot = node.slot;
  const { pass } = state;
  if (slot === null || (slot.task as object) !== pass) return false;
  return (pass as BackwardTask).pruning === null || slot.needed || slot.captures !== null;
}

/**
 * Calls `hook` once in each backward pass with the gradients of several tensors: with `mode: "all"`, the default, when all of them have been computed, as an
 * array in the order of `tensors`, with null for those that the pass does not reach or has no gradient for; with `mode: "any"` with the first gradient
 * that is computed. The gradients are those that the hooks on the tensors themselves have left. What the hook returns is ignored.
 *
 * @param tensors tensors that require grad
 * @returns a handle that removes the hook
 * @throws AutogradError for a tensor that does not require grad; ArgumentError for what is not a list of tensors, a function or a mode
 */
export function registerMultiGradHook(
  tensors: readonly Tensor[],
  hook: (grads: readonly (Tensor | null)[]) => void,
  options?: { readonly mode?: "all" | undefined },
): HookHandle;
export function registerMultiGradHook(
  tensors: readonly Tensor[],
  hook: (grad: Tensor) => void,
  options: { readonly mode: "any" },
): HookHandle;
export function registerMultiGradHook(
  tensors: readonly Tensor[],
  hook: ((grads: readonly (Tensor | null)[]) => void) | ((grad: Tensor) => void),
  options: { readonly mode?: "all" | "any" | undefined } = {},
): HookHandle {
  if (!Array.isArray(tensors) || !tensors.every(isTensor))
    throw new ArgumentError(`registerMultiGradHook: expected an array of tensors, got ${describe(tensors)}`);
  checkHook("registerMultiGradHook", hook);
  checkOptions("registerMultiGradHook", options, ["mode"]);
  const { mode = "all" } = options;
  if (mode !== "all" && mode !== "any")
    throw new ArgumentError(`registerMultiGradHook: mode is "all" or "any", got ${describe(mode)}`);
  const edges = tensors.map((tensor, i) => {
    const edge = edgeOf(tensor);
    if (edge !== null) return edge;
    throw new AutogradError(`registerMultiGradHook: tensor ${i} does not require grad, so no gradient will come by`);
  });
  const passes = new WeakMap<object, Gathered>();
  const call = (argument: unknown): void =>
    refuseDeferred((hook as (argument: unknown) => unknown)(argument), "registerMultiGradHook");
  const handles = edges.map(({ node, index }, i) =>
    addBefore(node, "pre", (grads) => {
      const pass = state.pass!;
      let gathered = passes.get(pass);
      if (gathered === undefined) {
        const expected = edges.map((edge) => isExpected(edge.node));
        gathered = { grads: edges.map(() => null), expected, waiting: expected.filter((one) => one).length };
        passes.set(pass, gathered);
      }
      if (!gathered.expected[i]!) return;
      const grad = grads[index] ?? null;
      if (mode === "any") {
        if (grad === null || gathered.waiting === 0) return;
        gathered.waiting = 0;
        call(grad);
        return;
      }
      gathered.grads[i] = grad;
      if (--gathered.waiting === 0) call(gathered.grads);
    }),
  );
  return {
    remove(): void {
      for (const handle of handles) handle.remove();
    },
  };
}

/** Installs hooks on tensors and nodes, once per program. */
export function installHooks(): void {
  once("autograd.hooks", () => {
    addMembers(Tensor.prototype, members);
    addMembers(Node.prototype, nodeMembers);
    retainedGradient.install(carryRetainGrad);
    return true;
  });
}
