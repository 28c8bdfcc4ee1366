// Tensors that are given to one call: what the call gets, where the memory goes, and what is refused.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  add,
  asSubclass,
  autocast,
  type CallOptions,
  cat,
  cos,
  DispatchMode,
  defaultTorchFunction,
  dualLevel,
  exp,
  type FunctionClass,
  floorDivide,
  fromTypedArray,
  grad,
  isTensor,
  keep,
  linear,
  makeGraph,
  matmul,
  mul,
  noGrad,
  type OverloadHandle,
  type OverridableFunction,
  ones,
  poisonPool,
  profile,
  randn,
  relu,
  savedTensorHooks,
  sin,
  Tensor,
  type TensorSubclassConstructor,
  tensor,
  tidy,
  vmap,
  WrapperTensor,
  withMode,
  zeros,
} from "../../generated/index.js";
import { poolStatistics } from "../../runtime/core/pool.js";
import { useLargeMemory } from "../../runtime/kernels/memory/large.js";
import { thrown } from "../thrown.js";

const length = 2 ** 15;
const bytes = 4 * length;

beforeAll(() => {
  useLargeMemory();
  poisonPool();
});
afterAll(() => void poisonPool(false));

const same = (x: Tensor, y: Tensor): boolean => Boolean(x.eq(y).all().item());
const cannot = "ArgumentError: donate(): the memory of this tensor cannot be given away: ";
/** The bytes given back, and the large arrays asked for, meanwhile. */
function moved(body: () => void): { returned: number; asked: number } {
  const before = poolStatistics();
  body();
  const after = poolStatistics();
  return {
    returned: after.returned - before.returned,
    asked: after.hits + after.misses - before.hits - before.misses,
  };
}

