// The engine on toy operators: order, accumulation, pruning, freeing, hooks, retained graphs, errors.

import { beforeAll, describe, expect, it } from "vitest";
import { backward } from "../../runtime/autograd/backward.js";
import { Node, rule, setHistory, setHistoryAll } from "../../runtime/autograd/generated-api.js";
import { enableGrad, inferenceMode, isGradEnabled, noGrad, setGradEnabled } from "../../runtime/autograd/grad-mode.js";
import { edgeOf } from "../../runtime/autograd/history.js";
import { newEdge } from "../../runtime/autograd/node.js";
import { allocate } from "../../runtime/core/tensor.js";
import { grad } from "../../runtime/layers/grad.js";
import {
  add,
  add_,
  clone,
  cos,
  detach,
  exp,
  expand,
  installToys,
  leaf,
  list,
  mul,
  of,
  reshape,
  sin,
  stack,
  sum,
  sumDims,
  toCopy,
  unbind,
} from "./toys.js";

beforeAll(installToys);

const message = (body: () => unknown): string => {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  return "nothing was thrown";
};

describe("backward", () => {
  it("adds the gradients of all paths", () => {
    const x = leaf([2, 3]);
    const y = mul(x, x);
    const z = sum(add(mul(y, x), y)); // x³ + x²
    z.backward();
    expect(list(x.grad)).toEqual([3 * 4 + 2 * 2, 3 * 9 + 2 * 3]);
    expect(y.grad).toBe(null);
  });

  it("accumulates over calls, in place", () => {
    const x = leaf([2]);
    mul(x, x).backward();
    const gradient = x.grad;
    mul(x, x).backward();
    expect(x.grad).toBe(gradient);
    expect(list(x.grad)).toEqual([8]);
  });

  it("sums broadcast gradients to the input's shape", () => {
    const row = leaf([1, 2, 3], [3]);
    const column = leaf([1, 2], [2, 1]);
    const scalar = leaf([5], []);
    sum(mul(add(row, column), scalar)).backward();
    expect(list(row.grad)).toEqual([10, 10, 10]);
    expect(list(column.grad)).toEqual([15, 15]);
    expect(column.grad!.shape).toEqual([2, 1]);
    expect(list(scalar.grad)).toEqual([21]);
    expect(scalar.grad!.shape).toEqual([]);
  });

  it("casts gradients to the input's dtype", () => {
    const x = leaf([1, 2]);
    const half = toCopy(x, "float32", null);
    expect(half.requiresGrad).toBe(true);
    sum(mul(half, half)).backward();
    expect(x.grad!.dtype).toBe("float64");
    expect(list(x.grad)).toEqual([2, 4]);
  });

  it("takes several outputs, with gradients for each", () => {
    const x = leaf([1, 2]);
    backward([mul(x, x), exp(x)], [of([1, 0]), of([0, 1])]);
    expect(list(x.grad)![0]).toBe(2);
    expect(list(x.grad)![1]).toBeCloseTo(Math.exp(2));
  });

  it("visits a node once, after everything that leads to it", () => {
    const x = leaf([3]);
    const calls: string[] = [];
    const probe = (name: string) =>
      rule<null>({
        name,
        backward: (_node, [g], needs) => {
          calls.push(name);
          return needs.map(() => g!);
        },
      });
    const record = (name: string, ...inputs: (typeof x)[]) => {
      const node = new Node(probe(name), inputs.map(edgeOf), null);
      const out = of([1]);
      setHistory(out, node);
      return out;
    };
    const a = record("a", x);
    const b = record("b", a, x);
    const c = record("c", a, b);
    record("d", c, a, b).backward();
    expect(calls).toEqual(["d", "c", "b", "a"]);
    // d→c→{a,b}, d→a, d→b, b→{a,x}, a→x: x gets 4 by a (d, c, and b's two: from d and c) and 2 by b.
    expect(list(x.grad)).toEqual([6]);
  });

  it("waits for a node that is a root and lies behind another root", () => {
    const x = leaf([2]);
    const y = mul(x, x);
    backward([y, mul(y, y)]);
    expect(list(x.grad)).toEqual([4 + 4 * 8]);
  });

  it("works on a leaf itself", () => {
    const x = leaf([2]);
    x.backward();
    expect(list(x.grad)).toEqual([1]);
    backward(x, of([3]));
    expect(list(x.grad)).toEqual([4]);
  });

  it("limits itself to `inputs`", () => {
    const [x, y] = [leaf([2]), leaf([3])];
    const product = mul(mul(x, y), y);
    backward(product, null, { inputs: [x] });
    expect(list(x.grad)).toEqual([9]);
    expect(y.grad).toBe(null);
  });

  it("gives null for what has no gradient and goes on", () => {
    const x = leaf([1, 2, 3, 4], [2, 2]);
    const [first] = unbind(x);
    sum(mul(first!, first!)).backward();
    expect(list(x.grad)).toEqual([2, 4, 0, 0]);
  });

  it("passes undefined gradients on without calling rules", () => {
    const x = leaf([1]);
    let called = 0;
    const inner = new Node(
      rule<null>({
        name: "Inner",
        backward: () => {
          called++;
          return [null];
        },
      }),
      [edgeOf(x)],
      null,
    );
    const middle = of([1]);
    setHistory(middle, inner);
    const outer = new Node(rule<null>({ name: "Outer", backward: () => [null] }), [edgeOf(middle)], null);
    const out = of([1]);
    setHistory(out, outer);
    out.backward();
    expect(called).toBe(0);
    expect(x.grad).toBe(null);
  });
});

