// Pooling on the CPU: plane by plane over contiguous memory, with all windows described by their axes.

import { FLOAT64, INT64 } from "../../core/dtype.js";
import { ArgumentError, IndexError } from "../../core/errors.js";
import { readInt64AsNumber, writeInt64 } from "../../core/int64.js";
import { contiguousStrides } from "../../core/shape.js";
import { allocateCode, type Tensor, windowOf } from "../../core/tensor.js";
import { notImplementedFor, requireFloating } from "../checks/dtypes.js";
import { type InnerLoop, innerLoop } from "../loops/inner-loop.js";
import { indexedMove } from "../loops/loop-table.js";
import { integersOf, type NumberArray, numbersOf, numeric, numericResult, wordsOf } from "../memory/elements.js";
import { stored } from "../memory/outputs.js";
import {
  type Axis,
  adaptivePooling,
  checkDivisor,
  checkPoolable,
  checkPoolGradient,
  type Pooling,
  poolingOf,
  poolingStrides,
  unpooled3dShape,
  unpooledShape,
} from "../shapes/pooling.js";

type Sizes = readonly number[];

const single: Readonly<Axis> = {
  size: 1,
  starts: new Int32Array(1),
  ends: Int32Array.of(1),
  full: Int32Array.of(1),
  step: 1,
  alike: { kernel: 1, stride: 1, padding: 0 },
};

function threeAxes({ axes }: Pooling): readonly [Axis, Axis, Axis] {
  return (axes.length === 3 ? axes : [single, ...axes]) as unknown as readonly [Axis, Axis, Axis];
}

/**
 * The largest element of each window and its index in the plane, for consecutive planes from `x` at `from` to the
 * beginning of `y`. The first of equal elements counts; NaN wins. `size`: number of elements of all windows of all
 * planes.
 */
export type MaximumWindows = (
  size: number,
  planes: number,
  axes: readonly [Axis, Axis, Axis],
  y: NumberArray,
  positions: Int32Array,
  x: NumberArray,
  from: number,
) => unknown;

const maximumWindows: MaximumWindows = (_size, planes, axes, y, positions, x, from) => {
  const [inner, outer] = elementsOf(axes);
  for (let p = 0; p < planes; p++) maxOfPlane(x, from + p * inner, axes, y, positions, p * outer);
};

/** Elements of a plane, and of its result. */
export const elementsOf = (axes: readonly Axis[]): readonly [inner: number, outer: number] => [
  axes.reduce((n, axis) => n * axis.size, 1),
  axes.reduce((n, axis) => n * axis.starts.length, 1),
];

/** Maximum pooling of planes. The size is the number of elements of all windows. */
export const maximumWindowsLoops = innerLoop("max_pool2d_with_indices", {
  loop: maximumWindows,
  classes: ["float"],
  size: (size) => size,
  operators: ["max_pool2d_with_indices", "max_pool3d_with_indices", "adaptive_max_pool2d", "adaptive_max_pool3d"],
});

/**
 * The sum of each window times its scale, for consecutive planes from `x` at `from` to the beginning of `y`. Empty
 * windows have no scale. `size`: number of elements of all windows of all planes.
 */
export type MeansOfWindows = (
  size: number,
  planes: number,
  axes: readonly [Axis, Axis, Axis],
  scales: Float64Array,
  y: NumberArray,
  x: NumberArray,
  from: number,
) => unknown;

const meansOfWindows: MeansOfWindows = (_size, planes, axes, scales, y, x, from) => {
  forEachWindow(axes, (o, inner, outer, d0, d1, h0, h1, w0, w1) => {
    const [height, width] = [axes[1].size, axes[2].size];
    for (let p = 0, plane = from; p < planes; p++, plane += inner) {
      let sum = 0;
      for (let d = d0; d < d1; d++) {
        for (let h = h0; h < h1; h++) {
          const line = plane + (d * height + h) * width;
          for (let at = line + w0, end = line + w1; at < end; at++) sum += x[at]!;
        }
      }
      y[p * outer + o] = sum * scales[o]!;
    }
  });
};

