// Whether one fused operator can update many parameters: they are plain host tensors, and no mode has to see the separate operators.

import { scalar_tensor } from "../../generated/operators.js";
import { FLOAT32, FLOAT64 } from "../core/dtype.js";
import { sameShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { hostBackend, hostDevice, slotOfKey } from "../dispatch/keys.js";
import type { Kernel, Operator } from "../dispatch/operator.js";
import { isUnwatched } from "../dispatch/plain-calls.js";

/** The step count as the tensor that fused operators take. */
export const stepTensor = (step: number): Tensor => scalar_tensor(step, "float64", null, hostDevice, null);

/** Whether the operator has a kernel for host tensors (a selection may lack it), and no mode is active. */
export function isFusing<F extends Kernel>(op: Operator<F>): boolean {
  return isUnwatched() && op.rowSoFar[slotOfKey(hostBackend)]!.record !== null;
}

/** Whether fused loops give what separate operators give: for plain tensors of a dtype without rounding of intermediate results. */
export function areFusable(plain: Tensor, parameter: Tensor, others: readonly Tensor[]): boolean {
  const { shape, dtypeCode, keysLo, keysHi } = parameter;
  return (
    (dtypeCode === FLOAT32 || dtypeCode === FLOAT64) &&
    keysLo === plain.keysLo &&
    keysHi === plain.keysHi &&
    others.every(
      (other) =>
        other.dtypeCode === dtypeCode &&
        other.keysLo === keysLo &&
        other.keysHi === keysHi &&
        sameShape(other.shape, shape),
    )
  );
}
