// Modes above autograd, at PreDispatch, and modes with a fixed place among the others.
import { describe, expect, test } from "vitest";
import type { Tensor } from "../../generated/index.js";
import * as T from "../../generated/index.js";
import { isolateLocalState } from "../../runtime/async/index.js";
import { messageOf } from "../thrown.js";

const { makeGraph, tensor, withMode } = T;

/** Notes the calls that it sees in a list, which may be shared. */
class Noting extends T.DispatchMode {
  readonly names: string[];
  private readonly label: string;
  constructor(names: string[] = [], label = "") {
    super();
    this.names = names;
    this.label = label;
  }
  override handle(op: T.OverloadHandle, _types: unknown, args: readonly unknown[], options: T.CallOptions): unknown {
    this.names.push(this.label + op.name.replace("aten::", ""));
    return op(...args, options);
  }
}
class Above extends Noting {
  override readonly dispatchKey = "PreDispatch";
}
class Functional extends Noting {
  override readonly place = "functional";
}
class Tracing extends Noting {
  override readonly place = "tracing";
}
class Fake extends Noting {
  override readonly place = "fake";
}

const [w, b] = [tensor([[1, 2]], { requiresGrad: true }), tensor([3], { requiresGrad: true })];
const x = tensor([[5, 7]]);

describe("at PreDispatch", () => {
  test("a mode sees calls as the program makes them, and what backward calls", () => {
    const [above, below] = [new Above(), new Noting()];
    withMode(above, () => withMode(below, () => T.linear(x, w, b).sum().backward()));
    expect(above.names.slice(0, 2)).toEqual(["linear", "sum"]);
    expect(below.names.slice(0, 3)).toEqual(["t", "addmm", "sum"]);
    expect(above.names.slice(2)).toContain("ones_like");
    expect(w.grad!.toArray()).toEqual([[5, 7]]);
    w.grad = null;
  });

  test("before autocast, and before the levels of transforms", () => {
    const above = new Above();
    const y = withMode(above, () => T.autocast({ device: "cpu", dtype: "bfloat16" }, () => T.mm(x, x.t())));
    expect([above.names, y.dtype]).toEqual([["t", "mm"], "bfloat16"]);
    const mapped = new Above();
    const z = withMode(mapped, () => T.vmap((row: Tensor) => row.mul(2).sum())(x));
    expect([mapped.names, z.toArray()]).toEqual([["mul.Scalar", "sum"], [24]]);
  });

  test("modes nest: the innermost is asked first, and none in its own handler", () => {
    const names: string[] = [];
    withMode(new Above(names, "outer "), () => withMode(new Above(names, "inner "), () => x.relu()));
    expect(names).toEqual(["inner relu", "outer relu"]);
    expect(T.localKeySet().included.has("PreDispatch")).toBe(false);
  });

  test("a mode of another key may be entered in between, and each leaves its own", () => {
    const [above, below] = [new Above(), new Noting()];
    const one = T.modeGuard(above);
    const two = T.modeGuard(below);
    expect(T.activeModes()).toEqual([below, above]);
    one.dispose();
    x.relu();
    two.dispose();
    x.relu();
    expect([above.names, below.names]).toEqual([[], ["relu"]]);
  });

  test("its answer is the call's; NotImplemented is no answer", () => {
    class Instead extends T.DispatchMode {
      override readonly dispatchKey = "PreDispatch";
      override handle(op: T.OverloadHandle): unknown {
        return op.name === "aten::linear" ? x : T.NotImplemented;
      }
    }
    expect(withMode(new Instead(), () => T.linear(x, w, b))).toBe(x);
    expect(messageOf(() => withMode(new Instead(), () => x.relu()))).toContain(
      "Instead returned NotImplemented for aten::relu; a mode at PreDispatch answers all calls, as by op(...args, options)",
    );
    expect(x.relu().toArray()).toEqual([[5, 7]]);
  });

  test("constants are taken in, and registered handlers asked", () => {
    const above = new Above();
    withMode(above, () => tensor([1]).item());
    expect(above.names).toEqual(["lift_fresh", "_local_scalar_dense"]);
    const handle = T.registerDispatch("aten::relu", Above, () => x);
    expect(withMode(new Above(), () => tensor([-1]).relu())).toBe(x);
    handle.dispose();
  });

  test("tasks have their own", async () => {
    const task = (name: "relu" | "neg"): Promise<string[]> =>
      isolateLocalState(async () => {
        const above = new Above();
        using _ = T.modeGuard(above);
        x[name]();
        await Promise.resolve();
        x[name]();
        return above.names;
      });
    const [one, other] = [task("relu"), task("neg")];
    x.exp();
    expect(await Promise.all([one, other])).toEqual([
      ["relu", "relu"],
      ["neg", "neg"],
    ]);
  });
});

