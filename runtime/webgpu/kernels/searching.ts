// Places of values in sorted rows.

import { UnsupportedError } from "../../core/errors.js";
import type { Queue } from "../queue.js";
import { infoWords, shaderOf } from "../wgsl/shader.js";
import { storedAs } from "../wgsl/storage.js";
import { copyElements } from "./copy.js";
import { indexingKernels, reshaped } from "./indexing.js";
import { isContiguous, loadAt, numelOf, type Operand, temporary } from "./operands.js";
import type { Runner } from "./pointwise.js";

/** Where each value would stand in its row of sorted elements, before equal ones or, with `right`, behind them. */
function search(queue: Queue, sorted: Operand, values: Operand, right: boolean, out: Operand): void {
  const count = numelOf(values.shape);
  if (count === 0) return;
  const type = storedAs(sorted.dtype).type;
  if (type === null || storedAs(values.dtype).type !== type)
    throw new UnsupportedError(
      `searchsorted: webgpu does not search ${values.dtype} among ${sorted.dtype}; convert one of them`,
    );
  const target = isContiguous(out) ? out : temporary(queue, out.shape, out.dtype);
  const rows = reshaped(queue, sorted, sorted.shape);
  const wanted = reshaped(queue, values, values.shape);
  const info = new Uint32Array(infoWords);
  info[0] = count;
  info.set([target.offset, rows.offset, wanted.offset], 5);
  const size = rows.shape.at(-1) ?? 1;
  // One row serves all values, or each row its own.
  info.set(
    [size, rows.shape.length <= 1 ? count : (wanted.shape.at(-1) ?? 1), right ? 1 : 0, rows.shape.length <= 1 ? 0 : 1],
    12,
  );
  const isWide = out.dtype === "int64";
  queue.dispatch(
    `search ${sorted.dtype} ${values.dtype}>${out.dtype}`,
    [
      { name: "out", memory: target.memory, access: "write" },
      { name: "a", memory: rows.memory, access: "read" },
      { name: "b", memory: wanted.memory, access: "read" },
    ],
    () =>
      shaderOf({
        bindings: [
          { name: "out", access: "read_write" },
          { name: "a", access: "read" },
          { name: "b", access: "read" },
        ],
        text: `@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let i = id.y * w(9u) + id.x;
  if (i >= w(0u)) { return; }
  let value = ${loadAt("b", values.dtype, "w(7u) + i", type)};
  let row = w(6u) + w(15u) * (i / w(13u)) * w(12u);
  var low = 0u;
  var high = w(12u);
  while (low < high) {
    let middle = (low + high) / 2u;
    let x = ${loadAt("a", sorted.dtype, "row + middle", type)};
    // NaN stands behind all numbers.
    let isBefore = select(less(x, value) || (f_isnan(value) && !f_isnan(x)), !(less(value, x) || (f_isnan(x) && !f_isnan(value))), w(14u) == 1u);
    if (isBefore) { low = middle + 1u; } else { high = middle; }
  }
  ${isWide ? "out[2u * (w(5u) + i)] = low; out[2u * (w(5u) + i) + 1u] = 0u;" : "out[w(5u) + i] = low;"}
}`,
        type,
        dtype: sorted.dtype,
        dtypes: [sorted.dtype, values.dtype],
      }),
    info,
    count,
  );
  if (target !== out) copyElements(queue, out, target);
}

export const searchingKernels: Readonly<Record<string, Runner>> = {
  "bucketize.Tensor_out": (queue, [self, boundaries, , right], [out]) =>
    search(queue, boundaries as Operand, self as Operand, right === true, out!),
  "searchsorted.Tensor_out": (queue, [given, self, , right, side, sorter], [out]) => {
    let sorted = given as Operand;
    if (sorter !== null && sorter !== undefined) {
      const { shape, dtype } = sorted;
      sorted = temporary(queue, shape, dtype);
      indexingKernels["gather.out"]!(queue, [given, shape.length - 1, sorter], [sorted]);
    }
    search(queue, sorted, self as Operand, right === true || side === "right", out!);
  },
};
