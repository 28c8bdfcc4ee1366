// Conversions between rows of half precision and numbers, as tables of loops, so that faster ones can be offered.
// Installed by runtime/features/half.ts.

import { byCode, dtypes } from "../../core/dtype.js";
import { fastLoad, fastStore, formatOf, type RowConversion } from "../../core/format.js";
import { installVectorKinds, type RowLoop, rowLoops } from "../../core/format-rows.js";
import { type InnerLoop, type InnerLoopDefinition, innerLoop } from "../loops/inner-loop.js";

const conversion = (direction: "load" | "store"): InnerLoopDefinition<RowLoop> => ({
  cells: () => byCode((dtype) => rowLoops(dtype.name)?.[direction] ?? null, null),
  size: (count) => count,
  operators: ["_to_copy"],
});

/** From bits to numbers, and from numbers to bits, by the dtype of the bits. */
export const loadLoops = innerLoop("_to_copy/load", conversion("load"));
export const storeLoops = innerLoop("_to_copy/store", conversion("store"));

/** Installs the conversions that use offered loops, and lets vector loops use them. */
export function installFastRows(): void {
  const codes = new Map(dtypes.map(({ code }) => [formatOf(code), code]));
  const through =
    (loops: InnerLoop<RowLoop>): RowConversion =>
    (format, bits, offset, numbers, at, count) => {
      loops.at(codes.get(format)!, count)!(count, bits, offset, numbers, at);
    };
  fastLoad.install(through(loadLoops));
  fastStore.install(through(storeLoops));
  installVectorKinds();
}
