// Settings of windows that slide over images, which functions and modules check alike.

import { written } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import { checkNumber } from "./linear.js";

/** Options of `unfold` and `fold`: one number for both dimensions, or one for each. */
export interface FoldOptions {
  readonly dilation?: number | readonly number[];
  readonly padding?: number | readonly number[];
  readonly stride?: number | readonly number[];
}

/** @throws ArgumentError unless the value is an integer, which counts for both dimensions, or two */
export const pair = (where: string, name: string, value: number | readonly number[]): readonly number[] => {
  const list = typeof value === "number" ? [value, value] : value;
  if (Array.isArray(list) && list.length === 2 && list.every((one) => Number.isSafeInteger(one))) return list;
  throw new ArgumentError(`${where}: ${name} must be an integer or two, got ${written(value)}`);
};
const one = 1 as number | readonly number[];
const folding = { dilation: one, padding: 0 as number | readonly number[], stride: one };

/** The options of `unfold` and `fold`, checked. */
export function foldSettings(
  where: string,
  options: FoldOptions,
): readonly [dilation: readonly number[], padding: readonly number[], stride: readonly number[]] {
  const { dilation, padding, stride } = withDefaults(where, options, {}, folding);
  return [pair(where, "dilation", dilation), pair(where, "padding", padding), pair(where, "stride", stride)];
}

/** Options of `lpPool1d` and `lpPool2d`. */
export interface LpPoolOptions {
  readonly stride?: number | readonly number[] | null;
  readonly ceilMode?: boolean;
}

interface LpSettings {
  readonly kernel: readonly number[];
  readonly step: readonly number[];
  readonly ceilMode: boolean;
}

/** The settings of pooling by power means, checked. */
export function lpSettings(
  where: string,
  dimensions: 1 | 2,
  normType: number,
  kernelSize: number | readonly number[],
  options: LpPoolOptions,
): LpSettings {
  const all = { stride: null as number | readonly number[] | null };
  const { stride, ceilMode } = withDefaults(where, options, { ceilMode: false }, all);
  checkNumber(where, "normType", normType);
  const sizes = (name: string, value: number | readonly number[]): readonly number[] => {
    if (dimensions === 2) return pair(where, name, value);
    if (!Number.isSafeInteger(value))
      throw new ArgumentError(`${where}: ${name} must be an integer, got ${written(value)}`);
    return [value as number];
  };
  return { kernel: sizes("kernelSize", kernelSize), step: sizes("stride", stride ?? kernelSize), ceilMode };
}
