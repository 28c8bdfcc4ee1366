// Functions of functions: values beside loops and finite differences, nesting, and what is refused, verbatim.

import { expect, test, vi } from "vitest";
import {
  AutogradFunction,
  bincount,
  checkpoint,
  functionalize,
  grad,
  gradAndValue,
  hessian,
  inferenceMode,
  jacfwd,
  jacrev,
  jvp,
  library,
  linearize,
  makeGraph,
  noGrad,
  ones,
  ops,
  rand,
  randn,
  registerVmap,
  repeatInterleave,
  stack,
  type Tensor,
  tensor,
  vjp,
  vmap,
  zeros,
} from "../../generated/index.js";
import { messageOf } from "../thrown.js";

const double = (values: never[] | number | number[] | number[][]): Tensor =>
  tensor(values as number[], { dtype: "float64" });
const x = double([0.5, 1.5, -2]);
const m = double([
  [1, 2, 3],
  [-1, 0.5, 2],
]);
const close = (a: Tensor, b: Tensor): void => {
  expect(a.shape).toEqual(b.shape);
  expect(a.dtype).toBe(b.dtype);
  expect(a.sub(b).abs().sum().item()).toBeLessThan(1e-9);
};
/** The stack of single calls. */
const looped = (f: (...rows: Tensor[]) => Tensor, ...args: Tensor[]): Tensor =>
  stack(Array.from({ length: args[0]!.shape[0]! }, (_, i) => f(...args.map((arg) => arg.select(0, i)))));

test("vmap is the stack of single calls", () => {
  const functions: ((a: Tensor) => Tensor)[] = [
    (a) => a.sin().mul(a).add(1),
    (a) => a.sum(),
    (a) => a.mul(double([1, 2, 3])).cumsum(0),
    (a) => a.mul(1).add_(a).relu_(),
    (a) => a.softmax(0),
    (a) => m.mv(a),
    (a) => vmap((b: Tensor) => b.mul(a).sum())(m),
  ];
  for (const f of functions) close(vmap(f)(m), looped(f, m));
});

test("dimensions, trees, chunks, shared arguments", () => {
  const f = ({ a, b }: { a: Tensor; b: Tensor }, c: Tensor): [Tensor, Tensor] => [a.add(b).mul(c), a.sum()];
  const [first, second] = vmap(f, { inDims: [{ a: 1, b: null }, null], outDims: [-1, 0] })(
    { a: m, b: double([1, 2]) },
    double(2),
  );
  close(first, m.add(double([[1], [2]])).mul(2));
  close(second, m.sum(0));
  close(vmap((a: Tensor) => a.mul(2), { chunkSize: 2, outDims: 1 })(x.unsqueeze(1)), x.mul(2).unsqueeze(0));
  expect(vmap((a: Tensor) => a.mul(2))(zeros([0, 3])).shape).toEqual([0, 3]);
});

test("views in place keep the dimension of the examples where it was among the others", () => {
  for (const [shape, dim, at, wanted] of [
    [[1, 2, 2, 1], -1, 1, [1, 2, 2]],
    [[5, 1, 5, 3, 1], 1, 3, [5, 5, 3, 1]],
    [[1, 1, 2], 0, 2, [1, 2]],
  ] as const) {
    const whole = zeros(shape, { dtype: "float64" });
    vmap((a: Tensor) => a.squeeze_(dim).add(0), { inDims: at })(whole);
    expect(whole.shape).toEqual(wanted);
  }
  for (const [shape, dim, at, wanted] of [
    [[2, 3], 0, 0, [2, 1, 3]],
    [[3, 2], 0, 1, [1, 3, 2]],
    [[3, 2], -1, 1, [3, 2, 1]],
  ] as const) {
    const whole = zeros(shape, { dtype: "float64" });
    vmap((a: Tensor) => a.unsqueeze_(dim).add(0), { inDims: at })(whole);
    expect(whole.shape).toEqual(wanted);
  }
  const nested = zeros([3, 1, 2, 2, 1, 2, 1], { dtype: "float64" });
  vmap((a: Tensor) => vmap((b: Tensor) => b.squeeze_(-1).add(0), { inDims: 1 })(a))(nested);
  expect(nested.shape).toEqual([3, 1, 2, 2, 1, 2]);
});

