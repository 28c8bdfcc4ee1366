// Products of matrices, convolutions, pooling and normalisation in ONNX.

import { arange, type DType, eye, full, ops, type Scalar, type Tensor, tensor } from "../generated/index.js";
import {
  type Call,
  type Converter,
  type Converters,
  type Dim,
  dimOf,
  isFloat,
  numberOf,
  type Value,
} from "./lowering.js";

/** An operand of a product: the matrix, or the matrix of which it is the transpose, since products accept both. */
function side(c: Call, matrix: Value): { readonly value: Value; readonly transposed: boolean } {
  const node = c.program.producerOf(matrix);
  const source = c.notes.get(`transposed ${matrix.name}`);
  return node?.type === "Transpose" && source !== undefined
    ? { value: source, transposed: true }
    : { value: matrix, transposed: false };
}

function gemm(c: Call, a: Value, b: Value, bias: Value | null, beta: number, alpha: number): Value {
  const [left, right] = [side(c, a), side(c, b)];
  if (bias === null && alpha === 1 && !left.transposed && !right.transposed) return c.emit("MatMul", [a, b]);
  const attributes = {
    ...(left.transposed ? { transA: 1 } : {}),
    ...(right.transposed ? { transB: 1 } : {}),
    ...(alpha === 1 ? {} : { alpha: { float: alpha } }),
    ...(beta === 1 ? {} : { beta: { float: beta } }),
  };
  return c.emit("Gemm", [left.value, right.value, bias], attributes);
}

/** beta * self + alpha * product */
function plusProduct(c: Call, self: Value, product: Value, beta: Scalar, alpha: Scalar): Value {
  const scaled = numberOf(alpha) === 1 ? product : c.mul(product, c.as(alpha, product.dtype));
  if (numberOf(beta) === 0) return c.expand(scaled, c.shape);
  return c.add(numberOf(beta) === 1 ? self : c.mul(self, c.as(beta, self.dtype)), scaled);
}

const spread = (list: readonly number[], length: number): readonly number[] =>
  list.length === length ? list : Array.from({ length }, () => list[0]!);

/** The padding before and behind the image, in ONNX's order. */
const both = (padding: readonly number[]): number[] => [...padding, ...padding];

interface Window {
  readonly kernel: readonly number[];
  readonly stride: readonly number[];
  readonly padding: readonly number[];
  readonly dilation: readonly number[];
}

/** The gradient of a convolution's kernel: the convolution's input, and the gradient of its output. */
function kernelGradient(c: Call, x: Value, grad: Value, shape: readonly Dim[], window: Window, groups: number): Value {
  const { stride, padding, dilation, kernel } = window;
  const [n, channels, ...image] = x.shape as readonly [Dim, number, ...Dim[]];
  const perGroup = channels / groups;
  const places = image.map((_, i) => i);
  // The sum is over the batch, so the batch becomes the channel dimension; groups stay separate.
  const input =
    groups === 1
      ? c.permute(x, [1, 0, ...places.map((i) => i + 2)])
      : c.reshape(c.permute(c.reshape(x, [n, groups, perGroup, ...image]), [2, 1, 0, ...places.map((i) => i + 3)]), [
          perGroup,
          groups * c.fixed(n),
          ...image,
        ]);
  const filter = c.permute(grad, [1, 0, ...places.map((i) => i + 2)]);
  const found = image.map((size, i) => {
    const reach = (c.fixed(grad.shape[i + 2]!) - 1) * stride[i]! + 1;
    return Math.floor((c.fixed(size) + 2 * padding[i]! - reach) / dilation[i]!) + 1;
  });
  let result = c.emit(
    "Conv",
    [input, filter],
    { group: groups, strides: dilation, dilations: stride, pads: both(padding) },
    x.dtype,
    [perGroup, grad.shape[1]!, ...found],
  );
  for (const i of places) if (found[i] !== kernel[i]) result = c.slice(result, i + 2, 0, kernel[i]!);
  return c.emit("Transpose", [result], { perm: [1, 0, ...places.map((i) => i + 2)] }, x.dtype, shape);
}