/** Adds each of `g`'s elements from `from` on, times its window's scale, to all elements of its window in `y`. */
const gradientOfMeans: MeansOfWindows = (_size, planes, axes, scales, y, g, from) => {
  forEachWindow(axes, (o, inner, outer, d0, d1, h0, h1, w0, w1) => {
    const [height, width] = [axes[1].size, axes[2].size];
    for (let p = 0, plane = 0; p < planes; p++, plane += inner) {
      const share = g[from + p * outer + o]! * scales[o]!;
      for (let d = d0; d < d1; d++) {
        for (let h = h0; h < h1; h++) {
          const line = plane + (d * height + h) * width;
          for (let at = line + w0, end = line + w1; at < end; at++) y[at]! += share;
        }
      }
    }
  });
};

/** Average pooling of windows, and its gradient. The size is the number of elements of all windows. */
export const meansLoops = innerLoop("avg_pool2d", {
  loop: meansOfWindows,
  classes: ["float"],
  size: (size) => size,
  operators: ["avg_pool2d", "avg_pool3d", "_adaptive_avg_pool2d", "_adaptive_avg_pool3d"],
});
export const meansGradientLoops = innerLoop("avg_pool2d_backward", {
  loop: gradientOfMeans,
  classes: ["float"],
  size: (size) => size,
  operators: [
    "avg_pool2d_backward",
    "avg_pool3d_backward",
    "_adaptive_avg_pool2d_backward",
    "_adaptive_avg_pool3d_backward",
  ],
});

/** The index in its plane of a window's first element, which has the largest where all are -Infinity; -1 for padding alone. */
export function firstOfWindow(d: Axis, h: Axis, w: Axis, od: number, oh: number, ow: number): number {
  const depth = d.starts[od]!;
  const row = h.starts[oh]!;
  const column = w.starts[ow]!;
  if (depth >= d.ends[od]! || row >= h.ends[oh]! || column >= w.ends[ow]!) return -1;
  return (depth * h.size + row) * w.size + column;
}

/** The largest element of each window of one plane, and its index in the plane. The first of equal elements counts; NaN wins. */
function maxOfPlane(
  x: NumberArray,
  from: number,
  [dAxis, hAxis, wAxis]: readonly [Axis, Axis, Axis],
  y: NumberArray,
  positions: Int32Array,
  to: number,
): void {
  const width = wAxis.size;
  const plane = hAxis.size * width;
  let o = to;
  for (let od = 0; od < dAxis.starts.length; od++) {
    for (let oh = 0; oh < hAxis.starts.length; oh++) {
      for (let ow = 0; ow < wAxis.starts.length; ow++, o++) {
        const [h0, h1] = [hAxis.starts[oh]!, hAxis.ends[oh]!];
        const [w0, w1] = [wAxis.starts[ow]!, wAxis.ends[ow]!];
        let maximum = Number.NEGATIVE_INFINITY;
        let position = firstOfWindow(dAxis, hAxis, wAxis, od, oh, ow);
        for (let d = dAxis.starts[od]!; d < dAxis.ends[od]!; d += dAxis.step) {
          for (let h = h0; h < h1; h += hAxis.step) {
            const line = d * plane + h * width;
            for (let w = w0; w < w1; w += wAxis.step) {
              const v = x[from + line + w]!;
              if (v > maximum || v !== v) {
                maximum = v;
                position = line + w;
              }
            }
          }
        }
        y[o] = maximum;
        positions[o] = position;
      }
    }
  }
}

function planesOf(self: Tensor, pooling: Pooling): { planes: number; inner: number; outer: number } {
  const [inner, outer] = elementsOf(pooling.axes);
  return { planes: inner === 0 ? 0 : self.numel / inner, inner, outer };
}

