// What operators on lists of tensors check before they begin.

import { ArgumentError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";

/** @throws ArgumentError where the lists are empty or of different lengths */
export function checkLists(self: readonly Tensor[], ...others: readonly (readonly (Tensor | null)[])[]): void {
  if (self.length === 0) throw new ArgumentError("Tensor list must have at least one tensor.");
  for (const other of others) {
    if (self.length !== other.length) {
      throw new ArgumentError(
        `Tensor lists must have the same number of tensors, got ${self.length} and ${other.length}`,
      );
    }
  }
}

/** @throws ArgumentError where there is not one number for each tensor */
export function checkScalars(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  if (self.length !== scalars.length) {
    throw new ArgumentError(
      `Tensor list must have same number of elements as scalar list, got ${self.length} and ${scalars.length}`,
    );
  }
}