function convolution(
  c: Call,
  input: Value,
  weight: Value,
  bias: Value | null,
  stride: readonly number[],
  padding: readonly number[],
  dilation: readonly number[],
  transposed: boolean,
  outputPadding: readonly number[],
  groups: number,
): Value {
  if (!isFloat(input.dtype))
    return c.refuse(`ONNX's Conv takes floating-point numbers, not ${input.dtype}: convert the operands`);
  const rank = input.shape.length - 2;
  const attributes = {
    group: groups,
    strides: spread(stride, rank),
    pads: both(spread(padding, rank)),
    dilations: spread(dilation, rank),
  };
  if (!transposed) return c.emit("Conv", [input, weight, bias], attributes);
  return c.emit("ConvTranspose", [input, weight, bias], { ...attributes, output_padding: spread(outputPadding, rank) });
}

function convolutionBackward(
  c: Call,
  grad: Value,
  input: Value,
  weight: Value,
  _biasSizes: unknown,
  stride: readonly number[],
  padding: readonly number[],
  dilation: readonly number[],
  transposed: boolean,
  _outputPadding: readonly number[],
  groups: number,
  mask: readonly boolean[],
): readonly Value[] {
  const rank = input.shape.length - 2;
  const kernel = weight.shape.slice(2).map(dimOf);
  const window: Window = {
    kernel,
    stride: spread(stride, rank),
    padding: spread(padding, rank),
    dilation: spread(dilation, rank),
  };
  const attributes = { group: groups, strides: window.stride, pads: both(window.padding), dilations: window.dilation };
  const none = c.number(0, grad.dtype);
  let [ofInput, ofWeight, ofBias] = [none, none, none];
  if (mask[0]) {
    if (transposed) ofInput = c.emit("Conv", [grad, weight], attributes, input.dtype, input.shape);
    else {
      const missing = kernel.map((size, i) => {
        const whole =
          (c.fixed(grad.shape[i + 2]!) - 1) * window.stride[i]! -
          2 * window.padding[i]! +
          window.dilation[i]! * (size - 1) +
          1;
        return c.fixed(input.shape[i + 2]!) - whole;
      });
      ofInput = c.emit(
        "ConvTranspose",
        [grad, weight],
        { ...attributes, output_padding: missing },
        input.dtype,
        input.shape,
      );
    }
  }
  if (mask[1])
    ofWeight = kernelGradient(c, transposed ? grad : input, transposed ? input : grad, weight.shape, window, groups);
  if (mask[2]) {
    const axes = grad.shape.map((_, i) => i).filter((i) => i !== 1);
    ofBias = c.reduce("ReduceSum", grad, axes, false, [grad.shape[1]!]);
  }
  return [ofInput, ofWeight, ofBias];
}

interface Pool {
  readonly kernel_shape: readonly number[];
  readonly strides: readonly number[];
  /** Before the image along each dimension, then behind it. */
  readonly pads: readonly number[];
}

/**
 * The windows of a pool with as many elements as its output has, by explicit padding: a rounded-up number of windows ("ceil mode") has another meaning in
 * ONNX, whose last window may begin beyond the image.
 */
function pool(
  c: Call,
  kernel: readonly number[],
  stride: readonly number[],
  padding: readonly number[],
  dilation: readonly number[],
  from: readonly Dim[],
  to: readonly Dim[],
): Pool {
  const rank = from.length;
  const kernel_shape = spread(kernel, rank);
  const strides = stride.length === 0 ? kernel_shape : spread(stride, rank);
  const before = spread(padding, rank);
  const steps = spread(dilation, rank);
  const behind = from.map((size, i) => {
    const reach = steps[i]! * (kernel_shape[i]! - 1) + 1;
    return Math.max(0, (c.fixed(to[i]!) - 1) * strides[i]! + reach - c.fixed(size) - before[i]!);
  });
  return { kernel_shape, strides, pads: [...before, ...behind] };
}

