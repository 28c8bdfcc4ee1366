// What kernels of users may return and write, by the schema: a table of wrong kernels in every calling convention, what is right, and a law.

import { afterEach, describe, expect, test, vi } from "vitest";
import {
  boxed,
  type DispatchKeyName,
  defineLibrary,
  dispatcher,
  empty,
  isTensor,
  type Kernel,
  type Library,
  library,
  noGrad,
  observe,
  ops,
  registerBackend,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { makeView } from "../../runtime/core/tensor.js";
import { Dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { registrationId } from "../../runtime/dispatch/operator-entry.js";
import { samples } from "../samples/samples.js";
import { fc } from "../seeded.js";
import { messageOf } from "../thrown.js";

const opened: { dispose(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0).reverse()) one.dispose();
  vi.restoreAllMocks();
});

/** The same kernel in the boxed convention. */
function inBoxes(kernel: Kernel): ReturnType<typeof boxed> {
  return boxed((op, _keys, stack) => {
    const result = (kernel as (...args: unknown[]) => unknown)(...stack.splice(stack.length - op.argumentCount));
    if (op.returnCount === 1) stack.push(result);
    else if (op.returnCount > 1) stack.push(...(result as unknown[]));
  }, "k");
}

/** Kernels of the tables: each value is what its place in the schema says. */
type Body = (...args: (Tensor & Tensor[] & "meta")[]) => unknown;

type Given = Kernel | ReturnType<typeof boxed>;

function defined(schema: string, kernel: Given, key: DispatchKeyName = "CPU"): string {
  const lib: Library = library("mine", "FRAGMENT", null, "mine.ts");
  opened.push(lib);
  const op = lib.def(schema).operator!;
  lib.impl(op.name, kernel, { key, label: "k" });
  return op.name;
}

/** Every way of calling an operator with a kernel: from the kernel's convention to the caller's. */
const ways: Readonly<Record<string, (schema: string, kernel: Kernel, args: readonly unknown[]) => unknown>> = {
  unboxed: (schema, kernel, args) => dispatcher.call(dispatcher.get(defined(schema, kernel)), args),
  "boxed, called unboxed": (schema, kernel, args) =>
    dispatcher.call(dispatcher.get(defined(schema, inBoxes(kernel))), args),
  "boxed, called boxed": (schema, kernel, args) => {
    const op = dispatcher.get(defined(schema, inBoxes(kernel)));
    const stack = ["of the caller", ...args];
    dispatcher.callBoxed(op, stack);
    expect(stack[0]).toBe("of the caller");
    return op.returnCount === 1 ? stack[1] : stack.slice(1);
  },
  observed: (schema, kernel, args) => {
    opened.push(observe({ before: () => {} }));
    return dispatcher.call(dispatcher.get(defined(schema, inBoxes(kernel))), args);
  },
};

const two = () => tensor([1, 2]);
/** The second of two values, for what the first one does. */
const last = <T>(_first: unknown, value: T): T => value;
const view = (x: Tensor) => x.view([2, 1]);
const fresh =
  "but must be a new tensor. Return a copy (clone), or declare it in the schema: Tensor(a) for the argument and the result";
const writes = (name: string, declared: string) =>
  `writes to its argument ${name}, which the schema does not say. Write to a copy (clone), or declare it in the schema: ${declared}`;

