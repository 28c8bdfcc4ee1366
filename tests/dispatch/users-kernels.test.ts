// Kernels of users: too many parameters, results that do not match the schema, kernels that call themselves; guards for Autocast keys; operators
// excluded from observers.

import { afterEach, describe, expect, test } from "vitest";
import {
  allowReentry,
  boxed,
  boxingCounter,
  type DispatchKeyName,
  dispatcher,
  excludedKeys,
  forceKeysGuard,
  includedKeys,
  inferenceModeGuard,
  type Kernel,
  KeySet,
  type Library,
  library,
  mm,
  NotImplemented,
  observe,
  ops,
  profile,
  type Tensor,
  tensor,
  timeOperators,
  withExcluded,
} from "../../generated/index.js";
import { unbind_int_op } from "../../generated/operators.js";
import type { RegisterKernel } from "../../runtime/dispatch/register.js";
import { messageOf } from "../thrown.js";

const opened: Library[] = [];
afterEach(() => {
  for (const one of opened.splice(0).reverse()) one.dispose();
});

function open(key: "CPU" | null = null, namespace = "mine"): Library {
  const one = library(namespace, key === null ? "FRAGMENT" : "IMPL", key, "mine.ts");
  opened.push(one);
  return one;
}

const x = tensor([1, 2]);

/** Registers a CPU kernel called `kernel` for a schema, and calls the operator with `x`. */
function call(schema: string, kernel: Kernel | ReturnType<typeof boxed>): unknown {
  const lib = open();
  const op = lib.def(schema).operator!;
  lib.impl(op.name, kernel, { key: "CPU", label: "kernel" });
  const args = op.schema.arguments.map((_, i) => (i === 0 ? x : 1));
  return dispatcher.call(op, args);
}

const wrong = (schema: string, why: string): string =>
  `kernel kernel (mine::f at CPU, registered at mine.ts) does not return the type of the schema: ${why}\n  operator: mine::${schema}`;

test.each<[schema: string, result: unknown, why: string]>([
  ["f(Tensor x) -> Tensor", 42, "its result must be Tensor, got number 42"],
  ["f(Tensor x) -> Tensor", undefined, "its result must be Tensor, got undefined"],
  ["f(Tensor x) -> Tensor", null, "its result must be Tensor, got None (null)"],
  ["f(Tensor x) -> Tensor", Promise.resolve(x), "its result must be Tensor, got Promise"],
  ["f(Tensor x) -> Tensor", [x], "its result must be Tensor, got a list"],
  ["f(Tensor x) -> Tensor[]", x, "its result must be Tensor[], got a Tensor"],
  ["f(Tensor x) -> Tensor[]", [x, 3], "its result[1] must be Tensor, got number 3"],
  ["f(Tensor x) -> (Tensor, Tensor)", x, "its result must be an array of 2 values, got object"],
  ["f(Tensor x) -> (Tensor, Tensor)", [x], "its result must be an array of 2 values, got one of 1"],
  ["f(Tensor x) -> (Tensor, int)", [x, 1.5], "its result 1 must be int, got number 1.5"],
  ["f(Tensor x) -> bool", 1, "its result must be bool, got number 1"],
  ["f(Tensor x) -> Scalar", "one", "its result must be Scalar, got string one"],
])("%s with a kernel that returns %o", (schema, result, why) => {
  expect(messageOf(() => call(schema, () => result))).toBe(wrong(schema, why));
});

test("results that the schema says come back; so do undefined tensors among several", () => {
  const y = tensor([3]);
  const results: [string, unknown][] = [
    ["f(Tensor x) -> Tensor", y],
    ["f(Tensor x) -> Tensor?", null],
    ["f(Tensor x) -> Tensor[]", []],
    ["f(Tensor x) -> (Tensor, Tensor)", [y, null]],
    ["f(Tensor x) -> int", 3],
    ["f(Tensor x) -> Scalar", 3n],
    ["f(Tensor x) -> str", "three"],
    ["f(Tensor x) -> ()", undefined],
  ];
  for (const [schema, result] of results) {
    expect([schema, call(schema, () => result)]).toEqual([schema, result]);
    opened.pop()!.dispose();
  }
});

