// Conversions between dtypes by vectors: sixteen elements at a time through the small memory.

import { type DType, dtypeCodeOf, dtypeOf, entriesOf } from "../../core/dtype.js";
import { transferred } from "../../core/storage.js";
import {
  append,
  constant,
  everyLane,
  expression,
  increase,
  type Local,
  less,
  load,
  local,
  operations,
  repeat,
  store,
  type Value,
  wasmFunction,
  when,
  zeros,
} from "../../wasm/assembler.js";
import { op } from "../../wasm/instructions.js";
import { machine } from "../../wasm/machine.js";
import { stageBytes, stageStart } from "../../wasm/module.js";
import { shuffles } from "../../wasm/programs/vectors.js";
import type { ConversionLoop } from "../memory/copy.js";
import { stage } from "./stage.js";

type Lanes = "u8" | "i8" | "i16" | "i32" | "i64" | "f32" | "f64";

/** The dtypes that are converted. */
const lanesOf: Readonly<Record<string, Lanes>> = {
  ...{ uint8: "u8", int8: "i8", bool: "u8", int16: "i16", int32: "i32", int64: "i64" },
  ...{ float32: "f32", float64: "f64" },
};

export const convertedDTypes: readonly DType[] = Object.keys(lanesOf) as DType[];

type Vector = Value<"v128">;
/** Vectors in variables, which are converted in steps. */
type Vectors = readonly Local<"v128">[];

/** Each vector by itself. */
const map = (vectors: Vectors, of: (x: Local<"v128">) => Vector): Vectors => vectors.map((x) => local(of(x)));
/** Each vector becomes two. */
const split = (vectors: Vectors, first: (x: Vector) => Vector, last: (x: Local<"v128">) => Vector): Vectors =>
  vectors.flatMap((x) => [local(first(x)), local(last(x))]);
/** Each pair of vectors becomes one, by a shuffle. */
const join = (vectors: Vectors, shuffle: keyof typeof shuffles): Vectors =>
  vectors.flatMap((x, i) => (i % 2 === 1 ? [] : [local(paired(x, vectors[i + 1]!, shuffle))]));
const paired = (a: Vector, b: Vector, shuffle: keyof typeof shuffles): Vector =>
  expression("v128", [a, b], shuffles[shuffle]);

const sizes: Readonly<Record<Lanes, number>> = { u8: 1, i8: 1, i16: 2, i32: 4, i64: 8, f32: 4, f64: 8 };
const bytes = operations("i8x16");
const halves = operations("i16x8");
const words = operations("i32x4");
const longs = operations("i64x2");
const singles = operations("f32x4");
const doubles = operations("f64x2");
const bits = operations("v128");
const integers = operations("i64");
const numbers = operations("f64");
const vectorsOf = { u8: bytes, i8: bytes, i16: halves, i32: words, i64: longs, f32: singles, f64: doubles } as const;
const everyByte = (value: number): Vector => constant(new Array(16).fill(value));

/** Integers to integers of another size: the lower bits, or the sign in front. */
function resize(vectors: Vectors, from: Lanes, size: number): Vectors {
  let [now, lanes] = [vectors, from];
  while (sizes[lanes] < size) {
    if (lanes === "u8") now = split(now, halves.extend_low_i8x16_u, halves.extend_high_i8x16_u);
    else if (lanes === "i8") now = split(now, halves.extend_low_i8x16_s, halves.extend_high_i8x16_s);
    else if (lanes === "i16") now = split(now, words.extend_low_i16x8_s, words.extend_high_i16x8_s);
    else now = split(now, longs.extend_low_i32x4_s, longs.extend_high_i32x4_s);
    lanes = ({ 1: "i16", 2: "i32", 4: "i64" } as const)[sizes[lanes] as 1 | 2 | 4];
  }
  for (let bytes = sizes[lanes]; bytes > size; bytes /= 2)
    now = join(now, bytes === 2 ? "bytes" : bytes === 4 ? "halves" : "evens");
  return now;
}

