// The functions of the scalar language in TypeScript, class by class.

import type { ScalarFunctionName } from "../../functions.js";

/**
 * How numbers are computed. `float32` and `float64` compute in doubles, and storing rounds. `int` is every integer of up to 32 bits (C's int,
 * storing wraps to the dtype). `bool` computes with 0 and 1 as C does, storing gives `!= 0`. `int64` computes in doubles that are checked to be exact;
 * `wide` is the same expression on BigInt, for the elements where they are not.
 */
export type NumberClass = "float32" | "float64" | "int" | "bool" | "int64" | "wide";

/**
 * TypeScript with `$0`, `$1` for arguments and `@name` for exports of runtime/kernels/math. Missing for classes that the function
 * does not have.
 */
interface Templates {
  readonly float?: string;
  /** If float32 differs. */
  readonly float32?: string;
  readonly int?: string;
  /** If int64 in doubles differs. */
  readonly int64?: string;
  readonly wide?: string;
  /** The int64 result of safe arguments may be unsafe. */
  readonly grows?: boolean;
}

const templates: Readonly<Record<ScalarFunctionName, Templates>> = {
  exp: { float: "Math.exp($0)" },
  expm1: { float: "Math.expm1($0)" },
  exp2: { float: "(2 ** $0)" },
  log: { float: "Math.log($0)" },
  log1p: { float: "Math.log1p($0)" },
  log2: { float: "Math.log2($0)" },
  log10: { float: "Math.log10($0)" },
  sqrt: { float: "Math.sqrt($0)" },
  rsqrt: { float: "(1 / Math.sqrt($0))" },
  sin: { float: "Math.sin($0)" },
  cos: { float: "Math.cos($0)" },
  tan: { float: "Math.tan($0)" },
  asin: { float: "Math.asin($0)" },
  acos: { float: "Math.acos($0)" },
  atan: { float: "Math.atan($0)" },
  sinh: { float: "Math.sinh($0)" },
  cosh: { float: "Math.cosh($0)" },
  tanh: { float: "Math.tanh($0)" },
  asinh: { float: "Math.asinh($0)" },
  acosh: { float: "Math.acosh($0)" },
  atanh: { float: "Math.atanh($0)" },
  erf: { float: "@erf($0)", float32: "@erf32($0)" },
  erfc: { float: "@erfc($0)" },
  erfinv: { float: "@erfinv($0)" },
  lgamma: { float: "@lgamma($0)" },
  digamma: { float: "@digamma($0)" },
  polygamma: { float: "@polygamma($0, $1)", float32: "@polygamma32($0, $1)" },
  erfcx: { float: "@erfcx($0)" },
  log_ndtr: { float: "@logNdtr($0)" },
  ndtri: { float: "@ndtri($0)" },
  zeta: { float: "@zeta($0, $1)" },
  igamma: { float: "@igamma($0, $1)" },
  igammac: { float: "@igammac($0, $1)" },
  gamma_gradient: { float: "@gammaGradient($0, $1)" },
  dirichlet_gradient: { float: "@dirichletGradient($0, $1, $2)" },
  bessel_j0: { float: "@besselJ0($0)" },
  bessel_j1: { float: "@besselJ1($0)" },
  bessel_y0: { float: "@besselY0($0)" },
  bessel_y1: { float: "@besselY1($0)" },
  bessel_i0: { float: "@besselI0($0)" },
  bessel_i0e: { float: "@besselI0e($0)" },
  bessel_i1: { float: "@besselI1($0)" },
  bessel_i1e: { float: "@besselI1e($0)" },
  bessel_k0: { float: "@besselK0($0)" },
  bessel_k0e: { float: "@besselK0e($0)" },
  bessel_k1: { float: "@besselK1($0)" },
  bessel_k1e: { float: "@besselK1e($0)" },
  spherical_bessel_j0: { float: "@sphericalBesselJ0($0)" },
  airy_ai: { float: "@airyAi($0)" },
  chebyshev_t: { float: "@chebyshevT($0, $1)" },
  chebyshev_u: { float: "@chebyshevU($0, $1)" },
  chebyshev_v: { float: "@chebyshevV($0, $1)" },
  chebyshev_w: { float: "@chebyshevW($0, $1)" },
  hermite_h: { float: "@hermiteH($0, $1)" },
  hermite_he: { float: "@hermiteHe($0, $1)" },
  laguerre_l: { float: "@laguerreL($0, $1)" },
  legendre_p: { float: "@legendreP($0, $1)" },
  sigmoid: { float: "(1 / (1 + Math.exp(-$0)))" },
  floor: { float: "Math.floor($0)" },
  ceil: { float: "Math.ceil($0)" },
  trunc: { float: "Math.trunc($0)" },
  round: { float: "@roundEven($0)" },
  rounded: { float: "$0", float32: "Math.fround($0)", int: "$0", wide: "$0" },
  abs: { float: "Math.abs($0)", int: "(Math.abs($0) | 0)", int64: "Math.abs($0)", wide: "@absWide($0)" },
  sign: { float: "@sign($0)", int: "@sign($0)", wide: "@signWide($0)" },
  isnan: { float: "@isNan($0)", int: "false", wide: "false" },
  isinf: { float: "@isInfinite($0)", int: "false", wide: "false" },
  isfinite: { float: "Number.isFinite($0)", int: "true", wide: "true" },
  signbit: { float: "@signBit($0)", int: "($0 < 0)", wide: "($0 < 0n)" },
  minimum: { float: "@minimum($0, $1)", int: "Math.min($0, $1)", wide: "@minWide($0, $1)" },
  maximum: { float: "@maximum($0, $1)", int: "Math.max($0, $1)", wide: "@maxWide($0, $1)" },
  fmin: { float: "@fmin($0, $1)", int: "Math.min($0, $1)", wide: "@minWide($0, $1)" },
  fmax: { float: "@fmax($0, $1)", int: "Math.max($0, $1)", wide: "@maxWide($0, $1)" },
  fmod: { float: "($0 % $1)", int: "@intFmod($0, $1)", wide: "@fmodWide($0, $1)" },
  floor_mod: { float: "@floorMod($0, $1)", int: "@intFloorMod($0, $1)", wide: "@floorModWide($0, $1)" },
  floor_div: { float: "@floorDiv($0, $1)", int: "@intFloorDiv($0, $1)", wide: "@floorDivWide($0, $1)" },
  pow: {
    float: "@pow($0, $1)",
    int: "@intPow($0, $1)",
    int64: "@safePow($0, $1)",
    wide: "@powWide($0, $1)",
    grows: true,
  },
  atan2: { float: "Math.atan2($0, $1)" },
  hypot: { float: "Math.hypot($0, $1)" },
  copysign: { float: "@copySign($0, $1)" },
  nextafter: { float: "@nextAfter($0, $1)", float32: "@nextAfterSingle($0, $1)" },
  conj: { float: "$0", int: "$0", wide: "$0" },
  re: { float: "$0", int: "$0", wide: "$0" },
  im: { float: "0", int: "0", wide: "0n" },
  arg: { float: "Math.atan2(0, $0)" },
  lcm: { int: "(@lcm($0, $1) | 0)", int64: "@lcm($0, $1)", wide: "@lcmWide($0, $1)", grows: true },
  gcd: { int: "@gcd($0, $1)", wide: "@gcdWide($0, $1)" },
};

