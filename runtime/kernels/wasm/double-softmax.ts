// Softmax and log-softmax of rows of doubles and their gradients in WebAssembly vectors: programs that the generator prints of their `rows:`.

import {
  _log_softmax_backward_data_program,
  _log_softmax_program,
  _softmax_backward_data_program,
  _softmax_program,
} from "../../../generated/rows/programs.js";
import { FLOAT64 } from "../../core/dtype.js";
import type { RowProgram } from "../../wasm/programs/rows.js";
import { laneKinds } from "../../wasm/programs/vectors.js";
import type { SoftmaxGradientRows, SoftmaxRows } from "../cpu/softmax.js";
import { innerLoopCalled } from "../loops/inner-loop.js";
import type { RowsLoop } from "../rows/loops.js";
import { rowProgramLoop } from "./row-programs.js";

type Kind = "softmax" | "log_softmax";

const forward: Readonly<Record<Kind, RowProgram>> = { softmax: _softmax_program, log_softmax: _log_softmax_program };
/** Of gradients a and results b. */
const backward: Readonly<Record<Kind, RowProgram>> = {
  softmax: _softmax_backward_data_program,
  log_softmax: _log_softmax_backward_data_program,
};

type Array = Parameters<SoftmaxRows>[3];

function loopOf(program: RowProgram, inputs: number, cell: () => RowsLoop): RowsLoop {
  const shape = { kind: laneKinds.f64, inputs, isEach: true, isTruth: false };
  return rowProgramLoop(program, shape, cell)!;
}

const cellOf = <Loop>(name: string): Loop => innerLoopCalled(name)!.cells[FLOAT64]! as unknown as Loop;

/** False, if compilation fails or elements are not adjacent, leaves rows to the next loop. */
export function doubleSoftmaxLoop(kind: Kind): SoftmaxRows {
  const loop = loopOf(forward[kind], 1, () => (rows, n, out, to, _rowStep, _step, x, from) => {
    cellOf<SoftmaxRows>(`_${kind}`)(rows, n, 1, out as Array, to, x as Array, from as number);
  });
  return (rows, size, step, y, to, x, from) =>
    step === 1 ? loop(rows, size, y, to, size, 1, x, from, size, 1) : false;
}

/** As above, for gradients. */
export function doubleSoftmaxGradientLoop(kind: Kind): SoftmaxGradientRows {
  const loop = loopOf(backward[kind], 2, () => (rows, n, out, to, _rowStep, _step, ...operands) => {
    const [g, at, , , y, from] = operands as readonly [Array, number, number, number, Array, number];
    cellOf<SoftmaxGradientRows>(`_${kind}_backward_data`)(rows, n, 1, out as Array, to, g, at, y, from);
  });
  return (rows, size, step, out, to, g, at, y, from) =>
    step === 1 ? loop(rows, size, out, to, size, 1, g, at, size, 1, y, from, size, 1) : false;
}
