// ONNX's operators by the library's public functions: what they are for ONNX's own node tests.

import type { Tensor } from "../../generated/index.js";
import * as T from "../../generated/index.js";
import { type Call, NoCounterpart } from "./call.js";

type Result = Tensor | readonly (Tensor | null)[];
type Rule = (call: Call) => Result;

const isFloat = (x: Tensor): boolean => ["float16", "bfloat16", "float32", "float64"].includes(x.dtype);
const product = (numbers: readonly number[]): number => numbers.reduce((a, b) => a * b, 1);
const i64 = (values: readonly number[]): Tensor => T.tensor([...values], { dtype: "int64" });
const within = (dim: number, rank: number): number => (dim < 0 ? dim + rank : dim);
const otherwise = (why: string): never => {
  throw new NoCounterpart(why);
};

const unary =
  (f: (x: Tensor) => Tensor): Rule =>
  (c) =>
    f(c.at(0));
const binary =
  (f: (a: Tensor, b: Tensor) => Tensor): Rule =>
  (c) =>
    f(c.at(0), c.at(1));
const several =
  (f: (a: Tensor, b: Tensor) => Tensor): Rule =>
  (c) =>
    c.all.reduce((a, b) => f(a, b));

/** Reductions over axes that an attribute or the second input gives. */
const reduction =
  (f: (x: Tensor, dims: readonly number[], keep: boolean) => Tensor): Rule =>
  (c) => {
    const x = c.at(0);
    const axes = c.axes() ?? [];
    if (axes.length === 0 && c.number("noop_with_empty_axes", 0) === 1) return x.clone();
    const dims = axes.length === 0 ? x.shape.map((_, i) => i) : axes;
    return f(x, dims, c.number("keepdims", 1) === 1);
  };

/** The padding before and after each spatial dimension, from `pads` or `auto_pad`. */
function padding(
  c: Call,
  sizes: readonly number[],
  kernel: readonly number[],
  strides: readonly number[],
  dilations: readonly number[],
): readonly (readonly [before: number, after: number])[] {
  const auto = c.text("auto_pad", "NOTSET");
  if (auto === "SAME_UPPER" || auto === "SAME_LOWER") {
    return sizes.map((size, i) => {
      const count = Math.ceil(size / strides[i]!);
      const total = Math.max((count - 1) * strides[i]! + (kernel[i]! - 1) * dilations[i]! + 1 - size, 0);
      const less = Math.floor(total / 2);
      return auto === "SAME_UPPER" ? [less, total - less] : [total - less, less];
    });
  }
  const pads = c.numbers("pads") ?? sizes.flatMap(() => [0, 0]);
  return sizes.map((_, i) => [pads[i]!, pads[i + sizes.length]!]);
}

/** Pads of each dimension, in the library's order: the last dimension first. */
const padded = (x: Tensor, pads: readonly (readonly [number, number])[], value: number): Tensor =>
  pads.every(([a, b]) => a === 0 && b === 0) ? x : T.constantPadNd(x, [...pads].reverse().flat(), value);

function spatial(c: Call, x: Tensor, kernel: readonly number[]) {
  const ones = kernel.map(() => 1);
  const strides = c.numbers("strides") ?? ones;
  const dilations = c.numbers("dilations") ?? ones;
  const pads = padding(c, x.shape.slice(2), kernel, strides, dilations);
  return { strides, dilations, pads, isEven: pads.every(([a, b], i) => a === b && 2 * a <= kernel[i]!) };
}

const maxPool: Rule = (c) => {
  const x = c.at(0);
  const kernel = c.numbers("kernel_shape")!;
  const { strides, dilations, pads, isEven } = spatial(c, x, kernel);
  const f = [T.maxPool1dWithIndices, T.maxPool2dWithIndices, T.maxPool3dWithIndices][kernel.length - 1]!;
  const isCeil = c.number("ceil_mode", 0) === 1;
  const wantsIndices = c.node.outputs.length > 1;
  if (wantsIndices && !isEven) return otherwise("indices into an input padded unevenly");
  if (!isFloat(x) && !isEven) return otherwise("integers padded unevenly");
  const source = isEven ? x : padded(x, pads, Number.NEGATIVE_INFINITY);
  const given = isEven ? pads.map(([before]) => before) : pads.map(() => 0);
  const [values, indices] = f(source, kernel, strides, given, dilations, isCeil) as readonly [Tensor, Tensor];
  if (!wantsIndices) return values;
  // Indices count in the whole tensor; with storage_order 1, in planes that are stored by columns.
  const sizes = x.shape.slice(2);
  let inPlane = indices;
  if (c.number("storage_order", 0) === 1) {
    if (sizes.length !== 2) return otherwise("storage_order 1 of other than two dimensions");
    const columns = sizes[1]!;
    inPlane = indices.remainder(columns).mul(sizes[0]!).add(indices.floorDivide(columns));
  }
  const planes = x.shape[0]! * x.shape[1]!;
  const first = T.arange(planes, { dtype: "int64" }).mul(product(sizes));
  return [values, inPlane.add(first.view([x.shape[0]!, x.shape[1]!, ...sizes.map(() => 1)]))];
};

