// Convolution on the CPU by im2col and matrix products. A transposed convolution is the gradient of a plain one, so
// three products cover all cases. Every convolution joins a `small` tensor (one position per patch) and a `large` one
// (the image).

import { INT64, isComplexCode } from "../../core/dtype.js";
import { ShapeError } from "../../core/errors.js";
import { formatShape, sameShape } from "../../core/shape.js";
import { type Tensor, windowOn } from "../../core/tensor.js";
import { notImplementedFor, requireDifferentiable, requireFloating, requireSameDType } from "../checks/dtypes.js";
import { innerLoop } from "../loops/inner-loop.js";
import { longProduct } from "../loops/thresholds.js";
import { bilinear, complexPart, eachPart, plain } from "../memory/complex-parts.js";
import { copyInto } from "../memory/copy.js";
import { bigintsOf, dense, type NumberArray, numbersOf, numeric, numericResult } from "../memory/elements.js";
import { stored } from "../memory/outputs.js";
import { noTensor } from "../shapes/absent.js";
import {
  type ConvParams,
  checkConvolution,
  col2imShape,
  convolutionShape,
  convolutionStrides,
  convParams,
  im2colShape,
  positionsOf,
} from "../shapes/convolution.js";
import { addProductInto, productInto } from "./matmul.js";
import { sum_out_cpu } from "./reductions.js";

/** Sizes of a convolution, padded to three spatial dimensions. */
export interface PatchGeometry {
  readonly image: readonly number[];
  readonly positions: readonly number[];
  readonly kernel: readonly number[];
  readonly stride: readonly number[];
  readonly padding: readonly number[];
  readonly dilation: readonly number[];
}

function upToThree(list: readonly number[], filler: number): readonly number[] {
  return [...new Array<number>(3 - list.length).fill(filler), ...list];
}

export function patchGeometry(
  image: readonly number[],
  positions: readonly number[],
  kernel: readonly number[],
  stride: readonly number[],
  padding: readonly number[],
  dilation: readonly number[],
): PatchGeometry {
  return {
    image: upToThree(image, 1),
    positions: upToThree(positions, 1),
    kernel: upToThree(kernel, 1),
    stride: upToThree(stride, 1),
    padding: upToThree(padding, 0),
    dilation: upToThree(dilation, 1),
  };
}

/** First position, and end of the positions, whose index `position * stride + shift` is in `0 .. size`. */
function inside(positions: number, stride: number, shift: number, size: number): readonly [number, number] {
  const first = shift >= 0 ? 0 : Math.ceil(-shift / stride);
  const end = Math.min(positions, Math.floor((size - 1 - shift) / stride) + 1);
  return [Math.min(first, Math.max(end, 0)), Math.max(end, 0)];
}

/**
 * Receives one plane of patches for one tap of the kernel. Its rows in the image have `width` elements with stride
 * `step`, start at `offset` and are `pitch` apart; they are copied to columns of the matrix from `column` on, `line`
 * apart.
 */
type VisitPlane = (
  offset: number,
  pitch: number,
  step: number,
  column: number,
  line: number,
  rows: number,
  width: number,
) => void;

function forEachPlane(g: PatchGeometry, channels: number, visit: VisitPlane): void {
  const [D, H, W] = g.image as [number, number, number];
  const [od, oh, ow] = g.positions as [number, number, number];
  const [kd, kh, kw] = g.kernel as [number, number, number];
  const [sd, sh, sw] = g.stride as [number, number, number];
  let row = 0;
  for (let c = 0; c < channels; c++) {
    for (let a = 0; a < kd; a++) {
      const shiftD = a * g.dilation[0]! - g.padding[0]!;
      const [d0, d1] = inside(od, sd, shiftD, D);
      for (let b = 0; b < kh; b++) {
        const shiftH = b * g.dilation[1]! - g.padding[1]!;
        const [h0, h1] = inside(oh, sh, shiftH, H);
        for (let e = 0; e < kw; e++, row += od * oh * ow) {
          const shiftW = e * g.dilation[2]! - g.padding[2]!;
          const [w0, w1] = inside(ow, sw, shiftW, W);
          if (w1 <= w0 || h1 <= h0) continue;
          for (let z = d0; z < d1; z++) {
            const offset = ((c * D + z * sd + shiftD) * H + h0 * sh + shiftH) * W + w0 * sw + shiftW;
            visit(offset, sh * W, sw, row + (z * oh + h0) * ow + w0, ow, h1 - h0, w1 - w0);
          }
        }
      }
    }
  }
}

