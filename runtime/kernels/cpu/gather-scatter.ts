// Gathering and scattering by index tensors on the CPU: gather, scatter and its reductions, index_select, index_add,
// take, put.

import {
  BOOL,
  INT32,
  INT64,
  infoOf,
  isComplexCode,
  isIntegralCode,
  isWideCode,
  realCode,
  singleNumbers,
} from "../../core/dtype.js";
import { IndexError } from "../../core/errors.js";
import { isComplexScalar, type Scalar, toNumber } from "../../core/scalar.js";
import {
  assertNoInternalOverlap,
  assertNoOverlap,
  broadcastStrides,
  normalizeDim,
  sameShape,
} from "../../core/shape.js";
import { allocateCode, type Tensor, windowOf, windowOn } from "../../core/tensor.js";
import { argumentOfDType, notImplementedFor } from "../checks/dtypes.js";
import { indexedMove, spanMove } from "../loops/loop-table.js";
import { scatteredRows } from "../loops/thresholds.js";
import { eachPart, entriesOf } from "../memory/complex-parts.js";
import { castTensor, copyInto } from "../memory/copy.js";
import {
  type BitArray,
  bigintsOf,
  bitsOf,
  dense,
  fillStretch,
  integersOf,
  numbersAt,
  numbersOf,
  numeric,
  storedScalar,
  unitOf,
  wordsOrBitsOf,
  wordsPer,
} from "../memory/elements.js";
import { stridedIterator } from "../memory/iterator.js";
import {
  addRun,
  type Combine,
  combineElements,
  endOf,
  gatherElements,
  moveElements,
  type Offsets,
  offsetArray,
  offsetsAlong,
  offsetsOf,
  outOfBounds,
  takeRuns,
  trueIndices,
} from "../memory/offsets.js";
import { writeDense, writeNumeric } from "../memory/outputs.js";
import {
  checkFillMask,
  checkMaskedScatter,
  checkPut,
  index_fill__int_Scalar_outputs,
  type ScatterReduction,
} from "../shapes/indexing.js";

export function gather_out_cpu(self: Tensor, dim: number, index: Tensor, _sparseGrad: boolean, out: Tensor): void {
  const d = normalizeDim(dim, self.shape.length);
  if (indexedMove.installed?.(self, d, index, out, null)) return;
  const offsets = offsetsAlong(self, d, integersOf(index), index.shape);
  writeDense(out, (target) => gatherElements(bitsOf(target), target.offset, bitsOf(self), offsets, unitOf(self)));
}

/** Initialises an output with a copy of self, unless it is self. */
function startFrom(self: Tensor, out: Tensor): void {
  if (out !== self) copyInto(out, self);
}

/** Offsets of a source's elements for an index of at most its size. */
function sourceOffsets(source: Tensor, index: Tensor): Offsets {
  if (source.shape.length === 0 || index.shape.length === 0) {
    return offsetArray(index.numel, source.offset + 1).fill(source.offset);
  }
  return offsetsOf(index.shape, source.strides, source.offset);
}

function scatterTensor(self: Tensor, dim: number, index: Tensor, src: Tensor, combine: Combine, out: Tensor): void {
  startFrom(self, out);
  if (index.numel === 0) return;
  const d = normalizeDim(dim, out.shape.length);
  if (indexedMove.installed?.(out, d, index, src, combine)) return;
  const offsets = offsetsAlong(out, d, integersOf(index), index.shape);
  const sources = sourceOffsets(src, index);
  if (combine === "replace") moveElements(bitsOf(out), offsets, bitsOf(src), sources, unitOf(out));
  else combineElements(out, offsets, src, sources, combine);
}

/** A 0-dim tensor of a dtype and value. */
function single(value: Scalar, code: number): Tensor {
  const one = allocateCode([], code);
  fillStretch(one, 0, 1, storedScalar(value, code));
  return one;
}

function scatterValue(self: Tensor, dim: number, index: Tensor, value: Scalar, combine: Combine, out: Tensor): void {
  // Where nothing is written, the value is not converted, as in PyTorch.
  scatterTensor(self, dim, index, single(index.numel === 0 ? 0 : value, out.dtypeCode), combine, out);
}

export function scatter_src_out_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor): void {
  scatterTensor(self, dim, index, src, "replace", out);
}

