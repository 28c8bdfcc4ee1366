// Bags of rows of a table, with their gradients; segments along an axis; rows and slices scaled to a norm.

import type { Queue } from "../queue.js";
import { copyElements } from "./copy.js";
import { each, requireFloats, type Word } from "./each.js";
import { reshaped, writePlaces } from "./indexing.js";
import { numelOf, type Operand, temporary } from "./operands.js";
import type { Runner } from "./pointwise.js";
import { fill } from "./shapes.js";

const [sum, average, largest] = [0, 1, 2];

/** The row that an index names. */
const rowText = `fn row_of(at: u32) -> u32 {
  let row = picks(at);
  if (row < 0 || u32(row) >= rows()) { fail(2u); return 0u; }
  return u32(row);
}`;

/** A bag's first place and the one behind its last. */
const bagText = `fn offset_at(b: u32) -> u32 {
  let offset = starts(b);
  if (offset < 0 || u32(offset) > count() || (b == 0u && offset != 0)) { fail(2u); return 0u; }
  return u32(offset);
}
fn bag_start(b: u32) -> u32 { return offset_at(b); }
fn bag_end(b: u32) -> u32 { if (b + 1u < offsets()) { return offset_at(b + 1u); } return count(); }
${rowText}`;

const embeddingBag: Runner = (queue, args, outputs) => {
  const [weights, indices, offsets, , mode, , scales, , padding] = args;
  const [table, picks, starts] = [weights as Operand, indices as Operand, offsets as Operand];
  requireFloats("_embedding_bag", table);
  const [out, bagOf, sizes, most] = outputs as readonly [Operand, Operand, Operand, Operand];
  const kind = Number(mode);
  const bags = out.shape[0]!;
  const words = {
    rows: table.shape[0]!,
    width: table.shape[1]!,
    count: numelOf(picks.shape),
    offsets: numelOf(starts.shape),
    bags,
    padding: Number(padding),
    mode: kind,
  };
  const inputs = { picks, starts };
  const helpers = bagText;
  each(queue, out, {
    name: "embedding bag",
    inputs: { ...inputs, table, scale: (scales ?? null) as Operand | null },
    words,
    helpers,
    text: `let c = i % width();
  let b = i / width();
  var r = 0.0f;
  var n = 0u;
  for (var k = bag_start(b); k < bag_end(b); k = k + 1u) {
    let row = row_of(k);
    if (row == padding()) { continue; }
    let v = table(row * width() + c);
    if (mode() == ${largest}u) { if (n == 0u || less(r, v)) { r = v; } } else if (has_scale) { r = r + v * scale(k); } else { r = r + v; }
    n = n + 1u;
  }
  if (mode() == ${average}u) { r = r / f32(max(n, 1u)); }`,
  });
  if (numelOf(bagOf.shape) > 0)
    each(queue, bagOf, {
      name: "embedding bag of",
      inputs: { starts },
      words,
      text: `var r = 0;
  for (var b = 1u; b < bags(); b = b + 1u) { if (u32(starts(b)) <= i) { r = i32(b); } }`,
    });
  const counts = {
    name: "embedding bag sizes",
    inputs,
    words,
    helpers,
    text: `var r = 0;
  if (mode() != ${sum}u && i < bags()) { for (var k = bag_start(i); k < bag_end(i); k = k + 1u) { if (row_of(k) != padding()) { r = r + 1; } } }`,
  };
  each(queue, sizes, counts);
  if (kind !== largest) each(queue, most, counts);
  else
    each(queue, most, {
      name: "embedding bag maxima",
      inputs: { ...inputs, table },
      words,
      helpers,
      text: `let c = i % width();
  let b = i / width();
  var best = 0.0f;
  var n = 0u;
  var r = 0;
  for (var k = bag_start(b); k < bag_end(b); k = k + 1u) {
    let row = row_of(k);
    if (row == padding()) { continue; }
    let v = table(row * width() + c);
    if (n == 0u || less(best, v)) { best = v; r = i32(row); }
    n = n + 1u;
  }`,
    });
};

