// Images of another size, and the gradients of padding: sums of weighted elements along one axis after the other. The host makes the tables of which
// elements and weights a result takes, the device adds up.

import type { DType } from "../../core/dtype.js";
import { type Filter, type Taps, tapsOf } from "../../kernels/shapes/upsample.js";
import type { Queue } from "../queue.js";
import { each, requireFloats } from "./each.js";
import { numelOf, type Operand, temporary } from "./operands.js";
import type { Runner } from "./pointwise.js";

type Sizes = readonly number[];

/** For each input element the outputs that take it. */
function transposed({ width, indices, weights }: Taps, size: number): Taps {
  const lists: [number, number][][] = Array.from({ length: size }, () => []);
  for (let t = 0; t < indices.length; t++)
    if (indices[t]! >= 0) lists[indices[t]!]!.push([Math.floor(t / width), weights[t]!]);
  const most = Math.max(1, ...lists.map((list) => list.length));
  const result = {
    width: most,
    indices: new Int32Array(most * size).fill(-1),
    weights: new Float64Array(most * size),
  };
  for (const [i, list] of lists.entries())
    for (const [k, [index, weight]] of list.entries()) {
      result.indices[most * i + k] = index;
      result.weights[most * i + k] = weight;
    }
  return result;
}

/** A table that the host writes. */
export function table(queue: Queue, values: Int32Array | Float32Array): Operand {
  const dtype: DType = values instanceof Int32Array ? "int32" : "float32";
  const made = temporary(queue, [values.length], dtype);
  queue.write(made.memory, 0, new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
  return made;
}

/** out[a, o, b] = the sum over taps of weight x[a, index, b]. `stores`: the sum begins with the first product, not with 0. */
function alongAxis(
  queue: Queue,
  x: Operand,
  axis: number,
  { width, indices, weights }: Taps,
  stores: boolean,
  out: Operand,
): void {
  const places = table(queue, indices);
  const shares = table(queue, Float32Array.from(weights));
  each(queue, out, {
    name: "resample",
    inputs: { x, places, shares },
    words: {
      width,
      inner: numelOf(out.shape.slice(axis + 1)),
      count: out.shape[axis]!,
      size: x.shape[axis]!,
      stores: stores ? 1 : 0,
    },
    text: `let b = i % inner();
  let rest = i / inner();
  let o = rest % count();
  let a = rest / count();
  var r = 0.0f;
  for (var t = 0u; t < width(); t = t + 1u) {
    let index = places(o * width() + t);
    if (index < 0) { break; }
    let v = shares(o * width() + t) * x((a * size() + u32(index)) * inner() + b);
    if (t == 0u && stores() == 1u) { r = v; } else { r = r + v; }
  }`,
  });
  queue.free(places.memory);
  queue.free(shares.memory);
}

/** Resamples axes in turn; the last result is `out`. */
function along(
  queue: Queue,
  x: Operand,
  steps: readonly (readonly [axis: number, taps: Taps])[],
  stores: boolean,
  out: Operand,
): void {
  let from = x;
  for (const [k, [axis, taps]] of steps.entries()) {
    const isLast = k === steps.length - 1;
    const shape = from.shape.map((size, d) => (d === axis ? out.shape[axis]! : size));
    const to = isLast ? out : temporary(queue, shape, "float32");
    alongAxis(queue, from, axis, taps, stores, to);
    if (from !== x) queue.free(from.memory);
    from = to;
  }
}

/** Arguments behind the sizes: whether corners are aligned, if the filter has it, and the scale of each axis. */
function settings(rest: readonly unknown[], filter: Filter): readonly [corners: boolean, scales: readonly unknown[]] {
  return filter.startsWith("nearest") ? [false, rest] : [rest[0] === true, rest.slice(1)];
}

const scaleOf = (scale: unknown): number | null => (scale === null || scale === undefined ? null : Number(scale));

const upsample =
  (filter: Filter): Runner =>
  (queue, [input, outputSize, ...rest], [out]) => {
    const self = input as Operand;
    requireFloats("upsample", self);
    const [corners, scales] = settings(rest, filter);
    const steps = (outputSize as Sizes).map((count, d) => {
      const taps = tapsOf(filter, self.shape[d + 2]!, Number(count), corners, scaleOf(scales[d]));
      return [d + 2, taps] as const;
    });
    along(queue, self, steps, true, out!);
  };

const upsampleBackward =
  (filter: Filter): Runner =>
  (queue, [gradient, outputSize, inputSize, ...rest], [out]) => {
    const grad = gradient as Operand;
    requireFloats("upsample_backward", grad);
    const [corners, scales] = settings(rest, filter);
    const counts = (outputSize as Sizes).map(Number);
    const sizes = (inputSize as Sizes).map(Number);
    const isSame = filter === "cubic" && counts.every((count, d) => count === sizes[d + 2]);
    const steps = counts.map((count, d) => {
      const size = sizes[d + 2]!;
      const taps = isSame ? selected(size, (o) => o) : tapsOf(filter, size, count, corners, scaleOf(scales[d]));
      return [d + 2, transposed(taps, size)] as const;
    });
    along(queue, grad, steps.reverse(), false, out!);
  };

/** Each output is one element. */
function selected(count: number, from: (o: number) => number): Taps {
  return {
    width: 1,
    indices: Int32Array.from({ length: count }, (_, o) => from(o)),
    weights: new Float64Array(count).fill(1),
  };
}

/** The element that a place of a padded axis shows. */
const shown = {
  reflection: (at: number, size: number): number => (at < 0 ? -at : at >= size ? 2 * (size - 1) - at : at),
  replication: (at: number, size: number): number => Math.min(Math.max(at, 0), size - 1),
} as const;

const padBackward =
  (how: keyof typeof shown): Runner =>
  (queue, [gradient, , padding], [out]) => {
    const grad = gradient as Operand;
    requireFloats(`${how}_pad_backward`, grad);
    const pads = (padding as Sizes).map(Number);
    const rank = grad.shape.length;
    const steps = Array.from({ length: pads.length / 2 }, (_, k) => {
      const axis = rank - 1 - k;
      const size = out!.shape[axis]!;
      const taps = selected(grad.shape[axis]!, (o) => shown[how](o - pads[2 * k]!, size));
      return [axis, transposed(taps, size)] as const;
    });
    along(queue, grad, steps, false, out!);
  };

const filters: Readonly<Record<string, Filter>> = {
  upsample_nearest1d: "nearest",
  upsample_nearest2d: "nearest",
  upsample_nearest3d: "nearest",
  _upsample_nearest_exact1d: "nearest-exact",
  _upsample_nearest_exact2d: "nearest-exact",
  _upsample_nearest_exact3d: "nearest-exact",
  upsample_linear1d: "linear",
  upsample_bilinear2d: "linear",
  upsample_trilinear3d: "linear",
  upsample_bicubic2d: "cubic",
  _upsample_bilinear2d_aa: "linear-smooth",
  _upsample_bicubic2d_aa: "cubic-smooth",
};

export const resamplingKernels: Readonly<Record<string, Runner>> = Object.fromEntries([
  ...Object.entries(filters).flatMap(([name, filter]) => [
    [name, upsample(filter)],
    [`${name}_backward`, upsampleBackward(filter)],
  ]),
  ...Object.keys(shown).flatMap((how) =>
    [1, 2, 3].map((d) => [`${how}_pad${d}d_backward`, padBackward(how as keyof typeof shown)]),
  ),
]);
