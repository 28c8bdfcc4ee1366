// The layers on real operators: observer, profiler, Profiler key, tracer, dispatch modes, tensor subclasses, and all at once.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as flopCounter from "../../examples/flop-counter.js";
import * as loggingTensor from "../../examples/logging-tensor.js";
import {
  add,
  cat,
  matmul,
  mul,
  noGrad,
  relu,
  rot90,
  softmax,
  sum,
  type Tensor,
  tensor,
  zeros,
} from "../../generated/index.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { local, withExcluded, withIncluded } from "../../runtime/dispatch/local.js";
import type { OverloadHandle } from "../../runtime/dispatch/ops.js";
import {
  activeModes,
  type CallOptions,
  DispatchMode,
  modeGuard,
  NotImplemented,
  TensorSubclass,
  type TensorSubclassConstructor,
  withMode,
} from "../../runtime/modes/dispatch-mode.js";
import { observe } from "../../runtime/modes/observer.js";
import { profile, startProfiler } from "../../runtime/modes/profiler.js";
import { timeOperators } from "../../runtime/modes/profiler-key.js";
import { mapTensors } from "../../runtime/modes/tree.js";

let before = { ...local };
beforeEach(() => {
  before = { ...local };
});
afterEach(() => {
  expect({ ...local }).toEqual(before);
  expect(activeModes()).toEqual([]);
});

const data = (value: Tensor): unknown => value.toArray();

