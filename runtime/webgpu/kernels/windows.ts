// Windows of images as columns and back, windows along a dimension, and pooling whose windows or places are given.

import { copyElements } from "./copy.js";
import { each, requireFloats } from "./each.js";
import { reshaped, writeInPlanes } from "./indexing.js";
import { numelOf, type Operand, temporary } from "./operands.js";
import type { Runner } from "./pointwise.js";
import { maxPoolBackward } from "./pooling.js";
import { fill } from "./shapes.js";

const pair = (value: unknown): readonly [number, number] => {
  const list = (Array.isArray(value) ? value : [value]).map(Number);
  return [list[0]!, list.at(-1)!];
};

/** Words of windows of an image of `height` by `width`. */
function windowWords(
  height: number,
  width: number,
  kernel: unknown,
  dilation: unknown,
  padding: unknown,
  stride: unknown,
) {
  const [kh, kw] = pair(kernel);
  const [dh, dw] = pair(dilation);
  const [ph, pw] = pair(padding);
  const [sh, sw] = pair(stride);
  const count = (size: number, k: number, d: number, p: number, s: number): number =>
    Math.floor((size + 2 * p - d * (k - 1) - 1) / s) + 1;
  return {
    height,
    width,
    kh,
    kw,
    dh,
    dw,
    ph,
    pw,
    sh,
    sw,
    rows: count(height, kh, dh, ph, sh),
    columns: count(width, kw, dw, pw, sw),
  };
}

const im2col: Runner = (queue, [self, kernel, dilation, padding, stride], [out]) => {
  const x = self as Operand;
  requireFloats("im2col", x);
  const [height, width] = x.shape.slice(-2) as [number, number];
  each(queue, out!, {
    name: "im2col",
    inputs: { x },
    words: windowWords(height, width, kernel, dilation, padding, stride),
    text: `let column = i % columns();
  let r1 = i / columns();
  let row = r1 % rows();
  let r2 = r1 / rows();
  let b = r2 % kw();
  let r3 = r2 / kw();
  let a = r3 % kh();
  let plane = r3 / kh();
  let y = i32(row * sh() + a * dh()) - i32(ph());
  let z = i32(column * sw() + b * dw()) - i32(pw());
  var r = 0.0f;
  if (y >= 0 && y < i32(height()) && z >= 0 && z < i32(width())) { r = x((plane * height() + u32(y)) * width() + u32(z)); }`,
  });
};

const col2im: Runner = (queue, [self, size, kernel, dilation, padding, stride], [out]) => {
  const x = self as Operand;
  requireFloats("col2im", x);
  const [height, width] = pair(size);
  each(queue, out!, {
    name: "col2im",
    inputs: { x },
    words: windowWords(height, width, kernel, dilation, padding, stride),
    text: `let z = i % width();
  let r1 = i / width();
  let y = r1 % height();
  let plane = r1 / height();
  var r = 0.0f;
  for (var a = 0u; a < kh(); a = a + 1u) {
    let above = i32(y + ph()) - i32(a * dh());
    if (above < 0 || u32(above) % sh() != 0u || u32(above) / sh() >= rows()) { continue; }
    for (var b = 0u; b < kw(); b = b + 1u) {
      let at = i32(z + pw()) - i32(b * dw());
      if (at < 0 || u32(at) % sw() != 0u || u32(at) / sw() >= columns()) { continue; }
      r = r + x((((plane * kh() + a) * kw() + b) * rows() + u32(above) / sh()) * columns() + u32(at) / sw());
    }
  }`,
  });
};

/** Each element of the input adds up what the windows that contain it give: `[..., windows, ..., size]`. */
const unfoldBackward: Runner = (queue, [gradient, , dim, size, step], [out]) => {
  const x = gradient as Operand;
  requireFloats("unfold_backward", x);
  const rank = out!.shape.length;
  const d = Number(dim) < 0 ? Number(dim) + rank : Number(dim);
  // A tensor without dimensions is one element, of one window.
  each(queue, out!, {
    name: "unfold backward",
    inputs: { x },
    words: {
      inner: numelOf(out!.shape.slice(d + 1)),
      count: out!.shape[d] ?? 1,
      windows: rank === 0 ? 1 : x.shape[d]!,
      size: Number(size),
      step: Number(step),
    },
    text: `let b = i % inner();
  let rest = i / inner();
  let j = rest % count();
  let a = rest / count();
  var r = 0.0f;
  var first = 0u;
  if (j + 1u > size()) { first = (j + 1u - size() + step() - 1u) / step(); }
  for (var k = first; k < windows() && k * step() <= j; k = k + 1u) { r = r + x(((a * windows() + k) * inner() + b) * size() + (j - k * step())); }`,
  });
};

