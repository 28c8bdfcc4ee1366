// What programs say of vmap: AutogradFunction.vmap, registerVmap, and the rule that is generated for a function of a program's own.

import { afterAll, expect, test, vi } from "vitest";
import {
  AutogradFunction,
  add,
  defineLibrary,
  type FunctionContext,
  grad,
  jacfwd,
  jacrev,
  jvp,
  library,
  ops,
  registerVmap,
  stack,
  type Tensor,
  tensor,
  UnsupportedError,
  vjp,
  vmap,
  zeros,
} from "../../generated/index.js";
import { formulas } from "../../runtime/modes/formulas.js";
import { messageOf } from "../thrown.js";

const double = (values: never[] | number | number[] | number[][]): Tensor =>
  tensor(values as number[], { dtype: "float64" });
const x = double([0.5, 1.5, -2]);
const m = double([
  [1, 2, 3],
  [-1, 0.5, 2],
]);
const close = (a: Tensor, b: Tensor): void => {
  expect([a.shape, a.dtype]).toEqual([b.shape, b.dtype]);
  expect(a.sub(b).abs().sum().item()).toBeLessThan(1e-9);
};

type Info = { readonly batchSize: number; readonly randomness: string };
type Dims = readonly (number | null)[];
type Found = readonly [results: never, outDims: number | null | Dims];

/** The product of two tensors whose derivatives are ten times too large, so that it shows who is asked. */
const product = (vmapRule?: (info: Info, dims: Dims, a: Tensor, b: Tensor) => unknown) =>
  new AutogradFunction({
    name: "Product",
    forward(context: FunctionContext, a: Tensor, b: Tensor) {
      context.saveForBackward(a, b);
      return a.mul(b);
    },
    backward(context, gradient) {
      const [a, b] = context.savedTensors;
      return [gradient.mul(b!).mul(10), gradient.mul(a!).mul(10)];
    },
    jvp(context, s, t) {
      const [a, b] = context.savedTensors;
      const parts = [s?.mul(b!), t?.mul(a!)].filter((one) => one !== undefined);
      return parts.reduce((sum, one) => sum.add(one)).mul(10);
    },
    ...(vmapRule === undefined ? {} : { vmap: vmapRule as (...args: never[]) => Found }),
  });

test("the rule of a definition gets dimensions and values with all examples, and says where its results have them", () => {
  const seen: unknown[] = [];
  const f = product((info, dims, a, b) => {
    seen.push([info, dims, a.shape, b.shape]);
    const first = dims[0] === 1 ? a.t() : a;
    return [first.mul(b).t().mul(100), 1];
  });
  const call = (a: Tensor, b: Tensor): Tensor => f.apply(a, b) as Tensor;
  close(vmap(call, { inDims: [0, null] })(m, x), m.mul(x).mul(100));
  close(vmap(call, { inDims: [1, null] })(m.t(), x), m.mul(x).mul(100));
  close(vmap(call, { inDims: [1, null], randomness: "same" })(m.t(), x), m.mul(x).mul(100));
  expect(seen).toEqual([
    [{ batchSize: 2, randomness: "error" }, [0, null], [2, 3], [3]],
    [{ batchSize: 2, randomness: "error" }, [1, null], [3, 2], [3]],
    [{ batchSize: 2, randomness: "same" }, [1, null], [3, 2], [3]],
  ]);
  // Not mapped: the rule is not asked.
  close(call(x, x), x.mul(x));
  expect(seen).toHaveLength(3);
});

test("several results, one that all examples share, and one that is none", () => {
  const f = new AutogradFunction({
    name: "Several",
    forward: (_: FunctionContext, a: Tensor) => [a, a.sum(), null],
    backward: () => null,
    vmap: (_info, [dim], a: Tensor): never =>
      [
        [a, x, null],
        [dim, null, null],
      ] as never,
  });
  const [first, second] = vmap((a: Tensor) => [...(f.apply(a) as Tensor[])].slice(0, 2), { outDims: [0, null] })(m);
  close(first!, m);
  close(second!, x);
});

test("a rule that calls the function itself is differentiated by it, around and inside", () => {
  const f: AutogradFunction<Tensor[]> = product((_, dims, a, b) => {
    expect(dims).toEqual([0, null]);
    return [f.apply(a, b), 0];
  }) as never;
  const call = (a: Tensor): Tensor => f.apply(a, x) as Tensor;
  close(vmap(call)(m), m.mul(x));
  close(grad((a: Tensor) => vmap(call)(a).sum())(m), x.mul(10).expand([2, 3]));
  close(vmap(grad((a: Tensor) => call(a).sum()))(m), x.mul(10).expand([2, 3]));
  close(jvp((a) => vmap(call)(a!), m, m).tangents as Tensor, m.mul(x).mul(10));
});

