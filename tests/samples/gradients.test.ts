// Every entry of derivatives.yaml against finite differences, reverse, forward and second order; and broken formulas, which must be seen.

import { afterAll, afterEach, describe, expect, test } from "vitest";
import * as nodes from "../../generated/autograd/nodes.js";
import { gradcheck, savedTensorHooks, type Tensor } from "../../generated/index.js";
import { isDifferentiableCode } from "../../runtime/autograd/meta.js";
import type { Gradient, Rule } from "../../runtime/autograd/node.js";
import { grad } from "../../runtime/layers/grad.js";
import { checkable, checkSample, type Entry, entries, entryOfComposite } from "./checking.js";
import { type Sample, samples } from "./samples.js";

/** Entries without samples, and why. May only shrink. */
const pending: Readonly<Record<string, string>> = {};

/**
 * Only the shape or a choice (a mask, a branch) is used of these saved values: another value makes the same choice. May only
 * shrink.
 */
const saveUnseen: readonly string[] = [
  "_adaptive_avg_pool2d",
  "_adaptive_avg_pool2d_backward",
  "_adaptive_avg_pool3d",
  "_adaptive_avg_pool3d_backward",
  "adaptive_max_pool2d",
  "adaptive_max_pool3d",
  "amax",
  "amin",
  "aminmax",
  "avg_pool2d",
  "avg_pool3d",
  "clamp",
  "copysign.Scalar",
  "cummax",
  "cummin",
  "fractional_max_pool2d",
  "fractional_max_pool3d",
  "gather",
  "hardshrink",
  "hardsigmoid",
  "hardsigmoid_backward",
  "hardtanh",
  "hardtanh_backward",
  "im2col",
  "index_add",
  "index_copy",
  "index_reduce",
  "lu_unpack",
  "masked_select",
  "max",
  "max_pool2d_with_indices",
  "max_pool3d_with_indices",
  "median",
  "min",
  "nan_to_num",
  "nanmedian",
  "nansum",
  "native_dropout_backward",
  "put",
  "reflection_pad1d",
  "reflection_pad2d",
  "reflection_pad3d",
  "replication_pad1d",
  "replication_pad2d",
  "replication_pad3d",
  "scatter.reduce",
  "scatter_reduce.two",
  "segment_reduce",
  "softshrink",
  "special_xlog1py.other_scalar",
  "take",
  "xlogy.Scalar_Other",
];

/** Samples move with the parameter along a path that no difference of two samples shows; tests/kernels/rarely-called-operators.test.ts compares it. */
const pathwise: ReadonlySet<string> = new Set(["_standard_gamma"]);

const entryOf = new Map(entries.map((entry) => [entry.operator, entry]));
const samplesOf = new Map(
  samples.map(({ operator }) => [operator, samples.filter((sample) => sample.operator === operator)]),
);

test("every entry has samples", () => {
  const without = entries.map(({ operator }) => operator).filter((operator) => !samplesOf.has(operator));
  for (const operator of Object.keys(pending)) console.log(`pending: ${operator}: ${pending[operator]}`);
  expect(without.sort()).toEqual(Object.keys(pending).sort());
});

const composites = [...samplesOf.keys()].filter((operator) => !entryOf.has(operator)).map(entryOfComposite);

describe("derivatives are those of finite differences", () => {
  const counts = { entries: 0, reverse: 0, second: 0, forward: 0, none: 0 };
  afterAll(() => console.log(`entries checked: ${JSON.stringify(counts)}`));

  const rows = [...entries, ...composites]
    .filter(({ operator }) => samplesOf.has(operator))
    .map((entry) => [entry.operator, entry] as const);
  test.each(rows)("%s", (operator, entry) => {
    const checked = samplesOf.get(operator)!.map((sample) => checkSample(sample, entry));
    counts.entries++;
    for (const what of ["reverse", "second", "forward", "none"] as const) {
      if (checked.some((one) => one[what])) counts[what]++;
    }
    // Everything that an entry has a formula for was compared, unless it is a jump or a random result.
    if (entry.differentiable.length > 0 && !pathwise.has(operator) && checked.every(({ none }) => none)) {
      expect(entry.outputs?.[0] === false || samplesOf.get(operator)!.every(({ zero }) => zero === true)).toBe(true);
    }
  });
});

