// Operands without a tangent contribute nothing to a tangent, not 0 times what they are multiplied by: values of PyTorch 1.13.

import { describe, expect, test } from "vitest";
import {
  add,
  addcdiv,
  addcmul,
  div,
  dot,
  dualLevel,
  fmax,
  fmin,
  fmod,
  jvp,
  lerp,
  log,
  makeDual,
  matmul,
  maximum,
  minimum,
  mul,
  ones,
  outer,
  pow,
  remainder,
  sub,
  type Tensor,
  tensor,
  unpackDual,
  zeros,
} from "../../generated/index.js";
import { checkable, type Entry, entries, entryOfComposite } from "../samples/checking.js";
import { samples } from "../samples/samples.js";

const c = () => tensor([3, 4]);
const n = () => tensor([Number.NaN, Number.POSITIVE_INFINITY]);

const rows: readonly (readonly [string, (x: Tensor) => Tensor, readonly number[]])[] = [
  ["a factor", (x) => mul(c(), log(x)), [-3, 2]],
  ["a factor that is written to", (x) => c().mul_(log(x)), [-3, 2]],
  ["factors of a dot product", (x) => dot(c(), log(x)), [-1]],
  ["factors of an outer product", (x) => outer(c(), log(x)), [-3, 1.5, -4, 2]],
  ["addcmul", (x) => addcmul(x, n(), n()), [1, 1]],
  ["addcdiv", (x) => addcdiv(x, n(), n()), [1, 1]],
  ["summands", (x) => add(x, n()), [1, 1]],
  ["a minuend", (x) => sub(n(), x), [-1, -1]],
  ["an end and a weight", (x) => lerp(x, n(), c()), [-2, -3]],
  // What these multiply is not a zero without memory in PyTorch, either.
  ["a divisor", (x) => div(x, n()), [Number.NaN, 0]],
  ["an exponent", (x) => pow(x, n()), [Number.NaN, Number.POSITIVE_INFINITY]],
  ["a matrix", (x) => matmul(log(x).unsqueeze(0), c().unsqueeze(1)), [Number.NaN]],
];

test.each(rows)("%s", (_, f, expected) => {
  const { tangents } = jvp((x) => f(x), [tensor([-1, 2])], [ones([2])]);
  expect((tangents as unknown as Tensor).reshape([-1]).toArray()).toEqual(expected);
});

// The formulas subtract tangents of masks from others.
const mask = () => tensor([true, false]);
const ofMasks: readonly (readonly [string, (x: Tensor) => Tensor, readonly number[]])[] = [
  ["fmax with a mask", (x) => fmax(x, mask()), [0, 1]],
  ["a mask's fmin", (x) => fmin(mask(), x), [1, 0]],
  ["maximum with a mask", (x) => maximum(x, mask()), [0, 1]],
  ["a mask's minimum", (x) => minimum(mask(), x), [1, 0]],
  ["a mask divided", (x) => div(mask(), x), [-1, -0]],
  ["a mask's remainder", (x) => remainder(mask(), x), [1, -0]],
  ["a mask's fmod", (x) => fmod(mask(), x), [1, -0]],
];

test.each(ofMasks)("%s", (_, f, expected) => {
  const { tangents } = jvp((x) => f(x), [tensor([-1, 2])], [ones([2])]);
  expect((tangents as unknown as Tensor).toArray()).toEqual(expected);
});

test("a tangent that is zeros can be written to", () => {
  dualLevel(() => {
    const x = makeDual(tensor([1, 2]), ones([2]));
    // Both are zero whatever x is, and have memory of their own.
    const product = mul(tensor([2, 3]), x.mul(0));
    product.mul_(x).add_(x);
    expect(unpackDual(product).tangent!.toArray()).toEqual([1, 1]);
  });
});