function maxPool(self: Tensor, pooling: Pooling): readonly [Tensor, Tensor] {
  const source = numeric(self);
  const out = numericResult(pooling.shape, self.dtypeCode, true);
  const indices = allocateCode(pooling.shape, INT64, "cpu", undefined, true);
  const { planes, outer } = planesOf(self, pooling);
  const axes = threeAxes(pooling);
  const [x, y] = [numbersOf(source), numbersOf(out)];
  // Positions take 32 bits, in the second half of the indices' words, and are spread from the front on: a word is read before it is written.
  const words = wordsOf(indices);
  const positions = words.subarray(out.numel);
  const window = axes.reduce((n, { alike }) => n * (alike?.kernel ?? 1), 1);
  const size = planes * outer * window;
  maximumWindowsLoops.at(source.dtypeCode, size)!(size, planes, axes, y, positions, x, source.offset);
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i]!;
    words[2 * i] = position;
    words[2 * i + 1] = position >> 31;
  }
  const strides = poolingStrides(self, pooling.shape, pooling.spatial);
  return [stored(out, self.dtypeCode, strides), stored(indices, INT64, strides)];
}

/** @throws IndexError unless the index is within its plane */
export function checkPlaneIndex(position: number, inner: number): void {
  if (!(position >= 0 && position < inner))
    throw new IndexError(`index ${position} is out of range for a plane of ${inner}`);
}

/** Elements of planes written per call of an offered loop. */
const longWindow = 2 ** 16;

/** Accumulates each gradient at the index of its maximum; -1 stands for no maximum, as in PyTorch. */
export function max_pool_backward_cpu(gradOutput: Tensor, self: Tensor, indices: Tensor, spatial: 2 | 3): Tensor {
  checkPoolGradient(gradOutput, self, indices.shape);
  requireFloating("max_pool_backward", self);
  const out = numericResult(self.shape, self.dtypeCode);
  const g = numeric(gradOutput);
  const inner = self.shape.slice(-spatial).reduce((a, b) => a * b, 1);
  const outer = indices.shape.slice(-spatial).reduce((a, b) => a * b, 1);
  if (!addAlong(out, g, indices, inner, outer)) addAtPositions(out, g, indices, inner, outer);
  return stored(out, self.dtypeCode, poolingStrides(self, self.shape, spatial));
}

/**
 * Processes as many planes at a time as fit the cache. Returns false, with nothing written, if there is no loop or an
 * index is out of range.
 */
function addAlong(out: Tensor, grad: Tensor, indices: Tensor, inner: number, outer: number): boolean {
  const along = indexedMove.installed;
  if (along === null || grad.numel === 0 || !grad.isContiguous || !indices.isContiguous) return false;
  const planes = grad.numel / outer;
  const planesPerCall = Math.max(1, Math.floor(longWindow / inner));
  for (let plane = 0; plane < planes; plane += planesPerCall) {
    const count = Math.min(planesPerCall, planes - plane);
    const planesOf = (of: Tensor, size: number): Tensor =>
      windowOf(of, [count, size], [size, 1], of.offset + plane * size);
    if (!along(planesOf(out, inner), 1, planesOf(indices, outer), planesOf(grad, outer), "add")) {
      if (plane > 0) numbersOf(out).fill(0);
      return false;
    }
  }
  return true;
}

function addAtPositions(out: Tensor, g: Tensor, indices: Tensor, inner: number, outer: number): void {
  const [grads, y] = [numbersOf(g), numbersOf(out)];
  const positions = integersOf(indices);
  for (let i = 0, at = 0; i < g.numel; at += inner) {
    for (const end = i + outer; i < end; i++) {
      const position = positions[i]!;
      if (position === -1) continue;
      checkPlaneIndex(position, inner);
      y[at + position]! += grads[g.offset + i]!;
    }
  }
}

