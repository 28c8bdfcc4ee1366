// Operators as decompositions call them: by name, found when first called, with defaults filled in and numbers where tensors stand.

import { isScalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { dispatcher } from "../../dispatch/dispatcher.js";
import type { OperatorEntry } from "../../dispatch/operator-entry.js";
import { wrappedNumber } from "../../graphs/run.js";
import type { Type } from "../../schema/types.js";

function takesTensor(type: Type): boolean {
  return type.kind === "optional" ? takesTensor(type.element) : type.kind === "base" && type.name === "Tensor";
}

/** An operator of aten's by its name. Arguments stand in the order of the schema; those at the end may be left out. */
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
