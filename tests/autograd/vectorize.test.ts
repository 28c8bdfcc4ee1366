// The vectorised ways of jacobian, hessian and grad are the loops' values, and their derivatives.

import { expect, test } from "vitest";
import {
  exp,
  grad,
  hessian,
  jacobian,
  manualSeed,
  randn,
  sin,
  stack,
  type Tensor,
  tanh,
  vmap,
  zeros,
} from "../../generated/index.js";
import { messageOf } from "../thrown.js";

type Nested = Tensor | readonly Nested[];
const values = (given: Nested): unknown => {
  if (Array.isArray(given)) return given.map(values);
  const { shape } = given as Tensor;
  return {
    shape,
    elements: ((given as Tensor).detach().reshape([-1]).toArray() as number[]).map((x) => Math.fround(x)),
  };
};

manualSeed(1);
const weight = randn([3, 4]);
const [a, b, empty] = [randn([4]), randn([2, 2]), zeros([0])];
type Fn = (...inputs: Tensor[]) => Tensor | readonly Tensor[];
const functions: readonly (readonly [string, Fn, readonly Tensor[]])[] = [
  ["a product", (x) => tanh(weight.matmul(x!)), [a]],
  ["several inputs and outputs", (x, y) => [tanh(weight.matmul(x!)), y!.mul(y!).sum().mul(x!), exp(y!)], [a, b]],
  ["an output that does not depend on an input", (x, y) => [x!.mul(2), y!.mul(3)], [a, b]],
  ["a number", (x) => x!.prod(), [a]],
  ["an empty output", (_, y) => y!.mul(1), [a, empty]],
  [
    "a view that is written",
    (x) => {
      const own = x!.clone();
      own.narrow(0, 1, 2).mul_(x!.narrow(0, 0, 2));
      return own;
    },
    [a],
  ],
];

test.each(functions)("jacobian of %s", (_, fn, inputs) => {
  for (const mode of ["reverse", "forward"] as const) {
    const options = { mode, createGraph: false };
    const loop = jacobian(fn as (...x: Tensor[]) => Tensor[], inputs, options);
    expect(values(jacobian(fn as (...x: Tensor[]) => Tensor[], inputs, { ...options, vectorize: true }))).toEqual(
      values(loop),
    );
  }
});

test("hessian, and a gradient through it", () => {
  const fn = (x: Tensor, y: Tensor): Tensor => tanh(weight.matmul(x)).sum().mul(sin(y).sum());
  expect(values(hessian(fn, [a, b], { vectorize: true }))).toEqual(values(hessian(fn, [a, b])));
  const through = (vectorize: boolean): unknown => {
    const x = a.clone().requiresGrad_();
    hessian((one: Tensor) => exp(one.mul(0.5)).sum(), x, { vectorize })
      .sum()
      .backward();
    return values(x.grad!);
  };
  expect(through(true)).toEqual(through(false));
});

test("grad of many gradients is a row for each", () => {
  const x = a.clone().requiresGrad_();
  const other = zeros([2]).requiresGrad_();
  const output = tanh(weight.matmul(x));
  const rows = randn([5, 3]);
  const each = Array.from(
    { length: 5 },
    (_, i) => grad(output, x, { gradOutputs: rows.select(0, i), retainGraph: true })[0],
  );
  const options = { gradOutputs: rows, isGradsBatched: true, retainGraph: true };
  expect(values(grad(output, x, options))).toEqual(values([stack(each)]));
  expect(grad(output, [x, other], { ...options, allowUnused: true })[1]).toBe(null);
  expect(messageOf(() => grad(output, [x, other], options))).toMatch(/^grad: input 1 /);
  // Recorded: a second derivative.
  const [recorded] = grad(output, x, { ...options, createGraph: true });
  const [twice] = grad(recorded.sum(), x, { retainGraph: true });
  const [plain] = grad(grad(output, x, { gradOutputs: rows.sum(0), createGraph: true })[0].sum(), x, {
    retainGraph: true,
  });
  for (const [i, one] of (twice.toArray() as number[]).entries())
    expect(one).toBeCloseTo((plain.toArray() as number[])[i]!, 4);
  // Once only, as ever.
  grad(output, x, { gradOutputs: rows, isGradsBatched: true });
  expect(messageOf(() => grad(output, x, { gradOutputs: rows, isGradsBatched: true }))).toMatch(/retainGraph/);
});

test("under vmap, too", () => {
  const xs = randn([3, 4]);
  const fn = (x: Tensor): Tensor => tanh(weight.matmul(x));
  const loop = stack(Array.from({ length: 3 }, (_, i) => jacobian(fn, xs.select(0, i))));
  const all = vmap((x: Tensor) => jacobian(fn, x, { vectorize: true }))(xs);
  const apart = all.sub(loop).abs().max().item();
  expect(apart).toBeLessThan(1e-6);
});

test.each<readonly [string, () => unknown, string]>([
  [
    "no gradients of outputs",
    () => grad(a.clone().requiresGrad_().mul(2), a, { isGradsBatched: true }),
    "grad: isGradsBatched needs the gradient of each output in 'gradOutputs': got 0 for 1",
  ],
  [
    "a gradient without rows",
    () => grad(a.clone().requiresGrad_().mul(2), a, { gradOutputs: a, isGradsBatched: true }),
    "grad: with isGradsBatched gradient 0 in 'gradOutputs' must have the shape of output 0 after a dimension of rows: [rows, 4], got [4]",
  ],
  [
    "other numbers of rows",
    () => grad([a, b], a, { gradOutputs: [randn([2, 4]), randn([3, 2, 2])], isGradsBatched: true }),
    "grad: with isGradsBatched all gradients in 'gradOutputs' must have the same number of rows, got 2 and 3",
  ],
  [
    "strict",
    () => jacobian((x: Tensor) => x, a, { vectorize: true, strict: true }),
    "jacobian: vectorize does not find out what strict asks; use one of them",
  ],
  [
    "strict of a hessian",
    () => hessian((x: Tensor) => x.sum(), a, { vectorize: true, strict: true }),
    "hessian: vectorize does not find out what strict asks; use one of them",
  ],
  [
    "a number for rows",
    () => grad(a.clone().requiresGrad_().mul(2), a, { gradOutputs: randn([2, 4]), isGradsBatched: 1 as never }),
    "grad: isGradsBatched is a boolean, got number 1",
  ],
  [
    "a number",
    () => jacobian((x: Tensor) => x, a, { vectorize: 1 as never }),
    "jacobian: vectorize is a boolean, got number 1",
  ],
])("%s is refused", (_, call, expected) => {
  expect(messageOf(call)).toBe(expected);
});
