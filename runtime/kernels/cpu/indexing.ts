// Indexing with tensors: index, index_put_, and the masks among their indices.

import { BOOL, INT64, UINT8 } from "../../core/dtype.js";
import { DeviceError, DTypeError, IndexError, ShapeError } from "../../core/errors.js";
import {
  assertNoOverlap,
  broadcastAll,
  broadcastStrides,
  formatShape,
  isContiguous,
  sameShape,
} from "../../core/shape.js";
import { allocateCode, makeView, type Tensor } from "../../core/tensor.js";
import { copyInto } from "../pointwise/copy.js";
import { outputStrides } from "../pointwise/iterator.js";
import { resizeOutput } from "../structured.js";
import { _local_scalar_dense_cpu } from "./conversion.js";
import { bitsOf, dense, fillStretch, integersOf, storedScalar, unitOf } from "./elements.js";
import { combinePlaces, movePlaces, placesOf, takePlaces } from "./places.js";
import { nonzeroPlaces } from "./selection.js";

/** One index of the list after masks are gone: int64 values over a shape, with the dimension it indexes. */
interface DimIndex {
  readonly dim: number;
  readonly shape: readonly number[];
  /** Values in row-major order of `shape`; null on meta. */
  readonly values: ArrayLike<number> | null;
}

