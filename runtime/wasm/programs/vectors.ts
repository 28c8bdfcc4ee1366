// A small stack language of vector programs, compiled to WebAssembly functions. A program is a text of words, each of
// which pops vectors from a stack and pushes others: "a p b * +" adds p times b to a. Independent of tensors.

import { once } from "../../core/shared.js";
import {
  type InstructionName,
  type Instructions,
  isInstruction,
  noResult,
  op,
  type ValueType,
} from "../instructions.js";
import { unsigned } from "../leb128.js";
import {
  call,
  functionCode,
  get,
  i32And,
  i32Const,
  i32Less,
  increaseCode,
  loadCode,
  repeatCode,
  setCode,
  shuffle,
  splatConst,
  stageBytes,
  stageStart,
  storeCode,
  tee,
  type WasmFunction,
  whenCode,
} from "../module.js";
import { largeAngles } from "./angles.js";
import { doubleWords } from "./doubles.js";
import { type Definition, definition } from "./formulas.js";
import { fitsNarrowLanes, type IntegerLanes, integerWords, laneBits, type NarrowLanes, shiftWord } from "./integers.js";

export type LaneType = "f32" | "f64";

/** How elements are stored in memory, and the lanes in which vectors compute them. */
export interface VectorKind {
  readonly name: string;
  readonly lanes: LaneType | IntegerLanes;
  readonly bytes: 1 | 2 | 4 | 8;
  readonly array:
    | Uint8ArrayConstructor
    | Int8ArrayConstructor
    | Int16ArrayConstructor
    | Uint16ArrayConstructor
    | Float32ArrayConstructor
    | Float64ArrayConstructor
    | Int32ArrayConstructor
    | BigInt64ArrayConstructor;
  /**
   * Formulas that convert between lanes that hold the bits of an element, sign-extended, and lanes that hold its number;
   * null if bits and number are the same.
   */
  readonly formulas: { readonly load: string; readonly store: string } | null;
  /** Words that a program's result still passes through. */
  readonly finish?: string;
  /** Whether elements are truth values: any byte but 0 is read as 1. */
  readonly isTruth?: true;
}

/** Kinds of floating-point numbers. */
export interface ElementKind extends VectorKind {
  readonly lanes: LaneType;
  readonly bytes: 2 | 4 | 8;
  readonly array: Uint16ArrayConstructor | Float32ArrayConstructor | Float64ArrayConstructor;
}

/** By dtype. */
export const integerKinds = {
  uint8: { name: "u8", lanes: "u8", bytes: 1, array: Uint8Array, formulas: null },
  int8: { name: "i8", lanes: "i8", bytes: 1, array: Int8Array, formulas: null },
  int16: { name: "i16", lanes: "i16", bytes: 2, array: Int16Array, formulas: null },
  int32: { name: "i32", lanes: "i32", bytes: 4, array: Int32Array, formulas: null },
  int64: { name: "i64", lanes: "i64", bytes: 8, array: BigInt64Array, formulas: null },
} as const satisfies Readonly<Record<string, VectorKind>>;

/** Truth values as the numbers 0 and 1. */
export const boolKind: VectorKind = { ...integerKinds.uint8, name: "bool", finish: "0 != 1 &", isTruth: true };

/** The kinds whose bits are numbers. */
export const laneKinds: Readonly<Record<LaneType, ElementKind>> = {
  f32: { name: "f32", lanes: "f32", bytes: 4, array: Float32Array, formulas: null },
  f64: { name: "f64", lanes: "f64", bytes: 8, array: Float64Array, formulas: null },
};

/** The other kinds, by the name of their dtype; installed by a feature that small selections omit. */
export const narrowKinds: Map<string, ElementKind> = once("core.narrowKinds", () => new Map());

/**
 * A program's text, or two programs selected at each call by a non-tensor argument: the first applies if the argument at
 * `index` equals a given number, string or boolean, or is absent for null, the second otherwise. Null if there is no vector form; another loop
 * then serves the call.
 */
export type VectorProgram =
  | string
  | null
  | readonly [index: number, value: number | string | boolean | null, then: VectorProgram, otherwise: VectorProgram];

/** A program's operands and numbers. */
export const operandNames = ["a", "b", "c"] as const;
export const numberNames = ["p", "q", "r", "s"] as const;

/** Vectors of lanes, as instructions name them. */
const shapes = {
  f32: "f32x4",
  f64: "f64x2",
  i32: "i32x4",
  i64: "i64x2",
  i8: "i8x16",
  u8: "i8x16",
  i16: "i16x8",
} as const satisfies Readonly<Record<LaneType | IntegerLanes, string>>;
type Lanes = keyof typeof shapes;

/** What each lane type has: a name is the instruction for all lanes; a list has those by lanes; a verb is looked up for each of its lanes. */
type WordInstructions =
  | InstructionName
  | Partial<Readonly<Record<Lanes, InstructionName>>>
  | { readonly verb: string; readonly lanes: readonly Lanes[]; readonly asIntegers: boolean };

const floats = ["f32", "f64"] as const;
const all: readonly Lanes[] = Object.keys(shapes) as Lanes[];
// Only noted here, since most programs compile nothing: names are looked up when a word is.
const forLanes = (verb: string, lanes: readonly Lanes[]): WordInstructions => ({ verb, lanes, asIntegers: false });
/** Lanes as integers of their size. */
const forBits = (verb: string, lanes: readonly Lanes[]): WordInstructions => ({ verb, lanes, asIntegers: true });