const averagePool: Rule = (c) => {
  const x = c.at(0);
  const kernel = c.numbers("kernel_shape")!;
  const { strides, pads, isEven } = spatial(c, x, kernel);
  const isCeil = c.number("ceil_mode", 0) === 1;
  const counts = c.number("count_include_pad", 0) === 1;
  const f = [T.avgPool1d, T.avgPool2d, T.avgPool3d][kernel.length - 1] as typeof T.avgPool1d;
  if (isEven)
    return f(
      x,
      kernel,
      strides,
      pads.map(([before]) => before),
      isCeil,
      counts,
    );
  const none = pads.map(() => 0);
  const weights = padded(T.onesLike(x), pads, counts ? 1 : 0);
  return f(padded(x, pads, 0), kernel, strides, none, isCeil).div(f(weights, kernel, strides, none, isCeil));
};

const convolution: Rule = (c) => {
  const [x, weight] = [c.at(0), c.at(1)];
  const kernel = c.numbers("kernel_shape") ?? weight.shape.slice(2);
  const { strides, dilations, pads } = spatial(c, x, kernel);
  const f = [T.conv1d, T.conv2d, T.conv3d][kernel.length - 1] as typeof T.conv2d;
  const isEven = pads.every(([a, b]) => a === b);
  const source = isEven ? x : padded(x, pads, 0);
  const given = isEven ? pads.map(([before]) => before) : pads.map(() => 0);
  return f(source, weight, c.maybe(2), strides, given, dilations, c.number("group", 1));
};

const transposedConvolution: Rule = (c) => {
  const [x, weight] = [c.at(0), c.at(1)];
  const kernel = c.numbers("kernel_shape") ?? weight.shape.slice(2);
  const ones = kernel.map(() => 1);
  const strides = c.numbers("strides") ?? ones;
  const dilations = c.numbers("dilations") ?? ones;
  const further = c.numbers("output_padding") ?? kernel.map(() => 0);
  const whole = x.shape.slice(2).map((size, i) => strides[i]! * (size - 1) + (kernel[i]! - 1) * dilations[i]! + 1);
  const auto = c.text("auto_pad", "NOTSET");
  const wanted =
    c.numbers("output_shape") ?? (auto.startsWith("SAME") ? x.shape.slice(2).map((n, i) => n * strides[i]!) : null);
  let pads: readonly (readonly [number, number])[];
  if (wanted !== null) {
    pads = wanted.map((size, i) => {
      const total = whole[i]! + further[i]! - size;
      const less = Math.floor(total / 2);
      return auto === "SAME_UPPER" ? [less, total - less] : [total - less, less];
    });
  } else {
    const given = c.numbers("pads") ?? kernel.flatMap(() => [0, 0]);
    pads = kernel.map((_, i) => [given[i]!, given[i + kernel.length]!]);
  }
  const f = [T.convTranspose1d, T.convTranspose2d, T.convTranspose3d][kernel.length - 1] as typeof T.convTranspose2d;
  const group = c.number("group", 1);
  const bias = c.maybe(2);
  const isEven =
    pads.every(([a, b]) => a === b) && further.every((n, i) => n === 0 || n < Math.max(strides[i]!, dilations[i]!));
  if (isEven)
    return f(
      x,
      weight,
      bias,
      strides,
      pads.map(([before]) => before),
      further,
      group,
      dilations,
    );
  // Negative pads make the result larger.
  const made = f(
    x,
    weight,
    bias,
    strides,
    kernel.map(() => 0),
    kernel.map(() => 0),
    group,
    dilations,
  );
  const cut = pads.map(([a, b], i): [number, number] => [-a, further[i]! - b]);
  return padded(made, cut, 0);
};

/** Elements along an axis, with negative indices. */
const positive = (index: Tensor, size: number): Tensor => T.where(index.lt(0), index.add(size), index);

const gather: Rule = (c) => {
  const [x, index] = [c.at(0), c.at(1)];
  const axis = within(c.number("axis", 0), x.shape.length);
  const flat = positive(index.flatten(), x.shape[axis]!);
  return T.indexSelect(x, axis, flat).reshape([...x.shape.slice(0, axis), ...index.shape, ...x.shape.slice(axis + 1)]);
};

const gatherNd: Rule = (c) => {
  const [x, index] = [c.at(0), c.at(1).to("int64")];
  const batch = c.number("batch_dims", 0);
  const depth = index.shape.at(-1)!;
  const indices: Tensor[] = [];
  for (let i = 0; i < batch; i++)
    indices.push(
      T.arange(x.shape[i]!, { dtype: "int64" }).view(
        index.shape.slice(0, -1).map((_, k) => (k === i ? x.shape[i]! : 1)),
      ),
    );
  for (let i = 0; i < depth; i++) indices.push(positive(index.select(-1, i), x.shape[batch + i]!));
  return x.index(indices);
};

const scatterElements: Rule = (c) => {
  const x = c.at(0);
  const axis = within(c.number("axis", 0), x.shape.length);
  const index = positive(c.at(1), x.shape[axis]!);
  const reduce = c.text("reduction", "none");
  if (reduce === "none") return T.scatter(x, axis, index, c.at(2));
  const names: Record<string, "sum" | "prod" | "amax" | "amin"> = { add: "sum", mul: "prod", max: "amax", min: "amin" };
  return T.scatterReduce(x, axis, index, c.at(2), names[reduce] ?? otherwise(`reduction ${reduce}`));
};

const scatterNd: Rule = (c) => {
  const [x, index, updates] = [c.at(0), c.at(1), c.at(2)];
  const depth = index.shape.at(-1)!;
  const indices = Array.from({ length: depth }, (_, i) => positive(index.select(-1, i), x.shape[i]!));
  const reduce = c.text("reduction", "none");
  if (reduce === "none") return T.indexPut(x, indices, updates);
  if (reduce === "add") return T.indexPut(x, indices, updates, true);
  return otherwise(`ScatterND with reduction ${reduce}`);
};

