// The largest errors of the device's functions, in units in the last place of float32: each operator on many numbers, against doubles.

import type { Device } from "../../generated/index.js";
import * as tengen from "../../generated/index.js";
import { type Tensor, tensor } from "../../generated/index.js";

type Unary = (x: Tensor) => Tensor;
const named = (name: string): Unary => (tengen as unknown as Record<string, Unary>)[name]!;

/** By operator: the ranges that are tried, and the largest error that is allowed. */
export const bounds: Readonly<Record<string, readonly [bound: number, ...ranges: (readonly [number, number])[]]>> = {
  exp: [1, [-87, 88], [-1, 1]],
  exp2: [1, [-126, 127]],
  expm1: [1.5, [-20, 88], [-1, 1]],
  log: [1, [1e-30, 1e30], [0.5, 2]],
  log2: [2, [1e-30, 1e30], [0.5, 2]],
  log10: [2, [1e-30, 1e30], [0.5, 2]],
  log1p: [1.5, [-0.99, 100], [-0.01, 0.01]],
  sqrt: [2, [0, 1e30]],
  rsqrt: [2, [1e-10, 1e30]],
  reciprocal: [2, [0.001, 1000]],
  sigmoid: [2, [-80, 80], [-2, 2]],
  tanh: [2.5, [-10, 10], [-0.5, 0.5]],
  sin: [2.5, [-10, 10], [-10_000, 10_000], [-1e30, 1e30]],
  cos: [2.5, [-10, 10], [-10_000, 10_000], [-1e30, 1e30]],
  tan: [4, [-10, 10], [-10_000, 10_000]],
  asin: [3, [-1, 1]],
  acos: [3, [-1, 1]],
  atan: [2, [-10, 10], [-1e10, 1e10]],
  sinh: [3, [-20, 20], [-0.5, 0.5]],
  cosh: [3, [-20, 20]],
  asinh: [2, [-100, 100]],
  acosh: [2, [1, 100]],
  atanh: [2.5, [-0.999, 0.999]],
  erf: [3, [-5, 5], [-0.5, 0.5]],
  erfc: [8, [-5, 9]],
  silu: [3, [-20, 20]],
  lgamma: [16, [0.001, 20], [0.5, 3], [10, 1e30]],
  erfinv: [4, [-0.999999, 0.999999], [-0.1, 0.1]],
  specialNdtri: [5, [1e-30, 0.5], [0.01, 0.99]],
  specialErfcx: [6, [-9, 0], [0, 5], [5, 1000]],
  specialLogNdtr: [8, [-30, -1], [-1, 5]],
  i0: [10, [-20, 20], [20, 88]],
  specialI0e: [12, [-20, 20], [20, 1e6]],
  specialI1: [10, [-20, 20], [20, 88]],
  specialI1e: [12, [-20, 20], [20, 1e5]],
  specialModifiedBesselK0: [10, [1e-6, 2], [0.5, 1.2], [2, 80]],
  specialModifiedBesselK1: [10, [1e-6, 2], [0.5, 1.2], [2, 80]],
  specialScaledModifiedBesselK0: [10, [1e-6, 2], [2, 1e5]],
  specialScaledModifiedBesselK1: [12, [1e-6, 2], [2, 1e5]],
  specialSphericalBesselJ0: [3, [-20, 20]],
  digamma: [16, [1.7, 1000], [0.01, 1]],
  // Near their zeros, in units of 1.
  specialBesselJ0: [4, [-10, 10], [10, 1000]],
  specialBesselJ1: [4, [-10, 10], [10, 1000]],
  specialBesselY0: [8, [0.01, 10], [10, 1000]],
  specialBesselY1: [8, [0.01, 10], [10, 1000]],
  specialAiryAi: [6, [-20, -5], [-5, -1], [-1, 2]],
};

/** Functions whose errors are measured in units in the last place of 1 at least: those with zeros. */
const crossing: ReadonlySet<string> = new Set(Object.keys(bounds).filter((name) => /^special(Bessel|Airy)/.test(name)));

const count = 4096;

/** Numbers of a range, denser near its smaller end. */
function numbers(low: number, high: number): Float32Array {
  let seed = 12345;
  const next = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return Float32Array.from({ length: count }, () =>
    low > 0 && high / low > 1e3 ? low * (high / low) ** next() : low + (high - low) * next(),
  );
}

/** The distance from the exact value, in units of the last place that it has as float32. */
function ulps(found: number, exact: number, least = 2 ** -126): number {
  if (Number.isNaN(exact)) return Number.isNaN(found) ? 0 : Number.POSITIVE_INFINITY;
  const single = Math.fround(exact);
  if (!Number.isFinite(single)) return found === single ? 0 : Number.POSITIVE_INFINITY;
  const unit = 2 ** (Math.floor(Math.log2(Math.max(Math.abs(exact), least))) - 23);
  return Math.abs(found - exact) / unit;
}

/** The largest error of each operator. */
export async function errors(): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const [name, [, ...ranges]] of Object.entries(bounds)) {
    let worst = 0;
    for (const [low, high] of ranges) {
      const x = tensor(numbers(low, high));
      const there = (await named(name)(x.to({ device: "webgpu" as Device })).readArray()) as number[];
      const exact = named(name)(x.to("float64")).toArray() as number[];
      for (const [i, value] of there.entries())
        worst = Math.max(worst, ulps(value, exact[i]!, crossing.has(name) ? 1 : undefined));
    }
    found[name] = worst;
  }
  return found;
}
