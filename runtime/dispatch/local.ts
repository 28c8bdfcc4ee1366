// The included and excluded key sets, which guards change: one shared object, which every stub reads.
/// <reference lib="esnext.disposable" preserve="true" />
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { BitSetting, type Change, Changes } from "../core/local-state.js";
import { once } from "../core/shared.js";
import { assertFunction, refuseDeferred } from "../core/synchronous.js";
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

/** A class, so that engines give its fields a layout of their own: `words` below has the same names, and would make each of them a reference. */
class Local implements LocalState {
  includedLo = defaultIncludedLo;
  includedHi = defaultIncludedHi;
  includedThird = 0;
  keepLo = defaultKeepLo;
  keepHi = defaultKeepHi;
  keepThird = fullThird;
}

export const local: LocalState = once("dispatch.local", () => new Local());

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

/** Undoes what it changed when disposed, and nothing else, in any order; disposing twice has no effect. */
export interface DispatchGuard {
  dispose(): void;
  [Symbol.dispose](): void;
}

class PlainGuard implements DispatchGuard {
  private readonly changes: Changes;
  declare [Symbol.dispose]: () => void;

  constructor(changes: Changes) {
    this.changes = changes;
  }

  dispose(): void {
    this.changes.close();
  }
}

/** Adds `Symbol.dispose`, which `using` requires, in engines that have the symbol. */
function disposable<C extends { readonly prototype: { dispose(): void } }>(guard: C): C {
  const symbol = Symbol.dispose as symbol | undefined;
  if (symbol !== undefined) Object.defineProperty(guard.prototype, symbol, { value: guard.prototype.dispose });
  return guard;
}

const Guard = disposable(PlainGuard);

export function guardOf(changes: Changes): DispatchGuard {
  return new Guard(changes);
}

/** A guard that undoes changes, and then calls `after`, once. */
export function guardThen(changes: Changes, after: () => void): DispatchGuard {
  const dispose = (): void => {
    if (changes.close()) after();
  };
  return { dispose, [Symbol.dispose]: dispose };
}

/** The words that guards change, bit by bit. */
const words: { readonly [Word in keyof LocalState]: BitSetting } = once("dispatch.words", () => ({
  includedLo: new BitSetting(
    () => local.includedLo,
    (bits) => {
      local.includedLo = bits;
    },
  ),
  includedHi: new BitSetting(
    () => local.includedHi,
    (bits) => {
      local.includedHi = bits;
    },
  ),
  includedThird: new BitSetting(
    () => local.includedThird,
    (bits) => {
      local.includedThird = bits;
    },
  ),
  keepLo: new BitSetting(
    () => local.keepLo,
    (bits) => {
      local.keepLo = bits;
    },
  ),
  keepHi: new BitSetting(
    () => local.keepHi,
    (bits) => {
      local.keepHi = bits;
    },
  ),
  keepThird: new BitSetting(
    () => local.keepThird,
    (bits) => {
      local.keepThird = bits;
    },
  ),
}));

/** Runs `body`, then disposes the guard, also on errors. Rejects async callbacks and generators. */
export function underGuard<R>(guard: DispatchGuard, name: string, body: () => R): R {
  let result: R;
  try {
    assertFunction(body, name);
    result = body();
  } finally {
    guard.dispose();
  }
  refuseDeferred(result, name);
  return result;
}

function given(keys: KeySetLike): KeySet {
  const names: unknown = typeof keys === "string" || isKeySet(keys) ? [] : keys;
  if (!Array.isArray(names) || !names.every((name) => typeof name === "string"))
    throw new ArgumentError(`expected dispatch keys as a name, an array of names or a KeySet, got ${describe(keys)}`);
  return KeySet.from(keys);
}

/** The changes of up to three words. Bits of an empty mask are no change. */
function changes(
  isScoped: boolean,
  ...parts: readonly (readonly [word: BitSetting, mask: number, value: number])[]
): Changes {
  let first: Change | null = null;
  let others: Change[] | null = null;
  for (const [word, mask, value] of parts) {
    if (mask === 0) continue;
    const change = word.set(mask, value, isScoped);
    if (first === null) first = change;
    else (others ??= []).push(change);
  }
  return new Changes(first, others);
}

/** Includes keys. @param isScoped whether the caller closes the changes before it returns, as callback forms do */
export function including(keys: KeySetLike, isScoped: boolean): Changes {
  const { lo, hi } = given(keys);
  const third = thirdOf(hi);
  if (lo === 0 && third === 0) return new Changes(words.includedHi.set(hi, hi, isScoped));
  return changes(
    isScoped,
    [words.includedLo, lo, lo],
    [words.includedHi, hi & fullWord, hi & fullWord],
    [words.includedThird, third, third],
  );
}

