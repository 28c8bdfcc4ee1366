// Sorting of rows by a bitonic network over keys whose order as words is that of the elements; equal elements keep their order.

import type { DType } from "../../core/dtype.js";
import { UnsupportedError } from "../../core/errors.js";
import type { Queue } from "../queue.js";
import { infoWords, type Shader, shaderOf } from "../wgsl/shader.js";
import { storedAs } from "../wgsl/storage.js";
import { copyElements } from "./copy.js";
import { readPlaces } from "./indexing.js";
import { bitsAt, head, joined, loadAt, numelOf, type Operand, temporary, words } from "./operands.js";
import type { Runner } from "./pointwise.js";

/** The key of an element, low word first: larger keys for larger elements, and the largest for NaN. */
function keyText(dtype: DType, at: string): string {
  if (dtype === "int64")
    return `let bits = ${bitsAt("a", dtype, at)}; var key = vec2<u32>(bits.x, bits.y ^ 0x80000000u);`;
  if (storedAs(dtype).type === "i32")
    return `var key = vec2<u32>(bitcast<u32>(${loadAt("a", dtype, at, "i32")}) ^ 0x80000000u, 0u);`;
  return `let x = ${loadAt("a", dtype, at, "f32")}; var key = vec2<u32>(select(bitcast<u32>(order(x)) ^ 0x80000000u, 0xffffffffu, is_nan(x)), 0u);`;
}

/** Rows of the dimension's elements, sorted: positions in their old row, as int64. */
export function sortedPositions(queue: Queue, self: Operand, dim: number, descending: boolean): Operand {
  const rank = self.shape.length;
  const n = rank === 0 ? 1 : self.shape[dim]!;
  const without = (list: readonly number[]): number[] => list.filter((_, d) => d !== dim);
  const rows = numelOf(without(self.shape));
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, n)));
  const { sizes, strides } = joined(without(self.shape), [without(self.strides)]);
  // Three words an element: the key and the position.
  const keys = temporary(queue, [rows * size * 3], "int32");
  const info = new Uint32Array(infoWords);
  info[words.count] = rows * size;
  info[words.rank] = sizes.length;
  info[words.offsets + 1] = self.offset;
  for (const [d, one] of sizes.entries()) {
    info[words.sizes + d] = one;
    info[words.strides + 4 * d + 1] = strides[0]![d]!;
  }
  info.set([n, size, rank === 0 ? 0 : self.strides[dim]!, descending ? 1 : 0], words.parameters);
  queue.dispatch(
    `sort keys ${self.dtype}`,
    [
      { name: "keys", memory: keys.memory, access: "over" },
      { name: "a", memory: self.memory, access: "read" },
    ],
    () => keysShader(self.dtype),
    info,
    rows * size,
  );
  const binding = [{ name: "keys", memory: keys.memory, access: "write" } as const];
  for (let k = 2; k <= size; k *= 2) {
    for (let j = k / 2; j > 0; j /= 2) {
      const step = new Uint32Array(infoWords);
      step[words.count] = (rows * size) / 2;
      step.set([size, k, j], words.parameters);
      queue.dispatch("sort step", binding, stepShader, step, (rows * size) / 2);
    }
  }
  const positions = temporary(queue, [rows, n], "int64");
  const last = new Uint32Array(infoWords);
  last[words.count] = rows * n;
  last.set([n, size], words.parameters);
  queue.dispatch(
    "sort positions",
    [
      { name: "out", memory: positions.memory, access: "over" },
      { name: "keys", memory: keys.memory, access: "read" },
    ],
    positionsShader,
    last,
    rows * n,
  );
  queue.free(keys.memory);
  return positions;
}

