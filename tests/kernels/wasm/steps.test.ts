// Fused steps of optimisers: the WebAssembly loops against the kernels' own, over lists of parameters around every size, strided ones, and all settings.

import { expect, test } from "vitest";
import { _fusedAdam_, _fusedAdamw_, _fusedSgd_, type Tensor, tensor, useKernels } from "../../../generated/index.js";
import { near } from "../../near.js";
import { fc } from "../../seeded.js";
import { withWasmOffers } from "./offers.js";

withWasmOffers();

// A place of the stage has 8192 numbers in float32 and 4096 in float64.
const sizes = [0, 1, 3, 4, 31, 32, 33, 511, 512, 4095, 4096, 4097, 8191, 8192, 8193, 20_001];

const inputs = fc.record({
  dtype: fc.constantFrom("float32" as const, "float64" as const),
  sizes: fc.array(fc.constantFrom(...sizes), { minLength: 1, maxLength: 6 }),
  strided: fc.boolean(),
  lr: fc.constantFrom(0.1, 1e-3),
  weightDecay: fc.constantFrom(0, 0.1),
  maximize: fc.boolean(),
  scale: fc.constantFrom(null, 8),
});

type Input = typeof inputs extends fc.Arbitrary<infer T> ? T : never;

/** Parameters or their state: numbers away from the limits, in the order of a seed; `least` for squares. */
function parametersOf({ dtype, sizes, strided }: Input, seed: number, least = -1): Tensor[] {
  return sizes.map((size, k) => {
    const wide = strided && k % 2 === 1 ? 2 * size : size;
    const values = Array.from({ length: wide }, (_, i) => least + ((i * 7919 + seed * 31 + k) % 1009) / 1009);
    const x = tensor(values, { dtype });
    return wide === size ? x : x.slice(0, 0, wide, 2);
  });
}

const elements = (lists: readonly (readonly Tensor[])[]): number[] =>
  lists.flatMap((list) => list.flatMap((x) => x.toArray() as number[]));

function close(input: Input, step: () => number[]): void {
  useKernels(null);
  const offered = step();
  useKernels("ts");
  const reference = step();
  const unit = input.dtype === "float32" ? 2 ** -21 : 2 ** -50;
  const worst = reference.findIndex((value, i) => !near(value, offered[i]!, unit * Math.max(1, Math.abs(value))));
  expect(worst < 0 ? null : { i: worst, reference: reference[worst], offered: offered[worst] }).toBe(null);
}

const adamInputs = fc.record({
  input: inputs,
  amsgrad: fc.boolean(),
  decoupled: fc.boolean(),
  steps: fc.array(fc.constantFrom(1, 2, 40), { minLength: 6, maxLength: 6 }),
});

test("Adam and AdamW", () => {
  fc.assert(
    fc.property(adamInputs, ({ input, amsgrad, decoupled, steps }) => {
      const { lr, weightDecay, maximize, scale } = input;
      close(input, () => {
        const lists = [
          parametersOf(input, 1),
          parametersOf(input, 2),
          parametersOf(input, 3),
          parametersOf(input, 4, 0.01),
          parametersOf(input, 5, 0.5),
        ];
        const [p, g, m, v, top] = lists as [Tensor[], Tensor[], Tensor[], Tensor[], Tensor[]];
        const counts = p.map((_, k) => tensor(steps[k]!));
        (decoupled ? _fusedAdamw_ : _fusedAdam_)(p, g, m, v, amsgrad ? top : [], counts, {
          ...{ lr, beta1: 0.9, beta2: 0.99, weightDecay, eps: 1e-3, amsgrad, maximize },
          ...(scale === null ? {} : { gradScale: tensor(scale) }),
        });
        return elements(lists);
      });
    }),
    { numRuns: 25 },
  );
});

const sgdInputs = fc.record({
  input: inputs,
  momentum: fc.constantFrom(0, 0.9),
  dampening: fc.constantFrom(0, 0.25),
  nesterov: fc.boolean(),
  isFirstStep: fc.boolean(),
});

test("gradient descent", () => {
  fc.assert(
    fc.property(sgdInputs, ({ input, momentum, dampening, nesterov, isFirstStep }) => {
      const { lr, weightDecay, maximize, scale } = input;
      close(input, () => {
        const lists = [parametersOf(input, 1), parametersOf(input, 2), parametersOf(input, 3)];
        const [p, g, buffers] = lists as [Tensor[], Tensor[], Tensor[]];
        _fusedSgd_(p, g, momentum === 0 ? [] : buffers, {
          ...{ lr, momentum, dampening, weightDecay, nesterov, maximize, isFirstStep },
          ...(scale === null ? {} : { gradScale: tensor(scale) }),
        });
        return elements(lists);
      });
    }),
    { numRuns: 25 },
  );
});
