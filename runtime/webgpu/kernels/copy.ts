// Copies between tensors of any strides, converted where dtypes differ.

import { UnsupportedError } from "../../core/errors.js";
import type { Bound, Queue } from "../queue.js";
import { shaderOf } from "../wgsl/shader.js";
import { type ShaderType, storedAs } from "../wgsl/storage.js";
import {
  bitsAt,
  elementwise,
  infoOver,
  isWritable,
  loadAt,
  locate,
  numelOf,
  type Operand,
  storedBits,
  threadsFor,
} from "./operands.js";

/**
 * Copies elements, broadcast to the shape of `to`.
 * @throws UnsupportedError for a conversion of dtypes without numbers on the device, such as float64
 */
export function copyElements(queue: Queue, to: Operand, from: Operand): void {
  const count = numelOf(to.shape);
  if (count === 0) return;
  const [target, source] = [storedAs(to.dtype), storedAs(from.dtype)];
  const isRaw = to.dtype === from.dtype;
  if (!isRaw && (target.type === null || source.type === null)) {
    const which = target.type === null ? to.dtype : from.dtype;
    throw new UnsupportedError(
      `webgpu does not convert ${from.dtype} to ${to.dtype}: ${which} is only stored there; convert on the CPU, before or after`,
    );
  }
  const info = infoOver(to.shape, [to, from]);
  // Narrow elements that do not fill words are set bit by bit, so that neighbours stay.
  const isAtomic = !isWritable(to);
  const isWhole = !isAtomic && count * target.bytes === to.memory.bytes && to.memory !== from.memory;
  const bound: Bound[] = [
    { name: "out", memory: to.memory, access: isAtomic ? "atomic" : isWhole ? "over" : "write" },
    { name: "a", memory: from.memory, access: "read" },
  ];
  if (isAtomic && to.memory === from.memory)
    throw new UnsupportedError("webgpu: a copy of bytes within one tensor's memory");
  queue.dispatch(
    `copy ${isRaw ? target.bytes : `${from.dtype}>${to.dtype}`}${isAtomic ? " bits" : ""}`,
    bound,
    () => copyShader(to, from, isAtomic, bound),
    info,
    isAtomic ? count : threadsFor(count, to.dtype),
  );
}

function copyShader(
  to: Operand,
  from: Operand,
  isAtomic: boolean,
  bound: readonly Bound[],
): ReturnType<typeof shaderOf> {
  const { bytes } = storedAs(to.dtype);
  const isRaw = to.dtype === from.dtype;
  const type: ShaderType = isRaw ? "i32" : storedAs(from.dtype).type!;
  const bits = isRaw
    ? bitsAt("a", from.dtype, "p.y")
    : storedBits(loadAt("a", from.dtype, "p.y", type), to.dtype, type);
  let main = elementwise(to.dtype, "", bits);
  if (bytes === 16)
    main = `@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let i = id.y * w(9u) + id.x;
  if (i >= w(0u)) { return; }
  let p = locate(i);
  for (var k = 0u; k < 4u; k = k + 1u) { out[4u * p.x + k] = a[4u * p.y + k]; }
}`;
  if (isAtomic) {
    const n = 4 / bytes;
    main = `@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let i = id.y * w(9u) + id.x;
  if (i >= w(0u)) { return; }
  let p = locate(i);
  let shift = (p.x % ${n}u) * ${8 * bytes}u;
  let bits = (${bits}) << shift;
  atomicAnd(&out[p.x / ${n}u], bits | ~(${2 ** (8 * bytes) - 1}u << shift));
  atomicOr(&out[p.x / ${n}u], bits);
}`;
  }
  return shaderOf({
    bindings: bound.map(({ name, access }) => ({
      name,
      access: access === "read" ? "read" : access === "atomic" ? "atomic" : "read_write",
    })),
    text: `${locate}\n${main}`,
    type,
    dtype: to.dtype,
    dtypes: isRaw ? [] : [to.dtype, from.dtype],
  });
}