// Layers and classes of later tests keep calls from computing in the memory.
describe("donated tensors", { shuffle: false }, () => {
  describe("a call that gets a handle", () => {
    test("computes in its memory, if it is a pointwise operator with a result like it", () => {
      const x = randn([length]);
      const [copy, y] = [x.clone(), randn([length])];
      const { storage } = x;
      let result!: Tensor;
      expect(moved(() => (result = add(x.donate(), y)))).toEqual({ returned: 0, asked: 0 });
      expect([result.storage === storage, same(result, copy.add(y))]).toEqual([true, true]);
      // And on and on: memory goes through the chain.
      expect(moved(() => (result = exp(relu(result.donate()).donate()).donate().mul(2)))).toEqual({
        returned: 0,
        asked: 0,
      });
      expect(same(result, exp(relu(copy.add(y))).mul(2))).toBe(true);
      expect(result.storage === storage).toBe(true);
    });

    test("gives the memory back, if it is any other", () => {
      const rows = (): Tensor => randn([128, 256]);
      const other = randn([256, 64]);
      const calls: readonly ((x: Tensor) => Tensor)[] = [
        (x) => matmul(x, other),
        (x) => x.gt(0),
        (x) => x.sum(),
        (x) => mul(x, ones([3, 1, 1])),
        (x) => mul(randn([128, 256]).mul(0).add(2), x),
        (x) => x.to("float64"),
        (x) => cat([x, x]),
      ];
      for (const call of calls) {
        const x = rows();
        const copy = x.clone();
        let result!: Tensor;
        expect(moved(() => (result = call(x.donate()))).returned, String(call)).toBe(bytes);
        expect(same(result, call(copy))).toBe(true);
      }
    });

    test("gives the memory to a result that has it", () => {
      for (const call of [
        (x: Tensor) => x.mul_(2),
        (x: Tensor) => x.reshape([-1, 2]),
        (x: Tensor) => x.contiguous(),
        (x: Tensor) => x.at(":"),
        (x: Tensor) => add(ones([length]), 1, { alpha: 1 }).copy_(x),
      ]) {
        const x = randn([length]);
        const expected = call(x.clone());
        const result = call(x.donate());
        ones([length]);
        expect(same(result, expected), String(call)).toBe(true);
      }
    });

    test("of any size and dtype", () => {
      for (const dtype of ["float64", "int64", "bool", "bfloat16", "complex64"] as const)
        for (const size of [1, 100, 70_000]) {
          const x = ones([size], { dtype });
          const expected = x.clone().add(x);
          expect(same(add(x.donate(), ones([size], { dtype })), expected), `${dtype} ${size}`).toBe(true);
        }
    });

    test("that throws consumes nothing", () => {
      const x = randn([length]);
      const copy = x.clone();
      const handle = x.donate();
      expect(thrown(() => matmul(handle, randn([3, 3])))).toContain("ShapeError");
      expect(thrown(() => add(handle, ones([3])))).toContain("ShapeError");
      expect(same(mul(handle, 1), copy)).toBe(true);
    });

    test("that throws halfway consumes nothing either", () => {
      const x = ones([length], { dtype: "int64" });
      const divisors = ones([length], { dtype: "int64" });
      divisors.at(length - 1).zero_();
      const handle = x.donate();
      expect(thrown(() => floorDivide(handle, divisors))).toContain("ZeroDivisionError");
      expect(same(mul(handle, 3), tensor(3))).toBe(true);
    });
  });

  test("the tensor is unusable from then on, and says where it was donated", () => {
    const x = randn([length]);
    const handle = x.donate();
    const message =
      /^ArgumentError: the tensor \(float32, 32768 elements\) was donated at .*tests\/modes\/donation\.test\.ts:\d+:\d+\. Use the result of the call that got it, or donate a clone/;
    for (const use of [
      () => x.sum(),
      () => x.data,
      () => x.toArray(),
      () => String(x),
      () => x.add_(1),
      () => x.donate(),
      () => x.at(3).item(),
      () => add(handle, x),
    ])
      expect(thrown(use)).toMatch(message);
    expect([x.shape, x.dtype, handle.shape, handle.dtype]).toEqual([[length], "float32", [length], "float32"]);
    // Giving it up changes nothing.
    x[Symbol.dispose]();
    expect(thrown(() => x.sum())).toMatch(message);
    expect(handle.sum().isfinite().item()).toBe(true);
  });

  test("a handle serves one call, and has no elements to read", () => {
    const handle = randn([length]).donate();
    const unread =
      /^ArgumentError: the handle of the tensor \(float32, 32768 elements\) that was donated at .*:\d+:\d+ cannot be read: pass it to one operator, and use the result/;
    for (const use of [() => handle.data, () => handle.toArray(), () => String(handle)])
      expect(thrown(use)).toMatch(unread);
    expect(thrown(() => handle.donate())).toBe(`${cannot}it is the handle of a donated tensor`);
    // Twice within one call is once.
    const x = randn([length]);
    const square = x.square();
    const own = x.donate();
    expect(same(mul(own, own), square)).toBe(true);
    const consumed =
      /^ArgumentError: the handle of the tensor \(float32, 32768 elements\) that was donated at .*:\d+:\d+ was consumed by aten::mul\.Tensor: it serves one call\. Use the result of that call/;
    for (const use of [() => own.sum(), () => add(ones([1]), own), () => own.data, () => own.donate()])
      expect(thrown(use)).toMatch(consumed);
  });

  describe("refused where others see the memory:", () => {
    test("views, arrays, nodes, hooks, classes, other devices", () => {
      const refused = (x: Tensor): string => {
        const message = thrown(() => x.donate());
        // Nothing happened to it.
        expect(x.storage.isWrapper || x.device === "meta" || x.isfinite().all().item()).toBe(true);
        return message.slice(cannot.length);
      };
      const seen = "a view of it was made, by the program or by an operator";
      const handedOut = "its array was handed out (x.data), or came from the program";
      const viewed = randn([length]);
      const view = viewed.at("3:");
      expect([refused(viewed), refused(view)]).toEqual([seen, seen]);
      const shared = randn([length]);
      expect([shared.data!.length, refused(shared)]).toEqual([length, handedOut]);
      expect(refused(fromTypedArray(new Float32Array(length)))).toBe(handedOut);
      const saved = randn([length]);
      const loss = saved.mul(randn([length]).requiresGrad_()).sum();
      expect(refused(saved)).toBe("a node saved it for a gradient");
      loss.backward();
      const hook = "a hook was registered on it, or retainGrad() called";
      const hooked = exp(randn([length]).requiresGrad_());
      hooked.retainGrad();
      expect(refused(hooked)).toBe(hook);
      const leaf = randn([length]).requiresGrad_();
      leaf.registerHook((gradient: Tensor) => gradient);
      expect(refused(leaf)).toBe(hook);
      const packed = randn([length]);
      savedTensorHooks({ pack: (x) => x, unpack: (x) => x }, () => packed.mul(randn([length]).requiresGrad_()));
      expect(refused(packed)).toBe("a node saved it for a gradient");
      expect(refused(ones([length], { device: "meta" }))).toBe("it is on meta, whose memory JavaScript cannot access");
      const owned = "its class decides what its memory is";
      class Labelled extends Tensor {
        static torchFunction = (
          fn: OverridableFunction,
          types: readonly FunctionClass[],
          args: readonly unknown[],
          options: CallOptions,
        ): unknown => defaultTorchFunction(Labelled as never, fn, types, args, options);
      }
      expect(refused(asSubclass(randn([length]), Labelled as never))).toBe(owned);
      expect(refused(new WrapperTensor({ shape: [3] }))).toBe(owned);
      const given = randn([length]);
      given[Symbol.dispose]();
      expect(thrown(() => given.donate())).toContain("was given up: x[Symbol.dispose]() was called");
    });

    test("traced graphs, transforms, forward mode", () => {
      const outside = randn([3]);
      const level = "a transform, or a level of forward mode, is open";
      const tracing = "a graph is being traced; when it is run, it reuses memory by itself";
      const withDonation = (x: Tensor): Tensor => add(x, outside.donate());
      expect(thrown(() => makeGraph(withDonation)(ones([3])))).toBe(cannot + tracing);
      expect(thrown(() => vmap(withDonation)(ones([2, 3])))).toContain(cannot + level);
      expect(thrown(() => dualLevel(() => withDonation(ones([3]))))).toContain(cannot + level);
      // A handle from outside is a plain tensor inside of them.
      const expected = ones([2, 3]).add(outside).toArray();
      const handles = [outside.clone().donate(), outside.clone().donate()];
      expect(vmap((x: Tensor) => add(x, handles[0]!))(ones([2, 3])).toArray()).toEqual(expected);
      const graph = makeGraph((x: Tensor) => add(x, handles[1]!))(ones([3]));
      expect((graph.run(ones([3])) as Tensor).toArray()).toEqual((expected as unknown[])[0]);
      expect((graph.run(ones([3])) as Tensor).toArray()).toEqual((expected as unknown[])[0]);
    });
  });

  describe("gradients", () => {
    test("flow through a tensor that was donated, and what a node saves stays", () => {
      const x = randn([length]).requiresGrad_();
      const w = randn([length]).requiresGrad_();
      const loss = (give: (x: Tensor) => Tensor): Tensor => {
        const e = exp(x.mul(0.1));
        const s = add(sin(w), 1);
        // cos saves its argument, mul its operands; add nothing.
        return mul(cos(add(give(s), 2)), give(add(e.square(), 1))).sum();
      };
      const wanted = grad(
        loss((x) => x),
        [x, w],
      );
      const found = grad(
        loss((x) => x.donate()),
        [x, w],
      );
      expect(wanted.map((one, i) => same(one!, found[i]!))).toEqual([true, true]);
    });

    test("reach a leaf that was donated", () => {
      const leaf = randn([length]).requiresGrad_();
      const twice = noGrad(() => leaf.mul(2));
      mul(leaf.donate(), twice).sum().backward();
      expect(same(leaf.grad!, twice)).toBe(true);
      const other = randn([length]).requiresGrad_();
      const result = noGrad(() => mul(other.donate(), 2));
      expect([result.requiresGrad, result.isLeaf]).toEqual([false, true]);
    });

    test("of what an in-place operator wrote", () => {
      const x = randn([length]).requiresGrad_();
      const [wanted] = grad(add(exp(x), 0).mul_(3).add_(1).sum(), x);
      const e = add(exp(x.mul(1)), 0);
      const [found] = grad(e.donate().mul_(3).add_(1).sum(), x);
      expect(same(found!, wanted!)).toBe(true);
    });
  });

  test("modes and layers see a plain tensor, and may keep it", () => {
    const held: Tensor[] = [];
    class Keeping extends DispatchMode {
      override handle(
        op: OverloadHandle,
        _types: readonly TensorSubclassConstructor[],
        args: readonly unknown[],
        options: CallOptions,
      ): unknown {
        for (const arg of args) if (isTensor(arg)) held.push(arg);
        return op(...args, options);
      }
    }
    const x = randn([length]);
    const copy = x.clone();
    const result = withMode(new Keeping(), () => mul(x.donate(), 2));
    ones([length]);
    expect(held.map((one) => same(one, copy))).toEqual([true]);
    expect(same(result, copy.mul(2))).toBe(true);
    const rows = copy.reshape([128, 256]);
    const weight = randn([3, 256]);
    const half = (x: Tensor): Tensor => autocast({ dtype: "bfloat16" }, () => linear(x, weight));
    expect(same(half(rows.clone().donate()), half(rows))).toBe(true);
    const y = randn([length]);
    const wanted = y.mul(2);
    expect(profile(() => expect(same(mul(y.donate(), 2), wanted)).toBe(true)).table()).toContain("aten::mul");
  });

  test("scopes: a handle that is returned or kept has its memory", () => {
    const inside: Tensor[] = [];
    const handle = tidy(() => {
      const x = ones([length]);
      inside.push(add(x, 1));
      return x.donate();
    });
    let kept!: Tensor;
    tidy(() => void (kept = keep(ones([length]).donate())));
    tidy(() => void inside.push(ones([length]).donate()));
    for (let i = 0; i < 4; i++) zeros([length]).add_(3);
    expect([same(add(handle, 1), tensor(2)), same(mul(kept, 3), tensor(3))]).toEqual([true, true]);
    for (const one of inside) expect(thrown(() => one.sum())).toContain("was given back at the end of the scope");
  });
});