describe("the observer", () => {
  test("sees every kernel of every key, nested, in calls and redispatches", () => {
    const seen: string[] = [];
    const handle = observe({
      before: ({ op, key, kernel, depth }) => {
        seen.push(`${"  ".repeat(depth)}${op.name} ${key} ${kernel}`);
      },
    });
    const x = tensor([1, 2], { requiresGrad: true });
    add(x, tensor([3, 4]));
    handle.dispose();
    handle.dispose();
    add(x, tensor([3, 4]));
    expect(seen).toEqual([
      "aten::add.Tensor AutogradCPU add_Tensor_autograd",
      expect.stringMatching(/^ {2}aten::add\.Tensor CPU \w+$/),
    ]);
  });

  test("leaves the very tables that were there before", () => {
    const entry = dispatcher.get("aten::add.Tensor");
    const { table } = entry;
    const handle = observe({ before: () => undefined });
    expect(entry.table).not.toBe(table);
    handle.dispose();
    expect(entry.table).toBe(table);
  });

  test("hears of errors, and one that throws is reported and changes nothing", () => {
    const warned: string[] = [];
    const { warn } = dispatcher;
    dispatcher.warn = (message) => warned.push(message);
    const errors: string[] = [];
    const bad = observe({
      before: () => {
        throw new Error("ouch");
      },
    });
    const good = observe({
      after: ({ key }, _state, _result, error) => {
        if (error !== undefined) errors.push(`${key}: ${(error as Error).message.split("\n")[0]}`);
      },
    });
    expect(data(add(tensor([1]), tensor([2])))).toEqual([3]);
    expect(() => add(tensor([1, 2]), tensor([1, 2, 3]))).toThrow();
    bad.dispose();
    good.dispose();
    dispatcher.warn = warn;
    expect(warned[0]).toBe("an observer threw at aten::add.Tensor: ouch");
    expect(errors.map((line) => line.split(":")[0])).toEqual(["CPU", "AutogradCPU"]);
  });

  test("one that goes first leaves the others", () => {
    const heard: string[] = [];
    const listen = (name: string) => observe({ before: ({ key }) => heard.push(`${name} ${key}`) });
    const [a, b, c] = ["a", "b", "c"].map(listen);
    const { table } = dispatcher.get("aten::relu");
    b!.dispose();
    b!.dispose();
    noGrad(() => relu(tensor([1])));
    expect(heard).toEqual(["a AutogradCPU", "c AutogradCPU", "a CPU", "c CPU"]);
    a!.dispose();
    heard.length = 0;
    relu(tensor([1]));
    expect(heard).toEqual(["c AutogradCPU", "c CPU"]);
    expect(dispatcher.get("aten::relu").table).toBe(table);
    c!.dispose();
    heard.length = 0;
    relu(tensor([1]));
    expect(heard).toEqual([]);
    expect(dispatcher.get("aten::relu").table).not.toBe(table);
  });

  test("observers are told in the order in which they came, and after the kernel in reverse", () => {
    const heard: string[] = [];
    const handles = ["a", "b", "c"].map((name) =>
      observe({ before: () => heard.push(`${name} before`), after: () => heard.push(`${name} after`) }),
    );
    withExcluded("AutogradCPU", () => relu(tensor([1])));
    for (const handle of handles) handle.dispose();
    expect(heard).toEqual(["a before", "b before", "c before", "c after", "b after", "a after"]);
  });

  test("operators that observers call themselves are not observed", () => {
    let count = 0;
    const handle = observe({
      before: () => {
        count++;
        add(tensor([1]), tensor([2]));
      },
    });
    relu(tensor([1]));
    handle.dispose();
    expect(count).toBe(2);
  });
});

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The complete events of a trace, after checking that it is in the Trace Event Format. */
function shownIn(text: string): readonly TraceEvent[] {
  const trace = JSON.parse(text) as { displayTimeUnit: string; traceEvents: readonly TraceEvent[] };
  expect(Object.keys(trace).sort()).toEqual(["displayTimeUnit", "traceEvents"]);
  expect(["ms", "ns"]).toContain(trace.displayTimeUnit);
  const named = trace.traceEvents.filter(({ ph }) => ph === "M");
  // Metadata names the process and the thread that events are of.
  expect(named.map(({ name, args }) => [name, typeof args["name"]])).toEqual([
    ["process_name", "string"],
    ["thread_name", "string"],
  ]);
  const whole = trace.traceEvents.filter(({ ph }) => ph !== "M");
  const open: number[] = [];
  let last = 0;
  for (const { name, ph, cat, pid, tid, ts, dur, args } of whole) {
    expect([ph, typeof name, typeof cat, typeof args]).toEqual(["X", "string", "string", "object"]);
    expect([pid, tid]).toEqual([named[0]!.pid, named[1]!.tid]);
    // A comma would make two categories.
    expect(cat).not.toContain(",");
    // Microseconds, here of whole nanoseconds, in order; each event lies within the one that is open, or behind it.
    const [begin, length] = [ts, dur].map((us) => {
      expect(us).toBeGreaterThanOrEqual(0);
      expect(us * 1000).toBeCloseTo(Math.round(us * 1000), 3);
      return Math.round(us * 1000);
    }) as [number, number];
    expect(begin).toBeGreaterThanOrEqual(last);
    last = begin;
    while (open.length > 0 && open.at(-1)! <= begin && open.at(-1)! < begin + length) open.pop();
    if (open.length > 0) expect(begin + length).toBeLessThanOrEqual(open.at(-1)!);
    open.push(begin + length);
  }
  return whole;
}

