// How methods of the dispatcher, of libraries and of key sets react to invalid arguments: with an error of the library, never the engine's.

import { describe, expect, test, vi } from "vitest";
import {
  boxed,
  dispatcher,
  fallthrough,
  includeGuard,
  KeySet,
  library,
  makeGraph,
  mul,
  ops,
  TengenError,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { Dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { thrown } from "../thrown.js";

const add = dispatcher.get("aten::add.Tensor");
const x = tensor([1, 2]);
const cpu = KeySet.of("CPU");

describe("wrong arguments", () => {
  const none = "expected an operator, as dispatcher.get returns it, got";
  const keys = "KeySet: expected a dispatch key, several or a KeySet, got";
  test.each<[what: string, call: () => unknown, message: string]>([
    ["KeySet.from", () => KeySet.from(5 as never), `${keys} number 5`],
    ["union", () => cpu.union(null as never), `${keys} null`],
    ["equals", () => cpu.equals({} as never), `${keys} an object (Object)`],
    ["isSupersetOf", () => cpu.isSupersetOf(undefined as never), `${keys} undefined`],
    [
      "get",
      () => dispatcher.get(5 as never),
      'Dispatcher.get: expected a name such as "aten::add.Tensor", got number 5',
    ],
    [
      "no name",
      () => dispatcher.get(undefined as never),
      'Dispatcher.get: expected a name such as "aten::add.Tensor", got undefined',
    ],
    ["registrationsFor", () => dispatcher.registrationsFor(null as never), "there is no dispatch key null."],
    [
      "a misspelt key",
      () => dispatcher.registrationsFor("CPI"),
      "there is no dispatch key CPI. Did you mean CPU, HIP, HPU?",
    ],
    [
      "define",
      () => dispatcher.define({} as never, [], "test"),
      'def: expected a schema, "name(Tensor x) -> Tensor", got an object (Object)',
    ],
    [
      "implement",
      () => dispatcher.implement({} as never, "CPU", null as never),
      "Dispatcher.implement: expected a KernelRecord, got null; library(...).impl takes functions",
    ],
    [
      "addListener",
      () => dispatcher.addListener(null as never),
      "Dispatcher.addListener: expected an object { registered, deregistered }, got null",
    ],
    ["call", () => dispatcher.call("aten::add.Tensor" as never, []), `Dispatcher.call: ${none} "aten::add.Tensor"`],
    [
      "call without arguments",
      () => dispatcher.call(add, undefined as never),
      "Dispatcher.call: expected an array of arguments, got undefined",
    ],
    [
      "call with a tensor",
      () => dispatcher.call(add, x as never),
      "Dispatcher.call: expected an array of arguments, got Tensor of float32 with shape [2]",
    ],
    ["redispatch", () => dispatcher.redispatch(null as never, cpu, []), `Dispatcher.redispatch: ${none} null`],
    [
      "redispatch without keys",
      () => dispatcher.redispatch(add, undefined as never, [x, x, 1]),
      "Dispatcher.redispatch: expected a KeySet, got undefined",
    ],
    [
      "redispatch with a name",
      () => dispatcher.redispatch(add, "CPU" as never, [x, x, 1]),
      'Dispatcher.redispatch: expected a KeySet, got "CPU"',
    ],
    ["activeKeys", () => dispatcher.activeKeys(5 as never, []), `Dispatcher.activeKeys: ${none} number 5`],
    [
      "activeKeys of nothing",
      () => dispatcher.activeKeys(add, null as never),
      "Dispatcher.activeKeys: expected an array of arguments, got null",
    ],
    ["callBoxed", () => dispatcher.callBoxed(undefined as never, []), `Dispatcher.callBoxed: ${none} undefined`],
    [
      "callBoxed without a stack",
      () => dispatcher.callBoxed(add, 5 as never),
      "Dispatcher.callBoxed: expected an array of arguments, got number 5",
    ],
    [
      "redispatchBoxed",
      () => dispatcher.redispatchBoxed(add, cpu, null as never),
      "Dispatcher.redispatchBoxed: expected an array of arguments, got null",
    ],
    [
      "redispatchBoxed without keys",
      () => dispatcher.redispatchBoxed(add, [] as never, []),
      "Dispatcher.redispatchBoxed: expected a KeySet, got an array of 0",
    ],
    [
      "call with too few arguments",
      () => dispatcher.call(add, [x, x]),
      "Dispatcher.call: aten::add.Tensor takes 3 arguments in schema order, got 2",
    ],
    [
      "call with too many",
      () => dispatcher.call(add, [x, x, 1, 1]),
      "Dispatcher.call: aten::add.Tensor takes 3 arguments in schema order, got 4",
    ],
    [
      "call with a number for a tensor",
      () => dispatcher.call(add, [x, 3, 1]),
      "Dispatcher.call: argument other of aten::add.Tensor must be Tensor, got number 3",
    ],
    [
      "callBoxed with a number for a tensor",
      () => dispatcher.callBoxed(add, [x, 3, 1]),
      "Dispatcher.callBoxed: argument other of aten::add.Tensor must be Tensor, got number 3",
    ],
    [
      "redispatch without arguments",
      () => dispatcher.redispatch(add, cpu, []),
      "Dispatcher.redispatch: aten::add.Tensor takes 3 arguments in schema order, got 0",
    ],
    [
      "a handle's redispatch",
      () => ops.aten.add.Tensor.redispatch("CPU", x),
      "Dispatcher.redispatch: aten::add.Tensor takes 3 arguments in schema order, got 1",
    ],
    [
      "graph.call",
      () => makeGraph((a: Tensor) => mul(a, 2))(x).call(x as never, []),
      "graph.call: expected an operator, as dispatcher.get returns it, got Tensor of float32 with shape [2]",
    ],
    [
      "graph.call without arguments",
      () => makeGraph((a: Tensor) => mul(a, 2))(x).call(add, undefined as never),
      "graph.call: expected an array of arguments, got undefined",
    ],
    [
      "options of impl",
      () => library("wrong", "FRAGMENT").impl("f", (a: Tensor) => a, null as never),
      'impl("f"): expected options, got null (library wrong FRAGMENT at ',
    ],
    [
      "a label",
      () => library("wrong", "FRAGMENT").impl("f", (a: Tensor) => a, { label: 5 as never }),
      'impl("f"): label must be a string, got number 5 (library wrong FRAGMENT at ',
    ],
    [
      "tags",
      () => library("wrong", "FRAGMENT").def("f(Tensor x) -> Tensor", { tags: "pure" as never }),
      'def("f"): tags must be an array of strings, got "pure" (library wrong FRAGMENT at ',
    ],
    [
      "a source",
      () => library("wrong", "FRAGMENT", null, 5 as never),
      'library: expected a source, a name such as "my-kernels.ts", got number 5',
    ],
    ["KeySet.of", () => KeySet.of(null as never), "there is no dispatch key null"],
    ["has", () => cpu.has(undefined as never), "there is no dispatch key undefined"],
    [
      "a kernel of def",
      () => library("wrong", "FRAGMENT").def("f(Tensor x) -> Tensor", null as never),
      'def("f"): expected a kernel or options, got null (library wrong FRAGMENT at ',
    ],
    [
      "options of def",
      () => library("wrong", "FRAGMENT").def("f(Tensor x) -> Tensor", 5 as never),
      'def("f"): expected a kernel or options, got number 5 (library wrong FRAGMENT at ',
    ],
  ])("%s", (_, call, message) => {
    expect(thrown(call)).toMatch(/^(Argument|Dispatch)Error: /);
    expect(
      thrown(call)
        .replace(/^\w+: /, "")
        .slice(0, message.length),
    ).toBe(message);
  });

  test("what a kernel throws stays as it is", () => {
    const ours = library("wrongs", "DEF");
    ours.def("fails(Tensor x) -> Tensor");
    ours.impl(
      "fails",
      (self: { x: Tensor } | null) => {
        self = null;
        return self!.x;
      },
      { key: "CPU" },
    );
    const fails = dispatcher.get("wrongs::fails");
    for (const call of [() => dispatcher.call(fails, [x]), () => dispatcher.redispatch(fails, cpu, [x])])
      expect(thrown(call)).toBe("TypeError: Cannot read properties of null (reading 'x')");
    ours.dispose();
  });
});

// ---- every method

const bare: unknown = Object.create(null);
/** One of each kind of value, and what is nearly right. */
const values: readonly unknown[] = [
  ...[undefined, null, 0, -1, 1.5, Number.NaN, "x", "", true, {}, [], [null], [{}], () => 1, Symbol("s"), 10n],
  ...[new Map(), x, [x], { a: x }, new Date(0), "cpu", add, cpu, [x, 3, 1], [x, x], [x, x, 1], [x, [x], 1], "CPU"],
  ...[
    "aten::add.Tensor",
    boxed(() => {}, "k"),
    fallthrough,
    bare,
    new Proxy({}, {}),
    "__proto__",
    "f(Tensor x) -> Tensor",
  ],
  [Symbol("a")],
];

/** Methods that only the runtime calls, with what it made itself: `private` ones, and those for generated code and tables. */
const internal: readonly string[] = [
  ...[
    "constructor",
    "configure",
    "warn",
    "watchTables",
    "cleanUp",
    "checkSignature",
    "checkNewSignature",
    "makeRoom",
    "unlink",
  ],
  ...[
    "removeKernel",
    "addFallbacks",
    "tell",
    "tellOne",
    "shortStackError",
    "undefinedError",
    "wrongCount",
    "missingKernel",
  ],
  ...[
    "declare",
    "duplicateError",
    "add",
    "error",
    "qualify",
    "implementation",
    "checkGiven",
    "idOf",
    "packets",
    "file",
  ],
  ...["keep", "link", "use", "at", "assertMember", "unique"],
];

function methodsOf(value: object): string[] {
  const names = new Set<string>();
  for (let holder: unknown = value; holder !== Object.prototype && holder !== Function.prototype && holder !== null; ) {
    for (const [name, { value: member }] of Object.entries(Object.getOwnPropertyDescriptors(holder as object)))
      if (typeof member === "function" && !internal.includes(name)) names.add(name);
    holder = Object.getPrototypeOf(holder);
  }
  return [...names];
}

interface Target {
  readonly make: () => object;
  /** Right arguments, before which and after which others are tried. */
  readonly right?: readonly (readonly unknown[])[];
  readonly only?: readonly string[];
}

const targets: Readonly<Record<string, Target>> = {
  "a dispatcher": {
    make: () => {
      const own = new Dispatcher();
      own.warn = () => {};
      library("q", "FRAGMENT", null, "s", own).def("f(Tensor x) -> Tensor");
      return own;
    },
  },
  "the program's dispatcher": {
    make: () => dispatcher,
    only: [
      "call",
      "redispatch",
      "callBoxed",
      "redispatchBoxed",
      "activeKeys",
      "find",
      "get",
      "overloadsOf",
      "hasFallback",
    ],
    right: [[add], [add, [x, x, 1]], [add, cpu]],
  },
  "a library of definitions": {
    make: () => library("fuzzed", "FRAGMENT", null, "s"),
    right: [[], ["f"], ["f(Tensor x) -> Tensor"]],
  },
  "a library of kernels": { make: () => library("fuzzed", "IMPL", "CPU", "s"), right: [[], ["f"]] },
  "a library of fallbacks": { make: () => library("_", "IMPL", "Tracer", "s"), right: [[], [boxed(() => {}, "k")]] },
  "a key set": { make: () => KeySet.of("CPU", "Meta") },
  "an overload": { make: () => ops.aten.add.Tensor },
  "a graph": {
    make: () => makeGraph((a: Tensor) => mul(a, 2))(x),
    right: [[], [add], ["name"]],
  },
  "a guard": { make: () => includeGuard("Profiler") },
};

describe("every method", () => {
  test.each(Object.entries(targets))("of %s refuses what it does not expect", (_, { make, right = [[]], only }) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const raw: string[] = [];
    for (const name of only ?? methodsOf(make())) {
      for (const first of right) {
        values.forEach((value, i) => {
          const more = [value, values[(i * 5 + 3) % values.length], values[(i * 7 + 11) % values.length]];
          for (let count = 1; count <= 3; count++) {
            const target = make() as Record<string, (...args: unknown[]) => { dispose?: () => void } | undefined>;
            try {
              target[name]!(...first, ...more.slice(0, count))?.dispose?.();
            } catch (error) {
              if (!(error instanceof TengenError)) raw.push(`${name}: ${String(error)}`);
            } finally {
              if (typeof target["dispose"] === "function") (target["dispose"] as () => void)();
            }
          }
        });
      }
    }
    vi.restoreAllMocks();
    expect([...new Set(raw)]).toEqual([]);
  });
});