/**
 * im2col: patches of `channels` planes as columns of `[channels * kernel, positions]`. Elements for positions outside
 * the image stay zero.
 */
export function gatherPatches(
  image: NumberArray,
  start: number,
  channels: number,
  g: PatchGeometry,
  columns: NumberArray,
  to = 0,
): void {
  const floats = columns instanceof Float32Array || columns instanceof Float64Array;
  forEachPlane(g, channels, (offset, pitch, step, column, line, rows, width) => {
    const from = start + offset;
    const at = to + column;
    // Rows with the same pitch on both sides are copied together; elements between them lie outside the image.
    if (floats && step === 1 && pitch === line) {
      columns.set((image as Float32Array).subarray(from, from + (rows - 1) * line + width), at);
      for (let r = 1, gap = at + width; r < rows; r++, gap += line) {
        for (let i = gap, end = gap + line - width; i < end; i++) columns[i] = 0;
      }
      return;
    }
    for (let r = 0, p = from, q = at; r < rows; r++, p += pitch, q += line) {
      if (step === 1) for (let i = 0; i < width; i++) columns[q + i] = image[p + i]!;
      else for (let i = 0, x = p; i < width; i++, x += step) columns[q + i] = image[x]!;
    }
  });
}

/** col2im: accumulates columns at the positions that they were gathered from. */
export function scatterPatches(
  columns: NumberArray,
  image: NumberArray,
  start: number,
  channels: number,
  g: PatchGeometry,
  from = 0,
): void {
  forEachPlane(g, channels, (offset, pitch, step, column, line, rows, width) => {
    for (let r = 0, p = start + offset, q = from + column; r < rows; r++, p += pitch, q += line) {
      if (step === 1) for (let i = 0; i < width; i++) image[p + i]! += columns[q + i]!;
      else for (let i = 0, x = p; i < width; i++, x += step) image[x]! += columns[q + i]!;
    }
  });
}

/** The memory of a contiguous tensor whose elements are accumulated or moved, int64 included. */
function summedArray(tensor: Tensor): NumberArray {
  return (tensor.dtypeCode === INT64 ? bigintsOf(tensor) : numbersOf(tensor)) as NumberArray;
}

/** Part of a contiguous tensor's memory as a matrix. */
function matrixAt(tensor: Tensor, offset: number, rows: number, columns: number, transposed = false): Tensor {
  const { storage, dtype } = tensor;
  return transposed
    ? windowOn(storage, [columns, rows], [1, columns], tensor.offset + offset, dtype)
    : windowOn(storage, [rows, columns], [columns, 1], tensor.offset + offset, dtype);
}

/** Joins small `[N, S, positions]`, large `[N, L, image]` and weight `[S, L / groups, kernel]`. */
export interface Join {
  readonly batch: number;
  readonly groups: number;
  readonly small: number;
  readonly large: number;
  readonly taps: number;
  readonly positions: number;
  readonly imageSize: number;
  readonly geometry: PatchGeometry;
  /** Whether the kernel has one tap and stride 1, so that the patches are the image itself. */
  readonly plain: boolean;
}

function sizeOf(list: readonly number[]): number {
  return list.reduce((a, b) => a * b, 1);
}

function joinOf(
  smallShape: readonly number[],
  largeShape: readonly number[],
  weight: Tensor,
  params: ConvParams,
): Join {
  const { stride, padding, dilation, groups } = params;
  const kernel = weight.shape.slice(2);
  const geometry = patchGeometry(largeShape.slice(2), smallShape.slice(2), kernel, stride, padding, dilation);
  return {
    batch: smallShape[0]!,
    groups,
    small: smallShape[1]! / groups,
    large: largeShape[1]! / groups,
    taps: sizeOf(kernel),
    positions: sizeOf(smallShape.slice(2)),
    imageSize: sizeOf(largeShape.slice(2)),
    geometry,
    plain:
      kernel.every((k) => k === 1) &&
      stride.every((s) => s === 1) &&
      padding.every((p) => p === 0) &&
      // With output padding the image of a transposed convolution may be larger.
      sizeOf(smallShape.slice(2)) === sizeOf(largeShape.slice(2)),
  };
}