export function scatter_value_out_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar, out: Tensor): void {
  scatterValue(self, dim, index, value, "replace", out);
}

function combineOf(reduce: string): Combine {
  return reduce === "add" ? "add" : "multiply";
}

export function scatter_reduce_out_cpu(
  self: Tensor,
  dim: number,
  index: Tensor,
  src: Tensor,
  reduce: string,
  out: Tensor,
): void {
  scatterTensor(self, dim, index, src, combineOf(reduce), out);
}

export function scatter_value_reduce_out_cpu(
  self: Tensor,
  dim: number,
  index: Tensor,
  value: Scalar,
  reduce: string,
  out: Tensor,
): void {
  scatterValue(self, dim, index, value, combineOf(reduce), out);
}

export function scatter_add_out_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor): void {
  scatterTensor(self, dim, index, src, "add", out);
}

const combineOfReduction: Readonly<Record<ScatterReduction, Exclude<Combine, "replace">>> = {
  sum: "add",
  mean: "add",
  prod: "multiply",
  amax: "amax",
  amin: "amin",
};

/** The neutral element of a reduction, as a dtype stores it. */
function neutral(reduction: ScatterReduction, code: number): number | bigint {
  if (reduction === "sum" || reduction === "mean") return code === INT64 ? 0n : 0;
  if (reduction === "prod") return code === INT64 ? 1n : 1;
  const low = reduction === "amax";
  if (code === BOOL) return low ? 0 : 1;
  const { min, max } = infoOf(code);
  return (low ? min : max) ?? (low ? -Infinity : Infinity);
}

/** Reduces the values for each position, with or without the existing element. */
export function scatter_reduce_two_out_cpu(
  self: Tensor,
  dim: number,
  index: Tensor,
  src: Tensor,
  reduce: string,
  includeSelf: boolean,
  out: Tensor,
): void {
  startFrom(self, out);
  if (index.numel === 0) return;
  if (self.dtypeCode === BOOL && reduce === "mean")
    throw notImplementedFor("scatter_gather_tensor_cpu_reduce_mean", self);
  const offsets = offsetsAlong(out, normalizeDim(dim, out.shape.length), integersOf(index), index.shape);
  reduceAt(out, offsets, src, sourceOffsets(src, index), reduce, includeSelf);
}

function reduceAt(
  out: Tensor,
  offsets: Offsets,
  source: Tensor,
  sources: Offsets,
  reduce: string,
  includeSelf: boolean,
): void {
  const reduction = reduce as ScatterReduction;
  if (!includeSelf) {
    const start = allocateCode([], out.dtypeCode);
    fillStretch(start, 0, 1, neutral(reduction, out.dtypeCode));
    moveElements(bitsOf(out), offsets, bitsOf(start), new Int32Array(offsets.length), unitOf(out));
  }
  combineElements(out, offsets, source, sources, combineOfReduction[reduction]);
  if (reduction === "mean") divideByCounts(out, offsets, includeSelf ? 1 : 0);
}

/** Divides each element listed in `offsets` by the number of its occurrences there, plus `start`. Integers are floored. */
function divideByCounts(out: Tensor, offsets: Offsets, start: number): void {
  const counts = new Map<number, number>();
  for (let i = 0; i < offsets.length; i++) counts.set(offsets[i]!, (counts.get(offsets[i]!) ?? start) + 1);
  if (out.dtypeCode === INT64) {
    const data = bigintsOf(out);
    for (const [offset, count] of counts) {
      const n = BigInt(count);
      const value = data[offset]!;
      const quotient = value / n;
      data[offset] = value < 0n && quotient * n !== value ? quotient - 1n : quotient;
    }
    return;
  }
  if (isComplexCode(out.dtypeCode)) {
    const { data } = entriesOf(out);
    for (const [offset, count] of counts) {
      data[2 * offset]! /= count;
      data[2 * offset + 1]! /= count;
    }
    return;
  }
  const { read, write } = numbersAt(out);
  const floors = isIntegralCode(out.dtypeCode);
  for (const [offset, count] of counts) {
    const quotient = read(offset) / count;
    write(offset, floors ? Math.floor(quotient) : quotient);
  }
}