/** Adds rows of float32 at rows of a table; columns are those of `picks` if it has some. */
function addRows(queue: Queue, shares: Operand, picks: Operand, out: Operand): void {
  const plain = out.dtype === "float32" ? out : temporary(queue, out.shape, "float32");
  fill(queue, plain, 0);
  const [, width] = plain.shape as [number, number];
  const target = reshaped(queue, plain, plain.shape);
  const isEach = picks.shape.length === 2;
  writePlaces(
    queue,
    {
      tensor: target,
      shape: shares.shape,
      steps: [0, 1],
      index: picks,
      indexSteps: isEach ? picks.strides : [picks.strides[0]!, 0],
      step: width,
      size: target.shape[0]!,
      wraps: false,
    },
    shares,
    "add",
  );
  if (target.memory !== out.memory) copyElements(queue, out, target);
}

const bagBackward: Runner = (queue, args, [out]) => {
  const [gradient, indices, bagOf, bagSize, maxima, , byCount, mode, scales, padding] = args;
  const [grad, picks] = [gradient as Operand, indices as Operand];
  requireFloats("_embedding_bag_dense_backward", grad);
  const [bags, width] = grad.shape as [number, number];
  const words: Record<string, Word> = {
    rows: out!.shape[0]!,
    width,
    count: numelOf(picks.shape),
    padding: Number(padding),
    mode: Number(mode),
    by_count: byCount === true ? 1 : 0,
  };
  if (Number(mode) === largest) {
    const most = reshaped(queue, maxima as Operand, [bags, width]);
    const shares = temporary(queue, [bags, width], "float32");
    each(queue, shares, {
      name: "embedding bag maxima backward",
      inputs: { grad, sizes: bagSize as Operand },
      words,
      text: "var r = grad(i);\n  if (sizes(i / width()) == 0) { r = 0.0f; }",
    });
    addRows(queue, shares, most, out!);
    queue.free(shares.memory);
    return;
  }
  const shares = temporary(queue, [numelOf(picks.shape), width], "float32");
  each(queue, shares, {
    name: "embedding bag backward",
    inputs: {
      grad,
      picks,
      bag_of: bagOf as Operand,
      sizes: bagSize as Operand,
      scale: (scales ?? null) as Operand | null,
    },
    words,
    helpers: rowText,
    text: `let k = i / width();
  let row = row_of(k);
  let bag = u32(bag_of(k));
  var r = grad(bag * width() + i % width());
  if (has_scale) { r = r * scale(k); }
  if (by_count() == 1u) {
    var n = 0u;
    for (var j = 0u; j < count(); j = j + 1u) { if (u32(picks(j)) == row) { n = n + 1u; } }
    r = r / f32(n);
  }
  if (mode() == ${average}u && sizes(bag) != 0) { r = r / f32(sizes(bag)); }
  if (row == padding()) { r = 0.0f; }`,
  });
  addRows(queue, shares, reshaped(queue, picks, [numelOf(picks.shape)]), out!);
  queue.free(shares.memory);
};

const bagScalesBackward: Runner = (queue, [gradient, weights, indices, offsets, bagOf, , padding], [out]) => {
  const [grad, table] = [gradient as Operand, weights as Operand];
  requireFloats("_embedding_bag_per_sample_weights_backward", grad);
  const known = numelOf((bagOf as Operand).shape) > 0;
  each(queue, out!, {
    name: `embedding bag scales${known ? "" : " by starts"}`,
    inputs: { grad, table, picks: indices as Operand, bag_of: known ? (bagOf as Operand) : (offsets as Operand) },
    words: {
      rows: table.shape[0]!,
      width: table.shape[1]!,
      bags: numelOf((offsets as Operand).shape),
      padding: Number(padding),
    },
    helpers: rowText,
    text: `let row = row_of(i);
  ${known ? "let bag = u32(bag_of(i));" : "var bag = 0u;\n  for (var b = 1u; b < bags(); b = b + 1u) { if (u32(bag_of(b)) <= i) { bag = b; } }"}
  var r = 0.0f;
  if (row != padding()) { for (var c = 0u; c < width(); c = c + 1u) { r = r + grad(bag * width() + c) * table(row * width() + c); } }`,
  });
};

