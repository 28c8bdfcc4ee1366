// Forward mode on toy operators, and the functions built on forward and reverse mode.

import { beforeAll, describe, expect, it } from "vitest";
import { dualLevel, makeDual, unpackDual } from "../../runtime/autograd/forward.js";
import { hessian, hvp, jacobian, jvp, vjp } from "../../runtime/autograd/functional.js";
import { forwardLevel, hasTangent, Node, rule, setHistory } from "../../runtime/autograd/generated-api.js";
import { noGrad } from "../../runtime/autograd/grad-mode.js";
import { edgeOf } from "../../runtime/autograd/history.js";
import { allocate, type Tensor } from "../../runtime/core/tensor.js";
import { grad } from "../../runtime/layers/grad.js";
import {
  add,
  clone,
  copy_,
  cos,
  exp,
  installToys,
  leaf,
  list,
  mul,
  mul_,
  of,
  select,
  sin,
  stack,
  sum,
  view,
} from "./toys.js";

beforeAll(installToys);

const message = (body: () => unknown): string => {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  return "nothing was thrown";
};

function close(actual: Tensor, expected: readonly number[]): void {
  const values = list(actual)!;
  expect(values.length).toBe(expected.length);
  for (const [i, value] of values.entries()) expect(value).toBeCloseTo(expected[i]!, 10);
}

describe("dual tensors", () => {
  it("carry tangents through operators, under noGrad too", () => {
    for (const run of [(f: () => void) => f(), (f: () => void) => noGrad(f)]) {
      run(() =>
        dualLevel(() => {
          const x = makeDual(of([2]), of([1]));
          const { primal, tangent } = unpackDual(mul(mul(x, x), sin(x)));
          expect(list(primal)![0]).toBeCloseTo(4 * Math.sin(2));
          expect(list(tangent)![0]).toBeCloseTo(4 * Math.sin(2) + 4 * Math.cos(2));
          expect(unpackDual(of([1])).tangent).toBe(null);
          expect(unpackDual(primal).tangent).toBe(null);
        }),
      );
    }
  });

  it("lose them when the level ends", () => {
    const escaped = dualLevel(() => exp(makeDual(of([2]), of([1]))));
    expect(forwardLevel()).toBe(0);
    expect(hasTangent(escaped)).toBe(false);
    dualLevel(() => expect(hasTangent(escaped)).toBe(false));
  });

  it("do not change the value's own tensor", () => {
    const x = of([2]);
    dualLevel(() => {
      const dual = makeDual(x, of([1]));
      expect([hasTangent(dual), hasTangent(x)]).toEqual([true, false]);
      expect(dual.storage).toBe(x.storage);
    });
  });

  it("refuse what does not fit", () => {
    expect(message(() => makeDual(of([1]), of([1])))).toBe(
      "makeDual: no level of forward mode is open; call it inside dualLevel(() => ...)",
    );
    expect(message(() => unpackDual(of([1])))).toBe(
      "unpackDual: no level of forward mode is open; call it inside dualLevel(() => ...)",
    );
    dualLevel(() => {
      expect(message(() => makeDual(of([1]), of([1, 2])))).toBe(
        "a tangent must have the shape of its value: the value has [1], the tangent [2]",
      );
      expect(message(() => makeDual(of([1]), allocate([1], "float32")))).toBe(
        "makeDual: the value has dtype float64, the tangent float32",
      );
      expect(message(() => makeDual(allocate([1], "int64"), of([1])))).toBe(
        "makeDual: a value of dtype int64 has no tangent; it must be floating point",
      );
      const x = makeDual(of([1]), of([1]));
      expect(message(() => makeDual(x, of([1])))).toBe("makeDual: this value has a tangent already");
      expect(message(() => makeDual(of([1]), x))).toBe("makeDual: the tangent has a tangent itself");
    });
    expect(message(() => dualLevel(() => dualLevel(() => 1)))).toBe(
      "a level of forward mode is open already; levels do not nest. For second derivatives take the gradient of a " +
        "gradient (createGraph), or forward mode over reverse mode (hvp).",
    );
    expect(message(() => dualLevel(async () => 1))).toContain("dualLevel got an async callback");
  });
});

