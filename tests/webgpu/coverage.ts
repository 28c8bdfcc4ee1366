// Names of operators (add, for add.Tensor, add_ and add.out) by what serves them on the device.

import { dispatcher, missingOperators } from "../../generated/index.js";
import { slotOfKey } from "../../runtime/dispatch/keys.js";

const baseOf = (name: string): string =>
  name
    .replace(/^aten::/, "")
    .replace(/\..*$/, "")
    .replace(/(?<=.)_$/, "");

/** How many have a kernel of their own, and how many only the CPU has. */
export function own(): { readonly own: number; readonly missing: number } {
  const kernels = [...dispatcher.operators()].filter(
    (entry) =>
      entry.hasSchema && entry.name.startsWith("aten::") && entry.row[slotOfKey("WebGPU")]!.reason === "kernel",
  );
  return {
    own: new Set(kernels.map(({ name }) => baseOf(name))).size,
    missing: new Set(missingOperators("WebGPU").map(({ name }) => baseOf(name))).size,
  };
}
