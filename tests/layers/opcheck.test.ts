// opcheck: what it says of operators that are right, and of each thing that can be wrong; operators of programs that write, functionalized by themselves.

import { afterEach, describe, expect, test, vi } from "vitest";
import {
  defineLibrary,
  dispatcher,
  functionalize,
  grad,
  loadGraph,
  makeGraph,
  type OpCheckName,
  type OpCheckReport,
  opcheck,
  saveGraph,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { messageOf } from "../thrown.js";

const undone: { dispose(): void }[] = [];
afterEach(() => {
  for (const one of undone.splice(0).reverse()) one.dispose();
});
const kept = <T extends { dispose(): void }>(one: T): T => {
  undone.push(one);
  return one;
};
const outcomes = ({ results }: OpCheckReport): string =>
  results.map(({ check, status }) => `${check} ${status}`).join(", ");

describe("opcheck", () => {
  test("passes what is right: operators of a library, and of the registry", () => {
    const lib = kept(
      defineLibrary("checked", {
        "scale(Tensor x, float s) -> Tensor": {
          CPU: (x, s) => x.mul(s),
          fake: (x) => x.newEmpty([...x.shape]),
          derivative: {
            setup: (context, [, s]) => Object.assign(context.notes, { s }),
            backward: ({ notes }, g) => [g!.mul(notes["s"] as number), null],
            jvp: ({ notes }, t) => (t as Tensor).mul(notes["s"] as number),
          },
          vmap: (_, [dim], x: Tensor, s: number) => [x.mul(s), dim as number],
        },
        "push_(Tensor(a!)[] xs, Tensor y) -> ()": {
          CPU: (xs, y) => {
            for (const x of xs) x.add_(y);
          },
          fake: () => undefined,
          derivative: { backward: (_, ...grads) => [grads, grads.map((g) => g.sum()).reduce((a, b) => a.add(b))] },
        },
      }),
    );
    const samples = [[tensor([1, 2]), 3], [tensor([[1], [2]], { dtype: "float64" }), { s: 0.5 }]]; // biome-ignore format: one line
    const all =
      "schema passed, fake passed, autograd passed, gradcheck passed, functionalization passed, graph passed, autocast passed";
    expect(outcomes(opcheck(lib.scale, samples))).toBe(`${all}, vmap passed, devices passed`);
    expect(outcomes(opcheck("checked::push_", [[[tensor([1, 2]), tensor([3])], tensor(1)]]))).toBe(
      `${all}, vmap skipped, devices passed`,
    );
    for (const name of ["mul.Tensor", "softmax.int", "add_.Tensor", "sort"])
      expect(
        opcheck(name, [
          name === "softmax.int"
            ? [tensor([1, 2]), 0]
            : name === "sort"
              ? [tensor([2, 1])]
              : [tensor([1, 2]), tensor([3, 4])],
        ]).passed,
      ).toBe(true);
  });

  const derivative = { backward: (_: unknown, g: Tensor) => g };
  const like = (x: Tensor): Tensor => x.newEmpty([...x.shape]);
  const x = (): Tensor => tensor([1, 2]);
  let count = 0;
  const wrong: readonly (readonly [what: string, schema: string, source: object, args: unknown[], check: OpCheckName, why: string])[] = [
    ["a write that the version does not show", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => { (a.data as Float32Array)[0] = 9; return a.mul(1); } }, [x()], "schema", "the argument x has other elements after the call, which the schema does not say"],
    ["a result that depends on the call", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => a.mul(++count) }, [x()], "schema", "a second call with the same arguments: result differs at element 0"],
    ["another dtype than is asked for", "f(Tensor x, *, ScalarType? dtype=None) -> Tensor", { CPU: (a: Tensor) => a.mul(1) }, [x(), { dtype: "float64" }], "schema", "dtype is float64, and the result is float32 [2]"],
    ["a result that is the argument", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => a }, [x()], "schema", "breaks the schema: its result is its argument x"],
    ["no fake kernel", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => a.mul(1) }, [x()], "fake", "has no kernel for Meta"],
    ["a fake kernel of another shape", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => a.sum(), fake: like }, [x()], "fake", "the result is float32 [2] by the fake kernel, float32 [] by the real one"],
    ["a fake kernel of other strides", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => a.clone(), fake: like }, [tensor([[1, 2], [3, 4]]).t()], "fake", "the result has the strides [2, 1] by the fake kernel, [1, 2] by the real one"],
    ["no derivative", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => a.mul(1) }, [x()], "autograd", "the derivative of wrong::f is not implemented"],
    ["a gradient of another shape", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => a.sum(), derivative }, [x()], "autograd", "gradient"],
    ["a wrong gradient", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => a.mul(2), derivative }, [x()], "gradcheck", "reverse mode gives 1 for the derivative of output 0"],
    ["wrong tangents", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => a.mul(1), derivative: { ...derivative, jvp: (_: unknown, t: Tensor) => t.mul(3) } }, [x()], "gradcheck", "forward mode gives 3"],
    ["a view", "f(Tensor(a) x) -> Tensor(a)", { CPU: (a: Tensor) => a.view([-1]), fake: (a: Tensor) => a.view([-1]) }, [x()], "functionalization", "gives views of its arguments, and nothing is known of how"],
    ["a kernel that reads", "f(Tensor x) -> Tensor", { CompositeImplicitAutograd: (a: Tensor) => a.mul(a.sum().item() as number) }, [x()], "graph", "reads a value that depends on the inputs"],
    ["a kernel that needs float32", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => { if (a.dtype !== "float32") throw new Error("not float32"); return a.mul(1); }, autocast: "lower_precision_fp" }, [x()], "autocast", "not float32"],
    ["a rule for vmap that mixes examples", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => a.mul(a.sum()), vmap: (_: unknown, [dim]: number[], a: Tensor) => [a.mul(a.sum()), dim] }, [x()], "vmap", "example 0 under vmap: result differs at element 0: 6 and 3"],
    ["a result on another device", "f(Tensor x) -> Tensor", { CPU: (a: Tensor) => a.mul(1), CompositeImplicitAutograd: (a: Tensor) => tensor([1, 2]) ?? a }, [x()], "devices", "a result is on cpu for arguments on meta"],
  ]; // biome-ignore format: a table
  test.each(wrong)("finds %s", (_, schema, source, args, check, why) => {
    const lib = kept(defineLibrary("wrong", { [schema]: source as never }));
    const [op] = [...lib.operators.values()];
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const report = opcheck(op!, [args], { checks: [check], quiet: true });
    expect(report.failures.map((one) => `${one.check}: ${one.why}`)).toEqual([expect.stringContaining(why)]);
    expect(report.failures[0]!.mend).not.toBe(null);
    expect(messageOf(() => opcheck(op!, [args], { checks: [check] }))).toContain(`${check}: failed, sample 0: `);
    vi.restoreAllMocks();
  });

  test("prints what to mend", () => {
    const lib = kept(defineLibrary("wrong", { "f(Tensor x) -> Tensor": { CPU: (a) => a.sum(), fake: like } }));
    expect(String(opcheck(lib.f, [[x()]], { checks: ["schema", "fake"], quiet: true }))).toBe(
      [
        "opcheck wrong::f(Tensor x) -> Tensor: 1 of 2 checks failed",
        "  schema: passed",
        "  fake: failed, sample 0: the result is float32 [2] by the fake kernel, float32 [] by the real one",
        '    mend: registerFake("wrong::f", kernel): it gets tensors without elements, and returns results such as x.newEmpty(shape)',
      ].join("\n"),
    );
  });

  test.each<readonly [string, () => unknown, string]>([
    ["no samples", () => opcheck("mm", []), "opcheck: expected samples as arrays of arguments, [[x, 2], [y, 3]], got"],
    ["arguments without an array", () => opcheck("mm", [x()] as never), "opcheck: expected samples as arrays of arguments"],
    ["another check", () => opcheck("mm", [[x(), x()]], { checks: ["speed" as never] }), "opcheck: a check is one of schema, fake, autograd, gradcheck, functionalization, graph, autocast, vmap, devices, got"],
    ["another option", () => opcheck("mm", [[x(), x()]], { check: [] } as never), "opcheck: unknown option"],
    ["arguments that do not fit", () => opcheck("mm", [[x()]]), "aten::mm: `mat2` is missing"],
  ])("%s is refused", (_, run, message) => expect(messageOf(run)).toContain(message)); // biome-ignore format: a table
});

