// Samples of distributions on the CPU, element by element, reproducing the draws of PyTorch's kernels.

import { computingCodes, FLOAT32, FLOAT64, INT64, isEmulatedCode, isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, ShapeError } from "../../core/errors.js";
import type { Generator } from "../../core/generator.js";
import { assertNoInternalOverlap, formatShape, sameShape } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { foundDType, notImplementedFor } from "../checks/dtypes.js";
import { checkCauchy, checkGeometric, checkLogNormal, hostGenerator } from "../checks/random.js";
import { lgamma } from "../math/special.js";
import { castTensor } from "../memory/copy.js";
import { bigintsOf, dense, numbersOf, numeric, numericResult } from "../memory/elements.js";
import { stored, writeNumeric } from "../memory/outputs.js";
import { inMemoryOrder } from "./random.js";

/** Writes a sample to each element in the order of the memory. */
function fillEach(self: Tensor, sample: () => number): Tensor {
  assertNoInternalOverlap(self);
  writeNumeric(inMemoryOrder(self), (target) => {
    const { offset, numel } = target;
    if (target.dtypeCode === INT64) {
      const data = bigintsOf(target);
      for (let i = 0; i < numel; i++) {
        const value = sample();
        data[offset + i] = BigInt(Number.isFinite(value) ? Math.trunc(value) : 0);
      }
    } else {
      const data = numbersOf(target);
      for (let i = 0; i < numel; i++) data[offset + i] = sample();
    }
  });
  return self;
}

export function log_normal__cpu(self: Tensor, mean: number, std: number, generator: Generator | null): Tensor {
  checkLogNormal(self, std);
  const source = hostGenerator(generator);
  return fillEach(self, () => Math.exp(source.normal() * std + mean));
}

/** Number of trials up to the first success, each with probability p. */
export function geometric__cpu(self: Tensor, p: number, generator: Generator | null): Tensor {
  checkGeometric(self, p);
  const source = hostGenerator(generator);
  const logFailure = Math.log(1 - p);
  return fillEach(self, () => Math.ceil(Math.log(source.uniformDouble()) / logFailure));
}

export function cauchy__cpu(self: Tensor, median: number, sigma: number, generator: Generator | null): Tensor {
  checkCauchy(self);
  const source = hostGenerator(generator);
  return fillEach(self, () => median + sigma * Math.tan(Math.PI * (source.uniformDouble() - 0.5)));
}

/** Samples a distribution with each element as its parameter. */
function sampleEach(kernel: string, self: Tensor, sample: (value: number) => number): Tensor {
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor(kernel, self);
  const out = numericResult(self.shape, self.dtypeCode);
  const source = numeric(self);
  const [x, y] = [numbersOf(source), numbersOf(out)];
  for (let i = 0; i < out.numel; i++) y[i] = sample(x[source.offset + i]!);
  return stored(out, self.dtypeCode);
}

export function poisson_cpu(self: Tensor, generator: Generator | null): Tensor {
  const source = hostGenerator(generator);
  return sampleEach("poisson_cpu", self, (rate) => samplePoisson(rate, source));
}

/** Samples of the gamma distribution with scale 1, clamped at the smallest normal number. */
export function _standard_gamma_cpu(self: Tensor, generator: Generator | null): Tensor {
  const source = hostGenerator(generator);
  const lower = computingCodes[self.dtypeCode] === FLOAT32 ? 2 ** -126 : 2 ** -1022;
  return sampleEach("gamma_cpu", self, (shape) => Math.max(lower, sampleGamma(shape, source)));
}

/**
 * Samples of Dirichlet distributions along the last dimension: gamma samples divided by their sum, clamped to the open
 * unit interval.
 */
export function _sample_dirichlet_cpu(self: Tensor, generator: Generator | null): Tensor {
  const single = self.dtypeCode === FLOAT32;
  if (!single && self.dtypeCode !== FLOAT64) throw notImplementedFor("dirichlet", self);
  const [lower, upper] = single ? [2 ** -126, 1 - 2 ** -24] : [2 ** -1022, 1 - 2 ** -53];
  const draws = _standard_gamma_cpu(castTensor(self, FLOAT64), generator);
  const out = allocateCode(self.shape, self.dtypeCode);
  const [x, y] = [numbersOf(draws), numbersOf(out)];
  const length = self.shape.at(-1) ?? 1;
  for (let start = 0; start < self.numel; start += length) {
    let sum = 0;
    for (let i = start; i < start + length; i++) sum += x[i]!;
    for (let i = start; i < start + length; i++) y[i] = Math.min(upper, Math.max(lower, x[i]! / sum));
  }
  return out;
}

/** @throws DTypeError, ShapeError unless `prob` has the dtype and shape of `count` */
export function binomial_cpu(count: Tensor, prob: Tensor, generator: Generator | null): Tensor {
  if (!isFloatingCode(count.dtypeCode) || isEmulatedCode(count.dtypeCode))
    throw notImplementedFor("binomial_cpu", count);
  if (prob.dtypeCode !== count.dtypeCode) {
    throw foundDType(prob.dtype, count.dtype);
  }
  if (!sameShape(prob.shape, count.shape)) {
    throw new ShapeError(
      `binomial: count and prob must have the same shape, got ${formatShape(count.shape)} and ${formatShape(prob.shape)}`,
    );
  }
  const source = hostGenerator(generator);
  const chances = dense(prob);
  const data = numbersOf(chances);
  let i = chances.offset;
  return sampleEach("binomial_cpu", count, (trials) => sampleBinomial(trials, data[i++]!, source));
}

