// Families of common calls: mixed dtypes and numbers, indices of every kind, in-place writes to views, outputs of another dtype or shape.

import type { DType } from "../../runtime/core/dtype.js";
import type { Family } from "./families.js";
import type { Mint, Ref } from "./mint.js";

const dtypeOf = (m: Mint): DType =>
  m.pick<DType>("bool", "uint8", "int8", "int16", "int32", "int64", m.float, m.float, m.float, "float64");
/** Typical shapes, including those without dimensions and with sizes of 1 and 0. */
const shapeOf = (m: Mint, low = 0, high = 3): number[] => m.list(m.int(low, high), () => m.pick(0, 1, 1, 2, 3, 3, 4));
const dim = (m: Mint, rank: number): number => m.int(-Math.max(1, rank), Math.max(1, rank) - 1);
/** A shape that usually broadcasts with another. */
const beside = (m: Mint, shape: readonly number[]): number[] => {
  const ones = shape.map((n) => (m.chance(0.4) ? 1 : n));
  if (m.chance(0.3)) return ones.slice(m.int(0, ones.length));
  return m.chance(0.15) ? [m.int(1, 2), ...ones] : m.chance(0.05) ? ones.map((n) => n + 1) : ones;
};
/** A number of any kind, as a program writes it. */
const numberOf = (m: Mint): unknown =>
  m.pick<unknown>(
    { i: 2 },
    { i: -3 },
    { i: 0 },
    { i: 300 },
    { f: 0.5 },
    { f: -1.5 },
    { f: 2 },
    { i: "4294967296" },
    {
      f: "Infinity",
    },
  );

const binaryNames =
  "add sub mul div remainder fmod floor_divide eq ne lt le gt ge bitwise_and bitwise_or bitwise_xor true_divide".split(
    " ",
  );

/** A view of a tensor of at most three dimensions, created in one step. */
function viewOf(m: Mint, self: Ref, rank: number): readonly [Ref, number] {
  const d = rank === 0 ? 0 : dim(m, rank);
  const one = (op: string, rest: Readonly<Record<string, unknown>>): Ref => m.call(op, { self, ...rest })[0]!;
  const roll = m.int(0, rank === 0 ? 1 : 9);
  switch (roll) {
    case 0:
      return [one("unsqueeze", { dim: m.int(-rank - 1, rank) }), rank + 1];
    case 1:
      return [one("view", { size: rank === 0 ? [1] : [-1] }), 1];
    case 2:
      return [
        one("slice.Tensor", {
          dim: d,
          start: m.pick(null, 0, 1, -2),
          end: m.pick(null, 2, -1, 9),
          step: m.pick(1, 1, 2),
        }),
        rank,
      ];
    case 3:
      return [one("select.int", { dim: d, index: m.pick(0, -1, 1) }), rank - 1];
    case 4:
      return [one("transpose.int", { dim0: d, dim1: dim(m, rank) }), rank];
    case 5:
      return rank < 2
        ? [one("alias", {}), rank]
        : [one("diagonal", { offset: m.int(-1, 1), dim1: 0, dim2: -1 }), rank - 1];
    case 6:
      return [one("narrow", { dim: d, start: m.pick(0, 1), length: m.pick(1, 2, 0) }), rank];
    case 7:
      return [one("unfold", { dimension: d, size: m.pick(1, 2), step: m.pick(1, 2) }), rank + 1];
    case 8:
      return [one("squeeze.dim", { dim: d }), rank];
    default:
      return [one("permute", { dims: m.list(rank, (i) => rank - 1 - i) }), rank];
  }
}

/** An operator in place on a tensor. */
function write(m: Mint, self: Ref, other: () => Ref): void {
  m.pick(
    () => m.call("mul_.Tensor", { self, other: other() }),
    () => m.call("add_.Tensor", { self, other: other(), alpha: m.pick(1, 2, 0.5) }),
    () => m.call("copy_", { self, src: other() }),
    () => m.call("fill_.Scalar", { self, value: m.pick(0, 2, -1.5) }),
    () => m.call("zero_", { self }),
    () => m.call("sin_", { self }),
    () => m.call("pow_.Scalar", { self, exponent: m.pick(2, 3, 1) }),
    () => m.call("clamp_", { self, min: m.pick(null, -1), max: 1 }),
    () => m.call("masked_fill_.Scalar", { self, mask: m.t([1], { dtype: "bool" }), value: 2 }),
    () => m.call("sigmoid_", { self }),
    () => m.call("addcmul_", { self, tensor1: other(), tensor2: other(), value: 2 }),
    () => m.call("div_.Tensor", { self, other: m.t([], { values: "positive" }) }),
    () => m.call("relu_", { self }),
    () => m.call("lerp_.Scalar", { self, end: other(), weight: 0.25 }),
  )();
}