const slice: Rule = (c) => {
  let x = c.at(0);
  const starts = c.numbers("starts") ?? c.values(1)!;
  const ends = c.numbers("ends") ?? c.values(2)!;
  const axes = c.axes(3) ?? starts.map((_, i) => i);
  const steps = c.values(4) ?? starts.map(() => 1);
  for (const [i, axis] of axes.entries()) {
    const dim = within(axis, x.shape.length);
    const size = x.shape[dim]!;
    const step = steps[i]!;
    const clamp = (n: number, low: number, high: number) => Math.min(Math.max(n < 0 ? n + size : n, low), high);
    if (step > 0) x = x.slice(dim, clamp(starts[i]!, 0, size), clamp(ends[i]!, 0, size), step);
    else {
      const start = clamp(starts[i]!, -1, size - 1);
      const end = clamp(ends[i]!, -1, size - 1);
      x = x.flip([dim]).slice(dim, size - 1 - start, size - 1 - end, -step);
    }
  }
  return x;
};

const reshape: Rule = (c) => {
  const x = c.at(0);
  const shape = c.numbers("shape") ?? c.values(1)!;
  const keepsZero = c.number("allowzero", 0) === 1;
  return x.reshape(shape.map((n, i) => (n === 0 && !keepsZero ? x.shape[i]! : n)));
};

const reductions = { none: "none", mean: "mean", sum: "sum" } as const;

const nll: Rule = (c) => {
  const reduce = c.text("reduction", "mean") as keyof typeof reductions;
  return T.nllLossNd(c.at(0), c.at(1).to("int64"), c.maybe(2), reductions[reduce], c.number("ignore_index", -100));
};

const softmaxCrossEntropy: Rule = (c) => {
  const reduce = c.text("reduction", "mean") as keyof typeof reductions;
  const target = c.at(1).to("int64");
  const loss = T.crossEntropyLoss(c.at(0), target, c.maybe(2), reductions[reduce], c.number("ignore_index", -100));
  return c.node.outputs.length > 1 ? [loss, T.logSoftmax(c.at(0), 1)] : loss;
};

/** Softmax and kin: until operator set 13 over all dimensions from `axis` on. */
const softmaxLike =
  (f: (x: Tensor, dim: number) => Tensor): Rule =>
  (c) => {
    const x = c.at(0);
    if (c.opset >= 13) return f(x, c.number("axis", -1));
    const axis = within(c.number("axis", 1), x.shape.length);
    return f(x.reshape([product(x.shape.slice(0, axis)), -1]), 1).reshape(x.shape);
  };

const recurrent =
  (kind: "RNN" | "GRU" | "LSTM"): Rule =>
  (c) => {
    const direction = c.text("direction", "forward");
    const hidden = c.number("hidden_size", 0);
    if (direction === "reverse") return otherwise("the reverse direction alone");
    if (c.has("clip") || c.has("activations")) return otherwise("activations or clipping of one's own");
    if (c.maybe(4) !== null) return otherwise("sequences of several lengths");
    if (c.maybe(7) !== null) return otherwise("peepholes");
    if (kind === "GRU" && c.number("linear_before_reset", 0) === 0) return otherwise("GRU with linear_before_reset 0");
    const isBatchFirst = c.number("layout", 0) === 1;
    const x = isBatchFirst ? c.at(0).transpose(0, 1) : c.at(0);
    const [w, r] = [c.at(1), c.at(2)];
    const bias = c.maybe(3) ?? T.zeros([w.shape[0]!, 2 * w.shape[1]!], { dtype: w.dtype });
    // The order of the gates: ONNX has input, output, forget, cell; the library input, forget, cell, output. GRU: z, r, h against r, z, h.
    const order = { RNN: [0], GRU: [1, 0, 2], LSTM: [0, 2, 3, 1] }[kind];
    const gates = (t: Tensor): Tensor => T.cat(order.map((g) => t.narrow(0, g * hidden, hidden)));
    const params: Tensor[] = [];
    const directions = w.shape[0]!;
    for (let d = 0; d < directions; d++) {
      const b = bias.select(0, d);
      const half = b.shape[0]! / 2;
      params.push(
        gates(w.select(0, d)),
        gates(r.select(0, d)),
        gates(b.narrow(0, 0, half)),
        gates(b.narrow(0, half, half)),
      );
    }
    const start = (i: number): Tensor => c.maybe(i) ?? T.zeros([directions, x.shape[1]!, hidden], { dtype: x.dtype });
    const isTwo = direction === "bidirectional";
    const results =
      kind === "LSTM"
        ? T.lstm(x, [start(5), start(6)], params, true, 1, 0, false, isTwo, false)
        : (kind === "GRU" ? T.gru : T.rnnTanh)(x, start(5), params, true, 1, 0, false, isTwo, false);
    const [y, ...last] = results as readonly Tensor[];
    // (steps, batch, directions * hidden) to (steps, directions, batch, hidden).
    const whole = y!.view([x.shape[0]!, x.shape[1]!, directions, hidden]);
    const ordered = isBatchFirst ? whole.permute([1, 0, 2, 3]) : whole.permute([0, 2, 1, 3]);
    return [ordered, ...last.map((t) => (isBatchFirst ? t.transpose(0, 1) : t))];
  };

