// Large gradients whose memory is used again: what gradients come out, and what is never taken.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  AutogradFunction,
  add,
  checkpoint,
  cos,
  dualLevel,
  exp,
  grad,
  makeDual,
  manualSeed,
  matmul,
  maxPool2d,
  mul,
  observe,
  ones,
  poisonPool,
  randn,
  relu,
  setPoolLimit,
  sin,
  sub,
  type Tensor,
  zeros,
} from "../../generated/index.js";
import { memoryPool } from "../../runtime/core/ownership.js";
import { engineMemory, isGone, largeStorage, type Storage, storageOf } from "../../runtime/core/storage.js";
import { useLargeMemory } from "../../runtime/kernels/memory/large.js";

const side = 260;
const count = side * side;

/** What the engine has given back, and what of it was used again, since the test began. Memory that is given back is filled with NaN. */
const seen = { released: 0, reused: 0 };
const released = new WeakSet<ArrayBufferLike>();
const inCore = { large: largeStorage.installed, engine: engineMemory.installed, pool: memoryPool.installed };

function watch(): void {
  useLargeMemory();
  const large = largeStorage.installed!;
  const give = memoryPool.installed!;
  largeStorage.install((length, code, byteLength, device, overwritten) => {
    const storage = large(length, code, byteLength, device, overwritten);
    if (storage !== undefined && released.delete(storage.array!.buffer)) seen.reused++;
    return storage;
  });
  memoryPool.install((array, isInRegion) => {
    seen.released++;
    released.add(array.buffer);
    give(array, isInRegion);
  });
}

function unwatch(): void {
  largeStorage.install(null);
  engineMemory.install(null);
}

beforeAll(() => {
  // Makes the automatic offers, which install what is watched.
  ones([side, side]).add(1);
  poisonPool();
  watch();
});
beforeEach(() => {
  manualSeed(7);
  setPoolLimit(setPoolLimit(0));
  Object.assign(seen, { released: 0, reused: 0 });
});
afterAll(() => {
  largeStorage.install(inCore.large);
  engineMemory.install(inCore.engine);
  memoryPool.install(inCore.pool);
  poisonPool(false);
});

const leaf = (): Tensor => randn([side, side]).requiresGrad_();
const numbers = (x: Tensor | null): Float32Array => x!.contiguous().detach().data as Float32Array;
/** Memory of that size is used for something else. */
const overwrite = (): Tensor[] => Array.from({ length: 12 }, () => randn([side, side]));

/** The gradients of a scalar function of two leaves, without reuse and then twice with it. */
function expectSame(loss: (x: Tensor, y: Tensor) => Tensor): void {
  const [x, y] = [leaf(), leaf()];
  const gradients = (): Float32Array[] => {
    [x.grad, y.grad] = [null, null];
    loss(x, y).backward();
    const found = [x, y].map(({ grad }) => (grad === null ? new Float32Array() : numbers(grad)));
    overwrite();
    return found.map((one) => one.slice());
  };
  unwatch();
  const expected = gradients();
  watch();
  expect(gradients()).toEqual(expected);
  expect(gradients()).toEqual(expected);
}

describe("memory that is never taken", () => {
  const bytes = 4 * count;
  const over = (buffer: ArrayBufferLike, offset: number, length: number, owned: boolean): { storage: Storage } => {
    const array = new Float32Array(buffer as ArrayBuffer, offset, length);
    return { storage: storageOf(array, "float32", owned) };
  };
  const isTaken = (gradient: { storage: Storage }, ...results: ({ storage: Storage } | null)[]): boolean => {
    engineMemory.installed!.release(gradient, results);
    return (gradient.storage.marks & isGone) !== 0;
  };

  test.each([
    ["a user's memory", () => over(new ArrayBuffer(bytes), 0, count, false)],
    ["little memory", () => over(new ArrayBuffer(4096), 0, 1024, true)],
    [
      "memory that was handed out",
      () => {
        const x = randn([side, side]);
        expect(x.data.length).toBe(count);
        return x;
      },
    ],
  ])("%s", (_, make) => {
    expect(isTaken(make())).toBe(false);
    expect(seen.released).toBe(0);
  });

  // Marked as owned by mistake: the storage is gone, the memory is the garbage collector's.
  test.each([
    ["the first part of a buffer", () => over(new ArrayBuffer(2 * bytes), 0, count, true)],
    ["the last part of a buffer", () => over(new ArrayBuffer(2 * bytes), bytes, count, true)],
    ["shared memory", () => over(new SharedArrayBuffer(bytes), 0, count, true)],
  ])("%s", (_, make) => {
    isTaken(make());
    expect(seen.released).toBe(0);
  });

  test("memory that a result shares, or that a device may still read", () => {
    const gradient = randn([side, side]);
    expect(isTaken(gradient, null, gradient.at(0))).toBe(false);
    expect(isTaken(gradient, zeros([2], { device: "meta" }))).toBe(false);
    expect(isTaken(gradient, null, zeros([4]))).toBe(true);
    expect(seen.released).toBe(1);
  });
});

