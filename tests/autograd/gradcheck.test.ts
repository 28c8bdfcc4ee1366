// An option of PyTorch's gradcheck that is always on here: each of several results is differentiated alone, with the others' gradients missing.

import { expect, test } from "vitest";
import { AutogradFunction, gradcheck, type Tensor, tensor } from "../../generated/index.js";

const input = () => tensor([0.5, 2], { dtype: "float64", requiresGrad: true });

/** Two results, 2 x and 3 x; a missing gradient of the second counts as `instead`. */
const twoResults = (instead: number) =>
  new AutogradFunction({
    name: "TwoResults",
    forward(context, x: Tensor) {
      context.materializeGrads = false;
      return [x.mul(2), x.mul(3)];
    },
    backward(_context, first: Tensor | null, second: Tensor | null) {
      const rest = second === null ? instead : second.mul(3);
      if (first !== null) return first.mul(2).add(rest as Tensor);
      return rest as Tensor;
    },
  });

test("a missing gradient that counts as zeros is right", () => {
  const right = twoResults(0);
  expect(gradcheck((x: Tensor) => right.apply(x) as readonly Tensor[], [input()])).toBe(true);
});

test("a missing gradient that counts as something else is found", () => {
  const wrong = twoResults(1);
  const run = (x: Tensor) => {
    const [first, second] = wrong.apply(x) as readonly Tensor[];
    return [first!.mul(1), second!.mul(1)];
  };
  expect(() => gradcheck(run, [input()])).toThrow(
    "gradcheck: reverse mode gives 3 for the derivative of output 0, element 0, by input 0, element 0; differences give 2.0",
  );
});

test("an option that is not there is refused", () => {
  expect(() => gradcheck((x: Tensor) => x, [input()], { fastMode: true } as object)).toThrow(
    'gradcheck: unknown option "fastMode"; there are eps, atol, rtol, reverse, forward, quiet, nondeterminism',
  );
});