describe("the profiler", () => {
  test("gives times per operator and key, nested, as a table and as a Chrome trace", () => {
    const x = tensor([[1, 2]], { requiresGrad: true });
    const result = profile(() => sum(softmax(x, -1)).backward());
    const calls = result.events.map(({ op, key, depth }) => `${depth} ${op} ${key}`);
    expect(calls).toContain("0 aten::softmax.int AutogradCPU");
    expect(calls).toContain("1 aten::_softmax AutogradCPU");
    expect(calls).toContain("2 aten::_softmax CPU");
    // With tensor subclasses in the program, formulas call through the autograd key.
    expect(calls.some((call) => /^[01] aten::_softmax_backward_data CPU$/.test(call))).toBe(true);
    for (const event of result.events) expect(event.self).toBeLessThanOrEqual(event.duration);
    const outer = result.events.find((event) => event.op === "aten::softmax.int")!;
    const inner = result.events.find((event) => event.op === "aten::_softmax" && event.key === "AutogradCPU")!;
    expect(inner.start).toBeGreaterThanOrEqual(outer.start);
    expect(outer.duration).toBeGreaterThanOrEqual(inner.duration);
    const [head, ...rows] = result.table().split("\n");
    expect(head).toMatch(/^operator +key +calls +self us +total us$/);
    expect(rows.some((row) => /^aten::_softmax +CPU +1 +[\d.]+ +[\d.]+$/.test(row))).toBe(true);
    const shown = shownIn(result.chromeTrace());
    expect(shown).toHaveLength(result.events.length);
    for (const [i, { name, cat, ts, dur, args }] of shown.entries()) {
      const { op, key, start, duration, kernel, keys } = result.events[i]!;
      expect({ name, cat, args }).toEqual({ name: op, cat: key, args: { kernel, keys } });
      expect([ts, dur]).toEqual([start * 1000, duration * 1000].map((us) => expect.closeTo(us, 2)));
    }
  });

  test("a trace keeps the format's rules whatever the clock says", () => {
    let now = 1e9 / 3;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 1 / 7e3 + (now % 1e-3) / 3));
    const deep = profile(() => sum(softmax(tensor([[1, 2]], { requiresGrad: true }), -1)).backward());
    const still = vi.spyOn(performance, "now").mockImplementation(() => 5);
    const atOnce = profile(() => softmax(tensor([[1, 2]]), -1));
    const thrown = profile(() => expect(() => add(tensor([1, 2]), tensor([1, 2, 3]))).toThrow());
    still.mockRestore();
    clock.mockRestore();
    expect(shownIn(deep.chromeTrace()).length).toBeGreaterThan(5);
    expect(shownIn(atOnce.chromeTrace()).every(({ dur }) => dur === 0)).toBe(true);
    expect(shownIn(thrown.chromeTrace()).length).toBeGreaterThan(0);
    expect(shownIn(profile(() => undefined).chromeTrace())).toEqual([]);
  });

  test("own time is what the kernels directly inside leave, at every depth", () => {
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now++);
    const { events } = profile(() => {
      softmax(tensor([[1, 2]], { requiresGrad: true }), -1);
      relu(tensor([1]));
    });
    clock.mockRestore();
    expect(Math.max(...events.map(({ depth }) => depth))).toBe(2);
    for (const [i, event] of events.entries()) {
      const end = event.start + event.duration;
      const inside = events.filter((other, k) => k > i && other.depth === event.depth + 1 && other.start < end);
      const theirs = inside.reduce((time, { duration }) => time + duration, 0);
      expect(event.self, `${event.op} ${event.key}`).toBe(event.duration - theirs);
    }
    const whole = events.filter(({ depth }) => depth === 0).reduce((time, { duration }) => time + duration, 0);
    expect(events.reduce((time, { self }) => time + self, 0)).toBe(whole);
  });

  test("stops after an error, and refuses async bodies", () => {
    expect(() => profile(() => add(tensor([1, 2]), tensor([1, 2, 3])))).toThrow();
    expect(() => profile(async () => undefined)).toThrow(
      "profile: the callback returned a promise. Guards are synchronous",
    );
    const one = startProfiler();
    add(tensor([1]), tensor([1]));
    expect(one.stop().events.length).toBe(2);
    expect(one.stop().events.length).toBe(2);
  });
});

describe("the Profiler key", () => {
  test("is one boxed fallback that times each call at its top", () => {
    const x = tensor([[1, 2]], { requiresGrad: true });
    const calls = timeOperators(() => sum(softmax(mul(x, 2), -1)));
    expect(calls.map((call) => call.op)).toEqual(["aten::mul.Scalar", "aten::softmax.int", "aten::sum"]);
    for (const call of calls) expect(call.milliseconds).toBeGreaterThan(0);
    expect(timeOperators(() => undefined)).toEqual([]);
  });
});

class Named extends DispatchMode {
  readonly name: string;
  readonly log: string[];
  constructor(name: string, log: string[]) {
    super();
    this.name = name;
    this.log = log;
  }
  override handle(
    op: OverloadHandle,
    _types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    this.log.push(`${this.name} ${op.operator.name}`);
    return op(...args, options);
  }
}

