// Kernels of one group of threads for each row, channel or column: they fold what they read, and write several row-major results.

import type { Bound, Queue } from "../queue.js";
import { groupSize, infoWords, shaderOf } from "../wgsl/shader.js";
import { copyElements } from "./copy.js";
import { access, dense, inputReaders, isDense, lowerText, type Word, wordOf, wordReaders } from "./each.js";
import { type Operand, storedBits, temporary } from "./operands.js";
import { gridOf } from "./rows.js";

/** Where the words of a kernel begin, and the offsets of its tensors. */
const ownWords = 16;
const offsetWords = 48;

export interface GroupKernel {
  /** The kernel's name, unique among the kernels; dtypes are added. */
  readonly name: string;
  /** How many groups. */
  readonly groups: number;
  /** Results by name, of floating-point dtypes: `put_x(place, value)` writes one. Those that are null are not written, and `has_x` tells. */
  readonly outs: Readonly<Record<string, Operand | null>>;
  /** Results that are read as well, by `x(place)`. */
  readonly updated?: readonly string[];
  /** Inputs by name: `x(place)` reads one, of type f32, or i32 for integers. Those that are null are 0, and `has_x` tells. */
  readonly inputs: Readonly<Record<string, Operand | null>>;
  /** Numbers by name; in the text each is a call: `size()` of type u32, or `eps()` of type f32. */
  readonly words: Readonly<Record<string, Word>>;
  /** Statements of a thread, whose number is `lane`, in the group `g`. */
  readonly text: string;
  /** Functions that the text calls. */
  readonly helpers?: string;
}

/**
 * Statements that declare `name`, the sum of a value over the group's elements `j` below a count. Each thread carries its rounding errors along.
 * All threads of a group must reach them.
 */
export const summed = (name: string, count: string, value: string): string => `
  var ${name} = 0.0f;
  {
    var lost = 0.0f;
    for (var j = lane; j < ${count}; j = j + ${groupSize}u) {
      let s = two_sum(${name}, ${value});
      ${name} = s.x;
      lost = lost + s.y;
    }
    if (f_isfinite(${name})) { ${name} = ${name} + lost; }
    ${name} = over_lanes(lane, ${name});
  }`;

const overLanes = `var<workgroup> lanes: array<f32, ${groupSize}>;
fn over_lanes(lane: u32, own: f32) -> f32 {
  lanes[lane] = own;
  workgroupBarrier();
  for (var s = ${groupSize / 2}u; s > 0u; s = s >> 1u) {
    if (lane < s) { lanes[lane] = lanes[lane] + lanes[lane + s]; }
    workgroupBarrier();
  }
  let whole = lanes[0];
  workgroupBarrier();
  return whole;
}`;

/** Runs a kernel; results that are not row-major, or of half precision, are computed beside and copied. */
export function groups(queue: Queue, kernel: GroupKernel): void {
  if (kernel.groups === 0) return;
  const { outs, updated = [], words } = kernel;
  // A shader may bind the same memory for writing only once.
  const seen = new Set<Operand["memory"]>();
  const targets = Object.entries(outs).map(([name, out]) => {
    if (out === null) return [name, out] as const;
    const isShared = seen.has(out.memory);
    seen.add(out.memory);
    if (isDense(out) && !isShared) return [name, out] as const;
    const fresh = temporary(queue, out.shape, "float32");
    if (updated.includes(name)) copyElements(queue, fresh, out);
    return [name, fresh] as const;
  });
  const sources = Object.entries(kernel.inputs).map(
    ([name, tensor]) => [name, tensor === null ? null : dense(queue, tensor)] as const,
  );
  const info = new Uint32Array(infoWords);
  info[0] = kernel.groups;
  for (const [k, word] of Object.values(words).entries()) info[ownWords + k] = wordOf(word);
  const isPresent = (one: readonly [string, Operand | null]): one is readonly [string, Operand] => one[1] !== null;
  const present = [...targets, ...sources].filter(isPresent);
  for (const [k, [, { offset }]] of present.entries()) info[offsetWords + k] = offset;
  const written = targets.filter(isPresent).length;
  const bound = present.map(
    ([name, tensor], i): Bound => ({
      name: `${name}_all`,
      memory: tensor.memory,
      access: i >= written ? "read" : updated.includes(name) ? "write" : access(tensor),
    }),
  );
  const dtypes = [...targets, ...sources].map(([, tensor]) => tensor?.dtype ?? "none");
  queue.dispatch(
    `${kernel.name} ${dtypes.join(" ")}`,
    bound,
    () => {
      let slot = 0;
      const writers = targets.map(([name, out]) => {
        const has = `const has_${name} = ${out !== null};`;
        if (out === null)
          return `${has}\nfn put_${name}(at: u32, x: f32) {}\n${updated.includes(name) ? `fn ${name}(at: u32) -> f32 { return 0.0f; }` : ""}`;
        const place = `w(${offsetWords + slot++}u) + at`;
        const reader = updated.includes(name)
          ? `fn ${name}(at: u32) -> f32 { return bitcast<f32>(${name}_all[${place}]); }`
          : "";
        return `${has}\nfn put_${name}(at: u32, x: f32) { ${name}_all[${place}] = ${storedBits("x", out.dtype, "f32")}; }\n${reader}`;
      });
      return shaderOf({
        bindings: bound.map(({ name, access }) => ({ name, access: access === "read" ? "read" : "read_write" })),
        text: `${[lowerText, ...writers, ...inputReaders(sources, offsetWords + slot, "all"), ...wordReaders(words, ownWords), overLanes, kernel.helpers ?? ""].join("\n")}
@compute @workgroup_size(${groupSize})
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) all_groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  let g = group.y * all_groups.x + group.x;
  if (g >= w(0u)) { return; }
  ${kernel.text}
}`,
        type: "f32",
        dtype: "float32",
        dtypes: present.map(([, { dtype }]) => dtype),
      });
    },
    info,
    gridOf(kernel.groups),
  );
  for (const [k, [, tensor]] of targets.entries()) {
    const out = Object.values(outs)[k]!;
    if (out === null || tensor === null || tensor === out) continue;
    copyElements(queue, out, tensor);
    queue.free(tensor.memory);
  }
  for (const [k, [, tensor]] of sources.entries()) {
    const given = Object.values(kernel.inputs)[k]!;
    if (tensor !== null && tensor.memory !== given.memory) queue.free(tensor.memory);
  }
}