/** For each window of an average pool, the size of the kernel over what its sum is divided by; null if that is 1 everywhere. */
function averageFactors(
  c: Call,
  { kernel_shape, strides, pads }: Pool,
  from: readonly Dim[],
  to: readonly Dim[],
  countPadding: boolean,
  divisor: number | null,
): Tensor | null {
  const size = kernel_shape.reduce((all, one) => all * one, 1);
  if (divisor !== null) return divisor === size ? null : full(to.map(c.fixed, c), size / divisor);
  const along = from.map((dim, i) => {
    const whole = c.fixed(dim);
    return tensor(
      Array.from({ length: c.fixed(to[i]!) }, (_, at) => {
        const start = at * strides[i]! - pads[i]!;
        // Padding counts only up to what was asked for on that side.
        const end = Math.min(start + kernel_shape[i]!, whole + pads[i]!);
        return countPadding ? end - start : Math.min(end, whole) - Math.max(start, 0);
      }),
    );
  });
  const counts = along.reduce(
    (all, one, i) => all.mul(one.reshape(along.map((_, k) => (k === i ? -1 : 1)))),
    full(
      along.map(() => 1),
      1,
    ),
  );
  return counts.eq(size).all().item() ? null : full(counts.shape as number[], size).div(counts);
}

/** Pooling takes batches of images: a single image becomes a batch of one. */
function batched(c: Call, self: Value, rank: number): Value {
  return self.shape.length === rank + 2 ? self : c.reshape(self, [1, ...self.shape]);
}

const maxPool =
  (rank: number) =>
  (
    c: Call,
    self: Value,
    kernel: readonly number[],
    stride: readonly number[],
    padding: readonly number[],
    dilation: readonly number[],
    _ceil: boolean,
  ): readonly Value[] => {
    const [from, to] = [self.shape.slice(-rank), c.shape.slice(-rank)];
    const window = pool(c, kernel, stride, padding, dilation, from, to);
    const dilations = spread(dilation, rank);
    for (const [i, size] of from.entries()) {
      const seesImage = (at: number): boolean =>
        Array.from(
          { length: window.kernel_shape[i]! },
          (_, k) => at * window.strides[i]! - window.pads[i]! + k * dilations[i]!,
        ).some((place) => place >= 0 && place < c.fixed(size));
      if (!Array.from({ length: c.fixed(to[i]!) }, (_, at) => at).every(seesImage))
        return c.refuse("a window sees nothing but padding: engines give their lowest number there, not -Infinity");
    }
    const shape = self.shape.length === rank + 2 ? c.shape : [1, ...c.shape];
    const results = [
      { dtype: self.dtype, shape },
      { dtype: "int64" as DType, shape },
    ];
    // Engines take no padding as long as the kernel; then the image is padded before.
    const isLong = window.pads.some((size, i) => size >= window.kernel_shape[i % rank]!);
    const before = isLong ? window.pads.slice(0, rank) : from.map(() => 0);
    const padded = from.map((size, i) => c.fixed(size) + (isLong ? window.pads[i]! + window.pads[i + rank]! : 0));
    let x = batched(c, self, rank);
    if (isLong) {
      const ends = [0, 0, ...before, 0, 0, ...window.pads.slice(rank)];
      const lowest = c.number(Number.NEGATIVE_INFINITY, self.dtype);
      x = c.emit("Pad", [x, c.ints(ends), lowest], {}, self.dtype, [...x.shape.slice(0, 2), ...padded]);
    }
    const attributes = { ...window, ...(isLong ? { pads: window.pads.map(() => 0) } : {}), dilations };
    const [values, places] = c.emitAll("MaxPool", [x], attributes, results) as readonly [Value, Value];
    const int = (value: number): Value => c.number(value, "int64");
    const size = padded.reduce((all, dim) => all * dim, 1);
    // Indices count from the start of the tensor in ONNX, from the start of each image in PyTorch.
    let place = c.emit("Mod", [places, int(size)], {}, "int64", shape);
    if (isLong) {
      let [rest, step] = [place, 1];
      const parts = from.toReversed().map((dim, k) => {
        const i = rank - 1 - k;
        const along = c.sub(c.emit("Mod", [rest, int(padded[i]!)], {}, "int64", shape), int(before[i]!), shape);
        rest = c.div(rest, int(padded[i]!), shape);
        const part = c.mul(along, int(step), shape);
        step *= c.fixed(dim);
        return part;
      });
      place = parts.reduce((all, part) => c.add(all, part, shape));
    }
    return [c.reshape(values, c.shape), c.reshape(place, c.shape)];
  };

