// Samples of images and volumes at the coordinates of a grid, and their gradients.

import type { Queue } from "../queue.js";
import { each, requireFloats, type Word } from "./each.js";
import { reshaped, writeInPlanes } from "./indexing.js";
import { numelOf, type Operand, temporary } from "./operands.js";
import type { Runner } from "./pointwise.js";
import { fill } from "./shapes.js";

const nearest = 1;
const cubic = 2;

/** What a grid's point reads along an axis: up to four pixels, -1 for those outside, with weights and slopes of the weights. */
const helpers = `struct Taps { at: vec4<i32>, weight: vec4<f32>, slope: vec4<f32>, scale: f32 }
struct Spot { at: f32, slope: f32 }
fn spread(x: f32, size: f32) -> Spot {
  if (aligned() == 1u) { return Spot((x + 1.0f) * 0.5f * (size - 1.0f), 0.5f * (size - 1.0f)); }
  return Spot(((x + 1.0f) * size - 1.0f) * 0.5f, 0.5f * size);
}
fn clipped(x: f32, size: f32) -> Spot {
  if (!less(0.0f, x)) { return Spot(0.0f, 0.0f); }
  if (x >= size - 1.0f) { return Spot(size - 1.0f, 0.0f); }
  return Spot(x, 1.0f);
}
fn mirrored(x: f32, low: f32, high: f32) -> Spot {
  if (low == high) { return Spot(0.0f, 0.0f); }
  let least = 0.5f * low;
  let span = 0.5f * (high - low);
  let s = select(1.0f, -1.0f, x < least);
  let away = f_abs(x - least);
  let rest = f_fmod(away, span);
  if (f_fmod(f_floor(div(away, span)), 2.0f) == 0.0f) { return Spot(rest + least, s); }
  return Spot(span - rest + least, -s);
}
fn padded(x: f32, size: f32) -> Spot {
  if (padding() == 0u) { return Spot(x, 1.0f); }
  if (padding() == 1u) { return clipped(x, size); }
  var m = mirrored(x, -1.0f, 2.0f * size - 1.0f);
  if (aligned() == 1u) { m = mirrored(x, 0.0f, 2.0f * (size - 1.0f)); }
  let c = clipped(m.at, size);
  return Spot(c.at, select(m.slope, 0.0f, c.slope == 0.0f));
}
fn inside(at: f32, size: f32) -> i32 {
  if (!(at_most(0.0f, at) && less(at, size))) { return -1; }
  return i32(at);
}
fn cubic_weight(distance: f32) -> vec2<f32> {
  let a = -0.75f;
  let d = abs(distance);
  let s = sign(distance);
  if (d <= 1.0f) { return vec2<f32>(((a + 2.0f) * d - (a + 3.0f)) * d * d + 1.0f, s * (3.0f * (a + 2.0f) * d - 2.0f * (a + 3.0f)) * d); }
  return vec2<f32>(((a * d - 5.0f * a) * d + 8.0f * a) * d - 4.0f * a, s * ((3.0f * a * d - 10.0f * a) * d + 8.0f * a));
}
fn taps(x: f32, count: u32) -> Taps {
  let size = f32(count);
  let position = spread(x, size);
  if (mode() == ${cubic}u) {
    let floor = f_floor(position.at);
    var r = Taps(vec4<i32>(-1), vec4<f32>(0.0f), vec4<f32>(0.0f), position.slope);
    for (var k = 0; k < 4; k = k + 1) {
      let w = cubic_weight(position.at - floor - f32(k - 1));
      r.at[k] = inside(f_trunc(padded(floor + f32(k - 1), size).at), size);
      r.weight[k] = w.x;
      r.slope[k] = w.y;
    }
    return r;
  }
  let spot = padded(position.at, size);
  let scale = position.slope * spot.slope;
  if (!less(f_abs(spot.at), 2147483648.0f)) { return Taps(vec4<i32>(-1), vec4<f32>(0.0f), vec4<f32>(0.0f), 0.0f); }
  if (mode() == ${nearest}u) {
    return Taps(vec4<i32>(inside(f_round(spot.at), size), -1, -1, -1), vec4<f32>(1.0f, 0.0f, 0.0f, 0.0f), vec4<f32>(0.0f), scale);
  }
  let floor = f_floor(spot.at);
  return Taps(vec4<i32>(inside(floor, size), inside(floor + 1.0f, size), -1, -1), vec4<f32>(floor + 1.0f - spot.at, spot.at - floor, 0.0f, 0.0f),
    vec4<f32>(-1.0f, 1.0f, 0.0f, 0.0f), scale);
}`;

