// Hooks on several gradients, and tensors that are changed in place after they were saved.
import { describe, expect, test } from "vitest";
import type { Tensor } from "../../generated/index.js";
import * as T from "../../generated/index.js";
import { fc } from "../seeded.js";
import { messageOf } from "../thrown.js";

const { allowMutationOnSavedTensors, grad, registerMultiGradHook, tensor } = T;
const leaf = (values: number[]): Tensor => tensor(values, { requiresGrad: true, dtype: "float64" });
const values = (grads: readonly (Tensor | null)[]): unknown[] => grads.map((one) => one?.toArray() ?? null);

describe("a hook on several gradients", () => {
  function example() {
    const [x, y, alone] = [leaf([1, 2]), leaf([3]), leaf([1])];
    const [p, q] = [x.mul(2), y.mul(3)];
    const seen: unknown[] = [];
    return { x, y, alone, p, q, seen, loss: () => p.sum().add(q.sum()) };
  }

  test("gets all of a pass once, with null for what the pass does not come to", () => {
    const { x, y, alone, p, q, seen, loss } = example();
    const handle = registerMultiGradHook([p, alone, q, x], (grads) => seen.push(values(grads)));
    loss().backward(null, { retainGraph: true });
    p.sum().backward(null, { retainGraph: true });
    grad(loss(), [y], { retainGraph: true });
    grad(loss(), [q, x], { retainGraph: true });
    handle.remove();
    handle.remove();
    loss().backward();
    expect(seen).toEqual([
      [[1, 1], null, [1], [2, 2]],
      [[1, 1], null, null, [2, 2]],
      [null, null, [1], null],
      [[1, 1], null, [1], [2, 2]],
    ]);
  });

  test("any: the first gradient of a pass", () => {
    const { p, q, seen, loss } = example();
    registerMultiGradHook([p, q], (one) => seen.push(one.toArray()), { mode: "any" });
    loss().backward(null, { retainGraph: true });
    p.sum().backward();
    expect(seen).toEqual([[1], [1, 1]]);
  });

  test("several tensors of one operator, and one tensor twice", () => {
    const x = leaf([3, 1, 2]);
    const { values: sorted } = T.sort(x.mul(1));
    const [a, b] = sorted.split([1, 2]);
    const seen: unknown[] = [];
    registerMultiGradHook([a!, b!, a!], (grads) => seen.push(values(grads)));
    a!.mul(5).sum().backward(null, { retainGraph: true });
    a!.sum().add(b!.mul(2).sum()).backward();
    // The pass comes to the operator, but has no gradient for its second result.
    expect(seen).toEqual([
      [[5], null, [5]],
      [[1], [2, 2], [1]],
    ]);
  });

  test("sees what the hooks of the tensors made of them; passes inside of it are passes of their own", () => {
    const { p, q, seen, loss } = example();
    p.registerHook((g) => g.mul(10));
    registerMultiGradHook([p, q], (grads) => {
      seen.push(values(grads));
      if (seen.length === 1) T.enableGrad(() => q.sum().backward(null, { retainGraph: true }));
    });
    loss().backward(null, { retainGraph: true });
    expect(seen).toEqual([
      [[10, 10], [1]],
      [null, [1]],
    ]);
  });

  test("refuses what is no list of tensors that require grad, a promise, and an unknown mode", () => {
    const { p } = example();
    const hook = (): void => {};
    expect(messageOf(() => registerMultiGradHook(p as never, hook))).toContain("expected an array of tensors");
    expect(messageOf(() => registerMultiGradHook([p, tensor([1])], hook))).toBe(
      "registerMultiGradHook: tensor 1 does not require grad, so no gradient will come by",
    );
    expect(messageOf(() => registerMultiGradHook([p], 1 as never))).toContain("the hook must be a function");
    expect(messageOf(() => registerMultiGradHook([p], hook, { mode: "first" as never }))).toBe(
      'registerMultiGradHook: mode is "all" or "any", got "first"',
    );
    registerMultiGradHook([p], (async () => {}) as never);
    expect(messageOf(() => p.sum().backward())).toContain("registerMultiGradHook: the callback returned a promise");
  });
});

