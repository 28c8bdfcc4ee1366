// The included and excluded key sets, which guards change: one shared object, which every stub reads.
/// <reference lib="esnext.disposable" preserve="true" />
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { once } from "../core/shared.js";
import { assertFunction } from "../core/tensor.js";
import { isKeySet, KeySet, type KeySetLike } from "./key-set.js";
import {
  autogradHi,
  backendMask,
  defaultIncludedHi,
  defaultIncludedLo,
  defaultKeepHi,
  defaultKeepLo,
  fullThird,
  fullWord,
  inplaceOrViewHi,
  pythonLo,
  thirdBit,
  thirdOf,
  withThird,
} from "./keys.js";

/**
 * The state of the current guards, as words. `keep` is the complement of the excluded set, so that stubs need one AND. High words
 * record only whether the third word is non-zero; that of `keep` always may be.
 */
export interface LocalState {
  includedLo: number;
  includedHi: number;
  includedThird: number;
  keepLo: number;
  keepHi: number;
  keepThird: number;
}

export const local: LocalState = once("dispatch.local", () => ({
  includedLo: defaultIncludedLo,
  includedHi: defaultIncludedHi,
  includedThird: 0,
  keepLo: defaultKeepLo,
  keepHi: defaultKeepHi,
  keepThird: fullThird,
}));

/** Whether a dispatch mode, which intercepts every operator below autograd, is active. */
export function isLayered(): boolean {
  return (local.includedLo & pythonLo) !== 0;
}

/** The keys that are added to those of the arguments. */
export function includedKeys(): KeySet {
  return new KeySet(local.includedLo, withThird(local.includedHi, local.includedThird));
}

/** The keys that calls exclude, whatever their arguments contribute: per-backend ones for every backend. */
export function excludedKeys(): KeySet {
  const { lo, hi } = KeySet.full;
  return new KeySet(
    (lo & ~local.keepLo) | (lo & backendMask),
    withThird(hi & ~local.keepHi, thirdOf(hi) & ~local.keepThird),
  );
}

/**
 * The current sets, for restoring them elsewhere by `forceKeysGuard(saved.included, saved.excluded)`.
 */
export function localKeySet(): { readonly included: KeySet; readonly excluded: KeySet } {
  return { included: includedKeys(), excluded: excludedKeys() };
}

/** Restores the previous state when disposed; disposing twice has no effect. */
export interface DispatchGuard {
  dispose(): void;
  [Symbol.dispose](): void;
}

class PlainGuard implements DispatchGuard {
  private readonly includedLo = local.includedLo;
  private readonly includedHi = local.includedHi;
  private readonly includedThird = local.includedThird;
  private readonly keepLo = local.keepLo;
  private readonly keepHi = local.keepHi;
  private readonly keepThird = local.keepThird;
  private active = true;
  declare [Symbol.dispose]: () => void;

  dispose(): void {
    if (!this.active) return;
    this.active = false;
    local.includedLo = this.includedLo;
    local.includedHi = this.includedHi;
    local.includedThird = this.includedThird;
    local.keepLo = this.keepLo;
    local.keepHi = this.keepHi;
    local.keepThird = this.keepThird;
  }
}

/** Adds `Symbol.dispose`, which `using` requires, in engines that have the symbol. */
function disposable<C extends { readonly prototype: { dispose(): void } }>(guard: C): C {
  const symbol = Symbol.dispose as symbol | undefined;
  if (symbol !== undefined) Object.defineProperty(guard.prototype, symbol, { value: guard.prototype.dispose });
  return guard;
}

const Guard = disposable(PlainGuard);

/** @throws ArgumentError if `result` is a promise: code after an await would run outside the guard */
export function refusePromise(result: unknown, guard: string): void {
  if (typeof result === "object" && result !== null && typeof (result as { then?: unknown }).then === "function") {
    throw new ArgumentError(
      `${guard}: the callback returned a promise. Guards are synchronous: code after an await would run outside the ` +
        "guard. Await first, and use the guard for synchronous code only.",
    );
  }
}