/** How many pixels along an axis a point may read. */
const tapsOf = (mode: number): number => (mode === cubic ? 4 : mode === nearest ? 1 : 2);

interface Layout {
  readonly words: Readonly<Record<string, Word>>;
  readonly spatial: number;
  readonly points: number;
  readonly pixels: number;
}

function layoutOf(input: Operand, grid: Operand, mode: unknown, padding: unknown, align: unknown): Layout {
  const spatial = input.shape.length - 2;
  const sizes = input.shape.slice(2);
  const [width, height, depth] = [sizes.at(-1)!, sizes.at(-2)!, spatial === 3 ? sizes[0]! : 1];
  const points = numelOf(grid.shape.slice(1, -1));
  return {
    words: {
      mode: Number(mode),
      padding: Number(padding),
      aligned: align === true ? 1 : 0,
      width,
      height,
      depth,
      points,
      channels: input.shape[1]!,
      taps_count: tapsOf(Number(mode)),
    },
    spatial,
    points,
    pixels: width * height * depth,
  };
}

/** Declares the taps of the point `p` of the image `n`. */
const tapsText = (spatial: number): string => `let start = (n * points() + p) * ${spatial}u;
  let tx = taps(grid(start), width());
  let ty = taps(grid(start + 1u), height());
  ${spatial === 3 ? "let tz = taps(grid(start + 2u), depth());" : ""}`;

/** A loop over the pixels that a point reads: `at` in the plane, and `wx`, `wy`, `wz`. */
const loops = (spatial: number, body: string): string => {
  const inner = `for (var ky = 0u; ky < taps_count(); ky = ky + 1u) {
    if (ty.at[ky] < 0) { continue; }
    for (var kx = 0u; kx < taps_count(); kx = kx + 1u) {
      if (tx.at[kx] < 0) { continue; }
      let at = (${spatial === 3 ? "u32(tz.at[kz]) * height() + " : ""}u32(ty.at[ky])) * width() + u32(tx.at[kx]);
      ${body}
    }
  }`;
  if (spatial === 2) return inner;
  return `for (var kz = 0u; kz < taps_count(); kz = kz + 1u) {
    if (tz.at[kz] < 0) { continue; }
    ${inner}
  }`;
};

const sample: Runner = (queue, [inputs, grids, mode, padding, align], [out]) => {
  const [x, grid] = [inputs as Operand, grids as Operand];
  requireFloats("grid_sampler", x);
  const { words, spatial } = layoutOf(x, grid, mode, padding, align);
  each(queue, out!, {
    name: `grid sampler ${spatial}d`,
    inputs: { x, grid },
    words,
    helpers,
    text: `let p = i % points();
  let plane = i / points();
  let n = plane / channels();
  ${tapsText(spatial)}
  var r = 0.0f;
  ${loops(spatial, `r = r + x(plane * width() * height() * depth() + at) * tx.weight[kx] * ty.weight[ky]${spatial === 3 ? " * tz.weight[kz]" : ""};`)}`,
  });
};