describe("saved tensors that are changed in place", () => {
  // sin(a) * (a^2 + 1), where every intermediate result is overwritten.
  const overwritten = (a: Tensor): Tensor => {
    const b = a.clone();
    const c = b.square();
    b.sin_();
    c.add_(1);
    return b.mul_(c).sum();
  };
  const slope = ([a, b]: number[]): number[] => [a!, b!].map((v) => Math.cos(v) * (v * v + 1) + Math.sin(v) * 2 * v);

  test("backward uses what was saved, during the guard and after it", () => {
    const a = leaf([1, 2]);
    expect(messageOf(() => overwritten(a).backward())).toContain("has been changed by an in-place operation");
    allowMutationOnSavedTensors(() => overwritten(a).backward());
    expect(a.grad!.toArray()).toEqual(slope([1, 2]).map((v) => expect.closeTo(v, 12) as unknown));
    a.grad = null;
    allowMutationOnSavedTensors(() => overwritten(a)).backward();
    expect(a.grad!.toArray()).toEqual(slope([1, 2]).map((v) => expect.closeTo(v, 12) as unknown));
    a.grad = null;
    const guard = allowMutationOnSavedTensors();
    const loss = overwritten(a);
    guard.end();
    guard.end();
    loss.backward();
    expect(a.grad!.toArray()).toEqual(slope([1, 2]).map((v) => expect.closeTo(v, 12) as unknown));
    expect(T.activeModes()).toEqual([]);
  });

  test("also for leaves under noGrad, views, out arguments, lists, resized memory and running statistics", () => {
    const rows: readonly (readonly [string, (w: Tensor) => Tensor, (w: Tensor) => Tensor])[] = [
      ["a step under noGrad", (w) => w.square().sum(), (w) => T.noGrad(() => w.add_(1))],
      ["a view", (w) => w.square().sum(), (w) => T.noGrad(() => w.select(0, 0).fill_(9))],
      ["out", (w) => w.square().sum(), (w) => T.noGrad(() => T.add(w, 1, { out: w }))],
      ["a list", (w) => w.square().sum(), (w) => T.noGrad(() => void T.ops.aten._foreach_mul_.Scalar([w], 3)) as never],
      [
        "the elements as a whole",
        (w) => w.square().sum(),
        (w) => T.noGrad(() => w.copy_(T.zeros([2], { dtype: "float64" }))),
      ],
    ];
    for (const [name, forward, change] of rows) {
      const w = leaf([3, 4]);
      allowMutationOnSavedTensors(() => {
        const loss = forward(w);
        change(w);
        loss.backward();
      });
      expect([name, w.grad!.toArray()]).toEqual([name, [6, 8]]);
    }
  });

  test("copies once, and only what is written to while a graph needs it", () => {
    const w = leaf([3, 4]);
    let clones = 0;
    class Clones extends T.DispatchMode {
      override handle(
        op: T.OverloadHandle,
        _types: unknown,
        args: readonly unknown[],
        options: T.CallOptions,
      ): unknown {
        if (op.name === "aten::clone") clones++;
        return op(...args, options);
      }
    }
    T.withMode(new Clones(), () =>
      allowMutationOnSavedTensors(() => {
        const loss = w.square().sum();
        T.noGrad(() => {
          w.mul(2);
          w.add_(1);
          w.add_(1);
        });
        loss.backward();
      }),
    );
    expect([clones, w.grad!.toArray()]).toEqual([1, [6, 8]]);
  });

  test("a change after it has ended is an error", () => {
    const w = leaf([3, 4]);
    const loss = allowMutationOnSavedTensors(() => w.square().sum());
    T.noGrad(() => w.add_(1));
    expect(messageOf(() => loss.backward())).toBe(
      "a saved tensor (float64 [2]) was changed in place after allowMutationOnSavedTensors ended, or inside of a transform: run backward() before, or use the " +
        "out-of-place form of what changed it",
    );
  });

  test("an async body is refused", () => {
    expect(messageOf(() => allowMutationOnSavedTensors(async () => 1))).toContain(
      "allowMutationOnSavedTensors got an async callback",
    );
    expect(T.activeModes()).toEqual([]);
  });

  test("law: gradients are those of the program with copies in the place of changes", () => {
    const steps = ["sin_", "cos_", "exp_", "square_", "neg_", "sigmoid_", "tanh_"] as const;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 6 }), (names) => {
        const [a, b] = [leaf([0.3, -0.7]), leaf([0.3, -0.7])];
        allowMutationOnSavedTensors(() => {
          let y = a.clone();
          const kept = y.mul(y);
          for (const name of names) y = y[name]();
          y.add(kept).mul(y).sum().backward();
        });
        let y = b.clone();
        const kept = y.mul(y);
        for (const name of names) y = y[name.slice(0, -1) as "sin"]();
        y.add(kept).mul(y).sum().backward();
        expect(a.grad!.toArray()).toEqual(b.grad!.toArray());
      }),
      { numRuns: 40 },
    );
  });
});
