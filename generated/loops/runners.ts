// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Runs loops of pointwise operators: the functional, the in-place and the out form for each number of tensors.

import type {
  Tensor,
} from "../../runtime/core/tensor.js";
import {
  allocateLike,
} from "../../runtime/core/tensor.js";
import {
  beforeLong,
} from "../../runtime/kernels/loops/loop-table.js";
import {
  longRun,
} from "../../runtime/kernels/loops/thresholds.js";
import type {
  ElementArray,
} from "../../runtime/kernels/memory/arrays.js";
import type {
  IterationPlan,
} from "../../runtime/kernels/memory/iterator.js";
import {
  forEachRun,
} from "../../runtime/kernels/memory/iterator.js";
import type {
  Parameter,
  PointwiseRule,
} from "../../runtime/kernels/pointwise/rule.js";
import type {
  AnyLoop,
  PointwiseLoops,
} from "../../runtime/kernels/pointwise/runner.js";
import {
  areAlike,
  isPlain,
  runPointwise,
  scalarsFit,
} from "../../runtime/kernels/pointwise/runner.js";
import {
  resizeOutput,
} from "../../runtime/kernels/shapes/outputs.js";

type Loop1 = (
  n: number, out: ElementArray, at: number, step: number,
  a: ElementArray, aAt: number, aStep: number,
  s0: Parameter, s1: Parameter, s2: Parameter, s3: Parameter,
) => void;

/** The result of a rule on one tensor, as a new tensor. Without loops, as on meta, only shapes, dtypes and checks matter. */
export function unary(
  rule: PointwiseRule, loops: PointwiseLoops | null,
  a: Tensor,
  s0?: Parameter, s1?: Parameter, s2?: Parameter, s3?: Parameter,
): Tensor {
  const code = a.dtypeCode;
  const outCode = rule.same[code]!;
  if (outCode >= 0 && loops !== null && isPlain(a) && (rule.scalars === 0 || scalarsFit(rule, code, s0, s1, s2, s3))) {
    if (a.numel >= longRun) beforeLong(a);
    const out = allocateLike(a, outCode);
    (loops[code] as Loop1)(a.numel, out.storage.array as ElementArray, 0, 1, a.storage.array as ElementArray, a.offset, 1, s0, s1, s2, s3);
    return out;
  }
  return runPointwise(rule, loops, runUnary, null, null, [a], s0, s1, s2, s3);
}

/** Writes the result of a rule on one tensor into a. */
export function unaryInPlace(
  rule: PointwiseRule, loops: PointwiseLoops | null,
  a: Tensor,
  s0?: Parameter, s1?: Parameter, s2?: Parameter, s3?: Parameter,
): Tensor {
  const code = a.dtypeCode;
  if (rule.same[code] === code && loops !== null && isPlain(a) && (rule.scalars === 0 || scalarsFit(rule, code, s0, s1, s2, s3))) {
    if (a.numel >= longRun) beforeLong(a);
    (loops[code] as Loop1)(a.numel, a.storage.array as ElementArray, a.offset, 1, a.storage.array as ElementArray, a.offset, 1, s0, s1, s2, s3);
    return a;
  }
  return runPointwise(rule, loops, runUnary, a, null, [a], s0, s1, s2, s3);
}

/** Writes the result of a rule on one tensor into out, which gets its shape. */
export function unaryOut(
  rule: PointwiseRule, loops: PointwiseLoops | null,
  out: Tensor,
  a: Tensor,
  s0?: Parameter, s1?: Parameter, s2?: Parameter, s3?: Parameter,
): Tensor {
  return runPointwise(rule, loops, runUnary, out, resizeOutput, [a], s0, s1, s2, s3);
}

function runUnary(
  any: AnyLoop,
  plan: IterationPlan,
  arrays: readonly ElementArray[],
  offsets: readonly number[],
  parameters: readonly Parameter[],
): void {
  const loop = any as Loop1;
  const out = arrays[0]!;
  const a = arrays[1]!;
  const s0 = parameters[0];
  const s1 = parameters[1];
  const s2 = parameters[2];
  const s3 = parameters[3];
  const steps = plan.steps[0]!;
  const aSteps = plan.steps[1]!;
  const step = steps[0]!;
  const aStep = aSteps[0]!;
  const { sizes } = plan;
  const n = sizes[0]!;
  // One and two dimensions, by far the most frequent, skip the general iteration.
  if (sizes.length <= 2) {
    const rows = sizes[1] ?? 1;
    const row = steps[1] ?? 0;
    const aRow = aSteps[1] ?? 0;
    let at = offsets[0]!;
    let aAt = offsets[1]!;
    for (let i = 0; i < rows; i++, at += row, aAt += aRow) {
      loop(n, out, at, step, a, aAt, aStep, s0, s1, s2, s3);
    }
    return;
  }
  forEachRun(plan, offsets, (run, at) =>
    loop(run, out, at[0]!, step, a, at[1]!, aStep, s0, s1, s2, s3),
  );
}