describe("a gradient that others hold is never changed", () => {
  it("when two leaves get the same one", () => {
    const [a, b] = [leaf([1]), leaf([1])];
    const y = add(a, b);
    y.backward(of([5]));
    add_(a.grad!, of([1]));
    expect(list(b.grad)).toEqual([5]);
  });

  it("when it is the caller's", () => {
    const x = leaf([1]);
    const mine = of([5]);
    x.backward(mine);
    expect(x.grad).not.toBe(mine);
    x.backward(of([1]));
    expect(list(mine)).toEqual([5]);
  });

  it("when it waits elsewhere while another one is added", () => {
    // h gets the gradient of s; so does k, later h gets more, which must not reach k.
    const [p, q] = [leaf([1]), leaf([1])];
    const h = mul(p, of([1]));
    const k = mul(q, of([1]));
    const s = add(h, k);
    const t = mul(h, of([10]));
    sum(add(s, t)).backward();
    expect(list(p.grad)).toEqual([11]);
    expect(list(q.grad)).toEqual([1]);
  });

  it("when a hook has seen it", () => {
    const x = leaf([1]);
    let seen = of([0]);
    x.registerHook((g) => {
      seen = g;
    });
    mul(x, of([3])).backward();
    add_(x.grad!, of([1]));
    expect(list(seen)).toEqual([3]);
  });

  it("when it came for one of two results, and new memory for the other", () => {
    const [x, q] = [leaf([1]), leaf([1])];
    const [a, b] = [of([1]), of([1])];
    setHistoryAll([a, b], new Node(rule<null>({ name: "Two", backward: (_n, [g]) => [g!] }), [edgeOf(x)], null));
    const c = mul(q, of([1]));
    const z = mul(add(b, c), of([3]));
    // Its gradient waits at c when the sum's, which is new and goes both ways, gets there.
    const w = mul(c, of([10]));
    const mine = of([5]);
    backward([a, z, w], [mine, of([1]), of([1])]);
    add_(x.grad!, of([1]));
    expect([list(x.grad), list(q.grad), list(mine)]).toEqual([[6], [13], [5]]);
  });

  it("when both gradients of a node with two results lie in one memory", () => {
    const [p, q] = [leaf([1]), leaf([1])];
    const [a, b] = [of([1]), of([1])];
    const both = rule<null>({ name: "Two", backward: (_n, [g, h]) => [g!, h!] });
    setHistoryAll([a, b], new Node(both, [edgeOf(p), edgeOf(q)], null));
    mul(add(a, b), of([3])).backward();
    add_(p.grad!, of([1]));
    expect([list(p.grad), list(q.grad)]).toEqual([[4], [3]]);
  });

  it("but new memory becomes the leaf's gradient without a copy", () => {
    const x = leaf([1]);
    let created: unknown = null;
    const node = new Node(
      rule<null>({ name: "Fresh", backward: () => [(created = of([7])) as never] }),
      [edgeOf(x)],
      null,
    );
    const out = of([1]);
    setHistory(out, node);
    out.backward();
    expect(x.grad!.storage).toBe((created as typeof x).storage);
  });

  it("and lies in memory as the leaf does", () => {
    const base = of([1, 2, 3, 4, 5, 6], [2, 3]);
    const x = leaf([1, 2, 3, 4, 5, 6], [2, 3]);
    sum(x).backward();
    expect(x.grad!.strides).toEqual([3, 1]);
    expect(x.grad!.isContiguous).toBe(true);
    expect(base.numel).toBe(6);
  });
});

