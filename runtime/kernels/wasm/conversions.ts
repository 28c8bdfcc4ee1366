// Conversions between dtypes by vectors: sixteen elements at a time through the small memory.

import { type DType, dtypeOf } from "../../core/dtype.js";
import { transferred } from "../../core/storage.js";
import { type InstructionName, type Instructions, op, type ValueType } from "../../wasm/instructions.js";
import { machine } from "../../wasm/machine.js";
import {
  bytesConst,
  functionCode,
  get,
  i32Const,
  i32Less,
  increaseCode,
  loadCode,
  repeatCode,
  setCode,
  splatConst,
  stageBytes,
  stageStart,
  storeCode,
  type WasmFunction,
  whenCode,
} from "../../wasm/module.js";
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

/** Vectors in locals that are converted in steps. */
class Vectors {
  readonly code: number[] = [];
  readonly #newLocal: () => number;
  locals: number[] = [];

  constructor(newLocal: () => number) {
    this.#newLocal = newLocal;
  }

  /** A local with what the instructions push. */
  keep(instructions: Instructions): number {
    const local = this.#newLocal();
    this.code.push(...instructions, ...setCode(local));
    return local;
  }

  /** Each vector by itself. */
  map(instructions: Instructions): void {
    this.locals = this.locals.map((local) => this.keep([...get(local), ...instructions]));
  }

  /** Each vector becomes two. */
  split(first: Instructions, last: Instructions): void {
    this.locals = this.locals.flatMap((local) => [
      this.keep([...get(local), ...first]),
      this.keep([...get(local), ...last]),
    ]);
  }

  /** Each pair of vectors becomes one. */
  join(instructions: Instructions): void {
    this.locals = this.locals.flatMap((local, i) =>
      i % 2 === 1 ? [] : [this.keep([...get(local), ...get(this.locals[i + 1]!), ...instructions])],
    );
  }
}

const sizes: Readonly<Record<Lanes, number>> = { u8: 1, i8: 1, i16: 2, i32: 4, i64: 8, f32: 4, f64: 8 };
const extended = {
  i8: ["i16x8.extend_low_i8x16_s", "i16x8.extend_high_i8x16_s"],
  u8: ["i16x8.extend_low_i8x16_u", "i16x8.extend_high_i8x16_u"],
  i16: ["i32x4.extend_low_i16x8_s", "i32x4.extend_high_i16x8_s"],
  i32: ["i64x2.extend_low_i32x4_s", "i64x2.extend_high_i32x4_s"],
} as const;
const unequal: Readonly<Record<Lanes, InstructionName>> = {
  ...{ u8: "i8x16.ne", i8: "i8x16.ne", i16: "i16x8.ne", i32: "i32x4.ne", i64: "i64x2.ne" },
  ...{ f32: "f32x4.ne", f64: "f64x2.ne" },
};
const zeros = bytesConst(new Array(16).fill(0));
const bytes = (value: number): Instructions => bytesConst(new Array(16).fill(value));

/** Integers to integers of another size: the lower bits, or the sign in front. */
function resize(vectors: Vectors, from: Lanes, size: number): void {
  let lanes = from;
  while (sizes[lanes] < size) {
    const [first, last] = extended[lanes as keyof typeof extended];
    vectors.split(op(first), op(last));
    lanes = ({ 1: "i16", 2: "i32", 4: "i64" } as const)[sizes[lanes] as 1 | 2 | 4];
  }
  for (let now = sizes[lanes]; now > size; now /= 2)
    vectors.join(now === 2 ? shuffles.bytes : now === 4 ? shuffles.halves : shuffles.evens);
}

/** One instruction for both 64-bit lanes, which vectors do not have. */
const eachLane = (
  local: number,
  extract: InstructionName,
  instruction: Instructions,
  replace: InstructionName,
): Instructions => [
  ...get(local),
  ...[0, 1].flatMap((lane) => [...[...get(local), ...op(extract), lane], ...[...instruction, ...op(replace), lane]]),
];
const extractWide = "i64x2.extract_lane";
const replaceWide = "i64x2.replace_lane";
const extractDouble = "f64x2.extract_lane";
const replaceDouble = "f64x2.replace_lane";

