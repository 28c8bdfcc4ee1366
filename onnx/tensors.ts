// Converters for operators that move, reduce or create elements.

import { type DType, fromTypedArray, iinfo, type Scalar, scalar } from "../generated/index.js";
import {
  type Call,
  type Converter,
  type Converters,
  type Dim,
  dimOf,
  elementTypes,
  isFloat,
  numberOf,
  type Operand,
  Sized,
  type Value,
} from "./lowering.js";
import { computing } from "./pointwise.js";

/** The bound of a slice that lies before the first element, whatever the size. */
const smallest = Number.MIN_SAFE_INTEGER;

/** The end of a slice: the dimension's size if it is omitted or unbounded. */
const numberOfEnd = (end: number | bigint | Sized | null, size: Dim): Dim =>
  end === null ? size : end instanceof Sized ? end : Number(end) >= Number.MAX_SAFE_INTEGER ? size : Number(end);

const reshaped: Converter = (c: Call, self: Value) => c.reshape(self, c.shape);
const filledWith =
  (number: Scalar): Converter =>
  (c: Call) =>
    c.filled(c.shape, number, c.dtype);

const reduction =
  (type: string): Converter =>
  (c: Call, self: Value, dims: readonly number[] | number | null = null, keep = false) =>
    c.reduce(type, c.as(self, computing(c.dtype)), c.dims(self, dims), keep);

/** Converters of `any` and `all`. */
const anyOf =
  (type: string): Converter =>
  (c: Call, self: Value, dims: readonly number[] | number | null = null, keep = false) =>
    c.reduce(type, c.as(c.as(self, "bool"), "int32"), c.dims(self, dims), keep);

type Extreme = "ReduceMax" | "ReduceMin";

const extreme =
  (type: Extreme): Converter =>
  (c: Call, self: Value, dims: readonly number[] | number | null = null, keep = false) =>
    c.extreme(type, c.as(self, computing(c.dtype)), c.dims(self, dims), keep);

/** The index of a maximum or minimum along a dimension. NaN is beyond every number: the first one is the place. */
function placeAlong(c: Call, type: string, x: Value, axis: number, keep: boolean, shape: readonly Dim[]): Value {
  const attributes = { axis, keepdims: keep ? 1 : 0 };
  const place = c.emit(type, [x], attributes, "int64", shape);
  if (!isFloat(x.dtype)) return place;
  const ofNaN = c.emit("ArgMax", [c.as(c.isNaN(x), "int32")], attributes, "int64", shape);
  return c.where(c.anyNaN(x, [axis], keep, shape), ofNaN, place, shape);
}

/** The index of a maximum or minimum. */
const placeOf =
  (type: string): Converter =>
  (c: Call, self: Value, dim: number | null = null, keep = false) => {
    const x = c.as(self, computing(self.dtype));
    if (dim === null) {
      const place = placeAlong(c, type, c.reshape(x, [-1]), 0, false, []);
      return keep ? c.reshape(place, c.shape) : place;
    }
    if (self.shape.length === 0) return c.number(0, "int64");
    return placeAlong(c, type, x, c.dim(self, dim), keep, c.shape);
  };

const extremeAlong =
  (value: Extreme, place: string): Converter =>
  (c: Call, self: Value, dim: number, keep = false) => {
    if (self.shape.length === 0) return [self, c.number(0, "int64")];
    const x = c.as(self, computing(self.dtype));
    const axis = c.dim(self, dim);
    return [c.extreme(value, x, [axis], keep), placeAlong(c, place, x, axis, keep, c.shape)];
  };

function cat(c: Call, tensors: readonly Value[], dim: number): Value {
  // PyTorch skips tensors of shape [0], whatever the shapes of the others.
  const rank = c.shape.length;
  const nonEmpty = tensors.filter(
    ({ shape }) => shape.length === rank && !(rank > 1 && shape.length === 1 && shape[0] === 0),
  );
  return c.concat(
    nonEmpty.map((part) => c.as(part, c.dtype)),
    dim < 0 ? dim + rank : dim,
  );
}

function topk(c: Call, self: Value, size: number, axis: number, largest: boolean): readonly Value[] {
  if (self.shape.length === 0) return [self, c.number(0, "int64")];
  const x = c.as(self, computing(self.dtype));
  const [values, places] = c.emitAll(
    "TopK",
    [sortKey(c, x), c.ints([size])],
    { axis, largest: largest ? 1 : 0, sorted: 1 },
    [
      { dtype: isFloat(x.dtype) ? "float64" : x.dtype, shape: c.shape },
      { dtype: "int64", shape: c.shape },
    ],
  ) as readonly [Value, Value];
  return [isFloat(x.dtype) ? c.emit("GatherElements", [x, places], { axis }) : values, places];
}