/** The gradient of maxima: added up at their places. */
function putAtPlaces(c: Call, grad: Value, self: Value, places: Value, rank: number): Value {
  const image = self.shape.slice(-rank).map((dim) => c.fixed(dim));
  const size = image.reduce((all, dim) => all * dim, 1);
  const found = grad.shape.slice(-rank).reduce<number>((all, dim) => all * c.fixed(dim), 1);
  const shape: Dim[] = [...self.shape.slice(0, -rank), size];
  const flat: Dim[] = [...self.shape.slice(0, -rank), found];
  const zeros = c.filled(shape, 0, grad.dtype);
  const added = c.emit(
    "ScatterElements",
    [zeros, c.reshape(places, flat), c.reshape(grad, flat)],
    { axis: shape.length - 1, reduction: "add" },
    grad.dtype,
    shape,
  );
  return c.reshape(added, c.shape);
}

const maxPoolBackward =
  (rank: number) =>
  (
    c: Call,
    grad: Value,
    self: Value,
    _kernel: readonly number[],
    _stride: readonly number[],
    _padding: readonly number[],
    _dilation: readonly number[],
    _ceil: boolean,
    places: Value,
  ): Value =>
    putAtPlaces(c, grad, self, places, rank);

const averagePool =
  (rank: number) =>
  (
    c: Call,
    self: Value,
    kernel: readonly number[],
    stride: readonly number[],
    padding: readonly number[],
    ceil: boolean,
    countPadding: boolean,
    divisor: number | null = null,
  ): Value => {
    const [from, to] = [self.shape.slice(-rank), c.shape.slice(-rank)];
    const window = pool(c, kernel, stride, padding, [1], from, to);
    const shape = self.shape.length === rank + 2 ? c.shape : [1, ...c.shape];
    // Without a rounded-up number of windows, ONNX leaves the padding out of the count as PyTorch does.
    const leavesOut = !ceil && !countPadding && divisor === null;
    const attributes = { ...window, count_include_pad: leavesOut ? 0 : 1 };
    const averages = c.emit("AveragePool", [batched(c, self, rank)], attributes, self.dtype, shape);
    const factors = leavesOut ? null : averageFactors(c, window, from, to, countPadding, divisor);
    const scaled =
      factors === null ? averages : c.mul(averages, c.program.constant(factors.to({ dtype: self.dtype })), shape);
    return c.reshape(scaled, c.shape);
  };

/**
 * Distributes the gradient to the elements of each window: a transposed convolution with equal weights, image by image.
 */
function spreadOver(c: Call, grad: Value, shape: readonly Dim[], window: Pool, part: number): Value {
  const rank = window.kernel_shape.length;
  const image = shape.slice(-rank).map((dim) => c.fixed(dim));
  const found = grad.shape.slice(-rank).map((dim) => c.fixed(dim));
  const missing = image.map(
    (size, i) =>
      size -
      ((found[i]! - 1) * window.strides[i]! - window.pads[i]! - window.pads[i + rank]! + window.kernel_shape[i]!),
  );
  const weight = c.filled([1, 1, ...window.kernel_shape], part, grad.dtype);
  const images = c.reshape(grad, [-1, 1, ...found]);
  const result = c.emit(
    "ConvTranspose",
    [images, weight],
    { strides: window.strides, pads: window.pads, output_padding: missing },
    grad.dtype,
    [-1, 1, ...image],
  );
  return c.reshape(result, shape);
}

const averagePoolBackward =
  (rank: number) =>
  (
    c: Call,
    grad: Value,
    self: Value,
    kernel: readonly number[],
    stride: readonly number[],
    padding: readonly number[],
    _ceil: boolean,
    countPadding: boolean,
    divisor: number | null = null,
  ): Value => {
    const [from, to] = [self.shape.slice(-rank), grad.shape.slice(-rank)];
    const window = pool(c, kernel, stride, padding, [1], from, to);
    const factors = averageFactors(c, window, from, to, countPadding, divisor);
    const size = window.kernel_shape.reduce((all, one) => all * one, 1);
    const weighted =
      factors === null ? grad : c.mul(grad, c.program.constant(factors.to({ dtype: grad.dtype })), grad.shape);
    return spreadOver(c, weighted, self.shape, window, 1 / size);
  };

