// Large gradients in a program with kernels of its own, for good: a kernel may keep what it got, so that no memory is used again.

import { afterAll, expect, test } from "vitest";
import { library, mul, ones, poisonPool, randn, relu, sin, type Tensor } from "../../generated/index.js";
import { poolSince, poolStatistics } from "../../runtime/core/pool.js";

const side = 260;
afterAll(() => poisonPool(false));

test("those that a user's kernel got stay as they are, and no others are taken", () => {
  // Makes the automatic offers.
  ones([side, side]).add(1);
  poisonPool();
  const backward = (): Tensor => {
    const x = randn([side, side]).requiresGrad_();
    sin(relu(sin(x)))
      .sum()
      .backward();
    return x.grad!;
  };
  const start = poolStatistics();
  backward();
  expect(poolSince(start).returned).toBeGreaterThan(0);
  const retained: Tensor[] = [];
  const overrides = library("aten", "IMPL", "CPU");
  overrides.impl("threshold_backward", (gradient: Tensor, self: Tensor) => {
    retained.push(gradient);
    return mul(gradient, self.gt(0));
  });
  const before = poolStatistics();
  retained.push(backward());
  overrides.dispose();
  expect(retained).toHaveLength(2);
  expect(poolSince(before).returned).toBe(0);
  const bits = retained.map((one) => one.toArray());
  for (let i = 0; i < 12; i++) randn([side, side]);
  expect(retained.map((one) => one.toArray())).toEqual(bits);
  expect(retained.every((one) => !one.isnan().any().item())).toBe(true);
});