/** Shapes of an indexing call: the result is `before`, the broadcast indices, `after`. */
export interface IndexShape {
  readonly indices: readonly DimIndex[];
  /** Dimensions of self in front of the indexed block, and behind it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly broadcast: readonly number[];
  readonly shape: readonly number[];
}

/**
 * Works out what an indexing call selects. Indexed dimensions that are not neighbours send the block to the front.
 *
 * @throws IndexError for wrong dtypes, too many indices, masks of another shape; ShapeError where indices do not broadcast
 */
export function resolveIndices(self: Tensor, indices: readonly (Tensor | null)[]): IndexShape {
  const found: DimIndex[] = [];
  const dims = self.shape.length;
  let dim = 0;
  for (const index of indices) {
    if (index === null) {
      dim++;
      continue;
    }
    const code = index.dtypeCode;
    if (index.device !== self.device && index.device !== "cpu") {
      throw new DeviceError(
        `indices should be either on cpu or on the same device as the indexed tensor (${self.device})`,
      );
    }
    if (code === BOOL || code === UINT8) {
      for (let j = 0; j < index.shape.length; j++) {
        if (index.shape[j] !== self.shape[dim + j]) {
          throw new IndexError(
            `The shape of the mask ${formatShape(index.shape)} at index ${j} does not match the shape of the indexed tensor ${formatShape(self.shape)} at index ${dim + j}`,
          );
        }
      }
      // The number of true elements is the shape of the index, so there is no answer without data.
      const columns = nonzeroPlaces(index);
      const count = columns.count;
      if (index.shape.length === 0) {
        // A 0-dim mask takes all or nothing of a new leading dimension.
        found.push({ dim: -1 - found.length, shape: [count], values: new Int32Array(count) });
        continue;
      }
      for (const values of columns.dims) found.push({ dim: dim++, shape: [count], values });
    } else if (code === INT64) {
      found.push({ dim, shape: index.shape, values: index.device === "meta" ? null : integersOf(index) });
      dim++;
    } else {
      throw new IndexError(`tensors used as indices must be int64, uint8 or bool, got ${index.dtype}`);
    }
  }
  if (dim > dims) throw new IndexError(`too many indices for tensor of dimension ${dims} (got ${dim})`);
  let broadcast: readonly number[];
  try {
    broadcast = broadcastAll(found.map(({ shape }) => shape));
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    throw new IndexError(
      `shape mismatch: indexing tensors could not be broadcast together with shapes ${found.map(({ shape }) => formatShape(shape)).join(", ")}`,
    );
  }
  const taken = found.map((index) => index.dim).filter((d) => d >= 0);
  const others = [...self.shape.keys()].filter((d) => !taken.includes(d));
  const neighbours = taken.every((d, i) => i === 0 || d === taken[i - 1]! + 1);
  const first = found.length === 0 ? dims : (taken[0] ?? 0);
  const before = neighbours ? others.filter((d) => d < first) : [];
  const after = neighbours ? others.filter((d) => d >= first) : others;
  const sizes = (list: readonly number[]): number[] => list.map((d) => self.shape[d]!);
  return { indices: found, before, after, broadcast, shape: [...sizes(before), ...broadcast, ...sizes(after)] };
}

/** For every element of the broadcast indices, how far its place lies from the start. */
function indexShifts(self: Tensor, { indices, broadcast }: IndexShape): Int32Array {
  let count = 1;
  for (const size of broadcast) count *= size;
  const shifts = new Int32Array(count);
  for (const { dim, shape, values } of indices) {
    if (dim < 0) continue;
    const size = self.shape[dim]!;
    const step = self.strides[dim]!;
    if (size === 0 && count > 0) {
      throw new IndexError(`index is out of bounds for dimension with size 0`);
    }
    // Broadcast: walk the index with strides of its own.
    let own: Int32Array | null = null;
    if (!sameShape(shape, broadcast)) {
      const rowMajor = new Array<number>(shape.length);
      let stride = 1;
      for (let d = shape.length - 1; d >= 0; d--) {
        rowMajor[d] = stride;
        stride *= shape[d]!;
      }
      own = placesOf(broadcast, broadcastStrides(shape, rowMajor, broadcast), 0);
    }
    for (let i = 0; i < count; i++) {
      const value = values![own === null ? i : own[i]!]!;
      const place = value < 0 ? value + size : value;
      if (place < 0 || place >= size) {
        throw new IndexError(`index ${value} is out of bounds for dimension ${dim} with size ${size}`);
      }
      shifts[i] = shifts[i]! + place * step;
    }
  }
  return shifts;
}

/** The places that an indexing call selects, in row-major order of its result. */
function indexPlaces(self: Tensor, plan: IndexShape): Int32Array {
  const { before, after } = plan;
  const outer = placesOf(
    before.map((d) => self.shape[d]!),
    before.map((d) => self.strides[d]!),
    self.offset,
  );
  const shifts = indexShifts(self, plan);
  const inner = placesOf(
    after.map((d) => self.shape[d]!),
    after.map((d) => self.strides[d]!),
    0,
  );
  if (outer.length === 1 && inner.length === 1) {
    const start = outer[0]!;
    if (start !== 0) for (let i = 0; i < shifts.length; i++) shifts[i] = shifts[i]! + start;
    return shifts;
  }
  const places = new Int32Array(outer.length * shifts.length * inner.length);
  const width = inner.length;
  let p = 0;
  for (let o = 0; o < outer.length; o++) {
    for (let s = 0; s < shifts.length; s++) {
      const start = outer[o]! + shifts[s]!;
      for (let i = 0; i < width; i++) places[p++] = start + inner[i]!;
    }
  }
  return places;
}

/** Strides of a fresh result: the order of dimensions that self has in memory, the indexed block as one that is everywhere. */
export function indexResultStrides(
  self: Tensor,
  plan: IndexShape,
  indices: readonly (Tensor | null)[],
): readonly number[] | undefined {
  const { before, after, broadcast, shape } = plan;
  const block = broadcast.map(() => 0);
  const source = {
    shape,
    strides: [...before.map((d) => self.strides[d]!), ...block, ...after.map((d) => self.strides[d]!)],
  };
  const others = indices.flatMap((index) => {
    if (index === null || index.dtypeCode !== INT64) return [];
    const own = broadcastStrides(index.shape, index.strides, broadcast);
    return [{ shape, strides: [...before.map(() => 0), ...own, ...after.map(() => 0)] }];
  });
  return outputStrides(shape, [source, ...others]) ?? undefined;
}

/** Selects with index tensors, one per dimension; null takes a dimension whole, a mask stands for the dimensions it has. */
export function index_Tensor_cpu(self: Tensor, indices: readonly (Tensor | null)[]): Tensor {
  const plan = resolveIndices(self, indices);
  const strides = indexResultStrides(self, plan, indices);
  const result = allocateCode(plan.shape, self.dtypeCode);
  gatherInto(result, self, plan);
  if (strides === undefined || isContiguous(plan.shape, strides)) return result;
  const ordered = allocateCode(plan.shape, self.dtypeCode, "cpu", strides);
  copyInto(ordered, result);
  return ordered;
}

/** Blocks of this many elements are copied as such. */
const blockSize = 4;

function gatherInto(result: Tensor, self: Tensor, plan: IndexShape): void {
  const { before, after } = plan;
  const to = bitsOf(result);
  const from = bitsOf(self);
  const unit = unitOf(self);
  const innerShape = after.map((d) => self.shape[d]!);
  const innerStrides = after.map((d) => self.strides[d]!);
  let width = 1;
  for (const size of innerShape) width *= size;
  if (width >= blockSize && isContiguous(innerShape, innerStrides)) {
    const outer = placesOf(
      before.map((d) => self.shape[d]!),
      before.map((d) => self.strides[d]!),
      self.offset,
    );
    const shifts = indexShifts(self, plan);
    const length = width * unit;
    let t = result.offset * unit;
    for (let o = 0; o < outer.length; o++) {
      for (let s = 0; s < shifts.length; s++) {
        const f = (outer[o]! + shifts[s]!) * unit;
        for (let i = 0; i < length; i++) to[t + i] = from[f + i]!;
        t += length;
      }
    }
    return;
  }
  takePlaces(to, result.offset, from, indexPlaces(self, plan), unit);
}

/** Writes values to the places that the indices select; twice to one place adds up with `accumulate`, else the last stays. */
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
  const places = indexPlaces(self, plan);
  const strides = broadcastStrides(source.shape, source.strides, plan.shape);
  const sources = placesOf(plan.shape, strides, source.offset);
  if (accumulate) combinePlaces(self, places, source, sources, "add");
  else movePlaces(bitsOf(self), places, bitsOf(source), sources, unitOf(self));
  return self;
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

/**
 * One element that is put where a mask is true is a fill, which converts as fills do.
 * @throws DTypeError unless the dtypes agree
 */
export function checkIndexPut(
  self: Tensor,
  indices: readonly (Tensor | null)[],
  values: Tensor,
  accumulate: boolean,
): void {
  if (self.dtypeCode === values.dtypeCode) return;
  const given = indices.filter((index) => index !== null);
  const isMask = given.length === 1 && (given[0]!.dtypeCode === BOOL || given[0]!.dtypeCode === UINT8);
  if (accumulate || values.numel !== 1 || !isMask) {
    throw new DTypeError(
      `Index put requires the source and destination dtypes match, got ${self.dtype} for the destination and ${values.dtype} for the source.`,
    );
  }
}

/** @throws ShapeError unless the values broadcast to what the indices select */
export function checkIndexPutShape(values: Tensor, plan: IndexShape): void {
  const { shape } = values;
  const target = plan.shape;
  // Leading dimensions of size 1 more than the target has do no harm.
  const extra = shape.length - target.length;
  const fits = extra <= 0 && shape.every((size, d) => size === 1 || size === target[d - shape.length + target.length]!);
  if (!fits) {
    throw new ShapeError(
      `shape mismatch: value tensor of shape ${formatShape(shape)} cannot be broadcast to indexing result of shape ${formatShape(target)}`,
    );
  }
}

/** Elements of a tensor where a mask is true, in row-major order, as one dimension. Both are broadcast. */
export function masked_select_cpu(self: Tensor, mask: Tensor): Tensor {
  checkMask("masked_select", mask);
  const shape = broadcastAll([self.shape, mask.shape]);
  const flags = dense(makeView(mask, shape, broadcastStrides(mask.shape, mask.strides, shape), mask.offset));
  const source = dense(makeView(self, shape, broadcastStrides(self.shape, self.strides, shape), self.offset));
  const data = bitsOf(flags);
  let count = 0;
  for (let i = 0; i < flags.numel; i++) if (data[flags.offset + i] !== 0) count++;
  const result = allocateCode([count], self.dtypeCode);
  const to = bitsOf(result);
  const from = bitsOf(source);
  const unit = unitOf(self);
  let t = 0;
  for (let i = 0; i < flags.numel; i++) {
    if (data[flags.offset + i] === 0) continue;
    const f = (source.offset + i) * unit;
    to[t++] = from[f]!;
    if (unit === 2) to[t++] = from[f + 1]!;
  }
  return result;
}

export function masked_select_out_cpu(self: Tensor, mask: Tensor, out: Tensor): Tensor {
  if (self.dtypeCode !== out.dtypeCode) {
    throw new DTypeError("masked_select(): self and result must have the same dtype");
  }
  const result = masked_select_cpu(self, mask);
  resizeOutput(out, result.shape);
  copyInto(out, result);
  return out;
}

/** @throws DTypeError unless the mask is of bool (or uint8, as of old) */
export function checkMask(operator: string, mask: Tensor): void {
  if (mask.dtypeCode !== BOOL && mask.dtypeCode !== UINT8) {
    throw new DTypeError(`${operator}: expected BoolTensor or ByteTensor for mask`);
  }
}