/** Numbers of elements before, along and after a dimension. */
function sizesAround(shape: readonly number[], dim: number): readonly [number, number, number] {
  let outer = 1;
  let inner = 1;
  for (let d = 0; d < dim; d++) outer *= shape[d]!;
  for (let d = dim + 1; d < shape.length; d++) inner *= shape[d]!;
  return [outer, shape.length === 0 ? 1 : shape[dim]!, inner];
}

function indexOutOfRange(index: number, size: number): IndexError {
  return new IndexError(`index out of range in self: ${index}, of a dimension of size ${size}`);
}

/** @throws IndexError unless all values are in `[0, size)` */
function checkRange(index: ArrayLike<number>, size: number): void {
  for (let i = 0; i < index.length; i++) {
    const value = index[i]!;
    if (!(value >= 0 && value < size)) throw indexOutOfRange(value, size);
  }
}

export function index_select_out_cpu(self: Tensor, dim: number, index: Tensor, out: Tensor): void {
  const d = normalizeDim(dim, self.shape.length);
  const picks = integersOf(index);
  const [outer, size, inner] = sizesAround(self.shape, d);
  checkRange(picks, size);
  // Copying the whole source would take as long as the source is large.
  if (!self.isContiguous && outer * inner * picks.length < self.numel) {
    const offsets = placesAtIndex(self, d, picks, false);
    writeDense(out, (target) => gatherElements(bitsOf(target), target.offset, bitsOf(self), offsets, unitOf(self)));
    return;
  }
  const source = dense(self);
  writeDense(out, (target) => {
    const [from, to, unit] = [wordsOrBitsOf(source), wordsOrBitsOf(target), wordsPer(self)];
    const width = inner * unit;
    const move = spanMove.installed ?? takeRuns;
    for (let o = 0; o < outer; o++) {
      const at = target.offset * unit + o * picks.length * width;
      move(to, at, from, source.offset * unit + o * size * width, picks, width, width, self.dtypeCode);
    }
  });
}

/** Offsets in `out` of the slices that a vector of indices selects along a dimension, in row-major order of the source. */
function placesAtIndex(out: Tensor, dim: number, picks: ArrayLike<number>, wraps: boolean): Offsets {
  if (out.shape.length === 0) {
    for (let i = 0; i < picks.length; i++)
      if (picks[i] !== 0 && !(wraps && picks[i] === -1)) throw indexOutOfRange(picks[i]!, 1);
    return offsetArray(picks.length, out.offset + 1).fill(out.offset);
  }
  const size = out.shape[dim]!;
  const step = out.strides[dim]!;
  const outer = offsetsOf(out.shape.slice(0, dim), out.strides.slice(0, dim), out.offset);
  const inner = offsetsOf(out.shape.slice(dim + 1), out.strides.slice(dim + 1), 0);
  const offsets = offsetArray(outer.length * picks.length * inner.length, endOf(out.shape, out.strides, out.offset));
  let p = 0;
  for (let o = 0; o < outer.length; o++) {
    for (let k = 0; k < picks.length; k++) {
      let pick = picks[k]!;
      if (wraps && pick < 0) pick += size;
      if (!(pick >= 0 && pick < size)) {
        throw wraps ? outOfBounds(dim)(picks[k]!, size) : indexOutOfRange(picks[k]!, size);
      }
      const start = outer[o]! + pick * step;
      for (let i = 0; i < inner.length; i++) offsets[p++] = start + inner[i]!;
    }
  }
  return offsets;
}

export function index_add_out_cpu(
  self: Tensor,
  dim: number,
  index: Tensor,
  source: Tensor,
  alpha: Scalar,
  out: Tensor,
): void {
  startFrom(self, out);
  const d = normalizeDim(dim, self.shape.length);
  const scaled = isComplexScalar(alpha) || toNumber(alpha) !== 1 ? scaledBy(source, alpha) : source;
  if (indexedMove.installed?.(out, d, index, scaled, "add")) return;
  const offsets = placesAtIndex(out, d, integersOf(index), false);
  combineElements(out, offsets, scaled, offsetsOf(scaled.shape, scaled.strides, scaled.offset), "add");
}

