// Graphs on the device: how many dispatches their runs make, and that their values are those of the calls one by one.

import type { Device, Graph } from "../../generated/index.js";
import {
  autocast,
  inferenceMode,
  makeGraph,
  noGrad,
  ones,
  randn,
  type Tensor,
  tidy,
  where,
} from "../../generated/index.js";
import type { Webgpu } from "../../runtime/webgpu/index.js";

type Program = (...args: Tensor[]) => Tensor | Tensor[];

/** By name: the calls made one by one, dispatches of a run, the program, and the shapes of its arguments. */
export const programs: Readonly<
  Record<string, readonly [calls: number, dispatches: number, Program, ...(readonly number[])[]]>
> = {
  "a chain of ten": [10, 1, (x) => x.mul(2).add(1).sin().exp().relu().sigmoid().tanh().sub(0.5).neg().abs(), [7, 5]],
  "a row added": [4, 1, (x, b) => x.add(b).relu().mul(b).sub(1), [4, 6], [6]],
  "a value that is used outside, too": [
    4,
    1,
    (x) => {
      const y = x.mul(2).sin();
      return [y, y.exp().add(1)];
    },
    [9],
  ],
  "a choice": [5, 1, (x, y) => where(x.gt(y), x.mul(2), y.neg()).add(1), [5, 5], [5, 5]],
  "truth values": [3, 1, (x, y) => x.mul(2).gt(y.add(1)), [3, 7], [3, 7]],
  "softmax by hand": [
    5,
    1,
    (x) => {
      const e = x.sub(x.amax([-1], true)).exp();
      return e.div(e.sum([-1], true));
    },
    [5, 33],
  ],
  "softmax by hand, of long rows": [
    5,
    1,
    (x) => {
      const e = x.sub(x.amax([-1], true)).exp();
      return e.div(e.sum([-1], true));
    },
    [5, 333],
  ],
  "layer norm by hand": [
    9,
    1,
    (x, w, b) => {
      const c = x.sub(x.mean([-1], true));
      return c
        .mul(c.mul(c).mean([-1], true).add(1e-5).rsqrt())
        .mul(w)
        .add(b);
    },
    [6, 40],
    [40],
    [40],
  ],
  "a mean squared error": [3, 1, (x, y) => x.sub(y).pow(2).mean(), [8, 8], [8, 8]],
  "sums of rows, and what follows": [4, 1, (x, b) => x.mul(x).sum([1]).add(b).sqrt(), [6, 50], [6]],
  "sums of columns, and what follows": [4, 1, (x, b) => x.abs().sum([0]).add(b).log(), [6, 50], [50]],
  // The sums lie along the other dimension when they are added.
  "sums that are broadcast across rows": [3, 2, (x) => x.add(x.exp().sum([1])), [6, 6]],
  // By element it lies along the rows, by row across them.
  "a tensor that is read by element and by row": [3, 3, (x, b) => x.add(b).sum([1]).add(b), [6, 6], [6]],
  "softmax along both dimensions": [2, 2, (x) => x.softmax(0).softmax(1), [6, 6]],
  "softmax between": [4, 1, (x) => x.mul(0.5).softmax(-1).mul(2).add(1), [5, 40]],
  "logarithms of softmax": [3, 1, (x, y) => x.add(y).logSoftmax(1).neg(), [5, 40], [5, 40]],
  "two ways that meet": [
    5,
    1,
    (x) => {
      const [a, b] = [x.sin(), x.cos()];
      return a.mul(b).add(a).sub(b);
    },
    [17],
  ],
  // Eight tensors at most: seven are read and one is written.
  "twelve tensors": [
    22,
    2,
    (...list) => list.reduce((sum, one) => sum.add(one).mul(0.5)),
    ...Array.from({ length: 12 }, () => [5, 3]),
  ],
  variances: [4, 1, (x) => x.mul(2).var([1]).add(1).log(), [4, 30]],
  "a sum that all elements are divided by": [4, 1, (x) => x.div(x.abs().sum()).mul(2), [4, 30]],
  "a product between": [5, 3, (x, w) => x.mul(2).add(1).matmul(w).add(1).relu(), [4, 4], [4, 4]],
  "a tensor that is written between": [
    4,
    2,
    (x, y) => {
      const z = x.mul(2);
      y.add_(1);
      return z.add(y).sin();
    },
    [6],
    [6],
  ],
  "a step of gradient descent with momentum": [
    3,
    1,
    (p, g, m) => {
      m.mul_(0.9).add_(g);
      p.add_(m, { alpha: -0.1 });
      return [];
    },
    [5, 4],
    [5, 4],
    [5, 4],
  ],
  "a step of Adam": [
    8,
    1,
    (p, g, m, v) => {
      m.mul_(0.9).add_(g, { alpha: 0.1 });
      v.mul_(0.99).addcmul_(g, g, { value: 0.01 });
      p.addcdiv_(m, v.abs().sqrt().add_(1e-8), { value: -0.1 });
      return v;
    },
    ...Array.from({ length: 4 }, () => [6]),
  ],
  "updates of two tensors, one after the other": [
    4,
    1,
    (x, y) => {
      x.mul_(2).add_(1);
      y.mul_(x).sub_(1);
      return [];
    },
    [7],
    [7],
  ],
  "an update that reads what another one writes": [
    3,
    2,
    (x, y) => {
      const old = x.mul(2);
      x.add_(y);
      y.mul_(x);
      return old;
    },
    [7],
    [7],
  ],
  "a value that is updated, and used": [
    4,
    1,
    (x, y) => {
      x.add_(1);
      const z = x.mul(y).add_(2);
      return [z, z.neg()];
    },
    [7],
    [7],
  ],
  "updates that a transposed tensor sees": [
    3,
    3,
    (x) => {
      const turned = x.t();
      return [x.mul_(2).add(turned).sub(1), turned];
    },
    [4, 4],
  ],
  "updates of two views of one tensor": [
    6,
    6,
    (x) => {
      const [first, second] = [x.narrow(0, 0, 3), x.narrow(0, 3, 3)];
      first.mul_(2);
      second.add_(first);
      first.sub_(second);
      return second.neg();
    },
    [6],
  ],
  "an update whose result is used after the next one": [
    3,
    2,
    (x, y) => {
      const updated = x.mul_(2);
      x.add_(y);
      return updated.matmul(y);
    },
    [4, 4],
    [4, 4],
  ],
  "updates with a tensor that is broadcast": [
    2,
    1,
    (x, y) => {
      x.mul_(y).sub_(y);
      return [];
    },
    [5, 3],
    [3],
  ],
  "updates of two shapes": [
    4,
    2,
    (x, y) => {
      x.mul_(2).add_(1);
      y.mul_(2).add_(1);
      return [];
    },
    [5, 3],
    [3],
  ],
  "updates of half precision": [
    3,
    3,
    (x) => {
      const y = x.to("float16");
      return y.mul_(2).add_(1);
    },
    [5],
  ],
  "five dimensions that lie apart": [2, 2, (x, y) => x.add(y).mul(2), [2, 3, 2, 3, 2], [3, 1, 3, 1]],
  // At most 64 calls.
  "a chain of a hundred": [100, 2, (x) => Array.from({ length: 50 }).reduce((y: Tensor) => y.mul(0.9).sin(), x), [6]],
  "half precision": [4, 2, (x) => x.to("float16").mul(3).sin().add(1), [50]],
};

