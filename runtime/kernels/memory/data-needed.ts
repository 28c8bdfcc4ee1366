// The error of kernels whose result shapes depend on elements that a meta tensor does not have.

import { UnsupportedError } from "../../core/errors.js";
import { once } from "../../core/shared.js";

/** Errors of `dataNeeded`, for devices whose shapes come from these kernels, and which say it in other words. */
const made: WeakSet<object> = once("kernels.dataNeeded", () => new WeakSet());

export function dataNeeded(operator: string): UnsupportedError {
  const error = new UnsupportedError(
    `${operator}: the shape of the result depends on data, and tensors on device "meta" have none`,
  );
  made.add(error);
  return error;
}

export const isDataNeeded = (error: unknown): boolean => typeof error === "object" && error !== null && made.has(error);