describe("grad", () => {
  it("returns gradients and touches no grad", () => {
    const [x, y] = [leaf([2]), leaf([3])];
    const z = mul(mul(x, x), y);
    const [gx, gy] = grad(z, [x, y]);
    expect([list(gx!), list(gy!)]).toEqual([[12], [4]]);
    expect(x.grad).toBe(null);
  });

  it("of intermediate results", () => {
    const x = leaf([2]);
    const y = mul(x, x);
    const z = mul(y, y);
    const [gy, gx] = grad(z, [y, x]);
    expect([list(gy!), list(gx!)]).toEqual([[8], [32]]);
  });

  it("of an output with respect to itself", () => {
    const x = leaf([2]);
    const y = mul(x, x);
    expect(grad(y, [y, x]).map(list)).toEqual([[1], [4]]);
  });

  it("of one of several outputs of a node", () => {
    const x = leaf([1, 2, 3, 4], [2, 2]);
    const [a, b] = unbind(x);
    const z = sum(mul(a!, b!));
    expect(grad(z, [a!, b!]).map(list)).toEqual([
      [3, 4],
      [1, 2],
    ]);
  });

  it("runs only what leads to the inputs", () => {
    const [x, y] = [leaf([2]), leaf([3])];
    let ran = false;
    const node = new Node(
      rule<null>({
        name: "Costly",
        backward: (_n, [g]) => {
          ran = true;
          return [g!];
        },
      }),
      [edgeOf(y)],
      null,
    );
    const costly = of([3]);
    setHistory(costly, node);
    grad(mul(x, costly), x);
    expect(ran).toBe(false);
  });

  it("gives null for unused inputs, if allowed", () => {
    const [x, y] = [leaf([2]), leaf([3])];
    expect(grad(exp(x), [x, y], { allowUnused: true })[1]).toBe(null);
    expect(message(() => grad(exp(x), [x, y]))).toBe(
      "grad: input 1 (Tensor of float64 with shape [1]) was not used in computing the outputs. Pass allowUnused: true to get null for it.",
    );
  });

  it("of gradients, to any order", () => {
    const x = leaf([2]);
    let y = mul(mul(x, x), mul(x, x)); // x⁴
    const found: number[] = [];
    for (let i = 0; i < 5; i++) {
      [y] = grad(y, x, { createGraph: true }) as [typeof y];
      found.push(list(y)![0]!);
      if (!y.requiresGrad) break;
    }
    expect(found).toEqual([32, 48, 48, 24]);
    const z = leaf([0.5]);
    const [first] = grad(sin(z), z, { createGraph: true });
    const [second] = grad(first!, z, { createGraph: true });
    const [third] = grad(second!, z);
    expect(list(third!)![0]).toBeCloseTo(-Math.cos(0.5), 12);
  });

  it("records nothing without createGraph", () => {
    const x = leaf([2]);
    const [g] = grad(mul(x, x), x);
    expect(g!.requiresGrad).toBe(false);
    const [h] = grad(mul(x, x), x, { createGraph: true });
    expect(h!.requiresGrad).toBe(true);
    expect(h!.gradFn!.name).toBe("AddBackward0");
  });
});