describe("of every operator with a forward derivative", () => {
  const entryOf = new Map(entries.map((entry) => [entry.operator, entry]));

  const flat = (tangents: readonly Tensor[]): number[] =>
    tangents.flatMap((t) =>
      (t.isComplex() ? [t.real, t.imag] : [t]).flatMap((part) => part.reshape([-1]).toArray() as number[]),
    );

  /** Tangents if only input `i` has one: those of the others are missing, or explicit zeros. */
  function tangentsOf(
    run: (...xs: Tensor[]) => readonly Tensor[],
    inputs: readonly Tensor[],
    i: number,
    explicit: boolean,
  ): number[] {
    return dualLevel(() => {
      const given = inputs.map((input, j) => {
        const x = input.detach();
        if (j === i) return makeDual(x, ones([...x.shape], { dtype: x.dtype }));
        return explicit ? makeDual(x, zeros([...x.shape], { dtype: x.dtype })) : x;
      });
      return flat(run(...given).map((y) => unpackDual(y).tangent ?? zeros([...y.shape], { dtype: y.dtype })));
    });
  }

  test("a tangent that is missing counts as zeros", () => {
    let count = 0;
    for (const [number, sample] of samples.entries()) {
      const { operator } = sample;
      const entry: Entry = entryOf.get(operator) ?? entryOfComposite(operator);
      if (!entry.forward || sample.forward === false) continue;
      const { run, inputs } = checkable(sample, entry, entry.differentiable);
      if (inputs.length < 2) continue;
      for (const i of inputs.keys()) {
        let expected: number[];
        try {
          expected = tangentsOf(run, inputs, i, true);
        } catch (error) {
          // Operands that must not have one.
          if (/not implemented|tangent/.test(String(error))) continue;
          throw error;
        }
        const found = tangentsOf(run, inputs, i, false);
        const where = `sample ${number}, ${operator}, input ${i}`;
        expect(found.length, where).toBe(expected.length);
        for (const [j, value] of expected.entries())
          if (Number.isFinite(value)) expect(found[j], where).toBeCloseTo(value, 8);
        count++;
      }
    }
    expect(count).toBeGreaterThan(300);
  });
});

// PyTorch's numbers: what an operand lacks is no term of 0 times what is not finite.
describe("the tangent of an operand that has none", () => {
  const c = tensor([3, Number.POSITIVE_INFINITY, Number.NaN, 0]);
  const rows: readonly (readonly [string, (x: Tensor) => Tensor, readonly number[]])[] = [
    ["c * x", (x) => c.mul(x), [3, Number.POSITIVE_INFINITY, Number.NaN, 0]],
    ["c * log(x)", (x) => c.mul(x.log()), [-3, Number.POSITIVE_INFINITY, Number.NaN, 0]],
    ["x / c", (x) => x.div(c), [Math.fround(1 / 3), 0, Number.NaN, Number.POSITIVE_INFINITY]],
    ["c / x", (x) => c.div(x), [-3, Number.NEGATIVE_INFINITY, Number.NaN, -0]],
    ["x - c", (x) => x.sub(c), [1, 1, 1, 1]],
    ["addcmul(c, x, c)", (x) => c.addcmul(x, c), [3, Number.POSITIVE_INFINITY, Number.NaN, 0]],
    ["addcdiv(x, c, c)", (x) => x.addcdiv(c, c), [1, 1, 1, 1]],
    ["lerp(x, c, c)", (x) => x.lerp(c, c), [-2, Number.NEGATIVE_INFINITY, Number.NaN, 1]],
    ["x ** c", (x) => x.pow(c), [3, Number.POSITIVE_INFINITY, Number.NaN, 0]],
    ["xlogy(c, x)", (x) => c.xlogy(x), [-3, Number.POSITIVE_INFINITY, Number.NaN, 0]],
    ["x *= c", (x) => x.mul(1).mul_(c), [3, Number.POSITIVE_INFINITY, Number.NaN, 0]],
  ];
  test.each(rows)("%s", (_, f, expected) => {
    const { tangents } = jvp(f, tensor([-1, 2, 1, Number.POSITIVE_INFINITY]), ones([4]));
    expect(tangents.toArray()).toEqual(expected);
  });

  test("leaves no zeros without memory in gradients", () => {
    const w = tensor([2, 3]).requiresGrad_();
    // The tangent depends on w through the product with the zero tensor alone.
    const { tangents } = jvp((x) => tensor([5, 6]).mul(x.add(w)), tensor([1, 2]), ones([2]));
    tangents.sum().backward();
    expect(w.grad!.mul_(2).toArray()).toEqual([0, 0]);
  });
});
