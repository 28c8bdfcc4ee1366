// Registration: handles, history, counts, listeners, sources, accepted keys, errors with both places, and misuse.
import { describe, expect, test } from "vitest";
import { Dispatcher, dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { cellKind, dumpState, dumpTable, gridSvg, gridText } from "../../runtime/dispatch/dump.js";
import { boxed, fallthrough, sourceText } from "../../runtime/dispatch/kernel.js";
import { KeySet } from "../../runtime/dispatch/key-set.js";
import type { DispatchKeyName } from "../../runtime/dispatch/keys.js";
import { Library, library } from "../../runtime/dispatch/library.js";
import type { OperatorEntry } from "../../runtime/dispatch/operator-entry.js";
import { messageOf } from "../thrown.js";

interface World {
  d: Dispatcher;
  warnings: string[];
  lib: (
    kind: "DEF" | "IMPL" | "FRAGMENT",
    key?: DispatchKeyName | null,
    source?: string,
    namespace?: string,
  ) => Library;
}

function world(options: ConstructorParameters<typeof Dispatcher>[0] = {}): World {
  const d = new Dispatcher(options);
  const warnings: string[] = [];
  d.warn = (message) => warnings.push(message);
  return {
    d,
    warnings,
    lib: (kind, key = null, source = "here.ts:1", namespace = "test") => new Library(d, namespace, kind, key, source),
  };
}

const kernel = (name: string): (() => string) => Object.defineProperty(() => name, "name", { value: name });
const call = (op: OperatorEntry, key: string, ...args: unknown[]): unknown =>
  dispatcher.redispatch(op, KeySet.of(key), args);

describe("alias annotations", () => {
  test.each(["CONSERVATIVE", "INTERNAL_SPECIAL_CASE", "PURE_FUNCTION", "PURE_FUNCTION (default)"])(
    "are refused with the alias analysis %s, which does not read them",
    (aliasAnalysis) => {
      const lib = library("test", "FRAGMENT", null, "here.ts:1");
      for (const schema of [
        "f(Tensor(a!) x) -> Tensor(a!)",
        "f(Tensor(a) x) -> Tensor(a)",
        "f(Tensor(a)[] x) -> ()",
        "f(t[](a!) x) -> ()",
        "f(Tensor x) -> Tensor(*)",
      ])
        expect(messageOf(() => lib.def(schema, { aliasAnalysis }))).toBe(
          "operator test::f has alias annotations in its schema, which only the alias analysis FROM_SCHEMA reads, " +
            `not ${aliasAnalysis}. Omit aliasAnalysis, or remove the annotations.\n  schema: test::${schema} at here.ts:1`,
        );
      expect(dispatcher.find("test::f")).toBe(undefined);
      lib.def("f(Tensor x) -> Tensor", { aliasAnalysis }).dispose();
      // Other dispatchers are C10's alone, which takes them.
      world().lib("FRAGMENT").def("f(Tensor(a!) x) -> Tensor(a!)", { aliasAnalysis });
    },
  );

  test("of a declared signature are read", () => {
    const { lib } = world();
    const define = (name: string, signature: string) =>
      lib("FRAGMENT").def(name, kernel("k"), { signature }).operator!.definition!.aliasAnalysis;
    expect(define("f", "(Tensor(a!) x) -> Tensor(a!)")).toBe("FROM_SCHEMA");
    expect(define("g", "(Tensor[](a!) x) -> ()")).toBe("FROM_SCHEMA");
    expect(define("h", "(Tensor x) -> (Tensor, Tensor)")).toBe("CONSERVATIVE");
  });
});

describe("namespaces", () => {
  test.each("in def is None True class for Ellipsis not".split(" "))(
    "may be a word of TorchScript, %s; operators, overloads and arguments may not",
    (word) => {
      const { d, lib } = world();
      lib("FRAGMENT", null, "s", word).def("f(Tensor x) -> Tensor");
      expect(d.get(`${word}::f`).schemaText).toBe(`${word}::f(Tensor x) -> Tensor`);
      expect(d.get(`${word}::f`).schema.namespace).toBe(word);
      for (const schema of [
        `${word}(Tensor x) -> Tensor`,
        `g.${word}(Tensor x) -> Tensor`,
        `g(Tensor ${word}) -> Tensor`,
      ])
        expect(messageOf(() => lib("FRAGMENT").def(schema))).toContain(`def: expected ident but found '${word}' here:`);
    },
  );
});

describe("libraries", () => {
  test("an impl may come before its def, in any library", () => {
    const { d, lib } = world();
    lib("IMPL", "CPU").impl("foo", kernel("early"));
    expect(d.danglingImpls().map((op) => op.name)).toEqual(["test::foo"]);
    const op = lib("FRAGMENT", null, "other.ts").def("foo(Tensor x) -> Tensor").operator!;
    expect(d.danglingImpls()).toEqual([]);
    expect(call(op, "CPU", 1)).toBe("early");
  });

  test("a catch-all is a CompositeImplicitAutograd kernel", () => {
    const { lib } = world();
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    lib("IMPL").impl("foo", kernel("all"));
    expect(dumpState(op)).toContain("CompositeImplicitAutograd[alias]: all registered at here.ts:1");
    expect(call(op, "Meta", 1)).toBe("all");
  });

  test("def with a kernel registers both and is undone as one", () => {
    const { d, lib } = world();
    const both = lib("FRAGMENT").def("foo(Tensor x) -> Tensor", kernel("k"), { key: "CPU" });
    expect(call(both.operator!, "CPU", 1)).toBe("k");
    both.dispose();
    both.dispose();
    expect(d.find("test::foo")).toBeUndefined();
  });

  test("a schema can be inferred from the declared signature", () => {
    const { lib } = world();
    const op = lib("FRAGMENT").def("foo", kernel("k"), { signature: "(Tensor a, int n) -> Tensor" }).operator!;
    expect(op.schemaText).toBe("test::foo(Tensor a, int n) -> Tensor");
  });

  test("disposing a library undoes all that it registered", () => {
    const { d, lib } = world();
    const library = lib("DEF");
    library.def("foo(Tensor x) -> Tensor");
    library.def("bar(Tensor x) -> Tensor", kernel("k"));
    library.dispose();
    expect([...d.operators()]).toEqual([]);
    lib("DEF", null, "another.ts:9").dispose();
  });

  test("the program's own dispatcher is the default, and the place of the call is the source", () => {
    const mine = library("test_place", "FRAGMENT");
    const op = mine.def("foo(Tensor x) -> Tensor").operator!;
    expect(op.place).toMatch(/tests\/dispatch\/registration\.test\.ts:\d+:\d+$/);
    mine.dispose();
  });
});

describe("history", () => {
  test("the newest kernel wins with one warning that names both; taking it away restores the one before", () => {
    const { warnings, lib } = world();
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    lib("IMPL", "CPU", "old.ts:1").impl("foo", kernel("old"));
    const before = dumpState(op) + dumpTable(op);
    expect(call(op, "CPU", 1)).toBe("old");
    const newer = lib("IMPL", "CPU", "new.ts:2").impl("foo", kernel("newer"));
    expect(warnings).toEqual([
      "operator test::foo at CPU: newer (new.ts:2) replaces old (old.ts:1). Disposing the new registration restores the old kernel.",
    ]);
    expect(call(op, "CPU", 1)).toBe("newer");
    expect(dumpState(op)).toContain("CPU (inactive): old registered at old.ts:1 :: (none) [ boxed unboxed ]");
    newer.dispose();
    expect(call(op, "CPU", 1)).toBe("old");
    expect(dumpState(op) + dumpTable(op)).toBe(before);
  });

  test("an older kernel can go first", () => {
    const { d, lib } = world();
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    const old = lib("IMPL", "CPU", "a.ts:1").impl("foo", kernel("a"));
    const middle = lib("IMPL", "CPU", "b.ts:1").impl("foo", kernel("b"));
    const top = lib("IMPL", "CPU", "c.ts:1").impl("foo", kernel("c"));
    middle.dispose();
    expect(call(op, "CPU", 1)).toBe("c");
    top.dispose();
    expect(call(op, "CPU", 1)).toBe("a");
    old.dispose();
    expect(() => call(op, "CPU", 1)).toThrow("test::foo has no kernel for CPU.");
    d.checkInvariants();
  });

  test("the same source replaces its own kernel without a word", () => {
    const { warnings, lib } = world();
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    const first = lib("IMPL", "CPU", "cell.ts:1").impl("foo", kernel("first"));
    lib("IMPL", "CPU", "cell.ts:1").impl("foo", kernel("second"));
    expect(warnings).toEqual([]);
    expect(call(op, "CPU", 1)).toBe("second");
    expect(op.implCount).toBe(1);
    first.dispose();
    expect(call(op, "CPU", 1)).toBe("second");
  });

  test("an older source that registers again keeps the kernels between", () => {
    const { d, warnings, lib } = world();
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    const first = lib("IMPL", "CPU", "a.ts:1").impl("foo", kernel("a"));
    const between = lib("IMPL", "CPU", "b.ts:1").impl("foo", kernel("b"));
    const again = lib("IMPL", "CPU", "a.ts:1").impl("foo", kernel("again"));
    expect([call(op, "CPU", 1), op.implCount, warnings.length]).toEqual(["again", 2, 1]);
    first.dispose();
    expect([call(op, "CPU", 1), op.implCount]).toEqual(["again", 2]);
    again.dispose();
    expect([call(op, "CPU", 1), op.implCount]).toEqual(["b", 1]);
    between.dispose();
    expect(() => call(op, "CPU", 1)).toThrow("test::foo has no kernel for CPU.");
    d.checkInvariants();
  });

  test("of three kernels each may be replaced by its source, and each order of disposing leaves none", () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ] as const;
    for (const replaced of [0, 1, 2]) {
      for (const order of orders) {
        const { d, lib } = world();
        const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
        const sources = ["a.ts:1", "b.ts:1", "c.ts:1"];
        const register = (i: number, name: string) => lib("IMPL", "CPU", sources[i]!).impl("foo", kernel(name));
        const handles = sources.map((_, i) => register(i, `old ${i}`));
        const stale = handles[replaced]!;
        handles[replaced] = register(replaced, `new ${replaced}`);
        // The newest of the remaining kernels is used.
        let left: [number, string][] = [0, 1, 2].filter((i) => i !== replaced).map((i) => [i, `old ${i}`]);
        left = [...left, [replaced, `new ${replaced}`]];
        stale.dispose();
        for (const i of order) {
          expect(call(op, "CPU", 1)).toBe(left.at(-1)![1]);
          expect(op.implCount).toBe(left.length);
          handles[i]!.dispose();
          left = left.filter(([one]) => one !== i);
          d.checkInvariants();
        }
        expect(() => call(op, "CPU", 1)).toThrow("has no kernel for CPU");
      }
    }
  });

  test("a definition that was replaced takes nothing away", () => {
    const { d, lib } = world();
    const first = lib("FRAGMENT", null, "cell.ts:1").def("foo(Tensor x) -> Tensor");
    const second = lib("FRAGMENT", null, "cell.ts:1").def("foo(Tensor x, int n) -> Tensor");
    first.dispose();
    expect(d.find("test::foo")!.schema.arguments).toHaveLength(2);
    second.dispose();
    expect(d.find("test::foo")).toBeUndefined();
  });

  test("a DEF library that was replaced leaves its namespace to the newer one", () => {
    const { lib } = world();
    const first = lib("DEF", null, "cell.ts:1");
    const second = lib("DEF", null, "cell.ts:1");
    first.dispose();
    expect(() => lib("DEF", null, "third.ts:1")).toThrow(
      "namespace test already has a DEF library, at cell.ts:1; the second one is at third.ts:1.",
    );
    second.dispose();
    lib("DEF", null, "third.ts:1").dispose();
    lib("DEF", null, "fourth.ts:1").dispose();
  });

  test("the same source may define again, with another schema too", () => {
    const { lib } = world();
    const op = lib("DEF", null, "cell.ts:1").def("foo(Tensor x) -> Tensor").operator!;
    expect(lib("DEF", null, "cell.ts:1").def("foo(Tensor x, int n) -> Tensor").operator).toBe(op);
    expect(op.schema.arguments).toHaveLength(2);
  });

  test("a library that loads after calls changes the tables that stubs hold", () => {
    const { lib } = world();
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    lib("IMPL", "CompositeExplicitAutograd").impl("foo", kernel("composite"));
    const { table } = op;
    expect(call(op, "CPU", 1)).toBe("composite");
    const exact = lib("IMPL", "CPU", "late.ts:1").impl("foo", kernel("exact"));
    expect(op.table).toBe(table);
    expect(call(op, "CPU", 1)).toBe("exact");
    exact.dispose();
    expect(call(op, "CPU", 1)).toBe("composite");
  });
});