describe.each(Object.keys(ways))("%s", (way) => {
  test.each<readonly [schema: string, kernel: Body, args: readonly unknown[], why: string]>([
    // New results.
    ["f(Tensor x) -> Tensor", (x) => x, [two()], `breaks the schema: its result is its argument x, ${fresh}`],
    [
      "f(Tensor x) -> Tensor",
      view,
      [two()],
      `breaks the schema: its result shares the memory of its argument x, ${fresh}`,
    ],
    [
      "f(Tensor x, Tensor y) -> Tensor",
      (_, y) => y,
      [two(), two()],
      `breaks the schema: its result is its argument y, ${fresh}`,
    ],
    [
      "f(Tensor x, float s) -> Tensor",
      (x) => x,
      [two(), 2],
      `breaks the schema: its result is its argument x, ${fresh}`,
    ],
    [
      "f(float s, Tensor x) -> Tensor",
      (_, x) => x,
      [2, two()],
      `breaks the schema: its result is its argument x, ${fresh}`,
    ],
    [
      "f(Tensor x, Tensor? y) -> Tensor",
      (_, y) => y,
      [two(), two()],
      `breaks the schema: its result is its argument y, ${fresh}`,
    ],
    [
      "f(Tensor x, Tensor[] y) -> Tensor",
      (_, y) => y[1],
      [two(), [two(), two()]],
      `breaks the schema: its result is its argument y[1], ${fresh}`,
    ],
    ["f(Tensor x) -> Tensor?", (x) => x, [two()], `breaks the schema: its result is its argument x, ${fresh}`],
    [
      "f(Tensor x) -> Tensor[]",
      (x) => [two(), view(x)],
      [two()],
      `breaks the schema: its result[1] shares the memory of its argument x, ${fresh}`,
    ],
    [
      "f(Tensor x) -> (Tensor, Tensor)",
      (x) => [two(), x],
      [two()],
      `breaks the schema: its result 1 is its argument x, ${fresh}`,
    ],
    [
      "f(Tensor x) -> (int, Tensor)",
      (x) => [2, x],
      [two()],
      `breaks the schema: its result 1 is its argument x, ${fresh}`,
    ],
    ["f(Tensor(a!) x) -> Tensor", (x) => x, [two()], `breaks the schema: its result is its argument x, ${fresh}`],
    [
      "f(Tensor x) -> (Tensor, Tensor)",
      () => {
        const y = two();
        return [y, view(y)];
      },
      [two()],
      "returns new tensors that share their memory: its result 0 and result 1. Return a copy of one (clone)",
    ],
    [
      "f(Tensor x) -> Tensor[]",
      () => {
        const y = two();
        return [y, y];
      },
      [two()],
      "returns new tensors that share their memory: its result[0] and result[1]. Return a copy of one (clone)",
    ],
    // Views.
    [
      "f(Tensor(a) x, Tensor y) -> Tensor(a)",
      (_, y) => y,
      [two(), two()],
      "breaks the schema: its result is its argument y, but may only share the memory of x. Return a copy (clone), or declare it in the schema: Tensor(a) for the argument and the result",
    ],
    // What is written is returned.
    [
      "f_(Tensor(a!) self) -> Tensor(a!)",
      (x) => x.clone(),
      [two()],
      "must return the argument that it writes to, self, but its result is another tensor",
    ],
    [
      "f_(Tensor(a!) self) -> Tensor(a!)",
      view,
      [two()],
      "must return the argument that it writes to, self, but its result is another tensor",
    ],
    [
      "f.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
      (x) => x,
      [two(), two()],
      "must return the argument that it writes to, out, but its result is another tensor",
    ],
    [
      "f.out(Tensor x, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))",
      (_x, a, b) => [b, a],
      [two(), two(), two()],
      "must return the argument that it writes to, out0, but its result 0 is another tensor",
    ],
    [
      "f(Tensor(a!)[] x) -> Tensor(a!)[]",
      (x) => [x[1], x[0]],
      [[two(), two()]],
      "must return the argument that it writes to, x[0], but its result[0] is another tensor",
    ],
    // What is not declared is not written.
    ["f(Tensor x) -> Tensor", (x) => x.mul_(2).clone(), [two()], writes("x", "Tensor(a!) x")],
    [
      "f(Tensor x, Tensor y) -> Tensor",
      (x, y) => last(y.mul_(2), x.clone()),
      [two(), two()],
      writes("y", "Tensor(a!) y"),
    ],
    [
      "f(Tensor x, Tensor[] y) -> ()",
      (_, y) => void y[1]!.mul_(2),
      [two(), [two(), two()]],
      writes("y[1]", "Tensor(a!)[] y"),
    ],
    ["f(Tensor x, Tensor? y) -> int", (_, y) => last(y.mul_(2), 1), [two(), two()], writes("y", "Tensor(a!) y")],
    [
      "f_(Tensor(a!) self, Tensor y) -> Tensor(a!)",
      (x, y) => last(y.mul_(2), x),
      [two(), two()],
      writes("y", "Tensor(a!) y"),
    ],
    ["f(Tensor(a) x) -> Tensor(a)", (x) => view(x.mul_(2)), [two()], writes("x", "Tensor(a!) x")],
    // Devices.
    [
      "f(Tensor x) -> Tensor",
      (x) => empty(x.shape, { device: "meta" }),
      [two()],
      "runs for CPU, but its result is on device meta. Allocate results on the arguments' device, as in empty(shape, { device: x.device })",
    ],
    [
      "f(Tensor x) -> (Tensor, Tensor[])",
      (x) => [two(), [empty(x.shape, { device: "meta" })]],
      [two()],
      "runs for CPU, but its result 1[0] is on device meta. Allocate results on the arguments' device, as in empty(shape, { device: x.device })",
    ],
  ])("%s, with %s", (schema, kernel, args, why) => {
    const fullName = `mine::${schema.slice(0, schema.indexOf("("))}`;
    expect(messageOf(() => ways[way]!(schema, kernel, args))).toBe(
      `kernel k (${fullName} at CPU, registered at mine.ts) ${why}\n  operator: mine::${schema}`,
    );
  });

  test.each<readonly [schema: string, kernel: Body, args: readonly unknown[]]>([
    ["f(Tensor x) -> Tensor", (x) => x.clone(), [two()]],
    ["f(Tensor(a) x) -> Tensor(a)", (x) => x, [two()]],
    ["f(Tensor(a) x) -> Tensor(a)", view, [two()]],
    ["f(Tensor(a) x) -> Tensor(a)[]", (x) => [x, view(x)], [two()]],
    ["f(Tensor(a -> *) x) -> Tensor(a)[]", (x) => [x, view(x)], [two()]],
    ["f(Tensor(a -> b) x) -> Tensor(b)", view, [two()]],
    ["f(Tensor[](a!) x) -> ()", (x) => void x[0]!.mul_(2), [[two()]]],
    ["f(Tensor x) -> Tensor(*)", (x) => x, [two()]],
    ["f(Tensor(a!) x, Tensor y) -> ()", (x) => void x.mul_(2), [two(), two()]],
    ["f(Tensor(a!)[] x, Tensor y) -> ()", (x) => void x[0]!.mul_(2), [[two()], two()]],
    ["f(Tensor x) -> (Tensor, Tensor)", () => [two(), null], [two()]],
    ["f(Tensor x, Tensor? y) -> Tensor", (x) => x.clone(), [two(), null]],
    ["f(Tensor x, Device device) -> Tensor", (x, device) => empty(x.shape, { device }), [two(), "meta"]],
    ["f_(Tensor(a!) self, Device device) -> Tensor(a!)", (x) => x, [two(), "meta"]],
    // What is written may be given twice.
    ["f_(Tensor(a!) self, Tensor y) -> Tensor(a!)", (x) => x.mul_(2), ((x) => [x, x])(two())],
    ["f(Tensor(a) x, Tensor y) -> Tensor(a)", (x) => view(x), ((x) => [x, x])(two())],
  ])("%s is right with %s", (schema, kernel, args) => {
    expect(() => ways[way]!(schema, kernel, args)).not.toThrow();
  });
});

