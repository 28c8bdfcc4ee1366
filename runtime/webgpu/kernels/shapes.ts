// Kernels that only move elements: joined, turned around, padded, or cut to a triangle.

import { UnsupportedError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import type { Queue } from "../queue.js";
import { infoWords, shaderOf } from "../wgsl/shader.js";
import { storedAs } from "../wgsl/storage.js";
import { copyElements } from "./copy.js";
import {
  bitsAt,
  elementwise,
  infoOver,
  isWritable,
  locate,
  numberWords,
  numelOf,
  type Operand,
  temporary,
  threadsFor,
  words,
} from "./operands.js";
import type { Runner } from "./pointwise.js";

const wrap = (dim: unknown, rank: number): number => (Number(dim) < 0 ? Number(dim) + Math.max(rank, 1) : Number(dim));

/** A part of a tensor along a dimension. */
function narrowed(tensor: Operand, dim: number, start: number, length: number): Operand {
  return {
    ...tensor,
    shape: tensor.shape.map((size, d) => (d === dim ? length : size)),
    offset: tensor.offset + start * tensor.strides[dim]!,
  };
}

/** Copies a triangle, with zeros beside it. */
function triangle(queue: Queue, self: Operand, diagonal: number, isLower: boolean, out: Operand): void {
  const count = numelOf(out.shape);
  if (count === 0) return;
  if (!isWritable(out) || (self.memory === out.memory && storedAs(out.dtype).bytes < 4)) {
    const fresh = temporary(queue, out.shape, out.dtype);
    triangle(queue, self, diagonal, isLower, fresh);
    copyElements(queue, out, fresh);
    queue.free(fresh.memory);
    return;
  }
  const info = infoOver(out.shape, [out, self]);
  const rank = out.shape.length;
  info[words.own] = out.shape[rank - 1]!;
  info[words.own + 1] = out.shape[rank - 2]!;
  info[words.parameters] = diagonal >>> 0;
  const { bytes } = storedAs(out.dtype);
  const zero = bytes === 8 ? "vec2<u32>(0u, 0u)" : "0u";
  const isWhole = count * bytes === out.memory.bytes && self.memory !== out.memory;
  queue.dispatch(
    `${isLower ? "tril" : "triu"} ${bytes}`,
    [
      { name: "out", memory: out.memory, access: isWhole ? "over" : "write" },
      { name: "a", memory: self.memory, access: "read" },
    ],
    () =>
      shaderOf({
        bindings: [
          { name: "out", access: "read_write" },
          { name: "a", access: "read" },
        ],
        text: `${locate}\n${elementwise(
          out.dtype,
          `let column = i32(i % w(10u)); let row = i32((i / w(10u)) % w(11u)); let keeps = column - row ${isLower ? "<=" : ">="} bitcast<i32>(w(12u));`,
          `select(${zero}, ${bitsAt("a", out.dtype, "p.y")}, keeps)`,
        )}`,
        type: "i32",
        dtype: "int32",
      }),
    info,
    threadsFor(count, out.dtype),
  );
}

/** How a padded position is taken from the image. */
const padded = {
  reflection: "if (at < 0) { at = -at; } if (at >= size) { at = 2 * (size - 1) - at; }",
  replication: "at = clamp(at, 0, size - 1);",
} as const;

/** Pads the last dimensions; each position of the result comes from one of the image. */
function pad(queue: Queue, self: Operand, padding: readonly number[], how: keyof typeof padded, out: Operand): void {
  const rank = out.shape.length;
  const axes = padding.length / 2;
  if (rank > 5) throw new UnsupportedError("webgpu pads tensors of at most five dimensions");
  if (!isWritable(out)) {
    const fresh = temporary(queue, out.shape, out.dtype);
    pad(queue, self, padding, how, fresh);
    copyElements(queue, out, fresh);
    queue.free(fresh.memory);
    return;
  }
  const count = numelOf(out.shape);
  const info = new Uint32Array(infoWords);
  info[words.count] = count;
  info[words.rank] = rank;
  info[words.offsets] = out.offset;
  info[words.offsets + 1] = self.offset;
  // For each dimension: size of the result, steps of both, size of the image, padding in front.
  for (let d = 0; d < rank; d++) {
    info.set([out.shape[d]!, out.strides[d]!, self.strides[d]!, self.shape[d]!], 20 + 4 * d);
    const axis = rank - 1 - d;
    info[40 + d] = (axis < axes ? padding[2 * axis]! : 0) >>> 0;
  }
  const isWhole = count * storedAs(out.dtype).bytes === out.memory.bytes;
  queue.dispatch(
    `pad ${how} ${storedAs(out.dtype).bytes}`,
    [
      { name: "out", memory: out.memory, access: isWhole ? "over" : "write" },
      { name: "a", memory: self.memory, access: "read" },
    ],
    () =>
      shaderOf({
        bindings: [
          { name: "out", access: "read_write" },
          { name: "a", access: "read" },
        ],
        text: `fn locate(i: u32) -> vec4<u32> {
  var p = vec4<u32>(w(5u), w(6u), 0u, 0u);
  var rest = i;
  for (var d = w(1u); d > 0u; d = d - 1u) {
    let axis = info[4u + d];
    let q = rest / axis.x;
    let k = rest - q * axis.x;
    let size = i32(axis.w);
    var at = i32(k) - bitcast<i32>(w(39u + d));
    ${padded[how]}
    p.x = p.x + k * axis.y;
    p.y = p.y + u32(at) * axis.z;
    rest = q;
  }
  return p;
}
${elementwise(out.dtype, "", bitsAt("a", out.dtype, "p.y"))}`,
        type: "i32",
        dtype: "int32",
      }),
    info,
    threadsFor(count, out.dtype),
  );
}

const padKernel =
  (how: keyof typeof padded): Runner =>
  (queue, [self, padding], [out]) =>
    pad(queue, self as Operand, padding as readonly number[], how, out!);

/** Sets all elements to a number. */
export function fill(queue: Queue, out: Operand, value: Scalar): void {
  const { bytes, type } = storedAs(out.dtype);
  const wide = bytes === 8 ? "int64" : type === "f32" ? "float32" : "int32";
  const one = temporary(queue, [], wide);
  const list = new Uint32Array(numberWords(value, type!));
  queue.write(one.memory, 0, new Uint8Array(list.buffer, 0, bytes === 8 ? 8 : 4));
  copyElements(queue, out, { ...one, shape: out.shape, strides: out.shape.map(() => 0) });
  queue.free(one.memory);
}

const isLegacyEmpty = ({ shape }: Operand): boolean => shape.length === 1 && shape[0] === 0;

export const shapeKernels: Readonly<Record<string, Runner>> = {
  "cat.out": (queue, [tensors, dim], [out]) => {
    const d = wrap(dim, out!.shape.length);
    let at = 0;
    for (const tensor of tensors as readonly Operand[]) {
      if (isLegacyEmpty(tensor)) continue;
      const length = tensor.shape[d]!;
      copyElements(queue, narrowed(out!, d, at, length), tensor);
      at += length;
    }
  },
  "flip.out": (queue, [self, dims], [out]) => {
    const from = self as Operand;
    const turned = (dims as readonly number[]).map((dim) => wrap(dim, from.shape.length));
    let { offset } = from;
    const strides = from.strides.map((step, d) => {
      if (!turned.includes(d) || from.shape[d] === 0) return step;
      offset += step * (from.shape[d]! - 1);
      return -step;
    });
    copyElements(queue, out!, { ...from, strides, offset });
  },
  "roll.out": (queue, [self, shifts, dims], [out]) => {
    const from = self as Operand;
    const by = (Array.isArray(shifts) ? shifts : [shifts]) as readonly number[];
    const along = (dims as readonly number[]).map((dim) => wrap(dim, from.shape.length));
    const total = from.shape.map((size, d) => {
      const shift = along.reduce((sum, one, i) => (one === d ? sum + Number(by[i]!) : sum), 0);
      return size === 0 ? 0 : ((shift % size) + size) % size;
    });
    const move = (to: Operand, source: Operand, d: number): void => {
      if (d === from.shape.length) {
        copyElements(queue, to, source);
        return;
      }
      const [size, shift] = [from.shape[d]!, total[d]!];
      if (shift === 0) {
        move(to, source, d + 1);
        return;
      }
      move(narrowed(to, d, shift, size - shift), narrowed(source, d, 0, size - shift), d + 1);
      move(narrowed(to, d, 0, shift), narrowed(source, d, size - shift, shift), d + 1);
    };
    move(out!, from, 0);
  },
  "tril.out": (queue, [self, diagonal], [out]) => triangle(queue, self as Operand, Number(diagonal), true, out!),
  "triu.out": (queue, [self, diagonal], [out]) => triangle(queue, self as Operand, Number(diagonal), false, out!),
  "constant_pad_nd.out": (queue, [self, padding, value], [out]) => {
    fill(queue, out!, value as Scalar);
    let to = out!;
    let from = self as Operand;
    const pads = padding as readonly number[];
    for (let axis = 0; axis < pads.length / 2; axis++) {
      const d = from.shape.length - 1 - axis;
      const [before, after] = [Number(pads[2 * axis]), Number(pads[2 * axis + 1])];
      from = narrowed(from, d, Math.max(0, -before), from.shape[d]! - Math.max(0, -before) - Math.max(0, -after));
      to = narrowed(to, d, Math.max(0, before), from.shape[d]!);
    }
    copyElements(queue, to, from);
  },
  "reflection_pad1d.out": padKernel("reflection"),
  "reflection_pad2d.out": padKernel("reflection"),
  "reflection_pad3d.out": padKernel("reflection"),
  "replication_pad1d.out": padKernel("replication"),
  "replication_pad2d.out": padKernel("replication"),
  "replication_pad3d.out": padKernel("replication"),
};
