// Calls of a backend's kernel without the dispatcher, and typed redispatch.
import { describe, expect, test } from "vitest";
import type { Tensor } from "../../generated/index.js";
import * as T from "../../generated/index.js";
import * as op from "../../generated/operators.js";
import { messageOf } from "../thrown.js";

const { kernelAt, redispatchOf, tensor } = T;
const [a, b] = [tensor([1, 2]), tensor([3, 4])];

describe("kernelAt", () => {
  const add = kernelAt(op.add_Tensor_op, "CPU");

  test("computes what the operator does, for each number of arguments, lists, scalars and written tensors", () => {
    expect(add(a, b, 2).toArray()).toEqual([7, 10]);
    expect(kernelAt(op.neg_op, "CPU")(a).toArray()).toEqual([-1, -2]);
    expect(kernelAt(op.mul_Tensor_op, "CPU")(a, b).toArray()).toEqual([3, 8]);
    expect(kernelAt(op.lerp_Scalar_op, "CPU")(a, b, 0.5).toArray()).toEqual([2, 3]);
    expect(kernelAt(op.addcmul_op, "CPU")(a, b, b, 1).toArray()).toEqual([10, 18]);
    expect(kernelAt(op.cat_op, "CPU")([a, b], 0).toArray()).toEqual([1, 2, 3, 4]);
    expect(kernelAt(op.zeros_op, "CPU")([2], null, null, null, null).toArray()).toEqual([0, 0]);
    expect(kernelAt(op.clamp_Tensor_op, "CPU")(b, null, a).toArray()).toEqual([1, 2]);
    const out = tensor([0, 0]);
    expect(kernelAt(op.add_out_op, "CPU")(a, b, 1, out)).toBe(out);
    expect([out.toArray(), out.version]).toEqual([[4, 6], 1]);
    expect(kernelAt(op.add__Tensor_op, "CPU")(out, b, 1)).toBe(out);
    expect([out.toArray(), out.version]).toEqual([[7, 10], 2]);
    expect(
      kernelAt(op.add_Tensor_op, "Meta")(T.empty([2], { device: "meta" }), T.empty([2], { device: "meta" }), 1).shape,
    ).toEqual([2]);
  });

  test("no layer sees the call", () => {
    const seen: string[] = [];
    class Noting extends T.DispatchMode {
      override handle(
        handle: T.OverloadHandle,
        _t: unknown,
        args: readonly unknown[],
        options: T.CallOptions,
      ): unknown {
        seen.push(handle.name);
        return handle(...args, options);
      }
    }
    T.withMode(new Noting(), () => T.autocast({ device: "cpu" }, () => add(a, b, 1)));
    expect(seen).toEqual([]);
    expect(kernelAt(op.mm_op, "CPU").name).not.toBe("mm");
    expect(T.autocast({ device: "cpu" }, () => kernelAt(op.mm_op, "CPU")(T.ones([2, 2]), T.ones([2, 2]))).dtype).toBe(
      "float32",
    );
  });

  test("kernels that come and go are respected", () => {
    const mine = T.library("aten", "IMPL", "CPU");
    mine.impl("add.Tensor", () => b);
    expect(add(a, a, 1)).toBe(b);
    mine.dispose();
    expect(add(a, a, 1).toArray()).toEqual([2, 4]);
  });

  const grad = tensor([1, 2], { requiresGrad: true });
  const wrapper = new (class Wrapped extends T.TensorSubclass {})(a);
  const refused: readonly (readonly [string, () => unknown, string])[] = [
    [
      "a tensor that requires grad",
      () => add(grad, b, 1),
      "aten::add.Tensor at CPU: self requires grad, and no gradient would be recorded: call the operator, or this function under noGrad",
    ],
    ["a view of one", () => add(b, grad.view([2]), 1), "aten::add.Tensor at CPU: other requires grad"],
    [
      "one that is written to",
      () => kernelAt(op.add_out_op, "CPU")(a, b, 1, grad),
      "aten::add.out at CPU: out requires grad",
    ],
    [
      "another device",
      () => add(a, T.empty([2], { device: "meta" }), 1),
      "aten::add.Tensor at CPU: other has the keys DispatchKeySet(Meta, ",
    ],
    ["a wrapper", () => add(wrapper, b, 1), "and other kernels than that of CPU have to see it: call the operator"],
    [
      "a tensor of a transform",
      () => T.vmap((x: Tensor) => add(x, x, 1))(T.ones([2, 2])),
      "have to see it: call the operator",
    ],
    [
      "a lazily negated tensor",
      () => add(T.ops.aten._neg_view.default(a) as Tensor, b, 1),
      "have to see it: call the operator",
    ],
    ["no tensor", () => add(1 as never, b, 1), "aten::add.Tensor at CPU: self must be a tensor, got number 1"],
    [
      "nothing for a tensor",
      () => add(null as never, b, 1),
      "aten::add.Tensor at CPU: self must be a tensor, got null",
    ],
    [
      "a tensor for a list",
      () => kernelAt(op.cat_op, "CPU")(a as never, 0),
      "aten::cat at CPU: tensors must be a list of tensors, got",
    ],
    ["an entry of a list", () => kernelAt(op.cat_op, "CPU")([a, grad], 0), "aten::cat at CPU: tensors requires grad"],
    [
      "defaults",
      () => (add as (x: Tensor, y: Tensor) => Tensor)(a, b),
      "aten::add.Tensor at CPU: takes 3 arguments, got 2; kernels have no defaults",
    ],
    [
      "a view",
      () => kernelAt(op.view_op, "CPU"),
      "kernelAt: aten::view may return a view, which only the layers above the kernel know as one; call the operator",
    ],
    [
      "a layer",
      () => kernelAt(op.add_Tensor_op, "AutogradCPU"),
      "kernelAt: AutogradCPU is a layer's key, whose kernels go on below it; redispatchOf(op)(keys, ...) calls them with a key set",
    ],
    [
      "no kernel",
      () => kernelAt(op._local_scalar_dense_op, "CUDA"),
      "aten::_local_scalar_dense has no kernel for CUDA",
    ],
    [
      "no key",
      () => kernelAt(op.add_Tensor_op, "cpu" as never),
      'kernelAt: expected a dispatch key such as "CPU", got "cpu"',
    ],
    [
      "no operator",
      () => kernelAt(T.add as never, "CPU"),
      "kernelAt: expected the handle of an operator, such as add_Tensor_op of tengen/generated/operators.js",
    ],
    [
      "inference",
      () =>
        kernelAt(op.add__Tensor_op, "CPU")(
          T.inferenceMode(() => tensor([1])),
          tensor([1]),
          1,
        ),
      "a tensor made in inference mode is changed in place outside of it",
    ],
  ];
  test.each(refused)("refuses %s", (_name, body, message) => {
    expect(messageOf(body)).toContain(message);
  });

  test("a tensor with a program's key is seen by its layer", () => {
    const key = T.defineFunctionality("FixedKernelTest", { above: "AutogradFunctionality" });
    const Carrier = class extends T.WrapperTensor {};
    const carrying = new Carrier({ shape: [2], keys: T.KeySet.of("CPU", "FixedKernelTest" as never) });
    expect(messageOf(() => add(carrying, b, 1))).toContain("have to see it: call the operator");
    key.dispose();
  });

  test("under noGrad tensors that require grad are as others, and a saved one that is written to is noticed", () => {
    expect(T.noGrad(() => add(grad, b, 1)).toArray()).toEqual([4, 6]);
    const x = tensor([1, 2]);
    const loss = grad.mul(x).sum();
    kernelAt(op.add__Tensor_op, "CPU")(x, b, 1);
    expect(messageOf(() => loss.backward())).toContain("has been changed by an in-place operation");
  });
});

describe("redispatchOf", () => {
  const add = redispatchOf(op.add_Tensor_op);

  test("calls the kernel of the set's highest key, with the operator's types", () => {
    const keys = T.KeySet.of("CPU", "AutogradCPU");
    const x = tensor([1, 2], { requiresGrad: true });
    expect(add(keys, x, b, 1).gradFn!.name).toBe("AddBackward0");
    expect(add("CPU", x, b, 1).gradFn).toBe(null);
    // @ts-expect-error: the operator takes a tensor
    expect(messageOf(() => add("CPU", x, "b", 1))).toContain("other");
    expect(messageOf(() => redispatchOf(3 as never))).toContain("redispatchOf: expected the handle of an operator");
  });
});
