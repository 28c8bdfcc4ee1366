// Whether one fused operator can update many parameters: they are plain tensors of a device that has it, and no mode has to see the separate operators.

import { scalar_tensor } from "../../generated/operators.js";
import { deviceType } from "../core/device.js";
import { FLOAT32, FLOAT64 } from "../core/dtype.js";
import { sameShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { backendOfDeviceType, denseTensorLo, hostDevice, slotOfKey, tensorHi } from "../dispatch/keys.js";
import type { Kernel, Operator } from "../dispatch/operator.js";
import { isUnwatched } from "../dispatch/plain-calls.js";

/** The step count as the tensor that fused operators take. */
export const stepTensor = (step: number): Tensor => scalar_tensor(step, "float64", null, hostDevice, null);

/** What the keys of plain tensors of a parameter's device are. */
export interface PlainKeys {
  readonly keysLo: number;
  readonly keysHi: number;
}

/**
 * The keys of plain tensors of the parameters' device, if the operator has a kernel there (a selection, or a device, may lack it) and no mode is
 * active; null otherwise.
 */
export function fusingKeys<F extends Kernel>(op: Operator<F>, parameters: readonly Tensor[]): PlainKeys | null {
  const first = parameters[0];
  if (first === undefined || !isUnwatched()) return null;
  const backend = backendOfDeviceType(deviceType(first.device));
  if (backend === undefined || op.rowSoFar[slotOfKey(backend)]!.reason !== "kernel") return null;
  return { keysLo: denseTensorLo(backend), keysHi: tensorHi(backend) };
}

/** Whether fused loops give what separate operators give: for plain tensors of a dtype without rounding of intermediate results. */
export function areFusable(plain: PlainKeys, parameter: Tensor, others: readonly Tensor[]): boolean {
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
