// Pooling over windows: largest elements and means, with their gradients, in one to three dimensions.

import type { Queue } from "../queue.js";
import { infoWords, shaderOf } from "../wgsl/shader.js";
import { copyElements } from "./copy.js";
import { access, dense, densely, requireFloats } from "./each.js";
import { reshaped, writeInPlanes } from "./indexing.js";
import { head, isContiguous, loadAt, numelOf, type Operand, storedBits, temporary } from "./operands.js";
import type { Runner } from "./pointwise.js";
import { fill } from "./shapes.js";

const whole = (list: unknown): readonly number[] =>
  (Array.isArray(list) ? (list as readonly (number | bigint)[]) : [list as number]).map(Number);
const filledTo = (list: readonly number[], spatial: number): readonly number[] =>
  list.length === spatial ? list : Array<number>(spatial).fill(list[0]!);
const three = (list: readonly number[], value: number): readonly number[] => [
  ...Array<number>(3 - list.length).fill(value),
  ...list,
];

/** Windows: of one size, or as many as there are results (`kernel` null). */
interface Windows {
  readonly spatial: number;
  readonly kernel: readonly number[] | null;
  readonly stride: readonly number[];
  readonly padding: readonly number[];
  readonly dilation: readonly number[];
}

const adaptive = (spatial: number): Windows => ({ spatial, kernel: null, stride: [], padding: [], dilation: [] });

function windowsOf(spatial: number, kernel: unknown, stride: unknown, padding: unknown, dilation: unknown): Windows {
  const size = filledTo(whole(kernel), spatial);
  const steps = whole(stride);
  return {
    spatial,
    kernel: size,
    stride: steps.length === 0 ? size : filledTo(steps, spatial),
    padding: filledTo(whole(padding), spatial),
    dilation: filledTo(whole(dilation), spatial),
  };
}

/**
 * Words from 20 on: the sizes of results and of the image; from 26, kernel, stride, padding, dilation; 38: 1 for windows that follow from the sizes.
 */
function infoOf(out: readonly number[], image: readonly number[], windows: Windows): Uint32Array {
  const { spatial, kernel, stride, padding, dilation } = windows;
  const info = new Uint32Array(infoWords);
  info.set([...three(out.slice(-spatial), 1), ...three(image.slice(-spatial), 1)], 20);
  if (kernel === null) info[38] = 1;
  else info.set([...three(kernel, 1), ...three(stride, 1), ...three(padding, 0), ...three(dilation, 1)], 26);
  return info;
}

/** The window of a result along an axis: first position, which may be outside, position behind the last, and step. */
const bounds = `fn bounds(axis: u32, o: u32) -> vec3<i32> {
  let size = w(23u + axis);
  if (w(38u) == 1u) {
    let n = w(20u + axis);
    return vec3<i32>(i32((o * size) / n), i32(((o + 1u) * size + n - 1u) / n), 1);
  }
  let start = i32(o * w(29u + axis)) - i32(w(32u + axis));
  let step = i32(w(35u + axis));
  return vec3<i32>(start, start + i32(w(26u + axis) - 1u) * step + 1, step);
}`;

const coordinates = `let ox = i % w(22u);
  let r1 = i / w(22u);
  let oy = r1 % w(21u);
  let r2 = r1 / w(21u);
  let oz = r2 % w(20u);
  let plane = r2 / w(20u);`;

function maxPool(queue: Queue, self: Operand, windows: Windows, values: Operand, indices: Operand): void {
  requireFloats("max_pool", self);
  const count = numelOf(values.shape);
  if (count === 0) return;
  densely(queue, values, (out) => {
    const at = isContiguous(indices) ? indices : temporary(queue, indices.shape, "int64");
    const x = dense(queue, self);
    const info = infoOf(out.shape, x.shape, windows);
    info[0] = count;
    info.set([out.offset, x.offset, at.offset], 5);
    queue.dispatch(
      `max pool ${x.dtype}>${out.dtype}`,
      [
        { name: "out", memory: out.memory, access: access(out) },
        { name: "positions", memory: at.memory, access: access(at) },
        { name: "a", memory: x.memory, access: "read" },
      ],
      () =>
        shaderOf({
          bindings: [
            { name: "out", access: "read_write" },
            { name: "positions", access: "read_write" },
            { name: "a", access: "read" },
          ],
          text: `${bounds}
${head}
  ${coordinates}
  let bz = bounds(0u, oz);
  let by = bounds(1u, oy);
  let bx = bounds(2u, ox);
  var best = negated(c_inf());
  var at = 0xffffffffu;
  var low = 0xffffffffu;
  for (var z = bz.x; z < bz.y; z = z + bz.z) {
    if (z < 0 || z >= i32(w(23u))) { continue; }
    for (var y = by.x; y < by.y; y = y + by.z) {
      if (y < 0 || y >= i32(w(24u))) { continue; }
      for (var x = bx.x; x < bx.y; x = x + bx.z) {
        if (x < 0 || x >= i32(w(25u))) { continue; }
        let inner = (u32(z) * w(24u) + u32(y)) * w(25u) + u32(x);
        let v = ${loadAt("a", x.dtype, "w(6u) + plane * w(23u) * w(24u) * w(25u) + inner", "f32")};
        if (at == 0xffffffffu || is_nan(v) || less(best, v)) { best = v; at = inner; }
      }
    }
  }
  out[w(5u) + i] = ${storedBits("best", out.dtype, "f32")};
  positions[2u * (w(7u) + i)] = at;
  positions[2u * (w(7u) + i) + 1u] = select(0u, low, at == low);
}`,
          type: "f32",
          dtype: out.dtype,
          dtypes: [x.dtype, out.dtype],
        }),
      info,
      count,
    );
    if (at !== indices) copyElements(queue, indices, at);
  });
}

