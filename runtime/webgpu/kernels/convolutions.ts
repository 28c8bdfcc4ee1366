// Convolutions of one to three dimensions, transposed ones, and their gradients. A thread computes an element of the result; a group, an element of a
// weight's gradient.

import { UnsupportedError } from "../../core/errors.js";
import type { Bound, Queue } from "../queue.js";
import { infoWords, type Shader, shaderOf } from "../wgsl/shader.js";
import { storedAs } from "../wgsl/storage.js";
import { copyElements } from "./copy.js";
import { reshaped } from "./indexing.js";
import { loadAt, numelOf, type Operand, storedBits, temporary } from "./operands.js";
import type { Runner } from "./pointwise.js";
import { foldRows } from "./rows.js";

interface Geometry {
  readonly stride: readonly number[];
  readonly padding: readonly number[];
  readonly dilation: readonly number[];
  readonly groups: number;
}

/** Three dimensions, the first ones of size one. */
const three = (list: readonly number[], fill: number): readonly number[] => [
  ...Array<number>(3 - list.length).fill(fill),
  ...list,
];
/** [N, C, D, H, W] */
const asVolume = (shape: readonly number[]): readonly number[] => [shape[0]!, shape[1]!, ...three(shape.slice(2), 1)];

function dense(queue: Queue, tensor: Operand): Operand {
  return reshaped(queue, tensor, tensor.shape);
}

function widened(queue: Queue, out: Operand, compute: (wide: Operand) => void): boolean {
  const { bytes } = storedAs(out.dtype);
  let step = 1;
  let isDense = true;
  for (let d = out.shape.length - 1; d >= 0; d--) {
    if (out.shape[d] !== 1 && out.strides[d] !== step) isDense = false;
    step *= out.shape[d]!;
  }
  if (bytes === 4 && isDense) return false;
  const fresh = temporary(queue, out.shape, bytes < 4 ? "float32" : out.dtype);
  compute(fresh);
  copyElements(queue, out, fresh);
  queue.free(fresh.memory);
  return true;
}

/**
 * Slides windows over an image [N, C, ...]. The weight is [out, in / groups, ...]; `transposed`, [in, out / groups, ...], and each element of the
 * image is spread over a window.
 */
function convolve(
  queue: Queue,
  image: Operand,
  weight: Operand,
  bias: Operand | null,
  geometry: Geometry,
  transposed: boolean,
  out: Operand,
): void {
  const count = numelOf(out.shape);
  if (count === 0) return;
  if (storedAs(out.dtype).type !== "f32")
    throw new UnsupportedError(`webgpu does not convolve ${out.dtype}; convert, or keep it on the CPU`);
  if (widened(queue, out, (wide) => convolve(queue, image, weight, bias, geometry, transposed, wide))) return;
  const [x, k] = [dense(queue, image), dense(queue, weight)];
  const [o, i, window] = [asVolume(out.shape), asVolume(x.shape), three(k.shape.slice(2), 1)];
  const { groups } = geometry;
  const info = new Uint32Array(infoWords);
  info[0] = count;
  info.set([out.offset, x.offset, k.offset, bias?.offset ?? 0], 5);
  info.set([...o.slice(1), ...i.slice(1), i[1]! / groups, o[1]! / groups, ...window], 20);
  info.set([...three(geometry.stride, 1), ...three(geometry.padding, 0), ...three(geometry.dilation, 1)], 33);
  info[42] = bias?.strides[0] ?? 0;
  const bound: Bound[] = [
    { name: "out", memory: out.memory, access: count * 4 === out.memory.bytes ? "over" : "write" },
    { name: "a", memory: x.memory, access: "read" },
    { name: "b", memory: k.memory, access: "read" },
    ...(bias === null ? [] : [{ name: "c", memory: bias.memory, access: "read" } as const]),
  ];
  queue.dispatch(
    `convolution${transposed ? " transposed" : ""} ${x.dtype} ${k.dtype}${bias === null ? "" : ` + ${bias.dtype}`}>${out.dtype}`,
    bound,
    () => convolveShader(x, k, bias, transposed, out),
    info,
    count,
  );
}

/** Coordinates of an element of [N, C, D, H, W], by the words of its sizes from 20 on. */
const coordinates = `let ox = i % w(23u);
  let r1 = i / w(23u);
  let oy = r1 % w(22u);
  let r2 = r1 / w(22u);
  let oz = r2 % w(21u);
  let r3 = r2 / w(21u);
  let oc = r3 % w(20u);
  let n = r3 / w(20u);`;

