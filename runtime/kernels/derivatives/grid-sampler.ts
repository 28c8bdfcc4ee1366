// Derivatives of samples at the points of a grid, composed of operators: forward mode, and a backward pass that can be differentiated again.

import {
  _to_copy,
  abs,
  clamp,
  expand,
  flatten_using_ints,
  floor,
  gather,
  ge_Scalar,
  gt_Scalar,
  le_Scalar,
  logical_and,
  lt_Scalar,
  new_zeros,
  remainder_Scalar,
  reshape,
  round,
  scatter_add,
  select_int,
  stack,
  trunc,
  unsqueeze,
  where_ScalarOther,
  where_self,
} from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";
import { minus, onesOf, plus, product, sumOver, times, zerosOf } from "../composite/arithmetic.js";

/** Interpolation and padding modes by their numbers in the schema; the remaining ones are bilinear interpolation and reflection. */
const NEAREST = 1;
const BICUBIC = 2;
const ZEROS = 0;
const BORDER = 1;

/** Coordinates of all points in one dimension, and their derivatives with respect to what they were computed from. */
interface Coordinate {
  readonly at: Tensor;
  readonly slope: Tensor;
}

/** One of the pixels that each point reads in a dimension: its place, its weight (0 outside the image), and the weight's derivative. */
interface Tap {
  readonly place: Tensor;
  readonly weight: Tensor;
  readonly slope: Tensor;
}

function clip({ at, slope }: Coordinate, size: number): Coordinate {
  const [isAbove, isBelow] = [gt_Scalar(at, 0), lt_Scalar(at, size - 1)];
  const raised = where_ScalarOther(isAbove, at, 0);
  return {
    at: where_ScalarOther(lt_Scalar(raised, size - 1), raised, size - 1),
    slope: where_ScalarOther(logical_and(isAbove, isBelow), slope, 0),
  };
}

function reflect({ at, slope }: Coordinate, low: number, high: number): Coordinate {
  if (low === high) return { at: zerosOf(at), slope: zerosOf(slope) };
  const [min, span] = [low / 2, (high - low) / 2];
  const isBelow = lt_Scalar(at, min);
  const from = minus(at, min);
  const distance = where_self(isBelow, times(from, -1), from);
  const away = where_self(isBelow, times(slope, -1), slope);
  const flips = floor(times(distance, 1 / span));
  const rest = minus(distance, times(flips, span));
  const isEven = lt_Scalar(remainder_Scalar(flips, 2), 0.5);
  return {
    at: where_self(isEven, plus(rest, min), plus(times(rest, -1), span + min)),
    slope: where_self(isEven, away, times(away, -1)),
  };
}

function pad(from: Coordinate, size: number, padding: number, align: boolean): Coordinate {
  if (padding === ZEROS) return from;
  if (padding === BORDER) return clip(from, size);
  return clip(align ? reflect(from, 0, 2 * (size - 1)) : reflect(from, -1, 2 * size - 1), size);
}

/** The pixel at whole coordinates, with its weight set to 0 where it is outside. */
function tap(at: Tensor, weight: Tensor, slope: Tensor, size: number): Tap {
  const isInside = logical_and(ge_Scalar(at, 0), le_Scalar(at, size - 1));
  const place = _to_copy(
    where_ScalarOther(isInside, clamp(at, 0, size - 1), 0),
    "int64",
    null,
    null,
    null,
    false,
    null,
  );
  return {
    place,
    weight: where_ScalarOther(isInside, weight, 0),
    slope: where_ScalarOther(isInside, slope, 0),
  };
}

/** Keys' cubic convolution with a = -0.75 at a distance d >= 0, and its derivative: at most 1, or between 1 and 2. */
function cubic(d: Tensor, isNear: boolean): readonly [Tensor, Tensor] {
  const a = -0.75;
  const polynomial = (...coefficients: readonly number[]): Tensor =>
    coefficients.reduce<Tensor>((sum, one) => plus(times(sum, d), one), zerosOf(d));
  return isNear
    ? [polynomial(a + 2, -(a + 3), 0, 1), polynomial(3 * (a + 2), -2 * (a + 3), 0)]
    : [polynomial(a, -5 * a, 8 * a, -4 * a), polynomial(3 * a, -10 * a, 8 * a)];
}

