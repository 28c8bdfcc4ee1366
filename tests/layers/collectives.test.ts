// Collectives over named dimensions of vmap: values and derivatives of JAX's rules, at each place in a nest of transforms.

import { describe, expect, test } from "vitest";
import {
  AutogradFunction,
  allGather,
  axisIndex,
  axisMax,
  axisMean,
  axisSum,
  functionalize,
  grad,
  jacfwd,
  jacrev,
  jvp,
  makeGraph,
  stack,
  type Tensor,
  tensor,
  vjp,
  vmap,
} from "../../generated/index.js";
import { messageOf } from "../thrown.js";

const double = (values: never[] | number | number[] | number[][]): Tensor =>
  tensor(values as number[], { dtype: "float64" });
const x = double([0.5, 1.5, -2]);
const m = double([
  [1, 2, 3],
  [-1, 0.5, 3],
]);
const close = (a: Tensor, b: Tensor): void => {
  expect([a.shape, a.dtype]).toEqual([b.shape, b.dtype]);
  expect(a.sub(b).abs().sum().item()).toBeLessThan(1e-9);
};
const named = <A extends readonly Tensor[], R>(fn: (...args: A) => R, options = {}): ((...args: A) => R) =>
  vmap(fn, { axisName: "batch", ...options });
const two = (a: Tensor): Tensor => stack([a, a]);

describe("values", () => {
  test("of what is mapped: all examples get the same", () => {
    close(named((a: Tensor) => axisSum(a, "batch"))(m), two(m.sum(0)));
    close(named((a: Tensor) => axisMean(a, "batch"))(m), two(m.mean(0)));
    close(named((a: Tensor) => axisMax(a, "batch"))(m), two(m.amax([0])));
    close(named((a: Tensor) => a.sub(axisMean(a, "batch")))(m), m.sub(m.mean(0)));
    expect(named((a: Tensor) => axisIndex("batch").add(a.mul(0)).to("int64"))(m).toArray()).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    expect([axisIndexes().dtype, axisIndexes().toArray()]).toEqual(["int64", [0, 1]]);
    for (const [dim, wanted] of [[0, m], [1, m.t()], [-1, m.t()], [-2, m]] as const)
      close(named((a: Tensor) => allGather(a, "batch", { dim }))(m), two(wanted));
    close(named((a: Tensor) => allGather(a, "batch", { tiled: true }))(m), two(m.reshape([6])));
    // Shared: no dimension is needed for it.
    close(named((a: Tensor) => axisSum(a, "batch"), { outDims: null })(m), m.sum(0));
    close(named((a: Tensor) => axisSum(a, "batch"), { inDims: 1, outDims: 1 })(m), m.sum(1).unsqueeze(1).expand([2, 3]));
  }); // biome-ignore format: a table
  const axisIndexes = (): Tensor => named((_: Tensor) => axisIndex("batch"))(m);

  test("of what all examples share: JAX's psum multiplies by their number", () => {
    close(named((_: Tensor) => axisSum(x, "batch"), { outDims: null })(m), x.mul(2));
    close(named((_: Tensor) => axisMean(x, "batch"), { outDims: null })(m), x);
    close(named((_: Tensor) => axisMax(x, "batch"), { outDims: null })(m), x);
    close(named((_: Tensor) => allGather(x, "batch"), { outDims: null })(m), two(x));
    close(named((_: Tensor) => allGather(x, "batch", { dim: 1 }), { outDims: null })(m), two(x).t());
  });

  test("dtypes: sums of integers keep theirs, means are floating point", () => {
    const n = tensor([[1, 2], [3, 4]], { dtype: "int32" }); // biome-ignore format: a matrix
    const found = vmap((a: Tensor) => [axisSum(a, "i"), axisMean(a, "i"), axisMax(a, "i")], {
      axisName: "i",
      outDims: null,
    })(n);
    expect(found.map((one) => [one.dtype, one.toArray()])).toEqual([
      ["int32", [4, 6]],
      ["float32", [2, 3]],
      ["int32", [3, 4]],
    ]);
  });

  test("of trees, and over several names", () => {
    const tree = named((a: Tensor) => axisSum({ a, list: [a.mul(2), x] }, "batch"), { outDims: null })(m);
    close(tree.a, m.sum(0));
    close(tree.list[0]!, m.sum(0).mul(2));
    close(tree.list[1]!, x.mul(2));
    const inner = (a: Tensor) => [axisSum(a, ["i", "j"]), axisMean(a, ["i", "j"]), axisMax(a, ["j", "i"])];
    const [sum, mean, max] = vmap(vmap(inner, { axisName: "j", outDims: null }), { axisName: "i", outDims: null })(m);
    close(sum!, m.sum());
    close(mean!, m.mean());
    close(max!, m.max());
  });

  test("in nests: each name is its dimension, whichever is the inner one, and an inner name hides an outer one", () => {
    const over = (name: string) => vmap(vmap((a: Tensor) => axisSum(a, name), { axisName: "j" }), { axisName: "i" })(m);
    close(over("i"), two(m.sum(0)));
    close(over("j"), m.sum(1).unsqueeze(1).expand([2, 3]));
    close(vmap(vmap((a: Tensor) => axisSum(a, "i"), { axisName: "i" }), { axisName: "i" })(m), m.sum(1).unsqueeze(1).expand([2, 3]));
    // An unnamed map between, along other dimensions.
    close(named((a: Tensor) => vmap((b: Tensor) => axisSum(b, "batch"), { inDims: 0, outDims: 0 })(a))(m), two(m.sum(0)));
    const cube = stack([m, m.mul(2)]);
    close(
      named((a: Tensor) => vmap((b: Tensor) => allGather(b, "batch", { dim: -1 }), { inDims: 1, outDims: 1 })(a))(cube),
      two(cube.permute([1, 2, 0])),
    );
    close(vmap(vmap((_: Tensor) => axisIndex("i").mul(10).add(axisIndex("j")), { axisName: "j" }), { axisName: "i" })(m).to("float64"), double([[0, 1, 2], [10, 11, 12]]));
  }); // biome-ignore format: a table
});