function keysShader(dtype: DType): Shader {
  return shaderOf({
    bindings: [
      { name: "keys", access: "read_write" },
      { name: "a", access: "read" },
    ],
    text: `${head}
  let row = i / w(13u);
  let at = i % w(13u);
  var offset = w(6u);
  var rest = row;
  for (var d = w(1u); d > 0u; d = d - 1u) {
    let size = w(19u + d);
    let q = rest / size;
    offset = offset + (rest - q * size) * info[6u + d].y;
    rest = q;
  }
  if (at >= w(12u)) {
    keys[3u * i] = 0xffffffffu;
    keys[3u * i + 1u] = 0xffffffffu;
    keys[3u * i + 2u] = at;
    return;
  }
  ${keyText(dtype, "offset + at * w(14u)")}
  if (w(15u) == 1u) { key = vec2<u32>(~key.x, ${dtype === "int64" ? "~key.y" : "0u"}); }
  keys[3u * i] = key.x;
  keys[3u * i + 1u] = key.y;
  keys[3u * i + 2u] = at;
}`,
    type: storedAs(dtype).type === "i32" ? "i32" : storedAs(dtype).type === "i64" ? "i64" : "f32",
    dtype,
    dtypes: [dtype],
  });
}

const stepShader = (): Shader =>
  shaderOf({
    bindings: [{ name: "keys", access: "read_write" }],
    text: `${head}
  let j = w(14u);
  let row = i / (w(12u) / 2u);
  let t = i % (w(12u) / 2u);
  let x = (t / j) * 2u * j + t % j;
  let y = x + j;
  let first = 3u * (row * w(12u) + x);
  let second = 3u * (row * w(12u) + y);
  let a = vec3<u32>(keys[first], keys[first + 1u], keys[first + 2u]);
  let b = vec3<u32>(keys[second], keys[second + 1u], keys[second + 2u]);
  let isAfter = a.y > b.y || (a.y == b.y && (a.x > b.x || (a.x == b.x && a.z > b.z)));
  if (isAfter == ((x & w(13u)) == 0u)) {
    keys[first] = b.x; keys[first + 1u] = b.y; keys[first + 2u] = b.z;
    keys[second] = a.x; keys[second + 1u] = a.y; keys[second + 2u] = a.z;
  }
}`,
    type: "i32",
    dtype: "int32",
  });

const positionsShader = (): Shader =>
  shaderOf({
    bindings: [
      { name: "out", access: "read_write" },
      { name: "keys", access: "read" },
    ],
    text: `${head}
  out[2u * i] = keys[3u * ((i / w(12u)) * w(13u) + i % w(12u)) + 2u];
  out[2u * i + 1u] = 0u;
}`,
    type: "i32",
    dtype: "int32",
  });

/** The first elements of sorted rows, with their positions. */
function sort(
  queue: Queue,
  name: string,
  self: Operand,
  dim: unknown,
  descending: boolean,
  values: Operand,
  indices: Operand,
): void {
  if (storedAs(self.dtype).type === null) throw new UnsupportedError(`${name}: webgpu does not sort ${self.dtype}`);
  if (numelOf(values.shape) === 0) return;
  const rank = self.shape.length;
  const d = rank === 0 ? 0 : Number(dim) < 0 ? Number(dim) + rank : Number(dim);
  const positions = sortedPositions(queue, self, d, descending);
  const n = rank === 0 ? 1 : self.shape[d]!;
  const order = self.shape.map((_, k) => k).filter((k) => k !== d);
  const strides: number[] = [];
  for (let k = order.length - 1, step = n; k >= 0; step *= self.shape[order[k]!]!, k--) strides[order[k]!] = step;
  if (rank > 0) strides[d] = 1;
  const found: Operand = { ...positions, shape: values.shape, strides: values.shape.map((_, k) => strides[k]!) };
  copyElements(queue, indices, found);
  readPlaces(
    queue,
    {
      tensor: self,
      shape: values.shape,
      steps: self.strides.map((step, k) => (k === d ? 0 : step)),
      index: found,
      indexSteps: found.strides,
      step: rank === 0 ? 0 : self.strides[d]!,
      size: n,
      wraps: false,
    },
    values,
  );
  queue.free(positions.memory);
}

export const sortingKernels: Readonly<Record<string, Runner>> = {
  "sort.values": (queue, [self, dim, descending], [values, indices]) =>
    sort(queue, "sort", self as Operand, dim, descending === true, values!, indices!),
  "sort.values_stable": (queue, [self, , dim, descending], [values, indices]) =>
    sort(queue, "sort", self as Operand, dim, descending === true, values!, indices!),
  "topk.values": (queue, [self, , dim, largest], [values, indices]) =>
    sort(queue, "topk", self as Operand, dim, largest === true, values!, indices!),
};