/** The instruction of a word for these lanes; of integers, that for their signs where there are two. */
function instructionFor(word: WordInstructions, lanes: Lanes): InstructionName | undefined {
  if (typeof word === "string") return word;
  if (!("verb" in word)) return word[lanes];
  if (!word.lanes.includes(lanes)) return undefined;
  const integers: Readonly<Partial<Record<Lanes, Lanes>>> = { f32: "i32", f64: "i64" };
  const shape = shapes[(word.asIntegers ? integers[lanes] : undefined) ?? lanes];
  const sign = lanes.startsWith("u") ? "u" : "s";
  return [`${shape}.${word.verb}`, `${shape}.${word.verb}_${sign}`].find(isInstruction);
}

const wordInstructions: Readonly<Record<string, WordInstructions>> = {
  "==": forLanes("eq", all),
  "!=": forLanes("ne", all),
  "<": forLanes("lt", all),
  ">": forLanes("gt", all),
  "<=": forLanes("le", all),
  ">=": forLanes("ge", all),
  "+": forLanes("add", all),
  "-": forLanes("sub", all),
  "*": forLanes("mul", ["f32", "f64", "i32", "i64", "i16"]),
  "/": forLanes("div", floats),
  abs: forLanes("abs", ["f32", "f64", "i32", "i64", "i8", "i16"]),
  neg: forLanes("neg", all),
  minimum: forLanes("min", ["i32", "i8", "u8", "i16"]),
  maximum: forLanes("max", ["i32", "i8", "u8", "i16"]),
  sqrt: forLanes("sqrt", floats),
  ceil: forLanes("ceil", floats),
  floor: forLanes("floor", floats),
  trunc: forLanes("trunc", floats),
  round: forLanes("nearest", floats),
  // The second operand if it is less (greater) than the first, so a NaN of the first operand is returned.
  pmin: forLanes("pmin", floats),
  pmax: forLanes("pmax", floats),
  // Truth values have all bits of a lane set, or none.
  "~": "v128.not",
  "&": "v128.and",
  "|": "v128.or",
  "^": "v128.xor",
  // Selects lanes of the first operand where the last has ones, else of the second.
  "?": "v128.bitselect",
  same_bits: forBits("eq", floats),
  "int+": forBits("add", floats),
  "int-": forBits("sub", floats),
  int_min: forBits("min", ["f32"]),
  "int>": forBits("gt", floats),
  // Between 32-bit integers and float32, truncated.
  int: "i32x4.trunc_sat_f32x4_s",
  float: "f32x4.convert_i32x4_s",
  "float/": "f32x4.div",
  // Promotes the first two lanes to doubles, and demotes doubles to the first two lanes, followed by two zeros.
  doubles: { f32: "f64x2.promote_low_f32x4", i32: "f64x2.convert_low_i32x4_s" },
  singles: "f32x4.demote_f64x2_zero",
  "double+": "f64x2.add",
  "double-": "f64x2.sub",
  "double*": "f64x2.mul",
  "double/": "f64x2.div",
  double_trunc: "f64x2.trunc",
  double_pmin: "f64x2.pmin",
  double_pmax: "f64x2.pmax",
  // The first or last half of the lanes, each twice as wide.
  low: {
    ...{ i8: "i16x8.extend_low_i8x16_s", u8: "i16x8.extend_low_i8x16_u" },
    i16: "i32x4.extend_low_i16x8_s",
  },
  high: {
    ...{ i8: "i16x8.extend_high_i8x16_s", u8: "i16x8.extend_high_i8x16_u" },
    i16: "i32x4.extend_high_i16x8_s",
  },
  low_half: "i32x4.extend_low_i16x8_s",
  high_half: "i32x4.extend_high_i16x8_s",
  "half*": "i16x8.mul",
};

/**
 * Words that permute lanes: moves the last two lanes of a vector to the front; joins the first two lanes of two vectors;
 * joins their first and third lanes; joins the lower 16 or 8 bits of lanes twice as wide.
 */
export const shuffles = {
  last: shuffle([8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]),
  firsts: shuffle([0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23]),
  evens: shuffle([0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27]),
  halves: shuffle([0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29]),
  bytes: shuffle([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]),
} satisfies Readonly<Record<string, Instructions>>;

/**
 * The words between these are executed if any lane of the truth values on the stack has ones; their net stack effect
 * must be zero.
 */
const branches: Readonly<Record<string, Instructions>> = {
  "[": [...op("v128.any_true"), ...op("if"), ...noResult],
  "]": op("end"),
};

/** By constants, and of integers by numbers of the call. Unsigned bytes are shifted without a sign by `>>`, too. */
function shiftOf(word: string, lanes: Lanes): Instructions {
  const signed = lanes === "u8" ? "shr_u" : "shr_s";
  const verb = { "<<": "shl", ">>": signed, ">>>": "shr_u" }[word] as "shl" | "shr_s" | "shr_u";
  const shape = { ...shapes, f32: "i32x4", f64: "i64x2" } as const;
  return op(`${shape[lanes]}.${verb}`);
}

