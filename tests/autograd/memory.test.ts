// The memory that a graph retains: its tensors can be collected after backward, and when it is dropped without one.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, it } from "vitest";
import { checkpoint } from "../../runtime/autograd/checkpoint.js";
import { AutogradFunction } from "../../runtime/autograd/custom-function.js";
import { dualLevel, makeDual, unpackDual } from "../../runtime/autograd/forward.js";
import { Node, type Rule } from "../../runtime/autograd/node.js";
import { savedTensorHooks } from "../../runtime/autograd/saved-hooks.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import { grad } from "../../runtime/layers/grad.js";
import { add, clone, exp, exp_, installToys, leaf, list, mul, of, select, sin, sum } from "./toys.js";

setFlagsFromString("--expose-gc");
const gc = runInNewContext("gc") as () => void;

beforeAll(installToys);

/** How many of the referenced objects are still there after collection. */
async function alive(refs: readonly WeakRef<object>[]): Promise<number> {
  for (let i = 0; i < 4; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    gc();
  }
  return refs.filter((ref) => ref.deref() !== undefined).length;
}

/** Builds a graph, and returns its result with weak references to everything in between. */
function build(x: Tensor): { out: Tensor; inner: WeakRef<object>[] } {
  const inner: WeakRef<object>[] = [];
  const keep = <T extends Tensor>(t: T): T => {
    inner.push(new WeakRef(t), new WeakRef(t.storage));
    return t;
  };
  const a = keep(mul(x, x));
  const b = keep(exp(a));
  const c = keep(sin(b));
  const d = keep(clone(c));
  exp_(keep(select(d, 0, 0)));
  return { out: sum(mul(keep(mul(c, d)), b)), inner };
}

describe("collectable", () => {
  it("after backward, though the result is kept", async () => {
    const x = leaf([0.1, 0.2]);
    const { out, inner } = build(x);
    expect(await alive(inner)).toBeGreaterThan(0);
    out.backward();
    expect(await alive(inner)).toBe(0);
    expect(out.gradFn!.name).toBe("SumBackward1");
    expect(x.grad).not.toBe(null);
  });

  it("tangents that were saved through hooks, when their level closes", async () => {
    const tangents: WeakRef<object>[] = [];
    const out = dualLevel(() => {
      const x = makeDual(leaf([0.1, 0.2]), of([1, 1]));
      const y = savedTensorHooks({ pack: (t: Tensor) => t, unpack: (t: Tensor) => t }, () => sin(mul(x, x)));
      for (const dual of [x, y]) tangents.push(new WeakRef(unpackDual(dual).tangent!.storage));
      return y;
    });
    expect(await alive(tangents)).toBe(0);
    expect(out.requiresGrad).toBe(true);
  });

  it("after grad, though the gradients are kept", async () => {
    const x = leaf([0.1, 0.2]);
    const { out, inner } = build(x);
    const [g] = grad(out, x);
    expect(await alive(inner)).toBe(0);
    expect(list(g!)!.length + out.numel).toBe(3);
  });

  it("when the graph is dropped without backward, in spite of saved results", async () => {
    const x = leaf([0.1, 0.2]);
    let built: ReturnType<typeof build> | null = build(x);
    const { inner } = built;
    const root = new WeakRef<object>(built.out.gradFn!);
    built = null;
    expect(await alive([...inner, root])).toBe(0);
    expect(x.requiresGrad).toBe(true);
  });

  it("the leaf itself, with its gradient and accumulator", async () => {
    const refs = (() => {
      const x = leaf([0.1, 0.2]);
      x.registerHook((g) => g);
      build(x).out.backward();
      return [new WeakRef<object>(x), new WeakRef<object>(x.grad!), new WeakRef<object>(x.autograd!.edge!.node)];
    })();
    expect(await alive(refs)).toBe(0);
  });

  it("after a backward that threw", async () => {
    const x = leaf([0.1, 0.2]);
    const refs = (() => {
      const { out, inner } = build(x);
      const handle = out.gradFn!.registerHook(() => {
        throw new Error("stop");
      });
      expect(() => out.backward()).toThrow("stop");
      handle.remove();
      return inner;
    })();
    expect(await alive(refs)).toBe(0);
  });

  it("a second-order graph", async () => {
    const x = leaf([0.1, 0.2]);
    const refs = (() => {
      const { out, inner } = build(x);
      const [g] = grad(out, x, { createGraph: true });
      const [h] = grad(sum(g!), x);
      return [...inner, new WeakRef<object>(g!), new WeakRef<object>(h!)];
    })();
    expect(await alive(refs)).toBe(0);
  });

  it("custom functions and checkpoints", async () => {
    const x = leaf([0.1, 0.2]);
    const double = new AutogradFunction({
      name: "Double",
      forward(context, t: Tensor) {
        const out = add(t, t);
        context.saveForBackward(t, out);
        return out;
      },
      backward: (context, g) => mul(g!, mul(context.savedTensors[0]!, context.savedTensors[1]!)),
    });
    const inner: WeakRef<object>[] = [];
    const out = (() => {
      const a = mul(x, x);
      const b = double.apply(a);
      inner.push(new WeakRef(a), new WeakRef(b));
      return sum(checkpoint((t: Tensor) => exp(sin(t)), b));
    })();
    out.backward();
    // The checkpointed body still has its argument; what it saved has been freed.
    expect(await alive(inner.slice(0, 1))).toBe(0);
    expect(out.numel).toBe(1);
  });

  it("tangents, when their level ends, though their values are kept", async () => {
    const refs: WeakRef<object>[] = [];
    const escaped = dualLevel(() => {
      const x = makeDual(of([1, 2]), of([1, 0]));
      const y = exp(sin(x));
      refs.push(new WeakRef(unpackDual(y).tangent!.storage));
      return y;
    });
    expect(await alive(refs)).toBe(0);
    expect(escaped.numel).toBe(2);
  });

  it("a result whose gradient was to be kept, though its graph lives on", async () => {
    const x = leaf([1, 2]);
    const refs: WeakRef<object>[] = [];
    const out = (() => {
      const y = add(x, x);
      y.retainGrad();
      refs.push(new WeakRef(y));
      return sum(add(y, y));
    })();
    expect(await alive(refs)).toBe(0);
    out.backward();
    expect(list(x.grad)).toEqual([4, 4]);
  });
});

describe("the heap", () => {
  it("holds a bounded number of bytes for a node, and lets go of a chain of many", async () => {
    const step: Rule<null> = { name: "Step", backward: (_node, [g]) => [g!] };
    const x = leaf([1]);
    const count = 100_000;
    await alive([]);
    const before = process.memoryUsage().heapUsed;
    // In a separate function: the frame of a suspended one may retain the last of its loop variables.
    const chain = () => {
      let edge = x.autograd!.edge ?? add(x, x).gradFn!.edges[0]!;
      for (let i = 0; i < count; i++) edge = { node: new Node(step, [edge], null), index: 0 };
      expect(edge.node.sequence).toBeGreaterThan(count);
      return edge;
    };
    const held: unknown[] = [chain()];
    await alive([]);
    const bytes = (process.memoryUsage().heapUsed - before) / count;
    expect(held).toHaveLength(1);
    expect(bytes).toBeLessThan(320);
    held.length = 0;
    await alive([]);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(count * 20);
  });

  it("stays level over many steps", async () => {
    const w = leaf([0.5, 0.25]);
    const step = () => {
      w.grad = null;
      build(w).out.backward();
    };
    for (let i = 0; i < 500; i++) step();
    await alive([]);
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < 10_000; i++) step();
    await alive([]);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(2_000_000);
  });
});
