// Modules as functions of their state: functionalCall and stackModuleState, alone and under transforms.

import { expect, test } from "vitest";
import {
  autocast,
  GradScaler,
  grad,
  gradAndValue,
  manualSeed,
  mseLoss,
  noGrad,
  ones,
  randn,
  stack,
  type Tensor,
  tensor,
  vmap,
  zeros,
} from "../../generated/index.js";
import {
  BatchNorm1d,
  buffer,
  Dropout,
  functionalCall,
  Linear,
  Module,
  parameter,
  ReLU,
  replaceAllBatchNormModules_,
  Sequential,
  type StateDict,
  stackModuleState,
} from "../../runtime/nn/index.js";
import { Adam, SGD } from "../../runtime/optim/index.js";
import { messageOf as message } from "../thrown.js";

const mlp = (): Sequential => new Sequential(new Linear(4, 8), new ReLU(), new Linear(8, 2));
const stateOf = (module: Module): StateDict => Object.fromEntries(module.namedParameters());
const rounded = (tensor: Tensor): number[] =>
  [...(tensor.reshape([-1]).toArray() as number[])].map((x) => Number(x.toFixed(5)) + 0);

test("tensors in place of parameters, for one call", () => {
  manualSeed(1);
  const [a, b] = [mlp(), mlp()];
  const x = randn([3, 4]);
  const before = a.parameters();
  expect(rounded(functionalCall(a, stateOf(b), x))).toEqual(rounded(b.forward(x)));
  expect(a.parameters()).toEqual(before);
  for (const [i, tensor] of a.parameters().entries()) expect(tensor).toBe(before[i]);
  // What is not named stays.
  const mixed = functionalCall(a, { "2.bias": b.parameters()[3]! }, x);
  expect(rounded(mixed)).toEqual(rounded(a.forward(x).sub(a.parameters()[3]!).add(b.parameters()[3]!)));
});

test("gradients by grad(fn) are those of backward", () => {
  manualSeed(2);
  const model = mlp();
  const [x, y] = [randn([5, 4]), randn([5, 2])];
  const [gradients, value] = gradAndValue((p: StateDict) => mseLoss(functionalCall(model, p, x), y))(stateOf(model));
  const loss = mseLoss(model.forward(x), y);
  loss.backward();
  expect(value.item()).toBeCloseTo(loss.item() as number, 6);
  for (const [name, tensor] of model.namedParameters())
    expect(rounded(gradients[name]!)).toEqual(rounded(tensor.grad!));
});

test("per-sample gradients are those of a loop", () => {
  manualSeed(3);
  const model = mlp();
  const [x, y] = [randn([6, 4]), randn([6, 2])];
  const loss = (p: StateDict, one: Tensor, target: Tensor): Tensor => mseLoss(functionalCall(model, p, one), target);
  const all = vmap(grad(loss), { inDims: [null, 0, 0] })(stateOf(model), x, y);
  for (const name of Object.keys(all)) {
    const each = Array.from({ length: 6 }, (_, i) => grad(loss)(stateOf(model), x.select(0, i), y.select(0, i))[name]!);
    expect(rounded(all[name]!)).toEqual(rounded(stack(each)));
  }
});

test("an ensemble is one call of stacked modules", () => {
  manualSeed(4);
  const models = [mlp(), mlp(), mlp()];
  const x = randn([5, 4]);
  const [parameters, buffers] = stackModuleState(models);
  expect(Object.keys(parameters)).toEqual(["0.weight", "0.bias", "2.weight", "2.bias"]);
  expect(Object.keys(buffers)).toEqual([]);
  expect(parameters["0.weight"]!.shape).toEqual([3, 8, 4]);
  expect(parameters["0.weight"]!.requiresGrad).toBe(true);
  const run = (p: StateDict, one: Tensor): Tensor => functionalCall(models[0]!, p, one);
  const all = vmap(run, { inDims: [0, null] })(parameters, x);
  expect(rounded(all)).toEqual(rounded(stack(models.map((model) => model.forward(x)))));
  all.sum().backward();
  expect(parameters["2.bias"]!.grad!.shape).toEqual([3, 2]);
  expect(models[0]!.parameters()[0]!.grad).toBe(null);
});

class Tied extends Module {
  readonly weight = parameter(ones([2, 2]));
  readonly same = this.weight;
  forward(x: Tensor): Tensor {
    return x.matmul(this.weight).matmul(this.same);
  }
}

