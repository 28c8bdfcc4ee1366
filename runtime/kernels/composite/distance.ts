// Distances between rows, cross products and trilinear sums, composed of operators.

import {
  _cdist_forward,
  _euclidean_dist,
  _pdist_forward,
  cat,
  clamp_min,
  contiguous,
  expand,
  linalg_cross,
  matmul,
  mT,
  pow_Tensor_Scalar,
  reshape,
  roll,
  sqrt,
  squeeze_dim,
  unsqueeze,
  view,
} from "../../../generated/operators.js";
import { isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, IndexError, ShapeError } from "../../core/errors.js";
import { broadcastShapes, normalizeDims, numelOf } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { checkCdist, crossShape } from "../shapes/distance.js";
import { minus, onesOf, sumOver, times } from "./arithmetic.js";
import { sumProductPair } from "./einsum.js";
import { castTo } from "./softmax.js";

/** Distances between all rows of x1 [*, P, M] and of x2 [*, R, M]: [*, P, R]. Large euclidean problems use a matrix product. */
export function cdist_composite(x1: Tensor, x2: Tensor, p: number, computeMode: number | null): Tensor {
  const mode = computeMode ?? 0;
  checkCdist(x1, x2, p, mode);
  const [r1, r2] = [x1.shape.at(-2)!, x2.shape.at(-2)!];
  const products = p === 2 && (mode === 1 || (mode === 0 && (r1 > 25 || r2 > 25)));
  if (!products || x1.numel === 0 || x2.numel === 0) return _cdist_forward(x1, x2, p, computeMode);
  const batch = broadcastShapes(x1.shape.slice(0, -2), x2.shape.slice(0, -2));
  const count = numelOf(batch);
  const columns = x1.shape.at(-1)!;
  const stacked = (x: Tensor, rows: number): Tensor =>
    view(contiguous(expand(x, [...batch, rows, columns], false), "contiguous_format"), [count, rows, columns]);
  const distances = count === 1 ? _euclidean_dist(x1, x2) : _euclidean_dist(stacked(x1, r1), stacked(x2, r2));
  return view(distances, [...batch, r1, r2]);
}

/** sqrt(|a|^2 - 2 a b + |b|^2) as one matrix product. */
export function _euclidean_dist_explicit(x1: Tensor, x2: Tensor): Tensor {
  const squares = (x: Tensor): Tensor => sumOver(pow_Tensor_Scalar(x, 2), [-1], true);
  const [s1, s2] = [squares(x1), squares(x2)];
  const left = cat([times(x1, -2), s1, onesOf(s1)], -1);
  const right = cat([x2, onesOf(s2), s2], -1);
  return sqrt(clamp_min(matmul(left, mT(right)), 0));
}

/** Distances between all pairs of distinct rows. */
export function pdist_composite(self: Tensor, p: number): Tensor {
  if (self.ndim !== 2) throw new ShapeError(`pdist only supports 2D tensors, got: ${self.ndim}D`);
  if (!isFloatingCode(self.dtypeCode)) throw new DTypeError("pdist only supports floating-point dtypes");
  if (!(p >= 0)) throw new ArgumentError("pdist only supports non-negative p values");
  return _pdist_forward(contiguous(self, "contiguous_format"), p);
}

/** a x b: the difference of two products of rolled operands. */
export function linalg_cross_explicit(self: Tensor, other: Tensor, dim: number): Tensor {
  const [shape, d] = crossShape(self, other, dim);
  const [a, b] = [expand(self, shape, false), expand(other, shape, false)];
  return minus(times(roll(a, [-1], [d]), roll(b, [-2], [d])), times(roll(a, [-2], [d]), roll(b, [-1], [d])));
}

/** Along `dim`, or the first dimension of size 3. */
export function cross_composite(self: Tensor, other: Tensor, dim: number | null): Tensor {
  if (dim !== null) return linalg_cross(self, other, dim);
  const found = self.shape.indexOf(3);
  if (found < 0) throw new IndexError("no dimension of size 3 in input");
  return linalg_cross(self, other, found);
}

/**
 * Sum over `sumdim` of the product of three tensors, each unsqueezed at its `expand` dimensions. `unrollDim` selects
 * PyTorch's loop dimension; it is only checked.
 * @throws IndexError for a dimension out of range; ShapeError for a duplicate dimension
 */
export function _trilinear_explicit(
  i1: Tensor,
  i2: Tensor,
  i3: Tensor,
  expand1: readonly number[],
  expand2: readonly number[],
  expand3: readonly number[],
  sumdim: readonly number[],
  unrollDim: number,
): Tensor {
  const rank = i1.ndim + expand1.length;
  if (unrollDim < 0 || unrollDim >= rank) {
    throw new IndexError(`_trilinear: unroll_dim must be in [0, ${rank - 1}], but is ${unrollDim}`);
  }
  const widened = (t: Tensor, dims: readonly number[]): Tensor => {
    const mask = new Set(normalizeDims(dims, rank));
    let result = t;
    for (let d = 0; d < rank; d++) if (mask.has(d)) result = unsqueeze(result, d);
    return result;
  };
  const [a, b, c] = [widened(i1, expand1), widened(i2, expand2), widened(i3, expand3)];
  if (b.ndim !== rank || c.ndim !== rank) {
    throw new IndexError(
      `_trilinear: all factors must have ${rank} dimensions after expansion, got ${a.ndim}, ${b.ndim} and ${c.ndim}`,
    );
  }
  const summed = normalizeDims(sumdim, rank);
  // Dimensions that the third factor lacks can be summed first.
  const early = summed.filter((d) => c.shape[d] === 1);
  const late = summed.filter((d) => c.shape[d] !== 1);
  let result = sumProductPair(sumProductPair(a, b, early), c, late);
  for (const d of [...summed].sort((x, y) => y - x)) result = squeeze_dim(result, d);
  const shape = result.shape;
  // The products are added to a sum of the first factor's dtype, whatever dtype they have.
  return castTo(contiguous(reshape(result, shape), "contiguous_format"), i1.dtype);
}
