// Fallbacks at the keys Conjugate and Negative, for operators that do not handle lazy bits: they materialise the arguments.

import { clone, copy_, resize_ } from "../../../generated/operators.js";
import { deviceStorageOf } from "../../core/backend.js";
import { isReadable } from "../../core/elements.js";
import { ArgumentError } from "../../core/errors.js";
import { coreHooks, lazyBitsOfCopy } from "../../core/hooks.js";
import { isTensor, type Tensor } from "../../core/tensor.js";
import { dispatcher } from "../../dispatch/dispatcher.js";
import { boxed } from "../../dispatch/kernel.js";
import { KeySet } from "../../dispatch/key-set.js";
import { conjugateHi, type DispatchKeyName, negativeHi } from "../../dispatch/keys.js";
import { Library } from "../../dispatch/library.js";
import { registrationId } from "../../dispatch/operator-entry.js";
import { mapTensors } from "../../modes/tree.js";
import { copyInto } from "../memory/copy.js";
import { kindOf } from "./zero-bit.js";

const source = "runtime/kernels/complex/lazy-bits.ts";
const compositeId = registrationId("CompositeImplicitAutograd")!;

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
      const isWritten = parameters.map(
        ({ alias, containerAlias }) => alias?.write === true || containerAlias?.write === true,
      );
      // A composite that writes to a list writes to each tensor by an operator of its own, also where no autograd key reaches it first.
      const writesList = isWritten.some((writes, i) => {
        const value = stack[start + i];
        return writes && Array.isArray(value) && value.some(has);
      });
      if (writesList && op.kernels.has(compositeId)) {
        dispatcher.redispatchBoxed(op, remaining, stack);
        return;
      }
      // A tensor that is both read and written is one tensor below, too.
      const copies = new Map<Tensor, Tensor>();
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
      // What kernels write to these the schema does not say, and autograd does not see: neither is it a change of version.
      const silently = new Map<Tensor, Tensor>();
      isWritten.forEach((writes, i) => {
        if (writes) return;
        const isSilent = op.undeclaredWrites.includes(i);
        stack[start + i] = mapTensors(stack[start + i], (tensor) => {
          const copy = copies.get(tensor) ?? plain(tensor);
          if (isSilent && copy !== tensor) silently.set(tensor, copy);
          return copy;
        });
      });
      dispatcher.redispatchBoxed(op, remaining, stack);
      for (const [original, copy] of silently) {
        if (!isReadable(copy) && deviceStorageOf(copy) === null) continue;
        // A graph that is traced has to write back, too: it sees calls of operators only.
        if (coreHooks.hides !== null) {
          copy_(original, copy, false);
          continue;
        }
        copyInto(original, copy);
        lazyBitsOfCopy.installed?.(original, copy);
      }
      for (const [original, copy] of copies) {
        resize_(original, copy.shape, null);
        copy_(original, copy, false);
        for (let i = start; i < stack.length; i++) if (stack[i] === copy) stack[i] = original;
      }
    }, `${key}Fallback`),
  );
}

export function installLazyBits(): void {
  mathBit("Conjugate", conjugateHi, "lazily conjugated");
  mathBit("Negative", negativeHi, "lazily negated");
}
