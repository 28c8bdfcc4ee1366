// The rules of pointwise operators, which follow from nothing but the ranks and dtypes of their arguments.

import { _to_copy } from "../../../generated/operators.js";
import { BOOL, dtypeOf } from "../../core/dtype.js";
import { resultCode } from "../../core/promotion.js";
import { broadcastAll, checkInplaceShape } from "../../core/shape.js";
import { allocateCode, isTensor, type Tensor } from "../../core/tensor.js";
import { dispatcher } from "../../dispatch/dispatcher.js";
import type { MappedCall, VmapRule } from "../../modes/batched-tensor.js";
import { logicalRank, logicalShape, padded } from "./dims.js";

/** The arguments with the batch dimension first, so that examples broadcast, and are promoted, as they are alone. @param written the argument that is written, which is not converted */
function aligned({ args, dims }: MappedCall, written = -1): unknown[] {
  let rank = 0;
  let hasScalar = false;
  for (let i = 0; i < args.length; i++) {
    const value = args[i];
    if (!isTensor(value)) continue;
    const own = logicalRank(value, dims[i] as number | null);
    if (own > rank) rank = own;
    if (own === 0 && dims[i] !== null) hasScalar = true;
  }
  const given = hasScalar ? promoted(args, dims as readonly (number | null)[], written) : args;
  return given.map((value, i) => (isTensor(value) ? padded(value, dims[i] as number | null, rank) : value));
}

/**
 * Tensors of one element for each example count in promotion as what they are for an example, of no dimension; with all examples they have one. Those
 * that would decide otherwise are converted to the dtype that an example computes in.
 */
function promoted(args: readonly unknown[], dims: readonly (number | null)[], written: number): readonly unknown[] {
  const tensors = args.filter(isTensor);
  const [first] = tensors as [Tensor];
  if (tensors.every(({ dtypeCode }) => dtypeCode === first.dtypeCode)) return args;
  const isScalar = (i: number): boolean => dims[i] !== null && isTensor(args[i]) && args[i].shape.length === 1;
  const one = args.flatMap((value, i) => {
    if (!isTensor(value)) return [];
    return isScalar(i) ? allocateCode([], value.dtypeCode, "meta") : value;
  });
  const code = resultCode(one);
  if (code === resultCode(tensors)) return args;
  return args.map((value, i) => {
    if (!isScalar(i) || i === written) return value;
    const { dtypeCode } = value as Tensor;
    if (dtypeCode === code || dtypeCode === BOOL) return value;
    return _to_copy(value as Tensor, dtypeOf(code), null, null, null, false, null);
  });
}

/** Pointwise operators: `add(a, b)` is `add` of all examples. */
export const vmapPointwise: VmapRule = (call) => dispatcher.call(call.op, aligned(call));

/** In-place forms of pointwise operators. */
export const vmapPointwiseWrite: VmapRule = (call) => {
  const { args, dims } = call;
  const self = logicalShape(args[0] as Tensor, dims[0] as number | null);
  const shapes = args.flatMap((value, i) => (isTensor(value) ? [logicalShape(value, dims[i] as number | null)] : []));
  checkInplaceShape(self, broadcastAll(shapes));
  dispatcher.call(call.op, aligned(call, 0));
};
