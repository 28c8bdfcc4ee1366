// Writes results of functional forms to the outputs of out forms, as the registry's `out:` field prescribes.

import { as_strided_, copy_, resize_ } from "../../../generated/operators.js";
import { isComplexCode } from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import { sameShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { conjugateHi, negativeHi } from "../../dispatch/keys.js";
import { belowAutograd, isLayered } from "../../dispatch/local.js";
import { outOfDType } from "../checks/dtypes.js";
import { checkResultCast, checkResultDevice, isWrapper, resizeOutput } from "../shapes/outputs.js";

/**
 * Resizes an output to the result's shape. To layers these are operators, after which wrappers have updated their
 * metadata.
 */
export function resizeResult(out: Tensor, shape: readonly number[], strides?: readonly number[]): void {
  if (!isWrapper(out) && !isLayered()) resizeOutput(out, shape, strides);
  else if (!sameShape(out.shape, shape)) {
    belowAutograd(() => {
      resize_(out, shape, null);
      if (strides !== undefined && !sameShape(strides, out.strides)) as_strided_(out, shape, strides, null);
    });
  }
}

/** Copies results into outputs of any dtype. Resized outputs become row-major, as in torchgen's out forms. */
export function writeAny<const T extends readonly Tensor[]>(outs: T, results: { readonly [K in keyof T]: Tensor }): T {
  for (const [i, out] of outs.entries()) write(out, results[i]!, undefined);
  return outs;
}

function write(out: Tensor, result: Tensor, strides: readonly number[] | undefined): void {
  checkResultDevice(result, out);
  resizeResult(out, result.shape, strides);
  copy_(out, result, false);
}

/**
 * Copies results into outputs, which take the results' strides if they are resized; lazily conjugated or negated ones become row-major, since PyTorch's
 * fallback writes them by a copy.
 */
function writeAlike<const T extends readonly Tensor[]>(outs: T, results: { readonly [K in keyof T]: Tensor }): T {
  for (const [i, out] of outs.entries()) {
    const isLazy = (out.keysHi & (conjugateHi | negativeHi)) !== 0;
    write(out, results[i]!, isLazy ? undefined : results[i]!.strides);
  }
  return outs;
}

/**
 * Copies results into outputs of dtypes that they can be cast to. An output without elements and of the result's dtype
 * takes the result's strides; other resized outputs become row-major.
 * @throws DTypeError if a result cannot be cast to its output's dtype
 */
export function writeCast<const T extends readonly Tensor[]>(outs: T, results: { readonly [K in keyof T]: Tensor }): T {
  for (const [i, out] of outs.entries()) checkResultCast(results[i]!.dtypeCode, out.dtypeCode);
  for (const [i, out] of outs.entries()) {
    const alike = out.numel === 0 && out.dtypeCode === results[i]!.dtypeCode;
    write(out, results[i]!, alike ? results[i]!.strides : undefined);
  }
  return outs;
}

/**
 * As `writeCast`, for real results that no complex output may take.
 * @throws DTypeError if an output is complex, or a result cannot be cast to its output's dtype
 */
export function writeCastReal<const T extends readonly Tensor[]>(
  outs: T,
  results: { readonly [K in keyof T]: Tensor },
): T {
  for (const [i, out] of outs.entries()) {
    if (!isComplexCode(results[i]!.dtypeCode) && isComplexCode(out.dtypeCode))
      throw new DTypeError(`expected a real output for a result of dtype ${results[i]!.dtype}, got ${out.dtype}`);
  }
  return writeCast(outs, results);
}

/**
 * As `writeCast`, but outputs without elements become row-major, too.
 * @throws DTypeError if a result cannot be cast to its output's dtype
 */
export function writeCastRowMajor<const T extends readonly Tensor[]>(
  outs: T,
  results: { readonly [K in keyof T]: Tensor },
): T {
  for (const [i, out] of outs.entries()) checkResultCast(results[i]!.dtypeCode, out.dtypeCode);
  return writeAny(outs, results);
}

/**
 * As `writeCast`, but each output must have its result's dtype, as for PyTorch's structured kernels.
 * @throws DTypeError for an output of another dtype
 */
export function writeExact<const T extends readonly Tensor[]>(
  outs: T,
  results: { readonly [K in keyof T]: Tensor },
): T {
  checkOwn(outs, results);
  return writeAlike(outs, results);
}

/**
 * As `writeExact`, but resized outputs become row-major.
 * @throws DTypeError for an output of another dtype
 */
export function writeExactRowMajor<const T extends readonly Tensor[]>(
  outs: T,
  results: { readonly [K in keyof T]: Tensor },
): T {
  checkOwn(outs, results);
  return writeAny(outs, results);
}

function checkOwn(outs: readonly Tensor[], results: readonly Tensor[]): void {
  for (const [i, out] of outs.entries()) {
    if (out.dtypeCode !== results[i]!.dtypeCode) throw new DTypeError(outOfDType(results[i]!.dtype, out.dtype));
  }
}
