// Calls: boxed and unboxed, redispatch, ops by name, BackendSelect, device checks, CPU fallback, guards, re-entry.
import { afterEach, describe, expect, test } from "vitest";
import { add, add_, inferenceMode, mul, noGrad, relu, type Tensor, tensor, zeros } from "../../generated/index.js";
import { Tensor as TensorClass } from "../../runtime/core/tensor.js";
import { boxingCounter } from "../../runtime/dispatch/boxing.js";
import { Dispatcher, dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { boxed, fallthrough } from "../../runtime/dispatch/kernel.js";
import { KeySet, slot } from "../../runtime/dispatch/key-set.js";
import { tensorHi, wordsOf } from "../../runtime/dispatch/keys.js";
import { Library } from "../../runtime/dispatch/library.js";
import {
  belowAutograd,
  excludedKeys,
  excludeGuard,
  forceKeysGuard,
  includedKeys,
  includeGuard,
  local,
  withExcluded,
  withIncluded,
} from "../../runtime/dispatch/local.js";
import { operatorsOf, ops } from "../../runtime/dispatch/ops.js";
import { allowReentry } from "../../runtime/dispatch/reentry.js";
import { checkStack, typeTable } from "../../runtime/dispatch/stack.js";
import { cpuFallback } from "../../runtime/modes/cpu-fallback.js";
import { observe } from "../../runtime/modes/observer.js";
import { messageOf } from "../thrown.js";

const untouched = { ...local };
afterEach(() => expect({ ...local }).toEqual(untouched));

const data = (value: unknown): unknown => (value as Tensor).toArray();

function toy(schema = "foo(Tensor x) -> Tensor") {
  const d = new Dispatcher();
  const op = new Library(d, "test", "FRAGMENT", null, "def.ts:1").def(schema).operator!;
  const impl = (key: string, kernel: unknown, options = {}) =>
    new Library(d, "test", "IMPL", key as "CPU", `${key}.ts:1`).impl(op.name, kernel as never, options);
  return { d, op, impl };
}
const keyed = (...names: string[]) => {
  const { lo, hi } = KeySet.of(...names);
  return { keysLo: lo, keysHi: hi };
};

describe("boxed and unboxed", () => {
  test("each kind of kernel can be called both ways", () => {
    const { d, op, impl } = toy("foo(Tensor x, int n) -> (int, int)");
    impl("CPU", (_x: unknown, n: number) => [n, n + 1]);
    impl(
      "Meta",
      boxed((_op, keys, stack) => {
        const [, n] = stack.splice(stack.length - 2, 2);
        stack.push(keys.toString(), (n as number) * 2);
      }),
    );
    expect(d.call(op, [keyed("CPU"), 3])).toEqual([3, 4]);
    expect(d.call(op, [keyed("Meta"), 3])).toEqual(["DispatchKeySet(Meta)", 6]);
    const stack: unknown[] = ["below", keyed("CPU"), 3];
    d.callBoxed(op, stack);
    expect(stack).toEqual(["below", 3, 4]);
    const other: unknown[] = ["below", keyed("Meta"), 3];
    d.callBoxed(op, other);
    expect(other).toEqual(["below", "DispatchKeySet(Meta)", 6]);
    expect(messageOf(() => d.callBoxed(op, []))).toContain("test::foo takes 2 arguments from the stack, which has 0");
  });

  test("returns: none, one, a list, several", () => {
    for (const [returns, value, pushed] of [
      ["()", undefined, []],
      ["int", 7, [7]],
      ["int[]", [1, 2], [[1, 2]]],
      ["(int, int)", [1, 2], [1, 2]],
    ] as const) {
      const { d, op, impl } = toy(`foo(Tensor x) -> ${returns}`);
      impl("CPU", () => value);
      const stack: unknown[] = [keyed("CPU")];
      d.callBoxed(op, stack);
      expect(stack).toEqual(pushed);
    }
  });

  test("one boxed fallback between two unboxed kernels costs one boxing and one unboxing; none costs none", () => {
    const { d, op, impl } = toy();
    impl("AutogradCPU", (x: unknown, lo: number, hi: number) =>
      d.redispatch(op, new KeySet(lo, hi).difference("AutogradCPU"), [x]),
    );
    impl("CPU", () => "cpu");
    const count = { ...boxingCounter };
    expect(d.call(op, [keyed("CPU", "AutogradCPU")])).toBe("cpu");
    expect(boxingCounter).toEqual(count);
    const layer = new Library(d, "_", "IMPL", "Conjugate", "c.ts:1");
    layer.fallback(
      boxed((entry, keys, stack) => d.redispatchBoxed(entry, keys.difference("Conjugate"), stack), "layer"),
    );
    expect(d.call(op, [keyed("CPU", "AutogradCPU", "Conjugate")])).toBe("cpu");
    expect(boxingCounter).toEqual({ boxings: count.boxings + 1, unboxings: count.unboxings + 1 });
  });

  test("real operators build no stack", () => {
    const count = { ...boxingCounter };
    const x = tensor([1, 2], { requiresGrad: true });
    add(mul(x, 2), x);
    expect(boxingCounter).toEqual(count);
    const stack: unknown[] = [tensor([1]), tensor([2]), 3];
    dispatcher.callBoxed(dispatcher.get("aten::add.Tensor"), stack);
    expect(stack.map(data)).toEqual([[7]]);
  });

  test("checkStack verifies the types of a stack", () => {
    const entry = dispatcher.get("aten::add.Tensor");
    checkStack(entry, [tensor([1]), tensor([2]), 1]);
    checkStack(entry, [tensor([1])], "returns");
    expect(messageOf(() => checkStack(entry, [tensor([1]), 2, 1]))).toBe(
      "aten::add.Tensor: argument other must be Tensor, got number 2\n  operator: aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    );
    expect(messageOf(() => checkStack(entry, [tensor([1])]))).toContain(
      "the stack holds 1 values, aten::add.Tensor takes 3",
    );
    const { op } = toy("foo(Tensor? x, Tensor?[] xs, int[2] k, float? f, ScalarType? d, bool b, str s) -> ()");
    const good = [null, [null, tensor([1])], [1, 2], null, "float32", true, "text"];
    checkStack(op, good);
    // An empty list of a fixed size is left to the operator, as the stride of a pooling is.
    checkStack(op, good.with(2, []));
    const bad: [number, unknown, string][] = [
      [0, 3, "argument x must be Tensor, got number 3"],
      [1, [3], "argument xs[0] must be Tensor, got number 3"],
      [2, [1, 2, 3], "argument k must be int[2], got a list of 3"],
      [2, [1, 2.5], "argument k[1] must be int, got number 2.5"],
      [2, [1, 2 ** 60], "argument k[1] must be int, got number 1152921504606847000"],
      [3, "x", "argument f must be float, got string x"],
      [4, "float", "argument d must be ScalarType, got string float"],
      [5, 1, "argument b must be bool, got number 1"],
      [6, undefined, "argument s must be str, got undefined"],
    ];
    for (const [at, value, why] of bad) {
      const stack: unknown[] = [...good];
      stack[at] = value;
      expect(messageOf(() => checkStack(op, stack))).toContain(`test::foo: ${why}`);
    }
    expect(typeTable.map((row) => row.schema)).toContain("int[2]=1");
  });
});

describe("an operator's first call", () => {
  // As a generated stub: words masked by the operator, which before the first call clears them.
  const stub = (op: ReturnType<typeof toy>["op"], x: { keysLo: number; keysHi: number }): unknown => {
    const lo = (x.keysLo | local.includedLo) & local.keepLo & op.maskLo;
    const hi = (x.keysHi | local.includedHi) & local.keepHi & op.maskHi;
    return (op.table[slot(lo, hi)] as (...args: unknown[]) => unknown)(x, lo, hi);
  };

  test("makes the table, and goes where every later one goes", () => {
    const { op, impl } = toy();
    impl("AutogradMeta", (_x: unknown, lo: number, hi: number) => new KeySet(lo, hi).toString());
    expect(op.hasTable).toBe(false);
    const { table } = op;
    const first = withExcluded("Tracer", () => stub(op, keyed("Meta", "AutogradMeta", "Tracer")));
    expect(first).toBe("DispatchKeySet(Meta, AutogradMeta)");
    expect(op.hasTable).toBe(true);
    expect(op.table).toBe(table);
    expect(stub(op, keyed("Meta", "AutogradMeta"))).toBe(first);
  });

  test("goes there under an observer, too, and after a later registration", () => {
    const { d, op, impl } = toy();
    impl("Meta", () => "meta");
    const seen: string[] = [];
    const handle = observe({ before: ({ key }) => void seen.push(key) }, d);
    expect(stub(op, keyed("Meta"))).toBe("meta");
    impl("AutogradMeta", () => "autograd");
    expect(stub(op, keyed("Meta", "AutogradMeta"))).toBe("autograd");
    handle.dispose();
    expect(seen).toEqual(["Meta", "AutogradMeta"]);
    expect(stub(op, keyed("Meta"))).toBe("meta");
  });

  test("with a given key set keeps to it", () => {
    const { d, op, impl } = toy();
    impl("CPU", () => "cpu");
    expect(d.redispatch(op, KeySet.of("CPU"), [keyed("Meta")])).toBe("cpu");
  });
});

describe("dispatch", () => {
  test("a kernel may ask for the key set it was called with", () => {
    const { d, op, impl } = toy();
    impl("AutogradCPU", (_x: unknown, lo: number, hi: number) => new KeySet(lo, hi).toString());
    expect(d.call(op, [keyed("CPU", "AutogradCPU", "ADInplaceOrView", "AutocastCPU")])).toBe(
      "DispatchKeySet(CPU, AutogradCPU)",
    );
  });

  test("redispatch takes a smaller set and computes nothing anew", () => {
    const { d, op, impl } = toy();
    impl("CPU", () => "cpu");
    impl("Meta", () => "meta");
    expect(d.redispatch(op, KeySet.of("CPU"), [keyed("Meta")])).toBe("cpu");
    expect(operatorsOf(d)["test"]!["foo"]!["default"]!.redispatch("Meta", keyed("CPU"))).toBe("meta");
  });

  test("keys of optional tensors and of lists count; none at all is Undefined", () => {
    const { d, op, impl } = toy("foo(Tensor? x, Tensor?[] xs, int n) -> Tensor");
    impl("CompositeExplicitAutograd", () => "composite");
    impl("Meta", () => "meta");
    expect(d.call(op, [keyed("Meta"), [], 1])).toBe("meta");
    expect(d.call(op, [null, [null, keyed("Meta")], 1])).toBe("meta");
    expect(d.call(op, [null, [keyed("CPU"), keyed("Meta")], 1])).toBe("meta");
    expect(d.call(op, [null, [], 1])).toBe("composite");
    expect(op.tensorPositions).toEqual({ single: [0], lists: [1] });
  });

  test("a key that falls through for one backend only is passed by that backend alone", () => {
    const { d, op, impl } = toy();
    impl("AutogradCPU", fallthrough);
    impl("AutogradMeta", () => "autograd meta");
    impl("CompositeExplicitAutograd", () => "backend");
    expect(d.call(op, [keyed("CPU", "AutogradCPU")])).toBe("backend");
    expect(d.call(op, [keyed("Meta", "AutogradMeta")])).toBe("autograd meta");
    expect(d.call(op, [keyed("CPU", "AutogradCPU", "Meta")])).toBe("autograd meta");
  });

  test("BackendSelect picks the backend of factories from all of their options", () => {
    const seen: string[] = [];
    const handle = observe({
      before: ({ op, key }) => {
        seen.push(`${op.name} ${key}`);
      },
    });
    const created = zeros([2], { device: "meta", dtype: "int64" });
    handle.dispose();
    expect(created.device).toBe("meta");
    expect(created.dtype).toBe("int64");
    expect(seen.some((line) => line.endsWith(" BackendSelect"))).toBe(true);
    expect(seen[seen.length - 1]).toMatch(/ Meta$/);
  });
});

describe("ops", () => {
  test("find operators by name, overloads as callables with schema, tags and boxed call", () => {
    const handle = ops["aten"]!["add"]!["Tensor"]!;
    expect(data(handle(tensor([1]), tensor([2]), { alpha: 10 }))).toEqual([21]);
    expect(handle.schemaText).toBe("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor");
    expect(handle.schema.arguments.map((argument) => argument.name)).toEqual(["self", "other", "alpha"]);
    expect(handle.tags).toEqual(dispatcher.get("aten::add.Tensor").tags);
    expect(handle.name).toBe("aten::add.Tensor");
    expect(String(handle)).toBe(handle.schemaText);
    const stack: unknown[] = [tensor([1]), tensor([2]), 1];
    handle.callBoxed(stack);
    expect(stack.map(data)).toEqual([[3]]);
    expect(ops["aten"]!["add"]!["Tensor"]).toBe(handle);
    expect(data(ops["aten"]!["relu"]!["default"]!(tensor([-1, 2])))).toEqual([0, 2]);
    expect(ops["aten"]!["add"]!.overloads()).toContain("Scalar");
    expect("add" in ops["aten"]!).toBe(true);
    expect("nothing" in ops["aten"]!).toBe(false);
    expect(Object.keys(ops["aten"]!)).toContain("relu");
  });

  test("packets choose by the arguments, and say why none fits", () => {
    const packet = ops["aten"]!["add"]!;
    expect(data(packet(tensor([1, 2]), tensor([3, 4])))).toEqual([4, 6]);
    expect(data(packet(tensor([1, 2]), 3))).toEqual([4, 5]);
    const out = tensor([0, 0]);
    expect(packet(tensor([1, 2]), tensor([3, 4]), { out })).toBe(out);
    const message = messageOf(() => packet(tensor([1]), "two"));
    expect(message).toContain("aten::add: no overload matches");
    expect(message).toContain(
      "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\n    `other` must be",
    );
    expect(messageOf(() => ops["aten"]!["ad"])).toContain("there is no operator aten::ad. Did you mean");
    expect(messageOf(() => (packet as unknown as Record<string, unknown>)["Tensr"])).toContain(
      'operator aten::add has no overload "Tensr"; it has: ',
    );
  });
});

describe("devices", () => {
  test("tensors of several devices are refused before the kernel; CPU scalars are welcome", () => {
    const { d, op, impl } = toy("foo(Tensor x, Tensor[] ys) -> Tensor");
    impl("Meta", () => "meta");
    impl("CPU", () => "cpu");
    const at = (backend: string, device: string, shape: number[] = [2]) => ({ ...keyed(backend), device, shape });
    expect(d.call(op, [at("Meta", "meta"), [at("Meta", "meta"), at("CPU", "cpu", [])]])).toBe("meta");
    expect(messageOf(() => d.call(op, [at("Meta", "meta"), [at("CPU", "cpu")]]))).toBe(
      "Expected all tensors to be on the same device, but found at least two devices, meta and cpu!\n" +
        "  operator: test::foo(Tensor x, Tensor[] ys) -> Tensor\n  argument: ys[0]",
    );
    const copes = toy("bar(Tensor x, Tensor y) -> Tensor");
    Object.assign(copes.op, { deviceCheck: false, anyDevice: true });
    copes.impl("Meta", () => "meta");
    expect(copes.d.call(copes.op, [at("Meta", "meta"), at("CPU", "cpu")])).toBe("meta");
  });

  test("a backend may opt into running what it lacks on the CPU, with one warning per operator", () => {
    // A PrivateUse backend whose tensors are CPU memory under another key.
    const { lo } = wordsOf("PrivateUse1");
    const onDevice = (one: Tensor): Tensor =>
      new TensorClass(
        one.storage,
        one.shape,
        one.strides,
        one.offset,
        one.dtypeCode,
        one.numel,
        one.isContiguous,
        lo,
        tensorHi("PrivateUse1"),
      );
    const toCpu = (one: Tensor): Tensor => {
      const cpu = KeySet.of("CPU", "AutogradCPU", "ADInplaceOrView", "AutocastCPU");
      const view = new TensorClass(
        one.storage,
        one.shape,
        one.strides,
        one.offset,
        one.dtypeCode,
        one.numel,
        one.isContiguous,
        cpu.lo,
        cpu.hi,
      );
      return view.clone();
    };
    const x = onDevice(tensor([1, -2]));
    expect(messageOf(() => relu(x))).toContain("aten::relu has no kernel for PrivateUse1.");
    const warned: string[] = [];
    const handle = cpuFallback("PrivateUse1", {
      toCpu,
      fromCpu: onDevice,
      copyBack: (target, values) => (target.storage.array as Float32Array).set(values.data as Float32Array),
      warn: (op) => warned.push(op.name),
    });
    try {
      const y = relu(x);
      expect(y.keysLo).toBe(lo);
      expect(data(toCpu(y))).toEqual([1, 0]);
      relu(x);
      expect(warned).toEqual(["aten::relu"]);
      expect(add_(x, onDevice(tensor([10, 20])))).toBe(x);
      expect(data(toCpu(x))).toEqual([11, 18]);
      // Composites run as always: the operators that they call fall back.
      expect(data(toCpu(add(x, 1)))).toEqual([12, 19]);
    } finally {
      handle.dispose();
    }
    expect(messageOf(() => relu(x))).toContain("aten::relu has no kernel for PrivateUse1.");
  });
});

describe("local state", () => {
  test("the defaults are C10's", () => {
    expect(includedKeys().toString()).toBe("DispatchKeySet(BackendSelect, ADInplaceOrView)");
    expect(excludedKeys().toString()).toBe("DispatchKeySet(AutocastCPU, AutocastXPU, AutocastCUDA, AutocastWebGPU)");
  });

  test("guards nest, restore after errors, and work with using", () => {
    withIncluded("Tracer", () => {
      expect(includedKeys().has("Tracer")).toBe(true);
      withExcluded(["Tracer", "Python"], () => {
        expect(excludedKeys().toString()).toContain("Python");
        expect(excludedKeys().has("Tracer")).toBe(true);
      });
      expect(excludedKeys().has("Tracer")).toBe(false);
      expect(() =>
        withIncluded("Batched", () => {
          throw new Error("inside");
        }),
      ).toThrow("inside");
      expect(includedKeys().has("Batched")).toBe(false);
    });
    {
      using _guard = includeGuard("Tracer");
      expect(includedKeys().has("Tracer")).toBe(true);
    }
    const guard = excludeGuard("Python");
    guard.dispose();
    guard.dispose();
  });

  test("what is excluded can be let in again", () => {
    withExcluded("Tracer", () => {
      const guard = forceKeysGuard(includedKeys().add("Tracer"), excludedKeys().remove("Tracer"));
      expect(includedKeys().has("Tracer")).toBe(true);
      expect(excludedKeys().has("Tracer")).toBe(false);
      guard.dispose();
      expect(excludedKeys().has("Tracer")).toBe(true);
    });
  });

  test("async callbacks are refused with an explanation", () => {
    expect(messageOf(() => withIncluded("Tracer", async () => 1))).toBe(
      "withIncluded: the callback returned a promise. Guards are synchronous: code after an await would run outside the " +
        "guard. Await first, and use the guard for synchronous code only.",
    );
    expect(messageOf(() => belowAutograd(async () => 1))).toContain("belowAutograd: the callback returned a promise");
  });

  test("backends cannot be excluded, only functionalities", () => {
    withExcluded("CPU", () => expect(local.keepLo & 1).toBe(1));
  });

  test("belowAutograd skips the autograd kernels; noGrad does not, but nothing is recorded; inferenceMode excludes", () => {
    const x = tensor([1, 2], { requiresGrad: true });
    const keysOf = (body: () => Tensor): { keys: string[]; requiresGrad: boolean } => {
      const keys: string[] = [];
      const handle = observe({
        before: ({ key }) => {
          keys.push(key);
        },
      });
      const { requiresGrad } = body();
      handle.dispose();
      return { keys, requiresGrad };
    };
    expect(keysOf(() => relu(x))).toEqual({ keys: ["AutogradCPU", "CPU"], requiresGrad: true });
    expect(keysOf(() => noGrad(() => relu(x)))).toEqual({ keys: ["AutogradCPU", "CPU"], requiresGrad: false });
    expect(keysOf(() => belowAutograd(() => relu(x)))).toEqual({ keys: ["CPU"], requiresGrad: false });
    expect(keysOf(() => inferenceMode(() => relu(x)))).toEqual({ keys: ["CPU"], requiresGrad: false });
    inferenceMode(() => {
      expect(excludedKeys().has("AutogradCPU")).toBe(true);
      expect(includedKeys().has("ADInplaceOrView")).toBe(false);
      expect(
        dispatcher
          .get("aten::relu")
          .argumentKeys([tensor([1])])
          .toString(),
      ).toBe("DispatchKeySet(CPU, AutocastCPU)");
    });
  });
});

describe("re-entry", () => {
  test("a kernel that calls itself without masking its key is named", () => {
    const { d, op, impl } = toy();
    impl("AutogradCPU", function forgetsToMask(x: unknown): unknown {
      return d.call(op, [x]);
    });
    expect(messageOf(() => d.call(op, [keyed("CPU", "AutogradCPU")]))).toBe(
      "forgetsToMask (test::foo at AutogradCPU, registered at AutogradCPU.ts:1) recursed 100 times: it calls test::foo " +
        'with AutogradCPU still active. Exclude the key around the call (withExcluded("AutogradFunctionality", ...)), ' +
        "redispatch with a smaller key set, or wrap an intended recursion in allowReentry.\n  operator: test::foo(Tensor x) -> Tensor",
    );
  });

  test("two kernels that call each other are named too", () => {
    const d = new Dispatcher();
    const lib = new Library(d, "test", "FRAGMENT", null, "here.ts:1");
    const ping = lib.def("ping(Tensor x) -> Tensor", (x: unknown) => d.call(d.get("test::pong"), [x])).operator!;
    lib.def("pong(Tensor x) -> Tensor", (x: unknown) => d.call(d.get("test::ping"), [x]));
    expect(() => d.call(ping, [keyed("CPU")])).toThrow("recursed 100 times");
  });

  test("recursion that ends is fine up to the limit, and beyond it on request", () => {
    const { d, op, impl } = toy("down(Tensor x, int n) -> int");
    impl("CompositeExplicitAutograd", (x: unknown, n: number): unknown => (n === 0 ? 0 : d.call(op, [x, n - 1])));
    expect(() => d.call(op, [keyed("CPU"), 500])).toThrow("recursed 100 times");
    expect(allowReentry(() => d.call(op, [keyed("CPU"), 500]))).toBe(0);
    // Once it has returned, the bare kernel is in the table.
    expect(d.call(op, [keyed("CPU"), 500])).toBe(0);
  });

  test("a kernel that has returned before and then calls itself without end is named by the full stack", () => {
    const { d, op, impl } = toy();
    let endless = false;
    impl("CPU", (x: unknown): unknown => (endless ? d.call(op, [x]) : "done"));
    expect(d.call(op, [keyed("CPU")])).toBe("done");
    endless = true;
    let error: unknown;
    try {
      d.call(op, [keyed("CPU")]);
    } catch (caught) {
      error = caught;
    }
    expect((error as Error).message).toBe(
      "the call stack is exhausted: a kernel of this operator, or a function that calls it, recurses infinitely. " +
        "A kernel must redispatch with a smaller key set, or with its key excluded (withExcluded).\n" +
        "  operator: test::foo(Tensor x) -> Tensor",
    );
    expect((error as Error).cause).toBeInstanceOf(RangeError);
  });

  test("so it is through a public function", () => {
    const handle = dispatcher.get("aten::relu");
    const { kernels } = handle;
    expect(kernels.size).toBeGreaterThan(0);
    let endless = false;
    const layer = new Library(dispatcher, "aten", "IMPL", "Tracer", "here.ts:1");
    const registration = layer.impl(
      "relu",
      (x: Tensor): Tensor => (endless ? relu(x) : withExcluded("Tracer", () => relu(x))),
    );
    try {
      withIncluded("Tracer", () => {
        const x = tensor([-1, 1]);
        expect(data(relu(x))).toEqual([0, 1]);
        endless = true;
        expect(messageOf(() => relu(x))).toMatch(
          /^the call stack is exhausted: .*\n {2}operator: aten::relu\(Tensor self\) -> Tensor$/,
        );
      });
    } finally {
      registration.dispose();
    }
  });
});
