// The first long run offers the vector loops: of the operators that have some, and of no others, are the kernels looked at.

import { describe, expect, test } from "vitest";
import { add, dispatcher, explain, ones, sum, tensor } from "../../../generated/index.js";
import { Adam, SGD } from "../../../runtime/optim/index.js";

// Each test sees what the ones before it left.
describe("in a new process", { shuffle: false }, () => {
  test("the first long run leaves kernels without vector loops deferred", () => {
    const pending = () => [...dispatcher.operators()].filter(({ filed }) => filed !== null).map(({ name }) => name);
    add(tensor([1]), tensor([2]));
    expect(pending()).toEqual(["aten::add.Tensor"]);
    const x = ones([1000]);
    expect(add(x, x).at(999).item()).toBe(2);
    expect(pending()).toContain("aten::sum.dim_IntList");
    expect(pending()).toContain("aten::copy_");
    expect(pending()).not.toContain("aten::special_i0e");
    // Forms of other backends would have asked all operators that they are for.
    expect(dispatcher.registry.deferred.length).toBeGreaterThan(0);
  });

  test("so do the steps of optimisers, which look whether there are fused kernels", () => {
    const { length } = dispatcher.registry.deferred;
    const x = tensor([1, 2], { requiresGrad: true });
    for (const optimizer of [new SGD([x], { lr: 0.1 }), new Adam([x])]) {
      sum(x).backward();
      optimizer.step();
    }
    expect(dispatcher.registry.deferred.length).toBe(length);
  });

  test("inner loops stand where calls of their operators are explained", () => {
    const x = ones([1000]);
    add(x, x);
    expect(explain("aten::sum.dim_IntList", x, [0]).toString()).toContain("wasm");
  });
});