/** The windows of a pool whose output has a given size: all of equal size, or none. */
function adaptive(c: Call, from: readonly Dim[], to: readonly Dim[]): Pool {
  const kernel_shape = from.map((size, i) => {
    const [whole, target] = [c.fixed(size), c.fixed(to[i]!)];
    if (whole % target !== 0)
      c.refuse(`windows of several sizes have no form in ONNX: ${whole} elements in ${target} parts`);
    return whole / target;
  });
  return { kernel_shape, strides: kernel_shape, pads: kernel_shape.flatMap(() => [0, 0]) };
}

/** Maxima over equal parts of the image, with their places. */
const adaptiveMaxPool =
  (rank: number) =>
  (c: Call, self: Value): readonly Value[] => {
    const { kernel_shape } = adaptive(c, self.shape.slice(-rank), c.shape.slice(-rank));
    return maxPool(rank)(c, self, kernel_shape, kernel_shape, [0], [1], false);
  };

const adaptivePool =
  (rank: number) =>
  (c: Call, self: Value): Value => {
    const window = adaptive(c, self.shape.slice(-rank), c.shape.slice(-rank));
    if (c.shape.slice(-rank).every((size) => size === 1)) {
      const axes = Array.from({ length: rank }, (_, i) => self.shape.length - rank + i);
      return c.reduce("ReduceMean", self, axes, true);
    }
    const shape = self.shape.length === rank + 2 ? c.shape : [1, ...c.shape];
    return c.reshape(c.emit("AveragePool", [batched(c, self, rank)], { ...window }, self.dtype, shape), c.shape);
  };

const adaptivePoolBackward =
  (rank: number) =>
  (c: Call, grad: Value, self: Value): Value => {
    const window = adaptive(c, self.shape.slice(-rank), grad.shape.slice(-rank));
    const part = 1 / window.kernel_shape.reduce((all, one) => all * one, 1);
    if (grad.shape.slice(-rank).every((size) => size === 1))
      return c.expand(c.mul(grad, c.number(part, grad.dtype), grad.shape), c.shape);
    return spreadOver(c, grad, self.shape, window, part);
  };

/** The number of elements of a tensor of these sizes. */
function counted(c: Call, sizes: readonly Dim[], dtype: DType): Value {
  const fixed = sizes.reduce<number>((all, size) => (typeof size === "number" ? all * size : all), 1);
  return sizes.reduce<Value>(
    (all, size) => (typeof size === "number" ? all : c.mul(all, c.as(size, dtype), [])),
    c.number(fixed, dtype),
  );
}

function batchNorm(
  c: Call,
  input: Value,
  weight: Value | null,
  bias: Value | null,
  mean: Value | null,
  variance: Value | null,
  training: boolean,
  momentum: number,
  epsilon: number,
): readonly Value[] {
  const channels = input.shape[1]!;
  const dtype = input.dtype;
  const n = (value: number): Value => c.number(value, dtype);
  const along: Dim[] = [channels, ...input.shape.slice(2).map(() => 1)];
  const scale = weight ?? c.filled([channels], 1, dtype);
  const shift = bias ?? c.filled([channels], 0, dtype);
  if (!training) {
    const result = c.emit("BatchNormalization", [input, scale, shift, mean!, variance!], {
      epsilon: { float: epsilon },
    });
    const none = c.filled([0], 0, c.results[1]!.dtype);
    return [result, none, none];
  }
  const axes = input.shape.map((_, i) => i).filter((i) => i !== 1);
  const [one, each] = [[channels], input.shape];
  const average = c.reduce("ReduceMean", input, axes, false, one);
  const centered = c.sub(input, c.reshape(average, along), each);
  const spreadOut = c.reduce("ReduceMean", c.mul(centered, centered, each), axes, false, one);
  const inverse = c.emit(
    "Reciprocal",
    [c.emit("Sqrt", [c.add(spreadOut, n(epsilon), one)], {}, dtype, one)],
    {},
    dtype,
    one,
  );
  const normalized = c.mul(centered, c.reshape(c.mul(inverse, scale, one), along), each);
  if (mean !== null && variance !== null) {
    const count = counted(
      c,
      axes.map((axis) => input.shape[axis]!),
      dtype,
    );
    const others = c.sub(count, n(1), []);
    const mixed = (old: Value, value: Value): Value =>
      c.add(c.mul(old, n(1 - momentum), one), c.mul(value, n(momentum), one), one);
    c.assign(3, mixed(mean, average));
    c.assign(4, mixed(variance, c.mul(spreadOut, c.div(count, others, []), one)));
  }
  return [c.add(normalized, c.reshape(shift, along), each), average, inverse];
}

