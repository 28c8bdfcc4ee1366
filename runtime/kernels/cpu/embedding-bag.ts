// Embedding bags on the CPU: rows of a table, summed, averaged or maximised per bag of indices, and their gradients.

import { computingCodes, FLOAT32, INT32, INT64, isComplexCode, isFloatingCode, realCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, IndexError } from "../../core/errors.js";
import { assertNoInternalOverlap, formatShape } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { argumentOfDType, requireFloating, requireIndices, requireSameDType } from "../checks/dtypes.js";
import { bagsOf, integerTensor, offsetToBag } from "../memory/bags.js";
import { integersOf, numbersAt, numbersOf, numeric, numericResult } from "../memory/elements.js";
import { partsOf } from "../memory/lazy-bits.js";
import { stored } from "../memory/outputs.js";
import { checkBagGradient, checkEmbeddingRenorm, checkOffsets, keepsNoBags } from "../shapes/segments.js";
import { index_select_out_cpu } from "./gather-scatter.js";

const SUM = 0;
const MEAN = 1;
const MAX = 2;

type Result = readonly [Tensor, Tensor, Tensor, Tensor];

function checkArguments(
  weight: Tensor,
  indices: Tensor,
  offsets: Tensor,
  mode: number,
  perSampleWeights: Tensor | null,
  includeLastOffset: boolean,
): void {
  for (const [name, tensor] of [
    ["indices", indices],
    ["offsets", offsets],
  ] as const) {
    requireIndices(name, tensor);
  }
  if (!isFloatingCode(weight.dtypeCode)) {
    throw new DTypeError(argumentOfDType("weight", "float32 or float64", weight));
  }
  if (perSampleWeights !== null) {
    if (mode !== SUM) throw new ArgumentError("embedding_bag: per_sample_weights only supported with mode='sum'");
    if (perSampleWeights.dtypeCode !== weight.dtypeCode) {
      throw new DTypeError(
        `embedding_bag: expected per_sample_weights of the weight's dtype ${weight.dtype}, got ${perSampleWeights.dtype}`,
      );
    }
    if (perSampleWeights.shape.length !== 1 || perSampleWeights.numel !== indices.numel) {
      throw new ArgumentError("embedding_bag: per_sample_weights must have one weight for each index");
    }
  }
  checkOffsets(offsets);
  if (includeLastOffset && offsets.numel < 1) {
    throw new ArgumentError("include_last_offset: number of offset should be at least 1");
  }
}

/** @throws IndexError for an index out of range */
function checkPick(pick: number, rows: number): void {
  if (!(pick >= 0 && pick < rows)) {
    throw new IndexError(`embedding_bag: Expected idx >= 0 && idx < num_embeddings but found idx to be ${pick}`);
  }
}

function rowsOf(weight: Tensor, indices: Tensor): Tensor {
  const rows = allocateCode([indices.numel, weight.shape[1]!], weight.dtypeCode, "cpu", undefined, true);
  index_select_out_cpu(weight, 0, indices, rows);
  return rows;
}

