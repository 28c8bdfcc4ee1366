// A small language of vector programs, and their WebAssembly functions. A program is a text of words, each of which takes vectors from a stack
// and leaves others there: "a p b * +" adds p times b to a. Knows no tensor.

import { once } from "./shared.js";
import { largeAngles } from "./wasm-angles.js";
import {
  functionCode,
  get,
  type Instructions,
  i32Add,
  i32Const,
  i32Less,
  load,
  repeat,
  set,
  shuffle,
  simd,
  splatConst,
  stageBytes,
  store,
  tee,
  unsigned,
  type ValueType,
  type WasmFunction,
} from "./wasm-module.js";

export type LaneType = "f32" | "f64";

/** How elements are stored in memory, and what vectors compute them in. */
export interface ElementKind {
  readonly name: string;
  readonly lanes: LaneType;
  readonly bytes: 2 | 4 | 8;
  readonly array: Uint16ArrayConstructor | Float32ArrayConstructor | Float64ArrayConstructor;
  /** Words between lanes that hold the bits of an element, with the sign above them, and lanes that hold its number; null where they are the same. */
  readonly words: { readonly load: string; readonly store: string } | null;
}

/** Those whose bits are numbers. */
export const laneKinds: Readonly<Record<LaneType, ElementKind>> = {
  f32: { name: "f32", lanes: "f32", bytes: 4, array: Float32Array, words: null },
  f64: { name: "f64", lanes: "f64", bytes: 8, array: Float64Array, words: null },
};

/** Others by the name of their dtype, from a part that small selections leave out. */
export const narrowKinds: Map<string, ElementKind> = once("core.narrowKinds", () => new Map());

/**
 * A program's text, or two of them with the argument that decides at each call: the program for a number, string or truth value of the
 * argument at `index` among those that are no tensors, and for all others. Null where vectors have no form: another loop serves the call.
 */
export type VectorProgram =
  | string
  | null
  | readonly [index: number, value: number | string | boolean, then: VectorProgram, otherwise: VectorProgram];

/** Operands of a program and numbers given to it. */
export const operandNames = ["a", "b", "c"] as const;
export const numberNames = ["p", "q", "r", "s"] as const;

/** Words with an instruction: for float32 and for float64 lanes, -1 where only one of them has it. */
const opcodes: Readonly<Record<string, number | readonly [f32: number, f64: number]>> = {
  "==": [0x41, 0x47],
  "!=": [0x42, 0x48],
  "<": [0x43, 0x49],
  ">": [0x44, 0x4a],
  "<=": [0x45, 0x4b],
  ">=": [0x46, 0x4c],
  "+": [0xe4, 0xf0],
  "-": [0xe5, 0xf1],
  "*": [0xe6, 0xf2],
  "/": [0xe7, 0xf3],
  abs: [0xe0, 0xec],
  neg: [0xe1, 0xed],
  sqrt: [0xe3, 0xef],
  ceil: [0x67, 0x74],
  floor: [0x68, 0x75],
  trunc: [0x69, 0x7a],
  round: [0x6a, 0x94],
  // The second where it is less (greater) than the first: NaN of the first stays.
  pmin: [0xea, 0xf6],
  pmax: [0xeb, 0xf7],
  // Truth values are all bits of a lane, or none.
  "~": 0x4d,
  "&": 0x4e,
  "|": 0x50,
  "^": 0x51,
  // Takes lanes of the first where the last has ones, else of the second.
  "?": 0x52,
  "same-bits": [0x37, 0xd6],
  "int+": [0xae, -1],
  "int-": [0xb1, -1],
  "int-min": [0xb6, -1],
  "int>": [0x3b, -1],
  int: [0xf8, -1],
  float: [0xfa, -1],
  // Doubles on the way: of the first two lanes, and back to these, before two of zeros.
  doubles: [0x5f, -1],
  singles: [0x5e, -1],
  "double+": [0xf0, -1],
  "double-": [0xf1, -1],
  "double*": [0xf2, -1],
  "double/": [0xf3, -1],
  "double-pmin": [0xf6, -1],
  "double-pmax": [0xf7, -1],
};

/**
 * Words that permute lanes: one vector to one that begins with its last two lanes, the first two lanes of two vectors to one, and the first and
 * third.
 */
const shuffles: Readonly<Record<string, Instructions>> = {
  last: shuffle([8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]),
  firsts: shuffle([0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23]),
  evens: shuffle([0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27]),
};