/** The gradient of the image: each point's shares, added at their pixels. */
function sampleBackwardImage(
  queue: Queue,
  grad: Operand,
  x: Operand,
  grid: Operand,
  layout: Layout,
  out: Operand,
): void {
  const { words, spatial, points, pixels } = layout;
  const perPoint = Number(words["taps_count"]) ** spatial;
  const planes = x.shape[0]! * x.shape[1]!;
  const shape = [planes, points, perPoint];
  const [places, shares] = [temporary(queue, shape, "int32"), temporary(queue, shape, "float32")];
  const pick = `let k = i % per_point();
  let point = i / per_point();
  let p = point % points();
  let plane = point / points();
  let n = plane / channels();
  ${tapsText(spatial)}
  let kx = k % taps_count();
  let ky = (k / taps_count()) % taps_count();
  let kz = k / (taps_count() * taps_count());
  let misses = tx.at[kx] < 0 || ty.at[ky] < 0${spatial === 3 ? " || tz.at[kz] < 0" : ""};`;
  const shared = { words: { ...words, per_point: perPoint }, helpers };
  each(queue, places, {
    name: `grid sampler ${spatial}d places`,
    inputs: { grid },
    ...shared,
    text: `${pick}
  var r = 0;
  if (!misses) { r = (${spatial === 3 ? "tz.at[kz] * i32(height()) + " : ""}ty.at[ky]) * i32(width()) + tx.at[kx]; }`,
  });
  each(queue, shares, {
    name: `grid sampler ${spatial}d shares`,
    inputs: { grad, grid },
    ...shared,
    text: `${pick}
  var r = 0.0f;
  if (!misses) { r = grad(plane * points() + p) * tx.weight[kx] * ty.weight[ky]${spatial === 3 ? " * tz.weight[kz]" : ""}; }`,
  });
  fill(queue, out, 0);
  const target = reshaped(queue, out, [planes, pixels]);
  const index = reshaped(queue, places, [planes, points * perPoint]);
  writeInPlanes(queue, target, pixels, index, reshaped(queue, shares, index.shape), "add");
  queue.free(places.memory);
  queue.free(shares.memory);
}

/** The gradient of the grid. */
function sampleBackwardGrid(
  queue: Queue,
  grad: Operand,
  x: Operand,
  grid: Operand,
  layout: Layout,
  out: Operand,
): void {
  const { words, spatial } = layout;
  if (words["mode"] === nearest) {
    fill(queue, out, 0);
    return;
  }
  const axes = spatial === 3 ? ["x", "y", "z"] : ["x", "y"];
  const weight = (by: number): string =>
    axes.map((axis, d) => `t${axis}.${d === by ? "slope" : "weight"}[k${axis}]`).join(" * ");
  const scale = axes.map((axis, d) => `if (axis == ${d}u) { r = r * t${axis}.scale; }`).join(" ");
  each(queue, out, {
    name: `grid sampler ${spatial}d slopes`,
    inputs: { grad, x, grid },
    words,
    helpers,
    text: `let axis = i % ${spatial}u;
  let point = i / ${spatial}u;
  let p = point % points();
  let n = point / points();
  ${tapsText(spatial)}
  var r = 0.0f;
  for (var c = 0u; c < channels(); c = c + 1u) {
    let plane = n * channels() + c;
    let g = grad(plane * points() + p);
    ${loops(
      spatial,
      `let v = x(plane * width() * height() * depth() + at) * g;
      ${axes.map((_, d) => `if (axis == ${d}u) { r = r + v * ${weight(d)}; }`).join(" ")}`,
    )}
  }
  ${scale}`,
  });
}

const sampleBackward: Runner = (queue, [gradient, inputs, grids, mode, padding, align, mask], outputs) => {
  const [grad, x, grid] = [gradient as Operand, inputs as Operand, grids as Operand];
  requireFloats("grid_sampler_backward", x);
  const layout = layoutOf(x, grid, mode, padding, align);
  const [toImage, toGrid] = outputs as readonly (Operand | null)[];
  const wanted = mask as readonly boolean[];
  if (toImage != null && numelOf(toImage.shape) > 0 && wanted[0] === true && numelOf(grad.shape) > 0) {
    // Atomic sums are of row-major float32.
    const isPlain = toImage.dtype === "float32";
    const target = isPlain ? toImage : temporary(queue, toImage.shape, "float32");
    sampleBackwardImage(queue, grad, x, grid, layout, target);
    if (!isPlain) each(queue, toImage, { name: "copy", inputs: { x: target }, words: {}, text: "let r = x(i);" });
  }
  if (toGrid != null && numelOf(toGrid.shape) > 0) sampleBackwardGrid(queue, grad, x, grid, layout, toGrid);
};

export const gridKernels: Readonly<Record<string, Runner>> = {
  grid_sampler_2d: sample,
  grid_sampler_3d: sample,
  grid_sampler_2d_backward: sampleBackward,
  grid_sampler_3d_backward: sampleBackward,
};
