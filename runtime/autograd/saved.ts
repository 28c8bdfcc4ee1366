// What nodes save of tensors: the tensor with the version it had, checked when it is asked for again.

import { AutogradError } from "../core/errors.js";
import { formatShape } from "../core/shape.js";
import { aliasOf, isTensor, type Tensor } from "../core/tensor.js";
import { setTangent, tangentOf } from "./forward.js";
import { edgeOf } from "./history.js";
import { isInference, newMeta, requiresGrad } from "./meta.js";
import type { Edge, Node } from "./node.js";
import { asUser, type Guard, guard, type SavedTensorHooks, state, under } from "./state.js";

/** A tensor that a node keeps for its rule. */
export class SavedTensor {
  /** Null if hooks packed it. */
  readonly tensor: Tensor | null;
  readonly version: number;
  /**
   * Of a saved output: the history it has to come back with. A saved input comes back as it is. Of a packed tensor: what
   * hooks made of it.
   */
  readonly more: Edge | Packed | null;

  constructor(tensor: Tensor | null, version: number, more: Edge | Packed | null) {
    this.tensor = tensor;
    this.version = version;
    this.more = more;
  }
}

/** What pack made of a tensor, and what is needed to make a tensor of it again. */
interface Packed {
  readonly value: unknown;
  readonly unpack: SavedTensorHooks["unpack"];
  readonly edge: Edge | null;
  readonly requiresGrad: boolean;
}

/** Saves an input of the operator. */
export function saveTensor(tensor: Tensor | null): SavedTensor | null {
  if (tensor === null) return null;
  if (isInference(tensor)) {
    throw new AutogradError(
      "a tensor made in inference mode cannot be saved for backward. Clone it outside inferenceMode: the clone can.",
    );
  }
  if (state.savedHooks !== null) return savePacked(tensor);
  return new SavedTensor(tensor, tensor.storage.version, null);
}

export function saveTensors(tensors: readonly (Tensor | null)[]): (SavedTensor | null)[] {
  return tensors.map(saveTensor);
}

/** Saves an output of the operator, after it has its history. */
export function saveOutput(tensor: Tensor | null, _node: Node): SavedTensor | null {
  if (tensor === null) return null;
  if (state.savedHooks !== null) return savePacked(tensor);
  const meta = tensor.autograd;
  return new SavedTensor(tensor, tensor.storage.version, meta === null ? null : meta.edge);
}

/** Saves the result of an in-place operator, after its history was rebased. It may be a view. */
export function saveInplaceOutput(tensor: Tensor, _node: Node): SavedTensor {
  if (state.savedHooks !== null) return savePacked(tensor);
  return new SavedTensor(tensor, tensor.storage.version, edgeOf(tensor));
}

/** The saved tensor. Throws if it was changed in place since, or let go. */
export function unpackSaved(node: Node, saved: SavedTensor | null): Tensor {
  if (saved !== null) {
    const { tensor } = saved;
    if (tensor !== null && tensor.storage.version === saved.version) {
      const edge = saved.more as Edge | null;
      if (edge === null || tensor.autograd!.edge === edge) return tensor;
      return withHistory(tensor, edge);
    }
    return unpackSlowly(node, saved);
  }
  throw node.released ? backwardTwice(node) : notSaved(node);
}

/** As `unpackSaved`, null where null was saved. */
export function unpackSavedOptional(node: Node, saved: SavedTensor | null): Tensor | null {
  return saved === null && !node.released ? null : unpackSaved(node, saved);
}

export function unpackSavedTensors(node: Node, list: readonly (SavedTensor | null)[] | null): Tensor[] {
  if (list === null) return [unpackSaved(node, null)];
  return list.map((saved) => unpackSaved(node, saved));
}

export function unpackSavedOptionals(node: Node, list: readonly (SavedTensor | null)[] | null): (Tensor | null)[] {
  if (list === null) return [unpackSaved(node, null)];
  return list.map((saved) => unpackSavedOptional(node, saved));
}

/** The same memory as an output of another node. */
function withHistory(tensor: Tensor, edge: Edge): Tensor {
  const alias = aliasOf(tensor);
  alias.autograd = newMeta(true, false, edge, null);
  const tangent = tangentOf(tensor);
  if (tangent !== null) setTangent(alias, tangent, false);
  return alias;
}

