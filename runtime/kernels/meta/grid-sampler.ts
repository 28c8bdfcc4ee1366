// Meta kernels of grid sampling.

import { allocateCode, type Tensor } from "../../core/tensor.js";
import { checkRank, grid_sampler_spec } from "../shapes/grid-sampler.js";

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
