// Padding with a value, or with elements of the opposite edge.

import {
  clone,
  constant_pad_nd,
  copy_,
  empty_memory_format,
  fill__Scalar,
  narrow,
  new_empty,
  reflection_pad1d,
  reflection_pad2d,
  reflection_pad3d,
  replication_pad1d,
  replication_pad2d,
  replication_pad3d,
  slice_Tensor,
} from "../../../generated/operators.js";
import { ArgumentError, ShapeError, UnsupportedError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { suggestedFormat } from "./factories.js";

/** Pads a tensor with `value`; pairs of pads start at the last dimension, and negative pads crop. */
export function constant_pad_nd_explicit(self: Tensor, pad: readonly number[], value: Scalar): Tensor {
  if (pad.length % 2 !== 0) {
    throw new ArgumentError(`Length of pad must be even but instead it equals ${pad.length}`);
  }
  const dims = self.shape.length;
  const padded = pad.length / 2;
  if (dims < padded) {
    throw new ShapeError(
      `Length of pad should be no more than twice the number of dimensions of the input. Pad length is ${pad.length}while the input has ${dims}dimensions.`,
    );
  }
  const first = dims - padded;
  const before = (d: number): number => pad[2 * (dims - d - 1)]!;
  const after = (d: number): number => pad[2 * (dims - d - 1) + 1]!;
  let source = self;
  let grows = false;
  for (let d = first; d < dims; d++) {
    if (before(d) < 0) source = narrow(source, d, -before(d), source.shape[d]! + before(d));
    if (after(d) < 0) source = narrow(source, d, 0, source.shape[d]! + after(d));
    if (before(d) > 0 || after(d) > 0) grows = true;
  }
  if (!grows) return clone(source, null);
  const shape = self.shape.map((size, d) => {
    if (d < first) return size;
    const result = size + before(d) + after(d);
    if (result <= 0) {
      throw new ShapeError(
        `The input size ${size}, plus negative padding ${before(d)} and ${after(d)} resulted in a negative output size, which is invalid. Check dimension ${d} of your input.`,
      );
    }
    return result;
  });
  const result = empty_memory_format(shape, self.dtype, null, self.device, null, suggestedFormat(self));
  fill__Scalar(result, value);
  let target = result;
  for (let d = first; d < dims; d++) {
    if (before(d) > 0) target = narrow(target, d, before(d), target.shape[d]! - before(d));
    if (after(d) > 0) target = narrow(target, d, 0, target.shape[d]! - after(d));
  }
  copy_(target, source, false);
  return result;
}

const paddingModes = ["constant", "reflect", "replicate", "circular"] as const;

export function pad_composite(self: Tensor, pad: readonly number[], mode: string, value: number | null): Tensor {
  const code = (paddingModes as readonly string[]).indexOf(mode);
  // PyTorch's numbers: reflect 0, replicate 1, circular 2, constant 3.
  return _pad_enum_composite(self, pad, code === 0 ? 3 : code - 1, value);
}

export function _pad_enum_composite(self: Tensor, pad: readonly number[], mode: number, value: number | null): Tensor {
  const dims = self.shape.length;
  if (pad.length % 2 !== 0) throw new ArgumentError("Padding length must be divisible by 2");
  if (pad.length > dims * 2) throw new ArgumentError("Padding length too large");
  if (mode === 3) return constant_pad_nd(self, pad, value ?? 0);
  if (value !== null && value !== 0) {
    throw new ArgumentError(`Padding mode "${paddingModes[mode + 1]}" doesn't take in value argument`);
  }
  const spatial = pad.length / 2;
  if (spatial < 1 || spatial > 3 || (dims !== spatial + 1 && dims !== spatial + 2)) {
    throw new UnsupportedError("Only 2D, 3D, 4D, 5D padding with non-constant padding are supported for now");
  }
  if (mode === 2) return _pad_circular_composite(self, pad);
  const reflections = [reflection_pad1d, reflection_pad2d, reflection_pad3d];
  const replications = [replication_pad1d, replication_pad2d, replication_pad3d];
  return (mode === 0 ? reflections : replications)[spatial - 1]!(self, pad);
}

/** Pads with elements of the opposite edge. */
export function _pad_circular_composite(self: Tensor, pad: readonly number[]): Tensor {
  const { shape } = self;
  const spatial = shape.length - 2;
  if (pad.length !== spatial * 2) {
    throw new ArgumentError(`Invalid padding size, expected ${spatial * 2} but got ${pad.length}`);
  }
  const outShape = shape.slice();
  for (let i = 0; i < spatial; i++) {
    const left = pad[2 * (spatial - i - 1)]!;
    const right = pad[2 * (spatial - i - 1) + 1]!;
    const size = shape[2 + i]!;
    outShape[2 + i] = size + left + right;
    if (left > size || right > size) {
      throw new ArgumentError("Padding value causes wrapping around more than once.");
    }
    if (outShape[2 + i]! < 0) throw new ArgumentError("Negative padding value is resulting in an empty dimension");
  }
  const result = new_empty(self, outShape, null, null, null, null);
  let target = result;
  let source = self;
  for (let i = 0; i < spatial; i++) {
    const d = spatial - i + 1;
    const left = pad[2 * i]!;
    const right = pad[2 * i + 1]!;
    target = slice_Tensor(target, d, Math.max(left, 0), outShape[d]! - Math.max(right, 0), 1);
    source = slice_Tensor(source, d, Math.max(-left, 0), shape[d]! - Math.max(-right, 0), 1);
  }
  copy_(target, source, false);
  // Corners are written once per dimension.
  for (let i = 0; i < spatial; i++) {
    const d = spatial - i + 1;
    const size = outShape[d]!;
    const left = pad[2 * i]!;
    const right = pad[2 * i + 1]!;
    if (left > 0) {
      const end = size - Math.max(right, 0);
      copy_(slice_Tensor(result, d, 0, left, 1), slice_Tensor(result, d, end - left, end, 1), false);
    }
    if (right > 0) {
      const start = Math.max(left, 0);
      copy_(slice_Tensor(result, d, size - right, size, 1), slice_Tensor(result, d, start, start + right, 1), false);
    }
  }
  return result;
}