describe("dispatch modes", () => {
  test("see operators below autograd, with composites decomposed; the next one out is next", () => {
    const log: string[] = [];
    const x = tensor([[1, 2]], { requiresGrad: true });
    const y = withMode(new Named("outer", log), () => withMode(new Named("inner", log), () => softmax(x, -1)));
    expect(log).toEqual(["inner aten::_softmax", "outer aten::_softmax"]);
    expect(y.requiresGrad).toBe(true);
    expect(data(y)).toEqual(data(softmax(x, -1)));
  });

  test("get the overload, the arguments without trailing defaults, and options by name", () => {
    const calls: unknown[] = [];
    class Keep extends DispatchMode {
      override handle(
        op: OverloadHandle,
        types: readonly unknown[],
        args: readonly unknown[],
        options: CallOptions,
      ): unknown {
        calls.push([op.operator.name, types.length, args.length, { ...options }]);
        return op(...args, options);
      }
    }
    const [a, b, row] = [tensor([1]), tensor([2]), tensor([[1, 2]])];
    withMode(new Keep(), () => {
      add(a, b);
      add(a, b, { alpha: 3 });
      sum(row, { dim: 1 });
      // The beginning of a default list is not the default.
      expect(() => rot90(row, 1, [0])).toThrow("expected total rotation dims == 2, but got dims = 1");
      rot90(row, 1, [0, 1]);
      zeros([2, 2]);
    });
    expect(calls).toEqual([
      ["aten::add.Tensor", 0, 2, {}],
      ["aten::add.Tensor", 0, 2, { alpha: 3 }],
      ["aten::sum.dim_IntList", 0, 2, {}],
      ["aten::rot90", 0, 3, {}],
      ["aten::rot90", 0, 1, {}],
      expect.arrayContaining(["aten::zeros"]) as unknown,
    ]);
  });

  test("can answer themselves, and re-enter on request", () => {
    class Zero extends DispatchMode {
      override handle(): unknown {
        return tensor([0]);
      }
    }
    expect(data(withMode(new Zero(), () => add(tensor([1]), tensor([2]))))).toEqual([0]);

    const log: string[] = [];
    class Twice extends DispatchMode {
      override handle(
        op: OverloadHandle,
        _t: readonly unknown[],
        args: readonly unknown[],
        options: CallOptions,
      ): unknown {
        log.push(op.operator.name);
        if (op.operator.name === "aten::add.Tensor")
          return this.reenter(() => mul(args[0] as Tensor, args[1] as Tensor));
        return op(...args, options);
      }
    }
    expect(data(withMode(new Twice(), () => add(tensor([3]), tensor([4]))))).toEqual([12]);
    expect(log).toEqual(["aten::lift_fresh", "aten::lift_fresh", "aten::add.Tensor", "aten::mul.Tensor"]);

    class Forever extends DispatchMode {
      override handle(
        op: OverloadHandle,
        _t: readonly unknown[],
        args: readonly unknown[],
        options: CallOptions,
      ): unknown {
        return this.reenter(() => op(...args, options));
      }
    }
    expect(() => withMode(new Forever(), () => add(tensor([3]), tensor([4])))).toThrow(
      /Forever: reenter was nested 100 times|recursed 100 times/,
    );
  });

  test("errors and promises leave no mode behind", () => {
    class Fails extends DispatchMode {
      override handle(): unknown {
        throw new Error("refused");
      }
    }
    expect(() => withMode(new Fails(), () => add(tensor([1]), tensor([2])))).toThrow("refused");
    expect(() => withMode(new Named("x", []), async () => 1)).toThrow("withMode: the callback returned a promise");
    class Later extends DispatchMode {
      override handle(): unknown {
        return Promise.resolve(1);
      }
    }
    expect(() => withMode(new Later(), () => add(tensor([1]), tensor([2])))).toThrow(
      "the handler of aten::lift_fresh: the callback returned a promise",
    );
    class Not extends DispatchMode {
      override handle(): unknown {
        return NotImplemented;
      }
    }
    expect(() => withMode(new Not(), () => add(tensor([1]), tensor([2])))).toThrow(
      "Not returned NotImplemented for aten::lift_fresh, and no argument is of a subclass that could handle it",
    );
  });

  test("have to go in the order that they came in", () => {
    class Outer extends Named {}
    const outer = modeGuard(new Outer("outer", []));
    const inner = modeGuard(new Named("inner", []));
    expect(() => outer.dispose()).toThrow(
      "Outer was disposed while Named was still active inside it; modes must be disposed in reverse order",
    );
    expect(activeModes().map((mode) => mode.constructor.name)).toEqual(["Named"]);
    inner.dispose();
    inner.dispose();
  });

  test("may dispose of themselves inside their handler", () => {
    const log: string[] = [];
    class Once extends Named {
      guard: { dispose(): void } | null = null;
      override handle(
        op: OverloadHandle,
        types: readonly TensorSubclassConstructor[],
        args: readonly unknown[],
        options: CallOptions,
      ) {
        this.guard?.dispose();
        return super.handle(op, types, args, options);
      }
    }
    const once = new Once("once", log);
    once.guard = modeGuard(once);
    add(tensor([1]), tensor([2]));
    add(tensor([1]), tensor([2]));
    expect(log).toEqual(["once aten::lift_fresh"]);
  });

  test("a mode that counts flops sees the backward pass too", () => {
    const counter = flopCounter.run();
    expect([...counter.flops]).toEqual([
      ["aten::mm", 48],
      ["aten::relu", 6],
      ["aten::sum", 6],
    ]);
    expect(counter.total).toBe(60);
  });
});

