// Numbers as tensors of no dimensions that take part in type promotion as numbers do.

import { describe } from "./describe.js";
import { writeElement } from "./elements.js";
import { ArgumentError } from "./errors.js";
import { dtypeCodeOfScalar, elementOf, isScalar, type Scalar } from "./scalar.js";
import { allocateCode, type Tensor } from "./tensor.js";

/** @throws ArgumentError unless the value is a number, bigint or boolean */
export function wrapNumber(value: Scalar): Tensor {
  if (!isScalar(value)) throw new ArgumentError(`wrappedNumber: expected a number, got ${describe(value)}`);
  const code = dtypeCodeOfScalar(value);
  const tensor = allocateCode([], code);
  writeElement(tensor.storage, code, 0, elementOf(value));
  tensor.wrappedNumber = true;
  return tensor;
}