/** Calls `visit` with the matrices of each sample and group; the large tensor's columns are gathered first if `gather`. */
function forEachBlock(
  join: Join,
  large: Tensor,
  gather: boolean,
  visit: (columns: Tensor, smallAt: number, weightAt: number, largeAt: number) => void,
): void {
  const rows = join.large * join.taps;
  const scratch = join.plain ? null : numericResult([rows, join.positions], large.dtypeCode);
  for (let n = 0; n < join.batch; n++) {
    for (let group = 0; group < join.groups; group++) {
      const block = n * join.groups + group;
      const largeAt = block * join.large * join.imageSize;
      let columns: Tensor;
      if (scratch === null) columns = matrixAt(large, largeAt, rows, join.positions);
      else {
        columns = scratch;
        if (gather)
          gatherPatches(summedArray(large), large.offset + largeAt, join.large, join.geometry, summedArray(scratch));
      }
      visit(columns, block * join.small * join.positions, group * join.small * rows, largeAt);
    }
  }
}

/** small = weight @ patches(large). */
function largeToSmall(join: Join, small: Tensor, large: Tensor, weight: Tensor): void {
  const rows = join.large * join.taps;
  forEachBlock(join, large, true, (columns, smallAt, weightAt) => {
    const target = matrixAt(small, smallAt, join.small, join.positions);
    productInto(target, matrixAt(weight, weightAt, join.small, rows), columns);
  });
}

/** large = the patches weight^T @ small, accumulated where they overlap. */
function smallToLarge(join: Join, small: Tensor, large: Tensor, weight: Tensor): void {
  const rows = join.large * join.taps;
  forEachBlock(join, large, false, (columns, smallAt, weightAt, largeAt) => {
    const left = matrixAt(weight, weightAt, join.small, rows, true);
    productInto(columns, left, matrixAt(small, smallAt, join.small, join.positions));
    if (join.plain) return;
    scatterPatches(summedArray(columns), summedArray(large), large.offset + largeAt, join.large, join.geometry);
  });
}

/** weight = sum over the batch of small @ patches(large)^T. */
function weightGradient(join: Join, small: Tensor, large: Tensor, weight: Tensor): void {
  const rows = join.large * join.taps;
  forEachBlock(join, large, true, (columns, smallAt, weightAt) => {
    const target = matrixAt(weight, weightAt, join.small, rows);
    const right = windowOn(columns.storage, [join.positions, rows], [1, join.positions], columns.offset, columns.dtype);
    addProductInto(target, matrixAt(small, smallAt, join.small, join.positions), right, 1, target, 1);
  });
}

/**
 * Computes one of a convolution's three tensors, the named one, from the other two. All are contiguous. The large tensor and the
 * weight are initially zero if they are computed; of the small one every element is written.
 */
export type ConvolutionLoop = (
  writes: "small" | "large" | "weight",
  join: Join,
  small: Tensor,
  large: Tensor,
  weight: Tensor,
) => unknown;

const byPatches: ConvolutionLoop = (writes, join, small, large, weight) => {
  const run = writes === "small" ? largeToSmall : writes === "large" ? smallToLarge : weightGradient;
  run(join, small, large, weight);
};

/** One of a convolution's three tensors from the other two. The size is the number of multiplications. */
export const convolutionLoops = innerLoop("convolution", {
  loop: byPatches,
  size: (_writes, join) => join.batch * join.groups * join.small * join.large * join.taps * join.positions,
  operators: ["convolution", "convolution_backward"],
  long: longProduct,
});

const convolve: ConvolutionLoop = (writes, join, small, large, weight) => {
  const loop = convolutionLoops.at(small.dtypeCode, small.numel * join.large * join.taps) ?? byPatches;
  loop(writes, join, small, large, weight);
};

/**
 * Adds one number to each of `rows` contiguous rows of `size` elements from `y[at]` on: to row `r` the one at
 * `first + r % period`.
 */
export type BiasLoop = (
  rows: number,
  size: number,
  y: NumberArray,
  at: number,
  values: NumberArray,
  first: number,
  period: number,
) => unknown;

const addToRows: BiasLoop = (rows, size, y, at, values, first, period) => {
  for (let r = 0, i = at; r < rows; r++) {
    const b = values[first + (r % period)]!;
    for (const end = i + size; i < end; i++) y[i]! += b;
  }
};

/** Adds one number per channel to its elements, which are a row. */
export const biasLoops = innerLoop("convolution/bias", {
  loop: addToRows,
  size: (rows, size) => rows * size,
  operators: ["convolution"],
});