test("results whose shape depends on values are stacked where examples agree, and refused where they do not", () => {
  const counts = (a: Tensor): Tensor => bincount(a);
  const same = tensor([[0, 1, 1], [1, 0, 0]], { dtype: "int64" }); // biome-ignore format: a matrix
  expect(vmap(counts)(same).toArray()).toEqual([[1, 2], [2, 1]]); // biome-ignore format: a matrix
  const repeats = tensor([[1, 2], [2, 1]], { dtype: "int64" }); // biome-ignore format: a matrix
  expect(vmap((a: Tensor, n: Tensor) => repeatInterleave(a, n), { inDims: [null, 0] })(double([7, 8]), repeats).toArray()).toEqual([[7, 8, 8], [7, 7, 8]]); // biome-ignore format: a matrix
  expect(messageOf(() => vmap(counts)(tensor([[0, 1], [0, 2]], { dtype: "int64" }))).split("\n")[0]).toBe(
    "vmap: aten::bincount returns shape [2] for one example and [3] for another, which do not stack. Compute with masks of a fixed shape (where, " +
      "masked_fill), or call it outside of vmap",
  ); // biome-ignore format: a matrix
});

test("promotion is that of one example", () => {
  const single = (a: Tensor, b: Tensor): Tensor => a.mul(b);
  // A 0-dim float64 tensor does not widen float32.
  expect(vmap(single, { inDims: [0, null] })(double([1, 2]), ones([3])).dtype).toBe("float32");
  expect(vmap(single)(double([1, 2]), ones([2, 3])).dtype).toBe("float32");
});

test("random operators do what `randomness` says", () => {
  const f = (a: Tensor): Tensor => a.mul(0).add(rand([3]));
  expect(messageOf(() => vmap(f)(m)).split("\n")[0]).toBe(
    "vmap: aten::rand draws random numbers, and nothing says whether all examples get the same ones: call vmap with " +
      '{ randomness: "same" } or { randomness: "different" }',
  );
  // A composite of a program, which says nothing of random numbers, is not looped instead.
  library("vmaprandom", "DEF").def("noisy(Tensor self) -> Tensor");
  library("vmaprandom", "IMPL", "CompositeImplicitAutograd").impl("noisy", (a: Tensor) => a.add(rand([3])));
  expect(messageOf(() => vmap((a: Tensor) => ops["vmaprandom"]!["noisy"]!(a) as Tensor)(m))).toContain(
    "vmap: aten::rand draws random numbers",
  );
  const same = vmap(f, { randomness: "same" })(m);
  close(same.select(0, 0), same.select(0, 1));
  const different = vmap(f, { randomness: "different" })(m);
  expect(different.select(0, 0).sub(different.select(0, 1)).abs().sum().item()).toBeGreaterThan(0);
});

