// Operators defined at run time, in every form of schema: their gradients, histories and tangents, from formulas and functions.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  AutogradFunction,
  cat,
  DispatchMode,
  dualLevel,
  grad,
  gradcheck,
  gradgradcheck,
  makeDual,
  noGrad,
  type OverloadHandle,
  type Tensor,
  tensor,
  unpackDual,
  withMode,
} from "../../generated/index.js";
import type { Kernel } from "../../runtime/dispatch/kernel.js";
import { type Derivative, defineLibrary, type OperatorSource } from "../../runtime/modes/define-library.js";
import { type FormulaOptions, formulas } from "../../runtime/modes/formulas.js";

const f64 = (...data: number[]): Tensor => tensor(data, { dtype: "float64" });
const leaf = (...data: number[]): Tensor => f64(...data).requiresGrad_();
const numbers = (t: Tensor | null): number[] | null => (t === null ? null : Array.from(t.contiguous().data, Number));

const defined: { dispose(): void }[] = [];
afterEach(() => {
  for (const library of defined.splice(0)) library.dispose();
});

/** An operator of a separate library, which is removed with the test. */
function define(schema: string, kernel: (...args: never[]) => unknown, derivative?: Derivative<Kernel>) {
  const source = { CompositeExplicitAutograd: kernel, ...(derivative === undefined ? {} : { derivative }) };
  const library = defineLibrary(`recorded_${defined.length}`, { [schema]: source as OperatorSource<Kernel> });
  defined.push(library);
  return [...library.operators.values()][0] as unknown as (...args: unknown[]) => never;
}

function withFormulas(
  schema: string,
  kernel: (...args: never[]) => unknown,
  lines: Readonly<Record<string, string>>,
  options: FormulaOptions = {},
) {
  return define(schema, kernel, formulas(schema, lines, options));
}

describe("in place", () => {
  let cube_: (x: Tensor) => Tensor;
  beforeEach(() => {
    cube_ = withFormulas("cube_(Tensor(a!) self) -> Tensor(a!)", (x: Tensor) => x.copy_(x.mul(x).mul(x)), {
      self: "grad * 3 * self * self",
      result: "3 * self_p * self_p * self_t",
    }) as unknown as (x: Tensor) => Tensor;
  });

  it("puts the node in front, saves what was there before, raises the version", () => {
    const x = leaf(1, 2);
    const y = x.mul(1);
    expect(cube_(y)).toBe(y);
    expect([y.gradFn!.name, y.version]).toEqual(["CubeBackward", 1]);
    y.sum().backward();
    expect(numbers(x.grad)).toEqual([3, 12]);
    expect(gradcheck((a: Tensor) => cube_(a.mul(1)), [leaf(0.5, -1)], { forward: true })).toBe(true);
    expect(gradgradcheck((a: Tensor) => cube_(a.mul(1)), [leaf(0.5, -1)])).toBe(true);
  });

  it("on a view rewrites the base's history; a leaf is refused", () => {
    const x = leaf(1, 2);
    const y = x.mul(1);
    cube_(y.narrow(0, 1, 1));
    expect(y.gradFn!.name).toBe("CopySlices");
    y.sum().backward();
    expect(numbers(x.grad)).toEqual([1, 12]);
    expect(() => cube_(leaf(1))).toThrow("a leaf that requires grad is changed in place while recording");
    expect(numbers(noGrad(() => cube_(leaf(2))))).toEqual([8]);
  });

  it("can save its result, and is heard of by those who saved what it overwrites", () => {
    const exp_ = withFormulas("e_(Tensor(a!) self) -> Tensor(a!)", (x: Tensor) => x.exp_(), { self: "grad * result" });
    const x = leaf(0, 1);
    (exp_(x.mul(1)) as Tensor).sum().backward();
    expect(numbers(x.grad)).toEqual([1, Math.E]);
    const y = x.mul(2);
    const z = y.mul(y);
    cube_(y);
    expect(() => z.sum().backward()).toThrow("has been changed by an in-place operation");
    // A kernel that writes without operators counts, too.
    const raw = define("raw_(Tensor(a!) self) -> Tensor(a!)", (t: Tensor) => t, { backward: (_, g) => g });
    expect((raw(x.mul(1)) as Tensor).version).toBe(1);
  });

  it("changes tangents", () => {
    dualLevel(() => {
      const dual = makeDual(f64(3, 2), f64(1, 10));
      cube_(dual);
      expect(numbers(unpackDual(dual).tangent)).toEqual([27, 120]);
    });
  });
});