/** Adds one number per channel (dimension 1) to a contiguous tensor. */
function addBias(out: Tensor, bias: Tensor): void {
  const [batch, channels] = out.shape as [number, number];
  const [rows, size] = [batch * channels, sizeOf(out.shape.slice(2))];
  const added = numeric(bias);
  const loop = biasLoops.at(out.dtypeCode, rows * size) ?? addToRows;
  if (size > 0) loop(rows, size, summedArray(out), out.offset, summedArray(added), added.offset, channels);
}

/**
 * Convolution of `[N, C, *]` with `[outputs, C / groups, *]`, or transposed with `[C, outputs / groups, *]`, for one to
 * three spatial dimensions. Input elements outside the image count as zeros.
 * @throws ArgumentError, ShapeError, DTypeError as `checkConvolution`
 */
export function convolution_cpu(
  input: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: readonly number[],
  padding: readonly number[],
  dilation: readonly number[],
  transposed: boolean,
  outputPadding: readonly number[],
  groups: number,
): Tensor {
  const params = convParams(weight.ndim - 2, stride, padding, dilation, transposed, outputPadding, groups);
  checkConvolution(input, weight, bias, params);
  if (input.dtype === "bool") throw notImplementedFor("slow_conv2d_cpu", input);
  if (isComplexCode(input.dtypeCode)) {
    const out = bilinear(input, weight, false, (x, w) =>
      convolution_cpu(x, w, null, stride, padding, dilation, transposed, outputPadding, groups),
    );
    const added = bias === null ? null : plain(bias);
    if (added !== null) {
      eachPart((of) => {
        const sums = dense(of(out));
        addBias(sums, of(added));
        if (sums.storage !== out.storage) copyInto(of(out), sums);
      });
    }
    return out;
  }
  // As in PyTorch, only the plain convolution supports all integer dtypes.
  if (transposed && input.dtype !== "int64") requireFloating("slow_conv_transpose2d_out_cpu", input);
  if (!transposed && dilation.some((step) => step > 1) && input.dtype !== "int64") {
    requireFloating("slow_conv_dilated<>", input);
  }
  const shape = convolutionShape(input.shape, weight.shape, params);
  // Patches that are scattered overlap.
  const out = numericResult(shape, input.dtypeCode, !transposed && input.numel > 0);
  const [x, w] = [numeric(input), numeric(weight)];
  if (out.numel > 0 && input.numel > 0) {
    if (transposed) convolve("large", joinOf(input.shape, shape, weight, params), x, out, w);
    else convolve("small", joinOf(shape, input.shape, weight, params), out, x, w);
  }
  if (bias !== null) addBias(out, bias);
  return stored(out, input.dtypeCode, transposed ? undefined : convolutionStrides(shape, input, weight));
}

/** Gradients of input, weight and bias, as selected by the mask. */
export function convolution_backward_cpu(
  gradOutput: Tensor,
  input: Tensor,
  weight: Tensor,
  _biasSizes: readonly number[] | null,
  stride: readonly number[],
  padding: readonly number[],
  dilation: readonly number[],
  transposed: boolean,
  outputPadding: readonly number[],
  groups: number,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  const params = convParams(weight.ndim - 2, stride, padding, dilation, transposed, outputPadding, groups);
  checkConvolution(input, weight, null, params);
  requireSameDType(input, gradOutput);
  if (isComplexCode(input.dtypeCode)) {
    const gradients = (x: Tensor, w: Tensor, g: Tensor, mask: readonly boolean[]): readonly [Tensor, Tensor, Tensor] =>
      convolution_backward_cpu(g, x, w, null, stride, padding, dilation, transposed, outputPadding, groups, mask);
    // The adjoint of multiplication by a number is multiplication by its conjugate.
    const grad = plain(gradOutput);
    const none = noTensor;
    return [
      outputMask[0]
        ? bilinear(grad, weight, true, (g, w) => gradients(complexPart(plain(input), 0), w, g, [true, false, false])[0])
        : none,
      outputMask[1]
        ? bilinear(grad, input, true, (g, x) => gradients(x, complexPart(plain(weight), 0), g, [false, true, false])[1])
        : none,
      outputMask[2] ? complexChannelSums(grad) : none,
    ];
  }
  const shape = convolutionShape(input.shape, weight.shape, params);
  if (!sameShape(gradOutput.shape, shape)) {
    throw new ShapeError(
      `convolution_backward: expected grad_output to have the result's shape ${formatShape(shape)}, but got ${formatShape(gradOutput.shape)}`,
    );
  }
  const [g, x, w] = [numeric(gradOutput), numeric(input), numeric(weight)];
  const join = transposed
    ? joinOf(input.shape, gradOutput.shape, weight, params)
    : joinOf(gradOutput.shape, input.shape, weight, params);
  const hasElements = gradOutput.numel > 0 && input.numel > 0;
  let dInput = noTensor;
  let dWeight = noTensor;
  let dBias = noTensor;
  if (outputMask[0]) {
    const out = numericResult(input.shape, input.dtypeCode);
    if (hasElements && transposed) convolve("small", join, out, g, w);
    else if (hasElements) convolve("large", join, g, out, w);
    dInput = stored(out, input.dtypeCode, convolutionStrides(input.shape, input, weight));
  }
  if (outputMask[1]) {
    const out = numericResult(weight.shape, weight.dtypeCode);
    if (hasElements) convolve("weight", join, transposed ? x : g, transposed ? g : x, out);
    dWeight = stored(out, weight.dtypeCode, convolutionStrides(weight.shape, input, weight));
  }
  if (outputMask[2]) dBias = stored(channelSums(g), gradOutput.dtypeCode);
  return [dInput, dWeight, dBias];
}