/** A function of numbers for both 64-bit lanes, which vectors do not have. */
const eachLane = <T extends "i64" | "f64">(type: T, x: Local<"v128">, of: (lane: Value<T>) => Value<T>): Vector => {
  const name = type === "i64" ? "i64x2" : "f64x2";
  return [0, 1].reduce<Vector>((vector, lane) => {
    const number = of(expression(type, [x], [...op(`${name}.extract_lane`), lane]));
    return expression("v128", [vector, number], [...op(`${name}.replace_lane`), lane]);
  }, x);
};

/** Numbers to doubles. */
function toDoubles(vectors: Vectors, from: Lanes): Vectors {
  if (from === "f64") return vectors;
  // Extracted as integers, replaced as the bits of doubles.
  if (from === "i64")
    return map(vectors, (x) => eachLane("i64", x, (lane) => integers.reinterpret_f64(numbers.convert_i64_s(lane))));
  const resized = from === "f32" ? vectors : resize(vectors, from, 4);
  const promote = from === "f32" ? doubles.promote_low_f32x4 : doubles.convert_low_i32x4_s;
  return split(resized, promote, (x) => promote(paired(x, x, "last")));
}

function toSingles(vectors: Vectors, from: Lanes): Vectors {
  if (from === "f32") return vectors;
  if (from === "i64" || from === "f64") return join(map(toDoubles(vectors, from), singles.demote_f64x2_zero), "firsts");
  return map(resize(vectors, from, 4), singles.convert_i32x4_s);
}

/** Out of range, x86 returns the lowest integer. */
function toIntegers(vectors: Vectors, from: "f32" | "f64", size: number): Vectors {
  const isSingle = from === "f32";
  const lowest = (zeros: number): Vector => {
    const lane = [...new Array(zeros).fill(0), 128];
    return constant(Array.from({ length: 16 }, (_, i) => lane[i % lane.length]!));
  };
  if (size === 8)
    return map(toDoubles(vectors, from), (x) => {
      const truncated = eachLane("f64", x, (lane) => numbers.reinterpret_i64(integers.trunc_sat_f64_s(lane)));
      const isBelow = doubles.lt(x, everyLane("f64", 2 ** 63));
      return bits.bitselect(truncated, lowest(7), bits.and(isBelow, doubles.ge(x, everyLane("f64", -(2 ** 63)))));
    });
  const floats = vectorsOf[from];
  const limit = (value: number): Vector => everyLane(from, value);
  const truncate = isSingle ? words.trunc_sat_f32x4_s : words.trunc_sat_f64x2_s_zero;
  // Modulo 2^32 and beyond, the loop in TypeScript computes these.
  if (size < 4)
    when(
      bits.any_true(
        vectors.map((x): Vector => floats.ge(floats.abs(x), limit(2 ** 31))).reduce((a, b) => bits.or(a, b)),
      ),
      () => append(op("unreachable")),
    );
  const truncated = map(vectors, (x) => {
    if (size < 4) return truncate(x);
    const least = isSingle ? -(2 ** 31) : -(2 ** 31) - 1;
    const inRange = bits.and(
      floats.lt(x, limit(2 ** 31)),
      isSingle ? floats.ge(x, limit(least)) : floats.gt(x, limit(least)),
    );
    // Of doubles, results are the first two lanes.
    return bits.bitselect(truncate(x), lowest(3), isSingle ? inRange : paired(inRange, zeros, "evens"));
  });
  return resize(isSingle ? truncated : join(truncated, "firsts"), "i32", size);
}

function toTruthValues(vectors: Vectors, from: Lanes): Vectors {
  const zero = from === "f32" || from === "f64" ? everyLane(from, 0) : zeros;
  const unequal = map(vectors, (x) => vectorsOf[from].ne(x, zero));
  const lanes = ({ 1: "i8", 2: "i16", 4: "i32", 8: "i64" } as const)[sizes[from] as 1 | 2 | 4 | 8];
  return map(resize(unequal, lanes, 1), (x) => bits.and(x, everyByte(1)));
}