/** What orders as PyTorch orders: NaN is beyond infinity, and engines' comparisons of NaN are in no order at all. */
function sortKey(c: Call, x: Value): Value {
  if (!isFloat(x.dtype)) return x;
  const key = c.as(x, "float64");
  const finite = c.emit("Min", [key, c.number(Number.MAX_VALUE, "float64")], {}, "float64", x.shape);
  return c.where(c.isNaN(x), c.number(Number.POSITIVE_INFINITY, "float64"), finite, x.shape);
}

function padded(c: Call, self: Value, pads: readonly number[], mode: string, value: Scalar | null = null): Value {
  // PyTorch lists padding from the last dimension to the first, front before back.
  const rank = self.shape.length;
  const before = Array.from({ length: rank }, () => 0);
  const behind = Array.from({ length: rank }, () => 0);
  for (let i = 0; i < pads.length / 2; i++) {
    before[rank - 1 - i] = c.fixed(pads[2 * i]!);
    behind[rank - 1 - i] = c.fixed(pads[2 * i + 1]!);
  }
  const inputs = [c.as(self, computing(self.dtype)), c.ints([...before, ...behind])];
  if (value !== null) inputs.push(c.number(value, inputs[0]!.dtype));
  return c.emit("Pad", inputs, { mode });
}

const paddedWith =
  (mode: string): Converter =>
  (c: Call, self: Value, pads: readonly number[]) =>
    padded(c, self, pads, mode);

/** The gradient of a selection along a dimension: zeros, with `grad` at the selected positions. */
function putBack(c: Call, grad: Value, sizes: readonly Dim[], dim: number, start: number, end: number): Value {
  const pads = Array.from({ length: 2 * sizes.length }, () => 0);
  const axis = dim < 0 ? dim + sizes.length : dim;
  pads[axis] = start;
  pads[axis + sizes.length] = c.fixed(sizes[axis]!) - end;
  return c.emit("Pad", [grad, c.ints(pads)], { mode: "constant" });
}

function sliceEnds(
  c: Call,
  size: Dim,
  start: number | bigint | Sized | null,
  end: number | bigint | Sized | null,
): [number, number] {
  const all = c.fixed(size);
  const place = (given: Dim): number => {
    const at = c.fixed(given);
    return Math.min(Math.max(at < 0 ? at + all : at, 0), all);
  };
  const from = place(numberOfEnd(start ?? 0, size));
  return [from, Math.max(from, place(numberOfEnd(end, size)))];
}

/** Indices for several dimensions, combined along the last dimension of one tensor; the indexed dimensions are moved to the front. */
interface Indices {
  readonly order: readonly number[];
  readonly together: Value;
  readonly shape: readonly Dim[];
  /** The position of the indexed dimensions in the result. */
  readonly place: number;
}

function indicesOf(c: Call, self: Value, given: readonly (Value | null)[]): Indices {
  const places: number[] = [];
  const indices: Value[] = [];
  for (const [i, index] of given.entries()) {
    if (index === null) continue;
    if (index.dtype === "bool" || index.dtype === "uint8")
      c.refuse("a mask as index gives as many elements as it has true ones; where(mask, a, b) keeps the shape");
    places.push(i);
    indices.push(c.as(index, "int64"));
  }
  const rank = Math.max(...indices.map(({ shape }) => shape.length));
  const shape = Array.from({ length: rank }, (_, i): Dim => {
    const sizes = indices.map((index) => index.shape[index.shape.length - rank + i] ?? 1);
    return sizes.find((size) => size !== 1) ?? 1;
  });
  const rest = self.shape.map((_, i) => i).filter((i) => !places.includes(i));
  const parts = indices.map((index) => c.reshape(c.expand(index, shape), [...shape, 1]));
  const adjacent = places.every((place, i) => i === 0 || place === places[i - 1]! + 1);
  return {
    order: [...places, ...rest],
    together: c.concat(parts, rank, [...shape, parts.length]),
    shape,
    place: adjacent ? places[0]! : 0,
  };
}

/** The permutation that moves the indices' dimensions, which come first, to their position. */
function fromFront(rank: number, indexed: number, place: number): number[] {
  const front = Array.from({ length: indexed }, (_, i) => i);
  const rest = Array.from({ length: rank - indexed }, (_, i) => indexed + i);
  return [...rest.slice(0, place), ...front, ...rest.slice(place)];
}

const inverse = (order: readonly number[]): number[] => order.map((_, i) => order.indexOf(i));

