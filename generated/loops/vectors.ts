// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// The loops of compiled programs of pointwise operators, for each number of tensors.

import type {
  Parameter,
} from "../../runtime/kernels/pointwise/rule.js";
import type {
  Elements,
  Maker,
} from "../../runtime/kernels/wasm/blocks.js";
import {
  callNumbers,
  converter,
  copyIn,
  divisible,
} from "../../runtime/kernels/wasm/blocks.js";
import {
  computeInPlace,
  mayBeInPlace,
} from "../../runtime/kernels/wasm/in-place.js";
import {
  sharedRun,
} from "../../runtime/kernels/wasm/shared.js";
import type {
  ElementKind,
} from "../../runtime/wasm/programs/vectors.js";

/** By the number of tensors minus one. */
export const vectorMakers: readonly Maker[] = [
  (choose, kind) => {
    const convert = converter(kind);
    const { bytes } = kind;
    const loop = (
      n: number, out: Elements, at: number, step: number,
      a: Elements, aAt: number, aStep: number,
      s0: Parameter, s1: Parameter, s2: Parameter, s3: Parameter,
    ): boolean => {
      const compiled = choose(s0, s1, s2, s3);
      if (compiled === null) return false;
      const { places, run, shared } = compiled;
      const [p, q, r, s] = callNumbers(compiled, convert, s0, s1, s2, s3);
      if (n >= shared) {
        const some = (i: number, count: number): boolean => loop(count, out, at + i, step, a, aAt + i * aStep, aStep, s0, s1, s2, s3);
        const inputs = [[a, aAt, aStep]] as const;
        if (sharedRun(compiled, kind as ElementKind, n, out, at, inputs, [p, q, r, s], some)) return true;
      }
      const { result, block, multiple, divides, overwrites } = compiled;
      // Arrays in the region are computed where they are, except for the last elements.
      const start = mayBeInPlace(n) ? computeInPlace(compiled, n, out, at, [[a, aAt, aStep]], [p, q, r, s]) : 0;
      for (let done = start; done < n; done += block) {
        const count = Math.min(block, n - done);
        // Constant operands remain from the first block, except in the region that has received results.
        if (done === start || aStep === 1 || overwrites === 0) copyIn(places[0]!, a, aAt, aStep, done, count);
        if (divides) divisible(places, count, multiple);
        run(Math.ceil(count / multiple) * multiple * bytes, p, q, r, s);
        out.set(count === result.length ? result : result.subarray(0, count), at + done);
      }
      return true;
    };
    return loop;
  },
  (choose, kind) => {
    const convert = converter(kind);
    const { bytes } = kind;
    const loop = (
      n: number, out: Elements, at: number, step: number,
      a: Elements, aAt: number, aStep: number,
      b: Elements, bAt: number, bStep: number,
      s0: Parameter, s1: Parameter, s2: Parameter, s3: Parameter,
    ): boolean => {
      const compiled = choose(s0, s1, s2, s3);
      if (compiled === null) return false;
      const { places, run, shared } = compiled;
      const [p, q, r, s] = callNumbers(compiled, convert, s0, s1, s2, s3);
      if (n >= shared) {
        const some = (i: number, count: number): boolean => loop(count, out, at + i, step, a, aAt + i * aStep, aStep, b, bAt + i * bStep, bStep, s0, s1, s2, s3);
        const inputs = [[a, aAt, aStep], [b, bAt, bStep]] as const;
        if (sharedRun(compiled, kind as ElementKind, n, out, at, inputs, [p, q, r, s], some)) return true;
      }
      const { result, block, multiple, divides, overwrites } = compiled;
      // Arrays in the region are computed where they are, except for the last elements.
      const start = mayBeInPlace(n) ? computeInPlace(compiled, n, out, at, [[a, aAt, aStep], [b, bAt, bStep]], [p, q, r, s]) : 0;
      for (let done = start; done < n; done += block) {
        const count = Math.min(block, n - done);
        // Constant operands remain from the first block, except in the region that has received results.
        if (done === start || aStep === 1 || overwrites === 0) copyIn(places[0]!, a, aAt, aStep, done, count);
        if (done === start || bStep === 1 || overwrites === 1) copyIn(places[1]!, b, bAt, bStep, done, count);
        if (divides) divisible(places, count, multiple);
        run(Math.ceil(count / multiple) * multiple * bytes, p, q, r, s);
        out.set(count === result.length ? result : result.subarray(0, count), at + done);
      }
      return true;
    };
    return loop;
  },
  (choose, kind) => {
    const convert = converter(kind);
    const { bytes } = kind;
    const loop = (
      n: number, out: Elements, at: number, step: number,
      a: Elements, aAt: number, aStep: number,
      b: Elements, bAt: number, bStep: number,
      c: Elements, cAt: number, cStep: number,
      s0: Parameter, s1: Parameter, s2: Parameter, s3: Parameter,
    ): boolean => {
      const compiled = choose(s0, s1, s2, s3);
      if (compiled === null) return false;
      const { places, run, shared } = compiled;
      const [p, q, r, s] = callNumbers(compiled, convert, s0, s1, s2, s3);
      if (n >= shared) {
        const some = (i: number, count: number): boolean => loop(count, out, at + i, step, a, aAt + i * aStep, aStep, b, bAt + i * bStep, bStep, c, cAt + i * cStep, cStep, s0, s1, s2, s3);
        const inputs = [[a, aAt, aStep], [b, bAt, bStep], [c, cAt, cStep]] as const;
        if (sharedRun(compiled, kind as ElementKind, n, out, at, inputs, [p, q, r, s], some)) return true;
      }
      const { result, block, multiple, divides, overwrites } = compiled;
      // Arrays in the region are computed where they are, except for the last elements.
      const start = mayBeInPlace(n) ? computeInPlace(compiled, n, out, at, [[a, aAt, aStep], [b, bAt, bStep], [c, cAt, cStep]], [p, q, r, s]) : 0;
      for (let done = start; done < n; done += block) {
        const count = Math.min(block, n - done);
        // Constant operands remain from the first block, except in the region that has received results.
        if (done === start || aStep === 1 || overwrites === 0) copyIn(places[0]!, a, aAt, aStep, done, count);
        if (done === start || bStep === 1 || overwrites === 1) copyIn(places[1]!, b, bAt, bStep, done, count);
        if (done === start || cStep === 1 || overwrites === 2) copyIn(places[2]!, c, cAt, cStep, done, count);
        if (divides) divisible(places, count, multiple);
        run(Math.ceil(count / multiple) * multiple * bytes, p, q, r, s);
        out.set(count === result.length ? result : result.subarray(0, count), at + done);
      }
      return true;
    };
    return loop;
  },
];
