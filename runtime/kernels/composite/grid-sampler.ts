// Sampling at grid points in two or three dimensions, and grids of affine maps.

import { bmm, grid_sampler_2d, grid_sampler_3d, mT, reshape } from "../../../generated/operators.js";
import { ArgumentError, ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { checkGrid } from "../shapes/grid-sampler.js";
import { tabulate } from "./tabulate.js";

/** input: [N, C, H, W] with grid [N, H', W', 2], or input [N, C, D, H, W] with grid [N, D', H', W', 3]. */
export function grid_sampler_composite(
  input: Tensor,
  grid: Tensor,
  interpolationMode: number,
  paddingMode: number,
  alignCorners: boolean,
): Tensor {
  checkGrid(input, grid, interpolationMode);
  if (input.ndim !== 4 && input.ndim !== 5) {
    throw new ShapeError(
      `grid_sampler(): expected 4D or 5D input and grid with same number of dimensions, but got input with sizes ${formatShape(input.shape)} and grid with sizes ${formatShape(grid.shape)}`,
    );
  }
  const sample = input.ndim === 4 ? grid_sampler_2d : grid_sampler_3d;
  return sample(input, grid, interpolationMode, paddingMode, alignCorners);
}

/** Homogeneous coordinates of all points of an image or volume: [N, points, dims + 1]. */
function baseGrid(like: Tensor, size: readonly number[], alignCorners: boolean): Tensor {
  const sizes = size.slice(2);
  const rank = sizes.length;
  const points = sizes.reduce((a, b) => a * b, 1);
  const coordinate = (i: number, n: number): number =>
    n <= 1 ? 0 : alignCorners ? -1 + (2 * i) / (n - 1) : (2 * i + 1) / n - 1;
  // The innermost dimension is the grid's first coordinate.
  const inner = sizes.toReversed();
  const steps = inner.map((_, d) => inner.slice(0, d).reduce((a, b) => a * b, 1));
  return tabulate([size[0]!, points, rank + 1], like.dtypeCode, like.device, (i) => {
    const d = i % (rank + 1);
    const point = Math.floor(i / (rank + 1)) % points;
    return d === rank ? 1 : coordinate(Math.floor(point / steps[d]!) % inner[d]!, inner[d]!);
  });
}

function checkSize(size: readonly number[]): void {
  if (size.length !== 4 && size.length !== 5) {
    throw new ArgumentError("AffineGridGenerator needs 4d (spatial) or 5d (volumetric) inputs.");
  }
}

/**
 * theta: [N, 2, 3] and size [N, C, H, W], or [N, 3, 4] and [N, C, D, H, W]. Returns [N, H, W, 2] or [N, D, H, W, 3].
 */
export function affine_grid_generator_explicit(theta: Tensor, size: readonly number[], alignCorners: boolean): Tensor {
  checkSize(size);
  const base = baseGrid(theta, size, alignCorners);
  return reshape(bmm(base, mT(theta)), [size[0]!, ...size.slice(2), size.length - 2]);
}

export function affine_grid_generator_backward_composite(
  grad: Tensor,
  size: readonly number[],
  alignCorners: boolean,
): Tensor {
  checkSize(size);
  const base = baseGrid(grad, size, alignCorners);
  return mT(bmm(mT(base), reshape(grad, [size[0]!, -1, size.length - 2])));
}
