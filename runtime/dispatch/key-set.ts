// Sets of dispatch keys as objects. Hot code uses the words directly, with the functions of slots.ts.
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import {
  backendCount,
  backendMask,
  firstSlotOf,
  fullThird,
  fullWord,
  functionalityRows,
  orderedKeys,
  type RuntimeKey,
  runtimeKeys,
  thirdOf,
  unitedHi,
  withThird,
  wordsOf,
} from "./keys.js";
import { belowHi, belowLo, commonHi, highestBackend, highestFunctionality, keySlot } from "./slots.js";

export { belowHi, belowLo, highestBackend, highestFunctionality, slot } from "./slots.js";

/** A key name, the words of a set, or a set. */
export type KeySetLike = KeySet | string | Iterable<string>;

interface Words {
  readonly lo: number;
  readonly hi: number;
}

function holds(set: Words, { lo, hi }: Words): boolean {
  return (set.lo & lo) === lo && commonHi(set.hi, hi) === hi;
}

/** The high word of `set` without the keys of the other. */
function otherHi(set: Words, { hi }: Words): number {
  return withThird(set.hi & ~hi, thirdOf(set.hi) & ~thirdOf(hi));
}

/** Whether a value is a key set. Sets of another copy of the runtime are instances of another class. */
export function isKeySet(value: unknown): value is KeySet {
  return typeof (value as Partial<KeySet> | null | undefined)?.lo === "number";
}

/** An immutable set of dispatch keys. */
export class KeySet {
  /** The low word. */
  readonly lo: number;
  /** The high word. It exceeds 2^30 if the set has keys of the third word, which bit operators would lose. */
  readonly hi: number;

  constructor(lo: number, hi: number) {
    this.lo = lo;
    this.hi = hi;
  }

  static readonly empty: KeySet = new KeySet(0, 0);
  /** Every backend and every functionality, those included that programs may define. */
  static readonly full: KeySet = new KeySet(
    (1 << backendCount) - 1 + (fullWord & ~backendMask),
    withThird(fullWord, fullThird),
  );

  /** A set of the named keys: runtime keys (`AutogradCPU`) or bare functionalities (`Dense`). Throws for aliases. */
  static of(...names: readonly string[]): KeySet {
    let lo = 0;
    let hi = 0;
    for (const name of names) {
      const words = wordsOf(name);
      lo |= words.lo;
      hi = unitedHi(hi, words.hi);
    }
    return new KeySet(lo, hi);
  }

  /** Returns a set unchanged, or creates the set of the named keys. @throws ArgumentError for other values */
  static from(keys: KeySetLike): KeySet {
    if (isKeySet(keys)) return keys;
    if (typeof (keys as Iterable<string> | null | undefined)?.[Symbol.iterator] !== "function")
      throw new ArgumentError(`KeySet: expected a dispatch key, several or a KeySet, got ${describe(keys)}`);
    return typeof keys === "string" ? KeySet.of(keys) : KeySet.of(...keys);
  }

  /**
   * All backends, and all functionalities below the named key's: the keys that may remain after that key was handled.
   * PythonDispatcher is always included, as in C10.
   */
  static fullAfter(name: string): KeySet {
    const words = wordsOf(name);
    const index = highestFunctionality(words.lo, words.hi);
    const after = index < 0 ? 0 : index;
    return new KeySet(KeySet.full.lo & belowLo(after), belowHi(after)).add("PythonDispatcher");
  }

  /** Whether all bits of the key are in the set. Undefined is in no set. */
  has(name: string): boolean {
    const words = wordsOf(name);
    if (words.lo === 0 && words.hi === 0) return false;
    return holds(this, words);
  }

  /** Whether any bit of the other set is in this one. */
  intersects(other: KeySetLike): boolean {
    const set = KeySet.from(other);
    return (this.lo & set.lo) !== 0 || commonHi(this.hi, set.hi) !== 0;
  }

  isSupersetOf(other: KeySetLike): boolean {
    return holds(this, KeySet.from(other));
  }

  isEmpty(): boolean {
    return this.lo === 0 && this.hi === 0;
  }

  equals(other: KeySetLike): boolean {
    const { lo, hi } = KeySet.from(other);
    return this.lo === lo && this.hi === hi;
  }

  union(other: KeySetLike): KeySet {
    const set = KeySet.from(other);
    return new KeySet(this.lo | set.lo, unitedHi(this.hi, set.hi));
  }

  intersection(other: KeySetLike): KeySet {
    const set = KeySet.from(other);
    return new KeySet(this.lo & set.lo, commonHi(this.hi, set.hi));
  }

  /** The keys of this set without the functionalities of the other; backend bits are retained. */
  difference(other: KeySetLike): KeySet {
    const set = KeySet.from(other);
    return new KeySet(this.lo & (~set.lo | backendMask), otherHi(this, set));
  }

  /** All keys and backends that are not in this set. */
  complement(): KeySet {
    return new KeySet(KeySet.full.lo & ~this.lo, otherHi(KeySet.full, this));
  }

  add(name: string): KeySet {
    return this.union(name);
  }

  remove(name: string): KeySet {
    return this.difference(name);
  }

  /** Slot of the highest key in an operator's table. */
  get slot(): number {
    return keySlot(this.lo, this.hi);
  }

  /** Name of the highest functionality, or Undefined. */
  get highestFunctionality(): string {
    const index = highestFunctionality(this.lo, this.hi);
    return index < 0 ? "Undefined" : functionalityRows[index]!.name;
  }

  /** Name of the highest backend's Dense key, or Undefined. */
  get highestBackend(): string {
    const index = highestBackend(this.lo);
    return index < 0 ? "Undefined" : runtimeKeys[firstSlotOf[0]! + index]!.name;
  }

  /** Name of the highest key. A per-backend functionality without a backend has C10's name for that: `AutogradUnknown`. */
  get highest(): string {
    const index = highestFunctionality(this.lo, this.hi);
    if (index < 0) return "Undefined";
    const row = functionalityRows[index]!;
    if (row.perBackend && (this.lo & backendMask) === 0) return `${row.prefix}Unknown`;
    return runtimeKeys[this.slot]!.name;
  }

  /** The runtime keys of the set, lowest first: a per-backend functionality expands to one key for each backend. */
  *keys(): IterableIterator<RuntimeKey> {
    for (const key of orderedKeys.list) {
      if (key.slot !== 0 && holds(this, key)) yield key;
    }
  }

  *[Symbol.iterator](): IterableIterator<string> {
    for (const key of this.keys()) yield key.name;
  }

  toString(): string {
    return `DispatchKeySet(${[...this].join(", ")})`;
  }

  toJSON(): string[] {
    return [...this];
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }
}