describe("derivatives", () => {
  /** Functions of all examples: by a collective inside, and written for all. */
  const functions: readonly (readonly [string, (a: Tensor) => Tensor, (all: Tensor) => Tensor])[] = [
    ["axisSum", (a) => axisSum(a.pow(2), "batch").mul(a), (all) => all.pow(2).sum(0).mul(all)],
    ["axisMean", (a) => a.sub(axisMean(a.pow(2), "batch")).pow(2), (all) => all.sub(all.pow(2).mean(0)).pow(2)],
    ["axisMax", (a) => axisMax(a.sin(), "batch").mul(a), (all) => all.sin().amax([0]).mul(all)],
    ["allGather", (a) => allGather(a, "batch").mul(a).sin().sum(0), (all) => all.unsqueeze(1).mul(all).sin().sum(0)],
    [
      "allGather, last",
      (a) => allGather(a, "batch", { dim: -1 }).pow(2).sum(1).mul(a),
      (all) => all.pow(2).sum(0).mul(all),
    ],
    ["axisIndex", (a) => a.mul(axisIndex("batch").add(1)).pow(2), (all) => all.mul(double([[1], [2]])).pow(2)],
    [
      "two",
      (a) => axisSum(a.mul(axisMax(a, "batch")), "batch"),
      (all) =>
        all
          .mul(all.amax([0]))
          .sum(0)
          .expand([2, 3]),
    ],
  ];
  test.each(functions)("around the vmap: %s", (_, own, whole) => {
    close(named(own)(m), whole(m));
    const scalar = (f: (all: Tensor) => Tensor) => (all: Tensor) => f(all).sin().sum();
    close(grad(scalar(named(own)))(m), grad(scalar(whole))(m));
    close(jacrev(named(own))(m), jacrev(whole)(m));
    close(jacfwd(named(own))(m), jacfwd(whole)(m));
    const second = (f: (all: Tensor) => Tensor) => grad((all: Tensor) => grad(scalar(f))(all).cos().sum())(m);
    close(second(named(own)), second(whole));
    const leaf = m.clone();
    leaf.requiresGrad = true;
    scalar(named(own))(leaf).backward();
    close(leaf.grad!, grad(scalar(whole))(m));
  });

  // Inside, the gradient of a sum is the sum of the cotangents of all examples, as in JAX: the derivative of what all examples return, added up.
  test.each(functions)("inside of the vmap: %s", (_, own, whole) => {
    close(named(grad((a: Tensor) => own(a).sum()))(m), grad((all: Tensor) => whole(all).sum())(m));
    const tangents = m.cos();
    close(
      named((a: Tensor, t: Tensor) => jvp((b) => own(b!), a, t).tangents as Tensor)(m, tangents),
      jvp((all) => whole(all!), m, tangents).tangents as Tensor,
    );
    const cotangents = m.sin();
    close(
      named((a: Tensor, c: Tensor) => vjp((b) => own(b!), a, c).gradients[0]!)(m, cotangents),
      vjp((all) => whole(all!), m, cotangents).gradients[0]!,
    );
    // Second derivatives, reverse over reverse and forward over reverse.
    close(
      named(
        grad((a: Tensor) =>
          grad((b: Tensor) => own(b).sum())(a)
            .sin()
            .sum(),
        ),
      )(m),
      grad((all: Tensor) =>
        grad((b: Tensor) => whole(b).sum())(all)
          .sin()
          .sum(),
      )(m),
    );
    close(
      named(
        (a: Tensor, t: Tensor) =>
          jvp(
            grad((b: Tensor) => own(b).sum()),
            a,
            t,
          ).tangents as Tensor,
      )(m, tangents),
      jvp(
        grad((b: Tensor) => whole(b).sum()),
        m,
        tangents,
      ).tangents as Tensor,
    );
    // Another map inside of the gradient, and the gradient of a gradient around everything.
    close(
      named(grad((a: Tensor) => vmap((b: Tensor) => own(b.unsqueeze(0)).squeeze(0))(a).sum()))(m),
      grad((all: Tensor) => whole(all).sum())(m),
    );
    close(
      grad((all: Tensor) =>
        named(grad((a: Tensor) => own(a).sum()))(all)
          .sin()
          .sum(),
      )(m),
      grad((all: Tensor) =>
        grad((b: Tensor) => whole(b).sum())(all)
          .sin()
          .sum(),
      )(m),
    );
  });

  test("examples that have the maximum share its gradient", () => {
    close(named(grad((a: Tensor) => axisMax(a, "batch").sum()))(m), double([[2, 2, 1], [0, 0, 1]]));
    close(grad((all: Tensor) => named((a: Tensor) => axisMax(a, "batch"), { outDims: null })(all).sum())(m), double([[1, 1, 0.5], [0, 0, 0.5]]));
  }); // biome-ignore format: matrices

  test("what is captured gets the sum of all examples' gradients", () => {
    const w = x.clone();
    w.requiresGrad = true;
    named((a: Tensor) => axisSum(a.mul(w), "batch"))(m)
      .sum()
      .backward();
    close(w.grad!, m.sum(0).mul(2));
  });
});

