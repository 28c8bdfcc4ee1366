// Softmax and log-softmax and their gradients in WebAssembly beside the kernels' own loops: every length around the vectors' and the blocks', many rows and
// few, infinities and NaN.

import { describe, expect, test } from "vitest";
import {
  _logSoftmaxBackwardData,
  _softmaxBackwardData,
  explain,
  logSoftmax,
  ops,
  softmax,
  type Tensor,
  tensor,
  useKernels,
} from "../../../generated/index.js";
import { fc, seed } from "../../seeded.js";
import { withWasmOffers } from "./offers.js";

withWasmOffers();

let state = seed;
const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647;

const both = (call: () => Tensor): [number[], number[]] => {
  const list = (x: Tensor): number[] => x.reshape([-1]).toArray() as number[];
  useKernels(null);
  const offered = list(call());
  useKernels("ts");
  return [offered, list(call())];
};

const matrix = (rows: number, size: number): Tensor =>
  tensor(Float32Array.from({ length: rows * size }, () => (next() - 0.5) * 40)).reshape([rows, size]);

const kinds = [
  ["softmax", softmax, 0],
  ["log_softmax", logSoftmax, 1],
] as const;

function expectNear([offered, reference]: [number[], number[]], absolute: number): void {
  const worst = reference.findIndex((value, i) => {
    const got = offered[i]!;
    if (!Number.isFinite(value)) return !Object.is(value, got);
    return !(Math.abs(value - got) <= 5e-6 * Math.abs(value) + absolute);
  });
  expect(worst < 0 ? null : { worst, first: reference[worst], offered: offered[worst] }).toBe(null);
}

describe.each(kinds)("%s", (_name, operator, tolerance) => {
  test.each([1, 2, 3, 4, 5, 7, 31, 32, 33, 34, 35, 64, 127, 1000, 4099])(
    "rows of %i elements, one, four and hundreds of them, also in part of a tensor",
    (n) => {
      const x = matrix(4, n + 3);
      for (const part of [x, x.slice(1, 3), x.slice(0, 1, 3), x.slice(0, 1, 2), matrix(Math.ceil(40_000 / n), n)])
        expectNear(
          both(() => operator(part, -1)),
          1e-7 * tolerance,
        );
    },
  );

  test.each([
    ["an infinity", Number.POSITIVE_INFINITY],
    ["one that is -inf", Number.NEGATIVE_INFINITY],
    ["NaN", Number.NaN],
  ])("a row with %s, and one of nothing else", (_what, special) => {
    const line = new Array<number>(45).fill(0);
    const x = tensor([line, line.with(44, special), line, line.with(0, special), line.map(() => special), line]);
    expectNear(
      both(() => operator(x, 1)),
      1e-7 * tolerance,
    );
  });
});

const inputs = fc.record({
  rows: fc.constantFrom(1, 2, 3, 16, 257),
  size: fc.constantFrom(1, 2, 3, 4, 5, 8, 10, 31, 33, 64, 255, 1000, 4097, 16_384, 16_385),
  special: fc.constantFrom(null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  place: fc.nat(),
  inGradient: fc.boolean(),
  lies: fc.constantFrom("dense", "shifted", "expanded"),
});

test.each([
  ["softmax", _softmaxBackwardData, softmax],
  ["log_softmax", _logSoftmaxBackwardData, logSoftmax],
] as const)("gradients of %s", (_name, backward, forward) => {
  fc.assert(
    fc.property(inputs, ({ rows, size, special, place, inGradient, lies }) => {
      const count = size > 1000 ? Math.min(rows, 3) : rows;
      useKernels("ts");
      const x = matrix(count, size);
      const y = forward(x, 1);
      const g =
        lies === "expanded"
          ? tensor([0.75]).expand([count, size])
          : lies === "shifted"
            ? matrix(count + 1, size + 1)
                .slice(0, 1)
                .slice(1, 1)
            : matrix(count, size);
      const [first, other] = lies === "expanded" ? [y, y] : inGradient ? [g, y] : [y, g];
      if (special !== null)
        first
          .select(0, place % count)
          .select(0, place % size)
          .fill_(special);
      expect(other.numel).toBe(count * size);
      expectNear(
        both(() => backward(g, y, 1, "float32")),
        2e-5,
      );
    }),
    { numRuns: 80 },
  );
});

test("explanations name them", () => {
  const x = tensor([[1]]);
  expect(explain(ops.aten._softmax.default, x, 1, false).steps.at(-1)!.offers).toEqual([
    "wasm _softmax (wasm) for float32, contiguous runs from 32 elements",
    "wasm _softmax (wasm) for float64, contiguous runs from 32 elements",
  ]);
  expect(explain(ops.aten._log_softmax_backward_data.default, x, x, 1, "float32").steps.at(-1)!.offers).toEqual([
    "wasm _log_softmax_backward_data (wasm) for float32, contiguous runs from 32 elements",
    "wasm _log_softmax_backward_data (wasm) for float64, contiguous runs from 32 elements",
  ]);
});
