// The law of local state: every setting has the value of the newest change that is still open, whatever is closed first and whatever tasks do meanwhile.

import { createContext, runInContext } from "node:vm";
import { afterEach, describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { isolateLocalState, runWithLocalState } from "../../runtime/async/index.js";
import { fc } from "../seeded.js";

/** Everything of the local state that can be seen from outside. */
function seen() {
  return {
    included: String(T.includedKeys()),
    excluded: String(T.excludedKeys()),
    grad: T.isGradEnabled(),
    inference: T.isInferenceModeEnabled(),
    autocast: T.isAutocastEnabled("cpu"),
    dtype: T.autocastDType("cpu"),
    cache: T.isAutocastCacheEnabled(),
    anomaly: T.isAnomalyEnabled(),
    modes: T.activeModes().length,
    // What calls make of it.
    product: T.mm(T.ones([1, 1]), T.ones([1, 1])).dtype,
    records: T.ones([1], { requiresGrad: true }).mul(2).requiresGrad,
  };
}
type Seen = ReturnType<typeof seen>;
// Operators run while the keys of these tests are included.
T.library("_", "IMPL", "Tracer", "local-state.test.ts").fallback(T.fallthrough);
const atRest = seen();
afterEach(() => expect(seen()).toEqual(atRest));

class Passing extends T.DispatchMode {
  handle(op: T.OverloadHandle, _types: unknown, args: readonly unknown[], options: object): unknown {
    return (op as unknown as (...all: unknown[]) => unknown)(...args, options);
  }
}

/** Guards, each with what it sets. */
const guards: Readonly<Record<string, readonly [() => () => void, Partial<Record<string, unknown>>]>> = {
  tracer: [() => closing(T.includeGuard("Tracer")), { Tracer: true }],
  profiler: [() => closing(T.includeGuard(["Profiler", "Tracer"])), { Profiler: true, Tracer: true }],
  notTracer: [() => closing(T.excludeGuard("Tracer")), { noTracer: true }],
  grad: [() => ending(T.enableGrad()), { grad: true }],
  noGrad: [() => ending(T.noGrad()), { grad: false }],
  inference: [() => ending(T.inferenceMode()), { grad: false, inference: true }],
  noInference: [() => ending(T.inferenceMode(false)), { grad: true, inference: false }],
  autocast: [() => closing(T.autocastGuard({ dtype: "float16" })), { autocast: true, dtype: "float16" }],
  cached: [() => closing(T.autocastGuard({ cacheEnabled: false })), { autocast: true, cache: false }],
  noAutocast: [() => closing(T.autocastGuard({ enabled: false })), { autocast: false }],
  anomaly: [() => ending(T.detectAnomaly()), { anomaly: true }],
  functional: [() => closing(T.functionalizationGuard()), { Functionalize: true }],
};
const names = Object.keys(guards);
const closing = (guard: T.DispatchGuard) => () => guard.dispose();
const ending = (guard: T.Guard) => () => guard.end();

/** What the guards that are open, from the oldest, amount to. */
function expected(open: readonly string[]) {
  return Object.assign(
    { grad: true, inference: false, autocast: false, dtype: "bfloat16", cache: true, anomaly: false },
    ...open.map((name) => guards[name]![1]),
  ) as Record<string, unknown>;
}

function actual(): Record<string, unknown> {
  const has = (name: "Tracer" | "Profiler" | "Functionalize") => (T.includedKeys().has(name) ? { [name]: true } : {});
  return {
    ...{ grad: T.isGradEnabled(), inference: T.isInferenceModeEnabled(), autocast: T.isAutocastEnabled("cpu") },
    ...{ dtype: T.autocastDType("cpu"), cache: T.isAutocastCacheEnabled(), anomaly: T.isAnomalyEnabled() },
    ...has("Tracer"),
    ...has("Profiler"),
    ...has("Functionalize"),
    ...(T.excludedKeys().has("Tracer") ? { noTracer: true } : {}),
  };
}

/** Steps: a name opens a guard, a number closes one of those that are open. */
const steps = fc.array(fc.oneof(fc.constantFrom(...names), fc.nat(20)), { maxLength: 24 });

/** Takes steps one by one, and closes what is open at the end. */
function* program(taken: readonly (string | number)[]): Generator<string[]> {
  const open: { readonly name: string; readonly close: () => void }[] = [];
  for (const step of taken) {
    if (typeof step === "string") open.push({ name: step, close: guards[step]![0]() });
    else if (open.length > 0) open.splice(step % open.length, 1)[0]!.close();
    yield open.map(({ name }) => name);
  }
  while (open.length > 0) {
    open.shift()!.close();
    yield open.map(({ name }) => name);
  }
}

test("any guards, closed in any order", () => {
  fc.assert(
    fc.property(steps, (taken) => {
      for (const open of program(taken)) expect(actual()).toEqual(expected(open));
      expect(actual()).toEqual(expected([]));
    }),
  );
});

test("any guards, opened and closed inside of callback forms, kernels, hooks and rules", async () => {
  const places: ((body: () => void) => void)[] = [
    (body) => T.noGrad(body),
    (body) => T.withIncluded("Profiler", body),
    (body) => T.autocast({}, body),
    (body) => T.withMode(new Passing(), body),
    (body) => T.functionalize(body)(),
    (body) => {
      const x = T.tensor([1], { requiresGrad: true });
      const y = T.enableGrad(() => x.mul(2));
      y.registerHook(() => {
        body();
      });
      y.backward();
    },
    (body) => {
      const Call = new T.AutogradFunction({
        name: "Call",
        forward(_context, x: T.Tensor) {
          body();
          return x.mul(1);
        },
        backward: (_context, grad: T.Tensor) => grad,
      });
      Call.apply(T.tensor([1], { requiresGrad: true }));
    },
  ];
  const within = fc.array(fc.tuple(fc.nat(places.length - 1), fc.integer({ min: 1, max: 4 })), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(steps, within, async (taken, nested) => {
      const running = program(taken.filter((name) => !/nference|functional/.test(String(name))));
      let open: string[] = [];
      for (const [place, count] of nested) {
        places[place]!(() => {
          for (let i = 0; i < count; i++) open = running.next().value ?? open;
        });
        await Promise.resolve();
        expect(actual()).toEqual(expected(open));
      }
      for (const left of running) open = left;
      await Promise.resolve();
      expect(actual()).toEqual(expected([]));
    }),
  );
});

describe("a backward pass, whose own changes are opened when a hook opens or closes a guard", () => {
  /** What calls see: grad mode, and whether results are recorded. */
  const now = () => [T.isGradEnabled(), T.ones([1], { requiresGrad: true }).mul(2).requiresGrad];
  /** Runs `hook` in a pass that goes on after it; the gradient at its end. */
  function pass(hook: () => void, createGraph = false): T.Tensor {
    const x = T.tensor([3], { requiresGrad: true });
    const y = T.enableGrad(() => x.mul(x));
    y.registerHook(() => {
      hook();
    });
    y.backward(null, { createGraph });
    return x.grad!;
  }

  test.each([false, true])("a guard that a hook leaves open is not forgotten: createGraph: %s", (createGraph) => {
    let guard: T.Guard;
    const grad = pass(() => {
      expect(T.isGradEnabled()).toBe(createGraph);
      guard = T.noGrad();
      expect(T.isGradEnabled()).toBe(false);
    }, createGraph);
    expect([grad.item(), now()]).toEqual([6, [false, false]]);
    guard!.end();
    expect(now()).toEqual([true, true]);
  });

  test("a guard around it that a hook closes: the pass goes on as it began, and its caller without the guard", () => {
    const guard = T.noGrad();
    const grad = pass(() => {
      guard.end();
      expect(T.isGradEnabled()).toBe(false);
    });
    expect([grad.item(), grad.requiresGrad, now()]).toEqual([6, false, [true, true]]);
  });

  test("a guard of the keys that tensors carry", () => {
    let guard: T.DispatchGuard;
    pass(() => {
      guard = T.excludeGuard("AutogradCPU");
    });
    expect(T.excludedKeys().has("AutogradCPU")).toBe(true);
    guard!.dispose();
    expect([T.excludedKeys().has("AutogradCPU"), now()]).toEqual([false, [true, true]]);
  });

  test("guards in another context belong to that", () => {
    const captured = T.captureLocalState();
    const grad = pass(() =>
      T.withLocalState(captured, () => {
        const guard = T.noGrad();
        expect(T.isGradEnabled()).toBe(false);
        guard.end();
        expect(now()).toEqual([true, true]);
        T.noGrad();
      }),
    );
    expect([grad.item(), grad.requiresGrad, now()]).toEqual([6, false, [true, true]]);
  });

  test("a pass in a pass, in whose hook a guard is opened and closed", () => {
    const inner = T.tensor([1], { requiresGrad: true }).mul(2);
    inner.registerHook(() => {
      T.enableGrad().end();
      expect(T.isGradEnabled()).toBe(false);
    });
    const grad = pass(() => {
      inner.backward();
      expect(T.isGradEnabled()).toBe(true);
    }, true);
    expect([grad.item(), grad.requiresGrad, now()]).toEqual([6, true, [true, true]]);
  });

  test("a guard that a handler of a mode leaves open in a rule", () => {
    let guard: T.Guard | undefined;
    class Opening extends T.DispatchMode {
      handle(op: T.OverloadHandle, _types: unknown, args: readonly unknown[], options: object): unknown {
        if (op.name === "aten::mul.Tensor") guard ??= T.noGrad();
        return (op as unknown as (...all: unknown[]) => unknown)(...args, options);
      }
    }
    const x = T.tensor([3], { requiresGrad: true });
    const y = x.mul(x);
    T.withMode(new Opening(), () => y.backward());
    expect([x.grad!.item(), now()]).toEqual([6, [false, false]]);
    guard!.end();
    expect(now()).toEqual([true, true]);
  });

  test("a pass that a kernel runs in a rule, whose hook leaves a guard open", () => {
    let guard: T.Guard | undefined;
    const inner = T.tensor([1], { requiresGrad: true }).mul(2);
    inner.registerHook(() => {
      guard = T.noGrad();
    });
    const x = T.tensor([3], { requiresGrad: true });
    const y = x.neg();
    const library = T.library("aten", "IMPL", "CPU", "local-state.test.ts");
    library.impl("neg", (self: T.Tensor) => {
      if (guard === undefined) inner.backward();
      return T.mul(self, -1);
    });
    try {
      y.backward();
    } finally {
      library.dispose();
    }
    expect([x.grad!.item(), now()]).toEqual([-1, [false, false]]);
    guard!.end();
    expect(now()).toEqual([true, true]);
  });

  test("a hook that throws", () => {
    const thrown = () =>
      pass(() => {
        T.enableGrad().end();
        throw new Error("out");
      });
    expect(thrown).toThrow("out");
    expect(now()).toEqual([true, true]);
  });
});

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

test("tasks that hold guards over awaits, interleaved in any order: afterwards the state is as before", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(steps, { maxLength: 4 }), async (scheduler, tasks) => {
      const all = tasks.map(async (taken) => {
        for (const _open of program(taken)) await scheduler.schedule(Promise.resolve());
      });
      await scheduler.waitAll();
      await Promise.all(all);
      expect(actual()).toEqual(expected([]));
    }),
    { numRuns: 40 },
  );
});