describe("views and in-place operators in forward mode", () => {
  it("views of dual tensors have views of their tangents", () => {
    dualLevel(() => {
      const x = clone(makeDual(of([1, 2, 3, 4], [2, 2]), of([10, 20, 30, 40], [2, 2])));
      const row = select(x, 0, 1);
      expect(list(unpackDual(row).tangent)).toEqual([30, 40]);
      mul_(row, of([2, 2]));
      expect(list(unpackDual(x).tangent)).toEqual([10, 20, 60, 80]);
      mul_(x, of([10]));
      expect(list(unpackDual(row).tangent)).toEqual([600, 800]);
    });
  });

  it("writing a dual tensor into a view gives the base a tangent", () => {
    dualLevel(() => {
      const base = of([1, 2, 3, 4], [2, 2]);
      const row = select(base, 0, 0);
      const other = select(base, 0, 1);
      copy_(row, makeDual(of([5, 6]), of([1, -1])));
      expect(list(unpackDual(base).tangent)).toEqual([1, -1, 0, 0]);
      expect(list(unpackDual(other).tangent)).toEqual([0, 0]);
      expect(list(unpackDual(view(base, [4])).tangent)).toEqual([1, -1, 0, 0]);
    });
  });

  it("writing a dual tensor into a base gives its views one", () => {
    dualLevel(() => {
      const base = of([1, 2, 3, 4], [2, 2]);
      const row = select(base, 0, 1);
      copy_(base, makeDual(of([5, 6, 7, 8], [2, 2]), of([1, 2, 3, 4], [2, 2])));
      expect(list(unpackDual(row).tangent)).toEqual([3, 4]);
    });
  });
});

describe("modes over modes", () => {
  it("reverse over forward", () => {
    const x = leaf([0.7]);
    const second = dualLevel(() => {
      const { tangent } = unpackDual(sin(makeDual(x, of([1]))));
      return grad(tangent!, x)[0]!;
    });
    expect(list(second)![0]).toBeCloseTo(-Math.sin(0.7), 12);
  });

  it("forward over reverse", () => {
    const second = dualLevel(() => {
      const x = makeDual(leaf([0.7]), of([1]));
      const y = exp(sin(x));
      const [g] = grad(y, x);
      return list(unpackDual(g!).tangent)![0];
    });
    const [s, c] = [Math.sin(0.7), Math.cos(0.7)];
    expect(second).toBeCloseTo(Math.exp(s) * (c * c - s), 12);
  });

  it("forward over reverse with sums of gradients, and createGraph", () => {
    for (const createGraph of [false, true]) {
      const found = dualLevel(() => {
        const x = makeDual(leaf([2, 3]), of([1, 0]));
        const y = sum(add(mul(mul(x, x), x), mul(x, x)));
        const [g] = grad(y, x, { createGraph });
        return list(unpackDual(g!).tangent);
      });
      expect(found).toEqual([6 * 2 + 2, 0]);
    }
  });
});

const f = (x: Tensor, y: Tensor) => mul(sin(x), mul(y, y));

