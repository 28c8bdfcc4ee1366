// Distances between rows by a p-norm, and their gradients.

import type { Queue } from "../queue.js";
import { each, requireFloats, type Word } from "./each.js";
import { numelOf, type Operand } from "./operands.js";
import type { Runner } from "./pointwise.js";

/** What a norm's order is to shaders: one of the four that have forms of their own, or another. */
const kindOf = (p: number): number =>
  p === 0 ? 0 : p === 1 ? 1 : p === 2 ? 2 : p === Number.POSITIVE_INFINITY ? 3 : 4;

/** Words of a norm. */
const norm = (p: unknown): Readonly<Record<string, Word>> => ({
  kind: kindOf(Number(p)),
  p: { float: Number.isFinite(Number(p)) ? Number(p) : 0 },
});

const distance = `fn distance(a: u32, b: u32) -> f32 {
  var s = 0.0f;
  for (var c = 0u; c < width(); c = c + 1u) {
    let d = f_abs(x(a * width() + c) - y(b * width() + c));
    switch kind() {
      case 0u: { s = s + select(one_if(is_true(d)), d, is_nan(d)); }
      case 1u: { s = s + d; }
      case 2u: { s = s + d * d; }
      case 3u: { s = f_maximum(s, d); }
      default: { s = s + f_pow(d, p()); }
    }
  }
  if (kind() == 2u) { return f_sqrt(s); }
  if (kind() == 4u) { return f_pow(s, div(1.0f, p())); }
  return s;
}`;

/** The derivative of a distance by a difference; 0 where the distance is 0. */
const slope = `fn slope(d: f32, r: f32) -> f32 {
  if (kind() == 1u) { return f_sign(d); }
  if (!is_true(r)) { return 0.0f; }
  if (kind() == 2u) { return div(d, r); }
  if (kind() == 3u) { return select(0.0f, f_sign(d), same(f_abs(d), r)); }
  if (!is_true(d) && p() < 2.0f) { return 0.0f; }
  return f_sign(d) * f_pow(div(f_abs(d), r), p() - 1.0f);
}`;

/** A tensor over a larger batch. */
function over(tensor: Operand, batch: readonly number[]): Operand {
  const shape = [...batch, ...tensor.shape.slice(-2)];
  const lead = shape.length - tensor.shape.length;
  return {
    ...tensor,
    shape,
    strides: shape.map((size, d) =>
      d < lead || (tensor.shape[d - lead] === 1 && size !== 1) ? 0 : tensor.strides[d - lead]!,
    ),
  };
}

const cdist: Runner = (queue, [x1, x2, p], [out]) => {
  const [a, b] = [x1 as Operand, x2 as Operand];
  requireFloats("_cdist_forward", a);
  const batch = out!.shape.slice(0, -2);
  each(queue, out!, {
    name: "cdist",
    inputs: { x: over(a, batch), y: over(b, batch) },
    words: { width: a.shape.at(-1)!, rows: a.shape.at(-2)!, others: b.shape.at(-2)!, ...norm(p) },
    helpers: distance,
    text: `let pair = i % (rows() * others());
  let k = i / (rows() * others());
  let r = distance(k * rows() + pair / others(), k * others() + pair % others());`,
  });
};

const cdistBackward: Runner = (queue, [gradient, x1, x2, p, distances], [out]) => {
  const [a, b, grad] = [x1 as Operand, x2 as Operand, gradient as Operand];
  requireFloats("_cdist_backward", a);
  const batch = grad.shape.slice(0, -2);
  const whole: Operand = out!;
  if (Number(p) === 0 || numelOf(grad.shape) === 0) {
    zero(queue, whole);
    return;
  }
  each(queue, whole, {
    name: "cdist backward",
    inputs: { x: over(a, batch), y: over(b, batch), grad, found: distances as Operand },
    words: { width: a.shape.at(-1)!, rows: a.shape.at(-2)!, others: b.shape.at(-2)!, ...norm(p) },
    helpers: slope,
    text: `let c = i % width();
  let row = i / width();
  let k = row / rows();
  var r = 0.0f;
  for (var j = 0u; j < others(); j = j + 1u) {
    let pair = row * others() + j;
    r = r + grad(pair) * slope(x(i) - y((k * others() + j) * width() + c), found(pair));
  }`,
  });
};

const zero = (queue: Queue, out: Operand): void =>
  each(queue, out, { name: "zero", inputs: {}, words: {}, text: "let r = 0.0f;" });

const pdist: Runner = (queue, [self, p], [out]) => {
  const x = self as Operand;
  requireFloats("_pdist_forward", x);
  each(queue, out!, {
    name: "pdist",
    inputs: { x, y: x },
    words: { width: x.shape[1]!, rows: x.shape[0]!, ...norm(p) },
    helpers: distance,
    text: `var a = 0u;
  var rest = i;
  while (rest >= rows() - 1u - a) { rest = rest - (rows() - 1u - a); a = a + 1u; }
  let r = distance(a, a + 1u + rest);`,
  });
};

const pdistBackward: Runner = (queue, [gradient, self, p, distances], [out]) => {
  const x = self as Operand;
  requireFloats("_pdist_backward", x);
  if (Number(p) === 0 || numelOf((gradient as Operand).shape) === 0) {
    zero(queue, out!);
    return;
  }
  each(queue, out!, {
    name: "pdist backward",
    inputs: { x, grad: gradient as Operand, found: distances as Operand },
    words: { width: x.shape[1]!, rows: x.shape[0]!, ...norm(p) },
    helpers: slope,
    text: `let c = i % width();
  let row = i / width();
  var r = 0.0f;
  for (var j = 0u; j < rows(); j = j + 1u) {
    if (j == row) { continue; }
    let a = min(row, j);
    let pair = a * rows() - a * (a + 1u) / 2u + (max(row, j) - a - 1u);
    r = r + grad(pair) * slope(x(i) - x(j * width() + c), found(pair));
  }`,
  });
};

export const distanceKernels: Readonly<Record<string, Runner>> = {
  _cdist_forward: cdist,
  _cdist_backward: cdistBackward,
  _pdist_forward: pdist,
  _pdist_backward: pdistBackward,
};
