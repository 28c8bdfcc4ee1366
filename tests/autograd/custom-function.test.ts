// Users' functions, checkpointing, saved-tensor hooks, anomaly mode, graph printing, and the checks by differences.

import { beforeAll, describe, expect, it } from "vitest";
import { detectAnomaly, isAnomalyEnabled } from "../../runtime/autograd/anomaly.js";
import { checkpoint, checkpointWith } from "../../runtime/autograd/checkpoint.js";
import { AutogradFunction } from "../../runtime/autograd/custom-function.js";
import { dualLevel, makeDual, unpackDual } from "../../runtime/autograd/forward.js";
import { edgeOf, Node, notImplementedRule, rule, setHistory } from "../../runtime/autograd/generated-api.js";
import { noGrad } from "../../runtime/autograd/grad-mode.js";
import { gradcheck, gradcheckForward, gradgradcheck } from "../../runtime/autograd/gradcheck.js";
import { graphDot, graphText } from "../../runtime/autograd/graph.js";
import { savedTensorHooks } from "../../runtime/autograd/saved-hooks.js";
import { defaultGenerator } from "../../runtime/core/generator.js";
import { allocate, type Tensor } from "../../runtime/core/tensor.js";
import { grad } from "../../runtime/layers/grad.js";
import {
  add,
  add_,
  clone,
  exp,
  expand,
  installToys,
  leaf,
  list,
  mul,
  mul_,
  of,
  select,
  sin,
  sqrt,
  sum,
  unbind,
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

const cube = new AutogradFunction({
  name: "Cube",
  forward(context, x: Tensor) {
    context.saveForBackward(x);
    return mul(mul(x, x), x);
  },
  backward(context, g) {
    const [x] = context.savedTensors;
    return mul(g!, mul(mul(x!, x!), of([3])));
  },
});

describe("AutogradFunction", () => {
  it("has its own backward, which can be differentiated again", () => {
    const x = leaf([2]);
    const y = cube.apply(x);
    expect([y.gradFn!.name, list(y)]).toEqual(["CubeBackward", [8]]);
    const [g] = grad(y, x, { createGraph: true });
    expect(list(g!)).toEqual([12]);
    expect(list(grad(g!, x)[0]!)).toEqual([12]);
    expect(gradcheck(cube.apply.bind(cube), [leaf([2, -1])])).toBe(true);
    expect(gradgradcheck((t: Tensor) => cube.apply(t), [leaf([2, -1])])).toBe(true);
  });

  it("is not recorded without need", () => {
    expect(cube.apply(of([2])).gradFn).toBe(null);
    expect(noGrad(() => cube.apply(leaf([2]))).gradFn).toBe(null);
  });

  it("lets go of what it saved", () => {
    const y = cube.apply(leaf([2]));
    y.backward();
    expect(message(() => y.backward())).toContain("CubeBackward has to run a second time");
  });

  it("notices in-place changes of what it saved", () => {
    const x = clone(leaf([2]));
    const y = cube.apply(x);
    mul_(x, of([2]));
    expect(message(() => y.backward())).toContain(
      "CubeBackward saved a tensor (float64 [1], output 0 of MulBackward0) at version 0",
    );
  });

  it("takes other values than tensors, and several results", () => {
    const split = new AutogradFunction<[Tensor, number, Tensor | null], [Tensor, Tensor], { factor: number }>({
      name: "Split",
      forward(context, x, factor, _unused) {
        context.notes.factor = factor;
        expect(context.needsInputGrad).toEqual([true, false, false]);
        return [mul(x, of([factor])), mul(x, of([-factor]))];
      },
      backward(context, up, down) {
        const { factor } = context.notes;
        return [add(mul(up!, of([factor])), mul(down!, of([-factor]))), null, null];
      },
    });
    const x = leaf([2]);
    const [a, b] = split.apply(x, 3, null);
    expect([a.outputNr, b.outputNr]).toEqual([0, 1]);
    a.backward(null, { retainGraph: true }); // the gradient of b comes as zeros
    expect(list(x.grad)).toEqual([3]);
    b.backward();
    expect(list(x.grad)).toEqual([0]);
  });

  it("can leave undefined gradients undefined", () => {
    const seen: unknown[] = [];
    const two = new AutogradFunction({
      name: "Two",
      forward(context, x: Tensor): [Tensor, Tensor] {
        context.materializeGrads = false;
        return [clone(x), clone(x)];
      },
      backward(_context, ...grads) {
        seen.push(grads.map((g) => g === null));
        return grads.find((g) => g !== null)!;
      },
    });
    two.apply(leaf([1]))[1].backward();
    expect(seen).toEqual([[true, false]]);
  });

  it("marks results as non-differentiable", () => {
    const both = new AutogradFunction({
      name: "Both",
      forward(context, x: Tensor): [Tensor, Tensor, Tensor] {
        const sign = of([1]);
        context.markNonDifferentiable(sign);
        return [clone(x), sign, allocate([1], "int64")];
      },
      backward(_context, g, second, third) {
        expect([list(second!), third!.dtype]).toEqual([[0], "int64"]);
        return g!;
      },
    });
    const [value, sign, count] = both.apply(leaf([1]));
    expect([value.requiresGrad, sign.requiresGrad, count.requiresGrad]).toEqual([true, false, false]);
    value.backward();
  });

  it("changes inputs in place", () => {
    const double = new AutogradFunction({
      name: "Double",
      forward(context, x: Tensor) {
        context.markDirty(x);
        return add_(x, x);
      },
      backward: (_context, g) => add(g!, g!),
    });
    const x = leaf([3]);
    const y = clone(x);
    const z = double.apply(y);
    expect(z).toBe(y);
    expect(y.gradFn!.name).toBe("DoubleBackward");
    z.backward();
    expect(list(x.grad)).toEqual([2]);
    expect(message(() => double.apply(leaf([1])))).toBe(
      "Double changed a leaf that requires grad in place. Give it a clone.",
    );
    // On a view: the base's history goes through it.
    const w = leaf([1, 2, 3, 4], [2, 2]);
    const base = clone(w);
    double.apply(select(base, 0, 1));
    sum(base).backward();
    expect(list(w.grad)).toEqual([1, 1, 2, 2]);
    const forgetful = new AutogradFunction({
      name: "Forgetful",
      forward(context, x: Tensor) {
        context.markDirty(x);
        return of([1]);
      },
      backward: (_context, g) => g!,
    });
    expect(message(() => forgetful.apply(clone(x)))).toBe(
      "Forgetful marked an input as dirty and did not return it; inputs changed in place are outputs",
    );
  });

  it("of which a backward keeps what it returned: gradients that are added later do not change it", () => {
    let held = of([0]);
    const keeping = new AutogradFunction({
      name: "Keeping",
      forward: (_context, x: Tensor) => mul(x, of([2])),
      backward: (_context, g) => (held = mul(g!, of([2]))),
    });
    const x = leaf([1]);
    const y = keeping.apply(x);
    y.backward(undefined, { retainGraph: true });
    expect([list(held), list(x.grad)]).toEqual([[2], [2]]);
    const first = held;
    add_(x.grad!, of([5]));
    expect(list(first)).toEqual([2]);
    const z = leaf([1]);
    sum(add(keeping.apply(z), mul(z, of([10])))).backward();
    expect([list(held), list(z.grad)]).toEqual([[2], [12]]);
  });

  it("is heard of by those who saved an input that it changed behind the operators' back", () => {
    const poke = (t: Tensor, value: number): void => {
      (t.storage.array as Float64Array)[t.offset] = value;
    };
    const stale = "a tensor needed for the gradient has been changed by an in-place operation";
    for (const [name, result] of [
      ["one", (x: Tensor) => x],
      ["the second of two", (_x: Tensor, y: Tensor) => y],
      ["of several results", (x: Tensor, y: Tensor) => [x, y]],
    ] as const) {
      const writer = new AutogradFunction({
        name: "Writer",
        forward(context, x: Tensor, y: Tensor) {
          const changed = [(result as (x: Tensor, y: Tensor) => Tensor | Tensor[])(x, y)].flat();
          context.markDirty(...changed);
          for (const one of changed) poke(one, 100);
          return Array.isArray(result(x, y)) ? changed : changed[0]!;
        },
        backward: (_context, ...gs) => [gs[0]!, gs.at(-1)!],
      });
      for (const recorded of [true, false]) {
        const [a, b] = [leaf([3]), leaf([4])];
        const [x, y] = [clone(a), clone(b)];
        const saved = [mul(x, x), mul(y, y)];
        const run = (): unknown => writer.apply(x, y);
        const versions = [x.version, y.version];
        if (recorded) run();
        else noGrad(run);
        [x, y].forEach((one, i) => {
          const changed = list(one)![0] === 100;
          expect(one.version - versions[i]!, `${name} ${i}`).toBe(changed ? 1 : 0);
          const backward = (): void => saved[i]!.backward();
          if (changed) expect(backward).toThrow(stale);
          else backward();
        });
      }
    }
    // One that is written by operators, too, is counted once by them.
    const both = new AutogradFunction({
      name: "Both",
      forward(context, x: Tensor) {
        context.markDirty(x);
        poke(x, 1);
        return add_(x, x);
      },
      backward: (_context, g) => g!,
    });
    const x = clone(leaf([3]));
    both.apply(x);
    expect(x.version).toBe(1);
    // One that is not an argument, and a view.
    const base = clone(leaf([1, 2, 3, 4], [2, 2]));
    const row = select(base, 0, 1);
    const squares = mul(base, base);
    const captured = new AutogradFunction({
      name: "Captured",
      forward(context, w: Tensor) {
        context.markDirty(row);
        poke(row, list(w)![0]!);
        return row;
      },
      backward: (_context, g) => sum(g!),
    });
    const w = leaf([9]);
    expect(captured.apply(w)).toBe(row);
    expect([base.version, row.gradFn!.name]).toEqual([1, "AsStridedBackward0"]);
    expect(() => sum(squares).backward()).toThrow(stale);
  });

  it("returns an input as it is: a view with this history, which refuses in-place changes", () => {
    const pass = new AutogradFunction({
      name: "Pass",
      forward: (_context, x: Tensor) => x,
      backward: (_context, g) => mul(g!, of([5])),
    });
    const x = leaf([2]);
    const y = pass.apply(x);
    expect(y).not.toBe(x);
    y.backward();
    expect(list(x.grad)).toEqual([5]);
    expect(message(() => mul_(pass.apply(clone(x)), of([2])))).toContain(
      "Output 0 of PassBackward, a view, is changed in place. It was made in an AutogradFunction",
    );
  });

  it("says what is wrong with a backward", () => {
    const few = new AutogradFunction({
      name: "Few",
      forward: (_c, a: Tensor, b: Tensor) => add(a, b),
      backward: (_c, g) => g!,
    });
    expect(message(() => few.apply(leaf([1]), leaf([1])).backward())).toBe(
      "Few.backward returned 1 gradients for 2 arguments; give one for each argument, null for those that are not tensors",
    );
    const wrong = new AutogradFunction({
      name: "Wrong",
      forward: (_c, a: Tensor, _k: number) => clone(a),
      backward: (_c, g) => [g!, g!],
    });
    expect(message(() => wrong.apply(leaf([1]), 2).backward())).toBe(
      "Wrong.backward returned a gradient for argument 1, which is not a tensor",
    );
    const none = new AutogradFunction({ name: "Nothing", forward: (_c, a: Tensor) => clone(a) });
    expect(message(() => none.apply(leaf([1])).backward())).toBe(
      "Nothing has no backward; define one, or use it in forward mode only",
    );
    expect(message(() => dualLevel(() => cube.apply(makeDual(of([1]), of([1])))))).toBe(
      "Cube has no jvp, and one of its arguments has a tangent. Define jvp, or use reverse mode.",
    );
  });

  it("has a jvp", () => {
    const square = new AutogradFunction({
      name: "Square",
      forward(context, x: Tensor) {
        context.saveForBackward(x);
        return mul(x, x);
      },
      backward: (context, g) => mul(g!, mul(context.savedTensors[0]!, of([2]))),
      jvp: (context, t) => mul(t!, mul(context.savedTensors[0]!, of([2]))),
    });
    dualLevel(() => {
      expect(list(unpackDual(square.apply(makeDual(of([3]), of([1])))).tangent)).toEqual([6]);
    });
    expect(gradcheck((t: Tensor) => square.apply(t), [leaf([3])], { forward: true })).toBe(true);
  });
});

describe("checkpoint", () => {
  const body = (x: Tensor) => exp(sin(mul(x, x)));

  it("gives the same gradients and runs the body again", () => {
    const x = leaf([0.3, 0.8]);
    let runs = 0;
    const y = checkpoint((t) => {
      runs++;
      return body(t);
    }, x);
    expect(runs).toBe(1);
    sum(y).backward();
    expect(runs).toBe(2);
    const other = leaf([0.3, 0.8]);
    sum(body(other)).backward();
    expect(list(x.grad)).toEqual(list(other.grad));
  });

  it("works with grad, createGraph, retainGraph and nesting", () => {
    const x = leaf([0.3]);
    const plain = leaf([0.3]);
    const second = (t: Tensor, f: (t: Tensor) => Tensor) => {
      const [g] = grad(sum(f(t)), t, { createGraph: true });
      return list(grad(g!, t)[0]!)!;
    };
    expect(second(x, (t) => checkpoint(body, t))[0]).toBeCloseTo(second(plain, body)[0]!, 12);
    expect(second(x, (t) => checkpoint((u: Tensor) => mul(checkpoint(body, u), u), t))[0]).toBeCloseTo(
      second(plain, (t) => mul(body(t), t))[0]!,
      12,
    );
    const y = checkpoint(body, x);
    y.backward(null, { retainGraph: true });
    y.backward();
    expect(list(x.grad)![0]).toBeCloseTo(2 * list(grad(body(plain), plain)[0]!)![0]!, 12);
  });

  it("keeps nothing that operators save", () => {
    const x = leaf([0.3]);
    const y = checkpoint(body, x);
    const saved: unknown[] = [];
    for (let node = y.gradFn; node !== null && node !== undefined; node = node.edges[0]?.node ?? null) {
      for (const value of Object.values((node.saved as object | null) ?? {}))
        saved.push((value as { tensor?: unknown })?.tensor ?? null);
    }
    expect(saved.every((one) => one === null || one === undefined)).toBe(true);
  });

  it("draws the same random numbers again, unless told otherwise", () => {
    const noise = (x: Tensor) => mul(x, of([defaultGenerator.random()]));
    const x = leaf([1]);
    defaultGenerator.manualSeed(1);
    const y = checkpoint((t) => mul(noise(t), of([1])), x);
    const drawn = list(y)![0]!;
    const before = defaultGenerator.random();
    y.backward();
    expect(list(x.grad)![0]).toBe(drawn);
    defaultGenerator.manualSeed(1);
    defaultGenerator.random();
    expect(defaultGenerator.random()).toBe(before);
    // Drawing again leaves the generator where it was.
    defaultGenerator.manualSeed(1);
    const [, , third] = [defaultGenerator.random(), defaultGenerator.random(), defaultGenerator.random()];
    defaultGenerator.manualSeed(1);
    const again = checkpoint((t) => mul(noise(t), of([1])), x);
    expect(defaultGenerator.random()).toBe(before);
    again.backward();
    expect(defaultGenerator.random()).toBe(third);
    const z = checkpointWith({ preserveRandom: false }, (t: Tensor) => mul(noise(t), of([1])), x);
    x.grad = null;
    z.backward();
    expect(list(x.grad)![0]).not.toBe(list(z)![0]);
  });

  it("says so if the body changes its mind", () => {
    let runs = 0;
    const y = checkpoint((t: Tensor) => (runs++ === 0 ? mul(mul(t, t), t) : mul(t, t)), leaf([1]));
    expect(message(() => y.backward())).toBe(
      "checkpoint: the body saved 4 tensors when it ran first and 2 when it ran again; it must do the same each time",
    );
  });
});

describe("hooks on saved tensors", () => {
  it("pack and unpack", () => {
    const x = leaf([2]);
    const log: string[] = [];
    const y = savedTensorHooks(
      {
        pack: (tensor) => {
          log.push(`pack ${list(tensor)}`);
          return list(tensor)!;
        },
        unpack: (packed) => {
          log.push(`unpack ${packed}`);
          return of(packed as number[]);
        },
      },
      () => exp(mul(x, of([3]))),
    );
    expect(log).toEqual(["pack 3", "pack 403.4287934927351"]);
    const [g] = grad(y, x, { createGraph: true });
    expect(list(g!)![0]).toBeCloseTo(3 * Math.exp(6), 8);
    expect(list(grad(g!, x)[0]!)![0]).toBeCloseTo(9 * Math.exp(6), 8);
    expect(log.slice(2)).toContain("unpack 3");
  });

  it("must not change what they get", () => {
    const x = leaf([2]);
    expect(
      message(() =>
        savedTensorHooks({ pack: (t) => add_(t, of([1])), unpack: (p) => p as Tensor }, () => mul(x, of([3]))),
      ),
    ).toBe("the pack hook of savedTensorHooks changed its tensor in place; it must work on a copy");
    const y = savedTensorHooks({ pack: () => 1, unpack: () => 1 as never }, () => mul(x, of([3])));
    expect(message(() => y.backward())).toBe(
      "the unpack hook of a tensor saved by MulBackward0 returned something that is not a tensor",
    );
  });
});

describe("anomaly mode", () => {
  it("names the forward call of a node that makes NaN", () => {
    function theCulprit(x: Tensor): Tensor {
      return sqrt(x);
    }
    const text = message(() =>
      detectAnomaly(() => {
        const x = leaf([-1]);
        mul(theCulprit(x), of([2])).backward();
      }),
    );
    expect(text).toMatch(/^SqrtBackward0 returned NaN in gradient 0\nForward call of SqrtBackward0:\n/);
    expect(text).toContain("theCulprit");
  });

  it("names the forward call of a node that throws, and of the node whose rule made it", () => {
    function maker(x: Tensor): Tensor {
      return mul(x, x);
    }
    const text = message(() =>
      detectAnomaly({ checkNaN: false }, () => {
        const x = leaf([2]);
        const [g] = grad(maker(x), x, { createGraph: true });
        g!.gradFn!.edges[0]!.node.registerPreHook(() => undefined);
        const y = clone(g!);
        const node = new Node(
          rule<null>({
            name: "Breaks",
            backward: () => {
              throw new Error("broken");
            },
          }),
          [edgeOf(y)],
          null,
        );
        const out = of([1]);
        setHistory(out, node);
        out.backward();
      }),
    );
    expect(text).toMatch(/^broken\nForward call of Breaks:\n/);
  });

  it("nests: the inner one ends alone, and its own options with it", () => {
    const nan = (): void => {
      const x = leaf([0]);
      mul(sqrt(x), of([0])).backward();
    };
    detectAnomaly(() => {
      expect(isAnomalyEnabled()).toBe(true);
      detectAnomaly({ checkNaN: false }, () => expect(message(nan)).toBe("nothing was thrown"));
      expect(isAnomalyEnabled()).toBe(true);
      expect(message(nan)).toContain("SqrtBackward0 returned NaN in gradient 0");
      expect(() =>
        detectAnomaly(() => {
          throw new Error("inside");
        }),
      ).toThrow("inside");
      expect(isAnomalyEnabled()).toBe(true);
    });
    expect(isAnomalyEnabled()).toBe(false);
    const outer = detectAnomaly();
    const inner = detectAnomaly();
    inner.end();
    expect(isAnomalyEnabled()).toBe(true);
    outer.end();
    expect(isAnomalyEnabled()).toBe(false);
  });

  it("is off otherwise", () => {
    const x = leaf([-1]);
    sqrt(x).backward();
    expect(list(x.grad)![0]).toBeNaN();
    expect(message(() => detectAnomaly(async () => 1))).toContain("detectAnomaly got an async callback");
  });
});

describe("graphs as text", () => {
  it("as Graphviz", () => {
    const x = leaf([1, 2], [2, 1]);
    const [a, b] = unbind(x);
    expect(graphDot(mul(a!, b!))).toBe(
      'digraph backward {\n  n0 [label="MulBackward0"];\n  n1 [label="UnbindBackward0"];\n  n2 [label="AccumulateGrad float64 [2, 1]", shape=box];\n' +
        '  n0 -> n1;\n  n0 -> n1 [label="1"];\n  n1 -> n2;\n}\n',
    );
    expect(graphText(of([1]))).toBe("");
    expect(graphText(x)).toBe("");
    expect(String(mul(a!, b!).gradFn)).toBe("<MulBackward0>");
  });

  it("of deep graphs", () => {
    let y = leaf([1]);
    for (let i = 0; i < 20_000; i++) y = add(y, of([0]));
    expect(graphText(y, { limit: 30_000 }).split("\n").length).toBe(20_002);
    expect(graphText(y, { limit: 2 })).toBe("AddBackward0\nAddBackward0\n… (more than 2 lines)\n");
    expect(graphText(y).split("\n").length).toBe(2002);
    expect(graphDot(y).length).toBeGreaterThan(100_000);
  });
});

describe("gradcheck", () => {
  it("passes right derivatives, forward and reverse, of several inputs and results", () => {
    const f = (x: Tensor, k: number, y: Tensor) => [mul(sin(x), mul(y, of([k]))), sum(exp(y))];
    expect(gradcheck(f, [leaf([0.1, 0.2]), 3, leaf([0.5], [1])], { forward: true })).toBe(true);
    expect(gradgradcheck(f, [leaf([0.1, 0.2]), 3, leaf([0.5], [1])])).toBe(true);
    expect(gradcheckForward(f, [leaf([0.1, 0.2]), 3, of([0.5], [1])])).toBe(true);
  });

  it("takes non-contiguous inputs", () => {
    const base = of([1, 2, 3, 4, 5, 6], [3, 2]);
    const column = noGrad(() => select(base, 1, 1));
    const x = column.requiresGrad_();
    expect(x.isContiguous).toBe(false);
    expect(gradcheck((t: Tensor) => mul(t, t), [x])).toBe(true);
    expect(list(base)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("catches a wrong factor, a wrong sign, a lost term and a lost history", () => {
    const broken = (backward: (g: Tensor, x: Tensor) => Tensor) =>
      new AutogradFunction({
        name: "Broken",
        forward(context, x: Tensor) {
          context.saveForBackward(x);
          return add(mul(x, x), x);
        },
        backward: (context, g) => backward(g!, context.savedTensors[0]!),
        jvp: (context, t) => backward(t!, context.savedTensors[0]!),
      });
    const right = (g: Tensor, x: Tensor) => mul(g, add(mul(x, of([2])), of([1])));
    expect(gradcheck((t: Tensor) => broken(right).apply(t), [leaf([0.5])], { forward: true })).toBe(true);
    const wrong: [string, (g: Tensor, x: Tensor) => Tensor][] = [
      ["factor", (g, x) => mul(g, add(x, of([1])))],
      ["sign", (g, x) => mul(right(g, x), of([-1]))],
      ["term", (g, x) => mul(g, mul(x, of([2])))],
      ["zero", (g) => mul(g, of([0]))],
      ["save", (g, x) => mul(g, add(mul(mul(x, x), of([2])), of([1])))],
    ];
    for (const [name, formula] of wrong) {
      const f = (t: Tensor) => broken(formula).apply(t);
      expect(gradcheck(f, [leaf([0.5])], { quiet: true }), name).toBe(false);
      expect(gradcheckForward(f, [leaf([0.5])], { quiet: true }), name).toBe(false);
    }
    expect(message(() => gradcheck((t: Tensor) => broken(wrong[0]![1]).apply(t), [leaf([0.5])]))).toMatch(
      /^gradcheck: reverse mode gives 1.5 for the derivative of output 0, element 0, by input 0, element 0; differences give (2|1.99)/,
    );
    const lost = (t: Tensor) => mul(of([list(t)![0]!]), of([2]));
    expect(message(() => gradcheck(lost, [leaf([0.5])]))).toBe(
      "gradcheck: output 0 depends on input 0, but does not require grad: its history was lost",
    );
    // A second derivative that is wrong though the first is right.
    const once = new AutogradFunction({
      name: "Once",
      forward(context, x: Tensor) {
        context.saveForBackward(x);
        return mul(x, x);
      },
      backward: (context, g) => mul(g!, of(list(context.savedTensors[0]!)!.map((v) => 2 * v))),
    });
    expect(gradcheck((t: Tensor) => once.apply(t), [leaf([0.5])])).toBe(true);
    expect(gradgradcheck((t: Tensor) => once.apply(t), [leaf([0.5])], { quiet: true })).toBe(false);
  });

  it("refuses what it cannot check", () => {
    expect(message(() => gradcheck((t: Tensor) => t, [of([1])]))).toBe(
      "gradcheck: no input is a tensor that requires grad",
    );
    const single = allocate([1], "float32").requiresGrad_();
    expect(message(() => gradcheck((t: Tensor) => t, [single]))).toBe(
      "gradcheck: input 0 is float32; differences need the precision of float64",
    );
    const wide = noGrad(() => expand(of([1]), [3])).requiresGrad_();
    expect(message(() => gradcheck((t: Tensor) => mul(t, t), [wide]))).toBe(
      "gradcheck: input 0 overlaps itself (shape [3], strides [0]): its elements cannot be changed one by one. Clone it.",
    );
    expect(message(() => gradcheck((t: Tensor) => t, [leaf([1])], { epsilon: 1 } as never))).toBe(
      'gradcheck: unknown option "epsilon"; there are eps, atol, rtol, reverse, forward, quiet, nondeterminism',
    );
  });

  it("names an operator without derivative", () => {
    const x = leaf([1]);
    const node = new Node(notImplementedRule("aten::frobnicate.Tensor"), [edgeOf(x)], null);
    const out = of([1]);
    setHistory(out, node);
    expect(message(() => view(out, [1, 1]).backward())).toBe(
      "the derivative of aten::frobnicate.Tensor is not implemented: it has neither a formula in derivatives.yaml nor a " +
        "composite kernel. Add one, detach its inputs, or declare it `non_differentiable: True`.\n  operator: aten::frobnicate.Tensor",
    );
  });
});