/** What stands between them is done where a lane of the truth values on the stack has ones; it leaves nothing there. */
const branches: Readonly<Record<string, Instructions>> = { "[": [...simd(0x53), 0x04, 0x40], "]": [0x0b] };

/** Words that are programs themselves: what they take by name, then what they leave. */
const words: Readonly<Record<string, string>> = {
  rsqrt: "x | 1 x sqrt /",
  rounded: "x | x",
  isnan: "x | x x !=",
  isinf: "x | x abs inf ==",
  isfinite: "x | x abs inf <",
  sign: "x | -1 x 0 > 1 & x 0 < ?",
  signbit: "x | x 0 < x -0 same-bits |",
  copysign: "x y | x neg x x signbit y signbit ^ ?",
  minimum: "x y | x y x y + y x < ? x y <= ?",
  maximum: "x y | x y x y + y x > ? x y >= ?",
  fmin: "x y | y x y x < x x != | ?",
  fmax: "x y | y x y x > x x != | ?",
};

/** Those of float32. Polynomials are best ones for their intervals, by Lawson's iteration; a test measures what they come to in ulps. */
const singleWords: Readonly<Record<string, string>> = {
  // x as n ln 2 + r: r, and a sum whose last bits are n.
  "exp-parts":
    "x | x 1.4426950408889634 * 12582912 + =m m 12582912 - =n x n 0.693145751953125 * - n 1.4286067653301868e-6 * - m",
  // e to the power of r, less 1.
  "exp-less":
    "r | r r * =z 0.4999999403953552 0.1666652113199234 r * + 0.04166839271783829 0.00836874544620514 r * + " +
    "0.001381453825160861 z * + z * + z * r +",
  // y 2^k in two halves, since 2^k alone may be too large or too small.
  scaled: "y k | k >>1 =h y h 127i int+ <<23 * k h int- 127i int+ <<23 *",
  // The bits of numbers from -87 to 87 are those of the power of e with n added to the exponent. The others are rare.
  exp: "x | x exp-parts =m exp-less 1 + m <<23 int+ =y x 2147483647i & 1118699520i int> [ x exp-far =y ] y",
  "exp-far": "x | x -104 pmax 89 pmin exp-parts =m exp-less 1 + m 1262485504i int- scaled",
  // Beside a 1, which hides what is below e^-86.
  "exp-near": "x | x -86 pmax 89 pmin exp-parts =m exp-less 1 + m <<23 1056964608i int+ * =y y y +",
  // With z = r^2: r coth(r / 2), less and more r of which are as 1 to e^r.
  "exp-middle": "z | 2 z 0.166666179895401 0.0027659577317535877 z * - * +",
  // Of no positive number; 0 below e^-88.
  "exp-below": "x | x -88 pmax exp-parts =m =r r r * exp-middle =y y r + y r - / m <<23 1065353216i int+ *",
  exp2: "x | x -151 pmax 129 pmin =c c 12582912 + =m c m 12582912 - - 0.6931471805599453 * exp-less 1 + m 1262485504i int- scaled",
  expm1: "x | x -18 pmax 89 pmin exp-parts =m exp-less m <<23 1056964608i int+ =t t * t 0.5 - + =h x h h + x 0 == ?",
  // x as 2^e (1 + f), f from -0.3 to 0.42.
  "log-split":
    "x | x 1.1754943508222875e-38 < =d x 33554432 * x d ? =y y >>>23 126i int- float 25 d & - =e " +
    "y 8388607i & 1056964608i | =m m 0.7071067811865476 < =s m s m & + 1 - e 1 s & -",
  // Of a number that is normal and positive: log(1 + f), by the series of artanh of f / (2 + f), and e, with f from -0.3 to 0.42.
  "log-close":
    "x | x 1060439283i int- =t t 8388607i & 1060439283i int+ 1 - =f f f 2 + / =s s s * =z f f * 0.5 * =h " +
    "f h h z 0.6666677594184875 z 0.3997757136821747 z 0.2987102270126343 * + * + * + s * - - t >>23 float",
  // What is not the logarithm of a positive number.
  "log-rest": "x y | nan -inf x y x inf == ? x 0 == ? x 0 >= ~ ?",
  // The same of any; the others are rare.
  "log-parts":
    "x | x log-close =e =l x 2139095040i int+ -16777217i int> " +
    "[ x 1.1754943508222875e-38 < =d x 33554432 * x d ? log-close 25 d & - =e =l x l log-rest =l ] l e",
  log: "x | x log-parts =e =l l e 1.4286067653301868e-6 * + e 0.693145751953125 * +",
  log2: "x | x log-parts =e 1.4426950408889634 * e +",
  log10: "x | x log-parts =e 0.4342944819032518 * e 4.605038981195214e-6 * + e 0.301025390625 * +",
  log1p: "x | 1 x + =u x u log 0 u 1 - x - u / u 0 == ? - u 1 == u inf == | ?",
  // With -x as n ln 2 - r. The last bits of the sum are those of 2^n, infinite for the largest n and 0 for the least.
  sigmoid:
    "x | x -88.9 pmax 88 pmin =c c -1.4426950408889634 * 12583039 + =m m 12583039 - =n " +
    "c n 0.693145751953125 * + n 1.4286067653301868e-6 * + =r r r * exp-middle =y y r + =e e y r - m <<23 * e + /",
  // Of two lanes: log2(1 + f) + e times w, in doubles, less the nearest integer, times ln 2; and a double whose last bits are that integer.
  "power-parts":
    "f e w | f doubles =d d d 2d double+ double/ =s s s double* =z 0.3407371302952317d z double* 0.4116723562495632d double+ " +
    "z double* 0.5770835907097865d double+ z double* 0.9617966733133706d double+ z double* 2.8853900817901077d double+ s double* " +
    "e doubles double+ w doubles double* -160d double-pmax 130d double-pmin =t t 6755399441055744d double+ =m " +
    "t m 6755399441055744d double- double- 0.6931471805599453d double* m",
  // As C's. 2^40 is a power that all numbers but 1 are too large or too small for.
  pow:
    "x y | x abs =a a log-split =e =f -inf e a 0 == ? a a inf < ? =e y -1099511627776 pmax 1099511627776 pmin =w " +
    "f e w power-parts =q =p f last e last w last power-parts =t =r " +
    "p singles r singles firsts exp-less 1 + q t evens scaled =u " +
    "y trunc y == =i y 0.5 * =h u i h trunc h != & x & -0 & ^ =u nan u x 0 < x -inf != & i ~ & ? =u 1 u y 0 == x 1 == | ?",
  // Two lanes less a multiple of pi / 2, in doubles: what is left, and a double whose last bits are that multiple.
  "angle-parts":
    "x | x doubles =d d 0.6366197723675814d double* 6755399441055744d double+ =m m 6755399441055744d double- =n " +
    "d n 1.5707963267341256d double* double- n 6.077100506506192e-11d double* double- m",
  // The same of all lanes: what is left in single precision, and the multiple modulo 4 or more as an integer.
  angle: "x | x angle-parts =q =p x last angle-parts =t =s p singles s singles firsts =r q t evens =n large-angles r n",
  "angle-sine": "r | r r * =z r z * 0.008332176133990288 0.00019516977772582322 z * - z * 0.16666655242443085 - * r +",
  "angle-cosine":
    "r | r r * =z z z * 2.443809171381872e-05 z * 0.0013887364184483886 - z * 0.04166664555668831 + * z 0.5 * - 1 +",
  // By the quarter n of the circle.
  quartered: "r n | r angle-cosine r angle-sine n <<31 >>31 ? n 2i & <<30 ^",
  sin: "x | x x angle quartered x 0 == ?",
  cos: "x | x angle 1i int+ quartered",
  // Of the absolute value, with the sign of x.
  signed: "x y | x -0 & y |",
  // With 2 |x| as n ln 2 + 2 r, and r coth r: what remains small where x is, beside what is near 1. The last bits of the sum are those of 2^(n - 1).
  tanh:
    "x | x 2147483647i & 9.02 pmin =t t 2.8853900817779268 * 12583038 + =m m 12583038 - =n " +
    "t n 0.3465728759765625 * - n 7.143033826650935e-07 * - =r r r * =z 1 z 0.33333250880241394 0.02213389240205288 z * - * + =y " +
    "r 0.5 m <<23 - y r + * - =d x d d y r - + / signed",
  erf:
    "x | x abs =t t t * =z x t t 8.345225069206208e-05 z * -0.0008137437398545444 + z * 0.005200634244829416 + z * " +
    "-0.02685927040874958 + z * 0.11283694207668304 + z * -0.37612634897232056 + z * 0.12837916612625122 + * + " +
    "1 t 4 pmin =w -2.1095051124575548e-05 w * 0.0004344626213423908 + w * -0.00417106319218874 + w * " +
    "0.02511942759156227 + w * -0.10828009247779846 + w * -0.6333469152450562 + w * -1.1295149326324463 + w * " +
    "0.00017468445003032684 + exp-near - t 0.93 < ? signed",
  // Beside a 1: a quotient within 4e-7 of it, in half the time.
  "erf-near":
    "x | x -4 pmax 4 pmin =t t t * =z t 1.9867648006766103e-06 z * 0.00028456462314352393 + z * 0.0038833452854305506 + z * " +
    "0.05310175195336342 + z * 0.19354529678821564 + z * 1.1283791065216064 + * 3.741992259165272e-05 z * " +
    "0.0011855688644573092 + z * 0.015207256190478802 + z * 0.11535007506608963 + z * 0.50485759973526 + z * 1 + / " +
    "-1 pmax 1 pmin",
};

