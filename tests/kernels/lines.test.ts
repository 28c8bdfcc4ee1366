// Softmax and log-softmax in WebAssembly beside the kernels' own loops: every length around the vectors' and the threshold, infinities and NaN.

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  explain,
  logSoftmax,
  offerWasm,
  ops,
  softmax,
  type Tensor,
  tensor,
  useKernels,
} from "../../generated/index.js";
import { seed } from "../seeded.js";

let handle: ReturnType<typeof offerWasm>;
beforeAll(() => {
  handle = offerWasm();
});
afterEach(() => {
  useKernels(null);
});
afterAll(() => handle.dispose());

let state = seed;
const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647;

const both = (call: () => Tensor): [number[], number[]] => {
  const list = (x: Tensor): number[] => x.reshape([-1]).toArray() as number[];
  useKernels(null);
  const offered = list(call());
  useKernels("ts");
  return [offered, list(call())];
};

describe.each([
  ["softmax", softmax, 0],
  ["log_softmax", logSoftmax, 1],
] as const)("%s", (_name, operator, tolerance) => {
  test.each([31, 32, 33, 34, 35, 64, 127, 1000, 4099])("lines of %i elements, also in a part of a tensor", (n) => {
    const x = tensor(Array.from({ length: 4 }, () => Array.from({ length: n + 3 }, () => (next() - 0.5) * 40)));
    for (const part of [x, x.slice(1, 3), x.slice(0, 1, 3)]) {
      const [offered, own] = both(() => operator(part, -1));
      for (const [i, value] of offered.entries())
        expect(Math.abs(value - own[i]!)).toBeLessThanOrEqual(5e-6 * Math.abs(own[i]!) + 1e-7 * tolerance);
    }
  });

  test.each([
    ["an infinity", Number.POSITIVE_INFINITY],
    ["one that is -inf", Number.NEGATIVE_INFINITY],
    ["NaN", Number.NaN],
  ])("a line with %s, and one of nothing else", (_what, special) => {
    const line = new Array<number>(45).fill(0);
    const x = tensor([line, line.with(44, special), line.with(0, special), line.map(() => special)]);
    const [offered, own] = both(() => operator(x, 1));
    for (const [i, value] of offered.entries()) {
      if (Number.isFinite(own[i]!)) expect(value).toBeCloseTo(own[i]!, 6);
      else expect(value).toBe(own[i]);
    }
  });
});

test("explanations name them", () => {
  const x = tensor([[1]]);
  expect(explain(ops.aten._softmax.default, x, 1, false).steps.at(-1)!.offers).toEqual([
    "wasm softmax of a line (wasm) for float32, contiguous runs from 32 elements",
  ]);
});
