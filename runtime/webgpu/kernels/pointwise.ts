// Pointwise operators: one shader for each operator and dtypes, from the body that the generator printed.

import { type DType, dtypeOf } from "../../core/dtype.js";
import { UnsupportedError } from "../../core/errors.js";
import { resultCode } from "../../core/promotion.js";
import type { Scalar } from "../../core/scalar.js";
import { allocate, type Tensor } from "../../core/tensor.js";
import type { Bound, Queue } from "../queue.js";
import { shaderOf } from "../wgsl/shader.js";
import { type ShaderType, storedAs } from "../wgsl/storage.js";
import { elementNames, type ShaderParameter, type ShaderRow } from "../words.js";
import { copyElements } from "./copy.js";
import {
  bitsAt,
  elementwise,
  infoOver,
  isWritable,
  loadAt,
  locate,
  narrowText,
  narrowWords,
  numberWords,
  numelOf,
  type Operand,
  storedBits,
  temporary,
  threadsFor,
  words,
} from "./operands.js";

/** An argument as `run` gets it. */
export type Argument = Operand | readonly Argument[] | unknown;

/** What runs an operator: its arguments, and the outputs, which have their shapes and dtypes. */
export type Runner = (queue: Queue, args: readonly Argument[], outputs: readonly Operand[]) => void;

const examples = new Map<string, Tensor>();

/** The dtype that operands and numbers promote to. */
export function promoted(operands: readonly Operand[], numbers: readonly Scalar[]): DType {
  const stand = operands.map(({ dtype, shape }) => {
    const key = `${dtype} ${shape.length === 0}`;
    let found = examples.get(key);
    if (found === undefined) {
      found = allocate(shape.length === 0 ? [] : [1], dtype, "meta");
      examples.set(key, found);
    }
    return found;
  });
  return dtypeOf(resultCode([...stand, ...numbers]));
}

const isTensor = (value: unknown): value is Operand =>
  typeof value === "object" && value !== null && "memory" in value && "strides" in value;

/** A number that the host knows, in a dtype, as the words of a shader's type. */
function knownWords({ memory, dtype, offset }: Operand, type: ShaderType): readonly [number, number] | null {
  const { known } = memory;
  if (known === null) return null;
  const view = new DataView(known.buffer, known.byteOffset, known.byteLength);
  const at = offset * storedAs(dtype).bytes;
  switch (dtype) {
    case "float32":
      return numberWords(view.getFloat32(at, true), type);
    case "int64":
      return numberWords(view.getBigInt64(at, true), type);
    case "int32":
      return numberWords(view.getInt32(at, true), type);
    case "bool":
      return numberWords(view.getUint8(at) === 0 ? 0 : 1, type);
    default:
      return null;
  }
}

/** The runner of a row, by the arguments of its out form. */
export function pointwiseRunner(row: ShaderRow): Runner {
  const [name, count, truths, parameters, isTruth, floats, integers = null, bools = integers] = row;
  return (queue, args, [out]) => {
    const tensors = args.filter(isTensor);
    const inputs = tensors.slice(0, count);
    const others = args.filter((value) => !isTensor(value));
    const numeric = inputs.filter((_, i) => !truths.includes(elementNames[i]!));
    const numbers = parameters.flatMap((kind, i) =>
      typeof kind === "string" && kind.startsWith("N") && others[i] !== null ? [others[i] as Scalar] : [],
    );
    const dtype = isTruth ? promoted(numeric, numbers) : out!.dtype;
    const type = storedAs(dtype).type;
    const body = type === "f32" ? floats : dtype === "bool" ? bools : integers;
    if (type === null || body === null)
      throw new UnsupportedError(`${name}: webgpu does not compute it in ${dtype}; convert, or keep it on the CPU`);
    compute(queue, { name, truths, parameters, isTruth, body }, dtype, type, inputs, others, out!);
  };
}

/** What computes each element: the parts of a row that one call needs. */
export interface Body {
  readonly name: string;
  readonly truths: string;
  readonly parameters: readonly ShaderParameter[];
  readonly isTruth: boolean;
  readonly body: string;
}

