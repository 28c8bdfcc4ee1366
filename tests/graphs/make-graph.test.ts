// Tracing: what is recorded, the results of running a graph, and what is rejected.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import {
  add,
  type Graph,
  type GraphNode,
  grad,
  makeGraph,
  matmul,
  mul,
  relu,
  sum,
  type Tensor,
  tensor,
  withMode,
} from "../../generated/index.js";
import { coreHooks } from "../../runtime/core/hooks.js";
import { local } from "../../runtime/dispatch/local.js";
import { Wrapped } from "../wrapped.js";

let before = { ...local };
beforeEach(() => {
  before = { ...local };
});
afterEach(() => {
  expect({ ...local }).toEqual(before);
  expect([coreHooks.read, coreHooks.hides]).toEqual([null, null]);
});

const array = (value: unknown): unknown => T.treeMap((leaf) => (T.isTensor(leaf) ? leaf.toArray() : leaf), value);
const calls = (graph: Graph): string[] =>
  graph.nodes.flatMap(({ op }) => (op === null ? [] : [op.name.replace("aten::", "")]));
// biome-ignore lint/suspicious/noExplicitAny: programs of all forms
type Program = (...args: any[]) => unknown;

describe("what is written down", () => {
  const rows: readonly (readonly [string, Program, readonly unknown[], readonly string[]])[] = [
    ["operators in their order", (x) => sum(relu(mul(x, x))), [tensor([1, 2])], ["mul.Tensor", "relu", "sum"]],
    [
      "composites as what they are made of",
      (x, w) => T.linear(x, w),
      [tensor([[1, 2]]), tensor([[1, 2]])],
      ["t", "mm"],
    ],
    [
      "composites where autograd is off",
      (x, w) => T.inferenceMode(() => T.linear(x, w)),
      [tensor([[1, 2]]), tensor([[1, 2]])],
      ["t", "mm"],
    ],
    [
      "the backward pass, with composites taken apart in it",
      (x, w) => grad(sum(matmul(x, w)), [w]),
      [tensor([[1, 2]]), tensor([[1], [2]], { requiresGrad: true })],
      ["mm", "sum", "ones_like", "expand", "t", "mm"],
    ],
    [
      "sums of gradients by value",
      (x) => grad(sum(mul(x, x)), [x]),
      [tensor([1, 2], { requiresGrad: true })],
      ["mul.Tensor", "sum", "ones_like", "expand", "mul.Tensor", "mul.Tensor", "add.Tensor"],
    ],
    [
      "random operators",
      (x) => T.dropout(x, 0.5, true),
      [tensor([1, 2])],
      ["empty_like", "bernoulli_.float", "div_.Scalar", "mul.Tensor"],
    ],
    ["factories", () => T.zeros([2]), [], ["zeros"]],
    ["what writes", (x) => mul(x, 2).add_(1), [tensor([1, 2])], ["mul.Scalar", "add_.Scalar"]],
    ["nothing for what is not called", (x) => x, [tensor([1])], []],
  ];
  test.each(rows)("%s", (_, body, args, expected) => {
    const graph = makeGraph(body)(...args);
    graph.lint();
    expect(calls(graph)).toEqual(expected);
  });

  test("composites where autograd is off, when layers with kernels for them have been used", () => {
    const [x, w] = [tensor([[1, 2]]), tensor([[1, 2]])];
    T.functionalize((a: Tensor) => T.linear(a, w))(x);
    T.autocast({ dtype: "bfloat16" }, () => T.linear(x, w));
    const graph = makeGraph((a: Tensor, b: Tensor) => T.inferenceMode(() => T.linear(a, b)))(x, w);
    expect(calls(graph)).toEqual(["t", "mm"]);
  });

  test("a graph as torch.fx prints it", () => {
    const w = tensor([[1, 2], [3, 4]], { requiresGrad: true }); // biome-ignore format: a matrix
    const c = tensor([1, 2]);
    const graph = makeGraph((x: Tensor, { bias }: { bias: Tensor }) => {
      const y = add(matmul(x, w), bias, { alpha: 2 });
      const [values] = T.max(mul(y, c), 0);
      return { y: add(mul(y, c), w), values, note: "kept" };
    })(tensor([[1, 2]]), { bias: tensor([3, 4]) });
    expect(graph.toString()).toBe(
      [
        "graph():",
        "    %arg0 : [#users=1] = placeholder[target=arg0]",
        "    %arg1 : [#users=1] = placeholder[target=arg1]",
        "    %parameter0 : [#users=2] = get_attr[target=parameter0]",
        "    %constant0 : [#users=2] = get_attr[target=constant0]",
        "    %mm : [#users=1] = call_function[target=torch.ops.aten.mm.default](args = (%arg0, %parameter0), kwargs = {})",
        "    %add : [#users=2] = call_function[target=torch.ops.aten.add.Tensor](args = (%mm, %arg1), kwargs = {alpha: 2})",
        "    %mul : [#users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%add, %constant0), kwargs = {})",
        "    %max : [#users=1] = call_function[target=torch.ops.aten.max.dim](args = (%mul, 0), kwargs = {})",
        "    %getitem : [#users=1] = call_function[target=operator.getitem](args = (%max, 0), kwargs = {})",
        "    %mul_1 : [#users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%add, %constant0), kwargs = {})",
        "    %add_1 : [#users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%mul_1, %parameter0), kwargs = {})",
        "    return {'y': add_1, 'values': getitem, 'note': 'kept'}",
      ].join("\n"),
    );
    expect(graph.attributes.get("parameter0")).toBe(w);
  });

  test("shapes and dtypes stand at the nodes", () => {
    const graph = makeGraph((x: Tensor) => T.topk(x, 2))(tensor([[1, 2, 3]]));
    expect(graph.find("topk")?.info).toEqual([
      { dtype: "float32", shape: [1, 2], strides: [2, 1], device: "cpu" },
      { dtype: "int64", shape: [1, 2], strides: [2, 1], device: "cpu" },
    ]);
  });
});