export function max_pool2d_with_indices_cpu(
  self: Tensor,
  kernelSize: Sizes,
  stride: Sizes,
  padding: Sizes,
  dilation: Sizes,
  ceilMode: boolean,
): readonly [Tensor, Tensor] {
  const pooling = poolingOf("max_pool2d", 2, self, kernelSize, stride, padding, dilation, ceilMode);
  checkPoolable(self, "max_pool2d");
  return maxPool(self, pooling);
}

export function max_pool3d_with_indices_cpu(
  self: Tensor,
  kernelSize: Sizes,
  stride: Sizes,
  padding: Sizes,
  dilation: Sizes,
  ceilMode: boolean,
): readonly [Tensor, Tensor] {
  const pooling = poolingOf("max_pool3d", 3, self, kernelSize, stride, padding, dilation, ceilMode);
  checkPoolable(self, "max_pool3d_with_indices_out_cpu");
  return maxPool(self, pooling);
}

export function adaptive_max_pool2d_cpu(self: Tensor, outputSize: Sizes): readonly [Tensor, Tensor] {
  const pooling = adaptivePooling("adaptive_max_pool2d()", 2, self, outputSize);
  checkPoolable(self, "adaptive_max_pool2d");
  return maxPool(self, pooling);
}

export function adaptive_max_pool3d_cpu(self: Tensor, outputSize: Sizes): readonly [Tensor, Tensor] {
  const pooling = adaptivePooling("adaptive_max_pool3d()", 3, self, outputSize);
  checkPoolable(self, "adaptive_max_pool3d_cpu");
  return maxPool(self, pooling);
}

/** The divisor of a window's sum. */
type Divisor = (window: number, full: number) => number;

function divisorOf(countIncludePad: boolean, divisorOverride: number | null): Divisor {
  checkDivisor(divisorOverride);
  if (divisorOverride !== null) return () => divisorOverride;
  return countIncludePad ? (_, full) => full : (window) => window;
}

/**
 * Calls `visit` for each nonempty window of a plane, with the index of its result, the numbers of elements and results
 * of a plane, and the window's bounds.
 */
function forEachWindow(
  axes: readonly [Axis, Axis, Axis],
  visit: (
    o: number,
    inner: number,
    outer: number,
    d0: number,
    d1: number,
    h0: number,
    h1: number,
    w0: number,
    w1: number,
  ) => void,
): void {
  const [dAxis, hAxis, wAxis] = axes;
  const [inner, outer] = elementsOf(axes);
  let o = 0;
  for (let od = 0; od < dAxis.starts.length; od++) {
    for (let oh = 0; oh < hAxis.starts.length; oh++) {
      for (let ow = 0; ow < wAxis.starts.length; ow++, o++) {
        const [d0, d1] = [dAxis.starts[od]!, dAxis.ends[od]!];
        const [h0, h1] = [hAxis.starts[oh]!, hAxis.ends[oh]!];
        const [w0, w1] = [wAxis.starts[ow]!, wAxis.ends[ow]!];
        if (d1 > d0 && h1 > h0 && w1 > w0) visit(o, inner, outer, d0, d1, h0, h1, w0, w1);
      }
    }
  }
}

/** The divisors of a plane's windows; 0 for empty ones. */
function divisorsOf(axes: readonly [Axis, Axis, Axis], divisor: Divisor): Float64Array {
  const divisors = new Float64Array(elementsOf(axes)[1]);
  const [columns, rows] = [axes[2].full.length, axes[1].full.length];
  forEachWindow(axes, (o, _inner, _outer, d0, d1, h0, h1, w0, w1) => {
    const [d, h, w] = [Math.floor(o / (rows * columns)), Math.floor(o / columns) % rows, o % columns];
    divisors[o] = divisor((d1 - d0) * (h1 - h0) * (w1 - w0), axes[0].full[d]! * axes[1].full[h]! * axes[2].full[w]!);
  });
  return divisors;
}