/** A sample whose gradients are not all zero, with the rule of its node. */
interface Mutable {
  readonly sample: Sample;
  readonly entry: Entry;
  readonly rule: { -readonly [K in keyof Rule]: Rule[K] };
}

const nonzero = (gradient: Gradient): boolean =>
  gradient !== null && (gradient.reshape([-1]).toArray() as number[]).some((value) => Math.abs(value) > 1e-2);

function mutables(): Mutable[] {
  const found: Mutable[] = [];
  for (const sample of samples) {
    const entry = entryOf.get(sample.operator);
    if (entry === undefined || sample.zero) continue;
    const { run, inputs } = checkable(sample, entry, entry.differentiable);
    if (inputs.length === 0) continue;
    const outputs = run(...inputs).filter(({ requiresGrad }) => requiresGrad);
    const rule =
      outputs.length === 0 ? undefined : (nodes as unknown as Record<string, Rule>)[outputs[0]!.gradFn!.name];
    // `lift` returns its argument itself, whose rule no gradient with respect to it passes through.
    if (rule === undefined || inputs.includes(outputs[0]!)) continue;
    const gradients = grad(outputs, [...inputs], {
      gradOutputs: outputs.map((output) => output.detach().clone().uniform_(0.5, 1.5)),
      allowUnused: true,
    });
    if (gradients.some(nonzero)) found.push({ sample, entry, rule });
  }
  return found;
}

describe("broken rules are seen", () => {
  const all = mutables();
  let restore = (): void => {};
  afterEach(() => restore());

  /** Names of the samples that pass gradcheck although every rule's gradients are changed. */
  function unseen(change: (gradients: readonly Gradient[]) => readonly Gradient[]): string[] {
    const missed: string[] = [];
    for (const { sample, entry, rule } of all) {
      const { backward } = rule;
      restore = () => {
        rule.backward = backward;
      };
      rule.backward = (node, grads, needs) => change(backward.call(rule, node, grads, needs));
      const { run, inputs } = checkable(sample, entry, entry.differentiable);
      if (gradcheck(run, inputs, { quiet: true })) missed.push(sample.operator);
      restore();
    }
    return missed;
  }

  const each = (change: (gradient: Tensor) => Tensor) => (gradients: readonly Gradient[]) =>
    gradients.map((one) => (one === null ? null : change(one)));

  test("most samples have a gradient that can be broken", () => {
    expect(all.length).toBeGreaterThan(430);
  });
  test("sign", () => {
    expect(unseen(each((gradient) => gradient.neg()))).toEqual([]);
  });
  test("factor", () => {
    expect(unseen(each((gradient) => gradient.mul(1.01)))).toEqual([]);
  });
  test("a wrong save: each saved tensor is another one", () => {
    const missed: string[] = [];
    let saving = 0;
    for (const { sample, entry } of all) {
      const { run, inputs } = checkable(sample, entry, entry.differentiable);
      let changed = 0;
      const hooks = {
        pack: (tensor: Tensor): unknown => {
          if (!isDifferentiableCode(tensor.dtypeCode) || tensor.numel === 0) return tensor;
          changed++;
          return tensor.detach().neg().add(0.7);
        },
        unpack: (value: unknown) => value as Tensor,
      };
      const passed = (() => {
        try {
          return savedTensorHooks(hooks, () => gradcheck(run, inputs, { quiet: true }));
        } catch {
          return false;
        }
      })();
      if (changed > 0) saving++;
      if (changed > 0 && passed) missed.push(sample.operator);
    }
    console.log(`wrong saves: ${saving} samples, unseen: ${missed.join(", ")}`);
    expect([...new Set(missed)].sort()).toEqual([...saveUnseen].sort());
  });
  test("dropped gradients", () => {
    expect(unseen((gradients) => gradients.map(() => null))).toEqual([]);
  });
});
