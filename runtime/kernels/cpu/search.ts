// Searching on the CPU: sorted search, membership, unique elements.

import { INT32, INT64 } from "../../core/dtype.js";
import { writeElement } from "../../core/elements.js";
import { IndexError, ShapeError } from "../../core/errors.js";
import { resultCode } from "../../core/promotion.js";
import { elementOf, type Scalar } from "../../core/scalar.js";
import { normalizeDim } from "../../core/shape.js";
import { allocateCode, type Tensor, windowOf } from "../../core/tensor.js";
import { castTensor } from "../memory/copy.js";
import {
  bigintsOf,
  bitsOf,
  comparable,
  dense,
  integersOf,
  numbersOf,
  numeric,
  unitOf,
  wordsOf,
} from "../memory/elements.js";
import { searchesRight } from "../shapes/sort.js";
import { introsort } from "./introsort.js";
import { rowSorter } from "./order.js";
import { denseOutputs } from "./sort.js";

type Values = ArrayLike<number | bigint>;

/** The elements in row-major order; numbers, or bigints for int64. */
function valuesOf(tensor: Tensor): Values {
  const { offset, numel, dtypeCode } = tensor;
  return dtypeCode === INT64
    ? bigintsOf(tensor).subarray(offset, offset + numel)
    : numbersOf(tensor).subarray(offset, offset + numel);
}

/** Writes, for each value, its insertion index in its row of boundaries. */
function search(boundaries: Tensor, input: Tensor, right: boolean, sorter: Tensor | null, out: Tensor): void {
  if (out.numel === 0) return;
  // Both in one dtype, so that comparisons agree with PyTorch's.
  const code = boundaries.dtypeCode === input.dtypeCode ? boundaries.dtypeCode : resultCode([boundaries, input]);
  const edges = valuesOf(numeric(boundaries.dtypeCode === code ? boundaries : castTensor(boundaries, code)));
  const values = valuesOf(numeric(input.dtypeCode === code ? input : castTensor(input, code)));
  const order = sorter === null ? null : integersOf(sorter);
  const length = boundaries.shape[boundaries.shape.length - 1]!;
  const shared = boundaries.shape.length === 1;
  const perRow = shared ? values.length : (input.shape[input.shape.length - 1] ?? 1);
  denseOutputs([out] as const, (target) => {
    const unit = target.dtypeCode === INT32 ? 1 : 2;
    const positions = bitsOf(target);
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!;
      const row = shared ? 0 : Math.floor(i / perRow) * length;
      let low = 0;
      let high = length;
      while (low < high) {
        const middle = (low + high) >> 1;
        const edge = edges[row + (order === null ? middle : order[row + middle]!)]!;
        if (right ? !(edge > value) : !(edge >= value)) low = middle + 1;
        else high = middle;
      }
      positions[(target.offset + i) * unit] = low;
      if (unit === 2) positions[(target.offset + i) * unit + 1] = 0;
    }
  });
}

export function searchsorted_Tensor_out_cpu(
  sortedSequence: Tensor,
  self: Tensor,
  _outInt32: boolean,
  right: boolean,
  side: string | null,
  sorter: Tensor | null,
  out: Tensor,
): void {
  search(sortedSequence, self, searchesRight(right, side), sorter, out);
}

export function bucketize_Tensor_out_cpu(
  self: Tensor,
  boundaries: Tensor,
  _outInt32: boolean,
  right: boolean,
  out: Tensor,
): void {
  search(boundaries, self, right, null, out);
}

