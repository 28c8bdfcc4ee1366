// Autograd with the registry's operators, against numbers that PyTorch 1.13.1 gave.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import {
  AutogradFunction,
  backward,
  cat,
  checkpoint,
  conj,
  detectAnomaly,
  dropout,
  dualLevel,
  enableGrad,
  exp,
  grad,
  gradcheck,
  gradgradcheck,
  graphText,
  hessian,
  hvp,
  inferenceMode,
  jacobian,
  jvp,
  log,
  logSoftmax,
  makeDual,
  manualSeed,
  matmul,
  mul,
  noGrad,
  ops,
  positive,
  randn,
  real,
  relu,
  savedTensorHooks,
  setDefaultDType,
  sum,
  type Tensor,
  tanh,
  tensor,
  unpackDual,
  vjp,
} from "../../generated/index.js";
import { NoForwardDerivative } from "../../runtime/autograd/forward.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";

setFlagsFromString("--expose-gc");

const f64 = (data: number | number[] | number[][], requiresGrad = false): Tensor =>
  tensor(data, { dtype: "float64", requiresGrad });

const numbers = (t: Tensor): number[] => [...(t.contiguous().data as Float64Array)];

function close(actual: Tensor, expected: readonly number[], digits = 10): void {
  const values = numbers(actual);
  expect(values.length).toBe(expected.length);
  for (const [i, value] of values.entries())
    expect(value / (expected[i] || 1)).toBeCloseTo(expected[i] === 0 ? 0 : 1, digits);
}

const x = f64([
  [0.1, -0.2],
  [0.3, 0.4],
]);
const w = f64([
  [0.5, -1],
  [2, 0.25],
]);
const b = f64([0.1, -0.3]);
const layer = (t: Tensor) => logSoftmax(tanh(matmul(t, w).add(b)), 1);
const loss = (t: Tensor) =>
  sum(
    mul(
      layer(t),
      f64([
        [1, 0],
        [0, 1],
      ]),
    ),
  );

describe("derivatives of functions", () => {
  const expected = [
    0.5889880378430101, 0.763367781636958, 0, 0, -0.7030206159292327, -0.9111616086335347, 0, 0, 0, 0,
    0.21946601786198117, 0.12998879729671964, 0, 0, -0.761371124705197, -0.45095690786680165,
  ];

  it("jacobian, in both modes", () => {
    for (const mode of ["reverse", "forward"] as const) {
      const found = jacobian(layer, x, { mode });
      expect(found.shape).toEqual([2, 2, 2, 2]);
      close(found, expected);
    }
  });

  it("hessian and hvp", () => {
    close(
      hessian(loss, x),
      [
        -0.677786725171155, -0.247707733418309, 0, 0, -0.247707733418309, 0.12431592185523432, 0, 0, 0, 0,
        0.5150987002176316, 0.2318540099616021, 0, 0, 0.23185400996160216, 1.8641634183298312,
      ],
    );
    const direction = f64([
      [1, 2],
      [3, -1],
    ]);
    const product = [-1.1732021920077726, 0.000924110292160496, 1.313442090691293, -1.1686013884450248];
    const found = hvp(loss, x, direction);
    close(found.products[0]!, product);
    expect(found.lacksForward).toBe(null);
    // Reverse over reverse agrees.
    const y = x.clone().requiresGrad_();
    const [first] = grad(loss(y), y, { createGraph: true });
    close(grad(first!, y, { gradOutputs: direction })[0]!, product);
  });

  it("strict refuses outputs that do not depend on an input; options that are unknown are refused", () => {
    const v = f64([1, 2]);
    const strict = { strict: true };
    expect(numbers(jacobian((a: Tensor) => a.detach(), v))).toEqual([0, 0, 0, 0]);
    expect(() => jacobian((a: Tensor) => a.detach(), v, strict)).toThrow(
      "jacobian: output 0 does not depend on input 0, which strict does not allow. Without it this derivative is zero.",
    );
    expect(() => jacobian((a: Tensor, _b: Tensor) => [a.mul(2)], [v, v], strict)).toThrow(
      "jacobian: output 0 does not depend on input 1",
    );
    expect(() => vjp((a: Tensor) => a.detach().sum(), v, null, strict)).toThrow(
      "vjp: output 0 does not depend on input 0",
    );
    expect(() => hessian((a: Tensor) => a.sum(), v, strict)).toThrow("jacobian: output 0 does not depend on input 0");
    expect(numbers(hessian((a: Tensor) => a.mul(a).sum(), v, strict))).toEqual([2, 0, 0, 2]);
    expect(() => jacobian((a: Tensor) => a, v, { strict: true, mode: "forward" })).toThrow(
      "jacobian: strict needs mode 'reverse'",
    );
    expect(() => jacobian((a: Tensor) => a, v, { vectorise: true } as never)).toThrow(
      'jacobian: unknown option "vectorise"; there are createGraph, strict, mode, vectorize',
    );
  });

  it("jvp and vjp agree with the jacobian", () => {
    const direction = f64([
      [1, 2],
      [3, -1],
    ]);
    const forward = jvp(layer, x, direction).tangents;
    const rows = Array.from({ length: 4 }, (_, i) => expected.slice(4 * i, 4 * i + 4));
    close(
      forward,
      rows.map((row) => row[0]! + 2 * row[1]! + 3 * row[2]! - row[3]!),
    );
    const back = vjp(layer, x, direction).gradients[0]!;
    close(
      back,
      [0, 1, 2, 3].map((j) => rows[0]![j]! + 2 * rows[1]![j]! + 3 * rows[2]![j]! - rows[3]![j]!),
    );
  });
});