describe("a graph is used up", () => {
  it("by backward, unless retained", () => {
    const x = leaf([2]);
    const y = mul(x, x);
    y.backward(null, { retainGraph: true });
    y.backward();
    expect(list(x.grad)).toEqual([8]);
    expect(message(() => y.backward())).toBe(
      "MulBackward0 has to run a second time, but the tensors it saved were let go by the first backward() or grad(). " +
        "Pass retainGraph: true to every call but the last, or compute the graph anew.",
    );
  });

  it("but a node that saved no tensor runs again", () => {
    const x = leaf([2]);
    const y = sum(add(x, x));
    y.backward();
    y.backward();
    expect(list(x.grad)).toEqual([4]);
  });

  it("and the engine is fit for the next run after an error", () => {
    const x = leaf([2]);
    const y = mul(x, x);
    const z = mul(y, y);
    const handle = y.gradFn!.registerPreHook(() => {
      throw new Error("stop");
    });
    expect(message(() => z.backward(null, { retainGraph: true }))).toBe("stop");
    handle.remove();
    expect(isGradEnabled()).toBe(true);
    z.backward();
    expect(list(x.grad)).toEqual([32]);
  });
});

describe("hooks", () => {
  it("on results see and replace gradients, in order", () => {
    const x = leaf([2]);
    const y = mul(x, x);
    const seen: unknown[] = [];
    y.registerHook((g) => {
      seen.push(list(g));
      return mul(g, of([10]));
    });
    const second = y.registerHook((g) => {
      seen.push(list(g));
    });
    exp(y).backward(of([1]), { retainGraph: true });
    expect(seen).toEqual([[Math.exp(4)], [Math.exp(4) * 10]]);
    expect(list(x.grad)![0]).toBeCloseTo(Math.exp(4) * 40);
    second.remove();
    second.remove();
    exp(y).backward();
    expect(seen.length).toBe(3);
  });

  it("on results see the whole sum once", () => {
    const x = leaf([2]);
    const y = mul(x, of([3]));
    const seen: unknown[] = [];
    y.registerHook((g) => {
      seen.push(list(g));
    });
    add(mul(y, y), y).backward();
    expect(seen).toEqual([[13]]);
  });

  it("on leaves run before the gradient is added, and for grad too", () => {
    const x = leaf([2]);
    x.registerHook((g) => mul(g, of([2])));
    mul(x, x).backward();
    expect(list(x.grad)).toEqual([8]);
    expect(list(grad(mul(x, x), x)[0]!)).toEqual([8]);
  });

  it("after accumulation", () => {
    const x = leaf([2]);
    const seen: unknown[] = [];
    const handle = x.registerPostAccumulateGradHook((t) => seen.push(list(t.grad)) as never);
    mul(x, x).backward();
    mul(x, x).backward();
    handle.remove();
    mul(x, x).backward();
    expect(seen).toEqual([[4], [8]]);
  });

  it("on nodes, before and after", () => {
    const x = leaf([2]);
    const y = mul(x, x);
    const log: unknown[] = [];
    y.gradFn!.registerPreHook((grads) => {
      log.push(["pre", grads.map(list)]);
      return [of([5])];
    });
    y.gradFn!.registerHook((inputs, outputs) => {
      log.push(["post", inputs.map(list), outputs.map(list)]);
      return [of([1]), of([2])];
    });
    y.backward();
    expect(log).toEqual([
      ["pre", [[1]]],
      ["post", [[10], [10]], [[5]]],
    ]);
    expect(list(x.grad)).toEqual([3]);
  });

  it("refuse gradients that do not fit", () => {
    const x = leaf([2]);
    const y = mul(x, x);
    y.registerHook(() => of([1, 2]));
    expect(message(() => y.backward())).toBe(
      "a hook on a tensor changed the shape of a gradient: it was [1], it returned [2]",
    );
    const z = mul(x, x);
    z.gradFn!.registerHook(() => [of([1])]);
    expect(message(() => z.backward())).toBe("a hook of MulBackward0 returned 1 gradients for 2");
  });

  it("retainGrad keeps the gradient of a result, after the hooks", () => {
    const x = leaf([2]);
    const y = mul(x, x);
    y.retainGrad();
    y.retainGrad();
    y.registerHook((g) => mul(g, of([2])));
    mul(y, y).backward();
    expect(y.retainsGrad).toBe(true);
    expect(list(y.grad)).toEqual([16]);
    expect(message(() => of([1]).retainGrad())).toBe(
      "retainGrad: this tensor does not require grad, so it will never have one",
    );
  });
});