test("the generated rule, in any order of transforms", () => {
  const f = product();
  const call = (a: Tensor, b: Tensor): Tensor => f.apply(a, b) as Tensor;
  const looped = (g: (row: Tensor) => Tensor): Tensor => stack([g(m.select(0, 0)), g(m.select(0, 1))]);
  for (const inDims of [
    [0, null],
    [0, 0],
    [null, 0],
  ] as const) {
    const args = inDims.map((dim) => (dim === null ? x : m)) as [Tensor, Tensor];
    close(vmap(call, { inDims })(...args), args[0].mul(args[1]));
    for (const argnums of [0, 1]) {
      const wanted = vmap((...all: Tensor[]) => all[1 - argnums]!.mul(10), {
        inDims: inDims.map((dim, i) => (i === 1 - argnums ? dim : dim)),
      })(...args);
      const one = grad((a: Tensor, b: Tensor) => call(a, b).sum(), { argnums });
      const found = vmap(one, { inDims })(...args);
      close(found, inDims[1 - argnums] === null ? x.mul(10).expand([2, 3]) : wanted);
    }
  }
  // vmap of grad of vmap: the inner map is over the elements of a row, the other factor is shared.
  const inner = (a: Tensor): Tensor => vmap(call, { inDims: [0, null] })(a, double(3)).sum();
  close(vmap(grad(inner))(m), m.mul(0).add(30));
  close(looped(grad(inner)), m.mul(0).add(30));
  // Gradients of the shared factor are sums over the examples.
  close(
    vjp((b: Tensor) => vmap(call, { inDims: [0, null] })(m, b!), x, m.mul(0).add(1)).gradients[0]!,
    m.sum(0).mul(10),
  );
  // Second derivatives: of a * b, by a and by b, each ten times too large.
  const mixed = grad((b: Tensor) => grad((a: Tensor) => call(a, b).sum())(x).sum());
  close(vmap(mixed)(m), m.mul(0).add(10));
  // Forward mode, inside and outside.
  close(vmap((a: Tensor) => jvp((b) => call(b!, x), a, a).tangents as Tensor)(m), m.mul(x).mul(10));
  close(jvp((a) => vmap(call, { inDims: [0, null] })(a!, x), m, m).tangents as Tensor, m.mul(x).mul(10));
  close(
    vmap((a: Tensor) => jacfwd((b: Tensor) => call(b, x))(a))(m),
    looped(() => x.mul(10).diag()),
  );
});

test("the rule and the derivative of an operator of a program, in any order of transforms", () => {
  const schema = "scaled(Tensor a, Tensor b) -> Tensor";
  const lib = defineLibrary("vmapnested", {
    [schema]: {
      CompositeExplicitAutograd: (a: Tensor, b: Tensor) => a.mul(b).mul(b),
      derivative: formulas(schema, {
        a: "grad * b * b",
        b: "grad * a * b * 2",
        result: "a_t * b_p * b_p + a_p * b_p * b_t * 2",
      }),
    },
  } as never);
  let called = 0;
  const { dispose } = registerVmap("vmapnested::scaled", (_, [i, j], a: Tensor, b: Tensor) => {
    called++;
    const rows = (one: Tensor, dim: number | null): Tensor => (dim === null ? one : one.movedim(dim, 0));
    return [rows(a, i as number | null).mul(rows(b, j as number | null).pow(2)), 0];
  });
  const call = (a: Tensor, b: Tensor): Tensor => ops["vmapnested"]!["scaled"]!(a, b) as Tensor;
  const dot = (a: Tensor, b: Tensor): Tensor => call(a, b).sum();
  // The same by an operator that is differentiated and mapped already.
  const plain = (a: Tensor, b: Tensor): Tensor => a.mul(b).mul(b);
  const sum = (a: Tensor, b: Tensor): Tensor => plain(a, b).sum();
  for (const [inDims, args] of [
    [
      [0, null],
      [m, x],
    ],
    [
      [null, 0],
      [x, m],
    ],
    [
      [0, 0],
      [m, m.add(1)],
    ],
    [
      [1, -1],
      [m.t(), m.t().add(1)],
    ],
  ] as const) {
    const [a, b] = args as readonly [Tensor, Tensor];
    const both = (f: (a: Tensor, b: Tensor) => Tensor) => vmap(f, { inDims: inDims as never })(a, b);
    close(both(call), both(plain));
    for (const argnums of [0, 1]) {
      close(both(grad(dot, { argnums })), both(grad(sum, { argnums })));
      const outside = (f: typeof call): Tensor =>
        grad((...all: [Tensor, Tensor]) => vmap(f, { inDims: inDims as never })(...all).sum(), { argnums })(a, b);
      close(outside(call), outside(plain));
      const second = (f: typeof dot): Tensor =>
        both((...all) =>
          grad((...again: [Tensor, Tensor]) => grad(f, { argnums })(...again).sum(), { argnums: 1 })(...all),
        );
      close(second(dot), second(sum));
      const jacobian = (f: typeof call, transform: typeof jacrev): Tensor =>
        both(transform(f, { argnums }) as typeof call);
      for (const transform of [jacrev, jacfwd]) close(jacobian(call, transform), jacobian(plain, transform));
    }
    const tangents = (f: typeof call): Tensor =>
      both((p, q) => jvp((r, s) => f(r!, s!), [p, q], [p, q.cos()]).tangents as Tensor);
    close(tangents(call), tangents(plain));
    const around = (f: typeof call): Tensor =>
      jvp((p, q) => vmap(f, { inDims: inDims as never })(p!, q!), [a, b], [a, b.cos()]).tangents as Tensor;
    close(around(call), around(plain));
  }
  expect(called).toBeGreaterThan(50);
  dispose();
  lib.dispose();
});

