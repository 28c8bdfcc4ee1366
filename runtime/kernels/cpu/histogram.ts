// Histograms over any number of dimensions on the CPU, with the edges of their bins.

import { isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import { allocateCode, type Tensor, windowOf } from "../../core/tensor.js";
import { notImplementedFor } from "../checks/dtypes.js";
import { copyInto } from "../memory/copy.js";
import { dense, numbersOf, numeric, numericResult } from "../memory/elements.js";
import { stored } from "../memory/outputs.js";
import { resizeOutput } from "../shapes/outputs.js";
import { linspace_out_cpu } from "./factories.js";

/** The bounds of each dimension: the given ones, or those of the data; an empty range is widened to 1. */
function boundsOf(self: Tensor, range: readonly number[] | null): [number, number][] {
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor("histogramdd", self);
  const dims = self.shape[self.shape.length - 1]!;
  if (range !== null && range.length !== 2 * dims) {
    throw new ArgumentError(
      `histogramdd: for a ${dims}-dimensional histogram range should have ${2 * dims} elements, but got ${range.length}`,
    );
  }
  const flat = numeric(self);
  const data = numbersOf(flat);
  return Array.from({ length: dims }, (_, d) => {
    let low = range === null ? 0 : range[2 * d]!;
    let high = range === null ? 1 : range[2 * d + 1]!;
    if (range === null && flat.numel > 0) {
      low = Infinity;
      high = -Infinity;
      for (let i = d; i < flat.numel; i += dims) {
        const value = data[flat.offset + i]!;
        if (value < low || value !== value) low = value;
        if (value > high || value !== value) high = value;
      }
    }
    if (!Number.isFinite(low) || !Number.isFinite(high)) {
      throw new ArgumentError(`histogramdd: dimension ${d}'s range [${low}, ${high}] is not finite`);
    }
    if (low > high) {
      throw new ArgumentError(
        `histogramdd: min should not exceed max, but got min ${low} max ${high} for dimension ${d}`,
      );
    }
    return low === high ? [low - 0.5, high + 0.5] : [low, high];
  });
}

export function _histogramdd_bin_edges_cpu(
  self: Tensor,
  bins: readonly number[],
  range: readonly number[] | null,
  _weight: Tensor | null,
  _density: boolean,
): Tensor[] {
  const bounds = boundsOf(self, range);
  if (bounds.length !== bins.length) {
    throw new ArgumentError(
      `histogramdd: expected ${bounds.length} sequences of bin edges for a ${bounds.length}-dimensional histogram but got ${bins.length}`,
    );
  }
  return bins.map((count, d) => {
    if (!(count > 0)) throw new ArgumentError(`histogram(): bins must be > 0, but got ${count} for dimension ${d}`);
    const [low, high] = bounds[d]!;
    return linspace_out_cpu(low, high, count + 1, allocateCode([count + 1], self.dtypeCode));
  });
}

/** Counts points (or sums their weights) per bin; the last edge belongs to the last bin. */
export function _histogramdd_from_bin_tensors_cpu(
  self: Tensor,
  bins: readonly Tensor[],
  weight: Tensor | null,
  density: boolean,
): Tensor {
  checkInputs(self, bins, weight);
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor("histogramdd", self);
  const dims = bins.length;
  const edges = bins.map((tensor) => {
    const flat = numeric(tensor);
    return numbersOf(flat).subarray(flat.offset, flat.offset + flat.numel);
  });
  const shape = edges.map((list) => list.length - 1);
  const empty = shape.indexOf(0);
  if (empty >= 0) throw new ArgumentError(`histogram(): bins must be > 0, but got 0 for dimension ${empty}`);
  const result = numericResult(shape, self.dtypeCode);
  const counts = numbersOf(result);
  const flat = numeric(self);
  const data = numbersOf(flat);
  const heavy = weight === null ? null : numeric(weight);
  const weights = heavy === null ? null : numbersOf(heavy);
  const rows = dims === 0 ? 0 : flat.numel / dims;
  let total = 0;
  for (let r = 0; r < rows; r++) {
    let cell = 0;
    for (let d = 0; d < dims && cell >= 0; d++) {
      const bin = binOf(edges[d]!, data[flat.offset + r * dims + d]!);
      cell = bin < 0 ? -1 : cell * shape[d]! + bin;
    }
    if (cell < 0) continue;
    const share = weights === null ? 1 : weights[heavy!.offset + r]!;
    counts[cell] = counts[cell]! + share;
    total += share;
  }
  if (density) toDensity(counts, shape, edges, total);
  return stored(result, self.dtypeCode);
}

/** The bin of a value, -1 outside. NaN counts in the last one, as in a search with less-than. */
function binOf(edges: ArrayLike<number>, value: number): number {
  const last = edges.length - 1;
  if (value < edges[0]! || value > edges[last]!) return -1;
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value < edges[middle]!) high = middle;
    else low = middle + 1;
  }
  return Math.min(low - 1, last - 1);
}

