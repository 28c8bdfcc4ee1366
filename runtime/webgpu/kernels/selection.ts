// Elements of sorted rows, membership, counts of bins, parts of numbers, and values in place of masked elements.

import type { DType } from "../../core/dtype.js";
import { UnsupportedError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import { contiguousStrides } from "../../core/shape.js";
import type { Queue } from "../queue.js";
import { storedAs } from "../wgsl/storage.js";
import { copyElements } from "./copy.js";
import { each, requireFloats } from "./each.js";
import { filled, readPlaces, reshaped, writePlaces } from "./indexing.js";
import { numelOf, type Operand, temporary } from "./operands.js";
import { compute, promoted, type Runner } from "./pointwise.js";
import { reductionKernels } from "./reductions.js";
import { scanKernels } from "./scans.js";
import { fill } from "./shapes.js";
import { sortedPositions } from "./sorting.js";

const wrapped = (dim: unknown, rank: number): number =>
  Number(dim) < 0 ? Number(dim) + Math.max(rank, 1) : Number(dim);

/** Dimension `d` of a shape, of size 1. */
const reducedShape = (shape: readonly number[], d: number): readonly number[] =>
  shape.map((size, k) => (k === d ? 1 : size));

/** The elements at positions along a dimension, which have its size 1. */
function pickAt(queue: Queue, self: Operand, d: number, positions: Operand, values: Operand): void {
  const shape = reducedShape(self.shape, d);
  const index: Operand = { ...reshaped(queue, positions, shape) };
  const target = temporary(queue, shape, self.dtype);
  readPlaces(
    queue,
    {
      tensor: self,
      shape,
      steps: self.strides.map((step, k) => (k === d ? 0 : step)),
      index,
      indexSteps: index.strides,
      step: self.strides[d] ?? 0,
      size: self.shape[d] ?? 1,
      wraps: false,
    },
    target,
  );
  copyElements(queue, values, reshaped(queue, target, values.shape));
  queue.free(target.memory);
}

/** Picks from each sorted row the element of a rank: a text of the row's length `n`, its NaNs `nans`, and `wanted()`. */
function ranked(
  queue: Queue,
  name: string,
  self: Operand,
  d: number,
  wanted: number,
  rank: string,
  values: Operand,
  indices: Operand,
): void {
  if (storedAs(self.dtype).type === null) throw new UnsupportedError(`${name}: webgpu does not sort ${self.dtype}`);
  if (numelOf(values.shape) === 0) return;
  const positions = sortedPositions(queue, self, d, false);
  const isFloat = storedAs(self.dtype).type === "f32";
  const shape = reducedShape(self.shape, d);
  const found = temporary(queue, shape, "int64");
  each(queue, found, {
    name: `${name} positions`,
    inputs: { x: self, positions },
    words: { n: self.shape[d] ?? 1, inner: numelOf(self.shape.slice(d + 1)), wanted },
    text: `var nans = 0u;
  ${isFloat ? "for (var k = 0u; k < n(); k = k + 1u) { if (is_nan(x(((i / inner()) * n() + k) * inner() + i % inner()))) { nans = nans + 1u; } }" : ""}
  let r = positions(i * n() + ${rank});`,
  });
  pickAt(queue, self, d, found, values);
  copyElements(queue, indices, reshaped(queue, found, indices.shape));
  queue.free(positions.memory);
  queue.free(found.memory);
}

const medianRanks = {
  median: "select((n() - 1u) / 2u, n() - nans, nans > 0u)",
  nanmedian: "u32(max(0, (i32(n()) - i32(nans) - 1) / 2))",
} as const;

const medianAlong =
  (name: keyof typeof medianRanks): Runner =>
  (queue, [self, dim], [values, indices]) => {
    const x = self as Operand;
    ranked(queue, name, x, wrapped(dim, x.shape.length), 0, medianRanks[name], values!, indices!);
  };

const medianOfAll =
  (name: keyof typeof medianRanks): Runner =>
  (queue, [self], [out]) => {
    const x = self as Operand;
    const n = numelOf(x.shape);
    if (n === 0) {
      fill(queue, out!, storedAs(x.dtype).type === "f32" ? Number.NaN : 0);
      return;
    }
    const flat = reshaped(queue, x, [n]);
    const indices = temporary(queue, [], "int64");
    ranked(queue, name, flat, 0, 0, medianRanks[name], out!, indices);
    queue.free(indices.memory);
  };

const kthvalue: Runner = (queue, [self, k, dim], [values, indices]) => {
  const x = self as Operand;
  ranked(queue, "kthvalue", x, wrapped(dim, x.shape.length), Number(k) - 1, "wanted()", values!, indices!);
};

/** Elements or a number in a dtype. */
function inDType(queue: Queue, value: Operand | Scalar, dtype: DType): Operand {
  if (typeof value !== "object" || !("memory" in value)) {
    return filled(queue, value, temporary(queue, [], dtype), []);
  }
  if (value.dtype === dtype) return value;
  const made = temporary(queue, value.shape, dtype);
  copyElements(queue, made, value);
  return made;
}

const isin: Runner = (queue, [elements, tests, , invert], [out]) => {
  const given = [elements, tests] as readonly (Operand | Scalar)[];
  const operands = given.filter((one): one is Operand => typeof one === "object" && "memory" in (one as object));
  const numbers = given.filter((one): one is Scalar => !operands.includes(one as Operand));
  const dtype = promoted(operands, numbers);
  const [x, y] = given.map((one) => inDType(queue, one, dtype)) as [Operand, Operand];
  const type = storedAs(dtype).type;
  each(queue, out!, {
    name: "isin",
    inputs: { x, y },
    words: { count: numelOf(y.shape), inverted: invert === true ? 1 : 0 },
    wide: true,
    text: `let v = x(i);
  var found = false;
  for (var k = 0u; k < count(); k = k + 1u) { if (${type === "f32" ? "same(v, y(k))" : type === "i64" ? "all(v == y(k))" : "v == y(k)"}) { found = true; break; } }
  let r = select(0, 1, found != (inverted() == 1u));`,
  });
};

/** Counts of elements in equal bins between two bounds; those of the elements if both are the same. */
const histc: Runner = (queue, [self, bins, min, max], [out]) => {
  const x = self as Operand;
  requireFloats("histc", x);
  const n = numelOf(x.shape);
  const count = Number(bins);
  const range = temporary(queue, [2], "float32");
  const [low, high] = [Number(min), Number(max)].map(Math.fround) as [number, number];
  if (low === high && n > 0) {
    const flat = reshaped(queue, x, [n]);
    for (const [k, name] of ["amin.out", "amax.out"].entries()) {
      const one = temporary(queue, [], x.dtype);
      reductionKernels[name]!(queue, [flat, [], false], [one]);
      copyElements(queue, { ...range, shape: [], strides: [], offset: k }, one);
      queue.free(one.memory);
    }
  } else queue.write(range.memory, 0, new Uint8Array(Float32Array.of(low, high).buffer));
  const places = temporary(queue, [Math.max(1, n)], "int32");
  const ones = temporary(queue, [Math.max(1, n)], "float32");
  const shared = {
    inputs: { x, range },
    words: { bins: count },
    helpers: `fn bin_of(v: f32) -> i32 {
  var low = range(0u);
  var high = range(1u);
  if (!f_isfinite(low) || !f_isfinite(high)) { fail(3u); return -1; }
  if (low == high) { low = low - 1.0f; high = high + 1.0f; }
  if (!(at_most(low, v) && at_most(v, high))) { return -1; }
  return min(i32(div(opaque(opaque(v - low) * f32(bins())), high - low)), i32(bins()) - 1);
}`,
  };
  const counts = temporary(queue, [count], "float32");
  fill(queue, counts, 0);
  if (n > 0) {
    each(queue, places, { name: "histogram places", ...shared, text: "let r = max(0, bin_of(x(i)));" });
    each(queue, ones, {
      name: "histogram counts",
      ...shared,
      text: "var r = 0.0f;\n  if (bin_of(x(i)) >= 0) { r = 1.0f; }",
    });
    writePlaces(
      queue,
      {
        tensor: counts,
        shape: [n],
        steps: [0],
        index: places,
        indexSteps: [1],
        step: 1,
        size: count,
        wraps: false,
      },
      ones,
      "add",
    );
  }
  copyElements(queue, out!, counts);
  for (const { memory } of [range, places, ones, counts]) queue.free(memory);
};

const frexp: Runner = (queue, [self], [mantissa, exponent]) => {
  const x = self as Operand;
  requireFloats("frexp", x);
  const helpers = `fn is_plain(v: f32) -> bool { return is_true(v) && f_isfinite(v); }`;
  each(queue, mantissa!, {
    name: "mantissa",
    inputs: { x },
    words: {},
    helpers,
    text: "var r = x(i);\n  if (is_plain(r)) { let p = parts(r); r = with_sign(0.5f * f_abs(p.m), r); }",
  });
  each(queue, exponent!, {
    name: "exponent",
    inputs: { x },
    words: {},
    helpers,
    text: "let v = x(i);\n  var r = 0;\n  if (is_plain(v)) { let p = parts(v); r = p.e + 1; }",
  });
};

/** Elements of a source, in order, in place of those that a mask marks. */
export function maskedScatter(queue: Queue, [self, mask, source]: readonly unknown[]): void {
  const out = self as Operand;
  const [x, given] = [self as Operand, source as Operand];
  const { shape } = out;
  const n = numelOf(shape);
  if (n === 0) return;
  const over = (tensor: Operand): Operand => ({
    ...tensor,
    shape,
    strides: shape.map((_, d) => {
      const k = d - (shape.length - tensor.shape.length);
      return k < 0 || tensor.shape[k] === 1 ? 0 : tensor.strides[k]!;
    }),
  });
  const marks = temporary(queue, [n], "int64");
  copyElements(queue, { ...marks, shape, strides: contiguousStrides(shape) }, over(mask as Operand));
  const sums = temporary(queue, [n], "int64");
  scanKernels["cumsum.out"]!(queue, [marks, 0], [sums]);
  // Where nothing is taken, the first element is read.
  const places = temporary(queue, [n], "int64");
  const count = numelOf(given.shape);
  each(queue, places, {
    name: "masked places",
    inputs: { sums, marks },
    words: { count },
    text: `var r = 0;
  if (marks(i) != 0) { r = sums(i) - 1; if (u32(r) >= count()) { fail(2u); r = 0; } }`,
  });
  if (count > 0) {
    const flat = reshaped(queue, given, [count]);
    const taken = temporary(queue, [n], given.dtype);
    readPlaces(
      queue,
      { tensor: flat, shape: [n], steps: [0], index: places, indexSteps: [1], step: 1, size: count, wraps: false },
      taken,
    );
    const row = {
      name: "masked_scatter",
      truths: "a",
      parameters: [],
      isTruth: false,
      body: "return select(c, b, a);",
    };
    const chosen = { ...taken, shape, strides: contiguousStrides(shape) };
    compute(queue, row, x.dtype, storedAs(x.dtype).type!, [over(mask as Operand), chosen, x], [], out);
    queue.free(taken.memory);
  }
  for (const { memory } of [marks, sums, places]) queue.free(memory);
}

/** By the names of functional forms. */
export const selectionKernels: Readonly<Record<string, Runner>> = {
  kthvalue,
  median: medianOfAll("median"),
  "median.dim": medianAlong("median"),
  nanmedian: medianOfAll("nanmedian"),
  "nanmedian.dim": medianAlong("nanmedian"),
  "isin.Tensor_Tensor": isin,
  "isin.Tensor_Scalar": isin,
  "isin.Scalar_Tensor": isin,
  histc,
  "frexp.Tensor": frexp,
};
