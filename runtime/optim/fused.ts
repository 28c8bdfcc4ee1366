// When one fused operator may take a step of many parameters: their memory is the host's, and no layer is to see the single operators.

import { scalar_tensor } from "../../generated/operators.js";
import { FLOAT32, FLOAT64 } from "../core/dtype.js";
import { sameShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { defaultIncludedHi, defaultIncludedLo, hostBackend, hostDevice, slotOfKey } from "../dispatch/keys.js";
import { local } from "../dispatch/local.js";
import type { Kernel, Operator } from "../dispatch/operator.js";

/** A step's number as the tensor that fused operators take. */
export const stepTensor = (step: number): Tensor => scalar_tensor(step, "float64", null, hostDevice, null);

/** Whether the program has a kernel of the operator for the host's tensors (a selection may lack it), and no mode is on. */
export function isFusing<F extends Kernel>(op: Operator<F>): boolean {
  return (
    local.includedLo === defaultIncludedLo &&
    local.includedHi === defaultIncludedHi &&
    op.row[slotOfKey(hostBackend)]!.record !== null
  );
}

/** Whether tensors are what fused loops compute as single operators would: of a dtype that is not rounded between these, and nothing but memory. */
export function areFusable(plain: Tensor, parameter: Tensor, others: readonly Tensor[]): boolean {
  const { shape, dtypeCode, keysLo, keysHi } = parameter;
  return (
    (dtypeCode === FLOAT32 || dtypeCode === FLOAT64) &&
    keysLo === plain.keysLo &&
    keysHi === plain.keysHi &&
    others.every(
      (one) =>
        one.dtypeCode === dtypeCode && one.keysLo === keysLo && one.keysHi === keysHi && sameShape(one.shape, shape),
    )
  );
}
