// Decompositions as kernels of a backend: they replace missing kernels, and nothing else.

import { afterEach, describe, expect, test } from "vitest";
import {
  allclose,
  type Backend,
  type BackendHandle,
  coreDecompositions,
  crossEntropyLoss,
  type DType,
  dispatcher,
  grad,
  isTensor,
  logSoftmax,
  makeGraph,
  missingOperators,
  ops,
  registerBackend,
  silu,
  softmax,
  type Tensor,
  tensor,
  var_,
} from "../../generated/index.js";
import { lookupPath } from "../conformance/compare.js";
import { findOperator } from "../conformance/library.js";
import { argumentsOf, type OpRecord } from "../conformance/ops.js";
import { readFamily } from "../kernels/golden.js";
import { thrown } from "../thrown.js";

const device = "privateusethree";
const ran: string[] = [];
let handle: BackendHandle | null = null;
afterEach(() => {
  handle?.dispose();
  handle = null;
  ran.length = 0;
});

const primitives = [
  ...["add.Tensor", "sub.Tensor", "mul.Tensor", "div.Tensor", "neg", "exp", "log", "sigmoid"],
  ...["amax", "mean", "sum.dim_IntList", "gather", "scatter.value", "ne.Scalar", "where.self"],
];

/** The CPU's kernel of an operator, run on copies. */
function borrowed(name: string): (...args: unknown[]) => Tensor {
  const op = dispatcher.get(`aten::${name}`);
  return (...args) => {
    ran.push(name);
    const copies = args
      .slice(0, op.argumentCount)
      .map((arg) => (isTensor(arg) ? tensor(arg.toArray(), { dtype: arg.dtype }) : arg));
    const result = dispatcher.call(op, copies) as Tensor;
    return tensor(result.toArray(), { dtype: result.dtype, device });
  };
}

function register(more: Partial<Backend> = {}): void {
  const kernels = Object.fromEntries(primitives.map((name) => [name, borrowed(name)]));
  handle = registerBackend({
    key: "PrivateUse3",
    decompositions: coreDecompositions,
    ...more,
    kernels: { ...kernels, ...more.kernels },
  } as Backend);
}

function mine(self: Tensor, ...[out]: unknown[]): Tensor {
  ran.push("mine");
  return isTensor(out) ? out : tensor([1], { device: self.device });
}

const data = [[0.5, -1, 2]];
const x = (on = device as string, requiresGrad = false): Tensor => tensor(data, { device: on as "cpu", requiresGrad });

describe("what the backend has no kernel of", () => {
  test.each<[string, (x: Tensor) => Tensor, string[]]>([
    ["a functional form", (x) => silu(x), ["sigmoid", "mul.Tensor"]],
    ["its in-place form", (x) => ops["aten"]!["silu_"]!(x) as Tensor, ["sigmoid", "mul.Tensor"]],
    ["its out form", (x) => silu(x, { out: tensor([[0, 0, 0]], { device: x.device }) }), ["sigmoid", "mul.Tensor"]],
    ["a reduction", (x) => softmax(x, 1), ["amax", "sub.Tensor", "exp", "sum.dim_IntList", "div.Tensor"]],
    ["another", (x) => logSoftmax(x, 1), ["amax", "sub.Tensor", "exp", "sum.dim_IntList", "log", "sub.Tensor"]],
  ])("%s", (_, call, wanted) => {
    register();
    const found = call(x());
    expect(found.device).toBe(device);
    expect(ran).toEqual(wanted);
    const close = (one: Tensor): number[] =>
      (one.flatten().toArray() as number[]).map((value) => Math.round(value * 1e5));
    expect(close(tensor(found.toArray()))).toEqual(close(call(x("cpu"))));
  });

  test("gradients through it", () => {
    register();
    const loss = (on: string): number[] => {
      const input = x(on, true);
      const target = tensor([2], { dtype: "int64", device: on as "cpu" });
      const [found] = grad([crossEntropyLoss(input, target)], [input]);
      return (found!.toArray() as number[][])[0]!.map((value) => Math.round(value * 1e5));
    };
    expect(loss(device)).toEqual(loss("cpu"));
  });

  test("counts as there", () => {
    register();
    const missing = missingOperators("PrivateUse3").map(({ name }) => name);
    for (const name of ["aten::silu", "aten::silu_", "aten::silu.out", "aten::_softmax"])
      expect(missing).not.toContain(name);
    expect(missing).toContain("aten::erf");
  });

  test("is missing again where a decomposition leaves a call to the operator's own kernel", () => {
    register();
    expect(thrown(() => var_(tensor([], { device: device as "cpu" })))).toBe(
      "DispatchError: aten::var.correction has no kernel for PrivateUse3.",
    );
  });
});