/** Words defined by formulas. */
const words: Readonly<Record<string, string>> = {
  rsqrt: "x: 1 / sqrt(x)",
  rounded: "x: x",
  isnan: "x: x != x",
  isinf: "x: abs(x) == inf",
  isfinite: "x: abs(x) < inf",
  sign: "x: x < 0 ? -1 : (x > 0) & 1",
  signbit: "x: (x < 0) | same_bits(x, -0)",
  copysign: "x, y: signbit(x) ^ signbit(y) ? -x : x",
  minimum: "x, y: x <= y ? x : y < x ? y : x + y",
  maximum: "x, y: x >= y ? x : y > x ? y : x + y",
  fmin: "x, y: (y < x) | (x != x) ? y : x",
  fmax: "x, y: (y > x) | (x != x) ? y : x",
};

/**
 * Definitions for float32. Polynomials are minimax approximations on their intervals, by Lawson's iteration; a test
 * measures their errors in ulps.
 */
const singleWords: Readonly<Record<string, string>> = {
  // x as n ln 2 + r: r, and a sum whose last bits are n.
  exp_parts: `x:
    m = x * 1.4426950408889634 + 12582912;
    n = m - 12582912;
    x - n * 0.693145751953125 - n * 1.4286067653301868e-6, m`,
  // exp(r) - 1.
  exp_less: `r:
    z = r * r;
    (0.4999999403953552 + 0.1666652113199234 * r + (0.04166839271783829 + 0.00836874544620514 * r + 0.001381453825160861 * z) * z) * z + r`,
  // y 2^k in two factors, since 2^k alone may overflow or underflow.
  scaled: `y, k:
    h = k >> 1;
    y * (h +i 127i << 23) * (k -i h +i 127i << 23)`,
  // For numbers from -87 to 87, adds n to the exponent of exp(r); the others are rare.
  exp: `x:
    r, m = exp_parts(x);
    y = exp_less(r) + 1 +i (m << 23);
    if ((x & 2147483647i) >i 1118699520i) {
      y = exp_far(x);
    }
    y`,
  exp_far: `x:
    r, m = exp_parts(pmin(pmax(x, -104), 89));
    scaled(exp_less(r) + 1, m -i 1262485504i)`,
  // Accurate when added to 1, which hides values below e^-86.
  exp_near: `x:
    r, m = exp_parts(pmin(pmax(x, -86), 89));
    y = (exp_less(r) + 1) * ((m << 23) +i 1056964608i);
    y + y`,
  // With z = r^2: r coth(r / 2). Subtracting and adding r gives two numbers whose ratio is e^r.
  exp_middle: "z: 2 + z * (0.166666179895401 - 0.0027659577317535877 * z)",
  // For numbers that are not positive; 0 below e^-88. The last bits of the sum are those of 2^n.
  exp_below: `x:
    c = pmax(x * 1.4426950408889634, -127);
    m = c + 12583039;
    f = c - (m - 12583039);
    z = f * f;
    y = 2.8853900817779268 + z * (0.11552394926548004 - 0.0009204447269439697 * z);
    (y + f) / (y - f) * (m << 23)`,
  // The same times 2^24, for quotients of such numbers: 0 below e^-104, where float32 has no numbers. Sums up to 2^100 are finite.
  exp_below_large: `x:
    c = pmax(x * 1.4426950408889634, -151);
    m = c + 12583063;
    f = c - (m - 12583063);
    z = f * f;
    y = 2.8853900817779268 + z * (0.11552394926548004 - 0.0009204447269439697 * z);
    (y + f) / (y - f) * (m << 23)`,
  exp2: `x:
    c = pmin(pmax(x, -151), 129);
    m = c + 12582912;
    scaled(exp_less((c - (m - 12582912)) * 0.6931471805599453) + 1, m -i 1262485504i)`,
  expm1: `x:
    r, m = exp_parts(pmin(pmax(x, -18), 89));
    t = (m << 23) +i 1056964608i;
    h = exp_less(r) * t + (t - 0.5);
    x == 0 ? x : h + h`,
  // x as 2^e (1 + f), with f from -0.3 to 0.42.
  log_split: `x:
    d = x < 1.1754943508222875e-38;
    y = d ? x * 33554432 : x;
    e = float((y >>> 23) -i 126i) - (25 & d);
    m = (y & 8388607i) | 1056964608i;
    s = m < 0.7071067811865476;
    m + (s & m) - 1, e - (1 & s)`,
  // For normal positive numbers: log(1 + f), by the series of artanh of f / (2 + f), and e, with f from -0.3 to 0.42.
  log_close: `x:
    t = x -i 1060439283i;
    f = (t & 8388607i) +i 1060439283i - 1;
    s = f / (f + 2);
    z = s * s;
    h = f * f * 0.5;
    f - (h - (h + z * (0.6666677594184875 + z * (0.3997757136821747 + z * 0.2987102270126343))) * s), float(t >> 23)`,
  // Results for numbers that are not positive and finite.
  log_rest: "x, y: ~(x >= 0) ? nan : x == 0 ? -inf : x == inf ? x : y",
  // The same for any number; others than normal positive ones are rare.
  log_parts: `x:
    l, e = log_close(x);
    if (x +i 2139095040i >i -16777217i) {
      d = x < 1.1754943508222875e-38;
      l, e1 = log_close(d ? x * 33554432 : x);
      e = e1 - (25 & d);
      l = log_rest(x, l);
    }
    l, e`,
  log: `x:
    l, e = log_parts(x);
    l + e * 1.4286067653301868e-6 + e * 0.693145751953125`,
  log2: `x:
    l, e = log_parts(x);
    l * 1.4426950408889634 + e`,
  log10: `x:
    l, e = log_parts(x);
    l * 0.4342944819032518 + e * 4.605038981195214e-6 + e * 0.301025390625`,
  log1p: `x:
    u = 1 + x;
    (u == 1) | (u == inf) ? x : log(u) - (u == 0 ? 0 : (u - 1 - x) / u)`,
  // With -x as n ln 2 - r. The last bits of the sum are those of 2^(n - 24), so that the quotient is 2^24 times as large and
  // keeps its bits where the result is less than the normal numbers.
  sigmoid: `x:
    c = pmin(pmax(x, -104.7), 60);
    m = c * -1.4426950408889634 + 12583015;
    n = m - 12583015;
    r = c + n * 0.693145751953125 + n * 1.4286067653301868e-6;
    y = exp_middle(r * r);
    e = y + r;
    e / ((y - r) * (m << 23) + e * 5.960464477539063e-8) * 5.960464477539063e-8`,
  // For two lanes: log2(1 + f) + e times w, in doubles, minus the nearest integer, times ln 2; and a double whose last
  // bits are that integer.
  power_parts: `f, e, w:
    d = doubles(f);
    s = d /d (d +d 2d);
    z = s *d s;
    t = double_pmin(double_pmax((((((0.3407371302952317d *d z +d 0.4116723562495632d) *d z +d 0.5770835907097865d) *d z +d 0.9617966733133706d)
      *d z +d 2.8853900817901077d) *d s +d doubles(e)) *d doubles(w), -160d), 130d);
    m = t +d 6755399441055744d;
    (t -d (m -d 6755399441055744d)) *d 0.6931471805599453d, m`,
  // C's pow. 2^40 is an exponent for which all bases except 1 overflow or underflow.
  pow: `x, y:
    a = abs(x);
    f, e = log_split(a);
    e = a < inf ? (a == 0 ? -inf : e) : a;
    w = pmin(pmax(y, -1099511627776), 1099511627776);
    p, q = power_parts(f, e, w);
    r, t = power_parts(last(f), last(e), last(w));
    u = scaled(exp_less(firsts(singles(p), singles(r))) + 1, evens(q, t));
    i = trunc(y) == y;
    h = y * 0.5;
    u = u ^ (i & (trunc(h) != h) & x & -0);
    u = (x < 0) & (x != -inf) & ~i ? nan : u;
    (y == 0) | (x == 1) ? 1 : u`,
  // Two lanes minus a multiple of pi / 2, in doubles: the remainder, and a double whose last bits are the multiple.
  angle_parts: `x:
    d = doubles(x);
    m = d *d 0.6366197723675814d +d 6755399441055744d;
    n = m -d 6755399441055744d;
    d -d n *d 1.5707963267341256d -d n *d 6.077100506506192e-11d, m`,
  // The same for all lanes: the remainder in single precision, and the multiple modulo 4 or more as an integer.
  angle: `x:
    p, q = angle_parts(x);
    s, t = angle_parts(last(x));
    r = firsts(singles(p), singles(s));
    n = evens(q, t);
    large_angles(x, r, n);
    r, n`,
  angle_sine: `r:
    z = r * r;
    r * z * ((0.008332176133990288 - 0.00019516977772582322 * z) * z - 0.16666655242443085) + r`,
  angle_cosine: `r:
    z = r * r;
    z * z * ((2.443809171381872e-05 * z - 0.0013887364184483886) * z + 0.04166664555668831) - z * 0.5 + 1`,
  // Sine or cosine of the remainder, by the quadrant n.
  quartered: "r, n: (n << 31 >> 31 ? angle_cosine(r) : angle_sine(r)) ^ ((n & 2i) << 30)",
  sin: "x: x == 0 ? x : quartered(angle(x))",
  cos: `x:
    r, n = angle(x);
    quartered(r, n +i 1i)`,
  // The absolute value of y with the sign of x.
  signed: "x, y: (x & -0) | y",
  // From 2 |x| as n ln 2 + 2 r, and r coth r: accurate both for small x and near 1. The last bits of the sum are those
  // of 2^(n - 1).
  tanh: `x:
    t = pmin(x & 2147483647i, 9.02);
    m = t * 2.8853900817779268 + 12583038;
    n = m - 12583038;
    r = t - n * 0.3465728759765625 - n * 7.143033826650935e-07;
    z = r * r;
    y = 1 + z * (0.33333250880241394 - 0.02213389240205288 * z);
    d = r - (0.5 - (m << 23)) * (y + r);
    signed(x, d / (d + (y - r)))`,
  erf: `x:
    t = abs(x);
    z = t * t;
    w = pmin(t, 4);
    signed(x, t < 0.93 ? t + t * ((((((8.345225069206208e-05 * z + -0.0008137437398545444) * z + 0.005200634244829416) * z
      + -0.02685927040874958) * z + 0.11283694207668304) * z + -0.37612634897232056) * z
      + 0.12837916612625122) : 1 - exp_near(((((((-2.1095051124575548e-05 * w + 0.0004344626213423908) * w + -0.00417106319218874) * w
      + 0.02511942759156227) * w + -0.10828009247779846) * w + -0.6333469152450562) * w + -1.1295149326324463) * w + 0.00017468445003032684))`,
  // Accurate when added to 1: a quotient with an error below 4e-7, in half the time. At the limits it is exactly 1 and -1,
  // and between them less, so that 1 + erf(x) is not negative.
  erf_near: `x:
    t = pmin(pmax(x, -3.600782871246338), 3.600782871246338);
    z = t * t;
    t * (((((1.9867648006766103e-06 * z + 0.00028456462314352393) * z + 0.0038833452854305506) * z + 0.05310175195336342) * z
      + 0.19354529678821564) * z + 1.1283791065216064) / (((((3.741992259165272e-05 * z + 0.0011855688644573092) * z
      + 0.015207256190478802) * z + 0.11535007506608963) * z + 0.50485759973526) * z + 1)`,
};