describe("the number of values on a boxed kernel's stack", () => {
  const schema = "f(Tensor x, Tensor y) -> Tensor";
  const wrong = (left: number, due = 1, takes = 2) =>
    `kernel k (mine::f at CPU, registered at mine.ts) left ${left} value${left === 1 ? "" : "s"} on the stack instead of ${due}: ` +
    `it must take the ${takes} arguments of the schema off and push ${due} result${due === 1 ? "" : "s"}\n` +
    "  operator: mine::";

  test.each<readonly [string, string, (stack: unknown[]) => unknown, string]>([
    ["pushes without taking the arguments", schema, (stack) => stack.push(two()), wrong(3) + schema],
    ["leaves one argument", schema, (stack) => stack.splice(1, 1, two()), wrong(2) + schema],
    ["pushes nothing", schema, (stack) => stack.splice(0), wrong(0) + schema],
    ["pushes two results of one", schema, (stack) => stack.splice(0, 2, two(), two()), wrong(2) + schema],
    [
      "pushes one result of two",
      "f(Tensor x, Tensor y) -> (Tensor, Tensor)",
      (stack) => stack.splice(0, 2, two()),
      `${wrong(1, 2)}f(Tensor x, Tensor y) -> (Tensor, Tensor)`,
    ],
    [
      "pushes a result of none",
      "f(Tensor x, Tensor y) -> ()",
      (stack) => stack.splice(0, 2, two()),
      `${wrong(1, 0)}f(Tensor x, Tensor y) -> ()`,
    ],
  ])("is that of the results: a kernel that %s", (_, text, body, message) => {
    const op = dispatcher.get(
      defined(
        text,
        boxed((_op, _keys, stack) => void body(stack)),
      ),
    );
    expect(messageOf(() => dispatcher.call(op, [two(), two()]))).toBe(message);
    expect(messageOf(() => dispatcher.callBoxed(op, [two(), two()]))).toBe(message);
    const stack = ["of the caller", two(), two()];
    expect(messageOf(() => dispatcher.callBoxed(op, stack))).toBe(message);
    expect(stack).toEqual(["of the caller"]);
  });

  test("a kernel that takes too much gets nothing of its caller's", () => {
    const taken: unknown[] = [];
    const op = dispatcher.get(
      defined(
        schema,
        boxed((_op, _keys, stack) => {
          for (let i = 0; i < 3; i++) taken.push(stack.pop());
          stack.push(two());
        }),
      ),
    );
    const stack = ["of the caller", two(), two()];
    dispatcher.callBoxed(op, stack);
    expect([taken[2], stack.length, stack[0]]).toEqual([undefined, 2, "of the caller"]);
  });

  test("is checked for fallbacks, too", () => {
    const layer = library("_", "IMPL", "Tracer", "layer.ts");
    opened.push(layer);
    layer.fallback(boxed((_op, _keys, stack) => void stack.push(1), "layer"));
    const op = dispatcher.get(defined(schema, (x: Tensor) => x.clone()));
    const keys = dispatcher.activeKeys(op, [two(), two()]).add("Tracer");
    const message =
      "kernel layer (mine::f at Tracer, registered at layer.ts) left 3 values on the stack instead of 1: " +
      `it must take the 2 arguments of the schema off and push 1 result\n  operator: mine::${schema}`;
    expect(messageOf(() => dispatcher.redispatch(op, keys, [two(), two()]))).toBe(message);
    expect(messageOf(() => dispatcher.redispatchBoxed(op, keys, [two(), two()]))).toBe(message);
  });
});

