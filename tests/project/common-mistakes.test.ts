// Habitual mistakes of first-time users, and the messages they get: no error of the engine, and no guess.

import { expect, test } from "vitest";
import * as library from "../../generated/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { habits } from "../builds/habits.js";
import { thrown } from "../thrown.js";

const { ones, tensor } = library;
/** As plain JavaScript sees it. */
// biome-ignore lint/suspicious/noExplicitAny: wrong calls are the point
type Loose = any;

test.each(habits(library, nn, optim))("%s", (_, call, message) => {
  expect(thrown(call)).toBe(message);
});

test("what lies beside these is taken", () => {
  let nested: Loose = 1;
  for (let i = 0; i < 128; i++) nested = [nested];
  expect(tensor(nested).ndim).toBe(128);
  expect(new nn.BatchNorm1d(3).forward(ones([1, 3, 2])).shape).toEqual([1, 3, 2]);
  expect(new nn.BatchNorm1d(3).eval().forward(ones([1, 3])).shape).toEqual([1, 3]);
  expect(new nn.BatchNorm1d(3).forward(ones([0, 3])).shape).toEqual([0, 3]);
  expect(new nn.Sequential(((x: Loose) => x.mul(2)) as Loose).forward(ones([2])).toArray()).toEqual([2, 2]);
  const sgd = new optim.SGD([tensor([1, 2], { requiresGrad: true })], { lr: 0.1 });
  expect(sgd.step(() => ones([]))).not.toBeNull();
});