describe("what the backend has", () => {
  test.each<[string, Backend["kernels"]]>([
    ["a kernel", { silu: mine }],
    ["the out form, from which the functional one follows", { "silu.out": mine }],
  ])("%s", (_, kernels) => {
    register({ kernels });
    silu(x());
    expect(ran).toEqual(["mine"]);
  });

  test("kernels for every backend stay, too", () => {
    register({ decompositions: { ...coreDecompositions, "aten::detach": () => ran.push("decomposed") } });
    expect(x().detach().toArray()).toEqual(data);
    expect(ran).toEqual([]);
  });
});

test.each<readonly [string, DType, (x: Tensor) => Tensor]>([
  ["logsumexp", "bool", (x) => ops.aten.logsumexp(x, [0]) as Tensor],
  ["logsumexp", "int64", (x) => ops.aten.logsumexp(x, [1], true) as Tensor],
  ["norm of all", "int32", (x) => ops.aten.norm.ScalarOpt_dtype(x, 1, { dtype: "float64" }) as Tensor],
  [
    "native_layer_norm",
    "bool",
    (x) => ops.aten.norm.ScalarOpt_dim_dtype(x, null, [1], false, { dtype: "float32" }) as Tensor,
  ],
])("%s of %s is decomposed", (_, dtype, call) => {
  const x = tensor([[0, 1, 1], [1, 1, 0]], { dtype }); // biome-ignore format: a matrix
  const graph = makeGraph(call, { decompositions: coreDecompositions })(x);
  const [got, wanted] = [graph.run(x) as Tensor, call(x)];
  expect([got.dtype, got.shape]).toEqual([wanted.dtype, wanted.shape]);
  expect(got.sub(wanted).abs().max().item()).toBeLessThan(1e-6);
});

test.each<[string, Backend["decompositions"], string]>([
  [
    "an unknown operator",
    { "aten::silo": () => null },
    "DispatchError: there is no operator aten::silo. Did you mean aten::silu, aten::fill, aten::selu?",
  ],
  [
    "no function",
    { "aten::silu": "sigmoid" as never },
    'ArgumentError: registerBackend: the decomposition of aten::silu must be a function, got "sigmoid"',
  ],
])("refused: %s", (_, decompositions, message) => {
  expect(thrown(() => register({ decompositions }))).toBe(message);
  register();
});

test.each([
  ["all", null, 1, false],
  ["rows", [1], 0, true],
  ["columns, from the end", [-2], 2, false],
] as const)("variance and deviation of complex numbers are real: %s", (_, dims, correction, keepdim) => {
  const x = tensor([1, -2, 0.5, 3, 4, -1]).mul({ re: 1, im: -2 }).add({ re: 0, im: 1 }).reshape([2, 3]);
  for (const call of [ops.aten.var!["correction"]!, ops.aten.std!["correction"]!] as ((
    ...args: unknown[]
  ) => Tensor)[]) {
    const graph = makeGraph((one: Tensor) => call(one, dims, { correction, keepdim }), {
      decompositions: coreDecompositions,
    })(x);
    const [actual, expected] = [graph.run(x) as Tensor, call(x, dims, { correction, keepdim })];
    expect([actual.dtype, actual.shape]).toEqual([expected.dtype, expected.shape]);
    expect(actual.allclose(expected)).toBe(true);
    expect(String(graph)).not.toContain("aten.std");
  }
});