/** Adds gradients at the positions of maxima, within each plane. */
export function maxPoolBackward(
  queue: Queue,
  gradient: Operand,
  self: Operand,
  indices: Operand,
  spatial: number,
  out: Operand,
): void {
  requireFloats("max_pool_backward", self);
  densely(queue, out, (target) => {
    fill(queue, target, 0);
    const inner = numelOf(self.shape.slice(-spatial));
    const outer = numelOf(indices.shape.slice(-spatial));
    const planes = numelOf(indices.shape) / Math.max(1, outer);
    if (planes === 0 || outer === 0) return;
    const index = reshaped(queue, indices, [planes, outer]);
    const source = reshaped(queue, gradient, [planes, outer]);
    writeInPlanes(queue, target, inner, index, source, "add");
  });
}

interface Means {
  readonly includePadding: boolean;
  readonly divisor: number | null;
}

/** The number that a window's sum is divided by. */
const divisorText = `fn divisor(bz: vec3<i32>, by: vec3<i32>, bx: vec3<i32>) -> f32 {
  if (w(40u) != 0u) { return f32(bitcast<i32>(w(40u))); }
  if (w(38u) == 1u || w(39u) == 0u) {
    let nz = min(bz.y, i32(w(23u))) - max(bz.x, 0);
    let ny = min(by.y, i32(w(24u))) - max(by.x, 0);
    let nx = min(bx.y, i32(w(25u))) - max(bx.x, 0);
    return f32(nz * ny * nx);
  }
  let nz = min(bz.y, i32(w(23u) + w(32u))) - bz.x;
  let ny = min(by.y, i32(w(24u) + w(33u))) - by.x;
  let nx = min(bx.y, i32(w(25u) + w(34u))) - bx.x;
  return f32(nz * ny * nx);
}`;

function meanPool(queue: Queue, self: Operand, windows: Windows, means: Means, out: Operand): void {
  requireFloats("avg_pool", self);
  const count = numelOf(out.shape);
  if (count === 0) return;
  densely(queue, out, (target) => {
    const x = dense(queue, self);
    const info = infoOf(target.shape, x.shape, windows);
    info[0] = count;
    info.set([target.offset, x.offset], 5);
    info.set([means.includePadding ? 1 : 0, means.divisor ?? 0], 39);
    queue.dispatch(
      `mean pool ${x.dtype}>${target.dtype}`,
      [
        { name: "out", memory: target.memory, access: access(target) },
        { name: "a", memory: x.memory, access: "read" },
      ],
      () =>
        shaderOf({
          bindings: [
            { name: "out", access: "read_write" },
            { name: "a", access: "read" },
          ],
          text: `${bounds}
${divisorText}
${head}
  ${coordinates}
  let bz = bounds(0u, oz);
  let by = bounds(1u, oy);
  let bx = bounds(2u, ox);
  var sum = 0.0f;
  for (var z = max(bz.x, 0); z < min(bz.y, i32(w(23u))); z = z + 1) {
    for (var y = max(by.x, 0); y < min(by.y, i32(w(24u))); y = y + 1) {
      for (var x = max(bx.x, 0); x < min(bx.y, i32(w(25u))); x = x + 1) {
        let inner = (u32(z) * w(24u) + u32(y)) * w(25u) + u32(x);
        sum = sum + ${loadAt("a", x.dtype, "w(6u) + plane * w(23u) * w(24u) * w(25u) + inner", "f32")};
      }
    }
  }
  let r = div(sum, divisor(bz, by, bx));
  out[w(5u) + i] = ${storedBits("r", target.dtype, "f32")};
}`,
          type: "f32",
          dtype: target.dtype,
          dtypes: [x.dtype, target.dtype],
        }),
      info,
      count,
    );
  });
}