const returned = (found: unknown) => () => {
  const f = product(() => found);
  return vmap((a: Tensor, b: Tensor) => f.apply(a, b) as Tensor, { inDims: [0, null] })(m, x);
};
const cases = [
  ["nothing", undefined, "must return [results, outDims], got undefined"],
  ["a tensor alone", m, "must return [results, outDims], got Tensor of float64 with shape [2, 3]"],
  ["three values", [m, 0, 0], "must return [results, outDims], got an array of 3"],
  ["numbers", [3, 0], ": the result must be a tensor, or an array of tensors, got number 3"],
  ["a number among results", [[m, "a"], 0], ': result 1 must be a tensor, or an array of tensors, got "a"'],
  ["too few dimensions", [[m, m], [0]], "returned 2 results and 1 outDims; give one for each, or a number or null for all"],
  ["too many dimensions", [[m, m], [0, 0, 0]], "returned 2 results and 3 outDims; give one for each, or a number or null for all"],
  ["dimensions for results that are one", [m, [0, 1]], "returned 1 result and 2 outDims; give one"],
  [
    "a dimension that is none",
    [m, 2],
    ": outDims is 2 for the result, which has shape [2, 3]: give the dimension that counts the examples, -2 to 1, or null if all examples share the result",
  ],
  [
    "no dimension",
    [m, undefined],
    ": outDims is undefined for the result, which has shape [2, 3]: give the dimension that counts the examples, -2 to 1, or null if all examples share " +
      "the result",
  ],
  [
    "a dimension of a number",
    [double(1), 0],
    ": outDims is 0 for the result, which has shape []: give the dimension that counts the examples, or null if all examples share the result",
  ],
  [
    "another dimension's number",
    [m, 1],
    ": outDims is 1 for the result, which has shape [2, 3]: that dimension has 3 elements, and there are 2 examples",
  ],
] as const; // biome-ignore format: a table

const words = (who: string, rest: string): string => (rest.startsWith(":") ? who + rest : `${who} ${rest}`);

test.each(cases)("AutogradFunction.vmap returns %s", (_, found, message) => {
  expect(messageOf(returned(found))).toBe(words("Product.vmap", message));
});

const def = library("vmaprules", "DEF");
const impl = library("vmaprules", "IMPL", "CPU");
def.def("turn(Tensor self) -> Tensor");
def.def("two(Tensor self) -> (Tensor, Tensor)");
def.def("list(Tensor[] tensors) -> Tensor[]");
def.def("write_(Tensor(a!) self, Tensor other) -> Tensor(a!)");
impl.impl("turn", (a: Tensor) => a.flip([0]));
impl.impl("two", (a: Tensor) => [a.flip([0]), a.sum()]);
impl.impl("list", (list: readonly Tensor[]) => list.map((a) => a.flip([0])));
impl.impl("write_", (a: Tensor, b: Tensor) => a.copy_(b.flip([0])));
afterAll(() => {
  impl.dispose();
  def.dispose();
});
const call = (name: string, ...args: unknown[]): never =>
  (ops["vmaprules"]![name] as never as (...all: unknown[]) => never)(...args);

