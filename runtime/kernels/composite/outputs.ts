// How the results of a functional form get into the outputs of its out form, where the registry says `out:`.

import { copy_ } from "../../../generated/operators.js";
import { DTypeError } from "../../core/errors.js";
import { say } from "../../core/messages.js";
import type { Tensor } from "../../core/tensor.js";
import { checkResultCast, resizeOutput } from "../structured.js";

/** Copies results into outputs of any dtype, which are resized to them. */
export function writeAny<const T extends readonly Tensor[]>(outs: T, results: { readonly [K in keyof T]: Tensor }): T {
  for (const [i, out] of outs.entries()) {
    // An output without memory of its own lies as the result does.
    resizeOutput(out, results[i]!.shape, results[i]!.strides);
    copy_(out, results[i]!, false);
  }
  return outs;
}

/**
 * The same for outputs of dtypes that the results can be cast to.
 * @throws DTypeError for an output of another
 */
export function writeCast<const T extends readonly Tensor[]>(outs: T, results: { readonly [K in keyof T]: Tensor }): T {
  for (const [i, out] of outs.entries()) checkResultCast(results[i]!.dtypeCode, out.dtypeCode);
  return writeAny(outs, results);
}

/**
 * The same for outputs whose dtypes must be the results' own, as those of PyTorch's structured kernels.
 * @throws DTypeError for an output of another dtype
 */
export function writeExact<const T extends readonly Tensor[]>(
  outs: T,
  results: { readonly [K in keyof T]: Tensor },
): T {
  for (const [i, out] of outs.entries()) {
    if (out.dtypeCode !== results[i]!.dtypeCode) throw new DTypeError(say("outOfDType", results[i]!.dtype, out.dtype));
  }
  return writeAny(outs, results);
}