function convolveShader(x: Operand, k: Operand, bias: Operand | null, transposed: boolean, out: Operand): Shader {
  const axis = (name: string, o: string, d: number): string =>
    transposed
      ? `let s${name} = i32(${o}) + i32(w(${36 + d}u)) - i32(k${name} * w(${39 + d}u));
        if (s${name} < 0 || u32(s${name}) % w(${33 + d}u) != 0u) { continue; }
        let i${name} = u32(s${name}) / w(${33 + d}u);
        if (i${name} >= w(${25 + d}u)) { continue; }`
      : `let s${name} = i32(${o} * w(${33 + d}u) + k${name} * w(${39 + d}u)) - i32(w(${36 + d}u));
        if (s${name} < 0 || s${name} >= i32(w(${25 + d}u))) { continue; }
        let i${name} = u32(s${name});`;
  const channel = transposed ? "((first + c) * w(29u) + oc % w(29u))" : "(oc * w(28u) + c)";
  return shaderOf({
    bindings: [
      { name: "out", access: "read_write" },
      { name: "a", access: "read" },
      { name: "b", access: "read" },
      ...(bias === null ? [] : [{ name: "c", access: "read" } as const]),
    ],
    text: `@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let i = id.y * w(9u) + id.x;
  if (i >= w(0u)) { return; }
  ${coordinates}
  let first = (oc / w(29u)) * w(28u);
  var sum = 0.0f;
  for (var kz = 0u; kz < w(30u); kz = kz + 1u) {
    ${axis("z", "oz", 0)}
    for (var ky = 0u; ky < w(31u); ky = ky + 1u) {
      ${axis("y", "oy", 1)}
      for (var kx = 0u; kx < w(32u); kx = kx + 1u) {
        ${axis("x", "ox", 2)}
        let plane = w(25u) * w(26u) * w(27u);
        let window = w(30u) * w(31u) * w(32u);
        let image = w(6u) + (n * w(24u) + first) * plane + (iz * w(26u) + iy) * w(27u) + ix;
        let tap = w(7u) + (kz * w(31u) + ky) * w(32u) + kx;
        var part = 0.0f;
        for (var c = 0u; c < w(28u); c = c + 1u) {
          part = part + ${loadAt("a", x.dtype, "image + c * plane", "f32")} * ${loadAt("b", k.dtype, `tap + ${channel} * window`, "f32")};
        }
        sum = sum + part;
      }
    }
  }
  ${bias === null ? "" : `sum = sum + ${loadAt("c", bias.dtype, "w(8u) + oc * w(42u)", "f32")};`}
  out[w(5u) + i] = ${storedBits("sum", out.dtype, "f32")};
}`,
    type: "f32",
    dtype: out.dtype,
    dtypes: [x.dtype, k.dtype, out.dtype, ...(bias === null ? [] : [bias.dtype])],
  });
}

/**
 * The gradient of a weight: for each pair of channels and tap, the sum over all windows of what slides, `windows` [N, out, ...], times the element of the
 * image that the tap saw. For transposed convolutions the two change places.
 */
