// Random numbers drawn on the device: the operators that change a tensor in place, and samples whose parameters are tensors. Each element has its own words
// of Philox, so that the numbers do not depend on how many threads there are.

import type { CounterGenerator } from "../../core/counter-generator.js";
import { type DType, dtypeCodeOf } from "../../core/dtype.js";
import { ArgumentError, ShapeError } from "../../core/errors.js";
import { type Generator, generatorFor } from "../../core/generator.js";
import { checkProbability } from "../../core/random.js";
import { formatShape } from "../../core/shape.js";
import { expectedDType, notImplementedFor } from "../../kernels/checks/dtypes.js";
import {
  checkCauchy,
  checkDeviation,
  checkExponential,
  checkGeometric,
  checkLogNormal,
  checkPermutation,
  checkProbabilities,
  checkUniform,
  randomRange,
  roundingOf,
} from "../../kernels/checks/random.js";
import type { Queue } from "../queue.js";
import { storedAs } from "../wgsl/storage.js";
import { copyElements } from "./copy.js";
import { type Each, each, requireFloats } from "./each.js";
import { numelOf, type Operand, temporary } from "./operands.js";
import type { Runner } from "./pointwise.js";
import { scanKernels } from "./scans.js";
import { searchingKernels } from "./searching.js";
import { sortedPositions, sortingKernels } from "./sorting.js";

const typed = ({ dtype }: Operand) => ({ dtype, dtypeCode: dtypeCodeOf(dtype) });
const isFloat = (dtype: DType): boolean => storedAs(dtype).type === "f32";

/** The statement that gives `r` a value of float32 in the type of the result. */
const ofFloat = (value: string, dtype: DType): string =>
  isFloat(dtype) ? `let r = ${value};` : `let r = cast_f32_${dtype === "int64" ? "i64" : "i32"}(${value});`;

interface Draw extends Pick<Each, "name" | "text"> {
  readonly inputs?: Each["inputs"];
  readonly words?: Each["words"];
  readonly helpers?: string;
}

/** Computes elements from words of the generator: `drawn(i, k)`. */
function draw(queue: Queue, out: Operand, given: unknown, { name, text, inputs = {}, words = {}, helpers = "" }: Draw) {
  // A generator of another device is refused where there is nothing to draw, too.
  const generator = generatorFor("webgpu", given as Generator | null) as CounterGenerator;
  if (numelOf(out.shape) === 0) return;
  const [seed0, seed1, number0, number1] = generator.next();
  each(queue, out, {
    name,
    inputs,
    words: { seed0, seed1, number0, number1, ...words },
    text,
    helpers: `fn draw_seed() -> vec2<u32> { return vec2<u32>(seed0(), seed1()); }
fn draw_number() -> vec2<u32> { return vec2<u32>(number0(), number1()); }
${helpers}`,
    isWideResult: true,
    rounds: out.dtype,
  });
}

const single = (value: number): { readonly float: number } => ({ float: value });

/** A sum of words that is a number of 64 bits. */
const pair = (value: bigint): readonly [number, number] => [
  Number(BigInt.asUintN(32, value)),
  Number(BigInt.asUintN(32, value >> 32n)),
];

function uniform(queue: Queue, [self, from, to, generator]: readonly unknown[]): void {
  const out = self as Operand;
  checkUniform(typed(out), from as number, to as number);
  const rounding = roundingOf(dtypeCodeOf(out.dtype));
  const round = rounding?.round ?? Math.fround;
  const [low, high] = [round(from as number), round(to as number)];
  draw(queue, out, generator, {
    name: "uniform_",
    words: { low: single(low), high: single(high), span: single(round(high - low)), digits: rounding?.digits ?? 24 },
    // A sum that is rounded up to the end of the range becomes its start.
    text: `var r = f_rounded(steady_add(steady_mul(drawn_unit(drawn(i, 0u), digits()), span()), low()));
  if (!less(r, high())) { r = low(); }`,
  });
}

function normal(queue: Queue, [self, mean, std, generator]: readonly unknown[]): void {
  const out = self as Operand;
  checkDeviation(std as number);
  if (!isFloat(out.dtype)) throw notImplementedFor("normal_kernel_cpu", typed(out));
  draw(queue, out, generator, {
    name: "normal_",
    words: { mean: single(mean as number), deviation: single(std as number) },
    text: "let r = steady_add(steady_mul(steady_normal(drawn(i, 0u)), deviation()), mean());",
  });
}

