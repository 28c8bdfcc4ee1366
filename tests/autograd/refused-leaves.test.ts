// A leaf that requires grad is not changed in place while recording: every operator that writes to its first argument refuses before it computes or copies
// anything.

import { expect, test } from "vitest";
import { AutogradError } from "../../runtime/core/errors.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { observe } from "../../runtime/modes/observer.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import { defaultOf, findOperator } from "../conformance/library.js";
import { samples } from "../samples/samples.js";

const inputsText = ({ arguments: all }: FunctionSchema): string =>
  JSON.stringify(all.map(({ name, type }) => [name, type]));
const inPlace = new Map(
  [...dispatcher.registry.entries.values()]
    .filter((entry) => entry.hasSchema && entry.schema.kind === "inplace")
    .map(({ name, schema }) => [`${schema.name.base.replace(/_$/, "")} ${inputsText(schema)}`, name] as const),
);
const cases = new Map(
  samples.flatMap(({ operator, args }) => {
    const schema = findOperator(`aten::${operator}`)?.schema;
    const written =
      schema?.kind === "functional" ? inPlace.get(`${schema.name.base} ${inputsText(schema)}`) : undefined;
    return written === undefined ? [] : [[written, { schema: schema!, args }] as const];
  }),
);
const composites = new Set<string>();

test.each([...cases])("%s", (name, { schema, args }) => {
  const given = args();
  const [leaf] = given;
  if (!isTensor(leaf) || !/^(float|complex)/.test(leaf.dtype)) return;
  const first = leaf.detach().clone();
  first.requiresGrad = true;
  // All operands are the leaf, where they may be: an operator that needs its old values would copy them.
  const operands = schema.arguments.map((argument, i) => {
    const value = i < given.length ? given[i] : defaultOf(argument);
    return i === 0 || (isTensor(value) && value.dtype === first.dtype && String(value.shape) === String(first.shape))
      ? first
      : value;
  });
  const called: string[] = [];
  const observing = observe({ before: ({ op }) => void called.push(op.name) });
  try {
    expect(() => findOperator(name)!.call(operands)).toThrow(AutogradError);
  } finally {
    observing.dispose();
  }
  if (called.length > 1) composites.add(name);
  else expect(called).toEqual([name]);
  expect((first as Tensor).version).toBe(0);
});

test("only composites call others first", () => {
  expect(cases.size).toBeGreaterThan(140);
  expect([...composites]).toEqual([]);
});
