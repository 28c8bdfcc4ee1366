// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// The cells of pointwise operators with offers, for each number of tensors: they choose by length and layout.

import type {
  Choose,
} from "../../runtime/kernels/loops/choice.js";
import {
  STRIDED,
  inputsLayout,
  minimumOf,
} from "../../runtime/kernels/loops/choice.js";
import type {
  AnyLoop,
} from "../../runtime/kernels/loops/loop-table.js";

type Run = (...args: unknown[]) => unknown;

/** Chooses for cells of pointwise operators, by their number of tensors minus one. */
export const pointwiseChoice: readonly Choose[] = [
  (entries, reference) => {
    const fallback = reference as Run;
    const minimum = minimumOf(entries);
    return ((
      n: number, out: unknown, at: number, step: number,
      a: unknown, aAt: number, aStep: number,
      s0?: unknown, s1?: unknown, s2?: unknown, s3?: unknown,
    ) => {
      if (n < minimum) return void fallback(n, out, at, step, a, aAt, aStep, s0, s1, s2, s3);
      const layout = step === 1 ? inputsLayout(1, +(aStep === 0), +(aStep === 1)) : STRIDED;
      for (const { from, accepts, loop } of entries) {
        if (n < from || (accepts & layout) === 0) continue;
        if ((loop as Run)(n, out, at, step, a, aAt, aStep, s0, s1, s2, s3) !== false) return;
      }
      fallback(n, out, at, step, a, aAt, aStep, s0, s1, s2, s3);
    }) as AnyLoop;
  },
  (entries, reference) => {
    const fallback = reference as Run;
    const minimum = minimumOf(entries);
    return ((
      n: number, out: unknown, at: number, step: number,
      a: unknown, aAt: number, aStep: number,
      b: unknown, bAt: number, bStep: number,
      s0?: unknown, s1?: unknown, s2?: unknown, s3?: unknown,
    ) => {
      if (n < minimum) return void fallback(n, out, at, step, a, aAt, aStep, b, bAt, bStep, s0, s1, s2, s3);
      const layout = step === 1 ? inputsLayout(2, +(aStep === 0) + +(bStep === 0), +(aStep === 1) + +(bStep === 1)) : STRIDED;
      for (const { from, accepts, loop } of entries) {
        if (n < from || (accepts & layout) === 0) continue;
        if ((loop as Run)(n, out, at, step, a, aAt, aStep, b, bAt, bStep, s0, s1, s2, s3) !== false) return;
      }
      fallback(n, out, at, step, a, aAt, aStep, b, bAt, bStep, s0, s1, s2, s3);
    }) as AnyLoop;
  },
  (entries, reference) => {
    const fallback = reference as Run;
    const minimum = minimumOf(entries);
    return ((
      n: number, out: unknown, at: number, step: number,
      a: unknown, aAt: number, aStep: number,
      b: unknown, bAt: number, bStep: number,
      c: unknown, cAt: number, cStep: number,
      s0?: unknown, s1?: unknown, s2?: unknown, s3?: unknown,
    ) => {
      if (n < minimum) return void fallback(n, out, at, step, a, aAt, aStep, b, bAt, bStep, c, cAt, cStep, s0, s1, s2, s3);
      const layout = step === 1 ? inputsLayout(3, +(aStep === 0) + +(bStep === 0) + +(cStep === 0), +(aStep === 1) + +(bStep === 1) + +(cStep === 1)) : STRIDED;
      for (const { from, accepts, loop } of entries) {
        if (n < from || (accepts & layout) === 0) continue;
        if ((loop as Run)(n, out, at, step, a, aAt, aStep, b, bAt, bStep, c, cAt, cStep, s0, s1, s2, s3) !== false) return;
      }
      fallback(n, out, at, step, a, aAt, aStep, b, bAt, bStep, c, cAt, cStep, s0, s1, s2, s3);
    }) as AnyLoop;
  },
];
