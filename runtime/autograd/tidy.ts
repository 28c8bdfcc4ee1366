// `tidy`: what is created in a scope and can no longer be reached at its end is given back.

import { placeOf, placeText } from "../core/frames.js";
import { outlives } from "../core/hooks.js";
import { isMap, isPlainObject } from "../core/options.js";
import { giveBack, placeOfStorage, type Reason, storageBehind } from "../core/ownership.js";
import { closeResidence, openResidence } from "../core/residence.js";
import { once } from "../core/shared.js";
import { inSlab, isGone, markSlabs, reuseSlabs, type Storage, storageClock } from "../core/storage.js";
import { listen, stopListening } from "../core/storage-events.js";
import { refuseDeferred } from "../core/synchronous.js";
import { assertFunction, assertOwnTensor, isTensor, type Tensor } from "../core/tensor.js";
import { usersKernels } from "../dispatch/operator-entry.js";
import { isUnwatched } from "../dispatch/plain-calls.js";
import { Node } from "./node.js";
import { SavedTensor } from "./saved.js";
import { state } from "./state.js";

interface Scope {
  readonly outer: Scope | null;
  /** The number of storages created before it. */
  readonly mark: number;
  /** Of the outermost one: where slabs were. */
  readonly slabs: number;
  /** Those created in it. */
  readonly created: Storage[];
  /** Those of scopes in it that threw: whatever holds the error may refer to them. */
  readonly lost: Storage[];
  /** What outlives it besides its result. */
  readonly roots: unknown[];
}

const open: { scope: Scope | null } = once("autograd.tidy", () => ({ scope: null }));

/** Storages that no scope gives back. */
const kept: WeakSet<Storage> = once("autograd.kept", () => new WeakSet());

function note(storage: Storage): void {
  open.scope!.created.push(storage);
}

/** Something from outside the scope now refers to `root`, or what it refers to; a tensor that was created in the scope is not outside. */
function outlive(root: unknown): void {
  for (let { scope } = open; scope !== null; scope = scope.outer)
    if (!isTensor(root) || root.storage.born < scope.mark) scope.roots.push(root);
}

/** Finds the storages that can be reached from values. */
class Reach {
  readonly storages = new Set<Storage>();
  /** Whether something was found into which nobody can look: a function, or an object of a class. */
  opaque = false;
  readonly #seen = new Set<object>();
  readonly #waiting: unknown[] = [];

  from(values: readonly unknown[]): void {
    const waiting = this.#waiting;
    waiting.push(...values);
    while (waiting.length > 0 && !this.opaque) {
      const value = waiting.pop();
      if (typeof value === "function") this.opaque = true;
      if (typeof value !== "object" || value === null || this.#seen.has(value)) continue;
      this.#seen.add(value);
      this.#visit(value);
    }
  }

  #visit(value: object): void {
    const waiting = this.#waiting;
    if (isTensor(value)) this.#tensor(value);
    else if (value instanceof Node) {
      const node = value as Node;
      waiting.push(node.saved, ...node.edges.map((edge) => edge?.node));
      // Hooks.
      if (node.extra !== null) this.opaque = true;
    } else if (value instanceof SavedTensor) {
      waiting.push(value.tensor, value.more instanceof Node ? value.more : null);
      if (value.tensor === null) this.opaque = true;
    } else if (Array.isArray(value)) waiting.push(...value);
    else if (isMap(value)) waiting.push(...value.keys(), ...value.values());
    else if (value instanceof Set) waiting.push(...value);
    else if (isPlainObject(value)) waiting.push(...Object.values(value));
    else if (!ArrayBuffer.isView(value) && !(value instanceof ArrayBuffer) && !(value instanceof Date))
      this.opaque = true;
  }

  #tensor(tensor: Tensor): void {
    const { storage, autograd } = tensor;
    if (storage.isWrapper) this.opaque = true;
    this.storages.add(storage).add(storageBehind(tensor));
    if (autograd === null) return;
    const { edge, grad, view } = autograd;
    this.#waiting.push(edge?.node, grad, view?.base, view?.forward);
    if (view !== null && view.replay !== null) this.opaque = true;
  }
}