test("derivatives of functions, nested", () => {
  close(grad((a: Tensor) => a.sin().sum())(x), x.cos());
  close(grad((a: Tensor) => grad((b: Tensor) => b.pow(3).sum())(a).sum())(x), x.mul(6));
  close(vmap(grad((a: Tensor) => a.sin()))(x), x.cos());
  close(
    noGrad(() => vmap(grad((a: Tensor) => a.sin()))(x)),
    x.cos(),
  );
  close(inferenceMode(() => vmap(grad((a: Tensor) => a.sin()))(x)).clone(), x.cos());
  close(inferenceMode(() => grad((a: Tensor) => a.sin().sum())(x.clone())).clone(), x.cos());
  close(vmap(grad(grad((a: Tensor) => a.sin()) as (a: Tensor) => Tensor))(x), x.sin().neg());
  close(grad((a: Tensor) => vmap((b: Tensor) => b.sin().mul(b))(a).sum())(x), x.cos().mul(x).add(x.sin()));
  close(jacrev((a: Tensor) => a.mul(a))(x), x.mul(2).diag());
  close(jacfwd((a: Tensor) => a.mul(a))(x), x.mul(2).diag());
  close(hessian((a: Tensor) => a.pow(3).sum())(x), x.mul(6).diag());
  close(
    hessian((a: Tensor) => a.prod())(x),
    hessian((a: Tensor) => a.prod(), x),
  );
  close(jacfwd(jacfwd((a: Tensor) => a.pow(3)) as (a: Tensor) => Tensor)(double([2])).reshape([1]), double([12]));
  close(
    jvp((a) => jvp((b) => b.pow(3), a, ones([3], { dtype: "float64" })).tangents, x, ones([3], { dtype: "float64" }))
      .tangents,
    x.mul(6),
  );
});

test("per-sample gradients, and gradients of captured parameters", () => {
  const loss = (w: Tensor, row: Tensor): Tensor => w.mul(row).sum().pow(2);
  close(
    vmap(grad(loss), { inDims: [null, 0] })(x, m),
    looped((row) => grad(loss)(x, row), m),
  );
  const w = x.clone();
  w.requiresGrad = true;
  grad((a: Tensor) => a.mul(w).pow(2).sum())(x)
    .sum()
    .backward();
  close(w.grad!, x.mul(x).mul(4));
  const [gradient, value] = gradAndValue(loss)(x, m.select(0, 0));
  close(gradient, grad(loss)(x, m.select(0, 0)));
  close(value, loss(x, m.select(0, 0)));
});

test("what an operator returns unchanged is the same tensor inside of a level", () => {
  const seen: boolean[] = [];
  grad((value: Tensor) => {
    const held = value.mul(2).detach();
    seen.push(ops.aten.lift(held) === held, ops.aten.lift_fresh(held) === held, ops.aten.lift(x) === held);
    return value.sum();
  })(x);
  expect(seen).toEqual([true, true, false]);
});

test("a checkpoint keeps nothing of what a level inside of it saves, and computes it again", () => {
  let calls = 0;
  const weight = double([2, 3, 1]);
  weight.requiresGrad = true;
  const computed = checkpoint((captured: Tensor) => {
    calls++;
    return grad((value: Tensor) => value.mul(captured).square().sum())(x);
  }, weight);
  computed.sum().backward();
  expect(calls).toBe(2);
  close(weight.grad!, weight.detach().mul(x).mul(4));
});

test("argnums and aux", () => {
  const f = (a: Tensor, b: { c: Tensor }): readonly [Tensor, Tensor] => [a.mul(b.c).sum(), a.add(1)];
  const [[ga, gb], aux] = grad(f, { argnums: [0, 1], hasAux: true })(x, { c: x.mul(2) });
  close(ga, x.mul(2));
  close(gb.c, x);
  close(aux, x.add(1));
});

test("pullbacks and pushforwards outlive the call", () => {
  const { outputs, pullback } = vjp((a) => a.sin(), x);
  close(outputs, x.sin());
  close(pullback(x)[0]!, x.cos().mul(x));
  close(pullback(ones([3], { dtype: "float64" }))[0]!, x.cos());
  close(vmap((c: Tensor) => pullback(c)[0]!)(m), m.mul(x.cos()));
  const linear = linearize((a: Tensor) => a.sin().mul(a), x);
  close(linear.pushforward(x), x.cos().mul(x).add(x.sin()).mul(x));
  close(vmap((t: Tensor) => linear.pushforward(t))(m), m.mul(x.cos().mul(x).add(x.sin())));
});

