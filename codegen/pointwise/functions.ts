// The functions of the scalar language: one table with arity, meaning (NaN and rounding rules), and the TypeScript of each class of numbers.

/**
 * How numbers are computed. `float32` and `float64` compute in doubles, and storing rounds. `int` is every integer of up to 32 bits (C's int,
 * storing wraps to the dtype). `bool` computes with 0 and 1 as C does, storing gives `!= 0`. `int64` computes in doubles that are checked to be exact;
 * `wide` is the same expression on BigInt, for the elements where they are not.
 */
export type NumberClass = "float32" | "float64" | "int" | "bool" | "int64" | "wide";

export type ValueKind = "value" | "bool";

export interface ScalarFunction {
  readonly name: string;
  readonly arity: number;
  readonly result: ValueKind;
  /** What it gives, with the rules for NaN, rounding and division by zero. */
  readonly doc: string;
  /** TypeScript with `$0`, `$1` for arguments and `@name` for exports of runtime/kernels/pointwise/scalar-math.ts. Null: not for this class. */
  readonly float: string | null;
  /** Where float32 differs. */
  readonly float32: string | null;
  readonly int: string | null;
  readonly int64: string | null;
  readonly wide: string | null;
  /** The int64 result of safe arguments may be unsafe. */
  readonly grows: boolean;
  /** What the documentation calls its arguments. */
  readonly args: string;
}

interface Row {
  readonly float?: string;
  readonly float32?: string;
  readonly int?: string;
  readonly int64?: string;
  readonly wide?: string;
  readonly result?: ValueKind;
  readonly grows?: boolean;
  readonly args?: string;
}

const rows: ScalarFunction[] = [];

function add(name: string, arity: number, doc: string, row: Row): void {
  rows.push({
    name,
    arity,
    doc,
    result: row.result ?? "value",
    float: row.float ?? null,
    float32: row.float32 ?? row.float ?? null,
    int: row.int ?? null,
    int64: row.int64 ?? row.int ?? null,
    wide: row.wide ?? null,
    grows: row.grows ?? false,
    args: row.args ?? (arity === 1 ? "x" : "x, y"),
  });
}

function math(name: string, doc: string, js = `Math.${name}($0)`): void {
  add(name, 1, doc, { float: js });
}

math("exp", "e to the power of x; NaN gives NaN");
math("expm1", "exp(x) - 1, exact near 0");
math("exp2", "2 to the power of x", "(2 ** $0)");
math("log", "natural logarithm; 0 gives -inf, below 0 NaN");
math("log1p", "log(1 + x), exact near 0");
math("log2", "base-2 logarithm");
math("log10", "base-10 logarithm");
math("sqrt", "square root, correctly rounded; below 0 NaN");
math("rsqrt", "1 / sqrt(x); 0 gives inf", "(1 / Math.sqrt($0))");
math("sin", "sine");
math("cos", "cosine");
math("tan", "tangent");
math("asin", "inverse sine; outside [-1, 1] NaN");
math("acos", "inverse cosine; outside [-1, 1] NaN");
math("atan", "inverse tangent");
math("sinh", "hyperbolic sine");
math("cosh", "hyperbolic cosine");
math("tanh", "hyperbolic tangent");
math("asinh", "inverse hyperbolic sine");
math("acosh", "inverse hyperbolic cosine; below 1 NaN");
math("atanh", "inverse hyperbolic tangent; -1 and 1 give -inf and inf");
add("erf", 1, "error function", { float: "@erf($0)", float32: "@erf32($0)" });
math("erfc", "1 - erf(x), exact for large x", "@erfc($0)");
math("erfinv", "inverse of erf; outside [-1, 1] NaN", "@erfinv($0)");
math("lgamma", "log of |gamma(x)|; poles give inf", "@lgamma($0)");
math("digamma", "derivative of lgamma; 0 gives an infinity of the opposite sign, other poles NaN", "@digamma($0)");
add("polygamma", 2, "polygamma(n, x): the n-th derivative of digamma, n >= 0 whole", {
  float: "@polygamma($0, $1)",
  float32: "@polygamma32($0, $1)",
  args: "n, x",
});
math("erfcx", "exp(x * x) erfc(x)", "@erfcx($0)");
math("log_ndtr", "log of the standard normal distribution function, exact in the lower tail", "@logNdtr($0)");
math(
  "ndtri",
  "inverse of the standard normal distribution function; 0 and 1 give infinities, outside NaN",
  "@ndtri($0)",
);
add("zeta", 2, "sum of (x + k) to the power of -s over k >= 0; s = 1 gives inf, below NaN", {
  float: "@zeta($0, $1)",
  args: "s, x",
});
add("igamma", 2, "regularised lower incomplete gamma function; negative arguments give NaN", {
  float: "@igamma($0, $1)",
  args: "a, x",
});
add("igammac", 2, "1 - igamma(a, x), exact where it is small", { float: "@igammac($0, $1)", args: "a, x" });
math("bessel_j0", "Bessel function of the first kind, order 0", "@besselJ0($0)");
math("bessel_j1", "Bessel function of the first kind, order 1", "@besselJ1($0)");
math("bessel_y0", "Bessel function of the second kind, order 0; 0 gives -inf, below NaN", "@besselY0($0)");
math("bessel_y1", "Bessel function of the second kind, order 1; 0 gives -inf, below NaN", "@besselY1($0)");
math("bessel_i0", "modified Bessel function of the first kind, order 0", "@besselI0($0)");
math("bessel_i0e", "exp(-|x|) bessel_i0(x)", "@besselI0e($0)");
math("bessel_i1", "modified Bessel function of the first kind, order 1", "@besselI1($0)");
math("bessel_i1e", "exp(-|x|) bessel_i1(x)", "@besselI1e($0)");
math("bessel_k0", "modified Bessel function of the second kind, order 0; 0 gives inf, below NaN", "@besselK0($0)");
math("bessel_k0e", "exp(x) bessel_k0(x)", "@besselK0e($0)");
math("bessel_k1", "modified Bessel function of the second kind, order 1; 0 gives inf, below NaN", "@besselK1($0)");
math("bessel_k1e", "exp(x) bessel_k1(x)", "@besselK1e($0)");
math("spherical_bessel_j0", "sin(x) / x; 0 gives 1", "@sphericalBesselJ0($0)");
math("airy_ai", "Airy's function Ai; infinities give NaN", "@airyAi($0)");

