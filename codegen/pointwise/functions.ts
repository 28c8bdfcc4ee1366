// The functions of the scalar language: one table with arity, semantics (NaN and rounding rules) and number classes. How they are computed is up to
// each target.

import type { DTypeClassName } from "./words.js";

export type ValueKind = "value" | "bool";

export interface ScalarFunction {
  readonly name: ScalarFunctionName;
  readonly arity: number;
  readonly result: ValueKind;
  /** Its result, with the rules for NaN, rounding and division by zero. */
  readonly doc: string;
  /** The number classes that it is defined for; bool computes as integers do. */
  readonly classes: readonly DTypeClassName[];
  /** The documentation's names for its arguments. */
  readonly args: string;
}

interface Row {
  readonly of: "floats" | "integers" | "both";
  /**
   * Also defined for complex numbers. Of the other functions' arguments within a complex expression some are real: |x|,
   * re(x).
   */
  readonly complex?: true;
  readonly doc: string;
  /** As in the documentation. */
  readonly args?: string;
  readonly result?: ValueKind;
}

const rows = {
  exp: { of: "floats", complex: true, doc: "e to the power of x; NaN gives NaN" },
  expm1: { of: "floats", doc: "exp(x) - 1, exact near 0" },
  exp2: { of: "floats", doc: "2 to the power of x" },
  log: { of: "floats", complex: true, doc: "natural logarithm; 0 gives -inf, below 0 NaN" },
  log1p: { of: "floats", doc: "log(1 + x), exact near 0" },
  log2: { of: "floats", complex: true, doc: "base-2 logarithm" },
  log10: { of: "floats", complex: true, doc: "base-10 logarithm" },
  sqrt: { of: "floats", complex: true, doc: "square root, correctly rounded; below 0 NaN" },
  rsqrt: { of: "floats", complex: true, doc: "1 / sqrt(x); 0 gives inf" },
  sin: { of: "floats", complex: true, doc: "sine" },
  cos: { of: "floats", complex: true, doc: "cosine" },
  tan: { of: "floats", complex: true, doc: "tangent" },
  asin: { of: "floats", complex: true, doc: "inverse sine; outside [-1, 1] NaN" },
  acos: { of: "floats", complex: true, doc: "inverse cosine; outside [-1, 1] NaN" },
  atan: { of: "floats", complex: true, doc: "inverse tangent" },
  sinh: { of: "floats", complex: true, doc: "hyperbolic sine" },
  cosh: { of: "floats", complex: true, doc: "hyperbolic cosine" },
  tanh: { of: "floats", complex: true, doc: "hyperbolic tangent" },
  asinh: { of: "floats", complex: true, doc: "inverse hyperbolic sine" },
  acosh: { of: "floats", complex: true, doc: "inverse hyperbolic cosine; below 1 NaN" },
  atanh: { of: "floats", complex: true, doc: "inverse hyperbolic tangent; -1 and 1 give -inf and inf" },
  erf: { of: "floats", doc: "error function" },
  erfc: { of: "floats", doc: "1 - erf(x), exact for large x" },
  erfinv: { of: "floats", doc: "inverse of erf; outside [-1, 1] NaN" },
  lgamma: { of: "floats", doc: "log of |gamma(x)|; poles give inf" },
  digamma: { of: "floats", doc: "derivative of lgamma; 0 gives an infinity of the opposite sign, other poles NaN" },
  polygamma: { of: "floats", args: "n, x", doc: "polygamma(n, x): the n-th derivative of digamma, n >= 0 whole" },
  erfcx: { of: "floats", doc: "exp(x * x) erfc(x)" },
  log_ndtr: { of: "floats", doc: "log of the standard normal distribution function, exact in the lower tail" },
  ndtri: {
    of: "floats",
    doc: "inverse of the standard normal distribution function; 0 and 1 give infinities, outside NaN",
  },
  zeta: {
    of: "floats",
    args: "s, x",
    doc: "sum of (x + k) to the power of -s over k >= 0; s = 1 gives inf, below NaN",
  },
  igamma: {
    of: "floats",
    args: "a, x",
    doc: "regularised lower incomplete gamma function; negative arguments give NaN",
  },
  igammac: { of: "floats", args: "a, x", doc: "1 - igamma(a, x), exact where it is small" },
  gamma_gradient: {
    of: "floats",
    args: "a, x",
    doc: "how samples x of the gamma distribution move with its shape a; 0 at 0, NaN below",
  },
  dirichlet_gradient: {
    of: "floats",
    args: "x, a, total",
    doc: "how samples x of the beta distribution move with its shape a, over 1 - x; the other shape is total - a",
  },
  bessel_j0: { of: "floats", doc: "Bessel function of the first kind, order 0" },
  bessel_j1: { of: "floats", doc: "Bessel function of the first kind, order 1" },
  bessel_y0: { of: "floats", doc: "Bessel function of the second kind, order 0; 0 gives -inf, below NaN" },
  bessel_y1: { of: "floats", doc: "Bessel function of the second kind, order 1; 0 gives -inf, below NaN" },
  bessel_i0: { of: "floats", doc: "modified Bessel function of the first kind, order 0" },
  bessel_i0e: { of: "floats", doc: "exp(-|x|) bessel_i0(x)" },
  bessel_i1: { of: "floats", doc: "modified Bessel function of the first kind, order 1" },
  bessel_i1e: { of: "floats", doc: "exp(-|x|) bessel_i1(x)" },
  bessel_k0: { of: "floats", doc: "modified Bessel function of the second kind, order 0; 0 gives inf, below NaN" },
  bessel_k0e: { of: "floats", doc: "exp(x) bessel_k0(x)" },
  bessel_k1: { of: "floats", doc: "modified Bessel function of the second kind, order 1; 0 gives inf, below NaN" },
  bessel_k1e: { of: "floats", doc: "exp(x) bessel_k1(x)" },
  spherical_bessel_j0: { of: "floats", doc: "sin(x) / x; 0 gives 1" },
  airy_ai: { of: "floats", doc: "Airy's function Ai; infinities give NaN" },
  chebyshev_t: {
    of: "floats",
    args: "x, n",
    doc: "Chebyshev polynomial of the first kind of degree n, truncated; below 0 gives 0",
  },
  chebyshev_u: {
    of: "floats",
    args: "x, n",
    doc: "Chebyshev polynomial of the second kind of degree n, truncated; below 0 gives 0",
  },
  chebyshev_v: {
    of: "floats",
    args: "x, n",
    doc: "Chebyshev polynomial of the third kind of degree n, truncated; below 0 gives 0",
  },
  chebyshev_w: {
    of: "floats",
    args: "x, n",
    doc: "Chebyshev polynomial of the fourth kind of degree n, truncated; below 0 gives 0",
  },
  hermite_h: {
    of: "floats",
    args: "x, n",
    doc: "Hermite polynomial, the physicists', of degree n, truncated; below 0 gives 0",
  },
  hermite_he: {
    of: "floats",
    args: "x, n",
    doc: "Hermite polynomial, the probabilists', of degree n, truncated; below 0 gives 0",
  },
  laguerre_l: { of: "floats", args: "x, n", doc: "Laguerre polynomial of degree n, truncated; below 0 gives 0" },
  legendre_p: { of: "floats", args: "x, n", doc: "Legendre polynomial of degree n, truncated; below 0 gives 0" },
  sigmoid: { of: "floats", complex: true, doc: "1 / (1 + exp(-x))" },
  floor: { of: "floats", doc: "largest whole number not above x" },
  ceil: { of: "floats", doc: "smallest whole number not below x" },
  trunc: { of: "floats", doc: "x without its fraction" },
  round: { of: "floats", doc: "nearest whole number, ties to even" },
  rounded: {
    of: "both",
    complex: true,
    doc: "x rounded to the computing dtype: what storing and loading it would give",
  },
  abs: { of: "both", complex: true, doc: "absolute value; the lowest integer stays itself" },
  sign: { of: "both", complex: true, doc: "-1, 0 or 1; NaN gives 0" },
  isnan: { of: "both", complex: true, result: "bool", doc: "is x NaN?" },
  isinf: { of: "both", complex: true, result: "bool", doc: "is x an infinity?" },
  isfinite: { of: "both", complex: true, result: "bool", doc: "is x neither NaN nor an infinity?" },
  signbit: { of: "both", result: "bool", doc: "is the sign of x negative? True for -0" },
  minimum: { of: "both", args: "x, y", doc: "the smaller, the first of equal ones; NaN if either is NaN" },
  maximum: { of: "both", args: "x, y", doc: "the larger, the first of equal ones; NaN if either is NaN" },
  fmin: { of: "both", args: "x, y", doc: "the smaller, the first of equal ones; a NaN yields to the other" },
  fmax: { of: "both", args: "x, y", doc: "the larger, the first of equal ones; a NaN yields to the other" },
  fmod: { of: "both", args: "x, y", doc: "remainder with the sign of the dividend; by 0: NaN, for integers an error" },
  floor_mod: {
    of: "both",
    args: "x, y",
    doc: "remainder with the sign of the divisor (Python's %); by 0: NaN, for integers an error",
  },
  floor_div: {
    of: "both",
    args: "x, y",
    doc: "quotient rounded towards -inf; by 0: as division, for integers an error",
  },
  pow: {
    of: "both",
    complex: true,
    args: "x, y",
    doc: "x to the power of y; integers wrap, and a negative exponent gives 0 but for the bases 1 and -1",
  },
  atan2: { of: "floats", args: "y, x", doc: "angle of the point (y, x), with the signs of zeros" },
  hypot: { of: "floats", args: "x, y", doc: "sqrt(x * x + y * y) without overflow" },
  copysign: { of: "floats", args: "x, y", doc: "|x| with the sign of y, zeros included" },
  nextafter: {
    of: "floats",
    args: "x, y",
    doc: "the neighbour of x among the numbers of the computing dtype, towards y",
  },
  conj: { of: "both", complex: true, doc: "the complex conjugate; a real number is its own" },
  re: { of: "both", complex: true, doc: "the real part" },
  im: { of: "both", complex: true, doc: "the imaginary part, 0 of a real number" },
  arg: { of: "floats", complex: true, doc: "the angle of a complex number, with the signs of zeros" },
  lcm: { of: "integers", args: "x, y", doc: "least common multiple, not negative; 0 if either is 0" },
  gcd: { of: "integers", args: "x, y", doc: "greatest common divisor, not negative; of 0 and 0: 0" },
} satisfies Readonly<Record<string, Row>>;