function index(c: Call, self: Value, given: readonly (Value | null)[]): Value {
  const named = given.flatMap((one, i) => (one === null ? [] : [i]));
  if (named.length === 1 && given[named[0]!]!.dtype === "int64")
    return c.emit("Gather", [self, given[named[0]!]!], { axis: named[0]! });
  const { order, together, shape, place } = indicesOf(c, self, given);
  const rank = shape.length + self.shape.length - named.length;
  const back = fromFront(rank, shape.length, place);
  const front = inverse(back).map((dim) => c.shape[dim]!);
  return c.permute(c.emit("GatherND", [c.permute(self, order), together], {}, self.dtype, front), back);
}

function indexPut(c: Call, self: Value, given: readonly (Value | null)[], values: Value, accumulate = false): Value {
  const { order, together, shape, place } = indicesOf(c, self, given);
  const rest = order.slice(given.filter((one) => one !== null).length).map((dim) => self.shape[dim]!);
  const back = fromFront(shape.length + rest.length, shape.length, place);
  const front: readonly Dim[] = [...shape, ...rest];
  const wanted = c.expand(
    c.as(values, self.dtype),
    back.map((dim) => front[dim]!),
  );
  const updates = c.permute(wanted, inverse(back));
  const source = c.permute(self, order);
  const written = c.emit(
    "ScatterND",
    [source, together, updates],
    accumulate ? { reduction: "add" } : {},
    self.dtype,
    source.shape,
  );
  return c.permute(written, inverse(order));
}

/** Writes slices along a dimension. */
function indexWrite(c: Call, self: Value, dim: number, places: Value, source: Value, add: boolean): Value {
  const rank = self.shape.length;
  const axis = c.dim(self, dim);
  if (rank === 0) return add ? c.add(self, c.reshape(source, [])) : c.reshape(source, []);
  const order = [axis, ...self.shape.map((_, i) => i).filter((i) => i !== axis)];
  const front = c.permute(self, order);
  const [count] = places.shape.length === 0 ? [1] : places.shape;
  const written = c.emit(
    "ScatterND",
    [front, c.reshape(c.as(places, "int64"), [count!, 1]), c.permute(c.as(source, self.dtype), order)],
    add ? { reduction: "add" } : {},
    self.dtype,
    front.shape,
  );
  return c.permute(written, inverse(order));
}

function scatter(
  c: Call,
  self: Value,
  dim: number,
  places: Value,
  source: Operand,
  reduction: string | null = null,
): Value {
  if (self.shape.length === 0) return c.as(source, self.dtype);
  let updates: Value;
  if (typeof source === "object" && "shape" in source) {
    updates = c.as(source, self.dtype);
    // The source may be larger than the part that is written.
    for (const [axis, size] of places.shape.entries())
      if (updates.shape[axis] !== size) updates = c.slice(updates, axis, 0, size);
  } else updates = c.filled(places.shape, source, self.dtype);
  const attributes = { axis: c.dim(self, dim), ...(reduction === null ? {} : { reduction }) };
  return c.emit("ScatterElements", [self, places, updates], attributes);
}

const reductions: Readonly<Record<string, string>> = {
  add: "add",
  sum: "add",
  multiply: "mul",
  prod: "mul",
  amax: "max",
  amin: "min",
};

/** The number that changes no result of a reduction. */
const neutral = (how: string, dtype: DType): Scalar => {
  if (how === "prod") return 1;
  if (how === "sum" || how === "mean") return 0;
  const sign = how === "amax" ? -1 : 1;
  if (isFloat(dtype)) return sign * Number.POSITIVE_INFINITY;
  const { min, max } = iinfo(dtype);
  return scalar(sign < 0 ? min : max, "int");
};

/** Elements reduced into places; without `includeSelf` what is there before counts only where nothing comes. */
function scatterReduce(
  c: Call,
  self: Value,
  dim: number,
  places: Value,
  source: Value,
  how: string,
  includeSelf: boolean,
): Value {
  if (self.shape.length === 0) return c.refuse("a tensor without dimensions");
  if ((how === "amax" || how === "amin") && c.program.opset < 18)
    return c.refuse("reduces to maxima and minima from opset 18 on: exportOnnx(graph, { opset: 18 })");
  const start = includeSelf ? self : scatter(c, self, dim, places, neutral(how, self.dtype));
  if (how !== "mean") return scatter(c, start, dim, places, source, reductions[how]!);
  const sum = scatter(c, start, dim, places, source, "add");
  const before = c.filled(self.shape, includeSelf ? 1 : 0, self.dtype);
  const count = scatter(c, before, dim, places, 1, "add");
  const atLeastOne = c.emit("Max", [count, c.number(1, self.dtype)], {}, self.dtype, self.shape);
  return isFloat(self.dtype) ? c.div(sum, atLeastOne) : c.refuse("means of integers, which are rounded down");
}

