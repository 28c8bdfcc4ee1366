// Tensors that a program makes from data while layers are active: what modes see of them, and that transforms and functionalization take them in.
import { describe, expect, test } from "vitest";
import type { Tensor } from "../../generated/index.js";
import * as T from "../../generated/index.js";
import { messageOf } from "../thrown.js";

const { tensor } = T;

class Noting extends T.DispatchMode {
  readonly names: string[] = [];
  override handle(op: T.OverloadHandle, _types: unknown, args: readonly unknown[], options: T.CallOptions): unknown {
    this.names.push(op.name.replace("aten::", ""));
    return op(...args, options);
  }
}

describe("a mode sees", () => {
  const x = tensor([[1, 2, 3]]);
  // As PyTorch 1.13 shows them; a list of indices is a tensor of the program there, too.
  const rows: readonly (readonly [string, () => unknown, readonly string[]])[] = [
    ["tensor of numbers", () => tensor([1, 2]), ["lift_fresh"]],
    ["tensor of one number", () => tensor(3n), ["lift_fresh"]],
    ["tensor with a dtype", () => tensor([1], { dtype: "float64" }), ["lift_fresh"]],
    ["tensor of a typed array", () => tensor(new Float32Array(2)), ["lift_fresh"]],
    ["tensor that requires grad", () => tensor([1], { requiresGrad: true }), ["lift_fresh"]],
    ["tensor of a tensor", () => tensor(x), ["detach", "_to_copy"]],
    ["tensor of a tensor and a dtype", () => tensor(x, { dtype: "int64" }), ["detach", "_to_copy"]],
    ["indices in a list", () => x.at([0, 0]), ["lift_fresh", "index.Tensor"]],
    ["item", () => x.at(0, 0).item(), ["select.int", "select.int", "_local_scalar_dense"]],
    ["isNonzero", () => T.isNonzero(tensor(1)), ["lift_fresh", "_local_scalar_dense"]],
    ["toArray", () => x.toArray(), []],
    [
      "memory of the program",
      () => [T.fromTypedArray(new Float32Array(1)), tensor(new Float32Array(1), { copy: false })],
      [],
    ],
  ];
  test.each(rows)("%s", (_name, body, expected) => {
    const mode = new Noting();
    T.withMode(mode, body);
    expect(mode.names).toEqual(expected);
  });
});

test("a mode may return a tensor of its own, which then is the leaf", () => {
  class Doubling extends T.DispatchMode {
    override handle(op: T.OverloadHandle, _types: unknown, args: readonly unknown[], options: T.CallOptions): unknown {
      return op.name === "aten::lift_fresh" ? (args[0] as Tensor).mul(2) : op(...args, options);
    }
  }
  const leaf = T.withMode(new Doubling(), () => tensor([1, 2], { requiresGrad: true }));
  leaf.sum().backward();
  expect([leaf.toArray(), leaf.grad!.toArray()]).toEqual([
    [2, 4],
    [1, 1],
  ]);
});

test("modes that have tensors of their own leave constants as they are", () => {
  expect(T.withFakeTensors(() => tensor([3]).toArray())).toEqual([3]);
  const read = T.makeGraph((x: Tensor) => x.mul(tensor(3).item() as number))(tensor([1, 2]));
  expect(String(read)).not.toContain("lift_fresh");
  expect((read.run(tensor([2, 4])) as Tensor).toArray()).toEqual([6, 12]);
  // A mode around the tracer sees the constant all the same.
  const mode = new Noting();
  T.withMode(mode, () => T.makeGraph((x: Tensor) => x.add(tensor([1])))(T.ones([1])));
  expect(mode.names).toEqual(["ones", "lift_fresh", "add.Tensor"]);
});

describe("a constant that the function made can be written to", () => {
  const f = (x: Tensor): Tensor => {
    const sum = tensor([0, 0]);
    sum.add_(x);
    return sum.mul(x).sum();
  };
  const x = (): Tensor => tensor([5, 6]);
  // The values are those of PyTorch 1.13 with functorch.
  const rows: readonly (readonly [string, () => unknown, unknown])[] = [
    ["functionalize", () => T.functionalize(f)(x()).item(), 61],
    ["grad", () => (T.grad(f)(x()) as Tensor).toArray(), [10, 12]],
    ["grad of grad", () => (T.grad((y: Tensor) => (T.grad(f)(y) as Tensor).sum())(x()) as Tensor).toArray(), [2, 2]],
    ["jvp", () => T.jvp(f, [x()], [T.ones([2])]).tangents.item(), 22],
    ["a traced graph, run twice", () => run(T.makeGraph(f)(x())), [61, 5]],
    ["a graph of the functional form", () => run(T.makeGraph(T.functionalize(f))(x())), [61, 5]],
    [
      "a view of it",
      () =>
        T.functionalize((y: Tensor) => {
          const c = tensor([0, 0]);
          c.view([2, 1]).add_(y.view([2, 1]));
          return c;
        })(x()).toArray(),
      [5, 6],
    ],
  ];
  const run = (graph: T.Graph): number[] =>
    [x(), tensor([1, 2])].map((one) => (graph.run(one) as Tensor).item() as number);
  test.each(rows)("%s", (_name, body, expected) => {
    expect(body()).toEqual(expected);
  });

  test("in vmap it is no example's own, as in PyTorch", () => {
    expect(messageOf(() => T.vmap(f)(tensor([[5, 6]])))).toContain(
      "aten::add_.Tensor writes into self (shape [2]), which is not mapped",
    );
    expect(messageOf(() => T.vmap((x: Tensor) => T.grad(f)(x) as Tensor)(tensor([[5, 6]])))).toContain(
      "which is not mapped",
    );
  });
});

test("a tensor of a tensor is a detached copy in every layer", () => {
  const f = (x: Tensor): Tensor => tensor(x).mul(x).sum();
  const x = tensor([5, 6]);
  expect(
    T.vmap(f)(
      tensor([
        [5, 6],
        [1, 2],
      ]),
    ).toArray(),
  ).toEqual([61, 5]);
  expect((T.grad(f)(x) as Tensor).toArray()).toEqual([5, 6]);
  expect((T.makeGraph(f)(x).run(tensor([1, 2])) as Tensor).item()).toBe(5);
  expect(
    T.functionalize((y: Tensor) => {
      const c = tensor(y);
      c.add_(y);
      return [c, y];
    })(x).map((one: Tensor) => one.toArray()),
  ).toEqual([
    [10, 12],
    [5, 6],
  ]);
});

test("a leaf made inside of a transform belongs to the program around it", () => {
  const gradient = T.grad((x: Tensor) => x.mul(tensor([1, 2], { requiresGrad: true })).sum())(tensor([5, 6])) as Tensor;
  expect([gradient.toArray(), gradient.requiresGrad]).toEqual([[1, 2], true]);
});