describe("losses of classes as core operators have eager's values and gradients, signs of zeros included", () => {
  const cases = [-100, 1].flatMap((ignored) =>
    [0, 1, 2].flatMap((reduction) => [false, true].map((weighs) => [ignored, reduction, weighs] as const)),
  );
  test.each(cases)("ignored %d, reduction %d, weights %s", (ignored, reduction, weighs) => {
    const weight = weighs ? tensor([1, 2, 3], { dtype: "float64" }) : null;
    const shapes = [
      [[4, 3], tensor([0, ignored, 2, 0], { dtype: "int64" })],
      [[3], tensor(ignored, { dtype: "int64" })],
      [[3], tensor(2, { dtype: "int64" })],
      [[1, 3, 2], tensor([[ignored, 2]] as number[][], { dtype: "int64" })],
    ] as const;
    for (const [shape, target] of shapes) {
      const call = ops.aten.nll_loss_nd!["default"] as unknown as (...args: unknown[]) => Tensor;
      const both = (x: Tensor): Tensor[] => {
        const loss = call(x.requiresGrad_(true), target, weight, reduction, ignored);
        return [loss, grad([loss.mul(-1).sum()], [x])[0]!];
      };
      const size = (shape as readonly number[]).reduce((a, b) => a * b, 1);
      const x = (): Tensor =>
        tensor(
          Array.from({ length: size }, (_, i) => Math.sin(i)),
          { dtype: "float64" },
        ).reshape(shape as never);
      const expected = both(x());
      const graph = makeGraph(both, { decompositions: coreDecompositions })(x());
      for (const [i, value] of (graph.run(x()) as Tensor[]).entries()) {
        const [actual, wanted] = [value, expected[i]!].map((one) => one.reshape([-1]).toArray() as number[]);
        for (const [j, number] of actual!.entries()) {
          if (Number.isNaN(wanted![j]!) || wanted![j] === 0) expect(number).toBe(wanted![j]);
          else expect(number).toBeCloseTo(wanted![j]!, 12);
        }
      }
      expect(String(graph)).not.toMatch(/nll_loss(_forward|\w*_backward)/);
    }
  });
});