test("isolated tasks, interleaved in any order: each has its own state, and the program has none of theirs", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(steps, { maxLength: 4 }), steps, async (scheduler, tasks, outside) => {
      const run = async (taken: readonly (string | number)[]) => {
        for (const open of program(taken)) {
          expect(actual()).toEqual(expected(open));
          await scheduler.schedule(Promise.resolve());
          expect(actual()).toEqual(expected(open));
        }
      };
      const all = tasks.map((taken) => isolateLocalState(() => run(taken)));
      const main = run(outside);
      await scheduler.waitAll();
      await Promise.all([...all, main]);
      expect(actual()).toEqual(expected([]));
    }),
    { numRuns: 40 },
  );
});

describe("what was found", () => {
  test("two key guards, the older one first", () => {
    const a = T.includeGuard("Tracer");
    const b = T.excludeGuard("Profiler");
    a.dispose();
    expect([T.includedKeys().has("Tracer"), T.excludedKeys().has("Profiler")]).toEqual([false, true]);
    b.dispose();
  });

  test("requests that overlap in an autocast region", async () => {
    const request = async (milliseconds: number) => {
      const guard = T.autocastGuard({ device: "cpu" });
      try {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
      } finally {
        guard.dispose();
      }
    };
    await Promise.all([request(5), request(10)]);
    expect(T.isAutocastEnabled("cpu")).toBe(false);
  });

  test("a mode and a key guard, the mode first: calls work, inside and after", () => {
    const mode = T.modeGuard(new Passing());
    const keys = T.includeGuard("Tracer");
    mode.dispose();
    expect(T.ones([1]).add(1).item()).toBe(2);
    keys.dispose();
  });

  test("modes refuse, and are gone then", () => {
    const outer = T.modeGuard(new Passing());
    const inner = T.modeGuard(new Passing());
    expect(() => outer.dispose()).toThrow(
      "Passing was disposed while Passing was still active inside it; modes must be disposed in reverse order",
    );
    expect(T.activeModes().length).toBe(1);
    inner.dispose();
  });

  test("the key of modes without a mode, as a guard with saved sets has it: calls go on", () => {
    const saved = T.withMode(new Passing(), () => T.localKeySet());
    const guard = T.forceKeysGuard(saved.included, saved.excluded);
    expect(T.ones([1]).add(1).item()).toBe(2);
    guard.dispose();
  });
});

