// Composite operators never read a wrapper: what they do with a tensor of a class from outside reaches the class's kernels, or an error says which is missing.

import { describe, expect, test } from "vitest";
import { type DispatchKeyName, dispatcher, manualSeed, type Tensor, WrapperTensor } from "../../generated/index.js";
import { findOperator } from "../conformance/library.js";
import { completed, mapTensors } from "../samples/checking.js";
import { type Sample, samples } from "../samples/samples.js";

const composite = new Set(
  ["CompositeImplicitAutograd", "CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional"].flatMap((key) =>
    dispatcher.registrationsFor(key),
  ),
);
const sampled = samples.filter(({ operator }) => composite.has(`aten::${operator}`));

/** The arguments of a sample. */
function argumentsOf(sample: Sample): readonly unknown[] {
  manualSeed(7);
  const args = completed(findOperator(`aten::${sample.operator}`)!, sample.args());
  return sample.through === undefined ? args : sample.through(args);
}

/** How many tensors the arguments have, those in lists one by one. */
function countTensors(args: readonly unknown[]): number {
  let count = 0;
  mapTensors(args, (t) => {
    count++;
    return t;
  });
  return count;
}

/** A class from outside. */
class Foreign extends WrapperTensor {
  constructor({ shape, strides, offset, dtype }: Tensor, keys: readonly DispatchKeyName[]) {
    super({ shape, strides, offset, dtype, keys });
  }
}

const classes = {
  SparseCPU: ["SparseCPU", "ADInplaceOrView", "AutogradCPU"],
  PrivateUse1: ["PrivateUse1", "ADInplaceOrView", "AutogradPrivateUse1"],
} as const satisfies Record<string, readonly DispatchKeyName[]>;

/** What calls with a wrapper of a class without kernels end with. */
const allowed: readonly RegExp[] = [
  /^DispatchError: aten::[\w.]+ has no kernel for /,
  /^UnsupportedError: a Foreign is a wrapper without memory: no kernel of the wrapper handled (this view|[\w.]+), /,
  /^UnsupportedError: a Foreign states its shape itself, .* no kernel of the wrapper handled the operator/,
  // Values that decide what is computed: `materialize` gives them.
  /^UnsupportedError: [\w ()]+: a Foreign has no memory, and its class no method `materialize` that gives its elements/,
];

/** The tensors of which an operator needs no element, by operator and position. */
const byMetadata: Readonly<Record<string, string>> = {
  "alias, tensor 0": "the wrapper as another object",
  "lift, tensor 0": "the wrapper itself",
  "lift_fresh, tensor 0": "the wrapper itself",
  "fill.Scalar, tensor 0": "a tensor of the wrapper's shape",
  "fill.Tensor, tensor 0": "a tensor of the wrapper's shape",
  "conj_physical_, tensor 0": "the wrapper itself, whose numbers are real",
  "rrelu_with_noise_backward, tensor 1": "arguments for training, without it",
  "rrelu_with_noise_backward, tensor 2": "arguments for training, without it",
  "unflatten_dense_tensors, tensor 1": "the shapes of tensors",
  "unflatten_dense_tensors, tensor 2": "the shapes of tensors",
};

describe.each(Object.keys(classes) as (keyof typeof classes)[])("a class with the key %s", (key) => {
  test("without kernels gets an error that says what is missing, of every composite operator and in every position", () => {
    const wrong: string[] = [];
    const silent = new Set<string>();
    let calls = 0;
    for (const sample of sampled) {
      const { operator } = sample;
      const count = countTensors(argumentsOf(sample));
      for (let position = 0; position < count; position++) {
        let at = 0;
        const args = mapTensors(argumentsOf(sample), (t) => (at++ === position ? new Foreign(t, classes[key]) : t));
        calls++;
        try {
          findOperator(`aten::${operator}`)!.call(args as unknown[]);
          silent.add(`${operator}, tensor ${position}`);
        } catch (error) {
          const text = String(error).split("\n")[0]!;
          if (!allowed.some((one) => one.test(text))) wrong.push(`${operator}, tensor ${position}: ${text}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect([...silent].sort()).toEqual(Object.keys(byMetadata).sort());
    expect(calls).toBeGreaterThan(500);
  });
});
