// Shapes and checks of grid sampling.

import { isEmulatedCode, isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { requireSameDType } from "../checks/dtypes.js";
import type { OutSpec } from "../shapes/outputs.js";

/** @throws ShapeError for images where volumes are expected, and vice versa */
export function checkRank(input: Tensor, rank: number): void {
  if (input.ndim !== rank) {
    throw new ShapeError(
      `grid_sampler_${rank - 2}d(): expected ${rank}D input and grid with same number of dimensions, but got input with sizes ${formatShape(input.shape)}`,
    );
  }
}

/** input: [N, C, ...sizes]; grid: [N, ...points, dims]. */
export function checkGrid(input: Tensor, grid: Tensor, mode: number): void {
  if ((input.ndim !== 4 && input.ndim !== 5) || input.ndim !== grid.ndim) {
    throw new ShapeError(
      `grid_sampler(): expected 4D or 5D input and grid with same number of dimensions, but got input with sizes ${formatShape(input.shape)} and grid with sizes ${formatShape(grid.shape)}`,
    );
  }
  if (input.shape[0] !== grid.shape[0]) {
    throw new ShapeError(
      `grid_sampler(): expected grid and input to have same batch size, but got input with sizes ${formatShape(input.shape)} and grid with sizes ${formatShape(grid.shape)}`,
    );
  }
  if (grid.shape.at(-1) !== input.ndim - 2) {
    throw new ShapeError(
      `grid_sampler(): expected grid to have size ${input.ndim - 2} in last dimension, but got grid with sizes ${formatShape(grid.shape)}`,
    );
  }
  if (input.shape.slice(2).includes(0)) {
    throw new ShapeError(
      `grid_sampler(): expected input to have non-empty spatial dimensions, but input has sizes ${formatShape(input.shape)}`,
    );
  }
  if (input.dtype !== grid.dtype) {
    throw new DTypeError(
      `grid_sampler(): expected input and grid to have same dtype, but input has ${input.dtype} and grid has ${grid.dtype}`,
    );
  }
  if (!isFloatingCode(input.dtypeCode) || isEmulatedCode(input.dtypeCode))
    throw new DTypeError(`grid_sampler() is not implemented for ${input.dtype}`);
  if (mode === 2 && input.ndim !== 4) {
    throw new ArgumentError("grid_sampler(): bicubic interpolation only supports 4D input");
  }
}

/** The shape of the samples: [N, C, ...points]. */
export function grid_sampler_spec(input: Tensor, grid: Tensor, mode: number): OutSpec {
  checkGrid(input, grid, mode);
  return { shape: [input.shape[0]!, input.shape[1]!, ...grid.shape.slice(1, -1)], dtype: input.dtype };
}

/** Gradients of input and grid. The input's has no elements if the mask excludes it. */
export function grid_sampler_backward_outputs(
  gradOutput: Tensor,
  input: Tensor,
  grid: Tensor,
  interpolationMode: number,
  _paddingMode: number,
  _alignCorners: boolean,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor] {
  checkGrid(input, grid, interpolationMode);
  requireSameDType(input, gradOutput);
  const shape = outputMask[0] === true ? input.shape : [0];
  return [allocateCode(shape, input.dtypeCode, input.device), allocateCode(grid.shape, grid.dtypeCode, grid.device)];
}