const formulasOf: Readonly<Record<LaneType | IntegerLanes, Readonly<Record<string, string>>>> = {
  ...{ f32: { ...words, ...singleWords }, f64: { ...words, ...doubleWords } },
  ...{ i32: integerWords, i64: integerWords, i8: integerWords, u8: integerWords, i16: integerWords },
};

const constants: Readonly<Record<string, Readonly<Record<LaneType, number>>>> = {
  pi: { f32: Math.PI, f64: Math.PI },
  inf: { f32: Number.POSITIVE_INFINITY, f64: Number.POSITIVE_INFINITY },
  "-inf": { f32: Number.NEGATIVE_INFINITY, f64: Number.NEGATIVE_INFINITY },
  nan: { f32: Number.NaN, f64: Number.NaN },
  highest: { f32: 3.4028234663852886e38, f64: Number.MAX_VALUE },
  lowest: { f32: -3.4028234663852886e38, f64: -Number.MAX_VALUE },
};

/** Words, besides operators, that the generator may use in programs: functions for one lane type or for both. */
export const vectorFunctions: ReadonlySet<string> = new Set(
  "abs neg sqrt ceil floor trunc round rsqrt rounded isnan isinf isfinite sign signbit copysign minimum maximum fmin fmax "
    .concat("exp exp2 expm1 log log2 log10 log1p sigmoid sin cos tanh erf pow")
    .split(" "),
);