/** Wrappers have accessors in place of fields. */
const isInSlab = (storage: Storage): boolean => !storage.isWrapper && (storage.marks & inSlab) !== 0;

/** Ends a scope whose body returned. `because` tells why what was created in it is gone, and is asked only if something is. */
function close({ outer, created, lost, roots, slabs }: Scope, result: unknown, because: () => Reason): void {
  const reach = new Reach();
  // While a layer, mode or tangent is there, what it holds is not known.
  if (isUnwatched() && state.forward === null) reach.from([result, ...roots]);
  else reach.opaque = true;
  const survivors: Storage[] = [];
  let reason: Reason | null = null;
  for (const storage of created) {
    if (!reach.opaque && !kept.has(storage) && !reach.storages.has(storage) && !storage.isWrapper)
      giveBack(storage, (reason ??= because()));
    else if (storage.isWrapper || (storage.marks & isGone) === 0) survivors.push(storage);
  }
  if (outer === null) reuseSlabs(slabs, !usersKernels.any && lost.length === 0 && !survivors.some(isInSlab));
  if (outer !== null) for (const storage of survivors) outer.created.push(storage);
  else if (reach.opaque) closeResidence([], [...survivors, ...lost]);
  else closeResidence(survivors, lost);
}

/**
 * Runs `body`, and gives back the memory of the tensors that were created in it, except those that its result leads to: the tensors in it, what their
 * graphs saved, and the views of each. By themselves survive gradients of leaves from outside, states of optimisers, what tensors from outside were
 * made to refer to, and what `keep` names. Using any other tensor of the scope afterwards is an error. Never needed: without it the garbage collector frees
 * the same memory later.
 *
 * If the result has a function, or an object of a class, in it, or a layer or a mode is active at the end, or `body` throws, nothing is given back.
 *
 * @example
 * const loss = tidy(() => {
 *   optimizer.zeroGrad();
 *   const loss = model.forward(x).sub(y).square().mean();
 *   loss.backward();
 *   optimizer.step();
 *   return loss.item();
 * });
 * @throws ArgumentError if `body` is async or a generator
 */
export function tidy<R>(body: () => R): R {
  assertFunction(body, "tidy");
  return inScope(
    () => {
      const result = body();
      refuseDeferred(result, "tidy");
      return result;
    },
    () => {
      const place = placeOf(tidy);
      return (what, storage) =>
        `the tensor (${what}), created ${placeOfStorage(storage) ?? "(trackMemory({ places: true }) tells where)"} in the tidy scope of ${placeText(place)}, ` +
        "was given back at the end of the scope. Return it from the scope, or call keep(x) in it";
    },
  );
}

/** As `tidy`, for the package's own scopes: `because` tells the error of what was given back, and is asked at the end of the scope if something is. */
export function inScope<R>(body: () => R, because: () => Reason): R {
  const outer = open.scope;
  const slabs = outer === null ? markSlabs() : 0;
  const scope: Scope = { outer, mark: storageClock.count, slabs, created: [], lost: [], roots: [] };
  if (outer === null) {
    listen(note);
    outlives.install(outlive);
    openResidence();
  }
  open.scope = scope;
  let result: R;
  let isClosed = false;
  try {
    try {
      result = body();
    } finally {
      open.scope = outer;
      if (outer === null) {
        stopListening(note);
        outlives.install(null);
      }
    }
    close(scope, result, because);
    isClosed = true;
  } finally {
    const lost = isClosed ? scope.lost : scope.lost.concat(scope.created);
    if (outer !== null) for (const storage of lost) outer.lost.push(storage);
    else if (!isClosed) {
      reuseSlabs(slabs, false);
      closeResidence([], lost);
    }
  }
  return result;
}

/**
 * The tensor, which no `tidy` scope gives back.
 *
 * @example
 * let best: Tensor;
 * tidy(() => {
 *   best = keep(model.forward(x).detach());
 * });
 * @throws ArgumentError for what is not a tensor
 */
export function keep<T extends Tensor>(x: T): T {
  assertOwnTensor(x, "x");
  kept.add(x.storage).add(storageBehind(x));
  outlive({ x });
  return x;
}
