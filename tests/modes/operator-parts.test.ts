// Parts of operators that exist: registerKernel, registerFake, registerAutograd, registerAutocast, registerVmap, registerDispatch, and the same parts in
// defineLibrary. Each can be replaced, and undone.

import { afterEach, describe, expect, test } from "vitest";
import {
  autocast,
  type CallOptions,
  DispatchMode,
  defineLibrary,
  dispatcher,
  dumpTable,
  explain,
  grad,
  jvp,
  mul,
  type OverloadHandle,
  ops,
  registerAutocast,
  registerAutograd,
  registerDispatch,
  registerFake,
  registerKernel,
  registerVmap,
  softmax,
  type Tensor,
  TensorSubclass,
  tensor,
  vmap,
  withFakeTensors,
  withMode,
} from "../../generated/index.js";
import { messageOf } from "../thrown.js";

const undone: { dispose(): void }[] = [];
afterEach(() => {
  for (const one of undone.splice(0).reverse()) one.dispose();
});
const kept = <T extends { dispose(): void }>(one: T): T => {
  undone.push(one);
  return one;
};
const leaf = (...data: number[]): Tensor => tensor(data, { requiresGrad: true });
const twice = () =>
  kept(defineLibrary("parts", { "twice(Tensor x) -> Tensor": { CPU: (x) => x.mul(2) } }, { source: "parts.test.ts" }));

describe("registerKernel", () => {
  test("adds a kernel for another key, and goes back to what was there", () => {
    const { twice: f } = twice();
    const before = dumpTable(dispatcher.get("parts::twice"));
    expect(messageOf(() => f(tensor([1], { device: "meta" })))).toContain("has no kernel for Meta");
    const meta = registerKernel(f, "Meta", (x: Tensor) => x.newEmpty([...x.shape]));
    expect(f(tensor([1], { device: "meta" })).shape).toEqual([1]);
    const warnings: string[] = [];
    const { warn } = dispatcher;
    dispatcher.warn = (message) => warnings.push(message);
    const thrice = registerKernel("parts::twice", ["CPU", "CUDA"], (x: Tensor) => x.mul(3));
    const four = registerKernel("parts::twice", "CPU", (x: Tensor) => x.mul(4));
    expect(f(tensor([1])).toArray()).toEqual([4]);
    thrice.dispose();
    expect(f(tensor([1])).toArray()).toEqual([4]);
    four.dispose();
    expect(f(tensor([1])).toArray()).toEqual([2]);
    meta.dispose();
    dispatcher.warn = warn;
    expect(warnings).toEqual([]);
    expect(dumpTable(dispatcher.get("parts::twice"))).toBe(before);
  });

  test.each<readonly [string, () => unknown, string]>([
    ["no operator", () => registerKernel("parts::none", "CPU", () => null), "registerKernel: there is no operator parts::none"],
    ["several overloads", () => registerKernel(mul, "CPU", () => null), "registerKernel: aten::mul has several overloads; name one: aten::mul.Tensor, aten::mul.Scalar"],
    ["a device", () => registerKernel("aten::mm", "cpu" as never, () => null), "registerKernel: aten::mm: cpu is not a dispatch key. Did you mean CPU"],
    ["no key", () => registerKernel("aten::mm", [], () => null), 'registerKernel: aten::mm was given no key, such as "CPU"'],
    ["no kernel", () => registerKernel("aten::mm", "CPU", 3 as never), "expected a kernel, got number 3"],
    ["another value", () => registerFake(3 as never, () => null), "registerFake: expected a public function (add), an operator"],
    ["no derivative", () => registerAutograd("aten::mm", {} as never), "registerAutograd: aten::mm: derivative must be false or an object with a function backward"],
    ["an argument that is not there", () => registerAutograd("aten::mm", { inputs: ["x"], backward: () => null }), "aten::mm: the derivative lists an argument 'x', which the schema does not have"],
    ["another policy", () => registerAutocast("aten::mm", "float32" as never), 'registerAutocast: a policy is one of "lower_precision_fp", "fp32", "promote", "no_cast", got "float32"'],
    ["another device", () => registerAutocast("aten::mm", "fp32", { device: "gpu" as never }), 'unknown device "gpu"'],
    ["another rule", () => registerVmap("aten::mm", "fast" as never), 'registerVmap: expected a function, or "loop", got "fast"'],
    ["no class", () => registerDispatch("aten::mm", (() => 1) as never, () => 1), "registerDispatch: expected a class that extends DispatchMode or TensorSubclass, got"],
    ["no handler", () => registerDispatch("aten::mm", Zeros, null as never), "registerDispatch: expected a function, got null"],
  ])("%s is refused", (_, run, message) => {
    expect(messageOf(run)).toContain(message);
  }); // biome-ignore format: a table
});