describe("counts and listeners", () => {
  test("def and impl are counted apart; the operator goes with its last registration", () => {
    const { d, lib } = world();
    const heard: string[] = [];
    d.addListener({
      registered: (op) => heard.push(`+${op.name}`),
      deregistered: (op) => heard.push(`-${op.name}`),
    });
    const def = lib("FRAGMENT").def("foo(Tensor x) -> Tensor");
    const op = def.operator!;
    const impl = lib("IMPL", "CPU").impl("foo", kernel("k"));
    def.dispose();
    expect(heard).toEqual(["+test::foo", "-test::foo"]);
    expect(d.find("test::foo")).toBe(op);
    expect([op.defCount, op.implCount]).toEqual([0, 1]);
    expect(messageOf(() => op.schema)).toBe(
      "operator test::foo has no schema. We found an implementation (k at here.ts:1); did you forget to def the operator?",
    );
    impl.dispose();
    expect(d.find("test::foo")).toBeUndefined();
    expect(messageOf(() => call(op, "CPU", 1))).toBe(
      "operator test::foo no longer exists: its last registration was disposed. This handle is invalid; look up the operator again.",
    );
    expect(messageOf(() => lib("IMPL", "CPU").impl(op as never, kernel("k")))).toContain(
      "operator test::foo no longer exists",
    );
  });

  test("a new listener hears of the operators that exist, until it is disposed", () => {
    const { d, lib } = world();
    lib("FRAGMENT").def("foo(Tensor x) -> Tensor");
    lib("IMPL", "CPU").impl("dangling", kernel("k"));
    const heard: string[] = [];
    const handle = d.addListener({ registered: (op) => heard.push(op.name) });
    expect(heard).toEqual(["test::foo"]);
    handle.dispose();
    lib("FRAGMENT").def("bar(Tensor x) -> Tensor");
    expect(heard).toEqual(["test::foo"]);
  });

  test("a listener that registers while it is told hears of that too, once", () => {
    const { d, lib } = world();
    const library = lib("FRAGMENT");
    library.def("foo(Tensor x) -> Tensor");
    const heard: string[] = [];
    const others: string[] = [];
    d.addListener({ registered: (op) => others.push(op.name) });
    d.addListener({
      registered: (op) => {
        heard.push(op.name);
        if (op.name === "test::foo") library.def("of_existing(Tensor x) -> Tensor", kernel("e"));
        if (op.name === "test::bar") library.def("of_new(Tensor x) -> Tensor", kernel("n"));
      },
    });
    library.def("bar(Tensor x) -> Tensor");
    expect(heard).toEqual(["test::foo", "test::of_existing", "test::bar", "test::of_new"]);
    expect(others.sort()).toEqual(heard.sort());
    expect(call(d.get("test::of_new"), "CPU", 1)).toBe("n");
    d.checkInvariants();
  });

  test("a listener that throws is reported and changes nothing", () => {
    const { d, warnings, lib } = world();
    d.addListener({
      registered: () => {
        throw new Error("ouch");
      },
    });
    const heard: string[] = [];
    d.addListener({ registered: (op) => heard.push(op.name) });
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor", kernel("k")).operator!;
    expect(warnings).toEqual(["a registration listener threw when test::foo was registered: ouch"]);
    expect(heard).toEqual(["test::foo"]);
    expect(call(op, "CPU", 1)).toBe("k");
    d.checkInvariants();
  });
});

