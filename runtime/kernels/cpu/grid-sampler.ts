// Samples an image or volume at the coordinates in a grid, and gradients: nearest, bilinear and bicubic interpolation.

import { allocateCode, type Tensor } from "../../core/tensor.js";
import { dense, numbersOf } from "../memory/elements.js";
import { checkRank, grid_sampler_backward_outputs, grid_sampler_spec } from "../shapes/grid-sampler.js";

/** Interpolation and padding modes by their numbers in the schema; 0 is bilinear interpolation. */
const NEAREST = 1;
const BICUBIC = 2;
const ZEROS = 0;
const BORDER = 1;

/** A coordinate, and its derivative with respect to the grid's coordinate. */
interface Coordinate {
  readonly at: number;
  readonly slope: number;
}

/** From [-1, 1] to pixels: -1 and 1 are the centres of the outer pixels if corners are aligned, else their outer edges. */
function unnormalize(x: number, size: number, align: boolean): Coordinate {
  return align
    ? { at: ((x + 1) / 2) * (size - 1), slope: (size - 1) / 2 }
    : { at: ((x + 1) * size - 1) / 2, slope: size / 2 };
}

/** Clamps to the image. NaN gives 0. */
function clip(x: number, size: number): Coordinate {
  if (!(x > 0)) return { at: 0, slope: 0 };
  return x >= size - 1 ? { at: size - 1, slope: 0 } : { at: x, slope: 1 };
}

/** Reflects at `low / 2` and `high / 2` until within them. */
function reflect(x: number, low: number, high: number): Coordinate {
  if (low === high) return { at: 0, slope: 0 };
  const min = low / 2;
  const span = (high - low) / 2;
  const sign = x < min ? -1 : 1;
  const from = Math.abs(x - min);
  const remainder = from % span;
  return Math.floor(from / span) % 2 === 0
    ? { at: remainder + min, slope: sign }
    : { at: span - remainder + min, slope: -sign };
}

function pad(x: number, size: number, padding: number, align: boolean): Coordinate {
  if (padding === ZEROS) return { at: x, slope: 1 };
  if (padding === BORDER) return clip(x, size);
  const mirrored = align ? reflect(x, 0, 2 * (size - 1)) : reflect(x, -1, 2 * size - 1);
  const clipped = clip(mirrored.at, size);
  // The sign of a zero slope would be visible in the gradient.
  return { at: clipped.at, slope: clipped.slope === 0 ? 0 : mirrored.slope };
}

/** The padded input coordinate of a grid coordinate. */
function sourceOf(x: number, size: number, padding: number, align: boolean): Coordinate {
  const position = unnormalize(x, size, align);
  const padded = pad(position.at, size, padding, align);
  // Values that C++ cannot convert to an integer count as outside.
  if (!(Math.abs(padded.at) < 2 ** 31)) return { at: -100, slope: 0 };
  return { at: padded.at, slope: position.slope * padded.slope };
}

/** Pixels of one dimension that contribute, with their weights and the derivatives of the weights; pixels outside are omitted. */
interface Taps {
  readonly at: readonly number[];
  readonly weight: readonly number[];
  /** With respect to the pixel coordinate, which changes by `scale` with the grid's. */
  readonly slope: readonly number[];
  readonly scale: number;
}

function within(taps: readonly (readonly [number, number, number])[], size: number, scale: number): Taps {
  const inside = taps.filter(([at]) => at >= 0 && at < size);
  return {
    at: inside.map(([at]) => at),
    weight: inside.map(([, weight]) => weight),
    slope: inside.map(([, , slope]) => slope),
    scale,
  };
}

function roundEven(x: number): number {
  const floor = Math.floor(x);
  const remainder = x - floor;
  return remainder < 0.5 || (remainder === 0.5 && floor % 2 === 0) ? floor : floor + 1;
}

/** Keys' cubic convolution with a = -0.75: weight and derivative at a distance. */
function cubic(distance: number): readonly [number, number] {
  const a = -0.75;
  const d = Math.abs(distance);
  if (d <= 1) return [((a + 2) * d - (a + 3)) * d * d + 1, Math.sign(distance) * (3 * (a + 2) * d - 2 * (a + 3)) * d];
  return [((a * d - 5 * a) * d + 8 * a) * d - 4 * a, Math.sign(distance) * ((3 * a * d - 10 * a) * d + 8 * a)];
}

