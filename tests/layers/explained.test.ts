// What a transform says of itself: explanations inside of it name the level, its key and the rule; tensors print their level and dimension; errors have
// the shapes that the function sees.

import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  add,
  alias,
  explain,
  functionalize,
  grad,
  histc,
  linear,
  mm,
  mul,
  nonzero,
  ones,
  registerVmap,
  relu_,
  sum,
  type Tensor,
  tensor,
  vmap,
} from "../../generated/index.js";
import { ops } from "../../runtime/dispatch/ops.js";
import { messageOf } from "../thrown.js";

beforeAll(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

type Explained = ReturnType<typeof explain>;

/** What is explained inside of a transform. */
function inside(run: (keep: (one: Explained) => void) => unknown): Explained {
  let found: Explained | undefined;
  run((one) => {
    found = one;
  });
  return found!;
}

/** The level of each step, and what it does with the call; a key where there is none. */
const course = ({ steps }: Explained): string[] =>
  steps.map(({ key, level }) =>
    level === null ? key : `${level.transform} ${level.number} at ${level.key}: ${level.rule}`,
  );

/** Keeps an explanation, and returns the function's result. */
function kept(keep: (one: Explained) => void, one: Explained, result: Tensor): Tensor {
  keep(one);
  return result;
}

const x = ones([3, 2]);
const underVmap = (call: (a: Tensor) => Explained, randomness: "error" | "same" = "error"): string[] =>
  course(
    inside((keep) =>
      vmap(
        (a: Tensor) => {
          keep(call(a));
          return a;
        },
        { randomness },
      )(x),
    ),
  );

describe("an explanation inside of vmap names the rule", () => {
  const level = "vmap 1 at FuncTorchBatched: 3 examples, ";
  test.each<readonly [string, (a: Tensor) => Explained, readonly string[]]>([
    ["pointwise", (a) => explain(add, a, 1), ["rule of the class pointwise", "AutogradCPU", "CPU"]],
    [
      "pointwise in place",
      (a) => explain(relu_, a),
      ["rule of the class pointwise, in place", "AutogradCPU", "ADInplaceOrView", "CPU"],
    ],
    ["a family", (a) => explain(sum, a, 0), ["rule of the family dims", "AutogradCPU", "CPU"]],
    [
      "a family with parameters",
      (a) => explain(ops["aten"]!["unsqueeze"]!, a, 0),
      ["rule of the family dims(+1)", "AutogradCPU", "ADInplaceOrView", "CPU"],
    ],
    [
      "a family whose rule calls another operator",
      (a) => explain(ops["aten"]!["median"]!, a),
      ["rule of the family flatten(aten::median.dim, evenly)"],
    ],
    ["a rule of its own", (a) => explain(mm, ones([2, 2]), a), ["rule of its own"]],
    ["a composite", (a) => explain(linear, a, ones([2, 2])), ["decomposition: what linear_composite calls is mapped"]],
    [
      "a form that writes",
      (a) => explain(ops["aten"]!["cumsum_"]!, a, 0),
      ["by its functional form aten::cumsum, whose result is copied"],
    ],
    ["a view in place", (a) => explain(ops["aten"]!["t_"]!, a), ["by its view aten::t"]],
    ["no rule", (a) => explain(histc, a), ["loop: a call for each example", "CPU"]],
    ["a refusal", (a) => explain(nonzero, a), ["refused: what it returns depends on values"]],
  ])("%s", (_, call, [rule, ...below]) => {
    expect(underVmap(call)).toEqual([`${level}${rule}`, ...below]);
  });

  test("a rule of a program", () => {
    const { dispose } = registerVmap("aten::histc", (_, [dim], a: Tensor) => [a, dim as number]);
    try {
      expect(underVmap((a) => explain(histc, a))).toEqual([`${level}rule of a program, by registerVmap`]);
    } finally {
      dispose();
    }
  });

  test("an operator that draws random numbers, whatever its arguments", () => {
    const draws = '; it draws random numbers, with randomness: "same"';
    expect(underVmap(() => explain(ops["aten"]!["poisson"]!, ones([2])), "same")).toEqual([
      `vmap 1 at FuncTorchVmapMode: 3 examples, a call for each example${draws}`,
      "AutogradCPU",
      "CPU",
    ]);
    expect(underVmap((a) => explain(ops["aten"]!["dropout"]!, a, 0.5, true), "same")).toEqual([
      `${level}decomposition: what dropout_composite calls is mapped${draws}`,
    ]);
  });
});

test("levels follow each other, the innermost first", () => {
  const recorded = "recorded on its own tensors";
  const computed = "computed with the values of its tensors";
  const mapped = (level: number) => `vmap ${level} at FuncTorchBatched: 3 examples, rule of the class pointwise`;
  const gradient = (level: number, rule: string) => `grad ${level} at FuncTorchGradWrapper: ${rule}`;
  const body =
    (keep: (one: Explained) => void) =>
    (a: Tensor): Tensor => {
      keep(explain(mul, a, a));
      return a.sum();
    };
  expect(course(inside((keep) => vmap(grad(body(keep)))(x)))).toEqual([
    gradient(2, recorded),
    "AutogradCPU",
    gradient(2, computed),
    mapped(1),
    "AutogradCPU",
    "CPU",
  ]);
  expect(course(inside((keep) => grad((a: Tensor) => vmap(body(keep))(a).sum())(x)))).toEqual([
    mapped(2),
    gradient(1, recorded),
    "AutogradCPU",
    gradient(1, computed),
    "AutogradCPU",
    "CPU",
  ]);
  // A tensor of the outer map alone: the inner one leaves it to that.
  const outer = inside((keep) =>
    vmap((a: Tensor) => vmap((b: Tensor) => kept(keep, explain(mul, a, a), b))(a))(ones([3, 2])),
  );
  expect(course(outer)).toEqual([mapped(1), "AutogradCPU", "CPU"]);
  const functional = inside((keep) => vmap(functionalize(body(keep)))(x));
  expect(course(functional).slice(0, 1)).toEqual(["functionalize 2 at Functionalize: functionalized"]);
});

test("the text has the level beside the kernel", () => {
  const { steps } = inside((keep) => vmap((a: Tensor) => kept(keep, explain(add, a, 1), a))(x));
  expect(steps[0]!.level).toEqual({
    transform: "vmap",
    number: 1,
    key: "FuncTorchBatched",
    rule: "3 examples, rule of the class pointwise",
  });
  const text = String(inside((keep) => vmap((a: Tensor) => kept(keep, explain(add, a, 1), a))(x)));
  expect(text).toContain(
    "\n1. FuncTorchDynamicLayerFrontMode: transformFront at runtime/dispatch/levels.ts [backend fallback]; " +
      "vmap (level 1, FuncTorchBatched): 3 examples, rule of the class pointwise\n2. AutogradCPU: add_Scalar_autograd at ",
  );
  expect(explain(add, x, 1).steps.map(({ level }) => level)).toEqual([null, null]);
});

test("an explanation changes nothing: the call afterwards is what it would have been", () => {
  const squares = (a: Tensor): Tensor => {
    explain(mul, a, a);
    explain(relu_, a);
    return mul(a, a).sum();
  };
  expect(
    vmap(grad(squares))(
      tensor([
        [1, -2],
        [3, 4],
      ]),
    ).toArray(),
  ).toEqual([
    [2, -4],
    [6, 8],
  ]);
});

test("tensors print their level and where the examples are", () => {
  const texts: string[] = [];
  const said = (a: Tensor, result: Tensor): Tensor => {
    texts.push(String(a));
    return result;
  };
  vmap((a: Tensor) => said(a, a), { inDims: 1 })(ones([1, 2]));
  vmap(grad((a: Tensor) => said(a, a.sum())))(ones([2, 1]));
  const values = (name: string) => `value=tensor([[1., 1.]])${name}`;
  expect(texts).toEqual([
    `BatchedTensor(level=1, dim=1, ${values("")}, size=[1])`,
    "GradTensor(level=2, value=BatchedTensor(level=1, dim=0, value=tensor([[1.],\n        [1.]]), size=[1]), size=[1], requiresGrad=true)",
  ]);
});

const inShapes = (size: string): string => ` (in vmap over ${size}, whose shapes these are)`;
describe("errors have the shapes that the function sees", () => {
  test.each<readonly [string, (a: Tensor, b: Tensor) => unknown, string]>([
    [
      "pointwise",
      (a, b) => a.add(b),
      "The size of tensor a (2) must match the size of tensor b (4) at non-singleton dimension 0",
    ],
    [
      "a product",
      (a, b) => a.unsqueeze(0).mm(b.unsqueeze(0)),
      "mat1 and mat2 shapes cannot be multiplied (1x2 and 1x4)",
    ],
    ["a composite", (a, b) => linear(a, b.unsqueeze(0)), "mat1 and mat2 shapes cannot be multiplied (1x2 and 4x1)"],
    ["a view", (a) => a.view([3, 3]), "shape '[3, 3]' is invalid for input of size 2"],
    ["a dimension", (a) => a.sum(1), "Dimension out of range (expected to be in range of [-1, 0], but got 1)"],
    ["an index", (a) => a.select(0, 5), "select(): index 5 out of range for tensor of size [2] at dimension 0"],
    [
      "in place",
      (a, b) => a.add_(b),
      "The size of tensor a (2) must match the size of tensor b (4) at non-singleton dimension 0",
    ],
    [
      "under a level of gradients",
      (a, b) => grad((c: Tensor) => c.add(b).sum())(a),
      "The size of tensor a (2) must match the size of tensor b (4) at non-singleton dimension 0",
    ],
    [
      "under another map",
      (a, b) => vmap((c: Tensor) => alias(c).add(b), { inDims: 0 })(a.reshape([1, 2])),
      "The size of tensor a (2) must match the size of tensor b (4) at non-singleton dimension 0",
    ],
  ])("%s", (name, body, message) => {
    const thrown = messageOf(() => vmap((a: Tensor, b: Tensor) => body(a, b) as Tensor)(ones([3, 2]), ones([3, 4])));
    expect(thrown.split("\n")[0]).toBe(message + inShapes(name === "under another map" ? "1 example" : "3 examples"));
  });
});