describe("reentrant backward", () => {
  it("runs a pass inside a pass, over the same nodes too", () => {
    const x = leaf([2]);
    const y = mul(x, x);
    const order: string[] = [];
    const node = new Node(
      rule<null>({
        name: "Reentrant",
        keeps: true,
        backward(_node, [g]) {
          order.push("in");
          const inner = enableGrad(() => {
            const w = leaf([3]);
            return grad(mul(mul(w, w), y), [w, y], { retainGraph: true });
          });
          order.push(String(list(inner[0]!)), String(list(inner[1]!)));
          return [g!];
        },
      }),
      [edgeOf(y)],
      null,
    );
    const z = of([4]);
    setHistory(z, node);
    add(z, y).backward();
    expect(order).toEqual(["in", "24", "9"]);
    expect(list(x.grad)).toEqual([8]);
    expect(isGradEnabled()).toBe(true);
  });

  it("names the cause where passes within passes fill the stack, and is fit for the next pass", () => {
    const within = (depth: number): void => {
      const x = leaf([1]);
      const y = mul(x, x);
      const node = new Node(
        rule<null>({
          name: "Within",
          backward(_node, [g]) {
            if (depth > 0) enableGrad(() => within(depth - 1));
            return [g!];
          },
        }),
        [edgeOf(y)],
        null,
      );
      const z = of([1]);
      setHistory(z, node);
      z.backward();
      expect(list(x.grad)).toEqual([2]);
    };
    within(100);
    expect(message(() => within(100_000))).toBe(
      "the call stack is full: each backward pass runs inside the backward of another. Let them follow one another, or " +
        "compute the inner gradients beforehand.",
    );
    within(100);
  });
});

describe("grad mode", () => {
  it("is switched by functions and guards, restored after errors", () => {
    const x = leaf([1]);
    expect(noGrad(() => mul(x, x)).requiresGrad).toBe(false);
    expect(noGrad(() => enableGrad(() => mul(x, x))).requiresGrad).toBe(true);
    expect(setGradEnabled(false, () => isGradEnabled())).toBe(false);
    expect(
      message(() =>
        noGrad(() => {
          throw new Error("x");
        }),
      ),
    ).toBe("x");
    expect(isGradEnabled()).toBe(true);
    {
      using _mode = noGrad();
      expect(isGradEnabled()).toBe(false);
    }
    expect(isGradEnabled()).toBe(true);
    const guard = setGradEnabled(false);
    expect(isGradEnabled()).toBe(false);
    guard.end();
    guard.end();
    expect(isGradEnabled()).toBe(true);
    expect(inferenceMode(() => isGradEnabled())).toBe(false);
  });

  it("refuses async callbacks", async () => {
    const text =
      "noGrad got an async callback. Its mode is state of the program and ends when the callback returns, which is at " +
      "the first await: what follows would run outside the mode, and what others run meanwhile inside it. " +
      "Await first, then call noGrad around the synchronous part.";
    let ran = false;
    expect(
      message(() =>
        noGrad(async () => {
          ran = true;
        }),
      ),
    ).toBe(text);
    expect(ran).toBe(false);
    expect(message(() => noGrad(() => Promise.resolve(1)))).toBe(text);
    expect(isGradEnabled()).toBe(true);
  });
});