describe("core operators take what the operator takes, with its values and dtype", () => {
  const { NaN: nan, POSITIVE_INFINITY: inf } = Number;
  const f = (values: unknown): Tensor => tensor(values as number[]);
  const bool = tensor([true, false, true]);
  const long = (values: number[]): Tensor => tensor(values, { dtype: "int64" });
  const ones = f([
    [1, 1],
    [1, 1],
  ]);
  const endless = f([
    [inf, -inf],
    [inf, 2],
  ]);
  const rows: [string, string, readonly Tensor[], readonly unknown[]][] = [
    ["alpha 0 ignores products that overflow", "addmm", [f([1, 2]), endless, ones], [1, 0]],
    ["alpha 0 and beta 2", "addmm", [ones, endless, ones], [2, 0]],
    ["alpha and beta 0", "addmm", [f([1, 2]), ones, ones], [0, 0]],
    ["a bool target", "mse_loss", [f([0.5, -1, 2]), bool], [2]],
    ["a bool input", "mse_loss", [bool, f([0.5, -1, 2])], [1]],
    ["another dtype named", "_softmax_backward_data", [f([1, 2, 3]), f([0.2, 0.3, 0.5])], [0, "float64"]],
    ["another dtype named, logarithms", "_log_softmax_backward_data", [f([1, 2, 3]), f([-1, -2, -3])], [0, "float64"]],
    ["no bools", "_log_softmax", [tensor([], { dtype: "bool" }).reshape([2, 0])], [0, false]],
    ["NaN", "hardshrink_backward", [f([1, 2, 3]), f([nan, 0.2, 2])], [0.5]],
    ["a negative bound", "hardshrink_backward", [f([1, 2, 3]), f([nan, 0.2, 2])], [-0.5]],
    [
      "complex numbers in a real dtype",
      "norm.ScalarOpt_dtype",
      [
        tensor(
          [
            { re: 3, im: 4 },
            { re: 0, im: 2 },
          ],
          { dtype: "complex64" },
        ),
      ],
      [2, "float64"],
    ],
    ["a target for each class of one sample", "nll_loss", [f([1, 2, 3]), long([1, 0, 2])], [null, 1, -100]],
    [
      "a target for each class of one sample, backwards",
      "nll_loss_backward",
      [f([2]).reshape([]), f([1, 2, 3]), long([1, 0, 2])],
      [null, 2, -100, tensor(1)],
    ],
    ["NaN, softshrink", "softshrink_backward", [f([1, 2, 3]), f([nan, 0.2, 2])], [0.5]],
  ];
  test.each(rows)("%s: %s", (_, name, tensors, rest) => {
    const call = (...args: Tensor[]): Tensor =>
      dispatcher.call(dispatcher.get(`aten::${name}`), [...args, ...rest]) as Tensor;
    const graph = makeGraph(call, { decompositions: coreDecompositions })(...(tensors as [Tensor]));
    const [actual, expected] = [graph.run(...(tensors as [Tensor])) as Tensor, call(...tensors)];
    expect([actual.dtype, actual.shape]).toEqual([expected.dtype, expected.shape]);
    const [got, wanted] = [actual, expected].map((one) => one.reshape([-1]).toArray() as number[]);
    for (const [i, value] of wanted!.entries()) expect(got![i]).toBeCloseTo(value, 5);
    expect(String(graph)).not.toContain(`aten.${name}.`);
  });
});

test("norms of no elements are those of the operator, which takes more orders than a vector's", () => {
  for (const [name, ...rest] of [
    ["norm.ScalarOpt_dim_dtype", -1, [0], false, "float32"],
    ["norm.ScalarOpt_dim", -1, [0], false],
  ] as const) {
    const call = (x: Tensor): Tensor => dispatcher.call(dispatcher.get(`aten::${name}`), [x, ...rest]) as Tensor;
    const x = tensor([]).reshape([0]);
    const graph = makeGraph(call, { decompositions: coreDecompositions })(x);
    expect((graph.run(x) as Tensor).toArray()).toEqual(call(x).toArray());
  }
});

describe("operands of several dtypes: recorded calls that PyTorch takes", () => {
  const decomposed = ({ op, error }: OpRecord): boolean =>
    // Of integers many lie on the boundary of hardswish, where the decomposition has the slope of the other piece; tables of integers have no gradients.
    error === undefined && Object.hasOwn(coreDecompositions, op) && !/pool|hardswish|embedding/.test(op);
  test.each(readFamily("backward-dtypes").ops.filter(decomposed))("$op $id", (record) => {
    const operator = findOperator(record.op)!;
    const args = [...argumentsOf(operator, record.args, lookupPath).values()];
    const at = args.flatMap((value, i) => (isTensor(value) ? [i] : []));
    const call = (...tensors: Tensor[]): unknown => {
      const given = [...args];
      for (const [k, i] of at.entries()) given[i] = tensors[k];
      return [operator.call(given)].flat();
    };
    const tensors = at.map((i) => args[i] as Tensor) as [Tensor];
    const graph = makeGraph(call as never, { decompositions: coreDecompositions })(...tensors) as never as {
      run(...inputs: Tensor[]): readonly Tensor[];
    };
    const [got, wanted] = [graph.run(...tensors), call(...tensors) as readonly Tensor[]];
    for (const [i, one] of wanted.entries()) {
      if (!isTensor(one)) continue;
      expect([got[i]!.dtype, got[i]!.shape]).toEqual([one.dtype, one.shape]);
      expect(allclose(got[i]!, one, { rtol: 1e-2, atol: 1e-3, equalNan: true })).toBe(true);
    }
  });
});
