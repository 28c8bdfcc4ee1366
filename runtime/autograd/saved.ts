// Saved tensors: a tensor with its version at the time of saving, checked when it is unpacked.

import { AutogradError } from "../core/errors.js";
import { givenUp } from "../core/hooks.js";
import { formatShape } from "../core/shape.js";
import { isSaved, mostSaves, oneSave, type Storage } from "../core/storage.js";
import type { Tensor } from "../core/tensor.js";
import { edgeOf, withoutHistory } from "./history.js";
import { isInference, newMeta } from "./meta.js";
import type { Edge, Node } from "./node.js";
import { state } from "./state.js";

/** A tensor that a node saves for its rule. */
export class SavedTensor {
  /** Null if hooks packed it. */
  declare readonly tensor: Tensor | null;
  declare readonly version: number;
  /**
   * For a saved output: the history it is restored with. A saved input is returned unchanged. For a packed tensor: the
   * result of the hooks.
   */
  declare readonly more: Edge | Packed | null;

  constructor(tensor: Tensor | null, version: number, more: Edge | Packed | null) {
    this.tensor = tensor;
    this.version = version;
    this.more = more;
  }
}

/** The result of packing a tensor: `give` turns it back into a tensor. */
export interface Packed {
  give(node: Node): Tensor;
}

/** Notes that one more node has the memory. */
function countSave(storage: Storage): void {
  const { marks } = storage;
  if (marks < mostSaves) storage.marks = (marks | isSaved) + oneSave;
}

/** Saves an input of the operator. */
export function saveTensor(tensor: Tensor | null): SavedTensor | null {
  if (tensor === null) return null;
  if (isInference(tensor)) {
    throw new AutogradError(
      "a tensor made in inference mode cannot be saved for backward. Clone it outside inferenceMode: the clone can.",
    );
  }
  const { storage } = tensor;
  countSave(storage);
  if (state.savedHooks !== null) return state.savedHooks.save(tensor) as SavedTensor;
  return new SavedTensor(tensor, storage.version, null);
}

export function saveTensors(tensors: readonly (Tensor | null)[]): (SavedTensor | null)[] {
  return tensors.map(saveTensor);
}

/** Saves an output of the operator, after it has its history. */
export function saveOutput(tensor: Tensor | null, _node: Node): SavedTensor | null {
  if (tensor === null) return null;
  const { storage, autograd: meta } = tensor;
  countSave(storage);
  if (state.savedHooks !== null) return state.savedHooks.save(tensor) as SavedTensor;
  return new SavedTensor(tensor, storage.version, meta === null ? null : meta.edge);
}

/** Saves the result of an in-place operator, after its history was rebased. It may be a view. */
export function saveInplaceOutput(tensor: Tensor, _node: Node): SavedTensor {
  const { storage } = tensor;
  countSave(storage);
  if (state.savedHooks !== null) return state.savedHooks.save(tensor) as SavedTensor;
  return new SavedTensor(tensor, storage.version, edgeOf(tensor));
}

/** The saved tensor. Throws if it was modified in place since, or freed. */
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
  throw node.released
    ? backwardTwice(node)
    : new AutogradError(`${node.name} asks for a tensor that its forward call did not save; please report this`);
}

/** As `unpackSaved`, passing null through. */
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
  const alias = withoutHistory(tensor);
  alias.autograd = newMeta(true, false, edge, null);
  return alias;
}

function unpackSlowly(node: Node, saved: SavedTensor): Tensor {
  const { tensor, version, more } = saved;
  if (tensor === null) return (more as Packed).give(node);
  // The program gave up the tensor, not the memory that the node needs.
  const before = givenUp.installed?.(tensor) ?? null;
  if (before?.storage.version === version) return more === null ? before : withHistory(before, more as Edge);
  throw new AutogradError(savedChanged(node, version, tensor.storage.version, tensor, saved));
}

export function backwardTwice(node: Node): AutogradError {
  return new AutogradError(
    `${node.name} has to run a second time, but the tensors it saved were let go by the first backward() or grad(). ` +
      "Pass retainGraph: true to every call but the last, or compute the graph anew.",
  );
}

function savedChanged(node: Node, version: number, now: number, tensor: Tensor, saved: SavedTensor): string {
  const field = fieldOf(node, saved);
  const edge = (saved.more as Node | null) ?? (tensor.autograd?.leaf === false ? tensor.autograd.edge : null);
  const origin = edge === null ? "" : `, output ${edge.index} of ${edge.node.name}`;
  const hint =
    state.anomaly !== null
      ? "The stack above shows the forward call; the change came after it."
      : "Use the out-of-place form of what changed it, or save a clone; detectAnomaly shows the forward call.";
  return (
    "a tensor needed for the gradient has been changed by an in-place operation: " +
    `${node.name} saved ${field === null ? "a tensor" : `'${field}'`} (${tensor.dtype} ${formatShape(tensor.shape)}${origin}) ` +
    `at version ${version}, and it is at version ${now} now. ${hint}`
  );
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