function polynomial(name: string, doc: string, helper: string): void {
  add(name, 2, `${doc} of degree n, truncated; below 0 gives 0`, { float: `@${helper}($0, $1)`, args: "x, n" });
}
polynomial("chebyshev_t", "Chebyshev polynomial of the first kind", "chebyshevT");
polynomial("chebyshev_u", "Chebyshev polynomial of the second kind", "chebyshevU");
polynomial("chebyshev_v", "Chebyshev polynomial of the third kind", "chebyshevV");
polynomial("chebyshev_w", "Chebyshev polynomial of the fourth kind", "chebyshevW");
polynomial("hermite_h", "Hermite polynomial, the physicists',", "hermiteH");
polynomial("hermite_he", "Hermite polynomial, the probabilists',", "hermiteHe");
polynomial("laguerre_l", "Laguerre polynomial", "laguerreL");
polynomial("legendre_p", "Legendre polynomial", "legendreP");
math("sigmoid", "1 / (1 + exp(-x))", "(1 / (1 + Math.exp(-$0)))");
math("floor", "largest whole number not above x");
math("ceil", "smallest whole number not below x");
math("trunc", "x without its fraction");
math("round", "nearest whole number, ties to even", "@roundEven($0)");
add("rounded", 1, "x rounded to the computing dtype: what storing and loading it would give", {
  float: "$0",
  float32: "Math.fround($0)",
  int: "$0",
  wide: "$0",
});