test.each(cases)("the rule of an operator returns %s", (_, found, message) => {
  using _rule = { [Symbol.dispose]: registerVmap("vmaprules::turn", () => found as never).dispose };
  expect(messageOf(() => vmap((a: Tensor) => call("turn", a) as Tensor)(m)).split("\n")[0]).toBe(
    words("registerVmap: the rule of vmaprules::turn", message),
  );
});

test("rules of operators of several results, of lists, and that write", () => {
  const rules = [
    registerVmap("vmaprules::two", (_, [dim], a: Tensor) => [
      [a.flip([1 - (dim as number)]), a.sum(1 - (dim as number))],
      [dim as number, 0],
    ]),
    registerVmap("vmaprules::list", (_, [dims], list: readonly Tensor[]) => {
      expect(dims).toEqual([0, null]);
      return [list.map((a) => a.flip([-1])), dims as (number | null)[]];
    }),
    registerVmap("vmaprules::write_", (_, dims, a: Tensor, b: Tensor) => {
      expect(dims).toEqual([0, 0]);
      a.copy_(b.flip([1]));
      return undefined as never;
    }),
  ];
  const [turned, sums] = vmap((a: Tensor) => call("two", a) as [Tensor, Tensor])(m);
  close(turned, m.flip([1]));
  close(sums, m.sum(1));
  const [first, second] = vmap((a: Tensor) => call("list", [a, x]) as [Tensor, Tensor], { outDims: [0, null] })(m);
  close(first, m.flip([1]));
  close(second, x.flip([0]));
  close(vmap((a: Tensor) => call("write_", a.clone(), a) as Tensor)(m), m.flip([1]));
  for (const rule of rules) rule.dispose();
  using _rule = { [Symbol.dispose]: registerVmap("vmaprules::two", (_info, _dims, a: Tensor) => [a, 0]).dispose };
  expect(messageOf(() => vmap((a: Tensor) => call("two", a) as [Tensor, Tensor])(m)).split("\n")[0]).toBe(
    "registerVmap: the rule of vmaprules::two must return 2 results in an array, got Tensor of float64 with shape [2, 3]",
  );
});

test.each<readonly [string, () => unknown, string]>([
  ["no rule", () => registerVmap("vmaprules::turn", 3 as never), 'registerVmap: expected a function, or "loop", got number 3'],
  [
    "an operator that does not exist",
    () => registerVmap("vmaprules::tern", () => [m, 0]),
    "registerVmap: there is no operator vmaprules::tern. Did you mean vmaprules::turn, vmaprules::two? Define it first, by defineLibrary or library(...).def",
  ],
  [
    "an operator without its overload",
    () => registerVmap("aten::add", () => [m, 0]),
    "registerVmap: aten::add has several overloads; name one: aten::add.Tensor, aten::add.Scalar, aten::add.Scalar_out, aten::add.out",
  ],
  [
    "a vmap of a definition that is no function",
    () => new AutogradFunction({ name: "F", forward: () => x, backward: () => null, vmap: true as never }),
    "F: vmap: expected a function, got boolean true",
  ],
  [
    "vmap of no function",
    () => vmap(x as never),
    "vmap: expected a function, got Tensor of float64 with shape [3]",
  ],
  ["an option that does not exist", () => vmap((a: Tensor) => a, { in_dims: 0 } as never), 'vmap: unknown option "in_dims"; there are inDims, outDims, randomness, chunkSize, fallback, axisName'],
  ["dimensions as texts", () => vmap((a: Tensor) => a, { inDims: "0" as never })(m), 'vmap: inDims has dimensions, or null for what is not mapped, got "0"'],
  ["dimensions for fewer arguments", () => vmap((a: Tensor, b: Tensor) => a.add(b), { inDims: [0] })(m, m), "vmap: inDims does not fit the 2 arguments: the prefix has an array of 1, where the tree has an array of 2"],
  ["dimensions for other names", () => vmap(({ a }: { a: Tensor }) => a, { inDims: [{ b: 0 }] })({ a: m }), "vmap: inDims does not fit the argument: the prefix has an object of b at [0], where the tree has an object of a"],
  ["a number that is mapped", () => vmap((a: never) => a)(3 as never), "vmap: inDims is 0 for the argument, which is not a tensor but number 3: give null for what is not mapped"],
  ["nothing that is mapped", () => vmap((a: Tensor) => a, { inDims: null })(m), "vmap: no argument is mapped; give inDims a dimension for at least one tensor"],
  ["a number that is returned", () => vmap((_a: Tensor) => 3 as never)(m), "vmap: the function returned number 3; it must return tensors"],
  ["outDims for other results", () => vmap((a: Tensor) => [a, a], { outDims: [0, 0, 0] })(m), "vmap: outDims does not fit the result: the prefix has an array of 3, where the tree has an array of 2"],
  ["a dimension of results that is none", () => vmap((a: Tensor) => a, { outDims: 2 })(m), "vmap: outDims is 2 for a result that has shape [3] for one example: expected -2 to 1"],
  ["no dimension for what differs", () => vmap((a: Tensor) => a, { outDims: null })(m), "vmap: outDims is null for a result that differs from example to example; give it a dimension"],
  ["randomness of another name", () => vmap((a: Tensor) => a, { randomness: "differ" as never }), 'vmap: randomness is "error", "same" or "different", got "differ"'],
  ["chunks of no size", () => vmap((a: Tensor) => a, { chunkSize: 0 }), "vmap: chunkSize is a positive integer, got number 0"],
  ["another fallback", () => vmap((a: Tensor) => a, { fallback: "stack" as never }), 'vmap: fallback is "loop" or "error", got "stack"'],
])("%s is refused", (_, run, message) => {
  expect(messageOf(run).split("\n")[0]).toBe(message);
}); // biome-ignore format: a table