export function embedding_bag_cpu(
  weight: Tensor,
  indices: Tensor,
  offsets: Tensor,
  mode: number,
  perSampleWeights: Tensor | null,
  includeLastOffset: boolean,
  paddingIdx: number,
  recordsSizes: boolean,
): Result {
  checkArguments(weight, indices, offsets, mode, perSampleWeights, includeLastOffset);
  const code = indices.dtypeCode === INT64 || offsets.dtypeCode === INT64 ? INT64 : INT32;
  const picks = integersOf(indices);
  const starts = integersOf(offsets);
  const count = picks.length;
  const bags = includeLastOffset ? starts.length - 1 : starts.length;
  if (starts.length > 0) {
    if (starts[0] !== 0) {
      throw new ArgumentError(
        `offsets[0] has to be 0, i.e., the first sequence in the mini-batch has to start from position 0. However, got ${starts[0]}`,
      );
    }
    const last = starts[starts.length - 1]!;
    if (last > count) {
      throw new ArgumentError(
        `offsets[-1] can not be greater than input's length ${count} but got offsets[-1] of ${last}`,
      );
    }
  }
  const [rows, width] = weight.shape as [number, number];
  for (const pick of picks) checkPick(pick, rows);
  // Only the rows that are needed, if numbers have to be copied at all.
  const isWhole = count >= rows || (weight.isContiguous && computingCodes[weight.dtypeCode] === weight.dtypeCode);
  const table = numeric(isWhole ? weight : rowsOf(weight, indices));
  const output = numericResult([bags, width], weight.dtypeCode);
  const to = numbersOf(output);
  const from = numbersOf(table);
  const scales = perSampleWeights === null ? null : numeric(perSampleWeights);
  const scale = scales === null ? null : numbersOf(scales);
  const bagOf = bagsOf(starts, bags, count);
  const sizes = new Int32Array(bags);
  const largest = mode === MAX ? new Int32Array(bags * width) : null;
  for (let i = 0; i < count; i++) {
    const pick = picks[i]!;
    if (pick === paddingIdx) continue;
    const bag = bagOf[i]!;
    const first = sizes[bag]!++ === 0;
    const t = bag * width;
    const f = table.offset + (isWhole ? pick : i) * width;
    if (largest !== null) {
      for (let c = 0; c < width; c++) {
        if (first || from[f + c]! > to[t + c]!) {
          to[t + c] = from[f + c]!;
          largest[t + c] = pick;
        }
      }
    } else {
      const factor = scale === null ? 1 : scale[scales!.offset + i]!;
      for (let c = 0; c < width; c++) to[t + c] = to[t + c]! + from[f + c]! * factor;
    }
  }
  if (mode === MEAN) {
    for (let b = 0; b < bags; b++) {
      const size = Math.max(sizes[b]!, 1);
      for (let c = 0; c < width; c++) to[b * width + c] = to[b * width + c]! / size;
    }
  }
  // PyTorch's additional results: bag sizes for mean and max, zeros for sum; no bag per index if its fast kernel does
  // not need them.
  const sizeShape = recordsSizes || mode !== SUM ? [bags] : [starts.length];
  const bagSize = integerTensor(sizeShape, code, mode === SUM ? [] : sizes);
  const isFast = keepsNoBags(weight, mode, perSampleWeights, paddingIdx);
  const offset2bag = isFast ? allocateCode([0], code) : integerTensor([count], code, bagOf);
  const maxIndices =
    largest !== null
      ? integerTensor([bags, width], code, largest)
      : integerTensor(sizeShape, code, mode === SUM ? [] : sizes);
  return [stored(output, weight.dtypeCode), offset2bag, bagSize, maxIndices];
}

/** Each row of the table accumulates the gradients of the bags that contain it. */
export function _embedding_bag_dense_backward_cpu(
  grad: Tensor,
  indices: Tensor,
  offset2bag: Tensor,
  bagSize: Tensor,
  maximumIndices: Tensor,
  numWeights: number,
  scaleGradByFreq: boolean,
  mode: number,
  perSampleWeights: Tensor | null,
  paddingIdx: number,
): Tensor {
  checkBagGradient(grad, indices, offset2bag, bagSize, maximumIndices, mode, perSampleWeights);
  const source = numeric(grad);
  const width = grad.shape[1]!;
  const result = numericResult([numWeights, width], grad.dtypeCode);
  const to = numbersOf(result);
  const from = numbersOf(source);
  const sizes = integersOf(bagSize);
  if (mode === MAX) {
    const largest = integersOf(maximumIndices);
    for (let b = 0; b < sizes.length; b++) {
      if (sizes[b] === 0) continue;
      for (let c = 0; c < width; c++) {
        const pick = largest[b * width + c]!;
        checkPick(pick, numWeights);
        const t = pick * width + c;
        to[t] = to[t]! + from[source.offset + b * width + c]!;
      }
    }
    return stored(result, grad.dtypeCode);
  }
  const picks = integersOf(indices);
  const bagOf = integersOf(offset2bag);
  const scales = perSampleWeights === null ? null : numeric(perSampleWeights);
  const counts = new Int32Array(numWeights);
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i]!;
    if (pick !== paddingIdx) checkPick(pick, numWeights);
    counts[pick]!++;
  }
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i]!;
    if (pick === paddingIdx) continue;
    const bag = bagOf[i]!;
    let scale = scales === null ? 1 : numbersOf(scales)[scales.offset + i]!;
    if (scaleGradByFreq) scale /= counts[pick]!;
    if (mode === MEAN && sizes[bag] !== 0) scale /= sizes[bag]!;
    const t = pick * width;
    const f = source.offset + bag * width;
    for (let c = 0; c < width; c++) to[t + c] = to[t + c]! + from[f + c]! * scale;
  }
  return stored(result, grad.dtypeCode);
}