test("registerFake is what fake tensors, and meta, call", () => {
  const { twice: f } = twice();
  const shapes: unknown[] = [];
  const fake = registerFake("parts::twice", (x: Tensor) => {
    shapes.push(x.device);
    return x.newEmpty([...x.shape, 7]);
  });
  expect(withFakeTensors(() => f(tensor([1, 2]))).shape).toEqual([2, 7]);
  expect(shapes).toEqual(["meta"]);
  expect(explain(f as never, tensor([1], { device: "meta" })).toString()).toContain("fake");
  fake.dispose();
  expect(messageOf(() => withFakeTensors(() => f(tensor([1]))))).toContain("has no kernel for Meta");
});

describe("registerAutograd", () => {
  test("gives an operator a derivative, and forward mode", () => {
    const { twice: f } = twice();
    expect(messageOf(() => f(leaf(1)).sum().backward())).toContain("not implemented");
    const one = registerAutograd(f, { backward: (_, g) => g!.mul(2), jvp: (_, t) => (t as Tensor).mul(2) });
    expect(grad(f(leaf(1, 2)).sum(), leaf(1), { allowUnused: true })[0]).toBe(null);
    const x = leaf(1, 2);
    expect(grad(f(x).sum(), x)[0]!.toArray()).toEqual([2, 2]);
    expect(jvp((a: Tensor) => [f(a)], [tensor([1])], [tensor([5])]).tangents[0]!.toArray()).toEqual([10]);
    const other = registerAutograd(f, { backward: (_, g) => g!.mul(5) });
    expect(grad(f(x).sum(), x)[0]!.toArray()).toEqual([5, 5]);
    const none = registerAutograd(f, false);
    expect(f(x).requiresGrad).toBe(false);
    none.dispose();
    other.dispose();
    expect(grad(f(x).sum(), x)[0]!.toArray()).toEqual([2, 2]);
    one.dispose();
    expect(messageOf(() => f(leaf(1)).sum().backward())).toContain("not implemented");
  });

  test("replaces the registry's derivative of an operator with kernels", () => {
    const [x, y] = [leaf(2, 3), leaf(5, 7)];
    const before = dumpTable(dispatcher.get("aten::mul.Tensor"));
    const straight = registerAutograd("mul.Tensor", { backward: (_, g) => [g!, g!] });
    const z = mul(x, y);
    expect(z.toArray()).toEqual([10, 21]);
    expect(String(z.gradFn?.name)).toBe("MulBackward");
    expect(grad(z.sum(), [x, y]).map((one) => one!.toArray())).toEqual([[1, 1], [1, 1]]); // biome-ignore format: one line
    straight.dispose();
    expect(grad(mul(x, y).sum(), [x, y]).map((one) => one!.toArray())).toEqual([[5, 7], [2, 3]]); // biome-ignore format: one line
    expect(dumpTable(dispatcher.get("aten::mul.Tensor"))).toBe(before);
  });

  test("replaces what differentiating a composite gives", () => {
    const x = leaf(1, 2);
    const own = registerAutograd("softmax.int", {
      inputs: ["self"],
      backward: (_, g) => [g!.mul(0).add(9), null, null],
    });
    const y = softmax(x, 0);
    expect(grad(y.at(0), x)[0]!.toArray()).toEqual([9, 9]);
    expect(y.gradFn?.name).toBe("SoftmaxBackward");
    own.dispose();
    expect(softmax(x, 0).gradFn?.name).toBe("SoftmaxBackward0");
  });

  test("a composite of a library, too", () => {
    const lib = kept(
      defineLibrary("parts", {
        "square(Tensor x) -> Tensor": {
          CompositeImplicitAutograd: (x) => x.mul(x),
          derivative: { backward: (_, g) => g!.mul(100) },
        },
      }),
    );
    const x = leaf(3);
    expect(grad(lib.square(x).sum(), x)[0]!.toArray()).toEqual([100]);
    expect(lib.square(x).toArray()).toEqual([9]);
  });
});

