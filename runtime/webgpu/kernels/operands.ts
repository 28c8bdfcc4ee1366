// Tensors as shaders see them: sizes and strides in the words of a call, elements by dtype.

import type { DeviceTensor } from "../../core/backend.js";
import type { DType } from "../../core/dtype.js";
import { UnsupportedError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import { imagOf, realOf } from "../../core/scalar.js";
import { contiguousStrides } from "../../core/shape.js";
import type { Memory, Queue } from "../queue.js";
import { infoWords } from "../wgsl/shader.js";
import { type ShaderType, storedAs } from "../wgsl/storage.js";

export type Operand = DeviceTensor<Memory>;

/** Where a call's words lie: offsets of up to four tensors, arguments, sizes, and the strides of the four for each dimension. */
export const words = {
  count: 0,
  rank: 1,
  absent: 4,
  offsets: 5,
  own: 10,
  parameters: 12,
  sizes: 20,
  strides: 28,
  known: 60,
};
/** The largest number of dimensions of a shader, once those that lie together are joined. */
const maxRank = 8;

export const numelOf = (shape: readonly number[]): number => shape.reduce((n, size) => n * size, 1);

export function isContiguous({ shape, strides }: Pick<Operand, "shape" | "strides">): boolean {
  let step = 1;
  for (let d = shape.length - 1; d >= 0; d--) {
    if (shape[d] !== 1 && strides[d] !== step) return false;
    step *= shape[d]!;
  }
  return true;
}

/** Strides over a shape to which a tensor is broadcast. */
export function stridesOver(shape: readonly number[], tensor: Operand): readonly number[] {
  const lead = shape.length - tensor.shape.length;
  return shape.map((_, d) => (d < lead || tensor.shape[d - lead] === 1 ? 0 : tensor.strides[d - lead]!));
}

/** Dimensions without those of size one, and with those joined that every tensor steps through as through one. */
export interface Joined {
  readonly sizes: readonly number[];
  readonly strides: readonly (readonly number[])[];
}

export function joined(shape: readonly number[], strides: readonly (readonly number[])[]): Joined {
  const sizes: number[] = [];
  const steps: number[][] = strides.map(() => []);
  for (let d = 0; d < shape.length; d++) {
    const size = shape[d]!;
    if (size === 1) continue;
    const last = sizes.length - 1;
    if (last >= 0 && strides.every((one, i) => steps[i]![last] === one[d]! * size)) {
      sizes[last]! *= size;
      for (const [i, one] of strides.entries()) steps[i]![last] = one[d]!;
      continue;
    }
    sizes.push(size);
    for (const [i, one] of strides.entries()) steps[i]!.push(one[d]!);
  }
  return { sizes, strides: steps };
}

/** The words of a call over a shape: how many elements, and where each tensor's lie. */
export function infoOver(shape: readonly number[], tensors: readonly Operand[]): Uint32Array {
  const { sizes, strides } = joined(
    shape,
    tensors.map((tensor) => stridesOver(shape, tensor)),
  );
  if (sizes.length > maxRank)
    throw new UnsupportedError(
      `webgpu: tensors of ${sizes.length} dimensions whose strides differ: at most ${maxRank} are possible; call contiguous() before`,
    );
  const info = new Uint32Array(infoWords);
  info[words.count] = numelOf(shape);
  info[words.rank] = sizes.length;
  for (const [i, { offset }] of tensors.entries()) info[words.offsets + i] = offset;
  for (const [d, size] of sizes.entries()) {
    info[words.sizes + d] = size;
    for (const [i, one] of strides.entries()) info[words.strides + 4 * d + i] = one[d]!;
  }
  return info;
}

/** The function that finds an element's place in up to four tensors. */
export const locate = `fn locate(i: u32) -> vec4<u32> {
  var p = vec4<u32>(w(5u), w(6u), w(7u), w(8u));
  var rest = i;
  for (var d = w(1u); d > 0u; d = d - 1u) {
    let size = w(19u + d);
    let q = rest / size;
    p = p + (rest - q * size) * info[6u + d];
    rest = q;
  }
  return p;
}`;

/** The start of an entry point with a thread for each of `w(0u)` elements. */
export const head = `@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let i = id.y * w(9u) + id.x;
  if (i >= w(0u)) { return; }`;

/** The bits of an element of a binding at an offset. */
export function bitsAt(binding: string, dtype: DType, at: string): string {
  switch (storedAs(dtype).bytes) {
    case 1:
      return `((${binding}[(${at}) >> 2u] >> (((${at}) & 3u) * 8u)) & 255u)`;
    case 2:
      return `((${binding}[(${at}) >> 1u] >> (((${at}) & 1u) * 16u)) & 65535u)`;
    case 8:
      return `vec2<u32>(${binding}[2u * (${at})], ${binding}[2u * (${at}) + 1u])`;
    default:
      return `${binding}[${at}]`;
  }
}

/** An element of a binding as a number of a shader's type. */
export function loadAt(binding: string, dtype: DType, at: string, type: ShaderType): string {
  const { type: own, load } = storedAs(dtype);
  const bits = bitsAt(binding, dtype, at);
  const value = load === null ? bits : `load_${dtype}(${bits})`;
  return own === type ? value : `cast_${own}_${type}(${value})`;
}

/** The bits of a number of a shader's type as an element of a dtype: a word, or two. */
export function storedBits(value: string, dtype: DType, type: ShaderType): string {
  if (dtype === "bool") return `select(0u, 1u, is_true(${value}))`;
  const { type: own, store } = storedAs(dtype);
  const number = own === type ? value : `cast_${type}_${own}(${value})`;
  return store === null ? number : `store_${dtype}(${number})`;
}

/** Elements of a dtype in a word; a thread writes so many. */
export const perWord = (dtype: DType): number => Math.max(1, 4 / storedAs(dtype).bytes);

/** Whether threads can write a tensor word by word. */
export function isWritable(tensor: Operand): boolean {
  const n = perWord(tensor.dtype);
  return n === 1 || (isContiguous(tensor) && tensor.offset % n === 0);
}

/**
 * The entry point that computes elements from `first` on and writes them to `out`. `bits` are those of the element `i`, from statements
 * that precede it.
 */
export function elementwise(dtype: DType, statements: string, bits: string): string {
  const { bytes } = storedAs(dtype);
  const start = "@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3<u32>) {\n";
  if (bytes >= 4) {
    const write = bytes === 8 ? "let r = BITS; out[2u * p.x] = r.x; out[2u * p.x + 1u] = r.y;" : "out[p.x] = BITS;";
    return `${start}  let i = id.y * w(9u) + id.x;
  if (i >= w(0u)) { return; }
  let p = locate(i);
  ${statements}
  ${write.replace("BITS", bits)}
}`;
  }
  const n = 4 / bytes;
  return `${start}  let first = (id.y * w(9u) + id.x) * ${n}u;
  if (first >= w(0u)) { return; }
  var word = 0u;
  var mask = 0u;
  for (var e = 0u; e < ${n}u; e = e + 1u) {
    let i = first + e;
    if (i < w(0u)) {
      let p = locate(i);
      ${statements}
      word = word | ((${bits}) << (e * ${8 * bytes}u));
      mask = mask | (${2 ** (8 * bytes) - 1}u << (e * ${8 * bytes}u));
    }
  }
  let at = (w(5u) + first) / ${n}u;
  if (mask == 0xffffffffu) { out[at] = word; } else { out[at] = (out[at] & ~mask) | word; }
}`;
}

/** Threads for so many elements of a dtype. */
export const threadsFor = (count: number, dtype: DType): number => Math.ceil(count / perWord(dtype));

/** A new tensor of the device, row-major, until the call ends. */
export function temporary(queue: Queue, shape: readonly number[], dtype: DType): Operand {
  const memory = queue.temporary(Math.max(1, numelOf(shape)) * storedAs(dtype).bytes);
  return { memory, dtype, shape, strides: contiguousStrides(shape), offset: 0 };
}

const shared = new DataView(new ArrayBuffer(8));

/** Bits of the integers that shaders hold in wider words. */
const narrowBits: Partial<Readonly<Record<DType, number>>> = { uint8: 8, int8: 8, int16: 16 };

/** The words of a number, an `i32`, as one of a dtype of fewer bits. */
export function narrowWords(pair: readonly [number, number], dtype: DType): readonly [number, number] {
  const bits = narrowBits[dtype];
  if (bits === undefined) return pair;
  const wide = pair[0] << (32 - bits);
  return [dtype === "uint8" ? wide >>> (32 - bits) : (wide >> (32 - bits)) >>> 0, 0];
}

/** The text of an integer that was loaded from a wider dtype, as one of a dtype of fewer bits. */
export function narrowText(value: string, dtype: DType): string {
  const bits = narrowBits[dtype];
  if (bits === undefined) return value;
  return dtype === "uint8" ? `(${value} & 255)` : `((${value} << ${32 - bits}u) >> ${32 - bits}u)`;
}

/** A number as the words that a shader reads. */
export function numberWords(value: Scalar, type: ShaderType): readonly [number, number] {
  if (type === "i64") {
    const whole = typeof value === "bigint" ? value : BigInt(Math.trunc(Number(realOf(value))) || 0);
    shared.setBigInt64(0, BigInt.asIntN(64, whole), true);
    return [shared.getUint32(0, true), shared.getUint32(4, true)];
  }
  if (imagOf(value) !== 0)
    throw new UnsupportedError("webgpu: complex numbers are not supported; keep them on the CPU");
  const number = Number(realOf(value));
  if (type === "f32") shared.setFloat32(0, number, true);
  else if (typeof value === "bigint") shared.setInt32(0, Number(BigInt.asIntN(32, value)), true);
  else shared.setInt32(0, Math.trunc(number), true);
  return [shared.getUint32(0, true), 0];
}