describe("fallbacks", () => {
  test("serve every operator without something better, and go when disposed", () => {
    const { d, lib } = world();
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    lib("IMPL", "CPU").impl("foo", kernel("cpu"));
    const fallback = lib("IMPL", "Tracer", "tracer.ts:1", "_").fallback(
      boxed((_op, keys, stack) => {
        stack.length = 0;
        stack.push(`traced ${keys}`);
      }, "trace"),
    );
    expect(call(op, "Tracer", 1)).toBe("traced DispatchKeySet(Tracer)");
    expect(d.hasFallback("Tracer")).toBe(true);
    fallback.dispose();
    expect(() => call(op, "Tracer", 1)).toThrow("test::foo has no kernel for Tracer.");
  });

  test("an alias key stands for its keys", () => {
    const { d, lib } = world();
    lib("IMPL", "Autograd", "a.ts:1", "_").fallback(boxed(() => undefined, "auto"));
    expect(d.fallbackAt(KeySet.of("AutogradMeta").slot)!.name).toBe("auto");
    expect(d.fallbackAt(KeySet.of("AutogradOther").slot)!.name).toBe("auto");
    expect(d.fallbackAt(KeySet.of("CPU").slot)).toBeNull();
  });

  test("a second one is refused with both places, and then nothing has changed", () => {
    const { d, lib } = world();
    lib("IMPL", "AutogradCPU", "first.ts:1", "_").fallback(fallthrough);
    expect(messageOf(() => lib("IMPL", "Autograd", "second.ts:2", "_").fallback(fallthrough))).toBe(
      "AutogradCPU already has a fallback: fallthrough at first.ts:1; the second one is fallthrough at second.ts:2. " +
        "Dispose the first one before registering another.",
    );
    expect(d.fallbackAt(KeySet.of("AutogradMeta").slot)!.place).toBe("runtime/dispatch/keys.ts");
  });

  test("one of the same source is replaced", () => {
    const { d, lib } = world();
    const at = KeySet.of("Tracer").slot;
    const first = lib("IMPL", "Tracer", "t.ts:1", "_").fallback(boxed(() => undefined, "one"));
    const second = lib("IMPL", "Tracer", "t.ts:1", "_").fallback(boxed(() => undefined, "two"));
    expect(d.fallbackAt(at)!.name).toBe("two");
    // The one that was replaced takes nothing away.
    first.dispose();
    expect([d.hasFallback("Tracer"), d.fallbackAt(at)!.name]).toEqual([true, "two"]);
    second.dispose();
    expect(d.hasFallback("Tracer")).toBe(false);
    const third = lib("IMPL", "Tracer", "t.ts:1", "_").fallback(boxed(() => undefined, "three"));
    second.dispose();
    expect(d.fallbackAt(at)!.name).toBe("three");
    third.dispose();
  });

  test("one of several keys gives back those that are still its own", () => {
    const { d, lib } = world();
    const names = (): string[] =>
      ["AutogradMeta", "AutogradOther", "AutogradCPU"].map(
        (key) => d.fallbackAt(KeySet.of(key as DispatchKeyName).slot)?.name ?? "none",
      );
    const before = names();
    const all = lib("IMPL", "Autograd", "a.ts:1", "_").fallback(boxed(() => undefined, "all"));
    const one = lib("IMPL", "AutogradMeta", "a.ts:1", "_").fallback(boxed(() => undefined, "one"));
    expect(names()).toEqual(["one", "all", "all"]);
    all.dispose();
    expect(names()).toEqual(["one", ...before.slice(1)]);
    one.dispose();
    expect(names()).toEqual(before);
  });
});