describe("running", () => {
  const captured = tensor([10, 20]);
  const rows: readonly (readonly [string, Program, readonly unknown[], readonly unknown[], unknown])[] = [
    ["other values", (x) => mul(add(x, 1), x), [tensor([1, 2])], [tensor([3, 4])], [12, 20]],
    [
      "trees in and out",
      ({ a, b: [b] }) => ({ sum: add(a, b), both: [b, a] }),
      [{ a: tensor([1]), b: [tensor([2])] }],
      [{ a: tensor([5]), b: [tensor([6])] }],
      { sum: [11], both: [[6], [5]] },
    ],
    [
      "maps",
      (m) => new Map([["y", add(m.get("x"), 1)]]),
      [new Map([["x", tensor([1])]])],
      [new Map([["x", tensor([5])]])],
      new Map([["y", [6]]]),
    ],
    [
      "the same tensor twice is two inputs",
      (x, y) => x.sub(y),
      [captured, captured],
      [tensor([1, 2]), tensor([3, 5])],
      [-2, -3],
    ],
    [
      "results that are inputs, constants and plain values",
      (x) => [x, captured, 3, null],
      [tensor([1])],
      [tensor([2])],
      [[2], [10, 20], 3, null],
    ],
    ["constants of the program that it writes begin anew", (x) => { const t = tensor([1, 2]); const v = t.view([2, 1]); t.add_(x); return add(v.view([2]), t); }, [tensor([1, 1])], [tensor([5, 5])], [12, 14]], // biome-ignore format: one row a program
    ["a written argument of the program stays written", (x) => { const y = x.clone(); y.select(0, 1).fill_(7); return y; }, [tensor([1, 2])], [tensor([5, 6])], [5, 7]], // biome-ignore format: one row a program
    ["one of several values, lists among them", (x) => { const [a, b] = x.split(1); return T.max(T.cat([b, a]), 0)[0]; }, [tensor([1, 2])], [tensor([9, 4])], 9], // biome-ignore format: one row a program
    ["numbers stay numbers in promotion", (x) => add(x, 1.5), [tensor([1, 2])], [tensor([3, 4])], [4.5, 5.5]],
    [
      "gradients in place of values",
      (x) => grad(sum(x.pow(3)), [x])[0],
      [tensor([1, 2], { requiresGrad: true })],
      [tensor([3, 4])],
      [27, 48],
    ],
    [
      "known small values may be read",
      (x) => mul(x, tensor(3).mul(2).item()),
      [tensor([1, 2])],
      [tensor([3, 4])],
      [18, 24],
    ],
    ["views of inputs made elsewhere", (x) => add(x, x.detach().view([2])), [tensor([1, 2])], [tensor([3, 4])], [6, 8]],
  ];
  test.each(rows)("%s", (_, body, traced, args, expected) => {
    const graph = makeGraph(body)(...traced);
    graph.lint();
    expect(array(graph.run(...args))).toEqual(expected);
    expect(array(graph.run(...args)), "again").toEqual(expected);
    expect(array(T.copyGraph(graph).run(...args)), "a copy").toEqual(expected);
  });

  test("random numbers are drawn anew, from the seed", () => {
    const graph = makeGraph((x: Tensor) => add(x, T.randn([3])))(tensor([0, 0, 0]));
    T.manualSeed(3);
    const drawn = array(T.randn([3]));
    T.manualSeed(3);
    expect(array(graph.run(tensor([0, 0, 0])))).toEqual(drawn);
    expect(array(graph.run(tensor([0, 0, 0])))).not.toEqual(drawn);
  });

  test("gradients flow through a run, into attributes too", () => {
    const w = tensor([2, 3], { requiresGrad: true });
    const graph = makeGraph((x: Tensor) => sum(mul(x, w).pow(2)))(tensor([1, 1]));
    (graph.run(tensor([1, 2])) as Tensor).backward();
    expect(array(w.grad)).toEqual([4, 24]);
  });

  test("a training step: forward, backward and update in one graph", () => {
    const step = (w: Tensor, x: Tensor): { w: Tensor; loss: Tensor } => {
      const loss = sum(mul(w, x).sub(1).pow(2));
      const [g] = grad(loss, [w]) as [Tensor];
      return { w: w.sub(g.mul(0.1)), loss };
    };
    const w = tensor([1, 2], { requiresGrad: true });
    const graph = makeGraph(step)(w, tensor([1, 1]));
    const ours = graph.run(tensor([3, 4]), tensor([0.5, 1])) as ReturnType<typeof step>;
    const theirs = step(tensor([3, 4], { requiresGrad: true }), tensor([0.5, 1]));
    expect(array(ours)).toEqual(array(theirs));
  });

  const refused: readonly (readonly [string, (graph: Graph) => unknown, string])[] = [
    [
      "too few",
      (g) => g.run(tensor([1, 2])),
      "the graph takes arguments with the structure [*, { n: *, s: * }], got [*]",
    ],
    [
      "another shape",
      (g) => g.run(tensor([1, 2, 3]), { s: tensor(1), n: 2 }),
      "%arg0 must be float32 [2], as in the trace, got float32 [3]",
    ],
    [
      "another dtype",
      (g) => g.run(tensor([1, 2], { dtype: "float64" }), { s: tensor(1), n: 2 }),
      "%arg0 must be float32 [2], as in the trace, got float64 [2]",
    ],
    ["no tensor", (g) => g.run(3, { s: tensor(1), n: 2 }), "expected a tensor for %arg0, got number 3"],
    [
      "another plain value",
      (g) => g.run(tensor([1, 2]), { s: tensor(1), n: 3 }),
      "leaf 1 of the arguments must be number 2, the value that the graph was traced with, got number 3",
    ],
  ];
  test.each(refused)("refuses %s", (_, run, message) => {
    const graph = makeGraph((x: Tensor, { s, n }: { s: Tensor; n: number }) => add(mul(x, s), n))(tensor([1, 2]), {
      s: tensor(1),
      n: 2,
    });
    expect(() => run(graph)).toThrow(message);
  });

  test("shapes that depend on values have to be those of the trace, unless that is allowed", () => {
    const positive = (x: Tensor): Tensor => sum(T.maskedSelect(x, x.gt(0)));
    const graph = makeGraph(positive)(tensor([1, -2, 3]));
    expect(array(graph.run(tensor([-1, 2, 3])))).toBe(5);
    expect(() => graph.run(tensor([1, 2, 3]))).toThrow(
      "%masked_select (aten::masked_select) must return the traced shape [2], got [3], since the shape depends on values",
    );
    const free = makeGraph(positive, { dynamicShapes: "allow" })(tensor([1, -2, 3]));
    expect(array(free.run(tensor([1, 2, 3])))).toBe(6);
  });
});