describe("which kernels are checked", () => {
  const returnsItself = (key: DispatchKeyName) => () =>
    dispatcher.call(dispatcher.get(defined("f(Tensor x) -> Tensor", (x: Tensor) => x, key)), [two()]);

  test.each<DispatchKeyName>(["CompositeImplicitAutograd", "AutogradCPU", "Autograd"])(
    "not one at %s: it calls operators",
    (key) => expect(returnsItself(key)).not.toThrow(),
  );

  test.each<DispatchKeyName>(["CPU", "CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional"])(
    "one at %s: it computes",
    (key) => expect(returnsItself(key)).toThrow("breaks the schema: its result is its argument x"),
  );

  test("defineLibrary's and registerBackend's", () => {
    const mine = defineLibrary("mine2", { "f(Tensor x) -> Tensor": { CPU: (x) => x } }, { source: "mine.ts" });
    opened.push(mine);
    expect(() => mine.f(two())).toThrow("kernel CPU (mine2::f at CPU, registered at mine.ts) breaks the schema");
    opened.push(
      registerBackend({ key: "PrivateUse1", name: "Acc", kernels: { relu: (x: Tensor) => x, neg: () => two() } }),
    );
    const x = empty([2], { device: "acc" as "cpu" });
    expect(() => x.relu()).toThrow("(aten::relu at Acc, ");
    expect(() => x.relu()).toThrow("breaks the schema: its result is its argument self");
    expect(() => x.neg()).toThrow("runs for Acc, but its result is on device cpu");
  });

  test("writes are compared for operators that are defined at run time: PyTorch's schemas leave some unsaid", () => {
    const aten = library("aten", "IMPL", "CPU", "mine.ts");
    opened.push(aten);
    vi.spyOn(dispatcher.registry, "warn").mockImplementation(() => {});
    aten.impl("rrelu_with_noise", (x: Tensor, noise: Tensor) => last(noise.fill_(3), x.clone()));
    const noise = two();
    ops["aten"]!["rrelu_with_noise"]!(two(), noise);
    expect(noise.toArray()).toEqual([3, 3]);
  });

  test("an operator that takes tensors of any device may return some of another", () => {
    const lib = library("mine", "FRAGMENT", null, "mine.ts");
    opened.push(lib);
    const op = lib.def("f(Tensor x) -> Tensor", { deviceCheck: false }).operator!;
    lib.impl("f", () => empty([2], { device: "meta" }), { key: "CPU" });
    expect((dispatcher.call(op, [two()]) as Tensor).device).toBe("meta");
  });

  test("not those of other dispatchers, which are for experiments", () => {
    const own = new Dispatcher();
    const lib = library("mine", "FRAGMENT", null, "mine.ts", own);
    const op = lib.def("f(Tensor x) -> Tensor", (x: Tensor) => x, { key: "CPU" }).operator!;
    const x = two();
    expect(own.call(op, [x])).toBe(x);
  });
});

