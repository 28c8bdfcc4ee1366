// Computes the highest key of a key set and its index in a dispatch table, as in every call.
import {
  autogradFunctionalityHi,
  backendMask,
  denseLo,
  firstSlotOf,
  fullWord,
  functionalityHi,
  functionalityLo,
  functionalityRows,
  highFunctionalities,
  lowFunctionalities,
  rankOf,
  slotCount,
  thirdBit,
  thirdOf,
  withThird,
} from "./keys.js";

/** The functionalities of the low and the high word. */
const twoWords = lowFunctionalities + highFunctionalities;
/** After the cells of listed keys, a table has one for calls with keys of the third word. */
export const cellCount: number = slotCount + 1;

/** A column of the two words with an entry for the bit of the third, padded so that an invalid word cannot index out of bounds. */
function byBit(column: readonly number[], third: number): readonly number[] {
  return [...column.slice(0, twoWords), third, 0, 0, 0, 0, 0];
}

// Columns for slot(), by functionality.
const slotBase: readonly number[] = byBit(firstSlotOf, slotCount);
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
 * The cell of a table that a call with these words enters: that of the highest key, its highest functionality, combined with the highest backend if
 * that functionality is per backend. A per-backend functionality without a backend uses the lowest backend, as in C10. Without a functionality it is
 * cell 0, Undefined. For sets with keys of the third word, or with its bit alone, as in stubs, it is the cell after those of listed keys.
 */
export function slot(lo: number, hi: number): number {
  if (hi === 0) {
    if (lo < denseEnd) return lo < 0x10000 ? 0 : denseFirst + 31 - Math.clz32((lo & 0xffff) | 1);
  } else if (hi >= autogradBit && hi < autogradEnd) return autogradFirst + 31 - Math.clz32((lo & 0xffff) | 1);
  return slotOfRow(lo, hi);
}

function slotOfRow(lo: number, hi: number): number {
  const index = hi > fullWord ? twoWords : hi !== 0 ? 45 - Math.clz32(hi) : 15 - Math.clz32(lo);
  return slotBase[index]! + (slotBackendMask[index]! & (31 - Math.clz32((lo & 0xffff) | 1)));
}

/** The slot of the highest key of a set, 0 if there is none: unlike `slot`, also of a key of the third word. */
export function keySlot(lo: number, hi: number): number {
  if (hi <= fullWord) return slot(lo, hi);
  const index = highestFunctionality(lo, hi);
  if (index < 0) return 0;
  return firstSlotOf[index]! + (functionalityRows[index]!.perBackend ? 31 - Math.clz32((lo & 0xffff) | 1) : 0);
}

/** Index of the highest functionality of the words, -1 if there is none. */
export function highestFunctionality(lo: number, hi: number): number {
  if (hi > fullWord) return highestOfThree(lo, hi);
  if (hi !== 0) return 45 - Math.clz32(hi);
  return lo < 0x10000 ? -1 : 15 - Math.clz32(lo);
}

/** The keys of the third word are in the places of the order that their ranks say. */
function highestOfThree(lo: number, hi: number): number {
  let best = highestFunctionality(lo, hi & (thirdBit - 1));
  for (let third = thirdOf(hi), index = twoWords; third !== 0; third >>= 1, index++) {
    if ((third & 1) !== 0 && rankOf(index) > rankOf(best)) best = index;
  }
  return best;
}

/** Index of the highest backend of the low word, -1 if there is none. */
export function highestBackend(lo: number): number {
  const backends = lo & backendMask;
  return backends === 0 ? -1 : 31 - Math.clz32(backends);
}

/** The number of listed functionalities below a functionality. */
function listedBelow(index: number): number {
  return Math.ceil(rankOf(index));
}

/** The low word of everything below functionality `index`, all backends included. */
export function belowLo(index: number): number {
  const listed = listedBelow(index);
  if (listed >= lowFunctionalities) return fullWord;
  return backendMask | ((functionalityLo(listed) - 1) & ~backendMask & fullWord);
}

/** The high word of everything below functionality `index`. */
export function belowHi(index: number): number {
  const listed = listedBelow(index);
  let third = 0;
  for (let at = twoWords; at < functionalityRows.length; at++)
    if (functionalityRows[at]!.rank < rankOf(index)) third |= 1 << (at - twoWords);
  const hi = listed < lowFunctionalities ? 0 : listed < twoWords ? functionalityHi(listed) - 1 : fullWord;
  return withThird(hi, third);
}

/** The high word of an intersection. */
export function commonHi(a: number, b: number): number {
  const bits = a & b;
  return bits < thirdBit ? bits : withThird(bits, thirdOf(a) & thirdOf(b));
}

/** The low word without the highest functionality of these words; `withoutHi` is the high one's. */
export function withoutLo(lo: number, index: number): number {
  return lo & ~functionalityLo(index);
}

/** The high word without these keys of the two words; those of the third stay, which bit operators would lose. */
export function lessHi(hi: number, bits: number): number {
  return hi < thirdBit ? hi & ~bits : withThird(hi & ~bits, thirdOf(hi));
}

/** The high word without one functionality. */
export function withoutHi(hi: number, index: number): number {
  const bits = functionalityHi(index);
  return withThird(hi & ~(bits & fullWord), thirdOf(hi) & ~thirdOf(bits));
}
