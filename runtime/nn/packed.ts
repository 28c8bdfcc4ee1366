// Packed sequences: batches of sequences of different lengths, without padding, for RNN, LSTM and GRU.

import {
  _pack_padded_sequence,
  _pad_packed_sequence,
  argsort_stable,
  index_select,
  narrow,
  pad_sequence,
  select_int,
  sort_stable,
} from "../../generated/operators.js";
import { tensor } from "../core/creation.js";
import { describe } from "../core/describe.js";
import { ArgumentError, DTypeError, ShapeError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import { once } from "../core/shared.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { checkTensor } from "./module.js";

/** The elements of all steps one after the other, the longest sequence first; and how many sequences each step has. */
export interface PackedSequence {
  readonly data: Tensor;
  readonly batchSizes: Tensor;
  /** The order in which the sequences were sorted, and the one that undoes it; null where they were given sorted. */
  readonly sortedIndices: Tensor | null;
  readonly unsortedIndices: Tensor | null;
}

const packed: WeakSet<object> = once("nn packed sequences", () => new WeakSet());

/** Whether a value is a packed sequence, as `packPaddedSequence` makes it. */
export function isPackedSequence(value: unknown): value is PackedSequence {
  return typeof value === "object" && value !== null && packed.has(value);
}

/** A packed sequence with other elements, in the same order. */
export function repacked(like: PackedSequence, data: Tensor): PackedSequence {
  return marked({ ...like, data });
}

function marked(value: PackedSequence): PackedSequence {
  packed.add(value);
  return value;
}

/** @throws ArgumentError unless lengths are a tensor or an array of integers; DTypeError for a tensor that is not int64 */
function asInt64(where: string, lengths: Tensor | readonly number[]): Tensor {
  if (isTensor(lengths)) {
    if (lengths.dtype === "int64" && lengths.shape.length === 1) return lengths;
    throw new DTypeError(`${where}: lengths must be an int64 vector, got ${describe(lengths)}`);
  }
  if (Array.isArray(lengths) && lengths.length > 0 && lengths.every((length) => Number.isSafeInteger(length)))
    return tensor(lengths, { dtype: "int64" });
  throw new ArgumentError(
    `${where}: lengths must be an int64 tensor or an array of integers, got ${describe(lengths)}`,
  );
}

/**
 * Packs padded sequences (T, N, ...), or with `batchFirst` (N, T, ...), so that recurrent layers read no padding.
 * @param lengths of the sequences: int64, or an array; at least 1
 * @param options `enforceSorted`: whether the lengths must descend; otherwise sequences are sorted, and results come in the order given
 * @throws ArgumentError for lengths that do not descend, or are 0; ShapeError for lengths that do not fit the input
 */
export function packPaddedSequence(
  input: Tensor,
  lengths: Tensor | readonly number[],
  options: { readonly batchFirst?: boolean; readonly enforceSorted?: boolean } = {},
): PackedSequence {
  const where = "packPaddedSequence";
  checkTensor(where, input);
  const { batchFirst, enforceSorted } = withDefaults(where, options, { batchFirst: false, enforceSorted: true }, {});
  let counts = asInt64(where, lengths);
  if (input.shape.length < 2) throw new ShapeError(`${where}: expected (T, N, ...), got ${describe(input)}`);
  let [sortedIndices, unsortedIndices]: [Tensor | null, Tensor | null] = [null, null];
  let given = input;
  if (!enforceSorted) {
    [counts, sortedIndices] = sort_stable(counts, false, -1, true);
    given = index_select(input, batchFirst ? 0 : 1, sortedIndices);
    unsortedIndices = argsort_stable(sortedIndices, true, 0, false);
  }
  const [data, batchSizes] = _pack_padded_sequence(given, counts, batchFirst);
  return marked({ data, batchSizes, sortedIndices, unsortedIndices });
}

/**
 * The inverse of `packPaddedSequence`: padded sequences in the order given, and their lengths.
 * @param options `paddingValue`: what the padding is filled with; `totalLength`: the number of steps, if more than the longest sequence has
 */
export function padPackedSequence(
  sequence: PackedSequence,
  options: {
    readonly batchFirst?: boolean;
    readonly paddingValue?: number;
    readonly totalLength?: number | null;
  } = {},
): readonly [padded: Tensor, lengths: Tensor] {
  const where = "padPackedSequence";
  if (!isPackedSequence(sequence))
    throw new ArgumentError(`${where}: expected what packPaddedSequence returns, got ${describe(sequence)}`);
  const { batchFirst, paddingValue, totalLength } = withDefaults(
    where,
    options,
    { batchFirst: false, paddingValue: 0 },
    { totalLength: null as number | null },
  );
  const { data, batchSizes, unsortedIndices } = sequence;
  const [padded, lengths] = _pad_packed_sequence(data, batchSizes, batchFirst, paddingValue, totalLength ?? 0);
  if (unsortedIndices === null) return [padded, lengths];
  return [index_select(padded, batchFirst ? 0 : 1, unsortedIndices), index_select(lengths, 0, unsortedIndices)];
}

/**
 * Packs sequences (length, ...) of different lengths.
 * @param options `enforceSorted`: whether the lengths must descend
 */
export function packSequence(
  sequences: readonly Tensor[],
  options: { readonly enforceSorted?: boolean } = {},
): PackedSequence {
  const where = "packSequence";
  const { enforceSorted } = withDefaults(where, options, { enforceSorted: true }, {});
  if (!Array.isArray(sequences) || sequences.length === 0 || !sequences.every(isTensor))
    throw new ArgumentError(`${where}: expected an array of tensors, got ${describe(sequences)}`);
  for (const one of sequences)
    if (one.shape.length === 0) throw new ShapeError(`${where}: expected sequences (length, ...), got a scalar`);
  return packPaddedSequence(
    pad_sequence(sequences, false, 0),
    sequences.map(({ shape }) => shape[0]!),
    { enforceSorted },
  );
}

/** The sequences of a packed sequence, each without padding, in the order given. */
export function unpackSequence(sequence: PackedSequence): readonly Tensor[] {
  const [padded, lengths] = padPackedSequence(sequence, { batchFirst: true });
  return (lengths.toArray() as number[]).map((length, i) => narrow(select_int(padded, 0, i), 0, 0, length));
}