describe("members", () => {
  it("requiresGrad", () => {
    const x = of([1]);
    expect([x.requiresGrad, x.isLeaf, x.gradFn, x.grad]).toEqual([false, true, null, null]);
    expect(x.requiresGrad_()).toBe(x);
    expect(x.requiresGrad).toBe(true);
    const y = mul(x, x);
    expect([y.requiresGrad, y.isLeaf, y.gradFn!.name, y.outputNr]).toEqual([true, false, "MulBackward0", 0]);
    y.requiresGrad = true;
    expect(message(() => y.requiresGrad_(false))).toBe(
      "requiresGrad can be set to false on leaves only, and this tensor is a result of a recorded operator. " +
        "For a tensor without history use x.detach().",
    );
    x.requiresGrad = false;
    expect(mul(x, x).requiresGrad).toBe(false);
    expect(
      message(() => {
        allocate([1], "int64").requiresGrad = true;
      }),
    ).toBe("only tensors of floating-point dtype can require gradients; this one is int64");
    expect(detach(y).requiresGrad).toBe(false);
  });

  it("keeps its accumulator when switched off and on", () => {
    const x = leaf([2]);
    const y = mul(x, x);
    x.requiresGrad = false;
    x.requiresGrad = true;
    expect(list(grad(y, x)[0]!)).toEqual([4]);
  });

  it("grad", () => {
    const x = leaf([1, 2]);
    x.grad = of([5, 5]);
    sum(x).backward();
    expect(list(x.grad)).toEqual([6, 6]);
    x.grad = null;
    expect(x.grad).toBe(null);
    expect(
      message(() => {
        x.grad = of([1]);
      }),
    ).toBe("the gradient of a tensor of shape [2] must have that shape, got [1]");
    expect(
      message(() => {
        x.grad = allocate([2], "float32");
      }),
    ).toBe("the gradient of a float64 tensor must be float64, got float32");
    expect(
      message(() => {
        x.grad = allocate([2], "float64", "meta");
      }),
    ).toBe("the gradient of a tensor on cpu must be there too, got one on meta");
    expect(
      message(() => {
        x.grad = x;
      }),
    ).toBe("a tensor cannot be its own gradient");
  });
});

