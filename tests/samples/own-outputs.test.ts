// An output that is also an operand: every out form gives what the functional form gives for the operands as they were, also where the operand has
// another shape than the result, or refuses. PyTorch 1.13 resizes the operand first and reads what is left of it.

import { expect, test } from "vitest";
import { TengenError } from "../../runtime/core/errors.js";
import { allocate, isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { isRandom } from "../../runtime/graphs/effects.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import { defaultOf, findOperator } from "../conformance/library.js";
import { dropWarnings } from "../kernels/quiet.js";
import { samples } from "./samples.js";

dropWarnings();

const inputsText = ({ arguments: all }: FunctionSchema): string =>
  JSON.stringify(all.filter(({ out }) => !out).map(({ name, type }) => [name, type]));
const outForms = new Map(
  [...dispatcher.registry.entries.values()]
    .filter((entry) => entry.hasSchema && entry.schema.kind === "out" && !isRandom(entry))
    .map(({ name, schema }) => [`${schema.name.base} ${inputsText(schema)}`, name] as const),
);
const refusals = /doesn't match the broadcast shape|refer to a single memory location/;

const text = (x: Tensor): string =>
  `${x.dtype} [${x.shape}] ${JSON.stringify(x.toArray(), (_, value) => (typeof value === "bigint" ? String(value) : value))}`;

const counts = { computed: 0, resized: 0, refused: 0 };

const cases = samples.flatMap((sample) => {
  const functional = findOperator(`aten::${sample.operator}`);
  const out =
    functional?.schema.kind === "functional"
      ? outForms.get(`${functional.schema.name.base} ${inputsText(functional.schema)}`)
      : undefined;
  return out === undefined ? [] : [[out, sample.operator, sample.args] as const];
});

test.each(cases)("%s", (out, operator, argsOf) => {
  const functional = findOperator(`aten::${operator}`)!;
  const operands = (): unknown[] => {
    const given = argsOf().map((value) => (isTensor(value) ? value.detach().clone() : value));
    return functional.schema.arguments.map((argument, i) => (i < given.length ? given[i] : defaultOf(argument)));
  };
  for (const [i, operand] of operands().entries()) {
    if (!isTensor(operand)) continue;
    // The sample of `cholesky` is no positive definite matrix.
    if (operator === "cholesky") continue;
    const wanted = [functional.call(operands())].flat() as Tensor[];
    if (wanted.length === 0 || wanted[0]!.dtype !== operand.dtype) continue;
    const args = operands();
    const outs = wanted.map(({ dtype }, result) => (result === 0 ? (args[i] as Tensor) : allocate([0], dtype)));
    try {
      findOperator(out)!.call([...args, ...outs]);
    } catch (error) {
      if (!(error instanceof TengenError)) throw error;
      expect(error.message).toMatch(refusals);
      counts.refused++;
      continue;
    }
    expect(outs.map(text)).toEqual(wanted.map(text));
    counts.computed++;
    if (String(operand.shape) !== String(wanted[0]!.shape)) counts.resized++;
  }
});

test("what the samples reach", () => {
  expect(counts.computed).toBeGreaterThan(700);
  expect(counts.resized).toBeGreaterThan(100);
  expect(counts.refused).toBeLessThan(90);
});