const resize: Rule = (c) => {
  const x = c.at(0);
  const isOld = c.opset < 11 || c.op === "Upsample";
  const scales = isOld ? (c.numbers("scales") ?? c.values(1)) : c.values(2);
  const sizes = isOld ? null : c.values(3);
  const mode = c.text("mode", "nearest");
  const position = c.text("coordinate_transformation_mode", isOld ? "asymmetric" : "half_pixel");
  const nearest = c.text("nearest_mode", isOld ? "floor" : "round_prefer_floor");
  const given = scales !== null && scales.length > 0 ? scales : null;
  const output = sizes ?? x.shape.map((n, i) => Math.floor(n * given![i]!));
  const changed = output.map((n, i) => (n === x.shape[i] && (given?.[i] ?? 1) === 1 ? -1 : i)).filter((i) => i >= 0);
  if (changed.some((i) => i < 2)) return otherwise("resizing of the first two dimensions");
  if (c.number("exclude_outside", 0) === 1) return otherwise("exclude_outside");
  const rank = x.shape.length - 2;
  const target = output.slice(2);
  const factors = (given?.slice(2) ?? target.map(() => null)) as (number | null)[];
  type Resizing = (x: Tensor, ...rest: unknown[]) => Tensor;
  const call = (functions: readonly unknown[], ...rest: unknown[]): Tensor => {
    const f = functions[rank - 1] as Resizing | undefined;
    return f === undefined ? otherwise(`mode ${mode} of ${rank} dimensions`) : f(x, target, ...rest, ...factors);
  };
  if (mode === "nearest") {
    if (position === "asymmetric" && nearest === "floor")
      return call([T.upsampleNearest1d, T.upsampleNearest2d, T.upsampleNearest3d]);
    if (position === "half_pixel" && ["round_prefer_floor", "round_prefer_ceil"].includes(nearest))
      return call([T._upsampleNearestExact1d, T._upsampleNearestExact2d, T._upsampleNearestExact3d]);
    return otherwise(`nearest with ${position} and ${nearest}`);
  }
  if (!["half_pixel", "align_corners"].includes(position)) return otherwise(`${mode} with ${position}`);
  const aligned = position === "align_corners";
  if (mode === "linear") return call([T.upsampleLinear1d, T.upsampleBilinear2d, T.upsampleTrilinear3d], aligned);
  if (c.number("cubic_coeff_a", -0.75) !== -0.75) return otherwise("another cubic coefficient");
  return call([undefined, T.upsampleBicubic2d], aligned);
};

const unique: Rule = (c) => {
  if (c.number("sorted", 1) === 0) return otherwise("unique elements in the order of their first occurrence");
  const x = c.at(0);
  const axis = c.numbers("axis") === null && !c.has("axis") ? null : c.number("axis", 0);
  const [values, inverse, counts] =
    axis === null ? T._unique2(x, true, true, true) : T.uniqueDim(x, axis, true, true, true);
  const places = T.arange(inverse.numel, { dtype: "int64" });
  const start = T.full([counts.numel], inverse.numel, { dtype: "int64" });
  return [values, T.scatterReduce(start, 0, inverse.flatten(), places, "amin"), inverse.flatten(), counts];
};

const padRule: Rule = (c) => {
  const x = c.at(0);
  const pads = c.numbers("pads") ?? c.values(1)!;
  const rank = x.shape.length;
  const mode = c.text("mode", "constant");
  const pairs = x.shape.map((_, i): [number, number] => [pads[i]!, pads[i + rank]!]);
  if (mode === "constant") return padded(x, pairs, c.values(2)?.[0] ?? c.number("value", 0));
  const first = pairs.findIndex(([a, b]) => a !== 0 || b !== 0);
  return T.pad(x, [...pairs.slice(Math.max(first, 0))].reverse().flat(), {
    mode: mode === "edge" ? "replicate" : (mode as "reflect"),
  });
};

const quantize = (x: Tensor, scale: Tensor, zero: Tensor): Tensor => {
  const [low, high] = zero.dtype === "uint8" ? [0, 255] : [-128, 127];
  return x.div(scale).round().add(zero.to("float32")).clamp(low, high).to(zero.dtype);
};
/** A vector along an axis. */
const along = (t: Tensor, axis: number, rank: number): Tensor =>
  t.shape.length === 0 ? t : t.view(Array.from({ length: rank }, (_, i) => (i === within(axis, rank) ? -1 : 1)));

const argument =
  (f: (x: Tensor, dim: number, keep: boolean) => Tensor): Rule =>
  (c) => {
    const x = c.at(0);
    const axis = within(c.number("axis", 0), x.shape.length);
    const keep = c.number("keepdims", 1) === 1;
    if (c.number("select_last_index", 0) === 0) return f(x, axis, keep);
    return f(x.flip([axis]), axis, keep)
      .neg()
      .add(x.shape[axis]! - 1);
  };

const dft: Rule = (c) => {
  const x = c.at(0);
  const axis = within(c.number("axis", 1), x.shape.length);
  const isReal = x.shape.at(-1) === 1;
  const length = c.values(1)?.[0] ?? x.shape[axis]!;
  if (c.number("inverse", 0) === 1) return T.viewAsReal(T.fftIfft(T.viewAsComplex(x), length, axis));
  const oneSided = c.number("onesided", 0) === 1;
  if (isReal) return T.viewAsReal((oneSided ? T.fftRfft : T.fftFft)(x.select(-1, 0), length, axis));
  return oneSided ? otherwise("half of a complex transform") : T.viewAsReal(T.fftFft(T.viewAsComplex(x), length, axis));
};

