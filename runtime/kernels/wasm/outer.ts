// Columns times rows in WebAssembly: as many products of a batch as fit are written in the stage and copied out together.

import {
  declare,
  everyLane,
  i32,
  increase,
  less,
  load,
  loadSplat,
  local,
  nextBelow,
  operations,
  repeat,
  set,
  store,
  wasmFunction,
} from "../../wasm/assembler.js";
import { machine } from "../../wasm/machine.js";
import { stageBytes, stageStart } from "../../wasm/module.js";
import type { LaneType } from "../../wasm/programs/vectors.js";
import type { OuterLoop } from "../cpu/matmul.js";
import { stage } from "./stage.js";

const widths = { f32: 4, f64: 8 };
const columnsAt = stageBytes + stageStart;
const rowsAt = 2 * stageBytes + stageStart;

/**
 * The matrices of a batch, one after the other from `stageStart` to `end`: each row is a number of the column times the row, of `bytes` bytes. The
 * columns, of `columnBytes` bytes each, and the rows lie one after the other, too. A row's last vector may reach into the next row, which is
 * written later.
 */
const outerFunction = (lanes: LaneType) =>
  wasmFunction("outer", { columnBytes: "i32", bytes: "i32", end: "i32" }, ({ columnBytes, bytes, end }) => {
    const { add, mul } = operations(lanes === "f32" ? "f32x4" : "f64x2");
    const [place, to, column, row, from] = [
      local(stageStart),
      declare("i32"),
      local(columnsAt),
      local(rowsAt),
      declare("i32"),
    ];
    repeat(() => {
      const columnEnd = local(i32.add(column, columnBytes));
      repeat(() => {
        const value = local(loadSplat(lanes, column));
        const rowEnd = local(i32.add(place, bytes));
        set(from, row);
        set(to, place);
        repeat(() => {
          // A sum from 0 on is never -0.
          store(to, add(mul(load("v128", from), value), everyLane(lanes, 0)));
          increase(from, 16);
          return nextBelow(to, 16, rowEnd);
        });
        set(place, rowEnd);
        return nextBelow(column, widths[lanes], columnEnd);
      });
      increase(row, bytes);
      return less(place, end);
    });
  });

type Elements = Float32Array | Float64Array;

interface Machine {
  readonly out: Elements;
  readonly columns: Elements;
  readonly rows: Elements;
  readonly outer: (columnBytes: number, bytes: number, end: number) => void;
}

function outerMachine(lanes: LaneType): Machine | null {
  const Elements = lanes === "f32" ? Float32Array : Float64Array;
  const room = stageBytes / widths[lanes];
  const arrays = (buffer: ArrayBuffer) => ({
    out: new Elements(buffer, stageStart, room),
    columns: new Elements(buffer, columnsAt, room),
    rows: new Elements(buffer, rowsAt, room),
  });
  return machine(`outer ${lanes}`, stage, arrays, () => [outerFunction(lanes)]);
}

/** Copies vectors of so many elements in, `step` elements apart: all at once if they lie one after the other. */
function copyBatch(to: Elements, from: Elements, start: number, step: number, count: number, size: number): void {
  if (step === size) to.set(from.subarray(start, start + count * size));
  else for (let i = 0, at = start; i < count; i++, at += step) to.set(from.subarray(at, at + size), i * size);
}

/** False, if compilation fails, or rows are too long or apart, leaves the products to the next loop. */
export function outerLoop(lanes: LaneType): OuterLoop {
  const w = widths[lanes];
  // The last vector may reach beyond the last row.
  const room = (stageBytes - 16) / w;
  return (batches, m, n, out, a, b) => {
    const isDense = out.columnStep === 1 && out.rowStep === n && b.columnStep === 1 && a.rowStep === 1;
    const wasm = !isDense || n > room ? null : outerMachine(lanes);
    if (wasm === null) return false;
    const [target, x, y] = [out.array, a.array, b.array] as readonly Float32Array[];
    const { out: written, columns, rows, outer } = wasm;
    /** Some rows of some matrices. */
    const compute = (batch: number, count: number, first: number, height: number): void => {
      copyBatch(columns, x!, a.offset + batch * a.batchStep! + first, a.batchStep!, count, height);
      copyBatch(rows, y!, b.offset + batch * b.batchStep!, b.batchStep!, count, n);
      const elements = count * height * n;
      outer(height * w, n * w, stageStart + elements * w);
      target!.set(written.subarray(0, elements), out.offset + batch * out.batchStep! + first * n);
    };
    if (m * n > room || out.batchStep !== m * n) {
      const height = Math.min(m, Math.floor(room / n));
      for (let batch = 0; batch < batches; batch++)
        for (let first = 0; first < m; first += height) compute(batch, 1, first, Math.min(height, m - first));
      return true;
    }
    const count = Math.floor(room / (m * n));
    for (let batch = 0; batch < batches; batch += count) compute(batch, Math.min(count, batches - batch), 0, m);
    return true;
  };
}