type Loop2 = (
  n: number, out: ElementArray, at: number, step: number,
  a: ElementArray, aAt: number, aStep: number,
  b: ElementArray, bAt: number, bStep: number,
  s0: Parameter, s1: Parameter, s2: Parameter, s3: Parameter,
) => void;

/** The result of a rule on two tensors, as a new tensor. Without loops, as on meta, only shapes, dtypes and checks matter. */
export function binary(
  rule: PointwiseRule, loops: PointwiseLoops | null,
  a: Tensor, b: Tensor,
  s0?: Parameter, s1?: Parameter, s2?: Parameter, s3?: Parameter,
): Tensor {
  const code = a.dtypeCode;
  const outCode = rule.alike[code]!;
  if (outCode >= 0 && loops !== null && areAlike(a, b, code)) {
    if (a.numel >= longRun) beforeLong(a, b);
    const out = allocateLike(a, outCode);
    (loops[code] as Loop2)(a.numel, out.storage.array as ElementArray, 0, 1, a.storage.array as ElementArray, a.offset, 1, b.storage.array as ElementArray, b.offset, 1, s0, s1, s2, s3);
    return out;
  }
  return runPointwise(rule, loops, runBinary, null, null, [a, b], s0, s1, s2, s3);
}

/** Writes the result of a rule on two tensors into a. */
export function binaryInPlace(
  rule: PointwiseRule, loops: PointwiseLoops | null,
  a: Tensor, b: Tensor,
  s0?: Parameter, s1?: Parameter, s2?: Parameter, s3?: Parameter,
): Tensor {
  const code = a.dtypeCode;
  if (rule.alike[code] === code && loops !== null && a.storage !== b.storage && areAlike(a, b, code)) {
    if (a.numel >= longRun) beforeLong(a, b);
    (loops[code] as Loop2)(a.numel, a.storage.array as ElementArray, a.offset, 1, a.storage.array as ElementArray, a.offset, 1, b.storage.array as ElementArray, b.offset, 1, s0, s1, s2, s3);
    return a;
  }
  return runPointwise(rule, loops, runBinary, a, null, [a, b], s0, s1, s2, s3);
}

/** Writes the result of a rule on two tensors into out, which gets its shape. */
export function binaryOut(
  rule: PointwiseRule, loops: PointwiseLoops | null,
  out: Tensor,
  a: Tensor, b: Tensor,
  s0?: Parameter, s1?: Parameter, s2?: Parameter, s3?: Parameter,
): Tensor {
  return runPointwise(rule, loops, runBinary, out, resizeOutput, [a, b], s0, s1, s2, s3);
}

function runBinary(
  any: AnyLoop,
  plan: IterationPlan,
  arrays: readonly ElementArray[],
  offsets: readonly number[],
  parameters: readonly Parameter[],
): void {
  const loop = any as Loop2;
  const out = arrays[0]!;
  const a = arrays[1]!;
  const b = arrays[2]!;
  const s0 = parameters[0];
  const s1 = parameters[1];
  const s2 = parameters[2];
  const s3 = parameters[3];
  const steps = plan.steps[0]!;
  const aSteps = plan.steps[1]!;
  const bSteps = plan.steps[2]!;
  const step = steps[0]!;
  const aStep = aSteps[0]!;
  const bStep = bSteps[0]!;
  const { sizes } = plan;
  const n = sizes[0]!;
  // One and two dimensions, by far the most frequent, skip the general iteration.
  if (sizes.length <= 2) {
    const rows = sizes[1] ?? 1;
    const row = steps[1] ?? 0;
    const aRow = aSteps[1] ?? 0;
    const bRow = bSteps[1] ?? 0;
    let at = offsets[0]!;
    let aAt = offsets[1]!;
    let bAt = offsets[2]!;
    for (let i = 0; i < rows; i++, at += row, aAt += aRow, bAt += bRow) {
      loop(n, out, at, step, a, aAt, aStep, b, bAt, bStep, s0, s1, s2, s3);
    }
    return;
  }
  forEachRun(plan, offsets, (run, at) =>
    loop(run, out, at[0]!, step, a, at[1]!, aStep, b, at[2]!, bStep, s0, s1, s2, s3),
  );
}

