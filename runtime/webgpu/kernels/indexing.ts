// Elements at places that index tensors name: read from there, written there, or combined with what is there.

import { type DType, dtypeCodeOf, dtypeInfo } from "../../core/dtype.js";
import { UnsupportedError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import { contiguousStrides } from "../../core/shape.js";
import { storedScalar } from "../../kernels/memory/elements.js";
import type { Bound, Queue } from "../queue.js";
import { infoWords, type Shader, shaderOf } from "../wgsl/shader.js";
import { type ShaderType, storedAs } from "../wgsl/storage.js";
import { copyElements } from "./copy.js";
import {
  bitsAt,
  elementwise,
  head,
  isWritable,
  joined,
  loadAt,
  locate,
  numberWords,
  numelOf,
  type Operand,
  storedBits,
  stridesOver,
  temporary,
  threadsFor,
  words,
} from "./operands.js";
import { compute, type Runner } from "./pointwise.js";

/** Places of a tensor, over a shape: steps of the dimensions that no index names, and an index with the step and size of its dimension. */
export interface Places {
  readonly tensor: Operand;
  readonly shape: readonly number[];
  /** The tensor's steps over the shape; 0 where an index decides. */
  readonly steps: readonly number[];
  readonly index: Operand;
  /** The index's steps over the shape. */
  readonly indexSteps: readonly number[];
  readonly step: number;
  /** The dimension's size; 0: the index holds offsets. */
  readonly size: number;
  /** Whether negative indices count from the end. */
  readonly wraps: boolean;
}

export type Combination = "replace" | "add" | "multiply" | "maximum" | "minimum";

/** The function that gives an element's offset from the offsets of the dense side, the tensor and the index. */
function placeFunction({ index, size, wraps }: Places): string {
  const isWide = index.dtype === "int64";
  const word = isWide ? "bitcast<i32>(index.x)" : "index";
  const outside = isWide
    ? "(index.y != 0u && index.y != 0xffffffffu) || (index.x >= 0x80000000u) != (index.y == 0xffffffffu)"
    : "false";
  const body =
    size === 0
      ? `return p.y + u32(${word});`
      : `var i = ${word};
  let size = bitcast<i32>(w(11u));
  ${wraps ? "if (i < 0) { i = i + size; }" : ""}
  if (${outside} || i < 0 || i >= size) { fail(2u); i = 0; }
  return p.y + u32(i) * w(10u);`;
  return `fn place(p: vec4<u32>, index: ${isWide ? "vec2<u32>" : "i32"}) -> u32 { ${body} }`;
}

const indexAt = (index: Operand): string => {
  if (index.dtype === "int64") return bitsAt("index", "int64", "p.z");
  return loadAt("index", index.dtype, "p.z", "i32");
};

function infoOf(places: Places, dense: Operand, denseSteps: readonly number[]): Uint32Array {
  const { tensor, shape, steps, index, indexSteps, step, size } = places;
  const { sizes, strides } = joined(shape, [denseSteps, steps, indexSteps]);
  if (sizes.length > 8)
    throw new UnsupportedError(
      "webgpu: indexing over more than 8 dimensions whose strides differ; call contiguous() before",
    );
  const info = new Uint32Array(infoWords);
  info[words.count] = numelOf(shape);
  info[words.rank] = sizes.length;
  for (const [i, { offset }] of [dense, tensor, index].entries()) info[words.offsets + i] = offset;
  for (const [d, one] of sizes.entries()) {
    info[words.sizes + d] = one;
    for (let i = 0; i < 3; i++) info[words.strides + 4 * d + i] = strides[i]![d]!;
  }
  info[words.own] = step;
  info[words.own + 1] = size;
  return info;
}

/** out = the tensor's elements at the places */
export function readPlaces(queue: Queue, places: Places, out: Operand): void {
  if (numelOf(out.shape) === 0) return;
  const { tensor, index } = places;
  if (!isWritable(out) || tensor.memory === out.memory || index.memory === out.memory) {
    const fresh = temporary(queue, out.shape, out.dtype);
    readPlaces(queue, places, fresh);
    copyElements(queue, out, fresh);
    queue.free(fresh.memory);
    return;
  }
  const isWhole = numelOf(out.shape) * storedAs(out.dtype).bytes === out.memory.bytes;
  const bound: Bound[] = [
    { name: "out", memory: out.memory, access: isWhole ? "over" : "write" },
    { name: "a", memory: tensor.memory, access: "read" },
    { name: "index", memory: index.memory, access: "read" },
  ];
  const key = `read places ${storedAs(out.dtype).bytes} ${index.dtype}${places.size === 0 ? " offsets" : places.wraps ? " wraps" : ""}`;
  queue.dispatch(
    key,
    bound,
    () =>
      shaderOf({
        bindings: [
          { name: "out", access: "read_write" },
          { name: "a", access: "read" },
          { name: "index", access: "read" },
        ],
        text: `${placeFunction(places)}\n${locate}\n${elementwise(out.dtype, `let at = place(p, ${indexAt(index)});`, bitsAt("a", out.dtype, "at"))}`,
        type: "i32",
        dtype: "int32",
        dtypes: [index.dtype],
      }),
    infoOf(places, out, out.strides),
    threadsFor(numelOf(out.shape), out.dtype),
  );
}

/** Writes a source of the shape to the places. Of several elements for one place the last remains, as on the CPU. */
export function writePlaces(queue: Queue, places: Places, source: Operand, how: Combination): void {
  const count = numelOf(places.shape);
  if (count === 0) return;
  const { tensor, index } = places;
  if (source.memory === tensor.memory || index.memory === tensor.memory) {
    const fresh = temporary(queue, places.shape, source.dtype);
    copyElements(queue, fresh, source);
    writePlaces(
      queue,
      { ...places, ...(index.memory === tensor.memory ? { index: duplicate(queue, index) } : {}) },
      fresh,
      how,
    );
    queue.free(fresh.memory);
    return;
  }
  const { dtype } = tensor;
  const { bytes, type } = storedAs(dtype);
  const isOrdered = how === "replace";
  if (!isOrdered && (type === null || bytes > 8))
    throw new UnsupportedError(`webgpu does not combine elements of ${dtype}`);
  if (!isOrdered && bytes === 8 && how !== "add")
    throw new UnsupportedError(`webgpu does not combine elements of int64 by ${how}; use int32, or keep it on the CPU`);
  const info = infoOf(places, source, stridesOver(places.shape, source));
  const suffix = `${dtype} ${source.dtype} ${index.dtype}${places.size === 0 ? " offsets" : places.wraps ? " wraps" : ""}`;
  const sizeOfTensor = tensor.memory.bytes / bytes;
  const winners = isOrdered ? temporary(queue, [sizeOfTensor], "int32") : null;
  if (winners !== null) {
    const bound: Bound[] = [
      { name: "winners", memory: winners.memory, access: "write" },
      { name: "index", memory: index.memory, access: "read" },
    ];
    queue.dispatch(
      `places ${index.dtype}${places.size === 0 ? " offsets" : places.wraps ? " wraps" : ""}`,
      bound,
      () => placesShader(places),
      info.slice(),
      count,
    );
  }
  const isAtomic = !isOrdered || bytes < 4;
  const bound: Bound[] = [
    { name: "out", memory: tensor.memory, access: isAtomic ? "atomic" : "write" },
    { name: "a", memory: source.memory, access: "read" },
    { name: "index", memory: index.memory, access: "read" },
    ...(winners === null ? [] : [{ name: "winners", memory: winners.memory, access: "read" } as const]),
  ];
  queue.dispatch(`${how} places ${suffix}`, bound, () => writeShader(places, source, how), info, count);
  if (winners !== null) queue.free(winners.memory);
}

/** Writes values at places within planes of `inner` elements: `[planes, places]` each, into row-major `tensor`. */
export function writeInPlanes(
  queue: Queue,
  tensor: Operand,
  inner: number,
  index: Operand,
  values: Operand,
  how: Combination,
): void {
  const [planes, places] = index.shape as readonly [number, number];
  writePlaces(
    queue,
    {
      tensor: { ...tensor, shape: [planes, inner], strides: [inner, 1] },
      shape: [planes, places],
      steps: [inner, 0],
      index,
      indexSteps: index.strides,
      step: 1,
      size: inner,
      wraps: false,
    },
    values,
    how,
  );
}

function duplicate(queue: Queue, tensor: Operand): Operand {
  const fresh = temporary(queue, tensor.shape, tensor.dtype);
  copyElements(queue, fresh, tensor);
  return { ...fresh, strides: tensor.strides.map((_, d) => fresh.strides[d]!) };
}

function placesShader(places: Places): Shader {
  return shaderOf({
    bindings: [
      { name: "winners", access: "atomic" },
      { name: "index", access: "read" },
    ],
    text: `${placeFunction(places)}\n${locate}\n${head}
  let p = locate(i);
  atomicMax(&winners[place(p, ${indexAt(places.index)})], i + 1u);
}`,
    type: "i32",
    dtype: "int32",
    dtypes: [places.index.dtype],
  });
}

function writeShader(places: Places, source: Operand, how: Combination): Shader {
  const { dtype } = places.tensor;
  const { bytes, type } = storedAs(dtype);
  const isRaw = dtype === source.dtype;
  const computes: ShaderType = type ?? "i32";
  const value = loadAt("a", source.dtype, "p.x", computes);
  const bits = isRaw && how === "replace" ? bitsAt("a", dtype, "p.x") : storedBits(value, dtype, computes);
  const n = 4 / bytes;
  const mask = `${2 ** (8 * Math.min(bytes, 4)) - 1}u`;
  const joins: Readonly<Record<Combination, string>> = {
    replace: "y",
    add: "add(x, y)",
    multiply: "mul(x, y)",
    maximum: "f_maximum(x, y)",
    minimum: "f_minimum(x, y)",
  };
  let write: string;
  if (how === "replace") {
    const one =
      bytes >= 8
        ? Array.from(
            { length: bytes / 4 },
            (_, k) => `out[${bytes / 4}u * at + ${k}u] = a[${bytes / 4}u * p.x + ${k}u];`,
          ).join(" ")
        : bytes === 4
          ? `out[at] = ${bits};`
          : `let shift = (at % ${n}u) * ${8 * bytes}u;
  let bits = (${bits}) << shift;
  atomicAnd(&out[at / ${n}u], bits | ~(${mask} << shift));
  atomicOr(&out[at / ${n}u], bits);`;
    write = `if (winners[at] != i + 1u) { return; }
  ${one}`;
  } else if (bytes === 8) {
    write = `let y = ${value};
  let before = atomicAdd(&out[2u * at], y.x);
  let carry = select(0u, 1u, before + y.x < before);
  atomicAdd(&out[2u * at + 1u], y.y + carry);`;
  } else {
    // Compare and exchange until nobody came between.
    const shift = bytes === 4 ? "0u" : `(at % ${n}u) * ${8 * bytes}u`;
    const loaded = storedAs(dtype).load === null ? "old" : `load_${dtype}((old >> shift) & ${mask})`;
    write = `let y = ${value};
  let shift = ${shift};
  let word = at / ${Math.max(1, n)}u;
  var old = atomicLoad(&out[word]);
  loop {
    let x = ${loaded};
    let bits = (${storedBits(joins[how], dtype, computes)}) & ${mask};
    let exchanged = atomicCompareExchangeWeak(&out[word], old, (old & ~(${mask} << shift)) | (bits << shift));
    if (exchanged.exchanged) { break; }
    old = exchanged.old_value;
  }`;
  }
  const isAtomic = how !== "replace" || bytes < 4;
  return shaderOf({
    bindings: [
      { name: "out", access: isAtomic ? "atomic" : "read_write" },
      { name: "a", access: "read" },
      { name: "index", access: "read" },
      ...(how === "replace" ? [{ name: "winners", access: "read" } as const] : []),
    ],
    text: `${placeFunction(places)}\n${locate}\n${head}
  let p = locate(i);
  let at = place(p, ${indexAt(places.index)});
  ${write}
}`,
    type: computes,
    dtype,
    dtypes: [places.index.dtype, source.dtype, dtype],
  });
}

const wrapped = (dim: unknown, rank: number): number =>
  Number(dim) < 0 ? Number(dim) + Math.max(rank, 1) : Number(dim);

/** Vectors in place of numbers, so that there is a dimension to index. */
const atLeast1d = (tensor: Operand): Operand =>
  tensor.shape.length > 0 ? tensor : { ...tensor, shape: [1], strides: [1] };

/** The places of `gather` and `scatter`: an index of the shape, along a dimension. */
function alongDim(tensor: Operand, dim: unknown, index: Operand): Places {
  const [t, i] = [atLeast1d(tensor), atLeast1d(index)];
  const d = wrapped(dim, t.shape.length);
  return {
    tensor: t,
    shape: i.shape,
    steps: t.strides.map((step, k) => (k === d ? 0 : step)),
    index: i,
    indexSteps: i.strides,
    step: t.strides[d]!,
    size: t.shape[d]!,
    wraps: false,
  };
}

/** The places of `index_select`: rows that a vector names. */
function rowsAt(tensor: Operand, dim: unknown, index: Operand, wraps = false): Places {
  const [t, i] = [atLeast1d(tensor), atLeast1d(index)];
  const d = wrapped(dim, t.shape.length);
  return {
    tensor: t,
    shape: t.shape.map((size, k) => (k === d ? i.shape[0]! : size)),
    steps: t.strides.map((step, k) => (k === d ? 0 : step)),
    index: i,
    indexSteps: t.shape.map((_, k) => (k === d ? i.strides[0]! : 0)),
    step: t.strides[d]!,
    size: t.shape[d]!,
    wraps,
  };
}

/** A tensor of one number, broadcast to a shape. */
export function filled(queue: Queue, value: Scalar, like: Operand, shape: readonly number[]): Operand {
  const { bytes, type } = storedAs(like.dtype);
  if (type === null) throw new UnsupportedError(`webgpu has no numbers of ${like.dtype}`);
  storedScalar(value, dtypeCodeOf(like.dtype));
  const wide = bytes === 8 ? "int64" : type === "f32" ? "float32" : "int32";
  const one = temporary(queue, [], wide);
  const list = new Uint32Array(numberWords(value, type));
  queue.write(one.memory, 0, new Uint8Array(list.buffer, 0, bytes === 8 ? 8 : 4));
  if (wide === like.dtype) return { ...one, shape, strides: shape.map(() => 0) };
  const cast = temporary(queue, [], like.dtype);
  copyElements(queue, cast, one);
  return { ...cast, shape, strides: shape.map(() => 0) };
}

const combinations: Readonly<Record<string, Combination>> = {
  add: "add",
  sum: "add",
  multiply: "multiply",
  prod: "multiply",
  amax: "maximum",
  amin: "minimum",
};

/** What joins with any number to that number. */
function neutral(how: Combination, dtype: DType): Scalar {
  if (how === "add") return 0;
  if (how === "multiply") return 1;
  if (storedAs(dtype).type === "f32") return how === "maximum" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const { min, max } = dtypeInfo(dtype);
  // Of int64 these are bigints, which no double holds.
  return how === "maximum" ? (min ?? 0) : (max ?? 1);
}

/** Copies self into the output, unless it is there already. */
function startFrom(queue: Queue, self: unknown, out: Operand): void {
  const from = self as Operand;
  if (from.memory !== out.memory || from.offset !== out.offset) copyElements(queue, out, from);
}

/** A source of at least the index's size, as a view of that size. */
const within = (source: Operand, shape: readonly number[]): Operand => ({ ...atLeast1d(source), shape });

/** Adds up indices of several dimensions to offsets in a tensor. */
function offsetsOf(
  queue: Queue,
  tensor: Operand,
  indices: readonly (Operand | null)[],
  shape: readonly number[],
): Operand {
  const total = temporary(queue, shape, "int32");
  let isFirst = true;
  for (const [d, index] of indices.entries()) {
    if (index === null) continue;
    const info = new Uint32Array(infoWords);
    const { sizes, strides } = joined(shape, [total.strides, total.strides, stridesOver(shape, index)]);
    info[words.count] = numelOf(shape);
    info[words.rank] = sizes.length;
    info[words.offsets + 2] = index.offset;
    for (const [k, size] of sizes.entries()) {
      info[words.sizes + k] = size;
      for (let i = 0; i < 3; i++) info[words.strides + 4 * k + i] = strides[i]![k]!;
    }
    info[words.own] = tensor.strides[d]!;
    info[words.own + 1] = tensor.shape[d]!;
    const places = { index, size: tensor.shape[d]!, wraps: true } as Places;
    const first = isFirst;
    queue.dispatch(
      `offsets ${index.dtype}${first ? " first" : ""}`,
      [
        { name: "out", memory: total.memory, access: first ? "over" : "write" },
        { name: "index", memory: index.memory, access: "read" },
      ],
      () =>
        shaderOf({
          bindings: [
            { name: "out", access: "read_write" },
            { name: "index", access: "read" },
          ],
          text: `${placeFunction(places)}\n${locate}\n${head}
  let p = locate(i);
  let at = place(vec4<u32>(0u, 0u, 0u, 0u), ${indexAt(index)});
  out[p.x] = ${first ? "at" : "out[p.x] + at"};
}`,
          type: "i32",
          dtype: "int32",
          dtypes: [index.dtype],
        }),
      info,
      numelOf(shape),
    );
    isFirst = false;
  }
  return total;
}

function broadcastShape(tensors: readonly Operand[]): readonly number[] {
  const rank = Math.max(...tensors.map(({ shape }) => shape.length));
  return Array.from({ length: rank }, (_, d) => {
    const sizes = tensors.map(({ shape }) => shape[shape.length - rank + d] ?? 1);
    return sizes.find((size) => size !== 1) ?? 1;
  });
}

/** The places of `x[i, :, j]`: the dimensions of the indices stand where they are adjacent, and else in front. */
function advanced(queue: Queue, tensor: Operand, list: readonly (Operand | null)[]): Places {
  const indices = tensor.shape.map((_, d) => list[d] ?? null);
  const named = indices.flatMap((index, d) => (index === null ? [] : [d]));
  const shape = broadcastShape(indices.filter((index) => index !== null));
  const isAdjacent = named.at(-1)! - named[0]! === named.length - 1;
  const at = isAdjacent ? named[0]! : 0;
  const before = tensor.shape.map((_, d) => d).filter((d) => indices[d] === null && d < (isAdjacent ? named[0]! : 0));
  const after = tensor.shape.map((_, d) => d).filter((d) => indices[d] === null && !before.includes(d));
  const whole = [...before.map((d) => tensor.shape[d]!), ...shape, ...after.map((d) => tensor.shape[d]!)];
  const steps = [
    ...before.map((d) => tensor.strides[d]!),
    ...shape.map(() => 0),
    ...after.map((d) => tensor.strides[d]!),
  ];
  const [only, ...more] = named;
  const isSingle = more.length === 0;
  const index = isSingle ? indices[only!]! : offsetsOf(queue, tensor, indices, shape);
  const own = stridesOver(shape, index);
  return {
    tensor,
    shape: whole,
    steps,
    index,
    indexSteps: whole.map((_, d) => (d >= at && d < at + shape.length ? own[d - at]! : 0)),
    step: isSingle ? tensor.strides[only!]! : 1,
    size: isSingle ? tensor.shape[only!]! : 0,
    wraps: true,
  };
}

function checkIndices(list: readonly (Operand | null)[]): void {
  const mask = list.find((index) => index?.dtype === "bool" || index?.dtype === "uint8");
  if (mask !== undefined)
    throw new UnsupportedError(
      "webgpu: a mask as an index selects as many elements as it has truths, which only the CPU can count; use where() or masked_fill(), or await mask.read()",
    );
}

const scatter =
  (how: (args: readonly unknown[]) => Combination, isValue: boolean): Runner =>
  (queue, args, [out]) => {
    const [self, dim, index, source] = args;
    startFrom(queue, self, out!);
    const places = alongDim(out!, dim, index as Operand);
    const from = isValue
      ? filled(queue, source as Scalar, out!, places.shape)
      : within(source as Operand, places.shape);
    writePlaces(queue, places, from, how(args));
  };

export const indexingKernels: Readonly<Record<string, Runner>> = {
  "gather.out": (queue, [self, dim, index], [out]) => {
    readPlaces(queue, alongDim(self as Operand, dim, index as Operand), atLeast1d(out!));
  },
  "index_select.out": (queue, [self, dim, index], [out]) => {
    readPlaces(queue, rowsAt(self as Operand, dim, index as Operand), atLeast1d(out!));
  },
  "take.out": (queue, [self, index], [out]) => {
    readPlaces(queue, taken(queue, self as Operand, index as Operand), out!);
  },
  "index.Tensor_out": (queue, [self, indices], [out]) => {
    const list = indices as readonly (Operand | null)[];
    checkIndices(list);
    readPlaces(queue, advanced(queue, self as Operand, list), out!);
  },
  "scatter.src_out": scatter(() => "replace", false),
  "scatter.value_out": scatter(() => "replace", true),
  "scatter_add.out": scatter(() => "add", false),
  "scatter.reduce_out": scatter((args) => combinations[args[4] as string]!, false),
  "scatter.value_reduce_out": scatter((args) => combinations[args[4] as string]!, true),
  "scatter_reduce.two_out": (queue, [self, dim, index, source, reduce, includeSelf], [out]) => {
    startFrom(queue, self, out!);
    const how = combinations[reduce as string];
    if (how === undefined)
      throw new UnsupportedError(
        `webgpu: scatter_reduce by ${reduce as string}; divide sums by counts, or keep it on the CPU`,
      );
    const places = alongDim(out!, dim, index as Operand);
    // Elements that are replaced begin with what changes nothing.
    if (includeSelf !== true)
      writePlaces(queue, places, filled(queue, neutral(how, out!.dtype), out!, places.shape), "replace");
    writePlaces(queue, places, within(source as Operand, places.shape), how);
  },
  "index_add.out": (queue, [self, dim, index, source, alpha], [out]) => {
    startFrom(queue, self, out!);
    let from = atLeast1d(source as Operand);
    if (alpha !== 1) {
      const scaled = temporary(queue, from.shape, from.dtype);
      const type = storedAs(from.dtype).type!;
      const row = {
        name: "scaled",
        truths: "",
        parameters: ["n"],
        isTruth: false,
        body: "return mul(number(0), a);",
      } as const;
      compute(queue, row, from.dtype, type, [from], [alpha], scaled);
      from = scaled;
    }
    writePlaces(queue, rowsAt(out!, dim, index as Operand), from, "add");
  },
  "index_copy.out": (queue, [self, dim, index, source], [out]) => {
    startFrom(queue, self, out!);
    writePlaces(queue, rowsAt(out!, dim, index as Operand), atLeast1d(source as Operand), "replace");
  },
  "index_fill.int_Scalar_out": (queue, [self, dim, index, value], [out]) => {
    startFrom(queue, self, out!);
    const places = rowsAt(out!, dim, index as Operand, true);
    writePlaces(queue, places, filled(queue, value as Scalar, out!, places.shape), "replace");
  },
  "embedding_dense_backward.out": (queue, [gradient, indices, , padding, byFrequency], [out]) => {
    if (byFrequency === true)
      throw new UnsupportedError("webgpu: gradients of embeddings scaled by frequency; keep them on the CPU");
    const zero = filled(queue, 0, out!, out!.shape);
    copyElements(queue, out!, zero);
    const grad = gradient as Operand;
    const index = indices as Operand;
    const width = out!.shape[1]!;
    const count = numelOf(index.shape);
    const flatIndex = reshaped(queue, index, [count]);
    const rows = reshaped(queue, grad, [count, width]);
    writePlaces(queue, rowsAt(out!, 0, flatIndex), rows, "add");
    if (Number(padding) >= 0) {
      const row = {
        ...out!,
        shape: [width],
        strides: [out!.strides[1]!],
        offset: out!.offset + Number(padding) * out!.strides[0]!,
      };
      copyElements(queue, row, { ...zero, shape: [width], strides: [0] });
    }
  },
};

/** A tensor of another shape with the same elements: a view if it is contiguous, else a copy. */
export function reshaped(queue: Queue, tensor: Operand, shape: readonly number[]): Operand {
  const strides: number[] = [];
  for (let d = shape.length - 1, step = 1; d >= 0; step *= shape[d]!, d--) strides[d] = step;
  let step = 1;
  let isDense = true;
  for (let d = tensor.shape.length - 1; d >= 0; d--) {
    if (tensor.shape[d] !== 1 && tensor.strides[d] !== step) isDense = false;
    step *= tensor.shape[d]!;
  }
  if (isDense) return { ...tensor, shape, strides };
  const fresh = temporary(queue, tensor.shape, tensor.dtype);
  copyElements(queue, fresh, tensor);
  return { ...fresh, shape, strides };
}

/** Places in a tensor's elements in row-major order. */
function taken(queue: Queue, self: Operand, index: Operand): Places {
  const flat = reshaped(queue, self, [numelOf(self.shape)]);
  return {
    tensor: flat,
    shape: index.shape,
    steps: index.shape.map(() => 0),
    index,
    indexSteps: index.strides,
    step: 1,
    size: numelOf(self.shape),
    wraps: true,
  };
}

/** Writes values to the places of several indices. */
function putAt(
  queue: Queue,
  self: Operand,
  indices: readonly (Operand | null)[],
  values: Operand,
  accumulate: boolean,
): void {
  checkIndices(indices);
  const places = advanced(queue, self, indices);
  const from = { ...values, shape: places.shape, strides: stridesOver(places.shape, values) };
  writePlaces(queue, places, from, accumulate ? "add" : "replace");
}

/** Where a mask is true, a number or the only element of a tensor. */
function maskedFill(queue: Queue, out: Operand, mask: Operand, value: Scalar | Operand): void {
  const type = storedAs(out.dtype).type!;
  const isTensor = typeof value === "object" && "memory" in value;
  if (!isTensor) storedScalar(value, dtypeCodeOf(out.dtype));
  const row = {
    name: "masked_fill",
    truths: "a",
    parameters: isTensor ? [] : (["n"] as const),
    isTruth: false,
    body: isTensor ? "return select(b, c, a);" : "return select(b, number(0), a);",
  };
  const inputs = isTensor ? [mask, out, value] : [mask, out];
  compute(queue, row, out.dtype, type, inputs, isTensor ? [] : [value], out);
}

/** Operators that write into their first argument, and have no out form. */
export const inPlaceKernels: Readonly<Record<string, (queue: Queue, args: readonly unknown[]) => void>> = {
  "masked_fill_.Scalar": (queue, [self, mask, value]) =>
    maskedFill(queue, self as Operand, mask as Operand, value as Scalar),
  "masked_fill_.Tensor": (queue, [self, mask, value]) =>
    maskedFill(queue, self as Operand, mask as Operand, value as Operand),
  _index_put_impl_: (queue, [self, indices, values, accumulate]) =>
    putAt(queue, self as Operand, indices as readonly (Operand | null)[], values as Operand, accumulate === true),
  put_: (queue, [self, index, source, accumulate]) => {
    const tensor = self as Operand;
    const at = reshaped(queue, index as Operand, [numelOf((index as Operand).shape)]);
    const from = reshaped(queue, source as Operand, at.shape);
    const flat = reshaped(queue, tensor, [numelOf(tensor.shape)]);
    writePlaces(queue, { ...taken(queue, flat, at), tensor: flat }, from, accumulate === true ? "add" : "replace");
    if (flat.memory !== tensor.memory)
      copyElements(queue, tensor, { ...flat, shape: tensor.shape, strides: contiguousStrides(tensor.shape) });
  },
  "index_fill_.int_Scalar": (queue, [self, dim, index, value]) => {
    const places = rowsAt(self as Operand, dim, index as Operand, true);
    writePlaces(queue, places, filled(queue, value as Scalar, self as Operand, places.shape), "replace");
  },
};