function unpackSlowly(node: Node, saved: SavedTensor): Tensor {
  if (saved.tensor !== null) throw changedInPlace(node, saved);
  const packed = saved.more as Packed;
  const value = asUser(() => packed.unpack(packed.value));
  if (!isTensor(value)) {
    throw new AutogradError(`the unpack hook of a tensor saved by ${node.name} returned something that is no tensor`);
  }
  if (packed.edge === null && !packed.requiresGrad) return value;
  const alias = aliasOf(value);
  alias.autograd = newMeta(packed.requiresGrad, packed.edge === null, packed.edge, null);
  return alias;
}

export function backwardTwice(node: Node): AutogradError {
  return new AutogradError(
    `${node.name} has to run a second time, but the tensors it saved were let go by the first backward() or grad(). ` +
      "Pass retainGraph: true to every call but the last, or compute the graph anew.",
  );
}

function notSaved(node: Node): AutogradError {
  return new AutogradError(`${node.name} asks for a tensor that its forward call did not save; please report this`);
}

/** Name of the field of `node.saved` that holds `saved`. */
function fieldOf(node: Node, saved: SavedTensor): string | null {
  const fields = node.saved as Record<string, unknown> | null;
  if (typeof fields !== "object" || fields === null) return null;
  for (const [name, value] of Object.entries(fields)) {
    if (value === saved || (Array.isArray(value) && value.includes(saved))) return name;
  }
  return null;
}

function changedInPlace(node: Node, saved: SavedTensor): AutogradError {
  const tensor = saved.tensor!;
  const field = fieldOf(node, saved);
  const edge = (saved.more as Edge | null) ?? (tensor.autograd?.leaf === false ? tensor.autograd.edge : null);
  const origin = edge === null ? "" : `, output ${edge.index} of ${edge.node.name}`;
  const hint = state.anomaly
    ? "The stack above shows the forward call; the change came after it."
    : "Use the out-of-place form of what changed it, or save a clone; detectAnomaly shows the forward call.";
  return new AutogradError(
    "a tensor needed for the gradient has been changed by an in-place operation: " +
      `${node.name} saved ${field === null ? "a tensor" : `'${field}'`} (${tensor.dtype} ${formatShape(tensor.shape)}${origin}) ` +
      `at version ${saved.version}, and it is at version ${tensor.storage.version} now. ${hint}`,
  );
}

function savePacked(tensor: Tensor): SavedTensor {
  const hooks = state.savedHooks!;
  const edge = edgeOf(tensor);
  const { version } = tensor.storage;
  const { gradEnabled } = state;
  state.gradEnabled = false;
  state.savedHooks = null;
  let value: unknown;
  try {
    value = hooks.pack(tensor);
  } finally {
    state.gradEnabled = gradEnabled;
    state.savedHooks = hooks;
  }
  if (tensor.storage.version !== version) {
    throw new AutogradError("the pack hook of savedTensorHooks changed its tensor in place; it must work on a copy");
  }
  const leaf = tensor.autograd?.leaf !== false;
  return new SavedTensor(null, -1, {
    value,
    unpack: hooks.unpack,
    edge,
    requiresGrad: leaf ? requiresGrad(tensor) : true,
  });
}

/**
 * While it lasts, every tensor that is saved for backward is given to `pack`, and `unpack` makes a tensor of what pack
 * returned when a rule asks for it: to move saved tensors elsewhere, compress them, or count them.
 * In-place changes of such tensors are not detected: what to do about them is the hooks' affair.
 */
export function savedTensorHooks(hooks: SavedTensorHooks): Guard;
export function savedTensorHooks<R>(hooks: SavedTensorHooks, body: () => R): R;
export function savedTensorHooks<R>(hooks: SavedTensorHooks, body?: () => R): R | Guard {
  const begin = (): Guard => {
    const before = state.savedHooks;
    state.savedHooks = hooks;
    return guard(() => {
      state.savedHooks = before;
    });
  };
  return body === undefined ? begin() : under("savedTensorHooks", begin, body);
}

/** While it lasts, saving a tensor for backward is an error that states `reason`. */
export function forbidSavedTensors<R>(reason: string, body: () => R): R {
  const refuse = (): never => {
    throw new AutogradError(`a tensor would be saved for backward where that is forbidden: ${reason}`);
  };
  return savedTensorHooks({ pack: refuse, unpack: refuse }, body);
}