/** Computes `out`'s elements in a dtype from those of the inputs, which are broadcast, and other arguments. */
export function compute(
  queue: Queue,
  row: Body,
  dtype: DType,
  type: ShaderType,
  inputs: readonly Operand[],
  others: readonly unknown[],
  out: Operand,
): void {
  const { shape } = out;
  const count = numelOf(shape);
  if (count === 0) return;
  if (!isWritable(out)) {
    const fresh = temporary(queue, shape, out.dtype);
    compute(queue, row, dtype, type, inputs, others, fresh);
    copyElements(queue, out, fresh);
    queue.free(fresh.memory);
    return;
  }
  // Numbers that the host knows are words of the call: at most two of them.
  const given: (readonly [number, number] | null)[] = inputs.map(() => null);
  let free = 2;
  for (const [i, input] of inputs.entries()) {
    if (numelOf(input.shape) !== 1 || free === 0 || row.truths.includes(elementNames[i]!)) continue;
    const pair = knownWords(input, type);
    given[i] = pair === null ? null : narrowWords(pair, dtype);
    if (pair !== null) free--;
  }
  const info = infoOver(shape, [out, ...inputs]);
  let slot = 0;
  for (const pair of given) {
    if (pair === null) continue;
    info.set(pair, words.known + 2 * slot++);
  }
  parameterWords(info, row.parameters, others, type, dtype);
  const key = `${row.name} ${dtype} ${inputs.map((input, i) => (given[i] === null ? input.dtype : "number")).join(" ")}>${out.dtype}`;
  const isWhole = numelOf(shape) * storedAs(out.dtype).bytes === out.memory.bytes;
  const bound: Bound[] = [
    { name: "out", memory: out.memory, access: isWhole ? "over" : "write" },
    ...inputs.flatMap((input, i): Bound[] =>
      given[i] === null ? [{ name: elementNames[i]!, memory: input.memory, access: "read" }] : [],
    ),
  ];
  // What an input shares with the output must not be taken for new memory.
  if (inputs.some(({ memory }) => memory === out.memory)) bound[0] = { ...bound[0]!, access: "write" };
  queue.dispatch(
    key,
    bound,
    () => pointwiseShader(row, dtype, type, inputs, given, out, bound),
    info,
    threadsFor(count, out.dtype),
  );
}

function parameterWords(
  info: Uint32Array,
  parameters: readonly ShaderParameter[],
  values: readonly unknown[],
  type: ShaderType,
  dtype: DType,
): void {
  for (const [i, kind] of parameters.entries()) {
    const value = values[i] ?? null;
    const at = words.parameters + 2 * i;
    if (value === null) {
      info[words.absent]! |= 1 << i;
      if (typeof kind !== "string") info[at] = 0xffffffff;
      continue;
    }
    if (typeof kind !== "string") info[at] = kind.indexOf(value as string) >>> 0;
    else if (kind.startsWith("b")) info[at] = value === true ? 1 : 0;
    else info.set(narrowWords(numberWords(value as Scalar, type), dtype), at);
  }
}

function pointwiseShader(
  { truths, body, isTruth }: Body,
  dtype: DType,
  type: ShaderType,
  inputs: readonly Operand[],
  given: readonly (readonly [number, number] | null)[],
  out: Operand,
  bound: readonly Bound[],
): ReturnType<typeof shaderOf> {
  let slot = 0;
  const values = inputs.map(({ dtype: own }, i) => {
    const name = elementNames[i]!;
    const place = `p.${"yzw"[i]}`;
    if (given[i] !== null) {
      const at = words.known + 2 * slot++;
      const bits = `w(${at}u)`;
      if (type === "i64") return `vec2<u32>(${bits}, w(${at + 1}u))`;
      return `bitcast<${type}>(${bits})`;
    }
    if (truths.includes(name)) return `(${bitsAt(name, own, place)} != 0u)`;
    const value = loadAt(name, own, place, type);
    if (own === dtype) return value;
    return dtype === "float16" || dtype === "bfloat16" ? `f_rounded(${value})` : narrowText(value, dtype);
  });
  const parameters = inputs.map((_, i) => `${elementNames[i]}_: ${truths.includes(elementNames[i]!) ? "bool" : "T"}`);
  const names = inputs.map((_, i) => elementNames[i]!);
  const used = body.replace(/\b([abc])\b/g, (name) => (names.includes(name as "a") ? `${name}_` : name));
  const call = `f(${values.join(", ")})`;
  const bits = isTruth ? `select(0u, 1u, ${call})` : storedBits(call, out.dtype, type);
  return shaderOf({
    bindings: bound.map(({ name, access }) => ({ name, access: access === "read" ? "read" : "read_write" })),
    text: `fn f(${parameters.join(", ")}) -> ${isTruth ? "bool" : "T"} { ${used} }
${locate}
${elementwise(out.dtype, "", bits)}`,
    type,
    dtype,
    dtypes: [out.dtype, ...inputs.map((input) => input.dtype)],
  });
}
