// Meta kernels of grid sampling.

import { ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { grid_sampler_spec } from "../shapes/grid-sampler.js";

export function checkRank(input: Tensor, rank: number): void {
  if (input.ndim !== rank) {
    throw new ShapeError(
      `grid_sampler_${rank - 2}d(): expected ${rank}D input and grid with same number of dimensions, but got input with sizes ${formatShape(input.shape)}`,
    );
  }
}

export function grid_sampler_2d_meta(
  input: Tensor,
  grid: Tensor,
  interpolationMode: number,
  _paddingMode: number,
  _alignCorners: boolean,
): Tensor {
  checkRank(input, 4);
  return allocateCode(grid_sampler_spec(input, grid, interpolationMode).shape, input.dtypeCode, input.device);
}

export function grid_sampler_3d_meta(
  input: Tensor,
  grid: Tensor,
  interpolationMode: number,
  _paddingMode: number,
  _alignCorners: boolean,
): Tensor {
  checkRank(input, 5);
  return allocateCode(grid_sampler_spec(input, grid, interpolationMode).shape, input.dtypeCode, input.device);
}