// ---- the law

interface Declared {
  readonly type: "Tensor" | "Tensor?" | "Tensor[]";
  readonly mark: "" | "view" | "write";
}
/** What a result is said to be, and is: new, or of the argument at a position. */
interface Result {
  readonly said: "new" | "of";
  readonly is: "new" | "argument" | "view";
  readonly at: number;
}

const letters = "abc";

/** The schema, and whether the kernel obeys it. */
function stated(args: readonly Declared[], results: readonly Result[], writes: readonly number[]): [string, boolean] {
  const mark = ({ mark }: Declared, i: number) => (mark === "" ? "" : `(${letters[i]}${mark === "write" ? "!" : ""})`);
  const texts = args.map((arg, i) => `${arg.type.replace("Tensor", `Tensor${mark(arg, i)}`)} x${i}`);
  const of = ({ said, at }: Result) => said === "of" && args[at]!.mark !== "";
  const returned = results.map((result) => `Tensor${of(result) ? mark(args[result.at]!, result.at) : ""}`);
  const obeys =
    writes.every((i) => args[i]!.mark === "write") &&
    results.every((result) => {
      if (!of(result)) return result.is === "new";
      return args[result.at]!.mark === "write" ? result.is === "argument" : true;
    });
  return [`f(${texts.join(", ")}) -> ${returned.length === 1 ? returned[0] : `(${returned.join(", ")})`}`, obeys];
}