function tapsOf(x: number, size: number, mode: number, padding: number, align: boolean): Taps {
  if (mode === BICUBIC) {
    const { at, slope } = unnormalize(x, size, align);
    const floor = Math.floor(at);
    const taps = [-1, 0, 1, 2].map((k): [number, number, number] => {
      const [weight, change] = cubic(at - floor - k);
      const padded = sourcePixel(floor + k, size, padding, align);
      return [padded, weight, change];
    });
    return within(taps, size, slope);
  }
  const { at, slope } = sourceOf(x, size, padding, align);
  if (mode === NEAREST) return within([[roundEven(at), 1, 0]], size, slope);
  const floor = Math.floor(at);
  return within(
    [
      [floor, floor + 1 - at, -1],
      [floor + 1, at - floor, 1],
    ],
    size,
    slope,
  );
}

function sourcePixel(x: number, size: number, padding: number, align: boolean): number {
  const { at } = pad(x, size, padding, align);
  return Math.abs(at) < 2 ** 31 ? Math.trunc(at) : -100;
}

/** Sizes and steps of an input's spatial dimensions, outermost first. */
interface Layout {
  readonly sizes: readonly number[];
  readonly steps: readonly number[];
  /** Pixels per channel. */
  readonly pixels: number;
  /** Grid points per image. */
  readonly points: number;
}

function layoutOf(input: Tensor, grid: Tensor): Layout {
  const sizes = input.shape.slice(2);
  const steps = sizes.map((_, d) => sizes.slice(d + 1).reduce((a, b) => a * b, 1));
  return {
    sizes,
    steps,
    pixels: sizes.reduce((a, b) => a * b, 1),
    points: grid.shape.slice(1, -1).reduce((a, b) => a * b, 1),
  };
}

/** Calls `visit` for each pixel that a grid point reads, with its index in a channel and the indices of its taps. */
function forEachPixel(
  taps: readonly Taps[],
  steps: readonly number[],
  visit: (position: number, chosen: readonly number[]) => void,
): void {
  const chosen = taps.map(() => 0);
  const walk = (d: number, position: number): void => {
    if (d === taps.length) {
      visit(position, chosen);
      return;
    }
    const { at } = taps[d]!;
    for (let i = 0; i < at.length; i++) {
      chosen[d] = i;
      walk(d + 1, position + at[i]! * steps[d]!);
    }
  };
  walk(0, 0);
}

function weightOf(taps: readonly Taps[], chosen: readonly number[]): number {
  return taps.reduce((product, { weight }, d) => product * weight[chosen[d]!]!, 1);
}

/** The product of the weights, with that of dimension `by` replaced by its derivative. */
function slopeOf(taps: readonly Taps[], chosen: readonly number[], by: number): number {
  return taps.reduce((product, one, d) => product * (d === by ? one.slope : one.weight)[chosen[d]!]!, 1);
}

/** The taps of a point; the grid lists the innermost dimension first. */
function tapsAt(
  grid: ArrayLike<number>,
  start: number,
  { sizes }: Layout,
  mode: number,
  padding: number,
  align: boolean,
): Taps[] {
  return sizes.map((size, d) => tapsOf(grid[start + sizes.length - 1 - d]!, size, mode, padding, align));
}

function sample(input: Tensor, grid: Tensor, mode: number, padding: number, align: boolean): Tensor {
  const { shape, dtype } = grid_sampler_spec(input, grid, mode);
  const out = allocateCode(shape, input.dtypeCode);
  if (dtype !== out.dtype || out.numel === 0) return out;
  const layout = layoutOf(input, grid);
  const [image, where] = [dense(input), dense(grid)];
  const [x, g, y] = [numbersOf(image), numbersOf(where), numbersOf(out)];
  const [images, channels] = [input.shape[0]!, input.shape[1]!];
  for (let n = 0; n < images; n++) {
    for (let p = 0; p < layout.points; p++) {
      const start = where.offset + (n * layout.points + p) * layout.sizes.length;
      const taps = tapsAt(g, start, layout, mode, padding, align);
      for (let c = 0; c < channels; c++) {
        const from = image.offset + (n * channels + c) * layout.pixels;
        let sum = 0;
        forEachPixel(taps, layout.steps, (position, chosen) => {
          sum += x[from + position]! * weightOf(taps, chosen);
        });
        y[(n * channels + c) * layout.points + p] = sum;
      }
    }
  }
  return out;
}

