// Tables of models.

import { expect, test } from "vitest";
import { manualSeed, rand, type Tensor, zeros } from "../../generated/index.js";
import {
  BatchNorm2d,
  Conv2d,
  Embedding,
  Flatten,
  Linear,
  LSTM,
  Module,
  ReLU,
  Sequential,
  summary,
} from "../../runtime/nn/index.js";

test("a table of outputs, parameters, bytes and operators, which changes nothing", () => {
  const norm = new BatchNorm2d(4);
  const model = new Sequential(new Conv2d(1, 4, 3), norm, new ReLU(), new Flatten(), new Linear(4 * 26 * 26, 10));
  manualSeed(1);
  const next = rand([1]).item();
  manualSeed(1);
  const found = summary(model, [2, 1, 28, 28]);
  expect(String(found)).toBe(`module             output          parameters    bytes  operators
Sequential         [2, 10]                                      5
  0 (Conv2d)       [2, 4, 26, 26]          40      160          1
  1 (BatchNorm2d)  [2, 4, 26, 26]           8       72          1
  2 (ReLU)         [2, 4, 26, 26]                               1
  3 (Flatten)      [2, 2704]                                    1
  4 (Linear)       [2, 10]             27,050  108,200          1
27,098 parameters (27,098 trained), 108,432 bytes; outputs 86,608 bytes`);
  expect(rand([1]).item()).toBe(next);
  expect([model.training, norm.training, norm.numBatchesTracked?.item()]).toEqual([true, true, 0]);
});

class Tied extends Module {
  readonly embedding = new Embedding(5, 3);
  readonly head = new Linear(3, 5, { bias: false });
  readonly unused = new Linear(2, 2);
  readonly lstm = new LSTM(3, 3);
  constructor() {
    super();
    this.head.weight = this.embedding.weight;
    this.embedding.weight.requiresGrad_(false);
  }
  forward(x: Tensor): Tensor {
    const [states] = this.lstm.forward(this.embedding.forward(x));
    return this.head.forward(this.head.forward(states).softmax(-1).matmul(this.embedding.weight));
  }
}

test("shared and frozen parameters, modules called twice or never, several results", () => {
  const { rows, parameters, trainable } = summary(new Tied(), [2, 4], { dtype: "int64" });
  expect(rows.map(({ name, parameters, calls }) => [name, parameters, calls])).toEqual([
    ["", 0, 1],
    ["embedding", 15, 1],
    ["head", 0, 2],
    ["unused", 6, 0],
    ["lstm", 96, 1],
  ]);
  expect([parameters, trainable]).toEqual([117, 102]);
  expect(rows[4]!.output).toEqual([
    [2, 4, 3],
    [1, 4, 3],
    [1, 4, 3],
  ]);
  const text = String(summary(new Tied(), [zeros([2, 4], { dtype: "int64" })]));
  expect(text).toContain("head (Linear) x2");
  expect(text).toMatch(/unused \(Linear\) +not called/);
});

test("what fails leaves no hook behind", () => {
  const model = new Sequential(new Linear(2, 3), new Linear(4, 1));
  expect(() => summary(model, [1, 2])).toThrow(/module: 1 \(Linear\)/);
  expect(model.training).toBe(true);
  expect(() => summary(model, [1, 2])).toThrow(/module: 1 \(Linear\)/);
  expect(() => summary(3 as never, [1])).toThrow("summary: expected a module, got number 3");
  expect(() => summary(model, "a" as never)).toThrow(
    "summary: expected the shape of the input, such as [1, 3, 32, 32]",
  );
  expect(() => summary(model, [1, 2], { depth: 3 } as never)).toThrow('summary: unknown option "depth"');
});