describe("accepted keys", () => {
  test("registrations for others are dropped, and tables shrink", () => {
    const { d, lib } = world({ keys: ["CPU", "AutogradCPU", "CompositeExplicitAutograd"] });
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    lib("IMPL", "CPU").impl("foo", kernel("cpu"));
    const dropped = lib("IMPL", "CUDA").impl("foo", kernel("cuda"));
    expect(op.implCount).toBe(1);
    dropped.dispose();
    expect(dumpTable(op)).toBe(
      "CPU: cpu registered at here.ts:1 [kernel]\nAutogradCPU: fallthrough registered at runtime/dispatch/keys.ts [backend fallback]\n",
    );
    expect(call(op, "CPU", 1)).toBe("cpu");
    d.checkInvariants();
  });

  test("restricting later takes away what is there", () => {
    const { d, lib } = world();
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    lib("IMPL", "CPU").impl("foo", kernel("cpu"));
    lib("IMPL", "CUDA").impl("foo", kernel("cuda"));
    expect(call(op, "CUDA", 1)).toBe("cuda");
    d.restrictKeys(["CPU"]);
    expect(() => call(op, "CUDA", 1)).toThrow("has no kernel for CUDA");
    d.checkInvariants();
    d.restrictKeys(null);
    lib("IMPL", "CUDA").impl("foo", kernel("cuda"));
    expect(call(op, "CUDA", 1)).toBe("cuda");
  });

  test("restricting takes away every kernel that was replaced, too", () => {
    const { d, lib } = world();
    const cuda = ["a.ts:1", "b.ts:1", "c.ts:1"].map((source) =>
      lib("IMPL", "CUDA", source).impl("foo", kernel(source)),
    );
    const cpu = lib("IMPL", "CPU").impl("foo", kernel("cpu"));
    expect(d.find("test::foo")!.implCount).toBe(4);
    d.restrictKeys(["CPU"]);
    expect(d.find("test::foo")!.implCount).toBe(1);
    for (const handle of cuda) handle.dispose();
    expect(d.find("test::foo")!.implCount).toBe(1);
    d.checkInvariants();
    cpu.dispose();
    expect(d.find("test::foo")).toBeUndefined();
    d.restrictKeys(null);
    for (const source of ["a.ts:1", "b.ts:1"]) lib("IMPL", "CUDA", source).impl("foo", kernel(source));
    d.restrictKeys(["CPU"]);
    expect(d.find("test::foo")).toBeUndefined();
  });
});