const indexOf = (m: Mint, length: number, count: number): Ref => {
  const values = m.list(Math.max(1, count), () => m.int(m.chance(0.03) ? -length - 1 : -length, length - 1));
  return m.t(m.pick<number[]>([count], [1, count], [count, 1], [1]), {
    dtype: m.pick<DType>("int64", "int64", "int64", "int32", "uint8"),
    values: values.map((v) => (m.chance(0.5) ? v : Math.max(0, v))),
  });
};

/** Indices for a tensor: null, integers that broadcast, masks over one dimension or two. */
function indicesFor(m: Mint, shape: readonly number[]): (Ref | null)[] {
  const indices: (Ref | null)[] = [];
  const count = m.int(1, 3);
  for (let d = 0; d < shape.length; ) {
    const roll = m.dice.next();
    if (roll < 0.35) indices.push(null);
    else if (roll < 0.8) indices.push(indexOf(m, shape[d]!, count));
    else if (roll < 0.9 || d + 1 === shape.length) indices.push(m.t([shape[d]!], { dtype: "bool" }));
    else {
      indices.push(m.t([shape[d]!, shape[d + 1]!], { dtype: "bool" }));
      d++;
    }
    d++;
    if (m.chance(0.25)) break;
  }
  return indices.every((one) => one === null) ? [indexOf(m, shape[0]!, count)] : indices;
}