const rowNorm = `fn size_of(v: f32, s: f32) -> f32 {
  let a = f_abs(v);
  switch kind() {
    case 0u: { return s + one_if(is_true(a)); }
    case 1u: { return s + a; }
    case 2u: { return s + a * a; }
    case 3u: { return f_maximum(s, a); }
    default: { return s + f_pow(a, p()); }
  }
}
fn norm_of(s: f32) -> f32 {
  if (kind() == 2u) { return f_sqrt(s); }
  if (kind() == 4u) { return f_pow(s, div(1.0f, p())); }
  return s;
}
fn factor(norm: f32) -> f32 { if (less(most(), norm)) { return div(most(), norm + 1e-7f); } return 1.0f; }`;

const normWords = (p: unknown, most: unknown): Readonly<Record<string, Word>> => ({
  kind: Number(p) === Number.POSITIVE_INFINITY ? 3 : [0, 1, 2].includes(Number(p)) ? Number(p) : 4,
  p: { float: Number.isFinite(Number(p)) ? Number(p) : 0 },
  most: { float: Number(most) },
});

/** Slices along a dimension whose norm is too large are scaled. */
const renorm: Runner = (queue, [self, p, dim, most], [out]) => {
  const x = self as Operand;
  requireFloats("renorm", x);
  const d = Number(dim) < 0 ? Number(dim) + x.shape.length : Number(dim);
  const words = {
    size: x.shape[d]!,
    inner: numelOf(x.shape.slice(d + 1)),
    outer: numelOf(x.shape.slice(0, d)),
    ...normWords(p, most),
  };
  const factors = temporary(queue, [words.size], "float32");
  each(queue, factors, {
    name: "renorm factors",
    inputs: { x },
    words,
    helpers: rowNorm,
    text: `var s = 0.0f;
  for (var a = 0u; a < outer(); a = a + 1u) { for (var b = 0u; b < inner(); b = b + 1u) { s = size_of(x((a * size() + i) * inner() + b), s); } }
  let r = factor(norm_of(s));`,
  });
  each(queue, out!, {
    name: "renorm",
    inputs: { x, factors },
    words,
    text: "let r = x(i) * factors((i / inner()) % size());",
  });
  queue.free(factors.memory);
};

/** Rows that indices name, scaled in place. */
export function embeddingRenorm(queue: Queue, [self, indices, most, p]: readonly unknown[]): void {
  const [x, picks] = [self as Operand, indices as Operand];
  requireFloats("embedding_renorm_", x);
  if (numelOf(picks.shape) === 0 || numelOf(x.shape) === 0) return;
  const fresh = temporary(queue, x.shape, "float32");
  const [rows, width] = x.shape as [number, number];
  const words = { rows, width, count: numelOf(picks.shape), ...normWords(p, most) };
  const factors = temporary(queue, [rows], "float32");
  each(queue, factors, {
    name: "embedding renorm factors",
    inputs: { x, picks },
    words,
    helpers: `${rowNorm}
fn picked(row: u32) -> bool {
  var found = false;
  for (var k = 0u; k < count(); k = k + 1u) {
    var pick = picks(k);
    if (pick < 0) { pick = pick + i32(rows()); }
    if (pick < 0 || u32(pick) >= rows()) { fail(2u); continue; }
    if (u32(pick) == row) { found = true; }
  }
  return found;
}`,
    text: `var r = 1.0f;
  if (picked(i)) {
    var s = 0.0f;
    for (var c = 0u; c < width(); c = c + 1u) { s = size_of(x(i * width() + c), s); }
    r = factor(norm_of(s));
  }`,
  });
  each(queue, fresh, {
    name: "embedding renorm",
    inputs: { x, factors },
    words,
    text: "let r = x(i) * factors(i / width());",
  });
  copyElements(queue, x, fresh);
  queue.free(factors.memory);
  queue.free(fresh.memory);
}

