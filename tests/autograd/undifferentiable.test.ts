// An operator that has a kernel and no derivative: nothing is lost in silence.

import { describe, expect, it } from "vitest";
import {
  belowAutograd,
  dualLevel,
  exp,
  explain,
  grad,
  gradcheck,
  gradgradcheck,
  makeDual,
  mul,
  noGrad,
  randn,
  sum,
  type Tensor,
  tensor,
  unpackDual,
} from "../../generated/index.js";
import { isTensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { library } from "../../runtime/dispatch/library.js";
import { ops } from "../../runtime/dispatch/ops.js";

const definitions = library("autograd_test", "FRAGMENT");
definitions.def("composed(Tensor self, Tensor other) -> Tensor");
definitions.def("frob(Tensor self, Tensor other) -> Tensor");
definitions.def("frob_(Tensor(a!) self, Tensor other) -> Tensor(a!)");
definitions.def("_foreach_frob_(Tensor(a!)[] self, Tensor[] other) -> ()");
definitions.def("frob.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)");
const kernels = library("autograd_test", "IMPL", "CPU");
kernels.impl("frob", (self: Tensor, _other: Tensor) => self.clone());
kernels.impl("frob_", (self: Tensor, _other: Tensor) => self);
kernels.impl("_foreach_frob_", () => undefined);
kernels.impl("frob.out", (_self: Tensor, _other: Tensor, out: Tensor) => out);

type Call = (...args: unknown[]) => Tensor;
const namespace = (
  ops as unknown as { autograd_test: { frob: { default: Call; out: Call }; frob_: { default: Call } } }
).autograd_test;

const message = (body: () => unknown): string => {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  return "nothing was thrown";
};

library("autograd_test", "IMPL").impl("composed", (self: Tensor, other: Tensor) => mul(exp(self), other));
kernels.impl("composed", (self: Tensor) => self.clone());

describe("a composite operator that a backend has a kernel for", () => {
  const { composed } = namespace as unknown as { composed: { default: Call } };

  it("keeps its gradient: where one is asked for, the composite runs", () => {
    const x = tensor([0, 1], { requiresGrad: true });
    const y = composed.default(x, tensor([2, 3]));
    expect(y.gradFn!.name).toBe("MulBackward0");
    y.sum().backward();
    expect(x.grad!.toArray()).toEqual([2, Math.fround(3 * Math.E)]);
    expect(
      dualLevel(() => unpackDual(composed.default(makeDual(tensor([0]), tensor([1])), tensor([2]))).tangent!.toArray()),
    ).toEqual([2]);
  });

  it("runs the backend's kernel where none is", () => {
    expect(composed.default(tensor([5, 7]), tensor([2, 3])).toArray()).toEqual([5, 7]);
    const x = tensor([5, 7], { requiresGrad: true });
    expect(noGrad(() => composed.default(x, tensor([2, 3]))).toArray()).toEqual([5, 7]);
  });
});

describe("an operator without derivative", () => {
  it("records a node that throws in backward, naming it", () => {
    const x = tensor([5, 7], { requiresGrad: true });
    const y = namespace.frob.default(x, tensor([2, 2]));
    expect([y.requiresGrad, y.gradFn!.name]).toEqual([true, "NotImplemented"]);
    expect(message(() => sum(exp(y)).backward())).toBe(
      "the derivative of autograd_test::frob is not implemented: it has neither a derivative nor a composite kernel. " +
        'Give it one by registerAutograd, detach its inputs, or say that it has none: registerAutograd("autograd_test::frob", false).\n' +
        "  operator: autograd_test::frob",
    );
    expect(noGrad(() => namespace.frob.default(x, tensor([2, 2]))).requiresGrad).toBe(false);
    expect(namespace.frob.default(tensor([5, 7]), tensor([2, 2])).requiresGrad).toBe(false);
  });

  it("refuses tangents, which it would lose", () => {
    const dual = () => namespace.frob.default(makeDual(tensor([5, 7]), tensor([1, 1])), tensor([2, 2]));
    expect(message(() => dualLevel(dual))).toBe(
      "the forward derivative of frob is not implemented, and one of its arguments has a tangent. " +
        "Give its derivative a `jvp` or a `result` (registerAutograd), or use reverse mode.\n  operator: autograd_test::frob",
    );
  });

  it("in place: is heard of by those who saved what it writes, recorded or not", () => {
    const stale = "a tensor needed for the gradient has been changed by an in-place operation";
    const other = tensor([1, 1]);
    const x = tensor([3, 4], { requiresGrad: true });
    const plain = tensor([1, 2]);
    const saving = mul(x, plain);
    namespace.frob_.default(plain, other);
    expect(plain.version).toBe(1);
    expect(() => sum(saving).backward()).toThrow(stale);
    const y = x.mul(1);
    const square = mul(y, y);
    noGrad(() => namespace.frob_.default(y.narrow(0, 0, 1), other));
    expect(y.version).toBe(1);
    expect(() => sum(square).backward()).toThrow(stale);
    namespace.frob_.default(y.narrow(0, 0, 1), other);
    expect([y.version, y.gradFn!.name]).toEqual([2, "CopySlices"]);
    const out = tensor([0, 0]);
    namespace.frob.out(plain, other, { out });
    expect(out.version).toBe(1);
  });

  it("in place on a list: each element is of a history that refuses, naming the operator", () => {
    const inPlace = (ops as unknown as { autograd_test: { _foreach_frob_: { default: Call } } }).autograd_test
      ._foreach_frob_.default;
    const x = tensor([5, 7], { requiresGrad: true });
    const [y, z, plain] = [x.mul(2), x.mul(3), tensor([1, 1])];
    inPlace([y, z, plain], [plain.clone(), plain.clone(), plain.clone()]);
    expect([y, z, plain].map(({ version }) => version)).toEqual([1, 1, 1]);
    for (const written of [y, z]) {
      expect(message(() => sum(written).backward())).toContain(
        "the derivative of autograd_test::_foreach_frob_ is not implemented",
      );
    }
    expect(message(() => inPlace([x], [plain]))).toContain("a leaf that requires grad is changed in place");
    expect(noGrad(() => inPlace([x.detach()], [plain]))).toBe(undefined);
  });

  it("in place: keeps the rules of in-place operators", () => {
    const x = tensor([5, 7], { requiresGrad: true });
    expect(message(() => namespace.frob_.default(x, x))).toContain("a leaf that requires grad is changed in place");
    const y = x.mul(2);
    namespace.frob_.default(y, tensor([2, 2]));
    expect(y.gradFn!.name).toBe("NotImplemented");
    const base = x.mul(2);
    namespace.frob_.default(base.select(0, 0), tensor([2]));
    expect(base.gradFn!.name).toBe("CopySlices");
    expect(message(() => sum(base).backward())).toContain("the derivative of autograd_test::frob_ is not implemented");
  });

  it("with out: records a node that throws, too", () => {
    const x = tensor([5, 7], { requiresGrad: true });
    const out = namespace.frob.out(x, x, { out: tensor([0, 0]) });
    expect([out.requiresGrad, out.gradFn!.name]).toEqual([true, "NotImplemented"]);
    expect(message(() => sum(out).backward())).toContain(
      "the derivative of autograd_test::frob.out is not implemented",
    );
  });
});

describe("a device's fused kernel of a composite layer serves training, too", () => {
  const f = (...shape: number[]) => randn(shape, { dtype: "float64", requiresGrad: true });
  // What composites of aten are called with when they are called by name.
  const layers: Readonly<Record<string, readonly (Tensor | null | number | boolean | readonly number[])[]>> = {
    linear: [f(2, 3), f(4, 3), f(4)],
    conv1d: [f(1, 2, 5), f(3, 2, 2), f(3), [1], [0], [1], 1],
    conv2d: [f(1, 2, 4, 4), f(3, 2, 2, 2), f(3), [1, 1], [0, 0], [1, 1], 1],
    layer_norm: [f(2, 3), [3], f(3), f(3), 1e-5, true],
    group_norm: [f(2, 4, 3), 2, f(4), f(4), 1e-5, true],
    batch_norm: [f(4, 3), f(3), f(3), null, null, true, 0.1, 1e-5, true],
    instance_norm: [f(2, 3, 4), f(3), f(3), null, null, true, 0.1, 1e-5, true],
    scaled_dot_product_attention: [f(1, 3, 4), f(1, 3, 4), f(1, 3, 4), null, 0, false, null],
  };
  it.each(Object.keys(layers))("%s", (name) => {
    const args = layers[name]!;
    const leaves = args.filter((one): one is Tensor => isTensor(one));
    const overload = dispatcher.get(`aten::${name}`);
    const run = (): [Tensor, readonly (Tensor | null)[]] => {
      const y = dispatcher.call(overload, args as unknown[]) as Tensor;
      return [y, grad(y.square().sum(), leaves)];
    };
    const [expected, gradients] = run();
    let runs = 0;
    const lib = library("aten", "IMPL", "CPU", `fused ${name}`);
    try {
      const kernel = (...given: unknown[]): Tensor => {
        runs++;
        return belowAutograd(() =>
          noGrad(() =>
            expected
              .detach()
              .clone()
              .add(0 * given.length),
          ),
        );
      };
      lib.impl(name, kernel as never, { gradient: "composite" });
      const [y, mine] = run();
      expect(runs).toBe(1);
      expect(y.toArray()).toEqual(expected.toArray());
      expect(mine.map((one) => one!.toArray())).toEqual(gradients.map((one) => one!.toArray()));
    } finally {
      lib.dispose();
    }
  });
});

describe("a backend's kernel that is differentiated by the composite", () => {
  const runs: string[] = [];
  const lib = library("fused_test", "FRAGMENT");
  lib.def("affine(Tensor x, Tensor w, Tensor? b=None, float scale=1.) -> Tensor");
  lib.def("pair(Tensor x) -> (Tensor, Tensor)");
  const composed = library("fused_test", "IMPL");
  composed.impl("affine", (x: Tensor, w: Tensor, b: Tensor | null, scale: number) => {
    runs.push("composite");
    const product = mul(mul(x, w), scale);
    return b === null ? product : product.add(b);
  });
  composed.impl("pair", (x: Tensor) => [mul(x, x), exp(x)]);
  const fused = library("fused_test", "IMPL", "CPU");
  const options = { gradient: "composite", label: "fused" } as const;
  fused.impl(
    "affine",
    (x: Tensor, w: Tensor, b: Tensor | null, scale: number) => {
      runs.push("kernel");
      const product = mul(mul(x, w), scale);
      return b === null ? product : product.add(b);
    },
    options,
  );
  fused.impl("pair", (x: Tensor) => [mul(x, x), exp(x)], options);
  const { affine, pair } = (ops as unknown as { fused_test: { affine: Call; pair: (x: Tensor) => [Tensor, Tensor] } })
    .fused_test;
  const leaf = (...values: number[]) => tensor(values, { dtype: "float64", requiresGrad: true });

  it("runs forward; the composite gives the gradients, to every input that wants one, and second ones", () => {
    runs.length = 0;
    const [x, w, b] = [leaf(1, 2), leaf(3, 4), leaf(5, 6)];
    const y = affine(x, w, b, 2);
    expect([y.requiresGrad, y.toArray(), runs.splice(0)]).toEqual([true, [11, 22], ["kernel"]]);
    sum(y).backward();
    expect(runs.splice(0)).toEqual(["composite"]);
    expect([x.grad!.toArray(), w.grad!.toArray(), b.grad!.toArray()]).toEqual([
      [6, 8],
      [2, 4],
      [1, 1],
    ]);
    expect(gradcheck((a, c) => affine(a!, c!, null, 3), [leaf(1, 2), leaf(3, 4)])).toBe(true);
    expect(gradgradcheck((a, c) => affine(a!, c!, null, 3), [leaf(1, 2), leaf(3, 4)])).toBe(true);
    expect(gradcheck((a) => pair(a!)[0].mul(pair(a!)[1]), [leaf(0.5, 2)])).toBe(true);
    expect(gradgradcheck((a) => pair(a!)[1], [leaf(0.5, 2)])).toBe(true);
    const frozen = affine(leaf(1), tensor([3], { dtype: "float64" }), null, 1);
    sum(frozen).backward();
  });

  it("is what explain says; tangents come from the composite", () => {
    const steps = (x: Tensor) => explain("fused_test::affine", x, x).steps.map((one) => `${one.key}: ${one.kernel}`);
    const kernel = ["AutogradCPU: recordNoDerivative", "CPU: fused"];
    expect([steps(leaf(1)), steps(tensor([1]))]).toEqual([kernel, kernel]);
    dualLevel(() => {
      const x = makeDual(tensor([2]), tensor([1]));
      expect(unpackDual(affine(x, tensor([3]), null, 1)).tangent!.item()).toBe(3);
    });
  });

  it("takes no other word", () => {
    expect(message(() => fused.impl("pair", () => [], { gradient: "none" as never }))).toContain(
      'impl("pair"): gradient must be "composite" or "not_implemented", or omitted; got "none"',
    );
  });
});