describe("errors name both places", () => {
  test("a second def", () => {
    const { lib } = world();
    lib("FRAGMENT", null, "first.ts:3").def("foo(Tensor x) -> Tensor");
    expect(messageOf(() => lib("FRAGMENT", null, "second.ts:4").def("foo(Tensor y) -> Tensor"))).toBe(
      "operator test::foo is already defined.\n  first:  test::foo(Tensor x) -> Tensor at first.ts:3\n" +
        "  second: test::foo(Tensor y) -> Tensor at second.ts:4\nAn overload can be defined once; use a different overload name for the second one.",
    );
  });

  test("a second DEF of a namespace", () => {
    const { lib } = world();
    lib("DEF", null, "first.ts:3");
    expect(messageOf(() => lib("DEF", null, "second.ts:4"))).toBe(
      "namespace test already has a DEF library, at first.ts:3; the second one is at second.ts:4. " +
        "A namespace has one DEF library; make the second one a FRAGMENT (more definitions) or an IMPL (kernels).",
    );
  });

  test("a kernel that does not fit", () => {
    const { lib } = world();
    lib("FRAGMENT", null, "def.ts:1").def("foo(Tensor x, int n) -> Tensor");
    expect(
      messageOf(() =>
        lib("IMPL", "CPU", "impl.ts:2").impl("foo", kernel("k"), { signature: "(Tensor x, float n) -> Tensor" }),
      ),
    ).toBe(
      "kernel k does not fit operator test::foo: argument 1 (n) is int in the schema, float in the kernel.\n" +
        "  schema: test::foo(Tensor x, int n) -> Tensor at def.ts:1\n  kernel: (Tensor x, float n) -> Tensor at impl.ts:2",
    );
  });

  test("two kernels that declare different signatures", () => {
    const { lib } = world();
    lib("IMPL", "CPU", "a.ts:1").impl("foo", kernel("a"), { signature: "(Tensor x) -> Tensor" });
    expect(
      messageOf(() =>
        lib("IMPL", "CUDA", "b.ts:2").impl("foo", kernel("b"), { signature: "(Tensor x, int n) -> Tensor" }),
      ),
    ).toBe(
      "the kernels of operator test::foo declare different signatures.\n" +
        "  a for CPU: (Tensor x) -> Tensor at a.ts:1\n  b for CUDA: (Tensor x, int n) -> Tensor at b.ts:2",
    );
  });

  test("a def that contradicts a kernel that is already there", () => {
    const { d, lib } = world();
    lib("IMPL", "CPU", "a.ts:1").impl("foo", kernel("a"), { signature: "(Tensor x) -> Tensor" });
    expect(messageOf(() => lib("FRAGMENT", null, "d.ts:2").def("foo(Tensor x) -> (Tensor, Tensor)"))).toBe(
      "kernel a does not fit operator test::foo: the operator returns 2 values, the kernel 1.\n" +
        "  schema: test::foo(Tensor x) -> (Tensor, Tensor) at d.ts:2\n  kernel: (Tensor x) -> Tensor at a.ts:1",
    );
    expect(d.find("test::foo")!.hasSchema).toBe(false);
  });

  test("wrong namespaces, keys and kinds of library", () => {
    const { lib } = world();
    expect(messageOf(() => lib("IMPL", "CPU").impl("other::foo", kernel("k")))).toBe(
      'impl("other::foo"): namespace other is not the library\'s, which is test (library test IMPL at here.ts:1)',
    );
    expect(messageOf(() => lib("IMPL", "CPU").impl("foo", kernel("k"), { key: "CUDA" }))).toBe(
      'impl("foo"): key CUDA contradicts the library\'s key CPU; open another library for it (library test IMPL at here.ts:1)',
    );
    expect(messageOf(() => lib("IMPL", "Autogard" as DispatchKeyName))).toBe(
      "there is no dispatch key Autogard. Did you mean Autograd?",
    );
    expect(messageOf(() => lib("FRAGMENT", "CPU"))).toBe(
      "a FRAGMENT library has no key, got CPU; use IMPL for the kernels of a key (library test FRAGMENT at here.ts:1)",
    );
    expect(messageOf(() => lib("DEF", null, "here.ts:1", "_"))).toBe(
      "a DEF library defines operators, so it cannot have the wildcard namespace _; use IMPL (library _ DEF at here.ts:1)",
    );
    expect(messageOf(() => lib("IMPL", "CPU").fallback(fallthrough))).toBe(
      'fallback: a fallback applies to all namespaces, not only to test; use library("_", "IMPL", "CPU") (library test IMPL at here.ts:1)',
    );
    expect(messageOf(() => lib("IMPL", "Undefined", "here.ts:1", "_").fallback(fallthrough))).toBe(
      "fallback: the key must not be Undefined; register kernels for operators without tensors, or a fallback at another key (library _ IMPL at here.ts:1)",
    );
    for (const kind of ["bogus", "conservative", ""])
      expect(messageOf(() => lib("FRAGMENT").def("foo(Tensor x) -> Tensor", { aliasAnalysis: kind }))).toBe(
        `def("foo"): aliasAnalysis must be one of CONSERVATIVE, FROM_SCHEMA, INTERNAL_SPECIAL_CASE, PURE_FUNCTION, got "${kind}" (library test FRAGMENT at here.ts:1)`,
      );
    expect(messageOf(() => lib("IMPL", "CPU").def("foo(Tensor x) -> Tensor"))).toBe(
      'def("foo"): an IMPL library registers kernels only; define operators in a DEF or FRAGMENT library (library test IMPL at here.ts:1)',
    );
    expect(messageOf(() => lib("FRAGMENT").def("foo(Tensor x, -> Tensor"))).toContain("def: ");
  });

  test("unknown operators and overloads, with near names", () => {
    const { d, lib } = world();
    lib("FRAGMENT").def("frobnicate.Tensor(Tensor x) -> Tensor");
    lib("FRAGMENT").def("frobnicate.Scalar(Tensor x, Scalar s) -> Tensor");
    expect(messageOf(() => d.get("test::frobnikate"))).toBe(
      "there is no operator test::frobnikate. Did you mean test::frobnicate?",
    );
    expect(messageOf(() => d.get("test::frobnicate"))).toBe(
      "operator test::frobnicate has no overload without a name; it has: Tensor, Scalar",
    );
    expect(messageOf(() => d.get("test::frobnicate.out"))).toBe(
      'operator test::frobnicate has no overload "out"; it has: Tensor, Scalar',
    );
  });

  test("a reporter of one operator hears of missing kernels first and may throw its own", () => {
    const { lib } = world();
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    const heard: string[] = [];
    op.reporter = (error, entry, keys, args) =>
      heard.push(`${entry.name} ${keys} ${args.length} ${error.message.split("\n")[0]}`);
    expect(() => call(op, "Meta", 1)).toThrow("test::foo has no kernel for Meta.");
    expect(heard).toEqual(["test::foo DispatchKeySet(Meta) 1 test::foo has no kernel for Meta."]);
    op.reporter = () => {
      throw new Error("my own");
    };
    expect(() => call(op, "Meta", 1)).toThrow("my own");
  });

  test("a source is a text, or the first line of a stack outside the dispatcher", () => {
    expect(sourceText("generated/register/cpu.ts")).toBe("generated/register/cpu.ts");
    expect(sourceText(new Error("here"))).toMatch(/registration\.test\.ts:\d+:\d+$/);
  });
});

