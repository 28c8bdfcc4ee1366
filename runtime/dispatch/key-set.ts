// Sets of dispatch keys: two words of bits, functions on the words for hot code, and a class over them for people.
import {
  backendCount,
  backendMask,
  firstSlotOf,
  fullWord,
  functionalityCount,
  functionalityHi,
  functionalityLo,
  functionalityRows,
  lowFunctionalities,
  type RuntimeKey,
  runtimeKeys,
  wordsOf,
} from "./keys.js";

// What slot() needs of each functionality, padded to 45 rows so that a wrong word cannot index outside.
const slotBase: number[] = [];
const slotBackendMask: number[] = [];
for (let i = 0; i < 48; i++) {
  slotBase.push(i < functionalityCount ? firstSlotOf[i]! : 0);
  slotBackendMask.push(i < functionalityCount && functionalityRows[i]!.perBackend ? 15 : 0);
}

// The two rows that nearly every call ends in, Dense and AutogradFunctionality, are told apart by comparing words.
const denseFirst = firstSlotOf[0]!;
const denseEnd = functionalityLo(1);
const autogradIndex = functionalityRows.findIndex((row) => row.name === "AutogradFunctionality");
const autogradFirst = firstSlotOf[autogradIndex]!;
const autogradBit = functionalityHi(autogradIndex);
const autogradEnd = autogradBit << 1;

/**
 * The table slot of the highest key of a set: its highest functionality, combined with its highest backend when that
 * functionality is per backend. A per-backend functionality without any backend counts as the lowest backend's, as in
 * C10. No functionality at all is slot 0, Undefined.
 */
export function slot(lo: number, hi: number): number {
  if (hi === 0) {
    if (lo < denseEnd) return lo < 0x10000 ? 0 : denseFirst + 31 - Math.clz32((lo & 0xffff) | 1);
  } else if (hi >= autogradBit && hi < autogradEnd) return autogradFirst + 31 - Math.clz32((lo & 0xffff) | 1);
  return slotOfRow(lo, hi);
}

function slotOfRow(lo: number, hi: number): number {
  const index = hi !== 0 ? 45 - Math.clz32(hi) : 15 - Math.clz32(lo);
  return slotBase[index]! + (slotBackendMask[index]! & (31 - Math.clz32((lo & 0xffff) | 1)));
}

/** Index of the highest functionality of the words, -1 if there is none. */
export function highestFunctionality(lo: number, hi: number): number {
  if (hi !== 0) return 45 - Math.clz32(hi);
  return lo < 0x10000 ? -1 : 15 - Math.clz32(lo);
}

/** Index of the highest backend of the low word, -1 if there is none. */
export function highestBackend(lo: number): number {
  const backends = lo & backendMask;
  return backends === 0 ? -1 : 31 - Math.clz32(backends);
}

/** The low word of everything below functionality `index`, all backends included. */
export function belowLo(index: number): number {
  if (index >= lowFunctionalities) return fullWord;
  return backendMask | ((functionalityLo(index) - 1) & ~backendMask & fullWord);
}

/** The high word of everything below functionality `index`. */
export function belowHi(index: number): number {
  return index < lowFunctionalities ? 0 : functionalityHi(index) - 1;
}

/** A key name, the words of a set, or a set. */
export type KeySetLike = KeySet | string | Iterable<string>;

/** An immutable set of dispatch keys, for people: hot code works on the two words. */
export class KeySet {
  readonly lo: number;
  readonly hi: number;

  constructor(lo: number, hi: number) {
    this.lo = lo;
    this.hi = hi;
  }

  static readonly empty: KeySet = new KeySet(0, 0);
  /** Every backend and every functionality. */
  static readonly full: KeySet = new KeySet(
    (1 << backendCount) - 1 + (fullWord & ~backendMask),
    (1 << (functionalityCount - lowFunctionalities)) - 1,
  );

  /** A set of the named keys: runtime keys (`AutogradCPU`) or bare functionalities (`Dense`). Throws for aliases. */
  static of(...names: readonly string[]): KeySet {
    let lo = 0;
    let hi = 0;
    for (const name of names) {
      const words = wordsOf(name);
      lo |= words.lo;
      hi |= words.hi;
    }
    return new KeySet(lo, hi);
  }

  static from(keys: KeySetLike): KeySet {
    if (keys instanceof KeySet) return keys;
    return typeof keys === "string" ? KeySet.of(keys) : KeySet.of(...keys);
  }

  /**
   * Every backend, and every functionality below the one of `key`: what may be left after that key has had its turn.
   * PythonDispatcher is in all of them, as in C10, since it stands above the order.
   */
  static fullAfter(name: string): KeySet {
    const words = wordsOf(name);
    const index = highestFunctionality(words.lo, words.hi);
    const after = index < 0 ? 0 : index;
    return new KeySet(KeySet.full.lo & belowLo(after), KeySet.full.hi & belowHi(after)).add("PythonDispatcher");
  }

  /** Whether all bits of the key are in the set. Undefined is in none. */
  has(name: string): boolean {
    const words = wordsOf(name);
    if ((words.lo | words.hi) === 0) return false;
    return (this.lo & words.lo) === words.lo && (this.hi & words.hi) === words.hi;
  }

  /** Whether any bit of the other set is in this one. */
  intersects(other: KeySetLike): boolean {
    const set = KeySet.from(other);
    return ((this.lo & set.lo) | (this.hi & set.hi)) !== 0;
  }

  isSupersetOf(other: KeySetLike): boolean {
    const set = KeySet.from(other);
    return (this.lo & set.lo) === set.lo && (this.hi & set.hi) === set.hi;
  }

  isEmpty(): boolean {
    return (this.lo | this.hi) === 0;
  }

  equals(other: KeySet): boolean {
    return this.lo === other.lo && this.hi === other.hi;
  }

  union(other: KeySetLike): KeySet {
    const set = KeySet.from(other);
    return new KeySet(this.lo | set.lo, this.hi | set.hi);
  }

  intersection(other: KeySetLike): KeySet {
    const set = KeySet.from(other);
    return new KeySet(this.lo & set.lo, this.hi & set.hi);
  }

  /** The keys of this set without the functionalities of the other; backend bits stay. */
  difference(other: KeySetLike): KeySet {
    const set = KeySet.from(other);
    return new KeySet(this.lo & (~set.lo | backendMask), this.hi & ~set.hi);
  }

  /** Everything that is not in this set, backends too. */
  complement(): KeySet {
    return new KeySet(KeySet.full.lo & ~this.lo, KeySet.full.hi & ~this.hi);
  }

  add(name: string): KeySet {
    return this.union(name);
  }

  remove(name: string): KeySet {
    return this.difference(name);
  }

  /** Slot of the highest key in an operator's table. */
  get slot(): number {
    return slot(this.lo, this.hi);
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

  /** Name of the highest key. A per-backend functionality without a backend gives C10's name for that: `AutogradUnknown`. */
  get highest(): string {
    const index = highestFunctionality(this.lo, this.hi);
    if (index < 0) return "Undefined";
    const row = functionalityRows[index]!;
    if (row.perBackend && (this.lo & backendMask) === 0) return `${row.prefix}Unknown`;
    return runtimeKeys[this.slot]!.name;
  }

  /** The runtime keys of the set, lowest first: a per-backend functionality gives one key for each backend. */
  *keys(): IterableIterator<RuntimeKey> {
    for (const key of runtimeKeys) {
      if (key.slot !== 0 && (this.lo & key.lo) === key.lo && (this.hi & key.hi) === key.hi) yield key;
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
