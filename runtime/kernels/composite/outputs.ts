// Out forms of composites: the functional form, written into the given output. They have no gradient, and say so.

import {
  copy_,
  fractional_max_pool2d,
  fractional_max_pool3d,
  frexp_Tensor,
  kron,
  linear,
  log_softmax_int,
  matmul,
  nll_loss,
  nll_loss2d,
  outer,
  softmax_int,
} from "../../../generated/operators.js";
import { isGradEnabled } from "../../autograd/grad-mode.js";
import { refuseOutGradient } from "../../autograd/history.js";
import { type DType, dtypes } from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import { canCastCode } from "../../core/promotion.js";
import type { Tensor } from "../../core/tensor.js";
import { resizeOutput } from "../structured.js";
import { intoOut } from "./joining.js";

/** @throws AutogradError while recording, if a tensor requires grad */
export function writeComposite(
  operator: string,
  out: Tensor,
  inputs: readonly (Tensor | null)[],
  result: () => Tensor,
): Tensor {
  if (isGradEnabled()) refuseOutGradient(operator, ...inputs, out);
  const value = result();
  checkCast(out, value);
  return intoOut(out, value);
}

function checkCast(out: Tensor, result: Tensor): void {
  if (!canCastCode(result.dtypeCode, out.dtypeCode)) {
    throw new DTypeError(
      `result type ${dtypes[result.dtypeCode]!.scalarType} can't be cast to the desired output type ${dtypes[out.dtypeCode]!.scalarType}`,
    );
  }
}

/** The same for several outputs. */
export function writeAll<const T extends readonly Tensor[]>(
  operator: string,
  outs: T,
  inputs: readonly (Tensor | null)[],
  result: () => { readonly [K in keyof T]: Tensor },
): T {
  if (isGradEnabled()) refuseOutGradient(operator, ...inputs, ...outs);
  const results = result();
  for (const [i, out] of outs.entries()) {
    checkCast(out, results[i]!);
    // An output without memory of its own lies as the result does.
    resizeOutput(out, results[i]!.shape, results[i]!.strides);
    copy_(out, results[i]!, false);
  }
  return outs;
}

/**
 * The same for outputs whose dtypes must be the results' own, as those of PyTorch's structured kernels.
 * @throws DTypeError for an output of another dtype
 */
export function writeExact<const T extends readonly Tensor[]>(
  operator: string,
  outs: T,
  inputs: readonly (Tensor | null)[],
  result: () => { readonly [K in keyof T]: Tensor },
): T {
  return writeAll(operator, outs, inputs, () => {
    const results = result();
    for (const [i, out] of outs.entries()) {
      if (out.dtypeCode === results[i]!.dtypeCode) continue;
      throw new DTypeError(
        `Expected out tensor to have dtype ${dtypes[results[i]!.dtypeCode]!.scalarType}, but got ${dtypes[out.dtypeCode]!.scalarType} instead`,
      );
    }
    return results;
  });
}

export function matmul_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return writeExact("matmul.out", [out], [self, other], () => [matmul(self, other)])[0];
}

export function linear_out_composite(input: Tensor, weight: Tensor, bias: Tensor | null, out: Tensor): Tensor {
  return writeComposite("linear.out", out, [input, weight, bias], () => linear(input, weight, bias));
}

export function outer_out_composite(self: Tensor, vec2: Tensor, out: Tensor): Tensor {
  return writeComposite("outer.out", out, [self, vec2], () => outer(self, vec2));
}

export function softmax_int_out_composite(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  return writeExact("softmax.int_out", [out], [self], () => [softmax_int(self, dim, dtype)])[0];
}

export function log_softmax_int_out_composite(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  return writeExact("log_softmax.int_out", [out], [self], () => [log_softmax_int(self, dim, dtype)])[0];
}

export function nll_loss_out_composite(
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  ignoreIndex: number,
  out: Tensor,
): Tensor {
  return writeExact("nll_loss.out", [out], [self, target, weight], () => [
    nll_loss(self, target, weight, reduction, ignoreIndex),
  ])[0];
}

export function frexp_Tensor_out_explicit(self: Tensor, mantissa: Tensor, exponent: Tensor): readonly [Tensor, Tensor] {
  return writeExact("frexp.Tensor_out", [mantissa, exponent], [self], () => frexp_Tensor(self));
}

export function fractional_max_pool2d_output_explicit(
  self: Tensor,
  kernelSize: readonly number[],
  outputSize: readonly number[],
  randomSamples: Tensor,
  output: Tensor,
  indices: Tensor,
): readonly [Tensor, Tensor] {
  return writeExact("fractional_max_pool2d.output", [output, indices], [self, randomSamples], () =>
    fractional_max_pool2d(self, kernelSize, outputSize, randomSamples),
  );
}

export function fractional_max_pool3d_output_explicit(
  self: Tensor,
  kernelSize: readonly number[],
  outputSize: readonly number[],
  randomSamples: Tensor,
  output: Tensor,
  indices: Tensor,
): readonly [Tensor, Tensor] {
  return writeExact("fractional_max_pool3d.output", [output, indices], [self, randomSamples], () =>
    fractional_max_pool3d(self, kernelSize, outputSize, randomSamples),
  );
}

export function kron_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return writeComposite("kron.out", out, [self, other], () => kron(self, other));
}

export function nll_loss2d_out_composite(
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  ignoreIndex: number,
  out: Tensor,
): Tensor {
  return writeExact("nll_loss2d.out", [out], [self, target, weight], () => [
    nll_loss2d(self, target, weight, reduction, ignoreIndex),
  ])[0];
}