describe("one value", () => {
  test("has everything, and gives it back", () => {
    const open = [
      T.includeGuard("Tracer"),
      T.autocastGuard({ dtype: "float16", cacheEnabled: false }),
      T.modeGuard(new Passing()),
    ];
    const ended = [T.noGrad(), T.detectAnomaly()];
    const inside = seen();
    const saved = T.captureLocalState();
    for (const guard of [...open].reverse()) guard.dispose();
    for (const guard of ended) guard.end();
    expect(T.withLocalState(saved, seen)).toEqual(inside);
    expect(inside).toEqual({
      ...({ ...atRest, grad: false, autocast: true, dtype: "float16", cache: false, anomaly: true } as Seen),
      ...{ modes: 1, product: "float16", records: false, included: inside.included, excluded: inside.excluded },
    });
  });

  test("observers, too: a task's profiler sees the task", async () => {
    const profileOf = (count: number) =>
      isolateLocalState(async () => {
        const profiler = T.startProfiler();
        for (let i = 0; i < count; i++) {
          T.neg(T.ones([1]));
          await pause();
        }
        return profiler.stop().events.filter(({ op, key }) => op === "aten::neg" && key === "CPU").length;
      });
    expect(await Promise.all([profileOf(2), profileOf(5)])).toEqual([2, 5]);
  });

  test("guards of a body in captured state change that state only, whenever they are closed", () => {
    const saved = T.captureLocalState();
    const left = T.withLocalState(saved, () => T.noGrad());
    expect(T.isGradEnabled()).toBe(true);
    const outer = T.noGrad();
    T.withLocalState(saved, () => outer.end());
    expect(T.isGradEnabled()).toBe(true);
    left.end();
    expect(T.isGradEnabled()).toBe(true);
  });

  test("a state that is none", () => {
    expect(() => T.withLocalState({} as never, () => 1)).toThrow(
      "withLocalState: expected a state that captureLocalState returned, got an object",
    );
    expect(() => runWithLocalState(3 as never, () => 1)).toThrow(
      "runWithLocalState: expected a state that captureLocalState returned, got number 3",
    );
  });

  test("a task in a captured state; timers and callbacks belong to the task; a throw ends it as a return does", async () => {
    const saved = T.noGrad(() => T.captureLocalState());
    const inside = await runWithLocalState(saved, async () => {
      await pause();
      return new Promise((resolve) => setTimeout(() => resolve(T.isGradEnabled()), 1));
    });
    expect([inside, T.isGradEnabled()]).toEqual([false, true]);
    const failing = isolateLocalState(async () => {
      T.noGrad();
      await pause();
      throw new Error("as planned");
    });
    await expect(failing).rejects.toThrow("as planned");
    expect(() =>
      isolateLocalState(() => {
        T.noGrad();
        throw new Error("at once");
      }),
    ).toThrow("at once");
  });
});