const constants: Readonly<Record<string, Readonly<Record<LaneType, number>>>> = {
  pi: { f32: Math.PI, f64: Math.PI },
  inf: { f32: Number.POSITIVE_INFINITY, f64: Number.POSITIVE_INFINITY },
  "-inf": { f32: Number.NEGATIVE_INFINITY, f64: Number.NEGATIVE_INFINITY },
  nan: { f32: Number.NaN, f64: Number.NaN },
  highest: { f32: 3.4028234663852886e38, f64: Number.MAX_VALUE },
  lowest: { f32: -3.4028234663852886e38, f64: -Number.MAX_VALUE },
};

/** Words of programs that the generator may write, besides operators: functions of one lane type or of both. */
export const vectorFunctions: ReadonlySet<string> = new Set(
  "abs neg sqrt ceil floor trunc round rsqrt rounded isnan isinf isfinite sign signbit copysign minimum maximum fmin fmax "
    .concat("exp exp2 expm1 log log2 log10 log1p sigmoid sin cos tanh erf pow")
    .split(" "),
);

/** What stands for those that a 1 is added to: all that counts is how far off they are beside it. */
export const besideOne: ReadonlyMap<string, string> = new Map([
  ["exp", "exp-near"],
  ["erf", "erf-near"],
]);