/** Replacements of words whose result is added to 1, so that only the absolute error matters. */
export const besideOne: ReadonlyMap<string, string> = new Map([
  ["exp", "exp_near"],
  ["erf", "erf_near"],
]);

export { integerFunctions } from "./integers.js";

/** Functions of angles, which must be applied to operands themselves. */
export const angleFunctions: ReadonlySet<string> = new Set(["sin", "cos"]);

const isNarrow = (lanes: LaneType | IntegerLanes): lanes is NarrowLanes =>
  lanes === "i8" || lanes === "u8" || lanes === "i16";

/**
 * Whether vectors of these elements support all words of a program. Limits of narrow elements differ from those of the
 * lanes that they compute in.
 */
export function hasVectorForm(program: string, { name, lanes, formulas: between }: VectorKind): boolean {
  if (isNarrow(lanes)) return fitsNarrowLanes(program, [...operandNames, ...numberNames], lanes, name === "bool");
  const missing = (word: string): boolean =>
    (lanes !== "f32" && Object.hasOwn(singleWords, word) && !Object.hasOwn(doubleWords, word)) ||
    (between !== null && ["highest", "lowest"].includes(word));
  return !program.split(" ").some(missing);
}

/** Loads four narrow elements as numbers, from an address on the stack plus an offset. */
export function loadNarrow(
  { formulas, lanes }: VectorKind,
  offset: number,
  newLocal: (type: ValueType) => number,
): Instructions {
  return [...op("v128.load16x4_s"), 3, ...unsigned(offset), ...applied(definition(formulas!.load), lanes, newLocal)];
}

/** Converts eight numbers, two vectors that `low` and `high` push, to one vector of narrow elements. */
export function narrowed(
  { formulas, lanes }: VectorKind,
  low: Instructions,
  high: Instructions,
  newLocal: (type: ValueType) => number,
): Instructions {
  const bits = (): Instructions => applied(definition(formulas!.store), lanes, newLocal);
  return [...low, ...bits(), ...high, ...bits(), ...op("i16x8.narrow_i32x4_u")];
}

/** Operands that are truth values, a byte each, by name, and `=` for a result of truth values: "a=". Other elements have the kind's size. */
export type TruthNames = string;

/** Bytes of elements of the kind that a program's function processes at a time: with truth values 16 elements, a vector of those. */
export const strideOf = ({ formulas, bytes, lanes }: VectorKind, program: string, truths: TruthNames = ""): number => {
  if (truths !== "") return 16 * bytes;
  if (formulas !== null) return 16;
  const all = expanded(program.split(" "), lanes);
  return all.length >= longProgram && all.length <= longestProgram && !all.some((word) => breaks.has(word)) ? 64 : 32;
};

/**
 * The number of words from which a program is computed for four vectors before any result is stored. Engines then
 * alternate between their instructions, each of which waits for the previous one of its vector. Not if branches keep
 * these apart, nor for programs with far more constants than there are registers.
 */