/** Where the helpers used in templates are exported; the rest are in scalar-math.ts and int64.ts. */
export const helperFiles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "special.ts": "erf erf32 erfc erfinv lgamma digamma polygamma polygamma32 erfcx logNdtr ndtri zeta igamma igammac",
    "reparameterized.ts": "gammaGradient dirichletGradient",
    "bessel.ts":
      "besselJ0 besselJ1 besselY0 besselY1 besselI0 besselI0e besselI1 besselI1e besselK0 besselK0e besselK1 besselK1e sphericalBesselJ0 airyAi",
    "complex.ts":
      "z realPart imaginaryPart cabs carg cexp clog clog2 clog10 csqrt crsqrt creciprocal csin ccos ctan casin cacos catan csinh ccosh ctanh casinh cacosh catanh csign cpow",
    "polynomials.ts": "chebyshevT chebyshevU chebyshevV chebyshevW hermiteH hermiteHe laguerreL legendreP",
  }).flatMap(([file, names]) => names.split(" ").map((name): [string, string] => [name, file])),
);

/** The TypeScript of a function for a class, or null if it is not defined. */
export function templateOf(name: ScalarFunctionName, numbers: NumberClass): string | null {
  const { float, float32, int, int64, wide } = templates[name];
  const found = { float32: float32 ?? float, float64: float, int, bool: int, int64: int64 ?? int, wide }[numbers];
  return found ?? null;
}

/** May the int64 result of safe arguments be unsafe? */
export function grows(name: ScalarFunctionName): boolean {
  return templates[name].grows === true;
}