describe("what eager code decides by values holds for others", () => {
  const of =
    (f: (x: Tensor) => Tensor): Program =>
    (x) =>
      grad(sum(f(x)), [x])[0];
  const square = tensor([[2, 1], [1, 3]], { requiresGrad: true }); // biome-ignore format: a matrix
  const row = tensor([1, 2, 3], { requiresGrad: true });
  const captured = tensor([2, 1, 4], { requiresGrad: true });
  const weighted: Program = (w) => T.cov(tensor([[1, 2, 4]]), { correction: 1, fweights: w });
  test.each<readonly [string, Program, readonly Tensor[], readonly Tensor[], unknown]>([
    ["prod, of zeros", of((x) => T.prod(x)), [row], [tensor([0, 2, 3])], [6, 0, 0]],
    ["prod over a dimension", of((x) => T.prod(x, 0)), [row], [tensor([4, 0, 5])], [0, 20, 0]],
    [
      "prod of a parameter",
      (x) => grad(sum(mul(T.prod(captured), x)), [captured])[0],
      [row],
      [tensor([1, 1, 1])],
      [12, 24, 6],
    ],
    ["cumprod", of((x) => T.cumprod(x, 0)), [row], [tensor([0, 2, 3])], [9, 0, 0]],
    [
      "det, of singular matrices",
      of((x) => T.linalgDet(x)),
      [square],
      [
        tensor([
          [1, 2],
          [2, 4],
        ]),
      ],
      [
        [4, -2],
        [-2, 1],
      ],
    ],
    [
      "det, of regular ones",
      of((x) => T.linalgDet(x)),
      [square],
      [
        tensor([
          [4, 2],
          [1, 3],
        ]),
      ],
      [
        [3, -1],
        [-2, 4],
      ],
    ],
    [
      "det, of NaN",
      of((x) => T.linalgDet(x)),
      [square],
      [tensor([[Number.NaN, 2], [1, 3]])], // biome-ignore format: a matrix
      [[null, null], [null, null]], // biome-ignore format: a matrix
    ],
    [
      "det, of NaN without an inverse",
      of((x) => T.linalgDet(x)),
      [square],
      [tensor([[Number.NaN, 0], [0, 0]])], // biome-ignore format: a matrix
      [[null, null], [null, null]], // biome-ignore format: a matrix
    ],
    ["quantile", (x, q) => T.quantile(x, q), [row, tensor(0.5)], [tensor([5, 7, 9]), tensor(1)], 9],
    ["cov", weighted, [tensor([1, 1, 1], { dtype: "int64" })], [tensor([1, 1, 0], { dtype: "int64" })], 0.5],
    [
      "one_hot",
      (x) => T.oneHot(x, 3),
      [tensor([0, 1], { dtype: "int64" })],
      [tensor([2, 0], { dtype: "int64" })],
      [
        [0, 0, 1],
        [1, 0, 0],
      ],
    ],
  ])("%s", (_, body, traced, args, expected) => {
    // biome-ignore format: one row a program
    const graph = makeGraph(body)(...traced);
    const rounded = T.treeMap((leaf) => (T.isTensor(leaf) ? leaf.mul(1e4).round().div(1e4).toArray() : leaf), graph.run(...args)); // biome-ignore format: one line
    expect(JSON.parse(JSON.stringify(rounded))).toEqual(expected);
  });

  test("without memory, too", () => {
    const graph = makeGraph(
      of((x) => T.prod(x)),
      { mode: "meta" },
    )(row);
    expect(array(graph.run(tensor([0, 2, 3])))).toEqual([6, 0, 0]);
  });
});