test("with functionalization, graphs and functions with a derivative of their own", () => {
  const written = (a: Tensor): Tensor => {
    const y = a.mul(2);
    y.mul_(a);
    return y;
  };
  close(vmap(functionalize(written))(m), m.mul(m).mul(2));
  close(grad((a: Tensor) => functionalize(written)(a).sum())(x), x.mul(4));
  close(functionalize((a: Tensor) => grad((b: Tensor) => written(b).sum())(a))(x), x.mul(4));
  const graph = makeGraph(grad((a: Tensor) => a.pow(3).sum()))(x);
  close(graph.run(x.mul(2)), x.mul(2).pow(2).mul(3));
  const cube = new AutogradFunction({
    name: "Cube",
    forward(context, a: Tensor) {
      context.saveForBackward(a);
      return a.mul(a).mul(a);
    },
    // Not the derivative, so that it shows who is asked.
    backward(context, gradient) {
      const [a] = context.savedTensors;
      return gradient.mul(a!).mul(10);
    },
  });
  const f = (a: Tensor): Tensor => (cube.apply(a) as Tensor).sum();
  close(grad(f)(x), x.mul(10));
  close(grad((a: Tensor) => grad(f)(a).sum())(x), double([10, 10, 10]));
  close(vmap(grad(f))(m), m.mul(10));
  close(grad((a: Tensor) => vmap((b: Tensor) => cube.apply(b) as Tensor)(a).sum())(x), x.mul(10));
});

test("what is refused, by name", () => {
  let kept: Tensor = x;
  vmap((a: Tensor) => {
    kept = a;
    return a;
  })(m);
  const y = zeros([3], { dtype: "float64" });
  const table: [() => unknown, string][] = [
    [
      () => vmap((a: Tensor) => a.mul(a.sum().item()))(m),
      "vmap: item() of a tensor that is mapped: it has 2 values, one for each example, and none of them is the answer. Return the tensor and read it " +
        "outside, or choose by an operator such as where",
    ],
    [
      () => kept.add(1),
      "aten::add.Scalar got a tensor of shape [3] that left vmap (level 1): the transform has returned, and what was inside has no meaning outside of " +
        "it. Return the tensor from the function, as a result or as aux",
    ],
    [
      () => vmap((a: Tensor) => y.add_(a))(m),
      "vmap: aten::add_.Tensor writes into self (shape [3]), which is not mapped: all examples share it, and other (shape [3]) is mapped, so that each " +
        "example would write something else. Make self in the function from a mapped tensor (such as other.newZeros(...)), map it by inDims, or use the " +
        "operator that returns a new tensor",
    ],
    [
      () => grad((a: Tensor) => y.add_(a).sum())(x),
      "grad: aten::add_.Tensor writes into self (shape [3]), which the function captured: the transform cannot follow what is changed outside of it. Pass " +
        "the tensor as an argument and return the new value, or write into a copy made in the function",
    ],
    [
      () => grad((a: Tensor) => (a.sum().backward() ?? a).sum())(x),
      "backward() of a tensor inside grad (level 1): its gradients are those that transforms compute. Take them by grad(fn) or vjp inside, or call " +
        "backward() on what the transform returns",
    ],
    [
      () => vmap((a: Tensor) => a)(double(1)),
      "vmap: inDims is 0 for the argument, a tensor of shape []: it has no dimension to map; give null",
    ],
    [
      () => vmap((a: Tensor, b: Tensor) => a.add(b))(m, x),
      "vmap: the mapped dimensions must have the same size: argument 0 has 2, argument 1 has 3",
    ],
    [
      () => grad((a: Tensor) => a.mul(2))(x),
      "grad: the function must return a tensor of one element, got shape [3]; reduce it, such as by sum(), or use jacrev or vjp",
    ],
    [
      () => grad((a: Tensor) => a.sum())(tensor([1, 2], { dtype: "int64" })),
      "grad: argument 0 is differentiated and has dtype int64; only floating-point and complex tensors have gradients",
    ],
    [
      () => vmap((a: Tensor) => a.add(ones([7])))(m),
      "The size of tensor a (3) must match the size of tensor b (7) at non-singleton dimension 0 (in vmap over 2 examples, whose shapes these are)",
    ],
  ];
  for (const [run, message] of table) expect(messageOf(run).split("\n")[0]).toBe(message);
});

