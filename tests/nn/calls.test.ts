// Calls of modules: hooks, the places that errors name, containers, and copies.

import { expect, test } from "vitest";
import { manualSeed, ones, randn, type Tensor, zeros } from "../../generated/index.js";
import * as nn from "../../runtime/nn/index.js";

const message = (body: () => unknown): string => {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("nothing was thrown");
};

class Block extends nn.Module {
  readonly inner = new nn.Sequential(new nn.Linear(3, 4), new nn.ReLU(), new nn.Linear(5, 2));
  forward(x: Tensor): Tensor {
    return this.inner.forward(x);
  }
}
class Net extends nn.Module {
  readonly blocks = [new Block()];
  forward(x: Tensor): Tensor {
    return this.blocks[0]!.forward(x);
  }
}

test("an error names the module by its path from the module that was called, and its stack does, too", () => {
  const net = new Net();
  expect(message(() => net.forward(ones([1, 3])))).toMatch(/\n {2}module: blocks\.0\.inner\.2 \(Linear\)$/);
  expect(message(() => net.blocks[0]!.forward(ones([1, 3])))).toMatch(/\n {2}module: inner\.2 \(Linear\)$/);
  expect(message(() => net.blocks[0]!.inner.at(-1).forward(ones([1, 3])))).toMatch(/\n {2}module: Linear$/);
  // A module that was called by itself and has said its name.
  expect(message(() => new nn.Linear(1, 1).forward(3 as never))).toBe(
    "Linear: the input must be a tensor, got number 3",
  );
  let stack: string | undefined;
  try {
    net.forward(ones([1, 3]));
  } catch (error) {
    ({ stack } = error as Error);
  }
  expect(stack).toContain("\n  module: blocks.0.inner.2 (Linear)\n");
  // What is not the library's stays as it is.
  const own = new nn.Sequential(() => {
    throw new RangeError("mine");
  });
  expect(message(() => own.forward(ones([1])))).toBe("mine");
});

test("a module without forward says so", () => {
  class Without extends nn.Module {
    declare forward: (x: Tensor) => Tensor;
  }
  expect(message(() => new Without().forward(ones([1])))).toBe(
    "Without: a subclass of Module must have a method forward(...)",
  );
});

test("hooks are called in their order, may replace what they see, and can be taken away", () => {
  const layer = new nn.Identity();
  const seen: string[] = [];
  const handles = [
    layer.registerForwardPreHook(() => void seen.push("before") as undefined),
    layer.registerForwardHook((module, [x], output) => {
      seen.push(`after ${module === layer} ${x === output}`);
      return output.mul(2);
    }),
    layer.registerForwardHook((_, __, output) => void seen.push(`then ${output.item()}`) as undefined),
    layer.registerFullBackwardHook((_, [input], [output]) => {
      seen.push(`back ${input!.item()} ${output!.item()}`);
      return undefined;
    }),
  ];
  const x = ones([]).requiresGrad_();
  layer.forward(x).mul(3).backward();
  expect(seen).toEqual(
    ["before", "after true true", "then 2", "back 6 3"].map((line) => line.replace("true true", "true true")),
  );
  expect(x.grad!.item()).toBe(6);
  for (const handle of handles) handle.remove();
  expect(layer.forward(x)).toBe(x);
  expect(seen).toHaveLength(4);
  // Without a gradient to pass on, a hook still sees those of the results.
  const linear = new nn.Linear(2, 1);
  let found: unknown;
  linear.registerFullBackwardHook((_, inputs, outputs) => {
    found = [inputs, outputs.map((one) => one!.toArray())];
    return undefined;
  });
  linear.forward(ones([1, 2])).backward();
  expect(found).toEqual([[null], [[[1]]]]);
});

test("hooks that return something else are refused", () => {
  const layer = new nn.Identity();
  const handle = layer.registerForwardPreHook((() => 3) as never);
  expect(message(() => layer.forward(ones([1])))).toContain(
    "registerForwardPreHook: a hook must return nothing, or the arguments of forward as an array, got number 3",
  );
  handle.remove();
  layer.registerFullBackwardHook((() => []) as never);
  expect(message(() => layer.forward(ones([]).requiresGrad_()).backward())).toContain(
    "registerFullBackwardHook: a hook must return nothing, or an array of 1 gradients, got an array of 0",
  );
  expect(message(() => layer.registerForwardHook(3 as never))).toContain("registerForwardHook");
});

test("a forward that is a field has hooks", () => {
  class Field extends nn.Module {
    readonly forward = (x: Tensor): Tensor => x.mul(2);
  }
  const module = new Field();
  module.registerForwardHook((_, __, output) => output.add(1));
  expect(module.forward(ones([])).item()).toBe(3);
});