add("abs", 1, "absolute value; the lowest integer stays itself", {
  float: "Math.abs($0)",
  int: "(Math.abs($0) | 0)",
  int64: "Math.abs($0)",
  wide: "@absWide($0)",
});
add("sign", 1, "-1, 0 or 1; NaN gives 0", { float: "@sign($0)", int: "@sign($0)", wide: "@signWide($0)" });
add("isnan", 1, "is x NaN?", { float: "@isNan($0)", int: "false", wide: "false", result: "bool" });
add("isinf", 1, "is x an infinity?", { float: "@isInfinite($0)", int: "false", wide: "false", result: "bool" });
add("isfinite", 1, "is x neither NaN nor an infinity?", {
  float: "Number.isFinite($0)",
  int: "true",
  wide: "true",
  result: "bool",
});
add("signbit", 1, "is the sign of x negative? True for -0", {
  float: "@signBit($0)",
  int: "($0 < 0)",
  wide: "($0 < 0n)",
  result: "bool",
});
add("minimum", 2, "the smaller; NaN if either is NaN", {
  float: "Math.min($0, $1)",
  int: "Math.min($0, $1)",
  wide: "@minWide($0, $1)",
});
add("maximum", 2, "the larger; NaN if either is NaN", {
  float: "Math.max($0, $1)",
  int: "Math.max($0, $1)",
  wide: "@maxWide($0, $1)",
});
add("fmin", 2, "the smaller; a NaN yields to the other", {
  float: "@fmin($0, $1)",
  int: "Math.min($0, $1)",
  wide: "@minWide($0, $1)",
});
add("fmax", 2, "the larger; a NaN yields to the other", {
  float: "@fmax($0, $1)",
  int: "Math.max($0, $1)",
  wide: "@maxWide($0, $1)",
});
add("fmod", 2, "remainder with the sign of the dividend; by 0: NaN, for integers an error", {
  float: "($0 % $1)",
  int: "@intFmod($0, $1)",
  wide: "@fmodWide($0, $1)",
});
add("floor_mod", 2, "remainder with the sign of the divisor (Python's %); by 0: NaN, for integers an error", {
  float: "@floorMod($0, $1)",
  int: "@intFloorMod($0, $1)",
  wide: "@floorModWide($0, $1)",
});
add("floor_div", 2, "quotient rounded towards -inf; by 0: as division, for integers an error", {
  float: "@floorDiv($0, $1)",
  int: "@intFloorDiv($0, $1)",
  wide: "@floorDivWide($0, $1)",
});
add("pow", 2, "x to the power of y; integers wrap, and a negative exponent gives 0 but for the bases 1 and -1", {
  float: "@pow($0, $1)",
  int: "@intPow($0, $1)",
  int64: "@safePow($0, $1)",
  wide: "@powWide($0, $1)",
  grows: true,
});
add("atan2", 2, "angle of the point (y, x), with the signs of zeros", { float: "Math.atan2($0, $1)", args: "y, x" });
add("hypot", 2, "sqrt(x * x + y * y) without overflow", { float: "Math.hypot($0, $1)" });
add("copysign", 2, "|x| with the sign of y, zeros included", { float: "@copySign($0, $1)" });
add("nextafter", 2, "the neighbour of x among the numbers of the computing dtype, towards y", {
  float: "@nextAfter($0, $1)",
  float32: "@nextAfterSingle($0, $1)",
});
add("lcm", 2, "least common multiple, not negative; 0 if either is 0", {
  int: "(@lcm($0, $1) | 0)",
  int64: "@lcm($0, $1)",
  wide: "@lcmWide($0, $1)",
  grows: true,
});
add("gcd", 2, "greatest common divisor, not negative; of 0 and 0: 0", {
  int: "@gcd($0, $1)",
  wide: "@gcdWide($0, $1)",
});

/** Where the helpers are that templates name; the rest is in scalar-math.ts and int64.ts. */
export const helperFiles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "special.ts": "erf erf32 erfc erfinv lgamma digamma polygamma polygamma32 erfcx logNdtr ndtri zeta igamma igammac",
    "bessel.ts":
      "besselJ0 besselJ1 besselY0 besselY1 besselI0 besselI0e besselI1 besselI1e besselK0 besselK0e besselK1 besselK1e sphericalBesselJ0 airyAi",
    "polynomials.ts": "chebyshevT chebyshevU chebyshevV chebyshevW hermiteH hermiteHe laguerreL legendreP",
  }).flatMap(([file, names]) => names.split(" ").map((name): [string, string] => [name, file])),
);

export const scalarFunctions: ReadonlyMap<string, ScalarFunction> = new Map(rows.map((row) => [row.name, row]));

/** Named constants; `lowest` and `highest` are the limits of the computing dtype. */
export const scalarConstants = ["pi", "inf", "nan", "lowest", "highest", "true", "false", "None"] as const;
export type ScalarConstant = (typeof scalarConstants)[number];

/** The TypeScript of a function for a class, or null where it has none. */
export function templateOf(fn: ScalarFunction, numbers: NumberClass): string | null {
  if (numbers === "float32") return fn.float32;
  if (numbers === "float64") return fn.float;
  if (numbers === "int" || numbers === "bool") return fn.int;
  return numbers === "int64" ? fn.int64 : fn.wide;
}

/** The rows of the table in docs/pointwise.md, which a test compares with it. */
export function functionTable(): string {
  let text = "";
  for (const { name, args, doc, float, int } of scalarFunctions.values()) {
    const classes = [...(float === null ? [] : ["floats"]), ...(int === null ? [] : ["integers"])].join(", ");
    text += `| \`${name}(${args})\` | ${doc.replaceAll("|", "\\|")} | ${classes} |\n`;
  }
  return text;
}
