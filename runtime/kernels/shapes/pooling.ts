// Pooling: windows along each dimension, checks, result shapes. One description covers fixed and adaptive pooling in one
// to three dimensions.

import { isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { channelsLastStrides, formatShape, growsChannelsLast, sameShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { notImplementedFor, requireDTypeOf } from "../checks/dtypes.js";

export const INT64 = 4;

/**
 * The windows along one dimension. Window o has the elements `starts[o]`, `starts[o] + step`, ... below `ends[o]`;
 * `full[o]` counts padding, too.
 */
export interface Axis {
  readonly size: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly full: Int32Array;
  readonly step: number;
  /** If windows differ only at the borders: window o starts at `stride * o - padding` and has `kernel` elements. Else null. */
  readonly alike: { readonly kernel: number; readonly stride: number; readonly padding: number } | null;
}

/** Windows over images, and the shape of their results. */
export class Pooling {
  /** Shape of the result. */
  readonly shape: readonly number[];
  /** The number of dimensions of an image. */
  readonly spatial: number;
  readonly #list: () => readonly Axis[];
  #listed: readonly Axis[] | null = null;

  constructor(shape: readonly number[], spatial: number, list: () => readonly Axis[]) {
    this.shape = shape;
    this.spatial = spatial;
    this.#list = list;
  }

  /** Listed when first read: who asks for the shape alone, as meta tensors do, may have images of any size. */
  get axes(): readonly Axis[] {
    return (this.#listed ??= this.#list());
  }
}

export type Sizes = readonly number[];

function spread(list: Sizes, spatial: number, operator: string, name: string): Sizes {
  if (list.length === spatial) return list;
  if (list.length === 1) return new Array<number>(spatial).fill(list[0]!);
  const words = spatial === 2 ? "two" : "three";
  throw new ArgumentError(`${operator}: ${name} must either be a single int, or a tuple of ${words} ints`);
}

function outputSize(
  size: number,
  kernel: number,
  pad: number,
  stride: number,
  dilation: number,
  ceil: boolean,
): number {
  if (stride === 0) throw new ArgumentError("stride should not be zero");
  if (pad < 0) throw new ArgumentError(`pad must be non-negative, but got pad: ${pad}`);
  if (pad > Math.floor(kernel / 2)) {
    throw new ArgumentError(`pad should be at most half of kernel size, but got pad=${pad} and kernel_size=${kernel}`);
  }
  const span = size + 2 * pad - dilation * (kernel - 1) - 1 + (ceil ? stride - 1 : 0);
  const count = Math.floor(span / stride) + 1;
  // With `ceil`, the last window must start inside the image or its left padding.
  return ceil && (count - 1) * stride >= size + pad ? count - 1 : count;
}

function axisOf(size: number, count: number, kernel: number, stride: number, pad: number, dilation: number): Axis {
  const [starts, ends, full] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  for (let o = 0; o < count; o++) {
    let start = o * stride - pad;
    const end = start + (kernel - 1) * dilation + 1;
    full[o] = Math.min(end, size + pad) - start;
    while (start < 0) start += dilation;
    starts[o] = start;
    ends[o] = Math.min(end, size);
  }
  return { size, starts, ends, full, step: dilation, alike: { kernel, stride, padding: pad } };
}

function adaptiveAxis(size: number, count: number): Axis {
  const [starts, ends, full] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  for (let o = 0; o < count; o++) {
    starts[o] = Math.floor((o * size) / count);
    ends[o] = Math.ceil(((o + 1) * size) / count);
    full[o] = ends[o]! - starts[o]!;
  }
  const kernel = size / count;
  return {
    size,
    starts,
    ends,
    full,
    step: 1,
    alike: size % count === 0 ? { kernel, stride: kernel, padding: 0 } : null,
  };
}

const letters: Readonly<Record<number, readonly string[]>> = { 2: ["H", "W"], 3: ["T", "H", "W"] };

function positive(list: Sizes, spatial: number, name: string, prefix: string): void {
  if (list.every((v) => v > 0)) return;
  const each = list.map((v, d) => `${prefix}${letters[spatial]![d]}: ${v}`).join(" ");
  throw new ArgumentError(`${name} should be greater than zero, but got ${each}`);
}

/**
 * Fixed windows. An empty stride means the kernel size.
 * @throws ArgumentError, ShapeError for sizes that do not match
 */
export function poolingOf(
  operator: string,
  spatial: 2 | 3,
  self: Tensor,
  kernelSize: Sizes,
  stride: Sizes,
  padding: Sizes,
  dilation: Sizes,
  ceilMode: boolean,
): Pooling {
  const kernel = spread(kernelSize, spatial, operator, "kernel_size");
  const steps = stride.length === 0 ? kernel : spread(stride, spatial, operator, "stride");
  const pads = spread(padding, spatial, operator, "padding");
  const dilations = spread(dilation, spatial, operator, "dilation");
  const { shape } = self;
  if (shape.length !== spatial + 1 && shape.length !== spatial + 2) {
    throw new ShapeError(`non-empty ${spatial + 1}D or ${spatial + 2}D (batch mode) tensor expected for input`);
  }
  positive(kernel, spatial, "kernel size", "k");
  positive(steps, spatial, "stride", "d");
  positive(dilations, spatial, "dilation", "dilation");
  const image = shape.slice(-spatial);
  if (operator.startsWith("avg_pool3d") && image.some((size, d) => size < kernel[d]!)) {
    const sizes = (list: Sizes, prefix: string): string => list.map((n, d) => `${prefix}${"THW"[d]}: ${n}`).join(" ");
    throw new ShapeError(
      `${operator}: input image (${sizes(image, "")}) smaller than kernel size (${sizes(kernel, "k")}). Padding is not taken into account: pad the input`,
    );
  }
  const counts = image.map((size, d) => outputSize(size, kernel[d]!, pads[d]!, steps[d]!, dilations[d]!, ceilMode));
  const planes = shape.at(-spatial - 1)!;
  if (shape.slice(-spatial - 1).some((size) => size === 0)) {
    throw new ShapeError(
      spatial === 2
        ? `Expected 3D or 4D (batch mode) tensor with optional 0 dim batch size for input, but got:${formatShape(shape)}`
        : `${operator}: Expected input's non-batch dimensions to have positive length, but input has a shape of ${formatShape(shape)}`,
    );
  }
  if (counts.some((count) => count < 1)) {
    throw new ShapeError(
      `Given input size: (${[planes, ...image].join("x")}). Calculated output size: (${[planes, ...counts].join("x")}). Output size is too small`,
    );
  }
  return new Pooling([...shape.slice(0, -spatial), ...counts], spatial, () =>
    image.map((size, d) => axisOf(size, counts[d]!, kernel[d]!, steps[d]!, pads[d]!, dilations[d]!)),
  );
}

/**
 * Windows that divide an image evenly into a given number of results.
 * @param images whether a batch may consist of images without planes
 */
export function adaptivePooling(
  operator: string,
  spatial: 2 | 3,
  self: Tensor,
  size: Sizes,
  images: "with planes" | "with or without planes" = "with planes",
): Pooling {
  const { shape } = self;
  if (size.length !== spatial) {
    throw new ArgumentError(`${operator}: internal error: output_size.size() must be ${spatial}`);
  }
  if (shape.length !== spatial + 1 && shape.length !== spatial + 2) {
    throw new ShapeError(
      `${operator}: Expected ${spatial + 1}D or ${spatial + 2}D tensor, but got ${formatShape(shape)}`,
    );
  }
  const image = shape.slice(-spatial);
  const empty = shape.indexOf(0, images === "with planes" ? 1 : shape.length - spatial);
  if (empty >= 0) {
    throw new ShapeError(
      `${operator}: Expected input to have non-zero size for non-batch dimensions, but input has sizes ${formatShape(shape)} with dimension ${empty} being empty`,
    );
  }
  const results = [...shape.slice(0, -spatial), ...size];
  const negative = size.find((n) => n < 0);
  if (negative !== undefined) {
    throw new ShapeError(`Trying to create tensor with negative dimension ${negative}: ${formatShape(results)}`);
  }
  return new Pooling(results, spatial, () => image.map((n, d) => adaptiveAxis(n, size[d]!)));
}

/** Channels-last strides for channels-last images; volumes become row-major. Undefined for row-major. */
export function poolingStrides(self: Tensor, shape: Sizes, spatial: number): Sizes | undefined {
  const last = spatial === 2 && self.ndim === 4 && growsChannelsLast(self.shape, self.strides);
  return last ? channelsLastStrides(shape) : undefined;
}

export function checkPoolable(self: Tensor, kernel: string, alsoInt64 = false): void {
  if (isFloatingCode(self.dtypeCode) || (alsoInt64 && self.dtypeCode === INT64)) return;
  throw notImplementedFor(kernel, self);
}

/** @throws DTypeError unless the gradient has the image's dtype; ShapeError unless it has the result's shape */
export function checkPoolGradient(gradOutput: Tensor, self: Tensor, shape: Sizes): void {
  requireDTypeOf(self, "grad_output", gradOutput);
  if (!sameShape(gradOutput.shape, shape)) {
    throw new ShapeError(
      `Expected a gradient of shape ${formatShape(shape)}, but got ${formatShape(gradOutput.shape)}`,
    );
  }
}

export function checkDivisor(divisorOverride: number | null): void {
  if (divisorOverride === 0) throw new ArgumentError("divisor must be not zero");
}

/** Shape of an unpooled image. */
export function unpooledShape(spatial: 2 | 3, self: Tensor, indices: Tensor, size: Sizes): Sizes {
  if (indices.dtypeCode !== INT64) {
    throw new DTypeError(`elements in indices should be type int64 but got: ${indices.dtype}`);
  }
  if (size.length !== spatial) {
    const words = spatial === 2 ? "two elements (height, width)" : "three elements (depth, height, width)";
    throw new ArgumentError(`There should be exactly ${words} in output_size, but got ${size.length} elements.`);
  }
  if (self.ndim !== spatial + 1 && self.ndim !== spatial + 2) {
    throw new ShapeError(
      `Input to max_unpooling${spatial}d should be a ${spatial + 1}d or ${spatial + 2}d Tensor, but got a tensor with ${self.ndim} dimensions.`,
    );
  }
  if (!sameShape(self.shape, indices.shape)) {
    throw new ShapeError(
      `Expected shape of indices to be same as that of the input tensor (${formatShape(self.shape)}) but got indices tensor with shape: ${formatShape(indices.shape)}`,
    );
  }
  const empty = self.shape.indexOf(0, 1);
  if (empty > 0) {
    throw new ShapeError(
      `max_unpool${spatial}d: Expected input to have non-zero size for non-batch dimensions, but got ${formatShape(self.shape)} with dimension ${empty} being empty`,
    );
  }
  return [...self.shape.slice(0, -spatial), ...size];
}

/** The same in three dimensions. Stride and padding have no effect, since the indices determine the positions, but are checked. */
export function unpooled3dShape(self: Tensor, indices: Tensor, size: Sizes, stride: Sizes, padding: Sizes): Sizes {
  const shape = unpooledShape(3, self, indices, size);
  for (const [name, list] of Object.entries({ stride, padding })) {
    if (list.length === 3) continue;
    throw new ArgumentError(
      `There should be exactly three elements (depth, height, width) in ${name}, but got: ${list.length} elements.`,
    );
  }
  if (stride.some((step) => step <= 0)) {
    throw new ArgumentError(`strides should be greater than zero, but got stride: ${formatShape(stride)}`);
  }
  return shape;
}
