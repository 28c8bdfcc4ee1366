// Argument checks of random number kernels.

import { isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";

/** Checks the length of a permutation. @throws ArgumentError for a negative count */
export function checkPermuted(n: number): void {
  if (n < 0) throw new ArgumentError(`n must be non-negative, got${n}`);
}

/** The checks of `multinomial` that need no elements. */
export function checkMultinomial(self: Tensor, numSamples: number, replacement: boolean): void {
  const dims = self.shape.length;
  if (dims < 1 || dims > 2) throw new ArgumentError("prob_dist must be 1 or 2 dim");
  if (!isFloatingCode(self.dtypeCode)) {
    throw new DTypeError(`multinomial only supports floating-point dtypes for input, got: ${self.dtype}`);
  }
  if (!(numSamples > 0)) throw new ArgumentError("cannot sample n_sample <= 0 samples");
  if (!replacement && numSamples > self.shape[dims - 1]!) {
    throw new ArgumentError("cannot sample n_sample > prob_dist.size(-1) samples without replacement");
  }
}
