// What kernels say of dtypes that they do not take: one function for each sentence of PyTorch's.

import { type DType, isFloatingCode } from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import { say } from "../../core/messages.js";
import type { Tensor } from "../../core/tensor.js";

/** A tensor of a dtype that a kernel has no loop for. `kernel`: the name that PyTorch's message has. */
export function notImplementedFor(kernel: string, tensor: Tensor): DTypeError {
  return new DTypeError(say("notForDType", kernel, tensor.dtypeCode));
}

/** @throws DTypeError unless the tensor is floating */
export function requireFloating(kernel: string, tensor: Tensor): void {
  if (!isFloatingCode(tensor.dtypeCode)) throw notImplementedFor(kernel, tensor);
}

/** An operand or output of a pointwise operator that promotes nothing. */
export function foundDType(found: DType, expected: DType): DTypeError {
  return new DTypeError(`Found dtype ${found} but expected ${expected}`);
}

/** An argument that must have another one's dtype. */
export function expectedDType(expected: DType, found: DType): DTypeError {
  return new DTypeError(`expected dtype ${expected} but found ${found}`);
}