const numbersOf = async (value: Tensor): Promise<number[]> =>
  [await value.readArray()].flat(9).map((one) => Number(one));

/** The largest relative difference, infinite for other shapes, strides or dtypes. */
async function difference(found: Tensor, wanted: Tensor): Promise<number> {
  const same = (["shape", "strides", "dtype"] as const).every((key) => String(found[key]) === String(wanted[key]));
  if (!same) return Number.POSITIVE_INFINITY;
  const [a, b] = [await numbersOf(found), await numbersOf(wanted)];
  return Math.max(0, ...a.map((one, i) => (Object.is(one, b[i]) ? 0 : Math.abs(one - b[i]!) / (1 + Math.abs(b[i]!)))));
}

export interface FusionReport {
  /** By program: dispatches of calls one by one, and of a run. */
  readonly dispatches: Readonly<Record<string, readonly [number, number]>>;
  /** Programs whose values differ, or whose graphs gave other ones when they had been changed. */
  readonly wrong: readonly string[];
  /** Of random programs: dispatches of calls one by one, and of runs. */
  readonly random: readonly [number, number];
}

async function counted<T>(gpu: Webgpu, body: () => T): Promise<readonly [T, number]> {
  await gpu.idle();
  const before = gpu.counts.dispatches;
  const result = body();
  await gpu.idle();
  return [result, gpu.counts.dispatches - before];
}