test("in graphs, in functions with a derivative of their own, and in functionalized programs", () => {
  const centred = named((a: Tensor) => a.sub(axisMean(a, "batch")));
  close(makeGraph(centred)(m.mul(2)).run(m), centred(m));
  close(functionalize(centred)(m), centred(m));
  const f = new AutogradFunction({
    name: "Centred",
    forward: (_, a: Tensor) => a.sub(axisMean(a, "batch")),
    backward: (_, gradient) => gradient.sub(axisMean(gradient!, "batch")),
  });
  close(named((a: Tensor) => f.apply(a) as Tensor)(m), centred(m));
});

test("what is refused, by name", () => {
  const table: [() => unknown, string][] = [
    [
      () => axisSum(x, "batch"),
      'axisSum: no vmap around this call has the axisName "batch"; no vmap around it has a name. Call it in a function that ' +
        'vmap(fn, { axisName: "batch" }) maps',
    ],
    [
      () =>
        vmap(
          vmap((a: Tensor) => axisMean(a, "k"), { axisName: "j" }),
          { axisName: "i" },
        )(m),
      'axisMean: no vmap around this call has the axisName "k"; those around it have "j", "i". Call it in a function that ' +
        'vmap(fn, { axisName: "k" }) maps',
    ],
    [
      () => axisIndex("batch"),
      'axisIndex: no vmap around this call has the axisName "batch"; no vmap around it has a name. Call it in a function that ' +
        'vmap(fn, { axisName: "batch" }) maps',
    ],
    [
      () => named((a: Tensor) => axisMax(a, 0 as never))(m),
      "axisMax: expected the axisName of a vmap around the call, got number 0",
    ],
    [
      () => named((_: Tensor) => axisSum(3, "batch") as never)(m),
      "axisSum: expected a tensor, or a tree of tensors, got number 3",
    ],
    [
      () => named((a: Tensor) => allGather(a, "batch", { dim: 2 }))(m),
      "allGather: dim is 2 for a tensor of shape [3]: expected -2 to 1",
    ],
    [
      () => named((a: Tensor) => allGather(a.sum(), "batch", { tiled: true }))(m),
      "allGather: dim is 0 for a tensor of shape []: expected tiled: false for a tensor without dimensions",
    ],
    [
      () => named((a: Tensor) => allGather(a, "batch", { axis: 1 } as never))(m),
      'allGather: unknown option "axis"; there are dim, tiled',
    ],
    [() => named((a: Tensor) => a, { axisName: 3 }), 'vmap: axisName is a name, such as "batch", got number 3'],
    [
      () => named((a: Tensor) => a, { chunkSize: 1 }),
      "vmap: axisName and chunkSize were given, but collectives need all examples at once; leave out one of them",
    ],
    [
      () => named((a: Tensor) => functionalize((b: Tensor) => axisSum(b, "batch"))(a))(m),
      'axisSum inside functionalize inside of the vmap with axisName "batch" is not supported: call functionalize with the function that contains the vmap',
    ],
    [
      () => {
        let later: ((c: Tensor) => readonly Tensor[]) | null = null;
        named((a: Tensor) => {
          const { outputs, pullback } = vjp((b) => axisSum(b!, "batch"), a);
          later = pullback as never;
          return outputs as Tensor;
        })(m);
        later!(x);
      },
      'axisSum over "batch" after its vmap has returned: take the gradients inside of the mapped function, or around the vmap',
    ],
  ];
  for (const [run, message] of table) expect(messageOf(run).split("\n")[0]).toBe(message);
});