test("a kernel is accepted if and only if it does what its schema says, in every convention", () => {
  const argument = fc.record({
    type: fc.constantFrom("Tensor", "Tensor?", "Tensor[]"),
    mark: fc.constantFrom("", "view", "write"),
  }) as fc.Arbitrary<Declared>;
  const result = fc.record({
    said: fc.constantFrom("new", "of"),
    is: fc.constantFrom("new", "argument", "view"),
    at: fc.nat(),
  }) as fc.Arbitrary<Result>;
  fc.assert(
    fc.property(
      fc.array(argument, { minLength: 1, maxLength: 3 }),
      fc.array(result, { minLength: 1, maxLength: 2 }),
      fc.array(fc.nat(), { maxLength: 1 }),
      fc.constantFrom(...Object.keys(ways)),
      (args, given, written, way) => {
        // Each argument is returned at most once: several results of one argument share memory.
        const results = given
          .map((one) => ({ ...one, at: one.at % args.length }))
          .filter((one, i, all) => all.findIndex(({ at }) => at === one.at) === i);
        const writes = written.map((i) => i % args.length);
        const [schema, obeys] = stated(args, results, writes);
        const kernel = (...values: (Tensor | Tensor[])[]): unknown => {
          const one = (i: number) => [values[i]!].flat()[0]!;
          for (const i of writes) one(i).mul_(2);
          const made = results.map(({ is, at }) =>
            is === "new" ? two() : is === "argument" ? one(at) : view(one(at)),
          );
          return made.length === 1 ? made[0] : made;
        };
        const values = args.map(({ type }) => (type === "Tensor[]" ? [two(), two()] : two()));
        let accepted = true;
        try {
          ways[way]!(schema, kernel, values);
        } catch (error) {
          accepted = false;
          expect(String(error)).toMatch(/kernel k \(mine::f at CPU, registered at mine\.ts\)/);
        } finally {
          for (const one of opened.splice(0).reverse()) one.dispose();
        }
        expect([schema, accepted]).toEqual([schema, obeys]);
      },
    ),
    { numRuns: 400 },
  );
});

describe("operators tagged maybe_aliasing_or_mutating", () => {
  test("a backend's unsafe_split returns views, as PyTorch's", () => {
    const accelerator = registerBackend({
      key: "PrivateUse1",
      name: "Views",
      kernels: {
        "unsafe_split.Tensor": (x: Tensor, size: number) => [x.slice(0, 0, size), x.slice(0, size)],
        "slice.Tensor": (x: Tensor, dim: number, start: number | null, end: number | null) =>
          makeView(
            x,
            [Math.min(end ?? x.shape[dim]!, x.shape[dim]!) - (start ?? 0)],
            x.strides,
            x.offset + (start ?? 0),
          ),
      },
    });
    opened.push(accelerator);
    const x = empty([4], { device: accelerator.device });
    const [a, b] = x.unsafeSplit(1) as readonly Tensor[];
    expect([a!.shape, b!.shape, a!.storage === x.storage, b!.storage === x.storage]).toEqual([[1], [3], true, true]);
  });

  test("they are those whose kernels here share memory that the schema does not say they share", () => {
    const tagged: string[] = [];
    const sharing: string[] = [];
    for (const { operator, args } of samples) {
      const op = dispatcher.get(`aten::${operator}`);
      if (op.tags.includes("maybe_aliasing_or_mutating")) tagged.push(operator);
      // What a composite calls has a schema of its own.
      if (op.kernels.has(registrationId("CompositeImplicitAutograd")!)) continue;
      const given = args() as readonly unknown[];
      const all = op.parameters.list.map(({ default: standard }, i) => (i < given.length ? given[i] : standard));
      const storages = all.flat().flatMap((value) => (isTensor(value) ? [value.storage] : []));
      let results: readonly unknown[];
      try {
        results = noGrad(() => [dispatcher.call(op, all)].flat());
      } catch {
        continue;
      }
      if (op.schema.returns.some(({ alias, containerAlias }) => alias !== null || containerAlias !== null)) continue;
      if (results.some((result) => isTensor(result) && storages.includes(result.storage))) sharing.push(operator);
    }
    expect([...new Set(sharing)].filter((name) => !tagged.includes(name))).toEqual([]);
    expect(sharing.length).toBeGreaterThan(2);
  });
});