test("a function that throws leaves no level behind", () => {
  const boom = (): never => {
    throw new Error("boom");
  };
  expect(() => vmap(boom as (a: Tensor) => Tensor)(m)).toThrow("boom");
  expect(() => grad(boom as (a: Tensor) => Tensor)(x)).toThrow("boom");
  expect(() => hessian(boom as (a: Tensor) => Tensor)(x)).toThrow("boom");
  close(randn([3]).mul(0).to("float64").add(x).sin(), x.sin());
  const y = x.clone();
  y.requiresGrad = true;
  y.sin().sum().backward();
  close(y.grad!, x.cos());
});

test("an operator without a rule loops, with one warning; a rule may be registered", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  library("vmaptest", "DEF").def("twist(Tensor self) -> Tensor");
  library("vmaptest", "IMPL", "CPU").impl("twist", (a: Tensor) => a.flip([0]));
  const twist = (a: Tensor): Tensor => ops["vmaptest"]!["twist"]!(a) as Tensor;
  const wanted = m.flip([1]);
  close(vmap(twist)(m), wanted);
  close(vmap(twist)(m), wanted);
  expect(warn.mock.calls).toEqual([
    ["vmap: vmaptest::twist has no rule and runs once for each example, which is slow; registerVmap adds a rule"],
  ]);
  expect(messageOf(() => vmap(twist, { fallback: "error" })(m))).toContain(
    'vmap: vmaptest::twist has no rule, and fallback: "error" was given: register one with registerVmap, or let it loop over the examples',
  );
  let calls = 0;
  const rule = registerVmap("vmaptest::twist", (_, [dim], a: Tensor) => {
    calls++;
    return [a.flip([dim === 0 ? 1 : 0]), dim as number];
  });
  close(vmap(twist, { fallback: "error" })(m), wanted);
  close(vmap(twist, { inDims: 1, outDims: 1, fallback: "error" })(m), m.flip([0]));
  expect(calls).toBe(2);
  rule.dispose();
  close(vmap(twist)(m), wanted);
  expect(calls).toBe(2);
  warn.mockRestore();
});

test("chunks of every size give what one call gives", () => {
  const rows = randn([11, 2], { dtype: "float64" });
  const fn = (a: Tensor): Tensor[] => [a.sin(), a.sum()];
  for (const size of [1, 2, 3, 4, 7, 11])
    for (const chunkSize of [1, 2, 3, 4, 5, 20]) {
      const some = rows.narrow(0, 0, size);
      const [first, second] = vmap(fn, { chunkSize, outDims: [1, 0] })(some) as [Tensor, Tensor];
      close(first, some.sin().t());
      close(second, some.sum(1));
    }
});

test("noGrad inside makes a constant of the transforms around, too", () => {
  const inner = (outer: Tensor) => (z: Tensor) => z.mul(noGrad(() => outer.mul(outer))).sum();
  const first = grad((outer: Tensor) => grad(inner(outer))(outer).sum());
  close(first(x), zeros([3], { dtype: "float64" }));
  // Recorded, it is none.
  close(grad((outer: Tensor) => grad((z: Tensor) => z.mul(outer.mul(outer)).sum())(outer).sum())(x), x.mul(2));
});