/** Numbers to doubles. */
function toDoubles(vectors: Vectors, from: Lanes): void {
  if (from === "f64") return;
  if (from === "i64") {
    // Extracted as integers, replaced as the bits of doubles.
    const convert = [...op("f64.convert_i64_s"), ...op("i64.reinterpret_f64")];
    vectors.locals = vectors.locals.map((local) => vectors.keep(eachLane(local, extractWide, convert, replaceWide)));
    return;
  }
  if (from !== "f32") resize(vectors, from, 4);
  const promote = op(from === "f32" ? "f64x2.promote_low_f32x4" : "f64x2.convert_low_i32x4_s");
  vectors.locals = vectors.locals.flatMap((local) => [
    vectors.keep([...get(local), ...promote]),
    vectors.keep([...get(local), ...get(local), ...shuffles.last, ...promote]),
  ]);
}

function toSingles(vectors: Vectors, from: Lanes): void {
  if (from === "f32") return;
  if (from === "i64" || from === "f64") {
    toDoubles(vectors, from);
    vectors.map(op("f32x4.demote_f64x2_zero"));
    vectors.join(shuffles.firsts);
  } else {
    resize(vectors, from, 4);
    vectors.map(op("f32x4.convert_i32x4_s"));
  }
}

/** Out of range, x86 returns the lowest integer. */
function toIntegers(vectors: Vectors, from: "f32" | "f64", size: number): void {
  const isSingle = from === "f32";
  if (size === 8) {
    toDoubles(vectors, from);
    const inRange = (local: number): Instructions => [
      ...[...get(local), ...splatConst(2 ** 63, "f64"), ...op("f64x2.lt")],
      ...[...get(local), ...splatConst(-(2 ** 63), "f64"), ...op("f64x2.ge"), ...op("v128.and")],
    ];
    const lowest = bytesConst([0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 128]);
    const truncate = [...op("i64.trunc_sat_f64_s"), ...op("f64.reinterpret_i64")];
    vectors.locals = vectors.locals.map((local) =>
      vectors.keep([
        ...eachLane(local, extractDouble, truncate, replaceDouble),
        ...[...lowest, ...inRange(local), ...op("v128.bitselect")],
      ]),
    );
    return;
  }
  const magnitude = op(isSingle ? "f32x4.abs" : "f64x2.abs");
  const limit = (value: number): Instructions => splatConst(value, from);
  if (size < 4) {
    // Modulo 2^32 and beyond, the loop in TypeScript computes these.
    const far = vectors.locals.flatMap((local, i) => [
      ...[...get(local), ...magnitude, ...limit(2 ** 31), ...op(isSingle ? "f32x4.ge" : "f64x2.ge")],
      ...(i === 0 ? [] : op("v128.or")),
    ]);
    vectors.code.push(...far, ...op("v128.any_true"), ...whenCode(op("unreachable")));
  }
  const truncated = op(isSingle ? "i32x4.trunc_sat_f32x4_s" : "i32x4.trunc_sat_f64x2_s_zero");
  if (size < 4) vectors.map(truncated);
  else {
    const lowest = bytesConst([0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128]);
    const lessThan = op(isSingle ? "f32x4.lt" : "f64x2.lt");
    const greaterThan = op(isSingle ? "f32x4.ge" : "f64x2.gt");
    const least = isSingle ? -(2 ** 31) : -(2 ** 31) - 1;
    vectors.locals = vectors.locals.map((local) => {
      const inRange = [
        ...[...get(local), ...limit(2 ** 31), ...lessThan],
        ...[...get(local), ...limit(least), ...greaterThan, ...op("v128.and")],
        // Of doubles, results are the first two lanes.
        ...(isSingle ? [] : [...zeros, ...shuffles.evens]),
      ];
      return vectors.keep([...get(local), ...truncated, ...lowest, ...inRange, ...op("v128.bitselect")]);
    });
  }
  if (!isSingle) vectors.join(shuffles.firsts);
  resize(vectors, "i32", size);
}