describe("bad use never corrupts", () => {
  test("a kernel that throws leaves the table as it is", () => {
    const { d, lib } = world();
    let fails = true;
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    lib("IMPL", "CPU").impl("foo", () => {
      if (fails) throw new Error("kernel failed");
      return "fine";
    });
    expect(() => call(op, "CPU", 1)).toThrow("kernel failed");
    fails = false;
    expect(call(op, "CPU", 1)).toBe("fine");
    d.checkInvariants();
  });

  test("an undefined kernel is refused when it is registered, not taken for a fallthrough", () => {
    const { d, lib } = world();
    lib("FRAGMENT").def("foo(Tensor x) -> Tensor");
    expect(messageOf(() => lib("IMPL", "CPU", "generated/register/cpu.ts").impl("foo", undefined as never))).toBe(
      "expected a kernel, got undefined, at generated/register/cpu.ts: is the module that exports it part of a circular dependency, " +
        "or the name misspelt?",
    );
    expect(d.get("test::foo").implCount).toBe(0);
    d.checkInvariants();
  });

  test("registering and undoing inside a running kernel", () => {
    const { d, lib } = world();
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    lib("IMPL", "CPU", "outer.ts:1").impl("foo", (depth: number): unknown => {
      if (depth > 0) return `inner ${depth}`;
      const handle = lib("IMPL", "CPU", "inner.ts:1").impl("foo", kernel("registered while running"));
      const nested = call(op, "CPU", 1);
      handle.dispose();
      return [nested, call(op, "CPU", 2)];
    });
    expect(call(op, "CPU", 0)).toEqual(["registered while running", "inner 2"]);
    d.checkInvariants();
  });

  test("a kernel that undoes its own operator finishes, and the next call says that it is gone", () => {
    const { d, lib } = world();
    const library = lib("FRAGMENT");
    const op = library.def("foo(Tensor x) -> Tensor", () => {
      library.dispose();
      return "last words";
    }).operator!;
    expect(call(op, "CPU", 1)).toBe("last words");
    expect(() => call(op, "CPU", 1)).toThrow("operator test::foo no longer exists");
    d.checkInvariants();
  });

  test("handles disposed twice, in any order", () => {
    const { d, lib } = world();
    const def = lib("FRAGMENT").def("foo(Tensor x) -> Tensor");
    const impls = ["a", "b", "c"].map((name) => lib("IMPL", "CPU", `${name}.ts:1`).impl("foo", kernel(name)));
    for (const handle of [impls[1]!, impls[1]!, def, impls[0]!, def, impls[2]!, impls[0]!]) handle.dispose();
    expect([...d.operators()]).toEqual([]);
    d.checkInvariants();
  });
});

