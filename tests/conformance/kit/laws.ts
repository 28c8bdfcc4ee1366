// What holds on every device, with random inputs of a fixed seed: copies, views, writes, program order, memory, gradients, training.

import {
  backwardAsync,
  type Device,
  type DType,
  loadSafetensors,
  manualSeed,
  noGrad,
  randn,
  saveSafetensors,
  type Tensor,
  tensor,
  tidy,
  viewAsComplex,
  zeros,
} from "../../../generated/index.js";

/** A generator of random numbers and choices, the same for a seed everywhere. */
export class Draw {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below `end`, an integer. */
  below(end: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * end);
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)]!;
  }

  shape(dims = this.below(4)): number[] {
    return Array.from({ length: dims }, () => this.of([1, 2, 3, 4, 5, 0].slice(0, dims > 2 ? 4 : 6)));
  }

  /** Integers of -4 to 4, which every dtype but unsigned ones holds, and whose sums and products are exact. */
  values(count: number): number[] {
    return Array.from({ length: count }, () => this.below(9) - 4);
  }
}

export interface Law {
  readonly name: string;
  /** How many random cases are tried. */
  readonly cases: number;
  /** Throws, or returns what differs: an empty text if nothing does. */
  run(device: Device, draw: Draw): Promise<string>;
}

const plain = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === "bigint" ? `${item}n` : item));

/** What differs between values of the CPU and of the device. */
const same = (what: string, here: unknown, there: unknown): string =>
  plain(here) === plain(there) ? "" : `${what}: the CPU has ${plain(here)}, the device ${plain(there)}`;

const close = (what: string, here: readonly number[], there: readonly number[], within: number): string =>
  here.length === there.length &&
  here.every((value, i) => Math.abs(value - there[i]!) <= within * (1 + Math.abs(value)))
    ? ""
    : `${what}: the CPU has ${plain(here)}, the device ${plain(there)}`;

const firstOf = (found: readonly string[]): string => found.find((text) => text !== "") ?? "";

function drawn(draw: Draw, dtype: DType = "float32", shape = draw.shape()): Tensor {
  const count = shape.reduce((a, b) => a * b, 1);
  return tensor(draw.values(count), { dtype: "float32" }).reshape(shape).to({ dtype });
}

type View = (x: Tensor) => Tensor;

/** A random view that a tensor of this shape has. */
function viewOf(draw: Draw, { shape }: Tensor): View {
  const dims = shape.length;
  if (dims === 0) return draw.of<View>([(x) => x.unsqueeze(0), (x) => x.view([1])]);
  const dim = draw.below(dims);
  const other = draw.below(dims);
  const size = shape[dim]!;
  const start = draw.below(size + 1);
  const choices: View[] = [
    (x) => x.transpose(dim, other),
    (x) => x.unsqueeze(dim),
    (x) => x.slice(dim, start, size, 1),
    (x) => x.slice(dim, 0, size, 2),
    (x) => x.movedim(dim, 0),
  ];
  if (size > 0) choices.push((x) => x.select(dim, draw.below(size)));
  if (dims > 1) choices.push((x) => x.permute(shape.map((_, d) => (d + 1) % dims)));
  return draw.of(choices);
}

/** The same chain of views of two tensors of one shape. */
function viewed(draw: Draw, a: Tensor, b: Tensor, length = 1 + draw.below(3)): [Tensor, Tensor] {
  let pair: [Tensor, Tensor] = [a, b];
  for (let i = 0; i < length; i++) {
    const seed = draw.below(2 ** 31);
    pair = pair.map((x) => viewOf(new Draw(seed), pair[0])(x)) as [Tensor, Tensor];
  }
  return pair;
}

const dtypes: readonly DType[] = [
  "float32",
  "int64",
  "int32",
  "bool",
  "uint8",
  "int8",
  "int16",
  "float16",
  "bfloat16",
  "float64",
];