function exponential(queue: Queue, [self, rate, generator]: readonly unknown[]): void {
  const out = self as Operand;
  checkExponential(typed(out), rate as number);
  draw(queue, out, generator, {
    name: "exponential_",
    words: { scale: single(1 / (rate as number)) },
    text: "let r = steady_mul(steady_exponential(drawn(i, 0u)), scale());",
  });
}

function logNormal(queue: Queue, [self, mean, std, generator]: readonly unknown[]): void {
  const out = self as Operand;
  checkLogNormal(typed(out), std as number);
  draw(queue, out, generator, {
    name: "log_normal_",
    words: { mean: single(mean as number), deviation: single(std as number) },
    text: "let r = steady_exp(steady_add(steady_mul(steady_normal(drawn(i, 0u)), deviation()), mean()));",
  });
}

function cauchy(queue: Queue, [self, median, sigma, generator]: readonly unknown[]): void {
  const out = self as Operand;
  checkCauchy(typed(out));
  draw(queue, out, generator, {
    name: "cauchy_",
    words: { median: single(median as number), sigma: single(sigma as number) },
    // The first bit is the sign, the others the probability of a larger number on that side.
    text: `let b = drawn(i, 0u);
  let t = steady_tan(0.5f - steady_mul(0.5f, drawn_inner(b << 1u)));
  let signed = bitcast<f32>(bitcast<u32>(t) | (b & 0x80000000u));
  let r = steady_add(steady_mul(signed, sigma()), median());`,
  });
}

function geometric(queue: Queue, [self, p, generator]: readonly unknown[]): void {
  const out = self as Operand;
  checkGeometric(typed(out), p as number);
  draw(queue, out, generator, {
    name: "geometric_",
    words: { scale: single(-1 / Math.log1p(-(p as number))) },
    text: ofFloat("max(1.0f, f_ceil(steady_mul(steady_exponential(drawn(i, 0u)), scale())))", out.dtype),
  });
}

/** Whole numbers from `low` below `high`. */
function whole(queue: Queue, out: Operand, low: bigint, high: bigint, generator: unknown): void {
  const [span0, span1] = pair(high - low);
  const [low0, low1] = pair(low);
  const value =
    "sum_of_pairs(below_span(drawn(i, 0u), drawn(i, 1u), vec2<u32>(span0(), span1())), vec2<u32>(low0(), low1()))";
  const { type } = storedAs(out.dtype);
  draw(queue, out, generator, {
    name: "random_",
    words: { span0, span1, low0, low1 },
    text: type === "i64" ? `let r = ${value};` : `let r = cast_i64_${type}(${value});`,
  });
}

function random(queue: Queue, self: unknown, from: unknown, to: unknown, generator: unknown): void {
  const out = self as Operand;
  const [low, high] = randomRange(typed(out), from as number | bigint, to as number | bigint | null);
  whole(queue, out, BigInt(low), BigInt(high), generator);
}

function bernoulli(queue: Queue, [self, p, generator]: readonly unknown[]): void {
  const out = self as Operand;
  checkProbability(p as number);
  draw(queue, out, generator, {
    name: "bernoulli_",
    // Of 31 bits, so that there is a number that none of them reaches.
    words: { threshold: Math.ceil((p as number) * 2 ** 31) },
    text: truth("(drawn(i, 0u) >> 1u) < threshold()", out.dtype),
  });
}

/** One where a condition holds, otherwise zero. */
function truth(condition: string, dtype: DType): string {
  if (dtype === "int64") return `let r = vec2<u32>(select(0u, 1u, ${condition}), 0u);`;
  return isFloat(dtype) ? `let r = select(0.0f, 1.0f, ${condition});` : `let r = select(0, 1, ${condition});`;
}

function bernoulliOf(queue: Queue, out: Operand, given: Operand, generator: unknown): void {
  checkProbabilities(typed(given));
  const p = { ...given, shape: out.shape, strides: stridesTo(out.shape, given) };
  draw(queue, out, generator, {
    name: "bernoulli of probabilities",
    inputs: { p },
    text: `let chance = p(i);
  if (!at_most(0.0f, chance) || !at_most(chance, 1.0f)) { fail(4u); }
  ${truth("less(drawn_unit(drawn(i, 0u), 24u), chance)", out.dtype)}`,
  });
}

