// What `bench:against` says of a row: from paired ratios, whose lower quartile decides, so that noise does not.

/** Pairs below which a row gets no verdict. */
export const fewestPairs = 20;

/**
 * @param {readonly number[]} before
 * @param {readonly number[]} after measured in turn with `before`
 * @param {{ limit: number, exact?: boolean }} how `exact`: a figure without noise (a size), of which one pair decides
 */
export function verdict(before, after, { limit, exact = false }) {
  if (before.length === 0) return { word: "new", middle: "", quartiles: "", isSlower: false };
  const ratios = after.map((value, i) => value / before[i]).sort((a, b) => a - b);
  const at = (part) => ratios[Math.floor(part * (ratios.length - 1))];
  const isSlower = (exact || ratios.length >= fewestPairs) && at(0.25) > limit;
  const half = ratios.length >> 1;
  const middle = ratios.length % 2 === 1 ? ratios[half] : (ratios[half - 1] + ratios[half]) / 2;
  const enough = exact || ratios.length >= fewestPairs;
  return {
    word: isSlower ? "SLOWER" : enough ? "held" : "few",
    middle: middle.toFixed(3),
    quartiles: exact ? "" : `[${at(0.25).toFixed(3)}, ${at(0.75).toFixed(3)}]`,
    isSlower,
  };
}
