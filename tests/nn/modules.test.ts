// Properties of modules: names, state, dtypes, modes, and errors for invalid arguments.

import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { manualSeed, ones, relu, type Tensor, tensor, zeros } from "../../generated/index.js";
import { DataLoader, progress } from "../../runtime/data/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";

class Tied extends nn.Module {
  readonly first = new nn.Linear(2, 2, { bias: false });
  readonly second = this.first;
  readonly note = "no tensor";
  readonly loose = zeros([3]);
  readonly hidden = nn.buffer(zeros([1]), { persistent: false });
  readonly gainFactor = nn.parameter(ones([1]));
  forward(x: Tensor): Tensor {
    return this.second.forward(this.first.forward(x)).mul(this.gainFactor);
  }
}

describe("modules", () => {
  test("a shared module is trained once, and saved under each of its names", () => {
    const module = new Tied();
    expect(module.namedParameters().map(([name]) => name)).toEqual(["gain_factor", "first.weight"]);
    expect(module.namedBuffers().map(([name]) => name)).toEqual(["hidden"]);
    expect(Object.keys(module.stateDict())).toEqual(["gain_factor", "first.weight", "second.weight"]);
  });

  test("to another dtype: parameters and buffers, shared ones once, and what is counted stays", () => {
    const module = new nn.Sequential(new nn.Linear(2, 2), new nn.BatchNorm1d(2)).to("float64");
    const dtypes = Object.entries(module.stateDict()).map(([name, { dtype }]) => `${name} ${dtype}`);
    expect(dtypes).toEqual([
      ...["0.weight float64", "0.bias float64", "1.weight float64", "1.bias float64"],
      ...["1.running_mean float64", "1.running_var float64", "1.num_batches_tracked int64"],
    ]);
    const input = tensor(
      [
        [1, 2],
        [3, 5],
      ],
      { dtype: "float64" },
    );
    module.forward(input).sum().backward();
    expect(module.parameters().every(({ grad, isLeaf }) => grad !== null && isLeaf)).toBe(true);
    const tied = new Tied().to("float64");
    expect(tied.first.weight).toBe(tied.second.weight);
  });

  test("modes, freezing and gradients reach what is within", () => {
    const module = new nn.Sequential(new nn.Dropout(1), new nn.Sequential(new nn.Linear(1, 1)));
    expect(module.forward(ones([1])).requiresGrad).toBe(true);
    expect([...module.namedModules()].map(([name, { training }]) => `${name} ${training}`)).toEqual([
      ...[" true", "0 true", "1 true", "1.0 true"],
    ]);
    module.eval();
    expect(module.layers[0]!.forward(ones([1])).item()).toBe(1);
    module.forward(ones([1])).backward();
    module.zeroGrad({ setToNull: false });
    expect(module.parameters().map(({ grad }) => grad?.flatten().toArray())).toEqual([[0], [0]]);
    module.zeroGrad();
    expect(module.parameters().map(({ grad }) => grad)).toEqual([null, null]);
    module.requiresGrad_(false);
    expect(module.forward(ones([1])).requiresGrad).toBe(false);
    expect(module.namedParameters().length).toBe(2);
  });

  test("what is loaded is copied, whatever its dtype; what is not there is said", () => {
    const module = new nn.Linear(2, 1);
    const weight = tensor([[1, 2]], { dtype: "float64" });
    const found = module.loadStateDict({ weight, more: weight }, { strict: false });
    expect(found).toEqual({ missing: ["bias"], unexpected: ["more"] });
    expect([module.weight.dtype, module.weight.toArray()]).toEqual(["float32", [[1, 2]]]);
    weight.fill_(7);
    expect(module.weight.toArray()).toEqual([[1, 2]]);
  });
});

test("parameters and modules in arrays and plain objects have the names of their places, and move with the rest", () => {
  class Groups extends nn.Module {
    readonly scales = [nn.parameter(ones([1])), nn.parameter(zeros([1]))];
    readonly heads: Record<string, nn.Linear> = {
      first: new nn.Linear(1, 1, { bias: false }),
      second: new nn.Linear(1, 2),
    };
    readonly deep = [[relu, new nn.Linear(1, 1, { bias: undefined as never })]];
    readonly numbers = [1, 2];
    readonly itself: { whole?: unknown } = {};
    constructor() {
      super();
      this.itself.whole = this.itself;
    }
    forward(x: Tensor): Tensor {
      return this.heads["first"]!.forward(x.mul(this.scales[0]!));
    }
  }
  const module = new Groups();
  const names = [
    "scales.0",
    "scales.1",
    "heads.first.weight",
    "heads.second.weight",
    "heads.second.bias",
    "deep.0.1.weight",
    "deep.0.1.bias",
  ];
  expect(Object.keys(module.stateDict())).toEqual(names);
  module.to("float64");
  expect(module.parameters().map(({ dtype }) => dtype)).toEqual(names.map(() => "float64"));
  expect(module.scales[0]!.dtype).toBe("float64");
  expect(module.parameters()[0]).toBe(module.scales[0]);
});