const stft: Rule = (c) => {
  const signal = c.at(0);
  if (signal.shape.at(-1) !== 1) return otherwise("a complex signal");
  const step = c.values(1)![0]!;
  const window = c.maybe(2);
  const length = c.values(3)?.[0] ?? window!.shape[0]!;
  const oneSided = c.number("onesided", 1) === 1;
  const made = T.stft(signal.select(-1, 0), length, step, length, window, false, oneSided, true);
  return T.viewAsReal(made.transpose(1, 2).contiguous());
};

const window =
  (f: (n: number, periodic: boolean) => Tensor): Rule =>
  (c) =>
    f(c.values(0)![0]!, c.number("periodic", 1) === 1).to(c.dtype("output_datatype", "float32"));

const normalization: Rule = (c) => {
  const x = c.at(0);
  const axis = within(c.number("axis", -1), x.shape.length);
  const shape = x.shape.slice(axis);
  const [y, mean, rstd] = T.nativeLayerNorm(x, shape, c.at(1), c.maybe(2), c.number("epsilon", 1e-5));
  return [y, mean, rstd];
};

const batchNormalization: Rule = (c) => {
  const [x, scale, bias, mean, variance] = c.all as readonly [Tensor, Tensor, Tensor, Tensor, Tensor];
  const eps = c.number("epsilon", 1e-5);
  if (c.number("training_mode", 0) === 0) return T.batchNorm(x, scale, bias, mean, variance, false, 0, eps);
  const momentum = c.number("momentum", 0.9);
  const dims = x.shape.map((_, i) => i).filter((i) => i !== 1);
  const running = (old: Tensor, now: Tensor): Tensor => old.mul(momentum).add(now.mul(1 - momentum));
  return [
    T.batchNorm(x, scale, bias, null, null, true, 0, eps),
    running(mean, x.mean(dims)),
    running(variance, x.var(dims, false)),
  ];
};

const dropout: Rule = (c) => {
  const ratio = c.values(1)?.[0] ?? c.number("ratio", 0.5);
  const isTraining = (c.values(2)?.[0] ?? false) as unknown as boolean;
  if (isTraining && ratio !== 0) return otherwise("random numbers");
  const y = T.dropout(c.at(0), ratio, false);
  return c.node.outputs.length > 1 ? [y, T.onesLike(c.at(0), { dtype: "bool" })] : y;
};

const matmulInteger = (a: Tensor, b: Tensor, zeroA: Tensor | null, zeroB: Tensor | null): Tensor => {
  const whole = (t: Tensor, zero: Tensor | null): Tensor =>
    zero === null ? t.to("int32") : t.to("int32").sub(zero.to("int32"));
  return T.matmul(whole(a, zeroA), whole(b, zeroB));
};

const convInteger: Rule = (c) => {
  const zero = (t: Tensor, z: Tensor | null): Tensor => (z === null ? t.to("int32") : t.to("int32").sub(z.to("int32")));
  const [x, w] = [zero(c.at(0), c.maybe(2)), zero(c.at(1), c.maybe(3))];
  const { strides, dilations, pads } = spatial(c, x, w.shape.slice(2));
  return T.conv2d(padded(x, pads, 0), w, null, strides, [0, 0], dilations, c.number("group", 1));
};

const oneHot: Rule = (c) => {
  const depth = c.values(1)![0]!;
  const pair = c.at(2);
  const axis = c.number("axis", -1);
  const index = c.at(0).to("int64");
  const hot = T.oneHot(index.remainder(depth), depth).to("bool");
  const whole = T.where(hot, pair.select(0, 1), pair.select(0, 0));
  return axis === -1 ? whole : whole.movedim(-1, within(axis, index.shape.length + 1));
};

const blocks =
  (isToSpace: boolean): Rule =>
  (c) => {
    const x = c.at(0);
    const b = c.number("blocksize", 1);
    const [n, channels, h, w] = x.shape as readonly [number, number, number, number];
    if (!isToSpace)
      return x
        .reshape([n, channels, h / b, b, w / b, b])
        .permute([0, 3, 5, 1, 2, 4])
        .reshape([n, channels * b * b, h / b, w / b]);
    if (c.text("mode", "DCR") === "CRD") return T.pixelShuffle(x, b);
    return x
      .reshape([n, b, b, channels / b / b, h, w])
      .permute([0, 3, 4, 1, 5, 2])
      .reshape([n, channels / b / b, h * b, w * b]);
  };

const cumulative: Rule = (c) => {
  const x = c.at(0);
  const dim = within(c.values(1)![0]!, x.shape.length);
  const isReverse = c.number("reverse", 0) === 1;
  const source = isReverse ? x.flip([dim]) : x;
  let y = T.cumsum(source, dim);
  if (c.number("exclusive", 0) === 1) y = y.sub(source);
  return isReverse ? y.flip([dim]) : y;
};

const clip: Rule = (c) => {
  const [low, high] = [c.maybe(1), c.maybe(2)];
  if (low !== null || high !== null) return T.clamp(c.at(0), low, high);
  if (!c.has("min") && !c.has("max")) return c.at(0).clone();
  return T.clamp(c.at(0), c.has("min") ? c.number("min", 0) : null, c.has("max") ? c.number("max", 0) : null);
};

const reverseSequence: Rule = (c) => {
  const x = c.at(0);
  const [time, batch] = [c.number("time_axis", 0), c.number("batch_axis", 1)];
  const lengths = c.values(1)!;
  const rows = lengths.map((length, i) => {
    const row = x.select(batch, i);
    const dim = time > batch ? time - 1 : time;
    return T.cat([row.narrow(dim, 0, length).flip([dim]), row.narrow(dim, length, x.shape[time]! - length)], dim);
  });
  return T.stack(rows, batch);
};