/** A contiguous copy, with each element multiplied by a number. */
function scaledBy(source: Tensor, factor: Scalar): Tensor {
  const copy = castTensor(source, source.dtypeCode);
  const stored = storedScalar(factor, source.dtypeCode);
  // int64 or complex.
  if (typeof stored !== "number") {
    const factors = single(factor, source.dtypeCode);
    const offsets = offsetsOf(copy.shape, copy.strides, 0);
    combineElements(copy, offsets, factors, new Int32Array(offsets.length), "multiply");
  } else {
    const { read, write } = numbersAt(copy);
    for (let i = 0; i < copy.numel; i++) write(i, read(i) * stored);
  }
  return copy;
}

/** Reduces the rows for each position, with or without the existing row. */
export function index_reduce_out_cpu(
  self: Tensor,
  dim: number,
  index: Tensor,
  source: Tensor,
  reduce: string,
  includeSelf: boolean,
  out: Tensor,
): void {
  if (self.dtypeCode === BOOL) throw notImplementedFor("index_func_", self);
  startFrom(self, out);
  const offsets = placesAtIndex(out, normalizeDim(dim, self.shape.length), integersOf(index), false);
  reduceAt(out, offsets, source, offsetsOf(source.shape, source.strides, source.offset), reduce, includeSelf);
}

export function index_copy_out_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, out: Tensor): void {
  startFrom(self, out);
  const d = normalizeDim(dim, self.shape.length);
  const picks = integersOf(index);
  const size = self.shape.length === 0 ? 1 : self.shape[d]!;
  for (let i = 0; i < picks.length; i++) {
    if (!(picks[i]! >= 0 && picks[i]! < size)) {
      throw new IndexError(`index_copy_(): index ${picks[i]} is out of bounds for dimension ${d} with size ${size}`);
    }
  }
  if (indexedMove.installed?.(out, d, index, source, "replace")) return;
  const offsets = placesAtIndex(out, d, picks, false);
  moveElements(
    bitsOf(out),
    offsets,
    bitsOf(source),
    offsetsOf(source.shape, source.strides, source.offset),
    unitOf(out),
  );
}

/** Negative indices count from the end. */
export function index_fill__int_Scalar_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  index_fill__int_Scalar_outputs(self, dim, index, value);
  // As in PyTorch, indices along a dimension that has elements are not read where another has none.
  if (self.numel === 0 && self.shape[normalizeDim(dim, self.shape.length)] !== 0) return self;
  const offsets = placesAtIndex(self, normalizeDim(dim, self.shape.length), integersOf(index), true);
  fillAt(self, offsets, value);
  return self;
}

function fillAt(self: Tensor, offsets: Offsets, value: Scalar): void {
  const one = single(value, self.dtypeCode);
  moveElements(bitsOf(self), offsets, bitsOf(one), new Int32Array(offsets.length), unitOf(self));
}

/** Offsets of elements by their row-major index; negative indices count from the end. */
/** The offset of the element at a row-major position. */
function placeOf({ shape, strides, offset }: Tensor, position: number): number {
  let place = offset;
  for (let d = shape.length - 1, rest = position; d >= 0; d--) {
    const size = shape[d]!;
    place += (rest % size) * strides[d]!;
    rest = Math.floor(rest / size);
  }
  return place;
}

function flatOffsets(self: Tensor, index: Tensor): Offsets {
  const picks = integersOf(index);
  const { numel } = self;
  const offsets = offsetArray(picks.length, endOf(self.shape, self.strides, self.offset));
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i]!;
    const offset = pick < 0 ? pick + numel : pick;
    if (!(offset >= 0 && offset < numel)) {
      throw new IndexError(`out of range: tried to access index ${pick} on a tensor of ${numel} elements.`);
    }
    offsets[i] = self.isContiguous ? self.offset + offset : placeOf(self, offset);
  }
  return offsets;
}

export function take_out_cpu(self: Tensor, index: Tensor, out: Tensor): void {
  const offsets = flatOffsets(self, index);
  writeDense(out, (target) => gatherElements(bitsOf(target), target.offset, bitsOf(self), offsets, unitOf(self)));
}

