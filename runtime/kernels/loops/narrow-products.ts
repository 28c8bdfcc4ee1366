// Matrix products of half precision, one matrix at a time: operands are converted to numbers, and the result is rounded
// once. Installed by runtime/features/half.ts.

import { computingCodes, emulatedCodes } from "../../core/dtype.js";
import { type Format, formatOf, loadRow, storeRow } from "../../core/format.js";
import type { ProductLoop, StridedMatrix } from "../cpu/matmul.js";
import { bitLoops, type LoopTable } from "./loop-table.js";

/** A matrix as numbers; contiguous by columns if it was, else by rows. */
function asNumbers(format: Format, matrix: StridedMatrix, rows: number, columns: number): StridedMatrix {
  const { array: bits, offset, rowStep, columnStep } = matrix;
  const array = new Float32Array(rows * columns);
  const byRows = columnStep === 1 || rowStep !== 1;
  const [lines, length, lineStep, step] = byRows
    ? [rows, columns, rowStep, columnStep]
    : [columns, rows, columnStep, rowStep];
  for (let i = 0; i < lines; i++) loadRow(format, bits, offset + i * lineStep, step, length, array, i * length);
  return { array, offset: 0, rowStep: byRows ? columns : 1, columnStep: byRows ? 1 : rows };
}

function narrowProduct(loops: LoopTable<ProductLoop>, code: number): ProductLoop {
  const format = formatOf(code)!;
  const numbers = computingCodes[code]!;
  return (m, n, k, out, a, b, finish, batch, row) => {
    const array = new Float32Array(m * n);
    const sums: StridedMatrix = { array, offset: 0, rowStep: n, columnStep: 1 };
    loops[numbers]!(m, n, k, sums, asNumbers(format, a, m, k), asNumbers(format, b, k, n), finish, batch, row);
    for (let i = 0; i < m; i++)
      storeRow(format, array, out.array, out.offset + i * out.rowStep, out.columnStep, n, i * n);
  };
}

/** Lets matrix products compute half precision without converting whole operands, if loops for them are offered. */
export function installNarrowProducts(): void {
  const others = bitLoops.installed;
  bitLoops.install((loops, of) => {
    others?.(loops, of);
    if (of !== "mm") return;
    for (const code of emulatedCodes)
      (loops as (unknown | null)[])[code] ??= narrowProduct(loops as LoopTable<ProductLoop>, code);
  });
}
