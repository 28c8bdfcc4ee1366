// The rows that the generator prints for shaders, and the functions that their texts may call. Knows no device.

/**
 * A pointwise operator: the name of its functional form; the tensors that are truth values; the other arguments; whether the result is a truth value;
 * how dtypes promote where it is; and the bodies of the function for floating-point numbers, integers, and bools if that is another one.
 *
 * The bodies return a value of type `T` or a truth value from the elements `a`, `b`, `c` and arguments: `number(0)`, `flag(1)`, `word(2)`, `absent(0)`.
 * `#0.5#` stands for a constant of type `T`.
 */
export type ShaderRow = readonly [
  name: string,
  inputs: number,
  truths: string,
  parameters: readonly ShaderParameter[],
  isTruth: boolean,
  floats: string | null,
  integers?: string | null,
  bools?: string | null,
];

/** `n`: a number; `N`: one that takes part in promotion; `b`: a truth value; a list: a string, as its position there. `?`: or None. */
export type ShaderParameter = "n" | "n?" | "N" | "N?" | "b" | "b?" | readonly string[];

/** A reduction: its operation, what a row begins with (null: its first value), and the body for the value of an element. */
export type ShaderFold = readonly [operation: string, start: string | null, value: string];

/** The reductions in order, and the body of the row's result, or of each element's. */
export type ShaderProgram = readonly [folds: readonly ShaderFold[], result: string];

/**
 * An operator on rows: name; tensors; arguments; positions in the schema of the tensors, the arguments, the reduced dimensions (-1: none), and `keepdim`;
 * whether there is a result for each element; the dtype of results if it is not that of the numbers; programs for floating-point numbers and integers.
 */
export type ShaderRows = readonly [
  name: string,
  inputs: readonly number[],
  parameters: readonly (readonly [index: number, kind: ShaderParameter])[],
  dim: number,
  isEach: boolean,
  result: "same" | "bool" | "int64",
  floats: ShaderProgram | null,
  integers?: ShaderProgram | null,
];

/** Functions of the scalar language that have a form in WGSL. */
export const shaderFunctions: ReadonlySet<string> = new Set(
  [
    "abs sign isnan isinf isfinite signbit minimum maximum fmin fmax fmod floor_mod floor_div pow rounded conj re im gcd lcm",
    "exp expm1 exp2 log log1p log2 log10 sqrt rsqrt sigmoid sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh erf erfc",
    "floor ceil trunc round atan2 hypot copysign lgamma nextafter",
    "erfinv digamma polygamma erfcx log_ndtr ndtri zeta igamma igammac airy_ai spherical_bessel_j0",
    "bessel_j0 bessel_j1 bessel_y0 bessel_y1 bessel_i0 bessel_i0e bessel_i1 bessel_i1e bessel_k0 bessel_k0e bessel_k1 bessel_k1e",
    "chebyshev_t chebyshev_u chebyshev_v chebyshev_w hermite_h hermite_he laguerre_l legendre_p",
  ]
    .join(" ")
    .split(" "),
);

/** What elements and results of reductions are called in the bodies. */
export const elementNames = ["a", "b", "c"] as const;