/** A row's segments: from lengths, or from offsets. */
interface Segments {
  readonly bounds: Operand;
  readonly words: Readonly<Record<string, Word>>;
}

function segmentsOf(data: Operand, lengths: unknown, offsets: unknown, axis: unknown, initial: unknown): Segments {
  const d = Number(axis) < 0 ? Number(axis) + data.shape.length : Number(axis);
  const bounds = (offsets ?? lengths) as Operand;
  const isOffsets = offsets !== null && offsets !== undefined;
  const perRow = bounds.shape[d]!;
  return {
    bounds,
    words: {
      by_offsets: isOffsets ? 1 : 0,
      per_row: perRow,
      segments: isOffsets ? perRow - 1 : perRow,
      size: data.shape[d]!,
      inner: numelOf(data.shape.slice(d + 1)),
      starts_given: initial === null || initial === undefined ? 0 : 1,
      initial: { float: Number(initial ?? 0) },
    },
  };
}

/** Where a segment of a row begins and ends. */
const segmentText = `fn segment(row: u32, s: u32) -> vec2<u32> {
  if (by_offsets() == 1u) { return vec2<u32>(u32(bounds(row * per_row() + s)), u32(bounds(row * per_row() + s + 1u))); }
  var start = 0u;
  for (var k = 0u; k < s; k = k + 1u) { start = start + u32(bounds(row * per_row() + k)); }
  return vec2<u32>(start, start + u32(bounds(row * per_row() + s)));
}`;

const starts: Readonly<Record<string, string>> = {
  max: "negated(c_inf())",
  min: "c_inf()",
  prod: "1.0f",
  sum: "0.0f",
  mean: "0.0f",
};
const joins: Readonly<Record<string, string>> = {
  max: "select(r, v, less(r, v) || is_nan(v))",
  min: "select(r, v, less(v, r) || is_nan(v))",
  prod: "r * v",
  sum: "r + v",
  mean: "r + v",
};

const segmentReduce: Runner = (queue, [data, reduce, lengths, , offsets, axis, , initial], [out]) => {
  const x = data as Operand;
  requireFloats("segment_reduce", x);
  const { bounds, words } = segmentsOf(x, lengths, offsets, axis, initial);
  const how = String(reduce);
  each(queue, out!, {
    name: `segment ${how}`,
    inputs: { x, bounds },
    words,
    helpers: segmentText,
    text: `let b = i % inner();
  let s = (i / inner()) % segments();
  let row = i / (inner() * segments());
  let ends = segment(row, s);
  if (ends.y > size() || ends.x > ends.y) { fail(2u); }
  var r = select(${starts[how]!}, initial(), starts_given() == 1u);
  for (var k = ends.x; k < min(ends.y, size()); k = k + 1u) {
    let v = x((row * size() + k) * inner() + b);
    r = ${joins[how]!};
  }
  ${how === "mean" ? "if (ends.y > ends.x) { r = r / f32(ends.y - ends.x); } else if (starts_given() == 0u) { r = c_nan(); }" : ""}`,
  });
};

