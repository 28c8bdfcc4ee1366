// Views and in-place operators: their effects on history, and what they reject.

import { beforeAll, describe, expect, it } from "vitest";
import { asView, Node, rebaseHistory, rule, setHistory } from "../../runtime/autograd/generated-api.js";
import { inferenceMode, noGrad } from "../../runtime/autograd/grad-mode.js";
import { graphText } from "../../runtime/autograd/graph.js";
import { edgeOf } from "../../runtime/autograd/history.js";
import { makeView } from "../../runtime/core/tensor.js";
import { grad } from "../../runtime/layers/grad.js";
import {
  add,
  add_,
  alias,
  clone,
  copy_,
  detach,
  exp,
  exp_,
  installToys,
  leaf,
  list,
  mul,
  mul_,
  of,
  select,
  sum,
  unbind,
  view,
  zero_,
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

describe("in place", () => {
  it("puts the node in front of what came before", () => {
    const x = leaf([2, 3]);
    const y = clone(x);
    mul_(y, of([10, 10]));
    exp_(mul_(y, of([0.01, 0.01])));
    expect(y.gradFn!.name).toBe("ExpBackward0");
    sum(y).backward();
    expect(list(x.grad)).toEqual([2, 3].map((v) => 0.1 * Math.exp(v * 0.1)));
  });

  it("makes a tensor without history require grad", () => {
    const x = leaf([2]);
    const y = of([1]);
    mul_(y, x);
    expect([y.requiresGrad, y.isLeaf, y.storage.version]).toEqual([true, false, 1]);
    y.backward();
    expect(list(x.grad)).toEqual([1]);
  });

  it("refuses leaves that require grad, unless under noGrad", () => {
    const x = leaf([2]);
    expect(message(() => add_(x, of([1])))).toBe(
      "a leaf that requires grad is changed in place while recording: its gradient could not be told from that of " +
        "its old value. Work on a clone, or make the change under noGrad.",
    );
    expect(list(x)).toEqual([2]);
    noGrad(() => add_(x, of([1])));
    expect(list(x)).toEqual([3]);
    expect(x.isLeaf).toBe(true);
    expect(message(() => add_(view(x, [1, 1]), of([1])))).toBe(
      "a view of a leaf that requires grad is changed in place while recording. Work on a clone, or make the change under noGrad.",
    );
  });

  it("keeps retainGrad on the new value, and hooks on the old one", () => {
    const x = leaf([2]);
    const y = clone(x);
    y.retainGrad();
    const seen: unknown[] = [];
    y.registerHook((g) => {
      seen.push(list(g));
    });
    mul_(y, of([3]));
    mul(y, of([5])).backward();
    expect(list(y.grad)).toEqual([5]);
    expect(seen).toEqual([[15]]);
  });
});

describe("views", () => {
  it("share memory and version, and know their base", () => {
    const x = leaf([1, 2, 3, 4], [2, 2]);
    const y = clone(x);
    const v = select(y, 0, 1);
    const w = view(v, [2, 1]);
    expect([v.isView, v.viewBase === y, w.viewBase === y, y.isView, y.viewBase]).toEqual([
      true,
      true,
      true,
      false,
      null,
    ]);
    add_(w, of([1]));
    expect([y.storage.version, v.version]).toEqual([1, 1]);
    expect(list(y)).toEqual([1, 2, 4, 5]);
  });

  it("in-place on a view rewrites the base's history", () => {
    const x = leaf([1, 2, 3, 4], [2, 2]);
    const y = clone(x);
    const w = leaf([10, 20]);
    const row = select(y, 0, 0);
    mul_(row, w);
    expect([y.gradFn!.name, row.gradFn!.name]).toEqual(["CopySlices", "AsStridedBackward0"]);
    sum(mul(y, y)).backward();
    // y = [[10, 40], [3, 4]]
    expect(list(x.grad)).toEqual([2 * 10 * 10, 2 * 40 * 20, 6, 8]);
    expect(list(w.grad)).toEqual([2 * 10 * 1, 2 * 40 * 2]);
  });

  it("a view whose version nobody raised is made from its base's new history, too", () => {
    const y = clone(leaf([1, 2, 3, 4], [2, 2]));
    const row = select(y, 0, 1);
    const { gradFn } = row;
    rebaseHistory(row, new Node(rule<null>({ name: "Silent", backward: (_n, [g]) => [g!] }), [edgeOf(row)], null));
    expect(y.gradFn!.name).toBe("CopySlices");
    expect(row.gradFn).not.toBe(gradFn);
    expect(row.gradFn!.edges[0]!.node).toBe(y.gradFn);
  });

  it("in-place on a view of a base that begins behind other elements", () => {
    const memory = of([0, 0, 1, 2, 3, 4, 0], [7]);
    const base = detach(makeView(memory, [2, 2], [2, 1], 2));
    expect([base.isView, base.offset]).toEqual([false, 2]);
    const [x, w] = [leaf([10, 20, 30, 40], [2, 2]), leaf([3, 3])];
    mul_(base, x);
    mul_(select(base, 0, 1), w);
    expect(list(base)).toEqual([10, 40, 270, 480]);
    sum(base).backward();
    expect(list(x.grad)).toEqual([1, 2, 9, 12]);
    expect(list(w.grad)).toEqual([90, 160]);
    expect(list(memory)).toEqual([0, 0, 10, 40, 270, 480, 0]);
  });

  it("in-place on a view of a view", () => {
    const x = leaf([1, 2, 3, 4], [2, 2]);
    const y = mul(x, of([1]));
    const cell = select(select(y, 0, 1), 0, 0);
    exp_(cell);
    sum(y).backward();
    expect(list(x.grad)).toEqual([1, 1, Math.exp(3), 1]);
  });

  it("a view sees the history of a later change of its base", () => {
    const x = leaf([1, 2, 3, 4], [2, 2]);
    const y = clone(x);
    const row = select(y, 0, 0);
    mul_(y, of([3]));
    expect(row.gradFn!.name).toBe("AsStridedBackward0");
    sum(mul(row, row)).backward();
    expect(list(x.grad)).toEqual([2 * 3 * 3, 2 * 6 * 3, 0, 0]);
  });

  it("a view of a base without history sees one that comes later", () => {
    const y = of([1, 2, 3, 4], [2, 2]);
    const row = select(y, 0, 0);
    expect(row.requiresGrad).toBe(false);
    const w = leaf([5]);
    mul_(y, w);
    expect([row.requiresGrad, row.isLeaf]).toEqual([true, false]);
    sum(row).backward();
    expect(list(w.grad)).toEqual([3]);
  });

  it("filling a tensor row by row", () => {
    const w = leaf([2]);
    const y = of([0, 0, 0], [3, 1]);
    for (let i = 0; i < 3; i++) copy_(select(y, 0, i), mul(w, of([i + 1])));
    expect(y.gradFn!.name).toBe("CopySlices");
    sum(mul(y, y)).backward();
    expect(list(w.grad)).toEqual([2 * 2 * (1 + 4 + 9)]);
  });

  it("zeroing part of a tensor cuts its gradient", () => {
    const x = leaf([1, 2, 3, 4], [2, 2]);
    const y = mul(x, x);
    zero_(select(y, 0, 1));
    sum(y).backward();
    expect(list(x.grad)).toEqual([2, 4, 0, 0]);
  });

  it("is differentiable twice", () => {
    const x = leaf([0.5, 0.25], [2]);
    const y = mul(x, x);
    exp_(select(y, 0, 0));
    const [g] = grad(sum(y), x, { createGraph: true });
    const e = Math.exp(0.25);
    expect(list(g!)![0]).toBeCloseTo(2 * 0.5 * e, 12);
    const [h] = grad(sum(g!), x);
    expect(list(h!)![0]).toBeCloseTo(2 * e + 4 * 0.25 * e, 12);
    expect(list(h!)![1]).toBe(2);
  });

  it("of several outputs refuse in-place changes", () => {
    const x = leaf([1, 2], [2, 1]);
    const [a] = unbind(clone(x));
    expect(message(() => add_(a!, of([1])))).toBe(
      "Output 0 of UnbindBackward0, a view, is changed in place. It comes from an operator that returns several views; " +
        "their history could not be rewritten together. Use the out-of-place form of the operation, or clone the view first.",
    );
    const y = clone(x);
    const [b] = unbind(y);
    mul_(y, of([2]));
    expect(message(() => b!.gradFn)).toBe(
      "Output 0 of UnbindBackward0, a view, is used after its base or another view of its base was changed in place. " +
        "It comes from an operator that returns several views; their history could not be rewritten together. " +
        "Use the out-of-place form of the operation, or clone the view first.",
    );
  });

  it("made in noGrad refuse recorded changes", () => {
    const x = leaf([1, 2], [2, 1]);
    const y = clone(x);
    const row = noGrad(() => select(y, 0, 0));
    expect(message(() => mul_(row, of([2])))).toBe(
      "A view that was made in noGrad is changed in place with grad mode enabled. Whether the change should be recorded " +
        "is ambiguous. Move both, the view and the in-place operation, either into noGrad (not recorded) or out of it (recorded).",
    );
    noGrad(() => mul_(row, of([2])));
    expect(list(y)).toEqual([2, 2]);
    // The view of such a view is no better.
    expect(message(() => mul_(view(row, [1, 1]), of([2])))).toContain("A view that was made in noGrad");
  });

  it("made in inference mode of a normal tensor refuse recorded changes", () => {
    const y = clone(leaf([1, 2], [2, 1]));
    const row = inferenceMode(() => select(y, 0, 0));
    expect(message(() => mul_(row, of([2])))).toContain("A view that was made in inference mode is changed in place");
  });

  it("must be new tensors, and so must other results; the name of nodes without a derivative says nothing", () => {
    const returned = (named: string) =>
      message(() => setHistory(leaf([1]), new Node(rule({ name: named, backward: () => [] }), [], null)));
    const text =
      "the operator returned its input itself, a leaf that requires grad, which would be a result now. Its kernel must return a new tensor (an alias).";
    expect(returned("MulBackward0")).toBe(`MulBackward0: ${text}`);
    expect(returned("NotImplemented")).toBe(text);
  });

  it("must be new views", () => {
    const x = of([1]);
    expect(message(() => asView(x, x))).toBe(
      "a view operator returned its input itself; it must return a new tensor over the same memory",
    );
  });

  it("detached ones share memory and version only", () => {
    const x = leaf([1, 2]);
    const y = mul(x, x);
    const d = detach(y);
    expect([d.requiresGrad, d.isView]).toEqual([false, false]);
    add_(d, of([1]));
    expect(list(y)).toEqual([2, 5]);
    expect(y.version).toBe(1);
    expect(y.gradFn!.name).toBe("MulBackward0");
  });

  it("replay a view that as_strided cannot make", () => {
    const x = leaf([1, 2, 3, 4], [2, 2]);
    const y = clone(x);
    let replayed = 0;
    const flat = asView(y, alias(y), (base) => {
      replayed++;
      return alias(base);
    });
    setHistory(flat, new Node(rule<null>({ name: "ReplayBackward", backward: (_n, [g]) => [g!] }), [edgeOf(y)], null));
    mul_(flat, of([3]));
    expect(flat.gradFn!.name).toBe("AliasBackward0");
    sum(flat).backward();
    expect(replayed).toBe(2); // once for the view's history, once in CopySlices
    expect(list(x.grad)).toEqual([3, 3, 3, 3]);
  });
});

describe("saved tensors", () => {
  it("notice in-place changes, and say who saved what", () => {
    const x = leaf([1, 2]);
    const y = exp(x);
    add_(y, of([1]));
    expect(message(() => sum(y).backward())).toBe(
      "a tensor needed for the gradient has been changed by an in-place operation: ExpBackward0 saved 'result' " +
        "(float64 [2], output 0 of ExpBackward0) at version 0, and it is at version 1 now. " +
        "Use the out-of-place form of what changed it, or save a clone; detectAnomaly shows the forward call.",
    );
    const constant = of([3, 4]);
    const z = mul(x, constant);
    add_(constant, of([1]));
    expect(message(() => sum(z).backward())).toBe(
      "a tensor needed for the gradient has been changed by an in-place operation: MulBackward0 saved 'other' " +
        "(float64 [2]) at version 0, and it is at version 1 now. " +
        "Use the out-of-place form of what changed it, or save a clone; detectAnomaly shows the forward call.",
    );
    const w = exp(view(x, [2, 1]));
    zero_(select(w, 0, 0));
    expect(message(() => sum(w).backward())).toContain(
      "(float64 [2, 1], output 0 of ExpBackward0) at version 0, and it is at version 1",
    );
  });

  it("outputs come back with their history", () => {
    const x = leaf([0.5]);
    const y = exp(x);
    const [g] = grad(y, x, { createGraph: true });
    const [h] = grad(g!, x);
    expect(list(h!)![0]).toBeCloseTo(Math.exp(0.5), 12);
  });

  it("outputs come back with their history after they were detached in place", () => {
    const x = leaf([0.5]);
    const y = exp(x);
    const { node } = y.autograd!.edge!;
    // The effects of detach_.
    const z = mul(y, of([1]));
    y.autograd!.edge = null;
    y.autograd!.leaf = true;
    y.autograd!.requiresGrad = false;
    const [g] = grad(z, x, { createGraph: true });
    expect(g!.requiresGrad).toBe(true);
    const [h] = grad(g!, x);
    expect(list(h!)![0]).toBeCloseTo(Math.exp(0.5), 12);
    expect(node.name).toBe("ExpBackward0");
  });

  it("of an in-place operator on a view", () => {
    const x = leaf([0.5, 1], [2]);
    const y = clone(x);
    exp_(select(y, 0, 0));
    const [g] = grad(sum(mul(y, y)), x, { createGraph: true });
    const e = Math.exp(1);
    expect(list(g!)![0]).toBeCloseTo(2 * e, 12); // d/dx exp(2x) = 2 exp(2x)
    const [h] = grad(sum(g!), x);
    expect(list(h!)![0]).toBeCloseTo(4 * e, 12);
  });

  it("are in no reference cycle that matters: printing a graph shows it once", () => {
    const x = leaf([0.5]);
    const y = exp(add(x, x));
    expect(graphText(y)).toBe(
      "ExpBackward0\nAddBackward0\n├─ AccumulateGrad float64 [1]\n└─ AccumulateGrad float64 [1] (above)\n",
    );
  });
});
