// Names that members of objects, functions and promises have, too: as namespace, operator, overload, argument, result, tag and dictionary key they name
// what was defined, in every entry point at run time, or are refused by name.

import { afterEach, describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import type { OperatorEntry } from "../../runtime/dispatch/operator-entry.js";
import { messageOf } from "../thrown.js";

const names: readonly string[] = [
  ...new Set([
    ...Object.getOwnPropertyNames(Object.prototype),
    ...Object.getOwnPropertyNames(Function.prototype),
    ...["then", "catch", "finally", "prototype", "toJSON", "overloads", "operator", "schema", "get", "has", "size"],
  ]),
].filter((name) => /^\w+$/.test(name));

const x = T.tensor([1, 2]);
const twice = (a: T.Tensor): T.Tensor => a.mul(2);
const opened: { dispose(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0).reverse()) one.dispose();
});

type Any = (...args: unknown[]) => unknown;
/** Operators by name, for names that the types do not know. */
const all = T.ops as unknown as Record<string, Any & Record<string, Any & Record<string, Any>>>;

function define(namespace: string, schema: string, kernel: (...args: never[]) => unknown = twice): OperatorEntry {
  const lib = T.library(namespace, "FRAGMENT");
  opened.push(lib);
  return lib.def(schema, kernel).operator!;
}

const own = (holder: unknown, name: string): unknown => Object.getOwnPropertyDescriptor(holder, name)?.value;
const alone = (name: string, value: unknown): object => Object.fromEntries([[name, value]]);
const saved = (graph: T.Graph): T.Graph => {
  for (const text of [String(graph), graph.toJavaScript(), graph.toDot()]) expect(text).not.toBe("");
  return T.loadGraph(T.saveGraph(graph));
};
const called = (name: string, value: T.Tensor = x): unknown => T.dispatcher.call(T.dispatcher.get(name), [value]);

/** What promises and functions have of their own, where the short form is theirs: `ops["mine::f.name"]` is the operator. */
const functions = ["then", "name", "length", "prototype", "toString", "overloads"];

/** Each gives x times two. */
const entries: Readonly<Record<string, (name: string) => unknown>> = {
  "a namespace": (n) => {
    define(n, "f(Tensor x) -> Tensor");
    return all[`${n}::f`]!(x);
  },
  "a namespace, in short": (n) => {
    define(n, "f(Tensor x) -> Tensor");
    return n === "then" ? called("then::f") : all[n]!["f"]!(x);
  },
  "a namespace of defineLibrary": (n) => {
    const lib = T.defineLibrary(n, { "f(Tensor x) -> Tensor": { CPU: twice } });
    opened.push(lib);
    return lib.f(x);
  },
  "a namespace, explained": (n) => {
    define(n, "f(Tensor x) -> Tensor");
    return T.explain(`${n}::f`, x).steps.length && called(`${n}::f`);
  },
  "a namespace, in a graph": (n) => {
    define(n, "f(Tensor x) -> Tensor");
    return saved(T.makeGraph((y: T.Tensor) => called(`${n}::f`, y))(x)).run(x);
  },
  "an operator": (n) => {
    define("mine", `${n}(Tensor x) -> Tensor`);
    return all[`mine::${n}`]!(x);
  },
  "an operator, in short": (n) => {
    define("mine", `${n}(Tensor x) -> Tensor`);
    return n === "then" ? called("mine::then") : all["mine"]![n]!(x);
  },
  "an operator, explained": (n) => {
    define("mine", `${n}(Tensor x) -> Tensor`);
    return T.explain(`mine::${n}`, x).steps.length && called(`mine::${n}`);
  },
  "an operator, in a graph": (n) => {
    define("mine", `${n}(Tensor x) -> Tensor`);
    return saved(T.makeGraph((y: T.Tensor) => called(`mine::${n}`, y))(x)).run(x);
  },
  "an operator of a mode": (n) => {
    define("mine", `${n}(Tensor x) -> Tensor`);
    class Passing extends T.DispatchMode {
      handle(op: T.OverloadHandle, _types: unknown, args: readonly unknown[], options: object): unknown {
        return (op as unknown as Any)(...args, options);
      }
    }
    return T.withMode(new Passing(), () => called(`mine::${n}`));
  },
  "an argument by position": (n) => {
    define("mine", `f(Tensor x, int ${n}=3) -> Tensor`, (a: T.Tensor, b: number) => a.mul(b));
    return all["mine"]!["f"]!(x, 2);
  },
  "an argument by name": (n) => {
    const op = define("mine", `f(Tensor x, int ${n}=3) -> Tensor`, (a: T.Tensor, b: number) => a.mul(b));
    return all[`mine::${op.baseName}`]!(x, alone(n, 2));
  },
  "an argument by default": (n) => {
    define("mine", `f(Tensor x, int ${n}=2, int b=1) -> Tensor`, (a: T.Tensor, b: number) => a.mul(b));
    return all["mine"]!["f"]!(x, { b: 1 });
  },
  "a result": (n) => {
    define("mine", `f(Tensor x) -> (Tensor ${n}, Tensor b)`, (a: T.Tensor) => [a.mul(2), a.mul(3)]);
    return (all["mine"]!["f"]!(x) as unknown[])[0];
  },
  "a tag": (n) => {
    const lib = T.library("mine", "FRAGMENT");
    opened.push(lib);
    const op = lib.def("f(Tensor x) -> Tensor", twice, { tags: [n] }).operator!;
    expect(op.tags).toEqual([n]);
    return T.dispatcher.call(op, [x]);
  },
  "a key of a dictionary": (n) => {
    define("mine", "f(Dict(str, Tensor) d) -> Tensor", (d: Map<string, T.Tensor>) => d.get(n)!.mul(2));
    return all["mine"]!["f"]!(alone(n, x));
  },
  "a key of a graph's arguments": (n) => {
    const graph = T.makeGraph((d: object) => (own(d, n) as T.Tensor).mul(2))(alone(n, x));
    return saved(graph).run(alone(n, x));
  },
  "a key of a graph's results": (n) => own(saved(T.makeGraph((y: T.Tensor) => alone(n, y.mul(2)))(x)).run(x), n),
  "a node of a graph": (n) => {
    const graph = new T.Graph();
    const node = graph.placeholder(n);
    graph.output(graph.call(T.dispatcher.get("aten::mul.Tensor"), [node, graph.attribute(n, T.tensor(2))]));
    return saved(graph).run(x);
  },
  "a key of a tree": (n) =>
    own(
      T.treeMap((y: unknown) => (y as T.Tensor).mul(2), alone(n, x)),
      n,
    ),
  "a key of a file": (n) =>
    (own(T.loadSafetensors(T.saveSafetensors(alone(n, x) as never)).tensors, n) as T.Tensor).mul(2),
};

