// Options of modules that are one of several texts.

import { written } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";

/** What becomes of the losses of all elements or examples: nothing, their mean, or their sum. */
export type Reduction = "none" | "mean" | "sum";

/** The reductions, each at the number that operators take for it. */
export const reductions: readonly Reduction[] = ["none", "mean", "sum"];

/** How `interpolate` and `Upsample` compute new elements. */
export type InterpolationMode = "nearest" | "nearest-exact" | "linear" | "bilinear" | "trilinear" | "bicubic" | "area";

/** All of them. */
export const interpolationModes: readonly InterpolationMode[] = [
  ...(["nearest", "nearest-exact", "linear", "bilinear", "trilinear", "bicubic", "area"] as const),
];

/** The number that operators take for a reduction. @throws ArgumentError for another text */
export function reductionCode(where: string, reduction: Reduction): number {
  checkChoice(where, "reduction", reduction, reductions);
  return reductions.indexOf(reduction);
}

/** @throws ArgumentError unless the value is one of these texts */
export function checkChoice<T extends string>(where: string, name: string, value: T, choices: readonly T[]): T {
  if (choices.includes(value)) return value;
  const all = choices.map((choice) => JSON.stringify(choice));
  throw new ArgumentError(
    `${where}: ${name} must be ${all.slice(0, -1).join(", ")} or ${all.at(-1)!}, got ${written(value)}`,
  );
}
