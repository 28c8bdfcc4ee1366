// Resolves lists of index tensors. Elements of masks are read.

import { BOOL, INT64, isComplexCode, isWideCode, UINT8 } from "../../core/dtype.js";
import { DeviceError, DTypeError, IndexError, ShapeError } from "../../core/errors.js";
import { broadcastAll, broadcastStrides, formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { outputStrides } from "../shapes/strides.js";
import { castTensor } from "./copy.js";
import { dataNeeded } from "./data-needed.js";
import { bitsOf, dense, integersOf, numbersOf, numeric } from "./elements.js";
import { trueIndices } from "./offsets.js";

/** The nonzero elements: their number, and their indices in each dimension. */
export interface Nonzero {
  readonly count: number;
  readonly dims: readonly Int32Array[];
}

/** An index of the list after masks are resolved: int64 values of a shape, and the dimension that they index. */
interface DimIndex {
  readonly dim: number;
  readonly shape: readonly number[];
  /** Values in row-major order of `shape`; null on meta. */
  readonly values: ArrayLike<number> | null;
}

/** Shapes of an indexing call. The result's shape is `before`, the broadcast index shape, `after`. */
export interface IndexShape {
  readonly indices: readonly DimIndex[];
  /** Dimensions of self before and after the indexed ones. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly broadcast: readonly number[];
  readonly shape: readonly number[];
}

/** @throws UnsupportedError for a tensor whose elements cannot be read */
export function nonzeroIndices(self: Tensor): Nonzero {
  if (self.device === "meta") throw dataNeeded("nonzero");
  const flat = isComplexCode(self.dtypeCode) ? castTensor(dense(self), BOOL) : numeric(self);
  const { shape, numel, offset } = flat;
  const data = bitsOf(flat);
  // As words, the float32 -0.0 is not zero; numbers compare correctly.
  const numbers = isWideCode(flat.dtypeCode) ? null : numbersOf(flat);
  const isBool = flat.dtypeCode === BOOL;
  const positions = isBool ? trueIndices(data, offset, numel) : new Int32Array(numel);
  let count = isBool ? positions.length : 0;
  if (numbers === null) {
    for (let i = 0, w = 2 * offset; i < numel; i++, w += 2) {
      if ((data[w]! | data[w + 1]!) !== 0) positions[count++] = i;
    }
  } else if (!isBool) {
    for (let i = 0; i < numel; i++) if (numbers[offset + i] !== 0) positions[count++] = i;
  }
  const dims: Int32Array[] = [];
  let inner = 1;
  for (let d = shape.length - 1; d >= 0; d--) {
    const size = shape[d]!;
    const column = new Int32Array(count);
    if (d === 0 && inner === 1) column.set(positions.subarray(0, count));
    else for (let i = 0; i < count; i++) column[i] = ((positions[i]! / inner) | 0) % size;
    dims.unshift(column);
    inner *= size;
  }
  return { count, dims };
}

/**
 * Resolves an indexing call. If the indexed dimensions are not adjacent, the index dimensions come first in the result.
 * @throws IndexError for wrong dtypes, too many indices, masks of another shape; ShapeError if indices do not broadcast
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
      // The number of true elements determines the shape, so there is no result without elements.
      const columns = nonzeroIndices(index);
      const count = columns.count;
      if (index.shape.length === 0) {
        // A 0-dim mask selects all or nothing along a new leading dimension.
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
  const indexed = found.map((index) => index.dim).filter((d) => d >= 0);
  const remaining = [...self.shape.keys()].filter((d) => !indexed.includes(d));
  const neighbours = indexed.every((d, i) => i === 0 || d === indexed[i - 1]! + 1);
  const first = found.length === 0 ? dims : (indexed[0] ?? 0);
  const before = neighbours ? remaining.filter((d) => d < first) : [];
  const after = neighbours ? remaining.filter((d) => d >= first) : remaining;
  const sizes = (list: readonly number[]): number[] => list.map((d) => self.shape[d]!);
  return { indices: found, before, after, broadcast, shape: [...sizes(before), ...broadcast, ...sizes(after)] };
}

/**
 * Strides of a new result: dense in self's dimension order, with the index dimensions as one block in place of the
 * indexed ones.
 */
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
  const geometries = indices.flatMap((index) => {
    if (index === null || index.dtypeCode !== INT64) return [];
    const indexStrides = broadcastStrides(index.shape, index.strides, broadcast);
    return [{ shape, strides: [...before.map(() => 0), ...indexStrides, ...after.map(() => 0)] }];
  });
  return outputStrides(shape, [source, ...geometries]) ?? undefined;
}

/**
 * Assigning a single element where a mask is true is a fill, and converts as fills do.
 * @throws DTypeError unless the dtypes match
 */
export function checkIndexPut(
  self: Tensor,
  indices: readonly (Tensor | null)[],
  values: Tensor,
  accumulate: boolean,
): void {
  if (self.dtypeCode === values.dtypeCode) return;
  const present = indices.filter((index) => index !== null);
  const isMask = present.length === 1 && (present[0]!.dtypeCode === BOOL || present[0]!.dtypeCode === UINT8);
  if (accumulate || values.numel !== 1 || !isMask) {
    throw new DTypeError(
      `Index put requires the source and destination dtypes match, got ${self.dtype} for the destination and ${values.dtype} for the source.`,
    );
  }
}

/** @throws ShapeError unless the values broadcast to the selected shape */
export function checkIndexPutShape(values: Tensor, plan: IndexShape): void {
  const { shape } = values;
  const target = plan.shape;
  // Additional leading dimensions of size 1 are accepted.
  const extra = shape.length - target.length;
  const fits = extra <= 0 && shape.every((size, d) => size === 1 || size === target[d - shape.length + target.length]!);
  if (!fits) {
    throw new ShapeError(
      `shape mismatch: value tensor of shape ${formatShape(shape)} cannot be broadcast to indexing result of shape ${formatShape(target)}`,
    );
  }
}
