// Words of vector programs for integers, and which programs lanes narrower than C's int compute as it does.

/** Lanes of integers, which wrap around; those of `u8` have no sign. */
export type IntegerLanes = "i32" | "i64" | NarrowLanes;
export type NarrowLanes = "i8" | "u8" | "i16";

/** A quotient of 16-bit integers, whose fraction float32 does not round away. */
const halfQuotient =
  "x, y: halves(int(float(low_half(x)) /f float(low_half(y))), int(float(high_half(x)) /f float(high_half(y))))";

/** Words for integers; with the name of the lanes, those for these lanes. */
export const integerWords: Readonly<Record<string, string>> = {
  minimum: "x, y: x <= y ? x : y",
  maximum: "x, y: x >= y ? x : y",
  fmin: "x, y: minimum(x, y)",
  fmax: "x, y: maximum(x, y)",
  sign: "x: ((x > 0) & 1) | (x < 0)",
  signbit: "x: x < 0",
  isnan: "x: x != x",
  isinf: "x: x != x",
  isfinite: "x: x == x",
  rounded: "x: x",
  "abs u8": "x: x",
  "* i8": "x, y: bytes(low(x) *h low(y), high(x) *h high(y))",
  "* u8": "x, y: bytes(low(x) *h low(y), high(x) *h high(y))",
  // Fails for a divisor of 0. The lowest number divided by -1 is itself.
  quotient: `x, y:
    if (y == 0) {
      fail();
    }
    divided(x, y)`,
  // The lower bits of 1.5 2^52 plus a whole number are those of the number.
  "divided i32":
    "x, y: evens(double_trunc(doubles(x) /d doubles(y)) +d 6755399441055744d, double_trunc(doubles(last(x)) /d doubles(last(y))) +d 6755399441055744d)",
  "divided i16": halfQuotient,
  half_divided: halfQuotient,
  "divided i8": "x, y: bytes(half_divided(low(x), low(y)), half_divided(high(x), high(y)))",
  "divided u8": "x, y: bytes(half_divided(low(x), low(y)), half_divided(high(x), high(y)))",
  // The processor's division fails for the lowest number and -1.
  "divided i64": `x, y:
    m = y == -1;
    m ? -x : each_div(x, m ? 1 : y)`,
  fmod: "x, y: x - quotient(x, y) * y",
  floor_mod: `x, y:
    r = fmod(x, y);
    ((r ^ y) < 0) & (r != 0) ? r + y : r`,
  floor_div: `x, y:
    q = quotient(x, y);
    r = x - q * y;
    q + (((r ^ y) < 0) & (r != 0))`,
};

/** Bits of a count that a shift uses, whatever the lanes: C's int has 32 bits. */
const countBits: Readonly<Record<IntegerLanes, number>> = { i8: 5, u8: 5, i16: 5, i32: 5, i64: 6 };
export const laneBits: Readonly<Record<IntegerLanes, number>> = { i8: 8, u8: 8, i16: 16, i32: 32, i64: 64 };

/** A shift by one count for each lane, bit by bit of the counts. */
export function shiftWord(word: "shift_left" | "shift_right", lanes: IntegerLanes): string {
  const width = laneBits[lanes];
  const steps = Array.from({ length: countBits[lanes] }, (_, bit) => {
    const by = 2 ** bit;
    const isAll = by >= width;
    const isZero = isAll && (word === "shift_left" || lanes === "u8");
    const shifted = isZero ? "0" : `x ${word === "shift_left" ? "<<" : ">>"} ${isAll ? width - 1 : by}`;
    return `x = (y & ${by}) != 0 ? ${shifted} : x;`;
  });
  return `x, y: ${steps.join(" ")} x`;
}

/** Functions among the words for integers. */
export const integerFunctions: ReadonlySet<string> = new Set(
  "abs minimum maximum fmin fmax sign signbit isnan isinf isfinite rounded fmod floor_mod floor_div".split(" "),
);

/** Words for integers by the number of operands, besides `?` and those of two. */
const unaryWords: ReadonlySet<string> = new Set(
  "~ neg abs sign signbit isnan isinf isfinite rounded <<p <<q <<r <<s >>p >>q >>r >>s".split(" "),
);

/** Words whose results are truth values. */
const truthWords: ReadonlySet<string> = new Set("== != < > <= >= signbit isnan isinf isfinite".split(" "));

/** Words of which lower bits of the operands give lower bits of the result; all others need the operands' values. */
const modularWords: ReadonlySet<string> = new Set("+ - * neg ~ & | ^ ? rounded <<p <<q <<r <<s".split(" "));

/** Words whose result may not fit in the lanes, though the operands do. */
const growingWords: ReadonlySet<string> = new Set(
  "+ - * neg abs quotient floor_div shift_left <<p <<q <<r <<s".split(" "),
);

/** What a vector of narrow lanes holds, compared with C's int: its lower bits, its value, or a truth value. */
type Held = "bits" | "value" | "truth";

const limits: Readonly<Record<NarrowLanes, readonly [least: number, most: number]>> = {
  i8: [-128, 127],
  u8: [0, 255],
  i16: [-32768, 32767],
};

/**
 * Whether lanes of less than 32 bits give the lower bits of what C's int gives: nothing that wrapped around may be
 * compared, divided or shifted to the right.
 * @param given the names of operands and numbers
 */
export function fitsNarrowLanes(
  program: string,
  given: readonly string[],
  lanes: NarrowLanes,
  isBool: boolean,
): boolean {
  const [least, most] = isBool ? [0, 1] : limits[lanes];
  const names = new Map<string, Held>(given.map((name) => [name, "value"]));
  const stack: Held[] = [];
  for (const word of program.split(" ")) {
    if (word.length > 1 && word.startsWith("=") && word !== "==") names.set(word.slice(1), stack.pop()!);
    else if (names.has(word)) stack.push(names.get(word)!);
    else if (Number.isInteger(Number(word))) {
      const fits = Number(word) >= least && Number(word) <= most;
      // A result is true if it is not 0, which lower bits do not tell.
      if (isBool && !fits) return false;
      stack.push(fits ? "value" : "bits");
    } else {
      const operands = stack.splice(stack.length - (word === "?" ? 3 : unaryWords.has(word) ? 1 : 2));
      const needed = word === "shift_left" ? operands.slice(1) : operands;
      if (!modularWords.has(word) && needed.includes("bits")) return false;
      const results = word === "?" ? operands.slice(0, 2) : operands;
      const isTruth = truthWords.has(word) || ("~&|^?".includes(word) && results.every((held) => held === "truth"));
      // C's int gives an inverted number a sign.
      const wraps = growingWords.has(word) || (word === "~" && lanes === "u8");
      stack.push(isTruth ? "truth" : wraps || results.includes("bits") ? "bits" : "value");
    }
  }
  return true;
}
