// Numbers as tensors of no dimensions that take part in type promotion as numbers do.

import { describe } from "./describe.js";
import { writeElement } from "./elements.js";
import { ArgumentError } from "./errors.js";
import { dtypeCodeOfScalar, isScalar, type Scalar, toBigInt, toNumber } from "./scalar.js";
import { allocateCode, type Tensor } from "./tensor.js";

function toBigIntOrNumber(value: Scalar): number | bigint {
  return typeof value === "bigint" || (typeof value === "object" && typeof value.value === "bigint")
    ? toBigInt(value)
    : toNumber(value);
}

/** @throws ArgumentError for what is no number, bigint or boolean */
export function wrapNumber(value: Scalar): Tensor {
  if (!isScalar(value)) throw new ArgumentError(`wrappedNumber: expected a number, got ${describe(value)}`);
  const code = dtypeCodeOfScalar(value);
  const tensor = allocateCode([], code);
  const element = typeof value === "object" || typeof value === "bigint" ? toBigIntOrNumber(value) : value;
  writeElement(tensor.storage, code, 0, element);
  tensor.wrappedNumber = true;
  return tensor;
}
