// WebAssembly modules as bytes: functions over one imported memory, and the instructions that vector loops need. Knows no tensor.

/** How far apart the operands of a vector loop lie in its memory: a page each. */
export const stageBytes = 65536;
/**
 * Where the first operand begins: as far into a page as large arrays do, 16 bytes at most. If a copy's target begins a few
 * bytes further into a page than its source, processors confuse its stores with later loads, and it takes twice as long.
 */
export const stageStart = 16;

export type ValueType = "i32" | "i64" | "f32" | "f64" | "v128";

/** Instructions as bytes. */
export type Instructions = readonly number[];

/** A function of a module. It returns nothing. */
export interface WasmFunction {
  /** Exported under this name. */
  readonly name: string;
  readonly parameters: readonly ValueType[];
  /** Its locals and its body, as returned by `functionCode`. */
  readonly code: ArrayLike<number>;
  /** Whether it calls `hostFunctions`. */
  readonly callsHost?: boolean;
}

/** Functions of `Math`, of one number, that functions may call: by their index here, which `call` takes. */
export const hostFunctions = ["sin", "cos"] as const;

/**
 * A memory of WebAssembly. TypeScript has its type in the DOM's library only, and programs for Node compile without that: then it is what it has
 * in common with the type.
 */
export type WasmMemory = typeof globalThis extends { WebAssembly: { Memory: { readonly prototype: infer Memory } } }
  ? Memory
  : { readonly buffer: ArrayBuffer; grow(pages: number): number };

/** What modules import as `host`: their memory, and functions of `Math`. */
export function hostOf(memory: WasmMemory): Record<string, WasmMemory> {
  return Object.assign(Object.create(Math), { memory });
}

/** The code of a function: its locals, which stand behind the parameters, and its body. */
export function functionCode(locals: readonly ValueType[], body: Instructions): Instructions {
  return [...vector(locals.map((type) => [1, typeByte[type]])), ...body, 0x0b];
}

const typeByte: Readonly<Record<ValueType, number>> = { i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c, v128: 0x7b };

/** LEB128 without a sign. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  return [...bytes, rest];
}

/** LEB128 of a 32-bit integer with its sign. */
export function signed(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value | 0; ; rest >>= 7) {
    const low = rest & 0x7f;
    const last = (rest >> 7 === 0 && low < 0x40) || (rest >> 7 === -1 && low >= 0x40);
    bytes.push(last ? low : low + 0x80);
    if (last) return bytes;
  }
}

/** A list as modules have it: its length, then its items. */
function vector(items: readonly Instructions[]): number[] {
  return [...unsigned(items.length), ...items.flat()];
}

function text(name: string): number[] {
  const bytes = [...new TextEncoder().encode(name)];
  return [...unsigned(bytes.length), ...bytes];
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...unsigned(content.length), ...content];
}

/**
 * A module that exports functions and imports their memory as `memory` of `host`.
 * @param pages how many pages of 64 KiB the memory has at least
 * @param shared whether threads share it: then it has just as many
 */
export function encodeModule(functions: readonly WasmFunction[], pages: number, shared = false): Uint8Array {
  const signatures = functions.map(({ parameters }) => [
    0x60,
    ...vector(parameters.map((type) => [typeByte[type]])),
    ...vector([]),
  ]);
  const ofHost = functions.some(({ callsHost }) => callsHost) ? hostFunctions : [];
  const ofNumber = [0x60, 1, typeByte.f64, 1, typeByte.f64];
  const types = [...new Map(signatures.map((bytes) => [bytes.join(), bytes])).values(), ofNumber];
  const typeOf = signatures.map((bytes) => types.findIndex((one) => one.join() === bytes.join()));
  const limits = shared ? [3, ...unsigned(pages), ...unsigned(pages)] : [0, ...unsigned(pages)];
  const bodies = functions.map(({ code }) => [...unsigned(code.length), ...Array.from(code)]);
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, vector(types)),
    ...section(
      2,
      vector([
        ...ofHost.map((name) => [...text("host"), ...text(name), 0, ...unsigned(types.length - 1)]),
        [...text("host"), ...text("memory"), 2, ...limits],
      ]),
    ),
    ...section(3, vector(typeOf.map(unsigned))),
    ...section(7, vector(functions.map(({ name }, i) => [...text(name), 0, ...unsigned(ofHost.length + i)]))),
    ...section(10, vector(bodies)),
  ]);
}

