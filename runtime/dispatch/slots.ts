// Computes the highest key of a key set and its index in a dispatch table, as in every call.
import {
  autogradFunctionalityHi,
  backendMask,
  denseLo,
  firstSlotOf,
  fullWord,
  functionalityCount,
  functionalityHi,
  functionalityLo,
  functionalityRows,
  highFunctionalities,
  lowFunctionalities,
  slotCount,
  thirdBit,
  thirdOf,
  thirdUnit,
  withThird,
} from "./keys.js";

/** The functionalities of the low and the high word. */
const twoWords = lowFunctionalities + highFunctionalities;
/** After the cells of keys, a table has one for calls with keys of the third word, if the list has such keys. */
export const cellCount: number = (() => slotCount + (functionalityCount > twoWords ? 1 : 0))();

/** A column with an entry for the bit of the third word, padded so that an invalid word cannot index out of bounds. */
function byBit(column: readonly number[], third: number): readonly number[] {
  return [...column.slice(0, twoWords), third, ...column.slice(twoWords), 0, 0, 0, 0, 0];
}

// Columns for slot(), by functionality.
const slotBase: readonly number[] = byBit(firstSlotOf, cellCount === slotCount ? 0 : slotCount);
const slotBackendMask: readonly number[] = byBit(
  functionalityRows.map(({ perBackend }): number => (perBackend ? 15 : 0)),
  0,
);

// The two rows that nearly every call uses, Dense and AutogradFunctionality, are recognised by comparing words.
const denseFirst = slotBase[0]!;
const denseEnd = denseLo << 1;
const autogradBit = autogradFunctionalityHi;
const autogradFirst = slotBase[45 - Math.clz32(autogradBit)]!;
const autogradEnd = autogradBit << 1;

/**
 * The table slot of the highest key of a set: its highest functionality, combined with the highest backend if that
 * functionality is per backend. A per-backend functionality without a backend uses the lowest backend, as in C10. Without
 * a functionality it is slot 0, Undefined. For the bit of the third word without that word, as in stubs, it is the cell
 * after those of keys.
 */
export function slot(lo: number, hi: number): number {
  if (hi === 0) {
    if (lo < denseEnd) return lo < 0x10000 ? 0 : denseFirst + 31 - Math.clz32((lo & 0xffff) | 1);
  } else if (hi >= autogradBit && hi < autogradEnd) return autogradFirst + 31 - Math.clz32((lo & 0xffff) | 1);
  return slotOfRow(lo, hi);
}

function slotOfRow(lo: number, hi: number): number {
  const index = hi > fullWord ? 75 - Math.clz32(hi / thirdUnit) : hi !== 0 ? 45 - Math.clz32(hi) : 15 - Math.clz32(lo);
  return slotBase[index]! + (slotBackendMask[index]! & (31 - Math.clz32((lo & 0xffff) | 1)));
}

/** Index of the highest functionality of the words, -1 if there is none. */
export function highestFunctionality(lo: number, hi: number): number {
  if (hi !== 0) return hi > fullWord ? 74 - Math.clz32(hi / thirdUnit) : 45 - Math.clz32(hi);
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
  if (index < twoWords) return index < lowFunctionalities ? 0 : functionalityHi(index) - 1;
  return withThird(fullWord, thirdOf(functionalityHi(index)) - 1);
}

/** The high word of an intersection. */
export function commonHi(a: number, b: number): number {
  const bits = a & b;
  return bits < thirdBit ? bits : withThird(bits, thirdOf(a) & thirdOf(b));
}

/** The high word without one functionality. */
export function withoutHi(hi: number, index: number): number {
  const bits = functionalityHi(index);
  return withThird(hi & ~(bits & fullWord), thirdOf(hi) & ~thirdOf(bits));
}