describe("callbacks whose code runs later are refused", () => {
  function* generator() {
    yield T.isGradEnabled();
  }
  async function* both() {
    yield T.isGradEnabled();
  }
  const generators = (name: string) =>
    `${name}: the callback returned a generator. Guards are synchronous: its code would run outside the guard. ` +
    "Use the guard inside of the generator, around code that does not yield.";
  const transforms = (name: string) =>
    `${name}: the function returned a generator, and what runs later is outside of ${name}. Return an array of what it would yield.`;
  const modes = (name: string) =>
    `${name} got a generator. Its mode is state of the program and ends when the callback returns, before any code of the ` +
    `generator has run. Call ${name} inside of the generator, around code that does not yield.`;
  const state = T.captureLocalState();
  const forms: readonly (readonly [string, (body: () => unknown) => unknown, string])[] = [
    ["withIncluded", (body) => T.withIncluded("Tracer", body), generators("withIncluded")],
    ["withExcluded", (body) => T.withExcluded("Tracer", body), generators("withExcluded")],
    ["belowAutograd", (body) => T.belowAutograd(body), generators("belowAutograd")],
    ["autocast", (body) => T.autocast({}, body), generators("autocast")],
    ["withMode", (body) => T.withMode(new Passing(), body), generators("withMode")],
    ["functionalize", (body) => T.functionalize(body)(), transforms("functionalize")],
    ["functionalize inside", (body) => T.functionalize(() => T.functionalize(body)())(), transforms("functionalize")],
    ["withLocalState", (body) => T.withLocalState(state, body), generators("withLocalState")],
    ["profile", (body) => T.profile(body), generators("profile")],
    ["traceDispatch", (body) => T.traceDispatch(body, () => {}), generators("traceDispatch")],
    ["timeOperators", (body) => T.timeOperators(body), generators("timeOperators")],
    ["allowReentry", (body) => T.allowReentry(body), generators("allowReentry")],
    ["disableTorchFunction", (body) => T.disableTorchFunction(body), generators("disableTorchFunction")],
    ["noGrad", (body) => T.noGrad(body), modes("noGrad")],
    ["enableGrad", (body) => T.enableGrad(body), modes("enableGrad")],
    ["setGradEnabled", (body) => T.setGradEnabled(true, body), modes("setGradEnabled")],
    ["inferenceMode", (body) => T.inferenceMode(body), modes("inferenceMode")],
    ["detectAnomaly", (body) => T.detectAnomaly(body), modes("detectAnomaly")],
    ["dualLevel", (body) => T.dualLevel(body), modes("dualLevel")],
    ["checkpoint", (body) => T.checkpoint(body), modes("checkpoint")],
    [
      "savedTensorHooks",
      (body) => T.savedTensorHooks({ pack: (x) => x, unpack: (x) => x }, body),
      modes("savedTensorHooks"),
    ],
  ];
  // What another realm makes is of classes of its own, and what can be called can be awaited as well.
  const elsewhere = createContext({});
  const from = (code: string) => runInContext(code, elsewhere) as () => unknown;
  const yielding = [generator, both, () => generator(), () => both(), from("(function* () { yield 1; })")];
  const waiting: readonly (() => unknown)[] = [
    async () => {},
    () => Promise.resolve(1),
    // biome-ignore lint/suspicious/noThenProperty: what a thenable is
    () => ({ then() {} }),
    // biome-ignore lint/suspicious/noThenProperty: what a thenable is
    () => Object.assign(() => 1, { then() {} }),
    from("(async () => 1)"),
    from("() => Promise.resolve(1)"),
    from("() => ({ then() {} })"),
  ];
  test.each(forms)("%s", (_, run, message) => {
    for (const body of yielding) expect(() => run(body)).toThrow(message);
    for (const body of waiting) expect(() => run(body)).toThrow(/async callback|returned a promise/);
    const callable = (): number => 1;
    expect(() => run(() => callable)).not.toThrow(/async callback|returned/);
  });

  test("functions that compute derivatives need tensors at once", () => {
    const x = () => T.tensor([1, 2], { dtype: "float64", requiresGrad: true });
    const computing: readonly ((body: never) => unknown)[] = [
      (body) => T.gradcheck(body, [x()]),
      (body) => T.gradgradcheck(body, [x()]),
      (body) => T.jacobian(body, x()),
      (body) => T.hessian(body, x()),
      (body) => T.vjp(body, x(), x()),
      (body) => T.jvp(body, x(), x()),
      (body) => T.hvp(body, x(), x()),
      (body) => new T.AutogradFunction({ name: "f", forward: body, backward: (_, g) => g }).apply(x()),
    ];
    for (const run of computing)
      for (const body of [...yielding, ...waiting]) expect(() => run(body as never)).toThrow(/must return a tensor/);
  });
});