describe("checkInvariants", () => {
  test("finds wrong counts, rows, cells and masks", () => {
    const { d, lib } = world();
    const op = lib("FRAGMENT").def("foo(Tensor x) -> Tensor").operator!;
    lib("IMPL", "CPU").impl("foo", kernel("cpu"));
    lib("IMPL", "Meta").impl("foo", kernel("meta"));
    lib("IMPL", "CompositeExplicitAutograd").impl("foo", kernel("rest"));
    for (const key of ["CPU", "Meta", "CUDA"]) call(op, key, 1);
    d.checkInvariants();
    const spoil = (change: () => void, mend: () => void, why: string): void => {
      change();
      expect(() => d.checkInvariants()).toThrow(why);
      mend();
      d.checkInvariants();
    };
    const count = op.implCount;
    spoil(
      () => void op.implCount++,
      () => void (op.implCount = count),
      "test::foo: 3 kernels, counted 4",
    );
    const cells = op.table as unknown[];
    const [cpu, meta, ipu] = ["CPU", "Meta", "IPU"].map((key) => KeySet.of(key).slot) as [number, number, number];
    for (const [at, by, key] of [
      [ipu, cpu, "IPU"],
      [cpu, 0, "CPU"],
      [meta, ipu, "Meta"],
      [KeySet.of("Named").slot, cpu, "Named"],
    ] as const) {
      const right = cells[at];
      spoil(
        () => void (cells[at] = cells[by]),
        () => void (cells[at] = right),
        `test::foo at ${key}: the cell is not what the table says`,
      );
    }
    const mask = op.maskHi;
    spoil(
      () => void (op.maskHi = 0),
      () => void (op.maskHi = mask),
      "test::foo: the masks do not match the keys that pass on",
    );
  });
});