/** A random program over three tensors, of pointwise calls, folds, transposes and updates. */
function randomProgram(next: () => number): readonly [Program, readonly number[]] {
  const int = (n: number): number => Math.floor(next() * n);
  const shapes = [[5, 40], [4, 6], [3, 2, 7], [6, 6], [2, 70], [1, 5], [8]];
  const shape = shapes[int(shapes.length)]!;
  const steps = Array.from({ length: 3 + int(9) }, () => [int(15), next(), next(), int(3), next() < 0.6] as const);
  const count = 1 + int(3);
  const program: Program = (...args) => {
    const pool = [...args];
    const pick = (u: number): Tensor => pool[Math.max(0, pool.length - 1 - Math.floor(u * u * pool.length))]!;
    for (const [kind, u, v, d, keeps] of steps) {
      const [a, b] = [pick(u), pick(v)];
      const dim = Math.min(d, a.ndim - 1);
      const made = ((): Tensor | null => {
        if (kind === 0 && a.ndim > 0) return a.sum([dim], keeps);
        if (kind === 1 && a.ndim > 0) return a.amax([dim], keeps);
        if (kind === 2 && a.ndim > 0) return a.softmax(dim);
        if (kind === 3 && a.ndim > 1) return a.transpose(0, 1);
        if (kind === 4) return a.mean();
        if (kind === 5) return a.sigmoid();
        if (kind === 6) return a.mul(0.5).sin();
        if (kind === 10) return a.mul_(0.7);
        if (kind === 11) return a.sigmoid_().sub_(0.3);
        if (kind === 12 && a.ndim > 0) return a.narrow(0, 0, Math.max(1, (a.shape[0] ?? 1) - 1)).neg_();
        try {
          if (kind > 12) return kind === 13 ? a.mul_(0.5).add_(b.clamp(-1, 1)) : a.addcmul_(b, b, { value: 0.1 });
          return kind === 7 ? a.add(b) : kind === 8 ? where(a.gt(b), a, b) : a.sub(b).tanh();
        } catch {
          return null;
        }
      })();
      if (made !== null && made.numel < 2000) pool.push(kind > 9 && keeps ? made : made.clamp(-10, 10));
    }
    return pool.slice(-count);
  };
  return [program, shape];
}