test("a tensor has the geometry that a write in place gives it", () => {
  const cube = randn([2, 3, 4], { dtype: "float64" });
  const seen: unknown[] = [];
  const turned = (a: Tensor): Tensor => {
    const y = a.clone();
    y.t_();
    seen.push([y.shape, y.strides, y.isContiguous]);
    return y.mul(2);
  };
  const wanted = cube.transpose(1, 2).mul(2);
  close(vmap(turned)(cube), wanted);
  const single = cube.select(0, 0);
  close(jacrev((a: Tensor) => turned(a).sum())(single), single.mul(0).add(2));
  close(vmap(grad((a: Tensor) => turned(a).mul(a.t()).sum()))(cube), cube.mul(4));
  expect(seen).toEqual(Array.from({ length: 3 }, () => [[4, 3], [1, 4], false]));
  const squeezed = (a: Tensor): Tensor => {
    const y = a.clone().unsqueeze_(0);
    seen.push(y.shape);
    return y.squeeze_();
  };
  for (const inDims of [0, 1, 2]) close(vmap(squeezed, { inDims, outDims: inDims })(cube), cube);
});

test("a function's own backward may differentiate what it computes", () => {
  const f = new AutogradFunction({
    name: "SineByItself",
    forward(context, a: Tensor) {
      context.saveForBackward(a);
      return a.sin();
    },
    backward(context, gradient: Tensor) {
      const [a] = context.savedTensors as [Tensor];
      return grad(a.sin(), a, { gradOutputs: gradient })[0]!;
    },
  });
  const sum = (a: Tensor): Tensor => f.apply(a).sum();
  close(grad(sum)(x), x.cos());
  close(vmap(grad(sum))(m), m.cos());
  close(grad((a: Tensor) => grad(sum)(a).sum())(x), x.sin().neg());
});

test("what a function under noGrad computes with a captured tensor is not recorded around the transform", () => {
  const c = double([1, 2, 3]).requiresGrad_();
  const found = grad((y: Tensor) => y.mul(noGrad(() => c.mul(c))).sum())(x);
  expect(found.requiresGrad).toBe(false);
  expect(found.toArray()).toEqual([1, 4, 9]);
  // Without it the gradient is recorded around: its own is that of the square.
  const recorded = grad((y: Tensor) => y.mul(c.mul(c)).sum())(x);
  recorded.sum().backward();
  expect(c.grad!.toArray()).toEqual([2, 4, 6]);
});

test("a tensor whose sizes are exchanged in place has the new ones in the function", () => {
  const weights = rand([3, 2], { dtype: "float64" });
  let seen: unknown;
  const found = grad((a: Tensor) => {
    const b = a.mul(1);
    ops.aten.t_(b);
    seen = [b.shape, b.strides];
    return b.mul(weights).sum();
  })(m);
  expect(seen).toEqual([
    [3, 2],
    [1, 3],
  ]);
  close(found, weights.t());
});

test("one example that is transposed in place has the strides that a single tensor would have", () => {
  const batch = rand([4, 2, 3], { dtype: "float64" });
  const seen: unknown[] = [];
  for (const inDims of [0, 1, 2]) {
    const given = batch.movedim(0, inDims).contiguous();
    const turned = vmap(
      (a: Tensor) => {
        const b = a.clone();
        ops.aten.t_(b);
        seen.push([b.shape, b.isContiguous]);
        return b;
      },
      { inDims },
    )(given);
    close(turned, batch.transpose(1, 2));
    // The argument itself has its examples where they were given.
    close(vmap((a: Tensor) => ops.aten.t_(a) as Tensor, { inDims })(given.clone()), batch.transpose(1, 2));
    const longer = vmap((a: Tensor) => ops.aten.unsqueeze_(a.clone(), 1) as Tensor, { inDims })(given);
    close(longer, batch.unsqueeze(2));
    const shorter = vmap((a: Tensor) => ops.aten.squeeze_(ops.aten.unsqueeze_(a.clone(), 0)) as Tensor, { inDims })(
      given,
    );
    close(shorter, batch);
  }
  expect(seen).toEqual([0, 1, 2].map(() => [[3, 2], false]));
});

test("the examples of the last chunk are there, however short it is", () => {
  const batch = rand([7, 3], { dtype: "float64" });
  for (const chunkSize of [1, 2, 3, 4, 5, 6, 7, 8])
    close(vmap((a: Tensor) => a.sin(), { chunkSize })(batch), batch.sin());
});
