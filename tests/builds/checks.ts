// Checks that must pass in every build of the library, however its files and names were transformed: sources, the installed package, a minified
// bundle.

import assert from "node:assert/strict";
import type * as Tengen from "../../generated/index.js";
import type * as Data from "../../runtime/data/index.js";
import type * as Distributions from "../../runtime/distributions/index.js";
import type * as Formulas from "../../runtime/modes/formulas.js";
import type * as Nn from "../../runtime/nn/index.js";
import type * as Optim from "../../runtime/optim/index.js";

type Tensor = Tengen.Tensor;

/** A build, and what its stack traces contain. */
export interface Build {
  readonly tengen: typeof Tengen;
  readonly nn: typeof Nn;
  readonly optim: typeof Optim;
  readonly data: typeof Data;
  readonly distributions: typeof Distributions;
  readonly formulas: typeof Formulas.formulas;
  /** The file that these checks are in, as stacks of this build name it. */
  readonly file: string;
  /** Whether a line of a stack is in these checks: in a bundle the library is in the same file. */
  readonly ours: (frame: string) => boolean;
  /** Whether functions keep their original names. */
  readonly named: boolean;
}

/** The message of what `body` throws. */
function message(body: () => unknown): string {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  return assert.fail("nothing was thrown");
}

/** The warnings of the program's dispatcher while `body` runs. */
function warnings({ tengen }: Build, body: () => void): string[] {
  const { dispatcher } = tengen;
  const { warn } = dispatcher;
  const all: string[] = [];
  dispatcher.warn = (text) => all.push(text);
  try {
    body();
  } finally {
    dispatcher.warn = warn;
  }
  return all;
}

/** The text with `HERE` for every place in this file; places in other files are unchanged. */
const places = ({ file }: Build, text: string): string =>
  text.replaceAll(`${file}:`, "HERE:").replace(/HERE:\d+:\d+/g, "HERE");

const schema = "f(Tensor x) -> Tensor";

/** Opens a namespace with one operator `f`. */
function operator({ tengen }: Build, namespace: string) {
  const library = tengen.library(namespace, "FRAGMENT");
  library.def(schema);
  const x = tengen.tensor([1]);
  return {
    library,
    call: () => (tengen.ops[namespace]!["f"]!(x) as Tensor).toArray(),
    register: (value: number) =>
      tengen.library(namespace, "IMPL", "CPU").impl("f", () => tengen.tensor([value]), { label: `k${value}` }),
  };
}

