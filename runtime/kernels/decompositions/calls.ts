// Operators as decompositions call them: looked up by name at the first call, with defaults filled in and numbers
// accepted for tensors.

import { isScalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { dispatcher } from "../../dispatch/dispatcher.js";
import type { OperatorEntry } from "../../dispatch/operator-entry.js";
import { wrappedNumber } from "../../graphs/run.js";
import type { Type } from "../../schema/types.js";

function takesTensor(type: Type): boolean {
  return type.kind === "optional" ? takesTensor(type.element) : type.kind === "base" && type.name === "Tensor";
}

/** An operator of the aten namespace. Takes its arguments in the schema's order; trailing ones may be omitted. */
export function callOf<R = Tensor>(name: string): (...args: unknown[]) => R {
  let op: OperatorEntry | null = null;
  return (...args) => {
    op ??= dispatcher.get(`aten::${name}`);
    const values = op.parameters.list.map((parameter, i) => {
      const value = args[i] === undefined ? parameter.default : args[i];
      return isScalar(value) && takesTensor(parameter.type) ? wrappedNumber(value) : value;
    });
    return dispatcher.call(op, values) as R;
  };
}
