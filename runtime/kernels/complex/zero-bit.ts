// The fallback at the key ZeroTensor, for operators that do not handle zeros without memory: it passes zeros with memory.

import { expand, zeros } from "../../../generated/operators.js";
import { ArgumentError } from "../../core/errors.js";
import { once } from "../../core/shared.js";
import { isTensor, type Tensor } from "../../core/tensor.js";
import { dispatcher } from "../../dispatch/dispatcher.js";
import { boxed } from "../../dispatch/kernel.js";
import { KeySet } from "../../dispatch/key-set.js";
import { zeroTensorHi } from "../../dispatch/keys.js";
import { Library } from "../../dispatch/library.js";
import type { OperatorEntry } from "../../dispatch/operator-entry.js";
import { mapTensors } from "../../modes/tree.js";
import { zeroTensors } from "../complex-kernels.js";
import { zeroTensor } from "../memory/lazy-bits.js";

const source = "runtime/kernels/complex/zero-bit.ts";

/** How an operator uses its tensors, from its schema: returns a view, writes to some, or neither. */
export function kindOf(op: OperatorEntry): "view" | "writes" | "functional" {
  const { arguments: parameters, returns } = op.schema;
  const writes = parameters.some(
    ({ alias, containerAlias }) => alias?.write === true || containerAlias?.write === true,
  );
  if (writes) return "writes";
  return returns.some(({ alias, containerAlias }) => alias !== null || containerAlias !== null) ? "view" : "functional";
}

function register(): void {
  const key = "ZeroTensor";
  const handled = KeySet.of(key);
  const has = (value: unknown): value is Tensor => isTensor(value) && (value.keysHi & zeroTensorHi) !== 0;
  const plain = (tensor: Tensor): Tensor =>
    has(tensor) ? expand(zeros([], tensor.dtype, null, tensor.device, null), tensor.shape, false) : tensor;
  new Library(dispatcher, "_", "IMPL", key, source).fallback(
    boxed((op, keys, stack) => {
      const { arguments: parameters } = op.schema;
      const start = stack.length - parameters.length;
      if (kindOf(op) !== "view") {
        parameters.forEach(({ alias, containerAlias }, i) => {
          const value = stack[start + i];
          if (alias?.write !== true && containerAlias?.write !== true) stack[start + i] = mapTensors(value, plain);
          else if (has(value) || (Array.isArray(value) && value.some(has)))
            throw new ArgumentError(
              "ZeroTensors are immutable. Please use the materialized zero tensor obtained using .clone() if you want a mutable tensor.",
            );
        });
      }
      dispatcher.redispatchBoxed(op, keys.difference(handled), stack);
    }, `${key}Fallback`),
  );
}

/** Installs the fallback, and the kernel that makes such zeros; two features need them. */
export function installZeroBit(): void {
  once("kernels.zeroBit", () => {
    zeroTensors.install(zeroTensor);
    register();
    return true;
  });
}