describe("views", () => {
  it("know their base, and pass changes on to it", () => {
    const first = withFormulas("first(Tensor(a) self) -> Tensor(a)", (x: Tensor) => x.narrow(0, 0, 1), {
      self: "cat({grad, zeros_like(grad)}, 0)",
    });
    const x = leaf(1, 2);
    const base = x.mul(1);
    const v = first(base) as Tensor;
    expect([v.gradFn!.name, v.viewBase === base]).toEqual(["FirstBackward", true]);
    v.mul_(5);
    base.sum().backward();
    expect(numbers(x.grad)).toEqual([5, 1]);
  });

  it("of which an operator returns several refuse in-place changes", () => {
    const halves = withFormulas("parts(Tensor(a) self) -> (Tensor(a), Tensor(a))", (x: Tensor) => x.chunk(2), {
      self: "cat({grads[0], grads[1]}, 0)",
    });
    const [low] = halves(leaf(1, 2).mul(1)) as readonly Tensor[];
    expect(() => low!.mul_(2)).toThrow("It comes from an operator that returns several views");
  });

  it("a result that is the input itself becomes a tensor of its own", () => {
    const same = withFormulas("same(Tensor x) -> Tensor", (x: Tensor) => x.clone(), { x: "grad * 2" });
    // A kernel may not return its argument, but a mode may.
    class Passing extends DispatchMode {
      handle(op: OverloadHandle, _types: unknown, args: readonly unknown[], options: object): unknown {
        const call = op as unknown as (...all: unknown[]) => unknown;
        return op.operator.baseName === "same" ? args[0] : call(...args, options);
      }
    }
    const x = leaf(1, 2);
    const y = withMode(new Passing(), () => same(x) as Tensor);
    expect([y === x, x.isLeaf]).toEqual([false, true]);
    y.sum().backward();
    expect(numbers(x.grad)).toEqual([2, 2]);
  });
});