function layerNorm(
  c: Call,
  input: Value,
  shape: readonly number[],
  weight: Value | null,
  bias: Value | null,
  epsilon: number,
): readonly Value[] {
  const axis = input.shape.length - shape.length;
  const scale = weight ?? c.filled(shape, 1, input.dtype);
  if (c.program.opset >= 17)
    return c.emitAll("LayerNormalization", [input, scale, bias], { axis, epsilon: { float: epsilon } });
  const axes = shape.map((_, i) => axis + i);
  const statistics = c.results[1]!.shape;
  const mean = c.reduce("ReduceMean", input, axes, true, statistics);
  const centered = c.sub(input, mean);
  const variance = c.reduce("ReduceMean", c.mul(centered, centered), axes, true, statistics);
  const root = c.emit(
    "Sqrt",
    [c.add(variance, c.number(epsilon, input.dtype), statistics)],
    {},
    input.dtype,
    statistics,
  );
  const inverse = c.emit("Reciprocal", [root], {}, input.dtype, statistics);
  const result = c.mul(c.mul(centered, inverse), scale);
  return [bias === null ? result : c.add(result, bias), mean, inverse];
}

type Kind = "nearest" | "nearest-exact" | "linear" | "cubic";

/** One dimension resized: its elements by the operator of this library on a line, so that places and weights are the same. */
const alongLine: Readonly<
  Record<Kind, (line: Tensor, size: number, corners: boolean, scale: number | null) => Tensor>
> = {
  nearest: (line, size, _, scale) => ops.aten.upsample_nearest1d(line, [size], scale) as Tensor,
  "nearest-exact": (line, size, _, scale) => ops.aten._upsample_nearest_exact1d(line, [size], scale) as Tensor,
  linear: (line, size, corners, scale) => ops.aten.upsample_linear1d(line, [size], corners, scale) as Tensor,
  cubic: (line, size, corners, scale) =>
    (ops.aten.upsample_bicubic2d(line.unsqueeze(2), [1, size], corners, null, scale) as Tensor).squeeze(2),
};

/** Resizing with scales that are not the ratios of the sizes: a selection, or a product with constant weights, along each dimension. */
function resizedByScale(c: Call, self: Value, kind: Kind, corners: boolean, scales: readonly (number | null)[]): Value {
  const rank = scales.length;
  let value = self;
  for (const [i, scale] of scales.entries()) {
    const axis = self.shape.length - rank + i;
    const [from, to] = [c.fixed(self.shape[axis]!), c.fixed(c.shape[axis]!)];
    if (from === to && (scale === null || scale === 1)) continue;
    const shape = value.shape.map((size, k) => (k === axis ? to : size));
    if (kind.startsWith("nearest")) {
      const places = alongLine[kind](arange(from, { dtype: "float64" }).reshape([1, 1, -1]), to, corners, scale);
      value = c.emit("Gather", [value, c.ints(Array.from(places.data, Number))], { axis }, self.dtype, shape);
    } else {
      // [from, to]: how much each element gives to each place.
      const weights = alongLine[kind](eye(from, { dtype: "float64" }).unsqueeze(0), to, corners, scale).squeeze(0);
      const last = self.shape.length - 1;
      const order = self.shape.map((_, k) => (k === axis ? last : k === last ? axis : k));
      const swapped = c.permute(value, order);
      const product = c.emit(
        "MatMul",
        [swapped, c.program.constant(weights.to({ dtype: self.dtype }).contiguous())],
        {},
        self.dtype,
        order.map((k) => shape[k]!),
      );
      value = c.permute(product, order);
    }
  }
  return value;
}