const longProgram = 20;
const longestProgram = 300;
const breaks: ReadonlySet<string> = new Set([
  "[",
  "large_angles(x,r,n)",
  "host_sin(x,d,y)",
  "host_cos(x,d,y)",
  "each_div",
]);

/** The program with words replaced by their definitions. */
const expanded = (program: readonly string[], lanes: LaneType | IntegerLanes): readonly string[] =>
  program.flatMap((word) => {
    const found = definitionOf(word, lanes);
    return found === undefined ? [word] : expanded(found.words, lanes);
  });

/** The operand whose place receives the result: the first one whose elements have the kind's size. */
export const resultOperand = (truths: TruthNames): number => operandNames.findIndex((name) => !truths.includes(name));

/** Widen the first or last half of the lanes of truth values, by the bytes of a lane. */
const wideners: Readonly<Record<number, readonly [first: InstructionName, last: InstructionName]>> = {
  1: ["i16x8.extend_low_i8x16_s", "i16x8.extend_high_i8x16_s"],
  2: ["i32x4.extend_low_i16x8_s", "i32x4.extend_high_i16x8_s"],
  4: ["i64x2.extend_low_i32x4_s", "i64x2.extend_high_i32x4_s"],
};
/** Join two vectors of truth values in lanes of half the size, by the bytes of a lane. */
const joiners: Readonly<Record<number, Instructions>> = {
  2: op("i8x16.narrow_i16x8_s"),
  4: op("i16x8.narrow_i32x4_s"),
  8: shuffles.evens,
};

/** A byte for each truth value, 1 or 0, of as many vectors as a lane has bytes. */
function truthBytes(vectors: readonly Instructions[]): Instructions {
  const joined = (from: number, count: number): Instructions =>
    count === 1
      ? vectors[from]!
      : [...joined(from, count / 2), ...joined(from + count / 2, count / 2), ...joiners[(2 * vectors.length) / count]!];
  return [...joined(0, vectors.length), ...splatInteger("1", "i8"), ...op("v128.and")];
}

/**
 * The function `(bytes, p, q, r, s)` that computes `bytes` bytes of the stage, a multiple of `strideOf`. The first
 * operand is at `stageStart`, where the result is stored, and the others are `stageBytes` apart.
 * @param placed `(end, p, q, r, s, start)` instead: the first operand starts at `start` and ends at `end`; "each" for
 * `(bytes, p, q, r, s, ...addresses)`, with the address of each operand and of the result
 * @throws Error for an unknown word
 */
export function vectorFunction<Name extends string>(
  name: Name,
  program: string,
  operands: number,
  kind: VectorKind,
  placed: boolean | "each" = false,
  truths: TruthNames = "",
): WasmFunction<Name> {
  const { lanes, formulas: between, finish } = kind;
  const number = isNarrow(lanes) ? "i32" : lanes;
  const isApart = placed === "each";
  const addresses = isApart ? operands + 1 : placed ? 1 : 0;
  const parameters: ValueType[] = ["i32", number, number, number, number];
  for (let i = 0; i < addresses; i++) parameters.push("i32");
  const locals: ValueType[] = [];
  const newLocal = (type: ValueType): number => parameters.length + locals.push(type) - 1;
  const [at, place] = [0, newLocal("i32")];
  const base = placed ? 0 : stageStart;
  // Narrow numbers are dense near 0, so the remainder of 1 - 1 is significant; float32 loses it with either form.
  const used = program.split(" ").map((word) => (between !== null && word === "erf_near" ? "erf" : word));
  if (finish !== undefined && !truths.includes("=")) used.push(...finish.split(" "));
  const before: number[] = placed === true ? [...get(5), ...setCode(place)] : [];
  /** The local with an operand's address, and what it lies from there. */
  const whereIs = (i: number, isTruth: boolean): readonly [local: number, offset: number] =>
    isApart ? [5 + i, 0] : [isTruth ? truthPlace : place, base + i * stageBytes];
  const numbers = new Map<string, number>();
  for (const [i, number] of numberNames.entries()) {
    if (!used.includes(number)) continue;
    const local = newLocal("v128");
    before.push(...get(1 + i), ...op(`${shapes[lanes]}.splat`), ...setCode(local));
    numbers.set(number, local);
  }
  // Truth values are bytes: their place is that of elements, divided by the size of these.
  const truthPlace = truths === "" ? place : newLocal("i32");
  const flags = new Map(
    operandNames.slice(0, operands).flatMap((name) => (truths.includes(name) ? [[name, newLocal("v128")]] : [])),
  );
  const laneBytes = between === null ? kind.bytes : 4;
  const value = (vector: number): Instructions => {
    const scope = new Map(numbers);
    const code: number[] = [];
    for (const [i, name] of operandNames.slice(0, operands).entries()) {
      const local = newLocal("v128");
      scope.set(name, local);
      const flag = flags.get(name);
      if (flag === undefined) {
        const [where, start] = whereIs(i, false);
        const from = start + vector * (between === null ? 16 : 8);
        code.push(
          ...get(where),
          ...(between === null ? loadCode(from) : loadNarrow(kind, from, newLocal)),
          ...(kind.isTruth === true ? [...splatInteger("1", "i8"), ...op("i8x16.min_u")] : []),
          ...setCode(local),
        );
        continue;
      }
      code.push(...get(flag));
      for (let size = 1; size < laneBytes; size *= 2)
        code.push(...op(wideners[size]![Math.floor((vector * 2 * size) / laneBytes) % 2]!));
      code.push(...setCode(local));
    }
    return [...code, ...printed(used, scope, lanes, newLocal)];
  };
  const body: number[] = [];
  if (truths !== "" && !isApart)
    body.push(...get(place), ...i32Const(Math.log2(kind.bytes)), ...op("i32.shr_u"), ...setCode(truthPlace));
  for (const [i, name] of operandNames.slice(0, operands).entries()) {
    const flag = flags.get(name);
    if (flag === undefined) continue;
    const zeros = splatInteger("0", "i8");
    const [where, start] = whereIs(i, true);
    body.push(...get(where), ...loadCode(start), ...zeros, ...op("i8x16.ne"), ...setCode(flag));
  }
  const isTruthful = truths.includes("=");
  const [target, to] = whereIs(isApart ? operands : resultOperand(truths), isTruthful);
  const stride = strideOf(kind, program, truths);
  const vectors = truths !== "" ? laneBytes : between === null ? stride / 16 : 2;
  if (isTruthful) {
    const values = Array.from({ length: vectors }, (_, vector) => value(vector));
    body.push(...get(target), ...truthBytes(values), ...storeCode(to));
  } else if (between === null) {
    const isLong = vectors === 4 && truths === "";
    const results = Array.from({ length: vectors }, (_, vector) => {
      if (!isLong) return value(vector);
      const result = newLocal("v128");
      body.push(...value(vector), ...setCode(result));
      return get(result);
    });
    for (const [vector, result] of results.entries())
      body.push(...get(target), ...result, ...storeCode(to + 16 * vector));
  } else {
    for (let vector = 0; vector < vectors; vector += 2)
      body.push(
        ...get(target),
        ...narrowed(kind, value(vector), value(vector + 1), newLocal),
        ...storeCode(to + 8 * vector),
      );
  }
  for (let i = 0; isApart && i < addresses; i++) {
    const isTruth = i === operands ? isTruthful : truths.includes(operandNames[i]!);
    body.push(...increaseCode(5 + i, i32Const(isTruth ? stride / kind.bytes : stride)));
  }
  body.push(...increaseCode(place, i32Const(stride)), ...get(place), ...get(at), ...i32Less);
  const code = functionCode(locals, [...before, ...repeatCode(body)]);
  return { name, parameters, code, callsHost: used.some((word) => callsHost(word, lanes)) };
}
/**
 * The instructions of a program's words.
 * @param scope the locals of names; those that the program defines are added
 * @throws Error for an unknown word
 */