describe("a place", () => {
  const all = (names: string[]) => [
    new Fake(names, "fake "),
    new Noting(names, "outer "),
    new Functional(names, "functional "),
    new Tracing(names, "tracing "),
    new Noting(names, "inner "),
  ];
  const expected = ["inner relu", "outer relu", "functional relu", "tracing relu", "fake relu"];

  // Whatever is entered first.
  test.each([[[0, 1, 2, 3, 4]], [[1, 4, 0, 3, 2]], [[1, 2, 4, 3, 0]], [[3, 1, 0, 4, 2]]])(
    "entered in the order %j",
    (order) => {
      const names: string[] = [];
      const modes = all(names);
      const enter = (at: number): void => {
        if (at === order.length) x.relu();
        else withMode(modes[order[at]!]!, () => enter(at + 1));
      };
      enter(0);
      expect(names).toEqual(expected);
      expect(T.activeModes()).toEqual([]);
    },
  );

  test("at one place the innermost is asked first", () => {
    const names: string[] = [];
    withMode(new Fake(names, "outer "), () => withMode(new Fake(names, "inner "), () => x.relu()));
    expect(names).toEqual(["inner relu", "outer relu"]);
  });

  test("what was entered later must be left first, wherever it is", () => {
    const [mode, fake] = [new Noting(), new Fake()];
    const outer = T.modeGuard(mode);
    const inner = T.modeGuard(fake);
    expect(messageOf(() => outer.dispose())).toBe(
      "Noting was disposed while Fake was still active inside it; modes must be disposed in reverse order",
    );
    inner.dispose();
    const second = T.modeGuard(fake);
    const third = T.modeGuard(mode);
    third.dispose();
    second.dispose();
    expect(T.activeModes()).toEqual([]);
  });

  test("makeGraph and fake tensors have theirs: a mode around them sees the program's calls, and changes what they see", () => {
    class Cosines extends T.DispatchMode {
      override handle(
        op: T.OverloadHandle,
        _types: unknown,
        args: readonly unknown[],
        options: T.CallOptions,
      ): unknown {
        return op.name === "aten::sin" ? T.cos(args[0] as Tensor) : op(...args, options);
      }
    }
    const around = withMode(new Cosines(), () => makeGraph((y: Tensor) => y.sin())(x));
    const inside = makeGraph((y: Tensor) => withMode(new Cosines(), () => y.sin()))(x);
    expect(String(around)).toBe(String(inside));
    expect(String(around)).toContain("aten.cos.default");
    const fake = withMode(new Cosines(), () => T.withFakeTensors(() => x.sin()));
    expect([fake.constructor.name, fake.shape]).toEqual(["FakeTensor", [1, 2]]);
  });

  test("is one of three, and the key one of two", () => {
    class Wrong extends T.DispatchMode {
      override readonly place = "first" as never;
      override handle(): unknown {
        return null;
      }
    }
    class Elsewhere extends T.DispatchMode {
      override readonly dispatchKey = "Tracer" as never;
      override handle(): unknown {
        return null;
      }
    }
    expect(messageOf(() => T.modeGuard(new Wrong()))).toBe(
      'Wrong: place is "functional", "tracing", "fake" or null, got "first"',
    );
    expect(messageOf(() => T.modeGuard(new Elsewhere()))).toBe(
      'Elsewhere: dispatchKey is "Python" or "PreDispatch", got "Tracer"',
    );
    expect(T.activeModes()).toEqual([]);
  });
});

describe("makeGraph with preDispatch", () => {
  const f = (y: Tensor): Tensor => T.softmax(T.linear(y, w, b), -1).sum();

  test("keeps composites, and its graph has the function's values and gradients", () => {
    const graph = makeGraph(f, { preDispatch: true })(x);
    const calls = graph.nodes.filter(({ kind }) => kind === "call").map(({ op }) => op!.name.replace("aten::", ""));
    expect(calls).toEqual(["linear", "softmax.int", "sum"]);
    const other = tensor([[1, 1]]);
    expect((graph.run(other) as Tensor).item()).toBe(f(other).item());
    expect(makeGraph(f)(x).nodes.some(({ op }) => op?.name === "aten::linear")).toBe(false);
    const square = makeGraph((y: Tensor) => T.linear(y, w).square().sum(), { preDispatch: true })(x);
    (square.run(other) as Tensor).backward();
    expect(w.grad!.toArray()).toEqual([[6, 6]]);
    w.grad = null;
  });

  test("refuses what changes calls below it", () => {
    const message =
      "is called inside of autocast, a transform or functionalization, which change calls below the place where preDispatch records them: " +
      "the graph would not have what they do. Trace without preDispatch, or apply them to the graph";
    const programs: readonly ((y: Tensor) => Tensor)[] = [
      (y) => T.autocast({ device: "cpu" }, () => y.mm(w.t())),
      (y) => T.vmap((row: Tensor) => row.mul(2))(y),
      (y) => T.grad((z: Tensor) => z.sum())(y) as Tensor,
      (y) => T.functionalize((z: Tensor) => z.mul(2))(y),
    ];
    for (const program of programs)
      expect(messageOf(() => makeGraph(program, { preDispatch: true })(x))).toContain(message);
    expect(messageOf(() => makeGraph(f, { preDispatch: 1 as never })(x))).toBe(
      "makeGraph: preDispatch must be true or false, got number 1",
    );
  });
});
