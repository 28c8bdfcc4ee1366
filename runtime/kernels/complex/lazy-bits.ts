// Fallbacks at the keys Conjugate, Negative and ZeroTensor, for operators that do not handle lazy bits: they materialise
// the arguments.

import { clone, copy_, expand, resize_, zeros } from "../../../generated/operators.js";
import { ArgumentError } from "../../core/errors.js";
import { isTensor, type Tensor } from "../../core/tensor.js";
import { dispatcher } from "../../dispatch/dispatcher.js";
import { boxed } from "../../dispatch/kernel.js";
import { KeySet } from "../../dispatch/key-set.js";
import { conjugateHi, type DispatchKeyName, negativeHi, zeroTensorHi } from "../../dispatch/keys.js";
import { Library } from "../../dispatch/library.js";
import type { OperatorEntry } from "../../dispatch/operator-entry.js";
import { mapTensors } from "../../modes/tree.js";

const source = "runtime/kernels/complex/lazy-bits.ts";

/** How an operator uses its tensors, from its schema: returns a view, writes to some, or neither. */
function kindOf(op: OperatorEntry): "view" | "writes" | "functional" {
  const { arguments: parameters, returns } = op.schema;
  const writes = parameters.some(
    ({ alias, containerAlias }) => alias?.write === true || containerAlias?.write === true,
  );
  if (writes) return "writes";
  return returns.some(({ alias, containerAlias }) => alias !== null || containerAlias !== null) ? "view" : "functional";
}

/** The fallback of a bit for tensors with memory: conjugation and negation. */
function mathBit(key: DispatchKeyName, bit: number, what: string): void {
  const handled = KeySet.of(key);
  const has = (value: unknown): value is Tensor => isTensor(value) && (value.keysHi & bit) !== 0;
  const plain = (tensor: Tensor): Tensor => (has(tensor) ? clone(tensor, null) : tensor);
  new Library(dispatcher, "_", "IMPL", key, source).fallback(
    boxed((op, keys, stack) => {
      const kind = kindOf(op);
      const remaining = keys.difference(handled);
      const { arguments: parameters } = op.schema;
      const start = stack.length - parameters.length;
      if (kind === "view") {
        dispatcher.redispatchBoxed(op, remaining, stack);
        return;
      }
      // A tensor that is both read and written is one tensor below, too.
      const copies = new Map<Tensor, Tensor>();
      const isWritten = parameters.map(
        ({ alias, containerAlias }) => alias?.write === true || containerAlias?.write === true,
      );
      isWritten.forEach((writes, i) => {
        const value = stack[start + i];
        if (!writes) return;
        if (Array.isArray(value)) {
          if (value.some(has))
            throw new ArgumentError(
              `${op.name}: a list of tensors that are ${what} cannot be written to: resolve them first, with resolve_${what === "lazily conjugated" ? "conj" : "neg"}()`,
            );
          return;
        }
        if (!has(value)) return;
        if (copies.size > 0)
          throw new ArgumentError(`${op.name}: only one of the tensors that are written to may be ${what}`);
        const copy = clone(value, null);
        copies.set(value, copy);
        stack[start + i] = copy;
      });
      isWritten.forEach((writes, i) => {
        if (!writes) stack[start + i] = mapTensors(stack[start + i], (tensor) => copies.get(tensor) ?? plain(tensor));
      });
      dispatcher.redispatchBoxed(op, remaining, stack);
      for (const [original, copy] of copies) {
        resize_(original, copy.shape, null);
        copy_(original, copy, false);
        for (let i = start; i < stack.length; i++) if (stack[i] === copy) stack[i] = original;
      }
    }, `${key}Fallback`),
  );
}

/** The fallback of zeros without memory: they are materialised, and cannot be written to. */
function zeroBit(): void {
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

export function installLazyBits(): void {
  mathBit("Conjugate", conjugateHi, "lazily conjugated");
  mathBit("Negative", negativeHi, "lazily negated");
  zeroBit();
}