test("a boxed kernel's results are looked at, too", () => {
  const schema = "f(Tensor x) -> Tensor";
  expect(
    messageOf(() =>
      call(
        schema,
        boxed((_op, _keys, stack) => stack.splice(0, 1, 42)),
      ),
    ),
  ).toBe(wrong(schema, "its result must be Tensor, got number 42"));
});

test("a registered kernel may return read-only lists", () => {
  const compiles = (register: RegisterKernel, kernel: (self: Tensor, dim: number) => readonly Tensor[]): void =>
    register(unbind_int_op, kernel);
  const others = (register: RegisterKernel, kernel: (self: Tensor, dim: number) => Tensor): void =>
    // @ts-expect-error a tensor is not a list
    register(unbind_int_op, kernel);
  expect([compiles, others]).toHaveLength(2);
});

describe("parameters", () => {
  const seven = (a: Tensor, _b: unknown, _c: unknown, _d: unknown, _e: unknown, _f: unknown, _g: unknown) => a;
  const message =
    "kernel seven (mine::f at CPU, registered at mine.ts) takes 7 parameters, but receives 5: " +
    "the 3 arguments of the schema (x, n, s), by position, and the two words of the key set\n" +
    "  operator: mine::f(Tensor x, int n, float s) -> Tensor";

  test("more than a kernel is ever given are refused where it is registered", () => {
    open().def("f(Tensor x, int n, float s) -> Tensor");
    expect(messageOf(() => open("CPU").impl("f", seven))).toBe(message);
    expect(dispatcher.get("mine::f").implCount).toBe(0);
  });

  test("or at the first call, where the schema comes later", () => {
    open("CPU").impl("f", seven);
    const op = open().def("f(Tensor x, int n, float s) -> Tensor").operator!;
    expect(messageOf(() => dispatcher.call(op, [x, 1, 1]))).toBe(message);
  });

  test("one more than the schema has would be half of a key set", () => {
    open().def("f(Tensor x, int n) -> Tensor");
    const op = dispatcher.get("mine::f");
    const three = (a: Tensor, _n: number, _half: number) => a;
    expect(messageOf(() => open("CPU").impl("f", three))).toBe(
      "kernel three (mine::f at CPU, registered at mine.ts) takes 3 parameters, but receives 4: the 2 arguments of the schema (x, n), " +
        "by position, and the two words of the key set, of which it must take both or none\n" +
        "  operator: mine::f(Tensor x, int n) -> Tensor",
    );
    expect(op.implCount).toBe(0);
  });

  test.each<[what: string, kernel: (...args: never[]) => Tensor, takes: number | null]>([
    ["a default", (a: Tensor, _n: number, _half = 7) => a, 3],
    ["defaults alone", (a = x, _n = 1, _half = 7) => a, 3],
    [
      "a default of brackets and commas",
      (a: Tensor, _n = [1, [2, 3]].length, _half = ")".length, _m = { b: 1 }) => a,
      null,
    ],
    ["a pattern", (a: Tensor, { length: _length }: number[] = [1, 2], _half = "a, b") => a, 3],
    ["a comment", (a: Tensor /* , b, c */, _n = 1) => a, null],
    ["five", (a: Tensor, _n = 1, _lo = 0, _hi = 0, _more = 1) => a, 5],
    // What is not a parameter of its own.
    ["a rest", ((a: Tensor, ..._rest: number[]) => a) as never, null],
    ["a rest behind a default", ((a: Tensor, _n = 1, ..._rest: number[]) => a) as never, null],
    ["one parameter without brackets", (a: Tensor) => a, null],
    ["a bound function", ((_: unknown, a: Tensor, _n: number) => a).bind(null, 1) as never, null],
  ])("with a default count, too: %s", (_, kernel, takes) => {
    open().def("f(Tensor(a) x, int n) -> Tensor(a)");
    const register = (): unknown => open("CPU").impl("f", kernel as never);
    if (takes === null) register();
    else expect(messageOf(register)).toMatch(`takes ${takes} parameters, but receives 4`);
  });

  test("the key words and fewer are fine", () => {
    const schema = "f(Tensor(a) x, int n) -> Tensor(a)";
    expect(call(schema, (a: Tensor, _n: number, _lo: number, _hi: number) => a)).toBe(x);
    opened.pop()!.dispose();
    expect(call(schema, (a: Tensor) => a)).toBe(x);
  });
});