class Counter extends Module {
  readonly count = buffer(zeros([1]));
  readonly inner = new Tied();
  forward(x: Tensor): Tensor {
    noGrad(() => this.count.add_(1));
    return functionalCall(this.inner, { weight: this.inner.weight.mul(2) }, x);
  }
}

class Throws extends Module {
  readonly weight = parameter(ones([1]));
  forward(): Tensor {
    throw new RangeError("no");
  }
}

class Later extends Module {
  readonly weight = parameter(ones([1]));
  async forward(): Promise<Tensor> {
    return this.weight;
  }
}

test("shared tensors are replaced everywhere", () => {
  const tied = new Tied();
  const x = ones([1, 2]);
  for (const state of [{ weight: ones([2, 2]).mul(2) }, { same: ones([2, 2]).mul(2) }])
    expect(rounded(functionalCall(tied, state, x))).toEqual([16, 16]);
  const both = ones([2, 2]);
  expect(rounded(functionalCall(tied, { weight: both, same: both }, x))).toEqual([4, 4]);
});

test("buffers that are written are the given ones, and calls nest", () => {
  const module = new Counter();
  const count = zeros([1]);
  expect(rounded(functionalCall(module, { count, "inner.weight": ones([2, 2]) }, ones([1, 2])))).toEqual([16, 16]);
  expect(rounded(count)).toEqual([1]);
  expect(rounded(module.count)).toEqual([0]);
  expect([...module.namedBuffers()].length).toBe(1);
});

test("nothing is replaced where a field cannot be", () => {
  const module = new Sequential(new Linear(2, 2), new Linear(2, 2));
  const [first, second] = module.layers as unknown as [Linear, Linear];
  const { weight } = first;
  Object.freeze(second);
  const state = Object.fromEntries(module.namedParameters().map(([name, one]) => [name, zeros(one.shape)]));
  expect(() => functionalCall(module, state, ones([2]))).toThrow(TypeError);
  expect(first.weight).toBe(weight);
  expect(module.namedParameters().length).toBe(4);
});

test("the module has its own tensors again after an error", () => {
  const module = new Throws();
  const { weight } = module;
  expect(() => functionalCall(module, { weight: zeros([1]) })).toThrow(RangeError);
  expect(module.weight).toBe(weight);
});

test("batch norm of an ensemble writes each member's statistics", () => {
  manualSeed(5);
  const models = [new BatchNorm1d(3), new BatchNorm1d(3)];
  const x = randn([2, 8, 3]);
  const [parameters, buffers] = stackModuleState(models);
  const run = (p: StateDict, b: StateDict, one: Tensor): Tensor => functionalCall(models[0]!, { ...p, ...b }, one);
  const all = vmap(run)(parameters, buffers, x);
  const each = models.map((model, i) => model.forward(x.select(0, i)));
  expect(rounded(all)).toEqual(rounded(stack(each)));
  expect(rounded(buffers["running_mean"]!)).toEqual(rounded(stack(models.map(({ runningMean }) => runningMean!))));
});

test("running statistics that a transform shares are refused, and taken away by a function", () => {
  manualSeed(6);
  const model = new Sequential(new Linear(3, 3), new BatchNorm1d(3));
  const x = randn([2, 8, 3]);
  const run = (one: Tensor): Tensor => model.forward(one);
  const refusal = (transform: string): string =>
    `BatchNorm1d: training writes running statistics, which ${transform} cannot follow: they are one for all of its calls. Call ` +
    "replaceAllBatchNormModules_(model), which normalises by each input's own statistics, or eval(), or pass the statistics as arguments: " +
    "functionalCall(model, { ...parameters, ...buffers }, input)\n  module: 1 (BatchNorm1d)";
  expect(message(() => vmap(run)(x))).toBe(refusal("vmap"));
  expect(message(() => grad((one: Tensor) => run(one).sum())(x.select(0, 0)))).toBe(refusal("grad"));
  const [, norm] = model.layers as unknown as [Linear, BatchNorm1d];
  expect(norm.numBatchesTracked!.item()).toBe(0);
  model.eval();
  expect(rounded(vmap(run)(x))).toEqual(rounded(stack([run(x.select(0, 0)), run(x.select(0, 1))])));
  model.train();
  expect(replaceAllBatchNormModules_(model)).toBe(model);
  expect([norm.runningMean, norm.runningVar, norm.numBatchesTracked]).toEqual([null, null, null]);
  expect(rounded(vmap(run)(x))).toEqual(rounded(stack([run(x.select(0, 0)), run(x.select(0, 1))])));
  const gradient = grad((p: StateDict, one: Tensor) => functionalCall(model, p, one).sin().sum());
  const each = vmap(gradient, { inDims: [null, 0] })(stateOf(model), x);
  expect(rounded(each["1.bias"]!)).toEqual(
    rounded(stack([0, 1].map((i) => gradient(stateOf(model), x.select(0, i))["1.bias"]!))),
  );
});

