// Checks of operators on lists of tensors.

import { ArgumentError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";

/** @throws ArgumentError if a list is empty or lengths differ */
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

/** @throws ArgumentError unless there is one number per tensor */
export function checkScalars(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  if (self.length !== scalars.length) {
    throw new ArgumentError(
      `Tensor list must have same number of elements as scalar list, got ${self.length} and ${scalars.length}`,
    );
  }
}