export async function fusionReport(gpu: Webgpu): Promise<FusionReport> {
  const device = gpu.device as Device;
  const dispatches: Record<string, readonly [number, number]> = {};
  const wrong: string[] = [];
  const compare = async (
    name: string,
    program: Program,
    args: readonly Tensor[],
  ): Promise<readonly [number, number]> => {
    const inputs = (): Tensor[] => args.map((arg) => arg.to({ device }));
    const traced = makeGraph(program) as unknown as (...tensors: Tensor[]) => Graph;
    const graph = traced(...inputs());
    const first = inputs();
    const [wanted, calls] = await counted(gpu, program.bind(null, ...first));
    const given = inputs();
    const versions = given.map(({ version }) => version);
    const [found, runs] = await counted(gpu, () => graph.run(...given) as Tensor | Tensor[]);
    // What is written is compared, too.
    const all = [...[wanted].flat(), ...first];
    const pairs = [...[found].flat(), ...given].map((one, i) => [one, all[i]!] as const);
    const writes = first.map(({ version }, i) => version > 0 === given[i]!.version > versions[i]!);
    if (writes.includes(false)) wrong.push(`${name}: versions`);
    for (const [one, other] of pairs) if (!((await difference(one, other)) < 1e-5)) wrong.push(name);
    return [calls, runs];
  };
  for (const [name, [, , program, ...shapes]] of Object.entries(programs))
    dispatches[name] = await compare(
      name,
      program,
      shapes.map((shape) => randn([...shape])),
    );
  // A graph whose node was replaced has another plan; one whose values are recorded is run call by call.
  const x = randn([8]).to({ device });
  const graph = makeGraph((y: Tensor) => y.mul(2).sin().neg())(x);
  const before = graph.run(x) as Tensor;
  const node = graph.nodes.find(({ op }) => op?.name === "aten::sin")!;
  graph.replaceUses(node, node.inputs[0]!);
  graph.erase(node);
  if (!((await difference(graph.run(x) as Tensor, x.mul(2).neg())) < 1e-6)) wrong.push("a graph that was changed");
  if (!((await difference(before, x.mul(2).sin().neg())) < 1e-6)) wrong.push("a graph before it was changed");
  // Graphs that programs put together name what a call returns, in place of the tensor that it has updated: of an argument, and of a value between.
  for (const start of ["argument", "value"]) {
    const updating = makeGraph((a: Tensor, b: Tensor) => {
      a.neg_();
      const y = start === "argument" ? a : a.sigmoid();
      y.mul_(2);
      y.add_(b);
      return y.flip([0]);
    })(x, x);
    const first = updating.nodes.find(({ op }) => op?.name.startsWith("aten::mul_"))!;
    const turned = updating.nodes.find(({ op }) => op?.name === "aten::flip")!;
    updating.setArguments(turned, [first, ...turned.args.slice(1)]);
    const [a, b] = [x.clone(), x.clone()];
    const expected = (start === "argument" ? a.neg() : a.neg().sigmoid()).mul(2).add(b).flip([0]);
    const [found, calls] = await counted(gpu, () => updating.run(a, b) as Tensor);
    if (calls !== 2 || !((await difference(found, expected)) < 1e-5)) wrong.push(`an earlier result, ${start}`);
  }
  // An attribute of another shape, and a program of two devices, are run call by call.
  const weight = randn([8]).to({ device });
  const weighted = makeGraph((y: Tensor) => y.mul(weight).sin().neg())(x);
  const [name] = [...weighted.attributes.keys()];
  const wide = randn([2, 8]).to({ device });
  weighted.attributes.set(name!, wide);
  const replaced = x.mul(wide).sin().neg();
  if (!((await difference(weighted.run(x) as Tensor, replaced)) < 1e-6)) wrong.push("an attribute that was replaced");
  const moved = makeGraph((y: Tensor) => y.mul(ones([8]).mul(2).add(1).to({ device })).sin())(x);
  if (!((await difference(moved.run(x) as Tensor, x.mul(3).sin())) < 1e-5)) wrong.push("two devices");
  const leaf = x.clone().requiresGrad_();
  (makeGraph((y: Tensor) => y.mul(2).sin())(leaf).run(leaf) as Tensor).sum().backward();
  if (!((await difference(leaf.grad!, x.mul(2).cos().mul(2))) < 1e-5)) wrong.push("gradients through a run");
  // Runs within scopes, modes and regions are what the calls are there.
  const square = randn([6, 6]).to({ device });
  const product = (y: Tensor): Tensor => {
    const weights = y.mm(y.t()).mul(0.1).exp();
    return weights.sub(weights.mean([-1], true));
  };
  const mixed = makeGraph(product)(square);
  const within: readonly (readonly [string, (body: () => Tensor) => Tensor])[] = [
    ["tidy", tidy],
    ["inferenceMode", inferenceMode],
    ["noGrad", noGrad],
    ["autocast", (body) => autocast({ device, dtype: "bfloat16" }, body)],
    ["autocast in tidy", (body) => tidy(() => autocast({ device, dtype: "bfloat16" }, body))],
  ];
  for (const [name, context] of within) {
    const [run, calls] = [context(() => mixed.run(square) as Tensor), context(() => product(square))];
    if (run.dtype !== calls.dtype || !((await difference(run, calls)) < 1e-5)) wrong.push(name);
  }
  let seed = 1;
  const next = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const random: [number, number] = [0, 0];
  for (let i = 0; i < Number(process.env["TENGEN_FUSION"] ?? 40); i++) {
    const [program, shape] = randomProgram(next);
    const args = [randn([...shape]), randn([...shape]), randn(shape.slice(-1))];
    const [calls, runs] = await compare(`random program ${i}`, program, args);
    random[0] += calls;
    random[1] += runs;
  }
  return { dispatches, wrong, random };
}