test("registerAutocast casts, for one device or all, and is undone", () => {
  const { twice: f } = twice();
  const x = tensor([1]);
  const dtype = (): string => autocast({}, () => f(x)).dtype;
  expect(dtype()).toBe("float32");
  const fast = registerAutocast(f, "lower_precision_fp");
  expect(dtype()).toBe("bfloat16");
  const wide = registerAutocast("parts::twice", "fp32", { device: "cpu" });
  expect(dtype()).toBe("float32");
  expect(autocast({}, () => f(x.to({ dtype: "bfloat16" }))).dtype).toBe("float32");
  wide.dispose();
  registerAutocast("parts::twice", "fp32", { device: "cuda" }).dispose();
  expect(dtype()).toBe("bfloat16");
  fast.dispose();
  expect(dtype()).toBe("float32");
  // The registry's own.
  const m = tensor([[1]]);
  expect(autocast({}, () => ops.aten.mm(m, m) as Tensor).dtype).toBe("bfloat16");
  const own = registerAutocast("mm", "fp32");
  expect(autocast({}, () => ops.aten.mm(m, m) as Tensor).dtype).toBe("float32");
  own.dispose();
  expect(autocast({}, () => ops.aten.mm(m, m) as Tensor).dtype).toBe("bfloat16");
});

test("registerVmap: the newest rule applies; loop does without a warning", () => {
  const { twice: f } = twice();
  const m = tensor([[1, 2], [3, 4]]); // biome-ignore format: one line
  const run = (): unknown => vmap((x: Tensor) => f(x))(m).toArray();
  const rule = registerVmap(f, (_, [dim], x: Tensor) => [x.mul(20), dim as number]);
  expect(run()).toEqual([[20, 40], [60, 80]]); // biome-ignore format: one line
  const loop = registerVmap("parts::twice", "loop");
  expect(run()).toEqual([[2, 4], [6, 8]]); // biome-ignore format: one line
  rule.dispose();
  expect(run()).toEqual([[2, 4], [6, 8]]); // biome-ignore format: one line
  expect(vmap((x: Tensor) => f(x), { fallback: "error" })(m).shape).toEqual([2, 2]);
  loop.dispose();
  expect(messageOf(() => vmap((x: Tensor) => f(x), { fallback: "error" })(m))).toContain("has no rule");
});

class Zeros extends DispatchMode {
  handle(op: OverloadHandle, _: unknown, args: readonly unknown[], options: CallOptions): unknown {
    return op(...args, options);
  }
}
class Boxed extends TensorSubclass {
  static override dispatch(op: OverloadHandle, _: unknown, args: readonly unknown[], options: CallOptions): unknown {
    return op(...args.map((one) => (one instanceof Boxed ? one.elem : one)), options);
  }
}

