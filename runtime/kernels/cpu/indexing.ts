// Indexing with tensors, masks included: index and index_put_.

import { DTypeError, IndexError } from "../../core/errors.js";
import { assertNoOverlap, broadcastAll, broadcastStrides, isContiguous, sameShape } from "../../core/shape.js";
import { allocateCode, type Tensor, windowOf } from "../../core/tensor.js";
import { indexedMove, spanMove } from "../loops/loop-table.js";
import { copyInto } from "../memory/copy.js";
import {
  type BitArray,
  bitsOf,
  dense,
  fillStretch,
  type NumberArray,
  storedScalar,
  unitOf,
  wordsOrBitsOf,
  wordsPer,
} from "../memory/elements.js";
import {
  checkIndexPut,
  checkIndexPutShape,
  type IndexShape,
  indexResultStrides,
  resolveIndices,
} from "../memory/indices.js";
import {
  addRun,
  addsPlainly,
  combineElements,
  copyRun,
  endOf,
  gatherElements,
  moveElements,
  type Offsets,
  offsetArray,
  offsetsOf,
  takeRuns,
  trueIndices,
} from "../memory/offsets.js";
import { checkMask } from "../shapes/indexing.js";
import { resizeOutput } from "../shapes/outputs.js";
import { _local_scalar_dense_cpu } from "./conversion.js";

/** For each element of the broadcast indices, the offset of its position from the start. */
function indexShifts(self: Tensor, { indices, broadcast }: IndexShape): Offsets {
  let count = 1;
  for (const size of broadcast) count *= size;
  const shifts = offsetArray(count, endOf(self.shape, self.strides, self.offset));
  for (const { dim, shape, values } of indices) {
    if (dim < 0) continue;
    const size = self.shape[dim]!;
    const step = self.strides[dim]!;
    if (size === 0 && count > 0) {
      throw new IndexError(`index is out of bounds for dimension with size 0`);
    }
    // Broadcasts the index through its own strides.
    let broadcastOffsets: Offsets | null = null;
    if (!sameShape(shape, broadcast)) {
      const rowMajor = new Array<number>(shape.length);
      let stride = 1;
      for (let d = shape.length - 1; d >= 0; d--) {
        rowMajor[d] = stride;
        stride *= shape[d]!;
      }
      broadcastOffsets = offsetsOf(broadcast, broadcastStrides(shape, rowMajor, broadcast), 0);
    }
    for (let i = 0; i < count; i++) {
      const value = values![broadcastOffsets === null ? i : broadcastOffsets[i]!]!;
      const position = value < 0 ? value + size : value;
      if (position < 0 || position >= size) {
        throw new IndexError(`index ${value} is out of bounds for dimension ${dim} with size ${size}`);
      }
      shifts[i] = shifts[i]! + position * step;
    }
  }
  return shifts;
}

/** Offsets of the elements that an indexing call selects, in row-major order of its result. */
function indexOffsets(self: Tensor, plan: IndexShape): Offsets {
  const { before, after } = plan;
  const outer = offsetsOf(
    before.map((d) => self.shape[d]!),
    before.map((d) => self.strides[d]!),
    self.offset,
  );
  const shifts = indexShifts(self, plan);
  const inner = offsetsOf(
    after.map((d) => self.shape[d]!),
    after.map((d) => self.strides[d]!),
    0,
  );
  if (outer.length === 1 && inner.length === 1) {
    const start = outer[0]!;
    if (start !== 0) for (let i = 0; i < shifts.length; i++) shifts[i] = shifts[i]! + start;
    return shifts;
  }
  const offsets = offsetArray(
    outer.length * shifts.length * inner.length,
    endOf(self.shape, self.strides, self.offset),
  );
  const width = inner.length;
  let p = 0;
  for (let o = 0; o < outer.length; o++) {
    for (let s = 0; s < shifts.length; s++) {
      const start = outer[o]! + shifts[s]!;
      for (let i = 0; i < width; i++) offsets[p++] = start + inner[i]!;
    }
  }
  return offsets;
}

/**
 * Selects with index tensors, one per dimension; null selects a dimension entirely, and a mask indexes as many
 * dimensions as it has.
 */
export function index_Tensor_cpu(self: Tensor, indices: readonly (Tensor | null)[]): Tensor {
  const plan = resolveIndices(self, indices);
  const strides = indexResultStrides(self, plan, indices);
  const inOrder = strides === undefined || isContiguous(plan.shape, strides);
  const result = allocateCode(plan.shape, self.dtypeCode, "cpu", inOrder ? strides : undefined);
  gatherInto(result, self, plan);
  if (inOrder) return result;
  const ordered = allocateCode(plan.shape, self.dtypeCode, "cpu", strides);
  copyInto(ordered, result);
  return ordered;
}

/** Blocks of at least this many elements are copied as runs. */
const blockSize = 4;

function gatherInto(result: Tensor, self: Tensor, plan: IndexShape): void {
  const { before, after } = plan;
  const innerShape = after.map((d) => self.shape[d]!);
  const innerStrides = after.map((d) => self.strides[d]!);
  let width = 1;
  for (const size of innerShape) width *= size;
  if (width >= blockSize && isContiguous(innerShape, innerStrides)) {
    const outer = offsetsOf(
      before.map((d) => self.shape[d]!),
      before.map((d) => self.strides[d]!),
      self.offset,
    );
    const shifts = indexShifts(self, plan);
    const [from, to, unit] = [wordsOrBitsOf(self), wordsOrBitsOf(result), wordsPer(self)];
    const length = width * unit;
    let t = result.offset * unit;
    const move = spanMove.installed ?? takeRuns;
    for (let o = 0; o < outer.length; o++, t += shifts.length * length)
      move(to, t, from, outer[o]! * unit, shifts, unit, length, self.dtypeCode);
    return;
  }
  gatherElements(bitsOf(result), result.offset, bitsOf(self), indexOffsets(self, plan), unitOf(self));
}