export const everyday: Readonly<Record<string, Family>> = {
  mixed_dtypes: (m) => {
    const shape = shapeOf(m);
    const self = m.t(shape, { dtype: dtypeOf(m), special: true });
    const other = m.chance(0.4)
      ? numberOf(m)
      : m.t(m.chance(0.4) ? [] : beside(m, shape), { dtype: dtypeOf(m), special: true });
    const name = m.pick(...binaryNames);
    const inplace = m.chance(0.3) && name !== "true_divide";
    // Most operators take a number through another overload in PyTorch.
    const isNumber = !("x" in (other as object)) && !/^(add|sub|mul|div|true_divide|floor_divide)$/.test(name);
    const overload = isNumber ? ".Scalar" : name === "floor_divide" && !inplace ? "" : ".Tensor";
    const op = `${name}${inplace ? "_" : ""}${overload}`;
    const alpha = /^(add|sub)$/.test(name) ? { alpha: m.pick<unknown>(1, 1, 2, 0.5) } : {};
    m.call(op, { self, other, ...alpha });
  },
  mixed_scalars: (m) => {
    const self = m.t(shapeOf(m), { dtype: dtypeOf(m) });
    const n = numberOf(m);
    m.pick(
      () => m.call("pow.Tensor_Scalar", { self, exponent: n }),
      () => m.call("pow.Scalar", { self: n, exponent: self }),
      () => m.call("clamp", { self, min: n, max: m.pick<unknown>(null, { i: 4 }, { f: 1.5 }) }),
      () => m.call("rsub.Scalar", { self, other: n, alpha: m.pick<unknown>(1, 2) }),
      () => m.call("where.ScalarOther", { condition: m.t([1], { dtype: "bool" }), self, other: n }),
      () => m.call("where.ScalarSelf", { condition: m.t([1], { dtype: "bool" }), self: n, other: self }),
      () => m.call("masked_fill.Scalar", { self, mask: m.t([1], { dtype: "bool" }), value: n }),
      () => m.call("full_like", { self, fill_value: n }),
      () => m.call("fmod.Scalar", { self, other: n }),
      () => m.call("remainder.Scalar_Tensor", { self: n, other: self }),
      () => m.call("div.Scalar_mode", { self, other: n, rounding_mode: m.pick(null, "floor", "trunc") }),
      () => m.call("lerp.Scalar", { self, end: m.t([]), weight: n }),
      () => m.call("xlogy.Scalar_Self", { self: n, other: self }),
      () => m.call("copysign.Scalar", { self, other: n }),
      () => m.call("add.Scalar", { self, other: n, alpha: m.pick<unknown>(1, { f: 0.5 }) }),
      () => m.call("eq.Scalar", { self, other: n }),
      () => m.call("leaky_relu", { self, negative_slope: n }),
      () => m.call("threshold", { self, threshold: n, value: numberOf(m) }),
    )();
  },
  where_mixed: (m) => {
    const shape = shapeOf(m);
    m.call("where.self", {
      condition: m.t(beside(m, shape), { dtype: m.pick<DType>("bool", "bool", "uint8", "int64") }),
      self: m.t(shape, { dtype: dtypeOf(m) }),
      other: m.t(beside(m, shape), { dtype: dtypeOf(m) }),
    });
  },
  edges_of_reductions: (m) => {
    const shape = shapeOf(m);
    const self = m.t(shape, { dtype: dtypeOf(m), special: true });
    const d = dim(m, shape.length);
    const keepdim = m.chance(0.5);
    m.pick(
      () =>
        m.call("sum.dim_IntList", {
          self,
          dim: m.pick<unknown>([d], [], null),
          keepdim,
          dtype: m.pick(null, dtypeOf(m)),
        }),
      () => m.call("mean.dim", { self, dim: m.pick<unknown>([d], [], null), keepdim }),
      () => m.call("prod.dim_int", { self, dim: d, keepdim }),
      () => m.call("max.dim", { self, dim: d, keepdim }),
      () => m.call("min", { self }),
      () => m.call("amax", { self, dim: m.pick([d], []), keepdim }),
      () => m.call("argmin", { self, dim: m.pick(d, null), keepdim }),
      () => m.call("all.dim", { self, dim: d, keepdim }),
      () => m.call("any", { self }),
      () => m.call("logsumexp", { self, dim: [d], keepdim }),
      () => m.call("var.correction", { self, dim: m.pick([d], null), correction: m.pick(0, 1), keepdim }),
      () => m.call("std_mean.correction", { self, dim: m.pick([d], null), correction: 1, keepdim }),
      () => m.call("median.dim", { self, dim: d, keepdim }),
      () => m.call("nanmedian", { self }),
      () => m.call("cumsum", { self, dim: d, dtype: m.pick(null, dtypeOf(m)) }),
      () => m.call("cummax", { self, dim: d }),
      () => m.call("sort", { self, dim: d, descending: keepdim }),
      () => m.call("topk", { self, k: m.int(0, 2), dim: d }),
      () => m.call("softmax.int", { self, dim: d, dtype: m.pick(null, dtypeOf(m)) }),
      () => m.call("norm.ScalarOpt_dim", { self, p: m.pick(null, 1, 2, 0, 3), dim: [d], keepdim }),
      () => m.call("unique_consecutive", { self, return_counts: true }),
      () => m.call("count_nonzero", { self, dim: m.pick(d, null) }),
      () => m.call("kthvalue", { self, k: 1, dim: d, keepdim }),
      () => m.call("mode", { self, dim: d, keepdim }),
      () => m.call("aminmax", { self, dim: m.pick(d, null), keepdim }),
      () => m.call("flip", { self, dims: [d] }),
      () => m.call("unbind.int", { self, dim: d }),
      () => m.call("squeeze", { self }),
      () => m.call("flatten.using_ints", { self, start_dim: m.pick(0, -1), end_dim: d }),
      () => m.call("split.Tensor", { self, split_size: m.int(0, 2), dim: d }),
      () => m.call("chunk", { self, chunks: m.int(1, 3), dim: d }),
      () => m.call("roll", { self, shifts: [m.int(-3, 3)], dims: m.pick([d], []) }),
      () =>
        m.call("stack", {
          tensors: [self, m.t(shape, { dtype: dtypeOf(m) })],
          dim: m.int(-shape.length - 1, shape.length),
        }),
      () => m.call("cat", { tensors: [self, m.t(m.pick(shape, [0]), { dtype: dtypeOf(m) })], dim: d }),
    )();
  },
  mixed_indices: (m) => {
    const shape = m.list(m.int(1, 3), () => m.int(m.chance(0.05) ? 0 : 1, 4));
    const self = m.t(shape, { dtype: m.pick(m.float, m.float, dtypeOf(m)) });
    m.call("index.Tensor", { self, indices: indicesFor(m, shape) });
  },
  mixed_index_put: (m) => {
    const shape = m.list(m.int(1, 3), () => m.int(1, 4));
    const base = m.t(shape);
    const [self] = m.call("mul.Scalar", { self: base, other: 2 });
    const values = m.t(m.pick<number[]>([], [1], [3], [2, 1], [shape.at(-1)!]), {
      dtype: m.chance(0.9) ? m.float : dtypeOf(m),
    });
    m.call("index_put_", { self, indices: indicesFor(m, shape), values, accumulate: m.chance(0.5) });
    m.call("sin", { self });
  },
  written_views: (m) => {
    const shape = m.list(m.int(0, 3), () => m.int(1, 3));
    const leaf = m.t(shape);
    const [base] = m.call(m.pick("sin", "clone", "neg"), { self: leaf });
    const other = (): Ref => m.t(m.pick<number[]>([], [1], [1]), { dtype: m.float });
    const [early] = viewOf(m, base!, shape.length);
    let [view, rank] = viewOf(m, base!, shape.length);
    if (m.chance(0.6)) [view, rank] = viewOf(m, view, rank);
    write(m, view, other);
    if (m.chance(0.4)) write(m, m.pick(base!, early, view), other);
    m.call("mul.Tensor", { self: base, other: base });
    m.call("exp", { self: early });
    if (rank > 0 && m.chance(0.5)) m.call("sum.dim_IntList", { self: view, dim: [-1] });
  },
  overlapping: (m) => {
    const self = m.t([m.int(6, 9)], { plain: true, dtype: m.pick(m.float, dtypeOf(m)) });
    const [flat] = m.call("clone", { self });
    const [view] = m.pick(
      () =>
        m.call("as_strided", {
          self: flat,
          size: [3, m.int(1, 3)],
          stride: [m.int(0, 2), 1],
          storage_offset: m.int(0, 1),
        }),
      () => m.call("unfold", { self: flat, dimension: 0, size: 3, step: m.int(1, 2) }),
      () => m.call("expand", { self: m.call("unsqueeze", { self: flat, dim: 0 })[0], size: [2, -1] }),
    )();
    m.pick(
      () => m.call("add_.Tensor", { self: view, other: m.t([], { dtype: m.float, grad: false }) }),
      () => m.call("mul.Tensor", { self: view, other: view }),
      () => m.call("sum.dim_IntList", { self: view, dim: [m.pick(0, -1)] }),
      () => m.call("copy_", { self: view, src: m.t([1, 1]) }),
      () => m.call("matmul", { self: view, other: m.call("t", { self: view })[0] }),
      () => m.call("zero_", { self: view }),
      () => m.call("index_fill_.int_Scalar", { self: view, dim: 0, index: m.t([1], { values: 2 }), value: 3 }),
      () => m.call("add.out", { self: view, other: view, out: view }),
      () => m.call("sort", { self: view, dim: -1 }),
    )();
    m.call("mul.Scalar", { self: flat, other: 2 });
  },
  inplace_broadcast: (m) => {
    const shape = shapeOf(m, 0, 3);
    const self = m.call("clone", { self: m.t(shape, { dtype: dtypeOf(m) }) })[0]!;
    const other = m.t(beside(m, shape), { dtype: dtypeOf(m) });
    m.pick(
      () => m.call("add_.Tensor", { self, other, alpha: m.pick<unknown>(1, 2) }),
      () => m.call("mul_.Tensor", { self, other }),
      () => m.call("copy_", { self, src: other }),
      () =>
        m.call("masked_fill_.Tensor", {
          self,
          mask: m.t(beside(m, shape), { dtype: "bool" }),
          value: m.t([], { dtype: dtypeOf(m) }),
        }),
      () => m.call("eq_.Tensor", { self, other }),
      () => m.call("bitwise_or_.Tensor", { self, other }),
      () => m.call("logical_and_", { self, other }),
      () => m.call("clamp_.Tensor", { self, min: other, max: null }),
      () => m.call("pow_.Tensor", { self, exponent: other }),
      () => m.call("atan2_", { self, other }),
      () =>
        m.call("masked_scatter_", {
          self,
          mask: m.t(beside(m, shape), { dtype: "bool" }),
          source: m.t([m.int(0, 40)], { dtype: dtypeOf(m) }),
        }),
      () => m.call("lerp_.Tensor", { self, end: other, weight: m.t([]) }),
      () => m.call("addcdiv_", { self, tensor1: other, tensor2: m.t([], { values: "positive" }) }),
      () => m.call("floor_divide_.Tensor", { self, other }),
      () =>
        m.call("put_", {
          self,
          index: m.t([2], { values: 1 }),
          source: m.t([2], { dtype: dtypeOf(m) }),
          accumulate: m.chance(0.5),
        }),
    )();
  },
  other_outputs: (m) => {
    const shape = m.list(m.int(1, 3), () => m.int(1, 4));
    const self = m.t(shape, { dtype: m.pick(m.float, dtypeOf(m)), grad: false });
    const out = (wanted: readonly number[]): Ref =>
      m.t(m.pick(wanted, wanted, [0], [...wanted, 2], []), {
        dtype: m.pick(m.float, m.float, dtypeOf(m)),
        grad: m.chance(0.1),
      });
    const d = dim(m, shape.length);
    const rest = shape.filter((_, i) => i !== (d + shape.length) % shape.length);
    m.pick(
      () => m.call("sum.IntList_out", { self, dim: [d], keepdim: false, out: out(rest) }),
      () => m.call("mean.out", { self, dim: [d], keepdim: false, out: out(rest) }),
      () => m.call("amax.out", { self, dim: [d], keepdim: false, out: out(rest) }),
      () => m.call("argmax.out", { self, dim: d, keepdim: false, out: out(rest) }),
      () => m.call("cat.out", { tensors: [self, self], dim: d, out: out(shape) }),
      () => m.call("stack.out", { tensors: [self, self], dim: 0, out: out([2, ...shape]) }),
      () => m.call("softmax.int_out", { self, dim: d, out: out(shape) }),
      () => m.call("cumsum.out", { self, dim: d, out: out(shape) }),
      () =>
        m.call("sort.values", {
          self,
          dim: d,
          values: out(shape),
          indices: m.t([0], { dtype: m.pick<DType>("int64", "int64", "int32"), grad: false }),
        }),
      () =>
        m.call("mm.out", { self: m.t([2, 3], { grad: false }), mat2: m.t([3, 2], { grad: false }), out: out([2, 2]) }),
      () => m.call("where.self_out", { condition: m.t(shape, { dtype: "bool" }), self, other: self, out: out(shape) }),
      () => m.call("index_select.out", { self, dim: d, index: m.t([2], { values: 1, grad: false }), out: out(shape) }),
      () => m.call("gather.out", { self, dim: d, index: m.t(shape, { values: 1, grad: false }), out: out(shape) }),
      () => m.call("clamp.out", { self, min: -1, max: 1, out: out(shape) }),
      () => m.call("eq.Tensor_out", { self, other: self, out: out(shape) }),
      () => m.call("logical_not.out", { self, out: out(shape) }),
      () =>
        m.call("mse_loss.out", { self, target: m.t(shape, { grad: false }), reduction: m.int(0, 2), out: out(shape) }),
      () => m.call("tril.out", { self, diagonal: 0, out: out(shape) }),
      () => m.call("arange.out", { end: m.int(0, 4), out: out([3]) }),
      () => m.call("linspace.out", { start: 0, end: 1, steps: m.int(0, 4), out: out([3]) }),
      () => m.call("std.out", { self, dim: [d], unbiased: true, keepdim: false, out: out(rest) }),
      () => m.call("norm.out", { self, p: 2, dim: [d], keepdim: false, out: out(rest) }),
      () => m.call("nonzero.out", { self, out: out(shape) }),
      () => m.call("masked_select.out", { self, mask: m.t(shape, { dtype: "bool" }), out: out(shape) }),
      () => m.call("diag.out", { self, diagonal: 0, out: out(shape) }),
      () => m.call("take.out", { self, index: m.t([2], { values: 1, grad: false }), out: out([2]) }),
      () => m.call("polygamma.out", { n: m.int(0, 2), self, out: out(shape) }),
      () => m.call("any.out", { self, dim: d, keepdim: false, out: out(rest) }),
    )();
  },
};