describe("the grid", () => {
  test("shows exact, row, column and missing cells apart, as text and as SVG", () => {
    const { lib } = world();
    const fragment = lib("FRAGMENT");
    const exact = fragment.def("exact(Tensor x) -> Tensor").operator!;
    const composite = fragment.def("composite(Tensor x) -> Tensor", kernel("math")).operator!;
    lib("IMPL", "CPU").impl("exact", kernel("cpu"));
    lib("IMPL", "SparseCPU").impl("composite", kernel("sparse"));
    lib("IMPL", "Tracer", "t.ts:1", "_").fallback(boxed(() => undefined, "trace"));
    const keys = ["CPU", "Meta", "AutogradOther", "Tracer", "ADInplaceOrView"];
    expect(gridText([exact, composite], keys)).toBe(
      [
        "                 CPU Meta AutogradOther Tracer ADInplaceOrView",
        "test::exact      X   .    -             c      -",
        "test::composite  r   r    ?             c      -",
        "X exact   r row (alias kernel of the operator)   c column (fallback of the key)   - passes on   ? ambiguous   . missing",
        "",
      ].join("\n"),
    );
    expect(cellKind(exact, "Meta")).toBe("missing");
    const svg = gridSvg([exact, composite], keys);
    expect(svg.match(/<rect /g)!.length).toBe(10 + 6);
    expect(svg).toContain("<title>test::exact at CPU: cpu registered at here.ts:1 [kernel]</title>");
  });
});
