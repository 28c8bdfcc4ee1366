// Random numbers written to CPU tensors, reproducing the draws of PyTorch's kernels.

import { add__Scalar } from "../../../generated/operators.js";
import { FLOAT32, INT64, isComplexCode, isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError } from "../../core/errors.js";
import type { Generator } from "../../core/generator.js";
import {
  checkProbability,
  fillBernoulli,
  fillExponential,
  fillNormal,
  fillPermutation,
  fillRandom,
  fillRandomRange,
  fillUniform,
  sampleBernoulli,
} from "../../core/random.js";
import { assertNoInternalOverlap, expandGeometry } from "../../core/shape.js";
import { allocateCode, type Tensor, windowOf } from "../../core/tensor.js";
import { argumentOfDType, notImplementedFor } from "../checks/dtypes.js";
import {
  checkDeviation,
  checkExponential,
  checkMultinomial,
  checkPermutation,
  checkProbabilities,
  checkUniform,
  hostGenerator,
  randomRange,
  roundingOf,
} from "../checks/random.js";
import { copyInto } from "../memory/copy.js";
import { bigintsOf, type NumberArray, numbersOf, numeric, wordsOf } from "../memory/elements.js";
import { planIteration } from "../memory/iterator.js";
import { partsOf } from "../memory/lazy-bits.js";
import { writeNumeric } from "../memory/outputs.js";
import { resizeOutput } from "../shapes/outputs.js";

type FloatArray = Float32Array | Float64Array;

/** The elements of a tensor in the order of its memory, in which PyTorch draws. */
export function inMemoryOrder(self: Tensor): Tensor {
  if (self.isContiguous) return self;
  const { sizes, steps } = planIteration(self.shape, [self.strides]);
  return windowOf(self, sizes.toReversed(), steps[0]!.toReversed(), self.offset);
}

/** Lets `fill` write the elements in the order of the memory, through a temporary if they are not next to each other. */
function fillWith(self: Tensor, fill: (array: NumberArray, start: number, length: number) => void): Tensor {
  assertNoInternalOverlap(self);
  writeNumeric(inMemoryOrder(self), (target) => {
    fill(target.dtypeCode === INT64 ? wordsOf(target) : numbersOf(target), target.offset, target.numel);
  });
  return self;
}

/** @throws DTypeError unless floating point; ArgumentError unless from <= to */
export function uniform__cpu(self: Tensor, from: number, to: number, generator: Generator | null): Tensor {
  if (isComplexCode(self.dtypeCode)) {
    uniform__cpu(partsOf(self), from, to, generator);
    return self;
  }
  checkUniform(self, from, to);
  return fillWith(self, (array, start, length) =>
    fillUniform(array as FloatArray, start, length, from, to, hostGenerator(generator), roundingOf(self.dtypeCode)),
  );
}

export function normal__cpu(self: Tensor, mean: number, std: number, generator: Generator | null): Tensor {
  checkDeviation(std);
  if (isComplexCode(self.dtypeCode)) {
    // Both parts share the variance; the mean is real.
    normal__cpu(partsOf(self), 0, std / Math.SQRT2, generator);
    if (mean !== 0) add__Scalar(self, mean, 1);
    return self;
  }
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor("normal_kernel_cpu", self);
  const { isContiguous } = self;
  const rounding = roundingOf(self.dtypeCode);
  return fillWith(self, (array, start, length) =>
    fillNormal(array as FloatArray, start, length, mean, std, hostGenerator(generator), isContiguous, rounding),
  );
}

export function exponential__cpu(self: Tensor, lambd: number, generator: Generator | null): Tensor {
  checkExponential(self, lambd);
  return fillWith(self, (array, start, length) =>
    fillExponential(array as FloatArray, start, length, lambd, hostGenerator(generator)),
  );
}

/** Integers in [from, to); without `to`, up to the dtype's maximum. */
export function random__from_cpu(self: Tensor, from: number, to: number | null, generator: Generator | null): Tensor {
  const [low, high] = randomRange(self, from, to);
  return fillWith(self, (array, start, length) =>
    fillRandomRange(array, self.dtypeCode, start, length, low, high, hostGenerator(generator)),
  );
}

export function random__to_cpu(self: Tensor, to: number, generator: Generator | null): Tensor {
  return random__from_cpu(self, 0, to, generator);
}

export function random__cpu(self: Tensor, generator: Generator | null): Tensor {
  if (roundingOf(self.dtypeCode) !== null) return random__from_cpu(self, 0, null, generator);
  return fillWith(self, (array, start, length) =>
    fillRandom(array, self.dtypeCode, start, length, hostGenerator(generator)),
  );
}

export function bernoulli__float_cpu(self: Tensor, p: number, generator: Generator | null): Tensor {
  checkProbability(p);
  if (isComplexCode(self.dtypeCode)) throw notImplementedFor("bernoulli_scalar_cpu_", self);
  return fillWith(self, (array, start, length) =>
    fillBernoulli(array, self.dtypeCode, start, length, p, hostGenerator(generator)),
  );
}