test("a module prints as its parts", () => {
  const module = new nn.Sequential(
    new nn.Linear(2, 3),
    new nn.Sequential(new nn.ReLU(), new nn.BatchNorm1d(3, { affine: false })),
  );
  const text = [
    "Sequential(",
    "  (0): Linear(weight float32 [3, 2], bias float32 [3])",
    "  (1): Sequential(",
    "    (0): ReLU()",
    "    (1): BatchNorm1d(eps 0.00001, momentum 0.1, running_mean float32 [3], running_var float32 [3], num_batches_tracked int64 [])",
    "  )",
    ")",
  ].join("\n");
  expect([String(module), inspect(module)]).toEqual([text, text]);
});

const linear = () => new nn.Linear(2, 1);
test.each<[what: string, run: () => unknown, message: string]>([
  [
    "a checkpoint that does not fit",
    () => linear().loadStateDict({ weight: zeros([2, 2]), other: zeros([1]) }),
    "loadStateDict: missing: bias\n  not in the module: other\n  weight: shape [2, 2], where the module has [1, 2]",
  ],
  [
    "bytes as a checkpoint",
    () => linear().loadStateDict(new Uint8Array(200_000) as never),
    "loadStateDict: these are the bytes of a file, not tensors by name: model.loadStateDict(loadSafetensors(bytes).tensors), or",
  ],
  [
    "a checkpoint of a wrapper",
    () => linear().loadStateDict({ "module.weight": zeros([1, 2]), "module.bias": zeros([1]) }),
    'All names begin with "module.": load Object.fromEntries(Object.entries(state).map(([name, x]) => [name.slice(7), x]))',
  ],
  [
    "a checkpoint with the model in it",
    () => linear().loadStateDict({ epoch: 1, model: { weight: zeros([1, 2]), bias: zeros([1]) } } as never),
    'The names of "model" are those of the module: load state["model"]',
  ],
  [
    "a checkpoint of many other names",
    () => linear().loadStateDict(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`x${i}`, zeros([1])]))),
    "x18, x19 and 10 more",
  ],
  [
    "the state of another optimiser",
    () => new optim.Adam([zeros([1])]).loadStateDict(new optim.SGD([zeros([1])], { lr: 1, momentum: 0.9 }).stateDict()),
    "Adam: the state is of another optimiser: it has momentum, dampening, nesterov, which Adam does not have",
  ],
  [
    "a tensor as a checkpoint",
    () => linear().loadStateDict(zeros([1]) as never),
    "loadStateDict: expected tensors by name, got ",
  ],
  ["features", () => new nn.Linear(2.5, 1), "Linear: inFeatures must be a positive integer, got 2.5"],
  ["features as text", () => new nn.Linear("4" as never, 1), 'Linear: inFeatures must be a positive integer, got "4"'],
  ["a dtype", () => linear().to("int64"), "Module.to: dtype must be floating point, got int64"],
  ["nowhere", () => linear().to({}), "Module.to: expected a dtype, a device or both, as { dtype, device }"],
  ["a probability", () => new nn.Dropout(2), "Dropout: p must be a probability between 0 and 1, got number 2"],
  ["groups", () => new nn.Conv2d(3, 4, 3, { groups: 2 }), "Conv2d: 3 and 4 channels cannot be divided into 2 groups"],
  [
    "sizes",
    () => new nn.Conv1d(1, 1, [3, 3]),
    "Conv1d: kernelSize must be an integer or an array of length 1, got [3,3]",
  ],
  [
    "padding",
    () => new nn.Conv1d(1, 1, 3, { padding: "full" as "same" }),
    'Conv1d: padding must be an integer, integers, "same" or "valid", got "full"',
  ],
  ["heads", () => new nn.MultiheadAttention(5, 2), "MultiheadAttention: 5 features cannot be divided into 2 heads"],
  [
    "a mask",
    () =>
      new nn.MultiheadAttention(4, 2).forward(zeros([3, 1, 4]), zeros([3, 1, 4]), zeros([3, 1, 4]), {
        attnMask: zeros([2, 3]),
      }),
    "MultiheadAttention: attnMask has shape [2, 3], expected [3, 3] or [2, 3, 3]",
  ],
  [
    "a sequence",
    () => new nn.LSTM(3, 2, { batchFirst: true }).forward(zeros([2, 4])),
    "LSTM: expected (batch, length, 3) or (length, 3), got an input of shape [2, 4]",
  ],
  [
    "a state",
    () => new nn.GRU(3, 2).forward(zeros([2, 4, 3]), zeros([1, 4, 3])),
    "GRU: expected a state of shape [1, 4, 2], got [1, 4, 3]",
  ],
  [
    "a projected state",
    () => new nn.LSTM(3, 2, { projSize: 1 }).forward(zeros([2, 4, 3]), [zeros([1, 4, 2]), zeros([1, 4, 2])]),
    "LSTM: expected a state of shape [1, 4, 1], got [1, 4, 2]",
  ],
  [
    "a projection to as much",
    () => new nn.LSTM(3, 2, { projSize: 2 }),
    "LSTM: projSize must be 0, for no projection, or a positive integer below hiddenSize (2), got number 2",
  ],
  [
    "images for signals",
    () => new nn.BatchNorm1d(3).forward(zeros([1, 3, 2, 2])),
    "BatchNorm1d: expected (N, C) or (N, C, L), got an input of shape [1, 3, 2, 2]",
  ],
  [
    "a number as a layer",
    () => new nn.Sequential(3 as never),
    "Sequential: layer 0 must be a module or a function, got number 3",
  ],
  ["nothing to train", () => new optim.SGD([], { lr: 1 }), "SGD: expected at least one parameter, got none"],
  ["a rate", () => new optim.Adam([zeros([1])], { lr: -1 }), "Adam: lr must be a finite number, 0 or more, got -1"],
  [
    "Nesterov alone",
    () => new optim.SGD([zeros([1])], { lr: 1, nesterov: true }),
    "SGD: nesterov requires a positive momentum and no dampening, got 0 and 0",
  ],
  [
    "one twice",
    () => {
      const p = zeros([1]);
      return new optim.AdamW([p, p]);
    },
    "AdamW: a parameter is listed twice",
  ],
  [
    "no closure",
    () => new optim.LBFGS([zeros([1])]).step(),
    "LBFGS: step requires a closure that computes the loss and its gradients",
  ],
  ["rows", () => new DataLoader({ x: zeros([3]), y: zeros([2]) }), "DataLoader: x has 3 rows, y has 2"],
  [
    "a batch of nothing",
    () => new DataLoader({ x: zeros([3]) }, { batchSize: 0 }),
    "DataLoader: batchSize must be a positive integer, got 0",
  ],
  [
    "no columns",
    () => new DataLoader(zeros([3]) as never),
    "DataLoader: expected columns { x, y }, a data set with length and get(index), or items to iterate over, got Tensor of",
  ],
  [
    "an option of a layer that there is not",
    () => new nn.Linear(2, 1, { biass: false } as never),
    'Linear: unknown option "biass"; there are bias, dtype, device',
  ],
  [
    "an option of another type",
    () => new nn.BatchNorm2d(2, { affine: 1 as never }),
    "BatchNorm2d: affine must be true or false, got number 1",
  ],
  [
    "options that are none",
    () => new nn.Conv1d(1, 1, 1, 3 as never),
    "Conv1d: expected options { groups, bias, stride, padding,",
  ],
  [
    "numbers as an input",
    () => linear().forward([1, 2] as never),
    "Linear: the input must be a tensor, got an array of 2",
  ],
  [
    "nothing as an input",
    () => new nn.Sequential(linear()).forward(undefined as never),
    "Sequential: the input must be a tensor, got undefined",
  ],
  [
    "nothing as a key",
    () => new nn.MultiheadAttention(2, 1).forward(zeros([1, 2]), undefined as never, zeros([1, 2])),
    "MultiheadAttention: key must be a tensor, got undefined",
  ],
  [
    "one state for two",
    () => new nn.LSTM(3, 2).forward(zeros([1, 3]), zeros([1, 2]) as never),
    "LSTM: states must be [hidden, cell], got Tensor of",
  ],
  ["a number as a parameter", () => nn.parameter(3 as never), "parameter: a parameter must be a tensor, got number 3"],
  [
    "a model as parameters",
    () => new optim.Adam(linear() as never),
    "Adam: parameters must be an iterable of tensors, got an object (Linear)",
  ],
  [
    "a setting that there is not",
    () => new optim.SGD([zeros([1])], { learningRate: 1 } as never),
    'SGD: unknown option "learningRate"; there are momentum, dampening, weightDecay, nesterov, maximize, lr',
  ],
  [
    "a setting of a group that there is not",
    () => new optim.AdamW([{ params: [zeros([1])], weight_decay: 1 } as never]),
    'AdamW: unknown option "weight_decay"; there are lr, eps, weightDecay, amsgrad, maximize, betas',
  ],
  [
    "no rate",
    () => new optim.SGD([zeros([1])], {} as never),
    "SGD: lr must be a finite number, 0 or more, got undefined",
  ],
  [
    "a word as momentum",
    () => new optim.RMSprop([zeros([1])], { momentum: "a" as never }),
    'RMSprop: momentum must be a number, got "a"',
  ],
  ["one beta", () => new optim.Adam([zeros([1])], { betas: 0.9 as never }), "Adam: betas must be two numbers, got 0.9"],
  [
    "no optimiser",
    () => new optim.StepLR(linear() as never, 1),
    "StepLR: expected an optimiser, got an object (Linear)",
  ],
  [
    "a border that there is not",
    () => new nn.Conv2d(1, 1, 3, { paddingMode: "mirror" as never }),
    'Conv2d: paddingMode must be one of zeros, reflect, replicate, circular, got "mirror"',
  ],
  [
    "outputs as large as inputs, in steps",
    () => new nn.Conv2d(1, 1, 3, { padding: "same", stride: 2, paddingMode: "reflect" }),
    'Conv2d: padding "same" requires stride 1, got [2,2]',
  ],
  [
    "a divisor of signals",
    () => new nn.AvgPool1d(2, { divisorOverride: 3 } as never),
    'AvgPool1d: unknown option "divisorOverride"; there are ceilMode, countIncludePad, stride, padding',
  ],
  [
    "a divisor of 0",
    () => new nn.AvgPool2d(2, { divisorOverride: 0 }),
    "AvgPool2d: divisorOverride must be a positive integer, got 0",
  ],
  [
    "a cycle of momentum without momentum",
    () => new optim.OneCycleLR({ groups: [{ lr: 1 }] }, 1, 10, { cycleMomentum: true }),
    "OneCycleLR: cycleMomentum requires an optimiser with momentum or betas",
  ],
  [
    "a maximum too many",
    () => new optim.OneCycleLR({ groups: [{ lr: 1 }] }, [1, 2], 10),
    "OneCycleLR: 2 maxima for 1 groups",
  ],
  [
    "a plateau of another kind",
    () => new optim.ReduceLROnPlateau({ groups: [{ lr: 1 }] }, { thresholdMode: "relative" as never }),
    'ReduceLROnPlateau: thresholdMode must be "rel" or "abs", got "relative"',
  ],
  [
    "the state of another schedule",
    () => new optim.ReduceLROnPlateau({ groups: [{ lr: 1 }] }).loadStateDict({ steps: 1 } as never),
    "loadStateDict: expected the state of ReduceLROnPlateau, got an object",
  ],
  [
    "a tensor as a measure",
    () => new optim.ReduceLROnPlateau(new optim.SGD([zeros([1])], { lr: 1 })).step(zeros([1]) as never),
    "ReduceLROnPlateau: step requires the measured value as a number, got Tensor of",
  ],
  [
    "a norm below zero",
    () => optim.clipGradNorm([zeros([1])], -1),
    "clipGradNorm: maxNorm must be 0 or more, got number -1",
  ],
  [
    "one tensor to clip",
    () => optim.clipGradValue(3 as never, 1),
    "clipGradValue: parameters must be an iterable of tensors, got number 3",
  ],
])("refused: %s", (_what, run, message) => {
  expect(run).toThrow(message);
});