describe("what is refused names the caller's line", () => {
  const x = tensor([1, 2]);
  const rows: readonly (readonly [string, Program, string])[] = [
    ["item()", (t) => sum(t).item(), "item() reads a value"],
    ["a branch", (t) => ((sum(t).item() as number) > 0 ? t : t.neg()), "item() reads a value"],
    ["toArray()", (t) => t.toArray(), "toArray() reads a value"],
    ["data", (t) => t.data, "data reads a value"],
    ["JSON", (t) => JSON.stringify(t), "reads a value"],
    ["a new tensor of it", (t) => tensor([sum(t), sum(t)]), "tensor() reads a value"],
    ["allclose", (t) => T.allclose(t, t), "allclose reads a value"],
    ["equal", (t) => T.equal(t, t), "equal reads a value"],
    ["a composite that reads", (t) => T.tensorSplit(t, t.to({ dtype: "int64" })), "tensor_split reads a value"],
    ["what was written by traced values", (t) => { const known = tensor(1); known.add_(sum(t)); return known.item(); }, "item() reads a value"], // biome-ignore format: one row a program
    ["a parameter", () => tensor(1, { requiresGrad: true }).mul(2).item(), "item() reads a value"],
  ];
  test.each(rows)("%s", (_, body, message) => {
    let error: Error | null = null;
    try {
      makeGraph(body)(x);
    } catch (thrown) {
      error = thrown as Error;
    }
    expect(error).toBeInstanceOf(T.UnsupportedError);
    expect(error?.message).toContain(message);
    expect(error?.message).toMatch(/\n {2}at \S*make-graph\.test\.ts:\d+:\d+\n/);
  });

  test("the whole message", () => {
    expect(() => makeGraph((t: Tensor) => sum(t).item())(x)).toThrow(
      /^item\(\) reads a value that depends on the inputs of a graph being traced; the graph would contain this value as a constant\.\n {2}at .*\n {2}compute with tensors instead \(where\(x\.gt\(0\), a, b\) in place of a branch\), or read the value outside of the traced function and pass it as an argument$/,
    );
  });

  test("printing bakes nothing in and is allowed; promises are not", () => {
    const printed = makeGraph((t: Tensor) => [t.neg(), String(t)])(x);
    expect([calls(printed), printed.outputNode.args[0]]).toEqual([["neg"], [printed.find("neg"), "tensor([1., 2.])"]]);
    expect(() => makeGraph(async (t: Tensor) => t.neg())(x)).toThrow(
      "makeGraph: the function must be synchronous, but returned a promise",
    );
    const generators = [
      function* (t: Tensor) {
        yield t.neg();
      },
      async function* (t: Tensor) {
        yield t.neg();
      },
    ];
    for (const generator of generators)
      expect(() => makeGraph(generator as (t: Tensor) => unknown)(x)).toThrow(
        "makeGraph: the function returned a generator, whose code runs later; return an array of what it would yield",
      );
  });
});