/** Strides of a tensor over a shape to which it is broadcast. @throws ArgumentError if it is not */
function stridesTo(shape: readonly number[], { shape: own, strides }: Operand): readonly number[] {
  const lead = shape.length - own.length;
  if (lead < 0 || own.some((size, d) => size !== 1 && size !== shape[lead + d]))
    throw new ArgumentError(
      `bernoulli_: probabilities of shape [${own.join(", ")}] cannot be broadcast to [${shape.join(", ")}]`,
    );
  return shape.map((_, d) => (d < lead || own[d - lead] === 1 ? 0 : strides[d - lead]!));
}

/** The order of random numbers of 64 bits, of which no two are equal but by chance; then the first comes first. */
const randperm: Runner = (queue, [n, generator], [out]) => {
  checkPermutation(n as number, typed(out!));
  const keys = temporary(queue, [n as number], "int64");
  whole(queue, keys, -(2n ** 63n), 2n ** 63n, generator);
  if (n === 0) return;
  copyElements(queue, out!, { ...sortedPositions(queue, keys, 0, false), shape: out!.shape, strides: [1] });
};

/** Samples of distributions whose parameters are the elements of tensors; `bad` says which parameters have no distribution. */
const sampled =
  (name: string, names: readonly string[], bad: string, text: string): Runner =>
  (queue, args, [out]) => {
    const tensors = args.slice(0, names.length) as readonly Operand[];
    for (const tensor of tensors) requireFloats(name, tensor);
    draw(queue, out!, args[names.length], {
      name,
      inputs: Object.fromEntries(names.map((one, k) => [one, tensors[k]!])),
      text: `${bad === "" ? "" : `if (${bad}) { fail(5u); }`}
  let r = ${text};`,
    });
  };

const gamma = sampled("_standard_gamma", ["shape"], "", "max(gamma_sample(i, shape(i)), 1.1754944e-38f)");

/** Gamma samples, divided by the sums of their rows. */
const dirichlet: Runner = (queue, [self, generator], [out]) => {
  requireFloats("_sample_dirichlet", self as Operand);
  const size = out!.shape.at(-1) ?? 1;
  const x = temporary(queue, out!.shape, "float32");
  gamma(queue, [self, generator], [x]);
  const total = temporary(queue, [numelOf(out!.shape) / Math.max(1, size)], "float32");
  each(queue, total, {
    name: "sums of samples",
    inputs: { x },
    words: { size },
    text: `var r = 0.0f;
  for (var k = 0u; k < size(); k = k + 1u) { r = steady_add(r, x(i * size() + k)); }`,
  });
  each(queue, out!, {
    name: "shares of samples",
    inputs: { x, total },
    words: { size },
    text: "let r = clamp(div(x(i), total(i / size())), 1.1754944e-38f, 0.99999994f);",
  });
};

/** Slopes where `self` is not positive, and 1 elsewhere, written to `noise`; and the products. */
const rrelu: Runner = (queue, [given, noise, lower, upper, training, generator], [out]) => {
  const self = given as Operand;
  requireFloats("rrelu_with_noise", self);
  const [low, high] = [Number(lower), Number(upper)];
  if (training !== true) {
    const words = { slope: single((low + high) / 2) };
    each(queue, out!, {
      name: "rrelu",
      inputs: { x: self },
      words,
      text: "let v = x(i); let r = select(v * slope(), v, v > 0.0f);",
    });
    return;
  }
  const slopes = noise as Operand;
  if (slopes.dtype !== self.dtype) throw expectedDType(self.dtype, slopes.dtype);
  if (numelOf(slopes.shape) !== numelOf(self.shape))
    throw new ShapeError(
      `rrelu_with_noise: \`noise\` must have the input's shape ${formatShape(self.shape)}, got ${formatShape(slopes.shape)}`,
    );
  draw(queue, slopes, generator, {
    name: "rrelu slopes",
    inputs: { x: self },
    words: { low: single(low), span: single(high - low) },
    text: `var r = 1.0f;
  if (at_most(x(i), 0.0f)) { r = steady_add(steady_mul(drawn_unit(drawn(i, 0u), 24u), span()), low()); }`,
  });
  each(queue, out!, { name: "rrelu product", inputs: { x: self, y: slopes }, words: {}, text: "let r = x(i) * y(i);" });
};

