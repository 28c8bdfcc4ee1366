// Hooks on what nodes save: tensors go through a user's pack, and come back through unpack.

import { AutogradError } from "../core/errors.js";
import { Changes } from "../core/local-state.js";
import { engineMemory } from "../core/storage.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { edgeOf, withoutHistory } from "./history.js";
import { newMeta, requiresGrad } from "./meta.js";
import type { Node } from "./node.js";
import { SavedTensor } from "./saved.js";
import {
  type ActiveSavedHooks,
  asUser,
  type Guard,
  guard,
  type SavedTensorHooks,
  settings,
  state,
  under,
  unrecorded,
} from "./state.js";

/** Hooks as the state stores them. */
export function activeHooks(hooks: SavedTensorHooks): ActiveSavedHooks {
  return { save: (tensor) => savePacked(tensor, hooks) };
}

function savePacked(tensor: Tensor, hooks: SavedTensorHooks): SavedTensor {
  const edge = edgeOf(tensor);
  const { version } = tensor.storage;
  const change = settings.savedHooks.set(null, true);
  let value: unknown;
  try {
    engineMemory.installed?.usersCode();
    value = unrecorded(() => hooks.pack(tensor));
  } finally {
    change.setting.close(change);
  }
  if (tensor.storage.version !== version) {
    throw new AutogradError("the pack hook of savedTensorHooks changed its tensor in place; it must work on a copy");
  }
  const leaf = tensor.autograd?.leaf !== false;
  const wanted = leaf ? requiresGrad(tensor) : true;
  const tangentOf = saveTangent(tensor);
  return new SavedTensor(null, -1, {
    give(node) {
      const given = unpack(node, value, hooks);
      const tangent = tangentOf === null ? null : tangentOf(node);
      if (edge === null && !wanted && tangent === null) return given;
      const alias = withoutHistory(given);
      if (edge !== null || wanted) alias.autograd = newMeta(wanted, edge === null, edge, null);
      if (tangent !== null) state.forward!.tangents.set(alias, tangent);
      return alias;
    },
  });
}

/**
 * Saves the tangent beside what the hooks make of the value, which has none, or one without history. It is stored in the level, so that
 * closing the level frees it. A function of its own: closures of one function keep all that any of them captures.
 */
function saveTangent(tensor: Tensor): ((node: Node) => Tensor | null) | null {
  const tangent = state.forward?.of(tensor) ?? null;
  if (tangent === null) return null;
  const key = {};
  state.forward!.saved.set(key, tangent);
  return savedTangent(key, tangent.storage.version);
}

function savedTangent(key: object, version: number): (node: Node) => Tensor | null {
  return (node) => {
    const tangent = state.forward?.saved.get(key) ?? null;
    if (tangent !== null && tangent.storage.version !== version) throw new AutogradError(tangentChanged(node));
    return tangent;
  };
}

function tangentChanged(node: Node): string {
  return (
    `a tensor that ${node.name} saved through hooks has been changed by an in-place operation, and its tangent with it. ` +
    "Use the out-of-place form of what changed it."
  );
}

function unpack(node: Node, packed: unknown, hooks: SavedTensorHooks): Tensor {
  // What it creates may be kept.
  engineMemory.installed?.usersCode();
  const value = asUser(() => hooks.unpack(packed));
  if (!isTensor(value)) {
    throw new AutogradError(
      `the unpack hook of a tensor saved by ${node.name} returned something that is not a tensor`,
    );
  }
  return value;
}

/**
 * While it is active, every tensor that is saved for backward is passed to `pack`, and `unpack` converts pack's result
 * back to a tensor when a rule needs it: to move saved tensors elsewhere, compress them, or count them. In-place
 * changes of such tensors are not detected: handling them is up to the hooks.
 */
export function savedTensorHooks<Packed>(hooks: SavedTensorHooks<Packed>): Guard;
export function savedTensorHooks<Packed, R>(hooks: SavedTensorHooks<Packed>, body: () => R): R;
export function savedTensorHooks<Packed, R>(hooks: SavedTensorHooks<Packed>, body?: () => R): R | Guard {
  const begin = (isScoped: boolean): Changes =>
    new Changes(settings.savedHooks.set(activeHooks(hooks as SavedTensorHooks<unknown>), isScoped));
  return body === undefined ? guard(begin(false)) : under("savedTensorHooks", begin, body);
}

/** While it is active, saving a tensor for backward is an error that states `reason`. */
export function forbidSavedTensors<R>(reason: string, body: () => R): R {
  const refuse = (): never => {
    throw new AutogradError(`a tensor would be saved for backward where that is forbidden: ${reason}`);
  };
  return savedTensorHooks({ pack: refuse, unpack: refuse }, body);
}