describe.each(Object.keys(entries))("%s", (entry) => {
  test.each(names)("may be called %s", (name) => {
    expect((entries[entry]!(name) as T.Tensor).toArray()).toEqual([2, 4]);
  });
});

describe("an overload", () => {
  test.each(names.filter((name) => !name.startsWith("__")))("may be called %s", (name) => {
    const op = define("mine", `f.${name}(Tensor x) -> Tensor`);
    const results = [all[`mine::f.${name}`]!(x), all["mine"]!["f"]!(x), T.dispatcher.call(op, [x])];
    if (!functions.includes(name)) results.push(all["mine"]!["f"]![name]!(x));
    for (const result of results) expect((result as T.Tensor).toArray()).toEqual([2, 4]);
    expect(T.explain(T.ops["mine"]!["f"]!, x).steps.length).toBeGreaterThan(0);
  });

  test.each(names.filter((name) => name.startsWith("__")))("may not be called %s, as in C10", (name) => {
    expect(messageOf(() => define("mine", `f.${name}(Tensor x) -> Tensor`))).toContain(
      `${name} is not a legal overload name for aten operators`,
    );
  });
});

describe("a function of defineLibrary", () => {
  test.each(names)("%s is the operator, or is refused", (name) => {
    let lib: T.DefinedLibrary<string>;
    try {
      lib = T.defineLibrary("mine", { [`${name}(Tensor x) -> Tensor`]: { CPU: twice as never } });
    } catch (error) {
      expect([name, (error as Error).message]).toEqual([
        "then",
        "mine::then: the name then is reserved for promises: functions that return the library object could not be awaited",
      ]);
      return;
    }
    opened.push(lib);
    const [member] = Object.keys(lib).filter((key) => key !== "operators" && key !== "dispose");
    expect(((own(lib, member!) as Any)(x) as T.Tensor).toArray()).toEqual([2, 4]);
    expect(((lib.operators.get(name) as unknown as Any)(x) as T.Tensor).toArray()).toEqual([2, 4]);
  });
});

test("what there is not is said, by its name", () => {
  for (const name of names) {
    expect(messageOf(() => T.dispatcher.get(name))).toContain(`there is no operator ${name}.`);
    expect(messageOf(() => T.library("mine", "IMPL", name as "CPU"))).toContain(`there is no dispatch key ${name}.`);
    expect(messageOf(() => T.explain(`mine::${name}`, x))).toContain(`there is no operator mine::${name}.`);
    expect(messageOf(() => all[`mine::${name}`]!(x))).toContain(`there is no operator mine::${name}.`);
  }
});