/** `vector`: the scales are one list, and may stand in for the sizes. */
const resize =
  (kind: Kind, vector = false): Converter =>
  (c: Call, self: Value, _size: unknown, ...rest: unknown[]): Value => {
    const corners = kind.startsWith("nearest") ? false : (rest.shift() as boolean);
    const rank = self.shape.length - 2;
    const listed = (vector ? (rest[0] ?? []) : rest) as readonly (number | null)[];
    const scales = Array.from({ length: rank }, (_, i) => listed[i] ?? null);
    const image = self.shape.map((dim, i): readonly [Dim, Dim] => [dim, c.shape[i]!]).slice(2);
    const isRatio = image.every(
      ([from, to], i) => scales[i] === null || corners || c.fixed(from) * scales[i]! === c.fixed(to),
    );
    // The engine's own places are exact where each element becomes a whole number of them.
    const isWhole = image.every(([from, to]) => c.fixed(to) % c.fixed(from) === 0);
    if (!isRatio || (kind.startsWith("nearest") && !isWhole)) return resizedByScale(c, self, kind, corners, scales);
    const how = kind.startsWith("nearest")
      ? { mode: "nearest", coordinate_transformation_mode: "asymmetric", nearest_mode: "floor" }
      : {
          mode: kind,
          coordinate_transformation_mode: corners ? "align_corners" : "half_pixel",
          ...(kind === "cubic" ? { cubic_coeff_a: { float: -0.75 } } : {}),
        };
    return c.emit("Resize", [self, null, null, c.ints(c.shape)], how);
  };

