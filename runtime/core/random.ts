// Arrays filled with random numbers, draw for draw as PyTorch's CPU kernels fill contiguous tensors.

import { BOOL, byCode, FLOAT32, FLOAT64, INT64, type TypedArray } from "./dtype.js";
import { ArgumentError } from "./errors.js";
import { defaultGenerator, type Generator } from "./generator.js";
import { writeInt64 } from "./int64.js";

type FloatArray = Float32Array | Float64Array;
/** `Storage.array`: words for int64. */
type NumberArray = Exclude<TypedArray, BigInt64Array>;

/** A dtype that is stored in fewer bits than it is computed with. */
export interface Rounding {
  /** Bits of its fraction that a uniform draw fills. */
  readonly digits: number;
  readonly round: (value: number) => number;
  /** Rounds each step of a computation: as `round`, or to float32, if only results are rounded. */
  readonly step: (value: number) => number;
}

/** Uniform numbers in [from, to): one draw per float32 or smaller, two per float64. */
export function fillUniform(
  array: FloatArray,
  start: number,
  length: number,
  from: number,
  to: number,
  generator: Generator = defaultGenerator,
  rounding: Rounding | null = null,
): void {
  const end = start + length;
  if (rounding !== null) {
    const { digits, round } = rounding;
    const values = 2 ** digits;
    const low = round(from);
    const span = round(round(to) - low);
    for (let i = start; i < end; i++) array[i] = round(((generator.random() % values) / values) * span + low);
  } else if (array instanceof Float32Array) {
    const low = Math.fround(from);
    const span = Math.fround(Math.fround(to) - low);
    for (let i = start; i < end; i++) array[i] = generator.uniformFloat() * span + low;
  } else {
    const span = to - from;
    for (let i = start; i < end; i++) array[i] = generator.uniformDouble() * span + from;
  }
}

/**
 * Normal numbers. Fewer than 16 elements, and those of a tensor that is not contiguous, are drawn one by one from `generator.normal()`; others
 * in blocks of 16 uniform draws of the array's type, each block turned by Box and Muller into 8 cosine and 8 sine halves, and an incomplete last
 * block redrawn so that it ends with the array.
 */
export function fillNormal(
  array: FloatArray,
  start: number,
  length: number,
  mean: number,
  std: number,
  generator: Generator = defaultGenerator,
  isContiguous = true,
  rounding: Rounding | null = null,
): void {
  const end = start + length;
  if (length < 16 || !isContiguous) {
    for (let i = start; i < end; i++) array[i] = generator.normal() * std + mean;
    return;
  }
  const block =
    rounding !== null
      ? normalBlockRounded(rounding)
      : array instanceof Float32Array
        ? normalBlockFloat
        : normalBlockDouble;
  fillUniform(array, start, length, 0, 1, generator, rounding);
  for (let i = start; i < end - 15; i += 16) block(array, i, mean, std);
  if (length % 16 !== 0) {
    fillUniform(array, end - 16, 16, 0, 1, generator, rounding);
    block(array, end - 16, mean, std);
  }
}

const normalBlockRounded =
  ({ round, step }: Rounding): typeof normalBlockDouble =>
  (array, start, mean, std) => {
    const [m, s] = [round(mean), round(std)];
    const scaled = (x: number): number => round(step(step(step(x)) * s) + m);
    for (let j = start; j < start + 8; j++) {
      const radius = round(step(Math.sqrt(step(-2 * step(Math.log(round(1 - array[j]!)))))));
      const theta = round(2 * Math.PI * array[j + 8]!);
      array[j] = scaled(radius * step(Math.cos(theta)));
      array[j + 8] = scaled(radius * step(Math.sin(theta)));
    }
  };

function normalBlockFloat(array: FloatArray, start: number, mean: number, std: number): void {
  const f = Math.fround;
  const turn = f(2 * Math.PI);
  const m = f(mean);
  const s = f(std);
  for (let j = start; j < start + 8; j++) {
    const radius = f(Math.sqrt(-2 * f(Math.log(f(1 - array[j]!)))));
    const theta = f(turn * array[j + 8]!);
    array[j] = f(radius * f(Math.cos(theta))) * s + m;
    array[j + 8] = f(radius * f(Math.sin(theta))) * s + m;
  }
}

function normalBlockDouble(array: FloatArray, start: number, mean: number, std: number): void {
  for (let j = start; j < start + 8; j++) {
    const radius = Math.sqrt(-2 * Math.log(1 - array[j]!));
    const theta = 2 * Math.PI * array[j + 8]!;
    array[j] = radius * Math.cos(theta) * std + mean;
    array[j + 8] = radius * Math.sin(theta) * std + mean;
  }
}