describe("several results and lists", () => {
  const two = "two(Tensor self) -> (Tensor, Tensor)";
  const kernel = (x: Tensor) => [x.mul(2), x.mul(3)] as const;

  it("undefined gradients are zeros, unless the formula asks", () => {
    const x = leaf(1, 2);
    const plain = withFormulas(two, kernel, { self: "grads[0] * 2 + grads[1] * 3" });
    (plain(x) as readonly Tensor[])[1]!.sum().backward();
    expect(numbers(x.grad)).toEqual([3, 3]);
    x.grad = null;
    const asking = withFormulas(two, kernel, { self: "grads[0].defined() ? grads[0] * 2 : 7 * zeros_like(self) + 7" });
    (asking(x) as readonly Tensor[])[1]!.sum().backward();
    expect(numbers(x.grad)).toEqual([7, 7]);
  });

  it("results can be non-differentiable, by dtype or by word", () => {
    const schema = "marked(Tensor self) -> (Tensor values, Tensor other, Tensor places)";
    const run = withFormulas(schema, (x: Tensor) => [x.mul(2), x.mul(3), x.gt(1).to("int64")] as const, {
      self: "grad_values * 2",
      output_differentiability: "[True, False, False]",
    });
    const x = leaf(1, 2);
    const [values, other, places] = run(x) as readonly Tensor[];
    expect([values!.requiresGrad, other!.requiresGrad, places!.requiresGrad]).toEqual([true, false, false]);
    values!.sum().backward();
    expect(numbers(x.grad)).toEqual([2, 2]);
    expect(() => formulas(schema, { self: "grad_values", output_differentiability: "[True]" })).toThrow(
      "output_differentiability of marked must be a list such as `[True, False]` with one word for each of its 3 results, got `[True]`",
    );
  });

  it("lists of tensors, as arguments and as results", () => {
    const joined = withFormulas("joined(Tensor[] xs) -> Tensor", (xs: readonly Tensor[]) => cat(xs), {
      xs: "split_with_sizes_copy(grad * 2, {1, 2}, 0)",
    });
    const [a, b] = [leaf(1), leaf(2, 3)];
    (joined([a, b]) as Tensor)
      .mul(f64(1, 10, 100))
      .sum()
      .backward();
    expect([numbers(a.grad), numbers(b.grad)]).toEqual([[2], [20, 200]]);
    const each = withFormulas("each(Tensor[] xs) -> Tensor", (xs: readonly Tensor[]) => cat(xs), {
      xs: "split_with_sizes_copy(grad, {1, 1, 1, 1}, 0)",
    });
    const four = [leaf(1), leaf(2), leaf(3), leaf(4)];
    (each(four) as Tensor)
      .mul(f64(1, 2, 3, 4))
      .sum()
      .backward();
    expect(four.map((one) => numbers(one.grad))).toEqual([[1], [2], [3], [4]]);
    a.grad = null;
    (joined([a, b.detach()]) as Tensor).sum().backward();
    expect(numbers(a.grad)).toEqual([2]);
    const parts = withFormulas("parts(Tensor self) -> Tensor[]", (x: Tensor) => x.chunk(2).map((c) => c.clone()), {
      self: "cat(grads, 0)",
    });
    const x = leaf(1, 2);
    const [low, high] = parts(x) as readonly Tensor[];
    low!.add(high!.mul(3)).sum().backward();
    expect(numbers(x.grad)).toEqual([1, 3]);
  });

  it("optional tensors", () => {
    const affine = withFormulas(
      "affine(Tensor x, Tensor? b) -> Tensor",
      (x: Tensor, b: Tensor | null) => (b === null ? x.mul(2) : x.mul(2).add(b)),
      { x: "grad * 2", b: "grad" },
    );
    const [x, b] = [leaf(1, 2), leaf(1, 1)];
    (affine(x, null) as Tensor).sum().backward();
    (affine(x, b) as Tensor).sum().backward();
    expect([numbers(x.grad), numbers(b.grad)]).toEqual([
      [4, 4],
      [1, 1],
    ]);
  });
});