// ---- instructions

export const get = (local: number): Instructions => [0x20, ...unsigned(local)];
export const set = (local: number): Instructions => [0x21, ...unsigned(local)];
export const tee = (local: number): Instructions => [0x22, ...unsigned(local)];
export const i32Const = (value: number): Instructions => [0x41, ...signed(value)];
export const i32Add: readonly number[] = [0x6a];
export const i32Subtract: readonly number[] = [0x6b];
export const i32And: readonly number[] = [0x71];
export const i32Less: readonly number[] = [0x49];
/** Calls one of `hostFunctions`. */
export const call = (name: (typeof hostFunctions)[number]): Instructions => [0x10, hostFunctions.indexOf(name)];
/** Repeats `body`, which leaves a condition, while that holds. */
export const repeat = (body: Instructions): Instructions => [0x03, 0x40, ...body, 0x0d, 0, 0x0b];

/** A vector instruction without immediates. */
export const simd = (opcode: number): Instructions => [0xfd, ...unsigned(opcode)];
/** Vectors are read and written at an address on the stack, plus an offset, as blocks of 16 bytes. */
export const load = (offset: number): Instructions => [...simd(0x00), 4, ...unsigned(offset)];
export const store = (offset: number): Instructions => [...simd(0x0b), 4, ...unsigned(offset)];

/** Sixteen bytes. */
export const bytesConst = (bytes: readonly number[]): Instructions => [...simd(0x0c), ...bytes];
/** The first 32 or 64 bits of a vector from memory, the rest zeros. */
export const loadZero = (bits: 32 | 64, offset: number): Instructions => [
  ...simd(bits === 32 ? 0x5c : 0x5d),
  bits === 32 ? 2 : 3,
  ...unsigned(offset),
];

/** Writes the first 64 bits of a vector. */
export const storeLow = (offset: number): Instructions => [...simd(0x5b), 3, ...unsigned(offset), 0];

/** Every lane the same number. */
export function splatConst(value: number, lanes: "f32" | "f64"): Instructions {
  const bytes = new DataView(new ArrayBuffer(16));
  for (let at = 0; at < 16; at += lanes === "f32" ? 4 : 8) {
    if (lanes === "f32") bytes.setFloat32(at, value, true);
    else bytes.setFloat64(at, value, true);
  }
  return [...simd(0x0c), ...new Uint8Array(bytes.buffer)];
}

// ---- for loops within loops

/** Does `body` once for each step of `counter`, from 0 while it is less than `end`; not at all where `end` is 0. */
export const count = (counter: number, end: Instructions, step: Instructions, body: Instructions): Instructions => [
  ...i32Const(0),
  ...set(counter),
  ...get(counter),
  ...end,
  ...i32Less,
  ...when(repeat([...body, ...get(counter), ...step, ...i32Add, ...tee(counter), ...end, ...i32Less])),
];
/** Takes a condition from the stack. */
export const when = (then: Instructions, otherwise: Instructions = []): Instructions => [
  0x04,
  0x40,
  ...then,
  ...(otherwise.length === 0 ? [] : [0x05, ...otherwise]),
  0x0b,
];
export const i32Multiply: readonly number[] = [0x6c];
/** local += value */
export const increase = (local: number, value: Instructions): Instructions => [
  ...get(local),
  ...value,
  ...i32Add,
  ...set(local),
];
/** One element at an address on the stack, in every lane. */
export const loadSplat = (lanes: "f32" | "f64", offset: number): Instructions =>
  lanes === "f32" ? [...simd(0x09), 2, ...unsigned(offset)] : [...simd(0x0a), 3, ...unsigned(offset)];
/** Takes bytes of two vectors by their numbers, those of the second from 16 on. */
export const shuffle = (bytes: readonly number[]): Instructions => [...simd(0x0d), ...bytes];
