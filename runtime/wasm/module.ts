// WebAssembly modules as bytes: functions over one imported memory, and the instructions that vector loops need. Knows no tensor.

import { type Instructions, noResult, op, type ValueType, valueTypes } from "./instructions.js";
import { signed, unsigned } from "./leb128.js";

/** How far apart the operands of a vector loop lie in its memory: a page each. */
export const stageBytes = 65536;
/**
 * Where the first operand begins: as far into a page as large arrays do, 16 bytes at most. If a copy's target begins a few
 * bytes further into a page than its source, processors confuse its stores with later loads, and it takes twice as long.
 */
export const stageStart = 16;

/** A function of a module. It returns nothing. */
export interface WasmFunction<Name extends string = string> {
  /** Exported under this name. */
  readonly name: Name;
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

/** The code of a function: its locals, which stand behind the parameters, and its body. */
export function functionCode(locals: readonly ValueType[], body: Instructions): Instructions {
  return [...vector(locals.map((type) => [1, valueTypes[type]])), ...body, ...op("end")];
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
    ...vector(parameters.map((type) => [valueTypes[type]])),
    ...vector([]),
  ]);
  const ofHost = functions.some(({ callsHost }) => callsHost) ? hostFunctions : [];
  const ofNumber = [0x60, 1, valueTypes.f64, 1, valueTypes.f64];
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

export const get = (local: number): Instructions => [...op("local.get"), ...unsigned(local)];
export const setCode = (local: number): Instructions => [...op("local.set"), ...unsigned(local)];
export const tee = (local: number): Instructions => [...op("local.tee"), ...unsigned(local)];
export const i32Const = (value: number): Instructions => [...op("i32.const"), ...signed(value)];
export const i32Add: Instructions = op("i32.add");
export const i32And: Instructions = op("i32.and");
export const i32Less: Instructions = op("i32.lt_u");
/** Calls one of `hostFunctions`. */
export const call = (name: (typeof hostFunctions)[number]): Instructions => [
  ...op("call"),
  hostFunctions.indexOf(name),
];
/** Repeats `body`, which leaves a condition, while that holds. */
export const repeatCode = (body: Instructions): Instructions => [
  ...[...op("loop"), ...noResult],
  ...body,
  ...[...op("br_if"), 0, ...op("end")],
];

/** Vectors are read and written at an address on the stack, plus an offset, as blocks of 16 bytes. */
export const loadCode = (offset: number): Instructions => [...op("v128.load"), 4, ...unsigned(offset)];
export const storeCode = (offset: number): Instructions => [...op("v128.store"), 4, ...unsigned(offset)];

/** Every lane the same number. */
export function splatConst(value: number, lanes: "f32" | "f64"): Instructions {
  const bytes = new DataView(new ArrayBuffer(16));
  for (let at = 0; at < 16; at += lanes === "f32" ? 4 : 8) {
    if (lanes === "f32") bytes.setFloat32(at, value, true);
    else bytes.setFloat64(at, value, true);
  }
  return [...op("v128.const"), ...new Uint8Array(bytes.buffer)];
}

/** Takes a condition from the stack. */
export const whenCode = (then: Instructions, otherwise: Instructions = []): Instructions => [
  ...[...op("if"), ...noResult],
  ...then,
  ...(otherwise.length === 0 ? [] : [...op("else"), ...otherwise]),
  ...op("end"),
];
/** local += value */
export const increaseCode = (local: number, value: Instructions): Instructions => [
  ...get(local),
  ...value,
  ...i32Add,
  ...setCode(local),
];
/** Takes bytes of two vectors by their numbers, those of the second from 16 on. */
export const shuffle = (bytes: readonly number[]): Instructions => [...op("i8x16.shuffle"), ...bytes];