export const neural: Converters = {
  "aten::mm": (c: Call, a: Value, b: Value) => gemm(c, a, b, null, 1, 1),
  "aten::addmm": (c: Call, self: Value, a: Value, b: Value, beta: Scalar, alpha: Scalar) => {
    // Gemm broadcasts its third operand to the result; not every engine does so for an operand without dimensions.
    if (self.dtype.startsWith("int")) return plusProduct(c, self, c.emit("MatMul", [a, b]), beta, alpha);
    const bias = self.shape.length === 0 ? c.reshape(self, [1]) : self;
    return numberOf(beta) === 0
      ? gemm(c, a, b, null, 1, numberOf(alpha))
      : gemm(c, a, b, bias, numberOf(beta), numberOf(alpha));
  },
  "aten::bmm": (c: Call, a: Value, b: Value) => c.emit("MatMul", [a, b]),
  "aten::mv": (c: Call, a: Value, b: Value) => c.emit("MatMul", [a, b]),
  "aten::dot": (c: Call, a: Value, b: Value) => c.emit("MatMul", [a, b]),
  "aten::vdot": (c: Call, a: Value, b: Value) => c.emit("MatMul", [a, b]),
  "aten::addmv": (c: Call, self: Value, a: Value, b: Value, beta: Scalar, alpha: Scalar) =>
    plusProduct(c, self, c.emit("MatMul", [a, b]), beta, alpha),
  "aten::baddbmm": (c: Call, self: Value, a: Value, b: Value, beta: Scalar, alpha: Scalar) =>
    plusProduct(c, self, c.emit("MatMul", [a, b]), beta, alpha),
  "aten::addbmm": (c: Call, self: Value, a: Value, b: Value, beta: Scalar, alpha: Scalar) => {
    const product = c.emit("MatMul", [a, b], {}, a.dtype, [a.shape[0]!, ...c.shape]);
    return plusProduct(c, self, c.reduce("ReduceSum", product, [0], false), beta, alpha);
  },
  "aten::addr": (c: Call, self: Value, a: Value, b: Value, beta: Scalar, alpha: Scalar) => {
    const product = c.mul(c.reshape(a, [a.shape[0]!, 1]), c.reshape(b, [1, b.shape[0]!]), c.shape);
    return plusProduct(c, self, product, beta, alpha);
  },
  "aten::convolution": convolution,
  "aten::convolution_backward": convolutionBackward,
  "aten::max_pool2d_with_indices": maxPool(2),
  "aten::max_pool3d_with_indices": maxPool(3),
  "aten::max_pool2d_with_indices_backward": maxPoolBackward(2),
  "aten::max_pool3d_with_indices_backward": maxPoolBackward(3),
  "aten::avg_pool2d": averagePool(2),
  "aten::avg_pool3d": averagePool(3),
  "aten::avg_pool2d_backward": averagePoolBackward(2),
  "aten::avg_pool3d_backward": averagePoolBackward(3),
  "aten::adaptive_max_pool2d": adaptiveMaxPool(2),
  "aten::adaptive_max_pool3d": adaptiveMaxPool(3),
  "aten::adaptive_max_pool2d_backward": (c: Call, grad: Value, self: Value, places: Value) =>
    putAtPlaces(c, grad, self, places, 2),
  "aten::adaptive_max_pool3d_backward": (c: Call, grad: Value, self: Value, places: Value) =>
    putAtPlaces(c, grad, self, places, 3),
  "aten::_linalg_det": (c: Call, self: Value) => [c.emit("Det", [self])],
  "aten::_adaptive_avg_pool2d": adaptivePool(2),
  "aten::_adaptive_avg_pool3d": adaptivePool(3),
  "aten::_adaptive_avg_pool2d_backward": adaptivePoolBackward(2),
  "aten::_adaptive_avg_pool3d_backward": adaptivePoolBackward(3),
  "aten::native_batch_norm": batchNorm,
  "aten::native_layer_norm": layerNorm,
  "aten::_softmax": (c: Call, self: Value, dim: number) =>
    self.shape.length === 0
      ? c.filled([], 1, c.dtype)
      : c.emit("Softmax", [c.as(self, c.dtype)], { axis: c.dim(self, dim) }),
  "aten::_log_softmax": (c: Call, self: Value, dim: number) =>
    self.shape.length === 0
      ? c.filled([], 0, c.dtype)
      : c.emit("LogSoftmax", [c.as(self, c.dtype)], { axis: c.dim(self, dim) }),
  "aten::embedding": (c: Call, weight: Value, places: Value) => c.emit("Gather", [weight, places], { axis: 0 }),
  "aten::upsample_nearest1d": resize("nearest"),
  "aten::upsample_nearest1d.vec": resize("nearest", true),
  "aten::upsample_nearest2d": resize("nearest"),
  "aten::upsample_nearest2d.vec": resize("nearest", true),
  "aten::upsample_nearest3d": resize("nearest"),
  "aten::upsample_nearest3d.vec": resize("nearest", true),
  "aten::_upsample_nearest_exact1d": resize("nearest-exact"),
  "aten::_upsample_nearest_exact1d.vec": resize("nearest-exact", true),
  "aten::_upsample_nearest_exact2d": resize("nearest-exact"),
  "aten::_upsample_nearest_exact2d.vec": resize("nearest-exact", true),
  "aten::_upsample_nearest_exact3d": resize("nearest-exact"),
  "aten::_upsample_nearest_exact3d.vec": resize("nearest-exact", true),
  "aten::upsample_linear1d": resize("linear"),
  "aten::upsample_linear1d.vec": resize("linear", true),
  "aten::upsample_bilinear2d": resize("linear"),
  "aten::upsample_bilinear2d.vec": resize("linear", true),
  "aten::upsample_trilinear3d": resize("linear"),
  "aten::upsample_trilinear3d.vec": resize("linear", true),
  "aten::upsample_bicubic2d": resize("cubic"),
  "aten::upsample_bicubic2d.vec": resize("cubic", true),
  "aten::grid_sampler_2d": (c: Call, self: Value, grid: Value, mode: number, padding: number, corners: boolean) =>
    c.emit("GridSample", [self, grid], {
      // From opset 20 on the names are those of Resize.
      mode: (c.program.opset >= 20 ? ["linear", "nearest", "cubic"] : ["bilinear", "nearest", "bicubic"])[mode]!,
      padding_mode: ["zeros", "border", "reflection"][padding]!,
      align_corners: corners ? 1 : 0,
    }),
};