describe("a guard that a kernel leaves open", () => {
  // A kernel's own scopes restore words when it returns; when the synchronous run is over, the law holds for what is still open.
  test.each(["CPU", "CompositeImplicitAutograd", "AutogradCPU"] as const)(
    "at %s, holds once the run is over",
    async (key) => {
      const lib = T.library("left_open", "FRAGMENT");
      const close: (() => void)[] = [];
      try {
        const op = lib.def("f(Tensor x) -> Tensor").operator!;
        const kernel = (x: T.Tensor): T.Tensor => {
          const keys = T.includeGuard("Tracer");
          const grad = T.setGradEnabled(false);
          close.push(
            () => keys.dispose(),
            () => grad.end(),
          );
          expect([T.includedKeys().has("Tracer"), T.isGradEnabled()]).toEqual([true, false]);
          return x.clone();
        };
        lib.impl("f", kernel, { key });
        T.dispatcher.call(op, [T.ones([1])]);
        await null;
        expect([T.includedKeys().has("Tracer"), T.isGradEnabled()]).toEqual([true, false]);
        // Others inside do not undo it.
        T.noGrad(() => T.ones([1]).mul(2));
        expect([T.includedKeys().has("Tracer"), T.isGradEnabled()]).toEqual([true, false]);
      } finally {
        for (const one of close) one();
        lib.dispose();
      }
      expect([T.includedKeys().has("Tracer"), T.isGradEnabled()]).toEqual([false, true]);
    },
  );
});