/** Those of them that take angles: of operands themselves. */
export const angleFunctions: ReadonlySet<string> = new Set(["sin", "cos"]);

/** Whether vectors of such elements have all words of a program. The limits of narrow ones are not those of the lanes that they compute in. */
export function hasVectorForm(program: string, { lanes, words: between }: ElementKind): boolean {
  const missing = (word: string): boolean =>
    (lanes !== "f32" && Object.hasOwn(singleWords, word)) || (between !== null && ["highest", "lowest"].includes(word));
  return !program.split(" ").some(missing);
}

/** Numbers of the four narrow elements at an address on the stack, plus an offset. */
export function loadNarrow(
  { words, lanes }: ElementKind,
  offset: number,
  newLocal: (type: ValueType) => number,
): Instructions {
  return [...simd(0x03), 3, ...unsigned(offset), ...printed(words!.load.split(" "), new Map(), lanes, newLocal)];
}

/** Eight numbers, as two vectors that `low` and `high` leave, become the bits of narrow elements: one vector. */
export function narrowed(
  { words, lanes }: ElementKind,
  low: Instructions,
  high: Instructions,
  newLocal: (type: ValueType) => number,
): Instructions {
  const bits = (): Instructions => printed(words!.store.split(" "), new Map(), lanes, newLocal);
  return [...low, ...bits(), ...high, ...bits(), ...simd(0x86)];
}

/** How many bytes a function takes at a time. */
export const strideOf = ({ words }: ElementKind): 16 | 32 => (words === null ? 32 : 16);

/**
 * The function `(bytes, p, q, r, s)` that computes so many bytes of the stage, a multiple of `strideOf`. The stage has the first operand at address
 * 0, where the result comes, and the others `stageBytes` apart.
 * @param placed `(end, p, q, r, s, start)` in place of that: the first operand is at `start`, and ends at `end`
 * @throws Error for a word that there is not
 */