describe("operators of a program that write", () => {
  const define = () =>
    kept(
      defineLibrary("own", {
        "double_(Tensor(a!) self) -> Tensor(a!)": {
          CPU: (a) => a.mul_(2),
          fake: (a) => a,
          derivative: { backward: (_, g) => g!.mul(2) },
        },
        "mix(Tensor(a!) x, Tensor y, Tensor(b!)? z=None, *, Tensor(c!)[] out) -> Tensor": {
          CPU: (a, y, z, out) => {
            a.add_(y);
            z?.mul_(a);
            for (const one of out) one.copy_(a);
            return a.sum();
          },
          fake: (a) => a.newEmpty([]),
        },
        "grow(Tensor x, *, Tensor(a!) out) -> Tensor(a!)": {
          CPU: (a, out) => out.resize_([...a.shape, 2]).copy_(a.unsqueeze(-1)),
          fake: (a, out) => out.resize_([...a.shape, 2]),
        },
      }),
    );
  const program = (lib: ReturnType<typeof define>) => (a: Tensor, b: Tensor) => {
    const c = a.mul(1);
    const view = c.at(0);
    const sum = lib.mix(a, b, c, { out: [b.at(":1"), view] });
    lib.double_(a);
    const grown = tensor([0]);
    lib.grow(a, { out: grown });
    return [sum, c, view, grown];
  };
  const inputs = () => [tensor([1, 2]), tensor([3, 4])] as const;
  const texts = (values: unknown): string => String(values);

  test("are functionalized: the same results and writes, and nothing writes", () => {
    const lib = define();
    const f = program(lib);
    const [a, b] = inputs();
    const refused = messageOf(() => functionalize(f)(...inputs()));
    // `view` and `c` show the same elements.
    expect(refused).toContain(
      "own::mix writes into z, which shares elements with out: copies of the two would not see each other's elements",
    );
    const g = (x: Tensor, y: Tensor) => {
      const sum = lib.mix(x, y, null, { out: [y.mul(1), x.mul(0)] });
      lib.double_(x);
      const out = x.newZeros([1]);
      lib.grow(x, { out });
      return [sum, out];
    };
    const plain = inputs();
    const result = g(...plain);
    expect(texts(functionalize(g)(a, b))).toBe(texts(result));
    expect(texts([a, b])).toBe(texts(plain));
    const graph = makeGraph(functionalize(g))(...inputs());
    expect(graph.writers.map(({ op }) => op!.name)).toEqual(["aten::copy_"]);
    expect(String(graph)).toContain("torch.ops.own.mix_functional.default");
    const later = inputs();
    expect(texts(loadGraph(saveGraph(graph)).run(...later))).toBe(texts(result));
    expect(texts(later)).toBe(texts(plain));
  });

  test("keep their gradients, in traces too", () => {
    const { double_ } = define();
    const f = (w: Tensor) => double_(w.mul(3)).sum();
    const w = tensor([1, 2], { requiresGrad: true });
    expect(grad(functionalize(f)(w), w)[0]!.toArray()).toEqual([6, 6]);
    const backward = makeGraph((a: Tensor) => grad(functionalize(f)(a), a)[0]!)(w);
    expect(backward.writers).toEqual([]);
    expect(backward.run(w).toArray()).toEqual([6, 6]);
  });

  test("views of one base that do not meet are written", () => {
    const { double_, mix } = define();
    const f = (x: Tensor) => {
      const y = x.clone();
      mix(y.at(":2"), y.at("2:4"), null, { out: [] });
      double_(y.at("::2"));
      return y;
    };
    const x = tensor([1, 2, 3, 4, 5]);
    expect(functionalize(f)(x).toArray()).toEqual(f(x).toArray());
    const overlapping = (y: Tensor) => mix(y.at(":2"), y.at("1:3"), null, { out: [] });
    expect(messageOf(() => functionalize(overlapping)(x.clone()))).toContain(
      "writes into x, which shares elements with y",
    );
    const twice = (y: Tensor) => mix(y, y, null, { out: [] });
    const [p, q] = [x.clone(), x.clone()];
    expect(functionalize(twice)(p).item()).toBe(twice(q).item());
    expect(p.toArray()).toEqual(q.toArray());
  });

  test("their functional forms go with them, and follow what is registered later", () => {
    const lib = define();
    functionalize((a: Tensor) => lib.double_(a.clone()))(tensor([1]));
    expect(String(dispatcher.get("own::double__functional").schema.returns.length)).toBe("1");
    undone.splice(0)[0]!.dispose();
    expect(dispatcher.find("own::double__functional")).toBe(undefined);
  });

  test("a graph that has the form of an operator that is not there says so", () => {
    const lib = define();
    const saved = saveGraph(makeGraph(functionalize((a: Tensor) => lib.double_(a.clone())))(tensor([1])));
    undone.splice(0)[0]!.dispose();
    expect(messageOf(() => loadGraph(saved))).toContain("this program has no such operator");
    define();
    expect(String(loadGraph(saved).run(tensor([4])))).toBe("tensor([8.])");
  });
});