/** A thread for each element of the image adds up what its windows give it. */
function meanPoolBackward(
  queue: Queue,
  gradient: Operand,
  self: Operand,
  windows: Windows,
  means: Means,
  out: Operand,
): void {
  requireFloats("avg_pool_backward", self);
  const count = numelOf(out.shape);
  if (count === 0) return;
  densely(queue, out, (target) => {
    const g = dense(queue, gradient);
    const info = infoOf(g.shape, target.shape, windows);
    info[0] = count;
    info.set([target.offset, g.offset], 5);
    info.set([means.includePadding ? 1 : 0, means.divisor ?? 0], 39);
    queue.dispatch(
      `mean pool backward ${g.dtype}>${target.dtype}`,
      [
        { name: "out", memory: target.memory, access: access(target) },
        { name: "a", memory: g.memory, access: "read" },
      ],
      () =>
        shaderOf({
          bindings: [
            { name: "out", access: "read_write" },
            { name: "a", access: "read" },
          ],
          text: `${bounds}
${divisorText}
fn first(axis: u32, at: u32) -> u32 {
  if (w(38u) == 1u) { return (at * w(20u + axis)) / w(23u + axis); }
  let before = i32(at + w(32u + axis)) - i32(w(26u + axis)) + 1;
  if (before <= 0) { return 0u; }
  return (u32(before) + w(29u + axis) - 1u) / w(29u + axis);
}
${head}
  let px = i % w(25u);
  let r1 = i / w(25u);
  let py = r1 % w(24u);
  let r2 = r1 / w(24u);
  let pz = r2 % w(23u);
  let plane = r2 / w(23u);
  var sum = 0.0f;
  for (var oz = first(0u, pz); oz < w(20u); oz = oz + 1u) {
    let bz = bounds(0u, oz);
    if (bz.x > i32(pz)) { break; }
    for (var oy = first(1u, py); oy < w(21u); oy = oy + 1u) {
      let by = bounds(1u, oy);
      if (by.x > i32(py)) { break; }
      for (var ox = first(2u, px); ox < w(22u); ox = ox + 1u) {
        let bx = bounds(2u, ox);
        if (bx.x > i32(px)) { break; }
        if (bz.y <= i32(pz) || by.y <= i32(py) || bx.y <= i32(px)) { continue; }
        let g = ${loadAt("a", g.dtype, "w(6u) + ((plane * w(20u) + oz) * w(21u) + oy) * w(22u) + ox", "f32")};
        sum = sum + div(g, divisor(bz, by, bx));
      }
    }
  }
  out[w(5u) + i] = ${storedBits("sum", target.dtype, "f32")};
}`,
          type: "f32",
          dtype: target.dtype,
          dtypes: [g.dtype, target.dtype],
        }),
      info,
      count,
    );
  });
}

const meansOf = (include: unknown, divisor: unknown): Means => ({
  includePadding: include === true,
  divisor: divisor === null || divisor === undefined ? null : Number(divisor),
});

const max =
  (spatial: number): Runner =>
  (queue, [self, kernel, stride, padding, dilation], [values, indices]) =>
    maxPool(queue, self as Operand, windowsOf(spatial, kernel, stride, padding, dilation), values!, indices!);
const adaptiveMax =
  (spatial: number): Runner =>
  (queue, [self], [values, indices]) =>
    maxPool(queue, self as Operand, adaptive(spatial), values!, indices!);
const maxBackward =
  (spatial: number, at: number): Runner =>
  (queue, args, [out]) =>
    maxPoolBackward(queue, args[0] as Operand, args[1] as Operand, args[at] as Operand, spatial, out!);
const mean =
  (spatial: number): Runner =>
  (queue, [self, kernel, stride, padding, , include, divisor], [out]) =>
    meanPool(queue, self as Operand, windowsOf(spatial, kernel, stride, padding, 1), meansOf(include, divisor), out!);
const meanBackward =
  (spatial: number): Runner =>
  (queue, [gradient, self, kernel, stride, padding, , include, divisor], [out]) =>
    meanPoolBackward(
      queue,
      gradient as Operand,
      self as Operand,
      windowsOf(spatial, kernel, stride, padding, 1),
      meansOf(include, divisor),
      out!,
    );
const adaptiveMean =
  (spatial: number): Runner =>
  (queue, [self], [out]) =>
    meanPool(queue, self as Operand, adaptive(spatial), meansOf(false, null), out!);
const adaptiveMeanBackward =
  (spatial: number): Runner =>
  (queue, [gradient, self], [out]) =>
    meanPoolBackward(queue, gradient as Operand, self as Operand, adaptive(spatial), meansOf(false, null), out!);

/** By the names of functional forms. */
export const poolingKernels: Readonly<Record<string, Runner>> = {
  max_pool2d_with_indices: max(2),
  max_pool3d_with_indices: max(3),
  adaptive_max_pool2d: adaptiveMax(2),
  adaptive_max_pool3d: adaptiveMax(3),
  max_pool2d_with_indices_backward: maxBackward(2, 7),
  max_pool3d_with_indices_backward: maxBackward(3, 7),
  adaptive_max_pool2d_backward: maxBackward(2, 2),
  adaptive_max_pool3d_backward: maxBackward(3, 2),
  avg_pool2d: mean(2),
  avg_pool3d: mean(3),
  avg_pool2d_backward: meanBackward(2),
  avg_pool3d_backward: meanBackward(3),
  _adaptive_avg_pool2d: adaptiveMean(2),
  _adaptive_avg_pool3d: adaptiveMean(3),
  _adaptive_avg_pool2d_backward: adaptiveMeanBackward(2),
  _adaptive_avg_pool3d_backward: adaptiveMeanBackward(3),
};