export function put__cpu(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean): Tensor {
  checkPut(self, index, source);
  assertNoInternalOverlap(self);
  assertNoOverlap(self, index);
  assertNoOverlap(self, source);
  const offsets = flatOffsets(self, index);
  const sources = offsetsOf(source.shape, source.strides, source.offset);
  if (accumulate) combineElements(self, offsets, source, sources, "add");
  else moveElements(bitsOf(self), offsets, bitsOf(source), sources, unitOf(self));
  return self;
}

/** Fills the elements where the mask, after broadcasting, is true. */
export function masked_fill__Scalar_cpu(self: Tensor, mask: Tensor, value: Scalar): Tensor {
  checkFillMask(self, mask);
  const one = wordsOrBitsOf(single(value, self.dtypeCode));
  const flags = bitsOf(mask);
  const data = wordsOrBitsOf(self);
  const unit = wordsPer(self);
  if (self.isContiguous && mask.isContiguous && sameShape(self.shape, mask.shape)) {
    for (let entry = 0; entry < unit; entry++)
      fillWhere(data, self.offset * unit + entry, unit, flags, mask.offset, 1, one[entry]!, self.numel);
    return self;
  }
  stridedIterator(self.shape, [self, mask], (count, offsets, steps) => {
    for (let entry = 0; entry < unit; entry++)
      fillWhere(data, offsets[0]! * unit + entry, steps[0]! * unit, flags, offsets[1]!, steps[1]!, one[entry]!, count);
  });
  return self;
}

/** Fills entries whose flag is not zero. Branch-free, since branches would be unpredictable. */
function fillWhere(
  data: BitArray,
  at: number,
  step: number,
  flags: BitArray,
  flagsAt: number,
  flagsStep: number,
  value: number,
  count: number,
): void {
  for (let i = 0, p = at, f = flagsAt; i < count; i++, p += step, f += flagsStep) {
    const old = data[p]!;
    data[p] = old ^ ((old ^ value) & ((0 - flags[f]!) >> 31));
  }
}

/** Writes the source's elements, in order, where the mask is true. */
export function masked_scatter__cpu(self: Tensor, mask: Tensor, source: Tensor): Tensor {
  checkMaskedScatter(self, mask, source);
  assertNoInternalOverlap(self);
  const flags = dense(windowOf(mask, self.shape, broadcastStrides(mask.shape, mask.strides, self.shape), mask.offset));
  const values = dense(source);
  const offsets = trueIndices(bitsOf(flags), flags.offset, flags.numel);
  if (offsets.length > values.numel) {
    throw new IndexError(
      "masked_scatter: expected the number of elements in source to be at least the number of ones in mask",
    );
  }
  const target = dense(self);
  const [to, from, unit] = [wordsOrBitsOf(target), wordsOrBitsOf(values), wordsPer(self)];
  const [start, first] = [unit * target.offset, unit * values.offset];
  for (let entry = 0; entry < unit; entry++) putAt(to, start + entry, offsets, from, first + entry, unit);
  if (target !== self) copyInto(self, target);
  return self;
}

/** `to[start + offsets[k] * unit] = from[at + k * unit]` */
function putAt(to: BitArray, start: number, offsets: Offsets, from: BitArray, at: number, unit: number): void {
  for (let k = 0, f = at; k < offsets.length; k++, f += unit) to[start + unit * offsets[k]!] = from[f]!;
}

/** Adds rows to those of a matrix that indices of any shape select; false, with the matrix unchanged, if no faster loop does it. */
function addRows(matrix: Tensor, indices: Tensor, rows: Tensor): boolean {
  const { numel, offset } = indices;
  const isWorth = numel >= scatteredRows && 2 * numel >= matrix.shape[0]!;
  const isPlain = indices.isContiguous && rows.isContiguous && rows.dtypeCode === matrix.dtypeCode;
  if (indexedMove.installed === null || !isWorth || !isPlain) return false;
  const width = matrix.shape[1]!;
  const list = windowOn(indices.storage, [numel], [1], offset, indices.dtype);
  const flat = windowOn(rows.storage, [numel, width], [width, 1], rows.offset, rows.dtype);
  return indexedMove.installed(matrix, 0, list, flat, "add");
}

/** Rows with the padding index are excluded, even if it is out of range. */
function checkPicks(picks: ArrayLike<number>, numWeights: number, paddingIdx: number): void {
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i]!;
    if (pick !== paddingIdx && !(pick >= 0 && pick < numWeights)) checkRange([pick], numWeights);
  }
}

