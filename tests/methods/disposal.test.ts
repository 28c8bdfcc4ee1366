// Tensors that are given up by hand: when their memory serves others, what still works, and the errors of later uses.

import { afterAll, beforeAll, expect, test } from "vitest";
import {
  add,
  cos,
  exp,
  fromTypedArray,
  grad,
  mul,
  noGrad,
  ones,
  poisonPool,
  randn,
  relu,
  savedTensorHooks,
  setPoolLimit,
  sin,
  type Tensor,
  tensor,
  WrapperTensor,
  zeros,
} from "../../generated/index.js";
import { poolStatistics } from "../../runtime/core/pool.js";
import { isGone } from "../../runtime/core/storage.js";
import { useLargeMemory } from "../../runtime/kernels/memory/large.js";
import { thrown } from "../thrown.js";

const length = 2 ** 15;
const bytes = 4 * length;

beforeAll(() => {
  useLargeMemory();
  poisonPool();
});
afterAll(() => {
  poisonPool(false);
  setPoolLimit(setPoolLimit(0));
});

const dispose = (x: Tensor): void => x[Symbol.dispose]();
/** Bytes that come back when the tensor is given up. */
const returned = (x: Tensor): number => {
  const before = poolStatistics().returned;
  dispose(x);
  return poolStatistics().returned - before;
};
const message = (elements: number | string, dtype = "float32"): string =>
  `the tensor (${dtype}, ${elements}) was given up: x[Symbol.dispose]() was called, which \`using x = ...\` does at the end of its block. ` +
  "Use it before, or declare with const what is needed afterwards";

test("memory serves the next result, and every use of the tensor is an error", () => {
  let outside: Tensor;
  {
    using x = randn([length]);
    outside = x;
  }
  const x = outside;
  const before = poolStatistics().hits;
  const y = add(ones([length]), 1);
  expect(poolStatistics().hits).toBe(before + 1);
  const wanted = message(`${length} elements`);
  const uses: (() => unknown)[] = [
    () => add(x, 1),
    () => add(y, x),
    () => x.add_(1),
    () => y.copy_(x),
    () => x.copy_(y),
    () => x.data,
    () => x.toArray(),
    () => x.at(0).item(),
    () => x.reshape([-1, 2]).sum(),
    () => x.to("int64"),
    () => x.zero_(),
    () => String(x),
    () => JSON.stringify(x),
    () => x.matmul(y),
    () => x.storage.data!.length,
    () => x.storage.words,
    () => relu(x.detach()),
    () => x.resize_([2 * length]),
  ];
  for (const use of uses) expect([String(use), thrown(use)]).toEqual([String(use), expect.stringContaining(wanted)]);
  expect([x.shape, x.dtype, x.device]).toEqual([[length], "float32", "cpu"]);
  expect(y.eq(2).all().item()).toBe(true);
  expect(returned(x)).toBe(0);
});

test("of any dtype and size", () => {
  const one = tensor(3, { dtype: "int64" });
  dispose(one);
  expect(thrown(() => one.item())).toContain(message("1 element", "int64"));
  for (const dtype of ["bool", "bfloat16", "complex64", "float64"] as const) {
    const x = zeros([70_000], { dtype });
    expect(returned(x)).toBe(70_000 * x.itemSize);
    expect(thrown(() => x.eq(1))).toContain(message("70000 elements", dtype));
  }
});

test("a tensor that is created from data owns its copy", () => {
  const data = new Float32Array(length);
  expect(returned(tensor(data))).toBe(bytes);
  expect(returned(tensor(data, { shape: [2, -1] }))).toBe(bytes);
  expect(returned(tensor(data, { shape: [2, -1], copy: false }))).toBe(0);
  expect(returned(fromTypedArray(data))).toBe(0);
  expect(returned(tensor(Array.from(data)))).toBe(bytes);
  data.fill(3);
});

