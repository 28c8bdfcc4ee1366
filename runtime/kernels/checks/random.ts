// What kernels of random numbers ask of their arguments.

import { ArgumentError } from "../../core/errors.js";

/** How many numbers randperm puts in order. @throws ArgumentError for a negative count */
export function checkPermuted(n: number): void {
  if (n < 0) throw new ArgumentError(`n must be non-negative, got${n}`);
}