export function printed(
  text: readonly string[],
  scope: Map<string, number>,
  lanes: LaneType | IntegerLanes,
  newLocal: (type: ValueType) => number,
): Instructions {
  return text.flatMap((word) => one(word, scope, lanes, newLocal));
}

function one(
  word: string,
  scope: Map<string, number>,
  lanes: LaneType | IntegerLanes,
  newLocal: (type: ValueType) => number,
): Instructions {
  const local = scope.get(word);
  if (local !== undefined) return get(local);
  if (word.length > 1 && word.startsWith("=") && word !== "==") {
    const named = scope.get(word.slice(1)) ?? newLocal("v128");
    scope.set(word.slice(1), named);
    return setCode(named);
  }
  if (Object.hasOwn(wordInstructions, word)) {
    const name = instructionFor(wordInstructions[word]!, lanes);
    if (name !== undefined) return op(name);
  }
  if (Object.hasOwn(shuffles, word))
    return word === "last" ? twice(newLocal("v128"), shuffles.last) : shuffles[word as keyof typeof shuffles];
  if (Object.hasOwn(branches, word)) return branches[word]!;
  if (word.endsWith(")")) {
    const [name, variableNames] = word.slice(0, -1).split("(") as [string, string];
    const variables = variableNames.split(",");
    const [x, y, z] = variables.map((variable) => scope.get(variable)!);
    return procedures[name]!(x!, y!, z!, newLocal);
  }
  if (word === "each_div") return dividedLanes(newLocal("v128"), newLocal("v128"));
  if (lanes !== "f32" && lanes !== "f64") {
    if (Number.isInteger(Number(word))) return splatInteger(word, lanes);
    const shifted = numberNames.findIndex((name) => word === `<<${name}` || word === `>>${name}`);
    if (shifted >= 0) return shiftedBy(word.slice(0, 2), 1 + shifted, lanes, newLocal);
  }
  const literal = numberIn(word, lanes);
  if (literal !== null) return literal;
  const found = definitionOf(word, lanes);
  if (found === undefined) throw new Error(`there is no word ${word} for ${lanes}`);
  return applied(found, lanes, newLocal);
}

/** A function of the vectors on the stack. */
function applied(
  { parameters, words }: Definition,
  lanes: LaneType | IntegerLanes,
  newLocal: (type: ValueType) => number,
): Instructions {
  const inner = new Map<string, number>();
  const taking = [...parameters].reverse().flatMap((name) => {
    const taken = newLocal("v128");
    inner.set(name, taken);
    return setCode(taken);
  });
  return [...taking, ...printed(words, inner, lanes, newLocal)];
}