const tried = library("vmaptried", "DEF");
const triedKernels = library("vmaptried", "IMPL", "CompositeImplicitAutograd");
afterAll(() => {
  triedKernels.dispose();
  tried.dispose();
});

/** A composite of one tensor, which vmap runs by what it calls, and how many times it ran. */
function composite(
  name: string,
  kernel: (self: Tensor) => Tensor,
): { readonly f: (a: Tensor) => Tensor; runs: number } {
  const made = { f: null as never as (a: Tensor) => Tensor, runs: 0 };
  tried.def(`${name}(Tensor self) -> Tensor`);
  triedKernels.impl(name, (self: Tensor) => {
    made.runs++;
    return kernel(self);
  });
  made.f = (a) => (ops as never as Record<string, Record<string, (a: Tensor) => Tensor>>).vmaptried![name]!(a);
  return made;
}

/** Warnings while `run` runs. */
function warnings(run: () => void): string[] {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  try {
    run();
    return warn.mock.calls.map(([text]) => String(text));
  } finally {
    warn.mockRestore();
  }
}

const mended: readonly (readonly [string, (self: Tensor) => Tensor])[] = [
  ["reads a value", (self) => self.mul(self.sum().item() as number)],
  ["writes into its own memory", (self) => zeros([3], { dtype: "float64" }).copy_(self)],
  ["writes random numbers into its own memory", (self) => zeros([3], { dtype: "float64" }).uniform_().mul(0).add(self)],
  ["gives an output its shape", (self) => add(self, self, { out: self.newZeros([0]) })],
  ["asks for the elements of a mask", (self) => self.at(self.gt(0)).sum()],
  ["selects by a mask", (self) => self.maskedSelect(self.gt(0)).sum()],
];
test.each(mended)("a composite that %s runs once for each example", (what, kernel) => {
  const made = composite(what.replaceAll(" ", "_"), kernel);
  const found: Tensor[] = [];
  expect(warnings(() => found.push(vmap(made.f, { randomness: "different" })(m)))).toHaveLength(1);
  close(found[0]!, stack([kernel(m.at(0)), kernel(m.at(1))]));
  expect(made.runs).toBe(3);
});

test("a composite that is refused for another reason runs once, and vmap warns of nothing", () => {
  const captured = zeros([3], { dtype: "float64" });
  const write = composite("writes_what_was_captured", (self) => {
    captured.add_(1);
    return self;
  });
  const refuse = composite("refuses", () => {
    throw new UnsupportedError("not for these");
  });
  const said = warnings(() => {
    expect(messageOf(() => grad((a: Tensor) => vmap(write.f)(a).sum())(m)).split("\n")[0]).toContain(
      "grad: aten::add_.Scalar writes into self (shape [3]), which the function captured",
    );
    expect(messageOf(() => vmap(refuse.f)(m)).split("\n")[0]).toBe("not for these");
  });
  expect([said, write.runs, refuse.runs]).toEqual([[], 1, 1]);
});
