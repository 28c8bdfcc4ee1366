// Matrix products: batches of them, of matrices with any strides, added to another tensor.

import { UnsupportedError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import type { Bound, Queue } from "../queue.js";
import { infoWords, type Shader, shaderOf } from "../wgsl/shader.js";
import { type ShaderType, storedAs } from "../wgsl/storage.js";
import { copyElements } from "./copy.js";
import {
  joined,
  loadAt,
  locate,
  numberWords,
  numelOf,
  type Operand,
  storedBits,
  stridesOver,
  temporary,
  words,
} from "./operands.js";
import type { Runner } from "./pointwise.js";

/** Rows and columns of the result that a group of 8 by 8 threads computes, four by four each. */
const tile = 32;
/** From so many summands on, a result that is small is summed by a group of threads for each element. */
const longSum = 256;

export interface Product {
  /** [..., m, k] and [..., k, n], with the same leading dimensions. */
  readonly a: Operand;
  readonly b: Operand;
  /** Broadcast to the result; null: nothing is added. */
  readonly added: Operand | null;
  readonly alpha: Scalar;
  readonly beta: Scalar;
  readonly out: Operand;
}

/** out = beta added + alpha a b */
export function multiply(queue: Queue, product: Product): void {
  const { a, b, added, out } = product;
  if (numelOf(out.shape) === 0) return;
  const { bytes, type } = storedAs(out.dtype);
  const shares = a.memory === out.memory || b.memory === out.memory;
  if (bytes < 4 || shares) {
    const wide = bytes >= 4 ? out.dtype : type === "f32" ? "float32" : "int32";
    const fresh = temporary(queue, out.shape, wide);
    multiply(queue, { ...product, out: fresh });
    copyElements(queue, out, fresh);
    queue.free(fresh.memory);
    return;
  }
  if (type === null) throw new UnsupportedError(`webgpu does not multiply matrices of ${out.dtype}`);
  const rank = out.shape.length;
  const lead = out.shape.slice(0, -2);
  const [m, n] = [out.shape[rank - 2]!, out.shape[rank - 1]!];
  const k = a.shape[rank - 1]!;
  const whole = added ?? out;
  const steps = stridesOver(out.shape, whole);
  const { sizes, strides } = joined(lead, [
    out.strides.slice(0, -2),
    stridesOver(lead, { ...a, shape: a.shape.slice(0, -2), strides: a.strides.slice(0, -2) }),
    stridesOver(lead, { ...b, shape: b.shape.slice(0, -2), strides: b.strides.slice(0, -2) }),
    steps.slice(0, -2),
  ]);
  const info = new Uint32Array(infoWords);
  const batch = numelOf(lead);
  info[words.count] = batch;
  info[words.rank] = sizes.length;
  for (const [i, { offset }] of [out, a, b, whole].entries()) info[words.offsets + i] = offset;
  for (const [d, size] of sizes.entries()) {
    info[words.sizes + d] = size;
    for (let i = 0; i < 4; i++) info[words.strides + 4 * d + i] = strides[i]![d]!;
  }
  const step = (of: Operand, back: number): number => of.strides[of.strides.length - back]!;
  info.set([m, n, k, step(a, 2), step(a, 1), step(b, 2), step(b, 1), step(out, 2), step(out, 1), steps[rank - 2]!], 10);
  info[words.known] = steps[rank - 1]!;
  info[words.known + 1] = numberWords(product.alpha, type === "i64" ? "i32" : type)[0];
  info[words.known + 2] = numberWords(product.beta, type === "i64" ? "i32" : type)[0];
  const isThin = k >= longSum && m * n <= 1024;
  const isWhole = added?.memory !== out.memory && numelOf(out.shape) * bytes === out.memory.bytes;
  const bound: Bound[] = [
    { name: "out", memory: out.memory, access: isWhole ? "over" : "write" },
    { name: "a", memory: a.memory, access: "read" },
    { name: "b", memory: b.memory, access: "read" },
    ...(added === null ? [] : [{ name: "c", memory: added.memory, access: "read" } as const]),
  ];
  const key = `product ${a.dtype} ${b.dtype}${added === null ? "" : ` + ${added.dtype}`}>${out.dtype}${isThin ? " thin" : ""}`;
  const make = (): Shader => productShader(product, type, isThin);
  const z = Math.min(batch, 65535);
  queue.dispatch(key, bound, make, info, isThin ? [n, m, z] : [Math.ceil(n / tile), Math.ceil(m / tile), z]);
}

function productShader({ a, b, added, out }: Product, type: ShaderType, isThin: boolean): Shader {
  const fromA = (row: string, at: string): string =>
    loadAt("a", a.dtype, `p.y + (${row}) * w(13u) + (${at}) * w(14u)`, type);
  const fromB = (at: string, column: string): string =>
    loadAt("b", b.dtype, `p.z + (${at}) * w(15u) + (${column}) * w(16u)`, type);
  const factor = (word: number): string =>
    type === "i64" ? `cast_i32_i64(bitcast<i32>(w(${word}u)))` : `bitcast<${type}>(w(${word}u))`;
  const place = (row: string, column: string): string => `p.x + (${row}) * w(17u) + (${column}) * w(18u)`;
  const value = (sum: string, row: string, column: string): string => {
    const scaledSum = `mul(${factor(61)}, ${sum})`;
    if (added === null) return scaledSum;
    const other = loadAt("c", added.dtype, `p.w + (${row}) * w(19u) + (${column}) * w(60u)`, type);
    // A factor of zero leaves out what is added, NaN included.
    return `select(add(mul(${factor(62)}, ${other}), ${scaledSum}), ${scaledSum}, w(62u) == 0u)`;
  };
  const store = (bits: string, at: string): string =>
    storedAs(out.dtype).bytes === 8
      ? `let r = ${bits}; let at = ${at}; out[2u * at] = r.x; out[2u * at + 1u] = r.y;`
      : `out[${at}] = ${bits};`;
  const thin = `var<workgroup> lanes: array<T, 64>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  for (var z = group.z; z < w(0u); z = z + groups.z) {
    let p = locate(z);
    var sum = #0#;
    for (var i = lane; i < w(12u); i = i + 64u) { sum = add(sum, mul(${fromA("group.y", "i")}, ${fromB("i", "group.x")})); }
    lanes[lane] = sum;
    workgroupBarrier();
    for (var s = 32u; s > 0u; s = s >> 1u) {
      if (lane < s) { lanes[lane] = add(lanes[lane], lanes[lane + s]); }
      workgroupBarrier();
    }
    if (lane == 0u) { let total = lanes[0]; ${store(storedBits(value("total", "group.y", "group.x"), out.dtype, type), place("group.y", "group.x"))} }
    workgroupBarrier();
  }
}`;
  const cells = [0, 1, 2, 3].flatMap((i) => [0, 1, 2, 3].map((j) => [i, j] as const));
  const each = (text: (i: number, j: number) => string): string => cells.map(([i, j]) => text(i, j)).join("\n        ");
  // Sums of 64 products at a time, so that the rounding errors of long sums grow with their number's root.
  const tiled = `@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_id) local: vec3<u32>) {
  let row = group.y * 32u + local.y * 4u;
  let column = group.x * 32u + local.x * 4u;
  if (row >= w(10u) || column >= w(11u)) { return; }
  let lastRow = w(10u) - 1u;
  let lastColumn = w(11u) - 1u;
  ${[0, 1, 2, 3].map((i) => `let r${i} = min(row + ${i}u, lastRow); let c${i} = min(column + ${i}u, lastColumn);`).join("\n  ")}
  for (var z = group.z; z < w(0u); z = z + groups.z) {
    let p = locate(z);
    ${each((i, j) => `var s${i}${j} = #0#;`)}
    for (var start = 0u; start < w(12u); start = start + 64u) {
      let end = min(start + 64u, w(12u));
      ${each((i, j) => `var t${i}${j} = #0#;`)}
      for (var k = start; k < end; k = k + 1u) {
        ${[0, 1, 2, 3].map((i) => `let x${i} = ${fromA(`r${i}`, "k")}; let y${i} = ${fromB("k", `c${i}`)};`).join("\n        ")}
        ${each((i, j) => `t${i}${j} = add(t${i}${j}, mul(x${i}, y${j}));`)}
      }
      ${each((i, j) => `s${i}${j} = add(s${i}${j}, t${i}${j});`)}
    }
    ${each((i, j) => `if (row + ${i}u < w(10u) && column + ${j}u < w(11u)) { ${store(storedBits(value(`s${i}${j}`, `r${i}`, `c${j}`), out.dtype, type), place(`r${i}`, `c${j}`))} }`)}
  }
}`;
  return shaderOf({
    bindings: [
      { name: "out", access: "read_write" },
      { name: "a", access: "read" },
      { name: "b", access: "read" },
      ...(added === null ? [] : [{ name: "c", access: "read" } as const]),
    ],
    text: `${locate}\n${isThin ? thin : tiled}`,
    type,
    dtype: out.dtype,
    dtypes: [a.dtype, b.dtype, out.dtype, ...(added === null ? [] : [added.dtype])],
  });
}

const matrix = (vector: Operand, isRow: boolean): Operand => ({
  ...vector,
  shape: isRow ? [1, ...vector.shape] : [...vector.shape, 1],
  strides: isRow ? [0, ...vector.strides] : [...vector.strides, 0],
});

const plain: Runner = (queue, [a, b], [out]) =>
  multiply(queue, { a: a as Operand, b: b as Operand, added: null, alpha: 1, beta: 0, out: out! });
const adding: Runner = (queue, [added, a, b, beta, alpha], [out]) =>
  multiply(queue, {
    a: a as Operand,
    b: b as Operand,
    added: added as Operand,
    alpha: alpha as Scalar,
    beta: beta as Scalar,
    out: out!,
  });

export const productKernels: Readonly<Record<string, Runner>> = {
  "mm.out": plain,
  "bmm.out": plain,
  "addmm.out": adding,
  "baddbmm.out": adding,
  "addmv.out": (queue, [added, a, vector, beta, alpha], [out]) =>
    multiply(queue, {
      a: a as Operand,
      b: matrix(vector as Operand, false),
      added: matrix(expandedTo(added as Operand, out!.shape), false),
      alpha: alpha as Scalar,
      beta: beta as Scalar,
      out: matrix(out!, false),
    }),
  "mv.out": (queue, [a, vector], [out]) =>
    multiply(queue, {
      a: a as Operand,
      b: matrix(vector as Operand, false),
      added: null,
      alpha: 1,
      beta: 0,
      out: matrix(out!, false),
    }),
  "dot.out": (queue, [a, b], [out]) =>
    multiply(queue, {
      a: matrix(a as Operand, true),
      b: matrix(b as Operand, false),
      added: null,
      alpha: 1,
      beta: 0,
      out: { ...out!, shape: [1, 1], strides: [0, 0] },
    }),
};

const expandedTo = (tensor: Operand, shape: readonly number[]): Operand => ({
  ...tensor,
  shape,
  strides: stridesOver(shape, tensor),
});