class Wrapper extends TensorSubclass {
  static readonly log: string[] = [];
  static override dispatch(
    op: OverloadHandle,
    _types: readonly TensorSubclassConstructor[],
    args: readonly unknown[],
    options: CallOptions,
  ): unknown {
    // biome-ignore lint/complexity/noThisInStatic: the subclass that was called is what the test is about
    this.log.push(`${this.name} ${op.operator.name}`);
    const unwrapped = args.map((arg) => mapTensors(arg, (one) => (one instanceof TensorSubclass ? one.elem : one)));
    return mapTensors(op(...unwrapped, options), (one) => new this(one));
  }
}
class Special extends Wrapper {}
class Refuses extends TensorSubclass {
  static override dispatch(): unknown {
    return NotImplemented;
  }
}

describe("tensor subclasses", () => {
  test("a logging subclass sees each operator and unwraps, wraps", () => {
    const { log, result } = loggingTensor.run();
    expect(log).toEqual(["aten::mul.Scalar", "aten::add.Tensor", "aten::sum"]);
    expect(result.item()).toBe(72);
  });

  test("the most special class is asked first, and NotImplemented passes on", () => {
    Wrapper.log.length = 0;
    const plain = new Wrapper(tensor([1]));
    const special = new Special(tensor([2]));
    expect(add(plain, special)).toBeInstanceOf(Special);
    expect(Wrapper.log).toEqual(["Special aten::add.Tensor"]);
    Wrapper.log.length = 0;
    expect(add(new Refuses(tensor([1])), plain)).toBeInstanceOf(Wrapper);
    expect(Wrapper.log).toEqual(["Wrapper aten::add.Tensor"]);
    expect(() => add(new Refuses(tensor([1])), tensor([2]))).toThrow(
      "no handler accepted aten::add.Tensor: NotImplemented was returned by Refuses",
    );
  });

  test("a mode gets the classes in order, and each before those that it extends", () => {
    class Specialest extends Special {}
    const seen: string[][] = [];
    class Sees extends DispatchMode {
      override handle(
        op: OverloadHandle,
        types: readonly TensorSubclassConstructor[],
        args: readonly unknown[],
        options: CallOptions,
      ): unknown {
        seen.push(types.map((type) => type.name));
        return op(...args, options);
      }
    }
    const of = [Refuses, Wrapper, Special, Specialest].map((type) => new type(tensor([1])));
    const order = (...at: readonly number[]): string[] => {
      seen.length = 0;
      const call = () => withMode(new Sees(), () => cat(at.map((i) => of[i]!)));
      expect(call).not.toThrow();
      return seen[0]!;
    };
    expect(order(0, 1, 2)).toEqual(["Refuses", "Special", "Wrapper"]);
    expect(order(1, 0, 2)).toEqual(["Special", "Wrapper", "Refuses"]);
    expect(order(1, 2, 3)).toEqual(["Specialest", "Special", "Wrapper"]);
    expect(order(2, 1, 3, 2)).toEqual(["Specialest", "Special", "Wrapper"]);
    expect(order(2, 0)).toEqual(["Special", "Refuses"]);
  });

  test("gradients are recorded above them", () => {
    Wrapper.log.length = 0;
    const x = new Wrapper(tensor([1, 2]));
    x.requiresGrad = true;
    const y = sum(mul(x, x));
    expect(y).toBeInstanceOf(Wrapper);
    expect(y.requiresGrad).toBe(true);
    y.backward();
    expect(x.grad).toBeInstanceOf(Wrapper);
    expect(data((x.grad as unknown as Wrapper).elem)).toEqual([2, 4]);
    expect(Wrapper.log[0]).toBe("Wrapper aten::mul.Tensor");
  });

  test("carry the keys that C10's wrappers carry", () => {
    const x = new Wrapper(tensor([1]));
    const entry = dispatcher.get("aten::relu");
    expect(entry.argumentKeys([x]).toString()).toBe(
      "DispatchKeySet(CPU, Python, ADInplaceOrView, AutogradCPU, AutocastCPU, PythonTLSSnapshot)",
    );
  });

  test("a mode is asked before the subclass", () => {
    Wrapper.log.length = 0;
    const log: string[] = [];
    withMode(new Named("mode", log), () => add(new Wrapper(tensor([1])), tensor([2])));
    // Wrapper's own call with plain tensors runs while the mode is active: the mode is not called again.
    expect(log).toEqual(["mode aten::lift_fresh", "mode aten::lift_fresh", "mode aten::add.Tensor"]);
    expect(Wrapper.log).toEqual(["Wrapper aten::add.Tensor"]);
  });
});