type Loop3 = (
  n: number, out: ElementArray, at: number, step: number,
  a: ElementArray, aAt: number, aStep: number,
  b: ElementArray, bAt: number, bStep: number,
  c: ElementArray, cAt: number, cStep: number,
  s0: Parameter, s1: Parameter, s2: Parameter, s3: Parameter,
) => void;

/** The result of a rule on three tensors, as a new tensor. Without loops, as on meta, only shapes, dtypes and checks matter. */
export function ternary(
  rule: PointwiseRule, loops: PointwiseLoops | null,
  a: Tensor, b: Tensor, c: Tensor,
  s0?: Parameter, s1?: Parameter, s2?: Parameter, s3?: Parameter,
): Tensor {
  const code = a.dtypeCode;
  const outCode = rule.alike[code]!;
  if (outCode >= 0 && loops !== null && areAlike(a, b, code) && areAlike(a, c, code)) {
    if (a.numel >= longRun) beforeLong(a, b, c);
    const out = allocateLike(a, outCode);
    (loops[code] as Loop3)(a.numel, out.storage.array as ElementArray, 0, 1, a.storage.array as ElementArray, a.offset, 1, b.storage.array as ElementArray, b.offset, 1, c.storage.array as ElementArray, c.offset, 1, s0, s1, s2, s3);
    return out;
  }
  return runPointwise(rule, loops, runTernary, null, null, [a, b, c], s0, s1, s2, s3);
}

/** Writes the result of a rule on three tensors into a. */
export function ternaryInPlace(
  rule: PointwiseRule, loops: PointwiseLoops | null,
  a: Tensor, b: Tensor, c: Tensor,
  s0?: Parameter, s1?: Parameter, s2?: Parameter, s3?: Parameter,
): Tensor {
  const code = a.dtypeCode;
  if (rule.alike[code] === code && loops !== null && a.storage !== b.storage && a.storage !== c.storage && areAlike(a, b, code) && areAlike(a, c, code)) {
    if (a.numel >= longRun) beforeLong(a, b, c);
    (loops[code] as Loop3)(a.numel, a.storage.array as ElementArray, a.offset, 1, a.storage.array as ElementArray, a.offset, 1, b.storage.array as ElementArray, b.offset, 1, c.storage.array as ElementArray, c.offset, 1, s0, s1, s2, s3);
    return a;
  }
  return runPointwise(rule, loops, runTernary, a, null, [a, b, c], s0, s1, s2, s3);
}

/** Writes the result of a rule on three tensors into out, which gets its shape. */
export function ternaryOut(
  rule: PointwiseRule, loops: PointwiseLoops | null,
  out: Tensor,
  a: Tensor, b: Tensor, c: Tensor,
  s0?: Parameter, s1?: Parameter, s2?: Parameter, s3?: Parameter,
): Tensor {
  return runPointwise(rule, loops, runTernary, out, resizeOutput, [a, b, c], s0, s1, s2, s3);
}

function runTernary(
  any: AnyLoop,
  plan: IterationPlan,
  arrays: readonly ElementArray[],
  offsets: readonly number[],
  parameters: readonly Parameter[],
): void {
  const loop = any as Loop3;
  const out = arrays[0]!;
  const a = arrays[1]!;
  const b = arrays[2]!;
  const c = arrays[3]!;
  const s0 = parameters[0];
  const s1 = parameters[1];
  const s2 = parameters[2];
  const s3 = parameters[3];
  const steps = plan.steps[0]!;
  const aSteps = plan.steps[1]!;
  const bSteps = plan.steps[2]!;
  const cSteps = plan.steps[3]!;
  const step = steps[0]!;
  const aStep = aSteps[0]!;
  const bStep = bSteps[0]!;
  const cStep = cSteps[0]!;
  const { sizes } = plan;
  const n = sizes[0]!;
  // One and two dimensions, by far the most frequent, skip the general iteration.
  if (sizes.length <= 2) {
    const rows = sizes[1] ?? 1;
    const row = steps[1] ?? 0;
    const aRow = aSteps[1] ?? 0;
    const bRow = bSteps[1] ?? 0;
    const cRow = cSteps[1] ?? 0;
    let at = offsets[0]!;
    let aAt = offsets[1]!;
    let bAt = offsets[2]!;
    let cAt = offsets[3]!;
    for (let i = 0; i < rows; i++, at += row, aAt += aRow, bAt += bRow, cAt += cRow) {
      loop(n, out, at, step, a, aAt, aStep, b, bAt, bStep, c, cAt, cStep, s0, s1, s2, s3);
    }
    return;
  }
  forEachRun(plan, offsets, (run, at) =>
    loop(run, out, at[0]!, step, a, at[1]!, aStep, b, at[2]!, bStep, c, at[3]!, cStep, s0, s1, s2, s3),
  );
}
