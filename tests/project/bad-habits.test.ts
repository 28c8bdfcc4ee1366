// Habitual mistakes of first-time users, and the messages they get: no error of the engine, and no guess.

import { expect, test } from "vitest";
import { AutogradFunction, ones, tensor } from "../../generated/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { thrown } from "../thrown.js";

/** As plain JavaScript sees it. */
// biome-ignore lint/suspicious/noExplicitAny: wrong calls are the point
type Loose = any;
const parameter = () => tensor([1, 2], { requiresGrad: true });
const hooked = (result: unknown): void => {
  const x = parameter();
  x.registerHook((() => result) as Loose);
  x.sum().backward();
};
const holdsItself: unknown[] = [];
holdsItself.push(holdsItself);
const nested = (depth: number): Loose => {
  let data: unknown = 1;
  for (let i = 0; i < depth; i++) data = [data];
  return data;
};
const sgd = (): Loose => new optim.SGD([parameter()], { lr: 0.1 });

test.each<[string, () => unknown, string]>([
  [
    "an array that holds itself",
    () => tensor(holdsItself as Loose),
    "ShapeError: tensor: arrays are nested more than 128 deep, or one holds itself",
  ],
  [
    "129 dimensions",
    () => tensor(nested(129)),
    "ShapeError: tensor: arrays are nested more than 128 deep, or one holds itself",
  ],
  [
    "apply of a class",
    () => {
      class Twice extends (AutogradFunction as Loose) {
        static forward = (_: unknown, x: Loose) => x.mul(2);
      }
      return (Twice as Loose).apply(parameter());
    },
    "ArgumentError: AutogradFunction.apply: a function is an object: make it once, new AutogradFunction({ name, forward, backward }), and call its apply",
  ],
  [
    "a hook that returns a number",
    () => hooked(3),
    "ArgumentError: a hook on a tensor returns a tensor or nothing, this one returned number 3",
  ],
  [
    "a hook that is async",
    () => hooked(Promise.resolve(ones([2]))),
    "ArgumentError: a hook on a tensor returns a tensor or nothing, this one returned an object (Promise)",
  ],
  [
    "a class for a layer",
    () => new nn.Sequential(new nn.Linear(2, 2), nn.ReLU as Loose),
    "ArgumentError: Sequential: layer 1 is the class ReLU; put new ReLU(...) there",
  ],
  [
    "a mode that is neither true nor false",
    () => new nn.Linear(2, 2).train("no" as Loose),
    'ArgumentError: train: expected true or false, got "no"',
  ],
  [
    "statistics of one value",
    () => new nn.BatchNorm1d(3).forward(ones([1, 3])),
    "ShapeError: BatchNorm1d: expected more than 1 value per channel when training, got an input of shape [1, 3]",
  ],
  [
    "statistics of one pixel, in evaluation",
    () => new nn.BatchNorm2d(3, { trackRunningStats: false }).eval().forward(ones([1, 3, 1, 1])),
    "ShapeError: BatchNorm2d: expected more than 1 value per channel when training, got an input of shape [1, 3, 1, 1]",
  ],
  ["a step that is given a number", () => sgd().step(3), "ArgumentError: step: expected a function, got number 3"],
  [
    "a schedule of a number",
    () => new optim.LambdaLR(sgd(), 3 as Loose),
    "ArgumentError: LambdaLR: expected a function, got number 3",
  ],
])("%s", (_, call, message) => {
  expect(thrown(call)).toBe(message);
});

test("what lies beside these is taken", () => {
  expect(tensor(nested(128)).ndim).toBe(128);
  expect(new nn.BatchNorm1d(3).forward(ones([1, 3, 2])).shape).toEqual([1, 3, 2]);
  expect(new nn.BatchNorm1d(3).eval().forward(ones([1, 3])).shape).toEqual([1, 3]);
  expect(new nn.BatchNorm1d(3).forward(ones([0, 3])).shape).toEqual([0, 3]);
  expect(new nn.Sequential(((x: Loose) => x.mul(2)) as Loose).forward(ones([2])).toArray()).toEqual([2, 2]);
  expect(sgd().step(() => ones([]))).not.toBeNull();
});
