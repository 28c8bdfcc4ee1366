// Composite operators never read a wrapper: what they do with a tensor of a class from outside reaches the class's kernels, or an error says which is missing.

import { describe, expect, test } from "vitest";
import {
  type DispatchKeyName,
  dispatcher,
  library,
  manualSeed,
  ones,
  type Tensor,
  WrapperTensor,
} from "../../generated/index.js";
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
  /^UnsupportedError: a Foreign is a wrapper without memory: no kernel of the wrapper handled (the view or as_strided|[\w.]+), /,
  /^UnsupportedError: a Foreign states its shape itself, .* no kernel of the wrapper handled the operator/,
  // Values that decide what is computed: `materialize` gives them.
  /^UnsupportedError: [\w ()]+: a Foreign has no memory, and its class no method `materialize` that gives its elements/,
];

/** The tensors of which an operator needs no element, by operator and position. */
const byMetadata: Readonly<Record<string, string>> = {
  "alias, tensor 0": "the wrapper as another object",
  "lift, tensor 0": "the wrapper itself",
  "lift_fresh, tensor 0": "the wrapper itself",
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

// A dense tensor of the wrapper's shape would be made in silence, and what is written to it would be in no wrapper.
describe("tensors like a wrapper", () => {
  const keys = classes.SparseCPU;
  /** Each call with what else it takes, the operator that the class is asked for, and what is called on its result. */
  const likes: readonly (readonly [call: string, rest: readonly unknown[], asked: string, then: string | null])[] = [
    ["fill.Scalar", [2], "empty_like", "fill_.Scalar"],
    ["empty_like", [], "empty_like", null],
    ["zeros_like", [], "empty_like", "zero_"],
    ["ones_like", [], "empty_like", "fill_.Scalar"],
    ["full_like", [2], "empty_like", "fill_.Scalar"],
    ["rand_like", [], "empty_like", "uniform_"],
    ["randn_like", [], "empty_like", "normal_"],
    ["randint_like", [3], "empty_like", "random_.from"],
    ["new_empty", [[3]], "new_empty", null],
    ["new_empty_strided", [[3], [1]], "new_empty_strided", null],
    ["new_zeros", [[3]], "new_zeros", null],
    ["new_ones", [[3]], "new_ones", null],
    ["new_full", [[3], 2], "new_full", null],
  ];
  const call = (name: string, self: Tensor, rest: readonly unknown[]): unknown => {
    const op = findOperator(`aten::${name}`)!;
    return op.call(completed(op, [self, ...rest]) as unknown[]);
  };

  test.each(likes)("%s of a class without kernels: an error that names what is missing", (name, rest, asked) => {
    // Only the composite for kernels that need not be functional is not for sparse tensors.
    expect(() => call(name, new Foreign(ones([2]), keys), rest)).toThrow(
      name === "new_empty_strided"
        ? "aten::new_empty_strided has no kernel for SparseCPU"
        : `a Foreign is a wrapper without memory: no kernel of the wrapper handled ${asked}, and nothing else can`,
    );
  });

  test.each(likes)("%s of a class with kernels asks it", (name, rest, asked, then) => {
    const lib = library("aten", "IMPL", "SparseCPU", "composites-of-wrappers.test.ts");
    const made = new Foreign(ones([2]), keys);
    const seen: string[] = [];
    try {
      lib.impl(asked, () => {
        seen.push(asked);
        return made;
      });
      if (then !== null)
        lib.impl(then, (self: Tensor) => {
          seen.push(then);
          return self;
        });
      expect(call(name, new Foreign(ones([2]), keys), rest)).toBe(made);
    } finally {
      lib.dispose();
    }
    expect(seen).toEqual(then === null ? [asked] : [asked, then]);
  });
});