const wideTypes: ReadonlySet<number> = new Set([INT64, FLOAT32, FLOAT64]);
const TWO_32 = 2 ** 32;

/** Integers in [low, high), as `random_(low, high)` and `randint` draw them. The array is a storage's (words for int64). */
export function fillRandomRange(
  array: NumberArray,
  dtypeCode: number,
  start: number,
  length: number,
  low: number | bigint,
  high: number | bigint,
  generator: Generator = defaultGenerator,
): void {
  if (low >= high) {
    throw new ArgumentError(`random_ expects 'from' to be less than 'to', but got from=${low} >= to=${high}`);
  }
  const end = start + length;
  const range = BigInt(high) - BigInt(low);
  if (range >= BigInt(TWO_32) && wideTypes.has(dtypeCode)) {
    const base = BigInt(low);
    for (let i = start; i < end; i++) {
      const value = (generator.random64() % range) + base;
      if (dtypeCode === INT64) writeInt64(array as Int32Array, i, value);
      else array[i] = Number(value);
    }
    return;
  }
  const span = Number(range);
  const base = Number(low);
  const exact = Number.isSafeInteger(base) && Number.isSafeInteger(base + span);
  for (let i = start; i < end; i++) {
    const drawn = generator.random() % span;
    if (dtypeCode === INT64) writeInt64(array as Int32Array, i, exact ? base + drawn : BigInt(low) + BigInt(drawn));
    else array[i] = dtypeCode === BOOL ? Number(base + drawn !== 0) : base + drawn;
  }
}

/** The number of values that `random_()` without bounds draws from, by dtype. */
const fullRanges: readonly number[] = byCode(
  ({ class: kind, max }) => (kind === "bool" ? 2 : max === null ? 2 ** 24 + 1 : Number(max) + 1),
  0,
);

/** Integers as `random_()` without bounds draws them: up to the largest of an integer type, up to 2^24 or 2^53 for floats. */
export function fillRandom(
  array: NumberArray,
  dtypeCode: number,
  start: number,
  length: number,
  generator: Generator = defaultGenerator,
): void {
  const end = start + length;
  for (let i = start; i < end; i++) {
    if (dtypeCode === INT64) writeInt64(array as Int32Array, i, BigInt.asUintN(63, generator.random64()));
    else if (dtypeCode === FLOAT64) array[i] = Number(generator.random64() % 9007199254740993n);
    else array[i] = generator.random() % fullRanges[dtypeCode]!;
  }
}

/** 1 with probability p, else 0; two draws per element whatever the dtype. */
export function fillBernoulli(
  array: NumberArray,
  dtypeCode: number,
  start: number,
  length: number,
  p: number,
  generator: Generator = defaultGenerator,
): void {
  checkProbability(p);
  const end = start + length;
  if (dtypeCode === INT64) {
    for (let i = start; i < end; i++) {
      array[2 * i] = generator.uniformDouble() < p ? 1 : 0;
      array[2 * i + 1] = 0;
    }
    return;
  }
  for (let i = start; i < end; i++) array[i] = generator.uniformDouble() < p ? 1 : 0;
}

/** @throws ArgumentError unless `p` is a probability */
export function checkProbability(p: number): void {
  if (!(p >= 0 && p <= 1)) throw new ArgumentError(`bernoulli_ expects p to be in [0, 1], but got p=${p}`);
}

/** One sample for a probability read from a tensor: its dtype decides how many draws it takes. */
export function sampleBernoulli(p: number, probabilityCode: number, generator: Generator = defaultGenerator): boolean {
  checkProbability(p);
  return (probabilityCode === FLOAT64 ? generator.uniformDouble() : generator.uniformFloat()) < p;
}

/** Samples of the exponential distribution with this rate; two draws per element. */
export function fillExponential(
  array: FloatArray,
  start: number,
  length: number,
  rate: number,
  generator: Generator = defaultGenerator,
): void {
  const end = start + length;
  for (let i = start; i < end; i++) array[i] = (-1 / rate) * Math.log(1 - generator.uniformDouble());
}

/** The numbers 0 to n - 1 in random order, as `randperm`. */
export function fillPermutation(
  array: NumberArray,
  dtypeCode: number,
  start: number,
  n: number,
  generator: Generator = defaultGenerator,
): void {
  const order = new Float64Array(n);
  for (let i = 0; i < n; i++) order[i] = i;
  for (let i = 0; i < n - 1; i++) {
    const j = i + (generator.random() % (n - i));
    const swapped = order[i]!;
    order[i] = order[j]!;
    order[j] = swapped;
  }
  if (dtypeCode === INT64) for (let i = 0; i < n; i++) writeInt64(array as Int32Array, start + i, order[i]!);
  else for (let i = 0; i < n; i++) array[start + i] = order[i]!;
}