test("registerDispatch: a handler of one operator for a mode's class, or a tensor class", () => {
  const { twice: f } = twice();
  const mode = new Zeros();
  const seen: unknown[] = [];
  const handler = registerDispatch(f, Zeros, (by, op, types, args) => {
    seen.push(by, op.operator.name, types.length);
    return (op(...args) as Tensor).mul(0);
  });
  expect(withMode(mode, () => f(tensor([1]))).toArray()).toEqual([0]);
  expect(withMode(mode, () => tensor([1]).mul(3)).toArray()).toEqual([3]);
  expect(seen).toEqual([mode, "parts::twice", 0]);
  class More extends Zeros {}
  expect(withMode(new More(), () => f(tensor([1]))).toArray()).toEqual([2]);
  handler.dispose();
  expect(withMode(mode, () => f(tensor([1]))).toArray()).toEqual([2]);
  const own = registerDispatch("parts::twice", Boxed, (type, _op, _types, [x]) => {
    expect(type).toBe(Boxed);
    return (x as Boxed).elem.mul(30);
  });
  expect(f(new Boxed(tensor([1]))).toArray()).toEqual([30]);
  own.dispose();
  expect(f(new Boxed(tensor([1]))).toArray()).toEqual([2]);
});

describe("defineLibrary", () => {
  const define = () =>
    defineLibrary(
      "parts",
      {
        "scale(Tensor x, float s) -> Tensor": {
          CPU: (x, s) => x.mul(s),
          fake: (x) => x.newEmpty([...x.shape]),
          derivative: {
            setup: (context, [, s]) => Object.assign(context.notes, { s }),
            backward: ({ notes }, g) => [g!.mul(notes["s"] as number), null],
            jvp: ({ notes }, t) => (t as Tensor).mul(notes["s"] as number),
          },
          vmap: (_, [dim], x: Tensor, s: number) => [x.mul(s), dim as number],
          autocast: { cpu: "lower_precision_fp" },
        },
      },
      { source: "parts-all.ts" },
    );

  test("states all parts in one call, and takes them away with the library", () => {
    const lib = define();
    expect(withFakeTensors(() => lib.scale(tensor([1, 2]), 2)).shape).toEqual([2]);
    expect(autocast({}, () => lib.scale(tensor([1]), 2)).dtype).toBe("bfloat16");
    expect(vmap((x: Tensor) => lib.scale(x, 3), { fallback: "error" })(tensor([[1], [2]])).toArray()).toEqual([
      [3],
      [6],
    ]);
    const x = leaf(1);
    expect(grad(lib.scale(x, 7).sum(), x)[0]!.toArray()).toEqual([7]);
    // A cell that is run twice.
    const again = define();
    expect(again.scale(tensor([1]), 2).toArray()).toEqual([2]);
    again.dispose();
    lib.dispose();
    expect(dispatcher.find("parts::scale")).toBe(undefined);
  });

  test.each<readonly [string, object, string]>([
    ["fake and Meta", { CPU: (x: Tensor) => x, Meta: (x: Tensor) => x, fake: (x: Tensor) => x }, "f(Tensor x) -> Tensor: fake and Meta are the same kernel; state one of them"],
    ["fake of another type", { fake: 3 }, "f(Tensor x) -> Tensor: fake must be a function, got number 3"],
    ["another autocast", { autocast: 3 }, 'f(Tensor x) -> Tensor: autocast is a policy such as "fp32", or an object of policies by device, got number 3'],
    ["another policy", { autocast: { cpu: "half" } }, 'f(Tensor x) -> Tensor: a policy is one of "lower_precision_fp", "fp32", "promote", "no_cast", got "half"'],
    ["another rule", { vmap: true }, 'f(Tensor x) -> Tensor: expected a function, or "loop", got boolean true'],
  ])("%s is refused, and nothing remains", (_, source, message) => {
    expect(messageOf(() => defineLibrary("parts", { "f(Tensor x) -> Tensor": source as never })).split("\n")[0]).toBe(message);
    expect(dispatcher.find("parts::f")).toBe(undefined);
  }); // biome-ignore format: a table
});