/**
 * Writes values to the selected elements. With `accumulate`, values for the same element are added; otherwise the last
 * one wins.
 */
export function _index_put_impl__cpu(
  self: Tensor,
  indices: readonly (Tensor | null)[],
  values: Tensor,
  accumulate: boolean,
  _unsafe: boolean,
): Tensor {
  const source = indexPutSource(self, indices, values, accumulate);
  const plan = resolveIndices(self, indices);
  checkIndexPutShape(source, plan);
  assertNoOverlap(self, source);
  const dim = indices.length - 1;
  const only = indices[dim]!;
  const isVector = only?.ndim === 1 && indices.every((index, d) => d === dim || index === null);
  // The loop rejects negative indices and then leaves the tensor unchanged.
  if (isVector && sameShape(source.shape, plan.shape)) {
    if (indexedMove.installed?.(self, dim, only, source, accumulate ? "add" : "replace")) return self;
  }
  const strides = broadcastStrides(source.shape, source.strides, plan.shape);
  if (putRows(self, plan, source, strides, accumulate)) return self;
  const offsets = indexOffsets(self, plan);
  const sources = offsetsOf(plan.shape, strides, source.offset);
  if (accumulate) combineElements(self, offsets, source, sources, "add");
  else moveElements(bitsOf(self), offsets, bitsOf(source), sources, unitOf(self));
  return self;
}

/** Rows that are contiguous in both tensors, or one broadcast value; returns false for others, with nothing written. */
function putRows(
  self: Tensor,
  plan: IndexShape,
  source: Tensor,
  strides: readonly number[],
  accumulate: boolean,
): boolean {
  const { before, after, shape } = plan;
  if (accumulate && !addsPlainly(self.dtypeCode)) return false;
  const selfStrides = after.map((d) => self.strides[d]!);
  const rowShape = after.map((d) => self.shape[d]!);
  const first = shape.length - after.length;
  const rowStrides = strides.slice(first);
  const isOne = rowStrides.every((step, d) => step === 0 || rowShape[d] === 1);
  const width = rowShape.reduce((product, size) => product * size, 1);
  if (width < blockSize || !isContiguous(rowShape, selfStrides) || !(isOne || isContiguous(rowShape, rowStrides)))
    return false;
  const outer = offsetsOf(
    before.map((d) => self.shape[d]!),
    before.map((d) => self.strides[d]!),
    self.offset,
  );
  const shifts = indexShifts(self, plan);
  const starts = offsetsOf(shape.slice(0, first), strides.slice(0, first), source.offset);
  const [to, from, unit] = [bitsOf(self), bitsOf(source), unitOf(self)];
  if (isOne && unit === 2) return false;
  const step = isOne ? 0 : 1;
  for (let o = 0, k = 0; o < outer.length; o++) {
    for (let s = 0; s < shifts.length; s++, k++) {
      const t = unit * (outer[o]! + shifts[s]!);
      if (accumulate) addRun(to as NumberArray, t, 1, from as NumberArray, starts[k]!, step, width);
      else copyRun(to, t, 1, from, unit * starts[k]!, step, width * unit);
    }
  }
  return true;
}

function indexPutSource(
  self: Tensor,
  indices: readonly (Tensor | null)[],
  values: Tensor,
  accumulate: boolean,
): Tensor {
  checkIndexPut(self, indices, values, accumulate);
  if (self.dtypeCode === values.dtypeCode) return values;
  const value = allocateCode(values.shape, self.dtypeCode);
  fillStretch(value, 0, 1, storedScalar(_local_scalar_dense_cpu(values), self.dtypeCode));
  return value;
}

/** The elements where a mask is true, in row-major order, as a 1-dim tensor. Both tensors are broadcast. */
export function masked_select_cpu(self: Tensor, mask: Tensor): Tensor {
  checkMask("masked_select", mask);
  const shape = broadcastAll([self.shape, mask.shape]);
  const flags = dense(windowOf(mask, shape, broadcastStrides(mask.shape, mask.strides, shape), mask.offset));
  const source = dense(windowOf(self, shape, broadcastStrides(self.shape, self.strides, shape), self.offset));
  const offsets = trueIndices(bitsOf(flags), flags.offset, flags.numel);
  const result = allocateCode([offsets.length], self.dtypeCode);
  const [to, from, unit] = [wordsOrBitsOf(result), wordsOrBitsOf(source), wordsPer(self)];
  const start = unit * source.offset;
  for (let entry = 0; entry < unit; entry++) takeFrom(to, entry, from, start + entry, offsets, unit);
  return result;
}

/** `to[at + k * unit] = from[start + offsets[k] * unit]` */
function takeFrom(to: BitArray, at: number, from: BitArray, start: number, offsets: Offsets, unit: number): void {
  for (let k = 0, t = at; k < offsets.length; k++, t += unit) to[t] = from[start + unit * offsets[k]!]!;
}

export function masked_select_out_cpu(self: Tensor, mask: Tensor, out: Tensor): Tensor {
  if (self.dtypeCode !== out.dtypeCode) {
    throw new DTypeError("masked_select(): self and result must have the same dtype");
  }
  for (const input of [self, mask]) assertNoOverlap(out, input);
  const result = masked_select_cpu(self, mask);
  resizeOutput(out, result.shape);
  copyInto(out, result);
  return out;
}
