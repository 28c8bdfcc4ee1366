// Kernels of one thread for each element of a row-major result, which reads row-major inputs at places that it computes.

import type { DType } from "../../core/dtype.js";
import { UnsupportedError } from "../../core/errors.js";
import type { Bound, Queue } from "../queue.js";
import { infoWords, shaderOf } from "../wgsl/shader.js";
import { type ShaderType, storedAs } from "../wgsl/storage.js";
import { copyElements } from "./copy.js";
import { reshaped } from "./indexing.js";
import { bitsAt, head, isContiguous, loadAt, numelOf, type Operand, storedBits, temporary } from "./operands.js";

/** Where the words of a kernel begin, and the offsets of its inputs. */
const ownWords = 16;
const inputOffsets = 48;

/** A number of a kernel: whole, or in float32. */
export type Word = number | { readonly float: number };

export interface Each {
  /** The kernel's name, unique among the kernels; dtypes are added. */
  readonly name: string;
  /** Inputs by name: `x` is read by `x(place)`. Those that are null are read as 0, and `has_x` tells. */
  readonly inputs: Readonly<Record<string, Operand | null>>;
  /** Numbers by name; in the text each is a call: `size()` of type u32, or `eps()` of type f32. */
  readonly words: Readonly<Record<string, Word>>;
  /** Statements that compute `r`, of type f32 for floating-point results and i32 for others, from the element's number `i`. */
  readonly text: string;
  /** Functions that the text calls. */
  readonly helpers?: string;
  /** Whether int64 numbers are read as two words, not as the lower one. */
  readonly wide?: boolean;
  /** Whether `r` is two words where the result is int64. */
  readonly isWideResult?: boolean;
  /** The dtype to which `f_rounded` rounds, and whose limits `c_highest` and `c_lowest` are; the result's, if it is omitted. */
  readonly rounds?: DType;
}

/** Whether kernels can write a result as it is: row-major, of whole words. */
export const isDense = (out: Operand): boolean => storedAs(out.dtype).bytes >= 4 && isContiguous(out);

/** The row-major result of float32, int32 or int64 that a kernel writes; copied to the output if that is another. */
export function densely(queue: Queue, out: Operand, compute: (dense: Operand) => void): void {
  if (isDense(out)) {
    compute(out);
    return;
  }
  const { type, bytes } = storedAs(out.dtype);
  const fresh = temporary(queue, out.shape, bytes >= 4 ? out.dtype : type === "f32" ? "float32" : "int32");
  compute(fresh);
  copyElements(queue, out, fresh);
  queue.free(fresh.memory);
}

/** The tensor itself if it is row-major, or a copy that is. */
export const dense = (queue: Queue, tensor: Operand): Operand => reshaped(queue, tensor, tensor.shape);

/** @throws UnsupportedError unless the numbers are floating-point ones */
export function requireFloats(name: string, { dtype }: Operand): void {
  if (storedAs(dtype).type !== "f32")
    throw new UnsupportedError(`${name}: webgpu does not compute it in ${dtype}; convert, or keep it on the CPU`);
}

/** How an output is bound: as a whole, if it is all of its memory. */
export const access = (out: Operand): Bound["access"] =>
  numelOf(out.shape) * storedAs(out.dtype).bytes === out.memory.bytes ? "over" : "write";

const float = new DataView(new ArrayBuffer(4));

/** A number as a word of a call. */
export function wordOf(word: Word): number {
  if (typeof word === "number") return word >>> 0;
  float.setFloat32(0, word.float, true);
  return float.getUint32(0, true);
}