/** Divides by the total and by the bins' volumes. */
function toDensity(
  counts: { [cell: number]: number; readonly length: number },
  shape: readonly number[],
  edges: readonly ArrayLike<number>[],
  total: number,
): void {
  for (let i = 0; i < counts.length; i++) {
    let remaining = i;
    let volume = 1;
    for (let d = shape.length - 1; d >= 0; d--) {
      const bin = remaining % shape[d]!;
      remaining = Math.floor(remaining / shape[d]!);
      volume *= edges[d]![bin + 1]! - edges[d]![bin]!;
    }
    counts[i] = counts[i]! / total / volume;
  }
}

function checkInputs(self: Tensor, bins: readonly Tensor[], weight: Tensor | null): void {
  const dims = self.shape[self.shape.length - 1] ?? 0;
  if (self.shape.length < 2) {
    throw new ShapeError(`histogramdd: input tensor should have at least 2 dimensions, but got ${self.shape.length}`);
  }
  if (bins.length !== dims) {
    throw new ArgumentError(
      `histogramdd: expected ${dims} sequences of bin edges for a ${dims}-dimensional histogram but got ${bins.length}`,
    );
  }
  bins.forEach((tensor, d) => {
    if (tensor.dtypeCode !== self.dtypeCode) {
      throw new DTypeError(
        `histogramdd: input tensor and bins tensors should have the same dtype, but got input with dtype ${self.dtype} and bins for dimension ${d} with dtype ${tensor.dtype}`,
      );
    }
    if (tensor.shape.length !== 1 || tensor.numel === 0) {
      throw new ShapeError(
        `histogramdd: bins tensor should have one dimension and at least 1 element, but got shape ${formatShape(tensor.shape)} for dimension ${d}`,
      );
    }
  });
  if (weight === null) return;
  if (weight.dtypeCode !== self.dtypeCode) {
    throw new DTypeError(
      `histogramdd: if weight tensor is provided, input tensor and weight tensor should have the same dtype, but got input(${self.dtype}), and weight(${weight.dtype})`,
    );
  }
  const expected = self.shape.slice(0, -1);
  const weightShape = weight.shape.length === 0 ? [1] : weight.shape;
  if (formatShape(expected) !== formatShape(weightShape)) {
    throw new ShapeError(
      `histogramdd: if weight tensor is provided it should have the same shape as the input tensor excluding its innermost dimension, but got input with shape ${formatShape(self.shape)} and weight with shape ${formatShape(weight.shape)}`,
    );
  }
}

export function _histogramdd_from_bin_cts_cpu(
  self: Tensor,
  bins: readonly number[],
  range: readonly number[] | null,
  weight: Tensor | null,
  density: boolean,
): Tensor {
  const edges = _histogramdd_bin_edges_cpu(self, bins, range, weight, density);
  return _histogramdd_from_bin_tensors_cpu(self, edges, weight, density);
}

/** Any tensor as points of one coordinate. */
function asColumn(self: Tensor): Tensor {
  const flat = dense(self);
  return windowOf(flat, [flat.numel, 1], [1, 1], flat.offset);
}

function asVector(self: Tensor | null): Tensor | null {
  if (self === null) return null;
  const flat = dense(self);
  return windowOf(flat, [flat.numel], [1], flat.offset);
}

export function histogram_bins_tensor_cpu(
  self: Tensor,
  bins: Tensor,
  weight: Tensor | null,
  density: boolean,
): readonly [Tensor, Tensor] {
  const edges = allocateCode(bins.shape, bins.dtypeCode);
  copyInto(edges, bins);
  return [_histogramdd_from_bin_tensors_cpu(asColumn(self), [bins], asVector(weight), density), edges];
}

export function histogram_bin_ct_cpu(
  self: Tensor,
  bins: number,
  range: readonly number[] | null,
  weight: Tensor | null,
  density: boolean,
): readonly [Tensor, Tensor] {
  const column = asColumn(self);
  const edges = _histogramdd_bin_edges_cpu(column, [bins], range, weight, density);
  return [_histogramdd_from_bin_tensors_cpu(column, edges, asVector(weight), density), edges[0]!];
}

export function intoOuts(
  results: readonly [Tensor, Tensor],
  hist: Tensor,
  binEdges: Tensor,
): readonly [Tensor, Tensor] {
  for (const [out, result] of [
    [hist, results[0]],
    [binEdges, results[1]],
  ] as const) {
    if (out.dtypeCode !== result.dtypeCode) {
      throw new DTypeError(
        `histogram: input tensor and output tensors should have the same dtype, but got input ${result.dtype} and output ${out.dtype}`,
      );
    }
    resizeOutput(out, result.shape);
    copyInto(out, result);
  }
  return [hist, binEdges];
}