/** Runs `body`, then disposes the guard, also on errors. Rejects async callbacks. */
export function underGuard<R>(guard: DispatchGuard, name: string, body: () => R): R {
  let result: R;
  try {
    assertFunction(body, name);
    result = body();
  } finally {
    guard.dispose();
  }
  refusePromise(result, name);
  return result;
}

function given(keys: KeySetLike): KeySet {
  const names: unknown = typeof keys === "string" || isKeySet(keys) ? [] : keys;
  if (!Array.isArray(names) || !names.every((name) => typeof name === "string"))
    throw new ArgumentError(`expected dispatch keys as a name, an array of names or a KeySet, got ${describe(keys)}`);
  return KeySet.from(keys);
}

/** Includes keys in all calls until disposed: `using g = includeGuard("Tracer")`. */
export function includeGuard(keys: KeySetLike): DispatchGuard {
  const set = given(keys);
  const guard = new Guard();
  local.includedLo |= set.lo;
  local.includedHi |= set.hi;
  local.includedThird |= thirdOf(set.hi);
  return guard;
}

/** Excludes keys from all calls until disposed. Backends cannot be excluded. */
export function excludeGuard(keys: KeySetLike): DispatchGuard {
  const set = given(keys);
  const guard = new Guard();
  local.keepLo &= ~set.lo | backendMask;
  local.keepHi &= ~set.hi | thirdBit;
  local.keepThird &= ~thirdOf(set.hi);
  return guard;
}

/** Replaces both sets until disposed, for example to re-enable an excluded key. */
export function forceKeysGuard(included: KeySetLike, excluded: KeySetLike): DispatchGuard {
  const inside = given(included);
  const outside = given(excluded);
  const guard = new Guard();
  local.includedLo = inside.lo;
  local.includedHi = inside.hi & fullWord;
  local.includedThird = thirdOf(inside.hi);
  local.keepLo = KeySet.full.lo & (~outside.lo | backendMask);
  local.keepHi = fullWord & (~outside.hi | thirdBit);
  local.keepThird = fullThird & ~thirdOf(outside.hi);
  return guard;
}

/** Runs `body` with keys included in all calls; returns its result. */
export function withIncluded<R>(keys: KeySetLike, body: () => R): R {
  return underGuard(includeGuard(keys), "withIncluded", body);
}

/** Runs `body` with keys excluded from all calls; returns its result. */
export function withExcluded<R>(keys: KeySetLike, body: () => R): R {
  return underGuard(excludeGuard(keys), "withExcluded", body);
}

/** Runs `body` with the autograd keys excluded. In-place and view operators still dispatch to ADInplaceOrView. */
export function belowAutograd<R>(body: () => R): R {
  return underGuard(belowAutogradGuard(), "belowAutograd", body);
}

export function belowAutogradGuard(): DispatchGuard {
  const guard = new Guard();
  local.keepHi &= ~autogradHi;
  return guard;
}

/** Runs `body` with the autograd keys and ADInplaceOrView excluded, for operators that are neither in-place nor views. */
export function belowInplaceOrView<R>(body: () => R): R {
  const guard = new Guard();
  local.keepHi &= ~(autogradHi | inplaceOrViewHi);
  return underGuard(guard, "belowInplaceOrView", body);
}

/** Excludes the autograd keys, and removes ADInplaceOrView from the included set. */
export function inferenceModeGuard(enabled = true): DispatchGuard {
  const guard = new Guard();
  if (enabled) {
    local.keepHi &= ~autogradHi;
    local.includedHi &= ~inplaceOrViewHi;
  } else {
    local.keepHi |= autogradHi;
    local.includedHi |= inplaceOrViewHi;
  }
  return guard;
}

/**
 * Whether inference mode is active: new tensors have neither autograd nor ADInplaceOrView keys.
 */
export function inInferenceMode(): boolean {
  return (local.includedHi & inplaceOrViewHi) === 0 && (local.keepHi & autogradHi) === 0;
}
