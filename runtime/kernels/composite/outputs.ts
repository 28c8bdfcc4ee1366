// How the results of a functional form are stored in the outputs of its out form, if the registry has `out:`.

import { copy_, resize_ } from "../../../generated/operators.js";
import { DTypeError } from "../../core/errors.js";
import { sameShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { belowAutograd, isLayered } from "../../dispatch/local.js";
import { outOfDType } from "../checks/dtypes.js";
import { checkResultCast, isWrapper, resizeOutput } from "../shapes/outputs.js";

/**
 * Resizes an output to the result's shape. Layers see it as an operator, after which the output is row-major and wrappers update their
 * metadata.
 */
export function resizeResult(out: Tensor, shape: readonly number[], strides?: readonly number[]): void {
  if (!isWrapper(out) && !isLayered()) resizeOutput(out, shape, strides);
  else if (!sameShape(out.shape, shape)) belowAutograd(() => resize_(out, shape, null));
}

/** Copies results into outputs of any dtype, which are resized to them row-major, as torchgen's out forms do. */
export function writeAny<const T extends readonly Tensor[]>(outs: T, results: { readonly [K in keyof T]: Tensor }): T {
  for (const [i, out] of outs.entries()) write(out, results[i]!, undefined);
  return outs;
}

function write(out: Tensor, result: Tensor, strides: readonly number[] | undefined): void {
  resizeResult(out, result.shape, strides);
  copy_(out, result, false);
}

/** An output without memory of its own takes the result's strides. */
function writeAlike<const T extends readonly Tensor[]>(outs: T, results: { readonly [K in keyof T]: Tensor }): T {
  for (const [i, out] of outs.entries()) write(out, results[i]!, results[i]!.strides);
  return outs;
}

/**
 * Copies results into outputs of dtypes that they can be cast to. An empty output of the result's dtype gets the result's strides; one that
 * has elements and another shape, or another dtype, becomes row-major.
 * @throws DTypeError for an output of another dtype
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
 * The same, but for outputs without elements, which become row-major, too.
 * @throws DTypeError for an output of another dtype
 */
export function writeCastRowMajor<const T extends readonly Tensor[]>(
  outs: T,
  results: { readonly [K in keyof T]: Tensor },
): T {
  for (const [i, out] of outs.entries()) checkResultCast(results[i]!.dtypeCode, out.dtypeCode);
  return writeAny(outs, results);
}

/**
 * As `writeCast` for outputs whose dtypes must be the results' own, as those of PyTorch's structured kernels.
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
 * The same, but outputs that are resized become row-major.
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
