// Settings and states that layers refuse, since they would compute NaN or lose numbers in silence.

import { expect, test } from "vitest";
import { manualSeed, ones, tensor } from "../../generated/index.js";
import * as nn from "../../runtime/nn/index.js";

test.each<[string, (eps: number) => unknown]>([
  ["BatchNorm1d", (eps) => new nn.BatchNorm1d(2, { eps })],
  ["BatchNorm2d", (eps) => new nn.BatchNorm2d(2, { eps })],
  ["BatchNorm3d", (eps) => new nn.BatchNorm3d(2, { eps })],
  ["InstanceNorm1d", (eps) => new nn.InstanceNorm1d(2, { eps })],
  ["InstanceNorm2d", (eps) => new nn.InstanceNorm2d(2, { eps })],
  ["InstanceNorm3d", (eps) => new nn.InstanceNorm3d(2, { eps })],
  ["LayerNorm", (eps) => new nn.LayerNorm(2, { eps })],
  ["GroupNorm", (eps) => new nn.GroupNorm(1, 2, { eps })],
])("%s takes no eps below 0", (name, make) => {
  expect(() => make(-1)).toThrow(`${name}: eps must be 0 or more, got -1`);
  expect(() => make(Number.NaN)).toThrow(/NaN/);
  make(0);
});

test.each<[string, (momentum: number) => unknown]>([
  ["BatchNorm1d", (momentum) => new nn.BatchNorm1d(2, { momentum })],
  ["InstanceNorm2d", (momentum) => new nn.InstanceNorm2d(2, { momentum })],
])("%s takes a momentum from 0 to 1", (name, make) => {
  expect(() => make(Number.NaN)).toThrow("momentum must be a number, got number NaN");
  for (const momentum of [-0.1, 1.5, Number.POSITIVE_INFINITY])
    expect(() => make(momentum)).toThrow(
      `${name}: momentum must be a number from 0 to 1, or null, got number ${momentum}`,
    );
  make(0);
  make(1);
});

test("a module of real numbers takes no complex state", () => {
  manualSeed(0);
  const layer = new nn.Linear(2, 1);
  const state = { weight: tensor([[1, 2]]).to("complex64"), bias: ones([1]) };
  expect(() => layer.loadStateDict(state)).toThrow(
    "loadStateDict: weight: complex64, where the module has float32; imaginary parts would be lost",
  );
});

test("a list of modules is not made of numbers", () => {
  expect(() => new nn.ModuleList(new Float32Array(2) as never)).toThrow(
    "ModuleList: expected an iterable of modules, got an object (Float32Array)",
  );
});
