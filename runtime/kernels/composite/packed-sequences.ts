// Packed sequences of different lengths, without padding: step by step, longest sequence first, as recurrent networks
// read them.

import { cat, copy_, full, select_int, slice_Tensor, transpose_int, zeros } from "../../../generated/operators.js";
import { INT64 } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { hostDevice } from "../../dispatch/keys.js";
import { tabulate } from "./tabulate.js";
import { integersIn } from "./values.js";

/** An int64 vector. */
export function tensorOfIntegers(values: readonly number[]): Tensor {
  return tabulate([values.length], INT64, hostDevice, (i) => values[i]!);
}

/** @throws DTypeError, naming the argument, unless the tensor is an int64 vector */
export function lengthsOf(lengths: Tensor, argument = "lengths"): number[] {
  if (lengths.ndim !== 1 || lengths.dtypeCode !== INT64) {
    throw new DTypeError(
      `'${argument}' argument should be a 1D CPU int64 tensor, but got a tensor of shape ${formatShape(lengths.shape)} and dtype ${lengths.dtype}`,
    );
  }
  return integersIn(lengths, "packed sequences");
}

/**
 * Elements of all steps, concatenated, and the number of sequences that reach each step. Input [T, N, ...], lengths in
 * descending order.
 */
export function _pack_padded_sequence_explicit(
  input: Tensor,
  lengths: Tensor,
  batchFirst: boolean,
): readonly [Tensor, Tensor] {
  const steps = batchFirst ? transpose_int(input, 0, 1) : input;
  const lengthValues = lengthsOf(lengths);
  if (input.numel === 0) throw new ShapeError("Cannot pack empty tensors.");
  const batch = steps.shape[1]!;
  if (lengthValues.length !== batch) {
    throw new ShapeError(
      `Expected \`len(lengths)\` to be equal to batch_size, but got ${lengthValues.length} (batch_size=${batch})`,
    );
  }
  if (!(lengthValues[batch - 1]! > 0)) {
    throw new ArgumentError(
      "Length of all samples has to be greater than 0, but found an element in 'lengths' that is <= 0",
    );
  }
  if (lengthValues.some((length, i) => i > 0 && length > lengthValues[i - 1]!)) {
    throw new ArgumentError(
      "`lengths` array must be sorted in decreasing order: sort the sequences by length before they are packed",
    );
  }
  if (lengthValues[0]! > steps.shape[0]!) {
    throw new ShapeError(
      `a sequence of length ${lengthValues[0]} does not fit into an input of ${steps.shape[0]} steps`,
    );
  }
  const sizes = Array.from({ length: lengthValues[0]! }, (_, t) => lengthValues.filter((length) => length > t).length);
  const packed = sizes.map((size, t) => slice_Tensor(select_int(steps, 0, t), 0, 0, size, 1));
  return [cat(packed, 0), tensorOfIntegers(sizes)];
}

export function _pack_padded_sequence_backward_composite(
  grad: Tensor,
  inputSize: readonly number[],
  batchSizes: Tensor,
  batchFirst: boolean,
): Tensor {
  const shape = batchFirst ? [inputSize[1]!, inputSize[0]!, ...inputSize.slice(2)] : inputSize;
  const result = zeros(shape, grad.dtype, null, grad.device, null);
  spread(result, grad, lengthsOf(batchSizes));
  return batchFirst ? transpose_int(result, 0, 1) : result;
}

/** Writes the packed elements of each step to its first rows. */
function spread(target: Tensor, packed: Tensor, sizes: readonly number[]): void {
  let start = 0;
  for (const [t, size] of sizes.entries()) {
    copy_(
      slice_Tensor(select_int(target, 0, t), 0, 0, size, 1),
      slice_Tensor(packed, 0, start, start + size, 1),
      false,
    );
    start += size;
  }
}

/** Padded sequences [T, N, ...] and their lengths, from packed ones. A positive `totalLength` sets T. */
export function _pad_packed_sequence_composite(
  data: Tensor,
  batchSizes: Tensor,
  batchFirst: boolean,
  paddingValue: Scalar,
  totalLength: number,
): readonly [Tensor, Tensor] {
  const sizes = lengthsOf(batchSizes);
  if (totalLength > 0 && totalLength < sizes.length) {
    throw new ArgumentError(
      `Expected total_length to be at least the length of the longest sequence in input, but got total_length=${totalLength} and max sequence length being ${sizes.length}`,
    );
  }
  const [longest, batch] = [totalLength > 0 ? totalLength : sizes.length, sizes[0] ?? 0];
  const result = full([longest, batch, ...data.shape.slice(1)], paddingValue, data.dtype, null, data.device, null);
  spread(result, data, sizes);
  const lengths = Array.from({ length: batch }, (_, n) => sizes.filter((size) => size > n).length);
  return [batchFirst ? transpose_int(result, 0, 1) : result, tensorOfIntegers(lengths)];
}