describe("derivatives of functions", () => {
  it("jvp and vjp", () => {
    const [x, y] = [of([0.5, 1]), of([2, 3])];
    const forward = jvp(f, [x, y], [of([1, 0]), of([0, 1])]);
    expect(list(forward.outputs)).toEqual([Math.sin(0.5) * 4, Math.sin(1) * 9]);
    expect(list(forward.tangents)).toEqual([Math.cos(0.5) * 4, Math.sin(1) * 6]);
    const back = vjp(f, [x, y], of([1, 10]));
    expect(list(back.outputs)).toEqual(list(forward.outputs));
    expect(list(back.gradients[0]!)![0]).toBeCloseTo(Math.cos(0.5) * 4);
    expect(list(back.gradients[1]!)![1]).toBeCloseTo(10 * Math.sin(1) * 6);
    expect(x.requiresGrad).toBe(false);
    expect(back.gradients[0]!.requiresGrad).toBe(false);
    // A result that does not depend on the input.
    expect(list(jvp(() => of([1]), x, of([1, 1])).tangents)).toEqual([0]);
    expect(list(vjp(() => of([1]), x).gradients[0]!)).toEqual([0, 0]);
    expect(message(() => jvp(f, [x, y], [of([1, 0])]))).toBe("jvp: 1 tangents for 2 inputs; give one for each");
    const two = (a: Tensor, b: Tensor): Tensor[] => [mul(a, b), sum(a)];
    for (const count of [1, 3])
      expect(message(() => vjp(two, [x, y], Array(count).fill(of([1, 0]))))).toBe(
        `vjp: ${count} cotangents for 2 outputs; give one for each`,
      );
    expect(message(() => jacobian(f, [x, y], { mode: "fwd" as never }))).toBe(
      'jacobian: mode must be "reverse" or "forward", got "fwd"',
    );
  });

  it("jacobian, in both modes", () => {
    const g = (x: Tensor) => stack([sum(mul(x, x)), sum(sin(x)), of([7], [])]);
    const x = of([0.5, 1]);
    const expected = [1, 2, Math.cos(0.5), Math.cos(1), 0, 0];
    const matrix = jacobian(g, x);
    expect(matrix.shape).toEqual([3, 2]);
    close(matrix, expected);
    const table = jacobian((a: Tensor, b: Tensor) => [mul(a, b), exp(a)], [of([2, 3]), of([5])], { mode: "forward" });
    expect(table.map((row) => row.map((m) => [m.shape, list(m)]))).toEqual([
      [
        [
          [2, 2],
          [5, 0, 0, 5],
        ],
        [
          [2, 1],
          [2, 3],
        ],
      ],
      [
        [
          [2, 2],
          [Math.exp(2), 0, 0, Math.exp(3)],
        ],
        [
          [2, 1],
          [0, 0],
        ],
      ],
    ]);
    const same = jacobian((a: Tensor, b: Tensor) => [mul(a, b), exp(a)], [of([2, 3]), of([5])]);
    expect(same.map((row) => row.map(list))).toEqual(table.map((row) => row.map(list)));
  });

  it("hessian and hvp", () => {
    const h = (x: Tensor) => sum(mul(mul(x, x), exp(x)));
    const x = of([0.5, 1]);
    const d2 = (v: number) => Math.exp(v) * (v * v + 4 * v + 2);
    const matrix = hessian(h, x);
    expect(matrix.shape).toEqual([2, 2]);
    close(matrix, [d2(0.5), 0, 0, d2(1)]);
    const { output, products } = hvp(h, x, of([2, 3]));
    expect(list(output)![0]).toBeCloseTo(0.25 * Math.exp(0.5) + Math.exp(1), 12);
    close(products[0]!, [2 * d2(0.5), 3 * d2(1)]);
    const blocks = hessian((a: Tensor, b: Tensor) => sum(mul(mul(a, a), b)), [of([2]), of([3])]);
    expect(blocks.map((row) => row.map(list))).toEqual([
      [[6], [4]],
      [[4], [0]],
    ]);
    expect(message(() => hvp((t: Tensor) => mul(t, t), x, of([1, 1])))).toBe(
      "hvp: the function must return one tensor of one element",
    );
  });

  it("under createGraph stay tied to the caller's history", () => {
    const x = leaf([0.5]);
    const { gradients } = vjp((t: Tensor) => sum(mul(mul(t, t), t)), x, null, { createGraph: true });
    expect(list(grad(gradients[0]!, x)[0]!)).toEqual([3]);
  });

  it("an operator without forward formula says so", () => {
    expect(cos(of([0]))).toBeDefined();
    dualLevel(() => {
      const x = makeDual(of([1]), of([1]));
      const node = new Node(rule<null>({ name: "None", backward: () => [null] }), [edgeOf(x)], null);
      setHistory(of([1]), node);
    });
  });
});
