// Random numbers that the device draws: Philox's words, numbers bit for bit, moments of every distribution, states, and what is refused.

import * as tengen from "../../generated/index.js";
import {
  checkpoint,
  type Device,
  dispatcher,
  dropout,
  full,
  Generator,
  manualSeed,
  ops,
  rand,
  randn,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { philox } from "../../runtime/core/counter-generator.js";
import {
  DataLoader,
  loadCheckpoint,
  RandomSampler,
  randomSplit,
  SubsetRandomSampler,
  saveCheckpoint,
  WeightedRandomSampler,
} from "../../runtime/data/index.js";
import { slotOfKey } from "../../runtime/dispatch/keys.js";
import * as nn from "../../runtime/nn/index.js";
import { printType } from "../../runtime/schema/print.js";
import { Queue } from "../../runtime/webgpu/queue.js";
import { infoWords, shaderOf } from "../../runtime/webgpu/wgsl/shader.js";
import { api } from "./api.js";

const device = "webgpu" as Device;

/** Random123's counters and keys. */
export const vectors: readonly (readonly [counter: readonly number[], key: readonly number[], words: string])[] = [
  [[0, 0, 0, 0], [0, 0], "6627e8d5 e169c58d bc57ac4c 9b00dbd8"],
  [Array<number>(4).fill(0xffffffff), Array<number>(2).fill(0xffffffff), "408f276d 41c83b0e a20bc7c6 6d5451fd"],
  [[0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344], [0xa4093822, 0x299f31d0], "d16cfe09 94fdcceb 5001e420 24126ea1"],
];

const hexadecimal = (words: Iterable<number>): string =>
  [...words].map((word) => word.toString(16).padStart(8, "0")).join(" ");

/** The vectors, by a shader of a queue of its own. */
export async function wordsThere(): Promise<readonly string[]> {
  const queue = new Queue(await (await api.requestAdapter())!.requestDevice());
  const found: string[] = [];
  for (const [counter, key] of vectors) {
    const memory = queue.allocate(16);
    const info = new Uint32Array(infoWords);
    info[0] = 1;
    info.set([...counter, ...key], 12);
    queue.dispatch(
      "vectors",
      [{ name: "out", memory, access: "over" }],
      () =>
        shaderOf({
          bindings: [{ name: "out", access: "read_write" }],
          text: `@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  if (id.x > 0u) { return; }
  let words = philox(vec4<u32>(w(12u), w(13u), w(14u), w(15u)), vec2<u32>(w(16u), w(17u)));
  for (var k = 0u; k < 4u; k = k + 1u) { out[k] = words[k]; }
}`,
          type: "f32",
          dtype: "int32",
        }),
      info,
      1,
    );
    found.push(hexadecimal(new Uint32Array((await queue.read(memory, 0, 16)).slice().buffer)));
  }
  return found;
}

export const wordsHere = (): readonly string[] => vectors.map(([counter, key]) => hexadecimal(philox(counter, key)));

// The shaders' arithmetic, in single precision.

const f = Math.fround;
const polynomial = (x: number, [first, ...rest]: readonly number[]): number =>
  rest.reduce((sum, one) => f(f(sum * x) + f(one)), f(first!));

function logarithm(x: number): number {
  let exponent = Math.round(Math.log2(x));
  let mantissa = x / 2 ** exponent;
  const least = new Float32Array(new Uint32Array([0x3f3504f3]).buffer)[0]!;
  while (mantissa >= 2 * least) {
    mantissa /= 2;
    exponent++;
  }
  while (mantissa < least) {
    mantissa *= 2;
    exponent--;
  }
  const part = f(mantissa - 1);
  const z = f(part * part);
  const p = polynomial(
    part,
    [
      7.0376836292e-2, -1.151461031e-1, 1.167699874e-1, -1.2420140846e-1, 1.4249322787e-1, -1.6668057665e-1,
      2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1,
    ],
  );
  const y = f(f(f(p * part) * z) + f(exponent * f(-2.1219444e-4)));
  return f(f(part + f(y - f(0.5 * z))) + f(exponent * f(0.693359375)));
}

const inner = (word: number): number => Math.min(f(f((word | 1) >>> 0) * 2 ** -32), f(0.99999994));

function root(x: number): number {
  const bits = new Uint32Array(new Float32Array([x]).buffer);
  let y = new Float32Array(new Uint32Array([0x5f3759df - (bits[0]! >>> 1)]).buffer)[0]!;
  for (let n = 0; n < 4; n++) y = f(y * f(1.5 - f(f(0.5 * x) * f(y * y))));
  return f(x * y);
}

function normal(word: number): number {
  const v = inner((word << 1) >>> 0);
  const x = f(1 - v);
  const l = -logarithm(f(v * f(2 - v)));
  const y =
    l < 5
      ? polynomial(
          f(l - 2.5),
          [
            2.81022636e-8, 3.43273939e-7, -3.5233877e-6, -4.39150654e-6, 2.1858087e-4, -1.25372503e-3, -4.17768164e-3,
            0.246640727, 1.50140941,
          ],
        )
      : polynomial(
          f(root(l) - 3),
          [
            -2.00214257e-4, 1.00950558e-4, 1.34934322e-3, -3.67342844e-3, 5.73950773e-3, -7.6224613e-3, 9.43887047e-3,
            1.00167406, 2.83297682,
          ],
        );
  const size = f(f(y * x) * f(Math.SQRT2));
  return word >>> 31 === 1 ? -size : size;
}

const words = (bigint: bigint): readonly number[] => [Number(bigint & 0xffffffffn), Number(bigint >> 32n)];
const values = async (x: Tensor): Promise<number[]> => (await x.reshape([-1]).readArray()) as number[];
const equalTo = (found: readonly number[], expected: (i: number) => number): number =>
  found.filter((value, i) => !Object.is(value, expected(i)) && value !== expected(i)).length;

/** How many numbers differ from those of this arithmetic. */
export async function differing(): Promise<Readonly<Record<string, number>>> {
  const [seed, draws] = [0x123456789abcdef0n, 0xfffffffffffffffdn];
  const state = new Uint8Array(16);
  new DataView(state.buffer).setBigUint64(0, seed, true);
  new DataView(state.buffer).setBigUint64(8, draws, true);
  const generator = new Generator({ device }).setState(state);
  const count = 20_003;
  const word = (i: number, draw: bigint): number => philox([i >>> 2, 0, ...words(draw)], words(seed))[i & 3]!;
  const [uniform, gauss, lot] = [
    await values(rand([count], { device, generator })),
    await values(randn([count], { device, generator })),
    await values(tengen.empty([count], { device }).exponential_(1, { generator })),
  ];
  const integers = async (low: number, high: number): Promise<readonly bigint[]> =>
    (await tengen
      .randint(low as number, high as number, [count], { device, generator })
      .readArray({ bigint: true })) as bigint[];
  const [few, many] = [await integers(-7, 2 ** 32 - 12), await integers(-(2 ** 50), 2 ** 50 + 3)];
  const most = (await tengen
    .empty([count], { device, dtype: "int64" })
    .random_(1 - 2 ** 53, null, { generator })
    .readArray({ bigint: true })) as bigint[];
  const long = (i: number, draw: bigint): bigint =>
    (BigInt(word(i, draw)) << 32n) | BigInt(philox([i >>> 2, 1, ...words(draw)], words(seed))[i & 3]!);
  // The count of draws begins again after 2^64 of them.
  const afterwards = generator.random();
  return {
    uniform: equalTo(uniform, (i) => (word(i, draws) >>> 8) / 2 ** 24),
    normal: equalTo(gauss, (i) => normal(word(i, draws + 1n))),
    exponential: equalTo(lot, (i) => -logarithm(inner(word(i, draws + 2n)))),
    // Fractions of 64 bits of a small range, and remainders of a large one.
    few: few.filter((value, i) => value !== ((long(i, 0n) * (2n ** 32n - 5n)) >> 64n) - 7n).length,
    many: many.filter((value, i) => value !== (long(i, 1n) % (2n ** 51n + 3n)) - 2n ** 50n).length,
    most: most.filter((value, i) => value !== (long(i, 2n) % (2n ** 63n + 2n ** 53n - 1n)) + 1n - 2n ** 53n).length,
    host: equalTo([afterwards], () => word(0, 3n)),
  };
}

const count = 30_000;
const blank = (dtype: tengen.DType = "float32"): Tensor => tengen.empty([count], { device, dtype });
const aten = ops.aten as unknown as Record<string, (...args: readonly unknown[]) => Tensor>;
const all = (value: number): Tensor => full([count], value, { device });

/** Draws of every kind: mean and variance. */
const moments: Readonly<Record<string, readonly [mean: number, variance: number, draw: () => Tensor]>> = {
  rand: [0.5, 1 / 12, () => rand([count], { device })],
  uniform_: [1, 4 / 3, () => blank().uniform_(-1, 3)],
  "rand, float16": [0.5, 1 / 12, () => rand([count], { device, dtype: "float16" })],
  randn: [0, 1, () => randn([count], { device })],
  normal_: [2, 9, () => blank().normal_(2, 3)],
  "randn, bfloat16": [0, 1, () => randn([count], { device, dtype: "bfloat16" })],
  "normal of means": [5, 4, () => tengen.normal(all(5), 2)],
  "normal of deviations": [1, 9, () => tengen.normal(1, all(3))],
  exponential_: [0.5, 0.25, () => blank().exponential_(2)],
  log_normal_: [Math.exp(0.125), Math.exp(0.25) * (Math.exp(0.25) - 1), () => blank().logNormal_(0, 0.5)],
  // The arc tangent of a Cauchy variable is uniform.
  cauchy_: [0, Math.PI ** 2 / 12, () => blank().cauchy_(1, 2).sub(1).div(2).atan()],
  geometric_: [4, 12, () => blank().geometric_(0.25)],
  "geometric_, int64": [1000, 999_000, () => blank("int64").geometric_(0.001)],
  bernoulli_: [0.3, 0.21, () => blank().bernoulli_(0.3)],
  "bernoulli_, bool": [0.75, 0.1875, () => blank("bool").bernoulli_(0.75)],
  "bernoulli of probabilities": [0.2, 0.16, () => tengen.bernoulli(all(0.2))],
  "bernoulli_ of probabilities": [0.4, 0.24, () => blank().bernoulli_(tensor([0.4]).to({ device }))],
  randint: [2, (15 ** 2 - 1) / 12, () => tengen.randint(-5, 10, [count], { device })],
  "randint beyond words": [0, 2 ** 80 / 3, () => tengen.randint(-(2 ** 40), 2 ** 40, [count], { device })],
  "random_, uint8": [127.5, (256 ** 2 - 1) / 12, () => blank("uint8").random_()],
  "random_, float32": [2 ** 23, 2 ** 48 / 12, () => blank().random_()],
  "random_, bool": [0.5, 0.25, () => blank("bool").random_()],
  dropout: [1, 1 / 3, () => dropout(all(1), 0.25, true)],
  native_dropout: [1, 1, () => (aten["native_dropout"]!(all(1), 0.5, true) as unknown as readonly Tensor[])[0]!],
  feature_dropout: [1, 1, () => tengen.featureDropout(all(1).reshape([count / 2, 2]), 0.5, true)],
  poisson: [3, 3, () => tengen.poisson(all(3))],
  "poisson of a large rate": [250.5, 250.5, () => tengen.poisson(all(250.5))],
  binomial: [3, 2.1, () => tengen.binomial(all(10), all(0.3))],
  "binomial of many": [70, 21, () => tengen.binomial(all(100), all(0.7))],
  "gamma below 1": [0.5, 0.5, () => aten["_standard_gamma"]!(all(0.5))],
  gamma: [7, 7, () => aten["_standard_gamma"]!(all(7))],
  dirichlet: [
    0.5,
    0.25 / 7,
    () => aten["_sample_dirichlet"]!(tensor([1, 2, 3]).to({ device }).expand([count, 3])).select(1, 2),
  ],
  multinomial: [
    1 + 1 / 4,
    1.1875,
    () => tengen.multinomial(tensor([1, 2, 0, 1]).to({ device }).expand([count, 4]), 1).squeeze(1),
  ],
  "multinomial, replaced": [1.25, 1.1875, () => tengen.multinomial(tensor([1, 2, 0, 1]).to({ device }), count, true)],
  rrelu: [-0.2, 0.04 / 12, () => tengen.rrelu(all(-1), 0.1, 0.3, true)],
};

/** By draw: how many standard errors mean and variance are off, and the correlation of neighbours, in standard errors, too. */
export async function deviations(): Promise<Readonly<Record<string, readonly number[]>>> {
  manualSeed(20);
  const found: Record<string, readonly number[]> = {};
  for (const [name, [mean, variance, draw]] of Object.entries(moments)) {
    const x = (await values(draw().to({ dtype: "float32" }))).map(Number);
    const n = x.length;
    const average = x.reduce((sum, one) => sum + one, 0) / n;
    const squares = x.map((one) => (one - mean) ** 2);
    const spread = squares.reduce((sum, one) => sum + one, 0) / n;
    const error = Math.sqrt(squares.reduce((sum, one) => sum + (one - spread) ** 2, 0) / n / n);
    const neighbours = x.slice(1).reduce((sum, one, i) => sum + (one - mean) * (x[i]! - mean), 0) / n / spread;
    found[name] = [
      Math.abs(average - mean) / Math.sqrt(spread / n),
      Math.abs(spread - variance) / Math.max(error, 1e-3 * variance),
      Math.abs(neighbours) * Math.sqrt(n),
    ];
  }
  return found;
}

async function said(call: () => unknown): Promise<unknown> {
  try {
    const found = await call();
    return tengen.isTensor(found) ? await found.readArray() : found;
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message.split("\n")[0]}`;
  }
}

/** Seeds, states, and what programs do with them. */
export async function states(): Promise<readonly unknown[]> {
  const text = async (x: Tensor): Promise<string> => JSON.stringify(await values(x));
  const rows: unknown[] = [];
  manualSeed(3);
  const first = await text(randn([4], { device }));
  const second = await text(randn([4], { device }));
  manualSeed(3);
  rows.push(["a seed", (await text(randn([4], { device }))) === first, first !== second]);
  const own = new Generator({ device, seed: 3 });
  rows.push(["a generator of its own", (await text(randn([4], { device, generator: own }))) === first, String(own)]);
  const state = own.getState();
  const next = await text(rand([4], { device, generator: own }));
  own.setState(state);
  rows.push(["a state", state.length, (await text(rand([4], { device, generator: own }))) === next]);
  rows.push(own instanceof Generator, own.initialSeed() === 3n, own.seed() !== own.seed());
  // The CPU's numbers go on as if the device had drawn nothing.
  manualSeed(5);
  const here = rand([2]).toArray();
  manualSeed(5);
  rand([100], { device });
  rows.push(["the CPU's numbers", JSON.stringify(rand([2]).toArray()) === JSON.stringify(here)]);
  // A file of a training run has the device's generator, too.
  const model = new nn.Linear(1, 1);
  const bytes = saveCheckpoint({ model, own });
  const expected = [await text(rand([2], { device })), await text(rand([2], { device, generator: own }))];
  loadCheckpoint(bytes, { model, own });
  const resumed = [await text(rand([2], { device })), await text(rand([2], { device, generator: own }))];
  rows.push(["a checkpoint", JSON.stringify(resumed) === JSON.stringify(expected)]);
  // What is computed again in the backward pass drops the same elements.
  const x = tengen.ones([64], { device }).requiresGrad_();
  const y = checkpoint((one: Tensor) => dropout(one.mul(2), 0.5, true).mul(one), x);
  const kept = await values(y);
  y.sum().backward();
  const slopes = await values(x.grad!);
  rows.push(["recomputed", kept.every((value, i) => value * 2 === slopes[i]), new Set(kept).size]);
  // Called again after a read, a function draws the same.
  manualSeed(8);
  const once = await text(rand([3], { device }));
  manualSeed(8);
  const [drawn] = await tengen.withReads(() => {
    const numbers = rand([3], { device });
    return [numbers, numbers.sum().item()] as const;
  });
  rows.push(["with reads", (await text(drawn)) === once]);
  const order = (await values(tengen.randperm(1000, { device }))).map(Number);
  rows.push([
    "a permutation",
    new Set(order).size,
    order.some((value, i) => value !== i),
    order.every((v) => v < 1000),
  ]);
  // A sum that is rounded up to the end of the range is its start.
  const coarse = await values(tengen.empty([count], { device, dtype: "bfloat16" }).uniform_(1, 3));
  rows.push(["below the end", coarse.every((value) => value >= 1 && value < 3)]);
  const certain = await values(tengen.empty([count], { device }).bernoulli_(1));
  const impossible = await values(tengen.empty([count], { device }).bernoulli_(0));
  rows.push(["certain", certain.every((value) => value === 1), impossible.every((value) => value === 0)]);
  // What is drawn on the host takes a generator of either device.
  const orders = [5, 5, 6].map((seed) =>
    JSON.stringify([
      ...new RandomSampler(20, { generator: new Generator({ device, seed }) }),
      ...new WeightedRandomSampler([1, 2, 3], 9, { generator: new Generator({ device, seed }) }),
      ...new SubsetRandomSampler([4, 5, 6, 7], { generator: new Generator({ device, seed }) }),
      ...randomSplit([1, 2, 3, 4, 5, 6], [3, 3], { generator: new Generator({ device, seed }) })[0]!.indices,
      [...new DataLoader({ x: tengen.arange(9) }, { shuffle: true, generator: new Generator({ device, seed }) })].map(
        ({ x }) => x.item(),
      ),
    ]),
  );
  rows.push(["orders", orders[0] === orders[1], orders[0] !== orders[2]]);
  const parameter = nn.init.xavierUniform_(tengen.empty([4, 4], { device }), { generator: own });
  rows.push(["an initialisation", new Set(await values(parameter)).size]);
  for (const dropped of [nn.functional.gumbelSoftmax(tengen.zeros([3, 4], { device }), { generator: own })])
    rows.push(["soft choices", Math.abs((await values(dropped.sum()))[0]! - 3) < 1e-5]);
  // Under vmap the examples get the same numbers or others, as it says.
  const examples = tengen.zeros([3, 2], { device });
  const mapped = async (randomness: "same" | "different"): Promise<number> => {
    const found = await values(tengen.vmap((row: Tensor) => row.add(tengen.randLike(row)), { randomness })(examples));
    return new Set(found).size;
  };
  rows.push(["examples", await mapped("same"), await mapped("different")]);
  // Each run of a graph draws what its calls would.
  const noisy = tengen.makeGraph((one: Tensor) => one.add(tengen.randLike(one)).mul(2))(examples);
  manualSeed(4);
  const runs = [await text(noisy.run(examples) as Tensor), await text(noisy.run(examples) as Tensor)];
  manualSeed(4);
  const calls = [0, 1].map(() => examples.add(tengen.randLike(examples)).mul(2));
  rows.push([
    "runs of a graph",
    (await text(calls[0]!)) === runs[0],
    (await text(calls[1]!)) === runs[1],
    runs[0] !== runs[1],
  ]);
  // Several samples with replacement: none without weight, the others as often as they weigh.
  const picked = await values(tengen.multinomial(tengen.tensor([1, 0, 3]).to({ device }), 4000, true));
  const share = picked.filter((value) => value === 2).length / picked.length;
  rows.push(["samples with replacement", picked.includes(1), Math.abs(share - 0.75) < 0.03]);
  // In-place updates beside autocast in one graph are those of the calls, and of the CPU.
  const update = (on: tengen.Device) => (weight: Tensor, mean: Tensor) => {
    const product = tengen.autocast({ device: on, dtype: "bfloat16" }, () => tengen.mm(weight, weight));
    mean.mul_(0.9).add_(product.to("float32"), { alpha: 0.1 });
    weight.sub_(mean, { alpha: 0.5 });
    return product;
  };
  const start = tengen.tensor([
    [1, 2.5],
    [-1, 3],
  ]);
  const updated = async (on: tengen.Device, isTraced: boolean): Promise<string> => {
    const made = (): [Tensor, Tensor] => [start.to({ device: on }).clone(), tengen.zeros([2, 2], { device: on })];
    const [weight, mean] = made();
    const step = isTraced ? tengen.makeGraph(update(on))(...made()) : null;
    const product = step === null ? update(on)(weight, mean) : (step.run(weight, mean) as Tensor);
    return [await text(product.to("float32")), await text(weight), await text(mean)].join();
  };
  const there = await updated(device, true);
  rows.push(["updates and autocast", there === (await updated(device, false)), there === (await updated("cpu", true))]);
  return rows;
}

/** What is refused, and what only the device finds out. */
export async function refusals(): Promise<readonly unknown[]> {
  return [
    await said(() => rand([2], { device, generator: new Generator(3) })),
    await said(() => rand([2], { generator: new Generator({ device }) })),
    await said(() => new Generator({ device: "cuda" })),
    await said(() => new Generator({ device, sead: 3 } as never)),
    await said(() => new Generator({ device }).setState(new Uint8Array(5056))),
    await said(() => rand([2], { device, dtype: "float64" })),
    await said(() => tengen.empty([2], { device }).uniform_(2, 1)),
    await said(() => tengen.empty([2], { device, dtype: "int64" }).normal_()),
    await said(() => tengen.empty([2], { device, dtype: "uint8" }).random_(0, 300)),
    await said(() => tengen.bernoulli(full([2], 1.5, { device }))),
    await said(() => tengen.poisson(full([2], -1, { device }))),
    await said(() => tengen.multinomial(tensor([1, -1]).to({ device }), 1)),
    await said(() => tengen.multinomial(tensor([0, 0]).to({ device }), 3, true)),
    await said(() => tengen.multinomial(tensor([0, 0]).to({ device }), 1)),
    await said(() => tengen.rand([0, 3], { device }).shape.join()),
  ];
}

/** Arguments of a parameter for a tensor of a device; `generator` where it takes one. */
function argumentFor(type: string, on: Device, generator: Generator): unknown {
  if (type === "Generator?") return generator;
  if (type.startsWith("Tensor")) return full([3], 0.5, { device: on });
  if (type === "int[]") return [3];
  if (type === "bool") return true;
  if (type === "int?") return 5;
  return type === "int" ? 2 : 0.5;
}

/** Operators that draw from a generator, by what they do with one of another device; and those that the device does not draw itself. */
export function coverage(): { readonly taking: readonly string[]; readonly elsewhere: readonly string[] } {
  const taking: string[] = [];
  const elsewhere: string[] = [];
  const leaves = [...dispatcher.operators()].filter(
    (entry) =>
      entry.hasSchema &&
      entry.name.startsWith("aten::") &&
      entry.schema.arguments.some(({ type }) => printType(type) === "Generator?") &&
      entry.row[slotOfKey("CPU")]!.reason === "kernel",
  );
  for (const entry of leaves) {
    const there = entry.row[slotOfKey("WebGPU")]!;
    if (/writtenOnHost|missing/.test(`${there.reason} ${there.record?.boxed?.name ?? ""}`)) elsewhere.push(entry.name);
    for (const [on, generator] of [
      ["cpu", new Generator({ device })],
      [device, new Generator(1)],
    ] as const) {
      const args = entry.schema.arguments.map(({ name, type }) =>
        // Positions are whole numbers.
        name === "out" && entry.name === "aten::multinomial.out"
          ? tengen.empty([0], { device: on, dtype: "int64" })
          : argumentFor(printType(type), on, generator),
      );
      try {
        dispatcher.callBoxed(entry, [...args]);
        taking.push(`${entry.name} on ${on}`);
      } catch (error) {
        if (!/expected a generator of device/.test((error as Error).message))
          taking.push(`${entry.name} on ${on}: ${(error as Error).message.split("\n")[0]}`);
      }
    }
  }
  return { taking, elsewhere };
}