/**
 * One sample of the Poisson distribution: products of uniform numbers for small rates, rejection (Hormann, 1993) for
 * large ones.
 */
function samplePoisson(rate: number, generator: Generator): number {
  if (!(rate >= 0)) throw new ArgumentError("invalid Poisson rate, expected rate to be non-negative");
  if (rate === 0) return 0;
  if (rate < 10) {
    const limit = Math.exp(-rate);
    let count = 0;
    for (let product = generator.uniformDouble(); product > limit; product *= generator.uniformDouble()) count++;
    return count;
  }
  const b = 0.931 + 2.53 * Math.sqrt(rate);
  const a = -0.059 + 0.02483 * b;
  const inverseAlpha = 1.1239 + 1.1328 / (b - 3.4);
  const accepted = 0.9277 - 3.6224 / (b - 2);
  const logRate = Math.log(rate);
  for (;;) {
    const u = generator.uniformDouble() - 0.5;
    const v = generator.uniformDouble();
    const distance = 0.5 - Math.abs(u);
    const k = Math.floor(((2 * a) / distance + b) * u + rate + 0.43);
    if (distance >= 0.07 && v <= accepted) return k;
    if (k < 0 || (distance < 0.013 && v > distance)) continue;
    const ratio = Math.log(v) + Math.log(inverseAlpha) - Math.log(a / distance ** 2 + b);
    if (ratio <= -rate + k * logRate - lgamma(k + 1)) return k;
  }
}

/** The error of Stirling's approximation of log k!. */
function stirlingTail(k: number): number {
  if (k <= 9) return lgamma(k + 1) - ((k + 0.5) * Math.log(k + 1) - (k + 1) + 0.5 * Math.log(2 * Math.PI));
  const square = (k + 1) ** 2;
  return (1 / 12 - (1 / 360 - 1 / 1260 / square) / square) / (k + 1);
}

/**
 * One sample of the binomial distribution: sums of geometric samples, or transformed rejection (Hormann, 1993) for large
 * means.
 */
function sampleBinomial(count: number, p: number, generator: Generator): number {
  if (Number.isNaN(count) || Number.isNaN(p)) return Number.NaN;
  if (count <= 0 || p <= 0) return 0;
  if (p >= 1) return count;
  if (p > 0.5) return count - sampleBinomial(count, 1 - p, generator);
  if (count * p < 10) {
    const logFailure = Math.log1p(-p);
    let successes = 0;
    let trials = Math.ceil(Math.log(generator.uniformDouble()) / logFailure);
    while (trials <= count) {
      successes++;
      trials += Math.ceil(Math.log(generator.uniformDouble()) / logFailure);
    }
    return successes;
  }
  const deviation = Math.sqrt(count * p * (1 - p));
  const b = 1.15 + 2.53 * deviation;
  const a = -0.0873 + 0.0248 * b + 0.01 * p;
  const centre = count * p + 0.5;
  const accepted = 0.92 - 4.2 / b;
  const odds = p / (1 - p);
  const alpha = (2.83 + 5.1 / b) * deviation;
  const mode = Math.floor((count + 1) * p);
  for (;;) {
    const u = generator.uniformDouble() - 0.5;
    const v = generator.uniformDouble();
    const distance = 0.5 - Math.abs(u);
    const k = Math.floor(((2 * a) / distance + b) * u + centre);
    if (k < 0 || k > count) continue;
    if (distance >= 0.07 && v <= accepted) return k;
    const bound =
      (mode + 0.5) * Math.log((mode + 1) / (odds * (count - mode + 1))) +
      (count + 1) * Math.log((count - mode + 1) / (count - k + 1)) +
      (k + 0.5) * Math.log((odds * (count - k + 1)) / (k + 1)) +
      stirlingTail(mode) +
      stirlingTail(count - mode) -
      stirlingTail(k) -
      stirlingTail(count - k);
    if (Math.log((v * alpha) / (a / distance ** 2 + b)) <= bound) return k;
  }
}

/** One sample of the gamma distribution with scale 1 (Marsaglia and Tsang, 2000). */
function sampleGamma(shape: number, generator: Generator): number {
  if (shape === 0) return 0;
  const small = shape < 1;
  const scale = small ? (1 - generator.uniformDouble()) ** (1 / shape) : 1;
  // 1 / 3 is a float32 in PyTorch.
  const d = (small ? shape + 1 : shape) - Math.fround(1 / 3);
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = generator.normal();
    const y = 1 + c * x;
    if (y <= 0) continue;
    const v = y ** 3;
    const u = 1 - generator.uniformDouble();
    const square = x * x;
    if (u < 1 - 0.0331 * square * square) return scale * d * v;
    if (Math.log(u) < 0.5 * square + d * (1 - v + Math.log(v))) return scale * d * v;
  }
}