/** Excludes keys, as `including`. */
export function excluding(keys: KeySetLike, isScoped: boolean): Changes {
  const { lo, hi } = given(keys);
  const third = thirdOf(hi);
  if (lo === 0 && third === 0) return new Changes(words.keepHi.set(hi, 0, isScoped));
  return changes(
    isScoped,
    [words.keepLo, lo & ~backendMask, 0],
    [words.keepHi, hi & fullWord & ~thirdBit, 0],
    [words.keepThird, third, 0],
  );
}

/** Switches functionalities of the high word on or off, whatever they were: those that tensors carry. */
export function keeping(hi: number, isKept: boolean, isScoped: boolean): Changes {
  return new Changes(words.keepHi.set(hi, isKept ? hi : 0, isScoped));
}

/** Takes keys of one of the words from those that are included, for a caller that restores them before it returns. */
export function notIncluding(lo: number, hi: number): Changes {
  return new Changes(hi === 0 ? words.includedLo.set(lo, 0, true) : words.includedHi.set(hi, 0, true));
}

/** Sets the word of the functionalities that tensors carry, for a caller that closes the change before it returns. */
export function keepingExactly(keepHi: number): Change {
  return words.keepHi.set(fullWord, keepHi, true);
}

/** Includes keys in all calls until disposed: `using g = includeGuard("Tracer")`. */
export function includeGuard(keys: KeySetLike): DispatchGuard {
  return new Guard(including(keys, false));
}

/** Excludes keys from all calls until disposed. Backends cannot be excluded. */
export function excludeGuard(keys: KeySetLike): DispatchGuard {
  return new Guard(excluding(keys, false));
}

/** Replaces both sets until disposed, for example to re-enable an excluded key. */
export function forceKeysGuard(included: KeySetLike, excluded: KeySetLike): DispatchGuard {
  const inside = given(included);
  const outside = given(excluded);
  return new Guard(
    changes(
      false,
      [words.includedLo, fullWord, inside.lo],
      [words.includedHi, fullWord, inside.hi & fullWord],
      [words.includedThird, fullThird, thirdOf(inside.hi)],
      [words.keepLo, fullWord, KeySet.full.lo & (~outside.lo | backendMask)],
      [words.keepHi, fullWord, fullWord & (~outside.hi | thirdBit)],
      [words.keepThird, fullThird, fullThird & ~thirdOf(outside.hi)],
    ),
  );
}

/** Runs `body`, then undoes the changes, also on errors. Rejects async callbacks and generators. */
export function underChanges<R>(changes: Changes, name: string, body: () => R): R {
  let result: R;
  try {
    assertFunction(body, name);
    result = body();
  } finally {
    changes.close();
  }
  refuseDeferred(result, name);
  return result;
}

/** Runs `body` with keys included in all calls; returns its result. */
export function withIncluded<R>(keys: KeySetLike, body: () => R): R {
  return underChanges(including(keys, true), "withIncluded", body);
}

/** Runs `body` with keys excluded from all calls; returns its result. */
export function withExcluded<R>(keys: KeySetLike, body: () => R): R {
  return underChanges(excluding(keys, true), "withExcluded", body);
}

/** Runs `body` with the autograd keys excluded. In-place and view operators still dispatch to ADInplaceOrView. */
export function belowAutograd<R>(body: () => R): R {
  return underChanges(keeping(autogradHi, false, true), "belowAutograd", body);
}

/** Runs `body` with the autograd keys and ADInplaceOrView excluded, for operators that are neither in-place nor views. */
export function belowInplaceOrView<R>(body: () => R): R {
  return underChanges(keeping(autogradHi | inplaceOrViewHi, false, true), "belowInplaceOrView", body);
}

/** The keys of inference mode, on or off. */
export function inferenceKeys(enabled: boolean, isScoped: boolean): Changes {
  return changes(
    isScoped,
    [words.keepHi, autogradHi, enabled ? 0 : autogradHi],
    [words.includedHi, inplaceOrViewHi, enabled ? 0 : inplaceOrViewHi],
  );
}

/** Excludes the autograd keys, and removes ADInplaceOrView from the included set. */
export function inferenceModeGuard(enabled = true): DispatchGuard {
  return new Guard(inferenceKeys(enabled, false));
}

/**
 * Whether inference mode is active: new tensors have neither autograd nor ADInplaceOrView keys.
 */
export function inInferenceMode(): boolean {
  return (local.includedHi & inplaceOrViewHi) === 0 && (local.keepHi & autogradHi) === 0;
}
