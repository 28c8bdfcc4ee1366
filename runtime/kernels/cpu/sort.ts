// Sorting along a dimension on the CPU.

import { INT64 } from "../../core/dtype.js";
import { normalizeDim } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { copyInto } from "../memory/copy.js";
import { bitsOf, comparable, dense, unitOf, wordsOf } from "../memory/elements.js";
import { firstIndices, type RowSorter, rowSorter } from "./order.js";

/** The rows of a tensor along a dimension: `outer * inner` rows of `length` elements, `inner` apart. */
export interface Rows {
  readonly source: Tensor;
  readonly outer: number;
  readonly length: number;
  readonly inner: number;
}

/** The rows of a tensor along a dimension; of a copy if it is not row-major. */
export function rowsAlong(self: Tensor, dim: number): Rows {
  const source = comparable(dense(self));
  const { shape } = source;
  if (shape.length === 0) return { source, outer: 1, length: 1, inner: 1 };
  const d = normalizeDim(dim, shape.length);
  let outer = 1;
  let inner = 1;
  for (let i = 0; i < d; i++) outer *= shape[i]!;
  for (let i = d + 1; i < shape.length; i++) inner *= shape[i]!;
  return { source, outer, length: shape[d]!, inner };
}

/** Lets kernels write outputs in row-major order: directly, or to temporaries that are then copied. */
export function denseOutputs<T extends readonly Tensor[]>(outputs: T, write: (...targets: T) => void): void {
  const targets = outputs.map((out) => (out.isContiguous ? out : allocateCode(out.shape, out.dtypeCode)));
  write(...(targets as unknown as T));
  targets.forEach((target, i) => {
    if (target !== outputs[i]) copyInto(outputs[i]!, target);
  });
}

/** The first `count` elements of each row in order, with their indices in the row. */
function selectOrdered(
  self: Tensor,
  dim: number,
  descending: boolean,
  count: number,
  values: Tensor,
  indices: Tensor,
): void {
  // One element is in order, even if it is a complex number.
  if (self.ndim === 0) {
    copyInto(values, self);
    copyInto(indices, allocateCode([], indices.dtypeCode));
    return;
  }
  const { source, outer, length, inner } = rowsAlong(self, dim);
  if (values.numel === 0) return;
  const first = firstIndices(source, length, count, descending);
  let sorter: RowSorter | null = null;
  const ordered = (start: number): Int32Array =>
    first?.(start, inner) ?? (sorter ??= rowSorter(source, length, descending)).sort(start, inner);
  denseOutputs([values, indices] as const, (valueOut, indexOut) => {
    const from = bitsOf(source);
    const to = bitsOf(valueOut);
    const words = wordsOf(indexOut);
    const unit = unitOf(source);
    const indexUnit = indexOut.dtypeCode === INT64 ? 2 : 1;
    for (let o = 0; o < outer; o++) {
      for (let i = 0; i < inner; i++) {
        const start = source.offset + o * length * inner + i;
        const order = ordered(start);
        let t = o * count * inner + i;
        for (let k = 0; k < count; k++, t += inner) {
          const position = order[k]!;
          const f = (start + position * inner) * unit;
          const p = (valueOut.offset + t) * unit;
          to[p] = from[f]!;
          if (unit === 2) to[p + 1] = from[f + 1]!;
          words[(indexOut.offset + t) * indexUnit] = position;
        }
      }
    }
  });
}

/** Sorts along a dimension. The sort is always stable, requested or not. */
export function sort_values_stable_cpu(
  self: Tensor,
  _stable: boolean | null,
  dim: number,
  descending: boolean,
  values: Tensor,
  indices: Tensor,
): void {
  const length = self.shape.length === 0 ? 1 : self.shape[normalizeDim(dim, self.shape.length)]!;
  // Temporaries are zeroed; the caller's outputs need their high words cleared.
  clearHighWords(indices);
  selectOrdered(self, dim, descending, length, values, indices);
}

/** The `k` largest or smallest elements along a dimension, in order; stable. */
export function topk_values_cpu(
  self: Tensor,
  k: number,
  dim: number,
  largest: boolean,
  _sorted: boolean,
  values: Tensor,
  indices: Tensor,
): void {
  clearHighWords(indices);
  // A 0-dim tensor has one element, even if none is requested.
  selectOrdered(self, dim, largest, self.ndim === 0 ? 1 : k, values, indices);
}

/** Index kernels write only the low words of int64 outputs. */
export function clearHighWords(indices: Tensor): void {
  if (indices.isContiguous) wordsOf(indices).fill(0, 2 * indices.offset, 2 * (indices.offset + indices.numel));
}