describe("gradients are the same", () => {
  test("of a chain, whose gradients are all released but the leaf's", () => {
    expectSame((x) => relu(mul(sin(x), 2)).sum());
    // In each pass the gradients of relu and mul, and cos(x), which the rule of sin computes. The gradient of the sum is an expanded scalar.
    expect(seen.released).toBe(2 * 3);
    expect(seen.reused).toBeGreaterThan(0);
  });

  test("where a gradient goes several ways", () => {
    expectSame((x, y) => {
      const h = sin(x);
      return add(add(mul(h, y), add(h, h)), sub(h.t().exp(), y))
        .mul(h)
        .sum();
    });
    expect(seen.released).toBeGreaterThan(0);
  });

  test("through views and broadcasts", () => {
    expectSame((x, y) => {
      const h = exp(x).view([-1]).narrow(0, 0, count);
      const rows = h.view([side, side]).add(sin(y).sum(0)).mul(cos(y).sum(1, true));
      return rows.t().expand([2, side, side]).mul(0.5).cos().sum();
    });
    expect(seen.released).toBeGreaterThan(0);
  });

  test("of products and of pooling, which adds into zeros", () => {
    expectSame((x, y) =>
      maxPool2d(matmul(sin(x), sin(y)).view([1, 1, side, side]), [3, 3], [2, 2])
        .sin()
        .sum(),
    );
    expect(seen.released).toBeGreaterThan(0);
  });

  test("of two passes over one graph", () => {
    const [x, y] = [leaf(), leaf()];
    const once = (): Float32Array => {
      x.grad = null;
      const loss = sin(mul(sin(x), y)).sum();
      loss.backward(null, { retainGraph: true });
      overwrite();
      loss.backward();
      return numbers(x.grad).slice();
    };
    unwatch();
    const expected = once();
    watch();
    expect(once()).toEqual(expected);
    expect(seen.released).toBeGreaterThan(0);
  });

  test("of a part that is computed again", () => {
    expectSame((x, y) =>
      mul(
        checkpoint((z: Tensor) => relu(sin(z)).mul(2), sin(x)),
        cos(y),
      ).sum(),
    );
  });
});

test("memory that is used again is zeroed, for any dtype of as many bytes", () => {
  const x = leaf();
  relu(mul(sin(x), 2))
    .sum()
    .backward();
  expect(seen.released).toBeGreaterThan(1);
  seen.reused = 0;
  const fresh = [zeros([count / 2], { dtype: "int64" }), zeros([side, side])];
  expect(seen.reused).toBe(2);
  expect(fresh.map((one) => one.eq(0).all().item())).toEqual([true, true]);
  expect(zeros([count + 1]).numel).toBe(count + 1);
  expect(seen.reused).toBe(2);
});

test("small gradients are not", () => {
  relu(sin(sin(randn([1000]).requiresGrad_())))
    .sum()
    .backward();
  expect(seen.released).toBe(0);
});

describe("nothing is taken that something else may reference:", () => {
  /** Runs backward; `check` gets what was retained, after its memory would have been used again. */
  function expectIntact(retained: readonly Tensor[]): void {
    const before = retained.map((one) => numbers(one).slice());
    overwrite();
    expect(retained.map((one) => numbers(one))).toEqual(before);
    for (const one of before) expect(one.every((value) => !Number.isNaN(value))).toBe(true);
  }

  test("a gradient that a hook got, that is retained, or that was requested", () => {
    const [x, retained] = [leaf(), [] as Tensor[]];
    const h = mul(sin(x), 2);
    h.registerHook((gradient) => {
      retained.push(gradient);
      return null;
    });
    const g = cos(h);
    g.retainGrad();
    const deep = sin(g);
    mul(deep, deep).sum().backward();
    // The gradient of deep, what was added to it, and that of sin(x), and what the rules of mul, sin, cos and sin compute on the way.
    expect(seen.released).toBe(3 + 4);
    expectIntact([...retained, g.grad!, x.grad!]);
    const middle = sin(x);
    const last = cos(middle);
    expectIntact(grad(mul(last, last).sum(), [middle, last, x]) as Tensor[]);
  });

  test("those of a pass that is recorded", () => {
    const x = leaf();
    const [first] = grad(mul(sin(sin(x)), x).sum(), [x], { createGraph: true }) as [Tensor];
    expect(seen.released).toBe(0);
    expectIntact([first]);
    first.sum().backward();
    expectIntact([x.grad!]);
  });

  test("those of a user's function", () => {
    const retained: Tensor[] = [];
    const twice = new AutogradFunction({
      name: "Twice",
      forward: (_, x: Tensor) => mul(x, 2),
      backward: (_, gradient) => {
        retained.push(gradient!, mul(gradient!, 2));
        return retained[1]!;
      },
    });
    const x = leaf();
    sin(twice.apply(sin(x)))
      .sum()
      .backward();
    expectIntact([...retained, x.grad!]);
  });

  test("those that an observer is shown", () => {
    const [x, retained] = [leaf(), [] as Tensor[]];
    const handle = observe({
      before: ({ args }) => void retained.push(...(args as Tensor[]).filter((one) => one?.numel === count)),
    });
    sin(sin(sin(x)))
      .sum()
      .backward();
    handle.dispose();
    expect(seen.released).toBe(0);
    expectIntact(retained.filter(({ isContiguous }) => isContiguous));
  });

  test("those of forward mode, whose tangents belong to objects", () => {
    dualLevel(() => {
      const x = makeDual(leaf(), randn([side, side]));
      sin(sin(sin(x)))
        .sum()
        .backward();
      expect(seen.released).toBe(0);
    });
  });
});

test("a gradient that the caller asked for on the way is not released", () => {
  const x = leaf();
  const h = sin(x);
  const [onTheWay, atTheLeaf] = grad(mul(h, 3).sum(), [h, x]);
  expect(numbers(onTheWay!).every((one) => one === 3)).toBe(true);
  expect(numbers(atTheLeaf!)).toEqual(numbers(mul(cos(x.detach()), 3)));
  overwrite();
  expect(numbers(onTheWay!).every((one) => one === 3)).toBe(true);
});