/** `(from, end, to)`: sixteen elements at a time, while `from` is less than `end`. Fails for numbers that need the other loop. */
const conversion = (fromDType: DType, toDType: DType) =>
  wasmFunction("run", { source: "i32", end: "i32", target: "i32" }, ({ source, end, target }) => {
    const [from, to] = [lanesOf[fromDType]!, lanesOf[toDType]!];
    repeat(() => {
      const read = Array.from({ length: sizes[from] }, (_, i) => local(load("v128", source, 16 * i)));
      // Any byte but 0 is true.
      const vectors = fromDType === "bool" ? map(read, (x) => bytes.min_u(x, everyByte(1))) : read;
      let converted: Vectors;
      if (toDType === "bool") converted = toTruthValues(vectors, from);
      else if (to === "f64") converted = toDoubles(vectors, from);
      else if (to === "f32") converted = toSingles(vectors, from);
      else if (from === "f32" || from === "f64") converted = toIntegers(vectors, from, sizes[to]);
      else converted = resize(vectors, from, sizes[to]);
      for (const [i, vector] of converted.entries()) store(target, vector, 16 * i);
      increase(source, 16 * sizes[from]);
      increase(target, 16 * sizes[to]);
      return less(source, end);
    });
  });

const sourceAt = stageStart;
const targetAt = stageStart + stageBytes;

interface Machine {
  /** The source's and the target's elements, those of int64 as words. */
  readonly source: Uint8Array;
  readonly target: Uint8Array;
  /** Elements of a block. */
  readonly block: number;
  readonly run: (from: number, end: number, to: number) => void;
}

function conversionMachine(from: DType, to: DType): Machine | null {
  const block = stageBytes / Math.max(sizes[lanesOf[from]!], sizes[lanesOf[to]!]);
  return machine(
    `conversion ${from} ${to}`,
    stage,
    (buffer) => {
      const place = (name: DType, at: number): Uint8Array =>
        new (arrays[lanesOf[name]!] as Uint8ArrayConstructor)(buffer, at, block * entriesOf(dtypeCodeOf(name)));
      return { source: place(from, sourceAt), target: place(to, targetAt), block };
    },
    () => [conversion(from, to)],
  );
}

const arrays: Readonly<Record<Lanes, unknown>> = {
  ...{ u8: Uint8Array, i8: Int8Array, i16: Int16Array, i32: Int32Array, i64: Int32Array },
  ...{ f32: Float32Array, f64: Float64Array },
};

/** A loop over contiguous elements of a dtype. False, if there are no vectors, or none for the other dtype, leaves them to the next loop. */
export function conversionLoop(dtype: DType): ConversionLoop {
  const bytes = sizes[lanesOf[dtype]!];
  const entries = entriesOf(dtypeCodeOf(dtype));
  return (n, to, at, _step, from, fromAt, _fromStep, code, reference) => {
    const other = dtypeOf(code);
    const wasm = Object.hasOwn(lanesOf, other) ? conversionMachine(dtype, other) : null;
    if (wasm === null) return false;
    if (from.length === 0) throw transferred();
    const { source, target, block, run } = wasm;
    const otherEntries = entriesOf(code);
    for (let done = 0; done < n; done += block) {
      const count = Math.min(block, n - done);
      const start = fromAt + done;
      source.set((from as Uint8Array).subarray(start * entries, (start + count) * entries));
      try {
        run(sourceAt, sourceAt + count * bytes, targetAt);
      } catch (error) {
        if (!(error instanceof WebAssembly.RuntimeError)) throw error;
        reference(count, to, at + done, 1, from, start, 1);
        continue;
      }
      const written = count === block ? target : target.subarray(0, count * otherEntries);
      (to as Uint8Array).set(written, (at + done) * otherEntries);
    }
    return true;
  };
}
