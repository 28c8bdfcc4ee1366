// Gradients of forward derivatives, against finite differences: what a formula saves besides its arguments must not hide a way to them.

import { expect, test } from "vitest";
import {
  dualLevel,
  gradcheck,
  jvp,
  makeDual,
  manualSeed,
  randn,
  type Tensor,
  unpackDual,
} from "../../generated/index.js";
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

test("a tangent that an operand lacks is zero", () => {
  let count = 0;
  const different: string[] = [];
  for (const [i, sample] of samples.entries()) {
    const entry = entryOf.get(sample.operator) ?? entryOfComposite(sample.operator);
    if (!entry.forward || sample.forward === false || sample.zero) continue;
    const { run, inputs } = checkable(sample, entry, entry.differentiable);
    if (inputs.length < 2) continue;
    manualSeed(5);
    const direction = inputs.map((x) => randn([...x.shape], { dtype: x.dtype }));
    for (let k = 0; k < inputs.length; k++) {
      const lacking = dualLevel(() => {
        const duals = inputs.map((x, j) => (j === k ? makeDual(x.detach(), direction[j]!) : x.detach()));
        return run(...duals).map((y) => {
          const { tangent } = unpackDual(y);
          // Tangents can be written to.
          return tangent?.mul_(1).clone() ?? null;
        });
      });
      const { tangents } = jvp(
        run,
        inputs.map((x) => x.detach()),
        direction.map((d, j) => (j === k ? d : d.mul(0))),
      ) as { readonly tangents: readonly Tensor[] };
      count++;
      tangents.forEach((expected, r) => {
        const found = lacking[r] ?? expected.mul(0);
        const isSame =
          found.dtype === expected.dtype &&
          String(found.shape) === String(expected.shape) &&
          Boolean(found.sub(expected).abs().le(expected.abs().mul(1e-12).add(1e-12)).all().item());
        if (!isSame)
          different.push(`sample ${i}, ${sample.operator}, input ${k}, result ${r}: ${found} instead of ${expected}`);
      });
    }
  }
  expect(different).toEqual([]);
  expect(count).toBeGreaterThan(500);
});