function formulaOf(word: string, lanes: LaneType | IntegerLanes): string | undefined {
  const formulas = formulasOf[lanes];
  const found = formulas[`${word} ${lanes}`] ?? formulas[word];
  if (found !== undefined || lanes === "f32" || lanes === "f64") return found;
  return word === "shift_left" || word === "shift_right" ? shiftWord(word, lanes) : undefined;
}

/** By formula: a function is used by many programs. */
const translated = new Map<string, Definition>();

function definitionOf(word: string, lanes: LaneType | IntegerLanes): Definition | undefined {
  const formula = formulaOf(word, lanes);
  if (formula === undefined) return undefined;
  let found = translated.get(formula);
  if (found === undefined) {
    found = definition(formula);
    translated.set(formula, found);
  }
  return found;
}

/** Calls that change the variables that they name. */
const procedures: Readonly<
  Record<string, (x: number, y: number, z: number, newLocal: (type: ValueType) => number) => Instructions>
> = {
  // Ends the function in an error.
  fail: () => op("unreachable"),
  large_angles: largeAngles,
  host_sin: (x, d, y) => byHost("sin", x, d, y),
  host_cos: (x, d, y) => byHost("cos", x, d, y),
};

/** Lane by lane, the quotients of two vectors of 64-bit integers, which vectors do not have. */
function dividedLanes(x: number, y: number): Instructions {
  const lane = (i: number): Instructions => [...op("i64x2.extract_lane"), i];
  return [
    ...[...setCode(y), ...setCode(x), ...get(x)],
    ...[0, 1].flatMap((i) => [
      ...get(x),
      ...lane(i),
      ...get(y),
      ...lane(i),
      ...op("i64.div_s"),
      ...op("i64x2.replace_lane"),
      i,
    ]),
  ];
}

/** Shifts the lanes by a number of the call. Instructions take it modulo the size of the lanes, but C's int has 32 bits. */
function shiftedBy(
  word: string,
  parameter: number,
  lanes: IntegerLanes,
  newLocal: (type: ValueType) => number,
): Instructions {
  const shift = shiftOf(word, lanes);
  if (lanes === "i32") return [...get(parameter), ...shift];
  if (lanes === "i64") return [...get(parameter), ...op("i32.wrap_i64"), ...shift];
  const by = newLocal("i32");
  const last = i32Const(laneBits[lanes] - 1);
  const isLess = [...get(by), ...last, ...i32Less];
  return [
    ...[...get(parameter), ...i32Const(31), ...i32And, ...setCode(by)],
    ...[...get(by), ...last, ...isLess, ...op("select"), ...shift],
    // Signs remain; zeros take one more shift.
    ...(word === ">>" && lanes !== "u8" ? [] : [...last, ...get(by), ...i32Less, ...shift]),
  ];
}

/** Where `chosen` has ones, sets the double in `results` to the host's function of that in `values`. */
function byHost(name: Parameters<typeof call>[0], values: number, chosen: number, results: number): Instructions {
  return [0, 1].flatMap((lane) => [
    ...[...get(chosen), ...op("i64x2.extract_lane"), lane, ...op("i32.wrap_i64")],
    ...whenCode([
      ...get(results),
      ...[...get(values), ...op("f64x2.extract_lane"), lane, ...call(name)],
      ...[...op("f64x2.replace_lane"), lane, ...setCode(results)],
    ]),
  ]);
}

const callsHost = (word: string, lanes: LaneType | IntegerLanes): boolean =>
  word.startsWith("host_") || (definitionOf(word, lanes)?.words.some((inner) => callsHost(inner, lanes)) ?? false);

const twice = (local: number, instruction: Instructions): Instructions => [
  ...tee(local),
  ...get(local),
  ...instruction,
];

/** The instructions of a word that is or contains a number; null for others. */
function numberIn(word: string, lanes: LaneType | IntegerLanes): Instructions | null {
  const isFloat = lanes === "f32" || lanes === "f64";
  if (isFloat && Object.hasOwn(constants, word)) return splatConst(constants[word]![lanes], lanes);
  const shift = [">>>", ">>", "<<"].find((start) => word.startsWith(start));
  if (shift !== undefined) return [...i32Const(Number(word.slice(shift.length))), ...shiftOf(shift, lanes)];
  const kind = word.endsWith("i") || word.endsWith("d") ? word.at(-1) : "";
  const number = Number(kind === "" ? word : word.slice(0, -1));
  if (Number.isNaN(number)) return null;
  if (kind === "i") return splatInteger(word.slice(0, -1), lanes === "f32" ? "i32" : "i64");
  if (kind === "d") return splatConst(number, "f64");
  return isFloat ? splatConst(number, lanes) : null;
}

function splatInteger(text: string, lanes: IntegerLanes): Instructions {
  const bytes = new DataView(new ArrayBuffer(16));
  const size = laneBits[lanes] / 8;
  for (let at = 0; at < 16; at += size) {
    if (size === 1) bytes.setInt8(at, Number(text));
    else if (size === 2) bytes.setInt16(at, Number(text), true);
    else if (size === 4) bytes.setInt32(at, Number(text), true);
    else bytes.setBigInt64(at, BigInt(text), true);
  }
  return [...op("v128.const"), ...new Uint8Array(bytes.buffer)];
}