describe("views and in-place operators", () => {
  const y0 = [
    [1, 2],
    [3, 4],
  ];
  const chain = (y: Tensor): Tensor => {
    const q = mul(y, y);
    q.select(0, 0).mul_(y.select(0, 1));
    q.t().select(0, 0).add_(q.select(0, 1).mul(0.1));
    q.select(1, 1).mul_(0.01).exp_();
    return log(sum(mul(q, q)));
  };

  it("a chain of writes through views, first and second order, forward", () => {
    const y = f64(y0, true);
    const s = chain(y);
    expect(s.item()).toBeCloseTo(4.870025618216384, 12);
    const [g1] = grad(s, y, { createGraph: true });
    close(g1!, [0.3591042957441164, 0.0033814187758053568, 1.0717882057593626, 0.1326730054455338]);
    const weights = f64([
      [1, -1],
      [2, 0.5],
    ]);
    const [g2] = grad(sum(mul(g1!, weights)), y);
    close(g2!, [0.5242941514931478, -0.010890318334427568, -0.5878261648640777, -0.17262328495608692]);
    const tangent = dualLevel(() => unpackDual(chain(makeDual(f64(y0), weights))).tangent!.item());
    expect(tangent).toBeCloseTo(2.5656357912098033, 12);
    expect(gradcheck(chain, [f64(y0, true)], { forward: true })).toBe(true);
    expect(gradgradcheck(chain, [f64(y0, true)])).toBe(true);
  });

  it("several views, cat and split", () => {
    const y = f64(
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      true,
    );
    const [a, c] = y.unbind(0);
    const [d, e] = cat([mul(a!, c!), c!]).split([2, 4]);
    close(
      grad(mul(sum(exp(d!)), sum(e!)), y)[0]!,
      [
        7206.955804375039, 3634366.8561431086, 132486.38366903918, 23882.802895933622, 1475827.8064020833,
        88324.25577935945,
      ],
    );
    expect(() => a!.add_(1)).toThrow("Output 0 of UnbindBackward0, a view, is changed in place");
  });

  it("detach_ and copies into views of tensors without history", () => {
    const v = f64([1, 2], true);
    const base = f64([0, 0, 0]);
    base.select(0, 1).copy_(v.select(0, 0).mul(3));
    sum(mul(base, base)).backward();
    expect(numbers(v.grad!)).toEqual([2 * 3 * 3, 0]);
    const cut = v.mul(2).detach_();
    expect([cut.requiresGrad, cut.isLeaf]).toEqual([false, true]);
  });

  it("a change of shape in place leaves a view's base as it was", () => {
    const x = f64([1, 2, 3, 4], true);
    const base = x.mul(1).view([2, 2]);
    const node = base.viewBase!.gradFn!.name;
    const v = base.select(0, 0).unsqueeze(0);
    v.t_();
    expect([v.gradFn!.name, base.viewBase!.gradFn!.name]).toEqual(["TBackward1", node]);
    expect(v.shape).toEqual([2, 1]);
    v.mul(f64([1, 10], false).view([2, 1]))
      .sum()
      .add(base.mul(100).sum())
      .backward();
    expect(numbers(x.grad!)).toEqual([101, 110, 100, 100]);
  });

  it("an operator that returns its input: the input itself, or a result, never a leaf turned result", () => {
    const x = f64([1, 2], true);
    for (const same of [x.contiguous(), x.to("float64"), dropout(x, 0.5, false), positive(x), conj(x), real(x)]) {
      expect(same).toBe(x);
    }
    for (const call of [ops.aten!.lift!, ops.aten!.lift_fresh!, ops.aten!.alias!]) {
      const y = call(x) as Tensor;
      expect([y === x, x.isLeaf, y.gradFn === null]).toEqual([false, true, false]);
      x.grad = null;
      y.mul(3).sum().backward();
      expect(numbers(x.grad!)).toEqual([3, 3]);
    }
    expect([x.expand([2]) === x, x.expand([2]).gradFn!.name]).toEqual([false, "ExpandBackward0"]);
  });

  it("a leaf that stopped requiring grad gets none, and one that became a result says so", () => {
    const x = f64([1, 2], true);
    const y = x.mul(x);
    x.requiresGrad = false;
    y.sum().backward();
    expect(x.grad).toBeNull();
    const z = f64([1, 2], true);
    const product = z.mul(2);
    z.requiresGrad = false;
    z.mul_(f64([1, 1], true));
    expect(() => product.sum().backward()).toThrow(
      "a leaf (float64 [2]) has become a result since the graph was recorded: it stopped requiring grad and was then " +
        "changed in place by a recorded operator. Its gradient has nowhere to go.",
    );
  });

  it("backward for inputs that are results keeps their gradients", () => {
    const x = f64([1, 2], true);
    const y = x.mul(2);
    y.mul(y)
      .sum()
      .backward(null, { inputs: [y] });
    expect([numbers(y.grad!), x.grad, y.retainsGrad]).toEqual([[4, 8], null, true]);
  });

  it("under noGrad and inferenceMode", () => {
    const v = f64([1, 2], true);
    noGrad(() => v.sub_(1));
    expect(numbers(v)).toEqual([0, 1]);
    const inside = inferenceMode(() => v.mul(2));
    expect([inside.isInference, inside.requiresGrad]).toEqual([true, false]);
    expect(() => v.mul(inside)).toThrow("a tensor made in inference mode cannot be saved for backward");
    expect(v.add(inside).requiresGrad).toBe(true);
    expect(() => inside.add_(1)).toThrow("a tensor made in inference mode is changed in place outside of it");
    expect(() => inside.copy_(inside)).toThrow("a tensor made in inference mode is changed in place outside of it");
    inferenceMode(() => inside.add_(1));
    expect(numbers(inside)).toEqual([1, 3]);
  });
});

