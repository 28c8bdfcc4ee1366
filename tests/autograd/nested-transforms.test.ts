// A derivative is never zero in silence: every transform over every other, in every context, gives the derivative or refuses. The function is the sum
// of x^4 with captured factors, whose derivatives of all orders are known.

import { describe, expect, test } from "vitest";
import {
  AutogradFunction,
  checkpoint,
  enableGrad,
  functionalize,
  grad,
  hessian,
  hvp,
  inferenceMode,
  jacobian,
  jvp,
  makeGraph,
  noGrad,
  type Tensor,
  tensor,
  vjp,
} from "../../generated/index.js";

type F = (x: Tensor) => Tensor;

const double = (values: readonly number[]): Tensor => tensor(values, { dtype: "float64" });
const direction = double([1, -2]);
const point = [0.5, -1.5];
/** A function of x that depends on it, as an operator composed by hand: its derivative is known to autograd only by its formula. */
const cube = new AutogradFunction({
  name: "Cube",
  forward(context, x) {
    context.saveForBackward(x);
    return x.mul(x).mul(x);
  },
  backward(context, gradient) {
    const [x] = context.savedTensors;
    return gradient.mul(x!.mul(x!).mul(3));
  },
  jvp: (context, tangent) => {
    const [x] = context.savedTensors;
    return tangent!.mul(x!.mul(x!).mul(3));
  },
});

/** Each transform makes of a function of x whose elements are c_i x_i^n one with elements of x_i^(n - 1) or x_i^(n - 2). */
interface Transform {
  /** How often it differentiates. */
  readonly order: number;
  /** Whether the derivative is multiplied by the direction. */
  readonly directed: boolean;
  readonly of: (f: F) => F;
}

const diagonalOf = (matrix: Tensor): Tensor => matrix.diagonal();
const leaf = (x: Tensor): Tensor => (x.requiresGrad ? x : x.mul(1).requiresGrad_());

const transforms: Readonly<Record<string, Transform>> = {
  "grad with createGraph": {
    order: 1,
    directed: false,
    of: (f) => (x) => {
      const y = leaf(x);
      return grad(f(y).sum(), [y], { createGraph: true })[0]!;
    },
  },
  grad: {
    order: 1,
    directed: false,
    of: (f) => (x) => {
      const y = leaf(x);
      return grad(f(y).sum(), [y])[0]!;
    },
  },
  "vjp with createGraph": {
    order: 1,
    directed: false,
    of: (f) => (x) => vjp((y) => f(y).sum(), x, null, { createGraph: true }).gradients[0]!,
  },
  vjp: { order: 1, directed: false, of: (f) => (x) => vjp((y) => f(y).sum(), x).gradients[0]! },
  jvp: { order: 1, directed: true, of: (f) => (x) => jvp(f, x, direction).tangents },
  "jacobian, reverse": { order: 1, directed: false, of: (f) => (x) => diagonalOf(jacobian(f, x) as Tensor) },
  "jacobian with createGraph": {
    order: 1,
    directed: false,
    of: (f) => (x) => diagonalOf(jacobian(f, x, { createGraph: true }) as Tensor),
  },
  "jacobian, forward": {
    order: 1,
    directed: false,
    of: (f) => (x) => diagonalOf(jacobian(f, x, { mode: "forward" }) as Tensor),
  },
  hessian: { order: 2, directed: false, of: (f) => (x) => diagonalOf(hessian((y) => f(y).sum(), x)) },
  "hessian with createGraph": {
    order: 2,
    directed: false,
    of: (f) => (x) => diagonalOf(hessian((y) => f(y).sum(), x, { createGraph: true })),
  },
  hvp: { order: 2, directed: true, of: (f) => (x) => hvp((y) => f(y).sum(), x, direction).products[0]! },
};

/** How the function itself is written. */
const forms: Readonly<Record<string, F>> = {
  operators: (x) => x.mul(x).mul(x).mul(x),
  "in-place writes": (x) => x.mul(1).square_().square_(),
  "a custom function": (x) => (cube.apply(x) as Tensor).mul(x),
  "a checkpoint": (x) => checkpoint((y: Tensor) => y.mul(y).mul(y).mul(y), x),
  "a graph": (x) => makeGraph((y: Tensor) => y.pow(4))(x).run(x),
  "a functionalized function": (x) => functionalize((y: Tensor) => y.mul(1).square_().square_())(x),
  "a part without gradients, and its derivative beside it": (x) =>
    noGrad(() => x.mul(x).mul(x))
      .detach()
      .mul(0)
      .add(x.pow(4)),
};

/** Where the outer transform is called. */
const contexts: Readonly<Record<string, (run: () => Tensor) => Tensor>> = {
  "": (run) => run(),
  noGrad: (run) => noGrad(run),
  inferenceMode: (run) => inferenceMode(run),
  "noGrad and enableGrad": (run) => noGrad(() => enableGrad(run)),
};