function toTruthValues(vectors: Vectors, from: Lanes): void {
  const kind = from === "f32" || from === "f64" ? splatConst(0, from) : zeros;
  vectors.map([...kind, ...op(unequal[from])]);
  resize(vectors, ({ 1: "i8", 2: "i16", 4: "i32", 8: "i64" } as const)[sizes[from] as 1 | 2 | 4 | 8], 1);
  vectors.map([...bytes(1), ...op("v128.and")]);
}

/** `(from, end, to)`: sixteen elements at a time, while `from` is less than `end`. Fails for numbers that need the other loop. */
function conversion(fromDType: DType, toDType: DType): WasmFunction<"run"> {
  const [from, to] = [lanesOf[fromDType]!, lanesOf[toDType]!];
  const parameters: ValueType[] = ["i32", "i32", "i32"];
  const [source, end, target] = [0, 1, 2] as const;
  const locals: ValueType[] = [];
  const vectors = new Vectors(() => parameters.length + locals.push("v128") - 1);
  vectors.locals = Array.from({ length: sizes[from] }, (_, i) => vectors.keep([...get(source), ...loadCode(16 * i)]));
  if (toDType === "bool") toTruthValues(vectors, from);
  else if (to === "f64") toDoubles(vectors, from);
  else if (to === "f32") toSingles(vectors, from);
  else if (from === "f32" || from === "f64") toIntegers(vectors, from, sizes[to]);
  else resize(vectors, from, sizes[to]);
  const body = [
    ...vectors.code,
    ...vectors.locals.flatMap((local, i) => [...get(target), ...get(local), ...storeCode(16 * i)]),
    ...increaseCode(source, i32Const(16 * sizes[from])),
    ...increaseCode(target, i32Const(16 * sizes[to])),
    ...[...get(source), ...get(end), ...i32Less],
  ];
  return { name: "run", parameters, code: functionCode(locals, repeatCode(body)) };
}

type Run = (from: number, end: number, to: number) => void;

const sourceAt = stageStart;
const targetAt = stageStart + stageBytes;

interface Machine {
  /** The source's and the target's elements, those of int64 as words. */
  readonly source: Uint8Array;
  readonly target: Uint8Array;
  /** Elements of a block. */
  readonly block: number;
  readonly run: Run;
}

function conversionMachine(from: DType, to: DType): Machine | null {
  const block = stageBytes / Math.max(sizes[lanesOf[from]!], sizes[lanesOf[to]!]);
  return machine(
    `conversion ${from} ${to}`,
    stage,
    (buffer) => {
      const place = (name: DType, at: number): Uint8Array =>
        new (arrays[lanesOf[name]!] as Uint8ArrayConstructor)(buffer, at, block * entriesOf(name));
      return { source: place(from, sourceAt), target: place(to, targetAt), block };
    },
    () => [conversion(from, to)],
  );
}

const arrays: Readonly<Record<Lanes, unknown>> = {
  ...{ u8: Uint8Array, i8: Int8Array, i16: Int16Array, i32: Int32Array, i64: Int32Array },
  ...{ f32: Float32Array, f64: Float64Array },
};
const entriesOf = (name: DType): number => (name === "int64" ? 2 : 1);

/** A loop over contiguous elements of a dtype. False, if there are no vectors, or none for the other dtype, leaves them to the next loop. */
export function conversionLoop(dtype: DType): ConversionLoop {
  const bytes = sizes[lanesOf[dtype]!];
  const entries = entriesOf(dtype);
  return (n, to, at, _step, from, fromAt, _fromStep, code, reference) => {
    const other = dtypeOf(code);
    const wasm = Object.hasOwn(lanesOf, other) ? conversionMachine(dtype, other) : null;
    if (wasm === null) return false;
    if (from.length === 0) throw transferred();
    const { source, target, block, run } = wasm;
    const otherEntries = entriesOf(other);
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
