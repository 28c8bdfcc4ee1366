// Fourier transforms and linear algebra of complex matrices: PyTorch's own results, with tighter tolerances for transforms.

import { describe, expect, it } from "vitest";
import { isComplexScalar } from "../../runtime/core/scalar.js";
import { isTensor } from "../../runtime/core/tensor.js";
import { findOperator } from "../conformance/library.js";
import { argumentsOf } from "../conformance/ops.js";
import { elementsOf, type GoldenTensor, numbersOfGolden } from "../conformance/values.js";
import { readFamily, runOnMeta, testPlaces, testRecords } from "./golden.js";

const family = readFamily("spectral");

describe("Fourier transforms and complex linear algebra: PyTorch's own answers", () => {
  testRecords(family);

  testPlaces(family, { spread: 100, behind: 100, out: 100 });

  it("the same shapes and dtypes on meta", () => {
    const refused = new Set(family.ops.filter(({ error }) => error !== undefined));
    // The residuals of least squares depend on the rank that is found.
    const ops = family.ops.filter((record) => !refused.has(record) && !record.op.includes("lstsq"));
    const { wrong, passed } = runOnMeta({ ops, grads: [] });
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(200);
  });

  it("transforms of float64 within 1e-12 of the largest element", () => {
    const components = (value: unknown): number[] =>
      typeof value === "object" && isComplexScalar(value as never)
        ? [(value as { re: number }).re, (value as { im: number }).im]
        : [Number(value)];
    const far: string[] = [];
    let compared = 0;
    for (const record of family.ops) {
      const golden = record.outs[0] as GoldenTensor | undefined;
      if (golden === undefined || !/float64|complex128/.test(golden.dtype) || !/[ft]ft(?!.*freq)/.test(record.op))
        continue;
      const op = findOperator(record.op)!;
      const result = op.call([...argumentsOf(op, record.args, (name, earlier) => earlier.get(name)).values()]);
      if (!isTensor(result)) throw new Error(`${record.op} gives no tensor`);
      const found = [...elementsOf(result)].flatMap(components);
      const wanted = [...numbersOfGolden(golden)].flatMap(components);
      const largest = Math.max(0, ...wanted.map(Math.abs));
      const apart = Math.max(0, ...wanted.map((value, i) => Math.abs(value - found[i]!)));
      if (!(apart <= 1e-12 * largest)) far.push(`${record.id} ${record.op}: ${apart} of ${largest}`);
      compared++;
    }
    expect(far).toEqual([]);
    expect(compared).toBeGreaterThan(200);
  });
});
