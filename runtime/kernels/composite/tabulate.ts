// Tensors computed from their indices: tables that composite kernels start from, on any device.

import { _to_copy } from "../../../generated/operators.js";
import type { Device } from "../../core/device.js";
import { writeElement } from "../../core/elements.js";
import { coreHooks } from "../../core/hooks.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";

/**
 * A row-major tensor whose element i is `at(i)`. On other devices than the CPU it is a copy. On meta `at` is not called,
 * unless the program is traced without values: its graph runs where the table is needed.
 */
export function tabulate(
  shape: readonly number[],
  code: number,
  device: Device,
  at: (index: number) => number,
): Tensor {
  if (device === "meta" && coreHooks.hides === null) return allocateCode(shape, code, device);
  const result = allocateCode(shape, code);
  for (let i = 0; i < result.numel; i++) writeElement(result.storage, code, i, at(i));
  return device === "cpu" ? result : _to_copy(result, null, null, device, null, false, null);
}
