// Files that resize many outputs on purpose.

import { afterAll, beforeAll } from "vitest";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";

/** Drops the kernels' warnings while the tests of this file run. */
export function dropWarnings(): void {
  const { emit } = warnings;
  beforeAll(() => {
    warnings.emit = () => {};
  });
  afterAll(() => {
    warnings.emit = emit;
  });
}