const gridSample: Rule = (c) => {
  const mode = ["bilinear", "nearest", "bicubic"].indexOf(c.text("mode", "bilinear"));
  const outside = ["zeros", "border", "reflection"].indexOf(c.text("padding_mode", "zeros"));
  return T.gridSampler(c.at(0), c.at(1), mode, outside, c.number("align_corners", 0) === 1);
};

const split: Rule = (c) => {
  const x = c.at(0);
  const axis = within(c.number("axis", 0), x.shape.length);
  const sizes = c.numbers("split") ?? c.values(1);
  return sizes !== null
    ? T.splitWithSizes(x, [...sizes], axis)
    : T.split(x, x.shape[axis]! / c.node.outputs.length, axis);
};

const maxUnpool: Rule = (c) => {
  const [x, indices] = [c.at(0), c.at(1)];
  const kernel = c.numbers("kernel_shape")!;
  const strides = c.numbers("strides") ?? kernel.map(() => 1);
  const pads = c.numbers("pads") ?? kernel.flatMap(() => [0, 0]);
  if (kernel.length !== 2) return otherwise("other than two dimensions");
  const made = x.shape.slice(2).map((n, i) => (n - 1) * strides[i]! + kernel[i]! - pads[i]! - pads[i + 2]!);
  const plane = product(made);
  const shape = c.values(2)?.slice(2) ?? made;
  if (product(shape) !== plane) return otherwise("indices into a plane of another size");
  return T.maxUnpool2d(x, indices.remainder(plane), shape);
};

const modulo: Rule = (c) => (c.number("fmod", 0) === 1 ? T.fmod(c.at(0), c.at(1)) : T.remainder(c.at(0), c.at(1)));

const infinite: Rule = (c) => {
  const [below, above] = [c.number("detect_negative", 1) === 1, c.number("detect_positive", 1) === 1];
  if (below && above) return T.isinf(c.at(0));
  return above ? T.isposinf(c.at(0)) : T.isneginf(c.at(0));
};

const localResponse: Rule = (c) => {
  const x = c.at(0);
  const size = c.number("size", 1);
  const [before, after] = [Math.floor((size - 1) / 2), Math.ceil((size - 1) / 2)];
  const squares = T.constantPadNd(x.mul(x), [0, 0, 0, 0, before, after]).unfold(1, size, 1).sum([-1]);
  return x.div(
    squares
      .mul(c.number("alpha", 1e-4) / size)
      .add(c.number("bias", 1))
      .pow(c.number("beta", 0.75)),
  );
};

const sum = (x: Tensor, dims: readonly number[], keep: boolean): Tensor => x.sum([...dims], keep, { dtype: x.dtype });