describe("reentrant", () => {
  test("a trace inside another one: each has what it sees, and an error in one leaves the other whole", () => {
    const inner: string[][] = [];
    const outer = makeGraph((x: Tensor) => {
      const y = mul(x, 2);
      const graph = makeGraph((z: Tensor) => add(relu(z), 1))(y);
      inner.push(calls(graph));
      expect(() =>
        makeGraph(() => {
          throw new Error("inside");
        })(),
      ).toThrow("inside");
      return sum(graph.run(y) as Tensor);
    })(tensor([1, -2]));
    expect(inner).toEqual([["relu", "add.Scalar"]]);
    outer.eliminateDeadCode();
    expect(calls(outer)).toEqual(["mul.Scalar", "relu", "add.Scalar", "sum"]);
    expect(array(outer.run(tensor([3, -4])))).toBe(8);
  });

  test("under another mode, and with subclasses, which handle their own", () => {
    const seen: string[] = [];
    class Log extends T.DispatchMode {
      override handle(
        op: T.OverloadHandle,
        _types: unknown,
        args: readonly unknown[],
        options: T.CallOptions,
      ): unknown {
        seen.push(op.operator.name);
        return op(...args, options);
      }
    }
    const x = tensor([1]);
    const graph = withMode(new Log(), () => makeGraph((x: Tensor) => relu(mul(x, 2)))(x));
    expect(seen).toEqual(["aten::mul.Scalar", "aten::relu"]);
    expect(calls(graph)).toEqual(["mul.Scalar", "relu"]);
  });
});