test("dropout asks what each example draws", () => {
  const model = new Sequential(new Linear(2, 2), new Dropout(0.5));
  const run = (x: Tensor): Tensor => functionalCall(model, stateOf(model), x);
  expect(message(() => vmap(run)(ones([3, 2])))).toContain('call vmap with { randomness: "same" }');
  expect(vmap(run, { randomness: "different" })(ones([3, 2])).shape).toEqual([3, 2]);
});

test.each<readonly [string, () => unknown, string]>([
  [
    "no module",
    () => functionalCall(null as unknown as Linear, {}, ones([1])),
    "functionalCall: expected a module, got null",
  ],
  [
    "a list of tensors",
    () => functionalCall(mlp(), [] as never, ones([4])),
    "functionalCall: expected tensors by name, such as Object.fromEntries(model.namedParameters()), got an array of 0",
  ],
  [
    "an unknown name",
    () => functionalCall(new Linear(2, 2), { weights: ones([2, 2]) }, ones([2])),
    'functionalCall: the module has no parameter or buffer called "weights"; it has weight, bias',
  ],
  [
    "a number",
    () => functionalCall(new Linear(2, 2), { weight: 3 as never }, ones([2])),
    "functionalCall: weight must be a tensor, got number 3",
  ],
  [
    "two tensors for one",
    () => functionalCall(new Tied(), { weight: ones([2, 2]), same: ones([2, 2]) }, ones([1, 2])),
    "functionalCall: weight and same are one tensor of the module, and two different ones were given; give one of them, or the same twice",
  ],
  [
    "no module to change",
    () => replaceAllBatchNormModules_({} as never),
    "replaceAllBatchNormModules_: expected a module, got an object (Object)",
  ],
  [
    "no modules",
    () => stackModuleState([]),
    "stackModuleState: expected an array of at least one module, got an array of 0",
  ],
  [
    "another class",
    () => stackModuleState([new Linear(2, 2), new ReLU()]),
    "stackModuleState: module 1 is a ReLU, and the first one a Linear: all must be of one class",
  ],
  [
    "another mode",
    () => stackModuleState([new Linear(2, 2), new Linear(2, 2).eval()]),
    "stackModuleState: module 1 is in evaluation mode, and the first one is not: call train() or eval() of all",
  ],
  [
    "another shape",
    () => stackModuleState([new Linear(2, 2), new Linear(2, 3)]),
    "stackModuleState: weight is float32 [3, 2] in module 1, and float32 [2, 2] in the first one",
  ],
  [
    "another name",
    () => stackModuleState([new Linear(2, 2), new Linear(2, 2, { bias: false })]),
    "stackModuleState: bias is in the first module and not in module 1",
  ],
])("%s is refused", (_, call, expected) => {
  expect(message(call)).toBe(expected);
});

test("a forward that returns a promise is refused", () => {
  const module = new Later();
  const { weight } = module;
  expect(message(() => functionalCall(module, { weight: zeros([1]) }))).toMatch(/^functionalCall: /);
  expect(module.weight).toBe(weight);
});

const float64 = (module: Module): StateDict =>
  Object.fromEntries(Object.entries(stateOf(module)).map(([name, one]) => [name, one.detach().to("float64")]));
const largestDifference = (a: Tensor, b: Tensor): number => a.sub(b).abs().max().item() as number;

