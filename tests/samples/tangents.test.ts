// Gradients of forward derivatives, against finite differences: what a formula saves besides its arguments must not hide a way to them.

import { expect, test } from "vitest";
import { gradcheck, jvp, manualSeed, randn, type Tensor } from "../../generated/index.js";
import { checkable, type Entry, entries, entryOfComposite } from "./checking.js";
import { type Sample, samples } from "./samples.js";

/** The gradient of a tangent needs a second derivative, which these refuse. May only shrink. */
const refused: readonly string[] = ["segment_reduce"];

const entryOf = new Map(entries.map((entry) => [entry.operator, entry]));
const most = 150;

/** Throws if the gradient of the tangents is wrong; false if the sample has none, or too many elements for differences. */
function checkTangents(sample: Sample, entry: Entry): boolean {
  if (!entry.forward || sample.forward === false || sample.zero) return false;
  const { run, inputs } = checkable(sample, entry, entry.differentiable);
  if (inputs.length === 0 || inputs.reduce((sum, { numel }) => sum + numel, 0) > most) return false;
  manualSeed(3);
  const directions = inputs.map((x) => randn([...x.shape], { dtype: x.dtype }));
  // Tangents that do not depend on the inputs have a gradient of zero.
  const nothing = (xs: readonly Tensor[]): Tensor => xs.map((x) => x.mul(0).sum()).reduce((a, b) => a.add(b));
  const tangents = (...xs: Tensor[]): Tensor[] =>
    jvp(run, xs, directions).tangents.map((y) => {
      const zero = nothing(xs);
      return y.add((y.isComplex() || !zero.isComplex() ? zero : zero.real).to(y.dtype));
    });
  gradcheck(tangents, inputs, { atol: 1e-6, rtol: 1e-5 });
  return true;
}

test("gradients of forward derivatives agree with differences", () => {
  let count = 0;
  const refusing = new Set<string>();
  for (const [i, sample] of samples.entries()) {
    const { operator } = sample;
    try {
      if (checkTangents(sample, entryOf.get(operator) ?? entryOfComposite(operator))) count++;
    } catch (error) {
      if (!/not implemented|not differentiable/.test(String(error)))
        throw new Error(`sample ${i}, ${operator}: ${String(error)}`, { cause: error });
      refusing.add(operator);
    }
  }
  expect([...refusing]).toEqual(refused);
  expect(count).toBeGreaterThan(600);
});