describe("tensors of a subclass", () => {
  const x = tensor([1, -2]);
  const y = tensor([3, 4]);

  test("inputs are recorded as other tensors are, and runs take either", () => {
    const graph = makeGraph((a: Tensor, b: Tensor) => relu(mul(a, b)).sum())(new Wrapped(x), y);
    expect(calls(graph)).toEqual(["mul.Tensor", "relu", "sum"]);
    expect(graph.attributes.size).toBe(0);
    expect(array(graph.run(y, y))).toBe(25);
    const result = graph.run(new Wrapped(y), y);
    expect(result).toBeInstanceOf(Wrapped);
    expect((result as Wrapped).elem.item()).toBe(25);
    expect(array((T.loadGraph(T.saveGraph(graph)) as typeof graph).run(y, x))).toBe(3);
  });

  test("gradients of inputs", () => {
    const program = (a: Tensor, b: Tensor): Tensor => grad(sum(mul(mul(a, a), b)), [a])[0]!;
    const input = (values: Tensor): Tensor => new Wrapped(values.clone()).requiresGrad_();
    const graph = makeGraph(program)(input(x), y);
    expect(array((graph.run(input(y), y) as Wrapped).elem)).toEqual(array(program(y.clone().requiresGrad_(), y)));
  });

  test("those from outside are refused beside inputs of a subclass", () => {
    const outside = new Wrapped(y);
    const graph = makeGraph((a: Tensor) => mul(a, 2).add(a))(new Wrapped(x));
    expect(graph.attributes.size).toBe(0);
    expect(() => makeGraph((a: Tensor) => mul(a, outside))(new Wrapped(x))).toThrow(
      "makeGraph: mul computes with a Wrapped that is an input of the graph, or was computed from one, and with a Wrapped that is not: " +
        "the graph would contain the values of one of them as constants. Pass both as arguments",
    );
  });

  test("those that the function makes are handled by their class", () => {
    const graph = makeGraph((a: Tensor) => (mul(new Wrapped(a), 2) as Wrapped).elem)(x);
    expect(calls(graph)).toEqual(["mul.Scalar"]);
    expect(array(graph.run(y))).toEqual([6, 8]);
    expect(() => makeGraph((a: Tensor) => mul(new Wrapped(a), 2))(x)).toThrow(
      "makeGraph: the function returned a Wrapped that is not computed from one among the inputs; its class handled the calls, so that the graph has only " +
        "what these called. Return the tensor that it holds (elem), or pass the tensor of the subclass as an argument",
    );
  });
});

describe("without memory", () => {
  test.each<readonly [string, Program, readonly unknown[]]>([
    ["pointwise and matrices", (x, w) => relu(matmul(x, w)), [tensor([[1, 2]]), tensor([[1], [2]])]],
    ["factories and devices", (x) => add(T.zeros([2]), T.ones([2], { device: x.device })).mul(x), [tensor([1, 2])]],
    ["constants from elsewhere", (x) => add(x, tensor([5, 6])), [tensor([1, 2])]],
    ["constants that are written", (x) => tensor([5, 6]).add_(x), [tensor([1, 2])]],
    ["gradients", (x) => grad(sum(mul(x, x)), [x]), [tensor([1, 2], { requiresGrad: true })]],
  ])("%s: the graph is the one that computing gives", (_, body, args) => {
    const meta = makeGraph(body, { mode: "meta" })(...args);
    meta.lint();
    const real = makeGraph(body)(...args);
    expect(calls(meta)).toEqual(calls(real));
    expect(array(meta.run(...args))).toEqual(array(real.run(...args)));
    expect(meta.outputNode.inputs.map(({ info }) => (info as T.TensorInfo).shape)).toEqual(
      real.outputNode.inputs.map(({ info }) => (info as T.TensorInfo).shape),
    );
  });

  test("no element is computed", () => {
    const huge = T.makeGraph((x: Tensor) => sum(matmul(x, x)), { mode: "meta" })(
      T.empty([40000, 40000], { device: "meta" }),
    );
    expect(calls(huge)).toEqual(["mm", "sum"]);
    expect(() => makeGraph((x: Tensor) => sum(x).item(), { mode: "meta" })(tensor([1]))).toThrow(
      "item() reads a value",
    );
    const w = tensor([1], { requiresGrad: true });
    expect(() => makeGraph((x: Tensor) => mul(x, w), { mode: "meta" })(tensor([1]))).toThrow(
      'a tensor of float32 with shape [1] that requires gradients is not an argument of the function; mode "meta" cannot differentiate such tensors, so pass it as an argument',
    );
  });
});

