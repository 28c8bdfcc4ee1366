// Shapes and checks of reflection and replication padding.

import { ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { requireDifferentiable } from "../checks/dtypes.js";
import type { OutSpec } from "../shapes/outputs.js";

/**
 * @throws ShapeError for a wrong number of dimensions, for an empty dimension, and (reflection) unless pads are smaller
 * than the input
 */
function paddedSpec(self: Tensor, padding: readonly number[], spatial: number, reflects: boolean): OutSpec {
  const { shape } = self;
  const dims = shape.length;
  if (padding.length !== 2 * spatial) throw new ShapeError(`padding size is expected to be ${2 * spatial}`);
  const batched = dims === spatial + 2;
  const sizesFit = shape.every((size, d) => size !== 0 || (batched && d === 0));
  if ((dims !== spatial + 1 && !batched) || !sizesFit) {
    throw new ShapeError(
      `Expected ${spatial + 1}D or ${spatial + 2}D (batch mode) tensor with possibly 0 batch size and other non-zero dimensions for input, but got: ${formatShape(shape)}`,
    );
  }
  const result = shape.slice();
  for (let k = 0; k < spatial; k++) {
    const d = dims - 1 - k;
    const before = padding[2 * k]!;
    const after = padding[2 * k + 1]!;
    if (reflects && (before >= shape[d]! || after >= shape[d]!)) {
      throw new ShapeError(
        `Argument #${4 + 2 * k}: Padding size should be less than the corresponding input dimension, but got: padding (${before}, ${after}) at dimension ${d} of input ${formatShape(shape)}`,
      );
    }
    result[d] = shape[d]! + before + after;
  }
  // One dimension may become empty, not all.
  if (result.slice(-spatial).every((size) => size < 1)) {
    throw new ShapeError(`input (${formatShape(shape)}) is too small. Calculated output shape: ${formatShape(result)}`);
  }
  return { shape: result, dtype: self.dtype };
}

/** The result of padding. @throws DTypeError unless floating point */
function resultSpec(self: Tensor, padding: readonly number[], spatial: number, reflects: boolean): OutSpec {
  requireDifferentiable(reflects ? `reflection_pad${spatial}d` : `replication_pad${spatial}d_cpu`, self);
  return paddedSpec(self, padding, spatial, reflects);
}

/** The gradient, of the input's shape. @throws ShapeError unless the output's gradient matches the padding */
function unpaddedSpec(
  gradOutput: Tensor,
  self: Tensor,
  padding: readonly number[],
  spatial: number,
  reflects: boolean,
): OutSpec {
  requireDifferentiable(`${reflects ? "reflection" : "replication"}_pad${spatial}d_backward`, gradOutput);
  const { shape } = paddedSpec(self, padding, spatial, reflects);
  if (formatShape(shape) !== formatShape(gradOutput.shape)) {
    throw new ShapeError(
      `grad_output shape unexpected. Expected: ${formatShape(shape)}, Got: ${formatShape(gradOutput.shape)}`,
    );
  }
  return { shape: self.shape, dtype: self.dtype };
}

export function reflection_pad1d_spec(self: Tensor, padding: readonly number[]): OutSpec {
  return resultSpec(self, padding, 1, true);
}

export function reflection_pad1d_backward_spec(gradOutput: Tensor, self: Tensor, padding: readonly number[]): OutSpec {
  return unpaddedSpec(gradOutput, self, padding, 1, true);
}

export function reflection_pad2d_spec(self: Tensor, padding: readonly number[]): OutSpec {
  return resultSpec(self, padding, 2, true);
}

export function reflection_pad2d_backward_spec(gradOutput: Tensor, self: Tensor, padding: readonly number[]): OutSpec {
  return unpaddedSpec(gradOutput, self, padding, 2, true);
}

export function reflection_pad3d_spec(self: Tensor, padding: readonly number[]): OutSpec {
  return resultSpec(self, padding, 3, true);
}

export function reflection_pad3d_backward_spec(gradOutput: Tensor, self: Tensor, padding: readonly number[]): OutSpec {
  return unpaddedSpec(gradOutput, self, padding, 3, true);
}

export function replication_pad1d_spec(self: Tensor, padding: readonly number[]): OutSpec {
  return resultSpec(self, padding, 1, false);
}

export function replication_pad1d_backward_spec(gradOutput: Tensor, self: Tensor, padding: readonly number[]): OutSpec {
  return unpaddedSpec(gradOutput, self, padding, 1, false);
}

export function replication_pad2d_spec(self: Tensor, padding: readonly number[]): OutSpec {
  return resultSpec(self, padding, 2, false);
}

export function replication_pad2d_backward_spec(gradOutput: Tensor, self: Tensor, padding: readonly number[]): OutSpec {
  return unpaddedSpec(gradOutput, self, padding, 2, false);
}

export function replication_pad3d_spec(self: Tensor, padding: readonly number[]): OutSpec {
  return resultSpec(self, padding, 3, false);
}

export function replication_pad3d_backward_spec(gradOutput: Tensor, self: Tensor, padding: readonly number[]): OutSpec {
  return unpaddedSpec(gradOutput, self, padding, 3, false);
}