/** Computes each element of `out`. */
export function each(queue: Queue, out: Operand, kernel: Each): void {
  const count = numelOf(out.shape);
  if (count === 0) return;
  densely(queue, out, (target) => {
    const sources = Object.entries(kernel.inputs).map(
      ([name, tensor]) => [name, tensor === null ? null : dense(queue, tensor)] as const,
    );
    const info = new Uint32Array(infoWords);
    info[0] = count;
    info[5] = target.offset;
    for (const [k, word] of Object.values(kernel.words).entries()) info[ownWords + k] = wordOf(word);
    const present = sources.filter((one): one is readonly [string, Operand] => one[1] !== null);
    for (const [k, [, { offset }]] of present.entries()) info[inputOffsets + k] = offset;
    const dtypes = sources.map(([, tensor]) => tensor?.dtype ?? "none");
    const bound: Bound[] = [
      { name: "out", memory: target.memory, access: access(target) },
      ...present.map(([name, { memory }]): Bound => ({ name: `${name}_in`, memory, access: "read" })),
    ];
    queue.dispatch(
      `${kernel.name} ${dtypes.join(" ")}>${target.dtype}${kernel.rounds === undefined ? "" : ` ${kernel.rounds}`}`,
      bound,
      () => eachShader(kernel, target, sources, bound),
      info,
      count,
    );
    for (const [k, [, tensor]] of sources.entries()) {
      const given = Object.values(kernel.inputs)[k]!;
      if (tensor !== null && tensor.memory !== given.memory) queue.free(tensor.memory);
    }
  });
}

/** The functions that read inputs. @param first the word of the first offset @param suffix of the names of bindings */
export function inputReaders(
  sources: readonly (readonly [string, Operand | null])[],
  first: number,
  suffix: string,
  wide = false,
): readonly string[] {
  let slot = first;
  return sources.map(([name, tensor]) => {
    const has = `const has_${name} = ${tensor !== null};`;
    if (tensor === null) return `${has}\nfn ${name}(at: u32) -> f32 { return 0.0f; }`;
    const own = storedAs(tensor.dtype).type!;
    const read = own === "i64" && !wide ? "i32" : own;
    const place = `w(${slot++}u) + at`;
    const result = { f32: "f32", i32: "i32", i64: "vec2<u32>" }[read];
    // An index beyond 32 bits is out of every range.
    const value =
      own === "i64" && !wide
        ? `lower(${bitsAt(`${name}_${suffix}`, "int64", place)})`
        : loadAt(`${name}_${suffix}`, tensor.dtype, place, read);
    return `${has}\nfn ${name}(at: u32) -> ${result} { return ${value}; }`;
  });
}

/** The functions that read a kernel's numbers. */
export const wordReaders = (words: Readonly<Record<string, Word>>, first: number): readonly string[] =>
  Object.entries(words).map(([name, word], k) =>
    typeof word === "number"
      ? `fn ${name}() -> u32 { return w(${first + k}u); }`
      : `fn ${name}() -> f32 { return bitcast<f32>(w(${first + k}u)); }`,
  );

/** The lower word of an integer; of one that it does not hold, an integer that is out of every range. */
export const lowerText =
  "fn lower(x: vec2<u32>) -> i32 { let r = bitcast<i32>(x.x); return select(-2147483647 - 1, r, x.y == bitcast<u32>(r >> 31u)); }";

function eachShader(
  { words, text, helpers = "", wide = false, isWideResult = false, rounds }: Each,
  out: Operand,
  sources: readonly (readonly [string, Operand | null])[],
  bound: readonly Bound[],
): ReturnType<typeof shaderOf> {
  const type: ShaderType = storedAs(out.dtype).type === "f32" ? "f32" : "i32";
  const readers = inputReaders(sources, inputOffsets, "in", wide);
  const numbers = wordReaders(words, ownWords);
  const write =
    out.dtype === "int64"
      ? `let place = 2u * (w(5u) + i); ${isWideResult ? "out[place] = r.x; out[place + 1u] = r.y;" : "out[place] = bitcast<u32>(r); out[place + 1u] = bitcast<u32>(r >> 31u);"}`
      : `out[w(5u) + i] = ${storedBits("r", out.dtype, type)};`;
  return shaderOf({
    bindings: bound.map(({ name, access }) => ({ name, access: access === "read" ? "read" : "read_write" })),
    text: `${lowerText}
${[...readers, ...numbers, helpers].join("\n")}
${head}
  ${text}
  ${write}
}`,
    // What texts call are the functions of float32.
    type: "f32",
    dtype: rounds ?? out.dtype,
    dtypes: [out.dtype, ...sources.flatMap(([, tensor]) => (tensor === null ? [] : [tensor.dtype]))],
  });
}