function tapsOf(coordinate: Tensor, size: number, mode: number, padding: number, align: boolean): Tap[] {
  const scale = align ? (size - 1) / 2 : size / 2;
  const position = align ? times(plus(coordinate, 1), scale) : times(minus(times(plus(coordinate, 1), size), 1), 0.5);
  const slope = times(onesOf(coordinate), scale);
  if (mode === BICUBIC) {
    const first = floor(position);
    const t = minus(position, first);
    return [-1, 0, 1, 2].map((k) => {
      const isLeft = k <= 0;
      const [weight, change] = cubic(isLeft ? minus(t, k) : plus(times(t, -1), k), k === 0 || k === 1);
      const place = plus(first, k);
      const padded = trunc(pad({ at: place, slope }, size, padding, align).at);
      return tap(padded, weight, times(product(change, slope), isLeft ? 1 : -1), size);
    });
  }
  const padded = pad({ at: position, slope }, size, padding, align);
  // Values that C++ cannot convert to an integer count as outside.
  const isPlace = lt_Scalar(abs(padded.at), 2 ** 31);
  const at = where_ScalarOther(isPlace, padded.at, -100);
  const moved = where_ScalarOther(isPlace, padded.slope, 0);
  if (mode === NEAREST) return [tap(round(at), onesOf(at), zerosOf(at), size)];
  const first = floor(at);
  const t = minus(at, first);
  return [tap(first, plus(times(t, -1), 1), times(moved, -1), size), tap(plus(first, 1), t, moved, size)];
}

/** What a pixel that each point reads contributes. */
interface Pixel {
  /** Its place in a channel: [N, points]. */
  readonly place: Tensor;
  readonly weight: Tensor;
  /** The weight's derivatives by the grid's coordinates, in the grid's order. */
  readonly slopes: readonly Tensor[];
}

/** The pixels that a grid [N, ..., rank] reads of an image [N, C, ...], each for all points. */
function pixelsOf(input: Tensor, grid: Tensor, mode: number, padding: number, align: boolean): Pixel[] {
  const sizes = input.shape.slice(2);
  const points = flatten_using_ints(grid, 1, -2);
  // The grid lists the innermost dimension first.
  const taps = sizes.map((size, d) => tapsOf(select_int(points, -1, sizes.length - 1 - d), size, mode, padding, align));
  const chosen = taps.reduce<Tap[][]>((all, some) => all.flatMap((one) => some.map((next) => [...one, next])), [[]]);
  return chosen.map((one) => {
    const weights = one.map(({ weight }) => weight);
    return {
      place: one.map(({ place }) => place).reduce((sum, place, d) => plus(times(sum, sizes[d]!), place)),
      weight: product(weights[0]!, ...weights.slice(1)),
      slopes: one.map(({ slope }, d) => product(slope, ...weights.filter((_, other) => other !== d))).reverse(),
    };
  });
}

/** Every channel's pixels at the places: [N, C, points]. */
function read(input: Tensor, place: Tensor): Tensor {
  return gather(flatten_using_ints(input, 2, -1), 2, placesIn(input, place), false);
}

function placesIn(input: Tensor, place: Tensor): Tensor {
  const [images, points] = place.shape;
  return expand(unsqueeze(place, 1), [images!, input.shape[1]!, points!], false);
}

export function _grid_sampler_jvp(
  inputP: Tensor,
  inputT: Tensor,
  gridP: Tensor,
  gridT: Tensor,
  interpolationMode: number,
  paddingMode: number,
  alignCorners: boolean,
): Tensor {
  const pixels = pixelsOf(inputP, gridP, interpolationMode, paddingMode, alignCorners);
  const moves = flatten_using_ints(gridT, 1, -2);
  const parts = pixels.map(({ place, weight, slopes }) => {
    const change = slopes.map((slope, k) => product(slope, select_int(moves, -1, k))).reduce(plus);
    return plus(product(read(inputT, place), unsqueeze(weight, 1)), product(read(inputP, place), unsqueeze(change, 1)));
  });
  return reshape(parts.reduce(plus), [...inputP.shape.slice(0, 2), ...gridP.shape.slice(1, -1)]);
}

/** As the kernels of the backward pass; it can be differentiated again. */
export function _grid_sampler_differentiable_backward(
  grad: Tensor,
  input: Tensor,
  grid: Tensor,
  interpolationMode: number,
  paddingMode: number,
  alignCorners: boolean,
  outputMask: readonly boolean[],
): readonly [Tensor | null, Tensor | null] {
  const pixels = pixelsOf(input, grid, interpolationMode, paddingMode, alignCorners);
  const grads = flatten_using_ints(grad, 2, -1);
  let toInput: Tensor | null = null;
  if (outputMask[0] === true) {
    let sum = new_zeros(grads, flatten_using_ints(input, 2, -1).shape, null, null, null, null);
    for (const { place, weight } of pixels)
      sum = scatter_add(sum, 2, placesIn(input, place), product(grads, unsqueeze(weight, 1)));
    toInput = reshape(sum, input.shape);
  }
  let toGrid: Tensor | null = null;
  if (outputMask[1] === true) {
    const along = pixels.map(({ place }) => sumOver(product(grads, read(input, place)), [1]));
    const coordinates = pixels[0]!.slopes.map((_, k) =>
      pixels.map(({ slopes }, i) => product(along[i]!, slopes[k]!)).reduce(plus),
    );
    toGrid = reshape(stack(coordinates, -1), grid.shape);
  }
  return [toInput, toGrid];
}