/** The derivative of x^4 of some order, times the direction for each transform that takes it. */
function expected(order: number, directions: number): number[] {
  const factor = [1, 4, 12, 24, 24][order]!;
  return point.map((x, i) => factor * x ** (4 - order) * (direction.toArray() as number[])[i]! ** directions);
}

/** What a combination gives: null for the derivative, the error of a refusal, or the wrong numbers. */
function outcome(run: () => Tensor, wanted: readonly number[]): string | null {
  let result: Tensor;
  try {
    result = run();
  } catch (error) {
    return `refused: ${(error as Error).constructor.name}: ${(error as Error).message.split("\n")[0]}`;
  }
  const values = result.detach().toArray() as number[];
  return values.every((value, i) => Math.abs(value - wanted[i]!) <= 1e-9 * Math.max(1, Math.abs(wanted[i]!)))
    ? null
    : `WRONG: ${values} instead of ${wanted}`;
}
const names = Object.keys(transforms);
const isForward = (name: string): boolean => name === "jvp" || name === "jacobian, forward";
const isPlain = (name: string): boolean => name === "grad" || name === "grad with createGraph";

/** Why a combination is refused; null if it is not. */
function refusal(outer: string, inner: string, where: string): string | null {
  const isClosed = where === "noGrad" || where === "inferenceMode";
  // `grad` asks for gradients of what was computed outside of it, and records its own only if that is asked or a transform is around it.
  const unrecorded = isPlain(outer) ? isClosed || inner === "grad" : isClosed && isForward(outer) && isPlain(inner);
  return unrecorded ? "grad: output 0 does not require grad and has no gradFn" : null;
}

describe.each(Object.entries(contexts))("under: %s", (where, context) => {
  test.each(Object.entries(forms))("%s", (_, f) => {
    const wrong: string[] = [];
    for (const outer of names) {
      for (const inner of names) {
        const [a, b] = [transforms[outer]!, transforms[inner]!];
        const wanted = expected(a.order + b.order, Number(a.directed) + Number(b.directed));
        const found = outcome(() => context(() => a.of(b.of(f))(double(point))), wanted);
        const refused = refusal(outer, inner, where);
        if (refused === null ? found !== null : !found?.includes(refused))
          wrong.push(`${outer} of ${inner}: ${found ?? "accepted"}, expected ${refused ?? "the derivative"}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("what a function captures is not a constant", () => {
  const x = (name: string): Tensor => (isPlain(name) ? double(point).requiresGrad_() : double(point));
  const factors = [2, 3];

  test.each(names.filter((name) => name !== "grad"))("gradients of a leaf, through %s", (name) => {
    const { of, order, directed } = transforms[name]!;
    const w = double(factors).requiresGrad_();
    const result = of((y) => y.pow(4).mul(w))(x(name));
    expect(result.requiresGrad).toBe(true);
    expect(grad(result.sum(), [w])[0]!.toArray()).toEqual(expected(order, Number(directed)));
    // Derivatives of functions that capture nothing are not recorded, nor those in noGrad.
    const plain = of((y) => y.pow(4).mul(double(factors)))(x(name));
    if (name.includes("createGraph")) return;
    expect(plain.requiresGrad).toBe(false);
    expect(noGrad(() => of((y) => y.pow(4).mul(w))(x(name))).requiresGrad).toBe(false);
  });

  test("createGraph: false makes a constant", () => {
    const w = double(factors).requiresGrad_();
    const loss = (y: Tensor): Tensor => y.pow(4).mul(w).sum();
    const options = { createGraph: false };
    const results = [
      vjp(loss, double(point), null, options).gradients[0]!,
      jacobian(loss, double(point), options),
      jacobian(loss, double(point), { ...options, mode: "forward" }),
      hessian(loss, double(point), options),
    ];
    expect(results.map(({ requiresGrad }) => requiresGrad)).toEqual([false, false, false, false]);
  });

  test.each(names)("transforms over a captured factor, inside: %s", (inner) => {
    const { of, order, directed } = transforms[inner]!;
    const wrong: string[] = [];
    for (const outer of names) {
      if (isPlain(outer)) continue;
      const over = transforms[outer]!;
      const derivatives = over.order === 1 ? factors.map((w) => 2 * w) : [2, 2];
      const directions = over.directed ? (direction.toArray() as number[]) : [1, 1];
      const wanted = expected(order, Number(directed)).map((value, i) => value * derivatives[i]! * directions[i]!);
      const run = (): Tensor => over.of((w) => of((y) => y.pow(4).mul(w.square()))(x(inner)))(double(factors));
      const found = outcome(run, wanted);
      if (found !== null) wrong.push(`${outer}: ${found}`);
    }
    expect(wrong).toEqual([]);
  });
});