export const checks: Readonly<Record<string, (build: Build) => void>> = {
  // First, since kernels of a program, which others register, may keep arrays: scopes then compute nothing in place.
  "scopes give memory back, compute large tensors in place, and name their places"(build) {
    const { tengen } = build;
    const { add, exp, poisonPool, randn, tidy, trackMemory } = tengen;
    const x = randn([2 ** 15]);
    const expected = exp(add(x, x)).toArray();
    let lost!: Tensor;
    poisonPool();
    const memory = trackMemory({ places: true });
    for (let i = 0; i < 4; i++) {
      const found = tidy(() => {
        lost = add(x, x);
        return exp(lost);
      });
      assert.deepEqual(found.toArray(), expected);
      assert.equal(found.data!.buffer.byteLength, 2 ** 17);
    }
    assert.ok(memory.pool().region >= 2 ** 18);
    assert.match(
      places(
        build,
        message(() => lost.sum()),
      ),
      /^the tensor \(float32, 32768 elements\), created at (.* \()?HERE\)? in the tidy scope of HERE, was given back at the end of the scope\./,
    );
    // What the scopes returned is alive, or was until the collector came; what they gave back is no leak.
    const leaks = memory.leaks();
    assert.ok(leaks.every(({ place }) => places(build, place).includes("HERE")));
    assert.ok(leaks.reduce((sum, { bytes }) => sum + bytes, 0) < 5 * 2 ** 17);
    memory.dispose();
    poisonPool(false);
  },

  "donated tensors are computed in, and say where they were given"(build) {
    const { add, exp, poisonPool, randn, trackMemory } = build.tengen;
    const x = randn([2 ** 15]);
    const expected = exp(add(x, 1)).toArray();
    poisonPool();
    const memory = trackMemory();
    const handle = x.donate();
    assert.deepEqual(exp(add(handle, 1).donate()).toArray(), expected);
    const { hits, misses } = memory.pool();
    assert.equal(hits + misses, 0);
    const gone = (use: () => unknown): string => places(build, message(use));
    assert.match(
      gone(() => x.sum()),
      /^the tensor \(float32, 32768 elements\) was donated at (.* \()?HERE\)?\. Use the result/,
    );
    assert.match(
      gone(() => handle.sum()),
      /donated at (.* \()?HERE\)? was consumed by aten::add\.Scalar/,
    );
    memory.dispose();
    poisonPool(false);
  },

  "a second kernel wins with a warning that names both places, and going brings the first back"(build) {
    const { call, library } = operator(build, "checks_newest");
    const first = build.tengen.library("checks_newest", "IMPL", "CPU");
    const second = build.tengen.library("checks_newest", "IMPL", "CPU");
    first.impl("f", () => build.tengen.tensor([1]), { label: "one" });
    assert.deepEqual(call(), [1]);
    const seen = warnings(build, () => second.impl("f", () => build.tengen.tensor([2]), { label: "two" }));
    assert.deepEqual(
      seen.map((text) => places(build, text)),
      [
        "operator checks_newest::f at CPU: two (HERE) replaces one (HERE). Disposing the new registration restores the old kernel.",
      ],
    );
    const [newer, older] = [...seen[0]!.matchAll(/:(\d+:\d+)\)/g)].map(([, place]) => place);
    assert.notEqual(newer, older);
    assert.deepEqual(call(), [2]);
    second.dispose();
    assert.deepEqual(call(), [1]);
    first.dispose();
    assert.match(message(call), /^checks_newest::f has no kernel for CPU\./);
    library.dispose();
  },

  "kernels that one line registers are several, and so are those of one library"(build) {
    const { call, register } = operator(build, "checks_line");
    const handles: { dispose(): void }[] = [];
    const seen = warnings(build, () => {
      for (const value of [1, 2, 3]) handles.push(register(value));
      const library = build.tengen.library("checks_line", "IMPL", "CPU");
      handles.push(library.impl("f", () => build.tengen.tensor([4])));
      handles.push(library.impl("f", () => build.tengen.tensor([5])));
    });
    assert.equal(seen.length, 4);
    assert.deepEqual(call(), [5]);
    handles[3]!.dispose();
    assert.deepEqual(call(), [5]);
    handles[4]!.dispose();
    assert.deepEqual(call(), [3]);
    handles[1]!.dispose();
    handles[2]!.dispose();
    assert.deepEqual(call(), [1]);
  },

  "what is registered under one name again replaces what was"(build) {
    const { call } = operator(build, "checks_named");
    const register = (value: number) =>
      build.tengen.library("checks_named", "IMPL", "CPU", "my module").impl("f", () => build.tengen.tensor([value]));
    assert.deepEqual(
      warnings(build, () => [1, 2].forEach(register)),
      [],
    );
    assert.deepEqual(call(), [2]);
    assert.equal(build.tengen.dispatcher.get("checks_named::f").implCount, 1);
  },

  "large results are written over memory that is not zeroed, and what is not written is zero"({ tengen }) {
    const { ones, zeros, empty, add, useKernels, offerWasm } = tengen;
    const before = useKernels(null);
    offerWasm();
    const host = globalThis as { Buffer?: unknown };
    const { Buffer } = host;
    let requested = 0;
    host.Buffer = {
      allocUnsafeSlow(bytes: number) {
        requested++;
        return new Uint8Array(bytes).fill(255);
      },
    };
    try {
      const x = ones([70_000]);
      requested = 0;
      const copies = [add(x, x), x.clone(), x.to("float64"), x.reshape([100, 700]).t().contiguous(), x.repeat([2])];
      assert.equal(requested, copies.length);
      assert.deepEqual(
        copies.map((copy) => copy.sum().item()),
        [140_000, 70_000, 70_000, 70_000, 140_000],
      );
      requested = 0;
      assert.deepEqual([zeros([70_000]).sum().item(), empty([70_000]).sum().item(), requested], [0, 0, 0]);
    } finally {
      host.Buffer = Buffer;
      useKernels(before);
    }
  },

  "integers, truth values, their reductions and conversions are the same by vectors and without"({ tengen }) {
    const { tensor, useKernels, offerWasm, where } = tengen;
    offerWasm();
    const results = (kernels: string | null): string[] => {
      const before = useKernels(kernels);
      try {
        return (["int8", "uint8", "int16", "int32", "int64"] as const).flatMap((dtype) => {
          const x = tensor(Array.from({ length: 3000 }, (_, i) => (i * 7) % 101)).to(dtype);
          const y = tensor(Array.from({ length: 3000 }, (_, i) => (i % 9) + 1)).to(dtype);
          const found = [
            x.mul(y),
            x.lt(y),
            x.bitwiseLeftShift(2),
            x.floorDivide(y),
            x.remainder(y),
            where(x.gt(y), x, y),
          ];
          const folded = [0, 1].flatMap((dim) => {
            const z = x.reshape([60, 50]).mul(y.reshape([60, 50]));
            return [z.sum(dim), z.amax([dim]), z.argmin(dim), z.any(dim), z.all(dim), z.countNonzero(dim)];
          });
          const bools = y.gt(3).reshape([60, 50]);
          const totals = [x.sum(), x.max(), x.any(), y.all(), bools.sum(0), bools.any(1), bools.all(0)];
          return [
            ...found,
            ...folded,
            ...totals,
            x.to("float32"),
            x.to("bool"),
            x.to("float64").softmax(0).to("float32"),
          ].map((one) => JSON.stringify([one.dtype, one.toArray()]));
        });
      } finally {
        useKernels(before);
      }
    };
    const [plain, vectors] = [results("ts"), results(null)];
    assert.deepEqual(vectors, plain);
    const [x, zero] = [tensor(new Array<number>(1000).fill(5)).to("int16"), tensor([0]).to("int16")];
    assert.match(
      message(() => x.floorDivide(zero)),
      /ZeroDivisionError/,
    );
  },

  "a second DEF of a namespace is refused"(build) {
    const open = () => build.tengen.library("checks_def", "DEF");
    const first = open();
    assert.equal(
      places(build, message(open)),
      "namespace checks_def already has a DEF library, at HERE; the second one is at HERE. " +
        "A namespace has one DEF library; make the second one a FRAGMENT (more definitions) or an IMPL (kernels).",
    );
    first.dispose();
    open().dispose();
  },

  "a second definition of an operator is refused"(build) {
    const { library } = operator(build, "checks_twice");
    const text = "checks_twice::f(Tensor x) -> Tensor";
    const expected =
      `operator checks_twice::f is already defined.\n  first:  ${text} at HERE\n  second: ${text} at HERE\n` +
      "An overload can be defined once; use a different overload name for the second one.";
    assert.equal(
      places(
        build,
        message(() => library.def(schema)),
      ),
      expected,
    );
    assert.equal(
      places(
        build,
        message(() => build.tengen.library("checks_twice", "FRAGMENT").def(schema)),
      ),
      expected,
    );
    library.dispose();
    build.tengen.library("checks_twice", "FRAGMENT").def(schema);
  },

  "a second fallback of a key is refused"(build) {
    const { boxed, library } = build.tengen;
    const register = () => library("_", "IMPL", "PrivateUse3").fallback(boxed(() => {}, "mine"));
    const first = register();
    assert.equal(
      places(build, message(register)),
      "PrivateUse3 already has a fallback: mine at HERE; the second one is mine at HERE. " +
        "Dispose the first one before registering another.",
    );
    first.dispose();
    register().dispose();
  },

  "a second defineLibrary of an operator is refused, and one under the same name is not"(build) {
    const { defineLibrary } = build.tengen;
    const define = (source?: string) =>
      defineLibrary(
        "checks_library",
        { "f(Tensor x) -> Tensor": { CPU: (x) => x } },
        source === undefined ? {} : { source },
      );
    const first = define();
    assert.match(
      places(build, message(define)),
      /^operator checks_library::f is already defined\.\n {2}first: {2}.* at HERE\n {2}second: .* at HERE\n/,
    );
    first.dispose();
    define("checks.ts").dispose();
    define("checks.ts");
    define("checks.ts").dispose();
    assert.equal(build.tengen.dispatcher.find("checks_library::f"), undefined);
    const both = () =>
      defineLibrary("checks_library", {
        "f(Tensor x) -> Tensor": { CPU: (x) => x },
        "f(Tensor y) -> Tensor": { CPU: (y) => y },
      });
    assert.match(message(both), /^operator checks_library::f is already defined\./);
  },

  "an operator of defineOperator says where it was defined"(build) {
    const { defineOperator, dispatcher, library } = build.tengen;
    const opened = library("checks_operator", "FRAGMENT");
    defineOperator<(x: Tensor) => Tensor>(opened, "f(Tensor x) -> Tensor", { CPU: (x) => x });
    assert.equal(places(build, dispatcher.get("checks_operator::f").place), "HERE");
    assert.equal(
      places(
        build,
        message(() => defineOperator(opened, "f(Tensor x) -> Tensor", {})),
      ).match(/HERE/g)?.length,
      2,
    );
    opened.dispose();
  },

  "formulas differentiate in both modes"(build) {
    const { defineLibrary, dualLevel, makeDual, tensor, unpackDual, mul } = build.tengen;
    const cubeSchema = "cube(Tensor x) -> Tensor";
    const mine = defineLibrary("checks_formulas", {
      "cube(Tensor x) -> Tensor": {
        CompositeExplicitAutograd: (x) => mul(mul(x, x), x),
        derivative: build.formulas(cubeSchema, { x: "grad * 3 * x * x", result: "auto_element_wise" }),
      },
      "norms(Tensor[] xs, float p) -> (Tensor, Tensor)": {
        CompositeExplicitAutograd: (xs, p) => [xs[0]!.mul(p), xs[1]!.mul(xs[1]!)],
        derivative: build.formulas("norms(Tensor[] xs, float p) -> (Tensor, Tensor)", {
          result0: "xs_t[0] * p",
          result1: "xs_t[1] * xs_p[1] * 2",
        }),
      },
    });
    const x = tensor([2, 3], { dtype: "float64", requiresGrad: true });
    mine.cube(x).sum().backward();
    assert.deepEqual(x.grad!.toArray(), [12, 27]);
    dualLevel(() => {
      const dual = (at: number, tangent: number) =>
        makeDual(tensor([at], { dtype: "float64" }), tensor([tangent], { dtype: "float64" }));
      assert.deepEqual(unpackDual(mine.cube(dual(2, 10))).tangent!.toArray(), [120]);
      const [first, second] = mine.norms([dual(2, 1), dual(3, 10)], 5);
      assert.deepEqual(unpackDual(first).tangent!.toArray(), [5]);
      assert.deepEqual(unpackDual(second).tangent!.toArray(), [60]);
    });
    mine.dispose();
  },

  "a stack begins at the caller's line, cold and warm, by function, method, handle and everything else"(build) {
    const { add, backward, defineLibrary, grad, library, mm, ops, ShapeError, tensor } = build.tengen;
    const wrong = (): never => "two" as never;
    const x = tensor([[1, 2]]);
    const callers: Readonly<Record<string, () => unknown>> = {
      function: () => mm(x, x),
      arguments: () => add(x, wrong()),
      method: () => x.mm(x),
      "method with wrong arguments": () => x.softmax(wrong()),
      handle: () => ops.aten.mm.default(x, x),
      packet: () => ops.aten.mm(x, x),
      composite: () => x.matmul(tensor([1, 2, 3])),
      recorded: () => tensor([[1, 2]], { requiresGrad: true }).mm(x),
      creation: () => tensor([[1], 2] as never),
      item: () => x.item(),
      dtype: () => x.to({ dtype: wrong() }),
      "backward of nothing": () => x.backward(),
      "the function backward": () => backward(x),
      grad: () => grad(x, x),
      namespace: () => library("a b", "DEF"),
      definition: () => library("checks_stack", "FRAGMENT").def("no schema"),
      defineLibrary: () => defineLibrary("checks_stack", { "f(Tensor x": {} } as never),
      "missing kernel": () => add(tensor([1], { device: "cuda" as never }), 1),
    };
    // In a bundle no file identifies the library: there stacks of operators' functions, methods and handles begin at the caller, others at the
    // line that throws.
    const known = /^(function|method|arguments|handle|packet|composite|recorded)/;
    for (const [name, call] of Object.entries(callers)) {
      if (!build.named && !known.test(name)) continue;
      const caller = { [name]: () => call() }[name]!;
      for (const pass of ["cold", "warm"]) {
        let stack = "";
        try {
          caller();
        } catch (error) {
          stack = (error as Error).stack!;
        }
        const [first, second] = stack.split("\n").filter((line) => line.startsWith("    at "));
        assert.ok(first !== undefined && build.ours(first), `${pass} ${name}: ${stack}`);
        assert.ok(second !== undefined && build.ours(second), `${pass} ${name}: ${stack}`);
      }
      mm(x, tensor([[1], [2]]));
    }
    // A user's own error keeps its place.
    const mine = defineLibrary("checks_stack", {
      "f(Tensor x) -> Tensor": {
        CPU: function throwsItself() {
          throw new ShapeError("mine");
        },
      },
    });
    let stack = "";
    try {
      mine.f(x);
    } catch (error) {
      stack = (error as Error).stack!;
    }
    assert.match(stack, /^ShapeError: mine\n(?: {2}operator: .*\n)? {4}at /);
    if (build.named) assert.match(stack, /at .*throwsItself/);
    mine.dispose();
  },

  "half precision computes, rounds, prints and is saved as it is"(build) {
    const { add, loadSafetensors, matmul, mul, saveSafetensors, sum, tensor } = build.tengen;
    for (const [dtype, tenth] of [
      ["float16", 0.0999755859375],
      ["bfloat16", 0.10009765625],
    ] as const) {
      const x = tensor([0.1, 2], { dtype, requiresGrad: true });
      assert.deepEqual(x.toArray(), [tenth, 2]);
      assert.equal(add(x, x).dtype, dtype);
      assert.deepEqual(mul(x, 2).toArray(), [2 * tenth, 4]);
      assert.equal(add(x, tensor([1, 1])).dtype, "float32");
      assert.deepEqual(matmul(x, x).dtype, dtype);
      sum(mul(x, x)).backward();
      assert.deepEqual([x.grad!.dtype, x.grad!.toArray()], [dtype, [2 * tenth, 4]]);
      assert.match(String(x), new RegExp(`dtype="?${dtype}`));
      const bytes = saveSafetensors({ x: x.detach() });
      const again = loadSafetensors(bytes).tensors["x"];
      assert.deepEqual([again!.dtype, again!.toArray()], [dtype, [tenth, 2]]);
    }
  },

  "functions of functions nest, and say what they refuse"({ tengen }) {
    const { AutogradFunction, grad, hessian, jacfwd, jacrev, jvp, linearize, registerVmap, rand, tensor, vjp, vmap } =
      tengen;
    const m = tensor([
      [1, 2],
      [3, 4],
    ]);
    const x = tensor([1, 2]);
    const cube = (a: Tensor): Tensor => a.mul(a).mul(a).sum();
    const squares = (a: Tensor): Tensor => a.mul(a);
    const values = (result: Tensor): unknown => result.toArray();
    assert.deepEqual(values(vmap((a: Tensor, b: Tensor) => a.mul(b).sum(), { inDims: [1, null] })(m, x)), [7, 10]);
    assert.deepEqual(values(vmap((a: Tensor) => a.mm(m).softmax(-1).sum())(tensor([[[1, 0]], [[0, 1]]]))), [1, 1]);
    assert.deepEqual(values(vmap(vmap(squares))(m)), [
      [1, 4],
      [9, 16],
    ]);
    assert.deepEqual(values(vmap(grad(cube))(m)), [
      [3, 12],
      [27, 48],
    ]);
    assert.deepEqual(values(grad((a: Tensor) => vmap(grad(cube))(a).sum())(m)), [
      [6, 12],
      [18, 24],
    ]);
    const diagonal = [
      [2, 0],
      [0, 4],
    ];
    assert.deepEqual(values(jacrev(squares)(x)), diagonal);
    assert.deepEqual(values(jacfwd(squares)(x)), diagonal);
    assert.deepEqual(values(hessian(cube)(x)), [
      [6, 0],
      [0, 12],
    ]);
    assert.deepEqual(values(vmap(jacfwd(squares))(m).select(0, 0)), diagonal);
    assert.deepEqual(values(jvp((a) => grad(cube)(a!), x, x).tangents as Tensor), [6, 24]);
    assert.deepEqual(values(vjp((a: Tensor) => squares(a), x).pullback(x)[0]!), [2, 8]);
    assert.deepEqual(values(linearize(squares, x).pushforward(x)), [2, 8]);
    const double = new AutogradFunction({
      name: "Double",
      forward: (_context, a: Tensor) => a.mul(2),
      backward: (_context, gradient) => gradient.mul(20),
    });
    assert.deepEqual(values(vmap(grad((a: Tensor) => (double.apply(a) as Tensor).sum()))(m)), [
      [20, 20],
      [20, 20],
    ]);
    const library = tengen.library("checks_vmap", "FRAGMENT");
    library.def("turn(Tensor self) -> Tensor");
    const kernels = tengen.library("checks_vmap", "IMPL", "CPU");
    kernels.impl("turn", (a: Tensor) => a.flip([0]));
    const rule = registerVmap("checks_vmap::turn", (_info, [dim], a: Tensor) => [
      a.flip([1 - (dim as number)]),
      dim as number,
    ]);
    const turn = (a: Tensor): Tensor => tengen.ops["checks_vmap"]!["turn"]!(a) as Tensor;
    assert.deepEqual(values(vmap(turn, { fallback: "error" })(m)), [
      [2, 1],
      [4, 3],
    ]);
    rule.dispose();
    assert.match(
      message(() => vmap(turn, { fallback: "error" })(m)),
      /^vmap: checks_vmap::turn has no rule, and fallback/,
    );
    kernels.dispose();
    library.dispose();
    assert.match(
      message(() => vmap((a: Tensor) => a.mul(a.sum().item() as number))(m)),
      /^vmap: item\(\) of a tensor that is mapped/,
    );
    assert.match(
      message(() => vmap((a: Tensor) => a.add(rand([2])))(m)),
      /^vmap: aten::rand draws random numbers/,
    );
    let left = m;
    vmap((a: Tensor) => (left = a))(m);
    assert.match(
      message(() => left.add(1)),
      /that left vmap \(level 1\)/,
    );
    assert.match(String(left), /^BatchedTensor\(/);
  },

  "examples compute together, rows of Jacobians at once, and transforms explain themselves"({ tengen }) {
    const { axisMean, axisSum, explain, grad, jacobian, mul, tensor, vmap } = tengen;
    const m = tensor([
      [1, 2],
      [3, 6],
    ]);
    const values = (result: Tensor): unknown => result.toArray();
    const centred = (a: Tensor): Tensor => a.sub(axisMean(a, "batch"));
    assert.deepEqual(values(vmap(centred, { axisName: "batch" })(m)), [
      [-1, -2],
      [1, 2],
    ]);
    const shared = grad((a: Tensor) => axisSum(a.mul(a), "batch").sum());
    assert.deepEqual(values(vmap(shared, { axisName: "batch" })(m)), [
      [4, 8],
      [12, 24],
    ]);
    const squares = (a: Tensor): Tensor => a.mul(a);
    const x = tensor([1, 2]);
    assert.deepEqual(
      jacobian(squares, [x], { vectorize: true }).map((row) => [row].flat(2).map(values)),
      jacobian(squares, [x]).map((row) => [row].flat(2).map(values)),
    );
    const p = tensor([1, 2], { requiresGrad: true });
    const [rows] = grad([p.mul(p)], [p], {
      gradOutputs: [
        tensor([
          [1, 0],
          [0, 1],
        ]),
      ],
      isGradsBatched: true,
    });
    assert.deepEqual(values(rows as Tensor), [
      [2, 0],
      [0, 4],
    ]);
    const rules: unknown[] = [];
    vmap(
      grad((a: Tensor) => {
        for (const { level } of explain(mul, a, a).steps) if (level !== null) rules.push([level.transform, level.rule]);
        return a.mul(a).sum();
      }),
    )(m);
    assert.deepEqual(rules, [
      ["grad", "recorded on its own tensors"],
      ["grad", "computed with the values of its tensors"],
      ["vmap", "2 examples, rule of the class pointwise"],
    ]);
  },

  "modules are functions of their parameters: for each example, and for members of an ensemble that trains"({
    tengen,
    nn,
    optim,
  }) {
    const { grad, stack, tensor, vmap } = tengen;
    const { functionalCall, Linear, stackModuleState } = nn;
    const x = tensor([
      [1, 2],
      [3, 5],
    ]);
    const model = new Linear(2, 1);
    const state: Record<string, Tensor> = { weight: tensor([[1, -1]]), bias: tensor([2]) };
    const squared = (p: Record<string, Tensor>, row: Tensor): Tensor => functionalCall(model, p, row).pow(2).sum();
    const gradients = vmap(grad(squared), { inDims: [null, 0] })(state, x) as unknown as Record<string, Tensor>;
    assert.deepEqual(gradients["weight"]!.toArray(), [[[2, 4]], [[0, 0]]]);
    assert.deepEqual(gradients["bias"]!.toArray(), [[2], [0]]);
    const members = [new Linear(2, 1), new Linear(2, 1)];
    const [parameters] = stackModuleState(members);
    const sgd = new optim.SGD(Object.values(parameters), { lr: 0.01, momentum: 0.9 });
    for (let step = 0; step < 3; step++) {
      sgd.zeroGrad();
      vmap((p: Record<string, Tensor>) => squared(p, x))(parameters)
        .sum()
        .backward();
      sgd.step();
    }
    for (const member of members) {
      const own = new optim.SGD(member.parameters(), { lr: 0.01, momentum: 0.9 });
      for (let step = 0; step < 3; step++) {
        own.zeroGrad();
        member.forward(x).pow(2).sum().backward();
        own.step();
      }
    }
    for (const [name, trained] of Object.entries(parameters)) {
      const alone = stack(members.map((member) => new Map(member.namedParameters()).get(name)!));
      assert.ok(tengen.allclose(trained, alone, 1e-5, 1e-6), name);
    }
    assert.match(
      message(() => functionalCall(model, { wieght: x }, x)),
      /^functionalCall: .*wieght/,
    );
  },

  "distributions draw, have densities, gradients and divergences, and name themselves"({ tengen, distributions }) {
    const { grad, manualSeed, tensor } = tengen;
    const { Bernoulli, Dirichlet, Independent, klDivergence, Normal } = distributions;
    const loc = tensor([1, 2]).requiresGrad_();
    const normal = new Independent(new Normal(loc, 1), 1);
    assert.equal(String(normal), "Independent(Normal(loc: [2], scale: [2]), 1)");
    manualSeed(1);
    const [slope] = grad(normal.rsample([3]).sum(), [loc]);
    assert.deepEqual(slope!.toArray(), [3, 3]);
    const prior = new Independent(new Normal(tensor([0, 0]), 1), 1);
    assert.equal(klDivergence(normal, prior).item(), 2.5);
    const concentration = tensor([2, 3], { requiresGrad: true });
    assert.equal(new Dirichlet(concentration).rsample().requiresGrad, true);
    assert.deepEqual(new Bernoulli({ logits: tensor([30, -30]) }).sample().toArray(), [1, 0]);
    assert.match(
      message(() => new Normal(0, -1)),
      /^Normal: scale must be a positive number, got -1;/,
    );
    assert.match(
      message(() => klDivergence(normal, new Bernoulli(0.5))),
      /^klDivergence: there is no closed form for Independent and Bernoulli;/,
    );
  },

  "loaders take columns, items by position and items one after the other, in PyTorch's order"({ tengen, data }) {
    const { ConcatDataset, DataLoader, randomSplit, WeightedRandomSampler } = data;
    const squares = { length: 10, get: (i: number) => ({ x: i * i, name: `n${i}` }) };
    tengen.manualSeed(7);
    const batches = [...new DataLoader(squares, { batchSize: 4, shuffle: true })];
    assert.deepEqual(
      batches.map(({ x }) => x.toArray()),
      [
        [9, 4, 49, 64],
        [36, 1, 25, 81],
        [0, 16],
      ],
    );
    assert.deepEqual(batches[2]!.name, ["n0", "n4"]);
    const items = new ConcatDataset<number>([[1, 2], [3]]);
    const [one, two] = randomSplit(items, [2, 1]);
    assert.deepEqual([one!.length, two!.length, new DataLoader(one!, { batchSize: 2 }).length], [2, 1, 1]);
    const stream = new DataLoader(function* () {
      yield* [1, 2, 3];
    });
    assert.equal([...stream].length, 3);
    assert.equal([...new WeightedRandomSampler([0, 1], 3)].join(), "1,1,1");
    assert.match(
      message(() => [...new DataLoader({ length: 2, get: (i: number) => (i === 1 ? JSON.parse("{") : i) as number })]),
      /\n {2}item: 1 of the data set$/,
    );
  },

  "a device that is not there is named with those that are, and a model is a table"({ tengen, nn }) {
    const { tensor, zeros } = tengen;
    const there = /^there is no device cuda in this program: its devices are cpu, meta(, \w+)*\. aten::empty/;
    assert.match(
      message(() => zeros([2], { device: "cuda" })),
      there,
    );
    assert.match(
      message(() => tensor([1]).to({ device: "cuda" })),
      there,
    );
    assert.match(
      message(() => (tensor([1]) as unknown as { cuda(): void }).cuda()),
      /^tensors have no method cuda: use x\.to\(\{ device \}\) with one of the devices of the program: cpu, meta/,
    );
    assert.equal(tensor([1.5]).half().cpu().dtype, "float16");
    const found = nn.summary(new nn.Sequential(new nn.Linear(2, 3), new nn.ReLU()), [5, 2]);
    assert.deepEqual([found.parameters, found.rows[1]!.output, found.rows[0]!.operators], [9, [[5, 3]], 2]);
    assert.match(String(found), /Linear\) +\[5, 3\] +9 +36 +1/);
  },

  "list operators compute small tensors together"({ tengen }) {
    const { tensor, useKernels, offerWasm, _foreachExp_, _foreachMul } = tengen;
    offerWasm();
    const values = Array.from({ length: 1000 }, (_, i) => i / 100 - 5);
    const pieces = () => Array.from({ length: 10 }, (_, i) => tensor(values.slice(100 * i, 100 * (i + 1))));
    const all = tensor(values).exp().toArray();
    const list = pieces();
    _foreachExp_(list);
    assert.deepEqual(
      list.slice(1).map((x) => x.toArray()),
      list.slice(1).map((_, i) => (all as number[]).slice(100 * (i + 1), 100 * (i + 2))),
    );
    assert.deepEqual(
      list.map((x) => x.version),
      list.map(() => 1),
    );
    const before = useKernels("ts");
    assert.deepEqual(
      _foreachMul(pieces(), 2).flatMap((x) => x.toArray()),
      values.map((x) => Math.fround(x) * 2),
    );
    useKernels(before);
  },
  "integers are numbers, or bigints for who asks"(build) {
    const { tensor } = build.tengen;
    const big = 2n ** 53n + 1n;
    const x = tensor([big, -3n], { dtype: "int64" });
    assert.deepEqual(x.toArray({ bigint: true }), [big, -3n]);
    assert.equal(tensor(7, { dtype: "int64" }).item(), 7);
    assert.equal(tensor(7, { dtype: "int64" }).item({ bigint: true }), 7n);
    assert.match(
      message(() => x.toArray()),
      /9007199254740993.*bigint: true/s,
    );
  },

  "dispatch explains itself, of functions and of calls"(build) {
    const { add, explain, tensor, traceDispatch } = build.tengen;
    const x = tensor([1], { requiresGrad: true });
    assert.equal(explain(add, x, 2).operator, "aten::add.Scalar");
    const lines: string[] = [];
    const result = traceDispatch(
      () => add(x, x),
      (line) => lines.push(line),
    );
    assert.deepEqual(result.toArray(), [2]);
    assert.deepEqual(
      lines.map((line) => line.split(" DispatchKeySet")[0]!.replace(/\] .*/, "]")),
      ["aten::add.Tensor [AutogradCPU]", "  aten::add.Tensor [CPU]"],
    );
  },

  "wrapper tensors and subclasses refuse readers by name, and gradients pass through them"(build) {
    const { add, mul, tensor, TensorSubclass, WrapperTensor } = build.tengen;
    const bare = new WrapperTensor({ shape: [2], requiresGrad: true });
    assert.deepEqual([bare.shape, bare.dtype, bare.requiresGrad], [[2], "float32", true]);
    const unread = message(() => bare.toArray());
    assert.match(
      unread,
      /^toArray\(\): a .* has no memory, and its class no method `materialize` that gives its elements/,
    );
    const seen: string[] = [];
    class Logged extends TensorSubclass {
      static override dispatch(op: { name: string }, _types: unknown, args: unknown[]): unknown {
        seen.push(op.name);
        const [self, other] = args as [Logged, unknown];
        assert.ok(self instanceof Logged);
        const right = other instanceof Logged ? other.elem : other;
        if (op.name === "aten::mul.Scalar") return new Logged(mul(self.elem!, right as number));
        if (op.name === "aten::add.Tensor") return new Logged(add(self.elem!, right as Tensor));
        throw new Error(`not expected: ${op.name}`);
      }
    }
    const x = new Logged(tensor([1, 2]));
    const product = mul(x, 3);
    assert.ok(product instanceof Logged);
    assert.deepEqual(add(product, product).toArray(), [6, 12]);
    assert.deepEqual(seen, ["aten::mul.Scalar", "aten::add.Tensor"]);
  },

  "graphs are traced, printed as JavaScript that runs, saved, loaded and exported"(build) {
    const { exportPyTorch, grad, loadGraph, loadPyTorchState, makeGraph, saveGraph, tensor } = build.tengen;
    const w = tensor([2, 3], { requiresGrad: true });
    const graph = makeGraph(({ x }: { x: Tensor }) => ({ gradient: grad(x.mul(w).sum(), [w])[0]! }))({
      x: tensor([1, 1]),
    });
    assert.deepEqual(graph.run({ x: tensor([5, 7]) }).gradient.toArray(), [5, 7]);
    const loaded = loadGraph(saveGraph(graph));
    assert.deepEqual((loaded.run({ x: tensor([8, 9]) }) as { gradient: Tensor }).gradient.toArray(), [8, 9]);
    assert.equal(loaded.toString(), graph.toString());
    const { files } = exportPyTorch(graph, { name: "model", state: { "fc.weight": w } });
    assert.match(String(files["Model.py"]), /^class Model\(torch\.nn\.Module\):$/m);
    loadPyTorchState({ "fc.weight": w }, files["Model.safetensors"] as Uint8Array);
    assert.match(
      message(() => makeGraph((x: Tensor) => x.mul(Number(x.sum().item())))(tensor([1, 2]))),
      /^item\(\) reads a value that depends on the inputs/,
    );
  },

  "loops are offered, asked where they fit, switched off and taken back"(build) {
    const { add, explain, offerLoop, ops, tensor, useKernels } = build.tengen;
    const long = tensor(Array.from({ length: 64 }, (_, i) => i));
    let runs = 0;
    const offer = offerLoop(ops.aten.add.Tensor, {
      dtype: "float32",
      from: 64,
      source: "checks",
      loop: () => {
        runs++;
        return false;
      },
    } as never);
    const count = (body: () => unknown): number => {
      runs = 0;
      body();
      return runs;
    };
    assert.equal(
      count(() => assert.deepEqual((add(long, long).toArray() as number[]).slice(0, 3), [0, 2, 4])),
      1,
    );
    assert.equal(
      count(() => add(tensor([1]), tensor([2]))),
      0,
    );
    assert.match(String(explain(add, long, long)), /offered: loop \(checks\) for float32/);
    const before = useKernels("ts");
    assert.equal(
      count(() => add(long, long)),
      0,
    );
    useKernels(before);
    offer.dispose();
    assert.equal(
      count(() => add(long, long)),
      0,
    );
  },

  "trees of values are taken apart and built again"(build) {
    const { treeFlatten, treeMap, treeUnflatten } = build.tengen;
    const tree = { a: [1, new Map([["k", 2]])], b: 3 };
    const { leaves, spec } = treeFlatten(tree);
    assert.deepEqual(leaves, [1, 2, 3]);
    assert.deepEqual(treeUnflatten(spec, [4, 5, 6]), { a: [4, new Map([["k", 5]])], b: 6 });
    assert.deepEqual(
      treeMap((leaf) => (leaf as number) * 2, { x: [1, 2] }),
      { x: [2, 4] },
    );
  },

  "tensors are indexed"(build) {
    const { grad, tensor } = build.tengen;
    const x = tensor(
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      { requiresGrad: true },
    );
    assert.deepEqual(x.at("...", [0, 2]).toArray(), [
      [1, 3],
      [4, 6],
    ]);
    assert.deepEqual(grad(x.at(1, "1:").sum(), [x])[0]!.toArray(), [
      [0, 0, 0],
      [0, 1, 1],
    ]);
    assert.deepEqual(
      x
        .detach()
        .set([x.gt(4)], 0)
        .toArray(),
      [
        [1, 2, 3],
        [4, 0, 0],
      ],
    );
    assert.deepEqual(
      x.unbind().map((row) => row.sum().item()),
      [1 + 2 + 3, 4],
    );
    assert.match(
      message(() => x.at(2)),
      /^at: index 0, 2, is out of range for dimension 0 of size 2/,
    );
  },

  "programs are functionalized, and traced so"({ tengen }) {
    const { functionalize, makeGraph, tensor } = tengen;
    const program = (x: Tensor): Tensor => {
      const y = x.t().select(0, 0);
      y.mul_(10);
      return x.sum();
    };
    const x = tensor([
      [1, 2],
      [3, 4],
    ]);
    assert.equal(functionalize(program)(x).item(), 46);
    assert.deepEqual(x.toArray(), [
      [10, 2],
      [30, 4],
    ]);
    const graph = makeGraph(functionalize(program, { remove: "mutations_and_views" }))(x);
    assert.deepEqual(
      graph.nodes.filter(({ op }) => op?.name.includes("_copy")).map(({ op }) => op!.name),
      ["aten::t_copy", "aten::select_copy.int", "aten::t_copy", "aten::t_copy"],
    );
    assert.match(
      message(() => functionalize((a: Tensor) => x.add_(a))(tensor([1]))),
      /^functionalize: aten::add_\.Tensor writes into self, which comes from outside of the function/,
    );
  },

  "autocast casts, keeps weights, nests, and explain shows its stop"({ tengen }) {
    const { autocast, DispatchMode, explain, isAutocastEnabled, linear, mm, ones, sum, withMode } = tengen;
    const w = ones([2, 2], { requiresGrad: true });
    const casts: string[] = [];
    class Casts extends DispatchMode {
      override handle(
        op: (...args: unknown[]) => unknown,
        _types: unknown,
        args: readonly unknown[],
        options: Tengen.CallOptions,
      ) {
        const { name } = (op as unknown as { operator: { name: string } }).operator;
        if (name === "aten::_to_copy") casts.push(name);
        return op(...args, options);
      }
    }
    const dtypes = withMode(new Casts(), () =>
      autocast({ dtype: "bfloat16" }, () => [
        mm(w, w).dtype,
        autocast({ enabled: false }, () => mm(w, w).dtype),
        linear(w, w).dtype,
        sum(w).dtype,
      ]),
    );
    assert.deepEqual([dtypes, casts.length], [["bfloat16", "float32", "bfloat16", "float32"], 1]);
    sum(autocast({}, () => mm(w, w))).backward();
    assert.deepEqual([w.grad!.dtype, isAutocastEnabled()], ["float32", false]);
    const steps = autocast({}, () => explain(mm, w, w)).steps.map(({ key }) => key);
    assert.deepEqual(steps, ["AutocastCPU", "AutogradCPU", "CPU"]);
    assert.equal(autocast({}, () => explain(mm, w, w)).steps[0]!.kernel, "lower_precision_fp");
    assert.equal(
      message(() => autocast({ cache: true } as never, () => 1)),
      'autocast: unknown option "cache"; there are device, dtype, enabled, cacheEnabled',
    );
  },

  "GradScaler scales, leaves out a step that is not finite, and goes on"({ tengen }) {
    const { GradScaler, mul, noGrad, ones, sum } = tengen;
    const w = ones([2], { requiresGrad: true });
    const optimizer = { parameters: [w], step: () => noGrad(() => w.sub_(w.grad!)) };
    const scaler = new GradScaler({ initScale: 4, growthInterval: 1 });
    const found: unknown[] = [];
    for (const factor of [0.5, Number.POSITIVE_INFINITY]) {
      w.grad = null;
      scaler.scale(sum(mul(w, factor))).backward();
      scaler.step(optimizer);
      scaler.update();
      found.push(w.toArray(), scaler.scaleFactor);
    }
    assert.deepEqual(found, [[0.5, 0.5], 8, [0.5, 0.5], 4]);
  },

  "fake tensors have shapes, dtypes, devices and gradients, and nothing to read"({ tengen }) {
    const { FakeTensor, fakeTensor, linear, nonzero, ones, sum, withFakeTensors, zeros } = tengen;
    const w = ones([3, 2], { requiresGrad: true });
    const y = withFakeTensors(() => linear(zeros([4, 2]), w));
    assert.deepEqual([y instanceof FakeTensor, y.shape, y.dtype], [true, [4, 3], "float32"]);
    sum(y).backward();
    assert.deepEqual([w.grad instanceof FakeTensor, w.grad!.shape], [true, [3, 2]]);
    const x = fakeTensor([1], { device: "cuda" as never, dtype: "float16" });
    assert.deepEqual([x.add(1).device, x.add(1).dtype], ["cuda", "float16"]);
    assert.match(
      message(() => x.item()),
      /^item\(\) reads elements, but fake tensors have only shapes/,
    );
    assert.match(
      message(() => nonzero(x)),
      /^the result of aten::nonzero depends on the elements of self, which fake tensors do not have/,
    );
  },

  "function modes and classes see functions, methods, getters and setters by name"({ tengen }) {
    const { add, asSubclass, defaultTorchFunction, FunctionMode, NotImplemented, ones, Tensor, withFunctionMode } =
      tengen;
    const seen: string[] = [];
    class Names extends FunctionMode {
      override handle(
        fn: Tengen.OverridableFunction,
        _types: unknown,
        args: readonly unknown[],
        options: Tengen.CallOptions,
      ) {
        seen.push(fn.name);
        return fn(...args, options);
      }
    }
    const x = ones([2]);
    withFunctionMode(new Names(), () => {
      add(x, x).mul(2).toArray();
      x.requiresGrad = x.dtype === "float32";
    });
    assert.deepEqual(seen, ["add", "mul", "Tensor.toArray", "Tensor.dtype", "Tensor.requiresGrad="]);
    class Mine extends (Tensor as unknown as { new (): Tensor }) {
      static torchFunction(
        fn: Tengen.OverridableFunction,
        types: never,
        args: readonly unknown[],
        options: Tengen.CallOptions,
      ) {
        if (fn.name === "sub") return NotImplemented;
        return defaultTorchFunction(Mine as never, fn, types, args, options);
      }
    }
    const mine = asSubclass(ones([2]), Mine as never) as Tensor;
    assert.deepEqual([add(mine, 1) instanceof Mine, add(mine, 1).toArray()], [true, [2, 2]]);
    assert.match(
      message(() => mine.sub(1)),
      /^no handler took sub|NotImplemented/,
    );
  },

  "dispatch modes and subclasses: who is asked, what is refused, and nothing left behind"({ tengen }) {
    const { activeModes, add, DispatchMode, mapTensors, mul, NotImplemented, sum, TensorSubclass, tensor, withMode } =
      tengen;
    const seen: string[] = [];
    class Outer extends TensorSubclass {
      static override dispatch(
        op: Tengen.OverloadHandle,
        _types: unknown,
        args: readonly unknown[],
        options: Tengen.CallOptions,
      ) {
        seen.push(`class ${op.name}`);
        if (op.name === "aten::neg") return NotImplemented;
        if (op.name === "aten::exp") return 3;
        const values = mapTensors(args, (x) => (x instanceof Outer ? x.elem : x)) as readonly unknown[];
        return mapTensors(op(...values, options), (x) => new Outer(x));
      }
    }
    class Mode extends DispatchMode {
      override handle(
        op: Tengen.OverloadHandle,
        types: readonly unknown[],
        args: readonly unknown[],
        options: Tengen.CallOptions,
      ) {
        seen.push(`mode ${op.name} ${types.length}`);
        if (op.name === "aten::sin") throw new Error("refused");
        return op(...args, options);
      }
    }
    const x = new Outer(tensor([1, 2], { dtype: "float64" })).requiresGrad_();
    const y = withMode(new Mode(), () => mul(x, x));
    assert.deepEqual(seen, ["mode aten::mul.Tensor 1", "class aten::mul.Tensor"]);
    sum(add(y, 1)).backward();
    assert.deepEqual([x.grad instanceof Outer, x.grad!.toArray()], [true, [2, 4]]);
    assert.match(
      message(() => x.detach().neg()),
      /^no handler accepted aten::neg: NotImplemented was returned by /,
    );
    assert.match(
      message(() => x.detach().exp()),
      /aten::exp.*Tensor.*number 3/s,
    );
    assert.equal(
      message(() => withMode(new Mode(), () => tensor([1]).sin())),
      "refused",
    );
    assert.deepEqual(activeModes(), []);
    seen.length = 0;
    tensor([1]).sin();
    assert.deepEqual(seen, []);
  },

  "a tensor in parts: a subclass without an element, an operator of its own, a function with a backward"({ tengen }) {
    const { AutogradFunction, cat, defineLibrary, mapTensors, mul, TensorSubclass, tensor } = tengen;
    const mine = defineLibrary("checks_parts", { "join(Tensor[] parts) -> Tensor": { CPU: (parts) => cat(parts) } });
    class Parts extends TensorSubclass {
      readonly parts: readonly Tensor[];
      constructor(parts: readonly Tensor[]) {
        super({ shape: [parts.reduce((sum, one) => sum + one.shape[0]!, 0)], dtype: parts[0]!.dtype });
        this.parts = parts;
      }
      override materialize(): Tensor {
        return mine.join([...this.parts]);
      }
      static override dispatch(
        op: Tengen.OverloadHandle,
        _types: unknown,
        args: readonly unknown[],
        options: Tengen.CallOptions,
      ) {
        const on = (rank: number) => {
          const localArguments = mapTensors(args, (x) =>
            x instanceof Parts ? x.parts[rank]! : x,
          ) as readonly unknown[];
          return op(...localArguments, options) as Tensor;
        };
        return new Parts([on(0), on(1)]);
      }
    }
    const split = new AutogradFunction({
      name: "Split",
      forward: (_context, x: Tensor) => new Parts([x.narrow(0, 0, 1), x.narrow(0, 1, 2)]),
      backward: (_context, grad) => [(grad as unknown as Parts).materialize()],
    });
    const x = tensor([1, 2, 3], { requiresGrad: true });
    const y = mul(split.apply(x) as Tensor, split.apply(x) as Tensor);
    assert.deepEqual([y instanceof Parts, y.toArray()], [true, [1, 4, 9]]);
    y.backward(new Parts([tensor([1]), tensor([1, 1])]));
    assert.deepEqual(x.grad!.toArray(), [2, 4, 6]);
    mine.dispose();
  },

  "a layer of a program's own: a boxed fallback at a key, and a guard that includes it"({ tengen }) {
    const { add, boxed, dispatcher, explain, KeySet, library, linear, ones, traceDispatch, withIncluded } = tengen;
    const key = KeySet.of("TESTING_ONLY_GenericMode");
    const names: string[] = [];
    const registered = library("_", "IMPL", "TESTING_ONLY_GenericMode").fallback(
      boxed((op, keys, stack) => {
        names.push(op.name);
        dispatcher.redispatchBoxed(op, keys.difference(key), stack);
      }, "note"),
    );
    const x = ones([1, 1]);
    assert.deepEqual(withIncluded(key, () => linear(x, x)).toArray(), [[1]]);
    assert.deepEqual(names.slice(0, 2), ["aten::linear", "aten::t"]);
    const [first] = withIncluded(key, () => explain(add, x, x)).steps;
    assert.deepEqual([first!.key, first!.kernel], ["TESTING_ONLY_GenericMode", "note"]);
    const lines: string[] = [];
    traceDispatch(
      () => withIncluded(key, () => add(x, x)),
      (line) => lines.push(line),
    );
    assert.match(lines[0]!, /^aten::add\.Tensor \[TESTING_ONLY_GenericMode\] note /);
    registered.dispose();
    names.length = 0;
    add(x, x);
    assert.deepEqual(names, []);
  },

  "functional tensors are written without a write, and explain names their kernel"({ tengen }) {
    const { explain, fromFunctional, functionalizationGuard, isFunctional, mul, sync, tensor, toFunctional, zeros } =
      tengen;
    const x = tensor([1, 2]);
    const y = toFunctional(x);
    y.narrow(0, 1, 1).mul_(5);
    sync(y);
    assert.deepEqual(
      [x.toArray(), fromFunctional(y).toArray()],
      [
        [1, 2],
        [1, 10],
      ],
    );
    const steps = explain(mul, y, y).steps.map(({ key, kernel }) => `${key} ${kernel}`);
    assert.ok(steps.includes("Functionalize functionalize"), steps.join());
    const guard = functionalizationGuard();
    assert.equal(isFunctional(zeros([1])), true);
    guard.dispose();
    assert.equal(isFunctional(zeros([1])), false);
  },

  "everyday calls: indices, shorthands, numbers first, named results, reductions by name, what may be left out"({
    tengen,
  }) {
    const { batchNorm, dropout, einsum, l1Loss, ones, sub, tensor, topk } = tengen;
    const x = tensor([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    const rows: readonly (readonly [Tensor, unknown])[] = [
      [x.at(0, "1:3", null, null), [[[2]], [[3]]]],
      [
        x.at("...", [2, 0]),
        [
          [3, 1],
          [6, 4],
        ],
      ],
      [x.at(x.gt(4)), [5, 6]],
      [
        x.clone().set([":", -1], 0),
        [
          [1, 2, 0],
          [4, 5, 0],
        ],
      ],
      [
        x.T,
        [
          [1, 4],
          [2, 5],
          [3, 6],
        ],
      ],
      [
        x.mT,
        [
          [1, 4],
          [2, 5],
          [3, 6],
        ],
      ],
      [
        sub(1, x),
        [
          [0, -1, -2],
          [-3, -4, -5],
        ],
      ],
      [topk(x, 1).values, [[3], [6]]],
      [topk(x, 1).indices, [[2], [2]]],
      [einsum("ij,ij->i", [x, x]), [14, 77]],
      [l1Loss(x, ones([2, 3]), { reduction: "sum" }), 15],
      [l1Loss(x, ones([2, 3])), 2.5],
      [
        dropout(x, { p: 0.5, train: false }),
        [
          [1, 2, 3],
          [4, 5, 6],
        ],
      ],
      [
        batchNorm(x, { training: true }).round(),
        [
          [-1, -1, -1],
          [1, 1, 1],
        ],
      ],
      [tensor(new Float32Array([1, 2]), { shape: [2, -1], copy: false }), [[1], [2]]],
    ];
    for (const [i, [got, wanted]] of rows.entries()) assert.deepEqual(got.toArray(), wanted, `row ${i}`);
    assert.deepEqual([x.dim(), x.float() === x, x.double().dtype, x.to("cpu").device], [2, true, "float64", "cpu"]);
    assert.deepEqual(
      x.unbind().map((row) => row.sum().item()),
      [6, 15],
    );
    assert.match(
      message(() => l1Loss(x, x, { reduction: "average" as "mean" })),
      /reduction/,
    );
  },

  "memory is counted, profiles become files for the trace viewer, consoles of browsers show tensors"({ tengen }) {
    const { installDevtoolsFormatter, ones, profile, tensor, trackMemory } = tengen;
    const memory = trackMemory();
    const x = ones([256]);
    x.reshape([16, 16]).add(1);
    memory.dispose();
    ones([256]);
    assert.deepEqual(memory.statistics(), {
      cpu: { bytes: 2048, peak: 2048, count: 2, allocatedBytes: 2048, allocations: 2 },
    });
    const { traceEvents } = JSON.parse(profile(() => x.exp()).chromeTrace()) as {
      traceEvents: readonly { name: string; ph: string; dur: number }[];
    };
    assert.deepEqual([traceEvents.at(-1)!.name, traceEvents.at(-1)!.ph], ["aten::exp", "X"]);
    const page = globalThis as { devtoolsFormatters?: { header(value: unknown): readonly unknown[] | null }[] };
    const formatter = installDevtoolsFormatter();
    assert.equal(page.devtoolsFormatters!.at(-1)!.header(tensor([1]))![2], "tensor([1.])");
    formatter.dispose();
  },

  "anomaly mode sees NaN inside of transforms, and says in which example"({ tengen }) {
    const { detectAnomaly, grad, tensor, vmap } = tengen;
    const sizes = (x: Tensor): Tensor => x.mul(x).sqrt().sum();
    const rows = tensor([
      [1, 2],
      [3, 0],
    ]);
    assert.match(
      message(() => detectAnomaly(() => vmap(grad(sizes))(rows))),
      /^MulBackward0 returned NaN in gradient 0 of example 1\n/,
    );
  },

  "anomaly mode shows the caller's line first"(build) {
    if (!build.named) return;
    const { detectAnomaly, tensor } = build.tengen;
    const text = message(() =>
      detectAnomaly(function forwardCall() {
        tensor([-1], { requiresGrad: true }).sqrt().sum().backward();
      }),
    );
    assert.match(
      text,
      /^SqrtBackward0 returned NaN in gradient 0\nForward call of SqrtBackward0:\n {4}at forwardCall /,
    );
  },
};

/** Runs all checks; returns the failures, one line each. */
export function failures(build: Build): string[] {
  return Object.entries(checks).flatMap(([name, check]) => {
    try {
      check(build);
      return [];
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.stack : String(error)}`];
    }
  });
}