/** Numbers and bigints of one dtype as keys of a set; int64 values that are safe integers become numbers. */
function keyOf(value: number | bigint): number | bigint {
  if (typeof value === "number") return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function membership(elements: Tensor, tests: Tensor, invert: boolean, out: Tensor): void {
  const code = resultCode([elements, tests]);
  const known = new Set<number | bigint>();
  const values = valuesOf(numeric(tests.dtypeCode === code ? tests : castTensor(tests, code)));
  for (let i = 0; i < values.length; i++) known.add(keyOf(values[i]!));
  // NaN does not equal itself.
  known.delete(Number.NaN);
  const candidates = valuesOf(numeric(elements.dtypeCode === code ? elements : castTensor(elements, code)));
  denseOutputs([out] as const, (target) => {
    const flags = bitsOf(target);
    for (let i = 0; i < candidates.length; i++)
      flags[target.offset + i] = known.has(keyOf(candidates[i]!)) !== invert ? 1 : 0;
  });
}

export function isin_Tensor_Tensor_out_cpu(
  elements: Tensor,
  testElements: Tensor,
  _assumeUnique: boolean,
  invert: boolean,
  out: Tensor,
): void {
  membership(elements, testElements, invert, out);
}

/** A scalar as a 0-dim tensor of the dtype that it and another tensor promote to; integers wrap around, as in comparisons. */
function beside(value: Scalar, other: Tensor): Tensor {
  const result = allocateCode([], resultCode([other, value]));
  writeElement(result.storage, result.dtypeCode, 0, elementOf(value));
  return result;
}

export function isin_Tensor_Scalar_out_cpu(
  elements: Tensor,
  testElement: Scalar,
  _assumeUnique: boolean,
  invert: boolean,
  out: Tensor,
): void {
  membership(elements, beside(testElement, elements), invert, out);
}

export function isin_Scalar_Tensor_out_cpu(
  element: Scalar,
  testElements: Tensor,
  _assumeUnique: boolean,
  invert: boolean,
  out: Tensor,
): void {
  membership(beside(element, testElements), testElements, invert, out);
}

function indexTensor(shape: readonly number[], values: ArrayLike<number>): Tensor {
  const result = allocateCode(shape, INT64);
  const words = wordsOf(result);
  for (let i = 0; i < values.length; i++) words[2 * i] = values[i]!;
  return result;
}

const nothing = (): Tensor => allocateCode([0], INT64);

/** Unique elements in ascending order, the index of each element among them, and the number of times each occurs. */
export function _unique2_cpu(
  self: Tensor,
  _sorted: boolean,
  returnInverse: boolean,
  returnCounts: boolean,
): readonly [Tensor, Tensor, Tensor] {
  const flat = comparable(dense(self));
  const { numel } = flat;
  const order = numel === 0 ? new Int32Array(0) : rowSorter(flat, numel, false).sort(flat.offset, 1);
  const values = valuesOf(numeric(flat));
  const inverse = new Int32Array(numel);
  const firsts: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < numel; i++) {
    const position = order[i]!;
    if (i === 0 || values[position] !== values[order[i - 1]!]) {
      firsts.push(position);
      counts.push(0);
    }
    counts[counts.length - 1]!++;
    inverse[position] = firsts.length - 1;
  }
  return [
    elementsAt(flat, firsts),
    returnInverse || returnCounts ? indexTensor(self.shape, inverse) : nothing(),
    returnCounts ? indexTensor([counts.length], counts) : nothing(),
  ];
}

function elementsAt(flat: Tensor, positions: readonly number[]): Tensor {
  const result = allocateCode([positions.length], flat.dtypeCode);
  const unit = unitOf(flat);
  const from = bitsOf(flat);
  const to = bitsOf(result);
  for (let i = 0; i < positions.length; i++) {
    for (let u = 0; u < unit; u++) to[i * unit + u] = from[(flat.offset + positions[i]!) * unit + u]!;
  }
  return result;
}

export function _unique_cpu(self: Tensor, sorted: boolean, returnInverse: boolean): readonly [Tensor, Tensor] {
  const [values, inverse] = _unique2_cpu(self, sorted, returnInverse, false);
  return [values, inverse];
}

/** The dimensions with the first and `dim` swapped. */
function exchanged(rank: number, dim: number): number[] {
  return Array.from({ length: rank }, (_, i) => (i === 0 ? dim : i === dim ? 0 : i));
}

/** Slices along a dimension as rows of numbers, which compare lexicographically. */
function slicesOf(
  self: Tensor,
  dim: number,
): { rows: Values; width: number; count: number; moved: Tensor; dim: number } {
  const d = normalizeDim(dim, self.shape.length);
  const order = exchanged(self.ndim, d);
  const moved = comparable(
    dense(
      windowOf(
        self,
        order.map((i) => self.shape[i]!),
        order.map((i) => self.strides[i]!),
        self.offset,
      ),
    ),
  );
  const count = self.shape[d]!;
  return { rows: valuesOf(numeric(moved)), width: count === 0 ? 0 : moved.numel / count, count, moved, dim: d };
}