/** Values at their places in planes of zeros. */
const unpool =
  (spatial: number): Runner =>
  (queue, [self, indices], [out]) => {
    const x = self as Operand;
    const inner = numelOf(out!.shape.slice(-spatial));
    const outer = numelOf(x.shape.slice(-spatial));
    const planes = numelOf(x.shape) / Math.max(1, outer);
    fill(queue, out!, 0);
    if (planes === 0 || outer === 0) return;
    const fresh = temporary(queue, [planes, inner], x.dtype);
    fill(queue, fresh, 0);
    const index = reshaped(queue, indices as Operand, [planes, outer]);
    writeInPlanes(queue, fresh, inner, index, reshaped(queue, x, [planes, outer]), "replace");
    copyElements(queue, out!, reshaped(queue, fresh, out!.shape));
    queue.free(fresh.memory);
  };

/** Largest elements of windows whose starts follow from random samples (Graham, 2014); the last window ends with the image. */
const fractional =
  (spatial: number): Runner =>
  (queue, [self, kernel, size, samples], [values, indices]) => {
    const [x, drawn] = [self as Operand, samples as Operand];
    requireFloats("fractional_max_pool", x);
    const three = (list: readonly unknown[]): readonly number[] => [...(spatial === 2 ? [1] : []), ...list.map(Number)];
    const [depth, height, width] = three(x.shape.slice(-spatial)) as [number, number, number];
    const [kd, kh, kw] = three(kernel as readonly number[]) as [number, number, number];
    const [od, oh, ow] = three(size as readonly number[]) as [number, number, number];
    const stepOf = (n: number, k: number, count: number): { float: number } => ({ float: (n - k) / (count - 1) });
    const words = {
      depth,
      height,
      width,
      kd,
      kh,
      kw,
      od,
      oh,
      ow,
      step_d: stepOf(depth, kd, od),
      step_h: stepOf(height, kh, oh),
      step_w: stepOf(width, kw, ow),
    };
    const [d, h, w] =
      spatial === 3
        ? ["drawn(plane * 3u)", "drawn(plane * 3u + 1u)", "drawn(plane * 3u + 2u)"]
        : ["0.0f", "drawn(plane * 2u + 1u)", "drawn(plane * 2u)"];
    const text = (result: string): string => `let ox = i % ow();
  let r1 = i / ow();
  let oy = r1 % oh();
  let r2 = r1 / oh();
  let oz = r2 % od();
  let plane = r2 / od();
  let z0 = start(oz, od(), depth(), kd(), ${d}, step_d());
  let y0 = start(oy, oh(), height(), kh(), ${h}, step_h());
  let x0 = start(ox, ow(), width(), kw(), ${w}, step_w());
  var best = negated(c_inf());
  var at = (z0 * height() + y0) * width() + x0;
  for (var z = z0; z < z0 + kd(); z = z + 1u) {
    for (var y = y0; y < y0 + kh(); y = y + 1u) {
      for (var k = x0; k < x0 + kw(); k = k + 1u) {
        let here = (z * height() + y) * width() + k;
        let v = x(plane * depth() * height() * width() + here);
        if (is_nan(v) || less(best, v)) { best = v; at = here; }
      }
    }
  }
  let r = ${result};`;
    const helpers = `fn start(o: u32, count: u32, size: u32, window: u32, sample: f32, step: f32) -> u32 {
  if (o + 1u == count) { return size - window; }
  return u32(i32(opaque(f32(o) + sample) * step) - i32(sample * step));
}`;
    const inputs = { x, drawn };
    each(queue, values!, { name: `fractional pool ${spatial}d`, inputs, words, helpers, text: text("best") });
    each(queue, indices!, {
      name: `fractional pool ${spatial}d places`,
      inputs,
      words,
      helpers,
      text: text("i32(at)"),
    });
  };

const fractionalBackward =
  (spatial: number): Runner =>
  (queue, [gradient, self, , , indices], [out]) =>
    maxPoolBackward(queue, gradient as Operand, self as Operand, indices as Operand, spatial, out!);

export const windowKernels: Readonly<Record<string, Runner>> = {
  im2col,
  col2im,
  unfold_backward: unfoldBackward,
  max_unpool2d: unpool(2),
  max_unpool3d: unpool(3),
  fractional_max_pool2d: fractional(2),
  fractional_max_pool3d: fractional(3),
  fractional_max_pool2d_backward: fractionalBackward(2),
  fractional_max_pool3d_backward: fractionalBackward(3),
};