test("an ensemble trains with an optimiser and a scaler as its members do, and skips the step that overflows", () => {
  manualSeed(11);
  const members = [mlp(), mlp(), mlp()];
  const [x, y] = [randn([5, 4]), randn([5, 2])];
  const template = mlp();
  const [stacked] = stackModuleState(members);
  const overflow = tensor(Number.POSITIVE_INFINITY);
  const train = (parameters: readonly Tensor[], loss: () => Tensor): number[] => {
    const [optimizer, scaler] = [new Adam([...parameters], { lr: 0.01 }), new GradScaler({ initScale: 1024 })];
    return [0, 1, 2, 3].map((step) => {
      optimizer.zeroGrad();
      const value = loss();
      scaler.scale(step === 1 ? value.mul(overflow) : value).backward();
      scaler.step(optimizer);
      scaler.update();
      return scaler.scaleFactor;
    });
  };
  const scales = train(Object.values(stacked), () =>
    vmap((p: StateDict) => mseLoss(functionalCall(template, p, x), y))(stacked).sum(),
  );
  expect(scales).toEqual([1024, 512, 512, 512]);
  for (const [k, member] of members.entries()) {
    expect(train(member.parameters(), () => mseLoss(member.forward(x), y))).toEqual(scales);
    for (const [name, own] of member.namedParameters())
      expect(largestDifference(own, stacked[name]!.select(0, k)), name).toBeLessThan(1e-6);
  }
});

test("gradients of examples in autocast and in half precision are those of a loop", () => {
  manualSeed(12);
  const model = mlp();
  const [x, y] = [randn([5, 4]), randn([5, 2])];
  const inAutocast = (p: StateDict, a: Tensor, b: Tensor): Tensor =>
    autocast({ dtype: "bfloat16" }, () => {
      const output = functionalCall(model, p, a);
      expect(output.dtype).toBe("bfloat16");
      return mseLoss(output.to("float32"), b);
    });
  const inHalf = (p: StateDict, a: Tensor, b: Tensor): Tensor =>
    mseLoss(functionalCall(model, p, a.to("bfloat16")), b.to("bfloat16"));
  const half = Object.fromEntries(Object.entries(stateOf(model)).map(([n, one]) => [n, one.detach().to("bfloat16")]));
  for (const [fn, state, dtype] of [
    [inAutocast, stateOf(model), "float32"],
    [inHalf, half, "bfloat16"],
  ] as const) {
    const mapped = vmap(grad(fn), { inDims: [null, 0, 0] })(state, x, y) as unknown as StateDict;
    for (let i = 0; i < 5; i++) {
      const single = grad(fn)(state, x.select(0, i), y.select(0, i)) as unknown as StateDict;
      for (const [name, own] of Object.entries(single)) {
        const other = mapped[name]!.select(0, i);
        expect([own.dtype, other.dtype]).toEqual([dtype, dtype]);
        // A product of a batch may add in another order: one rounding of bfloat16.
        expect(largestDifference(own.to("float32"), other.to("float32")), name).toBeLessThanOrEqual(
          2 ** -7 * (own.abs().max().to("float32").item() as number),
        );
      }
    }
  }
});

test("an optimiser's step changes what the next call of a module sees, not what a call has replaced", () => {
  manualSeed(13);
  const model = mlp();
  const own = model.parameters().map((one) => one.clone());
  const state = float64(model);
  const leaves = Object.values(state).map((one) => one.requiresGrad_());
  const optimizer = new SGD(leaves, { lr: 0.1, momentum: 0.9 });
  const x = randn([3, 4]).to("float64");
  const losses = [0, 1, 2].map(() => {
    optimizer.zeroGrad();
    const loss = functionalCall(model, state, x).pow(2).sum();
    loss.backward();
    optimizer.step();
    return loss.item() as number;
  });
  expect(losses[2]).toBeLessThan(losses[0]!);
  for (const [i, parameter] of model.parameters().entries()) {
    expect(largestDifference(parameter, own[i]!)).toBe(0);
    expect(parameter.grad).toBeNull();
  }
});

test("a tensor that stood for a parameter is no parameter of what holds it afterwards", () => {
  const model = new Linear(2, 1);
  const weight = ones([1, 2]);
  functionalCall(model, { weight }, ones([2]));
  expect(() => functionalCall(model, { weight, bias: ones([3]) }, ones([1, 4]))).toThrow();
  class Holder extends Module {
    held = weight;
    forward(x: Tensor): Tensor {
      return x.mul(this.held);
    }
  }
  expect(new Holder().parameters()).toEqual([]);
});
