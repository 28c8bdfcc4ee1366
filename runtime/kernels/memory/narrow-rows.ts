// Conversions between rows of half precision and numbers, as tables of loops, so that faster ones can be offered.
// Installed by runtime/features/half.ts.

import { dtypes } from "../../core/dtype.js";
import { fastRows, formatOf, type RowConversion } from "../../core/format.js";
import { installVectorKinds, type RowLoop, rowLoops } from "../../core/format-rows.js";
import { beforeLong, type LoopTable, longRun, namedTable, offerNow } from "../loops/loop-table.js";

const table = (name: string, direction: "load" | "store"): LoopTable<RowLoop> =>
  namedTable(name, () => dtypes.map((dtype) => rowLoops(dtype.name)?.[direction] ?? null));

/** From bits to numbers, and from numbers to bits, by the dtype of the bits. */
export const loadLoops: LoopTable<RowLoop> = table("loadRows", "load");
export const storeLoops: LoopTable<RowLoop> = table("storeRows", "store");

/** Installs the conversions that use offered loops, and lets vector loops use them. */
export function installFastRows(): void {
  const codes = new Map(dtypes.map(({ code }) => [formatOf(code), code]));
  const through =
    (loops: LoopTable<RowLoop>): RowConversion =>
    (format, bits, offset, numbers, at, count) => {
      if (count >= longRun && beforeLong.offer !== null) offerNow();
      loops[codes.get(format)!]!(count, bits, offset, numbers, at);
    };
  fastRows.load = through(loadLoops);
  fastRows.store = through(storeLoops);
  installVectorKinds();
}