describe("no gradient is lost in silence", () => {
  it("arguments without a formula are refused, unless it says non_differentiable", () => {
    const schema = "half(Tensor x, Tensor y) -> Tensor";
    const product = (x: Tensor, y: Tensor) => x.mul(y);
    const half = withFormulas(schema, product, { x: "grad * y" });
    expect(() => half(leaf(1), leaf(2))).toThrow("the derivative of half with respect to 'y' is not implemented");
    expect((half(leaf(1), f64(2)) as Tensor).requiresGrad).toBe(true);
    const stated = withFormulas(schema, product, { x: "grad * y", y: "non_differentiable" });
    const y = leaf(2);
    (stated(leaf(1), y) as Tensor).sum().backward();
    expect(y.grad).toBeNull();
    expect((stated(f64(1), y) as Tensor).requiresGrad).toBe(false);
  });

  it("out forms have no formulas and refuse gradients", () => {
    const schema = "double.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
    expect(() => formulas(schema, { self: "grad * 2" })).toThrow(
      "double.out writes into `out`, which autograd does not record; out forms cannot have formulas",
    );
    const double = define(schema, (x: Tensor, out: Tensor) => out.copy_(x.mul(2)), { backward: (_, g) => [g, null] });
    expect(numbers(double(f64(1), { out: f64(0) }) as Tensor)).toEqual([2]);
    expect(() => double(leaf(1), { out: f64(0) })).toThrow("the form with out= does not record");
  });

  it("tangents without a forward formula", () => {
    const double = withFormulas("dbl(Tensor x) -> Tensor", (x: Tensor) => x.mul(2), { x: "grad * 2" });
    dualLevel(() => {
      expect(() => double(makeDual(f64(1), f64(1)))).toThrow("the forward derivative of dbl is not implemented");
    });
  });

  it("formulas of another schema", () => {
    expect(() =>
      define("f(Tensor x) -> Tensor", (x: Tensor) => x, formulas("f(Tensor z) -> Tensor", { z: "grad" })),
    ).toThrow("the derivative lists an argument 'z', which the schema does not have");
  });

  it("a backward function that returns what is not a gradient", () => {
    const run = (backward: () => unknown) => () =>
      (
        define("g(Tensor[] xs) -> Tensor", (xs: readonly Tensor[]) => cat(xs), { backward } as never)([
          leaf(1),
        ]) as Tensor
      )
        .sum()
        .backward();
    expect(run(() => undefined)).toThrow("G.backward must return a tensor, null, or an array of them, got undefined");
    expect(run(() => [f64(1)])).toThrow("G.backward must return a list of gradients for argument 0 (xs)");
    expect(run(() => [[3]])).toThrow("G.backward must return a tensor or null for argument 0");
    expect(run(() => [])).toThrow("G.backward returned 0 gradients for 1 arguments");
  });

  it("a gradient for an argument that has none: a number, or a tensor that the derivative does not list", () => {
    const run = (grads: readonly unknown[]): number[] | null => {
      const derivative = { backward: () => grads, inputs: ["a"] } as never;
      const g = define("g(Tensor a, Tensor b, float s) -> Tensor", (a: Tensor) => a.mul(2), derivative);
      const x = leaf(1, 2);
      (g(x, f64(3, 4), 2) as Tensor).sum().backward();
      return numbers(x.grad);
    };
    expect(run([f64(5, 6), null, undefined])).toEqual([5, 6]);
    expect(() => run([f64(5, 6), f64(1, 1), null])).toThrow(
      "G.backward returned a gradient for argument 1 (b), which has none",
    );
    expect(() => run([f64(5, 6), null, f64(1)])).toThrow(
      "G.backward returned a gradient for argument 2 (s), which has none",
    );
  });
});

describe("onceDifferentiable", () => {
  const square = new AutogradFunction({
    name: "Square",
    onceDifferentiable: true,
    forward(context, x: Tensor) {
      context.saveForBackward(x);
      return x.mul(x);
    },
    backward(context, g) {
      const [x] = context.savedTensors;
      return f64(...numbers(x!)!.map((value, i) => 2 * value * numbers(g)![i]!));
    },
  });

  it("gives gradients without history, and throws where they are differentiated again", () => {
    const x = leaf(1, 2);
    square.apply(x).sum().backward();
    expect([numbers(x.grad), x.grad!.requiresGrad]).toEqual([[2, 4], false]);
    const [g] = grad(square.apply(x).sum(), x, { createGraph: true });
    expect([numbers(g!), g!.requiresGrad, g!.gradFn!.name]).toEqual([[2, 4], true, "SquareBackwardOnce"]);
    expect(() => g!.sum().backward()).toThrow("Square is marked onceDifferentiable");
  });

  it("a backward that returns no tensor says so", () => {
    const broken = new AutogradFunction({
      name: "Broken",
      forward: (_, x: Tensor) => x.mul(2),
      backward: () => 3 as never,
    });
    expect(() => broken.apply(leaf(1)).sum().backward()).toThrow(
      "Broken.backward must return a tensor, null, or an array of them, got number 3",
    );
  });
});