describe("optimisers go on where they were", () => {
  test.each<[string, (p: readonly Tensor[]) => optim.SGD | optim.Adam | optim.LBFGS]>([
    ["SGD", (p) => new optim.SGD(p, { lr: 0.1, momentum: 0.9 })],
    ["Adam", (p) => new optim.Adam(p, { lr: 0.1, amsgrad: true })],
    ["LBFGS", (p) => new optim.LBFGS(p, { lr: 0.3, maxIter: 2 })],
  ])("%s", (_name, make) => {
    const run = (saveAt: number | null): unknown => {
      const p = tensor([1, -2, 3], { dtype: "float64", requiresGrad: true });
      let optimizer = make([p]);
      for (let step = 0; step < 6; step++) {
        if (step === saveAt) {
          const state = optimizer.stateDict();
          optimizer = make([p]);
          optimizer.loadStateDict(state);
        }
        optimizer.step(() => {
          optimizer.zeroGrad();
          const loss = p.pow(4).sum().add(p.square().sum());
          loss.backward();
          return loss;
        });
      }
      return p.toArray();
    };
    expect(run(3)).toEqual(run(null));
  });

  test("a state that does not fit is refused, and nothing of it taken over", () => {
    const [p, q] = [ones([1]).requiresGrad_(), ones([2]).requiresGrad_()];
    const [adam, other] = [new optim.Adam([p]), new optim.Adam([q], { lr: 0.5 })];
    p.sum().backward();
    adam.step();
    expect(() => other.loadStateDict(adam.stateDict())).toThrow(
      "Adam: expAvg of parameter 0 must have the parameter's shape [2], got [1]",
    );
    expect(other.groups[0]!.lr).toBe(0.5);
    for (const state of [undefined, {}, { state: {} }])
      expect(() => other.loadStateDict(state as never)).toThrow(
        "Adam: a state must be { state, groups }, as stateDict returns it",
      );
    const step = () => {
      p.grad = null;
      const loss = p.mul(p).sum();
      loss.backward();
      return loss;
    };
    const [small, large] = [new optim.LBFGS([p]), new optim.LBFGS([q])];
    small.step(step);
    expect(() => large.loadStateDict(small.stateDict())).toThrow(
      "LBFGS: the state must be of parameters with 2 elements in total",
    );
  });

  test("a state of other groups is refused", () => {
    const state = new optim.SGD([zeros([1])], { lr: 1 }).stateDict();
    expect(() => new optim.SGD([zeros([1]), zeros([1])], { lr: 1 }).loadStateDict(state)).toThrow(
      "SGD: the state must have groups of 2 parameters, got 1",
    );
  });

  test("a schedule", () => {
    const optimizer = new optim.SGD([zeros([1])], { lr: 1 });
    const schedule = new optim.StepLR(optimizer, 2, 0.5);
    for (let i = 0; i < 5; i++) schedule.step();
    const other = new optim.SGD([zeros([1])], { lr: 1 });
    const next = new optim.StepLR(other, 2, 0.5);
    next.loadStateDict(schedule.stateDict());
    next.step();
    expect([other.groups[0]!.lr, next.steps]).toEqual([0.125, 6]);
  });
});

