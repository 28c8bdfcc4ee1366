// Function modes and classes that handle functions: what they see, in which order, and that everything public is seen.

import { describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";

const x = T.tensor([1, 2]);

/** Answers every call itself, so that nothing runs. */
class Stop extends T.FunctionMode {
  readonly seen: string[] = [];
  handle(fn: T.OverridableFunction): unknown {
    this.seen.push(T.resolveName(fn));
    return "stopped";
  }
}

/** Records every call and lets it proceed. */
class Log extends T.FunctionMode {
  readonly seen: string[] = [];
  handle(
    fn: T.OverridableFunction,
    types: readonly T.FunctionClass[],
    args: readonly unknown[],
    options: T.CallOptions,
  ): unknown {
    const given = args.map((arg) => (T.isTensor(arg) ? "x" : JSON.stringify(arg)));
    const named = Object.entries(options).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    this.seen.push(`${fn.name}(${[...given, ...named].join(", ")})[${types.map(({ name }) => name)}]`);
    return fn(...args, options);
  }
}

const logged = (run: () => unknown): string[] => {
  const log = new Log();
  T.withFunctionMode(log, run);
  return log.seen;
};

class Labelled extends T.Tensor {
  static readonly seen: string[] = [];
  static torchFunction(
    fn: T.OverridableFunction,
    types: readonly T.FunctionClass[],
    args: readonly unknown[],
    options: T.CallOptions,
  ): unknown {
    Labelled.seen.push(fn.name);
    return T.defaultTorchFunction(Labelled as never, fn, types, args, options);
  }
}
const labelled = (): T.Tensor => T.asSubclass(T.tensor([1, 2]), Labelled as never);
const observed = (run: () => unknown): readonly [unknown, string[]] => {
  Labelled.seen.length = 0;
  return [run(), [...Labelled.seen]];
};

describe("what is seen", () => {
  const rows: readonly (readonly [string, () => unknown, readonly string[]])[] = [
    ["a function, before overloads are resolved", () => T.add(x, 1), ["add(x, 1)[]"]],
    ["options as they were given", () => T.add(x, x, { alpha: 2 }), ["add(x, x, alpha: 2)[]"]],
    ["a method is its function", () => x.mul(x), ["mul(x, x)[]"]],
    ["a method that no function is behind", () => x.item.name, []],
    ["methods of the library's own", () => x.toArray(), ["Tensor.toArray(x)[]"]],
    ["indexing", () => x.at(0), ["Tensor.at(x, 0)[]"]],
    ["getters", () => x.dtype, ["Tensor.dtype(x)[]"]],
    ["setters", () => (T.ones([1]).requiresGrad = true), ["ones([1])[]", "Tensor.requiresGrad=(x, true)[]"]],
    ["factories", () => T.ones([2], { dtype: "float64" }), ['ones([2], dtype: "float64")[]']],
    ["tensor()", () => T.tensor([3]), ["tensor([3])[]"]],
    ["overloads by name", () => T.ops.aten.add.Tensor(x, x), ["aten::add.Tensor(x, x)[]"]],
    [
      "backward",
      () => T.sum(T.ones([1], { requiresGrad: true })).backward(),
      ["ones([1], requiresGrad: true)[]", "sum(x)[]", "Tensor.backward(x)[]"],
    ],
    [
      "composites are one call",
      () => T.linear(T.ones([1, 2]), T.ones([1, 2])),
      ["ones([1,2])[]", "ones([1,2])[]", "linear(x, x)[]"],
    ],
    ["fields of plain tensors are data", () => x.shape, []],
  ];
  test.each(rows)("%s", (_, run, seen) => {
    expect(logged(run)).toEqual(seen);
  });

  test("a call that is refused is refused as ever", () => {
    const messages = [
      () => T.add(x, "a" as never),
      () => T.withFunctionMode(new Log(), () => T.add(x, "a" as never)),
    ].map((run) => {
      try {
        return run();
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(messages[1]).toBe(messages[0]);
  });
});

describe("the law: everything public is seen", () => {
  /** Functions of the runtime's that no mode sees, and why. */
  const unseen: Readonly<Record<string, string>> = {
    "isTensor isDType isDevice isScalar isSupportedDType scalarKind scalar": "say what a value is",
    "allocate wrappedNumber": "make what kernels and graphs are given",
    "forTensors mapTensors treeBroadcast treeFlatten treeMap treeUnflatten":
      "walk through values and look at no tensor",
    "checkpoint checkpointWith dualLevel gradcheck gradcheckForward gradgradcheck gradAndValue hessian hvp jacfwd jacobian jacrev jvp linearize vjp vmap makeFx makeGraph profile observe tidy traceDispatch withReads":
      "run a function of the user's, whose calls are seen",
    "autocast autocastGuard autocastDType captureLocalState withLocalState clearAutocastCache isAutocastCacheEnabled isAutocastEnabled belowAutograd detectAnomaly enableGrad excludeGuard forceKeysGuard includeGuard inferenceMode inferenceModeGuard isAnomalyEnabled isGradEnabled isInferenceModeEnabled modeGuard noGrad savedTensorHooks allowMutationOnSavedTensors setGradEnabled getNumThreads setNumThreads withExcluded withIncluded withMode activeModes localKeySet excludedKeys includedKeys":
      "set how calls are run",
    "activeFunctionModes asSubclass defaultTorchFunction disableTorchFunction functionModeGuard handleFunctions hasTorchFunction overridableFunction overridableFunctions resolveName withFunctionMode":
      "are the means of whoever looks at calls",
    "allowReentry kernelAt redispatchOf autogradFallback setAutogradFallback boxed checkStack commandQueue coverageMatrix cpuFallback defineFunctionality defineLibrary defineOperator dumpState dumpTable explain gapsOf gridSvg gridText deriveForms library loadBackend missingOperators nameBackend offerLoop offerWasm opcheck operatorsToImplement registerAutocast registerAutograd registerBackend registerDispatch registerFake registerKernel registerVmap requireOps startDispatchTrace startProfiler timeOperators useKernels":
      "are about operators, not about tensors",
    "deviceKeys deviceType dtypeInfo finfo iinfo getDefaultDType getPrintOptions setDefaultDType setPrintOptions manualSeed installDevtoolsFormatter keep poisonPool setPoolLimit trackMemory":
      "are about devices, dtypes, memory and how things are shown",
    registerMultiGradHook: "takes a list of tensors and gives back a handle, and PyTorch's asks no classes, either",
    "fakeTensor withFakeTensors functionalize toFunctional fromFunctional sync isFunctional functionalizationGuard":
      "are the means of layers below",
    "copyGraph eliminateCommonSubexpressions exportPyTorch foldConstants graphDot graphFromJSON graphSignature graphText loadGraph loadPyTorchState registerUpgrader replacePattern saveGraph":
      "are about graphs",
  };
  const exempt = new Set(Object.keys(unseen).flatMap((names) => names.split(" ")));
  const isClass = (value: unknown): boolean => /^class\b/.test(Function.prototype.toString.call(value));
  const functions = Object.entries(T).filter(([, value]) => typeof value === "function" && !isClass(value)) as [
    string,
    T.OverridableFunction,
  ][];

  test("every exported function, whatever it is given", () => {
    const missed: string[] = [];
    for (const [name, fn] of functions) {
      if (exempt.has(name)) continue;
      const stop = new Stop();
      const result: unknown = T.withFunctionMode(stop, () => {
        try {
          return fn(x, x);
        } catch (error) {
          return error;
        }
      });
      if (result !== "stopped" || stop.seen.length !== 1) missed.push(`${name}: ${String(result)}`);
    }
    expect(missed).toEqual([]);
  });

  test("every name among the exempt is a function", () => {
    expect([...exempt].filter((name) => typeof (T as unknown as Record<string, unknown>)[name] !== "function")).toEqual(
      [],
    );
  });

  test("every method and getter of tensors", () => {
    const { prototype } = T.Tensor;
    const missed: string[] = [];
    for (const key of Object.getOwnPropertyNames(prototype)) {
      if (key === "constructor") continue;
      const stop = new Stop();
      T.withFunctionMode(stop, () => {
        try {
          const member = (x as unknown as Record<string, unknown>)[key];
          return typeof member === "function" ? (member as T.OverridableFunction).call(x, x) : member;
        } catch (error) {
          return error;
        }
      });
      if (stop.seen.length !== 1) missed.push(`${key}: ${stop.seen}`);
    }
    expect(missed).toEqual([]);
  });

  test("every exported function goes to a class among its arguments", () => {
    const seen: string[] = [];
    class Duck {
      readonly kind = "duck";
      static torchFunction(fn: T.OverridableFunction): unknown {
        seen.push(fn.name);
        return "answered";
      }
    }
    T.handleFunctions(Duck);
    const duck = new Duck() as never;
    const missed = functions.filter(([name, fn]) => {
      if (exempt.has(name)) return false;
      try {
        // Functions that the runtime adds to the registry's dispatch to classes once one is known.
        return T.withFunctionMode(new Passing(), () => fn(duck, duck)) !== "answered";
      } catch {
        return true;
      }
    });
    expect(missed.map(([name]) => name)).toEqual([]);
  });
});

class Passing extends T.FunctionMode {
  handle(): unknown {
    return T.NotImplemented;
  }
}

describe("precedence", () => {
  test("modes are nested, and none is active in its own handler", () => {
    const order: string[] = [];
    class Named extends T.FunctionMode {
      readonly label: string;
      constructor(label: string) {
        super();
        this.label = label;
      }
      handle(fn: T.OverridableFunction, _types: readonly T.FunctionClass[], args: readonly unknown[]): unknown {
        order.push(`${this.label} ${fn.name} of ${T.activeFunctionModes().length}`);
        return fn(...args);
      }
    }
    T.withFunctionMode(new Named("outer"), () => T.withFunctionMode(new Named("inner"), () => T.neg(x)));
    expect(order).toEqual(["inner neg of 1", "outer neg of 0"]);
  });

  const seen: string[] = [];
  const subclass = (name: string, base: typeof T.Tensor, answer: unknown): typeof T.Tensor => {
    const type = class extends base {
      static torchFunction(): unknown {
        seen.push(name);
        return answer;
      }
    };
    Object.defineProperty(type, "name", { value: name });
    return type;
  };
  const A = subclass("A", T.Tensor, T.NotImplemented);
  const B = subclass("B", T.Tensor, "B's");
  const InA = subclass("InA", A, T.NotImplemented);
  const of = (type: typeof T.Tensor): T.Tensor => T.asSubclass(T.tensor([1]), type as never);
  const rows: readonly (readonly [string, () => unknown, unknown, readonly string[]])[] = [
    ["from left to right", () => T.add(of(A), of(B)), "B's", ["A", "B"]],
    ["who answers first has answered", () => T.add(of(B), of(A)), "B's", ["B"]],
    ["a subclass before the class that it extends", () => T.cat([of(A), of(InA), of(B)]), "B's", ["InA", "A", "B"]],
    ["in options", () => T.add(T.tensor([1]), T.tensor([1]), { out: of(B) }), "B's", ["B"]],
  ];
  test.each(rows)("%s", (_, run, result, order) => {
    seen.length = 0;
    expect([run(), seen]).toEqual([result, order]);
  });

  test("nobody answers", () => {
    expect(() => T.add(of(A), of(InA))).toThrow(
      "no handler accepted the function add: NotImplemented was returned by InA, A",
    );
    expect(() => T.withFunctionMode(new Passing(), () => T.add(x, x))).toThrow(
      "no handler accepted the function add: NotImplemented was returned by Passing",
    );
  });
});

describe("tensors of a class", () => {
  test("results are of the class, as far as they are tensors", () => {
    const [y, seen] = observed(() => T.add(labelled(), 1));
    expect([(y as object).constructor.name, seen]).toEqual(["Labelled", ["add"]]);
    expect(observed(() => T.unbind(labelled()))[0]).toSatisfy((list: object[]) =>
      list.every((one) => one instanceof Labelled),
    );
    expect(observed(() => labelled().toArray())).toEqual([[1, 2], ["Tensor.toArray"]]);
  });

  test.each<readonly [string, (x: T.Tensor) => T.Tensor]>([
    ["Tensor.at", (x) => x.at(0)],
    ["Tensor.set", (x) => x.set([0], 1)],
    ["Tensor.int", (x) => x.int()],
    ["Tensor.half", (x) => x.half()],
    ["Tensor.float", (x) => x.float()],
    ["Tensor.cpu", (x) => x.cpu()],
  ])("%s, a method that no public function has, gives a tensor of the class", (name, method) => {
    const [y, seen] = observed(() => method(labelled()));
    expect([(y as object).constructor.name, seen]).toEqual(["Labelled", [name]]);
  });

  test("fields are getters, and kernels read them without being asked about", () => {
    expect(observed(() => labelled().shape)).toEqual([[2], ["Tensor.shape"]]);
    expect(observed(() => labelled().dtype)).toEqual(["float32", ["Tensor.dtype"]]);
    const [, seen] = observed(() => labelled().t_().mul_(2));
    expect(seen).toEqual(["t_", "mul_"]);
  });

  test("autograd goes through them", () => {
    const leaf = T.tensor([1, 2], { requiresGrad: true });
    T.sum(T.mul(T.asSubclass(leaf, Labelled as never), 3)).backward();
    expect(leaf.grad!.toArray()).toEqual([3, 3]);
  });

  test("a getter gives the tensor that is there", () => {
    const leaf = labelled().detach().requiresGrad_();
    T.sum(leaf).backward();
    const { gradient } = T.disableTorchFunction(() => ({ gradient: leaf.grad }));
    expect(leaf.grad).toBe(gradient);
    expect(leaf.grad).not.toBeInstanceOf(Labelled);
  });

  test("disableTorchFunction keeps classes from being asked, and modes see on", () => {
    const one = labelled();
    const [, seen] = observed(() => T.disableTorchFunction(() => T.neg(one)));
    expect(seen).toEqual([]);
    expect(logged(() => T.disableTorchFunction(() => T.neg(one)))).toEqual(["neg(x)[]"]);
    // As in PyTorch, what reads a property passes its class.
    const classes: string[] = [];
    class Names extends T.FunctionMode {
      override handle(fn: T.OverridableFunction, types: readonly T.FunctionClass[], args: readonly unknown[]): unknown {
        classes.push(`${fn.name} ${types.map(({ name }) => name)}`);
        return fn(...args);
      }
    }
    T.withFunctionMode(new Names(), () => T.disableTorchFunction(() => one.ndim));
    expect(classes).toEqual(["Tensor.ndim Labelled"]);
  });

  test("a wrapper may handle functions and operators", () => {
    const order: string[] = [];
    class Both extends T.TensorSubclass {
      static torchFunction(
        fn: T.OverridableFunction,
        _types: readonly T.FunctionClass[],
        args: readonly unknown[],
        options: T.CallOptions,
      ): unknown {
        order.push(`function ${fn.name}`);
        return T.disableTorchFunction(() => fn(...args, options));
      }
      static override dispatch(op: T.OverloadHandle, _types: readonly unknown[], args: readonly unknown[]): unknown {
        order.push(`operator ${op.operator.name}`);
        return op(...args.map((arg) => (arg instanceof Both ? arg.elem : arg)));
      }
    }
    expect(T.linear(new Both(T.ones([1, 2])), T.ones([1, 2])).toArray()).toEqual([[2]]);
    expect(order).toEqual(
      ["function linear", "operator aten::t", "operator aten::mm"].filter((one) => one !== "operator aten::t"),
    );
  });

  test("a function of one's own", () => {
    const twice = T.overridableFunction("twice", (one: T.Tensor) => T.mul(one, 2));
    expect(twice(x).toArray()).toEqual([2, 4]);
    expect(logged(() => twice(x))).toEqual(["twice(x)[]"]);
    const [y, seen] = observed(() => twice(labelled()));
    expect([(y as object).constructor.name, seen]).toEqual(["Labelled", ["twice"]]);
    expect([T.hasTorchFunction(x), T.hasTorchFunction(labelled())]).toEqual([false, true]);
  });
});

describe("mistakes", () => {
  const rows: readonly (readonly [string, () => unknown, string])[] = [
    [
      "no mode",
      () => T.functionModeGuard({} as never),
      "expected a function mode, an object of a class that extends FunctionMode and has `handle`, got an object (Object)",
    ],
    [
      "no class",
      () => T.asSubclass(x, T.Tensor as never),
      "asSubclass: expected a class that extends Tensor and has a static torchFunction(fn, types, args, options), got a function",
    ],
    ["no tensor", () => T.asSubclass(1 as never, Labelled as never), "asSubclass: expected a tensor, got number 1"],
    [
      "a class without",
      () => T.handleFunctions(class Plain {} as never),
      "expected a class with a static torchFunction(fn, types, args, options), got a function",
    ],
    [
      "an async body",
      () => T.withFunctionMode(new Log(), async () => 1),
      "withFunctionMode: the callback returned a promise. Guards are synchronous: code after an await would run outside the guard. Await first, and use the guard for synchronous code only.",
    ],
  ];
  test.each(rows)("%s", (_, run, message) => {
    expect(run).toThrow(message);
  });

  test("modes that do not nest", () => {
    const outer = T.functionModeGuard(new Log());
    const inner = T.functionModeGuard(new Stop());
    expect(() => outer.dispose()).toThrow(
      "Log was disposed while Stop was still active inside it; modes must be disposed in reverse order",
    );
    inner.dispose();
    expect(T.activeFunctionModes()).toEqual([]);
  });
});