describe("a kernel that calls itself", () => {
  const advice =
    "There is no kernel below CPU to redispatch to: compute the result by other operators, or from the data of the arguments. " +
    "Wrap an intended, finite recursion in allowReentry.";
  const warningOf = (name: string): string =>
    `${name} (mine::f at CPU, registered at mine.ts) recursed 100 times: it calls mine::f with CPU still active. ${advice}\n` +
    "  operator: mine::f(Tensor x) -> Tensor";

  test("is named, not what records that there is no derivative", () => {
    const lib = open();
    lib.def("f(Tensor x) -> Tensor");
    lib.impl(
      "f",
      function forever(a: Tensor): Tensor {
        return ops["mine"]!["f"]!(a) as Tensor;
      },
      { key: "CPU" },
    );
    expect(messageOf(() => ops["mine"]!["f"]!(x))).toBe(warningOf("forever"));
    expect(messageOf(() => ops["mine"]!["f"]!(tensor([1], { requiresGrad: true })))).toBe(warningOf("forever"));
  });

  test("is named, not a layer above it that goes on as it should", () => {
    const lib = open();
    const op = lib.def("f(Tensor x) -> Tensor").operator!;
    lib.impl("f", (a: Tensor) => withExcluded("AutogradFunctionality", () => dispatcher.call(op, [a])), {
      key: "AutogradCPU",
    });
    // Autograd's keys come back inside, so that the two call each other.
    const forever = (a: Tensor) => {
      const guard = forceKeysGuard("BackendSelect", KeySet.empty);
      try {
        return dispatcher.call(op, [a]);
      } finally {
        guard.dispose();
      }
    };
    lib.impl("f", forever, { key: "CPU" });
    expect(messageOf(() => dispatcher.call(op, [x]))).toBe(warningOf("forever"));
  });

  test("may, where that is meant", () => {
    const lib = open();
    const op = lib.def("f(Tensor(a) x, int n) -> Tensor(a)").operator!;
    lib.impl("f", (a: Tensor, n: number) => (n === 0 ? a : dispatcher.call(op, [a, n - 1])), { key: "CPU" });
    expect(allowReentry(() => dispatcher.call(op, [x, 300]))).toBe(x);
  });
});

describe("guards", () => {
  test("forceKeysGuard lets Autocast keys in: a kernel of one's own runs there, above autograd's", () => {
    const autocast = library("aten", "IMPL", "AutocastCPU", "autocast.ts");
    opened.push(autocast);
    const seen: string[] = [];
    autocast.impl("mm", (a: Tensor, b: Tensor) =>
      withExcluded("AutocastCPU", () => {
        seen.push(a.dtype);
        return mm(a.to({ dtype: "float64" }), b.to({ dtype: "float64" }));
      }),
    );
    const [a, b] = [tensor([[1, 2]], { requiresGrad: true }), tensor([[3], [4]])];
    expect(mm(a, b).dtype).toBe("float32");
    expect(seen).toEqual([]);
    const guard = forceKeysGuard(includedKeys(), excludedKeys().difference(KeySet.of("AutocastCPU")));
    let result: Tensor;
    try {
      result = mm(a, b);
    } finally {
      guard.dispose();
    }
    expect([result.dtype, result.toArray(), seen]).toEqual(["float64", [[11]], ["float32"]]);
    result.sum().backward();
    expect(a.grad!.toArray()).toEqual([[3, 4]]);
    expect(mm(a, b).dtype).toBe("float32");
  });

  test("inferenceModeGuard is inference mode's guard", () => {
    const guard = inferenceModeGuard();
    expect([excludedKeys().has("AutogradCPU"), includedKeys().has("ADInplaceOrView")]).toEqual([true, false]);
    guard.dispose();
    expect([excludedKeys().has("AutogradCPU"), includedKeys().has("ADInplaceOrView")]).toEqual([false, true]);
  });

  test("boxingCounter counts the stacks that are built", () => {
    const before = boxingCounter.boxings;
    call(
      "f(Tensor(a) x) -> Tensor(a)",
      boxed(() => {}),
    );
    expect(boxingCounter.boxings - before).toBeGreaterThan(0);
  });
});