describe("memory", () => {
  const gc = runInNewContext("gc") as () => void;

  async function alive(refs: readonly WeakRef<object>[]): Promise<number> {
    for (let i = 0; i < 4; i++) {
      await new Promise((resolve) => setImmediate(resolve));
      gc();
    }
    return refs.filter((ref) => ref.deref() !== undefined).length;
  }

  it("what operators saved goes with backward, or with the graph", async () => {
    const p = f64([[0.1, 0.2]], true);
    const refs: WeakRef<object>[] = [];
    const keep = (t: Tensor): Tensor => {
      refs.push(new WeakRef(t));
      return t;
    };
    const build = () => {
      const h = keep(tanh(keep(matmul(p, w)).add(b)));
      const q = keep(h.mul(2));
      q.select(0, 0).exp_();
      return sum(logSoftmax(cat([keep(exp(h)), q], 0), 1));
    };
    const out = build();
    expect(await alive(refs)).toBeGreaterThan(0);
    out.backward();
    expect(await alive(refs)).toBe(0);
    expect(out.gradFn!.name).toBe("SumBackward0");
    let dropped: Tensor | null = build();
    dropped = dropped.numel === 1 ? null : dropped;
    expect(await alive(refs)).toBe(0);
    expect(dropped).toBe(null);
  });

  it("so do views and their bases, what hooks hold, and results that functions saved of themselves", async () => {
    const p = f64([0.1, 0.2], true);
    const refs: WeakRef<object>[] = [];
    const keep = <T extends object>(value: T): T => {
      refs.push(new WeakRef(value));
      return value;
    };
    const identity = new AutogradFunction({
      name: "Exp",
      forward(context, x: Tensor) {
        const y = x.exp();
        context.saveForBackward(y);
        context.notes["result"] = y;
        return y;
      },
      backward: (context, g) => g.mul(context.savedTensors[0]!),
    });
    const build = (): Tensor => {
      const base = keep(p.mul(2));
      const view = keep(base.narrow(0, 0, 1));
      view.mul_(3);
      const held = keep(f64([1, 1]));
      base.registerHook((g) => g.mul(held));
      const hidden = keep({ node: base.gradFn! });
      base.gradFn!.registerHook(() => (hidden.node.name === "" ? [] : undefined));
      base.retainGrad();
      return keep(identity.apply(base)).sum();
    };
    build();
    expect(await alive(refs)).toBe(0);
    build().backward();
    expect(await alive(refs)).toBe(0);
    expect(numbers(p.grad!).every(Number.isFinite)).toBe(true);
  });
});