/** One draw per element, with a probability of its own; `p` is broadcast. */
export function bernoulli__Tensor_cpu(self: Tensor, p: Tensor, generator: Generator | null): Tensor {
  checkProbabilities(p);
  const given = expandGeometry(p.shape, p.strides, self.shape).strides;
  const { sizes, steps } = planIteration(self.shape, [self.strides, given]);
  const chances = numeric(
    self.isContiguous
      ? windowOf(p, self.shape, given, p.offset)
      : windowOf(p, sizes.toReversed(), steps[1]!.toReversed(), p.offset),
  );
  const values = numbersOf(chances);
  const unit = self.dtypeCode === INT64 ? 2 : 1;
  const source = hostGenerator(generator);
  return fillWith(self, (array, start, length) => {
    for (let i = 0; i < length; i++) {
      const drawn = sampleBernoulli(values[chances.offset + i]!, p.dtypeCode, source) ? 1 : 0;
      array[(start + i) * unit] = drawn;
      if (unit === 2) array[(start + i) * 2 + 1] = 0;
    }
  });
}

export function bernoulli_out_cpu(self: Tensor, generator: Generator | null, out: Tensor): Tensor {
  resizeOutput(out, self.shape);
  return bernoulli__Tensor_cpu(out, self, generator);
}

export function randperm_generator_out_cpu(n: number, generator: Generator | null, out: Tensor): Tensor {
  checkPermutation(n, out);
  resizeOutput(out, [n]);
  return fillWith(out, (array, start) => fillPermutation(array, out.dtypeCode, start, n, hostGenerator(generator)));
}

/**
 * Indices drawn from the last dimension in proportion to its weights. Without replacement (or for one sample) they are
 * the largest quotients of weight and exponential noise, otherwise they are found by search in the cumulative sum.
 */
export function multinomial_out_cpu(
  self: Tensor,
  numSamples: number,
  replacement: boolean,
  generator: Generator | null,
  out: Tensor,
): Tensor {
  const { shape } = self;
  const dims = shape.length;
  checkMultinomial(self, numSamples, replacement);
  if (out.dtypeCode !== INT64) throw new DTypeError(argumentOfDType("out", "int64", out));
  resizeOutput(out, [...shape.slice(0, -1), numSamples]);
  if (out.numel === 0) return out;
  const source = hostGenerator(generator);
  const weights = numeric(self);
  const data = numbersOf(weights) as FloatArray;
  const categories = shape[dims - 1]!;
  const rows = dims === 1 ? 1 : shape[0]!;
  const start = weights.offset;
  for (let r = 0; r < rows; r++) {
    let sum = 0;
    for (let c = 0; c < categories; c++) {
      const weight = data[start + r * categories + c]!;
      if (!(weight >= 0 && weight < Infinity)) {
        throw new ArgumentError("probability tensor contains either `inf`, `nan` or element < 0");
      }
      sum += weight;
    }
    if (sum === 0) throw new ArgumentError("invalid multinomial distribution (sum of probabilities <= 0)");
  }
  const target = out.isContiguous ? out : allocateCode(out.shape, INT64);
  const result = bigintsOf(target);
  if (!replacement || numSamples === 1) {
    const noise =
      weights.dtypeCode === FLOAT32 ? new Float32Array(rows * categories) : new Float64Array(rows * categories);
    fillExponential(noise, 0, noise.length, 1, source);
    for (let i = 0; i < noise.length; i++) noise[i] = data[start + i]! / noise[i]!;
    for (let r = 0; r < rows; r++) {
      const order = Array.from({ length: categories }, (_, c) => c);
      order.sort((a, b) => noise[r * categories + b]! - noise[r * categories + a]!);
      for (let k = 0; k < numSamples; k++) result[target.offset + r * numSamples + k] = BigInt(order[k]!);
    }
  } else {
    const running = new Float64Array(categories);
    for (let r = 0; r < rows; r++) {
      let sum = 0;
      for (let c = 0; c < categories; c++) running[c] = sum += data[start + r * categories + c]!;
      for (let c = 0; c < categories; c++) running[c] = running[c]! / sum;
      running[categories - 1] = 1;
      for (let k = 0; k < numSamples; k++) {
        const u = source.uniformDouble();
        let low = 0;
        let high = categories;
        while (low < high) {
          const middle = (low + high) >> 1;
          if (running[middle]! < u) low = middle + 1;
          else high = middle;
        }
        result[target.offset + r * numSamples + k] = BigInt(low);
      }
    }
  }
  if (target !== out) copyInto(out, target);
  return out;
}

export function multinomial_cpu(
  self: Tensor,
  numSamples: number,
  replacement: boolean,
  generator: Generator | null,
): Tensor {
  return multinomial_out_cpu(self, numSamples, replacement, generator, allocateCode([0], INT64));
}
