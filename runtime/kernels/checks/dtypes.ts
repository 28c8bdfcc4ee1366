// Errors for dtypes that kernels do not support: one function for each of PyTorch's messages.

import {
  type DType,
  dtypeOf,
  INT32,
  INT64,
  isDifferentiableCode,
  isEmulatedCode,
  isFloatingCode,
} from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";

/** A dtype for which a kernel has no loop. `kernel`: its name in PyTorch's message. */
export function notImplementedFor(kernel: string, tensor: Pick<Tensor, "dtypeCode">): DTypeError {
  return new DTypeError(notForDType(kernel, tensor.dtypeCode));
}

/** @throws DTypeError unless the tensor is floating point */
export function requireFloating(kernel: string, tensor: Tensor): void {
  if (!isFloatingCode(tensor.dtypeCode)) throw notImplementedFor(kernel, tensor);
}

/** @throws DTypeError unless the tensor is floating point or complex */
export function requireDifferentiable(kernel: string, tensor: Tensor): void {
  if (!isDifferentiableCode(tensor.dtypeCode)) throw notImplementedFor(kernel, tensor);
}

/**
 * Dtypes of linear algebra; with `half`, for operators without a factorisation, half precision too.
 * @throws DTypeError for other dtypes, as in PyTorch
 */
export function requireLinear(operator: string, tensor: Tensor, half = false): void {
  if (!half && isEmulatedCode(tensor.dtypeCode))
    throw new DTypeError(`${operator}: Low precision dtypes not supported. Got ${tensor.dtype}`);
  if (isDifferentiableCode(tensor.dtypeCode)) return;
  throw new DTypeError(`${operator}: Expected a floating point or complex tensor as input. Got ${tensor.dtype}`);
}

/** An operand or output of a pointwise operator that does not promote dtypes. */
export function foundDType(found: DType, expected: DType): DTypeError {
  return new DTypeError(`Found dtype ${found} but expected ${expected}`);
}

/** @throws DTypeError unless the argument `name` has the dtype of another one */
export function requireDTypeOf(self: Tensor, name: string, other: Tensor): void {
  if (self.dtypeCode !== other.dtypeCode)
    throw new DTypeError(`expected dtype ${self.dtype} for \`${name}\` but got dtype ${other.dtype}`);
}

/** An argument that must have the dtype of another one. */
export function expectedDType(expected: DType, found: DType): DTypeError {
  return new DTypeError(`expected dtype ${expected} but found ${found}`);
}

/** @throws DTypeError unless the others have the dtype of the first tensor, since kernels convert nothing; null passes */
export function requireSameDType(first: Tensor, ...others: readonly (Tensor | null)[]): void {
  for (const other of others) {
    if (other !== null && other.dtypeCode !== first.dtypeCode) throw expectedDType(first.dtype, other.dtype);
  }
}

/** @throws DTypeError unless the tensor's elements are indices: int64 or int32 */
export function requireIndices(name: string, tensor: Tensor): void {
  if (tensor.dtypeCode !== INT64 && tensor.dtypeCode !== INT32) {
    throw new DTypeError(argumentOfDType(name, "int64 or int32", tensor));
  }
}

export function outOfDType(expected: DType, dtype: DType): string {
  return `Expected out tensor to have dtype ${expected}, but got ${dtype} instead`;
}

export function notForDType(operator: string, code: number): string {
  return `"${operator}" not implemented for '${dtypeOf(code)}'`;
}

export function valueOverflows(code: number): string {
  return `value cannot be converted to type ${dtypeOf(code)} without overflow`;
}

export function argumentOfDType(name: string, expected: string, tensor: Tensor): string {
  const [dtype] = expected.split(" ");
  return `\`${name}\` must be ${expected}, got ${tensor.dtype}: \`tensor([...], { dtype: "${dtype}" })\` makes such a tensor, \`${name}.to("${dtype}")\` converts one`;
}

export function dtypesDiffer(name: string, other: string, a: Tensor, b: Tensor): string {
  return `\`${other}\` must have the dtype of \`${name}\`, ${a.dtype}, got ${b.dtype}: \`${other}.to("${a.dtype}")\` converts it`;
}