export function vectorFunction(
  name: string,
  program: string,
  operands: number,
  kind: ElementKind,
  placed = false,
): WasmFunction {
  const { lanes, words: between } = kind;
  const parameters: ValueType[] = ["i32", lanes, lanes, lanes, lanes, ...(placed ? (["i32"] as const) : [])];
  const locals: ValueType[] = [];
  const newLocal = (type: ValueType): number => parameters.length + locals.push(type) - 1;
  const [at, place] = [0, newLocal("i32")];
  // Narrow numbers are dense near 0: there what is left of 1 - 1 shows, where float32 has lost it with either.
  const used = program.split(" ").map((word) => (between !== null && word === "erf-near" ? "erf" : word));
  const before: number[] = placed ? [...get(5), ...set(place)] : [];
  const numbers = new Map<string, number>();
  for (const [i, number] of numberNames.entries()) {
    if (!used.includes(number)) continue;
    const local = newLocal("v128");
    before.push(...get(1 + i), ...simd(lanes === "f32" ? 0x13 : 0x14), ...set(local));
    numbers.set(number, local);
  }
  const value = (offset: number): Instructions => {
    const scope = new Map(numbers);
    const code: number[] = [];
    for (let i = 0; i < operands; i++) {
      const local = newLocal("v128");
      const from = i * stageBytes + offset;
      code.push(...get(place), ...(between === null ? load(from) : loadNarrow(kind, from, newLocal)), ...set(local));
      scope.set(operandNames[i]!, local);
    }
    return [...code, ...printed(used, scope, lanes, newLocal)];
  };
  const result =
    between === null
      ? [...get(place), ...value(0), ...store(0), ...get(place), ...value(16), ...store(16)]
      : [...get(place), ...narrowed(kind, value(0), value(8), newLocal), ...store(0)];
  const body = [
    ...result,
    ...get(place),
    ...i32Const(strideOf(kind)),
    ...i32Add,
    ...tee(place),
    ...get(at),
    ...i32Less,
  ];
  return { name, parameters, code: functionCode(locals, [...before, ...repeat(body)]) };
}

/**
 * The instructions of a program's words.
 * @param scope the locals of names; those that the program creates are added
 * @throws Error for an unknown word
 */
export function printed(
  text: readonly string[],
  scope: Map<string, number>,
  lanes: LaneType,
  newLocal: (type: ValueType) => number,
): Instructions {
  return text.flatMap((word) => one(word, scope, lanes, newLocal));
}

function one(
  word: string,
  scope: Map<string, number>,
  lanes: LaneType,
  newLocal: (type: ValueType) => number,
): Instructions {
  const local = scope.get(word);
  if (local !== undefined) return get(local);
  if (word.length > 1 && word.startsWith("=") && word !== "==") {
    const named = scope.get(word.slice(1)) ?? newLocal("v128");
    scope.set(word.slice(1), named);
    return set(named);
  }
  if (Object.hasOwn(opcodes, word)) {
    const opcode = opcodes[word]!;
    return simd(typeof opcode === "number" ? opcode : opcode[lanes === "f32" ? 0 : 1]);
  }
  if (Object.hasOwn(shuffles, word))
    return word === "last" ? twice(newLocal("v128"), shuffles[word]!) : shuffles[word]!;
  if (Object.hasOwn(branches, word)) return branches[word]!;
  if (word === "large-angles") return largeAngles(scope.get("x")!, scope.get("r")!, scope.get("n")!, newLocal);
  if (Object.hasOwn(constants, word)) return splatConst(constants[word]![lanes], lanes);
  const shift = word.startsWith("<<") ? 0xab : word.startsWith(">>>") ? 0xad : word.startsWith(">>") ? 0xac : null;
  if (shift !== null) return [...i32Const(Number(word.slice(shift === 0xad ? 3 : 2))), ...simd(shift)];
  const kind = word.endsWith("i") || word.endsWith("d") ? word.at(-1) : "";
  const number = Number(kind === "" ? word : word.slice(0, -1));
  if (!Number.isNaN(number))
    return kind === "i" ? splatInteger(number) : splatConst(number, kind === "d" ? "f64" : lanes);
  const definition = words[word] ?? (lanes === "f32" ? singleWords[word] : undefined);
  if (definition === undefined) throw new Error(`there is no word ${word} for ${lanes}`);
  const bar = definition.indexOf(" | ");
  const inner = new Map<string, number>();
  const taking = definition
    .slice(0, bar)
    .split(" ")
    .reverse()
    .flatMap((name) => {
      const taken = newLocal("v128");
      inner.set(name, taken);
      return set(taken);
    });
  return [...taking, ...printed(definition.slice(bar + 3).split(" "), inner, lanes, newLocal)];
}

const twice = (local: number, instruction: Instructions): Instructions => [
  ...tee(local),
  ...get(local),
  ...instruction,
];

function splatInteger(value: number): Instructions {
  const bytes = new DataView(new ArrayBuffer(16));
  for (let at = 0; at < 16; at += 4) bytes.setInt32(at, value, true);
  return [...simd(0x0c), ...new Uint8Array(bytes.buffer)];
}
