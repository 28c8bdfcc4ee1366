// Formulas that are evaluated when they are called: operators that users define, with derivatives as texts.

import { describe, expect, test } from "vitest";
import { accessorNames } from "../../codegen/formula/accessors.js";
import { add, exp, grad, gradcheck, gradgradcheck, jvp, mul, sum, type Tensor, tensor } from "../../generated/index.js";
import { accessors } from "../../runtime/formula/evaluate.js";
import { baseType, type FormulaTypeName } from "../../runtime/formula/index.js";
import { defineLibrary } from "../../runtime/modes/define-library.js";
import { formulas } from "../../runtime/modes/formulas.js";
import { problem } from "./lowering.js";

const double = (data: number[] | number[][]) => tensor(data, { dtype: "float64" });

test("what can be asked of values is the same as in generated code", () => {
  for (const name of Object.keys(accessors)) {
    const known = Object.keys(accessors[name]!).sort();
    // Generated code spares real tensors the operator, which the evaluator calls.
    const printed = accessorNames(baseType(name as FormulaTypeName)).filter(
      (one) => name !== "Tensor" || one !== "conj",
    );
    if (name !== "TensorInfo") expect(known).toEqual([...printed].sort());
  }
});

describe("a library whose derivatives are formulas", () => {
  const cube = "cube(Tensor x) -> Tensor";
  const scaled = "scaled_product(Tensor a, Tensor b, *, float s=2.) -> Tensor";
  const halves = "halves(Tensor x) -> (Tensor low, Tensor high)";
  const join = "join_sums(Tensor[] xs, int k) -> Tensor";
  const lib = defineLibrary("formula_tests", {
    [cube]: {
      CompositeExplicitAutograd: (x: Tensor) => mul(mul(x, x), x),
      derivative: formulas(cube, { x: "grad * 3 * x * x", result: "auto_element_wise" }),
    },
    [scaled]: {
      CompositeExplicitAutograd: (a: Tensor, b: Tensor, s: number) => mul(mul(a, b), s),
      derivative: formulas(scaled, { a: "grad * b * s", b: "grad * a * s", result: "(a_t * b_p + a_p * b_t) * s" }),
    },
    [halves]: {
      CompositeExplicitAutograd: (x: Tensor) => [mul(x, 0.5), exp(x)] as const,
      derivative: formulas(halves, {
        x: "grad_high.defined() ? (grad_low.defined() ? grad_low / 2 + grad_high * high : grad_high * high) : grad_low / 2",
        low: "x_t / 2",
        high: "x_t * high",
      }),
    },
    [join]: {
      CompositeExplicitAutograd: (xs: readonly Tensor[], k: number) => mul(add(sum(xs[0]!), sum(xs[1]!)), k),
    },
  });

  test("first and second order, against finite differences", () => {
    const x = double([0.5, -1.5, 2]).requiresGrad_();
    const y = double([[1, 2, 3]]).requiresGrad_();
    expect(gradcheck((a) => lib.cube(a), [x])).toBe(true);
    expect(gradgradcheck((a) => lib.cube(a), [x])).toBe(true);
    expect(gradcheck((a, b) => lib.scaledProduct(a, b, { s: 1.5 }), [x, y])).toBe(true);
    expect(gradcheck((a) => lib.halves(a), [x])).toBe(true);
  });

  test("broadcast inputs get gradients of their own shape", () => {
    const x = double([1, 2, 3]).requiresGrad_();
    const y = double([[2], [3]]).requiresGrad_();
    const [dx, dy] = grad([sum(lib.scaledProduct(x, y))], [x, y]);
    expect(dx!.toArray()).toEqual([10, 10, 10]);
    expect(dy!.toArray()).toEqual([[12], [12]]);
  });

  test("tangents", () => {
    const x = double([1, 2]);
    const { outputs, tangents } = jvp((a: Tensor) => lib.cube(a), [x], [double([1, 1])]);
    expect((outputs as Tensor).toArray()).toEqual([1, 8]);
    expect((tangents as Tensor).toArray()).toEqual([3, 12]);
  });

  test("nodes have the operator's name", () => {
    expect(lib.cube(double([1]).requiresGrad_()).gradFn!.name).toBe("CubeBackward");
  });
});

test("a helper of the user's own, by signature; a mask; sizes alone kept", () => {
  const text = "pair(Tensor a, Tensor b) -> Tensor";
  const masks: boolean[][] = [];
  const lib = defineLibrary("formula_helpers", {
    [text]: {
      CompositeExplicitAutograd: (a: Tensor, b: Tensor) => add(a, b),
      derivative: formulas(
        text,
        { "a, b": "pair_backward(grad.expand(a.sizes()), a.size(0) / 2, grad_input_mask)" },
        {
          helpers: {
            "pair_backward(Tensor grad, int half, bool[2] mask) -> (Tensor?, Tensor?)": (
              g: Tensor,
              half: number,
              mask: boolean[],
            ) => {
              masks.push(mask);
              return [mul(g, half), mask[1] ? g : null];
            },
          },
        },
      ),
    },
  });
  const a = double([1, 2, 3]).requiresGrad_();
  const [da] = grad([sum(lib.pair(a, double([1, 1, 1])))], [a]);
  expect(da!.toArray()).toEqual([1, 1, 1]);
  expect(masks).toEqual([[true, false]]);
});

describe("errors", () => {
  const of = (lines: Record<string, string>) => {
    const text = "op(Tensor x, float p) -> Tensor";
    try {
      formulas(text, lines);
      return "none";
    } catch (error) {
      return problem(Object.values(lines)[0]!, error);
    }
  };
  test.each([
    [
      { x: "grad * y" },
      "`y` is not in scope in a formula of op; in scope: grad, grads, grad_input_mask, retain_variables, grad_result [at y]",
    ],
    [{ z: "grad" }, "op has no argument or result `z` [at g]"],
    [{ x: "grad *" }, "expected a value, but the formula ends [at *]"],
    [
      { result: "x_t * y_t" },
      "`y_t` is not in scope in a formula of op; in scope: x, x_p, x_t, p, p_p, p_t, result [at y_t]",
    ],
  ])("%j", (lines, message) => {
    expect(of(lines)).toBe(message);
  });

  test("what does not fit is said when it is met", () => {
    const text = "wrong(Tensor x) -> Tensor";
    const lib = defineLibrary("formula_errors", {
      [text]: {
        CompositeExplicitAutograd: (x: Tensor) => x.clone(),
        derivative: formulas(text, { x: "grad.frobnicate(1)" }),
      },
    });
    const x = double([1]).requiresGrad_();
    expect(() => sum(lib.wrong(x)).backward()).toThrow(
      "there is no operator or helper `frobnicate` (in `grad.frobnicate(1)`)",
    );
  });
});

test("operators of other namespaces are called by their qualified names", () => {
  const twice = "twice(Tensor x) -> Tensor";
  const quad = "quad(Tensor x) -> Tensor";
  const lib = defineLibrary("formula_names", {
    [twice]: { CompositeImplicitAutograd: (x: Tensor) => mul(x, 2) },
    [quad]: {
      CompositeExplicitAutograd: (x: Tensor) => mul(x, 4),
      derivative: formulas(quad, { x: "formula_names::twice(formula_names::twice(grad))" }),
    },
  });
  const x = double([1]).requiresGrad_();
  expect(grad([sum(lib.quad(x))], [x])[0]!.toArray()).toEqual([4]);
});