test("decompositions stand for operators; one that returns NotImplemented leaves them", () => {
  const graph = makeGraph((x: Tensor) => relu(T.silu(x)), {
    decompositions: {
      "aten::silu": (x: Tensor) => mul(x, T.sigmoid(x)),
      "aten::relu": () => T.NotImplemented,
    },
  })(tensor([1, 2]));
  expect(calls(graph)).toEqual(["sigmoid", "mul.Tensor", "relu"]);
});

test("an interpreter that users extend", () => {
  const graph = makeGraph((x: Tensor) => sum(relu(mul(x, 2))))(tensor([1, -2]));
  class Log extends T.Interpreter {
    readonly seen: string[] = [];
    override call(node: GraphNode, args: readonly unknown[]): unknown {
      this.seen.push(`${node.name} = ${node.op!.name}`);
      return super.call(node, args);
    }
  }
  const log = new Log(graph);
  expect(array(log.run(tensor([3, -1])))).toBe(6);
  expect(log.seen).toEqual(["mul = aten::mul.Scalar", "relu = aten::relu", "sum = aten::sum"]);
});

describe("inputs in other strides than those of the trace", () => {
  const f = (x: Tensor) => T.ops.aten.as_strided.default(x, [4], [1]) as Tensor;
  const matrix = tensor([[1, 2], [3, 4]]); // biome-ignore format: a matrix

  test("are copied into those, with gradients", () => {
    const graph = makeGraph(f)(matrix);
    expect(graph.run(matrix.t()).toArray()).toEqual([1, 3, 2, 4]);
    const turned = matrix.t().contiguous().t().requiresGrad_();
    const [gradient] = T.grad(
      graph
        .run(turned)
        .mul(tensor([1, 10, 100, 1000]))
        .sum(),
      [turned],
    );
    expect(gradient!.toArray()).toEqual([[1, 10], [100, 1000]]); // biome-ignore format: a matrix
    // Those that have them are taken as they are.
    expect(makeGraph((x: Tensor) => x.view([2, 2]))(matrix).run(matrix).storage).toBe(matrix.storage);
  });

  test("are refused where they are written", () => {
    const graph = makeGraph((x: Tensor) => x.add_(1))(matrix.clone());
    expect(() => graph.run(matrix.t())).toThrow(
      "%arg0 is written by the graph, so it must have the traced strides [2, 1], got [1, 2]",
    );
  });
});

describe("arguments that a layer above wraps", () => {
  const refusal =
    "makeGraph: argument 0 is a FunctionalTensor, whose calls are handled before they can be traced: the graph would contain its present value " +
    "as a constant. Trace the whole function, as in makeGraph(functionalize(f)), or pass a plain tensor";

  test.each(["real", "meta"] as const)("are refused: the trace would not see what is called with them: %s", (mode) => {
    const inside = T.functionalize((x: Tensor) => makeGraph((y: Tensor) => y.mul(2), { mode })(x).run(x));
    expect(() => inside(tensor([3]))).toThrow(refusal);
    expect(() => makeGraph((y: Tensor) => y.mul(2))(T.toFunctional(tensor([3])))).toThrow(refusal);
  });
});

test.each(["real", "meta"] as const)("a graph traced in mode %s writes where its view begins", (mode) => {
  const view = (): Tensor => T.zeros([22]).narrow(0, 1, 21).view([7, 3]);
  const fill = (x: Tensor): Tensor => T.ops.aten.fill_diagonal_(x, 2, true) as Tensor;
  const graph = makeGraph(fill, { mode })(view());
  expect((graph.run(view()) as Tensor).toArray()).toEqual(fill(view()).toArray());
});

describe("tables that composites start from", () => {
  const rows: readonly (readonly [string, (x: Tensor) => Tensor, readonly number[]])[] = [
    ["grids", (x) => T.ops.aten.affine_grid_generator_backward(x, [1, 1, 2, 2], false) as Tensor, [1, 2, 2, 2]],
    ["indices", (x) => T.trilIndices(3, 3, { device: x.device }).add(x), [2, 6]],
    ["frequencies", (x) => T.fftFftfreq(4, { device: x.device }).add(x), [4]],
  ];
  test.each(rows)("are in graphs that are traced without values: %s", (_, f, shape) => {
    const x = T.arange(shape.reduce((a, b) => a * b, 1)).reshape(shape);
    const graph = makeGraph(f, { mode: "meta" })(x);
    expect(graph.run(x).toArray()).toEqual(f(x).toArray());
  });
});
