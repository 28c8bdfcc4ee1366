// The error of kernels whose result shapes depend on elements that a meta tensor does not have.

import { UnsupportedError } from "../../core/errors.js";

export function dataNeeded(operator: string): UnsupportedError {
  return new UnsupportedError(
    `${operator}: the shape of the result depends on data, and tensors on device "meta" have none`,
  );
}