export type ScalarFunctionName = keyof typeof rows;

const classesOf: Readonly<Record<Row["of"], readonly DTypeClassName[]>> = {
  floats: ["float"],
  integers: ["int", "bool"],
  both: ["float", "int", "bool"],
};

export const scalarFunctions: ReadonlyMap<string, ScalarFunction> = new Map(
  (Object.entries(rows) as [ScalarFunctionName, Row][]).map(
    ([name, { of, complex, doc, args = "x", result = "value" }]) => [
      name,
      {
        name,
        arity: args.split(", ").length,
        result,
        doc,
        classes: complex === true ? [...classesOf[of], "complex"] : classesOf[of],
        args,
      },
    ],
  ),
);

/** Named constants; `lowest` and `highest` are the limits of the computing dtype. */
export const scalarConstants = ["pi", "inf", "nan", "lowest", "highest", "true", "false", "None"] as const;
export type ScalarConstant = (typeof scalarConstants)[number];

/** The rows of the table in docs/pointwise.md, which a test compares with it. */
export function functionTable(): string {
  let text = "";
  for (const { name, args, doc, classes } of scalarFunctions.values()) {
    const words = [
      ...(classes.includes("float") ? ["floats"] : []),
      ...(classes.includes("int") ? ["integers"] : []),
      ...(classes.includes("complex") ? ["complex"] : []),
    ];
    text += `| \`${name}(${args})\` | ${doc.replaceAll("|", "\\|")} | ${words.join(", ")} |\n`;
  }
  return text;
}