function compareRows(rows: Values, width: number, a: number, b: number): number {
  for (let i = 0; i < width; i++) {
    const x = rows[a * width + i]!;
    const y = rows[b * width + i]!;
    if (x < y) return -1;
    if (x > y) return 1;
  }
  return 0;
}

/** The selected slices of a tensor, in order. */
function takeSlices(moved: Tensor, dim: number, width: number, picks: readonly number[]): Tensor {
  const unit = unitOf(moved);
  const result = allocateCode([picks.length, ...moved.shape.slice(1)], moved.dtypeCode);
  const from = bitsOf(moved);
  const to = bitsOf(result);
  const length = width * unit;
  picks.forEach((pick, k) => {
    const start = (moved.offset + pick * width) * unit;
    for (let i = 0; i < length; i++) to[k * length + i] = from[start + i]!;
  });
  // Moves the dimension back; the slices are not copied.
  const order = exchanged(moved.ndim, dim);
  return windowOf(
    result,
    order.map((i) => result.shape[i]!),
    order.map((i) => result.strides[i]!),
    0,
  );
}

/** @throws ShapeError unless slices along the dimension have elements */
function checkSlices(self: Tensor, dim: number): void {
  const without = self.shape.filter((size) => size === 0).length;
  if (without > 1) {
    throw new ShapeError("Number of zero sized dimensions is more than one, so unique cannot be applied");
  }
  if (without === 1 && self.shape[normalizeDim(dim, self.ndim)] !== 0) {
    throw new ShapeError("There are 0 sized dimensions, and they aren't selected, so unique cannot be applied");
  }
}

/** Unique slices along a dimension, in lexicographic order. */
export function unique_dim_cpu(
  self: Tensor,
  dim: number,
  _sorted: boolean,
  _returnInverse: boolean,
  _returnCounts: boolean,
): readonly [Tensor, Tensor, Tensor] {
  checkSlices(self, dim);
  const { rows, width, count, moved, dim: d } = slicesOf(self, dim);
  // Of slices that compare equal (zeros of both signs do), returns the first in PyTorch's order.
  const order = Int32Array.from({ length: count }, (_, i) => i);
  introsort(order, (a, b) => compareRows(rows, width, a, b) < 0);
  const inverse = new Int32Array(count);
  const picks: number[] = [];
  const counts: number[] = [];
  order.forEach((row, i) => {
    if (i === 0 || compareRows(rows, width, order[i - 1]!, row) !== 0) {
      picks.push(row);
      counts.push(0);
    }
    counts[counts.length - 1]!++;
    inverse[row] = picks.length - 1;
  });
  return [takeSlices(moved, d, width, picks), indexTensor([count], inverse), indexTensor([counts.length], counts)];
}

/** The first of each run of equal elements, or of equal slices along a dimension. */
export function unique_consecutive_cpu(
  self: Tensor,
  returnInverse: boolean,
  returnCounts: boolean,
  dim: number | null,
): readonly [Tensor, Tensor, Tensor] {
  if (dim !== null && self.ndim === 0) {
    throw new IndexError(`Dimension specified as ${dim} but tensor has no dimensions`);
  }
  const flat = comparable(dense(self));
  const isFlat = dim === null || self.shape.length === 0 || (self.shape.length === 1 && dim === 0);
  if (!isFlat) checkSlices(self, dim);
  const {
    rows,
    width,
    count,
    moved,
    dim: d,
  } = isFlat
    ? { rows: valuesOf(numeric(flat)), width: 1, count: flat.numel, moved: flat, dim: 0 }
    : slicesOf(self, dim);
  const inverse = new Int32Array(count);
  const picks: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < count; i++) {
    let same = i > 0;
    for (let k = 0; same && k < width; k++) same = rows[i * width + k] === rows[(i - 1) * width + k];
    if (!same) {
      picks.push(i);
      counts.push(0);
    }
    counts[counts.length - 1]!++;
    inverse[i] = picks.length - 1;
  }
  const values = isFlat ? elementsAt(flat, picks) : takeSlices(moved, d, width, picks);
  const shape = isFlat ? self.shape : [count];
  return [
    values,
    returnInverse || !isFlat ? indexTensor(shape, inverse) : nothing(),
    returnCounts || !isFlat ? indexTensor([counts.length], counts) : nothing(),
  ];
}