export const rules: Readonly<Record<string, Rule>> = {
  Abs: unary(T.abs),
  Acos: unary(T.acos),
  Acosh: unary(T.acosh),
  Asin: unary(T.asin),
  Asinh: unary(T.asinh),
  Atan: unary(T.atan),
  Atanh: unary(T.atanh),
  Ceil: unary(T.ceil),
  Cos: unary(T.cos),
  Cosh: unary(T.cosh),
  Erf: unary(T.erf),
  Exp: unary(T.exp),
  Floor: unary(T.floor),
  Identity: unary((x) => x.clone()),
  IsNaN: unary(T.isnan),
  Log: unary(T.log),
  Neg: unary(T.neg),
  Not: unary(T.logicalNot),
  Reciprocal: unary(T.reciprocal),
  Relu: unary(T.relu),
  Round: unary((x) => T.round(x)),
  Sigmoid: unary(T.sigmoid),
  Sign: unary(T.sign),
  Sin: unary(T.sin),
  Sinh: unary(T.sinh),
  Softplus: unary((x) => T.softplus(x)),
  Softsign: unary((x) => x.div(x.abs().add(1))),
  Sqrt: unary(T.sqrt),
  Tan: unary(T.tan),
  Tanh: unary(T.tanh),
  HardSwish: unary(T.hardswish),
  Det: unary(T.linalgDet),
  NonZero: unary((x) => T.nonzero(x).t()),
  Add: binary((a, b) => a.add(b)),
  Sub: binary((a, b) => a.sub(b)),
  Mul: binary((a, b) => a.mul(b)),
  Div: binary((a, b) => (isFloat(a) ? a.div(b) : a.div(b, { roundingMode: "trunc" }))),
  Pow: binary((a, b) => a.pow(b).to(a.dtype)),
  And: binary(T.logicalAnd),
  Or: binary(T.logicalOr),
  Xor: binary(T.logicalXor),
  Equal: binary((a, b) => a.eq(b)),
  Greater: binary((a, b) => a.gt(b)),
  GreaterOrEqual: binary((a, b) => a.ge(b)),
  Less: binary((a, b) => a.lt(b)),
  LessOrEqual: binary((a, b) => a.le(b)),
  MatMul: binary(T.matmul),
  PRelu: binary((x, slope) => T.where(x.lt(0), x.mul(slope), x)),
  Max: several(T.maximum),
  Min: several(T.minimum),
  Sum: several((a, b) => a.add(b)),
  Mean: (c) => c.all.reduce((a, b) => a.add(b)).div(c.inputs.length),
  BitShift: (c) => (c.text("direction") === "LEFT" ? T.bitwiseLeftShift : T.bitwiseRightShift)(c.at(0), c.at(1)),
  ArgMax: argument(T.argmax),
  ArgMin: argument(T.argmin),
  AveragePool: averagePool,
  MaxPool: maxPool,
  MaxUnpool: maxUnpool,
  BatchNormalization: batchNormalization,
  Cast: (c) => c.at(0).to(c.dtype("to", "float32")),
  CastLike: (c) => c.at(0).to(c.at(1).dtype),
  Celu: (c) => T.celu(c.at(0), c.number("alpha", 1)),
  Clip: clip,
  CumSum: cumulative,
  Compress: (c) => {
    const axis = c.has("axis") ? c.number("axis", 0) : null;
    const x = axis === null ? c.at(0).flatten() : c.at(0);
    return T.indexSelect(x, axis ?? 0, T.nonzero(c.at(1)).flatten());
  },
  Concat: (c) => T.cat(c.all, c.number("axis", 0)),
  Constant: (c) =>
    c.constant("value") ??
    (c.has("value_float") ? T.tensor(c.number("value_float", 0)) : null) ??
    (c.has("value_int") ? T.tensor(c.number("value_int", 0), { dtype: "int64" }) : null) ??
    (c.has("value_ints") ? i64(c.numbers("value_ints")!) : null) ??
    (c.has("value_floats") ? T.tensor([...c.numbers("value_floats")!]) : otherwise("a constant that is not a tensor")),
  ConstantOfShape: (c) => (c.constant("value") ?? T.zeros([1])).view([]).expand(c.values(0)!).clone(),
  Conv: convolution,
  ConvTranspose: transposedConvolution,
  ConvInteger: convInteger,
  DFT: dft,
  STFT: stft,
  DepthToSpace: blocks(true),
  SpaceToDepth: blocks(false),
  Dropout: dropout,
  Einsum: (c) => T.einsum(c.text("equation"), c.all),
  DequantizeLinear: (c) => {
    const [x, axis] = [c.at(0), c.number("axis", 1)];
    const zero = c.maybe(2);
    const whole = x.to("float32");
    const shifted = zero === null ? whole : whole.sub(along(zero, axis, x.shape.length).to("float32"));
    return shifted.mul(along(c.at(1), axis, x.shape.length));
  },
  QuantizeLinear: (c) => {
    const [x, axis] = [c.at(0), c.number("axis", 1)];
    const zero = c.maybe(2) ?? T.zeros([], { dtype: "uint8" });
    return quantize(x, along(c.at(1), axis, x.shape.length), along(zero, axis, x.shape.length));
  },
  DynamicQuantizeLinear: (c) => {
    const x = c.at(0);
    const [low, high] = [x.min().clamp(null, 0), x.max().clamp(0, null)];
    const scale = high.sub(low).div(255);
    const zero = low.neg().div(scale).round().clamp(0, 255).to("uint8");
    return [quantize(x, scale, zero), scale, zero];
  },
  Elu: (c) => T.elu(c.at(0), c.number("alpha", 1)),
  Selu: (c) => T.elu(c.at(0), c.number("alpha", 1.6732632), c.number("gamma", 1.0507009)),
  Expand: (c) => {
    const x = c.at(0);
    const shape = c.values(1)!;
    return x.broadcastTo(T.zeros(shape).add(T.zeros(x.shape)).shape).clone();
  },
  EyeLike: (c) => {
    const [n, m] = c.at(0).shape as readonly [number, number];
    const k = c.number("k", 0);
    const dtype = c.dtype("dtype", c.at(0).dtype);
    return T.arange(m)
      .sub(T.arange(n).view([n, 1]))
      .eq(k)
      .to(dtype);
  },
  Flatten: (c) => {
    const x = c.at(0);
    const axis = within(c.number("axis", 1), x.shape.length);
    return x.reshape([product(x.shape.slice(0, axis)), product(x.shape.slice(axis))]);
  },
  RNN: recurrent("RNN"),
  GRU: recurrent("GRU"),
  LSTM: recurrent("LSTM"),
  Gather: gather,
  GatherND: gatherNd,
  ScatterElements: scatterElements,
  Scatter: scatterElements,
  ScatterND: scatterNd,
  GatherElements: (c) => {
    const x = c.at(0);
    const axis = within(c.number("axis", 0), x.shape.length);
    return T.gather(x, axis, positive(c.at(1), x.shape[axis]!));
  },
  Gemm: (c) => {
    const a = c.number("transA", 0) === 1 ? c.at(0).t() : c.at(0);
    const b = c.number("transB", 0) === 1 ? c.at(1).t() : c.at(1);
    const alpha = c.number("alpha", 1);
    const bias = c.maybe(2);
    return bias === null ? T.mm(a, b).mul(alpha) : T.addmm(bias, a, b, { beta: c.number("beta", 1), alpha });
  },
  GlobalAveragePool: (c) =>
    c.at(0).mean(
      c
        .at(0)
        .shape.slice(2)
        .map((_, i) => i + 2),
      true,
    ),
  GlobalMaxPool: (c) => {
    const x = c.at(0);
    const sizes = x.shape.slice(2);
    return sizes.length === 2
      ? (T.adaptiveMaxPool2d(x, [1, 1]) as readonly Tensor[])[0]!
      : T.amax(
          x,
          sizes.map((_, i) => i + 2),
          true,
        );
  },
  GridSample: gridSample,
  Hardmax: softmaxLike((x, dim) => T.oneHot(T.argmax(x, dim), x.shape.at(dim)!).movedim(-1, dim).to(x.dtype)),
  HardSigmoid: (c) => c.at(0).mul(c.number("alpha", 0.2)).add(c.number("beta", 0.5)).clamp(0, 1),
  HannWindow: window((n, p) => T.hannWindow(n, p)),
  BlackmanWindow: window((n, p) => T.blackmanWindow(n, p)),
  HammingWindow: window((n, p) => T.hammingWindow(n, p, 25 / 46, 21 / 46)),
  InstanceNormalization: (c) =>
    T.instanceNorm(c.at(0), c.at(1), c.at(2), null, null, true, 0, c.number("epsilon", 1e-5), false),
  IsInf: infinite,
  LRN: localResponse,
  LayerNormalization: normalization,
  LeakyRelu: (c) => T.leakyRelu(c.at(0), c.number("alpha", 0.01)),
  LogSoftmax: softmaxLike((x, dim) => T.logSoftmax(x, dim)),
  Softmax: softmaxLike((x, dim) => T.softmax(x, dim)),
  MatMulInteger: (c) => matmulInteger(c.at(0), c.at(1), c.maybe(2), c.maybe(3)),
  MeanVarianceNormalization: (c) => {
    const dims = [...(c.numbers("axes") ?? [0, 2, 3])];
    const centred = c.at(0).sub(c.at(0).mean(dims, true));
    return centred.div(centred.mul(centred).mean(dims, true).sqrt().add(1e-9));
  },
  Mod: modulo,
  NegativeLogLikelihoodLoss: nll,
  SoftmaxCrossEntropyLoss: softmaxCrossEntropy,
  OneHot: oneHot,
  Pad: padRule,
  QLinearMatMul: (c) => {
    const [a, sa, za, b, sb, zb, s, z] = c.all as readonly Tensor[];
    return quantize(matmulInteger(a!, b!, za!, zb!).to("float32").mul(sa!.mul(sb!)), s!, z!);
  },
  Range: (c) => {
    const [start, end, step] = [0, 1, 2].map((i) => c.values(i)![0]!);
    return T.arange(start!, end!, step!, { dtype: c.at(0).dtype });
  },
  ReduceL1: reduction((x, d, k) => sum(x.abs(), d, k)),
  ReduceL2: reduction((x, d, k) => sum(x.mul(x), d, k).sqrt()),
  ReduceLogSum: reduction((x, d, k) => sum(x, d, k).log()),
  ReduceLogSumExp: reduction((x, d, k) => T.logsumexp(x, [...d], k)),
  ReduceMax: reduction((x, d, k) => T.amax(x, [...d], k)),
  ReduceMin: reduction((x, d, k) => T.amin(x, [...d], k)),
  ReduceMean: reduction((x, d, k) => x.mean([...d], k)),
  ReduceProd: reduction((x, d, k) => {
    const whole = d.reduce((y, dim) => y.prod(dim, true), x);
    return k ? whole : whole.reshape(x.shape.filter((_, i) => !d.some((dim) => within(dim, x.shape.length) === i)));
  }),
  ReduceSum: reduction(sum),
  ReduceSumSquare: reduction((x, d, k) => sum(x.mul(x), d, k)),
  Reshape: reshape,
  Resize: resize,
  Upsample: resize,
  ReverseSequence: reverseSequence,
  Shape: (c) => i64(c.at(0).shape.slice(c.number("start", 0), c.has("end") ? c.number("end", 0) : undefined)),
  Size: (c) => T.tensor(c.at(0).numel, { dtype: "int64" }),
  Shrink: (c) => {
    const [x, limit, bias] = [c.at(0), c.number("lambd", 0.5), c.number("bias", 0)];
    return T.where(x.lt(-limit), x.add(bias), T.where(x.gt(limit), x.sub(bias), T.zerosLike(x)));
  },
  Slice: slice,
  Split: split,
  Squeeze: (c) => {
    const x = c.at(0);
    const axes = c.axes()?.map((axis) => within(axis, x.shape.length)) ?? x.shape.map((n, i) => (n === 1 ? i : -1));
    return x.reshape(x.shape.filter((_, i) => !axes.includes(i)));
  },
  Unsqueeze: (c) => {
    const x = c.at(0);
    const axes = c.axes()!;
    const rank = x.shape.length + axes.length;
    return axes
      .map((axis) => within(axis, rank))
      .sort((a, b) => a - b)
      .reduce((y, axis) => y.unsqueeze(axis), x);
  },
  ThresholdedRelu: (c) => T.threshold(c.at(0), c.number("alpha", 1), 0),
  Tile: (c) => c.at(0).repeat(c.values(1)!),
  TopK: (c) => {
    const k = c.values(1)?.[0] ?? c.number("k", 1);
    const { values, indices } = T.topk(
      c.at(0),
      k,
      c.number("axis", -1),
      c.number("largest", 1) === 1,
      c.number("sorted", 1) === 1,
    );
    return [values, indices];
  },
  Transpose: (c) =>
    c.at(0).permute([
      ...(c.numbers("perm") ??
        c
          .at(0)
          .shape.map((_, i) => i)
          .reverse()),
    ]),
  Trilu: (c) => (c.number("upper", 1) === 1 ? T.triu : T.tril)(c.at(0), c.values(1)?.[0] ?? 0),
  Unique: unique,
  Where: (c) => T.where(c.at(0), c.at(1), c.at(2)),
};

/** @throws NoCounterpart */
export function runNode(call: Call): readonly (Tensor | null)[] {
  const rule = call.node.domain === "" || call.node.domain === "ai.onnx" ? rules[call.op] : undefined;
  if (rule === undefined) throw new NoCounterpart(`the operator ${call.op}`);
  const made = rule(call);
  return Array.isArray(made) ? (made as readonly Tensor[]) : [made as Tensor];
}