/** Runs the loop that averages windows, or its gradient. */
function overWindows(
  loops: InnerLoop<MeansOfWindows>,
  operand: Tensor,
  pooling: Pooling,
  divisor: Divisor,
  planes: number,
  out: Tensor,
): void {
  const source = numeric(operand);
  if (!loops.has(source.dtypeCode)) throw notImplementedFor("avg_pool", operand);
  const axes = threeAxes(pooling);
  const scales = divisorsOf(axes, divisor).map((count) => (count === 0 ? 0 : 1 / count));
  const size = axes.reduce((n, { alike }) => n * (alike?.kernel ?? 1), planes * scales.length);
  loops.at(source.dtypeCode, size)!(size, planes, axes, scales, numbersOf(out), numbersOf(source), source.offset);
}

function averagePool(
  self: Tensor,
  pooling: Pooling,
  divisor: Divisor,
  strides: Sizes | undefined = poolingStrides(self, pooling.shape, pooling.spatial),
): Tensor {
  if (self.dtypeCode === INT64) return averageInt64(self, pooling, divisor);
  const out = numericResult(pooling.shape, self.dtypeCode);
  overWindows(meansLoops, self, pooling, divisor, planesOf(self, pooling).planes, out);
  return stored(out, self.dtypeCode, strides);
}

/** Integers are divided as in C, towards zero. */
function averageInt64(self: Tensor, pooling: Pooling, divisor: Divisor): Tensor {
  const source = numeric(self);
  const doubles = allocateCode(self.shape, FLOAT64);
  const values = numbersOf(doubles);
  for (let i = 0; i < source.numel; i++) values[i] = readInt64AsNumber(wordsOf(source), source.offset + i);
  const sums = averagePool(doubles, pooling, () => 1);
  const out = allocateCode(pooling.shape, INT64);
  const divisors = divisorsOf(threeAxes(pooling), divisor);
  for (let i = 0; i < out.numel; i++) {
    const count = divisors[i % divisors.length]!;
    if (count !== 0) writeInt64(wordsOf(out), i, Math.trunc(numbersOf(sums)[i]! / count));
  }
  return stored(out, INT64, poolingStrides(self, pooling.shape, pooling.spatial));
}

/** Spreads each gradient evenly over its window. */
function averagePoolBackward(gradOutput: Tensor, self: Tensor, pooling: Pooling, divisor: Divisor): Tensor {
  checkPoolGradient(gradOutput, self, pooling.shape);
  const out = numericResult(self.shape, self.dtypeCode);
  overWindows(meansGradientLoops, gradOutput, pooling, divisor, planesOf(self, pooling).planes, out);
  return stored(out, self.dtypeCode, poolingStrides(self, self.shape, pooling.spatial));
}

export function avg_pool2d_cpu(
  self: Tensor,
  kernelSize: Sizes,
  stride: Sizes,
  padding: Sizes,
  ceilMode: boolean,
  countIncludePad: boolean,
  divisorOverride: number | null,
): Tensor {
  const divisor = divisorOf(countIncludePad, divisorOverride);
  const pooling = poolingOf("avg_pool2d", 2, self, kernelSize, stride, padding, [1], ceilMode);
  checkPoolable(self, "avg_pool2d", true);
  return averagePool(self, pooling, divisor);
}

export function avg_pool3d_cpu(
  self: Tensor,
  kernelSize: Sizes,
  stride: Sizes,
  padding: Sizes,
  ceilMode: boolean,
  countIncludePad: boolean,
  divisorOverride: number | null,
): Tensor {
  const divisor = divisorOf(countIncludePad, divisorOverride);
  const pooling = poolingOf("avg_pool3d()", 3, self, kernelSize, stride, padding, [1], ceilMode);
  checkPoolable(self, "avg_pool3d_out_frame", true);
  return averagePool(self, pooling, divisor);
}

export function avg_pool2d_backward_cpu(
  gradOutput: Tensor,
  self: Tensor,
  kernelSize: Sizes,
  stride: Sizes,
  padding: Sizes,
  ceilMode: boolean,
  countIncludePad: boolean,
  divisorOverride: number | null,
): Tensor {
  const pooling = poolingOf("avg_pool2d", 2, self, kernelSize, stride, padding, [1], ceilMode);
  return averagePoolBackward(gradOutput, self, pooling, divisorOf(countIncludePad, divisorOverride));
}