function weightGradient(queue: Queue, windows: Operand, image: Operand, geometry: Geometry, out: Operand): void {
  const count = numelOf(out.shape);
  if (count === 0) return;
  if (storedAs(out.dtype).type !== "f32")
    throw new UnsupportedError(`webgpu does not convolve ${out.dtype}; convert, or keep it on the CPU`);
  if (widened(queue, out, (wide) => weightGradient(queue, windows, image, geometry, wide))) return;
  const [g, x] = [dense(queue, windows), dense(queue, image)];
  const [o, i, window] = [asVolume(g.shape), asVolume(x.shape), three(out.shape.slice(2), 1)];
  const { groups } = geometry;
  const info = new Uint32Array(infoWords);
  info[0] = count;
  info.set([out.offset, g.offset, x.offset], 5);
  info.set([...o.slice(1), ...i.slice(1), i[1]! / groups, o[1]! / groups, ...window], 20);
  info.set([...three(geometry.stride, 1), ...three(geometry.padding, 0), ...three(geometry.dilation, 1)], 33);
  info[43] = o[0]!;
  const y = Math.ceil(count / 65535);
  queue.dispatch(
    `convolution weight ${g.dtype} ${x.dtype}>${out.dtype}`,
    [
      { name: "out", memory: out.memory, access: count * 4 === out.memory.bytes ? "over" : "write" },
      { name: "a", memory: g.memory, access: "read" },
      { name: "b", memory: x.memory, access: "read" },
    ],
    () =>
      shaderOf({
        bindings: [
          { name: "out", access: "read_write" },
          { name: "a", access: "read" },
          { name: "b", access: "read" },
        ],
        text: `var<workgroup> lanes: array<f32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  let i = group.y * groups.x + group.x;
  if (i >= w(0u)) { return; }
  let kx = i % w(32u);
  let r1 = i / w(32u);
  let ky = r1 % w(31u);
  let r2 = r1 / w(31u);
  let kz = r2 % w(30u);
  let r3 = r2 / w(30u);
  let ic = r3 % w(28u);
  let oc = r3 / w(28u);
  let channel = (oc / w(29u)) * w(28u) + ic;
  let area = w(21u) * w(22u) * w(23u);
  let plane = w(25u) * w(26u) * w(27u);
  var sum = 0.0f;
  var lost = 0.0f;
  for (var j = lane; j < w(43u) * area; j = j + 64u) {
    let n = j / area;
    let at = j % area;
    let ox = at % w(23u);
    let oy = (at / w(23u)) % w(22u);
    let oz = at / (w(23u) * w(22u));
    let ix = i32(ox * w(35u) + kx * w(41u)) - i32(w(38u));
    let iy = i32(oy * w(34u) + ky * w(40u)) - i32(w(37u));
    let iz = i32(oz * w(33u) + kz * w(39u)) - i32(w(36u));
    if (ix < 0 || iy < 0 || iz < 0 || ix >= i32(w(27u)) || iy >= i32(w(26u)) || iz >= i32(w(25u))) { continue; }
    let v = ${loadAt("a", g.dtype, "w(6u) + (n * w(20u) + oc) * area + at", "f32")} * ${loadAt("b", x.dtype, "w(7u) + (n * w(24u) + channel) * plane + (u32(iz) * w(26u) + u32(iy)) * w(27u) + u32(ix)", "f32")};
    let s = two_sum(sum, v);
    sum = s.x;
    lost = lost + s.y;
  }
  lanes[lane] = select(sum, sum + lost, f_isfinite(sum));
  workgroupBarrier();
  for (var s = 32u; s > 0u; s = s >> 1u) {
    if (lane < s) { lanes[lane] = lanes[lane] + lanes[lane + s]; }
    workgroupBarrier();
  }
  if (lane == 0u) { let total = lanes[0]; out[w(5u) + i] = ${storedBits("total", out.dtype, "f32")}; }
}`,
        type: "f32",
        dtype: out.dtype,
        dtypes: [g.dtype, x.dtype, out.dtype],
      }),
    info,
    [Math.ceil(count / y), y, 1],
  );
}

const whole = (list: unknown): readonly number[] => (list as readonly (number | bigint)[]).map(Number);

/** An image without a batch, with one. */
const batched = (tensor: Operand, spatial: number): Operand =>
  tensor.shape.length > spatial + 1
    ? tensor
    : { ...tensor, shape: [1, ...tensor.shape], strides: [0, ...tensor.strides] };

function geometryOf(args: readonly unknown[], spatial: number): Geometry {
  const [stride, padding, dilation, , , groups] = args;
  const each = (list: unknown): readonly number[] => {
    const given = whole(list);
    return given.length === 1 ? Array<number>(spatial).fill(given[0]!) : given;
  };
  return { stride: each(stride), padding: each(padding), dilation: each(dilation), groups: Number(groups) };
}

/** By the names of functional forms: these operators have no out forms. */
export const convolutionKernels: Readonly<Record<string, Runner>> = {
  convolution: (queue, [input, weight, bias, ...rest], [out]) => {
    const spatial = (weight as Operand).shape.length - 2;
    const image = batched(input as Operand, spatial);
    convolve(
      queue,
      image,
      weight as Operand,
      bias as Operand | null,
      geometryOf(rest, spatial),
      rest[3] === true,
      batched(out!, spatial),
    );
  },
  convolution_backward: (queue, args, outputs) => {
    const [gradient, input, weight, , ...rest] = args as [Operand, Operand, Operand, unknown, ...unknown[]];
    const spatial = weight.shape.length - 2;
    const geometry = geometryOf(rest, spatial);
    const transposed = rest[3] === true;
    const mask = rest[6] as readonly boolean[];
    const [grad, image] = [batched(gradient, spatial), batched(input, spatial)];
    const [toInput, toWeight, toBias] = [0, 1, 2].map((i) => (mask[i] === true ? outputs[i]! : null)) as [
      Operand | null,
      Operand | null,
      Operand | null,
    ];
    if (toInput !== null) convolve(queue, grad, weight, null, geometry, !transposed, batched(toInput, spatial));
    if (toWeight !== null)
      if (transposed) weightGradient(queue, image, grad, geometry, toWeight);
      else weightGradient(queue, grad, image, geometry, toWeight);
    if (toBias !== null) biasGradient(queue, grad, toBias);
  },
};

function biasGradient(queue: Queue, gradient: Operand, out: Operand): void {
  foldRows(queue, {
    name: "sum",
    program: [[["+", "return #0#;", "return a;"]], "return acc0;"],
    inputs: [gradient],
    dims: gradient.shape.map((_, d) => d).filter((d) => d !== 1),
    shape: gradient.shape,
    parameters: [],
    isEach: false,
    isTruth: false,
    dtype: out.dtype,
    out,
  });
}
