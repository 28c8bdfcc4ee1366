// What PyTorch accepts and refuses: dtypes of inputs and outputs, memory that overlaps, options; and operators that came in late.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { warnings } from "../../runtime/kernels/structured.js";
import { readFamily, runGradients, runRecords, testPlaces } from "./golden.js";

const family = readFamily("refusals");

const { emit } = warnings;
beforeAll(() => {
  warnings.emit = () => {};
});
afterAll(() => {
  warnings.emit = emit;
});

describe("calls varied at random: PyTorch's own answers", () => {
  it("values, dtypes, shapes, strides, refusals", () => {
    expect(runRecords(family)).toEqual({ passed: family.ops.length, wrong: [] });
  });

  it("gradients, second order, tangents, node names", () => {
    expect(runGradients(family)).toEqual({ passed: family.grads.length, wrong: [] });
  });

  testPlaces(family, { spread: 650, behind: 660, out: 100 });
});