/** Sum over all dimensions but 1. */
function channelSums(g: Tensor): Tensor {
  if (g.dtypeCode === INT64) throw notImplementedFor("convolution_backward", g);
  const out = numericResult([g.shape[1]!], g.dtypeCode);
  sum_out_cpu(
    g,
    [...g.shape.keys()].filter((dim) => dim !== 1),
    false,
    null,
    out,
  );
  return out;
}

function complexChannelSums(grad: Tensor): Tensor {
  const out = numericResult([grad.shape[1]!], grad.dtypeCode);
  eachPart((of) => copyInto(of(out), channelSums(dense(of(grad)))));
  return out;
}

/** Patches of an image `[N, C, H, W]` or `[C, H, W]` as columns. */
export function im2col_cpu(
  self: Tensor,
  kernelSize: readonly number[],
  dilation: readonly number[],
  padding: readonly number[],
  stride: readonly number[],
): Tensor {
  requireDifferentiable("im2col_out_cpu", self);
  const shape = im2colShape(self.shape, kernelSize, dilation, padding, stride);
  const out = numericResult(shape, self.dtypeCode);
  if (isComplexCode(self.dtypeCode)) {
    eachPart((of) => copyInto(of(out), im2col_cpu(of(self), kernelSize, dilation, padding, stride)));
    return out;
  }
  const source = numeric(self);
  const batched = self.ndim === 4;
  const [channels, height, width] = self.shape.slice(batched ? 1 : 0) as [number, number, number];
  const g = patchGeometry(
    [height, width],
    positionsOf([height, width], kernelSize, dilation, padding, stride),
    kernelSize,
    stride,
    padding,
    dilation,
  );
  const [x, y] = [summedArray(source), summedArray(out)];
  const block = channels * sizeOf(kernelSize) * sizeOf(g.positions);
  for (let n = 0; n < (batched ? self.shape[0]! : 1); n++) {
    gatherPatches(x, source.offset + n * channels * height * width, channels, g, y, n * block);
  }
  return stored(out, self.dtypeCode);
}

/** Accumulates columns into an image of the given size. */
export function col2im_cpu(
  self: Tensor,
  outputSize: readonly number[],
  kernelSize: readonly number[],
  dilation: readonly number[],
  padding: readonly number[],
  stride: readonly number[],
): Tensor {
  requireDifferentiable("col2im_out_cpu", self);
  const shape = col2imShape(self.shape, outputSize, kernelSize, dilation, padding, stride);
  const out = numericResult(shape, self.dtypeCode);
  if (isComplexCode(self.dtypeCode)) {
    eachPart((of) => copyInto(of(out), col2im_cpu(of(self), outputSize, kernelSize, dilation, padding, stride)));
    return out;
  }
  const source = numeric(self);
  const batched = self.ndim === 3;
  const channels = shape[batched ? 1 : 0]!;
  const g = patchGeometry(
    outputSize,
    positionsOf(outputSize, kernelSize, dilation, padding, stride),
    kernelSize,
    stride,
    padding,
    dilation,
  );
  const [x, y] = [summedArray(source), summedArray(out)];
  const block = channels * sizeOf(kernelSize) * sizeOf(g.positions);
  for (let n = 0; n < (batched ? shape[0]! : 1); n++) {
    scatterPatches(x, y, n * channels * sizeOf(outputSize), channels, g, source.offset + n * block);
  }
  return stored(out, self.dtypeCode);
}