function split(c: Call, self: Value, dim: number): readonly Value[] {
  const axis = c.dim(self, dim);
  const sizes = c.results.map(({ shape }) => shape[axis]!);
  if (sizes.length === 1) return [self];
  return c.emitAll("Split", [self, c.ints(sizes)], { axis });
}

/** Windows along a dimension, as a selection; their elements become the last dimension. */
function unfolded(c: Call, self: Value, dim: number, size: number, step: number): Value {
  if (self.shape.length === 0) return c.reshape(self, c.shape);
  const axis = c.dim(self, dim);
  const count = c.fixed(c.shape[axis]!);
  const places = c.reshape(
    c.ints(Array.from({ length: count * size }, (_, i) => Math.floor(i / size) * step + (i % size))),
    [count, size],
  );
  const shape = [...self.shape.slice(0, axis), count, size, ...self.shape.slice(axis + 1)];
  const taken = c.emit("Gather", [self, places], { axis }, self.dtype, shape);
  const dims = shape.map((_, i) => i).filter((i) => i !== axis + 1);
  return c.permute(taken, [...dims, axis + 1]);
}

/** The powers of two by exponents, as int64: exact, where engines compute powers in doubles. */
function powerOfTwo(c: Call, exponent: Value): Value {
  const powers = fromTypedArray(
    BigInt64Array.from({ length: 64 }, (_, i) => BigInt.asIntN(64, 1n << BigInt(i))),
    [64],
  );
  const place = c.emit(
    "Min",
    [c.emit("Max", [exponent, c.number(0, "int64")], {}, "int64", exponent.shape), c.number(63, "int64")],
    {},
    "int64",
    exponent.shape,
  );
  return c.emit("Gather", [c.program.constant(powers), place], { axis: 0 }, "int64", exponent.shape);
}

/** Whether a shift moves every bit out; what remains is the sign to the right, and 0 to the left. */
function movesAll(c: Call, by: Value): Value {
  const negative = c.emit("Less", [by, c.number(0, "int64")], {}, "bool", by.shape);
  return c.emit(
    "Or",
    [negative, c.emit("Greater", [by, c.number(63, "int64")], {}, "bool", by.shape)],
    {},
    "bool",
    by.shape,
  );
}

// ONNX shifts unsigned integers only.
function leftShift(c: Call, self: Operand, other: Operand): Value {
  const [x, by] = [c.as(self, "int64"), c.as(other, "int64")];
  const shifted = c.mul(x, powerOfTwo(c, by));
  return c.where(movesAll(c, by), c.number(0, "int64"), shifted);
}

function rightShift(c: Call, self: Operand, other: Operand): Value {
  const [x, by] = [c.as(self, "int64"), c.as(other, "int64")];
  const power = powerOfTwo(c, by);
  const negative = c.emit("Less", [x, c.number(0, "int64")], {}, "bool", x.shape);
  const sign = c.where(negative, c.number(-1, "int64"), c.number(0, "int64"), x.shape);
  // Rounded down: the complement of what the complement's quotient is.
  const complement = c.where(negative, c.sub(c.number(-1, "int64"), x, x.shape), x, x.shape);
  const quotient = c.div(complement, power);
  const last = c.emit("Equal", [by, c.number(63, "int64")], {}, "bool", by.shape);
  const shifted = c.where(negative, c.sub(c.number(-1, "int64"), quotient), quotient);
  return c.where(c.emit("Or", [movesAll(c, by), last], {}, "bool", by.shape), sign, shifted);
}

function diagonal(c: Call, self: Value, offset: number, dim1: number, dim2: number): Value {
  const [a, b] = [c.dim(self, dim1), c.dim(self, dim2)];
  const [rows, columns] = [c.fixed(self.shape[a]!), c.fixed(self.shape[b]!)];
  const rest = self.shape.map((_, i) => i).filter((i) => i !== a && i !== b);
  const flat = c.reshape(c.permute(self, [...rest, a, b]), [...rest.map((i) => self.shape[i]!), rows * columns]);
  const length = c.fixed(c.shape.at(-1)!);
  const first = offset >= 0 ? offset : -offset * columns;
  return c.emit("Gather", [flat, c.ints(Array.from({ length }, (_, i) => first + i * (columns + 1)))], {
    axis: rest.length,
  });
}