test("lists and dictionaries: elements, names, order", () => {
  const list = new nn.ModuleList([new nn.Linear(1, 1)]);
  list.push(new nn.Linear(2, 2), new nn.Linear(3, 3)).insert(1, new nn.Linear(4, 4));
  expect([...list].map(({ weight }) => weight.shape[0])).toEqual([1, 4, 2, 3]);
  expect([list.length, list.at(-1).weight.shape[0]]).toEqual([4, 3]);
  expect(Object.keys(list.stateDict()).slice(0, 3)).toEqual(["0.weight", "0.bias", "1.weight"]);
  expect(message(() => list.at(4))).toBe("ModuleList.at: the index must be an integer from -4 to 3, got number 4");
  expect(message(() => list.push(nn.Linear as never))).toBe(
    "ModuleList: expected a module, got the class Linear; pass an instance, new Linear(...)",
  );
  const dictionary = new nn.ModuleDict<nn.Layer>([["aB", new nn.ReLU()]]).update({ left_2: new nn.Linear(1, 1) });
  expect([...dictionary.keys()]).toEqual(["aB", "left_2"]);
  expect(Object.keys(dictionary.stateDict())).toEqual(["left_2.weight", "left_2.bias"]);
  expect([dictionary.has("aB"), dictionary.has("training"), dictionary.size]).toEqual([true, false, 2]);
  expect(message(() => dictionary.get("right"))).toBe('ModuleDict: there is no "right"; there are aB, left_2');
  for (const key of ["a.b", "", "training", "forward", "eval"])
    expect(message(() => dictionary.set(key, new nn.ReLU()))).toContain(
      "ModuleDict: a key must be a text without dots",
    );
  expect([dictionary.delete("aB"), dictionary.delete("aB"), [...dictionary].length]).toEqual([true, false, 1]);
  const chain = new nn.Sequential(new nn.Linear(1, 1)).append(new nn.ReLU());
  expect([...chain].map(String)).toEqual(["Linear(weight float32 [1, 1], bias float32 [1])", "ReLU()"]);
  const named = new nn.ParameterDict({ a_b: ones([1]) });
  expect(named.namedParameters().map(([name]) => name)).toEqual(["a_b"]);
  expect(
    String(
      new nn.Sequential(function twice(x: Tensor) {
        return x.mul(2);
      }),
    ),
  ).toBe("Sequential(\n  (0): twice()\n)");
});

test("keys of dictionaries are names as written, camelCase included", () => {
  const dictionary = new nn.ModuleDict({ fooBar: new nn.Linear(1, 1, { bias: false }) });
  expect(Object.keys(dictionary.stateDict())).toEqual(["fooBar.weight"]);
});

test("a copy has tensors, mode and settings of its own, and shares within itself what the module shares", () => {
  manualSeed(1);
  const norm = new nn.BatchNorm1d(3);
  class Whole extends nn.Module {
    readonly first = new nn.Linear(3, 3);
    readonly second = this.first;
    readonly rest = [norm, new nn.Dropout(0.25)];
    readonly recurrent = new nn.LSTM(3, 2, { bidirectional: true });
    scale = nn.parameter(ones([1])).requiresGrad_(false);
    note = new Map([["a", 1]]);
    forward(x: Tensor): Tensor {
      return this.recurrent.forward(norm.forward(this.first.forward(x)).mul(this.scale))[0];
    }
  }
  const module = new Whole().eval();
  const x = randn([4, 3]);
  const copy = nn.copyModule(module);
  expect(copy).toBeInstanceOf(Whole);
  expect(copy.training).toBe(false);
  expect(copy.second).toBe(copy.first);
  expect([copy.first === module.first, copy.note === module.note]).toEqual([false, false]);
  expect(String(copy)).toBe(String(module));
  expect(copy.scale.requiresGrad).toBe(false);
  expect(copy.forward(x).equal(module.forward(x))).toBe(true);
  copy.train();
  expect(module.training).toBe(false);
  for (const [i, parameter] of copy.parameters().entries()) expect(parameter).not.toBe(module.parameters()[i]);
  copy.first.weight.detach().fill_(0);
  expect(module.first.weight.any().item()).toBe(true);
});

test("what cannot be copied says so, or is made by a function", () => {
  class Private extends nn.Module {
    readonly #layer = new nn.Linear(2, 2);
    readonly open = new nn.Linear(2, 2);
    forward(x: Tensor): Tensor {
      return this.#layer.forward(this.open.forward(x));
    }
  }
  class Field extends nn.Module {
    readonly forward = (x: Tensor): Tensor => x;
  }
  expect(message(() => nn.copyModule(new Field()))).toContain("copyModule: Field has forward as a field");
  const inner = new nn.Sequential(new Private());
  expect(message(() => nn.copyModule(inner))).toContain(
    "copyModule: 0 (Private) has private fields, which cannot be copied;",
  );
  const given = new Private().eval();
  given.open.weight.detach().fill_(3);
  const copy = nn.copyModule(given, () => new Private());
  expect([copy.open.weight.sum().item(), copy.training]).toEqual([12, false]);
  expect(message(() => nn.copyModule(given as nn.Module, () => new nn.ReLU()))).toBe(
    "copyModule: make must return a Private, got a ReLU",
  );
  expect(message(() => nn.copyModule(new nn.Linear(1, 2), () => new nn.Linear(1, 3)))).toBe(
    "copyModule: what make returned has another weight than the module",
  );
});

test("weights are tied by assignment, and half and its kin convert", () => {
  class Tied extends nn.Module {
    readonly embedding = new nn.Embedding(5, 3);
    readonly head = new nn.Linear(3, 5, { bias: false });
    constructor() {
      super();
      this.head.weight = this.embedding.weight;
    }
    forward(x: Tensor): Tensor {
      return this.head.forward(this.embedding.forward(x));
    }
  }
  const module = new Tied();
  expect(module.parameters()).toHaveLength(1);
  expect(module.double().head.weight).toBe(module.embedding.weight);
  const kinds = [module.half(), module.bfloat16(), module.float()].map((one) => one.head.weight.dtype);
  expect(kinds).toEqual(["float32", "float32", "float32"]);
  expect([module.half().head.weight.dtype, module.bfloat16().head.weight.dtype]).toEqual(["float16", "bfloat16"]);
  expect(zeros([1]).dtype).toBe("float32");
});