/** The gradient of a per-sample weight: the dot product of its row and its bag's gradient. */
export function _embedding_bag_per_sample_weights_backward_cpu(
  grad: Tensor,
  weight: Tensor,
  indices: Tensor,
  offsets: Tensor,
  offset2bag: Tensor,
  mode: number,
  paddingIdx: number,
): Tensor {
  if (mode !== SUM) {
    throw new ArgumentError("embedding_bag_backward: per_sample_weights only supported for mode='sum'");
  }
  requireFloating("_embedding_bag_per_sample_weights_backward_cpu", grad);
  requireSameDType(grad, weight);
  requireIndices("indices", indices);
  requireIndices("offsets", offsets);
  requireIndices("offset2bag", offset2bag);
  const source = numeric(grad);
  const table = numeric(weight);
  const width = grad.shape[1]!;
  const picks = integersOf(indices);
  const bagOf = integersOf(offset2bag.numel === 0 ? offsetToBag(indices, offsets) : offset2bag);
  const result = numericResult([picks.length], grad.dtypeCode);
  const to = numbersOf(result);
  const from = numbersOf(source);
  const rows = numbersOf(table);
  for (let i = 0; i < picks.length; i++) {
    if (picks[i] === paddingIdx) continue;
    checkPick(picks[i]!, weight.shape[0]!);
    const f = source.offset + bagOf[i]! * width;
    const r = table.offset + picks[i]! * width;
    let sum = 0;
    for (let c = 0; c < width; c++) sum += from[f + c]! * rows[r + c]!;
    to[i] = sum;
  }
  return stored(result, grad.dtypeCode);
}

function rowNorm(read: (offset: number) => number, start: number, width: number, stride: number, p: number): number {
  if (Math.abs(p) === Number.POSITIVE_INFINITY) {
    const pick = p > 0 ? Math.max : Math.min;
    let extreme = p > 0 || width === 0 ? 0 : Number.POSITIVE_INFINITY;
    for (let c = 0; c < width; c++) extreme = pick(extreme, Math.abs(read(start + c * stride)));
    return extreme;
  }
  let sum = 0;
  for (let c = 0; c < width; c++) {
    const size = Math.abs(read(start + c * stride));
    sum += p === 0 ? Number(size !== 0) : size ** p;
  }
  return p === 0 ? sum : sum ** (1 / p);
}

/** Scales the selected rows in place if their norm exceeds a bound. */
export function embedding_renorm__cpu(self: Tensor, indices: Tensor, maxNorm: number, normType: number): Tensor {
  assertNoInternalOverlap(self);
  checkEmbeddingRenorm(self, indices);
  if (indices.numel === 0) return self;
  const [height, width] = self.shape as [number, number];
  const [step, stride] = self.strides as [number, number];
  const complex = isComplexCode(self.dtypeCode);
  const { read: readPart, write } = numbersAt(complex ? partsOf(self) : self);
  const read = complex ? (at: number) => Math.hypot(readPart(2 * at), readPart(2 * at + 1)) : readPart;
  const round = computingCodes[realCode(self.dtypeCode)] === FLOAT32 ? Math.fround : (x: number) => x;
  for (const pick of new Set<number>(integersOf(indices))) {
    if (pick < -height || pick >= height) {
      throw new IndexError(
        `select(): index ${pick} out of range for tensor of size ${formatShape(self.shape)} at dimension 0`,
      );
    }
    const start = self.offset + (pick < 0 ? pick + height : pick) * step;
    const norm = round(rowNorm(read, start, width, stride, normType));
    if (!(norm > maxNorm)) continue;
    const scale = maxNorm / (norm + 1e-7);
    for (let c = 0, at = start; c < width; c++, at += stride) {
      if (complex) for (const offset of [2 * at, 2 * at + 1]) write(offset, readPart(offset) * scale);
      else write(at, readPart(at) * scale);
    }
  }
  return self;
}