export const laws: readonly Law[] = [
  {
    name: "what is moved there comes back, in every dtype that the device has, and leaves the original alone",
    cases: 40,
    async run(device, draw) {
      const x = drawn(draw, draw.of(dtypes));
      const [here] = viewed(draw, x, x, draw.below(2));
      const there = here.to({ device });
      const before = here.toArray({ bigint: here.dtype === "int64" });
      const back = await there.readArray({ bigint: here.dtype === "int64" });
      return firstOf([
        same("values", before, back),
        same("shape", here.shape, there.shape),
        same("dtype", here.dtype, there.dtype),
      ]);
    },
  },
  {
    name: "views show the same elements, with the CPU's shapes and strides",
    cases: 60,
    async run(device, draw) {
      const x = drawn(draw);
      const [here, there] = viewed(draw, x, x.to({ device }));
      return firstOf([
        same("shape", here.shape, there.shape),
        same("strides", here.strides, there.strides),
        same("elements", here.toArray(), await there.readArray()),
      ]);
    },
  },
  {
    name: "what is written through a view is seen by its base and by other views",
    cases: 60,
    async run(device, draw) {
      const x = drawn(draw);
      const base = x.clone();
      const baseThere = x.to({ device });
      const [here, there] = viewed(draw, base, baseThere);
      const value = draw.below(9);
      const write = draw.of<(one: Tensor) => unknown>([
        (one) => one.add_(value),
        (one) => one.mul_(value),
        (one) => one.fill_(value),
        (one) => one.copy_(tensor(value)),
        (one) => one.zero_(),
      ]);
      write(here);
      write(there);
      return firstOf([
        same("the base", base.toArray(), await baseThere.readArray()),
        same("the view", here.toArray(), await there.readArray()),
      ]);
    },
  },
  {
    name: "copies between strided tensors, with broadcasting and conversion",
    cases: 60,
    async run(device, draw) {
      const [to, from] = [
        draw.of<DType>(["float32", "int64", "int32", "float16"]),
        draw.of<DType>(["float32", "int64", "bool", "uint8"]),
      ];
      const shape = draw.shape(1 + draw.below(3));
      const source = drawn(
        draw,
        "float32",
        shape.map((size) => (draw.below(4) === 0 ? 1 : size)),
      )
        .abs()
        .to({ dtype: from });
      const target = zeros(shape, { dtype: to });
      const targetThere = target.to({ device });
      const seed = draw.below(2 ** 31);
      const permuted = (x: Tensor): Tensor => (new Draw(seed).below(2) === 0 ? x : x.transpose(0, -1));
      const written = permuted(target);
      if (!isExpandable(source.shape, written.shape)) return "";
      written.copy_(source);
      permuted(targetThere).copy_(source.to({ device }));
      return same(`${from} to ${to}`, target.toArray(), await targetThere.readArray());
    },
  },
  {
    name: "lazily negated and conjugated tensors are read, copied, written and computed with as they show",
    cases: 20,
    async run(device, draw) {
      const x = drawn(draw, "float32", [...draw.shape(1), 2]);
      // Real numbers of a conjugate's imaginary parts are lazily negated.
      const negated = (one: Tensor): Tensor => viewAsComplex(one).conj().imag;
      const here = negated(x.clone());
      const there = negated(x.to({ device }));
      const read = same("read", here.toArray(), await there.readArray());
      const computed = same("computed", here.add(1).toArray(), await there.add(1).readArray());
      const moved = same("moved", here.toArray(), await here.to({ device }).readArray());
      here.mul_(2).add_(1);
      there.mul_(2).add_(1);
      return firstOf([read, computed, moved, same("written", here.toArray(), await there.readArray())]);
    },
  },
  {
    name: "in-place and out forms give what functions give",
    cases: 40,
    async run(device, draw) {
      const x = drawn(draw);
      const y = drawn(draw, "float32", [...x.shape]);
      const name = draw.of(["add", "sub", "mul"] as const);
      const here = x[name](y).toArray();
      const a = x.to({ device });
      const b = y.to({ device });
      const functional = await a[name](b).readArray();
      const again = a.clone();
      again[`${name}_`](b);
      const self = a.clone();
      self[`${name}_`](self);
      return firstOf([
        same(name, here, functional),
        same(`${name}_`, here, await again.readArray()),
        same(`${name}_ with itself`, x[name](x).toArray(), await self.readArray()),
      ]);
    },
  },
  {
    name: "a read has the values of its moment, whatever is written later",
    cases: 20,
    async run(device, draw) {
      const x = drawn(draw, "float32", [1 + draw.below(6)]);
      const there = x.to({ device });
      const reads: Promise<unknown>[] = [];
      const expected: unknown[] = [];
      const here = x.clone();
      for (let i = 0; i < 6; i++) {
        here.mul_(2).add_(i);
        there.mul_(2).add_(i);
        expected.push(here.toArray());
        reads.push(there.readArray());
      }
      return same("reads in order", expected, await Promise.all(reads));
    },
  },
  {
    name: "a copy to the device has the values of its moment, whatever is written to the original",
    cases: 20,
    async run(device, draw) {
      const x = drawn(draw, "float32", [1 + draw.below(6)]);
      const expected = x.toArray();
      const there = x.to({ device });
      x.fill_(99);
      return same("the copy", expected, await there.readArray());
    },
  },
  {
    name: "new tensors are zero where they should be, also in memory that others have used",
    cases: 10,
    async run(device, draw) {
      const count = 1 + draw.below(2000);
      for (let i = 0; i < 8; i++) tidy(() => void zeros([count], { device }).add_(7));
      const fresh = zeros([count], { device });
      return same("the sum of zeros", 0, await fresh.abs().sum().readItem());
    },
  },
  {
    name: "no elements, no dimensions, eight dimensions, expanded dimensions",
    cases: 1,
    async run(device) {
      const shapes = [[0], [3, 0, 2], [], [1, 2, 1, 2, 1, 2, 1, 2]];
      const found: string[] = [];
      for (const shape of shapes) {
        const count = shape.reduce((a, b) => a * b, 1);
        const x = tensor(Array.from({ length: count }, (_, i) => i))
          .to({ dtype: "float32" })
          .reshape(shape);
        found.push(same(`[${shape}] + 1`, x.add(1).toArray(), await x.to({ device }).add(1).readArray()));
        found.push(same(`sum of [${shape}]`, x.sum().item(), await x.to({ device }).sum().readItem()));
      }
      const row = tensor([1, 2, 3]).to({ device }).expand([4, 3]);
      found.push(same("an expanded row", [4, 8, 12], await row.sum([0]).readArray()));
      return firstOf(found);
    },
  },
  {
    name: "random numbers of a seed are the CPU's, or the same again",
    cases: 5,
    async run(device, draw) {
      const seed = draw.below(1000);
      const numbers = async (): Promise<unknown> => {
        manualSeed(seed);
        return zeros([5], { device }).uniform_(0, 1).readArray();
      };
      return same("the second draw", await numbers(), await numbers());
    },
  },
  {
    name: "tensors of two devices are refused by a sentence, and a number of the CPU is taken",
    cases: 1,
    async run(device) {
      const x = tensor([1, 2]);
      let said = "nothing was thrown";
      try {
        x.to({ device }).add(x);
      } catch (error) {
        said = (error as Error).message;
      }
      const expected = /^Expected all tensors to be on the same device, but found at least two devices, .+!/;
      return expected.test(said)
        ? same("a number of the CPU", [4, 5], await x.to({ device }).add(tensor(3)).readArray())
        : `the message: ${said}`;
    },
  },
  {
    name: "gradients of random programs are the CPU's",
    cases: 40,
    async run(device, draw) {
      const shape = [1 + draw.below(3), 1 + draw.below(4)];
      const values = [drawn(draw, "float32", shape).div(4), drawn(draw, "float32", [shape[1]!]).div(4)] as const;
      const seed = draw.below(2 ** 31);
      const program = (a: Tensor, b: Tensor): Tensor => {
        const next = new Draw(seed);
        let x = a;
        for (let i = 0; i < 4; i++)
          x = next.of<(x: Tensor) => Tensor>([
            (y) => y.mul(b),
            (y) => y.add(b.mul(2)),
            (y) => y.mul(y),
            (y) => y.neg().exp().add(1),
            (y) => y.sum([0], true).add(y),
            (y) => y.transpose(0, 1).transpose(0, 1),
            (y) => y.sub(y.mean()),
          ])(x);
        return x.sum();
      };
      const results = async (move: (x: Tensor) => Tensor): Promise<[number[], number[], number[]]> => {
        const [a, b] = values.map((value) => move(value).detach().clone().requiresGrad_()) as [Tensor, Tensor];
        const loss = program(a, b);
        loss.backward();
        const numbers = async (x: Tensor | null): Promise<number[]> =>
          x === null ? [] : ((await x.reshape([-1]).readArray()) as number[]);
        return [await numbers(loss), await numbers(a.grad), await numbers(b.grad)];
      };
      const here = await results((x) => x.clone());
      const there = await results((x) => x.to({ device }));
      return firstOf(
        ["loss", "first gradient", "second gradient"].map((what, i) => close(what, here[i]!, there[i]!, 1e-4)),
      );
    },
  },
  {
    name: "gradients go back to leaves on the CPU",
    cases: 5,
    async run(device, draw) {
      const x = drawn(draw, "float32", [3]).requiresGrad_();
      await backwardAsync(x.mul(2).to({ device }).mul(3).sum());
      return same("the gradient", [6, 6, 6], x.grad?.toArray());
    },
  },
  {
    name: "a layer trains as on the CPU, with and without scopes",
    cases: 3,
    async run(device, draw) {
      const seed = draw.below(1000);
      const train = async (on: Device, scoped: boolean): Promise<number[]> => {
        manualSeed(seed);
        const x = randn([8, 3]).to({ device: on });
        const y = randn([8, 1]).to({ device: on });
        const w = randn([3, 1]).to({ device: on }).requiresGrad_();
        const losses: number[] = [];
        const step = (): Tensor => {
          const loss = x.matmul(w).sub(y).pow(2).mean();
          loss.backward();
          noGrad(() => {
            w.sub_(w.grad!.mul(0.1));
            w.grad!.zero_();
          });
          return loss.detach();
        };
        for (let i = 0; i < 4; i++) losses.push(await (scoped ? tidy(step) : step()).readItem());
        return losses;
      };
      const here = await train("cpu", false);
      return firstOf([
        close("losses", here, await train(device, false), 1e-4),
        close("losses in scopes", here, await train(device, true), 1e-4),
      ]);
    },
  },
  {
    name: "what is saved there is loaded again",
    cases: 3,
    async run(device, draw) {
      const x = drawn(draw, "float32", [2, 3]);
      const file = saveSafetensors({ x: await x.to({ device }).read() });
      return same("values", x.toArray(), await loadSafetensors(file).tensors["x"]!.to({ device }).readArray());
    },
  },
  {
    name: "printing and inspection need no values",
    cases: 1,
    async run(device) {
      const x = tensor([1, 2]).to({ device });
      return x.toString().includes(`device="${device}"`) ? "" : `printed as ${x}`;
    },
  },
];

function isExpandable(from: readonly number[], to: readonly number[]): boolean {
  return from.length <= to.length && from.every((size, i) => size === 1 || size === to[to.length - from.length + i]);
}