test("a schedule on a plateau goes on where it was, before the first measure, too", () => {
  const rates = (interrupted: boolean) => {
    const optimizer = { groups: [{ lr: 1 }] };
    const scheduler = () =>
      new optim.ReduceLROnPlateau(optimizer, { mode: "max", patience: 1, factor: 0.5, cooldown: 1 });
    let schedule = scheduler();
    return [3, 2, 1, 1, 1, 1, 4, 1, 1, 1].map((measured) => {
      if (interrupted) {
        const state = JSON.parse(JSON.stringify(schedule.stateDict())) as optim.PlateauState;
        schedule = scheduler();
        schedule.loadStateDict(state);
      }
      schedule.step(measured);
      return optimizer.groups[0]!.lr;
    });
  };
  expect(rates(false)).toEqual([1, 1, 0.5, 0.5, 0.5, 0.25, 0.25, 0.25, 0.125, 0.125]);
  expect(rates(true)).toEqual(rates(false));
});

describe("batches", () => {
  const x = tensor([0, 1, 2, 3, 4]);
  const passes = (loader: DataLoader<{ x: Tensor }>) => [...loader].map((batch) => batch.x.toArray());

  test("in order, and without a last one that is too small", () => {
    expect(passes(new DataLoader({ x }, { batchSize: 2 }))).toEqual([[0, 1], [2, 3], [4]]);
    const whole = new DataLoader({ x }, { batchSize: 2, dropLast: true });
    expect([passes(whole), whole.length]).toEqual([
      [
        [0, 1],
        [2, 3],
      ],
      2,
    ]);
  });

  test("shuffled: all rows, rows of columns together, another order with each pass, the same from the same seed", () => {
    const loader = new DataLoader({ x, y: x.mul(10) }, { batchSize: 2, shuffle: true });
    manualSeed(3);
    const first = [...loader].map((batch) => [batch.x.toArray(), batch.y.toArray()] as [number[], number[]]);
    expect(first.flatMap(([xs]) => xs).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(first.every(([xs, ys]) => xs.every((value, i) => ys[i] === 10 * value))).toBe(true);
    const second = [...loader].map((batch) => batch.x.toArray());
    expect(second).not.toEqual(first.map(([xs]) => xs));
    manualSeed(3);
    expect([...loader].map((batch) => batch.x.toArray())).toEqual(first.map(([xs]) => xs));
  });

  test("a progress line: rewritten on a terminal, one line elsewhere", () => {
    for (const isTTY of [true, false]) {
      let text = "";
      let clock = 0;
      const output = { isTTY, write: (part: string) => (text += part) };
      const options = { label: "epoch 1", output, every: 0, now: () => (clock += 500) };
      for (const [item, note] of progress([1, 2], options)) note({ loss: item / 3 });
      const last = "epoch 1 ████████████████████ 2/2 loss 0.6667";
      expect(text.includes(last)).toBe(true);
      expect(text.split("\r").length - 1).toBe(isTTY ? 3 : 0);
      expect(text.endsWith("\n")).toBe(true);
    }
  });
});

test("a progress line of nothing is full, and a shorter one leaves nothing of a longer one", () => {
  const written = (items: readonly string[]): string => {
    let text = "";
    const output = { isTTY: true, write: (part: string) => (text += part) };
    for (const [item, note] of progress(items, { output, every: 0, now: () => 0 })) note({ at: item });
    return text;
  };
  const bar = (filled: number): string => "█".repeat(filled).padEnd(20, "░");
  expect(written([])).toBe(`\r${bar(20)} 0/0\n`);
  expect(written(["far away", "here"])).toBe(
    `\r${bar(10)} 1/2 at far away\r${bar(20)} 2/2 at here    \r${bar(20)} 2/2 at here\n`,
  );
});

test("a function is a layer without a name", () => {
  const model = new nn.Sequential(new nn.Linear(1, 1), relu, new nn.Linear(1, 1));
  expect(Object.keys(model.stateDict())).toEqual(["0.weight", "0.bias", "2.weight", "2.bias"]);
});

describe("normalisation of little", () => {
  test("instances without a batch, with PyTorch's numbers", () => {
    const norm = new nn.InstanceNorm1d(2, { affine: true, trackRunningStats: true });
    const rows = tensor([
      [1, 2, 4],
      [0, -3, 6],
    ]);
    const result = norm.forward(rows);
    expect(result.shape).toEqual([2, 3]);
    const close = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 4));
    expect([...result.data]).toEqual(close([-1.069, -0.2673, 1.3363, -0.2673, -1.069, 1.3363]));
    expect([...norm.runningMean!.data, ...norm.runningVar!.data]).toEqual(close([0.2333, 0.1, 1.1333, 3]));
    expect([...norm.eval().forward(rows).data]).toEqual(close([0.7202, 1.6595, 3.5382, -0.0577, -1.7898, 3.4064]));
    expect(() => norm.forward(tensor([1, 2]))).toThrow(
      "InstanceNorm1d: expected (N, C, L) or (C, L), got an input of shape [2]",
    );
    expect(() => new nn.InstanceNorm1d(2, { momentum: null as never })).toThrow(
      "InstanceNorm1d: momentum must be a number, got null; only batch normalisation averages cumulatively",
    );
  });

  test("one element for each mean is refused, unless running statistics serve", () => {
    const norm = new nn.InstanceNorm2d(2, { trackRunningStats: true });
    for (const input of [ones([3, 2, 1, 1]), ones([2, 1, 1])])
      expect(() => norm.forward(input)).toThrow(
        "InstanceNorm2d: expected more than 1 spatial element when training, got an input of shape",
      );
    expect(norm.eval().forward(ones([2, 1, 1])).shape).toEqual([2, 1, 1]);
    expect(() => new nn.InstanceNorm1d(2).eval().forward(ones([2, 1]))).toThrow("more than 1 spatial element");
    expect(() => new nn.GroupNorm(2, 2).forward(ones([1, 2]))).toThrow(
      "GroupNorm: expected more than 1 value per group, got an input of shape [1, 2]",
    );
    expect(new nn.GroupNorm(2, 2).forward(ones([2, 2])).shape).toEqual([2, 2]);
  });
});
