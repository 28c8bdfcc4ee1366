// Adapts limits and adjacent numbers of float32 to those of a half-precision dtype, for operators that depend on them
// but compute in float32.

import type { Format } from "../../core/format.js";
import type { Tensor } from "../../core/tensor.js";
import { arrayOf } from "../memory/arrays.js";

const largestFloat32 = (2 - 2 ** -23) * 2 ** 127;

/** Replaces the limits of float32 by those of the format. */
export function toLimits(computed: Tensor, { largest }: Format): void {
  const numbers = arrayOf(computed);
  for (let i = 0; i < computed.numel; i++)
    if (Math.abs(numbers[i]!) === largestFloat32) numbers[i] = numbers[i]! < 0 ? -largest : largest;
}

/** Replaces a float32 number adjacent to a number of the format by the adjacent number of the format, in the same direction. */
export function toNeighbours(computed: Tensor, { load, store }: Format): void {
  const numbers = arrayOf(computed);
  for (let i = 0; i < computed.numel; i++) {
    const value = Number(numbers[i]);
    // float32's neighbour of a number rounds back to that number.
    const bits = store(value);
    const [rounded, size] = [Math.abs(load(bits)), Math.abs(value)];
    if (rounded !== size && size === size) numbers[i] = load(size > rounded ? bits + 1 : bits - 1);
  }
}