export function avg_pool3d_backward_cpu(
  gradOutput: Tensor,
  self: Tensor,
  kernelSize: Sizes,
  stride: Sizes,
  padding: Sizes,
  ceilMode: boolean,
  countIncludePad: boolean,
  divisorOverride: number | null,
): Tensor {
  const pooling = poolingOf("avg_pool3d()", 3, self, kernelSize, stride, padding, [1], ceilMode);
  return averagePoolBackward(gradOutput, self, pooling, divisorOf(countIncludePad, divisorOverride));
}

export function _adaptive_avg_pool2d_cpu(self: Tensor, outputSize: Sizes): Tensor {
  const pooling = adaptivePooling("adaptive_avg_pool2d()", 2, self, outputSize, "with or without planes");
  checkPoolable(self, "adaptive_avg_pool2d");
  return averagePool(self, pooling, divisorOf(false, null));
}

export function _adaptive_avg_pool3d_cpu(self: Tensor, outputSize: Sizes): Tensor {
  const pooling = adaptivePooling("adaptive_avg_pool3d()", 3, self, outputSize);
  checkPoolable(self, "adaptive_avg_pool3d_cpu");
  return averagePool(self, pooling, divisorOf(false, null), contiguousStrides(pooling.shape));
}

export function _adaptive_avg_pool2d_backward_cpu(gradOutput: Tensor, self: Tensor): Tensor {
  const pooling = adaptivePooling(
    "adaptive_avg_pool2d()",
    2,
    self,
    gradOutput.shape.slice(-2),
    "with or without planes",
  );
  return averagePoolBackward(gradOutput, self, pooling, divisorOf(false, null));
}

export function _adaptive_avg_pool3d_backward_cpu(gradOutput: Tensor, self: Tensor): Tensor {
  const pooling = adaptivePooling("adaptive_avg_pool3d()", 3, self, gradOutput.shape.slice(-3));
  return averagePoolBackward(gradOutput, self, pooling, divisorOf(false, null));
}

/** Writes each element to its index in the plane; other elements are zero. */
function unpool(self: Tensor, indices: Tensor, shape: Sizes, spatial: 2 | 3): Tensor {
  const source = numeric(self);
  const out = numericResult(shape, self.dtypeCode);
  const [x, y] = [numbersOf(source), numbersOf(out)];
  const positions = integersOf(indices);
  const inner = shape.slice(-spatial).reduce((a, b) => a * b, 1);
  const outer = self.shape.slice(-spatial).reduce((a, b) => a * b, 1);
  for (let i = 0, at = 0; i < source.numel; at += inner) {
    for (const end = i + outer; i < end; i++) {
      const position = positions[i]!;
      if (position < 0 || position >= inner) {
        throw new ArgumentError(
          `Found an invalid max index: ${position} (output volumes are of size ${shape.slice(-spatial).join("x")}`,
        );
      }
      y[at + position] = x[source.offset + i]!;
    }
  }
  return out;
}

export function max_unpool2d_cpu(self: Tensor, indices: Tensor, outputSize: Sizes): Tensor {
  const shape = unpooledShape(2, self, indices, outputSize);
  checkPoolable(self, "max_unpool2d");
  return stored(unpool(self, indices, shape, 2), self.dtypeCode, poolingStrides(self, shape, 2));
}

export function max_unpool3d_cpu(
  self: Tensor,
  indices: Tensor,
  outputSize: Sizes,
  stride: Sizes,
  padding: Sizes,
): Tensor {
  const shape = unpooled3dShape(self, indices, outputSize, stride, padding);
  checkPoolable(self, "max_unpool3d");
  return stored(unpool(self, indices, shape, 3), self.dtypeCode);
}