describe("errors", () => {
  it.each<[string, () => unknown, string]>([
    [
      "no gradient for a larger output",
      () => exp(leaf([1, 2])).backward(),
      "backward: a gradient is made up (ones) only for outputs of one element, and output 0 has shape [2]. " +
        "Pass its gradient as 'gradient', or reduce it first (sum, mean).",
    ],
    [
      "an output without history",
      () => backward(of([1])),
      "backward: output 0 does not require grad and has no gradFn: no input that requires grad led to it, or " +
        "it was computed under noGrad or from detached tensors.",
    ],
    [
      "a gradient of another shape",
      () => exp(leaf([1, 2])).backward(of([1, 2, 3])),
      "backward: the gradient for output 0 has shape [3], the output has [2]",
    ],
    [
      "an input without requiresGrad",
      () => grad(exp(leaf([1])), of([2])),
      "grad: input 0 (Tensor of float64 with shape [1]) does not require grad. Set requiresGrad = true on it before the outputs are computed.",
    ],
    ["no inputs", () => grad(exp(leaf([1])), []), "grad: 'inputs' is empty"],
    [
      "no inputs to backward",
      () => backward(exp(leaf([1])), null, { inputs: [] }),
      "backward: 'inputs' is empty; leave it out for all leaves",
    ],
    [
      "an unknown option",
      () => backward(exp(leaf([1])), null, { retain_graph: true } as never),
      'backward: unknown option "retain_graph"; there are retainGraph, createGraph, inputs',
    ],
    ["not a tensor", () => grad(3 as never, leaf([1])), "expected a Tensor, got number 3\n  argument: outputs"],
    [
      "too few gradients",
      () => {
        const x = leaf([1]);
        backward([exp(x), exp(x)], [of([1])]);
      },
      "backward: 1 gradients for 2 outputs; give one for each, or null",
    ],
    [
      "a gradient on another device",
      () => exp(leaf([1, 2])).backward(allocate([2], "float64", "meta")),
      "invalid gradient at index 0: expected device cpu but got meta",
    ],
    [
      "a rule that returns too many",
      () => {
        const node = new Node(rule<null>({ name: "Bad", backward: () => [null, null] }), [edgeOf(leaf([1]))], null);
        const out = of([1]);
        setHistory(out, node);
        out.backward();
      },
      "Bad returned 2 gradients; it has 1 differentiable inputs",
    ],
    [
      "a rule that returns a wrong shape",
      () => {
        const node = new Node(
          rule<null>({ name: "Bad", backward: () => [of([1, 2, 3])] }),
          [edgeOf(leaf([1, 2]))],
          null,
        );
        const out = of([1]);
        setHistory(out, node);
        out.backward();
      },
      "Bad returned an invalid gradient at index 0: it has shape [3], which does not sum to [2]",
    ],
  ])("%s", (_title, body, expected) => {
    expect(message(body)).toBe(expected);
  });
});

describe("large graphs", () => {
  it("a chain of a million nodes neither overflows nor goes quadratic", () => {
    const step = rule<null>({ name: "Step", backward: (_node, [g]) => [g!] });
    const build = (n: number) => {
      const x = leaf([1]);
      let edge = edgeOf(x)!;
      for (let i = 0; i < n; i++) {
        const node = new Node(step, [edge], null);
        node.outputs = 1;
        edge = newEdge(node, 0);
      }
      const out = of([1]);
      setHistory(out, new Node(step, [edge], null));
      return { x, out };
    };
    // Going over all nodes for each would be 10^12 steps: it would not end.
    const { x, out } = build(1_000_000);
    out.backward();
    expect(list(x.grad)).toEqual([1]);
  });

  it("a wide fan accumulates in linear time", () => {
    const x = leaf([1]);
    const terms = Array.from({ length: 20_000 }, () => mul(x, of([1])));
    sum(stack(terms)).backward();
    expect(list(x.grad)).toEqual([20_000]);
  });

  it("a ladder with two ways at each rung is walked once", () => {
    const x = leaf([1]);
    let y = mul(x, of([0.5]));
    for (let i = 0; i < 1000; i++) y = add(mul(y, of([0.5])), mul(y, of([0.5])));
    y.backward();
    expect(list(x.grad)).toEqual([0.5]);
  });

  it("gradients of the toys agree with finite differences", () => {
    const f = (t: ReturnType<typeof of>) =>
      sum(mul(sin(mul(t, t)), exp(cos(reshape(sumDims(expand(t, [2, 3]), [0], false), [3])))));
    const x = leaf([0.3, -0.7, 1.1]);
    f(x).backward();
    const h = 1e-6;
    [0, 1, 2].forEach((i) => {
      const at = (d: number) => list(f(of([0.3, -0.7, 1.1].map((v, j) => (j === i ? v + d : v)))))![0]!;
      expect(list(x.grad)![i]).toBeCloseTo((at(h) - at(-h)) / (2 * h), 6);
    });
    expect(list(clone(x))).toEqual([0.3, -0.7, 1.1]);
  });
});