describe("an operator that is not observed", () => {
  const seen = (body: () => unknown): string[] => {
    const names: string[] = [];
    const handle = observe({ before: ({ op }) => void names.push(op.name) });
    body();
    handle.dispose();
    return [...new Set(names)];
  };

  test("is passed by observers, the profiler and the Profiler key; its kernels' calls are not", () => {
    const lib = open();
    const op = lib.def("quiet(Tensor x) -> Tensor", (a: Tensor) => a.neg(), { observed: false }).operator!;
    const run = () => dispatcher.call(op, [x]);
    expect(op.observed).toBe(false);
    expect(seen(run)).toEqual(["aten::neg"]);
    expect([...new Set(profile(run).events.map((event) => event.op))]).toEqual(["aten::neg"]);
    expect(timeOperators(run).map((timed) => timed.op)).toEqual([]);
    op.observed = true;
    expect(seen(run)).toEqual(["mine::quiet", "aten::neg"]);
    expect(timeOperators(run).map((timed) => timed.op)).toEqual(["mine::quiet"]);
  });

  test("others are observed", () => {
    expect(dispatcher.get("aten::add.Tensor").observed).toBe(true);
  });
});

describe("a kernel that declines a call by NotImplemented", () => {
  const declines = (): never => NotImplemented as never;
  const gives =
    (value: number): Kernel =>
    () =>
      tensor([value]);

  test.each<readonly [string, readonly (readonly [DispatchKeyName, Kernel | ReturnType<typeof boxed>])[], number]>([
    [
      "an earlier registration at the key",
      [
        ["CPU", gives(1)],
        ["CPU", declines],
      ],
      1,
    ],
    [
      "two decline",
      [
        ["CompositeExplicitAutograd", gives(1)],
        ["CPU", declines],
        ["CPU", declines],
      ],
      1,
    ],
    [
      "the composite of any backend, then the implicit one",
      [
        ["CompositeImplicitAutograd", gives(2)],
        ["CompositeExplicitAutograd", declines],
        ["CPU", declines],
      ],
      2,
    ],
    [
      "below autograd, whose fallback passes on",
      [
        ["AutogradCPU", declines],
        ["CPU", gives(3)],
      ],
      3,
    ],
  ])("the next by the law runs: %s", (_, kernels, expected) => {
    const lib = open();
    const op = lib.def("f(Tensor x) -> Tensor").operator!;
    // With a source of their own: a later kernel from the same source replaces the earlier one.
    for (const [i, [key, kernel]] of kernels.entries()) {
      const one = library("mine", "IMPL", key, `${i}.ts`);
      opened.push(one);
      one.impl(op.name, kernel);
    }
    expect((dispatcher.call(op, [x]) as Tensor).toArray()).toEqual([expected]);
  });

  test("where there is none, the call is refused by name", () => {
    expect(messageOf(() => call("f(Tensor x) -> Tensor", declines as never))).toBe(
      "kernel kernel (mine::f at CPU, registered at mine.ts) returned NotImplemented, and there is no other kernel for CPU\n" +
        "  operator: mine::f(Tensor x) -> Tensor",
    );
  });
});