const order = (c: Call, dims: readonly number[], self: Value): Value =>
  c.permute(
    self,
    dims.map((dim) => c.dim(self, dim)),
  );

function swapped(self: Value, a: number, b: number): number[] {
  const list = self.shape.map((_, i) => i);
  if (list.length > 0) [list[a], list[b]] = [list[b]!, list[a]!];
  return list;
}

/** The element type of a dtype that ONNX's random operators support. */
function randomDtype(c: Call, dtype: DType): number {
  if (dtype !== "float32" && dtype !== "float64" && dtype !== "float16")
    return c.refuse(`ONNX draws no random ${dtype}`);
  return elementTypes[dtype]!;
}

const drawn01 = (c: Call, self: Value): Value =>
  c.emit("RandomUniformLike", [c.filled(self.shape, 0, self.dtype)], { dtype: randomDtype(c, self.dtype) }, self.dtype);

const draws =
  (type: string, like: boolean): Converter =>
  (c: Call) => {
    const dtype = randomDtype(c, c.dtype);
    if (!like && c.shape.every((dim) => typeof dim === "number"))
      return c.emit(type, [], { dtype, shape: c.shape as readonly number[] }, c.dtype);
    return c.emit(`${type}Like`, [c.filled(c.shape, 0, c.dtype)], { dtype }, c.dtype);
  };