describe("limits", () => {
  it("a hundred thousand inputs of one node, and as many terms of one leaf", () => {
    const x = f64([1, 2], true);
    const terms = Array.from({ length: 100_000 }, () => x);
    sum(cat(terms)).backward();
    expect(numbers(x.grad!)).toEqual([100_000, 100_000]);
  });

  it("backward inside backward, three hundred deep; what a hook throws leaves the engine fit", () => {
    const x = f64([2], true);
    let depth = 0;
    const nested = (): void => {
      const y = x.mul(1);
      y.registerHook(() => {
        if (++depth < 300) enableGrad(nested);
        return null;
      });
      y.sum().backward();
    };
    nested();
    expect([depth, numbers(x.grad!)]).toEqual([300, [300]]);
    const z = x.mul(3);
    const product = z.mul(z);
    const handle = z.registerHook(() => {
      throw new Error("from a hook");
    });
    expect(() => product.sum().backward(null, { retainGraph: true })).toThrow("from a hook");
    handle.remove();
    x.grad = null;
    product.sum().backward();
    expect(numbers(x.grad!)).toEqual([36]);
  });
});

describe("the rest, with real operators", () => {
  it("gradients of matrices lie as their leaves do", () => {
    const m = f64([
      [1, 2],
      [3, 4],
      [5, 6],
    ]).t();
    const leaf = m.detach().requiresGrad_();
    expect(leaf.isContiguous).toBe(false);
    sum(matmul(leaf, f64([[1], [2], [3]]))).backward();
    expect(leaf.grad!.strides).toEqual(leaf.strides);
    expect(numbers(leaf.grad!)).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it("a checkpoint draws dropout's mask again", () => {
    manualSeed(3);
    const p = f64(new Array(20).fill(1) as number[], true);
    const out = checkpoint((t) => dropout(t.mul(t), 0.5, true), p);
    sum(out).backward();
    expect(numbers(p.grad!)).toEqual(numbers(out).map((value) => 2 * value));
  });

  it("saved tensors can be kept as something else", () => {
    let bytes = 0;
    const p = f64([1, 2, 3], true);
    const out = savedTensorHooks(
      {
        pack(t) {
          const data = Float32Array.from(t.data as Float64Array);
          bytes += data.byteLength;
          return data;
        },
        unpack: (data) => tensor(data as Float32Array).to("float64"),
      },
      () => sum(exp(mul(p, p))),
    );
    out.backward();
    expect(bytes).toBeGreaterThan(0);
    close(
      p.grad!,
      [1, 2, 3].map((v) => 2 * v * Math.exp(v * v)),
      5,
    );
  });

  it("a function of one's own among operators", () => {
    const clip = new AutogradFunction({
      name: "ClipGradient",
      forward: (_context, t: Tensor) => t.clone(),
      backward: (_context, g) => g!.clamp(-1, 1),
    });
    const p = f64([0.1, 5], true);
    sum(clip.apply(p.mul(p)).mul(3)).backward();
    expect(numbers(p.grad!)).toEqual([0.2, 10]);
    expect(graphText(clip.apply(p))).toBe("ClipGradientBackward\nAccumulateGrad float64 [2]\n");
  });

  it("anomaly mode names the operator and the line", () => {
    const run = () =>
      detectAnomaly(() => {
        const p = f64([0, 1], true);
        sum(p.mul(0).div(p.mul(0))).backward();
      });
    expect(run).toThrow(
      /^DivBackward0 returned NaN in gradient 1\nForward call of DivBackward0:\n[\s\S]*real\.test\.ts/,
    );
  });

  it("a hook that clips, a leaf that steps after accumulation", () => {
    const p = f64([3], true);
    p.registerHook((g) => g.clamp(-1, 1));
    p.registerPostAccumulateGradHook((leaf) => {
      noGrad(() => leaf.sub_(leaf.grad!));
      leaf.grad = null;
    });
    mul(p, p).backward(f64([1]));
    expect(numbers(p)).toEqual([2]);
  });

  it("trains: five hundred steps with in-place updates", () => {
    setDefaultDType("float64");
    try {
      manualSeed(0);
      const input = randn([64, 3]);
      const target = matmul(input, f64([[1], [-2], [0.5]]));
      const w1 = randn([3, 16]).mul(0.5).requiresGrad_();
      const w2 = randn([16, 1]).mul(0.5).requiresGrad_();
      let last = Number.POSITIVE_INFINITY;
      for (let step = 0; step < 500; step++) {
        const error = matmul(relu(matmul(input, w1)), w2).sub(target);
        const value = mul(error, error).mean();
        backward(value);
        noGrad(() => {
          for (const p of [w1, w2]) {
            p.sub_(p.grad!.mul(0.02));
            p.grad!.zero_();
          }
        });
        last = value.item() as number;
      }
      expect(last).toBeLessThan(0.05);
    } finally {
      setDefaultDType("float32");
    }
  });
});

describe("a leaf whose shape is changed without recording", () => {
  it("has a gradient of its new shape", () => {
    const x = tensor([1, 2], { requiresGrad: true });
    x.mul(3).sum().backward();
    x.grad = null;
    noGrad(() => x.unsqueeze_(0));
    x.mul(10).sum().backward();
    expect([x.grad!.shape, x.grad!.toArray()]).toEqual([[1, 2], [[10, 10]]]);
    const y = tensor([[1, 2, 3]], { requiresGrad: true });
    y.mul(3).sum().backward();
    y.grad = null;
    noGrad(() => y.t_());
    y.mul(tensor([[1], [2], [3]]))
      .sum()
      .backward();
    expect(y.grad!.toArray()).toEqual([[1], [2], [3]]);
  });
});

describe("every output of the caller", () => {
  it("has its version raised, also the second and third", () => {
    const x = tensor([[3, 1, 2]], { dtype: "float64" });
    const f = (): Tensor => tensor([], { dtype: "float64" });
    const i = (): Tensor => tensor([], { dtype: "int64" });
    const cases: [string, readonly unknown[], Tensor[]][] = [
      ["topk.values", [x, 2, -1, true, true], [f(), i()]],
      ["sort.values", [x, -1, false], [f(), i()]],
      ["max.dim_max", [x, 1, false], [f(), i()]],
      ["aminmax.out", [x, null, false], [f(), f()]],
      ["linalg_qr.out", [x, "reduced"], [f(), f()]],
      ["linalg_svd.U", [x, false, null], [f(), f(), f()]],
      ["frexp.Tensor_out", [x], [f(), tensor([], { dtype: "int32" })]],
    ];
    for (const [name, args, outs] of cases) {
      const versions = outs.map(({ version }) => version);
      dispatcher.call(dispatcher.get(`aten::${name}`), [...args, ...outs]);
      for (const [at, { version }] of outs.entries()) {
        expect(version, `${name} ${at}`).toBeGreaterThan(versions[at]!);
      }
    }
  });
});

describe("forward and reverse mode agree", () => {
  it.each(["fmax", "fmin", "maximum", "minimum"] as const)("where both operands of %s are equal", (name) => {
    const call = (ops.aten[name] as unknown as { default: (a: Tensor, b: Tensor) => Tensor }).default;
    const values = [0, -0, 1, 2];
    // The larger of a number and NaN is NaN, whose derivatives are those of nothing.
    const others = [-0, 0, 1, name.startsWith("f") ? Number.NaN : 2];
    const [x, y] = [values, others].map((one) => tensor(one, { dtype: "float64", requiresGrad: true })) as [
      Tensor,
      Tensor,
    ];
    const gradients = grad(sum(call(x, y)), [x, y]).map((one) => one!.toArray());
    const one = tensor([1, 1, 1, 1], { dtype: "float64" });
    const zero = one.mul(0);
    const tangents = dualLevel(() =>
      [
        [one, zero],
        [zero, one],
      ].map(([dx, dy]) => unpackDual(call(makeDual(x.detach(), dx!), makeDual(y.detach(), dy!))).tangent!.toArray()),
    );
    expect(tangents).toEqual(gradients);
  });

  it("an output without derivative has no tangent of what it overwrites", () => {
    const outs = [
      ["special_airy_ai.out", [tensor([1, 2, 3])]],
      ["special_legendre_polynomial_p.n_scalar_out", [tensor([1, 2, 3]), 2]],
      ["eq.Scalar_out", [tensor([1, 2, 3]), 2]],
    ] as const;
    dualLevel(() => {
      for (const [name, args] of outs) {
        const out = makeDual(tensor([5, 6, 7]), tensor([1, 1, 1]));
        const call = () => dispatcher.call(dispatcher.get(`aten::${name}`), [...args, out]);
        expect(call, name).toThrow(
          `${name.split(".")[0]}(): the form with out= does not propagate tangents, but one of its arguments has one. Use the form without out.`,
        );
      }
    });
  });

  it("a decomposition that has no tangent is named as such, so that hvp goes another way", () => {
    const x = tensor([
      [1, 2, 3],
      [4, 5, 7],
    ]);
    const svd = ops.aten.svd as unknown as { default: (x: Tensor, some: boolean, uv: boolean) => Tensor[] };
    dualLevel(() => {
      const dual = makeDual(x, x);
      expect(() => svd.default(dual, false, true)).toThrow(NoForwardDerivative);
    });
  });

  it("a loss with bool labels has second derivatives", () => {
    const loss = (x: Tensor) => ops.aten.smooth_l1_loss(tensor([true, false, true]), x, 2, 1) as Tensor;
    const x = tensor([0.5, -0.25, 3], { dtype: "float64" });
    expect(hessian(loss, x).toArray()).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]);
  });
});