function sampleBackward(
  gradOutput: Tensor,
  input: Tensor,
  grid: Tensor,
  mode: number,
  padding: number,
  align: boolean,
  mask: readonly boolean[],
): readonly [Tensor, Tensor] {
  const [gradInput, gradGrid] = grid_sampler_backward_outputs(gradOutput, input, grid, mode, padding, align, mask);
  const layout = layoutOf(input, grid);
  const [image, where, grads] = [dense(input), dense(grid), dense(gradOutput)];
  const [x, g, go] = [numbersOf(image), numbersOf(where), numbersOf(grads)];
  // Accumulated in doubles; storing rounds.
  const toInput = mask[0] === true ? new Float64Array(input.numel) : null;
  const toGrid = numbersOf(gradGrid);
  const [images, channels] = [input.shape[0]!, input.shape[1]!];
  const rank = layout.sizes.length;
  for (let n = 0; n < images; n++) {
    for (let p = 0; p < layout.points; p++) {
      const start = (n * layout.points + p) * rank;
      const taps = tapsAt(g, where.offset + start, layout, mode, padding, align);
      const slopes = new Float64Array(rank);
      for (let c = 0; c < channels; c++) {
        const channel = (n * channels + c) * layout.pixels;
        const grad = go[grads.offset + (n * channels + c) * layout.points + p]!;
        forEachPixel(taps, layout.steps, (position, chosen) => {
          if (toInput !== null) toInput[channel + position]! += grad * weightOf(taps, chosen);
          if (mask[1] !== true || mode === NEAREST) return;
          const value = x[image.offset + channel + position]! * grad;
          for (let d = 0; d < rank; d++) slopes[rank - 1 - d]! += value * slopeOf(taps, chosen, d);
        });
      }
      if (mask[1] !== true) continue;
      for (let d = 0; d < rank; d++)
        toGrid[start + d] = slopes[d]! * (mode === NEAREST ? 0 : taps[rank - 1 - d]!.scale);
    }
  }
  if (toInput !== null) numbersOf(gradInput).set(toInput);
  return [gradInput, gradGrid];
}

/** input: [N, C, H, W]; grid: [N, H', W', 2] of coordinates in [-1, 1], x first. Returns [N, C, H', W']. */
export function grid_sampler_2d_cpu(
  input: Tensor,
  grid: Tensor,
  interpolationMode: number,
  paddingMode: number,
  alignCorners: boolean,
): Tensor {
  checkRank(input, 4);
  return sample(input, grid, interpolationMode, paddingMode, alignCorners);
}

/** input: [N, C, D, H, W]; grid: [N, D', H', W', 3]. Returns [N, C, D', H', W']. */
export function grid_sampler_3d_cpu(
  input: Tensor,
  grid: Tensor,
  interpolationMode: number,
  paddingMode: number,
  alignCorners: boolean,
): Tensor {
  checkRank(input, 5);
  return sample(input, grid, interpolationMode, paddingMode, alignCorners);
}

export function grid_sampler_2d_backward_cpu(
  gradOutput: Tensor,
  input: Tensor,
  grid: Tensor,
  interpolationMode: number,
  paddingMode: number,
  alignCorners: boolean,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor] {
  checkRank(input, 4);
  return sampleBackward(gradOutput, input, grid, interpolationMode, paddingMode, alignCorners, outputMask);
}

export function grid_sampler_3d_backward_cpu(
  gradOutput: Tensor,
  input: Tensor,
  grid: Tensor,
  interpolationMode: number,
  paddingMode: number,
  alignCorners: boolean,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor] {
  checkRank(input, 5);
  return sampleBackward(gradOutput, input, grid, interpolationMode, paddingMode, alignCorners, outputMask);
}
