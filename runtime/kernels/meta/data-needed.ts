// What Meta kernels throw where shapes follow from elements.

import { UnsupportedError } from "../../core/errors.js";

export function dataNeeded(operator: string): UnsupportedError {
  return new UnsupportedError(
    `${operator}: the shape of the result depends on data, and tensors on device "meta" have none`,
  );
}