export const tensors: Converters = {
  "aten::view": reshaped,
  "aten::_unsafe_view": reshaped,
  "aten::_reshape_alias": reshaped,
  "aten::reshape": reshaped,
  "aten::view_copy": reshaped,
  "aten::squeeze": reshaped,
  "aten::squeeze.dim": reshaped,
  "aten::unsqueeze": reshaped,
  "aten::expand": (c: Call, self: Value) => c.expand(self, c.shape),
  "aten::permute": (c: Call, self: Value, dims: readonly number[]) => order(c, dims, self),
  "aten::transpose.int": (c: Call, self: Value, a: number, b: number) =>
    c.permute(self, swapped(self, c.dim(self, a), c.dim(self, b))),
  "aten::t": (c: Call, self: Value) => (self.shape.length < 2 ? self : c.permute(self, [1, 0])),
  "aten::select.int": (c: Call, self: Value, dim: number, at: number | Sized) => {
    return c.emit("Gather", [self, c.number(c.fixed(at), "int64")], { axis: c.dim(self, dim) });
  },
  "aten::slice.Tensor": (
    c: Call,
    self: Value,
    dim: number,
    start: number | null,
    end: number | bigint | null,
    step: number,
  ) => {
    const axis = c.dim(self, dim);
    const size = self.shape[axis]!;
    const [from, to] = [numberOfEnd(start ?? 0, size), numberOfEnd(end, size)];
    if (from === 0 && step === 1 && (to === size || (typeof to === "number" && to >= dimOf(size)))) return self;
    return c.emit("Slice", [self, c.ints([from]), c.ints([to]), c.ints([axis]), c.ints([step])]);
  },
  "aten::split.Tensor": (c: Call, self: Value, _size: number, dim: number) => split(c, self, dim),
  "aten::split_with_sizes": (c: Call, self: Value, _sizes: readonly number[], dim: number) => split(c, self, dim),
  "aten::unsafe_split.Tensor": (c: Call, self: Value, _size: number, dim: number) => split(c, self, dim),
  "aten::unsafe_split_with_sizes": (c: Call, self: Value, _sizes: readonly number[], dim: number) =>
    split(c, self, dim),
  "aten::unbind.int": (c: Call, self: Value, dim: number) =>
    c.results.map(({ shape }, i) =>
      c.emit("Gather", [self, c.number(i, "int64")], { axis: c.dim(self, dim) }, self.dtype, shape),
    ),
  "aten::cat": cat,
  "aten::stack": (c: Call, list: readonly Value[], dim: number) => {
    const axis = dim < 0 ? dim + c.shape.length : dim;
    const expanded = list.map((part) =>
      c.reshape(c.as(part, c.dtype), [...part.shape.slice(0, axis), 1, ...part.shape.slice(axis)]),
    );
    return c.concat(expanded, axis);
  },
  "aten::flip": (c: Call, self: Value, dims: readonly number[]) => {
    if (dims.length === 0 || self.shape.length === 0) return self;
    const axes = dims.map((dim) => c.dim(self, dim));
    const list = (value: number): Value => c.ints(axes.map(() => value));
    return c.emit("Slice", [self, list(-1), list(smallest), c.ints(axes), list(-1)]);
  },
  "aten::repeat": (c: Call, self: Value, counts: readonly Dim[]) => {
    const shape = [...Array.from({ length: counts.length - self.shape.length }, () => 1), ...self.shape];
    return c.emit("Tile", [c.reshape(self, shape), c.ints(counts)]);
  },
  "aten::gather": (c: Call, self: Value, dim: number, places: Value) =>
    self.shape.length === 0
      ? c.reshape(self, c.shape)
      : c.emit("GatherElements", [self, places], { axis: c.dim(self, dim) }),
  "aten::index_select": (c: Call, self: Value, dim: number, places: Value) =>
    self.shape.length === 0
      ? self
      : c.emit("Gather", [self, c.reshape(places, [places.shape[0] ?? 1])], { axis: c.dim(self, dim) }),
  "aten::index.Tensor": index,
  "aten::index_put": indexPut,
  "aten::_unsafe_index_put": indexPut,
  "aten::index_add": (c: Call, self: Value, dim: number, places: Value, source: Value, alpha: Scalar) =>
    indexWrite(c, self, dim, places, numberOf(alpha) === 1 ? source : c.mul(source, c.as(alpha, source.dtype)), true),
  "aten::index_copy": (c: Call, self: Value, dim: number, places: Value, source: Value) =>
    indexWrite(c, self, dim, places, source, false),
  "aten::index_fill.int_Scalar": (c: Call, self: Value, dim: number, places: Value, value: Operand) => {
    const axis = c.dim(self, dim);
    const shape = self.shape.map((size, i) => (i === axis ? (places.shape[0] ?? 1) : size));
    return indexWrite(c, self, dim, places, c.filled(shape, value, self.dtype), false);
  },
  "aten::index_fill.int_Tensor": (c: Call, self: Value, dim: number, places: Value, value: Operand) => {
    const axis = c.dim(self, dim);
    const shape = self.shape.map((size, i) => (i === axis ? (places.shape[0] ?? 1) : size));
    return indexWrite(c, self, dim, places, c.filled(shape, value, self.dtype), false);
  },
  "aten::take": (c: Call, self: Value, places: Value) => c.emit("Gather", [c.reshape(self, [-1]), places], { axis: 0 }),
  "aten::scatter.src": (c: Call, self: Value, dim: number, places: Value, source: Value) =>
    scatter(c, self, dim, places, source),
  "aten::scatter.value": (c: Call, self: Value, dim: number, places: Value, value: Scalar) =>
    scatter(c, self, dim, places, value),
  "aten::scatter_add": (c: Call, self: Value, dim: number, places: Value, source: Value) =>
    self.shape.length === 0 ? c.add(self, c.reshape(source, [])) : scatter(c, self, dim, places, source, "add"),
  "aten::scatter.reduce": (c: Call, self: Value, dim: number, places: Value, source: Value, how: string) =>
    scatter(c, self, dim, places, source, reductions[how]!),
  "aten::scatter.value_reduce": (c: Call, self: Value, dim: number, places: Value, value: Scalar, how: string) =>
    scatter(c, self, dim, places, value, reductions[how]!),
  "aten::scatter_reduce.two": scatterReduce,
  "aten::select_backward": (c: Call, grad: Value, sizes: readonly Dim[], dim: number, at: number) => {
    const axis = dim < 0 ? dim + sizes.length : dim;
    const place = at < 0 ? at + c.fixed(sizes[axis]!) : at;
    const one = c.reshape(grad, [...grad.shape.slice(0, axis), 1, ...grad.shape.slice(axis)]);
    return putBack(c, one, sizes, axis, place, place + 1);
  },
  "aten::slice_backward": (
    c: Call,
    grad: Value,
    sizes: readonly Dim[],
    dim: number,
    start: number,
    end: number | bigint,
    step: number,
  ) => {
    const axis = dim < 0 ? dim + sizes.length : dim;
    const [from, to] = sliceEnds(c, sizes[axis]!, start, end);
    if (step === 1) return putBack(c, grad, sizes, axis, from, to);
    const places = c.ints(Array.from({ length: c.fixed(grad.shape[axis]!) }, (_, i) => from + i * step));
    return indexWrite(c, c.filled(sizes, 0, grad.dtype), axis, places, grad, false);
  },
  "aten::select_scatter": (c: Call, self: Value, source: Value, dim: number, at: number) => {
    const axis = c.dim(self, dim);
    const one = c.reshape(
      source,
      self.shape.map((size, i) => (i === axis ? 1 : size)),
    );
    return indexWrite(c, self, axis, c.ints([at]), one, false);
  },
  "aten::slice_scatter": (
    c: Call,
    self: Value,
    source: Value,
    dim: number,
    start: number | null,
    end: number | bigint | null,
    step: number,
  ) => {
    const axis = c.dim(self, dim);
    const [from] = sliceEnds(c, self.shape[axis]!, start, end);
    const places = c.ints(Array.from({ length: c.fixed(source.shape[axis]!) }, (_, i) => from + i * step));
    return indexWrite(c, self, axis, places, source, false);
  },
  "aten::unfold": unfolded,
  "aten::unfold_copy": unfolded,
  "aten::bitwise_left_shift.Tensor": leftShift,
  "aten::bitwise_left_shift.Tensor_Scalar": leftShift,
  "aten::bitwise_left_shift.Scalar_Tensor": leftShift,
  "aten::bitwise_right_shift.Tensor": rightShift,
  "aten::bitwise_right_shift.Tensor_Scalar": rightShift,
  "aten::bitwise_right_shift.Scalar_Tensor": rightShift,
  "aten::diagonal": diagonal,
  "aten::tril": (c: Call, self: Value, k: number) =>
    c.emit("Trilu", [c.as(self, computing(self.dtype)), c.number(k, "int64")], { upper: 0 }),
  "aten::triu": (c: Call, self: Value, k: number) =>
    c.emit("Trilu", [c.as(self, computing(self.dtype)), c.number(k, "int64")], { upper: 1 }),
  "aten::constant_pad_nd": (c: Call, self: Value, pads: readonly number[], value: Scalar) =>
    padded(c, self, pads, "constant", value),
  "aten::reflection_pad1d": paddedWith("reflect"),
  "aten::reflection_pad2d": paddedWith("reflect"),
  "aten::reflection_pad3d": paddedWith("reflect"),
  "aten::replication_pad1d": paddedWith("edge"),
  "aten::replication_pad2d": paddedWith("edge"),
  "aten::replication_pad3d": paddedWith("edge"),

  "aten::sum": (c: Call, self: Value) =>
    c.reduce("ReduceSum", c.as(self, computing(c.dtype)), c.dims(self, null), false),
  "aten::sum.dim_IntList": reduction("ReduceSum"),
  "aten::mean": (c: Call, self: Value) => c.reduce("ReduceMean", c.as(self, c.dtype), c.dims(self, null), false),
  "aten::mean.dim": reduction("ReduceMean"),
  "aten::prod": (c: Call, self: Value) =>
    c.reduce("ReduceProd", c.as(self, computing(c.dtype)), c.dims(self, null), false),
  "aten::prod.dim_int": reduction("ReduceProd"),
  "aten::amax": extreme("ReduceMax"),
  "aten::amin": extreme("ReduceMin"),
  "aten::max": extreme("ReduceMax"),
  "aten::min": extreme("ReduceMin"),
  "aten::logsumexp": reduction("ReduceLogSumExp"),
  "aten::any": anyOf("ReduceMax"),
  "aten::any.dim": anyOf("ReduceMax"),
  "aten::any.dims": anyOf("ReduceMax"),
  "aten::all.dims": anyOf("ReduceMin"),
  "aten::all": anyOf("ReduceMin"),
  "aten::all.dim": anyOf("ReduceMin"),
  "aten::argmax": placeOf("ArgMax"),
  "aten::argmin": placeOf("ArgMin"),
  "aten::max.dim": extremeAlong("ReduceMax", "ArgMax"),
  "aten::min.dim": extremeAlong("ReduceMin", "ArgMin"),
  "aten::linalg_vector_norm": (c: Call, self: Value, ord: Scalar, dims: readonly number[] | null, keep: boolean) => {
    const x = c.as(self, c.dtype);
    const axes = c.dims(self, dims);
    const p = numberOf(ord);
    if (p === 2) return c.reduce("ReduceL2", x, axes, keep);
    if (p === 1) return c.reduce("ReduceL1", x, axes, keep);
    const size = c.emit("Abs", [x], {}, x.dtype, x.shape);
    if (p === Number.POSITIVE_INFINITY) return c.extreme("ReduceMax", size, axes, keep);
    if (p === Number.NEGATIVE_INFINITY) return c.extreme("ReduceMin", size, axes, keep);
    if (p === 0) {
      const counted = c.emit(
        "Not",
        [c.emit("Equal", [x, c.number(0, x.dtype)], {}, "bool", x.shape)],
        {},
        "bool",
        x.shape,
      );
      return c.reduce("ReduceSum", c.as(counted, x.dtype), axes, keep);
    }
    const sum = c.reduce("ReduceSum", c.emit("Pow", [size, c.number(p, x.dtype)], {}, x.dtype, x.shape), axes, keep);
    return c.emit("Pow", [sum, c.number(1 / p, x.dtype)]);
  },
  "aten::cumsum": (c: Call, self: Value, dim: number) =>
    self.shape.length === 0
      ? c.as(self, c.dtype)
      : c.emit("CumSum", [c.as(self, computing(c.dtype)), c.number(c.dim(self, dim), "int64")]),
  "aten::topk": (c: Call, self: Value, k: number | Sized, dim: number, largest: boolean) =>
    topk(c, self, c.fixed(k), c.dim(self, dim), largest),
  "aten::sort": (c: Call, self: Value, dim: number, descending: boolean) =>
    topk(c, self, c.fixed(self.shape.at(dim) ?? 1), c.dim(self, dim), descending),
  "aten::sort.stable": (c: Call, self: Value, _stable: boolean, dim: number, descending: boolean) =>
    topk(c, self, c.fixed(self.shape.at(dim) ?? 1), c.dim(self, dim), descending),

  "aten::zeros": filledWith(0),
  "aten::zeros_like": filledWith(0),
  "aten::new_zeros": filledWith(0),
  "aten::ones": filledWith(1),
  "aten::ones_like": filledWith(1),
  "aten::new_ones": filledWith(1),
  "aten::empty.memory_format": filledWith(0),
  "aten::empty_like": filledWith(0),
  "aten::empty_strided": filledWith(0),
  "aten::new_empty": filledWith(0),
  "aten::new_empty_strided": filledWith(0),
  "aten::full": (c: Call, _size: unknown, value: Operand) => c.filled(c.shape, value, c.dtype),
  "aten::full_like": (c: Call, _self: Value, value: Operand) => c.filled(c.shape, value, c.dtype),
  "aten::new_full": (c: Call, _self: Value, _size: unknown, value: Operand) => c.filled(c.shape, value, c.dtype),
  "aten::fill.Scalar": (c: Call, _self: Value, value: Operand) => c.filled(c.shape, value, c.dtype),
  "aten::fill.Tensor": (c: Call, _self: Value, value: Operand) => c.filled(c.shape, value, c.dtype),
  "aten::zero": filledWith(0),
  "aten::scalar_tensor": (c: Call, value: Operand) => c.as(value, c.dtype),
  "aten::arange": (c: Call, end: Scalar | Sized) =>
    c.emit("Range", [c.number(0, c.dtype), c.as(end, c.dtype), c.number(1, c.dtype)]),
  "aten::arange.start": (c: Call, start: Scalar | Sized, end: Scalar | Sized) =>
    c.emit("Range", [c.as(start, c.dtype), c.as(end, c.dtype), c.number(1, c.dtype)]),
  "aten::arange.start_step": (c: Call, start: Scalar | Sized, end: Scalar | Sized, step: Scalar) =>
    c.emit("Range", [c.as(start, c.dtype), c.as(end, c.dtype), c.as(step, c.dtype)]),

  "aten::rand": draws("RandomUniform", false),
  "aten::randn": draws("RandomNormal", false),
  "aten::rand_like": draws("RandomUniform", true),
  "aten::randn_like": draws("RandomNormal", true),
  "aten::bernoulli": (c: Call, self: Value) => c.emit("Bernoulli", [self]),
  "aten::bernoulli.p": (c: Call, self: Value, p: number) => c.emit("Bernoulli", [c.filled(self.shape, p, self.dtype)]),
  "aten::bernoulli.float": (c: Call, self: Value, p: number) =>
    c.emit("Bernoulli", [c.filled(self.shape, p, self.dtype)]),
  "aten::uniform": (c: Call, self: Value, from: number, to: number) => {
    const drawn = drawn01(c, self);
    return c.add(c.mul(drawn, c.number(to - from, self.dtype)), c.number(from, self.dtype));
  },
  "aten::normal": (c: Call, self: Value, mean: number, deviation: number) => {
    const dtype = randomDtype(c, self.dtype);
    const drawn = c.emit("RandomNormalLike", [c.filled(self.shape, 0, self.dtype)], { dtype }, self.dtype);
    return c.add(c.mul(drawn, c.number(deviation, self.dtype)), c.number(mean, self.dtype));
  },
  "aten::native_dropout": (c: Call, self: Value, p: number, train: boolean | null) => {
    if (train === false) return [self, c.filled(self.shape, true, "bool")];
    if (p === 1) return [c.filled(self.shape, 0, self.dtype), c.filled(self.shape, false, "bool")];
    return c.emitAll("Dropout", [self, c.number(p, "float32"), c.number(true as never, "bool")]);
  },
};
