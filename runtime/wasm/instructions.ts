// All WebAssembly instructions that the fast loops use, under the names of the specification, by the types of their operands and results. No other file
// has opcodes.

import { unsigned } from "./leb128.js";

/** Instructions as bytes. */
export type Instructions = readonly number[];

/** The types of values, as modules state them. */
export const valueTypes = { i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c, v128: 0x7b } as const;
export type ValueType = keyof typeof valueTypes;

/** The type of a loop or a condition that leaves nothing on the stack. */
export const noResult: Instructions = [0x40];

/**
 * Opcodes by the instruction's type: operands from the stack, then the result. Where several values can have a type, it depends on the place. Opcodes of
 * two numbers are a prefix, then a number of its own, after the low line.
 */
export const instructions = {
  polymorphic: {
    unreachable: 0x00,
    loop: 0x03,
    if: 0x04,
    else: 0x05,
    end: 0x0b,
    br_if: 0x0d,
    call: 0x10,
    select: 0x1b,
    "local.get": 0x20,
    "local.set": 0x21,
    "local.tee": 0x22,
  },
  "-> f64": {
    "f64.const": 0x44,
  },
  "-> i32": {
    "i32.const": 0x41,
  },
  "-> i64": {
    "i64.const": 0x42,
  },
  "-> v128": {
    "v128.const": 0xfd_000c,
  },
  "f32 -> f32": {
    "f32.neg": 0x8c,
  },
  "f32 -> v128": {
    "f32x4.splat": 0xfd_0013,
  },
  "f32 f32 -> f32": {
    "f32.add": 0x92,
  },
  "f64 -> f32": {
    "f32.demote_f64": 0xb6,
  },
  "f64 -> i64": {
    "i64.reinterpret_f64": 0xbd,
    "i64.trunc_sat_f64_s": 0xfc_0006,
  },
  "f64 -> v128": {
    "f64x2.splat": 0xfd_0014,
  },
  "f64 f64 -> f64": {
    "f64.add": 0xa0,
    "f64.mul": 0xa2,
    "f64.min": 0xa4,
    "f64.max": 0xa5,
  },
  "i32 -> f32": {
    "f32.load": 0x2a,
  },
  "i32 -> f64": {
    "f64.load": 0x2b,
    "f64.convert_i32_s": 0xb7,
  },
  "i32 -> i32": {
    "i32.load": 0x28,
    "i32.eqz": 0x45,
  },
  "i32 -> i64": {
    "i64.load": 0x29,
    "i64.extend_i32_u": 0xad,
  },
  "i32 -> v128": {
    "v128.load": 0xfd_0000,
    "v128.load16x4_s": 0xfd_0003,
    "v128.load32_splat": 0xfd_0009,
    "v128.load64_splat": 0xfd_000a,
    "i8x16.splat": 0xfd_000f,
    "i16x8.splat": 0xfd_0010,
    "i32x4.splat": 0xfd_0011,
    "v128.load32_zero": 0xfd_005c,
    "v128.load64_zero": 0xfd_005d,
  },
  "i32 f32 ->": {
    "f32.store": 0x38,
  },
  "i32 f64 ->": {
    "f64.store": 0x39,
  },
  "i32 i32 ->": {
    "i32.store": 0x36,
  },
  "i32 i32 -> i32": {
    "i32.eq": 0x46,
    "i32.ne": 0x47,
    "i32.lt_s": 0x48,
    "i32.lt_u": 0x49,
    "i32.gt_s": 0x4a,
    "i32.ge_u": 0x4f,
    "i32.add": 0x6a,
    "i32.sub": 0x6b,
    "i32.mul": 0x6c,
    "i32.and": 0x71,
    "i32.or": 0x72,
    "i32.shr_u": 0x76,
  },
  "i32 i32 i32 ->": {
    "memory.fill": 0xfc_000b,
  },
  "i32 i64 ->": {
    "i64.store": 0x37,
  },
  "i32 v128 ->": {
    "v128.store": 0xfd_000b,
    "v128.store32_lane": 0xfd_005a,
    "v128.store64_lane": 0xfd_005b,
  },
  "i32 v128 -> v128": {
    "v128.load32_lane": 0xfd_0056,
  },
  "i64 -> f64": {
    "f64.convert_i64_s": 0xb9,
    "f64.reinterpret_i64": 0xbf,
  },
  "i64 -> i32": {
    "i32.wrap_i64": 0xa7,
  },
  "i64 -> v128": {
    "i64x2.splat": 0xfd_0012,
  },
  "i64 i64 -> i32": {
    "i64.lt_s": 0x53,
    "i64.gt_s": 0x55,
  },
  "i64 i64 -> i64": {
    "i64.add": 0x7c,
    "i64.sub": 0x7d,
    "i64.mul": 0x7e,
    "i64.div_s": 0x7f,
    "i64.or": 0x84,
    "i64.shl": 0x86,
    "i64.shr_u": 0x88,
  },
  "v128 -> f32": {
    "f32x4.extract_lane": 0xfd_001f,
  },
  "v128 -> f64": {
    "f64x2.extract_lane": 0xfd_0021,
  },
  "v128 -> i32": {
    "i8x16.extract_lane_s": 0xfd_0015,
    "i8x16.extract_lane_u": 0xfd_0016,
    "i16x8.extract_lane_s": 0xfd_0018,
    "i32x4.extract_lane": 0xfd_001b,
    "v128.any_true": 0xfd_0053,
  },
  "v128 -> i64": {
    "i64x2.extract_lane": 0xfd_001d,
  },
  "v128 -> v128": {
    "v128.not": 0xfd_004d,
    "f32x4.demote_f64x2_zero": 0xfd_005e,
    "f64x2.promote_low_f32x4": 0xfd_005f,
    "i8x16.abs": 0xfd_0060,
    "i8x16.neg": 0xfd_0061,
    "f32x4.ceil": 0xfd_0067,
    "f32x4.floor": 0xfd_0068,
    "f32x4.trunc": 0xfd_0069,
    "f32x4.nearest": 0xfd_006a,
    "f64x2.ceil": 0xfd_0074,
    "f64x2.floor": 0xfd_0075,
    "f64x2.trunc": 0xfd_007a,
    "i16x8.extadd_pairwise_i8x16_s": 0xfd_007c,
    "i16x8.extadd_pairwise_i8x16_u": 0xfd_007d,
    "i32x4.extadd_pairwise_i16x8_s": 0xfd_007e,
    "i16x8.abs": 0xfd_0080,
    "i16x8.neg": 0xfd_0081,
    "i16x8.extend_low_i8x16_s": 0xfd_0087,
    "i16x8.extend_high_i8x16_s": 0xfd_0088,
    "i16x8.extend_low_i8x16_u": 0xfd_0089,
    "i16x8.extend_high_i8x16_u": 0xfd_008a,
    "f64x2.nearest": 0xfd_0094,
    "i32x4.abs": 0xfd_00a0,
    "i32x4.neg": 0xfd_00a1,
    "i32x4.extend_low_i16x8_s": 0xfd_00a7,
    "i32x4.extend_high_i16x8_s": 0xfd_00a8,
    "i64x2.abs": 0xfd_00c0,
    "i64x2.neg": 0xfd_00c1,
    "i64x2.extend_low_i32x4_s": 0xfd_00c7,
    "i64x2.extend_high_i32x4_s": 0xfd_00c8,
    "f32x4.abs": 0xfd_00e0,
    "f32x4.neg": 0xfd_00e1,
    "f32x4.sqrt": 0xfd_00e3,
    "f64x2.abs": 0xfd_00ec,
    "f64x2.neg": 0xfd_00ed,
    "f64x2.sqrt": 0xfd_00ef,
    "i32x4.trunc_sat_f32x4_s": 0xfd_00f8,
    "f32x4.convert_i32x4_s": 0xfd_00fa,
    "i32x4.trunc_sat_f64x2_s_zero": 0xfd_00fc,
    "f64x2.convert_low_i32x4_s": 0xfd_00fe,
  },
  "v128 f32 -> v128": {
    "f32x4.replace_lane": 0xfd_0020,
  },
  "v128 f64 -> v128": {
    "f64x2.replace_lane": 0xfd_0022,
  },
  "v128 i32 -> v128": {
    "i32x4.replace_lane": 0xfd_001c,
    "i8x16.shl": 0xfd_006b,
    "i8x16.shr_s": 0xfd_006c,
    "i8x16.shr_u": 0xfd_006d,
    "i16x8.shl": 0xfd_008b,
    "i16x8.shr_s": 0xfd_008c,
    "i16x8.shr_u": 0xfd_008d,
    "i32x4.shl": 0xfd_00ab,
    "i32x4.shr_s": 0xfd_00ac,
    "i32x4.shr_u": 0xfd_00ad,
    "i64x2.shl": 0xfd_00cb,
    "i64x2.shr_s": 0xfd_00cc,
    "i64x2.shr_u": 0xfd_00cd,
  },
  "v128 i64 -> v128": {
    "i64x2.replace_lane": 0xfd_001e,
  },
  "v128 v128 -> v128": {
    "i8x16.shuffle": 0xfd_000d,
    "i8x16.eq": 0xfd_0023,
    "i8x16.ne": 0xfd_0024,
    "i8x16.lt_s": 0xfd_0025,
    "i8x16.lt_u": 0xfd_0026,
    "i8x16.gt_s": 0xfd_0027,
    "i8x16.gt_u": 0xfd_0028,
    "i8x16.le_s": 0xfd_0029,
    "i8x16.le_u": 0xfd_002a,
    "i8x16.ge_s": 0xfd_002b,
    "i8x16.ge_u": 0xfd_002c,
    "i16x8.eq": 0xfd_002d,
    "i16x8.ne": 0xfd_002e,
    "i16x8.lt_s": 0xfd_002f,
    "i16x8.gt_s": 0xfd_0031,
    "i16x8.le_s": 0xfd_0033,
    "i16x8.ge_s": 0xfd_0035,
    "i32x4.eq": 0xfd_0037,
    "i32x4.ne": 0xfd_0038,
    "i32x4.lt_s": 0xfd_0039,
    "i32x4.gt_s": 0xfd_003b,
    "i32x4.le_s": 0xfd_003d,
    "i32x4.ge_s": 0xfd_003f,
    "i32x4.ge_u": 0xfd_0040,
    "f32x4.eq": 0xfd_0041,
    "f32x4.ne": 0xfd_0042,
    "f32x4.lt": 0xfd_0043,
    "f32x4.gt": 0xfd_0044,
    "f32x4.le": 0xfd_0045,
    "f32x4.ge": 0xfd_0046,
    "f64x2.eq": 0xfd_0047,
    "f64x2.ne": 0xfd_0048,
    "f64x2.lt": 0xfd_0049,
    "f64x2.gt": 0xfd_004a,
    "f64x2.le": 0xfd_004b,
    "f64x2.ge": 0xfd_004c,
    "v128.and": 0xfd_004e,
    "v128.or": 0xfd_0050,
    "v128.xor": 0xfd_0051,
    "i8x16.narrow_i16x8_s": 0xfd_0065,
    "i8x16.add": 0xfd_006e,
    "i8x16.sub": 0xfd_0071,
    "i8x16.min_s": 0xfd_0076,
    "i8x16.min_u": 0xfd_0077,
    "i8x16.max_s": 0xfd_0078,
    "i8x16.max_u": 0xfd_0079,
    "i16x8.narrow_i32x4_s": 0xfd_0085,
    "i16x8.narrow_i32x4_u": 0xfd_0086,
    "i16x8.add": 0xfd_008e,
    "i16x8.sub": 0xfd_0091,
    "i16x8.mul": 0xfd_0095,
    "i16x8.min_s": 0xfd_0096,
    "i16x8.max_s": 0xfd_0098,
    "i32x4.add": 0xfd_00ae,
    "i32x4.sub": 0xfd_00b1,
    "i32x4.mul": 0xfd_00b5,
    "i32x4.min_s": 0xfd_00b6,
    "i32x4.max_s": 0xfd_00b8,
    "i64x2.add": 0xfd_00ce,
    "i64x2.sub": 0xfd_00d1,
    "i64x2.mul": 0xfd_00d5,
    "i64x2.eq": 0xfd_00d6,
    "i64x2.ne": 0xfd_00d7,
    "i64x2.lt_s": 0xfd_00d8,
    "i64x2.gt_s": 0xfd_00d9,
    "i64x2.le_s": 0xfd_00da,
    "i64x2.ge_s": 0xfd_00db,
    "f32x4.add": 0xfd_00e4,
    "f32x4.sub": 0xfd_00e5,
    "f32x4.mul": 0xfd_00e6,
    "f32x4.div": 0xfd_00e7,
    "f32x4.pmin": 0xfd_00ea,
    "f32x4.pmax": 0xfd_00eb,
    "f64x2.add": 0xfd_00f0,
    "f64x2.sub": 0xfd_00f1,
    "f64x2.mul": 0xfd_00f2,
    "f64x2.div": 0xfd_00f3,
    "f64x2.min": 0xfd_00f4,
    "f64x2.max": 0xfd_00f5,
    "f64x2.pmin": 0xfd_00f6,
    "f64x2.pmax": 0xfd_00f7,
  },
  "v128 v128 v128 -> v128": {
    "v128.bitselect": 0xfd_0052,
    "f32x4.relaxed_madd": 0xfd_0105,
    "f64x2.relaxed_madd": 0xfd_0107,
  },
} as const;

type Types = typeof instructions;
export type InstructionName = { [T in keyof Types]: keyof Types[T] }[keyof Types];

/** The type of an instruction, as the table has it. */
export type TypeOf<Name extends InstructionName> = {
  [T in keyof Types]: Name extends keyof Types[T] ? T : never;
}[keyof Types];

const groups: readonly Readonly<Record<string, number>>[] = Object.values(instructions);
const opcodeOf = (name: string): number | undefined => groups.find((group) => Object.hasOwn(group, name))?.[name];

export const isInstruction = (name: string): name is InstructionName => opcodeOf(name) !== undefined;

/** The bytes of those that were needed. */
const known = new Map<InstructionName, Instructions>();

/** An instruction without its immediates: indices, offsets, lanes and constants follow. */
export function op(name: InstructionName): Instructions {
  let bytes = known.get(name);
  if (bytes === undefined) {
    const opcode = opcodeOf(name)!;
    bytes = opcode < 0x100 ? [opcode] : [opcode >>> 16, ...unsigned(opcode & 0xffff)];
    known.set(name, bytes);
  }
  return bytes;
}
