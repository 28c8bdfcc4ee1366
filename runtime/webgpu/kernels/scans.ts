// Cumulative sums and extremes: each lane of a group joins a part of a row, and then continues from what precedes it.

import { UnsupportedError } from "../../core/errors.js";
import type { Bound, Queue } from "../queue.js";
import { infoWords, type Shader, shaderOf } from "../wgsl/shader.js";
import { type ShaderType, storedAs } from "../wgsl/storage.js";
import { copyElements } from "./copy.js";
import { joined, loadAt, locate, numelOf, type Operand, storedBits, temporary, words } from "./operands.js";
import type { Runner } from "./pointwise.js";

interface Scan {
  /** Joins x, so far, with y. */
  readonly join: string;
  /** Whether y, the later one, takes x's place, for positions. */
  readonly takes?: string;
}

const scans: Readonly<Record<string, Scan>> = {
  cumsum: { join: "add(x, y)" },
  cumprod: { join: "mul(x, y)" },
  logcumsumexp: { join: "log_add_exp(x, y)" },
  cummax: { join: "select(x, y, takes(x, y))", takes: "f_isnan(y) || (!f_isnan(x) && at_most(x, y))" },
  cummin: { join: "select(x, y, takes(x, y))", takes: "f_isnan(y) || (!f_isnan(x) && at_most(y, x))" },
};

const helpers: Readonly<Record<string, string>> = {
  logcumsumexp: `fn log_add_exp(x: T, y: T) -> T {
  if (f_isnan(x)) { return x; }
  if (f_isnan(y)) { return y; }
  let m = f_maximum(x, y);
  if (f_isinf(m)) { return select(m, f_maximum(x, y), true); }
  return add(m, f_log1p(f_exp(f_minimum(x, y) - m)));
}`,
};

function scan(queue: Queue, name: string, self: Operand, dim: number, out: Operand, positions: Operand | null): void {
  const rank = out.shape.length;
  if (numelOf(out.shape) === 0) return;
  const { bytes, type } = storedAs(out.dtype);
  if (type === null)
    throw new UnsupportedError(`${name}: webgpu does not compute in ${out.dtype}; convert, or keep it on the CPU`);
  if (bytes < 4 || self.memory === out.memory) {
    const fresh = temporary(queue, out.shape, bytes >= 4 ? out.dtype : type === "f32" ? "float32" : "int32");
    scan(queue, name, self, dim, fresh, positions);
    copyElements(queue, out, fresh);
    queue.free(fresh.memory);
    return;
  }
  const d = rank === 0 ? 0 : dim < 0 ? dim + rank : dim;
  const without = (list: readonly number[]): number[] => list.filter((_, k) => k !== d);
  const own = positions ?? out;
  const { sizes, strides } = joined(without(out.shape), [
    without(out.strides),
    without(self.strides),
    without(own.strides),
  ]);
  const info = new Uint32Array(infoWords);
  const rows = numelOf(without(out.shape));
  info[words.count] = rows;
  info[words.rank] = sizes.length;
  for (const [i, { offset }] of [out, self, own].entries()) info[words.offsets + i] = offset;
  for (const [k, size] of sizes.entries()) {
    info[words.sizes + k] = size;
    for (let i = 0; i < 3; i++) info[words.strides + 4 * k + i] = strides[i]![k]!;
  }
  const at = (list: readonly number[]): number => (rank === 0 ? 0 : list[d]!);
  info.set([rank === 0 ? 1 : out.shape[d]!, at(out.strides), at(self.strides), at(own.strides)], words.parameters);
  const bound: Bound[] = [
    { name: "out", memory: out.memory, access: "write" },
    { name: "a", memory: self.memory, access: "read" },
    ...(positions === null ? [] : [{ name: "positions", memory: positions.memory, access: "write" } as const]),
  ];
  const y = Math.ceil(rows / 65535);
  queue.dispatch(
    `${name} ${self.dtype}>${out.dtype}`,
    bound,
    () => scanShader(name, self, out, type, positions !== null),
    info,
    [Math.ceil(rows / y), y, 1],
  );
}

function scanShader(name: string, self: Operand, out: Operand, type: ShaderType, hasPositions: boolean): Shader {
  const { join, takes } = scans[name]!;
  const load = (i: string): string => loadAt("a", self.dtype, `p.y + (${i}) * w(14u)`, type);
  const store = (): string => {
    const bits = storedBits("acc", out.dtype, type);
    const place = "p.x + i * w(13u)";
    return type === "i64"
      ? `let r = ${bits}; let at = ${place}; out[2u * at] = r.x; out[2u * at + 1u] = r.y;`
      : `out[${place}] = ${bits};`;
  };
  const track = hasPositions ? "if (takes(acc, y)) { position = i; }" : "";
  return shaderOf({
    bindings: [
      { name: "out", access: "read_write" },
      { name: "a", access: "read" },
      ...(hasPositions ? [{ name: "positions", access: "read_write" } as const] : []),
    ],
    text: `${helpers[name] ?? ""}
${takes === undefined ? "" : `fn takes(x: T, y: T) -> bool { return ${takes}; }`}
fn join(x: T, y: T) -> T { return ${join}; }
var<workgroup> sums: array<T, 64>;
var<workgroup> places: array<u32, 64>;
${locate}
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  let row = group.y * groups.x + group.x;
  if (row >= w(0u)) { return; }
  let p = locate(row);
  let n = w(12u);
  let part = (n + 63u) / 64u;
  let start = lane * part;
  let end = min(start + part, n);
  var acc: T;
  var position = start;
  for (var i = start; i < end; i = i + 1u) {
    let y = ${load("i")};
    if (i == start) { acc = y; } else { ${track} acc = join(acc, y); }
  }
  sums[lane] = acc;
  places[lane] = position;
  workgroupBarrier();
  for (var k = 0u; k < lane; k = k + 1u) {
    if (k * part >= n) { break; }
    let y = sums[k];
    if (k == 0u) { acc = y; position = places[0]; } else { ${hasPositions ? "if (takes(acc, y)) { position = places[k]; }" : ""} acc = join(acc, y); }
  }
  for (var i = start; i < end; i = i + 1u) {
    let y = ${load("i")};
    if (i == 0u) { acc = y; position = 0u; } else { ${track} acc = join(acc, y); }
    ${store()}
    ${hasPositions ? "let q = 2u * (p.z + i * w(15u)); positions[q] = position; positions[q + 1u] = 0u;" : ""}
  }
}`,
    type,
    dtype: out.dtype,
    dtypes: [self.dtype, out.dtype],
  });
}

const plain =
  (name: string): Runner =>
  (queue, [self, dim], [out]) =>
    scan(queue, name, self as Operand, Number(dim), out!, null);
const tracked =
  (name: string): Runner =>
  (queue, [self, dim], [values, indices]) =>
    scan(queue, name, self as Operand, Number(dim), values!, indices!);

export const scanKernels: Readonly<Record<string, Runner>> = {
  "cumsum.out": plain("cumsum"),
  "cumprod.out": plain("cumprod"),
  "logcumsumexp.out": plain("logcumsumexp"),
  "cummax.out": tracked("cummax"),
  "cummin.out": tracked("cummin"),
};