const segmentBackward: Runner = (queue, [gradient, output, data, reduce, lengths, offsets, axis, initial], [out]) => {
  const x = data as Operand;
  requireFloats("_segment_reduce_backward", x);
  const { bounds, words } = segmentsOf(x, lengths, offsets, axis, initial);
  const how = String(reduce);
  const bodies: Readonly<Record<string, string>> = {
    extreme: `let reached = found(at);
    if (same(v, reached) || is_nan(v)) {
      var n = 0.0f;
      for (var k = ends.x; k < ends.y; k = k + 1u) {
        let other = x((row * size() + k) * inner() + b);
        if (same(other, reached) || is_nan(other)) { n = n + 1.0f; }
      }
      r = grad(at) / n;
    }`,
    prod: `if (is_true(v) && !is_nan(v)) { r = div(grad(at) * found(at), v); } else {
      var others = select(1.0f, initial(), starts_given() == 1u);
      for (var k = ends.x; k < ends.y; k = k + 1u) { if (k != j) { others = others * x((row * size() + k) * inner() + b); } }
      r = grad(at) * others;
    }`,
    mean: "r = grad(at) / f32(ends.y - ends.x);",
    sum: "r = grad(at);",
  };
  each(queue, out!, {
    name: `segment ${how} backward`,
    inputs: { x, bounds, grad: gradient as Operand, found: output as Operand },
    words,
    helpers: segmentText,
    text: `let b = i % inner();
  let j = (i / inner()) % size();
  let row = i / (inner() * size());
  let v = x(i);
  var r = 0.0f;
  for (var s = 0u; s < segments(); s = s + 1u) {
    let ends = segment(row, s);
    if (j < ends.x || j >= ends.y) { continue; }
    let at = (row * segments() + s) * inner() + b;
    ${bodies[how === "max" || how === "min" ? "extreme" : how]!}
  }`,
  });
};

/** What an `index_reduce` of a name starts from, and how it takes an element. */
const reductions: Readonly<Record<string, readonly [start: string, join: string]>> = {
  prod: ["1.0f", "r * v"],
  mean: ["0.0f", "r + v"],
  amax: ["negated(c_inf())", "f_maximum(r, v)"],
  amin: ["c_inf()", "f_minimum(r, v)"],
};

const indexReduce: Runner = (queue, [self, dim, index, source, reduce, includeSelf], [out]) => {
  const x = self as Operand;
  requireFloats("index_reduce", x);
  const rank = x.shape.length;
  const d = Number(dim) < 0 ? Number(dim) + Math.max(1, rank) : Number(dim);
  const how = String(reduce);
  const [start, join] = reductions[how]!;
  each(queue, out!, {
    name: `index reduce ${how}`,
    inputs: { x, picks: index as Operand, source: source as Operand },
    words: {
      size: rank === 0 ? 1 : x.shape[d]!,
      inner: numelOf(x.shape.slice(d + 1)),
      count: numelOf((index as Operand).shape),
      includes: includeSelf === false ? 0 : 1,
    },
    text: `let b = i % inner();
  let j = (i / inner()) % size();
  let a = i / (inner() * size());
  var r = x(i);
  var n = select(0.0f, 1.0f, includes() == 1u);
  var met = false;
  for (var k = 0u; k < count(); k = k + 1u) {
    let pick = picks(k);
    if (pick < 0 || u32(pick) >= size()) { fail(2u); continue; }
    if (u32(pick) != j) { continue; }
    if (!met && includes() == 0u) { r = ${start}; }
    met = true;
    n = n + 1.0f;
    let v = source((a * count() + k) * inner() + b);
    r = ${join};
  }
  ${how === "mean" ? "if (met) { r = r / n; }" : ""}`,
  });
};

export const bagKernels: Readonly<Record<string, Runner>> = {
  _embedding_bag: embeddingBag,
  _embedding_bag_forward_only: embeddingBag,
  _embedding_bag_dense_backward: bagBackward,
  _embedding_bag_per_sample_weights_backward: bagScalesBackward,
  renorm,
  segment_reduce: segmentReduce,
  _segment_reduce_backward: segmentBackward,
  index_reduce: indexReduce,
};