test("autograd, profiler and two modes at once: the documented order, and the results unchanged", () => {
  const body = (x: Tensor): Tensor => sum(mul(softmax(x, -1), x));
  const expected = (): { value: unknown; gradient: unknown } => {
    const x = tensor([[1, 2, 4]], { requiresGrad: true });
    const y = body(x);
    y.backward();
    return { value: data(y), gradient: data(x.grad as Tensor) };
  };
  const log: string[] = [];
  const x = tensor([[1, 2, 4]], { requiresGrad: true });
  let value: Tensor = x;
  const profiled = profile(() => {
    withMode(new Named("outer", log), () =>
      withMode(new Named("inner", log), () => {
        value = body(x);
        value.backward();
      }),
    );
  });
  expect({ value: data(value), gradient: data(x.grad as Tensor) }).toEqual(expected());
  const keys = profiled.events.filter((event) => event.op === "aten::mul.Tensor").map((event) => event.key);
  // Autograd, then the modes (twice at Python), at last the backend.
  expect(keys.slice(0, 4)).toEqual(["AutogradCPU", "Python", "Python", "CPU"]);
  expect(log.slice(0, 2)).toEqual(["inner aten::_softmax", "outer aten::_softmax"]);
});

test("the layers are known to no kernel: excluding their keys gives the plain call", () => {
  const log: string[] = [];
  withMode(new Named("mode", log), () => withExcluded("Python", () => add(tensor([1]), tensor([2]))));
  expect(log).toEqual([]);
  const spy = vi.fn();
  const handle = observe({ before: ({ key }) => spy(key) });
  withIncluded("Tracer", () => withExcluded("Tracer", () => matmul(tensor([[1]]), tensor([[2]]))));
  handle.dispose();
  expect(spy.mock.calls.flat()).not.toContain("Tracer");
});
