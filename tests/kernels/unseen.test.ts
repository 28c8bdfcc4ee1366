// Calls that no sample of PyTorch's makes: odd shapes, dtypes and memory orders, special values, calls that PyTorch refuses; and new operators.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { warnings } from "../../runtime/kernels/structured.js";
import { readFamily, runGradients, runRecords, testPlaces } from "./golden.js";

const family = readFamily("unseen");

// Many calls resize an output that has elements, which warns.
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

  testPlaces(family, { spread: 1800, behind: 1840, out: 1160 });
});