function countsOf(picks: ArrayLike<number>, numWeights: number): Int32Array {
  const counts = new Int32Array(numWeights);
  for (let i = 0; i < picks.length; i++) counts[picks[i]!] = counts[picks[i]!]! + 1;
  return counts;
}

/** `embedding_dense_backward` of integers of 64 bits, into a contiguous tensor of zeros. */
function addWideRows(
  gradOutput: Tensor,
  indices: Tensor,
  numWeights: number,
  paddingIdx: number,
  scaleGradByFreq: boolean,
  out: Tensor,
): void {
  const picks = integersOf(indices);
  checkPicks(picks, numWeights, paddingIdx);
  const counts = scaleGradByFreq ? countsOf(picks, numWeights) : null;
  const grad = dense(gradOutput);
  const width = grad.shape.at(-1)!;
  const [to, from] = [bigintsOf(out), bigintsOf(grad)];
  for (let r = 0, f = grad.offset; r < picks.length; r++, f += width) {
    const pick = picks[r]!;
    // A share of integers is 0, unless it is all.
    if (pick === paddingIdx || (counts !== null && counts[pick] !== 1)) continue;
    const t = out.offset + pick * width;
    for (let i = 0; i < width; i++) to[t + i] = to[t + i]! + from[f + i]!;
  }
}

/**
 * Sums the gradient's rows for each index. Rows of `paddingIdx` are excluded; with `scaleGradByFreq`, rows are divided
 * by the number of occurrences of their index.
 */
export function embedding_dense_backward_out_cpu(
  gradOutput: Tensor,
  indices: Tensor,
  numWeights: number,
  paddingIdx: number,
  scaleGradByFreq: boolean,
  out: Tensor,
): void {
  if (isComplexCode(out.dtypeCode)) {
    eachPart((of) => {
      const entry = allocateCode(out.shape, realCode(out.dtypeCode));
      const grad = allocateCode(gradOutput.shape, entry.dtypeCode);
      copyInto(grad, of(gradOutput));
      embedding_dense_backward_out_cpu(grad, indices, numWeights, paddingIdx, scaleGradByFreq, entry);
      copyInto(of(out), entry);
    });
    return;
  }
  if (out.dtypeCode === BOOL) {
    // The sum of truth values is whether any is true.
    const [grad, entry] = [allocateCode(gradOutput.shape, INT32), allocateCode(out.shape, INT32)];
    copyInto(grad, gradOutput);
    embedding_dense_backward_out_cpu(grad, indices, numWeights, paddingIdx, scaleGradByFreq, entry);
    copyInto(out, entry);
    return;
  }
  if (isWideCode(out.dtypeCode)) {
    const entry = allocateCode(out.shape, out.dtypeCode);
    addWideRows(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, entry);
    copyInto(out, entry);
    return;
  }
  // Read through its strides, since the gradient of a sum is a broadcast number.
  const grad = singleNumbers[gradOutput.dtypeCode] ? gradOutput : numeric(gradOutput);
  const picks = integersOf(indices);
  const last = grad.shape.length - 1;
  const width = grad.shape[last]!;
  const step = grad.strides[last]!;
  const rows = offsetsOf(grad.shape.slice(0, last), grad.strides.slice(0, last), grad.offset);
  checkPicks(picks, numWeights, paddingIdx);
  const counts = scaleGradByFreq ? countsOf(picks, numWeights) : null;
  writeNumeric(out, (target) => {
    fillStretch(target, target.offset, target.offset + target.numel, storedScalar(0, target.dtypeCode));
    if (counts === null && addRows(target, indices, grad)) {
      const t = target.offset + paddingIdx * width;
      if (paddingIdx >= 0 && paddingIdx < numWeights)
        fillStretch(target, t, t + width, storedScalar(0, target.dtypeCode));
      return;
    }
    const to = numbersOf(target);
    const from = numbersOf(grad);
    for (let r = 0; r < picks.length; r++) {
      const pick = picks[r]!;
      if (pick === paddingIdx) continue;
      const share = counts === null ? 1 : 1 / counts[pick]!;
      // A share is a number of the dtype.
      const scale = isIntegralCode(out.dtypeCode) ? Math.trunc(share) : share;
      const t = target.offset + pick * width;
      const f = rows[r]!;
      if (counts === null) addRun(to, t, 1, from, f, step, width);
      else for (let i = 0; i < width; i++) to[t + i] = to[t + i]! + from[f + i * step]! * scale;
    }
  });
}