test("memory stays with a view, which goes on working", () => {
  const x = randn([length]);
  const copy = x.clone();
  const view = x.at("10:");
  expect(returned(x)).toBe(0);
  ones([length]);
  expect(view.eq(copy.at("10:")).all().item()).toBe(true);
  expect(thrown(() => x.sum())).toContain(message(`${length} elements`));
  const second = x;
  expect(returned(second)).toBe(0);
  // The other way round: a view that is given up.
  const rows = randn([length]);
  const row = rows.at("10:");
  dispose(row);
  expect(thrown(() => row.sum())).toContain(message(`${length} elements`));
  expect(rows.isnan().any().item()).toBe(false);
  // set_, detach and alias.
  const [target, source] = [zeros([0]), randn([length])];
  target.set_(source);
  expect(returned(source)).toBe(0);
  expect(target.isnan().any().item()).toBe(false);
});

test("memory stays with an array that was handed out", () => {
  for (const take of [
    (x: Tensor) => x.data,
    (x: Tensor) => x.storage.data!,
    (x: Tensor) => x.storage.typed("int32")!,
  ]) {
    const x = ones([length]);
    const array = take(x);
    const before = array.slice();
    expect(returned(x)).toBe(0);
    ones([length]).mul_(7);
    expect(array).toEqual(before);
    expect(thrown(() => x.sum())).toContain("was given up");
  }
  // What only reads takes nothing away.
  const x = ones([length]);
  expect([x.at(3).item(), x.toArray<number[]>().length]).toEqual([1, length]);
  expect((x.storage.marks & isGone) === 0).toBe(true);
});

test("read() leaves the memory with the tensor", async () => {
  const x = ones([length]);
  const copy = await x.read();
  expect(returned(x)).toBe(bytes);
  expect(copy.eq(1).all().item()).toBe(true);
  expect(returned(await ones([length]).read())).toBe(bytes);
});

test("memory stays with a node that saved the tensor, and gradients are right", () => {
  const x = randn([length]).requiresGrad_();
  const [expected] = grad(sin(exp(x)).mul(cos(x)).sum(), x);
  const loss = (): Tensor => {
    using e = exp(x);
    using s = sin(e);
    using c = cos(x);
    const product = mul(s, c);
    const all = product.sum();
    expect(returned(product)).toBe(bytes);
    return all;
  };
  const [found] = grad(loss(), x);
  expect(found!.eq(expected!).all().item()).toBe(true);
  // A leaf that was given up is an input of its graph, whose gradient it gets.
  const leaf = randn([length]).requiresGrad_();
  const square = mul(leaf, leaf).sum();
  const twice = noGrad(() => leaf.mul(2));
  dispose(leaf);
  square.backward();
  expect(leaf.grad!.eq(twice).all().item()).toBe(true);
  expect(thrown(() => leaf.sum())).toContain("was given up");
});

test("second derivatives of what was given up", () => {
  const x = randn([length]).requiresGrad_();
  const second = (of: Tensor): Tensor => grad(grad(of, x, { createGraph: true })[0]!.sum(), x)[0]!;
  const wanted = second(exp(x).square().sum());
  const e = exp(x);
  const loss = e.square().sum();
  dispose(e);
  expect(second(loss).eq(wanted).all().item()).toBe(true);
});

test("a saved tensor that was written to, and then given up, is still an error of its version", () => {
  const x = randn([length]).requiresGrad_();
  const e = exp(x);
  const loss = e.sum();
  noGrad(() => e.add_(1));
  dispose(e);
  expect(thrown(() => loss.backward())).toContain(
    "a tensor needed for the gradient has been changed by an in-place operation",
  );
});

test("hooks that pack what nodes save own what they made", () => {
  const kept: Tensor[] = [];
  const x = randn([length]).requiresGrad_();
  const loss = savedTensorHooks(
    {
      pack: (one: Tensor) => {
        const copy = one.mul(1);
        kept.push(copy);
        return copy;
      },
      unpack: (one: Tensor) => {
        const copy = one.mul(1);
        kept.push(copy);
        return copy;
      },
    },
    () => sin(exp(x)).sum(),
  );
  loss.backward();
  randn([length]);
  expect(kept.length).toBe(4);
  for (const one of kept) expect(one.isnan().any().item()).toBe(false);
});

test("wrappers, tensors on meta and a second call: nothing happens", () => {
  const wrapper = new WrapperTensor({ shape: [2] });
  dispose(wrapper);
  const meta = zeros([length], { device: "meta" });
  dispose(meta);
  expect(meta.add(1).shape).toEqual([length]);
  const x = randn([length]);
  dispose(x);
  dispose(x);
  expect(thrown(() => x.sum())).toContain("was given up");
});
