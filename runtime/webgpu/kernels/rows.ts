// Reductions and normalisations: a group of threads folds each row, or one thread where rows are short.

import type { DType } from "../../core/dtype.js";
import { UnsupportedError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import type { Bound, Queue } from "../queue.js";
import { infoWords, type Shader, shaderOf } from "../wgsl/shader.js";
import { type ShaderType, storedAs } from "../wgsl/storage.js";
import type { ShaderParameter, ShaderProgram, ShaderRows } from "../words.js";
import {
  joined,
  loadAt,
  locate,
  numberWords,
  numelOf,
  type Operand,
  storedBits,
  stridesOver,
  words,
} from "./operands.js";
import { promoted, type Runner } from "./pointwise.js";

/** Rows up to this length are folded by one thread each. */
export const shortRow = 32;
/** Rows of at least this length, if there are few, are folded in parts, and then the parts. */
export const longRow = 16384;
const parts = 256;

/** What folds rows. */
export interface RowsCall {
  /** Names the shader, beside dtypes. */
  readonly name: string;
  readonly program: ShaderProgram;
  readonly inputs: readonly Operand[];
  /** The dimensions of the inputs' common shape that are reduced. */
  readonly dims: readonly number[];
  readonly shape: readonly number[];
  readonly parameters: readonly (readonly [kind: ShaderParameter, value: unknown])[];
  readonly isEach: boolean;
  /** Whether the result is a truth value. */
  readonly isTruth: boolean;
  /** The dtype that is computed in. */
  readonly dtype: DType;
  /** Result elements whose strides are those of the rows, or of the elements with `isEach`. */
  readonly out: Operand;
}

/** The operations of folds: as a function of two values of type T, or of two truth values. */
export const operations: Readonly<Record<string, string>> = {
  "+": "add(x, y)",
  "*": "mul(x, y)",
  "&": "bit_and(x, y)",
  "|": "bit_or(x, y)",
  "^": "bit_xor(x, y)",
  "&&": "one_if(is_true(x) && is_true(y))",
  "||": "one_if(is_true(x) || is_true(y))",
  minimum: "f_minimum(x, y)",
  maximum: "f_maximum(x, y)",
  fmin: "f_fmin(x, y)",
  fmax: "f_fmax(x, y)",
};

/** Folds rows into `out`. */
export function foldRows(queue: Queue, call: RowsCall): void {
  const { shape, dims, inputs, out, program, isEach, dtype } = call;
  const type = storedAs(dtype).type;
  if (type === null)
    throw new UnsupportedError(`${call.name}: webgpu does not compute in ${dtype}; convert, or keep it on the CPU`);
  const isReduced = shape.map((_, d) => dims.includes(d));
  // Positions and counts are numbers of the type, which are whole up to 2^24 in float32.
  if (type === "f32" && shape.reduce((n, size, d) => (isReduced[d] ? n * size : n), 1) > 2 ** 24)
    if (program[0].some(([, , value]) => /\bindex\b|one_if/.test(value)))
      throw new UnsupportedError(
        `${call.name}: webgpu counts at most 16,777,216 elements of a row; split it, or keep it on the CPU`,
      );
  const pick = (list: readonly number[], reduced: boolean): number[] => list.filter((_, d) => isReduced[d] === reduced);
  const count = numelOf(pick(shape, true));
  const rows = numelOf(pick(shape, false));
  if (rows === 0 || (isEach && count === 0)) return;
  const steps = inputs.map((input) => stridesOver(shape, input));
  const outSteps = isEach ? out.strides : expandedSteps(out, shape, isReduced);
  const folds = program[0];
  const isSimple = !isEach && folds.length === 1 && inputs.length === 1 && program[1] === "return acc0;";
  if (isSimple && count >= longRow && rows < 64 && inputs.length === 1 && !folds[0]![2].includes("index")) {
    // Partial results first: the elements in equal parts, which needs a number of them that can be divided.
    const split = divisor(count);
    const whole = joined(pick(shape, true), [pick(steps[0]!, true)]);
    if (split > 1 && whole.sizes.length === 1) {
      foldInParts(queue, call, split, rows, count, pick(shape, false), pick(steps[0]!, false), whole.strides[0]![0]!);
      return;
    }
  }
  const kept = joined(pick(shape, false), [pick(outSteps, false), ...steps.map((one) => pick(one, false))]);
  const along = joined(pick(shape, true), [pick(outSteps, true), ...steps.map((one) => pick(one, true))]);
  if (kept.sizes.length + along.sizes.length > 8)
    throw new UnsupportedError(
      `${call.name}: webgpu folds at most 8 dimensions whose strides differ; call contiguous() before`,
    );
  const info = new Uint32Array(infoWords);
  info[words.count] = rows;
  info[words.rank] = kept.sizes.length;
  info[words.own] = along.sizes.length;
  info[words.own + 1] = count;
  for (const [i, { offset }] of [out, ...inputs].entries()) info[words.offsets + i] = offset;
  for (const [d, size] of [...kept.sizes, ...along.sizes].entries()) info[words.sizes + d] = size;
  for (let i = 0; i <= inputs.length; i++)
    for (const [d, step] of [...kept.strides[i]!, ...along.strides[i]!].entries())
      info[words.strides + 4 * d + i] = step;
  for (const [i, [kind, value]] of call.parameters.entries()) {
    if (value === null || value === undefined) info[words.absent]! |= 1 << i;
    else if (typeof kind !== "string") info[words.parameters + 2 * i] = kind.indexOf(value as string) >>> 0;
    else if (kind.startsWith("b")) info[words.parameters + 2 * i] = value === true ? 1 : 0;
    else info.set(numberWords(value as Scalar, type), words.parameters + 2 * i);
  }
  const isShort = count <= shortRow || (rows >= 4096 && count <= 256);
  const isNarrow = storedAs(out.dtype).bytes < 4;
  const isWhole = !isNarrow && (isEach ? rows * count : rows) * storedAs(out.dtype).bytes === out.memory.bytes;
  const shared = inputs.some(({ memory }) => memory === out.memory);
  if (shared && isNarrow) throw new UnsupportedError(`${call.name}: webgpu cannot fold narrow elements in place`);
  const bound: Bound[] = [
    { name: "out", memory: out.memory, access: isNarrow ? "atomic" : isWhole && !shared ? "over" : "write" },
    ...inputs.map(({ memory }, i): Bound => ({ name: names[i]!, memory, access: "read" })),
  ];
  const key = `${call.name} ${dtype} ${inputs.map((input) => input.dtype).join(" ")}>${out.dtype}${isShort ? " short" : ""}`;
  const groups = isShort ? rows : gridOf(rows);
  queue.dispatch(key, bound, () => rowsShader(call, type, isShort, isNarrow), info, groups);
}

const names = ["a", "b", "c"] as const;

export function gridOf(rows: number): readonly [number, number, number] {
  const y = Math.ceil(rows / 65535);
  return [Math.ceil(rows / y), y, 1];
}

/** Steps of a result over the shape of what is reduced: a result of as many dimensions, or without the reduced ones. */
export function expandedSteps(out: Operand, shape: readonly number[], isReduced: readonly boolean[]): number[] {
  if (out.shape.length === shape.length && !isReduced.every((one) => !one))
    return shape.map((_, d) => (isReduced[d] ? 0 : out.strides[d]!));
  let at = 0;
  return shape.map((_, d) => (isReduced[d] ? 0 : (out.strides[at++] ?? 0)));
}

function divisor(count: number): number {
  for (let n = parts; n > 1; n--) if (count % n === 0) return n;
  return 1;
}

function foldInParts(
  queue: Queue,
  call: RowsCall,
  split: number,
  rows: number,
  count: number,
  keptShape: readonly number[],
  keptSteps: readonly number[],
  step: number,
): void {
  const [input] = call.inputs;
  const partial: Operand = {
    memory: queue.allocate(rows * split * Math.max(4, storedAs(call.dtype).bytes)),
    dtype:
      call.dtype === "bool"
        ? "int32"
        : storedAs(call.dtype).bytes < 4
          ? storedAs(call.dtype).type === "f32"
            ? "float32"
            : "int32"
          : call.dtype,
    shape: [...keptShape, split],
    strides: [],
    offset: 0,
  };
  const strides: number[] = [];
  for (let d = keptShape.length, size = 1; d >= 0; size *= partial.shape[d]!, d--) strides[d] = size;
  const parted = { ...partial, strides };
  const size = count / split;
  const rank = keptShape.length;
  foldRows(queue, {
    ...call,
    inputs: [{ ...input!, shape: [...keptShape, split, size], strides: [...keptSteps, size * step, step] }],
    shape: [...keptShape, split, size],
    dims: [rank + 1],
    isTruth: false,
    out: parted,
  });
  const [[operation, start]] = call.program[0] as [readonly [string, string | null, string]];
  foldRows(queue, {
    ...call,
    name: `${call.name} of parts`,
    program: [[[operation, start, "return a;"]], "return acc0;"],
    inputs: [parted],
    shape: [...keptShape, split],
    dims: [rank],
    out: { ...call.out, shape: keptShape, strides: keptStridesOf(call, keptShape) },
  });
  queue.free(partial.memory);
}

function keptStridesOf({ out, shape, dims }: RowsCall, keptShape: readonly number[]): number[] {
  const isReduced = shape.map((_, d) => dims.includes(d));
  const steps = expandedSteps(out, shape, isReduced).filter((_, d) => !isReduced[d]);
  return keptShape.map((_, d) => steps[d]!);
}

function rowsShader(call: RowsCall, type: ShaderType, isShort: boolean, isNarrow: boolean): Shader {
  const { program, inputs, dtype, isEach, isTruth, out } = call;
  const [folds, result] = program;
  const elements = inputs.map((_, i) => `${names[i]}: T`);
  const states = (count: number): string[] => folds.slice(0, count).map((_, i) => `acc${i}: T`);
  const given = (count: number): string =>
    [...names.slice(0, inputs.length), ...folds.slice(0, count).map((_, i) => `acc${i}`)].join(", ");
  const scalars = "index: T, count: T";
  const whole: Readonly<Record<ShaderType, string>> = { f32: "f32(j)", i32: "i32(j)", i64: "vec2<u32>(j, 0u)" };
  const all = whole[type].replace(/j/g, "w(11u)");
  const loads = inputs.map((input, i) => {
    const value = loadAt(names[i]!, input.dtype, `p.${"yzw"[i]}`, type);
    const isRounded = input.dtype !== dtype && (dtype === "float16" || dtype === "bfloat16");
    return `let ${names[i]}_ = ${isRounded ? `f_rounded(${value})` : value};`;
  });
  const values = folds.map(([operation, , body], i) => {
    const isLogical = operation === "&&" || operation === "||";
    return `fn value${i}(${[...elements, ...states(i), scalars].join(", ")}) -> ${isLogical ? "bool" : "T"} { ${body} }
fn fold${i}(x: T, y: T) -> T { return ${operations[operation]}; }
${folds[i]![1] === null ? "" : `fn start${i}(count: T) -> T { ${folds[i]![1]} }`}`;
  });
  const called = (i: number): string => {
    const inner = `value${i}(${[given(i).replace(/\b([abc])\b/g, "$1_"), whole[type], "count"].join(", ")})`;
    return folds[i]![0] === "&&" || folds[i]![0] === "||" ? `one_if(${inner})` : inner;
  };
  // Sums of floats carry their rounding errors along.
  const carries = (i: number): boolean => type === "f32" && folds[i]![0] === "+";
  const first = isShort ? "0u" : "lane";
  const stride = isShort ? "1u" : "64u";
  const foldText = folds.map(([, start], i) => {
    const join = carries(i) ? "let s = two_sum(acc, v); acc = s.x; lost = lost + s.y;" : `acc = fold${i}(acc, v);`;
    const combine = isShort
      ? ""
      : `
  lanes[lane] = acc;
  workgroupBarrier();
  for (var s = 32u; s > 0u; s = s >> 1u) {
    if (lane < s && lane + s < w(11u)) { lanes[lane] = fold${i}(lanes[lane], lanes[lane + s]); }
    workgroupBarrier();
  }
  acc = lanes[0];
  workgroupBarrier();`;
    return `
  var acc${i}: T;
  {
    var acc: T;
    var lost = #0#;
    for (var j = ${first}; j < w(11u); j = j + ${stride}) {
      let p = base + along(j);
      ${loads.join(" ")}
      let v = ${called(i)};
      if (j == ${first}) { acc = v; } else { ${join} }
    }
    ${carries(i) ? "if (f_isfinite(acc)) { acc = acc + lost; }" : ""}
    ${combine}
    ${start === null ? `acc${i} = acc;` : `if (w(11u) == 0u) { acc${i} = start${i}(count); } else { acc${i} = fold${i}(start${i}(count), acc); }`}
  }`;
  });
  const resultCall = isEach
    ? `result(${[given(folds.length).replace(/\b([abc])\b/g, "$1_"), whole[type], "count"].join(", ")})`
    : `result(${[...folds.map((_, i) => `acc${i}`), "count"].join(", ")})`;
  const bits = isTruth ? `select(0u, 1u, ${resultCall})` : storedBits(resultCall, out.dtype, type);
  const write = writeBits(out.dtype, bits, "p.x", isNarrow);
  const resultParameters = isEach
    ? [...elements, ...states(folds.length), scalars]
    : [...states(folds.length), "count: T"];
  const text = `${isShort ? "" : "var<workgroup> lanes: array<T, 64>;"}
${locate}
fn along(i: u32) -> vec4<u32> {
  var p = vec4<u32>(0u, 0u, 0u, 0u);
  var rest = i;
  for (var d = w(1u) + w(10u); d > w(1u); d = d - 1u) {
    let size = w(19u + d);
    let q = rest / size;
    p = p + (rest - q * size) * info[6u + d];
    rest = q;
  }
  return p;
}
${values.join("\n")}
fn result(${resultParameters.join(", ")}) -> ${isTruth ? "bool" : "T"} { ${result} }
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  let row = ${isShort ? "id.y * w(9u) + id.x" : "group.y * groups.x + group.x"};
  if (row >= w(0u)) { return; }
  let base = locate(row);
  let count = ${all};
  ${foldText.join("")}
  ${
    isEach
      ? `for (var j = ${first}; j < w(11u); j = j + ${stride}) {
    let p = base + along(j);
    ${loads.join(" ")}
    ${write}
  }`
      : `${isShort ? "" : "if (lane != 0u) { return; }"}
  let p = base;
  ${write}`
  }
}`;
  return shaderOf({
    bindings: [
      { name: "out", access: isNarrow ? "atomic" : "read_write" },
      ...inputs.map((_, i) => ({ name: names[i]!, access: "read" as const })),
    ],
    text,
    type,
    dtype,
    dtypes: [out.dtype, ...inputs.map((input) => input.dtype)],
  });
}

/** Statements that write the bits of one element. */
export function writeBits(dtype: DType, bits: string, at: string, isAtomic: boolean): string {
  const { bytes } = storedAs(dtype);
  if (bytes === 8) return `let bits = ${bits}; out[2u * ${at}] = bits.x; out[2u * ${at} + 1u] = bits.y;`;
  if (!isAtomic) return `out[${at}] = ${bits};`;
  const n = 4 / bytes;
  return `let shift = (${at} % ${n}u) * ${8 * bytes}u;
    let bits = (${bits}) << shift;
    atomicAnd(&out[${at} / ${n}u], bits | ~(${2 ** (8 * bytes) - 1}u << shift));
    atomicOr(&out[${at} / ${n}u], bits);`;
}

/** The dimensions that an argument names; all for null and an empty list. */
export function dimsOf(value: unknown, rank: number): readonly number[] {
  const all = Array.from({ length: rank }, (_, d) => d);
  if (value === null || value === undefined || rank === 0) return all;
  const list = (Array.isArray(value) ? value : [value]) as readonly (number | bigint)[];
  if (list.length === 0) return all;
  return list.map((dim) => (Number(dim) < 0 ? Number(dim) + rank : Number(dim)));
}

/** The runner of an operator on rows. */
export function rowsRunner(row: ShaderRows): Runner {
  const [name, inputs, parameters, dim, isEach, result, floats, integers = null] = row;
  return (queue, args, [out]) => {
    const tensors = inputs.map((i) => args[i] as Operand);
    const shape = broadcast(tensors);
    const dims = dim < 0 ? dimsOf(null, shape.length) : dimsOf(args[dim], shape.length);
    const dtype = result === "same" ? out!.dtype : promoted(tensors, []);
    const program = storedAs(dtype).type === "f32" ? floats : integers;
    if (program === null)
      throw new UnsupportedError(`${name}: webgpu does not compute it in ${dtype}; convert, or keep it on the CPU`);
    foldRows(queue, {
      name,
      program,
      inputs: tensors,
      dims,
      shape,
      parameters: parameters.map(([at, kind]) => [kind, args[at]]),
      isEach,
      isTruth: result === "bool",
      dtype,
      out: out!,
    });
  };
}

export function broadcast(tensors: readonly Pick<Operand, "shape">[]): readonly number[] {
  const rank = Math.max(...tensors.map(({ shape }) => shape.length));
  return Array.from({ length: rank }, (_, d) => {
    const sizes = tensors.map(({ shape }) => shape[shape.length - rank + d] ?? 1);
    return sizes.find((size) => size !== 1) ?? 1;
  });
}