/** Positions in rows of weights: those of the largest quotients of weights and exponential numbers, or by search in the rows' sums. */
const multinomial: Runner = (queue, [given, samples, replacement, generator], [out]) => {
  const self = given as Operand;
  requireFloats("multinomial", self);
  const size = self.shape.at(-1)!;
  const count = samples as number;
  const rows = self.shape.length === 1 ? 1 : self.shape[0]!;
  if (rows === 0) return;
  const x = temporary(queue, [rows, size], "float32");
  each(queue, x, {
    name: "weights",
    inputs: {
      x: {
        ...self,
        shape: [rows, size],
        strides: [self.shape.length === 1 ? 0 : self.strides[0]!, self.strides.at(-1)!],
      },
    },
    words: {},
    text: "let r = x(i); if (!f_isfinite(r) || r < 0.0f) { fail(6u); }",
  });
  const sums = temporary(queue, [rows, size], "float32");
  scanKernels["cumsum.out"]!(queue, [x, 1, null], [sums]);
  const places = {
    ...out!,
    shape: [rows, count],
    strides: [out!.shape.length === 1 ? 0 : out!.strides[0]!, out!.strides.at(-1)!],
  };
  const total = { ...sums, shape: [rows], strides: [size], offset: sums.offset + size - 1 };
  if (replacement !== true || count === 1) {
    const order = temporary(queue, [rows, size], "float32");
    draw(queue, order, generator, {
      name: "multinomial order",
      inputs: { x, total },
      words: { size },
      text: `if (!(total(i / size()) > 0.0f)) { fail(6u); }
  let weight = x(i);
  let r = select(negated(c_inf()), steady_add(log_of(weight), -steady_log(max(steady_exponential(drawn(i, 0u)), 1.0e-9f))), weight > 0.0f);`,
      helpers: "fn log_of(x: f32) -> f32 { if (is_log_plain(x)) { return steady_log(x); } return 0.0f; }",
    });
    const values = temporary(queue, [rows, count], "float32");
    sortingKernels["topk.values"]!(queue, [order, count, 1, true, true], [values, places]);
    return;
  }
  const wanted = temporary(queue, [rows, count], "float32");
  draw(queue, wanted, generator, {
    name: "multinomial places",
    inputs: { total },
    words: { count },
    text: `let all = total(i / count());
  if (!(all > 0.0f)) { fail(6u); }
  let r = steady_mul(drawn_unit(drawn(i, 0u), 24u), all);`,
  });
  searchingKernels["searchsorted.Tensor_out"]!(queue, [sums, wanted, false, true, null, null], [places]);
};

/** Kernels that write into their first argument. */
export const drawsInPlace: Readonly<Record<string, (queue: Queue, args: readonly unknown[]) => void>> = {
  uniform_: uniform,
  normal_: normal,
  exponential_: exponential,
  log_normal_: logNormal,
  cauchy_: cauchy,
  geometric_: geometric,
  "random_.from": (queue, [self, from, to, generator]) => random(queue, self, from, to, generator),
  "random_.to": (queue, [self, to, generator]) => random(queue, self, 0, to, generator),
  random_: (queue, [self, generator]) => random(queue, self, 0, null, generator),
  "bernoulli_.float": bernoulli,
  // A probability without dimensions may be a tensor of the CPU, which comes as a number.
  "bernoulli_.Tensor": (queue, [self, p, generator]) =>
    typeof p === "number"
      ? bernoulli(queue, [self, p, generator])
      : bernoulliOf(queue, self as Operand, p as Operand, generator),
};

/** Kernels by the names of out forms. */
export const drawsOut: Readonly<Record<string, Runner>> = {
  "bernoulli.out": (queue, [self, generator], [out]) => bernoulliOf(queue, out!, self as Operand, generator),
  "randperm.generator_out": randperm,
  "multinomial.out": multinomial,
};

/** Kernels by the names of functional forms; they serve out forms, where there are some. */
export const drawForms: Readonly<Record<string, Runner>> = {
  poisson: sampled("poisson", ["rate"], "!at_most(0.0f, rate(i))", "poisson_sample(i, rate(i))"),
  binomial: sampled("binomial", ["trials", "chance"], "", "binomial_sample(i, trials(i), chance(i))"),
  _standard_gamma: gamma,
  _sample_dirichlet: dirichlet,
  rrelu_with_noise: rrelu,
};