/** Accumulates each window of a gradient where `unfold` took it from. */
export function unfold_backward_out_cpu(
  gradIn: Tensor,
  inputSizes: readonly number[],
  dim: number,
  size: number,
  step: number,
  out: Tensor,
): void {
  const d = normalizeDim(dim, inputSizes.length);
  writeDense(out, (target) => {
    fillStretch(target, target.offset, target.offset + target.numel, storedScalar(0, target.dtypeCode));
    const offsets =
      inputSizes.length === 0
        ? offsetArray(gradIn.numel, target.offset + 1).fill(target.offset)
        : offsetsOf(
            gradIn.shape,
            [...target.strides.map((s, i) => (i === d ? s * step : s)), target.strides[d]!],
            target.offset,
          );
    const sources = offsetsOf(gradIn.shape, gradIn.strides, gradIn.offset);
    // Windows without overlap are copied: a sum that begins at zero would lose the sign of -0.
    if (step >= size) moveElements(bitsOf(target), offsets, bitsOf(gradIn), sources, unitOf(target));
    else combineElements(target, offsets, gradIn, sources, "add");
  });
}

/** Each index repeated by its count: `[2, 0, 1]` gives `[0, 0, 2]`. */
export function repeat_interleave_Tensor_cpu(repeats: Tensor, outputSize: number | null): Tensor {
  if (repeats.shape.length !== 1) throw new IndexError("repeat_interleave only accept 1D vector as repeat");
  if (repeats.dtypeCode !== INT64 && repeats.dtypeCode !== INT32) {
    throw new IndexError(argumentOfDType("repeats", "int64 or int32", repeats));
  }
  const counts = integersOf(repeats);
  let total = 0;
  for (let i = 0; i < counts.length; i++) {
    if (counts[i]! < 0) throw new IndexError("repeats can not be negative");
    total += counts[i]!;
  }
  if (outputSize !== null && outputSize !== total && counts.length > 0)
    throw new IndexError("allocated size does not match required size");
  const result = allocateCode([total], repeats.dtypeCode);
  const unit = unitOf(result);
  const data = bitsOf(result);
  let p = 0;
  for (let i = 0; i < counts.length; i++) {
    for (let k = 0; k < counts[i]!; k++) data[unit * p++] = i;
  }
  return result;
}

/** Copies one side of a diagonal; the other elements become zero. */
function triangleInto(self: Tensor, out: Tensor, rangeOf: (row: number) => readonly [number, number]): void {
  if (!out.isContiguous || !self.isContiguous) {
    const source = dense(self);
    writeDense(out, (target) => triangleInto(source, target, rangeOf));
    return;
  }
  const dims = out.shape.length;
  const columns = out.shape[dims - 1]!;
  const rows = out.shape[dims - 2]!;
  const unit = unitOf(out);
  const to = bitsOf(out);
  const from = bitsOf(self);
  const matrices = out.numel === 0 ? 0 : out.numel / (rows * columns);
  const same = to === from && out.offset === self.offset;
  for (let b = 0; b < matrices; b++) {
    for (let r = 0; r < rows; r++) {
      const [first, end] = rangeOf(r);
      const low = Math.min(Math.max(first, 0), columns);
      const high = Math.max(Math.min(end, columns), low);
      const row = (b * rows + r) * columns;
      const t = (out.offset + row) * unit;
      const f = (self.offset + row) * unit;
      to.fill(0, t, t + low * unit);
      if (!same) for (let i = low * unit; i < high * unit; i++) to[t + i] = from[f + i]!;
      to.fill(0, t + high * unit, t + columns * unit);
    }
  }
}

export function tril_out_cpu(self: Tensor, diagonal: number, out: Tensor): void {
  triangleInto(self, out, (row) => [0, row + diagonal + 1]);
}

export function triu_out_cpu(self: Tensor, diagonal: number, out: Tensor): void {
  triangleInto(self, out, (row) => [row + diagonal, Number.MAX_SAFE_INTEGER]);
}
